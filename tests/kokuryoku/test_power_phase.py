"""The national-power phase: draw, sortie, support, land and items (K4) with the rulings on chips and equipment."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.chapters.sortie import sortie_card_refusal
from fuda.kernel.machine import submit
from fuda.kernel.reasons import Illegal, Reason
from tests.citing import clause
from tests.kokuryoku.board import Board, item, land, magic, on, soldier, surprise, unit, weapon

CARDS = [
    soldier("兵", spirit=5),
    soldier("敵"),
    unit("勇者", spirit=6),
    unit("騎士", move="cavalry", spirit=6),
    unit("転職", "【クラスチェンジ】「勇者」"),
    weapon("剣", attack=1),
    weapon("名剣", level="S", attack=2),
    weapon("槍", arms="lance"),
    weapon("重剣", attack=1, max=2),
    magic("炎", need=2),
    item("腕輪", "このユニットの攻撃力を1増やす。"),
    item("盾", "このユニットが受けるダメージを1減らす。"),
    land("森"),
    land("暗い森", "騎兵はこのマスに進入できない。"),
    surprise("補給", "[自国力フェイズ]使用済みチップを3枚まで未使用に戻す。"),
]


def at(phase: str, hand: list[str], units: list[dict[str, Any]] | None = None, **more: Any) -> Board:
    """The first player's phase; the second player has one unit."""
    first = [on("兵@先", 1)] if units is None else units
    enemies = more.pop("enemies", [on("敵", 10)])
    return Board(phase=phase, cards=CARDS, first=first, second=enemies, hands=(hand, []), **more)


# --- draw


@clause("kokuryoku", "K4.1")
def test_one_card_is_drawn() -> None:
    board = at("draw", [], more=({"deck": ["剣", "槍"]}, {}))
    assert board.hand("first") == ["剣"]
    assert board.deck("first") == ["槍"]


# --- sortie


@clause("kokuryoku", "K4.2a")
def test_a_unit_sorties_to_an_empty_sortie_square() -> None:
    board = at("sortie", ["勇者"])
    assert board.squares("first", "sortie") == [0, 2]
    board.act("first", "sortie", "勇者", cell=2)
    board.number("first", 4)
    assert (board.cell("勇者"), board.chips("勇者")) == (2, 4)
    assert board.zone("勇者") == ("first", "field")


@clause("kokuryoku", "K4.2a")
def test_the_second_player_sorties_to_the_other_side() -> None:
    board = Board(phase="other-sortie", cards=CARDS, first=[on("兵", 1)], second=[on("敵", 10)], hands=([], ["勇者"]))
    assert board.squares("second", "sortie") == [9, 11]


@clause("kokuryoku", "K4.2a")
def test_a_second_sortie_in_one_step_is_refused() -> None:
    board = at("sortie", ["勇者", "兵@次", "補給"])
    board.act("first", "sortie", "勇者", cell=2)
    board.number("first", 1)
    assert board.asked() == ("first", "support", "K4.3")
    assert board.why_not("first", "sortie", "次", cell=0) == ("K4.2a", "one-sortie-a-step")


@clause("kokuryoku", "K4.2a")
def test_only_unit_cards_of_the_hand_sortie_and_only_to_empty_sortie_squares() -> None:
    board = at("sortie", ["勇者", "剣"], more=({"off": ["騎士"]}, {}))
    assert board.why_not("first", "sortie", "剣", cell=0) == ("K4.2a", "not-a-unit")
    assert board.why_not("first", "sortie", "騎士", cell=0) == ("K4.2a", "not-in-hand")
    assert board.why_not("first", "sortie", "勇者", cell=1) == ("K4.2a", "square-taken")
    assert board.why_not("first", "sortie", "勇者", cell=3) == ("K4.2a", "not-a-sortie-square")
    assert board.why_not("second", "sortie", "敵", cell=9) == ("K4.2a", "not-your-power-phase")


@clause("kokuryoku", "K4.2a")
def test_no_sortie_without_an_empty_square() -> None:
    taken = [on("兵@a", 0), on("兵@b", 1), on("兵@c", 2)]
    board = at("sortie", ["勇者", "補給"], taken)
    assert board.asked() == ("first", "item-step", "K4.5")
    assert ("勇者",) not in board.offered("first", "sortie")


