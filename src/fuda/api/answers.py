"""In which words does a seat answer? By places in the list that it was told, never by the engine's own card numbers.

Where the engine's answer names cards or cells out of a list, the seat's answer gives their places in that list,
counted from 0. All other answers are the same on both sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, factorial
from typing import Any

from fuda.kernel.decisions import (
    Allocate,
    Answer,
    Decision,
    Number,
    Order,
    Pick,
    Randomness,
    Roll,
    Shuffle,
    Subset,
    sample_order,
    sample_subset,
)
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
    if type(answer) is not tuple and (isinstance(answer, bool) or not isinstance(answer, (int, tuple))):
        raise Malformed("an answer is a whole number or a list of whole numbers")
    things = listed(decision)
    if isinstance(answer, int):
        if things is None:
            return answer
        raise Illegal(Reason(decision.clause, "not-a-list"))
    for each in answer:
        if type(each) is not int and (isinstance(each, bool) or not isinstance(each, int)):
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


def nth(decision: Decision, place: int) -> Answer:
    """The answer that `all_answers` gives at a place, counted from 0, without listing those before it.

    >>> from fuda.kernel.decisions import Cards
    >>> question = Cards(0, "1.1", "discard", tuple(range(60)), 3, 5)
    >>> question.count(), nth(question, 5_000_000)
    (5983367, (16, 31, 46, 55, 58))
    """
    if isinstance(decision, Pick):
        return place
    if isinstance(decision, Number):
        return decision.low + place
    if isinstance(decision, Subset):
        return _nth_subset(len(decision.candidates), decision.least, place)
    if isinstance(decision, (Order, Shuffle)):
        return _nth_order(len(decision.items) if isinstance(decision, Order) else decision.size, place)
    if isinstance(decision, Allocate):
        return _nth_share(decision, place)
    assert isinstance(decision, Roll)
    faces = decision.faces
    return tuple([1 + place // faces ** (decision.dice - 1 - die) % faces for die in range(decision.dice)])


def _nth_subset(total: int, least: int, place: int) -> tuple[int, ...]:
    size = least
    while place >= comb(total, size):
        place -= comb(total, size)
        size += 1
    chosen: list[int] = []
    for thing in range(total):
        if len(chosen) == size:
            break
        with_it = comb(total - thing - 1, size - len(chosen) - 1)
        if place < with_it:
            chosen.append(thing)
        else:
            place -= with_it
    return tuple(chosen)


def _nth_order(total: int, place: int) -> tuple[int, ...]:
    left = list(range(total))
    order: list[int] = []
    while left:
        which, place = divmod(place, factorial(len(left) - 1))
        order.append(left.pop(which))
    return tuple(order)


def _nth_share(decision: Allocate, place: int) -> tuple[int, ...]:
    limits, shares = decision.limits, []
    # ways[i][r]: in how many ways the places from i on take exactly r pieces.
    ways = [[1] + [0] * decision.most]
    for limit in limits[::-1]:
        behind = ways[0]
        ways.insert(0, [sum(behind[max(0, pieces - limit) : pieces + 1]) for pieces in range(decision.most + 1)])
    least, most = decision.least, decision.most
    for behind, limit in zip(ways[1:], limits, strict=True):
        for here in range(min(limit, most) + 1):
            count = sum(behind[max(0, least - here) : most - here + 1])
            if place < count:
                shares.append(here)
                least, most = least - here, most - here
                break
            place -= count
    return tuple(shares)


def sample(decision: Decision, random: Randomness) -> Answer:
    """A uniformly random answer in the seat's words."""
    if isinstance(decision, Pick):
        return decision.sample(random)
    if isinstance(decision, Subset):
        places = tuple(range(len(decision.candidates)))
        return sample_subset(places, decision.least, decision.most, random)
    if isinstance(decision, Order):
        return sample_order(len(decision.items), random)
    return decision.sample(random)
