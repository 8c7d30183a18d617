"""4.1, 10.1.14, 10.5, 10.10, 10.12, 15.2.5: how a text is carried out, and when it takes no effect."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.honjin.battle_events import ChainedOn, TakenOff
from fuda.games.honjin.events import Moment, TurnedOver, Went
from fuda.games.honjin.table import DISCARDS, FIELD, HANDS, Declared
from fuda.games.honjin.texts.resolution import ResolveDeclared
from fuda.games.honjin.unit_events import Damaged
from fuda.kernel.records import copy_of
from tests.citing import clause
from tests.honjin.texts import Printed, Table, gear, spell, terrain, unit

STRIKE = spell("撃", "◇[普通]撃\n〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。")


def cast(effect: str, target: str = "ユニット1体", name: str = "術式", timing: str = "普通") -> Printed:
    """A spell with this effect."""
    return spell(name, f"◇[{timing}]{name}\n〈対象:{target}〉\n{effect}")


def fight(*cards: Printed, own: list[Any] | None = None, other: list[Any] | None = None, **more: Any) -> Table:
    """A battle at b2; spells are in the first player's hand."""
    board = {"b2": {"terrain": more.pop("ground", "野"), "first": own or ["術"], "second": other or ["兵@敵"]}}
    held = [each["name"]["ja"] for each in cards if each["kind"] == "spell"]
    first = {"hand": [*held, *more.pop("hand", [])], **more.pop("first", {})}
    table = Table(*cards, board=board, first=first, **more)
    table.battle("b2")
    return table


def resolve(table: Table, declared: Declared, paid: bool = True) -> None:
    """Resolve something that was declared before."""
    table.run(ResolveDeclared(declared, paid))


def discarded(table: Table, name: str) -> None:
    """A card is discarded by nothing in particular."""
    card = table.card(name)
    table.let(Went("12.4.1", card, DISCARDS[table.state.owner[card]], 0, "discard"))


# --- 10.1.14: does it take effect?


@clause("honjin", "10.1.14", "10.11.3", "10.11.1")
def test_without_its_costs_a_use_takes_no_effect() -> None:
    table = fight(STRIKE)
    resolve(table, table.declared("撃", "敵", user="術"), paid=False)
    assert (table.there("b2", "second"), table.took_effect()) == (["敵"], [False])


@clause("honjin", "10.1.14", "10.15.1.1")
def test_what_has_vanished_takes_no_effect() -> None:
    table = fight(STRIKE)
    declared = table.declared("撃", "敵", user="術")
    declared.negated = True
    resolve(table, declared)
    assert table.took_effect() == [False]
    resolve(table, table.declared("撃", "敵", user="術"))
    assert table.took_effect() == [False, True]


@clause("honjin", "10.1.14", "10.10.5", "10.10.3", "4.1.14")
def test_a_target_that_is_no_longer_what_the_text_asks_for_stops_it() -> None:
    pick = cast("対象に【9】ダメージを与える。", "未行動の敵軍ユニット1体")
    table = fight(pick, cast("対象を行動完了にする。", name="疲"), other=["兵@敵", "兵"])
    declared = table.declared("術式", "敵", user="術")
    table.use("疲", "敵", user="術")
    resolve(table, declared)
    assert table.there("b2", "second") == ["敵", "兵"]
    assert table.took_effect()[-1] is False


@clause("honjin", "10.10.5", "5.1.1.8")
def test_a_target_that_has_left_and_come_back_is_another_card() -> None:
    table = fight(STRIKE)
    declared = table.declared("撃", "敵", user="術")
    discarded(table, "敵")
    cell = table.state.battle
    table.let(Went("15.1.7", table.card("敵"), FIELD, 1, "summon", cell))
    resolve(table, declared)
    assert (table.there("b2", "second"), table.took_effect()) == (["敵"], [False])


