"""What may be named, and why not?

Every verb of the national-power phase, of a unit's turn and of a battle reaches the rule that speaks of it, at the
right and at the wrong time.
"""

from __future__ import annotations

from typing import Any

import pytest

from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.kokuryoku.board import Board, healer, item, land, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, table, until

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


def everything(phase: str = "item", turn: str = "first", **more: Any) -> Board:
    """The first player has a card for every verb, and both have two units."""
    mine = me(
        "【技】[自国力フェイズ]カードを1枚引く。\n【必殺】(気力1)\n【捕獲】(気力1)\n【救助】(気力1)\n【再移動】(気力1)",
        **SWORD,
    )
    cards = [
        mine, weapon("剣札"), item("瓶", "【使用】[自国力フェイズ]カードを1枚引く。"), land("野"),
        surprise("札", "[自国力フェイズ]カードを1枚引く。"), weapon("宝剣", "【象徴】カードを1枚引く。"),
        unit("親", "【世代交代】子「子」", **SWORD), unit("子", "【世代交代】親「親」", **SWORD),
        unit("師", **SWORD), unit("達人", "【クラスチェンジ】「師」\n【修練】(手札1)", **SWORD), healer("僧"),
    ]  # fmt: skip
    more.setdefault("first", [on("主", 4, 5, attached=["瓶", "宝剣"]), on("師", 3, 4), on("僧", 0, 4)])
    return table(*cards, second=[on("的", 7), on("打手", 11)], phase=phase, turn=turn,
                 hand=["剣札", "野", "札", "兵", "子", "親", "達人"], **more)  # fmt: skip


def why(board: Board, verb: str, card: str, *cards: str, numbers: tuple[int, ...] = ()) -> tuple[str, str]:
    """Why the first player may not do this now; nothing where it may."""
    named = tuple([board.card(each) for each in cards])
    found = board.rules.refusal(board.state, 0, Action(verb, board.card(card), named, numbers))
    return ("", "") if found is None else (found.clause, found.condition)


@clause("kokuryoku", "K4.2a", "K4.4", "K4.5")
def test_each_verb_of_the_national_power_phase_in_the_item_step() -> None:
    board = everything()
    assert why(board, "sortie", "兵", numbers=(1,)) == ("K4.2a", "not-in-this-step")
    assert why(board, "lay-land", "野", numbers=(1,)) == ("K4.4", "not-in-this-step")
    assert why(board, "attach", "剣札", "師") == ("", "")
    assert why(board, "attach", "剣札", "的") == ("K4.5", "not-your-unit")
    assert why(board, "remove", "宝剣") == ("", "")
    assert why(board, "remove", "剣札") == ("K4.5", "not-attached")
    assert (
        why(board, "use", "瓶") == why(board, "crest", "主", numbers=(0,)) == why(board, "surprise", "札") == ("", "")
    )


@clause("kokuryoku", "K4.2a", "K4.4", "K4.5")
def test_each_verb_of_the_national_power_phase_in_other_steps() -> None:
    board = everything("sortie")
    assert why(board, "sortie", "兵", numbers=(1,)) == ("", "")
    assert why(board, "sortie", "兵") == ("", "") and why(board, "sortie", "剣札")[0] == "K4.2a"
    assert why(board, "sortie", "兵", numbers=(0,))[0] == "K4.2a"
    assert why(board, "attach", "剣札", "師") == ("K4.5", "not-in-this-step")
    assert why(board, "remove", "宝剣") == ("K4.5", "not-in-this-step")
    assert why(board, "use", "瓶") == why(board, "surprise", "札") == ("X7.24", "not-the-right-time")
    board = everything("land")
    assert why(board, "lay-land", "野", numbers=(1,)) == why(board, "lay-land", "野") == ("", "")
    assert why(board, "lay-land", "剣札", numbers=(1,)) == ("K4.4", "not-a-land")
    assert why(board, "lay-land", "野", numbers=(6,)) == ("K4.4", "too-far-forward")
    assert why(board, "lay-land", "野", numbers=(4,)) == ("X7.7", "square-taken")
    board = everything("invasion")
    for verb, card, more in (
        ("sortie", "兵", ()),
        ("lay-land", "野", ()),
        ("attach", "剣札", ("師",)),
        ("remove", "宝剣", ()),
    ):
        assert why(board, verb, card, *more)[1] == "not-your-power-phase"


@clause("kokuryoku", "K4.4")
def test_why_no_land_is_laid_in_the_other_players_turn() -> None:
    board = everything("item", "second")
    until(board, lambda: board.state.active == 0 and board.asked() is not None and board.all_asked() == ["first"])
    assert why(board, "lay-land", "野", numbers=(1,)) == ("K4.4", "only-in-your-own-turn")
    until(board, lambda: board.state.phase == 1)
    assert why(board, "lay-land", "野", numbers=(1,)) == ("K4.4", "not-your-power-phase")


