"""Where are games under way kept, and which of them can go on?"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from fuda.library.loading import GAMES
from fuda.library.messages import Explained
from fuda.play.records.transcript import BadTranscript, kept_seed, recover, seed_path
from fuda.play.seeds import commitment
from fuda.surfaces.cli.faults import state_folder


def games_folder() -> Path:
    """Where the records of games are."""
    return state_folder() / "games"


def new_path(game: str) -> Path:
    """A file for a new game."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return games_folder() / f"{game}-{stamp}-{secrets.token_hex(2)}.jsonl"


def interrupted(game: str | None = None) -> Iterator[tuple[Path, Explained | None]]:
    """The games that are not over, the last one first; with why one cannot go on, if it cannot."""
    pattern = "*.jsonl" if game is None else f"{game}-*.jsonl"
    found = [path for path in games_folder().glob(pattern) if seed_path(path).is_file() and path.is_file()]
    for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            _check(path)
        except Explained as error:
            if error.name != "transcript-ended":
                yield path, error
        else:
            yield path, None


def unfinished(game: str | None = None) -> list[Path]:
    """The games that can go on, the last one first."""
    return [path for path, problem in interrupted(game) if problem is None]


def _check(path: Path) -> None:
    """Whether a game can go on: as far as its record is in order. What follows that, resuming leaves out."""
    transcript = recover(path)
    header = transcript.header
    if transcript.ending is not None:
        raise BadTranscript("transcript-ended", str(path))
    if header.game not in GAMES:
        raise BadTranscript("unknown-game", str(path), game=header.game, known=", ".join(GAMES))
    seed = kept_seed(path)
    if seed is None or commitment(seed) != header.commitment:
        raise BadTranscript("transcript-commitment", str(path))
