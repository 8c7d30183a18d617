"""Paying costs (1203, 1318), gaining EP (1217)."""

from typing import Any

import pytest

from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.kiseki.board import Board, event, item, unit

SOLDIER = unit("兵", cp=2, strength=2, defence=2)
DRAW = event("一枚", "カードを1枚引く。", ep=1)
DEAR = event("高価", "カードを1枚引く。", ep=2)
CARDS = [SOLDIER, DRAW, DEAR]


def table(phase: str = "deployment", first: Any = None, second: Any = None, *cards: Any, **more: Any) -> Board:
    return Board(phase=phase, first=first or {}, second=second or {}, cards=[*CARDS, *cards], **more)


def craft(text: str, first: Any = None, second: Any = None, *cards: Any, **more: Any) -> Board:
    """A unit with an activated craft whose effect is to draw a card, in a deployment step."""
    payer = unit("払い手", cp=3, text=f"・{text}:カードを1枚引く。")
    own = {"homebase": 0, **(first or {}), "field": ["払い手", *(first or {}).get("field", [])]}
    return table("deployment", own, second, payer, *cards, **more)


def is_offered(board: Board, alias: str = "払い手") -> bool:
    now = board.asked()
    return now == ("first", "priority", "902.4") and f"craft {alias}" in board.options("first")


def why(board: Board, alias: str = "払い手") -> tuple[str, str]:
    reference = board.rules.card(board.state, board.card(alias)).own[0]
    found = board.refused("first", "craft", alias, numbers=(reference,))
    return found.clause, found.condition


# --- 1217


@clause("kiseki", "902.4f", "1217.1", "1217.2", "1217.4", "302.1")
def test_a_card_of_the_homebase_is_actioned_for_one_ep_at_once() -> None:
    board = table("draw", {"homebase": ["兵@一", {"card": "兵@二", "actioned": True}, "兵@三"]})
    assert [each for each in board.options("first") if each.startswith("gain-ep")] == ["gain-ep 一", "gain-ep 三"]
    board.do("first", "gain-ep", "一")
    assert board.pools("first") == (0, 1)
    assert not board.is_ready("一")
    assert board.waiting() == []


@clause("kiseki", "1217.2", "1315.2")
def test_only_a_ready_card_of_the_own_homebase_gives_ep() -> None:
    first = {"homebase": ["兵@一", {"card": "兵@二", "actioned": True}], "field": ["兵@三"]}
    board = table("draw", first, {"homebase": ["兵@四"]})
    assert board.refused("first", "gain-ep", "二").clause == "1315.2"
    assert board.refused("first", "gain-ep", "三").clause == "1217.2"
    assert board.refused("first", "gain-ep", "四").clause == "1217.2"


@clause("kiseki", "1217.3", "1318.2", "302.1a", "301.1")
def test_what_the_pool_lacks_is_gained_while_paying() -> None:
    board = table("draw", {"hand": ["高価"], "homebase": ["兵@一", "兵@二", "兵@三"]})
    board.do("first", "gain-ep", "一")
    board.do("first", "play", "高価")
    assert board.asked() == ("first", "gain-ep", "1217.3")
    assert board.options("first") == ["二", "三"]
    assert board.how_many("first") == (1, 1)
    board.choose("first", "三")
    assert board.pools("first") == (0, 0)
    assert [board.is_ready(alias) for alias in ("一", "二", "三")] == [False, True, False]


@clause("kiseki", "302.1a", "1318.2")
def test_ep_in_the_pool_are_spent_first() -> None:
    board = table("draw", {"hand": ["一枚"], "homebase": ["兵@一", "兵@二"]})
    board.do("first", "gain-ep", "一")
    board.do("first", "play", "一枚")
    assert board.is_ready("二")
    assert board.pools("first") == (0, 0)


@clause("kiseki", "1217.3", "1204.2a")
def test_the_very_card_that_is_played_can_pay_for_itself() -> None:
    board = table("draw", {"homebase": ["一枚"]}, {"homebase": 1})
    board.do("first", "play", "一枚")
    assert board.waiting() == [("pseudo", "一枚")]
    assert not board.is_ready("一枚")


@clause("kiseki", "1318.2", "1204.2h")
def test_too_little_ep_is_a_reason() -> None:
    board = table("draw", {"hand": ["高価"], "homebase": ["兵"]})
    reason = board.refused("first", "play", "高価")
    assert (reason.clause, reason.condition, dict(reason.values)) == ("1318.2", "not-enough-ep", {"ep": 1, "cost": 2})


# --- 1203


