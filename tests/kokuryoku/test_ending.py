"""How games end: occupation, seizing, annihilation, an empty deck, conceding (X1) and what comes first (X7.40)."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.unit_events import MadeAble, MadeWaiting
from fuda.kernel.machine import advance, concede, happen
from fuda.kernel.procedure import Procedure, step
from tests.citing import clause
from tests.kokuryoku.board import Board, on, soldier, surprise, unit

CARDS = [
    soldier("兵"),
    soldier("敵"),
    unit("王", "【制圧】"),
    unit("剣", spirit=7, attack=3, counter=3),
    unit("盾", spirit=7, arms="bow", attack=1, counter=1),
    unit("救", "【救助】(気力1)"),
    surprise("帰", "[エンドフェイズ開始時]自軍のユニット1体を持ち主の手札に戻す。"),
    surprise("刺", "[自国力フェイズ]敵軍のユニット1体は気力を6失う。"),
]


@clause("kokuryoku", "X1.1")
def test_three_enemy_units_on_the_sortie_squares_win() -> None:
    board = Board(cards=CARDS, first=[on("兵@a", 9), on("兵@b", 10), on("兵@c", 8)], second=[on("敵", 4)])
    board.act("first", "act-with", "c")
    board.act("first", "move", "c", cell=11)
    assert board.outcome() == ("first", "occupation", "X1.1")


@clause("kokuryoku", "X1.1")
def test_two_units_there_are_not_enough_and_own_units_do_not_count() -> None:
    board = Board(cards=CARDS, first=[on("兵@a", 9), on("兵@b", 7)], second=[on("敵", 11)])
    board.act("first", "act-with", "b")
    board.act("first", "move", "b", cell=10)
    assert board.outcome() is None


@clause("kokuryoku", "X1.2")
def test_a_unit_with_seize_wins_on_a_sortie_square() -> None:
    board = Board(cards=CARDS, first=[on("王", 7)], second=[on("敵", 11)])
    board.act("first", "act-with", "王")
    board.act("first", "move", "王", cell=10)
    assert board.outcome() == ("first", "seize", "X1.2")


@clause("kokuryoku", "X1.2")
def test_seizing_needs_an_enemy_sortie_square_and_the_ability() -> None:
    board = Board(cards=CARDS, first=[on("王", 4), on("剣", 7)], second=[on("敵", 11)])
    board.walk("first", "剣", 10)
    assert board.outcome() is None
    board.act("first", "go-on")
    board.act("first", "act-with", "王")
    board.act("first", "move", "王", cell=1)  # its own sortie square
    assert board.outcome() is None


@clause("kokuryoku", "X1.2", "X7.20")
def test_a_unit_that_is_put_on_the_square_enters_it_too() -> None:
    board = Board(cards=CARDS, first=[on("救", 7), on("王", 6)], second=[on("敵", 0)])
    board.take("first", "救")
    board.act("first", "rescue", "救", "王", cell=10)
    assert board.outcome() == ("first", "seize", "X1.2")


@clause("kokuryoku", "X1.3", "K2.5")
def test_a_player_without_units_loses_when_an_invasion_phase_begins() -> None:
    board = Board(phase="item", cards=CARDS, first=[on("兵", 0)], second=[], hands=([], []))
    assert board.finish() is not None
    assert board.outcome() == ("first", "annihilation", "X1.3")
    board = Board(phase="power", cards=CARDS, first=[on("兵", 0)], second=[], hands=([], ["敵"]))
    board.play_on("sortie-step", "second")
    assert board.outcome() is None
    board.act("second", "sortie", "敵", cell=9)
    board.number("second", 1)
    board.play_on("invasion")


@clause("kokuryoku", "X1.3")
def test_the_last_unit_falls_in_battle_and_the_game_is_over() -> None:
    board = Board(cards=CARDS, first=[on("剣", 4)], second=[on("盾", 7, 3)])
    board.take("first", "剣")
    board.attack("first", "剣", "盾")
    assert board.outcome() == ("first", "annihilation", "X1.3")


@clause("kokuryoku", "X1.3", "X5.7", "X7.40")
def test_both_at_once_is_a_draw() -> None:
    board = Board(cards=CARDS, first=[on("剣", 4, 3)], second=[on("盾", 7, 3)])
    board.take("first", "剣")
    board.attack("first", "剣", "盾")
    assert board.outcome() == ("nobody", "both-annihilated", "X1.3")


@clause("kokuryoku", "X7.30", "X1.3")
def test_annihilation_counts_in_invasion_and_end_phase() -> None:
    board = Board(phase="end", cards=CARDS, first=[on("兵", 4)], second=[on("敵", 11)], hands=(["帰"], []))
    board.act("first", "surprise", "帰")
    assert board.outcome() == ("second", "annihilation", "X1.3")


@clause("kokuryoku", "X7.30", "K2.5")
def test_annihilation_does_not_count_in_a_national_power_phase() -> None:
    board = Board(phase="item", cards=CARDS, first=[on("兵", 4)], second=[on("敵", 11, 6)], hands=(["刺"], ["敵@次"]))
    board.act("first", "surprise", "刺")
    assert board.field("second") == []
    assert board.outcome() is None
    board.play_on("sortie-step", "second")


@clause("kokuryoku", "X1.4")
def test_a_player_who_cannot_draw_loses() -> None:
    board = Board(phase="power", cards=CARDS, first=[on("兵", 4)], second=[on("敵", 11)], more=({"deck": 0}, {}))
    assert board.outcome() == ("second", "deck-out", "X1.4")


@clause("kokuryoku", "X1.4")
def test_an_empty_deck_alone_is_no_defeat() -> None:
    board = Board(
        phase="power", cards=CARDS, first=[on("兵", 4)], second=[on("敵", 11)], more=({"deck": 1}, {"deck": 1})
    )
    board.play_on("invasion")
    assert (board.deck("first"), board.outcome()) == ([], None)


@clause("kokuryoku", "X1.5")
def test_in_the_variant_hold_one_unit_that_stays_wins() -> None:
    board = Board(cards=CARDS, first=[on("兵", 10)], second=[on("敵", 0)], variant="hold")
    assert board.outcome() == ("first", "hold", "X1.5")


@clause("kokuryoku", "X1.5")
def test_holding_wins_nothing_without_the_variant_or_before_the_next_invasion_phase() -> None:
    board = Board(cards=CARDS, first=[on("兵", 10)], second=[on("敵", 0)])
    assert board.outcome() is None
    board = Board(cards=CARDS, first=[on("兵", 7)], second=[on("敵", 3)], variant="hold")
    board.act("first", "act-with", "兵")
    board.act("first", "move", "兵", cell=10)
    board.play_on("invasion", "second")  # held in the opponent's invasion phase: nothing yet
    assert board.outcome() is None
    board.act("second", "go-on")
    board.finish()
    assert board.outcome() == ("first", "hold", "X1.5")


@clause("kokuryoku", "X1.6")
def test_conceding_loses_at_once() -> None:
    board = Board(cards=CARDS, first=[on("兵", 4)], second=[on("敵", 11)])
    concede(board.state, board.rules, 1)
    assert board.outcome() == ("first", "concession", "X1.6")


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("kokuryoku", "X7.40", "X1.1")
def test_two_endings_at_once(turn: str) -> None:
    taken = [on("兵@a", 9), on("兵@b", 10), on("兵@c", 11)]
    lost = [on("敵@x", 0), on("敵@y", 1), on("敵@z", 2)]
    board = Board(turn=turn, cards=CARDS, first=taken, second=lost)
    assert board.outcome() == (turn, "occupation", "X1.1")


class Swaying(Procedure):
    """What no card of ours does: a unit waits and is able to act again, over and over, and nobody is asked."""

    def __init__(self, unit: int = -1, rounds: int = -1) -> None:
        super().__init__()
        self.unit = unit
        self.rounds = rounds  # how often; -1: for ever

    @step("X7.41")
    def wait(self, state: Any, rules: Any) -> int:
        return happen(state, rules, MadeWaiting("X7.41", self.unit))

    @step("X7.41")
    def rise(self, state: Any, rules: Any) -> int:
        happen(state, rules, MadeAble("X7.41", self.unit))
        if self.rounds > 0:
            self.rounds -= 1
        return self.done(state) if self.rounds == 0 else self.go("wait")


@clause("kokuryoku", "X7.41")
def test_an_endless_loop_is_a_draw() -> None:
    board = Board(cards=CARDS, first=[on("兵", 4)], second=[on("敵", 11)])
    board.state.frames.append(Swaying(board.card("兵")))
    board.state.pending = ()
    advance(board.state, board.rules)
    assert board.outcome() == ("nobody", "loop", "X7.41")


@clause("kokuryoku", "X7.41")
def test_what_ends_by_itself_is_no_loop() -> None:
    board = Board(cards=CARDS, first=[on("兵", 4)], second=[on("敵", 11)])
    board.state.frames[-1].run_again()  # what it asked is asked again afterwards
    board.state.frames.append(Swaying(board.card("兵"), 3))
    board.state.pending = ()
    advance(board.state, board.rules)
    assert board.outcome() is None
    assert board.happened().count("MadeAble") == 3