@clause("kokuryoku", "K5.0", "K5.2", "K5.3")
def test_each_verb_of_a_unit_before_and_in_its_turn() -> None:
    board = everything("invasion")
    assert why(board, "act-with", "主") == ("", "") and why(board, "act-with", "的") == ("K5.0", "not-your-unit")
    for verb, cards, numbers in (
        ("move", (), (5,)),
        ("attack", ("的",), ()),
        ("rescue", ("師",), (5,)),
        ("move-again", (), (5,)),
    ):
        assert why(board, verb, "主", *cards, numbers=numbers) == ("K5.0a", "not-its-turn")
    board.act("first", "act-with", "主")
    assert why(board, "move", "主", numbers=(5,)) == why(board, "move", "主") == ("", "")
    assert why(board, "move", "主", numbers=(11,))[0] == "X4.1"
    assert (
        why(board, "attack", "主", "的")
        == why(board, "rescue", "主", "師", numbers=(5,))
        == ("K5.2", "not-offered-now")
    )
    assert why(board, "move-again", "主", numbers=(5,)) == ("K5.4b", "not-in-this-step")
    board.act("first", "go-on")
    assert why(board, "move", "主", numbers=(5,)) == ("K5.2", "not-in-this-step")
    assert why(board, "attack", "主", "的") == why(board, "rescue", "主", "師", numbers=(5,)) == ("", "")
    assert why(board, "attack", "主", "打手") == ("X4.2", "out-of-range")
    assert why(board, "critical", "主")[0] == "X7.18" and why(board, "capture", "主")[0] == "X7.21"
    assert why(board, "critical", "的") == why(board, "capture", "的") == ("X7.10", "not-your-unit")


@clause("kokuryoku", "K5.3", "X5.9")
def test_why_a_unit_does_not_heal() -> None:
    board = everything("invasion")
    board.act("first", "act-with", "僧")
    assert why(board, "heal", "僧", "師") == ("K5.2", "not-offered-now")
    board.act("first", "go-on")
    assert why(board, "heal", "僧", "師") == ("", "")
    assert why(board, "heal", "僧", "的") == why(board, "heal", "僧", "僧") == ("X5.9", "not-another-friend")
    assert why(board, "heal", "僧", "師", "宝剣") == ("X5.9", "no-staff")
    board = everything("invasion", first=[on("主", 4, 6), on("僧", 3, 4), on("師", 0, 4)])
    board.act("first", "act-with", "僧")
    assert why(board, "heal", "僧", "主") == ("X3.2", "at-its-maximum")


@clause("kokuryoku", "K5.4b", "X7.32")
def test_in_its_processing_a_unit_moves_again_once() -> None:
    board = everything("invasion")
    board.walk("first", "主", 5)
    assert purpose(board) == "action-step" or purpose(board) == "processing-step"
    if purpose(board) == "action-step":
        board.act("first", "go-on")
    assert why(board, "move-again", "主", numbers=(4,)) == ("", "") and why(board, "move-again", "主") == ("", "")
    assert why(board, "move-again", "主", numbers=(9,))[0] == "X4.1"
    assert why(board, "attack", "主", "的") == ("K5.3", "not-in-this-step")
    board.act("first", "move-again", "主", cell=4)
    assert board.cell("主") == 4
    assert why(board, "move-again", "主", numbers=(5,)) in (
        ("X7.32", "moved-again-already"),
        ("K5.4a", "unit-is-waiting"),
    )


@pytest.mark.parametrize(("phase", "turn"), [("item", "first"), ("item", "second"), ("invasion", "second")])
@clause("kokuryoku", "X6.1", "K5.4b")
def test_a_class_changes_in_ones_own_invasion_phase_only(phase: str, turn: str) -> None:
    board = everything(phase, turn)
    assert why(board, "class-change", "達人", "師") == ("X6.1", "not-your-invasion-phase")
    assert why(board, "class-change", "剣札", "師") == ("X6.1", "no-class-change-card")
    assert why(board, "class-change", "達人", "主") == ("X6.1", "not-its-character")


@clause("kokuryoku", "X6.1", "K5.4b")
def test_a_class_changes_in_the_processing_step_of_its_unit() -> None:
    board = everything("invasion")
    assert why(board, "class-change", "達人", "師") == ("X6.1", "not-its-turn")
    board.act("first", "act-with", "主")
    assert why(board, "class-change", "達人", "師") == ("X6.1", "not-its-turn")
    board.act("first", "go-on")
    board.act("first", "go-on")
    board.act("first", "act-with", "師")
    assert why(board, "class-change", "達人", "師") == ("X6.1", "not-in-this-step")
    board.act("first", "move", "師", cell=6)
    while purpose(board) == "action-step":
        board.act("first", "go-on")
    assert purpose(board) == "processing-step" and why(board, "class-change", "達人", "師") == ("", "")
    board.act("first", "class-change", "達人", "師")
    assert board.cell("達人") == 6 and "師" not in board.field("first")


