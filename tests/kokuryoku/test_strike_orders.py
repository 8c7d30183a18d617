"""Who may attack whom, what a strike costs and deals, and in which order all that goes: declaration, window, payment,
damage, counter (X5.1-X5.6, X7.43, X7.47, X7.65)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, land, magic, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


def foe(text: str = "", **more: Any) -> dict[str, Any]:
    """The other side's unit; it strikes back with 2."""
    return unit("返", text, **{"spirit": 9, "counter": 2, "arms": "breath", "action": "breath", "levels": {}, **more})


def cancelled(board: Board) -> list[tuple[str, str]]:
    """Whose strikes were cancelled, and by which clauses."""
    return [
        (board.name(board.state.handle.index(told["unit"]["handle"])), told["clause"])
        for told in board.told()
        if told["event"] == "AttackCancelled"
    ]


def order(board: Board) -> list[str]:
    """What has happened in the battle: payments, damage, cancellations."""
    names = {"Spent": "pays", "Damaged": "takes", "AttackCancelled": "stops"}
    found = [told for told in board.told() if told["event"] in names]
    units = [board.name(board.state.handle.index(told["unit"]["handle"])) for told in found]
    return [f"{unit} {names[told['event']]} {told.get('amount', '')}" for unit, told in zip(units, found, strict=True)]


def fought(board: Board, target: str = "返", equipment: str = "", by: str = "主") -> Board:
    """The table after an attack that was answered with a counter if that is possible."""
    board.take("first", by)
    board.attack("first", by, target, equipment)
    for _ in range(20):
        now = board.asked()
        if now is None or board.state.battle is None:
            return board
        if now[1] == "counter":
            board.act(now[0], "counter")
        else:
            board._be_passive()
    return board


# --- X5.1: whom


@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [
        ("", "", True),
        ("このユニットは攻撃できない。", "", False),
        ("このユニットは歩兵を攻撃できない。", "", False),
        ("このユニットは騎兵を攻撃できない。", "", True),
        ("他の自軍のユニットは歩兵を攻撃できない。", "", True),
        ("", "このユニットは攻撃されない。", False),
        ("", "このユニットは攻撃の対象にならない。", False),
        ("", "他の自軍のユニットは攻撃の対象にならない。", True),
        ("", "このユニットは歩兵に攻撃されない。", False),
        ("", "このユニットは騎兵に攻撃されない。", True),
        ("", "敵軍の歩兵はこのユニットを攻撃できない。", False),
        ("", "このユニットは直接攻撃の対象にならない。", False),
        ("", "このユニットは間接攻撃の対象にならない。", True),
    ],
)
@clause("kokuryoku", "X5.1")
def test_whom_a_unit_may_attack(mine: str, theirs: str, may: bool) -> None:
    for at, then in ((7, may), (5, may)):
        board = table(
            me(mine, **SWORD), foe(theirs), first=[on("主", 4), on("友", 0)], second=[on("返", at), on("的", 11)]
        )
        board.act("first", "act-with", "主")
        if then:
            # still in the move step: nothing forbids the attack, it is only not the time for it
            assert board.why_not("first", "attack", "主", "返") == ("K5.2", "not-offered-now")
            board.act("first", "go-on")
            assert board.offered("first", "attack") == [("主", "返", "主")]
        else:
            found = board.why_not("first", "attack", "主", "返")
            assert found in (("X5.1", "not-to-be-attacked"), ("X5.1", "cannot-attack"))
            board.act("first", "go-on")
            assert purpose(board) != "action-step"


@pytest.mark.parametrize("cards", [(), ("剣札",), ("馬避",), ("剣札", "馬避")])
@clause("kokuryoku", "X5.1", "X4.2")
def test_a_card_with_which_some_are_not_attacked(cards: tuple[str, ...]) -> None:
    blade = weapon("馬避", "この武器では騎兵を攻撃できない。")
    spear = weapon("剣札")
    rider = unit("騎", move="cavalry", sort="knight", spirit=9, levels={})
    board = table(me("", **SWORD), blade, spear, rider, foe(), first=[on("主", 4, attached=list(cards))],
                  second=[on("騎", 7), on("返", 5)])  # fmt: skip
    board.take("first", "主")
    assert sorted(each[1:] for each in board.offered("first", "attack")) == sorted(
        (target, blade)
        for target in ("騎", "返")
        for blade in ("主", *cards)
        if not (target == "騎" and blade == "馬避")
    )


