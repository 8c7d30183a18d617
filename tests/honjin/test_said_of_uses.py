"""What texts say of uses, prices, damage by its source and places, played: each fails when the rules ignore it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.chapters.dice import standing_shift
from fuda.games.honjin.chapters.equipment import bear_refusal, exchange_refusal
from fuda.games.honjin.chapters.legality import use_refusal
from fuda.games.honjin.chapters.summoning import summon_refusal
from fuda.games.honjin.chapters.timings import initiative_result
from fuda.games.honjin.chapters.use import Use
from fuda.games.honjin.events import Moment, Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.phrases.sentences import BOOK
from fuda.games.honjin.table import DECKS, DISCARDS, FIELD, INITIATIVE
from fuda.games.honjin.texts.lasting import end_battle_effects, end_phase_effects, end_turn_effects
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.unit_events import Damaged, Finished, Marched
from fuda.language.running.selection import members
from fuda.library.trying import try_text
from tests.citing import clause
from tests.honjin.test_sayable import WIDE, does, holds, units
from tests.honjin.texts import Table, gear, spell, terrain, tool, unit

LONE: Final[dict[str, Any]] = {"b2": {"terrain": "広", "first": ["主", "兵"], "second": ["巨@敵", "弓@射"]}}


def ready(text: str, *cards: Any, board: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table with a unit that has the text, in a battle."""
    on = Table(unit("主", text), WIDE, *cards, board=board or LONE, **more)
    on.battle("b2")
    return on


def refusal(on: Table, card: str = "主", timing: str = "normal") -> str:
    """Why an ability of a card cannot be used; nothing if it can."""
    number = on.card(card)
    ability = on.rules.list.cards[on.state.printed[number]].abilities[0]
    found = use_refusal(on.state, on.rules, on.state.owner[number], number, ability, timing)
    return "" if found is None else found.condition


# --- how often


@clause("honjin", "4.1.12", "5.1.1.8")
@pytest.mark.parametrize(
    ("per", "ending", "counts"),
    [
        ("1ターン", end_battle_effects, True),
        ("1ターン", end_turn_effects, False),
        ("1回の戦闘", end_battle_effects, False),
    ],
)
def test_an_ability_is_used_no_oftener_than_its_text_says(per: str, ending: Any, counts: bool) -> None:
    on = ready(
        f"◎[普通]技\n〈対象:このユニット〉\n対象に「攻撃力:+1」を付与する。この能力は{per}に1回しか使用できない。"
    )
    assert refusal(on) == ""
    on.run(_declaring(on))
    assert refusal(on) == "used-so-often"
    on.let(*ending(on.state, on.rules, "7.6.3"))
    assert (refusal(on) == "used-so-often") == counts


def _declaring(on: Table) -> Use:
    number = on.card("主")
    on.state.chain = ()
    return Use(0, number, on.rules.list.cards[on.state.printed[number]].abilities[0].reference, "normal")


@clause("honjin", "4.1.12")
def test_what_is_triggered_works_no_oftener_than_its_text_says() -> None:
    text = "●[戦闘]術\n〈発揮:自軍ユニットがダメージを受けた場合/対象:このユニット〉\n対象に「攻撃力:+1」を付与する。"
    once = ready(text + "この効果は1回の戦闘に1回しか発揮しない。")
    often = ready(text)
    for on in (once, often):
        for _ in range(2):
            on.let(Damaged("4.5.1", on.card("兵"), 0))
            on.check()
    assert (once.attack("主"), often.attack("主")) == (3, 4)


# --- what was paid


