"""Traits of deck cards (S1-S9)."""

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board

# --- S1: destruction


@clause("wars3x3", "S1")
def test_a_destroyed_unit_goes_from_the_field_to_the_discard() -> None:
    board = Board(
        step="expansion",
        first={"field": ["火の粉鼠", "赤錆兵"], "magic": ["業火"]},
        second={"field": ["潮招き"]},
    )
    board.do("first", "magic", "業火")
    board.passes("first")
    board.choose("first", "潮招き")
    assert board.field("second") == []
    assert board.discard() == ["潮招き"]
    assert "Destroyed" in board.happened()


@clause("wars3x3", "S1")
def test_a_card_discarded_from_hand_was_not_destroyed() -> None:
    board = Board(step="strategy", first={"hand": ["護宝妖精"], "territory": 2}, deck=["のうなし腕力", "若芽の精"])
    board.do("first", "deploy", "護宝妖精")
    board.option("first", "yes")
    assert board.discard() == ["のうなし腕力"]
    assert "Destroyed" not in board.happened()
    now = board.asked()
    assert now is not None and now[1] != "may"


@clause("wars3x3", "S1")
def test_a_unit_returned_to_hand_was_not_destroyed() -> None:
    board = Board(
        step="expansion",
        first={"field": ["水滴の子", "潮招き"], "magic": ["引潮", "慈雨"]},
        second={"field": ["のうなし腕力"]},
    )
    board.do("first", "magic", "引潮")
    board.choose("first", "のうなし腕力")
    assert board.hand("second") == ["のうなし腕力"]
    assert "Destroyed" not in board.happened()
    assert board.asked() == ("first", "expansion-step", "4.1")


# --- S2: 透化


@clause("wars3x3", "S2")
def test_a_boost_with_imbue_gives_piercing_until_the_end_of_battle() -> None:
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴"], "hand": ["灯守り"], "magic": ["慈雨"]},
        second={"field": ["火口の主"]},
    )
    board.do("first", "boost", "溶岩蜥蜴", "灯守り")
    assert board.traits("溶岩蜥蜴") == ["透過"]
    board.play_on("expansion-step", "first")
    assert board.life("second") == 30 - (3 + 1)
    assert board.traits("溶岩蜥蜴") == []


@clause("wars3x3", "S2", "Q3")
def test_an_imbue_that_does_more_does_all_of_it() -> None:
    text = "【透化】これを強化に使った時、戦闘終了ステップまで、対象のユニットは透過を得る。あなたはカードを1枚引く。"
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴"], "hand": ["灯守り"], "magic": ["慈雨"]},
        second={"field": ["火口の主"]},
        texts={"002": text},
    )
    board.do("first", "boost", "溶岩蜥蜴", "灯守り")
    assert board.traits("溶岩蜥蜴") == ["透過"]
    assert len(board.hand("first")) == 1
    board.play_on("expansion-step", "first")
    assert board.life("second") == 30 - (3 + 1)
    assert board.traits("溶岩蜥蜴") == []


@clause("wars3x3", "S2")
def test_a_unit_boosted_already_gets_no_imbue_and_one_imbued_gets_no_boost() -> None:
    for first, then in (("赤錆兵", "灯守り"), ("灯守り", "赤錆兵")):
        board = Board(step="boost", first={"field": ["溶岩蜥蜴"], "hand": ["灯守り", "赤錆兵"], "magic": ["慈雨"]})
        board.do("first", "boost", "溶岩蜥蜴", first)
        assert f"boost 溶岩蜥蜴 {then}" not in board.options("first")
        assert board.refused("first", "boost", "溶岩蜥蜴", then).clause == "2.0a"


@clause("wars3x3", "S2")
def test_a_unit_boosted_by_a_magic_gets_no_imbue() -> None:
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴", "若芽の精"], "hand": ["灯守り"], "magic": ["双腕", "慈雨"]},
    )
    board.do("first", "magic", "双腕")
    board.passes("first")
    board.choose("first", "溶岩蜥蜴")
    assert board.refused("first", "boost", "溶岩蜥蜴", "灯守り").clause == "S2"


