"""Why is something that is possible in itself not offered now? The course of play forbids it: the first turn, a loop,
a chain that is being declared, an attack that is due, the other side's part of a timing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.chapters.attacks import attack_refusal
from fuda.games.honjin.chapters.equipment import Exchanging, arrangement_after
from fuda.games.honjin.chapters.main_phase import MainPhase
from fuda.games.honjin.chapters.marching import March
from fuda.games.honjin.chapters.summoning import InstantSummoning
from fuda.games.honjin.chapters.summoning_phase import SummoningPhase
from fuda.games.honjin.chapters.targets import is_elsewhere
from fuda.games.honjin.chapters.timings import NormalTiming
from fuda.games.honjin.chapters.use import Declare
from fuda.games.honjin.table import MAIN, HonjinState
from fuda.kernel.decisions import Action, Cards, Decision
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.mechanics.loops import is_among

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

OF_MAIN_PHASE: Final = ("lay", "march")
OF_INSTANT: Final = ("summon", "equip")


@rule("7.3.7")
def first_turn_refusal(state: HonjinState, seat: int, action: Action) -> Reason | None:
    """The first turn of the game has no main phase."""
    if state.turn == 1 and state.turn_player == seat and state.phase != MAIN and action.verb in OF_MAIN_PHASE:
        return Reason("7.3.7", "no-main-phase-in-the-first-turn")
    return None


@rule("12.2.5.1.1 12.2.5.1.2 16.1.1.2 15.2.5.6 8.3.5.6 8.3.6.6 8.3.2.4 8.3.2.5")
def course_refusal(state: HonjinState, rules: Honjin, seat: int, action: Action) -> Reason | None:
    """Why the course of play does not offer an action now that nothing else forbids."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, MainPhase) and is_among(action, top.loop.closed):
        return Reason("16.1.1.2", "loop-closed")
    if isinstance(top, MainPhase) and top.seat == seat and action.verb == "march" and action.card >= 0:
        return Reason("12.2.5.1.1", "declared-first")
    if isinstance(top, March) and top.seat == seat and action.verb == "march" and action.card < 0:
        return Reason("12.2.5.1.2", "nothing-named")
    if isinstance(top, (SummoningPhase, Exchanging)) and action.verb == "exchange" and top.seat == seat:
        before = top.arranged if isinstance(top, SummoningPhase) else top.done_before
        if arrangement_after(state, action) in before:
            return Reason("16.1.1.2", "loop-closed")
    if isinstance(top, NormalTiming) and action.verb == "pass" and top.seat == seat and not top.attacked:
        if attack_refusal(state, rules, seat) is None:
            return Reason("8.3.5.6" if top.first else "8.3.6.6", "must-attack")
    for frame in state.frames[::-1]:
        if isinstance(frame, Declare) and frame.seat != seat and action.verb == "use":
            return Reason("15.2.5.6", "chain-is-being-declared")
        if isinstance(frame, InstantSummoning) and frame.seat != seat and action.verb in OF_INSTANT:
            return Reason("8.3.2.4" if frame.seat == state.turn_player else "8.3.2.5", "other-side-summons")
    return None


@rule("10.10.6")
def choice_refusal(state: HonjinState, question: Decision, card: int) -> Reason | None:
    """Why a card that is not among the targets offered in a battle cannot be chosen: it is somewhere else."""
    if not isinstance(question, Cards) or question.purpose != "targets" or state.battle < 0:
        return None
    return Reason("10.10.6", "target-not-in-battle") if is_elsewhere(state, card) else None
