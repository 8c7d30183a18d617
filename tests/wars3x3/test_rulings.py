"""The readings chosen where the manual is silent, unclear or contradicts itself; one test for each ruling, in order."""

from collections import Counter
from typing import Any

import pytest

from fuda.games.wars3x3.table import DISCARD, HANDS
from fuda.kernel.reasons import Illegal
from fuda.mechanics.zones import Moved
from tests.citing import clause
from tests.wars3x3.board import Board, wars
from tests.wars3x3.test_set_up import chosen, dealt, keep, numbers, two_hands


def test_the_card_split_is_44_units_4_purple_cards_and_22_magics() -> None:
    cards = wars().list.cards
    kinds = Counter((card.kind, card.colour) for card in cards)
    assert [kinds[("unit", colour)] for colour in range(4)] == [11, 11, 11, 11]
    assert [kinds[("magic", colour)] for colour in range(4)] == [4, 4, 4, 4]
    names = Counter(card.name for card in cards)
    doubled = {name: count for name, count in names.items() if count > 1}
    assert doubled == {"調律": 2, "呪文砕き": 2, "転生": 2, "入植": 2, "透禍の槍": 2}
    assert len(cards) == 48 + 22


@clause("wars3x3", "V1")
def test_seven_mages_leaves_all_three_basic_magics_out() -> None:
    board = two_hands()
    board.option("first", "first-hand")
    board.option("second", "first-hand")
    board.shuffles()
    used = [*board.dealt("first"), *board.dealt("second"), *board.pile()]
    assert sorted(used) == numbers(1, 16, "A")
    assert sorted([*board.unused("first"), *board.unused("second")]) == numbers(17, 22, "A")


@clause("wars3x3", "2.0b", "2.3c")
def test_all_chains_close_before_the_first_removal_takes_effect() -> None:
    board = Board(
        step="removal",
        first={"hand": ["深み鯰", "潮招き"]},
        second={"field": ["のうなし腕力", "花乙女"], "hand": ["苔石像", "葦鷺"]},
    )
    board.remove("first", "花乙女", "潮招き")
    board.remove("first", "のうなし腕力", "深み鯰")
    assert board.options("second") == ["counter 葦鷺 2", "pass"]  # in the order declared
    board.passes("second")
    assert board.options("second") == ["counter 苔石像 3", "pass"]
    assert board.field("second") == ["のうなし腕力", "花乙女"]  # the first removal stands and waits
    board.passes("second")
    assert board.field("second") == []
    destroyed = [told["card"]["card"] for told in board.told() if told["event"] == "Destroyed"]
    assert destroyed == ["026", "007"]


@clause("wars3x3", "M1", "G1", "Q14")
def test_magic_is_offered_around_each_step_but_never_inside_a_chain() -> None:
    board = Board(
        step="draw",
        first={"hand": ["深み鯰", "苔石像"], "field": ["若芽の精", "鈴の雀"], "magic": ["慈雨"], "territory": 1},
        second={"field": ["溶岩蜥蜴"], "hand": ["のうなし腕力"]},
    )
    asked: list[tuple[str, str]] = []
    while board.state.turn_player == 0:
        now = board.asked()
        assert now is not None
        asked.append((board.step(), now[1]))
        if now[1] == "removal-step":
            board.do("first", "remove", "溶岩蜥蜴")
            assert not [each for each in board.options("first") if "慈雨" in each]  # inside a declaration
            board.do("first", "remove", "溶岩蜥蜴", "深み鯰")
            board.counter("second", "のうなし腕力")
            assert board.options("first") == ["counter 苔石像 3", "pass"]  # inside a chain
            board.passes("first")
        assert "magic 慈雨" in board.options("first")
        board.goes_on("first")
    assert asked == [
        ("draw", "window"),
        ("draw", "window"),
        ("removal", "removal-step"),
        ("boost", "boost-step"),
        ("piercing", "window"),
        ("attack", "window"),
        ("battle-end", "window"),
        ("battle-end", "window"),
        ("expansion", "expansion-step"),
        ("strategy", "strategy-step"),
        ("end", "window"),
    ]


@clause("wars3x3", "G3", "S15", "S18")
def test_the_windows_of_the_other_player_are_negation_and_the_end_of_a_step() -> None:
    board = Board(
        step="draw",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["慈雨", {"引潮": "face-up"}], "hand": ["調律"]},
        second={"field": ["雲羊"], "magic": ["薄翅", "火炎弾"]},
        texts={"A07": "『相手のターン中も発動可』このターンの終了まで、あなたのユニット1体は双壁を得る。"},
    )
    windows: list[str] = []
    while board.state.turn_player == 0:
        now = board.asked()
        assert now is not None
        if now[0] == "second":
            assert now[1] == "window"
            assert board.options("second") == ["grand 薄翅", "go-on"]  # what works in any turn, and only that
            windows.append(board.step())
        board.goes_on(now[0])
    assert windows == [
        "draw",
        "removal",
        "boost",
        "piercing",
        "attack",
        "battle-end",
        "expansion",
        "strategy",
        "end",
    ]


