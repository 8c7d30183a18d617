"""Who hears what has happened? Crafts in force, and those of cards that fell; where nobody does it is known at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.battle_events import LeftBattle
from fuda.games.kiseki.card_events import Boarded, Stunned, Went
from fuda.games.kiseki.cards import Craft
from fuda.games.kiseki.chapters.attacks import lost_fighters
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.chapters.movement import MOVED
from fuda.games.kiseki.events import BondsChanged
from fuda.games.kiseki.extras.fact_cache import (
    FactCache,
)
from fuda.games.kiseki.table import (
    ON_FIELD,
    KisekiState,
)
from fuda.games.kiseki.texts.hidden_crafts import ask_anyway, gather, hear_elsewhere
from fuda.games.kiseki.texts.timestamps import BEGINNINGS
from fuda.games.kiseki.texts.triggers import WAITED_FOR
from fuda.games.kiseki.texts.values import derived
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now
from fuda.kernel.procedure import rule
from fuda.language.running.printed import Ability
from fuda.language.running.replacement import Substituted
from fuda.language.running.text_facts import WHILE, TextFacts
from fuda.language.running.triggers import listen

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

OF_FALLING: Final = (Went, Stunned, BondsChanged)  # events that can tell of cards whose crafts are in force no more
INTERRUPTED: Final = (Substituted, Stunned, *MOVED, *BEGINNINGS)  # events at which something can come in
# What has to be done once an event has happened, a bit each: crafts fall with it, units have boarded, crafts wait for
# it, crafts that are in force elsewhere wait for it.
FALLS: Final = 1
BOARDS: Final = 2
HEARD: Final = 4
HIDES: Final = 16
# When nobody hears an event: while these facts hold and no condition of a text under way can fail, or always.
NOW: Final = 1
ALWAYS: Final = 2


class EventRoles:
    """What has to be done once an event of a class has happened, found out once for each."""

    def __init__(self, heard_elsewhere: frozenset[type]) -> None:
        self.heard_elsewhere = heard_elsewhere
        self.known: dict[type, int] = {}
        self.uninterrupted: set[type] = set()  # classes at which nothing can come in

    def of(self, kind: type) -> int:
        """The bits of what is to be done."""
        if kind in self.known:
            return self.known[kind]
        found = FALLS if issubclass(kind, OF_FALLING) else 0
        if issubclass(kind, Boarded):
            found |= BOARDS
        elif kind in WAITED_FOR or issubclass(kind, Went):
            found |= HEARD
        if kind in self.heard_elsewhere:
            found |= HIDES
        self.known[kind] = found
        if not issubclass(kind, INTERRUPTED):
            self.uninterrupted.add(kind)
        return found


@rule("804.7 1211.6 1211.6b 1211.10 1306.3")
def note_together(state: KisekiState, rules: Kiseki, events: tuple[Event, ...]) -> None:
    """Events have happened together: crafts of the cards that fell with them, and all that wait for them, are heard."""
    if rules.list.remembers:
        keep_in_mind(state, rules, events)
    facts: TextFacts | None = state.facts
    if facts is not None and not state.fighting and rules.is_cached and _go_unheard(state, rules, facts, events):
        return
    roles = rules.roles
    known = roles.known
    every = 0
    for event in events:
        kind = type(event)
        every |= known[kind] if kind in known else roles.of(kind)
    fallen = _fallen(events) if every & FALLS else ()
    for event in events if every & (HEARD | BOARDS) else ():
        role = known[type(event)]
        before = len(state.withheld)
        if role & HIDES and state.hide_forced:
            ask_anyway(state, rules, event)
        if role & HEARD:
            listen(state, rules, event, fallen)
        elif role & BOARDS:
            assert isinstance(event, Boarded)
            listen(state, rules, event, tuple([state.last[unit] for unit in event.units]))
        if role & HIDES:
            hear_elsewhere(state, rules, event)
        gather(state, before)
    if state.fighting:
        for card in lost_fighters(state, rules):
            apply_now(state, rules, LeftBattle("804.7", card))


def keep_in_mind(state: KisekiState, rules: Kiseki, events: tuple[Event, ...]) -> None:
    """Keep the events of this turn for which a text of the list could ask later."""
    asked = rules.list.remembers
    for event in events:
        words = [each for kind in type(event).__mro__ for each in WAITED_FOR.get(kind, ())]
        if any([word in asked for word in words]):
            state.happened = (*state.happened, event)


def _go_unheard(state: KisekiState, rules: Kiseki, facts: TextFacts, events: tuple[Event, ...]) -> bool:
    """Whether nobody cares for events of these classes: no craft in force waits for them or for a condition, no
    card falls with them, no text under way nor lasting effect could lapse."""
    unheard = facts.unheard
    least = ALWAYS
    for event in events:
        kind = type(event)
        now = unheard[kind] if kind in unheard else _unheard(state, rules, facts, kind)
        if now == 0:
            return False
        if now == NOW:
            least = NOW
    if least == ALWAYS:
        return True
    effects = state.effects
    lapsing = rules.cache.lapsing
    if lapsing[0] is not effects:
        lapsing = rules.cache.lapsing = (effects, bool([1 for each in effects if each.until == WHILE]))
    return not lapsing[1] and not [1 for frame in state.frames if frame.carries_text]


def _unheard(state: KisekiState, rules: Kiseki, facts: TextFacts, kind: type) -> int:
    """When an event of the class is heard by nobody: always, as long as nothing lapses, or 0 for not at all; kept
    with the facts."""
    role = rules.roles.of(kind)
    found = 0
    if not role & (FALLS | BOARDS | HIDES | HEARD):
        found = ALWAYS
    elif not role & (FALLS | BOARDS | HIDES) and not facts.delayed:
        if facts.listeners.keys().isdisjoint(WAITED_FOR.get(kind, ())):
            found = NOW if not facts.watchers or is_idle(state, rules, facts) else 0
    facts.unheard[kind] = found
    return found


def _fallen(events: tuple[Event, ...]) -> tuple[Last, ...]:
    """What the cards were whose crafts went out of force with these events."""
    falling = [each for each in events if isinstance(each, OF_FALLING)]
    fallen = tuple([each.last for each in falling if not isinstance(each, BondsChanged) and _falls(each)])
    for each in falling:
        if isinstance(each, Stunned):
            each.fallen = fallen
        elif isinstance(each, BondsChanged):
            fallen = (*fallen, *each.fallen)
    return fallen


def _falls(event: Event) -> bool:
    """Whether the crafts of the event's card were in force before it and are not any more."""
    if isinstance(event, Stunned):
        return True
    assert isinstance(event, Went)
    return event.source != event.target and not (event.source in ON_FIELD and event.target in ON_FIELD)


