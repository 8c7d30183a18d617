"""Are the transcripts of the documentation what `fuda play` shows? `tools/play_transcripts.py` writes them.

All of them are whole; a few short ones are played again here. `python tools/play_transcripts.py --check` plays all.
"""

from __future__ import annotations

import pytest

from fuda.surfaces.cli.layout import width_of
from tools.play_transcripts import FOLDER, Look, looks, session

ENDINGS = ("You win!", "You lose.", "A draw.", "あなたの勝ち！", "あなたの負け。", "引き分け。")


def test_there_is_one_for_every_way_to_play() -> None:
    assert {each.name for each in FOLDER.glob("*.txt")} == {look.path.name for look in looks([])}
    assert len(list(looks([]))) == 5 * 2 * 2 * 2


@pytest.mark.parametrize("look", list(looks([])), ids=lambda look: look.path.stem)
def test_a_transcript_tells_a_whole_game(look: Look) -> None:
    lines = look.path.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith(f"$ fuda play {look.game} --lang {look.language}")
    end = "".join(lines[-7:])
    assert any(each in end for each in ENDINGS) and "[" in end and "fuda/games/" in end
    wide = [line for line in lines[1:] if width_of(line) > look.size[0] and "jsonl" not in line]
    assert wide == []


@pytest.mark.parametrize("look", [Look("wars3x3", True, "en", (80, 24)), Look("wars3x3", False, "ja", (160, 50))])
def test_a_transcript_is_what_the_program_shows_now(look: Look) -> None:
    assert session(look) == look.path.read_text(encoding="utf-8"), "run tools/play_transcripts.py"
