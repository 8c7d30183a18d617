"""Measuring: exact counts, and budgets that are judged."""

from __future__ import annotations

import json

import pytest

from fuda.api import Game, load
from fuda.library.loading import GAMES
from fuda.play.figures.bench import BUDGETS, calls_per_decision, judge, measure, middle_state, state_bytes
from fuda.play.figures.longest import Timed, contest_of, longest_answer, timed_again


def test_all_figures_are_measured_and_judged(tricks: Game) -> None:
    found = json.loads(json.dumps(measure(tricks, games=10, rounds=2, longest=4)))
    assert {row["name"] for row in found["budgets"]} == set(BUDGETS)
    for name in ("decisions_per_ref", "steps_per_ref", "clone_us", "encode_us", "decode_us", "view_us"):
        assert found[name] > 0


def test_counting_calls_is_exact(tricks: Game) -> None:
    assert calls_per_decision(tricks, "1") == calls_per_decision(tricks, "1")


@pytest.mark.parametrize("game", [*GAMES])
def test_a_decision_takes_at_most_a_thousand_calls(game: str) -> None:
    assert calls_per_decision(load(game), "1", 4) <= 1000


@pytest.mark.parametrize("game", [*GAMES])
def test_a_clone_takes_at_most_forty_kilobytes(game: str) -> None:
    assert state_bytes(middle_state(load(game), "1")) <= 40_000


def test_a_budget_that_is_broken_is_told() -> None:
    rows = {row["name"]: row for row in judge("any", {"decisions_per_ref": 500.0, "clone_us": 14.0})}
    assert not rows["decisions_per_ref"]["passed"]
    assert rows["clone_us"]["passed"] and rows["clone_us"]["reached_goal"]
    assert judge("honjin", {"decisions_per_ref": 500.0})[0]["passed"]


def test_the_middle_of_a_game_is_not_its_end(tricks: Game) -> None:
    state = middle_state(tricks, "1")
    assert state.outcome is None and state.pending


def test_the_longest_answer_is_named_so_that_it_can_be_played_again(tricks: Game) -> None:
    seconds, answer = longest_answer(tricks, "1", 3)
    assert seconds > 0
    contest = contest_of(tricks, answer["seed"], answer["variant"])
    while contest.answers < answer["number"]:
        contest.step()
    assert contest.state().pending[0].clause == answer["clause"]
    assert timed_again(tricks, Timed(9.0, answer["seed"], answer["variant"], answer["number"]))[1] == answer
