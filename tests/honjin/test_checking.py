"""4.2, 10.5, 10.20, 11, 15.1.8: check steps, triggered abilities and rule processing that comes in at once."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.battle_events import Captured, TimingBegan
from fuda.games.honjin.events import Moment, Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import CLOSING, DISCARDS, FIELD, FORMATION, HANDS
from fuda.games.honjin.unit_events import Damaged, Finished, Marched
from tests.citing import clause
from tests.honjin.texts import Printed, Table, gear, spell, terrain, unit

WEAKEN = spell("衰", "◇[普通]衰\n〈対象:ユニット1体〉\n対象に「防御力:-3」を付与する。")
CURSE = spell("呪", "◇[普通]呪\n〈対象:敵軍パーティ〉\n対象に「防御力:-3」を付与する。")
BLAST = spell("爆", "◇[普通]爆\n〈対象:ユニットすべて〉\n対象に【3】ダメージを与える。")


def fight(*cards: Printed, own: list[Any] | None = None, other: list[Any] | None = None, **more: Any) -> Table:
    """A battle at b2; spells are in the first player's hand."""
    held = [each["name"]["ja"] for each in cards if each["kind"] == "spell"]
    board = {"b2": {"terrain": more.pop("ground", "野"), "first": own or ["術"], "second": other or ["兵@敵"]}}
    table = Table(*cards, board=board, first={"hand": held}, **more)
    table.battle("b2")
    return table


def goes(table: Table, name: str) -> None:
    """A card is discarded by nothing in particular."""
    card = table.card(name)
    table.let(Went("12.4.1", card, DISCARDS[table.state.owner[card]], 0, "discard"))


# --- defence


@clause("honjin", "2.1.17.3", "11.3.1.1.1", "11.1.2.1", "12.4.1")
def test_a_unit_with_defence_of_zero_or_less_is_discarded_at_once() -> None:
    table = fight(WEAKEN)
    table.use("衰", "敵", user="術")
    assert table.discards("second") == ["敵"]
    events = table.happened()
    assert events.index("Went", events.index("EffectBegan")) < events.index("TookEffect")
    assert "Doomed" not in events


@clause("honjin", "11.3.1.1.1")
def test_a_unit_with_defence_left_stays() -> None:
    table = fight(WEAKEN, other=["巨@敵"])
    table.use("衰", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]


@clause("honjin", "2.1.2.1.2.2", "12.4.1")
def test_equipment_falls_with_its_unit() -> None:
    table = fight(WEAKEN, other=[{"card": "術@敵", "equipment": ["剣"], "spent": 0}])
    table.use("衰", "敵", user="術")
    assert table.there("b2", "second") == ["敵"]  # the sword gives it one more
    table.let(Damaged("4.5.1", table.card("敵"), 9))
    assert sorted(table.discards("second")) == sorted(["敵", "剣"])


# --- order of rule processing


@clause("honjin", "11.1.2.2", "11.1.2.3")
def test_the_marching_side_processes_first_and_each_side_in_its_own_order() -> None:
    watcher = unit(
        "見", "●[戦闘]見る\n〈発揮:ユニットが死亡した場合/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。", defence=9
    )
    table = fight(BLAST, watcher, own=["見", "兵@a", "兵@b"], other=["兵@c"])
    table.use("爆", "見", "a", "b", "c", user="見")
    assert table.asked() == ("first", "rule-processing", "11.1.2.2")
    assert table.options("first") == ["die a", "die b"]
    table.do("first", "die", "b")
    gone = [told["card"]["handle"] for told in table.told() if told["event"] == "Went" and told["clause"] == "12.6.1"]
    assert gone == [table.state.handle[table.card(each)] for each in "bac"]


@clause("honjin", "11.1.2.2")
def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    table = fight(BLAST, own=["術"], other=["兵@a", "兵@b"])
    table.use("爆", "a", "b", user="術")
    assert table.is_resting()
    assert sorted(table.discards("second")) == ["a", "b"]


# --- limits


@clause("honjin", "11.3.2.1", "11.3.2.2", "11.3.2.3", "2.1.26.1")
def test_a_party_above_the_limit_loses_units_of_its_owners_choice() -> None:
    board = {"b2": {"terrain": "原", "first": ["兵@a", "兵@b"]}, "c2": {"terrain": "野", "first": ["兵@c"]}}
    table = Table(board=board)
    table.let(Marched("12.2.5.1.5", table.card("c"), area_named("", "b2")))
    assert table.asked() == ("first", "adjust-limit", "11.3.2.1")
    assert table.options("first") == ["a", "b", "c"]
    table.choose("first", "b")
    assert table.there("b2") == ["a", "c"]
    assert table.discards("first") == ["b"]