@clause("honjin", "10.11.7", "14.3.3")
def test_damage_is_as_high_as_the_level_of_what_was_discarded_as_the_price() -> None:
    deed = "対象に【火炎:コストとして破棄したユニットの攻撃力】ダメージを与える。"
    on = ready(f"◎[普通]技\n〈コスト:自軍ユニット1体を破棄する/対象:敵軍ユニット1体〉\n{deed}")
    on.let(*end_battle_effects(on.state, on.rules, "8.3.8.4"))
    on.let(Went("12.4.1", on.card("兵"), DISCARDS[0], 0, "discard"))
    made = on.declared("主", "敵")
    made.leaving = (on.card("兵"),)
    reading = Reading(on.state, on.rules, 0, on.card("主"))
    reading.declared = made
    paid = BOOK.compile("コストとして破棄したユニット", "one")
    assert [on.name(card) for card in members(paid, reading)] == ["兵"]
    assert reading.amount(BOOK.compile("コストとして破棄したユニットの攻撃力", "gauge")) == 2
    assert reading.amount(BOOK.compile("コストとして破棄したユニットの枚数", "gauge")) == 1
    assert members(BOOK.compile("コストとして除外したユニット", "one"), reading) == ()
    assert members(BOOK.compile("コストとして破棄した「種族:ジャイアント」のユニット", "one"), reading) == ()
    made.leaving, made.paid = (), (on.card("兵"),)  # a card that was no unit of the battlefield when it paid
    assert [on.name(card) for card in members(paid, reading)] == ["兵"]
    made.paid, made.removed = (), (on.card("兵"),)
    assert [on.name(card) for card in members(paid, reading)] == ["兵"]
    made.removed = ()
    assert members(paid, reading) == ()


@clause("honjin", "10.11.8", "3.2.2")
def test_a_card_of_the_hand_that_paid_counts_as_it_is_printed() -> None:
    """Not as it was when it last lay on the battlefield."""
    on = ready("◎[普通]技\n〈対象:このユニット〉\n対象を「攻撃力:+1」する。")
    card = on.card("兵")
    on.let(Went("5.1.1.4", card, DECKS[0], 0, "put"))
    on.state.last[card].numbers = tuple([9 for _ in on.state.last[card].numbers])
    reading = Reading(on.state, on.rules, 0, on.card("主"))
    assert reading.figure(card, 2) == 9
    reading.unseen = (card,)
    assert reading.figure(card, 2) == 2


# --- bans


