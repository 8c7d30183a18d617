"""More of what a card of one's own can say, played: squares, ranges, bounds, events as timings, texts with a limit."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.kokuryoku.board import item, land, magic, on, surprise, unit, weapon
from tests.kokuryoku.duels import pass_on, purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

SWORD = {"arms": "sword", "action": "direct", "levels": {"sword": "A"}}


# --- figures


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットの攻撃力を5増やす。このユニットの攻撃力は4を超えない。", 4),
        ("このユニットの攻撃力を1減らす。このユニットの攻撃力は2を下回らない。", 2),
        ("敵軍のユニットが受けるダメージは1を超えない。", 1),
        ("敵軍のユニットが受けるダメージを1減らす。敵軍のユニットが受けるダメージを2以上にする。", 2),
        ("敵軍のユニットが歩兵から受けるダメージを1減らす。", 1),
        ("敵軍のユニットが騎兵から受けるダメージを1減らす。", 2),
        ("敵軍のユニットが歩兵から受けるダメージを2倍にする。", 4),
        ("敵軍のユニットが歩兵から受けるダメージを半分にする。", 1),
        ("敵軍のユニットが歩兵から受けるダメージは5になる。", 5),
        ("敵軍のユニットが歩兵から受けるダメージは1を超えない。", 1),
        ("敵軍のユニットが歩兵から受けるダメージは3を下回らない。", 3),
    ],
)
@clause("kokuryoku", "X7.58", "X5.4")
def test_a_figure_keeps_within_what_a_text_says(text: str, dealt: int) -> None:
    assert strike(table(me(text))) == dealt


@pytest.mark.parametrize(("chips", "dealt"), [(3, 2), (4, 3), (7, 3), (8, 4)])
@clause("kokuryoku", "X3.4")
def test_so_much_for_every_so_many(chips: int, dealt: int) -> None:
    text = "このユニットの攻撃力は、自分の使用済みチップ4枚につき1増える。"
    board = table(me(text, attack=2), more=({"used": chips - 2}, {}))
    assert strike(board) == dealt  # the two chips of the attack itself are used when it deals damage


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("自分の手札が相手より多いなら、このユニットの攻撃力を1増やす。", 3),
        ("相手の手札が自分より多いなら、このユニットの攻撃力を1増やす。", 2),
        ("自分のユニットが相手と同じなら、このユニットの攻撃力を1増やす。", 3),
        ("このユニットが森か山にいるなら、このユニットの攻撃力を1増やす。", 3),
        ("このユニットが沼か山にいるなら、このユニットの攻撃力を1増やす。", 2),
        ("沼か森にいるユニットの攻撃力を1増やす。", 3),
        ("このユニットが行動したターン、このユニットの攻撃力を1増やす。", 3),
        ("このユニットが再移動したターン、このユニットの攻撃力を1増やす。", 2),
        ("このユニットがダメージを受けたターン、このユニットの攻撃力を1増やす。", 2),
        ("このユニットが支援されていないターン、このユニットの攻撃力を1増やす。", 3),
    ],
)
@clause("kokuryoku", "X5.4")
def test_more_conditions_decide_what_a_strike_deals(text: str, dealt: int) -> None:
    board = table(me(text), land("林"), hand=["薬草"], more=({"lands": {4: "林"}}, {}))
    assert strike(board) - 1 == dealt  # the wood itself adds one


@clause("kokuryoku", "X5.1")
def test_a_text_in_force_while_this_card_attacks() -> None:
    text = "このカードで攻撃している間、戦闘相手が森か山にいるなら、攻撃力を2増やす。"
    wood = land("林", "自分は支援できない。")
    for square, dealt in ((7, 4), (8, 2)):
        blade = weapon("剣札", text, attack=0)
        board = table(
            me("", **SWORD), blade, wood, first=[on("主", 4, attached=["剣札"])], more=({}, {"lands": {square: "林"}})
        )
        assert strike(board, equipment="剣札") == dealt
    board = table(me("", **SWORD), weapon("剣札", text, attack=0), wood, first=[on("主", 4, attached=["剣札"])],
                  more=({}, {"lands": {7: "林"}}))  # fmt: skip
    assert strike(board) == 2  # with its own equipment


@clause("kokuryoku", "X5.5")
def test_nobody_wins_the_triangle_against_a_unit_without_its_disadvantage() -> None:
    axe = unit("斧", "このユニットは反撃できない。このユニットは三すくみの不利を受けない。", arms="axe", spirit=9)
    assert strike(table(me("", **SWORD), axe, second=[on("斧", 7)]), target="斧") == 2
    lance = me("このユニットは三すくみの不利を受けない。", **SWORD)
    axe = unit("斧", "このユニットは反撃できない。", arms="axe", spirit=9)
    assert strike(table(lance, axe, second=[on("斧", 7)]), target="斧") == 3


# --- squares and ranges


@clause("kokuryoku", "K5.2")
def test_squares_next_to_a_unit_are_closed_to_some() -> None:
    text = "敵軍の飛行兵は、このユニットに隣接するマスに進入できない。"
    bird = unit("鳥", move="flier")
    board = table(me(text), bird, first=[on("主", 4)], second=[on("鳥", 10)], turn="second")
    board.act("second", "act-with", "鳥")
    assert board.squares("second", "move") == [6, 8, 9, 11]
    assert board.why_not("second", "move", "鳥", cell=7) == ("K5.2", "cannot-enter-there")
    foot = unit("兵士")
    board = table(me(text), foot, first=[on("主", 4)], second=[on("兵士", 10)], turn="second")
    board.act("second", "act-with", "兵士")
    assert board.squares("second", "move") == [7, 9, 11]


@clause("kokuryoku", "X4.2", "X5.1")
def test_a_range_from_which_a_unit_is_not_attacked() -> None:
    moor = land("霧", "このマスにいるユニットは、直接攻撃の対象にならない。")
    board = table(me("", **SWORD), moor, more=({}, {"lands": {7: "霧"}}))
    board.take("first", "主")
    assert board.asked() != ("first", "action-step", "K5.3")
    assert strike(table(me(""), moor, more=({}, {"lands": {7: "霧"}}))) == 2  # breath


@clause("kokuryoku", "X5.1")
def test_who_does_not_attack_whom() -> None:
    for text, allowed in (
        ("敵軍の歩兵はこのユニットを攻撃できない。", False),
        ("このユニットは歩兵に攻撃されない。", False),
        ("敵軍の騎兵はこのユニットを攻撃できない。", True),
    ):
        guarded = unit("護", text, spirit=9, arms="breath", action="breath", levels={})
        board = table(me(""), guarded, second=[on("護", 7)])
        board.take("first", "主")
        assert (board.asked() == ("first", "action-step", "K5.3")) == allowed


@clause("kokuryoku", "K4.2a")
def test_a_unit_that_sorties_beside_a_lord() -> None:
    text = "このユニットは自分の出撃マスに出撃する代わりに、自軍の君主に隣接する空いているマスに出撃してもよい。"
    lord = unit("王", sort="lord")
    board = table(unit("従", text), lord, first=[on("王", 4)], hand=["従"], phase="sortie")
    assert board.squares("first", "sortie") == [0, 1, 2, 3, 5]
    board.act("first", "sortie", "従", cell=5)
    board.number("first", 2)
    assert board.cell("従") == 5
    assert table(unit("従", text), me(""), hand=["従"], phase="sortie").squares("first", "sortie") == [0, 1, 2]


@clause("kokuryoku", "K4.3")
def test_chips_that_do_not_count_towards_the_limit() -> None:
    text = "自分の支援ステップに、このユニットに乗せる気力チップは3枚の制限に数えない。"
    board = table(me(text), first=[on("主", 4, 1), on("友", 5, 1)], phase="support")
    board.share("first", 友=3)
    board.share("first", 主=5)
    assert board.chips("友") == 4 and board.chips("主") == 6


# --- what is replaced


@clause("kokuryoku", "X5.4")
def test_a_friend_takes_the_damage_of_the_battle() -> None:
    decoy = surprise(
        "楯", "[戦闘中]この戦闘中、防御ユニットの代わりに、防御ユニットに隣接する自軍のユニット1体がダメージを受ける。"
    )
    board = table(me(""), decoy, second=[on("的", 7), on("打手", 8)], other=["楯"])
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("second", "surprise", "楯")
    pass_on(board)
    assert board.damage("打手") == [2] and board.chips("的") == 9


@clause("kokuryoku", "X7.5", "X7.50")
def test_a_card_that_comes_back_to_the_hand_instead() -> None:
    blade = weapon("戻剣", "このカードが取り外された時、戦場外に置く代わりに手札に戻す。")
    board = table(me("", **SWORD), blade, first=[on("主", 4, attached=["戻剣"])], phase="item")
    board.act("first", "remove", "戻剣")
    assert board.hand("first") == ["戻剣"] and board.off("first") == []


@pytest.mark.parametrize("does", [True, False])
@clause("kokuryoku", "X7.50", "X3.3")
def test_a_unit_may_come_back_to_the_hand_instead(does: bool) -> None:
    text = "このユニットの気力が0になる時、代わりに手札に戻してもよい。"
    weak = unit("弱", text, spirit=2, counter=1, attack=1, arms="breath", action="breath", levels={})
    board = table(me("", attack=3), weak, second=[on("弱", 7, 1), on("的", 11)])
    board.take("first", "主")
    board.attack("first", "主", "弱")
    board.option("second", board.options("second")[0 if does else -1])
    assert board.field("second") == ["的"]
    assert ("弱" in board.hand("second"), "弱" in board.off("second")) == (does, not does)


# --- when


@clause("kokuryoku", "X7.61", "K4.1")
def test_in_a_step_of_the_own_turn_is_when_it_begins() -> None:
    text = "自ターンのドローステップに、自分の手札が3枚以下なら、カードをもう1枚引く。"
    for hand, drawn in ((["薬草@a"], 2), (["薬草@a", "薬草@b", "薬草@c", "薬草@d"], 1)):
        board = table(me(text), hand=hand, phase="draw")
        assert len(board.hand("first")) - len(hand) == drawn
    board = table(me(text), turn="second", phase="draw")
    until(board, lambda: board.state.active == 0 and board.state.step > 0)
    assert len(board.hand("first")) == 1  # in the other turn nothing is added


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("このユニットが行動しなかったターンのエンドフェイズに、カードを1枚引く。", 1),
        ("このユニットが行動したターンのエンドフェイズに、カードを1枚引く。", 0),
        ("自ターンのエンドフェイズ開始時、カードを1枚引く。", 1),
        ("相手ターンの自国力フェイズ開始時、カードを1枚引く。", 1),
        ("自ターンの相手国力フェイズ開始時、カードを1枚引く。", 0),
        ("相手ターンの国力フェイズ開始時、カードを1枚引く。", 1),
    ],
)
@clause("kokuryoku", "X7.61", "X7.25")
def test_more_moments_of_a_turn_are_heard(text: str, drawn: int) -> None:
    board = table(me(text), second=[on("的", 11)])
    until(board, lambda: board.state.turn_player == 1 and board.state.phase == 1)
    assert len(board.hand("first")) == drawn + 1  # and that of the draw step


@clause("kokuryoku", "K4.3", "X7.25")
def test_support_is_heard_and_recovery_is_not() -> None:
    ring = item("輪", "このユニットが支援ステップに気力チップを乗せられたとき、カードを1枚引く。")
    board = table(me(""), ring, first=[on("主", 4, 1, attached=["輪"])], phase="support")
    board.share("first", 主=1)
    assert len(board.hand("first")) == 1
    board = used("自軍のユニットすべての気力を1回復する。", cards=[ring], first=[on("主", 4, 1, attached=["輪"])])
    assert board.chips("主") == 2 and board.hand("first") == []


@clause("kokuryoku", "K5.4a", "X7.25")
def test_the_end_of_an_action_on_a_square_is_heard() -> None:
    text = "敵軍のユニットがこのマスで行動を終えたとき、この土地カードを戦場外に置き、自分はカードを1枚引く。"
    for there, drawn in ((4, 1), (5, 0)):
        trap = land("罠", text)
        board = table(me(""), trap, first=[on("主", 4), on("友", 0)], more=({}, {"lands": {there: "罠"}}))
        strike(board)
        assert len(board.hand("second")) == drawn
        assert ("罠" in board.off("second")) == bool(drawn)


@clause("kokuryoku", "X3.3", "X7.59")
def test_a_text_that_triggers_once_a_turn() -> None:
    text = (
        "このカードで戦闘相手を倒したとき、このユニットを行動可能状態にしてもよい。この効果は1ターンに1回しか使えない。"
    )
    weak = unit("弱", spirit=1, arms="breath", action="breath", levels={})
    more = unit("弱2", spirit=1, arms="breath", action="breath", levels={})
    board = table(
        me("", **SWORD, attack=1),
        weapon("斬", text, attack=0),
        weak,
        more,
        first=[on("主", 4, 6, attached=["斬"])],
        second=[on("弱", 7, 1), on("弱2", 5, 1), on("的", 11)],
    )
    board.take("first", "主")
    board.attack("first", "主", "弱", "斬")
    pass_on(board)
    board.option("first", "yes")
    assert not board.is_waiting("主")
    board.take("first", "主")
    board.attack("first", "主", "弱2", "斬")
    pass_on(board)
    assert board.is_waiting("主") and "弱2" in board.off("second")


@clause("kokuryoku", "X7.59")
def test_a_limit_can_stand_before_the_text_and_what_was_left_does_not_count() -> None:
    text = "1ターンに1回、このユニットが移動した時、カードを1枚引いてもよい。"
    runner = me(text + "\nこのユニットは自ターンに2回移動できる。")
    board = table(runner, first=[on("主", 0)], second=[on("的", 11)])
    board.walk("first", "主", 3)
    board.option("first", "no")
    board.act("first", "move", "主", cell=6)
    board.option("first", "yes")
    assert len(board.hand("first")) == 1
    board = table(runner, first=[on("主", 0)], second=[on("的", 11)])
    board.walk("first", "主", 3)
    board.option("first", "yes")
    board.act("first", "move", "主", cell=6)
    assert len(board.hand("first")) == 1


@clause("kokuryoku", "X5.8", "X7.37")
def test_a_used_magic_comes_back_for_a_card() -> None:
    text = "このカードを使用したとき、手札を1枚戦場外に置くことで、このカードを手札に戻すことができる。"
    mage = me("", arms="fire", action="magic", levels={"fire": "A"})
    flame = magic("炎札", text)
    board = table(mage, flame, first=[on("主", 4, attached=["炎札"])], hand=["薬草@a"])
    board.take("first", "主")
    board.attack("first", "主", "的", "炎札")
    board.option("first", "yes")
    assert board.hand("first") == ["炎札"] and board.off("first") == ["a"]
    board = table(mage, flame, first=[on("主", 4, attached=["炎札"])])
    assert strike(board, equipment="炎札") == 3
    assert board.off("first") == ["炎札"]  # with an empty hand nothing can be put off for it


@clause("kokuryoku", "X7.56")
def test_an_effect_can_last_to_the_end_of_a_later_phase() -> None:
    board = used("次の相手の侵攻フェイズの終わりまで、敵軍のユニットは移動できない。")
    turn = board.state.turn
    until(board, lambda: board.state.turn == turn + 1 and purpose(board) == "invasion")
    board.act("second", "act-with", "的")
    assert purpose(board) != "move-step"
    until(board, lambda: board.state.phase != 1)
    assert not board.state.effects


@clause("kokuryoku", "X7.52", "X7.56")
def test_that_phase_is_the_one_for_which_the_sentence_before_waits() -> None:
    text = "次の自ターンの国力フェイズ開始時に、カードを2枚引く。その国力フェイズには支援を行えない。"
    board = table(
        me(""),
        surprise("札", f"[エンドフェイズ開始時]{text}"),
        first=[on("主", 4, 2)],
        second=[on("的", 11)],
        hand=["札"],
    )
    until(board, lambda: purpose(board) == "end-window")
    turn = board.state.turn
    board.act("first", "surprise", "札")
    until(board, lambda: board.state.turn == turn + 1 and board.state.phase == 1)
    other = len(board.hand("first"))
    seen: list[str] = []

    def there() -> bool:
        seen.append(f"{board.state.active}{purpose(board)}")
        return board.state.turn == turn + 2 and board.state.phase == 1

    until(board, there)
    assert len(board.hand("first")) == other + 3 and "0support" not in seen


# --- events as timings


@clause("kokuryoku", "X7.60", "K4.2a")
def test_a_surprise_can_be_for_an_event() -> None:
    trap = surprise("待伏", "[敵軍ユニット出撃時]そのユニットの気力チップのうち2枚を使用済みにする。")
    board = table(me(""), trap, first=[on("主", 4)], hand=["兵"], other=["待伏"], phase="sortie")
    board.act("first", "sortie", "兵", cell=0)
    board.number("first", 5)
    assert board.asked() == ("second", "event-window", "X7.60")
    board.act("second", "surprise", "待伏")
    assert board.chips("兵") == 3 and board.off("second") == ["待伏"]
    board = table(me(""), trap, first=[on("主", 4)], hand=["兵", "待伏"], phase="sortie")
    board.act("first", "sortie", "兵", cell=0)
    board.number("first", 5)
    assert purpose(board) != "event-window"  # its own unit is no enemy


@clause("kokuryoku", "X7.60", "K4.4")
def test_a_land_that_was_laid_goes_back() -> None:
    trap = surprise("崩落", "[相手が土地カードを配置した時]その土地カードを持ち主の手札に戻す。")
    board = table(me(""), trap, land("野"), hand=["野"], other=["崩落"], phase="land")
    board.act("first", "lay-land", "野", cell=0)
    board.act("second", "surprise", "崩落")
    assert board.hand("first") == ["野"] and board.lands("first") == []


@clause("kokuryoku", "X7.60", "X7.9")
def test_crests_and_items_can_be_for_an_event_and_have_a_price() -> None:
    text = "【祈】[他の自軍のユニットがダメージを受けた時](気力1)そのユニットの気力を1回復する。"
    nurse = unit("祈り手", text, arms="breath", action="breath", levels={})
    board = table(me(""), nurse, second=[on("的", 7), on("祈り手", 10)])
    board.take("first", "主")
    board.attack("first", "主", "的")
    assert board.asked() == ("second", "event-window", "X7.60")
    board.act("second", "crest", "祈り手")
    assert board.chips("的") == 8 and board.chips("祈り手") == 5
    charm = item("薬札", "【使用】[このユニットが気力を失った時]このユニットの気力を1回復する。")
    board = table(me(""), charm, second=[on("的", 7, attached=["薬札"])])
    board.take("first", "主")
    board.attack("first", "主", "的")
    assert board.offered("second", "use") == [("薬札",)]
    board.act("second", "use", "薬札")
    assert board.chips("的") == 8 and board.off("second") == ["薬札"]


# --- what happens


@clause("kokuryoku", "K2.4", "K4.1")
def test_each_player_draws_as_many_as_that_player_put_away() -> None:
    text = "お互いのプレイヤーは、手札を2枚まで選んで国外に置き、同じ枚数のカードを引く。"
    board = used(text, hand=["薬草@a", "薬草@b", "薬草@x"], other=[])
    board.choose("first", "a", "b")
    assert len(board.abroad("first")) == 2 and len(board.hand("first")) == 3
    assert board.hand("second") == []  # nothing put away, nothing drawn
    board = used(text, hand=["薬草@a"], other=["薬草@c", "薬草@d"])
    board.choose("first")
    board.choose("second", "c")
    assert board.hand("first") == ["a"] and len(board.hand("second")) == 2 and board.abroad("second") == ["c"]


@clause("kokuryoku", "K2.1")
def test_one_of_the_top_cards_is_taken_and_the_rest_is_shuffled_in() -> None:
    text = "自分の山札の上から3枚を見て、武器カード1枚を手札に加える。残りは山札に戻してきる。"
    board = used(text, more=({"deck": ["薬草@a", "投げ槍@b", "投げ斧@e", "衛士の剣@d"]}, {}))
    board.choose("first", "b")
    assert board.hand("first") == ["b"] and board.all_asked() == ["chance"]


@clause("kokuryoku", "X3.4")
def test_all_used_chips_come_back_if_the_opponent_has_more() -> None:
    text = "[自国力フェイズ:相手の未使用チップが自分より多い]自分の使用済みチップをすべて未使用に戻す。"
    for mine, offered in ((9, True), (0, False)):
        board = table(
            me(""), surprise("札", text), hand=["札", "薬草"], phase="item", more=({"used": mine}, {"used": 5})
        )
        if not offered:
            assert board.offered("first", "surprise") == []
            continue
        board.act("first", "surprise", "札")
        assert board.piles("first")[1] == 0


@clause("kokuryoku", "X7.24")
def test_the_player_of_the_foe_cannot_use_surprises() -> None:
    text = "【技】[攻撃宣言時](気力1)この戦闘中、戦闘相手はサプライズを使えない。"
    shield = surprise("楯", "[戦闘中]この攻撃を中止する。")
    for using, asked in ((True, False), (False, True)):
        board = table(me(text), shield, second=[on("打手", 7)], other=["楯"])
        board.take("first", "主")
        board.attack("first", "主", "打手")
        board.act("first", *(("crest", "主") if using else ("pass",)))
        board.act("second", "pass")
        board.act("second", "counter")
        assert (purpose(board) == "counter-window") == asked


@clause("kokuryoku", "K4.5")
def test_all_units_in_a_row_are_meant_with_the_one_that_was_chosen() -> None:
    text = "敵軍のユニット1体を選び、そのユニットと同じ横列の敵軍のユニットすべては気力を1失う。"
    board = used(text, second=[on("的", 7, 5), on("打手", 8, 5)])
    board.choose("first", "的")
    assert (board.chips("的"), board.chips("打手")) == (4, 4)


def test_a_limit_of_steps_that_are_over_is_refused() -> None:
    from fuda.library.trying import try_text

    text = "[自国力フェイズ]このターン中、出撃ステップにユニットを2枚まで配置できる。"
    trial = try_text("kokuryoku", text, "surprise")
    assert [problem.why for problem in trial.problems] == ["unless"]  # type: ignore[attr-defined]
    later = "[自国力フェイズ]次の自ターンの国力フェイズ中、出撃ステップにユニットを2枚まで配置できる。"
    assert try_text("kokuryoku", later, "surprise").passed


# --- more siblings


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このユニットは、敵軍のユニットに隣接している間、攻撃力が1増える。", 3),
        ("敵軍の騎兵が隣接しているなら、このユニットの攻撃力を1増やす。", 2),
        ("自軍のユニットが他にいないなら、このユニットの攻撃力を1増やす。", 3),
        ("このユニットがいるかぎり、自軍のユニットの攻撃力を1増やす。", 3),
        ("歩兵と戦闘する場合、攻撃力を1増やす。", 3),
        ("騎兵と戦闘する場合、攻撃力を1増やす。", 2),
        ("攻撃するとき、攻撃力を1増やす。", 3),
        ("反撃するとき、攻撃力を1増やす。", 2),
        ("自分の戦場外に武器カードが2枚以上あるなら、このユニットの攻撃力を1増やす。", 3),
        ("自分の戦場外に魔法カードが1枚以上あるなら、このユニットの攻撃力を1増やす。", 2),
        ("敵軍のユニットがブレス攻撃で受けるダメージを1減らす。", 1),
        ("敵軍のユニットが間接攻撃で受けるダメージを1減らす。", 2),
        ("敵軍のユニットはブレス攻撃によるダメージを受けない。", 0),
    ],
)
@clause("kokuryoku", "X5.4", "X5.1")
def test_still_more_conditions_decide_what_a_strike_deals(text: str, dealt: int) -> None:
    assert strike(table(me(text), more=({"off": ["投げ槍", "投げ斧"]}, {}))) == dealt


@clause("kokuryoku", "X5.6")
def test_a_figure_of_the_one_who_strikes_back() -> None:
    hitter = unit(
        "返", "反撃するとき、反撃力を2増やす。", spirit=9, counter=1, arms="breath", action="breath", levels={}
    )
    board = table(me(""), hitter, first=[on("主", 4, 6)], second=[on("返", 7)])
    board.take("first", "主")
    board.attack("first", "主", "返", counter=True)
    assert board.damage("主") == [3]


@clause("kokuryoku", "X7.62")
def test_a_unit_that_texts_of_the_opponent_do_not_touch() -> None:
    for text, chosen, lost in (
        ("このユニットは相手のサプライズの影響を受けない。", ["的"], 0),
        ("このユニットは相手の紋章能力の影響を受けない。", ["的", "堅"], 1),
    ):
        hard = unit("堅", text, spirit=6)
        where = [on("的", 7, 5), on("堅", 8, 5)]
        board = used("敵軍のユニット1体は気力を1失う。", cards=[hard], second=where)
        if len(chosen) == 1:
            assert (board.chips("的"), board.chips("堅")) == (4, 5)
        else:
            board.choose("first", "堅")
            assert board.chips("堅") == 4
        board = used("敵軍のユニットすべては気力を1失う。", cards=[hard], second=where)
        assert (board.chips("的"), board.chips("堅")) == (4, 5 - lost)
        board = used("このターン中、敵軍のユニットは反撃できない。", cards=[hard], second=where)
        found = [board.rules.derived_values(board.state)["counted"]["CannotCounter"]]
        assert found[0][-1] == lost  # the last unit is the one that nothing touches


@clause("kokuryoku", "K5.2")
def test_who_may_enter_a_square_and_who_does_not_mind() -> None:
    gate = land("門", "騎兵だけがこのマスに進入できる。")
    board = table(me(""), gate, first=[on("主", 4)], second=[on("的", 11)], more=({"lands": {7: "門"}}, {}))
    board.act("first", "act-with", "主")
    assert 7 not in board.squares("first", "move") and 5 in board.squares("first", "move")
    free = me("このユニットは土地の進入制限を受けない。")
    board = table(free, gate, first=[on("主", 4)], second=[on("的", 11)], more=({"lands": {7: "門"}}, {}))
    board.act("first", "act-with", "主")
    assert 7 in board.squares("first", "move")


@clause("kokuryoku", "X2.3")
def test_two_chosen_units_change_places() -> None:
    board = used("自軍のユニット2体を選び、位置を入れ替える。", hand=["薬草"])
    assert (board.cell("主"), board.cell("友")) == (5, 4)


@clause("kokuryoku", "K2.2")
def test_a_card_of_a_hand_that_was_looked_at_is_put_off() -> None:
    board = used("相手の手札を見て、その中から1枚を選び、戦場外に置く。", hand=["薬草"], other=["薬草@a", "投げ槍@b"])
    board.choose("first", "b")
    assert board.off("second") == ["b"] and board.hand("second") == ["a"]


@clause("kokuryoku", "X7.55")
def test_one_more_move_by_an_ability_used_when_moving() -> None:
    runner = me("【速】[移動時](気力1)このユニットはもう1回移動できる。")
    board = table(runner, first=[on("主", 0)], second=[on("的", 11)])
    board.walk("first", "主", 3)
    board.act("first", "crest", "主")
    assert purpose(board) == "move-step"
    board.act("first", "move", "主", cell=6)
    assert board.cell("主") == 6 and purpose(board) != "move-step"


@clause("kokuryoku", "K4.4")
def test_a_land_looks_at_who_fights_or_stands_on_it() -> None:
    field = land(
        "原",
        "このマスで戦闘するユニットの攻撃力を1増やす。\nこのマスに自軍のユニットがいるかぎり、自分の手札の上限を2増やす。",
    )
    board = table(me(""), field, more=({"lands": {4: "原"}}, {}))
    assert strike(board) == 3
    assert strike(table(me(""), field, more=({"lands": {5: "原"}}, {}))) == 2


@clause("kokuryoku", "X5.7")
def test_the_end_of_a_battle_is_a_moment() -> None:
    brittle = weapon("脆剣", "戦闘終了時、このカードを戦場外に置く。", attack=1)
    board = table(me("", **SWORD), brittle, first=[on("主", 4, attached=["脆剣"])])
    assert strike(board, equipment="脆剣") == 3 and board.off("first") == ["脆剣"]


@clause("kokuryoku", "X7.49")
def test_an_option_names_the_card_whose_text_it_is() -> None:
    text = "ドローステップにカードを引く代わりに、自軍のユニットすべての気力を1回復してもよい。"
    board = table(me(text), item("輪", text), first=[on("主", 4, 2, attached=["輪"])], phase="draw")
    assert board.options("first") == ["1", "2", "step"]
    assert [board.rules.option_named(board.state, each)[0] for each in ("1", "2", "step")] == ["主", "輪", ""]
    assert board.rules.situation(board.state, 0)["options"] == {"1": "主", "2": "輪"}
    assert "options" not in board.rules.situation(board.state, 1)
    board.option("first", "2")
    assert board.chips("主") == 3


# --- what a third batch asked for


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("自軍のユニットがいれば、このユニットの攻撃力を1増やす。", 3),
        ("自軍の騎兵がいなければ、このユニットの攻撃力を1増やす。", 3),
        ("敵軍のユニットが2体以上いれば、このユニットの攻撃力を1増やす。", 2),
        ("自分の手札が相手より多ければ、このユニットの攻撃力を1増やす。", 2),
        ("気力が最大であるユニットに対して、このユニットの攻撃力を2増やす。", 4),
        ("騎兵に対して、このユニットの攻撃力を2増やす。", 2),
        ("敵軍のユニットの数だけ、このユニットの攻撃力を増やす。", 3),
        ("自軍のユニットの数だけ、敵軍のユニットが受けるダメージを減らす。", 1),
        ("攻撃した時、このユニットの攻撃力をターン終了まで1増やす。", 3),
    ],
)
@clause("kokuryoku", "X5.4")
def test_other_orders_of_words_decide_what_a_strike_deals(text: str, dealt: int) -> None:
    assert strike(table(me(text))) == dealt


@clause("kokuryoku", "K5.4b", "X7.22")
def test_a_unit_that_loses_a_named_ability() -> None:
    text = "【指揮】1\n自分の手札が0枚であるかぎり、このユニットは指揮を失う。"
    chief = unit("長", text, arms="breath", action="breath", levels={})
    for hand, dealt in ((["薬草"], 3), ([], 2)):
        board = table(me(""), chief, first=[on("主", 4), on("長", 5)], hand=hand)
        assert strike(board) == dealt


@clause("kokuryoku", "X7.20")
def test_a_rescue_is_heard() -> None:
    text = "【救助】(気力1)\n救助した時、そのユニットの気力を1回復し、このユニットを待機状態にする。"
    board = table(me(text), first=[on("主", 4), on("友", 5, 2)], second=[on("的", 11)])
    board.take("first", "主")
    board.act("first", "rescue", "主", "友", cell=3)
    assert board.cell("友") == 3 and board.chips("友") == 3 and board.is_waiting("主")


@clause("kokuryoku", "X3.2")
def test_up_to_so_many_chips_go_from_one_unit_to_another() -> None:
    text = "1ターンに1度、自国力フェイズに、自軍のユニット1体からこのユニットへ気力チップを2枚まで移すことができる。"
    board = table(me(text), first=[on("主", 4, 2), on("友", 5, 5)], second=[on("的", 11)])
    until(board, lambda: (board.asked() or ("", "", ""))[::2] == ("first", "X7.25"))
    board.option("first", "yes")
    board.number("first", 1)
    assert (board.chips("主"), board.chips("友")) == (3, 4)


@clause("kokuryoku", "X5.6")
def test_units_with_some_arms_do_not_strike_back() -> None:
    for arms, asked in (("ブレス", False), ("斧", True)):
        text = f"このユニットは{arms}を装備したユニットから反撃を受けない。"
        board = table(me(text), second=[on("打手", 7)])
        board.take("first", "主")
        board.attack("first", "主", "打手")
        assert (purpose(board) == "counter") == asked


@clause("kokuryoku", "X7.47", "X5.1")
def test_another_unit_becomes_the_defender_when_an_attack_is_declared() -> None:
    text = "このユニットが攻撃された時、隣接する自軍の歩兵1体を代わりに防御ユニットにしてもよい。"
    weak = unit("弱", text, arms="breath", action="breath", levels={})
    board = table(me("", action="magic"), weak, second=[on("弱", 7), on("打手", 8)])
    board.take("first", "主")
    board.attack("first", "主", "弱")
    board.option("second", "yes")
    pass_on(board)
    assert board.damage("打手") == [2] and board.chips("弱") == 6


@clause("kokuryoku", "K2.4")
def test_a_card_abroad_comes_to_the_hand() -> None:
    board = used("国外にある自分のカード1枚を手札に加える。", hand=["薬草"], more=({"abroad": ["投げ槍@a"]}, {}))
    assert "a" in board.hand("first")
