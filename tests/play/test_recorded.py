"""Recorded playthroughs: every game still goes the way it went.

When a rule was changed on purpose, record them again and look at what became different:

    python -m fuda.play.playthrough --write tests/playthroughs --games 2
"""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from fuda.api import load
from fuda.library.loading import GAMES
from fuda.play.playthrough import record

FOLDER = Path(__file__).resolve().parent.parent / "playthroughs"
AGAIN = "python -m fuda.play.playthrough --write tests/playthroughs --games 2"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    was = path.read_text(encoding="utf-8")
    game, variant, seed = [line.partition(" ")[2] for line in was.splitlines()[:3]]
    now = record(load(game), seed, variant)
    changed = list(unified_diff(was.splitlines(), now.splitlines(), "recorded", "now", n=2, lineterm=""))
    assert not changed, "\n".join([f"after a wanted change: {AGAIN}", *changed[:40]])


@pytest.mark.parametrize("game", [*GAMES])
def test_every_variant_of_every_game_is_recorded(game: str) -> None:
    for variant in GAMES[game].variants:
        assert len(list(FOLDER.glob(f"{game}-{variant.id}-*.txt"))) >= 2
