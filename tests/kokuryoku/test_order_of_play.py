"""What comes when in a turn, and what follows an event at once: phases, the end phase, falls, modes, what happened."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, item, land, magic, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


def foe(text: str = "", **more: Any) -> dict[str, Any]:
    return unit("返", text, **{"spirit": 9, "counter": 2, "arms": "breath", "action": "breath", "levels": {}, **more})


def told_of(board: Board, *events: str) -> list[dict[str, Any]]:
    return [told for told in board.told() if told["event"] in events]


# --- phases


@pytest.mark.parametrize(("turn", "chips"), [("first", (0, 4)), ("second", (3, 0))])
@clause("kokuryoku", "K4.0", "X2.4")
def test_used_chips_of_the_turn_player_come_back_and_nobody_elses(turn: str, chips: tuple[int, int]) -> None:
    board = table(me(""), phase="power", turn=turn, more=({"used": 3}, {"used": 4}))
    assert (board.piles("first")[1], board.piles("second")[1]) == chips
    phases = told_of(board, "PhaseBegan", "PileChanged")
    assert [told["event"] for told in phases[:2]] == ["PhaseBegan", "PileChanged"]
    assert (phases[0]["clause"], phases[0]["seat"]) == ("K1.2", ("first", "second").index(turn))
    assert (phases[1]["clause"], phases[1]["amount"]) == ("K4.0", 3 if turn == "first" else 4)
    until(board, lambda: board.state.phase == 1)
    assert (board.piles("first")[1], board.piles("second")[1]) == chips
    order = [(told["phase"], told["seat"]) for told in told_of(board, "PhaseBegan")]
    own = ("first", "second").index(turn)
    assert order == [(0, own), (0, 1 - own), (1, own)]


@clause("kokuryoku", "K4.0")
def test_without_used_chips_none_come_back() -> None:
    board = table(me(""), phase="power")
    assert told_of(board, "PileChanged") == []
    assert [told["clause"] for told in told_of(board, "PhaseBegan")] == ["K1.2"]


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("kokuryoku", "K5.0", "K5.0a")
def test_why_a_unit_does_not_begin_its_turn(turn: str) -> None:
    other = "second" if turn == "first" else "first"
    names = {"first": ("主", "友"), "second": ("返", "的")}
    board = table(me(""), foe(), turn=turn, first=[on("主", 0), on("友", 2)], second=[on("返", 9), on("的", 11)])
    one, two = names[turn]
    assert board.why_not(other, "act-with", names[other][0]) == ("K5.0", "not-your-invasion-phase")
    assert board.why_not(turn, "act-with", names[other][0]) == ("K5.0", "not-your-unit")
    board.act(turn, "act-with", one)
    assert board.why_not(turn, "act-with", two) == ("K5.0a", "another-unit-acts")
    board.act(turn, "go-on")
    assert board.asked() == (turn, "invasion", "K5.0")  # it stood still and is not waiting, but has had its turn
    assert board.why_not(turn, "act-with", one) == ("K5.0a", "no-coming-back")
    board.act(turn, "act-with", two)
    board.act(turn, "move", two, cell=1 if turn == "first" else 10)
    until(board, lambda: board.state.turn_player == ("first", "second").index(other))
    assert board.why_not(turn, "act-with", two) == ("K5.0", "not-your-invasion-phase")


@clause("kokuryoku", "K5.4a", "K5.1")
def test_who_has_moved_waits_until_the_next_own_invasion_phase() -> None:
    board = table(me(""), foe(), first=[on("主", 0), on("友", 2)], second=[on("返", 9), on("的", 11)])
    board.walk("first", "主", 3)
    until(board, lambda: board.asked() == ("first", "invasion", "K5.0"))
    assert board.why_not("first", "act-with", "主") == ("K5.4a", "unit-is-waiting")
    until(board, lambda: board.asked() == ("second", "invasion", "K5.0"))
    assert board.is_waiting("主")
    until(board, lambda: board.asked() == ("first", "invasion", "K5.0"))
    assert not board.is_waiting("主") and ("主",) in board.offered("first", "act-with")


# --- how a game ends


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("kokuryoku", "X1.5", "X1.3")
def test_one_of_several_units_holds_the_square(turn: str) -> None:
    mine = [on("主", 1 if turn == "second" else 10), on("友", 4)]
    theirs = [on("返", 7), on("的", 8)]
    sides: dict[str, Any] = {"first": mine, "second": theirs}
    if turn == "second":
        sides = {"first": theirs, "second": mine}
    board = table(me(""), foe(), turn=turn, variant="hold", **sides)
    assert board.outcome() == (turn, "hold", "X1.5")
    away = [on("主", 4), on("友", 5)]
    sides = {"first": away, "second": theirs} if turn == "first" else {"first": theirs, "second": away}
    assert table(me(""), foe(), turn=turn, variant="hold", **sides).outcome() is None


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("kokuryoku", "X1.3", "X7.30")
def test_whoever_has_no_unit_in_an_invasion_phase_loses(turn: str) -> None:
    for empty in ("first", "second"):
        sides: dict[str, Any] = {"first": [on("主", 4)], "second": [on("返", 7)], empty: []}
        board = table(me(""), foe(), turn=turn, **sides)
        assert board.outcome() == ("second" if empty == "first" else "first", "annihilation", "X1.3")
    board = table(me(""), foe(), turn=turn, first=[], second=[])
    assert board.outcome() == ("nobody", "both-annihilated", "X1.3")
    board = table(
        me(""), foe(), turn=turn, first=[on("主", 4)], second=[], phase="item", hand=["薬草"], other=["薬草@b"]
    )
    assert board.outcome() is None or board.outcome() == ("first", "annihilation", "X1.3")


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "X1.1", "X7.40")
def test_occupation_is_looked_for_in_either_turn(seat: str) -> None:
    cells = (9, 10, 11) if seat == "first" else (0, 1, 2)
    units = [on(f"兵@{place}", cell) for place, cell in enumerate(cells)]
    for turn in ("first", "second"):
        sides: dict[str, Any] = {"first": [on("主", 4)], "second": [on("返", 7)], seat: units}
        assert table(me(""), foe(), turn=turn, **sides).outcome() == (seat, "occupation", "X1.1")
        sides[seat] = units[:2]
        assert table(me(""), foe(), turn=turn, **sides).outcome() is None


# --- falls


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("敵軍のユニット1体を戦場外に置く。", True),
        ("敵軍のユニット1体は気力を9失う。", True),
        ("敵軍のユニット1体を持ち主の手札に戻す。", False),
        ("敵軍のユニット1体を国外に置く。", False),
    ],
)
@clause("kokuryoku", "X7.24", "X3.3")
def test_only_who_is_put_off_the_field_has_fallen(text: str, asked: bool) -> None:
    volunteers = surprise("義", "[自軍ユニット離脱時]使用済みチップを1枚未使用に戻す。")
    board = used(text, cards=[volunteers], other=["義"], second=[on("的", 7, 5), on("打手", 11, 5)])
    board.choose("first", "的")
    assert (board.asked() == ("second", "fall-window", "X7.24")) == asked


@clause("kokuryoku", "X3.3", "X5.7")
def test_a_unit_that_does_not_leave_stays_without_chips() -> None:
    stubborn = foe("このユニットは離脱しない。")
    board = table(
        me("", attack=5), stubborn, first=[on("主", 4, 6), on("友", 0)], second=[on("返", 7, 3), on("的", 11)]
    )
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: board.state.battle is None)
    assert (board.cell("返"), board.chips("返")) == (7, 0) and "UnitLeft" not in board.happened()
    board = used("敵軍のユニットすべては気力を9失う。", cards=[stubborn], second=[on("返", 7, 5), on("打手", 11, 5)])
    assert board.field("second") == ["返"] and board.off("second") == ["打手"]


@clause("kokuryoku", "X3.2", "X7.1")
def test_the_maximum_of_a_unit_never_falls_below_one() -> None:
    board = table(me("このユニットの最大気力を9減らす。"), first=[on("主", 4, 1), on("友", 0)])
    assert board.rules.maximum(board.state, board.card("主")) == 1 and board.chips("主") == 1
    heavy = weapon("重剣", max=2)
    board = table(me("", **SWORD), heavy, first=[on("主", 4, 8, attached=["重剣"]), on("友", 0)])
    assert board.rules.maximum(board.state, board.card("主")) == 8


# --- what is used with an X, modes, and what happened


@pytest.mark.parametrize(("number", "dealt"), [(1, 3), (2, 4), (3, 5)])
@clause("kokuryoku", "X5.2", "X7.42")
def test_an_x_that_was_paid_in_the_window_counts_for_the_attack(number: int, dealt: int) -> None:
    text = "【技】[攻撃宣言時](気力X)この戦闘中、このユニットの攻撃力をX増やす。"
    board = table(me(text, spirit=9), first=[on("主", 4, 9), on("友", 0)])
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("first", "crest", "主")
    assert (purpose(board), board.options("first")) == ("pay-spirit", [str(each) for each in range(1, 10)])
    board.number("first", number)
    until(board, lambda: bool(board.damage("的")))
    assert board.damage("的") == [dealt] and board.paid("主") == [number, 2]


@clause("kokuryoku", "X7.51")
def test_a_mode_knows_the_x_of_its_text_and_the_unit_of_its_event() -> None:
    text = "【技】[行動](気力X)次のうち1つを行う。・敵軍のユニットすべては気力をX失う。・カードを1枚引く。"
    board = table(me(text), first=[on("主", 4, 6), on("友", 0)], second=[on("的", 7, 9)])
    board.take("first", "主")
    board.act("first", "crest", "主")
    board.number("first", 3)
    board.option("first", "mode-1")
    assert board.chips("的") == 6
    text = "このユニットがダメージを与えた時、次のうち1つを行う。・そのユニットは気力を3失う。・カードを1枚引く。"
    board = table(me(text), first=[on("主", 4, 6), on("友", 0)], second=[on("的", 7, 9), on("打手", 11, 9)])
    board.take("first", "主")
    board.attack("first", "主", "的")
    until(board, lambda: purpose(board) == "mode")
    board.option("first", "mode-1")
    assert (board.chips("的"), board.chips("打手")) == (4, 9)


@pytest.mark.parametrize("lasting", ["", "このターン中、自軍のユニットは反撃できない。"])
@clause("kokuryoku", "X7.63")
def test_effects_that_last_are_nothing_that_has_happened(lasting: str) -> None:
    asks = "[エンドフェイズ開始時:このターンに自軍のユニットが敵軍のユニットを倒している]カードを1枚引く。"
    for chips, asked in ((2, True), (5, False)):
        cards = [surprise("問", asks)]
        hand = ["問"]
        if lasting:
            cards.append(surprise("続", f"[自国力フェイズ]{lasting}"))
            hand.append("続")
        board = table(me(""), *cards, first=[on("主", 4), on("友", 0)], second=[on("的", 7, chips), on("打手", 11)],
                      hand=hand, phase="item")  # fmt: skip
        if lasting:
            board.act("first", "surprise", "続")
        until(board, lambda board=board: purpose(board) == "invasion")  # type: ignore[misc]
        strike(board)
        found: list[str] = []

        def there(board: Board = board, found: list[str] = found) -> bool:
            if purpose(board) == "end-window" and ("問",) in board.offered("first", "surprise"):
                found.append("問")
            return board.state.turn_player == 1

        until(board, there)
        assert bool(found) == asked


@clause("kokuryoku", "X5.4", "X3.2")
def test_spirit_that_damage_brings_down_to_so_many_is_heard_once() -> None:
    text = "このユニットの気力が最大気力の半分以下になった時、カードを1枚引く。"
    for chips, drawn in ((6, 1), (7, 0), (4, 0), (5, 1)):
        board = table(me(""), foe(text, spirit=8), first=[on("主", 4), on("友", 0)], second=[on("返", 7, chips)])
        strike(board, target="返")
        until(board, lambda board=board: purpose(board) == "invasion")  # type: ignore[misc]
        assert len(board.hand("second")) == drawn


# --- equipment


@clause("kokuryoku", "X5.1", "X7.36")
def test_with_what_a_unit_strikes() -> None:
    arms = {"arms": "sword", "action": "direct", "levels": {"sword": "A", "fire": "A", "staff": "A"}}
    staff = unit(
        "僧", attack=0, counter=0, arms="staff", action="heal", sort="cleric", heal=1, staff=1, levels={"fire": "A"}
    )
    ring = item("輪", "このユニットの攻撃力を1増やす。")
    cards = [weapon("剣札"), magic("炎札"), magic("杖札", arms="staff"), ring]
    for attached, expected in (
        (["剣札", "炎札", "輪"], ["剣札", "主", "炎札"]),
        (["杖札", "輪"], ["主"]),
        (["輪"], ["主"]),
        ([], ["主"]),
    ):
        board = table(me("", **arms), staff, *cards, first=[on("主", 4, attached=attached), on("僧", 0)])
        board.take("first", "主")
        assert sorted(each[2] for each in board.offered("first", "attack")) == sorted(expected)
    board = table(me(""), staff, *cards, first=[on("僧", 4, attached=["炎札"]), on("主", 0)])
    board.act("first", "act-with", "僧")
    assert board.why_not("first", "attack", "僧", "的", "炎札") == ("X5.9", "staff-unit")


# --- the end phase

TRAINED = [
    unit("師", spirit=6),
    unit("達人", "【クラスチェンジ】「師」\n【修練】(手札1)", spirit=7),
    unit("名人", "【クラスチェンジ】「師」", spirit=7),
    weapon("宝剣", "【象徴】カードを1枚引く。"),
    weapon("宝槍", "【象徴】カードを1枚引く。", arms="lance"),
]


def late(**more: Any) -> Board:
    more.setdefault("first", [on("師", 4, attached=["宝剣", "宝槍"]), on("兵", 0)])
    return table(*TRAINED, weapon("剣札"), phase="end", **more)


@clause("kokuryoku", "K6.3", "X7.14")
def test_what_is_offered_in_the_training_step() -> None:
    board = late(hand=["達人", "名人", "薬草"])
    assert purpose(board) == "training-step"
    assert board.offered("first", "train") == [("達人", "師")]
    assert board.offered("first", "symbol") == [("宝剣",), ("宝槍",)]
    board.act("first", "train", "達人", "師")
    if purpose(board) == "pay-hand":
        board.choose("first", "薬草")
    assert "達人" in board.field("first") and board.off("first") == ["薬草"]
    assert purpose(board) == "training-step" and board.offered("first", "train") == []
    board = late(first=[on("師", 4), on("兵", 0)], hand=["達人"])
    assert purpose(board) != "training-step"  # nothing to pay with
    board = late(first=[on("兵", 0)], hand=["達人", "薬草"])
    assert purpose(board) != "training-step"


@clause("kokuryoku", "K6.4", "X7.15")
def test_each_symbol_is_used_once_in_a_turn() -> None:
    board = late(first=[on("師", 4, attached=["宝剣", "宝槍", "剣札"]), on("兵", 0)])
    board.act("first", "symbol", "宝槍")
    assert len(board.hand("first")) == 1
    assert purpose(board) == "training-step" and board.offered("first", "symbol") == [("宝剣",)]
    assert board.why_not("first", "symbol", "宝槍") == ("X7.15", "used-this-turn")
    board.act("first", "go-on")
    assert purpose(board) != "training-step" and len(board.hand("first")) == 1
    until(board, lambda: board.asked() == ("first", "training-step", "K6.3"))
    assert board.offered("first", "symbol") == [("宝剣",), ("宝槍",)]  # anew in the next own turn


@clause("kokuryoku", "K6.4", "K6.3")
def test_nobody_trains_or_uses_a_symbol_in_the_turn_of_the_other() -> None:
    board = late(turn="second", hand=["達人", "薬草"])
    assert purpose(board) != "training-step"
    board = table(
        *TRAINED, phase="invasion", first=[on("師", 4, attached=["宝剣"]), on("兵", 0)], hand=["達人", "薬草"]
    )
    assert board.why_not("first", "symbol", "宝剣") == ("K6.4", "not-your-end-phase")
    assert board.why_not("first", "train", "達人", "師") == ("K6.3", "not-your-end-phase")


@pytest.mark.parametrize("answer", ["1", "step"])
@clause("kokuryoku", "K4.2a", "X7.49")
def test_who_does_something_else_instead_does_not_sortie(answer: str) -> None:
    text = "自出撃ステップを行う代わりに、使用済みチップを1枚未使用に戻してもよい。"
    board = table(me(text), first=[on("主", 4, 2)], hand=["兵"], phase="sortie", more=({"used": 3}, {}))
    board.option("first", answer)
    assert (purpose(board) == "sortie-step") == (answer == "step")
    if answer == "step":
        board.act("first", "sortie", "兵", cell=0)
        board.number("first", 1)
        assert board.cell("兵") == 0 and board.piles("first")[1] == 3


# --- units that are put somewhere


@clause("kokuryoku", "X2.3", "X7.34")
def test_several_units_are_put_on_squares_one_after_the_other() -> None:
    board = used("自軍のユニットを2体選び、自分の空いている出撃マスに移す。",
                 first=[on("主", 4, 3), on("友", 5, 2), on("兵", 0, 2)])  # fmt: skip
    board.choose("first", "主", "友")
    question: Any = board._question(0)
    assert sorted(question.candidates) == [1, 2]
    board.square("first", 1)
    if board.cell("友") != 2:
        board.square("first", 2)
    assert (board.cell("主"), board.cell("友"), board.cell("兵")) == (1, 2, 0)


@clause("kokuryoku", "X2.3", "X7.34")
def test_units_are_put_on_an_empty_square_next_to_them() -> None:
    rock = land("岩", "騎兵はこのマスに進入できない。", kind="mountain")
    rider = unit("騎", move="cavalry", sort="knight", levels={})
    board = used("自軍のユニットすべてを1マス移動させる。", cards=[rock, rider], more=({"lands": {3: "岩"}}, {}),
                 first=[on("騎", 0, 3), on("友", 5, 2)])  # fmt: skip
    question: Any = board._question(0)  # the rider has one way only, and goes it
    assert (board.cell("騎"), sorted(question.candidates)) == (1, [2, 4, 8])
    board.square("first", 8)
    assert board.cell("友") == 8


@pytest.mark.parametrize(("net", "dealt"), [("", [2, 2]), ("capture", [1, 1])])
@clause("kokuryoku", "X5.4", "X7.21")
def test_a_follow_up_deals_what_the_attack_dealt(net: str, dealt: list[int]) -> None:
    board = table(me("【追撃】(気力1)\n【捕獲】(気力1)", spirit=9), first=[on("主", 4, 9), on("友", 0)],
                  second=[on("的", 7, 9)])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("first", *((net, "主") if net else ("pass",)))
    assert purpose(board) == "follow-up"
    board.act("first", "follow-up", "主")
    assert board.damage("的") == dealt and board.field("second") == ["的"]


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("kokuryoku", "K5.1")
def test_all_waiting_units_of_the_turn_player_become_able_but_those_that_may_not(turn: str) -> None:
    text = "このユニットは行動可能状態にならない。"
    cards = [unit("眠", text, levels={}), unit("鼾", text, levels={})]
    board = table(
        me(""), *cards, phase="item", turn=turn,
        first=[on("主", 0, 2, waiting=True), on("友", 1, 2, waiting=True), on("眠", 2, 2, waiting=True)],
        second=[on("的", 9, 2, waiting=True), on("打手", 10, 2, waiting=True), on("鼾", 11, 2, waiting=True)],
    )  # fmt: skip
    until(board, lambda: purpose(board) == "invasion")
    own, other = (("主", "友"), ("的", "打手")) if turn == "first" else (("的", "打手"), ("主", "友"))
    assert [board.is_waiting(each) for each in own] == [False, False]
    assert [board.is_waiting(each) for each in other] == [True, True]
    assert board.is_waiting("眠") and board.is_waiting("鼾")
    assert sorted(board.offered(turn, "act-with")) == sorted([(each,) for each in own])
    board = table(me(""), cards[0], phase="item", turn=turn, first=[on("主", 0, 2, waiting=True)],
                  second=[on("的", 9, 2, waiting=True)])  # fmt: skip
    until(board, lambda: purpose(board) == "invasion")
    assert board.is_waiting("主") == (turn == "second") and board.is_waiting("的") == (turn == "first")


@pytest.mark.parametrize(("answer", "drawn"), [("1", 0), ("step", 1)])
@clause("kokuryoku", "K4.1", "X7.49")
def test_who_does_something_else_instead_does_not_draw(answer: str, drawn: int) -> None:
    text = "ドローステップにカードを引く代わりに、使用済みチップを1枚未使用に戻してもよい。"
    board = table(me(text), phase="draw", more=({"used": 3}, {}))
    board.option("first", answer)
    assert (len(board.hand("first")), board.piles("first")[1]) == (drawn, 3 - (1 - drawn))


@clause("kokuryoku", "X7.17")
def test_why_no_unit_follows_up() -> None:
    twice = "【追撃】(気力1)"
    board = table(me(twice, spirit=9), foe(twice), first=[on("主", 4, 9), on("友", 0)], second=[on("返", 7)])
    assert board.why_not("first", "follow-up", "主") == ("X7.17", "not-the-right-time")
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "counter")
    assert board.why_not("second", "follow-up", "返") == ("X7.17", "not-the-right-time")
    board.act("second", "counter", "返")
    until(board, lambda: purpose(board) == "follow-up")
    assert board.why_not("first", "follow-up", "友") == ("X7.17", "not-the-right-time")
    board.act("first", "follow-up", "主")
    assert board.why_not("first", "follow-up", "主") == ("X7.17", "not-the-right-time")
    board = table(me(""), foe(), first=[on("主", 4, 6), on("友", 0)], second=[on("返", 7)])
    board.take("first", "主")
    board.attack("first", "主", "返")
    until(board, lambda: purpose(board) == "counter")
    assert board.why_not("first", "follow-up", "主") == ("X7.17", "no-such-ability")


@clause("kokuryoku", "X7.51", "X7.25")
def test_a_mode_speaks_of_the_unit_that_was_harmed() -> None:
    text = (
        "このユニットがダメージを与えた時、次のうち1つを行う。"
        "・ダメージを受けたユニットは気力を3失う。・カードを1枚引く。"
    )
    board = table(me(text), first=[on("主", 4, 6), on("友", 0)], second=[on("的", 7, 9), on("打手", 11, 9)])
    board.take("first", "主")
    board.attack("first", "主", "的")
    until(board, lambda: purpose(board) == "mode")
    board.option("first", "mode-1")
    assert (board.chips("的"), board.chips("打手")) == (4, 9)


@clause("kokuryoku", "X7.21")
def test_a_captured_unit_leaves_by_the_rule_of_capture() -> None:
    board = table(me("【捕獲】(気力1)", attack=4, spirit=9), foe(), first=[on("主", 4, 9), on("友", 0)],
                  second=[on("返", 7, 2), on("的", 11)])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    board.act("first", "capture", "主")
    until(board, lambda: board.state.battle is None)
    assert [(told["card"]["card"], told["clause"]) for told in told_of(board, "UnitLeft")] == [("返", "X7.21")]
    assert board.abroad("second") == ["返"]
