"""How did a recorded game go, does it stand, and how does it go on? Stepping through, verifying and resuming."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from fuda.api import Game
from fuda.api.answers import from_seat, to_seat
from fuda.api.chance import chance_answer
from fuda.api.undoing import FREE, Disclosure, Heard, disclosed, undo_cost
from fuda.api.wire import Given
from fuda.kernel import machine
from fuda.kernel.decisions import Decision
from fuda.kernel.reasons import Illegal, Malformed, NotAsked, Outcome
from fuda.kernel.rules import SEATS
from fuda.kernel.state import CHANCE, State
from fuda.kernel.telling import tell_decision
from fuda.kernel.views import view
from fuda.play.contest import JUDGE, Contest
from fuda.play.players import Player
from fuda.play.records.claims import Claim
from fuda.play.records.transcript import (
    CONCESSION,
    BadTranscript,
    Branch,
    Recording,
    Transcript,
    begun,
    check_game,
    claimed,
    game_of,
    is_of_other_rules,
    kept_seed,
    of_other_rules,
    position_digest,
    read,
    recover,
    seed_path,
    set_aside,
)
from fuda.play.seeds import commitment

CHECKPOINT: Final = 25  # answers between two positions that are kept


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of a recorded game: the question as the one asked was told it, the answer, and what followed."""

    number: int
    seat: int
    asked: dict[str, Any]
    answer: int | list[int]
    events: tuple[dict[int, dict[str, Any]], ...]  # for each event, what seat 0, seat 1 and the judge (-1) are told
    knew: tuple[list[int], ...] = ()  # who knew which card after each event and at the end, if that was listened for


