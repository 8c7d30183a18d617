"""What may stand under a key of a card? What has the shape that it has on the game's own cards: the same kinds of
value, numbers of that order, and where a game has a closed list, its words.

A card that is being written can say anything under its keys; where a number is wanted and a word stands, the rules
would only break down in play.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from fuda.library.card_words import NAMES
from fuda.library.loading import printed_cards

LEAST_MOST: Final = 99  # a number may be ten times what is printed, upwards always this large
# Keys with a closed list of words; under others, such as races and organisations, a card set may bring its own.
CLOSED: Final = frozenset(
    (
        *("kind", "colour", "class", "attribute", "advantage", "rarity", "move", "action", "arms", "country"),
        *("level", "levels", "range", "land", "march", "attributes"),
    )
)
# Of these, the ones under which a card can bring a word of its own: one that it calls by an English name.
OPENED: Final = frozenset(("attribute", "advantage"))
_WORDED: Final = ("name", "text")  # read, and complained about, elsewhere


@dataclass(slots=True)
class Shape:
    """What was seen under a key: which kinds of value, and below lists and tables what is in them."""

    kinds: set[str] = field(default_factory=set)
    items: dict[str, Shape] = field(default_factory=dict)  # of a table by key, of a list all under ""
    words: set[str] = field(default_factory=set)  # its words, and those of all values of a table
    least: int = 0
    most: int = LEAST_MOST

    def see(self, value: Any) -> None:
        """Take a value as an example."""
        self.kinds.add(_kind(value))
        if isinstance(value, str):
            self.words.update(value.split("/"))
        elif _kind(value) == "number":
            self.least, self.most = min(self.least, 10 * value), max(self.most, 10 * value)
        for key, each in _inside(value):
            inner = self.items.setdefault(key, Shape())
            inner.see(each)
            self.words |= inner.words

    def misfits(self, path: str, value: Any, words: set[str]) -> Iterator[tuple[str, Any, str]]:
        """Where a value has another shape: the place, what stands there, what would fit. `words` are those of a closed
        list, or empty."""
        if _kind(value) not in self.kinds:
            yield path, value, " / ".join(sorted(self.kinds))
            return
        if _kind(value) == "number" and not self.least <= value <= self.most:
            yield path, value, f"{self.least:,} – {self.most:,}"
        if words and isinstance(value, str) and not words.issuperset(value.split("/")):
            yield path, value, " / ".join(sorted(words))
        for key, each in _inside(value):
            if key in self.items:
                yield from self.items[key].misfits(f"{path}.{key}" if key else path, each, words)
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
    for card in printed_cards(game):
        for key, value in card.fields.items():
            if key not in _WORDED:
                seen.setdefault(key, Shape()).see(value)
    return seen


def misfits(game: str, fields: Mapping[str, Any]) -> list[tuple[str, Any, str]]:
    """Where the facts of a card have a shape that those of no other card have.

    >>> misfits("hanyo", {"attribute": "雷"})
    [('attribute', '雷', '光 / 水 / 火 / 闇 / 風')]
    >>> misfits("hanyo", {"attribute": "雷/水", "names": {"雷": "thunder"}})
    []

    >>> misfits("wars3x3", {"kind": "unit", "colour": "fire", "cost": "two"})
    [('cost', 'two', 'number')]
    >>> misfits("wars3x3", {"kind": "dragon", "colour": "fire", "cost": -7})
    [('kind', 'dragon', 'magic / spell / unit'), ('cost', -7, '0 – 99')]
    """
    known = shapes(game)
    return [
        each
        for key, value in fields.items()
        if key not in _WORDED and key in known
        for each in known[key].misfits(key, value, _closed(key, known[key], fields))
    ]


def _closed(key: str, shape: Shape, fields: Mapping[str, Any]) -> set[str]:
    """The words of a closed list, and those that the card brings along; empty where any word can stand."""
    if key not in CLOSED:
        return set()
    said = fields.get(NAMES)
    own = set(said) if key in OPENED and isinstance(said, Mapping) else set()
    return shape.words | own


def schema(game: str) -> dict[str, Any]:
    """A JSON schema for the card files of a game, for editors: a file is a table of cards by number.

    >>> schema("wars3x3")["additionalProperties"]["properties"]["cost"]
    {'type': 'integer', 'minimum': 0, 'maximum': 99}
    """
    words = {"type": "string", "minLength": 1}
    name = {"type": "object", "properties": {"ja": words, "en": words}, "required": ["ja", "en"]}
    names = {"type": "object", "additionalProperties": words}
    facts = {key: _schema_of(shape, shape.words if key in CLOSED else set()) for key, shape in shapes(game).items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"fuda cards {game}",
        "type": "object",
        "additionalProperties": {
            "type": "object",
            "properties": {"name": name, "text": {"type": "string"}, "names": names, **facts},
            "required": ["name", "text", "kind"],
            "additionalProperties": False,
        },
    }


def _schema_of(shape: Shape, words: set[str]) -> dict[str, Any]:
    ways: list[dict[str, Any]] = []
    for kind in sorted(shape.kinds):
        if kind == "number":
            ways.append({"type": "integer", "minimum": shape.least, "maximum": shape.most})
        elif kind == "word":
            several = "|".join(sorted(words))
            ways.append({"type": "string", "pattern": f"^({several})(/({several}))*$"} if words else {"type": "string"})
        elif kind == "list":
            inner = shape.items.get("")
            ways.append({"type": "array", "items": {} if inner is None else _schema_of(inner, words)})
        elif kind == "table":
            inside = {key: _schema_of(each, words) for key, each in shape.items.items() if key}
            ways.append({"type": "object", "properties": inside})
        else:
            ways.append({"type": "boolean"})
    return ways[0] if len(ways) == 1 else {"anyOf": ways}