@clause("honjin", "10.10.10", "10.10.4")
def test_of_several_targets_those_that_are_left_are_affected() -> None:
    blast = cast("対象に【9】ダメージを与える。", "敵軍パーティ")
    table = fight(blast, other=["兵@a", "兵@b", "兵@c"])
    declared = table.declared("術式", "a", "b", "c", user="術")
    discarded(table, "a")
    resolve(table, declared)
    assert table.there("b2", "second") == []
    declared = table.declared("術式", "a", "b", user="術")
    resolve(table, declared)
    assert table.took_effect() == [True, False]


@clause("honjin", "10.1.14", "10.15.2.1")
def test_an_ability_that_was_lost_takes_no_effect() -> None:
    shooter = unit("射", "□[普通]射る\n〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。")
    silence = cast("対象は「特殊能力」を失う。", name="黙")
    table = fight(shooter, silence, own=["射", "術"])
    declared = table.declared("射", "敵")
    table.use("黙", "射", user="術")
    resolve(table, declared)
    assert (table.there("b2", "second"), table.took_effect()[-1]) == (["敵"], False)


@clause("honjin", "14.4.1", "10.1.14")
def test_a_declared_ability_needs_its_user_and_a_sacrifice_does_not() -> None:
    text = "〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。"
    for symbol, works in (("◎", False), ("×", True)):
        table = fight(unit("射", f"{symbol}[普通]射る\n{text}"), own=["射", "術"])
        declared = table.declared("射", "敵")
        discarded(table, "射")
        resolve(table, declared)
        assert table.took_effect() == [works], symbol


@clause("honjin", "10.11.4", "14.3.3")
def test_a_sacrificed_unit_counts_with_its_last_figures() -> None:
    bomb = unit(
        "弾", "×[普通]弾ける\n〈対象:敵軍ユニット1体〉\n対象に【このユニットの攻撃力】ダメージを与える。", items=1
    )
    table = fight(bomb, own=[{"card": "弾", "equipment": ["剣"]}, "術"], other=["巨@敵"])
    declared = table.declared("弾", "敵")
    discarded(table, "弾")
    resolve(table, declared)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [4]


@clause("honjin", "12.2.8.9", "14.4.1")
def test_an_ability_of_equipment_is_its_bearers() -> None:
    wand = gear("杖", "◎[普通]放つ\n〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。")
    table = fight(wand, own=[{"card": "術", "equipment": ["杖"]}], other=["兵@敵", "兵@他"])
    resolve(table, table.declared("杖", "敵", user="術"))
    assert table.there("b2", "second") == ["他"]
    declared = table.declared("杖", "他", user="術")
    discarded(table, "杖")
    resolve(table, declared)
    assert table.took_effect() == [True, False]


@clause("honjin", "14.8.1", "14.8.3")
def test_a_reversal_takes_effect_though_its_terrain_lies_face_down() -> None:
    trap = terrain(
        "罠", "▽罠[普通]\n〈発動条件:この地形で戦闘が発生している/対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。"
    )
    table = fight(trap, ground="罠")
    declared = table.declared("罠", "敵")
    table.let(TurnedOver("14.8.3", table.card("罠")))
    resolve(table, declared)
    assert table.there("b2", "second") == []


@clause("honjin", "15.4.5.1", "15.4.5.2", "15.4.5.3", "10.1.14")
def test_a_secret_art_needs_such_a_user_when_it_takes_effect() -> None:
    art = spell("奥義", "【秘伝】「種族:エルフ」\n◇[普通]奥義\n〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。")
    change = cast("対象を「種族:ドラゴン」に変更する。", name="変")
    for used, works in (("術", True), ("兵", False)):
        table = fight(art, change, own=["術", "兵"])
        resolve(table, table.declared("奥義", "敵", user=used, ability=1))
        assert table.took_effect() == [works]
    table = fight(art, change)
    declared = table.declared("奥義", "敵", user="術", ability=1)
    table.use("変", "術", user="術")
    resolve(table, declared)
    assert table.took_effect() == [True, False]