@clause("kokuryoku", "X5.1", "X5.9")
def test_why_an_attack_is_refused() -> None:
    staff = unit("僧", attack=0, counter=0, arms="staff", action="heal", sort="cleric", heal=1, staff=1, levels={})
    board = table(me("", **SWORD), foe(), staff, weapon("剣札"), first=[on("主", 4), on("僧", 5), on("友", 0)],
                  second=[on("返", 8), on("的", 10)], hand=["剣札"])  # fmt: skip
    board.act("first", "act-with", "主")
    assert board.why_not("first", "attack", "主", "返") == ("X4.2", "out-of-range")
    assert board.why_not("first", "attack", "主", "友") == ("X5.1", "not-an-enemy")
    assert board.why_not("first", "attack", "主", "返", "剣札") == ("X5.1", "not-its-equipment")
    assert board.why_not("first", "attack", "主") == ("K5.3", "no-target-named")
    board.act("first", "go-on")
    board.act("first", "act-with", "僧")
    assert board.why_not("first", "attack", "僧", "返") == ("X5.9", "staff-unit")


# --- X5.3: what it costs


@pytest.mark.parametrize(
    ("text", "paid", "back"),
    [
        ("", [2], [2]),
        ("このユニットは攻撃で気力を支払わない。", [], [2]),
        ("敵軍のユニットは反撃で気力を支払わない。", [2], []),
        ("このユニットの攻撃力と反撃力を入れ替える。", [5], [2]),
        ("自軍のユニットの攻撃力と反撃力を入れ替える。このユニットの攻撃力と反撃力を入れ替える。", [2], [2]),
        ("敵軍のユニットの攻撃力と反撃力を入れ替える。", [2], [3]),
        ("他の自軍のユニットの攻撃力と反撃力を入れ替える。", [2], [2]),
        ("このユニットの攻撃回数を1増やす。", [4], [2]),
        ("敵軍のユニットの攻撃回数を1増やす。", [2], [2]),
    ],
)
@clause("kokuryoku", "X5.3", "X5.6")
def test_what_both_sides_pay(text: str, paid: list[int], back: list[int]) -> None:
    board = table(
        me(text, counter=5, spirit=9), foe(attack=3), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)]
    )
    fought(board)
    assert (board.paid("主"), board.paid("返")) == (paid, back)


@pytest.mark.parametrize(("unused", "dealt"), [("", 2), ("このユニットの攻撃力と反撃力を入れ替える。", 2)])
@clause("kokuryoku", "X5.3", "X7.1")
def test_a_text_of_another_card_swaps_nothing(unused: str, dealt: int) -> None:
    other = unit("従", unused, arms="breath", action="breath", levels={})
    board = table(me("", counter=5), other, first=[on("主", 4, 6), on("従", 0)], second=[on("的", 7)])
    assert strike(board) == dealt and board.paid("主") == [2]


@clause("kokuryoku", "X5.3", "X7.43")
def test_chips_lost_in_the_window_cancel_the_attack_and_the_next_goes_on() -> None:
    drain = surprise("吸", "[防御時]攻撃ユニットは気力を2失う。")
    board = table(me(""), foe(), drain, first=[on("主", 4, 3), on("友", 5)], second=[on("返", 7)], other=["吸"])
    board.take("first", "主")
    board.attack("first", "主", "返")
    board.act("second", "surprise", "吸")
    until(board, lambda: board.state.battle is None)
    assert cancelled(board) == [("主", "X5.3")] and board.damage("返") == [] and board.chips("主") == 1


@pytest.mark.parametrize(("at", "stops"), [("[防御時]", True), ("", False)])
@clause("kokuryoku", "X7.43")
def test_an_attack_out_of_range_after_the_window_is_cancelled_without_a_price(at: str, stops: bool) -> None:
    away = surprise("逃", "[防御時]防御ユニットを1マス移動させる。")
    board = table(me(""), foe(), away, first=[on("主", 4, 6), on("友", 0)], second=[on("返", 7)], other=["逃"])
    board.take("first", "主")
    board.attack("first", "主", "返")
    if stops:
        board.act("second", "surprise", "逃")
        board.square("second", 10)
        assert board.cell("返") == 10
    else:
        board.pass_on("second")
    until(board, lambda: board.state.battle is None)
    assert (cancelled(board), board.paid("主"), board.damage("返")) == (
        ([("主", "X7.43")], [], []) if stops else ([], [2], [2])
    )


