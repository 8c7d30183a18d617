"""What a card of one's own can say beside what is printed, played: each test prints a card and looks what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fuda.library.trying import try_text
from tests.citing import clause
from tests.kokuryoku.board import Board, healer, item, land, magic, on, soldier, surprise, unit, weapon
from tests.kokuryoku.duels import pass_on, purpose

FOE = unit("的", "このユニットは反撃できない。", spirit=9, arms="breath", action="breath", levels={})
HITTER = unit("打手", spirit=9, attack=3, counter=3, arms="breath", action="breath", levels={})
MATE = unit("友", spirit=6, attack=2, arms="breath", action="breath", levels={})
CARDS: list[dict[str, Any]] = [FOE, HITTER, MATE, soldier("兵", arms="breath", action="breath", levels={})]


def me(text: str, **more: Any) -> dict[str, Any]:
    return unit("主", text, **{"spirit": 6, "attack": 2, "arms": "breath", "action": "breath", "levels": {}, **more})


def table(
    *cards: dict[str, Any],
    first: list[Any] | None = None,
    second: list[Any] | None = None,
    hand: list[str] | None = None,
    other: list[str] | None = None,
    **written: Any,
) -> Board:
    return Board(
        cards=[*CARDS, *cards],
        first=[on("主", 4)] if first is None else first,
        second=[on("的", 7)] if second is None else second,
        hands=(hand or [], other or []),
        **written,
    )


def used(text: str, hand: list[str] | None = None, other: list[str] | None = None, **written: Any) -> Board:
    """The table after a surprise with this text was used in the first player's item step."""
    written.setdefault("first", [on("主", 4, 3), on("友", 5, 2)])
    written.setdefault("second", [on("的", 7, 5), on("打手", 11, 5)])
    cards = written.pop("cards", [])
    board = table(
        me(""),
        surprise("札", f"[自国力フェイズ]{text}"),
        *cards,
        hand=["札", *(hand or [])],
        other=other,
        phase="item",
        **written,
    )
    board.act("first", "surprise", "札")
    return board


def strike(board: Board, by: str = "主", target: str = "的", equipment: str = "") -> int:
    board.take("first", by)
    board.attack("first", by, target, equipment)
    pass_on(board)
    return board.damage(target)[-1] if board.damage(target) else -1


def until(board: Board, there: Callable[[], bool]) -> None:
    """Nobody does anything until it has come to that."""
    for _ in range(200):
        if there():
            return
        board._be_passive()
    pytest.fail("it never came to that")


# --- figures


@clause("kokuryoku", "X7.44")
def test_a_text_that_sets_the_attack_sets_the_base_and_not_the_price() -> None:
    board = table(
        me("このユニットの攻撃力は、自分の戦場外にある武器カードの枚数と等しくなる。"),
        more=({"off": ["投げ槍", "投げ斧", "兵士の槍"]}, {}),
    )
    assert strike(board) == 3
    assert board.paid("主") == [2]


@clause("kokuryoku", "X7.54")
def test_a_text_in_force_looks_at_the_printed_attack() -> None:
    board = table(me("攻撃力が2以下のユニットの攻撃力を2増やす。", attack=2))
    assert strike(board) == 4  # with 4 it would not be one of them


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットの攻撃力を2倍にする。", 4),
        ("このユニットの攻撃力を半分にする。", 1),
        ("このユニットの攻撃力と反撃力を1増やす。", 3),
        ("気力が4以下のユニットの攻撃力を1増やす。", 3),
        ("気力が最大でないユニットの攻撃力を1増やす。", 3),
        ("歩兵以外の自軍のユニットの攻撃力を1増やす。", 2),
        ("騎兵または歩兵の攻撃力を1増やす。", 3),
        ("他の自軍のユニットの攻撃力を1増やす。", 2),
        ("敵味方を問わず、ユニットの攻撃力を1増やす。", 3),
        ("このユニットが森にいない場合、このユニットの攻撃力を1増やす。", 3),
        ("自軍の一般兵がいるなら、このユニットの攻撃力を1増やす。", 2),
        ("敵軍のユニットがいるとき、このユニットの攻撃力を1増やす。", 3),
        ("このユニットが敵軍のユニットに隣接している限り、このユニットの攻撃力を1増やす。", 3),
        ("自侵攻フェイズ中、このユニットの攻撃力を1増やす。", 3),
        ("自軍のユニットが敵軍のユニットより少ないなら、このユニットの攻撃力を1増やす。", 2),
        ("このユニットの気力が4であり、かつ敵軍のユニットが1体いるなら、このユニットの攻撃力を1増やす。", 3),
        ("このユニットの攻撃力を敵軍のユニットの数だけ増やす。", 3),
        ("このユニットの攻撃力をこのユニットの気力の半分増やす。", 4),
        ("相手ターン中、このユニットの攻撃力を1増やす。", 2),
        ("一番前の自軍のユニットの攻撃力を1増やす。", 3),
    ],
)
@clause("kokuryoku", "X5.4")
def test_groups_conditions_and_amounts_decide_what_a_strike_deals(text: str, dealt: int) -> None:
    assert strike(table(me(text))) == dealt


