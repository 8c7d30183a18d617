"""Chapter 2: spells. Removal, boost and counter, declared together, countered one by one, resolved together."""

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board


def removal(hand: list[str], enemies: list[str], answers: list[str] | None = None) -> Board:
    """First in the removal step with this hand; second with these units, and these cards to counter with.
    The magic makes the game stop again in the same step."""
    return Board(
        step="removal", first={"hand": hand, "magic": ["慈雨"]}, second={"field": enemies, "hand": answers or []}
    )


def boosting(hand: list[str], units: list[str], answers: list[str] | None = None) -> Board:
    """First in the boost step, in the same way."""
    return Board(step="boost", first={"hand": hand, "field": units, "magic": ["慈雨"]}, second={"hand": answers or []})


# --- 2.0: what spells are and when


@clause("wars3x3", "2.0")
def test_a_unit_card_of_the_hand_is_a_spell() -> None:
    board = removal(["深み鯰"], ["苔石像"])
    board.remove("first", "苔石像", "深み鯰")
    assert board.field("second") == []


@pytest.mark.parametrize("step", ["piercing", "expansion", "strategy"])
@clause("wars3x3", "2.0")
def test_spells_are_for_the_spell_phase_only(step: str) -> None:
    board = Board(
        step=step,
        first={"hand": ["深み鯰", "赤錆兵"], "field": ["火の粉鼠"], "territory": 3},
        second={"field": ["苔石像"]},
    )
    board.play_on("expansion-step" if step != "strategy" else "strategy-step", "first")
    assert not [each for each in board.options("first") if each.split()[0] in ("remove", "boost", "counter")]
    assert board.refused("first", "remove", "苔石像", "深み鯰").clause == "2.0"
    assert board.refused("first", "boost", "火の粉鼠", "赤錆兵").clause == "2.0"


@clause("wars3x3", "2.0")
def test_the_other_player_casts_no_removal_or_boost() -> None:
    board = Board(
        step="removal",
        first={"field": ["火の粉鼠"], "hand": ["苔石像"]},
        second={"field": ["苔石像@enemy"], "hand": ["赤錆兵", "森番の熊"]},
    )
    assert board.refused("second", "remove", "火の粉鼠", "赤錆兵").clause == "2.0"
    assert board.refused("second", "boost", "enemy", "森番の熊").clause == "2.0"
    assert board.all_asked() == ["first"]


# --- 2.0a: one spell for each object


@clause("wars3x3", "2.0a")
def test_each_unit_can_be_the_target_of_one_spell_in_the_same_step() -> None:
    board = boosting(["火の粉鼠", "赤錆兵", "灯守り"], ["溶岩蜥蜴", "のうなし腕力"])
    board.do("first", "boost", "溶岩蜥蜴", "火の粉鼠")
    board.do("first", "boost", "のうなし腕力", "赤錆兵")
    assert board.power("溶岩蜥蜴") == 4
    assert board.power("のうなし腕力") == 4


@clause("wars3x3", "2.0a")
def test_a_unit_is_not_the_target_of_a_second_spell_in_the_same_turn() -> None:
    board = boosting(["火の粉鼠", "赤錆兵"], ["溶岩蜥蜴", "花乙女"])
    board.do("first", "boost", "溶岩蜥蜴", "火の粉鼠")
    assert board.power("溶岩蜥蜴") == 4
    assert board.refused("first", "boost", "溶岩蜥蜴", "赤錆兵").clause == "2.0a"
    assert not [each for each in board.options("first") if each.startswith("boost")]


@clause("wars3x3", "2.0a")
def test_a_declared_target_is_not_offered_again_while_declaring() -> None:
    board = removal(["溶岩蜥蜴", "深み鯰"], ["苔石像", "森番の熊"])
    board.remove("first", "苔石像", "溶岩蜥蜴")
    assert board.options("first") == ["remove 森番の熊", "declare"]


@clause("wars3x3", "2.0a")
def test_the_limit_of_one_spell_is_gone_in_the_next_turn() -> None:
    board = boosting(["火の粉鼠", "赤錆兵"], ["溶岩蜥蜴"])
    board.do("first", "boost", "溶岩蜥蜴", "火の粉鼠")
    board.play_to_turn("first")
    board.play_on("boost-step", "first")
    assert "boost 溶岩蜥蜴 赤錆兵" in board.options("first")


# --- 2.0b: together


