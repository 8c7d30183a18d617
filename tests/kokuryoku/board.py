"""How do tests of kokuryoku set up a table and play on it? In the words of the players, and strictly.

    board = Board(
        cards=[unit("剣", arms="sword", attack=3), unit("的", spirit=7)],
        first=[on("剣", 4)],
        second=[on("的", 7, chips=5)],
    )
    board.take("first", "剣")
    board.attack("first", "剣", "的")
    assert board.chips("的") == 2

Cards are printed for each test, so that no test depends on the figures of the game's own cards. A question with one
answer only is not asked.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import pytest

from fuda.games.kokuryoku.phrases.sentences import BOOK
from fuda.games.kokuryoku.rules import Kokuryoku, build
from fuda.games.kokuryoku.table import ABROAD, DECKS, FIELDS, HANDS, LANDS, OFF, KokuryokuState
from fuda.kernel.decisions import Act, Action, Allocate, Cells, Subset
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardSource
from fuda.library.loading import load_cards
from tests.boards import SEATS, GameBoard

Printed = dict[str, Any]
CATEGORIES: Final = {"weapon": "equipment", "magic": "equipment"}

# --- cards for one test


def unit(
    name: str,
    text: str = "",
    spirit: int = 6,
    attack: int = 2,
    counter: int = 2,
    arms: str = "sword",
    action: str = "direct",
    move: str = "infantry",
    sort: str = "swordsman",
    levels: dict[str, str] | None = None,
    country: str = "halvena",
    common: bool = False,
    **more: Any,
) -> Printed:
    """A unit card; it bears arms of its own kind up to A."""
    facts = {"class": sort, "move": move, "action": action, "arms": arms, "spirit": spirit, "attack": attack}
    facts |= {"counter": counter, "levels": {arms: "A"} if levels is None else levels, "country": country}
    return _printed("unit", name, text, {**facts, "common": common, **more})


def soldier(name: str = "兵", **more: Any) -> Printed:
    """A common soldier."""
    return unit(name, common=True, **more)


def healer(name: str, heal: int = 2, staff: int = 1, **more: Any) -> Printed:
    """A staff unit."""
    return unit(name, attack=0, counter=0, arms="staff", action="heal", sort="cleric", heal=heal, staff=staff, **more)


def weapon(
    name: str,
    text: str = "",
    arms: str = "sword",
    level: str = "C",
    attack: int = 1,
    range: str = "direct",
    **more: Any,
) -> Printed:
    """A weapon card."""
    return _printed("weapon", name, text, {"arms": arms, "level": level, "attack": attack, "range": range, **more})


def magic(
    name: str, text: str = "", arms: str = "fire", level: str = "C", need: int = 1, power: int = 3, range: str = "magic"
) -> Printed:
    """A magic card."""
    return _printed("magic", name, text, {"arms": arms, "level": level, "need": need, "power": power, "range": range})


def item(name: str, text: str) -> Printed:
    """An item card."""
    return _printed("item", name, text, {})


def surprise(name: str, text: str) -> Printed:
    """A surprise card."""
    return _printed("surprise", name, text, {})


def land(name: str, text: str = "このマスにいるユニットの攻撃力を1増やす。", kind: str = "forest") -> Printed:
    """A land card."""
    return _printed("land", name, text, {"land": kind})


def _printed(kind: str, name: str, text: str, facts: Printed) -> Printed:
    return {"kind": kind, "name": {"ja": name, "en": name}, "text": text, "number": name, **facts}


def on(card: str, cell: int, chips: int | None = None, **more: Any) -> Printed:
    """A unit on the field; chips left out are as many as it can have."""
    return {"card": card, "cell": cell, **({} if chips is None else {"chips": chips}), **more}


@cache
def kokuryoku(cards: str = "[]") -> Kokuryoku:
    """The game with more cards, given as JSON."""
    own = load_cards("kokuryoku")
    more = [_source(each) for each in json.loads(cards)]
    taken = {card.name_ja for card in own} & {card.name_ja for card in more}
    assert not taken, f"the game has cards called {taken} already"
    return build((*own, *more))


def _source(printed: Printed) -> CardSource:
    kind: str = printed["kind"]
    text = BOOK.compile(printed["text"], CATEGORIES.get(kind, kind))
    name = printed["name"]
    return CardSource(printed["number"], name["ja"], name["en"], printed, text, printed["text"], "test", 1)


def with_cards(*cards: Printed) -> Kokuryoku:
    """The game with these cards beside its own."""
    return kokuryoku(json.dumps(cards))


class Board(GameBoard):
    """A table in the middle of a game, stopped at the first question."""

    passive = ("go-on", "pass", "keep")
    rules: Kokuryoku
    state: KokuryokuState

    def __init__(
        self,
        turn: str = "first",
        phase: str = "invasion",
        first: list[Printed] | None = None,
        second: list[Printed] | None = None,
        cards: list[Printed] | None = None,
        hands: tuple[list[str], list[str]] = ([], []),
        more: tuple[Printed, Printed] = ({}, {}),
        **written: Any,
    ) -> None:
        rules = with_cards(*(cards or []))
        seats = [
            {"units": units or [], "hand": hand, **other}
            for units, hand, other in zip((first, second), hands, more, strict=True)
        ]
        super().__init__(
            rules, *rules.place({"turn": turn, "phase": phase, "first": seats[0], "second": seats[1], **written})
        )

    @classmethod
    def new(
        cls, first: list[str], second: list[str], variant: str = "standard", cards: list[Printed] | None = None
    ) -> Board:
        """A whole game from its set-up with decks of any size, from the top; `name@alias` names one card."""
        rules = with_cards(*(cards or []))
        by_name = {card.name: card.number for card in rules.list.cards}
        decks = tuple([tuple([by_name[each.partition("@")[0]] for each in deck]) for deck in (first, second)])
        aliases: dict[str, int] = {}
        for card, written in enumerate((*first, *second)):
            name, _, alias = written.partition("@")
            aliases.setdefault(alias or name, card)
        board = cls.__new__(cls)
        GameBoard.__init__(board, rules, rules.start(variant, decks), aliases)
        return board

    # --- answers

    def act(self, seat: str, verb: str, card: str = "", *cards: str, cell: int = -1) -> None:
        """Do something that is offered, named completely except for a square that is the only one."""
        question = self._is_asked(seat, Act)
        wanted = self.card(card) if card else -1
        taken = tuple([self.card(each) for each in cards])
        found = [
            place
            for place, each in enumerate(question.options)
            if each.verb == verb
            and (not card or each.card == wanted)
            and (not cards or each.cards[: len(taken)] == taken)
            and (cell < 0 or each.numbers == (cell,))
        ]
        if len(found) != 1:
            pytest.fail(f"{verb} {card} {cards} {cell} fits {len(found)} options; {self._describe()}")
        self._submit(seat, found[0])

    def take(self, seat: str, unit: str) -> None:
        """The unit begins its turn and stays where it is."""
        self.act(seat, "act-with", unit)
        if self.asked() is not None and self._question(SEATS.index(seat)).purpose == "move-step":
            self.act(seat, "go-on")

    def walk(self, seat: str, unit: str, cell: int) -> None:
        """The unit begins its turn and moves there."""
        self.act(seat, "act-with", unit)
        self.act(seat, "move", unit, cell=cell)

    def attack(self, seat: str, unit: str, target: str, equipment: str = "", counter: bool | None = None) -> None:
        """The unit attacks, with its first equipment if nothing else is named; the defender may answer the question
        for a counter-attack in the same breath."""
        self.act(seat, "attack", unit, target, equipment or unit)
        if counter is not None:
            self.act(self.other(seat), "counter" if counter else "go-on")

    def share(self, seat: str, **shares: int) -> None:
        """Support units with chips."""
        question = self._is_asked(seat, Allocate)
        given = {self.card(name): chips for name, chips in shares.items()}
        self._submit(seat, tuple([given.get(unit, 0) for unit in question.places]))

    def square(self, seat: str, cell: int) -> None:
        """Choose a square."""
        self._is_asked(seat, Cells)
        self._submit(seat, (cell,))

    def _be_passive(self) -> None:
        now = self.asked()
        question = None if now is None else self._question(SEATS.index(now[0]))
        if now is not None and isinstance(question, Allocate):
            self._submit(now[0], tuple([0 for _ in question.places]))
        elif now is not None and isinstance(question, Subset) and question.least:
            self._submit(now[0], question.candidates[: question.least])
        elif now is not None and now[1] == "receive":
            self._submit(now[0], 0)
        else:
            super()._be_passive()

    def pass_on(self, seat: str, times: int = 1) -> None:
        """Do nothing, so many times."""
        for _ in range(times):
            self.act(seat, "pass")

    # --- the table

    @staticmethod
    def other(seat: str) -> str:
        """The opponent."""
        return "second" if seat == "first" else "first"

    def why_not(self, seat: str, verb: str, card: str = "", *cards: str, cell: int = -1) -> tuple[str, str]:
        """The clause that forbids an action now, and the condition that fails."""
        found = self.reason_of(seat, verb, card, *cards, cell=cell)
        return found.clause, found.condition

    def reason_of(self, seat: str, verb: str, card: str = "", *cards: str, cell: int = -1) -> Reason:
        """Why an action is forbidden now."""
        numbers = (cell,) if cell >= 0 else ()
        named = tuple([self.card(each) for each in cards])
        return self.reason(seat, Action(verb, self.card(card) if card else -1, named, numbers))

    def offered(self, seat: str, verb: str) -> list[tuple[str, ...]]:
        """What is offered under a verb: the card, the other cards, the squares."""
        question = self._is_asked(seat, Act)
        return [
            (self.name(each.card), *[self.name(card) for card in each.cards], *[str(cell) for cell in each.numbers])
            for each in question.options
            if each.verb == verb
        ]

    def squares(self, seat: str, verb: str) -> list[int]:
        """The squares that are offered under a verb."""
        question = self._is_asked(seat, Act)
        return sorted({each.numbers[0] for each in question.options if each.verb == verb})

    def chips(self, unit: str) -> int:
        return self.state.chips[self.card(unit)]

    def cell(self, card: str) -> int:
        return self.state.cell[self.card(card)]

    def is_waiting(self, unit: str) -> bool:
        return bool(self.state.waiting[self.card(unit)])

    def piles(self, seat: str) -> tuple[int, int]:
        """The chips in the unused and the used pile."""
        place = SEATS.index(seat)
        return self.state.unused[place], self.state.used[place]

    def _names(self, zones: tuple[int, int], seat: str) -> list[str]:
        return self.names(zones[SEATS.index(seat)])

    def hand(self, seat: str) -> list[str]:
        return self._names(HANDS, seat)

    def off(self, seat: str) -> list[str]:
        return self._names(OFF, seat)

    def abroad(self, seat: str) -> list[str]:
        return self._names(ABROAD, seat)

    def field(self, seat: str) -> list[str]:
        return self._names(FIELDS, seat)

    def lands(self, seat: str) -> list[str]:
        return self._names(LANDS, seat)

    def deck(self, seat: str) -> list[str]:
        return self._names(DECKS, seat)

    def paid(self, unit: str) -> list[int]:
        """The chips that the unit has paid so far, payment by payment."""
        return [
            told["amount"]
            for told in self.told()
            if told["event"] == "Spent" and told["unit"].get("handle") == self.state.handle[self.card(unit)]
        ]

    def damage(self, unit: str) -> list[int]:
        """The damage that the unit was dealt so far, strike by strike."""
        return [
            told["amount"]
            for told in self.told()
            if told["event"] == "Damaged" and told["unit"].get("handle") == self.state.handle[self.card(unit)]
        ]
