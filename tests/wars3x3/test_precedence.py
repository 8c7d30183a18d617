"""Which text is followed (P1, P2)?"""

from tests.citing import clause
from tests.wars3x3.board import Board


@clause("wars3x3", "P1")
def test_a_card_that_allows_the_opponents_turn_beats_the_manual() -> None:
    board = Board(
        step="removal",
        first={"field": ["火の粉鼠"], "hand": ["深み鯰"]},
        second={"field": ["水滴の子"], "magic": ["霧壁"]},
    )
    assert board.asked() == ("second", "window", "M1")
    board.do("second", "magic", "霧壁")
    assert board.traits("水滴の子") == ["双壁"]


@clause("wars3x3", "P1")
def test_without_such_a_text_the_manual_is_followed() -> None:
    board = Board(
        step="removal",
        first={"field": ["火の粉鼠"], "hand": ["深み鯰"]},
        second={"field": ["水滴の子", "鈴の雀"], "magic": ["水鏡"]},
    )
    assert board.asked() == ("first", "expansion-step", "4.1")
    assert board.refused("second", "magic", "水鏡").clause == "M1"


@clause("wars3x3", "P1")
def test_haste_beats_the_order_of_the_steps() -> None:
    board = Board(step="haste", first={"hand": ["早駆け狐"], "territory": 2})
    board.option("first", "yes")
    board.do("first", "deploy", "早駆け狐")
    assert board.steps()[:2] == ["strategy", "piercing"]
    assert board.life("second") == 28


@clause("wars3x3", "P2")
def test_a_ban_on_counters_beats_a_card_that_counters_anything() -> None:
    board = Board(
        step="removal",
        first={"hand": ["溶岩蜥蜴"], "field": ["鈴の雀", "雲羊"], "magic": ["静寂"]},
        second={"field": ["苔石像"], "hand": ["呪文砕き", "深み鯰"]},
    )
    board.do("first", "magic", "静寂")
    board.remove("first", "苔石像", "溶岩蜥蜴")
    assert board.field("second") == []
    assert {"呪文砕き", "深み鯰"} <= set(board.hand("second"))


@clause("wars3x3", "P2")
def test_without_the_ban_the_permission_holds() -> None:
    board = Board(
        step="removal",
        first={"hand": ["溶岩蜥蜴"], "field": ["鈴の雀", "雲羊"], "magic": ["静寂"]},
        second={"field": ["苔石像"], "hand": ["呪文砕き", "深み鯰"]},
    )
    board.remove("first", "苔石像", "溶岩蜥蜴")
    assert board.options("second") == ["counter 呪文砕き 0", "counter 深み鯰 3", "pass"]


@clause("wars3x3", "P2")
def test_a_magic_that_cannot_be_negated_beats_the_negation() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["転生", "慈雨"], "field": ["若芽の精", "鈴の雀"]},
        second={"magic": ["火炎弾"]},
    )
    board.do("first", "grand", "転生")
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 33
    assert board.magic("second") == ["火炎弾"]


@clause("wars3x3", "P2")
def test_the_ban_concerns_the_opponent_of_its_user_in_that_turn_only() -> None:
    board = Board(
        step="removal",
        first={"hand": ["苔石像"], "field": ["鈴の雀", "雲羊"], "magic": ["静寂"]},
        second={"field": ["火の粉鼠"], "hand": ["溶岩蜥蜴", "森番の熊", "赤錆兵"]},
    )
    board.do("first", "magic", "静寂")
    board.play_to_turn("second")
    board.play_on("boost-step", "second")
    board.do("second", "boost", "火の粉鼠", "溶岩蜥蜴")
    assert board.asked() == ("first", "counter", "2.3a")
    board.counter("first", "苔石像")
    assert board.asked() == ("second", "counter", "2.3a")