@clause("honjin", "15.2.2", "4.1.12")
@pytest.mark.parametrize("target", ["自軍プレイヤー", "自軍ユニットすべて"])
def test_nothing_is_chained_on_where_that_is_forbidden(target: str) -> None:
    linked = unit("鎖", "◎[普通|チェイン]鎖\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    board = {"b2": {"terrain": "広", "first": ["主", "鎖", "鎖@二"], "second": ["巨@敵"]}}
    for text, found in ((f"○静\n〈対象:{target}〉\n対象はチェインを宣言できない。", "chaining-forbidden"), ("", "")):
        on = ready(text, linked, board=board)
        on.put_up("鎖", "敵")
        number = on.card("二")
        ability = on.rules.list.cards[on.state.printed[number]].abilities[0]
        reason = use_refusal(on.state, on.rules, 0, number, ability, "normal", True)
        assert (reason.condition if reason else "") == found


@clause("honjin", "4.8.1", "4.1.12")
@pytest.mark.parametrize(("source", "kept"), [("術", True), ("草", False)])
def test_damage_of_a_kind_of_source_alone_is_kept_off(source: str, kept: bool) -> None:
    bolt = spell("術", "◇[普通]術\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
    herb = tool("草", "◇[普通]草\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
    on = ready(
        "○鱗\n〈対象:このユニット〉\n対象は戦闘スペルのダメージを受けない。", bolt, herb, first={"hand": ["術", "草"]}
    )
    on.use(source, "主", user="兵")
    hit = [told["card"]["card"] for told in on.told() if told["event"] == "Damaged"]
    assert hit == ([] if kept else ["主"])


@clause("honjin", "10.8.2", "4.8.1")
@pytest.mark.parametrize(
    ("rule", "dealt"),
    [
        ("対象が戦闘スペルのダメージを受ける場合、代わりに1ダメージを受ける。", 1),
        ("対象が受ける戦闘スペルのダメージを2減らす。", 3),
        ("対象が受ける戦闘スペルのダメージを半分にする。", 2),
        ("対象が消耗品のダメージを受ける場合、代わりに1ダメージを受ける。", 5),
    ],
)
def test_damage_of_battle_spells_is_replaced(rule: str, dealt: int) -> None:
    bolt = spell("術", "◇[普通]術\n〈対象:ユニット1体〉\n対象に【5】ダメージを与える。")
    on = ready(f"○鱗\n〈対象:このユニット〉\n{rule}", bolt, first={"hand": ["術"]})
    on.use("術", "主", user="兵")
    assert [told["amount"] for told in on.told() if told["event"] == "Damaged"] == [dealt]


@clause("honjin", "10.8.2", "4.8.1")
def test_damage_that_a_unit_deals_with_battle_spells_is_raised() -> None:
    bolt = spell("術", "◇[普通]術\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
    for user, dealt in (("主", 3), ("兵", 1)):
        text = "○力\n〈対象:このユニット〉\n対象が使用する戦闘スペルのダメージを2増やす。"
        on = ready(text, bolt, first={"hand": ["術"]})
        on.use("術", "敵", user=user)
        assert [told["amount"] for told in on.told() if told["event"] == "Damaged"] == [dealt]


@clause("honjin", "4.1.12", "12.2.8.3", "12.2.6.2.1")
def test_a_piece_forbids_others_beside_it_or_being_handed_over() -> None:
    greedy = gear(
        "斧",
        "○両手\n〈対象:このユニット〉\n対象は他の装備品を装備できない。\n○鎖\n〈対象:このユニット〉\nこの装備品は持ち替えできない。",
    )
    board = {
        "b2": {"terrain": "広", "first": [{"card": "術", "equipment": ["斧"]}, {"card": "術@友", "equipment": ["剣"]}]}
    }
    on = Table(greedy, WIDE, board=board)
    mage, axe, sword = on.card("術"), on.card("斧"), on.card("剣")
    reason = bear_refusal(on.state, on.rules, mage, sword)
    assert reason is not None and reason.condition == "equipment-forbidden"
    assert bear_refusal(on.state, on.rules, mage, axe) is None
    moved = exchange_refusal(on.state, on.rules, 0, axe, on.card("友"))
    assert moved is not None and moved.condition == "exchange-forbidden"


@clause("honjin", "4.1.12", "12.4.1", "5.1.1.4")
@pytest.mark.parametrize(
    ("ban", "act", "stays"),
    [
        ("破棄されない", "破棄する", True),
        ("破棄されない", "手札に戻す", False),
        ("手札に戻らない", "手札に戻す", True),
        ("手札に戻らない", "破棄する", False),
    ],
)
def test_what_cannot_be_discarded_or_returned_stays(ban: str, act: str, stays: bool) -> None:
    keep = unit("守", f"○守\n〈対象:このユニット〉\n対象は{ban}。")
    board = {"b2": {"terrain": "広", "first": ["兵"], "second": ["守"]}}
    on = does(f"対象を{act}。", "守", board=board, cards=(keep,))
    assert (on.zone("守")[1] == "field") == stays


@clause("honjin", "4.1.12", "3.2.4")
def test_what_cannot_become_fresh_stays_finished() -> None:
    tired = unit("眠", "○眠\n〈対象:このユニット〉\n対象は未行動にならない。")
    for card, still in (("眠", True), ("兵", False)):
        on = does(
            "対象を未行動にする。",
            card,
            board={"b2": {"terrain": "広", "first": ["兵", "眠"]}},
            cards=(tired,),
            fight=False,
        )
        on.let(Finished("4.1.15", on.card(card), 1))
        on.use("主", card)
        assert on.is_finished(card) == still


@clause("honjin", "4.1.12", "12.2.7.4.3")
@pytest.mark.parametrize(
    ("way", "instant", "barred"), [("", False, True), ("普通", False, True), ("即時", False, False)]
)
def test_nobody_of_the_enemy_is_summoned_on_a_barred_terrain(way: str, instant: bool, barred: bool) -> None:
    gate = terrain("門", f"○門\n〈対象:この地形〉\n敵軍プレイヤーは対象に{way}召喚できない。", limit=30)
    on = Table(gate, board={"b2": {"terrain": "門"}}, first={"hand": ["兵"]})
    number = on.card("兵")
    on.state.owner[on.target("b2")] = 1
    on.state.facts = None
    reason = summon_refusal(on.state, on.rules, 0, number, area_named("", "b2"), instant)
    assert (reason is not None and reason.condition == "summoning-forbidden") == barred


# --- events


def heard(moment: str, *events: Any, **more: Any) -> int:
    """How much attack a unit has after what a text may wait for."""
    board = {**LONE, "a3": {"terrain": "広"}}
    on = ready(
        f"●[自軍ターン]耳\n〈発揮:{moment}/対象:このユニット〉\n対象に「攻撃力:+1」を付与する。", board=board, **more
    )
    for event in events:
        on.let(event(on))
        on.check()
    return on.attack("主") - 2


@clause("honjin", "10.5.1", "3.2.4", "4.8.1")
@pytest.mark.parametrize(
    ("moment", "event", "times"),
    [
        ("このユニットが未行動になった場合", lambda on: Finished("4.1.15", on.card("主"), 0), 1),
        ("このユニットが未行動になった場合", lambda on: Finished("4.1.15", on.card("主"), 1), 0),
        (
            "このユニットが戦闘スペルのダメージを受けた場合",
            lambda on: Damaged("4.5.1", on.card("主"), 0, by="spell"),
            1,
        ),
        ("このユニットが戦闘スペルのダメージを受けた場合", lambda on: Damaged("4.5.1", on.card("主"), 0, by="item"), 0),
        ("自軍山札が破棄された場合", lambda on: Went("12.4.1", on.card("山"), DISCARDS[0], 0, "discard"), 1),
        ("敵軍山札が破棄された場合", lambda on: Went("12.4.1", on.card("山"), DISCARDS[0], 0, "discard"), 0),
        ("このユニットが進軍した場合", lambda on: Marched("12.2.5.1.5", on.card("主"), area_named("", "a3")), 1),
        ("このユニットが進軍した場合", lambda on: Marched("12.2.1", on.card("主"), area_named("", "a3"), True), 0),
        (
            "敵軍ユニットが敵軍ユニットにダメージを与えた場合",
            lambda on: Damaged("4.5.1", on.card("射"), 0, source_card=on.card("敵")),
            1,
        ),
        (
            "自軍ユニットが敵軍ユニットにダメージを与えた場合",
            lambda on: Damaged("4.5.1", on.card("射"), 0, source_card=on.card("敵")),
            0,
        ),
        (
            "敵軍ユニットが敵軍ユニットを死亡させた場合",
            lambda on: Damaged("4.5.1", on.card("射"), 9, source_card=on.card("敵")),
            1,
        ),
        (
            "自軍ユニットが敵軍ユニットを死亡させた場合",
            lambda on: Damaged("4.5.1", on.card("射"), 9, source_card=on.card("敵")),
            0,
        ),
        ("自軍メインフェイズ開始時", lambda on: Moment("7.3.2", "main-start", 0), 1),
        ("敵軍メインフェイズ開始時", lambda on: Moment("7.3.2", "main-start", 0), 0),
        ("自軍メインフェイズ終了時", lambda on: Moment("7.3.2", "main-start", 0), 0),
        ("ターン開始時", lambda on: Moment("7.1.2.1", "turn-start", 1), 1),
    ],
)
def test_a_text_waits_for_an_event(moment: str, event: Any, times: int) -> None:
    assert heard(moment, event, first={"deck": ["兵@山"]}) == times


@clause("honjin", "10.10.1", "10.1.9")
@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("このユニットが敵軍の特殊能力の対象になった場合", 1),
        ("このユニットが敵軍の戦闘スペルの対象になった場合", 0),
        ("このユニットが自軍の特殊能力の対象になった場合", 0),
        ("敵軍プレイヤーが特殊能力を使用した場合", 1),
        ("自軍プレイヤーが特殊能力を使用した場合", 0),
    ],
)
def test_a_text_waits_for_becoming_a_target_and_for_what_a_player_uses(moment: str, times: int) -> None:
    foe = unit("狙", "◎[普通]狙\n〈対象:敵軍ユニット1体〉\n対象に【0】ダメージを与える。")
    board = {"b2": {"terrain": "広", "first": ["主", "兵"], "second": ["狙"]}}
    on = ready(f"●[戦闘]耳\n〈発揮:{moment}/対象:このユニット〉\n対象に「攻撃力:+1」を付与する。", foe, board=board)
    on.put_up("狙", "主")
    on.check()
    assert on.attack("主") - 2 == times


@clause("honjin", "12.1.1.2.8", "5.1.2.14")
@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("自軍プレイヤーが地形を配置した場合", 1),
        ("敵軍プレイヤーが地形を配置した場合", 0),
        ("代理地形が配置された場合", 0),
    ],
)
def test_a_text_waits_for_a_terrain_that_is_laid(moment: str, times: int) -> None:
    on = Table(
        unit("主", f"●[自軍ターン]耳\n〈発揮:{moment}/対象:このユニット〉\n対象に「攻撃力:+1」を付与する。"),
        board={"b2": {"terrain": "野", "first": ["主"]}},
        first={"hand": ["原"]},
    )
    on.let(Went("12.1.1.2.7", on.card("原"), FIELD, 0, "lay", area_named("", "a2")))
    on.check()
    assert on.attack("主") - 2 == times


