"""What do tables look like while two bots play? Some positions of a game each, for the pictures of the first screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from fuda.library.loading import GAMES, rules_digest
from fuda.play.contest import Contest
from fuda.play.players import house_bot
from fuda.play.seeds import derived_seed
from fuda.service.public import public_view

SEED: Final = "3"
SHOWN: Final = 14  # positions of a game
SHARE: Final = (0.35, 0.75)  # of its answers, between which they are taken


def positions(game: str) -> list[dict[str, Any]]:
    """What somebody who watches sees of a game, in its middle: each time that something lies elsewhere."""
    import fuda

    loaded = fuda.load(game)
    contest = Contest(loaded, [house_bot("greedy", derived_seed(SEED, "bot", seat)) for seat in (0, 1)], SEED)
    found: list[dict[str, Any]] = []
    while contest.outcome is None:
        contest.step()
        view = public_view(contest.view(0), contest.view(1))
        if not found or found[-1]["zones"] != view["zones"]:
            found.append(view)
    first, last = (int(len(found) * share) for share in SHARE)
    apart = max(1, (last - first) // SHOWN)
    return [{**each, "asked": None} for each in found[first:last:apart][:SHOWN]]


def _stamp(game: str) -> str:
    return f"{rules_digest(game)} {SEED} {SHOWN} {SHARE}"


def write(folder: Path) -> None:
    """Write the positions of all games into a folder, where the rules have changed since they were written."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        stamp = folder / f".{game}"
        path = folder / f"{game}.json"
        if path.is_file() and stamp.is_file() and stamp.read_text("utf-8") == _stamp(game):
            continue
        path.write_bytes(msgspec.json.encode(positions(game)))
        stamp.write_text(_stamp(game), "utf-8")
    (folder / "games.json").write_bytes(msgspec.json.encode(list(GAMES)))
