"""What lies on the table of 3x3Wars? Its zones, the columns of its state, and every event that changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.kernel.events import Event
from fuda.kernel.records import Record
from fuda.kernel.rules import EVERYBODY, Zone
from fuda.kernel.state import State
from fuda.mechanics.turns import NextTurn, pass_the_turn
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

LIFE: Final = 30
PLACES: Final = 3  # units in a deploy area

# Zones. The shared ones first, then seven for each seat.
DECK: Final = 0
DISCARD: Final = 1
EXILE: Final = 2
PILE: Final = 3  # the magics not yet dealt
STACK: Final = 4  # cards in use as spells
ASIDE: Final = 5  # deck cards that nobody chose, before they go under the deck
HANDS: Final = (6, 13)
FIELDS: Final = (7, 14)
TERRITORIES: Final = (8, 15)
MAGICS: Final = (9, 16)
DEALT: Final = (10, 17)  # magics dealt, to choose from
PACKETS: Final = (11, 18)  # the second hand of Seven Mages
UNUSED: Final = (12, 19)  # magics that stay out of this game

ZONES: Final = (
    Zone("deck", ordered=True),
    Zone("discard", sees=EVERYBODY, told_apart=True),
    Zone("exile", sees=EVERYBODY, told_apart=True),
    Zone("pile", ordered=True),
    Zone("stack", sees=EVERYBODY, told_apart=True),
    Zone("aside", ordered=True),
    *[
        zone
        for seat in (0, 1)
        for zone in (
            Zone("hand", seat, 1 << seat, sorted=True),
            Zone("field", seat, EVERYBODY, told_apart=True),
            Zone("territory", seat, 1 << seat, told_apart=True),
            Zone("magic", seat, 1 << seat, told_apart=True),
            Zone("dealt", seat, 1 << seat),
            Zone("packet", seat, 1 << seat),
            Zone("unused", seat, 1 << seat),
        )
    ],
)

# Steps of a turn, in order, and the phases they belong to.
DRAW: Final = 0
REMOVAL: Final = 1
BOOST: Final = 2
PIERCING: Final = 3
ATTACK: Final = 4
BATTLE_END: Final = 5
EXPANSION: Final = 6
STRATEGY: Final = 7
END: Final = 8
STEP_CLAUSES: Final = ("1.1", "2.1a", "2.2", "3.1", "3.2", "3.3", "4.1", "4.2", "5.1")
STEP_NAMES: Final = ("draw", "removal", "boost", "piercing", "attack", "battle-end", "expansion", "strategy", "end")
# The steps as texts name them.
STEP_WORDS: Final = (
    "draw",
    "removal",
    "boost",
    "piercing_attack",
    "attack",
    "end_of_battle",
    "expansion",
    "strategy",
    "end_of_turn",
)
PHASES: Final = ("start", "spell", "spell", "battle", "battle", "battle", "main", "main", "end")

# How a magic lies.
FACE_DOWN: Final = 0
FACE_UP: Final = 1
SIDEWAYS: Final = 2
LYING: Final = ("face-down", "face-up", "sideways")

# Kinds of lasting effects.
BOOSTED: Final = 0  # power, as a boost
INCREASED: Final = 1  # power, as an increase
GAINED: Final = 2  # a trait; amount is its bit
TERRITORY: Final = 3  # modification of a seat's territory, in the strategy step only
UNABLE: Final = 4  # the seat cannot counter
SAFE: Final = 5  # the seat's magics cannot be negated
POWER: Final = 6  # the seat has that much more power of any colour
LINGERS: Final = 7  # a lasting magic that is no longer face up works on
SILENT: Final = 8  # a lasting magic that was negated does not work
LAND: Final = 9  # modification of a seat's territory at any time
LOST: Final = 10  # a trait that the unit does not have; amount is the bits of its name
TEXT: Final = 11  # what a sentence of a text says, of a card or of none
MORE: Final = 12  # the seat may do an operation once more; amount is its place in OPERATIONS
DELAYED: Final = 13  # what a sentence of a text puts off until an event
USED: Final = 14  # an ability that works once a turn has worked; amount is the place of its trait

VOID: Final = 15  # the spell aimed at the unit has no effect
EXTRA: Final = 16  # the seat takes another turn after this one

OPERATIONS: Final = ("expand", "deploy", "redeploy", "strategy", "removal", "boost", "grand", "battle", "same-magic")

UNTIL_BATTLE_END: Final = 0
UNTIL_TURN_END: Final = 1
FOR_THE_GAME: Final = 2
UNTIL_TURN: Final = 100  # and the number of the turn at whose end it ends


class Modifier(Record):
    """A lasting effect: its kind, whom it concerns, how much, and until when."""

    def __init__(
        self, kind: int = -1, seat: int = -1, card: int = -1, amount: int = 0, until: int = 0, timestamp: int = 0
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.amount = amount
        self.until = until
        self.timestamp = timestamp


class TextModifier(Modifier):
    """A lasting effect that a text says in its own words: the card whose text it is, and where the sentence stands."""

    def __init__(
        self,
        kind: int = -1,
        seat: int = -1,
        card: int = -1,
        amount: int = 0,
        until: int = 0,
        timestamp: int = 0,
        this: int = -1,
        printed: int = -1,
        line: int = -1,
        sentence: int = -1,
        turn: int = 0,
    ) -> None:
        super().__init__(kind, seat, card, amount, until, timestamp)
        self.this = this
        self.printed = printed
        self.line = line
        self.sentence = sentence
        self.turn = turn  # the only turn in which it holds, or (0) in any


class WarsState(State):
    """The state of a game of 3x3Wars."""

    def __init__(self) -> None:
        super().__init__()
        self.seven_mages = False
        self.life: list[int] = [LIFE, LIFE]
        self.turn = 0
        self.turn_player = -1
        self.step = -1
        self.moved = False  # the strategy step was moved forward, so it lies in no phase
        self.lying: list[int] = []  # column: how a magic lies
        self.spelled: list[int] = []  # column: 1 after a spell was aimed at the unit in this turn
        self.boosted: list[int] = []  # column: 1 after the unit was boosted in this turn
        self.cast: list[tuple[int, ...]] = [(), ()]  # names of the magics each seat activated in this turn
        self.grand: list[int] = [0, 0]  # grand magics each seat activated in this turn
        self.strategy_done = False  # the one deployment or redeployment of this turn was made
        self.mulligans: list[int] = [0, 0]
        self.ran_out = False  # the deck's last card was drawn
        self.past: tuple[Event, ...] = ()  # what happened in this turn, as far as some text asks about it

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """The turn was not remembered before."""
        return {"past": [], **super().upgraded(written)}


class Began(NextTurn):
    """A turn began."""

    def apply(self, state: WarsState, rules: Wars) -> None:
        self.turn = pass_the_turn(state, self.seat)
        state.step = -1
        state.strategy_done = False
        state.cast = [(), ()]
        state.past = ()
        state.grand = [0, 0]
        state.spelled = [0] * len(state.printed)
        state.boosted = [0] * len(state.printed)


class StepBegan(Event):
    """A step of the turn began."""

    shown: ClassVar[tuple[str, ...]] = ("step", "seat")

    def __init__(self, clause: str = "", step: int = -1, seat: int = -1, moved: bool = False) -> None:
        super().__init__(clause)
        self.step = step
        self.seat = seat
        self.moved = moved

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.step = self.step
        state.moved = self.moved


class Drawn(Moved):
    """A card was drawn; the last card of the deck ends the game after this turn."""

    def apply(self, state: WarsState, rules: Wars) -> None:
        super().apply(state, rules)
        if not state.zones[DECK] and state.turn > 0:
            state.ran_out = True


class Damaged(Event):
    """A player lost life."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.life[self.seat] -= self.amount
        state.effects = rules.without_next(state, self.seat, "damage")