@clause("honjin", "4.1.12", "10.10.2")
def test_what_cannot_be_a_target_any_more_is_not_affected() -> None:
    table = fight(
        STRIKE,
        cast("対象は戦闘スペルの対象にならない。", name="隠"),
        cast("対象は特殊能力の対象にならない。", name="避"),
    )
    declared = table.declared("撃", "敵", user="術")
    table.use("避", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]
    table.use("隠", "敵", user="術")
    resolve(table, declared)
    assert table.took_effect()[-1] is False


@clause("honjin", "10.19.2", "10.19.3")
def test_a_text_is_void_under_its_own_condition() -> None:
    only = cast("対象に【9】ダメージを与える。この効果は自軍手札にカードがない場合のみ有効である。", "敵軍ユニット1体")
    never = cast(
        "対象に【9】ダメージを与える。この効果は自軍手札にカードがない場合、無効である。", "敵軍ユニット1体", "逆"
    )
    for name, held, works in (("術式", [], True), ("術式", ["兵"], False), ("逆", [], False), ("逆", ["兵"], True)):
        table = fight(only, never, first={"hand": [name, *held]})
        table.use(name, "敵", user="術")
        assert table.took_effect() == [works], (name, held)


# --- conditions


@clause("honjin", "10.12.1", "10.12.2", "4.1.10", "4.1.8")
def test_an_effect_applies_only_to_those_who_meet_its_condition() -> None:
    grow = cast("対象が「種族:エルフorプラント」の場合、対象に「攻撃力:+3」を付与する。", "自軍パーティ")
    table = fight(grow, own=["術@a", "兵@b", "弓@c"])
    table.use("術式", "a", "b", "c", user="a")
    assert [table.attack(each) for each in "abc"] == [5, 2, 6]
    assert table.took_effect() == [True]


@clause("honjin", "4.1.10", "4.1.15", "10.12.2")
def test_an_effect_whose_condition_is_not_met_takes_effect_but_is_not_applied() -> None:
    text = "対象が「種族:ドラゴン」の場合、対象に「攻撃力:+3」を付与する。効果適用後、カードを1枚補充する。"
    table = fight(cast(text))
    table.use("術式", "敵", user="術")
    assert (table.took_effect(), table.hand("first")) == ([True], [])


@clause("honjin", "4.1.13")
def test_a_condition_about_what_a_card_does_not_have_is_false() -> None:
    weigh = cast("対象が「攻撃力:0以上」の場合、対象に「リミット:-2」を付与する。", "地形1つ")
    table = fight(weigh)
    table.use("術式", "b2", user="術")
    assert table.figure("b2", 4) == 8


@clause("honjin", "4.7.5", "4.7.7")
def test_or_needs_one_and_and_needs_both() -> None:
    either = cast("対象が「属性:風」or「種族:ヒューマン」の場合、対象を行動完了にする。", "敵軍パーティ", "或")
    both = cast("対象が「属性:火」かつ「種族:ヒューマン」の場合、対象を行動完了にする。", "敵軍パーティ", "且")
    for name, done in (("或", ["兵", "弓"]), ("且", ["兵"])):
        table = fight(either, both, unit("岩", attributes=["土"], races=["ゴーレム"]), other=["兵", "弓", "岩"])
        table.use(name, "兵", "弓", "岩", user="術")
        assert [each for each in ("兵", "弓", "岩") if table.is_finished(each)] == done


# --- one sentence after the other


@clause("honjin", "4.1.11")
def test_what_follows_an_effect_comes_only_if_some_of_it_was_applied() -> None:
    wave = cast("対象を行動完了にする。効果適用後、対象に【津波:20】ダメージ。", "敵軍パーティ")
    table = fight(wave, other=[{"card": "兵@a", "finished": True}, "兵@b"])
    table.use("術式", "a", "b", user="術")
    assert table.there("b2", "second") == []
    table = fight(wave, other=[{"card": "兵@a", "finished": True}])
    table.use("術式", "a", user="術")
    assert table.there("b2", "second") == ["a"]


