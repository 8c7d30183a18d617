"""Is a record ever lost? Two programs that want the same one, lines that are broken, a disk that is full."""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fuda.play.records.claims import Claim, is_claimed
from fuda.play.records.replay import verify
from fuda.play.records.transcript import BadTranscript, Recording, recover, seed_path
from tests.surfaces.running import Session, at_terminal, fuda, in_process, some_answer
from tests.surfaces.test_commands import record

__all__ = ["record"]

LEAVE = 6  # so many prompts are answered before the player leaves


def quitting(prompts: int) -> Callable[[str, int], str]:
    return lambda text, prompt: "quit" if prompt == prompts else some_answer(text, prompt)


def played(state: Path, seed: int = 21) -> Path:
    """An interrupted game."""
    before = {*(state / "games").glob("*.jsonl")}
    arguments = ["play", "wars3x3", "--lang", "en", "--seed", str(seed), "--opponent", "random"]
    assert at_terminal(arguments, quitting(LEAVE), state).code == 0
    (made,) = {*(state / "games").glob("*.jsonl")} - before
    return made


def resumed(state: Path, *named: str, prompts: int = 2) -> Session:
    return at_terminal(["play", "--resume", *named, "--lang", "en"], quitting(prompts), state)


def lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


# --- two programs


def test_of_two_programs_only_one_goes_on_with_a_game(tmp_path: Path) -> None:
    path = played(tmp_path)
    before = path.read_bytes()
    answers: list[str] = []

    def second(text: str, prompt: int) -> str:
        if prompt == 1:
            for arguments in (["play", "--resume"], ["play", "--resume", str(path)]):
                for language, said in (("en", "Another fuda is playing this game"), ("ja", "別のfuda")):
                    done = in_process(*arguments, "--lang", language, env={"FUDA_STATE": str(tmp_path)})
                    answers.append(done.stderr)
                    assert done.returncode == 3 and said in done.stderr and path.name in done.stderr
            shown = in_process("replay", "show", str(path), "--lang", "en")
            assert shown.returncode == 0 and "not over" in shown.stdout  # to look at it is no matter
        return quitting(4)(text, prompt)

    session = at_terminal(["play", "--resume", str(path), "--lang", "en"], second, tmp_path)
    assert session.code == 0 and len(answers) == 4
    assert path.read_bytes().startswith(before) and verify(path).stands
    assert resumed(tmp_path, str(path)).code == 0


def test_a_game_that_begins_is_nobody_elses(tmp_path: Path) -> None:
    def second(text: str, prompt: int) -> str:
        if prompt == 1:
            (path,) = (tmp_path / "games").glob("*.jsonl")
            assert is_claimed(path)
            assert fuda("play", "--resume", str(path), env={"FUDA_STATE": str(tmp_path)}).exit_code == 3
        return quitting(3)(text, prompt)

    assert at_terminal(["play", "wars3x3", "--lang", "en", "--seed", "3"], second, tmp_path).code == 0
    (path,) = (tmp_path / "games").glob("*.jsonl")
    assert not is_claimed(path) and verify(path).stands


