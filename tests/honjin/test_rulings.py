"""The readings of rulings.toml about texts, what lasts, damage and rule processing: one test for each."""

from __future__ import annotations

from typing import Any, ClassVar

from fuda.games.honjin.battle_events import BattleOver, TakenOff
from fuda.games.honjin.cards import ATTRIBUTES
from fuda.games.honjin.events import Moment, TurnedOver, Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DISCARDS, FIELD, HANDS, INITIATIVE
from fuda.games.honjin.texts.attributes import ELEMENTS, LIMIT, RACES
from fuda.games.honjin.texts.lasting import end_battle_effects, end_march_effects, end_phase_effects, end_turn_effects
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.resolution import ResolveDeclared
from fuda.games.honjin.texts.values import abilities_of, races_of, slots_of
from fuda.games.honjin.unit_events import Damaged, Marched, Occupied, SlotsSpent
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words.durations import MARCH
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.language.running.lasting import EffectsEnded
from fuda.language.running.printed import STATIC, TRIGGERED
from fuda.language.words import nodes as n
from tests.citing import clause
from tests.honjin.texts import Printed, Table, gear, spell, terrain, unit

INITIATIVE_START = "発揮:イニシアチブ決定タイミング開始時"


def cast(effect: str, target: str = "ユニット1体", name: str = "術式", timing: str = "普通") -> Printed:
    """A spell with this effect."""
    return spell(name, f"◇[{timing}]{name}\n〈対象:{target}〉\n{effect}")


def automatic(name: str, moment: str, target: str, effect: str, timing: str = "戦闘", **more: Any) -> Printed:
    """A unit with an automatic ability."""
    return unit(name, f"●[{timing}]{name}\n〈発揮:{moment}/対象:{target}〉\n{effect}", **more)


def fight(*cards: Printed, own: list[Any] | None = None, other: list[Any] | None = None, **more: Any) -> Table:
    """A battle at b2; spells are in the first player's hand."""
    board = {"b2": {"terrain": more.pop("ground", "野"), "first": own or ["術"], "second": other or ["兵@敵"]}}
    board |= more.pop("board", {})
    held = [each["name"]["ja"] for each in cards if each["kind"] == "spell"]
    first = {"hand": [*held, *more.pop("hand", [])], **more.pop("first", {})}
    timing = more.pop("timing", 4)
    table = Table(*cards, board=board, first=first, **more)
    table.battle("b2", timing)
    return table


def at_peace(*cards: Printed, board: dict[str, Any] | None = None, **more: Any) -> Table:
    """Nobody fights; spells are in the first player's hand."""
    held = [each["name"]["ja"] for each in cards if each["kind"] == "spell"]
    ground = board or {"b2": {"terrain": "野", "first": ["術"]}, "b3": {"terrain": "野", "second": ["兵@敵"]}}
    return Table(*cards, board=ground, first={"hand": held, **more.pop("first", {})}, **more)


def struck(table: Table, name: str, amount: int = 9, *attributes: str) -> None:
    table.let(Damaged("4.5.1", table.card(name), amount, attributes))


def started(table: Table) -> None:
    """The initiative timing starts; what has triggered is played."""
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()


def ended(table: Table, ending: Any) -> None:
    table.let(*ending(table.state, table.rules, "7.3.6"))


def race_words(table: Table, alias: str) -> list[str]:
    return sorted([table.rules.list.names[code] for code in races_of(table.state, table.rules, table.card(alias))])


# --- abilities


@clause("honjin", "4.1.1", "4.1.2", "4.1.4", "4.1.5.1", "4.1.6", "4.1.6.1", "4.1.7", "4.1.7.1", "14.7.1")
def test_automatic_abilities_and_constant_ones_on_events_are_triggered() -> None:
    drawn = "カードを1枚補充する。"
    table = at_peace(
        automatic("自", "進軍終了時", "自軍プレイヤー", drawn, "自軍ターン"),
        unit("常", f"○常〈対象:自軍プレイヤー〉このユニットが行動完了になった場合、{drawn}"),
        unit("永", "○永〈対象:このユニット〉対象を「攻撃力:+1」する。"),
    )
    forms = [card.abilities[0].form for card in table.rules.list.cards[:3]]
    assert forms == [TRIGGERED, TRIGGERED, STATIC]


@clause("honjin", "14.5.3", "14.5.1")
def test_two_copies_of_a_constant_ability_add_up() -> None:
    aura = unit("光", "○光[戦闘]〈対象:自軍パーティ〉対象を「攻撃力:+1」する。")
    assert fight(aura, own=["光@a", "兵"]).attack("兵") == 3
    assert fight(aura, own=["光@a", "光@b", "兵"]).attack("兵") == 4


@clause("honjin", "8.2.3", "14.5.4.2", "10.9.11")
def test_constant_abilities_from_elsewhere_do_not_reach_a_battle() -> None:
    beacon = unit("灯", "○灯〈対象:自軍ユニットすべて〉対象を「攻撃力:+1」する。")
    board = {"b1": {"first": ["灯", "兵@家"]}, "b2": {"terrain": "野", "first": ["兵@a"], "second": ["兵@敵"]}}
    table = Table(beacon, board=board)
    assert (table.attack("a"), table.attack("家")) == (3, 3)
    table.battle("b2")
    assert table.attack("a") == 2


