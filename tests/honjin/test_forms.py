"""4.1, 10.9, 10.19, 14: what a printed ability amounts to: its form, its timings, its price, when it is in force."""

from __future__ import annotations

import json
from typing import Final

import pytest

from fuda.games.honjin.battle_events import TimingBegan
from fuda.games.honjin.table import FIRST_NORMAL, INITIATIVE, NO_BATTLE
from fuda.games.honjin.texts.notation import InForce, Moments, Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.language.running.printed import ACTIVATED, STATE, STATIC, TRIGGERED
from fuda.language.words import nodes as n
from tests.citing import clause
from tests.honjin.texts import Table, gear, honjin, terrain, unit

DRAW: Final = "カードを1枚補充する。"


def special(text: str, place: int = 0) -> Special:
    return honjin(json.dumps([unit("試", text)])).list.cards[0].abilities[place]


def kinds(made: Special) -> list[str]:
    return [type(each.effect).__name__ for each in made.sentences]


# --- 14: headings and terms


@clause("honjin", "14.2.2", "14.3.2", "14.4.2", "14.6.2", "2.1.8.1")
@pytest.mark.parametrize("symbol", ["□", "×", "◎", "◇"])
def test_what_is_used_has_its_symbol_name_timings_price_and_target(symbol: str) -> None:
    made = special(f"{symbol}[普通/対抗]名\n〈コスト:手札1枚破棄&山札2枚破棄/対象:敵軍ユニット1体〉\n対象を破棄する。")
    assert (made.symbol, made.name, made.form) == (symbol, "名", ACTIVATED)
    assert made.timings == {"normal", "counter"}
    assert [type(each) for each in made.costs] == [t.DiscardFrom, t.DiscardFrom]
    assert [each.zone for each in made.costs if isinstance(each, t.DiscardFrom)] == ["hand", "deck"]
    assert isinstance(made.target, n.Chosen) and kinds(made) == ["Discard"]
    assert (made.restrictions, made.moments, made.needed, made.valid) == ((), (), (), ())
    assert (made.chain, made.uncounterable, made.stacks) == (False, False, True)


@clause("honjin", "10.9.3", "10.9.6", "15.2.2", "15.3.1", "14.4.2")
def test_limits_of_counters_and_riders_are_read() -> None:
    made = special("◎[普通/対抗:戦闘スペルor攻撃限定]名\n〈対象:ユニット1体〉\n対象を破棄する。")
    assert made.timings == {"normal", "counter"} and made.restrictions == ("spell", "attack")
    two = special("◎[対抗:戦闘スペル限定/対抗:消耗品限定]名\n〈対象:ユニット1体〉\n対象を破棄する。")
    assert two.timings == {"counter"} and two.restrictions == ("spell", "consumable")
    for rider, chain, closed in (("|チェイン", True, False), ("|対抗不可", False, True)):
        made = special(f"◎[普通{rider}]名\n〈対象:ユニット1体〉\n対象を破棄する。")
        assert (made.chain, made.uncounterable) == (chain, closed)


@clause("honjin", "14.7.2", "14.6.2", "14.8.2")
def test_moments_and_conditions_of_use_are_read() -> None:
    made = special("●[戦闘]名\n〈発揮:進軍宣言時/発揮:進軍終了時/対象:自軍プレイヤー〉\nカードを1枚補充する。")
    assert [each.point for each in made.moments if isinstance(each, o.Declared)] == ["march", "march-end"]
    hill = terrain("丘", "▽丘[メイン]\n〈発動条件:この地形で戦闘が発生している/対象:ユニット1体〉\n対象を破棄する。")
    found = honjin(json.dumps([hill])).list.cards[0].abilities[0]
    assert (found.symbol, [type(each) for each in found.needed]) == ("▽", [o.BattleAt])


@clause("honjin", "14.5.2", "10.9.11", "14.2.2", "10.9.3")
def test_what_says_that_it_does_not_stack_or_holds_only_sometimes_is_no_sentence() -> None:
    grant = "対象に「攻撃力:+1」を付与する。"
    plain = special(f"◎[普通]名\n〈対象:ユニット1体〉\n{grant}")
    once = special(f"◎[普通]名\n〈対象:ユニット1体〉\n{grant}この効果は重複しない。")
    assert (plain.stacks, once.stacks, kinds(plain), kinds(once)) == (True, False, ["Grant"], ["Grant"])
    only = special(f"◎[普通]名\n〈対象:ユニット1体〉\n{grant}この効果は対象が未行動の場合のみ有効である。")
    void = special(f"◎[普通]名\n〈対象:ユニット1体〉\n{grant}この効果は敵軍ユニットが存在しない場合、無効である。")
    assert [type(each).__name__ for each in (*plain.valid, *only.valid, *void.valid)] == ["IsState", "NotMet"]
    assert kinds(only) == kinds(void) == ["Grant"] and only.stacks and void.stacks


