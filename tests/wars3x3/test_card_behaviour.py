"""Every card does what is printed on it: each trait on each card that has it, each magic, each grand magic."""

from typing import Any

import pytest

from fuda.games.wars3x3.cards import COLOURS
from tests.citing import clause
from tests.wars3x3.board import Board, wars

COSTS = {card.name: card.cost for card in wars().list.cards if card.is_unit}
COLOUR = {card.name: COLOURS[card.colour] for card in wars().list.cards}


def with_trait(label: str) -> list[str]:
    """The names of all units on which the trait is printed."""
    bit = wars().list.bits[label]
    return [card.name for card in wars().list.cards if card.is_unit and card.traits & bit]


def plain() -> list[str]:
    """The names of all units without a text."""
    return [card.name for card in wars().list.cards if card.is_unit and not card.lines]


def of_cost(cost: int, *but: str) -> str:
    """A unit of that cost without a text."""
    return next(name for name in plain() if COSTS[name] == cost and name not in but)


def test_the_traits_are_printed_on_these_cards() -> None:
    labels = ("透過", "双壁", "透化", "豊穣", "膨張", "占有", "不死", "宝掘", "速攻")
    assert {label: len(with_trait(label)) for label in labels} == {
        "透過": 4,
        "双壁": 3,
        "透化": 3,
        "豊穣": 2,
        "膨張": 3,
        "占有": 2,
        "不死": 2,
        "宝掘": 2,
        "速攻": 2,
    }
    assert len(plain()) == 44 - 23


# --- units


@pytest.mark.parametrize("unit", plain())
def test_a_unit_without_text_attacks_and_defends_with_its_cost(unit: str) -> None:
    board = Board(step="piercing", first={"field": [unit], "hand": ["調律"]})
    assert board.life("second") == 30 - COSTS[unit]
    assert board.traits(unit) == []
    board = Board(
        step="piercing", first={"field": ["天蓋の鯨", "噴煙の牡牛"], "hand": ["調律"]}, second={"field": [unit]}
    )
    assert board.life("second") == 30 - 5 - (5 + 2 - COSTS[unit])


@pytest.mark.parametrize("unit", with_trait("透過"))
@clause("wars3x3", "3.1")
def test_piercing_attacks_in_the_piercing_step(unit: str) -> None:
    board = Board(step="piercing", first={"field": [unit], "magic": ["慈雨"]}, second={"field": ["火口の主"]})
    board.goes_on("first")
    assert board.step() == "attack"
    assert board.life("second") == 30 - COSTS[unit]


@pytest.mark.parametrize("unit", with_trait("双壁"))
@clause("wars3x3", "3.1", "3.2")
def test_a_twin_wall_defends_in_the_piercing_step_too(unit: str) -> None:
    board = Board(
        step="piercing", first={"field": ["天蓋の鯨", "火口の主"], "hand": ["調律"]}, second={"field": [unit]}
    )
    assert board.life("second") == 30 - (5 - COSTS[unit]) - (6 - COSTS[unit])


@pytest.mark.parametrize("card", with_trait("透化"))
@clause("wars3x3", "S2")
def test_an_imbuing_card_gives_piercing_to_the_unit_it_boosts(card: str) -> None:
    unit = next(name for name in plain() if COLOUR[name] == COLOUR[card] and COSTS[name] == 1)
    board = Board(
        step="boost", first={"field": [unit], "hand": [card], "magic": ["静寂", "暴露"]}, second={"field": ["火口の主"]}
    )
    board.do("first", "boost", unit, card)
    assert board.traits(unit) == ["透過"]
    assert board.power(unit) == 1 + COSTS[card]
    while board.step() != "expansion":
        board.goes_on("first")
    assert board.life("second") == 30 - 1 - COSTS[card]
    assert (board.traits(unit), board.power(unit)) == ([], 1)


