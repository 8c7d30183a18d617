"""Transcripts: what is written, what is noticed when it was changed, and how a game goes on."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fuda.api import Game
from fuda.kernel import machine
from fuda.kernel.decisions import Answer
from fuda.play.contest import Contest
from fuda.play.players import Sight, bot
from fuda.play.records import transcript as module
from fuda.play.records.replay import replay, resume, verify
from fuda.play.records.timeline import BadTimeline
from fuda.play.records.transcript import BadTranscript, Recording, chained, read, recover, seed_path
from fuda.play.seeds import commitment

SEED = "7"


def players() -> list[Any]:
    return [bot("random", "a"), bot("random", "b")]


def begin(game: Game, path: Path) -> Contest:
    recording = Recording.begin(path, game, None, SEED, ["random", "random"])
    return Contest(game, players(), SEED, recorder=recording)


@pytest.fixture
def whole(tricks: Game, tmp_path: Path) -> Path:
    """A finished game."""
    path = tmp_path / "game.jsonl"
    begin(tricks, path).play()
    return path


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def forged(path: Path, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """Change the lines of a transcript and make the chain fit again."""
    content = lines(path)
    change(content)
    before = ""
    for line in content:
        del line["hash"]
        line["hash"] = before = chained(before, line)
    path.write_text("".join(json.dumps(line) + "\n" for line in content), encoding="utf-8")


def problem(path: Path) -> BadTranscript:
    found = verify(path).problems
    assert found
    for language in ("ja", "en"):
        assert found[0].name not in found[0].explain(language)
    return found[0]


def test_a_whole_game_is_written_down_and_stands(whole: Path) -> None:
    header, *given, ending = lines(whole)
    assert header["game"] == "tricks" and header["players"] == ["random", "random"] and header["version"]
    assert header["commitment"] == commitment(SEED) and "seed" not in header
    assert [each["number"] for each in given] == list(range(10))
    assert [each["seat"] for each in given[:2]] == [2, 2]
    assert ending["seed"] == SEED and ending["answers"] == 10 and ending["outcome"]["clause"] == "6"
    verdict = verify(whole)
    assert verdict.stands and verdict.finished and verdict.answers == 10
    assert verdict.outcome is not None and verdict.outcome.winner == ending["outcome"]["winner"]


def test_every_answer_is_on_the_disk_before_the_game_goes_on(tricks: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    class Looking:
        name = "looking"

        def answer(self, sight: Sight) -> Answer:
            assert len(lines(path)) == 1 + contest.answers
            return next(sight.answers())

    recording = Recording.begin(path, tricks, None, SEED, ["looking", "looking"])
    contest = Contest(tricks, [Looking(), Looking()], SEED, recorder=recording)
    contest.play()
    assert len(lines(path)) == 12


def test_a_player_is_told_only_how_often_it_answered_itself(tricks: Game) -> None:
    told: dict[int, list[int]] = {0: [], 1: []}

    class Counting:
        name = "counting"

        def answer(self, sight: Sight) -> Answer:
            told[sight.seat].append(sight.number)
            return next(sight.answers())

    Contest(tricks, [Counting(), Counting()], SEED).play()
    assert told[0] == list(range(len(told[0]))) and told[1] == list(range(len(told[1])))


def test_the_seed_is_kept_apart_until_the_game_is_over(tricks: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    contest = begin(tricks, path)
    contest.step()
    assert seed_path(path).read_text() == SEED
    assert stat.S_IMODE(seed_path(path).stat().st_mode) == 0o600
    contest.play()
    assert not seed_path(path).exists()


def test_a_file_that_is_there_is_never_overwritten(tricks: Game, whole: Path) -> None:
    before = whole.read_bytes()
    with pytest.raises(BadTranscript) as caught:
        begin(tricks, whole)
    assert caught.value.name == "file-exists" and whole.read_bytes() == before


def test_a_place_that_cannot_be_written_is_explained(tricks: Game, whole: Path) -> None:
    with pytest.raises(BadTranscript) as caught:
        begin(tricks, whole / "below" / "game.jsonl")
    assert caught.value.name == "unwritable-file"


@pytest.mark.parametrize("line", range(1, 12))
def test_an_altered_line_is_named(whole: Path, line: int) -> None:
    content = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    key, was = ('"clause":"', "") if line < 12 and line > 1 else ('"variant":"', "")
    content[line - 1] = content[line - 1].replace(key + was, key + "x", 1)
    whole.write_text("".join(content), encoding="utf-8")
    found = problem(whole)
    assert (found.name, found.line) == ("transcript-altered", line)
    if line > 1:
        assert found.kept is not None and len(found.kept.given) == line - 2


def test_a_removed_line_is_noticed_where_it_was(whole: Path) -> None:
    content = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    del content[4]
    whole.write_text("".join(content), encoding="utf-8")
    assert (problem(whole).name, problem(whole).line) == ("transcript-altered", 5)


@pytest.mark.parametrize("cut", [1, 2, 30, 200])
def test_a_last_line_that_was_cut_off_is_told_with_what_can_be_kept(whole: Path, cut: int) -> None:
    whole.write_bytes(whole.read_bytes()[:-cut])
    found = problem(whole)
    assert found.name == "transcript-truncated" and found.values["answers"] == 10 and "10" in found.explain("ja")
    assert recover(whole).given == found.kept.given if found.kept is not None else False


def test_what_is_no_transcript_is_called_so(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    for content, name in (
        (b"", "transcript-empty"),
        (b"hello\n", "not-a-transcript"),
        (b"[1]\n", "not-a-transcript"),
        (b"\xff\xfe\n", "not-a-transcript"),
        (b'{"fuda": "transcript"', "not-a-transcript"),
        (b'{"fuda": "transcript", "format": 99}\n', "transcript-format"),
        (b'{"fuda": "transcript", "format": 1}\n', "transcript-altered"),
    ):
        path.write_bytes(content)
        assert problem(path).name == name
    assert problem(tmp_path / "missing.jsonl").name == "no-such-file"
    assert problem(tmp_path).name == "is-a-folder"


def test_lines_after_the_end_are_refused(whole: Path) -> None:
    content = whole.read_bytes()
    whole.write_bytes(content + content.splitlines(keepends=True)[3])
    assert (problem(whole).name, problem(whole).line) == ("transcript-after-end", 13)


def of_another_version(content: list[dict[str, Any]]) -> None:
    content[0]["rules"] = "0" * 64
    content[0]["version"] = "0.0.9"


def test_a_game_of_another_version_that_goes_the_same_way_stands_with_a_remark(whole: Path) -> None:
    forged(whole, of_another_version)
    found = verify(whole)
    assert found.stands and found.finished
    assert [each.name for each in found.remarks] == ["transcript-played-here"]
    assert "0.0.9" in found.remarks[0].explain("en") and "000000000000" in found.remarks[0].explain("ja")


def test_a_game_of_another_version_that_goes_otherwise_is_refused_where_it_parts(whole: Path) -> None:
    def change(content: list[dict[str, Any]]) -> None:
        of_another_version(content)
        content[5]["answer"] = 99

    forged(whole, change)
    found = problem(whole)
    assert (found.name, found.line) == ("transcript-of-other-rules", 6)
    assert "0.0.9" in found.explain("en") and "000000000000" in found.explain("ja")
    with pytest.raises(BadTranscript, match="wrote it"):
        list(replay(whole).steps())


def test_a_game_that_is_not_known_is_refused(whole: Path) -> None:
    forged(whole, lambda content: content[0].update(game="chess"))
    assert problem(whole).name == "unknown-game"


def test_a_forged_shuffle_is_found_by_the_seed(whole: Path) -> None:
    def change(content: list[dict[str, Any]]) -> None:
        order = content[1]["answer"]
        order[-1], order[-2] = order[-2], order[-1]  # two cards that nobody draws

    forged(whole, change)
    assert (problem(whole).name, problem(whole).line) == ("transcript-chance", 2)


def test_another_seed_is_found_by_the_commitment(whole: Path) -> None:
    forged(whole, lambda content: content[-1].update(seed="8"))
    assert problem(whole).name == "transcript-commitment"


@pytest.mark.parametrize(
    ("key", "value", "name"),
    [
        ("answer", [7], "transcript-illegal"),
        ("answer", 0, "transcript-illegal"),
        ("clause", "99", "transcript-not-asked"),
        ("seat", 2, "transcript-not-asked"),
    ],
)
def test_an_answer_that_nobody_could_give_is_found(whole: Path, key: str, value: Any, name: str) -> None:
    forged(whole, lambda content: content[5].update({key: value}))
    assert (problem(whole).name, problem(whole).line) == (name, 6)


def test_a_forged_outcome_is_found(whole: Path) -> None:
    def change(content: list[dict[str, Any]]) -> None:
        content[-1]["outcome"]["winner"] = 1 - content[-1]["outcome"]["winner"]

    forged(whole, change)
    assert problem(whole).name == "transcript-outcome"


def test_a_forged_position_is_found(whole: Path) -> None:
    forged(whole, lambda content: content[-1].update(position="0" * 64))
    assert problem(whole).name == "transcript-position"


def test_an_early_end_is_found(whole: Path) -> None:
    def change(content: list[dict[str, Any]]) -> None:
        del content[-3:-1]
        content[-1]["answers"] -= 2

    forged(whole, change)
    assert problem(whole).name == "transcript-not-over"


def test_replaying_goes_forward_and_back_to_every_position(
    tricks: Game, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fuda.play.records.timeline.CHECKPOINT", 3)
    shown = replay(whole)
    assert len(shown) == 10 and shown.at == 0
    keys = [shown.state().key()]
    steps = []
    for step in shown.steps():
        steps.append(step)
        keys.append(shown.state().key())
    assert shown.outcome is not None
    assert [step.number for step in steps] == list(range(10))
    assert steps[2].asked is not None and steps[2].asked["purpose"] == "lay" and steps[2].seat == 0
    assert any(event[-1]["event"] == "Scored" for step in steps for event in step.events)
    for place in (10, 4, 9, 0, 3, 7, 6, 5, 8):
        shown.go(place)
        assert shown.state().key() == keys[place]
    shown.back()
    assert shown.at == 7 and shown.state().key() == keys[7]
    assert shown.view(0)["seat"] == 0 and shown.view()["seat"] == -1
    with pytest.raises(BadTimeline):
        shown.go(11)


def test_going_back_does_not_replay_from_the_beginning(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fuda.play.records.timeline.CHECKPOINT", 3)
    shown = replay(whole)
    shown.go(10)
    given = 0
    submitted = machine.submit

    def counting(*words: Any) -> None:
        nonlocal given
        given += 1
        submitted(*words)

    monkeypatch.setattr(machine, "submit", counting)
    shown.go(8)
    assert given == 2


@pytest.mark.parametrize("answers", range(10))
def test_an_interrupted_game_goes_on_as_if_nothing_had_happened(
    tricks: Game, tmp_path: Path, whole: Path, answers: int
) -> None:
    path = tmp_path / "interrupted.jsonl"
    contest = begin(tricks, path)
    for _ in range(answers):
        contest.step()
    del contest
    resumed = resume(path, players())
    assert resumed.answers == answers
    resumed.play()
    assert path.read_bytes() == whole.read_bytes()
    assert verify(path).stands and not seed_path(path).exists()


def test_a_torn_line_is_taken_away_on_resuming(tricks: Game, tmp_path: Path, whole: Path) -> None:
    path = tmp_path / "torn.jsonl"
    contest = begin(tricks, path)
    for _ in range(5):
        contest.step()
    del contest  # a process that ends lets go of the file
    path.write_bytes(path.read_bytes()[:-20])
    resume(path, players()).play()
    assert not list(tmp_path.glob("*.rest*"))
    assert path.read_bytes() == whole.read_bytes()


def test_a_game_whose_last_line_was_torn_gets_it_on_resuming(tricks: Game, whole: Path) -> None:
    content = whole.read_bytes()
    whole.write_bytes(content[:-20])
    seed_path(whole).write_text(SEED)
    resumed = resume(whole, players())
    assert resumed.outcome is not None
    assert whole.read_bytes() == content and not seed_path(whole).exists()


def test_resuming_is_refused_with_a_reason(tricks: Game, tmp_path: Path, whole: Path) -> None:
    with pytest.raises(BadTranscript) as caught:
        resume(whole, players())
    assert caught.value.name == "transcript-ended"
    path = tmp_path / "game2.jsonl"
    begin(tricks, path).step()
    seed_path(path).write_text("8")
    with pytest.raises(BadTranscript) as caught:
        resume(path, players())
    assert caught.value.name == "transcript-commitment"
    seed_path(path).unlink()
    with pytest.raises(BadTranscript) as caught:
        resume(path, players())
    assert caught.value.name == "transcript-no-seed" and path.name in caught.value.explain("ja")
    assert resume(path, players(), seed=SEED).play().clause == "6"


def test_an_unfinished_game_verifies_as_far_as_it_goes(tricks: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    contest = begin(tricks, path)
    for _ in range(4):
        contest.step()
    verdict = verify(path)
    assert verdict.stands and not verdict.finished and verdict.answers == 4 and verdict.outcome is None


def test_the_hash_of_a_line_is_what_the_documentation_says(whole: Path) -> None:
    from hashlib import sha256

    before = ""
    for line in lines(whole):
        claimed = line.pop("hash")
        plain = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert claimed == sha256(before.encode() + plain.encode()).hexdigest()
        before = claimed
    assert read(whole).last_hash == before
    assert module.FORMAT == 1