@pytest.mark.parametrize("side", ["first", "second"])
@clause("kokuryoku", "K4.2b")
def test_a_name_on_the_field_of_either_side_bars_the_sortie(side: str) -> None:
    mine = [on("兵", 1)] + ([on("勇者@場", 4)] if side == "first" else [])
    theirs = [on("敵", 10)] + ([on("勇者@場", 7)] if side == "second" else [])
    board = at("sortie", ["勇者@手", "騎士"], mine, enemies=theirs)
    assert board.why_not("first", "sortie", "手", cell=0) == ("K4.2b", "name-on-the-field")
    assert board.offered("first", "sortie") == [("騎士", "0"), ("騎士", "2")]


@clause("kokuryoku", "K4.2b")
def test_common_soldiers_may_share_a_name() -> None:
    board = at("sortie", ["兵@次"])
    assert board.offered("first", "sortie") == [("次", "0"), ("次", "2")]


@clause("kokuryoku", "X7.6")
def test_a_class_change_card_cannot_sortie_and_keeps_its_characters_name() -> None:
    board = at("sortie", ["転職", "騎士"])
    assert board.why_not("first", "sortie", "転職", cell=0) == ("X7.6", "class-change-card")
    board = at("sortie", ["勇者", "騎士"], [on("兵", 1), on("転職", 4)])
    assert board.why_not("first", "sortie", "勇者", cell=0) == ("K4.2b", "name-on-the-field")


@clause("kokuryoku", "X3.1")
def test_a_sortie_puts_one_up_to_the_printed_spirit_on_the_unit() -> None:
    board = at("sortie", ["勇者"])
    board.act("first", "sortie", "勇者", cell=0)
    assert board.options("first") == ["1", "2", "3", "4", "5", "6"]
    board.number("first", 6)
    assert board.piles("first") == (9, 0)


@clause("kokuryoku", "X3.1")
def test_a_sortie_takes_no_more_chips_than_are_unused_and_none_without_chips() -> None:
    board = at("sortie", ["勇者"], more=({"used": 12}, {}))
    board.act("first", "sortie", "勇者", cell=0)
    assert board.options("first") == ["1", "2", "3"]
    board = at("sortie", ["勇者", "補給"], more=({"used": 15}, {}))
    assert board.asked() == ("first", "item-step", "K4.5")
    assert sortie_card_refusal(board.state, board.rules, 0, board.card("勇者")) is not None


@clause("kokuryoku", "K5.2")
def test_a_land_that_bars_a_unit_bars_its_sortie() -> None:
    board = at("sortie", ["騎士", "勇者"], more=({"lands": {0: "暗い森"}}, {}))
    assert board.why_not("first", "sortie", "騎士", cell=0) == ("K5.2", "land-bars-it")
    assert sorted(board.offered("first", "sortie")) == [("勇者", "0"), ("勇者", "2"), ("騎士", "2")]


# --- support


@clause("kokuryoku", "K4.3")
def test_up_to_three_chips_in_any_split() -> None:
    board = at("support", [], [on("兵@a", 0, 1), on("兵@b", 4, 1)])
    board.share("first", a=1, b=2)
    assert (board.chips("a"), board.chips("b")) == (2, 3)
    assert board.piles("first") == (15, 0)


@clause("kokuryoku", "K4.3")
def test_never_more_than_three_chips() -> None:
    board = at("support", [], [on("兵@a", 0, 1), on("兵@b", 4, 1)])
    question = board.state.pending[0]
    assert (question.least, question.most) == (0, 3)
    assert question.refuse((2, 2)) is not None


@clause("kokuryoku", "K4.3", "X3.2")
def test_spirit_never_exceeds_the_maximum() -> None:
    board = at("support", [], [on("兵@a", 0, 4), on("兵@b", 4, 5), on("勇者", 5, 6, attached=["重剣"])])
    question = board.state.pending[0]
    assert [board.name(card) for card in question.places] == ["a", "勇者"]
    assert question.limits == (1, 2)


