"""Windows: what is offered can be begun, and what is offered is not refused, by the same table."""

from __future__ import annotations

from typing import Any

import pytest

import fuda
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.kernel.decisions import Act
from fuda.kernel.records import Record
from fuda.library.loading import GAMES, entry_of, load_rules
from fuda.mechanics.windows import LoopingWindow, Window


def windows(kind: type = Window) -> list[type[Window]]:
    """Every window of a game."""
    children: list[type] = type.__subclasses__(kind)
    found = [each for each in children if each is not LoopingWindow]
    return [*found, *[more for each in children for more in windows(each)]]


def test_the_games_have_windows_and_each_names_its_question() -> None:
    for game in GAMES:
        load_rules(game)
    names = {f"{each.__module__.split('.')[2]}.{each.__name__}" for each in windows()}
    assert names >= {"hanyo.MainPhase", "honjin.MainPhase", "honjin.SummoningPhase", "kokuryoku.Invasion"}
    assert names >= {"wars3x3.Window", "wars3x3.ExpansionStep", "wars3x3.StrategyStep", "wars3x3.SpellStep"}
    for each in windows():
        assert each.verbs and issubclass(each, Record)
        assert bool(each.clause) == bool(each.purpose)
        if issubclass(each, LoopingWindow):
            assert each.one and each.both and each.one != each.both


@pytest.mark.parametrize("game", ["hanyo", "honjin", "kokuryoku", "wars3x3"])
def test_what_a_window_offers_is_refused_by_none_of_its_verbs(game: str) -> None:
    rules: Any = load_rules(game)
    variant = entry_of(game).variants[0].id
    state = fuda.load(game).new(seed="16", variant=variant).state
    source = Stream("16", game)
    seen = 0
    while state.outcome is None and seen < 60:
        decision = next(each for each in state.pending if machine.asked(state, each.seat))
        top = state.frames[-1]
        if isinstance(top, Window) and isinstance(decision, Act):
            known = [each for each in decision.options if each.verb in top.verbs]
            seen += len(known)
            assert [each for each in known if top.refusal(state, rules, decision.seat, each) is not None] == []
            others = {each.verb for each in decision.options} - {*top.verbs, top.last}
            assert others <= {"expand", "deploy", "redeploy", "remove", "boost"}, "begun by an event of the step"
        machine.submit(state, rules, decision.seat, decision.sample(source))
    assert seen
