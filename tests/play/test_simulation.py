"""Series of games: results that do not depend on the workers, and games that break down."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fuda.api import Game, load
from fuda.library.messages import Explained
from fuda.play.figures.counts import distribution, share, wilson
from fuda.play.figures.simulation import GameFailed, J, R, Series, main, play_one, simulate
from fuda.play.records.replay import Replay
from fuda.play.records.transcript import read
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


def test_a_failed_game_leaves_a_scenario_that_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fuda.games.wars3x3.table import Destroyed
    from fuda.play.scenarios.playing import BadScenario, run_file

    applied = Destroyed.apply

    def apply(self: Destroyed, state: Any, rules: Any) -> None:
        applied(self, state, rules)
        raise RuntimeError("the pencil broke")

    with monkeypatch.context() as broken:
        broken.setattr(Destroyed, "apply", apply)
        with pytest.raises(GameFailed) as caught:
            simulate("wars3x3", 20, seed=3, failures=str(tmp_path))
        error = caught.value
        assert error.name == "game-failed-scenario"
        for language in ("ja", "en"):
            assert f"fuda scenario run {error.values['scenario']}" in error.explain(language)
        with pytest.raises(BadScenario) as shown:
            run_file(error.values["scenario"])
        assert shown.value.name == "played-broke" and "the pencil broke" in shown.value.explain("en")
    # Once the fault is mended the scenario goes on beyond the answer.
    assert all(each.path.startswith("script") for each in run_file(error.values["scenario"]).failures)


def test_a_failed_game_with_given_decks_is_played_again_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fuda.games.hanyo.events import Went

    decks = load("hanyo").rules.deck_pair(6)
    applied = Went.apply

    def apply(self: Went, state: Any, rules: Any) -> None:
        applied(self, state, rules)
        if state.turn == 3:
            raise RuntimeError("the pencil broke")

    monkeypatch.setattr(Went, "apply", apply)
    with pytest.raises(GameFailed) as caught:
        simulate("hanyo", 3, seed=3, decks=decks, swap=True, failures=str(tmp_path))
    words = str(caught.value.values["again"]).split()[3:]
    assert "--decks-of" in words
    (tmp_path / "first.jsonl").write_bytes(Path(caught.value.values["transcript"]).read_bytes())
    words[words.index("--decks-of") + 1] = str(tmp_path / "first.jsonl")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(GameFailed) as again:
        main(words)
    before, after = [read(Path(each.values["transcript"])) for each in (caught.value, again.value)]
    assert after.header.decks == before.header.decks == [list(deck) for deck in decks]
    assert after.given == before.given


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
