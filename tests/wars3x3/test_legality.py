"""Why may a player not do this? For every verb: the clause that forbids, the condition, the values compared."""

from typing import Any

import pytest

from fuda.kernel.reasons import Reason
from fuda.library.wording import wording
from tests.citing import clause
from tests.wars3x3.board import Board


def parts(reason: Reason) -> tuple[str, str, dict[str, int | str]]:
    return reason.clause, reason.condition, dict(reason.values)


# --- magic


def magics(step: str = "expansion", turn: str = "first", **first: Any) -> Board:
    return Board(
        turn=turn, step=step, first={"field": ["火の粉鼠", "炭焼き小鬼"], **first}, second={"hand": ["苔石像"]}
    )


@clause("wars3x3", "M1")
def test_why_not_a_magic_of_somebody_else_or_out_of_turn() -> None:
    board = magics(magic=["火炎弾"], hand=["若芽の精"])
    assert board.why_not("first", "magic", "火炎弾") is None
    assert parts(board.refused("second", "magic", "火炎弾")) == ("M1", "not-your-magic", {})
    assert parts(board.refused("first", "magic", "火の粉鼠")) == ("M1", "not-your-magic", {})
    board = magics(turn="second", magic=["火炎弾"])
    assert parts(board.refused("first", "magic", "火炎弾")) == ("M1", "not-your-turn", {})


@clause("wars3x3", "M2", "M5")
def test_why_not_a_magic_used_already_or_used_up() -> None:
    board = magics(magic=["火炎弾"], cast=["火炎弾"], hand=["若芽の精"])
    assert parts(board.refused("first", "magic", "火炎弾")) == ("M2", "already-this-turn", {})
    board = magics(magic=[{"火炎弾": "sideways"}], hand=["若芽の精"])
    assert parts(board.refused("first", "magic", "火炎弾")) == ("M5", "sideways", {})


@clause("wars3x3", "M3")
def test_why_not_a_magic_without_power() -> None:
    board = magics(magic=["風読み"], hand=["若芽の精"])
    assert parts(board.refused("first", "magic", "風読み")) == (
        "M3",
        "not-enough-power",
        {"required": 3, "units": 2, "colours_lacking": 2, "extra": 0},
    )


@clause("wars3x3", "M3")
def test_every_unit_counts_once_and_only_for_its_own_colour() -> None:
    board = Board(step="expansion", first={"field": ["火の粉鼠", "鈴の雀"], "magic": ["業火"], "hand": ["若芽の精"]})
    reason = board.refused("first", "magic", "業火")
    assert parts(reason) == ("M3", "not-enough-power", {"required": 2, "units": 2, "colours_lacking": 1, "extra": 0})


@clause("wars3x3", "S5", "M3")
def test_a_unit_that_is_not_counted_hides_no_other_unit() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["業火"], "hand": ["若芽の精"]},
        second={"field": ["霧の渡し守", "火の粉鼠", "炭焼き小鬼"]},
    )
    assert board.why_not("first", "magic", "業火") is None


@clause("wars3x3", "M3", "Q13")
def test_power_gained_by_the_other_player_and_other_effects_are_no_power() -> None:
    first = {"field": ["火の粉鼠"], "magic": ["火炎弾", "転生"], "hand": ["若芽の精"]}
    board = Board(step="expansion", first=first, second={"magic": ["転生@other"]})
    assert board.refused("first", "magic", "火炎弾").clause == "M3"
    board.do("first", "grand", "転生")
    assert board.why_not("first", "magic", "火炎弾") is None
    board.play_to_turn("second")
    assert dict(board.refused("first", "magic", "火炎弾").values).get("extra", 0) == 0