@clause("honjin", "11.3.2.2", "8.4.7")
def test_units_summoned_instantly_in_the_turn_go_first() -> None:
    board = {"b2": {"terrain": "原", "first": ["兵@a", "兵@b"]}}
    table = Table(board=board, first={"hand": ["兵@neu"]})
    table.let(Went("12.2.7.4.8", table.card("neu"), FIELD, 0, "instant", area_named("", "b2")))
    assert table.is_resting()  # the only one that can be chosen has gone
    assert table.there("b2") == ["a", "b"]


@clause("honjin", "11.3.2.2", "11.1.2.3")
def test_the_marching_side_adjusts_before_the_defending_side() -> None:
    small = terrain("狭", limit=2)
    board = {"b2": {"terrain": "野", "first": ["兵@a", "兵@b"], "second": ["兵@c", "兵@d"]}}
    table = Table(small, board=board, turn="second", second={"hand": ["狭"]})
    old = table.target("b2")
    gone = Went("12.1.1.2.7", old, DISCARDS[0], 1, "discard")
    table.let(gone, Went("12.1.1.2.7", table.card("狭"), FIELD, 1, "lay", area_named("", "b2")))
    assert table.asked() == ("second", "adjust-limit", "11.3.2.1")
    table.choose("second", "c")
    assert table.asked() == ("first", "adjust-limit", "11.3.2.1")
    table.choose("first", "b")
    assert (table.there("b2"), table.there("b2", "second")) == (["a"], ["d"])


@clause("honjin", "4.6.2", "11.3.2.1")
def test_a_negative_level_counts_as_zero_against_the_limit() -> None:
    light = unit("軽", level=-3)
    board = {"b2": {"terrain": "原", "first": ["兵@a", "兵@b", "軽"]}, "c2": {"terrain": "野", "first": ["兵@c"]}}
    table = Table(light, board=board)
    table.let(Marched("12.2.5.1.5", table.card("c"), area_named("", "b2")))
    assert table.asked() == ("first", "adjust-limit", "11.3.2.1")
    assert table.level("軽") == -3


# --- equipment


@clause("honjin", "11.3.4.1", "13.1.2.8", "13.1.2.6")
def test_equipment_on_a_slot_that_is_lost_is_discarded() -> None:
    take = spell("奪", "◇[普通]奪\n〈対象:ユニット1体〉\n対象は「アイテム:x」を失う。")
    table = fight(take, other=[{"card": "術@敵", "equipment": ["剣"]}])
    assert table.attack("敵") == 4
    table.use("奪", "敵", user="術")
    assert table.discards("second") == ["剣"]
    assert table.attack("敵") == 2


@clause("honjin", "15.4.3.1", "15.4.3.2", "15.4.3.3", "11.3.4.1")
def test_exclusive_equipment_falls_off_when_its_unit_is_of_another_race() -> None:
    own = gear("専", "【専用】「種族:エルフ」")
    change = spell("変", "◇[普通]変\n〈対象:ユニット1体〉\n対象を「種族:ドラゴン」に変更する。")
    table = fight(own, change, other=[{"card": "術@敵", "equipment": ["専", "剣"]}])
    table.use("変", "敵", user="術")
    assert table.discards("second") == ["専"]


@clause("honjin", "15.4.4.1", "15.4.4.2", "11.3.4.1")
def test_a_unit_with_an_equip_limit_keeps_one_piece_of_its_owners_choice() -> None:
    narrow = unit("窄", "【装備制限】", items=3)
    board = {"b2": {"terrain": "野", "first": [{"card": "窄", "equipment": ["剣@a", "剣@b"]}]}}
    table = Table(narrow, board=board)
    table.let(Finished("3.2.4", table.card("窄")), TimingBegan("8.2.1", FORMATION))
    assert table.asked() == ("first", "keep-equipment", "15.4.4.2")
    table.choose("first", "b")
    assert table.discards("first") == ["a"]