@clause("honjin", "14.5.4", "14.5.4.1", "14.5.4.3", "14.5.4.4")
def test_a_constant_ability_reaches_those_who_fit_later() -> None:
    aura = unit("光", "○光[戦闘]〈対象:自軍パーティ〉対象が「種族:ドラゴン」の場合、対象を「攻撃力:+2」する。")
    table = fight(
        aura,
        cast("対象に「種族:ドラゴン」を付与する。"),
        cast("対象は「特殊能力」を失う。", name="黙"),
        own=["光", "兵@a", "術"],
    )
    assert table.attack("a") == 2
    table.use("術式", "a", user="術")
    assert table.attack("a") == 4
    table.use("黙", "光", user="術")
    assert table.attack("a") == 2


@clause("honjin", "3.2.1.2", "3.2.1.5", "3.2.1.6", "14.7.3.2")
def test_own_on_a_terrain_means_its_owner() -> None:
    spring = terrain(
        "泉", "●[自軍ターン]泉\n〈発揮:メインフェイズ開始時/対象:自軍プレイヤー〉\n対象はカードを1枚補充する。"
    )
    for turn in ("first", "second"):
        board = {"b2": {"terrain": "泉", "laid": "first", "second": ["兵@敵"]}}
        table = Table(spring, board=board, turn=turn)
        table.let(Moment("7.3.2", "main-start", 0 if turn == "first" else 1))
        table.check()
        assert (len(table.hand("first")), len(table.hand("second"))) == (1 if turn == "first" else 0, 0)


# --- terrain


@clause("honjin", "12.1.1.2.7", "11.3.2.1")
def test_units_stay_when_their_terrain_is_laid_over() -> None:
    board = {"b2": {"terrain": "野", "first": ["兵@a", "兵@b"]}}
    table = Table(board=board, first={"hand": ["原"]})
    old, cell = table.target("b2"), area_named("", "b2")
    table.let(
        Went("12.1.1.2.7", old, DISCARDS[0], 0, "discard"),
        Went("12.1.1.2.7", table.card("原"), FIELD, 0, "lay", cell),
    )
    assert (table.there("b2"), table.figure("b2", LIMIT)) == (["a", "b"], 5)


@clause("honjin", "14.8.1", "14.8.3", "5.1.2.20.1", "5.1.2.20.2", "5.1.2.14")
def test_a_reversed_terrain_is_a_proxy_of_limit_eight() -> None:
    holy = terrain("聖", "○聖〈対象:ユニットすべて〉対象を「攻撃力:+1」する。", limit=5, types=["聖域"])
    table = Table(holy, board={"b2": {"terrain": "聖", "first": ["兵"]}})
    before = table.state.object[table.card("聖")]
    table.let(TurnedOver("14.8.3", table.card("聖")))
    assert table.target("b2") == table.card("聖")
    assert (table.figure("b2", LIMIT), table.figure("b2", ELEMENTS), table.attack("兵")) == (8, 0, 2)
    assert table.state.object[table.card("聖")] != before
    assert table.zone("聖") == ("first", "hidden")


@clause("honjin", "2.1.4.1.1", "5.1.2.7", "11.1.2.1")
def test_units_without_terrain_are_discarded() -> None:
    table = fight(cast("対象をゲームから除外する。", "地形1つ"), own=["術"], other=["兵@敵"])
    table.use("術式", "b2", user="術")
    assert (table.there("b2"), table.there("b2", "second")) == ([], [])
    assert (table.discards("first"), table.discards("second")) == (["術"], ["敵"])
    assert "Doomed" not in table.happened()


@clause("honjin", "5.1.2.10")
def test_a_headquarters_cannot_be_moved() -> None:
    for effect in ("対象を破棄する。", "対象を手札に戻す。", "対象をゲームから除外する。"):
        table = at_peace(cast(f"{effect}効果適用後、カードを1枚補充する。", "地形1つ", timing="メイン"))
        table.use("術式", "b4", user="術")
        assert table.state.cell[table.target("b4")] == area_named("", "b4")
        assert table.hand("first") == []


@clause("honjin", "5.1.2.10", "5.1.2.20.5", "4.1.13")
def test_hidden_terrain_has_nothing_but_its_limit() -> None:
    table = at_peace(board={"b2": {"terrain": "proxy", "first": ["術"]}})
    for area in ("b2", "b4"):
        card = table.target(area)
        printed = table.rules.card(table.state, card)
        reading = Reading(table.state, table.rules, 0, card)
        assert abilities_of(table.state, table.rules, card) == ()
        for feature in (
            f.OfAttribute(ATTRIBUTES),
            f.OfRace(tuple(printed.races) or ("ドラゴン",)),
            f.OfName(printed.name),
            f.OfFigure("level", n.AtLeast(0)),
            f.OfPrintedFigure("level", n.AtLeast(0)),
            f.OfPrintedFigure("limit", n.AtMost(7)),
            f.OfClass("ritual"),
            f.IsHero(),
            f.IsInstant(),
            f.IsNotInstant(),
        ):
            assert not reading.has(card, feature), type(feature).__name__
        assert reading.has(card, f.OfFigure("limit", n.AtLeast(8)))
        assert reading.words(card, RACES) == () and reading.bits(card, ELEMENTS) == 0


