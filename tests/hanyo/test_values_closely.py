"""805, 809: what each text makes of the information of a unit, and to whom it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit
from tests.hanyo.test_sayable import FILLER, cast

MATE = unit("友", hp=700, attribute="風", advantage="水", retreat=1)
FOE = unit("敵", hp=800, attribute="闇", retreat=2)


def stand(me: str = "", foe: str = "", mate: str = "", **more: Any) -> Board:
    """The first player's turn: 主 beside 友 against 敵; each has a text. 余 is in hand."""
    cards = [
        unit("主", hp=900, attribute="火", advantage="光", retreat=3, text=me, skills=[skill("打つ", 100, cost=1)]),
        {**MATE, "text": mate},
        {**FOE, "text": foe},
        FILLER,
        *more.pop("cards", []),
    ]
    first = {"main": "主", "standby": ["友"], "hand": ["山@余"], **more.pop("first", {})}
    return Board(cards=cards, first=first, second={"main": "敵", **more.pop("second", {})}, **more)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("このユニットのHPを100アップする。", (1000, 700, 800)),
        ("このユニットのHPを100ダウンする。", (800, 700, 800)),
        ("このユニットのHPは2倍になる。", (1800, 700, 800)),
        ("自分のユニットのHPを半分にする。", (450, 350, 800)),
        ("このユニットのHPは500になる。", (500, 700, 800)),
        ("自分のユニットのHPは800を超えない。", (800, 700, 800)),
        ("自分のユニットのHPは800を下回らない。", (900, 800, 800)),
        ("相手のユニットのHPを100アップする。", (900, 700, 900)),
        ("自分のスタンバイ・ユニットのHPを、自分のユニット1体につき100アップする。", (900, 900, 800)),
        ("このユニットのHPは、相手のメイン・ユニットの表記のHPと同じ値になる。", (800, 700, 800)),
        ("風属性の自分のユニットのHPを100アップする。", (900, 800, 800)),
        ("相手のターンの間、このユニットのHPを100アップする。", (900, 700, 800)),
        ("自分のターンの間、このユニットのHPを100アップする。", (1000, 700, 800)),
        ("自分の手札が1枚以上であるかぎり、このユニットのHPを100アップする。", (1000, 700, 800)),
        ("自分の手札が2枚以上であるかぎり、このユニットのHPを100アップする。", (900, 700, 800)),
    ],
)
@clause("hanyo", "809.1e", "918.1")
def test_hp_under_a_text(text: str, found: tuple[int, int, int]) -> None:
    board = stand(text)
    assert (board.hp("主"), board.hp("友"), board.hp("敵")) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("このユニットの退却コストを1アップする。", (4, 1, 2)),
        ("このユニットの退却コストを1ダウンする。", (2, 1, 2)),
        ("このユニットの退却コストは0になる。", (0, 1, 2)),
        ("このユニットの退却コストは2倍になる。", (6, 1, 2)),
        ("このユニットの退却コストを半分にする。", (1, 1, 2)),
        ("自分のユニットの退却コストは2を超えない。", (2, 1, 2)),
        ("自分のユニットの退却コストは2を下回らない。", (3, 2, 2)),
        ("相手のメイン・ユニットの退却コストを1アップする。", (3, 1, 3)),
    ],
)
@clause("hanyo", "809.1d", "206.1")
def test_the_retreat_cost_under_a_text(text: str, found: tuple[int, int, int]) -> None:
    board = stand(text)
    assert tuple(board.retreat_cost(each) for each in ("主", "友", "敵")) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("このユニットは水属性を得る。", (["火", "水"], ["風"], ["闇"])),
        ("自分のユニットは水属性を得る。", (["火", "水"], ["水", "風"], ["闇"])),
        ("このユニットは火属性を失う。", ([], ["風"], ["闇"])),
        ("このユニットは水属性を失う。", (["火"], ["風"], ["闇"])),
        ("自分のユニットは属性を失う。", ([], [], ["闇"])),
        ("相手のユニットは属性をすべて失う。", (["火"], ["風"], [])),
        ("このユニットの属性は光になる。", (["光"], ["風"], ["闇"])),
        ("自分のスタンバイ・ユニットの属性は光になる。", (["火"], ["光"], ["闇"])),
        ("このユニットは水属性と風属性を得る。", (["火", "水", "風"], ["風"], ["闇"])),
    ],
)
@clause("hanyo", "809.1b", "204.2")
def test_the_attributes_under_a_text(text: str, found: tuple[list[str], ...]) -> None:
    board = stand(text)
    assert tuple(sorted(board.attributes(each)) for each in ("主", "友", "敵")) == tuple(sorted(each) for each in found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("このユニットは水属性への有利を得る。", (2, 1, 0)),
        ("自分のユニットは水属性と風属性への有利を得る。", (3, 2, 0)),
        ("このユニットは有利を失う。", (0, 1, 0)),
        ("自分のユニットは有利を失う。", (0, 0, 0)),
        ("相手のユニットは闇属性への有利を得る。", (1, 1, 1)),
        ("このユニットは光属性への有利を得る。", (1, 1, 0)),
    ],
)
@clause("hanyo", "809.1b", "205.1")
def test_the_advantage_under_a_text(text: str, found: tuple[int, int, int]) -> None:
    board = stand(text)
    assert tuple(len(board.advantage(each)) for each in ("主", "友", "敵")) == found


