"""How do tests of 軌跡TCG set up a table and play on it? In the words of the players, and strictly.

    board = Board(phase="battle", cards=[unit("剣", strength=4), unit("盾", defence=3)],
                  first={"field": ["剣"]}, second={"field": ["盾"]})
    board.attack("first", "剣", target="盾")
    assert board.is_stunned("盾")

Answering a question that is not asked fails and says what is asked; so does an answer that is not offered. A question
with one answer only is not asked: a player who can do nothing but pass has passed already.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from fuda.games.kiseki.chapters.orientation import states_of
from fuda.games.kiseki.phrases.sentences import BOOK
from fuda.games.kiseki.rules import Kiseki, build
from fuda.games.kiseki.table import (
    DECKS,
    FIELDS,
    HANDS,
    HOMEBASES,
    PHASE_NAMES,
    REMOVED,
    STEP_NAMES,
    TRAILS,
    KisekiState,
    primary,
)
from fuda.games.kiseki.texts.values import cp_of, defence_of, icons_of, names_of, organisations_of, strength_of
from fuda.kernel.decisions import Action, Subset
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardPart, CardSource
from fuda.library.loading import load_cards
from tests.boards import SEATS, GameBoard

Printed = dict[str, Any]

# --- cards for one test


def art(name: str, text: str, ep: int = 0) -> Printed:
    """An art to be printed on a unit."""
    return {"name": {"ja": name, "en": name}, "ep": ep, "text": text}


def unit(
    name: str,
    cp: int = 1,
    strength: int = 2,
    defence: int = 2,
    text: str = "",
    organisations: tuple[str, ...] = ("自警団",),
    subname: str = "",
    arts: tuple[Printed, ...] = (),
    kind: str = "UNIT",
) -> Printed:
    """A UNIT card."""
    printed = {"cp": cp, "str": strength, "def": defence, "organisations": list(organisations), "art": list(arts)}
    return _named(name, kind, text, printed, subname)


def item(name: str, text: str = "", cp: int = 1, subname: str = "", **more: Any) -> Printed:
    """An ITEM card; `strength` and `defence` where it has them."""
    printed: Printed = {"cp": cp}
    if "strength" in more:
        printed |= {"str": more["strength"], "def": more["defence"]}
    return _named(name, "ITEM", text, printed, subname)


def event(name: str, text: str, ep: int = 0, subname: str = "") -> Printed:
    """An EVENT card."""
    return _named(name, "EVENT", text, {"ep": ep}, subname)


def base(name: str, text: str = "", level: int = 0, subname: str = "") -> Printed:
    """A BASE card."""
    return _named(name, "BASE", text, {"level": level}, subname)


def _named(name: str, kind: str, text: str, printed: Printed, subname: str) -> Printed:
    named = {"number": name, "name": {"ja": name, "en": name}, "kind": kind, "text": text, "rarity": "C"}
    if subname:
        named["subname"] = {"ja": subname, "en": subname}
    return {**printed, **named}


@cache
def kiseki(cards: str = "[]") -> Kiseki:
    """The game with more cards, given as JSON; they go before others of the same name."""
    return build((*[_source(each) for each in json.loads(cards)], *load_cards("kiseki")))


def _source(printed: Printed) -> CardSource:
    parts = [
        CardPart("art", each, BOOK.compile(each["text"], "art"), each["text"], "art") for each in printed.get("art", [])
    ]
    name, text = printed["name"], printed["text"]
    node = BOOK.compile(text, "event" if printed["kind"] == "EVENT" else "text")
    return CardSource(printed["number"], name["ja"], name["en"], printed, node, text, "test", 1, tuple(parts))


def with_cards(*cards: Printed) -> Kiseki:
    """The game with these cards beside its own."""
    return kiseki(json.dumps(cards))


class Board(GameBoard):
    """A table in the middle of a game, stopped at the first question."""

    passive = ("pass", "go-on")
    rules: Kiseki
    state: KisekiState

    def __init__(
        self,
        initiative: str = "first",
        phase: str = "battle",
        number: int = 5,
        first: dict[str, Any] | None = None,
        second: dict[str, Any] | None = None,
        cards: list[Printed] | None = None,
        **more: Any,
    ) -> None:
        rules = with_cards(*(cards or []))
        seats = {"first": first or {}, "second": second or {}}
        written = {"initiative": initiative, "phase": phase, "number": number, **seats, **more}
        super().__init__(rules, *rules.place(written))

    @classmethod
    def new(
        cls, first: list[str], second: list[str], variant: str = "strategy", cards: list[Printed] | None = None
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

    def passes(self, *seats: str) -> None:
        """Each of these passes, one after the other."""
        for seat in seats:
            self.do(seat, "pass")

    def settle(self) -> None:
        """Whoever has priority passes, until something else is asked."""
        while self._purpose() == "priority":
            self._be_passive()

    def _be_passive(self) -> None:
        now = self.asked()
        question = None if now is None else self._question(SEATS.index(now[0]))
        if now is not None and isinstance(question, Subset) and question.least == 0:
            self._submit(now[0], ())
        else:
            super()._be_passive()

    def attack(self, seat: str, *attackers: str, target: str = "") -> None:
        """Attack with these, named in the order of the table; without a target where there is one only."""
        wanted = [self.state.handle[self.card(each)] for each in attackers]
        attacked = self.state.handle[self.card(target)] if target else -1
        self.settle()
        self.do(seat, "attack", attackers[0])
        for each in attackers[1:]:
            self.do(seat, "join", each)
        if self._purpose() == "more-attackers":
            self.do(seat, "go-on")
        if target and self._purpose() == "attack-target":
            self.do(seat, "target", target)
        chosen = [told for told in self.told() if told["event"] == "AttackChosen"][-1]
        if [each["handle"] for each in chosen["attackers"]] != wanted:
            pytest.fail(f"others attack: {chosen}; {self._describe()}")
        if target and chosen["target_card"].get("handle") != attacked:
            pytest.fail(f"something else is attacked: {chosen}; {self._describe()}")

    def _purpose(self) -> str:
        now = self.asked()
        return "" if now is None else now[1]

    # --- why not

    def refused(self, seat: str, verb: str, card: str = "", *cards: str, numbers: tuple[int, ...] = ()) -> Reason:
        """Why the seat may not do this now; fails when it may."""
        taken = tuple([self.card(each) for each in cards])
        return self.reason(seat, Action(verb, self.card(card) if card else -1, taken, numbers))

    # --- the table

    def hand(self, seat: str) -> list[str]:
        return self.names(HANDS[SEATS.index(seat)])

    def deck(self, seat: str) -> list[str]:
        """From the top."""
        return self.names(DECKS[SEATS.index(seat)])

    def field(self, seat: str) -> list[str]:
        return self.names(FIELDS[SEATS.index(seat)])

    def homebase(self, seat: str) -> list[str]:
        return self.names(HOMEBASES[SEATS.index(seat)])

    def trail(self, seat: str) -> list[str]:
        return self.names(TRAILS[SEATS.index(seat)])

    def removed(self, seat: str) -> list[str]:
        return self.names(REMOVED[SEATS.index(seat)])

    def waiting(self) -> list[tuple[str, str]]:
        """What waits to be resolved, the oldest first: its kind and its card."""
        return [(each.kind, self.name(each.card)) for each in self.state.waiting]

    def bonds(self, seat: str) -> int:
        return self.state.bonds[SEATS.index(seat)]

    def pools(self, seat: str) -> tuple[int, int]:
        """CP and EP."""
        return self.state.cp[SEATS.index(seat)], self.state.ep[SEATS.index(seat)]

    def strength(self, alias: str) -> int:
        return strength_of(self.state, self.rules, self.card(alias))

    def defence(self, alias: str) -> int:
        return defence_of(self.state, self.rules, self.card(alias))

    def cp(self, alias: str) -> int:
        return cp_of(self.state, self.rules, self.card(alias))

    def organisations(self, alias: str) -> list[str]:
        bits = organisations_of(self.state, self.rules, self.card(alias))
        return self.rules.list.organisation_words(bits)

    def icons(self, alias: str) -> list[str]:
        return [each for each in icons_of(self.state, self.rules, self.card(alias)) if each]

    def card_names(self, alias: str) -> list[str]:
        return list(names_of(self.state, self.rules, self.card(alias)))

    def states(self, alias: str) -> list[str]:
        """ready or actioned, up or down, stunned, supported, attacking …"""
        return list(states_of(self.state, self.rules, self.card(alias)))

    def is_ready(self, alias: str) -> bool:
        return "ready" in self.states(alias)

    def is_stunned(self, alias: str) -> bool:
        return "stunned" in self.states(alias)

    def is_down(self, alias: str) -> bool:
        """Whether the card lies face down."""
        return "down" in self.states(alias)

    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    def step(self) -> tuple[str, str]:
        """The step and whose it is; nothing outside of steps."""
        if self.state.step < 0:
            return "", ""
        return STEP_NAMES[self.state.step], SEATS[self.state.step_player]

    def primary(self) -> str:
        return SEATS[primary(self.state)]

    def turn(self) -> tuple[int, str]:
        """The number of the turn and who has the initiative."""
        return self.state.turn, SEATS[self.state.initiative]
