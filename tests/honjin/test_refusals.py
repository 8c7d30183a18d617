"""4.3.4, 7.3.3, 7.4.4, 8.3, 9, 12.2, 15.2.5.6, 16.1: why an action is not offered now, clause by clause."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.battle_events import PutUp, TimingBegan
from fuda.games.honjin.chapters.costs import is_turning_over
from fuda.games.honjin.chapters.refusals import action_refusal
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import (
    ENDING,
    FIRST_NORMAL,
    FORMATION,
    INITIATIVE,
    INSTANT,
    MAIN,
    SECOND_NORMAL,
    SUMMONING,
    Declared,
)
from fuda.kernel.decisions import Action
from fuda.kernel.reasons import Reason
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import Table, spell, unit
from tests.honjin.turns import Game

EACH: Final = pytest.mark.parametrize(("m", "d"), [("first", "second"), ("second", "first")])
BOLT: Final = spell("雷", "◇[普通]雷\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")
SKILL: Final = unit("技", "◎[普通]技\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。")


def told(reason: Reason | None) -> tuple[str, str] | None:
    return None if reason is None else (reason.clause, reason.condition)


def why(
    board: Table | Game, seat: str, verb: str, card: str = "", *cards: str, area: str = ""
) -> tuple[str, str] | None:
    taken = tuple([board.card(each) for each in cards])
    numbers = (area_named("", area),) if area else ()
    action = Action(verb, board.card(card) if card else -1, taken, numbers)
    return told(action_refusal(board.state, board.rules, SEATS.index(seat), action))


# --- 4.3.4: who is not asked


@EACH
@clause("honjin", "4.3.4")
def test_what_is_offered_is_not_refused_and_who_is_not_asked_does_nothing(m: str, d: str) -> None:
    home = "b1" if m == "first" else "b4"
    board = {home: {m: ["兵"]}, "b2": {"terrain": "野"}, "b3": {"terrain": "野"}}
    game = Game(board=board, turn=m)
    own, other = SEATS.index(m), SEATS.index(d)
    assert game.purpose() == "main-phase"
    assert game.rules.refusal(game.state, own, Action("march")) is None
    assert game.rules.refusal(game.state, own, Action("pass")) is None
    assert told(game.rules.refusal(game.state, other, Action("march"))) == ("7.3.3", "not-your-turn")
    assert told(game.rules.refusal(game.state, other, Action("pass"))) == ("4.3.4", "not-asked")
    assert told(game.rules.refusal(game.state, own, Action("go-on"))) == ("7.3.3", "not-offered-now")
    assert game.refused(m, "march", "兵", area="b2" if m == "first" else "b3") == ("12.2.5.1.1", "declared-first")


@EACH
@clause("honjin", "4.3.4", "7.3.7")
def test_in_the_first_turn_of_the_game_there_is_no_main_phase(m: str, d: str) -> None:
    for number, reason in ((1, ("7.3.7", "no-main-phase-in-the-first-turn")), (2, ("7.3.3", "not-in-main-phase"))):
        held: dict[str, Any] = {m: {"hand": ["弓"]}}
        game = Game(board={}, turn=m, phase="summoning", number=number, **held)
        for verb in ("march", "lay"):
            assert told(game.rules.refusal(game.state, SEATS.index(m), Action(verb))) == reason
        assert game.refused(d, "march") == ("7.3.3", "not-your-turn")


# --- 10.1.2, 7.3.3: what is named


@clause("honjin", "10.1.2", "7.3.3")
def test_cards_and_areas_that_do_not_exist_are_refused() -> None:
    game = Game(board={"b2": {"terrain": "野", "first": ["兵"]}}, first={"hand": ["野@札"]})
    none = len(game.state.zone)
    for action in (Action("use", none), Action("use", -2), Action("equip", 0, (none,)), Action("attack", none)):
        assert told(action_refusal(game.state, game.rules, 0, action)) == ("10.1.2", "no-such-card")
    for verb, number in (("lay", "12.1.1.2.5"), ("march", "12.2.2.2"), ("summon", "12.2.7.4.3")):
        for cell in (12, -1):
            found = action_refusal(game.state, game.rules, 0, Action(verb, game.card("札"), (), (cell,)))
            assert told(found) == (number, "no-such-area")


@EACH
@clause("honjin", "7.3.3", "10.1.2")
def test_terrain_and_marches_belong_to_the_own_main_phase(m: str, d: str) -> None:
    held: dict[str, Any] = {m: {"hand": ["野@札"]}}
    board = {"b2": {"terrain": "野", m: ["兵"], d: ["兵@敵"]}, "b3": {"terrain": "野", m: ["弓"]}}
    game = Game(board=board, turn=m, **held)
    assert why(game, m, "march") is None and why(game, m, "lay", "札") is None
    assert why(game, d, "march") == why(game, d, "lay") == ("7.3.3", "not-your-turn")
    assert why(game, m, "lay", "札", area="b4") == ("5.1.2.10", "headquarters-there")
    assert why(game, m, "march", "弓", area="b3") == ("12.2.2.2", "out-of-range")
    for phase in (SUMMONING, ENDING):
        game.state.phase = phase
        assert why(game, m, "march") == why(game, m, "lay", "札") == ("7.3.3", "not-in-main-phase")
    game.state.phase, game.state.battle = MAIN, area_named("", "b2")
    assert why(game, m, "march") == ("7.3.3", "not-in-main-phase")


# --- 7.4.4, 8.3.2.6, 12.2.6.1: units and equipment


@EACH
@clause("honjin", "7.4.4", "8.3.2.6", "12.2.6.1")
def test_units_and_equipment_come_and_change_hands_in_their_timings(m: str, d: str) -> None:
    board: dict[str, Any] = {
        "b2": {"terrain": "野", m: [{"card": "術@甲", "equipment": ["剣"]}, "術@乙"], d: ["兵@敵"]},
    }
    held: dict[str, Any] = {m: {"hand": ["斥", "剣@札"]}}
    table = Table(unit("斥", instant=True, level=1), board=board, turn=m, **held)

    def all_of(seat: str) -> list[tuple[str, str] | None]:
        return [
            why(table, seat, "summon", "斥"),
            why(table, seat, "equip", "札", "乙"),
            why(table, seat, "exchange", "剣", "乙"),
        ]

    late, early = ("7.4.4", "wrong-timing"), ("8.3.2.6", "wrong-timing")
    swap = ("12.2.6.1", "wrong-timing")
    assert all_of(m) == [late, late, None]
    table.state.phase = SUMMONING
    assert all_of(m) == [None, None, None]
    assert all_of(d) == [("7.4.4", "not-your-turn"), ("7.4.4", "not-your-turn"), ("12.2.6.1", "not-your-turn")]
    table.state.phase = ENDING
    assert all_of(m) == [late, late, swap]
    table.battle("b2", INITIATIVE)
    assert all_of(m) == [early, early, swap]
    table.let(TimingBegan("8.3.2.1", INSTANT))
    assert all_of(m) == [None, None, swap]
    assert why(table, d, "summon", "斥") == ("12.2.7.4.3", "not-in-hand")
    table.let(TimingBegan("8.3.3.4", FORMATION))
    assert all_of(m) == [early, early, None]


@clause("honjin", "7.4.4", "8.3.2.6", "12.2.6.1")
def test_what_is_summoned_given_or_exchanged_must_be_named() -> None:
    board: dict[str, Any] = {"b2": {"terrain": "野", "first": [{"card": "術@甲", "equipment": ["剣"]}, "術@乙"]}}
    table = Table(board=board, first={"hand": ["弓", "剣@札"]})
    table.state.phase = SUMMONING
    assert why(table, "first", "summon") == ("12.2.7.4.4", "nothing-named")
    assert (
        why(table, "first", "equip", "札")
        == why(table, "first", "equip", "札", "甲", "乙")
        == ("12.2.8.4", "nothing-named")
    )
    assert why(table, "first", "equip") == ("12.2.8.4", "nothing-named")
    assert why(table, "first", "exchange", "剣") == ("12.2.6.2.1", "nothing-named")
    assert why(table, "first", "summon", "弓") is None


# --- 8.3.5.6, 9: attacks


@EACH
@clause("honjin", "8.3.5.6", "8.3.6.6", "9.5")
def test_who_attacks_when_and_only_once(m: str, d: str) -> None:
    table = Table(board={"b2": {"terrain": "野", m: ["兵"], d: ["兵@敵"]}}, turn=m)
    assert why(table, m, "attack") == ("9.1", "no-battle")
    table.battle("b2", INITIATIVE)
    assert why(table, m, "attack") == ("9.1", "wrong-timing")
    table.battle("b2", FIRST_NORMAL, m)
    assert why(table, m, "attack") is None and why(table, d, "attack") == ("9.1", "not-your-timing")
    table.state.attacked = (SEATS.index(m),)
    assert why(table, m, "attack") == ("8.3.5.6", "attacked-already")
    table.battle("b2", SECOND_NORMAL, m)
    assert why(table, d, "attack") is None and why(table, m, "attack") == ("9.1", "not-your-timing")
    table.state.attacked = (0, 1)
    assert why(table, d, "attack") == ("8.3.6.6", "attacked-already")


@EACH
@pytest.mark.parametrize(("dice", "number"), [(True, "8.3.5.6"), (False, "8.3.6.6")])
@clause("honjin", "8.3.5.6", "8.3.6.6")
def test_who_can_attack_does_not_pass(m: str, d: str, dice: bool, number: str) -> None:
    held: dict[str, Any] = {m: {"hand": ["兵@札"]}, d: {"hand": ["兵@他"]}}
    fight = Fight(own=["賢"], other=["賢@敵"], turn=m, **held)
    fight.play_on("initiative", "chance")
    fight.roll(*((6, 1) if (m == "first") == dice else (1, 6)))
    fight.begin_here()
    while fight.purpose() != "before-attack" or fight.all_asked() != [m]:
        fight._be_passive()
    own = SEATS.index(m)
    assert told(fight.rules.refusal(fight.state, own, Action("pass"))) == (number, "must-attack")
    assert told(fight.rules.refusal(fight.state, 1 - own, Action("pass"))) == ("4.3.4", "not-asked")
    fight.do(m, "attack")
    fight.settle()
    assert fight.purpose() == "after-attack" and fight.rules.refusal(fight.state, own, Action("pass")) is None


# --- 15.2.5.6, 8.3.2.4: the other side


@EACH
@clause("honjin", "8.3.2.4", "8.3.2.5")
def test_while_one_side_summons_the_other_does_not(m: str, d: str) -> None:
    held: dict[str, Any] = {m: {"hand": ["斥@甲"]}, d: {"hand": ["斥@乙"]}}
    fight = Fight(unit("斥", instant=True, level=1), turn=m, **held)
    assert fight.all_asked() == [m]
    assert told(fight.refused(d, "summon", "乙")) == ("8.3.2.4", "other-side-summons")
    assert told(fight.rules.refusal(fight.state, SEATS.index(d), Action("go-on"))) == ("4.3.4", "not-asked")
    fight.do(m, "go-on")
    assert fight.all_asked() == [d]
    assert told(fight.refused(m, "summon", "甲")) == ("8.3.2.5", "other-side-summons")


@EACH
@clause("honjin", "15.2.5.6", "15.2.2")
def test_while_a_chain_is_declared_nobody_else_uses_anything(m: str, d: str) -> None:
    chain = unit("鎖", "□[普通|チェイン]鎖\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", defence=9)
    jab = unit("突", "◎[普通/対抗]突\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", defence=9)
    fight = Fight(chain, jab, own=["鎖@甲", "鎖@乙"], other=["突"], turn=m)
    fight.play_on("initiative", "chance")
    fight.roll(*((6, 1) if m == "first" else (1, 6)))
    fight.begin_here()
    fight.uses(m, "甲")
    assert fight.asked() == (m, "chain-on", "15.2.5.1")
    assert told(fight.refused(d, "use", "突")) == ("15.2.5.6", "chain-is-being-declared")
    attacking = told(fight.refused(d, "attack"))
    assert attacking is not None and attacking[0] != "15.2.5.6"  # that is about what is used
    fight.do(m, "go-on")
    assert fight.asked() == (d, "counter", "10.1.10")


@EACH
@clause("honjin", "10.1.4", "15.2.2")
def test_what_is_used_or_chained_on_must_be_named(m: str, d: str) -> None:
    both = unit(
        "両",
        "\n".join([f"◎[普通]{name}\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。" for name in ("甲", "乙")]),
    )
    board = {"b2": {"terrain": "野", m: ["両", "技", "兵"], d: ["兵@敵"]}}
    table = Table(both, SKILL, board=board, turn=m)
    table.battle("b2", FIRST_NORMAL, m)
    assert (
        why(table, m, "use")
        == why(table, m, "use", "両")
        == why(table, m, "use", "兵")
        == ("10.1.4", "no-ability-named")
    )
    assert why(table, m, "use", "技") is None and why(table, m, "use", "技", "敵") is None
    assert why(table, m, "use", "技", "兵") == ("10.10.3", "no-proper-target")
    assert why(table, m, "chain-on", "技") == ("15.2.2", "nothing-to-chain-on-to")
    action = Action("use", table.card("技"), (), (1 << 20,))
    assert told(action_refusal(table.state, table.rules, SEATS.index(m), action)) == ("10.1.4", "no-ability-named")
    table.let(PutUp("9.1", Declared(symbol="attack", seat=SEATS.index(m))))
    assert why(table, m, "chain-on", "技") == ("15.2.2", "nothing-to-chain-on-to")


# --- 16.1.1.2: exchanges that lead back


@EACH
@clause("honjin", "16.1.1.2", "12.2.6.1", "7.4.6")
def test_an_exchange_that_leads_back_waits_until_something_else_was_done(m: str, d: str) -> None:
    home = "b1" if m == "first" else "b4"
    board: dict[str, Any] = {home: {m: [{"card": "術@甲", "equipment": ["剣"]}, "術@乙"]}}
    held: dict[str, Any] = {m: {"hand": ["斥", "剣@札"]}}
    game = Game(unit("斥", level=1), board=board, turn=m, phase="summoning", **held)
    game._be_passive()
    game.do(m, "exchange", "剣", "乙")
    while game.purpose() == "slot":
        game._submit(m, 0)
    assert game.equipment("乙") == ["剣"]
    assert "exchange 剣 甲" not in game.options(m)
    assert game.refused(m, "exchange", "剣", "甲") == ("16.1.1.2", "loop-closed")
    game.summon(m, "斥", home)
    assert "exchange 剣 甲" in game.options(m)
    game.do(m, "exchange", "剣", "甲")
    while game.purpose() == "slot":
        game._submit(m, 0)
    assert game.refused(m, "exchange", "剣", "乙") == ("16.1.1.2", "loop-closed")


@EACH
@clause("honjin", "16.1.1.2", "8.3.3.8")
def test_in_a_battle_an_exchange_that_leads_back_is_closed(m: str, d: str) -> None:
    fight = Fight(own=[{"card": "術@甲", "equipment": ["剣"]}, "術@乙"], other=["兵@敵"], turn=m)
    fight.play_on("exchange")
    assert fight.all_asked() == [m]
    fight.do(m, "exchange", "剣", "乙")
    if fight.purpose() == "slot":
        fight._submit(m, 0)
    if fight.purpose() == "exchange":
        assert told(fight.refused(m, "exchange", "剣", "甲")) == ("16.1.1.2", "loop-closed")
    assert fight.state.host[fight.card("剣")] == fight.card("乙")


@clause("honjin", "14.8.3", "10.11.5")
def test_a_terrain_that_is_turned_over_by_a_link_is_promised_too() -> None:
    table = Table(board={"b2": {"terrain": "野", "first": ["兵"], "second": ["兵@敵"]}})
    table.battle("b2")
    home, other = table.target("b2"), table.card("兵")
    link = Declared(symbol="▽", seat=0, card=home, user=home)
    table.let(PutUp("10.1.5", Declared(symbol="◎", seat=0, card=other, user=other, links=(link,))))
    assert is_turning_over(table.state, home) and not is_turning_over(table.state, other)