@clause("honjin", "15.4.11.1", "15.4.11.2", "11.3.4.1")
def test_a_unit_that_can_bear_no_equipment_loses_it() -> None:
    bare = unit("裸", "【装備禁止】", items=2)
    table = Table(bare, board={"b2": {"terrain": "野", "first": [{"card": "裸", "equipment": ["剣"]}]}})
    table.let(TimingBegan("8.2.1", FORMATION))
    assert table.discards("first") == ["剣"]


@clause("honjin", "13.1.2.6")
def test_slots_of_lost_equipment_come_back_before_the_initiative_and_stay_spent_after_it() -> None:
    break_it = spell("砕", "◇[普通]砕\n〈対象:ユニット1体〉\n対象が装備している装備品を1つ選び、破棄する。")
    board = {"b2": {"terrain": "野", "first": ["兵"], "second": [{"card": "術@敵", "equipment": ["剣@a", "剣@b"]}]}}
    table = Table(break_it, board=board, first={"hand": ["砕@x", "砕@y"]})
    assert table.spent("敵") == 2
    table.use("x", "敵", user="兵")
    table.choose("first", "a")
    assert (table.spent("敵"), table.discards("second")) == (1, ["a"])
    table.battle("b2")
    table.use("y", "敵", user="兵")
    assert (table.spent("敵"), table.discards("second")) == (1, ["a", "b"])


# --- heroes


@clause("honjin", "15.1.3", "15.1.8", "11.1.2.1")
def test_of_units_with_a_heros_name_the_owner_keeps_one() -> None:
    hero, double = unit("勇", hero=2), {**unit("勇"), "number": "勇二"}
    board = {"b2": {"terrain": "野", "first": ["勇@a"]}, "b3": {"terrain": "野", "second": ["勇@c"]}}
    table = Table(hero, double, board=board, first={"hand": ["勇二@b"]})
    table.let(Went("15.1.7", table.card("b"), FIELD, 0, "summon", area_named("", "b2")))
    assert table.asked() == ("first", "keep-hero", "15.1.8")
    assert table.options("first") == ["a", "b"]
    table.choose("first", "b")
    assert (table.there("b2"), table.discards("first")) == (["b"], ["a"])
    assert table.there("b3", "second") == ["c"]


@clause("honjin", "15.1.8")
def test_units_of_one_name_without_a_hero_stay_together() -> None:
    board = {"b2": {"terrain": "野", "first": ["兵@a", "兵@b"]}, "b1": {"first": ["勇"]}}
    table = Table(unit("勇", hero=1), board=board)
    table.let(TimingBegan("8.2.1", FORMATION))
    assert (table.is_resting(), table.there("b2")) == (True, ["a", "b"])


# --- check steps


@clause("honjin", "4.2.1", "4.2.2", "10.20.1.1", "11.1.2.4", "11.1.2.5", "11.2.1")
def test_a_check_step_judges_defeat_before_any_trigger() -> None:
    drawer = unit("補", "●[自軍ターン]補う\n〈発揮:進軍終了時/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。")
    table = Table(drawer, board={"b2": {"terrain": "野", "first": ["補"]}})
    table.let(Captured("1.2.2.1", 0))
    assert table.outcome() is None  # looked at in check steps only
    table.let(Moment("12.2.5.1.8", "march-end", 0))
    table.check()
    assert table.outcome() == ("first", "headquarters", "1.2.2.1")
    assert "Refilled" not in table.happened()


@clause("honjin", "10.5.1", "10.5.2", "10.5.2.1", "10.5.3", "10.5.3.1", "10.20.1", "10.20.1.1.1", "10.20.1.1.2")
@clause("honjin", "10.20.1.1.3", "10.20.1.2.2", "14.7.3.8", "10.4.1")
def test_waiting_abilities_are_all_played_the_marching_sides_first_in_its_order() -> None:
    one = unit("一", "●[戦闘]一\n〈発揮:イニシアチブ決定タイミング開始時/対象:このユニット〉\n対象を行動完了にする。")
    two = unit("二", "●[戦闘]二\n〈発揮:イニシアチブ決定タイミング開始時/対象:このユニット〉\n対象を行動完了にする。")
    table = fight(one, two, own=["一@a", "二@b"], other=["一@c"])
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    assert not any([table.is_finished(each) for each in "abc"])  # they wait for the check step
    table.check()
    assert table.asked() == ("first", "trigger", "10.20.1.1.1")
    assert table.options("first") == ["trigger a", "trigger b"]
    table.do("first", "trigger", "b")
    handles = [told["card"]["handle"] for told in table.told() if told["event"] == "Finished"]
    assert handles == [table.state.handle[table.card(each)] for each in "bac"]