@clause("kokuryoku", "X5.5")
def test_a_weapon_without_the_triangle_gives_and_takes_no_bonus() -> None:
    sword = weapon("剣札", "この武器は三すくみの影響を受けない。", attack=0)
    axe = unit("斧", "このユニットは反撃できない。", arms="axe", spirit=9)
    bearer = me("", arms="sword", action="direct", levels={"sword": "A"})
    board = table(bearer, sword, axe, first=[on("主", 4, attached=["剣札"])], second=[on("斧", 7)])
    assert strike(board, target="斧", equipment="剣札") == 2
    board = table(bearer, sword, axe, first=[on("主", 4, attached=["剣札"])], second=[on("斧", 7)])
    assert strike(board, target="斧") == 3


# --- what may not be done


@clause("kokuryoku", "X5.1", "X5.6")
def test_units_that_are_not_to_be_attacked_or_countered() -> None:
    board = table(me(""), land("霧", "このマスにいるユニットは攻撃の対象にならない。"), more=({}, {"lands": {7: "霧"}}))
    board.take("first", "主")
    assert board.asked() != ("first", "action-step", "K5.3")
    board = table(me("このユニットは反撃を受けない。"), second=[on("打手", 7)])
    board.take("first", "主")
    board.attack("first", "主", "打手")
    assert purpose(board) != "counter"


@clause("kokuryoku", "K4.3")
def test_a_unit_that_cannot_be_supported() -> None:
    board = table(
        me("このユニットは、支援ステップに気力チップを乗せられない。"), first=[on("主", 4, 3)], phase="support"
    )
    assert purpose(board) != "support"


@clause("kokuryoku", "K4.4")
def test_the_opponent_cannot_lay_lands_in_the_row_of_a_unit() -> None:
    text = "相手は、このユニットがいる横列に土地を配置できない。"
    board = table(
        me(text), land("野"), first=[on("主", 4)], second=[on("的", 3)], other=["野"], turn="second", phase="land"
    )
    assert board.squares("second", "lay-land") == [6, 7, 8, 9, 10, 11]
    assert board.why_not("second", "lay-land", "野", cell=5) == ("K4.4", "lands-forbidden")


@clause("kokuryoku", "X6.2")
def test_a_card_for_lords_only_and_levels_that_count_higher() -> None:
    crown = weapon("冠剣", "君主以外のユニットには付与できない。")
    lord = unit("王", sort="lord")
    board = table(crown, lord, unit("主"), first=[on("主", 4), on("王", 5)], hand=["冠剣"], phase="item")
    assert board.offered("first", "attach") == [("冠剣", "王")]
    ring = item("指輪", "このユニットは、装備レベルを1段階高いものとして扱う。")
    great = weapon("大剣", level="S")
    board = table(ring, great, unit("主"), first=[on("主", 4, attached=["指輪"])], hand=["大剣"], phase="item")
    assert ("大剣", "主") in board.offered("first", "attach")


# --- moves


