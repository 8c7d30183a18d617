"""Does a cache ever change an answer? Rules that reuse results are compared with the same rules that reuse none.

At every position, and on a branch that is played on with the same rules and left again, all seats are shown and asked
the same, the same is derived and refused, and the next answer leads to the same position with the same events.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.api.chance import Stream
from fuda.kernel.decisions import Act, Action, Answer, Decision, Randomness
from fuda.kernel.machine import ask_again, submit
from fuda.kernel.records import same
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import State
from fuda.kernel.views import view
from fuda.play.laws.walks import Finding, Report, difference, examine, positions, question, spoken, unequal

BRANCH: Final = 6  # answers on a branch
BRANCHES: Final = 40  # a branch begins at one of so many positions
NAMED: Final = 60  # actions that were met last, of which some are asked why not
ASKED: Final = 2  # of them at each position, by each seat


def forgotten(state: State) -> State:
    """A clone of a position of which nothing is derived."""
    fresh = state.clone()
    fresh.facts = fresh.previous = fresh.layout = None
    return fresh


def stale(state: State, fresh: State, rules: Rules, plain: Rules, actions: list[Action]) -> str:
    """What the rules say of a position that they would not say without a cache; `fresh` is the position of which
    nothing is derived, `plain` the rules without a cache."""
    again = fresh.clone()
    ask_again(again, plain)
    if not same(again.pending, state.pending):
        return f"asked: {state.pending!r}; without a cache: {again.pending!r}"[:600]
    for seat in SEATS:
        shown, anew = view(state, rules, seat), view(fresh, plain, seat)
        if spoken(shown) != spoken(anew):
            return f"shown to seat {seat}, and without a cache: {difference(shown, anew)}"
    derived, anew = rules.derived_values(state), plain.derived_values(fresh)
    if derived != anew:
        return f"derived, and without a cache: {difference(derived, anew) or 'something else'}"[:600]
    for action in actions:
        for seat in SEATS:
            reason, other = rules.refusal(state, seat, action), plain.refusal(fresh, seat, action)
            if not same(reason, other):
                return f"why not {action!r} for seat {seat}: {reason!r}; without a cache: {other!r}"[:600]
    return ""


class Comparison:
    """One game with a cache, and beside it every answer given once more without."""

    def __init__(self, rules: Rules, plain: Rules) -> None:
        self.rules = rules
        self.plain = plain
        self.follower: State | None = None  # the last position after its answer, without a cache
        self.named: dict[str, Action] = {}

    def look(self, state: State, decision: Decision, answer: Answer, random: Randomness) -> str:
        """What is different at this position, or in how the game came here; then the answer is given once more."""
        found = ""
        if self.follower is not None:
            found = unequal(state, self.follower)
            if found:
                return f"the answer before, and without a cache: {found}"
            told, others = [each.told for each in state.notes or ()], [each.told for each in self.follower.notes or ()]
            if state.notes is not None and told != others:
                return f"told, and without a cache: {difference(told, others)}"[:600]
        fresh = forgotten(state)
        found = stale(state, fresh, self.rules, self.plain, self._some(random))
        if isinstance(decision, Act):
            for each in decision.options:
                self.named[repr(each)] = each
            for name in list(self.named)[:-NAMED]:
                del self.named[name]
        if not found:
            fresh.facts = fresh.layout = None
            fresh.notes = None if state.notes is None else []
            submit(fresh, self.plain, decision.seat, answer)
            self.follower = fresh
        return found

    def _some(self, random: Randomness) -> list[Action]:
        known = list(self.named.values())
        return [known[random.below(len(known))] for _ in range(ASKED)] if known else []


def on_branch(state: State, rules: Rules, plain: Rules, random: Randomness) -> str:
    """What is different while a clone is played on with the same rules."""
    clone = state.clone()
    comparison = Comparison(rules, plain)
    for number in range(BRANCH):
        if clone.outcome is not None:
            break
        decision = question(clone, random)
        answer = decision.sample(random)
        found = comparison.look(clone, decision, answer, random)
        if found:
            return f"on a branch, {number} answers on: {found}"
        submit(clone, rules, decision.seat, answer)
    return ""


def law_cache(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """With and without a cache the game is the same, at every position and on branches."""
    plain = rules.uncached()

    def examination(random: Stream, report: Report) -> None:
        comparison = Comparison(rules, plain)
        notes: list[Any] = []
        aside = Stream(str(random.below(1 << 30)), "beside the game")
        for number, state, decision, answer in positions(rules, variant, random, notes):
            found = comparison.look(state, decision, answer, aside)
            notes.clear()
            if not found and aside.below(BRANCHES) == 0:
                found = on_branch(state, rules, plain, aside)
            report(number, found)
            if found:
                return

    return examine("cache", rules, variant, seed, size, examination)
