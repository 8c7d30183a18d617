"""Effects that are put off, limits of so often a turn, chance, modes, and texts instead of a step (X7.49-X7.59)."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.table import OFF
from tests.citing import clause
from tests.kokuryoku.board import Board, item, land, on, surprise, unit
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SEATS = ("first", "second")


def prepared(*texts: str, by: str = "first", **more: Any) -> Board:
    """The table after the first player, or the second, has used surprises with these texts in its item step."""
    names = [f"札{place}" for place in range(len(texts))]
    cards = [surprise(name, f"[自国力フェイズ]{text}") for name, text in zip(names, texts, strict=True)]
    hands = {"hand" if by == "first" else "other": [*names, "薬草"]}
    more.setdefault("first", [on("主", 4, 6), on("友", 0)])
    board = table(me("", spirit=9), *cards, phase="item", **hands, **more)
    until(board, lambda: (board.asked() or ("", ""))[:2] == (by, "item-step"))
    for name in names:
        board.act(by, "surprise", name)
    return board


def turns(board: Board, count: int, seat: str = "first") -> list[int]:
    """How many cards the seat has at the invasion phase of this turn and of so many after it."""
    found: list[int] = []
    for turn in range(board.state.turn, board.state.turn + count):
        until(board, lambda turn=turn: board.state.turn == turn and purpose(board) == "invasion")  # type: ignore[misc]
        found.append(len(board.hand(seat)))
    return found


# --- X7.52


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("次の自ターン開始時に、カードを2枚引く。", [0, 0, 2, 2, 2]),
        ("次の相手ターン開始時に、カードを2枚引く。", [0, 2, 2, 2, 2]),
        ("ターン終了時に、カードを2枚引く。", [0, 2, 2, 2, 2]),
        ("次の相手ターン終了時に、カードを2枚引く。", [0, 0, 2, 2, 2]),
        ("次の相手国力フェイズ開始時に、カードを2枚引く。", [2, 2, 2, 2, 2]),
        ("次の自国力フェイズ開始時に、カードを2枚引く。", [0, 2, 2, 2, 2]),
    ],
)
@clause("kokuryoku", "X7.52")
def test_what_is_put_off_happens_once_when_its_time_comes(text: str, drawn: list[int]) -> None:
    plain = turns(prepared("使用済みチップを1枚未使用に戻す。"), 5)
    board = prepared(text)
    assert [now - usual for now, usual in zip(turns(board, 5), plain, strict=True)] == drawn
    assert board.state.effects == ()


@clause("kokuryoku", "X7.52")
def test_two_effects_put_off_to_one_moment_happen_both() -> None:
    board = prepared(
        "次の自ターン開始時に、カードを2枚引く。", "次の自ターン開始時に、使用済みチップを1枚未使用に戻す。"
    )
    until(board, lambda: purpose(board) == "trigger")
    assert len(board.options("first")) == 2 and board.state.effects == ()
    board = prepared("次の自ターン開始時に、カードを2枚引く。", "次の相手ターン開始時に、カードを1枚引く。")
    until(board, lambda: board.asked() == ("second", "invasion", "K5.0"))
    assert len(board.state.effects) == 1 and len(board.hand("first")) == 3  # with the card of the draw step, and a herb


@pytest.mark.parametrize("reverse", [False, True])
@clause("kokuryoku", "X7.52", "X7.56")
def test_what_waits_for_a_later_turn_does_not_hear_this_one(reverse: bool) -> None:
    now = "このターン中、敵軍のユニットがダメージを受けた時、カードを1枚引く。"
    later = "次の自ターン中、敵軍のユニットがダメージを受けた時、カードを2枚引く。"
    board = prepared(*((now, later) if reverse else (later, now)), second=[on("的", 7, 9), on("打手", 11)])
    for expected in (1, 2, 0):
        until(board, lambda: board.asked() == ("first", "invasion", "K5.0"))
        before = len(board.hand("first"))
        board.take("first", "主")
        board.attack("first", "主", "的")
        until(board, lambda: purpose(board) == "invasion")
        assert len(board.hand("first")) - before == expected
        until(board, lambda: board.asked() == ("second", "invasion", "K5.0"))


@clause("kokuryoku", "X7.52")
def test_an_effect_with_a_duration_triggers_as_often_as_that_happens() -> None:
    text = "このターン中、敵軍のユニットがダメージを受けた時、使用済みチップをそのダメージだけ未使用に戻す。"
    board = prepared(text, second=[on("的", 7, 9), on("打手", 11)], more=({"used": 2}, {}))
    before = board.piles("first")[1]
    until(board, lambda: purpose(board) == "invasion")
    assert strike(board) == 2
    until(board, lambda: purpose(board) == "invasion")
    assert board.piles("first")[1] == before  # two were paid, and two came back
    board.take("first", "友")
    board.play_on("invasion", "second")
    assert board.state.effects == ()


@clause("kokuryoku", "X7.52")
def test_a_chosen_unit_is_remembered_until_then() -> None:
    text = "自軍のユニット1体を選ぶ。次の自ターン開始時に、そのユニットの気力を2回復する。"
    board = table(me(""), surprise("札", f"[自国力フェイズ]{text}"), hand=["札"], phase="item",
                  first=[on("主", 4, 2), on("友", 5, 2)])  # fmt: skip
    board.act("first", "surprise", "札")
    board.choose("first", "友")
    turn = board.state.turn
    until(board, lambda: board.asked() == ("second", "invasion", "K5.0"))
    assert (board.chips("主"), board.chips("友"), board.state.turn) == (2, 2, turn + 1)
    until(board, lambda: board.state.turn == turn + 2)
    assert (board.chips("主"), board.chips("友")) == (2, 4)


# --- X7.59

TWICE = "1ターンに2回まで、このユニットが移動した時、カードを1枚引く。\nこのユニットは自ターンに3回移動できる。"
ONCE = "1ターンに1回、このユニットが移動した時、カードを1枚引く。\nこのユニットは自ターンに3回移動できる。"


@pytest.mark.parametrize(("text", "drawn"), [(ONCE, [1, 0, 0]), (TWICE, [1, 1, 0])])
@clause("kokuryoku", "X7.59")
def test_a_text_is_carried_out_so_often_in_a_turn_and_anew_in_the_next(text: str, drawn: list[int]) -> None:
    board = table(me(text), first=[on("主", 0)], second=[on("的", 11)])
    for _ in (1, 2):
        board.act("first", "act-with", "主")
        for cell, more in zip((3, 0, 3) if board.cell("主") == 0 else (0, 3, 0), drawn, strict=True):
            before = len(board.hand("first"))
            board.act("first", "move", "主", cell=cell)
            assert len(board.hand("first")) - before == more
        until(board, lambda: board.asked() == ("second", "invasion", "K5.0"))
        until(board, lambda: board.asked() == ("first", "invasion", "K5.0"))


@clause("kokuryoku", "X7.59")
def test_each_card_and_each_text_has_a_count_of_its_own() -> None:
    text = "1ターンに1回、このユニットが移動した時、カードを1枚引く。"
    both = f"{text}\n1ターンに1回、このユニットが移動した時、使用済みチップを1枚未使用に戻す。"
    other = unit("従", text, arms="breath", action="breath", levels={})
    board = table(me(both), other, first=[on("主", 0), on("従", 2)], second=[on("的", 11)], more=({"used": 3}, {}))
    board.walk("first", "主", 3)
    board._submit("first", 0)  # both trigger, and one comes first
    until(board, lambda: purpose(board) == "invasion")
    assert len(board.hand("first")) == 1 and board.piles("first")[1] == 2
    board.walk("first", "従", 5)
    assert len(board.hand("first")) == 2


# --- X7.57


@clause("kokuryoku", "X7.57")
def test_chance_takes_cards_of_a_hand_and_no_more_than_there_are() -> None:
    text = "相手は手札を無作為に2枚捨てる。"
    board = used(text, other=["薬草@a", "投げ槍@b", "投げ斧@c"])
    assert board.all_asked() == ["chance"]
    board.shuffle(2, 0, 1)
    assert sorted(board.off("second")) == ["a", "c"] and "b" in board.hand("second")
    board = used(text, other=["薬草@a"])
    board.shuffles()
    assert board.off("second") == ["a"] and "a" not in board.hand("second")
    board = used(text, other=[])
    assert board.off("second") == [] and board.all_asked() != ["chance"]
    assert "TakenByChance" not in [type(each).__name__ for each in board.state.frames]


@clause("kokuryoku", "X7.57")
def test_a_card_that_chance_puts_off_is_put_off_by_its_player() -> None:
    board = used("相手は手札を無作為に1枚捨てる。", other=["薬草@a", "投げ槍@b"])
    board.shuffle(1, 0)
    gone = [each for each in board.told() if each["event"] == "Went" and each["target"] == OFF[1]][-1]
    assert gone["by"] == 1 and board.off("second") == ["b"]


@clause("kokuryoku", "X7.57")
def test_a_card_of_a_hand_that_chance_shows_is_known_to_one_player() -> None:
    board = used("相手の手札を無作為に1枚見る。", hand=["薬草@z"], other=["薬草@a", "投げ槍@b"])
    assert board.all_asked() == ["chance"]
    board.shuffle(1, 0)
    assert [board.is_known(card, "first") for card in ("a", "b")] == [False, True]
    assert {"a", "b"} <= {*board.hand("second")} and board.is_known("z", "second") is False
    board = used("相手の手札を無作為に1枚見る。", hand=["薬草@z"], other=[])
    assert board.all_asked() == ["first"]


@pytest.mark.parametrize(("up", "drawn", "back"), [(0, 1, 0), (1, 0, 1)])
@clause("kokuryoku", "X7.57")
def test_heads_and_tails_of_a_coin(up: int, drawn: int, back: int) -> None:
    text = "コインを投げる。表なら、カードを1枚引く。裏なら、使用済みチップを1枚未使用に戻す。"
    board = used(text, more=({"used": 3}, {}))
    question = board._question(2)
    assert (question.purpose, question.size) == ("coin", 2)  # type: ignore[attr-defined]
    board.shuffle(up, 1 - up)
    assert len(board.hand("first")) == drawn and board.piles("first")[1] == 3 - back


# --- X7.51


@pytest.mark.parametrize(
    ("modes", "drawn", "lost"),
    [(("mode-1", "mode-2"), 1, 0), (("mode-1", "mode-3"), 1, 1), (("mode-2", "mode-3"), 0, 1)],
)
@clause("kokuryoku", "X7.51")
def test_two_of_three_modes_are_chosen(modes: tuple[str, str], drawn: int, lost: int) -> None:
    text = (
        "次のうち2つを行う。・カードを1枚引く。・使用済みチップを1枚未使用に戻す。・敵軍のユニットすべては気力を1失う。"
    )
    board = used(text, more=({"used": 3}, {}))
    assert board.options("first") == ["mode-1", "mode-2", "mode-3"]
    board.option("first", modes[0])
    assert modes[0] not in board.options("first")
    board.option("first", modes[1])
    until(board, lambda: not board.state.stack)
    assert (len(board.hand("first")), 5 - board.chips("的")) == (drawn, lost)
    assert board.piles("first")[1] == 3 - ("mode-2" in modes)


# --- X7.49


@pytest.mark.parametrize(
    ("step", "phase", "hand", "left", "taken"),
    [
        ("ドロー", "draw", [], ("first", "support"), ("first", "sortie-step")),
        ("出撃", "sortie", ["兵"], ("first", "support"), ("first", "sortie-step")),
        ("支援", "support", [], ("second", "sortie-step"), ("first", "support")),
        ("土地", "land", ["野"], ("second", "sortie-step"), ("first", "land-step")),
    ],
)
@clause("kokuryoku", "X7.49", "K3.1")
def test_a_text_takes_the_place_of_a_step(
    step: str, phase: str, hand: list[str], left: tuple[str, str], taken: tuple[str, str]
) -> None:
    text = f"自{step}ステップを行う代わりに、使用済みチップを1枚未使用に戻してもよい。"
    for answer, back, then in (("1", 1, left), ("step", 0, taken)):
        board = table(me(text), land("野"), first=[on("主", 4, 2)], hand=hand, phase=phase, more=({"used": 3}, {}))
        assert board.asked() == ("first", "instead-of-step", "X7.49")
        assert board.options("first") == ["1", "step"]
        board.option("first", answer)
        assert board.piles("first")[1] == 3 - back and (board.asked() or ())[:2] == then
        drawn = phase == "draw" and not back
        assert len(board.hand("first")) == len(hand) + drawn


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("自ドローステップを行う代わりに、カードを2枚引いてもよい。", ["first"]),
        ("相手ドローステップを行う代わりに、カードを2枚引いてもよい。", ["second"]),
        ("自出撃ステップを行う代わりに、カードを2枚引いてもよい。", []),
    ],
)
@clause("kokuryoku", "X7.49")
def test_a_text_speaks_of_one_step_of_one_player(text: str, asked: list[str]) -> None:
    for where in ("unit", "item", "land"):
        found: list[str] = []
        board = table(
            me(text if where == "unit" else ""), item("輪", text), land("原", text),
            first=[on("主", 4, 2, **({"attached": ["輪"]} if where == "item" else {}))],
            second=[on("的", 11)], phase="draw", more=({"lands": {6: "原"} if where == "land" else {}}, {}),
        )  # fmt: skip

        def seen(board: Board = board, found: list[str] = found) -> bool:
            if purpose(board) == "instead-of-step" and board.state.step == 0:
                found.append((board.asked() or ("",))[0])
                board.option(found[-1], "step")
            elif purpose(board) == "instead-of-step":
                board.option((board.asked() or ("",))[0], "step")
            return board.state.phase == 1

        until(board, seen)
        assert found == asked


@clause("kokuryoku", "X7.49")
def test_of_several_texts_one_is_chosen_and_both_sides_say_them() -> None:
    own = "自ドローステップを行う代わりに、使用済みチップを1枚未使用に戻してもよい。"
    theirs = unit("敵", "相手ドローステップを行う代わりに、カードを2枚引いてもよい。", levels={})
    for answer, drawn, back in (("1", 0, 1), ("2", 0, 0), ("step", 1, 0)):
        board = table(me(own), theirs, first=[on("主", 4, 2)], second=[on("敵", 11)], phase="draw",
                      more=({"used": 3}, {}))  # fmt: skip
        assert board.options("first") == ["1", "2", "step"]
        board.option("first", answer)
        assert (len(board.hand("first")), board.piles("first")[1]) == (drawn, 3 - back)
        assert len(board.hand("second")) == (2 if answer == "2" else 0)  # the text is carried out for its owner


@pytest.mark.parametrize(("times", "dealt"), [(1, 3), (2, 4)])
@clause("kokuryoku", "X7.59", "X7.48")
def test_an_effect_that_the_text_has_made_is_not_counted_for_another_time(times: int, dealt: int) -> None:
    text = f"1ターンに{times}回まで、このユニットが移動した時、このターン中、このユニットの攻撃力を1増やす。"
    board = table(me(f"{text}\nこのユニットは自ターンに3回移動できる。"), first=[on("主", 0)], second=[on("的", 6)])
    board.act("first", "act-with", "主")
    for cell in (3, 0, 3):
        board.act("first", "move", "主", cell=cell)
    board.attack("first", "主", "的")
    until(board, lambda: bool(board.damage("的")))
    assert board.damage("的") == [dealt]


@clause("kokuryoku", "X7.59")
def test_a_text_without_a_limit_beside_one_that_has_it_has_none() -> None:
    text = (
        "1ターンに1回、このユニットが移動した時、カードを1枚引く。\n"
        "このユニットが移動した時、使用済みチップを1枚未使用に戻す。\n"
        "このユニットは自ターンに3回移動できる。"
    )
    board = table(me(text), first=[on("主", 0)], second=[on("的", 11)], more=({"used": 5}, {}))
    board.act("first", "act-with", "主")
    for cell in (3, 0, 3):
        board.act("first", "move", "主", cell=cell)
        if purpose(board) == "trigger":
            board._submit("first", 0)
    assert len(board.hand("first")) == 1 and board.piles("first")[1] == 2
