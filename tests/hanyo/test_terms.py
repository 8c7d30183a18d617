"""900-920: what the terms of card texts stand for."""

from __future__ import annotations

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit

HOLD = ["火矢"]
WHALE = "深海の鯨"


def damages(board: Board) -> list[int]:
    """The amounts of all damage so far."""
    return [told["amount"] for told in board.told() if told["event"] == "Damaged"]


# --- 902 names


@clause("hanyo", "902.1", "902.1a")
def test_a_name_in_brackets_means_the_cards_of_exactly_that_name() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "群れ雀@a", "energy": 1}, "standby": ["群れ雀@b", "群れ蝙蝠"]},
        second={"main": WHALE, "hand": HOLD},
    )
    board.skill("first", "群れ突き")
    assert board.damage(WHALE) == 200 * 2  # two sparrows, with the advantage over water


@clause("hanyo", "902.1", "902.1a")
def test_with_contains_a_name_in_brackets_means_part_of_a_name() -> None:
    board = Board(first={"hand": ["旅の笛吹き", *HOLD], "deck": ["群れ雀", "群れ蝙蝠", "影法師", "火矢@x"]})
    board.enter("first", "旅の笛吹き")
    assert board.options("first") == ["群れ雀", "群れ蝙蝠"]


@clause("hanyo", "902.1b", "902.1")
def test_a_skill_name_means_every_skill_of_that_name() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "紅蓮の剣士", "energy": 2}, "standby": ["烈火の師範"]},
        second={"main": WHALE, "hand": HOLD},
    )
    board.skill("first", "烈火斬")
    assert board.damage(WHALE) == 400


@clause("hanyo", "902.1b")
def test_a_skill_name_does_not_mean_skills_of_other_names() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "火の粉の子狐", "energy": 1}, "standby": ["烈火の師範"]},
        second={"main": WHALE, "hand": HOLD},
    )
    board.skill("first", "狐火")
    assert board.damage(WHALE) == 200


# --- 903 reveal


@clause("hanyo", "903.1", "903.2")
def test_a_revealed_card_is_seen_by_all_players() -> None:
    board = Board(first={"hand": ["召集", *HOLD], "deck": ["天馬", "影法師", "火矢@x"]})
    board.play("first", "召集")
    board.choose("first", "天馬")
    assert board.is_known("天馬", "second")
    shown = [told for told in board.told("second") if told["event"] == "Looked" and told["clause"] == "903.1"]
    assert [each["card"] for each in shown[0]["cards_seen"]] == ["H035"]


@clause("hanyo", "903.1")
def test_cards_that_were_looked_through_but_not_revealed_stay_hidden_from_the_other_player() -> None:
    board = Board(first={"hand": ["召集", *HOLD], "deck": ["天馬", "影法師", "火矢@x"]})
    board.play("first", "召集")
    board.choose("first", "天馬")
    assert not board.is_known("影法師", "second")
    board.shuffle()
    assert not board.is_known("影法師", "first")  # shuffled away again


@clause("hanyo", "903.2")
def test_a_card_that_is_revealed_already_is_not_revealed_again() -> None:
    text = "自分のデッキからユニットカード1枚を探し、公開して公開して手札に加える。"
    board = Board(cards=[tactics("念押し", text)], first={"hand": ["念押し", *HOLD], "deck": ["天馬", "火矢@x"]})
    board.play("first", "念押し")
    board.choose("first", "天馬")
    assert sorted(board.hand("first")) == sorted(["天馬", "火矢"])
    assert len([told for told in board.told() if told["clause"] == "903.1"]) == 1


# --- 904 draw


@clause("hanyo", "904.1")
def test_the_top_card_of_the_deck_is_drawn() -> None:
    board = Board(first={"hand": ["気付け薬", *HOLD], "deck": ["天馬", "影法師"]})
    board.play("first", "気付け薬")
    assert sorted(board.hand("first")) == sorted(["火矢", "天馬"])
    assert board.deck("first") == ["影法師"]


@clause("hanyo", "904.2", "1002.1")
def test_several_cards_are_drawn_one_after_another_as_far_as_there_are_any() -> None:
    board = Board(first={"hand": ["作戦会議", *HOLD], "deck": ["天馬"]})
    board.play("first", "作戦会議")
    assert [name for name in board.happened() if name.startswith("Draw")] == ["Drawn", "DrawFailed"]
    assert sorted(board.hand("first")) == sorted(["火矢", "天馬"])


@clause("hanyo", "904.1", "904.2")
def test_a_card_that_is_put_elsewhere_from_the_deck_is_not_drawn() -> None:
    board = Board(first={"hand": ["大地の恵み", *HOLD], "deck": []})
    board.play("first", "大地の恵み")
    assert "DrawFailed" not in board.happened()
    assert board.outcome() is None


# --- 905 attach


@clause("hanyo", "905.1", "905.2", "905.2a")
def test_a_card_is_attached_as_energy_face_down_and_tied_to_its_unit() -> None:
    board = Board(
        first={"main": "天馬", "standby": ["影法師"], "hand": ["大地の恵み", *HOLD], "deck": ["群れ雀", "火矢@x"]}
    )
    board.play("first", "大地の恵み")
    board.choose("first", "影法師")
    assert (board.energy("影法師"), board.energy("天馬")) == (["群れ雀"], [])
    assert (board.is_known("群れ雀", "first"), board.is_known("群れ雀", "second")) == (False, False)