def is_due(state: KisekiState, rules: Kiseki, seat: int, home: int, ability: Ability) -> bool:
    """Whether the condition for which a craft waits holds now."""
    condition = ability.condition
    if condition is None:
        return False
    if not isinstance(ability, Craft) or ability.condition_looks_at or not rules.is_cached:
        return rules.text_reading(state, seat, home).holds(condition)
    # It looks at nothing but what these facts tell.
    cache: FactCache = (state.facts if state.facts is not None else derived(state, rules)).cache
    key = (seat, home, ability.reference)
    found = cache.due.get(key)
    if found is None:
        found = cache.due[key] = rules.text_reading(state, seat, home).holds(condition)
    return found


def is_idle(state: KisekiState, rules: Kiseki, facts: TextFacts) -> bool:
    """Whether all crafts that wait for a condition look at nothing but these facts, and none is due."""
    cache: FactCache = facts.cache
    idle = cache.is_idle
    if idle is None:
        idle = cache.is_idle = _is_idle(state, rules, facts)
    return idle


def _is_idle(state: KisekiState, rules: Kiseki, facts: TextFacts) -> bool:
    for seat, home, reference in facts.watchers:
        craft = rules.list.ability(reference)
        if craft.condition_looks_at or is_due(state, rules, seat, home, craft):
            return False
    return True
