"""How does a game begin? K2: shuffle, decide who goes first, seven cards, redraws, twenty chips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kokuryoku.chapters.turn import Turn
from fuda.games.kokuryoku.events import Drawn, Redrawn, Went
from fuda.games.kokuryoku.table import ABROAD, DECKS, HANDS, OPENING_HAND, KokuryokuState
from fuda.kernel.decisions import Act, Action, Cards, Roll
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import SEATS
from fuda.mechanics.zones import ShuffleZone

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

KEEP: Final = Action("keep")


@rule("K2.4 X7.39")
def redraw_refusal(state: KokuryokuState, seat: int) -> Reason | None:
    """Why the seat may not change its opening hand now, or keep it."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, SetUp) or (frame.left < 2 and frame.seat != seat and state.zones[HANDS[seat]]):
        return Reason("K2.4", "hand-is-kept")
    if not state.zones[HANDS[seat]]:
        return Reason("K2.4", "no-card-to-redraw")
    return None if frame.seat == seat else Reason("X7.39", "other-player-redraws")


class SetUp(Procedure):
    """K2. Until the first turn begins."""

    def __init__(self) -> None:
        super().__init__()
        self.die: tuple[int, ...] = ()
        self.seat = 0
        self.left = 2  # players who can still redraw
        self.action = Action()
        self.picks: tuple[int, ...] = ()

    @step("K2.1")
    def shuffle_first(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Each player's own deck; what the opponent cuts is as random as before."""
        return self.call(state, ShuffleZone(DECKS[0], "K2.1"))

    @step("K2.1")
    def shuffle_second(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The other deck."""
        return self.call(state, ShuffleZone(DECKS[1], "K2.1"))

    @step("K2.1")
    def choose_first(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Chance decides."""
        return self.ask(state, Roll("K2.1", "first-player", 1, 2), into="die")

    @step("K2.2 K2.3")
    def deal(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Seven cards each; the chips are there."""
        self.seat = self.die[0] - 1
        events: list[Event] = []
        for seat in SEATS:
            events += [Drawn("K2.2", card, HANDS[seat], seat) for card in state.zones[DECKS[seat]][:OPENING_HAND]]
        return happen(state, rules, *events)

    @step("K2.4 X7.39")
    def offer_redraw(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """As often as the player likes, until no card is left."""
        if not state.zones[HANDS[self.seat]]:
            self.action = KEEP
            return NEXT
        return self.ask(state, Act(self.seat, "K2.4", "opening-hand", (Action("redraw"), KEEP)), into="action")

    @step("K2.4 X7.39")
    def choose_cards(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Any number of cards; who keeps the hand lets the other player go on."""
        if self.action.verb == "keep":
            self.left -= 1
            self.seat = 1 - self.seat
            return self.go("offer_redraw" if self.left else "play")
        hand = state.zones[HANDS[self.seat]]
        return self.ask(state, Cards(self.seat, "K2.4", "redraw", hand, 1, len(hand)), into="picks")

    @step("K2.4")
    def redraw(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Abroad, and one card fewer from the deck."""
        self.go("offer_redraw")
        seat = self.seat
        count = len(self.picks)
        events: list[Event] = [Redrawn("K2.4", seat, count)]
        events += [Went("K2.4", card, ABROAD[seat], seat) for card in self.picks]
        events += [Drawn("K2.4", card, HANDS[seat], seat) for card in state.zones[DECKS[seat]][: count - 1]]
        return happen(state, rules, *events)

    @step("K1.1")
    def play(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Turns alternate until the game ends."""
        return self.call(state, Turn(self.die[0] - 1))
