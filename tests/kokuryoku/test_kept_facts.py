"""Facts are kept while nothing that they read has changed: kept ones and fresh ones never differ."""

from __future__ import annotations

import pytest

from fuda.api.chance import Stream
from fuda.games.kokuryoku import effect_words as e
from fuda.games.kokuryoku.rules import Kokuryoku
from fuda.games.kokuryoku.table import CHIPS, FIELDS, KokuryokuState
from fuda.games.kokuryoku.values import change_of, count_of, keywords, maximum, places
from fuda.library.loading import load_rules
from fuda.play.laws.walks import positions
from tests.citing import clause

CHANGED = (e.ChangeAttack, e.ChangeCounter, e.ChangeDamageTaken, e.ChangeMaximum, e.ChangePayment, e.ChangeTimes)
COUNTED = (e.Doubled, e.Halved, e.NoDamage, e.CannotMove, e.CannotAttack, e.CannotCounter, e.IgnoresLands)


def figures(state: KokuryokuState, rules: Kokuryoku) -> list[object]:
    """Everything that is derived for the units on the field."""
    found: list[object] = [places(state, rules).unit_at[:], places(state, rules).land_at[:]]
    for unit in (*state.zones[FIELDS[0]], *state.zones[FIELDS[1]]):
        found.append([change_of(state, rules, kind, unit) for kind in CHANGED])
        found.append([count_of(state, rules, kind, unit) for kind in COUNTED])
        found.append((maximum(state, rules, unit), [type(each) for each in keywords(state, rules, unit)]))
        found.append(places(state, rules).borne.get(unit, ()))
    return found


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@clause("kokuryoku", "X3.2", "K2.3")
def test_kept_facts_are_those_that_would_be_found_anew(seed: str) -> None:
    rules = load_rules("kokuryoku")
    assert isinstance(rules, Kokuryoku)
    for position in positions(rules, "standard", Stream(seed, "facts")):
        state = position.state
        assert isinstance(state, KokuryokuState)
        kept = figures(state, rules)
        twin = state.clone()
        twin.facts = None
        assert figures(twin, rules) == kept
        for seat in (0, 1):
            on_units = [state.chips[unit] for unit in state.zones[FIELDS[seat]]]
            assert state.unused[seat] + state.used[seat] + sum(on_units) == CHIPS