@clause("kiseki", "1203.1", "1318.1")
def test_cp_are_paid_from_the_pool() -> None:
    board = craft("2CP支払う", {"homebase": 3})
    board.do("first", "craft", "払い手")
    assert board.pools("first") == (1, 0)
    assert why(craft("2CP支払う", {"homebase": 1})) == ("1318.1", "not-enough-cp")


@clause("kiseki", "1203.4")
def test_costs_are_paid_in_printed_order() -> None:
    board = craft("[アクション]、1EP支払う、これをスタンする", {"homebase": 1})
    board.do("first", "craft", "払い手")
    names = [name for name in board.happened() if name in ("Turned", "EnergyGained", "Stunned")]
    assert names == ["Turned", "EnergyGained", "Stunned"]


@clause("kiseki", "1203.4", "1217.3")
def test_a_card_that_is_to_be_actioned_as_a_cost_gives_no_ep_for_it() -> None:
    tower = {"number": "塔", "name": {"ja": "塔", "en": "塔"}, "kind": "BASE", "level": 0, "rarity": "C"}
    tower["text"] = "・1EP支払う、[アクション]:カードを1枚引く。"
    board = table("draw", {"homebase": [{"card": "塔", "up": True}]}, None, tower)
    assert not is_offered(board, "塔")
    assert why(board, "塔") == ("1318.2", "not-enough-ep")
    board = table("draw", {"homebase": [{"card": "塔", "up": True}, "兵"]}, None, tower)
    board.do("first", "craft", "塔")
    assert not board.is_ready("塔")
    assert not board.is_ready("兵")


@clause("kiseki", "1203.2", "1321.1")
def test_the_action_icon_needs_a_ready_card() -> None:
    board = table(
        "draw",
        {"field": [{"card": "鼓手", "actioned": True}], "homebase": 1},
        None,
        unit("鼓手", text="・[アクション]:カードを1枚引く。"),
    )
    assert not is_offered(board, "鼓手")
    assert why(board, "鼓手") == ("1203.2", "cost-impossible")


@clause("kiseki", "1203.1", "1306.3", "1306.1")
def test_stunning_itself_as_a_cost_costs_bonds_too() -> None:
    board = craft("これをスタンする", {"homebase": 1})
    board.do("first", "craft", "払い手")
    assert board.is_stunned("払い手")
    assert board.bonds("first") == 37


@clause("kiseki", "1203.2", "104.4", "1306.1")
def test_who_cannot_be_stunned_cannot_pay_by_it() -> None:
    guard = unit("不屈", text="・これはスタンしない。\n・これをスタンする:カードを1枚引く。")
    board = table("draw", {"field": ["不屈"], "homebase": 1}, None, guard)
    reference = board.rules.card(board.state, board.card("不屈")).own[1]
    assert board.refused("first", "craft", "不屈", numbers=(reference,)).clause == "1203.2"


@clause("kiseki", "1203.1", "1306.5")
def test_what_is_an_item_too_is_destroyed_and_has_paid() -> None:
    doll = unit("木偶", text="【人形】\n・これをスタンする:カードを1枚引く。")
    board = table("draw", {"field": ["木偶"], "homebase": 1}, None, doll)
    board.do("first", "craft", "木偶")
    assert board.trail("first") == ["木偶"]
    assert board.waiting() == [("craft", "木偶")]
    assert board.bonds("first") == 40


@clause("kiseki", "1203.3", "1216.1")
def test_a_cost_that_something_else_replaced_counts_as_paid() -> None:
    charm = item("護符", "・あなたのUNITがスタンするなら、代わりにこれを破壊する。")
    board = craft("これをスタンする", {"field": ["護符"], "homebase": 1}, None, charm)
    board.do("first", "craft", "払い手")
    assert board.trail("first") == ["護符"]
    assert not board.is_stunned("払い手")
    assert board.waiting() == [("craft", "払い手")]


@clause("kiseki", "1203.1", "1314.1", "1222.5", "1222.5a")
def test_cards_are_discarded_as_a_cost_by_choice() -> None:
    board = craft("あなたの手札を2枚捨てる", {"hand": ["兵@一", "兵@二", "兵@三"], "homebase": 1})
    board.do("first", "craft", "払い手")
    assert board.asked() == ("first", "cost-discard", "1203.1")
    assert board.how_many("first") == (2, 2)
    board.choose("first", "一", "三")
    assert board.trail("first") == ["一", "三"]
    moved = [told for told in board.told() if told["event"] == "Went" and told["deed"] == "discard"]
    assert {told["by"] for told in moved} == {0}


