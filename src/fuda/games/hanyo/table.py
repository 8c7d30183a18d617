"""What lies on the table of 汎用TCG? Its zones (300), the columns of its state, and every event that changes them.

A unit lies in one of the five places of its player's area. Its energy and its sets belong to the same area; they lie in
two zones of their own and name their unit in the column `host`, so that a unit that changes its place keeps them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.kernel.rules import EVERYBODY, Zone
from fuda.kernel.state import State
from fuda.language.lasting import derived_again, released
from fuda.mechanics.zones import Moved

OPENING_HAND: Final = 5

# Zones: the shared one first, then ten for each seat.
RESOLUTION: Final = 0
DECKS: Final = (1, 11)
HANDS: Final = (2, 12)
DISCARDS: Final = (3, 13)
MAINS: Final = (4, 14)
STANDBYS: Final = ((5, 6, 7, 8), (15, 16, 17, 18))
ENERGIES: Final = (9, 19)
SETS: Final = (10, 20)
AREAS: Final = ((4, 5, 6, 7, 8), (14, 15, 16, 17, 18))
IN_AREA: Final = frozenset((*AREAS[0], *AREAS[1]))
WITH_TEXTS: Final = frozenset((*IN_AREA, *SETS))  # where texts of cards are in force
OF_AREA: Final = frozenset((*IN_AREA, *ENERGIES, *SETS))


@rule("301.1 302.1 302.2 303.2 303.3 303.3a 303.3b 304.1 305.2 305.3 306.2 306.3 307.1 308.1")
def _zones(seat: int) -> tuple[Zone, ...]:
    return (
        Zone("deck", seat, ordered=True),
        Zone("hand", seat, 1 << seat, sorted=True),
        Zone("discard", seat, EVERYBODY, told_apart=True),
        Zone("main", seat, EVERYBODY, told_apart=True),
        *[Zone(f"standby-{place}", seat, EVERYBODY, told_apart=True) for place in (1, 2, 3, 4)],
        Zone("energy", seat, 0, told_apart=True, blind=True),
        Zone("sets", seat, EVERYBODY, told_apart=True),
    )


ZONES: Final = (Zone("resolution", sees=EVERYBODY, told_apart=True), *_zones(0), *_zones(1))

# Ways in which a unit is placed (303.1).
NORMAL: Final = 0
RESTED: Final = 1
STUNNED: Final = 2
PLACED: Final = ("normal", "rested", "stunned")

# Phases.
DRAW: Final = 0
MAIN: Final = 1
BATTLE: Final = 2
END: Final = 3
PHASE_NAMES: Final = ("draw", "main", "battle", "end")

NOTHING: Final = -1


class HanyoState(State):
    """The state of a game of 汎用TCG."""

    def __init__(self) -> None:
        super().__init__()
        self.lots = False  # rock-paper-scissors is replaced by a fair draw
        self.turn = 0
        self.turn_player = -1
        self.phase = -1
        # columns
        self.host: list[int] = []  # the unit to which a card is attached
        self.hosted: list[int] = []  # the unit to which a card outside the areas was last attached (812.1)
        self.placed: list[int] = []  # normal, rested or stunned
        self.down: list[int] = []  # 1: the unit is knocked out
        self.damage: list[int] = []
        self.counters: list[tuple[tuple[int, int], ...]] = []  # name and number of counters
        self.entered: list[int] = []  # the turn in which the card came into the area
        self.set_in: list[int] = []  # the turn in which a card was last set on the unit
        self.since: list[int] = []  # when the card came into the area or its abilities came into force (809.3b-1)
        self.rank: list[int] = []  # among cards of one age: the order that the turn player has chosen (809.3b)
        self.object: list[int] = []  # renewed whenever the card becomes a new card (302.3)
        # the turn
        self.redraws: list[int] = [0, 0]
        self.turns_taken: list[int] = [0, 0]
        self.strategies = 0
        self.charged = False
        self.retreated = False
        self.failed_draw: list[int] = [0, 0]  # since the last rule processing (1002.1)
        self.failed_replacement: list[int] = [0, 0]  # since the last rule processing (1002.2)
        self.used_this_turn: tuple[tuple[int, int, int], ...] = ()  # activated abilities played in this turn
        self.skill: tuple[int, ...] = ()  # unit, card that has it, ability: the skill in use
        self.knocked_by: tuple[tuple[int, int], ...] = ()  # unit, source: damage since the last rule processing
        self.next_name = 0
        self.next_object = 0


# What an event can change that texts in force may look at. Everything else is part of the structure of the areas.
CARDS: Final = 1  # the numbers of cards in hands, decks and discards
DAMAGE: Final = 2
ENERGY: Final = 4
COUNTERS: Final = 8
PHASE: Final = 16
TURN: Final = 32  # whose turn it is
STRUCTURE: Final = 64


class Change(Event):
    """An event of this game; it says what it touches, so that derived information is kept where nothing looks at it."""

    touches: ClassVar[int] = STRUCTURE

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        touches = self.touches
        if touches == 0 or not touches & (STRUCTURE | state.facts.looked_at):
            return True
        if touches & STRUCTURE:
            return False
        state.facts = derived_again(state, rules, state.facts)
        return True


class TurnBegan(Change):
    """A turn began."""

    touches: ClassVar[int] = TURN | PHASE
    shown: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.turn = 0

    def apply(self, state: Any, rules: Any) -> None:
        state.turn += 1
        self.turn = state.turn
        state.turn_player = self.seat
        state.turns_taken[self.seat] += 1
        state.phase = DRAW
        state.strategies = 0
        state.charged = False
        state.retreated = False
        state.used_this_turn = ()

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        for each in state.effects:
            if each.begins == state.turn:  # it applies from now on
                return False
        return super().keeps_facts(state, rules)


class Moment(Change):
    """A moment that texts can wait for: a phase or turn begins or ends, the game begins."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("moment", "seat")

    def __init__(self, clause: str = "", moment: str = "", seat: int = -1) -> None:
        self.clause = clause
        self.moment = moment
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes; triggers look for it."""


class PhaseBegan(Change):
    """A phase began."""

    touches: ClassVar[int] = PHASE
    shown: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, clause: str = "", phase: int = -1) -> None:
        self.clause = clause
        self.phase = phase

    def apply(self, state: Any, rules: Any) -> None:
        state.phase = self.phase


@rule("302.3 303.1a 913.5")
def renew(state: Any, card: int) -> None:
    """302.3. The card is a new one: nothing that was on it or applied to it stays."""
    state.hosted[card] = state.host[card]
    state.rank[card] = 0
    state.host[card] = NOTHING
    state.placed[card] = NORMAL
    state.down[card] = 0
    state.damage[card] = 0
    state.counters[card] = ()
    state.entered[card] = 0
    state.set_in[card] = 0
    state.next_object += 1
    state.object[card] = state.next_object


@rule("302.3 804.2a-1")
def _release(state: Any, card: int) -> None:
    """The lasting effects do not reach the card any more; those on other cards too go on there."""
    state.effects = released(state.effects, card)


class Went(Moved):
    """302. A card moved between zones; outside the areas it is a new card each time."""

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        target: int = -1,
        by: int = -1,
        first: bool = False,
        searched: bool = False,
        source_card: int = -1,
    ) -> None:
        self.clause = clause
        self.card = card
        self.target = target
        self.source = -1
        self.by = by
        self.first = first
        self.searched = searched
        self.source_card = source_card  # the card whose effect moved it
        self.last: Any = None  # what the card was before (812.1), where it left an area

    def look(self, state: Any, rules: Any) -> None:
        if self.last is None and state.zone[self.card] in OF_AREA:
            self.last = rules.remembered(state, self.card)

    def apply(self, state: Any, rules: Any) -> None:
        source = state.zone[self.card]
        if source in OF_AREA:
            self.look(state, rules)
        Moved.apply(self, state, rules)
        if not (source in IN_AREA and self.target in IN_AREA):
            renew(state, self.card)
            if self.target in OF_AREA:
                state.entered[self.card] = state.turn
                state.clock += 1
                state.since[self.card] = state.clock
            if state.effects and self.target != RESOLUTION:  # there they go on applying (804.2a-1)
                _release(state, self.card)

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        source, target = self.source, self.target
        if source in WITH_TEXTS or target in WITH_TEXTS:
            return False
        looked_at: int = state.facts.looked_at
        if not looked_at:
            return True
        touched = CARDS | (ENERGY if source in ENERGIES or target in ENERGIES else 0)
        return not touched & looked_at


class Drawn(Went):
    """904. A card was drawn."""


class DrawFailed(Change):
    """1002.1. A card was to be drawn and there was none."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.failed_draw[self.seat] = 1