@clause("honjin", "10.5.2.1")
def test_an_ability_waits_as_often_as_its_event_has_happened() -> None:
    drawer = unit("補", "●[自軍ターン]補う\n〈発揮:進軍終了時/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。")
    table = Table(drawer, board={"b2": {"terrain": "野", "first": ["補"]}})
    table.let(Moment("12.2.5.1.8", "march-end", 0))
    table.let(Moment("12.2.5.1.8", "march-end", 0))
    table.check()
    assert table.happened().count("Refilled") == 2


@clause("honjin", "10.5.5", "10.5.5.1")
def test_a_state_trigger_is_played_again_if_its_state_still_holds() -> None:
    greedy = unit("貪", "○貪欲〈対象:自軍プレイヤー〉自軍手札が1枚以下の時、カードを1枚補充する。")
    table = Table(greedy, board={"b2": {"terrain": "野", "first": ["貪"]}})
    table.check()
    assert len(table.hand("first")) == 2
    table.check()
    assert len(table.hand("first")) == 2


@clause("honjin", "10.5.6", "10.5.4.1.2")
def test_an_automatic_ability_is_played_though_its_card_has_gone() -> None:
    heir = unit(
        "継", "●[戦闘]継承\n〈発揮:このユニットが死亡した場合/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。"
    )
    table = fight(heir, own=["継", "兵"])
    table.let(Damaged("4.5.1", table.card("継"), 9))
    table.check()
    assert len(table.hand("first")) == 1


@clause("honjin", "10.5.6")
def test_what_it_would_do_to_the_card_that_has_gone_fails() -> None:
    heir = unit("継", "●[戦闘]継承\n〈発揮:このユニットが死亡した場合/対象:このユニット〉\n対象を手札に戻す。")
    table = fight(heir, own=["継", "兵"])
    table.let(Damaged("4.5.1", table.card("継"), 9))
    table.check()
    assert (table.hand("first"), table.discards("first")) == ([], ["継"])


@clause("honjin", "10.5.7")
def test_what_a_constant_ability_has_triggered_is_off_once_its_card_has_gone_or_lost_it() -> None:
    text = "○見張り〈対象:自軍プレイヤー〉敵軍ユニットが死亡した場合、カードを1枚補充する。"
    silence = spell("黙", "◇[普通]黙\n〈対象:ユニット1体〉\n対象は「特殊能力」を失う。")
    for how in ("stays", "goes", "loses"):
        table = fight(unit("見", text), silence, own=["見", "術"], other=["兵@敵", "兵"])
        held = len(table.hand("first"))
        table.let(Damaged("4.5.1", table.card("敵"), 9))
        if how == "goes":
            goes(table, "見")
            table.check()
        elif how == "loses":
            table.use("黙", "見", user="術")
            held -= 1
        else:
            table.check()
        assert len(table.hand("first")) == held + (1 if how == "stays" else 0), how


@clause("honjin", "14.5.4.5", "14.7.3.9")
def test_nobody_can_counter_what_was_triggered() -> None:
    text = "○見張り〈対象:自軍プレイヤー〉敵軍ユニットが死亡した場合、カードを1枚補充する。"
    cautious = unit("慎", "◎[対抗]慎\n〈対象:このユニット〉\n対象に「防御力:+1」を付与する。")
    table = fight(unit("見", text), cautious, own=["見"], other=["兵@敵", "慎"])
    table.let(Damaged("4.5.1", table.card("敵"), 9))
    table.check()
    assert (table.is_resting(), len(table.hand("first")), table.state.chain) == (True, 1, ())


@clause("honjin", "14.7.3", "14.7.3.1", "14.7.3.7", "8.2.3", "10.9.8")
def test_a_battle_timed_ability_triggers_only_in_its_own_battle() -> None:
    drawer = unit(
        "補", "●[戦闘]補う\n〈発揮:イニシアチブ決定タイミング開始時/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。"
    )
    board = {"b2": {"terrain": "野", "first": ["補"]}, "b3": {"terrain": "野", "first": ["兵"], "second": ["兵@敵"]}}
    for area, drawn in (("b3", 0), ("b2", 1)):
        table = Table(drawer, board=board)
        table.battle(area)
        table.let(Moment("8.3.4.3", "initiative-start", 0))
        table.check()
        assert len(table.hand("first")) == drawn