@clause("kiseki", "1203.2")
def test_too_few_cards_to_discard_are_a_reason() -> None:
    board = craft("あなたの手札を2枚捨てる", {"hand": ["兵"], "homebase": 1})
    assert why(board) == ("1203.2", "cost-impossible")


@clause("kiseki", "1203.1", "1314.2")
def test_even_an_empty_hand_can_be_discarded_as_a_whole() -> None:
    board = craft("あなたの手札を捨てる", {"homebase": 1})
    board.do("first", "craft", "払い手")
    assert board.waiting() == [("craft", "払い手")]
    board = craft("あなたの手札を捨てる", {"hand": ["兵@一", "兵@二"], "homebase": 1})
    board.do("first", "craft", "払い手")
    assert sorted(board.trail("first")) == ["一", "二"]


@clause("kiseki", "1203.1", "1330.1", "1338.2")
def test_cards_of_the_trail_are_removed_as_a_cost() -> None:
    curse = item("呪具", "【呪い】")
    trail = {"trail": ["呪具@一", "兵@二", "呪具@三", "呪具@四"], "homebase": 1}
    board = craft("あなたの軌跡の呪われているカードを2枚除外する", trail, None, curse)
    board.do("first", "craft", "払い手")
    assert board.options("first") == ["一", "三", "四"]
    board.choose("first", "一", "四")
    assert board.removed("first") == ["一", "四"]


@clause("kiseki", "1203.1", "1317.2", "508.1")
def test_a_card_is_put_into_the_trail_as_its_own_cost() -> None:
    board = craft("これを軌跡に置く", {"homebase": 1})
    board.do("first", "craft", "払い手")
    assert board.trail("first") == ["払い手"]
    assert board.waiting() == [("craft", "払い手")]


@clause("kiseki", "1203.1", "1316.1")
def test_a_card_of_the_homebase_is_turned_up_as_a_cost() -> None:
    board = craft(
        "あなたの拠点の裏向きのカードを1枚表向きにする", {"homebase": ["兵@一", {"card": "兵@二", "up": True}]}
    )
    board.do("first", "craft", "払い手")
    assert not board.is_down("一")
    board = craft("あなたの拠点の裏向きのカードを1枚表向きにする", {"homebase": [{"card": "兵", "up": True}]})
    assert why(board) == ("1203.2", "cost-impossible")


@clause("kiseki", "1203.1", "104.2")
def test_bonds_are_lost_as_a_cost() -> None:
    board = craft("絆を3点失う", {"homebase": 1, "bonds": 1})
    board.do("first", "craft", "払い手")
    assert board.bonds("first") == -2


@clause("kiseki", "1203.5", "1203.1")
def test_a_cost_of_nothing_counts_as_paid() -> None:
    board = craft("0EP支払う", {"homebase": ["兵"]})
    board.do("first", "craft", "払い手")
    assert board.is_ready("兵")
    assert board.waiting() == [("craft", "払い手")]


TANK = item("戦車", "【搭乗3】", cp=3, strength=6, defence=6)


@clause("kiseki", "1411.1", "1337.1", "1337.2", "1203.1")
def test_units_whose_cp_add_up_board_an_item() -> None:
    field = ["戦車", "兵@一", "兵@二", {"card": "兵@三", "actioned": True}, "小兵"]
    board = table("draw", {"field": field}, {"homebase": 1}, TANK, unit("小兵", cp=1))
    board.do("first", "craft", "戦車")
    assert board.asked() == ("first", "board", "1411.1")
    assert board.options("first") == ["board 戦車 一 二", "board 戦車 一 小兵", "board 戦車 二 小兵"]
    for crew, condition in (
        (("一",), "crew-too-light"),
        (("一", "三"), "not-a-ready-unit-of-yours"),
        (("一", "二", "小兵"), "wrong-size-of-crew"),
    ):
        cards = tuple([board.card(each) for each in crew])
        reason = board.rules.refusal(board.state, 0, Action("board", board.card("戦車"), cards))
        assert reason is not None and (reason.clause, reason.condition) == ("1411.1", condition)
    board.do("first", "board", "戦車", "一", "小兵")
    assert board.removed("first") == ["一", "小兵"]
    assert "boarded" in board.states("戦車")
    assert board.waiting() == [("craft", "戦車")]


@clause("kiseki", "1411.1", "1203.2")
def test_without_a_crew_nobody_boards() -> None:
    board = table("draw", {"field": ["戦車", "兵"], "homebase": 1}, None, TANK)
    assert why(board, "戦車") == ("1411.1", "no-crew")