@clause("hanyo", "905.1", "302.3a")
def test_attached_cards_move_with_their_unit() -> None:
    board = Board(
        first={
            "main": {"card": "天馬", "energy": 2, "sets": ["陣太鼓"]},
            "standby": [{"card": "影法師", "energy": 1}],
            "hand": HOLD,
        }
    )
    board.retreat("first")
    assert board.main("first") == "影法師"
    assert (len(board.energy("天馬")), board.sets("天馬"), len(board.energy("影法師"))) == (2, ["陣太鼓"], 1)


@clause("hanyo", "905.2a")
def test_a_set_is_no_energy() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "火の粉の子狐", "sets": ["陣太鼓", "炎の太刀"]}},
        second={"main": WHALE, "hand": HOLD},
    )
    assert board.options("first") == ["skill ひっかき", "no-skill"]


@clause("hanyo", "905.3", "905.3a")
def test_a_card_that_is_set_lies_face_up_with_its_unit() -> None:
    board = Board(first={"main": "天馬", "hand": ["陣太鼓", *HOLD]})
    board.play("first", "陣太鼓")
    assert board.sets("天馬") == ["陣太鼓"]
    assert (board.is_known("陣太鼓", "first"), board.is_known("陣太鼓", "second")) == (True, True)


@clause("hanyo", "905.3a")
def test_energy_is_no_set() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "天馬", "sets": ["鎖鎌"], "energy": 3}},
        second={"main": {"card": WHALE, "energy": 2, "sets": ["陣太鼓"]}, "hand": HOLD},
    )
    board.skill("first", "武器落とし")
    assert (board.sets(WHALE), len(board.energy(WHALE))) == ([], 2)


# --- 906 charge


@clause("hanyo", "906.1")
def test_a_charge_by_effect_attaches_a_card_from_hand_and_draws_one() -> None:
    board = Board(
        first={
            "main": "天馬",
            "standby": ["影法師"],
            "hand": ["撤収命令", "火矢", "毒針"],
            "deck": ["群れ雀", "火矢@x"],
        }
    )
    board.play("first", "撤収命令")
    assert board.asked() == ("first", "charge", "906.1")
    board.choose("first", "毒針")
    assert board.energy("影法師") == ["毒針"]
    assert sorted(board.hand("first")) == sorted(["火矢", "群れ雀"])
    assert "charge 影法師 火矢" in board.options("first")  # the action is not used up


@clause("hanyo", "906.1")
def test_a_charge_by_effect_without_a_hand_only_draws() -> None:
    board = Board(first={"main": "天馬", "standby": ["影法師"], "hand": ["撤収命令"], "deck": ["群れ雀", "火矢@x"]})
    board.play("first", "撤収命令")
    assert board.energy("影法師") == []
    assert board.hand("first") == ["群れ雀"]
    assert "Charged" not in board.happened()


# --- 907, 908 states


@clause("hanyo", "907.1")
def test_recovering_puts_a_unit_in_the_normal_state() -> None:
    for placed in ("rested", "stunned"):
        board = Board(first={"main": {"card": "天馬", "placed": placed}, "hand": ["気付け薬", *HOLD]})
        board.play("first", "気付け薬")
        assert board.placed("天馬") == "normal"


@clause("hanyo", "907.1", "104.3")
def test_a_unit_in_the_normal_state_does_not_recover() -> None:
    board = Board(first={"main": "天馬", "hand": ["気付け薬", *HOLD]})
    board.play("first", "気付け薬")
    assert "Placed" not in board.happened()


REST = tactics("眠り", "相手のメイン・ユニットをレストする。")
STUN = tactics("痺れ", "相手のメイン・ユニットをスタンする。")


@clause("hanyo", "908.1", "908.2")
def test_resting_and_stunning_put_a_unit_in_that_state() -> None:
    board = Board(cards=[REST, STUN], first={"hand": ["眠り", "痺れ", *HOLD]}, second={"main": WHALE})
    board.play("first", "眠り")
    assert board.placed(WHALE) == "rested"
    board.play("first", "痺れ")
    assert board.placed(WHALE) == "stunned"


@clause("hanyo", "908.1", "104.4")
def test_a_unit_that_does_not_become_afflicted_stays_normal() -> None:
    board = Board(cards=[REST, STUN], first={"hand": ["眠り", "痺れ", *HOLD]}, second={"main": "天馬"})
    board.play("first", "眠り")
    board.play("first", "痺れ")
    assert board.placed("天馬") == "normal"


@clause("hanyo", "908.2")
def test_a_resting_or_stunned_unit_is_afflicted_and_a_normal_one_is_not() -> None:
    for placed, damage in (("rested", 500), ("stunned", 500), ("normal", 300)):
        board = Board(
            phase="battle",
            first={"main": {"card": "紅蓮の剣士", "energy": 2}},
            second={"main": {"card": WHALE, "placed": placed}, "hand": HOLD},
        )
        board.skill("first", "烈火斬")
        assert board.damage(WHALE) == damage