@clause("wars3x3", "M4")
def test_why_not_a_magic_whose_condition_is_not_met() -> None:
    board = magics(magic=["狂奔", "転生"], hand=["若芽の精", "調律"])
    assert parts(board.refused("first", "magic", "狂奔")) == ("M4", "not-the-right-time", {})
    assert parts(board.refused("first", "magic", "転生")) == (
        "M4",
        "too-few-cards-to-discard",
        {"wanted": 3, "found": 1},
    )


# --- grand magic


@clause("wars3x3", "G1", "G2", "G4")
def test_why_not_a_grand_magic() -> None:
    board = magics(magic=["慈雨", {"暴露": "sideways"}], hand=["若芽の精"])
    assert board.why_not("first", "grand", "慈雨") is None
    assert parts(board.refused("first", "grand", "暴露")) == ("G4", "sideways", {})
    assert parts(board.refused("second", "grand", "慈雨")) == ("G4", "not-your-magic", {})
    board = magics(turn="second", magic=["慈雨"])
    assert parts(board.refused("first", "grand", "慈雨")) == ("G1", "not-your-turn", {})
    board = magics(magic=["慈雨"], grand=1, hand=["若芽の精"])
    assert parts(board.refused("first", "grand", "慈雨")) == ("G2", "already-this-turn", {})


@clause("wars3x3", "G3", "S18")
def test_why_not_a_grand_magic_with_nothing_to_answer_or_to_copy() -> None:
    board = magics(magic=["火炎弾", "薄翅"], hand=["若芽の精"])
    assert parts(board.refused("first", "grand", "火炎弾")) == ("G3", "nothing-to-answer", {})
    assert parts(board.refused("first", "grand", "薄翅")) == ("S18", "nothing-to-copy", {})


@clause("wars3x3", "G3")
def test_why_not_a_grand_magic_as_an_answer() -> None:
    board = magics(magic=["火炎弾", "業火", "慈雨"])
    board.do("first", "magic", "火炎弾")
    assert board.asked() == ("first", "negate", "S15")
    assert board.why_not("first", "grand", "業火") is None
    assert parts(board.refused("first", "grand", "慈雨")) == ("G3", "no-answer", {})


# --- removal


def removing() -> Board:
    return Board(
        step="removal",
        first={"hand": ["炭焼き小鬼", "赤錆兵", "調律", "呪文砕き"], "field": ["若芽の精"]},
        second={"field": ["苔石像", "火口の主"], "hand": ["深み鯰"]},
    )


@clause("wars3x3", "2.1a", "2.1b", "2.0", "S8", "S9")
def test_why_not_a_removal() -> None:
    board = removing()
    assert board.why_not("first", "remove", "苔石像") is None
    assert parts(board.refused("first", "remove", "苔石像", "炭焼き小鬼")) == (
        "2.1a",
        "cost-not-equal",
        {"shown": 2, "cost": 3},
    )
    assert parts(board.refused("first", "remove", "火口の主", "炭焼き小鬼", "赤錆兵")) == (
        "2.1b",
        "costs-too-low",
        {"shown": 3, "cost": 6},
    )
    assert parts(board.refused("first", "remove", "火口の主")) == ("2.1b", "no-fitting-cards", {"cost": 6})
    three = board.refused("first", "remove", "火口の主", "炭焼き小鬼", "赤錆兵", "調律")
    assert parts(three) == ("2.1b", "one-card-or-two", {"cards": 3})
    assert parts(board.refused("first", "remove", "苔石像", "呪文砕き")) == ("S8", "only-for-counters", {})
    assert parts(board.refused("first", "remove", "苔石像", "調律", numbers=(4,))) == (
        "S9",
        "not-its-number",
        {"number": 4},
    )
    assert parts(board.refused("first", "remove", "苔石像", "深み鯰")) == ("2.0", "not-in-hand", {})
    assert parts(board.refused("first", "remove", "若芽の精", "赤錆兵")) == ("2.1a", "not-an-enemy-unit", {})
    assert parts(board.refused("second", "remove", "若芽の精")) == ("2.0", "not-in-this-step", {})