@clause("wars3x3", "S15")
def test_fire_answers_a_magic_of_either_player_in_either_turn() -> None:
    board = Board(
        step="boost",
        first={"field": ["虹の弓手"], "magic": ["火炎弾", "慈雨"]},
        second={"field": ["水滴の子"], "magic": ["霧壁", "業火"]},
    )
    board.goes_on("first")
    board.do("second", "magic", "霧壁")
    assert board.asked() == ("first", "negate", "S15")  # in the own turn, against the opponent's magic
    board.passes("first")
    assert board.asked() == ("second", "negate", "S15")  # against the own magic
    board.do("second", "grand", "業火")
    assert board.traits("水滴の子") == []


@clause("wars3x3", "M2", "S18")
def test_a_copy_uses_up_the_copied_magic_for_this_turn() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["薄翅", "慈雨"], "hand": ["苔石像"]},
        second={"magic": [{"慈雨@theirs": "face-up"}]},
    )
    board.do("first", "grand", "薄翅")
    assert board.life("first") == 33
    assert board.refused("first", "magic", "慈雨").clause == "M2"
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "鈴の雀"], "magic": ["薄翅", {"慈雨": "face-up"}], "hand": ["苔石像"]},
    )
    board.do("first", "magic", "慈雨")
    assert board.refused("first", "grand", "薄翅").clause == "S18"


@clause("wars3x3", "2.3a", "S8")
def test_a_mixed_counter_is_answered_card_by_card() -> None:
    board = Board(
        step="removal",
        first={"hand": ["溶岩蜥蜴", "炭焼き小鬼", "葦鷺", "苔石像", "調律", "呪文砕き"]},
        second={"field": ["古根の巨人"], "hand": ["呪文砕き@theirs", "潮招き"]},
    )
    board.do("first", "remove", "古根の巨人")
    board.do("first", "remove", "古根の巨人", "溶岩蜥蜴", "炭焼き小鬼", numbers=(3, 2))
    board.counter("second", "theirs", "潮招き")  # any number for 3, and 2
    assert board.options("first") == ["counter 葦鷺 呪文砕き 2+0", "counter 調律 呪文砕き 2+0", "pass"]
    assert board.refused("first", "counter", "", "苔石像", "呪文砕き").condition == "numbers-differ"
    assert board.refused("first", "counter", "", "葦鷺", "苔石像").condition == "only-its-own-kind"
    board.counter("first", "葦鷺", "呪文砕き")
    assert board.field("second") == []


@clause("wars3x3", "S9")
def test_tuning_gets_its_number_at_each_use() -> None:
    board = Board(
        step="removal",
        first={"hand": ["調律"], "magic": ["引潮"], "territory": 3},
        second={"field": ["水滴の子"]},
    )
    board.remove("first", "水滴の子", "調律", numbers=(1,))
    board.do("first", "grand", "引潮")
    board.shuffle()
    board.choose("first", "調律")
    board.number("first", 3)  # 1 as a removal, 3 for the sea
    assert board.life("first") == 33
    board = Board(step="strategy", first={"hand": ["調律"], "field": ["若芽の精"], "territory": 3, "magic": ["慈雨"]})
    assert board.options("first") == ["grand 慈雨", "go-on"]
    assert board.refused("first", "redeploy", "調律", "若芽の精").condition == "not-a-unit"


@clause("wars3x3", "M3", "S5", "Q13")
def test_required_power_needs_distinct_units() -> None:
    def offered(first: list[str], second: list[str], *, surge: bool = False) -> bool:
        """Whether 静寂 (one unit and two heaven units) may be used."""
        board = Board(
            step="expansion",
            first={"field": first, "magic": ["静寂", "転生"], "hand": ["苔石像"]},
            second={"field": second},
        )
        if surge:
            board.do("first", "grand", "転生")
        return "magic 静寂" in board.options("first")

    assert not offered(["鈴の雀", "凧乗り"], [])
    assert offered(["鈴の雀", "凧乗り"], ["若芽の精"])
    assert not offered(["鈴の雀", "凧乗り"], ["霧の渡し守"])  # claimed by the opponent
    assert offered(["鈴の雀", "凧乗り", "霧の渡し守"], [])  # the own one counts
    assert offered(["鈴の雀", "凧乗り"], [], surge=True)
    assert offered(["鈴の雀", "若芽の精"], [], surge=True)  # the point stands for a heaven unit
    assert not offered(["若芽の精", "苔石像"], ["花乙女"], surge=True)