@clause("hanyo", "908.3")
def test_becoming_afflicted_starts_from_the_normal_state() -> None:
    board = Board(
        cards=[REST, STUN],
        first={"hand": ["眠り", "痺れ", *HOLD]},
        second={"main": WHALE, "standby": ["灯籠の巫女"]},
    )
    board.play("first", "眠り")
    board.option("second", "yes")
    assert len(board.hand("second")) == 1
    board.play("first", "痺れ")  # from rest to stun: nothing triggers
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "908.3")
def test_recovering_is_not_becoming_afflicted() -> None:
    board = Board(
        first={"main": {"card": WHALE, "placed": "rested"}, "standby": ["灯籠の巫女"], "hand": ["気付け薬", *HOLD]},
    )
    board.play("first", "気付け薬")
    assert board.asked() == ("first", "main-phase", "503.3")


# --- 909 knock out


@clause("hanyo", "909.1", "909.1a", "913.6")
def test_a_knocked_out_unit_lies_face_down_in_its_place_without_damage_and_counters() -> None:
    board = Board(
        first={"hand": ["処断", *HOLD]},
        second={"standby": ["天馬", {"card": "群れ雀", "damage": 200, "counters": {"呪": 2}, "placed": "rested"}]},
    )
    place = board.zone("群れ雀")
    board.play("first", "処断")
    assert board.is_down("群れ雀")
    assert board.zone("群れ雀") == place
    assert (board.damage("群れ雀"), board.counters("群れ雀", "呪"), board.placed("群れ雀")) == (0, 0, "normal")
    assert board.is_known("群れ雀", "second") and board.is_known("群れ雀", "first")


@clause("hanyo", "909.1", "909.1a")
def test_a_unit_that_is_not_knocked_out_keeps_its_damage_and_counters() -> None:
    board = Board(
        first={"hand": ["処断", *HOLD]},
        second={"standby": [{"card": "天馬", "damage": 200, "counters": {"呪": 2}}, "群れ雀"]},
    )
    board.play("first", "処断")
    assert not board.is_down("天馬")
    assert (board.damage("天馬"), board.counters("天馬", "呪")) == (200, 2)


# --- 910 choose and search


@clause("hanyo", "910.1")
def test_from_what_is_public_the_stated_number_must_be_chosen() -> None:
    board = Board(
        first={"hand": ["火矢", "毒針"]}, second={"standby": ["天馬", "群れ雀", {"card": "影法師", "down": True}]}
    )
    board.play("first", "火矢")
    assert board.how_many("first") == (1, 1)
    assert board.options("first") == ["天馬", "群れ雀"]


@clause("hanyo", "910.1", "104.2")
def test_up_to_a_number_may_be_none_and_fewer_are_chosen_where_there_are_fewer() -> None:
    board = Board(first={"hand": ["後始末", *HOLD], "discard": ["毒針", "天馬"]})
    board.play("first", "後始末")
    assert board.how_many("first") == (0, 1)
    assert board.options("first") == ["毒針"]
    both = tactics("二択", "相手のスタンバイ・ユニット2体に100ダメージを与える。")
    board = Board(cards=[both], first={"hand": ["二択", *HOLD]}, second={"standby": ["天馬"]})
    board.play("first", "二択")
    assert board.damage("天馬") == 100


@clause("hanyo", "910.2", "302.2b")
def test_a_search_for_certain_cards_may_find_nothing() -> None:
    board = Board(first={"hand": ["召集", *HOLD], "deck": ["天馬", "影法師", "火矢@x"]})
    board.play("first", "召集")
    assert board.asked() == ("first", "search", "910.2")
    assert board.how_many("first") == (0, 2)
    assert board.is_known("x", "first")  # the whole zone is seen
    board.choose("first")
    assert board.asked() == ("chance", "shuffle", "912.1")


@clause("hanyo", "910.2")
def test_a_search_for_any_card_must_find_one() -> None:
    board = Board(
        cards=[tactics("物色", "自分のデッキからカード1枚を探し、手札に加える。")],
        first={"hand": ["物色", *HOLD], "deck": ["天馬", "影法師", "火矢@x"]},
    )
    board.play("first", "物色")
    assert board.how_many("first") == (1, 1)


@clause("hanyo", "910.2")
def test_a_choice_of_certain_cards_among_those_looked_at_may_come_up_empty() -> None:
    board = Board(
        cards=[tactics("覗き", "自分のデッキの上から3枚を見る。その中からユニットカード1枚を手札に加える。")],
        first={"hand": ["覗き", *HOLD], "deck": ["天馬", "影法師", "火矢@x", "火矢@y"]},
    )
    board.play("first", "覗き")
    assert board.how_many("first") == (0, 1)
    assert board.options("first") == ["天馬", "影法師"]


@clause("hanyo", "910.2")
def test_from_the_opponents_hand_which_both_see_a_card_must_be_chosen() -> None:
    board = Board(first={"hand": ["間者", *HOLD]}, second={"hand": ["天馬", "影法師"]})
    board.play("first", "間者")
    assert board.how_many("first") == (1, 1)
    assert board.is_known("天馬", "first")
    board.choose("first", "天馬")
    assert board.deck("second")[-1] == "天馬"
    assert board.hand("second") == ["影法師"]


# --- 911 discard


@clause("hanyo", "911.1")
def test_a_discarded_card_goes_to_the_discard_of_the_player_named() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "影法師", "energy": 2}},
        second={"main": WHALE, "hand": ["天馬", "火矢"]},
    )
    board.skill("first", "影縫い")
    assert board.asked() == ("second", "discard", "704.5")
    board.choose("second", "天馬")
    assert (board.discard("first"), board.discard("second")) == ([], ["天馬"])


