"""Loading games and cards: what is there, and what is said about files that cannot be used."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fuda.library import loading
from fuda.library.card_checks import CardsReport, check_cards
from fuda.library.card_files import CannotCompile, read_cards
from fuda.library.files import BadFile, lines_of, read_toml
from fuda.library.homes import PACKAGE_ROOT
from fuda.library.ledger import load_clauses
from fuda.library.loading import (
    GAMES,
    CardFile,
    UnknownGame,
    count_cards,
    count_clauses,
    entry_of,
    load_cards,
    load_rules,
    names_of,
    phrase_book,
    rules_digest,
)
from fuda.library.messages import LANGUAGES, message, shared_words

GOOD = """\
# two cards

["001"]
name = { ja = "火の粉鼠", en = "Ember Mouse" }
kind = "unit"
colour = "fire"
cost = 1
text = ""

["002"]
name = { ja = "灯守り", en = "Lamp Keeper" }
kind = "unit"
colour = "fire"
cost = 1
text = \"\"\"
【不死】これが破壊された時、あなたはこれをあなたの手札に戻してもよい。
\"\"\"
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "deck.toml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def report(path: Path, was: str = "", is_now: str = "") -> CardsReport:
    """Check the file after changing something in it."""
    text = path.read_text(encoding="utf-8")
    assert was in text
    path.write_text(text.replace(was, is_now, 1), encoding="utf-8")
    return check_cards("wars3x3", [path])


def only(found: CardsReport) -> BadFile:
    """The only problem, which has a message in both languages that begins with its place."""
    (problem,) = found.problems
    for language in LANGUAGES:
        text = problem.explain(language)
        assert text.startswith(problem.file) and problem.name not in text
    assert problem.explain("ja") != problem.explain("en") == str(problem)
    return problem


@pytest.mark.parametrize("game", [*GAMES])
def test_every_card_has_one_parse_an_exact_round_trip_and_english(game: str) -> None:
    found = check_cards(game)
    assert found.problems == () and found.passed
    assert found.cards == len(load_cards(game)) > 0


def test_the_seventy_cards_come_in_the_order_of_their_files() -> None:
    numbers = [card.number for card in load_cards("wars3x3")]
    assert numbers == [f"{number:03}" for number in range(1, 49)] + [f"A{number:02}" for number in range(1, 23)]
    card = load_cards("wars3x3")[0]
    assert card.fields["name"] == {"ja": card.name_ja, "en": card.name_en}
    path = PACKAGE_ROOT.parent / card.file
    assert path.read_text(encoding="utf-8").splitlines()[card.line - 1] == f'["{card.number}"]'


def test_cards_and_rules_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_rules("wars3x3") is load_rules("wars3x3")
    assert load_cards("wars3x3") is load_cards("wars3x3")


def test_every_game_has_names_and_variants_in_both_languages() -> None:
    for entry in GAMES.values():
        assert entry.name.is_complete and entry.variants
        for variant in entry.variants:
            assert variant.name.is_complete and variant.summary.is_complete
        assert all(words.is_complete for words in names_of(entry.id).values())


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        entry_of("chess")
    assert "wars3x3" in caught.value.explain("ja") and "chess" in caught.value.explain("en")


def test_good_cards_pass(cards: Path) -> None:
    assert report(cards) == CardsReport(2, ())


def test_a_missing_key_is_told_at_the_card(cards: Path) -> None:
    problem = only(report(cards, 'kind = "unit"\n'))
    assert (problem.name, problem.line, problem.card, problem.values["key"]) == ("missing-key", 3, "001", "kind")


def test_an_unknown_key_is_told_with_the_known_ones(cards: Path) -> None:
    problem = only(report(cards, "cost = 1", "coast = 1"))
    assert (problem.name, problem.line, problem.values["key"]) == ("unknown-key", 3, "coast")
    assert "cost" in problem.explain("en")


