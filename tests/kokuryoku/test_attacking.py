"""Attacks: equipment, payment, damage, counter-attack, follow-up and removal (X5), with the rulings on battle."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.kokuryoku.board import Board, healer, item, magic, on, soldier, surprise, unit, weapon

CARDS = [
    soldier("兵"),
    soldier("敵", spirit=7, arms="bow", attack=1, counter=1),
    unit("剣", spirit=7, attack=3, counter=2),
    unit("斧", spirit=7, arms="axe", attack=3, counter=2),
    unit("槍", spirit=7, arms="lance", attack=2, counter=1),
    unit("弓", spirit=7, arms="bow", action="indirect"),
    unit("術", spirit=7, arms="fire", action="magic", levels={"fire": "A", "wind": "A"}),
    unit("竜", spirit=7, arms="breath", action="breath", sort="dragon"),
    unit("的", spirit=7, arms="bow", attack=1, counter=3),
    healer("僧", spirit=7, levels={"staff": "A", "fire": "A"}),
    weapon("鉄剣", attack=2),
    weapon("双剣", attack=1, times=2),
    weapon("投槍", arms="lance", attack=1, range="magic"),
    weapon("毒剣", "このカードでダメージを与えた時、戦闘相手は気力を1失う。", attack=0),
    magic("炎", power=4),
    magic("風", arms="wind", power=2),
    magic("業火", "このカードでダメージを与えた時、戦闘相手は気力を1失う。", power=2),
]


def cancelled(board: Board) -> list[str]:
    """The clauses by which strikes were cancelled."""
    return [told["clause"] for told in board.told() if told["event"] == "AttackCancelled"]


def left(board: Board) -> list[tuple[str, str]]:
    """The units that left the field, and by which clause."""
    return [(told["card"]["card"], told["clause"]) for told in board.told() if told["event"] == "UnitLeft"]


def fight(
    first: dict[str, Any], second: dict[str, Any], cards: list[dict[str, Any]] | None = None, **more: Any
) -> Board:
    """The first player's unit has its turn; both sides have a soldier far away."""
    board = Board(
        cards=[*CARDS, *(cards or [])],
        first=[first, on("兵@後", 0)],
        second=[second, on("敵@奥", 11)],
        **more,
    )
    board.take("first", first["card"].rpartition("@")[2])
    return board


# --- declaring


@clause("kokuryoku", "X5.1", "K5.3")
def test_an_attack_named_without_its_equipment_is_the_one_with_the_unit_itself() -> None:
    board = fight(on("剣", 4, attached=["鉄剣"]), on("槍", 7))
    wish = Action("attack", board.card("剣"), (board.card("槍"),))
    assert board.rules.refusal(board.state, 0, wish) is None


@clause("kokuryoku", "X5.1")
def test_an_attack_names_equipment_and_target_and_the_defender_answers() -> None:
    board = fight(on("剣", 4, attached=["鉄剣"]), on("槍", 7, attached=["投槍"]))
    assert sorted(board.offered("first", "attack")) == [("剣", "槍", "剣"), ("剣", "槍", "鉄剣")]
    board.act("first", "attack", "剣", "槍", "鉄剣")
    assert board.asked() == ("second", "receive", "X5.1")
    assert board.offered("second", "receive") == [("槍", "槍"), ("槍", "投槍")]
    board.act("second", "receive", "槍", "投槍")
    assert board.state.battle is not None
    assert board.state.battle.receive_with == board.card("投槍")


@clause("kokuryoku", "X5.1")
def test_only_enemies_are_attacked_and_only_with_ones_own_equipment() -> None:
    board = fight(on("剣", 4), on("的", 7), hands=(["鉄剣"], []))
    assert board.why_not("first", "attack", "剣", "後") == ("X5.1", "not-an-enemy")
    assert board.why_not("first", "attack", "剣", "的", "鉄剣") == ("X5.1", "not-its-equipment")


@pytest.mark.parametrize(
    ("name", "cell", "reach"),
    [
        ("剣", 4, [1, 3, 5, 7]),
        ("弓", 4, [0, 2, 6, 8, 10]),
        ("術", 4, [0, 1, 2, 3, 5, 6, 7, 8, 10]),
        ("弓", 1, [3, 5, 7]),
    ],
)
@clause("kokuryoku", "X4.2")
def test_direct_indirect_and_magic_range(name: str, cell: int, reach: list[int]) -> None:
    for target in range(12):
        if target == cell:
            continue
        board = Board(cards=CARDS, first=[on(name, cell)], second=[on("的", target)])
        board.act("first", "act-with", name)
        if target in reach:
            board.act("first", "go-on")
            assert board.offered("first", "attack") == [(name, "的", name)]
        else:
            assert board.why_not("first", "attack", name, "的") == ("X4.2", "out-of-range")