@clause("kokuryoku", "X3.2")
def test_why_a_unit_is_not_supported_above_its_maximum() -> None:
    board = at("support", [], [on("兵@a", 0, 4), on("兵@b", 4, 5), on("兵@c", 5, 1)])
    with pytest.raises(Illegal) as refused:
        submit(board.state, board.rules, 0, (2, 0))
    assert repr(refused.value.reason) == repr(Reason("X3.2", "above-maximum", chips=6, maximum=5))
    question = board.state.pending[0]
    named = board.rules.forbidding(board.state, question, (board.card("b"),), Reason("K4.3", "not-a-candidate"))
    assert repr(named) == repr(Reason("X3.2", "above-maximum", chips=6, maximum=5))
    with pytest.raises(Illegal) as refused:
        submit(board.state, board.rules, 0, (1, 3))
    assert refused.value.reason.clause == "K4.3"


@clause("kokuryoku", "K4.3")
def test_support_comes_from_the_unused_pile() -> None:
    board = at("support", [], [on("兵", 0, 1)], more=({"used": 18}, {}))
    assert board.state.pending[0].most == 1


# --- land


@clause("kokuryoku", "K4.4")
def test_a_land_is_laid_in_the_row_of_the_foremost_unit_or_behind_it() -> None:
    board = at("land", ["森"], [on("兵", 1), on("勇者", 4)])
    assert board.squares("first", "lay-land") == [0, 2, 3, 5]
    board.act("first", "lay-land", "森", cell=5)
    assert (board.cell("森"), board.lands("first")) == (5, ["森"])


@clause("kokuryoku", "K4.4")
def test_a_land_too_far_forward_is_refused() -> None:
    board = at("land", ["森"], [on("兵", 1), on("勇者", 4)])
    found = board.reason_of("first", "lay-land", "森", cell=6)
    assert (found.clause, found.condition) == ("K4.4", "too-far-forward")
    assert dict(found.values) == {"row": 3, "foremost": 2}


@clause("kokuryoku", "K4.4")
def test_the_rows_of_the_second_player_are_counted_from_the_other_side() -> None:
    board = Board(
        turn="second", phase="land", cards=CARDS, first=[on("兵", 1)], second=[on("敵", 7)], hands=([], ["森"])
    )
    assert board.squares("second", "lay-land") == [6, 8, 9, 10, 11]


@clause("kokuryoku", "K4.4")
def test_one_land_a_step_and_only_in_the_own_turn() -> None:
    board = at("land", ["森@a", "森@b", "補給"])
    board.act("first", "lay-land", "a", cell=0)
    assert board.asked() == ("first", "item-step", "K4.5")
    assert board.why_not("first", "lay-land", "b", cell=2) == ("K4.4", "one-land-a-step")
    board = Board(
        turn="second", phase="other-support", cards=CARDS, first=[on("兵", 1, 1)], second=[on("敵", 7)],
        hands=(["森"], []),
    )  # fmt: skip
    assert board.why_not("first", "lay-land", "森", cell=0) == ("K4.4", "only-in-your-own-turn")


@clause("kokuryoku", "X7.7")
def test_a_land_needs_a_square_without_unit_and_land() -> None:
    board = at("land", ["森"], more=({"lands": {0: "暗い森"}}, {}))
    assert board.why_not("first", "lay-land", "森", cell=0) == ("X7.7", "square-taken")
    assert board.why_not("first", "lay-land", "森", cell=1) == ("X7.7", "square-taken")
    assert board.squares("first", "lay-land") == [2]


@clause("kokuryoku", "K4.4")
def test_only_land_cards_of_the_hand_are_laid() -> None:
    board = at("land", ["森", "剣"], more=({"off": ["暗い森"]}, {}))
    assert board.why_not("first", "lay-land", "剣", cell=0) == ("K4.4", "not-a-land")
    assert board.why_not("first", "lay-land", "暗い森", cell=0) == ("K4.4", "not-in-hand")


# --- items


@clause("kokuryoku", "K4.5")
def test_weapons_magics_and_items_are_attached_to_own_units() -> None:
    board = at("item", ["剣", "腕輪"])
    board.act("first", "attach", "剣", "先")
    board.act("first", "attach", "腕輪", "先")
    assert [board.state.host[board.card(card)] for card in ("剣", "腕輪")] == [board.card("先")] * 2
    assert board.zone("剣") == ("first", "attached")