# --- slots


@clause("honjin", "13.1.2.7", "13.1.4")
def test_a_slot_lost_and_regained_keeps_its_state() -> None:
    table = fight(cast("対象は「スペル:x」を失う。"), other=["術@敵"])
    card = table.card("敵")
    slots = slots_of(table.state, table.rules, card)
    spent = tuple([slot for slot in slots if slot & 15 == 1])
    table.let(SlotsSpent("13.1.3", card, spent))
    table.use("術式", "敵", user="術")
    assert not [slot for slot in slots_of(table.state, table.rules, card) if slot & 15]
    ended(table, end_battle_effects)
    assert slots_of(table.state, table.rules, card) == slots
    assert table.state.spent[card] == spent


@clause("honjin", "13.1.2.8", "11.3.4.1")
def test_losing_a_slot_loses_the_equipment_on_it() -> None:
    belt = gear("帯", items=1)
    other = [{"card": "一@敵", "equipment": ["帯"]}]
    table = fight(
        belt, cast("対象を破棄する。", "装備品1つ"), unit("一", items=1), other=other, second={"hand": ["剣"]}
    )
    bearer, sword = table.card("敵"), table.card("剣")
    given = tuple([slot for slot in slots_of(table.state, table.rules, bearer) if slot >> 10 == table.card("帯")])
    went = Went("12.2.8.7", sword, FIELD, 1, "equip", host=bearer)
    table.let(went, Occupied("12.2.8.7", sword, given), SlotsSpent("12.2.8.6", bearer, given))
    assert (len(given), table.attack("敵")) == (1, 4)
    table.use("術式", "帯", user="術")
    assert sorted(table.discards("second")) == sorted(["帯", "剣"])


@clause("honjin", "13.1.2.6", "13.1.2.8")
def test_slots_of_equipment_lost_in_battle_stay_spent() -> None:
    own = gear("専", "【専用】「種族:エルフ」")
    change = cast("対象を「種族:ドラゴン」に変更する。")
    table = fight(own, change, other=[{"card": "術@敵", "equipment": ["専"]}])
    table.use("術式", "敵", user="術")
    assert (table.discards("second"), table.spent("敵")) == (["専"], 1)


# --- dice


@clause("honjin", "3.4.6", "14.7.3.10", "10.1.8")
def test_dice_are_rolled_when_declared_except_for_automatic_abilities() -> None:
    table = fight(
        cast("対象に【1D】ダメージを与える。"),
        automatic("転", INITIATIVE_START[3:], "敵軍パーティ", "対象に【1D】ダメージを与える。"),
        own=["転", "術"],
        other=["巨@敵"],
    )
    table.use("術式", "敵", user="術")
    assert table.asked() == ("chance", "dice", "10.1.8")
    assert not table.state.chain and not table.state.resolved
    table.roll(1)
    started(table)
    assert table.asked() == ("chance", "dice", "14.7.3.10")


@clause("honjin", "15.4.9.2", "3.4.4", "8.3.4.5")
def test_the_cogs_of_time_add_a_die_to_the_result() -> None:
    clock = terrain("時", "【時の歯車】プレイヤーすべて「ダイス:+1D」")
    table = fight(clock, cast("対象に【2D-1】ダメージを与える。"), ground="時", other=["巨@敵"])
    table.use("術式", "敵", user="術")
    table.roll(1, 2, 3)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [5]


@clause("honjin", "15.4.2", "15.4.9.2", "8.2.5")
def test_the_cogs_of_time_turn_only_where_the_battle_is() -> None:
    clock = unit("時", "【時の歯車】プレイヤーすべて「ダイス:+1D」")
    shot = cast("対象に【1D】ダメージを与える。")
    for own, home, dice in ((["術"], ["時"], 1), (["術", "時"], [], 2)):
        table = fight(clock, shot, own=own, other=["巨@敵"], board={"b1": {"first": home}})
        table.use("術式", "敵", user="術")
        table.roll(*[1] * dice)
        assert table.is_resting()


# --- damage and death


@clause("honjin", "9.3", "11.3.1.2.1", "4.5.2")
def test_damage_does_not_add_up() -> None:
    table = fight()
    struck(table, "敵", 2)
    struck(table, "敵", 2)
    assert table.there("b2", "second") == ["敵"]
    struck(table, "敵", 3)
    assert table.there("b2", "second") == []