class LifeGained(Event):
    """A player gained life."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.life[self.seat] += self.amount


class Declared(Moved):
    """A card left the hand to be used as a spell, at a unit or (-1) at the spell below it."""

    cards: ClassVar[tuple[str, ...]] = ("card", "unit")
    shown: ClassVar[tuple[str, ...]] = ("by", "use", "number")

    def __init__(
        self,
        clause: str = "",
        card: int = -1,
        by: int = -1,
        use: str = "",
        unit: int = -1,
        number: int = 0,
        again: bool = False,
    ) -> None:
        super().__init__(clause, card, STACK, by)
        self.again = again  # whether it is the second card of the same spell
        self.use = use
        self.unit = unit
        self.number = number

    def apply(self, state: WarsState, rules: Wars) -> None:
        super().apply(state, rules)
        if self.unit >= 0:
            state.spelled[self.unit] = 1
            if self.use == "boost":
                state.boosted[self.unit] = 1


class Countered(Event):
    """A spell lost its effect to a counter."""

    cards: ClassVar[tuple[str, ...]] = ("unit",)
    shown: ClassVar[tuple[str, ...]] = ("use",)

    def __init__(self, clause: str = "", use: str = "", unit: int = -1) -> None:
        super().__init__(clause)
        self.use = use
        self.unit = unit

    def apply(self, state: WarsState, rules: Wars) -> None:
        """The effect is simply not carried out; nothing on the table changes."""


class SpellDone(Event):
    """A spell has stood or fallen; told for each of its cards where some text waits for it."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("by", "use", "stood")

    def __init__(self, clause: str = "", card: int = -1, by: int = -1, use: str = "", stood: bool = False) -> None:
        super().__init__(clause)
        self.card = card
        self.by = by
        self.use = use
        self.stood = stood

    def apply(self, state: WarsState, rules: Wars) -> None:
        """Nothing changes; its effect is carried out by itself."""


