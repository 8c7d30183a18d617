"""Cards of one's own: their facts are checked against the game's, each says its kind, and no printed name is taken."""

from pathlib import Path

import pytest

from fuda.library.card_checks import check_cards
from fuda.library.card_facts import schema
from fuda.library.files import BadFile
from fuda.library.loading import GAMES, entry_of, load_cards
from fuda.library.trying import find_phrases, kinds_of, try_text
from tests.surfaces.running import fuda

CARD = """["X1"]
name = {{ ja = "{name}", en = "Own" }}
kind = {kind}
colour = {colour}
cost = {cost}
text = ""
"""


def checked(folder: Path, content: str, name: str = "mine.toml") -> tuple[BadFile, ...]:
    path = folder / name
    path.write_bytes(content.encode())
    return check_cards("wars3x3", [path]).problems


@pytest.mark.parametrize(
    ("key", "value", "line", "near"),
    [
        ("kind", '"dragon"', 3, ""),
        ("kind", '"units"', 3, "unit"),
        ("kind", "3", 3, ""),
        ("colour", '"fier"', 4, "fire"),
        ("colour", '"black"', 4, ""),
        ("cost", "-7", 5, ""),
        ("cost", '"2"', 5, ""),
        ("cost", "2.5", 5, ""),
        ("cost", "100000", 5, ""),
    ],
)
def test_a_value_that_the_game_does_not_have_is_refused_at_its_line(
    tmp_path: Path, key: str, value: str, line: int, near: str
) -> None:
    facts = {"name": "自作", "kind": '"unit"', "colour": '"fire"', "cost": "2", key: value}
    problems = checked(tmp_path, CARD.format(**facts))
    assert [(each.line, each.values["key"]) for each in problems] == [(line, key)]
    for language in ("ja", "en"):
        assert near in problems[0].explain(language)
    result = fuda("cards", "check", "wars3x3", str(tmp_path / "mine.toml"))
    assert result.exit_code == 1


def test_a_card_in_order_is_taken_with_any_line_ends_and_a_mark_of_the_order_of_bytes(tmp_path: Path) -> None:
    facts = CARD.format(name="自作", kind='"unit"', colour='"fire"', cost=2)
    assert checked(tmp_path, facts) == ()
    assert checked(tmp_path, "\ufeff" + facts.replace("\n", "\r\n")) == ()


def test_each_card_says_its_kind_whatever_the_file_is_called(tmp_path: Path) -> None:
    unit = CARD.format(name="自作", kind='"unit"', colour='"fire"', cost=2)
    magic = '["X2"]\nname = { ja = "自作魔法", en = "Own magic" }\nkind = "magic"\ncolour = "fire"\n'
    both = unit + magic + 'power = { any = 1 }\ntext = "相手に1点のダメージを与える。"\n'
    assert checked(tmp_path, both) == ()


def test_the_name_of_a_printed_card_is_not_taken(tmp_path: Path) -> None:
    problems = checked(tmp_path, CARD.format(name="花乙女", kind='"unit"', colour='"fire"', cost=2))
    assert [(each.name, each.line, each.values["other"]) for each in problems] == [("name-taken", 2, "026")]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_schema_for_editors(game: str) -> None:
    properties = schema(game)["additionalProperties"]["properties"]
    assert {"name", "text", "kind"} <= set(properties)


def test_a_text_is_tried_with_every_wrong_line() -> None:
    trial = try_text("wars3x3", "カードを引く。\nあなたのユニットを消す。", "magic")
    assert [each.line for each in trial.problems] == [1, 2]
    assert fuda("cards", "try", "wars3x3", "あなたはカードを1枚引く。", "--kind", "magic").exit_code == 0
    assert fuda("cards", "try", "wars3x3", "それを破壊する。", "--kind", "magic").exit_code == 1
    assert fuda("cards", "try", "wars3x3", "", "--kind", "dragon").exit_code == 2


def test_phrases_are_found_in_both_languages() -> None:
    assert [each.ja for each in find_phrases("wars3x3", "negates")] == [
        "{what:object}を無効化する",
        "その呪文を無効化する",
    ]
    assert fuda("phrases", "wars3x3", "無効").exit_code == 0
    assert fuda("phrases", "wars3x3", "qqq").exit_code == 1


@pytest.mark.parametrize(
    ("game", "kind", "text", "proposed"),
    [
        (
            "hanyo",
            "strategy",
            "相手のユニット1体に100点ダメージ。",
            "相手のユニット1体に100点ダメージを与える。",
        ),
        (
            "hanyo",
            "unit",
            "このユニットが倒されたとき、カードを2枚引く。",
            "このユニットがKOされたとき、カードを2枚引く。",
        ),
        ("wars3x3", "magic", "相手のモンスター1体を破壊する。", "相手のユニット1体を破壊する。"),
        ("wars3x3", "magic", "qqq", ""),
    ],
)
def test_where_a_text_is_refused_a_whole_one_that_passes_is_proposed(
    game: str, kind: str, text: str, proposed: str
) -> None:
    trial = try_text(game, text, kind)
    assert not trial.passed and [ja for ja, _ in trial.proposals][:1] == ([proposed] if proposed else [])
    printed = fuda("cards", "try", game, text, "--kind", kind).output
    for ja, en in trial.proposals:
        assert try_text(game, ja, kind).passed
        assert ja.splitlines()[0] in printed and en.splitlines()[0] in printed


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_proposed_passes_and_a_text_that_passes_gets_no_proposal(game: str) -> None:
    kind = next(iter(kinds_of(game)))
    category = kinds_of(game)[kind][1]
    files = {file.name: file.category for file in entry_of(game).card_files}
    texts = [card.printed_text for card in load_cards(game) if card.printed_text and files[card.home] == category][:3]
    for text in texts:
        for tried in (text, text.replace("。", "、") + "と"):
            trial = try_text(game, tried, kind)
            assert not (trial.passed and trial.proposals)
            assert all(try_text(game, ja, kind).passed for ja, _ in trial.proposals)
