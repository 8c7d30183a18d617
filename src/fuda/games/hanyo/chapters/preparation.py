"""How does a game begin? 403: shuffle, five cards, a main unit face down, redraws, the first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo.chapters.turn import Turn
from fuda.games.hanyo.events import Drawn, LaidFaceDown, Redrawn, TurnedUp, Went
from fuda.games.hanyo.table import DECKS, HANDS, MAINS, NOTHING, OPENING_HAND, HanyoState
from fuda.kernel.decisions import Cards, Roll
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.kernel.rules import SEATS
from fuda.kernel.telling import silence_tells
from fuda.mechanics.zones import ShuffleZone, as_they_came

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


class SetUp(Procedure):
    """403. Until the first player's turn begins."""

    def __init__(self) -> None:
        super().__init__()
        self.open: tuple[int, ...] = SEATS  # who still has to place a main unit
        self.place = 0
        self.picks: tuple[tuple[int, ...], ...] = ()
        self.asked: tuple[int, ...] = ()
        self.die: tuple[int, ...] = ()

    @step("401.1 403.1 912.1a")
    def shuffle(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Each player's own deck."""
        if self.place >= len(self.open):
            self.place = 0
            return NEXT
        self.place += 1
        self.run_again()
        return self.call(state, ShuffleZone(DECKS[self.open[self.place - 1]], "403.1"))

    @step("403.2 304.3")
    def deal(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Five cards from the top."""
        events: list[Event] = []
        for seat in self.open:
            events += [Drawn("403.2", card, HANDS[seat], seat) for card in state.zones[DECKS[seat]][:OPENING_HAND]]
        return happen(state, rules, *events)

    @step("403.3")
    def choose_main(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A unit card of the hand, both players at the same time."""
        self.asked = tuple(
            [seat for seat in self.open if _units(state, rules, seat) or silence_tells(state, seat, HANDS[seat])]
        )
        if not self.asked:
            self.picks = ()
            return NEXT
        questions = tuple([Cards(seat, "403.3", "first-main", _units(state, rules, seat), 1, 1) for seat in self.asked])
        return self.ask_all(state, questions, into="picks")

    @step("403.3 403.3a 303.2a 903.1")
    def lay_down(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Face down: nobody else knows it yet. Who has no unit card shows the hand, and that first: it is why nothing
        is laid down."""
        laid = {seat: pick[0] for seat, pick in zip(self.asked, self.picks, strict=True) if pick}
        self.open = tuple([seat for seat in self.open if seat not in laid])
        events: list[Event] = [Redrawn("403.3a", seat, state.zones[HANDS[seat]]) for seat in self.open]
        for seat, card in laid.items():
            events.append(LaidFaceDown("403.3", card, seat))
        return happen(state, rules, *events)

    @step("403.3a")
    def redraw(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The hand that was shown goes back, and everything begins again."""
        if not self.open:
            return self.go("compensate")
        events: list[Event] = []
        for seat in self.open:
            events += [Went("403.3a", card, DECKS[seat], seat) for card in as_they_came(state, HANDS[seat])]
        happen(state, rules, *events)
        return self.go("shuffle")

    @step("403.3b")
    def compensate(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Who redrew less often draws the difference."""
        events: list[Event] = []
        for seat in SEATS:
            more = state.redraws[1 - seat] - state.redraws[seat]
            events += [Drawn("403.3b", card, HANDS[seat], seat) for card in state.zones[DECKS[seat]][: max(0, more)]]
        return happen(state, rules, *events)

    @step("403.4")
    def choose_first(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Chance decides."""
        return self.ask(state, Roll("403.4", "first-player", 1, 2), into="die")

    @step("403.5")
    def turn_up(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Both main units are turned up, the first player's first."""
        first = self.die[0] - 1
        return happen(state, rules, *[TurnedUp("403.5", state.zones[MAINS[seat]][0]) for seat in (first, 1 - first)])

    @step("403.6 501.1")
    def play(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The first turn."""
        return self.call(state, Turn(self.die[0] - 1))


def _units(state: HanyoState, rules: Hanyo, seat: int) -> tuple[int, ...]:
    return tuple([card for card in state.zones[HANDS[seat]] if rules.card(state, card).is_unit])


def lay_out(state: HanyoState) -> None:
    """The columns of this game, for all cards that there are."""
    size = len(state.printed)
    state.host, state.hosted = [NOTHING] * size, [NOTHING] * size
    state.counters = [()] * size
    state.placed, state.down, state.damage = [0] * size, [0] * size, [0] * size
    state.entered, state.set_in, state.since = [0] * size, [0] * size, [0] * size
    state.rank = [0] * size
    state.object = list(range(size))
    state.next_object = size