@pytest.mark.parametrize("unit", with_trait("豊穣"))
@clause("wars3x3", "S3")
def test_a_harvest_unit_is_worth_one_territory(unit: str) -> None:
    board = Board(step="strategy", first={"field": [unit], "hand": ["雷鳴の鷲", "珊瑚の城壁"], "territory": 3})
    assert "deploy 雷鳴の鷲" in board.options("first")
    assert board.refused("first", "deploy", "珊瑚の城壁").clause == "4.2a"


@pytest.mark.parametrize("unit", with_trait("膨張"))
@clause("wars3x3", "S4")
def test_a_swelling_unit_has_two_more_power_in_its_own_battle(unit: str) -> None:
    board = Board(step="piercing", first={"field": [unit], "hand": ["調律"]}, second={"field": ["鈴の雀"]})
    assert board.life("second") == 30 - (COSTS[unit] + 2 - 1)
    board = Board(step="piercing", first={"field": ["火口の主"], "hand": ["調律"]}, second={"field": [unit]})
    assert board.life("second") == 30 - (6 - COSTS[unit])


@pytest.mark.parametrize("unit", with_trait("占有"))
@clause("wars3x3", "S5")
def test_a_claimed_unit_is_no_power_for_the_opponent(unit: str) -> None:
    board = Board(step="expansion", first={"magic": ["転生"], "hand": 3}, second={"field": [unit]})
    assert "magic 転生" not in board.options("first")
    board = Board(step="expansion", first={"magic": ["転生"], "hand": 3, "field": [unit]})
    assert "magic 転生" in board.options("first")


@pytest.mark.parametrize("unit", with_trait("不死"))
@clause("wars3x3", "S6")
def test_an_undying_unit_returns_when_destroyed(unit: str) -> None:
    card = of_cost(COSTS[unit])
    board = Board(step="removal", first={"hand": [card]}, second={"field": [unit]})
    board.remove("first", unit, card)
    board.option("second", "yes")
    assert unit in board.hand("second")


@pytest.mark.parametrize("unit", with_trait("宝掘"))
@clause("wars3x3", "Q3")
def test_a_digging_unit_draws_and_discards_when_it_enters(unit: str) -> None:
    board = Board(
        step="strategy",
        first={"hand": [unit, "鈴の雀"], "territory": 2, "magic": ["慈雨"]},
        deck=["火口の主", "苔石像"],
    )
    board.do("first", "deploy", unit)
    board.option("first", "yes")
    board.choose("first", "鈴の雀")
    assert board.hand("first") == ["火口の主"]
    assert board.discard() == ["鈴の雀"]


@pytest.mark.parametrize("unit", with_trait("速攻"))
@clause("wars3x3", "S7")
def test_a_hasty_unit_enters_before_the_battle_and_attacks(unit: str) -> None:
    board = Board(step="haste", first={"hand": [unit], "territory": 4})
    board.option("first", "yes")
    board.do("first", "deploy", unit)
    assert board.life("second") == 30 - COSTS[unit]


@pytest.mark.parametrize("number", ["047", "048"])
@clause("wars3x3", "S8")
def test_a_wild_card_counters_what_it_likes(number: str) -> None:
    board = Board(
        step="removal",
        first={"hand": ["火口の主@six"], "magic": ["慈雨"]},
        second={"field": ["火口の主"], "hand": [f"{number}@wild"]},
    )
    board.remove("first", "火口の主", "six")
    board.counter("second", "wild")
    assert board.field("second") == ["火口の主"]


@pytest.mark.parametrize("number", ["045", "046"])
@clause("wars3x3", "S9")
def test_a_protean_card_costs_one_to_three(number: str) -> None:
    board = Board(step="removal", first={"hand": [f"{number}@tuning", "鈴の雀"]}, second={"field": ["苔石像"]})
    board.do("first", "remove", "苔石像")
    assert board.options("first") == [
        "remove 苔石像 tuning 3",
        "remove 苔石像 tuning 鈴の雀 2+1",
        "remove 苔石像 tuning 鈴の雀 3+1",
    ]


# --- magics


