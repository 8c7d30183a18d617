"""807 more widely: for each rarer occasion, what triggers at it, and whose or which of the same kind does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit

MATE = unit("友", hp=3000, attribute="風")
FOE = unit("敵", hp=3000, attribute="闇")
GUARD = unit("衛", hp=3000, attribute="雷")
FILLER = unit("山", hp=500)
AID = enhancement("盾")
WHEEL = enhancement("輪", exs=[ex("回す", "自分のターンに使える。デッキを1枚引く。")])
NOTE = tactics("紙", "デッキを1枚引く。")


def table(event: str, text: str = "デッキを1枚引く。", **more: Any) -> Board:
    """The first player's turn with 札 in hand: 耳, which gets a flame at each occasion, beside 友; 敵 beside 衛."""
    ear = unit("耳", hp=3000, text=f"{event}、このユニットに炎カウンターを1個置く。", skills=[skill("打つ", 300)])
    cards = [ear, MATE, FOE, GUARD, FILLER, AID, WHEEL, NOTE, tactics("札", text), *more.pop("cards", [])]
    first = {"main": "耳", "standby": ["友"], "deck": ["山"] * 8, **more.pop("first", {})}
    first["hand"] = ["札", *first.get("hand", ["山@手"])]
    second = {"main": "敵", "standby": ["衛"], "deck": ["山"] * 8, **more.pop("second", {})}
    return Board(cards=cards, first=first, second=second, **more)


def heard(event: str, text: str, *chosen: str, **more: Any) -> int:
    """How often it has triggered when a tactics card with this text was played."""
    board = table(event, text, **more)
    board.play("first", "札")
    for each in chosen:
        board.choose("first", each)
    for _ in range(9):
        asked = board.asked()
        if asked is None or asked[1] not in ("discard-order", "trigger"):
            break
        board.lays_down(asked[0])
    return board.counters("耳", "炎")


ARROW = "相手のメイン・ユニットに300ダメージを与える。"


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("相手のユニットが300以上のダメージを受けたとき", 1),
        ("相手のユニットが301以上のダメージを受けたとき", 0),
        ("相手のユニットが300以下のダメージを受けたとき", 1),
        ("相手のスタンバイ・ユニットが300以上のダメージを受けたとき", 0),
        ("自分のユニットが300以上のダメージを受けたとき", 0),
    ],
)
@clause("hanyo", "807.1", "916.1")
def test_damage_triggers_what_waits_for_so_much_of_it_to_such_a_unit(event: str, times: int) -> None:
    assert heard(event, ARROW) == times


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("このユニットが相手のユニットに300以上のダメージを与えたとき", 1),
        ("このユニットが相手のユニットに400以上のダメージを与えたとき", 0),
        ("自分のスタンバイ・ユニットが相手のユニットに300以上のダメージを与えたとき", 0),
        ("このユニットが相手のスタンバイ・ユニットに300以上のダメージを与えたとき", 0),
        ("このユニットがダメージを与えたとき", 1),
        ("相手のユニットがこのユニットからダメージを受けたとき", 1),
    ],
)
@clause("hanyo", "807.1", "916.1")
def test_damage_triggers_what_waits_for_it_from_such_a_unit(event: str, times: int) -> None:
    board = table(event, phase="battle")
    board.skill("first", "打つ")
    assert board.damage("敵") == 300 and board.counters("耳", "炎") == times


@clause("hanyo", "807.1", "916.1")
def test_the_damage_of_a_command_is_dealt_by_no_unit() -> None:
    assert heard("自分のユニットがダメージを与えたとき", ARROW) == 0