@clause("wars3x3", "2.0b")
def test_removals_on_several_targets_are_laid_down_together() -> None:
    board = removal(["溶岩蜥蜴", "炭焼き小鬼"], ["苔石像", "花乙女"], ["深み鯰"])
    board.remove("first", "苔石像", "溶岩蜥蜴")
    assert board.hand("first") == ["溶岩蜥蜴", "炭焼き小鬼"]  # nothing is shown before all is declared
    assert board.asked() == ("first", "more-spells", "2.0b")
    board.remove("first", "花乙女", "炭焼き小鬼")
    assert board.hand("first") == []
    assert board.asked() == ("second", "counter", "2.3a")
    board.passes("second")
    assert board.field("second") == []


@clause("wars3x3", "2.0b")
def test_after_the_spells_of_a_step_no_more_can_be_declared_in_it() -> None:
    board = removal(["溶岩蜥蜴", "炭焼き小鬼"], ["苔石像", "森番の熊", "花乙女"])
    board.remove("first", "苔石像", "溶岩蜥蜴")
    board.declares("first")
    assert board.options("first") == ["magic 慈雨", "grand 慈雨", "go-on"]
    assert board.refused("first", "remove", "花乙女").clause == "2.0b"
    assert board.refused("first", "remove", "花乙女", "炭焼き小鬼").clause == "2.0b"
    assert board.field("second") == ["森番の熊", "花乙女"]


@clause("wars3x3", "2.0b")
def test_a_card_serves_one_spell_of_the_set_only() -> None:
    board = removal(["溶岩蜥蜴", "火口の主"], ["苔石像", "森番の熊"])
    board.remove("first", "苔石像", "溶岩蜥蜴")
    assert board.asked() == ("first", "removal-step", "2.1a")  # the only card that fits is taken
    assert board.field("second") == ["森番の熊"]


# --- 2.1: removal


@clause("wars3x3", "2.1a")
def test_one_card_of_equal_cost_removes_a_unit_whatever_its_colour() -> None:
    for card in ("溶岩蜥蜴", "深み鯰", "苔石像", "白翼の槍騎"):
        board = removal([card], ["森番の熊"])
        board.remove("first", "森番の熊", card)
        assert board.field("second") == []


@pytest.mark.parametrize("card", ["炭焼き小鬼", "烽火の騎手"])
@clause("wars3x3", "2.1a")
def test_one_card_of_another_cost_does_not_remove(card: str) -> None:
    board = removal([card], ["森番の熊"])
    assert "remove 森番の熊" not in board.options("first")
    reason = board.refused("first", "remove", "森番の熊", card)
    assert (reason.clause, reason.condition) == ("2.1a", "cost-not-equal")


@clause("wars3x3", "2.1a")
def test_an_own_unit_cannot_be_removed() -> None:
    board = Board(step="removal", first={"hand": ["溶岩蜥蜴"], "field": ["苔石像"]}, second={"field": ["森番の熊"]})
    assert board.options("first") == ["remove 森番の熊", "go-on"]
    assert board.refused("first", "remove", "苔石像", "溶岩蜥蜴").condition == "not-an-enemy-unit"


@pytest.mark.parametrize(
    ("first", "second"), [("赤錆兵", "炭焼き小鬼"), ("火口の主", "大渦の龍"), ("深み鯰", "鈴の雀")]
)
@clause("wars3x3", "2.1b")
def test_two_cards_of_at_least_the_cost_remove_a_unit_whatever_their_colours(first: str, second: str) -> None:
    board = removal([first, second], ["森番の熊"])
    board.remove("first", "森番の熊", first, second)
    assert board.field("second") == []
    assert sorted(board.discard()) == sorted([first, second, "森番の熊"])


@clause("wars3x3", "2.1b")
def test_two_cards_below_the_cost_do_not_remove() -> None:
    board = removal(["赤錆兵", "鈴の雀", "溶岩蜥蜴"], ["森番の熊"])
    reason = board.refused("first", "remove", "森番の熊", "赤錆兵", "鈴の雀")
    assert (reason.clause, dict(reason.values)) == ("2.1b", {"shown": 2, "cost": 3})
    board.do("first", "remove", "森番の熊")
    assert "remove 森番の熊 赤錆兵 鈴の雀 1+1" not in board.options("first")


@clause("wars3x3", "2.1a", "2.1b")
def test_the_question_for_the_cards_of_a_removal_names_the_clause_it_is_asked_by() -> None:
    pairs_only = removal(["花乙女", "潮招き", "早駆け狐"], ["森番の熊"])
    pairs_only.do("first", "remove", "森番の熊")
    assert pairs_only.asked() == ("first", "removal-cards", "2.1b")
    one_too = removal(["溶岩蜥蜴", "花乙女", "潮招き"], ["森番の熊"])
    one_too.do("first", "remove", "森番の熊")
    assert one_too.asked() == ("first", "removal-cards", "2.1a")


