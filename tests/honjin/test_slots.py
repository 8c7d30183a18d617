"""13.1.2-13.1.4: slots that are spent, promised, unspent again, lost and regained."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.honjin.chapters.slots import ANY_SPELL, free_slots, is_enough
from fuda.games.honjin.table import SLOT_KINDS, slot_number
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import gear, spell, tool, unit

FIRE = spell("火玉", "◇[普通/対抗]火玉\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", "火")
BLAZE = spell("業火", "◇[普通]業火\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", "火火")
STEAM = spell("蒸気", "◇[普通]蒸気\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", "火水")
POTION = tool("薬", "◇[普通]薬\n〈対象:自軍ユニット1体〉\n対象に「攻撃力:+1」を付与する。")


def mage(spells: str = "", items: int = 0, name: str = "魔") -> dict[str, Any]:
    """A unit with these slots."""
    return unit(name, spells=spells, items=items, defence=9)


def battle(*cards: dict[str, Any], hand: list[str], own: list[Any] | None = None, **more: Any) -> Fight:
    """The first normal timing; a lancer lets the game wait for the first player."""
    lance = unit("槍", "□[普通]突き\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", defence=9)
    fight = Fight(lance, *cards, own=["槍", *(own or ["魔"])], other=["賢@敵"], first={"hand": hand}, **more)
    fight.begin(6, 1)
    return fight


def slots(kinds: str) -> tuple[int, ...]:
    return tuple([slot_number(0, place, SLOT_KINDS.index(kind)) for place, kind in enumerate(kinds)])


@clause("honjin", "13.1.2.1", "13.1.3.1")
@pytest.mark.parametrize(
    ("held", "wanted", "enough"),
    [
        ("i", "i", True),
        ("火", "i", False),
        ("i", "火", False),
        ("*", "i", False),
        ("火", "火", True),
        ("水", "火", False),
        ("*", "火", True),
        ("火*", "火火", True),
        ("火*", "火水", True),
        ("水*", "火火", False),
        ("**", "火水", True),
        ("火水", "*", False),
        ("火*", "火*", True),
        ("火*", "水*", False),
        ("火水", "火水火", False),
        ("i火", "火i", True),
    ],
)
def test_what_slots_pay_for(held: str, wanted: str, enough: bool) -> None:
    assert is_enough(slots(held), tuple([SLOT_KINDS.index(kind) for kind in wanted])) is enough


@clause("honjin", "13.1.3.1", "10.11.5")
def test_a_slot_of_whatever_kind_can_be_any_spell_slot_but_no_item_slot() -> None:
    fire = SLOT_KINDS.index("火")
    assert is_enough(slots("火水"), (fire, ANY_SPELL))
    assert not is_enough(slots("火i"), (fire, ANY_SPELL))
    assert is_enough(slots("水*"), (fire, ANY_SPELL))


@clause("honjin", "13.1.3.1", "10.1.4")
def test_a_spell_without_the_slot_cannot_be_cast() -> None:
    fight = battle(FIRE, mage("水"), hand=["火玉"])
    assert "use 火玉" not in fight.options("first")
    reason = fight.refused("first", "use", "火玉")
    assert (reason.clause, reason.condition, reason.values) == ("13.1.3.1", "not-enough-slots", (("wanted", "火"),))


@clause("honjin", "13.1.3.1")
def test_a_unit_without_spell_slots_casts_nothing() -> None:
    free = spell("無", "◇[普通]無\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", "")
    fight = battle(free, hand=["無"], own=["兵"])
    reason = fight.refused("first", "use", "無")
    assert (reason.clause, reason.condition) == ("13.1.3.1", "no-such-slot")
    able = battle(free, mage("水"), hand=["無"])
    assert "use 無" in able.options("first")


@clause("honjin", "13.1.2.2")
def test_a_unit_without_item_slots_uses_no_items() -> None:
    fight = battle(POTION, mage("火"), hand=["薬"])
    reason = fight.refused("first", "use", "薬")
    assert (reason.clause, reason.condition) == ("13.1.2.2", "no-such-slot")


@clause("honjin", "13.1.3.1", "10.1.6")
def test_one_unit_pays_every_icon_of_a_spell() -> None:
    fight = battle(BLAZE, mage("火", name="甲"), mage("火", name="乙"), hand=["業火"], own=["甲", "乙"])
    assert "use 業火" not in fight.options("first")
    able = battle(BLAZE, mage("火火", name="甲"), hand=["業火"], own=["甲"])
    able.uses("first", "業火", "敵")
    able.settle()
    assert able.slot_kinds("甲") == [1, 1]


@clause("honjin", "13.1.3.1", "13.1.2.3")
def test_the_player_chooses_between_a_slot_of_the_kind_and_a_star() -> None:
    fight = battle(FIRE, mage("火*"), hand=["火玉"])
    fight.uses("first", "火玉", "敵")
    assert fight.asked() == ("first", "slot", "10.1.6")
    assert len(fight.options("first")) == 2
    fight._submit("first", 1)
    fight.settle()
    assert fight.slot_kinds("魔") == [SLOT_KINDS.index("*")]


@clause("honjin", "13.1.3.1", "13.1.2.3")
def test_nothing_is_asked_where_only_one_way_pays() -> None:
    fight = battle(STEAM, mage("火*"), hand=["蒸気"])
    fight.uses("first", "蒸気", "敵")
    fight.settle()
    assert fight.spent("魔") == 2


@clause("honjin", "13.1.3.1", "13.1.2.3")
def test_nothing_is_asked_where_every_slot_is_spent_anyway() -> None:
    fight = battle(BLAZE, mage("火*"), hand=["業火"])
    fight.do("first", "use", "業火")
    assert fight.purpose() != "slot"
    fight.settle()
    assert fight.spent("魔") == 2
    spare = battle(BLAZE, mage("火**"), hand=["業火"])
    spare.do("first", "use", "業火")
    assert spare.purpose() == "slot"


@clause("honjin", "13.1.2.3", "13.1.2.7")
def test_slots_of_different_origin_are_told_apart() -> None:
    bag = gear("袋", items=1)
    fight = battle(POTION, bag, mage(items=2), hand=["薬"], own=[{"card": "魔", "equipment": ["袋"]}])
    fight.uses("first", "薬", "魔")
    assert fight.asked() == ("first", "slot", "10.1.6")
    assert len(fight.options("first")) == 2


@clause("honjin", "10.11.5", "10.1.6", "13.1.3.1")
def test_a_promised_slot_pays_for_nothing_else() -> None:
    fight = battle(FIRE, mage("火火"), hand=["火玉@一", "火玉@二", "火玉@三"])
    fight.uses("first", "一", "敵")
    assert fight.asked() == ("first", "counter", "10.1.10")
    assert len(free_slots(fight.state, fight.rules, fight.card("魔"))) == 1
    assert fight.spent("魔") == 0
    fight.uses("first", "二", "敵")
    fight.settle()
    assert fight.spent("魔") == 2
    assert "三" in fight.hand("first")
    assert "use 三" not in fight.options("first")


@clause("honjin", "13.1.2.4", "13.1.3.2", "12.2.7.4.9")
def test_slots_that_are_granted_are_unspent() -> None:
    gift = spell("恵", "◇[普通]恵\n〈対象:自軍ユニット1体〉\n対象に「アイテム:i」と「スペル:火」を付与する。")
    fight = battle(FIRE, gift, mage("火"), hand=["恵", "火玉"])
    fight.uses("first", "恵", "魔")
    fight.settle()
    assert (fight.spent("魔"), len(free_slots(fight.state, fight.rules, fight.card("魔")))) == (1, 2)
    assert "use 火玉" in fight.options("first")


@clause("honjin", "13.1.4", "13.1.2.7")
def test_a_slot_lost_and_regained_keeps_its_state() -> None:
    wand = gear("杖", spells="火")
    fight = battle(FIRE, wand, mage(items=1), hand=["火玉@一", "火玉@二"], own=[{"card": "魔", "equipment": ["杖"]}])
    fight.uses("first", "一", "敵")
    fight.settle()
    spent = fight.state.spent[fight.card("魔")]
    assert len(spent) == 2
    piece = fight.card("杖")
    fight.state.host[piece] = -1
    fight.state.facts, fight.state.layout = None, None
    assert fight.slot_kinds("魔") == [0]
    fight.state.host[piece] = fight.card("魔")
    fight.state.facts, fight.state.layout = None, None
    assert fight.slot_kinds("魔") == [0, 1]


@clause("honjin", "10.11.3", "13.1.3.1")
def test_slots_that_were_spent_meanwhile_cannot_be_paid() -> None:
    drain = spell("枯", "◇[対抗]枯\n〈対象:敵軍ユニット1体〉\n対象の「スペル:x」を消費済みにする。")
    fight = battle(FIRE, drain, mage("火"), hand=["火玉"], second={"hand": ["枯"]})
    fight.uses("first", "火玉", "敵")
    fight.do("second", "use", "枯")
    if fight.purpose() == "targets":
        fight.choose("second", "魔")
    fight.settle()
    assert fight.took_effect() == [True, False]
    assert fight.discards("first") == ["火玉"]


@clause("honjin", "10.11.6", "13.1.2.1", "13.1.3.1")
def test_slots_printed_as_a_price_come_on_top() -> None:
    deep = spell(
        "深", "◇[普通]深\n〈コスト:スペル枠1つを消費する/対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。"
    )
    fight = battle(deep, mage("火"), hand=["深"])
    assert fight.refused("first", "use", "深").condition == "not-enough-slots"
    able = battle(deep, mage("火水"), hand=["深"])
    able.uses("first", "深", "敵")
    able.settle()
    assert able.spent("魔") == 2


@clause("honjin", "13.1.3.1")
def test_a_finished_unit_may_still_cast() -> None:
    fight = Fight(FIRE, mage("火"), own=["魔"], other=["賢@敵"], first={"hand": ["火玉"]})
    fight.play_on("initiative", "chance")
    fight.tire("魔")
    fight.roll(6, 1)
    assert "use 火玉" in fight.options("first")
