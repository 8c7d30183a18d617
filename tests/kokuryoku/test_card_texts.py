"""The printed texts of kokuryoku: one reading each, every character owned, printed again, English complete."""

import inspect
import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import fuda.games.kokuryoku
from fuda.games.kokuryoku.phrases.sentences import BOOK, NAMES, PHRASES
from fuda.games.kokuryoku.phrases.word_lists import VOCABULARY
from fuda.games.kokuryoku.texts.links import REMINDERS
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.errors import UNKNOWN, CompileError
from fuda.language.compiler.normal import normalise
from fuda.language.words import nodes as n
from tests.citing import clause
from tests.language.referee import Referee

FOLDER: Final = Path(inspect.getfile(fuda.games.kokuryoku)).parent
CATEGORIES: Final = {
    "units": "unit",
    "weapons": "equipment",
    "magics": "equipment",
    "items": "item",
    "surprises": "surprise",
    "lands": "land",
}


def table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


FILES: Final = {file: table(FOLDER / "cards" / f"{file}.toml") for file in CATEGORIES}
CARDS: Final[dict[str, dict[str, Any]]] = {number: card for file in FILES.values() for number, card in file.items()}
DECKS: Final = {path.stem: table(path) for path in sorted((FOLDER / "decks").glob("*.toml"))}
CATEGORY: Final = {number: CATEGORIES[file] for file, cards in FILES.items() for number in cards}
NODES: Final = {number: BOOK.compile(card["text"], CATEGORY[number]) for number, card in CARDS.items()}
PRINTED: Final = [number for number, card in CARDS.items() if card["text"]]

MOVES: Final = {"infantry", "cavalry", "flier"}
ARMS: Final = {"sword", "lance", "axe", "bow", "shooter"}
MAGICS: Final = {"fire", "thunder", "wind", "light", "dark", "staff"}
LEVELS: Final = ("C", "B", "A", "S")
COUNTRIES: Final = {"halvena", "dorgas", "mireis", "nordra"}
RECORDS: Final = [
    kind
    for module in (o, k, e)
    for kind in vars(module).values()
    if inspect.isclass(kind) and kind.__module__ == module.__name__ and not kind.__subclasses__()
]


def inside(value: n.Value) -> Iterator[n.Node]:
    """All nodes of a value, from the outside in."""
    if isinstance(value, n.Node):
        yield value
        for _, field in n.fields(value):
            yield from inside(field)
    elif isinstance(value, tuple):
        for item in value:
            yield from inside(item)


def having(*kinds: type[n.Node]) -> list[str]:
    """The cards whose texts hold nodes of all these classes."""
    return [number for number, node in NODES.items() if set(kinds) <= {type(each) for each in inside(node)}]


def said(number: str, kind: type[n.Node]) -> list[Any]:
    """The nodes of a class in the text of a card."""
    return [node for node in inside(NODES[number]) if isinstance(node, kind)]


# --- figures


@clause("kokuryoku", "X2.2")
def test_there_are_enough_cards_of_all_six_kinds_numbered_in_order_with_names_of_their_own() -> None:
    least = {"units": 45, "weapons": 14, "magics": 10, "items": 8, "surprises": 12, "lands": 8}
    for file, cards in FILES.items():
        assert list(cards) == [f"{file[0].upper()}{number:03}" for number in range(1, len(cards) + 1)]
        assert len(cards) >= least[file]
        assert all(card["kind"] == file.removesuffix("s") for card in cards.values())
    for language in ("ja", "en"):
        assert max(Counter(card["name"][language] for card in CARDS.values()).values()) == 1


def test_the_facts_of_a_unit_are_within_bounds() -> None:
    facts = {
        "name",
        "kind",
        "class",
        "move",
        "action",
        "arms",
        "spirit",
        "attack",
        "counter",
        "levels",
        "country",
        "text",
    }
    for unit in FILES["units"].values():
        healer = unit["action"] == "heal"
        assert set(unit) - {"common"} == facts | ({"heal", "staff"} if healer else set())
        assert unit["move"] in MOVES and unit["country"] in COUNTRIES
        assert 4 <= unit["spirit"] <= 7
        assert set(unit["levels"]) <= ARMS | MAGICS and set(unit["levels"].values()) <= set(LEVELS)
        assert unit["arms"] in unit["levels"] or unit["arms"] == "breath"
        if healer:
            assert unit["attack"] == unit["counter"] == 0 and unit["arms"] == "staff"
            assert 1 <= unit["staff"] < unit["spirit"] and 1 <= unit["heal"] <= 3
        else:
            assert 1 <= unit["attack"] <= 4 and 1 <= unit["counter"] <= 4