@clause("wars3x3", "2.1b")
def test_three_cards_are_no_removal() -> None:
    board = removal(["赤錆兵", "鈴の雀", "若芽の精"], ["森番の熊", "水滴の子"])
    assert board.refused("first", "remove", "森番の熊", "赤錆兵", "鈴の雀", "若芽の精").condition == "one-card-or-two"
    assert "remove 森番の熊" not in board.options("first")


@clause("wars3x3", "2.1c")
def test_the_removed_unit_and_the_cards_used_go_to_the_discard() -> None:
    board = removal(["溶岩蜥蜴"], ["森番の熊"])
    board.remove("first", "森番の熊", "溶岩蜥蜴")
    assert sorted(board.discard()) == sorted(["森番の熊", "溶岩蜥蜴"])
    assert board.hand("first") == []
    assert "Destroyed" in board.happened()


@clause("wars3x3", "2.1c")
def test_a_countered_removal_destroys_nothing_but_its_cards_are_gone() -> None:
    board = removal(["溶岩蜥蜴"], ["森番の熊"], ["深み鯰"])
    board.remove("first", "森番の熊", "溶岩蜥蜴")
    board.counter("second", "深み鯰")
    assert board.field("second") == ["森番の熊"]
    assert sorted(board.discard()) == sorted(["深み鯰", "溶岩蜥蜴"])
    assert "Destroyed" not in board.happened()


@clause("wars3x3", "2.1a")
def test_the_removal_step_may_be_skipped() -> None:
    board = removal(["溶岩蜥蜴"], ["森番の熊"])
    board.goes_on("first")
    assert board.field("second") == ["森番の熊"]
    assert board.hand("first") == ["溶岩蜥蜴"]


# --- 2.2: boost


@clause("wars3x3", "2.2")
def test_a_card_of_the_same_colour_adds_its_cost_to_the_power() -> None:
    board = boosting(["溶岩蜥蜴"], ["火の粉鼠"])
    board.do("first", "boost", "火の粉鼠", "溶岩蜥蜴")
    assert board.power("火の粉鼠") == 4
    assert board.discard() == ["溶岩蜥蜴"]
    assert board.step() == "boost"


@clause("wars3x3", "2.2")
def test_a_card_of_another_colour_does_not_boost() -> None:
    board = boosting(["深み鯰", "赤錆兵"], ["火の粉鼠"])
    assert "boost 火の粉鼠 赤錆兵" in board.options("first")
    assert "boost 火の粉鼠 深み鯰" not in board.options("first")
    assert board.refused("first", "boost", "火の粉鼠", "深み鯰").condition == "colour-differs"


@clause("wars3x3", "2.2")
def test_an_enemy_unit_is_not_boosted() -> None:
    board = Board(step="boost", first={"hand": ["赤錆兵"], "field": ["火の粉鼠"]}, second={"field": ["溶岩蜥蜴"]})
    assert board.options("first") == ["boost 火の粉鼠 赤錆兵", "go-on"]
    assert board.refused("first", "boost", "溶岩蜥蜴", "赤錆兵").condition == "not-your-unit"


@clause("wars3x3", "2.2")
def test_two_cards_do_not_boost_one_unit() -> None:
    board = boosting(["赤錆兵", "溶岩蜥蜴"], ["火の粉鼠"])
    assert board.refused("first", "boost", "火の粉鼠", "赤錆兵", "溶岩蜥蜴").condition == "one-card"


@clause("wars3x3", "2.2")
def test_a_countered_boost_adds_nothing() -> None:
    board = boosting(["溶岩蜥蜴"], ["火の粉鼠"], ["深み鯰"])
    board.do("first", "boost", "火の粉鼠", "溶岩蜥蜴")
    board.counter("second", "深み鯰")
    assert board.power("火の粉鼠") == 1
    assert sorted(board.discard()) == sorted(["深み鯰", "溶岩蜥蜴"])


# --- 2.3: counter


@clause("wars3x3", "2.3a")
def test_a_card_of_the_same_number_counters_a_boost_whatever_its_colour() -> None:
    for card in ("のうなし腕力", "深み鯰", "苔石像"):
        board = boosting(["溶岩蜥蜴"], ["火の粉鼠"], [card])
        board.do("first", "boost", "火の粉鼠", "溶岩蜥蜴")
        board.counter("second", card)
        assert board.power("火の粉鼠") == 1


