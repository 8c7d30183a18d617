"""What happens instead? Replacement effects (810)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo import nodes as h
from fuda.games.hanyo import table as t
from fuda.games.hanyo.reading import Reading
from fuda.games.hanyo.table import NORMAL, HanyoState
from fuda.games.hanyo.values import Standing, derived
from fuda.kernel.events import Event
from fuda.kernel.machine import Happening
from fuda.kernel.procedure import rule
from fuda.kernel.rules import Replacement
from fuda.language import abilities as a
from fuda.language import decks as d
from fuda.language import nodes as n
from fuda.language.evaluate import members
from fuda.language.resolve import Resolve

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


class Substitution(Resolve):
    """810.1. The text that is carried out instead of an event, and all replacements that led to it."""

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        line: int = -1,
        clause: str = "",
        that: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, this, printed, line, clause, that)
        self.used = used


@rule("801.2c 810.1 810.2 810.3")
def replacements(state: HanyoState, rules: Hanyo, event: Event) -> tuple[Replacement, ...]:
    """The effects that want to replace the event."""
    found: list[Replacement] = []
    for each in derived(state, rules).of(a.Instead):
        if isinstance(each.effect, a.Instead) and _would(state, rules, each, each.effect.event, event):
            optional = isinstance(each.effect.effect, n.May)
            if each.name not in _under_way(state) and not (optional and _is_beyond(state, each.seat, each.effect)):
                found.append(Replacement(each.name, optional))
    return tuple(found)


@rule("810.3")
def _under_way(state: HanyoState) -> tuple[int, ...]:
    """Replacements whose text is being carried out: they have been applied to this event."""
    return tuple([name for frame in state.frames if isinstance(frame, Substitution) for name in frame.used])


@rule("104.2 810.3")
def _is_beyond(state: HanyoState, seat: int, effect: a.Instead) -> bool:
    """Whether a player who may do something instead has not enough cards for it."""
    wanted = effect.effect.effect if isinstance(effect.effect, n.May) else effect.effect
    return isinstance(wanted, d.DiscardFromHand) and len(state.zones[t.HANDS[seat]]) < wanted.n


def _would(state: HanyoState, rules: Hanyo, standing: Standing, wanted: n.Node, event: Event) -> bool:
    reading = Reading(state, rules, standing.seat, standing.this)
    if isinstance(wanted, h.Damaged):
        return isinstance(event, t.Damaged) and event.card in standing.reached(wanted.what, reading)
    if isinstance(wanted, h.KnockedOut):
        return isinstance(event, t.KnockedOut) and event.card in standing.reached(wanted.what, reading)
    if isinstance(wanted, h.Afflicted):
        return (
            isinstance(event, t.Placed)
            and event.placed != NORMAL
            and state.placed[event.card] == NORMAL
            and event.card in standing.reached(wanted.what, reading)
        )
    raise LookupError(f"the rules cannot replace {type(wanted).__name__}")


@rule("810.1")
def replace(state: HanyoState, rules: Hanyo, name: int, event: Event) -> tuple[Event, ...]:
    """The events that happen instead: the damage somewhere else, or a text that is carried out."""
    for each in derived(state, rules).of(a.Instead):
        effect = each.effect
        if each.name == name and isinstance(effect, a.Instead):
            done = effect.effect.effect if isinstance(effect.effect, n.May) else effect.effect
            reading = Reading(state, rules, each.seat, each.this)
            if isinstance(done, h.TakeThatDamage) and isinstance(event, t.Damaged):
                return tuple(
                    [
                        t.Damaged(event.clause, unit, event.amount, event.source, event.by_skill, event.seat)
                        for unit in members(done.what, reading)
                    ]
                )
            printed, line = rules.home_of_instead(each, effect)
            card: int = getattr(event, "card", -1)
            used = (*_under_way(state), name)
            if isinstance(state.frames[-1], Happening):
                used = (*used, *state.frames[-1].used[state.frames[-1].place])
            return (t.Substituted("810.1", each.seat, each.this, printed, line, (card,), used),)
    raise LookupError("the replacement is gone")
