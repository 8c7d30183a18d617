"""Do games that earlier versions recorded and saved still stand, and go on?

The files were written by the version before records lost the names of modules (`@: games.hanyo.table.HanyoState`), but
for kokuryoku-long: in long games something happens sooner or later that a mended rule forbids now (X5.3), so this one
was recorded after that, before modules were put into folders. The one of kiseki names its decks: those of the game have
changed since.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import fuda
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.library.loading import GAMES
from fuda.play.records.replay import verify
from fuda.play.records.transcript import Recording, read

FOLDER = Path(__file__).resolve().parents[1] / "records_before"


@pytest.mark.parametrize("game", [*GAMES, "kokuryoku-long"])
def test_a_transcript_of_an_earlier_version_stands(game: str) -> None:
    found = verify(FOLDER / f"{game}.jsonl")
    assert found.stands and found.finished, [each.explain("en") for each in found.problems]
    assert "transcript-played-here" in [each.name for each in found.remarks]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_saved_by_an_earlier_version_goes_on_to_its_end(game: str) -> None:
    found = fuda.load(game)
    state = found.decode((FOLDER / f"{game}.save.json").read_bytes()).state
    source = Stream("1603", game)
    while state.outcome is None:
        decision = next(each for each in state.pending if machine.asked(state, each.seat))
        machine.submit(state, found.rules, decision.seat, decision.sample(source))
    assert state.outcome.clause


@pytest.mark.parametrize("game", GAMES)
def test_a_record_names_the_decks_that_the_game_brings_along(game: str, tmp_path: Path) -> None:
    found = fuda.load(game)
    path = tmp_path / "game.jsonl"
    Recording.begin(path, found, None, "7", ["random", "random"]).close()
    named = tuple([tuple(deck) for deck in read(path).header.decks])
    assert named == found.rules.deck_pair(1)
    plain, again = found.start(None, ()), found.start(None, named)
    assert plain.printed == again.printed and plain.zones == again.zones
