"""8.3.5-8.3.7, 9: normal timings with their compulsory attack, and the simultaneous attack."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.events import Went
from fuda.games.honjin.table import DISCARDS
from fuda.games.honjin.texts.attributes import LIMIT
from fuda.games.honjin.texts.changes import ADD
from fuda.games.honjin.texts.values import derived
from fuda.games.honjin.unit_events import Marched
from fuda.games.honjin.words.durations import PHASE
from fuda.language.running.lasting import EffectBegan
from fuda.language.running.text_facts import Modifier
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.texts import gear, spell, unit

STRIKE = spell("撃", "◇[普通]撃\n〈対象:敵軍ユニット1体〉\n対象に【2】ダメージを与える。")
GUARD = spell("守", "◇[対抗]守\n〈対象:ユニット1体〉\n対象に「防御力:+9」を付与する。")
STUN = spell("止", "◇[対抗]止\n〈対象:ユニット1体〉\n対象を行動完了にする。")
AWAKE = spell("起", "◇[普通]起\n〈対象:自軍ユニット1体〉\n対象を未行動にする。")
WALL = unit("壁", attack=1, defence=9)


def damage(fight: Fight, clause: str = "9.3") -> list[tuple[str, int]]:
    """What was dealt by attacks so far."""
    found = [each for each in fight.told() if each["event"] == "Damaged" and each["clause"] == clause]
    return [(fight.name(card_of(fight, each)), each["amount"]) for each in found]


def card_of(fight: Fight, told: dict[str, Any]) -> int:
    """The card that was told of."""
    return fight.state.handle.index(told["card"]["handle"])


# --- the attack


@clause("honjin", "9.1", "8.3.5.6", "8.3.6.6", "10.1.9")
def test_all_fresh_units_attack_together_and_become_finished() -> None:
    fight = Fight(WALL, own=["兵", "弓"], other=["壁@敵"])
    fight.begin(6, 1)
    assert fight.clauses("PutUp") == ["9.1", "9.1"]
    assert damage(fight)[0] == ("敵", 5)


@clause("honjin", "9.1", "8.3.5.6", "9.5")
def test_finished_units_do_not_attack() -> None:
    fight = Fight(WALL, own=["兵", "弓"], other=["壁@敵"])
    fight.play_on("initiative", "chance")
    fight.tire("弓")
    fight.roll(6, 1)
    assert damage(fight)[0] == ("敵", 2)


@clause("honjin", "9.2", "4.6.3")
def test_a_unit_without_attack_takes_part_and_adds_nothing() -> None:
    weak = unit("弱", attack=-2)
    fight = Fight(WALL, weak, own=["兵", "弱"], other=["壁@敵"])
    fight.begin(6, 1)
    assert damage(fight)[0] == ("敵", 2)
    first = next(told for told in fight.told() if told["event"] == "PutUp")
    assert first["symbol"] == "attack"
    assert fight.is_finished("弱")


@clause("honjin", "9.3")
def test_each_unit_is_dealt_what_the_defence_before_it_leaves() -> None:
    fight = Fight(WALL, own=["巨", "兵"], other=["兵@前", "弓@中", "壁@後"])
    fight.play_on("initiative", "chance")
    fight.roll(6, 1)
    assert damage(fight)[:3] == [("前", 8), ("中", 5), ("後", 3)]
    assert sorted(fight.discards("second")) == sorted(["前", "中"])


@clause("honjin", "9.3")
def test_who_is_behind_enough_defence_is_dealt_nothing() -> None:
    fight = Fight(WALL, own=["兵"], other=["壁@前", "弓@後"])
    fight.begin(6, 1)
    assert damage(fight)[:2] == [("前", 2), ("後", 0)]


@clause("honjin", "9.3", "4.1.14")
def test_figures_and_formation_count_as_they_are_when_it_is_resolved() -> None:
    fight = Fight(GUARD, own=["巨"], other=["賢@敵"], second={"hand": ["守", "兵@札"]})
    fight.begin(6, 1)
    assert fight.asked() == ("second", "counter", "10.1.10")
    fight.uses("second", "守", "敵")
    fight.settle()
    assert fight.there("b2", "second") == ["敵"]
    assert fight.defence("敵") == 18


@clause("honjin", "9.1", "10.1.13", "10.11.9")
def test_an_attacker_that_was_finished_meanwhile_drops_out() -> None:
    fight = Fight(STUN, WALL, own=["兵", "弓"], other=["賢@敵"], second={"hand": ["止", "兵@札"]})
    fight.begin(6, 1)
    fight.uses("second", "止", "弓")
    fight.settle()
    assert damage(fight) == [("敵", 2)]
    assert fight.took_effect() == [True, True]


@clause("honjin", "9.1", "10.1.14")
def test_without_attackers_the_attack_takes_no_effect() -> None:
    fight = Fight(STUN, own=["兵"], other=["賢@敵"], second={"hand": ["止", "兵@札"]})
    fight.begin(6, 1)
    fight.uses("second", "止", "兵")
    fight.settle()
    assert damage(fight) == []
    assert fight.took_effect() == [True, False]


@clause("honjin", "9.1", "10.10.5", "10.1.13")
def test_attackers_finish_even_if_nobody_is_left_to_hit() -> None:
    flee = unit("逃", "◎[対抗]逃\n〈コスト:このユニットを手札に戻す/対象:自軍プレイヤー〉\nカードを1枚補充する。")
    fight = Fight(flee, own=["兵"], other=["逃"])
    fight.begin(6, 1)
    fight.uses("second", "逃")
    assert damage(fight) == []
    assert fight.took_effect() == [False, False]
    assert "10.1.13" in fight.clauses("Finished")


@clause("honjin", "9.1", "10.10.1", "10.7.3")
def test_who_joins_the_party_after_the_declaration_is_not_hit() -> None:
    raise_dead = spell("甦", "◇[対抗]甦\n〈対象:自軍プレイヤー〉\n自軍捨て山のユニットカード1枚を同じ地形に召喚する。")
    second = {"hand": ["甦", "兵@敵札"], "discard": ["弓@亡"]}
    fight = Fight(raise_dead, own=["巨", "兵"], other=["賢@敵"], second=second)
    fight.begin(6, 1)
    fight.uses("second", "甦")
    fight.settle()
    assert damage(fight) == [("敵", 8)]
    assert fight.there("b2", "second") == ["敵", "亡"]


@clause("honjin", "9.1", "4.1.12")
def test_a_unit_that_cannot_attack_does_not() -> None:
    calm = unit("静", "○[戦闘]静\n〈対象:このユニット〉\n対象は攻撃できない。")
    fight = Fight(WALL, calm, own=["兵", "静"], other=["壁@敵"])
    fight.begin(6, 1)
    assert damage(fight)[0] == ("敵", 2)
    alone = Fight(WALL, calm, own=["静"], other=["壁@敵"])
    alone.begin(6, 1)
    assert alone.clauses("PutUp") == ["9.1"]
    assert [told["seat"] for told in alone.told() if told["event"] == "PutUp"] == [1]


# --- the normal timings


@clause("honjin", "8.3.5.4", "8.3.5.5", "8.3.5.6", "10.9.4", "4.3.7")
def test_the_first_side_uses_what_it_likes_and_then_must_attack() -> None:
    fight = Fight(STRIKE, own=["賢"], other=["賢@敵"], first={"hand": ["撃@一", "撃@二", "兵@札"]})
    fight.begin(6, 1)
    assert fight.asked() == ("first", "before-attack", "8.3.5.4")
    fight.uses("first", "一", "敵")
    fight.settle()
    assert fight.asked() == ("first", "before-attack", "8.3.5.4")
    fight.uses("first", "二", "敵")
    fight.settle()
    assert fight.options("first") == ["use 賢", "attack"]
    assert "pass" not in fight.options("first")


@clause("honjin", "8.3.5.7", "8.3.5.8", "8.3.5.9", "8.3.5.6")
def test_after_the_attack_the_first_side_may_use_more_and_does_not_attack_again() -> None:
    fight = Fight(AWAKE, own=["賢"], other=["賢@敵"], first={"hand": ["起", "兵@札"]})
    fight.begin(6, 1)
    fight.do("first", "attack")
    fight.settle()
    assert fight.asked() == ("first", "after-attack", "8.3.5.7")
    fight.uses("first", "起", "賢")
    fight.settle()
    assert not fight.is_finished("賢")
    assert fight.options("first") == ["use 賢", "pass"]
    reason = fight.refused("first", "attack")
    assert (reason.clause, reason.condition) == ("8.3.5.6", "attacked-already")
    fight.do("first", "pass")
    assert "8.3.5.9" in fight.clauses("Finished")
    fight.end()
    assert damage(fight) == [("敵", 2), ("賢", 2)]


@clause("honjin", "8.3.6.4", "8.3.6.5", "8.3.6.7", "8.3.6.8", "8.3.6.6", "10.9.4")
def test_the_second_side_does_the_same_in_its_timing() -> None:
    fight = Fight(STRIKE, own=["賢"], other=["賢@敵"], second={"hand": ["撃@一", "撃@二", "兵@札"]})
    fight.begin(6, 1)
    fight.play_on("before-attack", "second")
    assert fight.asked() == ("second", "before-attack", "8.3.6.4")
    fight.uses("second", "一", "賢")
    fight.settle()
    fight.do("second", "attack")
    fight.settle()
    assert fight.asked() == ("second", "after-attack", "8.3.6.7")
    fight.uses("second", "二", "賢")
    fight.settle()
    assert fight.asked() == ("second", "after-attack", "8.3.6.7")


@clause("honjin", "8.3.6.9", "8.3.5.9")
def test_units_that_are_still_fresh_become_finished_at_the_end_of_the_timing() -> None:
    calm = unit("静", "○[戦闘]静\n〈対象:このユニット〉\n対象は攻撃できない。", defence=9)
    fight = Fight(calm, own=["静@甲"], other=["静@乙"])
    fight.begin(6, 1)
    assert fight.clauses("Finished") == ["8.3.5.9", "8.3.6.9"]
    assert fight.is_finished("甲")


@clause("honjin", "8.3.5.4", "4.3.7", "10.9.5")
def test_the_other_side_is_not_asked_outside_of_chains() -> None:
    fight = Fight(GUARD, own=["賢"], other=["賢@敵"], first={"hand": ["兵@札"]}, second={"hand": ["守"]})
    fight.begin(6, 1)
    assert fight.all_asked() == ["first"]
    reason = fight.refused("second", "use", "守")
    assert (reason.clause, reason.condition) == ("10.9.5", "counter-without-chain")


@clause("honjin", "8.3.5.6", "9.5", "8.2.6")
def test_without_enemies_there_is_no_attack_but_abilities_may_be_used() -> None:
    fight = Fight(own=["賢", "巨"], other=["兵@敵"], first={"hand": ["兵@札"]})
    fight.begin(1, 6)
    fight.play_on("before-attack", "first")
    assert fight.options("first") == ["use 賢", "attack"]
    gone = Fight(STRIKE, own=["賢"], other=["弓@敵"], first={"hand": ["撃", "兵@札"]})
    gone.begin(6, 1)
    gone.uses("first", "撃", "敵")
    gone.settle()
    assert gone.there("b2", "second") == []
    assert gone.options("first") == ["use 賢", "pass"]
    assert gone.refused("first", "attack").condition == "no-enemy-unit"
    gone.do("first", "pass")
    assert gone.asked() == ("first", "after-attack", "8.3.5.7")


@clause("honjin", "9.5", "10.9.2")
def test_why_a_side_does_not_attack() -> None:
    fight = Fight(own=["賢"], other=["賢@敵"], first={"hand": ["兵@札"]})
    assert (fight.refused("first", "attack").clause, fight.refused("first", "attack").condition) == (
        "9.1",
        "wrong-timing",
    )
    fight.play_on("initiative", "chance")
    fight.tire("賢")
    fight.begin(6, 1)
    assert fight.refused("second", "attack").condition == "not-your-timing"
    reason = fight.refused("first", "attack")
    assert (reason.clause, reason.condition) == ("9.5", "all-finished")


@clause("honjin", "8.3.5.2", "8.3.5.3", "8.3.5.10", "8.3.6.2", "8.3.6.3", "8.3.6.10", "8.3.6.11")
def test_what_waits_for_the_normal_timings_comes_at_their_start_and_end() -> None:
    texts = "".join(
        [
            f"●[戦闘]{name}\n〈発揮:{period}タイミング{edge}/対象:自軍プレイヤー〉\nカードを1枚補充する。\n"
            for name, period, edge in (
                ("一", "先攻普通", "開始時"),
                ("二", "先攻普通", "終了時"),
                ("三", "後攻普通", "開始時"),
                ("四", "後攻普通", "終了時"),
            )
        ]
    )
    fight = Fight(unit("鐘", texts.strip(), defence=9), own=["鐘"], other=["弓@敵"])
    fight.begin(6, 1)
    order = [told["event"] for told in fight.told() if told["event"] in ("Refilled", "Moment")]
    assert order[order.index("Refilled") - 1 :][:8] == ["Moment", "Refilled"] * 4
    assert len(fight.hand("first")) == 4


@clause("honjin", "13.1.5.2", "13.1.6.2", "8.3.5.2")
def test_charge_and_defender_count_from_the_first_normal_timing() -> None:
    rider = unit("騎", charge=3, defence=9)
    post = unit("番", defender=4, defence=9)
    fight = Fight(rider, post, own=["騎"], other=["番"])
    fight.begin(6, 1)
    assert damage(fight) == [("番", 5), ("騎", 6)]


# --- both at once


@clause("honjin", "8.3.7.4", "9.4", "8.3.7.1")
def test_both_parties_strike_before_anyone_falls() -> None:
    fight = Fight(own=["弓"], other=["弓@敵"])
    fight.begin(4, 4)
    assert damage(fight, "9.4") == [("敵", 3), ("弓", 3)]
    assert (fight.discards("first"), fight.discards("second")) == (["弓"], ["敵"])
    assert "PutUp" not in fight.happened()


@clause("honjin", "8.3.7.4")
def test_finished_units_do_not_strike_in_the_simultaneous_attack() -> None:
    fight = Fight(own=["弓"], other=["弓@敵"])
    fight.play_on("initiative", "chance")
    fight.tire("敵")
    fight.roll(4, 4)
    assert damage(fight, "9.4") == [("敵", 3)]


@clause("honjin", "8.3.7.3", "8.3.7.5")
def test_only_printed_figures_count_in_the_simultaneous_attack() -> None:
    proud = unit("誇", "○[戦闘]誇\n〈対象:自軍パーティ〉\n対象を「攻撃力:+9」する。", defence=6, resists=["攻撃"])
    fight = Fight(proud, own=["誇"], other=[{"card": "術@敵", "equipment": ["剣"]}])
    fight.begin(4, 4)
    assert damage(fight, "9.4") == [("敵", 2), ("誇", 2)]
    suspended = [told["suspended"] for told in fight.told() if told["event"] == "Suspended"]
    assert suspended == [True, False]
    assert fight.attack("敵") == 4


@clause("honjin", "8.3.7.3")
def test_lasting_effects_elsewhere_are_not_suspended() -> None:
    wide = spell("広", "◇[メイン]広\n〈対象:地形1つ〉\n対象を「リミット:+9」する。")
    places = {"a2": {"terrain": "原", "first": ["賢", "兵@甲"]}, "a1": {"terrain": "野", "first": ["弓"]}}
    fight = Fight(wide, board=places, first={"hand": ["広"]})
    card, ground = fight.card("広"), fight.target("a2")
    made = Modifier(seat=0, this=card, printed=fight.state.printed[card], ability=0, sentence=0, until=PHASE)
    made.cards, made.kept = (ground,), (ADD, LIMIT, 1)
    fight.play_on("initiative", "chance")
    fight.happen(EffectBegan("10.7.1", made))
    fight.happen(Marched("12.2.5.1.5", fight.card("弓"), fight.state.cell[ground], True))
    assert derived(fight.state, fight.rules).number(ground, LIMIT) == 6
    fight.roll(4, 4)
    assert fight.is_resting()
    assert fight.there("a2") == ["賢", "甲", "弓"]


@clause("honjin", "8.3.7.3", "13.1.2.8")
def test_equipment_on_printed_slots_survives_the_simultaneous_attack() -> None:
    bag = gear("袋", items=1)
    fight = Fight(bag, WALL, own=[{"card": "術", "equipment": ["袋"]}], other=["壁@敵"])
    fight.begin(4, 4)
    assert fight.discards("first") == []


@clause("honjin", "8.3.7.2")
def test_nothing_can_be_used_in_the_simultaneous_attack() -> None:
    fight = Fight(own=["賢"], other=["賢@敵"], first={"hand": ["兵@札"]})
    fight.begin(4, 4)
    assert fight.is_resting()
    assert fight.hand("first") == ["札"]


@clause("honjin", "8.3.7.6", "8.3.7.4", "9.5")
def test_who_has_nobody_to_strike_becomes_finished() -> None:
    fight = Fight(own=["巨"], other=["兵@敵"])
    fight.play_on("initiative", "chance")
    fight.happen(Went("12.4.1", fight.card("敵"), DISCARDS[1], 1, "discard"))
    fight.roll(4, 4)
    assert fight.clauses("Finished") == ["8.3.7.6"]
    assert fight.is_finished("巨")


@clause("honjin", "8.3.7.7", "8.3.8.3")
def test_what_triggers_in_the_simultaneous_attack_waits_for_the_end_timing() -> None:
    grim = unit("恨", "●[戦闘]恨\n〈発揮:このユニットが死亡した場合/対象:自軍プレイヤー〉\nカードを1枚補充する。")
    fight = Fight(grim, own=["恨"], other=["巨@敵"])
    fight.begin(4, 4)
    assert fight.discards("first") == ["恨"]
    assert len(fight.hand("first")) == 1
    events = fight.happened()
    assert events.index("Refilled") > events.index("Suspended", events.index("Suspended") + 1)
