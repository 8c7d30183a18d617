"""How long an effect lasts, looked at in every step of four turns; and what turns, windows and blows do around it."""

from __future__ import annotations

from typing import Final

import pytest

from fuda.games.wars3x3.phrases.sentences import BOOK
from fuda.games.wars3x3.table import STEP_NAMES
from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_sayable import ONE, told

STEPS = tuple(STEP_NAMES[:9])
BATTLE = ("piercing", "attack", "battle-end")
TURN = 3  # the number of the turn in which the effect begins


def raised(duration: str, step: str) -> set[tuple[int, str]]:
    """In which turns and steps from this one on a unit has more power by a magic that is used in this one."""
    board = Board(
        step=step,
        deck=40,
        first={"field": ["若芽の精", "花乙女"], "magic": ["慈雨", "収穫"], "hand": []},
        second={"magic": ["芽吹き"], "hand": []},
        texts={"A12": f"{duration}、あなたのユニット1体のパワーを2増加する。"},
    )
    board.do("first", "magic", "慈雨")
    board.choose("first", "若芽の精")
    found: dict[tuple[int, str], int] = {}
    while board.state.turn < TURN + 4:
        found.setdefault((board.state.turn - TURN, board.step()), board.power("若芽の精"))
        board._be_passive()
    begun = STEPS.index(step)
    assert len(found) == 4 * len(STEPS) - begun  # both players have a magic that they could use in every step
    return {key for key, power in found.items() if power == 3}


def steps(turn: int, *names: str) -> set[tuple[int, str]]:
    return {(turn, step) for step in names or STEPS}


def rest(step: str) -> set[tuple[int, str]]:
    return steps(0, *STEPS[STEPS.index(step) :])


DURATIONS: Final[tuple[tuple[str, str, set[tuple[int, str]]], ...]] = (
    ("このターンの終了まで", "removal", rest("removal")),
    ("このターンの戦闘フェイズの間", "removal", steps(0, *BATTLE)),
    ("このターンの戦闘フェイズの間", "expansion", set()),
    ("このターンの攻撃ステップの間", "removal", steps(0, "attack")),
    ("このターンの攻撃ステップの間", "expansion", set()),
    ("次のあなたの戦闘フェイズの間", "removal", steps(0, *BATTLE)),
    ("次のあなたの戦闘フェイズの間", "piercing", steps(2, *BATTLE)),
    ("次のあなたの戦闘フェイズの間", "expansion", steps(2, *BATTLE)),
    ("次の相手の戦闘フェイズの間", "removal", steps(1, *BATTLE)),
    ("次の相手の戦闘フェイズの間", "expansion", steps(1, *BATTLE)),
    ("次のあなたの攻撃ステップの間", "piercing", steps(0, "attack")),
    ("次のあなたの攻撃ステップの間", "attack", steps(2, "attack")),
    ("次のあなたの攻撃ステップの間", "expansion", steps(2, "attack")),
    ("次の相手の攻撃ステップの間", "removal", steps(1, "attack")),
    ("次の相手の攻撃ステップの間", "expansion", steps(1, "attack")),
    ("次のあなたのターンの間", "removal", steps(2)),
    ("次の相手のターンの間", "removal", steps(1)),
    ("次のあなたのターンまで", "expansion", rest("expansion") | steps(1)),
    ("次の相手のターンの開始まで", "expansion", rest("expansion")),
    ("次の相手のターンの終了まで", "expansion", rest("expansion") | steps(1)),
    ("次のあなたのターンの終了まで", "expansion", rest("expansion") | steps(1) | steps(2)),
    ("ゲーム中", "removal", rest("removal") | steps(1) | steps(2) | steps(3)),
    ("戦闘終了ステップまで", "removal", steps(0, "removal", "boost", *BATTLE)),
)


@pytest.mark.parametrize(("duration", "step", "wanted"), DURATIONS)
@clause("wars3x3", "W5.0", "Q13")
def test_an_effect_lasts_in_these_steps_and_in_no_others(
    duration: str, step: str, wanted: set[tuple[int, str]]
) -> None:
    assert raised(duration, step) == wanted


# --- turns and windows


@clause("wars3x3", "5.1")
def test_an_extra_turn_is_one_and_of_the_player_who_takes_it() -> None:
    for text, seats in (
        ("このターンの後に、あなたのターンを追加で1回行う。", [0, 1, 0]),
        ("相手は追加のターンを行う。", [1, 0, 1]),
        ("相手に1点のダメージを与える。", [1, 0, 1]),
    ):
        board = Board(step="expansion", first=ONE, texts={"A12": text}, deck=40)
        board.do("first", "magic", "慈雨")
        while board.happened().count("Began") < 3:
            board._be_passive()
        assert [each["seat"] for each in board.told() if each["event"] == "Began"] == seats


@clause("wars3x3", "M1", "3.1")
def test_what_the_beginning_of_an_attack_has_triggered_comes_before_the_blow() -> None:
    text = "あなたの透過攻撃ステップの開始時、あなたは1点のライフを得る。"
    own = {"field": ["炭焼き小鬼", "白翼の槍騎"], "magic": ["収穫"], "hand": []}
    board = Board(step="piercing", first=own, texts={"005": text})
    assert board.asked() == ("first", "window", "M1") and board.life("first") == 31
    board.goes_on("first")
    order = [each["event"] for each in board.told() if each["event"] in ("LifeGained", "Damaged")]
    assert order[:2] == ["LifeGained", "Damaged"]


