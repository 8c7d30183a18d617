"""When may what be used, and by whom? Every timing in every window, on both sides (X5.2, X7.10, X7.24, X7.26, K6.1)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, item, on, surprise, unit
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, table, until

TIMINGS: Final = {
    "攻": "攻撃宣言時",
    "防": "防御時",
    "戦": "戦闘中",
    "反": "反撃時",
    "動": "移動時",
    "敵": "敵移動時",
    "離": "自軍ユニット離脱時",
    "終": "エンドフェイズ開始時",
    "国": "自国力フェイズ",
    "行": "行動",
    "常": "いつでも",
}
EFFECT: Final = "使用済みチップを1枚未使用に戻す。"
CARDS: Final = [surprise(f"札{key}", f"[{timing}]{EFFECT}") for key, timing in TIMINGS.items()]


def bearing(name: str, keys: str, **more: Any) -> dict[str, Any]:
    """A unit with a crest ability for each of these timings."""
    lines = [f"【{label}】[{TIMINGS[key]}]{EFFECT}" for label, key in zip("技力", keys, strict=False)]
    return unit(name, "\n".join(lines), **{"spirit": 9, "arms": "breath", "action": "breath", "levels": {}, **more})


def offered(board: Board, verb: str = "surprise") -> str:
    """What is offered now, by the signs of the timings."""
    seat = (board.asked() or ("",))[0]
    return "".join(sorted(each[0][-1] for each in board.offered(seat, verb)))


def windows(board: Board, last: str, verb: str = "surprise") -> list[tuple[str, str, str]]:
    """What is offered in each question until one of another turn; everybody passes, the defender strikes back."""
    found: list[tuple[str, str, str]] = []
    turn = board.state.turn

    def there() -> bool:
        now = board.asked()
        if now is None or board.state.turn != turn:
            return True
        if now[1].endswith("-window") or now[1] in ("item-step", "action-step"):
            entry = (now[0], now[1], "".join(sorted(offered(board, verb), key="".join(TIMINGS).index)))
            if not found or found[-1] != entry:
                found.append(entry)
        return now[1] == last

    for _ in range(60):
        if there():
            return found
        now = board.asked()
        if now is not None and now[1] == "counter":
            board.act(now[0], "counter")
        else:
            board._be_passive()
    pytest.fail("it never came to that")


def armed(phase: str = "invasion", turn: str = "first", **more: Any) -> Board:
    """Both players have a surprise for every timing."""
    hands = {"hand": [f"札{key}@一{key}" for key in TIMINGS], "other": [f"札{key}@二{key}" for key in TIMINGS]}
    more.setdefault("first", [on("主", 4, 6), on("友", 0)])
    more.setdefault("second", [on("打手", 7, 8), on("的", 11)])
    return table(me("", spirit=9), *CARDS, phase=phase, turn=turn, **hands, **more)


@clause("kokuryoku", "X7.24", "X5.2")
def test_what_may_be_used_in_a_battle() -> None:
    board = armed()
    board.take("first", "主")
    board.attack("first", "主", "打手")
    assert windows(board, "invasion") == [
        ("first", "attack-window", "攻戦常"),
        ("second", "attack-window", "防戦常"),
        ("second", "counter-window", "戦反常"),
        ("first", "counter-window", "戦常"),
    ]


@clause("kokuryoku", "X7.24", "X5.2")
def test_what_may_be_used_in_a_battle_of_the_other_turn() -> None:
    board = armed(turn="second", second=[on("打手", 7, 9), on("的", 11)], first=[on("主", 4, 9), on("友", 0)])
    board.take("second", "打手")
    board.attack("second", "打手", "主")
    assert windows(board, "invasion") == [
        ("second", "attack-window", "攻戦常"),
        ("first", "attack-window", "防戦常"),
        ("first", "counter-window", "戦反常"),
        ("second", "counter-window", "戦常"),
    ]


@clause("kokuryoku", "X7.24", "K6.1")
def test_what_may_be_used_when_a_unit_moves_acts_and_as_the_end_phase_begins() -> None:
    board = armed()
    board.walk("first", "主", 5)
    assert windows(board, "invasion") == [
        ("first", "move-window", "動常"),
        ("second", "move-window", "敵常"),
        ("first", "action-step", "行常"),
    ]
    board.act("first", "go-on")
    assert windows(board, "put-hand-off") == [("first", "end-window", "終常"), ("second", "end-window", "終常")]


@clause("kokuryoku", "X7.26", "X7.24")
def test_what_may_be_used_in_national_power_phases_of_both() -> None:
    board = armed("item")
    assert windows(board, "invasion") == [("first", "item-step", "国常"), ("second", "item-step", "国常")]


@pytest.mark.parametrize(("chips", "seat"), [((9, 1), "second"), ((1, 9), "first")])
@clause("kokuryoku", "X7.24")
def test_what_may_be_used_when_a_unit_has_fallen(chips: tuple[int, int], seat: str) -> None:
    names = ("first", "second")
    mine, theirs = chips
    attacker = unit("弓手", spirit=9, attack=1, counter=0, arms="breath", action="breath", levels={})
    board = table(
        me("", spirit=9), attacker, *CARDS,
        first=[on("弓手", 4, mine), on("友", 0)], second=[on("打手", 7, theirs), on("的", 11)],
        hand=["札離@一離", "札常@一常", "札戦@一戦"], other=["札離@二離", "札常@二常", "札戦@二戦"],
    )  # fmt: skip
    board.take("first", "弓手")
    board.attack("first", "弓手", "打手")
    found = windows(board, "invasion")
    other = names[1 - names.index(seat)]
    assert [each for each in found if each[1] == "fall-window"] == [
        (seat, "fall-window", "離常"), (other, "fall-window", "常"),
    ]  # fmt: skip


# --- X7.10: whose


@clause("kokuryoku", "X7.10")
def test_in_a_battle_only_the_fighters_use_their_abilities() -> None:
    cards = [bearing("甲", "攻"), bearing("乙", "攻"), bearing("丙", "防"), bearing("丁", "防")]
    board = table(*cards, first=[on("甲", 4), on("乙", 5)], second=[on("丙", 7), on("丁", 8)])
    board.take("first", "甲")
    board.attack("first", "甲", "丙")
    assert (purpose(board), board.offered("first", "crest")) == ("attack-window", [("甲", "0")])
    assert board.why_not("first", "crest", "乙", cell=0) == ("X7.24", "not-the-right-time")
    assert board.why_not("second", "crest", "丙", cell=0) == ("X7.24", "not-the-right-time")  # not its turn
    board.pass_on("first")
    assert board.offered("second", "crest") == [("丙", "0")]
    assert board.why_not("second", "crest", "丁", cell=0) == ("X7.24", "not-the-right-time")


@clause("kokuryoku", "X7.10")
def test_in_a_counter_window_too_only_the_fighters_do() -> None:
    cards = [
        bearing("甲", "戦", counter=1),
        bearing("乙", "戦"),
        bearing("丙", "反戦", counter=1),
        bearing("丁", "反戦"),
    ]
    board = table(*cards, first=[on("甲", 4), on("乙", 5)], second=[on("丙", 7), on("丁", 8)])
    board.take("first", "甲")
    board.attack("first", "甲", "丙")
    until(board, lambda: purpose(board) == "counter")
    board.act("second", "counter", "丙")
    assert (purpose(board), board.offered("second", "crest")) == ("counter-window", [("丙", "0"), ("丙", "1")])
    board.pass_on("second")
    assert board.offered("first", "crest") == [("甲", "0")]


@clause("kokuryoku", "X7.10")
def test_who_moves_uses_its_own_abilities_and_the_other_side_any() -> None:
    cards = [bearing("甲", "動"), bearing("乙", "動"), bearing("丙", "敵"), bearing("丁", "敵動")]
    board = table(*cards, first=[on("甲", 4), on("乙", 0)], second=[on("丙", 10), on("丁", 11)])
    board.walk("first", "甲", 5)
    assert (purpose(board), board.offered("first", "crest")) == ("move-window", [("甲", "0")])
    assert board.why_not("first", "crest", "乙", cell=0) == ("X7.24", "not-the-right-time")
    board.pass_on("first")
    assert board.offered("second", "crest") == [("丙", "0"), ("丁", "0")]


@clause("kokuryoku", "X7.10", "K6.1")
def test_in_the_end_window_every_unit_may() -> None:
    cards = [bearing("甲", "終"), bearing("乙", "終"), bearing("丙", "終")]
    board = table(*cards, first=[on("甲", 4), on("乙", 0)], second=[on("丙", 10), on("的", 11)])
    until(board, lambda: purpose(board) == "end-window")
    assert board.offered("first", "crest") == [("甲", "0"), ("乙", "0")]
    board.pass_on("first")
    assert board.offered("second", "crest") == [("丙", "0")]


@clause("kokuryoku", "X7.10", "K5.3")
def test_in_the_action_step_only_the_acting_unit_does() -> None:
    cards = [bearing("甲", "行"), bearing("乙", "行常"), bearing("丙", "行常")]
    board = table(*cards, first=[on("甲", 4), on("乙", 0)], second=[on("丙", 10), on("的", 11)])
    board.take("first", "甲")
    assert board.offered("first", "crest") == [("甲", "0"), ("乙", "1")]
    assert board.why_not("first", "crest", "乙", cell=0) == ("X7.24", "not-the-right-time")
    assert board.why_not("second", "crest", "丙", cell=0) == ("X7.24", "not-the-right-time")
    board.act("first", "crest", "乙", cell=1)
    assert purpose(board) == "action-step"  # what may be used at any time is no action
    board.act("first", "crest", "甲")
    assert board.is_waiting("甲")


# --- why not, in a window


@clause("kokuryoku", "X7.24", "X7.37")
def test_in_a_window_the_condition_is_what_is_missing() -> None:
    cards = [
        surprise("札一", f"[攻撃宣言時:自分の手札が5枚以上]{EFFECT}"),
        surprise("札二", f"[攻撃宣言時](手札4){EFFECT}"),
        surprise("札三", f"[攻撃宣言時]{EFFECT}"),
        surprise("札四", f"[移動時:自分の手札が5枚以上]{EFFECT}"),
    ]
    board = table(me(""), *cards, hand=["札一", "札二", "札三", "札四"], other=["札三@他"])
    assert board.why_not("first", "surprise", "札一") == ("X7.24", "not-the-right-time")
    board.take("first", "主")
    board.attack("first", "主", "的")
    assert board.offered("first", "surprise") == [("札三",)]
    assert board.why_not("first", "surprise", "札一") == ("X7.37", "condition-not-met")
    assert board.why_not("first", "surprise", "札二") == ("X7.42", "too-few-cards-in-hand")
    assert board.why_not("first", "surprise", "札四") == ("X7.24", "not-the-right-time")
    assert board.why_not("first", "surprise", "他") == ("X7.24", "not-in-hand")
    assert board.why_not("first", "surprise", "主") == ("X2.2", "not-a-surprise")


@clause("kokuryoku", "X7.26", "X7.24")
def test_in_the_item_step_what_is_used_then_is_refused_for_what_is_missing() -> None:
    jar = item("瓶", f"【使用】[自国力フェイズ:自分の手札が5枚以上]{EFFECT}")
    crest = me(f"【技】[自国力フェイズ:自分の手札が5枚以上]{EFFECT}\n【力】[移動時]{EFFECT}")
    paper = surprise("札五", f"[自国力フェイズ:自分の手札が5枚以上]{EFFECT}")
    board = table(crest, jar, paper, first=[on("主", 4, attached=["瓶"])], hand=["札五", "薬草"], phase="item")
    for verb, card, more in (("use", "瓶", {}), ("crest", "主", {"cell": 0}), ("surprise", "札五", {})):
        assert board.why_not("first", verb, card, **more) == ("X7.37", "condition-not-met")
    assert board.why_not("first", "crest", "主", cell=1) == ("X7.24", "not-the-right-time")
    assert board.why_not("first", "crest", "主", cell=5) == ("X7.9", "no-such-ability")
    assert board.why_not("first", "crest", "的", cell=0) == ("X7.9", "not-your-unit")
    assert board.why_not("first", "use", "薬草") == ("X7.24", "not-attached")
    assert board.why_not("first", "use", "札五") == ("X7.24", "not-an-item-to-use")
    until(board, lambda: board.asked() is not None and board.state.active == 1)
    assert board.why_not("first", "crest", "主", cell=0) == ("X7.24", "not-the-right-time")


@clause("kokuryoku", "X7.24", "X7.37")
def test_a_crest_that_is_possible_is_used_once_and_an_item_goes() -> None:
    crest = me(f"【技】[自国力フェイズ:自分の手札が1枚以上]{EFFECT}")
    jar = item("瓶", f"【使用】[自国力フェイズ:自分の手札が1枚以上]{EFFECT}")
    board = table(crest, jar, first=[on("主", 4, attached=["瓶"])], hand=["薬草"], phase="item", more=({"used": 4}, {}))
    board.act("first", "crest", "主")
    assert board.piles("first")[1] == 3
    assert board.why_not("first", "crest", "主", cell=0) == ("X7.9", "used-this-turn")
    board.act("first", "use", "瓶")
    assert board.piles("first")[1] == 2 and board.off("first") == ["瓶"]


# --- X7.18, X7.21


@clause("kokuryoku", "X7.18", "X7.21")
def test_when_a_critical_or_a_capture_is_no_more_possible() -> None:
    sharp = me("【必殺】(気力1)\n【捕獲】(気力1)", spirit=9)
    other = unit(
        "鋭", "【必殺】(気力1)\n【捕獲】(気力1)", spirit=9, counter=1, arms="breath", action="breath", levels={}
    )
    board = table(sharp, other, first=[on("主", 4, 9), on("友", 0)], second=[on("鋭", 7, 9), on("的", 11)])
    for verb, rule in (("critical", "X7.18"), ("capture", "X7.21")):
        assert board.why_not("first", verb, "主") == (rule, "not-the-right-time")
        assert board.why_not("first", verb, "友") == (rule, "no-such-ability")
        assert board.why_not("first", verb, "鋭") == ("X7.10", "not-your-unit")
        assert board.why_not("second", verb, "鋭") == (rule, "not-the-right-time")
    board.take("first", "主")
    board.attack("first", "主", "鋭")
    for verb, rule in (("critical", "X7.18"), ("capture", "X7.21")):
        assert board.offered("first", verb) == [("主",)]
        assert board.why_not("second", verb, "鋭") == (rule, "not-the-right-time")
    board.act("first", "critical", "主")
    assert board.asked() == ("first", "attack-window", "X5.2")
    assert board.why_not("first", "critical", "主") == ("X7.18", "used-in-this-attack")
    assert board.offered("first", "capture") == [("主",)]
    board.act("first", "capture", "主")
    until(board, lambda: purpose(board) == "counter")
    assert board.damage("鋭") == [2]  # doubled and halved
    board.act("second", "counter", "鋭")
    assert board.why_not("second", "critical", "鋭")[0] == "X7.18"
    until(board, lambda: board.state.battle is None)
    assert board.damage("主") == [1] and board.paid("主") == [1, 1, 2]


@pytest.mark.parametrize(("verb", "rule"), [("critical", "X7.18"), ("capture", "X7.21")])
@clause("kokuryoku", "X7.18", "X7.21")
def test_who_cannot_pay_for_it_is_not_offered_it(verb: str, rule: str) -> None:
    sharp = me("【必殺】(気力4)\n【捕獲】(気力4)", spirit=9)
    for chips, may in ((3, False), (4, True)):
        board = table(sharp, first=[on("主", 4, chips), on("友", 0)], second=[on("打手", 7), on("的", 11)])
        board.take("first", "主")
        board.attack("first", "主", "打手")
        if may:
            assert board.offered("first", verb) == [("主",)]
        else:
            assert purpose(board) != "attack-window"
