"""What texts of one's own say of what a condition named, what was chosen, what takes the place of a sentence, and of
spells that cannot be countered, played."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_sayable import cast, told


@clause("wars3x3", "4.2b", "S3")
def test_territories_are_worth_more_for_a_redeployment_alone() -> None:
    text = "【豊穣】あなたが再配備を行う間、あなたの領土に＋2の修正を加える。"
    first = {"hand": ["噴煙の牡牛", "苔石像"], "field": ["炭焼き小鬼"], "territory": 1}
    board = Board(step="strategy", first=first, texts={"005": text})
    assert board.refused("first", "deploy", "苔石像").condition == "cost-above-territory"
    board.redeploy("first", "噴煙の牡牛", "炭焼き小鬼")
    assert board.field("first") == ["噴煙の牡牛"]
    other = text.replace("再配備", "配備")
    board = Board(step="strategy", first=first, texts={"005": other})
    assert board.refused("first", "redeploy", "噴煙の牡牛", "炭焼き小鬼").condition == "cost-above-total"
    board.do("first", "deploy", "苔石像")
    theirs = "相手が再配備を行う間、相手の領土に－1の修正を加える。"
    sides: dict[str, Any] = {"second": {"field": ["溶岩蜥蜴"]}, "texts": {"008": theirs}}
    board = Board(step="strategy", first={"hand": ["噴煙の牡牛"], "field": ["炭焼き小鬼"], "territory": 3}, **sides)
    assert "Deployed" not in board.happened()


def removing(text: str, unit: str, *cards: str, **sides: Any) -> Board:
    """A removal of the unit with 炭焼き小鬼, which has this text, and perhaps other cards; the second player holds
    cards that show the same."""
    board = Board(
        step="removal",
        first={"hand": ["炭焼き小鬼", *cards]},
        second={"field": [unit], "hand": ["早駆け狐", "鈴の雀", "雲羊"]},
        texts={"005": text},
        **sides,
    )
    board.remove("first", unit, "炭焼き小鬼", *cards)
    return board


@clause("wars3x3", "2.3a", "P2")
def test_a_removal_with_a_card_cannot_be_countered_where_its_target_is_cheap() -> None:
    text = "これを使った除去は、対象のユニットのコストが2以下なら打消されない。"
    assert removing(text, "霧の渡し守").field("second") == []
    dear = removing(text, "溶岩蜥蜴", "火の粉鼠")
    dear.counter("second", "早駆け狐", "鈴の雀")
    assert dear.field("second") == ["溶岩蜥蜴"]


@clause("wars3x3", "2.3a", "P2")
def test_a_spell_is_safe_only_where_the_text_names_its_kind() -> None:
    assert removing("これを使った除去は打消されない。", "霧の渡し守").field("second") == []
    other = removing("これを使った強化は打消されない。", "霧の渡し守")
    other.counter("second", "早駆け狐")
    assert other.field("second") == ["霧の渡し守"]
    double = removing("これを使った1枚除去は打消されない。", "溶岩蜥蜴", "火の粉鼠")
    double.counter("second", "早駆け狐", "鈴の雀")
    assert double.field("second") == ["溶岩蜥蜴"]


@clause("wars3x3", "S8", "2.3a")
def test_a_card_matches_numbers_within_bounds_as_a_counter_alone() -> None:
    text = "これは3以下のどの数字とも一致する。"
    sides: dict[str, Any] = {
        "first": {"hand": ["溶岩蜥蜴", "雷鳴の鷲"]},
        "second": {"field": ["深み鯰", "胞子の王"], "hand": ["炭焼き小鬼"]},
        "texts": {"005": text},
    }
    board = Board(step="removal", **sides)
    board.do("first", "remove", "深み鯰")
    board.do("first", "remove", "深み鯰", "溶岩蜥蜴", numbers=(3,))
    board.declares("first")
    board.counter("second", "炭焼き小鬼")
    assert "深み鯰" in board.field("second")
    board = Board(step="removal", **sides)
    board.do("first", "remove", "胞子の王")
    board.do("first", "remove", "胞子の王", "雷鳴の鷲", numbers=(4,))
    board.declares("first")
    assert board.field("second") == ["深み鯰"]
    own = Board(step="removal", first={"hand": ["炭焼き小鬼"]}, second={"field": ["深み鯰"]}, texts={"005": text})
    assert own.why_not("first", "remove", "深み鯰", "炭焼き小鬼", numbers=(3,)) is not None


@clause("wars3x3", "M6", "S1")
def test_one_of_those_that_a_condition_names_is_chosen() -> None:
    text = "相手の場に炎属性のユニットが2体以上いるなら、そのうち1体を破壊する。いなければ、あなたはカードを1枚引く。"
    board = cast(text, second={"field": ["炭焼き小鬼", "赤錆兵", "鈴の雀"]})
    assert board.options("first") == ["炭焼き小鬼", "赤錆兵"]
    board.choose("first", "赤錆兵")
    assert board.field("second") == ["炭焼き小鬼", "鈴の雀"] and told(board, "Drawn") == []
    board = cast(text, second={"field": ["炭焼き小鬼", "鈴の雀"]})
    assert len(board.field("second")) == 2 and len(told(board, "Drawn")) == 1


@clause("wars3x3", "M6", "2.1a")
def test_a_unit_of_the_cost_of_a_revealed_card_is_destroyed_or_a_card_drawn() -> None:
    text = (
        "あなたは手札のカード1枚を公開する。それと同じコストの相手のユニットがいるなら、そのうち1体を破壊する。"
        "いなければ、あなたはカードを1枚引く。"
    )
    board = cast(text, second={"field": ["溶岩蜥蜴", "鈴の雀"]})
    assert board.field("second") == ["鈴の雀"] and told(board, "Drawn") == []
    board = cast(text, second={"field": ["雷鳴の鷲"]})
    assert board.field("second") == ["雷鳴の鷲"] and len(told(board, "Drawn")) == 1


@clause("wars3x3", "S1", "S6")
def test_units_that_nobody_has_chosen_go_to_the_discard_pile_and_are_not_destroyed() -> None:
    text = (
        "お互いのプレイヤーは自分のユニット1体を選ぶ。選ばれなかったユニットをすべて捨札に置く。"
        "これは破壊とはみなされない。"
    )
    board = cast(text, second={"field": ["のうなし腕力", "鈴の雀"]})
    board.choose("first", "綿毛虫")
    board.choose("second", "鈴の雀")
    assert board.field("first") == ["綿毛虫"] and board.field("second") == ["鈴の雀"]
    assert set(board.discard()) == {"若芽の精", "のうなし腕力"} and told(board, "Destroyed") == []


@clause("wars3x3", "S10", "M6")
def test_what_takes_the_place_of_a_sentence_is_about_the_same_units() -> None:
    text = "このターンの終了まで、あなたの草属性のユニットのパワーを1増加する。それが3体以上なら、代わりに2増加する。"
    assert cast(text).power("若芽の精") == 2
    three = {"field": ["若芽の精", "綿毛虫", "花乙女"]}
    board = cast(text, first=three)
    assert board.power("若芽の精") == 3
    board.play_to_turn("second")
    assert board.power("若芽の精") == 1


@clause("wars3x3", "S10", "M6")
def test_a_unit_is_chosen_before_it_is_asked_what_it_is() -> None:
    text = "このターンの終了まで、相手のユニット1体のパワーを1減少する。それが炎属性なら、代わりに2減少する。"
    sides: dict[str, Any] = {"second": {"field": ["溶岩蜥蜴", "深み鯰"]}}
    board = cast(text, **sides)
    board.choose("first", "溶岩蜥蜴")
    assert (board.power("溶岩蜥蜴"), board.power("深み鯰")) == (1, 3)
    board = cast(text, **sides)
    board.choose("first", "深み鯰")
    assert (board.power("溶岩蜥蜴"), board.power("深み鯰")) == (3, 2)


@clause("wars3x3", "W1.1", "M6")
def test_more_damage_goes_to_whom_the_less_would_have_gone() -> None:
    text = "各プレイヤーに1点のダメージを与える。相手の手札がないなら、代わりに3点のダメージを与える。"
    board = cast(text, second={"hand": ["鈴の雀"]})
    assert (board.life("first"), board.life("second")) == (29, 29)
    board = cast(text, second={"hand": []})
    assert (board.life("first"), board.life("second")) == (27, 27)


@clause("wars3x3", "M6", "1.1")
def test_a_condition_can_speak_of_a_unit_that_was_destroyed() -> None:
    text = "相手のユニット1体を破壊する。そのユニットのコストが3以上だった場合、あなたはカードを1枚引く。"
    assert len(told(cast(text, second={"field": ["溶岩蜥蜴"]}), "Drawn")) == 1
    assert told(cast(text, second={"field": ["炭焼き小鬼"]}), "Drawn") == []


@clause("wars3x3", "M6", "3.0a")
def test_a_unit_that_was_destroyed_had_the_power_and_the_traits_that_it_had() -> None:
    stronger = {"005": "これのパワーを2増加する。"}
    text = "相手のユニット1体を破壊する。あなたはそのユニットのパワーに等しい点数のライフを得る。"
    first = {"field": ["若芽の精", "綿毛虫"], "magic": ["慈雨"]}
    board = Board(step="expansion", first=first, second={"field": ["炭焼き小鬼"]}, texts={"A12": text, **stronger})
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 34
    pierced = {"005": "これは双壁を得る。"}
    asked = "相手のユニット1体を破壊する。それが双壁を持っていたなら、あなたは5点のライフを得る。"
    board = Board(step="expansion", first=first, second={"field": ["炭焼き小鬼"]}, texts={"A12": asked, **pierced})
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 35


@clause("wars3x3", "M6", "W1.1")
def test_so_much_for_each_card_that_was_chosen_or_moved() -> None:
    text = (
        "捨札のユニット・カードを3枚まで選び、デッキに加えてシャッフルする。"
        "その後、あなたは選んだカード1枚につき2点のライフを得る。"
    )
    board = cast(text, discard=["鈴の雀", "深み鯰", "呪文砕き"])
    board.choose("first", "鈴の雀", "深み鯰")
    board.shuffles()
    assert board.life("first") == 34 and board.discard() == ["呪文砕き"]
    three = "あなたは手札のカードを好きな枚数捨てる。2枚以上捨てたなら、あなたはカードを1枚引く。"
    board = cast(three, first={"hand": ["鈴の雀", "深み鯰"]})
    board.choose("first", "鈴の雀", "深み鯰")
    assert len(told(board, "Drawn")) == 1
    board = cast(three, first={"hand": ["鈴の雀", "深み鯰"]})
    board.choose("first", "鈴の雀")
    assert told(board, "Drawn") == []


@clause("wars3x3", "W3.5", "M5")
def test_one_of_the_magics_that_were_looked_at_is_turned() -> None:
    text = "相手の裏側の魔法をすべて見る。その後、その中の1枚を表側にしてもよい。"
    board = cast(text, second={"magic": ["水鏡", "暴露"]})
    board.option("first", "yes")
    board.choose("first", "暴露")
    assert len(told(board, "Turned")) == 2  # 慈雨 itself, and this one
    assert (board.lying("暴露"), board.lying("水鏡")) == ("face-up", "face-down")


@clause("wars3x3", "M6", "1.1")
def test_each_player_goes_on_doing_what_a_sentence_says_each_does() -> None:
    text = "お互いのプレイヤーは、それぞれカードを1枚引く。その後、それぞれ手札のカード1枚を捨てる。"
    board = cast(text, first={"hand": ["苔石像"]}, second={"hand": ["鈴の雀"]})
    board.choose("first", "苔石像")
    board.choose("second", "鈴の雀")
    assert board.discard() == ["苔石像", "鈴の雀"] and len(told(board, "Drawn")) == 2


@clause("wars3x3", "M6", "S1")
def test_one_unit_of_each_player_is_chosen() -> None:
    board = cast("お互いのユニットを1体ずつ破壊する。", second={"field": ["溶岩蜥蜴", "鈴の雀"]})
    board.choose("first", "綿毛虫")
    board.choose("first", "鈴の雀")
    assert board.field("first") == ["若芽の精"] and board.field("second") == ["溶岩蜥蜴"]


@clause("wars3x3", "M6", "1.1")
def test_the_player_on_whose_side_a_unit_lay_does_something() -> None:
    text = "ユニット1体を破壊する。そのコントローラーはカードを1枚引く。"
    for unit, seat in (("綿毛虫", 0), ("溶岩蜥蜴", 1)):
        board = cast(text, second={"field": ["溶岩蜥蜴"]})
        board.choose("first", unit)
        assert [each["by"] for each in told(board, "Drawn")] == [seat]


@clause("wars3x3", "3.1", "P1")
def test_a_condition_stands_behind_what_a_trait_is_about() -> None:
    texts = {"005": "このユニットは、あなたの領土が2つ以上ある場合、透過を得る。"}
    for lands, traits in ((1, []), (2, ["透過"])):
        board = Board(first={"field": ["炭焼き小鬼"], "territory": lands}, texts=texts)
        assert board.traits("炭焼き小鬼") == traits


@clause("wars3x3", "P2", "M6")
def test_only_magics_of_the_opponent_do_not_reach_a_unit() -> None:
    destroying = "コスト2のユニット1体を破壊する。"
    for said in (
        "これは相手の魔法の対象にならない。",
        "これは相手の魔法の効果を受けない。",
        "これは相手の魔法によって破壊されない。",
        "これは相手によって破壊されない。",
    ):
        for side in ("first", "second"):
            own = ["炭焼き小鬼"] if side == "first" else []
            first = {"field": ["若芽の精", "綿毛虫", *own], "magic": ["慈雨"], "hand": ["苔石像"]}
            second = {"field": [] if own else ["炭焼き小鬼"]}
            board = Board(step="expansion", first=first, second=second, texts={"A12": destroying, "005": said})
            board.do("first", "magic", "慈雨")
            assert ("炭焼き小鬼" in board.field(side)) == (side == "second"), said


@clause("wars3x3", "P2", "2.1c")
def test_a_removal_by_the_opponent_does_not_destroy() -> None:
    for said, left in (("これは相手によって破壊されない。", True), ("これは相手の魔法によって破壊されない。", False)):
        board = Board(
            step="removal", first={"hand": ["早駆け狐"]}, second={"field": ["炭焼き小鬼"]}, texts={"005": said}
        )
        board.remove("first", "炭焼き小鬼", "早駆け狐")
        assert ("炭焼き小鬼" in board.field("second")) == left
