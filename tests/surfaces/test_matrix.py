"""Does `fuda deck matrix` show who wins how often, in two languages and as JSON, and explain wrong input?"""

from __future__ import annotations

import json

from tests.surfaces.running import fuda

SMALL = ("deck", "matrix", "hanyo", "--bot", "random", "--games", "2", "--seed", "1", "--workers", "1")


def test_the_matrix_has_a_row_for_every_deck_and_one_for_every_pair() -> None:
    result = fuda(*SMALL)
    lines = result.stdout.splitlines()
    assert "2 games for every two decks" in lines[0] and "random plays both" in lines[0] and "seed 1" in lines[0]
    for name in ("A  Frozen Tide", "B  Thousand Wings", "C  Twilight Pact", "D  Wildfire"):
        assert sum(line.startswith(name) for line in lines) == 1
    assert sum(" – " in line.split("  ")[0] for line in lines) == 6
    assert "could not draw a card" in result.stdout and "1002.1" in result.stdout


def test_the_exit_code_says_whether_the_matrix_is_fair() -> None:
    result = fuda(*SMALL, "--json")
    figures = json.loads(result.stdout)
    assert result.exit_code == (0 if figures["is_fair"] else 1)
    assert figures["most_uneven"]["share"] in (0.5, 1.0)
    assert figures["is_fair"] is (figures["most_uneven"]["share"] == 0.5)
    said = fuda(*SMALL)
    assert said.exit_code == result.exit_code
    assert ("is too much" in said.stdout) is not figures["is_fair"]


def test_the_json_has_decks_shares_and_pairs() -> None:
    figures = json.loads(fuda(*SMALL, "--json").stdout)
    assert [each["name"]["ja"] for each in figures["decks"]] == ["凍てつく潮", "千の羽音", "黄昏の盟約", "燎原の火"]
    assert len(figures["pairs"]) == 6 and figures["games"] == 12
    for a, row in enumerate(figures["shares"]):
        for b, share in enumerate(row):
            assert share is None if a == b else share == 1 - figures["shares"][b][a]


def test_the_matrix_speaks_japanese() -> None:
    shown = fuda(*SMALL, "--lang", "ja").stdout
    assert "デッキ2つの組ごとに2試合" in shown and "凍てつく潮" in shown and "敗者はデッキから" in shown
    assert "Frozen" not in shown and "share" not in shown


def test_a_game_with_a_fixed_deck_has_no_matrix() -> None:
    result = fuda("deck", "matrix", "wars3x3")
    assert result.exit_code == 2 and "The deck of wars3x3 is fixed" in result.stderr
    result = fuda("deck", "matrix", "wars3x3", "--lang", "ja")
    assert result.exit_code == 2 and "比べるデッキがありません" in result.stderr


def test_wrong_input_is_explained() -> None:
    for arguments, said in (
        (("nonsense",), "no game 'nonsense'"),
        (("hanyo", "--bot", "gredy"), "greedy"),
        (("hanyo", "--variant", "lot"), "lots"),
        (("hanyo", "--games", "0"), "--games"),
        (("hanyo", "--games", "many"), "--games"),
        ((), "GAME"),
    ):
        result = fuda("deck", "matrix", *arguments)
        assert result.exit_code == 2 and said in result.stderr