def test_a_program_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"")
    program = (
        f"from fuda.play.records.claims import Claim; from pathlib import Path; c = Claim(Path({str(path)!r})); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", f"{program.replace('; input()', '')}; print(1, flush=True); input()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout is not None and other.stdout.readline()
        assert is_claimed(path)
        other.kill()
    assert not is_claimed(path)
    Claim(path).release()


# --- lines that are broken


def broken(path: Path, line: int) -> list[bytes]:
    """What two programs made of a file before: a line of another chain in the middle. What was behind it."""
    content = lines(path)
    other = json.loads(content[line - 1])
    other["hash"] = "0" * 64
    content.insert(line - 1, json.dumps(other).encode() + b"\n")
    path.write_bytes(b"".join(content))
    return content[line - 1 :]


def test_a_game_goes_on_from_the_last_line_that_is_in_order(tmp_path: Path) -> None:
    path = played(tmp_path)
    good = lines(path)
    rest = broken(path, 6)
    session = resumed(tmp_path)
    assert session.code == 0
    said = " ".join(session.text.split())
    assert f"{path.name}:6: This line does not fit the chain" in said and "4 answers so far" in said
    beside = path.with_name(f"{path.name}.rest")
    assert beside.name in session.text.replace("\n", "")
    assert beside.read_bytes() == b"".join(rest)
    after = lines(path)
    assert after[:5] == good[:5] and len(after) > 5
    assert verify(path).stands
    again = broken(path, 4)
    assert resumed(tmp_path).code == 0
    assert path.with_name(f"{path.name}.rest2").read_bytes() == b"".join(again)
    assert beside.read_bytes() == b"".join(rest)


def test_a_broken_record_is_shown_cut_and_judged_up_to_there(tmp_path: Path, record: Path) -> None:
    path = tmp_path / "broken.jsonl"
    shutil.copy(record, path)
    broken(path, 12)
    shown = fuda("replay", "show", str(path))
    assert shown.exit_code == 0 and "not over" in shown.stdout
    assert "broken.jsonl:12: This line does not fit the chain" in shown.stderr and "10 answers" in shown.stderr
    assert "鎖に合いません" in fuda("replay", "show", str(path), "--lang", "ja").stderr
    told = json.loads(fuda("replay", "show", str(path), "--json").stdout)
    assert told["broken"]["line"] == 12 and len(told["answers"]) == 10 and told["outcome"] is None
    assert json.loads(fuda("replay", "show", str(record), "--json").stdout)["broken"] is None
    cut = fuda("replay", "cut", str(path))
    assert cut.exit_code == 0 and "broken.jsonl:12" in cut.stderr
    scene = tmp_path / "scene.yaml"
    scene.write_text(cut.stdout, encoding="utf-8")
    assert fuda("scenario", "run", str(scene)).exit_code == 0
    verdict = fuda("replay", "verify", str(path))
    assert verdict.exit_code == 1
    assert "broken.jsonl:12" in verdict.stdout and "does not stand; 10 answers are in order" in verdict.stdout
    assert fuda("judge", "wars3x3", str(path), typed="quit\n").exit_code == 0


def test_whatever_is_cut_out_of_a_record_it_opens_up_to_there(tmp_path: Path, record: Path) -> None:
    good = lines(record)
    path = tmp_path / "cut.jsonl"
    for place in range(1, len(good), 7):
        for content in (
            [*good[:place], *good[place + 1 :]],
            [*good[:place], b"\n", *good[place:]],
            [*good[:place], b"\x00" * 512 + b"\n", *good[place:]],
            [*good[:place], good[place][: len(good[place]) // 2], *good[place + 1 :]],
            [*good[: place + 1], good[place], *good[place + 1 :]],
        ):
            path.write_bytes(b"".join(content))
            found = recover(path)
            kept = place + 1 if content.count(good[place]) == 2 else place
            assert found.size == len(b"".join(good[:kept]))
            assert found.problem is not None and found.problem.line == kept + 1


# --- which game


def test_the_newest_game_that_can_go_on_is_taken(tmp_path: Path) -> None:
    good = played(tmp_path)
    for number, spoil in enumerate((b"", b"hello\n", b'{"fuda": "trans')):
        path = good.with_name(f"wars3x3-2999010{number}-000000-0000.jsonl")
        path.write_bytes(spoil)
        seed_path(path).write_text("1")
    strange = good.with_name("wars3x3-29990109-000000-0000.jsonl")
    strange.write_bytes(good.read_bytes())
    seed_path(strange).write_bytes(b"\xff\xfe")
    now = good.stat().st_mtime
    for place, path in enumerate(good.parent.glob("wars3x3-2999*.jsonl")):
        os.utime(path, (now + 10 + place, now + 10 + place))
    session = resumed(tmp_path)
    said = " ".join(session.text.split())
    assert session.code == 0 and "passed over" in said
    assert f"Going on with {good}" in said.replace("- ", "-") or good.name in session.text.replace("\n", "")


def test_a_game_of_another_version_goes_on(tmp_path: Path) -> None:
    good = played(tmp_path)
    other = good.with_name("wars3x3-29990108-000000-0000.jsonl")
    written_by_other_rules(other)
    os.utime(other, (good.stat().st_mtime + 10,) * 2)
    session = resumed(tmp_path)
    assert session.code == 0 and other.name in session.text.replace("\n", "")
    assert "passed over" not in session.text


def written_by_other_rules(path: Path) -> None:
    from fuda.api import load
    from fuda.play.records.transcript import canonical, chained

    Recording.begin(path, load("wars3x3"), None, "5", ["person", "random"]).close()
    header = json.loads(path.read_bytes())
    header["rules"] = "0" * 64
    del header["hash"]
    path.write_bytes(canonical({**header, "hash": chained("", header)}) + b"\n")


# --- a disk that is full


def test_a_full_disk_ends_a_game_and_loses_nothing(tmp_path: Path) -> None:
    """The limit on the size of files stands for the disk: it is reached in the middle of a line."""
    path = played(tmp_path)
    before = path.read_bytes()
    code = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({len(before) + 100}, resource.RLIM_INFINITY));"
        f"from fuda.surfaces.cli import main; main(['play', '--resume', {str(path)!r}, '--plain'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="1\n" * 20,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "FUDA_STATE": str(tmp_path), "LC_ALL": "C", "PYTHONUTF8": "1"},
        timeout=60,
        check=False,
    )
    assert done.returncode == 3, done.stderr
    assert "The record cannot be written: File too large" in done.stderr and "fault of fuda" not in done.stderr
    assert path.read_bytes() == before  # nothing of the line that did not fit
    assert resumed(tmp_path).code == 0 and verify(path).stands
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] == resource.RLIM_INFINITY


def test_a_place_that_cannot_be_written_is_no_fault_of_ours(tmp_path: Path, record: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    env = {"FUDA_STATE": str(tmp_path / "state"), "LC_ALL": "C"}
    begun = in_process("play", "wars3x3", "--plain", env=env, input="1\n")
    assert "fault of fuda" not in begun.stderr
    assert begun.returncode == 3 and "cannot be written" in begun.stderr
    out = tmp_path / "state" / "scene.yaml"
    done = fuda("replay", "cut", str(record), "--out", str(out))
    assert done.exit_code == 3 and "cannot be written" in done.stderr


def test_a_game_that_could_not_begin_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fuda.api import load

    def full(self: Claim, line: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Claim, "append", full)
    with pytest.raises(BadTranscript) as caught:
        Recording.begin(tmp_path / "game.jsonl", load("wars3x3"), None, "5", ["person", "random"])
    assert "No space left on device" in caught.value.explain("en") and "書けません" in caught.value.explain("ja")
    assert list(tmp_path.iterdir()) == []
