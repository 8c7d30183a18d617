"""Explanations: where the engine stands and why something is refused, in plain values and in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from fuda.api import Game, Table, load
from fuda.api.answers import sample
from fuda.api.chance import Stream
from fuda.kernel.decisions import Act
from fuda.kernel.machine import asked, standing_in
from fuda.library.messages import LANGUAGES
from fuda.library.wording import wording
from fuda.play import explain

FIVE = ("wars3x3", "hanyo", "kiseki", "kokuryoku", "honjin")


def positions(game: Game, seed: str, most: int = 60, every: int = 1) -> Iterator[Table]:
    """Positions of a random game, at the questions."""
    table = game.new(seed=seed)
    for number in range(most):
        if table.outcome is not None:
            break
        seat = next(iter(game.pending(table)))
        decision = asked(table.state, seat)
        assert decision is not None
        game.submit(table, seat, sample(decision, Stream(seed, str(number))))
        if number % every == 0:
            yield table


@pytest.mark.parametrize("name", FIVE)
def test_the_stack_is_told_with_the_clauses_in_which_the_engine_stands(name: str) -> None:
    game = load(name)
    for table in positions(game, "stack", 40):
        told = explain.stack(game, table)
        assert [each.procedure for each in told] == [type(frame).__name__ for frame in table.state.frames]
        labelled = [" ".join(each.clauses) for each in told]
        assert [each for each in labelled if each in standing_in(table.state)] == [*standing_in(table.state)]
        for language in LANGUAGES:
            assert len(wording(name, language, (), True).explained(told)) == len(told)


def test_a_seat_that_is_not_asked_is_not_told_where_the_game_stands() -> None:
    game = load("hanyo")
    for table in positions(game, "seats", 30):
        for seat in (0, 1):
            is_asked = asked(table.state, seat) is not None
            assert bool(explain.stack(game, table, seat)) == (is_asked or table.outcome is not None)


@pytest.mark.parametrize("name", FIVE)
def test_what_is_offered_is_allowed_and_what_is_refused_has_the_reason_of_the_rules(name: str) -> None:
    game = load(name)
    refused = 0
    for table in positions(game, "refusals", 80):
        for seat, told in game.pending(table).items():
            if not isinstance(asked(table.state, seat), Act):
                continue
            for action in told["options"][:4]:
                assert explain.refusal(game, table, seat, action).allowed
                found = explain.refusal(game, table, 1 - seat, action)
                reason = game.why_not(table, 1 - seat, action)
                assert found.allowed == (reason is None)
                if reason is not None:
                    assert (found.clause, found.condition) == (reason.clause, reason.condition)
                    assert found.changes
                    assert json.loads(json.dumps(found.told())) == found.told()
                    refused += 1
    assert refused > 5


def test_a_refusal_names_what_is_allowed_instead() -> None:
    game = load("wars3x3")
    for table in positions(game, "instead", 120):
        for seat, told in game.pending(table).items():
            verbs = [each["verb"] for each in told.get("options", ()) if isinstance(each, dict)]
            if "expand" in verbs:
                other = next(each for each in told["options"] if each["verb"] == "expand")
                found = explain.refusal(game, table, seat, {"verb": "expand", "card": 100_000})
                assert not found.allowed
                found = explain.refusal(game, table, seat, {"verb": "expand"})
                assert found.changes[-1]["change"] == "instead"
                assert other in found.changes[-1]["actions"]
                return
    raise AssertionError("no expansion was met")