@clause("wars3x3", "S2")
def test_imbue_does_nothing_on_the_field_or_in_another_spell() -> None:
    board = Board(step="piercing", first={"field": ["月光の僧"], "magic": ["慈雨"]}, second={"field": ["火口の主"]})
    assert "透過" not in board.traits("月光の僧")
    board = Board(
        step="removal",
        first={"hand": ["灯守り"], "magic": ["慈雨"], "field": ["溶岩蜥蜴"]},
        second={"field": ["水滴の子"]},
    )
    board.remove("first", "水滴の子", "灯守り")
    assert board.traits("溶岩蜥蜴") == []


# --- S3: 豊穣


@clause("wars3x3", "S3")
def test_harvest_adds_one_to_the_worth_of_the_territories() -> None:
    board = Board(step="strategy", first={"field": ["花乙女"], "hand": ["苔石像"], "territory": 2})
    board.do("first", "deploy", "苔石像")
    assert board.field("first") == ["花乙女", "苔石像"]


@clause("wars3x3", "S3")
def test_harvest_does_not_change_how_many_territories_there_are() -> None:
    board = Board(step="strategy", first={"field": ["花乙女"], "hand": ["雷鳴の鷲", "苔石像"], "territory": 2})
    assert len(board.territory("first")) == 2
    shown = [zone for zone in board.view("second")["zones"] if zone["zone"] == "territory" and zone["owner"] == 0]
    assert shown[0]["count"] == 2
    assert dict(board.refused("first", "deploy", "雷鳴の鷲").values) == {"cost": 4, "territory": 3}


@clause("wars3x3", "S3")
def test_harvest_helps_neither_the_opponent_nor_from_the_hand() -> None:
    board = Board(
        step="strategy",
        first={"hand": ["苔石像", "実りの鹿", "若芽の精"], "territory": 2},
        second={"field": ["花乙女"]},
    )
    assert dict(board.refused("first", "deploy", "苔石像").values) == {"cost": 3, "territory": 2}


# --- S4: 膨張


@clause("wars3x3", "S4")
def test_swell_is_an_increase_beside_which_a_boost_is_allowed() -> None:
    board = Board(step="boost", first={"field": ["でかスラグ"], "hand": ["潮招き"], "magic": ["慈雨"]})
    board.do("first", "boost", "でかスラグ", "潮招き")
    assert board.power("でかスラグ") == 5
    board.goes_on("first")
    assert board.step() == "piercing"
    assert board.power("でかスラグ") == 3 + 2 + 2


@clause("wars3x3", "S4")
def test_swell_works_in_the_battle_phase_of_its_owner_only() -> None:
    board = Board(step="draw", first={"field": ["でかスラグ"], "magic": ["慈雨"]}, second={"magic": ["大樹"]})
    seen: dict[str, int] = {}
    while board.state.turn_player == 0:
        seen[board.step()] = board.power("でかスラグ")
        board.goes_on("first")
    assert seen == {
        "draw": 3,
        "removal": 3,
        "boost": 3,
        "piercing": 5,
        "attack": 5,
        "battle-end": 5,
        "expansion": 3,
        "strategy": 3,
        "end": 3,
    }
    while board.step() != "attack":
        board.goes_on("second")
    assert board.power("でかスラグ") == 3


# --- S5: 占有


@clause("wars3x3", "S5")
def test_the_opponent_cannot_count_a_claimed_unit() -> None:
    board = Board(
        step="expansion",
        first={"field": ["水滴の子"], "magic": ["引潮"], "hand": ["苔石像"]},
        second={"field": ["霧の渡し守"]},
    )
    assert "magic 引潮" not in board.options("first")
    assert dict(board.refused("first", "magic", "引潮").values)["units"] == 1


@clause("wars3x3", "S5")
def test_its_own_player_counts_a_claimed_unit() -> None:
    board = Board(step="expansion", first={"field": ["水滴の子", "霧の渡し守"], "magic": ["引潮"], "hand": ["苔石像"]})
    assert "magic 引潮" in board.options("first")


