"""Traits of magics and the five grand magics (S10-S18)."""

import pytest

from fuda.games.wars3x3.table import FACE_UP, FIELDS, Deployed, Turned
from tests.citing import clause
from tests.wars3x3.board import Board

DEAD = ["苔石像", "火口の主", "鈴の雀", "潮招き", "雷鳴の鷲", "珊瑚の城壁"]


# --- S10: boost and increase


@clause("wars3x3", "S10")
def test_increases_pile_up_on_a_unit_and_beside_its_boost() -> None:
    board = Board(
        step="boost",
        first={
            "field": ["溶岩蜥蜴", "若芽の精"],
            "hand": ["赤錆兵", "鈴の雀"],
            "magic": [{"狂奔": "face-up"}, "薄翅", {"大樹": "face-up"}],
        },
    )
    board.do("first", "boost", "溶岩蜥蜴", "赤錆兵")
    board.passes("first")
    board.play_on("window", "first")
    board.do("first", "grand", "薄翅")  # a copy of 狂奔
    board.choose("first", "狂奔")
    board.choose("first", "溶岩蜥蜴")
    assert board.life("second") == 30 - (3 + 1 + 1 + 2) - (1 + 1)


@clause("wars3x3", "S10")
def test_an_increased_unit_may_be_increased_again_and_boosted() -> None:
    text = "このターンの終了まで、あなたのユニット1体のパワーを2増加する。"
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴"], "hand": ["赤錆兵"], "magic": ["慈雨", "大樹", "巡り"]},
        second={"field": ["若芽の精", "花乙女"]},
        texts={"A12": text, "A11": text},
    )
    board.do("first", "magic", "慈雨")
    board.do("first", "magic", "大樹")
    board.do("first", "boost", "溶岩蜥蜴", "赤錆兵")
    assert board.power("溶岩蜥蜴") == 3 + 2 + 2 + 1


@clause("wars3x3", "S10")
def test_a_second_boost_of_the_same_unit_is_no_increase() -> None:
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴", "若芽の精"], "hand": ["赤錆兵"], "magic": ["双腕", "慈雨"]},
    )
    board.do("first", "boost", "溶岩蜥蜴", "赤錆兵")
    board.passes("first")
    board.do("first", "magic", "双腕")
    board.passes("first")
    assert board.options("first") == ["若芽の精"]


# --- S11: to activate presumes all conditions


@clause("wars3x3", "S11")
def test_a_magic_whose_conditions_hold_can_be_activated_through_a_card() -> None:
    board = Board(step="expansion", first={"magic": ["薄翅", {"業火": "face-up"}]}, second={"field": ["潮招き"]})
    board.do("first", "grand", "薄翅")
    assert board.field("second") == []


@clause("wars3x3", "S11")
def test_a_card_that_says_activate_still_demands_every_condition() -> None:
    board = Board(step="boost", first={"magic": ["薄翅", {"業火": "face-up"}, "慈雨"]}, second={"field": ["潮招き"]})
    assert "grand 薄翅" not in board.options("first")  # 業火 is for the main phase
    assert board.refused("first", "grand", "薄翅").clause == "S18"
    board = Board(
        step="expansion",
        first={"magic": ["薄翅", {"転生": "face-up"}], "hand": ["若芽の精", "鈴の雀", "調律"]},
    )
    assert "grand 薄翅" not in board.options("first")  # 転生 wants three unit cards


# --- S12: 残響


@clause("wars3x3", "S12")
def test_a_sideways_echo_is_used_once_more_by_exiling_it() -> None:
    board = Board(
        step="piercing",
        first={"field": ["苔石像", "若芽の精"], "magic": [{"狂奔": "sideways"}], "hand": ["鈴の雀"]},
    )
    board.do("first", "magic", "狂奔")
    board.choose("first", "苔石像")
    assert board.exile() == ["狂奔"]
    assert board.life("second") == 30 - 3 - 1 - 2