@clause("hanyo", "911.1", "104.2")
def test_without_a_card_in_hand_nothing_is_discarded() -> None:
    board = Board(phase="battle", first={"main": {"card": "影法師", "energy": 2}}, second={"main": WHALE})
    board.skill("first", "影縫い")
    assert board.discard("second") == []
    assert board.damage(WHALE) == 200


@clause("hanyo", "911.2")
def test_discarding_the_hand_means_all_of_it() -> None:
    board = Board(first={"hand": ["焦土作戦", "火矢", "毒針"]}, second={"hand": ["天馬", "影法師", "群れ雀"]})
    board.play("first", "焦土作戦")
    board.lays_down("first")
    board.lays_down("second")
    assert sorted(board.discard("second")) == sorted(["天馬", "影法師", "群れ雀"])
    assert (len(board.hand("first")), len(board.hand("second"))) == (3, 3)


@clause("hanyo", "911.2")
def test_discarding_a_number_of_cards_is_not_discarding_the_hand() -> None:
    board = Board(first={"hand": ["補給", "火矢", "毒針"]})
    board.play("first", "補給")
    board.option("first", "yes")
    board.choose("first", "火矢")
    assert sorted(board.discard("first")) == sorted(["火矢", "補給"])
    assert len(board.hand("first")) == 1 + 2


@clause("hanyo", "911.2a")
def test_an_empty_hand_counts_as_discarded() -> None:
    all_in = tactics("背水の陣", "手札をすべて捨てる。そうしたなら、デッキを2枚引く。")
    board = Board(cards=[all_in], first={"hand": ["背水の陣"]})
    board.play("first", "背水の陣")
    assert len(board.hand("first")) == 2


@clause("hanyo", "911.2a")
def test_an_empty_hand_does_not_count_as_a_number_of_cards_discarded() -> None:
    board = Board(first={"main": "天馬", "standby": ["影法師"], "hand": ["補給"]})
    board.play("first", "補給")
    assert board.hand("first") == []


# --- 912 shuffle


@clause("hanyo", "912.1", "912.1a")
def test_chance_puts_all_cards_of_the_deck_into_an_order() -> None:
    board = Board(first={"hand": ["武具の調達", *HOLD], "deck": ["天馬", "影法師", "群れ雀"]})
    board.play("first", "武具の調達")
    board.shuffle(2, 0, 1)
    assert board.deck("first") == ["群れ雀", "天馬", "影法師"]


@clause("hanyo", "912.1a")
def test_the_other_players_deck_is_not_shuffled_along() -> None:
    board = Board(
        first={"hand": ["武具の調達", *HOLD], "deck": ["天馬", "影法師"]}, second={"deck": ["群れ雀", "火薬師"]}
    )
    board.play("first", "武具の調達")
    board.shuffle(1, 0)
    assert board.deck("second") == ["群れ雀", "火薬師"]
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "912.2")
def test_cards_that_were_known_are_unknown_after_a_shuffle() -> None:
    board = Board(
        cards=[tactics("覗き見", "自分のデッキの上から2枚を見る。"), tactics("混ぜ", "自分のデッキをシャッフルする。")],
        first={"hand": ["覗き見", "混ぜ", *HOLD], "deck": ["天馬", "影法師", "群れ雀"]},
    )
    board.play("first", "覗き見")
    assert board.is_known("天馬", "first")
    board.play("first", "混ぜ")
    board.shuffle(1, 2, 0)
    assert not board.is_known("天馬", "first")


@clause("hanyo", "912.2")
def test_cards_that_were_known_stay_known_without_a_shuffle() -> None:
    board = Board(
        cards=[tactics("覗き見", "自分のデッキの上から2枚を見る。")],
        first={"hand": ["覗き見", "気付け薬", *HOLD], "deck": ["天馬", "影法師", "群れ雀"]},
    )
    board.play("first", "覗き見")
    board.play("first", "気付け薬")
    assert board.is_known("影法師", "first")
    assert not board.is_known("群れ雀", "first")


@clause("hanyo", "912.2a")
def test_cards_that_are_put_elsewhere_right_after_the_shuffle_are_not_seen() -> None:
    text = "自分のデッキをシャッフルする。自分のデッキの上から1枚を自分のデッキの一番下に置く。"
    board = Board(
        cards=[tactics("切り直し", text)], first={"hand": ["切り直し", *HOLD], "deck": ["天馬", "影法師", "群れ雀"]}
    )
    board.play("first", "切り直し")
    board.shuffle(1, 2, 0)
    assert board.deck("first") == ["群れ雀", "天馬", "影法師"]
    for name in ("天馬", "影法師", "群れ雀"):
        assert not board.is_known(name, "first")


@clause("hanyo", "912.2a", "302.4")
def test_cards_that_are_put_elsewhere_without_a_shuffle_stay_known() -> None:
    text = "自分のデッキの上から2枚を見る。自分のデッキの上から1枚を自分のデッキの一番下に置く。"
    board = Board(cards=[tactics("送り", text)], first={"hand": ["送り", *HOLD], "deck": ["天馬", "影法師", "群れ雀"]})
    board.play("first", "送り")
    assert board.deck("first") == ["影法師", "群れ雀", "天馬"]
    assert board.is_known("天馬", "first")
    assert not board.is_known("天馬", "second")


# --- 913 counters