@clause("wars3x3", "W1.1")
def test_both_players_at_zero_at_once_is_a_draw() -> None:
    board = Board(step="attack", first={"life": 0, "field": ["苔石像"]}, second={"life": 3})
    assert board.outcome() == ("nobody", "both-lives", "W1.1")
    text = "相手に2点のダメージを与える。あなたに2点のダメージを与える。"
    board = Board(
        step="expansion",
        first={"life": 2, "field": ["若芽の精", "花乙女"], "magic": ["慈雨"]},
        second={"life": 2},
        texts={"A12": text},
    )
    board.do("first", "magic", "慈雨")
    assert board.outcome() == ("first", "life", "W1.1")  # in the middle of the effect
    assert board.life("first") == 2


@clause("wars3x3", "W1.2", "1.1")
def test_the_game_ends_after_the_turn_that_emptied_the_deck() -> None:
    board = Board(
        step="expansion",
        first={"field": ["鈴の雀", "凧乗り", "若芽の精"], "magic": ["風読み"], "hand": ["苔石像"], "life": 9},
        deck=["潮招き"],
    )
    board.do("first", "magic", "風読み")  # an effect draws the last card
    assert board.outcome() is None
    assert board.finish().clause == "W1.2"
    assert board.outcome() == ("second", "deck", "W1.2")
    assert "Began" not in board.happened()
    board = dealt()
    board.option("first", "mulligan")
    assert board.outcome() is None
    assert not board.state.ran_out


@clause("wars3x3", "S16")
def test_life_may_rise_above_thirty() -> None:
    board = Board(step="expansion", first={"magic": ["引潮"], "life": 29}, discard=["火口の主"])
    board.do("first", "grand", "引潮")
    assert board.life("first") == 35


@clause("wars3x3", "S7", "4.2")
def test_a_rush_unit_takes_the_strategy_step_with_it() -> None:
    board = Board(step="boost", first={"hand": ["早駆け狐", "若芽の精", "鈴の雀"], "territory": 2})
    board.option("first", "yes")
    assert board.options("first") == ["deploy 早駆け狐", "go-on"]
    board.do("first", "deploy", "早駆け狐")
    assert board.asked() == ("first", "expansion-step", "4.1")
    board.do("first", "expand", "若芽の精")
    assert board.steps()[:7] == ["boost", "strategy", "piercing", "attack", "battle-end", "expansion", "end"]
    assert "鈴の雀" in board.hand("first")


@clause("wars3x3", "S13", "S14", "Q8")
def test_a_negated_lasting_magic_works_again_next_turn() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "花乙女"], "magic": ["大樹"], "hand": ["苔石像"]},
        second={"magic": ["火炎弾"], "hand": ["潮招き"]},
    )
    board.do("first", "magic", "大樹")
    board.do("second", "grand", "火炎弾")
    assert board.lying("大樹") == "face-up"
    assert board.life("first") == 30
    assert board.power("若芽の精") == 1
    board.play_to_turn("second")
    assert board.power("若芽の精") == 2


@clause("wars3x3", "S2", "2.2")
def test_a_transparency_boost_adds_power_and_piercing() -> None:
    board = Board(step="boost", first={"field": ["雷鳴の鷲"], "hand": ["月光の僧"], "magic": ["慈雨"]})
    board.do("first", "boost", "雷鳴の鷲", "月光の僧")
    assert board.power("雷鳴の鷲") == 4 + 3
    assert board.traits("雷鳴の鷲") == ["透過"]
    while board.step() != "expansion":
        board.goes_on("first")
    assert board.power("雷鳴の鷲") == 4
    assert board.traits("雷鳴の鷲") == []


@clause("wars3x3", "S4", "S10", "Q2")
def test_swelling_is_an_increase_in_the_owners_battle_phase() -> None:
    board = Board(
        step="piercing",
        first={"field": ["胞子の王"], "magic": ["慈雨"]},
        second={"field": ["でかスラグ"]},
    )
    assert board.power("胞子の王") == 6
    assert board.power("でかスラグ") == 3  # not in the battle of the opponent
    assert board.rules.card(board.state, board.card("胞子の王")).cost == 4
    board.play_on("expansion-step", "second")
    assert board.life("second") == 30 - (6 - 3)
    assert board.life("first") == 30 - (5 - 4)


@clause("wars3x3", "W2.2", "W3.5", "G5")
def test_the_discard_is_shared_and_public_but_unused_magics_stay_hidden() -> None:
    board = Board(
        step="removal", first={"hand": ["深み鯰"], "magic": ["慈雨"]}, second={"field": ["苔石像"], "hand": ["潮招き"]}
    )
    board.remove("first", "苔石像", "深み鯰")
    board.do("first", "grand", "慈雨")
    for seat in ("first", "second"):
        zones = {zone["zone"]: zone for zone in board.view(seat)["zones"] if zone["owner"] < 0}
        assert [card["card"] for card in zones["discard"]["cards"]] == ["028", "019"]
        assert [card["card"] for card in zones["exile"]["cards"]] == ["A12"]
    board = dealt()
    chosen(board)
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A05", "A06", "A07")
    assert not board.is_known("A04", "second")
    assert not board.is_known("A16", "first")