@clause("honjin", "8.1.1")
@pytest.mark.parametrize(("area", "times"), [("b2", 1), ("a2", 0)])
def test_a_terrain_waits_for_a_battle_on_it(area: str, times: int) -> None:
    camp = terrain(
        "陣",
        "●[戦闘]鼓\n〈発揮:この地形で戦闘が発生した場合/対象:自軍ユニットすべて〉\n対象に「攻撃力:+1」を付与する。",
        limit=30,
    )
    on = Table(
        camp,
        WIDE,
        board={"b2": {"terrain": "陣", "first": ["兵"], "second": ["巨"]}, "a2": {"terrain": "広", "first": ["弓"]}},
    )
    on.battle(area)
    on.check()
    assert on.attack("兵") - 2 == times


# --- groups and conditions


@clause("honjin", "3.2.2", "2.1.5.1", "10.13.1")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("攻撃力がこのユニットより高い敵軍ユニット", ["射", "敵"]),
        ("このユニットより攻撃力が高い敵軍ユニット", ["射", "敵"]),
        ("攻撃力がこのユニット以下の敵軍ユニット", ["卒"]),
        ("カード名に「巨」を含むユニット", ["敵"]),
        ("攻撃に参加していない敵軍ユニット", ["射", "卒", "敵"]),
        ("戦闘スペルを使用していない自軍ユニット", ["兵", "術"]),
        ("敵軍の「種族:ヒューマン」ではないユニット", ["射", "敵"]),
        ("装備品を装備していない自軍ユニット", ["兵"]),
    ],
)
def test_groups_are_narrowed(words: str, found: list[str]) -> None:
    named = {"巨": "敵"}
    assert sorted([named.get(each, each) for each in units(words)]) == sorted(found)