@clause("wars3x3", "2.0b", "2.1a", "2.1b", "S9")
def test_a_possible_removal_named_with_its_cards_is_told_to_begin_with_the_target() -> None:
    board = removing()
    assert parts(board.refused("first", "remove", "苔石像", "赤錆兵", "炭焼き小鬼")) == (
        "2.0b",
        "declared-together",
        {},
    )
    assert parts(board.refused("first", "remove", "苔石像", "調律")) == ("2.0b", "declared-together", {})


@clause("wars3x3", "2.0b", "Q6")
def test_why_not_a_removal_after_the_set_was_declared() -> None:
    board = removing()
    board.remove("first", "苔石像", "調律", numbers=(3,))
    assert board.asked() == ("second", "counter", "2.3a")
    assert parts(board.refused("first", "remove", "苔石像")) == ("2.0a", "already-a-target", {})
    board = Board(
        step="removal",
        first={"hand": ["溶岩蜥蜴", "炭焼き小鬼"]},
        second={"field": ["苔石像", "花乙女"], "hand": ["深み鯰"]},
    )
    board.remove("first", "苔石像", "溶岩蜥蜴")
    board.declares("first")
    assert board.asked() == ("second", "counter", "2.3a")
    for cards in ((), ("炭焼き小鬼",)):
        assert parts(board.refused("first", "remove", "花乙女", *cards)) == ("2.0b", "spells-declared-already", {})


@clause("wars3x3", "2.0a", "2.0b")
def test_why_not_the_same_unit_or_the_same_card_twice_in_one_declaration() -> None:
    board = Board(
        step="removal",
        first={"hand": ["溶岩蜥蜴", "調律", "炭焼き小鬼"]},
        second={"field": ["苔石像", "花乙女"]},
    )
    board.remove("first", "苔石像", "溶岩蜥蜴")
    assert board.asked() == ("first", "more-spells", "2.0b")
    assert parts(board.refused("first", "remove", "苔石像")) == ("2.0a", "already-a-target", {})
    assert parts(board.refused("first", "remove", "苔石像", "調律")) == ("2.0a", "already-a-target", {})
    again = board.refused("first", "remove", "花乙女", "溶岩蜥蜴", "炭焼き小鬼")
    assert parts(again) == ("2.0b", "card-declared-already", {})
    board = Board(step="boost", first={"hand": ["炭焼き小鬼", "赤錆兵", "溶岩蜥蜴"], "field": ["火の粉鼠", "灯守り"]})
    board.do("first", "boost", "火の粉鼠", "炭焼き小鬼")
    assert parts(board.refused("first", "boost", "火の粉鼠", "赤錆兵")) == ("2.0a", "already-a-target", {})
    assert parts(board.refused("first", "boost", "灯守り", "炭焼き小鬼")) == ("2.0b", "card-declared-already", {})


# --- boost


@clause("wars3x3", "2.2", "2.0a", "S2", "S8")
def test_why_not_a_boost() -> None:
    board = Board(
        step="boost",
        first={
            "hand": ["炭焼き小鬼", "赤錆兵", "呪文砕き"],
            "field": ["火の粉鼠", "溶岩蜥蜴", "若芽の精"],
            "magic": ["双腕", "慈雨"],
        },
        second={"field": ["熾火の双子"], "hand": ["深み鯰"]},
    )
    assert board.why_not("first", "boost", "火の粉鼠", "赤錆兵") is None
    assert parts(board.refused("first", "boost", "若芽の精", "赤錆兵")) == ("2.2", "colour-differs", {})
    assert parts(board.refused("first", "boost", "熾火の双子", "赤錆兵")) == ("2.2", "not-your-unit", {})
    assert parts(board.refused("first", "boost", "火の粉鼠", "呪文砕き")) == ("S8", "only-for-counters", {})
    assert parts(board.refused("first", "boost", "火の粉鼠")) == ("2.2", "one-card", {"cards": 0})
    other = board.refused("first", "boost", "火の粉鼠", "赤錆兵", numbers=(9,))
    assert parts(other) == ("2.2", "not-its-number", {"number": 9})
    assert parts(board.refused("first", "boost", "火の粉鼠", "深み鯰")) == ("2.0", "not-in-hand", {})
    board.do("first", "magic", "双腕")
    board.passes("first")
    board.choose("first", "溶岩蜥蜴")
    assert parts(board.refused("first", "boost", "溶岩蜥蜴", "赤錆兵")) == ("S2", "already-boosted", {})
    board.do("first", "boost", "火の粉鼠", "赤錆兵")
    board.passes("first")
    assert parts(board.refused("first", "boost", "火の粉鼠", "炭焼き小鬼")) == ("2.0a", "already-a-target", {})
    board.goes_on("first")
    assert board.refused("first", "boost", "火の粉鼠", "炭焼き小鬼").clause == "2.0"