@clause("wars3x3", "W3.5")
def test_cards_not_chosen_are_shuffled_under_the_deck() -> None:
    board = dealt()
    keep(board)
    board.choose("first", *numbers(1, 6))
    board.choose("second", *numbers(10, 15))
    assert board.asked() == ("chance", "shuffle", "W3.5")
    board.shuffle(5, 0)
    assert board.deck() == [*numbers(19, 48), "018", "007", "008", "009", "016", "017"]
    assert not any(board.is_known(number, "first") for number in numbers(7, 9))


@clause("wars3x3", "W3.4")
def test_mulligans_are_decided_at_once_and_shuffled_before_dealing() -> None:
    board = dealt()
    assert board.all_asked() == ["first", "second"]
    board.option("second", "mulligan")
    assert board.all_asked() == ["first"]
    assert len(board.hand("second")) == 9  # nothing happens before both have decided
    board.option("first", "mulligan")
    assert board.asked() == ("chance", "shuffle", "W3.2")
    assert sorted(board.deck()) == numbers(1, 48)
    board.shuffle()
    assert (len(board.hand("first")), len(board.hand("second"))) == (8, 8)
    board.option("first", "keep")
    board.option("second", "mulligan")
    board.shuffle()
    assert board.all_asked() == ["second"]
    assert len(board.hand("second")) == 7


@clause("wars3x3", "W4.1")
def test_chance_picks_the_first_player_after_the_set_up() -> None:
    board = dealt()
    chosen(board)
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A05", "A06", "A07")
    assert board.asked() == ("chance", "first-player", "W4.1")
    assert (len(board.hand("first")), len(board.magic("first"))) == (6, 3)
    board.roll(2)
    assert board.state.turn_player == 1


@clause("wars3x3", "V1")
def test_seven_mages_shuffles_once_before_the_magics_are_dealt() -> None:
    board = two_hands()
    board.option("first", "first-hand")
    assert board.all_asked() == ["second"]
    board.option("second", "second-hand")
    assert sorted(board.deck()) == sorted([*numbers(7, 18), *numbers(25, 48)])
    assert board.asked() == ("chance", "shuffle", "V1")
    assert board.dealt("first") == []
    board.shuffles()
    shuffled = [told["target"] for told in board.told() if told["event"] == "Shuffled"]
    assert shuffled.count(0) == 2  # the deck: before the deal and once after the choice
    assert len(board.dealt("first")) == 7


@clause("wars3x3", "S6", "S1")
def test_the_undying_return_is_decided_after_all_destructions() -> None:
    board = Board(
        step="expansion",
        first={"field": ["のうなし腕力", "火の粉鼠"], "magic": ["業火"]},
        second={"field": ["沈没船の亡者", "苔石像"]},
        texts={"A03": "コスト4以下のユニットを破壊する。"},
    )
    board.do("first", "magic", "業火")
    assert board.field("first") == board.field("second") == []
    assert board.asked() == ("first", "may", "S6")  # the turn player first
    board.option("first", "yes")
    assert board.asked() == ("second", "may", "S6")
    board.option("second", "no")  # it is optional
    assert "のうなし腕力" in board.hand("first")
    assert "沈没船の亡者" in board.discard()


@clause("wars3x3", "2.2", "S9")
def test_tuning_removes_and_counters_but_cannot_boost() -> None:
    board = Board(
        step="boost",
        first={"field": ["火の粉鼠"], "hand": ["調律", "赤錆兵"], "magic": ["慈雨"]},
        second={"hand": ["調律@theirs"]},
    )
    assert "boost 火の粉鼠 調律" not in board.options("first")
    assert board.refused("first", "boost", "火の粉鼠", "調律").condition == "colour-differs"
    board.do("first", "boost", "火の粉鼠", "赤錆兵")
    board.counter("second", "theirs", numbers=(1,))
    board.counter("first", "調律", numbers=(1,))
    assert board.power("火の粉鼠") == 2
    board = Board(step="removal", first={"hand": ["調律"]}, second={"field": ["苔石像"]})
    board.remove("first", "苔石像", "調律")
    assert board.field("second") == []


