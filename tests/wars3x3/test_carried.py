"""How a text is carried out: what 'that unit' is, what is possible, what takes the place of a destruction, and by whom
and on whom effects last."""

from __future__ import annotations

import pytest

from fuda.games.wars3x3.cards import COLOURS
from tests.boards import SEATS
from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_sayable import ONE, cast, told

# --- of whom a text speaks


@clause("wars3x3", "M6", "W1.1")
def test_nobody_has_less_life_where_both_have_as_much() -> None:
    text = "ライフの少ないプレイヤーはカードを1枚引く。"
    for own, theirs, drawn in ((30, 30, []), (10, 30, [0]), (30, 10, [1])):
        board = cast(text, first={"life": own}, second={"life": theirs})
        assert [each["by"] for each in told(board, "Drawn")] == drawn


@clause("wars3x3", "M6", "S1")
def test_that_unit_is_the_one_chosen_and_not_those_of_the_sentence_between() -> None:
    text = (
        "相手のユニット1体を選ぶ。このターンの終了まで、あなたのユニットのパワーを1増加する。そのユニットを破壊する。"
    )
    board = cast(text, first={"magic": ["慈雨", "収穫"]}, second={"field": ["雲羊", "鈴の雀"]})
    board.choose("first", "雲羊")
    assert (board.field("first"), board.field("second")) == (["若芽の精", "綿毛虫"], ["鈴の雀"])
    assert board.power("若芽の精") == 2


@clause("wars3x3", "M6", "M7")
def test_that_unit_is_the_one_that_a_lasting_effect_was_given() -> None:
    text = "このターンの終了まで、あなたのユニット1体のパワーを2増加する。そのユニットは透過を得る。"
    board = cast(text, first={"magic": ["慈雨", "収穫"]})
    board.choose("first", "綿毛虫")
    assert (board.power("若芽の精"), board.power("綿毛虫")) == (1, 3)
    assert (board.traits("若芽の精"), board.traits("綿毛虫")) == (["透過"] * 0, ["透化", "透過"])


@clause("wars3x3", "M6", "S17")
def test_that_unit_is_none_where_none_was_chosen() -> None:
    text = (
        "相手のユニット1体を選ぶ。あなたのユニットを1体まで持ち主の手札に戻す。"
        "そのユニットのコストに等しい点数のダメージを相手に与える。"
    )
    for chosen, damage in ((["綿毛虫"], 1), ([], 0)):
        board = cast(text, second={"field": ["雲羊", "雷鳴の鷲"]})
        board.choose("first", "雷鳴の鷲")
        board.choose("first", *chosen)
        assert board.life("second") == 30 - damage


@clause("wars3x3", "M6", "M4")
def test_a_unit_that_goes_back_is_spoken_of_by_the_next_sentence() -> None:
    text = "相手のユニット1体を持ち主の手札に戻す。そのユニットのコストに等しい点数のダメージを相手に与える。"
    board = cast(text, second={"field": ["雲羊", "雷鳴の鷲"]})
    board.choose("first", "雷鳴の鷲")
    assert board.life("second") == 26 and board.hand("second") == ["雷鳴の鷲"]


# --- what is possible


@clause("wars3x3", "M6", "Q3")
def test_what_hangs_on_a_choice_is_left_where_nothing_can_be_chosen() -> None:
    text = "手札を2枚まで捨てる。そうした場合、相手に1点のダメージを与える。"
    assert cast(text, first={"hand": []}).life("second") == 30
    board = cast(text)
    board.choose("first", "苔石像")
    assert board.life("second") == 29


@clause("wars3x3", "M6", "S17")
def test_an_exchange_needs_a_card_on_both_sides() -> None:
    text = "あなたの手札のカード1枚とあなたの領土1つを交換する。そうした場合、相手に1点のダメージを与える。"
    assert cast(text, first={"hand": [], "territory": ["鈴の雀"]}).life("second") == 30
    assert cast(text, first={"territory": []}).life("second") == 30
    assert cast(text, first={"territory": ["鈴の雀"]}).life("second") == 29


@clause("wars3x3", "M6", "Q3")
def test_a_unit_goes_back_from_the_field_and_from_the_discard_pile_and_from_nowhere_else() -> None:
    board = field("これが攻撃した時、これを持ち主の手札に戻す。", "piercing", first={"hand": []})
    assert "炭焼き小鬼" in board.hand("first") and "炭焼き小鬼" not in board.field("first")
    texts = {"005": "これが破壊された時、捨札のカードをすべて除外する。"}
    for first_of_them in ("炭焼き小鬼", "のうなし腕力"):
        board = Board(
            step="expansion",
            first=ONE,
            second={"field": ["炭焼き小鬼", "のうなし腕力"], "hand": ["鈴の雀"]},
            texts={**texts, "A12": "相手のユニットをすべて破壊する。"},
        )
        board.do("first", "magic", "慈雨")
        board.do("second", "trigger", first_of_them)
        if first_of_them == "のうなし腕力":
            board.option("second", "yes")
            assert "のうなし腕力" in board.hand("second")
        else:
            assert "のうなし腕力" in board.exile() and board.asked() != ("second", "may", "S6")


# --- what takes the place of a destruction


SAVING = "あなたは1点のライフを得る。\n【顕在】あなたのユニットが破壊される場合、代わりに手札を1枚捨ててもよい。"


