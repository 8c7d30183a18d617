"""What is a position? Columns of plain values, zones, and a stack of frames; nothing else.

A column is a list with one entry per card; a card is its index. A game adds its own columns and values in a subclass.
Lists hold immutable values only, so a clone copies each list and shares everything else.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from fuda.kernel.reasons import Outcome
from fuda.kernel.records import Record, code_of, copy_of, fields_of, fingerprint, is_compiled

S = TypeVar("S", bound="State")

CHANCE: Final = 2  # the seat that rolls dice and shuffles
NOBODY: Final = -1

# Not part of the position: what only serves showing, saving and speed.
ASIDE: Final = frozenset(
    (
        "notes",
        "facts",
        "previous",
        "layout",
        "handle",
        "next_handle",
        "clock",
        "known",
        "pending",
        "answers",
        "saved",
        "steps",
        "seen",
        "choices",
        "hide_forced",
        "idle",
        "looks_ahead",
    )
)


_LISTS: Final[dict[type, tuple[str, ...]]] = {}


def _lists_of(kind: type) -> tuple[str, ...]:
    """The fields of a class of states that are lists."""
    names = _LISTS.get(kind)
    if names is None:
        blank = kind()
        names = tuple([name for name in fields_of(blank) if type(getattr(blank, name)) is list])
        _LISTS[kind] = names
    return names


class State(Record):
    """A whole game at one moment. Only applied events write the tables; only the machine writes the control part."""

    def __init__(self) -> None:
        # tables
        self.printed: list[int] = []  # which card of the card list this is
        self.owner: list[int] = []
        self.zone: list[int] = []
        self.known: list[int] = []  # bit n is set when seat n knows what the card is
        self.handle: list[int] = []  # the name under which seats speak of the card
        self.zones: list[tuple[int, ...]] = []
        self.effects: tuple[Any, ...] = ()
        self.triggered: tuple[Any, ...] = ()
        self.next_handle = 0
        self.clock = 0  # timestamps of effects
        # control
        self.frames: list[Any] = []
        self.pending: tuple[Any, ...] = ()
        self.answers: tuple[Any, ...] = ()
        self.into = ""
        self.together = False  # whether several seats are asked at once, so that all answers arrive as one tuple
        self.outcome: Outcome | None = None
        self.saved: tuple[Any, ...] = ()  # positions to which an announcement under way can be rewound
        # aside
        self.facts: Any = None  # derived values, until the next applied event
        self.previous: Any = None  # those before the last event that touched them, or older ones: to derive from
        self.layout: Any = None  # what lies where, as the game looks it up; emptied by the events that move something
        self.notes: list[Any] | None = None  # applied events as told to each seat, while somebody listens
        self.steps = 0
        self.choices: list[int] = [0, 0, 0]  # how many questions each seat has answered, chance too
        # Once a loop is suspected: likeness and key of the position that is looked for, and after how many steps it was
        self.seen: tuple[int, ...] = ()
        # Every question is asked, even where only one answer exists: who is asked when tells nothing of hidden cards
        self.hide_forced = False
        self.idle = 0  # then: steps since somebody could choose
        # A bot tries something on this clone: what it would leave to `usual` need not be asked, nor listed
        self.looks_ahead = False

    def clone(self: S) -> S:
        """An independent copy; the copy takes no notes."""
        kind = type(self)
        if not is_compiled(self):
            new = kind.__new__(kind)
            inside = self.__dict__.copy()
            for name in _lists_of(kind):
                inside[name] = inside[name][:]
            new.__dict__ = inside
        else:
            new = kind()
            for name in fields_of(self):
                value = getattr(self, name)
                setattr(new, name, value[:] if type(value) is list else value)
        new.frames = [copy_of(frame) for frame in self.frames]
        new.notes = None
        return new

    def key(self) -> int:
        """Equal positions have equal keys, in every process and under every hash seed."""
        parts: list[Any] = [code_of(type(self).__name__)]
        for name in fields_of(self):
            if name not in ASIDE:
                parts.append(fingerprint(getattr(self, name)))
        return hash(tuple(parts))

    def fields(self) -> tuple[str, ...]:
        """The names of all fields."""
        return fields_of(self)
