"""What does an event trigger? Abilities in force, delayed ones, and those that wait for a condition.

The game says which words wait for which events (`waited_for`) and whether an event is the one a text waits for
(`matched`). Cards that leave together are heard as they were before (`fallen`).
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, trigger
from fuda.kernel.records import Record
from fuda.language.running.lasting import EffectsEnded, derived
from fuda.language.running.printed import REFERENCE, TRIGGERED, Ability, home_of
from fuda.language.running.resolution import Sentence, TextFrame
from fuda.language.running.text_facts import WHILE, TextFacts
from fuda.language.running.text_rules import TextRules
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import Triggered

NO_EVENTS: Final[dict[type, tuple[type, ...]]] = {}
NO_KINDS: Final[tuple[object, ...]] = ()


class Remembered(Record):
    """What a card was when it was last seen where it lay; a game adds what its texts ask for."""

    def __init__(self, card: int = -1, zone: int = -1, seat: int = -1, abilities: tuple[int, ...] = ()) -> None:
        self.card = card
        self.zone = zone
        self.seat = seat  # who controlled it
        self.abilities = abilities


class ListeningRules(TextRules):
    """What a game with triggered abilities says about them."""

    waited_for: dict[type, tuple[type, ...]] = NO_EVENTS  # by kind of event: the words that wait for it
    clause_of_failing = ""  # the clause that ends an effect whose condition fails
    clause_of_delayed = ""  # the clause that ends a delayed ability once it has triggered

    def waited_by(self, event: Event) -> tuple[object, ...]:
        """Under what the abilities are found that may wait for this event."""
        return self.waited_for.get(type(event), NO_KINDS)

    def matched(self, state: Any, wanted: n.Node, event: Event, reading: Any) -> tuple[int, ...] | None:
        """The cards an event is about if it is the event that a text waits for; None if it is not."""
        raise NotImplementedError

    def first_to_trigger(self, state: Any) -> int:
        """The seat whose abilities are noted first; below 0 while nothing triggers."""
        first: int = state.turn_player
        return first

    def delayed_place(self, made: Any) -> int:
        """The place of the effect that a delayed ability puts off, on its printed card."""
        card = self.texts.cards[made.printed]
        place: int = card.given[card.abilities[made.ability].sentences[made.sentence].effect]
        return place

    def delayed_reading(self, state: Any, made: Any) -> Any:
        """The table as the text of a delayed ability reads it; `that` is what it was made for."""
        return self.text_reading(state, made.seat, made.this, made.cards)

    def delayed_about(self, that: tuple[int, ...], reading: Any) -> tuple[int, ...]:
        """What a delayed ability that has triggered is about: what the event was about, else what it was made for."""
        return that or reading.that

    def is_due(self, state: Any, seat: int, home: int, ability: Ability) -> bool:
        """Whether the condition for which an ability waits holds now."""
        if ability.condition is None:
            return False
        met: bool = self.text_reading(state, seat, home).holds(ability.condition)
        return met

    def due_watchers(self, state: Any, facts: TextFacts) -> list[tuple[int, int, int]]:
        """Of the abilities that wait for a condition, those whose condition holds now."""
        ability = self.texts.ability
        return [each for each in facts.watchers if self.is_due(state, each[0], each[1], ability(each[2]))]

    def heard(self, state: Any, seat: int, home: int, ability: Ability, that: tuple[int, ...]) -> None:
        """An ability has triggered."""
        if not ability.cumulative:
            for each in state.triggered:
                waiting = self.texts.cards[each.printed].abilities[each.line]
                if each.seat == seat and waiting.name == ability.name:
                    return
        trigger(state, Triggered(seat, home, ability.printed, ability.place, that))


def listen(state: Any, rules: ListeningRules, event: Event, fallen: tuple[Any, ...] = ()) -> None:
    """Let every ability that waits for this event trigger once, those of cards that fall at the same time too."""
    settle(state, rules)
    hear(state, rules, event, fallen)


def settle(state: Any, rules: ListeningRules) -> None:
    """Whatever lasted as long as a condition holds is looked at again, now that something has changed."""
    if state.effects:
        end_what_fails(state, rules)
    for frame in state.frames:
        if frame.carries_text:
            note_lapses(state, rules)
            break


def hear(state: Any, rules: ListeningRules, event: Event, fallen: tuple[Any, ...] = ()) -> None:
    """The same for an event that has changed nothing at which a text can look."""
    first = rules.first_to_trigger(state)
    if first < 0:
        return
    facts: TextFacts = derived(state, rules) if state.facts is None else state.facts
    waiting = rules.waited_by(event)
    listeners = facts.listeners
    for kind in waiting:
        if kind in listeners:
            for seat in (first, 1 - first):
                for each in listeners[kind]:
                    if each[0] == seat:
                        _hear(state, rules, seat, each[1], each[2], event, None)
        for last in fallen:
            # They were in force when the card left, though they are not any more.
            for packed in last.abilities:
                wanted = rules.texts.ability(packed & REFERENCE).event
                if wanted is not None and rules.filed_under(wanted) == kind:
                    _hear(state, rules, last.seat, home_of(packed), packed & REFERENCE, event, last)
    if waiting and facts.delayed:
        _hear_delayed(state, rules, event, waiting)
    if facts.watchers:
        watch_states(state, rules)


def hear_one(state: Any, rules: ListeningRules, seat: int, home: int, reference: int, event: Event) -> None:
    """Let one ability trigger if it waits for this event, wherever its card is."""
    if rules.first_to_trigger(state) >= 0:
        _hear(state, rules, seat, home, reference, event, None)


def conditions_in(sentences: tuple[Sentence, ...]) -> tuple[tuple[int, n.Node], ...]:
    """Of the sentences of a text those that last as long as a condition holds, by their place, and the condition."""
    return tuple(
        [
            (place, each.duration.condition)
            for place, each in enumerate(sentences)
            if isinstance(each.duration, a.AsLongAs)
        ]
    )


def note_lapses(state: Any, rules: TextRules) -> None:
    """Texts under way remember whose condition has failed since they were played."""
    for frame in state.frames:
        if isinstance(frame, TextFrame):
            for place, condition in rules.conditions(frame.printed, frame.line):
                if not frame.lapsed >> place & 1:
                    if not rules.text_reading(state, frame.seat, frame.this, frame.that).holds(condition):
                        frame.lapsed |= 1 << place


def end_what_fails(state: Any, rules: ListeningRules) -> None:
    """Effects that last as long as a condition holds end when it fails."""
    over: list[int] = []
    for each in state.effects:
        if each.until == WHILE and not rules.still_lasts(state, each):
            over.append(each.name)
    if over:
        apply_now(state, rules, EffectsEnded(rules.clause_of_failing, tuple(over)))


def _hear(state: Any, rules: ListeningRules, seat: int, home: int, reference: int, event: Event, last: Any) -> None:
    ability = rules.texts.ability(reference)
    if ability.form != TRIGGERED or ability.event is None:
        return
    reading = rules.text_reading(state, seat, home)
    reading.last = last
    that = rules.matched(state, ability.event, event, reading)
    if that is not None:
        rules.heard(state, seat, home, ability, that)


def _hear_delayed(state: Any, rules: ListeningRules, event: Event, waiting: tuple[object, ...]) -> None:
    facts = derived(state, rules)
    if facts.awaited is None:
        events = [each.effect.event for each in facts.delayed if isinstance(each.effect, a.Delayed)]
        facts.awaited = frozenset([rules.filed_under(each) for each in events])
    if facts.awaited.isdisjoint(waiting):
        return
    spent: list[int] = []
    for each in facts.delayed:
        made = each.modifier
        if made is None or not isinstance(each.effect, a.Delayed):
            continue
        if rules.filed_under(each.effect.event) in waiting:
            reading = rules.delayed_reading(state, made)
            that = rules.matched(state, each.effect.event, event, reading)
            if that is not None:
                place = rules.delayed_place(made)
                about = rules.delayed_about(that, reading)
                for _ in range(made.times):
                    trigger(state, Triggered(each.seat, each.this, made.printed, place, about))
                if not isinstance(each.effect, a.Repeated):
                    spent.append(made.name)
    if spent:
        apply_now(state, rules, EffectsEnded(rules.clause_of_delayed, tuple(spent)))


def watch_states(state: Any, rules: ListeningRules) -> None:
    """An ability that waits for a condition triggers while it holds, unless it waits or is being carried out."""
    facts: TextFacts = derived(state, rules) if state.facts is None else state.facts
    due = rules.due_watchers(state, facts) if facts.watchers else ()
    if not due:
        return
    first = rules.first_to_trigger(state)
    for seat in (first, 1 - first):
        for owner, home, found in due:
            if owner == seat:
                ability = rules.texts.ability(found)
                if not is_pending(state, home, ability):
                    trigger(state, Triggered(seat, home, ability.printed, ability.place))


def is_pending(state: Any, home: int, ability: Ability) -> bool:
    """Whether an ability has triggered and waits, or is being played or carried out."""
    for each in state.triggered:
        if each.card == home and each.printed == ability.printed and each.line == ability.place:
            return True
    # What was played and waits to be resolved, where a game has a place for that, looks like a frame that plays it.
    for frame in (*state.frames, *getattr(state, "waiting", ())):
        if getattr(frame, "printed", -1) == ability.printed and getattr(frame, "card", -1) == home:
            if getattr(frame, "ability", -1) == ability.place:
                return True
    return False
