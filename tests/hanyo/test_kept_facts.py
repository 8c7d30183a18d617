"""Derived information that was kept over events is what would be derived anew."""

from __future__ import annotations

import pytest

from fuda.api import load
from fuda.games.hanyo.table import ENERGIES
from fuda.kernel.machine import submit
from fuda.play.bots.random import RandomPlayer
from fuda.play.contest import Contest
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, tactics, unit

HOLD = ["火矢"]  # a card in hand keeps the main phase open


@clause("hanyo", "1005.1", "1005.2")
def test_what_a_copy_of_the_game_has_cleared_away_still_lies_in_the_game() -> None:
    end = tactics("終わり", "相手のスタンバイ・ユニットすべてをKOする。デッキを1枚引いてもよい。")
    board = Board(
        cards=[end],
        first={"hand": ["終わり", *HOLD]},
        second={"standby": [{"card": "鏡の精", "energy": ["火矢", "火矢"]}], "hand": HOLD},
    )
    board.play("first", "終わり")
    copy = board.state.clone()
    submit(copy, board.rules, 0, 1)
    submit(copy, board.rules, 0, copy.pending[0].count() - 1)  # ends the phase, so that it is checked again
    assert not copy.zones[ENERGIES[1]]
    assert len(board.energy("鏡の精")) == 2
    board.option("first", "no")
    assert board.energy("鏡の精") == []


@clause("hanyo", "1005.1", "1005.2")
def test_a_set_is_cleared_away_where_no_energy_lies() -> None:
    end = tactics("終わり", "相手のスタンバイ・ユニットすべてをKOする。")
    pot = enhancement("鉢", "ユニットにセットできる。")
    board = Board(
        cards=[end, pot],
        first={"hand": ["終わり", *HOLD]},
        second={"standby": [{"card": "鏡の精", "sets": ["鉢"]}], "hand": HOLD},
    )
    board.play("first", "終わり")
    assert board.zone("鉢") == ("second", "discard")


@clause("hanyo", "502.2", "503.1", "505.1", "702.1", "705.1", "807.1")
@pytest.mark.parametrize(
    "moment", ["ターン開始時", "メインフェイズ開始時", "バトルフェイズ開始時", "バトルフェイズ終了時", "ターン終了時"]
)
def test_a_moment_is_waited_for_though_nobody_is_told_of_it(moment: str) -> None:
    watch = unit("夜警", hp=500, text=f"自分の{moment}、このユニットに100ダメージを与える。")
    board = Board(cards=[watch], first={"main": "夜警", "hand": HOLD}, second={"hand": HOLD})
    board.state.notes = None
    before = board.damage("夜警")
    board.play_to_turn(8)
    assert board.damage("夜警") > before


@clause("hanyo", "502.2", "807.1", "807.7")
@pytest.mark.parametrize("game", range(4))
def test_a_game_goes_the_same_way_whether_somebody_listens_or_not(game: int) -> None:
    keys: list[list[int]] = []
    for listen in (True, False):
        players = [RandomPlayer(f"{game} {seat}") for seat in (0, 1)]
        contest = Contest(load("hanyo"), players, str(game), listen=listen)
        found: list[int] = []
        while contest.outcome is None:
            contest.step()
            found.append(contest.state().key())
        keys.append(found)
    assert keys[0] == keys[1]


@clause("hanyo", "805.1", "105.1")
def test_what_is_said_of_a_players_turn_begins_and_ends_with_it() -> None:
    tide = unit("潮の主", hp=500, text="自分のターン中、このユニットのHPを300アップする。")
    board = Board(cards=[tide], first={"main": "潮の主", "hand": HOLD}, second={"hand": HOLD})
    assert board.hp("潮の主") == 800
    board.play_to_turn(6)
    assert board.hp("潮の主") == 500
    board.play_to_turn(7)
    assert board.hp("潮の主") == 800
