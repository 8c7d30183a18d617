"""What concerns both players: whose triggers come first, whose spells are safe, whose cards a text keeps from a
removal, and what is said of the next damage alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_sayable import ONE, cast, told

ENTERED = "相手のユニットが場に出た時、あなたはカードを1枚引いてもよい。"
FALLEN = "相手のユニットが破壊された時、あなたはカードを1枚引いてもよい。"


# --- whose triggers come first


def entering(way: str, turn: str) -> Board:
    """護宝妖精 of the player whose turn it is enters, and 炭焼き小鬼 of the other player hears it."""
    other = "second" if turn == "first" else "first"
    own: dict[str, Any] = {"field": ["若芽の精"], "hand": ["護宝妖精"], "territory": 3}
    texts = {"005": ENTERED, "A12": "捨札のユニット・カード1枚を場に出す。"}
    sides: dict[str, Any] = {turn: own, other: {"field": ["炭焼き小鬼", "綿毛虫"]}}
    if way == "deploy":
        board = Board(turn=turn, step="strategy", texts=texts, **sides)
        board.do(turn, "deploy", "護宝妖精")
    elif way == "settle":
        board = Board(turn=turn, step="expansion", texts=texts, **{**sides, turn: {**own, "magic": ["入植"]}})
        board.do(turn, "magic", "入植")
    else:
        own = {"field": ["若芽の精"], "magic": ["慈雨"], "hand": ["鈴の雀"]}
        board = Board(turn=turn, step="expansion", texts=texts, discard=["護宝妖精"], **{**sides, turn: own})
        board.do(turn, "magic", "慈雨")
    assert "護宝妖精" in board.field(turn)
    return board


@pytest.mark.parametrize("turn", ["first", "second"])
@pytest.mark.parametrize("way", ["deploy", "settle", "bring"])
@clause("wars3x3", "Q3")
def test_what_an_entrance_triggers_is_played_by_the_turn_player_first(way: str, turn: str) -> None:
    board = entering(way, turn)
    asked = board.asked()
    assert asked is not None and asked[:2] == (turn, "may")
    board.option(turn, "no")
    asked = board.asked()
    assert asked is not None and asked[0] != turn and asked[1] == "may"


def falling(way: str, turn: str) -> Board:
    """沈没船の亡者 of the player whose turn it is not is destroyed, and 炭焼き小鬼 of the other player hears it."""
    other = "second" if turn == "first" else "first"
    used = "1ターンに1回、手札を1枚捨ててもよい。そうした場合、相手のユニット1体を破壊する。"
    texts = {
        "005": FALLEN,
        "006": used,
        "A12": "相手のユニット1体を破壊する。",
        "A11": "★滅　相手のユニット1体を破壊する。",
    }
    own: dict[str, Any] = {
        "field": ["炭焼き小鬼", "若芽の精", "熾火の双子"],
        "hand": ["雷鳴の鷲"],
        "magic": ["慈雨", "大樹"],
    }
    step = "removal" if way == "removal" else "expansion"
    sides: dict[str, Any] = {turn: own, other: {"field": ["沈没船の亡者"]}}
    board = Board(turn=turn, step=step, texts=texts, **sides)
    if way == "removal":
        board.remove(turn, "沈没船の亡者", "雷鳴の鷲")
    else:
        board.do(turn, way, {"magic": "慈雨", "grand": "大樹", "use": "熾火の双子"}[way])
    return board


@pytest.mark.parametrize("turn", ["first", "second"])
@pytest.mark.parametrize("way", ["removal", "magic", "grand", "use"])
@clause("wars3x3", "S6")
def test_what_a_destruction_triggers_is_played_by_the_turn_player_first(way: str, turn: str) -> None:
    board = falling(way, turn)
    other = "second" if turn == "first" else "first"
    asked = board.asked()
    if way == "use" and asked is not None and asked[:2] == (turn, "discard"):
        board.choose(turn, "雷鳴の鷲")
        asked = board.asked()
    assert asked is not None and asked[:2] == (turn, "may")
    board.option(turn, "no")
    asked = board.asked()
    assert asked is not None and asked[:2] == (other, "may")
    board.option(other, "yes")
    assert "沈没船の亡者" in board.hand(other)


# --- spells that are safe, and cards that are kept from them


@clause("wars3x3", "2.3a", "P2")
def test_a_text_keeps_one_kind_of_spell_of_one_player_from_being_countered() -> None:
    for text, use, safe in (
        ("あなたの呪文は打消されない。", "removal", True),
        ("あなたの呪文は打消されない。", "boost", True),
        ("あなたの除去は打消されない。", "removal", True),
        ("あなたの除去は打消されない。", "boost", False),
        ("あなたの強化は打消されない。", "removal", False),
        ("あなたの強化は打消されない。", "boost", True),
        ("相手の呪文は打消されない。", "removal", False),
    ):
        first = {"field": ["炭焼き小鬼"], "hand": ["早駆け狐"]}
        board = Board(step=use, first=first, second={"field": ["雲羊"], "hand": ["潮招き"]}, texts={"005": text})
        if use == "removal":
            board.remove("first", "雲羊", "早駆け狐")
        else:
            board.do("first", "boost", "炭焼き小鬼", "早駆け狐")
        asked = board.asked()
        assert (asked is None or asked[1] != "counter") == safe, (text, use)


@clause("wars3x3", "2.1a", "2.1b", "P2")
def test_a_text_about_removals_forbids_them_to_one_player() -> None:
    for text, cards, forbidden in (
        ("相手は1枚除去を発動できない。", ("潮招き",), True),
        ("相手は1枚除去を発動できない。", ("火の粉鼠", "鈴の雀"), False),
        ("相手は2枚除去を発動できない。", ("潮招き",), False),
        ("相手は2枚除去を発動できない。", ("火の粉鼠", "鈴の雀"), True),
        ("相手は炎属性のカードを除去に使えない。", ("火の粉鼠", "鈴の雀"), True),
        ("相手は炎属性のカードを除去に使えない。", ("潮招き",), False),
    ):
        own = {"hand": ["潮招き", "火の粉鼠", "鈴の雀"], "magic": ["収穫"]}
        board = Board(step="removal", first=own, second={"field": ["雲羊", "炭焼き小鬼"]}, texts={"005": text})
        found = board.refused("first", "remove", "雲羊", *cards)  # asked in two parts: the target comes first
        assert found.condition == ("forbidden-now" if forbidden else "declared-together"), (text, cards)
        own = {**own, "field": ["炭焼き小鬼"]}
        board = Board(step="removal", first=own, second={"field": ["雲羊"]}, texts={"005": text})
        assert board.refused("first", "remove", "雲羊", *cards).condition == "declared-together"


# --- the next damage


@clause("wars3x3", "W1.1", "P1")
def test_the_next_damage_is_changed_and_what_else_lasts_goes_on() -> None:
    text = (
        "このターン、相手が次に受けるダメージを2倍にする。このターンの終了まで、あなたのユニットのパワーを1増加する。"
        "このターンの終了まで、相手は魔法を発動できない。"
    )
    texts = {"A12": text, "A11": "相手に1点のダメージを与える。", "A10": "相手に1点のダメージを与える。"}
    first = {"field": ["若芽の精", "花乙女"], "magic": ["慈雨", "大樹", "芽吹き", "収穫"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=first, second={"magic": ["霧壁"], "field": ["水滴の子"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    board.do("first", "magic", "大樹")
    assert board.life("second") == 28
    board.do("first", "magic", "芽吹き")
    assert board.life("second") == 27
    assert board.power("若芽の精") == 2
    assert board.refused("second", "magic", "霧壁").condition == "forbidden-now"


@clause("wars3x3", "W1.1", "P1")
def test_damage_to_the_other_player_leaves_the_next_damage_as_it_is() -> None:
    texts = {
        "A12": "このターン、相手が次に受けるダメージを2倍にする。",
        "A11": "あなたは1点のダメージを受ける。",
        "A10": "相手に1点のダメージを与える。",
    }
    first = {"field": ["若芽の精", "花乙女"], "magic": ["慈雨", "大樹", "芽吹き"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=first, texts=texts)
    for magic in ("慈雨", "大樹", "芽吹き"):
        board.do("first", "magic", magic)
    assert (board.life("first"), board.life("second")) == (29, 28)


# --- the deck, territories and entries


@clause("wars3x3", "W2.2", "M6")
def test_the_whole_deck_is_revealed_where_no_such_card_comes() -> None:
    text = (
        "ユニット・カードが出るまでデッキの上からカードを公開し、そのユニット・カードを手札に加える。残りを捨札に置く。"
    )
    board = cast(text, deck=["呪文砕き", "調律"])
    assert board.discard() == ["呪文砕き", "調律"] and board.hand("first") == ["苔石像"]


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("wars3x3", "4.1")
def test_an_expansion_that_a_magic_grants_is_made_by_its_user(turn: str) -> None:
    own = {**ONE, "hand": ["苔石像", "鈴の雀"]}
    board = Board(turn=turn, step="expansion", texts={"A12": "領土拡大を1回行う。"}, **{turn: own})  # type: ignore[arg-type]
    board.do(turn, "magic", "慈雨")
    assert board.how_many(turn) == (0, 1)
    board.choose(turn, "苔石像")
    assert board.territory(turn) == ["苔石像"]
    board.do(turn, "expand", "鈴の雀")  # the expansion of the step is still to be made
    assert board.territory(turn) == ["苔石像", "鈴の雀"]


@clause("wars3x3", "4.2a", "P1")
def test_the_price_of_an_entry_is_not_paid_for_an_ability() -> None:
    text = (
        "これを配備する場合、あなたは追加で手札のカード1枚を捨てなければならない。\n"
        "1ターンに1回、手札を1枚捨ててもよい。そうした場合、相手に2点のダメージを与える。"
    )
    board = field(text, "strategy", first={"hand": ["鈴の雀", "雲羊"], "territory": 1})
    board.do("first", "use", "炭焼き小鬼")
    board.choose("first", "雲羊")
    assert board.life("second") == 28 and board.hand("first") == ["鈴の雀"]


@clause("wars3x3", "M1", "P1")
def test_the_ability_of_one_unit_is_none_of_its_neighbour() -> None:
    text = "1ターンに1回、手札を1枚捨ててもよい。そうした場合、相手に2点のダメージを与える。"
    board = field(text, "expansion", first={"field": ["若芽の精", "炭焼き小鬼"], "hand": ["鈴の雀", "雲羊"]})
    assert board.refused("first", "use", "若芽の精").condition == "no-such-ability"
    assert board.why_not("first", "use", "炭焼き小鬼") is None


@clause("wars3x3", "M1", "P1")
def test_the_ability_of_a_magic_that_lies_face_up_is_used_once_and_by_its_player() -> None:
    text = (
        "あなたは2点のライフを得る。\n"
        "【顕在】1ターンに1回、手札を1枚捨ててもよい。そうした場合、相手に2点のダメージを与える。"
    )
    own = {"magic": [{"慈雨": "face-up"}, "収穫"], "hand": ["鈴の雀", "雲羊"]}
    board = Board(step="expansion", first=own, second={"hand": ["凧乗り"]}, texts={"A12": text})
    assert board.refused("second", "use", "慈雨").condition == "no-such-ability"
    board.do("first", "use", "慈雨")
    board.choose("first", "雲羊")
    assert board.life("second") == 28
    assert board.refused("first", "use", "慈雨").condition == "already-this-turn"
    assert board.refused("first", "use", "収穫").condition == "no-such-ability"


@clause("wars3x3", "2.2", "S9")
def test_a_boost_gives_more_or_something_else_where_its_card_says_so() -> None:
    for text, gives in (
        ("これを強化に使う場合、対象のユニットのパワーはさらに1プラスされる。", 3),
        ("これを強化に使う場合、対象のユニットのパワーは、コストの代わりに4プラスされる。", 4),
    ):
        first = {"field": ["早駆け狐"], "hand": ["炭焼き小鬼"]}
        board = Board(step="boost", first=first, second={"hand": []}, texts={"005": text})
        board.do("first", "boost", "早駆け狐", "炭焼き小鬼")
        assert [each["amount"] for each in told(board, "Lasting")] == [gives]


@clause("wars3x3", "2.3c", "2.3b")
def test_the_end_of_a_spell_is_told_where_a_text_waits_for_it() -> None:
    second = {"field": ["雲羊"], "hand": ["潮招き"]}
    board = Board(step="removal", first={"hand": ["葦鷺"]}, second=second)
    board.remove("first", "雲羊", "葦鷺")
    board.counter("second", "潮招き")
    assert "SpellDone" not in board.happened() and told(board, "Countered")[0]["use"] == "removal"


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("wars3x3", "W3.4", "M6")
def test_cards_go_back_to_the_deck_by_the_player_whose_text_says_so(turn: str) -> None:
    text = "捨札のカードをすべてデッキに戻してシャッフルする。"
    sides: dict[str, Any] = {turn: ONE}
    board = Board(turn=turn, step="expansion", discard=["鈴の雀"], texts={"A12": text}, **sides)
    board.do(turn, "magic", "慈雨")
    back = [each["by"] for each in told(board, "Moved") if each["clause"] == "M6"]
    assert back == [("first", "second").index(turn)]


# --- acts in which somebody is asked


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("wars3x3", "M6")
def test_cards_are_discarded_down_by_the_player_who_is_told_to(turn: str) -> None:
    other = "second" if turn == "first" else "first"
    for text, who in (("相手は手札が1枚になるまで捨てる。", other), ("あなたは手札が1枚になるまで捨てる。", turn)):
        hand = {"hand": ["鈴の雀", "雲羊", "凧乗り"]}
        sides: dict[str, Any] = {turn: {**ONE, **hand}, other: hand if who == other else {"hand": []}}
        if who == other:
            sides[turn]["hand"] = ["苔石像"]
        board = Board(turn=turn, step="expansion", texts={"A12": text}, **sides)
        board.do(turn, "magic", "慈雨")
        assert board.how_many(who) == (2, 2)
        board.choose(who, "鈴の雀", "凧乗り")
        assert board.hand(who) == ["雲羊"] and board.discard() == ["鈴の雀", "凧乗り"]
        seat = ("first", "second").index(who)
        assert [each["by"] for each in told(board, "Moved") if each["clause"] == "M6"] == [seat, seat]
    sides = {turn: ONE, other: {"hand": ["鈴の雀"]}}
    board = Board(turn=turn, step="expansion", texts={"A12": "相手は手札が1枚になるまで捨てる。"}, **sides)
    board.do(turn, "magic", "慈雨")
    assert board.hand(other) == ["鈴の雀"]


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("wars3x3", "M6")
def test_cards_are_put_on_and_under_the_deck_in_the_order_that_their_player_names(turn: str) -> None:
    for where, deck in (("上", ["凧乗り", "鈴の雀", "雷鳴の鷲"]), ("下", ["雷鳴の鷲", "凧乗り", "鈴の雀"])):
        own = {**ONE, "hand": ["鈴の雀", "雲羊", "凧乗り"], "magic": ["慈雨", "収穫"]}
        text = f"あなたの手札2枚をデッキの一番{where}に置く。"
        sides: dict[str, Any] = {turn: own}
        board = Board(turn=turn, step="expansion", deck=["雷鳴の鷲"], texts={"A12": text}, **sides)
        board.do(turn, "magic", "慈雨")
        board.choose(turn, "鈴の雀", "凧乗り")
        board.order(turn, "凧乗り", "鈴の雀")
        assert board.deck() == deck and board.hand(turn) == ["雲羊"]
        seat = ("first", "second").index(turn)
        assert [each["by"] for each in told(board, "Moved") if each["clause"] == "M6"] == [seat, seat]


@pytest.mark.parametrize("turn", ["first", "second"])
@clause("wars3x3", "4.2", "M6")
def test_units_are_brought_onto_the_field_of_the_player_whose_text_says_so(turn: str) -> None:
    sides: dict[str, Any] = {turn: {**ONE, "hand": ["鈴の雀"]}}
    texts = {"A12": "手札のユニット・カード1枚を場に出す。"}
    board = Board(turn=turn, step="expansion", texts=texts, **sides)
    board.do(turn, "magic", "慈雨")
    assert board.field(turn) == ["若芽の精", "綿毛虫", "鈴の雀"]
    seat = ("first", "second").index(turn)
    assert [(each["clause"], each["by"]) for each in told(board, "Deployed")] == [("M6", seat)]
    sides = {turn: {**ONE, "field": ["若芽の精", "綿毛虫", "花乙女"], "hand": ["鈴の雀"]}}
    board = Board(turn=turn, step="expansion", texts=texts, **sides)
    board.do(turn, "magic", "慈雨")
    assert board.hand(turn)[-1:] == ["鈴の雀"] and told(board, "Deployed") == []


@pytest.mark.parametrize("number", [0, 9])
@clause("wars3x3", "M6")
def test_any_number_from_nought_to_nine_can_be_named(number: int) -> None:
    text = "数字を1つ宣言する。相手は、手札にあるそのコストのカードをすべて捨てる。"
    board = cast(text, second={"hand": ["雲羊"]})
    question = board._question(0)
    assert (question.answers().__next__(), question.count()) == (0, 10)
    board.number("first", number)
    assert board.hand("second")[-1:] == ["雲羊"]


# --- places and limits


@clause("wars3x3", "4.2", "P2")
def test_the_places_of_one_player_are_changed_and_the_lowest_number_counts() -> None:
    two, four = "あなたの配備エリアは2体までになる。", "あなたの配備エリアは4体までになる。"
    for texts, fields, rooms in (
        ({"005": two}, (["炭焼き小鬼"], []), (1, 3)),
        ({"005": four}, (["炭焼き小鬼"], []), (3, 3)),
        ({"005": two, "006": four}, (["炭焼き小鬼", "熾火の双子"], []), (0, 3)),
        ({"005": "相手の配備エリアは2体までになる。"}, (["炭焼き小鬼"], ["雲羊"]), (2, 1)),
        ({}, (["炭焼き小鬼"], ["雲羊", "鈴の雀"]), (2, 1)),
    ):
        board = Board(first={"field": fields[0]}, second={"field": fields[1]}, texts=texts)
        assert tuple(board.rules.room_of(board.state, seat) for seat in (0, 1)) == rooms, texts


@clause("wars3x3", "M1", "P2")
def test_a_player_uses_no_more_magics_than_a_text_allows() -> None:
    texts = {
        "005": "相手は1ターンに1回までしか魔法を発動できない。",
        "A12": "カードを1枚引く。",
        "A11": "カードを1枚引く。",
    }
    own: dict[str, Any] = {"field": ["若芽の精", "花乙女"], "magic": ["慈雨", "大樹", "収穫"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=own, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    assert board.refused("first", "magic", "大樹").condition == "forbidden-now"
    assert board.why_not("first", "grand", "収穫") is None
    board = Board(step="expansion", first={**own, "field": ["若芽の精", "花乙女", "炭焼き小鬼"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    board.do("first", "magic", "大樹")
    assert len(told(board, "MagicActivated")) == 2


@clause("wars3x3", "2.1a", "P2")
def test_removals_aim_at_no_more_units_than_a_text_allows() -> None:
    texts = {"005": "相手は1ターンに1体のユニットしか除去の対象にできない。"}
    own: dict[str, Any] = {"hand": ["潮招き", "水滴の子"], "magic": ["収穫"]}
    board = Board(step="removal", first=own, second={"field": ["雲羊", "炭焼き小鬼", "鈴の雀"]}, texts=texts)
    board.remove("first", "雲羊", "潮招き")
    assert board.field("second") == ["炭焼き小鬼", "鈴の雀"]
    assert board.refused("first", "remove", "鈴の雀").condition == "forbidden-now"
    board = Board(
        step="removal", first={**own, "field": ["炭焼き小鬼"]}, second={"field": ["雲羊", "鈴の雀"]}, texts=texts
    )
    board.remove("first", "雲羊", "潮招き")
    board.remove("first", "鈴の雀", "水滴の子")
    assert board.field("second") == []


# --- prices


@clause("wars3x3", "M4", "M6")
def test_a_price_must_be_there_in_full() -> None:
    for text, first, payable in (
        ("[ライフを3点失う]相手に3点のダメージを与える。", {"life": 3}, True),
        ("[ライフを3点失う]相手に3点のダメージを与える。", {"life": 2}, False),
        ("[あなたの手札を1枚捨て、ライフを2点失う]相手に3点のダメージを与える。", {"life": 5}, True),
        ("[あなたの手札を1枚捨て、ライフを2点失う]相手に3点のダメージを与える。", {"life": 1}, False),
        ("[あなたの手札を1枚捨て、ライフを2点失う]相手に3点のダメージを与える。", {"hand": []}, False),
        ("[あなたのユニット2体を破壊する]相手に3点のダメージを与える。", {}, True),
        ("[あなたのユニット2体を破壊する]相手に3点のダメージを与える。", {"field": ["若芽の精"]}, False),
    ):
        own = {**ONE, "magic": ["慈雨", "収穫"], **first}
        second = {"field": ["花乙女"], "hand": ["鈴の雀"]}
        board = Board(step="expansion", first=own, second=second, texts={"A12": text})
        found = board.why_not("first", "magic", "慈雨")
        assert (found is None) == payable, (text, first)
        assert found is None or (found.clause, found.condition) == ("M4", "cannot-pay")