@clause("honjin", "5.1.2.4", "5.1.2.7", "10.17.1")
@pytest.mark.parametrize(
    ("words", "met"),
    [
        ("自軍手札が敵軍手札より多い", True),
        ("自軍手札が敵軍手札より少ない", False),
        ("敵軍ユニットが自軍ユニットより多い", True),
        ("隣接した空き地が存在する", True),
        ("自軍手札にユニットカードが存在しない", False),
        ("自軍手札に地形カードが存在しない", True),
        ("自軍ユニットのレベルの合計が2以上の", True),
        ("自軍ユニットのレベルの合計が9以上の", False),
    ],
)
def test_conditions_compare_piles_and_totals(words: str, met: bool) -> None:
    assert holds(words, first={"hand": ["兵@手"]}) == met


@clause("honjin", "5.1.2.4")
def test_terrains_are_told_by_the_units_on_them() -> None:
    board = {
        "b2": {"terrain": "広", "first": ["兵"]},
        "a2": {"terrain": "野", "second": ["巨"]},
        "c2": {"terrain": "原"},
    }
    on = Table(WIDE, board=board)
    reading = Reading(on.state, on.rules, 0, on.card("兵"), (), (on.card("巨"),))
    for words, area in (("敵軍ユニットが存在する地形", "a2"), ("対象が存在する地形", "a2")):
        category = "terrains" if words.startswith("敵") else "spot"
        assert reading.areas(BOOK.compile(words, category)) == (area_named("", area),)
    empty = reading.areas(BOOK.compile("ユニットが存在しない地形", "terrains"))
    assert area_named("", "c2") in empty and area_named("", "a2") not in empty


