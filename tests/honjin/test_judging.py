"""What a bot goes by: what it throws away, and who comes along into a battle."""

from __future__ import annotations

from fuda.kernel.decisions import Cards, Option
from tests.honjin.texts import unit
from tests.honjin.turns import Game

MORE = Option(0, "7.2.4", "discard-more", ("yes", "no"))
YES, NO = [0], [1]


def with_hand(*hand: str, deck: int = 20, units: tuple[str, ...] = ("兵",)) -> Game:
    return Game(board={"b1": {"first": list(units)}, "b2": {"terrain": "野"}}, first={"hand": list(hand), "deck": deck})


def test_a_bot_throws_away_what_no_unit_can_use() -> None:
    game = with_hand("兵", "剣")
    assert game.rules.promising(game.state, MORE) == YES
    hand = (game.card("兵"), game.card("剣"))
    assert game.rules.promising(game.state, Cards(0, "7.2.4", "discard-which", hand, 1, 1)) == [(game.card("剣"),)]


def test_a_bot_keeps_what_a_unit_can_use_and_its_last_cards() -> None:
    able = with_hand("兵", "剣", units=("術",))
    assert able.rules.promising(able.state, MORE) == NO
    last = with_hand("兵", "剣", deck=3)
    assert last.rules.promising(last.state, MORE) == NO


def test_a_bot_keeps_units_rather_than_many_other_cards() -> None:
    game = with_hand("兵", "野@a", "野@b", "野@c", units=("術",))
    assert game.rules.promising(game.state, MORE) == YES
    fewer = with_hand("兵", "野@a", "野@b", units=("術",))
    assert fewer.rules.promising(fewer.state, MORE) == NO


def test_all_that_can_come_along_march_into_a_battle_and_nobody_elsewhere() -> None:
    def usual_answer(**enemy: list[str]) -> object:
        board = {"b1": {"first": ["兵@a", "巨@b"]}, "b2": {"terrain": "野", **enemy}}
        game = Game(unit("敵", defence=9), board=board)
        game.do("first", "march")
        game.act("first", "march", "a", "b2")
        assert game.purpose() == "march-more"
        return game.rules.usual(game.state, game.state.pending[0])

    assert usual_answer(second=["敵"]) == 0
    assert usual_answer() == 1