@clause("kokuryoku", "X7.55")
def test_a_unit_that_moves_twice_makes_two_moves() -> None:
    board = table(me("このユニットは自ターンに2回移動できる。"), first=[on("主", 0)], second=[on("的", 11)])
    board.walk("first", "主", 3)
    assert purpose(board) == "move-step"
    board.act("first", "move", "主", cell=6)
    assert board.cell("主") == 6 and purpose(board) != "move-step"


@clause("kokuryoku", "X2.3")
def test_units_are_put_on_squares_that_a_text_names() -> None:
    board = used("自軍のユニットを1体選び、自分の空いている出撃マスに移す。")
    board.choose("first", "友")
    board.square("first", 2)
    assert board.cell("友") == 2


# --- what happens


@clause("kokuryoku", "X7.45")
def test_damage_of_a_text_takes_chips_and_none_where_none_is_taken() -> None:
    board = used("敵軍のユニット1体に2ダメージを与える。")
    board.choose("first", "的")
    assert board.chips("的") == 3
    guarded = unit("盾", "このユニットはダメージを受けない。", spirit=6)
    board = used("敵軍のユニット1体に2ダメージを与える。", second=[on("盾", 7), on("的", 11)], cards=[guarded])
    board.choose("first", "盾")
    assert board.chips("盾") == 6


@clause("kokuryoku", "X7.46")
def test_a_text_that_sets_spirit_takes_chips_from_both_piles() -> None:
    board = used("自軍のユニット1体の気力を5にする。", more=({"used": 14}, {}))
    board.choose("first", "主")
    assert board.chips("主") == 5 and board.piles("first") == (0, 13)
    board = used("敵軍のユニット1体の気力を1にする。")
    board.choose("first", "的")
    assert board.chips("的") == 1


@pytest.mark.parametrize(
    ("text", "chosen", "found"),
    [
        ("自軍のユニットの気力を最大まで回復する。", (), {"主": 6, "友": 6}),
        ("敵軍のユニットすべての気力を1減らす。", (), {"的": 4, "打手": 4}),
        ("敵軍のユニットすべては気力を1失う。飛行兵はこの影響を受けない。", (), {"的": 4, "打手": 4}),
        ("敵軍のユニットすべては気力を1失う。歩兵はこの影響を受けない。", (), {"的": 5, "打手": 5}),
        ("自軍のユニット1体を選ぶ。そのユニットの気力を2回復する。", ("友",), {"友": 4}),
        ("自軍のユニット1体の気力を1回復する。その後、それの気力を1回復する。", ("友",), {"友": 4}),
        ("自軍のユニットが2体いるなら、敵軍のユニットすべては気力を2失う。", (), {"的": 3}),
        ("もし自軍のユニットが3体以上いる場合、敵軍のユニットすべては気力を2失う。", (), {"的": 5}),
        ("自軍のユニットの気力を敵軍のユニットの数と同じだけ回復する。", (), {"主": 5, "友": 4}),
    ],
)
@clause("kokuryoku", "X3.2", "X3.4")
def test_chips_go_where_a_text_says(text: str, chosen: tuple[str, ...], found: dict[str, int]) -> None:
    board = used(text)
    if chosen:
        board.choose("first", *chosen)
    assert {name: board.chips(name) for name in found} == found


@clause("kokuryoku", "K4.1", "K6.5")
def test_both_players_draw_up_to_a_number_of_cards() -> None:
    board = used("お互いのプレイヤーは、手札が4枚になるまでカードを引く。", hand=["薬草"], other=["薬草@a"] * 1)
    assert len(board.hand("first")) == 4 and len(board.hand("second")) == 4


@clause("kokuryoku", "K6.5")
def test_the_opponent_chooses_among_the_opponents_own() -> None:
    board = used("相手は自軍のユニット1体を選び、それを戦場外に置く。")
    board.choose("second", "打手")
    assert "打手" in board.off("second")


@clause("kokuryoku", "K2.1")
def test_a_card_is_looked_for_in_the_deck_and_the_deck_shuffled() -> None:
    board = used(
        "山札から武器カードを1枚探し、手札に加える。その後、山札を切る。",
        more=({"deck": ["薬草", "投げ槍@槍", "薬草"]}, {}),
    )
    board.choose("first", "槍")
    assert board.hand("first") == ["槍"]