@clause("kokuryoku", "X7.2", "X4.2")
def test_breath_reaches_the_three_squares_in_front() -> None:
    for target, may in ((6, True), (7, True), (8, True), (3, False), (5, False), (1, False), (10, False)):
        board = Board(cards=CARDS, first=[on("竜", 4)], second=[on("的", target)])
        board.act("first", "act-with", "竜")
        if may:
            board.act("first", "go-on")
            assert board.offered("first", "attack") == [("竜", "的", "竜")]
        else:
            assert board.why_not("first", "attack", "竜", "的") == ("X4.2", "out-of-range")


@clause("kokuryoku", "X5.3", "X7.29")
def test_an_attack_without_the_chips_may_be_declared_and_is_cancelled_at_the_payment() -> None:
    board = fight(on("剣", 4, 2), on("的", 7))
    board.attack("first", "剣", "的")
    assert (board.paid("剣"), board.damage("的"), board.chips("剣")) == ([], [], 2)
    assert cancelled(board) == ["X5.3"]
    assert board.asked() == ("first", "invasion", "K5.0")
    assert board.why_not("first", "act-with", "剣") == ("K5.4a", "unit-is-waiting")  # it has acted


@clause("kokuryoku", "X5.3", "X7.29", "X5.2")
def test_chips_gained_and_prices_lowered_in_the_window_pay_for_an_attack() -> None:
    drink = surprise("一杯", "[攻撃宣言時]攻撃ユニットの気力を2回復する。")
    cheaper = surprise("節約", "[攻撃宣言時]このターン中、攻撃ユニットが支払う気力を2減らす。")
    for card, paid in ((drink, 3), (cheaper, 1)):
        board = fight(on("剣", 4, 2), on("的", 7), [card], hands=([card["number"]], []))
        board.act("first", "attack", "剣", "的")
        board.act("first", "surprise", card["number"])
        assert (board.paid("剣"), board.damage("的")) == ([paid], [3])


@clause("kokuryoku", "X7.43")
def test_an_attack_on_a_unit_that_is_gone_is_not_told_as_too_dear() -> None:
    retreat = surprise("退却", "[防御時]防御ユニットを持ち主の手札に戻す。")
    board = fight(on("剣", 4), on("的", 7), [retreat], hands=([], ["退却"]))
    board.act("first", "attack", "剣", "的")
    board.act("second", "surprise", "退却")
    assert cancelled(board) == ["X7.43"]


@clause("kokuryoku", "X7.29", "X5.3")
def test_what_an_attack_costs_takes_account_of_effects_that_hold_in_its_battle_only() -> None:
    saver = unit("節", "このユニットが攻撃しているかぎり、このユニットが支払う気力を1減らす。", attack=3)
    board = fight(on("節", 4, 2), on("的", 7), [saver])
    board.attack("first", "節", "的")
    assert board.paid("節") == [2]


# --- paying


@clause("kokuryoku", "X5.3")
def test_an_attack_costs_base_times_number_and_is_cancelled_without() -> None:
    board = fight(on("剣", 4, 7, attached=["双剣"]), on("的", 7))
    board.attack("first", "剣", "的", "双剣")
    assert board.paid("剣") == [6]
    curse = surprise("呪い", "[防御時]攻撃ユニットは気力を2失う。")
    board = fight(on("剣", 4, 4), on("的", 7), [curse], hands=([], ["呪い"]))
    board.attack("first", "剣", "的")
    board.act("second", "surprise", "呪い")
    assert (board.chips("剣"), board.chips("的"), board.paid("剣")) == (2, 7, [])
    assert "AttackCancelled" in board.happened()
    assert board.is_waiting("剣")


@clause("kokuryoku", "X5.3", "X7.1")
def test_a_weapon_adds_after_doubling_and_costs_nothing_more() -> None:
    twice = unit("倍", "このユニットの基本攻撃力を2倍にする。", spirit=7, attack=2)
    board = fight(on("倍", 4, attached=["鉄剣"]), on("的", 7), [twice])
    board.attack("first", "倍", "的", "鉄剣")
    assert (board.damage("的"), board.paid("倍")) == ([6], [2])


