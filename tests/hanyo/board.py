"""How do tests of 汎用TCG set up a table and play on it? In the words of the players, and strictly.

    fox = {"card": "火の粉の子狐", "energy": 1}
    board = Board(phase="battle", first={"main": fox}, second={"main": "鍛冶場の若衆"})
    board.skill("first", "狐火")
    assert board.damage("鍛冶場の若衆") == 200

Cards that the game does not have can be printed for one test:

    Board(cards=[unit("的", hp=500), unit("斧", skills=[skill("振り", 300, cost=1)])], ...)

A question with one answer only is not asked: a player who can do nothing but end the main phase is already out of it.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from fuda.games.hanyo.cards import ATTRIBUTES
from fuda.games.hanyo.phrases.sentences import BOOK
from fuda.games.hanyo.rules import Hanyo, build
from fuda.games.hanyo.table import (
    AREAS,
    DECKS,
    DISCARDS,
    ENERGIES,
    HANDS,
    MAINS,
    PHASE_NAMES,
    PLACED,
    RESOLUTION,
    SETS,
    STANDBYS,
    HanyoState,
)
from fuda.games.hanyo.texts.values import ADVANTAGE, RETREAT, number
from fuda.games.hanyo.texts.values import ATTRIBUTES as ATTRIBUTE_BITS
from fuda.kernel.decisions import Act, Action, Order
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardPart, CardSource
from fuda.library.loading import load_cards
from fuda.mechanics.positions import SEAT_NAMES
from tests.boards import SEATS, GameBoard

Printed = dict[str, Any]

# --- cards for one test


def skill(name: str, damage: int | str | None = None, cost: int = 0, text: str = "") -> Printed:
    """A skill to be printed on a unit or an enhancement."""
    printed: Printed = {"name": {"ja": name, "en": name}, "cost": cost, "text": text}
    if damage is not None:
        printed["damage"] = damage
    return printed


def ex(name: str, text: str) -> Printed:
    """An EX skill to be printed on an enhancement."""
    return {"name": {"ja": name, "en": name}, "text": text}


def unit(
    name: str,
    hp: int = 1000,
    attribute: str = "火",
    advantage: str = "",
    retreat: int = 0,
    text: str = "",
    skills: list[Printed] | None = None,
    number: str = "",
) -> Printed:
    """A unit card."""
    printed: Printed = {"kind": "unit", "hp": hp, "attribute": attribute, "retreat": retreat, "skills": skills or []}
    if advantage:
        printed["advantage"] = advantage
    return _named(name, "unit", text, printed, number)


def strategy(name: str, text: str, number: str = "") -> Printed:
    """A command of the class strategy."""
    return _named(name, "command", text, {"kind": "command", "class": "strategy"}, number)


def tactics(name: str, text: str, number: str = "") -> Printed:
    """A command of the class tactics."""
    return _named(name, "command", text, {"kind": "command", "class": "tactics"}, number)


def enhancement(
    name: str,
    text: str = "自分のユニットにセットできる。",
    skills: list[Printed] | None = None,
    exs: list[Printed] | None = None,
    number: str = "",
) -> Printed:
    """A command of the class enhancement."""
    printed = {"kind": "command", "class": "enhancement", "skills": skills or [], "ex": exs or []}
    return _named(name, "enhancement", text, printed, number)


def _named(name: str, category: str, text: str, printed: Printed, number: str) -> Printed:
    return {**printed, "name": {"ja": name, "en": name}, "category": category, "text": text, "number": number or name}


@cache
def hanyo(cards: str = "[]") -> Hanyo:
    """The game with more cards, given as JSON."""
    return build((*load_cards("hanyo"), *[_source(each) for each in json.loads(cards)]))


def _source(printed: Printed) -> CardSource:
    parts = [
        CardPart(key, each, BOOK.compile(each["text"], category), each["text"], category)
        for key, category in (("skills", "skill"), ("ex", "ex"))
        for each in printed.get(key, [])
    ]
    name = printed["name"]
    node = BOOK.compile(printed["text"], printed["category"])
    return CardSource(
        printed["number"], name["ja"], name["en"], printed, node, printed["text"], "test", 1, tuple(parts)
    )


def with_cards(*cards: Printed) -> Hanyo:
    """The game with these cards beside its own."""
    return hanyo(json.dumps(cards))


class Board(GameBoard):
    """A table in the middle of a game, stopped at the first question."""

    passive = ("end-main", "no-skill")
    rules: Hanyo
    state: HanyoState

    def __init__(
        self,
        turn: str = "first",
        phase: str = "main",
        number: int = 5,
        first: dict[str, Any] | None = None,
        second: dict[str, Any] | None = None,
        cards: list[Printed] | None = None,
        **more: Any,
    ) -> None:
        rules = with_cards(*(cards or []))
        seats = [{"main": "鍛冶場の若衆", **(each or {})} for each in (first, second)]
        written = {"turn": turn, "phase": phase, "number": number, "first": seats[0], "second": seats[1], **more}
        super().__init__(rules, *rules.place(written))

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

    def spoken(self, action: Action) -> str:
        """An action in words: verb, then the skill, or the card and the cards it takes."""
        if action.verb in ("skill", "use"):
            return f"{action.verb} {self.rules.list.ability(action.numbers[0]).name}"
        return super().spoken(action)

    # --- answers

    def _do_named(self, seat: str, verb: str, name: str, unit: str) -> None:
        question = self._is_asked(seat, Act)
        found = [
            place
            for place, each in enumerate(question.options)
            if self.spoken(each) == f"{verb} {name}" and (not unit or each.card == self.card(unit))
        ]
        if len(found) != 1:
            pytest.fail(f"{verb} {name} {unit} fits {len(found)} options; {self._describe()}")
        self._submit(seat, found[0])

    def skill(self, seat: str, name: str) -> None:
        """The main unit uses the skill of that name."""
        self._do_named(seat, "skill", name, "")

    def use(self, seat: str, name: str, unit: str = "") -> None:
        """Play the activated EX skill of that name."""
        self._do_named(seat, "use", name, unit)

    def trigger(self, seat: str, card: str) -> None:
        """Play the triggered ability of that card next."""
        self.do(seat, "trigger", card)

    def charge(self, seat: str, card: str, unit: str) -> None:
        """Charge the unit with the card."""
        self.do(seat, "charge", unit, card)

    def enter(self, seat: str, card: str) -> None:
        """Put a unit out."""
        self.do(seat, "enter", card)

    def play(self, seat: str, card: str) -> None:
        """Play a command."""
        self.do(seat, "play", card)

    def retreat(self, seat: str) -> None:
        """Let the main unit retreat."""
        self.do(seat, "retreat")

    def ends_main(self, seat: str) -> None:
        """End the main phase."""
        self.do(seat, "end-main")

    def lays_down(self, seat: str) -> None:
        """Leave what is discarded together in the order in which it lies."""
        question = self._is_asked(seat, Order)
        if question.purpose != "discard-order":
            pytest.fail(f"nothing is discarded; {self._describe()}")
        self._submit(seat, question.items)

    def passes(self, seat: str) -> None:
        """Use no skill."""
        self.do(seat, "no-skill")

    def scissors(self, first: str, second: str) -> None:
        """Both play rock-paper-scissors."""
        if self.all_asked() != list(SEAT_NAMES) or self.asked() != ("first", "rock-paper-scissors", "919.1"):
            pytest.fail(f"nobody plays rock-paper-scissors; {self._describe()}")
        self.option("first", first)
        self.option("second", second)

    def wins(self, seat: str) -> None:
        """This seat wins at rock-paper-scissors."""
        self.scissors(*(("rock", "scissors") if seat == "first" else ("scissors", "rock")))

    def first_player(self, seat: str) -> None:
        """Chance decides who takes the first turn."""
        if self.asked() != ("chance", "first-player", "403.4"):
            pytest.fail(f"chance does not decide; {self._describe()}")
        self.roll(1 + SEATS.index(seat))

    def play_to_turn(self, number: int) -> None:
        """Everybody ends phases and uses no skill until a question is asked in that turn."""
        while self.state.turn < number:
            self._be_passive()

    # --- why not

    def why_not(self, seat: str, verb: str, card: str = "", *cards: str, named: str = "") -> Reason | None:
        """Why the seat may not do this now; None when it may. `named` is the skill or EX skill."""
        return self.rules.refusal(self.state, SEATS.index(seat), self._action(verb, card, cards, named))

    def _action(self, verb: str, card: str, cards: tuple[str, ...], named: str) -> Action:
        if named:
            return self.use_of(verb, named, card)
        return Action(verb, self.card(card) if card else -1, tuple([self.card(each) for each in cards]))

    def refused(self, seat: str, verb: str, card: str = "", *cards: str, named: str = "") -> Reason:
        """Why the seat may not do this now; fails when it may."""
        return self.reason(seat, self._action(verb, card, cards, named))

    def use_of(self, verb: str, named: str, card: str) -> Action:
        """The action of a unit on the table that uses an ability: its own or one of its sets'."""
        unit = self.card(card)
        for home in (unit, *[each for each, host in enumerate(self.state.host) if host == unit]):
            for ability in self.rules.card(self.state, home).abilities:
                if ability.name == named:
                    return Action(verb, unit, (home,), (ability.printed << 5 | ability.place,))
        pytest.fail(f"{card} has no {named}")

    # --- the table

    def hand(self, seat: str) -> list[str]:
        return self.names(HANDS[SEATS.index(seat)])

    def deck(self, seat: str) -> list[str]:
        """From the top."""
        return self.names(DECKS[SEATS.index(seat)])

    def discard(self, seat: str) -> list[str]:
        """From the top: the newest first."""
        return self.names(DISCARDS[SEATS.index(seat)])

    def resolution(self) -> list[str]:
        return self.names(RESOLUTION)

    def main(self, seat: str) -> str:
        """The card in the main area, or nothing."""
        return "".join(self.names(MAINS[SEATS.index(seat)]))

    def standby(self, seat: str) -> list[str]:
        """The cards of the four standby areas, without the free ones."""
        return [name for zone in STANDBYS[SEATS.index(seat)] for name in self.names(zone)]

    def units(self, seat: str) -> list[str]:
        """Every unit of the seat's areas, the main area first."""
        return [name for zone in AREAS[SEATS.index(seat)] for name in self.names(zone)]

    def energy(self, alias: str) -> list[str]:
        """The energy on a unit."""
        return self._attached(ENERGIES, alias)

    def sets(self, alias: str) -> list[str]:
        """The cards set on a unit."""
        return self._attached(SETS, alias)

    def _attached(self, zones: tuple[int, int], alias: str) -> list[str]:
        unit = self.card(alias)
        return [self.name(card) for zone in zones for card in self.state.zones[zone] if self.state.host[card] == unit]

    def damage(self, alias: str) -> int:
        return self.state.damage[self.card(alias)]

    def hp(self, alias: str) -> int:
        """The HP under all effects, damage not taken off."""
        return self.rules.hp(self.state, self.card(alias))

    def retreat_cost(self, alias: str) -> int:
        return number(self.state, self.rules, self.card(alias), RETREAT)

    def attributes(self, alias: str) -> list[str]:
        return _words(number(self.state, self.rules, self.card(alias), ATTRIBUTE_BITS))

    def advantage(self, alias: str) -> list[str]:
        return _words(number(self.state, self.rules, self.card(alias), ADVANTAGE))

    def placed(self, alias: str) -> str:
        """normal, rested or stunned."""
        return PLACED[self.state.placed[self.card(alias)]]

    def is_down(self, alias: str) -> bool:
        """Whether the unit is knocked out."""
        return bool(self.state.down[self.card(alias)])

    def counters(self, alias: str, counter: str) -> int:
        return self.rules.counters_on(self.state, self.card(alias), counter)

    def skills(self, alias: str) -> list[str]:
        """The skills and EX skills that the unit has now."""
        found: list[str] = self.rules.known_face(self.state, self.card(alias), -1)["skills"]
        return found

    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    def turn(self) -> tuple[int, str]:
        """The number of the turn and whose it is."""
        return self.state.turn, SEATS[self.state.turn_player]


def _words(bits: int) -> list[str]:
    return [attribute for place, attribute in enumerate(ATTRIBUTES) if bits >> place & 1]
