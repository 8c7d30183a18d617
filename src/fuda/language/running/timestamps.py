"""Which card came into force first? Where several did at once and it makes a difference, somebody must say."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from fuda.kernel.facts import Held
from fuda.language.running.lasting import derived
from fuda.language.running.text_rules import TextRules


def equal_in_age(state: Any, rules: TextRules, cards: tuple[int, ...]) -> tuple[int, ...]:
    """All cards in force since one and the same moment for which it makes a difference which comes first; those of the
    first such moment."""
    ages: dict[tuple[int, int], list[int]] = {}
    for card in cards:
        ages.setdefault((state.since[card], state.rank[card]), []).append(card)
    for equals in ages.values():
        found: set[int] = set()
        for one, other in combinations(equals, 2):
            if _told(state, rules, one, other) != _told(state, rules, other, one):
                found |= {one, other}
        if found:
            return tuple([card for card in equals if card in found])
    return ()


def _told(state: Any, rules: TextRules, older: int, younger: int) -> dict[tuple[int, int], Held]:
    twin = state.clone()
    twin.facts = None
    twin.rank[older], twin.rank[younger] = 1, 2
    return derived(twin, rules).values
