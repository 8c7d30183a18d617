"""What a card of one's own can say of who fights whom, what is denied to others, what was attached, and what hangs on
a card that was shown, on a number named before or on a battle that is over, played."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.library.trying import try_text
from tests.citing import clause
from tests.kokuryoku.board import Board, item, land, magic, on, surprise, unit, weapon
from tests.kokuryoku.duels import pass_on
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD: dict[str, Any] = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


def answering(text: str, **more: Any) -> dict[str, Any]:
    return unit("返", text, **{"spirit": 9, "counter": 2, "arms": "breath", "action": "breath", "levels": {}, **more})


def _asks(board: Board, seat: str) -> bool:
    asked = board.asked()
    return asked is not None and asked[0] == seat


def _can_take(board: Board) -> bool:
    return _asks(board, "first") and any("act-with" in each for each in board.options("first"))


def quiet(name: str, text: str = "", **more: Any) -> dict[str, Any]:
    """A unit that does not strike back."""
    facts = {"spirit": 9, "arms": "breath", "action": "breath", "levels": {}, **more}
    return unit(name, f"このユニットは反撃できない。\n{text}".rstrip(), **facts)


# --- who fights whom


@pytest.mark.parametrize(("sort", "dealt"), [("knight", 4), ("archer", 2)])
@clause("kokuryoku", "X5.1", "X5.4")
def test_a_figure_changes_while_such_a_unit_is_attacked(sort: str, dealt: int) -> None:
    text = "このユニットが騎士を攻撃する場合、このユニットの攻撃力を2増やす。"
    board = table(me(text), quiet("相", sort=sort), second=[on("相", 7)])
    assert strike(board, target="相") == dealt


@pytest.mark.parametrize(("text", "dealt"), [("騎士に反撃する", 4), ("騎士に攻撃される", 4), ("弓兵に反撃する", 2)])
@clause("kokuryoku", "X5.6", "X5.4")
def test_a_counter_changes_against_such_units(text: str, dealt: int) -> None:
    board = table(me("", sort="knight", spirit=9), answering(f"このユニットが{text}場合、反撃力を2増やす。"),
                  first=[on("主", 4, 9)], second=[on("返", 7)])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    pass_on(board)
    board.act("second", "counter")
    pass_on(board)
    assert board.damage("主") == [dealt]


# --- what is denied to others


@pytest.mark.parametrize(("text", "dealt"), [("このユニットは【特効】の影響を受けない。", 2), ("", 4)])
@clause("kokuryoku", "X7.23")
def test_a_unit_against_which_nothing_is_effective(text: str, dealt: int) -> None:
    board = table(me("【特効】騎士"), quiet("相", text, sort="knight"), second=[on("相", 7)])
    assert strike(board, target="相") == dealt
    blade = weapon("剣札", "【特効】騎士", attack=0)
    board = table(me("", **SWORD), blade, quiet("相", text, sort="knight"), first=[on("主", 4, attached=["剣札"])],
                  second=[on("相", 7)])  # fmt: skip
    assert strike(board, target="相", equipment="剣札") == dealt


@pytest.mark.parametrize(("label", "verb"), [("必殺", "critical"), ("捕獲", "capture")])
@clause("kokuryoku", "X7.18", "X7.21", "X7.23")
def test_a_unit_that_is_not_struck_critically_or_captured(label: str, verb: str) -> None:
    for text, refused in ((f"このユニットは【{label}】の影響を受けない。", True), ("", False)):
        board = table(me(f"【{label}】(手札1)"), quiet("相", text), surprise("札", "[戦闘中]カードを1枚引く。"),
                      second=[on("相", 7)], hand=["薬草", "札"])  # fmt: skip
        board.take("first", "主")
        board.attack("first", "主", "相")
        if refused:
            assert board.why_not("first", verb, "主")[1] == "target-is-immune"
        else:
            assert board.offered("first", verb)


@clause("kokuryoku", "X7.17", "X7.19")
def test_a_unit_that_is_not_followed_up_and_does_not_feel_wrath() -> None:
    for text, offered in (("このユニットは【追撃】の影響を受けない。", False), ("", True)):
        board = table(me("【追撃】(手札1)"), quiet("相", text), second=[on("相", 7)], hand=["薬草"])
        strike(board, target="相")
        asked = board.asked()
        assert (asked is not None and asked[1] == "follow-up") == offered
    for text, dealt in (("このユニットは【怒り】の影響を受けない。", 2), ("", 4)):
        board = table(me(text, spirit=9), answering("【怒り】9"), first=[on("主", 4, 9)], second=[on("返", 7)])
        board.take("first", "主")
        board.attack("first", "主", "返")
        pass_on(board)
        board.act("second", "counter")
        pass_on(board)
        assert board.damage("主") == [dealt]


@pytest.mark.parametrize(("whose", "lost"), [("", 0), ("相手の", 1)])
@clause("kokuryoku", "X7.62")
def test_a_unit_that_nobodys_surprises_touch(whose: str, lost: int) -> None:
    text = f"このユニットは{whose}サプライズの影響を受けない。"
    board = table(
        me(text), surprise("札", "[自国力フェイズ]自軍のユニットすべては気力を1失う。"), hand=["札"], phase="item"
    )
    board.act("first", "surprise", "札")
    until(board, lambda: not board.state.stack)
    assert board.chips("主") == 6 - lost


@pytest.mark.parametrize(
    ("text", "left"), [("このターン中、自軍のユニットはサプライズの影響を受けない。", 4), ("カードを1枚引く。", 3)]
)
@clause("kokuryoku", "X7.62")
def test_a_surprise_can_keep_surprises_away_for_a_turn(text: str, left: int) -> None:
    sting = surprise("針", "[防御時]攻撃ユニットは気力を1失う。")
    board = used(text, cards=[sting, quiet("相")], first=[on("主", 4, 6)], second=[on("相", 7)], other=["針"])
    until(board, lambda: _can_take(board))
    board.take("first", "主")
    board.attack("first", "主", "相")
    board.act("second", "surprise", "針")
    until(board, lambda: bool(board.damage("相")))
    assert board.chips("主") == left


@pytest.mark.parametrize(("words", "dealt"), [("三すくみによる修正を無視する", 2), ("三すくみは働かない", 2), ("", 3)])
@clause("kokuryoku", "X5.5")
def test_the_triangle_is_left_out(words: str, dealt: int) -> None:
    text = f"{words}。" if words else ""
    board = table(me(text, **SWORD), quiet("斧", arms="axe"), second=[on("斧", 7)])
    assert strike(board, target="斧") == dealt


@pytest.mark.parametrize(("text", "struck"), [("この反撃を中止する。", []), ("カードを1枚引く。", [2])])
@clause("kokuryoku", "X5.6", "X7.43")
def test_a_counter_is_called_off(text: str, struck: list[int]) -> None:
    cards = [answering(""), surprise("札", f"[戦闘中]{text}")]
    board = table(me("", spirit=9), *cards, first=[on("主", 4, 9)], second=[on("返", 7)], hand=["札"])
    board.take("first", "主")
    board.attack("first", "主", "返")
    pass_on(board)
    board.act("second", "counter")
    board.act("first", "surprise", "札")
    until(board, lambda: board.state.battle is None)
    assert board.damage("主") == struck


def test_no_counter_is_called_off_before_there_is_one() -> None:
    assert not try_text("kokuryoku", "[攻撃宣言時]この反撃を中止する。", "surprise", proposes=False).passed


# --- what was attached, what lies there


@pytest.mark.parametrize(
    ("text", "back"),
    [
        ("そのユニットに付与されていた武器カード1枚を手札に加える。", ["剣札"]),
        ("離脱したユニットに付与されていたカードをすべて手札に加える。", ["剣札", "葉"]),
    ],
)
@clause("kokuryoku", "X3.3", "X7.63")
def test_what_was_attached_to_a_unit_that_left_comes_back(text: str, back: list[str]) -> None:
    cards = [
        weapon("剣札", attack=0),
        item("葉", "このユニットの最大気力を1増やす。"),
        surprise("札", f"[自軍ユニット離脱時]{text}"),
    ]
    mine = quiet("相", arms="sword", action="direct", levels={"sword": "A"})
    board = table(me(""), mine, *cards, second=[on("相", 7, 1, attached=["剣札", "葉"]), on("打手", 11)],
                  other=["札"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "相")
    until(board, lambda: _asks(board, "second") and board.state.battle is None)
    board.act("second", "surprise", "札")
    until(board, lambda: not board.state.stack)
    assert [each for each in ("剣札", "葉") if each in board.hand("second")] == back


@clause("kokuryoku", "K4.5")
def test_a_weapon_or_an_item_is_taken_off() -> None:
    leaf = item("葉", "このユニットの最大気力を1増やす。")
    text = "敵軍のユニット1体を選ぶ。そのユニットに付与された武器カードかアイテムカード1枚を持ち主の手札に戻す。"
    fire = magic("火札")
    bearer = quiet("相", arms="fire", action="magic", levels={"fire": "A"})
    board = used(text, cards=[leaf, fire, bearer], second=[on("相", 7, attached=["葉", "火札"])])
    until(board, lambda: not board.state.stack)
    assert "葉" in board.hand("second") and "火札" not in board.hand("second")


@clause("kokuryoku", "K4.4")
def test_the_land_under_the_foe_goes_off_the_field() -> None:
    text = "このユニットがダメージを与えた時、戦闘相手がいるマスの土地を戦場外に置いてもよい。"
    board = table(me(text), land("森札"), quiet("相"), second=[on("相", 7)], more=({}, {"lands": {7: "森札"}}))
    strike(board, target="相")
    board.option("first", "yes")
    assert board.off("second") == ["森札"]


@clause("kokuryoku", "K4.4")
def test_a_land_is_laid_on_the_square_of_a_unit() -> None:
    text = "このユニットが出撃した時、自分の手札にある土地カード1枚を、このユニットのいるマスに配置してもよい。"
    trial = try_text("kokuryoku", text, "unit", proposes=False)
    assert trial.passed and "the square of this unit" in trial.english


# --- rules about those of whom the rule before speaks


@clause("kokuryoku", "X5.4", "X5.6")
def test_a_second_rule_reaches_those_of_the_first() -> None:
    ground = land("野", "このマスにいる歩兵が受けるダメージを1減らす。ただし、そのユニットの反撃力を1減らす。")
    for move, taken, counter in (("infantry", 1, 1), ("cavalry", 2, 2)):
        board = table(me("", spirit=9), ground, answering("", move=move), first=[on("主", 4, 9)],
                      second=[on("返", 7)], more=({}, {"lands": {7: "野"}}))  # fmt: skip
        board.take("first", "主")
        board.attack("first", "主", "返")
        pass_on(board)
        board.act("second", "counter")
        pass_on(board)
        assert (board.damage("返"), board.damage("主")) == ([taken], [counter])


@pytest.mark.parametrize(("there", "dealt"), [(["甲", "乙"], 4), (["甲"], 2), (["乙"], 2)])
@clause("kokuryoku", "X5.4")
def test_both_that_are_named_must_be_there(there: list[str], dealt: int) -> None:
    text = "フィールドに「甲」と「乙」がいる間、このユニットの攻撃力を2増やす。"
    names = [quiet("甲"), quiet("乙")]
    units = [on(name, 10 + place, 3) for place, name in enumerate(there)]
    assert strike(table(me(text), *names, second=[on("的", 7, 5), *units])) == dealt
    either = text.replace("と", "か")
    assert strike(table(me(either), *names, second=[on("的", 7, 5), *units])) == 4


@pytest.mark.parametrize(("chips", "dealt"), [(5, 4), (6, 2)])
@clause("kokuryoku", "X3.2", "X5.4")
def test_half_of_the_maximum(chips: int, dealt: int) -> None:
    text = "このユニットの気力が最大気力の半分以下なら、このユニットの攻撃力を2増やす。"
    assert strike(table(me(text), first=[on("主", 4, chips)])) == dealt


# --- what hangs on what was said before


@pytest.mark.parametrize(("hand", "drawn", "unused"), [([], 1, 0), (["薬草"], 1, 0), (["薬草", "薬草@乙"], 0, 2)])
@clause("kokuryoku", "X7.34")
def test_a_second_number_is_compared_with_the_same(hand: list[str], drawn: int, unused: int) -> None:
    text = "自分の手札が1枚以下なら、カードを1枚引く。2枚以上なら、使用済みチップを2枚まで未使用に戻す。"
    board = used(text, hand=hand, more=({"used": 3, "deck": ["薬草@丙"]}, {}))
    until(board, lambda: not board.state.stack)
    assert (len(board.hand("first")) - len(hand), 3 - board.piles("first")[1]) == (drawn, unused)


@clause("kokuryoku", "X7.34")
def test_of_two_numbers_that_exclude_each_other_one_is_met() -> None:
    text = "自分の手札が1枚以下ならカードを1枚引き、自分の手札が2枚以上なら使用済みチップを2枚まで未使用に戻す。"
    board = used(text, hand=["薬草"], more=({"used": 3, "deck": ["薬草@丙"]}, {}))
    until(board, lambda: not board.state.stack)
    assert (len(board.hand("first")), board.piles("first")[1]) == (2, 3)


@pytest.mark.parametrize(("top", "hand", "off"), [("火札", ["火札"], []), ("葉", [], ["葉"])])
@clause("kokuryoku", "X7.34", "K2.1")
def test_a_card_that_was_shown_goes_one_way_or_the_other(top: str, hand: list[str], off: list[str]) -> None:
    text = "自分の山札の一番上のカードを公開する。それが魔法カードなら手札に加え、そうでないなら戦場外に置く。"
    cards = [magic("火札"), item("葉", "このユニットの最大気力を1増やす。")]
    board = used(text, cards=cards, more=({"deck": [top]}, {}))
    until(board, lambda: not board.state.stack)
    assert (board.hand("first"), [each for each in board.off("first") if each != "札"]) == (hand, off)


@clause("kokuryoku", "X7.34", "K4.1")
def test_otherwise_is_looked_at_before_anything_is_done() -> None:
    text = "自分の手札が0枚なら2枚引き、そうでないなら1枚引く。"
    board = used(text, more=({"deck": ["薬草@甲", "薬草@乙", "薬草@丙"]}, {}))
    until(board, lambda: not board.state.stack)
    assert len(board.hand("first")) == 2


@pytest.mark.parametrize(("attached", "drawn"), [(["剣札", "葉"], 1), (["剣札"], 0)])
@clause("kokuryoku", "X7.34")
def test_how_many_came_back_is_asked(attached: list[str], drawn: int) -> None:
    text = (
        "自軍のユニット1体と敵軍のユニット1体を選ぶ。それらに付与されたカードすべてを持ち主の手札に戻す。"
        "これで2枚以上のカードが手札に戻ったなら、カードを1枚引く。"
    )
    cards = [weapon("剣札", attack=0), item("葉", "このユニットの最大気力を1増やす。")]
    board = used(text, cards=cards, first=[on("主", 4)],
                 second=[on("的", 7, attached=attached)], more=({"deck": ["薬草@甲"]}, {}))  # fmt: skip
    until(board, lambda: not board.state.stack)
    assert all(each in board.hand("second") for each in attached)
    assert len(board.hand("first")) == drawn


@clause("kokuryoku", "X7.34")
def test_a_unit_of_a_class_that_is_excepted_is_not_chosen() -> None:
    text = "敵軍のユニット1体を待機状態にする。ただし、騎士は選べない。"
    board = used(text, cards=[quiet("騎", sort="knight"), quiet("弓", sort="archer")],
                 second=[on("騎", 7), on("弓", 8)])  # fmt: skip
    until(board, lambda: not board.state.stack)
    assert (board.is_waiting("騎"), board.is_waiting("弓")) == (False, True)


@pytest.mark.parametrize(("chips", "home"), [(6, True), (2, False)])
@clause("kokuryoku", "X7.52", "X5.7")
def test_after_the_battle_those_who_fought_are_still_known(chips: int, home: bool) -> None:
    text = "[攻撃宣言時]この戦闘の終了時、攻撃ユニットがフィールドに残っているなら、それを持ち主の手札に戻す。"
    board = table(me(""), answering(""), surprise("札", text), first=[on("主", 4, chips), on("友", 5)],
                  second=[on("返", 7)], hand=["札"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "返")
    board.act("first", "surprise", "札")
    until(board, lambda: board.state.battle is None)
    until(board, lambda: board.cell("主") < 0)
    assert (board.hand("first") == ["主"]) == home


@clause("kokuryoku", "X5.8", "X7.35")
def test_a_magic_returns_to_hand_instead_of_going_off() -> None:
    text = "このカードで戦闘相手を倒した時、このカードを戦場外に置く代わりに持ち主の手札に戻す。"
    mage = me("", arms="fire", action="magic", levels={"fire": "A"})
    board = table(mage, magic("火札", text, power=9), first=[on("主", 4, attached=["火札"])],
                  second=[on("的", 7, 2), on("打手", 11)])  # fmt: skip
    strike(board, equipment="火札")
    until(board, lambda: board.state.battle is None)
    assert board.hand("first") == ["火札"] and board.off("first") == []


@pytest.mark.parametrize(
    "text",
    [
        "相手は手札を1枚公開する。それが武器カードなら、自分の手札に加える。",
        "相手の山札の上から3枚を見る。その中から1枚を手札に加える。",
    ],
)
def test_cards_of_the_opponent_do_not_come_to_ones_own_hand(text: str) -> None:
    trial = try_text("kokuryoku", f"[自国力フェイズ]{text}", "surprise", proposes=False)
    assert [each.plain()["kind"] if hasattr(each, "plain") else each.name for each in trial.problems]
    assert not trial.passed


@pytest.mark.parametrize("head", ["移動した時、", "土地カードのあるマスに進入する時、"])
def test_a_move_says_nothing_of_what_attacks_cost(head: str) -> None:
    assert not try_text("kokuryoku", f"このユニットが{head}気力を支払わない。", "unit", proposes=False).passed


# --- in other words and orders


@pytest.mark.parametrize(("top", "dealt"), [("兵", 5), ("葉", 2)])
@clause("kokuryoku", "K2.1", "X5.4")
def test_a_card_that_went_off_the_deck_is_looked_at(top: str, dealt: int) -> None:
    text = (
        "[攻撃宣言時]自分の山札の一番上のカードを戦場外に置く。"
        "それがユニットカードなら、この戦闘中、攻撃ユニットの攻撃力を3増やす。"
    )
    cards = [item("葉", "このユニットの最大気力を1増やす。"), surprise("札", text)]
    board = table(me(""), *cards, hand=["札"], more=({"deck": [top]}, {}))
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("first", "surprise", "札")
    until(board, lambda: bool(board.damage("的")))
    assert (board.damage("的"), top in board.off("first")) == ([dealt], True)


@pytest.mark.parametrize(("mates", "dealt"), [([], 4), (["友"], 2)])
@clause("kokuryoku", "X5.4")
def test_no_more_than_one_unit(mates: list[str], dealt: int) -> None:
    text = "自分のフィールドにユニットが1体しかいないなら、このユニットの攻撃力を2増やす。"
    first = [on("主", 4), *[on(name, 3) for name in mates]]
    assert strike(table(me(text), first=first)) == dealt


@clause("kokuryoku", "X3.2")
def test_chips_are_moved_in_another_order_of_words() -> None:
    board = used(
        "このターン出撃していない自軍の「主」1体の気力を自軍の「友」1体に2移す。",
        first=[on("主", 4, 6), on("友", 5, 2)],
    )
    until(board, lambda: not board.state.stack)
    assert (board.chips("主"), board.chips("友")) == (4, 4)


@pytest.mark.parametrize(
    ("kind", "text", "english"),
    [
        (
            "unit",
            "このユニットが場にいるかぎり、相手は手札からサプライズを使えない。",
            "your opponent cannot use surprises",
        ),
        (
            "unit",
            "このユニットがクラスチェンジした時、このユニットに乗っているチップを最大にする。",
            "restore all spirit",
        ),
        ("unit", "このユニットが出撃マスから移動した後、カードを1枚引いてもよい。", "leaves your sortie squares"),
        ("magic", "このカードの使用後、カードを1枚引く。", "When this card was used"),
        ("land", "このマスにいるユニットが離脱する時、戦場外に置かれる代わりに持ち主の手札に戻る。", "instead"),
        (
            "land",
            "互いの国力フェイズ開始時、このマスにいるユニットは気力を1失う。",
            "each player's national-power phase",
        ),
        (
            "weapon",
            "装備しているユニットの移動タイプが騎兵なら、攻撃力をさらに2増やす。",
            "this unit is a cavalry unit",
        ),
        (
            "surprise",
            "[敵移動時]そのユニットが森に進入したなら、そのユニットに2ダメージを与える。",
            "is on a forest square",
        ),
    ],
)
def test_other_words_for_the_same(kind: str, text: str, english: str) -> None:
    trial = try_text("kokuryoku", text, kind, proposes=False)
    assert trial.passed and english in trial.english


@pytest.mark.parametrize(
    "text",
    ["自アイテムステップ中、このユニットの攻撃力を1増やす。", "自アイテムステップなら、戦闘相手の反撃力を1減らす。"],
)
def test_nothing_is_said_of_battles_where_nobody_fights(text: str) -> None:
    trial = try_text("kokuryoku", text, "unit", proposes=False)
    assert not trial.passed and "nobody fights" in trial.problems[0].explain("en")
