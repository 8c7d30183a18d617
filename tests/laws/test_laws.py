"""Do the laws hold? A small sample of each, for every registered game and variant, and for the games of the tests.

The sample of a game is divided over its variants, which differ in little; a campaign plays all games of each variant.
Where it is counted how much was compared, the first variant is given the whole sample.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fuda.api import load
from fuda.games.hanyo.rules import build as hanyo
from fuda.games.kokuryoku.events import SpiritLost
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.library.loading import GAMES, load_cards, load_rules
from fuda.play.figures.bench import calls_per_decision
from fuda.play.laws.catalogue import EXHAUSTION, LAWS, TWINS
from fuda.play.laws.hidden import Tally, law_hidden
from fuda.play.laws.reach import Explained, Explanations, Reach, explanations, stale, wants_of
from fuda.play.laws.shown import Shown, show, shown_games
from tests.citing import clause
from tests.play.tricks import Tricks
from tests.toy.duel import DuelRules, DuelState

SEED = "1"
MOST_CALLS = 1000  # function calls for each decision
LONG = {"kiseki": 4}  # games that are so many times as long as others: a sample has as many games less
REGISTERED = [(game, each.id, law) for law in LAWS for game in GAMES for each in GAMES[game].variants]
TOYS = {"duel": (DuelRules, ""), "tricks": (Tricks, "plain")}


@pytest.mark.parametrize(("game", "variant", "law"), REGISTERED)
def test_the_law_holds(game: str, variant: str, law: str) -> None:
    is_counted = law in TWINS and variant == GAMES[game].variants[0].id
    shares = LONG.get(game, 1) * (1 if is_counted else len(GAMES[game].variants))
    rules, size = load_rules(game), max(1, LAWS[law].sample // shares)
    tally = Tally()
    found = TWINS[law](rules, variant, SEED, size, tally) if law in TWINS else LAWS[law](rules, variant, SEED, size)
    assert not found, "\n".join(str(each) for each in found)
    if is_counted and law == "hidden":
        _twins_live_long_enough_to_prove_something(tally)
    if is_counted and law == "silence":
        _clocks_are_compared_at_every_moment(tally)


def _twins_live_long_enough_to_prove_something(tally: Tally) -> None:
    assert tally.answers > 5 * tally.twins
    assert tally.longest > 30
    assert min(tally.views, tally.events, tally.imagined, tally.reasons) > 100


def _clocks_are_compared_at_every_moment(tally: Tally) -> None:
    assert tally.moments >= tally.views > 100
    assert "another way" not in tally.ends and "not asked" not in tally.ends


class Stutter(Procedure):
    """Runs a second time in the same position; what is not a part of positions tells it when to stop."""

    @step("T1")
    def stutter(self, state: State, rules: Rules) -> Flow:
        if state.clock:
            return self.done(state)
        state.clock = 1
        return self.go("stutter")


class Stuttering(DuelRules):
    """A duel that begins so."""

    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> DuelState:
        state = super().start(variant, decks)
        state.frames.append(Stutter())
        return state


def test_a_step_that_runs_twice_in_the_same_position_is_found() -> None:
    found = LAWS["progress"](Stuttering(), "", SEED, 1)
    assert [each.text for each in found] == ["Stutter.stutter runs again in the same position"]


def _lose_chips(self: SpiritLost, state: Any, rules: Any) -> None:
    state.chips[self.unit] -= min(self.amount, state.chips[self.unit])


@clause("kokuryoku", "K2.3", "X3.4")
def test_chips_that_get_lost_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules("kokuryoku")
    assert rules.sums(load("kokuryoku").new("standard", SEED).state) == (20, 20)
    monkeypatch.setattr(SpiritLost, "apply", _lose_chips)
    found = LAWS["conservation"](rules, "standard", SEED, 2)
    assert found and all(each.text.startswith("there was (20, 20) at the beginning") for each in found)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("toy", TOYS)
def test_the_law_holds_for_a_game_of_the_tests(toy: str, law: str) -> None:
    build, variant = TOYS[toy]
    rules: Rules = build()
    found = LAWS[law](rules, variant, SEED, LAWS[law].sample)
    assert not found, "\n".join(str(each) for each in found)


@pytest.mark.parametrize("game", GAMES)
def test_everything_happens_that_is_not_explained(game: str, record_property: Callable[[str, object], None]) -> None:
    rules = load_rules(game)
    wanted, probe = wants_of(game)
    explained = explanations(game)
    listed = shown_games(game)
    reach = show(rules, listed, EXHAUSTION.sample, explained, wanted, probe)
    if reach.games > len(listed.games):
        again = f"python -m fuda.play.laws choose {game}"
        record_property(
            "note", f"the listed games of {game} do not show everything any more: choose others with `{again}`"
        )
    demanded = [*wanted, *listed.demands(reach.kinds)]
    missing = [item for item in reach.missing(demanded) if item not in explained]
    assert not missing, f"never happened in {reach.games} games:\n" + "\n".join(missing)
    happened = [item for item, each in explained.items() if not each.rare and item in reach.met]
    assert not happened, f"explained as impossible: {happened}"
    assert all(each.reason for each in explained.values())


def test_where_the_listed_games_do_not_show_everything_others_are_played() -> None:
    rules = load_rules("wars3x3")
    wanted, probe = wants_of("wars3x3")
    explained = explanations("wars3x3")
    listed = shown_games("wars3x3")
    few = Shown(listed.games[:2], listed.uses)
    assert show(rules, few, 60, explained, wanted, probe).games == 60
    reach = show(rules, listed, 60, explained, [*wanted, "event Nowhere"], probe)
    assert reach.games == 60 and "event Nowhere" in reach.missing([*wanted, "event Nowhere"])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_list_of_games_that_show_everything(game: str) -> None:
    listed = shown_games(game)
    assert listed.games and listed.uses
    assert {*listed.uses} <= {*Reach(load_rules(game)).kinds.values()}


def test_an_explanation_that_explains_nothing_any_more_is_found() -> None:
    reach = Reach(load_rules("wars3x3"))
    reach.games = 100
    reach.met = {"event Often": 40, "event Seldom": 1}
    kind = next(iter(reach.kinds.values()))
    everyone = [number for number, its in reach.kinds.items() if its == kind]
    reach.uses = {kind: {"All.card": dict.fromkeys(everyone, 99), "One.card": {everyone[0]: 9_999}}}
    rare = ("event Often", "event Seldom", "event Never", "use All.card *", "use One.card *", "use None.card *")
    explained = Explanations({item: Explained(item, "", True) for item in rare})
    assert stale(reach, explained, (), 100) == ["event Often", "use All.card *"]


def test_nothing_leaks_where_hands_without_units_are_drawn_anew() -> None:
    rules = hanyo(load_cards("hanyo"))
    units = [card.number for card in rules.list.cards if card.is_unit]
    others = [card.number for card in rules.list.cards if not card.is_unit]
    rules.preset = tuple([(*units[place : place + 6], *others[:44]) for place in (0, 12, 24)])
    found = law_hidden(rules, "lots", SEED, 6)
    assert not found, "\n".join(str(each) for each in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_takes_few_function_calls(game: str) -> None:
    assert calls_per_decision(load(game), SEED, 2) <= MOST_CALLS
