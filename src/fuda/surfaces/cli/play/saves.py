"""Where are games under way kept, and which of them was the last?"""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path

from fuda.play.transcript import seed_path
from fuda.surfaces.cli.faults import state_folder


def games_folder() -> Path:
    """Where the records of games are."""
    return state_folder() / "games"


def new_path(game: str) -> Path:
    """A file for a new game."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return games_folder() / f"{game}-{stamp}-{secrets.token_hex(2)}.jsonl"


def unfinished(game: str | None = None) -> list[Path]:
    """The games that can go on, the last one first."""
    pattern = "*.jsonl" if game is None else f"{game}-*.jsonl"
    found = [path for path in games_folder().glob(pattern) if seed_path(path).is_file() and _can_go_on(path)]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _can_go_on(path: Path) -> bool:
    """Whether the file says what is played and not how it ended; the program may have been stopped between two lines,
    and a last line may be cut off."""
    lines = path.read_bytes().split(b"\n")[:-1]
    return bool(lines) and b'"outcome":' not in lines[-1]
