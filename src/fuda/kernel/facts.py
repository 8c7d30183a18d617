"""What is true now? Derived values: printed ones, changed layer by layer by the effects that apply.

Within a layer an effect that depends on another comes after it, otherwise the earlier timestamp comes first. Effect B
depends on effect A when applying A first changes to what B applies or what B does there.
"""

from __future__ import annotations

from collections.abc import Sequence

from fuda.kernel.records import Record

Held = int | tuple[int, ...]


class Facts:
    """The values under derivation: one for each pair of card (or seat) and attribute."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int], Held] = {}

    def number(self, subject: int, attribute: int) -> int:
        """A derived number; 0 when there is none."""
        held = self.values.get((subject, attribute), 0)
        return held if isinstance(held, int) else 0

    def set(self, subject: int, attribute: int, value: Held) -> None:
        """Put a value."""
        self.values[(subject, attribute)] = value

    def copy(self) -> Facts:
        """An independent copy."""
        new = Facts()
        new.values = dict(self.values)
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

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        """Do it."""
        raise NotImplementedError


def carry_out(change: Change, facts: Facts) -> None:
    """Apply one effect to all its subjects, judged by the values before it."""
    todo = [(subject, change.content(facts, subject)) for subject in change.scope(facts)]
    for subject, content in todo:
        change.change(facts, subject, content)


def _does(change: Change, facts: Facts) -> tuple[tuple[int, Held], ...]:
    return tuple([(subject, change.content(facts, subject)) for subject in change.scope(facts)])


def depends(later: Change, earlier: Change, facts: Facts) -> bool:
    """Whether `later` would apply to something else, or do something else, if `earlier` were applied first."""
    if not any(attribute in earlier.writes for attribute in later.reads):
        return False
    tried = facts.copy()
    carry_out(earlier, tried)
    return _does(later, facts) != _does(later, tried)


def in_order(changes: Sequence[Change], facts: Facts) -> None:
    """Apply the effects of one layer: whatever depends on another waits for it; a mutual dependency counts as none."""
    left = sorted(changes, key=lambda each: each.timestamp)
    while left:
        following = left[0]
        for each in left:
            if not any(
                other is not each and depends(each, other, facts) and not depends(other, each, facts) for other in left
            ):
                following = each
                break
        carry_out(following, facts)
        left.remove(following)


def derive(facts: Facts, changes: Sequence[Change]) -> Facts:
    """Fold all effects over the printed values, layer by layer."""
    for layer in sorted({each.layer for each in changes}):
        in_order([each for each in changes if each.layer == layer], facts)
    return facts