@clause("honjin", "13.1.7.1", "13.1.8.1", "4.5.4")
def test_resistance_saves_even_the_weak() -> None:
    table = fight(unit("矛", resists=["火炎"], weak={"火炎": 3}), other=["矛@敵"])
    struck(table, "敵", 2, "火炎")
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [5]
    assert table.there("b2", "second") == ["敵"]


@clause("honjin", "13.1.8.1", "4.5.3")
def test_weakness_does_not_add_to_nothing() -> None:
    table = fight(unit("弱", weak={"火炎": 3}), other=["弱@敵"])
    struck(table, "敵", 0, "火炎")
    struck(table, "敵", 1, "火炎")
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [0, 4]


@clause("honjin", "4.5.4", "13.1.7.2", "2.1.13.2")
def test_flame_and_fire_are_different_damage() -> None:
    table = fight(unit("耐", resists=["火"], attributes=["火"]), other=["耐@敵"])
    struck(table, "敵", 3, "火")
    assert table.there("b2", "second") == ["敵"]
    struck(table, "敵", 3, "火炎")
    assert table.there("b2", "second") == []


@clause("honjin", "11.3.1.1.1", "2.1.17.3", "12.6.1", "13.1.7.1")
def test_a_lack_of_defence_is_no_death() -> None:
    mourner = automatic("悼", "敵軍ユニットが死亡した場合", "自軍プレイヤー", "対象はカードを1枚補充する。")
    lucky = unit(
        "運",
        "○運[戦闘]〈対象:このユニット〉対象に死亡効果が適用された場合、代わりに対象を行動完了にする。",
        resists=["戦闘スペル"],
    )
    table = fight(mourner, lucky, cast("対象に「防御力:-3」を付与する。"), own=["悼", "術"], other=["運@敵"])
    table.use("術式", "敵", user="術")
    assert (table.discards("second"), table.hand("first")) == (["敵"], [])


@clause("honjin", "11.3.3.3", "10.8.4.3", "11.3.3.2")
def test_every_death_effect_must_be_replaced() -> None:
    lucky = unit(
        "運", "○運[戦闘]〈対象:このユニット〉対象に死亡効果が適用された場合、代わりに手札を1枚破棄してもよい。"
    )
    twice = cast("対象を【石化】で死亡させる。対象を【猛毒】で死亡させる。")
    for held, lives in ((1, False), (2, True)):
        table = fight(lucky, twice, other=["運@敵"], second={"hand": ["兵"] * held})
        table.use("術式", "敵", user="術")
        for _ in range(held):
            assert table.asked() == ("second", "replace", "11.3.1.3.1")
            table._submit("second", 0)
            if table.asked() == ("second", "discard", "12.4.2"):
                table._submit("second", (table.state.zones[HANDS[1]][0],))
        assert table.there("b2", "second") == (["敵"] if lives else [])


@clause("honjin", "10.8.4", "10.8.4.1", "10.8.4.2", "10.8.4.3", "10.8.3", "13.1.8.1")
def test_a_replaced_event_may_be_replaced_by_another_effect() -> None:
    shield = unit(
        "盾",
        "○盾[戦闘]〈対象:このユニット〉対象がダメージを受ける場合、代わりにダメージを-2する。",
        weak={"火炎": 3},
        defence=9,
    )
    table = fight(shield, other=["盾@敵"])
    struck(table, "敵", 4, "火炎")
    assert table.asked() == ("second", "replace", "4.5.1")  # its owner says which comes first
    table._submit("second", 0)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [5]


# --- rule processing


@clause("honjin", "11.3.2.2", "11.3.2.1", "8.3.2.8")
def test_the_instantly_summoned_are_adjusted_first() -> None:
    table = fight(ground="原", own=["兵@a"], hand=["弓@x", "巨@y"], other=["兵@敵"])
    cell = table.state.battle
    for name in ("x", "y"):
        table.let(Went("12.2.7.4.8", table.card(name), FIELD, 0, "instant", cell))
    assert table.asked() == ("first", "adjust-limit", "11.3.2.1")
    assert table.options("first") == ["x", "y"]
    table.choose("first", "y")
    assert table.there("b2") == ["a", "x"]


@clause("honjin", "15.1.8", "11.1.2.1")
def test_a_second_hero_of_a_name_goes_at_once() -> None:
    table = at_peace(
        unit("勇", hero=1),
        board={"b2": {"terrain": "野", "first": ["勇@a"]}, "b3": {"terrain": "野", "second": ["勇@c"]}},
        first={"hand": ["勇@b"]},
    )
    table.let(Went("15.1.7", table.card("b"), FIELD, 0, "summon", area_named("", "b2")))
    assert table.asked() == ("first", "keep-hero", "15.1.8")
    table.choose("first", "a")
    assert (table.discards("first"), table.there("b3", "second")) == (["b"], ["c"])
    assert "Doomed" not in table.happened()


