"""1300, 504: what each word of a text does to cards, decks and figures, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, event, item, unit
from tests.kiseki.texts import play, table


def done(text: str, *targets: str, cards: Any = (), **seats: Any) -> Board:
    """The table after the first player has played an EVENT with this text."""
    board = table(event("事", text), *cards, **seats)
    play(board, "事", *targets)
    return board


def told(board: Board, event: str) -> list[dict[str, Any]]:
    """Every event of this name, but that the EVENT itself was shown."""
    return [each for each in board.told() if each["event"] == event and each["clause"] != "1204.2b"]


# --- looking and showing


@clause("kiseki", "1312.2", "1311.1")
def test_who_looks_at_the_top_of_a_deck_sees_so_many_cards_alone() -> None:
    for whose, seat in (("あなた", "first"), ("相手", "second")):
        decks = {seat: {"deck": ["剣@一", "槍@二", "術@三"]}}
        board = done(f"{whose}のデッキの上を2枚見る。", **decks)
        seen = [board.is_known(each, "first") for each in ("一", "二", "三")]
        assert seen == [True, True, False]
        assert not any([board.is_known(each, "second") for each in ("一", "二", "三")])
    board = done("あなたのデッキの上を2枚見る。", first={"deck": []})
    assert told(board, "Looked") == []
    text = "あなたのデッキの上をX枚見る。XはあなたのITEMの数である。"
    assert told(done(text, first={"deck": ["剣"]}), "Looked") == []
    assert len(told(done(text, first={"deck": ["剣"], "field": ["刃"]}), "Looked")) == 1


@clause("kiseki", "1311.1", "1314.2")
def test_a_whole_hand_is_shown_to_all_or_discarded() -> None:
    board = done("相手の手札を公開する。", second={"hand": ["剣", "槍"]})
    assert board.is_known("剣", "first") and board.is_known("槍", "first")
    board = done("相手は手札を公開する。", second={"hand": ["剣"]})
    assert board.is_known("剣", "first")
    board = done("相手の手札を捨てる。", first={"hand": ["術"]}, second={"hand": ["剣", "槍"]})
    assert sorted(board.trail("second")) == sorted(["剣", "槍", "other"]) and "術" in board.hand("first")
    assert {each["deed"] for each in told(board, "Went") if each["clause"] == "1314.2"} == {"discard"}
    assert {each["by"] for each in told(board, "Went") if each["clause"] == "1314.2"} == {0}


@clause("kiseki", "1311.1")
def test_what_all_know_already_is_not_shown_again() -> None:
    board = done("あなたの手札のUNITを1枚公開する。", first={"hand": ["剣"]})
    if board._purpose() != "priority":
        board.choose("first", "剣")
    assert board.is_known("剣", "second") and len(told(board, "Looked")) == 1
    board = done("あなたの軌跡のUNITを1枚公開する。", first={"trail": ["剣"]})
    assert told(board, "Looked") == []


@clause("kiseki", "1221.1", "1311.1")
def test_what_was_shown_is_what_the_text_speaks_of_next() -> None:
    text = "相手の手札を公開する。その後、その中のUNITを1枚選び、それを捨てる。"
    board = done(text, second={"hand": ["剣"]})
    if board._purpose() != "priority":
        board.choose("first", "剣")
    assert board.trail("second") == ["剣"]


# --- decks


@clause("kiseki", "1312.2", "502.2b")
def test_of_any_card_as_many_are_taken_as_are_asked_for_of_certain_ones_fewer_may_be() -> None:
    for what, bounds in (("カード", (2, 2)), ("UNIT", (0, 2))):
        text = f"あなたのデッキから{what}を2枚探し、手札に加える。その後、デッキを切る。"
        board = done(text, first={"deck": ["剣@一", "槍@二", "術@三"]})
        assert board.how_many("first") == bounds
        board.choose("first", "一", "三")
        board.shuffles()
        assert {"一", "三"} <= set(board.hand("first")) and board.deck("first") == ["二"]
        assert board.is_known("一", "second") == (what == "UNIT")


@clause("kiseki", "504.3", "104.2")
def test_cards_from_the_top_of_a_deck_go_where_the_text_says_as_many_as_there_are() -> None:
    board = done("あなたのデッキの上を2枚軌跡に置く。", first={"deck": ["剣", "槍", "術"]})
    assert sorted(board.trail("first")) == sorted(["剣", "槍", "事"]) and board.deck("first") == ["術"]
    board = done("相手のデッキの上を2枚軌跡に置く。", second={"deck": ["剣"]})
    assert board.trail("second") == ["剣"] and board.outcome() is None
    for manner, lying in (
        ("裏向き", (True, True)),
        ("表向き", (False, True)),
        ("表向きのアクション状態", (False, False)),
        ("裏向きのアクション状態", (True, False)),
    ):
        board = done(f"あなたのデッキの上を1枚拠点に{manner}で置く。", first={"deck": ["剣"]})
        assert board.homebase("first") == ["剣"] and (board.is_down("剣"), board.is_ready("剣")) == lying


@clause("kiseki", "503.1a", "503.2a", "507.1", "1320.1")
def test_a_card_is_laid_as_the_text_says_and_otherwise_as_the_rules_do() -> None:
    for manner, lying in (
        ("裏向き", (True, True)),
        ("表向き", (False, True)),
        ("アクション状態", (False, False)),
        ("表向きのアクション状態", (False, False)),
        ("裏向きのアクション状態", (True, False)),
    ):
        text = f"あなたの手札のUNITを1枚拠点に{manner}で置く。"
        board = done(text, first={"hand": ["剣"]})
        if board._purpose() != "priority":
            board.choose("first", "剣")
        assert board.homebase("first") == ["剣"] and (board.is_down("剣"), board.is_ready("剣")) == lying
    for manner, ready in (("アクション状態で", False), ("", True)):
        board = done(f"あなたの軌跡のUNITを1枚対象とし、それを{manner}場に出す。", first={"trail": ["剣"]})
        assert board.is_ready("剣") == ready and not board.is_down("剣")


@clause("kiseki", "504.2", "502.4")
def test_a_card_is_put_on_the_top_or_at_the_bottom_of_its_deck() -> None:
    for place, deck in (("上", ["剣", "壁@一", "壁@二"]), ("下", ["壁@一", "壁@二", "剣"])):
        text = f"UNITを1つ対象とし、それをデッキの{place}に置く。"
        board = done(text, second={"field": ["剣"], "deck": ["壁@一", "壁@二"]})
        assert board.deck("second") == [each.partition("@")[2] or each for each in deck]


@clause("kiseki", "504.2", "502.4")
def test_cards_are_put_on_a_deck_in_an_order_of_ones_choice() -> None:
    text = "あなたの軌跡のUNITをすべて好きな順番であなたのデッキの上に置く。"
    board = done(text, first={"trail": ["剣", "槍"], "deck": ["壁"]})
    board.order("first", "槍", "剣")
    assert board.deck("first") == ["槍", "剣", "壁"]


@clause("kiseki", "603.1b", "1502.1")
def test_a_deck_is_shuffled_whose_it_is() -> None:
    for text, decks in (
        ("あなたのデッキを切る。", ["first"]),
        ("相手のデッキを切る。", ["second"]),
        ("デッキを切る。", ["first"]),
        ("各プレイヤーはデッキを切る。", ["first", "second"]),
    ):
        deck = ["剣", "槍"]
        board = done(text, first={"deck": deck}, second={"deck": ["術", "壁"]})
        shuffled = []
        while board._purpose() == "shuffle":
            before = (board.deck("first"), board.deck("second"))
            board.shuffle(1, 0)
            after = (board.deck("first"), board.deck("second"))
            shuffled.append("first" if before[0] != after[0] else "second")
        assert shuffled == decks


# --- figures


@pytest.mark.parametrize(
    ("text", "bonds", "pools"),
    [
        ("絆を3点得る。", (23, 20), (0, 0)),
        ("絆を3点失う。", (17, 20), (0, 0)),
        ("相手は絆を3点失う。", (20, 17), (0, 0)),
        ("あなたと相手は絆を2点得る。", (22, 22), (0, 0)),
        ("2CPを得る。", (20, 20), (2, 0)),
        ("2EPを得る。", (20, 20), (0, 2)),
        ("絆を0点失う。", (20, 20), (0, 0)),
    ],
)
@clause("kiseki", "104.2", "302.1", "302.1a")
def test_figures_change_by_what_the_text_says(text: str, bonds: tuple[int, int], pools: tuple[int, int]) -> None:
    board = done(text, first={"bonds": 20}, second={"bonds": 20})
    assert (board.bonds("first"), board.bonds("second")) == bonds and board.pools("first") == pools
    assert len(told(board, "BondsChanged")) == sum([each != 20 for each in bonds])


@clause("kiseki", "104.2", "1318.1")
def test_who_is_made_to_pay_more_cp_than_there_are_pays_those() -> None:
    board = done("3CP支払う。", first={"homebase": 2})
    assert board.pools("first") == (0, 0)
    board = done("1CP支払う。", first={"homebase": 2})
    assert board.pools("first") == (1, 0)


@clause("kiseki", "104.4", "104.2")
def test_who_has_all_bonds_or_cannot_gain_any_gains_none() -> None:
    board = done("絆を3点得る。", first={"bonds": 40})
    assert board.bonds("first") == 40 and told(board, "BondsChanged") == []
    board = done("絆を3点得る。", first={"bonds": 39})
    assert board.bonds("first") == 40
    lock = item("封", text="・相手は絆を得ない。")
    board = done("絆を3点得る。", cards=(lock,), first={"bonds": 20}, second={"field": ["封"]})
    assert board.bonds("first") == 20
    board = done("相手は絆を3点得る。", cards=(lock,), first={"bonds": 20}, second={"field": ["封"], "bonds": 20})
    assert board.bonds("second") == 23
    lock = item("封", text="・あなたは絆を失わない。")
    board = done("相手は絆を3点失う。", cards=(lock,), second={"field": ["封"], "bonds": 20})
    assert board.bonds("second") == 20
    board = done("絆を3点失う。", cards=(lock,), first={"bonds": 20}, second={"field": ["封"]})
    assert board.bonds("first") == 17


# --- how cards lie


@clause("kiseki", "1315.1", "1315.2", "1306.2b", "104.3")
def test_what_lies_so_already_or_cannot_is_not_turned() -> None:
    field = ["剣", {"card": "槍", "actioned": True}, {"card": "術", "stunned": True}, "刃"]
    board = done("相手のカードをすべてアクションする。", second={"field": field})
    assert [each["card"]["card"] for each in told(board, "Turned")] == ["剣", "刃"]
    assert {each["actioned"] for each in told(board, "Turned")} == {1}
    board = done("相手のカードをすべてレディする。", second={"field": field})
    assert [each["card"]["card"] for each in told(board, "Turned")] == ["槍"] and board.is_ready("槍")
    assert {each["clause"] for each in told(board, "Turned")} == {"1315.1"}
    board = done("相手のカードをすべて回復する。", second={"field": field})
    assert [each["card"]["card"] for each in told(board, "Recovered")] == ["術"] and not board.is_stunned("術")


@clause("kiseki", "1316.1", "1316.2")
def test_cards_of_the_homebase_are_turned_up_and_down() -> None:
    homes = [{"card": "剣", "up": True}, "槍"]
    board = done("相手の拠点のカードをすべて表向きにする。", second={"homebase": homes})
    assert [each["card"]["card"] for each in told(board, "Flipped")] == ["槍"] and not board.is_down("槍")
    assert [each["clause"] for each in told(board, "Flipped")] == ["1316.1"]
    board = done("相手の拠点のカードをすべて裏向きにする。", second={"homebase": homes})
    assert [each["clause"] for each in told(board, "Flipped")] == ["1316.2"]
    assert board.is_down("剣") and board.is_down("槍")


@clause("kiseki", "1309.1", "1309.2", "104.3")
def test_support_is_gained_once_and_lost_by_who_has_it() -> None:
    field = ["剣", {"card": "槍", "support": True}]
    board = done("相手のUNITはサポートを得る。", second={"field": field})
    assert [each["card"]["card"] for each in told(board, "SupportChanged")] == ["剣"]
    assert "supported" in board.states("剣") and "supported" in board.states("槍")
    board = done("相手のUNITはサポートを失う。", second={"field": field})
    assert [each["card"]["card"] for each in told(board, "SupportChanged")] == ["槍"]
    assert "supported" not in board.states("槍")


# --- entering the field


@clause("kiseki", "1320.1", "506.1")
def test_only_units_and_items_are_put_onto_the_field() -> None:
    for name, entered in (("剣", True), ("刃", True), ("備え", False)):
        text = "あなたの軌跡のカードを1枚対象とし、それを場に出す。"
        board = done(text, name, first={"trail": [f"{name}@札"]})
        assert (board.field("first") == ["札"]) == entered


@clause("kiseki", "1320.1", "1320.1a", "1320.1b")
def test_on_whose_field_a_card_is_put_is_who_controls_it() -> None:
    text = "相手の軌跡のUNITを1枚対象とし、それを場に出す。"
    board = done(text, second={"trail": ["剣"]})
    assert board.field("second") == ["剣"] and board.field("first") == []
    text = "相手の軌跡のUNITを1枚対象とし、それをあなたの場に出す。"
    board = done(text, second={"trail": ["剣"]})
    assert board.field("first") == ["剣"] and board.state.owner[board.card("剣")] == 1
    text = "あなたの軌跡のUNITを1枚対象とし、それをあなたの場に出す。"
    board = done(text, first={"trail": ["剣"]})
    assert board.field("first") == ["剣"] and board.state.effects == ()


# --- targets


@clause("kiseki", "1204.2d", "1204.2d-1", "1204.2d-5", "104.5")
def test_so_many_targets_are_chosen_as_the_text_says() -> None:
    for words, bounds in (("2つ", (2, 2)), ("2つまで", (0, 2)), ("任意の数", (0, 3))):
        mark = event("印", f"UNITを{words}対象とし、それらをアクションする。")
        board = table(mark, second={"field": ["剣", "槍", "術"]})
        board.do("first", "play", "印")
        assert board.how_many("first") == bounds
        chosen = ["剣", "槍"]
        board.choose("first", *chosen)
        while board.waiting():
            board._be_passive()
        assert [board.is_ready(each) for each in ("剣", "槍", "術")] == [False, False, True]
    mark = event("印", "UNITを2つ対象とし、それらをアクションする。")
    board = table(mark, second={"field": ["剣"]})
    assert "play 印" not in board.options("first") and board.refused("first", "play", "印").clause == "1204.2d"


# --- the unit that was attacked


@clause("kiseki", "1410.1", "804.6")
def test_the_unit_that_this_attacks_is_known_to_it_alone() -> None:
    for who, ready in (("隊長", False), ("剣", True)):
        text = "・UNITが攻撃した時、これが攻撃したUNITをアクションする。"
        cards = [unit("隊長", strength=1, text=text), unit("剣", strength=1), unit("壁", strength=0, defence=9)]
        board = Board(cards=cards, first={"field": ["隊長", "剣"]}, second={"field": ["壁"]})
        board.attack("first", who, target="壁")
        board.settle()
        assert board.is_ready("壁") == ready


@clause("kiseki", "1323.1")
def test_who_plans_puts_the_cards_back() -> None:
    board = done("計画3。", first={"deck": ["剣", "槍", "術", "壁"]})
    assert board.asked() == ("first", "plan", "1323.1") and board.how_many("first") == (0, 3)
    board.choose("first", "槍")
    board.order("first", "術", "剣")
    assert board.deck("first") == ["術", "剣", "壁", "槍"]


@clause("kiseki", "1214.1")
def test_what_hangs_on_a_condition_is_left_out_where_it_does_not_hold() -> None:
    text = "あなたの場にUNITがいるなら、絆を3点得る。その後、絆を1点得る。"
    assert done(text, first={"bonds": 20, "field": ["剣"]}).bonds("first") == 24
    assert done(text, first={"bonds": 20}).bonds("first") == 21


@clause("kiseki", "506.4", "502.3")
def test_who_gains_control_of_a_card_moves_it_to_the_own_field() -> None:
    board = done("UNITを1つ対象とし、あなたはそれの支配を得る。", second={"field": ["剣"]})
    assert board.field("first") == ["剣"] and board.state.owner[board.card("剣")] == 1
    assert [(each["by"], each["deed"]) for each in told(board, "Went") if each["clause"] == "506.4"] == [(0, "control")]


@clause("kiseki", "1215.6")
def test_an_effect_on_cards_that_are_not_there_does_not_begin() -> None:
    text = "相手のUNITはこのターン中+1/+1を得る。"
    assert told(done(text), "EffectBegan") == []
    board = done(text, second={"field": ["剣"]})
    assert len(told(board, "EffectBegan")) == 1 and board.strength("剣") == 5


@pytest.mark.parametrize(("bonds", "is_ready"), [(5, False), (20, True)])
@clause("kiseki", "503.1a", "1202.5", "1212.1")
def test_a_card_enters_as_its_text_says_only_while_the_condition_holds_whatever_else_it_says(
    bonds: int, is_ready: bool
) -> None:
    text = "・これは+1/+0を得る。\n・あなたの絆が10点以下なら、これはアクション状態で場に出る。"
    slow = unit("牛", cp=0, text=text)
    board = table(slow, first={"hand": ["牛"], "bonds": bonds})
    board.do("first", "play", "牛")
    board.settle()
    assert board.is_ready("牛") == is_ready and board.strength("牛") == 3
