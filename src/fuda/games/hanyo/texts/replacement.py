"""What happens instead? Replacement effects (810)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.hanyo.chapters.permissions import is_by
from fuda.games.hanyo.events import DrawFailed, Drawn, Went
from fuda.games.hanyo.table import DISCARDS, ENERGIES, HANDS, IN_AREA, NORMAL, PLACED, HanyoState
from fuda.games.hanyo.texts.occasions import ORIGINS, STATES
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.triggers import causes_of
from fuda.games.hanyo.texts.values import changed_by
from fuda.games.hanyo.unit_events import Damaged, Healed, KnockedOut, Placed
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import Standing
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.language.words import occasions as o

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


@rule("104.2 810.3")
def can_do_instead(state: HanyoState, seat: int, effect: n.Node) -> bool:
    """Whether a player who may do something instead has enough cards for it."""
    return not isinstance(effect, d.DiscardFromHand) or len(state.zones[HANDS[seat]]) >= effect.n


def can_begin(state: HanyoState, rules: Hanyo, standing: Standing, effect: n.Node) -> bool:
    """Whether the first of what is done instead can be done in full."""
    first = effect
    while isinstance(first, (a.Both, a.Chain)):
        first = first.first
    what = getattr(first, "what", None)
    if isinstance(what, n.Chosen):
        return len(members(what, Reading(state, rules, standing.seat, standing.this))) >= what.n
    return can_do_instead(state, standing.seat, first)


@rule("801.2c 810.1 810.2 810.3")
def would_replace(state: HanyoState, rules: Hanyo, standing: Standing, wanted: n.Node, event: Event) -> bool:
    """Whether the event is the one that a text speaks of."""
    reading = Reading(state, rules, standing.seat, standing.this)
    if isinstance(wanted, o.Given):
        return reading.holds(wanted.condition) and would_replace(state, rules, standing, wanted.event, event)
    if isinstance(wanted, o.CausedBy):
        meant = any([is_by(wanted.by, standing.seat, seat, sort) for seat, sort in causes_of(state, rules, event)])
        return meant and would_replace(state, rules, standing, wanted.event, event)
    if isinstance(wanted, v.Drew):
        if isinstance(event, DrawFailed):  # who has no card left would draw all the same
            return event.seat in reading.seats(wanted.player)
        return isinstance(event, Drawn) and event.by in reading.seats(wanted.player)
    if isinstance(wanted, OF_MOVES):
        return isinstance(event, Went) and _would_go(state, rules, standing, wanted, event, reading)
    if isinstance(wanted, v.Recovered):
        there = isinstance(event, Placed) and event.placed == NORMAL != state.placed[event.card]
        return there and isinstance(event, Placed) and event.card in standing.reached(wanted.what, reading)
    if isinstance(wanted, v.WasHealed):
        there = isinstance(event, Healed) and event.amount > 0 and state.damage[event.card] > 0
        return there and isinstance(event, Healed) and event.card in standing.reached(wanted.what, reading)
    if isinstance(wanted, h.Damaged):
        return isinstance(event, Damaged) and event.card in standing.reached(wanted.what, reading)
    if isinstance(wanted, v.TookDamage):
        fits = isinstance(event, Damaged) and compares(event.amount, wanted.bound)
        return fits and isinstance(event, Damaged) and event.card in standing.reached(wanted.what, reading)
    if isinstance(wanted, h.KnockedOut):
        return isinstance(event, KnockedOut) and event.card in standing.reached(wanted.what, reading)
    assert isinstance(wanted, (h.Afflicted, v.BecameState)), type(wanted).__name__
    if isinstance(wanted, v.BecameState):
        wrong = not isinstance(event, Placed) or PLACED[event.placed] != STATES[wanted.state]
        return (
            not wrong and event.card in standing.reached(wanted.what, reading) if isinstance(event, Placed) else False
        )
    # What is normal is never placed normally once more: such events are not made.
    if not isinstance(event, Placed) or state.placed[event.card] != NORMAL:
        return False
    return event.card in standing.reached(wanted.what, reading)


OF_MOVES: Final = (v.PutToDiscard, v.LostEnergy, v.ReturnedToHand, v.LeftArea)


@rule("302.3 309.1 810.1 810.3 904.1 911.1 1005.1 1005.2")
def _would_go(state: HanyoState, rules: Hanyo, standing: Standing, wanted: Any, event: Went, reading: Reading) -> bool:
    """Whether a card that is about to move is one of which a text speaks."""
    source, card = state.zone[event.card], event.card
    if event.clause in ("1005.1", "1005.2"):
        return False  # the rules would demand the same again and again; what a set says of itself is looked at before
    if isinstance(wanted, v.PutToDiscard):
        if event.target not in DISCARDS or source in DISCARDS:
            return False
        if wanted.origin != "any" and source not in ORIGINS[wanted.origin]:
            return False
        if isinstance(wanted.what, n.This):
            return card == standing.this
        what: Any = wanted.what
        return state.owner[card] == reading.player(what.player) and matches(card, what.what, reading)
    if isinstance(wanted, v.LostEnergy):
        gone = source in ENERGIES and event.target in DISCARDS
        return gone and state.host[card] in standing.reached(wanted.what, reading)
    left = source in IN_AREA and event.target not in IN_AREA
    if isinstance(wanted, v.ReturnedToHand):
        left = left and event.target in HANDS
    return left and card in standing.reached(wanted.what, reading)


@rule("810.1")
def turned_into(
    state: HanyoState, rules: Hanyo, standing: Standing, effect: n.Node, event: Event
) -> tuple[Event, ...] | None:
    """The damage somewhere else; everything else that a text says is carried out."""
    reading = Reading(state, rules, standing.seat, standing.this)
    if isinstance(event, Healed) and isinstance(effect, t.ChangeThatHealing):
        healed = changed_by(event.amount, effect.change, reading)
        return (Healed(event.clause, event.card, healed),) if healed > 0 else ()
    if not isinstance(event, Damaged):
        return None
    if isinstance(effect, t.ChangeThatDamage):
        amount = changed_by(event.amount, effect.change, reading)
        return (Damaged(event.clause, event.card, amount, event.source),) if amount > 0 else ()
    if isinstance(effect, t.SplitDamage):
        return _split(effect, event, reading)
    if not isinstance(effect, h.TakeThatDamage):
        return None
    return tuple([Damaged(event.clause, unit, event.amount, event.source) for unit in members(effect.what, reading)])


@rule("810.1 810.3 916.1")
def _split(effect: t.SplitDamage, event: Damaged, reading: Reading) -> tuple[Event, ...]:
    """So much of the damage to one unit and the rest to another, at the same time; none that is not there."""
    first = min(effect.n, event.amount)
    reading.that = (event.card,)
    shares = ((effect.what, first), (effect.rest, event.amount - first))
    return tuple(
        [
            Damaged(event.clause, unit, points, event.source)
            for what, points in shares
            for unit in members(what, reading)
            if points > 0
        ]
    )
