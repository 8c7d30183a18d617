"""A word that nobody has looked through depends on everything: it is slow, and never stale."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from fuda.games.kiseki.texts.attributes import EVERY_ATTRIBUTE, reads_of
from fuda.language.running.printed import inside
from fuda.language.words import nodes as n
from fuda.library.loading import load_rules

# Games with a table of what words look at, and the module that asks it.
WITH_TABLES = {"hanyo": "cards", "kiseki": "extras.dependencies", "honjin": "cards"}
BITS = (
    *("CARDS", "BONDS", "TIME", "FIGHT", "PLAYED", "ORIENTATION", "STRUCTURE", "SUPPORTED", "PENDING", "FACES"),
    *("DAMAGE", "ENERGY", "COUNTERS", "PHASE", "TURN", "ACTING", "SLOTS", "CHAIN"),
)
SLOW: dict[str, list[str]] = {"hanyo": [], "kiseki": [], "honjin": []}  # words of printed cards that take the slow way


class NeverHeardOf(n.Node):
    """A word that was added without a thought of caches."""

    __slots__ = ()


@pytest.mark.parametrize("game", WITH_TABLES)
def test_an_unknown_word_looks_at_everything(game: str) -> None:
    cards: Any = import_module(f"fuda.games.{game}.{WITH_TABLES[game]}")
    events: Any = import_module(f"fuda.games.{game}.events")
    assert cards._looked_at(NeverHeardOf()) == events.ANYTHING
    every = [getattr(events, name) for name in BITS if hasattr(events, name)]
    assert len(every) > 5 and all(events.ANYTHING & bit == bit for bit in every)
    assert cards._looked_at(n.You()) == 0


def test_an_unknown_word_reads_all_information() -> None:
    assert reads_of(NeverHeardOf()) == EVERY_ATTRIBUTE
    assert reads_of(n.You()) == frozenset()


@pytest.mark.parametrize("game", WITH_TABLES)
def test_the_words_of_printed_cards_that_take_the_slow_way_are_these(game: str) -> None:
    rules: Any = load_rules(game)
    cards: Any = import_module(f"fuda.games.{game}.{WITH_TABLES[game]}")
    anything = import_module(f"fuda.games.{game}.events").ANYTHING
    found: set[str] = set()
    for card in rules.list.cards:
        for ability in card.abilities:
            for said in ability.said():
                found.update([type(each).__name__ for each in inside(said) if cards._looked_at(each) == anything])
    assert sorted(found) == SLOW[game]