class Destroyed(Moved):
    """A card on the table was destroyed; the event carries the traits that it had there."""

    def __init__(self, clause: str = "", card: int = -1, target: int = -1, by: int = -1) -> None:
        super().__init__(clause, card, target, by)
        self.traits = 0
        self.cause = ""  # what destroyed it: single-removal, double-removal, magic, grand or effect

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """The cause was not remembered before."""
        return {"cause": "", **super().upgraded(written)}

    def apply(self, state: WarsState, rules: Wars) -> None:
        self.traits = rules.traits(state, self.card)
        self.cause = rules.cause_of(state, self)
        super().apply(state, rules)


class Deployed(Moved):
    """A unit entered the field, as a new object: nothing that held for it before holds any more."""

    def __init__(
        self, clause: str = "", card: int = -1, target: int = -1, by: int = -1, redeployed: bool = False
    ) -> None:
        super().__init__(clause, card, target, by)
        self.redeployed = redeployed

    def apply(self, state: WarsState, rules: Wars) -> None:
        super().apply(state, rules)
        state.spelled[self.card] = 0
        state.boosted[self.card] = 0
        state.effects = tuple([each for each in state.effects if each.card != self.card])


class Expanded(Moved):
    """A card was laid face down as territory."""


class Dealt(Moved):
    """A card was dealt or put away during the set-up."""


