"""What can be done with a game under way? Look at it, see who is asked, answer, take back, ask why not, copy, save.

A match stands in a position that is never changed: an answer makes the next one. So a copy costs next to nothing, the
questions and views handed out stay true, and copies can be used by several threads at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fuda.api import explaining
from fuda.api.answers import from_seat
from fuda.api.chance import chance_answer
from fuda.api.errors import GameOver, IllegalAnswer, MalformedAnswer, NotYourTurn, UndoRefused
from fuda.api.meaning import refusal_of
from fuda.api.questions import Answer, Question
from fuda.api.saving import Saved, written
from fuda.api.seen import Action, Card, Event, Outcome, Refusal, Told, View
from fuda.api.undoing import Disclosure, Heard, against, disclosed
from fuda.kernel import machine
from fuda.kernel.decisions import Answer as Value
from fuda.kernel.decisions import Decision
from fuda.kernel.reasons import Illegal, Malformed
from fuda.kernel.rules import SEATS
from fuda.kernel.state import CHANCE, State
from fuda.kernel.views import view
from fuda.library.messages import Explained

if TYPE_CHECKING:
    from fuda.api.game import Game

JUDGE: Final = -1
GIVEN_UP: Final = "concession"
Named = Action | Answer | Mapping[str, Any] | str


class UnknownSeat(Explained):
    """Nobody sits there.

    >>> import fuda
    >>> try:
    ...     fuda.load("wars3x3").new(seed=7).view(4)
    ... except fuda.UnknownSeat as error:
    ...     print(error)
    There is no seat 4 here. Known: -1, 0, 1 (-1: the judge, who sees everything).
    """


class _Past(NamedTuple):
    """A match before an answer, who gave which, and what was noted upon it."""

    state: State
    chances: int
    seat: int
    answer: Value | None  # None: the seat gave up
    notes: tuple[Any, ...]
    before: _Past | None
    number: int


class Match:
    """A game under way; made by `Game.new`. With a seed chance answers from it by itself.

    >>> import random
    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> luck = random.Random(1)
    >>> while match.outcome is None:
    ...     events = match.play(match.pending[0].answers.sample(luck))
    >>> print(match.outcome)
    A draw: the deck ran out, and the lives are equal [W1.2]
    """

    __slots__ = ("_chances", "_game", "_listens", "_opening", "_past", "_pending", "_seed", "_state", "_variant")

    def __init__(
        self,
        game: Game,
        state: State,
        variant: str,
        seed: str | None = None,
        chances: int = 0,
        listens: bool = True,
    ) -> None:
        """The match in a position that nobody else changes; `chances` says how often chance has answered."""
        self._game = game
        self._state = state
        self._variant = variant
        self._seed = seed
        self._chances = chances
        self._listens = listens
        self._opening: tuple[Any, ...] = ()
        self._past: _Past | None = None
        self._pending: tuple[Question, ...] | None = None

    def begin(self) -> Match:
        """Let chance answer what comes first, if there is a seed; for who makes a match of a bare position."""
        if self._seed is not None:
            self._let_chance_answer()
        self._opening, self._pending = self._noted(), None
        return self

    # --- what it is

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def variant(self) -> str:
        """The id of the variant."""
        return self._variant

    @property
    def seed(self) -> str | None:
        """From which chance answers; None: it is asked like a seat."""
        return self._seed

    @property
    def state(self) -> State:
        """The engine's own position, for code that stands on the engine. Never change it: clone it."""
        return self._state

    @property
    def chances(self) -> int:
        """How many questions chance has answered."""
        return self._chances

    @property
    def number(self) -> int:
        """How many answers have been given, not counting those of a seed, nor those taken back."""
        return 0 if self._past is None else self._past.number

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        found = self._state.outcome
        return None if found is None else Outcome.of(self._game, found)

    # --- playing

    @property
    def pending(self) -> tuple[Question, ...]:
        """Who is asked what: one question for each seat that has to answer, none once the game is over."""
        if self._pending is None:
            state = self._state
            given = state.answers or (None,) * len(state.pending)
            asked = [each for each, answer in zip(state.pending, given, strict=True) if answer is None]
            if len(asked) > 1:
                asked.sort(key=lambda each: each.seat)
            over = state.outcome is not None
            self._pending = () if over else tuple([Question(self._game, state, each) for each in asked])
        return self._pending

    def question(self, seat: int) -> Question:
        """What a seat is asked; NotYourTurn when it is asked nothing, GameOver when the game is over.

        >>> import fuda
        >>> fuda.load("wars3x3").new(seed=7).question(1).purpose
        'mulligan'
        """
        for each in self.pending:
            if each.seat == seat:
                return each
        if self._state.outcome is not None:
            raise GameOver("game-over")
        raise NotYourTurn("not-your-turn", seat=seat, asked=self._asked())

    def _asked(self) -> str:
        return ", ".join([f"seat {each.seat}" for each in self.pending])

    def play(self, answer: Any, seat: int | None = None) -> tuple[Event, ...]:
        """Give an answer and run on to the next question; what happened, as the judge is told.

        An `Answer` of a pending question, or its value as it comes over the wire, together with the seat where several
        are asked at once. IllegalAnswer, MalformedAnswer, NotYourTurn or GameOver when it cannot be given; then nothing
        has changed.

        >>> import fuda
        >>> match = fuda.load("wars3x3").new(seed=7)
        >>> match.play(match.pending[0].answers[0]), match.play(0, seat=1)
        ((), ())
        >>> [question.purpose for question in match.pending]
        ['opening-hand', 'opening-hand']
        """
        question = self._meant(answer, seat)
        decision = question._decision
        given = answer.value if isinstance(answer, Answer) else answer
        state = self._state.clone()
        state.notes = [] if self._listens else None
        try:
            value = from_seat(decision, given)
            machine.submit(state, self._game.rules, decision.seat, value)
        except Malformed:
            raise MalformedAnswer("malformed-answer", value=given) from None
        except Illegal as error:
            raise IllegalAnswer(Refusal.of(self._game, error.reason)) from None
        return self._go_on(state, decision.seat, value)

    def _meant(self, answer: Any, seat: int | None) -> Question:
        """The pending question that is answered."""
        if isinstance(answer, Answer):
            question = self.question(answer.seat)
            if seat not in (None, answer.seat):
                raise NotYourTurn("not-your-turn", seat=seat, asked=f"seat {answer.seat}")
            if question != answer.question:
                purpose, clause = question.purpose, question.clause
                raise NotYourTurn("other-question", seat=answer.seat, purpose=purpose, clause=clause)
            return question
        if seat is None and len(self.pending) > 1:
            raise NotYourTurn("which-seat", asked=self._asked())
        return self.question(self.pending[0].seat if seat is None and self.pending else -1 if seat is None else seat)

    def _go_on(self, state: State, seat: int, value: Value | None) -> tuple[Event, ...]:
        """Stand in the position after an answer."""
        before = self._state, self._chances
        self._state, self._pending = state, None
        if seat == CHANCE:
            self._chances += 1
        if self._seed is not None:
            self._let_chance_answer()
        number = self.number + (value is not None)
        self._past = _Past(*before, seat, value, self._noted(), self._past, number)
        return tuple([Event(self._game, note.told[-1]) for note in self._past.notes])

    def _let_chance_answer(self) -> None:
        state, seed = self._state, self._seed
        assert seed is not None
        while state.outcome is None:
            decision = machine.asked(state, CHANCE)
            if decision is None:
                break
            answer = chance_answer(seed, self._chances, decision)
            self._chances += 1
            machine.submit(state, self._game.rules, CHANCE, answer)

    def _noted(self) -> tuple[Any, ...]:
        notes, self._state.notes = self._state.notes, None
        return tuple(notes or ())

    def concede(self, seat: int) -> Outcome:
        """A player gives up, whoever is asked; IllegalAnswer where the rules do not let them, GameOver after the end.

        >>> import fuda
        >>> fuda.load("wars3x3").new(seed=7).concede(0).winner
        1
        """
        _known_seat(seat, SEATS)
        if self._state.outcome is not None:
            raise GameOver("game-over")
        state = self._state.clone()
        try:
            machine.concede(state, self._game.rules, seat)
        except Illegal as error:
            raise IllegalAnswer(Refusal.of(self._game, error.reason)) from None
        self._go_on(state, seat, None)
        outcome = self.outcome
        assert outcome is not None
        return outcome

    def undo(self, seat: int | None = None, consent: bool = False) -> None:
        """Take back the last answer of a seat and everything after it; without a seat, of whoever answered last.

        It is free while nothing hidden has come to light, chance has decided nothing and nobody else has answered
        since; otherwise it takes the other player's `consent`, and UndoRefused says why.

        >>> import fuda
        >>> match = fuda.load("wars3x3").new(seed=7)
        >>> events = match.play(0, seat=0)
        >>> match.undo()
        >>> [question.seat for question in match.pending], match.number
        ([0, 1], 0)
        """
        taken: list[_Past] = []
        past = self._past
        while past is not None:
            taken.append(past)
            if past.seat == seat or (seat is None and past.seat != CHANCE):
                break
            past = past.before
        if past is None:
            raise UndoRefused("nothing-to-undo")
        if not consent:
            found = against([each for kept in taken for each in self._disclosed(kept)], past.seat)
            if found:
                raise UndoRefused("undo-needs-consent", found)
        self._state, self._chances, self._past, self._pending = past.state, past.chances, past.before, None

    def _disclosed(self, past: _Past) -> tuple[Disclosure, ...]:
        """What an answer and what followed upon it brought to light: it is given once more, to somebody who listens."""
        if past.answer is None:
            return (Disclosure(GIVEN_UP, past.seat, ""),)
        rules, chances = self._game.rules, past.chances
        state = past.state.clone()
        found: list[Disclosure] = []
        seat, answer = past.seat, past.answer
        decision = machine.asked(state, seat)
        while decision is not None:
            before = state.clone()
            heard = Heard(state)
            state.notes = heard
            machine.submit(state, rules, seat, answer)
            found += disclosed(before, [*heard.knew, state.known], seat, decision.clause)
            chances += seat == CHANCE
            decision = self._chance_asked(state)
            if decision is not None and self._seed is not None:
                seat, answer = CHANCE, chance_answer(self._seed, chances, decision)
        return tuple(found)

    def _chance_asked(self, state: State) -> Decision | None:
        if self._seed is None or state.outcome is not None:
            return None
        return machine.asked(state, CHANCE)

    # --- looking

    def view(self, seat: int) -> View:
        """Everything that a seat may know; the judge's (`JUDGE`) has everything. UnknownSeat for any other.

        >>> import fuda
        >>> match = fuda.load("wars3x3").new(seed=7)
        >>> match.view(0).situation["turn"], len(match.view(fuda.JUDGE).zone("hand", 1).cards)
        (0, 9)
        """
        told = view(self._state, self._game.rules, _known_seat(seat))
        question = next((each for each in self.pending if each.seat == seat), None)
        return View(self._game, told, question)

    def log(self, seat: int, since: int | None = None) -> tuple[Event, ...]:
        """What a seat, or the judge, was told of all that happened; with `since`, after so many answers.

        >>> import fuda
        >>> match = fuda.load("wars3x3").new(seed=7)
        >>> len(match.log(fuda.JUDGE)), len(match.log(0, since=match.number))
        (30, 0)
        """
        place = _known_seat(seat)
        parts: list[Sequence[Any]] = []
        past = self._past
        while past is not None and (since is None or past.number > since):
            parts.append(past.notes)
            past = past.before
        if since is None:
            parts.append(self._opening)
        return tuple([Event(self._game, note.told[place]) for notes in parts[::-1] for note in notes])

    # --- asking

    def why_not(
        self,
        seat: int,
        action: Named,
        card: Card | int | str | None = None,
        cards: Iterable[Card | int | str] = (),
        numbers: Iterable[int] = (),
    ) -> Refusal | None:
        """Why the seat may not do this now; None when it may.

        A verb with cards by handle, by number or as seen in a view; or an action as it goes over the wire; or an answe

        >>> import fuda
        >>> match = fuda.load("wars3x3").new(seed=7)
        >>> print(match.why_not(0, "deploy", card=match.view(0).zone("hand", 0).cards[0]))
        [4.2] This belongs to another step of your own turn.
        """
        words = self._words(action, card, cards, numbers)
        reason = refusal_of(self._game.rules, self._state, _known_seat(seat, SEATS), words)
        return None if reason is None else Refusal.of(self._game, reason)

    def _words(
        self,
        action: Named,
        card: Card | int | str | None = None,
        cards: Iterable[Card | int | str] = (),
        numbers: Iterable[int] = (),
    ) -> Mapping[str, Any]:
        """An action as it goes over the wire."""
        if isinstance(action, Answer):
            action = action.action or {}
        if isinstance(action, Action):
            return action.to_json()
        if not isinstance(action, str):
            return action
        words: dict[str, Any] = {"verb": action, "numbers": list(numbers)}
        if card is not None:
            words["card"] = _plain(card)
        words["cards"] = [_plain(each) for each in cards]
        return words

    def explain_stack(self, seat: int = JUDGE) -> list[explaining.Standing]:
        """The procedures in which the engine stands, the outermost first.

        >>> import fuda
        >>> [each.clause for each in fuda.load("wars3x3").new(seed=7).explain_stack()]
        ['W3.4']
        """
        return explaining.stack(self, _known_seat(seat))

    def values_of(self, card: Card | int, seat: int = JUDGE) -> list[str]:
        """The values of a card, or of the player at seat 0 or 1 (-2, -3), that can be explained.

        >>> import fuda
        >>> fuda.load("kiseki").new(seed=7).values_of(-2)
        ['bonds']
        """
        return explaining.values_of(self, _handle(card), _known_seat(seat))

    def explain_value(self, card: Card | int, name: str, seat: int = JUDGE) -> explaining.Derivation:
        """How a value of a card or of a player comes about, step by step.

        >>> import fuda
        >>> fuda.load("kiseki").new(seed=7).explain_value(-2, "bonds").value
        40
        """
        return explaining.value(self, _handle(card), name, _known_seat(seat))

    def explain_triggers(self, seat: int = JUDGE) -> list[explaining.Waiting]:
        """What has triggered, in the order in which it will be played.

        >>> import fuda
        >>> fuda.load("kiseki").new(seed=7).explain_triggers()
        []
        """
        return explaining.triggers(self, _known_seat(seat))

    def explain_replaced(self, events: Iterable[Event | Mapping[str, Any]]) -> list[explaining.Replacement]:
        """What replaced what, among the events that an answer has brought about.

        >>> import fuda
        >>> match = fuda.load("kiseki").new(seed=7)
        >>> match.explain_replaced(match.log(fuda.JUDGE))
        []
        """
        told = [each.to_json() if isinstance(each, Told) else each for each in events]
        return explaining.replaced(self._game, told)

    def explain_refusal(self, seat: int, action: Named) -> explaining.Refused:
        """Why the seat may not do this now, and what would have to change.

        >>> import fuda
        >>> match = fuda.load("wars3x3").new(seed=7)
        >>> match.explain_refusal(0, {"verb": "deploy", "card": "009"}).changes[1]["missing"]
        4
        """
        return explaining.refusal(self, _known_seat(seat, SEATS), self._words(action))

    # --- copies and files

    def copy(self, listens: bool | None = None) -> Match:
        """An independent copy at next to no cost: positions and past are shared, and nobody changes them.

        A copy that does not listen notes no events: its log ends here, and it plays faster. For looking ahead.

        >>> import fuda
        >>> match = fuda.load("wars3x3").new(seed=7)
        >>> ahead = match.copy(listens=False)
        >>> events = ahead.play(0, seat=0)
        >>> len(match.pending), len(ahead.pending)
        (2, 1)
        """
        made = Match.__new__(Match)
        made._game, made._variant, made._seed = self._game, self._variant, self._seed
        made._state, made._chances, made._past = self._state, self._chances, self._past
        made._listens = self._listens if listens is None else listens
        made._opening, made._pending = self._opening, self._pending
        return made

    def encode(self) -> bytes:
        """The whole position as JSON for `Game.decode`; it contains the seed and everything hidden, and a digest that
        tells whether all of it is as it was written. The past is not in it.

        >>> import fuda
        >>> match = fuda.load("wars3x3").new(seed=7)
        >>> match.game.decode(match.encode()).view(0) == match.view(0)
        True
        """
        return written(self._game.id, Saved(self._state, self._variant, self._seed, self._chances))

    def __repr__(self) -> str:
        stands = self.outcome or ", ".join([repr(each) for each in self.pending])
        return f"<Match of {self._game.id} ({self._variant}) after {self.number} answers: {stands}>"


def _known_seat(seat: Any, known: Sequence[int] = (JUDGE, *SEATS)) -> int:
    """A seat that there is: not every number below 0 is the judge, who sees everything."""
    if type(seat) is not int or seat not in known:
        raise UnknownSeat("unknown-seat", seat=seat, known=", ".join([str(each) for each in known]))
    return seat


def _plain(card: Card | int | str) -> Any:
    return card.to_json() if isinstance(card, Card) else card


def _handle(card: Card | int) -> int:
    return (-1 if card.handle is None else card.handle) if isinstance(card, Card) else card
