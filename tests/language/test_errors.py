"""What a card author is told about a text that cannot be read."""

import pytest

from fuda.language.compiler.contexts import Is, Speech, Word
from fuda.language.compiler.errors import UNKNOWN, CompileError
from fuda.language.words import nodes as n
from tests.language.test_phrases import BOOK


def failure(text: str) -> CompileError:
    with pytest.raises(CompileError) as caught:
        BOOK.compile(text, "text")
    return caught.value


def test_the_place_is_counted_in_lines_and_display_columns_of_the_printed_text() -> None:
    error = failure("カードを1枚引く。\n　カードを２枚ひく。")
    assert error.kind == UNKNOWN
    assert (error.line, error.column) == (2, 2 + 8 + 2 + 2 + 1)
    assert error.understood == "カードを1枚引く。\nカードを2枚"
    assert error.expected == ("引く",)
    assert error.nearest[0] == "カードを{n}枚引く"


def test_what_follows_a_complete_text_is_not_dropped() -> None:
    error = failure("カードを1枚引く。おわり")
    assert error.understood == "カードを1枚引く。"
    assert error.column == 18


def test_a_text_that_ends_too_early_is_reported_at_its_end() -> None:
    error = failure("カードを1枚引く")
    assert error.expected == ("。",)
    assert error.column == 16


def test_an_unknown_first_word_is_reported_at_column_one() -> None:
    error = failure("ねむい。")
    assert (error.line, error.column, error.understood, error.nearest) == (1, 1, "", ())


@pytest.mark.parametrize(("language", "told"), [("ja", "語句表に行を追加"), ("en", "add a row to the phrase table")])
def test_the_message_shows_the_line_with_a_caret_under_the_place(language: str, told: str) -> None:
    error = failure("カードを1枚引く。\nカードを2枚ひく。")
    error.locate("cards/deck.toml", "007", 40)
    lines = error.explain(language).split("\n")
    assert lines[0].startswith("cards/deck.toml:41:12 [007]")
    assert lines[1] == "    カードを2枚ひく。"
    assert lines[2] == "    " + " " * 11 + "^"
    assert told in lines[-1]


def test_the_default_message_is_the_english_one() -> None:
    error = failure("カードを2枚ひく。")
    assert str(error) == error.explain("en")


def test_of_several_shapes_of_one_word_the_one_that_fits_best_names_the_slot() -> None:
    yours = Is(n.Hand, {"player": (n.You,)})
    theirs = Is(n.InZone, {"zone": (Is(n.Hand, {"player": (Is(n.Owner),)}),), "what": (n.Units,)})
    speech = Speech(
        (Word(n.Choose, {"what": (Is(n.InZone, {"zone": (n.Deck,)}), Is(n.InZone, {"zone": (yours,)}), theirs)}),)
    )
    text = n.Choose(n.InZone(n.Hand(n.Opponent()), n.Cards()))
    assert [(each.kind, each.slot) for each in speech.misfits(text, "line")] == [("slot", "player")]