@pytest.mark.parametrize(
    ("event", "placed", "order", "times"),
    [
        ("自分のユニットが復帰したとき", "rested", "復帰", 1),
        ("自分のユニットが復帰したとき", "stunned", "復帰", 1),
        ("自分のユニットが復帰したとき", "normal", "復帰", 0),
        ("自分のユニットが復帰したとき", "normal", "レスト", 0),
        ("自分のユニットが復帰したとき", "rested", "スタン", 0),
        ("相手のユニットが復帰したとき", "rested", "復帰", 0),
        ("自分のユニットがレストしたとき", "normal", "レスト", 1),
        ("自分のユニットがレストしたとき", "stunned", "レスト", 1),
        ("自分のユニットがレストしたとき", "normal", "スタン", 0),
        ("自分のユニットがレストしたとき", "rested", "復帰", 0),
        ("自分のユニットがスタンしたとき", "normal", "スタン", 1),
        ("自分のユニットがスタンしたとき", "normal", "レスト", 0),
        ("相手のユニットがスタンしたとき", "normal", "スタン", 0),
        ("自分のメイン・ユニットがレストしたとき", "normal", "レスト", 0),
    ],
)
@clause("hanyo", "807.1", "907.1", "908.1")
def test_a_turned_unit_triggers_what_waits_for_that_state_of_it(
    event: str, placed: str, order: str, times: int
) -> None:
    text = f"自分のスタンバイ・ユニットすべてを{order}する。"
    assert heard(event, text, first={"standby": [{"card": "友", "placed": placed}]}) == times


SWAP = "自分のスタンバイ・ユニット1体をメイン・ユニットと入れ替える。"


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("このユニットが入れ替わったとき", 1),
        ("自分のユニットが入れ替わったとき", 1),
        ("相手のユニットが入れ替わったとき", 0),
        ("このユニットが退却したとき", 0),
        ("このユニットがスタンバイ・エリアに置かれたとき", 1),
        ("このユニットがメイン・エリアからスタンバイ・エリアに移動したとき", 1),
        ("自分の風属性のユニットがメイン・エリアからスタンバイ・エリアに移動したとき", 0),
        ("自分の風属性のユニットが入れ替わったとき", 1),
        ("自分の風属性のユニットがメイン・ユニットになったとき", 1),
    ],
)
@clause("hanyo", "807.1", "914.1")
def test_an_exchange_triggers_what_waits_for_one_of_both(event: str, times: int) -> None:
    board = table(event, SWAP)
    board.play("first", "札")
    assert board.main("first") == "友"
    assert board.counters("耳", "炎") == times


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("このユニットが退却したとき", 1),
        ("自分が退却したとき", 1),
        ("自分のユニットが退却したとき", 1),
        ("自分の風属性のユニットが退却したとき", 0),
        ("自分のスタンバイ・ユニットが退却したとき", 0),
        ("相手が退却したとき", 0),
        ("相手のユニットが退却したとき", 0),
        ("このユニットが入れ替わったとき", 1),
    ],
)
@clause("hanyo", "807.1", "915.1")
def test_a_retreat_triggers_what_waits_for_that_main_unit(event: str, times: int) -> None:
    board = table(event)
    board.retreat("first")
    assert board.main("first") == "友"
    assert board.counters("耳", "炎") == times


@clause("hanyo", "807.1", "914.1", "907.1")
def test_a_rested_unit_that_steps_back_recovers_and_one_that_lay_normally_does_not() -> None:
    event = "このユニットが復帰したとき"
    for placed, times in (("normal", 0), ("rested", 1)):
        board = table(event, SWAP, first={"main": {"card": "耳", "placed": placed}})
        board.play("first", "札")
        assert board.placed("耳") == "normal"
        assert board.counters("耳", "炎") == times


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("自分のユニットにエネルギーがついたとき", 1),
        ("相手のユニットにエネルギーがついたとき", 0),
        ("自分の風属性のユニットにエネルギーがついたとき", 0),
        ("自分のユニットに強化がセットされたとき", 0),
        ("このユニットにチャージしたとき", 1),
        ("自分のスタンバイ・ユニットにチャージしたとき", 0),
        ("自分がチャージしたとき", 1),
    ],
)
@clause("hanyo", "807.1", "905.2", "906.1")
def test_a_charge_triggers_what_waits_for_energy_on_that_unit(event: str, times: int) -> None:
    board = table(event)
    board.charge("first", "手", "耳")
    assert board.counters("耳", "炎") == times