@clause("honjin", "15.1.7", "15.1.2", "12.2.7.4.3")
def test_a_hero_of_a_name_in_play_is_discarded_when_summoned_by_an_effect() -> None:
    call = cast("捨て山のユニットカード1枚を自軍本陣に召喚する。", "自軍プレイヤー", timing="メイン")
    board = {"b2": {"terrain": "野", "first": ["術", "勇@y"]}}
    table = at_peace(call, unit("勇", hero=2), board=board, first={"hand": ["術式"], "discard": ["兵@x"]})
    deck = len(table.deck("first"))
    table.use("術式", "first", user="術")
    assert (table.there("b1"), len(table.deck("first"))) == (["x"], deck)
    call = cast("手札のユニットカード1枚を自軍本陣に召喚する。", "自軍プレイヤー", timing="メイン")
    table = at_peace(call, unit("勇", hero=2), board=board, first={"hand": ["術式", "勇@x"]})
    table.use("術式", "first", user="術")
    assert (table.there("b1"), table.discards("first"), len(table.deck("first"))) == ([], ["x"], 20)


@clause("honjin", "10.5.6", "10.5.7", "10.5.4.1.2")
def test_the_automatic_ability_of_the_fallen_still_works() -> None:
    heir = automatic("継", "このユニットが死亡した場合", "自軍プレイヤー", "対象はカードを1枚補充する。")
    vow = unit("誓", "○誓〈対象:自軍プレイヤー〉このユニットが死亡した場合、カードを1枚補充する。")
    for name, drawn in (("継", 1), ("誓", 0)):
        table = fight(heir, vow, own=[f"{name}@a", "兵"])
        struck(table, "a")
        table.check()
        assert len(table.hand("first")) == drawn


@clause("honjin", "10.5.5", "10.5.5.1")
def test_a_state_trigger_waits_only_once() -> None:
    greedy = unit("貪", "○貪〈対象:自軍プレイヤー〉自軍手札にカードがない時、カードを1枚補充する。")
    table = at_peace(greedy, board={"b2": {"terrain": "野", "first": ["貪", "兵@a"]}})
    table.let(Marched("12.2.1", table.card("a"), area_named("", "b1"), True))
    table.let(Marched("12.2.1", table.card("a"), area_named("", "b2"), True))
    assert len(table.state.triggered) == 1
    table.check()
    assert len(table.hand("first")) == 1


@clause("honjin", "14.7.1", "10.10.1", "10.5.3", "14.7.3.3", "14.7.3.9")
def test_targets_of_automatic_abilities_are_chosen_when_played() -> None:
    sniper = automatic("狙", INITIATIVE_START[3:], "敵軍ユニット1体", "対象を行動完了にする。")
    table = fight(sniper, own=["狙"], other=["兵@a", "兵@b"])
    started(table)
    assert table.asked() == ("first", "targets", "10.10.1")
    table.choose("first", "b")
    assert table.is_finished("b") and not table.is_finished("a")
    table = fight(sniper, own=["狙"], other=["兵@a"])
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    struck(table, "a")
    table.check()
    assert table.is_resting() and "Finished" not in table.happened()


@clause("honjin", "10.20.1.1.1", "10.20.1.1.2", "11.1.2.4", "11.1.1", "11.1.2")
def test_both_sides_empty_their_triggers_before_defeat_is_judged() -> None:
    early = automatic("早", INITIATIVE_START[3:], "敵軍パーティ", "対象に【9】ダメージを与える。")
    late = automatic("遅", "このユニットが死亡した場合", "敵軍パーティ", "対象に【9】ダメージを与える。")
    echo = automatic("響", "このユニットが死亡した場合", "自軍プレイヤー", "対象はカードを1枚補充する。")
    table = fight(early, late, echo, own=["早", "響"], other=["遅@敵"])
    started(table)
    assert table.asked() == ("first", "rule-processing", "11.1.2.2")
    table.do("first", "die", "早")
    assert (table.there("b2"), table.there("b2", "second"), len(table.hand("first"))) == ([], [], 1)


# --- what lasts


@clause("honjin", "10.7.2", "10.7.2.2", "10.7.2.2.1", "10.7.2.3", "4.6.8")
def test_dependent_effects_come_later_and_circles_go_by_time() -> None:
    first = unit("甲", "○甲〈対象:自軍ユニットすべて〉対象が「種族:ドラゴン」の場合、対象に「属性:水」を付与する。")
    second = unit("乙", "○乙〈対象:自軍ユニットすべて〉対象に「種族:ドラゴン」を付与する。")
    table = Table(first, second, board={"b2": {"terrain": "野", "first": ["甲", "乙", "兵@a"]}})
    assert table.figure("a", ELEMENTS) == 0b11
    third = unit("丙", "○丙〈対象:自軍ユニットすべて〉対象が「属性:水」の場合、対象を「種族:エルフ」に変更する。")
    board = {"b2": {"terrain": "野", "first": ["甲", "丙", "竜@a"]}}
    table = Table(first, third, unit("竜", races=["ドラゴン"]), board=board)
    assert (table.figure("a", ELEMENTS), race_words(table, "a")) == (0b11, ["エルフ"])


