"""Do recorded games still go the way they went? Each file of `tests/playthroughs` is played again and compared.

A change of the rules that is meant to change games renews them, in the same commit:

    python -m fuda.play.records.playthrough --write tests/playthroughs --games 2
"""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from fuda.api import load
from fuda.library.loading import GAMES
from fuda.play.records.playthrough import record

FOLDER = Path(__file__).parent.parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    before = path.read_text(encoding="utf-8")
    game, variant, seed = (line.split(" ", 1)[1] for line in before.splitlines()[:3])
    now = record(load(game), seed, variant)
    difference = unified_diff(before.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=2)
    assert before == now, "\n".join(line[:300] for line in islice(difference, 40))


def test_every_variant_is_recorded() -> None:
    recorded = {path.stem.rpartition("-")[0] for path in FILES}
    assert recorded == {f"{game}-{variant.id}" for game, entry in GAMES.items() for variant in entry.variants}
    assert len(FILES) >= 2 * len(recorded)