@clause("honjin", "4.1.11")
def test_what_follows_does_not_come_once_the_user_has_left() -> None:
    text = "対象に【9】ダメージを与える。効果適用後、カードを1枚補充する。"
    avenger = unit(
        "讐", "●[戦闘]讐\n〈発揮:このユニットが死亡した場合/対象:敵軍パーティ〉\n対象に【9】ダメージを与える。"
    )
    for other, drawn in ((["讐@敵"], 0), (["兵@敵"], 1)):
        table = fight(cast(text), avenger, own=["術"], other=other)
        table.use("術式", "敵", user="術")
        assert len(table.hand("first")) == drawn


@clause("honjin", "10.1.14")
def test_whether_to_do_what_may_be_left_is_decided_when_it_takes_effect() -> None:
    for text in ("カードを1枚補充してもよい。", "カードを1枚補充できる。"):
        for word, drawn in (("yes", 1), ("no", 0)):
            table = fight(cast(text, "自軍プレイヤー"))
            table.use("術式", "first", user="術")
            assert table.asked() == ("first", "may", "10.1.14")
            table.option("first", word)
            assert len(table.hand("first")) == drawn


@clause("honjin", "10.6.1", "10.6.2")
def test_two_things_in_one_sentence_are_done_one_after_the_other() -> None:
    table = fight(cast("手札を1枚破棄し、カードを2枚補充する。", "自軍プレイヤー"), hand=["兵@x"])
    table.use("術式", "first", user="術")
    assert (len(table.hand("first")), table.discards("first")) == (2, ["x"])
    assert table.happened().index("Refilled") > table.happened().index("TakenOff")


@clause("honjin", "1.3.3", "10.1.14")
def test_both_players_decide_before_anything_is_done_the_marching_side_first() -> None:
    both = cast("対象は手札を1枚破棄する。", "プレイヤーすべて")
    table = fight(both, hand=["兵@x", "弓@y"], second={"hand": ["兵@p", "弓@q"]})
    table.use("術式", "first", "second", user="術")
    assert table.asked() == ("first", "discard", "12.4.2")
    table.choose("first", "y")
    assert table.asked() == ("second", "discard", "12.4.2")
    assert table.discards("first") == []
    table.choose("second", "p")
    assert (table.discards("first"), table.discards("second")) == (["y"], ["p"])


@clause("honjin", "1.3.3")
def test_another_player_may_decline() -> None:
    offer = cast("敵軍プレイヤーはカードを1枚補充してもよい。", "自軍プレイヤー")
    table = fight(offer)
    table.use("術式", "first", user="術")
    assert table.asked() == ("second", "may", "10.1.14")
    table.option("second", "yes")
    assert (len(table.hand("second")), table.hand("first")) == (1, [])


@clause("honjin", "10.10.4")
def test_a_text_may_affect_what_is_no_target() -> None:
    table = fight(
        cast("対象を行動完了にする。自軍ユニット1体を未行動にする。", "敵軍ユニット1体"),
        own=["術", {"card": "兵@a", "finished": True}],
    )
    table.use("術式", "敵", user="術")
    assert table.asked() == ("first", "refresh", "10.1.7")
    table.choose("first", "a")
    assert table.is_finished("敵") and not table.is_finished("a")


@clause("honjin", "12.6.1")
def test_a_text_may_ask_whether_its_target_has_died_of_it() -> None:
    text = "対象に【3】ダメージを与える。この効果で対象が死亡した場合、カードを1枚補充する。"
    for other, drawn in ((["兵@敵"], 1), (["巨@敵"], 0)):
        table = fight(cast(text), other=other)
        table.use("術式", "敵", user="術")
        assert len(table.hand("first")) == drawn


@clause("honjin", "1.3.2")
def test_a_number_that_was_named_is_n() -> None:
    table = fight(cast("対象に【n】ダメージを与える。"), other=["巨@敵"])
    table.use("術式", "敵", user="術", variable=4)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [4]


