"""The printed texts of the 70 cards: one reading each, every character owned, printed again, English complete."""

import inspect
import tomllib
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

import fuda.games.wars3x3
from fuda.games.wars3x3.phrases.sentences import BOOK, PHRASES
from fuda.games.wars3x3.texts.links import REMINDERS
from fuda.games.wars3x3.words import things as w
from fuda.language.compiler.errors import AMBIGUOUS, UNKNOWN, CompileError
from fuda.language.compiler.normal import normalise
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.words.nodes import Node, Text, Trait, from_plain, to_plain
from tests.language.referee import Referee

FOLDER: Final = Path(inspect.getfile(fuda.games.wars3x3)).parent / "cards"
DECK: Final[dict[str, dict[str, Any]]] = tomllib.loads((FOLDER / "deck.toml").read_text("utf-8"))
MAGIC: Final[dict[str, dict[str, Any]]] = tomllib.loads((FOLDER / "magic.toml").read_text("utf-8"))
CARDS: Final = {**DECK, **MAGIC}


class Peek(Node):
    """A second reading for a sentence that has one already."""


def text_of(card: str) -> Text:
    node = BOOK.compile(CARDS[card]["text"], "text")
    assert isinstance(node, Text)
    return node


def named(cards: dict[str, dict[str, Any]], name: str) -> list[str]:
    return [number for number, card in cards.items() if card["name"]["ja"] == name]


def test_the_deck_has_44_units_and_four_spells_and_there_are_22_magics() -> None:
    assert list(DECK) == [f"{number:03}" for number in range(1, 49)]
    assert list(MAGIC) == [f"A{number:02}" for number in range(1, 23)]
    kinds = Counter((card["kind"], card["colour"]) for card in CARDS.values())
    for colour in ("fire", "water", "grass", "heaven"):
        assert kinds[("unit", colour)] == 11
        assert kinds[("magic", colour)] == 4
    assert kinds[("spell", "purple")] == 4
    assert kinds[("magic", "basic")] == 6


def test_units_cost_one_to_six_and_spells_have_no_cost() -> None:
    for card in DECK.values():
        assert ("cost" in card) == (card["kind"] == "unit")
        assert 1 <= card.get("cost", 1) <= 6
    for colour in ("fire", "water", "grass", "heaven"):
        costs = [card["cost"] for card in DECK.values() if card["colour"] == colour]
        assert costs == sorted(costs)
        assert costs.count(1) >= 2 >= costs.count(5)


def test_every_magic_asks_for_power_of_known_colours() -> None:
    for card in MAGIC.values():
        assert card["power"]
        assert set(card["power"]) <= {"any", "fire", "water", "grass", "heaven"}
        assert all(number > 0 for number in card["power"].values())
    assert MAGIC["A13"]["power"] == {"any": 1, "heaven": 2}


def test_cards_of_one_name_are_the_same_card() -> None:
    for cards in (DECK, MAGIC):
        for card in cards.values():
            for number in named(cards, card["name"]["ja"]):
                assert cards[number] == card
    for name in ("呪文砕き", "調律"):
        assert len(named(DECK, name)) == 2
    for name in ("転生", "入植", "透禍の槍"):
        assert len(named(MAGIC, name)) == 2


@pytest.mark.parametrize(
    ("name", "cost", "trait"),
    [("花乙女", 2, "豊穣"), ("でかスラグ", 3, "膨張"), ("護宝妖精", 2, "宝掘"), ("のうなし腕力", 3, "不死")],
)
def test_the_units_that_the_manual_names_have_its_traits(name: str, cost: int, trait: str) -> None:
    (number,) = named(DECK, name)
    assert DECK[number]["cost"] == cost
    assert [ability.label for ability in text_of(number).abilities if isinstance(ability, Trait)] == [trait]


def test_a_trait_has_the_same_sentence_wherever_it_is_printed() -> None:
    printed: dict[str, list[Node]] = {}
    for number in CARDS:
        for ability in text_of(number).abilities:
            if isinstance(ability, Trait):
                printed.setdefault(ability.label, []).append(ability.body)
    assert set(printed) == {phrase.value for phrase in PHRASES if phrase.category == "trait"}
    for label, bodies in printed.items():
        assert len(bodies) >= 2, label
        if label != "顕在":
            assert all(body == bodies[0] for body in bodies), label