def test_the_action_of_a_unit_fits_its_first_equipment() -> None:
    fitting = {"sword": "direct", "lance": "direct", "axe": "direct", "bow": "indirect", "shooter": "indirect"}
    fitting |= {"staff": "heal", "breath": "breath"}
    for unit in FILES["units"].values():
        assert unit["action"] == fitting.get(unit["arms"], "magic")


def test_all_movements_actions_arms_and_countries_have_units() -> None:
    units = FILES["units"].values()
    assert {unit["move"] for unit in units} == MOVES
    assert {unit["action"] for unit in units} == {"direct", "indirect", "magic", "heal", "breath"}
    assert {unit["arms"] for unit in units} == ARMS | MAGICS | {"breath"}
    assert min(Counter(unit["country"] for unit in units).values()) >= 10
    assert sum(unit.get("common", False) for unit in units) >= 8


def test_there_are_weapons_and_magics_of_all_kinds_and_levels() -> None:
    assert {card["arms"] for card in FILES["weapons"].values()} == ARMS
    assert {card["arms"] for card in FILES["magics"].values()} == MAGICS
    for file in ("weapons", "magics"):
        assert {card["level"] for card in FILES[file].values()} == set(LEVELS)
        assert {card["range"] for card in FILES[file].values()} <= {"direct", "indirect", "magic"}
    for weapon in FILES["weapons"].values():
        assert 0 <= weapon["attack"] <= 3 and weapon.get("times", 2) == 2 and weapon.get("max", 1) == 1
    for magic in FILES["magics"].values():
        assert 1 <= magic["need"] <= 2 and 3 <= magic["power"] <= 5


def test_every_level_that_is_printed_on_equipment_is_reached_by_a_unit() -> None:
    for card in (*FILES["weapons"].values(), *FILES["magics"].values()):
        levels = [unit["levels"].get(card["arms"], "") for unit in FILES["units"].values()]
        assert any(level and LEVELS.index(level) >= LEVELS.index(card["level"]) for level in levels)


# --- families


@clause("kokuryoku", "X6.1", "K6.3")
def test_at_least_eight_cards_change_the_class_of_a_named_unit_and_are_stronger() -> None:
    by_name = {unit["name"]["ja"]: unit for unit in FILES["units"].values()}
    changing = having(k.ClassChange)
    assert len(changing) >= 8
    for number in changing:
        (change,) = said(number, k.ClassChange)
        before, after = by_name[change.name], CARDS[number]
        assert not before.get("common", False) and not after.get("common", False)
        assert before["country"] == after["country"] and before["arms"] == after["arms"]
        assert after["spirit"] >= before["spirit"] and after["attack"] >= before["attack"]
        for arms, level in before["levels"].items():
            assert LEVELS.index(after["levels"][arms]) >= LEVELS.index(level)
    assert len(having(k.Training)) >= 2 and set(having(k.Training)) <= set(changing)


@clause("kokuryoku", "X7.14")
def test_training_asks_for_no_spirit() -> None:
    assert not any(
        isinstance(node, k.SpiritPrice)
        for number in having(k.Training)
        for training in said(number, k.Training)
        for node in inside(training)
    )


@clause("kokuryoku", "K6.2")
def test_at_least_four_parents_and_children_name_each_other() -> None:
    names = {number: CARDS[number]["name"]["ja"] for number in FILES["units"]}
    children = {said(number, k.ParentIs)[0].name: names[number] for number in having(k.ParentIs)}
    parents = {names[number]: said(number, k.ChildIs)[0].name for number in having(k.ChildIs)}
    assert children == parents and len(parents) >= 4


@clause("kokuryoku", "K6.4")
def test_symbols_are_on_legendary_weapons_and_magics() -> None:
    assert {CARDS[number]["kind"] for number in having(k.Symbol)} == {"weapon", "magic"}
    assert {CARDS[number]["level"] for number in having(k.Symbol)} == {"S"}


@clause("kokuryoku", "X1.2")
def test_only_lords_seize() -> None:
    assert {CARDS[number].get("class") for number in having(k.Seize)} == {"lord"}
    assert len({CARDS[number].get("country") for number in having(k.Seize)}) == 4


# --- decks


