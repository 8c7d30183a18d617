"""What is paid, told, noted and lasts: each by who did it, of what was done, and as long as it is said."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.texts.equipment import staffs
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.values import change_of
from fuda.games.kokuryoku.words.effects import ChangeAttack
from fuda.games.kokuryoku.words.groups import SquaresBeyond
from fuda.games.kokuryoku.words.things import ThisUnit
from tests.citing import clause
from tests.kokuryoku.board import Board, healer, item, land, magic, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used


@pytest.mark.parametrize(("hand", "damage"), [([], []), (["薬草"], [1]), (["薬草@a", "薬草@b"], [2])])
@clause("kokuryoku", "X7.45", "X5.4")
def test_a_text_that_deals_nothing_deals_no_damage(hand: list[str], damage: list[int]) -> None:
    board = used("敵軍のユニットすべてに自分の手札の枚数と同じだけダメージを与える。", hand=hand)
    until(board, lambda: not board.state.stack)
    assert board.damage("的") == damage


@pytest.mark.parametrize(("acts", "dealt"), [(True, 3), (False, 2)])
@clause("kokuryoku", "K5.3", "X5.4")
def test_a_unit_that_acted_is_known_to_have_acted(acts: bool, dealt: int) -> None:
    text = "このユニットが行動したターン、自軍のユニットすべての攻撃力を1増やす。"
    friend = unit("従", attack=2, arms="breath", action="breath", levels={})
    board = table(me(text), friend, first=[on("主", 4), on("従", 5), on("友", 0)],
                  second=[on("的", 7, 9), on("打手", 8, 9)])  # fmt: skip
    if acts:
        strike(board)
        until(board, lambda: purpose(board) == "invasion")
    assert strike(board, by="従", target="打手") == dealt


@clause("kokuryoku", "K5.4b", "X7.42")
def test_the_player_of_the_unit_pays_for_another_move() -> None:
    for seat in ("first", "second"):
        runner = me("【再移動】(手札1)")
        mine, theirs = [on("主", 4), on("友", 3 if seat == "first" else 8)], [on("的", 11 if seat == "first" else 0)]
        sides = {"first": mine, "second": theirs} if seat == "first" else {"first": theirs, "second": mine}
        board = table(runner, turn=seat, hand=["薬草@a", "薬草@b"], other=["薬草@c", "薬草@d"], **sides)
        board.walk(seat, "主", 5)
        until(board, lambda board=board: purpose(board) == "processing-step")  # type: ignore[misc]
        board.act(seat, "move-again", "主", cell=4)
        assert (board.all_asked(), purpose(board)) == ([seat], "pay-hand")
        board.choose(seat, "a" if seat == "first" else "c")
        assert (board.cell("主"), board.off(seat)) == (4, ["a" if seat == "first" else "c"])
        gone = [told for told in board.told() if told["event"] == "Went"]
        assert gone[-1]["by"] == ("first", "second").index(seat)


@clause("kokuryoku", "X7.42", "X3.4")
def test_who_pays_with_spirit_does_not_wait_and_who_waits_pays_none() -> None:
    for price, waits, chips in (("(気力1)", False, 2), ("(待機)", True, 3)):
        board = table(me(f"【技】[自国力フェイズ]{price}カードを1枚引く。"), first=[on("主", 4, 3)], phase="item")
        board.act("first", "crest", "主")
        assert (board.is_waiting("主"), board.chips("主"), len(board.hand("first"))) == (waits, chips, 1)


@pytest.mark.parametrize(
    ("text", "dealt"),
    [("敵軍のユニットが受けるダメージは5になる。", 5), ("敵軍のユニットが受けるダメージを1にする。", 1), ("", 2)],
)
@clause("kokuryoku", "X5.4", "X7.44")
def test_a_text_sets_what_damage_is_taken(text: str, dealt: int) -> None:
    assert strike(table(me(text))) == dealt


@pytest.mark.parametrize("waiting", [True, False])
@clause("kokuryoku", "K2.3", "K5.4a")
def test_a_unit_on_the_table_waits_where_it_is_said(waiting: bool) -> None:
    board = table(me(""), first=[on("主", 4, waiting=waiting), on("友", 5)], turn="second")
    assert (board.is_waiting("主"), board.is_waiting("友")) == (waiting, False)


@clause("kokuryoku", "K5.4a")
def test_a_unit_made_waiting_in_its_turn_is_told_so_once() -> None:
    trap = surprise("罠", "[敵移動時]そのユニットを待機状態にする。")
    board = table(me(""), trap, first=[on("主", 4), on("友", 0)], second=[on("的", 11)], other=["罠"])
    board.walk("first", "主", 5)
    board.act("second", "surprise", "罠")
    until(board, lambda: purpose(board) == "invasion")
    made = [told for told in board.told() if told["event"] == "MadeWaiting"]
    assert len(made) == 1


@clause("kokuryoku", "K4.2a", "X3.1")
def test_a_sortie_by_a_text_is_not_that_of_the_step() -> None:
    board = table(me(""), surprise("札", "[自国力フェイズ]手札のユニットカード1枚を出撃させる。"),
                  first=[on("主", 4, 3)], hand=["札", "兵"], phase="item")  # fmt: skip
    board.act("first", "surprise", "札")
    until(board, lambda: not board.state.stack)
    assert "SortieUsed" not in board.happened()


@pytest.mark.parametrize(("chips", "recovered"), [(1, 1), (2, 2)])
@clause("kokuryoku", "X3.2", "X7.44")
def test_a_text_may_leave_nothing_to_recover(chips: int, recovered: int) -> None:
    own = unit("患", "このユニットが回復する気力を2減らす。", spirit=6, levels={})
    board = used("自軍のユニット1体の気力を2回復する。", cards=[own], first=[on("患", 4, chips)])
    until(board, lambda: not board.state.stack)
    assert board.chips("患") == recovered


@clause("kokuryoku", "K4.5", "X7.5")
def test_a_card_is_removed_and_the_step_goes_on() -> None:
    board = table(me("", arms="sword", action="direct", levels={"sword": "A"}), weapon("剣札"), weapon("刀札"),
                  first=[on("主", 4, attached=["剣札"])], hand=["刀札"], phase="item")  # fmt: skip
    board.act("first", "remove", "剣札")
    assert board.off("first") == ["剣札"] and purpose(board) == "item-step"
    board.act("first", "attach", "刀札", "主")
    assert board.offered("first", "remove") == [("刀札",)]


@pytest.mark.parametrize(("words", "drawn"), [("この戦闘中、", 1), ("このターン中、", 2)])
@clause("kokuryoku", "X7.48", "X7.56")
def test_what_lasts_for_a_battle_is_over_when_the_beaten_leave(words: str, drawn: int) -> None:
    drum = surprise("鼓", f"[戦闘中]{words}このユニットの攻撃力を1増やす。".replace("このユニット", "攻撃ユニット"))
    text = "敵軍のユニットが離脱した時、このユニットの攻撃力が3以上なら、カードを1枚引く。"
    board = table(me(text), drum, first=[on("主", 4), on("友", 0)], second=[on("的", 7, 1), on("打手", 11)],
                  hand=["鼓", "薬草"])  # fmt: skip
    board.take("first", "主")
    board.attack("first", "主", "的")
    board.act("first", "surprise", "鼓")
    until(board, lambda: board.cell("的") < 0 and not board.state.stack and purpose(board) == "invasion")
    assert len(board.hand("first")) == drawn


@pytest.mark.parametrize("whose", ["自分", "相手"])
@pytest.mark.parametrize("seat", ["first", "second"])
@pytest.mark.parametrize("deed", ["土地を配置した", "サプライズを使用した", "手札を捨てた"])
@clause("kokuryoku", "X7.63")
def test_which_player_did_it_this_turn(whose: str, seat: str, deed: str) -> None:
    text = f"このターンに{whose}が{deed}なら、このユニットの攻撃力を2増やす。"
    words = "手札を1枚戦場外に置く。" if deed.startswith("手札") else "カードを1枚引く。"
    board = table(me(text), land("野"), surprise("札", f"[自国力フェイズ]{words}"), first=[on("主", 4, 6), on("友", 0)],
                  second=[on("的", 7, 9), on("打手", 11)], phase="land" if deed.startswith("土地") else "item",
                  turn=seat, **{"hand" if seat == "first" else "other": ["札", "野", "薬草"]})  # fmt: skip
    if deed.startswith("土地"):
        board.act(seat, "lay-land", "野", cell=3 if seat == "first" else 8)
    else:
        board.act(seat, "surprise", "札")
        if deed.startswith("手札"):
            board.choose(seat, "薬草")
    until(board, lambda: board.state.phase == 1)
    bonus = change_of(board.state, board.rules, ChangeAttack, board.card("主"))
    assert bonus == (2 if (seat == "first") == (whose == "自分") else 0)


@clause("kokuryoku", "X7.34")
def test_where_there_is_no_card_none_is_shown() -> None:
    for hand, shown in (([], False), (["投げ槍"], True)):
        board = used("自分の手札1枚を公開する。それが武器カードなら、カードを1枚引く。", hand=hand)
        until(board, lambda board=board: not board.state.stack)  # type: ignore[misc]
        assert ("Looked" in board.happened()) == shown


@pytest.mark.parametrize(("staff", "healed"), [("杖札", 3), ("良杖", 4)])
@clause("kokuryoku", "X5.9")
def test_a_card_heals_more_by_its_own_text_only(staff: str, healed: int) -> None:
    staffs = [magic("杖札", "", arms="staff", power=3),
              magic("良杖", "このカードで回復する気力を1増やす。", arms="staff", power=3)]  # fmt: skip
    board = table(healer("僧", levels={"staff": "A"}), *staffs,
                  first=[on("僧", 4, 5, attached=["杖札", "良杖"]), on("友", 5, 1)])  # fmt: skip
    board.take("first", "僧")
    board.act("first", "heal", "僧", "友", staff)
    until(board, lambda: board.chips("友") > 1)
    assert board.chips("友") == 1 + healed


@pytest.mark.parametrize(("struck", "takes"), [("返", "的"), ("他", "他")])
@clause("kokuryoku", "X5.4")
def test_damage_is_taken_for_one_unit_and_not_for_another(struck: str, takes: str) -> None:
    text = "このユニットが受けるダメージは、隣接する自軍のユニット1体が受ける。"
    more: dict[str, Any] = {"arms": "breath", "action": "breath", "levels": {}}
    board = table(me(""), unit("返", text, **more), unit("他", **more), first=[on("主", 4), on("友", 0)],
                  second=[on("返", 7 if struck == "返" else 8, 5), on("的", 10 if struck == "返" else 11, 5),
                          on("他", 7 if struck == "他" else 9, 5)])  # fmt: skip
    strike(board, target=struck)
    assert [board.damage(each) for each in ("返", "的", "他")] == [[2] if each == takes else [] for each in "返的他"]


@clause("kokuryoku", "X2.3", "X7.66")
def test_no_square_is_ahead_of_a_unit_off_the_field() -> None:
    board = table(me(""), unit("従", levels={}), hand=["従"])
    for name, ahead, behind in (("主", [6, 7, 8, 9, 10, 11], [0, 1, 2]), ("従", [], [])):
        card = board.card(name)
        for where, squares in (("ahead", ahead), ("behind", behind)):
            found = Reading(board.state, board.rules, 0, card, card).squares(SquaresBeyond(ThisUnit(), where))
            assert sorted(found) == squares


@pytest.mark.parametrize("seat", ["first", "second"])
@clause("kokuryoku", "X7.10", "X7.42")
def test_why_a_crest_is_not_used_in_its_time(seat: str) -> None:
    own, other = [on("主", 4, 3)], [on("的", 11 if seat == "first" else 0)]
    sides: dict[str, Any] = {"first": own, "second": other} if seat == "first" else {"first": other, "second": own}
    board = table(me("【技】[自国力フェイズ](気力5)カードを1枚引く。"), item("葉", "このユニットの最大気力を1増やす。"),
                  phase="item", turn=seat, **{"hand" if seat == "first" else "other": ["葉"]}, **sides)  # fmt: skip
    assert board.asked() == (seat, "item-step", "K4.5")
    assert board.why_not(seat, "crest", "主", cell=0)[0] == "X7.42"


@clause("kokuryoku", "X5.9", "X7.8")
def test_nobody_heals_with_a_magic_that_is_no_staff() -> None:
    fire = magic("火札", "", arms="fire", power=3)
    monk = healer("僧", levels={"staff": "A", "fire": "A"})
    board = table(monk, fire, weapon("剣札"), first=[on("僧", 4, 5, attached=["火札", "剣札"]), on("友", 5, 1)])
    card = board.card("僧")
    assert staffs(board.state, board.rules, card) == (card,)


@clause("kokuryoku", "X3.3", "X7.63")
def test_what_was_attached_to_another_unit_that_left_stays_off() -> None:
    back = surprise("札", "[自軍ユニット離脱時]そのユニットに付与されていたカードをすべて手札に加える。")
    more: dict[str, Any] = {"attack": 1, "counter": 0, "levels": {"sword": "A"}}
    board = table(me("このユニットは2回攻撃できる。"), unit("相", **more), unit("先", **more), back,
                  unit("従", attack=2, arms="breath", action="breath", levels={}), weapon("剣札", attack=0),
                  weapon("刀札", attack=0), first=[on("主", 4, 6), on("従", 5, 6), on("友", 0)],
                  second=[on("相", 7, 1, attached=["剣札"]), on("先", 8, 1, attached=["刀札"]), on("打手", 11)],
                  other=["札"])  # fmt: skip
    board.take("first", "従")
    board.attack("first", "従", "先")
    until(board, lambda: board.cell("先") < 0 and purpose(board) == "invasion")
    board.take("first", "主")
    board.attack("first", "主", "相")
    until(board, lambda: board.cell("相") < 0 and bool(board.offered("second", "surprise")))
    board.act("second", "surprise", "札")
    until(board, lambda: not board.state.stack)
    assert "剣札" in board.hand("second") and "刀札" in board.off("second")


@pytest.mark.parametrize(("chips", "happens"), [(3, []), (4, ["SpiritLost"]), (2, ["Recovered"])])
@clause("kokuryoku", "X7.46", "X3.2")
def test_spirit_that_is_as_it_should_be_is_left(chips: int, happens: list[str]) -> None:
    board = used("自軍のユニット1体の気力を3にする。", first=[on("主", 4, chips)])
    until(board, lambda: not board.state.stack)
    assert board.chips("主") == 3
    assert [each for each in board.happened() if each in ("SpiritLost", "Recovered", "PileChanged")][:1] == happens


@clause("kokuryoku", "X7.60")
def test_nothing_is_answered_before_the_first_turn() -> None:
    answer = surprise("札", "[相手がカードを引いた時]カードを1枚引く。")
    board = Board.new([f"札@a{n}" for n in range(40)], [f"札@b{n}" for n in range(40)], cards=[answer])
    board.shuffles()
    board.roll(1)
    assert board.asked() == ("first", "opening-hand", "K2.4")


@clause("kokuryoku", "X7.46", "X3.2")
def test_spirit_of_the_other_side_is_set_with_the_chips_of_the_other_side() -> None:
    board = used("敵軍のユニットすべての気力を7にする。", more=({"used": 5}, {"used": 10}))
    until(board, lambda: not board.state.stack)
    assert [board.chips(each) for each in ("的", "打手")] == [7, 7]
    assert board.piles("second") == (0, 6) and sum(board.piles("first")) == 15
    assert board.piles("first")[1] == 5
