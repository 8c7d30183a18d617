"""Does the clause ledger find every disagreement between rulebook, code and tests? Small trees, one fault each."""

from __future__ import annotations

from pathlib import Path

import pytest

from fuda.library import ledger
from fuda.library.clause_tables import clause_table_markdown
from tests.citing import clause

CLAUSES = """
["1.1"]
kind = "procedure"
ja = "一枚引く"
en = "draw one"

["1.10"]
kind = "restriction"
ja = "一回だけ"
en = "once only"

["2.0"]
kind = "inert"
ja = "絵"
en = "picture"
why = { ja = "絵だけ", en = "only a picture" }
"""

RULINGS = """
[[ruling]]
id = "R1"
clauses = ["1.1"]
question = { ja = "問", en = "question" }
reading = { ja = "読", en = "reading" }
reason = { ja = "理由", en = "reason" }
test = "tests/toy/test_turn.py::test_a_card_is_drawn"

[[ruling]]
id = "R2"
clauses = ["1.10"]
question = { ja = "問", en = "question" }
reading = { ja = "読", en = "reading" }
reason = { ja = "理由", en = "reason" }
test = "scenario:only_once"
"""

TURN = """
class Turn(Procedure):
    @step("1.1")
    def draw(self, state, rules):
        if state.drawn:
            return Reason("1.10", "drawn already")
"""

TESTS = """
@clause("toy", "1.1")
def test_a_card_is_drawn():
    assert True
"""

SCENARIO = """
game: toy
clauses: [1.10]
"""


class Tree:
    """A source tree of one game `toy`, written into a temporary folder, whole until a test spoils it."""

    def __init__(self, root: Path) -> None:
        self.games = root / "src" / "fuda" / "games"
        self.tests = root / "tests"
        self.write("src/fuda/games/toy/rulebook/clauses.toml", CLAUSES)
        self.write("src/fuda/games/toy/rulebook/rulings.toml", RULINGS)
        self.write("src/fuda/games/toy/turn.py", TURN)
        self.write("tests/toy/test_turn.py", TESTS)
        self.write("tests/scenarios/toy/only_once.yaml", SCENARIO)

    def write(self, name: str, text: str) -> None:
        path = self.tests.parent / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.tests.parent / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def check(self) -> ledger.Report:
        return ledger.check("toy", self.tests, self.games)

    def found(self) -> list[tuple[str, str, str]]:
        return [(problem.severity, problem.kind, problem.about) for problem in self.check().problems]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


LEDGER = "src/fuda/games/toy/rulebook/clauses.toml"
REGISTER = "src/fuda/games/toy/rulebook/rulings.toml"


def test_a_whole_tree_has_no_problem(tree: Tree) -> None:
    report = tree.check()
    assert report.problems == ()
    assert report.is_clean
    assert report.tests_examined
    assert dict(report.totals) == {
        "definition": 0,
        "procedure": 1,
        "permission": 0,
        "restriction": 1,
        "deck": 0,
        "inert": 1,
    }
    assert (report.with_code, report.with_test, report.rulings) == (2, 2, 2)
    assert report.lines() == (
        "toy: 3 clauses (1 procedure, 1 restriction, 1 inert)",
        "toy: 2 executable, 2 cited by code, 2 cited by tests, 2 rulings",
        "toy: 0 errors, 0 warnings",
    )


def test_clauses_and_rulings_are_loaded_in_order(tree: Tree) -> None:
    clauses = ledger.load_clauses("toy", tree.games)
    assert list(clauses) == ["1.1", "1.10", "2.0"]
    assert clauses["1.1"].summary == ledger.Words("一枚引く", "draw one")
    assert not clauses["2.0"].is_executable
    assert clauses["2.0"].why.en == "only a picture"
    assert [ruling.id for ruling in ledger.load_rulings("toy", tree.games)] == ["R1", "R2"]


