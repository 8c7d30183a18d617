"""Can a person play a whole game at a terminal, leave it, and go on with it?"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fuda.surfaces.cli.layout import width_of
from tests.surfaces.running import at_terminal, fuda, in_process, some_answer


def games(state: Path) -> list[Path]:
    return sorted((state / "games").glob("*.jsonl"))


@pytest.mark.parametrize(
    ("language", "seat", "won", "clause"),
    [
        ("ja", "second", ("あなたの勝ち", "あなたの負け", "引き分け"), "2.1a"),
        ("en", "first", ("You win", "You lose", "A draw"), "4.1"),
    ],
)
def test_a_whole_game_is_played(tmp_path: Path, language: str, seat: str, won: tuple[str, ...], clause: str) -> None:
    arguments = ["play", "wars3x3", "--lang", language, "--seed", "11", "--seat", seat, "--opponent", "random"]
    session = at_terminal(arguments, some_answer, tmp_path)
    assert session.code == 0, session.text[-2000:]
    assert any(each in session.text for each in won)
    assert f"[{clause}]" in session.text
    (record,) = games(tmp_path)
    assert fuda("replay", "verify", str(record)).exit_code == 0
    assert not record.with_name(f"{record.name}.seed").exists()
    wide = [line for line in session.text.splitlines() if width_of(line) > 80 and str(tmp_path) not in line]
    assert wide == []


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_player_can_ask_back(tmp_path: Path, language: str) -> None:
    script = {
        "ja": [
            "?",
            "カード 花乙女",
            "カード そんな札はない",
            "ログ",
            "ルール W3.4",
            "ルール 99",
            "なぜ 配備 花乙女",
            "なぜ",
            "ヒント",
            "盤面",
            "あああ",
            "投了",
            "いいえ",
        ],
        "en": [
            "?",
            "card Flower Maiden",
            "card nothing like it",
            "log 3",
            "rules W3.4",
            "rules 99",
            "why deploy Flower Maiden",
            "why",
            "hint",
            "board",
            "gibberish",
            "concede",
            "no",
        ],
    }[language]
    wanted = {
        "ja": [
            "最近の出来事",
            "豊穣",
            "というカードはありません",
            "デッキを混ぜた",
            "[W3.4]",
            "という条文はありません",
            "花乙女》",
            "例：なぜ 配備",
            "ヒント：",
            "ライフ30",
            "分かりません",
            "本当に投了",
            "試合を続けます",
        ],
        "en": [
            "what happened last",
            "Harvest",
            "has no card",
            "received",
            "[W3.4]",
            "has no clause",
            "Flower Maiden",
            "such as: why deploy",
            "Hint: ",
            "life 30",
            "not understood",
            "Really concede",
            "The game goes on",
        ],
    }[language]

    shown: list[str] = []

    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        return script[prompt] if prompt < len(script) else "quit"

    session = at_terminal(["play", "wars3x3", "--lang", language, "--seed", "5"], answer, tmp_path)
    assert session.code == 0
    for place, part in enumerate(wanted):
        assert part in shown[place + 1], (script[place], shown[place + 1])


def test_why_not_names_the_clause_and_the_values(tmp_path: Path) -> None:
    """In the strategy step, with one territory, a unit of cost 6 cannot be deployed; before it, no unit can."""
    shown: list[str] = []

    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        if "Not now: [4.2a]" in text:
            return "quit"
        if "strategy step [4.2]" in text or ("expansion step [4.1]" in text and "Not now" not in text):
            return "why deploy Thousand-Year Tree"
        if "Not now" in text:
            return "1"
        if "Enter:" in text:
            return ""
        return "1" if "(1-2)" in text else some_answer(text, prompt)

    session = at_terminal(["play", "wars3x3", "--lang", "en", "--seed", "7", "--opponent", "random"], answer, tmp_path)
    assert session.code == 0
    assert any("[4.2] This belongs to another step" in text for text in shown)
    assert "[4.2a] It costs 6, but your territories are worth 1." in shown[-1]
    assert "a unit card costing no more than" in shown[-1]


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    arguments = ["play", "wars3x3", "--lang", "en", "--seed", "21", "--opponent", "random"]
    left = at_terminal(arguments, lambda text, prompt: "quit" if prompt == 8 else some_answer(text, prompt), tmp_path)
    assert left.code == 0
    assert "fuda play --resume" in left.text
    (record,) = games(tmp_path)
    before = len(record.read_text(encoding="utf-8").splitlines())
    session = at_terminal(["play", "--resume", "--lang", "ja"], some_answer, tmp_path)
    assert session.code == 0
    assert "の続きから" in session.text
    assert games(tmp_path) == [record]
    assert len(record.read_text(encoding="utf-8").splitlines()) > before
    assert fuda("replay", "verify", str(record)).exit_code == 0


def test_control_c_and_control_d_save_the_game(tmp_path: Path) -> None:
    for key, code in ((b"\x03", 130), (b"\x04", 0)):
        typed = lambda text, prompt, key=key: key if prompt == 3 else some_answer(text, prompt)  # noqa: E731
        session = at_terminal(["play", "wars3x3", "--lang", "en", "--seed", "4"], typed, tmp_path)
        assert session.code == code
        assert "Go on with:" in session.text and "Traceback" not in session.text
    assert len(games(tmp_path)) == 2


def test_a_line_that_was_cut_off_is_forgotten_when_the_game_goes_on(tmp_path: Path) -> None:
    arguments = ["play", "wars3x3", "--lang", "en", "--seed", "21", "--opponent", "random"]
    at_terminal(arguments, lambda text, prompt: "quit" if prompt == 6 else some_answer(text, prompt), tmp_path)
    (record,) = games(tmp_path)
    whole = record.read_bytes()
    record.write_bytes(whole + b'{"answer":0,"cla')
    session = at_terminal(["play", "wars3x3", "--resume", "--lang", "en"], lambda text, prompt: "quit", tmp_path)
    assert session.code == 0
    assert record.read_bytes() == whole


def test_conceding_ends_the_record(tmp_path: Path) -> None:
    typed = lambda text, prompt: {2: "concede", 3: "yes"}.get(prompt) or some_answer(text, prompt)  # noqa: E731
    session = at_terminal(["play", "wars3x3", "--lang", "en", "--seed", "4"], typed, tmp_path)
    assert session.code == 0 and "You conceded" in session.text
    (record,) = games(tmp_path)
    assert fuda("replay", "verify", str(record)).exit_code == 0
    assert "the loser conceded" in fuda("replay", "show", str(record)).stdout
    nothing = fuda("play", "--resume", env={"FUDA_STATE": str(tmp_path)})
    assert nothing.exit_code == 2 and "no interrupted game" in nothing.stderr
    assert fuda("play", "--resume", str(record)).exit_code == 3


def test_plain_output_has_neither_colours_nor_control_codes(tmp_path: Path) -> None:
    shown: list[str] = []

    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        return "quit" if prompt == 5 else some_answer(text, prompt)

    at_terminal(["play", "wars3x3", "--lang", "en", "--seed", "4", "--plain"], answer, tmp_path, {"NO_COLOR": ""})
    assert not any("\x1b[" in text.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "") for text in shown)


def test_without_a_terminal_two_bots_play_a_whole_game() -> None:
    done = in_process("play", "wars3x3", "--seed", "9", "--lang", "en", stdin=-3)
    assert done.returncode == 0
    assert "== Turn 1:" in done.stdout and "[1.1]" in done.stdout
    assert " won: " in done.stdout.splitlines()[-2] or "A draw" in done.stdout.splitlines()[-2]
    assert "[W1." in done.stdout.splitlines()[-2]
    japanese = in_process("play", "wars3x3", "--seed", "9", "--lang", "ja", "--opponent", "random", stdin=-3)
    assert japanese.returncode == 0 and "第1ターン" in japanese.stdout


def test_the_game_of_two_bots_as_json() -> None:
    found = json.loads(fuda("play", "wars3x3", "--seed", "9", "--opponent", "random", "--json").stdout)
    assert found["outcome"]["clause"].startswith("W1.")
    assert found["events"][0]["event"] == "Shuffled"


def test_a_game_without_a_drawing_of_its_own_is_drawn_by_its_zones() -> None:
    from fuda.api import load
    from fuda.surfaces.cli.play.board import Board
    from fuda.surfaces.cli.words import speak

    speak("en")
    game = load("wars3x3")
    board = Board("wars3x3", ("You", "Opponent"))
    drawn = [line.plain for line in board.drawn(game.new(seed=5).view(0).to_json(), 79)]
    assert any(line.startswith("  the deck 30") for line in drawn)
    assert any("Thousand-Year Tree" in line for line in drawn)
    assert not any("Lord of the Crater" in line for line in drawn)  # it is in the opponent's hand
    assert max(width_of(line) for line in drawn[1:]) <= 79


def test_answers_come_through_a_pipe(tmp_path: Path) -> None:
    where = {"XDG_STATE_HOME": str(tmp_path)}
    play = ("play", "wars3x3", "--plain", "--seed", "3", "--lang", "en")
    done = in_process(*play, env=where, input="where\nfoo\n1\n")
    assert done.returncode == 0
    assert "> foo\n'foo' is not understood" in done.stdout
    assert "> 1\nYou chose: " in done.stdout
    assert "The game is saved" in done.stdout
    on = in_process("play", "--resume", "wars3x3", "--plain", "--lang", "en", env=where, input="where\n")
    assert on.returncode == 0
    assert "Going on with" in on.stdout


def test_without_answers_two_bots_play() -> None:
    done = in_process("play", "wars3x3", "--plain", "--seed", "3", "--lang", "en", input="")
    assert done.returncode == 0
    assert "The game is over" in done.stdout