@clause("honjin", "4.6.4", "4.6.5", "4.6.8", "14.5.4.3", "10.4.2")
def test_a_change_of_a_figure_is_frozen_and_a_constant_one_is_not() -> None:
    crowd = unit("群", "○群[戦闘]〈対象:このユニット〉対象を「攻撃力:+自軍ユニットの数」する。")
    table = fight(crowd, cast("対象に「攻撃力:+自軍ユニットの数」を付与する。"), own=["群", "術", "兵@a"])
    table.use("術式", "術", user="術")
    assert (table.attack("群"), table.attack("術")) == (5, 5)
    struck(table, "a")
    assert (table.attack("群"), table.attack("術")) == (4, 5)


@clause("honjin", "10.16.1", "10.14.2", "10.16.3", "10.7.2.2")
def test_a_change_drops_earlier_grants_and_later_ones_add() -> None:
    table = fight(
        cast("対象に「種族:ドラゴン」を付与する。", name="竜"),
        cast("対象を「種族:エルフ」に変更する。", name="森"),
        cast("対象に「種族:バード」を付与する。", name="鳥"),
    )
    for name in "竜森鳥":
        table.use(name, "敵", user="術")
    assert race_words(table, "敵") == ["エルフ", "バード"]
    table.let(EffectsEnded("10.16.3", (table.state.effects[1].name,)))
    assert race_words(table, "敵") == ["ドラゴン", "バード", "ヒューマン"]


@clause("honjin", "7.3.6", "7.6.3", "10.14.6", "4.6.9")
def test_main_grants_end_with_the_phase() -> None:
    table = at_peace(
        cast("対象に「攻撃力:+2」を付与する。", timing="メイン"),
        cast("対象は進軍できない。", name="縛", timing="メイン"),
    )
    table.use("術式", "敵", user="術")
    table.use("縛", "敵", user="術")
    ended(table, end_phase_effects)
    assert (table.attack("敵"), len(table.state.effects)) == (2, 1)
    ended(table, end_turn_effects)
    assert not table.state.effects


@clause("honjin", "8.3.8.4", "10.14.6", "14.7.3.4")
def test_grants_from_before_the_battle_outlast_it() -> None:
    trap = terrain(
        "罠",
        "▽罠[普通]\n〈発動条件:この地形で戦闘が発生している/対象:敵軍ユニット1体〉\n対象に「攻撃力:+3」を付与する。",
    )
    before = cast("対象に「攻撃力:+2」を付与する。", timing="メイン")
    board = {"b2": {"terrain": "罠", "first": ["術"], "second": ["兵@敵"]}}
    table = Table(trap, before, board=board, first={"hand": ["術式"]})
    table.use("術式", "敵", user="術")
    table.battle("b2")
    declared = table.declared("罠", "敵")
    table.let(TurnedOver("14.8.3", table.card("罠")))
    table.run(ResolveDeclared(declared))
    assert table.attack("敵") == 7
    ended(table, end_battle_effects)
    table.let(BattleOver("8.3.8.6"))
    assert table.attack("敵") == 4


class Marching(Procedure):
    """Stands for a march under way."""

    effects_until: ClassVar[int] = MARCH

    @step("")
    def go_on(self, state: Any, rules: Any) -> Flow:
        return self.done(state)


@clause("honjin", "12.1.1.2.10", "12.2.5.1.9")
def test_effects_of_a_march_vanish_with_it() -> None:
    table = at_peace(
        cast("対象に「攻撃力:+2」を付与する。対象を行動完了にする。", timing="メイン"),
        cast("対象は攻撃できない。", name="縛", timing="メイン"),
    )
    table.state.frames.insert(0, Marching())
    table.use("術式", "敵", user="術")
    table.use("縛", "敵", user="術")
    ended(table, end_march_effects)
    assert (table.attack("敵"), table.state.effects) == (2, ())
    assert table.is_finished("敵")  # what was done is not undone


@clause("honjin", "16.2.1", "16.2.3", "4.1.15")
def test_what_does_not_stack_is_remembered_for_the_phase() -> None:
    text = "〈対象:ユニット1体〉\n対象に「攻撃力:+2」を付与する。この効果は重複しない。"
    leader = unit("将", f"◎[普通]鼓舞\n{text}")
    table = fight(leader, own=["将@a", "将@b", "兵@x"], other=["将@c"])
    table.use("a", "x")
    table.use("b", "x")
    table.use("c", "x")  # whoever's it is
    assert table.attack("x") == 4
    ended(table, end_battle_effects)
    table.use("b", "x")
    assert table.attack("x") == 2  # even after the battle
    ended(table, end_phase_effects)
    table.use("b", "x")
    assert table.attack("x") == 4


@clause("honjin", "13.1.1.1.2", "10.14.4", "4.1.15")
def test_a_standing_ability_summed_to_zero_is_not_had() -> None:
    slow = cast("対象に「イニシアチブ:-2」を付与する。効果適用後、カードを1枚補充する。")
    test = cast("対象が「イニシアチブ:x」を持つ場合、対象を行動完了にする。", name="速")
    table = fight(slow, test, unit("早", initiative=2), other=["早@敵"], timing=INITIATIVE)
    table.use("術式", "敵", user="術")
    assert len(table.hand("first")) == 2  # it was applied
    table.use("速", "敵", user="術")
    assert not table.is_finished("敵")
    ended(table, end_battle_effects)
    assert table.figure("敵", 5) == 2


