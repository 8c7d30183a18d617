"""900-920 once more: each word of a text, with the case next to it in which it does nothing or something else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, strategy, tactics, unit

HOLD = ["火矢@h1", "火矢@h2"]
BIG = unit("的", hp=3000)
ONE = unit("一号", hp=3000)
TWO = unit("二号", hp=3000)


def told(board: Board, event: str) -> list[dict[str, Any]]:
    """Everything of that name that was told."""
    return [each for each in board.told() if each["event"] == event]


def cast(text: str, **more: Any) -> Board:
    """The first player plays a tactics card with that text."""
    first = {"main": "的", **more.pop("first", {})}
    first["hand"] = ["術", *first.get("hand", HOLD)]
    second = {"main": "的@敵", **more.pop("second", {})}
    cards = [tactics("術", text), BIG, ONE, TWO, *more.pop("cards", [])]
    board = Board(cards=cards, first=first, second=second, **more)
    board.play("first", "術")
    return board


# --- what can be done at all


@clause("hanyo", "910.1")
def test_nobody_chooses_where_the_condition_before_it_is_not_met() -> None:
    text = "自分のユニットが2体以上であるなら、相手のユニット1体に100ダメージを与える。"
    alone = cast(text, second={"standby": ["一号"]})
    assert alone.asked() == ("first", "main-phase", "503.3")
    both = cast(text, first={"standby": ["二号"]}, second={"standby": ["一号"]})
    assert both.options("first") == ["敵", "一号"]


@clause("hanyo", "910.1", "919.1")
def test_a_choice_that_hangs_on_rock_paper_scissors_is_made_by_who_has_won() -> None:
    text = "じゃんけんして勝てば、相手のユニット1体に100ダメージを与える。"
    won = cast(text, second={"standby": ["一号"]})
    won.wins("first")
    won.choose("first", "一号")
    assert won.damage("一号") == 100
    lost = cast(text, second={"standby": ["一号"]})
    lost.wins("second")
    assert lost.asked() == ("first", "main-phase", "503.3")


@pytest.mark.parametrize(("held", "other", "offered"), [(1, 3, False), (2, 0, True), (3, 0, True)])
@clause("hanyo", "104.2")
def test_only_who_holds_enough_cards_may_discard_that_many(held: int, other: int, offered: bool) -> None:
    hand = [f"火矢@a{place}" for place in range(held)]
    theirs = [f"火矢@b{place}" for place in range(other)]
    text = "手札を2枚捨ててもよい。そうしたなら、相手のメイン・ユニットに100ダメージを与える。"
    board = cast(text, first={"hand": hand}, second={"hand": theirs})
    assert (board.asked() == ("first", "discard", "804.2c-1")) is False
    if not offered:
        assert board.asked() == ("first", "main-phase", "503.3")
        return
    board.option("first", "yes")
    if held > 2:
        board.choose("first", "a0", "a1")
    assert (len(board.hand("first")), board.damage("敵")) == (held - 2, 100)


@pytest.mark.parametrize(("counters", "offered"), [(1, False), (2, True), (3, True)])
@clause("hanyo", "104.2")
def test_only_counters_that_are_there_may_be_removed(counters: int, offered: bool) -> None:
    text = "自分のメイン・ユニットの炎カウンターを2個取り除いてもよい。そうしたなら、デッキを1枚引く。"
    board = cast(text, first={"main": {"card": "的", "counters": {"炎": counters}}})
    if offered:
        board.option("first", "yes")
    assert len(board.hand("first")) == 2 + offered
    assert board.counters("的", "炎") == counters - 2 * offered


@clause("hanyo", "104.2")
def test_one_of_several_units_with_enough_counters_is_enough() -> None:
    text = "自分のユニット1体の炎カウンターを2個取り除いてもよい。そうしたなら、デッキを1枚引く。"
    board = cast(text, first={"standby": [{"card": "一号", "counters": {"炎": 2}}]})
    board.option("first", "yes")
    assert board.asked() is not None and board.asked() != ("first", "main-phase", "503.3")


@clause("hanyo", "910.1", "104.2")
def test_what_follows_a_choice_for_which_there_is_nobody_is_not_done() -> None:
    text = "相手のスタンバイ・ユニット1体に100ダメージを与える。そうしたなら、デッキを1枚引く。"
    nobody = cast(text)
    assert len(nobody.hand("first")) == 2
    somebody = cast(text, second={"standby": ["一号"]})
    assert (len(somebody.hand("first")), somebody.damage("一号")) == (3, 100)


@pytest.mark.parametrize("verb", ["捨てて", "捨て場に置いて"])
@clause("hanyo", "104.2")
def test_nobody_is_asked_whether_to_discard_what_is_not_there(verb: str) -> None:
    text = f"自分のメイン・ユニットのエネルギーすべてを{verb}もよい。そうしたなら、デッキを1枚引く。"
    bare = cast(text)
    assert bare.asked() == ("first", "main-phase", "503.3")
    assert len(bare.hand("first")) == 2
    charged = cast(text, first={"main": {"card": "的", "energy": 1}})
    charged.option("first", "yes")
    assert (charged.energy("的"), len(charged.hand("first"))) == ([], 3)


@clause("hanyo", "104.2")
def test_a_discard_that_must_be_made_is_made_as_far_as_it_goes() -> None:
    board = cast("自分のメイン・ユニットのエネルギーすべてを捨てる。そうしたなら、デッキを1枚引く。")
    assert len(board.hand("first")) == 3


@clause("hanyo", "104.2", "914.1")
def test_without_a_standby_unit_nothing_is_swapped_and_nothing_asked() -> None:
    text = "自分のスタンバイ・ユニット1体を自分のメイン・ユニットと入れ替えてもよい。そうしたなら、デッキを1枚引く。"
    alone = cast(text)
    assert alone.asked() == ("first", "main-phase", "503.3")
    assert len(alone.hand("first")) == 2
    both = cast(text, first={"standby": ["一号"]})
    both.option("first", "yes")
    assert (both.main("first"), len(both.hand("first"))) == ("一号", 3)


@clause("hanyo", "914.1")
def test_a_swap_of_up_to_one_unit_may_swap_none() -> None:
    board = cast("自分のスタンバイ・ユニット1体までを自分のメイン・ユニットと入れ替える。", first={"standby": ["一号"]})
    board.choose("first")
    assert board.main("first") == "的"
    assert told(board, "Swapped") == []


# --- knocked-out units


FALLEN = "このユニットがKOしたとき、"


@pytest.mark.parametrize(
    ("text", "counters", "drawn"),
    [
        ("このユニットに炎カウンターを1個置く。", 0, 0),
        ("デッキを1枚引く。", 0, 1),
        ("このユニットに炎カウンターを1個置く。デッキを1枚引く。", 0, 1),
    ],
)
@clause("hanyo", "306.7a-3")
def test_nothing_is_done_to_a_unit_that_is_knocked_out(text: str, counters: int, drawn: int) -> None:
    board = Board(
        cards=[
            unit("亡者", hp=100, text=FALLEN + text),
            BIG,
            tactics("鎌", "自分のスタンバイ・ユニットすべてをKOする。"),
        ],
        first={"main": "的", "standby": ["亡者"], "hand": ["鎌", *HOLD]},
    )
    board.play("first", "鎌")
    assert board.is_down("亡者")
    assert (board.counters("亡者", "炎"), len(board.hand("first"))) == (counters, 2 + drawn)


@clause("hanyo", "306.7a-3")
def test_nothing_is_done_to_that_unit_once_it_is_knocked_out() -> None:
    mourner = unit("弔い", text="自分のユニットがKOしたとき、そのユニットに炎カウンターを1個置く。")
    comer = unit("出迎え", text="自分のユニットを出したとき、そのユニットに炎カウンターを1個置く。")
    board = Board(
        cards=[mourner, comer, BIG, ONE, tactics("鎌", "自分の「一号」すべてをKOする。")],
        first={"main": "弔い", "standby": ["出迎え"], "hand": ["一号", "鎌", *HOLD]},
    )
    board.enter("first", "一号")
    assert board.counters("一号", "炎") == 1
    board.play("first", "鎌")
    assert (board.is_down("一号"), board.counters("一号", "炎")) == (True, 0)


# --- discards


@clause("hanyo", "911.1")
def test_both_players_discard_one_after_the_other_and_at_the_same_time() -> None:
    text = "各プレイヤーは手札を1枚捨てる。"
    board = cast(text, second={"hand": ["火矢@b1", "毒針@b2"]})
    board.choose("first", "h1")
    assert board.discard("first") == []  # nothing moves before all have chosen
    assert board.asked() == ("second", "discard", "804.2c-1")
    board.choose("second", "b2")
    assert (len(board.hand("first")), len(board.hand("second"))) == (1, 1)
    assert board.discard("second") == ["b2"]


@pytest.mark.parametrize("verb", ["捨てる", "捨て場に置く"])
@pytest.mark.parametrize("seat", [0, 1])
@clause("hanyo", "911.1", "309.2")
def test_a_discard_is_told_as_done_by_the_player_whose_text_it_is(seat: int, verb: str) -> None:
    turn = ("first", "second")[seat]
    own: dict[str, Any] = {"main": "的", "hand": ["剥ぐ", *HOLD]}
    other: dict[str, Any] = {"main": {"card": "一号", "energy": 1}}
    seats = {"first": own, "second": other} if seat == 0 else {"first": other, "second": own}
    strip = tactics("剥ぐ", f"相手のメイン・ユニットのエネルギーすべてを{verb}。")
    board = Board(cards=[strip, BIG, ONE], turn=turn, **seats)  # type: ignore[arg-type]
    board.play(turn, "剥ぐ")
    moves = [(each["clause"], each["by"]) for each in told(board, "Went") if each["clause"] == "804.2c-1"]
    assert moves == [("804.2c-1", seat), ("804.2c-1", seat)]  # the energy, then the card itself
    assert board.zone("剥ぐ") == (turn, "discard")


@clause("hanyo", "1005.2", "911.1")
def test_what_the_rules_discard_is_told_as_its_owners() -> None:
    board = Board(
        cards=[unit("藁", hp=100), BIG, tactics("石", "相手のスタンバイ・ユニットすべてに100ダメージを与える。")],
        first={"main": "的", "hand": ["石", *HOLD]},
        second={"main": "的@敵", "standby": [{"card": "藁", "energy": 1}]},
    )
    board.play("first", "石")
    assert [each["by"] for each in told(board, "Went") if each["clause"] == "1005.1"] == [1]


@clause("hanyo", "309.2", "309.3")
def test_of_cards_of_one_name_that_are_discarded_together_the_last_lies_on_top() -> None:
    board = cast("手札を2枚捨てる。", first={"hand": ["火矢@a", "火矢@b", "毒針@c"], "discard": ["影法師@old"]})
    board.choose("first", "a", "b")
    assert board.asked() == ("first", "main-phase", "503.3")  # nobody is asked for an order
    lies = board.state.zones[board.state.zone[board.card("a")]]
    assert [card for card in lies if card in (board.card("a"), board.card("b"), board.card("old"))] == [
        board.card("b"),
        board.card("a"),
        board.card("old"),
    ]
    assert [each["clause"] for each in told(board, "Arranged")] == ["309.3", "309.3"]  # the two, then the command


@clause("hanyo", "309.3", "309.1")
def test_each_player_orders_what_is_discarded_of_theirs_and_the_turn_player_begins() -> None:
    board = cast(
        "各プレイヤーは手札をすべて捨てる。",
        first={"hand": ["火矢@a", "毒針@b"]},
        second={"hand": ["火矢@c", "毒針@d"]},
    )
    assert board.asked() == ("first", "discard-order", "309.3")
    board.order("first", "b", "a")
    assert board.asked() == ("second", "discard-order", "309.3")
    board.order("second", "c", "d")
    assert board.discard("first")[1:] == ["b", "a"]
    assert board.discard("second") == ["c", "d"]


# --- from zone to zone


@clause("hanyo", "302.5", "302.3")
def test_a_unit_goes_back_to_its_owners_hand_by_the_player_whose_text_it_is() -> None:
    board = cast("相手のスタンバイ・ユニット1体を持ち主の手札に戻す。", second={"standby": ["一号"]})
    assert board.hand("second") == ["一号"]
    (moved,) = [each for each in told(board, "Went") if each["card"].get("card") != "術" and each["target"] in (2, 12)]
    assert moved["by"] == 0


@clause("hanyo", "302.3", "910.1")
def test_a_card_of_the_discard_can_be_added_to_the_hand() -> None:
    board = cast("自分の捨て場のユニットカード1枚を手札に加える。", first={"discard": ["一号@x", "火矢@y"]})
    assert board.zone("x") == ("first", "hand")
    assert board.zone("y") == ("first", "discard")


@clause("hanyo", "308.1", "104.2")
def test_unit_cards_are_put_into_standby_areas_as_far_as_there_are_free_ones() -> None:
    text = "自分の捨て場のユニットカード2枚をスタンバイ・エリアに置く。"
    board = cast(
        text,
        first={"standby": ["一号@a", "一号@b", "一号@c"], "discard": ["二号@x", "二号@y"]},
    )
    placed = [board.zone(alias)[1] for alias in ("x", "y")]
    assert sorted(placed) == ["discard", placed[0] if placed[0] != "discard" else placed[1]]
    assert len(board.standby("first")) == 4
    (went,) = [
        each
        for each in told(board, "Went")
        if each["clause"] == "804.2c-1" and each["by"] == 0 and each["target"] not in (0, 3, 13)
    ]
    assert went["by"] == 0


@clause("hanyo", "304.2", "302.4")
def test_cards_of_the_deck_that_are_put_on_it_again_only_change_their_places() -> None:
    text = "自分のデッキの上から2枚を見る。それらを好きな順番で自分のデッキの一番下に置く。"
    board = cast(text, first={"deck": ["火矢@a", "毒針@b", "影法師@c"]})
    assert board.asked() == ("first", "deck-order", "804.2c-1")
    board.order("first", "b", "a")
    assert board.deck("first") == ["c", "b", "a"]
    assert len(told(board, "Replaced")) == 2
    assert not [each for each in told(board, "Went") if each["source"] == each["target"]]


@pytest.mark.parametrize("hide", [False, True])
@clause("hanyo", "302.4")
def test_for_a_single_card_no_order_is_asked_even_where_every_question_is(hide: bool) -> None:
    text = "自分のデッキの上から1枚を見る。それらを好きな順番で自分のデッキの一番下に置く。"
    board = Board(
        cards=[tactics("術", text), BIG], first={"main": "的", "hand": ["術", *HOLD], "deck": ["火矢@a", "毒針@b"]}
    )
    board.state.hide_forced = hide
    board.play("first", "術")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.deck("first") == ["b", "a"]


@clause("hanyo", "304.2", "302.4")
def test_a_card_from_elsewhere_is_put_on_the_deck_by_the_player_whose_text_it_is() -> None:
    board = cast(
        "相手の捨て場のカード1枚を相手のデッキの一番上に置く。", second={"discard": ["毒針@x"], "deck": ["火矢@y"]}
    )
    assert board.deck("second") == ["x", "y"]
    assert [each["by"] for each in told(board, "Went") if each["card"].get("card") == "H087" or each["target"] == 11][
        :1
    ] == [0]


@clause("hanyo", "904.1", "904.2")
def test_who_draws_is_told_as_the_one_who_did_it() -> None:
    board = cast("各プレイヤーはデッキを2枚引く。")
    assert [each["by"] for each in told(board, "Drawn")] == [0, 0, 1, 1]


@clause("hanyo", "910.2", "302.5")
def test_what_was_looked_at_is_what_the_text_speaks_of_afterwards() -> None:
    text = (
        "自分のデッキの上から2枚を見る。その中からユニットカード1枚を手札に加える。残りを自分のデッキの一番下に置く。"
    )
    board = cast(text, first={"deck": ["一号@a", "火矢@b", "毒針@c"]})
    board.choose("first", "a")
    assert board.zone("a") == ("first", "hand")
    assert board.deck("first") == ["c", "b"]


# --- energy


@clause("hanyo", "906.1")
def test_a_charge_by_effect_is_made_by_the_player_named_with_one_card_and_leaves_the_action_open() -> None:
    board = cast("自分のスタンバイ・ユニット1体にチャージする。", first={"standby": ["一号"]})
    assert board.asked() == ("first", "charge", "906.1")
    assert board.how_many("first") == (1, 1)
    board.choose("first", "h1")
    assert (board.energy("一号"), board.energy("的")) == (["h1"], [])
    (charged,) = told(board, "Charged")
    assert charged["seat"] == 0
    assert [each["by"] for each in told(board, "Attached")] == [0]
    assert told(board, "Marked") == []


@clause("hanyo", "906.1")
def test_a_charge_of_up_to_no_unit_is_none() -> None:
    board = cast("自分のスタンバイ・ユニット1体までにチャージする。", first={"standby": ["一号"]})
    board.choose("first")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert (told(board, "Charged"), told(board, "Drawn")) == ([], [])


@clause("hanyo", "906.1")
def test_a_player_without_a_hand_is_not_asked_what_to_charge_even_where_every_question_is() -> None:
    board = Board(
        cards=[tactics("術", "自分のメイン・ユニットにチャージする。"), BIG],
        first={"main": "的", "hand": ["術"], "deck": ["火矢@a", "毒針@b"]},
    )
    board.state.hide_forced = True
    board.play("first", "術")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.hand("first") == ["a"]


@clause("hanyo", "905.1", "905.2")
def test_energy_goes_from_one_unit_to_the_chosen_other() -> None:
    text = "自分のメイン・ユニットのエネルギー1枚を自分のスタンバイ・ユニット1体につけ替える。"
    board = cast(text, first={"main": {"card": "的", "energy": ["毒針@e", "火矢@f"]}, "standby": ["一号", "二号"]})
    board.choose("first", "e")
    board.choose("first", "二号")
    assert (board.energy("的"), board.energy("一号"), board.energy("二号")) == (["f"], [], ["e"])
    assert [each["event"] for each in board.told() if each["clause"] == "905.2"] == ["MovedWithin"]


@clause("hanyo", "905.2")
def test_energy_that_nobody_can_take_stays() -> None:
    text = "自分のメイン・ユニットのエネルギー1枚を自分のスタンバイ・ユニット1体までにつけ替える。"
    board = cast(text, first={"main": {"card": "的", "energy": ["毒針@e"]}, "standby": ["一号"]})
    board.choose("first")
    assert board.energy("的") == ["e"]


@pytest.mark.parametrize("words", ["1枚", "1枚まで"])
@clause("hanyo", "905.2", "905.1")
def test_a_chosen_card_is_attached_to_the_chosen_unit(words: str) -> None:
    text = f"自分の捨て場のカード{words}をエネルギーとして自分のスタンバイ・ユニット1体につける。"
    board = cast(text, first={"discard": ["毒針@x", "影法師@y"], "standby": ["一号", "二号"]})
    board.choose("first", "y")
    board.choose("first", "二号")
    assert board.energy("二号") == ["y"]
    assert [each["by"] for each in told(board, "Attached")] == [0]


# --- counters, damage


@clause("hanyo", "913.2", "913.4")
def test_counters_that_come_and_go_are_told_by_their_clauses() -> None:
    put = cast("自分のメイン・ユニットに炎カウンターを2個置く。")
    assert [(each["clause"], each["amount"]) for each in told(put, "Counted")] == [("913.2", 2)]
    text = "自分のメイン・ユニットの炎カウンターを1個取り除いてもよい。"
    taken = cast(text, first={"main": {"card": "的", "counters": {"炎": 2}}})
    taken.option("first", "yes")
    assert [(each["clause"], each["amount"]) for each in told(taken, "Counted")] == [("913.4", -1)]
    every = cast(
        "自分のメイン・ユニットの炎カウンターをすべて取り除く。", first={"main": {"card": "的", "counters": {"炎": 3}}}
    )
    assert [(each["clause"], each["amount"]) for each in told(every, "Counted")] == [("913.4", -3)]


@clause("hanyo", "916.1", "104.2")
def test_a_damage_of_none_stays_none_however_it_is_raised() -> None:
    raiser = unit("煽り", text="相手のユニットが受けるダメージを200アップする。")
    text = "相手のメイン・ユニットに自分の「一号」1体につき100ダメージを与える。"
    board = cast(text, cards=[raiser], first={"standby": ["煽り"]})
    assert board.damage("敵") == 0
    with_one = cast(text, cards=[raiser], first={"standby": ["煽り", "一号"]})
    assert with_one.damage("敵") == 300


@clause("hanyo", "916.1")
def test_one_point_is_damage_and_none_is_not() -> None:
    shield = unit("盾", text="自分のユニットが受けるダメージを100ダウンする。")
    assert told(cast("相手のメイン・ユニットに1ダメージを与える。"), "Damaged")[0]["amount"] == 1
    text = "相手のメイン・ユニットに100ダメージを与える。"
    assert told(cast(text, cards=[shield], second={"standby": ["盾"]}), "Damaged") == []


@clause("hanyo", "916.2", "704.4")
def test_only_damage_to_the_units_of_which_a_text_speaks_is_changed() -> None:
    text = "ユニットすべてに300ダメージを与える。"
    shield = unit("盾", hp=3000, text="自分のユニットが受けるダメージを100ダウンする。")
    board = cast(text, cards=[shield], second={"standby": ["盾"]})
    assert (board.damage("的"), board.damage("敵"), board.damage("盾")) == (300, 200, 200)


@clause("hanyo", "916.2", "704.4")
def test_only_damage_from_the_units_of_which_a_text_speaks_is_changed() -> None:
    drum = unit("太鼓", hp=3000, text="自分の「射手」が与えるダメージを100アップする。")
    archer = unit("射手", skills=[skill("射る", text="相手のスタンバイ・ユニット1体に200ダメージを与える。")])
    other = unit("投手", skills=[skill("射る", text="相手のスタンバイ・ユニット1体に200ダメージを与える。")])
    for main, dealt in (("射手", 300), ("投手", 200)):
        board = Board(
            cards=[drum, archer, other, BIG],
            phase="battle",
            first={"main": main, "standby": ["太鼓"]},
            second={"main": "的", "standby": ["的@後"], "hand": HOLD},
        )
        board.skill("first", "射る")
        assert board.damage("後") == dealt


@pytest.mark.parametrize(("order", "placed"), [("レスト", "rested"), ("スタン", "stunned")])
@clause("hanyo", "908.1", "908.3")
def test_a_text_that_keeps_units_from_afflictions_speaks_of_its_own_players_units(order: str, placed: str) -> None:
    ward = unit("護り", hp=3000, text="自分のユニットは状態異常にならない。")
    text = f"ユニットすべてを{order}する。"
    board = cast(text, cards=[ward], second={"standby": ["護り"]})
    assert (board.placed("的"), board.placed("敵"), board.placed("護り")) == (placed, "normal", "normal")


@clause("hanyo", "907.1", "908.1")
def test_rested_stunned_and_recovered_are_three_different_orders() -> None:
    start = {"main": {"card": "的@敵", "placed": "rested"}}
    assert cast("相手のメイン・ユニットを復帰する。", second=start).placed("敵") == "normal"
    assert cast("相手のメイン・ユニットをスタンする。", second=start).placed("敵") == "stunned"
    assert cast("相手のメイン・ユニットをレストする。").placed("敵") == "rested"


# --- the rest


@clause("hanyo", "801.2a", "808.1")
def test_what_is_done_between_a_choice_and_its_use_does_not_disturb_it() -> None:
    text = "相手のユニット1体を選ぶ。デッキを1枚引く。そのユニットに100ダメージを与える。"
    board = cast(text, second={"standby": ["一号"]})
    board.choose("first", "一号")
    assert (board.damage("一号"), board.damage("敵"), len(board.hand("first"))) == (100, 0, 3)


@clause("hanyo", "801.2a", "808.1")
def test_what_a_search_found_is_what_is_added_to_the_hand() -> None:
    board = cast("自分のデッキからユニットカード1枚を探し、手札に加える。", first={"deck": ["火矢@a", "一号@b"]})
    board.choose("first", "b")
    assert board.zone("b") == ("first", "hand")


@clause("hanyo", "910.1", "302.2b")
def test_energy_lies_in_the_open_and_must_be_chosen_though_nobody_sees_it() -> None:
    board = cast("相手のメイン・ユニットのエネルギー1枚を捨てる。", second={"main": {"card": "的@敵", "energy": 2}})
    assert board.how_many("first") == (1, 1)


@clause("hanyo", "910.2", "302.2b")
def test_where_any_card_of_a_hand_will_do_one_must_be_chosen() -> None:
    board = cast("自分の手札1枚を捨てる。", first={"hand": ["毒針@a", "火矢@b"]})
    assert board.how_many("first") == (1, 1)


@clause("hanyo", "910.2", "302.2b")
def test_one_card_that_not_everybody_sees_is_enough_to_choose_none() -> None:
    text = "自分のデッキの上から2枚を見る。その中からユニットカード1枚を手札に加える。"
    board = Board(
        cards=[tactics("術", text), BIG, ONE],
        first={"main": "的", "hand": ["術", *HOLD], "deck": ["一号@a", "一号@b", "火矢@c"]},
    )
    board.state.known[board.card("a")] = 3  # this one was shown to everybody
    board.play("first", "術")
    assert board.how_many("first") == (0, 1)


@clause("hanyo", "809.3b-3", "105.3c")
def test_an_effect_on_chosen_units_stays_with_them_and_reaches_no_other() -> None:
    text = "このターン、自分のユニット1体のHPを500アップする。"
    board = cast(text, first={"standby": ["一号"], "hand": ["二号", *HOLD]})
    board.choose("first", "一号")
    board.enter("first", "二号")
    assert (board.hp("一号"), board.hp("的"), board.hp("二号")) == (3500, 3000, 3000)


@clause("hanyo", "809.3b-3")
def test_an_effect_on_this_unit_and_on_its_skills_stays_with_that_very_unit() -> None:
    horn = enhancement("角", exs=[ex("吹く", "自分のターンに使える。このターン、このユニットのHPを500アップする。")])
    tired = enhancement("枷", exs=[ex("締める", "自分のターンに使える。このターン、このユニットのスキルは使えない。")])
    first = {"main": {"card": "一号", "sets": ["角"]}, "standby": [{"card": "二号", "sets": ["枷"]}], "hand": HOLD}
    board = Board(cards=[horn, tired, ONE, TWO, BIG], first=first)
    board.use("first", "吹く")
    assert (board.hp("一号"), board.hp("二号")) == (3500, 3000)
    board.use("first", "締める")
    assert [made.cards for made in board.state.effects] == [(board.card("一号"),), (board.card("二号"),)]


@clause("hanyo", "813.1", "813.2", "813.5b")
def test_the_source_of_what_a_command_does_is_the_command_and_of_a_skill_its_unit() -> None:
    board = cast("相手のスタンバイ・ユニットすべてをKOする。", second={"standby": ["一号"]})
    assert len(told(board, "KnockedOut")) == 1
    whip = enhancement("鞭", skills=[skill("打つ", text="相手のスタンバイ・ユニットすべてに100ダメージを与える。")])
    board = Board(
        cards=[whip, BIG, ONE, TWO],
        phase="battle",
        first={"main": {"card": "一号", "sets": ["鞭"]}},
        second={"main": "的", "standby": ["二号"], "hand": HOLD},
    )
    board.skill("first", "打つ")
    (hit,) = told(board, "Damaged")
    assert hit["source"]["card"] == "一号"


@clause("hanyo", "919.2")
def test_lots_are_drawn_in_the_variant_of_lots_only() -> None:
    rules = Board().rules
    decks = (("H001",) * 10, ("H001",) * 10)
    assert rules.start("lots", decks).lots
    assert not rules.start("standard", decks).lots


@clause("hanyo", "603.1", "503.3")
def test_a_unit_that_is_put_out_is_told_as_its_players() -> None:
    board = Board(cards=[ONE, BIG], turn="second", second={"main": "的", "hand": ["一号", *HOLD]})
    board.enter("second", "一号")
    assert [(each["clause"], each["by"]) for each in told(board, "Entered")] == [("603.1", 1)]


@clause("hanyo", "803.2", "804.2")
def test_a_strategy_is_counted_and_told_as_its_players_and_a_tactics_is_not_counted() -> None:
    cards = [strategy("策", "デッキを1枚引く。"), tactics("技", "デッキを1枚引く。"), BIG]
    board = Board(cards=cards, turn="second", second={"main": "的", "hand": ["策", "技", *HOLD]})
    board.play("second", "技")
    assert told(board, "Marked") == []
    board.play("second", "策")
    assert [(each["clause"], each["seat"]) for each in told(board, "Marked")] == [("803.2", 1)]
    assert [(each["command"], each["seat"]) for each in told(board, "CommandPlayed")] == [
        ("tactics", 1),
        ("strategy", 1),
    ]
