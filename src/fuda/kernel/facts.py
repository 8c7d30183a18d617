"""What is true now? Derived values: printed ones, changed layer by layer by the effects that apply.

Within a layer an effect that depends on another comes after it, otherwise the earlier timestamp comes first. Effect B
depends on effect A when applying A first changes to what B applies or what B does there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fuda.kernel.records import Record

Held = int | tuple[int, ...]


class Facts:
    """The values under derivation: one for each pair of card (or seat) and attribute."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int], Held] = {}
        self.watch: list[Carried] | None = None  # every effect that is carried out, while somebody wants to know
        self.state: Any = None  # the position, while they are derived from it
        self.is_hindered = False  # whether something keeps effects from single subjects
        self.done: dict[int, list[tuple[int, Held]]] | None = None  # by effect what it did, while that is kept

    def number(self, subject: int, attribute: int) -> int:
        """A derived number; 0 when there is none."""
        held = self.values.get((subject, attribute), 0)
        return held if type(held) is int else 0

    def members(self, subject: int, attribute: int) -> tuple[int, ...]:
        """A derived list of numbers (names, traits, organisations); empty when there is none."""
        held = self.values.get((subject, attribute), ())
        return held if isinstance(held, tuple) else ()

    def set(self, subject: int, attribute: int, value: Held) -> None:
        """Put a value."""
        self.values[(subject, attribute)] = value

    def copy(self) -> Facts:
        """An independent copy."""
        new = Facts()
        new.values = dict(self.values)
        new.state, new.is_hindered = self.state, self.is_hindered
        return new


class Change(Record):
    """A continuous effect on derived values. `reads` and `writes` name attributes: effects that read nothing which
    another of their layer writes cannot depend on it, and are not tried."""

    def __init__(
        self, layer: int = 0, timestamp: int = 0, reads: tuple[int, ...] = (), writes: tuple[int, ...] = ()
    ) -> None:
        self.layer = layer
        self.timestamp = timestamp
        self.reads = reads
        self.writes = writes

    def scope(self, facts: Facts) -> tuple[int, ...]:
        """To which subjects it applies, given the values so far."""
        raise NotImplementedError

    def content(self, facts: Facts, subject: int) -> Held:
        """What it does to the subject, given the values so far."""
        raise NotImplementedError

    def contents(self, facts: Facts) -> list[tuple[int, Held]]:
        """All subjects, each with what it does to it, given the values so far."""
        return [(subject, self.content(facts, subject)) for subject in self.scope(facts)]

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        """Do it."""
        raise NotImplementedError

    def change_all(self, facts: Facts, contents: list[tuple[int, Held]]) -> None:
        """Do it to all subjects."""
        for subject, content in contents:
            self.change(facts, subject, content)


class Carried:
    """An effect that was carried out: what it did to which subjects, and all values before and after it."""

    def __init__(self, change: Change, contents: list[tuple[int, Held]], before: dict[tuple[int, int], Held]) -> None:
        self.change = change
        self.contents = contents
        self.before = before
        self.after = before
        self.state: Any = None  # the position of which the values are


def carry_out(change: Change, facts: Facts) -> None:
    """Apply one effect to all its subjects, judged by the values before it."""
    contents = change.contents(facts)
    if facts.done is not None:
        facts.done[id(change)] = contents
    if contents:
        if facts.watch is not None:
            facts.watch.append(Carried(change, contents, dict(facts.values)))
        change.change_all(facts, contents)
        if facts.watch is not None:
            facts.watch[-1].after = dict(facts.values)
            facts.watch[-1].state = facts.state


def _may_depend(later: Change, earlier: Change) -> bool:
    return later is not earlier and any(attribute in earlier.writes for attribute in later.reads)


def _timestamp(change: Change) -> int:
    return change.timestamp


_BITS: Final[dict[tuple[int, ...], int]] = {}  # of lists of attributes that were met before


def _bits(attributes: tuple[int, ...]) -> int:
    bits = 0
    for each in attributes:
        bits |= 1 << each
    _BITS[attributes] = bits
    return bits


def _meet(changes: Sequence[Change]) -> bool:
    """Whether anything is read at all that is written; most often nothing is."""
    read, written = 0, 0
    for each in changes:
        reads, writes = each.reads, each.writes
        read |= _BITS[reads] if reads in _BITS else _bits(reads)
        written |= _BITS[writes] if writes in _BITS else _bits(writes)
    return bool(read & written)


def depends(later: Change, earlier: Change, facts: Facts) -> bool:
    """Whether `later` would apply to something else, or do something else, if `earlier` were applied first."""
    if not _may_depend(later, earlier):
        return False
    tried = facts.copy()
    carry_out(earlier, tried)
    return later.contents(facts) != later.contents(tried)


def _awaited(each: Change, left: Sequence[Change], facts: Facts) -> list[int]:
    """The places of the effects that must come before this one; a mutual dependency counts as none."""
    return [
        place
        for place, other in enumerate(left)
        if other is not each and depends(each, other, facts) and not depends(other, each, facts)
    ]


def _following(left: Sequence[Change], facts: Facts) -> Change:
    """The earliest effect that waits for no other, or only for such as wait for it in turn (a circle)."""
    waits: list[list[int]] = []
    for each in left:
        awaited = _awaited(each, left, facts)
        if not awaited:
            return each
        waits.append(awaited)
    for place, each in enumerate(left):
        if all(place in _reached(other, waits) for other in waits[place]):
            return each
    return left[0]


def _reached(start: int, waits: list[list[int]]) -> list[int]:
    found = [start]
    for place in found:
        found += [other for other in waits[place] if other not in found]
    return found


def in_order(changes: Sequence[Change], facts: Facts) -> None:
    """Apply the effects of one layer: whatever depends on another waits for it, otherwise the earlier comes first."""
    left = sorted(changes, key=_timestamp)
    if not _meet(left) or not any(_may_depend(later, earlier) for later in left for earlier in left):
        for each in left:
            carry_out(each, facts)
        return
    while left:
        following = _following(left, facts)
        carry_out(following, facts)
        left.remove(following)


def derive(facts: Facts, changes: Sequence[Change]) -> Facts:
    """Fold all effects over the printed values, layer by layer."""
    if len(changes) <= 1:
        for each in changes:
            carry_out(each, facts)
        return facts
    for layer in sorted({each.layer for each in changes}):
        in_order([each for each in changes if each.layer == layer], facts)
    return facts
