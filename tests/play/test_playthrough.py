"""Playthroughs: the same text and digest every time, in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fuda.api import Game, load
from fuda.play.records.playthrough import digest, main, record
from fuda.play.records.replay import verify


def test_a_playthrough_shows_every_answer_and_event_and_both_views(tricks: Game) -> None:
    text = record(tricks, "1")
    assert text.splitlines()[:3] == ["game tricks", "variant plain", "seed 1"]
    assert "0 chance [1] shuffle (shuffle): [" in text
    assert "[3] lay (cards): [" in text and " of 5" in text
    assert "    [5] Scored {" in text
    assert 'seat 1 sees {"asked":null' in text


def test_text_and_digest_follow_from_the_seed(tricks: Game) -> None:
    assert record(tricks, "1") == record(tricks, "1") != record(tricks, "2")
    assert digest(tricks, "1") == digest(tricks, "1") != digest(tricks, "2")


def run(*words: str, hash_seed: str) -> str:
    command = [sys.executable, "-m", "fuda.play.records.playthrough", *words]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_digests_and_transcripts_are_the_same_under_another_hash_seed_and_process(tmp_path: Path) -> None:
    game = load("wars3x3")
    shown = [run("--digest", "--game", "wars3x3", "--seed", "3", hash_seed=each) for each in ("0", "4711")]
    assert shown[0] == shown[1]
    assert shown[0].splitlines()[0] == f"wars3x3 wizard 3 {digest(game, '3', 'wizard')}"
    file = tmp_path / "game.jsonl"
    run("--transcript", str(file), "--game", "wars3x3", "--seed", "3", hash_seed="0")
    assert "stands" in run("--verify", str(file), hash_seed="4711")
    assert verify(file).stands


def test_playthroughs_can_be_recorded_again(tricks: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--write", str(tmp_path), "--game", "tricks", "--seed", "4", "--games", "2"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tricks-plain-4.txt", "tricks-plain-5.txt"]
    assert (tmp_path / "tricks-plain-4.txt").read_text(encoding="utf-8") == record(tricks, "4")
    assert str(tmp_path / "tricks-plain-5.txt") in capsys.readouterr().out


def test_a_broken_transcript_gives_the_exit_code_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text("nothing\n")
    assert main(["--verify", str(file)]) == 1
    assert "not a transcript" in capsys.readouterr().out