# --- counter


def countering(second: dict[str, Any]) -> Board:
    board = Board(
        step="boost",
        first={"hand": ["炭焼き小鬼"], "field": ["火の粉鼠"], "magic": ["静寂"]},
        second={"field": ["鈴の雀", "雲羊"], **second},
    )
    return board


@clause("wars3x3", "2.3a", "S8", "S9", "P2")
def test_why_not_a_counter() -> None:
    board = countering({"hand": ["潮招き", "深み鯰", "調律", "葦鷺"]})
    assert parts(board.refused("second", "counter", "", "潮招き")) == ("2.3a", "nothing-to-counter", {})
    board.do("first", "boost", "火の粉鼠", "炭焼き小鬼")
    assert board.why_not("second", "counter", "", "潮招き") is None
    assert board.why_not("second", "counter", "", "調律") is None
    assert board.why_not("second", "counter", "", "調律", numbers=(2,)) is None
    assert parts(board.refused("second", "counter", "", "深み鯰")) == (
        "2.3a",
        "numbers-differ",
        {"shown": "3", "wanted": "2"},
    )
    assert parts(board.refused("second", "counter", "", "潮招き", "葦鷺")) == (
        "2.3a",
        "wrong-number-of-cards",
        {"cards": 2, "wanted": 1},
    )
    assert parts(board.refused("second", "counter", "", "潮招き", numbers=(0,))) == ("S8", "not-wild", {})
    assert parts(board.refused("second", "counter", "", "調律", numbers=(5,))) == (
        "S9",
        "not-its-number",
        {"number": 5},
    )
    assert parts(board.refused("second", "counter", "", "炭焼き小鬼")) == ("2.0", "not-in-hand", {})


@clause("wars3x3", "S8")
def test_why_not_a_number_against_a_wild_card() -> None:
    board = Board(
        step="boost",
        first={"hand": ["炭焼き小鬼", "赤錆兵", "呪文砕き@other"], "field": ["火の粉鼠"]},
        second={"hand": ["呪文砕き"]},
    )
    board.do("first", "boost", "火の粉鼠", "炭焼き小鬼")
    board.do("second", "counter", "", "呪文砕き")
    reason = board.refused("first", "counter", "", "赤錆兵")
    assert parts(reason) == ("S8", "only-its-own-kind", {"name": "047"})
    assert wording("wars3x3", "en").describe(reason) == "[S8] Only another “Spellbreaker” counters it."
    assert board.why_not("first", "counter", "", "other") is None


@clause("wars3x3", "2.3a")
def test_why_not_a_counter_against_the_own_spell() -> None:
    board = Board(
        step="boost",
        first={"hand": ["炭焼き小鬼", "葦鷺"], "field": ["火の粉鼠"]},
        second={"hand": ["潮招き"]},
    )
    board.do("first", "boost", "火の粉鼠", "炭焼き小鬼")
    assert parts(board.refused("first", "counter", "", "葦鷺")) == ("2.3a", "own-spell", {})


