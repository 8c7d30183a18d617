"""What do the rules do by themselves? 4.2, 10.20, 11: rule processing that comes in at once, and check steps.

Rule processing of the interrupt type (11.1.2.1) is an `Interruption`: it lies on top of whatever was being done until
nothing is left to process. What several events call for at the same moment is one interruption.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.chapters.damage import is_lethal
from fuda.games.honjin.chapters.ending import outcome_of
from fuda.games.honjin.chapters.movement import moves, moves_of
from fuda.games.honjin.chapters.rule_processing import (
    ADJUST,
    DIE,
    DROP,
    KEEP,
    LIMIT_EQUIPMENT,
    SHED,
    STRAND,
    WITHER,
    AdjustLimit,
    KeepEquipment,
    KeepHero,
    due,
    is_settled,
)
from fuda.games.honjin.events import Noticed
from fuda.games.honjin.table import CONSTANT, DISCARDS, FIELD, HonjinState
from fuda.games.honjin.texts.triggers import SEVERAL
from fuda.games.honjin.texts.values import derived
from fuda.games.honjin.unit_events import Damaged, Doomed
from fuda.games.honjin.words import conditions as o
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.machine import end, happen, take_trigger
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.records import Record
from fuda.language.running.printed import REFERENCES
from fuda.language.running.triggers import watch_states
from fuda.language.words import abilities as a
from fuda.mechanics.triggers import Triggered

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

SIDES: Final = 2
DEADLY: Final = (Damaged, Doomed)
CLAUSES: Final = {WITHER: "11.3.1.1.1", STRAND: "5.1.2.7", DROP: "11.3.4.1", SHED: "11.3.4.1"}
# Words of texts to which it makes a difference in which order cards leave.
LEAVING: Final = (o.Died, o.WasDiscarded, SEVERAL)


class Fate(Record):
    """11.3.1. A unit that is to die: which card it was, and of what."""

    def __init__(
        self,
        card: int = -1,
        which: int = -1,
        attributes: tuple[str, ...] = (),
        source_card: int = -1,
        attack: bool = False,
        by: str = "",
        seat: int = -1,
        doomed: bool = False,
    ) -> None:
        self.card = card
        self.which = which  # the object it was (5.1.1.8)
        self.attributes = attributes
        self.source_card = source_card
        self.attack = attack
        self.by = by
        self.seat = seat
        self.doomed = doomed  # whether the death effect applies already


def _fate(state: HonjinState, event: Damaged | Doomed) -> Fate:
    doomed = isinstance(event, Doomed)
    which = state.object[event.card]
    return Fate(event.card, which, event.attributes, event.source_card, event.attack, event.by, event.seat, doomed)


@rule("11.1.1 11.1.2 11.1.2.1 11.3.1.1.1 11.3.1.2.1 11.3.1.3.1 11.3.2.3 11.3.4.1 15.1.8")
def interrupt(state: HonjinState, rules: Honjin, event: Event) -> Procedure | None:
    """The rule processing that an event calls for at once."""
    if state.turn_player < 0:
        return None
    if type(event) not in DEADLY:
        settled = state.facts is not None and state.facts.cache.is_settled
        return None if settled else _calls_for(state, rules, event)
    if isinstance(event, Damaged):
        return Interruption((_fate(state, event),)) if is_lethal(state, rules, event) else None
    assert isinstance(event, Doomed)
    return Interruption((_fate(state, event),))


def _calls_for(state: HonjinState, rules: Honjin, event: Event) -> Procedure | None:
    """The rule processing after an event that kills nobody by itself."""
    if isinstance(event, Noticed) or isinstance(state.frames[-1], Interruption):
        return None  # an interruption under way looks again by itself
    return None if is_settled(state, rules) else Interruption()


class Interruption(Procedure):
    """11.1.2. All rule processing that is due: the marching side's first, each side in the order that it chooses."""

    def __init__(self, fates: tuple[Fate, ...] = ()) -> None:
        super().__init__()
        self.fates = fates
        self.chosen = Action()

    @step("11.1.2.1 11.1.2.2")
    def gather(self, state: HonjinState, rules: Honjin) -> Flow:
        """What the other events of the same moment have called for is done together with it."""
        while len(state.frames) > 1:
            other = state.frames[-2]
            if not isinstance(other, Interruption) or other.pc:
                break
            self.fates = (*self.fates, *other.fates)
            other.done(state)
        return self.go("choose")

    def _options(self, state: HonjinState, rules: Honjin, seat: int) -> tuple[Action, ...]:
        found = [
            Action(DIE, each.card, numbers=(place,))
            for place, each in enumerate(self.fates)
            if state.owner[each.card] == seat
        ]
        return (*found, *due(state, rules, seat))

    @step("11.1.2.2 11.1.2.3 11.3.2.2")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """Which comes next? Where the order makes no difference nobody is asked."""
        self.fates = tuple([each for each in self.fates if _is_there(state, each)])
        first = state.turn_player
        seat, options = first, self._options(state, rules, first)
        if not options:
            seat, options = 1 - first, self._options(state, rules, 1 - first)
        if not options:
            return self.done(state)
        if len(options) > 1 and not order_matters(state, rules, options):
            self.chosen = options[0]
            return self.go("process")
        return self.ask(state, Act(seat, "11.1.2.2", "rule-processing", options), into="chosen")

    @step("2.1.17.3 11.3.1.1.1 11.3.2.1 11.3.4.1 13.1.2.8 15.1.8 12.4.1 12.6.1")
    def process(self, state: HonjinState, rules: Honjin) -> Flow:
        """Do it, then look again."""
        self.go("choose")
        verb, card = self.chosen.verb, self.chosen.card
        seat = state.owner[card]
        if verb == DIE:
            return self._die(state, rules, self.chosen.numbers[0])
        if verb == ADJUST:
            return self.call(state, AdjustLimit(seat, self.chosen.numbers[0]))
        if verb == KEEP:
            return self.call(state, KeepHero(seat, self.chosen.cards))
        if verb == LIMIT_EQUIPMENT:
            return self.call(state, KeepEquipment(seat, self.chosen.cards))
        clause = CLAUSES[verb]
        return happen(state, rules, *moves(state, rules, card, DISCARDS, clause, seat, "discard"))

    @rule("11.3.1.2.1 11.3.3.1 11.3.3.2 11.3.3.3 12.6.1")
    def _die(self, state: HonjinState, rules: Honjin, place: int) -> Flow:
        """A death effect applies, unless it is replaced; then the unit dies."""
        fate = self.fates[place]
        self.fates = (*self.fates[:place], *self.fates[place + 1 :])
        if fate.doomed:
            made = moves_of(state, rules, (fate.card,), DISCARDS, "12.6.1", fate.seat, "die", fate.source_card)
            return happen(state, rules, *made)
        return happen(
            state,
            rules,
            Doomed("11.3.3.1", fate.card, fate.attributes, fate.source_card, fate.attack, fate.by, fate.seat),
        )