@clause("kokuryoku", "X5.3")
def test_effects_on_the_payment_are_counted_in_but_never_below_nothing() -> None:
    cheap = item("指輪", "このユニットが支払う気力を1減らす。")
    free = item("王冠", "このユニットが支払う気力を9減らす。")
    for worn, paid in (("指輪", [2]), ("王冠", [])):
        board = fight(on("剣", 4, attached=[worn]), on("的", 7), [cheap, free])
        board.attack("first", "剣", "的", counter=False)
        assert board.paid("剣") == paid


# --- damage


@clause("kokuryoku", "X5.4")
def test_damage_takes_chips_and_costs_the_owner_nothing_else() -> None:
    board = fight(on("剣", 4), on("的", 7))
    board.attack("first", "剣", "的", counter=False)
    assert (board.chips("的"), board.piles("second")) == (4, (6, 3))


@clause("kokuryoku", "X5.4")
def test_multiplication_comes_before_addition() -> None:
    ring = item("腕輪", "このユニットの攻撃力を1増やす。")
    blow = surprise("渾身", "[攻撃宣言時]この戦闘中、攻撃ユニットの基本攻撃力を2倍にする。")
    board = fight(on("剣", 4, attached=["腕輪"]), on("斧", 7), [ring, blow], hands=(["渾身"], []))
    board.attack("first", "剣", "斧")
    board.act("first", "surprise", "渾身")
    assert board.damage("斧") == [3 * 2 + 1 + 1]  # doubled, then the item and the triangle


@clause("kokuryoku", "X5.4")
def test_what_is_added_counts_for_every_attack() -> None:
    board = fight(on("剣", 4, attached=["双剣"]), on("的", 7))
    board.attack("first", "剣", "的", "双剣")
    assert board.damage("的") == [(3 + 1) * 2]


@clause("kokuryoku", "X5.4")
def test_damage_is_never_below_nothing() -> None:
    shield = item("盾", "このユニットが受けるダメージを9減らす。")
    board = fight(on("剣", 4), on("的", 7, attached=["盾"]), [shield])
    board.attack("first", "剣", "的", counter=False)
    assert (board.damage("的"), board.chips("的")) == ([0], 7)


@clause("kokuryoku", "X5.4")
def test_weapon_extras_need_damage_of_at_least_one() -> None:
    shield = item("盾", "このユニットが受けるダメージを9減らす。")
    board = fight(on("剣", 4, attached=["毒剣"]), on("的", 7))
    board.attack("first", "剣", "的", "毒剣", counter=False)
    assert board.chips("的") == 3
    board = fight(on("剣", 4, attached=["毒剣"]), on("的", 7, attached=["盾"]), [shield])
    board.attack("first", "剣", "的", "毒剣", counter=False)
    assert board.chips("的") == 7
    board = fight(on("剣", 4, attached=["毒剣"]), on("的", 7))
    board.attack("first", "剣", "的", counter=False)  # not with that weapon
    assert board.chips("的") == 4


@clause("kokuryoku", "X7.11")
def test_half_an_odd_base_is_rounded_down() -> None:
    half = surprise("砕き", "[防御時]この戦闘中、攻撃ユニットの基本攻撃力を半分にする。")
    board = fight(on("剣", 4), on("的", 7), [half], hands=([], ["砕き"]))
    board.attack("first", "剣", "的")
    board.act("second", "surprise", "砕き")
    assert board.damage("的") == [1]


@pytest.mark.parametrize(
    ("attacker", "defender", "more"),
    [("剣", "斧", 1), ("斧", "槍", 1), ("槍", "剣", 1), ("斧", "剣", 0), ("剣", "剣@他", 0), ("剣", "的", 0)],
)
@clause("kokuryoku", "X5.5")
def test_the_triangle_adds_one_for_the_winning_side(attacker: str, defender: str, more: int) -> None:
    board = fight(on(attacker, 4), on(defender, 7))
    target = defender.rpartition("@")[2]
    base = board.rules.card(board.state, board.card(attacker)).attack
    board.attack("first", attacker, target, counter=False)
    assert board.damage(target) == [base + more]