@clause("hanyo", "913.1", "913.2", "913.3")
def test_a_counter_of_that_name_is_put_on_the_card() -> None:
    board = Board(phase="battle", first={"main": "呪いの人形"}, second={"main": WHALE, "hand": HOLD})
    board.skill("first", "呪詛")
    assert board.counters(WHALE, "呪") == 1
    assert board.counters(WHALE, "炎") == 0
    assert board.counters("呪いの人形", "呪") == 0


@clause("hanyo", "913.2")
def test_as_many_counters_are_put_on_the_card_as_the_text_says() -> None:
    curse = tactics("重ね呪い", "相手のメイン・ユニットに呪カウンターを2個置く。")
    board = Board(
        cards=[curse],
        first={"hand": ["重ね呪い@一", "重ね呪い@二", *HOLD]},
        second={"main": {"card": WHALE, "counters": {"炎": 1}}},
    )
    for card, count in (("一", 2), ("二", 4)):
        board.play("first", card)
        assert (board.counters(WHALE, "呪"), board.counters(WHALE, "炎")) == (count, 1)


@clause("hanyo", "913.2b", "913.3")
def test_counters_of_one_name_are_the_same_whatever_put_them_there() -> None:
    board = Board(
        phase="draw",
        first={"main": {"card": "焔尾の大狐", "energy": 3, "counters": {"炎": 2}}, "hand": HOLD},
        second={"main": WHALE, "hand": HOLD},
    )
    assert board.counters("焔尾の大狐", "炎") == 3
    board.ends_main("first")
    board.skill("first", "狐火の宴")
    assert board.damage(WHALE) == 600


@clause("hanyo", "913.2b")
def test_counters_of_another_name_are_not_counted() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "焔尾の大狐", "energy": 3, "counters": {"炎": 1, "潮": 5}}},
        second={"main": WHALE, "hand": HOLD},
    )
    board.skill("first", "狐火の宴")
    assert board.damage(WHALE) == 200


@clause("hanyo", "913.4")
def test_removing_counters_lowers_their_number() -> None:
    board = Board(
        first={"main": {"card": "火の粉の子狐", "sets": ["燻る香炉"], "counters": {"炎": 2, "潮": 1}}, "hand": HOLD},
    )
    board.use("first", "燃え上がり")
    board.option("first", "yes")
    assert (board.counters("火の粉の子狐", "炎"), board.counters("火の粉の子狐", "潮")) == (1, 1)


@clause("hanyo", "913.4", "104.2")
def test_a_counter_that_is_not_there_cannot_be_removed() -> None:
    board = Board(first={"main": {"card": "火の粉の子狐", "sets": ["燻る香炉"], "counters": {"潮": 1}}, "hand": HOLD})
    board.use("first", "燃え上がり")
    assert board.asked() == ("first", "main-phase", "503.3")
    assert board.counters("火の粉の子狐", "潮") == 1


@clause("hanyo", "913.5")
def test_a_card_that_leaves_the_areas_loses_its_counters() -> None:
    board = Board(
        cards=[tactics("送還", "相手のスタンバイ・ユニット1体を持ち主の手札に戻す。")],
        first={"hand": ["送還", *HOLD]},
        second={"standby": [{"card": "天馬", "counters": {"呪": 2}}]},
    )
    board.play("first", "送還")
    assert board.hand("second") == ["天馬"]
    assert board.counters("天馬", "呪") == 0


@clause("hanyo", "913.5", "302.3a")
def test_a_card_that_moves_between_areas_keeps_its_counters() -> None:
    board = Board(first={"main": {"card": "天馬", "counters": {"呪": 2}}, "standby": ["影法師"], "hand": HOLD})
    board.retreat("first")
    assert board.standby("first") == ["天馬"]
    assert board.counters("天馬", "呪") == 2


# --- 914, 915 swap and retreat


@clause("hanyo", "914.1")
def test_a_swap_sends_the_main_unit_to_the_place_the_standby_unit_leaves() -> None:
    board = Board(first={"main": "天馬", "standby": ["影法師", "群れ雀"], "hand": ["撤収命令", *HOLD]})
    place = board.zone("群れ雀")
    board.play("first", "撤収命令")
    board.choose("first", "群れ雀")
    assert board.main("first") == "群れ雀"
    assert board.zone("天馬") == place
    assert board.standby("first") == ["影法師", "天馬"]


@clause("hanyo", "914.1", "306.7a-3")
def test_there_is_no_swap_with_a_knocked_out_unit() -> None:
    board = Board(first={"main": "天馬", "standby": [{"card": "影法師", "down": True}], "hand": ["撤収命令", *HOLD]})
    board.play("first", "撤収命令")
    assert board.main("first") == "天馬"


def retreater(**more: object) -> Board:
    """A main unit with retreat cost 2 and what else the test says of it."""
    main = {"card": "呪術師の兄", "energy": ["火矢@e1", "火矢@e2", "火矢@e3"], **more}
    return Board(
        cards=[unit("呪術師の兄", retreat=2)],
        first={"main": main, "standby": ["影法師", {"card": "群れ雀", "down": True}], "hand": HOLD},
    )


