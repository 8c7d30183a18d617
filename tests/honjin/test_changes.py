"""4.6, 10.7, 10.14-10.16, 10.19, 16.2: what each change does to a unit, whether it does anything, and how long."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.cards import attribute_bit, march_bit
from fuda.games.honjin.events import Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DISCARDS, FIELD, HANDS, player_target
from fuda.games.honjin.texts.attributes import (
    ATTACK,
    CHARGE,
    DEFENCE,
    DEFENDER,
    ELEMENTS,
    INITIATIVE,
    LEVEL,
    MARCH,
    RACES,
    TYPES,
)
from fuda.games.honjin.texts.changes import layer_of
from fuda.games.honjin.texts.lasting import (
    end_battle_effects,
    end_chain_effects,
    end_effects_on,
    end_laying_effects,
    end_march_effects,
    end_phase_effects,
    end_turn_effects,
    waited_for,
)
from fuda.games.honjin.texts.replacement import can_do_instead, would_replace
from fuda.games.honjin.texts.values import abilities_of, derived, held_abilities, resists, slots_of, weaknesses
from fuda.games.honjin.unit_events import Damaged, Doomed
from fuda.games.honjin.words.durations import BATTLE, CHAIN, LAYING, PHASE
from fuda.games.honjin.words.durations import MARCH as MARCH_END
from fuda.language.running.lasting import EffectsEnded
from fuda.language.running.text_facts import TURN_END
from fuda.language.words import abilities as a
from tests.citing import clause
from tests.honjin.texts import Printed, Table, spell, unit

EACH_SEAT: Final = pytest.mark.parametrize("seat", [0, 1])
FULL: Final = unit(
    "万",
    "◎[普通]技\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。\n□[普通]突\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。",
    attributes=["火", "水"],
    races=["エルフ", "ヒューマン"],
    types=["剣", "槍"],
    march=["歩行", "飛行"],
    initiative=1,
    charge=2,
    defender=3,
    items=2,
    spells="火*",
    resists=["火炎", "津波"],
    weak={"電撃": 2},
)


def cast(effect: str, timing: str = "普通", name: str = "変") -> Printed:
    return spell(name, f"◇[{timing}]{name}\n〈対象:ユニット1体〉\n{effect}")


def changed(effect: str, *cards: Printed, aim: str = "万") -> Table:
    """A battle in which this was used on the full unit."""
    board = {"b2": {"terrain": "野", "first": ["術"], "second": ["万", "兵"]}}
    table = Table(cast(effect), FULL, *cards, board=board, first={"hand": ["変"]})
    table.battle("b2")
    table.use("変", aim, user="術")
    return table


def all_of(table: Table, alias: str = "万") -> dict[str, Any]:
    card = table.card(alias)
    facts = derived(table.state, table.rules)
    names = table.rules.list.names
    return {
        "figures": [facts.number(card, each) for each in (LEVEL, ATTACK, DEFENCE, INITIATIVE, CHARGE, DEFENDER)],
        "elements": facts.number(card, ELEMENTS),
        "march": facts.number(card, MARCH),
        "races": sorted([names[code] for code in facts.members(card, RACES)]),
        "types": sorted([names[code] for code in facts.members(card, TYPES)]),
        "slots": [slot & 15 for slot in slots_of(table.state, table.rules, card)],
        "resists": sorted(resists(table.state, table.rules, card)),
        "weak": weaknesses(table.state, table.rules, card),
        "abilities": len(abilities_of(table.state, table.rules, card)),
        "held": len(held_abilities(table.state, table.rules, card)),
    }


def fire(*words: str) -> int:
    return sum([attribute_bit(word) for word in words])


PLAIN: Final[dict[str, Any]] = {
    "figures": [2, 2, 3, 1, 2, 3],
    "elements": fire("火", "水"),
    "march": march_bit("歩行") | march_bit("飛行"),
    "races": ["エルフ", "ヒューマン"],
    "types": ["剣", "槍"],
    "slots": [0, 0, 1, 7],
    "resists": ["津波", "火炎"],
    "weak": {"電撃": 2},
    "abilities": 2,
    "held": 2,
}


@clause("honjin", "10.14.1", "10.14.2", "10.14.5", "4.6.6", "10.7.1")
@pytest.mark.parametrize(
    ("effect", "now"),
    [
        ("対象に「攻撃力:+4」を付与する。", {"figures": [2, 9, 3, 1, 2, 3]}),
        ("対象を「防御力:-1」する。", {"figures": [2, 5, 2, 1, 2, 3]}),
        ("対象に「レベル:+1」&「防御力:+2」を付与する。", {"figures": [3, 5, 5, 1, 2, 3]}),
        ("対象に「イニシアチブ:+3」を付与する。", {"figures": [2, 5, 3, 4, 2, 3]}),
        ("対象に「種族:ドラゴン/エルフ」を付与する。", {"races": ["エルフ", "ドラゴン", "ヒューマン"]}),
        ("対象に「属性:土」を付与する。", {"elements": fire("火", "水", "土")}),
        ("対象に「タイプ:弓」を付与する。", {"types": ["剣", "弓", "槍"]}),
        ("対象に「進軍タイプ:長距離飛行」を付与する。", {"march": 7}),
        ("対象に「アイテム:ii」を付与する。", {"slots": [0, 0, 1, 7, 0, 0]}),
        ("対象に「スペル:土*」を付与する。", {"slots": [0, 0, 1, 7, 3, 7]}),
        ("対象に「耐性:吹雪」を付与する。", {"resists": ["吹雪", "津波", "火炎"]}),
        ("対象に「弱点:電撃(+1ダメージ)」を付与する。", {"weak": {"電撃": 3}}),
    ],
)
def test_a_grant_adds_what_it_says_and_nothing_else(effect: str, now: dict[str, Any]) -> None:
    table = changed(effect)
    plain = {**PLAIN, "figures": [2, 5, 3, 1, 2, 3]}  # the second side: with its defender
    assert all_of(table) == {**plain, **now}
    assert all_of(table, "兵")["figures"] == [2, 2, 3, 0, 0, 0]


@clause("honjin", "10.16.1", "4.6.4", "4.6.5", "4.6.8", "10.14.4")
@pytest.mark.parametrize(
    ("effect", "now"),
    [
        ("対象を「攻撃力:7」に変更する。", {"figures": [2, 7, 3, 1, 2, 3]}),
        ("対象を「攻撃力:対象の防御力」&「防御力:対象の攻撃力」に変更する。", {"figures": [2, 3, 5, 1, 2, 3]}),
        ("対象の攻撃力と防御力を入れ替える。", {"figures": [2, 3, 5, 1, 2, 3]}),
        ("対象を「種族:ドラゴン」に変更する。", {"races": ["ドラゴン"]}),
        ("対象を「種族:ドラゴン/プラント」に変更する。", {"races": ["ドラゴン", "プラント"]}),
        ("対象を「種族:ドラゴン」&「種族:プラント」に変更する。", {"races": ["ドラゴン", "プラント"]}),
        ("対象を「属性:土」に変更する。", {"elements": fire("土")}),
        ("対象を「進軍タイプ:歩行」に変更する。", {"march": 1}),
        ("対象を「種族:ドラゴン」&「属性:土」に変更する。", {"races": ["ドラゴン"], "elements": fire("土")}),
    ],
)
def test_a_change_puts_something_in_the_place_of_what_was(effect: str, now: dict[str, Any]) -> None:
    plain = {**PLAIN, "figures": [2, 5, 3, 1, 2, 3]}
    assert all_of(changed(effect)) == {**plain, **now}


@clause("honjin", "10.15.2.1", "10.19.2", "10.14.2")
@pytest.mark.parametrize(
    ("effect", "now"),
    [
        ("対象は「特殊能力」を失う。", {"abilities": 0, "held": 0}),
        ("対象は「◎特殊能力」を失う。", {"abilities": 1, "held": 1}),
        ("対象の「特殊能力」は無効になる。", {"abilities": 0, "held": 2}),
        ("対象の「□特殊能力」は無効になる。", {"abilities": 1, "held": 2}),
        ("対象は「種族」を失う。", {"races": []}),
        ("対象は「属性」を失う。", {"elements": 0}),
        ("対象は「アイテム:x」を失う。", {"slots": [1, 7]}),
        ("対象は「スペル:x」を失う。", {"slots": [0, 0]}),
        ("対象は「イニシアチブ:x」を失う。", {"figures": [2, 5, 3, 0, 2, 3]}),
        ("対象は「ディフェンダー:x」を失う。", {"figures": [2, 2, 3, 1, 2, 0]}),
        ("対象は「耐性:x」を失う。", {"resists": []}),
        ("対象は「弱点:x」を失う。", {"weak": {}}),
        ("対象は「種族:エルフ」を失う。", {"races": ["ヒューマン"]}),
        ("対象は「属性:火」を失う。", {"elements": fire("水")}),
        ("対象は「進軍タイプ:飛行」を失う。", {"march": 1}),
        ("対象は「タイプ:槍」を失う。", {"types": ["剣"]}),
    ],
)
def test_what_is_lost_is_gone_and_what_is_void_is_there_without_effect(effect: str, now: dict[str, Any]) -> None:
    plain = {**PLAIN, "figures": [2, 5, 3, 1, 2, 3]}
    assert all_of(changed(effect)) == {**plain, **now}


@clause("honjin", "10.14.3", "10.14.4", "10.16.2", "4.6.7", "4.1.15")
@pytest.mark.parametrize(
    ("effect", "applied"),
    [
        ("対象に「種族:エルフ」を付与する。", False),
        ("対象に「種族:ドラゴン」を付与する。", True),
        ("対象に「種族:エルフ」と「種族:ドラゴン」を付与する。", True),
        ("対象に「属性:火」を付与する。", False),
        ("対象に「属性:土」を付与する。", True),
        ("対象に「攻撃力:+0」を付与する。", False),
        ("対象に「攻撃力:+1」を付与する。", True),
        ("対象を「攻撃力:5」に変更する。", False),
        ("対象を「攻撃力:4」に変更する。", True),
        ("対象を「種族:ヒューマン/エルフ」に変更する。", False),
        ("対象を「種族:ヒューマン」に変更する。", True),
        ("対象に「耐性:火炎」を付与する。", False),
        ("対象に「アイテム:i」を付与する。", True),
        ("対象に「弱点:電撃(+2ダメージ)」を付与する。", True),
        ("対象の「×特殊能力」は無効になる。", False),
        ("対象の「◎特殊能力」は無効になる。", True),
        ("対象は「×特殊能力」を失う。", False),
    ],
)
def test_a_change_that_changes_nothing_is_not_applied(effect: str, applied: bool) -> None:
    table = changed(f"{effect}効果適用後、対象を行動完了にする。")
    assert table.is_finished("万") == applied == bool(table.state.effects)


# --- 10.7.2: layers


@clause("honjin", "10.7.2", "10.7.2.3")
@pytest.mark.parametrize(
    ("effect", "layer"),
    [
        ("対象に「種族:ドラゴン」を付与する。", 1),
        ("対象に「属性:火」を付与する。", 1),
        ("対象を「進軍タイプ:歩行」に変更する。", 1),
        ("対象は「種族」を失う。", 1),
        ("対象は「種族:エルフ」を失う。", 1),
        ("対象は「特殊能力」を失う。", 2),
        ("対象は「◎特殊能力」を失う。", 2),
        ("対象の「特殊能力」は無効になる。", 2),
        ("対象に「攻撃力:+1」を付与する。", 3),
        ("対象を「攻撃力:+1」する。", 3),
        ("対象に「アイテム:i」を付与する。", 3),
        ("対象に「耐性:火炎」を付与する。", 3),
        ("対象に「弱点:電撃(+1ダメージ)」を付与する。", 3),
        ("対象は「イニシアチブ:x」を失う。", 3),
        ("対象の攻撃力と防御力を入れ替える。", 3),
        ("対象に「攻撃力:+1」&「種族:ドラゴン」を付与する。", 1),
        ("対象は攻撃できない。", 0),
        ("対象は装備品を1つ装備できる。", 0),
    ],
)
def test_characteristics_come_before_abilities_and_these_before_figures(effect: str, layer: int) -> None:
    table = Table(cast(effect), board={}, first={"hand": ["変"]})
    ability = table.rules.list.cards[table.state.printed[table.card("変")]].abilities[0]
    assert layer_of(ability.sentences[0].effect) == layer


# --- 4.6.9, 10.14.6: until when


ENDINGS: Final = {
    "phase": (end_phase_effects, {PHASE}),
    "turn": (end_turn_effects, {TURN_END}),
    "battle": (end_battle_effects, {BATTLE, CHAIN}),
    "march": (end_march_effects, {MARCH_END}),
    "laying": (end_laying_effects, {LAYING}),
    "chain": (end_chain_effects, {CHAIN}),
}
GROW: Final = "対象に「攻撃力:+2」を付与する。"


@clause("honjin", "10.14.6", "10.16.3", "4.6.9", "10.15.1.2", "7.3.6")
@pytest.mark.parametrize(
    ("effect", "battle", "until"),
    [
        (GROW, False, PHASE),
        (GROW, True, BATTLE),
        ("対象は攻撃できない。", False, TURN_END),
        ("対象は攻撃できない。", True, BATTLE),
        (f"{GROW}対抗連鎖終了後、この効果を消失させる。", True, CHAIN),
        (f"{GROW}対抗連鎖終了後、この効果を消失させる。", False, PHASE),
        ("ターンの終了時に、対象を行動完了にする。", True, TURN_END),
        ("戦闘終了タイミングの開始時に、対象を行動完了にする。", True, BATTLE),
        ("対象がダメージを受ける場合、代わりにダメージを-1する。", True, BATTLE),
        ("対象がダメージを受ける場合、代わりにダメージを-1する。", False, TURN_END),
    ],
)
def test_until_when_an_effect_lasts(effect: str, battle: bool, until: int) -> None:
    board = {"b2": {"terrain": "野", "first": ["術"], "second": ["兵@敵"]}}
    table = Table(cast(effect, "普通/メイン"), board=board, first={"hand": ["変"]})
    if battle:
        table.battle("b2")
    table.use("変", "敵", user="術")
    assert [each.until for each in table.state.effects][:1] == [until]
    name = table.state.effects[0].name
    for ending, ends in ENDINGS.values():
        events = ending(table.state, table.rules, "7.3.6")
        over = [each for each in events if isinstance(each, EffectsEnded) and name in each.names]
        assert bool(over) == (until in ends)
        assert all(each.clause == "7.3.6" for each in over)


@clause("honjin", "16.2.3", "16.2.1", "10.14.6")
def test_what_does_not_stack_is_forgotten_at_the_end_of_the_phase_and_only_then() -> None:
    once = cast(f"{GROW}この効果は重複しない。", "メイン")
    table = Table(
        once, board={"b2": {"terrain": "野", "first": ["術", "兵"]}}, first={"hand": ["変", "変@二", "変@三"]}
    )
    assert end_phase_effects(table.state, table.rules, "7.3.6") == []
    table.use("変", "兵", user="術")
    table.use("二", "兵", user="術")
    assert table.attack("兵") == 4 and table.happened().count("Stacked") == 1
    table.let(*end_turn_effects(table.state, table.rules, "7.6.3"))
    table.let(*end_phase_effects(table.state, table.rules, "7.3.6"))
    assert table.happened().count("Unstacked") == 1 and table.attack("兵") == 2
    table.use("三", "兵", user="術")
    assert table.attack("兵") == 4


@clause("honjin", "10.15.1", "4.1.15")
def test_only_the_effects_on_these_cards_become_void() -> None:
    board = {"b2": {"terrain": "野", "first": ["術", "兵", "弓"]}}
    table = Table(
        cast(GROW, "メイン"),
        cast("対象は攻撃できない。", "メイン", "縛"),
        board=board,
        first={"hand": ["変", "変@二", "縛"]},
    )
    assert end_effects_on(table.state, table.rules, (table.card("兵"),)) == []
    table.use("変", "兵", user="術")
    table.use("二", "弓", user="術")
    table.use("縛", "兵", user="術")
    table.let(*end_effects_on(table.state, table.rules, (table.card("兵"),)))
    assert (table.attack("兵"), table.attack("弓"), len(table.state.effects)) == (2, 5, 1)


@clause("honjin", "10.7.3", "10.7.1")
def test_what_was_found_when_an_effect_was_made_stays() -> None:
    board = {"b2": {"terrain": "野", "first": ["術", "兵", "弓"]}}
    count = cast("対象に「攻撃力:+自軍ユニットの数」を付与する。", "メイン")
    table = Table(count, board=board, first={"hand": ["変"]})
    table.use("変", "兵", user="術")
    assert table.attack("兵") == 5
    table.let(Damaged("4.5.1", table.card("弓"), 9))
    assert table.there("b2") == ["術", "兵"] and table.attack("兵") == 5


# --- 10.5.4.2, 10.8.1: what waits, and what replaces


@clause("honjin", "10.5.4.2", "10.5.4.2.1")
def test_what_is_put_off_remembers_its_targets_as_the_cards_they_were() -> None:
    plot = spell("謀", "◇[メイン]謀\n〈対象:ユニット3体まで〉\nターンの終了時に、対象を行動完了にする。")
    board = {"b2": {"terrain": "野", "first": ["術", "兵", "弓"]}, "b3": {"terrain": "野", "second": ["兵@敵"]}}
    table = Table(plot, board=board, first={"hand": ["謀"]})
    table.use("謀", "兵", "弓", "敵", user="術")
    (made,) = table.state.effects
    assert (made.uses, made.open, made.cards) == (1, True, ())
    cards = [table.card(name) for name in ("兵", "弓", "敵")]
    assert made.kept == tuple([each for card in cards for each in (card, table.state.object[card])])

    def left() -> list[str]:
        return [table.name(card) for card in waited_for(table.state, made)]

    assert left() == ["兵", "弓", "敵"]
    table.let(Went("12.4.1", table.card("弓"), DISCARDS[0], 0, "discard"))
    assert left() == ["兵", "弓", "敵"]  # it has gone just now
    table.let(Went("12.2.7.4.8", table.card("弓"), FIELD, 0, "summon", area_named("", "b2")))
    table.let(Went("12.4.1", table.card("弓"), DISCARDS[0], 0, "discard"))
    assert left() == ["兵", "敵"]


@clause("honjin", "10.5.4.2", "10.5.4.2.1")
def test_what_is_put_off_for_a_player_waits_for_that_player() -> None:
    plot = spell("謀", "◇[メイン]謀\n〈対象:敵軍プレイヤー〉\nターンの終了時に、対象は手札を1枚破棄する。")
    table = Table(plot, board={"b2": {"terrain": "野", "first": ["術"]}}, first={"hand": ["謀"]})
    table.use("謀", "second", user="術")
    (made,) = table.state.effects
    assert made.kept == (player_target(1), -1) and waited_for(table.state, made) == (player_target(1),)


@clause("honjin", "10.8.1", "10.8.2", "10.8.3")
@pytest.mark.parametrize(
    ("effect", "event", "replaced"),
    [
        ("対象がダメージを受ける場合、代わりにダメージを-1する。", "fire", True),
        ("対象がダメージを受ける場合、代わりにダメージを-1する。", "blow", True),
        ("対象が【火炎】ダメージを受ける場合、代わりにダメージを-1する。", "fire", True),
        ("対象が【火炎】ダメージを受ける場合、代わりにダメージを-1する。", "blow", False),
        ("対象が攻撃ダメージを受ける場合、代わりにダメージを-1する。", "fire", False),
        ("対象が攻撃ダメージを受ける場合、代わりにダメージを-1する。", "blow", True),
        ("対象に死亡効果が適用された場合、代わりに対象を行動完了にする。", "doom", True),
        ("対象に死亡効果が適用された場合、代わりに対象を行動完了にする。", "fire", False),
        ("対象が破棄される場合、代わりに対象をゲームから除外する。", "discard", True),
        ("対象が破棄される場合、代わりに対象をゲームから除外する。", "return", False),
    ],
)
def test_a_text_replaces_its_event_for_its_target_and_no_other(effect: str, event: str, replaced: bool) -> None:
    shield = spell("盾", f"◇[メイン]盾\n〈対象:ユニット1体〉\n{effect}")
    board = {"b2": {"terrain": "野", "first": ["術", "巨"]}, "b3": {"terrain": "野", "second": ["巨@他"]}}
    for aim in ("巨", "他"):
        table = Table(shield, board=board, first={"hand": ["盾"]})
        table.use("盾", aim, user="術")
        card = table.card("巨")
        events = {
            "fire": Damaged("4.5.1", card, 2, ("火炎",)),
            "blow": Damaged("4.5.1", card, 2, (), attack=True),
            "doom": Doomed("11.3.3.1", card),
            "discard": Went("12.4.1", card, DISCARDS[0], 0, "discard"),
            "return": Went("5.1.1.8", card, HANDS[0], 0, "return"),
        }
        wanted = events[event]
        found = [each for each in derived(table.state, table.rules).of(a.Instead) if isinstance(each.effect, a.Instead)]
        assert len(found) == 1 and isinstance(found[0].effect, a.Instead)
        would = would_replace(table.state, table.rules, found[0], found[0].effect.event, wanted)
        assert would == (replaced and aim == "巨")


@EACH_SEAT
@clause("honjin", "10.8.5")
def test_who_may_discard_instead_must_have_the_cards(seat: int) -> None:
    for cards, amount, can in ((1, 1, True), (1, 2, False), (0, 1, False), (2, 2, True)):
        held: dict[str, Any] = {("first", "second")[seat]: {"hand": ["兵"] * cards}}
        table = Table(cast(f"手札を{amount}枚破棄する。"), board={}, **held)
        named = {card.name: card for card in table.rules.list.cards}
        effect = named["変"].abilities[0].sentences[0].effect
        assert can_do_instead(table.state, seat, effect) == can
    other = Table(cast("カードを1枚補充する。"), board={})
    effect = next(card for card in other.rules.list.cards if card.name == "変").abilities[0].sentences[0].effect
    assert can_do_instead(other.state, seat, effect)
