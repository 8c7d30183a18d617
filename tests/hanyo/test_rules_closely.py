"""300, 400 and 1000 once more: set-up, moves, rule processing and loops, each with the case next to it."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.hanyo.chapters.loops import loop_key
from fuda.games.hanyo.table import DECKS, HANDS
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, strategy, tactics, unit

HOLD = ["火矢@h1", "火矢@h2"]
BIG = unit("的", hp=3000)
ONE = unit("一号", hp=3000)
STRAW = unit("藁", hp=100)
SCYTHE = tactics("鎌", "相手のスタンバイ・ユニットすべてに100ダメージを与える。")
PULL = tactics("引き出し", "自分のスタンバイ・ユニット1体を自分のメイン・ユニットと入れ替える。")


def told(board: Board, event: str) -> list[dict[str, Any]]:
    """Everything of that name that was told."""
    return [each for each in board.told() if each["event"] == event]


# --- set-up


@clause("hanyo", "403.5", "403.6")
def test_the_main_unit_of_each_player_is_turned_up() -> None:
    board = Board.new(["火の粉の子狐@a"] * 1 + ["火矢"] * 9, ["群れ雀@b"] * 1 + ["火矢"] * 9)
    board.play_on("first-player")
    board.first_player("second")
    turned = [each["card"]["card"] for each in told(board, "TurnedUp")]
    assert turned == ["H028", "H001"]  # the first player's first


# --- rock-paper-scissors and lots


@clause("hanyo", "919.1")
def test_both_hands_and_the_winner_are_told() -> None:
    dare = tactics("勝負", "じゃんけんして勝てば、デッキを1枚引く。")
    board = Board(cards=[dare, BIG], first={"main": "的", "hand": ["勝負", *HOLD]})
    board.play("first", "勝負")
    board.scissors("rock", "rock")
    board.scissors("rock", "paper")
    assert [(each["clause"], each["winner"]) for each in told(board, "Played")] == [("919.1", -1), ("919.1", 1)]


@pytest.mark.parametrize(("die", "winner", "drawn"), [(1, 0, 1), (2, 1, 0)])
@clause("hanyo", "919.2")
def test_the_winner_of_the_lots_is_told(die: int, winner: int, drawn: int) -> None:
    dare = tactics("勝負", "じゃんけんして勝てば、デッキを1枚引く。")
    board = Board(cards=[dare, BIG], first={"main": "的", "hand": ["勝負", *HOLD]})
    board.state.lots = True
    board.play("first", "勝負")
    board.roll(die)
    assert [(each["clause"], each["winner"]) for each in told(board, "Played")] == [("919.2", winner)]
    assert len(board.hand("first")) == 2 + drawn


# --- moves


@clause("hanyo", "302.3", "913.5")
def test_a_card_that_leaves_an_area_is_a_new_card() -> None:
    back = tactics("退け", "自分のスタンバイ・ユニット1体を持ち主の手札に戻す。")
    board = Board(
        cards=[back, enhancement("紐"), BIG, ONE],
        first={
            "main": "的",
            "standby": [{"card": "一号", "damage": 100, "counters": {"炎": 1}}],
            "hand": ["紐", "退け", *HOLD],
        },
    )
    card = board.card("一号")
    board.play("first", "紐")
    board.choose("first", "一号")
    before = board.state.object[card]
    board.play("first", "退け")
    state = board.state
    assert state.object[card] > before
    assert len(set(state.object)) == len(state.object)  # no two cards are the same
    assert (state.damage[card], state.counters[card], state.entered[card], state.set_in[card]) == (0, (), 0, 0)
    # What was set on it knows where it lay before it was discarded, and lies on nothing now.
    ribbon = board.card("紐")
    assert (state.host[ribbon], state.hosted[ribbon]) == (-1, card)


@clause("hanyo", "302.3", "303.1a")
def test_a_knocked_out_unit_that_comes_back_stands_upright_and_was_not_there_all_turn() -> None:
    raise_it = tactics("起こす", "自分のKOしたユニット1体を持ち主の手札に戻す。")
    board = Board(
        cards=[raise_it, enhancement("紐"), BIG, ONE],
        first={"main": "的", "standby": [{"card": "一号", "down": True}], "hand": ["起こす", "紐", *HOLD]},
    )
    board.play("first", "起こす")
    assert board.zone("一号") == ("first", "hand")
    board.enter("first", "一号")
    assert not board.is_down("一号")
    board.play("first", "紐")
    assert board.sets("的") == ["紐"]  # the other unit came this turn: there was no choice


@clause("hanyo", "914.1", "302.3a")
def test_where_no_main_unit_was_a_standby_unit_moves_up_and_its_place_is_free() -> None:
    back = tactics("退け", "自分のメイン・ユニットを持ち主の手札に戻す。")
    board = Board(cards=[back, BIG, ONE], first={"main": "的", "standby": ["一号"], "hand": ["退け", *HOLD]})
    board.play("first", "退け")
    assert (board.main("first"), board.standby("first")) == ("一号", [])
    assert [each["clause"] for each in told(board, "Swapped")] == ["1004.2"]


@clause("hanyo", "302.3b", "809.4")
def test_an_effect_that_only_begins_next_turn_is_not_ended_by_stepping_back_now() -> None:
    vow = strategy("誓い", "次の自分のターン、自分のユニット1体のHPを500アップする。")
    board = Board(
        cards=[vow, PULL, BIG, ONE],
        first={"main": "的", "standby": ["一号"], "hand": ["誓い", "引き出し", *HOLD]},
        second={"main": "的@敵", "hand": ["火矢@s"]},
    )
    board.play("first", "誓い")
    board.choose("first", "的")
    board.play("first", "引き出し")
    board.play_to_turn(7)
    assert (board.hp("的"), board.hp("一号")) == (3500, 3000)


@clause("hanyo", "302.3b", "809.4")
def test_an_effect_that_began_this_turn_ends_for_the_unit_that_steps_back() -> None:
    vow = strategy("誓い", "次の自分のターン、自分のユニット1体のHPを500アップする。")
    board = Board(
        cards=[vow, PULL, BIG, ONE],
        first={"main": "的", "standby": ["一号"], "hand": ["誓い", "引き出し", *HOLD]},
        second={"main": "的@敵", "hand": ["火矢@s"]},
    )
    board.play("first", "誓い")
    board.choose("first", "的")
    board.play_to_turn(7)
    assert board.hp("的") == 3500
    board.play("first", "引き出し")
    assert board.hp("的") == 3000


# --- the attribute of a card


@clause("hanyo", "805.2", "809.6")
def test_what_a_card_says_of_its_own_attribute_holds_everywhere_and_in_an_area_effects_come_on_top() -> None:
    twin = unit("両刀", attribute="火", text="このカードは水属性でもある。")
    drought = unit("干魃", text="ユニットは水属性を失う。")
    board = Board(
        cards=[twin, drought, BIG], first={"main": "的", "standby": ["両刀@a", "干魃"], "hand": ["両刀@b", *HOLD]}
    )
    rules = board.rules
    fire, water = 1, 2
    assert rules.attributes(board.state, board.card("b")) == fire | water
    assert rules.attributes(board.state, board.card("a")) == fire


# --- rule processing


@clause("hanyo", "1004.1", "811.2a")
def test_a_replacement_becomes_the_main_unit_once() -> None:
    herald = unit("先触れ", hp=3000, text="このユニットがメイン・ユニットになったとき、デッキを1枚引く。")
    board = Board(
        cards=[herald, BIG, tactics("術", "自分のメイン・ユニットをKOする。")],
        first={"main": "的", "standby": ["先触れ"], "hand": ["術", *HOLD]},
    )
    board.play("first", "術")
    assert (board.main("first"), len(board.hand("first"))) == ("先触れ", 3)
    assert len(told(board, "Swapped")) == 1


@clause("hanyo", "1005.2", "811.2a")
def test_what_the_discard_of_strays_brings_about_is_processed_at_once() -> None:
    frail = unit("脆き者", hp=500, text="自分の捨て場のカードが1枚以上であるかぎり、このユニットのHPを500ダウンする。")
    board = Board(
        cards=[frail, STRAW, SCYTHE, BIG],
        first={"main": "的", "hand": ["鎌", *HOLD]},
        second={"main": "的@敵", "standby": ["脆き者", {"card": "藁", "energy": 1}]},
    )
    board.play("first", "鎌")
    assert board.is_down("藁")
    assert board.is_down("脆き者")
    assert [each["clause"] for each in told(board, "KnockedOut")] == ["1003.2", "1003.1"]


@clause("hanyo", "1003.2", "1003.1")
def test_a_unit_of_one_point_falls_by_its_damage() -> None:
    board = Board(
        cards=[unit("紙", hp=1), SCYTHE, BIG],
        first={"main": "的", "hand": ["鎌", *HOLD]},
        second={"main": "的@敵", "standby": ["紙"]},
    )
    board.play("first", "鎌")
    assert [each["clause"] for each in told(board, "KnockedOut")] == ["1003.2"]


@clause("hanyo", "813.5a", "1003.2")
def test_each_unit_was_knocked_out_by_what_damaged_that_very_unit() -> None:
    bounty = "このユニットが相手のユニットをKOしたとき、デッキを1枚引く。"
    thorns = unit(
        "棘",
        hp=3000,
        text="自分のユニットがダメージを受けたとき、相手のスタンバイ・ユニットすべてに100ダメージを与える。",
    )
    hunter = unit("狩人", hp=3000, skills=[skill("射る", 100)], text=bounty)
    board = Board(
        cards=[hunter, thorns, STRAW, BIG, unit("獲物", hp=100)],
        phase="battle",
        first={"main": "狩人", "standby": ["藁"]},
        second={"main": "獲物", "standby": ["棘"], "hand": HOLD},
    )
    board.skill("first", "射る")
    assert board.is_down("獲物")
    assert len(board.hand("first")) == 1


@clause("hanyo", "813.5a", "1002.1")
def test_damage_of_an_earlier_check_knocks_nobody_out_later() -> None:
    bounty = "このユニットが相手のユニットをKOしたとき、デッキを1枚引く。"
    hunter = unit(
        "狩人",
        hp=3000,
        text=bounty,
        skills=[skill("射る", text="相手のスタンバイ・ユニットすべてに100ダメージを与える。")],
    )
    finish = tactics("止め", "相手の「太い藁」すべてに100ダメージを与える。")
    board = Board(
        cards=[hunter, STRAW, unit("太い藁", hp=200), finish, BIG],
        phase="battle",
        first={"main": "狩人", "hand": ["止め"]},
        second={"main": "的", "standby": ["藁", "太い藁"], "hand": HOLD},
    )
    board.skill("first", "射る")  # one falls in this check, the other is only damaged
    assert len(board.hand("first")) == 1 + 1
    board.play_to_turn(7)
    held = len(board.hand("first"))
    board.play("first", "止め")
    assert board.is_down("太い藁")
    assert len(board.hand("first")) == held - 1


@clause("hanyo", "1004.2", "1001.1")
def test_an_empty_main_area_alone_is_reason_for_rule_processing() -> None:
    back = tactics("退け", "相手のメイン・ユニットを持ち主の手札に戻す。")
    board = Board(
        cards=[back, BIG, ONE],
        first={"main": "的", "hand": ["退け", *HOLD]},
        second={"main": "的@敵", "standby": ["一号"]},
    )
    board.play("first", "退け")
    assert board.main("second") == "一号"
    assert [each["clause"] for each in told(board, "Swapped")] == ["1004.2"]


@clause("hanyo", "1001.1", "811.2a")
def test_where_nothing_is_to_be_processed_nothing_is_told_of_it() -> None:
    ear = unit("耳", hp=3000, text="自分がチャージしたとき、デッキを1枚引く。")
    board = Board(cards=[ear, BIG], first={"main": "耳", "hand": HOLD})
    board.charge("first", "h1", "耳")
    assert len(board.hand("first")) == 3
    assert told(board, "Checked") == []


@clause("hanyo", "1002.2", "1004.1")
def test_who_has_no_unit_to_replace_with_is_not_asked_even_where_every_question_is() -> None:
    board = Board(
        cards=[tactics("術", "自分のメイン・ユニットをKOする。"), BIG], first={"main": "的", "hand": ["術", *HOLD]}
    )
    board.state.hide_forced = True
    board.play("first", "術")
    assert board.outcome() == ("second", "no-unit", "1002.2")


@clause("hanyo", "811.2a", "809.3b")
def test_once_the_order_of_effects_is_chosen_the_check_goes_on_from_its_beginning() -> None:
    gain = enhancement("灯", exs=[ex("灯る", "このユニットは光属性を得る。")])
    lose = enhancement("覆い", exs=[ex("覆う", "このユニットは光属性を失う。")])
    rouse = tactics("喝", "自分のメイン・ユニットを復帰する。自分のスタンバイ・ユニットすべてに100ダメージを与える。")
    board = Board(
        cards=[gain, lose, rouse, BIG, STRAW],
        first={
            "main": {"card": "的", "sets": ["灯", "覆い"], "placed": "stunned"},
            "standby": ["藁"],
            "hand": ["喝", *HOLD],
        },
    )
    board.play("first", "喝")
    assert board.asked() == ("first", "effect-order", "809.3b")
    assert not board.is_down("藁")
    board.order("first", "灯", "覆い")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.is_down("藁")


@clause("hanyo", "1005.2", "1005.1")
def test_strays_alone_let_rule_processing_begin_once_more() -> None:
    frail = unit("脆き者", hp=500, text="自分の捨て場のカードが1枚以上であるかぎり、このユニットのHPを500ダウンする。")
    back = tactics("追い払う", "相手の「一号」すべてを持ち主の手札に戻す。")
    board = Board(
        cards=[frail, back, BIG, ONE],
        first={"main": "的", "hand": ["追い払う", *HOLD]},
        second={"main": "的@敵", "standby": ["脆き者", {"card": "一号", "energy": 1}]},
    )
    board.play("first", "追い払う")
    assert len(board.discard("second")) == 1
    assert board.is_down("脆き者")


LANTERN = enhancement("灯", exs=[ex("灯る", "このユニットは光属性を得る。")])
COVER = enhancement("覆い", exs=[ex("覆う", "このユニットは光属性を失う。")])
ROUSE = tactics("喝", "自分のメイン・ユニットを復帰する。")


@clause("hanyo", "809.3b-1", "802.2a")
def test_what_is_in_force_all_the_time_keeps_its_age_when_its_unit_rests_and_recovers() -> None:
    sleep = tactics("眠り", "自分のメイン・ユニットをレストする。")
    board = Board(
        cards=[LANTERN, COVER, ROUSE, sleep, BIG],
        first={"main": {"card": "的", "sets": ["灯"]}, "hand": ["覆い", "眠り", "喝", *HOLD]},
    )
    for name in ("覆い", "眠り", "喝"):
        board.play("first", name)
        assert board.asked() == ("first", "main-phase", "503.3")
    assert board.attributes("的") == ["火"]  # the cover is the younger one


@clause("hanyo", "809.3b-1", "802.2a")
def test_what_comes_into_force_once_more_is_put_in_order_once_more() -> None:
    stun = tactics("痺れ", "自分のメイン・ユニットをスタンする。")
    board = Board(
        cards=[LANTERN, COVER, ROUSE, stun, BIG],
        first={
            "main": {"card": "的", "sets": ["灯", "覆い"], "placed": "stunned"},
            "hand": ["喝@a", "痺れ", "喝@b", *HOLD],
        },
    )
    board.play("first", "a")
    board.order("first", "覆い", "灯")
    assert board.attributes("的") == ["火", "光"]
    board.play("first", "痺れ")
    board.play("first", "b")
    assert board.asked() == ("first", "effect-order", "809.3b")
    board.order("first", "灯", "覆い")
    assert board.attributes("的") == ["火"]


@clause("hanyo", "302.3", "809.3b")
def test_a_card_that_left_has_lost_its_place_in_a_chosen_order() -> None:
    strip = tactics("外す", "自分のメイン・ユニットのセットすべてを捨てる。")
    board = Board(
        cards=[LANTERN, COVER, ROUSE, strip, BIG],
        first={"main": {"card": "的", "sets": ["灯", "覆い"], "placed": "stunned"}, "hand": ["喝", "外す", *HOLD]},
    )
    board.play("first", "喝")
    board.order("first", "覆い", "灯")
    pair = (board.card("覆い"), board.card("灯"))
    assert [board.state.rank[card] for card in pair] == [1, 2]
    board.play("first", "外す")
    assert [board.state.rank[card] for card in pair] == [0, 0]


# --- triggers that wait


@clause("hanyo", "807.3", "811.2b")
def test_one_ability_that_waits_for_two_units_is_offered_for_each() -> None:
    needle = unit("針", hp=3000, text="相手のユニットが状態異常になったとき、そのユニットに100ダメージを与える。")
    board = Board(
        cards=[needle, tactics("術", "相手のユニットすべてをレストする。"), BIG, ONE],
        first={"main": "針", "hand": ["術", *HOLD]},
        second={"main": "的@敵", "standby": ["一号"]},
    )
    board.play("first", "術")
    assert board.options("first") == ["trigger 針", "trigger 針"]
    board._submit("first", 1)
    assert (board.damage("敵"), board.damage("一号")) == (100, 100)


@clause("hanyo", "807.3", "811.2b")
def test_an_own_ability_and_one_that_was_given_are_both_offered() -> None:
    own = unit("耳", hp=3000, text="このユニットのHPを100アップする。\n自分がチャージしたとき、デッキを1枚引く。")
    giver = unit(
        "師", hp=3000, text="自分の「耳」は『自分がチャージしたとき、このユニットに炎カウンターを1個置く。』を得る。"
    )
    board = Board(cards=[own, giver, BIG], first={"main": "耳", "standby": ["師"], "hand": HOLD})
    board.charge("first", "h1", "耳")
    assert board.options("first") == ["trigger 耳", "trigger 耳"]
    board._submit("first", 0)
    assert (board.counters("耳", "炎"), len(board.hand("first"))) == (1, 3)


@clause("hanyo", "807.4", "807.3")
def test_a_triggered_text_of_a_unit_is_no_skill_and_is_played_though_skills_are_forbidden() -> None:
    ear = unit("耳", hp=3000, text="自分がチャージしたとき、デッキを1枚引く。")
    bar = unit("門番", text="相手のスキルは使えない。")
    board = Board(cards=[ear, bar, BIG], first={"main": "耳", "hand": HOLD}, second={"main": "門番"})
    board.charge("first", "h1", "耳")
    assert len(board.hand("first")) == 3


# --- ends of turns


@clause("hanyo", "505.3a")
def test_only_effects_that_end_are_told_to_end() -> None:
    cheer = strategy("檄", "このターン、自分のユニットのHPを500アップする。")
    for played, ended in ((False, []), (True, ["505.3a"])):
        board = Board(
            cards=[cheer, BIG],
            first={"main": "的", "hand": ["檄", *HOLD]},
            second={"main": "的@敵", "hand": ["火矢@s"]},
        )
        if played:
            board.play("first", "檄")
        board.play_to_turn(6)
        assert [each["clause"] for each in told(board, "EffectsEnded")] == ended


# --- positions that are the same again


def table() -> Board:
    """A position of the main phase with something of everything."""
    return Board(
        cards=[BIG, ONE],
        first={
            "main": {"card": "的", "energy": ["火矢@e"]},
            "standby": ["一号@s"],
            "hand": ["火矢@a", "毒針@b"],
            "deck": ["火矢@c", "毒針@d"],
        },
        second={"main": "的@敵", "standby": ["一号@t"], "hand": ["火矢@f", "毒針@g"], "deck": ["火矢@i", "毒針@j"]},
    )


@pytest.mark.parametrize("seat", [0, 1])
@clause("hanyo", "1101.1", "1101.1a")
def test_the_order_of_a_hand_or_a_deck_makes_no_other_position_and_their_cards_do(seat: int) -> None:
    board = table()
    state = board.state
    key = loop_key(state, board.rules)
    for zone in (HANDS[seat], DECKS[seat]):
        state.zones[zone] = state.zones[zone][::-1]
    assert loop_key(state, board.rules) == key
    deck = state.zones[DECKS[seat]]
    state.zones[DECKS[seat]] = deck[1:]
    assert loop_key(state, board.rules) != key
    state.zones[DECKS[seat]] = deck
    state.zones[HANDS[seat]] = state.zones[HANDS[seat]][1:]
    assert loop_key(state, board.rules) != key


@clause("hanyo", "1101.1", "1101.1a")
def test_whatever_could_lead_on_makes_another_position() -> None:
    board = table()
    state, rules = board.state, board.rules
    card = board.card("s")
    key = loop_key(state, rules)
    for column, value in (("placed", 1), ("down", 1), ("set_in", 5), ("host", 0)):
        row: list[Any] = getattr(state, column)
        before = row[card]
        row[card] = value
        assert loop_key(state, rules) != key, column
        row[card] = before
    for name, value in (("strategies", 1), ("charges", 1), ("retreats", 1)):
        before = getattr(state, name)
        setattr(state, name, value)
        assert loop_key(state, rules) != key, name
        setattr(state, name, before)
    state.damage[card] = 100  # only a count
    assert loop_key(state, rules) == key


@clause("hanyo", "1101.1", "1101.1a")
def test_an_effect_that_began_or_a_limited_ability_that_was_used_makes_another_position() -> None:
    cheer = tactics("檄", "このターン、自分のユニットのHPを100アップする。")
    wheel = enhancement(
        "輪", exs=[ex("回す", "自分のターンに使える。このユニットを復帰する。この能力は1ターンに1回まで使える。")]
    )
    board = Board(cards=[cheer, wheel, BIG], first={"main": {"card": "的", "sets": ["輪"]}, "hand": ["檄@x", *HOLD]})
    key = loop_key(board.state, board.rules)
    board.use("first", "回す")
    used = loop_key(board.state, board.rules)
    assert used != key
    board.play("first", "x")
    made = board.state.effects
    assert made
    after = loop_key(board.state, board.rules)
    board.state.effects = (*made, *made)  # the same once more
    assert loop_key(board.state, board.rules) == after
    board.state.effects = ()
    assert loop_key(board.state, board.rules) != after


# --- positions set up by hand


@clause("hanyo", "905.1", "306.6")
def test_energy_and_sets_written_with_a_unit_are_its_players_and_energy_is_known_to_nobody() -> None:
    board = Board(
        cards=[BIG, enhancement("紐")],
        second={"main": {"card": "的", "energy": ["毒針@e"], "sets": ["紐@k"], "damage": 200}},
        first={"main": "的@敵", "hand": HOLD},
    )
    state = board.state
    assert (state.owner[board.card("e")], state.owner[board.card("k")]) == (1, 1)
    assert (state.known[board.card("e")], state.known[board.card("k")]) == (0, 3)
    assert board.damage("的") == 200
