"""Why may a player not do this? Every verb reaches the clause that speaks of it, for either seat."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kokuryoku.chapters.end_phase import (
    family_support_refusal,
    generation_refusal,
    symbol_refusal,
    training_refusal,
)
from fuda.games.kokuryoku.chapters.invasion import class_change_refusal
from fuda.kernel.decisions import Action
from fuda.mechanics.positions import BadPosition
from tests.citing import clause
from tests.kokuryoku.board import Board, on, soldier, surprise, unit, weapon

CARDS = [
    soldier("兵"),
    soldier("敵", spirit=7, arms="bow", attack=1, counter=1),
    unit("剣", spirit=7, attack=3, counter=2),
    unit("的", spirit=7, attack=1, counter=3),
    weapon("鉄剣", attack=2),
    surprise("罠", "[敵移動時]そのユニットを待機状態にする。"),
]


def table(**more: object) -> Board:
    return Board(
        cards=CARDS,
        first=[on("剣", 4), on("兵@後", 0)],
        second=[on("的", 7), on("敵@奥", 11)],
        hands=(["鉄剣"], ["罠"]),
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("verb", "seat", "card", "others", "wanted"),
    [
        ("receive", "second", "的", ("的",), ("X5.1", "not-attacked-now")),
        ("receive", "first", "的", ("的",), ("X5.1", "not-your-unit")),
        ("counter", "first", "的", (), ("X5.1", "not-your-unit")),
        ("follow-up", "first", "的", (), ("X5.1", "not-your-unit")),
    ],
)
@clause("kokuryoku", "X5.1")
def test_nobody_answers_an_attack_that_is_not_made(
    verb: str, seat: str, card: str, others: tuple[str, ...], wanted: tuple[str, str]
) -> None:
    board = table()
    assert board.why_not(seat, verb, card, *others) == wanted


@clause("kokuryoku", "X5.1")
def test_the_attacked_unit_receives_with_its_own_equipment_only() -> None:
    board = table()
    board.take("first", "剣")
    board.act("first", "attack", "剣", "的", "剣")
    now = board.asked()
    assert now is not None and now[0] == "second"
    if now[1] == "receive":
        assert board.why_not("second", "receive", "的", "鉄剣") == ("X5.1", "not-its-equipment")
    assert board.why_not("second", "receive", "奥", "奥") == ("X5.1", "not-attacked-now")


@clause("kokuryoku", "X5.6", "X5.3")
def test_only_the_defender_of_a_battle_counters_and_not_while_it_strikes() -> None:
    board = table()
    assert board.reason_of("second", "counter", "的").clause == "X5.6"
    board.take("first", "剣")
    board.act("first", "attack", "剣", "的", "剣")
    assert board.offered("second", "counter") == [("的",)]
    assert board.reason_of("second", "counter", "奥").clause == "X5.6"
    board.act("second", "counter")
    assert board.asked() == ("first", "invasion", "K5.0")
    assert board.reason_of("second", "counter", "的").clause == "X5.6"


@pytest.mark.parametrize("verb", ["critical", "capture"])
@clause("kokuryoku", "X7.10")
def test_special_abilities_are_used_with_own_units_only(verb: str) -> None:
    board = table()
    assert board.why_not("first", verb, "的") == ("X7.10", "not-your-unit")
    assert board.why_not("second", verb, "剣") == ("X7.10", "not-your-unit")
    assert board.why_not("first", verb, "剣") != ("X7.10", "not-your-unit")


@pytest.mark.parametrize(
    ("verb", "others"), [("generation", 1), ("support-child", 1), ("train", 1), ("symbol", 0), ("redraw", 0)]
)
@clause("kokuryoku", "K6.2")
def test_what_belongs_to_the_end_phase_or_the_set_up_is_refused_by_a_clause_of_its_own(verb: str, others: int) -> None:
    board = table()
    reason = board.rules.refusal(board.state, 0, Action(verb, board.card("剣"), tuple([board.card("後")] * others), ()))
    assert reason is not None and reason.clause not in ("K5.0", "K3.1")


@pytest.mark.parametrize(
    ("action", "condition"),
    [
        (Action("attack"), "no-card-named"),
        (Action("crest"), "no-card-named"),
        (Action("symbol", 0, (1,)), "wrong-number-of-cards"),
        (Action("train", 0), "wrong-number-of-cards"),
        (Action("sortie", 0, (), (12,)), "no-such-square"),
        (Action("sortie", 0, (), (-1,)), "no-such-square"),
        (Action("sortie", 0, (), (1, 2)), "no-such-square"),
        (Action("use", 0, (), (1,)), "no-such-square"),
    ],
)
@clause("kokuryoku", "K3.1")
def test_words_that_nobody_can_follow_are_refused_for_that(action: Action, condition: str) -> None:
    board = table()
    reason = board.rules.refusal(board.state, 0, action)
    assert reason is not None and (reason.clause, reason.condition) == ("K3.1", condition)
    if condition == "wrong-number-of-cards":
        assert dict(reason.values) == {"cards": len(action.cards), "wanted": 1 - len(action.cards)}


@clause("kokuryoku", "K3.1")
def test_squares_from_the_first_to_the_last_and_fewer_cards_in_the_action_step_are_understood() -> None:
    board = table()
    for action in (
        Action("sortie", board.card("鉄剣"), (), (0,)),
        Action("sortie", board.card("鉄剣"), (), (11,)),
        Action("attack", board.card("剣")),
    ):
        reason = board.rules.refusal(board.state, 0, action)
        assert reason is not None and reason.clause != "K3.1"


@clause("kokuryoku", "X7.24", "X7.26")
def test_what_a_window_offers_is_for_its_player_and_what_no_window_offers_waits() -> None:
    board = table()
    assert board.why_not("second", "surprise", "罠") == ("X7.24", "not-the-right-time")
    board.act("first", "act-with", "剣")
    board.act("first", "move", "剣", cell=3)
    assert board.asked() == ("second", "move-window", "X7.24")
    assert board.rules.refusal(board.state, 1, Action("surprise", board.card("罠"))) is None
    assert board.reason_of("first", "surprise", "罠").clause in ("X7.24", "X7.26", "K3.1")


# --- the end phase


FAMILY = [
    *CARDS,
    unit("親", "【世代交代】子「子」", spirit=7, levels={"sword": "A", "lance": "A"}),
    unit("子", "【世代交代】親「親」", spirit=5),
    unit("師", spirit=6),
    unit("達人", "【クラスチェンジ】「師」\n【修練】(手札2)", spirit=7),
    unit("名人", "【クラスチェンジ】「師」", spirit=7),
    weapon("宝剣", "【象徴】カードを1枚引く。"),
]


def late(first: list[dict[str, Any]], hand: list[str], turn: str = "first", phase: str = "end", **more: Any) -> Board:
    second = [on("敵", 11), on("親@他", 10)] if more.pop("parents", False) else [on("敵", 11)]
    other = more.pop("other", [])
    return Board(turn=turn, phase=phase, cards=FAMILY, first=first, second=second, hands=(hand, other), **more)


@clause("kokuryoku", "K6.2", "X7.13")
def test_why_no_child_takes_a_place() -> None:
    board = late([on("親", 4, 6), on("兵", 0), on("師", 1)], ["子", "鉄剣"], other=["子@他子"])
    state, rules = board.state, board.rules

    def why(card: str, unit_: str, seat: int = 0) -> str:
        found = generation_refusal(state, rules, seat, board.card(card), board.card(unit_))
        return "" if found is None else found.condition

    assert why("子", "親") == ""
    assert why("鉄剣", "親") == "no-child-card"
    assert why("他子", "親") == "not-in-hand"
    assert why("子", "師") == "not-its-parent"
    assert why("他子", "親", 1) == "not-its-parent"
    state.phase = 0
    assert why("子", "親") == "not-your-end-phase"


@clause("kokuryoku", "K6.2", "X3.2")
def test_why_no_parent_supports_a_child() -> None:
    board = late([on("子", 4, 1), on("兵", 0), on("師", 1)], ["親", "鉄剣"], other=["親@他親"])
    state, rules = board.state, board.rules

    def why(card: str, unit_: str, seat: int = 0) -> str:
        found = family_support_refusal(state, rules, seat, board.card(card), board.card(unit_))
        return "" if found is None else found.condition

    assert why("親", "子") == ""
    assert why("鉄剣", "子") == "no-parent-card"
    assert why("他親", "子") == "not-in-hand"
    assert why("親", "師") == "not-its-child"
    assert why("他親", "子", 1) == "not-its-child"
    state.chips[board.card("子")] = 5
    assert why("親", "子") == "nothing-to-recover"
    state.chips[board.card("子")] = 1
    state.turn_player = 1
    assert why("親", "子") == "not-your-end-phase"


@clause("kokuryoku", "K6.3", "X6.1")
def test_why_no_class_changes_and_no_training() -> None:
    board = late([on("師", 4), on("兵", 0)], ["達人", "名人", "鉄剣@甲", "鉄剣@乙"], other=["名人@他"])
    state, rules = board.state, board.rules

    def why(card: str, unit_: str, trained: bool = False) -> str:
        ask = training_refusal if trained else class_change_refusal
        found = ask(state, rules, 0, board.card(card), board.card(unit_))
        return "" if found is None else found.condition

    assert why("名人", "師") == "" == why("達人", "師", True)
    assert why("甲", "師") == "no-class-change-card"
    assert why("他", "師") == "not-in-hand"
    assert why("名人", "兵") == "not-its-character"
    assert why("名人", "師", True) == "no-training"
    state.phase = 0
    assert why("名人", "師") == ""
    assert why("達人", "師", True) == "not-your-end-phase"


@clause("kokuryoku", "K6.4", "X7.15")
def test_why_no_symbol_is_used() -> None:
    board = late([on("剣", 4, attached=["宝剣", "鉄剣"]), on("兵", 0)], ["宝剣@手"])
    state, rules = board.state, board.rules

    def why(card: str, seat: int = 0) -> str:
        found = symbol_refusal(state, rules, seat, board.card(card))
        return "" if found is None else found.condition

    assert why("宝剣") == ""
    assert why("鉄剣") == "no-symbol"
    assert why("手") == "not-attached"
    assert why("宝剣", 1) == "not-attached"
    state.used_symbols = (board.card("宝剣"),)
    assert why("宝剣") == "used-this-turn"
    state.used_symbols = ()
    state.phase = 0
    assert why("宝剣") == "not-your-end-phase"


@pytest.mark.parametrize(("size", "more"), [(6, 0), (7, 0), (8, 1), (9, 2)])
@clause("kokuryoku", "K6.5")
def test_a_hand_of_seven_is_kept_and_every_card_beyond_is_put_off(size: int, more: int) -> None:
    board = late([on("兵", 0)], [f"鉄剣@{place}" for place in range(size)], turn="first")
    if more:
        assert board.how_many("first") == (more, more)
        board.choose("first", *[str(place) for place in range(more)])
    assert len(board.off("first")) == more
    assert len(board.hand("first")) == size - more


# --- the power phase and a unit's turn


@clause("kokuryoku", "K4.5", "X7.5")
def test_an_attached_card_is_removed_by_its_player_in_the_item_step_and_told_so() -> None:
    board = Board(
        turn="second",
        phase="item",
        cards=CARDS,
        first=[on("兵", 0)],
        second=[on("的", 7, attached=["鉄剣"]), on("敵", 11)],
        hands=([], ["鉄剣@手"]),
    )
    assert board.why_not("second", "remove", "手") == ("K4.5", "not-attached")
    assert board.why_not("first", "remove", "鉄剣") == ("K4.5", "not-your-power-phase")
    board.act("second", "remove", "鉄剣")
    (gone,) = [each for each in board.told() if each["event"] == "Detached"]
    assert (gone["clause"], gone["by"]) == ("X7.5", 1)


@clause("kokuryoku", "K5.2", "K5.0a", "K5.3")
def test_why_a_unit_does_not_move_or_act() -> None:
    board = table()
    assert board.why_not("first", "move", "的", cell=8) == ("K5.0", "not-your-unit")
    board.act("first", "act-with", "剣")
    assert board.why_not("first", "move", "後", cell=1)[0] == "K5.0a"
    assert board.rules.refusal(board.state, 0, Action("move", board.card("剣"))) is None
    board.act("first", "go-on")
    assert board.why_not("first", "move", "剣", cell=3) == ("K5.2", "not-in-this-step")
    assert board.rules.refusal(board.state, 0, Action("attack", board.card("剣"))) is None


@pytest.mark.parametrize(("die", "first"), [(1, "first"), (2, "second")])
@clause("kokuryoku", "K2.2")
def test_whom_the_die_names_is_the_first_to_keep_or_redraw(die: int, first: str) -> None:
    board = Board.new([f"兵@a{n}" for n in range(20)], [f"兵@b{n}" for n in range(20)], cards=CARDS)
    board.shuffles()
    board.roll(die)
    now = board.asked()
    assert now is not None and now[0] == first
    drawn = [each for each in board.told() if each["event"] == "Drawn"]
    assert [each["by"] for each in drawn] == [0] * 7 + [1] * 7


@clause("kokuryoku", "K4.5", "X7.5")
def test_the_item_step_goes_on_after_a_removal_until_its_player_has_enough() -> None:
    board = Board(
        phase="item",
        cards=CARDS,
        first=[on("剣", 4, attached=["鉄剣@甲", "鉄剣@乙"]), on("兵", 0)],
        second=[on("敵", 11)],
    )
    assert board.offered("first", "remove") == [("甲",), ("乙",)]
    board.act("first", "remove", "甲")
    assert board.asked() == ("first", "item-step", "K4.5")
    assert board.offered("first", "remove") == [("乙",)]
    board.act("first", "go-on")
    assert board.asked() != ("first", "item-step", "K4.5")


@clause("kokuryoku", "K2.3", "X3.2")
def test_no_position_has_more_than_twenty_chips_or_more_than_a_units_maximum() -> None:
    units = [on("剣", 4, 7), on("的", 5, 7), on("敵@三", 3, 7)]
    with pytest.raises(BadPosition):
        Board(cards=CARDS, first=units, second=[on("敵", 11)])
    with pytest.raises(BadPosition):
        Board(cards=CARDS, first=[on("剣", 4, 8)], second=[on("敵", 11)])
    board = Board(cards=CARDS, first=units[:2], second=[on("敵", 11)], more=({"used": 6}, {}))
    assert board.piles("first") == (0, 6)
    with pytest.raises(BadPosition):
        Board(cards=CARDS, first=units[:2], second=[on("敵", 11)], more=({"used": 7}, {}))
