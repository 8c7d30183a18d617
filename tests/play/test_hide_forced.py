"""Can games, records, scenarios and judges be put into the mode that asks every question?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fuda.api import load
from fuda.kernel.codec import encode
from fuda.kernel.machine import asked, submit, waiting
from fuda.kernel.state import State
from fuda.library.loading import GAMES, load_rules
from fuda.play.contest import Contest
from fuda.play.figures.simulation import simulate
from fuda.play.laws.walks import begun
from fuda.play.players import bot
from fuda.play.records.judge import open_judge
from fuda.play.records.replay import Replay, resume, verify
from fuda.play.records.transcript import Recording, read
from fuda.play.scenarios import playing as scenarios
from fuda.play.scenarios.file import BadScenario
from tests.toy.randomness import SeededRandomness

SCENARIO = Path("tests/scenarios/kokuryoku/using/who_has_no_surprise_is_asked_all_the_same.yaml")
SEED = "5"
UNDER_WAY = ("frames", "answers", "saved", "steps", "seen", "idle", "hide_forced")


def _players() -> list[Any]:
    return [bot("random", "a"), bot("random", "b")]


def _recorded(path: Path, hide_forced: bool = True) -> Contest:
    game = load("wars3x3")
    recording = Recording.begin(path, game, None, SEED, ["random", "random"], hide_forced=hide_forced)
    return Contest(game, _players(), SEED, recorder=recording, hide_forced=hide_forced)


def test_a_record_says_that_every_question_was_asked_and_stands(tmp_path: Path) -> None:
    contest = _recorded(tmp_path / "a.jsonl")
    contest.play()
    transcript = read(tmp_path / "a.jsonl")
    assert transcript.header.hide_forced
    assert not verify(tmp_path / "a.jsonl").problems
    assert contest.decisions < contest.answers - contest.chances  # some had one answer
    timeline = Replay(transcript)
    timeline.go(len(timeline))
    assert timeline.state().outcome is not None and timeline.state().hide_forced


def test_a_record_without_the_mode_is_written_as_before(tmp_path: Path) -> None:
    _recorded(tmp_path / "a.jsonl", False).play()
    assert "hide_forced" not in (tmp_path / "a.jsonl").read_text(encoding="utf-8")
    assert not verify(tmp_path / "a.jsonl").problems


def test_a_game_goes_on_in_the_mode_in_which_it_began(tmp_path: Path) -> None:
    contest = _recorded(tmp_path / "a.jsonl")
    for _ in range(40):
        contest.step()
    assert contest.recorder is not None
    contest.recorder.close()  # type: ignore[attr-defined]
    again = resume(tmp_path / "a.jsonl", _players())
    assert again.state().hide_forced
    again.play()
    assert not verify(tmp_path / "a.jsonl").problems


def test_a_scenario_is_played_in_the_mode() -> None:
    result = scenarios.run_file(SCENARIO)
    assert result.ok


def test_a_scenario_says_true_or_false(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(SCENARIO.read_text(encoding="utf-8").replace("hide_forced: true", "hide_forced: maybe"))
    with pytest.raises(BadScenario, match="true"):
        scenarios.load(path)


def test_a_judge_opens_games_and_scenarios_in_the_mode() -> None:
    assert open_judge("wars3x3", hide_forced=True).timeline.state().hide_forced
    assert open_judge("kokuryoku", SCENARIO).timeline.state().hide_forced
    other = Path("tests/scenarios/kokuryoku/attacking/no_damage_no_extra.yaml")
    assert not open_judge("kokuryoku", other).timeline.state().hide_forced
    assert open_judge("kokuryoku", other, hide_forced=True).timeline.state().hide_forced


def test_games_are_simulated_in_the_mode_and_bots_play_as_well() -> None:
    plain, hiding = (simulate("wars3x3", 2, "greedy", "random", SEED, hide_forced=hides) for hides in (False, True))
    assert [each.winner for each in hiding.played] == [each.winner for each in plain.played]
    assert all(b.answers > a.answers for a, b in zip(plain.played, hiding.played, strict=True))


def _settled(state: State, rules: Any) -> None:
    """Answer what has one answer, as the machine would."""
    while state.outcome is None:
        for seat in waiting(state):
            question = asked(state, seat)
            if question is not None and question.count() == 1:
                submit(state, rules, seat, next(question.answers()))
                break
        else:
            return


def _table(state: State) -> dict[str, Any]:
    """Everything but what is under way, which remembers what was answered."""
    found = {name: value for name, value in encode(state).items() if name not in UNDER_WAY}
    if "withheld" in found:  # an occasion to show nothing is a question that is asked anyway
        found["withheld"] = [each for each in found["withheld"] if each["found"]]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_mode_changes_who_is_asked_and_nothing_else(game: str) -> None:
    rules, variant = load_rules(game), GAMES[game].variants[0].id
    state, hiding = (
        begun(rules, variant, SeededRandomness(4)),
        begun(rules, variant, SeededRandomness(4), hide_forced=True),
    )
    source = SeededRandomness(8)
    for _ in range(250):
        _settled(hiding, rules)
        assert (state.outcome is None) == (hiding.outcome is None)
        if state.outcome is not None:
            return
        assert waiting(state) == waiting(hiding)
        assert _table(state) == _table(hiding)
        seat = waiting(state)[0]
        question = asked(state, seat)
        assert question is not None
        answer = question.sample(source)
        submit(state, rules, seat, answer)
        submit(hiding, rules, seat, answer)
