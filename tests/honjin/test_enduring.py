"""4.6, 10.7, 10.14-10.16, 16.2: what lasts, what it does, and when it ends."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from fuda.games.honjin.chapters.summoning import is_instant
from fuda.games.honjin.events import Moment, Refilled, Went
from fuda.games.honjin.table import DISCARDS, FIELD, HANDS, REMOVED
from fuda.games.honjin.texts.attributes import CHARGE, ELEMENTS, HAND_LIMIT
from fuda.games.honjin.texts.attributes import MARCH as MARCH_TYPES
from fuda.games.honjin.texts.lasting import (
    end_battle_effects,
    end_chain_effects,
    end_laying_effects,
    end_march_effects,
    end_phase_effects,
    end_turn_effects,
)
from fuda.games.honjin.texts.values import (
    abilities_of,
    applied,
    derived,
    races_of,
    resists,
    slots_of,
    types_of,
    weaknesses,
)
from fuda.games.honjin.unit_events import Damaged
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words.durations import LAYING, MARCH
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.language.running.lasting import EffectsEnded
from fuda.language.running.printed import REFERENCE
from tests.citing import clause
from tests.honjin.texts import Printed, Table, spell, unit

GROW = spell("育", "◇[普通]育\n〈対象:ユニット1体〉\n対象に「攻撃力:+2」&「防御力:+3」を付与する。")


def main(name: str, effect: str, target: str = "ユニット1体") -> Printed:
    """A spell used outside battles; only its text matters here."""
    return spell(name, f"◇[メイン]{name}\n〈対象:{target}〉\n{effect}")


def at_peace(*cards: Printed, own: list[Any] | None = None, other: list[Any] | None = None) -> Table:
    board = {"b2": {"terrain": "野", "first": own or ["術"]}, "b3": {"terrain": "野", "second": other or ["兵@敵"]}}
    held = [each["name"]["ja"] for each in cards if each["kind"] == "spell"]
    return Table(*cards, board=board, first={"hand": held})


def fight(
    *cards: Printed, own: list[Any] | None = None, other: list[Any] | None = None, hand: list[str] | None = None
) -> Table:
    board = {"b2": {"terrain": "野", "first": own or ["術"], "second": other or ["兵@敵"]}}
    held = [each["name"]["ja"] for each in cards if each["kind"] == "spell"]
    table = Table(*cards, board=board, first={"hand": [*held, *(hand or [])]})
    table.battle("b2")
    return table


def ended(table: Table, ending: Any) -> None:
    table.let(*ending(table.state, table.rules, "7.3.6"))


def race_words(table: Table, alias: str) -> list[str]:
    return sorted([table.rules.list.names[code] for code in races_of(table.state, table.rules, table.card(alias))])


# --- figures


@clause("honjin", "10.14.1", "10.14.5", "4.7.6", "10.7.1", "10.7.2.1", "4.6.6")
def test_a_grant_raises_figures_together_and_gives_them_back_when_it_ends() -> None:
    table = fight(GROW)
    table.use("育", "敵", user="術")
    assert (table.attack("敵"), table.defence("敵")) == (4, 6)
    ended(table, end_battle_effects)
    assert (table.attack("敵"), table.defence("敵")) == (2, 3)


@clause("honjin", "4.6.1", "10.14.5")
def test_a_figure_may_become_negative() -> None:
    table = fight(spell("萎", "◇[普通]萎\n〈対象:ユニット1体〉\n対象を「攻撃力:-5」する。"))
    table.use("萎", "敵", user="術")
    assert table.attack("敵") == -3


@clause("honjin", "4.6.4", "4.6.8", "10.7.2.2", "10.7.2.2.2")
def test_a_change_of_a_figure_moves_it_by_the_difference() -> None:
    fix = spell("定", "◇[普通]定\n〈対象:ユニット1体〉\n対象を「攻撃力:7」に変更する。")
    table = fight(GROW, fix)
    table.use("定", "敵", user="術")
    assert table.attack("敵") == 7
    table.use("育", "敵", user="術")
    assert table.attack("敵") == 9
    table.let(EffectsEnded("4.6.6", (table.state.effects[0].name,)))
    assert table.attack("敵") == 4  # without the change the later grant stays


@clause("honjin", "4.6.5", "4.6.6", "4.6.8", "2.1.17.3")
def test_the_example_of_swapped_figures() -> None:
    raise_it = spell(
        "盾", "◇[普通]盾\n〈対象:ユニット1体〉\n対象に「防御力:+2」を付与する。対抗連鎖終了後、この効果を消失させる。"
    )
    swap = spell(
        "替", "◇[普通]替\n〈対象:ユニット1体〉\n対象を「攻撃力:対象の防御力」&「防御力:対象の攻撃力」に変更する。"
    )
    table = fight(raise_it, swap, unit("例", attack=2, defence=2), other=["例"])
    table.use("盾", "例", user="術")
    table.use("替", "例", user="術")
    assert (table.attack("例"), table.defence("例")) == (4, 2)
    table.let(*end_chain_effects(table.state, table.rules, "10.15.1.2"))
    assert table.discards("second") == ["例"]


@clause("honjin", "4.6.5")
def test_attack_and_defence_change_places() -> None:
    table = fight(spell("替", "◇[普通]替\n〈対象:ユニット1体〉\n対象の攻撃力と防御力を入れ替える。"))
    table.use("替", "敵", user="術")
    assert (table.attack("敵"), table.defence("敵")) == (3, 2)


@clause("honjin", "4.6.7", "4.1.15")
def test_a_change_by_nothing_is_not_applied() -> None:
    same = spell(
        "同", "◇[普通]同\n〈対象:ユニット1体〉\n対象を「攻撃力:2」に変更する。効果適用後、対象を行動完了にする。"
    )
    table = fight(same)
    table.use("同", "敵", user="術")
    assert table.took_effect() == [True]
    assert not table.is_finished("敵")
    assert not table.state.effects


@clause("honjin", "10.14.5", "5.1.4.7")
def test_a_player_may_be_granted_a_hand_limit() -> None:
    table = at_peace(main("増", "対象に「手札上限枚数:+2枚」を付与する。", "自軍プレイヤー"))
    table.use("増", "first", user="術")
    assert (table.figure("first", HAND_LIMIT), table.figure("second", HAND_LIMIT)) == (8, 6)


@clause("honjin", "10.14.5", "2.1.12.1")
def test_a_level_and_a_limit_may_be_granted() -> None:
    table = at_peace(
        main("重", "対象に「レベル:+2」を付与する。"), main("狭", "対象に「リミット:-2」を付与する。", "地形1つ")
    )
    table.use("重", "敵", user="術")
    table.use("狭", "b2", user="術")
    assert table.level("敵") == 4
    assert table.figure("b2", 4) == 6


# --- characteristics


@clause("honjin", "10.14.2", "2.1.22.2")
def test_a_granted_race_is_added() -> None:
    table = fight(spell("竜", "◇[普通]竜\n〈対象:ユニット1体〉\n対象に「種族:ドラゴン」を付与する。"))
    table.use("竜", "敵", user="術")
    assert race_words(table, "敵") == ["ドラゴン", "ヒューマン"]


@clause("honjin", "10.14.3", "4.1.15")
def test_a_grant_of_what_is_there_is_not_applied_and_with_more_it_is() -> None:
    one = spell(
        "一", "◇[普通]一\n〈対象:ユニット1体〉\n対象に「種族:ヒューマン」を付与する。効果適用後、対象を行動完了にする。"
    )
    both = spell(
        "二",
        "◇[普通]二\n〈対象:ユニット1体〉\n対象に「種族:ヒューマン」と「種族:ドラゴン」を付与する。効果適用後、対象を行動完了にする。",
    )
    table = fight(one, both)
    table.use("一", "敵", user="術")
    assert not table.is_finished("敵")
    table.use("二", "敵", user="術")
    assert table.is_finished("敵")
    assert race_words(table, "敵") == ["ドラゴン", "ヒューマン"]


@clause("honjin", "10.14.4", "4.1.15")
def test_a_resistance_that_is_there_is_not_granted_again() -> None:
    give = spell(
        "耐", "◇[普通]耐\n〈対象:ユニット1体〉\n対象に「耐性:火炎」を付与する。効果適用後、対象を行動完了にする。"
    )
    table = fight(give, unit("硬", resists=["火炎"]), other=["硬@敵", "兵@他"])
    table.use("耐", "敵", user="術")
    assert not table.is_finished("敵")


@clause("honjin", "10.16.1")
def test_a_change_of_races_drops_all_others() -> None:
    table = fight(
        spell("虫", "◇[普通]虫\n〈対象:ユニット1体〉\n対象を「種族:インセクト」に変更する。"), other=["術@敵"]
    )
    table.use("虫", "敵", user="術")
    assert race_words(table, "敵") == ["インセクト"]


@clause("honjin", "10.16.2", "4.1.15")
def test_a_change_to_the_same_is_not_applied() -> None:
    same = spell(
        "同", "◇[普通]同\n〈対象:ユニット1体〉\n対象を「種族:ヒューマン」に変更する。効果適用後、対象を行動完了にする。"
    )
    table = fight(same)
    table.use("同", "敵", user="術")
    assert not table.is_finished("敵")


@clause("honjin", "10.16.1", "10.14.2")
def test_attributes_types_and_march_types_are_granted_and_changed() -> None:
    table = fight(
        spell("水", "◇[普通]水\n〈対象:ユニット1体〉\n対象に「属性:水」を付与する。"),
        spell("風", "◇[普通]風\n〈対象:ユニット1体〉\n対象を「属性:風」に変更する。"),
        spell("飛", "◇[普通]飛\n〈対象:ユニット1体〉\n対象に「進軍タイプ:飛行」を付与する。"),
        spell("型", "◇[普通]型\n〈対象:地形1つ〉\n対象に「タイプ:森林」を付与する。"),
    )
    table.use("水", "敵", user="術")
    assert table.figure("敵", ELEMENTS) == 0b11
    table.use("風", "敵", user="術")
    assert table.figure("敵", ELEMENTS) == 0b1000
    table.use("飛", "敵", user="術")
    assert table.figure("敵", MARCH_TYPES) == 0b11
    table.use("型", "b2", user="術")
    assert [table.rules.list.names[code] for code in types_of(table.state, table.rules, table.target("b2"))] == ["森林"]


@clause("honjin", "10.16.1")
def test_races_may_become_those_of_another() -> None:
    mimic = unit("写", "◎[普通]写\n〈対象:ユニット1体〉\nこのユニットを「種族:対象の種族」に変更する。")
    table = fight(mimic, own=["写"], other=["術@敵"])
    table.use("写", "敵")
    assert race_words(table, "写") == ["エルフ", "プラント"]


@clause("honjin", "10.15.2", "10.15.2.1")
def test_words_and_abilities_may_be_lost() -> None:
    gifted = unit(
        "才",
        "◎[普通]技\n〈対象:このユニット〉\n対象を行動完了にする。",
        initiative=2,
        spells="火",
        races=["エルフ", "ドラゴン"],
    )
    table = fight(
        spell("奪", "◇[普通]奪\n〈対象:ユニット1体〉\n対象は「特殊能力」を失う。"),
        spell("忘", "◇[普通]忘\n〈対象:ユニット1体〉\n対象は「スペル:x」を失う。"),
        spell("削", "◇[普通]削\n〈対象:ユニット1体〉\n対象は「種族:エルフ」を失う。"),
        spell("消", "◇[普通]消\n〈対象:ユニット1体〉\n対象は「属性」を失う。"),
        gifted,
        other=["才@敵"],
    )
    for each in "奪忘削消":
        table.use(each, "敵", user="術")
    card = table.card("敵")
    assert abilities_of(table.state, table.rules, card) == ()
    assert slots_of(table.state, table.rules, card) == ()
    assert race_words(table, "敵") == ["ドラゴン"]
    assert table.figure("敵", ELEMENTS) == 0


@clause("honjin", "4.1.3", "10.15.2.1")
def test_all_standing_abilities_may_be_lost_at_once() -> None:
    rich = unit("富", initiative=2, charge=1, items=1, resists=["火炎"], weak={"吹雪": 1})
    table = fight(spell("奪", "◇[普通]奪\n〈対象:ユニット1体〉\n対象は「常備能力」を失う。"), rich, other=["富@敵"])
    table.use("奪", "敵", user="術")
    card = table.card("敵")
    assert (table.figure("敵", 5), table.figure("敵", CHARGE)) == (0, 0)
    assert (slots_of(table.state, table.rules, card), resists(table.state, table.rules, card)) == ((), frozenset())
    assert weaknesses(table.state, table.rules, card) == {}


@clause("honjin", "10.19.1", "10.19.2")
def test_a_void_ability_is_had_but_does_nothing() -> None:
    aura = unit("光", "○光[戦闘]〈対象:自軍パーティ〉対象を「攻撃力:+2」する。")
    void = spell("無", "◇[普通]無\n〈対象:ユニット1体〉\n対象の「特殊能力」は無効になる。")
    table = fight(aura, void, other=["光@敵"])
    assert table.attack("敵") == 4
    table.use("無", "敵", user="術")
    assert table.attack("敵") == 2


@clause("honjin", "4.1.1", "10.14.1")
def test_a_special_ability_may_be_granted() -> None:
    teach = spell(
        "授",
        "◇[普通]授\n〈対象:ユニット1体〉\n対象に『○力[戦闘]〈対象:このユニット〉対象を「攻撃力:+3」する。』を付与する。",
    )
    table = fight(teach)
    table.use("授", "敵", user="術")
    assert table.attack("敵") == 5


# --- standing abilities


@clause("honjin", "13.1.2.4", "13.1.3.2")
def test_granted_slots_are_unspent() -> None:
    table = fight(spell("杖", "◇[普通]杖\n〈対象:ユニット1体〉\n対象に「スペル:火*」と「アイテム:i」を付与する。"))
    table.use("杖", "敵", user="術")
    card = table.card("敵")
    assert [slot & 15 for slot in slots_of(table.state, table.rules, card)] == [1, 7, 0]
    assert table.spent("敵") == 0


@clause("honjin", "13.1.5.3", "13.1.6.3", "13.1.5.4")
def test_charge_granted_to_the_first_side_counts_at_once() -> None:
    table = fight(spell("突", "◇[普通]突\n〈対象:ユニット1体〉\n対象に「チャージ:+2」を付与する。"), own=["術", "兵@a"])
    table.use("突", "a", user="術")
    assert table.attack("a") == 4
    ended(table, end_battle_effects)
    assert table.attack("a") == 2


# --- until when


@clause("honjin", "4.6.9", "10.14.6", "10.16.3", "8.3.8.4")
def test_what_is_granted_in_a_battle_ends_with_it() -> None:
    table = fight(GROW)
    table.use("育", "敵", user="術")
    ended(table, end_phase_effects)
    ended(table, end_turn_effects)
    assert table.attack("敵") == 4
    ended(table, end_battle_effects)
    assert table.attack("敵") == 2


@clause("honjin", "4.6.9", "10.14.6", "10.16.3", "7.3.6")
def test_what_is_granted_outside_a_battle_ends_with_the_phase() -> None:
    table = at_peace(main("育", "対象に「攻撃力:+2」を付与する。"), main("竜", "対象を「種族:ドラゴン」に変更する。"))
    table.use("育", "敵", user="術")
    table.use("竜", "敵", user="術")
    ended(table, end_battle_effects)
    assert (table.attack("敵"), race_words(table, "敵")) == (4, ["ドラゴン"])
    ended(table, end_phase_effects)
    assert (table.attack("敵"), race_words(table, "敵")) == (2, ["ヒューマン"])


@clause("honjin", "7.6.3")
def test_other_main_effects_last_until_the_turn_ends() -> None:
    table = at_peace(main("禁", "対象は進軍できない。"))
    table.use("禁", "敵", user="術")
    ended(table, end_phase_effects)
    assert len(table.state.effects) == 1
    ended(table, end_turn_effects)
    assert not table.state.effects


class Marching(Procedure):
    """Stands for a march under way."""

    effects_until: ClassVar[int] = MARCH

    @step("")
    def go_on(self, state: Any, rules: Any) -> Flow:
        return self.done(state)


class Laying(Marching):
    """Stands for a laying under way."""

    effects_until: ClassVar[int] = LAYING


@clause("honjin", "12.2.5.1.9", "12.1.1.2.10")
def test_what_takes_effect_during_a_march_or_laying_ends_with_it() -> None:
    for under_way, ending, other in (
        (Marching(), end_march_effects, end_laying_effects),
        (Laying(), end_laying_effects, end_march_effects),
    ):
        table = at_peace(main("育", "対象に「攻撃力:+2」を付与する。"))
        table.state.frames.insert(0, under_way)
        table.use("育", "敵", user="術")
        ended(table, end_phase_effects)
        ended(table, other)
        assert table.attack("敵") == 4
        ended(table, ending)
        assert table.attack("敵") == 2


@clause("honjin", "14.7.3.4")
def test_an_automatic_grant_lasts_for_its_battle_or_its_phase() -> None:
    fighter = unit(
        "闘", "●[戦闘]闘\n〈発揮:イニシアチブ決定タイミング開始時/対象:このユニット〉\n対象に「攻撃力:+2」を付与する。"
    )
    table = fight(fighter, own=["闘"])
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    ended(table, end_phase_effects)
    assert table.attack("闘") == 4
    ended(table, end_battle_effects)
    assert table.attack("闘") == 2
    marcher = unit(
        "歩", "●[自軍ターン]歩\n〈発揮:メインフェイズ開始時/対象:このユニット〉\n対象に「攻撃力:+2」を付与する。"
    )
    table = at_peace(marcher, own=["歩"])
    table.let(Moment("7.3.2", "main-start", 0))
    table.check()
    assert table.attack("歩") == 4
    ended(table, end_phase_effects)
    assert table.attack("歩") == 2


@clause("honjin", "10.15.1", "10.15.1.2", "10.15.2.1")
def test_what_vanishes_with_the_chain_is_gone_then() -> None:
    for tail in ("対抗連鎖終了後、この効果を消失させる。", "対抗連鎖が終了した場合、対象はこの効果を失う。"):
        table = fight(spell("刹", f"◇[普通]刹\n〈対象:ユニット1体〉\n対象に「攻撃力:+2」を付与する。{tail}"), GROW)
        table.use("刹", "敵", user="術")
        table.use("育", "敵", user="術")
        assert table.attack("敵") == 6
        ended(table, end_chain_effects)
        assert table.attack("敵") == 4


@clause("honjin", "10.7.3", "5.1.1.8")
def test_an_effect_does_not_follow_a_card_into_another_zone() -> None:
    table = fight(GROW, spell("戻", "◇[普通]戻\n〈対象:ユニット1体〉\n対象を手札に戻す。"))
    table.use("育", "敵", user="術")
    table.use("戻", "敵", user="術")
    assert not table.state.effects
    assert table.hand("second") == ["敵"]


@clause("honjin", "10.7.4", "14.5.1", "14.5.4.2", "14.5.4.3")
def test_a_constant_ability_reaches_whoever_comes_and_only_those_who_fit() -> None:
    aura = unit("光", "○光〈対象:自軍ユニットすべて〉対象が「属性:火」の場合、対象を「攻撃力:+1」する。")
    table = at_peace(aura, main("冷", "対象を「属性:水」に変更する。"), own=["光", "兵@a", "弓@b"])
    assert [table.attack(each) for each in "ab"] == [3, 3]
    table.use("冷", "a", user="光")
    assert table.attack("a") == 2


# --- what is not information


@clause("honjin", "10.5.4.2", "10.5.4.2.1")
def test_a_delayed_effect_comes_once_at_its_moment() -> None:
    table = at_peace(main("後", "ターンの終了時に、カードを1枚補充する。", "自軍プレイヤー"))
    table.use("後", "first", user="術")
    ended(table, end_phase_effects)
    for _ in range(2):
        table.let(Moment("7.6.2", "turn-end", 0))
        table.check()
        assert len(table.hand("first")) == 1


@clause("honjin", "10.5.4.2", "10.5.4.2.1")
def test_a_delayed_effect_is_about_the_targets_of_its_text() -> None:
    table = fight(
        spell("爆", "◇[普通]爆\n〈対象:ユニット1体〉\n戦闘終了タイミングの開始時に、対象を破棄する。"),
        other=["兵@敵", "兵@他"],
    )
    table.use("爆", "敵", user="術")
    assert table.there("b2", "second") == ["敵", "他"]
    table.let(Moment("8.3.8.2", "battle-end-start", 0))
    table.check()
    assert table.there("b2", "second") == ["他"]


@clause("honjin", "10.5.4.2", "10.5.4.1.2")
def test_a_delayed_effect_may_wait_for_the_death_of_its_target() -> None:
    table = fight(
        spell("賞", "◇[普通]賞\n〈対象:ユニット1体〉\n対象が死亡した場合、カードを1枚補充する。"),
        other=["兵@敵", "兵@他"],
    )
    table.use("賞", "敵", user="術")
    table.let(Damaged("4.5.1", table.card("他"), 9))
    table.check()
    assert table.hand("first") == []
    table.let(Damaged("4.5.1", table.card("敵"), 9))
    table.check()
    assert len(table.hand("first")) == 1


@clause("honjin", "10.5.4.2", "10.10.1")
def test_a_delayed_effect_tells_its_targets_from_what_the_event_is_about() -> None:
    vow = spell(
        "仇",
        "◇[普通]仇\n〈対象:自軍ユニット1体〉\n敵軍ユニットが死亡した場合、対象に「攻撃力:+2」を付与する。"
        "敵軍ユニットが死亡した場合、そのユニットをゲームから除外する。",
    )
    table = fight(vow, own=["術", "兵@a"], other=["兵@敵", "兵@他"])
    table.use("仇", "a", user="術")
    table.let(Damaged("4.5.1", table.card("敵"), 9))
    table.check()
    assert table.asked() == ("first", "trigger", "10.20.1.1.1")
    table._submit("first", 0)
    assert (table.attack("a"), table.attack("術"), table.attack("他")) == (4, 2, 2)
    assert table.names(REMOVED[1]) == ["敵"] and table.discards("second") == []


@clause("honjin", "10.8.1", "10.8.3", "10.8.4.3")
def test_a_replacement_made_by_a_text_lasts_and_lowers_damage_once_for_each() -> None:
    shield = spell("盾", "◇[普通]盾\n〈対象:ユニット1体〉\n対象がダメージを受ける場合、代わりにダメージを-2する。")
    table = fight(shield, other=["兵@敵", "兵@他"])
    table.use("盾", "敵", user="術")
    for name in ("敵", "他"):
        table.let(Damaged("4.5.1", table.card(name), 4))
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [2, 4]
    ended(table, end_battle_effects)
    assert not table.state.effects


@clause("honjin", "4.1.12")
def test_a_prohibition_lasts_like_other_effects_of_the_battle() -> None:
    table = fight(spell("縛", "◇[普通]縛\n〈対象:ユニット1体〉\n対象は攻撃できない。"))
    table.use("縛", "敵", user="術")
    assert [each.cards for each in table.state.effects] == [(table.card("敵"),)]
    ended(table, end_battle_effects)
    assert not table.state.effects


@clause("honjin", "10.15.1", "4.6.6")
def test_all_effects_on_a_unit_may_vanish() -> None:
    wipe = spell("祓", "◇[普通]祓\n〈対象:ユニット1体〉\n対象に適用されている効果をすべて消失させる。")
    table = fight(GROW, wipe)
    table.use("育", "敵", user="術")
    table.use("祓", "敵", user="術")
    assert (table.attack("敵"), table.defence("敵")) == (2, 3)


# --- 16.2


STACKLESS = "〈対象:ユニット1体〉\n対象に「攻撃力:+2」を付与する。この効果は重複しない。"


@clause("honjin", "16.2.1", "16.2.2", "4.1.15")
def test_what_does_not_stack_takes_effect_again_but_is_not_applied() -> None:
    card = spell("励", f"◇[普通]励\n{STACKLESS}")
    table = Table(
        card,
        board={"b2": {"terrain": "野", "first": ["術", "兵@a"], "second": ["兵@敵"]}},
        first={"hand": ["励@x", "励@y"]},
    )
    table.battle("b2")
    table.use("x", "a", user="術")
    table.use("y", "a", user="術")
    assert table.attack("a") == 4
    assert table.took_effect() == [True, True]


@clause("honjin", "16.2.1")
def test_other_targets_and_other_effects_are_not_hindered() -> None:
    one, two = spell("励", f"◇[普通]励\n{STACKLESS}"), spell("鼓", f"◇[普通]鼓\n{STACKLESS}")
    table = Table(
        one,
        two,
        board={"b2": {"terrain": "野", "first": ["術", "兵@a"], "second": ["兵@敵"]}},
        first={"hand": ["励@x", "励@y", "鼓"]},
    )
    table.battle("b2")
    table.use("x", "a", user="術")
    table.use("y", "術", user="術")
    table.use("鼓", "a", user="術")
    assert (table.attack("a"), table.attack("術")) == (6, 4)


@clause("honjin", "16.2.3")
def test_at_the_end_of_the_phase_nothing_was_a_target() -> None:
    card = main("励", "対象に「攻撃力:+2」を付与する。この効果は重複しない。")
    table = Table(card, board={"b2": {"terrain": "野", "first": ["術", "兵@a"]}}, first={"hand": ["励@x", "励@y"]})
    table.use("x", "a", user="術")
    ended(table, end_phase_effects)
    assert table.attack("a") == 2
    table.use("y", "a", user="術")
    assert table.attack("a") == 4


@clause("honjin", "16.2.1", "14.5.3")
def test_constant_abilities_that_do_not_stack_reach_a_unit_once() -> None:
    text = "○旗[戦闘]〈対象:自軍パーティ〉対象を「攻撃力:+1」する。この効果は重複しない。"
    table = fight(unit("旗", text), own=["旗@a", "旗@b", "兵"], other=["旗@c"])
    assert [table.attack(each) for each in ("a", "b", "兵", "c")] == [3, 3, 3, 3]
    table.let(Damaged("4.5.1", table.card("a"), 9))
    assert table.attack("兵") == 3
    table.let(Damaged("4.5.1", table.card("b"), 9))
    assert table.attack("兵") == 2


@clause("honjin", "12.2.6.2.1", "11.3.4.1", "13.1.2.2")
def test_equipment_without_slots_goes_when_what_allows_it_ends() -> None:
    allow = spell("許", "◇[普通]許\n〈対象:ユニット1体〉\n対象は装備品を1つ装備できる。")
    table = fight(allow, own=["術", "兵@a"], hand=["剣"])
    table.use("許", "a", user="術")
    table.let(Went("12.2.8.7", table.card("剣"), FIELD, 0, "equip", host=table.card("a")))
    assert table.attack("a") == 4
    ended(table, end_battle_effects)
    assert (table.attack("a"), table.discards("first")) == (2, ["剣"])


# --- other wordings


@clause("honjin", "10.15.2.1")
@pytest.mark.parametrize(("lost", "left"), [("「◎特殊能力」", ["○"]), ("効果名「力」の特殊能力", ["◎"])])
def test_special_abilities_of_a_symbol_or_a_name_are_lost(lost: str, left: list[str]) -> None:
    first = "◎[普通]技\n〈対象:このユニット〉\n対象を行動完了にする。"
    text = f"{first}\n○力[戦闘]〈対象:このユニット〉対象を「攻撃力:+3」する。"
    table = fight(
        unit("才", text), spell("奪", f"◇[普通]奪\n〈対象:ユニット1体〉\n対象は{lost}を失う。"), other=["才@敵"]
    )
    table.use("奪", "敵", user="術")
    held = abilities_of(table.state, table.rules, table.card("敵"))
    assert [table.rules.list.ability(each & REFERENCE).symbol for each in held] == left


@clause("honjin", "4.7.3", "4.7.3.1", "4.1.10")
def test_the_shorter_and_the_other_wordings_mean_the_same() -> None:
    table = fight(
        spell("短", "◇[普通]短\n〈対象:ユニット1体〉\n対象に「攻撃力+3」を付与する。"),
        spell("族", "◇[普通]族\n〈対象:ユニット1体〉\n対象に「種族:任意の種族」を付与する。"),
        spell("性", "◇[普通]性\n〈対象:ユニット1体〉\n対象に「属性:任意の属性」を付与する。"),
        spell("耐", "◇[普通]耐\n〈対象:ユニット1体〉\n対象に「耐性:任意のダメージ属性」を付与する。"),
    )
    table.use("短", "敵", user="術")
    for name, word in (("族", "エルフ"), ("性", "水"), ("耐", "神")):
        table.use(name, "敵", user="術")
        table.option("first", word)
    assert table.attack("敵") == 5
    assert (race_words(table, "敵"), table.figure("敵", ELEMENTS)) == (["エルフ", "ヒューマン"], 0b11)
    assert resists(table.state, table.rules, table.card("敵")) == {"神"}


@clause("honjin", "4.1.12")
@pytest.mark.parametrize(
    ("words", "deed", "target"),
    [
        ("攻撃できない", g.ToAttack, "敵"),
        ("進軍できない", g.ToMarch, "敵"),
        ("代理地形へ進軍できない", g.ToMarchTo, "敵"),
        ("戦闘スペルを使用できない", g.ToUse, "敵"),
        ("死亡しない", g.ToDie, "敵"),
        ("装備品を装備できない", g.ToBeEquipped, "敵"),
        ("行動完了にならない", g.ToBeFinished, "敵"),
        ("[対抗]を宣言できない", g.ToCounter, "second"),
        ("召喚できない", g.ToSummon, "second"),
        ("地形を配置できない", g.ToLay, "second"),
        ("カードを補充できない", g.ToRefill, "second"),
    ],
)
def test_a_prohibition_reaches_its_target_until_it_ends(words: str, deed: type, target: str) -> None:
    aim = "ユニット1体" if target == "敵" else "敵軍プレイヤー"
    table = fight(spell("禁", f"◇[普通]禁\n〈対象:{aim}〉\n対象は{words}。"))
    table.use("禁", target, user="術")
    assert applied(table.state, table.rules, deed, table.target(target))
    assert not applied(table.state, table.rules, deed, table.target("術" if target == "敵" else "first"))
    ended(table, end_battle_effects)
    assert not applied(table.state, table.rules, deed, table.target(target))


@clause("honjin", "12.2.2.1", "12.2.5.1.9")
def test_a_wider_march_is_allowed_until_the_march_ends() -> None:
    scout = unit(
        "斥",
        "●[自軍ターン]斥\n〈発揮:進軍宣言時/対象:このユニット〉\n対象は「代理地形」または「誰もいない地形(敵軍本陣を除く)」へ進軍してもよい。",
    )
    table = at_peace(scout, own=["斥"])
    table.let(Moment("12.2.5.1.1", "march", 0))
    table.check()
    found = derived(table.state, table.rules).of(t.MarchTo)
    assert [each.modifier.cards for each in found if each.modifier is not None] == [(table.card("斥"),)]
    ended(table, end_phase_effects)
    assert len(table.state.effects) == 1
    ended(table, end_march_effects)
    assert not table.state.effects


@clause("honjin", "7.4.4", "8.3.2.8")
def test_ground_and_cards_for_summoning_are_allowed_for_a_while() -> None:
    table = at_peace(
        main("地", "対象は普通召喚可能な地形になる。", "地形1つ"),
        main("即", "手札のユニットカードは即時召喚可能になる。", "自軍プレイヤー"),
    )
    table.use("地", "b3", user="術")
    table.use("即", "first", user="術")
    assert [len(derived(table.state, table.rules).of(kind)) for kind in (g.IsSummonGround, g.BecomeInstant)] == [1, 1]
    told = [each for each in table.told("second") if each["event"] == "EffectBegan"]
    assert told[-1]["cards_affected"] == []  # nothing tells what the hand holds
    ended(table, end_turn_effects)
    assert not table.state.effects


@clause("honjin", "10.7.3", "8.3.2.8")
def test_cards_that_come_to_a_hand_later_are_not_made_instant() -> None:
    text = "手札のユニットカードは即時召喚可能になる。"
    board = {"b2": {"terrain": "野", "first": ["術"]}}
    hand = {"hand": ["即", "兵@a", "野@b"], "deck": ["兵@c"]}
    table = Table(main("即", text, "自軍プレイヤー"), board=board, first=hand)
    table.use("即", "first", user="術")
    table.let(Refilled("12.3.1", table.card("c"), HANDS[0], 0, "refill"))
    assert [is_instant(table.state, table.rules, table.card(each)) for each in "abc"] == [True, False, False]
    for zone in (DISCARDS[0], HANDS[0]):
        table.let(Went("12.4.1", table.card("a"), zone, 0, "discard"))
    assert not is_instant(table.state, table.rules, table.card("a"))  # another card since it was away
