"""Scenarios cut out of games: they run, and lead to the same position."""

from __future__ import annotations

from pathlib import Path

import pytest

from fuda.api import load
from fuda.library.loading import GAMES
from fuda.play.laws.timeline import random_game
from fuda.play.records.fixing import Fix
from fuda.play.records.timeline import FIXED, Timeline
from fuda.play.scenarios.playing import BadScenario, begin, parse, run
from fuda.play.scenarios.playing import load as load_scenario

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_can_be_cut_at_any_step(game: str) -> None:
    for place, variant in enumerate(GAMES[game].variants[:2]):
        timeline, keys = random_game(game, variant.id, "cut", place)
        length = len(timeline)
        for number in sorted({0, 1, length // 5, length // 2, length - 1, length}):
            timeline.go(number)
            text = timeline.cut()
            scenario = parse(text)
            assert begin(scenario).state.key() == keys[number]
            result = run(scenario)
            assert result.ok and result.checks > 1, result.messages("en")


def test_what_a_cut_scenario_expects_can_fail() -> None:
    timeline, _ = random_game("wars3x3", "wizard", "cut", 1)
    timeline.go(len(timeline) // 2)
    text = timeline.cut()
    life = timeline.view()["situation"]["life"][0]
    wrong = text.replace(f"situation.life.first: {life}", f"situation.life.first: {life + 1}")
    assert wrong != text and not run(parse(wrong)).ok
    shortened = text.splitlines()
    del shortened[shortened.index("script:") - 1]
    assert not run(parse("\n".join(shortened))).ok


def test_a_game_with_decks_that_the_rules_forbid_is_cut_with_the_word_that_they_are_free() -> None:
    timeline = Timeline.of_game(load("hanyo"), decks=[["H014"] * 8, ["H014"] * 8])
    assert "\nfree_decks: true\ndecks:\n" in timeline.cut()
    again = Timeline.of_scenario(parse(timeline.cut()))
    assert again.key() == timeline.key() and "\nfree_decks: true\n" in again.cut()
    assert "free_decks" not in Timeline.of_game(load("hanyo"), decks=load("hanyo").rules.deck_pair(0)).cut()


@pytest.mark.parametrize(
    "file",
    [
        "wars3x3/designers_card.yaml",
        "hanyo/a_player_orders_own_triggers.yaml",
        "kiseki/a_response_comes_first.yaml",
    ],
)
def test_a_scenario_is_cut_with_its_position_its_cards_and_its_fixes(file: str) -> None:
    timeline = Timeline.of_scenario(load_scenario(SCENARIOS / file))
    assert timeline.problem is None
    timeline.go(len(timeline))
    again = Timeline.of_scenario(parse(timeline.cut()))
    assert again.key() == timeline.key() and again.at == len(again) == timeline.at
    assert run(parse(timeline.cut())).ok
    if timeline.outcome is None:
        timeline.fix(Fix(("turn = 9",)))
        fixed = Timeline.of_scenario(parse(timeline.cut()))
        assert fixed.key() == timeline.key() and fixed.entries()[-1].seat == FIXED
        assert fixed.view()["situation"]["turn"] == 9


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("first", "not-played"),
        ("third 3", "not-played"),
        ("first 1.5", "not-played"),
        ("{fix: []}", "nothing-listed"),
        ("{mend: [x]}", "no-such-key"),
        ("{fix: [nonsense]}", "played-unfit"),
        ("first 99", "played-unfit"),
        ("second 0", "played-not-asked"),
    ],
)
def test_what_was_played_and_does_not_fit_is_refused_with_its_line(line: str, name: str) -> None:
    timeline = Timeline.of_game(load("wars3x3"), seed="7")
    timeline.give(1, 0)
    text = timeline.cut().replace("script:", f"  - {line}\nscript:")
    wanted = text.splitlines().index(f"  - {line}") + 1
    with pytest.raises(BadScenario) as bad:
        run(parse(text))
    assert bad.value.name == name and bad.value.line == wanted
    for language in ("ja", "en"):
        assert name not in bad.value.explain(language)
