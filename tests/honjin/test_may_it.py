"""May it? Functions that allow or refuse, asked directly with every condition met and then with one broken."""

from __future__ import annotations

from fuda.games.honjin.chapters.card_effects import may_come
from fuda.games.honjin.chapters.marching import unit_refusal
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import FIELD, HANDS
from tests.citing import clause
from tests.honjin.turns import Game

BOARD = {
    "b1": {"first": ["兵"]},
    "b2": {"terrain": "野", "first": ["兵@前"]},
    "b3": {"terrain": "野", "second": ["兵@敵"]},
}


def game() -> Game:
    return Game(board=BOARD, first={"hand": ["兵@手"]}, second={"hand": ["兵@他"]})


@clause("honjin", "12.2.1", "12.2.3.1")
def test_only_own_fresh_units_on_the_battlefield_march() -> None:
    board = game()
    state, rules = board.state, board.rules

    def why(card: str, seat: int = 0) -> str:
        found = unit_refusal(state, rules, seat, board.card(card))
        return "" if found is None else found.condition

    assert why("前") == "" == why("敵", 1)
    assert why("敵") == why("前", 1) == "not-your-unit"
    assert why("手") == "not-your-unit"  # a unit card in hand is no unit on the battlefield
    state.finished[board.card("前")] = 1
    assert why("前") == "finished"


@clause("honjin", "12.2.7.2", "15.1.2")
def test_a_unit_card_from_elsewhere_comes_within_the_limit_and_not_among_enemies() -> None:
    board = game()
    state, rules = board.state, board.rules

    def may(card: str, area: str) -> bool:
        return may_come(state, rules, board.card(card), area_named("", area))

    assert may("手", "b2") and may("他", "b3")
    assert not may("前", "b2")  # it is on the battlefield already
    assert not may("手", "a3")  # no terrain lies there
    assert not may("手", "b3") and not may("他", "b2")  # enemies hold the area
    state.battle = area_named("", "b3")
    assert may("手", "b3")
    state.battle = -1
    assert state.zone[board.card("手")] == HANDS[0] and state.zone[board.card("前")] == FIELD