# --- 4.1: used, triggered, constant


@clause("honjin", "4.1.4", "4.1.5.1", "4.1.6", "4.1.7", "14.7.1")
def test_an_ability_is_used_triggered_or_constant() -> None:
    used = special("◎[普通]名\n〈対象:敵軍プレイヤー〉\n手札を1枚破棄する。")
    automatic = special(f"●[戦闘]名\n〈発揮:進軍宣言時/対象:自軍プレイヤー〉\n{DRAW}手札を1枚破棄する。")
    constant = special("○名\n〈対象:このユニット〉\n対象を「攻撃力:+1」する。")
    assert [made.form for made in (used, automatic, constant)] == [ACTIVATED, TRIGGERED, STATIC]
    assert kinds(used) == ["DiscardCards"] and kinds(automatic) == ["Refill", "DiscardCards"] and kinds(constant) == []
    assert (len(used.steps), len(automatic.steps), len(constant.steps)) == (0, 0, 1)
    assert used.event is None and isinstance(automatic.event, o.Declared) and constant.event is None


@clause("honjin", "14.7.1", "4.1.6", "4.1.2")
def test_one_moment_is_waited_for_as_it_is_and_several_as_any_of_them() -> None:
    one = special(
        f"●[戦闘]名\n〈発揮:対象が死亡した場合/対象:敵軍ユニット1体〉\n{DRAW}".replace(
            "対象が死亡", "敵軍ユニットが死亡"
        )
    )
    assert isinstance(one.event, o.Died)
    both = special(f"●[戦闘]名\n〈発揮:進軍宣言時/発揮:敵軍ユニットが死亡した場合/対象:自軍プレイヤー〉\n{DRAW}")
    assert isinstance(both.event, Moments)
    assert [type(each) for each in both.event.moments] == [o.Declared, o.Died]


@clause("honjin", "14.5.1", "14.5.3", "4.1.6.1", "10.5.5")
def test_a_constant_ability_may_wait_for_an_event_or_a_state_with_all_its_sentences() -> None:
    event = special(
        f"○名\n〈対象:敵軍ユニットすべて〉\n対象が死亡した場合、{DRAW}手札を1枚破棄する。山札を1枚破棄する。"
    )
    assert event.form == TRIGGERED and isinstance(event.event, o.Died)
    assert isinstance(event.event.what, n.All) and not isinstance(event.event.what, h.Target)
    assert len(event.sentences) == 3 and kinds(event)[0] == "Refill"
    state = special(f"○名\n〈対象:敵軍ユニットすべて〉\n対象が未行動の時、{DRAW}手札を1枚破棄する。山札を1枚破棄する。")
    assert state.form == STATE and isinstance(state.condition, o.IsState)
    assert isinstance(state.condition.what, n.All)
    assert len(state.sentences) == 3 and kinds(state)[0] == "Refill"


