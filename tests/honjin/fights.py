"""How do tests of battles set up a fight? Units of the first player march into b2, where those of the second are.

    fight = Fight(own=["兵"], other=["巨"])
    fight.begin(6, 1)
    fight.do("first", "attack")

Who can do one thing only has done it already; `begin` goes on to the first normal timing with these initiative dice.
"""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.chapters.battle import Battle
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import EFFECTS, TIMING_NAMES, kind_of_slot, party
from fuda.games.honjin.texts.values import slots_of
from fuda.games.honjin.unit_events import Finished, Marched
from fuda.kernel.decisions import Action, Cells, Order, Subset
from fuda.kernel.reasons import Reason
from tests.boards import SEATS
from tests.honjin.texts import Printed, Table, unit

PLACE = "b2"
# As long as its player has a card in hand it can do something, so that the game waits for the player.
SAGE = unit(
    "賢",
    "◎[普通/対抗/イニシアチブ]待\n〈コスト:手札1枚破棄/対象:自軍プレイヤー〉\nカードを1枚補充する。",
    spells="火火火水",
    items=3,
    defence=9,
)


class Fight(Table):
    """A battle at b2, at the first question; the first player marches."""

    passive = ("pass", "go-on", "attack", "rest")

    def __init__(
        self,
        *cards: Printed,
        own: list[Any] | dict[str, list[Any]] | None = None,
        other: list[Any] | None = None,
        ground: str = "野",
        turn: str = "first",
        board: dict[str, Any] | None = None,
        laid: str = "first",
        **more: Any,
    ) -> None:
        mine, yours = ("first", "second") if turn == "first" else ("second", "first")
        starts = own if isinstance(own, dict) else {"b1" if turn == "first" else "b4": ["兵"] if own is None else own}
        areas: dict[str, dict[str, Any]] = {
            PLACE: {"terrain": ground, "laid": laid, yours: ["兵@敵"] if other is None else other}
        }
        for area, units in starts.items():
            areas[area] = {mine: units} if area in ("b1", "b4") else {"terrain": "野", mine: units}
        for area, each in (board or {}).items():
            areas[area] = {**areas.get(area, {}), **each}
        super().__init__(SAGE, *cards, board=areas, turn=turn, **more)
        cell = area_named("", PLACE)
        seat = SEATS.index(mine)
        cells = [area_named("", area) for area in starts]
        marching = [unit for start in cells for unit in party(self.state, self.rules, start, seat)]
        self.let(*[Marched("12.2.5.1.5", unit, cell) for unit in marching])
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
        self.begin_here()

    def begin_here(self) -> None:
        """Nobody changes the initiative."""
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

    def cells(self, seat: str, *areas: str) -> None:
        """Choose these areas."""
        self._is_asked(seat, Cells)
        self._submit(seat, tuple([area_named("", area) for area in areas]))

    def tire(self, *aliases: str) -> None:
        """Make units finished, so that they do not attack."""
        self.happen(*[Finished("3.2.4", self.card(each)) for each in aliases if not self.is_finished(each)])

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
