"""Which of two cards came into force first? Where both did at once and it makes a difference, somebody must say."""

from __future__ import annotations

from typing import Any

from fuda.kernel.facts import Held
from fuda.language.lasting import TextRules, derived


def equal_in_age(state: Any, rules: TextRules, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Two cards in force since the same moment whose order makes a difference."""
    for place, one in enumerate(cards):
        for other in cards[place + 1 :]:
            if state.since[one] == state.since[other] and state.rank[one] == state.rank[other]:
                if _told(state, rules, one, other) != _told(state, rules, other, one):
                    return (one, other)
    return ()


def _told(state: Any, rules: TextRules, older: int, younger: int) -> dict[tuple[int, int], Held]:
    twin = state.clone()
    twin.facts = None
    twin.rank[older], twin.rank[younger] = 1, 2
    return derived(twin, rules).values