@clause("hanyo", "807.1", "905.2")
def test_energy_that_changes_its_unit_is_attached_to_the_new_one() -> None:
    text = "自分のメイン・ユニットのエネルギー1枚を自分のスタンバイ・ユニットにつけ替える。"
    first = {"main": {"card": "耳", "energy": 1}}
    assert heard("自分のスタンバイ・ユニットにエネルギーがついたとき", text, first=first) == 1
    assert heard("このユニットにエネルギーがついたとき", text, first=first) == 0


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("自分のユニットに強化がセットされたとき", 1),
        ("このユニットに強化がセットされたとき", 0),
        ("相手のユニットに強化がセットされたとき", 0),
        ("自分のユニットにエネルギーがついたとき", 0),
    ],
)
@clause("hanyo", "807.1", "905.3")
def test_a_set_triggers_what_waits_for_a_set_on_that_unit(event: str, times: int) -> None:
    board = table(event, first={"hand": ["盾", "山@手"]})
    board.play("first", "盾")
    board.choose("first", "友")
    assert board.counters("耳", "炎") == times


STRIP = "相手のメイン・ユニットのエネルギーをすべて捨てる。"


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("相手のユニットのエネルギーが捨てられたとき", 2),
        ("自分のユニットのエネルギーが捨てられたとき", 0),
        ("相手のスタンバイ・ユニットのエネルギーが捨てられたとき", 0),
        ("相手のカードがエリアから捨て場に置かれたとき", 2),
        ("相手のカードが捨て場に置かれたとき", 2),
        ("相手のカードが手札から捨て場に置かれたとき", 0),
        ("相手のカードがデッキから捨て場に置かれたとき", 0),
        ("自分のカードがエリアから捨て場に置かれたとき", 0),
        ("自分のカードが捨て場に置かれたとき", 1),  # the command itself
        ("相手のユニットカードが捨て場に置かれたとき", 2),
        ("相手のコマンドカードが捨て場に置かれたとき", 0),
        ("相手が手札を捨てたとき", 0),
    ],
)
@clause("hanyo", "807.1", "911.1", "309.1")
def test_energy_that_is_discarded_triggers_what_waits_for_it_once_for_each(event: str, times: int) -> None:
    second = {"main": {"card": "敵", "energy": ["山@x", "山@y"]}}
    board = table(event, STRIP, second=second)
    board.play("first", "札")
    assert board.energy("敵") == []
    assert board.counters("耳", "炎") == times


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("自分が手札を捨てたとき", 1),
        ("相手が手札を捨てたとき", 0),
        ("自分のカードが手札から捨て場に置かれたとき", 2),
        ("自分のカードがデッキから捨て場に置かれたとき", 0),
        ("相手のカードが手札から捨て場に置かれたとき", 0),
    ],
)
@clause("hanyo", "807.1", "911.1")
def test_a_discard_of_two_cards_is_one_discard_from_hand(event: str, times: int) -> None:
    board = table(event, "手札を2枚捨てる。", first={"hand": ["山@a", "山@b", "友@c"]})
    board.play("first", "札")
    board.choose("first", "a", "b")
    assert board.counters("耳", "炎") == times


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("自分がデッキを引いたとき", 2),
        ("相手がデッキを引いたとき", 0),
        ("いずれかのプレイヤーがデッキを引いたとき", 2),
    ],
)
@clause("hanyo", "807.1", "904.1")
def test_each_card_drawn_triggers_what_waits_for_the_draws_of_that_player(event: str, times: int) -> None:
    assert heard(event, "デッキを2枚引く。") == times


@pytest.mark.parametrize(
    ("event", "damage", "times"),
    [
        ("相手のユニットのHPが回復したとき", 300, 1),
        ("相手のユニットのHPが回復したとき", 0, 0),
        ("自分のユニットのHPが回復したとき", 300, 0),
    ],
)
@clause("hanyo", "807.1", "917.1")
def test_only_damage_that_is_taken_off_is_a_healing(event: str, damage: int, times: int) -> None:
    second = {"main": {"card": "敵", "damage": damage}}
    assert heard(event, "相手のメイン・ユニットのHPを100回復する。", second=second) == times