class Attached(Went):
    """905. A card was attached to a unit: face down as energy, or face up as a set."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(
        self, clause: str = "", card: int = -1, unit: int = -1, target: int = -1, by: int = -1, source_card: int = -1
    ) -> None:
        super().__init__(clause, card, target, by, source_card=source_card)
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        super().apply(state, rules)
        state.host[self.card] = self.unit
        if self.target in SETS:
            state.set_in[self.unit] = state.turn


class Entered(Went):
    """603.1. A unit was put out from the hand."""


class Charged(Change):
    """906.1. A player charged a unit."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("unit",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, unit: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes; triggers look for it."""


class MovedWithin(Event):
    """302.3a. An attached card changed its unit without leaving the areas."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")

    def __init__(self, clause: str = "", card: int = -1, unit: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        state.host[self.card] = self.unit


class LaidFaceDown(Event):
    """403.3. The first main unit, face down: only its player knows it."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", card: int = -1, seat: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        Moved(self.clause, self.card, MAINS[self.seat], self.seat).apply(state, rules)
        renew(state, self.card)
        for other in state.zones[HANDS[self.seat]]:
            state.known[other] &= 1 << self.seat
        state.known[self.card] = 1 << self.seat


class TurnedUp(Event):
    """403.5. A face-down main unit was turned up."""

    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1) -> None:
        super().__init__(clause)
        self.card = card

    def apply(self, state: Any, rules: Any) -> None:
        state.known[self.card] = EVERYBODY
        state.clock += 1
        state.since[self.card] = state.clock


