"""How do tests set up a table and play on it? What the boards of all games share: questions, answers, what was told.

Answering a question that is not asked fails and says what is asked; so does an answer that is not offered. A question
with one answer only is not asked.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest

from fuda.kernel.decisions import Act, Action, Allocate, Answer, Decision, Number, Option, Order, Roll, Shuffle, Subset
from fuda.kernel.machine import advance, asked, happen, submit, waiting
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.views import view
from fuda.mechanics.positions import SEAT_NAMES

SEATS: Final = (*SEAT_NAMES, "chance")
MOST_QUESTIONS: Final = 500


class GameBoard:
    """A table in the middle of a game, stopped at the first question. A game's own board sets it up."""

    passive: ClassVar[tuple[str, ...]] = ()  # verbs by which a player does nothing

    def __init__(self, rules: Any, state: Any, aliases: dict[str, int]) -> None:
        self.rules = rules
        self.state = state
        self.aliases = aliases
        self.labels = {card: word for word, card in reversed(aliases.items()) if word not in self._printed(card)}
        self.state.notes = []
        advance(self.state, self.rules)

    def _printed(self, card: int) -> tuple[str, str, str]:
        printed = self.rules.card(self.state, card)
        return printed.number, printed.name, printed.source.name_en

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
        if isinstance(question, Order):
            return [self.name(card) for card in question.items]
        if isinstance(question, Number):
            return [str(each) for each in question.answers()]
        return [question.kind]

    def how_many(self, seat: str) -> tuple[int, int]:
        """How many cards must and may be chosen now."""
        question = self._is_asked(seat, Subset)
        return question.least, question.most

    def spoken(self, action: Action) -> str:
        """An action in words: verb, then the card and the cards it takes."""
        words = [action.verb]
        if action.card >= 0:
            words.append(self.name(action.card))
        words += [self.name(card) for card in action.cards]
        return " ".join(words)

    # --- answers

    def do(self, seat: str, verb: str, card: str = "", *cards: str) -> None:
        """Do something that is offered. Where one way fits, the rest may be left out."""
        question = self._is_asked(seat, Act)
        wanted = self.card(card) if card else -1
        taken = tuple([self.card(each) for each in cards])
        found = [
            place
            for place, each in enumerate(question.options)
            if each.verb == verb and (not card or each.card == wanted) and (not cards or each.cards == taken)
        ]
        if len(found) != 1:
            pytest.fail(f"{verb} {card} {cards} fits {len(found)} options; {self._describe()}")
        self._submit(seat, found[0])

    def choose(self, seat: str, *cards: str) -> None:
        """Choose these cards."""
        question = self._is_asked(seat, Subset)
        chosen = [self.card(each) for each in cards]
        for each in chosen:
            if each not in question.candidates:
                pytest.fail(f"{self.name(each)} cannot be chosen; {self._describe()}")
        self._submit(seat, tuple([card for card in question.candidates if card in chosen]))

    def order(self, seat: str, *cards: str) -> None:
        """Put the cards into this order, the first on top."""
        self._is_asked(seat, Order)
        self._submit(seat, tuple([self.card(each) for each in cards]))

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

    def share_out(self, seat: str, *shares: int) -> None:
        """Share something out over the places in order."""
        self._is_asked(seat, Allocate)
        self._submit(seat, shares)

    def shuffle(self, *order: int) -> None:
        """Chance puts things into this order; left out, they stay as they are."""
        question = self._is_asked("chance", Shuffle)
        rest = [place for place in range(question.size) if place not in order]
        self._submit("chance", (*order, *rest))

    def shuffles(self) -> None:
        """Chance leaves everything in its order until somebody is asked for something else."""
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
        """Everybody does nothing until this is asked (of this seat)."""
        for _ in range(MOST_QUESTIONS):
            now = self.asked()
            if now is not None and now[1] == purpose and seat in ("", now[0]):
                return
            self._be_passive()
        pytest.fail(f"{purpose} is never asked; {self._describe()}")

    def finish(self) -> Outcome:
        """Everybody does nothing until the game is over."""
        for _ in range(MOST_QUESTIONS):
            if self.state.outcome is not None:
                found: Outcome = self.state.outcome
                return found
            self._be_passive()
        pytest.fail("the game does not end")

    def _be_passive(self) -> None:
        now = self.asked()
        if now is None:
            pytest.fail(self._describe())
        question = self._question(SEATS.index(now[0]))
        verbs = [each.verb for each in question.options] if isinstance(question, Act) else []
        nothing = [place for place, verb in enumerate(verbs) if verb in self.passive]
        if nothing:
            self._submit(now[0], nothing[-1])
        elif isinstance(question, Option) and "no" in question.options:
            self.option(now[0], "no")
        elif now[:2] == ("chance", "shuffle"):
            self.shuffle()
        else:
            pytest.fail(f"nothing passive to answer; {self._describe()}")

    # --- why not

    def reason(self, seat: str, action: Action) -> Reason:
        """Why the seat may not do this now; fails when it may."""
        found: Reason | None = self.rules.refusal(self.state, SEATS.index(seat), action)
        if found is None:
            pytest.fail(f"{seat} may {self.spoken(action)}")
        return found

    # --- the table

    def card(self, alias: str) -> int:
        """The card of that alias, name or number."""
        if alias not in self.aliases:
            pytest.fail(f"there is no {alias} on the table")
        return self.aliases[alias]

    def name(self, card: int) -> str:
        """The alias of a card, or else its name."""
        return self.labels.get(card, self._printed(card)[1])

    def names(self, zone: int) -> list[str]:
        """The cards of a zone by its number."""
        return [self.name(card) for card in self.state.zones[zone]]

    def zone(self, alias: str) -> tuple[str, str]:
        """Whose zone the card is in, and its name."""
        zone = self.rules.zones[self.state.zone[self.card(alias)]]
        return ("nobody" if zone.owner < 0 else SEATS[zone.owner]), zone.name

    def is_known(self, alias: str, seat: str) -> bool:
        """Whether the seat knows what the card is."""
        return bool(self.state.known[self.card(alias)] >> SEATS.index(seat) & 1)

    def view(self, seat: str) -> dict[str, Any]:
        return view(self.state, self.rules, SEATS.index(seat))

    def outcome(self) -> tuple[str, str, str] | None:
        """Who won, in which way, by which clause."""
        found: Outcome | None = self.state.outcome
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

    def happen(self, *events: Any) -> None:
        """Let something happen that no card of the game does; the open question stays."""
        happen(self.state, self.rules, *events)
