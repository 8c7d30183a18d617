"""What is chosen in the texts of kiseki beside cards: one of several effects, a number, a kind, a card name."""

from typing import ClassVar, Final

from fuda.games.kiseki.words.things import Narrowed
from fuda.language.words.nodes import Node

# --- one of several effects


class Modes(Node):
    """The player chooses so many of these effects, each another one; they are carried out in the order of the text."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n", "options")

    def __init__(self, player: Node, n: int, options: tuple[Node, ...]) -> None:
        self.player: Final = player
        self.n: Final = n
        self.options: Final = options


class ModesOf(Node):
    """The same; the text also says how many effects there are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "of", "n", "options")

    def __init__(self, player: Node, of: int, n: int, options: tuple[Node, ...]) -> None:
        self.player: Final = player
        self.of: Final = of
        self.n: Final = n
        self.options: Final = options


class EitherDeed(Node):
    """One of two effects, as the player likes who does it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class ModeChoice(Node):
    """As the rules read it: so many of the effects from this number on are chosen when the text is resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("begin", "of", "n")

    def __init__(self, begin: int, of: int, n: int) -> None:
        self.begin: Final = begin
        self.of: Final = of
        self.n: Final = n


class ModeMention(ModeChoice):
    """The same, chosen when the text is played: one of the effects calls for targets."""


class InMode(Node):
    """The effect of this number was chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number


# --- a number, a kind, a card name


class Declare(Node):
    """The player names a number (104.5), a kind of card (203.2) or a card name (201.1) when the text is resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: str) -> None:
        self.what: Final = what


class Declared(Node):
    """The number that was named."""


class OfDeclaredKind(Narrowed):
    """Of these, the ones of the kind that was named."""


class OfDeclaredName(Narrowed):
    """Of these, the ones with the card name that was named."""
