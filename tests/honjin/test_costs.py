"""10.11: prices are named at once, promised to nobody else, and paid when the use is resolved."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.events import Went
from fuda.games.honjin.table import DISCARDS
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import spell, unit

DRAW = "カードを1枚補充する。"
BOLT = spell("雷", "◇[普通]雷\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
STUN = spell("止", "◇[対抗]止\n〈対象:ユニット1体〉\n対象を行動完了にする。")
BOUNCE = spell("帰", "◇[対抗]帰\n〈対象:ユニット1体〉\n対象を手札に戻す。")
LANCE = unit("槍", "□[普通/対抗]突き\n〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。", defence=9)
BOMB = unit("爆", "×[普通/対抗]爆発\n〈対象:敵軍ユニット1体〉\n対象に【3】ダメージを与える。", defence=9)


def pays(price: str, timing: str = "普通", name: str = "払", **more: Any) -> dict[str, Any]:
    """A unit that draws a card for a price."""
    return unit(name, f"◎[{timing}]{name}\n〈コスト:{price}/対象:自軍プレイヤー〉\n{DRAW}", defence=9, **more)


def battle(*cards: dict[str, Any], hand: list[str], theirs: list[str] | None = None, **more: Any) -> Fight:
    """The first normal timing of the first player; both have a card to wait with."""
    own, other = more.pop("own", ["賢"]), more.pop("other", ["賢@敵"])
    first = {"hand": [*hand, "兵@札"], **more.pop("first", {})}
    second = {"hand": [*(theirs or []), "兵@敵札"]}
    fight = Fight(*cards, own=own, other=other, first=first, second=second, **more)
    fight.begin(6, 1)
    return fight


# --- cards of hand, deck and discard pile


@clause("honjin", "10.11.1", "10.11.2", "10.11.6", "10.11.8", "10.1.6", "10.1.13")
def test_hand_cards_that_pay_lie_open_until_they_are_discarded() -> None:
    fight = battle(pays("手札1枚破棄"), hand=["弓"], own=["賢", "払"])
    fight.uses("first", "払")
    assert fight.asked() == ("first", "cost-discardfrom", "10.1.6")
    fight.choose("first", "弓")
    assert fight.effects("first") == ["弓"]
    assert fight.is_known("弓", "second")
    fight.settle()
    assert (fight.effects("first"), fight.discards("first")) == ([], ["弓"])


@clause("honjin", "10.11.10", "10.11.1")
def test_without_enough_cards_in_hand_it_cannot_be_declared() -> None:
    fight = battle(pays("手札2枚破棄"), hand=[], own=["賢", "払"])
    assert "use 払" not in fight.options("first")
    reason = fight.refused("first", "use", "払")
    assert (reason.clause, reason.condition, reason.values) == (
        "10.11.10",
        "cost-not-payable",
        (("cards", 1), ("wanted", 2)),
    )


@clause("honjin", "10.11.12")
def test_cards_that_pay_must_be_such_as_the_price_names() -> None:
    text = pays("手札1枚破棄(「種族:エルフ」のカード)")
    fight = battle(text, hand=["弓", "巨"], own=["賢", "払"])
    fight.uses("first", "払")
    assert fight.effects("first") == ["弓"]
    none = battle(text, hand=["巨"], own=["賢", "払"])
    assert none.refused("first", "use", "払").clause == "10.11.12"


@clause("honjin", "10.11.5", "10.1.6")
def test_a_card_in_use_cannot_pay_for_itself() -> None:
    costly = spell("贄", "◇[普通]贄\n〈コスト:手札1枚破棄/対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    fight = battle(costly, hand=["贄"])
    fight.uses("first", "贄", "敵")
    assert (fight.effects("first"), fight.hand("first")) == (["贄", "札"], [])
    alone = Fight(costly, LANCE, own=["賢", "槍"], other=["賢@敵"], first={"hand": ["贄"]})
    alone.begin(6, 1)
    reason = alone.refused("first", "use", "贄")
    assert (reason.clause, reason.condition) == ("10.11.10", "cost-not-payable")


@clause("honjin", "10.11.10", "5.1.7.2", "5.1.3.8")
def test_cards_of_the_deck_are_paid_from_the_top() -> None:
    fight = battle(pays("山札2枚破棄"), hand=[], own=["賢", "払"], first={"deck": ["弓", "巨", "術", "兵@底"]})
    fight.uses("first", "払")
    assert fight.effects("first") == ["弓", "巨"]
    fight.settle()
    assert fight.discards("first") == ["弓", "巨"]
    assert sorted(fight.hand("first")) == sorted(["札", "術"])


@clause("honjin", "10.11.10")
def test_without_enough_cards_in_the_deck_it_cannot_be_declared() -> None:
    fight = battle(pays("山札3枚破棄"), hand=[], own=["賢", "払"], first={"deck": ["弓", "巨"]})
    reason = fight.refused("first", "use", "払")
    assert (reason.clause, reason.condition) == ("10.11.10", "not-enough-deck")


@clause("honjin", "10.11.12", "10.11.3")
def test_a_deck_card_of_another_kind_is_paid_in_vain() -> None:
    text = unit("掘", f"◎[普通]掘\n〈コスト:山札1枚破棄(ユニットカード)/対象:自軍プレイヤー〉\n{DRAW}", defence=9)
    fight = battle(text, BOLT, hand=[], own=["賢", "掘"], first={"deck": ["雷", "弓", "巨", "術"]})
    fight.uses("first", "掘")
    fight.settle()
    assert fight.discards("first") == ["雷"]
    assert fight.took_effect() == [False]
    fight.uses("first", "掘")
    fight.settle()
    assert fight.took_effect() == [False, True]


@clause("honjin", "10.11.11", "10.11.13", "5.1.6.2")
def test_cards_of_the_discard_pile_are_removed_as_a_price() -> None:
    fight = battle(pays("捨て山2枚除外"), hand=[], own=["賢", "払"], first={"discard": ["弓", "巨", "術"]})
    fight.uses("first", "払")
    assert fight.asked() == ("first", "cost-removefrom", "10.1.6")
    fight.choose("first", "弓", "術")
    assert sorted(fight.effects("first")) == sorted(["弓", "術"])
    fight.settle()
    assert (fight.discards("first"), sorted(fight.removed("first"))) == (["巨"], sorted(["弓", "術"]))


@clause("honjin", "10.11.11")
def test_without_enough_cards_in_the_discard_pile_it_cannot_be_declared() -> None:
    fight = battle(pays("捨て山2枚除外"), hand=[], own=["賢", "払"], first={"discard": ["弓"]})
    reason = fight.refused("first", "use", "払")
    assert (reason.clause, reason.condition) == ("10.11.11", "cost-not-payable")


@clause("honjin", "10.11.13")
def test_hand_cards_may_be_removed_as_a_price() -> None:
    fight = battle(pays("手札1枚除外"), hand=["弓"], own=["賢", "払"])
    fight.uses("first", "払")
    fight.choose("first", "弓")
    fight.settle()
    assert fight.removed("first") == ["弓"]


@clause("honjin", "10.11.5", "10.11.2")
def test_no_card_pays_twice_in_one_price() -> None:
    text = pays("手札1枚破棄&手札1枚除外")
    fight = battle(text, hand=[], own=["賢", "払"])
    reason = fight.refused("first", "use", "払")
    assert (reason.clause, reason.condition) == ("10.11.5", "cost-promised-twice")
    two = battle(text, hand=["弓"], own=["賢", "払"])
    two.uses("first", "払")
    two.choose("first", "弓")
    two.settle()
    assert (two.discards("first"), two.removed("first")) == (["弓"], ["札"])


@clause("honjin", "10.11.10")
def test_refilling_can_be_a_price() -> None:
    text = unit(
        "飲", "◎[普通]飲\n〈コスト:カードを1枚補充する/対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", defence=9
    )
    fight = battle(text, hand=[], own=["賢", "飲"], first={"deck": ["弓"]})
    fight.uses("first", "飲", "敵")
    assert fight.hand("first") == ["札"]
    fight.settle()
    assert "弓" in fight.hand("first")
    reason = fight.refused("first", "use", "飲")
    assert (reason.clause, reason.condition) == ("10.11.10", "not-enough-deck")


# --- cards of the battlefield


@clause("honjin", "10.11.7", "10.1.13")
def test_a_unit_that_pays_by_leaving_leaves_when_it_is_resolved() -> None:
    fight = battle(pays("自軍ユニット1体を破棄する"), hand=[], own=["賢", "払", "兵"])
    fight.uses("first", "払")
    assert fight.asked() == ("first", "cost-discard", "10.1.6")
    fight.choose("first", "兵")
    assert "兵" in fight.there("b2")
    fight.settle()
    assert fight.discards("first") == ["兵"]


@clause("honjin", "10.11.7", "14.3.5")
def test_a_unit_that_leaves_as_a_price_spends_no_slots_and_uses_nothing_more() -> None:
    both = unit(
        "両",
        "×[普通]散\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。\n"
        f"◎[対抗]呼\n〈コスト:手札1枚破棄/対象:自軍プレイヤー〉\n{DRAW}",
        spells="火",
        defence=9,
    )
    quick = spell("引", f"◇[対抗]引\n〈対象:自軍プレイヤー〉\n{DRAW}")
    fight = battle(both, quick, hand=["引"], own=["両", "賢"])
    fight.uses("first", "両", "敵")
    fight.do("second", "pass")
    assert fight.asked() == ("first", "counter", "10.1.10")
    assert fight.options("first") == ["use 引", "use 賢", "pass"]
    fight.do("first", "use", "引")
    fight.settle()
    assert fight.slot_kinds("賢") == [1]
    assert fight.discards("first")[-1] == "両"


@clause("honjin", "14.3.4", "10.11.5")
def test_a_unit_is_sacrificed_once() -> None:
    twice = unit(
        "双",
        "×[普通/対抗]散\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。",
        defence=9,
    )
    fight = battle(twice, hand=[], own=["賢", "双"])
    fight.uses("first", "双", "敵")
    fight.do("second", "pass")
    assert fight.options("first") == ["use 賢", "pass"]
    reason = fight.refused("first", "use", "双")
    assert (reason.clause, reason.condition) == ("14.3.4", "leaves-as-a-cost")


@clause("honjin", "10.11.5", "14.2.3", "9.1")
def test_an_attacker_cannot_also_pay_by_finishing_but_by_leaving() -> None:
    fight = battle(LANCE, BOMB, hand=[], own=["賢", "槍", "爆"])
    fight.do("first", "attack")
    fight.do("second", "pass")
    assert fight.options("first") == ["use 賢", "use 爆", "pass"]
    reason = fight.refused("first", "use", "槍")
    assert (reason.clause, reason.condition) == ("10.11.5", "already-a-cost")
    fight.uses("first", "爆", "敵")
    fight.settle()
    attack = [told["amount"] for told in fight.told() if told["event"] == "Damaged" and told["attack"]]
    assert attack == [4]


@clause("honjin", "10.11.7", "2.1.2.1.2.2")
def test_equipment_can_be_the_price() -> None:
    melt = unit(
        "溶",
        f"◎[普通]溶\n〈コスト:このユニットが装備している装備品1つを破棄する/対象:自軍プレイヤー〉\n{DRAW}",
        items=2,
        defence=9,
    )
    fight = battle(melt, hand=[], own=["賢", {"card": "溶", "equipment": ["剣"]}])
    fight.uses("first", "溶")
    fight.settle()
    assert fight.discards("first") == ["剣"]
    assert fight.refused("first", "use", "溶").condition == "cost-not-payable"


@clause("honjin", "10.11.7", "5.1.1.4")
def test_a_unit_can_return_or_be_removed_as_a_price() -> None:
    flee = pays("このユニットを手札に戻す", name="逃")
    fade = pays("このユニットをゲームから除外する", name="消")
    fight = battle(flee, fade, hand=[], own=["賢", "逃", "消"])
    fight.uses("first", "消")
    fight.settle()
    assert fight.removed("first") == ["消"]
    fight.uses("first", "逃")
    fight.settle()
    assert "逃" in fight.hand("first")


# --- paying


@clause("honjin", "10.11.3", "10.11.9", "10.1.13", "10.1.14", "14.2.3")
def test_a_finishing_ability_fails_if_its_user_is_finished_first() -> None:
    costly = unit(
        "槍", "□[普通]突き\n〈コスト:手札1枚破棄/対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。", defence=9
    )
    fight = battle(costly, STUN, hand=["弓"], theirs=["止"], own=["賢", "槍"])
    fight.uses("first", "槍", "敵")
    fight.choose("first", "弓")
    fight.uses("second", "止", "槍")
    fight.settle()
    assert fight.took_effect() == [True, False]
    assert fight.discards("first") == ["弓"]


@clause("honjin", "10.11.3", "10.1.13", "13.1.3.1")
def test_a_spell_fails_if_its_caster_leaves_and_its_card_is_discarded() -> None:
    fight = battle(BOLT, BOUNCE, hand=["雷"], theirs=["帰"], own=["賢@甲", "賢@乙"])
    fight.uses("first", "雷", "敵", user="甲")
    fight.uses("second", "帰", "甲")
    fight.settle()
    assert fight.took_effect() == [True, False]
    assert fight.discards("first") == ["雷"]


@clause("honjin", "10.11.9", "10.11.3")
def test_a_price_that_can_be_paid_in_part_is_paid_in_part() -> None:
    pair = unit("組", f"◎[普通]組\n〈コスト:自軍ユニット2体を破棄する/対象:自軍プレイヤー〉\n{DRAW}", defence=9)
    fight = battle(pair, BOUNCE, hand=[], theirs=["帰"], own=["賢", "組", "兵", "弓"])
    fight.uses("first", "組")
    fight.choose("first", "兵", "弓")
    assert fight.refused("second", "use", "帰", "兵").condition == "target-not-in-chain"
    fight.happen(Went("12.4.1", fight.card("兵"), DISCARDS[0], 0, "discard"))
    fight.settle()
    assert fight.discards("first") == ["兵", "弓"]
    assert fight.took_effect() == [False]


@clause("honjin", "10.8.3.1", "10.11.3")
def test_a_price_in_whose_place_something_else_happens_is_not_paid() -> None:
    ghost = unit(
        "霊",
        "×[普通]散\n〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。\n"
        "○不滅\n〈対象:このユニット〉\nこのユニットが破棄される場合、代わりにこのカードをゲームから除外する。",
        defence=9,
    )
    fight = battle(ghost, hand=[], own=["賢", "霊"])
    fight.uses("first", "霊", "敵")
    fight.settle()
    assert fight.removed("first") == ["霊"]
    assert fight.took_effect() == [False]


@clause("honjin", "14.3.3", "2.1.2.1.2.2", "10.11.4")
def test_a_sacrifice_takes_its_equipment_along_and_counts_with_it() -> None:
    martyr = unit(
        "殉",
        "×[普通]散\n〈対象:敵軍ユニット1体〉\n対象に【このユニットの攻撃力】ダメージを与える。",
        items=1,
        defence=9,
    )
    fight = battle(martyr, hand=[], own=["賢", {"card": "殉", "equipment": ["剣"]}])
    fight.uses("first", "殉", "敵")
    fight.settle()
    assert sorted(fight.discards("first")) == sorted(["殉", "剣"])
    assert [told["amount"] for told in fight.told() if told["event"] == "Damaged"] == [4]
