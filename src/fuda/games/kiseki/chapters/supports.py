"""Which units can support which others now?"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from fuda.games.kiseki.extras.fact_cache import (
    FactCache,
)
from fuda.games.kiseki.table import (
    KisekiState,
)
from fuda.games.kiseki.texts.attributes import EVERYTHING, ORGANISATIONS
from fuda.games.kiseki.texts.scope import applied, applied_to
from fuda.games.kiseki.texts.values import units_of
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words.icons import COVERT
from fuda.kernel.decisions import Action
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import ABILITIES
from fuda.language.running.printed import REFERENCE
from fuda.language.running.text_facts import TextFacts

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


def _support(rules: Kiseki, unit: int, other: int) -> Action:
    """An action that is offered again and again."""
    made = rules.cache.supports[(unit, other)] = Action("support", unit, (other,))
    return made


class Supporters:
    """The units of a player, each with its organisations, whether it is covert, and whether it may give support and get
    it; whom they could support, once it was asked for; and what they can do as they lay when it was asked last."""

    def __init__(self, told: list[tuple[int, int, bool, bool, bool]]) -> None:
        self.told = told
        # Ready or actioned, each of them; nobody supports anybody where there is one unit only.
        self.how: Any = itemgetter(*[each[0] for each in told]) if len(told) > 1 else None
        self.actions: dict[int, list[Action]] = {}
        self.latest: tuple[tuple[int, ...], list[Action]] = ((), [])  # how they lay, and what they could do


def supports_of(state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts) -> list[Action]:
    """Every scrum support that the seat can make: the ready units with those that fit them."""
    if v.CannotSupport in facts.by_kind and applied_to(state, rules, v.CannotSupport, seat):
        return []
    cache: FactCache = facts.cache
    supporters: Supporters | None = cache.supporters.get(seat)
    if supporters is None:
        told = _supporters(state, rules, seat, facts)
        supporters = cache.former.get(seat)
        if supporters is None or supporters.told != told:
            supporters = Supporters(told)
        cache.supporters[seat] = supporters
    latest = supporters.latest
    if supporters.how is not None:
        lying: tuple[int, ...] = supporters.how(state.actioned)
        if latest[0] != lying:
            latest = supporters.latest = (lying, _supports(rules, supporters, state.actioned))
    return latest[1]


def _supports(rules: Kiseki, supporters: Supporters, actioned: list[int]) -> list[Action]:
    found: list[Action] = []
    known = supporters.actions
    for unit, bits, covert, gives, _ in supporters.told:
        if gives and not actioned[unit]:
            if unit not in known:
                others = [
                    other
                    for other, theirs, hides, _, gets in supporters.told
                    if gets and theirs & bits and hides == covert and other != unit
                ]
                made = rules.cache.supports
                known[unit] = [
                    made[(unit, each)] if (unit, each) in made else _support(rules, unit, each) for each in others
                ]
            found += known[unit]
    return found


@rule("104.4 1219.2b-3 1219.2b-4 1219.2b-5")
def _supporters(
    state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts
) -> list[tuple[int, int, bool, bool, bool]]:
    values: dict[tuple[int, int], Any] = facts.values
    every, icons = rules.list.everything, rules.stock.icons
    return [
        (
            unit,
            every if values[(unit, EVERYTHING)] else values[(unit, ORGANISATIONS)],
            COVERT in [icons[packed & REFERENCE] for packed in values[(unit, ABILITIES)]],
            not applied(state, rules, v.DoesNotSupport, unit),
            not applied(state, rules, v.IsNotSupported, unit),
        )
        for unit in units_of(state, rules, seat)
    ]