@clause("kokuryoku", "X7.43")
def test_a_counter_out_of_range_after_its_window_is_cancelled() -> None:
    away = surprise("退", "[戦闘中]攻撃ユニットを1マス移動させる。")
    board = table(me("", spirit=9), foe(), away, first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)], hand=["退"])
    board.take("first", "主")
    board.attack("first", "主", "返")
    while purpose(board) != "counter":
        board._be_passive()
    board.act("second", "counter", "返")
    assert purpose(board) == "counter-window"
    board.act("first", "surprise", "退")
    board.square("first", 1)
    until(board, lambda: board.state.battle is None)
    assert cancelled(board) == [("返", "X7.43")] and board.paid("返") == [] and board.damage("主") == []


@clause("kokuryoku", "X7.47")
def test_the_new_target_receives_pays_and_strikes_back() -> None:
    decoy = surprise("身", "[防御時]この攻撃の対象を、防御ユニットに隣接する自軍のユニットに変更する。")
    other = unit("盾", spirit=9, counter=4, arms="fire", action="magic", levels={})
    board = table(
        me("", action="magic", spirit=9), foe(), other, decoy,
        first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7), on("盾", 8)], other=["身"],
    )  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    board.act("second", "surprise", "身")
    until(board, lambda: purpose(board) == "counter")
    assert board.offered("second", "counter") == [("盾",)]
    board.act("second", "counter", "盾")
    until(board, lambda: board.state.battle is None)
    assert order(board) == ["主 pays 2", "盾 takes 2", "盾 pays 4", "主 takes 4"]


@clause("kokuryoku", "X7.47", "X7.43")
def test_a_new_target_out_of_range_cancels_the_attack() -> None:
    decoy = surprise("身", "[防御時]この攻撃の対象を、防御ユニットに隣接する自軍のユニットに変更する。")
    board = table(me("", **SWORD), foe(), decoy, first=[on("主", 4), on("友", 0)], second=[on("返", 7), on("打手", 10)],
                  other=["身"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    board.act("second", "surprise", "身")
    until(board, lambda: board.state.battle is None)
    assert cancelled(board) == [("主", "X7.43")] and order(board) == ["主 stops "]


# --- X7.65: before the attack

FIRST = "このユニットは攻撃を受ける前に反撃する。"


@clause("kokuryoku", "X7.65", "X5.3")
def test_the_early_counter_comes_before_the_payment_of_the_attack() -> None:
    board = table(me("", spirit=9), foe(FIRST), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)])
    assert order(fought(board)) == ["返 pays 2", "主 takes 2", "主 pays 2", "返 takes 2"]
    board = table(me("", spirit=9), foe(FIRST), first=[on("主", 4, 3), on("友", 0)], second=[on("返", 7)])
    assert order(fought(board)) == ["返 pays 2", "主 takes 2", "主 stops "]  # one chip is left
    board = table(me("", spirit=9), foe(""), first=[on("主", 4, 3), on("友", 0)], second=[on("返", 7)])
    assert order(fought(board)) == ["主 pays 2", "返 takes 2", "返 pays 2", "主 takes 2"]


@pytest.mark.parametrize("answer", ["counter", "go-on"])
@clause("kokuryoku", "X7.65", "X5.6")
def test_who_declines_the_early_counter_is_not_asked_again(answer: str) -> None:
    board = table(me("", spirit=9), foe(FIRST), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)])
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "counter")
    board.act("second", answer)
    until(board, lambda: purpose(board) in ("counter", "invasion"))
    assert purpose(board) == "invasion"
    assert len(board.damage("主")) == (answer == "counter") and board.damage("返") == [2]


@clause("kokuryoku", "X7.65", "X5.6")
def test_who_is_out_of_reach_does_not_strike_first() -> None:
    for text in (FIRST, ""):
        bow = {"arms": "bow", "action": "indirect", "levels": {}}
        board = table(me("", spirit=9, **bow), foe(text), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 10)])
        board.take("first", "主")
        board.attack("first", "主", "返")
        until(board, lambda board=board: board.state.battle is None)  # type: ignore[misc]
        assert order(board) == ["主 pays 2", "返 takes 2"]


@clause("kokuryoku", "X7.65", "X5.6")
def test_only_the_attacked_unit_strikes_first_and_only_where_the_attack_goes_on() -> None:
    board = table(me(FIRST, spirit=9), foe(""), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)])
    assert order(fought(board))[0] == "主 pays 2"
    away = surprise("退", "[攻撃宣言時]攻撃ユニットを1マス移動させる。")
    board = table(me("", spirit=9, **SWORD), foe(FIRST, arms="fire", action="magic"), away,
                  first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)], hand=["退"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    board.act("first", "surprise", "退")
    board.square("first", 1)
    until(board, lambda: board.state.battle is None)
    assert order(board) == ["主 stops "]  # the magic of the other side would have reached it


@clause("kokuryoku", "X7.65", "X7.17")
def test_a_follow_up_comes_after_an_attack_that_was_struck_before() -> None:
    board = table(
        me("【追撃】(気力1)", spirit=9), foe(FIRST), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)]
    )
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "返")
    until(board, lambda: purpose(board) in ("follow-up", "invasion"))
    assert purpose(board) == "follow-up" and order(board)[-1] == "返 takes 2"
    board.act("first", "follow-up", "主")
    assert order(board) == ["返 pays 2", "主 takes 2", "主 pays 2", "返 takes 2", "主 pays 1", "返 takes 2"]


