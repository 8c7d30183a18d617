"""803, 810: what was done in this turn, by whom, and what is replaced, with the case next to each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, strategy, tactics, unit

MATE = unit("友", hp=3000, attribute="風")
FOE = unit("敵", hp=3000, attribute="闇")
GUARD = unit("衛", hp=3000, attribute="雷")
FILLER = unit("山", hp=500)
AID = enhancement("盾")
WHEEL = enhancement("輪", exs=[ex("回す", "自分のターンに使える。デッキを1枚引く。")])
BOOK = strategy("書", "相手のスタンバイ・ユニットすべてに炎カウンターを1個置く。")
NOTE = tactics("紙", "相手のスタンバイ・ユニットすべてに炎カウンターを1個置く。")


def table(act: str, asking: str, **more: Any) -> Board:
    """The first player's turn: 主 beside 友 against 敵 beside 衛. 術 does the act, 問 draws where the text asks so."""
    me = unit("主", hp=3000, text=more.pop("me", ""), skills=[skill("打つ", 300)])
    foe = unit("敵", hp=3000, attribute="闇", text=more.pop("foe", ""))
    cards = [me, MATE, foe, GUARD, FILLER, AID, WHEEL, BOOK, NOTE]
    cards += [tactics("術", act or "デッキを1枚引く。"), tactics("問", f"{asking}なら、デッキを3枚引く。")]
    first = {"main": "主", "standby": ["友"], "deck": ["山"] * 9, **more.pop("first", {})}
    first["hand"] = [*(["術"] if act else []), "問", "山@余", *first.get("hand", [])]
    second = {"main": "敵", "standby": ["衛"], "deck": ["山"] * 9, **more.pop("second", {})}
    return Board(cards=[*cards, *more.pop("cards", [])], first=first, second=second, **more)


def asked(board: Board) -> bool:
    """Whether the question is answered with yes: three cards are drawn."""
    before = len(board.hand("first"))
    board.play("first", "問")
    drawn = len(board.hand("first")) - before + 1
    assert drawn in (0, 3)
    return drawn == 3


ARROW = "相手のメイン・ユニットに100ダメージを与える。"
MARKED = "このターンに相手のユニットがカウンターを置かれていた"
CHANGE = "相手のスタンバイ・ユニット1体をメイン・ユニットと入れ替える。"
HURT = {"main": {"card": "敵", "damage": 500}}


@pytest.mark.parametrize(
    ("act", "asking", "second", "so"),
    [
        (ARROW, "このターンに相手のメイン・ユニットがダメージを受けていた", {}, True),
        (ARROW, "このターンに相手のスタンバイ・ユニットがダメージを受けていた", {}, False),
        (ARROW, "このターンに自分のユニットがダメージを受けていた", {}, False),
        (ARROW, "このターンに自分のユニットがダメージを与えていた", {}, False),
        ("相手のメイン・ユニットのHPを100回復する。", "このターンに相手のユニットが回復していた", HURT, True),
        ("相手のメイン・ユニットのHPを100回復する。", "このターンに相手のユニットが回復していた", {}, False),
        ("相手のメイン・ユニットのHPを100回復する。", "このターンに自分のユニットが回復していた", HURT, False),
        ("相手のメイン・ユニットをレストする。", "このターンに相手のユニットがレストしていた", {}, True),
        ("相手のメイン・ユニットをレストする。", "このターンに相手のユニットがスタンしていた", {}, False),
        ("相手のメイン・ユニットをスタンする。", "このターンに相手のユニットがスタンしていた", {}, True),
        ("相手のメイン・ユニットをスタンする。", "このターンに相手のユニットが復帰していた", {}, False),
        ("相手のメイン・ユニットをスタンする。", "このターンに相手のユニットがレストしていた", {}, False),
        ("相手のメイン・ユニットをスタンする。", "このターンに自分のユニットがスタンしていた", {}, False),
        (
            "相手のメイン・ユニットを復帰する。",
            "このターンに相手のユニットが復帰していた",
            {"main": {"card": "敵", "placed": "rested"}},
            True,
        ),
        (
            "相手のメイン・ユニットに炎カウンターを1個置く。",
            MARKED,
            {},
            True,
        ),
        (
            "自分のメイン・ユニットに炎カウンターを1個置く。",
            MARKED,
            {},
            False,
        ),
        (
            "相手のメイン・ユニットの炎カウンターを1個取り除く。",
            MARKED,
            {"main": {"card": "敵", "counters": {"炎": 1}}},
            False,
        ),
        (
            CHANGE,
            "このターンに相手のユニットがメイン・ユニットになっていた",
            {},
            True,
        ),
        (
            CHANGE,
            "このターンに相手のユニットが退却していた",
            {},
            False,
        ),
        ("相手のスタンバイ・ユニット1体をKOする。", "このターンに相手のユニットがKOしていた", {}, True),
        ("相手のスタンバイ・ユニット1体をKOする。", "このターンに自分のユニットがKOしていた", {}, False),
        ("手札を1枚捨てる。", "このターンに自分が手札を捨てていた", {}, True),
        ("手札を1枚捨てる。", "このターンに相手が手札を捨てていた", {}, False),
        ("デッキを1枚引く。", "このターンに自分がデッキを引いていた", {}, True),
        ("デッキを1枚引く。", "このターンに相手がデッキを引いていた", {}, False),
        ("デッキを1枚引く。", "このターンに自分が手札を捨てていた", {}, False),
        ("自分のデッキの上から1枚を捨て場に置く。", "このターンに自分が手札を捨てていた", {}, False),
        (
            "自分のデッキの上から1枚をエネルギーとして自分のメイン・ユニットにつける。",
            "このターンに自分のメイン・ユニットがエネルギーをつけられていた",
            {},
            True,
        ),
        (
            "自分のデッキの上から1枚をエネルギーとして自分のメイン・ユニットにつける。",
            "このターンに自分のメイン・ユニットが強化をセットされていた",
            {},
            False,
        ),
        (
            "自分のデッキの上から1枚をエネルギーとして自分のメイン・ユニットにつける。",
            "このターンに自分がチャージしていた",
            {},
            False,
        ),
    ],
)
@clause("hanyo", "803.1")
def test_what_an_effect_has_done_in_this_turn(act: str, asking: str, second: dict[str, Any], so: bool) -> None:
    board = table(act, asking, second=second)
    board.play("first", "術")
    for each in ("余", "術"):
        if board.asked() == ("first", "discard", "804.2c-1"):
            board.choose("first", each)
    assert asked(board) is so