@clause("honjin", "10.17.1", "4.1.14")
def test_what_is_counted_is_counted_when_the_effect_takes_place() -> None:
    count = cast("対象に【自軍パーティに存在する「種族:エルフorプラント」のユニット数】ダメージ。", "敵軍ユニット1体")
    table = fight(count, own=["術@a", "弓@b", "兵"], other=["巨@敵"])
    table.use("術式", "敵", user="a")
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [2]


@clause("honjin", "10.17.2")
def test_the_same_only_means_wholly_the_same() -> None:
    same = cast("自軍パーティが同じ「種族」だけで構成されている場合、カードを1枚補充する。", "自軍プレイヤー")
    for own, drawn in ((["術@a", "術@b"], 1), (["術@a", "弓@b"], 0)):
        table = fight(same, own=own)
        table.use("術式", "first", user="a")
        assert len(table.hand("first")) == drawn


# --- chained on


@clause("honjin", "15.2.5.2", "15.2.5.3", "15.2.5.5", "15.2.5.1")
def test_what_was_chained_on_adds_its_damage_to_the_start() -> None:
    text = "〈対象:敵軍パーティ〉\n対象に【火炎:2】ダメージを与える。"
    bolt = spell("矢", f"◇[普通|チェイン]矢\n{text}")
    dice = spell("賽", "◇[普通|チェイン]矢\n〈対象:敵軍パーティ〉\n対象に【吹雪:1D】ダメージを与える。")
    for failed, wanted in ((False, 7), (True, 2)):
        table = fight(bolt, dice, other=["巨@敵"])
        table.put_up("矢", "敵", user="術")
        link = table.declared("賽", user="術")
        link.dice = ((5,),)
        table.let(ChainedOn("15.2.5.1", link))
        table.let(TakenOff("10.3.1"))
        head = copy_of(table.state.resolved[-1])
        made = copy_of(head.links[0])
        made.negated = failed
        head.links = (made,)
        resolve(table, head)
        dealt = [told for told in table.told() if told["event"] == "Damaged"]
        assert [(each["amount"], each["attributes"]) for each in dealt] == [(wanted, ("火炎",))]


@clause("honjin", "15.2.5.3", "15.2.5.5")
def test_what_was_chained_on_is_added_once() -> None:
    text = "〈対象:敵軍パーティ〉\n対象に【火炎:2】ダメージを与える。対象に【1】ダメージを与える。"
    table = fight(spell("矢", f"◇[普通|チェイン]矢\n{text}"), other=["巨@敵"], hand=["矢@y"])
    table.put_up("矢", "敵", user="術")
    table.let(ChainedOn("15.2.5.1", table.declared("y", user="術")))
    table.let(TakenOff("10.3.1"))
    resolve(table, table.state.resolved[-1])
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [4, 1]


# --- what was triggered


@clause("honjin", "14.7.3.10", "10.5.3")
def test_a_triggered_ability_rolls_its_dice_when_it_is_resolved() -> None:
    roller = unit(
        "転", "●[戦闘]転\n〈発揮:イニシアチブ決定タイミング開始時/対象:敵軍パーティ〉\n対象に【1D】ダメージを与える。"
    )
    table = fight(roller, own=["転"], other=["巨@敵"])
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    assert table.is_resting()
    table.check()
    assert table.asked() == ("chance", "dice", "14.7.3.10")
    table.roll(4)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [4]


@clause("honjin", "10.10.1", "14.7.1", "10.10.10")
def test_the_targets_of_a_triggered_ability_are_chosen_when_it_is_played() -> None:
    archer = unit(
        "狙", "●[戦闘]狙\n〈発揮:イニシアチブ決定タイミング開始時/対象:敵軍ユニット2体まで〉\n対象を行動完了にする。"
    )
    table = fight(archer, own=["狙"], other=["兵@a", "兵@b", "兵@c"])
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    assert (table.asked(), table.how_many("first")) == (("first", "targets", "10.10.1"), (1, 2))
    table.choose("first", "a", "c")
    assert [each for each in "abc" if table.is_finished(each)] == ["a", "c"]


