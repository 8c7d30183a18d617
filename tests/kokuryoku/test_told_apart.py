"""What is easily taken for something else: whose text it is, which card it speaks of, and when it ends."""

from __future__ import annotations

from typing import Any

from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.kokuryoku.board import healer, magic, on, surprise, unit, weapon
from tests.kokuryoku.duels import purpose
from tests.kokuryoku.test_sayable import me, strike, table, until, used

BREATH: dict[str, Any] = {"arms": "breath", "action": "breath", "levels": {}}


@clause("kokuryoku", "X4.1")
def test_only_the_unit_that_is_meant_moves_like_another() -> None:
    flying = "このユニットは飛行兵として移動する。"
    board = table(me(flying), first=[on("主", 4), on("友", 1)], second=[on("的", 11)])
    cells = {each: set(board.rules.movement(board.state, board.card(each))) for each in ("主", "友")}
    other = table(me(""), first=[on("主", 4), on("友", 1)], second=[on("的", 11)])
    plain = {each: set(other.rules.movement(other.state, other.card(each))) for each in ("主", "友")}
    assert cells["友"] == plain["友"] and cells["主"] != plain["主"]


@clause("kokuryoku", "X5.8")
def test_a_magic_that_is_not_used_up_keeps_no_other_from_it() -> None:
    lasting = magic("炎", "このカードは使用後も取り外されない。", arms="fire", need=0)
    fading = magic("風", "", arms="wind", need=0)
    mage = unit("魔", arms="fire", action="magic", levels={"fire": "A", "wind": "A"}, attack=0, counter=0)
    for used_card, left in (("炎", ["炎", "風"]), ("風", ["炎"])):
        board = table(mage, lasting, fading, first=[on("魔", 4, 6, attached=["炎", "風"])], second=[on("的", 7, 9)])
        board.take("first", "魔")
        board.attack("first", "魔", "的", used_card)
        until(board, lambda board=board: purpose(board) != "attack-window")  # type: ignore[misc]
        while board.state.battle is not None:
            board._be_passive()
        held = [each for each in ("炎", "風") if each not in board.off("first")]
        assert held == left, used_card


@clause("kokuryoku", "X2.3", "X7.27")
def test_a_text_on_a_card_that_is_borne_speaks_of_its_bearers_side() -> None:
    flag = weapon("旗", "自軍のユニットすべての攻撃力を1増やす。", arms="breath", level="C", attack=0)
    bearer: dict[str, Any] = {**BREATH, "levels": {"breath": "A"}}
    for seat, dealt in (("first", 3), ("second", 2)):
        mine = [on("主", 4), on("従", 0, attached=["旗"] if seat == "first" else [])]
        theirs = [on("的", 7, 9), on("敵", 11, attached=["旗"] if seat == "second" else [])]
        board = table(me(""), flag, unit("従", **bearer), unit("敵", **bearer), first=mine, second=theirs)
        assert strike(board) == dealt, seat


@clause("kokuryoku", "X5.4")
def test_less_damage_from_counter_attacks_is_no_less_from_attacks() -> None:
    for words, dealt in (("反撃", 2), ("直接攻撃", 2)):
        text = f"このユニットが{words}で受けるダメージを1減らす。"
        foe = unit("敵", attack=3, counter=3, spirit=9, **BREATH)
        board = table(me(text), foe, second=[on("敵", 7, 9)])
        board.take("first", "主")
        board.attack("first", "主", "敵", counter=True)
        until(board, lambda board=board: board.state.battle is None)  # type: ignore[misc]
        assert board.damage("主") == [dealt if words == "反撃" else 3], words