@clause("wars3x3", "S5")
def test_a_claimed_unit_can_still_be_chosen_and_removed() -> None:
    board = Board(step="removal", first={"hand": ["潮招き"]}, second={"field": ["霧の渡し守"]})
    board.remove("first", "霧の渡し守", "潮招き")
    assert board.field("second") == []


# --- S6: 不死


@pytest.mark.parametrize(("unit", "card"), [("のうなし腕力", "深み鯰"), ("沈没船の亡者", "雷鳴の鷲")])
@clause("wars3x3", "S6")
def test_a_destroyed_undying_unit_may_return_to_hand(unit: str, card: str) -> None:
    for word in ("yes", "no"):
        board = Board(step="removal", first={"hand": [card]}, second={"field": [unit]})
        board.remove("first", unit, card)
        assert board.asked() == ("second", "may", "S6")
        assert board.discard() == [unit, card]
        board.option("second", word)
        assert (unit in board.hand("second")) == (word == "yes")
        assert (unit in board.discard()) == (word == "no")


@clause("wars3x3", "S6")
def test_an_undying_unit_destroyed_by_a_magic_returns_too() -> None:
    texts = {"A03": "[あなたのメインフェイズ限定]コスト3以下のユニット1体を破壊する。"}
    board = Board(
        step="expansion",
        first={"field": ["火の粉鼠", "赤錆兵"], "magic": ["業火"]},
        second={"field": ["のうなし腕力"]},
        texts=texts,
    )
    board.do("first", "magic", "業火")
    board.choose("first", "のうなし腕力")
    board.option("second", "yes")
    assert "のうなし腕力" in board.hand("second")


@clause("wars3x3", "S6")
def test_an_undying_card_used_as_a_spell_does_not_return() -> None:
    board = Board(step="removal", first={"hand": ["のうなし腕力"]}, second={"field": ["苔石像"]})
    board.remove("first", "苔石像", "のうなし腕力")
    assert board.asked() == ("second", "expansion-step", "4.1")
    assert sorted(board.discard()) == sorted(["苔石像", "のうなし腕力"])
    board = Board(step="boost", first={"hand": ["のうなし腕力"], "field": ["火の粉鼠"], "magic": ["慈雨"]})
    board.do("first", "boost", "火の粉鼠", "のうなし腕力")
    assert board.asked() == ("first", "boost-step", "2.2")
    assert board.discard() == ["のうなし腕力"]


@clause("wars3x3", "S6")
def test_of_two_undying_units_their_player_says_which_comes_first() -> None:
    board = Board(
        step="removal", first={"hand": ["深み鯰", "雷鳴の鷲"]}, second={"field": ["のうなし腕力", "沈没船の亡者"]}
    )
    board.remove("first", "のうなし腕力", "深み鯰")
    board.remove("first", "沈没船の亡者", "雷鳴の鷲")
    assert board.field("second") == []
    assert board.asked() == ("second", "trigger", "S6")
    board.do("second", "trigger", "沈没船の亡者")
    board.option("second", "yes")
    board.option("second", "no")
    assert "沈没船の亡者" in board.hand("second")
    assert "のうなし腕力" in board.discard()


# --- S7: 速攻


@clause("wars3x3", "S7")
def test_haste_brings_the_strategy_step_before_the_battle() -> None:
    board = Board(step="boost", first={"hand": ["早駆け狐", "若芽の精"], "territory": 2})
    assert board.asked() == ("first", "haste", "S7")
    board.option("first", "yes")
    assert board.options("first") == ["deploy 早駆け狐", "go-on"]
    board.do("first", "deploy", "早駆け狐")
    assert board.life("second") == 28
    assert board.asked() == ("first", "expansion-step", "4.1")
    board.do("first", "expand", "若芽の精")
    assert board.steps()[:7] == ["boost", "strategy", "piercing", "attack", "battle-end", "expansion", "end"]


