"""Which slots of a text do the rules read? Records that are watched note it, when cards are read and in a game.

A walk over all slots of a record is no reading. Where rules build a text anew, a copy stands for its original.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from fuda.language.running import printed
from fuda.language.words import nodes
from fuda.language.words.nodes import Node, Value

MOST_MOMENTS: Final = 6  # of each record: where to look for a difference
_WALKS: Final = (nodes.__file__, printed.__file__)


def can_watch() -> bool:
    """Whether records can be watched: those of a compiled build cannot."""
    return hasattr(Node(), "__dict__")


class Readings:
    """What was read of the watched records."""

    def __init__(self) -> None:
        self.watched: dict[int, Node] = {}  # by identity, copies with their originals
        self.kept: list[Node] = []  # so that no identity is given twice
        self.slots: set[tuple[int, str]] = set()  # the original and the slot
        self.prepared: set[int] = set()  # records that were read when the cards were
        self.moments: dict[int, list[tuple[int, int]]] = {}  # in which game, before which question
        self.moment: tuple[int, int] | None = None  # none: the cards are being read
        self._walked: list[Node] = []
        self._before: dict[type[Node], dict[str, Any]] = {}  # the classes of watched records, and what stood there
        self._is_on = False

    def watch(self, node: Node) -> None:
        """Watch a record and all within it."""
        for each in printed.inside(node):
            self.watched.setdefault(id(each), each)
            self.kept.append(each)
            if type(each) not in self._before:
                self._before[type(each)] = {}
                if self._is_on:
                    self._look_at(type(each))

    def _look_at(self, kind: type[Node]) -> None:
        """From now on readings of such records are noted. Only what is a slot is looked at, and only in classes of
        which a record is watched: everything else that is asked of records is as quick as ever."""
        for name in kind.FIELDS:
            if name in kind.__dict__:
                self._before[kind][name] = kind.__dict__[name]
            type.__setattr__(kind, name, property(*_noted(self, name)))

    def _look_away(self) -> None:
        for kind, before in self._before.items():
            for name in kind.FIELDS:
                if name in before:
                    type.__setattr__(kind, name, before[name])
                else:
                    type.__delattr__(kind, name)

    def note(self, node: Node, slot: str) -> None:
        """A slot was read."""
        found = self.watched.get(id(node))
        if found is None or slot not in type(node).FIELDS or sys._getframe(2).f_code.co_filename in _WALKS:
            return
        self.slots.add((id(found), slot))
        if self.moment is None:
            self.prepared.add(id(found))
            return
        moments = self.moments.setdefault(id(found), [])
        if len(moments) < MOST_MOMENTS and (not moments or moments[-1] != self.moment):
            moments.append(self.moment)

    @contextmanager
    def on(self) -> Iterator[None]:
        """While this lasts, readings are noted."""
        fields, make = nodes.fields, nodes.make

        def walked(node: Node) -> tuple[tuple[str, Value], ...]:
            if id(node) in self.watched:
                self._walked.append(node)
                del self._walked[:-200]
            return fields(node)

        def made(kind: type[Node], values: Mapping[str, Value]) -> Node:
            node = make(kind, values)
            for place in range(len(self._walked) - 1, -1, -1):
                if type(self._walked[place]) is kind:
                    self.watched[id(node)] = self.watched[id(self._walked.pop(place))]
                    self.kept.append(node)
                    break
            return node

        try:
            self._is_on = True
            for kind in self._before:
                self._look_at(kind)
            nodes.fields, nodes.make = walked, made
            yield
        finally:
            nodes.fields, nodes.make = fields, make
            self._look_away()
            self._is_on = False


def _noted(readings: Readings, name: str) -> tuple[Callable[[Node], Any], Callable[[Node, Any], None]]:
    """How a slot is read while readings are noted, and how a new record is given it."""

    def read(node: Node) -> Any:
        readings.note(node, name)
        values = node.__dict__
        if name not in values:
            raise AttributeError(name)
        return values[name]

    def write(node: Node, value: Any) -> None:
        node.__dict__[name] = value

    return read, write
