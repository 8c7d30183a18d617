"""Is there a word, in both languages, for every fact of the cards and every choice that a text asks for?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fuda.games.kokuryoku.cards import Card
from fuda.language.running.resolution import Sentence
from fuda.language.words import nodes as n
from fuda.library.ledger import load_clauses, load_rulings
from fuda.library.wording import game_words
from tests.kokuryoku.board import kokuryoku
from tests.kokuryoku.duels import printed

LANGUAGES = ("ja", "en")
KINDS = ("unit", "weapon", "magic", "item", "surprise", "land")


def sentences() -> Iterator[tuple[Card, Sentence]]:
    """Every sentence that a card lets happen."""
    for card in kokuryoku().list.cards:
        for text in inside(card.source.text):
            if isinstance(text, n.Effects):
                yield from ((card, Sentence(step)) for step in text.steps)


def inside(value: n.Value) -> Iterator[n.Node]:
    if isinstance(value, n.Node):
        yield value
        for _, field in n.fields(value):
            yield from inside(field)
    elif isinstance(value, tuple):
        for item in value:
            yield from inside(item)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_text_has_words(language: str) -> None:
    purposes = game_words("kokuryoku", language)["purpose"]
    asked = {type(sentence.effect).__name__.lower() for _, sentence in sentences() if sentence.selections}
    assert asked and sorted(asked - set(purposes)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_card_has_words(language: str) -> None:
    words = game_words("kokuryoku", language)
    for card in printed(*KINDS):
        for key, value in card.source.fields.items():
            if key not in ("name", "text"):
                assert words["fact"][key]
            if key not in ("name", "text") and isinstance(value, str):
                assert words[key][value]
        for arms in card.source.fields.get("levels", {}):
            assert words["letter"][arms]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_by_a_ruling_says_so(language: str) -> None:
    endings: dict[str, Any] = game_words("kokuryoku", language)["ending"]
    assert all(("裁定" if language == "ja" else "ruling") in text for text in endings.values())


def test_every_ruling_is_a_clause_that_says_so_and_every_other_clause_is_of_the_chapter() -> None:
    clauses = load_clauses("kokuryoku")
    rulings = {ruling.id for ruling in load_rulings("kokuryoku")}
    assert rulings == {each for each in clauses if each.startswith("X")}
    for each, clause in clauses.items():
        assert each[0] in "KX"
        assert clause.summary.ja.startswith("裁定：") == clause.summary.en.startswith("Ruling: ") == (each in rulings)
