"""What texts of one's own wait for, ask and choose, played: who destroyed what and why, what entered just now, what
hangs on a choice."""

from __future__ import annotations

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_sayable import ONE, cast, told


@clause("wars3x3", "2.1a", "2.1b")
def test_a_removal_with_two_cards_is_told_from_one_with_one() -> None:
    text = "相手が2枚除去であなたのユニットを破壊したとき、あなたはカードを2枚引く。"
    for hand, drawn in ((("火の粉鼠", "赤錆兵"), 2), (("早駆け狐",), 0)):
        board = Board(
            step="removal",
            first={"hand": list(hand)},
            second={"field": ["熾火の双子", "炭焼き小鬼"]},
            texts={"005": text},
        )
        board.remove("first", "熾火の双子", *hand)
        assert len(told(board, "Drawn")) == drawn


@clause("wars3x3", "S1", "M6")
def test_a_destruction_by_a_magic_is_told_from_one_by_a_removal() -> None:
    text = "これが相手の魔法によって破壊された時、あなたは3点のライフを得る。"
    texts = {"005": text, "A12": "ユニット1体を破壊する。"}
    board = Board(step="expansion", first=ONE, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    board.choose("first", "炭焼き小鬼")
    assert board.life("second") == 33
    board = Board(step="removal", first={"hand": ["早駆け狐"]}, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    assert board.life("second") == 30


@clause("wars3x3", "S1", "P1")
def test_who_destroyed_it_counts() -> None:
    texts = {"005": "あなたが相手のユニットを破壊した時、カードを1枚引く。"}
    first = {"hand": ["早駆け狐"], "field": ["炭焼き小鬼"]}
    board = Board(step="removal", first=first, second={"field": ["熾火の双子"]}, texts=texts)
    board.remove("first", "熾火の双子", "早駆け狐")
    assert len(told(board, "Drawn")) == 1
    second = {"field": ["炭焼き小鬼", "熾火の双子"]}
    board = Board(step="removal", first={"hand": ["早駆け狐"]}, second=second, texts=texts)
    board.remove("first", "熾火の双子", "早駆け狐")
    assert told(board, "Drawn") == []


@clause("wars3x3", "4.2a", "4.2b")
def test_either_way_in_is_waited_for_and_an_effect_is_neither() -> None:
    texts = {
        "005": "これが配備または再配備によって場に出た時、カードを1枚引く。",
        "A12": "捨札のユニット・カード1枚を場に出す。",
    }
    board = Board(step="strategy", first={"hand": ["炭焼き小鬼"], "territory": 2}, texts=texts)
    board.do("first", "deploy", "炭焼き小鬼")
    assert len(told(board, "Drawn")) == 1
    board = Board(step="expansion", first=ONE, discard=["炭焼き小鬼"], texts=texts)
    board.do("first", "magic", "慈雨")
    assert "炭焼き小鬼" in board.field("first") and told(board, "Drawn") == []


@clause("wars3x3", "4.2b", "M6")
def test_the_units_given_up_are_counted() -> None:
    text = "これが再配備によって場に出た時、その再配備で捨札に置いたユニット1体につき、相手に1点のダメージを与える。"
    first = {"hand": ["炭焼き小鬼"], "field": ["若芽の精", "綿毛虫"], "territory": 2}
    board = Board(step="strategy", first=first, texts={"005": text})
    board.redeploy("first", "炭焼き小鬼", "若芽の精", "綿毛虫")
    assert board.life("second") == 28


@clause("wars3x3", "4.2", "S4")
def test_a_unit_that_stands_alone_has_traits() -> None:
    texts = {"005": "あなたの配備エリアにいるユニットがこれのみであるかぎり、これは透過と双壁を得る。"}
    assert Board(first={"field": ["炭焼き小鬼"]}, texts=texts).traits("炭焼き小鬼") == ["双壁", "透過"]
    assert Board(first={"field": ["炭焼き小鬼", "若芽の精"]}, texts=texts).traits("炭焼き小鬼") == []


@clause("wars3x3", "4.2", "P2")
def test_what_entered_in_this_turn_is_told_apart() -> None:
    texts = {
        "005": "このターンに場に出たあなたのユニットのパワーを2増加する。",
        "A12": "捨札のユニット・カード1枚を場に出す。",
    }
    first = {"hand": ["苔石像"], "field": ["炭焼き小鬼", "若芽の精"], "magic": ["慈雨"]}
    board = Board(step="expansion", first=first, discard=["鈴の雀"], texts=texts, deck=30)
    board.do("first", "magic", "慈雨")
    assert (board.power("鈴の雀"), board.power("炭焼き小鬼")) == (3, 2)
    board.play_to_turn("second")
    assert board.power("鈴の雀") == 1


@clause("wars3x3", "3.2", "W1.1")
def test_a_unit_hears_that_it_defends() -> None:
    texts = {"005": "これが防御に参加する時、このターンの終了まで、これのパワーを2増加する。"}
    board = Board(
        step="boost", first={"field": ["溶岩蜥蜴"], "hand": []}, second={"field": ["炭焼き小鬼"]}, texts=texts
    )
    assert told(board, "Damaged") == []


@clause("wars3x3", "W1.1", "P1")
def test_as_much_as_was_gained_is_dealt() -> None:
    texts = {"005": "あなたがライフを得た時、その点数だけ相手にダメージを与える。"}
    board = Board(step="expansion", first={**ONE, "field": ["若芽の精", "炭焼き小鬼"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    assert board.life("second") == 27


@clause("wars3x3", "W1.1", "P1")
def test_a_life_that_falls_to_a_bound_is_heard_once() -> None:
    texts = {
        "005": "あなたのライフが10点以下になった時、カードを1枚引く。",
        "A12": "相手に1点のダメージを与える。",
    }
    for life, drawn in ((11, 1), (10, 0)):
        board = Board(step="expansion", first=ONE, second={"field": ["炭焼き小鬼"], "life": life}, texts=texts)
        board.do("first", "magic", "慈雨")
        assert len(told(board, "Drawn")) == drawn


@clause("wars3x3", "2.0", "P1")
def test_the_card_of_a_spell_and_of_a_deployment_is_told() -> None:
    texts = {"005": "あなたが《調律》を使って強化を行った時、カードを1枚引く。"}
    first = {"field": ["炭焼き小鬼", "熾火の双子"], "hand": ["火の粉鼠"]}
    board = Board(step="boost", first=first, texts=texts)
    board.do("first", "boost", "熾火の双子", "火の粉鼠")
    assert told(board, "Drawn") == []
    texts = {"005": "あなたが水属性のユニットを配備した時、カードを1枚引く。"}
    for card, drawn in (("水滴の子", 1), ("鈴の雀", 0)):
        board = Board(step="strategy", first={"field": ["炭焼き小鬼"], "hand": [card], "territory": 2}, texts=texts)
        board.do("first", "deploy", card)
        assert len(told(board, "Drawn")) == drawn


@clause("wars3x3", "2.0a", "P1")
def test_who_aims_at_a_unit_counts() -> None:
    texts = {"005": "これが相手の呪文の対象になった時、カードを1枚引く。"}
    board = Board(step="removal", first={"hand": ["早駆け狐"]}, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    assert [each["by"] for each in told(board, "Drawn")] == [1]
    board = Board(step="boost", first={"field": ["炭焼き小鬼"], "hand": ["火の粉鼠"]}, texts=texts)
    board.do("first", "boost", "炭焼き小鬼", "火の粉鼠")
    assert told(board, "Drawn") == []


@clause("wars3x3", "M6", "S1")
def test_what_was_chosen_is_destroyed_only_if_a_condition_holds() -> None:
    text = "ユニットを3体まで選んで、それらのコストの合計が5以下であれば破壊する。"
    for units, left in ((("熾火の双子", "溶岩蜥蜴"), []), (("雷鳴の鷲", "溶岩蜥蜴"), ["雷鳴の鷲", "溶岩蜥蜴"])):
        board = cast(text, second={"field": list(units)})
        board.choose("first", *units)
        assert board.field("second") == left


@clause("wars3x3", "W2.2", "M6")
def test_the_top_card_goes_to_the_hand_or_to_the_discard_pile() -> None:
    text = "デッキの一番上のカードを公開する。それがユニット・カードなら手札に加え、そうでなければ捨札に置く。"
    assert "鈴の雀" in cast(text, deck=["鈴の雀", "雲羊"]).hand("first")
    assert "呪文砕き" in cast(text, deck=["呪文砕き", "雲羊"]).discard()


@clause("wars3x3", "W2.2", "Q17")
def test_cards_are_revealed_until_one_of_a_kind_comes() -> None:
    text = (
        "ユニット・カードが出るまでデッキの上からカードを公開し、そのユニット・カードを手札に加える。残りを捨札に置く。"
    )
    board = cast(text, deck=["呪文砕き", "調律", "鈴の雀", "雲羊"])
    assert "鈴の雀" in board.hand("first") and board.discard() == ["呪文砕き", "調律"] and board.deck() == ["雲羊"]


@clause("wars3x3", "W1.1", "M6")
def test_life_is_halved_and_hands_change_sides() -> None:
    assert cast("相手のライフを半分にする。", second={"life": 11}).life("second") == 5
    board = cast("お互いの手札を交換する。", second={"hand": ["鈴の雀"]})
    assert (board.hand("first"), board.hand("second")) == (["鈴の雀"], ["苔石像"])


@clause("wars3x3", "S2", "P1")
def test_units_lose_all_traits() -> None:
    board = cast("ターン終了まで、相手のユニットは特性を失う。", second={"field": ["貝の番兵"]})
    assert board.traits("貝の番兵") == []


@clause("wars3x3", "S10", "3.0a")
def test_the_highest_is_looked_for_on_the_side_that_is_named() -> None:
    text = "相手の場で最もパワーの高いユニット1体を破壊する。"
    board = cast(text, first={"field": ["噴煙の牡牛", "若芽の精"]}, second={"field": ["雷鳴の鷲", "灯守り"]})
    assert board.field("second") == ["灯守り"]


@clause("wars3x3", "S10", "M6")
def test_a_unit_grows_by_its_own_cost() -> None:
    board = cast(
        "あなたのユニット1体のパワーを、そのコストと同じ数だけ増加する。", first={"field": ["花乙女", "若芽の精"]}
    )
    board.choose("first", "花乙女")
    assert board.power("花乙女") == 4


@clause("wars3x3", "P1", "2.1a")
def test_what_always_holds_and_what_waits_stand_on_one_line() -> None:
    board = Board(
        step="removal",
        first={"hand": ["調律"]},
        second={"field": ["熾火の双子"]},
        texts={"045": "これは除去にのみ使える。これのコストは2である。これを除去に使った時、カードを1枚引く。"},
    )
    board.remove("first", "熾火の双子", "調律")
    assert len(told(board, "Drawn")) == 1


@clause("wars3x3", "W5.0", "P1")
def test_neither_of_two_things_was_done() -> None:
    text = "相手の手番終了ステップに、相手がこのターン配備も再配備も行わなかったなら、カードを1枚引く。"
    board = field(text, "strategy", turn="second", second={"hand": ["鈴の雀"], "territory": 2})
    board.do("second", "deploy", "鈴の雀")
    assert told(board, "Drawn") == []
    board = field(text, "strategy", turn="second", second={"hand": ["鈴の雀"], "territory": 2})
    board.goes_on("second")
    assert [each["by"] for each in board.told() if each["event"] == "Drawn"][:1] == [0]


@clause("wars3x3", "M6", "P1")
def test_one_act_is_done_to_two_things() -> None:
    text = "あなたのユニット1体と相手のユニット1体を持ち主の手札に戻す。"
    board = cast(text, second={"field": ["雷鳴の鷲", "灯守り"]})
    board.choose("first", "綿毛虫")
    board.choose("first", "雷鳴の鷲")
    assert (board.field("first"), board.field("second")) == (["若芽の精"], ["灯守り"])


@clause("wars3x3", "M6", "W1.1")
def test_one_player_does_one_thing_and_another_the_next() -> None:
    board = cast("相手に1点のダメージを与え、相手は手札を1枚捨てる。", second={"hand": ["鈴の雀"]})
    assert board.life("second") == 29 and board.hand("second") == []


@clause("wars3x3", "S1", "M4")
def test_cards_of_a_zone_are_asked_for_by_the_zone() -> None:
    text = "捨札にカードが2枚以上ある場合、相手に1点のダメージを与える。"
    assert cast(text, discard=["鈴の雀"]).life("second") == 30
    assert cast(text, discard=["鈴の雀", "雲羊"]).life("second") == 29
    text = "[捨札に水属性のカードがある]相手に1点のダメージを与える。"
    assert cast(text, discard=["深み鯰"]).life("second") == 29
    board = Board(step="expansion", first=ONE, discard=["鈴の雀"], texts={"A12": text})
    assert board.refused("first", "magic", "慈雨").condition == "condition-not-met"


@clause("wars3x3", "W1.1", "M6")
def test_both_lives_become_as_much() -> None:
    board = cast("お互いのライフを10点にする。", first={"life": 4}, second={"life": 17})
    assert (board.life("first"), board.life("second")) == (10, 10)


@clause("wars3x3", "2.3a", "P2")
def test_the_next_removal_is_safe_and_the_one_after_it_is_not() -> None:
    board = cast(
        "このターン、あなたが次に行う除去は打消されない。",
        step="removal",
        first={"hand": ["早駆け狐", "赤錆兵"]},
        second={"field": ["熾火の双子", "灯守り"], "hand": ["雲羊", "鈴の雀"]},
    )
    board.remove("first", "熾火の双子", "早駆け狐")
    board.remove("first", "灯守り", "赤錆兵")
    board.counter("second", "鈴の雀")
    assert board.field("second") == ["灯守り"]
