"""Which units give the power that a magic requires where texts say how they count, and how texts change a power."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_sayable import ONE, cast, told

EVERY = "必要魔力を数える時、これはすべての属性のユニットとして数える。"
AS_GRASS = "必要魔力を数える時、これは草属性としても数える。"
TWICE = "必要魔力を数える時、これは2体として数える。"
ANY = "これはどの属性とも一致する。"
IMP, SPROUT, FLUFF, SPARROW = "炭焼き小鬼", "若芽の精", "綿毛虫", "鈴の雀"

# What 炭焼き小鬼, a fire unit, says; the units of both sides; the magic; whether it may be used. 大樹 asks for two
# grass units, 慈雨 for one and any other, 火炎弾 for a fire unit and any other.
COUNTED: Final[tuple[tuple[str, list[str], list[str], str, bool], ...]] = (
    ("", [IMP, SPROUT], [], "大樹", False),
    ("", [SPROUT], [FLUFF], "大樹", True),
    (EVERY, [IMP, SPROUT], [], "大樹", True),
    (EVERY, [IMP], [], "大樹", False),
    (EVERY, [IMP], [], "慈雨", False),
    (EVERY, [IMP, SPARROW], [], "慈雨", True),
    (EVERY, [IMP, SPARROW], [], "火炎弾", True),
    (EVERY, [SPROUT], [IMP], "大樹", False),
    (EVERY, [SPROUT], [IMP], "慈雨", True),
    (EVERY, [SPARROW], [IMP], "火炎弾", True),
    (ANY, [IMP, SPROUT], [], "大樹", True),
    (ANY, [IMP], [], "大樹", False),
    (ANY, [SPROUT], [IMP], "大樹", False),
    (AS_GRASS, [IMP, SPROUT], [], "大樹", True),
    (AS_GRASS, [IMP, SPARROW], [], "大樹", False),
    (AS_GRASS, [IMP], [], "慈雨", False),
    (AS_GRASS, [IMP, SPARROW], [], "慈雨", True),
    (AS_GRASS, [IMP, SPARROW], [], "火炎弾", True),
    (AS_GRASS, [SPROUT], [IMP], "大樹", False),
    (AS_GRASS, [SPARROW], [IMP], "慈雨", False),
    (TWICE, [IMP], [], "火炎弾", True),
    (TWICE, [IMP], [], "慈雨", False),
    (TWICE, [IMP, SPROUT], [], "大樹", False),
    (TWICE, [], [IMP], "火炎弾", False),
    (TWICE, [SPARROW], [IMP], "火炎弾", True),
    ("あなたは必要魔力にこれを数えることができない。", [IMP, SPARROW], [], "火炎弾", False),
    ("あなたは必要魔力にこれを数えることができない。", [SPARROW], [IMP], "火炎弾", True),
    ("相手は必要魔力にこれを数えることができない。", [IMP, SPARROW], [], "火炎弾", True),
    ("相手は必要魔力にこれを数えることができない。", [SPARROW], [IMP], "火炎弾", False),
    ("あなたの魔法の必要魔力を1減らす。", [IMP, SPROUT], [], "大樹", True),
    ("あなたの魔法の必要魔力を1減らす。", [IMP], [], "火炎弾", True),
    ("あなたの魔法の必要魔力を1減らす。", [SPROUT], [IMP], "大樹", False),
    ("相手の魔法の必要魔力を1減らす。", [SPROUT], [IMP], "大樹", True),
    ("相手の魔法の必要魔力を1減らす。", [IMP, SPROUT], [], "大樹", False),
    ("あなたの魔法の必要魔力を無視する。", [IMP], [], "大樹", True),
    ("あなたの魔法の必要魔力を無視する。", [], [IMP], "大樹", False),
    ("相手の魔法の必要魔力は2多くなる。", [SPROUT, FLUFF, SPARROW], [IMP], "大樹", True),
    ("相手の魔法の必要魔力は2多くなる。", [SPROUT, FLUFF], [IMP], "大樹", False),
    ("相手の魔法の必要魔力は2多くなる。", [SPROUT, FLUFF, IMP], [], "大樹", True),
)


@pytest.mark.parametrize(("text", "own", "theirs", "magic", "usable"), COUNTED)
@clause("wars3x3", "M3", "S5")
def test_units_count_for_required_power_as_their_texts_say(
    text: str, own: list[str], theirs: list[str], magic: str, usable: bool
) -> None:
    texts = {"005": text} if text else {}
    for seat, other in (("first", "second"), ("second", "first")):
        sides: dict[str, Any] = {
            seat: {"field": own, "magic": [magic, "収穫"], "hand": ["苔石像"]},
            other: {"field": theirs},
        }
        board = Board(turn=seat, step="expansion", texts=texts, **sides)
        found = board.why_not(seat, "magic", magic)
        assert (found is None) == usable
        assert found is None or (found.clause, found.condition) == ("M3", "not-enough-power")


@clause("wars3x3", "M3", "Q13")
def test_a_point_of_power_is_of_one_player() -> None:
    first = {"field": [SPROUT], "magic": ["転生", "大樹", "収穫"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=first)
    assert board.refused("first", "magic", "大樹").condition == "not-enough-power"
    board.do("first", "grand", "転生")
    assert board.why_not("first", "magic", "大樹") is None
    board = Board(
        step="expansion", first={**first, "magic": ["転生", "収穫"]}, second={"magic": ["霧壁"], "field": [IMP]}
    )
    board.do("first", "grand", "転生")
    assert board.refused("second", "magic", "霧壁").condition == "not-enough-power"


# --- powers


@clause("wars3x3", "3.0a", "S10")
def test_a_power_is_changed_by_amounts_and_never_below_nought() -> None:
    for said, powers in (
        ("相手のユニットのパワーを3減らす", (0, 1)),
        ("相手のユニットのパワーを1増加する", (2, 5)),
        ("相手のユニットのパワーを2倍にする", (2, 8)),
        ("相手のユニットのパワーを半分にする", (0, 2)),
        ("相手のユニットのパワーを5にする", (5, 5)),
    ):
        board = cast(
            f"このターンの終了まで、{said}。",
            first={"magic": ["慈雨", "収穫"]},
            second={"field": [SPARROW, "雷鳴の鷲"]},
        )
        assert (board.power(SPARROW), board.power("雷鳴の鷲")) == powers, said


# --- what waits for the next spell


@clause("wars3x3", "S15", "M7")
def test_of_two_removals_the_next_one_alone_is_negated() -> None:
    text = "このターン、次にあなたが発動する除去を無効化する。"
    second = {"field": ["雲羊", SPARROW], "hand": []}
    board = cast(text, step="removal", first={"hand": ["潮招き", "水滴の子"]}, second=second)
    board.remove("first", "雲羊", "潮招き")
    board.remove("first", SPARROW, "水滴の子")
    assert board.field("second") == ["雲羊"] and len(told(board, "Negated")) == 1


@clause("wars3x3", "S15", "2.2")
def test_of_two_boosts_the_next_one_alone_is_negated() -> None:
    text = "このターン、次にあなたが発動する強化を無効化する。"
    first = {**ONE, "hand": ["苔石像", "木の実拾い"], "magic": ["慈雨", "収穫"]}
    board = cast(text, step="boost", first=first, second={"hand": []})
    board.do("first", "boost", SPROUT, "苔石像")
    board.do("first", "boost", FLUFF, "木の実拾い")
    assert (board.power(SPROUT), board.power(FLUFF)) == (1, 2)


@clause("wars3x3", "2.1a", "P2")
def test_a_removal_without_fitting_cards_is_refused_for_that_where_a_target_is_left() -> None:
    texts = {"005": "相手は1ターンに1体のユニットしか除去の対象にできない。"}
    second = {"field": ["雷鳴の鷲", IMP]}
    board = Board(step="removal", first={"hand": [SPARROW], "magic": ["収穫"]}, second=second, texts=texts)
    assert board.refused("first", "remove", "雷鳴の鷲").condition == "no-fitting-cards"