@clause("wars3x3", "2.3a", "2.3b")
def test_only_the_opponent_of_the_top_spell_may_counter_it() -> None:
    board = Board(
        step="removal",
        first={"hand": ["深み鯰", "溶岩蜥蜴"], "magic": ["慈雨"]},
        second={"field": ["苔石像"], "hand": ["森番の熊", "実りの鹿"]},
    )
    board.do("first", "remove", "苔石像")
    board.do("first", "remove", "苔石像", "深み鯰")
    assert board.all_asked() == ["second"]
    assert board.refused("first", "counter", "", "溶岩蜥蜴").condition == "own-spell"
    board.counter("second", "森番の熊")
    assert board.all_asked() == ["first"]
    assert board.refused("second", "counter", "", "実りの鹿").condition == "own-spell"
    board.passes("first")
    assert board.asked() == ("first", "removal-step", "2.1a")  # one pass is enough


@clause("wars3x3", "2.0a", "S2", "S10", "Q12")
def test_a_boost_by_magic_shares_the_limit_of_one_boost_per_unit() -> None:
    def arms(**second: Any) -> Board:
        return Board(
            step="boost",
            first={"field": ["火の粉鼠", "鈴の雀"], "hand": ["赤錆兵"], "magic": ["双腕", "慈雨"]},
            second=second,
        )

    board = arms()
    board.do("first", "magic", "双腕")
    board.passes("first")
    board.choose("first", "火の粉鼠")
    assert board.refused("first", "boost", "火の粉鼠", "赤錆兵").clause == "S2"
    board = arms(hand=["水滴の子"])
    board.do("first", "boost", "火の粉鼠", "赤錆兵")
    board.counter("second", "水滴の子")  # countered, and yet its one boost
    board.do("first", "magic", "双腕")
    board.passes("first")
    assert board.options("first") == ["鈴の雀"]
    board = arms(magic=["火炎弾"])
    board.do("first", "magic", "双腕")
    board.do("second", "grand", "火炎弾")  # negated, so nothing was boosted
    assert "boost 火の粉鼠 赤錆兵" in board.options("first")


@clause("wars3x3", "3.3", "M1")
def test_boosts_end_at_the_next_end_of_battle_of_either_player() -> None:
    board = Board(
        step="expansion",
        first={"field": ["火の粉鼠", "鈴の雀"], "magic": ["双腕"], "hand": ["苔石像"]},
        second={"magic": ["慈雨"]},
        texts={"A02": "あなたのユニット2体までを+2強化する。"},
    )
    board.do("first", "magic", "双腕")
    board.choose("first", "火の粉鼠")
    board.play_to_turn("second")
    seen: dict[str, int] = {}
    while board.step() != "expansion":
        seen[board.step()] = board.power("火の粉鼠")
        board.goes_on("second")
    assert (seen["attack"], board.power("火の粉鼠")) == (3, 1)


@clause("wars3x3", "3.0", "3.3")
def test_without_units_the_end_of_battle_still_happens() -> None:
    board = Board(
        step="expansion",
        first={"field": ["火の粉鼠", "鈴の雀"], "magic": ["双腕"], "hand": ["苔石像"]},
        second={"hand": ["潮招き"]},
        texts={"A02": "あなたのユニット2体までを+2強化する。"},
    )
    board.do("first", "magic", "双腕")
    board.choose("first", "火の粉鼠")
    board.play_on("expansion-step", "second")
    assert board.field("second") == []
    assert board.steps()[-4:] == ["piercing", "attack", "battle-end", "expansion"]
    assert board.power("火の粉鼠") == 1


@clause("wars3x3", "2.1c", "2.2", "M6")
def test_a_spell_whose_target_is_gone_does_nothing() -> None:
    board = Board(
        step="removal",
        first={"hand": ["深み鯰", "潮招き"], "magic": ["慈雨"]},
        second={"field": ["苔石像", "花乙女"], "hand": ["森番の熊"]},
    )
    board.remove("first", "花乙女", "潮招き")
    board.remove("first", "苔石像", "深み鯰")
    board.happen(Moved("", board.card("花乙女"), HANDS[1]))  # no card of the game can do that now
    board.passes("second")
    assert "花乙女" in board.hand("second")
    assert board.field("second") == []
    assert sorted(board.discard()) == sorted(["苔石像", "深み鯰", "潮招き"])
    board = Board(
        step="boost",
        first={"hand": ["赤錆兵"], "field": ["火の粉鼠"], "magic": ["慈雨"]},
        second={"hand": ["水滴の子"]},
    )
    board.do("first", "boost", "火の粉鼠", "赤錆兵")
    board.happen(Moved("", board.card("火の粉鼠"), DISCARD))
    board.passes("second")
    assert board.asked() == ("first", "boost-step", "2.2")
    assert board.state.effects == ()


