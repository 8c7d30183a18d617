"""How do tests of turns set up a game? A real turn goes on from the phase that is named, and nobody does anything.

game = Game(board={"b1": {"first": ["兵"]}, "b2": {"terrain": "野"}})
game.march("first", 兵="b2")
game.do("first", "pass")
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

from fuda.games.honjin.chapters.marching import March, in_range
from fuda.games.honjin.extras.position import area_name, area_named
from fuda.games.honjin.rules import Honjin
from fuda.games.honjin.table import (
    DECKS,
    DISCARDS,
    EFFECTS,
    FIELD,
    HANDS,
    PHASE_NAMES,
    REMOVED,
    HonjinState,
    equipment_of,
    holder,
    is_proxy,
    party,
    terrain_at,
)
from fuda.games.honjin.texts.values import attack_of, defence_of, limit_of
from fuda.kernel.decisions import Act, Action, Cells, Order, Subset
from fuda.kernel.machine import submit
from fuda.kernel.reasons import Reason
from tests.boards import MOST_QUESTIONS, SEATS, GameBoard
from tests.honjin.texts import CARDS, Printed, honjin, unit

DRAW = "カードを1枚補充する。"


def watcher(name: str, moment: str, effect: str = DRAW, target: str = "自軍プレイヤー", **more: Any) -> Printed:
    """A unit with an automatic ability for its owner's turns."""
    return unit(name, f"●[自軍ターン]{name}\n〈発揮:{moment}/対象:{target}〉\n{effect}", **more)