@clause("wars3x3", "S12")
def test_an_echo_still_needs_power_condition_and_a_turn_without_it() -> None:
    board = Board(
        step="expansion",
        first={"field": ["苔石像", "若芽の精"], "magic": [{"狂奔": "sideways"}], "hand": ["鈴の雀"]},
    )
    assert board.refused("first", "magic", "狂奔").clause == "M4"
    board = Board(step="piercing", first={"field": ["苔石像"], "magic": [{"狂奔": "sideways"}, "慈雨"]})
    assert board.refused("first", "magic", "狂奔").clause == "M3"
    board = Board(
        step="piercing",
        first={"field": ["苔石像", "若芽の精"], "magic": [{"狂奔": "sideways"}, "慈雨"], "cast": ["狂奔"]},
    )
    assert board.refused("first", "magic", "狂奔").clause == "M2"


@clause("wars3x3", "S12")
def test_an_echo_that_is_not_sideways_pays_as_usual() -> None:
    for lying, after in (("face-down", "face-up"), ("face-up", "sideways")):
        board = Board(
            step="expansion",
            first={"field": ["苔石像", "若芽の精"], "magic": [{"巡り": lying}], "hand": ["鈴の雀", "凧乗り"]},
        )
        board.do("first", "magic", "巡り")
        board.choose("first", "鈴の雀")
        assert board.lying("巡り") == after
        assert board.exile() == []


# --- S13: 顕在


@clause("wars3x3", "S13")
def test_a_lasting_magic_works_while_face_up_in_every_turn() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "花乙女"], "magic": ["大樹"], "hand": ["鈴の雀"]},
        second={"field": ["深み鯰"], "hand": ["潮招き"]},
    )
    assert board.power("若芽の精") == 1
    board.do("first", "magic", "大樹")
    assert [board.power(unit) for unit in ("若芽の精", "花乙女", "深み鯰")] == [2, 3, 3]
    board.play_to_turn("second")
    assert board.power("若芽の精") == 2
    board.play_to_turn("first")
    assert board.power("若芽の精") == 2


@clause("wars3x3", "M1", "M5", "S13")
def test_a_magic_that_only_lasts_is_activated_and_then_lasts() -> None:
    text = "【顕在】あなたのユニットのパワーを1増加する。"
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "花乙女"], "magic": ["大樹"], "hand": ["鈴の雀"]},
        second={"hand": ["潮招き"]},
        texts={"A11": text},
    )
    board.do("first", "magic", "大樹")
    assert (board.lying("大樹"), board.power("若芽の精"), board.life("first")) == ("face-up", 2, 30)
    assert board.refused("first", "magic", "大樹").clause == "M2"
    board.play_to_turn("second")
    board.play_to_turn("first")
    board.do("first", "magic", "大樹")
    assert (board.lying("大樹"), board.power("若芽の精")) == ("sideways", 2)  # to the end of this turn
    board.play_to_turn("second")
    assert board.power("若芽の精") == 1
    assert board.refused("first", "magic", "大樹").clause == "M5"


@clause("wars3x3", "M3", "M5", "S13")
def test_a_magic_that_only_lasts_needs_power_and_may_be_negated_like_any_other() -> None:
    text = "【顕在】あなたのユニットのパワーを1増加する。"
    board = Board(
        step="expansion",
        first={"field": ["若芽の精"], "magic": ["大樹"], "hand": ["鈴の雀"]},
        second={"hand": ["潮招き"]},
        texts={"A11": text},
    )
    assert board.refused("first", "magic", "大樹").clause == "M3"
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "花乙女"], "magic": ["大樹"], "hand": ["鈴の雀"]},
        second={"magic": ["火炎弾"], "hand": ["潮招き"]},
        texts={"A11": text},
    )
    board.do("first", "magic", "大樹")
    assert board.asked() == ("second", "negate", "S15")
    board.do("second", "grand", "火炎弾")
    assert (board.lying("大樹"), board.power("若芽の精")) == ("face-up", 1)