@clause("wars3x3", "S7")
def test_haste_may_be_declined_for_the_usual_strategy_step() -> None:
    board = Board(step="boost", first={"hand": ["早駆け狐"], "territory": 2})
    board.option("first", "no")
    board.goes_on("first")
    assert board.asked() == ("first", "strategy-step", "4.2")
    board.do("first", "deploy", "早駆け狐")
    assert board.life("second") == 30


@clause("wars3x3", "S7")
def test_haste_is_not_offered_for_a_unit_that_could_not_enter() -> None:
    for first in (
        {"hand": ["早駆け狐", "若芽の精"], "territory": 1},
        {"hand": ["若芽の精"], "territory": 2},
        {"hand": ["若芽の精"], "field": ["早駆け狐"], "territory": 2},
    ):
        board = Board(step="boost", first=first)
        assert board.asked() == ("first", "expansion-step", "4.1")


@clause("wars3x3", "S7")
def test_haste_works_for_a_redeployment() -> None:
    board = Board(step="haste", first={"hand": ["烽火の騎手"], "field": ["苔石像"], "territory": 1})
    board.option("first", "yes")
    board.redeploy("first", "烽火の騎手", "苔石像")
    assert board.life("second") == 26
    assert board.field("first") == ["烽火の騎手"]


@clause("wars3x3", "S7")
def test_the_expansion_stays_in_the_main_phase() -> None:
    board = Board(step="haste", first={"hand": ["早駆け狐", "若芽の精"], "territory": 2})
    board.option("first", "yes")
    assert board.refused("first", "expand", "若芽の精").clause == "4.1"


# --- S8: 呪文砕き


@pytest.mark.parametrize("card", ["火の粉鼠", "熾火の双子", "火口の主"])
@clause("wars3x3", "S8")
def test_a_spellbreaker_counters_any_number(card: str) -> None:
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴"], "hand": [card], "magic": ["慈雨"]},
        second={"hand": ["呪文砕き"]},
    )
    board.do("first", "boost", "溶岩蜥蜴", card)
    board.counter("second", "呪文砕き")
    assert board.power("溶岩蜥蜴") == 3


@clause("wars3x3", "S8")
def test_one_spellbreaker_does_not_counter_two_cards() -> None:
    board = Board(
        step="removal",
        first={"hand": ["炭焼き小鬼", "溶岩蜥蜴"]},
        second={"field": ["古根の巨人"], "hand": ["呪文砕き", "雷鳴の鷲"]},
    )
    board.remove("first", "古根の巨人")
    assert board.field("second") == []  # 4 matches neither 2 nor 3, so nobody was asked


@clause("wars3x3", "S8")
def test_a_spellbreaker_and_a_matching_card_counter_two_cards() -> None:
    for card, number in (("深み鯰", 3), ("潮招き", 2)):
        board = Board(
            step="removal",
            first={"hand": ["炭焼き小鬼", "溶岩蜥蜴"]},
            second={"field": ["古根の巨人"], "hand": ["呪文砕き", card]},
        )
        board.remove("first", "古根の巨人")
        assert board.options("second") == [f"counter 呪文砕き {card} 0+{number}", "pass"]
        board.counter("second", "呪文砕き", card)
        assert board.field("second") == ["古根の巨人"]


@clause("wars3x3", "S8")
def test_two_spellbreakers_counter_any_two_cards() -> None:
    board = Board(
        step="removal",
        first={"hand": ["炭焼き小鬼", "溶岩蜥蜴"]},
        second={"field": ["古根の巨人"], "hand": ["呪文砕き", "呪文砕き@other"]},
    )
    board.remove("first", "古根の巨人")
    board.counter("second", "呪文砕き", "other")
    assert board.field("second") == ["古根の巨人"]