def test_a_number_that_is_used_twice_in_two_files_is_told_with_the_other_place(cards: Path, tmp_path: Path) -> None:
    other = tmp_path / "more.toml"
    renamed = GOOD.replace("火の粉鼠", "自作の鼠").replace("Ember Mouse", "Own Mouse")
    other.write_text(renamed.replace('"001"', '"003"'), encoding="utf-8")
    problem = only(check_cards("wars3x3", [cards, other]))
    assert (problem.name, problem.card, problem.file) == ("duplicate-number", "002", str(other))
    assert problem.values["other"] == f"{cards}:10"


def test_a_number_that_is_used_twice_in_one_file_is_told_with_its_line(cards: Path) -> None:
    problem = only(report(cards, '"002"', '"001"'))
    assert (problem.name, problem.line) == ("malformed-toml", 10)


@pytest.mark.parametrize("name", ['"鼠"', '{ ja = "鼠" }', '{ ja = "鼠", en = " " }', '{ ja = 1, en = "Mouse" }'])
def test_a_name_needs_both_languages(cards: Path, name: str) -> None:
    problem = only(report(cards, '{ ja = "火の粉鼠", en = "Ember Mouse" }', name))
    assert (problem.name, problem.line) == ("bad-name", 3)


def test_a_text_must_be_a_string(cards: Path) -> None:
    assert only(report(cards, 'text = ""', "text = 3")).name == "text-not-a-string"


def test_a_card_must_be_a_table(cards: Path) -> None:
    problem = only(report(cards, "# two cards", '"000" = 4'))
    assert (problem.name, problem.line, problem.card) == ("not-a-table", 1, "000")


def test_a_text_that_does_not_compile_is_told_with_line_column_and_nearest_phrases(cards: Path) -> None:
    problem = only(report(cards, "手札に戻してもよい", "手札に戻すかもしれない"))
    assert isinstance(problem, CannotCompile)
    assert (problem.line, problem.card) == (16, "002")
    assert problem.explain("en").startswith(f"{cards}:16:{problem.column} [002]")
    assert problem.column > 30
    assert problem.error.nearest


def test_the_line_of_a_text_is_right_when_it_begins_behind_its_key(cards: Path) -> None:
    problem = only(report(cards, 'text = ""', 'text = "読めない"'))
    assert isinstance(problem, CannotCompile) and problem.line == 8


def test_everything_that_is_wrong_is_collected(cards: Path) -> None:
    report(cards, "cost = 1", "coast = 1")
    found = report(cards, "手札に戻してもよい", "手札に戻すかもしれない")
    assert [problem.name for problem in found.problems] == ["unknown-key", "cannot-compile"]
    assert found.cards == 0


