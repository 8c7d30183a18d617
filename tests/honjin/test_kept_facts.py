"""What was kept over events, derived information and what lies where, is what would be found anew."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.api.chance import Stream
from fuda.games.honjin.table import AREAS, FIELD, HIDDEN, holder, layout_of, party, terrain_at, units_of
from fuda.kernel.rules import SEATS
from fuda.library.loading import load_rules
from fuda.play.laws.walks import positions
from tests.citing import clause

GAMES = range(6)


@clause("honjin", "5.1.2.4", "5.1.2.11", "4.4.1", "2.1.2.1.2.1")
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_where_is_kept_only_while_nothing_moves(game: int) -> None:
    rules: Any = load_rules("honjin")
    compared = 0
    for position in positions(rules, "constructed", Stream(str(game), "kept layout")):
        state: Any = position.state
        if state.turn > 0:
            look_everywhere(state, rules)
            compared += 1
    assert compared > 20


def look_everywhere(state: Any, rules: Any) -> None:
    """Compare what is kept with a search through all cards."""
    cards = rules.list.cards
    field = state.zones[FIELD]
    for seat in SEATS:
        own = [card for card in field if state.owner[card] == seat and cards[state.printed[card]].is_unit]
        assert list(units_of(state, rules, seat)) == own
        for cell in AREAS:
            there = [card for card in own if state.cell[card] == cell]
            assert list(party(state, rules, cell, seat)) == sorted(there, key=lambda card: state.station[card])
    for cell in AREAS:
        lying = [card for zone in HIDDEN for card in state.zones[zone] if state.cell[card] == cell]
        lying += [card for card in field if state.cell[card] == cell and cards[state.printed[card]].is_terrain]
        assert terrain_at(state, rules, cell) == (lying[0] if lying else -1)
        sides = [seat for seat in SEATS if party(state, rules, cell, seat)]
        alone = sides[0] if len(sides) == 1 else -1
        assert holder(state, rules, cell) == (1 - state.turn_player if cell == state.battle else alone)
    worn = {unit: tuple([card for card in field if state.host[card] == unit]) for unit in field}
    assert layout_of(state, rules).worn == {unit: pieces for unit, pieces in worn.items() if pieces}
