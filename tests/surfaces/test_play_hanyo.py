"""Can 汎用TCG be played at a terminal of 80 columns and 24 lines, and does it say why something is not possible?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fuda.surfaces.cli.layout import width_of
from tests.surfaces.running import at_terminal, fuda

DECK = """
name = { ja = "試し", en = "Trial" }

[cards]
H003 = 4
H005 = 4
H008 = 4
H009 = 4
H010 = 2
H051 = 4
H053 = 4
H054 = 4
H058 = 4
H059 = 4
H089 = 4
H090 = 4
H091 = 4
"""


def with_deck(folder: Path, *more: str) -> list[str]:
    """A game in which the first hand is two units, two strategies and an enhancement."""
    path = folder / "trial.toml"
    path.write_text(DECK, encoding="utf-8")
    return ["play", "hanyo", "--deck", str(path), "--seed", "1", *more]


def answered(arguments: list[str], folder: Path, *lines: str) -> list[str]:
    """What is shown after each line that is typed; then the player leaves."""
    shown: list[str] = []

    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        return lines[prompt] if prompt < len(lines) else "quit"

    assert at_terminal(arguments, answer, folder).code == 0
    return shown[1:]


def test_why_not_names_the_clause_and_the_values(tmp_path: Path) -> None:
    shown = answered(
        with_deck(tmp_path, "--lang", "en"),
        tmp_path,
        "Crimson Blade",
        "why play Fox Mask",
        "why skill Blazing Slash",
        "Put out",
        "why retreat",
        "play execution",
        "why play Execution",
        "why charge Crimson Blade Geyser Keeper",
    )
    assert "[604.4] Enhancements cannot be played in your first turn." in shown[1]
    assert "[703.2a-2] It takes 2 energy; the unit has 0." in shown[2]
    assert "[605.3] It takes 1 energy; the unit has 0." in shown[4]
    assert "[803.2] One strategy may be played each turn; you have played 1." in shown[6]
    assert "[602.1] That card is not in your hand." in shown[7]


def test_why_not_in_japanese(tmp_path: Path) -> None:
    shown = answered(
        with_deck(tmp_path, "--lang", "ja"),
        tmp_path,
        "紅蓮の剣士",
        "なぜ プレイ 狐の面",
        "なぜ スキル 烈火斬",
        "を出す",
        "なぜ 退却",
        "処断をプレイ",
        "なぜ プレイ 処断",
    )
    assert "[604.4] 強化は自分の最初のターンにはプレイできません。" in shown[1]
    assert "[703.2a-2] エネルギーが2枚必要ですが、0枚しかついていません。" in shown[2]
    assert "[605.3] エネルギーが1枚必要ですが、0枚しかついていません。" in shown[4]
    assert "[803.2] 戦略は1ターンに1枚です。" in shown[6]


def test_a_charge_asks_for_the_unit_and_then_for_the_card(tmp_path: Path) -> None:
    shown = answered(with_deck(tmp_path, "--lang", "en"), tmp_path, "1", "3", "", "3", "Fox Mask")
    assert "3 Charge main Crimson Blade (700/700 E0)" in shown[0]
    assert "Enter: go back." in shown[1]
    assert "Nothing was chosen" in shown[2]
    assert "attached a card to “Crimson Blade” as energy" in shown[4]
    assert "Crimson Blade F 700/700 E1" in shown[4]


@pytest.mark.parametrize(
    ("language", "wanted"), [("ja", ("勝ち", "負け", "引き分け")), ("en", ("You win", "You lose", "A draw"))]
)
def test_a_whole_game_fits_the_terminal(tmp_path: Path, language: str, wanted: tuple[str, ...]) -> None:
    """Each time the last choice but one, which does something and brings the game to its end."""
    tables: list[str] = []

    def answer(text: str, prompt: int) -> str:
        start = text.rfind("── ")
        if start >= 0:
            tables.append(text[start:])
        if prompt > 600:
            return "quit"
        found = re.findall(r"(?:1-|1～)(\d+)", text)
        if found and int(found[-1]) > 1:
            return str(max(1, int(found[-1]) - 1 - prompt % 2))
        several = re.search(r"Type (\d) numbers|番号を(\d)個", text)
        if several:
            return " ".join(str(each + 1) for each in range(int(several.group(1) or several.group(2))))
        return "1" if found else ""

    session = at_terminal(["play", "hanyo", "--lang", language, "--seed", "3"], answer, tmp_path)
    assert session.code == 0
    assert any(each in session.text for each in wanted)
    assert "{" not in session.text and "board." not in session.text
    assert len(tables) > 20
    for table in tables:
        lines = table.split("\n")
        assert max(width_of(line) for line in lines) <= 80
        assert not any(line.lstrip().startswith(("None", "[]")) for line in lines)
    # The table with its question stands on one screen nearly always.
    assert sum(table.count("\n") <= 24 for table in tables) > 0.8 * len(tables)


def test_a_deck_is_called_by_its_name() -> None:
    told = fuda("play", "hanyo", "--deck", "wildfire", "--seed", "2", "--lang", "en")
    assert told.exit_code == 0
    assert "Ember Kit" in told.output or "Crimson Blade" in told.output
    assert fuda("play", "hanyo", "--deck", "no-such-deck", "--seed", "2", "--lang", "en").exit_code == 3


def test_a_card_is_shown_with_its_skills() -> None:
    told = fuda("cards", "hanyo", "H003", "--lang", "en")
    assert "[Blazing Slash] cost 2, damage 300." in told.output
    assert "strong against Wind" in told.output
    assert "{'name'" not in told.output