LAMP = enhancement("灯", exs=[ex("灯る", "このユニットのHPを100アップする。")])


@pytest.mark.parametrize(
    ("text", "hps", "skills"),
    [
        ("", (1000, 800), 2),
        ("自分のメイン・ユニットはEXスキルを失う。", (900, 800), 1),
        ("自分のスタンバイ・ユニットはEXスキルを失う。", (1000, 700), 2),
        ("自分のユニットはEXスキルを失う。", (900, 700), 1),
        ("相手のユニットはEXスキルを失う。", (1000, 800), 2),
        ("自分のメイン・ユニットは『このユニットのHPを50アップする。』を得る。", (1050, 800), 2),
    ],
)
@clause("hanyo", "809.1c", "801.1g-1")
def test_the_abilities_under_a_text(text: str, hps: tuple[int, int], skills: int) -> None:
    first = {"main": {"card": "主", "sets": ["灯"]}, "standby": [{"card": "友", "sets": ["灯"]}, "語"]}
    board = stand(first=first, cards=[LAMP, unit("語", hp=500, text=text)])
    assert (board.hp("主"), board.hp("友")) == hps
    assert len(board.skills("主")) == skills


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("自分のスキルのコストを1アップする。", 2),
        ("自分のスキルのコストを1ダウンする。", 0),
        ("自分のスキルのコストを2ダウンする。", 0),
        ("相手のスキルのコストを1アップする。", 1),
        ("自分の「打つ」のコストは3になる。", 3),
        ("自分の「叩く」のコストは3になる。", 1),
    ],
)
@clause("hanyo", "210.1", "210.2")
def test_the_cost_of_a_skill_under_a_text(text: str, cost: int) -> None:
    for energy in range(4):
        first = {"main": {"card": "主", "energy": energy}}
        board = stand(mate=text, phase="battle", first=first)
        offered = board.asked() == ("first", "skill-step", "703.2") and "skill 打つ" in board.options("first")
        assert offered is (energy >= cost)


# --- effects for a time