# --- targets and choices


@clause("honjin", "10.10.1", "10.10.10", "10.7.3", "4.4.1")
def test_latecomers_are_not_targeted() -> None:
    table = fight(cast("対象に【9】ダメージを与える。", "敵軍パーティ"), other=["兵@a"], second={"hand": ["兵@b"]})
    declared = table.declared("術式", "a", user="術")
    table.let(Went("12.2.7.4.8", table.card("b"), FIELD, 1, "instant", table.state.battle))
    table.run(ResolveDeclared(declared))
    assert table.there("b2", "second") == ["b"]


@clause("honjin", "1.3.3")
def test_the_defending_side_chooses_knowing_the_other_choice() -> None:
    both = cast("対象は手札を1枚破棄する。", "プレイヤーすべて")
    table = fight(both, hand=["兵@x", "弓@y"], second={"hand": ["兵@p", "弓@q"]})
    table.use("術式", "first", "second", user="術")
    table.choose("first", "x")
    assert table.asked() == ("second", "discard", "12.4.2")
    assert (table.discards("first"), table.is_known("x", "second"), table.is_known("y", "second")) == ([], True, False)
    table.choose("second", "q")
    assert (table.discards("first"), table.discards("second")) == (["x"], ["q"])
    assert not table.is_known("p", "first")


@clause("honjin", "1.3.3", "10.1.14")
def test_the_defending_side_knows_whether_and_how_many_the_other_takes() -> None:
    both = cast("対象はカードを2枚まで補充してもよい。", "プレイヤーすべて")
    decks = {"deck": ["兵"] * 5}
    table = fight(both, first={"deck": ["兵"] * 5, "hand": ["術式"]}, second=decks)
    table.use("術式", "first", "second", user="術")
    table.option("first", "yes")
    assert table.told("second")[-1] | {"event": "Decided", "word": "yes"} == table.told("second")[-1]
    table.option("second", "yes")
    table.number("first", 2)
    assert table.told("second")[-1] | {"event": "Decided", "number": 2} == table.told("second")[-1]
    assert len(table.hand("first")) == 0
    table.number("second", 1)
    assert (len(table.hand("first")), len(table.hand("second"))) == (2, 1)


@clause("honjin", "1.3.6", "4.11.1", "4.11.1.1")
def test_shown_cards_are_as_likely_at_random_as_the_others() -> None:
    show = cast("敵軍手札を公開する。", "敵軍プレイヤー", "見")
    table = fight(show, cast("敵軍手札をランダムに1枚破棄する。", "敵軍プレイヤー"), second={"hand": ["兵@p", "弓@q"]})
    table.use("見", "second", user="術")
    table.use("術式", "second", user="術")
    held = table.hand("second")
    assert table.asked() == ("chance", "random-discard", "1.3.6")
    table.shuffle(0)
    assert table.discards("second") == held[:1]
    assert table.is_known(held[1], "first")


@clause("honjin", "4.1.11", "10.20.1")
def test_what_the_first_part_triggers_comes_before_the_second() -> None:
    heir = automatic("継", "このユニットが死亡した場合", "敵軍プレイヤー", "対象は手札を1枚破棄する。")
    blow = cast("対象に【9】ダメージを与える。効果適用後、手札を公開する。")
    table = fight(heir, blow, hand=["兵@x"], other=["継@敵"])
    table.use("術式", "敵", user="術")
    assert table.discards("first") == ["x"]
    events = table.happened()
    assert events.index("TookEffect") > events.index("Doomed")
    assert "Looked" not in events[: events.index("TookEffect")]


@clause("honjin", "4.7.3.1", "4.7.3.2", "4.5.4")
def test_a_race_that_no_card_has_may_be_named() -> None:
    table = fight(cast("対象を「種族:好きな種族」に変更する。"))
    table.use("術式", "敵", user="術")
    options = table.options("first")
    assert {"ヒューマン", "エルフ", "実在しない種族"} <= set(options)
    table.option("first", "実在しない種族")
    assert race_words(table, "敵") == ["実在しない種族"]


@clause("honjin", "5.1.7.2", "10.15.3", "10.11.8")
def test_the_effect_zone_counts_as_nothing_else() -> None:
    count = cast("カードを1枚補充する。", "自軍プレイヤー")
    empty = unit("空", "○空〈対象:このユニット〉自軍手札にカードがない場合、対象を「攻撃力:+3」する。")
    table = fight(count, empty, own=["空", "術"])
    assert table.attack("空") == 2
    table.let(Went("10.1.6", table.card("術式"), 5, 0, "use"))
    assert table.attack("空") == 5


