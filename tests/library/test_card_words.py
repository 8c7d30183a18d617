"""A card set brings its own names and words along, with their English."""

from __future__ import annotations

from pathlib import Path

from fuda.library.card_checks import CardsReport, check_cards
from fuda.library.card_words import in_english
from fuda.library.loading import phrase_book

CARD = """
["X01"]
name = { ja = "沼の槍", en = "Spear of the Swamp" }
kind = "unit"
attributes = ["水"]
level = 2
attack = 2
defence = 2
march = ["歩行"]
races = ["泥人"]
text = \"\"\"
□[普通]沼の槍
〈対象:「種族:泥人」の敵軍ユニット1体〉
対象を破棄する。
○水鏡
〈対象:このユニット〉
対象を「防御力:+1」する。
\"\"\"
"""


def checked(folder: Path, text: str) -> CardsReport:
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return check_cards("honjin", [path])


def test_an_ability_of_a_card_of_ones_own_may_have_any_name_and_its_race_be_new(tmp_path: Path) -> None:
    assert checked(tmp_path, CARD).problems == ()


def test_a_word_that_no_card_has_is_told(tmp_path: Path) -> None:
    (problem,) = checked(tmp_path, CARD.replace('"泥人"', '"ヒューマン"')).problems
    assert problem.name == "unknown-word" and "泥人" in problem.explain("en") and "泥人" in problem.explain("ja")
    named = CARD.replace('"泥人"', '"ヒューマン"').replace("kind =", 'names = { "泥人" = "Mudfolk" }\nkind =')
    assert checked(tmp_path, named).problems == ()


def test_names_are_a_table_of_words(tmp_path: Path) -> None:
    (problem,) = checked(tmp_path, CARD.replace("kind =", 'names = ["水鏡"]\nkind =')).problems
    assert problem.name == "bad-names"


def test_the_english_of_a_name_comes_from_the_card() -> None:
    fields = {
        "name": {"ja": "沼の槍", "en": "Spear of the Swamp"},
        "names": {"水鏡": "Mirror", "水鏡の池": "Mirror Lake"},
    }
    assert in_english("沼の槍, 水鏡の池, 水鏡", fields) == "Spear of the Swamp, Mirror Lake, Mirror"


def test_a_word_that_the_table_knows_is_read_as_such() -> None:
    book = phrase_book("honjin")
    assert book.render_en(book.compile("「種族:好きな種族」", "granted"), "granted") == "a race of your choice"
    leaves = book.parse_tree("「種族:エルフor泥人」", "quality").leaves()
    assert [leaf.ja for leaf in leaves if leaf.category == "open_word"] == ["泥人"]
