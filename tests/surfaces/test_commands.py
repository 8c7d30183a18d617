"""Does every command print what it promises, as text in two languages and as JSON?"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from fuda import __version__
from fuda.library.loading import GAMES
from tests.surfaces.running import fuda, in_process


def printed(*arguments: str) -> Any:
    """The JSON that a successful command prints."""
    result = fuda(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between bots."""
    from fuda.api import load
    from fuda.play.contest import Contest
    from fuda.play.players import bot
    from fuda.play.records.transcript import Recording

    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    game = load("wars3x3")
    recorder = Recording.begin(path, game, None, "7", ["random", "random"])
    Contest(game, [bot("random", "a"), bot("random", "b")], "7", recorder=recorder).play()
    return path


def test_the_version_is_shown() -> None:
    assert fuda("--version").stdout == f"fuda {__version__}\n"


COMMANDS: tuple[list[str], ...] = (
    [],
    ["games"],
    ["play"],
    ["sim"],
    ["cards"],
    ["cards", "check"],
    ["cards", "explain"],
    ["cards", "try"],
    ["cards", "schema"],
    ["phrases"],
    ["decks"],
    ["deck"],
    ["deck", "check"],
    ["deck", "matrix"],
    ["rules"],
    ["rules", "check"],
    ["scenario"],
    ["scenario", "run"],
    ["replay"],
    ["replay", "show"],
    ["replay", "cut"],
    ["replay", "verify"],
    ["judge"],
    ["bench"],
    ["schema"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_explains_itself_in_both_languages(command: list[str]) -> None:
    english = fuda(*command, "--help", "--lang", "en")
    japanese = fuda(*command, "--help", env={"LANG": "ja_JP.UTF-8"})
    assert english.exit_code == japanese.exit_code == 0
    assert english.stdout.startswith("Usage: fuda")
    assert japanese.stdout.startswith("使い方: fuda")
    assert "この説明を表示する" in japanese.stdout and "Show this message" not in japanese.stdout
    assert not any("\u3041" <= character <= "\u30ff" for character in english.stdout)


def test_help_fits_eighty_columns_also_in_japanese() -> None:
    from fuda.surfaces.cli.layout import width_of

    for command in COMMANDS:
        shown = fuda(*command, "--help", "--lang", "ja").stdout
        assert max(width_of(line) for line in shown.splitlines()) <= 80


def test_the_locale_decides_where_no_language_is_named() -> None:
    assert "遊ぶには" in fuda("games", env={"LANG": "ja_JP.UTF-8"}).stdout
    assert "Play:" in fuda("games", env={"LANG": "fr_FR.UTF-8"}).stdout
    assert "Play:" in fuda("games", "--lang", "en", env={"LANG": "ja_JP.UTF-8"}).stdout


def test_the_games_are_listed_with_their_variants() -> None:
    found = printed("games")
    assert [each["id"] for each in found["games"]] == list(GAMES)
    wars = found["games"][0]
    assert (wars["cards"], wars["clauses"]) == (70, 85)
    assert [each["id"] for each in wars["variants"]] == ["wizard", "seven-mages"]
    assert "greedy" in found["bots"]


def test_cards_are_listed_and_shown_by_number_and_by_name() -> None:
    assert len(printed("cards", "wars3x3")["cards"]) == 70
    by_number, by_name, by_english = (printed("cards", "wars3x3", each) for each in ("026", "花乙女", "flower maiden"))
    assert by_number == by_name == by_english
    assert by_number["text"]["en"].startswith("Harvest:")
    assert "豊穣" in fuda("cards", "wars3x3", "026", "--lang", "ja").stdout
    assert len(fuda("cards", "wars3x3").stdout.splitlines()) > 70


def test_options_may_stand_before_the_game() -> None:
    assert json.loads(fuda("cards", "--json", "wars3x3", "026").stdout)["number"] == "026"


def test_all_card_texts_pass_the_check() -> None:
    """Of one game; `make test` checks those of all."""
    found = printed("cards", "check", "wars3x3")
    assert found["passed"] and found["games"][0]["cards"] == 70
    assert "70" in fuda("cards", "check", "wars3x3").stdout


def test_a_card_is_explained_by_phrases_and_clauses() -> None:
    found = printed("cards", "explain", "wars3x3", "025")
    assert "Q3" in found["clauses"]
    assert found["tree"]["category"] == "text"
    shown = fuda("cards", "explain", "wars3x3", "木の実拾い", "--lang", "en").stdout
    assert "trait: 宝掘  [Q3]" in shown
    assert "Treasure Dig: When this card enters the field" in shown
    assert "これが場に出た時" in shown


def test_a_card_without_text_is_explained_too() -> None:
    assert "(no text)" in fuda("cards", "explain", "wars3x3", "001").stdout
    assert printed("cards", "explain", "wars3x3", "001")["clauses"] == []


def test_clauses_are_listed_and_shown_with_code_tests_and_rulings() -> None:
    assert len(printed("rules", "wars3x3")["clauses"]) == 85
    found = printed("rules", "wars3x3", "2.1A")
    assert found["id"] == "2.1a" and found["code"] and found["tests"]
    shown = fuda("rules", "wars3x3", "M1", "--lang", "ja").stdout
    assert "裁定 R4" in shown and "コード" in shown


def test_english_summaries_have_english_names() -> None:
    english, _, japanese = fuda("rules", "wars3x3", "3.1", "--lang", "en").stdout.partition("透過攻撃")
    assert "Piercing" in english and "透過" not in english and "双壁" in japanese


def test_the_ledger_check_answers_with_its_exit_code() -> None:
    result = fuda("rules", "check", "wars3x3", "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == (0 if found["passed"] else 1)
    assert sum(found["games"][0]["totals"].values()) == 85


def test_decks_are_listed_and_a_right_one_passes(tmp_path: Path) -> None:
    deck = printed("decks", "wars3x3")["decks"][0]
    assert len(deck["cards"]) == 48
    rows = "\n".join(f'"{number}" = {count}' for number, count in deck["cards"].items())
    file = tmp_path / "deck.toml"
    file.write_text(f'name = {{ ja = "山", en = "Pile" }}\n[cards]\n{rows}\n', encoding="utf-8")
    assert printed("deck", "check", "wars3x3", str(file))["passed"]
    assert fuda("sim", "wars3x3", "--games", "2", "--a", "random", "--deck-a", str(file)).exit_code == 0


def test_a_simulation_does_not_depend_on_the_number_of_workers() -> None:
    series = ["sim", "wars3x3", "--games", "6", "--a", "random", "--b", "random", "--seed", "3", "--swap"]
    alone, together = printed(*series, "--workers", "1"), printed(*series, "--workers", "2")
    assert alone.pop("pace")["workers"] == 1
    assert together.pop("pace")["workers"] == 2
    assert alone == together
    assert alone["wins_a"]["low"] <= alone["wins_a"]["share"] <= alone["wins_a"]["high"]


def test_a_simulation_is_told_with_intervals_endings_and_pace() -> None:
    shown = fuda("sim", "wars3x3", "--games", "4", "--a", "random", "--seed", "3", "--workers", "1").stdout
    for part in ("95 % interval", "first player", "W1.", "decisions/s", "seed 3"):
        assert part in shown
    japanese = fuda("sim", "wars3x3", "--games", "2", "--a", "random", "--workers", "1", "--lang", "ja").stdout
    assert "先攻の勝ち" in japanese


def test_a_record_is_told_shown_and_verified(record: Path) -> None:
    told = fuda("replay", "show", str(record), "--lang", "en").stdout
    assert "== Turn 1:" in told and "[1.1]" in told
    board = fuda("replay", "show", str(record), "--at", "40", "--lang", "ja").stdout
    assert "ライフ" in board and "デッキ" in board
    assert printed("replay", "show", str(record))["outcome"]["clause"].startswith("W1.")
    assert printed("replay", "show", str(record), "--at", "3", "--seat", "1")["view"]["seat"] == 1
    assert printed("replay", "verify", str(record))["stands"]
    assert "stands" in fuda("replay", "verify", str(record)).stdout


def test_one_seat_is_told_less_than_the_judge(record: Path) -> None:
    judge = fuda("replay", "show", str(record), "--lang", "en").stdout
    seat = fuda("replay", "show", str(record), "--seat", "0", "--lang", "en").stdout
    assert "drew a card." in seat and "drew a card." not in judge


def test_the_schema_is_a_schema() -> None:
    assert "transcript_header" in json.loads(fuda("schema").stdout)["properties"]


def test_scenarios_are_run(tmp_path: Path) -> None:
    text = """
name: {ja: 配備, en: Deployment}
game: wars3x3
clauses: [4.2a]
story: {ja: 領土2つでコスト2を出す。, en: Two territories bring out a unit of cost 2.}
position:
  step: strategy
  first: {hand: [花乙女, 苔石像], territory: 2}
script:
  - illegal: [{seat: first, do: deploy, card: 苔石像, clause: 4.2a}]
  - {seat: first, do: deploy, card: 花乙女}
  - expect: {field.first: [花乙女], asked: {seat: second, purpose: expansion-step}}
"""
    (tmp_path / "right.yaml").write_text(text, encoding="utf-8")
    assert printed("scenario", "run", str(tmp_path))["scenarios"][0]["checks"] == 3
    assert "holds    Deployment" in fuda("scenario", "run", str(tmp_path / "right.yaml")).stdout
    (tmp_path / "wrong.yaml").write_text(text.replace("[花乙女], asked", "[苔石像], asked"), encoding="utf-8")
    result = fuda("scenario", "run", str(tmp_path), "--lang", "ja")
    assert result.exit_code == 1
    assert "シナリオ2件、失敗1件" in result.stdout


def test_bench_compares_with_the_budgets() -> None:
    result = fuda("bench", "wars3x3", "-n", "5", "--json")
    figures = json.loads(result.stdout)["benches"][0]
    assert figures["game"] == "wars3x3" and figures["budgets"]
    assert result.exit_code == (0 if all(each["passed"] for each in figures["budgets"]) else 1)


def test_output_without_a_terminal_has_no_colours() -> None:
    done = in_process("cards", "wars3x3", env={"LANG": "C", "FORCE_COLOR": "", "TERM": "xterm"})
    assert done.returncode == 0 and "\x1b" not in done.stdout


@pytest.mark.parametrize(("lang", "code"), [("en", 0), ("ja", 0)])
def test_a_command_that_is_printed_works_from_where_the_user_stands(tmp_path: Path, lang: str, code: int) -> None:
    """`fuda` is not on the path where only `make setup` was run; what is printed is typed back as it stands."""
    env = {"FUDA_STATE": str(tmp_path), "FUDA_COMMAND": "", "PATH": "/usr/bin:/bin"}
    left = in_process("play", "wars3x3", "--plain", "--lang", lang, "--seed", "3", env=env, input="1\nq\n")
    (again,) = [line.strip() for line in left.stdout.splitlines() if "--resume" in line]
    assert not again.startswith("fuda ")
    surroundings = {**os.environ, **env, "PYTHONUTF8": "1"}
    ran = subprocess.run(
        ["bash", "-c", f"{again} --plain"],
        input="q\n",
        capture_output=True,
        encoding="utf-8",
        env=surroundings,
        timeout=120,
        check=False,
    )
    assert ran.returncode == code, ran.stderr
    refused = in_process("cards", "wars3x3", "nothing like it", "--lang", lang, env=env)
    assert "`fuda cards" not in refused.stderr and "-m fuda cards wars3x3" in refused.stderr