def using(magic: str, step: str = "expansion", second: dict[str, Any] | None = None, **first: Any) -> Board:
    """First has activated this magic, and nobody negated it."""
    board = Board(
        step=step,
        first={"hand": ["苔石像"], "magic": [magic], **first},
        second={"hand": ["潮招き"], **(second or {})},
        deck=["火口の主", "大渦の龍", "千年樹", "珊瑚の城壁", "古根の巨人"],
    )
    board.do("first", "magic", magic)
    if board.asked() == ("first", "negate", "S15"):
        board.passes("first")
    return board


FIRES = ["火の粉鼠", "赤錆兵"]
WATERS = ["水滴の子", "潮招き@own"]
GRASSES = ["若芽の精", "花乙女"]
HEAVENS = ["鈴の雀", "凧乗り", "雲羊"]


def test_firebolt_deals_two_damage() -> None:
    assert using("火炎弾", field=FIRES).life("second") == 28


def test_twin_arms_boosts_up_to_two_units_by_two() -> None:
    board = using("双腕", "boost", field=["火の粉鼠", "鈴の雀", "若芽の精"])
    with pytest.raises(ValueError, match="wrong-number-chosen"):
        board.choose("first", "火の粉鼠", "鈴の雀", "若芽の精")
    board.choose("first", "火の粉鼠", "鈴の雀")
    board.play_on("expansion-step", "first")
    assert board.life("second") == 30 - 3 - 3 - 1
    board = using("双腕", "boost", field=["火の粉鼠", "鈴の雀"])
    board.choose("first")  # up to two: none will do
    board.play_on("expansion-step", "first")
    assert board.life("second") == 28


def test_hellfire_destroys_a_unit_of_cost_two_or_less() -> None:
    board = using("業火", field=FIRES, second={"field": ["苔石像@big", "葦鷺"]})
    assert board.options("first") == ["火の粉鼠", "赤錆兵", "葦鷺"]
    board.choose("first", "葦鷺")
    assert board.discard() == ["葦鷺"]
    assert board.field("second") == ["big"]


def test_stampede_increases_a_unit_by_two_until_the_end_of_the_turn() -> None:
    board = using("狂奔", "piercing", field=["若芽の精", "雲羊"])
    board.choose("first", "雲羊")
    board.play_on("expansion-step", "first")
    assert board.power("雲羊") == 4
    board.play_on("expansion-step", "second")
    assert board.power("雲羊") == 2
    assert board.life("second") == 30 - 1 - 4


def test_exposure_turns_a_face_down_magic_of_the_opponent_up() -> None:
    board = using("暴露", field=HEAVENS, second={"magic": ["水鏡", {"慈雨": "sideways"}, "収穫"]})
    assert board.options("first") == ["水鏡", "収穫"]
    board.choose("first", "水鏡")
    assert board.lying("水鏡") == "face-up"
    assert board.is_known("水鏡", "first")
    assert not board.is_known("収穫", "first")


def test_mist_wall_gives_a_twin_wall_in_any_turn() -> None:
    board = using("霧壁", field=["水滴の子", "雲羊"])
    board.choose("first", "雲羊")
    assert board.traits("雲羊") == ["双壁"]
    board.play_to_turn("second")
    assert board.traits("雲羊") == []
    board = Board(
        step="boost",
        first={"field": ["白翼の槍騎"], "hand": ["調律"]},
        second={"field": ["水滴の子"], "magic": ["霧壁"]},
    )
    board.do("second", "magic", "霧壁")
    assert board.life("second") == 28


def test_ebb_tide_returns_a_unit_of_cost_three_or_less_to_its_side() -> None:
    board = using("引潮", field=WATERS, second={"field": ["雷鳴の鷲", "森番の熊"]})
    assert board.options("first") == ["水滴の子", "own", "森番の熊"]
    board.choose("first", "森番の熊")
    assert board.hand("second") == ["潮招き", "森番の熊"]
    assert board.is_known("森番の熊", "first")
    board = using("引潮", field=WATERS)
    board.choose("first", "own")
    assert board.hand("first") == ["own", "苔石像"]


