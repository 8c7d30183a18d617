"""How did a recorded game go, does it stand, and how does it go on? Stepping through, verifying and resuming."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fuda.api import Game
from fuda.api.answers import to_seat
from fuda.api.chance import chance_answer
from fuda.api.undoing import FREE, Disclosure, disclosed, undo_cost
from fuda.api.wire import Given
from fuda.kernel.decisions import Decision
from fuda.kernel.reasons import Illegal, Malformed, NotAsked, Outcome
from fuda.kernel.rules import SEATS
from fuda.kernel.state import CHANCE
from fuda.library.messages import Explained
from fuda.play.contest import Contest
from fuda.play.players import Player
from fuda.play.records.claims import Claim
from fuda.play.records.timeline import SetUp, Timeline, TimelineEntry, plain_answer
from fuda.play.records.transcript import (
    CONCESSION,
    SETTLED,
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


class Replay(Timeline):
    """The timeline of a recorded game, at its beginning. What was taken back are branches; an answer that does not fit
    is a BadTranscript, which says in which line of the file it stands."""

    def __init__(self, transcript: Transcript, game: Game | None = None) -> None:
        header = transcript.header
        game = game_of(transcript) if game is None else game
        check_game(transcript, game)
        decks = tuple([tuple(deck) for deck in header.decks])
        self.transcript = transcript
        self.is_of_other_rules = is_of_other_rules(transcript)
        start = begun(transcript, game)
        super().__init__(
            game, start, self._entries(transcript.given), SetUp(header.variant, decks, None, header.hide_forced)
        )
        for branch in transcript.branches:
            self.plant(self._entries(branch.line))
        if transcript.ending is not None:
            self.seed = transcript.ending.seed

    def _entries(self, line: Sequence[Given]) -> list[TimelineEntry]:
        """Answers as they were written down; other rules may ask the same question by another clause."""
        clauses = ["" if self.is_of_other_rules else each.clause for each in line]
        return [
            TimelineEntry(each.seat, plain_answer(each.answer), None, clause, self.transcript.line_of(number))
            for number, (each, clause) in enumerate(zip(line, clauses, strict=True))
        ]

    def next_question(self) -> Decision:
        """The question that the next answer belongs to; BadTranscript when nobody asked it."""
        entry = self.next_entry()
        try:
            return self.question_of(entry)
        except NotAsked as error:
            raise self._unfit(entry, self.at, error) from None

    def _unfit(self, entry: TimelineEntry, number: int, error: Exception) -> Explained:
        transcript = self.transcript
        if not entry.line:
            return super()._unfit(entry, number, error)
        if self.is_of_other_rules:
            return _parted(transcript, entry.line, number)
        if isinstance(error, NotAsked):
            clause = transcript.given[number].clause
            return BadTranscript(
                "transcript-not-asked", transcript.file, entry.line, number=number, seat=entry.seat, clause=clause
            )
        return BadTranscript(
            "transcript-illegal", transcript.file, entry.line, number=number, seat=entry.seat, why=str(error)
        )


def _parted(transcript: Transcript, line: int, number: int) -> BadTranscript:
    """An answer that does not fit in a game that was recorded with other rules: from here on they differ."""
    return of_other_rules("transcript-of-other-rules", transcript, line, number=number)


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
    position is written otherwise there. `commitment` is what was said before the game of a seed that is known now, and
    fits; without a seed, nothing.
    """

    answers: int
    outcome: Outcome | None
    finished: bool
    problems: tuple[BadTranscript, ...]
    remarks: tuple[BadTranscript, ...] = ()
    commitment: str = ""

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
    fixed = "" if seed is None else transcript.header.commitment
    return Verdict(game.at, game.outcome, ending is not None, tuple(problems), tuple(remarks), fixed)


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
    game.listens = True
    while game.at < len(game):
        before = game.state()
        step = game.forward()
        clause = "" if step.asked is None else str(step.asked["clause"])
        found += disclosed(before, step.knew, step.seat, clause)
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
    is_settled = outcome is None and recorded.kind in SETTLED and recorded.clause == ""
    if outcome is None and not conceded and not is_settled:
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
            raise (_parted(transcript, line, given.number) if is_of_other_rules(transcript) else found) from None
    contest.told = told
    recorder = Recording(path, transcript.last_hash, claim)
    recorder.rest = set_aside(path, transcript.size, claim)
    contest.recorder = recorder
    contest.close()
    return contest
