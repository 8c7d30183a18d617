"""What texts of one's own say of how spells are cast and units brought in, played: cards, targets, numbers, limits."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_sayable import ONE, cast, told


def against(text: str, *hand: str, **sides: Any) -> Board:
    """The removal step of the first player, against 炭焼き小鬼 with this text."""
    second = {"field": ["炭焼き小鬼"], **sides.pop("second", {})}
    return Board(step="removal", first={"hand": list(hand)}, second=second, texts={"005": text}, **sides)


def boosting(text: str, *hand: str, **sides: Any) -> Board:
    """The boost step of the first player, whose 炭焼き小鬼 has this text."""
    first = {"field": ["炭焼き小鬼"], "hand": list(hand), **sides.pop("first", {})}
    return Board(step="boost", first=first, texts={"005": text}, **sides)


@clause("wars3x3", "2.1a", "P1")
def test_for_a_removal_a_unit_costs_more() -> None:
    text = "相手がこれを除去する時、これのコストを2大きいものとして扱う。"
    board = against(text, "雷鳴の鷲", "早駆け狐")
    assert board.refused("first", "remove", "炭焼き小鬼", "早駆け狐", numbers=(2,)).condition == "cost-not-equal"
    board.remove("first", "炭焼き小鬼", "雷鳴の鷲")
    assert board.field("second") == []


@clause("wars3x3", "2.2", "P1")
def test_a_unit_is_boosted_by_a_card_of_any_colour_or_of_another() -> None:
    board = boosting("これを強化する時、あなたはどの属性のカードを使ってもよい。", "鈴の雀")
    board.do("first", "boost", "炭焼き小鬼", "鈴の雀")
    assert [each["amount"] for each in told(board, "Lasting")] == [1]
    other = boosting("これは水属性のカードでも強化できる。", "水滴の子", "鈴の雀")
    assert other.refused("first", "boost", "炭焼き小鬼", "鈴の雀", numbers=(1,)).condition == "colour-differs"
    other.do("first", "boost", "炭焼き小鬼", "水滴の子")


@clause("wars3x3", "3.0a", "S10")
def test_power_begins_with_an_amount_and_is_boosted_from_there() -> None:
    texts = {"005": "これのパワーは、コストではなくあなたの領土の数に等しい。\nこれのパワーを1増加する。"}
    board = Board(first={"field": ["炭焼き小鬼"], "territory": 4}, texts=texts)
    assert board.power("炭焼き小鬼") == 5


@clause("wars3x3", "4.2", "P2")
def test_a_unit_enters_by_a_redeployment_alone() -> None:
    text = "これは再配備によってしか場に出せない。"
    first = {"hand": ["炭焼き小鬼"], "field": ["若芽の精"], "territory": 3}
    board = Board(step="strategy", first=first, texts={"005": text})
    assert board.refused("first", "deploy", "炭焼き小鬼").condition == "forbidden-now"
    board.redeploy("first", "炭焼き小鬼", "若芽の精")
    assert board.field("first") == ["炭焼き小鬼"]


@clause("wars3x3", "4.2a", "P1")
def test_whoever_brings_it_in_discards_another_card() -> None:
    text = "これを配備するとき、あなたは追加で手札のカード1枚を捨てなければならない。"
    board = Board(step="strategy", first={"hand": ["炭焼き小鬼", "鈴の雀"], "territory": 3}, texts={"005": text})
    board.do("first", "deploy", "炭焼き小鬼")
    assert board.discard() == ["鈴の雀"] and board.field("first") == ["炭焼き小鬼"]
    alone = Board(step="strategy", first={"hand": ["炭焼き小鬼"], "territory": 3}, texts={"005": text})
    assert "Deployed" not in alone.happened()


@clause("wars3x3", "M3", "P1")
def test_magics_of_the_opponent_ask_for_one_unit_more() -> None:
    text = "相手の魔法の必要魔力は、好きな属性のユニット1体分多くなる。"
    sides: dict[str, Any] = {"second": {"field": ["炭焼き小鬼"]}, "texts": {"005": text}}
    board = Board(step="expansion", first={**ONE, "field": ["若芽の精"]}, **sides)
    assert board.refused("first", "magic", "慈雨").condition == "not-enough-power"
    board = Board(step="expansion", first=ONE, **sides)
    board.do("first", "magic", "慈雨")


@clause("wars3x3", "3.3", "P1")
def test_a_boost_lasts_beyond_the_battle() -> None:
    text = "これを強化に使った場合、その修正は次の相手のターンの終了まで続く。"
    board = Board(step="boost", first={"field": ["溶岩蜥蜴"], "hand": ["炭焼き小鬼"]}, texts={"005": text}, deck=30)
    board.do("first", "boost", "溶岩蜥蜴", "炭焼き小鬼")
    assert board.state.turn_player == 1 and board.power("溶岩蜥蜴") == 5
    board.play_to_turn("first")
    assert board.power("溶岩蜥蜴") == 3


@clause("wars3x3", "2.1a", "P2")
def test_the_opponent_aims_at_one_unit_a_turn() -> None:
    text = "相手は、1ターンに1体のユニットしか除去の対象にできない。"
    second = {"field": ["炭焼き小鬼", "灯守り"]}
    board = against(text, "早駆け狐", "赤錆兵", second=second)
    board.remove("first", "灯守り", "赤錆兵")
    assert board.field("second") == ["炭焼き小鬼"]
    assert board.why_not("first", "remove", "炭焼き小鬼", "早駆け狐", numbers=(2,)) is not None


@clause("wars3x3", "P2", "2.1a")
def test_some_cards_cannot_be_used_against_a_unit() -> None:
    board = against("これは炎属性のカードでは除去されない。", "早駆け狐", "雲羊")
    assert board.refused("first", "remove", "炭焼き小鬼", "早駆け狐", numbers=(2,)).condition == "forbidden-now"
    board.remove("first", "炭焼き小鬼", "雲羊")
    assert board.field("second") == []


@clause("wars3x3", "2.3a", "P2")
def test_a_counter_is_made_with_some_cards_alone() -> None:
    text = "相手は《呪文砕き》以外のカードで打消を行えない。"
    board = Board(
        step="removal",
        first={"field": ["炭焼き小鬼"], "hand": ["早駆け狐"]},
        second={"field": ["熾火の双子"], "hand": ["雲羊", "呪文砕き"]},
        texts={"005": text},
    )
    board.remove("first", "熾火の双子", "早駆け狐")
    assert board.refused("second", "counter", "", "雲羊", numbers=(2,)).condition == "forbidden-now"
    board.counter("second", "呪文砕き")
    assert board.field("second") == ["熾火の双子"]


@clause("wars3x3", "S9", "2.1b")
def test_a_card_shows_twice_its_cost_for_a_double_removal_alone() -> None:
    text = "これを2枚除去に使うとき、これのコストは2倍になる。"
    board = Board(
        step="removal",
        first={"hand": ["炭焼き小鬼", "火の粉鼠"]},
        second={"field": ["噴煙の牡牛", "雷鳴の鷲"]},
        texts={"005": text},
    )
    assert board.refused("first", "remove", "雷鳴の鷲", "炭焼き小鬼", numbers=(4,)).condition == "not-its-number"
    board.remove("first", "噴煙の牡牛", "炭焼き小鬼", "火の粉鼠")
    assert board.field("second") == ["雷鳴の鷲"]


@clause("wars3x3", "2.1a", "S9")
def test_a_card_fits_units_whatever_they_cost() -> None:
    text = "これは1枚除去にのみ使うことができる。これはコスト4以下のどのユニットとも一致する。"
    board = Board(
        step="removal",
        first={"hand": ["調律"]},
        second={"field": ["雷鳴の鷲", "噴煙の牡牛"]},
        texts={"045": text},
    )
    assert board.refused("first", "remove", "噴煙の牡牛", "調律", numbers=(5,)) is not None
    board.remove("first", "雷鳴の鷲", "調律")
    assert board.field("second") == ["噴煙の牡牛"]


@clause("wars3x3", "P2", "S9")
def test_a_card_has_uses_that_its_text_rules_out_and_numbers_that_it_names() -> None:
    text = "これのコストは2または4として扱う。これは打消に使えない。"
    board = Board(
        step="removal",
        first={"hand": ["早駆け狐"]},
        second={"field": ["熾火の双子"], "hand": ["調律"]},
        texts={"045": text},
    )
    board.remove("first", "熾火の双子", "早駆け狐")
    assert board.field("second") == []
    board = Board(step="removal", first={"hand": ["調律"]}, second={"field": ["雷鳴の鷲"]}, texts={"045": text})
    board.remove("first", "雷鳴の鷲", "調律", numbers=(4,))
    assert board.field("second") == []


@clause("wars3x3", "S9", "P1")
def test_the_cost_of_a_spell_card_is_counted() -> None:
    text = "これのコストは、あなたの領土の数に等しい。"
    first = {"hand": ["調律"], "territory": 4}
    board = Board(step="removal", first=first, second={"field": ["雷鳴の鷲", "灯守り"]}, texts={"045": text})
    board.remove("first", "雷鳴の鷲", "調律")
    assert board.field("second") == ["灯守り"]


@clause("wars3x3", "2.3a", "P1")
def test_one_card_counters_a_double_removal() -> None:
    text = "これは打消にのみ使える。2枚除去に対しては、これ1枚で打消ができる。これのコストは1である。"
    board = Board(
        step="removal",
        first={"hand": ["火の粉鼠", "赤錆兵"]},
        second={"field": ["熾火の双子"], "hand": ["調律"]},
        texts={"045": text},
    )
    board.remove("first", "熾火の双子", "火の粉鼠", "赤錆兵")
    board.counter("second", "調律")
    assert board.field("second") == ["熾火の双子"]


@clause("wars3x3", "2.2", "P1")
def test_boosts_of_a_unit_give_more() -> None:
    board = boosting("【拡大】あなたの強化によるパワーの修正を1増やす。", "火の粉鼠")
    board.do("first", "boost", "炭焼き小鬼", "火の粉鼠")
    assert [each["amount"] for each in told(board, "Lasting")] == [2]


@clause("wars3x3", "S15", "M7")
def test_the_next_counter_has_no_effect() -> None:
    text = "このターン、次に相手が発動する打消を無効化する。"
    board = cast(
        text,
        step="removal",
        first={"field": ["若芽の精", "綿毛虫"], "hand": ["早駆け狐", "赤錆兵"]},
        second={"field": ["熾火の双子", "灯守り"], "hand": ["雲羊", "鈴の雀"]},
    )
    board.remove("first", "熾火の双子", "早駆け狐")
    board.remove("first", "灯守り", "赤錆兵")
    board.counter("second", "雲羊")
    board.counter("second", "鈴の雀")
    assert board.field("second") == ["灯守り"]


@clause("wars3x3", "S15", "M7")
def test_the_next_magic_has_no_effect_and_the_one_after_it_has() -> None:
    board = Board(
        step="expansion",
        turn="second",
        first={"field": ["若芽の精", "綿毛虫"]},
        second={"magic": ["慈雨", "引潮"], "hand": ["苔石像"], "field": ["水滴の子", "貝の番兵"]},
        texts={"A12": "次に自分が発動する魔法を無効化する。", "A07": "相手に1点のダメージを与える。"},
    )
    board.do("second", "magic", "慈雨")
    board.do("second", "magic", "引潮")
    assert board.life("first") == 30


@clause("wars3x3", "M3", "M5")
def test_the_next_magic_asks_for_no_power() -> None:
    text = "このターンの間、あなたが次に発動する魔法の必要魔力を無視する。"
    board = cast(text, first={"magic": ["慈雨", "引潮", "大樹"], "field": ["若芽の精", "雲羊"]})
    assert board.why_not("first", "magic", "引潮") is None
    board.do("first", "magic", "引潮")
    assert board.refused("first", "magic", "大樹").condition == "not-enough-power"


@clause("wars3x3", "M5", "P1")
def test_a_magic_is_used_without_its_cost() -> None:
    board = field(
        "あなたは魔法を発動する時、発動コストを支払わなくてもよい。",
        "expansion",
        first={"field": ["炭焼き小鬼", "若芽の精", "綿毛虫"], "magic": [{"慈雨": "face-up"}], "hand": ["苔石像"]},
    )
    board.do("first", "magic", "慈雨")
    assert board.lying("慈雨") == "face-up" and board.life("first") == 33


@clause("wars3x3", "3.2", "P1")
def test_damage_of_attacks_and_the_next_damage_change() -> None:
    board = field("戦闘で相手が受けるダメージは1点増える。", "boost")
    assert [each["amount"] for each in told(board, "Damaged")] == [3]
    board = cast("このターン、相手が次に受けるダメージを2倍にする。", step="boost", first={"hand": []})
    assert [each["amount"] for each in told(board, "Damaged")] == [4]


@clause("wars3x3", "1.1", "P1")
def test_more_cards_are_drawn_in_the_draw_step() -> None:
    board = field("あなたのドローステップに、あなたはカードを1枚多く引く。", "draw", deck=30)
    assert [each["by"] for each in told(board, "Drawn")] == [0, 0]


@clause("wars3x3", "W5.0", "P2")
def test_a_phase_is_left_out() -> None:
    board = cast("このターンの戦闘フェイズを飛ばす。", step="boost", first={"hand": []})
    assert told(board, "Damaged") == []
    board = field("相手は呪文フェイズを行わない。", "draw", turn="second", second={"hand": ["早駆け狐"]}, deck=30)
    assert not [each for each in board.options("second") if each.startswith("remove")]


@clause("wars3x3", "4.2", "P1")
def test_a_deployment_and_a_redeployment_in_one_turn() -> None:
    text = "このターン、あなたは配備と再配備を1回ずつ行うことができる。"
    board = cast(text, first={"hand": ["苔石像", "鈴の雀"], "territory": 3})
    board.option("first", "yes")
    board.goes_on("first")
    board.do("first", "deploy", "鈴の雀")
    board.redeploy("first", "苔石像", "若芽の精")
    assert "苔石像" in board.field("first") and "鈴の雀" in board.field("first")


@clause("wars3x3", "3.0", "P1")
def test_another_battle_phase_follows() -> None:
    board = cast("このターン、あなたは戦闘フェイズをもう1回行う。", step="boost", first={"hand": []})
    assert [each["amount"] for each in told(board, "Damaged")] == [2, 2]


@clause("wars3x3", "G2", "P1")
def test_a_second_grand_magic_in_a_turn() -> None:
    first = {"magic": ["慈雨", "大樹", "引潮"], "hand": ["苔石像", "鈴の雀"]}
    texts = {"A12": "このターン、あなたは大魔術をもう1回発動できる。"}
    board = Board(step="expansion", first={**ONE, **first}, discard=["深み鯰", "雲羊"], texts=texts)
    board.do("first", "magic", "慈雨")
    board.option("first", "yes")
    board.do("first", "grand", "大樹")
    board.choose("first", "苔石像")
    board.choose("first", "深み鯰")
    assert board.why_not("first", "grand", "引潮") is None


@clause("wars3x3", "M6", "P2")
def test_nobody_is_asked_where_both_players_have_as_many_units() -> None:
    effects = "ユニットがより少ない方のプレイヤーは2点のライフを得るまたは1枚カードを引いてもよい。"
    texts = {"A12": f"{effects}相手に1点のダメージを与える。"}
    alike = Board(step="expansion", first=ONE, second={"field": ["灯守り", "火の粉鼠"]}, texts=texts)
    alike.do("first", "magic", "慈雨")
    assert alike.life("second") == alike.life("first") - 1
    fewer = Board(step="expansion", first=ONE, texts=texts)
    fewer.do("first", "magic", "慈雨")
    fewer.option("second", "no")
    assert fewer.life("second") == fewer.life("first") - 1


@clause("wars3x3", "4.2", "P2")
def test_fewer_places_until_the_end_of_a_turn() -> None:
    board = cast("相手の配備エリアの数は、次の相手のターンの終わりまで2つになる。", deck=30)
    board.play_to_turn("second")
    assert board.rules.room_of(board.state, 1) == 2


@clause("wars3x3", "2.0a", "P2")
def test_the_opponents_spells_do_not_aim_and_ones_own_do() -> None:
    text = "これは相手の呪文の対象にならない。"
    board = against(text, "早駆け狐", "赤錆兵", second={"field": ["炭焼き小鬼", "灯守り"]})
    assert board.refused("first", "remove", "炭焼き小鬼").condition == "forbidden-now"
    board = boosting(text, "火の粉鼠")
    board.do("first", "boost", "炭焼き小鬼", "火の粉鼠")


@clause("wars3x3", "M6", "P2")
def test_a_unit_that_no_magic_touches_stays_where_all_others_fall() -> None:
    texts = {"005": "これは相手の魔法や大魔術の効果を受けない。", "A12": "すべてのユニットを破壊する。"}
    board = Board(step="expansion", first=ONE, second={"field": ["炭焼き小鬼", "灯守り"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    assert board.field("second") == ["炭焼き小鬼"]


@clause("wars3x3", "S1", "P2")
def test_a_removal_does_not_destroy_and_a_magic_does() -> None:
    text = "これは除去されても破壊されない。"
    board = against(text, "早駆け狐")
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    assert board.field("second") == ["炭焼き小鬼"]
    texts = {"005": text, "A12": "すべてのユニットを破壊する。"}
    board = Board(step="expansion", first=ONE, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    assert board.field("second") == []