def test_water_mirror_shows_the_hand_of_the_opponent() -> None:
    board = using("水鏡", field=WATERS, second={"hand": ["潮招き", "火の粉鼠"], "magic": ["慈雨"]})
    assert board.is_known("潮招き", "first")
    assert board.is_known("火の粉鼠", "first")
    assert not board.is_known("慈雨", "first")
    board.play_on("expansion-step", "second")
    assert board.is_known("潮招き", "first")
    board.do("second", "expand", "火の粉鼠")  # unseen: any of them may be the one that moved
    assert not board.is_known("火の粉鼠", "first")
    assert not board.is_known("潮招き", "first")


def test_reaping_adds_three_to_the_territories_in_the_strategy_step() -> None:
    board = using("収穫", field=["若芽の精", "鈴の雀"], hand=["雷鳴の鷲", "珊瑚の城壁"], territory=1)
    board.goes_on("first")
    assert board.refused("first", "deploy", "珊瑚の城壁").values == (("cost", 5), ("territory", 4))
    board.do("first", "deploy", "雷鳴の鷲")
    assert len(board.territory("first")) == 1


def test_budding_lays_a_hand_card_as_a_territory_beside_the_expansion() -> None:
    board = using("芽吹き", field=GRASSES, hand=["苔石像", "調律"], territory=1)
    board.choose("first", "調律")
    assert board.territory("first")[1:] == ["調律"]
    assert not board.is_known("調律", "second")
    board.do("first", "expand", "苔石像")
    assert board.territory("first")[1:] == ["調律", "苔石像"]


def test_great_tree_gives_a_life_and_strengthens_its_players_units() -> None:
    board = using("大樹", field=GRASSES, second={"field": ["深み鯰"]})
    assert board.life("first") == 31
    assert [board.power(unit) for unit in ("若芽の精", "花乙女", "深み鯰")] == [2, 3, 3]


def test_gentle_rain_gives_three_life() -> None:
    assert using("慈雨", field=GRASSES).life("first") == 33


def test_wind_reading_draws_a_card() -> None:
    board = using("風読み", field=HEAVENS)
    assert board.hand("first") == ["火口の主", "苔石像"]
    assert len(board.deck()) == 4


def test_gossamer_wing_gives_piercing_until_the_end_of_the_turn() -> None:
    board = using("薄翅", "boost", field=["雲羊"], second={"field": ["火口の主"]})
    assert board.life("second") == 28
    assert board.traits("雲羊") == ["透過"]
    board.play_on("expansion-step", "second")
    assert board.traits("雲羊") == []


def test_silence_forbids_the_opponent_to_counter() -> None:
    board = using("静寂", "removal", field=HEAVENS, second={"field": ["森番の熊"], "hand": ["深み鯰", "呪文砕き"]})
    board.remove("first", "森番の熊", "苔石像")
    assert board.field("second") == []


def test_circulation_puts_a_card_under_the_deck_and_draws_one() -> None:
    board = using("巡り", field=["若芽の精", "鈴の雀"], hand=["苔石像", "調律"])
    board.choose("first", "調律")
    assert board.hand("first") == ["火口の主", "苔石像"]
    assert board.deck()[-1] == "調律"
    assert board.is_known("調律", "first")
    assert not board.is_known("調律", "second")


def test_circulation_without_a_hand_only_draws() -> None:
    board = using("巡り", field=["若芽の精", "鈴の雀"], hand=[])
    assert board.hand("first") == ["火口の主"]


@pytest.mark.parametrize("number", ["A17", "A18"])
def test_rebirth_discards_three_units_and_draws_three(number: str) -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精"], "magic": [f"{number}@rebirth"], "hand": ["苔石像", "鈴の雀", "潮招き", "調律"]},
        deck=["火口の主", "大渦の龍", "千年樹", "珊瑚の城壁"],
    )
    board.do("first", "magic", "rebirth")
    assert board.hand("first") == ["火口の主", "大渦の龍", "千年樹", "調律"]
    assert board.discard() == ["苔石像", "鈴の雀", "潮招き"]


