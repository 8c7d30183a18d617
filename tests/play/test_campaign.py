"""Campaigns: the sample of every part for every game, and the report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fuda.api import Game
from fuda.library.loading import GAMES
from fuda.library.messages import Explained
from fuda.play.figures import campaign_report
from fuda.play.figures.campaign import main, run, run_part
from fuda.play.figures.campaign_parts import PARTS, Finding, Part, Task
from fuda.play.figures.campaign_report import markdown
from fuda.play.laws.catalogue import LAWS

# Every part for one game, of the laws that run in the same way only one; for the others what no other test shows: the
# laws, exhaustion, timelines and random games are there by themselves.
ALIKE = [f"law-{name}" for name in LAWS if name not in ("asking", "reasons", "words")]
SAMPLES = [("wars3x3", name) for name in PARTS if name not in ALIKE]
SAMPLES += [(game, "greedy-games") for game in GAMES if game != "wars3x3"]


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "name"), SAMPLES)
def test_the_sample_of_every_part_passes(game: str, name: str) -> None:
    found = run_part(name, game)
    assert found["passed"], found["summary"]
    assert found["size"] == PARTS[name].sample


def test_every_law_is_a_part() -> None:
    assert {f"law-{name}" for name in LAWS} < {*PARTS}


def test_the_full_sizes_are_those_that_are_promised() -> None:
    sizes = {name: PARTS[name].full for name in ("random-games", "greedy-games", "greedy-vs-random", "first-player")}
    assert sizes == {"random-games": 20_000, "greedy-games": 2_000, "greedy-vs-random": 400, "first-player": 2_000}


def test_a_report_has_commit_seed_duration_and_result(tricks: Game, tmp_path: Path) -> None:
    out = tmp_path / "report"
    report = run(["tricks"], ["random-games"], "5", 1, True, out)
    assert json.loads(out.with_suffix(".json").read_text(encoding="utf-8")) == report
    assert report["seed"] == "5" and "commit" in report and report["rules"]["tricks"]
    (found,) = report["parts"]
    assert found["passed"] and found["seconds"] >= 0 and found["figures"]["games"] == 40
    text = out.with_suffix(".md").read_text(encoding="utf-8")
    assert "| tricks | random-games |" in text and "pass" in text and "seed 5" in text


def failing(task: Task) -> Finding:
    return Finding(False, "as expected")


def test_a_part_that_fails_gives_the_exit_code_one(
    tricks: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(PARTS, "failing", Part("failing", "fails", 1, 1, failing))
    arguments = ["--game", "tricks", "--quick", "--workers", "1", "--out", str(tmp_path / "r")]
    assert main([*arguments, "--only", "failing"]) == 1
    assert "**FAIL**" in capsys.readouterr().out
    assert main([*arguments, "--only", "random-games"]) == 0


def test_a_campaign_that_was_interrupted_goes_on(tricks: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "report"
    run(["tricks"], ["random-games"], "5", 1, True, out)
    monkeypatch.setitem(PARTS, "random-games", Part("random-games", "fails", 1, 1, failing))
    monkeypatch.setitem(PARTS, "other", Part("other", "passes", 1, 1, lambda task: Finding(True, "")))
    report = run(["tricks"], ["random-games", "other"], "5", 1, True, out, resume=True)
    assert [(each["part"], each["passed"]) for each in report["parts"]] == [("random-games", True), ("other", True)]
    report = run(["tricks"], ["random-games"], "6", 1, True, out, resume=True)
    assert not report["parts"][0]["passed"]
    report = run(["tricks"], ["other"], "6", 1, True, out, resume=True)
    assert [each["part"] for each in report["parts"]] == ["other"]  # what failed is not kept


def test_a_report_says_which_parts_ran_at_another_commit(
    tricks: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "report"
    monkeypatch.setattr(campaign_report, "_commit", lambda: "abc")
    run(["tricks"], ["random-games"], "5", 1, True, out)
    monkeypatch.setattr(campaign_report, "_commit", lambda: "def")
    report = run(["tricks"], ["random-games", "first-player"], "5", 1, True, out, resume=True)
    assert [each["commit"] for each in report["parts"]] == ["abc", "def"]
    assert "- run at commit abc, engine interpreted: random-games" in markdown(report)


def test_a_game_that_breaks_down_is_a_part_that_fails(tricks: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(task: Task) -> Finding:
        raise Explained("game-failed", index=3, what="x", transcript="y", again="z")

    monkeypatch.setitem(PARTS, "broken", Part("broken", "fails", 1, 1, broken))
    found = run_part("broken", "tricks")
    assert not found["passed"] and "Game 3" in found["summary"]


def test_first_players_are_judged_only_over_enough_games(tricks: Game) -> None:
    assert run_part("first-player", "tricks", quick=True)["passed"]


def test_a_part_can_be_run_at_another_size(tricks: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "tricks", "--workers", "1", "--out", str(tmp_path / "r"), "--only", "random-games"]
    assert main([*arguments, "--size", "random-games=7"]) == 0
    assert "| 7 | pass | 7 games ended" in capsys.readouterr().out
    for words in ("random-games=0", "random-games", "nothing=3"):
        with pytest.raises(SystemExit):
            main([*arguments, "--size", words])
        assert "is not PART=N" in capsys.readouterr().err