# --- what is done


@clause("honjin", "10.12.1")
@pytest.mark.parametrize(("target", "finished", "gone"), [("敵", True, False), ("射", False, True)])
def test_otherwise_is_done_where_the_condition_was_not_met(target: str, finished: bool, gone: bool) -> None:
    text = "対象のレベルが3以上の場合、対象を行動完了にする。そうでない場合、対象を破棄する。"
    on = does(text, target, target="敵軍ユニット1体")
    assert (on.zone(target)[1] != "field") == gone
    assert gone or on.is_finished(target) == finished


@clause("honjin", "10.12.1")
def test_otherwise_does_not_follow_what_the_first_part_has_changed() -> None:
    text = "対象の攻撃力が3以上の場合、対象に「攻撃力:-3」を付与する。そうでない場合、対象に「攻撃力:-1」を付与する。"
    assert does(text, "射", target="敵軍ユニット1体").attack("射") == 0


@clause("honjin", "3.4.5")
@pytest.mark.parametrize(("roll", "gone"), [(5, True), (2, False)])
def test_dice_are_rolled_and_asked_on_one_line(roll: int, gone: bool) -> None:
    on = does("1Dし、ダイス結果が4以上の場合、対象を破棄する。", "射")
    on.roll(roll)
    assert (on.zone("射")[1] != "field") == gone


@clause("honjin", "7.6.3", "7.1.2.1")
@pytest.mark.parametrize(("whose", "ends"), [("自軍", (False, False, True)), ("敵軍", (False, True, True))])
def test_something_lasts_to_the_end_of_a_later_turn(whose: str, ends: tuple[bool, ...]) -> None:
    on = does(f"次の{whose}ターン終了時まで、対象に「攻撃力:+2」を付与する。", "兵", fight=False)
    found = []
    for _ in range(3):
        on.let(*end_phase_effects(on.state, on.rules, "7.6.3"), *end_turn_effects(on.state, on.rules, "7.6.3"))
        found.append(on.attack("兵") == 2)
        on.state.turn += 1
        on.state.turn_player = 1 - on.state.turn_player
    assert tuple(found) == ends


@clause("honjin", "10.5.4.2")
def test_something_waits_for_the_next_main_phase_of_the_enemy() -> None:
    on = does("次の敵軍メインフェイズ開始時に、対象を行動完了にする。", "兵", fight=False)
    on.let(*end_turn_effects(on.state, on.rules, "7.6.3"), Moment("7.3.2", "main-start", 0))
    on.check()
    assert not on.is_finished("兵")
    on.let(Moment("7.3.2", "main-start", 1))
    on.check()
    assert on.is_finished("兵")


@clause("honjin", "4.11.1", "12.4.1")
def test_a_hand_is_looked_at_and_one_of_its_cards_discarded() -> None:
    on = does("敵軍手札を見る。その中から1枚を破棄する。", "射", second={"hand": ["兵@x", "弓@y"]})
    on.choose("first", "y")
    assert on.hand("second") == ["x"] and on.discards("second") == ["y"]


