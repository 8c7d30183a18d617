"""What texts of one's own say of how the rules are applied, played: abilities at will, what a card counts as and needs,
limits, steps left out, answers, what happened in the turn."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_sayable import ONE, cast, told


def field(text: str, step: str, **sides: Any) -> Board:
    """A table on which 炭焼き小鬼 of the first player has this text."""
    first = {"field": ["炭焼き小鬼"], **sides.pop("first", {})}
    return Board(step=step, first=first, texts={"005": text, **sides.pop("texts", {})}, **sides)


def next_turn(board: Board) -> list[str]:
    """The names of what happened in the turn after this one."""
    board.play_to_turn("second")
    happened = board.happened()
    begins = [place for place, each in enumerate(happened) if each == "Began"]
    return happened[begins[0] : begins[1]] if len(begins) > 1 else happened[begins[0] :]


@clause("wars3x3", "P1", "M6")
def test_an_ability_at_will_is_used_once_a_turn_and_only_by_its_player() -> None:
    text = "1ターンに1回、手札を1枚捨ててもよい。そうした場合、相手に2点のダメージを与える。"
    board = field(text, "expansion", first={"hand": ["鈴の雀", "深み鯰"]})
    board.do("first", "use", "炭焼き小鬼")
    board.choose("first", "鈴の雀")
    assert board.life("second") == 28 and board.hand("first") == ["深み鯰"]
    assert board.refused("first", "use", "炭焼き小鬼").condition == "already-this-turn"
    empty = field(
        text, "expansion", first={"hand": [], "magic": ["慈雨"], "field": ["炭焼き小鬼", "若芽の精", "綿毛虫"]}
    )
    assert empty.refused("first", "use", "炭焼き小鬼").condition == "cannot-pay"
    other = field(text, "expansion", turn="second", first={"hand": ["鈴の雀"]}, second={"hand": ["深み鯰"]})
    assert other.refused("first", "use", "炭焼き小鬼").condition == "not-your-turn"


@clause("wars3x3", "P1", "Q3")
def test_a_price_makes_an_ability_of_a_unit_and_nothing_else_does() -> None:
    board = field("これを捨札に置くことで、カードを2枚引く。", "expansion", first={"hand": ["鈴の雀"]})
    board.do("first", "use", "炭焼き小鬼")
    assert board.field("first") == [] and len(told(board, "Drawn")) == 2
    plain = field("これのパワーを1増加する。", "expansion", first={"hand": ["鈴の雀"]})
    assert plain.refused("first", "use", "炭焼き小鬼").condition == "no-such-ability"


@clause("wars3x3", "4.2a", "P1")
def test_a_text_changes_the_territories_that_a_unit_needs() -> None:
    text = "これを配備する場合、必要な領土は1少なくなる。"
    board = Board(step="strategy", first={"hand": ["炭焼き小鬼"], "territory": 1}, texts={"005": text})
    board.do("first", "deploy", "炭焼き小鬼")
    assert board.field("first") == ["炭焼き小鬼"]
    bare = Board(step="strategy", first={"hand": ["炭焼き小鬼", "火の粉鼠"], "territory": 1})
    assert bare.refused("first", "deploy", "炭焼き小鬼").condition == "cost-above-territory"
    asked = "自分のライフが相手以下であれば、必要な領土は1つ少なくてよい。"
    rich = {"hand": ["炭焼き小鬼", "火の粉鼠"], "territory": 1, "life": 31}
    board = Board(step="strategy", first=rich, texts={"005": asked})
    assert board.refused("first", "deploy", "炭焼き小鬼").condition == "cost-above-territory"


@clause("wars3x3", "4.2b")
def test_a_unit_counts_for_more_when_it_is_given_up() -> None:
    text = "これを再配備のコストにあてる時、これのコストを2大きいものとして扱う。"
    board = field(text, "strategy", first={"hand": ["烽火の騎手"]})
    board.redeploy("first", "烽火の騎手", "炭焼き小鬼")
    assert board.field("first") == ["烽火の騎手"]


@clause("wars3x3", "2.1a", "2.1b", "P2")
def test_a_unit_that_one_card_cannot_remove_falls_to_two() -> None:
    text = {"005": "これは1枚除去では除去できない。"}
    hand = {"hand": ["早駆け狐", "火の粉鼠"]}
    board = Board(step="removal", first=hand, second={"field": ["炭焼き小鬼"]}, texts=text)
    assert board.refused("first", "remove", "炭焼き小鬼", "早駆け狐").condition == "forbidden-now"
    board.remove("first", "炭焼き小鬼", "早駆け狐", "火の粉鼠")
    assert board.field("second") == []


@clause("wars3x3", "2.2", "S9")
def test_a_boost_gives_what_its_card_says() -> None:
    text = "これを強化に使った場合、対象のユニットのパワーは、これのコストの2倍だけプラス修正される。"
    first = {"field": ["早駆け狐"], "hand": ["炭焼き小鬼"]}
    board = Board(step="boost", first=first, second={"hand": []}, texts={"005": text})
    board.do("first", "boost", "早駆け狐", "炭焼き小鬼")
    assert [each["amount"] for each in told(board, "Lasting")] == [4]


@clause("wars3x3", "2.3a", "P2")
def test_a_spell_that_cannot_be_countered_is_not_offered_to_the_other_player() -> None:
    text = {"005": "これを使った呪文は打消されない。"}
    second = {"field": ["早駆け狐"], "hand": ["熾火の双子"]}
    board = Board(step="removal", first={"hand": ["炭焼き小鬼"]}, second=second, texts=text)
    board.remove("first", "早駆け狐", "炭焼き小鬼")
    assert board.field("second") == []
    board = Board(step="removal", first={"hand": ["炭焼き小鬼"]}, second=second)
    board.remove("first", "早駆け狐", "炭焼き小鬼")
    assert board.field("second") == ["早駆け狐"]


@clause("wars3x3", "M7", "S15")
def test_a_removal_that_is_negated_by_its_target_does_nothing() -> None:
    text = {"005": "これが除去の対象になった時、あなたは手札を1枚捨ててもよい。そうした場合、その除去を無効化する。"}
    hand = {"hand": ["早駆け狐"]}
    second = {"field": ["炭焼き小鬼"], "hand": ["深み鯰"]}
    board = Board(step="removal", first=hand, second=second, texts=text)
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    board.option("second", "yes")
    assert board.field("second") == ["炭焼き小鬼"] and "深み鯰" in board.discard() and "早駆け狐" in board.discard()


@clause("wars3x3", "S15", "G3")
def test_a_grand_magic_answers_what_the_other_player_activates() -> None:
    text = "★凪　[相手が魔法を発動した時]『相手のターン中も発動可』このターンの終了まで、相手は魔法を発動できない。"
    second = {"magic": ["風読み"]}
    board = Board(step="expansion", first=ONE, second=second, texts={"A13": text, "A12": "カードを1枚引く。"})
    board.do("first", "magic", "慈雨")
    board.do("second", "grand", "風読み")
    assert board.exile() == ["風読み"] and len(told(board, "Drawn")) == 1


@clause("wars3x3", "S15", "M4")
def test_a_magic_can_answer_and_negate_a_boost() -> None:
    text = "『相手のターン中も発動可』[相手が強化を発動したとき]その強化を無効化する。"
    first = {"field": ["早駆け狐", "若芽の精"], "hand": ["炭焼き小鬼"]}
    second = {"magic": ["慈雨"], "field": ["綿毛虫"]}
    board = Board(step="boost", first=first, second=second, texts={"A12": text})
    board.do("first", "boost", "早駆け狐", "炭焼き小鬼")
    while (asked := board.asked()) is not None and asked[0] == "first":
        board.declares("first")
    board.do("second", "magic", "慈雨")
    assert board.lying("慈雨") == "face-up" and "Negated" in board.happened()


@clause("wars3x3", "W5.0", "P2")
def test_a_step_is_left_out() -> None:
    assert "Drawn" not in next_turn(cast("相手の次のドローステップをスキップする。"))
    assert "Drawn" in next_turn(cast("相手に1点のダメージを与える。"))


@clause("wars3x3", "5.1")
def test_another_turn_follows() -> None:
    board = cast("このターンの後に、あなたのターンを追加で1回行う。")
    board.play_to_turn("first")
    assert [each["seat"] for each in board.told() if each["event"] == "Began"] == [0]


@clause("wars3x3", "M6")
def test_a_number_is_named_and_cards_of_that_cost_are_discarded() -> None:
    second = {"hand": ["火の粉鼠", "早駆け狐", "深み鯰"]}
    board = cast("数字を1つ宣言する。相手は、手札にあるそのコストのカードをすべて捨てる。", second=second)
    board.number("first", 2)
    assert board.hand("second") == ["火の粉鼠", "深み鯰"]


@clause("wars3x3", "M6", "P2")
def test_a_colour_is_named_and_its_units_neither_attack_nor_defend() -> None:
    text = "属性を1つ選ぶ。このターンの終了まで、選んだ属性のユニットのパワーを2増加する。"
    board = cast(text, first={"field": ["若芽の精", "綿毛虫", "炭焼き小鬼"]})
    before = board.power("若芽の精")
    board.option("first", "fire")
    assert board.power("炭焼き小鬼") == 4 and board.power("若芽の精") == before


@clause("wars3x3", "M6", "Q3")
def test_the_opponent_chooses_one_of_two() -> None:
    text = "相手のユニット1体を選ぶ。相手はそれを破壊するか、5点のダメージを受けるかを選ぶ。"
    board = cast(text, second={"field": ["炭焼き小鬼"]})
    board.option("second", "2")
    assert board.life("second") == 25 and board.field("second") == ["炭焼き小鬼"]
    board = cast(text, second={"field": ["炭焼き小鬼"]})
    board.option("second", "1")
    assert board.life("second") == 30 and board.field("second") == []


@clause("wars3x3", "M6", "Q3")
def test_unless_the_opponent_does_something() -> None:
    text = "相手が手札を1枚捨てない限り、相手に3点のダメージを与える。"
    board = cast(text, second={"hand": ["鈴の雀", "深み鯰"]})
    board.option("second", "no")
    assert board.life("second") == 27
    board = cast(text, second={"hand": ["鈴の雀", "深み鯰"]})
    board.option("second", "yes")
    board.choose("second", "鈴の雀")
    assert board.life("second") == 30


@clause("wars3x3", "M6")
def test_one_sentence_stands_for_the_other_under_a_condition() -> None:
    text = "相手に2点のダメージを与える。あなたのライフが10点以下なら、代わりに4点のダメージを相手に与える。"
    assert cast(text).life("second") == 28
    assert cast(text, first={"life": 9}).life("second") == 26


@clause("wars3x3", "W5.0")
def test_what_happened_in_the_turn_can_be_asked() -> None:
    text = "このターン、あなたがカードを引いていたなら、相手に3点のダメージを与える。"
    assert cast(text).life("second") == 30
    drew = "カードを1枚引く。このターン、あなたがカードを引いていたなら、相手に3点のダメージを与える。"
    assert cast(drew).life("second") == 27


@clause("wars3x3", "M3")
def test_a_unit_counts_as_two_for_required_power() -> None:
    text = {"005": "あなたは必要魔力を数えるとき、これを2体として数えてもよい。"}
    first = {"field": ["若芽の精"], "magic": ["慈雨"]}
    assert Board(step="expansion", first=first).why_not("first", "magic", "慈雨") is not None
    lone = Board(step="expansion", first={**first, "field": ["若芽の精", "綿毛虫"]}, texts=text)
    lone.do("first", "magic", "慈雨")


@clause("wars3x3", "W1.1")
def test_the_player_with_less_life_is_meant_and_nobody_where_both_have_as_much() -> None:
    text = "ライフの少ないプレイヤーは5点のライフを得る。"
    assert cast(text, first={"life": 10}).life("first") == 15
    even = cast(text)
    assert (even.life("first"), even.life("second")) == (30, 30)


@clause("wars3x3", "W1.1", "M6")
def test_the_lives_are_exchanged() -> None:
    board = cast("お互いのライフを入れ替える。", first={"life": 7}, second={"life": 20})
    assert (board.life("first"), board.life("second")) == (20, 7)


@clause("wars3x3", "4.2", "M6")
def test_a_unit_is_taken_over_where_there_is_room() -> None:
    board = cast("相手のユニット1体のコントロールを得る。", second={"field": ["炭焼き小鬼"]})
    assert "炭焼き小鬼" in board.field("first")
    full = {"field": ["若芽の精", "綿毛虫", "早駆け狐"]}
    board = cast("相手のユニット1体のコントロールを得る。", first=full, second={"field": ["炭焼き小鬼"]})
    assert board.field("second") == ["炭焼き小鬼"]


@clause("wars3x3", "G1", "S15")
def test_a_grand_magic_is_told_apart_by_its_name() -> None:
    text = "あなたが「★探生」を発動した時、相手に3点のダメージを与える。"
    board = field(text, "expansion", first={"magic": ["慈雨"], "hand": ["鈴の雀"]}, discard=["早駆け狐"])
    board.do("first", "grand", "慈雨")
    assert board.life("second") == 27
    board = field(
        text.replace("探生", "天写"), "expansion", first={"magic": ["慈雨"], "hand": ["鈴の雀"]}, discard=["早駆け狐"]
    )
    board.do("first", "grand", "慈雨")
    assert board.life("second") == 30