@pytest.mark.parametrize(
    ("event", "text", "times"),
    [
        ("相手のユニットに霧カウンターが置かれたとき", "相手のメイン・ユニットに霧カウンターを2個置く。", 1),
        ("相手のユニットに霧カウンターが置かれたとき", "相手のメイン・ユニットに炎カウンターを2個置く。", 0),
        ("相手のユニットに霧カウンターが置かれたとき", "自分のスタンバイ・ユニットすべてに霧カウンターを1個置く。", 0),
        (
            "相手のユニットに霧カウンターが置かれたとき",
            "相手のスタンバイ・ユニットすべての霧カウンターを1個取り除く。",
            0,
        ),
    ],
)
@clause("hanyo", "807.1", "913.2")
def test_a_counter_triggers_what_waits_for_such_counters_on_such_a_unit(event: str, text: str, times: int) -> None:
    second = {"standby": [{"card": "衛", "counters": {"霧": 2}}]}
    fog = tactics("息", "相手のメイン・ユニットに霧カウンターを1個置く。")
    assert heard(event, text, second=second, cards=[fog]) == times


@pytest.mark.parametrize(
    ("held", "more", "times"),
    [(0, 3, 1), (1, 2, 1), (2, 1, 1), (0, 2, 0), (3, 1, 0), (2, 5, 1)],
)
@clause("hanyo", "807.1", "913.2")
def test_a_number_of_counters_is_reached_once(held: int, more: int, times: int) -> None:
    second: dict[str, Any] = {"main": {"card": "敵", "counters": {"霧": held}} if held else "敵"}
    text = f"相手のメイン・ユニットに霧カウンターを{more}個置く。"
    event = "相手のユニットの霧カウンターが3個以上になったとき"
    assert heard(event, text, second=second) == times
    assert heard(event.replace("霧", "炎"), text, second=second) == 0
    assert heard(event.replace("相手", "自分"), text, second=second) == 0


@pytest.mark.parametrize(("event", "times"), [("自分がEXスキルを使ったとき", 1), ("相手がEXスキルを使ったとき", 0)])
@clause("hanyo", "807.1", "807.2")
def test_an_activated_ex_skill_triggers_what_waits_for_its_player(event: str, times: int) -> None:
    board = table(event, first={"standby": [{"card": "友", "sets": ["輪"]}]})
    board.use("first", "回す")
    assert board.counters("耳", "炎") == times


@pytest.mark.parametrize(
    ("event", "winner", "times"),
    [
        ("自分がじゃんけんに勝ったとき", "first", 1),
        ("自分がじゃんけんに勝ったとき", "second", 0),
        ("自分がじゃんけんに負けたとき", "second", 1),
        ("自分がじゃんけんに負けたとき", "first", 0),
        ("相手がじゃんけんに勝ったとき", "second", 1),
        ("相手がじゃんけんに勝ったとき", "first", 0),
        ("相手がじゃんけんに負けたとき", "first", 1),
    ],
)
@clause("hanyo", "807.1", "919.1")
def test_rock_paper_scissors_triggers_what_waits_for_its_winner_or_loser(event: str, winner: str, times: int) -> None:
    board = table(event, "じゃんけんして勝てば、デッキを1枚引く。")
    board.play("first", "札")
    board.wins(winner)
    assert board.counters("耳", "炎") == times


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("このユニットのスキルが失敗したとき", 1),
        ("自分のユニットのスキルが失敗したとき", 1),
        ("相手のユニットのスキルが失敗したとき", 0),
        ("自分のスタンバイ・ユニットのスキルが失敗したとき", 0),
    ],
)
@clause("hanyo", "807.1", "920.2")
def test_a_failed_skill_triggers_what_waits_for_that_unit(event: str, times: int) -> None:
    fog = unit("霧", hp=3000, text="相手のユニットのスキルは失敗する。")
    board = table(event, phase="battle", second={"standby": ["霧"]}, cards=[fog])
    board.skill("first", "打つ")
    assert board.damage("敵") == 0 and board.counters("耳", "炎") == times


# --- units that come and go


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("自分がユニットを出したとき", 1),
        ("相手がユニットを出したとき", 0),
        ("自分が風属性のユニットを出したとき", 0),
        ("自分が火属性のユニットを出したとき", 1),
        ("自分のユニットがスタンバイ・エリアに置かれたとき", 1),
        ("自分のユニットがエリアに置かれたとき", 1),
        ("相手のユニットがエリアに置かれたとき", 0),
        ("自分のユニットがエリアを離れたとき", 0),
    ],
)
@clause("hanyo", "807.1", "807.5")
def test_a_unit_that_is_put_out_triggers_what_waits_for_it_to_come(event: str, times: int) -> None:
    board = table(event, first={"hand": ["山@手"]})
    board.enter("first", "手")
    assert board.counters("耳", "炎") == times