class Turned(Event):
    """A magic was turned face up or sideways; everybody sees it then."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("lying",)

    def __init__(self, clause: str = "", card: int = -1, lying: int = FACE_UP) -> None:
        super().__init__(clause)
        self.card = card
        self.lying = lying

    def apply(self, state: WarsState, rules: Wars) -> None:
        was = state.lying[self.card]
        state.lying[self.card] = self.lying
        state.known[self.card] = EVERYBODY
        if was == FACE_UP and rules.is_lasting(state.printed[self.card]):
            _linger(state, self.card, rules.zones[state.zone[self.card]].owner)


class MagicExiled(Moved):
    """A magic left the game."""

    def apply(self, state: WarsState, rules: Wars) -> None:
        lying = state.lying[self.card]
        super().apply(state, rules)
        if lying == FACE_UP and rules.is_lasting(state.printed[self.card]):
            _linger(state, self.card, rules.zones[self.source].owner)


def _linger(state: WarsState, card: int, seat: int) -> None:
    state.clock += 1
    state.effects = (*state.effects, Modifier(LINGERS, seat, card, 0, UNTIL_TURN_END, state.clock))


class MagicActivated(Event):
    """A magic was activated (or, as a copy, its effect was)."""

    cards: ClassVar[tuple[str, ...]] = ("card", "copied")
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1, copied: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.copied = copied

    def apply(self, state: WarsState, rules: Wars) -> None:
        magic = self.card if self.copied < 0 else self.copied
        state.cast[self.seat] = (*state.cast[self.seat], rules.name_code(state.printed[magic]))
        state.effects = rules.without_next(state, self.seat, "magic")


class GrandActivated(Event):
    """A grand magic was activated."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.grand[self.seat] += 1


class Negated(Event):
    """A magic or boost was negated; a lasting magic is silent for this turn."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card

    def apply(self, state: WarsState, rules: Wars) -> None:
        if self.card >= 0 and rules.is_lasting(state.printed[self.card]):
            state.clock += 1
            silence = Modifier(SILENT, self.seat, self.card, 0, UNTIL_TURN_END, state.clock)
            state.effects = (*state.effects, silence)


class Lasting(Event):
    """An effect began that lasts for a while."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("kind", "seat", "amount")

    def __init__(
        self, clause: str = "", kind: int = -1, seat: int = -1, card: int = -1, amount: int = 0, until: int = 0
    ) -> None:
        super().__init__(clause)
        self.kind = kind
        self.seat = seat
        self.card = card
        self.amount = amount
        self.until = until

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.clock += 1
        added = Modifier(self.kind, self.seat, self.card, self.amount, self.until, state.clock)
        state.effects = (*state.effects, added)
        if self.kind == BOOSTED and self.card >= 0:
            state.boosted[self.card] = 1


class TextLasts(Event):
    """What a text says began to last, for a card or for a player."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("kind", "seat")

    def __init__(self, clause: str = "", modifier: TextModifier | None = None) -> None:
        super().__init__(clause)
        self.modifier = modifier
        self.kind = -1 if modifier is None else modifier.kind
        self.seat = -1 if modifier is None else modifier.seat
        self.card = -1 if modifier is None else modifier.card

    def apply(self, state: WarsState, rules: Wars) -> None:
        assert self.modifier is not None
        state.clock += 1
        self.modifier.timestamp = state.clock
        state.effects = (*state.effects, self.modifier)


class Spent(Event):
    """An effect that works once has worked."""

    shown: ClassVar[tuple[str, ...]] = ("timestamp",)

    def __init__(self, clause: str = "", timestamp: int = 0) -> None:
        super().__init__(clause)
        self.timestamp = timestamp

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.effects = tuple([each for each in state.effects if each.timestamp != self.timestamp])


class LifeLost(Event):
    """A player lost life, or paid it; that is no damage."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.life[self.seat] -= self.amount


class WoreOff(Event):
    """Effects reached their end."""

    shown: ClassVar[tuple[str, ...]] = ("until",)

    def __init__(self, clause: str = "", until: int = 0) -> None:
        super().__init__(clause)
        self.until = until

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.effects = tuple([each for each in state.effects if each.until != self.until])


class StrategyUsed(Event):
    """The strategy step's one deployment or redeployment was made, or the step was moved forward."""

    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.strategy_done = True


class Mulliganed(Event):
    """A player took back all cards to be dealt one fewer."""

    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: WarsState, rules: Wars) -> None:
        state.mulligans[self.seat] += 1
