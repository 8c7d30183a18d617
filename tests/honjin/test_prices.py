"""10.9-10.11, 14: rule by rule, what a use asks for, who can pay it, when it fits and what it may be aimed at."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.battle_events import PutUp, Suspended
from fuda.games.honjin.chapters.costs import (
    can_pay_way,
    cards_refusal,
    deck_need,
    deck_price,
    into_effect_zone,
    paid_openly,
    picks_of,
    price_refusal,
    promised_to_finish,
    promised_to_leave,
    reading_of_use,
    slot_kinds,
    symbol_refusal,
)
from fuda.games.honjin.chapters.legality import (
    ban_refusal,
    is_closed,
    normal_side,
    own_units,
    place_refusal,
    restriction_refusal,
    timing_now,
    timing_refusal,
    use_refusal,
)
from fuda.games.honjin.chapters.reached_targets import is_proper
from fuda.games.honjin.chapters.slots import ANY_SPELL
from fuda.games.honjin.chapters.targets import (
    aim_of,
    involved,
    is_elsewhere,
    kinds_of_use,
    must_be_involved,
    single_refusal,
    target_refusal,
)
from fuda.games.honjin.events import Went
from fuda.games.honjin.table import (
    ATTACK,
    EFFECTS,
    FIRST_NORMAL,
    INITIATIVE,
    SECOND_NORMAL,
    SIMULTANEOUS,
    Declared,
)
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.unit_events import Finished
from fuda.kernel.reasons import Reason
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.texts import Table, gear, spell, terrain, tool, unit

HIT: Final = "対象に【1】ダメージを与える。"
COMES: Final = "「誰もいない地形」に、対象は手札にあるこのカードを普通召喚してもよい。"


def text(
    symbol: str, name: str, timing: str = "普通", cost: str = "", target: str = "ユニット1体", riders: str = ""
) -> str:
    price = f"コスト:{cost}/" if cost else ""
    return f"{symbol}[{timing}{riders}]{name}\n〈{price}対象:{target}〉\n{HIT}"


def ability(table: Table, alias: str, place: int = 0) -> Special:
    return table.rules.list.cards[table.state.printed[table.card(alias)]].abilities[place]


def told(reason: Reason | None) -> tuple[str, str] | None:
    return None if reason is None else (reason.clause, reason.condition)


BOLT: Final = spell("雷撃", text("◇", "雷撃", "普通/対抗"), cost="火水")
HERB: Final = tool("草", text("◇", "草"), cost=2)
LANCE: Final = unit("槍", text("□", "突き", "普通/対抗"))
BOMB: Final = unit("爆", text("×", "爆発", "普通/対抗"))
SKILL: Final = unit("技", text("◎", "技", "普通/対抗"))


# --- 13.1, 10.11.6: slots as a price


@clause("honjin", "13.1.2.1", "13.1.3.1", "10.11.6", "4.7.2")
def test_a_use_takes_the_slots_printed_on_the_card_and_those_of_its_price() -> None:
    cards = [
        BOLT,
        HERB,
        spell("重", text("◇", "重", cost="「スペル:聖聖*」を消費する"), cost="火"),
        tool("薬", text("◇", "薬", cost="アイテム枠2つを消費する"), cost=1),
        spell("何", text("◇", "何", cost="スペル枠1つを消費する"), cost="水"),
        unit("巫", text("◎", "祈", cost="「スペル:魔」を消費する"), spells="魔"),
        SKILL,
        gear("杖", text("◎", "杖"), cost=3),
    ]
    table = Table(*cards, board={"b1": {"first": ["巫", "技"]}}, first={"hand": ["雷撃", "草", "重", "薬", "何", "杖"]})
    found = {
        name: slot_kinds(table.rules, ability(table, name))
        for name in ("雷撃", "草", "重", "薬", "何", "巫", "技", "杖")
    }
    assert found == {
        "雷撃": (1, 2),
        "草": (0, 0),
        "重": (1, 5, 5, 7),
        "薬": (0, 0, 0),
        "何": (2, ANY_SPELL),
        "巫": (6,),
        "技": (),
        "杖": (),
    }


# --- 10.11, 14: cards as a price


def priced(cost: str, **more: Any) -> Table:
    """A unit of the first player whose ability has this price, in a battle."""
    board = {"b2": {"terrain": "野", "first": ["払", "兵", {"card": "弓", "finished": True}], "second": ["兵@敵"]}}
    hand = {"hand": ["術@甲", "剣@乙"], "discard": ["兵@丙", "弓@丁", "巨@戊"], "deck": ["兵", "弓", "巨"]}
    table = Table(unit("払", text("◎", "払", cost=cost)), board=board, first=hand, **more)
    table.battle("b2")
    return table


def refused(table: Table, variable: int = 1) -> tuple[str, str] | None:
    return told(
        price_refusal(table.state, table.rules, 0, table.card("払"), table.card("払"), ability(table, "払"), variable)
    )


@clause("honjin", "10.11.8", "10.11.11", "10.11.12", "10.11.13", "10.11.7")
@pytest.mark.parametrize(
    ("cost", "zone", "amount", "found", "fixed"),
    [
        ("手札1枚破棄", "hand", 1, ["甲", "乙"], False),
        ("手札2枚破棄", "hand", 2, ["甲", "乙"], False),
        ("手札1枚破棄(ユニットカード)", "hand", 1, ["甲"], False),
        ("捨て山2枚除外", "discard", 2, ["丙", "丁", "戊"], False),
        ("捨て山1枚除外(「種族:エルフ」のカード)", "discard", 1, ["丁"], False),
        ("自軍ユニット1体を破棄する", "field", 1, ["兵", "払", "弓"], False),
        ("このユニットを破棄する", "field", 1, ["払"], True),
        ("自軍ユニット1体を手札に戻す", "field", 1, ["兵", "払", "弓"], False),
        ("未行動の自軍ユニット2体を行動完了にする", "finish", 2, ["兵", "払"], False),
    ],
)
def test_cards_that_pay_are_looked_for_where_the_price_says(
    cost: str, zone: str, amount: int, found: list[str], fixed: bool
) -> None:
    table = priced(cost)
    user = table.card("払")
    (pick,) = picks_of(table.state, table.rules, 0, user, user, ability(table, "払"))
    assert (pick.zone, pick.amount, pick.fixed) == (zone, amount, fixed)
    assert sorted([table.name(card) for card in pick.found]) == sorted(found)


@clause("honjin", "14.2.1", "14.2.3", "14.3.1", "14.3.3", "14.4.3")
def test_the_symbol_finishes_its_user_discards_it_or_costs_nothing() -> None:
    board = {"b2": {"terrain": "野", "first": ["槍", "爆", "技"], "second": ["兵@敵"]}}
    table = Table(LANCE, BOMB, SKILL, board=board)
    table.battle("b2")
    found = {}
    for name in ("槍", "爆", "技"):
        user = table.card(name)
        picks = picks_of(table.state, table.rules, 0, user, user, ability(table, name))
        found[name] = [(each.zone, each.amount, each.found, each.fixed) for each in picks]
    assert found == {
        "槍": [("finish", 1, (table.card("槍"),), True)],
        "爆": [("field", 1, (table.card("爆"),), True)],
        "技": [],
    }


@clause("honjin", "10.11.1", "10.11.10", "10.11.11", "10.11.12", "10.1.4")
@pytest.mark.parametrize(
    ("cost", "reason"),
    [
        ("手札2枚破棄", None),
        ("手札3枚破棄", ("10.11.10", "cost-not-payable")),
        ("手札1枚破棄(ユニットカード)", None),
        ("手札2枚破棄(ユニットカード)", ("10.11.12", "cost-not-payable")),
        ("手札3枚破棄(ユニットカード)", ("10.11.10", "cost-not-payable")),
        ("捨て山3枚除外", None),
        ("捨て山4枚除外", ("10.11.11", "cost-not-payable")),
        ("捨て山2枚除外(「種族:エルフ」のカード)", ("10.11.12", "cost-not-payable")),
        ("山札3枚破棄", None),
        ("山札4枚破棄", ("10.11.10", "not-enough-deck")),
        ("カードを3枚補充する", None),
        ("カードを4枚補充する", ("10.11.10", "not-enough-deck")),
        ("未行動の自軍ユニット2体を行動完了にする", None),
        ("未行動の自軍ユニット3体を行動完了にする", ("10.11.1", "cost-not-payable")),
        ("自軍ユニット4体を破棄する", ("10.11.1", "cost-not-payable")),
    ],
)
def test_a_price_must_be_payable_to_be_named(cost: str, reason: tuple[str, str] | None) -> None:
    assert refused(priced(cost)) == reason


@clause("honjin", "10.11.10", "5.1.3.8")
def test_the_deck_pays_what_is_discarded_and_must_hold_what_is_refilled_besides() -> None:
    for cost, need, price in (("山札2枚破棄", 2, 2), ("カードを2枚補充する", 2, 0), ("手札1枚破棄", 0, 0)):
        table = priced(cost)
        reading = reading_of_use(table.state, table.rules, 0, table.card("払"), 1)
        assert (deck_need(ability(table, "払"), reading), deck_price(ability(table, "払"), reading)) == (need, price)
    table = priced("山札2枚破棄")
    user, made = table.card("払"), ability(table, "払")
    for points, reason in ((0, None), (1, None), (2, ("10.11.10", "not-enough-deck"))):
        assert told(cards_refusal(table.state, table.rules, 0, user, user, made, 1, points)) == reason


@clause("honjin", "10.11.5")
def test_no_card_pays_for_two_parts_of_a_price() -> None:
    both = priced("手札1枚破棄(ユニットカード)&手札1枚破棄(ユニットカード)")
    assert refused(both) == ("10.11.5", "cost-promised-twice")
    assert refused(priced("手札1枚破棄(ユニットカード)&手札1枚破棄")) is None
    assert refused(priced("手札1枚破棄(ユニットカード)&捨て山1枚除外")) is None


@clause("honjin", "10.1.6", "10.11.5", "10.11.7", "14.3.4")
def test_what_was_named_as_a_price_is_promised_with_what_is_chained_on() -> None:
    board = {"b2": {"terrain": "野", "first": ["槍", "爆", "技", "兵"], "second": ["兵@敵"]}}
    table = Table(LANCE, BOMB, SKILL, board=board)
    table.battle("b2")
    assert promised_to_leave(table.state) == promised_to_finish(table.state) == ()
    link = table.declared("爆", "敵")
    link.leaving, link.finishing = (table.card("爆"),), (table.card("兵"),)
    table.put_up("槍", "敵", finishing=(table.card("槍"),), leaving=(table.card("技"),), links=(link,))
    assert promised_to_leave(table.state) == (table.card("技"), table.card("爆"))
    assert promised_to_finish(table.state) == (table.card("槍"), table.card("兵"))


@clause("honjin", "14.2.4", "14.3.4", "10.11.5", "10.11.7")
def test_who_is_finished_or_promised_does_not_do_what_a_symbol_asks() -> None:
    board = {"b2": {"terrain": "野", "first": ["槍", "爆", "技"], "second": ["兵@敵"]}}

    def refusals(table: Table) -> dict[str, tuple[str, str] | None]:
        names = ("槍", "爆", "技")
        return {
            name: told(symbol_refusal(table.state, table.card(name), table.card(name), ability(table, name)))
            for name in names
        }

    table = Table(LANCE, BOMB, SKILL, board=board)
    table.battle("b2")
    assert refusals(table) == {"槍": None, "爆": None, "技": None}
    table.let(*[Finished("3.2.4", table.card(name)) for name in ("槍", "爆", "技")])
    assert refusals(table) == {"槍": ("14.2.4", "finished"), "爆": None, "技": None}
    table = Table(LANCE, BOMB, SKILL, board=board)
    table.battle("b2")
    table.put_up("技", "敵")
    assert refusals(table) == {"槍": None, "爆": None, "技": None}
    everybody = tuple([table.card(name) for name in ("槍", "爆", "技")])
    table.put_up("技", "敵", finishing=everybody)
    assert refusals(table) == {"槍": ("10.11.5", "already-a-cost"), "爆": None, "技": None}
    table.put_up("技", "敵", leaving=everybody)
    assert refusals(table) == {
        "槍": ("10.11.7", "leaves-as-a-cost"),
        "爆": ("14.3.4", "leaves-as-a-cost"),
        "技": ("10.11.7", "leaves-as-a-cost"),
    }


@clause("honjin", "14.8.3", "14.3.5")
def test_a_terrain_is_turned_over_for_one_declaration_only() -> None:
    hill = terrain("丘", f"▽丘[普通]\n〈発動条件:この地形で戦闘が発生している/対象:ユニット1体〉\n{HIT}")
    board = {"b2": {"terrain": "丘", "first": ["兵"], "second": ["兵@敵"]}}
    table = Table(hill, board=board, first={"hand": []})
    table.battle("b2")
    home = table.target("b2")
    made = table.rules.list.cards[table.state.printed[home]].abilities[0]
    assert symbol_refusal(table.state, home, home, made) is None
    table.let(PutUp("10.1.5", Declared(symbol="◎", seat=0, card=home, user=home)))
    assert symbol_refusal(table.state, home, home, made) is None
    table.let(PutUp("10.1.5", Declared(symbol="▽", seat=0, card=home, user=home)))
    assert told(symbol_refusal(table.state, home, home, made)) == ("14.8.3", "already-a-cost")


@clause("honjin", "10.1.6", "5.1.7.2", "10.11.8", "10.11.13")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_in_use_and_those_that_pay_are_laid_open_by_their_player(seat: int) -> None:
    name = SEATS[seat]
    held: dict[str, Any] = {name: {"hand": ["雷撃", "兵", "弓"]}}
    table = Table(BOLT, SKILL, board={"b2": {"terrain": "野", name: ["技"]}}, **held)
    used, paid, gone = table.card("雷撃"), table.card("兵"), table.card("弓")
    made = Declared(seat=seat, card=used, paid=(paid,), removed=(gone,))
    found = [
        (each.clause, each.card, each.target, each.by, each.deed)
        for each in into_effect_zone(table.state, table.rules, made)
        if isinstance(each, Went)
    ]
    zone = EFFECTS[seat]
    assert found == [
        ("10.1.6", used, zone, seat, "use"),
        ("10.1.6", paid, zone, seat, "pay"),
        ("10.1.6", gone, zone, seat, "pay"),
    ]
    unit_use = Declared(seat=seat, card=table.card("技"), paid=(paid,))
    assert len(into_effect_zone(table.state, table.rules, unit_use)) == 1
    assert [each.clause for each in paid_openly(unit_use, "12.2.7.4.5")] == ["12.2.7.4.5"]


@clause("honjin", "14.6.2", "14.6.3.2", "10.11.1")
def test_the_price_of_a_summoning_takes_cards_but_no_slots() -> None:
    for cost, possible in (("手札1枚破棄", True), ("手札3枚破棄", False), ("スペル枠1つを消費する", False)):
        card = unit("来", f"◇[自軍ターン]来\n〈発揮:普通召喚宣言時/コスト:{cost}/対象:自軍プレイヤー〉\n{COMES}")
        table = Table(card, board={"b1": {"first": ["術"]}}, first={"hand": ["来", "兵", "弓"]})
        assert can_pay_way(table.state, table.rules, 0, table.card("来"), ability(table, "来")) == possible


# --- 10.9: when


@clause("honjin", "8.3.4.6", "8.3.5.4", "8.3.6.4", "7.3.3", "4.3.3")
def test_the_timing_now_is_told_by_phase_timing_and_chain() -> None:
    board = {"b2": {"terrain": "野", "first": ["技"], "second": ["兵@敵"]}}
    table = Table(SKILL, board=board)
    assert timing_now(table.state) == "main"
    table.state.phase = 2
    assert timing_now(table.state) == ""
    table.state.phase = 1
    for timing, word in (
        (INITIATIVE, "initiative"),
        (FIRST_NORMAL, "normal"),
        (SECOND_NORMAL, "normal"),
        (SIMULTANEOUS, ""),
    ):
        table.battle("b2", timing)
        assert timing_now(table.state) == word
    table.put_up("技", "敵")
    assert timing_now(table.state) == "counter"


@clause("honjin", "8.3.5.4", "8.3.6.4", "10.9.4")
@pytest.mark.parametrize("first", ["first", "second"])
def test_each_side_has_a_normal_timing_of_its_own(first: str) -> None:
    table = Table(board={"b2": {"terrain": "野", "first": ["兵"], "second": ["兵@敵"]}})
    table.battle("b2", FIRST_NORMAL, first)
    assert SEATS[normal_side(table.state)] == first
    table.battle("b2", SECOND_NORMAL, first)
    assert SEATS[normal_side(table.state)] != first


@clause("honjin", "10.9.4", "10.9.5", "10.9.7", "10.9.9.1", "10.9.1")
@pytest.mark.parametrize(
    ("printed", "timing", "reason"),
    [
        ("普通", "normal", None),
        ("普通", "counter", ("10.9.4", "wrong-timing")),
        ("普通", "initiative", ("10.9.4", "wrong-timing")),
        ("普通", "main", ("10.9.4", "wrong-timing")),
        ("普通", "", ("10.9.1", "no-play-step")),
        ("対抗", "normal", ("10.9.5", "counter-without-chain")),
        ("対抗", "initiative", ("10.9.5", "counter-without-chain")),
        ("対抗", "main", ("10.9.5", "wrong-timing")),
        ("対抗", "counter", None),
        ("イニシアチブ", "initiative", None),
        ("イニシアチブ", "normal", ("10.9.7", "wrong-timing")),
        ("メイン", "main", None),
        ("メイン", "normal", ("10.9.9.1", "wrong-timing")),
        ("普通/メイン", "initiative", ("10.9.4", "wrong-timing")),
        ("普通/対抗", "counter", None),
    ],
)
def test_an_ability_is_for_its_own_timings_only(printed: str, timing: str, reason: tuple[str, str] | None) -> None:
    board = {"b2": {"terrain": "野", "first": ["技", "試"], "second": ["兵@敵"]}}
    table = Table(SKILL, unit("試", text("◎", "試", printed)), board=board)
    if timing != "main":
        table.battle("b2", INITIATIVE if timing == "initiative" else FIRST_NORMAL)
    if timing == "counter":
        table.put_up("技", "敵")
    assert told(timing_refusal(table.state, table.rules, 0, ability(table, "試"), timing)) == reason


@clause("honjin", "10.9.4", "7.3.3", "10.9.9")
def test_normal_abilities_wait_for_the_own_timing_and_main_ones_for_the_own_turn() -> None:
    board = {"b2": {"terrain": "野", "first": ["試"], "second": ["試@敵"]}}
    table = Table(unit("試", text("◎", "試", "普通/メイン")), board=board)
    made = ability(table, "試")
    assert timing_refusal(table.state, table.rules, 0, made, "main") is None
    assert told(timing_refusal(table.state, table.rules, 1, made, "main")) == ("7.3.3", "not-your-turn")
    for timing, own in ((FIRST_NORMAL, 0), (SECOND_NORMAL, 1)):
        table.battle("b2", timing)
        assert timing_refusal(table.state, table.rules, own, made, "normal") is None
        assert told(timing_refusal(table.state, table.rules, 1 - own, made, "normal")) == ("10.9.4", "not-your-timing")


@clause("honjin", "15.3.1", "10.9.5")
def test_nothing_counters_what_cannot_be_countered_nor_what_has_such_a_link() -> None:
    proud = unit("傲", text("◎", "傲", "普通/対抗", riders="|対抗不可"))
    board = {"b2": {"terrain": "野", "first": ["傲", "技"], "second": ["技@敵"]}}
    table = Table(SKILL, proud, board=board)
    table.battle("b2")
    made = ability(table, "技")
    table.put_up("傲", "敵")
    assert is_closed(table.state, table.rules)
    assert told(timing_refusal(table.state, table.rules, 1, made, "counter")) == ("15.3.1", "uncounterable")
    table.put_up("技", "敵")
    assert not is_closed(table.state, table.rules)
    assert timing_refusal(table.state, table.rules, 1, made, "counter") is None
    table.put_up("技", "敵", links=(table.declared("傲", "敵"),))
    assert is_closed(table.state, table.rules)
    table.let(PutUp("9.1", Declared(symbol=ATTACK, seat=0, finishing=(table.card("技"),))))
    assert not is_closed(table.state, table.rules)


@clause("honjin", "10.9.6")
def test_a_counter_to_certain_uses_needs_one_of_them_in_the_chain() -> None:
    only = unit("限", text("◎", "限", "対抗:戦闘スペルor攻撃限定"))
    board = {"b2": {"terrain": "野", "first": ["技", "術"], "second": ["限"]}}
    table = Table(SKILL, BOLT, only, board=board, first={"hand": ["雷撃"]})
    table.battle("b2")
    limited, plain = ability(table, "限"), ability(table, "技")
    table.put_up("技", "限")
    assert told(restriction_refusal(table.state, table.rules, limited)) == ("10.9.6", "no-such-declaration")
    assert restriction_refusal(table.state, table.rules, plain) is None
    table.put_up("雷撃", "限", user="術")
    assert restriction_refusal(table.state, table.rules, limited) is None
    table.put_up("技", "限")
    assert restriction_refusal(table.state, table.rules, limited) is None


# --- 10.1.2, 8.2.2: where


@clause("honjin", "10.1.2", "8.2.2", "14.6.1", "3.2.1.4", "14.6.3.1")
def test_a_card_is_used_by_its_owner_from_where_it_belongs() -> None:
    waits = unit("待", "●[戦闘]待\n〈発揮:戦闘終了タイミング開始時/対象:自軍プレイヤー〉\nカードを1枚補充する。")
    blade = gear("刃", text("◎", "刃"))
    cards = (
        SKILL,
        BOLT,
        HERB,
        waits,
        blade,
        unit("来", f"◇来\n〈対象:自軍プレイヤー〉\n{COMES}"),
    )
    board: dict[str, Any] = {
        "b2": {"terrain": "野", "first": ["技", "待", {"card": "術", "equipment": ["刃"]}], "second": ["技@敵"]},
        "c2": {"terrain": "野", "first": ["技@外", {"card": "術@遠", "equipment": ["刃@遠刃"]}]},
    }
    table = Table(*cards, board=board, first={"hand": ["雷撃", "草", "技@札", "来"], "discard": ["雷撃@捨"]})

    def place(alias: str, seat: int = 0) -> tuple[str, str] | None:
        return told(place_refusal(table.state, table.rules, seat, table.card(alias), ability(table, alias)))

    assert {name: place(name) for name in ("技", "外", "刃", "遠刃", "雷撃", "草")} == dict.fromkeys(
        ("技", "外", "刃", "遠刃", "雷撃", "草")
    )
    assert place("敵") == place("技", 1) == ("10.1.2", "not-yours")
    assert place("敵", 1) is None
    assert place("待") == ("4.1.5", "not-activated")
    assert place("札") == ("10.1.2", "not-on-the-battlefield")
    assert place("捨") == ("14.6.1", "not-in-hand")
    assert place("来") == ("14.6.3", "summoned-or-laid-instead")
    assert told(place_refusal(table.state, table.rules, 0, -1, ability(table, "技"))) == ("10.1.2", "no-such-card")
    none = len(table.state.zone)
    assert told(place_refusal(table.state, table.rules, 0, none, ability(table, "技"))) == ("10.1.2", "no-such-card")
    table.battle("b2")
    assert {name: place(name) for name in ("技", "刃", "雷撃")} == {"技": None, "刃": None, "雷撃": None}
    assert place("外") == place("遠刃") == ("8.2.2", "not-in-battle")
    assert [table.name(card) for card in own_units(table.state, table.rules, 0)] == ["技", "待", "術"]
    assert [table.name(card) for card in own_units(table.state, table.rules, 1)] == ["敵"]


@clause("honjin", "4.7.1", "8.2.2")
def test_outside_of_battles_every_own_unit_may_use_something() -> None:
    table = Table(board={"b2": {"terrain": "野", "first": ["兵"]}, "c2": {"terrain": "野", "first": ["弓"]}})
    assert [table.name(card) for card in own_units(table.state, table.rules, 0)] == ["兵", "弓"]
    assert own_units(table.state, table.rules, 1) == ()


# --- 10.10: targets


@clause("honjin", "10.1.9", "10.13.1")
def test_a_use_counts_as_what_is_used() -> None:
    table = Table(BOLT, HERB, LANCE, SKILL, board={"b1": {"first": ["槍", "技"]}}, first={"hand": ["雷撃", "草"]})
    found = {name: kinds_of_use(table.rules, ability(table, name)) for name in ("雷撃", "草", "槍", "技")}
    assert found == {
        "雷撃": ("spell",),
        "草": ("consumable", "item"),
        "槍": ("special", "finishing"),
        "技": ("special", "declared"),
    }


@clause("honjin", "10.10.8.1", "15.2.5.7")
def test_users_cards_and_targets_of_the_chain_are_involved_with_the_equipment_of_these_units() -> None:
    board: dict[str, Any] = {
        "b2": {
            "terrain": "野",
            "first": ["技", {"card": "術", "equipment": ["剣"]}, {"card": "術@傍", "equipment": ["剣@傍剣"]}],
            "second": [{"card": "術@敵", "equipment": ["剣@敵剣"]}, "兵@他"],
        }
    }
    table = Table(BOLT, SKILL, board=board, first={"hand": ["雷撃"]})
    table.battle("b2")
    assert involved(table.state) == frozenset()
    table.put_up("雷撃", "敵", user="術")
    assert {table.name(card) for card in involved(table.state)} == {"雷撃", "術", "剣", "敵", "敵剣"}
    table.put_up("技", "second")
    assert {table.name(card) for card in involved(table.state) if card >= 0} == {"雷撃", "術", "剣", "敵", "敵剣", "技"}
    table = Table(BOLT, SKILL, board=board)
    table.battle("b2")
    struck = Declared(symbol=ATTACK, seat=0, targets=(table.card("敵"),), finishing=(table.card("傍"),))
    table.let(PutUp("9.1", struck))
    assert {table.name(card) for card in involved(table.state)} == {"傍", "傍剣", "敵", "敵剣"}


@clause("honjin", "10.10.8", "10.10.9")
def test_only_counters_are_aimed_at_the_chain_and_those_for_the_initiative_not_in_its_timing() -> None:
    board = {"b2": {"terrain": "野", "first": ["技", "急"], "second": ["兵@敵"]}}
    table = Table(SKILL, unit("急", text("◎", "急", "対抗/イニシアチブ")), board=board)
    table.battle("b2", INITIATIVE)
    plain, swift = ability(table, "技"), ability(table, "急")
    assert [must_be_involved(table.state, each, "counter") for each in (plain, swift)] == [True, False]
    assert [must_be_involved(table.state, each, "normal") for each in (plain, swift)] == [False, False]
    table.battle("b2")
    assert [must_be_involved(table.state, each, "counter") for each in (plain, swift)] == [True, True]


def aimed(table: Table, name: str, timing: str = "normal", seat: int = 0) -> tuple[list[str], int, bool, bool]:
    aim = aim_of(table.state, table.rules, ability(table, name), seat, table.card(name), timing)
    return [table.name(card) for card in aim.found if card >= 0], aim.least, aim.whole, aim.outside


@clause("honjin", "10.10.8.2", "10.10.12", "4.4.1", "10.10.11")
def test_of_a_party_or_of_all_of_a_group_one_member_must_have_to_do_with_the_chain() -> None:
    cards = [
        unit("一", text("◎", "一", "普通/対抗", target="敵軍ユニット1体")),
        unit("組", text("◎", "組", "普通/対抗", target="パーティ1つ")),
        unit("皆", text("◎", "皆", "普通/対抗", target="敵軍ユニットすべて")),
        unit("二", text("◎", "二", "普通/対抗", target="敵軍ユニット2体まで")),
    ]
    board = {"b2": {"terrain": "野", "first": ["一", "組", "皆", "二"], "second": ["技@敵", "兵@他"]}}
    table = Table(SKILL, *cards, board=board)
    table.battle("b2")
    assert aimed(table, "一") == (["敵", "他"], 1, False, False)
    assert aimed(table, "組") == (["一", "敵"], 1, False, False)
    assert aimed(table, "皆") == (["敵", "他"], 2, True, False)
    assert aimed(table, "二") == (["敵", "他"], 1, False, False)
    table.put_up("一", "他")
    assert aimed(table, "一", "counter") == (["他"], 1, False, True)
    assert aimed(table, "組", "counter") == (["一", "敵"], 1, False, False)
    assert aimed(table, "皆", "counter") == (["敵", "他"], 2, True, False)
    alone = Table(SKILL, *cards, board=board)
    alone.battle("b2")
    alone.put_up("組", "組")
    assert aimed(alone, "一", "counter") == ([], 1, False, True)
    assert aimed(alone, "組", "counter") == (["一"], 1, False, True)
    assert aimed(alone, "皆", "counter") == ([], 1, True, True)
    assert told(target_refusal(alone.state, alone.rules, ability(alone, "皆"), 0, alone.card("皆"), "counter")) == (
        "10.10.8.2",
        "target-not-in-chain",
    )


@clause("honjin", "10.10.3", "10.10.11", "10.10.12", "10.1.4")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("敵軍ユニット1体", ("10.10.3", "no-target")),
        ("敵軍ユニット2体まで", ("10.10.3", "no-target")),
        ("敵軍ユニットすべて", ("10.10.11", "no-target")),
        ("敵軍パーティ", ("10.10.12", "no-party")),
        ("自軍ユニット2体", ("10.10.3", "no-target")),
        ("自軍ユニット2体まで", None),
        ("自軍ユニットすべて", None),
        ("自軍パーティ", None),
        ("パーティ1つ", None),
        ("敵軍プレイヤー", None),
        ("プレイヤー1人", None),
        ("このユニット", None),
    ],
)
def test_without_enough_targets_nothing_is_declared(target: str, reason: tuple[str, str] | None) -> None:
    table = Table(unit("試", text("◎", "試", target=target)), board={"b2": {"terrain": "野", "first": ["試"]}})
    assert told(target_refusal(table.state, table.rules, ability(table, "試"), 0, table.card("試"), "normal")) == reason


@clause("honjin", "10.10.6", "10.10.3", "10.10.8.2", "8.2.4")
def test_why_one_thing_is_no_target() -> None:
    shy = unit("隠", "○隠\n〈対象:このユニット〉\n対象は◎特殊能力の対象にならない。")
    board: dict[str, Any] = {
        "b2": {"terrain": "野", "first": ["技"], "second": ["兵@敵", "隠", {"card": "術", "equipment": ["剣"]}]},
        "c2": {"terrain": "野", "second": ["兵@遠", {"card": "術@外", "equipment": ["剣@外剣"]}]},
    }
    table = Table(SKILL, shy, unit("的", text("◎", "的", "普通/対抗", target="敵軍ユニット1体")), board=board)

    def single(target: str, timing: str = "normal") -> tuple[str, str] | None:
        made = ability(table, "技")
        return told(single_refusal(table.state, table.rules, made, 0, table.card("技"), timing, table.card(target)))

    assert [single(name) for name in ("敵", "遠")] == [None, None]
    assert single("剣") == single("外剣") == ("10.10.3", "no-proper-target")
    table.battle("b2")
    assert single("敵") is None
    assert single("遠") == single("外剣") == ("10.10.6", "target-not-in-battle")
    assert single("剣") == ("10.10.3", "no-proper-target")
    assert single("隠") == ("4.1.12", "targeting-forbidden")
    table.put_up("技", "術")
    assert single("敵", "counter") == ("10.10.8.2", "target-not-in-chain")
    assert [is_elsewhere(table.state, table.card(name)) for name in ("敵", "遠", "剣", "外剣")] == [
        False,
        True,
        False,
        True,
    ]


@clause("honjin", "8.3.7.2", "4.1.12")
def test_while_effects_are_suspended_nothing_is_used() -> None:
    board = {"b2": {"terrain": "野", "first": ["技"], "second": ["兵@敵"]}}
    table = Table(SKILL, board=board)
    table.battle("b2")
    made = ability(table, "技")
    assert use_refusal(table.state, table.rules, 0, table.card("技"), made, "normal") is None
    table.let(Suspended("8.3.7.3", True))
    assert told(ban_refusal(table.state, table.rules, 0, made, "normal")) == ("8.3.7.2", "nothing-can-be-used")


@clause("honjin", "10.10.12", "10.10.3")
def test_without_any_party_none_can_be_named() -> None:
    table = Table(spell("組", text("◇", "組", target="パーティ1つ")), board={}, first={"hand": ["組"]})
    found = target_refusal(table.state, table.rules, ability(table, "組"), 0, table.card("組"), "normal")
    assert told(found) == ("10.10.12", "no-party")


@clause("honjin", "10.11.5", "10.11.7", "14.2.3")
def test_who_is_promised_to_another_price_does_not_pay_again() -> None:
    for cost, field in (
        ("自軍ユニット1体を破棄する", "leaving"),
        ("未行動の自軍ユニット1体を行動完了にする", "finishing"),
    ):
        table = priced(cost)
        user = table.card("払")
        promised: dict[str, Any] = {field: (table.card("兵"),)}
        table.put_up("払", "敵", **promised)
        (pick,) = picks_of(table.state, table.rules, 0, user, user, ability(table, "払"))
        assert table.card("兵") not in pick.found and user in pick.found


@clause("honjin", "10.11.10", "5.1.3.8")
def test_no_cards_of_the_deck_are_a_price_of_nothing() -> None:
    table = priced("山札n枚破棄")
    found = []
    for variable in (0, 2):
        reading = reading_of_use(table.state, table.rules, 0, table.card("払"), variable)
        found.append((deck_price(ability(table, "払"), reading), deck_need(ability(table, "払"), reading)))
    assert found == [(0, 0), (2, 2)]


@clause("honjin", "10.10.2", "10.10.6", "10.10.7", "8.2.4")
def test_what_can_be_a_target_at_all() -> None:
    board = {
        "b2": {"terrain": "野", "first": ["技"], "second": ["兵@敵"]},
        "c2": {"terrain": "野", "second": ["兵@遠"]},
    }
    table = Table(SKILL, BOLT, board=board, first={"hand": ["弓", "雷撃"], "discard": ["巨"]})

    def proper(*names: str) -> list[bool]:
        reading = Reading(table.state, table.rules, 0, table.card("技"))
        return [is_proper(table.state, table.rules, reading, table.target(name), "declared") for name in names]

    assert proper("敵", "遠", "b2", "first", "second") == [True] * 5
    assert proper("弓", "巨", "雷撃") == [False] * 3
    table.battle("b2")
    assert proper("敵", "遠", "b2", "c2", "first") == [True, False, True, False, True]
    table.let(Went("10.1.6", table.card("雷撃"), EFFECTS[0], 0, "use"))
    assert proper("雷撃", "弓") == [True, False]


@clause("honjin", "10.1.8", "10.1.6")
def test_what_hangs_on_dice_is_no_price() -> None:
    for meaning, reason in (("1D", ("10.1.8", "waits-for-dice")), ("自軍ユニットの数", None)):
        effect = f"対象に【1】ダメージを与える。nは{meaning}。"
        card = unit("賭", f"◎[普通]賭\n〈コスト:山札n枚破棄/対象:敵軍ユニット1体〉\n{effect}")
        board = {"b2": {"terrain": "野", "first": ["賭"], "second": ["兵@敵"]}}
        table = Table(card, board=board)
        table.battle("b2")
        assert (
            told(use_refusal(table.state, table.rules, 0, table.card("賭"), ability(table, "賭"), "normal")) == reason
        )