@clause("hanyo", "915.1", "915.1a", "915.1b", "915.1c")
def test_a_retreat_pays_energy_and_swaps_the_units() -> None:
    board = retreater()
    board.retreat("first")
    assert board.asked() == ("first", "retreat-cost", "915.1b")
    assert board.how_many("first") == (2, 2)
    board.choose("first", "e1", "e3")
    assert board.energy("呪術師の兄") == ["e2"]
    assert sorted(board.discard("first")) == ["e1", "e3"]
    assert board.main("first") == "影法師"
    assert board.standby("first")[0] == "呪術師の兄"


@clause("hanyo", "915.1a")
def test_a_stunned_unit_does_not_retreat() -> None:
    reason = retreater(placed="stunned").refused("first", "retreat")
    assert (reason.clause, reason.condition) == ("915.1a", "stunned")
    assert retreater(placed="rested").why_not("first", "retreat") is None


@clause("hanyo", "915.1a", "915.1d")
def test_there_is_no_retreat_without_a_standby_unit_that_is_not_knocked_out() -> None:
    board = Board(first={"main": "天馬", "standby": [{"card": "群れ雀", "down": True}], "hand": HOLD})
    assert board.refused("first", "retreat").condition == "no-standby-unit"


@clause("hanyo", "915.1b", "915.1d")
def test_a_retreat_that_cannot_be_paid_in_full_does_not_begin() -> None:
    board = retreater(energy=1)
    reason = board.refused("first", "retreat")
    assert (reason.condition, dict(reason.values)) == ("not-enough-energy", {"energy": 1, "cost": 2})


@clause("hanyo", "915.1c", "302.3a-1")
def test_a_unit_that_retreats_recovers() -> None:
    board = retreater(placed="rested")
    board.retreat("first")
    board.choose("first", "e1", "e2")
    assert board.placed("呪術師の兄") == "normal"


# --- 916 damage


@clause("hanyo", "916.1", "916.3")
def test_damage_is_put_on_the_unit_and_adds_up() -> None:
    board = Board(first={"hand": ["火矢", "火矢@b", "毒針"]}, second={"standby": [{"card": "天馬", "damage": 100}]})
    board.play("first", "火矢")
    board.play("first", "b")
    assert board.damage("天馬") == 500
    assert board.hp("天馬") == 700  # damage does not change the HP


@clause("hanyo", "916.1", "104.2")
def test_no_damage_is_no_damage() -> None:
    thorn = unit("棘", text="このユニットがダメージを受けたとき、デッキを1枚引く。")
    board = Board(
        cards=[thorn, tactics("空振り", "相手のメイン・ユニットに0ダメージを与える。")],
        first={"hand": ["空振り", *HOLD]},
        second={"main": "棘"},
    )
    board.play("first", "空振り")
    assert board.hand("second") == []


@clause("hanyo", "916.2")
def test_damage_is_raised_and_lowered_by_the_stated_points() -> None:
    board = Board(
        turn="second",
        phase="battle",
        first={"main": "珊瑚の守り手", "hand": HOLD},
        second={"main": {"card": "雨垂れの童", "energy": 1}, "hand": HOLD},
    )
    board.skill("second", "水たまり")
    assert damages(board) == [200 - 100]


@clause("hanyo", "916.2", "704.4")
def test_damage_from_texts_is_raised_and_lowered_too() -> None:
    # The source is the unit with the skill, so that its blade counts; the warden takes less in the opponent's turn.
    board = Board(
        phase="battle",
        first={"main": {"card": "火薬師", "energy": 2, "sets": ["炎の太刀"]}},
        second={"main": WHALE, "standby": ["珊瑚の守り手", "天馬"], "hand": HOLD},
    )
    board.skill("first", "爆薬投げ")
    board.choose("first", "珊瑚の守り手")
    assert damages(board) == [200 + 100, 200 + 100 - 100]


@clause("hanyo", "916.2", "104.2")
def test_damage_that_is_lowered_to_nothing_is_not_dealt() -> None:
    board = Board(
        turn="second",
        phase="main",
        first={"main": "深海の鯨", "standby": ["珊瑚の守り手"], "hand": HOLD},
        second={"hand": ["小石", "火矢@b"]},
        cards=[tactics("小石", "相手のスタンバイ・ユニット1体に100ダメージを与える。")],
    )
    board.play("second", "小石")
    assert board.damage("珊瑚の守り手") == 0
    assert "Damaged" not in board.happened()


@clause("hanyo", "916.3")
def test_the_damage_of_a_unit_is_the_sum_of_its_markers() -> None:
    for damage, dealt in ((500, 400), (600, 200)):
        board = Board(
            phase="battle",
            first={"main": {"card": "溶岩の巨人", "energy": 3, "damage": damage}},
            second={"main": WHALE, "hand": HOLD},
        )
        board.skill("first", "踏みつけ")
        assert board.damage(WHALE) == dealt


@clause("hanyo", "916.4")
def test_damage_of_one_text_is_dealt_in_one_go() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": WHALE, "energy": 4}},
        second={"main": "冥府の門番", "standby": ["天馬", "影法師"], "hand": HOLD},
    )
    board.skill("first", "大波")
    assert damages(board) == [400, 100, 100]
    assert (board.damage("天馬"), board.damage("影法師")) == (100, 100)


