"""How do tests of battles set up a fight? Units of the first player march into b2, where those of the second are.

    fight = Fight(own=["兵"], other=["巨"])
    fight.begin(6, 1)
    fight.do("first", "attack")

Who can do one thing only has done it already; `begin` goes on to the first normal timing with these initiative dice.
"""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.battle import Battle
from fuda.games.honjin.events import Marched
from fuda.games.honjin.position import area_named
from fuda.games.honjin.table import EFFECTS, TIMING_NAMES, kind_of_slot
from fuda.games.honjin.values import slots_of
from fuda.kernel.decisions import Action, Order, Subset
from fuda.kernel.reasons import Reason
from tests.boards import SEATS
from tests.honjin.texts import Printed, Table

PLACE = "b2"


class Fight(Table):
    """A battle at b2, at the first question; the first player marches."""

    passive = ("pass", "go-on", "attack", "rest")

    def __init__(
        self,
        *cards: Printed,
        own: list[Any] | None = None,
        other: list[Any] | None = None,
        ground: str = "野",
        start: str = "b1",
        turn: str = "first",
        board: dict[str, Any] | None = None,
        laid: str = "first",
        **more: Any,
    ) -> None:
        mine, yours = ("first", "second") if turn == "first" else ("second", "first")
        areas: dict[str, dict[str, Any]] = {
            PLACE: {"terrain": ground, "laid": laid, yours: ["兵@敵"] if other is None else other},
            start: {mine: ["兵"] if own is None else own},
        }
        for area, each in (board or {}).items():
            areas[area] = {**areas.get(area, {}), **each}
        super().__init__(*cards, board=areas, turn=turn, **more)
        cell = area_named("", PLACE)
        marching = [c for c in self.there(start, mine) if state_cell(self, c) == area_named("", start)]
        self.let(*[Marched("12.2.5.1.5", self.card(name), cell) for name in marching])
        self.run(Battle(cell))

    # --- going on

    def _be_passive(self) -> None:
        now = self.asked()
        question = None if now is None else self._question(SEATS.index(now[0]))
        if now is not None and isinstance(question, Order):
            self._submit(now[0], question.items)
        elif now is not None and isinstance(question, Subset) and question.least == 0:
            self._submit(now[0], ())
        else:
            super()._be_passive()

    def begin(self, first: int = 6, second: int = 1, *more: int) -> None:
        """Nobody does anything until the dice are cast, nor until sides are settled."""
        self.play_on("initiative", "chance")
        self.roll(first, second, *more)
        while self.purpose() == "initiative":
            self._be_passive()

    def end(self) -> None:
        """Nobody does more than attack until the battle is over."""
        while not self.is_resting():
            if self.purpose() == "initiative" and self.all_asked() == ["chance"]:
                self.roll(6, 1)
            else:
                self._be_passive()

    def settle(self) -> None:
        """Nobody counters."""
        while self.purpose() == "counter":
            self._be_passive()

    def purpose(self) -> str:
        now = self.asked()
        return "" if now is None else now[1]

    def uses(self, seat: str, card: str, *targets: str, user: str = "") -> None:
        """Use the one ability of a card that is offered, by this unit, on these targets."""
        self.do(seat, "use", card)
        if user and self.purpose() == "user":
            self.choose(seat, user)
        if targets and self.purpose() == "targets":
            self.choose(seat, *targets)

    def refused(self, seat: str, verb: str, card: str = "", *cards: str) -> Reason:
        """Why the seat may not do this now; fails when it may."""
        taken = tuple([self.card(each) for each in cards])
        return self.reason(seat, Action(verb, self.card(card) if card else -1, taken))

    # --- the table

    def timing(self) -> str:
        return TIMING_NAMES[self.state.timing] if self.state.timing >= 0 else ""

    def chain(self) -> list[str]:
        """What has been declared and not resolved."""
        return [self.name(each.card) if each.card >= 0 else each.symbol for each in self.state.chain]

    def effects(self, seat: str) -> list[str]:
        return self.names(EFFECTS[SEATS.index(seat)])

    def slot_kinds(self, alias: str) -> list[int]:
        """The kinds of the slots of a unit that are spent."""
        card = self.card(alias)
        spent = self.state.spent[card]
        return [kind_of_slot(slot) for slot in slots_of(self.state, self.rules, card) if slot in spent]

    def moments(self) -> list[str]:
        """The moments that have been, in their order."""
        return [told["moment"] for told in self.told() if told["event"] == "Moment"]

    def clauses(self, event: str) -> list[str]:
        """The clauses by which events of a kind happened."""
        return [told["clause"] for told in self.told() if told["event"] == event]


def state_cell(fight: Table, alias: str) -> int:
    """The area of a card."""
    return fight.state.cell[fight.card(alias)]