def test_every_magic_has_one_magic_line_and_ends_with_the_grand_magic_of_its_colour() -> None:
    grand = {"fire": "不許火", "water": "海癒", "grass": "探生", "heaven": "天写", "basic": "無尽増"}
    for number, card in MAGIC.items():
        abilities = text_of(number).abilities
        assert sum(isinstance(ability, w.Magic) for ability in abilities) == 1
        last = abilities[-1]
        assert isinstance(last, w.GrandMagic)
        assert last.name == grand[card["colour"]]
        assert sum(isinstance(ability, w.GrandMagic) for ability in abilities) == 1


@pytest.mark.parametrize("number", list(CARDS))
def test_the_text_is_printed_again_exactly(number: str) -> None:
    text = CARDS[number]["text"]
    node = text_of(number)
    assert BOOK.render_ja(node, "text") == normalise(text)
    assert from_plain(to_plain(node), BOOK.kinds) == node


@pytest.mark.parametrize("number", [number for number, card in CARDS.items() if card["text"]])
def test_every_character_belongs_to_one_phrase(number: str) -> None:
    text = normalise(CARDS[number]["text"])
    leaves = BOOK.parse_tree(text, "text").leaves()
    assert "".join(leaf.ja for leaf in leaves) == text
    assert [leaf.start for leaf in leaves[1:]] == [leaf.end for leaf in leaves[:-1]]


@pytest.mark.parametrize("number", list(CARDS))
def test_the_referee_finds_exactly_one_reading(number: str) -> None:
    text = normalise(CARDS[number]["text"])
    assert Referee.of_text(BOOK, "text", text).readings(text) == 1


def is_japanese(character: str) -> bool:
    return any(word in unicodedata.name(character, "") for word in ("CJK", "HIRAGANA", "KATAKANA", "FULLWIDTH"))


@pytest.mark.parametrize("number", list(CARDS))
def test_the_english_is_complete(number: str) -> None:
    text = BOOK.render_en(text_of(number), "text")
    assert not any(is_japanese(character) for character in text + CARDS[number]["name"]["en"])
    assert not any(mark in text for mark in "{}<>^|@")
    assert "  " not in text
    assert text.count("\n") == normalise(CARDS[number]["text"]).count("\n")
    assert text.endswith(".") or not text


def test_the_english_reads_like_a_card() -> None:
    assert BOOK.render_en(text_of("A14"), "text") == (
        "[Only during your spell phase] Until end of turn, 1 unit you control gains Piercing.\n"
        "★Mirrored Heaven: (Also usable during your opponent's turn) Activate 1 face-up magic other than this card "
        "as a magic, ignoring its required power and activation cost."
    )


def test_every_row_of_the_table_is_another_one() -> None:
    """A printed card uses only some rows; test_batches.py reads others, and what is printed is read as the same."""
    assert len({(phrase.category, phrase.ja) for phrase in PHRASES}) == len(PHRASES)


def test_no_row_swallows_a_sentence_that_has_parts() -> None:
    for phrase in PHRASES:
        if "。" in phrase.ja:
            assert phrase.category in ("sentence", "effects", "hasty", "heard")
            assert phrase.slots or phrase.node in REMINDERS


@pytest.mark.parametrize(
    ("text", "line", "column", "understood"),
    [
        ("【透過】これは空を飛ぶ。", 1, 15, "【透過】これは"),
        ("相手に2点のダメージを与える。\n★不許火[魔法が発動された時]それを燃やす。", 2, 34, ""),
        ("[あなたのメインフェイズ限定]あなたはカードを１枚ひく。", 1, 49, ""),
        ("コスト2以下のユニット1枚を破壊する。", 1, 25, ""),
    ],
)
def test_an_unknown_wording_is_an_error_with_its_place(text: str, line: int, column: int, understood: str) -> None:
    with pytest.raises(CompileError) as caught:
        BOOK.compile(text, "text")
    assert (caught.value.kind, caught.value.line, caught.value.column) == (UNKNOWN, line, column)
    assert caught.value.understood.startswith(understood)
    assert caught.value.expected


def test_a_wording_with_two_readings_is_an_error_with_its_place() -> None:
    book = PhraseBook((*PHRASES, Phrase("act", "相手の手札を見る", "peek", Peek)))
    text = "あなたは1点のライフを得る。\n★探生　相手の手札を見る。"
    with pytest.raises(CompileError) as caught:
        book.compile(text, "text")
    assert (caught.value.kind, caught.value.line, caught.value.column) == (AMBIGUOUS, 2, 8)
    assert any("{zone:zone}を見る" in reading for reading in caught.value.readings)
    assert Referee.of_text(book, "text", normalise(text)).readings(normalise(text)) == 2
