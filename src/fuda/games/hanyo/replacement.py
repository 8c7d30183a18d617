"""What happens instead? Replacement effects (810)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo import act_words as t
from fuda.games.hanyo import event_words as v
from fuda.games.hanyo import words as h
from fuda.games.hanyo.occasions import STATES
from fuda.games.hanyo.reading import Reading
from fuda.games.hanyo.table import HANDS, NORMAL, PLACED, HanyoState
from fuda.games.hanyo.unit_events import Damaged, KnockedOut, Placed
from fuda.games.hanyo.values import changed_by
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import Standing
from fuda.language.running.selection import compares, members
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

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


@rule("810.1")
def turned_into(
    state: HanyoState, rules: Hanyo, standing: Standing, effect: n.Node, event: Event
) -> tuple[Event, ...] | None:
    """The damage somewhere else; everything else that a text says is carried out."""
    if not isinstance(event, Damaged):
        return None
    reading = Reading(state, rules, standing.seat, standing.this)
    if isinstance(effect, t.ChangeThatDamage):
        amount = changed_by(event.amount, effect.change, reading)
        return (Damaged(event.clause, event.card, amount, event.source),) if amount > 0 else ()
    if not isinstance(effect, h.TakeThatDamage):
        return None
    return tuple([Damaged(event.clause, unit, event.amount, event.source) for unit in members(effect.what, reading)])
