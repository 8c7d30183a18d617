"""How do tests of 3x3Wars set up a table and play on it? In the words of the players, and strictly.

    board = Board(step="strategy", first={"hand": ["花乙女"], "territory": 2})
    board.do("first", "deploy", "花乙女")
    assert board.field("first") == ["花乙女"]

Answering a question that is not asked fails and says what is asked; so does an answer that is not offered.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from fuda.games.wars3x3.phrases import BOOK
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
)
from fuda.kernel.decisions import Act, Action, Answer, Decision, Number, Option, Roll, Shuffle, Subset
from fuda.kernel.machine import advance, asked, happen, submit, waiting
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.views import view
from fuda.language.source import CardSource
from fuda.library.loading import load_cards

SEATS: Final = ("first", "second", "chance")
PASSIVE: Final = ("go-on", "pass", "declare")
MOST_QUESTIONS: Final = 500


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


class Board:
    """A table in the middle of a game, stopped at the first question."""

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
    ) -> None:
        self.rules = wars(tuple((texts or {}).items()))
        written = {
            "turn": turn,
            "step": step,
            "first": first or {},
            "second": second or {},
            "deck": deck,
            "discard": discard or [],
            "ran_out": ran_out,
        }
        self.state, self.aliases = self.rules.place(written)
        self._begin()

    def _begin(self) -> None:
        self.labels = {card: word for word, card in reversed(self.aliases.items()) if word not in self._printed(card)}
        self.state.notes = []
        advance(self.state, self.rules)

    def _printed(self, card: int) -> tuple[str, str, str]:
        printed = self.rules.card(self.state, card)
        return printed.number, printed.name, printed.source.name_en

    @classmethod
    def new(cls, variant: str = "wizard") -> Board:
        """A whole game from its set-up; its cards are called by their numbers."""
        board = cls.__new__(cls)
        board.rules = wars()
        board.state = board.rules.start(variant, ())
        board.aliases = {}
        for card in range(len(board.state.printed)):
            board.aliases[board._printed(card)[0]] = card
        board._begin()
        board.labels = {card: number for number, card in board.aliases.items()}
        return board

    # --- questions

    def asked(self) -> tuple[str, str, str] | None:
        """Who is asked for what, by which clause; nobody when the game is over."""
        seats = waiting(self.state)
        if self.state.outcome is not None or not seats:
            return None
        question = self._question(seats[0])
        return SEATS[seats[0]], question.purpose, question.clause

    def all_asked(self) -> list[str]:
        """Everybody who has a question to answer."""
        return [SEATS[seat] for seat in waiting(self.state)]

    def _question(self, seat: int) -> Decision:
        found = asked(self.state, seat)
        if found is None:
            pytest.fail(f"{SEATS[seat]} is not asked; {self._describe()}")
        return found

    def _describe(self) -> str:
        now = self.asked()
        if now is None:
            return f"the game is over: {self.state.outcome}"
        return f"{now[0]} is asked for {now[1]} ({now[2]}): {self.options(now[0])}"

    def _is_asked(self, seat: str, kind: type[Decision]) -> Any:
        question = self._question(SEATS.index(seat))
        if not isinstance(question, kind):
            pytest.fail(f"the question is no {kind.__name__}; {self._describe()}")
        return question

    def _submit(self, seat: str, answer: Answer) -> None:
        submit(self.state, self.rules, SEATS.index(seat), answer)

    def options(self, seat: str) -> list[str]:
        """What the seat can answer, in words."""
        question = self._question(SEATS.index(seat))
        if isinstance(question, Act):
            return [self.spoken(each) for each in question.options]
        if isinstance(question, Option):
            return list(question.options)
        if isinstance(question, Subset):
            return [self.name(card) for card in question.candidates]
        if isinstance(question, Number):
            return [str(each) for each in question.answers()]
        return [question.kind]

    def spoken(self, action: Action) -> str:
        """An action in words: verb, card, the cards it takes and the numbers they show."""
        words = [action.verb]
        if action.card >= 0:
            words.append(self.name(action.card))
        words += [self.name(card) for card in action.cards]
        if action.verb in ("remove", "counter") and action.numbers:
            words.append("+".join([str(number) for number in action.numbers]))
        return " ".join(words)

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

    def choose(self, seat: str, *cards: str) -> None:
        """Choose these cards."""
        question = self._is_asked(seat, Subset)
        chosen = [self.card(each) for each in cards]
        for each in chosen:
            if each not in question.candidates:
                pytest.fail(f"{self.name(each)} cannot be chosen; {self._describe()}")
        self._submit(seat, tuple([card for card in question.candidates if card in chosen]))

    def option(self, seat: str, word: str) -> None:
        """Choose a named option."""
        question = self._is_asked(seat, Option)
        if word not in question.options:
            pytest.fail(f"{word} is not offered; {self._describe()}")
        self._submit(seat, question.options.index(word))

    def number(self, seat: str, number: int) -> None:
        """Name a number."""
        self._is_asked(seat, Number)
        self._submit(seat, number)

    def shuffle(self, *order: int) -> None:
        """Chance puts things into this order; left out, they stay as they are."""
        question = self._is_asked("chance", Shuffle)
        rest = [place for place in range(question.size) if place not in order]
        self._submit("chance", (*order, *rest))

    def shuffles(self) -> None:
        """Chance leaves everything in its order until a player is asked."""
        for _ in range(MOST_QUESTIONS):
            now = self.asked()
            if now is None or now[:2] != ("chance", "shuffle"):
                return
            self.shuffle()

    def roll(self, *shown: int) -> None:
        """Chance rolls."""
        self._is_asked("chance", Roll)
        self._submit("chance", shown)

    def play_on(self, purpose: str, seat: str = "") -> None:
        """Everybody goes on and passes until this is asked (of this seat)."""
        for _ in range(MOST_QUESTIONS):
            now = self.asked()
            if now is not None and now[1] == purpose and seat in ("", now[0]):
                return
            self._be_passive()
        pytest.fail(f"{purpose} is never asked; {self._describe()}")

    def play_to_turn(self, seat: str) -> None:
        """Everybody goes on and passes until a turn of this seat has begun and a question is asked in it."""
        begun = self.happened().count("Began")
        while self.happened().count("Began") == begun or SEATS[self.state.turn_player] != seat:
            self._be_passive()

    def finish(self) -> Outcome:
        """Everybody goes on and passes until the game is over."""
        for _ in range(MOST_QUESTIONS):
            if self.state.outcome is not None:
                return self.state.outcome
            self._be_passive()
        pytest.fail("the game does not end")

    def _be_passive(self) -> None:
        now = self.asked()
        if now is None:
            pytest.fail(self._describe())
        question = self._question(SEATS.index(now[0]))
        if isinstance(question, Act) and question.options[-1].verb in PASSIVE:
            self._submit(now[0], len(question.options) - 1)
        elif isinstance(question, Option) and "no" in question.options:
            self.option(now[0], "no")
        else:
            pytest.fail(f"nothing passive to answer; {self._describe()}")

    # --- why not

    def why_not(
        self, seat: str, verb: str, card: str = "", *cards: str, numbers: tuple[int, ...] = ()
    ) -> Reason | None:
        """Why the seat may not do this now; None when it may."""
        return self.rules.refusal(self.state, SEATS.index(seat), self._action(verb, card, cards, numbers))

    def refused(self, seat: str, verb: str, card: str = "", *cards: str, numbers: tuple[int, ...] = ()) -> Reason:
        """Why the seat may not do this now; fails when it may."""
        reason = self.why_not(seat, verb, card, *cards, numbers=numbers)
        if reason is None:
            pytest.fail(f"{seat} may {verb} {card} {cards}")
        return reason

    # --- the table

    def card(self, alias: str) -> int:
        """The card of that alias, name or number."""
        if alias not in self.aliases:
            pytest.fail(f"there is no {alias} on the table")
        return self.aliases[alias]

    def name(self, card: int) -> str:
        """The alias of a card, or else its name."""
        return self.labels.get(card, self._printed(card)[1])

    def _names(self, zone: int) -> list[str]:
        return [self.name(card) for card in self.state.zones[zone]]

    def hand(self, seat: str) -> list[str]:
        return self._names(HANDS[SEATS.index(seat)])

    def field(self, seat: str) -> list[str]:
        return self._names(FIELDS[SEATS.index(seat)])

    def territory(self, seat: str) -> list[str]:
        return self._names(TERRITORIES[SEATS.index(seat)])

    def magic(self, seat: str) -> list[str]:
        return self._names(MAGICS[SEATS.index(seat)])

    def dealt(self, seat: str) -> list[str]:
        return self._names(DEALT[SEATS.index(seat)])

    def unused(self, seat: str) -> list[str]:
        return self._names(UNUSED[SEATS.index(seat)])

    def packet(self, seat: str) -> list[str]:
        return self._names(PACKETS[SEATS.index(seat)])

    def pile(self) -> list[str]:
        return self._names(PILE)

    def deck(self) -> list[str]:
        return self._names(DECK)

    def discard(self) -> list[str]:
        return self._names(DISCARD)

    def exile(self) -> list[str]:
        return self._names(EXILE)

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

    def is_known(self, alias: str, seat: str) -> bool:
        """Whether the seat knows what the card is."""
        return bool(self.state.known[self.card(alias)] >> SEATS.index(seat) & 1)

    def view(self, seat: str) -> dict[str, Any]:
        return view(self.state, self.rules, SEATS.index(seat))

    def outcome(self) -> tuple[str, str, str] | None:
        """Who won, in which way, by which clause."""
        found = self.state.outcome
        if found is None:
            return None
        return ("nobody" if found.winner < 0 else SEATS[found.winner]), found.kind, found.clause

    def told(self, seat: str = "") -> list[dict[str, Any]]:
        """What the seat (left out: the judge) was told so far."""
        place = SEATS.index(seat) if seat else -1
        return [note.told[place] for note in self.state.notes or []]

    def happened(self) -> list[str]:
        """The names of all events so far."""
        return [told["event"] for told in self.told()]

    def steps(self) -> list[str]:
        """The steps that began so far."""
        return [STEP_NAMES[told["step"]] for told in self.told() if told["event"] == "StepBegan"]

    def happen(self, *events: Any) -> None:
        """Let something happen that no card of the game does; the open question stays."""
        happen(self.state, self.rules, *events)