@pytest.mark.parametrize(
    ("text", "now", "later"),
    [
        ("このターン、自分のメイン・ユニットのHPを100アップする。", 1000, 900),
        ("自分のメイン・ユニットのHPを100アップする。", 1000, 1000),
        ("次の相手のターンの終了時まで、自分のメイン・ユニットのHPを100アップする。", 1000, 1000),
        ("次の相手のターン中、自分のメイン・ユニットのHPを100アップする。", 900, 1000),
        ("次の自分のターンの開始時まで、自分のメイン・ユニットのHPを100アップする。", 1000, 1000),
        ("次の自分のターン、自分のメイン・ユニットのHPを100アップする。", 900, 900),
    ],
)
@clause("hanyo", "801.2b", "809.8")
def test_how_long_an_effect_lasts(text: str, now: int, later: int) -> None:
    first = {"main": "主", "hand": ["山@余"]}
    board = cast(text, first=first, cards=[unit("主", hp=900)], second={"hand": ["山@x"]})
    assert board.hp("主") == now
    turn = board.state.turn
    board.play_to_turn(turn + 1)
    board.play_on("main-phase", "second")
    assert board.hp("主") == later
    after = {"自分のメイン・ユニットのHPを100アップする。": 1000, "次の自分のターン、": 1000}
    board.play_to_turn(turn + 2)
    board.play_on("main-phase", "first")
    assert board.hp("主") == next((hp for words, hp in after.items() if text.startswith(words)), 900)


# --- charging where it is forbidden


@pytest.mark.parametrize(
    ("text", "charged"),
    [("自分はチャージできない。", False), ("相手はチャージできない。", True), ("", True)],
)
@clause("hanyo", "104.4", "809.7")
def test_an_effect_charges_only_where_charging_is_not_forbidden(text: str, charged: bool) -> None:
    order = tactics("令", "自分のメイン・ユニットにチャージする。そうしたなら、デッキを1枚引く。")
    board = stand(text, first={"hand": ["令", "山@余"], "deck": ["山"] * 5}, cards=[order])
    board.play("first", "令")
    assert len(board.energy("主")) == (1 if charged else 0)


# --- sets that are rescued


@pytest.mark.parametrize(
    ("text", "how", "home"),
    [
        ("このカードが捨て場に置かれるなら、代わりにこのカードを手札に戻す。", "KOする", "hand"),
        ("このカードがエリアから捨て場に置かれるなら、代わりにこのカードを手札に戻す。", "KOする", "hand"),
        ("このカードが手札から捨て場に置かれるなら、代わりにこのカードを手札に戻す。", "KOする", "discard"),
        ("このカードが捨て場に置かれるなら、代わりにデッキを1枚引く。", "KOする", "discard"),
        ("このカードが相手の効果で捨て場に置かれるなら、代わりにこのカードを手札に戻す。", "KOする", "discard"),
        ("自分のカードが捨て場に置かれるなら、代わりにこのカードを手札に戻す。", "KOする", "discard"),
        ("このカードが捨て場に置かれるなら、代わりにこのカードを手札に戻す。", "持ち主の手札に戻す", "hand"),
    ],
)
@clause("hanyo", "1005.1", "810.1")
def test_only_a_set_that_says_so_of_itself_goes_elsewhere(text: str, how: str, home: str) -> None:
    coat = enhancement("衣", exs=[ex("纏う", text)])
    order = tactics("令", f"相手のスタンバイ・ユニットをすべて{how}。")
    second = {"standby": [{"card": "友@盾役", "sets": ["衣"]}]}
    board = stand(first={"hand": ["令", "山@余"]}, second=second, cards=[coat, order])
    board.play("first", "令")
    assert board.zone("衣") == ("second", home)


@pytest.mark.parametrize(
    ("condition", "home"),
    [
        ("自分の手札が1枚以上であるかぎり、", "hand"),
        ("自分の手札が2枚以上であるかぎり、", "discard"),
        ("相手の手札が1枚以上であるかぎり、", "hand"),
        ("相手の手札が1枚もないかぎり、", "discard"),
    ],
)
@clause("hanyo", "1005.1", "810.1", "802.1")
def test_a_set_goes_elsewhere_only_while_its_condition_holds(condition: str, home: str) -> None:
    text = f"{condition}このカードが捨て場に置かれるなら、代わりにこのカードを手札に戻す。"
    coat = enhancement("衣", exs=[ex("纏う", text)])
    order = tactics("令", "相手のスタンバイ・ユニットをすべてKOする。")
    second = {"standby": [{"card": "友@盾役", "sets": ["衣"]}], "hand": ["山@x"]}
    board = stand(first={"hand": ["令", "山@余"]}, second=second, cards=[coat, order])
    board.play("first", "令")
    assert board.zone("衣") == ("second", home)