@clause("wars3x3", "2.1c", "S1")
def test_of_two_units_that_removals_would_destroy_one_is_saved() -> None:
    for turn, other in (("first", "second"), ("second", "first")):
        board = Board(
            turn=turn,
            step="removal",
            texts={"A12": SAVING},
            **{
                turn: {"hand": ["早駆け狐", "鈴の雀"]},
                other: {"field": ["熾火の双子", "灯守り"], "magic": [{"慈雨": "face-up"}], "hand": ["苔石像", "雲羊"]},
            },  # type: ignore[arg-type]
        )
        board.remove(turn, "熾火の双子", "早駆け狐")
        board.remove(turn, "灯守り", "鈴の雀")
        while (now := board.asked()) is not None and now[1] == "counter":
            board.passes(other)
        board.option(other, "yes")
        board.choose(other, "苔石像")
        board.option(other, "no")
        assert board.field(other) == ["熾火の双子"]
        destroyed = [(each["clause"], each["by"]) for each in told(board, "Destroyed")]
        assert destroyed == [("2.1c", SEATS.index(turn))]


@clause("wars3x3", "2.1c", "2.2")
def test_a_saving_text_saves_no_unit_of_the_other_player_and_boosts_go_on() -> None:
    first = {"hand": ["早駆け狐"], "magic": [{"慈雨": "face-up"}]}
    board = Board(step="removal", first=first, second={"field": ["熾火の双子"]}, texts={"A12": SAVING})
    board.remove("first", "熾火の双子", "早駆け狐")
    assert board.field("second") == []
    first = {"field": ["熾火の双子"], "hand": ["早駆け狐"], "magic": [{"慈雨": "face-up"}]}
    board = Board(step="boost", first=first, texts={"A12": SAVING})
    board.do("first", "boost", "熾火の双子", "早駆け狐")
    assert [each["amount"] for each in told(board, "Lasting")] == [2] and "Destroyed" not in board.happened()


@clause("wars3x3", "2.1c", "P2")
def test_a_unit_that_removals_do_not_destroy_needs_no_saving() -> None:
    texts = {"A12": SAVING, "005": "これは除去されても破壊されない。"}
    board = Board(
        step="removal",
        first={"hand": ["早駆け狐"]},
        second={"field": ["炭焼き小鬼"], "magic": [{"慈雨": "face-up"}], "hand": ["苔石像"]},
        texts=texts,
    )
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    assert board.state.turn_player == 1  # nobody was asked anything, and the turn went on to its end
    assert board.field("second") == ["炭焼き小鬼"] and "苔石像" in board.hand("second")
    board = Board(
        step="removal", first={"hand": ["早駆け狐"]}, second={"field": ["炭焼き小鬼"]}, texts={"005": texts["005"]}
    )
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    assert board.field("second") == ["炭焼き小鬼"]


# --- whose effect lasts


@pytest.mark.parametrize("seat", [0, 1])
@clause("wars3x3", "S10", "S2")
def test_what_lasts_on_a_unit_is_told_of_the_player_who_made_it(seat: int) -> None:
    who = SEATS[seat]
    for text, kind, amount in (
        ("あなたのユニットを＋2強化する。", 0, 2),
        ("このターンの終了まで、あなたのユニットのパワーを1増加する。", 1, 1),
        ("このターンの終了まで、あなたのユニットは透過を得る。", 2, None),
        ("このターンの終了まで、あなたのユニットは透過を失う。", None, None),
    ):
        own = {**ONE, "field": ["若芽の精", "虹の弓手"]}
        board = Board(turn=who, step="expansion", texts={"A12": text}, **{who: own})  # type: ignore[arg-type]
        board.do(who, "magic", "慈雨")
        lasting = told(board, "Lasting")
        assert [each["seat"] for each in lasting] == [seat, seat], text
        assert amount is None or [(each["kind"], each["amount"]) for each in lasting] == [(kind, amount)] * 2


@clause("wars3x3", "S2", "P1")
def test_a_magic_boosts_the_units_that_can_be_boosted_and_no_others() -> None:
    texts = {"005": "これは強化されない。", "A12": "あなたのユニットを＋2強化する。"}
    first = {"field": ["若芽の精", "炭焼き小鬼"], "magic": ["慈雨", "収穫"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=first, texts=texts)
    board.do("first", "magic", "慈雨")
    assert (board.power("若芽の精"), board.power("炭焼き小鬼")) == (3, 2)


@clause("wars3x3", "S13", "S14")
def test_a_magic_that_lies_face_up_again_in_the_same_turn_works_once() -> None:
    first = {"field": ["若芽の精", "花乙女"], "magic": [{"大樹": "face-up"}, "慈雨", "収穫"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=first, texts={"A12": "あなたの横側の魔法1枚を表側にする。"})
    board.do("first", "magic", "大樹")
    assert board.lying("大樹") == "sideways" and board.power("若芽の精") == 2
    board.do("first", "magic", "慈雨")
    assert board.lying("大樹") == "face-up" and board.power("若芽の精") == 2


# --- the set-up


@pytest.mark.parametrize("variant", ["wizard", "seven-mages"])
@clause("wars3x3", "W2.1", "W2.2")
def test_the_basic_magics_are_one_of_each_for_either_player(variant: str) -> None:
    board = Board.new(variant)
    cards = board.rules.list.cards
    found: list[list[str]] = [[], []]
    for card, printed in enumerate(board.state.printed):
        if COLOURS[cards[printed].colour] == "basic":
            owner = board.state.owner[card]
            assert board.rules.zones[board.state.zone[card]].owner == owner
            found[owner].append(cards[printed].name)
        else:
            assert board.state.owner[card] == -1
    assert sorted(found[0]) == sorted(found[1]) == sorted(["転生", "入植", "透禍の槍"])
    at = [board.unused(seat) if variant == "seven-mages" else board.dealt(seat) for seat in SEATS[:2]]
    assert [sorted(each) for each in at] == [["A17", "A19", "A21"], ["A18", "A20", "A22"]]