@clause("kokuryoku", "X7.50", "X3.3")
def test_a_text_that_keeps_one_unit_takes_the_place_of_no_other_event() -> None:
    kept = unit("鉄", "このユニットの気力が0になる時、かわりにこのユニットの気力を3にする。", spirit=5, **BREATH)
    weak = unit("紙", spirit=5, **BREATH)
    for target, left in (("鉄", 3), ("紙", 0)):
        second = [on("鉄", 7, 2), on("紙", 8, 2)] if target == "鉄" else [on("鉄", 8, 2), on("紙", 7, 2)]
        board = table(me("", attack=2), kept, weak, second=[*second, on("友", 11)])
        board.take("first", "主")
        board.attack("first", "主", target, counter=False)
        until(board, lambda board=board: board.state.battle is None)  # type: ignore[misc]
        assert board.chips(target) == left and (target in board.field("second")) == bool(left)
    board = table(me("", attack=2), kept, second=[on("鉄", 7, 5), on("友", 11)])
    board.take("first", "主")
    board.attack("first", "主", "鉄", counter=False)
    until(board, lambda: board.state.battle is None)
    assert board.chips("鉄") == 3  # by the blow itself: nothing was to be kept from it
    assert board.damage("鉄") == [2]


@clause("kokuryoku", "X5.9")
def test_healing_that_is_lowered_to_nothing_moves_nothing() -> None:
    for change, healed in (("3減らす", 0), ("1減らす", 1), ("1増やす", 3)):
        text = f"このカードで回復する気力を{change}。"
        board = table(healer("僧", text=text, heal=2), first=[on("僧", 4, 5), on("友", 5, 1)], second=[on("的", 11)])
        board.take("first", "僧")
        board.act("first", "heal", "僧")
        if healed:
            until(board, lambda board=board: board.state.battle is None and not board.state.stack)  # type: ignore[misc]
            while board.chips("友") == 1:
                board._be_passive()
        assert board.chips("友") == 1 + healed, change


@clause("kokuryoku", "X7.65", "X5.6")
def test_a_unit_that_strikes_first_does_so_only_against_an_attack_that_takes_place() -> None:
    quick = unit("速", "このユニットは攻撃を受ける前に反撃する。", spirit=9, attack=2, counter=2, **BREATH)
    board = table(me("", attack=3), quick, first=[on("主", 4, 2), on("友", 0)], second=[on("速", 7, 9)])
    board.take("first", "主")
    board.attack("first", "主", "速", counter=True)
    until(board, lambda: board.state.battle is None)
    assert board.damage("主") == [2] and board.damage("速") == []


@clause("kokuryoku", "X3.2", "X7.46")
def test_chips_come_back_from_the_used_pile_for_every_unit_of_a_side() -> None:
    for seat in ("first", "second"):
        full = [on("主", 4, 2), on("友", 5, 2), on("打手", 0, 9)]
        own = full if seat == "first" else [on("的", 7, 2), on("打手", 8, 9)]
        sides: dict[str, Any] = {"first": own, "second": [on("的", 11, 5)]}
        board = used("自軍のユニットすべての気力を6にする。", more=({"used": 6}, {"used": 4}), **sides)
        until(board, lambda board=board: not board.state.stack)  # type: ignore[misc]
        chips = [board.chips(each) for each in board.field("first")]
        assert sum(board.piles("first")) + sum(chips) == 20 and board.piles("second")[1] == 4
        assert min(board.piles("first")) >= 0


@clause("kokuryoku", "X2.1")
def test_a_deck_of_the_early_days_keeps_of_every_card_its_first_copies() -> None:
    from fuda.games.kokuryoku.cards import EARLY_DECK_SIZE, early_deck

    deck = tuple(f"{name}" for copy in range(4) for name in range(10))
    kept = early_deck(deck)
    assert len(kept) == min(EARLY_DECK_SIZE, len(deck))
    copies = [kept.count(str(name)) for name in range(10)]
    assert max(copies) - min(copies) <= 1
    pairs = tuple(name for name in "abcdefghij" for _ in range(4))
    assert max([early_deck(pairs).count(name) for name in "abcdefghij"]) - 1 <= min(
        [early_deck(pairs).count(name) for name in "abcdefghij"]
    )


@clause("kokuryoku", "X7.25")
def test_a_unit_that_goes_back_to_the_hand_has_not_fallen() -> None:
    text = "このユニットが戦場外に置かれた時、カードを1枚引く。"
    board = used(
        "自軍のユニット1体を手札に戻す。", first=[on("主", 4, 3), on("亡", 5, 2)], cards=[unit("亡", text, **BREATH)]
    )
    if board.asked() is not None and board.asked()[1] not in ("item-step", "power-window"):  # type: ignore[index]
        board.choose("first", "亡")
    until(board, lambda: not board.state.stack)
    assert board.hand("first") == ["亡"]


