"""What a card of one's own can say of squares and what is on them, of who is like whom, of cards attached to
one unit, and of what the opponent's texts cannot do, played."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.library.trying import try_text
from tests.citing import clause
from tests.kokuryoku.board import Board, item, land, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}
SAID = "、このユニットの攻撃力を1増やす。"
FIELD: list[dict[str, Any]] = [on("主", 4), on("友", 5), on("兵", 1)]
ENEMIES: list[dict[str, Any]] = [on("的", 7, 9), on("打手", 11, 5)]


# --- conditions


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("このユニットの前のマスに敵軍のユニットがいるかぎり", True),
        ("このユニットの前のマスに自軍のユニットがいるかぎり", False),
        ("このユニットの前のマスにユニットがいないかぎり", False),
        ("このユニットの後ろのマスに一般兵がいるかぎり", True),
        ("このユニットの左右のマスに自軍のユニットがいるかぎり", True),
        ("このユニットの左右のマスに敵軍のユニットがいるかぎり", False),
        ("このユニットの左右のマスに自軍のユニットが2体いるかぎり", False),
        ("このユニットの前後のマスにユニットが2体いるかぎり", True),
        ("自分の出撃マスに自軍のユニットがいるかぎり", True),
        ("自分の出撃マスに自軍のユニットが2体以上いるかぎり", False),
        ("相手の出撃マスに敵軍のユニットが1体以上いるかぎり", True),
        ("相手の出撃マスに自軍のユニットがいるかぎり", False),
        ("このユニットと同じ縦列に敵軍のユニットがいるかぎり", True),
        ("このユニットと同じ横列に敵軍のユニットがいるかぎり", False),
        ("このユニットと同じ縦列に自軍のユニットが他にいるかぎり", True),
        ("このユニットと同じ縦列に自軍のユニットが他にいないかぎり", False),
        ("自軍に一般兵が他に1体以上いるかぎり", True),
        ("自軍に一般兵が他に2体以上いるかぎり", False),
        ("戦闘相手がこのユニットから1マス以内にいるかぎり", True),
        ("戦闘相手がこのユニットから2マス以内にいないかぎり", False),
        ("このユニットの後ろのマスに土地があるかぎり", True),
        ("このユニットの前のマスに土地があるかぎり", False),
        ("このユニットの後ろのマスに森があるかぎり", True),
        ("このユニットの後ろのマスに砦があるかぎり", False),
        ("このユニットがいるマスに土地カードが配置されていないかぎり", False),
        ("このユニットがブレスを装備しているかぎり", True),
        ("このユニットが剣を装備しているかぎり", False),
        ("敵軍のユニットが攻撃されているかぎり", True),
        ("敵軍のユニットが攻撃しているかぎり", False),
        ("自軍のユニットが敵軍のユニットより1体以上多いかぎり", True),
        ("自軍のユニットが敵軍のユニットより2体以上多いかぎり", False),
        ("敵軍のユニットが自軍のユニットより1体以上少ないかぎり", True),
        ("このターンに移動または反撃をしているなら", False),
        ("このターンに移動または攻撃をしているなら", True),
        ("このユニットがこのターンに移動していないなら", True),
        ("このユニットが自軍の土地が配置されているマスにいるかぎり", True),
        ("このユニットが敵軍の土地が配置されているマスにいるかぎり", False),
    ],
)
@clause("kokuryoku", "X5.4", "X2.3", "K4.4")
def test_what_stands_and_lies_where_decides_what_a_strike_deals(condition: str, holds: bool) -> None:
    assert try_text("kokuryoku", f"{condition}{SAID}", "unit").passed
    ground = land("森地", "このマスにいるユニットは移動できない。")
    fort = land("砦地", "このマスにいるユニットは移動できない。", kind="fort")
    board = table(
        me(f"{condition}{SAID}"),
        ground,
        fort,
        first=FIELD,
        second=ENEMIES,
        more=({"lands": {1: "森地", 4: "砦地"}}, {}),
    )
    assert strike(board) == (3 if holds else 2)


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットと異なる国のユニットに隣接しているかぎり、このユニットの攻撃力を1増やす。", 3),
        ("自軍のこのユニットと異なる名前のユニット1体につき、このユニットの攻撃力を1増やす。", 4),
        ("このユニットから1マス以内にいない自軍のユニット1体につき、このユニットの攻撃力を1増やす。", 2),
        ("このユニットから1マス以内にいない敵軍のユニット1体につき、このユニットの攻撃力を1増やす。", 3),
        ("このユニットの射程内にいない敵軍のユニット1体につき、このユニットの攻撃力を1増やす。", 3),
        ("このユニットの左右のマスにいるユニット1体につき、このユニットの攻撃力を1増やす。", 3),
        ("場の森1枚につき、このユニットの攻撃力を1増やす。", 3),
        ("場の砦1枚につき、このユニットの攻撃力を1増やす。", 2),
        ("敵軍の森1枚につき、このユニットの攻撃力を1増やす。", 2),
        ("自分の戦場外の槍の武器カード1枚につき、このユニットの攻撃力を1増やす。", 4),
        ("自分の戦場外の斧の武器カード1枚につき、このユニットの攻撃力を1増やす。", 3),
        ("自軍のユニットがいるかぎり、そのユニットの攻撃力を1増やす。", 3),
        ("相手の出撃マスに自軍のユニットがいるかぎり、そのユニットの攻撃力を1増やす。", 2),
    ],
)
@clause("kokuryoku", "X5.4", "X2.2", "X4.2")
def test_groups_of_places_and_likenesses_are_counted(text: str, dealt: int) -> None:
    assert try_text("kokuryoku", text, "unit").passed
    other = unit("的二", "このユニットは反撃できない。", country="dorgas", arms="breath", action="breath", spirit=9)
    ground = land("森地", "このマスにいるユニットは移動できない。")
    board = table(
        me(text),
        other,
        ground,
        first=FIELD,
        second=[on("的二", 7, 9), on("打手", 11, 5)],
        more=({"lands": {1: "森地"}, "off": ["投げ槍", "投げ斧", "兵士の槍"]}, {}),
    )
    assert strike(board, target="的二") == dealt


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このマスに敵軍のユニットがいるかぎり、そのユニットの攻撃力を1増やす。", 3),
        ("このマスに自軍のユニットがいるかぎり、そのユニットの攻撃力を1増やす。", 2),
        ("このマスから攻撃するユニットの攻撃力を1増やす。", 3),
        ("このマスにいるユニットを攻撃するユニットの攻撃力を1増やす。", 2),
    ],
)
@clause("kokuryoku", "X7.27", "X5.4")
def test_a_land_speaks_of_who_is_on_it_or_strikes_from_it(text: str, dealt: int) -> None:
    assert try_text("kokuryoku", text, "land").passed
    assert strike(table(me(""), land("野", text), more=({}, {"lands": {4: "野"}}))) == dealt


@pytest.mark.parametrize(("at", "dealt"), [(7, 3), (4, 2), (10, 2)])
@clause("kokuryoku", "X7.27", "X5.1")
def test_a_land_raises_what_its_unit_is_struck_with(at: int, dealt: int) -> None:
    text = "このマスにいるユニットを攻撃するユニットの攻撃力を1増やす。"
    assert strike(table(me(""), land("野", text), more=({}, {"lands": {at: "野"}}))) == dealt


# --- strikes


@clause("kokuryoku", "X5.6")
def test_a_unit_does_not_strike_back_at_some() -> None:
    for text, asked in (
        ("このユニットは隣接する敵軍のユニットに反撃できない。", False),
        ("このユニットは敵軍の一般兵に反撃できない。", True),
    ):
        board = table(
            me("", spirit=9),
            unit("返", text, arms="breath", action="breath", spirit=9, levels={}),
            first=[on("主", 4, 9)],
            second=[on("返", 7, 9)],
        )
        strike(board, target="返")
        assert (purpose(board) == "counter") == asked


@pytest.mark.parametrize(
    ("text", "mine", "its"),
    [
        ("", 3, 2),
        ("戦闘相手は三すくみの修正を得られない。", 3, 2),
        ("このユニットは三すくみの修正を得られない。", 2, 2),
    ],
)
@clause("kokuryoku", "X5.5")
def test_a_unit_has_no_bonus_of_the_triangle(text: str, mine: int, its: int) -> None:
    axe = unit("斧", "このユニットは反撃できない。", arms="axe", spirit=9)
    assert strike(table(me(text, **SWORD), axe, second=[on("斧", 7)]), target="斧") == mine
    lance = unit("槍", "", arms="lance", spirit=9)
    board = table(me(text, **SWORD), lance, second=[on("槍", 7)], turn="second")
    board.take("second", "槍")
    board.attack("second", "槍", "主")
    until(board, lambda: bool(board.damage("主")))
    assert board.damage("主") == [2 if text.startswith("戦闘相手") else 3]


@pytest.mark.parametrize(
    ("text", "card", "own"),
    [
        ("このカードは間接の射程にも届く。", [0, 1, 2, 3, 5, 6, 7, 8, 10], [1, 3, 5, 7]),
        ("このカードの射程は間接になる。", [0, 2, 6, 8, 10], [1, 3, 5, 7]),
        ("このユニットの装備は3マス先のマスにも届く。", [1, 3, 5, 7, 9, 11], [1, 3, 5, 7, 9, 11]),
    ],
)
@clause("kokuryoku", "X4.2")
def test_a_card_reaches_further_than_its_unit(text: str, card: list[int], own: list[int]) -> None:
    from fuda.games.kokuryoku.texts.equipment import squares_in_range

    board = table(me("", **SWORD), weapon("剣札", text), first=[on("主", 4, attached=["剣札"])])
    for name, squares in (("剣札", card), ("主", own)):
        found = squares_in_range(board.state, board.rules, board.card("主"), board.card(name))
        assert sorted(found) == squares


@clause("kokuryoku", "X5.6")
def test_nobody_strikes_back_with_a_card_that_forbids_it() -> None:
    blade = weapon("剣札", "このカードで反撃できない。", attack=0)
    for equipment, asked in (("剣札", False), ("返", True)):
        back = unit("返", spirit=9, **SWORD)
        board = table(
            me("", spirit=9, **SWORD), blade, back, first=[on("主", 4, 9)], second=[on("返", 7, 9, attached=["剣札"])]
        )
        board.take("first", "主")
        board.attack("first", "主", "返")
        until(board, lambda found=board: purpose(found) == "receive")  # type: ignore[misc]
        board.act("second", "receive", "返", equipment)
        until(board, lambda found=board: purpose(found) in ("counter", ("invasion")) or not found.state.battle)  # type: ignore[misc]
        assert (purpose(board) == "counter") == asked


# --- what the opponent's texts cannot do


def _pushed(text: str, act: str, by: str) -> int:
    """Where the unit with the text is after a surprise of a player has done something to it."""
    board = table(
        me(text),
        surprise("札", f"[自国力フェイズ]{act}"),
        first=[on("主", 4)],
        second=[on("的", 8)],
        hand=["札"] if by == "first" else [],
        other=["札"] if by == ("second") else [],
        turn=by,
        phase="item",
    )
    board.act(by, "surprise", "札")
    if purpose(board) == "shift":
        board.square(by, 5)
    return board.cell("主")


@pytest.mark.parametrize(
    ("text", "back", "aside"),
    [
        ("", (1, 1), (5, 5)),
        ("このユニットは後退しない。", (4, 4), (5, 5)),
        ("このユニットは敵軍の効果によって後退しない。", (1, 4), (5, 5)),
        ("相手の効果によって、このユニットは移動させられない。", (1, 4), (5, 4)),
        ("このユニットは効果で移動しない。", (4, 4), (4, 4)),
    ],
)
@clause("kokuryoku", "X2.3", "X7.34")
def test_a_unit_is_not_put_elsewhere_by_texts_of_the_opponent(
    text: str, back: tuple[int, int], aside: tuple[int, int]
) -> None:
    whole = "場にいる歩兵以外のユニットは移動できない。"
    assert not text or try_text("kokuryoku", text, "unit").passed, whole
    for place, by in enumerate(("first", "second")):
        side = "自軍" if by == "first" else "敵軍"
        assert _pushed(text, f"{side}のユニットすべてを1マス後退させる。", by) == back[place]
        assert _pushed(text, f"{side}のユニットすべてを隣接する空いているマスに移す。", by) == aside[place]


@pytest.mark.parametrize(
    ("text", "act", "mine", "its"),
    [
        ("このユニットは相手の効果によって待機状態にならない。", "のユニットすべてを待機状態にする。", True, False),
        ("", "のユニットすべてを待機状態にする。", True, True),
    ],
)
@clause("kokuryoku", "K5.4a")
def test_a_unit_does_not_become_waiting_by_texts_of_the_opponent(text: str, act: str, mine: bool, its: bool) -> None:
    for by, waits in (("first", mine), ("second", its)):
        side = "自軍" if by == "first" else "敵軍"
        board = table(
            me(text),
            surprise("札", f"[自国力フェイズ]{side}{act}"),
            hand=["札"] if by == "first" else [],
            other=["札"] if by == "second" else [],
            turn=by,
            phase="item",
        )
        board.act(by, "surprise", "札")
        assert board.is_waiting("主") == waits


@pytest.mark.parametrize(
    ("text", "mine", "its", "step"),
    [
        ("このユニットの攻撃力を1増やす。", True, True, True),
        ("このカードは相手の効果によって取り外されない。", True, False, True),
        ("このカードは効果で取り外されない。", False, False, False),
        ("このカードは、自分の国力フェイズに取り外すことができない。", True, True, False),
        ("このユニットに付与されたアイテムカードは相手の効果で取り外されない。", True, False, True),
        ("このユニットは相手の効果によって付与されたカードを取り外されない。", True, False, True),
    ],
)
@clause("kokuryoku", "X7.5", "K4.5")
def test_who_may_remove_an_attached_card(text: str, mine: bool, its: bool, step: bool) -> None:
    assert try_text("kokuryoku", text, "item").passed
    ring = item("輪札", text)
    for by, gone in (("first", mine), ("second", its)):
        side = "自軍" if by == "first" else "敵軍"
        board = table(
            me(""),
            ring,
            surprise("札", (f"[自国力フェイズ]{side}のユニットに付与されたアイテムカードすべてを戦場外に置く。")),
            first=[on("主", 4, attached=["輪札"])],
            hand=["札"] if by == "first" else [],
            other=["札"] if by == "second" else [],
            turn=by,
            phase="item",
        )
        if by == "first":
            assert (("輪札",) in board.offered("first", "remove")) == step
        board.act(by, "surprise", "札")
        until(board, lambda found=board: not found.state.stack)  # type: ignore[misc]
        assert ("輪札" in board.off("first")) == gone


@pytest.mark.parametrize(
    ("text", "mine", "its"),
    [
        ("このユニットの攻撃力を1増やす。", 2, 2),
        ("サプライズの効果によってこのユニットが失う気力を1減らす。", 1, 1),
        ("相手のサプライズによってこのユニットが失う気力を1減らす。", 2, 1),
        ("このユニットは相手のサプライズでは気力を失わない。", 2, 0),
        ("紋章能力によってこのユニットが失う気力を1減らす。", 2, 2),
    ],
)
@clause("kokuryoku", "X3.4")
def test_a_unit_loses_less_by_surprises_of_one_or_of_both(text: str, mine: int, its: int) -> None:
    for by, lost in (("first", mine), ("second", its)):
        side = "自軍" if by == "first" else "敵軍"
        board = table(
            me(text),
            surprise("札", (f"[自国力フェイズ]{side}のユニットすべては気力を2失う。")),
            first=[on("主", 4, 6)],
            hand=["札"] if by == "first" else [],
            other=["札"] if by == "second" else [],
            turn=by,
            phase="item",
        )
        board.act(by, "surprise", "札")
        assert board.chips("主") == 6 - lost


# --- cards of one unit, and from elsewhere


def _armed(text: str) -> Board:
    rings = [item("甲札", "このユニットの攻撃力を1増やす。"), item("乙札", "このユニットの攻撃力を1増やす。")]
    blades = [weapon("丙札", level="C"), weapon("丁札", level="C")]
    return used(
        text,
        cards=[*rings, *blades, unit("的剣", spirit=9), unit("打剣", spirit=9)],
        second=[on(("的剣"), 7, 5, attached=["甲札", "丙札"]), on("打剣", 11, 5, attached=["乙札", "丁札"])],
    )


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("敵軍のユニット1体に付与されたカードすべてを戦場外に置く。", ["甲札", "丙札"]),
        ("敵軍のユニット1体に付与された武器カードを戦場外に置く。", ["丙札"]),
        ("敵軍のユニット1体に付与された武器カードかアイテムカードすべてを戦場外に置く。", ["甲札", "丙札"]),
    ],
)
@clause("kokuryoku", "K4.5", "X7.34")
def test_all_cards_of_one_unit_are_those_of_the_one_that_is_chosen(text: str, gone: list[str]) -> None:
    board = _armed(text)
    assert board.options("first") == ["的剣", "打剣"]
    board.choose("first", "的剣")
    until(board, lambda: not board.state.stack)
    assert sorted(each for each in board.off("second") if each.endswith("札")) == sorted(gone)


@clause("kokuryoku", "K4.5", "X7.34")
def test_one_card_of_one_unit_is_chosen_among_those_of_all() -> None:
    board = _armed("敵軍のユニット1体に付与された武器カード1枚を戦場外に置く。")
    assert board.options("first") == ["丙札", "丁札"]
    board.choose("first", "丁札")
    assert [each for each in board.off("second") if each.endswith("札")] == ["丁札"]


@clause("kokuryoku", "K2.4", "K2.1")
def test_cards_of_the_top_of_the_deck_go_abroad() -> None:
    board = used("自分の山札の上から2枚を国外に置く。", more=({"deck": ["薬草@い", "薬草@ろ", "薬草@は"]}, {}))
    assert board.abroad("first") == ["い", "ろ"] and board.deck("first") == ["は"]
    board = used("相手の山札の上から1枚を国外に置く。", more=({}, {"deck": ["薬草@に", "薬草@ほ"]}))
    assert board.abroad("second") == ["に"] and board.off("second") == []


@clause("kokuryoku", "X3.2", "X3.3")
def test_a_printed_figure_of_a_unit_that_has_left_is_known() -> None:
    text = "[自軍ユニット離脱時]そのユニットに記載された気力の半分の数まで、使用済みチップを未使用に戻す。"
    assert try_text("kokuryoku", text, "surprise").passed
    board = table(
        me("", spirit=5),
        surprise("札", text),
        unit("強", attack=4, arms=("breath"), action="breath", levels={}, spirit=9),
        first=[on("主", 4, 3), on("友", 0, 1)],
        second=[on("強", 7, 9)],
        hand=["札"],
        turn="second",
    )
    board.take("second", "強")
    board.attack("second", "強", "主")
    until(board, lambda: purpose(board) == "fall-window")
    board.act("first", "surprise", "札")
    until(board, lambda: not board.state.stack)
    moved = [told["amount"] for told in board.told() if told["event"] == "PileChanged" and told["clause"] == "X7.24"]
    assert moved == [2]  # half of 5


@clause("kokuryoku", "X5.2", "X7.9")
def test_who_used_a_crest_ability_that_is_negated_is_known() -> None:
    text = (
        "[戦闘中]直前に使われた紋章能力を無効にする。このターン中、その紋章能力を使ったユニットは紋章能力を使えない。"
    )
    assert try_text("kokuryoku", text, "surprise").passed
    crested = me(
        "【技】[攻撃宣言時]この戦闘中、このユニットの攻撃力を3増やす。"
        "\n【力】[戦闘中]この戦闘中、このユニットの攻撃力を1増やす。"
    )
    board = table(crested, surprise("札", text), first=[on("主", 4), on("友", 0)], other=["札"])
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("first", "crest", "主", cell=0)
    board.act("second", "surprise", "札")
    until(board, lambda: bool(board.damage("的")))
    assert board.damage("的") == [2]
    from fuda.games.kokuryoku.texts.values import holds_for
    from fuda.games.kokuryoku.words import effects as e

    assert holds_for(board.state, board.rules, e.CannotUseCrests, board.card("主"))
    assert not holds_for(board.state, board.rules, e.CannotUseCrests, board.card("的"))


@clause("kokuryoku", "K2.2", "X6.2")
def test_a_card_of_the_opponent_is_not_attached_to_ones_own_unit() -> None:
    text = (
        "【盗】[行動](気力1)このユニットに隣接する敵軍のユニットに付与されたアイテムカード1枚を、"
        "このユニットに付与する。"
    )
    assert not try_text("kokuryoku", text, "unit").passed
    mine = (
        "【盗】[行動](気力1)このユニットに隣接する自軍のユニットに付与されたアイテムカード1枚を、"
        "このユニットに付与する。"
    )
    assert try_text("kokuryoku", mine, "unit").passed