@clause("hanyo", "916.4a")
def test_for_each_is_arithmetic_and_the_total_is_dealt_once() -> None:
    counting = unit("数え手", text="このユニットがダメージを受けたとき、デッキを1枚引く。")
    board = Board(
        cards=[counting],
        phase="battle",
        first={"main": {"card": "火吹き竜の雛", "energy": ["火矢@e1", "火矢@e2", "火矢@e3"]}},
        second={"main": "数え手"},
    )
    board.skill("first", "火炎の奔流")
    board.choose("first", "e2")
    assert damages(board) == [600]
    drawn = [told["clause"] for told in board.told() if told["event"] == "Drawn" and told["by"] == 1]
    assert drawn == ["804.2c-3", "502.1"]  # once for the damage, then in the next turn
    assert board.energy("火吹き竜の雛") == ["e1", "e3"]


@clause("hanyo", "916.4", "916.4a")
def test_two_texts_deal_their_damage_separately() -> None:
    board = Board(first={"hand": ["火矢", "火矢@b", "毒針"]}, second={"standby": ["天馬"]})
    board.play("first", "火矢")
    board.play("first", "b")
    assert damages(board) == [200, 200]


@clause("hanyo", "916.5")
def test_damage_to_a_card_without_hp_does_nothing() -> None:
    mad = unit("狂犬", text="相手が戦術をプレイしたとき、そのユニットに100ダメージを与える。")  # 'that' is the command
    board = Board(cards=[mad], first={"hand": ["検問", *HOLD]}, second={"main": "狂犬"})
    board.play("first", "検問")
    assert "Damaged" not in board.happened()
    assert board.damage("検問") == 0


@clause("hanyo", "916.5")
def test_damage_to_a_unit_does_something() -> None:
    mad = unit("番犬", text="相手のユニットを出したとき、そのユニットに100ダメージを与える。")
    board = Board(cards=[mad], first={"hand": ["天馬", *HOLD]}, second={"main": "番犬"})
    board.enter("first", "天馬")
    assert board.damage("天馬") == 100


# --- 917, 918 heal, HP


@clause("hanyo", "917.1")
def test_healing_takes_damage_off() -> None:
    board = Board(first={"main": {"card": WHALE, "damage": 700}, "hand": ["応急手当", *HOLD]})
    board.play("first", "応急手当")
    assert board.damage(WHALE) == 400


@clause("hanyo", "917.1")
def test_healing_does_not_go_beyond_the_damage() -> None:
    board = Board(first={"main": {"card": WHALE, "damage": 100}, "hand": ["応急手当", *HOLD]})
    board.play("first", "応急手当")
    assert board.damage(WHALE) == 0
    assert board.hp(WHALE) == 1500


@clause("hanyo", "917.1a")
def test_healing_all_takes_all_damage_off_that_unit() -> None:
    board = Board(
        cards=[tactics("全快", "自分のメイン・ユニットのHPをすべて回復する。")],
        first={
            "main": {"card": WHALE, "damage": 1100},
            "standby": [{"card": "天馬", "damage": 100}],
            "hand": ["全快", *HOLD],
        },
    )
    board.play("first", "全快")
    assert (board.damage(WHALE), board.damage("天馬")) == (0, 100)


@clause("hanyo", "918.1")
def test_hp_go_up_and_down() -> None:
    board = Board(
        first={"main": {"card": "冥府の門番", "damage": 1300}, "hand": ["毒針", *HOLD],
               "standby": [{"card": "群れ雀", "down": True}, {"card": "影法師", "down": True}, "天馬"]},
        second={"main": WHALE},
    )  # fmt: skip
    assert board.hp("冥府の門番") == 1400
    board.play("first", "毒針")
    assert board.hp(WHALE) == 1300
    assert board.damage(WHALE) == 0


@clause("hanyo", "918.1")
def test_without_what_raises_them_hp_are_as_printed() -> None:
    board = Board(first={"main": "冥府の門番", "hand": HOLD, "standby": [{"card": "群れ雀", "down": True}, "天馬"]})
    assert board.hp("冥府の門番") == 1100


# --- 919 rock-paper-scissors


@clause("hanyo", "919.1")
def test_both_choose_a_hand_in_secret_and_one_of_them_wins() -> None:
    board = Board(first={"hand": ["足払い", *HOLD]}, second={"main": WHALE})
    board.play("first", "足払い")
    assert board.all_asked() == ["first", "second"]
    board.option("first", "rock")
    assert board.all_asked() == ["second"]
    assert "Played" not in board.happened()  # nothing is shown yet
    board.option("second", "scissors")
    assert board.placed(WHALE) == "rested"


@clause("hanyo", "919.1")
def test_who_loses_does_not_win_and_even_hands_are_played_again() -> None:
    board = Board(first={"hand": ["足払い", *HOLD]}, second={"main": WHALE})
    board.play("first", "足払い")
    board.scissors("paper", "paper")
    assert board.all_asked() == ["first", "second"]
    board.scissors("paper", "scissors")
    assert board.placed(WHALE) == "normal"
    assert board.asked() == ("first", "main-phase", "503.3")


@clause("hanyo", "919.2")
def test_a_match_may_agree_on_a_fair_draw_instead() -> None:
    for shown, placed in ((1, "rested"), (2, "normal")):
        board = Board(first={"hand": ["足払い", *HOLD]}, second={"main": WHALE}, lots=True)
        board.play("first", "足払い")
        assert board.asked() == ("chance", "lots", "919.2")
        board.roll(shown)
        assert board.placed(WHALE) == placed


# --- 920 success


FOX = {"card": "火の粉の子狐", "energy": 1}


