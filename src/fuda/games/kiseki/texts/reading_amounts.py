"""What do amounts come to that are worked out from others, and how do two of them compare?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.words import measures as q
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares, members

if TYPE_CHECKING:
    from fuda.games.kiseki.texts.reading import Reading


def _multiplied(reading: Reading, node: Any) -> int:
    return reading.amount(node.amount) * int(node.n)


def _halved(reading: Reading, node: Any) -> int:
    return (reading.amount(node.amount) + int(node.up)) // 2


def _added(reading: Reading, node: Any) -> int:
    return reading.amount(node.one) + reading.amount(node.other)


def _taken(reading: Reading, node: Any) -> int:
    return reading.amount(node.one) - reading.amount(node.other)


def _lesser(reading: Reading, node: Any) -> int:
    return min(reading.amount(node.one), reading.amount(node.other))


def _greater(reading: Reading, node: Any) -> int:
    return max(reading.amount(node.one), reading.amount(node.other))


def _stats(reading: Reading, node: Any) -> list[int]:
    return [reading.number(card, reading.rules.stat(node.stat)) for card in members(node.what, reading)]


def _highest(reading: Reading, node: Any) -> int:
    return max(_stats(reading, node), default=0)


def _lowest(reading: Reading, node: Any) -> int:
    return min(_stats(reading, node), default=0)


@rule("1221.1")
def _times_happened(reading: Reading, node: Any) -> int:
    from fuda.games.kiseki.texts.triggers import times_happened

    return times_happened(reading.state, reading.rules, node.event, reading)


WORKED_OUT: Final[dict[type, Callable[[Reading, Any], int]]] = {
    q.Multiplied: _multiplied,
    q.Halved: _halved,
    q.Added: _added,
    q.Taken: _taken,
    q.Lesser: _lesser,
    q.Greater: _greater,
    q.Highest: _highest,
    q.Lowest: _lowest,
    q.TimesHappened: _times_happened,
}


@rule("104.6")
def is_more(reading: Reading, condition: Any) -> bool:
    """Whether the one amount is more."""
    return reading.amount(condition.one) > reading.amount(condition.other)


def is_less(reading: Reading, condition: Any) -> bool:
    """Whether the one amount is less."""
    return reading.amount(condition.one) < reading.amount(condition.other)


def is_no_less(reading: Reading, condition: Any) -> bool:
    """Whether the one amount is as much as the other or more."""
    return reading.amount(condition.one) >= reading.amount(condition.other)


def is_no_more(reading: Reading, condition: Any) -> bool:
    """Whether the one amount is as much as the other or less."""
    return reading.amount(condition.one) <= reading.amount(condition.other)


def is_more_by(reading: Reading, condition: Any) -> bool:
    """Whether the one amount is more by so much at least."""
    return reading.amount(condition.one) - reading.amount(condition.other) >= int(condition.n)


def is_less_by(reading: Reading, condition: Any) -> bool:
    """Whether the one amount is less by so much at least."""
    return reading.amount(condition.other) - reading.amount(condition.one) >= int(condition.n)


def is_same(reading: Reading, condition: Any) -> bool:
    """Whether the amounts are the same."""
    return reading.amount(condition.one) == reading.amount(condition.other)


def measures(reading: Reading, condition: Any) -> bool:
    """Whether an amount compares so."""
    return compares(reading.amount(condition.amount), reading.bound(condition.bound))