class Redrawn(Change):
    """403.3a. A player without a unit shows the hand and draws anew."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("shown_cards",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, shown_cards: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.seat = seat
        self.shown_cards = shown_cards

    def apply(self, state: Any, rules: Any) -> None:
        state.redraws[self.seat] += 1
        for card in self.shown_cards:
            state.known[card] = EVERYBODY


class Damaged(Change):
    """916. Damage markers were put on a unit, all at once."""

    touches: ClassVar[int] = DAMAGE
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card", "source")
    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        amount: int = 0,
        source: int = -1,
        by_skill: bool = False,
        seat: int = -1,
    ) -> None:
        super().__init__(clause)
        self.card = card
        self.amount = amount
        self.source = source
        self.by_skill = by_skill
        self.seat = seat  # who controls the source

    def apply(self, state: Any, rules: Any) -> None:
        state.damage[self.card] += self.amount
        if (self.card, self.source) not in state.knocked_by:
            state.knocked_by = (*state.knocked_by, (self.card, self.source))

    def affected(self, state: Any, rules: Any) -> int:
        owner: int = state.owner[self.card]
        return owner


class Healed(Change):
    """917. Damage markers were taken off a unit."""

    touches: ClassVar[int] = DAMAGE
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, clause: str = "", card: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.card = card
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.damage[self.card] = max(0, state.damage[self.card] - self.amount)


@rule("802.2a 809.3b-1")
def in_force_again(state: Any, unit: int) -> None:
    """802.2a, 809.3b-1. The EX skills of a unit that is stunned no more date from now."""
    state.clock += 1
    for card, host in enumerate(state.host):
        if host == unit:
            state.since[card] = state.clock
            state.rank[card] = 0


class Placed(Event):
    """907, 908. A unit was recovered, rested or stunned."""

    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("placed",)

    def __init__(self, clause: str = "", card: int = -1, placed: int = NORMAL, source: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.placed = placed
        self.before = NORMAL
        self.source = source

    @rule("303.1 306.5 907.1 908.1")
    def apply(self, state: Any, rules: Any) -> None:
        self.before = state.placed[self.card]
        state.placed[self.card] = self.placed
        if self.before == STUNNED:
            in_force_again(state, self.card)

    def affected(self, state: Any, rules: Any) -> int:
        owner: int = state.owner[self.card]
        return owner


class KnockedOut(Event):
    """909. A unit was knocked out: face down where it lies, without damage and counters."""

    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1, sources: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.card = card
        self.sources = sources  # everything that knocked it out (813.5)
        self.last: Any = None

    def look(self, state: Any, rules: Any) -> None:
        if self.last is None:
            self.last = rules.remembered(state, self.card)

    @rule("306.7 306.7a 306.7a-1 909.1 909.1a 913.6")
    def apply(self, state: Any, rules: Any) -> None:
        self.look(state, rules)
        state.down[self.card] = 1
        state.placed[self.card] = NORMAL
        state.damage[self.card] = 0
        state.counters[self.card] = ()

    def affected(self, state: Any, rules: Any) -> int:
        owner: int = state.owner[self.card]
        return owner


def shedding(effect: Any, unit: int) -> Any:
    """302.3b. The effect on a group once it has stopped applying to a unit of it."""
    made = copy_of(effect)
    made.shed = (*effect.shed, unit)
    return made


class Swapped(Event):
    """914. A standby unit and the main unit changed places; the one that leaves the main area recovers."""

    cards: ClassVar[tuple[str, ...]] = ("card", "main")
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1, main: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.main = main

    @rule("302.3 302.3a 302.3a-1 302.3b 914.1")
    def apply(self, state: Any, rules: Any) -> None:
        place = state.zone[self.card]
        state.zones[place] = ()
        state.zones[MAINS[self.seat]] = (self.card,)
        state.zone[self.card] = MAINS[self.seat]
        if self.main >= 0:
            state.zones[place] = (self.main,)
            state.zone[self.main] = place
            if state.placed[self.main] == STUNNED:
                in_force_again(state, self.main)
            state.placed[self.main] = NORMAL
            kept = released(state.effects, self.main)
            state.effects = tuple([each if each.cards else shedding(each, self.main) for each in kept])


class Counted(Change):
    """913. Counters were put on a card or taken off."""

    touches: ClassVar[int] = COUNTERS
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("counter", "amount")

    def __init__(self, clause: str = "", card: int = -1, counter: str = "", amount: int = 0) -> None:
        super().__init__(clause)
        self.card = card
        self.counter = counter
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        name = rules.counter_code(self.counter)
        held = dict(state.counters[self.card])
        held[name] = max(0, held.get(name, 0) + self.amount)
        state.counters[self.card] = tuple([pair for pair in sorted(held.items()) if pair[1] > 0])


class Refitted(Change):
    """302.3b, 809.3b-3. A unit that had stepped back does not fit the group of an effect any more, so that it is
    reached again when it fits again."""

    touches: ClassVar[int] = 0

    def __init__(self, clause: str = "", name: int = -1, card: int = -1) -> None:
        super().__init__(clause)
        self.name = name
        self.card = card

    def apply(self, state: Any, rules: Any) -> None:
        renewed: list[Any] = []
        for each in state.effects:
            if each.name == self.name:
                each = copy_of(each)
                each.shed = tuple([card for card in each.shed if card != self.card])
            renewed.append(each)
        state.effects = tuple(renewed)


class Aged(Change):
    """809.3b. The turn player has ordered cards whose abilities came into force at the same time."""

    cards: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, clause: str = "", order: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.order = order

    def apply(self, state: Any, rules: Any) -> None:
        for place, card in enumerate(self.order):
            state.rank[card] = place + 1


class Marked(Change):
    """Something that may be done once a turn was done: a charge, a retreat, a strategy."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("what", "seat")

    def __init__(self, clause: str = "", what: str = "", seat: int = -1) -> None:
        self.clause = clause
        self.what = what
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        if self.what == "strategy":
            state.strategies += 1
        elif self.what == "charge":
            state.charged = True
        elif self.what == "retreat":
            state.retreated = True