# --- X5.4: what it deals


@pytest.mark.parametrize(("verb", "dealt", "back"), [("", 2, 2), ("critical", 4, 2), ("capture", 1, 2)])
@clause("kokuryoku", "X5.4", "X5.6")
def test_what_is_used_for_an_attack_does_nothing_to_the_counter(verb: str, dealt: int, back: int) -> None:
    board = table(me("【必殺】(気力1)\n【捕獲】(気力1)", spirit=9), foe(), first=[on("主", 4, 9), on("友", 0)],
                  second=[on("返", 7)])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    board.act("first", *((verb, "主") if verb else ("pass",)))
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "返")
    until(board, lambda: board.state.battle is None)
    assert (board.damage("返"), board.damage("主")) == ([dealt], [back])


@pytest.mark.parametrize(
    ("text", "dealt", "back"),
    [
        ("このユニットの攻撃力を2倍にする。", 4, 2),
        ("敵軍のユニットの反撃力を2倍にする。", 2, 4),
        ("敵軍のユニットの反撃力を半分にする。", 2, 1),
        ("敵軍のユニットの反撃力を2増やす。", 2, 4),
        ("敵軍のユニットの攻撃力を2増やす。", 2, 2),
        ("このユニットの反撃力を2増やす。", 2, 2),
        ("このユニットはダメージを受けない。", 2, 0),
        ("敵軍のユニットはダメージを受けない。", 0, 2),
        ("このユニットが受けるダメージを1減らす。", 2, 1),
        ("このユニットが受けるダメージを2倍にする。", 2, 4),
        ("敵軍のユニットが受けるダメージを1増やす。", 3, 2),
        ("このユニットの攻撃回数を1増やす。", 4, 2),
    ],
)
@clause("kokuryoku", "X5.4", "X5.6")
def test_what_an_attack_and_its_counter_deal(text: str, dealt: int, back: int) -> None:
    board = table(me(text, spirit=9), foe(), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)])
    fought(board)
    assert (sum(board.damage("返")), sum(board.damage("主"))) == (dealt, back)


@pytest.mark.parametrize(("equipment", "dealt"), [("剣札", 3 + 2), ("炎札", 4), ("主", 3)])
@clause("kokuryoku", "X7.1", "X7.3")
def test_weapons_add_and_magics_replace_in_counters_too(equipment: str, dealt: int) -> None:
    arms = {"arms": "sword", "action": "direct", "levels": {"sword": "A", "fire": "A"}}
    mine = me("", spirit=9, attack=3, counter=3, **arms)
    cards = [weapon("剣札", attack=2), magic("炎札", power=4)]
    board = table(
        mine, foe(), *cards, first=[on("主", 4, 9, attached=["剣札", "炎札"])], second=[on("返", 7), on("的", 11)]
    )
    assert strike(board, target="返", equipment=equipment) == dealt
    board = table(mine, foe(attack=1), *cards, turn="second", first=[on("主", 4, 9, attached=["剣札", "炎札"])],
                  second=[on("返", 7), on("的", 11)])  # fmt: skip
    board.take("second", "返")
    board.attack("second", "返", "主")
    until(board, lambda: purpose(board) == "receive")
    board.act("first", "receive", "主", equipment)
    until(board, lambda: purpose(board) == "counter")
    board.act("first", "counter", "主")
    until(board, lambda: board.state.battle is None)
    assert board.damage("返") == [dealt]
    assert board.paid("主") == ([] if equipment == "炎札" else [3])


@clause("kokuryoku", "X5.4", "X7.27")
def test_a_land_under_either_side_changes_what_is_dealt() -> None:
    fort = land("陣", "このマスにいるユニットが受けるダメージを1減らす。", kind="fort")
    for at, dealt, back in ((7, 1, 2), (4, 2, 1), (5, 2, 2)):
        board = table(me("", spirit=9), foe(), fort, first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)],
                      more=({}, {"lands": {at: "陣"}}))  # fmt: skip
        fought(board)
        assert (board.damage("返"), board.damage("主")) == ([dealt], [back])