@clause("wars3x3", "S13")
def test_a_lasting_magic_that_leaves_face_up_works_until_the_end_of_the_turn() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精"], "magic": [{"大樹": "face-up"}], "hand": ["鈴の雀", "凧乗り"]},
        second={"hand": ["潮招き"]},
        discard=["苔石像"],
    )
    board.do("first", "grand", "大樹")
    board.choose("first", "鈴の雀")
    assert board.exile() == ["大樹"]
    assert board.power("若芽の精") == 2
    board.play_to_turn("second")
    assert board.power("若芽の精") == 1


@clause("wars3x3", "S13")
def test_a_lasting_magic_face_down_or_sideways_does_not_work() -> None:
    for lying in ("face-down", "sideways"):
        board = Board(step="expansion", first={"field": ["若芽の精"], "magic": [{"大樹": lying}], "hand": ["鈴の雀"]})
        assert board.power("若芽の精") == 1


@clause("wars3x3", "S13")
def test_a_lasting_magic_that_leaves_face_down_leaves_nothing() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精"], "magic": ["大樹"], "hand": ["鈴の雀", "凧乗り"]},
        discard=["苔石像"],
    )
    board.do("first", "grand", "大樹")
    board.choose("first", "鈴の雀")
    assert board.power("若芽の精") == 1


@clause("wars3x3", "S13", "W3.5")
def test_a_dealt_lasting_magic_works_on_for_the_player_who_chose_it() -> None:
    board = Board.new("seven-mages")
    board.shuffles()
    board.option("first", "first-hand")
    board.option("second", "first-hand")
    board.shuffles()
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A10", "A11", "A12")
    board.roll(2)
    board.happen(Deployed("4.2a", board.card("013"), FIELDS[1], 1), Turned("M5", board.card("A11"), FACE_UP))
    assert board.power("013") == 2
    board.do("second", "grand", "A11")
    assert board.exile() == ["A11"]
    assert board.power("013") == 2


# --- S14: 透禍の槍


def spear(lying: str = "face-down", **second: object) -> Board:
    return Board(
        step="expansion",
        first={"field": ["虹の弓手", "若芽の精", "鈴の雀"], "magic": [{"透禍の槍": lying}], "hand": ["凧乗り"]},
        second={"hand": ["潮招き"], **second},
    )


@clause("wars3x3", "S14")
def test_the_spear_deals_one_damage_and_goes_on_strengthening_piercing_units() -> None:
    board = spear()
    board.do("first", "magic", "透禍の槍")
    assert board.life("second") == 29
    assert [board.power(unit) for unit in ("虹の弓手", "若芽の精")] == [3, 1]
    board.play_to_turn("second")
    board.play_to_turn("first")
    assert board.power("虹の弓手") == 3


@clause("wars3x3", "S14")
def test_the_spear_strengthens_a_unit_that_gains_piercing() -> None:
    board = Board(
        step="boost",
        first={"field": ["雲羊"], "magic": ["薄翅", {"透禍の槍": "face-up"}], "hand": ["凧乗り"]},
    )
    board.do("first", "magic", "薄翅")
    assert board.power("雲羊") == 3


@clause("wars3x3", "S14")
def test_the_exiled_spear_works_until_the_end_of_that_turn() -> None:
    board = spear("face-up")
    board.do("first", "grand", "透禍の槍")
    assert board.exile() == ["透禍の槍"]
    assert board.power("虹の弓手") == 3
    board.play_to_turn("second")
    assert board.power("虹の弓手") == 2


@clause("wars3x3", "S14")
def test_the_negated_spear_deals_nothing_and_is_off_for_that_turn_only() -> None:
    board = spear(magic=["火炎弾"])
    board.do("first", "magic", "透禍の槍")
    board.do("second", "grand", "火炎弾")
    assert board.life("second") == 30
    assert board.power("虹の弓手") == 2
    board.play_to_turn("second")
    assert board.power("虹の弓手") == 3


@clause("wars3x3", "S14")
def test_the_spear_does_not_strengthen_piercing_units_of_the_opponent() -> None:
    board = spear("face-up", field=["白翼の槍騎"])
    assert board.power("白翼の槍騎") == 3
    assert board.power("虹の弓手") == 3


# --- S15: ★不許火


