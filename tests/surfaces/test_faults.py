"""What does a user see when something is wrong? A message with a remedy and the right exit code, in both languages."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fuda.surfaces.cli.root import ROOT
from tests.surfaces.running import fuda, in_process
from tests.surfaces.test_commands import record

__all__ = ["record"]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["cards", "wars3x4"], "wars3x3"),
        (["sim", "wars3x3", "--a", "gready"], "greedy"),
        (["play", "wars3x3", "--variant", "seven-mage"], "seven-mages"),
        (["cards", "wars3x3", "花乙"], "026"),
        (["cards", "wars3x3", "Flour Maiden"], "Flower Maiden"),
        (["rules", "wars3x3", "2.1z"], "2.1a"),
        (["rules", "check", "wars"], "wars3x3"),
        (["simm"], "sim"),
        (["sim", "wars3x3", "--gamez", "3"], "--games"),
    ],
    ids=" ".join,
)
def test_an_unknown_name_is_answered_with_the_nearest_one(arguments: list[str], hint: str) -> None:
    result = fuda(*arguments)
    if arguments == ["cards", "wars3x3", "花乙"]:  # the beginning of a name is enough
        assert result.exit_code == 0 and hint in result.stdout
        return
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Did you mean" in result.stderr and hint in result.stderr.split("Did you mean")[1]
    japanese = fuda(*arguments, "--lang", "ja")
    assert "もしかして" in japanese.stderr


@pytest.mark.parametrize(
    ("arguments", "english", "japanese"),
    [
        (["play"], "GAME is missing", "GAMEがありません"),
        (
            ["sim", "wars3x3", "--games", "0"],
            "--games does not fit: a whole number from 1 to 1,000,000",
            "1～1,000,000の整数",
        ),
        (["games", "--lang", "de"], "ja|en", "ja|en"),
        (["play", "wars3x3", "--seat", "third"], "--seat", "--seat"),
        (["replay", "show"], "FILE is missing", "FILEがありません"),
    ],
    ids=str,
)
def test_wrong_usage_is_said_in_both_languages(arguments: list[str], english: str, japanese: str) -> None:
    first = fuda(*arguments)
    second = fuda(*arguments, env={"LANG": "ja_JP.UTF-8"})
    assert first.exit_code == second.exit_code == 2
    assert english in first.stderr and "--help" in first.stderr
    assert japanese in second.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["cards", "check", "wars3x3", "no-such.toml"],
        ["deck", "check", "wars3x3", "no-such.toml"],
        ["replay", "show", "no-such.jsonl"],
        ["replay", "verify", "no-such.jsonl"],
        ["scenario", "run", "no-such.yaml"],
        ["play", "--resume", "no-such.jsonl"],
        ["sim", "wars3x3", "--deck-a", "no-such.toml"],
    ],
    ids=" ".join,
)
def test_a_missing_file_is_a_bad_file(arguments: list[str]) -> None:
    result = fuda(*arguments)
    assert result.exit_code == 3
    assert "There is no such file" in result.output
    assert "ファイルがありません" in fuda(*arguments, "--lang", "ja").output


@pytest.mark.parametrize(
    ("name", "content", "arguments", "place"),
    [
        ("cards.toml", "[x", ["cards", "check", "wars3x3"], "cards.toml:1"),
        ("deck.toml", "name = ", ["deck", "check", "wars3x3"], "deck.toml:1"),
        ("game.jsonl", "{", ["replay", "verify"], "game.jsonl:1"),
        ("scene.yaml", "name: [", ["scenario", "run"], "scene.yaml:"),
    ],
)
def test_a_malformed_file_is_a_bad_file_with_its_place(
    tmp_path: Path, name: str, content: str, arguments: list[str], place: str
) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    result = fuda(*arguments, str(tmp_path / name))
    assert result.exit_code == 3
    assert place in result.output


def test_a_text_that_does_not_compile_is_shown_with_a_caret_under_the_place(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        '["X1"]\nname = { ja = "試し", en = "Trial" }\nkind = "unit"\ncolour = "fire"\ncost = 2\n'
        'text = """\n【透化】これを強化に使った時、対象のユニットは飛行を得る。\n"""\n',
        encoding="utf-8",
    )
    result = fuda("cards", "check", "wars3x3", str(file))
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert f"{file}:7:47 [X1]" in lines[0]
    assert lines[2].index("^") == 4 + 46
    assert "Nearest known phrases" in result.stdout
    found = json.loads(fuda("cards", "check", "wars3x3", str(file), "--json").stdout)
    assert found["games"][0]["problems"][0]["column"] == 47
    of_no_game = fuda("cards", "check", str(file))
    assert of_no_game.exit_code == 2 and "wars3x3, hanyo" in of_no_game.stderr


def test_a_wrong_deck_is_answered_with_no(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text('name = { ja = "山", en = "Pile" }\n[cards]\n"001" = 2\n"A01" = 1\n', encoding="utf-8")
    result = fuda("deck", "check", "wars3x3", str(file))
    assert result.exit_code == 1
    assert "001" in result.stdout and "A01" in result.stdout
    assert fuda("play", "wars3x3", "--deck", str(file)).exit_code == 3


def test_an_altered_record_does_not_stand(tmp_path: Path, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[9] = lines[9].replace('"seat":', '"seat": ')
    altered = tmp_path / "altered.jsonl"
    altered.write_text("".join([*lines[:9], lines[10], *lines[11:]]), encoding="utf-8")
    result = fuda("replay", "verify", str(altered))
    assert result.exit_code == 1
    assert "altered.jsonl:10" in result.stdout and "8 answers are in order" in result.stdout


def test_a_truncated_record_does_not_stand_but_is_told_as_far_as_it_goes(tmp_path: Path, record: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(record.read_bytes()[:4000])
    result = fuda("replay", "verify", str(cut))
    assert result.exit_code == 1
    assert "cut off" in result.stdout
    assert "not over" in fuda("replay", "show", str(cut)).stdout


def test_a_record_of_other_rules_is_refused_where_it_does_not_fit(tmp_path: Path, record: Path) -> None:
    from fuda.play.records.transcript import canonical, chained

    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()[:2]]
    lines[0]["rules"] = "0" * 64
    lines[1]["answer"] = 99
    other, last = tmp_path / "other.jsonl", ""
    written = []
    for line in lines:
        del line["hash"]
        last = chained(last, line)
        written.append(canonical({**line, "hash": last}) + b"\n")
    other.write_bytes(b"".join(written))
    result = fuda("replay", "verify", str(other))
    assert result.exit_code == 3
    assert "Use the version that wrote it" in result.output


def test_an_error_of_ours_leaves_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fuda.library import loading

    def broken(game: str) -> None:
        raise RuntimeError("a wheel came off")

    monkeypatch.setattr(loading, "count_clauses", broken)
    result = fuda("games", env={"FUDA_STATE": str(tmp_path)})
    assert result.exit_code == 4
    assert "a wheel came off" in result.stderr and "Traceback" not in result.output
    (report,) = (tmp_path / "reports").iterdir()
    assert str(report) in result.stderr
    text = report.read_text(encoding="utf-8")
    for part in ("Traceback", "a wheel came off", "command line: fuda games", "Python 3", "click"):
        assert part in text


def test_a_closed_pipe_is_no_error() -> None:
    script = f"{sys.executable} -m fuda cards wars3x3 --json | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, encoding="utf-8", check=False)
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr
    assert done.returncode in (0, 141)


def test_an_interrupt_ends_without_a_traceback() -> None:
    arguments = [sys.executable, "-m", "fuda", "sim", "wars3x3", "--games", "100000", "--workers", "1", "--a", "random"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as running:
        try:
            with pytest.raises(subprocess.TimeoutExpired):
                running.wait(2)
            running.send_signal(signal.SIGINT)
            _, errors = running.communicate(timeout=30)
        finally:
            running.kill()
    assert running.returncode == 130
    assert "Traceback" not in errors and "Interrupted" in errors


def test_no_subcommand_has_the_name_of_a_game() -> None:
    from fuda.library.loading import GAMES

    context = ROOT.make_context("fuda", ["--help"], resilient_parsing=True)
    for name in ("cards", "rules"):
        group = ROOT.get_command(context, name)
        assert not set(group.list_commands(context)) & set(GAMES)
    assert in_process("rules", "check", "check").returncode == 2