@clause("wars3x3", "4.2a", "4.2b")
def test_a_redeployment_chooses_at_least_one_unit() -> None:
    board = Board(
        step="strategy",
        first={"hand": ["若芽の精"], "field": ["火の粉鼠", "赤錆兵", "灯守り"], "territory": 3},
    )
    board.do("first", "redeploy", "若芽の精")
    assert len(board.options("first")) == 7  # every choice of one, two or three
    board.do("first", "redeploy", "若芽の精", "赤錆兵")
    assert board.field("first") == ["火の粉鼠", "灯守り", "若芽の精"]
    board = Board(step="strategy", first={"hand": ["若芽の精"], "territory": 3})
    assert board.options("first") == ["deploy 若芽の精", "go-on"]
    assert board.refused("first", "redeploy", "若芽の精").condition == "no-unit-given-up"


@clause("wars3x3", "4.2", "4.2b")
def test_arrival_traits_follow_the_whole_redeployment() -> None:
    board = Board(
        step="strategy",
        first={"hand": ["護宝妖精", "苔石像"], "field": ["火の粉鼠", "赤錆兵", "灯守り"], "territory": 1},
    )
    board.redeploy("first", "護宝妖精", "火の粉鼠", "灯守り")
    assert board.asked() == ("first", "may", "Q3")
    assert board.field("first") == ["赤錆兵", "護宝妖精"]
    assert sorted(board.discard()) == sorted(["火の粉鼠", "灯守り"])


@clause("wars3x3", "Q1", "S3", "4.2b")
def test_abundance_of_a_chosen_unit_counts_exactly_once() -> None:
    for given in (("花乙女",), ("火の粉鼠",)):
        board = Board(
            step="strategy",
            first={"hand": ["千年樹"], "field": ["花乙女", "火の粉鼠"], "territory": 3 if "花乙女" in given else 4},
        )
        board.do("first", "redeploy", "千年樹")
        assert f"redeploy 千年樹 {given[0]}" in board.options("first")
    board = Board(step="strategy", first={"hand": ["千年樹", "若芽の精"], "field": ["花乙女"], "territory": 2})
    assert dict(board.refused("first", "redeploy", "千年樹", "花乙女").values) == {"cost": 6, "total": 5}


@clause("wars3x3", "S3", "Q10", "4.2a")
def test_abundance_helps_a_deployment_by_settlement() -> None:
    board = Board(
        step="expansion",
        first={"hand": ["雷鳴の鷲", "珊瑚の城壁"], "field": ["花乙女", "実りの鹿"], "territory": 2, "magic": ["入植"]},
    )
    board.do("first", "magic", "入植")
    assert board.field("first") == ["花乙女", "実りの鹿", "雷鳴の鷲"]  # 2 and twice 1 allow 4, not 5


@clause("wars3x3", "4.2c", "S7")
def test_a_unit_that_entered_before_battle_attacks() -> None:
    board = Board(step="haste", first={"hand": ["早駆け狐"], "territory": 2})
    board.option("first", "yes")
    board.do("first", "deploy", "早駆け狐")
    assert board.life("second") == 28
    board = Board(
        step="boost",
        first={"hand": ["苔石像"], "field": ["若芽の精", "鈴の雀"], "territory": 3, "magic": ["入植"]},
        texts={"A19": "配備を1回行う。"},
    )
    board.do("first", "magic", "入植")
    assert board.life("second") == 30 - 1 - 1 - 3


@clause("wars3x3", "1.1", "M6", "Q7")
def test_drawing_from_an_empty_deck_does_nothing() -> None:
    board = Board(
        step="expansion",
        first={"field": ["鈴の雀", "凧乗り", "若芽の精"], "magic": ["風読み"], "hand": ["苔石像"], "life": 1},
        deck=[],
        ran_out=True,
        discard=["潮招き"],
    )
    board.do("first", "magic", "風読み")
    assert board.hand("first") == ["苔石像"]
    assert board.discard() == ["潮招き"]
    assert board.outcome() is None
    board = Board(step="draw", deck=[], first={"hand": ["苔石像"]}, second={"life": 29})
    assert board.asked() == ("first", "expansion-step", "4.1")  # nobody loses by it
    assert board.hand("first") == ["苔石像"]
    assert board.finish().clause == "W1.2"
    assert board.outcome() == ("first", "deck", "W1.2")


@clause("wars3x3", "1.1")
def test_the_first_player_draws_in_the_first_turn() -> None:
    board = dealt()
    chosen(board)
    board.choose("first", "A01", "A02", "A03")
    board.choose("second", "A05", "A06", "A07")
    board.roll(1)
    board.play_on("expansion-step", "first")
    assert len(board.hand("first")) == 7
    assert board.state.turn == 1


@clause("wars3x3", "Q3")
def test_treasure_digging_discards_whenever_it_drew() -> None:
    board = Board(
        step="strategy", first={"hand": ["護宝妖精", "若芽の精"], "territory": 2}, deck=["火口の主", "苔石像"]
    )
    board.do("first", "deploy", "護宝妖精")
    board.option("first", "yes")
    with pytest.raises(Illegal):
        board.choose("first")
    board.choose("first", "火口の主")  # any card of the hand, the one drawn included
    assert board.hand("first") == ["若芽の精"]


