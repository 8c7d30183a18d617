"""Series of games: results that do not depend on the workers, and games that break down."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fuda.api import Game
from fuda.library.messages import Explained
from fuda.play.figures import distribution, share, wilson
from fuda.play.replay import Replay
from fuda.play.simulation import GameFailed, J, R, Series, main, play_one, simulate
from fuda.play.transcript import read
from tests.play import tricks as toy


def test_results_do_not_depend_on_the_number_of_workers(tricks: Game) -> None:
    alone = simulate("tricks", 45, seed=3, swap=True)
    together = simulate("tricks", 45, seed=3, swap=True, workers=2)
    assert together.workers == 2
    assert alone.figures() == together.figures()
    assert alone.played == together.played


def test_results_follow_from_the_seed(tricks: Game) -> None:
    assert simulate("tricks", 30, seed=3).played == simulate("tricks", 30, seed="3").played
    assert simulate("tricks", 30, seed=3).played != simulate("tricks", 30, seed=4).played
    assert simulate("tricks", 2).series.seed != simulate("tricks", 2).series.seed


def test_a_longer_series_begins_like_a_shorter_one(tricks: Game) -> None:
    assert simulate("tricks", 40, seed=3).played[:10] == simulate("tricks", 10, seed=3).played


def test_swapping_gives_both_bots_the_same_deals_from_both_seats(tricks: Game) -> None:
    series = Series("tricks", "greedy", "random", "3", swap=True)
    assert [series.seats(index) for index in range(2)] == [("greedy", "random"), ("random", "greedy")]
    assert series.game_seed(4) == series.game_seed(5) != series.game_seed(6)
    assert [each.name for each in series.players(5)] == ["random", "greedy"]


def test_wins_are_counted_for_the_bot_and_not_for_the_seat(tricks: Game) -> None:
    result = simulate("tricks", 60, "greedy", "random", seed=3, swap=True)
    by_hand = sum(each.winner == each.index % 2 for each in result.played)
    assert result.wins("a") == by_hand
    assert result.wins("a") + result.wins("b") + result.draws == 60
    figures = result.figures()
    assert figures["wins_a"]["count"] == by_hand
    assert sum(each["count"] for each in figures["endings"]) == 60


def test_a_result_is_json_and_carries_its_pace(tricks: Game) -> None:
    result = simulate("tricks", 5, seed=3)
    shown = json.loads(json.dumps(result.to_json()))
    assert shown["games"] == 5 and shown["pace"]["games_per_second"] > 0
    assert shown["decisions"]["median"] == 8


def test_progress_is_told_and_reaches_the_end(tricks: Game) -> None:
    told: list[tuple[int, int]] = []
    simulate("tricks", 7, seed=3, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (7, 7)
    assert told == sorted(told)


def test_another_executor_can_do_the_work(tricks: Game) -> None:
    jobs_seen: list[Any] = []

    class Backwards:
        def map(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
            listed = list(jobs)
            jobs_seen.extend(listed)
            done = [work(each) for each in reversed(listed)]
            return reversed(done)

    assert simulate("tricks", 9, seed=3, executor=Backwards()).played == simulate("tricks", 9, seed=3).played
    assert len(jobs_seen) == 9


def test_a_game_that_breaks_down_leaves_its_transcript_and_a_command(
    tricks: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied = toy.Scored.apply

    def apply(self: toy.Scored, state: Any, rules: Any) -> None:
        applied(self, state, rules)
        if sum(state.score) == 3:
            raise RuntimeError("the pencil broke")

    monkeypatch.setattr(toy.Scored, "apply", apply)
    with pytest.raises(GameFailed) as caught:
        simulate("tricks", 5, seed=3, failures=str(tmp_path))
    error = caught.value
    assert "the pencil broke" in str(error) and "the pencil broke" in error.explain("ja")
    assert f"--index {error.values['index']}" in error.values["again"]
    transcript = read(error.values["transcript"])
    assert transcript.ending is None and transcript.given
    again = Replay(transcript, tricks)
    again.go(len(again) - 1)
    with pytest.raises(RuntimeError, match="pencil"):
        again.forward()


def test_one_game_of_a_series_can_be_played_again(tricks: Game, capsys: pytest.CaptureFixture[str]) -> None:
    played = simulate("tricks", 5, seed=3).played[4]
    assert main(["--game", "tricks", "--seed", "3", "--index", "4"]) == 0
    assert capsys.readouterr().out.strip() == str(played)
    assert play_one(Series("tricks", seed="3", variant="plain"), 4) == played


def test_unknown_names_are_refused_before_anything_is_played(tricks: Game) -> None:
    for arguments in (("chess",), ("tricks", "clever"), ("tricks", "random", "clever")):
        with pytest.raises(Explained):
            simulate(arguments[0], 1, *arguments[1:])
    with pytest.raises(Explained, match="fast"):
        simulate("tricks", 1, variant="fast")


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = wilson(45, 50)
    assert (round(low, 4), round(high, 4)) == (0.7864, 0.9565)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == 1.0
    assert share(1, 4)["share"] == 0.25 and share(0, 0)["share"] == 0.0


def test_a_distribution_of_nothing_is_empty() -> None:
    assert distribution([]) == {}
    assert distribution([5])["median"] == 5
