"""Explanations tell a seat nothing that is hidden from it: exchange the hidden cards, and not a word changes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fuda.api import Game, Match, load
from fuda.api import explaining as explain
from fuda.api.chance import Stream
from fuda.games.kiseki.table import HOMEBASES
from fuda.kernel.decisions import Act
from fuda.kernel.hidden import exchanged
from fuda.kernel.machine import asked, waiting
from fuda.kernel.telling import tell_action, tells_apart
from tests.play.test_explain import FIVE, positions


def everything(game: Game, match: Match, seat: int, actions: list[dict[str, Any]]) -> list[str]:
    """All that is explained to a seat."""
    state = match.state
    found = [json.dumps([each.to_json() for each in explain.stack(match, seat)])]
    found += [json.dumps([each.to_json() for each in explain.triggers(match, seat)])]
    cards = [card for card in range(len(state.printed)) if tells_apart(state, game.rules, card, seat)]
    for handle in sorted([*[state.handle[card] for card in cards], -2, -3]):
        for name in explain.values_of(match, handle, seat):
            found.append(json.dumps([handle, explain.value(match, handle, name, seat).to_json()]))
    found += [json.dumps(explain.refusal(match, seat, action).to_json()) for action in actions]
    return found


def actions_of(game: Game, match: Match, seat: int) -> list[dict[str, Any]]:
    """What the seat could name: all that anybody is offered, as far as the seat knows the cards."""
    state = match.state
    offered = [each for seat in (0, 1) if isinstance(each := asked(state, seat), Act)]
    return [tell_action(state, game.rules, option, seat) for each in offered for option in each.options[:5]]


@pytest.mark.parametrize("name", FIVE)
def test_explanations_stay_the_same_when_hidden_cards_are_exchanged(name: str) -> None:
    game = load(name)
    parted = compared = 0
    for number, match in enumerate(positions(game, "hidden", 150, 10)):
        for seat in (0, 1):
            twin = twin_of(game, match, seat, Stream("twins", str(number)))
            if twin is None or awaited(twin) != awaited(match):
                parted += 1  # what the other player is about to do is done with a card that is another one there
                continue
            actions = actions_of(game, match, seat)
            assert everything(game, match, seat, actions) == everything(game, twin, seat, actions)
            compared += 1
    assert compared > 10 * parted


def twin_of(game: Game, match: Match, seat: int, source: Stream) -> Match | None:
    """The same with other cards where the seat cannot see; None where the other player could not be where it is."""
    try:
        return Match(game, exchanged(match.state, game.rules, seat, source), match.variant)
    except AssertionError:
        if asked(match.state, seat) is not None:
            raise
        return None


def awaited(match: Match) -> list[tuple[int, str, str, bool]]:
    """Who is asked, by which clause and for what, and whether an answer is still wanted."""
    waits = waiting(match.state)
    return [(each.seat, each.clause, each.purpose, each.seat in waits) for each in match.state.pending]


def test_a_card_that_the_seat_does_not_know_is_not_explained() -> None:
    game = load("kiseki")
    match = list(positions(game, "unknown", 40))[-1]
    state = match.state
    mine = [card for card in range(len(state.printed)) if state.known[card] == 1]
    seen = [
        card for card in mine if state.zone[card] == HOMEBASES[0]
    ]  # face down: the other player sees that it is there
    assert seen and len(seen) < len(mine)
    for card in mine:
        assert explain.values_of(match, state.handle[card], 0)
        if card in seen:
            assert explain.values_of(match, state.handle[card], 1) == []
        else:
            with pytest.raises(explain.NothingToExplain):
                explain.values_of(match, state.handle[card], 1)
