"""10.5, 14.7, 10.9: for what a text waits, and what does not set it off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from fuda.games.honjin.battle_events import ChainOver, MarchSettled, TookEffect
from fuda.games.honjin.cards import attribute_bit, march_bit
from fuda.games.honjin.events import Moment, Refilled, Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DECKS, DISCARDS, FIELD, HANDS, REMOVED
from fuda.games.honjin.texts.triggers import remembered
from fuda.games.honjin.unit_events import Damaged, Finished
from fuda.kernel.events import Event
from tests.citing import clause
from tests.honjin.texts import Printed, Table, gear, spell, terrain, tool, unit

DRAW: Final = "カードを1枚補充する。"
BOLT: Final = spell("雷撃", "◇[普通]雷撃\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
HERB: Final = tool("草", "◇[普通]草\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")


def waiting(moment: str, *, timing: str = "自軍ターン", name: str = "見") -> Printed:
    """A unit that refills a card at a moment."""
    return unit(name, f"●[{timing}]{name}\n〈発揮:{moment}/対象:自軍プレイヤー〉\n{DRAW}", items=1)


def watched(*cards: Printed, **more: Any) -> Table:
    """The watcher and others of its side on one terrain, an enemy on another."""
    board = {
        "b2": {"terrain": "野", "first": ["見", "兵", "術"]},
        "b3": {"terrain": "野", "second": ["巨@敵"]},
    }
    usual = {"first": {"hand": ["弓", "剣", "雷撃"]}, "second": {"hand": ["弓@敵札"]}}
    return Table(*cards, BOLT, HERB, board=board, **{**usual, **more})


EVENTS: Final[dict[str, Callable[[Table], Event]]] = {
    "own fire": lambda t: Damaged("4.5.1", t.card("兵"), 1, ("火炎",)),
    "own blow": lambda t: Damaged("4.5.1", t.card("兵"), 1, (), attack=True),
    "enemy fire": lambda t: Damaged("4.5.1", t.card("敵"), 1, ("火炎",)),
    "tired": lambda t: Finished("3.2.4", t.card("兵")),
    "fresh": lambda t: Finished("3.2.4", t.card("兵"), 0),
    "enemy tired": lambda t: Finished("3.2.4", t.card("敵")),
    "arrived": lambda t: MarchSettled("12.2.5.2.1", (t.card("兵"),), True, t.state.cell[t.card("兵")]),
    "repelled": lambda t: MarchSettled("12.2.5.2.1", (t.card("兵"),), False, t.state.cell[t.card("兵")]),
    "enemy arrived": lambda t: MarchSettled("12.2.5.2.1", (t.card("敵"),), True, t.state.cell[t.card("敵")]),
    "died": lambda t: Went("12.6.1", t.card("兵"), DISCARDS[0], 0, "die"),
    "discarded": lambda t: Went("12.4.1", t.card("兵"), DISCARDS[0], 0, "discard"),
    "removed": lambda t: Went("12.5.1", t.card("兵"), REMOVED[0], 0, "remove"),
    "returned": lambda t: Went("5.1.1.8", t.card("兵"), HANDS[0], 0, "return"),
    "enemy died": lambda t: Went("12.6.1", t.card("敵"), DISCARDS[1], 1, "die"),
    "summoned": lambda t: Went("12.2.7.4.8", t.card("弓"), FIELD, 0, "summon", area_named("", "b2")),
    "instant": lambda t: Went("12.2.7.4.8", t.card("弓"), FIELD, 0, "instant", area_named("", "b2")),
    "armed": lambda t: Went("12.2.8.7", t.card("剣"), FIELD, 0, "equip", host=t.card("術")),
    "refilled": lambda t: Refilled("12.3.1", t.state.zones[DECKS[0]][0], HANDS[0], 0, "refill"),
    "enemy refilled": lambda t: Refilled("12.3.1", t.state.zones[DECKS[1]][0], HANDS[1], 1, "refill"),
    "hand gone": lambda t: Went("12.4.1", t.card("弓"), DISCARDS[0], 0, "discard"),
    "enemy hand gone": lambda t: Went("12.4.1", t.card("敵札"), DISCARDS[1], 1, "discard"),
    "hand removed": lambda t: Went("12.5.1", t.card("弓"), REMOVED[0], 0, "remove"),
    "used": lambda t: TookEffect("10.2.3", 0, t.card("雷撃"), True, t.declared("雷撃", "敵", user="術")),
    "used in vain": lambda t: TookEffect("10.2.3", 0, t.card("雷撃"), False, t.declared("雷撃", "敵", user="術")),
    "chain over": lambda t: ChainOver("10.2.1"),
}
OWN: Final = "自軍ユニットが"
WAITS: Final[dict[str, set[str]]] = {
    f"{OWN}ダメージを受けた場合": {"own fire", "own blow"},
    f"{OWN}【火炎/電撃】ダメージを受けた場合": {"own fire"},
    f"{OWN}【電撃】ダメージを受けた場合": set(),
    "敵軍ユニットがダメージを受けた場合": {"enemy fire"},
    f"{OWN}行動完了になった場合": {"tired"},
    "敵軍ユニットが行動完了になった場合": {"enemy tired"},
    f"{OWN}進軍に成功した場合": {"arrived"},
    f"{OWN}進軍に失敗した場合": {"repelled"},
    "敵軍ユニットが進軍に成功した場合": {"enemy arrived"},
    f"{OWN}死亡した場合": {"died"},
    f"{OWN}破棄された場合": {"died", "discarded"},
    f"{OWN}ゲームから除外された場合": {"removed"},
    f"{OWN}手札に戻った場合": {"returned"},
    "敵軍ユニットが死亡した場合": {"enemy died"},
    f"{OWN}召喚された場合": {"summoned", "instant"},
    f"{OWN}普通召喚された場合": {"summoned"},
    f"{OWN}即時召喚された場合": {"instant"},
    f"{OWN}装備品を装備した場合": {"armed"},
    "自軍プレイヤーがカードを補充した場合": {"refilled"},
    "敵軍プレイヤーがカードを補充した場合": {"enemy refilled"},
    "自軍プレイヤーが手札を破棄した場合": {"hand gone"},
    "敵軍プレイヤーが手札を破棄した場合": {"enemy hand gone"},
    f"{OWN}使用した戦闘スペルが効果を発揮した場合": {"used"},
    f"{OWN}使用した消耗品が効果を発揮した場合": set(),
    "敵軍ユニットが使用した戦闘スペルが効果を発揮した場合": set(),
}


@clause("honjin", "10.5.1", "10.5.2", "14.7.3.7")
@pytest.mark.parametrize("moment", WAITS)
def test_a_text_waits_for_its_event_and_for_no_other(moment: str) -> None:
    found = set()
    for name, event in EVENTS.items():
        table = watched(waiting(moment))
        if name == "fresh":
            table.let(Finished("3.2.4", table.card("兵")))
            table.state.triggered = ()
        table.let(event(table))
        if table.state.triggered:
            assert [(each.seat, each.card) for each in table.state.triggered] == [(0, table.card("見"))]
            found.add(name)
    assert found == WAITS[moment]


@clause("honjin", "10.5.2", "14.7.3.7", "10.5.2.1")
def test_a_text_that_names_several_moments_waits_for_each_of_them() -> None:
    both = unit(
        "見",
        f"●[自軍ターン]見\n〈発揮:メインフェイズ終了時/発揮:自軍ユニットが死亡した場合/対象:自軍プレイヤー〉\n{DRAW}",
    )
    table = watched(both)
    table.let(Moment("7.3.2", "main-start", 0))
    assert not table.state.triggered
    table.let(Moment("7.3.5", "main-end", 0))
    assert len(table.state.triggered) == 1
    for name in ("enemy fire", "enemy tired", "enemy arrived", "refilled", "used"):
        table.let(EVENTS[name](table))
    table.let(EVENTS["died"](table))
    assert [each.that for each in table.state.triggered] == [(), (table.card("兵"),)]
    for name in ("enemy died", "chain over"):
        table.let(EVENTS[name](table))
    assert len(table.state.triggered) == 2


# --- 14.7.3: moments


@clause("honjin", "14.7.3.5", "14.7.3.7", "4.7.4")
@pytest.mark.parametrize("word", ["第1手札調整フェイズ", "第2手札調整フェイズ", "手札調整フェイズ", "メインフェイズ"])
@pytest.mark.parametrize("edge", ["開始時", "終了時"])
def test_what_waits_for_an_edge_of_a_phase_is_set_off_by_that_edge_only(word: str, edge: str) -> None:
    table = watched(waiting(f"{word}{edge}"))
    names = {"第1手札調整フェイズ": {"first-hand"}, "第2手札調整フェイズ": {"second-hand"}, "メインフェイズ": {"main"}}
    wanted = {
        f"{name}-{'start' if edge == '開始時' else 'end'}" for name in names.get(word, {"first-hand", "second-hand"})
    }
    found = set()
    for period in ("first-hand", "main", "summoning", "second-hand", "turn"):
        for at in ("start", "end"):
            before = len(table.state.triggered)
            table.let(Moment("7.3.2", f"{period}-{at}", 0))
            if len(table.state.triggered) > before:
                found.add(f"{period}-{at}")
    assert found == wanted


@clause("honjin", "14.7.3.6", "14.7.3.7")
def test_what_waits_for_a_declaration_is_set_off_each_time_and_knows_the_card() -> None:
    table = watched(waiting("進軍宣言時"))
    table.let(Moment("12.2.5.1.4", "march-fixed", 0))
    assert not table.state.triggered
    table.let(Moment("12.2.5.1.1", "march", 0))
    table.let(Moment("12.2.5.1.1", "march", 0, table.card("兵")))
    assert [each.that for each in table.state.triggered] == [(), (table.card("兵"),)]


@clause("honjin", "14.7.3.7", "10.5.2")
def test_a_terrain_waits_for_its_own_laying_only() -> None:
    hill = terrain("丘", f"●[自軍ターン]丘\n〈発揮:この地形配置時/対象:自軍プレイヤー〉\n{DRAW}")
    table = Table(hill, board={"b2": {"terrain": "丘"}, "c2": {"terrain": "野"}})
    table.let(Moment("12.1.1.2.8", "laid", 0, table.target("c2")))
    table.let(Moment("12.1.1.2.3", "laying", 0, table.target("b2")))
    assert not table.state.triggered
    table.let(Moment("12.1.1.2.8", "laid", 0, table.target("b2")))
    assert [each.that for each in table.state.triggered] == [(table.target("b2"),)]


# --- 10.9, 14.7.3: in battles, in the own turn


@clause("honjin", "10.9.10", "14.7.3.2")
@pytest.mark.parametrize("turn", ["first", "second"])
def test_what_is_for_the_own_turn_waits_in_it_only(turn: str) -> None:
    table = watched(waiting("自軍ユニットが死亡した場合"), turn=turn)
    table.let(EVENTS["died"](table))
    assert bool(table.state.triggered) == (turn == "first")


@clause("honjin", "10.9.8", "14.7.3.1", "8.2.3")
@pytest.mark.parametrize(("area", "triggers"), [("", False), ("b2", True), ("b3", False)])
def test_what_is_for_battles_waits_where_one_is_fought(area: str, triggers: bool) -> None:
    for host in ("見", "術"):
        text = f"●[戦闘]見\n〈発揮:ユニットが行動完了になった場合/対象:自軍プレイヤー〉\n{DRAW}"
        watcher = unit("見", text) if host == "見" else gear("具", text)
        board = {
            "b2": {
                "terrain": "野",
                "first": ["見" if host == "見" else {"card": "術", "equipment": ["具"]}, "兵"],
                "second": ["兵@敵"],
            },
            "b3": {"terrain": "野", "first": ["兵@友"], "second": ["兵@他"]},
        }
        table = Table(watcher, board=board, turn="second")
        if area:
            table.battle(area)
        table.let(Finished("3.2.4", table.card("敵" if area != "b3" else "他")))
        assert bool(table.state.triggered) == triggers


@clause("honjin", "10.9.8", "14.7.3.1", "8.2.3")
@pytest.mark.parametrize(("area", "triggers"), [("", False), ("b2", True), ("b3", False)])
def test_what_dies_waits_for_its_own_death_where_the_battle_was(area: str, triggers: bool) -> None:
    board = {
        "b2": {"terrain": "野", "first": ["見", "兵"], "second": ["兵@敵"]},
        "b3": {"terrain": "野", "first": ["兵@友"], "second": ["兵@他"]},
    }
    table = Table(waiting("このユニットが死亡した場合", timing="戦闘"), board=board)
    if area:
        table.battle(area)
    table.let(Went("12.6.1", table.card("見"), DISCARDS[0], 0, "die"))
    assert bool(table.state.triggered) == triggers


# --- 10.5.2, 10.5.4: several at once, and those that leave together


@clause("honjin", "10.5.2.1", "10.5.4", "10.5.4.1.2")
def test_whoever_leaves_together_with_others_sees_each_of_them_leave() -> None:
    table = watched(waiting("自軍ユニットが死亡した場合"))
    table.let(
        Went("12.6.1", table.card("兵"), DISCARDS[0], 0, "die"),
        Went("12.6.1", table.card("見"), DISCARDS[0], 0, "die"),
        Went("12.6.1", table.card("術"), DISCARDS[0], 0, "die"),
    )
    assert [each.that for each in table.state.triggered] == [
        (table.card("兵"),),
        (table.card("見"),),
        (table.card("術"),),
    ]


@clause("honjin", "10.5.4", "10.5.4.1.2")
def test_what_has_left_is_seen_as_it_was_on_the_battlefield() -> None:
    mark = spell("印", "◇[普通]印\n〈対象:ユニット1体〉\n対象に「種族:エルフ」を付与する。")
    for marked in (False, True):
        table = watched(waiting("「種族:エルフ」の自軍ユニットが死亡した場合"), mark, first={"hand": ["印"]})
        if marked:
            table.use("印", "兵", user="術")
        table.let(Went("12.6.1", table.card("兵"), DISCARDS[0], 0, "die"))
        assert bool(table.state.triggered) == marked


@clause("honjin", "10.7.5", "10.5.4.1.1")
def test_what_comes_is_seen_as_it_is_once_it_is_there() -> None:
    for banner in (False, True):
        flag = unit("旗", "○旗\n〈対象:自軍ユニットすべて〉\n対象に「種族:ドラゴン」を付与する。")
        board = {"b2": {"terrain": "野", "first": ["見", *(["旗"] if banner else [])]}}
        watcher = waiting("「種族:ドラゴン」の自軍ユニットが召喚された場合")
        table = Table(watcher, flag, board=board, first={"hand": ["弓"]})
        table.let(EVENTS["summoned"](table))
        assert bool(table.state.triggered) == banner


# --- 10.5.4.2: what is put off


def plot(effect: str, target: str = "ユニット1体") -> Printed:
    return spell("謀", f"◇[普通]謀\n〈対象:{target}〉\n{effect}")


@clause("honjin", "3.2.1.5", "10.5.3", "10.5.4.2")
def test_what_was_put_off_belongs_to_whoever_used_it_and_is_about_its_target() -> None:
    for moment, event in (("メインフェイズの終了時に", "main-end"), ("ターンの終了時に", "turn-end")):
        table = watched(waiting("進軍宣言時"), plot(f"{moment}、対象を行動完了にする。"), first={"hand": ["謀"]})
        table.use("謀", "敵", user="術")
        table.let(Moment("7.3.2", "main-start", 0))
        table.check()
        assert not table.is_finished("敵") and not table.state.triggered
        table.let(Moment("7.3.5", event, 0))
        assert [(each.seat, each.card) for each in table.state.triggered] == [(0, table.card("謀"))]
        table.check()
        assert table.is_finished("敵") and not table.is_finished("兵")


@clause("honjin", "10.5.3", "10.5.4.2", "10.5.4.2.1")
def test_what_was_put_off_until_others_die_is_about_its_own_targets_and_comes_once() -> None:
    table = watched(
        waiting("進軍宣言時"),
        plot("敵軍ユニットが死亡した場合、対象を行動完了にする。", "自軍ユニット1体"),
        first={"hand": ["謀"]},
    )
    table.use("謀", "兵", user="術")
    table.let(EVENTS["enemy died"](table))
    table.check()
    assert table.is_finished("兵") and not table.is_finished("術")
    table.let(Finished("3.2.4", table.card("兵"), 0))
    table.let(
        Went("12.2.7.4.8", table.card("敵"), FIELD, 1, "summon", area_named("", "b3")), EVENTS["enemy died"](table)
    )
    table.check()
    assert not table.is_finished("兵")


# --- 10.5.4.1.2, 10.11.4: what is remembered


@clause("honjin", "10.5.4.1.2", "10.11.4")
def test_of_a_card_that_leaves_all_that_it_was_is_remembered() -> None:
    knight = unit("騎", level=3, attack=4, defence=5, initiative=1, charge=2, defender=3, types=["剣"], march=["飛行"])
    board: dict[str, Any] = {
        "b2": {"terrain": "野", "first": ["騎", {"card": "術", "equipment": ["剣"], "finished": True}, "兵"]},
        "c2": {"terrain": "野", "first": ["弓"]},
    }
    table = Table(knight, board=board)
    names = table.rules.list.names
    made = {name: remembered(table.state, table.rules, table.card(name)) for name in ("騎", "術", "剣", "兵", "弓")}
    first = made["騎"]
    assert first.numbers == (3, 4, 5, 0, 1, 2, 3)
    assert (first.attributes, first.march) == (attribute_bit("火"), march_bit("飛行"))
    assert ([names[code] for code in first.races], [names[code] for code in first.types]) == (["ヒューマン"], ["剣"])
    assert made["術"].numbers == (2, 4, 4, 0, 0, 0, 0)
    spot = area_named("", "b2")
    where = [made[name].cell for name in ("騎", "術", "剣", "兵", "弓")]
    assert where == [spot, spot, spot, spot, area_named("", "c2")]
    assert [made[name].host for name in ("騎", "剣")] == [-1, table.card("術")]
    assert [made[name].finished for name in ("騎", "術")] == [0, 1]
    assert [made[name].equipped for name in ("騎", "術", "剣")] == [0, 1, 0]
    assert [(made[name].front, made[name].rear) for name in ("騎", "術", "兵", "弓")] == [
        (True, False),
        (False, False),
        (False, True),
        (True, True),
    ]
    assert [each.obj for each in made.values()] == [table.state.object[table.card(name)] for name in made]
    assert all(each.seat == 0 and each.zone == FIELD for each in made.values())


@clause("honjin", "10.5.4.1.2", "10.11.4")
def test_abilities_are_remembered_with_their_unit() -> None:
    horn = gear("角", f"●[自軍ターン]角\n〈発揮:進軍宣言時/対象:自軍プレイヤー〉\n{DRAW}")
    board: dict[str, Any] = {"b2": {"terrain": "野", "first": ["見", {"card": "術", "equipment": ["角"]}, "兵"]}}
    table = Table(waiting("進軍宣言時"), horn, board=board)
    cards = [table.card(name) for name in ("見", "術", "角", "兵")]
    assert [len(remembered(table.state, table.rules, card).abilities) for card in cards] == [1, 1, 0, 0]


@clause("honjin", "10.10.1", "10.10.10", "10.5.6")
def test_what_is_triggered_has_no_targets_where_their_number_hangs_on_dice() -> None:
    dice = unit("賽", "●[自軍ターン]賽\n〈発揮:進軍宣言時/対象:敵軍ユニットn体〉\n対象を行動完了にする。nは1D。")
    count = unit(
        "数", "●[自軍ターン]数\n〈発揮:進軍宣言時/対象:敵軍ユニットn体〉\n対象を行動完了にする。nは自軍ユニットの数。"
    )
    for card, tired in ((dice, False), (count, True)):
        name = card["name"]["ja"]
        board = {"b2": {"terrain": "野", "first": [name]}, "b3": {"terrain": "野", "second": ["兵@敵"]}}
        table = Table(card, board=board)
        table.let(Moment("12.2.5.1.1", "march", 0))
        table.check()
        assert table.is_resting() and table.is_finished("敵") == tired
        assert "DiceRolled" not in table.happened()


@clause("honjin", "10.5.1", "10.5.2", "10.5.4.2")
def test_what_is_put_off_until_the_chain_ends_waits_for_that() -> None:
    plot_twist = plot("対抗連鎖終了後、対象を行動完了にする。")
    table = watched(waiting("進軍宣言時"), plot_twist, first={"hand": ["謀", "弓", "剣", "雷撃"]})
    table.use("謀", "敵", user="術")
    for name in ("own fire", "tired", "arrived", "refilled"):
        table.let(EVENTS[name](table))
    assert not table.state.triggered
    table.let(EVENTS["chain over"](table))
    assert len(table.state.triggered) == 1
    table.check()
    assert table.is_finished("敵")


@clause("honjin", "10.5.1", "10.5.2")
def test_before_the_first_turn_nothing_is_waited_for() -> None:
    for turn, triggers in ((0, True), (-1, False)):
        table = watched(waiting("自軍ユニットが行動完了になった場合", timing="自軍ターン"))
        constant = unit("常", f"○常\n〈対象:自軍プレイヤー〉\n自軍ユニットが行動完了になった場合、{DRAW}")
        table = Table(constant, board={"b2": {"terrain": "野", "first": ["常", "兵"]}})
        table.state.turn_player = turn
        table.let(EVENTS["tired"](table))
        assert bool(table.state.triggered) == triggers


@clause("honjin", "16.2.1", "16.2.2", "14.7.3.4")
def test_an_automatic_grant_that_does_not_stack_is_applied_once() -> None:
    for tail, attack in (("この効果は重複しない。", 4), ("", 6)):
        effect = f"対象に「攻撃力:+2」を付与する。{tail}"
        brave = unit("勇", f"●[自軍ターン]勇\n〈発揮:進軍宣言時/対象:このユニット〉\n{effect}")
        table = Table(brave, board={"b2": {"terrain": "野", "first": ["勇"]}})
        for _ in range(2):
            table.let(Moment("12.2.5.1.1", "march", 0))
            table.check()
        assert table.attack("勇") == attack


@clause("honjin", "10.5.3", "4.1.11")
@pytest.mark.parametrize("bearer", ["unit", "gear"])
def test_what_follows_is_not_done_once_the_unit_with_the_ability_has_left(bearer: str) -> None:
    for effect, drawn in (("対象を破棄する。", 0), ("対象を行動完了にする。", 1)):
        text = f"●[自軍ターン]終\n〈発揮:進軍宣言時/対象:このユニット〉\n{effect}効果適用後、{DRAW}"
        card = unit("終", text) if bearer == "unit" else gear("終", text)
        own: list[Any] = ["終"] if bearer == "unit" else [{"card": "術", "equipment": ["終"]}]
        table = Table(card, board={"b2": {"terrain": "野", "first": own}})
        table.let(Moment("12.2.5.1.1", "march", 0))
        table.check()
        assert len(table.hand("first")) == drawn


@clause("honjin", "3.2.1.5", "10.5.3", "14.7.3.3")
@pytest.mark.parametrize("seat", ["first", "second"])
def test_who_used_a_text_draws_by_what_it_put_off(seat: str) -> None:
    card = plot(f"ターンの終了時に、{DRAW}", "自軍プレイヤー")
    held: dict[str, Any] = {seat: {"hand": ["謀"]}}
    table = Table(card, board={"b2": {"terrain": "野", seat: ["術"]}}, turn="first", **held)
    table.use("謀", seat, user="術")
    table.let(Moment("7.6.2", "turn-end", 0))
    table.check()
    other = "second" if seat == "first" else "first"
    assert (len(table.hand(seat)), len(table.hand(other))) == (1, 0)


@clause("honjin", "10.20.1.1.1", "10.20.1.1.2", "10.5.3.1")
@pytest.mark.parametrize("turn", ["first", "second"])
def test_each_side_is_asked_for_its_own_triggers_by_its_own_clause(turn: str) -> None:
    pair = unit(
        "双", "\n".join([f"○{name}\n〈対象:自軍プレイヤー〉\nユニットが死亡した場合、{DRAW}" for name in ("甲", "乙")])
    )
    board = {"b2": {"terrain": "野", "first": ["双", "兵"]}, "b3": {"terrain": "野", "second": ["双@敵"]}}
    table = Table(pair, board=board, turn=turn)
    table.let(EVENTS["died"](table))
    table.check()
    other = "second" if turn == "first" else "first"
    assert table.asked() == (turn, "trigger", "10.20.1.1.1")
    table._submit(turn, 0)
    assert table.asked() == (other, "trigger", "10.20.1.1.2")
    table._submit(other, 0)
    assert table.is_resting()


@clause("honjin", "15.2.5.3", "15.2.5.5", "4.5.1")
def test_nothing_is_chained_on_to_the_damage_of_what_was_triggered() -> None:
    thorn = unit("棘", "●[自軍ターン]棘\n〈発揮:進軍宣言時/対象:敵軍ユニット1体〉\n対象に【2】ダメージを与える。")
    board = {"b2": {"terrain": "野", "first": ["棘"]}, "b3": {"terrain": "野", "second": ["巨@敵"]}}
    table = Table(thorn, board=board)
    table.let(Moment("12.2.5.1.1", "march", 0))
    table.check()
    assert [each["amount"] for each in table.told() if each["event"] == "Damaged"] == [2]