@clause("wars3x3", "P2")
def test_why_not_a_counter_under_a_ban() -> None:
    board = Board(
        step="boost",
        first={"hand": ["炭焼き小鬼"], "field": ["火の粉鼠"], "magic": ["静寂"]},
        second={"field": ["鈴の雀", "雲羊"], "hand": ["潮招き"], "magic": ["火炎弾"]},
    )
    board.do("first", "magic", "静寂")
    board.passes("second")
    board.do("first", "boost", "火の粉鼠", "炭焼き小鬼")
    assert board.asked() == ("second", "negate", "S15")  # a negation is no counter
    assert parts(board.refused("second", "counter", "", "潮招き")) == ("2.3a", "nothing-to-counter", {})


# --- expansion, deployment, redeployment


@clause("wars3x3", "4.1")
def test_why_not_an_expansion() -> None:
    board = magics(hand=["若芽の精", "苔石像@own"], magic=["慈雨"])
    assert board.why_not("first", "expand", "若芽の精") is None
    assert parts(board.refused("first", "expand", "火の粉鼠")) == ("4.1", "not-in-hand", {})
    assert parts(board.refused("second", "expand", "苔石像")) == ("4.1", "not-in-this-step", {})
    board.do("first", "expand", "若芽の精")
    assert parts(board.refused("first", "expand", "own")) == ("4.1", "expanded-already", {})
    board.goes_on("first")
    assert parts(board.refused("first", "expand", "own")) == ("4.1", "not-in-this-step", {})


@clause("wars3x3", "4.2", "4.2a")
def test_why_not_a_deployment() -> None:
    board = Board(
        step="strategy",
        first={
            "hand": ["若芽の精", "苔石像", "調律", "鈴の雀"],
            "territory": 2,
            "field": ["火の粉鼠"],
            "magic": ["慈雨"],
        },
        second={"hand": ["深み鯰"]},
    )
    assert board.why_not("first", "deploy", "若芽の精") is None
    assert parts(board.refused("first", "deploy", "苔石像")) == (
        "4.2a",
        "cost-above-territory",
        {"cost": 3, "territory": 2},
    )
    assert parts(board.refused("first", "deploy", "調律")) == ("4.2a", "not-a-unit", {})
    assert parts(board.refused("first", "deploy", "深み鯰")) == ("4.2", "not-in-hand", {})
    assert parts(board.refused("second", "deploy", "深み鯰")) == ("4.2", "not-in-this-step", {})
    board.do("first", "deploy", "若芽の精")
    assert parts(board.refused("first", "deploy", "鈴の雀")) == ("4.2", "once-a-turn", {})
    board = Board(
        step="strategy",
        first={"hand": ["若芽の精"], "territory": 2, "field": ["火の粉鼠", "赤錆兵", "灯守り"]},
    )
    assert parts(board.refused("first", "deploy", "若芽の精")) == ("4.2", "no-empty-place", {"units": 3})


@clause("wars3x3", "4.2b")
def test_why_not_a_redeployment() -> None:
    board = Board(
        step="strategy",
        first={"hand": ["雷鳴の鷲", "火口の主"], "territory": 2, "field": ["火の粉鼠", "赤錆兵"], "magic": ["慈雨"]},
        second={"field": ["苔石像"]},
    )
    assert board.why_not("first", "redeploy", "雷鳴の鷲") is None
    assert parts(board.refused("first", "redeploy", "火口の主")) == (
        "4.2b",
        "cost-above-total",
        {"cost": 6, "total": 4},
    )
    assert parts(board.refused("first", "redeploy", "雷鳴の鷲", "火の粉鼠")) == (
        "4.2b",
        "cost-above-total",
        {"cost": 4, "total": 3},
    )
    assert parts(board.refused("first", "redeploy", "雷鳴の鷲", "苔石像")) == ("4.2b", "not-your-unit-to-give-up", {})
    board = Board(step="strategy", first={"hand": ["若芽の精"], "territory": 2})
    assert parts(board.refused("first", "redeploy", "若芽の精")) == ("4.2b", "no-unit-given-up", {})