def test_loading_stops_at_the_first_thing_that_is_wrong(cards: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards.write_text(GOOD.replace("cost = 1", "coast = 1"), encoding="utf-8")
    seen: dict[str, str] = {}
    problems: list[BadFile] = []
    file = CardFile("deck", ("kind", "colour"), ("cost",))
    assert read_cards(file, cards, phrase_book("wars3x3"), seen, problems) == []
    assert [problem.name for problem in problems] == ["unknown-key", "unknown-key"]


def test_a_text_that_does_not_print_itself_is_told(cards: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fuda.language.compiler.phrase_book.PhraseBook.reprint", lambda self, text, category: "別の文")
    found = report(cards)
    assert {problem.name for problem in found.problems} == {"no-round-trip"}
    assert "別の文" in found.problems[0].explain("ja")


@pytest.mark.parametrize("english", ["Return 手札", ""])
def test_english_that_is_not_complete_is_told(cards: Path, monkeypatch: pytest.MonkeyPatch, english: str) -> None:
    monkeypatch.setattr("fuda.language.compiler.phrase_book.PhraseBook.render_en", lambda self, node, category: english)
    found = report(cards)
    assert [problem.name for problem in found.problems if problem.card == "002"] == ["english-incomplete"]


@pytest.mark.parametrize(
    ("content", "line", "column"),
    [(b"a = 1\nb = = 2\n", 2, 5), (b'a = "x\n', 1, 7), (b"[a]\n[a]\n", 2, 3), (b'a = """x\n', 2, 0)],
)
def test_malformed_toml_is_told_with_its_place(tmp_path: Path, content: bytes, line: int, column: int) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        read_toml(path)
    assert (caught.value.name, caught.value.line, caught.value.column) == ("malformed-toml", line, column)
    assert only(check_cards("wars3x3", [path])).name == "malformed-toml"


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    assert only(check_cards("wars3x3", [tmp_path / "missing.toml"])).name == "no-such-file"
    assert only(check_cards("wars3x3", [tmp_path])).name == "is-a-folder"
    path = tmp_path / "x.toml"
    path.write_bytes("a = 1\nb = '火'".encode("shift_jis"))
    problem = only(check_cards("wars3x3", [path]))
    assert (problem.name, problem.line) == ("not-utf-8", 2)


def test_windows_line_ends_change_nothing(cards: Path) -> None:
    cards.write_bytes(cards.read_bytes().replace(b"\n", b"\r\n"))
    assert check_cards("wars3x3", [cards]) == CardsReport(2, ())


def test_lines_are_found_past_comments_and_strings_that_look_like_headers() -> None:
    text = "['a'] # x\nb = '''\n[c]\nd = 1\n'''\n[ e-f ]\n\"g h\" = 2\ni = \"\"\"one line\"\"\"\n"
    assert lines_of(text) == (
        {"a": 1, "e-f": 6},
        {("a", "b"): 3, ("e-f", "g h"): 7, ("e-f", "i"): 8},
    )


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package root with a few files, for digests."""
    for name in (
        "kernel/a.py",
        "mechanics/b.py",
        "language/c.py",
        "games/wars3x3/d.py",
        "games/wars3x3/cards/deck.toml",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name}\n", encoding="utf-8")
    monkeypatch.setattr(loading, "PACKAGE_ROOT", tmp_path)
    rules_digest.cache_clear()
    yield tmp_path
    rules_digest.cache_clear()


@pytest.mark.parametrize(
    "name", ["kernel/a.py", "mechanics/b.py", "language/c.py", "games/wars3x3/d.py", "games/wars3x3/cards/deck.toml"]
)
def test_the_digest_changes_with_every_file_that_decides_how_a_game_goes(copied: Path, name: str) -> None:
    before = rules_digest("wars3x3")
    (copied / name).write_text("other\n", encoding="utf-8")
    rules_digest.cache_clear()
    assert rules_digest("wars3x3") != before


def test_the_digest_does_not_change_with_anything_else(copied: Path) -> None:
    before = rules_digest("wars3x3")
    (copied / "play").mkdir()
    (copied / "play" / "x.py").write_text("x")
    (copied / "games" / "wars3x3" / "words.txt").write_text("x")
    (copied / "kernel" / "a.py").write_bytes(b"kernel/a.py\r\n")
    rules_digest.cache_clear()
    assert rules_digest("wars3x3") == before


def test_importing_fuda_imports_nothing_else() -> None:
    program = (
        "import sys; before = set(sys.modules); import fuda; fuda.__version__; "
        "print([each for each in set(sys.modules) - before if each.startswith('fuda.') or each == 'msgspec'])"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "[]"


def test_listing_games_imports_no_game() -> None:
    program = "import sys; import fuda.library.loading; print([each for each in sys.modules if 'games' in each])"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "[]"


def test_both_languages_have_the_same_words() -> None:
    tables = [shared_words(language) for language in LANGUAGES]
    assert [*tables[0]] == [*tables[1]]
    for section in tables[0]:
        assert [*tables[0][section]] == [*tables[1][section]], section


def test_a_message_that_is_missing_shows_its_name() -> None:
    assert message("ja", "no-such-message") == "no-such-message"
    assert message("xx", "no-such-file") == message("en", "no-such-file")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_counted_without_being_read_is_what_is_read(game: str) -> None:
    assert count_cards(game) == len(load_cards(game))
    assert count_clauses(game) == len(load_clauses(game))