@clause("kiseki", "1204.2h", "1204.2l", "1203.2")
def test_a_play_that_cannot_be_brought_to_an_end_never_happened() -> None:
    scholar = unit("学者", cp=3, organisations=("王立学院",))
    first = {"field": ["学者", {"card": "兵", "actioned": True}], "homebase": 1}
    board = craft("あなたのUNITを1つスタンする、あなたの王立学院を1つアクションする", first, None, scholar)
    board.do("first", "craft", "払い手")
    board.choose("first", "学者")
    assert "Stunned" in board.happened()
    assert not board.is_stunned("学者")
    assert board.is_ready("学者")
    assert board.bonds("first") == 40
    assert board.waiting() == []
    assert board.asked() == ("first", "priority", "902.4")


@pytest.mark.parametrize(
    ("cost", "held", "wanted"),
    [
        ("あなたの手札を2枚捨てる", 0, 2),
        ("あなたの手札を2枚捨てる", 1, 2),
        ("あなたの手札を1枚捨てる", 0, 1),
        ("あなたのデッキの上を3枚拠点に裏向きで置く", 2, 3),
    ],
)
@clause("kiseki", "1203.2", "1203.4")
def test_a_cost_that_cannot_be_paid_says_how_many_cards_there_are_and_how_many_it_asks_for(
    cost: str, held: int, wanted: int
) -> None:
    where: dict[str, Any] = {"hand": ["兵"] * (held if "手札" in cost else 0), "homebase": 1, "deck": ["兵", "兵"]}
    board = craft(cost, where)
    found = board.refused(
        "first", "craft", "払い手", numbers=(board.rules.card(board.state, board.card("払い手")).own[0],)
    )
    assert found.condition == "cost-impossible" and dict(found.values) == {"cards": held, "wanted": wanted}


@clause("kiseki", "1203.2", "1203.4", "1204.2h")
def test_costs_that_ask_for_the_same_card_are_refused_together() -> None:
    two = "あなたの手札を1枚捨てる、あなたの手札を1枚捨てる"
    assert why(craft(two, {"hand": ["兵"], "homebase": 1})) == ("1203.2", "cost-impossible")
    assert is_offered(craft(two, {"hand": ["兵", "兵@二"], "homebase": 1}))
    assert why(craft("これをスタンする、[アクション]", {"homebase": 1})) == ("1203.2", "cost-impossible")
    assert is_offered(craft("[アクション]、これをスタンする", {"homebase": 1}))
    home = "あなたの拠点のカードを1枚軌跡に置く、1EP支払う"
    assert why(craft(home, {"homebase": 1})) == ("1203.2", "cost-impossible")
    assert is_offered(craft(home, {"homebase": 2}))
    assert is_offered(craft("1EP支払う、あなたの拠点のカードを1枚軌跡に置く", {"homebase": 1}))


GIFT = event("供物", "あなたの手札を1枚捨て、あなたのUNITを1つ軌跡に置いてもよい。そうしたなら、カードを3枚引く。")


@clause("kiseki", "1203.2", "1203.6")
def test_a_price_of_two_acts_is_offered_only_where_both_can_be_done() -> None:
    for first, offered in (
        ({"hand": ["供物", "兵@札"]}, False),
        ({"hand": ["供物"], "field": ["兵"]}, False),
        ({"hand": ["供物", "兵@札"], "field": ["兵"]}, True),
    ):
        board = table("deployment", {**first, "homebase": 1}, {"homebase": 1}, GIFT)
        board.do("first", "play", "供物")
        board.passes("first", "second")
        assert (board.asked() == ("first", "may", "1205.1c")) is offered
        if offered:
            board.option("first", "yes")
            assert board.trail("first") == ["札", "兵", "供物"] and len(board.hand("first")) == 3
        else:
            assert board.trail("first") == ["供物"]


@clause("kiseki", "1203.2", "1203.6")
def test_of_a_price_whose_second_half_was_lost_by_the_first_nothing_follows() -> None:
    text = "あなたのUNITを1つ軌跡に置き、あなたの王立学院を1つアクションしてもよい。そうしたなら、カードを3枚引く。"
    scholar = unit("学者", organisations=("王立学院",))
    for pick, drawn in (("学者", 0), ("兵", 3)):
        first = {"hand": ["賭け"], "field": ["兵", "学者"], "homebase": 1}
        board = table("deployment", first, {"homebase": 1}, event("賭け", text), scholar)
        board.do("first", "play", "賭け")
        board.passes("first", "second")
        board.option("first", "yes")
        board.choose("first", pick)
        assert board.trail("first") == [pick, "賭け"] and len(board.hand("first")) == drawn