@clause("kokuryoku", "K4.5")
def test_nothing_is_attached_to_enemies_and_nothing_but_equipment_and_items() -> None:
    board = at("item", ["剣", "森"], more=({"off": ["腕輪"]}, {}))
    assert board.why_not("first", "attach", "剣", "敵") == ("K4.5", "not-your-unit")
    assert board.why_not("first", "attach", "森", "先") == ("K4.5", "not-to-be-attached")
    assert board.why_not("first", "attach", "腕輪", "先") == ("K4.5", "not-in-hand")


@clause("kokuryoku", "K4.5", "X7.5")
def test_a_removed_card_goes_off_the_field() -> None:
    board = at("item", ["補給"], [on("勇者", 0, attached=["剣"])])
    assert board.why_not("first", "remove", "補給") == ("K4.5", "not-attached")
    board.act("first", "remove", "剣")
    assert board.off("first") == ["剣"]
    assert board.state.host[board.card("剣")] == -1


@clause("kokuryoku", "X6.2")
def test_a_weapon_above_the_units_level_is_refused() -> None:
    board = at("item", ["名剣", "槍", "剣"])
    found = board.reason_of("first", "attach", "名剣", "先")
    assert (found.clause, found.condition) == ("X6.2", "level-too-low")
    assert dict(found.values) == {"level": "A", "wanted": "S"}
    assert board.why_not("first", "attach", "槍", "先") == ("X6.2", "level-too-low")
    assert board.offered("first", "attach") == [("剣", "先")]


@clause("kokuryoku", "X7.4")
def test_a_unit_bears_one_weapon_one_magic_and_one_item() -> None:
    cards = [unit("賢者", levels={"sword": "A", "fire": "A"})]
    board = Board(
        phase="item",
        cards=[*CARDS, *cards],
        first=[on("賢者", 0, attached=["剣", "炎", "腕輪"])],
        second=[on("敵", 10)],
        hands=(["重剣", "炎@次", "盾"], []),
    )
    for card in ("重剣", "次", "盾"):
        assert board.why_not("first", "attach", card, "賢者") == ("X7.4", "bears-one-already")
    board.act("first", "remove", "腕輪")
    board.act("first", "attach", "盾", "賢者")


@clause("kokuryoku", "X5.8", "X7.38")
def test_attaching_a_magic_leaves_a_chip() -> None:
    mage = unit("術者", arms="fire", action="magic")
    for chips, may in ((3, True), (2, False)):
        board = Board(
            phase="item", cards=[*CARDS, mage], first=[on("術者", 0, chips)], second=[on("敵", 10)],
            hands=(["炎", "補給"], []),
        )  # fmt: skip
        if may:
            board.act("first", "attach", "炎", "術者")
            assert (board.chips("術者"), board.piles("first")[1]) == (1, 2)
        else:
            assert board.why_not("first", "attach", "炎", "術者") == ("X7.38", "too-few-chips-to-attach")


@clause("kokuryoku", "X7.28", "X3.2")
def test_chips_above_a_lowered_maximum_are_used() -> None:
    board = at("item", ["補給"], [on("勇者", 0, 8, attached=["重剣"])])
    board.act("first", "remove", "重剣")
    assert (board.chips("勇者"), board.piles("first")) == (6, (12, 2))


@clause("kokuryoku", "X7.26")
def test_power_phase_cards_are_used_in_the_item_step_of_either_turn() -> None:
    board = at("item", ["補給"], more=({"used": 5}, {}))
    board.act("first", "surprise", "補給")
    assert board.piles("first") == (13, 2)
    assert board.off("first") == ["補給"]
    board = Board(
        turn="second", phase="other-item", cards=CARDS, first=[on("兵", 1)], second=[on("敵", 10)],
        hands=(["補給"], []), more=({"used": 5}, {}),
    )  # fmt: skip
    board.act("first", "surprise", "補給")
    assert board.piles("first") == (13, 2)


@clause("kokuryoku", "X7.26")
def test_power_phase_cards_are_not_used_in_other_steps() -> None:
    board = at("sortie", ["補給", "勇者"], more=({"used": 5}, {}))
    assert board.why_not("first", "surprise", "補給") == ("X7.24", "not-the-right-time")