@pytest.mark.parametrize(
    ("arms", "against", "more"),
    [("fire", "wind", 1), ("wind", "thunder", 1), ("thunder", "fire", 1), ("light", "dark", 1), ("dark", "light", 0)],
)
@clause("kokuryoku", "X5.5")
def test_the_triangle_of_magic(arms: str, against: str, more: int) -> None:
    pair = [unit("甲", arms=arms, action="magic"), unit("乙", arms=against, action="magic")]
    board = fight(on("甲", 4), on("乙", 7), pair)
    board.attack("first", "甲", "乙", counter=False)
    assert board.damage("乙") == [2 + more]


@clause("kokuryoku", "X5.5", "X5.6")
def test_the_triangle_counts_for_the_counter_too() -> None:
    board = fight(on("斧", 4), on("剣", 7))
    board.attack("first", "斧", "剣", counter=True)
    assert (board.damage("剣"), board.damage("斧")) == ([3], [2 + 1])


# --- counter-attack


@clause("kokuryoku", "X5.6")
def test_a_surviving_defender_may_strike_back_once() -> None:
    near = unit("近", spirit=7, arms="bow", attack=1, counter=3)
    board = fight(on("剣", 4), on("近", 7), [near])
    board.attack("first", "剣", "近")
    assert board.asked() == ("second", "counter", "X5.6")
    board.act("second", "counter", "近")
    assert (board.damage("剣"), board.paid("近")) == ([3], [3])
    assert board.asked() == ("first", "invasion", "K5.0")  # no counter to a counter


@clause("kokuryoku", "X5.6")
def test_a_defender_may_leave_it() -> None:
    board = fight(on("剣", 4), on("的", 7))
    board.attack("first", "剣", "的", counter=False)
    assert (board.damage("剣"), board.chips("剣")) == ([], 4)


@clause("kokuryoku", "X5.6", "X4.2")
def test_no_counter_out_of_range() -> None:
    board = fight(on("術", 4), on("剣", 10))
    board.attack("first", "術", "剣")
    assert board.asked() == ("first", "invasion", "K5.0")
    assert board.damage("術") == []


@clause("kokuryoku", "X5.6")
def test_the_counter_uses_what_the_defender_received_with() -> None:
    board = fight(on("術", 4), on("槍", 10, attached=["投槍"]))
    board.act("first", "attack", "術", "槍")
    board.act("second", "receive", "槍", "投槍")
    board.act("second", "counter", "槍")
    assert board.damage("術") == [1 + 1]
    board = fight(on("術", 4), on("槍", 10, attached=["投槍"]))
    board.act("first", "attack", "術", "槍")
    board.act("second", "receive", "槍", "槍")
    assert board.asked() == ("first", "invasion", "K5.0")


@clause("kokuryoku", "X5.6", "X5.3", "X7.29")
def test_a_counter_must_be_paid_for() -> None:
    board = fight(on("剣", 4), on("的", 7, 5))
    board.attack("first", "剣", "的")
    assert board.chips("的") == 2  # less than its counter of 3
    board.act("second", "counter", "的")
    assert (board.damage("剣"), board.chips("的"), cancelled(board)) == ([], 2, ["X5.3"])
    assert board.asked() == ("first", "invasion", "K5.0")
    drink = surprise("水", "[反撃時]防御ユニットの気力を1回復する。")
    board = fight(on("剣", 4), on("的", 7, 5), [drink], hands=([], ["水"]))
    board.attack("first", "剣", "的")
    board.act("second", "counter", "的")
    board.act("second", "surprise", "水")
    assert board.damage("剣") == [3]


@clause("kokuryoku", "X5.6")
def test_in_the_variant_must_counter_a_unit_that_can_strike_back_does() -> None:
    board = fight(on("剣", 4), on("的", 7), variant="must-counter")
    board.attack("first", "剣", "的")
    assert board.damage("剣") == [3]


@clause("kokuryoku", "X5.6")
def test_a_text_can_forbid_the_counter() -> None:
    quiet = unit("影", "このユニットが攻撃しているかぎり、戦闘相手は反撃できない。")
    board = fight(on("影", 4), on("的", 7), [quiet])
    board.attack("first", "影", "的")
    assert board.asked() == ("first", "invasion", "K5.0")


# --- removal


@clause("kokuryoku", "X5.7", "X7.31")
def test_a_unit_that_pays_its_last_chip_strikes_and_then_leaves() -> None:
    board = fight(on("剣", 4, 3, attached=["鉄剣"]), on("的", 7))
    board.attack("first", "剣", "的", "鉄剣")
    assert board.damage("的") == [5]
    assert left(board) == [("剣", "X5.7")]
    assert board.off("first") == ["鉄剣", "剣"]
    assert board.piles("first")[1] == 3


