"""How does a game between players go? Chance answers from the seed, players what they are asked, until the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, runtime_checkable

from fuda.api import Game
from fuda.api.answers import from_seat, to_seat
from fuda.api.chance import chance_answer
from fuda.api.questions import Answer as GivenAnswer
from fuda.api.undoing import Disclosure, Heard, disclosed
from fuda.kernel import machine
from fuda.kernel.decisions import Answer, Decision
from fuda.kernel.reasons import NotAsked, Outcome
from fuda.kernel.state import CHANCE, State
from fuda.play.players import Player, Sight
from fuda.play.seeds import fresh_seed

JUDGE = -1


class Recorder(Protocol):
    """Who writes down what is answered."""

    def answered(self, number: int, seat: int, clause: str, answer: Answer) -> None:
        """An answer, in the seat's words, was accepted."""
        ...

    def ended(self, state: State, answers: int, outcome: Outcome, seed: str) -> None:
        """The game is over."""
        ...


@runtime_checkable
class Returning(Recorder, Protocol):
    """A recorder that can write down that answers were taken back."""

    def taken_back(self, number: int, seat: int, consent: str) -> None:
        """A seat took back the answer with this number and all after it."""
        ...


@dataclass(frozen=True, slots=True)
class Kept:
    """A contest before an answer: whatever the answer can change, who gives it, and what it brought to light."""

    state: State
    seat: int
    given: tuple[int, ...]
    chances: int
    decisions: int
    read: tuple[int, ...]
    told: dict[int, int]
    disclosures: tuple[Disclosure, ...] = ()