def test_code_that_cites_an_unknown_clause_is_named_with_its_line(tree: Tree) -> None:
    tree.write("src/fuda/games/toy/battle.py", '\n\n@rule("9.9")\ndef fight():\n    pass\n')
    assert tree.found() == [("error", "unknown-clause", "9.9")]
    assert "src/fuda/games/toy/battle.py:3 (fight)" in tree.check().problems[0].message


def test_a_test_that_cites_an_unknown_clause_is_named_with_its_line(tree: Tree) -> None:
    tree.replace("tests/toy/test_turn.py", '"1.1"', '"1.1", "9.9"')
    assert tree.found() == [("error", "unknown-clause", "9.9")]
    assert "tests/toy/test_turn.py:2 (test_a_card_is_drawn)" in tree.check().problems[0].message


def test_a_scenario_that_cites_an_unknown_clause_is_named_with_its_line(tree: Tree) -> None:
    tree.replace("tests/scenarios/toy/only_once.yaml", "[1.10]", "[1.10, 9.90]")
    assert tree.found() == [("error", "unknown-clause", "9.90")]
    assert "tests/scenarios/toy/only_once.yaml:3 (only_once)" in tree.check().problems[0].message


def test_an_executable_clause_without_code_is_an_error(tree: Tree) -> None:
    tree.replace("src/fuda/games/toy/turn.py", 'Reason("1.10", "drawn already")', "None")
    assert tree.found() == [("error", "no-code", "1.10")]
    assert not tree.check().is_clean


def test_a_clause_with_code_but_without_a_citing_test_is_an_error(tree: Tree) -> None:
    tree.replace("tests/scenarios/toy/only_once.yaml", "clauses: [1.10]", "clauses: []")
    assert tree.found() == [("error", "no-test", "1.10")]


MANY = """
["3.1"]
kind = "procedure"
ja = "一"
en = "one"

["3.2"]
kind = "procedure"
ja = "二"
en = "two"

["3.3"]
kind = "procedure"
ja = "三"
en = "three"

["3.4"]
kind = "procedure"
ja = "四"
en = "four"
"""


def _widen(tree: Tree, *cited: str) -> None:
    """Four more clauses with code, and the one test of the tree cites these as well."""
    tree.replace(LEDGER, '["2.0"]', MANY + '\n["2.0"]')
    tree.write("src/fuda/games/toy/battle.py", '@rule("3.1 3.2 3.3 3.4")\ndef fight():\n    pass\n')
    tree.replace("tests/toy/test_turn.py", '"1.1"', ", ".join(f'"{each}"' for each in ("1.1", *cited)))


def test_a_test_of_five_clauses_proves_each_of_them(tree: Tree) -> None:
    _widen(tree, "3.1", "3.2", "3.3", "3.4")
    assert tree.found() == []


def test_clauses_that_only_a_test_of_six_names_need_tests_of_their_own(tree: Tree) -> None:
    _widen(tree, "1.10", "3.1", "3.2", "3.3", "3.4")
    assert [found[1:] for found in tree.found()] == [
        ("only-in-bulk", each) for each in ("1.1", "3.1", "3.2", "3.3", "3.4")
    ]
    assert not tree.check().is_clean


def test_two_decorators_of_one_test_count_together(tree: Tree) -> None:
    _widen(tree, "1.10", "3.1", "3.2")
    tree.replace("tests/toy/test_turn.py", "@clause", '@clause("toy", "3.3", "3.4")\n@clause')
    assert {about for _, kind, about in tree.found() if kind == "only-in-bulk"} == {"1.1", "3.1", "3.2", "3.3", "3.4"}


def test_a_listed_exception_passes_until_it_is_no_longer_needed(tree: Tree) -> None:
    _widen(tree, "1.10", "3.1", "3.2", "3.3", "3.4")
    tree.write("tests/bulk_cited.toml", 'toy = ["1.1", "3.1", "3.2", "3.3", "3.4"]\n')
    assert tree.found() == []
    tree.write("tests/toy/test_battle.py", '@clause("toy", "3.3")\ndef test_of_its_own():\n    assert True\n')
    assert tree.found() == [("error", "stale-exception", "3.3")]


