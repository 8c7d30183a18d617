"""Why is it so? What a game says about its values and its order of triggers, in the engine's own numbers.

The game's module `explaining` has a subclass of `Explainer`. It asks the functions by which the game is played, so that
an explanation cannot say anything else than the rules do. What of it a seat may be told is decided further up.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.decisions import Action
from fuda.kernel.facts import Held
from fuda.kernel.records import Record
from fuda.kernel.rules import Rules

PRINTED: Final = "printed"  # what stands on the card
ADDED: Final = "added"  # what another card adds by lying there: equipment, a linked card
EFFECT: Final = "effect"  # what a text does
RULE: Final = "rule"  # what a rule does, without any text


class Origin(Record):
    """One step of a derivation: by which clause, from which card and text, since when, and the value after it."""

    def __init__(
        self,
        kind: str = PRINTED,
        clause: str = "",
        value: Held = 0,
        card: int = -1,
        printed: int = -1,
        line: int = -1,
        seat: int = -1,
        timestamp: int = -1,
        lasting: bool = False,
        awaited: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.value = value
        self.card = card  # the card that does it
        self.printed = printed  # on which card of the list the text is printed, and in which line
        self.line = line
        self.seat = seat  # whose effect it is
        self.timestamp = timestamp
        self.lasting = lasting  # whether it was made by a text that was carried out before everybody's eyes
        self.awaited = awaited  # the places of the steps for which it had to wait although it is older


class Due(Record):
    """Something that has triggered: whose it is, by which clause its turn comes, and among how many its player
    chooses then. What is private could trigger, and only its player knows."""

    def __init__(self, found: Any = None, clause: str = "", choices: int = 1, private: bool = False) -> None:
        self.found = found
        self.clause = clause
        self.choices = choices
        self.private = private


class Imagined:
    """A position that is like the present one but for the time: which time, as a key of a word table."""

    def __init__(self, section: str, key: str, state: Any) -> None:
        self.section = section
        self.key = key
        self.state = state


def imagined(state: Any) -> Any:
    """A copy of a position in which nobody is asked anything."""
    twin = state.clone()
    twin.pending, twin.answers, twin.facts = (), (), None
    return twin


class Explainer:
    """What a game explains; this one explains nothing but the order of triggers."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Any = rules

    def names(self, state: Any, card: int) -> tuple[str, ...]:
        """The values of a card (or of the player at seat 0 or 1: -2 or -3) that can be explained."""
        return ()

    def open_names(self, state: Any, card: int) -> tuple[str, ...]:
        """Those of them that can be explained to a seat that sees the card lying there without knowing it."""
        return ()

    def derivation(self, state: Any, card: int, name: str) -> list[Origin]:
        """How the value comes about; the last step has the value itself."""
        raise NotImplementedError

    def value(self, state: Any, card: int, name: str) -> Held:
        """The value by which the game is played."""
        raise NotImplementedError

    def words(self, name: str, held: Held) -> list[Any]:
        """What a value that is no plain number stands for: keys of the section `section_of`, or texts in both
        languages."""
        raise NotImplementedError

    def section_of(self, name: str) -> str:
        """The word table in which the words of a value stand; none where it is a number."""
        return ""

    def is_of_time(self, condition: str) -> bool:
        """Whether a refusal for this condition only says that it is the wrong time."""
        return False

    def moments(self, state: Any, seat: int, action: Action) -> list[Imagined]:
        """The times at which the seat could think of doing this: its own next phases and steps, with everything else
        as it is now."""
        return []

    def first(self, state: Any) -> int:
        """The seat whose triggers are played first: that of the turn, where there are turns."""
        seat: int = getattr(state, "turn_player", 0)
        return seat

    def clause_of_order(self, state: Any, seat: int, own: bool) -> str:
        """The clause by which this seat's triggers come first, or after those of the other."""
        return ""

    def due(self, state: Any) -> list[Due]:
        """Everything that has triggered and waits, in the order in which it will be played."""
        first = self.first(state)
        found: list[Due] = []
        for seat in (first, 1 - first):
            own = [each for each in state.triggered if each.seat == seat]
            clause = self.clause_of_order(state, seat, seat == first)
            found += [Due(each, clause, len(own)) for each in own]
        return found
