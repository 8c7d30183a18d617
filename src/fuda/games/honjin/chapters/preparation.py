"""How does a game begin? 6.1: shuffle, headquarters, six cards, one redraw without units, dice for the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.honjin.battle_events import DiceRolled
from fuda.games.honjin.chapters.ending import snapshot_of
from fuda.games.honjin.chapters.turn import Turn
from fuda.games.honjin.events import Refilled, Stilled, Went
from fuda.games.honjin.table import DECKS, HANDS, HEADQUARTERS, HIDDEN, OPENING_HAND, HonjinState
from fuda.kernel.decisions import Left, Option, Roll
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.kernel.rules import EVERYBODY, SEATS
from fuda.kernel.telling import silence_tells
from fuda.mechanics.zones import Looked, ShuffleZone, as_they_came

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


class SetUp(Procedure):
    """6.1.1. Until the first turn begins."""

    def __init__(self) -> None:
        super().__init__()
        self.open: tuple[int, ...] = SEATS  # who still has to be dealt a hand
        self.place = 0
        self.again = False  # whether this is the second deal
        self.asked: tuple[int, ...] = SEATS  # who may still ask for a new hand
        self.answer = 0
        self.willing: tuple[int, ...] = ()
        self.dice: tuple[int, ...] = ()

    @step("6.1.1 6.1.1.2 6.1.1.4 12.7.1")
    def shuffle(self, state: HonjinState, rules: Honjin) -> Flow:
        """Each deck well enough for both players."""
        if self.place >= len(self.open):
            self.place = 0
            return NEXT
        self.place += 1
        self.run_again()
        return self.call(state, ShuffleZone(DECKS[self.open[self.place - 1]], "6.1.1.2"))

    @step("6.1.1.5 5.1.2.8 5.1.2.10")
    def lay_headquarters(self, state: HonjinState, rules: Honjin) -> Flow:
        """The uppermost card, unseen, in the middle of the home row."""
        return happen(
            state,
            rules,
            *[
                Went("6.1.1.5", state.zones[DECKS[seat]][0], HIDDEN[seat], seat, "headquarters", HEADQUARTERS[seat])
                for seat in self.open
            ],
        )

    @step("6.1.1.6 12.3.1")
    def deal(self, state: HonjinState, rules: Honjin) -> Flow:
        """Six cards."""
        events: list[Event] = []
        for seat in self.open:
            events += [
                Refilled("6.1.1.6", card, HANDS[seat], seat, "refill")
                for card in state.zones[DECKS[seat]][:OPENING_HAND]
            ]
        return happen(state, rules, *events)

    @step("6.1.1.7")
    def offer_redraw(self, state: HonjinState, rules: Honjin) -> Flow:
        """Who has no unit card may show that and be dealt anew, once; one player after the other."""
        if self.again or not self.asked:
            return self.go("show")
        if _units(state, rules, self.asked[0]):
            if silence_tells(state, self.asked[0], HANDS[self.asked[0]]):
                return self.ask(state, Left(self.asked[0], "6.1.1.7", "redraw", ("no",), 1), into="answer")
            self.answer = 1
            return NEXT
        return self.ask(state, Option(self.asked[0], "6.1.1.7", "redraw", ("yes", "no")), into="answer")

    @step("6.1.1.7")
    def keep_answer(self, state: HonjinState, rules: Honjin) -> Flow:
        """The next player is asked."""
        if self.answer == 0:
            self.willing = (*self.willing, self.asked[0])
        self.asked = self.asked[1:]
        return self.go("offer_redraw")

    @step("6.1.1.7")
    def show(self, state: HonjinState, rules: Honjin) -> Flow:
        """The whole hand is shown."""
        self.open = () if self.again else self.willing
        if not self.open:
            return self.go("roll")
        return happen(state, rules, *[Looked("6.1.1.7", state.zones[HANDS[seat]], EVERYBODY) for seat in self.open])

    @step("6.1.1.7")
    def take_back(self, state: HonjinState, rules: Honjin) -> Flow:
        """Hand and headquarters go back into the deck, and everything begins again."""
        self.again = True
        events: list[Event] = []
        for seat in self.open:
            cards = (*as_they_came(state, HANDS[seat]), *state.zones[HIDDEN[seat]])
            events += [Went("6.1.1.7", card, DECKS[seat], seat, "return") for card in cards]
        happen(state, rules, *events)
        return self.go("shuffle")

    @step("6.1.1.8 3.4.1")
    def roll(self, state: HonjinState, rules: Honjin) -> Flow:
        """A die for each player."""
        return self.ask(state, Roll("6.1.1.8", "first-player", 2, 6), into="dice")

    @step("6.1.1.8")
    def compare(self, state: HonjinState, rules: Honjin) -> Flow:
        """The higher one is first; equal ones are rolled again."""
        apply_now(state, rules, DiceRolled("6.1.1.8", -1, self.dice, "first-player"))
        if self.dice[0] == self.dice[1]:
            return self.go("roll")
        return NEXT

    @step("1.2.4.1 1.2.4.1.2")
    def keep_cards(self, state: HonjinState, rules: Honjin) -> Flow:
        """With these cards the first turns are compared."""
        return happen(state, rules, *[Stilled("1.2.4.1", 0, seat, snapshot_of(state, seat)) for seat in SEATS])

    @step("6.1.1.8 7.1.1")
    def play(self, state: HonjinState, rules: Honjin) -> Flow:
        """The first turn."""
        return self.call(state, Turn(0 if self.dice[0] > self.dice[1] else 1))


def _units(state: HonjinState, rules: Honjin, seat: int) -> tuple[int, ...]:
    return tuple([card for card in state.zones[HANDS[seat]] if rules.card(state, card).is_unit])
