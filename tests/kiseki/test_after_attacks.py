"""804.8, 802.4: texts that ask who attacked this turn, and effects that last to the end of a phase."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, event, unit

CARDS = [
    unit("剣", cp=2, strength=3, defence=9),
    unit("槍", cp=1, strength=1, defence=9),
    unit("壁", cp=3, strength=2, defence=9),
    unit("兵"),
]


def after_an_attack(text: str) -> Board:
    """剣 has attacked 壁, 槍 has not; the first player may play 札 with this text in the battle phase."""
    board = Board(
        phase="battle",
        cards=[*CARDS, event("札", text)],
        first={"field": ["剣", "槍"], "hand": ["札"], "homebase": 5, "deck": ["兵"] * 4, "bonds": 30},
        second={"field": ["壁"], "homebase": 5, "deck": ["兵"] * 4, "bonds": 30},
    )
    board.attack("first", "剣", target="壁")
    return board


@pytest.mark.parametrize(
    ("text", "fitting", "stunned"),
    [
        ("このターンに攻撃したUNITを1つ対象とし、それをスタンする。", ["剣"], "剣"),
        ("このターンに攻撃していないUNITを1つ対象とし、それをスタンする。", ["壁", "槍"], "槍"),
    ],
)
@clause("kiseki", "804.8")
def test_only_a_unit_that_attacked_this_turn_is_one_that_did(text: str, fitting: list[str], stunned: str) -> None:
    board = after_an_attack(text)
    for _ in range(40):
        asked = board.asked()
        if asked is not None and asked[:2] == ("first", "priority") and board.state.attacked_in[board.card("剣")]:
            break
        board._be_passive()
    board.do("first", "play", "札")
    if board._purpose() == "targets":
        assert sorted(board.options("first")) == fitting
        board.choose("first", stunned)
    board.settle()
    assert [name for name in ("剣", "槍", "壁") if board.is_stunned(name)] == [stunned]


@pytest.mark.parametrize(
    ("span", "battle"), [("戦闘フェイズ終了時まで", 4), ("準備フェイズ終了時まで", 3), ("回復フェイズ終了時まで", 4)]
)
@clause("kiseki", "802.4")
def test_an_effect_lasts_through_the_phase_that_it_names(span: str, battle: int) -> None:
    board = Board(
        phase="deployment",
        cards=[*CARDS, event("札", f"{span}、あなたのUNITは+1/+0を得る。")],
        first={"field": ["剣"], "hand": ["札"], "homebase": 5, "deck": ["兵"] * 4, "bonds": 30},
        second={"field": ["壁"], "homebase": 5, "deck": ["兵"] * 4, "bonds": 30},
    )
    board.do("first", "play", "札")
    board.passes("first", "second")
    assert board.strength("剣") == 4
    for _ in range(40):
        if board.phase() == "battle":
            break
        board._be_passive()
    assert board.phase() == "battle" and board.strength("剣") == battle


@clause("kiseki", "804.8", "503.1a", "502.3")
def test_a_card_that_comes_onto_the_field_has_attacked_in_no_turn() -> None:
    revive = "あなたの軌跡のUNITを1枚対象とし、それを場に出す。その後、このターンに攻撃したUNITをすべてスタンする。"
    board = Board(
        phase="deployment",
        number=1,
        cards=[*CARDS, event("札", revive)],
        first={"field": ["剣"], "trail": ["槍"], "hand": ["札"], "deck": ["兵"] * 4, "bonds": 30},
        second={"field": ["壁"], "deck": ["兵"] * 4, "bonds": 30},
    )
    board.do("first", "play", "札")
    board.settle()
    assert board.turn()[0] == 1 and sorted(board.field("first")) == sorted(["剣", "槍"])
    assert [name for name in ("剣", "槍", "壁") if board.is_stunned(name)] == []