@clause("honjin", "1.3.2", "3.4.6", "4.1.14")
def test_n_is_named_by_the_player_or_told_by_the_text() -> None:
    free = special("◎[普通]名\n〈コスト:山札n枚破棄/対象:ユニット1体〉\n対象に【n】ダメージを与える。")
    assert (free.names_n, free.prices_n, free.meaning) == (True, True, None)
    aimed = special("◎[普通]名\n〈対象:ユニットn体〉\n対象に【1】ダメージを与える。")
    assert (aimed.names_n, aimed.prices_n) == (True, True)
    effect = special("◎[普通]名\n〈対象:ユニット1体〉\n対象に【n】ダメージを与える。")
    assert (effect.names_n, effect.prices_n) == (True, False)
    plain = special("◎[普通]名\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
    assert (plain.names_n, plain.prices_n) == (False, False)
    told = special("◎[普通]名\n〈対象:ユニット1体〉\n対象に【n】ダメージを与える。nは自軍ユニットの数。")
    assert (told.names_n, told.prices_n) == (False, False) and told.meaning is not None
    assert len(told.sentences) == 1


# --- 14.5.4, 10.19: when a constant ability is in force


@clause("honjin", "14.5.4.1", "8.2.3", "8.3.1.1", "8.3.8.4")
def test_what_is_for_battles_is_in_force_from_the_start_to_the_end_of_one_where_its_card_is() -> None:
    board = {
        "b2": {"terrain": "野", "first": ["兵", {"card": "術", "equipment": ["剣"]}], "second": ["兵@敵"]},
        "c2": {"terrain": "野", "first": ["弓"]},
    }
    table = Table(board=board)

    def forces() -> list[bool]:
        cards = [table.card(name) for name in ("兵", "剣", "弓")]
        return [Reading(table.state, table.rules, 0, card).holds(InForce()) for card in cards]

    assert forces() == [False, False, False]
    for timing in (INITIATIVE, FIRST_NORMAL):
        table.battle("b2", timing)
        assert forces() == [True, True, False]
    table.let(TimingBegan("8.3.8.4", NO_BATTLE))
    assert forces() == [False, False, False]


@clause("honjin", "14.5.4", "14.5.4.1", "14.5.4.2", "10.9.8")
@pytest.mark.parametrize("bearer", ["unit", "gear", "terrain"])
def test_a_text_with_battle_counts_there_only_and_one_without_always(bearer: str) -> None:
    for timing, outside, inside in (("[戦闘]", 2, 7), ("", 7, 7)):
        text = f"○{timing}勇\n〈対象:自軍パーティ〉\n対象を「攻撃力:+5」する。"
        cards = {"unit": unit("勇", text), "gear": gear("勇", text), "terrain": terrain("勇", text)}
        own: list[object] = ["兵", "勇"] if bearer == "unit" else ["兵"]
        if bearer == "gear":
            own.append({"card": "術", "equipment": ["勇"]})
        ground = "勇" if bearer == "terrain" else "野"
        board = {"b2": {"terrain": ground, "first": own, "second": []}, "c2": {"terrain": "野", "first": ["兵@外"]}}
        table = Table(cards[bearer], board=board)
        assert (table.attack("兵"), table.attack("外")) == (outside, 2)
        table.battle("b2")
        assert (table.attack("兵"), table.attack("外")) == (inside, 2)


@clause("honjin", "10.19.2", "10.19.3", "14.5.4.3")
@pytest.mark.parametrize("timing", ["", "[戦闘]"])
def test_a_constant_ability_does_nothing_while_it_is_void(timing: str) -> None:
    grow = "対象を「攻撃力:+5」する。"
    cards = [
        unit("只", f"○{timing}只\n〈対象:このユニット〉\n{grow}この効果は対象が未行動の場合のみ有効である。"),
        unit("空", f"○{timing}空\n〈対象:このユニット〉\n{grow}この効果は対象が未行動の場合、無効である。"),
        unit(
            "条",
            f"○{timing}条\n〈対象:このユニット〉\n自軍手札が1枚以上の場合、{grow}この効果は対象が未行動の場合のみ有効である。",
        ),
    ]
    for held in (0, 1):
        for finished in (False, True):
            units = [{"card": name, "finished": finished} for name in ("只", "空", "条")]
            board = {"b2": {"terrain": "野", "first": units, "second": ["兵@敵"]}}
            table = Table(*cards, board=board, first={"hand": ["兵"] * held})
            table.battle("b2")
            found = [table.attack(name) for name in ("只", "空", "条")]
            assert found == [7 if not finished else 2, 7 if finished else 2, 7 if held and not finished else 2]


@clause("honjin", "14.7.1", "4.1.6")
def test_a_moment_about_the_target_is_about_what_the_target_word_names() -> None:
    made = special(f"●[戦闘]名\n〈発揮:対象が死亡した場合/対象:敵軍ユニットすべて〉\n{DRAW}")
    assert isinstance(made.event, o.Died) and isinstance(made.event.what, n.All)


@clause("honjin", "10.19.3", "14.5.4.3", "14.5.4.2")
def test_whether_an_effect_is_void_is_judged_of_its_targets() -> None:
    text = "○威\n〈対象:敵軍ユニットすべて〉\n対象を「攻撃力:+5」する。この効果は対象が行動完了の場合のみ有効である。"
    for finished, attack in ((True, 7), (False, 2)):
        enemy = {"card": "兵@敵", "finished": finished}
        board = {"b2": {"terrain": "野", "first": ["威"]}, "b3": {"terrain": "野", "second": [enemy]}}
        table = Table(unit("威", text), board=board)
        assert table.attack("敵") == attack


@clause("honjin", "10.7.2", "14.5.4.1", "4.1.12")
def test_what_a_constant_ability_forbids_holds_always_or_in_battles_only() -> None:
    board = {
        "b2": {"terrain": "野", "first": ["常", "戦"], "second": ["兵@敵"]},
        "c2": {"terrain": "野", "first": ["戦@外"]},
    }
    text = "○{}{}\n〈対象:このユニット〉\n対象は攻撃できない。"
    table = Table(unit("常", text.format("", "常")), unit("戦", text.format("[戦闘]", "戦")), board=board)

    def barred() -> list[bool]:
        return [bool(applied(table.state, table.rules, g.ToAttack, table.card(name))) for name in ("常", "戦", "外")]

    assert barred() == [True, False, False]
    table.battle("b2")
    assert barred() == [True, True, False]
