"""Why may a player not do this? Every verb reaches the clause that speaks of it, for either seat."""

from __future__ import annotations

import pytest

from fuda.kernel.decisions import Action
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
