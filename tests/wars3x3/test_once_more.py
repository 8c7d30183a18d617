"""Where a text lets something be done once more: how often that is, for whom, and what is done with the right to it."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_sayable import ONE, told


def more(what: str, step: str, **sides: Any) -> Board:
    """The first player has just got the right to do this once more in this turn."""
    first = {**ONE, "magic": ["慈雨", "収穫"], **sides.pop("first", {})}
    texts = {"A12": f"このターン、あなたは{what}をもう1回行うことができる。", **sides.pop("texts", {})}
    board = Board(step=step, first=first, texts=texts, **sides)
    board.do("first", "magic", "慈雨")
    board.option("first", "yes")
    return board


@clause("wars3x3", "G2", "G4")
def test_a_third_grand_magic_is_one_too_many() -> None:
    board = Board(
        step="expansion",
        first={**ONE, "magic": ["慈雨", "大樹", "引潮", "収穫"], "hand": ["苔石像", "鈴の雀"]},
        discard=["深み鯰", "雲羊"],
        texts={"A12": "このターン、あなたは大魔術をもう1回発動できる。"},
    )
    board.do("first", "magic", "慈雨")
    board.option("first", "yes")
    board.do("first", "grand", "大樹")
    board.choose("first", "苔石像")
    board.choose("first", "深み鯰")
    board.do("first", "grand", "収穫")
    board.choose("first", "鈴の雀")
    board.choose("first", "雲羊")
    assert board.exile() == ["大樹", "収穫"]
    assert board.refused("first", "grand", "引潮").condition == "already-this-turn"


@clause("wars3x3", "G2", "P1")
def test_the_right_to_a_second_grand_magic_is_of_one_player_and_turn() -> None:
    text = {"A12": "このターン、あなたは大魔術をもう1回発動できる。"}
    board = Board(
        step="expansion",
        first={**ONE, "magic": ["慈雨"]},
        second={"magic": ["薄翅", "大樹"], "grand": 1, "hand": ["鈴の雀"]},
        discard=["深み鯰"],
        texts=text,
    )
    board.do("first", "magic", "慈雨")
    board.option("first", "yes")
    assert board.refused("second", "grand", "薄翅").condition == "already-this-turn"


@clause("wars3x3", "2.0b", "P1")
def test_a_removal_is_declared_once_more_and_not_twice_more() -> None:
    board = more(
        "除去",
        "removal",
        first={"hand": ["苔石像", "雲羊", "鈴の雀", "若芽の精@seed"]},
        second={"field": ["深み鯰", "潮招き", "水滴の子"], "hand": []},
    )
    board.remove("first", "深み鯰", "苔石像")
    board.declares("first")
    assert board.field("second") == ["潮招き", "水滴の子"]
    board.remove("first", "潮招き", "雲羊")
    board.declares("first")
    assert board.field("second") == ["水滴の子"]
    assert len(told(board, "Declared")) == 2
    assert not [each for each in board.options("first") if each.startswith("remove")]
    assert board.refused("first", "remove", "水滴の子", "鈴の雀").condition == "spells-declared-already"


@clause("wars3x3", "2.0b", "Q6")
def test_a_unit_that_was_a_target_is_none_of_the_second_declaration() -> None:
    board = more(
        "除去",
        "removal",
        first={"hand": ["苔石像", "雲羊"]},
        second={"field": ["深み鯰", "潮招き"], "hand": ["溶岩蜥蜴", "鈴の雀"]},
    )
    board.remove("first", "深み鯰", "苔石像")
    board.declares("first")
    board.counter("second", "溶岩蜥蜴")
    assert board.field("second") == ["深み鯰", "潮招き"]
    assert board.refused("first", "remove", "深み鯰").condition == "already-a-target"
    board.remove("first", "潮招き", "雲羊")
    assert board.field("second") == ["深み鯰"]


@clause("wars3x3", "2.0b", "2.2")
def test_boosts_are_declared_once_more_on_other_units() -> None:
    board = more(
        "強化",
        "boost",
        first={"field": ["若芽の精", "花乙女", "鈴の雀"], "hand": ["苔石像", "雲羊", "木の実拾い"]},
        second={"hand": []},
    )
    board.do("first", "boost", "若芽の精", "苔石像")
    board.declares("first")
    board.do("first", "boost", "鈴の雀", "雲羊")
    board.declares("first")
    boosts = [(each["clause"], each["amount"]) for each in told(board, "Lasting") if each["kind"] == 0]
    assert boosts == [("2.2", 3), ("2.2", 2)]
    assert len(told(board, "Declared")) == 2
    assert not [each for each in board.options("first") if each.startswith("boost")]


@clause("wars3x3", "4.2", "4.2a")
def test_a_deployment_once_more_is_no_redeployment_once_more() -> None:
    board = more(
        "配備",
        "strategy",
        first={"field": ["若芽の精"], "hand": ["鈴の雀", "凧乗り", "水滴の子"], "territory": 2},
        second={"field": ["花乙女"]},
    )
    board.do("first", "deploy", "鈴の雀")
    assert "deploy 凧乗り" in board.options("first")
    assert board.refused("first", "redeploy", "凧乗り", "若芽の精").condition == "once-a-turn"
    assert "redeploy 凧乗り" not in board.options("first")


@clause("wars3x3", "4.2", "4.2a")
def test_two_deployments_are_made_and_no_third() -> None:
    first = {"field": ["若芽の精"], "hand": ["鈴の雀", "凧乗り", "水滴の子"], "territory": 2}
    board = more("配備", "strategy", first=first, second={"field": ["花乙女"]})
    board.do("first", "deploy", "鈴の雀")
    board.do("first", "deploy", "凧乗り")
    assert board.field("first") == ["若芽の精", "鈴の雀", "凧乗り"]
    assert not [each for each in board.options("first") if "deploy" in each]
    assert board.refused("first", "redeploy", "水滴の子", "鈴の雀").condition == "once-a-turn"


@clause("wars3x3", "4.2", "4.2b")
def test_two_redeployments_are_made_and_no_third() -> None:
    first = {"field": ["若芽の精", "綿毛虫"], "hand": ["鈴の雀", "凧乗り", "水滴の子"], "territory": 1}
    board = more("再配備", "strategy", first=first)
    board.redeploy("first", "鈴の雀", "若芽の精")
    assert board.refused("first", "deploy", "凧乗り").condition == "once-a-turn"
    board.redeploy("first", "凧乗り", "綿毛虫")
    assert board.refused("first", "redeploy", "水滴の子", "鈴の雀").condition == "once-a-turn"
    assert board.refused("first", "deploy", "水滴の子").condition == "once-a-turn"
    assert board.field("first") == ["鈴の雀", "凧乗り"]


@clause("wars3x3", "M2")
def test_the_same_magic_is_used_once_more_and_not_twice_more() -> None:
    board = Board(
        step="expansion",
        first={**ONE, "magic": ["大樹", {"慈雨": "face-down"}], "field": ["若芽の精", "綿毛虫", "花乙女"]},
        second={"magic": ["収穫"]},
        texts={"A11": "このターン、あなたは同じ魔法をもう1回発動できる。", "A12": "あなたは3点のライフを得る。"},
    )
    board.do("first", "magic", "大樹")
    board.option("first", "yes")
    board.do("first", "magic", "慈雨")
    assert (board.life("first"), board.lying("慈雨")) == (33, "face-up")
    board.do("first", "magic", "慈雨")
    assert (board.life("first"), board.lying("慈雨")) == (36, "sideways")
    assert board.refused("first", "magic", "大樹").condition == "already-this-turn"  # the right to it is used up


@clause("wars3x3", "M2")
def test_the_right_to_a_second_use_stays_where_the_magic_is_used_for_the_first_time() -> None:
    board = Board(
        step="expansion",
        first={**ONE, "magic": ["大樹", "慈雨", "収穫"], "field": ["若芽の精", "綿毛虫", "花乙女"]},
        second={"magic": ["巡り"], "cast": ["慈雨", "収穫"]},
        texts={"A11": "このターン、あなたは同じ魔法をもう1回発動できる。", "A12": "あなたは3点のライフを得る。"},
    )
    board.do("first", "magic", "大樹")
    board.option("first", "yes")
    board.do("first", "magic", "慈雨")
    board.do("first", "magic", "収穫")
    assert board.why_not("first", "magic", "慈雨") is None
    board.do("first", "magic", "収穫")
    assert board.refused("first", "magic", "慈雨").condition == "already-this-turn"


@clause("wars3x3", "3.0", "3.1")
def test_one_more_battle_phase_is_one_and_of_the_player_who_has_it() -> None:
    text = "このターン、あなたは戦闘フェイズをもう1回行うことができる。"
    board = Board(
        step="removal",
        first={**ONE, "field": ["若芽の精", "白翼の槍騎"]},
        second={"hand": []},
        texts={"A12": text},
    )
    board.do("first", "magic", "慈雨")
    board.option("first", "yes")
    board.play_to_turn("second")
    damage = [(each["clause"], each["amount"]) for each in told(board, "Damaged")]
    assert damage == [("3.1", 3), ("3.2", 1), ("3.1", 3), ("3.2", 1)]


@clause("wars3x3", "4.1", "P1")
def test_the_right_to_expand_again_is_of_one_player() -> None:
    board = more("領土拡大", "expansion", first={"hand": ["苔石像", "鈴の雀", "雲羊"]}, second={"hand": 3}, deck=30)
    board.do("first", "expand", "苔石像")
    board.do("first", "expand", "鈴の雀")
    assert board.refused("first", "expand", "雲羊").condition == "expanded-already"
    assert len(board.territory("first")) == 2