class Replay:
    """A recorded game that can be looked at in every position, forward and back."""

    def __init__(self, transcript: Transcript, game: Game | None = None) -> None:
        self.transcript = transcript
        self.game = game_of(transcript) if game is None else game
        check_game(transcript, self.game)
        self.is_of_other_rules = is_of_other_rules(transcript)
        self._state: State = begun(transcript, self.game)
        self._kept: dict[int, State] = {0: self._state.clone()}
        self.at = 0  # how many answers have been given

    def __len__(self) -> int:
        return len(self.transcript.given)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has at this point."""
        return self._state.outcome

    def state(self) -> State:
        """A copy of the position."""
        return self._state.clone()

    def view(self, seat: int = JUDGE) -> dict[str, Any]:
        """What a seat could see at this point; the judge (-1) sees everything."""
        return view(self._state, self.game.rules, seat)

    def next_question(self) -> Decision:
        """The question that the next answer belongs to; BadTranscript when nobody asked it."""
        given = self.transcript.given[self.at]
        decision = machine.asked(self._state, given.seat) if self._state.outcome is None else None
        if decision is None or (decision.clause != given.clause and not self.is_of_other_rules):
            raise self._wrong("transcript-not-asked", seat=given.seat, clause=given.clause)
        return decision

    def _wrong(self, name: str, **values: Any) -> BadTranscript:
        line = self.transcript.line_of(self.at)
        found = BadTranscript(name, self.transcript.file, line, number=self.at, **values)
        return _parted(self.transcript, found) if self.is_of_other_rules else found

    def forward(self, heard: bool = False) -> Step:
        """Give the next answer; BadTranscript when it does not fit. What was `heard` says who came to know what."""
        given = self.transcript.given[self.at]
        decision = self.next_question()
        asked = tell_decision(self._state, self.game.rules, decision, given.seat)
        self._state.notes = Heard(self._state) if heard else []
        try:
            machine.submit(self._state, self.game.rules, given.seat, from_seat(decision, given.answer))
        except (Illegal, Malformed, NotAsked) as error:
            raise self._wrong("transcript-illegal", seat=given.seat, why=str(error)) from None
        notes, self._state.notes = self._state.notes, None
        self.at += 1
        if self.at % CHECKPOINT == 0 and self.at not in self._kept:
            self._kept[self.at] = self._state.clone()
        events = tuple([{0: note.told[0], 1: note.told[1], JUDGE: note.told[2]} for note in notes or ()])
        knew = (*notes.knew, self._state.known[:]) if isinstance(notes, Heard) else ()
        return Step(self.at - 1, given.seat, asked, given.answer, events, knew)

    def back(self) -> None:
        """Take the last answer back."""
        self.go(self.at - 1)

    def go(self, number: int) -> None:
        """Go to the position after so many answers."""
        if not 0 <= number <= len(self):
            raise IndexError(f"the game has {len(self)} answers")
        start = max(each for each in self._kept if each <= number)
        if not start <= self.at <= number:
            self._state = self._kept[start].clone()
            self.at = start
        while self.at < number:
            self.forward()

    def steps(self) -> Iterator[Step]:
        """All steps from here to the end."""
        while self.at < len(self):
            yield self.forward()


def _parted(transcript: Transcript, found: BadTranscript) -> BadTranscript:
    """The same fault in a game that was recorded with other rules: from here on they differ."""
    return of_other_rules("transcript-of-other-rules", transcript, found.line, number=found.values["number"])


def replay(path: Path) -> Replay:
    """A recorded game, at its beginning.

    >>> from pathlib import Path
    >>> import fuda
    >>> try:
    ...     fuda.replay(Path("no-such-file.jsonl"))
    ... except fuda.Explained as error:
    ...     print(error)
    no-such-file.jsonl: There is no such file. Check the path.
    """
    return Replay(read(path))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a verification found: how far it came, how the game ended, and everything that is wrong.

    `remarks` are no faults: that the game was recorded with other rules and played again with these, and that its last
    position is written otherwise there.
    """

    answers: int
    outcome: Outcome | None
    finished: bool
    problems: tuple[BadTranscript, ...]
    remarks: tuple[BadTranscript, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def verify(path: Path) -> Verdict:
    """Check chain, versions, commitment, chance, every answer, the outcome and the last position. Of a record that is
    broken somewhere everything before that is checked.

    >>> from pathlib import Path
    >>> import fuda
    >>> fuda.verify(Path("no-such-file.jsonl")).stands
    False
    """
    problems: list[BadTranscript] = []
    remarks: list[BadTranscript] = []
    try:
        transcript = recover(path)
        if transcript.problem is not None:
            problems.append(transcript.problem)
        game = Replay(transcript)
    except BadTranscript as error:
        return Verdict(0, None, False, (*problems, error))
    ending = transcript.ending
    seed = None if ending is None else ending.seed
    if seed is not None and commitment(seed) != transcript.header.commitment:
        problems.append(BadTranscript("transcript-commitment", transcript.file, transcript.line_of(len(game))))
        seed = None
    for branch in transcript.branches:
        problems += _branch_problems(transcript, branch, seed, game.game)
    problems += _answer_problems(game, seed)
    if game.is_of_other_rules:
        remarks.append(of_other_rules("transcript-played-here", transcript, 1))
    if game.at == len(game) and ending is not None:
        for each in _ending_problems(game, transcript):
            if game.is_of_other_rules and each.name == "transcript-position":
                remarks.append(BadTranscript("transcript-position-elsewhere", transcript.file, each.line))
            else:
                problems.append(each)
    return Verdict(game.at, game.outcome, ending is not None, tuple(problems), tuple(remarks))


def _answer_problems(game: Replay, seed: str | None) -> list[BadTranscript]:
    """Go through all answers, as far as they are legal; what is wrong with them."""
    problems: list[BadTranscript] = []
    transcript = game.transcript
    chances = 0
    try:
        for given in transcript.given:
            if given.seat == CHANCE:
                if seed is not None and not _is_chance(seed, chances, game.next_question(), given):
                    line = transcript.line_of(game.at)
                    problems.append(BadTranscript("transcript-chance", transcript.file, line, number=game.at))
                chances += 1
            game.forward()
    except BadTranscript as error:
        problems.append(error)
    return problems


def _branch_problems(transcript: Transcript, branch: Branch, seed: str | None, game: Game) -> list[BadTranscript]:
    """What is wrong with answers that were taken back, and with taking them back without consent."""
    # Which lines of the file they are on is not kept; the chain has shown that nobody touched them.
    left = Replay(replace(transcript, given=branch.line, lines=(), branches=(), ending=None), game)
    problems = _answer_problems(left, seed)
    if not problems and branch.consent == FREE and undo_cost(disclosures_of(left, branch.at), branch.seat) != FREE:
        problems.append(BadTranscript("transcript-not-free", transcript.file, number=branch.at, seat=branch.seat))
    return problems


def disclosures_of(game: Replay, number: int) -> tuple[Disclosure, ...]:
    """What came to light by the answer with this number and all after it, in a recorded game."""
    found: list[Disclosure] = []
    game.go(number)
    while game.at < len(game):
        before = game.state()
        step = game.forward(heard=True)
        found += disclosed(before, step.knew, step.seat, str(step.asked["clause"]))
    return tuple(found)


def _is_chance(seed: str, number: int, decision: Decision, given: Given) -> bool:
    wanted = to_seat(decision, chance_answer(seed, number, decision))
    return given.answer == (wanted if isinstance(wanted, int) else list(wanted))


def _ending_problems(game: Replay, transcript: Transcript) -> Iterator[BadTranscript]:
    line = transcript.line_of(len(game))
    ending = transcript.ending
    assert ending is not None
    outcome = game.outcome
    recorded = ending.outcome
    conceded = outcome is None and recorded.kind == CONCESSION and recorded.winner in SEATS
    conceded = conceded and recorded.clause == game.game.rules.conceded(1 - recorded.winner).clause
    if outcome is None and not conceded:
        yield BadTranscript("transcript-not-over", transcript.file, line)
    elif outcome is not None and (outcome.winner, outcome.kind, outcome.clause) != (
        recorded.winner,
        recorded.kind,
        recorded.clause,
    ):
        yield BadTranscript("transcript-outcome", transcript.file, line)
    elif position_digest(game.state()) != ending.position:
        yield BadTranscript("transcript-position", transcript.file, line)


def resume(
    path: Path,
    players: Sequence[Player],
    told: Callable[[dict[int, dict[str, Any]]], None] | None = None,
    seed: str | None = None,
    keeps: bool = False,
) -> Contest:
    """Go on with an interrupted game: a contest in its last position that goes on writing the same file.

    What is not in order is taken away from it and kept beside it. The seed comes from the file beside the transcript,
    unless it is given. BadTranscript when another process writes the file.
    """
    transcript = recover(path)
    if transcript.ending is not None:
        raise BadTranscript("transcript-ended", transcript.file, transcript.line_of(len(transcript.given)))
    claim = claimed(path)
    try:
        return _taken_up(recover(path), path, claim, players, told, seed, keeps)  # read again: now nobody else writes
    except BaseException:
        claim.release()
        raise


def _taken_up(
    transcript: Transcript,
    path: Path,
    claim: Claim,
    players: Sequence[Player],
    told: Callable[[dict[int, dict[str, Any]]], None] | None,
    seed: str | None,
    keeps: bool,
) -> Contest:
    game = game_of(transcript)
    header = transcript.header
    seed = kept_seed(path) if seed is None else seed
    if seed is None:
        raise BadTranscript("transcript-no-seed", transcript.file, seed=seed_path(path))
    if commitment(seed) != header.commitment:
        raise BadTranscript("transcript-commitment", transcript.file, 1)
    begun(transcript, game)
    contest = Contest(game, players, seed, header.variant, header.decks, keeps=keeps, hide_forced=header.hide_forced)
    for given in transcript.given:
        try:
            contest.give(given.seat, given.answer)
        except (Illegal, Malformed, NotAsked) as error:
            line, seat = transcript.line_of(given.number), given.seat
            found = BadTranscript(
                "transcript-illegal", transcript.file, line, number=given.number, seat=seat, why=str(error)
            )
            raise (_parted(transcript, found) if is_of_other_rules(transcript) else found) from None
    contest.told = told
    recorder = Recording(path, transcript.last_hash, claim)
    recorder.rest = set_aside(path, transcript.size, claim)
    contest.recorder = recorder
    contest.close()
    return contest
