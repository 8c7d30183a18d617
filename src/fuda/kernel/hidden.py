"""What could lie where a seat cannot see? Exchanges of hidden cards: for the proof that nothing leaks, and for bots.

Two cards with the same back that a seat does not know can be exchanged without that seat noticing. Nothing else of the
state changes: places, handles and knowledge stay.
"""

from __future__ import annotations

from typing import TypeVar

from fuda.kernel.decisions import Answer, Randomness, sample_order
from fuda.kernel.machine import ask_again
from fuda.kernel.rules import Rules
from fuda.kernel.state import State

S = TypeVar("S", bound=State)


def in_sorted_order(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards as they lie in a sorted zone: by what they are, and equal ones by their handles: as they came. (Their own
    numbers would tell which of two equal cards has come back.)"""
    return tuple(sorted(sorted(cards, key=state.handle.__getitem__), key=state.printed.__getitem__))


def hidden_groups(state: State, rules: Rules, seat: int) -> list[list[int]]:
    """The cards the seat does not know, in table order, grouped by what could lie in whose place."""
    groups: dict[int, list[int]] = {}
    for place, zone in enumerate(rules.zones):
        # The order of a sorted zone depends on what its cards are, so it must not be looked at here.
        cards = state.zones[place]
        for card in sorted(cards) if zone.sorted else cards:
            if not state.known[card] >> seat & 1:
                groups.setdefault(rules.group_of(state, card), []).append(card)
    return [groups[group] for group in sorted(groups)]


def _lay_in(state: State, rules: Rules, taken: dict[int, int]) -> None:
    """Every card becomes what is laid in for it, in the positions to go back to as well."""
    for card, printed in taken.items():
        state.printed[card] = printed
    for place, zone in enumerate(rules.zones):
        if zone.sorted:
            state.zones[place] = in_sorted_order(state, state.zones[place])
    if state.facts is not None:
        state.previous = state.facts
    state.facts = None
    state.layout = None
    if state.saved:
        saved = [before.clone() for before in state.saved]
        for before in saved:
            _lay_in(before, rules, taken)
        state.saved = tuple(saved)


def exchanged(state: S, rules: Rules, seat: int, random: Randomness) -> S:
    """A twin of the state in which the cards hidden from the seat are mixed."""
    twin = state.clone()
    taken: dict[int, int] = {}
    for group in hidden_groups(state, rules, seat):
        for card, place in zip(group, sample_order(len(group), random), strict=True):
            taken[card] = state.printed[group[place]]
    _lay_in(twin, rules, taken)
    if twin.pending:
        given = {each.seat: answer for each, answer in zip(twin.pending, twin.answers, strict=False)}
        ask_again(twin, rules)
        _keep(twin, given)
    return twin


def _keep(state: State, given: dict[int, Answer | None]) -> None:
    """Give again the answers that some of several seats have given, as far as they still are answers."""
    answers = list(state.answers) or [None] * len(state.pending)
    for place, question in enumerate(state.pending):
        answer = given.get(question.seat)
        if answer is not None and question.refuse(answer) is None:
            answers[place] = answer
    if None in answers and any(each is not None for each in answers):
        state.answers = tuple(answers)


def imagined(state: S, rules: Rules, seat: int, random: Randomness, lists_known: bool = False) -> S:
    """A state the seat holds possible. It is made from what the seat knows alone: the hidden cards are sorted before
    they are mixed, or drawn from what another player may have brought (unless all lists are known), and answers that
    other seats have given in secret are forgotten."""
    twin = state.clone()
    taken: dict[int, int] = {}
    for group in hidden_groups(state, rules, seat):
        supposed = None if lists_known else rules.supposed(state, seat, group, random)
        if supposed is None:
            lie_there = sorted([state.printed[card] for card in group])
            supposed = [lie_there[place] for place in sample_order(len(group), random)]
        taken.update(zip(group, supposed, strict=True))
    _lay_in(twin, rules, taken)
    twin.answers = ()
    # How often others were asked is theirs to know: a question that was passed leaves no trace.
    twin.choices = [0] * len(twin.choices)
    twin.idle = 0
    twin.seen = ()
    for frame in twin.frames:
        frame.forget_choices()
    rules.forget_secrets(twin, seat)
    if twin.pending:
        ask_again(twin, rules)
    return twin
