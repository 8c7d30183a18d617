"""What is not told because nothing has happened, and what lies out of force."""

from __future__ import annotations

from typing import Any

from fuda.games.kiseki.chapters.priority import Priority
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import play, resolve, table, use


def told(board: Board, name: str) -> list[dict[str, Any]]:
    return [each for each in board.told() if each["event"] == name]


@clause("kiseki", "703.8a", "302.1")
def test_without_a_homebase_no_cp_are_gained() -> None:
    for homes, gained in ((0, []), (2, [2])):
        board = table(first={"homebase": homes})
        assert [each["cp"] for each in told(board, "PoolChanged") if each["clause"] == "703.8a"] == gained
        assert board.step() == ("deployment", "first") and board.pools("first") == (homes, 0)


@clause("kiseki", "804.13a", "804.13b", "804.4")
def test_a_battle_ends_once_and_ends_no_effects_where_there_are_none() -> None:
    cards = [unit("剣", strength=1), unit("壁", strength=0, defence=9)]
    board = Board(cards=cards, first={"field": ["剣"]}, second={"field": ["壁"]})
    board.attack("first", "剣", target="壁")
    board.settle()
    assert len(told(board, "BattleOver")) == 1 and told(board, "EffectsEnded") == []
    assert [each["actioned"] for each in told(board, "Turned")] == [1]


@clause("kiseki", "1318.2", "1203.5")
def test_of_no_price_nothing_is_paid() -> None:
    board = table(event("策", "絆を1点失う。", ep=0), first={"homebase": 1})
    play(board, "策")
    assert [each for each in told(board, "PoolChanged") if each["clause"] != "703.8a"] == []
    board = table(event("策", "絆を1点失う。", ep=1), first={"homebase": 1})
    play(board, "策")
    assert [each["ep"] for each in told(board, "PoolChanged")][-1] == -1


@clause("kiseki", "1219.2c", "1219.2")
def test_a_support_that_was_done_waits_and_its_player_goes_on() -> None:
    board = table(first={"field": ["剣", "槍"]})
    board.do("first", "support", "剣", "槍")
    frame = board.state.frames[-1]
    assert isinstance(frame, Priority) and frame.failed == () and frame.holder == 0
    assert board.waiting() == [("support", "剣")]
    resolve(board)
    assert "supported" in board.states("槍") and "supported" not in board.states("剣")


@clause("kiseki", "1202.1", "1202.4", "1202.2")
def test_of_what_lies_face_up_in_the_homebase_only_a_base_has_its_crafts() -> None:
    text = "・0EP支払う:絆を1点失う。"
    cards = (unit("鐘楼", text=text), item("鐘", text=text))
    homes = [{"card": "鐘楼", "up": True}, {"card": "鐘", "up": True}]
    board = table(*cards, first={"homebase": homes})
    assert [each for each in board.options("first") if each.startswith("craft")] == []
    board = table(base("塔", text=text), first={"homebase": [{"card": "塔", "up": True}]})
    assert "craft 塔" in board.options("first")
    board = table(base("塔", text=text), first={"homebase": ["塔"]})
    assert "craft 塔" not in board.options("first")


@clause("kiseki", "1205.1c", "1205.1d")
def test_what_asks_is_the_card_or_the_ability_that_is_resolved() -> None:
    choice = "カードを1枚引いてもよい。"
    board = table(event("策", choice), first={"deck": ["壁"]})
    play(board, "策")
    assert board.asked() == ("first", "may", "1205.1c")
    board = table(item("鐘", text=f"・[アクション]:{choice}"), first={"field": ["鐘"], "deck": ["壁"]})
    use(board, "鐘")
    assert board.asked() == ("first", "may", "1205.1d")
    board = table(unit("賢者", arts=(art("光", choice),)), first={"hand": ["賢者"], "deck": ["壁"]})
    board.do("first", "art", "賢者")
    resolve(board)
    assert board.asked() == ("first", "may", "1205.1d")


@clause("kiseki", "1205.1c-1", "1205.1c")
def test_a_unit_that_was_played_enters_its_players_field_by_that_player() -> None:
    board = table(first={"hand": ["剣"], "homebase": 3})
    play(board, "剣")
    entered = [each for each in told(board, "Went") if each["clause"] == "1205.1c-1"]
    assert [each["by"] for each in entered] == [0] and board.field("first") == ["剣"]