@clause("kokuryoku", "X2.1")
@pytest.mark.parametrize("name", list(DECKS))
def test_a_deck_has_60_cards_at_most_3_of_each_and_units_for_its_class_changes(name: str) -> None:
    deck = DECKS[name]
    assert set(deck) == {"name", "cards"} and deck["name"]["ja"] and deck["name"]["en"]
    assert sum(deck["cards"].values()) == 60
    assert all(1 <= count <= 3 for count in deck["cards"].values())
    held = {CARDS[card]["name"]["ja"] for card in deck["cards"]}
    for card in deck["cards"]:
        assert {node.name for node in said(card, k.ClassChange)} <= held
    assert 26 <= sum(count for card, count in deck["cards"].items() if card in FILES["units"]) <= 36
    assert {CARDS[card]["kind"] for card in deck["cards"]} >= {"unit", "item", "surprise", "land"}


@clause("kokuryoku", "X6.2")
@pytest.mark.parametrize("name", list(DECKS))
def test_a_deck_has_a_unit_that_can_bear_each_of_its_weapons_and_magics(name: str) -> None:
    cards = [CARDS[card] for card in DECKS[name]["cards"]]
    for card in cards:
        if card["kind"] in ("weapon", "magic"):
            levels = [unit["levels"].get(card["arms"], "") for unit in cards if unit["kind"] == "unit"]
            assert any(level and LEVELS.index(level) >= LEVELS.index(card["level"]) for level in levels), card["name"]


def test_four_decks_hold_every_card() -> None:
    assert len(DECKS) == 4
    assert {card for deck in DECKS.values() for card in deck["cards"]} == set(CARDS)


# --- texts


@pytest.mark.parametrize("number", list(CARDS))
def test_the_text_is_printed_again_exactly(number: str) -> None:
    node = NODES[number]
    assert BOOK.render_ja(node, CATEGORY[number]) == normalise(CARDS[number]["text"])
    assert n.from_plain(n.to_plain(node), BOOK.kinds) == node


@pytest.mark.parametrize("number", PRINTED)
def test_every_character_belongs_to_one_phrase(number: str) -> None:
    text = normalise(CARDS[number]["text"])
    leaves = BOOK.parse_tree(text, CATEGORY[number]).leaves()
    assert "".join(leaf.ja for leaf in leaves) == text
    assert [leaf.start for leaf in leaves[1:]] == [leaf.end for leaf in leaves[:-1]]


@pytest.mark.parametrize("number", PRINTED)
def test_the_referee_finds_exactly_one_reading(number: str) -> None:
    text = normalise(CARDS[number]["text"])
    assert Referee.of_text(BOOK, CATEGORY[number], text).readings(text) == 1


def test_the_referee_of_a_text_is_the_referee_of_all_rows() -> None:
    """What is left out for a text takes no part in reading it: both count the same, one reading or several."""
    whole = Referee(BOOK, "units")
    for text in ("自軍の歩兵", "騎兵または自軍の歩兵", "気力2以上の森にいる敵軍のユニット", "他の自軍のユニット"):
        assert Referee.of_text(BOOK, "units", text).readings(text) == whole.readings(text)


def is_japanese(character: str) -> bool:
    return any(word in unicodedata.name(character, "") for word in ("CJK", "HIRAGANA", "KATAKANA", "FULLWIDTH"))


@pytest.mark.parametrize("number", list(CARDS))
def test_the_english_is_complete(number: str) -> None:
    text = BOOK.render_en(NODES[number], CATEGORY[number])
    assert not any(is_japanese(character) for character in text + CARDS[number]["name"]["en"])
    assert not any(mark in text for mark in "{}<>^|@")
    assert "  " not in text
    japanese = normalise(CARDS[number]["text"]).split("\n")
    for line, printed in zip(text.split("\n"), japanese, strict=True):
        assert line.endswith(".") == printed.endswith("。")
        assert line[:1] == line[:1].upper()
        assert not re.search(r"\ba [aeiou]", line)


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Sedmir", "Critical (1 card from hand)\nWhen this unit defeats its foe, you may draw 1 card."),
        (
            "Orvan",
            "Guard [When you are attacked] (1 card from hand): During this battle, the damage taken by this unit is "
            "lowered by 2.\nAs long as this unit is on your sortie squares, the counter of this unit is raised by 1.",
        ),
        (
            "Shadowstep",
            "[When you declare an attack, if the attacking unit is a foot unit] During this battle, the defending unit "
            "cannot counter-attack.",
        ),
        ("Starve Out", "[Start of the end phase] (1 card from hand): Your opponent moves 3 unused chips to used."),
        (
            "Steep Mountain",
            "Cavalry units cannot enter this square.\nFoot units entering this square spend 1 spirit.\n"
            "The attack of units on this square is raised by 1.",
        ),
        ("Forced March", "[Your national-power phase] This turn, 1 friendly unit gains “Move Again (1 spirit)”."),
    ],
)
def test_the_english_reads_like_a_card(name: str, english: str) -> None:
    (number,) = [number for number, card in CARDS.items() if card["name"]["en"] == name]
    assert BOOK.render_en(NODES[number], CATEGORY[number]) == english


