"""When was a seat shown something else in a twin than in the game? By the event that showed it, and by no other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from fuda.kernel.state import State
from fuda.play.laws.heard import Told, first_shown, shows_another, shows_chosen

FIRST = 1  # the bit of seat 0


def told(printed: list[int], *steps: tuple[str, int, str]) -> Told:
    """A game in which cards become known to seat 0 one after the other, each with an event that names it."""
    state = State()
    state.printed = printed
    known = [0] * len(printed)
    notes: list[Any] = []
    knew: list[list[int]] = []
    for event, card, name in steps:
        known = [*known]
        known[card] |= FIRST
        knew.append(known)
        notes.append(SimpleNamespace(told=[{"event": event, "card": {"handle": card, "card": name}}]))
    return Told(state, [0] * len(printed), notes, knew)


def test_another_card_that_is_drawn_is_shown() -> None:
    game = told([7, 8], ("Drawn", 0, "a"), ("Drawn", 1, "b"))
    twin = told([8, 7], ("Drawn", 0, "b"), ("Drawn", 1, "a"))
    assert shows_another(game, twin, 0) == 0
    assert shows_another(game, game, 0) is None


def test_what_is_told_differently_beside_the_card_is_not_excused() -> None:
    game = told([7, 8], ("Drawn", 0, "a"))
    twin = told([8, 7], ("Shown", 0, "b"))
    assert shows_another(game, twin, 0) is None


def test_a_card_that_only_one_of_them_shows_is_not_excused() -> None:
    game = told([7, 8], ("Drawn", 0, "a"))
    twin = told([7, 8], ("Drawn", 0, "a"))
    twin = twin._replace(knew=[[0, 0]])
    assert shows_another(game, twin, 0) is None


def test_a_card_that_differs_is_shown_by_the_event_after_which_it_is_known() -> None:
    game = told([7, 8, 9], ("Drawn", 0, "a"), ("Drawn", 1, "b"))
    assert first_shown(game.before, game.knew, game.knew[-1], [1, 2], 0) == 1
    assert first_shown(game.before, game.knew, game.knew[-1], [2], 0) is None


def test_which_of_two_known_cards_was_chosen_is_shown_by_the_event_that_names_it() -> None:
    both = [FIRST, FIRST]
    game = told([7, 8], ("Looked", 0, "a"))._replace(before=both, knew=[both])
    twin = told([7, 8], ("Looked", 0, "b"))._replace(before=both, knew=[both])
    assert shows_another(game, twin, 0) is None
    assert shows_chosen(game, twin, [(0, 1, 0)], 0) == 0
    assert shows_chosen(game, game, [(0, 1, 0)], 0) is None
    assert shows_chosen(game, twin, [], 0) is None


def test_a_card_may_be_shown_in_the_one_that_was_known_before_in_the_other() -> None:
    game = told([7, 8], ("Looked", 0, "a"))._replace(before=[0, FIRST], knew=[[FIRST, FIRST]])
    twin = told([7, 8], ("Looked", 0, "b"))._replace(before=[0, FIRST], knew=[[0, FIRST]])
    assert shows_another(game, twin, 0) is None
    assert shows_chosen(game, twin, [(0, 1, 0)], 0) == 0
    hidden = game._replace(knew=[[0, FIRST]])  # told without being known then
    assert shows_chosen(hidden, twin, [(0, 1, 0)], 0) is None
    unknown = [each._replace(before=[0, 0]) for each in (game, twin)]
    assert shows_chosen(unknown[0], unknown[1], [(0, 1, 0)], 0) is None


def test_a_chosen_card_that_is_not_known_any_more_must_not_be_named() -> None:
    both = [FIRST, FIRST]
    game = told([7, 8], ("Laid", 0, "a"))._replace(before=both, knew=[[0, FIRST]])
    twin = told([7, 8], ("Laid", 0, "b"))._replace(before=both, knew=[[FIRST, 0]])
    assert shows_chosen(game, twin, [(0, 1, 0)], 0) is None
    other = told([7, 8], ("Gone", 0, "b"))._replace(before=both, knew=[both])
    assert shows_chosen(game._replace(knew=[both]), other, [(0, 1, 0)], 0) is None