class Game(GameBoard):
    """A game in which a phase is about to begin; the main phase of the first player unless said otherwise."""

    passive: ClassVar[tuple[str, ...]] = ("pass", "go-on", "attack")
    rules: Honjin
    state: HonjinState

    def __init__(self, *cards: Printed, board: dict[str, Any] | None = None, **more: Any) -> None:
        rules = honjin(json.dumps([*cards, *CARDS]))
        state, aliases = rules.place({"board": board or {}, **more})
        super().__init__(rules, state, aliases)

    # --- going on

    def _be_passive(self) -> None:
        now = self.asked()
        question = None if now is None else self._question(SEATS.index(now[0]))
        if now is not None and isinstance(question, Order):
            self._submit(now[0], question.items)
        elif now is not None and isinstance(question, Subset) and question.least == 0:
            self._submit(now[0], ())
        elif now is not None and isinstance(question, Subset) and now[1] == "discard-excess":
            self._submit(now[0], question.candidates[:1])
        elif now is not None and now[:2] == ("chance", "initiative"):
            self.roll(6, 1)
        else:
            super()._be_passive()

    def end_turn(self) -> None:
        """Nobody does anything until the next turn has begun, or the game is over."""
        before = self.state.turn
        for _ in range(MOST_QUESTIONS):
            if self.state.turn != before or self.state.outcome is not None:
                return
            self._be_passive()

    def until(self, phase: str) -> None:
        """Nobody does anything until this phase is on."""
        for _ in range(MOST_QUESTIONS):
            if self.phase() == phase:
                return
            self._be_passive()

    def quietly(self) -> None:
        """Nobody does anything until a play step of the phases is back."""
        while self.purpose() not in ("main-phase", "summoning-phase", ""):
            self._be_passive()

    def purpose(self) -> str:
        now = self.asked()
        return "" if now is None else now[1]

    # --- doing

    def act(self, seat: str, verb: str, card: str = "", area: str = "") -> None:
        """An action with a card at an area."""
        question = self._is_asked(seat, Act)
        wanted = Action(verb, self.card(card) if card else -1, (), (area_named("", area),) if area else ())
        found = [
            place
            for place, each in enumerate(question.options)
            if (each.verb, each.card, each.numbers) == (wanted.verb, wanted.card, wanted.numbers)
        ]
        assert len(found) == 1, f"{verb} {card} {area}: {self.options(seat)}"
        submit(self.state, self.rules, SEATS.index(seat), found[0])

    def lay(self, seat: str, card: str, area: str) -> None:
        """Lay a terrain, or a proxy where no card is named; up to the next question."""
        self.act(seat, "lay", card)
        if self.purpose() == "lay-where":
            self.cells(seat, area)

    def march(self, seat: str, **where: str) -> None:
        """March with these units to these areas; up to the next question."""
        self.do(seat, "march")
        for alias, area in where.items():
            if (self.card(alias), area_named("", area)) in self.marching():
                continue
            if self.purpose() == "march-more":
                self.do(seat, "join")
            if self.purpose() == "march":
                self.act(seat, "march", alias, area)
        if self.purpose() == "march-more":
            self.do(seat, "go-on")

    def marching(self) -> tuple[tuple[int, int], ...]:
        """Who goes where, as far as that is settled; where one way only is left it is settled by itself."""
        frame = self.state.frames[-1]
        return frame.plan if isinstance(frame, March) else ()

    def summon(self, seat: str, card: str, area: str) -> None:
        self.act(seat, "summon", card, area)

    def cells(self, seat: str, *areas: str) -> None:
        """Choose these areas."""
        self._is_asked(seat, Cells)
        self._submit(seat, tuple([area_named("", area) for area in areas]))

    def offered_areas(self, seat: str) -> list[str]:
        """The areas that can be chosen."""
        return sorted([area_name(cell) for cell in self._is_asked(seat, Cells).candidates])

    def offers(self, seat: str, verb: str, card: str = "") -> list[str]:
        """The areas (or cards) offered for an action of this verb with this card."""
        question = self._is_asked(seat, Act)
        found = [each for each in question.options if each.verb == verb and (not card or each.card == self.card(card))]
        return [area_name(each.numbers[0]) if each.numbers else self.spoken(each) for each in found]

    def why_not(self, seat: str, verb: str, card: str = "", *cards: str, area: str = "") -> Reason:
        """Why the seat may not do this now; fails when it may."""
        numbers = (area_named("", area),) if area else ()
        taken = tuple([self.card(each) for each in cards])
        return self.reason(seat, Action(verb, self.card(card) if card else -1, taken, numbers))

    def refused(self, seat: str, verb: str, card: str = "", *cards: str, area: str = "") -> tuple[str, str]:
        """The clause and the condition by which it is not possible."""
        found = self.why_not(seat, verb, card, *cards, area=area)
        return found.clause, found.condition

    # --- the table

    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    def there(self, area: str, seat: str = "first") -> list[str]:
        """A party from the front to the rear."""
        return [self.name(card) for card in party(self.state, self.rules, area_named("", area), SEATS.index(seat))]

    def terrain(self, area: str) -> str:
        """The terrain of an area by its name; nothing for empty land, 'proxy' for a proxy terrain."""
        card = terrain_at(self.state, self.rules, area_named("", area))
        return "" if card < 0 else "proxy" if is_proxy(self.state, card) else self.name(card)

    def terrain_card(self, area: str) -> int:
        return terrain_at(self.state, self.rules, area_named("", area))

    def held_by(self, area: str) -> str:
        """Whose terrain an area is."""
        seat = holder(self.state, self.rules, area_named("", area))
        return "" if seat < 0 else SEATS[seat]

    def limit(self, area: str) -> int:
        return limit_of(self.state, self.rules, self.terrain_card(area))

    def reach(self, alias: str) -> list[str]:
        """The areas in the march range of a unit."""
        return sorted([area_name(cell) for cell in in_range(self.state, self.rules, self.card(alias))])

    def attack(self, alias: str) -> int:
        return attack_of(self.state, self.rules, self.card(alias))

    def defence(self, alias: str) -> int:
        return defence_of(self.state, self.rules, self.card(alias))

    def is_finished(self, alias: str) -> bool:
        return bool(self.state.finished[self.card(alias)])

    def equipment(self, alias: str) -> list[str]:
        return [self.name(piece) for piece in equipment_of(self.state, self.card(alias))]

    def spent(self, alias: str) -> int:
        """How many slots of a unit are spent."""
        return len(self.state.spent[self.card(alias)])

    def hand(self, seat: str) -> list[str]:
        return self.names(HANDS[SEATS.index(seat)])

    def deck(self, seat: str) -> list[str]:
        return self.names(DECKS[SEATS.index(seat)])

    def discards(self, seat: str) -> list[str]:
        return self.names(DISCARDS[SEATS.index(seat)])

    def removed(self, seat: str) -> list[str]:
        return self.names(REMOVED[SEATS.index(seat)])

    def effects(self, seat: str) -> list[str]:
        return self.names(EFFECTS[SEATS.index(seat)])

    def field(self) -> list[str]:
        return self.names(FIELD)

    def seen(self, seat: str, zone: int) -> list[dict[str, Any]]:
        """What a seat sees of the cards of a zone."""
        found: list[dict[str, Any]] = self.view(seat)["zones"][zone]["cards"]
        return found

    def moments(self) -> list[str]:
        """The moments that have been, in their order."""
        return [told["moment"] for told in self.told() if told["event"] == "Moment"]

    def in_turns(self, event: str) -> list[list[str]]:
        """The clauses by which events of a kind happened, turn by turn; the first list is what was before."""
        found: list[list[str]] = [[]]
        for told in self.told():
            if told["event"] == "TurnBegan":
                found.append([])
            elif told["event"] == event:
                found[-1].append(told["clause"])
        return found

    def clauses(self, event: str) -> list[str]:
        """The clauses by which events of a kind happened."""
        return [told["clause"] for told in self.told() if told["event"] == event]