@clause("honjin", "10.10.3", "10.10.11", "10.10.12")
def test_without_enough_targets_a_triggered_ability_does_nothing() -> None:
    for target in ("敵軍ユニット2体", "「種族:ドラゴン」の敵軍ユニットすべて"):
        archer = unit(
            "狙",
            f"●[戦闘]狙\n〈発揮:イニシアチブ決定タイミング開始時/対象:{target}〉\n対象を行動完了にする。カードを1枚補充する。",
        )
        table = fight(archer, own=["狙"])
        table.let(Moment("8.3.4.3", "initiative-start", 0))
        table.check()
        assert (table.is_finished("敵"), table.hand("first"), table.took_effect()) == (False, [], [])


@clause("honjin", "10.10.1", "4.4.1")
def test_a_party_or_a_player_may_be_a_target_of_ones_choice() -> None:
    storm = unit("嵐", "●[戦闘]嵐\n〈発揮:イニシアチブ決定タイミング開始時/対象:パーティ1つ〉\n対象を行動完了にする。")
    table = fight(storm, own=["嵐"], other=["兵@a", "兵@b"])
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    assert table.options("first") == ["party 嵐 嵐", "party a a b"]
    table._submit("first", 1)
    assert table.is_finished("a") and table.is_finished("b")
    gift = unit(
        "贈", "●[戦闘]贈\n〈発揮:イニシアチブ決定タイミング開始時/対象:プレイヤー1人〉\n対象はカードを1枚補充する。"
    )
    table = fight(gift, own=["贈"])
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    table.option("first", "second")
    assert (len(table.hand("first")), len(table.hand("second"))) == (0, 1)


@clause("honjin", "10.5.4.1", "10.5.4.1.2")
def test_a_triggered_ability_speaks_of_the_card_that_set_it_off() -> None:
    keeper = unit(
        "墓", "●[戦闘]墓守\n〈発揮:自軍ユニットが死亡した場合/対象:自軍プレイヤー〉\nそのカードをゲームから除外する。"
    )
    table = fight(keeper, own=["墓", "兵@a"])
    table.let(Damaged("4.5.1", table.card("a"), 9))
    table.check()
    assert table.removed("first") == ["a"]


@clause("honjin", "16.2.1", "16.2.2")
def test_a_triggered_ability_that_does_not_stack_applies_once() -> None:
    head = "●[戦闘]士気\n〈発揮:イニシアチブ決定タイミング開始時/対象:自軍パーティ〉"
    text = f"{head}\n対象に「攻撃力:+1」を付与する。この効果は重複しない。"
    table = fight(unit("将", text), own=["将@a", "将@b"])
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    table.do("first", "trigger", "a")
    assert [table.attack(each) for each in "ab"] == [3, 3]


@clause("honjin", "10.2.3")
@pytest.mark.parametrize("kind", ["戦闘スペル", "特殊能力"])
def test_what_waits_for_a_use_to_take_effect_triggers_after_it(kind: str) -> None:
    echo = unit(
        "響",
        f"●[戦闘]響\n〈発揮:自軍ユニットが使用した{kind}が効果を発揮した場合/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。",
    )
    table = fight(STRIKE, echo, own=["術", "響"])
    table.use("撃", "敵", user="術")
    assert len(table.hand("first")) == (1 if kind == "戦闘スペル" else 0)


# --- what texts speak of


@clause("honjin", "4.7.2")
def test_this_unit_on_equipment_is_its_bearer() -> None:
    ring = gear("輪", "○輪[戦闘]〈対象:このユニット〉対象を「防御力:+2」する。")
    table = fight(ring, own=[{"card": "術", "equipment": ["輪"]}, "兵"])
    assert (table.defence("術"), table.defence("兵")) == (5, 3)


