"""What texts do with the cards of hands, decks and discards; a place in a deck is the string top or bottom."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfNumber, OfPlayer

# --- zones and groups of cards


class TopCards(Node):
    """The uppermost cards of a deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "n")

    def __init__(self, zone: Node, n: int) -> None:
        self.zone: Final = zone
        self.n: Final = n


class Looked(Node):
    """Those that the sentence before let the player look at."""


class Remaining(Node):
    """Those of them that are still where they were."""


class DeckOf(OfPlayer):
    """This player's deck."""


class DiscardOf(OfPlayer):
    """This player's discard."""


# --- effects


class DiscardFromHand(OfNumber):
    """The acting player discards so many cards from hand, chosen by that player."""


class DiscardHand(Node):
    """The acting player discards the whole hand."""


class Search(Node):
    """Look for so many such cards in a hidden zone; they need not be found."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "n", "what")

    def __init__(self, zone: Node, n: int, what: Node) -> None:
        self.zone: Final = zone
        self.n: Final = n
        self.what: Final = what


class Reveal(About):
    """Show to all players."""


class AddToHand(About):
    """Put into the hand of their owner."""


class PutInDiscard(About):
    """Put into the discard; where a rulebook says so this is not discarding."""


class PutOnDeck(Node):
    """Put on the top or the bottom of a deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone", "place")

    def __init__(self, what: Node, zone: Node, place: str) -> None:
        self.what: Final = what
        self.zone: Final = zone
        self.place: Final = place


class PutInAnyOrder(Node):
    """The same in an order that the acting player chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "zone", "place")

    def __init__(self, what: Node, zone: Node, place: str) -> None:
        self.what: Final = what
        self.zone: Final = zone
        self.place: Final = place


class Shuffle(Node):
    """Shuffle a deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone
