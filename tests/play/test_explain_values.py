"""Explanations of values: the last step of every derivation is the value by which the game is played."""

from __future__ import annotations

import pytest

from fuda.api import Game, Match, load
from fuda.api import explaining as explain
from fuda.library.card_lines import explainer_of, summary_of
from fuda.library.messages import LANGUAGES
from fuda.library.wording import wording
from fuda.play.records.timeline import Timeline
from fuda.play.scenarios.playing import load as load_scenario
from tests.play.test_explain import FIVE, SCENARIOS, fits_the_schema, positions


def explained(game: Game, match: Match) -> int:
    """Compare every value of every card with the engine's; how many steps beyond what is printed there were."""
    explainer = explainer_of(game.entry, game.rules)
    state = match.state
    steps = 0
    for card in (*range(len(state.printed)), -2, -3):
        handle = state.handle[card] if card >= 0 else card
        for name in explain.values_of(match, handle):
            found = explain.value(match, handle, name)
            held = explainer.value(state, card, name)
            shown = explainer.words(name, held) if explainer.section_of(name) else held
            assert found.steps[-1].value == found.value == shown, (name, found)
            assert all(summary_of(game.id, step.clause).en for step in found.steps), found
            steps += len(found.steps) - 1
            fits_the_schema([found])
            for language in LANGUAGES:
                lines = wording(game.id, language, (), True).explained(found)
                assert len(lines) == 1 + len(found.steps) and not any("{" in line for line in lines)
    return steps


@pytest.mark.parametrize("name", FIVE)
def test_the_last_step_of_every_derivation_is_the_engines_value(name: str) -> None:
    game = load(name)
    assert sum(explained(game, match) for match in positions(game, "values", 120, 12)) > 0


@pytest.mark.parametrize(
    "file",
    [
        "wars3x3/boosts",
        "hanyo/a_knock_out_is_replaced",
        "kiseki/a_stun_is_replaced",
        "kokuryoku/attacking/doubling_comes_before_adding",
        "honjin/battle/charge_counts_for_the_first_side",
    ],
)
def test_it_is_so_between_two_questions_too(file: str) -> None:
    timeline = Timeline.of_scenario(load_scenario(SCENARIOS / f"{file}.yaml"))
    moments = [moment for number in range(len(timeline)) for moment in timeline.moments(number)]
    assert len(moments) > 5
    for moment in moments[:: 1 + len(moments) // 25]:
        explained(timeline.game, Match(timeline.game, moment.state, timeline.game.entry.variants[0].id))