@clause("kokuryoku", "K2.1")
def test_of_the_top_cards_one_is_taken_and_the_rest_goes_under_the_deck() -> None:
    text = "自分の山札の上から3枚を見る。その中のカード1枚を手札に加える。残りを山札の一番下に置く。"
    board = used(text, more=({"deck": ["薬草@a", "投げ槍@b", "薬草@c", "衛士の剣@d"]}, {}))
    board.choose("first", "b")
    assert board.hand("first") == ["b"]
    assert board.deck("first")[0] == "d" and len(board.deck("first")) == 3


@clause("kokuryoku", "K2.4", "X3.4")
def test_as_many_chips_as_cards_were_put_abroad() -> None:
    text = "手札を好きな枚数選んで国外に置き、置いた枚数1枚につき使用済みチップ2枚を未使用に戻す。"
    board = used(text, hand=["薬草@a", "薬草@b", "薬草@c"], more=({"used": 6}, {}))
    before = board.piles("first")[0]
    board.choose("first", "a", "b")
    assert board.piles("first")[0] == before + 4 and len(board.abroad("first")) == 2


@clause("kokuryoku", "K6.5")
def test_what_was_not_done_decides_what_comes_then() -> None:
    text = "手札を1枚捨ててもよい。そうしないなら、自軍のユニットすべては気力を1失う。"
    board = used(text, hand=["薬草@a"])
    board.option("first", "no")
    assert board.chips("主") == 2
    board = used(text, hand=["薬草@a"])
    board.option("first", "yes")
    assert board.chips("主") == 3
    board = used("手札1枚を戦場外に置く。そうしたなら、カードを2枚引く。")
    assert board.hand("first") == []  # nothing was put off, so nothing is drawn


@clause("kokuryoku", "X7.51")
def test_modes_are_chosen_when_the_text_is_carried_out() -> None:
    text = "次のうち1つを行う。・自軍のユニットの気力を1回復する。・敵軍のユニットすべては気力を1失う。"
    board = used(text)
    assert board.asked() == ("first", "mode", "X7.24")
    board.option("first", "mode-2")
    assert board.chips("的") == 4 and board.chips("主") == 3


@clause("kokuryoku", "X7.57")
def test_a_random_card_is_chosen_by_chance() -> None:
    board = used("相手は手札を無作為に1枚捨てる。", other=["薬草@a", "投げ槍@b"])
    assert board.asked() is not None and board.all_asked() == ["chance"]
    board.shuffle(1, 0)
    assert board.off("second") == ["b"]


@clause("kokuryoku", "K4.5")
def test_an_attached_card_goes_to_another_unit() -> None:
    text = "【技】[行動]このユニットに付与されているアイテムカード1枚を、隣接する自軍のユニット1体に付け替える。"
    board = table(
        me(text), item("守り", "このユニットの攻撃力を1増やす。"), first=[on("主", 4, attached=["守り"]), on("友", 5)]
    )
    board.take("first", "主")
    board.act("first", "crest", "主")
    assert board.state.host[board.card("守り")] == board.card("友")


@clause("kokuryoku", "K4.5", "X7.42")
def test_a_price_with_an_x_is_named_and_counted() -> None:
    text = "【技】[行動](気力X)隣接する敵軍のユニット1体は気力をX失う。"
    board = table(me(text))
    board.take("first", "主")
    board.act("first", "crest", "主")
    board.number("first", 3)
    assert board.chips("主") == 3 and board.chips("的") == 6


# --- when


@clause("kokuryoku", "X7.48")
def test_an_effect_without_a_duration_lasts_for_the_battle_or_the_turn() -> None:
    board = table(me("このユニットが攻撃した時、このユニットの攻撃力を2増やす。"))
    assert strike(board) == 4
    assert board.state.effects == ()
    board = used("自軍のユニット1体の攻撃力を2増やす。")
    board.choose("first", "主")
    assert len(board.state.effects) == 1


