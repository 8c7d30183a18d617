"""What happens instead? Standing effects that replace events, each once for one event.

The game says which events a text means (`would_replace`) and may turn one event directly into others (`turned_into`);
everything else that a text says is carried out as a text, in place of the event.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.events import Event
from fuda.kernel.machine import Happening, apply_now
from fuda.kernel.procedure import Procedure
from fuda.kernel.rules import Replacement, Replacer
from fuda.language.running.lasting import EffectsEnded, Standing, derived
from fuda.language.running.printed import PLACES, REFERENCE
from fuda.language.running.resolution import Resolve, TextFrame
from fuda.language.running.text_facts import TextFacts
from fuda.language.running.triggers import ListeningRules
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

NO_REPLACEMENTS: Final[tuple[Replacement, ...]] = ()


class Substitution(Resolve):
    """The text that is carried out instead of an event, and all replacements that led to it."""


class Substituted(Event):
    """What happens instead of an event has to be carried out first."""

    def __init__(
        self,
        clause: str = "",
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        line: int = -1,
        that: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
    ) -> None:
        super().__init__(clause)
        self.seat = seat
        self.this = this
        self.printed = printed
        self.line = line
        self.that = that
        self.used = used  # the replacements that have brought it about

    def apply(self, state: Any, rules: Any) -> None:
        """Carried out by the interruption that follows."""


class ReplacingRules(ListeningRules):
    """What a game with replacement effects says about them."""

    clause_of_replacing = ""

    def would_replace(self, state: Any, standing: Standing, wanted: n.Node, event: Event) -> bool:
        """Whether the event is the one that the standing effect replaces."""
        raise NotImplementedError

    def can_do_instead(self, state: Any, seat: int, effect: n.Node) -> bool:
        """Whether a player who may do something instead can do it."""
        return True

    def applied(self, state: Any, standing: Standing, event: Event) -> None:
        """A replacement is applied to the event; a game may count that."""

    def turned_into(self, state: Any, standing: Standing, effect: n.Node, event: Event) -> tuple[Event, ...] | None:
        """The events into which an event is turned; None where the text is carried out."""
        return None

    def replacer(self, state: Any, name: int) -> Replacer:
        for each in derived(state, self).of(a.Instead):
            if each.name == name:
                made = each.modifier
                if made is not None:
                    return Replacer(each.seat, each.this, made.printed, made.ability, self.clause_of_replacing, True)
                reference = each.packed & REFERENCE
                line = reference & (1 << PLACES) - 1
                return Replacer(each.seat, each.this, reference >> PLACES, line, self.clause_of_replacing)
        return Replacer(clause=self.clause_of_replacing)

    def place_of_instead(self, standing: Standing, effect: a.Instead) -> tuple[int, int]:
        """The printed card and the place there of the text that is carried out instead."""
        made = standing.modifier
        printed = made.printed if made is not None else (-1 - standing.name) // 8 >> PLACES & 0x7FFF
        return printed, self.texts.cards[printed].given[effect]

    def replacements(self, state: Any, event: Event) -> tuple[Replacement, ...]:
        return replacements(state, self, event)

    def replace(self, state: Any, name: int, event: Event) -> tuple[Event, ...]:
        return replace(state, self, name, event)


def instead_of(effect: a.Instead) -> n.Node:
    """What is done instead, whether or not it may be declined."""
    return effect.effect.effect if isinstance(effect.effect, n.May) else effect.effect


def replacements(state: Any, rules: ReplacingRules, event: Event) -> tuple[Replacement, ...]:
    """The effects that want to replace the event."""
    facts: TextFacts = derived(state, rules) if state.facts is None else state.facts
    if a.Instead not in facts.by_kind:
        return NO_REPLACEMENTS
    found: list[Replacement] = []
    for each in facts.by_kind[a.Instead]:
        effect = each.effect
        if isinstance(effect, a.Instead) and rules.would_replace(state, each, effect.event, event):
            optional = isinstance(effect.effect, n.May)
            if each.name in _under_way(state):
                continue
            if not optional or rules.can_do_instead(state, each.seat, instead_of(effect)):
                found.append(Replacement(each.name, optional))
    return tuple(found)


def _under_way(state: Any) -> tuple[int, ...]:
    """Replacements whose text is being carried out: they have been applied to this event."""
    return tuple([name for frame in state.frames if isinstance(frame, TextFrame) for name in frame.used])


def replace(state: Any, rules: ReplacingRules, name: int, event: Event) -> tuple[Event, ...]:
    """The events that happen instead."""
    for each in derived(state, rules).of(a.Instead):
        effect = each.effect
        if each.name == name and isinstance(effect, a.Instead):
            if isinstance(effect, a.InsteadNext):
                apply_now(state, rules, EffectsEnded(rules.clause_of_replacing, (name,)))
            rules.applied(state, each, event)
            turned = rules.turned_into(state, each, instead_of(effect), event)
            if turned is not None:
                return turned
            printed, line = rules.place_of_instead(each, effect)
            card: int = getattr(event, "card", -1)
            used = (*_under_way(state), name)
            if isinstance(state.frames[-1], Happening):
                used = (*used, *state.frames[-1].used[state.frames[-1].place])
            clause = rules.clause_of_replacing
            return (Substituted(clause, each.seat, each.this, printed, line, (card,), used),)
    raise LookupError("the replacement is gone")


def substitution(event: Event, kind: type[TextFrame] = Substitution) -> Procedure | None:
    """The procedure of this kind that carries out what takes an event's place."""
    if isinstance(event, Substituted):
        return kind(event.seat, event.this, event.printed, event.line, event.clause, event.that, event.used)
    return None
