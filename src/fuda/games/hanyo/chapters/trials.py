"""Sentences that hang on rock-paper-scissors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo.chapters.scissors import RockPaperScissors
from fuda.games.hanyo.table import HanyoState
from fuda.games.hanyo.texts.frames import Carry
from fuda.games.hanyo.texts.measuring import JANKEN, LOST, WON
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import things as h
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


TRIALS: Final = (h.WonRockPaperScissors, k.LostRockPaperScissors)


def without_trial(condition: n.Node | None) -> n.Node | None:
    """What must hold beside the rock-paper-scissors on which a sentence hangs."""
    if isinstance(condition, q.And):
        rest = [each for each in (without_trial(condition.first), without_trial(condition.second)) if each is not None]
        return q.And(rest[0], rest[1]) if len(rest) > 1 else rest[0] if rest else None
    return None if isinstance(condition, TRIALS) else condition


def trial_in(condition: n.Node | None) -> n.Node | None:
    """The rock-paper-scissors on which a sentence hangs."""
    if isinstance(condition, q.And):
        return trial_in(condition.first) or trial_in(condition.second)
    return condition if isinstance(condition, TRIALS) else None


@rule("919.1")
def note_trial(rules: Hanyo, frame: Resolve) -> None:
    """Who won the rock-paper-scissors on which the sentence before hung: later ones can speak of it."""
    if frame.sentence and isinstance(frame, Carry):
        trial = trial_in(rules.sentences(frame.printed, frame.line)[frame.sentence - 1].condition)
        if trial is not None:
            won = bool(frame.met) == isinstance(trial, h.WonRockPaperScissors)
            frame.keep(JANKEN, WON if won else LOST)


def test_of(state: HanyoState, rules: Hanyo, frame: Resolve, sentence: Sentence) -> Procedure | None:
    """919.1. A sentence that hangs on rock-paper-scissors; skills that fail are tried out later instead (920.1b-1)."""
    trial = trial_in(sentence.condition)
    if trial is None or isinstance(sentence.effect, h.Fails):
        return None
    winner = frame.seat if isinstance(trial, h.WonRockPaperScissors) else 1 - frame.seat
    return Trial(winner, frame.clause)


class Trial(Procedure):
    """919.1. Does this player win?"""

    def __init__(self, seat: int = -1, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause
        self.winner = -1

    @step("919.1")
    def play(self, state: HanyoState, rules: Hanyo) -> Flow:
        return self.call(state, RockPaperScissors(self.clause), into="winner")

    @step("919.1")
    def report(self, state: HanyoState, rules: Hanyo) -> Flow:
        return self.done(state, int(self.winner == self.seat))