@clause("hanyo", "803.1")
def test_before_anything_was_done_nothing_was() -> None:
    for asking in (
        "このターンに相手のメイン・ユニットがダメージを受けていた",
        "このターンに相手のユニットがKOしていた",
        "このターンに自分がデッキを引いていた",
        "このターンに自分がチャージしていた",
        "このターンに自分がユニットを出していた",
        "このターンに自分がコマンドをプレイしていた",
    ):
        board = table("", asking)
        if "コマンド" not in asking:
            assert not asked(board)


ACTIONS = {
    "charge": lambda board: board.charge("first", "余", "主"),
    "enter": lambda board: board.enter("first", "余"),
    "retreat": lambda board: board.retreat("first"),
    "strategy": lambda board: board.play("first", "書"),
    "tactics": lambda board: board.play("first", "紙"),
    "ex": lambda board: board.use("first", "回す"),
}


@pytest.mark.parametrize(
    ("action", "asking", "so"),
    [
        ("charge", "このターンに自分がチャージしていた", True),
        ("charge", "このターンに相手がチャージしていた", False),
        ("charge", "このターンに自分のメイン・ユニットがチャージされていた", True),
        ("charge", "このターンに自分のスタンバイ・ユニットがチャージされていた", False),
        ("charge", "このターンに自分のメイン・ユニットがエネルギーをつけられていた", True),
        ("charge", "このターンに自分がユニットを出していた", False),
        ("enter", "このターンに自分がユニットを出していた", True),
        ("enter", "このターンに相手がユニットを出していた", False),
        ("enter", "このターンに自分のユニットがエリアに出ていた", True),
        ("enter", "このターンに自分のメイン・ユニットがエリアに出ていた", False),
        ("retreat", "このターンに自分のユニットが退却していた", True),
        ("retreat", "このターンに相手のユニットが退却していた", False),
        ("retreat", "このターンに自分がメイン・ユニットを退却させていた", True),
        ("retreat", "このターンに自分のメイン・ユニットが退却していた", False),
        ("retreat", "このターンに自分のメイン・ユニットがメイン・ユニットになっていた", True),
        ("strategy", "このターンに自分が戦略をプレイしていた", True),
        ("strategy", "このターンに相手が戦略をプレイしていた", False),
        ("tactics", "このターンに自分が戦略をプレイしていた", False),
        ("strategy", "このターンに相手がコマンドをプレイしていた", False),
    ],
)
@clause("hanyo", "803.1")
def test_what_a_player_has_done_in_this_turn(action: str, asking: str, so: bool) -> None:
    first = {"hand": ["書", "紙"], "main": {"card": "主", "sets": ["輪"]}}
    board = table("", asking, first=first)
    ACTIONS[action](board)
    assert asked(board) is so