@clause("honjin", "10.5.4.2", "10.5.4.2.1", "8.3.8.4", "12.2.5.1.9")
def test_what_waits_for_the_end_of_the_turn_outlasts_the_battle() -> None:
    late = cast("ターンの終了時に、カードを1枚補充する。", "自軍プレイヤー", "後")
    hope = cast("対象が死亡した場合、カードを1枚補充する。", name="望")
    table = fight(late, hope)
    table.state.frames.insert(0, Marching())
    table.use("後", "first", user="術")
    table.use("望", "敵", user="術")
    ended(table, end_battle_effects)
    ended(table, end_march_effects)
    struck(table, "敵")
    table.check()
    assert table.hand("first") == []
    table.let(Moment("7.6.2", "turn-end", 0))
    table.check()
    assert len(table.hand("first")) == 1


@clause("honjin", "10.1.14", "5.1.4.3", "12.4.2")
def test_the_owner_chooses_from_a_hand() -> None:
    table = fight(
        cast("敵軍手札のユニットカード1枚を破棄する。", "敵軍プレイヤー"), second={"hand": ["兵@p", "弓@q", "剣@s"]}
    )
    table.use("術式", "second", user="術")
    assert (table.asked(), table.options("second")) == (("second", "discard", "10.1.14"), ["p", "q"])
    table.choose("second", "q")
    assert (table.discards("second"), table.is_known("p", "first")) == (["q"], False)


@clause("honjin", "12.2.1", "8.1.1", "5.1.2.12")
def test_an_effect_does_not_move_units_among_the_enemy() -> None:
    move = cast("対象を地形1つに移動する。効果適用後、カードを1枚補充する。", timing="メイン")
    board = {"b2": {"terrain": "野", "first": ["術", "兵@a"]}, "b3": {"terrain": "野", "second": ["兵@敵"]}}
    for area, drawn in (("b3", 0), ("b1", 1)):
        table = at_peace(move, board=board)
        table.use("術式", "a", user="術")
        table._submit("first", (area_named("", area),))
        assert ("a" in table.there(area), len(table.hand("first"))) == (bool(drawn), drawn)


@clause("honjin", "11.1.2.2", "11.1.2.3", "11.3.1.2.1")
def test_units_that_fall_together_fall_one_by_one() -> None:
    blast = cast("対象に【3】ダメージを与える。", "敵軍パーティ")
    guard = unit("衛", "○衛[戦闘]〈対象:自軍パーティ〉対象を「防御力:+2」する。", defence=1)
    table = fight(blast, guard, other=["衛@a", "兵@b"])
    table.use("術式", "a", "b", user="術")
    assert table.there("b2", "second") == ["b"]  # it had 5 when the damage was dealt
    mourner = automatic("悼", "自軍ユニットが死亡した場合", "自軍プレイヤー", "対象はカードを1枚補充する。")
    table = fight(blast, mourner, other=["悼@a", "兵@b"])
    table.use("術式", "a", "b", user="術")
    table.do("second", "die", "b")
    assert table.asked() == ("second", "trigger", "10.20.1.1.2")
    table._submit("second", 0)
    assert len(table.hand("second")) == 2


@clause("honjin", "13.1.7.1", "13.1.7.2", "4.5.4", "13.1.8.5")
def test_one_fitting_resistance_is_enough() -> None:
    table = fight(unit("半", resists=["電撃"], weak={"火炎": 1, "電撃": 2}), other=["半@敵"])
    struck(table, "敵", 2, "火炎", "電撃")
    while table.asked() == ("second", "replace", "4.5.1"):
        table._submit("second", 0)
    assert [told["amount"] for told in table.told() if told["event"] == "Damaged"] == [5]
    assert table.there("b2", "second") == ["敵"]


@clause("honjin", "10.1.7", "5.1.3.6", "5.1.3.7")
def test_a_deck_is_searched_when_the_effect_takes_place() -> None:
    seek = cast("山札からユニットカードを1枚選び、手札に加える。", "自軍プレイヤー")
    table = at_peace(seek, first={"deck": ["兵@x", "剣@s"]})
    table.use("術式", "first", user="術")
    assert table.asked() == ("first", "search", "5.1.3.7")
    assert "TakenOff" in table.happened()  # it has been declared before
    table.choose("first")
    assert table.hand("first") == []


@clause("honjin", "16.2.1", "16.2.2", "4.1.15")
def test_of_two_in_one_chain_the_first_to_resolve_applies() -> None:
    text = "〈対象:ユニット1体〉\n対象に「攻撃力:+{n}」を付与する。この効果は重複しない。"
    once = [{**spell("励", "◇[対抗]励\n" + text.format(n=each)), "number": f"励{each}"} for each in (1, 4)]
    table = fight(*once, own=["術", "兵@a"], first={"hand": ["励1@x", "励4@y"]})
    names = [table.put_up("x", "a", user="術"), table.put_up("y", "a", user="術")]
    for _ in names:
        table.let(TakenOff("10.3.1"))
        table.run(ResolveDeclared(table.state.resolved[-1]))
    assert table.attack("a") == 6  # the second was resolved first
    assert table.took_effect() == [True, True]