@clause("hanyo", "807.1", "807.5")
def test_a_unit_that_an_effect_puts_into_an_area_was_not_put_out() -> None:
    text = "自分の捨て場からユニットカード1枚をスタンバイ・エリアに置く。"
    for event, times in (
        ("自分がユニットを出したとき", 0),
        ("自分のユニットがエリアに置かれたとき", 1),
        ("自分のユニットがスタンバイ・エリアに置かれたとき", 1),
        ("相手のユニットがスタンバイ・エリアに置かれたとき", 0),
    ):
        board = table(event, text, first={"discard": ["山@骨"]})
        board.play("first", "札")
        assert board.zone("骨")[1].startswith("standby")
        assert board.counters("耳", "炎") == times


BOUNCE = "相手のスタンバイ・ユニット1体を持ち主の手札に戻す。"


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("相手のユニットが手札に戻ったとき", 1),
        ("相手のスタンバイ・ユニットが手札に戻ったとき", 1),
        ("相手の雷属性のユニットが手札に戻ったとき", 1),
        ("相手の闇属性のユニットが手札に戻ったとき", 0),
        ("自分のユニットが手札に戻ったとき", 0),
        ("相手のメイン・ユニットが手札に戻ったとき", 0),
        ("このユニットが手札に戻ったとき", 0),
        ("相手のユニットがエリアを離れたとき", 1),
        ("自分のユニットがエリアを離れたとき", 0),
        ("相手のカードが捨て場に置かれたとき", 0),
    ],
)
@clause("hanyo", "807.5", "807.1")
def test_a_unit_that_leaves_is_looked_at_as_it_was(event: str, times: int) -> None:
    assert heard(event, BOUNCE) == times


@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("相手のメイン・ユニットが手札に戻ったとき", 1),
        ("相手のメイン・ユニットがエリアを離れたとき", 1),
        ("自分のメイン・ユニットが手札に戻ったとき", 0),
        ("相手のスタンバイ・ユニットが手札に戻ったとき", 0),
        ("相手のユニットが手札に戻ったとき", 1),
    ],
)
@clause("hanyo", "807.5b", "807.1")
def test_the_main_unit_that_leaves_was_the_main_unit(event: str, times: int) -> None:
    board = table(event, "相手のメイン・ユニットを持ち主の手札に戻す。", second={"standby": ["衛", "山"]})
    board.play("first", "札")
    board.choose("second", "衛")
    assert board.hand("second") == ["敵"]
    assert board.counters("耳", "炎") == times


@clause("hanyo", "807.5", "807.1")
def test_a_unit_that_goes_to_the_discard_leaves_but_does_not_return() -> None:
    text = "相手のスタンバイ・ユニット1体を捨て場に置く。"
    assert heard("相手のユニットがエリアを離れたとき", text) == 1
    assert heard("相手のユニットが手札に戻ったとき", text) == 0
    assert heard("相手のユニットがエリアを離れたとき", SWAP) == 0


@pytest.mark.parametrize(
    ("event", "drawn"),
    [
        ("このユニットが手札に戻ったとき", 1),
        ("このユニットがエリアを離れたとき", 1),
        ("自分のユニットが手札に戻ったとき", 1),
        ("相手のユニットが手札に戻ったとき", 0),
        ("自分のメイン・ユニットが手札に戻ったとき", 0),
    ],
)
@clause("hanyo", "807.5", "807.5b")
def test_a_unit_that_leaves_hears_that_it_does(event: str, drawn: int) -> None:
    text = "自分のスタンバイ・ユニット1体を持ち主の手札に戻す。"
    gone = unit("鳥", hp=300, text=f"{event}、デッキを1枚引く。")
    board = table("自分がチャージしたとき", text, first={"standby": ["鳥"], "hand": ["山@手"]}, cards=[gone])
    board.play("first", "札")
    assert "鳥" in board.hand("first")
    assert len(board.hand("first")) == 2 + drawn


