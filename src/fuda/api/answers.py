"""In which words does a seat answer? By places in the list that it was told, never by the engine's own card numbers.

Where the engine's answer names cards or cells out of a list, the seat's answer gives their places in that list,
counted from 0. All other answers are the same on both sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from fuda.kernel.decisions import Answer, Decision, Order, Pick, Source, Subset, sample_order, sample_subset
from fuda.kernel.reasons import Illegal, Malformed, Reason


def listed(decision: Decision) -> tuple[int, ...] | None:
    """The things out of which the answer is made, where there is such a list."""
    if isinstance(decision, Subset):
        return decision.candidates
    if isinstance(decision, Order):
        return decision.items
    return None


def from_seat(decision: Decision, answer: Any) -> Answer:
    """The engine's answer for a seat's answer; Malformed or Illegal when there is none. A list may stand for a tuple,
    and what is chosen out of a list may be named in any order."""
    if type(answer) is int and isinstance(decision, Pick):
        return answer
    if isinstance(answer, list):
        answer = tuple(answer)
    if isinstance(answer, bool) or not isinstance(answer, (int, tuple)):
        raise Malformed("an answer is a whole number or a list of whole numbers")
    things = listed(decision)
    if isinstance(answer, int):
        if things is None:
            return answer
        raise Illegal(Reason(decision.clause, "not-a-list"))
    for each in answer:
        if isinstance(each, bool) or not isinstance(each, int):
            raise Malformed("an answer is a whole number or a list of whole numbers")
        if things is not None and not 0 <= each < len(things):
            raise Illegal(Reason(decision.clause, "no-such-place", place=each, places=len(things)))
    if things is None:
        return answer
    if isinstance(decision, Subset):
        answer = tuple(sorted(answer))
    return tuple([things[each] for each in answer])


def to_seat(decision: Decision, answer: Answer) -> Answer:
    """The seat's answer for the engine's."""
    if isinstance(answer, int):
        return answer
    things = listed(decision)
    if things is None:
        return answer
    return tuple([things.index(each) for each in answer])


def refusal(decision: Decision, answer: Any) -> Reason | None:
    """Why a seat's answer does not fit, or None when it does; Malformed when it has not the form of an answer."""
    try:
        return decision.refuse(from_seat(decision, answer))
    except Illegal as error:
        return error.reason


def all_answers(decision: Decision) -> Iterator[Answer]:
    """All answers in the seat's words."""
    if isinstance(decision, Subset):
        places = range(len(decision.candidates))
        for size in range(decision.least, decision.most + 1):
            yield from combinations(places, size)
    elif isinstance(decision, Order):
        yield from permutations(range(len(decision.items)))
    else:
        yield from decision.answers()


def sample(decision: Decision, source: Source) -> Answer:
    """A uniformly random answer in the seat's words."""
    if isinstance(decision, Pick):
        return decision.sample(source)
    if isinstance(decision, Subset):
        places = tuple(range(len(decision.candidates)))
        return sample_subset(places, decision.least, decision.most, source)
    if isinstance(decision, Order):
        return sample_order(len(decision.items), source)
    return decision.sample(source)
