"""Whom does a standing effect reach? What lasts and changes no information, but what may be done or happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.table import ON_FIELD, KisekiState, controller
from fuda.games.kiseki.texts.changes import times_in_force
from fuda.games.kiseki.texts.values import derived
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import things as k
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import Standing
from fuda.language.running.selection import members
from fuda.language.running.text_facts import TextFacts
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.extras.fact_cache import FactCache
    from fuda.games.kiseki.rules import Kiseki

BOTH_PLAYERS: Final = (a.EachPlayer, k.YouAndOpponent)
PLAYERS: Final = (n.You, n.Opponent, k.OfCard, *BOTH_PLAYERS)
IN_BATTLE: Final = -2  # in the place of a player: no effect does it but a battle
NOTHING_REACHED: Final[list[tuple[Standing, n.Node]]] = []


class Reach:
    """A standing change and the cards that it reaches."""

    def __init__(self, standing: Standing, change: n.Node, cards: tuple[int, ...]) -> None:
        self.standing = standing
        self.change = change
        self.cards = cards
        self.named: tuple[int, ...] | None = None  # the other cards of which it speaks, once they were asked for


def reaches_of(state: KisekiState, rules: Kiseki, facts: TextFacts, kind: type) -> list[Reach]:
    """The standing changes of a class with the cards that they reach; worked out once for these facts."""
    cache: FactCache = facts.cache
    found: list[Reach] | None = cache.reaches.get(kind)
    if found is None:
        found = []
        for each in facts.of(kind):
            effect = each.effect
            if isinstance(effect, g.Affect) and not isinstance(effect.what, PLAYERS):
                reading = rules.standing_reading(state, each)
                age = rules.age_of(state, each)
                cards = [
                    card
                    for card in each.reached(effect.what, reading)
                    if not rules.is_nullified(state, card, age) and times_in_force(effect, reading, card)
                ]
                found.append(Reach(each, effect.change, tuple(cards)))
        cache.reaches[kind] = found
    return found


def named_by(state: KisekiState, rules: Kiseki, each: Reach) -> tuple[int, ...]:
    """The cards that a change in force speaks of, beside those to which it applies."""
    named = each.named
    if named is None:
        named = each.named = named_in(state, rules, each.standing, each.change)
    return named


def named_in(state: KisekiState, rules: Kiseki, standing: Standing, change: n.Node) -> tuple[int, ...]:
    """The same for any change."""
    assert isinstance(change, k.Narrowed)
    return members(change.what, rules.standing_reading(state, standing))


def applied(state: KisekiState, rules: Kiseki, kind: type, card: int) -> list[tuple[Standing, n.Node]]:
    """The standing changes of a class that reach a card now."""
    facts: TextFacts = state.facts if state.facts is not None else derived(state, rules)
    if kind not in facts.by_kind:
        return NOTHING_REACHED
    return [(each.standing, each.change) for each in reaches_of(state, rules, facts, kind) if card in each.cards]


@rule("104.4")
def is_spared(state: KisekiState, rules: Kiseki, kind: type, card: int, by: int) -> bool:
    """Whether a ban of this class keeps the card from what an effect of the player `by` would do; `IN_BATTLE` for what
    a battle does, -1 for what is done by neither."""
    if applied(state, rules, kind, card):
        return True
    if by == IN_BATTLE:
        kept = applied(state, rules, v.KeptInBattle, card)
        return any([isinstance(change, v.KeptInBattle) and type(change.change) is kind for _, change in kept])
    return by >= 0 and any(
        [
            isinstance(change, v.KeptFrom)
            and type(change.change) is kind
            and (
                isinstance(change.player, BOTH_PLAYERS)
                or rules.standing_reading(state, standing).player(change.player) == by
            )
            for standing, change in applied(state, rules, v.KeptFrom, card)
        ]
    )


def applied_to(state: KisekiState, rules: Kiseki, kind: type, seat: int) -> list[tuple[Standing, n.Node]]:
    """The standing changes of a class that reach a player now."""
    found: list[tuple[Standing, n.Node]] = []
    standing = (state.facts if state.facts is not None else derived(state, rules)).by_kind
    if kind not in standing:
        return found
    for each in standing[kind]:
        effect = each.effect
        if isinstance(effect, g.Affect) and isinstance(effect.what, PLAYERS):
            made = each.modifier
            if made is not None:
                reached = seat in made.seats
            else:
                reached = isinstance(effect.what, BOTH_PLAYERS)
                reached = reached or rules.standing_reading(state, each).player(effect.what) == seat
            if reached:
                found.append((each, effect.change))
    return found


@rule("1202.5")
def says(state: KisekiState, rules: Kiseki, card: int, kind: type) -> list[n.Node]:
    """What a card says of itself, of a class that matters where crafts are not in force: in hand, in the homebase."""
    found: list[n.Node] = [each[1] for each in applied(state, rules, kind, card)]
    if state.zone[card] in ON_FIELD or kind not in rules.list.cards[state.printed[card]].says:
        return found
    reading = rules.text_reading(state, controller(state, card), card)
    for reference in rules.card(state, card).own:
        for truth in rules.list.ability(reference).truths:
            effect = truth.effect
            if isinstance(effect, g.Affect) and isinstance(effect.change, kind):
                if isinstance(effect.what, (n.This, k.ThisCard)):
                    if truth.condition is None or rules.is_met(truth.condition, reading):
                        found.append(effect.change)
    return found
