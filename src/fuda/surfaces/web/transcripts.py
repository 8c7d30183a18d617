"""How is a game of the server checked by somebody else? As a transcript, which `fuda replay verify` reads.

It has every answer, chance included, the commitment to the seed, and the seed.

>>> from fuda.service.records import Conceded, Started
>>> start = Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0)
>>> text = transcript(start, [Conceded(1, 0, 2.0)])
>>> import fuda, tempfile
>>> from pathlib import Path
>>> with tempfile.TemporaryDirectory() as folder:
...     path = Path(folder) / "game.jsonl"
...     size = path.write_bytes(text)
...     fuda.verify(path).stands
True
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

import fuda
from fuda.api.answers import to_seat
from fuda.api.chance import chance_answer
from fuda.kernel import machine
from fuda.kernel.reasons import Outcome
from fuda.kernel.state import CHANCE
from fuda.play.contest import Contest
from fuda.play.records.transcript import Recording
from fuda.service.records import Conceded, Later, Settled, Started, standing_answers


def transcript(start: Started, records: Sequence[Later]) -> bytes:
    """The game as it went in the end, with the seed; what was taken back is left out."""
    game = fuda.load(start.game)
    given_up = next((each.seat for each in records if isinstance(each, Conceded)), None)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        names = [name or player for name, player in zip(start.names, start.players, strict=True)]
        recording = Recording.begin(path, game, start.variant, start.seed, names, start.decks, False, True)
        contest = Contest(game, [], start.seed, start.variant, start.decks, recording, hide_forced=True)
        for seat, value in standing_answers(start, records):
            _let_chance_answer(contest)
            contest.give(seat, list(value) if isinstance(value, tuple) else value)
        _let_chance_answer(contest)
        if given_up is not None:
            contest.concede(given_up)
        settled = next((each for each in records if isinstance(each, Settled)), None)
        if settled is not None:
            outcome = Outcome(settled.winner, settled.why)
            recording.ended(contest.state(), contest.answers, outcome, start.seed)
        recording.close()
        return path.read_bytes()


def scenario(start: Started, records: Sequence[Later]) -> str:
    """The position after these records as a scenario: `fuda scenario run` sets it up anew.

    >>> from fuda.service.records import Started
    >>> "game: wars3x3" in scenario(Started("g", "wars3x3", "wizard", "7", ("a", "b"), 1.0), []).splitlines()
    True
    """
    from fuda.play.records.replay import Replay
    from fuda.play.records.transcript import recover

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        path.write_bytes(transcript(start, records))
        timeline = Replay(recover(path))
        timeline.go(len(timeline))
        return timeline.cut()


def _let_chance_answer(contest: Contest) -> None:
    while contest.outcome is None:
        decision = machine.asked(contest.state(), CHANCE)
        if decision is None:
            return
        contest.give(CHANCE, to_seat(decision, chance_answer(contest.seed, contest.chances, decision)))