@clause("kokuryoku", "X5.1", "K5.3")
def test_an_attack_without_its_equipment_named_is_made_with_what_the_unit_has() -> None:
    board = table(me("", attack=2), first=[on("主", 4), on("友", 0)], second=[on("的", 7), on("打手", 11)])
    board.take("first", "主")
    near, far = board.card("的"), board.card("打手")
    assert board.reason("first", Action("attack", board.card("主"), (far,))).clause == "X4.2"
    assert board.rules.refusal(board.state, 0, Action("attack", board.card("主"), (near,))) is None


@clause("kokuryoku", "X5.4")
def test_of_two_texts_on_who_takes_damage_the_one_that_fits_counts() -> None:
    text = "このユニットが受けるダメージは、隣接する自軍のユニット1体が受ける。"
    guards = [on("返二", 11, 5), on("返", 7, 5), on("他", 10, 5)]
    board = table(me(""), unit("返", text, **BREATH), unit("返二", text, **BREATH), unit("他", **BREATH),
                  first=[on("主", 4), on("友", 0)], second=guards)  # fmt: skip
    strike(board, target="返")
    assert [board.damage(each) for each in ("返", "返二", "他")] == [[], [], [2]]


@clause("kokuryoku", "K4.2a")
def test_a_text_that_bars_squares_to_the_opponent_leaves_them_to_its_own_side() -> None:
    for words, barred in (("敵軍の出撃マス", "second"), ("自軍の出撃マス", "")):
        bar = me(f"相手は{words}に出撃できない。")
        for seat, phase in (("first", "sortie"), ("second", "other-sortie")):
            board = table(bar, unit("新", **BREATH), first=[on("主", 4)], hand=["新@甲"], other=["新@乙"], phase=phase)
            question = board.asked()
            offered = question == (seat, "sortie-step", "K4.2a") or (question is not None and "sortie" in question[1])
            assert offered == (seat != barred), (words, seat, question)


@clause("kokuryoku", "X7.47", "X5.1", "X6.1")
def test_neither_of_the_two_that_fight_is_the_new_target() -> None:
    for words, offered in (("自軍のユニット1体", ["盾", "脇"]), ("敵軍のユニット1体", ["友"])):
        decoy = surprise("身", f"[防御時]この攻撃の対象を、{words}に変更する。")
        board = table(me(""), unit("盾", **BREATH), unit("脇", **BREATH), decoy, first=[on("主", 4), on("友", 0)],
                      second=[on("的", 7, 5), on("盾", 8, 5), on("脇", 10, 5)], other=["身"])  # fmt: skip
        board.take("first", "主")
        board.attack("first", "主", "的")
        board.act("second", "surprise", "身")
        if len(offered) > 1:
            while board.all_asked() != ["second"] or purpose(board).endswith("window"):
                board._be_passive()
            assert sorted(board.options("second")) == sorted(offered)
        else:
            until(board, lambda board=board: board.state.battle is None or not board.state.stack)  # type: ignore[misc]
            assert board.state.battle is None or board.state.battle.attacker != board.state.battle.defender


@clause("kokuryoku", "X7.18", "X7.21")
def test_a_critical_and_a_capture_are_each_used_once_in_the_same_attack() -> None:
    both = me("【必殺】(気力1)\n【捕獲】(気力1)", spirit=9)
    for one, other in (("critical", "capture"), ("capture", "critical")):
        board = table(both, first=[on("主", 4, 9), on("友", 0)], second=[on("的", 7, 9), on("打手", 11)])
        board.take("first", "主")
        board.attack("first", "主", "的")
        board.act("first", one, "主")
        while purpose(board) != "attack-window" or board.all_asked() != ["first"]:
            if board.state.battle is None:
                break
            board._be_passive()
        assert board.why_not("first", one, "主")[1] == "used-in-this-attack"
        assert [each[0] for each in board.offered("first", other)] == ["主"]