@clause("honjin", "14.7.3.2", "10.9.10")
def test_an_own_turn_ability_triggers_only_in_its_owners_turn() -> None:
    drawer = unit("補", "●[自軍ターン]補う\n〈発揮:進軍終了時/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。")
    table = Table(
        drawer,
        board={"b2": {"terrain": "野", "first": ["補@a"], "second": []}, "b3": {"terrain": "野", "second": ["補@b"]}},
    )
    table.let(Moment("12.2.5.1.8", "march-end", 0))
    table.check()
    assert (len(table.hand("first")), len(table.hand("second"))) == (1, 0)


@clause("honjin", "14.7.3.5", "4.7.4")
def test_a_moment_that_does_not_come_triggers_nothing() -> None:
    drawer = unit(
        "補", "●[自軍ターン]補う\n〈発揮:メインフェイズ終了時/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。"
    )
    table = Table(drawer, board={"b2": {"terrain": "野", "first": ["補"]}})
    table.let(Moment("7.3.2", "main-start", 0))
    table.check()
    assert table.hand("first") == []
    table.let(Moment("7.3.5", "main-end", 0))
    table.check()
    assert len(table.hand("first")) == 1


@clause("honjin", "14.7.3.6")
def test_a_declaration_triggers_each_time_it_is_made() -> None:
    drawer = unit("補", "●[自軍ターン]補う\n〈発揮:普通召喚宣言時/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。")
    table = Table(drawer, board={"b2": {"terrain": "野", "first": ["補"]}})
    for drawn in (1, 2):
        table.let(Moment("12.2.7.4.1", "normal-summon", 0))
        table.check()
        assert len(table.hand("first")) == drawn


@clause("honjin", "11.3.3.2", "10.8.1", "10.8.2", "10.8.3", "10.8.3.1", "10.8.5")
def test_a_death_effect_may_be_replaced_by_what_can_be_done() -> None:
    lucky = unit(
        "運", "○身代わり[戦闘]〈対象:このユニット〉対象に死亡効果が適用された場合、代わりに手札を1枚破棄してもよい。"
    )
    table = fight(lucky, own=["運", "術"])
    table.let(Went("12.3.1", table.state.zones[1][0], HANDS[0], 0, "refill"))
    table.let(Damaged("4.5.1", table.card("運"), 9))
    assert table.asked() == ("first", "replace", "11.3.3.1")
    assert len(table.options("first")) == 2  # it can be declined
    table._submit("first", 0)
    assert (table.there("b2"), table.hand("first")) == (["運", "術"], [])
    assert "Doomed" not in table.happened()
    table.let(Damaged("4.5.1", table.card("運"), 9))
    assert table.there("b2") == ["術"]  # nothing is left to be discarded


@clause("honjin", "10.8.3")
def test_a_unit_that_would_be_discarded_goes_elsewhere_with_its_equipment_falling() -> None:
    ghost = unit(
        "霊", "○霊[戦闘]〈対象:このユニット〉対象が破棄される場合、代わりに対象をゲームから除外する。", items=1
    )
    table = fight(ghost, own=[{"card": "霊", "equipment": ["剣"]}, "術"])
    table.let(Damaged("4.5.1", table.card("霊"), 9))
    assert (table.removed("first"), table.discards("first")) == (["霊"], ["剣"])


@clause("honjin", "2.1.2.1.2.2", "10.8.3.1")
def test_equipment_stays_with_a_unit_that_stays() -> None:
    tough = unit("剛", "○剛[戦闘]〈対象:このユニット〉対象が破棄される場合、代わりに対象を行動完了にする。", items=1)
    table = fight(tough, own=[{"card": "剛", "equipment": ["剣"]}, "術"])
    table.let(Damaged("4.5.1", table.card("剛"), 9))
    assert table.is_finished("剛")
    assert (table.there("b2"), table.discards("first")) == (["剛", "術"], [])
    assert table.attack("剛") == 4


@clause("honjin", "11.3.4.1", "11.1.2.1")
def test_nothing_is_processed_where_all_is_well() -> None:
    table = fight(own=[{"card": "術", "equipment": ["剣"]}, "兵"])
    table.let(TimingBegan("8.2.1", CLOSING))
    assert table.is_resting()
    assert "Went" not in table.happened()