def test_an_inert_clause_needs_a_reason_in_both_languages(tree: Tree) -> None:
    tree.replace(LEDGER, 'en = "only a picture"', 'en = " "')
    assert tree.found() == [("error", "no-why", "2.0")]


def test_a_blank_or_missing_summary_is_an_error(tree: Tree) -> None:
    tree.replace(LEDGER, 'en = "draw one"', "")
    tree.replace(LEDGER, 'ja = "一回だけ"', 'ja = ""')
    assert tree.found() == [("error", "no-summary", "1.1"), ("error", "no-summary", "1.10")]


def test_an_unknown_kind_is_an_error(tree: Tree) -> None:
    tree.replace(LEDGER, '"restriction"', '"advice"')
    assert tree.found() == [("error", "unknown-kind", "1.10")]


def test_code_that_cites_an_inert_clause_is_only_a_warning(tree: Tree) -> None:
    tree.write("src/fuda/games/toy/pictures.py", 'SHOWN = Picture(clause="2.0")\n')
    assert tree.found() == [("warning", "inert-cited", "2.0")]
    assert tree.check().is_clean


def test_a_ruling_about_an_unknown_clause_is_an_error(tree: Tree) -> None:
    tree.replace(REGISTER, 'clauses = ["1.1"]', 'clauses = ["1.1", "9.9"]')
    tree.replace(REGISTER, 'clauses = ["1.10"]', "clauses = []")
    assert tree.found() == [("error", "ruling-clause", "R1"), ("error", "ruling-clause", "R2")]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "scenario:twice",
        "tests/toy/test_turn.py",
        "tests/toy/test_turn.py::test_nothing",
        "tests/toy/test_gone.py::test_a_card_is_drawn",
    ],
)
def test_a_ruling_needs_a_test_that_is_there(tree: Tree, name: str) -> None:
    tree.replace(REGISTER, "scenario:only_once", name)
    assert tree.found() == [("error", "ruling-test", "R2")]


def test_a_ruling_may_name_a_method_or_one_case_of_a_test(tree: Tree) -> None:
    tree.write("tests/toy/test_more.py", "class TestDraw:\n    def test_case(self):\n        pass\n")
    tree.replace(REGISTER, "scenario:only_once", "tests/toy/test_more.py::TestDraw::test_case[two]")
    assert tree.found() == []


def test_rulings_have_different_ids_and_all_their_texts(tree: Tree) -> None:
    tree.replace(REGISTER, 'id = "R2"', 'id = "R1"')
    tree.replace(REGISTER, 'reading = { ja = "読", en = "reading" }', 'reading = { ja = "読" }')
    assert tree.found() == [
        ("error", "ruling-blank", "R1"),
        ("error", "ruling-id", "R1"),
        ("error", "ruling-blank", "R1"),
    ]


@pytest.mark.parametrize("folder", [None, Path("no-such-folder")])
def test_without_tests_the_report_says_that_they_were_not_looked_at(tree: Tree, folder: Path | None) -> None:
    tree.replace("tests/scenarios/toy/only_once.yaml", "clauses: [1.10]", "clauses: []")
    report = ledger.check("toy", folder, tree.games)
    assert report.problems == ()
    assert not report.tests_examined
    assert "tests were not looked at" in report.lines()[1]


