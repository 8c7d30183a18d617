"""Abilities of battle: follow-up, critical, wrath, capture, command, effective equipment (X7.17-X7.23)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, on, soldier, unit, weapon

CARDS = [
    soldier("兵"),
    soldier("敵", spirit=7, arms="bow", attack=1, counter=1),
    unit("剣", spirit=7, attack=3, counter=2),
    unit("斧", spirit=7, arms="axe", attack=3, counter=2),
    unit("槍", spirit=7, arms="lance", attack=2, counter=1),
    unit("的", spirit=7, arms="bow", attack=1, counter=3),
    weapon("鉄剣", attack=2),
    weapon("投槍", arms="lance", attack=1, range="magic"),
]


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


@clause("kokuryoku", "X7.17")
def test_a_follow_up_strikes_the_same_foe_once_more() -> None:
    twice = unit("追", "【追撃】(気力1)", spirit=7, attack=2)
    board = fight(on("追", 4), on("的", 7), [twice])
    board.attack("first", "追", "的", counter=False)
    assert board.asked() == ("first", "follow-up", "X7.17")
    board.act("first", "follow-up", "追")
    assert (board.damage("的"), board.paid("追")) == ([2, 2], [2, 1])
    assert board.asked() == ("first", "invasion", "K5.0")


@clause("kokuryoku", "X7.17", "X7.42")
def test_whoever_declines_a_follow_up_pays_nothing_for_it() -> None:
    twice = unit("追", "【追撃】(気力1)", spirit=7, attack=2)
    board = fight(on("追", 4), on("的", 7), [twice])
    board.attack("first", "追", "的", counter=False)
    assert board.asked() == ("first", "follow-up", "X7.17")
    board.act("first", "go-on")
    assert (board.damage("的"), board.paid("追")) == ([2], [2])


@clause("kokuryoku", "X7.17")
def test_no_follow_up_without_both_units_or_its_price() -> None:
    twice = unit("追", "【追撃】(気力2)", spirit=7, attack=2)
    for mine, theirs in ((3, 7), (7, 2)):
        board = fight(on("追", 4, mine), on("的", 7, theirs), [twice])
        board.attack("first", "追", "的", counter=False if theirs > 4 else None)
        assert board.asked() == ("first", "invasion", "K5.0")
        assert len(board.damage("的")) == 1


@clause("kokuryoku", "X7.18")
def test_a_critical_doubles_the_base_of_the_attack() -> None:
    sharp = unit("必", "【必殺】(気力1)", spirit=7, attack=2)
    board = fight(on("必", 4, attached=["鉄剣"]), on("的", 7), [sharp])
    board.attack("first", "必", "的", "鉄剣")
    assert board.asked() == ("first", "attack-window", "X5.2")
    board.act("first", "critical", "必")
    assert (board.damage("的"), board.paid("必")) == ([2 * 2 + 2], [1, 2])


@clause("kokuryoku", "X7.18")
def test_a_critical_is_used_once_in_an_attack_and_never_in_a_counter() -> None:
    sharp = unit("必", "【必殺】(気力1)", spirit=7, attack=2, counter=2)
    board = fight(on("必", 4), on("的", 7), [sharp])
    board.attack("first", "必", "的")
    board.act("first", "critical", "必")
    assert board.damage("的") == [4]
    board = fight(on("剣", 4), on("必", 7), [sharp])
    board.attack("first", "剣", "必", counter=True)
    assert board.damage("剣") == [2]


@pytest.mark.parametrize(("limit", "dealt"), [(3, 4), (2, 2)])
@clause("kokuryoku", "X7.19")
def test_wrath_doubles_the_counter_at_low_spirit(limit: int, dealt: int) -> None:
    angry = unit("怒", f"【怒り】{limit}", spirit=7, arms="bow", attack=1, counter=2)
    board = fight(on("槍", 4), on("怒", 7), [angry])
    board.attack("first", "槍", "怒", counter=True)
    assert board.chips("怒") == 3  # two lost and two paid
    assert board.damage("槍") == [dealt]


@clause("kokuryoku", "X7.19")
def test_wrath_does_nothing_for_an_attack() -> None:
    angry = unit("怒", "【怒り】7", spirit=7, attack=2)
    board = fight(on("怒", 4, 3), on("的", 7), [angry])
    board.attack("first", "怒", "的", counter=False)
    assert board.damage("的") == [2]


@clause("kokuryoku", "X7.21")
def test_capture_halves_the_blow_and_sends_the_foe_abroad() -> None:
    net = unit("捕", "【捕獲】(気力1)", spirit=7, attack=4)
    board = fight(on("捕", 4), on("槍", 7, 2, attached=["投槍"]), [net])
    hand = len(board.hand("first"))
    board.act("first", "attack", "捕", "槍")
    board.act("second", "receive", "槍", "槍")
    board.act("first", "capture", "捕")
    assert board.damage("槍") == [2]  # half of four
    assert (board.abroad("second"), board.off("second")) == (["槍"], ["投槍"])
    assert len(board.hand("first")) == hand + 1


@clause("kokuryoku", "X7.21")
def test_a_blow_that_is_more_than_enough_captures_too_and_the_price_is_paid() -> None:
    net = unit("捕", "【捕獲】(気力1)", spirit=9, attack=5)
    board = fight(on("捕", 4), on("的", 7, 1), [net])
    hand = len(board.hand("first"))
    board.act("first", "attack", "捕", "的")
    board.act("first", "capture", "捕")
    assert (board.damage("的"), board.paid("捕")) == ([2], [1, 5])  # half of five, and both prices
    assert (board.abroad("second"), board.off("second"), len(board.hand("first"))) == (["的"], [], hand + 1)


@clause("kokuryoku", "X7.21", "X3.3")
def test_a_foe_that_falls_by_something_else_than_the_blow_is_not_captured() -> None:
    net = unit("捕", "【捕獲】(気力1)", spirit=9, attack=4)
    poison = weapon("猛毒", "このカードでダメージを与えた時、戦闘相手は気力を1失う。", attack=0)
    board = fight(on("捕", 4, attached=["猛毒"]), on("的", 7, 3), [net, poison])
    hand = len(board.hand("first"))
    board.act("first", "attack", "捕", "的", "猛毒")
    board.act("first", "capture", "捕")
    assert board.damage("的") == [2]  # the third chip goes by the poison
    assert (board.abroad("second"), board.off("second"), len(board.hand("first"))) == ([], ["的"], hand)


@clause("kokuryoku", "X7.21", "X5.3")
def test_a_capture_in_an_attack_that_is_cancelled_takes_nobody() -> None:
    net = unit("捕", "【捕獲】(気力1)", spirit=9, attack=4)
    board = fight(on("捕", 4, 4), on("的", 7, 1), [net])
    hand = len(board.hand("first"))
    board.act("first", "attack", "捕", "的")
    board.act("first", "capture", "捕")  # its price leaves too few chips
    assert (board.damage("的"), board.chips("的"), len(board.hand("first"))) == ([], 1, hand)


@clause("kokuryoku", "X7.21")
def test_capture_without_beating_takes_nobody() -> None:
    net = unit("捕", "【捕獲】(気力1)", spirit=7, attack=4)
    board = fight(on("捕", 4), on("的", 7, 5), [net])
    hand = len(board.hand("first"))
    board.attack("first", "捕", "的")
    board.act("first", "capture", "捕")
    board.act("second", "go-on")
    assert (board.chips("的"), board.abroad("second"), len(board.hand("first"))) == (3, [], hand)


@clause("kokuryoku", "X7.22")
def test_command_raises_the_attack_of_adjacent_friends() -> None:
    chief = unit("将", "【指揮】2")
    for cell, dealt in ((3, 5), (0, 3)):
        board = Board(cards=[*CARDS, chief], first=[on("剣", 4), on("将", cell)], second=[on("的", 7), on("敵", 11)])
        board.take("first", "剣")
        board.attack("first", "剣", "的")
        assert board.damage("的") == [dealt]


@clause("kokuryoku", "X7.22")
def test_command_helps_neither_the_commander_nor_enemies_nor_a_counter() -> None:
    chief = unit("将", "【指揮】2", spirit=7, counter=2)
    board = Board(cards=[*CARDS, chief], first=[on("将", 4), on("剣", 3)], second=[on("斧", 7), on("敵", 11)])
    board.take("first", "将")
    board.attack("first", "将", "斧", counter=True)
    assert (board.damage("斧"), board.damage("将")) == ([2 + 1], [2])


@clause("kokuryoku", "X7.23")
def test_effective_equipment_doubles_its_base() -> None:
    rider = unit("騎", spirit=7, arms="bow", move="cavalry", sort="knight", counter=3)
    cut = weapon("馬断ち", "【特効】騎兵", attack=1)
    for target, dealt in (("騎", 3 * 2 + 1), ("的", 3 + 1)):
        board = fight(on("剣", 4, attached=["馬断ち"]), on(target, 7), [rider, cut])
        board.attack("first", "剣", target, "馬断ち")
        assert board.damage(target) == [dealt]
    board = fight(on("剣", 4, attached=["馬断ち"]), on("騎", 7), [rider, cut])
    board.attack("first", "剣", "騎")  # not used
    assert board.damage("騎") == [3]


@clause("kokuryoku", "X7.23")
def test_a_unit_that_is_effective_is_so_in_its_counter_too() -> None:
    hunter = unit("狩", "【特効】騎兵", spirit=7, arms="bow", counter=2)
    rider = unit("騎", spirit=7, arms="bow", move="cavalry", sort="knight")
    board = fight(on("騎", 4), on("狩", 7), [rider, hunter])
    board.attack("first", "騎", "狩", counter=True)
    assert board.damage("騎") == [4]