@clause("kokuryoku", "X3.3", "X7.31")
def test_a_unit_without_chips_leaves_with_its_attached_cards() -> None:
    board = fight(on("剣", 4), on("槍", 7, 2, attached=["投槍"]))
    board.act("first", "attack", "剣", "槍", "剣")
    board.act("second", "receive", "槍", "投槍")
    assert left(board) == [("槍", "X3.3")]
    assert board.off("second") == ["投槍", "槍"]
    assert (board.cell("槍"), board.chips("槍")) == (-1, 0)


@clause("kokuryoku", "X3.4", "K2.3")
def test_spent_and_lost_chips_go_to_the_used_pile() -> None:
    board = fight(on("剣", 4, 7), on("的", 7, 7))
    board.attack("first", "剣", "的", counter=True)
    assert board.piles("first") == (7, 6)  # 3 paid and 3 lost
    assert board.piles("second") == (6, 6)


@clause("kokuryoku", "X7.31", "X5.6")
def test_a_unit_without_chips_does_not_strike_back_and_leaves_after_the_battle() -> None:
    board = fight(on("剣", 4), on("的", 7, 3))
    board.attack("first", "剣", "的")
    assert board.damage("剣") == []
    names = board.happened()
    assert names.index("Damaged") < names.index("BattleEnded") < names.index("UnitLeft")


# --- magic and staffs


@clause("kokuryoku", "X5.8", "X7.3")
def test_a_magic_strikes_with_its_own_power() -> None:
    board = fight(on("術", 4, attached=["炎"]), on("的", 7))
    board.attack("first", "術", "的", "炎", counter=False)
    assert (board.damage("的"), board.paid("術")) == ([4], [])


@clause("kokuryoku", "X5.8", "X7.35")
def test_a_magic_is_paid_when_attached_and_used_up() -> None:
    board = fight(on("術", 4, attached=["業火"]), on("的", 7))
    board.attack("first", "術", "的", "業火", counter=False)
    assert board.off("first") == ["業火"]
    assert board.chips("的") == 7 - 2 - 1  # what it triggers comes before it goes


@clause("kokuryoku", "X7.35")
def test_a_received_with_magic_is_used_up_by_the_counter_only() -> None:
    for counter in (True, False):
        board = fight(on("剣", 4), on("術", 7, attached=["風"]))
        board.act("first", "attack", "剣", "術")
        board.act("second", "receive", "術", "風")
        board.act("second", "counter" if counter else "go-on")
        assert board.off("second") == (["風"] if counter else [])
        assert board.damage("剣") == ([2] if counter else [])


@clause("kokuryoku", "X7.35", "X5.8")
def test_a_magic_stays_when_its_attack_is_called_off() -> None:
    dodge = surprise("避け", "[防御時]この攻撃を中止する。")
    board = fight(on("術", 4, attached=["炎"]), on("的", 7), [dodge], hands=([], ["避け"]))
    board.attack("first", "術", "的", "炎")
    board.act("second", "surprise", "避け")
    assert board.zone("炎") == ("first", "attached")
    assert board.damage("的") == []
    assert board.is_waiting("術")


@clause("kokuryoku", "X7.36", "X5.9")
def test_a_staff_unit_does_not_attack_with_a_magic() -> None:
    board = Board(cards=CARDS, first=[on("僧", 4, attached=["炎"])], second=[on("剣", 7)])
    board.act("first", "act-with", "僧")
    assert board.why_not("first", "attack", "僧", "剣", "炎") == ("X5.9", "staff-unit")
    board = fight(on("剣", 4), on("僧", 7, attached=["炎"]))
    board.attack("first", "剣", "僧")
    assert board.asked() == ("first", "invasion", "K5.0")


@clause("kokuryoku", "X7.43")
def test_an_attack_is_cancelled_when_its_target_is_gone_after_the_window() -> None:
    flee = surprise("退き", "[防御時]防御ユニットを隣接する空いているマスに移す。")
    board = fight(on("剣", 4), on("的", 7), [flee], hands=([], ["退き"]))
    board.attack("first", "剣", "的")
    board.act("second", "surprise", "退き")
    board.square("second", 10)
    assert (board.damage("的"), board.paid("剣")) == ([], [])
    assert "AttackCancelled" in board.happened()