@pytest.mark.parametrize(
    ("source", "cited"),
    [
        ('@step("2.0a 2.0b")\ndef declare(): ...', {"2.0a": "declare", "2.0b": "declare"}),
        ('class Boost:\n    @procedure.step("2.2")\n    def raise_power(self): ...', {"2.2": "Boost.raise_power"}),
        ('DRAW = Phrase("effect", "引く", clause="1.1")', {"1.1": "DRAW"}),
        ('def ask():\n    return Act(clause=("4.1", "4.2"))', {"4.1": "ask", "4.2": "ask"}),
        ('def ask(one):\n    return Act(clause="3.1" if one else "3.2")', {"3.1": "ask", "3.2": "ask"}),
        ('def may():\n    return Reason("M1", "not your turn")', {"M1": "may"}),
        ('def may(state):\n    return refuse(state, "M2")', {"M2": "may"}),
        ('rule("P2")', {"P2": "module"}),
        ('def may(asked):\n    return Reason(asked.clause, "no such option")', {}),
        ('CLAUSES = ("1.1", "2.1")', {}),
        ('def text():\n    """rule("1.1")"""', {}),
        ("def may(clause=''):\n    return Reason(clause, clause='')", {}),
    ],
)
def test_code_cites_by_step_rule_reason_refuse_and_the_keyword(source: str, cited: dict[str, str]) -> None:
    found = ledger.citations_in(source, "some.py")
    assert {name: places[0].symbol for name, places in found.items()} == cited


def test_tests_cite_for_their_own_game_only(tree: Tree) -> None:
    tree.write("tests/other/test_other.py", '@clause("other", "1.1")\ndef test_other():\n    pass\n')
    tree.write("tests/scenarios/other.yaml", "game: other\nclauses: [1.1]\n")
    cited = ledger.test_citations("toy", tree.tests)
    assert cited == {
        "1.1": [ledger.Citation("tests/toy/test_turn.py", 2, "test_a_card_is_drawn")],
        "1.10": [ledger.Citation("tests/scenarios/toy/only_once.yaml", 3, "only_once")],
    }


def test_only_what_pytest_runs_counts_as_a_citing_test(tree: Tree) -> None:
    tree.replace("tests/toy/test_turn.py", "def test_a_card_is_drawn", "def a_card_is_drawn")
    assert ("error", "no-test", "1.1") in tree.found()


def test_the_table_shows_summary_code_and_tests_without_line_numbers(tree: Tree) -> None:
    page = clause_table_markdown("toy", tree.tests, tree.games)
    row = "| 1.1 | procedure | draw one<br>一枚引く | `turn.py` Turn.draw | `toy/test_turn.py` test_a_card_is_drawn |"
    assert row in page.splitlines()
    assert "| all | 3 |" in page
    assert "| R2 | 1.10 | question<br>問 | reading<br>読 | reason<br>理由 | `scenario:only_once` |" in page
    assert "not looked at" not in page
    assert "Tests were not looked at." in clause_table_markdown("toy", None, tree.games)


def test_the_decorator_leaves_a_mark_with_game_and_clauses() -> None:
    @clause("toy", "1.1", "1.10")
    def test_something() -> None: ...

    (mark,) = test_something.pytestmark  # type: ignore[attr-defined]
    assert (mark.name, mark.args) == ("clause", ("toy", "1.1", "1.10"))


def test_the_decorator_wants_at_least_one_clause() -> None:
    with pytest.raises(ValueError, match="cites no clause"):
        clause("toy")


def test_the_tests_of_this_checkout_are_found() -> None:
    assert ledger.checkout_tests() == Path(__file__).resolve().parents[1]


def test_the_ledger_of_wars3x3_is_sound() -> None:
    report = ledger.check("wars3x3")
    assert sum(report.totals.values()) == 85
    assert [problem for problem in report.problems if problem.kind != "no-code"] == []


def test_a_scenario_file_that_is_no_yaml_is_named_and_proves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "broken.yaml").write_text("game: wars3x3\nname: 'a' b\n", encoding="utf-8")
    problems = ledger.check("wars3x3", tmp_path / "tests").problems
    assert [each.about for each in problems if each.kind == "bad-scenario"] == ["broken.yaml:2"]
