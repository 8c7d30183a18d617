"""Rules that other tests only show together, each by itself: zones, timings, uses, check steps, words of cards."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.honjin.battle_events import Captured
from fuda.games.honjin.chapters.checks import CheckStep
from fuda.games.honjin.chapters.dice import RollDice
from fuda.games.honjin.events import Moment, Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import (
    DECKS,
    DISCARDS,
    EFFECTS,
    FIELD,
    HANDS,
    HIDDEN,
    REMOVED,
    ZONES,
)
from fuda.games.honjin.unit_events import Finished
from fuda.kernel.decisions import Roll
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.printed import ACTIVATED, STATIC, TRIGGERED
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, gear, spell, terrain, tool, unit
from tests.honjin.turns import DRAW, Game, watcher

BOLT = spell("雷", "◇[普通]雷\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
WALL = unit("壁", defence=9)


def checks(board: Any) -> list[str]:
    """The clauses of the check steps that are under way."""
    return [frame.clause for frame in board.state.frames if isinstance(frame, CheckStep)]


def two_bells(period: str, **more: Any) -> Any:
    """A unit with two automatic abilities for one moment, so that its player is asked in the check step after it."""
    text = "\n".join([f"●[戦闘]{name}\n〈発揮:{period}/対象:自軍プレイヤー〉\n{DRAW}" for name in "一二"])
    return unit("鐘", text, defence=9, **more)


def damages(board: Any) -> list[int]:
    return [told["amount"] for told in board.told() if told["event"] == "Damaged"]


def peaceful(*cards: Any, units: list[Any], **more: Any) -> Table:
    return Table(*cards, board={"b1": {"first": units}}, **more)


# --- 2.1: what is printed


def counting(feature: str) -> Any:
    """A unit that is stronger by the number of own units with a feature."""
    return unit(
        "測",
        f"○測\n〈対象:このユニット〉\n対象を「攻撃力:+n」する。nは{feature}の自軍ユニットの数。",
        attributes=["機"],
    )


@clause("honjin", "2.1.13.3")
@pytest.mark.parametrize(("word", "found"), [("火", 1), ("水", 1), ("土", 0)])
def test_a_unit_of_two_attributes_is_of_both(word: str, found: int) -> None:
    both = unit("両", attributes=["火", "水"])
    assert peaceful(both, counting(f"「属性:{word}」"), units=["測", "両"]).attack("測") == 2 + found


@clause("honjin", "2.1.22.1")
@pytest.mark.parametrize(("word", "found"), [("エルフ", 1), ("ドラゴン", 0)])
def test_a_race_is_what_texts_ask_for(word: str, found: int) -> None:
    elf = unit("妖", races=["エルフ"])
    assert peaceful(elf, counting(f"「種族:{word}」"), units=["測", "妖"]).attack("測") == 2 + found


@clause("honjin", "2.1.27.1", "2.1.27.2")
@pytest.mark.parametrize(("faction", "found"), [("暁の騎士団", 1), ("灰の教団", 0), ("", 0)])
def test_a_faction_is_printed_or_there_is_none(faction: str, found: int) -> None:
    member = unit("員", **({"faction": faction} if faction else {}))
    assert peaceful(member, counting("「勢力:暁の騎士団」"), units=["測", "員"]).attack("測") == 2 + found


@clause("honjin", "2.1.14.2")
@pytest.mark.parametrize("points", [1, 3])
def test_the_number_in_the_hero_icon_is_the_price_in_cards(points: int) -> None:
    hero = unit("雄", hero=points)
    game = Game(hero, phase="summoning", first={"hand": ["雄", "弓"], "deck": ["兵"] * 5})
    game.summon("first", "雄", "b1")
    assert (len(game.discards("first")), len(game.deck("first"))) == (points, 5 - points)


@clause("honjin", "2.1.15.1")
@pytest.mark.parametrize("attack", [0, 3, 8])
def test_an_attack_deals_as_much_damage_as_the_attack_says(attack: int) -> None:
    fight = Fight(unit("闘", attack=attack), WALL, own=["闘"], other=["壁"])
    fight.begin(6, 1)
    assert damages(fight)[:1] == [attack]


@clause("honjin", "2.1.3.1", "10.9.6")
@pytest.mark.parametrize(("used", "works"), [("雷", True), ("薬", False)])
def test_a_battle_spell_is_one_in_the_effect_zone(used: str, works: bool) -> None:
    ward = spell("破", f"◇[対抗:戦闘スペル限定]破\n〈対象:自軍プレイヤー〉\n{DRAW}")
    potion = tool("薬", "◇[普通]薬\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    fight = Fight(
        BOLT, potion, ward, own=["賢"], other=["賢@敵"], first={"hand": [used, "兵"]}, second={"hand": ["破", "兵"]}
    )
    fight.begin(6, 1)
    fight.uses("first", used, "敵")
    assert fight.effects("first") == [used]
    assert ("use 破" in fight.options("second")) == works


@clause("honjin", "2.1.18.2", "2.1.21.2")
def test_defence_and_constant_abilities_of_equipment_count_in_and_out_of_battles() -> None:
    horn = gear("角", defence=2, initiative=2)
    bearer = {"card": "術", "equipment": ["角"]}
    peace = Game(horn, board={"b1": {"first": [bearer, "術@素"]}})
    assert (peace.defence("術"), peace.defence("素")) == (5, 3)
    assert sorted([each["initiative"] for each in peace.seen("second", FIELD) if "initiative" in each]) == [0, 2]
    fight = Fight(horn, own=[bearer])
    fight.play_on("initiative", "chance")
    assert fight.defence("術") == 5
    fight.roll(1, 2)
    assert fight.state.attacked == (0, 1)  # who attacked first


@clause("honjin", "2.1.2.1.2", "12.2.8.7")
def test_an_item_card_is_equipment_once_a_unit_bears_it() -> None:
    game = Game(phase="summoning", board={"b1": {"first": ["術", "兵"]}}, first={"hand": ["剣", "剣@二"]})
    assert (game.zone("剣"), game.attack("術")) == (("first", "hand"), 2)
    game.do("first", "equip", "剣", "術")
    assert (game.zone("剣")[1], game.equipment("術"), game.equipment("兵")) == ("field", ["剣"], [])


# --- 3.4.1: dice


@clause("honjin", "3.4.1")
def test_a_die_shows_a_whole_number_from_one_to_six() -> None:
    table = peaceful(units=["兵"])
    table.run(RollDice(0, "10.1.8", (1,)))
    question = table._question(2)
    assert isinstance(question, Roll)
    assert [*question.answers()] == [(each,) for each in range(1, 7)]
    assert [question.refuse((each,)) is None for each in (0, 1, 6, 7)] == [False, True, True, False]


# --- 4.1: abilities


@clause("honjin", "4.1.2", "4.1.4", "4.1.5.1")
@pytest.mark.parametrize("symbol", ["□", "×", "◎", "◇", "▽", "●", "○"])
def test_each_of_the_seven_kinds_is_used_triggered_or_constant(symbol: str) -> None:
    terms = {"●": "発揮:進軍終了時/対象:自軍プレイヤー", "○": "対象:このユニット"}.get(symbol, "対象:自軍プレイヤー")
    timing = {"●": "[自軍ターン]", "○": ""}.get(symbol, "[普通]")
    if symbol == "▽":
        terms = f"発動条件:この地形で戦闘が発生している/{terms}"
    effect = "対象を「攻撃力:+1」する。" if symbol == "○" else DRAW
    heading = f"{timing}試" if symbol in "●○" else f"試{timing}"
    text = f"{symbol}{heading}\n〈{terms}〉\n{effect}"
    card = {"◇": spell("試", text), "▽": terrain("試", text)}.get(symbol, unit("試", text))
    (ability,) = peaceful(card, units=["兵"]).rules.list.cards[0].abilities
    assert ability.symbol == symbol
    assert ability.form == {"●": TRIGGERED, "○": STATIC}.get(symbol, ACTIVATED)


@clause("honjin", "4.1.7", "4.1.7.1")
def test_a_constant_ability_is_in_force_as_soon_and_as_long_as_its_card_is_there() -> None:
    leader = unit("長", "○長\n〈対象:自軍ユニットすべて〉\n対象を「攻撃力:+1」する。")
    table = peaceful(leader, units=["兵"], first={"hand": ["長"]})
    assert table.attack("兵") == 2
    table.let(Went("12.2.7.4.8", table.card("長"), FIELD, 0, "summon", area_named("", "b1")))
    assert table.attack("兵") == 3
    table.let(Went("12.4.1", table.card("長"), DISCARDS[0], 0, "discard"))
    assert table.attack("兵") == 2


@clause("honjin", "4.1.7.1")
@pytest.mark.parametrize(("figure", "first", "second", "side"), [("initiative", 1, 2, 0), ("charge", 1, 2, 1)])
def test_initiative_works_without_being_used(figure: str, first: int, second: int, side: int) -> None:
    more: dict[str, Any] = {figure: 2}
    swift = unit("速", **more)
    fight = Fight(swift, own=["速"], other=["兵@敵"])
    fight.play_on("initiative", "chance")
    fight.roll(first, second)
    assert fight.state.attacked == (side, 1 - side)  # who attacked first


# --- 4.2, 10.20, 11.1: check steps


@clause("honjin", "4.2.1", "10.4.1", "10.5.1")
def test_what_has_triggered_waits_for_the_check_step() -> None:
    table = peaceful(watcher("番", "進軍終了時"), units=["番"], first={"deck": ["兵"] * 3})
    table.let(Moment("12.2.5.1.8", "march-end", 0))
    assert (len(table.state.triggered), len(table.deck("first"))) == (1, 3)
    table.check()
    assert (len(table.state.triggered), len(table.deck("first"))) == (0, 2)


@clause("honjin", "4.2.2", "10.20.1.1")
def test_in_a_check_step_defeat_is_judged_before_triggers_are_played() -> None:
    table = peaceful(watcher("番", "進軍終了時"), units=["番"], first={"deck": ["兵"] * 3})
    table.let(Captured("1.2.2.1", 0))
    table.let(Moment("12.2.5.1.8", "march-end", 0))
    table.check()
    assert table.outcome() == ("first", "headquarters", "1.2.2.1") and len(table.deck("first")) == 3


@clause("honjin", "11.1.2.5")
def test_endings_that_are_due_together_are_judged_together() -> None:
    table = peaceful(units=["兵"], first={"deck": []}, second={"deck": []})
    table.let(Captured("1.2.2.1", 1))
    table.check()
    assert table.outcome() == ("second", "headquarters", "1.2.2.1")


@clause("honjin", "14.7.3.8")
def test_the_marching_side_plays_its_automatic_abilities_first_in_its_own_order() -> None:
    moment = "イニシアチブ決定タイミング開始時"
    bell = unit("鐘", f"●[戦闘]鐘\n〈発揮:{moment}/対象:このユニット〉\n対象を行動完了にする。")
    board = {"b2": {"terrain": "野", "first": ["鐘@a", "鐘@b"], "second": ["鐘@c", "鐘@d"]}}
    table = Table(bell, board=board)
    table.battle("b2")
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    assert table.options("first") == ["trigger a", "trigger b"]
    table.do("first", "trigger", "b")
    assert table.options("second") == ["trigger c", "trigger d"]
    table.do("second", "trigger", "d")
    handles = [told["card"]["handle"] for told in table.told() if told["event"] == "Finished"]
    assert handles == [table.state.handle[table.card(each)] for each in "badc"]


@clause("honjin", "10.20.1.1.3", "10.20.1.2.3")
def test_a_check_step_ends_when_nothing_is_left_and_the_player_may_act() -> None:
    chained = unit(
        "連",
        "●[自軍ターン]甲\n〈発揮:メインフェイズ開始時/対象:このユニット〉\n対象を行動完了にする。\n"
        "●[自軍ターン]乙\n〈発揮:このユニットが行動完了になった場合/対象:自軍プレイヤー〉\nカードを1枚補充する。",
    )
    game = Game(chained, board={"b1": {"first": ["連", "兵"]}, "b2": {"terrain": "野"}}, first={"deck": ["兵"] * 4})
    assert (game.is_finished("連"), len(game.deck("first")), game.state.triggered) == (True, 3, ())
    assert game.asked() == ("first", "main-phase", "7.3.3") and checks(game) == []


# --- 4.3, 7.3: play steps


@clause("honjin", "4.3.4", "7.3.1")
def test_a_player_does_one_thing_after_the_other_until_nothing_is_wanted() -> None:
    board = {"b1": {"first": ["兵@a", "兵@b"]}, "b2": {"terrain": "野"}, "a1": {"terrain": "野"}}
    game = Game(board=board)
    assert game.asked() == ("first", "main-phase", "7.3.3") and game.phase() == "main"
    game.march("first", a="b2")
    assert game.asked() == ("first", "main-phase", "7.3.3")
    game.do("first", "pass")
    assert "main-end" in game.moments() and game.there("b1") == ["b"]


# --- 4.8, 4.9: where effects and damage come from


@clause("honjin", "4.8.1", "4.8.2", "4.9.1", "4.9.3")
@pytest.mark.parametrize("source", ["雷", "槍"])
def test_the_card_with_the_ability_is_the_source_of_its_damage(source: str) -> None:
    lance = unit("槍", "◎[普通]槍\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
    board = {"b2": {"terrain": "野", "first": ["術", "槍"], "second": ["壁@敵"]}}
    table = Table(BOLT, lance, WALL, board=board, first={"hand": ["雷"]})
    table.battle("b2")
    table.use(source, "敵", user="術" if source == "雷" else "槍")
    (dealt,) = [told for told in table.told() if told["event"] == "Damaged"]
    assert (dealt["source_card"]["card"], dealt["attack"]) == (source, False)


@clause("honjin", "4.10.1", "4.10.1.2")
def test_a_unit_is_either_fresh_or_finished() -> None:
    table = peaceful(units=["兵"])
    assert not table.is_finished("兵")
    for state in (1, 0):
        table.let(Finished("3.2.4", table.card("兵"), state))
        assert table.is_finished("兵") == bool(state)


# --- 5.1: zones


OWN = {"deck": DECKS, "hand": HANDS, "discard": DISCARDS, "removed": REMOVED, "effects": EFFECTS}


@clause("honjin", "5.1", "5.1.1.1", "5.1.1.2")
def test_there_are_six_kinds_of_zones_and_all_but_the_battlefield_are_each_players_own() -> None:
    assert ZONES[FIELD].owner < 0
    for pair in OWN.values():
        assert [ZONES[zone].owner for zone in pair] == [0, 1]
    assert {FIELD, *HIDDEN, *[zone for pair in OWN.values() for zone in pair]} == set(range(len(ZONES)))


@clause("honjin", "5.1.2.1", "5.1.2.2")
def test_units_of_both_players_lie_on_one_battlefield() -> None:
    game = Game(board={"b1": {"first": ["兵"]}, "b4": {"second": ["弓"]}})
    assert game.state.zone[game.card("兵")] == game.state.zone[game.card("弓")] == FIELD


@clause("honjin", "5.1.3.1", "5.1.4.1", "5.1.5.1", "5.1.6.1", "5.1.7.1")
@pytest.mark.parametrize("name", OWN)
def test_a_card_lies_in_the_zone_of_its_owner(name: str) -> None:
    for seat, word in enumerate(("first", "second")):
        held: dict[str, Any] = {word: {"hand": ["弓"]}}
        table = Table(board={"b1": {"first": ["兵"]}}, **held)
        card = table.card("弓")
        zone = OWN[name][seat]
        if name != "hand":
            table.let(Went("5.1.1.4", card, zone, seat, "put"))
        assert table.state.zone[card] == zone and card in table.state.zones[zone]
        assert ZONES[zone].owner == seat


@clause("honjin", "5.1.1.5", "5.1.5.3", "5.1.6.3", "5.1.6.5")
def test_discarded_and_removed_cards_are_seen_by_both_and_those_of_hand_and_deck_are_not() -> None:
    game = Game(
        board={"b1": {"first": ["兵"]}},
        first={"hand": ["弓"], "discard": ["巨", "術"], "removed": ["剣"], "deck": ["野"]},
    )
    for zone, cards in ((DISCARDS[0], ["巨", "術"]), (REMOVED[0], ["剣"])):
        assert [each.get("card") for each in game.seen("second", zone)] == cards
        assert ZONES[zone].sees == EVERYBODY
    assert all("card" not in each for each in game.seen("second", HANDS[0])) and ZONES[HANDS[0]].sees == 1
    assert [game.is_known("野", seat) for seat in ("first", "second")] == [False, False]


# --- 8.3: the timings of a battle


@clause("honjin", "8.3.2.1", "8.3.3.4", "8.3.4.2", "8.3.5.1", "8.3.8.1")
def test_each_timing_of_a_battle_begins_after_the_one_before_it_is_over() -> None:
    fight = Fight()
    fight.end()
    steps = [
        (told["event"], told.get("moment", told["clause"]))
        for told in fight.told()
        if told["event"] in ("TimingBegan", "Moment")
    ]
    began = [clause_of for event, clause_of in steps if event == "TimingBegan"]
    assert began[:5] == ["8.3.2.1", "8.3.3.4", "8.3.4.2", "8.3.5.1", "8.3.6.1"]
    starts = [steps[place + 1][1] for place, (event, _) in enumerate(steps[:-1]) if event == "TimingBegan"]
    assert starts[:6] == [
        f"{name}-start" for name in ("instant", "formation", "initiative", "first", "second", "battle-end")
    ]


@clause("honjin", "8.3.5.3", "8.3.5.10", "8.3.5.11")
@pytest.mark.parametrize(("edge", "clause_of"), [("開始時", "8.3.5.3"), ("終了時", "8.3.5.11")])
def test_a_check_step_follows_the_start_and_the_end_of_the_first_normal_timing(edge: str, clause_of: str) -> None:
    fight = Fight(two_bells(f"先攻普通タイミング{edge}"), own=["鐘"], other=["弓@敵"])
    fight.begin(6, 1)
    assert fight.purpose() == "trigger" and checks(fight) == [clause_of]
    assert (fight.timing(), fight.moments()[-1]) == ("first-normal", "first-start" if edge == "開始時" else "first-end")


@clause("honjin", "8.3.6.2", "8.3.6.3", "8.3.6.10", "8.3.6.11")
@pytest.mark.parametrize(("edge", "clause_of"), [("開始時", "8.3.6.3"), ("終了時", "8.3.6.11")])
def test_a_check_step_follows_the_start_and_the_end_of_the_second_normal_timing(edge: str, clause_of: str) -> None:
    fight = Fight(two_bells(f"後攻普通タイミング{edge}"), own=["鐘"], other=["弓@敵"])
    fight.begin(6, 1)
    assert fight.purpose() == "trigger" and checks(fight) == [clause_of]
    assert (fight.timing(), fight.moments()[-1]) == (
        "second-normal",
        "second-start" if edge == "開始時" else "second-end",
    )


@clause("honjin", "8.3.6.4", "8.3.6.5")
def test_the_second_side_uses_as_much_as_it_likes_before_its_attack() -> None:
    fight = Fight(BOLT, own=["賢"], other=["賢@敵"], second={"hand": ["雷@一", "雷@二", "兵@札"]})
    fight.begin(6, 1)
    fight.play_on("before-attack", "second")
    for card in ("一", "二"):
        assert fight.asked() == ("second", "before-attack", "8.3.6.4")
        fight.uses("second", card, "賢")
        fight.settle()
    assert fight.asked() == ("second", "before-attack", "8.3.6.4") and fight.discards("second") == ["一", "二"]


@clause("honjin", "8.3.6.7", "8.3.6.8")
def test_the_second_side_uses_as_much_as_it_likes_after_its_attack() -> None:
    fight = Fight(BOLT, own=["賢"], other=["賢@敵"], second={"hand": ["雷@一", "雷@二", "兵@札"]})
    fight.begin(6, 1)
    fight.play_on("before-attack", "second")
    fight.do("second", "attack")
    fight.settle()
    for card in ("一", "二"):
        assert fight.asked() == ("second", "after-attack", "8.3.6.7")
        assert "attack" not in fight.options("second")
        fight.uses("second", card, "賢")
        fight.settle()
    assert fight.asked() == ("second", "after-attack", "8.3.6.7") and fight.discards("second") == ["一", "二"]


# --- 10: uses, lasting effects, replacements


@clause("honjin", "10.1.1", "10.1.3", "10.1.15")
def test_a_use_is_declared_answered_resolved_and_over() -> None:
    fight = Fight(BOLT, own=["賢"], other=["賢@敵"], first={"hand": ["雷", "兵"]}, second={"hand": ["兵@札"]})
    fight.begin(6, 1)
    fight.uses("first", "雷", "敵")
    assert (fight.chain(), damages(fight), fight.slot_kinds("賢")) == (["雷"], [], [])
    fight.settle()
    events = [told["event"] for told in fight.told()]
    order = [events.index(each) for each in ("PutUp", "TakenOff", "SlotsSpent", "Damaged", "TookEffect", "ChainOver")]
    assert order == sorted(order)
    assert (fight.chain(), fight.state.resolved, fight.effects("first")) == ([], (), [])


@clause("honjin", "10.7.2.1")
def test_what_is_printed_is_what_every_change_starts_from() -> None:
    grow = spell("育", "◇[普通]育\n〈対象:ユニット1体〉\n対象に「攻撃力:+2」を付与する。")
    base = spell("基", "◇[普通]基\n〈対象:ユニット1体〉\n対象に【対象の基本攻撃力】ダメージを与える。")
    board = {"b2": {"terrain": "野", "first": ["術"], "second": ["壁@敵"]}}
    table = Table(grow, base, unit("壁", attack=4, defence=9), board=board, first={"hand": ["育", "基"]})
    table.battle("b2")
    table.use("育", "敵", user="術")
    assert table.attack("敵") == 6
    table.use("基", "敵", user="術")
    assert damages(table) == [4]


@clause("honjin", "10.8.4", "10.8.4.1", "10.8.4.2")
@pytest.mark.parametrize(("choice", "amount"), [(0, 5), (1, 2)])
def test_the_owner_of_who_is_hit_says_which_of_two_replacements_comes_first(choice: int, amount: int) -> None:
    shield = unit(
        "盾",
        "○盾[戦闘]〈対象:このユニット〉対象がダメージを受ける場合、代わりに2ダメージを受ける。",
        weak={"火炎": 3},
        defence=9,
    )
    flame = spell("炎", "◇[普通]炎\n〈対象:ユニット1体〉\n対象に【火炎:4】ダメージを与える。")
    board = {"b2": {"terrain": "野", "first": ["術"], "second": ["盾@敵"]}}
    table = Table(shield, flame, board=board, first={"hand": ["炎"]})
    table.battle("b2")
    table.use("炎", "敵", user="術")
    assert table.asked() == ("second", "replace", "4.5.1")
    table._submit("second", choice)
    assert damages(table) == [amount]


# --- 12: laying, summoning, equipping; 15.2: chaining


@clause("honjin", "12.1.1.2")
def test_the_steps_of_laying_come_in_their_order() -> None:
    board = {"b1": {"first": ["兵"]}, "a1": {"terrain": "野"}}
    game = Game(board=board, first={"hand": ["原@札", "兵@別"]})
    game.lay("first", "札", "b2")
    told = [each for each in game.told() if each["clause"].startswith("12.1.1.2")]
    clauses = [*dict.fromkeys([each["clause"] for each in told])]
    assert clauses == sorted(clauses, key=lambda each: [int(part) for part in each.split(".")])
    assert clauses[:2] == ["12.1.1.2.1", "12.1.1.2.2"] and game.terrain("b2") == "札"


@clause("honjin", "12.2.7.4", "12.2.7.4.4")
def test_a_unit_that_is_summoned_is_named_and_shown_before_it_comes() -> None:
    game = Game(phase="summoning", first={"hand": ["兵", "弓"]})
    game.summon("first", "兵", "b1")
    told = [each for each in game.told("second") if each["clause"].startswith("12.2.7.4")]
    assert [each["clause"] for each in told] == ["12.2.7.4.1", "12.2.7.4.4", "12.2.7.4.8"]
    assert [each["card"] for each in told[1]["cards_seen"]] == ["兵"]
    assert not game.is_known("弓", "second")


@clause("honjin", "12.2.8", "12.2.8.6", "12.2.8.7")
def test_equipment_is_borne_once_its_slots_are_spent() -> None:
    axe = gear("斧", cost=2)
    game = Game(axe, phase="summoning", board={"b1": {"first": ["術"]}}, first={"hand": ["斧", "弓"]})
    game.do("first", "equip", "斧", "術")
    told = [(each["event"], each["clause"]) for each in game.told() if each["clause"].startswith("12.2.8")]
    assert told[:3] == [("Moment", "12.2.8.1"), ("SlotsSpent", "12.2.8.6"), ("Went", "12.2.8.7")]
    assert (game.spent("術"), game.equipment("術")) == (2, ["斧"])


@clause("honjin", "15.2.4.1")
def test_the_dice_of_what_others_chain_on_to_are_rolled_with_its_own_declaration() -> None:
    text = "□息[普通|チェイン]\n〈対象:敵軍パーティ〉対象に【火炎:1D】ダメージ。"
    drake, wyrm = unit("竜", text), unit("蛇", text)
    fight = Fight(drake, wyrm, own=["賢", "竜", "蛇"], other=["賢@敵"], second={"hand": ["兵"]})
    fight.begin(6, 1)
    fight.uses("first", "竜")
    assert fight.asked() == ("chance", "dice", "10.1.8") and fight.chain() == []
    fight.roll(2)
    assert fight.asked() == ("first", "chain-on", "15.2.5.1") and fight.chain() == ["竜"]
    fight.do("first", "chain-on", "蛇")
    assert fight.asked() == ("chance", "dice", "10.1.8")
    fight.roll(3)
    fight.settle()
    assert damages(fight)[:1] == [5]