@clause("wars3x3", "M1", "G1")
def test_a_window_closes_where_everybody_sees_that_nothing_is_left() -> None:
    for magic in ([], ["火炎弾"]):
        first = {"field": ["若芽の精", "綿毛虫"], "magic": ["慈雨"], "hand": []}
        board = Board(step="attack", hides=True, first=first, second={"magic": magic, "field": ["千年樹"], "hand": []})
        assert board.asked() == ("first", "window", "M1")
        board.do("first", "grand", "慈雨")
        assert board.asked() != ("first", "window", "M1") and board.step() != "piercing"
    board = Board(step="attack", hides=True, first={"magic": ["火炎弾"], "hand": []})
    assert board.asked() == ("first", "window", "M1") and board.options("first") == ["go-on"]


# --- damage


@clause("wars3x3", "3.1", "3.2")
def test_damage_of_attacks_is_told_from_that_of_effects() -> None:
    for text, blows, bolt in (
        ("相手が攻撃で受けるダメージを1点増やす。", [4, 5], 1),
        ("相手が受けるダメージを1点増やす。", [4, 5], 2),
        ("あなたが受けるダメージを1点増やす。", [3, 4], 1),
        ("相手が受けるダメージを9点減らす。", [], 0),
    ):
        own = {"field": ["炭焼き小鬼", "白翼の槍騎", "潮招き"], "magic": ["収穫"], "hand": []}
        board = field(text, "piercing", first=own, deck=40)
        board.play_to_turn("second")
        struck = [each["amount"] for each in told(board, "Damaged") if each["clause"] in ("3.1", "3.2")]
        assert struck == blows, text
        texts = {"A12": "相手に1点のダメージを与える。"}
        board = field(text, "expansion", first={**ONE, "field": ["炭焼き小鬼", "若芽の精"]}, texts=texts)
        board.do("first", "magic", "慈雨")
        assert 30 - board.life("second") == bolt, text


@clause("wars3x3", "3.1", "3.2")
def test_the_next_damage_may_be_that_of_an_attack_and_is_changed_once() -> None:
    texts = {"A12": "このターン、相手が次に受けるダメージを1点増やす。"}
    first = {"field": ["白翼の槍騎", "雷鳴の鷲"], "magic": ["慈雨"], "hand": []}
    board = Board(step="boost", first=first, second={"field": ["若芽の精"], "hand": []}, texts=texts)
    board.do("first", "magic", "慈雨")
    board.play_to_turn("second")
    assert [each["amount"] for each in told(board, "Damaged")] == [3 + 1, 4 - 1]


# --- how cards and zones are spelled


SPELLED = (
    ("パワー3以下の", "パワーが3以下の", "パワーが3以下である", "3以下パワーの"),
    ("透過を持つ", "透過の特性を持つ", "透過の", "透過を持っている", "【透過】を持つ", "「透過」を持つ"),
    ("透過を持たない", "透過の特性を持たない", "透過を持っていない", "【透過】を持たない"),
    ("炎属性または水属性の", "炎属性か水属性の", "炎属性と水属性の", "炎属性、水属性の"),
)


@pytest.mark.parametrize("row", SPELLED)
@clause("wars3x3", "3.0a", "2.2")
def test_units_of_a_kind_are_spelled_in_many_ways_that_mean_the_same(row: tuple[str, ...]) -> None:
    usual = BOOK.compile(f"{row[0]}ユニット1体を破壊する。", "text")
    for each in row[1:]:
        assert repr(BOOK.compile(f"{each}ユニット1体を破壊する。", "text")) == repr(usual), each


@clause("wars3x3", "W2.2", "S1", "W3.3")
def test_the_zones_are_spelled_in_many_ways_that_mean_the_same() -> None:
    for text, others in (
        (
            "捨札のカード1枚を除外する。",
            ("捨て札", "共通の捨札", "捨札置き場", "あなたの捨札", "自分の捨札", "相手の捨札"),
        ),
        ("あなたの手札のカード1枚をデッキの一番下に置く。", ()),
        ("手札のカード1枚を除外する。", ()),
    ):
        usual = repr(BOOK.compile(text, "text"))
        for each in others:
            assert repr(BOOK.compile(text.replace("捨札", each, 1), "text")) == usual, each
    deck = repr(BOOK.compile("捨札のカード1枚をデッキに戻す。", "text"))
    for each in ("山札", "共通のデッキ", "あなたのデッキ", "自分のデッキ"):
        assert repr(BOOK.compile(f"捨札のカード1枚を{each}に戻す。", "text")) == deck, each


@clause("wars3x3", "Q10", "4.2a")
def test_a_magic_deploys_as_often_as_it_says_and_no_more() -> None:
    for text, many in (("配備を1回行う。", 1), ("配備を2回行う。", 2)):
        first = {**ONE, "field": ["若芽の精"], "hand": ["鈴の雀", "凧乗り", "星屑拾い"], "territory": 1}
        board = Board(step="expansion", first=first, second={"field": ["花乙女"]}, texts={"A12": text})
        board.do("first", "magic", "慈雨")
        for card in ("鈴の雀", "凧乗り")[:many]:
            board.do("first", "deploy", card)
        asked = board.asked()
        assert asked is not None and asked[1] != "extra-deployment"
        assert len(board.field("first")) == 1 + many