@pytest.mark.parametrize(("down", "drawn"), [(False, 1), (True, 0)])
@clause("hanyo", "807.5b", "306.7a-3")
def test_a_knocked_out_unit_that_leaves_hears_nothing(down: bool, drawn: int) -> None:
    text = (
        "自分のKOしたユニットを1体選び、持ち主の手札に戻す。"
        if down
        else "自分のスタンバイ・ユニット1体を持ち主の手札に戻す。"
    )
    gone = unit("鳥", hp=300, text="このユニットがエリアを離れたとき、デッキを1枚引く。")
    first = {"standby": [{"card": "鳥", "down": down}], "hand": ["山@手"]}
    board = table("自分がチャージしたとき", text, first=first, cards=[gone])
    board.play("first", "札")
    assert "鳥" in board.hand("first")
    assert len(board.hand("first")) == 2 + drawn


@pytest.mark.parametrize(
    ("how", "placed", "drawn"),
    [
        ("相手のスタンバイ・ユニットのセットをすべて捨てる。", "normal", 1),
        ("相手のスタンバイ・ユニットのセットをすべて捨てる。", "stunned", 0),
        ("相手のスタンバイ・ユニットをすべてKOする。", "normal", 1),
        ("相手のスタンバイ・ユニット1体を持ち主の手札に戻す。", "normal", 1),
    ],
)
@pytest.mark.parametrize("words", ["このカードがエリアから捨て場に置かれたとき", "このカードが捨て場に置かれたとき"])
@clause("hanyo", "807.5b", "1005.1", "309.1")
def test_a_set_that_is_discarded_triggers_what_it_says_of_that(words: str, how: str, placed: str, drawn: int) -> None:
    bell = enhancement("鈴", exs=[ex("鳴る", f"{words}、デッキを1枚引く。")])
    second = {"standby": [{"card": "衛", "sets": ["鈴"], "placed": placed}]}
    board = table("自分がチャージしたとき", how, second=second, cards=[bell])
    board.play("first", "札")
    board.shuffles()
    assert "鈴" in board.discard("second")
    assert [name for name in board.hand("second") if name != "衛"] == ["山"] * drawn


@pytest.mark.parametrize("words", ["このカードが手札から捨て場に置かれたとき", "自分がチャージしたとき"])
@clause("hanyo", "807.5b", "1005.1")
def test_a_set_that_is_discarded_triggers_nothing_that_it_says_of_something_else(words: str) -> None:
    bell = enhancement("鈴", exs=[ex("鳴る", f"{words}、デッキを1枚引く。")])
    for how in ("相手のスタンバイ・ユニットのセットをすべて捨てる。", "相手のスタンバイ・ユニットをすべてKOする。"):
        second = {"standby": [{"card": "衛", "sets": ["鈴"]}]}
        board = table("自分がチャージしたとき", how, second=second, cards=[bell])
        board.play("first", "札")
        assert "鈴" in board.discard("second") and board.hand("second") == []


@clause("hanyo", "807.5b", "302.5")
def test_what_is_set_on_a_unit_hears_that_the_unit_leaves() -> None:
    bell = enhancement("鈴", exs=[ex("鳴る", "このユニットがエリアを離れたとき、デッキを1枚引く。")])
    first = {"standby": [{"card": "友", "sets": ["鈴"]}], "hand": ["山@手"]}
    text = "自分のスタンバイ・ユニット1体を持ち主の手札に戻す。"
    board = table("自分がチャージしたとき", text, first=first, cards=[bell])
    board.play("first", "札")
    assert sorted(board.hand("first")) == ["友", "山", "手"]
    assert "鈴" in board.discard("first")


@clause("hanyo", "807.5", "911.1")
def test_energy_that_is_discarded_says_nothing_of_it() -> None:
    bell = unit("鈴", text="このカードが捨て場に置かれたとき、デッキを1枚引く。")
    second = {"main": {"card": "敵", "energy": ["鈴"]}}
    board = table("自分がチャージしたとき", STRIP, second=second, cards=[bell])
    board.play("first", "札")
    assert board.discard("second") == ["鈴"] and board.hand("second") == []
