"""What is a lasting effect made by a text, and what is known once all of them are folded?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.kernel.facts import Facts, Held
from fuda.kernel.records import Record
from fuda.language.running.lines import ABILITIES as ABILITIES
from fuda.language.running.lines import Lines
from fuda.language.running.lines import Standing as Standing

if TYPE_CHECKING:
    from fuda.language.running.text_changes import TextChange

RANKS: Final = 7  # bits for the order of cards of one age

# Until when a lasting effect applies; a game adds its own.
TURN_END: Final = 0  # the end of the turn in which it began or for which it waits
WHILE: Final = 1  # as long as its condition holds
GAME: Final = 2


class Modifier(Record):
    """A lasting effect that was made by a text: which sentence it is, whose, on what, and until when. Equal ones that
    only add up are one with a multiplicity (`TextRules.piles_up`)."""

    def __init__(
        self,
        name: int = -1,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        ability: int = -1,
        sentence: int = -1,
        cards: tuple[int, ...] = (),
        seats: tuple[int, ...] = (),
        amount: int = 0,
        until: int = TURN_END,
        begins: int = 0,
        ends: int = 0,
        timestamp: int = 0,
        uses: int = -1,
        shed: tuple[int, ...] = (),
        open: bool = False,
        kept: tuple[int, ...] = (),
        times: int = 1,
    ) -> None:
        self.name = name  # a number of its own
        self.seat = seat  # who controls it
        self.this = this  # the card whose text made it
        self.printed = printed  # where the sentence is printed
        self.ability = ability
        self.sentence = sentence
        self.cards = cards  # the cards it was made for
        self.seats = seats  # the players it was made for
        self.amount = amount
        self.until = until
        self.begins = begins  # the turn from which on it applies
        self.ends = ends  # the turn after which it ends
        self.timestamp = timestamp
        self.uses = uses  # how often it still works; -1: without limit
        self.shed = shed  # cards of an open group to which it has stopped applying
        self.open = open  # whether it applies to whatever fits, not to the cards it was made for
        self.kept = kept  # what was chosen when it was made, in the game's own numbers
        self.times = times  # how many equal ones it stands for; number and age are those of the last

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Each stood for itself before."""
        return {"times": 1, **written}


class TextFacts(Facts):
    """Derived information, standing effects, and what waits for what."""

    def __init__(self) -> None:
        super().__init__()
        self.standing: list[Standing] = []
        self.by_kind: dict[type, list[Standing]] = {}  # the standing effects by what they say
        self.delayed: list[Standing] = []  # of the standing effects, those that wait for an event
        self.awaited: frozenset[object] | None = None  # under what the events are filed for which they wait, once asked
        self.listeners: dict[object, list[tuple[int, int, int]]] = {}  # by event: seat, card, ability that waits for it
        self.activated: list[tuple[int, int]] = []  # card and packed ability
        self.watchers: list[tuple[int, int, int]] = []  # seat, card, ability that waits for a condition
        self.cards: list[int] = []  # the cards that have abilities in force, in table order
        self.laid = self.values  # what is printed
        self.lines: list[Lines] = []  # what the abilities printed on these cards come to
        self.looked_at = 0  # what the texts in force look at, in the game's own bits
        self.cache: Any = None  # what a game has worked out from these facts, see `TextRules.new_cache`
        self.unheard: dict[type, int] = {}  # by class of event, where a game asks: when nothing waits for it
        self.course: list[Done] | None = None  # what the effects on information have done, in order; None: not kept
        self.differs = -1  # which information differs from that of the facts it was derived from, a bit each; -1: any
        self.touched: frozenset[int] | None = None  # whose information may differ; None: not known
        self.lasting: list[Modifier] = []  # the lasting effects that were under way, where the course is kept
        self.effects: tuple[Modifier, ...] = ()  # all lasting effects that there were, where the course is kept
        self.candidates: list[Standing] = []  # the other effects, whether their conditions hold or not
        self.gives = False  # whether standing effects were given to cards: they come after those of lasting effects

    def beside(self, cache: Any) -> TextFacts:
        """The same facts with a list of standing effects of their own, of which nothing is worked out yet."""
        made = TextFacts()
        made.values = self.values
        made.standing = self.standing[:]
        made.by_kind = {kind: each[:] for kind, each in self.by_kind.items()}
        made.delayed = self.delayed
        made.listeners = self.listeners
        made.activated = self.activated
        made.watchers = self.watchers
        made.cards = self.cards
        made.laid = self.laid
        made.lines = self.lines
        made.looked_at = self.looked_at
        made.gives = self.gives
        made.cache = cache
        return made

    def told(self) -> dict[str, Any]:
        """Everything that was derived, as plain values."""
        return {
            "cards": self.cards,
            "values": {f"{subject} {attribute}": value for (subject, attribute), value in self.values.items()},
            "standing": [each.told() for each in self.standing],
            "kinds": {kind.__name__: [each.told() for each in found] for kind, found in self.by_kind.items()},
            "delayed": [each.told() for each in self.delayed],
            "listeners": {str(event): found for event, found in self.listeners.items()},
            "watchers": self.watchers,
            "activated": self.activated,
            "looked_at": self.looked_at,
        }

    def of(self, kind: type) -> list[Standing]:
        """The standing effects of one kind."""
        if kind in self.by_kind:
            return self.by_kind[kind]
        return NONE

    def abilities(self, card: int) -> tuple[int, ...]:
        """The packed abilities that a card has."""
        held = self.values.get((card, ABILITIES), ())
        return held if isinstance(held, tuple) else ()


NONE: Final[list[Standing]] = []
NOTHING_LAID: Final[dict[tuple[int, int], Held]] = {}  # where a game keeps it in a way of its own
Done = tuple["TextChange", list[tuple[int, Held]]]