def fire(step: str = "expansion", **second: object) -> Board:
    return Board(
        step=step,
        first={"field": ["若芽の精", "花乙女"], "magic": ["慈雨"], "hand": ["苔石像", "調律"]},
        second={"magic": ["火炎弾"], **second},
    )


@clause("wars3x3", "S15")
def test_fire_negates_a_magic_in_the_opponents_turn() -> None:
    board = fire()
    board.do("first", "magic", "慈雨")
    board.do("second", "grand", "火炎弾")
    assert board.life("first") == 30
    assert board.lying("慈雨") == "face-up"


@clause("wars3x3", "S15")
def test_fire_negates_a_boost_after_its_chain() -> None:
    board = fire("boost", hand=["深み鯰"])
    board.do("first", "boost", "花乙女", "苔石像")
    assert board.asked() == ("second", "counter", "2.3a")
    board.passes("second")
    assert board.asked() == ("second", "negate", "S15")
    board.do("second", "grand", "火炎弾")
    assert board.power("花乙女") == 2


@clause("wars3x3", "S15")
def test_a_negation_cannot_be_countered() -> None:
    board = fire("boost")
    board.do("first", "boost", "花乙女", "苔石像")
    board.do("second", "grand", "火炎弾")
    assert board.asked() == ("first", "boost-step", "2.2")  # no chance to counter, though 調律 is in hand
    assert board.power("花乙女") == 2


@clause("wars3x3", "S15")
def test_fire_does_not_negate_removals_counters_or_grand_magics() -> None:
    board = Board(
        step="removal",
        first={"hand": ["苔石像", "溶岩蜥蜴"], "magic": ["慈雨"]},
        second={"field": ["森番の熊"], "hand": ["深み鯰"], "magic": ["火炎弾"]},
        discard=["鈴の雀"],
    )
    board.do("first", "remove", "森番の熊")
    board.do("first", "remove", "森番の熊", "苔石像")
    board.counter("second", "深み鯰")
    board.counter("first", "溶岩蜥蜴")
    assert board.field("second") == []
    board.do("first", "grand", "慈雨")
    assert board.magic("second") == ["火炎弾"]
    assert "Negated" not in board.happened()


@clause("wars3x3", "S15")
def test_fire_may_be_kept() -> None:
    board = fire()
    board.do("first", "magic", "慈雨")
    board.passes("second")
    assert board.life("first") == 33
    assert board.magic("second") == ["火炎弾"]


# --- S16: ★海癒


@clause("wars3x3", "S16")
def test_the_sea_keeps_four_random_cards_and_heals_by_the_cost_of_one() -> None:
    board = Board(step="expansion", first={"magic": ["引潮"]}, discard=list(DEAD))
    board.do("first", "grand", "引潮")
    assert board.asked() == ("chance", "keep-at-random", "S16")
    board.shuffle(5, 1, 3, 0)
    assert sorted(board.exile()) == sorted(["引潮", "鈴の雀", "雷鳴の鷲"])
    assert sorted(board.options("first")) == sorted(["苔石像", "火口の主", "潮招き", "珊瑚の城壁"])
    board.choose("first", "火口の主")
    assert board.life("first") == 36
    assert len(board.discard()) == 4  # the chosen card stays


@pytest.mark.parametrize("number", [1, 2, 3])
@clause("wars3x3", "S16")
def test_attunement_heals_by_one_to_three_as_its_player_likes(number: int) -> None:
    board = Board(step="expansion", first={"magic": ["引潮"]}, discard=["調律"])
    board.do("first", "grand", "引潮")
    assert board.options("first") == ["1", "2", "3"]
    board.number("first", number)
    assert board.life("first") == 30 + number


@clause("wars3x3", "S16")
def test_a_spellbreaker_heals_nothing() -> None:
    board = Board(step="expansion", first={"magic": ["引潮"], "hand": ["苔石像"]}, discard=["呪文砕き"])
    board.do("first", "grand", "引潮")
    assert board.life("first") == 30
    assert board.asked() == ("first", "expansion-step", "4.1")


