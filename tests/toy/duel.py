"""What is the duel? A made-up game for tests, which uses what the kernel offers and no real game needs at once.

Two players with ten cards each place units on a board of nine cells and throw spells at each other. It ends by death,
by a loop that nobody can stop, or after the last turn.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fuda.kernel.decisions import (
    Act,
    Action,
    Allocate,
    Cards,
    Cells,
    Decision,
    Number,
    Option,
    Order,
    Roll,
    equal_actions,
)
from fuda.kernel.events import Event
from fuda.kernel.facts import Change, Facts, Held, derive
from fuda.kernel.machine import apply_now, end, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import EVERYBODY, SEATS, Replacement, Rules, Zone
from fuda.kernel.state import State
from fuda.mechanics.zones import Looked, Moved, ShuffleZone, add_card

LIFE: Final = 7
LAST_TURN: Final = 24
HAND_LIMIT: Final = 4
OPENING: Final = 3

STACK: Final = 0
BOARD: Final = 1
DECKS: Final = (2, 6)
HANDS: Final = (3, 7)
TRAPS: Final = (4, 8)
DISCARDS: Final = (5, 9)

ZONES: Final = (
    Zone("stack", sees=EVERYBODY, told_apart=True),
    Zone("board", sees=EVERYBODY, told_apart=True),
    *[
        zone
        for seat in (0, 1)
        for zone in (
            Zone("deck", seat, ordered=True),
            Zone("hand", seat, 1 << seat),
            Zone("traps", seat, 1 << seat, told_apart=True),
            Zone("discard", seat, EVERYBODY, told_apart=True),
        )
    ],
)

NAMES: Final = ("soldier", "captain", "banner", "charm", "wheel", "bolt", "counter", "recall", "trap")
SOLDIER: Final = 0
CAPTAIN: Final = 1
BANNER: Final = 2
CHARM: Final = 3
WHEEL: Final = 4
BOLT: Final = 5
COUNTER: Final = 6
RECALL: Final = 7
TRAP: Final = 8
POWERS: Final = (2, 1, 0, 0, 1, 0, 0, 0, 0)
SPELLS: Final = (BOLT, COUNTER, RECALL)
DECK: Final = ("soldier", "soldier", "captain", "banner", "charm", "wheel", "bolt", "counter", "recall", "trap")

# Attributes of cards that are derived, and the layers in which that is done.
POWER: Final = 0
IS_SOLDIER: Final = 1
GROUPS: Final = 0
FINAL_POWER: Final = 1

# Replacement effects.
SHIELD: Final = 0
CHARMS: Final = 10  # and the seat


class DuelState(State):
    """The state of a duel."""

    def __init__(self) -> None:
        super().__init__()
        self.life: list[int] = [LIFE, LIFE]
        self.shields: list[int] = [1, 1]
        self.turn = 0
        self.active = 0
        self.cell: list[int] = []  # column: where on the board
        self.counters: list[int] = []  # column: counters on the card
        self.turned: list[int] = []  # column: 1 when turned sideways
        self.since: list[int] = []  # column: timestamp of the effect of a card on the board
        self.aim: list[int] = []  # column: the card that the spell is aimed at; -1 is the opponent


# Events.


class Placed(Event):
    """A unit came to a cell."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, clause: str = "", card: int = -1, cell: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.cell = cell

    def apply(self, state: Any, rules: Any) -> None:
        Moved(self.clause, self.card, BOARD).apply(state, rules)
        state.cell[self.card] = self.cell
        state.clock += 1
        state.since[self.card] = state.clock


class Gone(Event):
    """A card left for another zone; what lay on it is gone."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, clause: str = "", card: int = -1, target: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.target = target

    def apply(self, state: Any, rules: Any) -> None:
        Moved(self.clause, self.card, self.target).apply(state, rules)
        state.cell[self.card] = -1
        state.counters[self.card] = 0
        state.turned[self.card] = 0
        state.aim[self.card] = -1


class Aimed(Event):
    """A spell got its target."""

    cards: ClassVar[tuple[str, ...]] = ("card", "target")

    def __init__(self, clause: str = "", card: int = -1, target: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.target = target

    def apply(self, state: Any, rules: Any) -> None:
        state.aim[self.card] = self.target


class Counted(Event):
    """Counters were put on a card."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, clause: str = "", card: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.card = card
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.counters[self.card] += self.amount