@clause("honjin", "5.1.3.7", "5.1.3.9")
@pytest.mark.parametrize(("end", "order"), [("上", ["b", "a"]), ("下", ["a", "b"])])
def test_the_card_at_an_end_of_a_deck_is_looked_at_and_put_below(end: str, order: list[str]) -> None:
    text = f"自軍山札の1番{end}のカードを見る。そのカードを山札の1番下に置く。"
    on = does(text, "射", first={"deck": ["兵@a", "兵@b"]})
    assert on.deck("first") == order
    looked = [told for told in on.told() if told["event"] == "Looked"]
    assert len(looked) == 1


@clause("honjin", "12.7.1", "5.1.1.4")
def test_a_unit_is_shuffled_into_its_deck() -> None:
    on = does("対象を山札に加えてシャッフルする。", "射", second={"deck": ["兵@a"]})
    on.shuffles()
    assert on.zone("射")[1] == "deck"


@clause("honjin", "10.15.1", "10.14.1")
def test_what_was_granted_vanishes_and_what_was_changed_stays() -> None:
    text = "対象に「攻撃力:+2」を付与する。対象を「防御力:7」に変更する。対象に付与されている効果をすべて消失させる。"
    on = does(text, "射")
    assert (on.attack("射"), on.defence("射")) == (3, 7)


@clause("honjin", "12.2.1", "4.1.15")
@pytest.mark.parametrize(("other", "swapped"), [("兵", True), ("巨", False)])
def test_two_units_of_one_player_change_places_with_their_terrains(other: str, swapped: bool) -> None:
    board = {
        "b2": {"terrain": "広"},
        "a2": {"terrain": "野", "first": ["兵"]},
        "c2": {"terrain": "原", "second": ["巨"]},
    }
    on = does("対象とこのユニットの存在する地形を入れ替える。", other, board=board, fight=False)
    assert ("主" in on.there("a2")) == swapped and ("主" in on.there("b2")) != swapped


@clause("honjin", "5.1.2.14", "12.1.1.2.7", "12.1.1.2.8")
def test_a_terrain_of_the_hand_is_laid_where_the_target_was() -> None:
    board = {"b2": {"terrain": "広"}, "a2": {"terrain": "野"}}
    text = "対象を破棄する。効果適用後、同じエリアに自軍手札の地形カード1枚を配置してもよい。"
    on = does(text, "a2", board=board, fight=False, target="地形1つ", first={"hand": ["原"]})
    on.option("first", "yes")
    assert on.name(on.target("a2")) == "原"


@clause("honjin", "8.3.4.5", "14.5.4.3")
@pytest.mark.parametrize(("whose", "shift"), [("進軍側", (1, 0)), ("守備側", (0, 1)), ("敵軍プレイヤー", (0, 1))])
def test_a_constant_ability_adds_to_an_initiative_die(whose: str, shift: tuple[int, int]) -> None:
    on = Table(
        unit("主", f"○風[戦闘]\n〈対象:{whose}〉\n対象の「イニシアチブ決定のダイス」を+1する。"), WIDE, board=LONE
    )
    on.battle("b2", INITIATIVE)
    assert (standing_shift(on.state, on.rules, 0), standing_shift(on.state, on.rules, 1)) == shift
    before = initiative_result(on.state, on.rules, 0), initiative_result(on.state, on.rules, 1)
    on.let(Went("12.4.1", on.card("主"), DISCARDS[0], 0, "discard"))
    after = initiative_result(on.state, on.rules, 0), initiative_result(on.state, on.rules, 1)
    assert (before[0] - after[0], before[1] - after[1]) == shift


@clause("honjin", "14.5.1", "4.1.4")
@pytest.mark.parametrize("deed", ["対象を破棄する。", "カードを1枚補充する。", "1Dする。", "手札を1枚破棄する。"])
def test_what_is_done_once_is_refused_in_what_always_holds(deed: str) -> None:
    assert not try_text("honjin", f"○常\n〈対象:このユニット〉\n{deed}", "unit", proposes=False).passed
    assert try_text("honjin", f"◎[普通]技\n〈対象:このユニット〉\n{deed}", "unit", proposes=False).passed