@clause("wars3x3", "S16")
def test_the_sea_heals_by_one_card_only_and_only_its_user() -> None:
    board = Board(
        step="expansion", first={"magic": ["引潮"], "life": 10}, second={"life": 9}, discard=["苔石像", "鈴の雀"]
    )
    board.do("first", "grand", "引潮")
    board.shuffle()
    board.choose("first", "苔石像")
    assert (board.life("first"), board.life("second")) == (13, 9)


# --- S17: ★探生


@clause("wars3x3", "S17")
def test_a_hand_card_is_exchanged_for_a_unit_card_of_the_discard() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["慈雨"], "hand": ["調律", "鈴の雀"]},
        discard=["火口の主", "呪文砕き", "苔石像"],
    )
    board.do("first", "grand", "慈雨")
    board.choose("first", "調律")
    assert board.options("first") == ["火口の主", "苔石像"]
    board.choose("first", "火口の主")
    assert sorted(board.hand("first")) == sorted(["鈴の雀", "火口の主"])
    assert sorted(board.discard()) == sorted(["呪文砕き", "苔石像", "調律"])


@clause("wars3x3", "S17")
def test_without_a_hand_the_search_does_nothing() -> None:
    board = Board(step="expansion", first={"magic": ["慈雨"]}, second={"hand": ["鈴の雀"]}, discard=["火口の主"])
    board.do("first", "grand", "慈雨")
    assert board.exile() == ["慈雨"]
    assert board.discard() == ["火口の主"]
    assert board.hand("first") == []


# --- S18: ★天写


@clause("wars3x3", "S18")
def test_heaven_copies_a_face_up_magic_without_power_and_cost() -> None:
    board = Board(
        step="expansion", first={"magic": ["薄翅"], "hand": ["苔石像"]}, second={"magic": [{"火炎弾": "face-up"}]}
    )
    assert board.field("first") == board.field("second") == []
    board.do("first", "grand", "薄翅")
    board.passes("second")
    assert board.life("second") == 28
    assert board.lying("火炎弾") == "face-up"
    assert board.exile() == ["薄翅"]
    assert "Turned" not in board.happened()


@clause("wars3x3", "S18")
def test_heaven_does_not_copy_itself() -> None:
    board = Board(step="boost", first={"field": ["雲羊"], "magic": [{"薄翅": "face-up"}, "慈雨"]})
    assert "magic 薄翅" in board.options("first")
    assert board.refused("first", "grand", "薄翅").condition == "nothing-to-copy"


@clause("wars3x3", "S18")
def test_a_copy_can_be_negated() -> None:
    board = Board(
        step="expansion", first={"magic": ["薄翅"], "hand": ["苔石像"]}, second={"magic": [{"火炎弾": "face-up"}]}
    )
    board.do("first", "grand", "薄翅")
    assert board.asked() == ("second", "negate", "S15")
    board.do("second", "grand", "火炎弾")
    assert board.life("second") == 30


@clause("wars3x3", "S18")
def test_heaven_may_be_used_in_the_opponents_turn_for_a_magic_that_allows_it() -> None:
    board = Board(
        step="boost",
        first={"field": ["虹の弓手"], "magic": [{"霧壁": "face-up"}]},
        second={"field": ["雲羊"], "magic": ["薄翅"]},
    )
    board.goes_on("first")
    assert board.options("second") == ["grand 薄翅", "go-on"]
    board.do("second", "grand", "薄翅")
    assert board.traits("雲羊") == ["双壁"]
    while board.step() != "battle-end":
        board.goes_on("first")
    assert board.life("second") == 30


@clause("wars3x3", "S18")
def test_a_copy_keeps_to_condition_and_once_a_turn() -> None:
    board = Board(step="boost", first={"magic": ["薄翅", {"業火": "face-up"}, "慈雨"]}, second={"field": ["潮招き"]})
    assert board.refused("first", "grand", "薄翅").condition == "nothing-to-copy"
    board = Board(
        step="expansion",
        first={"magic": ["薄翅", {"慈雨": "face-up"}], "hand": ["苔石像"], "cast": ["慈雨"]},
    )
    assert board.refused("first", "grand", "薄翅").condition == "nothing-to-copy"