def _is_there(state: HonjinState, fate: Fate) -> bool:
    return state.zone[fate.card] == FIELD and state.object[fate.card] == fate.which


def order_matters(state: HonjinState, rules: Honjin, options: tuple[Action, ...]) -> bool:
    """Whether it can make a difference what is processed first: for units that simply go only where something waits for
    that, replaces it or ends with it."""
    if any([each.verb in (ADJUST, KEEP, LIMIT_EQUIPMENT, SHED) for each in options]):
        return True
    facts = derived(state, rules)
    if facts.watchers or facts.delayed or facts.of(a.Instead) or any([facts.listeners.get(each) for each in LEAVING]):
        return True
    return any([each.verb == WITHER for each in options]) and any([facts.abilities(each.card) for each in options])


# --- check steps


@rule("4.2.1 10.20.1 1.2.2.1 11.2.1.1")
def check_step(frame: Procedure, state: HonjinState, rules: Honjin, clause: str) -> Flow:
    """Call for a check step; where there is nothing to find it is over at once."""
    if state.triggered or state.captured >= 0 or derived(state, rules).watchers:
        return frame.call(state, CheckStep(clause))
    return NEXT


class CheckStep(Procedure):
    """4.2, 10.20. Rule processing, then all triggered abilities of the marching side, then those of the defending side,
    again and again until nothing is left."""

    def __init__(self, clause: str = "") -> None:
        super().__init__()
        self.clause = clause  # the clause that calls for it
        self.side = 0  # 0: the marching side plays its abilities, 1: the defending side
        self.chosen = Action()

    @step("4.2.1 4.2.2 10.20.1 10.20.1.1 10.20.1.1.3 10.20.1.2.2 11.1.2.4 11.1.2.5 11.2.1")
    def process(self, state: HonjinState, rules: Honjin) -> Flow:
        """Is the game over? Has anything triggered?"""
        outcome = outcome_of(state)
        if outcome is not None:
            return end(state, outcome)
        if derived(state, rules).watchers:
            watch_states(state, rules)
        self.side = 0
        return self.go("choose") if state.triggered else self.done(state)

    @step("10.4.1 10.5.3 10.5.3.1 10.5.7 10.20.1.1.1 10.20.1.1.2 14.7.3.8")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """One ability of the side whose turn it is, in whatever order that player likes."""
        drop_cancelled(state, rules)
        seat = state.turn_player if self.side == 0 else 1 - state.turn_player
        options = waiting_triggers(state, seat)
        if options:
            clause = "10.20.1.1.1" if self.side == 0 else "10.20.1.1.2"
            return self.ask(state, Act(seat, clause, "trigger", options), into="chosen")
        self.side += 1
        return self.go("choose" if self.side < SIDES else "process")

    @step("10.5.3 10.5.3.1 14.7.3.9 14.5.4.5")
    def play(self, state: HonjinState, rules: Honjin) -> Flow:
        """It must be played, and nobody can counter it."""
        found = take_trigger(state, self.chosen.numbers[0])
        self.go("choose")
        return self.call(state, rules.play_trigger(state, found))


@rule("10.5.3.1")
def waiting_triggers(state: HonjinState, seat: int) -> tuple[Action, ...]:
    """The abilities of a player that wait; of those that would do exactly the same one is offered."""
    places: dict[tuple[Any, ...], int] = {}
    for place, each in enumerate(state.triggered):
        if each.seat == seat:
            places.setdefault((each.card, each.printed, each.line, each.that), place)
    return tuple([Action("trigger", state.triggered[place].card, numbers=(place,)) for place in places.values()])


@rule("10.5.7")
def drop_cancelled(state: HonjinState, rules: Honjin) -> None:
    """What a constant ability has triggered is off once its card is gone or has lost the ability."""
    place = 0
    while place < len(state.triggered):
        if is_cancelled(state, rules, state.triggered[place]):
            take_trigger(state, place)
        else:
            place += 1


@rule("10.5.6 10.5.7")
def is_cancelled(state: HonjinState, rules: Honjin, found: Triggered) -> bool:
    """Whether a triggered ability is a constant one that its card does not have any more."""
    ability = rules.list.cards[found.printed].abilities[found.line]
    if ability.symbol != CONSTANT or ability.kind == "later":
        return False
    if state.zone[found.card] != FIELD:
        return True
    host = state.host[found.card]
    packed = found.card << REFERENCES | ability.reference
    return packed not in derived(state, rules).abilities(host if host >= 0 else found.card)