@clause("hanyo", "920.1", "920.1a", "920.2", "920.2a")
def test_a_skill_that_simply_fails_is_not_carried_out() -> None:
    board = Board(
        cards=[unit("沈黙", text="相手のスキルは失敗する。\n自分のバトルフェイズ終了時、デッキを1枚引く。")],
        phase="battle",
        first={"main": FOX},
        second={"main": "沈黙", "hand": HOLD},
    )
    board.skill("first", "狐火")
    assert board.damage("沈黙") == 0
    assert "SkillUsed" not in board.happened()
    moments = [told["moment"] for told in board.told() if told["event"] == "Moment"]
    assert moments[:2] == ["battle-start", "battle-end"]


@clause("hanyo", "920.1", "920.1c")
def test_a_skill_that_nothing_makes_fail_succeeds() -> None:
    board = Board(phase="battle", first={"main": FOX}, second={"main": WHALE, "hand": HOLD})
    board.skill("first", "狐火")
    assert board.damage(WHALE) == 200
    assert "SkillFailed" not in board.happened()


@clause("hanyo", "920.1b", "920.1b-1", "919.1")
def test_rock_paper_scissors_about_a_skill_is_played_when_the_skill_is_judged() -> None:
    board = Board(phase="battle", first={"main": FOX}, second={"main": "鏡の精", "standby": ["群れ雀"], "hand": HOLD})
    board.skill("first", "狐火")
    assert board.asked() == ("first", "rock-paper-scissors", "919.1")
    assert "SkillUsed" not in board.happened()
    board.wins("second")
    assert board.damage("鏡の精") == 0
    assert "SkillFailed" in board.happened()


@clause("hanyo", "920.1b", "920.1c")
def test_a_skill_succeeds_if_the_condition_of_its_failure_is_not_met() -> None:
    board = Board(phase="battle", first={"main": FOX}, second={"main": "鏡の精", "standby": ["群れ雀"], "hand": HOLD})
    board.skill("first", "狐火")
    board.wins("first")
    assert board.damage("鏡の精") == 200


@clause("hanyo", "920.1b")
def test_a_skill_outside_the_condition_is_not_played_for() -> None:
    board = Board(
        phase="battle",
        first={"main": {"card": "業火の鬼", "energy": 3}},  # a skill of cost 3; the mirror asks for 2 or less
        second={"main": "鏡の精", "standby": ["群れ雀"], "hand": HOLD},
    )
    board.skill("first", "鬼の拳")
    assert "SkillUsed" in board.happened()
    assert "Played" not in board.happened()


@clause("hanyo", "920.1b-1", "920.1a")
def test_an_unconditional_failure_spares_the_rock_paper_scissors() -> None:
    board = Board(
        cards=[unit("沈黙", text="相手のスキルは失敗する。")],
        phase="battle",
        first={"main": FOX},
        second={"main": "鏡の精", "standby": ["沈黙"], "hand": HOLD},
    )
    board.skill("first", "狐火")
    assert "Played" not in board.happened()
    assert "SkillFailed" in board.happened()


@clause("hanyo", "920.2", "920.2b")
def test_an_ability_from_a_skill_that_fails_ends_without_effect_and_one_that_does_not_has_it() -> None:
    ring = enhancement("拾い", exs=[ex("拾う", "自分のターン開始時、デッキを1枚引く。")])
    for main, drawn in (("沈黙", 1), (WHALE, 2)):
        board = Board(
            cards=[ring, unit("沈黙", text="相手のスキルは失敗する。")],
            phase="draw",
            first={"main": {"card": "天馬", "sets": ["拾い"]}, "hand": HOLD},
            second={"main": main},
        )
        assert len(board.hand("first")) == 1 + drawn


@clause("hanyo", "920.2a")
def test_a_battle_with_a_skill_that_succeeds_has_a_damage_step() -> None:
    board = Board(
        cards=[unit("打ち手", skills=[skill("打つ", 100, text="デッキを1枚引く。")])],
        phase="battle",
        first={"main": "打ち手"},
        second={"main": WHALE, "hand": HOLD},
    )
    board.skill("first", "打つ")
    assert board.damage(WHALE) == 100
    assert len(board.hand("first")) == 1


@clause("hanyo", "912.1", "912.1a", "304.2")
def test_a_card_goes_into_its_owners_deck_and_that_one_is_shuffled() -> None:
    for whose, deck in (("自分", 0), ("相手", 1)):
        recall = tactics("回収", f"{whose}の捨て場のカード1枚をデッキに戻す。")
        sides = [
            {"discard": ["火矢@a"], "deck": ["天馬", "影法師"]},
            {"discard": ["火矢@b"], "deck": ["群れ雀", "火薬師"]},
        ]
        board = Board(cards=[recall], first={"hand": ["回収", *HOLD], **sides[0]}, second=sides[1])
        board.play("first", "回収")
        assert board.asked() == ("chance", "shuffle", "912.1")
        board.shuffle(2, 0, 1)
        shuffled = [told["target"] for told in board.told() if told["event"] == "Shuffled"]
        assert shuffled == [board.state.zone[board.card("ab"[deck])]], whose


@clause("hanyo", "905.1", "306.6")
def test_energy_that_a_position_lays_under_a_unit_is_known_to_nobody() -> None:
    board = Board(first={"main": {"card": "影法師", "energy": ["天馬@e"]}}, second={"main": {"card": "鍛冶場の若衆"}})
    assert board.state.known[board.card("e")] == 0
