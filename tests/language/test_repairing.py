"""Which texts are proposed for one that cannot be read? Those that need the smallest change."""

from __future__ import annotations

import pytest

from fuda.language.compiler.phrase import Phrase
from fuda.language.compiler.phrase_book import PhraseBook
from fuda.language.compiler.repairing import Near, repairs
from fuda.language.words.nodes import Draw, Effects

BOOK = PhraseBook(
    (
        Phrase("text", "{steps:sentence+}", "{steps: }", Effects),
        Phrase("sentence", "{effect:effect}。", "{effect}.", None),
        Phrase("effect", "カードを{n}枚引く", "draw {n:card}", Draw),
    )
)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("カードを2枚ひく。", "カードを2枚引く。"),
        ("カードを2枚も引く。", "カードを2枚引く。"),
        ("カード2枚引く。", "カードを2枚引く。"),
        ("カードを2枚引く", "カードを2枚引く。"),
        ("カードを2枚引く。カードを3まい引く。", "カードを2枚引く。カードを3枚引く。"),
        ("かードを2枚引く。カードを3枚引く。カードを4枚取る。", "カードを2枚引く。カードを3枚引く。カードを4枚引く。"),
    ],
)
def test_the_smallest_change_with_which_a_text_can_be_read_comes_first(text: str, first: str) -> None:
    assert not BOOK.reads(text, "text")
    assert next(repairs(BOOK, text, "text", Near())) == first


def test_what_can_be_read_stays_as_it_is_and_what_is_like_nothing_comes_to_an_end() -> None:
    assert next(repairs(BOOK, "カードを2枚引く。", "text", Near())) == "カードを2枚引く。"
    assert len(list(repairs(BOOK, "猫が鳴いている夜の庭には誰もいなかったという話である", "text", Near()))) < 40


def test_words_that_writers_use_for_each_other_cost_less_than_others() -> None:
    near = Near((("山札", "デッキ"),))
    assert near.cost("山札を", "デッキを") < near.cost("山札を", "手札を")
    assert near.cost("デッキ", "デッキ") == 0