def test_names_in_texts_are_the_english_names_of_cards() -> None:
    english = {card["name"]["ja"]: card["name"]["en"] for card in CARDS.values()}
    naming = (k.ClassChange, k.ParentIs, k.ChildIs, o.Named)
    names = {node.name for number in CARDS for kind in naming for node in said(number, kind)}
    assert {name: english[name] for name in names} == NAMES


UNPRINTED: Final = {
    "AnyNumber",
    "AtRandom",
    "SpiritPriceX",
    "ChipPrice",
    "WaitPrice",
    "SelfPrice",
    "OnlyEnter",
    "EffectiveAgainstAny",
    "SortNamed",
}  # sayable all the same


def test_the_normal_wording_of_every_row_reads_and_prints_itself() -> None:
    """A printed card uses only some rows; of all it holds that what is printed is read again as the same."""
    for number, card in CARDS.items():
        tree = BOOK.parse_tree(card["text"], CATEGORY[number])
        assert {leaf.ja for leaf in tree.leaves()}.isdisjoint({""})
    assert len({(phrase.category, phrase.ja) for phrase in PHRASES}) == len(PHRASES)


@pytest.mark.parametrize("kind", RECORDS, ids=lambda kind: kind.__name__)
def test_every_record_of_the_game_is_used_by_two_cards(kind: type[n.Node]) -> None:
    assert len(having(kind)) >= 2 or (kind.__name__ in UNPRINTED and not having(kind))


def test_the_closed_lists_name_every_fact_of_the_cards() -> None:
    listed = {category: {phrase.value for phrase in VOCABULARY if phrase.category == category} for category in (
        "movement", "profession", "arms", "ground", "country", "range"
    )}  # fmt: skip
    units = FILES["units"].values()
    assert listed["movement"] == MOVES
    assert listed["profession"] == {unit["class"] for unit in units}
    assert listed["arms"] == ARMS | MAGICS | {"breath"}
    assert listed["ground"] == {land["land"] for land in FILES["lands"].values()}
    assert listed["country"] == COUNTRIES
    assert listed["range"] == {"direct", "indirect", "magic", "breath", "far"}  # far: texts only give it


@clause("kokuryoku", "X7.24")
def test_every_timing_is_printed_on_a_card() -> None:
    listed = {phrase.value for phrase in VOCABULARY if phrase.category == "timing"}
    used = {node.timing for number in CARDS for kind in (k.Crest, k.Use, k.Surprise) for node in said(number, kind)}
    assert used == listed - {"any", "process"}


@clause("kokuryoku", "X7.42")
def test_a_surprise_is_not_paid_with_spirit_and_all_prices_occur() -> None:
    prices = [node.prices for number in CARDS for node in said(number, k.Surprise)]
    assert not any(isinstance(node, k.SpiritPrice) for node in inside(tuple(prices)))
    assert having(k.Surprise, k.HandPrice) and having(k.Surprise, k.OffPrice) and having(k.Crest, k.SpiritPrice)


def test_no_row_swallows_a_sentence_that_has_parts() -> None:
    for phrase in PHRASES:
        if "。" in phrase.ja:
            assert phrase.slots or phrase.node in REMINDERS or phrase.ja.startswith("この能力は")
        assert len(phrase.skeleton()) <= 32


# --- what is refused


@pytest.mark.parametrize(
    ("text", "category", "column"),
    [
        ("【再移動】", "unit", 11),
        ("[攻撃宣言時]この戦闘中、攻撃ユニットの攻撃力を増やす。", "surprise", 47),
        ("このユニットの攻撃力を1増やす", "item", 30),
        ("【制圧】", "equipment", 9),
        ("騎兵はこのマスに進入できない。", "unit", 25),
        ("[攻撃宣言時]この戦闘中、攻撃ユニットの攻撃力を1増やす。", "land", 1),
    ],
)
def test_a_text_that_breaks_the_style_is_refused_at_its_place(text: str, category: str, column: int) -> None:
    with pytest.raises(CompileError) as caught:
        BOOK.compile(text, category)
    assert caught.value.kind == UNKNOWN
    assert caught.value.column == column
