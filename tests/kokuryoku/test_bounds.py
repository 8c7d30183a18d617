"""What a figure does not exceed or fall below (X7.58), whom texts of the opponent do not touch (X7.62), and what may be
used because something has happened (X7.60)."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kokuryoku.board import Board, item, on, surprise, unit
from tests.kokuryoku.duels import pass_on, purpose
from tests.kokuryoku.test_sayable import me, strike, table, until

# --- X7.58


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットの攻撃力を2増やす。このユニットの攻撃力は3を超えない。", 3),
        ("このユニットの攻撃力は3を超えない。このユニットの攻撃力を2増やす。", 3),
        ("このユニットの攻撃力は3を超えない。", 2),
        ("このユニットの攻撃力は1を超えない。", 1),
        ("このユニットの攻撃力は4を下回らない。", 4),
        ("このユニットの攻撃力は1を下回らない。", 2),
        ("このユニットの攻撃力は1を超えない。このユニットの攻撃力は4を下回らない。", 4),
        ("このユニットの攻撃力は4を下回らない。このユニットの攻撃力は1を超えない。", 4),
        ("このユニットの攻撃力を2倍にする。このユニットの攻撃力は3を超えない。", 3),
        ("このユニットの攻撃力と反撃力を3増やす。このユニットの攻撃力と反撃力は4を超えない。", 4),
        ("このユニットの攻撃力と反撃力は4を下回らない。", 4),
        ("このユニットの攻撃力と反撃力は1を超えない。このユニットの攻撃力は3を下回らない。", 3),
        ("このユニットの反撃力は1を超えない。", 2),
        ("このユニットの反撃力は5を下回らない。", 2),
        ("他の自軍のユニットの攻撃力は1を超えない。", 2),
        ("自軍のユニットの攻撃力は1を超えない。", 1),
        ("敵軍のユニットの攻撃力は1を超えない。", 2),
        ("自分の手札が3枚以上なら、このユニットの攻撃力は1を超えない。", 2),
        ("敵軍のユニットが受けるダメージを1減らす。敵軍のユニットが受けるダメージは3を下回らない。", 3),
        ("自軍のユニットが受けるダメージは1を超えない。", 2),
    ],
)
@clause("kokuryoku", "X7.58")
def test_a_strike_stays_within_its_bounds(text: str, dealt: int) -> None:
    assert strike(table(me(text))) == dealt


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("", 2),
        ("このユニットの反撃力は1を超えない。", 1),
        ("このユニットの反撃力は4を下回らない。", 4),
        ("このユニットの攻撃力と反撃力は1を超えない。", 1),
        ("このユニットの攻撃力は1を超えない。", 2),
        ("このユニットの攻撃力と反撃力は5を下回らない。", 5),
    ],
)
@clause("kokuryoku", "X7.58", "X5.6")
def test_a_counter_stays_within_its_bounds(text: str, dealt: int) -> None:
    foe = unit("返", text, spirit=9, counter=2, arms="breath", action="breath", levels={})
    board = table(me("", spirit=9), foe, first=[on("主", 4, 9)], second=[on("返", 7)])
    board.take("first", "主")
    board.attack("first", "主", "返", counter=True)
    until(board, lambda: bool(board.damage("主")))
    assert board.damage("主") == [dealt]


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("このユニットの最大気力を3増やす。このユニットの最大気力は7を超えない。", 7),
        ("このユニットの最大気力を3減らす。このユニットの最大気力は5を下回らない。", 5),
        ("このユニットの攻撃力と反撃力は1を超えない。このユニットの最大気力を1増やす。", 7),
        ("このユニットの攻撃力と反撃力は9を下回らない。このユニットの最大気力を1増やす。", 7),
        ("このユニットの攻撃力は1を超えない。", 6),
        ("他の自軍のユニットの最大気力は1を超えない。", 6),
    ],
)
@clause("kokuryoku", "X7.58", "X3.2")
def test_the_maximum_stays_within_its_bounds(text: str, most: int) -> None:
    board = table(me(text), first=[on("主", 4, 1)])
    assert board.rules.maximum(board.state, board.card("主")) == most


@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("このユニットが攻撃で支払う気力は1を超えない。", 1),
        ("このユニットが攻撃で支払う気力は3を下回らない。", 3),
        ("", 2),
    ],
)
@clause("kokuryoku", "X7.58", "X5.3")
def test_a_payment_stays_within_its_bounds(text: str, paid: int) -> None:
    board = table(me(text))
    strike(board)
    assert board.paid("主") == [paid]


# --- X7.62


def struck_by(text: str, what: str, own: bool = False) -> int:
    """How many chips a unit with this text loses by a text of the other player, or of its own one."""
    hard = unit("堅", text, spirit=6, arms="breath", action="breath", levels={})
    other = unit("友軍", spirit=6, arms="breath", action="breath", levels={})
    whom = "自軍" if own else "敵軍"
    loss = f"{whom}のユニットすべては気力を1失う。"
    mine = me(f"【技】[自国力フェイズ]{loss}" if what == "crest" else "")
    cards = [hard, other, surprise("札", f"[自国力フェイズ]{loss}"), item("瓶", f"【使用】[自国力フェイズ]{loss}")]
    side = [on("堅", 5, 4), on("友軍", 3, 4)] if own else []
    there = [on("的", 11)] if own else [on("堅", 7, 4), on("友軍", 8, 4)]
    board = table(mine, *cards, first=[on("主", 4, 6, attached=["瓶"]), *side], second=there, hand=["札"], phase="item")
    board.act("first", what, {"surprise": "札", "crest": "主", "use": "瓶"}[what])
    until(board, lambda: not board.state.stack)
    assert board.chips("友軍") == 3
    return 4 - board.chips("堅")


@pytest.mark.parametrize(
    ("kind", "safe"),
    [("サプライズ", ("surprise",)), ("紋章能力", ("crest",)), ("効果", ("surprise", "crest", "use"))],
)
@clause("kokuryoku", "X7.62")
def test_texts_of_the_opponent_do_nothing_to_a_unit(kind: str, safe: tuple[str, ...]) -> None:
    text = f"このユニットは相手の{kind}の影響を受けない。"
    for what in ("surprise", "crest", "use"):
        assert struck_by(text, what) == (what not in safe)
        assert struck_by(text, what, own=True) == 1  # those of its own player do


@clause("kokuryoku", "X7.62")
def test_only_the_unit_of_which_the_text_speaks_is_untouched() -> None:
    assert struck_by("他の自軍のユニットは相手の紋章能力の影響を受けない。", "surprise") == 1
    assert struck_by("自分の手札が3枚以上なら、このユニットは相手のサプライズの影響を受けない。", "surprise") == 1
    assert struck_by("", "surprise") == 1


@pytest.mark.parametrize(("second", "untouched"), [("紋章能力", False), ("サプライズ", True)])
@clause("kokuryoku", "X7.62")
def test_one_of_several_texts_is_enough(second: str, untouched: bool) -> None:
    text = f"このユニットは相手の紋章能力の影響を受けない。このユニットは相手の{second}の影響を受けない。"
    assert struck_by(text, "surprise") == (not untouched)


# --- X7.60


def windows(board: Board, upto: str = "invasion") -> list[str]:
    """Who is asked in the windows of events until then; everybody passes."""
    found: list[str] = []

    def there() -> bool:
        asked = board.asked()
        if asked is not None and asked[1:] == ("event-window", "X7.60"):
            found.append(asked[0])
        return asked is not None and asked[1] == upto and bool(found or not board.state.stack)

    until(board, there)
    return found


HURT = "[自軍のユニットがダメージを受けた時]カードを1枚引く。"
DEALT = "[敵軍のユニットがダメージを受けた時]カードを1枚引く。"


@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [
        (DEALT, HURT, ["first", "second"]),
        (HURT, DEALT, []),
        (DEALT, DEALT, ["first"]),
        (HURT, HURT, ["second"]),
    ],
)
@clause("kokuryoku", "X7.60")
def test_the_turn_player_is_asked_first(mine: str, theirs: str, asked: list[str]) -> None:
    for turn in ("first", "second"):
        other = "second" if turn == "first" else "first"
        board = table(
            me(""), surprise("甲札", mine), surprise("乙札", theirs),
            first=[on("主" if turn == "first" else "的", 4)], second=[on("的" if turn == "first" else "主", 7)],
            turn=turn, hand=["甲札" if turn == "first" else "乙札"], other=["乙札" if turn == "first" else "甲札"],
        )  # fmt: skip
        board.take(turn, "主")
        board.attack(turn, "主", "的")
        names = {"first": turn, "second": other}
        found: list[str] = []
        while board.asked() is not None and board.state.turn_player == (turn == "second") and board.state.phase == 1:
            now = board.asked()
            assert now is not None
            if now[1] == "event-window":
                found.append(now[0])
            if now[1] == "invasion":
                break
            board._be_passive()
        assert found == [names[each] for each in asked]


@pytest.mark.parametrize("kind", ["surprise", "crest", "use"])
@clause("kokuryoku", "X7.60", "X7.24")
def test_texts_of_every_kind_can_be_for_an_event_on_either_side(kind: str) -> None:
    timing = "[敵軍のユニットがダメージを受けた時]カードを1枚引く。"
    plain = "[自国力フェイズ]カードを1枚引く。"
    for text, asked in ((timing, True), (plain, False)):
        owner = me(f"【技】{text}" if kind == "crest" else "")
        cards = [surprise("札", text), item("瓶", f"【使用】{text}")]
        board = table(
            owner, *cards, first=[on("主", 4, attached=["瓶"] if kind == "use" else []), on("友", 0)],
            hand=["札"] if kind == "surprise" else [],
        )  # fmt: skip
        before = len(board.hand("first"))
        board.take("first", "主")
        board.attack("first", "主", "的")
        pass_on_attack(board)
        assert (purpose(board) == "event-window") == asked
        if asked:
            assert board.asked() == ("first", "event-window", "X7.60")
            card = {"surprise": "札", "crest": "主", "use": "瓶"}[kind]
            assert board.why_not("second", kind, card)[0] in ("X7.10", "X7.24", "X7.9", "K3.1")
            board.act("first", kind, card)
            until(board, lambda board=board: not board.state.stack)  # type: ignore[misc]
            assert len(board.hand("first")) == before + 1 - (kind == "surprise")


def pass_on_attack(board: Board) -> None:
    """Nobody uses anything more in the window of the attack."""
    while purpose(board) == "attack-window":
        board.act((board.asked() or ("",))[0], "pass")


@clause("kokuryoku", "X7.60")
def test_a_line_speaks_of_what_the_event_was_about() -> None:
    text = "【祈】[自軍のユニットがダメージを受けた時]そのユニットの気力を1回復する。"
    text += "\n【力】[自国力フェイズ]カードを1枚引く。"
    nurse = unit("祈り手", text, arms="breath", action="breath", levels={})
    board = table(me(""), nurse, second=[on("的", 7, 8), on("打手", 8, 5), on("祈り手", 10)])
    board.take("first", "主")
    board.attack("first", "主", "的")
    pass_on_attack(board)
    assert board.offered("second", "crest") == [("祈り手", "0")]
    assert board.why_not("second", "crest", "祈り手", cell=1)[0] == "X7.24"
    board.act("second", "crest", "祈り手")
    until(board, lambda: purpose(board) != "event-window")
    assert (board.chips("的"), board.chips("打手")) == (7, 5)


@clause("kokuryoku", "X7.60", "X7.25")
def test_what_triggers_comes_before_what_is_used() -> None:
    text = "このユニットがダメージを受けた時、カードを1枚引く。"
    foe = unit("返", text, spirit=9, arms="breath", action="breath", levels={})
    board = table(me(""), foe, surprise("札", HURT), second=[on("返", 7)], other=["札"])
    board.take("first", "主")
    board.attack("first", "主", "返")
    pass_on_attack(board)
    assert board.asked() == ("second", "event-window", "X7.60") and len(board.hand("second")) == 2
    board.act("second", "surprise", "札")
    assert len(board.hand("second")) == 2
    pass_on(board)