@clause("kokuryoku", "K6.2", "K5.3")
def test_what_belongs_to_the_end_phase_and_to_battle_is_refused_elsewhere() -> None:
    board = everything("invasion", first=[on("主", 4, 5, attached=["宝剣"]), on("師", 3, 4), on("親@場", 0, 4)])
    assert why(board, "generation", "子", "場") == ("K6.2", "not-your-end-phase")
    assert why(board, "generation", "剣札", "場") == ("K6.2", "no-child-card")
    assert why(board, "support-child", "剣札", "場") == ("K6.2", "no-parent-card")
    assert why(board, "support-child", "親", "場") == ("K6.2", "not-its-child")
    assert why(board, "train", "達人", "師") == ("K6.3", "not-your-end-phase")
    assert why(board, "symbol", "宝剣") == ("K6.4", "not-your-end-phase")
    assert why(board, "receive", "主", "主") == ("X5.1", "not-attacked-now")
    assert why(board, "counter", "主") == ("X5.6", "nothing-to-counter")
    assert why(board, "follow-up", "主") == ("X7.17", "not-the-right-time")
    assert why(board, "redraw", "主")[0] == why(board, "keep", "主")[0] == "K2.4"
    assert board.rules.refusal(board.state, 1, Action("unheard-of", 0)) is not None


# --- chips onto units


@pytest.mark.parametrize(("words", "pile"), [("使用済みチップを2枚まで", 1), ("未使用チップを2枚まで", 0)])
@clause("kokuryoku", "X7.34", "X3.2")
def test_the_player_says_how_many_chips_go_on_each_unit(words: str, pile: int) -> None:
    text = f"[自国力フェイズ]{words}自軍のユニットすべてに乗せる。"
    board = table(me(""), surprise("札", text), first=[on("主", 4, 3), on("友", 5, 5)], hand=["札"], phase="item",
                  more=({"used": 6}, {}))  # fmt: skip
    before = board.piles("first")
    board.act("first", "surprise", "札")
    assert board.asked() is not None and board.all_asked() == ["first"]
    assert (purpose(board), board.options("first")) == ("put-chips", ["0", "1", "2"])
    board.number("first", 2)
    assert (purpose(board), board.options("first")) == ("put-chips", ["0", "1"])
    board.number("first", 1)
    assert (board.chips("主"), board.chips("友")) == (5, 6)
    after = board.piles("first")
    assert before[pile] - after[pile] == 3 and before[1 - pile] == after[1 - pile]


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "K1.2", "K3.1")
def test_what_belongs_to_a_step_is_done_in_that_step_of_ones_own_phase(seat: str) -> None:
    other = "second" if seat == "first" else "first"
    cells = {"first": 1, "second": 10}
    board = table(me(""), land("野"), phase="power", turn=seat, hand=["兵@甲", "野@甲野", "薬草@甲薬"],
                  other=["兵@乙", "野@乙野", "薬草@乙薬"])  # fmt: skip
    names = {"first": ("甲", "甲野", "甲薬", "主"), "second": ("乙", "乙野", "乙薬", "的")}
    wanted = {"sortie-step": ("sortie", "K4.2a"), "land-step": ("lay-land", "K4.4"), "item-step": ("attach", "K4.5")}
    seen: list[tuple[str, str]] = []
    while board.state.phase == 0:
        now = board.asked()
        assert now is not None
        if now[1] in wanted:
            seen.append(now[:2])
            soldier_, land_, herb, unit_ = names[now[0]]
            tries = {"sortie-step": (soldier_, ()), "land-step": (land_, ()), "item-step": (herb, (unit_,))}
            for step, (card, more) in tries.items():
                verb, rule = wanted[step]
                numbers = () if more else (cells[now[0]],)
                named = tuple([board.card(each) for each in more])
                seat_at = ("first", "second").index(now[0])
                found = board.rules.refusal(board.state, seat_at, Action(verb, board.card(card), named, numbers))
                if step == now[1]:
                    assert found is None
                else:
                    assert found is not None and found.clause == rule
                    lands = now[0] != seat and verb == "lay-land"
                    assert found.condition == ("only-in-your-own-turn" if lands else "not-in-this-step")
        board._be_passive()
    assert seen == [
        (seat, "sortie-step"), (seat, "land-step"), (seat, "item-step"), (other, "sortie-step"), (other, "item-step"),
    ]  # fmt: skip
