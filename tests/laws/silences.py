"""Which mistakes would tell a player something by silence? Windows that are left out in games that hide what is forced,
each as somebody could really forget it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from fuda.games.hanyo.chapters import preparation as hanyo_preparing
from fuda.games.honjin.chapters import summoning_phase
from fuda.games.kiseki.chapters import priority
from fuda.games.kiseki.texts import hearing
from fuda.games.kokuryoku.chapters import end_phase
from fuda.games.kokuryoku.chapters import use as kokuryoku_using
from fuda.games.wars3x3.chapters import magic, main_phase, spells, turn
from fuda.kernel import machine
from fuda.kernel.procedure import RUNS, runs_of
from tests.toy.duel import Exchange, actions

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


class Silence(NamedTuple):
    """A window that is left out: in which game and variant, and in how many games it has to be found."""

    game: str
    variant: str
    games: int
    plant: Plant


SILENCES: Final[dict[str, Silence]] = {}


def silence(game: str, variant: str, games: int = 12) -> Callable[[Plant], Plant]:
    """Register a silent window under the name of its function."""

    def label(plant: Plant) -> Plant:
        SILENCES[plant.__name__] = Silence(game, variant, games, plant)
        return plant

    return label


def _never(*_: Any) -> bool:
    return False


@silence("wars3x3", "wizard")
def who_cannot_counter_is_not_asked(patch: Patch) -> None:
    patch.setattr(spells, "silence_tells", _never)


@silence("wars3x3", "wizard")
def who_can_deploy_nothing_is_not_asked(patch: Patch) -> None:
    patch.setattr(main_phase, "silence_tells", _never)


@silence("wars3x3", "wizard")
def who_has_no_hasty_unit_is_not_asked(patch: Patch) -> None:
    patch.setattr(turn, "silence_tells", _never)


@silence("wars3x3", "seven-mages")
def a_window_opens_only_for_who_can_use_a_magic(patch: Patch) -> None:
    patch.setattr(magic, "could_use", _never)
    patch.setattr(turn, "could_use", _never)


@silence("wars3x3", "seven-mages")
def who_cannot_negate_is_not_asked(patch: Patch) -> None:
    patch.setattr(magic, "silence_tells", _never)


@silence("wars3x3", "wizard")
def the_machine_answers_what_has_one_answer(patch: Patch) -> None:
    forced = machine._answer_forced

    def answers(state: Any, rules: Any) -> bool:
        state.hide_forced = False
        found = forced(state, rules)
        state.hide_forced = True
        return found

    patch.setattr(machine, "_answer_forced", answers)


@silence("hanyo", "lots", 60)
def who_has_no_unit_is_not_asked_for_the_main_one(patch: Patch) -> None:
    patch.setattr(hanyo_preparing, "silence_tells", _never)


@silence("hanyo", "standard")
def the_machine_ends_a_main_phase_without_choice(patch: Patch) -> None:
    the_machine_answers_what_has_one_answer(patch)


@silence("kokuryoku", "standard")
def who_has_no_surprise_is_not_asked_in_a_battle(patch: Patch) -> None:
    patch.setattr(kokuryoku_using, "could_surprise", _never)


@silence("kokuryoku", "standard")
def who_has_nobody_to_train_is_not_asked(patch: Patch) -> None:
    patch.setattr(end_phase, "silence_tells", _never)


@silence("kiseki", "blitz", 6)
def who_can_only_pass_passes_by_itself(patch: Patch) -> None:
    choose = priority.Priority.choose

    def chooses(self: priority.Priority, state: Any, rules: Any) -> int:
        state.hide_forced = False
        found = choose(self, state, rules)
        state.hide_forced = True
        return found

    _replace(patch, priority.Priority, "choose", chooses)


@silence("kiseki", "blitz", 12)
def who_has_nothing_to_show_is_not_asked(patch: Patch) -> None:
    patch.setattr(hearing, "ask_anyway", lambda state, rules, event: None)


@silence("honjin", "constructed")
def who_can_summon_nothing_is_not_asked(patch: Patch) -> None:
    patch.setattr(summoning_phase, "silence_tells", _never)


@silence("honjin", "timed")
def the_machine_passes_for_who_has_no_counter(patch: Patch) -> None:
    the_machine_answers_what_has_one_answer(patch)


def _replace(patch: Patch, kind: type, name: str, step: Any) -> None:
    """Replace a step of a procedure; the machine finds the steps anew, now and when the patch is over."""
    before = runs_of(kind)  # from now on the machine knows the true ones, to which the patch goes back
    patch.setattr(kind, name, step)
    patch.setitem(RUNS, kind, (*[getattr(kind, each.__name__) for each in before[:-1]], None))


def the_toy_passes_for_who_has_nothing(patch: Patch) -> None:
    """A silent window in the game of the tests."""
    offer = Exchange.offer

    def offers(self: Exchange, state: Any, rules: Any) -> int:
        if len(actions(state, self)) == 1:
            self.chosen = actions(state, self)[0]
            return 0
        return offer(self, state, rules)

    patch.setattr(Exchange, "offer", offers)
    patch.setitem(RUNS, Exchange, (offers, *runs_of(Exchange)[1:]))