@clause("wars3x3", "S8")
def test_only_a_spellbreaker_counters_a_spellbreaker() -> None:
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴"], "hand": ["赤錆兵", "火の粉鼠", "調律", "呪文砕き"], "magic": ["慈雨"]},
        second={"hand": ["呪文砕き@theirs", "深み鯰"]},
    )
    board.do("first", "boost", "溶岩蜥蜴", "赤錆兵")
    board.counter("second", "theirs")
    assert board.options("first") == ["counter 呪文砕き 0", "pass"]
    assert board.refused("first", "counter", "", "火の粉鼠").condition == "only-its-own-kind"
    board.counter("first", "呪文砕き")
    assert board.power("溶岩蜥蜴") == 4


@clause("wars3x3", "S8")
def test_a_spellbreaker_neither_removes_nor_boosts_nor_is_deployed() -> None:
    board = Board(step="removal", first={"hand": ["呪文砕き", "深み鯰"]}, second={"field": ["雷鳴の鷲", "苔石像"]})
    assert board.options("first") == ["remove 苔石像", "go-on"]
    assert board.refused("first", "remove", "雷鳴の鷲", "呪文砕き", "深み鯰").clause == "S8"
    board = Board(step="boost", first={"hand": ["呪文砕き"], "field": ["火の粉鼠"], "magic": ["慈雨"]})
    assert board.options("first") == ["grand 慈雨", "go-on"]
    board = Board(step="strategy", first={"hand": ["呪文砕き", "調律"], "territory": 6, "magic": ["慈雨"]})
    assert board.options("first") == ["grand 慈雨", "go-on"]


# --- S9: 調律


@pytest.mark.parametrize(("unit", "number"), [("水滴の子", 1), ("潮招き", 2), ("苔石像", 3)])
@clause("wars3x3", "S9")
def test_attunement_removes_a_unit_of_cost_one_to_three(unit: str, number: int) -> None:
    board = Board(step="removal", first={"hand": ["調律"]}, second={"field": [unit]})
    board.remove("first", unit, "調律", numbers=(number,))
    assert board.field("second") == []


@clause("wars3x3", "S9")
def test_attunement_shows_neither_less_than_one_nor_more_than_three() -> None:
    board = Board(
        step="removal", first={"hand": ["調律", "鈴の雀"]}, second={"field": ["雷鳴の鷲", "珊瑚の城壁", "水滴の子"]}
    )
    assert board.options("first") == ["remove 雷鳴の鷲", "remove 水滴の子", "go-on"]
    assert board.refused("first", "remove", "雷鳴の鷲", "調律", numbers=(4,)).clause == "S9"
    board.do("first", "remove", "雷鳴の鷲")
    assert board.field("second") == ["珊瑚の城壁", "水滴の子"]  # 3+1 was the only way


@clause("wars3x3", "S9")
def test_its_user_says_which_number_attunement_shows_and_the_counter_must_match_it() -> None:
    for number, answer in ((2, "潮招き"), (3, "深み鯰")):
        board = Board(
            step="removal",
            first={"hand": ["調律", "鈴の雀"]},
            second={"field": ["苔石像"], "hand": ["水滴の子", "潮招き", "深み鯰"]},
        )
        board.do("first", "remove", "苔石像")
        board.do("first", "remove", "苔石像", "調律", "鈴の雀", numbers=(number, 1))
        assert board.options("second") == [f"counter 水滴の子 {answer} 1+{number}", "pass"]


@clause("wars3x3", "S9")
def test_attunement_counters_as_one_two_or_three() -> None:
    for card, number in (("火の粉鼠", 1), ("熾火の双子", 2), ("溶岩蜥蜴", 3)):
        board = Board(
            step="boost",
            first={"field": ["のうなし腕力"], "hand": [card], "magic": ["慈雨"]},
            second={"hand": ["調律"]},
        )
        board.do("first", "boost", "のうなし腕力", card)
        board.counter("second", "調律", numbers=(number,))
        assert board.power("のうなし腕力") == 3
    board = Board(
        step="boost",
        first={"field": ["のうなし腕力"], "hand": ["烽火の騎手"], "magic": ["慈雨"]},
        second={"hand": ["調律"]},
    )
    board.do("first", "boost", "のうなし腕力", "烽火の騎手")
    assert board.asked() == ("first", "boost-step", "2.2")