class Contest:
    """One game between two players.

    `told` is called with every event as seat 0, seat 1 and the judge are told of it. A contest that does not `listen`
    notes no events, which is faster; its players get no news. A contest that `keeps` its positions can go back to them.
    In one that hides what is forced, players are asked all questions, those with a single answer too. In one whose
    `lists_known`, both players have published their decks; else nobody knows what the other brought.

    >>> import fuda
    >>> contest = fuda.Contest(fuda.load("wars3x3"), [fuda.bot("random", "1"), fuda.bot("random", "2")], "7")
    >>> contest.play().clause, contest.answers
    ('W1.1', 84)
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        seed: str | None = None,
        variant: str | None = None,
        decks: Sequence[Sequence[str]] = (),
        recorder: Recorder | None = None,
        told: Callable[[dict[int, dict[str, Any]]], None] | None = None,
        listen: bool = True,
        keeps: bool = False,
        hide_forced: bool = False,
        lists_known: bool = False,
    ) -> None:
        self.game = game
        self.lists_known = lists_known
        self.players = tuple(players)
        self.seed = fresh_seed() if seed is None else str(seed)
        self.variant = game.variant(variant)
        self.decks = game.decks(self.variant, self.seed, decks)
        self.recorder = recorder
        self.told = told
        self.answers = 0  # given so far, chance included
        self._given = [0, 0]  # by each seat
        self.chances = 0  # given by chance
        self.decisions = 0  # given by a seat that had at least two answers
        self.trying: tuple[int, str, Answer] | None = None  # what is being put in, while the game runs on
        self.log: dict[int, list[dict[str, Any]]] = {JUDGE: [], 0: [], 1: []}
        self._read = [0, 0]
        self.kept: list[Kept] | None = [] if keeps else None
        self._state = game.rules.start(self.variant, self.decks)
        self._state.hide_forced = hide_forced
        if listen:
            self._state.notes = Heard(self._state) if keeps else []
        machine.advance(self._state, game.rules)
        self._drain()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        outcome: Outcome | None = self._state.outcome
        return outcome

    @property
    def first(self) -> int:
        """The seat that took the first turn, where the rules can tell; else seat 0."""
        tell = getattr(self.game.rules, "first_seat", None)
        return 0 if tell is None else int(tell(self._state))

    @property
    def steps(self) -> int:
        """How many steps of procedures have run."""
        return int(self._state.steps)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know now; the judge (-1) knows everything."""
        from fuda.kernel.views import view

        return view(self._state, self.game.rules, seat)

    def state(self) -> State:
        """A copy of the state, for whoever referees; players have no way to it."""
        copy: State = self._state.clone()
        return copy

    def play(self) -> Outcome:
        """Play to the end."""
        while self._state.outcome is None:
            self.step()
        outcome: Outcome = self._state.outcome
        return outcome

    def step(self) -> int:
        """Let whoever is asked first answer one question; the seat that did."""
        state = self._state
        given = state.answers
        decision: Decision = state.pending[0]
        if given:
            decision = next(each for each, answer in zip(state.pending, given, strict=True) if answer is None)
        if decision.seat == CHANCE:
            answer = to_seat(decision, chance_answer(self.seed, self.chances, decision))
        else:
            chosen = self.players[decision.seat].answer(self._sight(decision))
            answer = chosen.value if isinstance(chosen, GivenAnswer) else chosen
        self._give(decision, answer)
        return decision.seat

    def _sight(self, decision: Decision) -> Sight:
        seat = decision.seat
        news = self.log[seat][self._read[seat] :]
        sight = Sight(self.game, self._state, decision, self._given[seat], news)
        sight.lists_known = self.lists_known
        return sight

    def give(self, seat: int, answer: Any) -> None:
        """Put in a seat's answer, in its words. NotAsked, Malformed or Illegal when it does not fit; then nothing has
        changed."""
        decision = machine.asked(self._state, seat) if self._state.outcome is None else None
        if decision is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        self._give(decision, answer)

    def concede(self, seat: int) -> None:
        """A player gives up, whoever is asked; NotAsked when the game is over already."""
        before = self.state()
        machine.concede(self._state, self.game.rules, seat)
        if self.recorder is not None:
            assert self._state.outcome is not None
            self.recorder.ended(before, self.answers, self._state.outcome, self.seed)

    def _give(self, decision: Decision, answer: Any) -> None:
        state, rules = self._state, self.game.rules
        engine_answer = from_seat(decision, answer)
        is_alone = len(state.pending) == 1
        seat = decision.seat
        if seat != CHANCE:
            self._read[seat] = len(self.log[seat])
        told = engine_answer if isinstance(engine_answer, int) else to_seat(decision, engine_answer)
        tried = self.trying = seat, decision.clause, told
        kept = self._keep(seat) if self.kept is not None else None
        machine.submit(state, rules, seat, engine_answer)
        self.trying = None
        if kept is not None:
            self._remember(kept, decision)
        if seat == CHANCE:
            self.chances += 1
        else:
            self._given[seat] += 1
            if (is_alone and not state.hide_forced) or decision.count() > 1:
                self.decisions += 1
        if self.recorder is not None:
            self.recorder.answered(self.answers, *tried)
        self.answers += 1
        if state.notes:
            self._drain()
        if state.outcome is not None:
            self.close()

    def _keep(self, seat: int) -> Kept:
        """The contest as it is now."""
        told = {each: len(log) for each, log in self.log.items()}
        given, read = tuple(self._given), tuple(self._read)
        return Kept(self._state.clone(), seat, given, self.chances, self.decisions, read, told)

    def _remember(self, kept: Kept, decision: Decision) -> None:
        """Keep what was before an answer, and what the answer brought to light."""
        assert self.kept is not None
        notes = self._state.notes
        knew = [*(notes.knew if isinstance(notes, Heard) else ()), self._state.known]
        found = disclosed(kept.state, knew, decision.seat, decision.clause)
        self.kept.append(replace(kept, disclosures=found))

    def disclosures(self, number: int) -> tuple[Disclosure, ...]:
        """What has come to light by the answer with this number and all after it."""
        assert self.kept is not None
        return tuple([each for kept in self.kept[number:] for each in kept.disclosures])

    def take_back(self, number: int, seat: int, consent: str) -> None:
        """Go back to the question of the answer with this number, for the seat; the consent is for the record."""
        assert self.kept is not None
        kept = self.kept[number]
        del self.kept[number:]
        self._state = kept.state.clone()
        self._state.notes = Heard(self._state)
        self.answers = number
        self._given, self._read = list(kept.given), list(kept.read)
        self.chances, self.decisions = kept.chances, kept.decisions
        for each, log in self.log.items():
            del log[kept.told[each] :]
        if isinstance(self.recorder, Returning):
            self.recorder.taken_back(number, seat, consent)

    def close(self) -> None:
        """Let the outcome be written down, if there is one."""
        if self._state.outcome is not None and self.recorder is not None:
            self.recorder.ended(self._state, self.answers, self._state.outcome, self.seed)

    def _drain(self) -> None:
        notes = self._state.notes
        if not notes:
            return
        for note in notes:
            first, second, judge = note.told
            for seat, told in ((0, first), (1, second), (JUDGE, judge)):
                self.log[seat].append(told)
            if self.told is not None:
                self.told({0: first, 1: second, JUDGE: judge})
        self._state.notes = [] if self.kept is None else Heard(self._state)