class AbilityUsed(Change):
    """An activated EX skill was played."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("ability", "seat")

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1, ability: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.ability = ability

    def apply(self, state: Any, rules: Any) -> None:
        state.used_this_turn = (*state.used_this_turn, (self.seat, self.card, self.ability))


class CommandPlayed(Change):
    """804.2. A command was played."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat", "command")

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1, command: str = "") -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.command = command

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes; triggers look for it."""


class SkillDeclared(Change):
    """703.2a. The main unit uses a skill of its own or of one of its sets."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("unit", "home")
    shown: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, clause: str = "", unit: int = -1, home: int = -1, ability: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit
        self.home = home
        self.ability = ability

    def apply(self, state: Any, rules: Any) -> None:
        state.skill = (self.unit, self.home, self.ability)


class SkillUsed(Change):
    """704.1. The skill was used with success."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("unit", "home")
    shown: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, clause: str = "", unit: int = -1, home: int = -1, ability: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit
        self.home = home
        self.ability = ability

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes; triggers look for it."""


class SkillFailed(Change):
    """920.2. The skill failed."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, clause: str = "", unit: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes."""


class SkillOver(Change):
    """The skill in use is over."""

    touches: ClassVar[int] = 0

    def apply(self, state: Any, rules: Any) -> None:
        state.skill = ()


class ReplacementFailed(Change):
    """1002.2. The main unit could not be replaced."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.failed_replacement[self.seat] = 1


class Checked(Change):
    """1002. Rule processing looked at what had failed since the last time."""

    touches: ClassVar[int] = 0

    def apply(self, state: Any, rules: Any) -> None:
        state.failed_draw = [0, 0]
        state.failed_replacement = [0, 0]
        state.knocked_by = ()


class Played(Change):
    """919. Hands were shown at rock-paper-scissors."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("hands", "winner")

    def __init__(self, clause: str = "", hands: tuple[int, ...] = (), winner: int = -1) -> None:
        super().__init__(clause)
        self.hands = hands
        self.winner = winner

    def apply(self, state: Any, rules: Any) -> None:
        """Nothing changes."""