@clause("kokuryoku", "X7.56")
def test_an_effect_can_last_into_the_next_turn() -> None:
    board = used("次の相手ターン終了時まで、敵軍のユニットは攻撃できない。")
    turn = board.state.turn
    until(board, lambda: board.state.turn == turn + 1 and purpose(board) == "invasion")
    board.take("second", "的")
    assert not board.state.outcome and board.state.effects
    board = used("次の相手国力フェイズの間、敵軍のユニットは支援ステップに気力チップを乗せられない。")
    until(board, lambda: board.all_asked() == ["second"])
    assert purpose(board) != "support"


@clause("kokuryoku", "X7.52")
def test_an_effect_can_be_put_off_until_after_the_battle() -> None:
    lance = weapon("返し", "この武器で攻撃した時、戦闘後にこのカードを手札に戻す。", attack=0)
    bearer = me("", arms="sword", action="direct", levels={"sword": "A"})
    board = table(bearer, lance, first=[on("主", 4, attached=["返し"])])
    assert strike(board, equipment="返し") == 2
    assert board.hand("first") == ["返し"]


@clause("kokuryoku", "X7.53")
def test_what_can_be_used_at_any_time_is_no_action() -> None:
    board = table(me("【技】[いつでも](手札1)カードを1枚引く。"), hand=["薬草@a"])
    board.take("first", "主")
    board.act("first", "crest", "主")
    assert purpose(board) == "action-step" and len(board.hand("first")) == 1
    assert not board.is_waiting("主")
    assert strike_again(board) == 2


def strike_again(board: Board) -> int:
    board.attack("first", "主", "的")
    pass_on(board)
    return board.damage("的")[-1]


@clause("kokuryoku", "X7.49")
def test_a_text_can_take_the_place_of_the_draw_step() -> None:
    text = "ドローステップにカードを引く代わりに、このユニットの気力を2回復してもよい。"
    board = table(me(text), first=[on("主", 4, 2)], phase="draw")
    assert board.asked() == ("first", "instead-of-step", "X7.49")
    board.option("first", "1")
    assert board.chips("主") == 4 and board.hand("first") == []
    board = table(me(text), first=[on("主", 4, 2)], phase="draw")
    board.option("first", "step")
    assert board.chips("主") == 2 and len(board.hand("first")) == 1


@clause("kokuryoku", "X7.50")
def test_damage_can_be_taken_by_another_unit_instead() -> None:
    text = "このユニットがダメージを受ける時、隣接する自軍のユニット1体がかわりにそのダメージを受けてもよい。"
    guard = unit("護られ", text, spirit=6, attack=1, counter=1, arms="breath", action="breath", levels={})
    board = table(me(""), guard, second=[on("護られ", 7), on("友", 8)])
    board.take("first", "主")
    board.attack("first", "主", "護られ")
    assert purpose(board) == "replace"
    board.option("second", board.options("second")[0])
    assert board.chips("護られ") == 6 and board.chips("友") == 4


@clause("kokuryoku", "X7.50", "X3.3")
def test_a_card_saves_its_unit_instead() -> None:
    charm = item("形代", "このユニットの気力が0になる時、代わりにこのカードを国外に置き、このユニットの気力を1にする。")
    weak = unit("弱", spirit=2, counter=1, attack=1, arms="breath", action="breath", levels={})
    board = table(me("", attack=3), charm, weak, second=[on("弱", 7, 1, attached=["形代"]), on("的", 11)])
    board.take("first", "主")
    board.attack("first", "主", "弱")
    assert board.field("second") == ["弱", "的"] and board.chips("弱") == 1
    assert board.abroad("second") == ["形代"]