class Turned(Event):
    """A card was turned."""

    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1) -> None:
        super().__init__(clause)
        self.card = card

    def apply(self, state: Any, rules: Any) -> None:
        state.turned[self.card] = 1 - state.turned[self.card]


class Damaged(Event):
    """A player was damaged; shields and charms may replace it."""

    replaceable: ClassVar[bool] = True
    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.life[self.seat] -= self.amount

    def affected(self, state: Any, rules: Any) -> int:
        return self.seat


class Bled(Event):
    """A player paid life; nothing replaces that."""

    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.life[self.seat] -= 1


class Shielded(Event):
    """A player won or lost shields."""

    shown: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, clause: str = "", seat: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount

    def apply(self, state: Any, rules: Any) -> None:
        state.shields[self.seat] += self.amount


class Ordered(Event):
    """The upper cards of a deck were put into an order; only their owner sees which."""

    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, top: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.seat = seat
        self.top = top

    def apply(self, state: Any, rules: Any) -> None:
        deck = state.zones[DECKS[self.seat]]
        state.zones[DECKS[self.seat]] = self.top + deck[len(self.top) :]


class Begun(Event):
    """The next turn began."""

    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: Any, rules: Any) -> None:
        state.turn += 1
        state.active = self.seat


# Continuous effects.


class Led(Change):
    """A captain: every other soldier of its owner has one power more."""

    def __init__(self, timestamp: int = 0, card: int = -1, others: tuple[int, ...] = ()) -> None:
        super().__init__(GROUPS, timestamp, (IS_SOLDIER,), (POWER,))
        self.card = card
        self.others = others

    def scope(self, facts: Facts) -> tuple[int, ...]:
        return tuple([card for card in self.others if facts.number(card, IS_SOLDIER)])

    def content(self, facts: Facts, subject: int) -> Held:
        return 1

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        assert isinstance(content, int)
        facts.set(subject, POWER, facts.number(subject, POWER) + content)


class Enlisted(Change):
    """A banner: the units beside it are soldiers."""

    def __init__(self, timestamp: int = 0, beside: tuple[int, ...] = ()) -> None:
        super().__init__(GROUPS, timestamp, (), (IS_SOLDIER,))
        self.beside = beside

    def scope(self, facts: Facts) -> tuple[int, ...]:
        return self.beside

    def content(self, facts: Facts, subject: int) -> Held:
        return 1

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        facts.set(subject, IS_SOLDIER, content)


class Strengthened(Change):
    """Counters, after everything else."""

    def __init__(self, timestamp: int = 0, card: int = -1, amount: int = 0) -> None:
        super().__init__(FINAL_POWER, timestamp, (POWER,), (POWER,))
        self.card = card
        self.amount = amount

    def scope(self, facts: Facts) -> tuple[int, ...]:
        return (self.card,)

    def content(self, facts: Facts, subject: int) -> Held:
        return self.amount

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        assert isinstance(content, int)
        facts.set(subject, POWER, facts.number(subject, POWER) + content)


