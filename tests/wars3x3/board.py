"""How do tests of 3x3Wars set up a table and play on it? In the words of the players, and strictly.

board = Board(step="strategy", first={"hand": ["花乙女"], "territory": 2})
board.do("first", "deploy", "花乙女")
assert board.field("first") == ["花乙女"]
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from fuda.games.wars3x3.phrases.sentences import BOOK
from fuda.games.wars3x3.rules import Wars, build
from fuda.games.wars3x3.table import (
    DEALT,
    DECK,
    DISCARD,
    EXILE,
    FIELDS,
    HANDS,
    LYING,
    MAGICS,
    PACKETS,
    PILE,
    STEP_NAMES,
    TERRITORIES,
    UNUSED,
    WarsState,
)
from fuda.kernel.decisions import Act, Action
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardSource
from fuda.library.loading import load_cards
from tests.boards import SEATS, GameBoard


@cache
def wars(texts: tuple[tuple[str, str], ...] = ()) -> Wars:
    """The game, with other texts on some cards."""
    other = dict(texts)
    return build(tuple([_reprinted(card, other.get(card.number)) for card in load_cards("wars3x3")]))


def _reprinted(card: CardSource, text: str | None) -> CardSource:
    if text is None:
        return card
    node = BOOK.compile(text, "text")
    return CardSource(card.number, card.name_ja, card.name_en, card.fields, node, text, card.file, card.line)


class Board(GameBoard):
    """A table in the middle of a game, stopped at the first question."""

    passive = ("go-on", "pass", "declare")
    rules: Wars
    state: WarsState

    def __init__(
        self,
        turn: str = "first",
        step: str = "draw",
        first: dict[str, Any] | None = None,
        second: dict[str, Any] | None = None,
        deck: int | list[Any] = 20,
        discard: list[Any] | None = None,
        ran_out: bool = False,
        texts: dict[str, str] | None = None,
        hides: bool = False,
    ) -> None:
        rules = wars(tuple((texts or {}).items()))
        written = {
            "turn": turn,
            "step": step,
            "first": first or {},
            "second": second or {},
            "deck": deck,
            "discard": discard or [],
            "ran_out": ran_out,
        }
        state, aliases = rules.place(written)
        state.hide_forced = hides  # whether what is forced is asked too
        super().__init__(rules, state, aliases)

    @classmethod
    def new(cls, variant: str = "wizard") -> Board:
        """A whole game from its set-up; its cards are called by their numbers."""
        rules = wars()
        state = rules.start(variant, ())
        aliases = {rules.card(state, card).number: card for card in range(len(state.printed))}
        board = cls.__new__(cls)
        GameBoard.__init__(board, rules, state, aliases)
        board.labels = {card: number for number, card in aliases.items()}
        return board

    def spoken(self, action: Action) -> str:
        """An action in words: verb, card, the cards it takes and the numbers they show."""
        words = super().spoken(action)
        if action.verb in ("remove", "counter") and action.numbers:
            words += " " + "+".join([str(number) for number in action.numbers])
        return words

    # --- answers

    def do(self, seat: str, verb: str, card: str = "", *cards: str, numbers: tuple[int, ...] = ()) -> None:
        """Do something that is offered. The cards it takes may be left out where only one way fits."""
        question = self._is_asked(seat, Act)
        wanted = self._action(verb, card, cards, numbers)
        found = [
            place
            for place, each in enumerate(question.options)
            if each.verb == verb
            and each.card == wanted.card
            and (not cards or sorted(each.cards) == sorted(wanted.cards))
            and (not numbers or sorted(zip(each.cards, each.numbers, strict=True)) == self._shown(wanted))
        ]
        if len(found) != 1:
            pytest.fail(f"{verb} {card} {cards} {numbers} fits {len(found)} options; {self._describe()}")
        self._submit(seat, found[0])

    def _shown(self, action: Action) -> list[tuple[int, int]]:
        return sorted(zip(action.cards, action.numbers, strict=True))

    def _action(self, verb: str, card: str, cards: tuple[str, ...], numbers: tuple[int, ...]) -> Action:
        return Action(verb, self.card(card) if card else -1, tuple([self.card(each) for each in cards]), numbers)

    def remove(self, seat: str, unit: str, *cards: str, numbers: tuple[int, ...] = ()) -> None:
        """Declare a removal: the unit, then the cards. What has one way only is not asked."""
        self.do(seat, "remove", unit)
        now = self.asked()
        if now is not None and now[1] == "removal-cards":
            self.do(seat, "remove", unit, *cards, numbers=numbers)

    def redeploy(self, seat: str, card: str, *units: str) -> None:
        """Redeploy: the card that enters, then the units given up. What has one way only is not asked."""
        self.do(seat, "redeploy", card)
        now = self.asked()
        if now is not None and now[1] == "redeploy-units":
            self.do(seat, "redeploy", card, *units)

    def counter(self, seat: str, *cards: str, numbers: tuple[int, ...] = ()) -> None:
        """Counter with these cards."""
        self.do(seat, "counter", "", *cards, numbers=numbers)

    def goes_on(self, seat: str) -> None:
        """Do nothing more in this step."""
        self.do(seat, "go-on")

    def passes(self, seat: str) -> None:
        """Neither counter nor negate."""
        self.do(seat, "pass")

    def declares(self, seat: str) -> None:
        """These were all spells."""
        self.do(seat, "declare")

    def play_to_turn(self, seat: str) -> None:
        """Everybody goes on and passes until a turn of this seat has begun and a question is asked in it."""
        begun = self.happened().count("Began")
        while self.happened().count("Began") == begun or SEATS[self.state.turn_player] != seat:
            self._be_passive()

    # --- why not

    def why_not(
        self, seat: str, verb: str, card: str = "", *cards: str, numbers: tuple[int, ...] = ()
    ) -> Reason | None:
        """Why the seat may not do this now; None when it may."""
        return self.rules.refusal(self.state, SEATS.index(seat), self._action(verb, card, cards, numbers))

    def refused(self, seat: str, verb: str, card: str = "", *cards: str, numbers: tuple[int, ...] = ()) -> Reason:
        """Why the seat may not do this now; fails when it may."""
        return self.reason(seat, self._action(verb, card, cards, numbers))

    # --- the table

    def hand(self, seat: str) -> list[str]:
        return self.names(HANDS[SEATS.index(seat)])

    def field(self, seat: str) -> list[str]:
        return self.names(FIELDS[SEATS.index(seat)])

    def territory(self, seat: str) -> list[str]:
        return self.names(TERRITORIES[SEATS.index(seat)])

    def magic(self, seat: str) -> list[str]:
        return self.names(MAGICS[SEATS.index(seat)])

    def dealt(self, seat: str) -> list[str]:
        return self.names(DEALT[SEATS.index(seat)])

    def unused(self, seat: str) -> list[str]:
        return self.names(UNUSED[SEATS.index(seat)])

    def packet(self, seat: str) -> list[str]:
        return self.names(PACKETS[SEATS.index(seat)])

    def pile(self) -> list[str]:
        return self.names(PILE)

    def deck(self) -> list[str]:
        return self.names(DECK)

    def discard(self) -> list[str]:
        return self.names(DISCARD)

    def exile(self) -> list[str]:
        return self.names(EXILE)

    def life(self, seat: str) -> int:
        return self.state.life[SEATS.index(seat)]

    def step(self) -> str:
        return STEP_NAMES[self.state.step]

    def lying(self, alias: str) -> str:
        return LYING[self.state.lying[self.card(alias)]]

    def power(self, alias: str) -> int:
        shown: int = self.rules.known_face(self.state, self.card(alias), -1)["power"]
        return shown

    def traits(self, alias: str) -> list[str]:
        shown: list[str] = self.rules.known_face(self.state, self.card(alias), -1)["traits"]
        return shown

    def steps(self) -> list[str]:
        """The steps that began so far."""
        return [STEP_NAMES[told["step"]] for told in self.told() if told["event"] == "StepBegan"]