@clause("kokuryoku", "X7.47")
def test_an_attack_can_be_aimed_at_another_unit() -> None:
    decoy = surprise("身代わり", "[防御時]この攻撃の対象を、防御ユニットに隣接する自軍のユニットに変更する。")
    board = table(me("", action="magic"), decoy, second=[on("的", 7), on("打手", 8)], other=["身代わり"])
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("second", "surprise", "身代わり")
    pass_on(board)
    assert board.damage("打手") == [2] and board.chips("的") == 9


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("このユニットが攻撃した時、カードを1枚引く。", 1),
        ("このユニットが敵軍のユニットを攻撃した時、カードを1枚引く。", 1),
        ("敵軍のユニットが攻撃された時、カードを1枚引く。", 1),
        ("自軍のユニットが攻撃された時、カードを1枚引く。", 0),
        ("敵軍のユニットがダメージを受けた時、カードを1枚引く。", 1),
        ("このユニットが3以上のダメージを与えた時、カードを1枚引く。", 0),
        ("このユニットが2以上のダメージを与えた時、カードを1枚引く。", 1),
        ("このユニットが気力を失った時、カードを1枚引く。", 1),
        ("このユニットの戦闘が終了した時、カードを1枚引く。", 1),
        ("このユニットが待機状態になった時、カードを1枚引く。", 1),
        ("このユニットが戦闘相手を倒した時、カードを1枚引く。", 0),
        ("敵軍のユニットが倒された時、カードを1枚引く。", 0),
        ("このユニットがダメージを与えた時、そのダメージと同じ枚数のカードを引く。", 2),
    ],
)
@clause("kokuryoku", "X7.25")
def test_a_strike_is_heard_in_many_words(text: str, drawn: int) -> None:
    board = table(me(text))
    strike(board)
    assert len(board.hand("first")) == drawn


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("自ターン終了時、カードを1枚引く。", 1),
        ("相手ターン終了時、カードを1枚引く。", 0),
        ("エンドフェイズ終了時、カードを1枚引く。", 1),
        ("自エンドフェイズ開始時、カードを1枚引く。", 1),
        ("自侵攻フェイズ終了時、カードを1枚引く。", 1),
        ("このユニットが移動も攻撃もしなかったターンのエンドフェイズ開始時、カードを1枚引く。", 1),
        ("自エンドフェイズ開始時、このユニットがこのターンに攻撃したなら、カードを1枚引く。", 0),
    ],
)
@clause("kokuryoku", "X7.25", "K3.1")
def test_moments_of_a_turn_are_heard(text: str, drawn: int) -> None:
    board = table(me(text), second=[on("的", 11)])
    until(board, lambda: board.state.turn_player == 1 and board.state.phase == 0)
    assert len(board.hand("first")) == drawn


@clause("kokuryoku", "X5.8", "X5.9")
def test_a_magic_that_stays_and_costs_and_one_that_heals() -> None:
    flame = magic("炎札", "このカードは使用後も取り外されない。ただし、使用するたびに気力1を支払う。", power=3, need=1)
    mage = me("", arms="fire", action="magic", levels={"fire": "A"})
    board = table(mage, flame, first=[on("主", 4, attached=["炎札"])])
    assert strike(board, equipment="炎札") == 3
    assert board.state.host[board.card("炎札")] == board.card("主") and board.paid("主") == [1]
    staff = magic(
        "杖札", "このカードで回復した時、そのユニットの気力が最大なら、カードを1枚引く。", arms="staff", power=9
    )
    nurse = healer("僧", levels={"staff": "A"})
    board = table(staff, nurse, me(""), first=[on("僧", 4, attached=["杖札"]), on("主", 5, 5)])
    board.take("first", "僧")
    board.act("first", "heal", "僧", "主", "杖札")
    assert len(board.hand("first")) == 1


@clause("kokuryoku", "K4.2a")
def test_two_sorties_in_the_next_turn() -> None:
    text = "次の自ターンの国力フェイズで、自分は出撃ステップにユニットを2枚まで配置できる。"
    board = used(text, hand=["兵@a", "兵@b", "兵@c"])
    turn = board.state.turn
    until(board, lambda: board.state.turn == turn + 2 and purpose(board) == "sortie-step")
    board.act("first", "sortie", "a", cell=0)
    board.number("first", 1)
    assert purpose(board) == "sortie-step"
    board.act("first", "sortie", "b", cell=1)
    board.number("first", 1)
    assert purpose(board) != "sortie-step"


@pytest.mark.parametrize("ending", ["1回のみ使えない。", "1回まで使用できない。", "1回使えない。", "1回しか使える。"])
def test_once_a_turn_is_not_read_out_of_its_opposite(ending: str) -> None:
    text = "【技】[行動]カードを1枚引く。この能力は1ターンに"
    assert not try_text("kokuryoku", text + ending, "unit").passed
    assert try_text("kokuryoku", f"{text}1回しか使えない。", "unit").passed
