"""What may stand under a key of a card? What has the shape that it has on the game's own cards.

A card that is being written can say anything under its keys; where a number is wanted and a word stands, the rules
would only break down in play.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from fuda.library.loading import load_cards

MOST: Final = 1_000_000  # no card has a number that large
_WORDED: Final = ("name", "text")  # read, and complained about, elsewhere


@dataclass(slots=True)
class Shape:
    """What was seen under a key: which kinds of value, and below lists and tables what is in them."""

    kinds: set[str] = field(default_factory=set)
    items: dict[str, Shape] = field(default_factory=dict)  # of a table by key, of a list all under ""

    def see(self, value: Any) -> None:
        """Take a value as an example."""
        self.kinds.add(_kind(value))
        for key, each in _inside(value):
            self.items.setdefault(key, Shape()).see(each)

    def misfits(self, path: str, value: Any) -> Iterator[tuple[str, Any, str]]:
        """Where a value has another shape: the place, what stands there, what would fit."""
        if _kind(value) not in self.kinds:
            yield path, value, " / ".join(sorted(self.kinds))
            return
        if _kind(value) == "number" and not -MOST <= value <= MOST:
            yield path, value, f"-{MOST:,} – {MOST:,}"
        for key, each in _inside(value):
            if key in self.items:
                yield from self.items[key].misfits(f"{path}.{key}" if key else path, each)
            elif self.items:
                yield f"{path}.{key}", each, " / ".join(self.items)


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "true/false"
    for kind, name in ((int, "number"), (str, "word"), (list, "list"), (dict, "table")):
        if isinstance(value, kind):
            return name
    return type(value).__name__


def _inside(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, Mapping):
        return [(str(key), each) for key, each in value.items() if key not in _WORDED]
    return [("", each) for each in value] if isinstance(value, list) else []


@cache
def shapes(game: str) -> Mapping[str, Shape]:
    """By key, what the cards of a game say there.

    >>> shapes("wars3x3")["cost"].kinds
    {'number'}
    """
    seen: dict[str, Shape] = {}
    for card in load_cards(game):
        for key, value in card.fields.items():
            if key not in _WORDED:
                seen.setdefault(key, Shape()).see(value)
    return seen


def misfits(game: str, fields: Mapping[str, Any]) -> list[tuple[str, Any, str]]:
    """Where the facts of a card have a shape that those of no other card have.

    >>> misfits("wars3x3", {"kind": "unit", "colour": "fire", "cost": "two"})
    [('cost', 'two', 'number')]
    """
    known = shapes(game)
    return [
        each
        for key, value in fields.items()
        if key not in _WORDED and key in known
        for each in known[key].misfits(key, value)
    ]