@pytest.mark.parametrize("number", ["A19", "A20"])
def test_settlement_deploys_one_more_unit(number: str) -> None:
    board = Board(
        step="strategy",
        first={
            "field": ["若芽の精"],
            "magic": [f"{number}@settlement"],
            "hand": ["苔石像", "鈴の雀"],
            "territory": 3,
        },
        second={"field": ["水滴の子"]},
    )
    board.do("first", "deploy", "鈴の雀")
    board.do("first", "magic", "settlement")
    assert board.field("first") == ["若芽の精", "鈴の雀", "苔石像"]


def test_settlement_finds_no_place_on_a_full_field() -> None:
    board = using("入植", field=HEAVENS, territory=3)
    assert board.field("first") == HEAVENS
    assert board.asked() == ("first", "expansion-step", "4.1")


@pytest.mark.parametrize("number", ["A21", "A22"])
def test_the_spear_deals_one_and_strengthens_piercing_units(number: str) -> None:
    board = Board(
        step="expansion",
        first={"field": ["虹の弓手", "若芽の精", "鈴の雀"], "magic": [f"{number}@spear"], "hand": ["苔石像"]},
    )
    board.do("first", "magic", "spear")
    assert board.life("second") == 29
    assert (board.power("虹の弓手"), board.power("若芽の精")) == (3, 1)


# --- grand magics, on every card that has them


@pytest.mark.parametrize("magic", ["火炎弾", "双腕", "業火", "狂奔"])
@clause("wars3x3", "S15")
def test_forbidding_flame_negates_a_magic(magic: str) -> None:
    board = Board(
        step="expansion", first={"field": GRASSES, "magic": ["慈雨"], "hand": ["苔石像"]}, second={"magic": [magic]}
    )
    board.do("first", "magic", "慈雨")
    board.do("second", "grand", magic)
    assert board.life("first") == 30
    assert board.exile() == [magic]


@pytest.mark.parametrize("magic", ["暴露", "霧壁", "引潮", "水鏡"])
@clause("wars3x3", "S16")
def test_healing_sea_gives_life_by_the_cost_of_a_card(magic: str) -> None:
    board = Board(
        step="expansion",
        first={"magic": [magic], "hand": ["調律"]},
        discard=["苔石像", "火口の主", "鈴の雀", "潮招き", "雷鳴の鷲"],
    )
    board.do("first", "grand", magic)
    board.shuffle(4, 3, 2, 0)
    board.choose("first", "雷鳴の鷲")
    assert board.life("first") == 34
    assert board.exile() == [magic, "火口の主"]


@pytest.mark.parametrize("magic", ["収穫", "芽吹き", "大樹", "慈雨"])
@clause("wars3x3", "S17")
def test_seeking_life_exchanges_a_hand_card_for_a_unit_card(magic: str) -> None:
    board = Board(step="expansion", first={"magic": [magic], "hand": ["調律"]}, discard=["苔石像", "呪文砕き"])
    board.do("first", "grand", magic)
    assert board.hand("first") == ["苔石像"]
    assert board.discard() == ["呪文砕き", "調律"]


@pytest.mark.parametrize("magic", ["風読み", "薄翅", "静寂", "巡り"])
@clause("wars3x3", "S18")
def test_mirrored_heaven_activates_another_face_up_magic(magic: str) -> None:
    board = Board(step="expansion", first={"magic": [magic], "hand": ["調律"]}, second={"magic": [{"慈雨": "face-up"}]})
    board.do("first", "grand", magic)
    assert board.life("first") == 33
    assert board.exile() == [magic]


@pytest.mark.parametrize("magic", ["転生", "入植", "透禍の槍"])
@clause("wars3x3", "Q13")
def test_endless_surge_protects_magics_and_gives_a_power(magic: str) -> None:
    board = Board(
        step="expansion",
        first={"field": ["鈴の雀"], "magic": [magic, "慈雨"], "hand": ["調律"]},
        second={"magic": ["火炎弾"]},
    )
    assert "magic 慈雨" not in board.options("first")
    board.do("first", "grand", magic)
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 33
