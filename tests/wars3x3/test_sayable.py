"""What cards of one's own can say, played: the kinds of texts that test_batches.py compiles do what they mean."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.wars3x3.board import Board

ONE: dict[str, Any] = {"field": ["若芽の精", "綿毛虫"], "magic": ["慈雨"], "hand": ["苔石像"]}


def cast(text: str, step: str = "expansion", **sides: Any) -> Board:
    """A table on which the first player has just used 慈雨 with this text."""
    first = {**ONE, **sides.pop("first", {})}
    board = Board(step=step, first=first, texts={"A12": text}, **sides)
    board.do("first", "magic", "慈雨")
    return board


def told(board: Board, name: str) -> list[dict[str, Any]]:
    """The events of this name before another turn began."""
    found: list[dict[str, Any]] = []
    for each in board.told():
        if each["event"] == "Began":
            break
        if each["event"] == name:
            found.append(each)
    return found


def deployed(text: str, **sides: Any) -> Board:
    """A table on which the first player has just deployed 炭焼き小鬼 with this text."""
    first = {"hand": ["炭焼き小鬼", "鈴の雀"], "territory": 3, **sides.pop("first", {})}
    board = Board(step="strategy", first=first, texts={"005": text}, **sides)
    board.do("first", "deploy", "炭焼き小鬼")
    return board


@clause("wars3x3", "4.2", "W1.1")
def test_an_ability_without_a_name_works_when_the_unit_enters() -> None:
    assert deployed("これが場に出た時、相手に1点のダメージを与える。").life("second") == 29


@clause("wars3x3", "S1", "1.1")
def test_a_unit_that_is_destroyed_draws_for_its_player_only() -> None:
    board = Board(
        step="removal",
        first={"hand": ["早駆け狐"]},
        second={"field": ["炭焼き小鬼"], "hand": []},
        texts={"005": "これが破壊された時、あなたはカードを1枚引く。"},
    )
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    assert [each["by"] for each in told(board, "Drawn")] == [1]


@clause("wars3x3", "4.2a", "Q3")
def test_what_is_given_up_first_is_a_choice_and_the_rest_follows_from_it() -> None:
    text = "これが配備された時、あなたは手札を1枚捨ててもよい。そうした場合、カードを2枚引く。"
    board = deployed(text)
    board.option("first", "yes")
    assert board.discard() == ["鈴の雀"] and len(board.hand("first")) == 2
    board = deployed(text)
    board.option("first", "no")
    assert board.hand("first") == ["鈴の雀"]


@clause("wars3x3", "4.2b", "P1")
def test_a_deployment_and_a_redeployment_are_told_apart() -> None:
    texts = {"005": "これが再配備で場に出た時、相手は自分の手札を1枚選んで捨てる。"}
    second = {"hand": ["鈴の雀"]}
    board = Board(step="strategy", first={"hand": ["炭焼き小鬼"], "territory": 3}, second=second, texts=texts)
    board.do("first", "deploy", "炭焼き小鬼")
    assert "鈴の雀" in board.hand("second")
    board = Board(
        step="strategy",
        first={"hand": ["炭焼き小鬼"], "field": ["若芽の精"], "territory": 3},
        second=second,
        texts=texts,
    )
    board.redeploy("first", "炭焼き小鬼", "若芽の精")
    assert board.discard() == ["若芽の精", "鈴の雀"]


@clause("wars3x3", "4.2b", "S1")
def test_being_given_up_is_waited_for_and_is_no_destruction() -> None:
    texts = {
        "005": "これが再配備によって捨札に置かれた時、あなたは2点のライフを得る。\n"
        "これが破壊された時、相手に5点のダメージを与える。"
    }
    board = Board(step="strategy", first={"hand": ["苔石像"], "field": ["炭焼き小鬼"], "territory": 3}, texts=texts)
    board.redeploy("first", "苔石像", "炭焼き小鬼")
    assert (board.life("first"), board.life("second")) == (32, 30)


@clause("wars3x3", "3.0a", "S10")
def test_power_hangs_on_another_unit_of_a_colour() -> None:
    texts = {"005": "あなたの場にこれ以外の炎属性のユニットがいる限り、これのパワーを1増加する。"}
    assert Board(first={"field": ["炭焼き小鬼", "若芽の精"]}, texts=texts).power("炭焼き小鬼") == 2
    assert Board(first={"field": ["炭焼き小鬼", "火の粉鼠"]}, texts=texts).power("炭焼き小鬼") == 3
    board = Board(first={"field": ["炭焼き小鬼"]}, second={"field": ["火の粉鼠"]}, texts=texts)
    assert board.power("炭焼き小鬼") == 2


@clause("wars3x3", "3.1", "P1")
def test_a_trait_hangs_on_the_hand_of_the_opponent() -> None:
    texts = {"005": "相手の手札が1枚以下なら、これは透過を得る。"}
    board = Board(first={"field": ["炭焼き小鬼"]}, second={"hand": ["鈴の雀"]}, texts=texts)
    assert board.traits("炭焼き小鬼") == ["透過"]
    board = Board(first={"field": ["炭焼き小鬼"]}, second={"hand": ["鈴の雀", "苔石像"]}, texts=texts)
    assert board.traits("炭焼き小鬼") == []


@clause("wars3x3", "S10", "4.1")
def test_power_counts_territories_and_not_their_modifiers() -> None:
    texts = {"005": "これのパワーは、あなたの領土1つにつき1増加する。"}
    board = Board(first={"field": ["炭焼き小鬼", "花乙女"], "territory": 3}, texts=texts)
    assert board.power("炭焼き小鬼") == 5


@clause("wars3x3", "2.1a", "P2")
def test_a_unit_that_is_no_target_is_not_removed() -> None:
    board = Board(
        step="removal",
        first={"hand": ["早駆け狐", "赤錆兵"]},
        second={"field": ["炭焼き小鬼", "灯守り"]},
        texts={"005": "これは除去の対象にならない。"},
    )
    assert board.refused("first", "remove", "炭焼き小鬼").clause == "P2"
    assert not [each for each in board.options("first") if "炭焼き小鬼" in each]


@clause("wars3x3", "3.2", "P2")
def test_a_unit_cannot_attack_in_the_next_battle_of_its_player_only() -> None:
    text = "相手のユニット1体を選ぶ。次の相手の戦闘フェイズの間、そのユニットは攻撃できない。"
    board = cast(text, second={"field": ["雷鳴の鷲"]}, deck=30)
    board.play_to_turn("second")
    board.play_to_turn("first")
    assert board.life("first") == 30
    board.play_to_turn("second")
    board.play_to_turn("first")
    assert board.life("first") < 30


@clause("wars3x3", "4.1", "P2")
def test_an_expansion_is_forbidden_until_the_end_of_the_opponents_next_turn() -> None:
    text = "これが場に出た時、次の相手のターンの終了まで、対戦相手は領土拡大を行うことができない。"
    board = deployed(text, second={"hand": ["鈴の雀", "苔石像"]}, deck=30)
    asked: list[str] = []
    while board.state.turn < 6:
        asked += [now[1] for now in [board.asked()] if now is not None and now[0] == "second"]
        board._be_passive()
    assert asked.count("expansion-step") == 0
    while board.state.turn < 7:
        asked += [now[1] for now in [board.asked()] if now is not None and now[0] == "second"]
        board._be_passive()
    assert asked.count("expansion-step") == 1


@clause("wars3x3", "2.3a", "1.1")
def test_a_card_used_for_a_counter_triggers_from_the_hand() -> None:
    board = Board(
        step="removal",
        first={"hand": ["早駆け狐"]},
        second={"field": ["熾火の双子"], "hand": ["炭焼き小鬼"]},
        texts={"005": "これを打消に使った時、あなたはカードを1枚引く。"},
    )
    board.remove("first", "熾火の双子", "早駆け狐")
    board.counter("second", "炭焼き小鬼")
    assert board.field("second") == ["熾火の双子"]
    assert [each["by"] for each in told(board, "Drawn")] == [1]


@clause("wars3x3", "M1", "W1.1")
def test_every_magic_of_the_opponent_is_heard() -> None:
    board = Board(
        step="expansion",
        first=ONE,
        second={"field": ["炭焼き小鬼"]},
        texts={"005": "相手が魔法を発動するたび、相手に1点のダメージを与える。"},
    )
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 30 - 1 + 3


@clause("wars3x3", "5.1", "P1")
def test_a_step_begins_and_lives_are_compared() -> None:
    texts = {
        "005": "あなたの手番終了ステップに、あなたのライフが相手のライフより少ない場合、あなたは1点のライフを得る。"
    }
    for own, then in ((20, 21), (30, 30)):
        board = Board(step="strategy", first={"field": ["炭焼き小鬼"], "life": own}, texts=texts)
        assert board.life("first") == then


@clause("wars3x3", "2.2", "S10")
def test_a_boost_is_heard_once_a_turn() -> None:
    text = "各ターンに1度、あなたのユニットが強化された時、このターンの終了まで、そのユニットのパワーを1増加する。"
    board = Board(
        step="boost",
        first={"field": ["炭焼き小鬼", "熾火の双子"], "hand": ["火の粉鼠", "赤錆兵"]},
        texts={"005": text},
    )
    board.do("first", "boost", "炭焼き小鬼", "火の粉鼠")
    board.do("first", "boost", "熾火の双子", "赤錆兵")
    lasting = [(each["kind"], each["amount"]) for each in told(board, "Lasting") if each["kind"] in (0, 1)]
    assert lasting == [(0, 1), (0, 1), (1, 1)]


@clause("wars3x3", "2.2", "S9")
def test_a_spell_card_boosts_any_colour_by_the_cost_that_it_names() -> None:
    board = Board(
        step="boost",
        first={"field": ["炭焼き小鬼"], "hand": ["調律"]},
        texts={"045": "これは強化にのみ使える。これはどの属性の色とも一致する。これのコストは2である。"},
    )
    board.do("first", "boost", "炭焼き小鬼", "調律")
    assert [each["amount"] for each in told(board, "Lasting")] == [2]


@clause("wars3x3", "2.1a", "S9")
def test_a_card_shows_one_more_for_a_single_removal_only() -> None:
    texts = {"005": "これを1枚除去に使う場合、あなたはこれのコストを1大きいものとして扱ってもよい。"}
    board = Board(step="removal", first={"hand": ["炭焼き小鬼"]}, second={"field": ["苔石像"]}, texts=texts)
    board.remove("first", "苔石像", "炭焼き小鬼")
    assert board.discard() == ["苔石像", "炭焼き小鬼"]


@clause("wars3x3", "W1.1", "M6")
def test_damage_counts_units_of_a_colour() -> None:
    text = "あなたの場の草属性のユニットの数に等しい点数のダメージを相手に与える。"
    assert cast(text).life("second") == 28


@clause("wars3x3", "M6", "W2.2")
def test_one_of_two_things_is_chosen() -> None:
    text = "次から1つを選ぶ。・相手に2点のダメージを与える。・あなたは2点のライフを得る。"
    board = cast(text)
    board.option("first", "2")
    assert (board.life("first"), board.life("second")) == (32, 30)


@clause("wars3x3", "S10", "3.0a")
def test_power_is_doubled_as_it_is_then() -> None:
    board = cast(
        "このターンの終了まで、あなたのユニット1体のパワーを2倍にする。", first={"field": ["花乙女", "若芽の精"]}
    )
    board.choose("first", "花乙女")
    assert board.power("花乙女") == 4


@clause("wars3x3", "M6", "P1")
def test_each_player_discards_a_card_of_the_own_choice() -> None:
    board = cast("お互いのプレイヤーは、それぞれ手札を1枚捨てる。", second={"hand": ["鈴の雀", "深み鯰"]})
    board.choose("second", "深み鯰")
    assert board.discard() == ["苔石像", "深み鯰"]


@clause("wars3x3", "M4", "P1")
def test_a_condition_in_brackets_compares_lives() -> None:
    text = "[相手のライフがあなたのライフより多い]相手に3点のダメージを与える。"
    board = Board(step="expansion", first=ONE, texts={"A12": text})
    assert board.refused("first", "magic", "慈雨").condition == "condition-not-met"
    assert cast(text, first={"life": 10}).life("second") == 27


@clause("wars3x3", "M4", "S1")
def test_a_unit_is_the_price_of_a_magic() -> None:
    text = "[あなたのユニット1体を破壊する]コスト4以下の相手のユニット1体を破壊する。"
    board = cast(text, second={"field": ["雷鳴の鷲"]})
    board.choose("first", "綿毛虫")
    assert board.field("first") == ["若芽の精"] and board.field("second") == []


@clause("wars3x3", "S3", "S13")
def test_a_manifest_modifier_counts_in_the_strategy_step_only() -> None:
    text = "あなたはカードを1枚引く。\n【顕在】あなたの戦略ステップの間、あなたの領土に＋1の修正を加える。"
    board = Board(
        step="strategy",
        first={"magic": [{"慈雨": "face-up"}], "hand": ["苔石像"], "territory": 2},
        texts={"A12": text},
    )
    board.do("first", "deploy", "苔石像")
    assert board.field("first") == ["苔石像"]


@clause("wars3x3", "G1", "P2")
def test_a_manifest_magic_forbids_grand_magics() -> None:
    text = "相手に1点のダメージを与える。\n【顕在】対戦相手は大魔術を発動できない。"
    board = Board(
        step="expansion",
        first={"magic": ["大樹"], "hand": ["苔石像"]},
        second={"magic": [{"慈雨": "face-up"}]},
        discard=["鈴の雀"],
        texts={"A12": text},
    )
    assert board.refused("first", "grand", "大樹").clause == "P2"


@clause("wars3x3", "1.1", "W5.0")
def test_what_is_put_off_happens_once_in_the_next_draw_step() -> None:
    board = cast("次のあなたのドローステップに、あなたは追加でカードを1枚引く。", deck=30)
    board.play_to_turn("first")
    drawn = [each["clause"] for each in board.told() if each["event"] == "Drawn" and each["by"] == 0]
    assert drawn == ["Q3"]  # and the draw of the step itself is still to come


@clause("wars3x3", "4.1", "M6")
def test_a_territory_goes_back_to_the_hand_of_its_player() -> None:
    board = cast("相手の領土を1つ選び、持ち主の手札に戻す。", second={"territory": 1})
    assert board.territory("second") == [] and len(board.hand("second")) == 1


@clause("wars3x3", "4.1", "P1")
def test_an_expansion_can_be_made_once_more() -> None:
    board = cast(
        "このターン、あなたは領土拡大をもう1回行うことができる。", first={"hand": ["苔石像", "鈴の雀", "深み鯰"]}
    )
    board.option("first", "yes")
    board.do("first", "expand", "苔石像")
    board.do("first", "expand", "鈴の雀")
    assert len(board.territory("first")) == 2
    assert board.refused("first", "expand", "深み鯰").clause == "4.1"


@clause("wars3x3", "3.2", "P1")
def test_damage_is_less_until_the_end_of_the_opponents_next_turn() -> None:
    board = cast(
        "次の相手のターンの終了まで、あなたが受けるダメージを1点減らす。",
        first={"field": ["若芽の精"], "magic": ["慈雨"], "hand": []},
        second={"field": ["雷鳴の鷲"]},
        deck=30,
    )
    board.play_to_turn("first")
    assert [each["amount"] for each in board.told() if each["event"] == "Damaged"] == [4 - 1 - 1]


@clause("wars3x3", "1.1", "P1")
def test_the_draw_of_the_draw_step_can_be_replaced() -> None:
    text = "あなたのドローステップにカードを引く場合、あなたは代わりに捨札のユニット・カード1枚を手札に加えてもよい。"
    for answer, hand in (("yes", ["鈴の雀"]), ("no", None)):
        board = Board(step="draw", first={"field": ["炭焼き小鬼"]}, discard=["鈴の雀"], texts={"005": text})
        board.option("first", answer)
        assert board.hand("first") == hand if hand else "鈴の雀" not in board.hand("first")
        assert len(board.hand("first")) == 1


@clause("wars3x3", "S15", "G3")
def test_a_grand_magic_can_be_negated_where_a_text_says_so() -> None:
    board = Board(
        step="expansion",
        first={"magic": ["慈雨"], "hand": ["苔石像"]},
        second={"magic": ["大樹"]},
        discard=["鈴の雀"],
        texts={"A11": "★「封じ」[大魔術が発動された時]『相手のターン中も発動可』それを無効化する。"},
    )
    board.do("first", "grand", "慈雨")
    board.do("second", "grand", "大樹")
    assert board.hand("first") == ["苔石像"] and board.magic("first") == []


@clause("wars3x3", "S1", "P1")
def test_a_destruction_can_be_replaced() -> None:
    text = "あなたは1点のライフを得る。\n【顕在】あなたのユニットが破壊される場合、代わりに手札を1枚捨ててもよい。"
    for answer, left in (("yes", ["熾火の双子"]), ("no", [])):
        board = Board(
            step="removal",
            first={"hand": ["早駆け狐", "鈴の雀"]},
            second={"field": ["熾火の双子"], "magic": [{"慈雨": "face-up"}], "hand": ["苔石像"]},
            texts={"A12": text},
        )
        board.remove("first", "熾火の双子", "早駆け狐")
        board.option("second", answer)
        assert board.field("second") == left
        assert ("苔石像" in board.discard()) == (answer == "yes")


@clause("wars3x3", "M6", "W1.1")
def test_something_is_done_for_each_of_a_group() -> None:
    text = "捨札の水属性のカード1枚につき、あなたは1点のライフを得る。"
    assert cast(text, discard=["深み鯰", "潮招き", "鈴の雀"]).life("first") == 32


@clause("wars3x3", "M6", "P1")
def test_up_to_two_of_three_things_are_chosen() -> None:
    text = "次から2つまで選ぶ。「カードを1枚引く。」「相手に1点のダメージを与える。」「あなたは1点のライフを得る。」"
    board = cast(text)
    board.option("first", "2")
    board.option("first", "no")
    assert (board.life("first"), board.life("second")) == (30, 29)


@clause("wars3x3", "S10", "3.3")
def test_a_duration_may_stand_in_the_middle() -> None:
    text = "あなたのユニットの中から無作為に選ばれた1体のパワーを、このターンの終了まで4増加する。"
    board = cast(text)
    board.shuffle(1, 0)
    assert (board.power("若芽の精"), board.power("綿毛虫")) == (1, 5)


@clause("wars3x3", "S17", "4.1")
def test_a_card_of_the_hand_is_exchanged_with_a_territory() -> None:
    board = cast("あなたの手札のカード1枚とあなたの領土1つを交換する。", first={"territory": ["鈴の雀"]})
    assert (board.hand("first"), board.territory("first")) == (["鈴の雀"], ["苔石像"])


@clause("wars3x3", "W2.2", "M6")
def test_the_top_cards_are_looked_at_one_is_taken_and_the_rest_goes_under() -> None:
    text = "デッキの上から3枚を見て、その中から1枚を手札に加え、残りを好きな順番でデッキの一番下に置く。"
    board = cast(text, deck=["鈴の雀", "深み鯰", "潮招き", "雲羊"])
    board.choose("first", "深み鯰")
    board.order("first", "潮招き", "鈴の雀")
    assert "深み鯰" in board.hand("first") and board.deck() == ["雲羊", "潮招き", "鈴の雀"]


@clause("wars3x3", "4.2", "P2")
def test_a_trait_for_this_battle_and_no_strategy_step() -> None:
    text = (
        "このターンの戦闘フェイズの間、あなたの透過を持たないユニットはすべて透過を得る。"
        "このターン、あなたは戦略ステップを行えない。"
    )
    board = cast(text, step="boost", first={"territory": 5})
    assert board.refused("first", "deploy", "苔石像") is not None
    while board.state.turn == 3 and board.step() != "expansion":
        board._be_passive()
    assert [(each["clause"], each["amount"]) for each in told(board, "Damaged")] == [("3.1", 2)]
    assert board.traits("若芽の精") == []
    board.goes_on("first")
    assert "Deployed" not in board.happened()
    assert board.state.turn > 3 or board.refused("first", "deploy", "苔石像").clause == "P2"


@clause("wars3x3", "S3", "P1")
def test_units_of_a_colour_gain_a_trait_that_counts() -> None:
    texts = {"005": "あなたの場の草属性のユニットはすべて豊穣を得る。"}
    board = Board(
        step="strategy",
        first={"field": ["炭焼き小鬼", "若芽の精"], "hand": ["苔石像"], "territory": 2},
        texts=texts,
    )
    board.do("first", "deploy", "苔石像")
    assert board.traits("若芽の精") == ["豊穣"] and board.traits("炭焼き小鬼") == []


@clause("wars3x3", "3.2", "3.0")
def test_a_unit_that_attacks_is_heard_before_the_damage() -> None:
    texts = {"005": "これが攻撃した時、このターンの終了まで、これのパワーを1増加する。"}
    board = Board(step="boost", first={"field": ["炭焼き小鬼"]}, texts=texts)
    assert [each["amount"] for each in told(board, "Damaged")] == [3]


@clause("wars3x3", "W3.4", "W2.2")
def test_cards_that_return_to_the_deck_are_shuffled_in() -> None:
    board = cast("捨札のカード1枚をデッキに戻す。", discard=["鈴の雀"], deck=["深み鯰", "雲羊"])
    board.shuffle(2, 0, 1)
    assert board.deck() == ["鈴の雀", "深み鯰", "雲羊"]


@clause("wars3x3", "M4", "W1.1")
def test_life_is_a_price_that_must_be_there() -> None:
    text = "[ライフを5点支払う]カードを1枚引く。"
    board = cast(text)
    assert board.life("first") == 25 and "Damaged" not in board.happened()
    board = Board(step="expansion", first={**ONE, "life": 4}, texts={"A12": text})
    assert board.refused("first", "magic", "慈雨").condition == "cannot-pay"


@clause("wars3x3", "M6", "W2.2")
def test_each_player_draws_as_many_as_that_player_returned() -> None:
    text = "各プレイヤーは手札をすべてデッキに戻してシャッフルし、戻した枚数だけカードを引く。"
    board = cast(text, second={"hand": ["鈴の雀", "深み鯰", "雲羊"]}, deck=5)
    board.shuffles()
    board.shuffles()
    assert [each["by"] for each in told(board, "Drawn")] == [0, 1, 1, 1]


@clause("wars3x3", "4.2", "W1.1")
def test_an_entrance_on_ones_own_side_is_heard() -> None:
    texts = {"005": "天属性のユニットがあなたの場に出るたび、相手に1点のダメージ。"}
    first = {"field": ["炭焼き小鬼"], "hand": ["鈴の雀"], "territory": 2}
    board = Board(step="strategy", first=first, texts=texts)
    board.do("first", "deploy", "鈴の雀")
    assert board.life("second") == 29
    board = Board(step="strategy", first={**first, "field": []}, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.do("first", "deploy", "鈴の雀")
    assert board.life("first") == 30


@clause("wars3x3", "4.2", "4.2a")
def test_a_unit_that_an_effect_brings_was_not_deployed() -> None:
    board = Board(
        step="expansion",
        first={**ONE, "field": ["若芽の精", "綿毛虫"]},
        discard=["炭焼き小鬼"],
        texts={
            "A12": "捨札からコスト3以下のユニット・カード1枚を、空いている配備エリアに置く。",
            "005": "これが配備された時、相手に5点のダメージを与える。\nこれが場に出た時、相手に1点のダメージを与える。",
        },
    )
    board.do("first", "magic", "慈雨")
    assert "炭焼き小鬼" in board.field("first") and board.life("second") == 29


@clause("wars3x3", "2.1b", "2.0a")
def test_a_removal_with_two_cards_aims_once() -> None:
    board = Board(
        step="removal",
        first={"hand": ["火の粉鼠", "赤錆兵"]},
        second={"field": ["炭焼き小鬼"]},
        texts={"005": "これが除去の対象になった時、相手に1点のダメージを与える。"},
    )
    board.remove("first", "炭焼き小鬼", "火の粉鼠", "赤錆兵")
    assert board.life("first") == 29


@clause("wars3x3", "M6", "P1")
def test_two_conditions_of_a_sentence_both_count() -> None:
    text = "あなたのライフが20点以上の場合、相手の手札が1枚以上なら、相手に1点のダメージを与える。"
    assert cast(text).life("second") == 30
    assert cast(text, second={"hand": ["鈴の雀"]}, first={"life": 10}).life("second") == 30
    assert cast(text, second={"hand": ["鈴の雀"]}).life("second") == 29