@clause("honjin", "4.4.1.1", "4.4.1.2", "4.4.1.3", "10.10.12")
def test_a_party_is_one_or_more_units_of_a_player() -> None:
    blast = cast("対象に【9】ダメージを与える。", "敵軍パーティ")
    table = fight(blast, own=["術"], other=["兵@敵"])
    table.use("術式", "敵", user="術")
    assert (table.there("b2"), table.there("b2", "second")) == (["術"], [])
    roller = unit("転", "●[戦闘]転\n〈発揮:イニシアチブ決定タイミング開始時/対象:敵軍パーティ〉\nカードを1枚補充する。")
    table = fight(roller, own=["転"], other=["兵@敵"])
    discarded(table, "敵")
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    assert table.hand("first") == []  # of nobody there is no party


@clause("honjin", "10.10.6", "10.10.7", "8.2.4", "8.2.5")
def test_in_a_battle_only_what_is_there_is_aimed_at() -> None:
    storm = unit(
        "嵐", "●[戦闘]嵐\n〈発揮:イニシアチブ決定タイミング開始時/対象:ユニットすべて〉\n対象を行動完了にする。"
    )
    table = fight(storm, own=["嵐"])
    table.let(Went("15.1.7", _from_deck(table), FIELD, 1, "summon", 10))
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    assert table.is_finished("敵")
    assert [table.state.finished[card] for card in table.state.zones[FIELD] if table.state.cell[card] == 10] == [0]


def _from_deck(table: Table) -> int:
    """A unit card of the second player's deck."""
    return next(card for card in table.state.zones[7] if table.rules.card(table.state, card).is_unit)


@clause("honjin", "10.5.4.1.1", "10.5.4.1.3", "10.7.5")
def test_what_a_card_is_is_asked_where_it_can_be_seen() -> None:
    head = "●[自軍ターン]見\n〈発揮:「種族:エルフ」の自軍ユニットが{how}場合/対象:自軍プレイヤー〉\n"
    text = head + "対象はカードを1枚補充する。"
    elves = unit("森", "○森〈対象:自軍ユニットすべて〉対象に「種族:エルフ」を付与する。")
    for how, deed in (("手札に戻った", HANDS[0]), ("召喚された", FIELD)):
        table = Table(
            unit("見", text.format(how=how)),
            elves,
            board={"b2": {"terrain": "野", "first": ["見", "森", "兵@a"]}},
            first={"hand": ["兵@x"]},
        )
        held = len(table.hand("first"))
        if deed == FIELD:
            table.let(Went("12.2.7.4.8", table.card("x"), FIELD, 0, "summon", 1))
            held -= 1
        else:
            table.let(Went("5.1.1.4", table.card("a"), HANDS[0], 0, "return"))
            held += 1
        table.check()
        assert len(table.hand("first")) == held + 1, how


@clause("honjin", "4.1.9", "10.6.1", "10.7.1", "10.8.1")
def test_an_effect_is_done_once_or_lasts_or_replaces() -> None:
    table = fight(
        cast("対象を行動完了にする。", name="単"),
        cast("対象に「攻撃力:+2」を付与する。", name="継"),
        cast("対象がダメージを受ける場合、代わりに0ダメージを受ける。", name="換"),
    )
    table.use("単", "敵", user="術")
    assert (table.is_finished("敵"), table.state.effects) == (True, ())
    table.use("継", "敵", user="術")
    table.use("換", "敵", user="術")
    assert len(table.state.effects) == 2
    table.let(Damaged("4.5.1", table.card("敵"), 9))
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [0]


@clause("honjin", "10.13.1", "10.13.2")
def test_a_unit_stays_a_user_for_the_rest_of_the_chain() -> None:
    punish = cast("戦闘スペルを使用中の敵軍ユニットすべてを行動完了にする。", "敵軍プレイヤー", timing="対抗")
    table = fight(STRIKE, punish, other=["術@敵", "兵@他"], second={"hand": ["撃@y"]})
    table.put_up("y", "術", user="敵", negated=True)
    table.let(TakenOff("10.3.1"))
    table.use("術式", "second", user="術")
    assert table.is_finished("敵") and not table.is_finished("他")