def facts_of(state: DuelState) -> Facts:
    """Power and soldiers now, kept until the next event."""
    if state.facts is None:
        facts = Facts()
        changes: list[Change] = []
        board = state.zones[BOARD]
        for card in board:
            printed = state.printed[card]
            facts.set(card, POWER, POWERS[printed])
            facts.set(card, IS_SOLDIER, 1 if printed == SOLDIER else 0)
            others = tuple([each for each in board if each != card and state.owner[each] == state.owner[card]])
            if printed == CAPTAIN:
                changes.append(Led(state.since[card], card, others))
            if printed == BANNER:
                row = state.cell[card] // 3
                beside = tuple([each for each in board if each != card and state.cell[each] // 3 == row])
                changes.append(Enlisted(state.since[card], beside))
            if state.counters[card]:
                changes.append(Strengthened(state.since[card], card, state.counters[card]))
        state.facts = derive(facts, changes)
    found: Facts = state.facts
    return found


def power_of(state: DuelState, seat: int) -> int:
    """The power of a seat's units."""
    facts = facts_of(state)
    return sum([facts.number(card, POWER) for card in state.zones[BOARD] if state.owner[card] == seat])


def free_cells(state: DuelState) -> tuple[int, ...]:
    """The cells on which nothing stands."""
    taken = [state.cell[card] for card in state.zones[BOARD]]
    return tuple([cell for cell in range(9) if cell not in taken])


# Procedures, in the order of a game.


class Duel(Procedure):
    """T0. A whole game."""

    @step("T0.1")
    def shuffle_first(self, state: DuelState, rules: Rules) -> Flow:
        """The first deck."""
        return self.call(state, ShuffleZone(DECKS[0], "T0.1"))

    @step("T0.1")
    def shuffle_second(self, state: DuelState, rules: Rules) -> Flow:
        """The second deck."""
        return self.call(state, ShuffleZone(DECKS[1], "T0.1"))

    @step("T0.2")
    def deal(self, state: DuelState, rules: Rules) -> Flow:
        """Opening hands."""
        return happen(
            state,
            rules,
            *[Moved("T0.2", card, HANDS[seat], seat) for seat in SEATS for card in state.zones[DECKS[seat]][:OPENING]],
        )

    @step("T0.3")
    def play_turns(self, state: DuelState, rules: Rules) -> Flow:
        """Turns alternate until the last."""
        if state.turn >= LAST_TURN:
            return end(state, Outcome(-1, "last-turn", "T0.3"))
        self.go("play_turns")
        return self.call(state, Turn(state.turn % 2))


class Turn(Procedure):
    """T1. A turn."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.dice: tuple[int, ...] = ()
        self.bidders: tuple[int, ...] = ()
        self.bids: tuple[int, ...] = ()
        self.shares: tuple[int, ...] = ()
        self.own: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.dropped: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        self.hurry = 0

    @step("T1.1")
    def begin(self, state: DuelState, rules: Rules) -> Flow:
        """The turn begins."""
        return happen(state, rules, Begun("T1.1", self.seat))

    @step("T1.1")
    def draw(self, state: DuelState, rules: Rules) -> Flow:
        """One card; an empty deck hurts."""
        deck = state.zones[DECKS[self.seat]]
        if deck:
            return happen(state, rules, Moved("T1.1", deck[0], HANDS[self.seat], self.seat))
        return happen(state, rules, Damaged("T1.1", self.seat, 2))

    @step("T1.2")
    def roll(self, state: DuelState, rules: Rules) -> Flow:
        """Two dice with three faces."""
        return self.ask(state, Roll("T1.2", "gamble", 2, 3), into="dice")

    @step("T1.2")
    def bid(self, state: DuelState, rules: Rules) -> Flow:
        """After a double everybody who holds cards bids in secret."""
        if self.dice[0] != self.dice[1]:
            return self.go("act")
        self.bidders = tuple([seat for seat in SEATS if state.zones[HANDS[seat]]])
        return self.ask_all(state, tuple([Number(seat, "T1.2", "bid", 0, 2) for seat in self.bidders]), into="bids")

    @step("T1.2")
    def compare(self, state: DuelState, rules: Rules) -> Flow:
        """Each bidder pays one life for a bid above zero at once; whoever bid least is damaged as well."""
        if not self.bids:
            return NEXT
        least = min(self.bids)
        return happen(
            state,
            rules,
            *[
                Damaged("T1.2", seat, bid if bid > least else bid + 1)
                for seat, bid in zip(self.bidders, self.bids, strict=True)
            ],
        )

    @step("T1.3")
    def act(self, state: DuelState, rules: Rules) -> Flow:
        """Spells and units."""
        return self.call(state, Exchange(self.seat))

    @step("T1.4")
    def strengthen(self, state: DuelState, rules: Rules) -> Flow:
        """Up to two counters on own units."""
        self.own = tuple([card for card in state.zones[BOARD] if state.owner[card] == self.seat])
        if not self.own:
            return self.go("look")
        limits = tuple([max(0, 2 - state.counters[card]) for card in self.own])
        return self.ask(state, Allocate(self.seat, "T1.4", "counters", self.own, limits, 1, 2), into="shares")

    @step("T1.4")
    def put_counters(self, state: DuelState, rules: Rules) -> Flow:
        """They are put there."""
        return happen(
            state,
            rules,
            *[Counted("T1.4", card, share) for card, share in zip(self.own, self.shares, strict=True) if share],
        )

    @step("T1.5")
    def look(self, state: DuelState, rules: Rules) -> Flow:
        """After a roll of three the player looks at the upper cards of the deck."""
        if 3 not in self.dice:
            return self.go("ask_hurry")
        return happen(state, rules, Looked("T1.5", state.zones[DECKS[self.seat]][:3], 1 << self.seat))

    @step("T1.5")
    def put_in_order(self, state: DuelState, rules: Rules) -> Flow:
        """In which order do they come back?"""
        return self.ask(state, Order(self.seat, "T1.5", "top", state.zones[DECKS[self.seat]][:3]), into="order")

    @step("T1.5")
    def lay_back(self, state: DuelState, rules: Rules) -> Flow:
        """In that order."""
        return happen(state, rules, Ordered("T1.5", self.seat, self.order))

    @step("T1.6")
    def ask_hurry(self, state: DuelState, rules: Rules) -> Flow:
        """The order of fight and spoils."""
        # A question after `go`: asking again must find this step, not the one before the next.
        self.go("settle_hurry")
        return self.ask(state, Order(self.seat, "T1.6", "fight-or-spoils", (0, 1), are_cards=False), into="order")

    @step("T1.6")
    def skip(self, state: DuelState, rules: Rules) -> Flow:
        """Never reached."""
        raise AssertionError("this step is jumped over")

    @step("T1.6")
    def settle_hurry(self, state: DuelState, rules: Rules) -> Flow:
        """Spoils: the first turn player to hurry gets a shield."""
        if self.order[0] == 1 and state.shields[self.seat] < 2:
            apply_now(state, rules, Bled("T1.6", self.seat))
            apply_now(state, rules, Shielded("T1.6", self.seat, 1))
        return self.call(state, Fight(self.seat))

    @step("T1.7")
    def drop(self, state: DuelState, rules: Rules) -> Flow:
        """Down to the limit."""
        hand = state.zones[HANDS[self.seat]]
        over = max(0, len(hand) - HAND_LIMIT)
        return self.ask(state, Cards(self.seat, "T1.7", "drop", hand, over, over), into="dropped")

    @step("T1.7")
    def put_away(self, state: DuelState, rules: Rules) -> Flow:
        """They are discarded."""
        happen(state, rules, *[Gone("T1.7", card, DISCARDS[self.seat]) for card in self.dropped])
        return self.done(state)


class Exchange(Procedure):
    """T2. The player with priority acts or passes; after two passes the last spell is carried out."""

    def __init__(self, active: int = 0) -> None:
        super().__init__()
        self.active = active
        self.priority = active
        self.passes = 0
        self.acted = 0  # units and traps of this turn
        self.failed: tuple[int, ...] = ()
        self.chosen = Action()
        self.announced = -1
        self.cells: tuple[int, ...] = ()

    @step("T2.1")
    def offer(self, state: DuelState, rules: Rules) -> Flow:
        """What may the player do?"""
        return self.ask(state, Act(self.priority, "T2.1", "act", actions(state, self)), into="chosen")

    @step("T2.2")
    def carry_out(self, state: DuelState, rules: Rules) -> Flow:
        """Pass, or announce."""
        if self.chosen.verb == "pass":
            self.passes += 1
            self.priority = 1 - self.priority
            return self.go("offer" if self.passes < 2 else "resolve")
        self.passes = 0
        if self.chosen.verb == "place":
            return self.go("choose_cell")
        if self.chosen.verb == "set":
            self.acted += 1
            happen(state, rules, Moved("T2.2", self.chosen.card, TRAPS[self.priority], self.priority))
            return self.go("offer")
        self.announced = -1
        self.begin_announcement(state)
        return self.call(state, Announcement(self.chosen.card, self.priority), into="announced")

    @step("T2.2")
    def after_announcing(self, state: DuelState, rules: Rules) -> Flow:
        """What was rewound is not offered again; after a whole one the other player has priority."""
        if self.announced < 0:
            self.failed = (*self.failed, self.chosen.card)
        else:
            self.priority = 1 - self.priority
        return self.go("offer")

    @step("T2.3")
    def choose_cell(self, state: DuelState, rules: Rules) -> Flow:
        """Where does the unit stand?"""
        return self.ask(state, Cells(self.priority, "T2.3", "cell", free_cells(state), 1, 1), into="cells")

    @step("T2.3")
    def place(self, state: DuelState, rules: Rules) -> Flow:
        """It is placed there."""
        self.acted += 1
        happen(state, rules, Placed("T2.3", self.chosen.card, self.cells[0]))
        return self.go("offer")

    @step("T2.4")
    def resolve(self, state: DuelState, rules: Rules) -> Flow:
        """The last spell first; without one the exchange is over."""
        self.passes = 0
        self.priority = self.active
        if not state.zones[STACK]:
            return self.done(state)
        self.go("offer")
        return self.call(state, Resolution(state.zones[STACK][-1]))


def actions(state: DuelState, exchange: Exchange) -> tuple[Action, ...]:
    """What the player with priority may do."""
    seat = exchange.priority
    found = [Action("pass")]
    for card in state.zones[HANDS[seat]]:
        for verb in ("place", "set", "cast"):
            if refusal_of(state, exchange, seat, verb, card) is None:
                found.append(Action(verb, card))
    return tuple(found)


def refusal_of(state: DuelState, exchange: Exchange, seat: int, verb: str, card: int) -> Reason | None:
    """Why the card cannot be used that way now."""
    if seat != exchange.priority:
        return Reason("T2.1", "not-your-priority")
    if card not in state.zones[HANDS[seat]]:
        return Reason("T2.2", "not-in-hand")
    printed = state.printed[card]
    if verb == "cast":
        if printed not in SPELLS:
            return Reason("T2.2", "no-spell", printed=NAMES[printed])
        if card in exchange.failed:
            return Reason("T2.2", "rewound")
        if printed == COUNTER and not state.zones[STACK]:
            return Reason("T3.2", "nothing-to-counter")
        return None
    if printed in SPELLS or (printed == TRAP) != (verb == "set"):
        return Reason("T2.2", "wrong-use", printed=NAMES[printed])
    if seat != exchange.active or state.zones[STACK]:
        return Reason("T2.3", "own-turn-and-empty-stack", stack=len(state.zones[STACK]))
    if exchange.acted >= 2:
        return Reason("T2.3", "twice-a-turn", acted=exchange.acted)
    if verb == "place" and not free_cells(state):
        return Reason("T2.3", "board-full")
    return None


class Announcement(Procedure):
    """T3. A spell is announced: it lies on the stack, is aimed and paid, or nothing of it happened."""

    def __init__(self, card: int = -1, seat: int = 0) -> None:
        super().__init__()
        self.card = card
        self.seat = seat
        self.targets: tuple[int, ...] = ()
        self.paid = -1

    @step("T3.1")
    def lay_on_stack(self, state: DuelState, rules: Rules) -> Flow:
        """The card is shown."""
        return happen(state, rules, Moved("T3.1", self.card, STACK, self.seat))

    @step("T3.2")
    def aim(self, state: DuelState, rules: Rules) -> Flow:
        """At what?"""
        printed = state.printed[self.card]
        units = state.zones[BOARD]
        if printed == COUNTER:
            return self.ask(state, Cards(self.seat, "T3.2", "target", state.zones[STACK][:-1], 1, 1), into="targets")
        least = 1 if printed == RECALL else 0
        return self.ask(state, Cards(self.seat, "T3.2", "target", units, least, 1), into="targets")

    @step("T3.2")
    def check_target(self, state: DuelState, rules: Rules) -> Flow:
        """A recall without a unit cannot be announced."""
        if state.printed[self.card] == RECALL and not self.targets:
            return self.rewind(state)
        return happen(state, rules, Aimed("T3.2", self.card, self.targets[0] if self.targets else -1))

    @step("T3.3")
    def pay(self, state: DuelState, rules: Rules) -> Flow:
        """The cost is paid, or paying is undone."""
        self.begin_announcement(state)
        return self.call(state, Payment(self.seat), into="paid")

    @step("T3.4")
    def stand(self, state: DuelState, rules: Rules) -> Flow:
        """Paid: it stands. Not paid: blood will do while there is some, else all is undone."""
        if self.paid < 0:
            if state.life[self.seat] < 2:
                return self.rewind(state)
            apply_now(state, rules, Bled("T3.4", self.seat))
        self.complete_announcement(state)
        return self.done(state, 1)


class Payment(Procedure):
    """T3.3. A card from the hand, a shield, or a turned unit; any can be named, not any can be paid."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.way = 0
        self.cards: tuple[int, ...] = ()

    @step("T3.3")
    def choose_way(self, state: DuelState, rules: Rules) -> Flow:
        """How?"""
        return self.ask(state, Option(self.seat, "T3.3", "cost", ("card", "shield", "card-and-shield")), into="way")

    @step("T3.3")
    def choose_card(self, state: DuelState, rules: Rules) -> Flow:
        """Which card?"""
        hand = state.zones[HANDS[self.seat]]
        count = 0 if self.way == 1 else 1
        return self.ask(state, Cards(self.seat, "T3.3", "cost", hand, count, count), into="cards")

    @step("T3.3")
    def pay_card(self, state: DuelState, rules: Rules) -> Flow:
        """It is discarded."""
        if self.way != 1 and not self.cards:
            return self.rewind(state)
        return happen(state, rules, *[Gone("T3.3", card, DISCARDS[self.seat]) for card in self.cards])

    @step("T3.3")
    def pay_shield(self, state: DuelState, rules: Rules) -> Flow:
        """And the shield; a card paid before comes back when there is none."""
        if self.way > 0:
            if state.shields[self.seat] < 1:
                return self.rewind(state)
            apply_now(state, rules, Shielded("T3.3", self.seat, -1))
        self.complete_announcement(state)
        return self.done(state, 1)


class Resolution(Procedure):
    """T4. A spell is carried out."""

    def __init__(self, card: int = -1) -> None:
        super().__init__()
        self.card = card

    @step("T4.1")
    def work(self, state: DuelState, rules: Rules) -> Flow:
        """What it says; a target that is gone is not found."""
        aim = state.aim[self.card]
        seat = state.owner[self.card]
        printed = state.printed[self.card]
        if printed == BOLT and aim < 0:
            # Both at once: replaced for each player separately.
            return happen(state, rules, Damaged("T4.1", 1 - seat, 2), Damaged("T4.1", seat, 1))
        if aim >= 0 and state.zone[aim] == (STACK if printed == COUNTER else BOARD):
            owner = state.owner[aim]
            return happen(state, rules, Gone("T4.1", aim, HANDS[owner] if printed == RECALL else DISCARDS[owner]))
        return NEXT

    @step("T4.2")
    def put_away(self, state: DuelState, rules: Rules) -> Flow:
        """It is discarded."""
        return happen(state, rules, Gone("T4.2", self.card, DISCARDS[state.owner[self.card]]))


class Fight(Procedure):
    """T5. The turn player's power hurts the other one."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.shown: tuple[int, ...] = ()

    @step("T5.1")
    def ask_traps(self, state: DuelState, rules: Rules) -> Flow:
        """The other one may show traps."""
        traps = state.zones[TRAPS[1 - self.seat]]
        return self.ask(state, Cards(1 - self.seat, "T5.1", "traps", traps, 0, len(traps)), into="shown")

    @step("T5.1")
    def show_traps(self, state: DuelState, rules: Rules) -> Flow:
        """Each is worth a shield."""
        other = 1 - self.seat
        events: list[Event] = [Gone("T5.1", card, DISCARDS[other]) for card in self.shown]
        return happen(state, rules, *events, *[Shielded("T5.1", other, 1) for _ in self.shown])

    @step("T5.2")
    def hurt(self, state: DuelState, rules: Rules) -> Flow:
        """By the difference, at most three."""
        other = 1 - self.seat
        amount = min(3, power_of(state, self.seat) - power_of(state, other))
        return happen(state, rules, Damaged("T5.2", other, amount)) if amount > 0 else NEXT


class Death(Procedure):
    """T6. Whoever has no life left has lost in that moment."""

    @step("T6.1")
    def die(self, state: DuelState, rules: Rules) -> Flow:
        """Both at once is a draw."""
        dead = [seat for seat in SEATS if state.life[seat] <= 0]
        if not dead:
            return NEXT
        return end(state, Outcome(-1 if len(dead) == 2 else 1 - dead[0], "death", "T6.1"))


class Spin(Procedure):
    """T7. Two wheels turn each other for ever."""

    @step("T7.1")
    def turn(self, state: DuelState, rules: Rules) -> Flow:
        """All of them, while there are two."""
        wheels = [card for card in state.zones[BOARD] if state.printed[card] == WHEEL]
        if len(wheels) < 2:
            return NEXT
        self.go("turn")
        return happen(state, rules, *[Turned("T7.1", card) for card in wheels])


class DuelRules(Rules):
    """The rules of the duel."""

    def __init__(self) -> None:
        super().__init__("duel", "1", ZONES)

    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> DuelState:
        state = DuelState()
        state.zones = [() for _ in ZONES]
        for seat in SEATS:
            for name in decks[seat] if decks else DECK:
                add_card(state, self, NAMES.index(name), seat, DECKS[seat])
                state.cell.append(-1)
                state.counters.append(0)
                state.turned.append(0)
                state.since.append(0)
                state.aim.append(-1)
        state.frames.append(Duel())
        return state

    def replacements(self, state: Any, event: Event) -> tuple[Replacement, ...]:
        if not isinstance(event, Damaged) or event.amount <= 0:
            return ()
        found: list[Replacement] = []
        if state.shields[event.seat] > 0:
            found.append(Replacement(SHIELD))
        for card in state.zones[BOARD]:
            if state.printed[card] == CHARM and state.owner[card] == event.seat:
                found.append(Replacement(CHARMS + card, optional=True))
        return tuple(found)

    def replace(self, state: Any, name: int, event: Event) -> tuple[Event, ...]:
        assert isinstance(event, Damaged)
        if name == SHIELD:
            spent = Shielded("T8.1", event.seat, -1)
            return (spent, Damaged(event.clause, event.seat, event.amount - 1)) if event.amount > 1 else (spent,)
        card = name - CHARMS
        return (Gone("T8.2", card, DISCARDS[event.seat]),)

    def interrupt(self, state: Any, event: Event) -> Procedure | None:
        if isinstance(event, (Damaged, Bled)) and min(state.life) <= 0:
            return Death()
        if isinstance(event, Placed) and state.printed[event.card] == WHEEL:
            return Spin()
        return None

    def loop(self, state: Any) -> Outcome:
        return Outcome(-1, "loop", "T7.2")

    def group_of(self, state: Any, card: int) -> int:
        owner: int = state.owner[card]
        return owner

    def card_name(self, printed: int) -> str:
        return NAMES[printed]

    def situation(self, state: Any, seat: int) -> dict[str, Any]:
        return {
            "turn": state.turn,
            "active": state.active,
            "life": list(state.life),
            "shields": list(state.shields),
            "power": [power_of(state, each) for each in SEATS],
        }

    def face(self, state: Any, card: int, seat: int) -> dict[str, Any]:
        if state.zone[card] != BOARD:
            return {}
        return {"cell": state.cell[card], "counters": state.counters[card], "turned": state.turned[card]}

    def known_face(self, state: Any, card: int, seat: int) -> dict[str, Any]:
        return {"power": POWERS[state.printed[card]]}

    def refusal(self, state: Any, seat: int, action: Action) -> Reason | None:
        for decision in state.pending:
            if decision.seat == seat and isinstance(decision, Act):
                if any(equal_actions(action, each) for each in decision.options):
                    return None
                exchange: Exchange = state.frames[-1]
                return refusal_of(state, exchange, seat, action.verb, action.card)
        return Reason("T2.1", "not-your-priority")

    def worth(self, state: Any, seat: int) -> float:
        if state.outcome is not None:
            return 0.0 if state.outcome.winner < 0 else 100.0 if state.outcome.winner == seat else -100.0
        mine = state.life[seat] + state.shields[seat] + power_of(state, seat)
        theirs = state.life[1 - seat] + state.shields[1 - seat] + power_of(state, 1 - seat)
        return float(mine - theirs) + 0.5 * len(state.zones[HANDS[seat]])

    def usual(self, state: Any, decision: Decision) -> int | tuple[int, ...]:
        return next(decision.answers())


def build() -> Rules:
    """The rules of the duel."""
    return DuelRules()
