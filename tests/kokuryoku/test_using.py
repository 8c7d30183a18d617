"""What is used: windows, the stack, timings, crest abilities, items and prices (X5.2, X7.9, X7.24, X7.34, X7.42)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, item, on, soldier, surprise, unit

CARDS = [
    soldier("兵"),
    soldier("敵"),
    unit("剣", spirit=7, attack=2, counter=1),
    unit("的", spirit=7, attack=1, counter=1),
    unit("技師", "【技】[攻撃宣言時](気力1)この戦闘中、このユニットの攻撃力を1増やす。", spirit=7, attack=2),
    unit("守り手", "【守】[防御時](手札1)この戦闘中、このユニットが受けるダメージを1減らす。", spirit=7, counter=1),
    unit("返し手", "【速】[反撃時]この戦闘中、このユニットの反撃力を1増やす。", spirit=7, counter=1),
    unit("運び手", "【運】[戦闘中]直前に使われた紋章能力を無効にする。", spirit=7, counter=1),
    unit("舞い手", "【舞】[行動](手札1)カードを1枚引く。", spirit=7),
    unit("術師", "【魔】[自国力フェイズ](気力2)カードを1枚引く。", spirit=7),
    item("煙", "【使用】[防御時]この攻撃を中止する。"),
    item("笛", "【使用】[行動]カードを1枚引く。"),
    surprise("増", "[攻撃宣言時]この戦闘中、攻撃ユニットの攻撃力を2増やす。"),
    surprise("減", "[防御時]この戦闘中、防御ユニットが受けるダメージを1減らす。"),
    surprise("倍", "[戦闘中]この戦闘中、攻撃ユニットの基本攻撃力を2倍にする。"),
    surprise("返", "[反撃時]この戦闘中、防御ユニットの反撃力を2増やす。"),
    surprise("消", "[戦闘中]直前に使われたサプライズを無効にする。"),
    surprise("歩", "[移動時]このターン中、そのユニットの攻撃力を1増やす。"),
    surprise("網", "[敵移動時:そのユニットが騎兵である]そのユニットを待機状態にする。"),
    surprise("縄", "[敵移動時]そのユニットを待機状態にする。"),
    surprise("火", "[エンドフェイズ開始時]カードを1枚引く。"),
    surprise("弔", "[自軍ユニット離脱時]カードを1枚引く。"),
    surprise("税", "[自国力フェイズ](手札1・戦場外2)カードを1枚引く。"),
    surprise("命", "[自国力フェイズ:自軍の一般兵が2体以上である]カードを1枚引く。"),
]


def fight(mine: str = "剣", theirs: str = "的", hands: tuple[list[str], list[str]] = ([], []), **more: Any) -> Board:
    """An attack was declared; the game waits in its window."""
    first, second = more.pop("first", on(mine, 4)), more.pop("second", on(theirs, 7))
    board = Board(cards=CARDS, first=[first, on("兵@後", 0)], second=[second, on("敵@奥", 11)], hands=hands, **more)
    board.take("first", mine)
    board.attack("first", mine, theirs)
    return board


# --- the window


@clause("kokuryoku", "X5.2", "X7.34")
def test_the_window_alternates_and_resolves_last_in_first_out() -> None:
    board = fight(hands=(["増", "倍@甲"], ["減", "倍@乙"]))
    assert board.asked() == ("first", "attack-window", "X5.2")
    board.act("first", "surprise", "増")
    assert board.asked() == ("second", "attack-window", "X5.2")
    board.act("second", "surprise", "減")
    assert board.asked() == ("first", "attack-window", "X5.2")
    board.act("first", "pass")
    board.act("second", "surprise", "乙")
    board.act("first", "pass")
    used = [told["card"].get("card") for told in board.told() if told["event"] == "Resolved"]
    assert used == ["倍", "減", "増"]
    assert board.damage("的") == [2 * 2 + 2 - 1]


@clause("kokuryoku", "X5.2")
def test_a_pass_is_not_final_while_the_other_goes_on() -> None:
    board = fight(hands=(["増"], ["減"]))
    board.act("first", "pass")
    board.act("second", "surprise", "減")
    assert board.asked() == ("first", "attack-window", "X5.2")
    board.act("first", "surprise", "増")
    assert board.damage("的") == [2 + 2 - 1]


@clause("kokuryoku", "X5.2", "X7.37")
def test_negating_takes_the_effect_of_the_one_used_just_before() -> None:
    board = fight(hands=(["増"], ["消"]))
    assert board.why_not("second", "surprise", "消")[1] == "not-the-right-time"
    board.act("first", "surprise", "増")
    board.act("second", "surprise", "消")
    assert board.damage("的") == [2]
    assert sorted(board.off("first")) == ["増"]


@clause("kokuryoku", "X5.2", "X7.37")
def test_a_negation_can_be_negated() -> None:
    board = fight(hands=(["増", "消@甲"], ["消@乙"]))
    board.act("first", "surprise", "増")
    board.act("second", "surprise", "乙")
    board.act("first", "surprise", "甲")
    assert board.damage("的") == [4]


@clause("kokuryoku", "X7.37", "X7.9")
def test_a_crest_ability_is_negated_by_what_negates_crest_abilities_only() -> None:
    board = fight("技師", "運び手", hands=([], ["消"]))
    board.act("first", "crest", "技師")
    assert board.offered("second", "surprise") == []
    board.act("second", "crest", "運び手")
    assert (board.damage("運び手"), board.paid("技師")) == ([2], [1, 2])


@clause("kokuryoku", "X7.34", "X7.42")
def test_prices_are_paid_on_use_and_all_is_resolved_after_both_pass() -> None:
    board = fight("技師", "守り手", hands=([], ["減", "返"]))
    board.act("first", "crest", "技師")
    assert board.paid("技師") == [1]
    assert board.state.effects == ()
    board.act("second", "crest", "守り手")
    board.choose("second", "減")
    assert board.off("second") == ["減"]
    assert board.damage("守り手") == [2 + 1 - 1]


# --- timings


@pytest.mark.parametrize(
    ("purpose", "mine", "theirs"),
    [("attack-window", {"増", "倍"}, {"減", "倍"}), ("counter-window", {"倍"}, {"返", "倍"})],
)
@clause("kokuryoku", "X7.24", "X7.10")
def test_each_timing_offers_its_cards_and_no_others(purpose: str, mine: set[str], theirs: set[str]) -> None:
    every = ["増", "減", "倍", "返", "消", "歩", "縄", "火", "弔", "税"]
    board = fight(hands=([f"{each}@甲{each}" for each in every], [f"{each}@乙{each}" for each in every]))
    if purpose == "counter-window":
        board.act("first", "pass")
        board.act("second", "pass")
        board.act("second", "counter")
        assert board.asked() == ("second", "counter-window", "X5.2")
        assert {word for (word,) in board.offered("second", "surprise")} == {f"乙{each}" for each in theirs}
        board.act("second", "pass")
        assert {word for (word,) in board.offered("first", "surprise")} == {f"甲{each}" for each in mine}
    else:
        assert {word for (word,) in board.offered("first", "surprise")} == {f"甲{each}" for each in mine}
        board.act("first", "pass")
        assert {word for (word,) in board.offered("second", "surprise")} == {f"乙{each}" for each in theirs}


@clause("kokuryoku", "X7.24")
def test_the_timings_of_a_move() -> None:
    board = Board(
        cards=CARDS, first=[on("剣", 4)], second=[on("的", 11)], hands=(["歩", "縄@甲"], ["縄@乙", "歩@他", "網"])
    )
    board.act("first", "act-with", "剣")
    board.act("first", "move", "剣", cell=7)
    assert board.asked() == ("first", "move-window", "X7.24")
    assert board.offered("first", "surprise") == [("歩",)]
    board.act("first", "surprise", "歩")
    assert board.offered("second", "surprise") == [("乙",)]  # the net is for cavalry


@clause("kokuryoku", "X7.24", "X7.37")
def test_a_condition_can_speak_of_the_unit_that_moved() -> None:
    rider = unit("騎", move="cavalry", sort="knight")
    board = Board(cards=[*CARDS, rider], first=[on("騎", 4)], second=[on("的", 11)], hands=([], ["網"]))
    board.act("first", "act-with", "騎")
    board.act("first", "move", "騎", cell=7)
    board.act("second", "surprise", "網")
    assert board.is_waiting("騎")


@clause("kokuryoku", "X7.24")
def test_when_a_unit_has_left_its_owner_may_use_what_is_for_that() -> None:
    board = fight(second=on("的", 7, 2), hands=(["弔@甲"], ["弔@乙"]))
    assert board.asked() == ("second", "fall-window", "X7.24")
    assert board.zone("的") == ("second", "off")
    board.act("second", "surprise", "乙")
    assert len(board.hand("second")) == 1


@clause("kokuryoku", "X7.24", "K5.3")
def test_some_crest_abilities_and_items_are_the_action_of_their_unit() -> None:
    for mine, action in ((on("舞い手", 4), ("crest", "舞い手")), (on("剣", 4, attached=["笛"]), ("use", "笛"))):
        board = Board(cards=CARDS, first=[mine, on("兵", 0)], second=[on("的", 11)], hands=(["増"], []))
        board.take("first", mine["card"])
        board.act("first", *action)
        assert len(board.hand("first")) == (1 if action[0] == "crest" else 2)
        assert board.is_waiting(mine["card"])


@clause("kokuryoku", "X7.24")
def test_a_used_item_goes_off_the_field() -> None:
    board = fight(second=on("的", 7, attached=["煙"]))
    board.act("second", "use", "煙")
    assert (board.off("second"), board.damage("的")) == (["煙"], [])


# --- whose, how often


@clause("kokuryoku", "X7.10")
def test_only_ones_own_cards_and_abilities_are_used() -> None:
    board = fight("剣", "守り手", hands=(["増"], ["返"]))
    assert board.why_not("first", "crest", "守り手", cell=0) == ("X7.9", "not-your-unit")
    board = fight(second=on("的", 7, attached=["煙"]), hands=(["増"], []))
    assert board.why_not("first", "use", "煙") == ("X7.24", "not-attached")


@clause("kokuryoku", "X7.10", "X7.9")
def test_in_a_battle_only_the_two_units_use_their_abilities() -> None:
    board = Board(
        cards=CARDS, first=[on("剣", 4), on("技師", 3)], second=[on("的", 7), on("守り手", 8)], hands=(["増"], ["減"])
    )
    board.take("first", "剣")
    board.attack("first", "剣", "的")
    assert board.offered("first", "crest") == []
    assert board.why_not("first", "crest", "技師", cell=0) == ("X7.24", "not-the-right-time")


@clause("kokuryoku", "X7.9")
def test_a_crest_ability_is_used_once_a_turn() -> None:
    board = Board(cards=CARDS, phase="item", first=[on("術師", 4)], second=[on("的", 11)], hands=(["税"], []))
    board.act("first", "crest", "術師")
    assert (board.paid("術師"), len(board.hand("first"))) == ([2], 2)
    board.play_on("invasion")
    assert board.state.used_crests == ((board.card("術師"), 0),)
    board.act("first", "go-on")
    assert not board.state.used_crests


@clause("kokuryoku", "X7.9")
def test_a_crest_ability_used_twice_is_refused() -> None:
    board = Board(
        cards=CARDS, phase="item", first=[on("術師", 4, attached=["笛"])], second=[on("的", 11)], hands=(["税"], [])
    )
    board.act("first", "crest", "術師")
    assert board.why_not("first", "crest", "術師", cell=0) == ("X7.9", "used-this-turn")


@clause("kokuryoku", "X7.9")
def test_a_text_can_forbid_crest_abilities() -> None:
    seal = item("封", "このユニットは紋章能力を使えない。")
    board = Board(cards=[*CARDS, seal], phase="item", first=[on("術師", 4, attached=["封"])], second=[on("的", 11)])
    assert board.why_not("first", "crest", "術師", cell=0) == ("X7.9", "crests-forbidden")


# --- prices and conditions


@clause("kokuryoku", "X7.42")
def test_prices_are_paid_from_unit_hand_and_off_field() -> None:
    board = Board(
        cards=CARDS,
        phase="item",
        first=[on("剣", 4)],
        second=[on("的", 11)],
        hands=(["税", "増", "減"], []),
        more=({"off": ["倍", "返", "消"]}, {}),
    )
    board.act("first", "surprise", "税")
    board.choose("first", "減")
    board.choose("first", "倍", "消")
    assert board.abroad("first") == ["倍", "消"]
    assert board.off("first") == ["返", "減", "税"]
    assert len(board.hand("first")) == 2


@clause("kokuryoku", "X7.42", "X7.37")
def test_what_cannot_be_paid_or_negates_nothing_is_refused() -> None:
    for hand, off, wrong in (
        (["税"], ["倍", "返"], "too-few-cards-in-hand"),
        (["税", "増"], ["倍"], "too-few-cards-off"),
    ):
        board = Board(
            cards=CARDS, phase="item", first=[on("剣", 4, attached=["笛"])], second=[on("的", 11)],
            hands=(hand, []), more=({"off": off}, {}),
        )  # fmt: skip
        assert board.why_not("first", "surprise", "税") == ("X7.42", wrong)
    board = Board(cards=CARDS, phase="item", first=[on("術師", 4, 1, attached=["笛"])], second=[on("的", 11)])
    assert board.why_not("first", "crest", "術師", cell=0) == ("X7.42", "too-few-chips")
    board = fight(hands=(["増"], ["消", "減"]))
    board.act("first", "pass")
    assert board.why_not("second", "surprise", "消") == ("X7.37", "nothing-to-negate")


@clause("kokuryoku", "X7.37")
def test_a_condition_must_hold_when_something_is_used() -> None:
    for units, may in (([on("兵@a", 0), on("兵@b", 1)], True), ([on("兵@a", 0, attached=["笛"])], False)):
        board = Board(cards=CARDS, phase="item", first=units, second=[on("的", 11)], hands=(["命"], []))
        if may:
            board.act("first", "surprise", "命")
            assert board.off("first") == ["命"]
        else:
            assert board.why_not("first", "surprise", "命") == ("X7.37", "condition-not-met")


@clause("kokuryoku", "X7.42", "X7.31")
def test_a_unit_may_pay_with_its_last_chip_and_leaves_then() -> None:
    board = Board(
        cards=CARDS, phase="item", first=[on("術師", 4, 2), on("兵", 0)], second=[on("的", 11)], hands=(["税"], [])
    )
    board.act("first", "crest", "術師")
    assert board.zone("術師") == ("first", "off")
    assert len(board.hand("first")) == 2  # the effect is not lost