@clause("wars3x3", "S6", "W2.2")
def test_the_undying_return_to_the_side_they_stood_on() -> None:
    board = Board(
        step="expansion",
        first={"field": ["のうなし腕力", "火の粉鼠"], "magic": ["業火"], "hand": ["苔石像"]},
        texts={"A03": "コスト3以下のユニット1体を破壊する。"},
    )
    board.do("first", "magic", "業火")
    board.choose("first", "のうなし腕力")
    assert board.asked() == ("first", "may", "S6")  # its side, though first destroyed it
    board.option("first", "yes")
    assert board.hand("first") == ["のうなし腕力", "苔石像"]
    board = Board(step="removal", first={"hand": ["深み鯰"]}, second={"field": ["のうなし腕力"]})
    board.remove("first", "のうなし腕力", "深み鯰")
    board.option("second", "yes")
    assert "のうなし腕力" in board.hand("second")


@clause("wars3x3", "S12", "G4")
def test_echo_pays_for_a_grand_magic_too() -> None:
    board = Board(
        step="expansion",
        first={"magic": [{"巡り": "sideways"}, {"慈雨": "face-up"}], "hand": ["苔石像"]},
    )
    board.do("first", "grand", "巡り")
    assert board.life("first") == 33
    assert board.exile() == ["巡り"]
    assert board.refused("first", "magic", "巡り").clause == "M1"
    board = Board(
        step="expansion",
        first={"magic": ["慈雨"], "field": ["若芽の精", "鈴の雀"]},
        second={"magic": [{"狂奔": "sideways"}]},
    )
    board.do("first", "magic", "慈雨")
    board.do("second", "grand", "狂奔")
    assert board.life("first") == 30


@clause("wars3x3", "S13", "M5")
def test_a_lasting_magic_turned_sideways_lasts_out_the_turn() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "花乙女"], "magic": [{"大樹": "face-up"}], "hand": ["苔石像"]},
        second={"hand": ["潮招き"]},
    )
    board.do("first", "magic", "大樹")
    assert board.lying("大樹") == "sideways"
    assert board.power("若芽の精") == 2  # once, not twice
    board.play_to_turn("second")
    assert board.power("若芽の精") == 1


@clause("wars3x3", "G4")
def test_a_grand_magic_exiles_its_own_card() -> None:
    board = Board(
        step="expansion",
        first={"magic": [{"引潮": "sideways"}, "暴露", "慈雨"], "hand": ["苔石像"]},
        discard=["鈴の雀"],
    )
    assert "grand 引潮" not in board.options("first")  # 暴露 cannot pay for it
    board.do("first", "grand", "暴露")
    assert board.exile() == ["暴露"]
    assert board.magic("first") == ["引潮", "慈雨"]


@clause("wars3x3", "G2", "S15")
def test_one_grand_magic_per_player_and_turn() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "花乙女"], "magic": ["慈雨", "大樹", "収穫"], "hand": ["苔石像"]},
        second={"magic": ["火炎弾", "業火", "暴露"], "hand": ["潮招き"]},
        discard=["鈴の雀"],
    )
    board.do("first", "grand", "収穫")
    board.do("first", "magic", "慈雨")
    board.do("second", "grand", "火炎弾")  # each player has one of their own
    board.do("first", "magic", "大樹")
    assert board.life("first") == 31  # second is not asked for another one
    assert board.refused("second", "grand", "業火").clause == "G2"
    board.play_to_turn("second")
    board.play_on("expansion-step", "second")
    assert "grand 暴露" in board.options("second")  # a new turn


@clause("wars3x3", "S18", "Q16", "S13")
def test_a_copy_has_the_effect_but_not_the_lasting_trait() -> None:
    board = Board(
        step="expansion",
        first={"field": ["虹の弓手"], "magic": [{"薄翅": "face-up"}, {"慈雨": "face-up"}], "hand": ["苔石像"]},
        second={"field": ["白翼の槍騎"], "magic": [{"透禍の槍": "face-up"}, "水鏡"]},
    )
    board.do("first", "grand", "薄翅")
    assert board.options("first") == ["慈雨", "透禍の槍"]  # of either player, face up, not itself
    board.choose("first", "透禍の槍")
    assert board.life("second") == 29
    assert board.power("虹の弓手") == 2
    assert board.power("白翼の槍騎") == 4
    assert board.lying("透禍の槍") == "face-up"


