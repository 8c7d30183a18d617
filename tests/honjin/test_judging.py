"""What a bot goes by: what it throws away, who comes along into a battle, in which order, what a position is worth."""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.extras.position import area_named
from fuda.kernel.decisions import Act, Cards, Option, Order
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


def test_whoever_stops_the_attack_stands_where_fewest_fall_before_it() -> None:
    def order(attack: int, *own: str) -> list[str]:
        cards = [unit("盾", defence=5), unit("軽", defence=1), unit("敵", attack=attack)]
        board = {"b1": {"first": list(own)}, "b2": {"terrain": "野", "second": ["敵"]}}
        game = Game(*cards, board=board)
        row = tuple([game.card(name) for name in own])
        game.state.battle = area_named("", "b2")
        found = game.rules.usual(game.state, Order(0, "8.3.3.7", "formation", row))
        assert isinstance(found, tuple)
        return [own[row.index(each)] for each in found]

    assert order(4, "軽", "盾") == ["盾", "軽"]
    assert order(5, "軽", "盾") == ["軽", "盾"]


def test_a_bot_tries_the_same_thing_once() -> None:
    board = {"b1": {"first": ["術@a", "術@b", "巨@c"]}, "b2": {"terrain": "野"}, "a1": {"terrain": "野"}}
    game = Game(board=board)
    game.do("first", "march")
    question = game.state.pending[0]
    assert isinstance(question, Act)
    tried = game.rules.promising(game.state, question)
    assert tried is not None
    marches = [question.options[place] for place in tried if isinstance(place, int)]
    assert len(question.options) == 6
    assert sorted([game.name(each.card) for each in marches]) == ["a", "a", "c", "c"]


def test_into_a_battle_the_strongest_goes_first() -> None:
    board = {"b1": {"first": ["兵@a", "巨@b"]}, "b2": {"terrain": "野", "second": ["敵"]}}
    game = Game(unit("敵", defence=9), board=board)
    game.do("first", "march")
    question = game.state.pending[0]
    assert isinstance(question, Act)
    tried = game.rules.promising(game.state, question)
    assert tried is not None
    assert [game.name(question.options[place].card) for place in tried if isinstance(place, int)] == ["b"]


def worth(*cards: Any, board: dict[str, Any] | None = None, **more: Any) -> float:
    game = Game(*cards, board={"b1": {"first": ["兵"]}, "b4": {"second": ["兵"]}, **(board or {})}, **more)
    return game.rules.worth(game.state, 0)


def test_cards_in_hand_and_deck_have_a_price_and_terrain_the_least() -> None:
    deck = {"deck": 20}
    none = worth(first={"hand": [], **deck})
    assert none < worth(first={"hand": ["野"], **deck}) < worth(first={"hand": ["剣"], **deck})
    assert worth(first={"hand": ["剣"], **deck}) < worth(first={"hand": ["兵"], **deck})
    assert worth(first={"deck": 19}) < worth(first={"deck": 20})
    assert worth(second={"deck": 19}) > worth(second={"deck": 20})


def test_a_headquarters_that_could_fall_counts_for_whoever_stands_before_it() -> None:
    weak, strong = unit("弱", attack=1, defence=6), unit("強", attack=6, defence=1)
    before = {"b3": {"terrain": "野", "first": ["弱"]}, "b4": {"second": ["兵", "巨"]}}
    guarded = worth(weak, strong, board=before)
    open_one = worth(weak, strong, board={**before, "b3": {"terrain": "野", "first": ["強"]}})
    assert open_one == guarded
    bare = {"b3": {"terrain": "野", "first": ["強"]}, "b4": {"second": ["兵"]}}
    assert worth(weak, strong, board=bare) > worth(
        weak, strong, board={**bare, "b3": {"terrain": "野", "first": ["弱"]}}
    )


def test_who_is_not_ahead_becomes_bolder_while_nothing_happens() -> None:
    def price_of_an_enemy(still: int, mine: str) -> float:
        found = []
        for second in (["兵@x"], ["兵@x", "兵@y"]):
            board = {"b4": {"second": second}, mine: {"terrain": "野", "first": ["兵"]}}
            game = Game(board=board)
            game.state.still = still
            found.append(game.rules.worth(game.state, 0))
        return found[0] - found[1]

    assert price_of_an_enemy(4, "b2") > price_of_an_enemy(0, "b2")
    assert price_of_an_enemy(4, "a3") == price_of_an_enemy(0, "a3")
