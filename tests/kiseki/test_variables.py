"""1305, 1203.6: which figures can be named, which the text settles, and who may leave what."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.kiseki.board import Board, event, item, unit
from tests.kiseki.texts import play, resolve, table


@clause("kiseki", "1305.2a", "104.5", "1204.2c")
def test_an_x_is_named_as_far_as_it_can_be_paid_and_has_its_targets() -> None:
    text = "・XEP支払う:相手のUNITをXつ対象とし、それらをアクションする。"
    for homes, enemies, named in ((2, 3, ["0", "1", "2"]), (3, 1, ["0", "1"]), (1, 2, ["0", "1"])):
        field = [f"剣@{place}" for place in range(enemies)]
        board = table(item("砲", text=text), first={"field": ["砲"], "homebase": homes}, second={"field": field})
        board.do("first", "craft", "砲")
        assert board.asked() == ("first", "variable", "1305.2a") and board.options("first") == named


@clause("kiseki", "1305.2a", "1204.2c")
def test_an_x_of_a_cost_alone_is_named_as_far_as_it_can_be_paid() -> None:
    board = table(item("砲", text="・XEP支払う:絆をX点得る。"), first={"field": ["砲"], "homebase": 3, "bonds": 20})
    board.do("first", "craft", "砲")
    assert board.options("first") == ["0", "1", "2", "3"]
    board.number("first", 2)
    if board._purpose() == "gain-ep":
        board._submit("first", tuple(board._question(0).candidates[:2]))  # type: ignore[attr-defined]
    while board.waiting():
        board._be_passive()
    assert board.bonds("first") == 22


@clause("kiseki", "1305.2b", "1305.2c")
def test_an_x_that_the_text_settles_is_not_named_and_stays_as_it_was_when_played() -> None:
    text = "UNITをXつ対象とし、それらをアクションする。Xはあなたの ITEMの数である。".replace(" ", "")
    board = table(event("策", text), first={"field": ["刃@一", "刃@二"]}, second={"field": ["剣", "槍", "術"]})
    board.do("first", "play", "策")
    assert board.asked() == ("first", "targets", "1204.2d") and board.how_many("first") == (2, 2)
    board = table(event("策", text), first={"field": ["刃@一", "刃@二"]}, second={"field": ["剣"]})
    assert "play 策" not in board.options("first")


def offered(text: str, answers: dict[str, str], **seats: Any) -> Board:
    """The table after an EVENT whose offers the players take or leave."""
    board = table(event("策", text), **seats)
    play(board, "策")
    while board._purpose() == "may":
        seat = board.asked()[0]  # type: ignore[index]
        board.option(seat, answers[seat])
    return board


@clause("kiseki", "1203.6", "1203.6a")
def test_who_does_not_do_the_price_does_not_get_what_follows() -> None:
    text = "あなたの手札のUNITを1枚捨ててもよい。そうしたなら、絆を3点得る。"
    for answer, bonds in (("yes", 23), ("no", 20)):
        board = offered(text, {"first": answer}, first={"hand": ["剣"], "bonds": 20})
        if board._purpose() != "priority":
            board.choose("first", "剣")
        assert board.bonds("first") == bonds and ("剣" in board.trail("first")) == (answer == "yes")
    board = offered(text, {}, first={"hand": [], "bonds": 20})
    assert board.bonds("first") == 20


@clause("kiseki", "1203.6", "1502.1", "1203.6a")
def test_each_player_may_do_it_the_primary_player_first_and_only_who_did_gets_what_follows() -> None:
    text = "各プレイヤーはカードを1枚引いてもよい。"
    asked: list[str] = []
    board = table(event("策", text), first={"deck": ["壁"]}, second={"deck": ["壁@敵"]})
    play(board, "策")
    while board._purpose() == "may":
        seat = board.asked()[0]  # type: ignore[index]
        asked.append(seat)
        board.option(seat, "yes" if seat == "second" else "no")
    assert asked == ["first", "second"]
    assert board.deck("first") == ["壁"] and board.deck("second") == []
    text = "相手は手札を1枚捨ててもよい。そうしたなら、絆を3点得る。"
    for answer, bonds in (("yes", 23), ("no", 20)):
        board = offered(text, {"second": answer}, first={"bonds": 20}, second={"hand": []})
        assert board.bonds("first") == bonds and ("other" in board.trail("second")) == (answer == "yes")


@clause("kiseki", "1204.2d-3", "509.1")
def test_what_waits_is_a_target_by_what_it_is() -> None:
    bell = item("鐘", text="・[アクション]:絆を1点得る。")
    for word, names in (
        ("EVENT", ["策"]),
        ("能力", ["鐘"]),
        ("クラフト", ["鐘"]),
        ("起動クラフト", ["鐘"]),
        ("カードか能力", ["鐘", "策"]),
        ("あなたのカード", []),
        ("相手の能力", ["鐘"]),
    ):
        no = event("否定", f"発動待機領域の{word}を1つ対象とし、それを無効にする。")
        board = table(
            bell, event("策", "絆を2点得る。"), no, first={"field": ["鐘"], "bonds": 20}, second={"hand": ["否定@敵"]}
        )
        board.do("first", "craft", "鐘")
        board.do("first", "play", "策")
        board.passes("first")
        if not names:
            assert "play 敵" not in board.options("second")
            continue
        board.do("second", "play", "敵")
        if len(names) > 1:
            assert [each.removeprefix("aim ") for each in board.options("second")] == names
            board.do("second", "aim", names[0])
        resolve(board)
        assert board.bonds("first") == 20 + (2 if names[0] == "鐘" else 1)


@clause("kiseki", "1405.1", "1204.2i")
def test_who_plays_a_unit_from_the_homebase_may_lay_another_card_there() -> None:
    scout = unit("斥候", cp=0, text="【派遣】")
    board = table(scout, first={"homebase": ["斥候", "壁@一"], "hand": ["剣"]})
    board.do("first", "play", "斥候")
    assert board.asked() == ("first", "dispatch", "1405.1") and board.how_many("first") == (0, 1)
    board.choose("first", "剣")
    assert "剣" in board.homebase("first") and board.is_down("剣") and not board.is_ready("剣")
    moved = [told for told in board.told() if told["event"] == "Went" and told["deed"] == "dispatch"]
    assert [told["by"] for told in moved] == [0]
    use_nothing = table(scout, first={"hand": ["斥候", "剣"]})
    use_nothing.do("first", "play", "斥候")
    assert use_nothing._purpose() == "priority"


@clause("kiseki", "1305.2a", "104.5", "902.4d")
def test_an_x_that_its_target_needs_is_named_high_enough() -> None:
    text = "・XEP支払う:相手のCPコストがX以下のUNITを1つ対象とし、それをスタンする。"
    for homes, named in ((0, None), (1, None), (2, ["2"]), (3, ["2", "3"])):
        board = table(item("砲", text=text), first={"field": ["砲"], "homebase": homes}, second={"field": ["剣"]})
        assert ("craft 砲" in board.options("first")) == (named is not None)
        if named is not None:
            board.do("first", "craft", "砲")
            assert (board.options("first") == named) == (len(named) > 1)