@clause("wars3x3", "S16", "M6")
def test_sea_healing_with_a_small_discard_exiles_nothing() -> None:
    board = Board(
        step="expansion", first={"magic": ["引潮"], "hand": ["若芽の精"]}, discard=["鈴の雀", "火口の主", "潮招き"]
    )
    board.do("first", "grand", "引潮")
    board.shuffle()
    assert board.options("first") == ["鈴の雀", "火口の主", "潮招き"]
    board.choose("first", "火口の主")
    assert board.life("first") == 36
    assert board.exile() == ["引潮"]
    board = Board(step="expansion", first={"magic": ["引潮"], "hand": ["若芽の精"]})
    board.do("first", "grand", "引潮")
    assert board.life("first") == 30
    assert board.asked() == ("first", "expansion-step", "4.1")


@clause("wars3x3", "S17", "M6")
def test_life_search_without_a_unit_in_the_discard_keeps_the_hand() -> None:
    board = Board(
        step="expansion", first={"magic": ["慈雨"], "hand": ["のうなし腕力", "鈴の雀"]}, discard=["調律", "呪文砕き"]
    )
    board.do("first", "grand", "慈雨")
    assert board.hand("first") == ["のうなし腕力", "鈴の雀"]
    board = Board(step="expansion", first={"magic": ["慈雨"], "hand": ["のうなし腕力"]}, discard=["苔石像"])
    board.do("first", "grand", "慈雨")
    assert board.discard() == ["のうなし腕力"]
    assert board.hand("first") == ["苔石像"]
    assert "Destroyed" not in board.happened()


@clause("wars3x3", "M4", "M7", "Q17", "S18")
def test_rebirth_discards_as_its_condition() -> None:
    hand = ["若芽の精", "鈴の雀", "苔石像"]
    board = Board(
        step="expansion",
        first={"field": ["火の粉鼠"], "magic": ["転生"], "hand": list(hand)},
        second={"magic": ["火炎弾"]},
    )
    board.do("first", "magic", "転生")
    assert board.discard() == hand  # before anybody is asked to negate
    assert board.asked() == ("second", "negate", "S15")
    board.do("second", "grand", "火炎弾")
    assert board.hand("first") == []
    board = Board(
        step="expansion",
        first={"magic": ["薄翅"], "hand": list(hand)},
        second={"magic": [{"転生": "face-up"}]},
    )
    board.do("first", "grand", "薄翅")
    assert board.discard() == hand  # a copy discards too
    assert len(board.hand("first")) == 3


@clause("wars3x3", "Q13", "P2", "S15")
def test_endless_growth_protects_its_users_magics_only() -> None:
    board = Board(
        step="boost",
        first={"field": ["若芽の精", "鈴の雀"], "hand": ["花乙女"], "magic": ["転生", "慈雨"]},
        second={"field": ["水滴の子"], "magic": ["火炎弾", "霧壁"]},
    )
    board.do("first", "grand", "転生")
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 33
    board.do("first", "boost", "若芽の精", "花乙女")
    assert board.asked() == ("second", "negate", "S15")  # a boost by a spell is not protected
    board.passes("second")
    assert board.asked() == ("second", "window", "M1")
    board.do("second", "magic", "霧壁")
    assert board.asked() == ("second", "negate", "S15")  # nor is a magic of the opponent


@clause("wars3x3", "W3.1", "W3.3", "W3.4")
def test_magics_are_known_before_the_mulligan() -> None:
    board = dealt()
    assert board.all_asked() == ["first", "second"]
    assert all(board.is_known(number, "first") for number in board.dealt("first"))
    assert not any(board.is_known(number, "second") for number in board.dealt("first"))
    keep(board)
    board.choose("first", *numbers(1, 6))
    assert board.all_asked() == ["second"]
    assert len(board.hand("first")) == 9  # the choice is not seen before the other is made


@clause("wars3x3", "M2", "M7", "S15")
def test_a_negated_magic_counts_as_activated() -> None:
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "花乙女"], "magic": ["慈雨"], "hand": ["苔石像"]},
        second={"magic": ["火炎弾"]},
    )
    board.do("first", "magic", "慈雨")
    board.do("second", "grand", "火炎弾")
    assert board.lying("慈雨") == "face-up"
    assert board.refused("first", "magic", "慈雨").clause == "M2"


@clause("wars3x3", "S7", "M4")
def test_a_strategy_step_moved_by_haste_is_not_in_the_main_phase() -> None:
    board = Board(
        step="haste",
        first={"hand": ["早駆け狐", "苔石像"], "field": ["若芽の精"], "territory": 3, "magic": ["入植", "慈雨"]},
        second={"field": ["鈴の雀"]},
    )
    board.option("first", "yes")
    assert board.step() == "strategy"
    assert "magic 入植" not in board.options("first")
    assert board.refused("first", "magic", "入植").clause == "M4"
    assert "magic 慈雨" in board.options("first")
    board.play_on("expansion-step", "first")
    assert "magic 入植" in board.options("first")