@clause("wars3x3", "2.3a")
def test_a_double_removal_is_countered_by_two_cards_with_the_same_two_numbers() -> None:
    board = removal(["炭焼き小鬼", "溶岩蜥蜴"], ["古根の巨人"], ["深み鯰", "潮招き", "雷鳴の鷲", "鈴の雀"])
    board.remove("first", "古根の巨人")
    assert board.options("second") == ["counter 深み鯰 潮招き 3+2", "pass"]
    board.counter("second", "深み鯰", "潮招き")
    assert board.field("second") == ["古根の巨人"]


@pytest.mark.parametrize(
    ("cards", "condition"),
    [
        (["雷鳴の鷲", "鈴の雀"], "numbers-differ"),  # the same total is not the same numbers
        (["深み鯰"], "wrong-number-of-cards"),
        (["珊瑚の城壁"], "wrong-number-of-cards"),
    ],
)
@clause("wars3x3", "2.3a")
def test_other_numbers_or_another_count_of_cards_do_not_counter(cards: list[str], condition: str) -> None:
    hand = ["深み鯰", "潮招き", "雷鳴の鷲", "鈴の雀", "珊瑚の城壁"]
    board = removal(["炭焼き小鬼", "溶岩蜥蜴"], ["古根の巨人"], hand)
    board.remove("first", "古根の巨人")
    reason = board.refused("second", "counter", "", *cards)
    assert (reason.clause, reason.condition) == ("2.3a", condition)


@clause("wars3x3", "2.3a")
def test_whoever_has_no_fitting_card_is_not_asked_to_counter() -> None:
    board = boosting(["溶岩蜥蜴"], ["火の粉鼠"], ["雷鳴の鷲", "潮招き"])
    board.do("first", "boost", "火の粉鼠", "溶岩蜥蜴")
    assert board.asked() == ("first", "boost-step", "2.2")
    assert board.power("火の粉鼠") == 4


@clause("wars3x3", "2.3b")
def test_counters_are_countered_back_and_forth() -> None:
    board = removal(["溶岩蜥蜴", "のうなし腕力"], ["森番の熊"], ["深み鯰", "でかスラグ"])
    board.do("first", "remove", "森番の熊")
    board.do("first", "remove", "森番の熊", "溶岩蜥蜴")
    board.counter("second", "深み鯰")
    assert board.asked() == ("first", "counter", "2.3a")
    board.counter("first", "のうなし腕力")
    assert board.asked() == ("second", "counter", "2.3a")
    board.counter("second", "でかスラグ")
    assert board.field("second") == ["森番の熊"]
    assert len(board.discard()) == 4


@clause("wars3x3", "2.3b")
def test_a_pass_closes_the_chain() -> None:
    board = removal(["溶岩蜥蜴", "のうなし腕力"], ["森番の熊"], ["深み鯰", "でかスラグ"])
    board.do("first", "remove", "森番の熊")
    board.do("first", "remove", "森番の熊", "溶岩蜥蜴")
    board.counter("second", "深み鯰")
    board.passes("first")
    assert board.field("second") == ["森番の熊"]
    assert board.hand("first") == ["のうなし腕力"]
    assert board.hand("second") == ["でかスラグ"]


@clause("wars3x3", "2.3c")
def test_the_last_counter_wins_so_a_countered_counter_lets_the_removal_stand() -> None:
    board = removal(["溶岩蜥蜴", "のうなし腕力"], ["森番の熊"], ["深み鯰"])
    board.do("first", "remove", "森番の熊")
    board.do("first", "remove", "森番の熊", "溶岩蜥蜴")
    board.counter("second", "深み鯰")
    board.counter("first", "のうなし腕力")
    assert board.field("second") == []
    assert sorted(board.discard()) == sorted(["溶岩蜥蜴", "のうなし腕力", "深み鯰", "森番の熊"])


@clause("wars3x3", "2.3c")
def test_a_counter_takes_only_its_own_spell_away() -> None:
    board = removal(["溶岩蜥蜴", "炭焼き小鬼"], ["苔石像", "花乙女"], ["深み鯰"])
    board.remove("first", "苔石像", "溶岩蜥蜴")
    board.remove("first", "花乙女", "炭焼き小鬼")
    board.counter("second", "深み鯰")
    assert board.field("second") == ["苔石像"]


@clause("wars3x3", "2.3c")
def test_a_boost_left_standing_takes_effect_at_once() -> None:
    board = boosting(["溶岩蜥蜴", "苔石像"], ["火の粉鼠"], ["深み鯰"])
    board.do("first", "boost", "火の粉鼠", "溶岩蜥蜴")
    board.counter("second", "深み鯰")
    board.counter("first", "苔石像")
    assert board.asked() == ("first", "boost-step", "2.2")
    assert board.power("火の粉鼠") == 4
