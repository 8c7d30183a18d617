"""1203, 1318: with what a cost can be paid and with what it cannot, and what has happened once it is paid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import table

STEADY = unit("不動", text="・これはレディしない。")
HARDY = unit("頑強", text="・これはスタンしない。")
LASTING = unit("不滅", text="・これは即死しない。")
WHOLE = item("不壊", text="・これは破壊されない。")
DOLL = unit("人形", text="【人形】")
IRON = unit("鉄人形", text="【人形】\n・これは破壊されない。")
SOFT = unit("布人形", text="【人形】\n・これはスタンしない。")
CASES = [STEADY, HARDY, LASTING, WHOLE, DOLL, IRON, SOFT]


def forge(cost: str, more: str = "", **first: Any) -> Board:
    """A table on which the first player has an ITEM that asks for this cost."""
    furnace = item("炉", text=f"・{cost}:絆を1点得る。{more}")
    first["field"] = [*first.get("field", []), "炉"]
    return table(furnace, *CASES, first={"bonds": 20, **first}, second={"field": ["壁@敵"]})


def actioned(name: str) -> dict[str, Any]:
    return {"card": name, "actioned": True}


def stunned(name: str) -> dict[str, Any]:
    return {"card": name, "stunned": True}


def is_offered(cost: str, **first: Any) -> bool:
    board = forge(cost, **first)
    offered = "craft 炉" in board.options("first")
    if not offered:
        assert board.refused("first", "craft", "炉").clause in ("1203.2", "1318.1", "1318.2")
    return offered


@pytest.mark.parametrize(
    ("cost", "field", "payable"),
    [
        ("あなたのUNITを1つアクションする", ["剣"], True),
        ("あなたのUNITを1つアクションする", [actioned("剣")], False),
        ("あなたのUNITを1つアクションする", [stunned("剣")], False),
        ("あなたのUNITを2つアクションする", ["剣", "槍"], True),
        ("あなたのUNITを2つアクションする", ["剣", actioned("槍")], False),
        ("あなたのUNITを1つレディする", [actioned("剣")], True),
        ("あなたのUNITを1つレディする", ["剣"], False),
        ("あなたのUNITを1つレディする", [stunned("剣")], False),
        ("あなたのUNITを1つレディする", [actioned("不動")], False),
        ("あなたのUNITを1つスタンする", ["剣"], True),
        ("あなたのUNITを1つスタンする", [actioned("剣")], True),
        ("あなたのUNITを1つスタンする", [stunned("剣")], False),
        ("あなたのUNITを1つスタンする", ["頑強"], False),
        ("あなたのUNITを1つスタンする", ["人形"], True),
        ("あなたのUNITを1つスタンする", ["鉄人形"], False),
        ("あなたのUNITを1つスタンする", ["布人形"], True),
        ("あなたのUNITを1つ回復する", [stunned("剣")], True),
        ("あなたのUNITを1つ回復する", ["剣"], False),
        ("あなたのUNITを1つ裏向きにする", ["剣"], True),
        ("あなたのUNITを1つ表向きにする", [stunned("剣")], False),
        ("あなたのUNITを1つ表向きにする", ["剣"], False),
        ("あなたのUNITを1つ破壊する", ["剣"], True),
        ("他のITEMを1つ破壊する", ["刃"], True),
        ("他のITEMを1つ破壊する", ["不壊"], False),
        ("あなたのUNITを1つ即死させる", ["剣"], True),
        ("あなたのUNITを1つ即死させる", ["不滅"], False),
        ("あなたの他のITEMを1つアクションする", ["刃"], True),
        ("あなたの他のITEMを1つスタンする", ["刃"], False),
        ("あなたの他のITEMを1つ即死させる", ["刃"], False),
        ("あなたの他のITEMを1つ手札に戻す", ["刃"], True),
        ("あなたのUNITを1つ手札に戻す", [], False),
    ],
)
@clause("kiseki", "1203.2", "104.3", "104.4")
def test_a_cost_is_paid_only_with_a_card_to_which_it_can_be_done(cost: str, field: list[Any], payable: bool) -> None:
    assert is_offered(cost, field=field) == payable


@pytest.mark.parametrize(
    ("cost", "place", "payable"),
    [
        ("あなたの拠点のカードを1枚アクションする", {"homebase": ["剣"]}, True),
        ("あなたの拠点のカードを1枚アクションする", {"homebase": [actioned("剣")]}, False),
        ("あなたの拠点のカードを1枚レディする", {"homebase": [actioned("剣")]}, True),
        ("あなたの拠点のカードを1枚表向きにする", {"homebase": ["剣"]}, True),
        ("あなたの拠点のカードを1枚表向きにする", {"homebase": [{"card": "剣", "up": True}]}, False),
        ("あなたの拠点のカードを1枚裏向きにする", {"homebase": [{"card": "剣", "up": True}]}, True),
        ("あなたの拠点のカードを1枚裏向きにする", {"homebase": ["剣"]}, False),
        ("あなたの拠点のカードを1枚破壊する", {"homebase": ["剣"]}, True),
        ("あなたの手札を1枚破壊する", {"hand": ["剣"]}, False),
        ("あなたの手札を1枚アクションする", {"hand": ["剣"]}, False),
        ("あなたの手札を1枚表向きにする", {"hand": ["剣"]}, False),
        ("あなたの手札を1枚裏向きにする", {"hand": ["剣"]}, False),
        ("あなたの手札を2枚捨てる", {"hand": ["剣"]}, True),
        ("あなたの手札を2枚捨てる", {"hand": []}, False),
        ("あなたの軌跡のカードを2枚除外する", {"trail": ["剣", "槍"]}, True),
        ("あなたの軌跡のカードを2枚除外する", {"trail": ["剣"]}, False),
        ("あなたのデッキの上を2枚軌跡に置く", {"deck": ["剣", "槍"]}, True),
        ("あなたのデッキの上を2枚軌跡に置く", {"deck": ["剣"]}, False),
        ("あなたのデッキの上を2枚拠点に裏向きで置く", {"deck": ["剣", "槍"]}, True),
        ("あなたのデッキの上を2枚拠点に裏向きで置く", {"deck": ["剣"]}, False),
        ("2EP支払う", {"homebase": ["剣", "槍"]}, True),
        ("2EP支払う", {"homebase": ["剣"]}, False),
        ("2EP支払う", {"homebase": ["剣", actioned("槍")]}, False),
        ("2CP支払う", {"homebase": 2}, True),
        ("2CP支払う", {"homebase": 1}, False),
        ("1EP支払う、2EP支払う", {"homebase": ["剣", "槍", "術"]}, True),
        ("1EP支払う、2EP支払う", {"homebase": ["剣", "槍"]}, False),
        ("1CP支払う、2CP支払う", {"homebase": 3}, True),
        ("1CP支払う、2CP支払う", {"homebase": 2}, False),
        ("1EP支払う、あなたの拠点のカードを1枚アクションする", {"homebase": ["剣", "槍"]}, True),
        ("1EP支払う、あなたの拠点のカードを1枚アクションする", {"homebase": ["剣"]}, False),
    ],
)
@clause("kiseki", "1203.2", "1203.4", "1318.1", "1318.2", "1217.3")
def test_a_cost_is_paid_only_in_full(cost: str, place: dict[str, Any], payable: bool) -> None:
    assert is_offered(cost, **place) == payable


@clause("kiseki", "1203.2", "1321.1")
def test_a_card_that_is_actioned_already_is_not_actioned_for_its_cost() -> None:
    for cost in ("[アクション]", "これをアクションする"):
        for lying, payable in ((["炉"], True), ([actioned("炉")], False)):
            board = table(item("炉", text=f"・{cost}:絆を1点得る。"), first={"field": lying})
            assert ("craft 炉" in board.options("first")) == payable


@clause("kiseki", "1203.2", "1203.4")
def test_one_card_does_not_pay_two_costs() -> None:
    for cost, field, payable in (
        ("[アクション]、あなたのUNITを1つアクションする", ["炉"], False),
        ("[アクション]、あなたのUNITを1つアクションする", ["炉", "剣"], True),
        ("これを破壊する、あなたのUNITを1つアクションする", ["炉"], False),
        ("あなたのUNITを1つアクションする、あなたのUNITを1つ破壊する", ["炉"], True),
        ("あなたのUNITを1つ破壊する、あなたのUNITを1つアクションする", ["炉"], False),
        ("あなたのUNITを1つ破壊する、あなたのUNITを1つ手札に戻す", ["炉", "剣"], True),
        ("あなたのUNITを1つ破壊する、あなたのUNITを1つ手札に戻す", ["炉"], False),
    ):
        board = table(unit("炉", text=f"・{cost}:絆を1点得る。"), first={"field": field})
        assert (("craft 炉" in board.options("first")), cost) == (payable, cost)


def paid(cost: str, **first: Any) -> Board:
    board = forge(cost, **first)
    board.do("first", "craft", "炉")
    return board


@clause("kiseki", "1203.1", "1203.3", "1318.1")
def test_what_a_cost_says_has_happened_before_the_craft_waits() -> None:
    board = paid("あなたのUNITを1つスタンする", field=["剣"])
    assert board.is_stunned("剣") and board.waiting() == [("craft", "炉")] and board.bonds("first") == 18
    board = paid("あなたのUNITを1つスタンする", field=["人形"])
    assert board.trail("first") == ["人形"] and board.bonds("first") == 20
    board = paid("あなたのUNITを1つレディする", field=[actioned("剣")])
    assert board.is_ready("剣")
    board = paid("あなたのUNITを1つアクションする", field=["剣"])
    assert not board.is_ready("剣")
    board = paid("あなたのUNITを1つ回復する", field=[stunned("剣")])
    assert not board.is_stunned("剣")
    board = paid("あなたの拠点のカードを1枚表向きにする", homebase=["剣"])
    assert not board.is_down("剣")
    board = paid("あなたの拠点のカードを1枚裏向きにする", homebase=[{"card": "剣", "up": True}])
    assert board.is_down("剣")
    board = paid("あなたのUNITを1つ破壊する", field=["剣"])
    assert board.trail("first") == ["剣"]
    board = paid("あなたのUNITを1つ即死させる", field=["剣"])
    assert board.trail("first") == ["剣"]
    board = paid("あなたのUNITを1つ手札に戻す", field=["剣"])
    assert "剣" in board.hand("first")
    board = paid("あなたのUNITを1つ除外する", field=["剣"])
    assert board.removed("first") == ["剣"]
    board = paid("あなたのUNITを1つ軌跡に置く", field=["剣"])
    assert board.trail("first") == ["剣"]
    board = paid("あなたの手札を2枚捨てる", hand=["剣"])
    assert set(board.trail("first")) == {"剣", "own"} and board.hand("first") == []
    board = paid("絆を3点失う")
    assert board.bonds("first") == 17
    board = paid("2CP支払う", homebase=3)
    assert board.pools("first") == (1, 0)
    board = paid("2EP支払う", homebase=["剣", "槍"])
    assert board.pools("first") == (2, 0) and not board.is_ready("剣") and not board.is_ready("槍")
    assert board.waiting() == [("craft", "炉")]


@clause("kiseki", "1203.1", "1203.3")
def test_cards_from_the_top_of_the_deck_are_put_where_the_cost_says() -> None:
    board = paid("あなたのデッキの上を2枚軌跡に置く", deck=["剣", "槍", "術"])
    assert sorted(board.trail("first")) == sorted(["剣", "槍"]) and board.deck("first") == ["術"]
    for manner, down, ready in (
        ("裏向き", True, True),
        ("表向き", False, True),
        ("裏向きのアクション状態", True, False),
    ):
        board = paid(f"あなたのデッキの上を1枚拠点に{manner}で置く", deck=["剣", "槍"])
        assert board.homebase("first") == ["剣"] and board.deck("first") == ["槍"]
        assert (board.is_down("剣"), board.is_ready("剣")) == (down, ready)
    board = paid("あなたの手札のUNITを1枚拠点に裏向きで置く", hand=["剣"])
    assert board.homebase("first") == ["剣"] and board.is_down("剣")


@clause("kiseki", "1203.1", "1203.5", "104.5")
def test_who_pays_chooses_with_what_and_how_many_where_the_cost_leaves_it_open() -> None:
    board = paid("あなたのUNITを1つ破壊する", field=["剣", "槍"])
    assert board.asked() == ("first", "cost-destroy", "1203.1") and board.options("first") == ["剣", "槍"]
    assert board.how_many("first") == (1, 1)
    board.choose("first", "槍")
    assert board.trail("first") == ["槍"]
    board = paid("あなたのUNITを2つまで破壊する", field=["剣", "槍", "術"])
    assert board.how_many("first") == (0, 2)
    board = paid("あなたのUNITを任意の数破壊する", field=["剣", "槍", "術"])
    assert board.how_many("first") == (0, 3)
    board = paid("あなたのUNITをすべて破壊する", field=["剣", "槍"])
    assert sorted(board.trail("first")) == sorted(["剣", "槍"])


# --- what is played


@pytest.mark.parametrize(
    ("change", "price"),
    [
        ("あなたがプレイするUNITのCPコストを1増やす", 3),
        ("あなたがプレイするUNITのCPコストを1減らす", 1),
        ("あなたがプレイするUNITのCPコストを5減らす", 0),
        ("相手がプレイするUNITのCPコストを1増やす", 2),
        ("あなたがプレイするITEMのCPコストを1増やす", 2),
        ("あなたがプレイするUNITのEPコストを1増やす", 2),
        ("あなたのITEM1つにつきあなたがプレイするUNITのCPコストを1増やす", 4),
        ("あなたがプレイするUNITのCPコストは3になる", 3),
        ("相手がプレイするUNITのCPコストは3になる", 2),
        ("あなたがプレイするITEMのCPコストは3になる", 2),
    ],
)
@clause("kiseki", "1204.2f-7", "1204.2f-8", "1304.1", "1304.2")
def test_an_effect_changes_the_price_of_what_it_means(change: str, price: int) -> None:
    board = table(item("税", text=f"・{change}。"), first={"field": ["税", "刃"], "hand": ["剣"], "homebase": 5})
    board.do("first", "play", "剣")
    assert board.pools("first")[0] == 5 - price


@clause("kiseki", "1204.2f-7", "1204.2f-8", "1304.2")
def test_what_sets_a_price_comes_before_what_raises_it_and_what_lowers_it_last() -> None:
    first = {"field": ["減", "増", "定"], "hand": ["剣"], "homebase": 9}
    cards = (
        item("減", text="・あなたがプレイするUNITのCPコストを4減らす。"),
        item("増", text="・あなたがプレイするUNITのCPコストを2増やす。"),
        item("定", text="・あなたがプレイするUNITのCPコストは3になる。"),
    )
    board = table(*cards, first=first)
    board.do("first", "play", "剣")
    assert board.pools("first")[0] == 8  # 3, and 2 more, and 4 less


@clause("kiseki", "1204.2f-8", "1202.5", "1304.2")
def test_a_card_lowers_its_own_price_and_not_that_of_its_art() -> None:
    cheap = unit(
        "安値",
        cp=3,
        text="・これのCPコストを2減らす。\n・これのEPコストを1減らす。",
        arts=(art("光", "カードを1枚引く。", ep=2),),
    )
    first = {"hand": ["安値"], "homebase": 5, "deck": ["壁"]}
    board = table(cheap, first=first)
    board.do("first", "play", "安値")
    assert board.pools("first")[0] == 4
    board = table(cheap, first={**first, "homebase": ["壁@一", "壁@二"]})
    board.do("first", "art", "安値")
    assert not board.is_ready("一") and not board.is_ready("二")
    board = table(cheap, first={**first, "homebase": ["壁@一"]})
    assert "art 安値" not in board.options("first")


@clause("kiseki", "1204.2f-1", "1204.2f-2", "1204.2f-3", "1204.2f-5", "1213.1")
def test_each_kind_has_its_price() -> None:
    mage = unit("賢者", arts=(art("光", "絆を1点失う。", ep=3),))
    cards = (event("策", "絆を1点失う。", ep=2), base("砦", level=2), mage)
    homes = ["砦", "壁@一", "壁@二"]

    def after(verb: str, card: str, **more: Any) -> Board:
        board = table(*cards, first={"hand": ["剣", "賢者"], "homebase": homes, **more})
        board.do("first", verb, card)
        return board

    def ready(board: Board) -> int:
        return sum([board.is_ready(each) for each in homes_of(board)])

    def homes_of(board: Board) -> list[str]:
        return board.homebase("first")

    board = after("play", "剣")
    assert (board.pools("first"), ready(board)) == ((1, 0), 3)
    board = after("play", "策")
    board.play_on("priority") if board._purpose() == "priority" else board.choose("first", "一", "二")
    assert (board.pools("first"), ready(board)) == ((3, 0), 1)
    board = after("art", "賢者")
    assert (board.pools("first"), ready(board)) == ((3, 0), 0) and board.trail("first") == ["賢者"]
    board = after("play", "砦")
    assert (board.pools("first"), ready(board)) == ((3, 0), 3) and not board.is_down("砦")
    board = table(*cards, first={"hand": ["剣"], "homebase": ["砦"]})
    assert "play 砦" not in board.options("first")
    reason = board.refused("first", "play", "砦")
    assert reason.clause == "1204.2f-3" and dict(reason.values) == {"cards": 1, "level": 2}
    board = after("art", "賢者", hand=["剣"], homebase=["賢者", "壁@一", "壁@二"])
    assert ready(board) == 0 and board.homebase("first") == ["賢者", "一", "二"]


@pytest.mark.parametrize(
    ("cost", "field", "homebase", "event", "rule"),
    [
        ("あなたのUNITを1つアクションする", ["剣"], [], "Turned", "1315.2"),
        ("あなたのUNITを1つレディする", [actioned("剣")], [], "Turned", "1315.1"),
        ("あなたのUNITを1つ回復する", [stunned("剣")], [], "Recovered", "1308.1"),
        ("あなたの拠点のカードを1枚表向きにする", [], ["剣"], "Flipped", "1316.1"),
        ("あなたの拠点のカードを1枚裏向きにする", [], [{"card": "剣", "up": True}], "Flipped", "1316.2"),
    ],
)
@clause("kiseki", "1203.1", "1315.1", "1316.1")
def test_a_cost_happens_as_what_the_rulebook_calls_it(
    cost: str, field: list[Any], homebase: list[Any], event: str, rule: str
) -> None:
    board = paid(cost, field=field, homebase=homebase)
    assert [each["clause"] for each in board.told() if each["event"] == event] == [rule]