@clause("hanyo", "803.1")
def test_what_was_done_in_the_turn_before_was_not_done_in_this_one() -> None:
    board = table("", "このターンに自分がデッキを引いていた", turn="second", phase="main", number=4)
    board.play_on("main-phase", "first")
    assert asked(board)  # in the draw phase
    board = table("", "このターンに相手がデッキを引いていた", turn="second", phase="main", number=4)
    board.play_on("main-phase", "first")
    assert not asked(board)


# --- what is replaced


def shown(text: str, act: str, *, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Board:
    """The act was done while 敵 has this text."""
    board = table(act, "自分の手札が0枚である", foe=text, first=first or {}, second=second or {})
    board.play("first", "術")
    return board


@pytest.mark.parametrize(
    ("text", "order", "before", "after"),
    [
        ("このユニットがスタンするなら、代わりにレストする。", "スタン", "normal", "rested"),
        ("このユニットがスタンするなら、代わりにレストする。", "レスト", "stunned", "rested"),
        ("このユニットがスタンするなら、代わりにレストする。", "スタン", "rested", "rested"),
        ("このユニットがレストするなら、代わりにスタンする。", "レスト", "normal", "stunned"),
        ("このユニットがレストするなら、代わりにスタンする。", "スタン", "normal", "stunned"),
        ("このユニットがレストするなら、代わりにスタンする。", "復帰", "rested", "normal"),
        ("このユニットが復帰するなら、代わりにスタンする。", "復帰", "rested", "stunned"),
        ("このユニットが復帰するなら、代わりにスタンする。", "レスト", "normal", "rested"),
        ("自分のスタンバイ・ユニットがスタンするなら、代わりにレストする。", "スタン", "normal", "stunned"),
        ("相手のユニットがスタンするなら、代わりにレストする。", "スタン", "normal", "stunned"),
    ],
)
@clause("hanyo", "810.1", "810.2")
def test_only_the_state_of_which_a_text_speaks_is_replaced(text: str, order: str, before: str, after: str) -> None:
    text = (
        text.replace("代わりにレスト", "代わりにそのユニットをレスト")
        if "スタンバイ" in text or "相手" in text
        else text
    )
    text = text.replace("代わりにレスト", "代わりにこのユニットをレスト").replace(
        "代わりにスタン", "代わりにこのユニットをスタン"
    )
    second = {"main": {"card": "敵", "placed": before}}
    assert shown(text, f"相手のメイン・ユニットを{order}する。", second=second).placed("敵") == after


@pytest.mark.parametrize(
    ("text", "act", "replaced"),
    [
        ("このユニットが手札に戻るなら、代わりに", "相手のメイン・ユニットを持ち主の手札に戻す。", True),
        ("このユニットがエリアを離れるなら、代わりに", "相手のメイン・ユニットを持ち主の手札に戻す。", True),
        ("このユニットが手札に戻るなら、代わりに", "相手のメイン・ユニットを捨て場に置く。", False),
        ("このユニットがエリアを離れるなら、代わりに", "相手のメイン・ユニットを捨て場に置く。", True),
        (
            "このユニットがエリアを離れるなら、代わりに",
            "相手のスタンバイ・ユニット1体をメイン・ユニットと入れ替える。",
            False,
        ),
        ("自分のスタンバイ・ユニットが手札に戻るなら、代わりに", "相手のメイン・ユニットを持ち主の手札に戻す。", False),
        (
            "自分のスタンバイ・ユニットが手札に戻るなら、代わりに",
            "相手のスタンバイ・ユニット1体を持ち主の手札に戻す。",
            True,
        ),
        ("相手のユニットが手札に戻るなら、代わりに", "相手のスタンバイ・ユニット1体を持ち主の手札に戻す。", False),
    ],
)
@clause("hanyo", "810.1", "302.3")
def test_only_a_leave_of_which_a_text_speaks_is_replaced(text: str, act: str, replaced: bool) -> None:
    board = shown(f"{text}デッキを1枚引く。", act)
    if replaced:
        assert board.units("second") == ["敵", "衛"]
    assert ("山" in board.hand("second")) is replaced


@pytest.mark.parametrize(
    ("text", "act", "replaced"),
    [
        ("このユニットのエネルギーが捨てられるなら、代わりに", "相手のメイン・ユニットのエネルギーを1枚捨てる。", True),
        (
            "このユニットのエネルギーが捨てられるなら、代わりに",
            "相手のスタンバイ・ユニットのエネルギーを1枚捨てる。",
            False,
        ),
        (
            "このユニットのエネルギーが捨てられるなら、代わりに",
            "相手のメイン・ユニットのエネルギーを1枚手札に戻す。",
            False,
        ),
        ("自分のカードがデッキから捨て場に置かれるなら、代わりに", "相手のデッキの上から1枚を捨て場に置く。", True),
        ("自分のカードが手札から捨て場に置かれるなら、代わりに", "相手のデッキの上から1枚を捨て場に置く。", False),
        ("相手のカードがデッキから捨て場に置かれるなら、代わりに", "相手のデッキの上から1枚を捨て場に置く。", False),
        ("自分のカードが捨て場に置かれるなら、代わりに", "相手のデッキの上から1枚を捨て場に置く。", True),
        ("自分のコマンドカードが捨て場に置かれるなら、代わりに", "相手のデッキの上から1枚を捨て場に置く。", False),
        ("自分のユニットカードが捨て場に置かれるなら、代わりに", "相手のデッキの上から1枚を捨て場に置く。", True),
        (
            "自分のカードがエリアから捨て場に置かれるなら、代わりに",
            "相手のメイン・ユニットのエネルギーを1枚捨てる。",
            True,
        ),
    ],
)
@clause("hanyo", "810.1", "309.1", "911.1")
def test_only_a_discard_of_which_a_text_speaks_is_replaced(text: str, act: str, replaced: bool) -> None:
    second = {
        "main": {"card": "敵", "energy": ["山@x"]},
        "standby": [{"card": "衛", "energy": ["山@y"]}],
        "deck": ["山"] * 5,
    }
    board = shown(f"{text}このユニットに炎カウンターを1個置く。", act, second=second)
    assert board.counters("敵", "炎") == (1 if replaced else 0)
    if replaced:
        assert board.discard("second") == []


@pytest.mark.parametrize(
    ("text", "act", "replaced"),
    [
        ("相手がデッキを引くなら、代わりに", "デッキを1枚引く。", True),
        ("自分がデッキを引くなら、代わりに", "デッキを1枚引く。", False),
        ("相手がデッキを引くなら、代わりに", "相手はデッキを1枚引く。", False),
        ("自分がデッキを引くなら、代わりに", "相手はデッキを1枚引く。", True),
    ],
)
@clause("hanyo", "810.1", "904.1")
def test_only_a_draw_of_the_player_of_whom_a_text_speaks_is_replaced(text: str, act: str, replaced: bool) -> None:
    board = shown(f"{text}このユニットに炎カウンターを1個置く。", act)
    assert board.counters("敵", "炎") == (1 if replaced else 0)
    assert ("山" in board.hand("first") + board.hand("second")) is not replaced


@pytest.mark.parametrize(
    ("text", "damage", "left"),
    [
        ("自分のユニットのHPが回復するなら、代わりにその2倍回復する。", 500, 300),
        ("自分のユニットのHPが回復するなら、代わりにその半分回復する。", 500, 450),
        ("相手のユニットのHPが回復するなら、代わりにその2倍回復する。", 500, 400),
        ("自分のスタンバイ・ユニットのHPが回復するなら、代わりにその2倍回復する。", 500, 400),
        ("自分のユニットのHPが回復するなら、代わりにデッキを1枚引く。", 500, 500),
        ("自分のユニットのHPが回復するなら、代わりにデッキを1枚引く。", 0, 0),
    ],
)
@clause("hanyo", "810.1", "917.1")
def test_only_a_healing_of_which_a_text_speaks_is_replaced(text: str, damage: int, left: int) -> None:
    second = {"main": {"card": "敵", "damage": damage}}
    board = shown(text, "相手のメイン・ユニットのHPを100回復する。", second=second)
    assert board.damage("敵") == left
    assert len(board.hand("second")) == (1 if left == 500 else 0)


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("このユニットが200以上のダメージを受けるなら、そのダメージを100ダウンする。", 200),
        ("このユニットが300以上のダメージを受けるなら、そのダメージを100ダウンする。", 200),
        ("このユニットが301以上のダメージを受けるなら、そのダメージを100ダウンする。", 300),
        ("自分のスタンバイ・ユニットが200以上のダメージを受けるなら、そのダメージを100ダウンする。", 300),
        ("このユニットがダメージを受けるなら、そのダメージを300ダウンする。", 0),
    ],
)
@clause("hanyo", "810.1", "916.1")
def test_only_damage_of_which_a_text_speaks_is_replaced(text: str, taken: int) -> None:
    board = shown(text, "相手のメイン・ユニットに300ダメージを与える。")
    assert board.damage("敵") == taken