@clause("wars3x3", "S7")
def test_why_not_a_slow_unit_before_the_battle() -> None:
    board = Board(step="haste", first={"hand": ["早駆け狐", "若芽の精"], "territory": 2})
    board.option("first", "yes")
    assert board.why_not("first", "deploy", "早駆け狐") is None
    assert parts(board.refused("first", "deploy", "若芽の精")) == ("S7", "not-hasty", {})


@clause("wars3x3", "Q10", "4.2a")
def test_why_not_in_a_deployment_granted_by_a_magic() -> None:
    board = magics(magic=["入植"], hand=["若芽の精", "鈴の雀", "深み鯰", "調律"], territory=2)
    board.do("first", "magic", "入植")
    assert board.asked() == ("first", "extra-deployment", "M6")
    assert board.why_not("first", "deploy", "鈴の雀") is None
    assert parts(board.refused("first", "deploy", "深み鯰")) == (
        "4.2a",
        "cost-above-territory",
        {"cost": 3, "territory": 2},
    )
    assert parts(board.refused("first", "deploy", "調律")) == ("4.2a", "not-a-unit", {})
    assert parts(board.refused("first", "deploy", "火の粉鼠")) == ("4.2", "not-in-hand", {})
    assert parts(board.refused("first", "redeploy", "鈴の雀", "火の粉鼠")) == ("Q10", "deployment-only", {})


@clause("wars3x3", "4.2a", "M6")
def test_a_magic_grants_as_many_deployments_as_it_says() -> None:
    board = Board(
        step="expansion",
        first={"field": ["火の粉鼠"], "magic": ["入植"], "hand": ["若芽の精", "鈴の雀", "赤錆兵"], "territory": 2},
        second={"field": ["炭焼き小鬼"]},
        texts={"A19": "[あなたのメインフェイズ限定]配備を2回行う。"},
    )
    board.do("first", "magic", "入植")
    for unit in ("若芽の精", "鈴の雀"):
        assert board.asked() == ("first", "extra-deployment", "M6")
        board.do("first", "deploy", unit)
    assert board.field("first") == ["火の粉鼠", "若芽の精", "鈴の雀"]
    assert board.asked() == ("first", "expansion-step", "4.1")


# --- words that nobody can follow


@pytest.mark.parametrize("verb", ["magic", "grand", "expand", "deploy", "redeploy", "remove", "boost"])
@clause("wars3x3", "W5.0")
def test_an_action_without_its_card_is_refused_for_that(verb: str) -> None:
    board = removing()
    assert parts(board.refused("first", verb)) == ("W5.0", "no-card-named", {})


@clause("wars3x3", "W5.0")
def test_an_action_with_a_card_twice_or_too_few_numbers_is_refused_for_that() -> None:
    board = removing()
    assert board.refused("first", "remove", "火口の主", "赤錆兵", "赤錆兵").condition == "card-named-twice"
    reason = board.refused("first", "remove", "火口の主", "赤錆兵", "調律", numbers=(3,))
    assert parts(reason) == ("W5.0", "one-number-for-each-card", {"cards": 2, "numbers": 1})


@clause("wars3x3", "W5.0")
def test_whoever_is_not_asked_cannot_go_on() -> None:
    board = removing()
    assert parts(board.refused("second", "go-on")) == ("W5.0", "not-asked", {})
    assert parts(board.refused("first", "pass")) == ("2.1a", "not-offered-now", {})


@clause("wars3x3", "W5.0")
def test_every_option_that_is_offered_is_not_refused() -> None:
    board = removing()
    question = board.state.pending[0]
    for action in question.options:
        assert board.rules.refusal(board.state, 0, action) is None
