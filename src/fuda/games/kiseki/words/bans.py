"""More of what is forbidden in the card texts of kiseki: changes in modifiers.Affect, like those there."""

from typing import ClassVar, Final

from fuda.games.kiseki.words.things import Narrowed
from fuda.language.words.nodes import Node


class IsNotActioned(Node):
    """1315.2, 104.4. No text actions it; what attacks, supports or gives EP is actioned all the same."""


class IsNotRecovered(Node):
    """1308.1, 104.4. It does not recover."""


class IsNotTurned(Node):
    """1316.2, 104.4. It is not turned face down; being stunned is another thing (1306.2a)."""


class IsNotPutIntoTrail(Node):
    """508.1, 104.4. It is not put into the trail, in whatever way."""


class DoesNotLeave(Node):
    """502.1, 104.4. It does not leave the field."""


class IsNotReturned(Node):
    """502.5, 104.4. It does not go from the field to hand."""


class IsNotRemoved(Node):
    """1330.1, 104.4. It is not removed from the game."""


class IsNotDiscarded(Node):
    """1314.1, 104.4. It is not discarded."""


class KeptInBattle(Node):
    """104.4, 804.11a-2, 804.11a-4. No battle does to it what the change keeps it from; effects still do."""

    FIELDS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, change: Node) -> None:
        self.change: Final = change


class StaysReady(Node):
    """804.4. It is not actioned for attacking."""


OF_MOVES: Final = (IsNotPutIntoTrail, DoesNotLeave, IsNotReturned, IsNotRemoved, IsNotDiscarded)


class NotTargetedBySome(Node):
    """1204.2d. What this player plays of these kinds (EVENT, craft, art) cannot target it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "sources")

    def __init__(self, player: Node, sources: tuple[str, ...]) -> None:
        self.player: Final = player
        self.sources: Final = sources


class PlaysAtMost(Node):
    """104.4. The player cannot play more than so many of these in one turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what")

    def __init__(self, n: int, what: Node) -> None:
        self.n: Final = n
        self.what: Final = what


class CannotAttackAlone(Node):
    """803.3b, 104.4. It attacks only together with others."""


class KeptFrom(Node):
    """104.4. The ban holds only against what effects of this player would do."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "change")

    def __init__(self, player: Node, change: Node) -> None:
        self.player: Final = player
        self.change: Final = change


class DoesNotStrikeBack(Node):
    """804.11a-1, 104.4. As the defending UNIT it strikes back at nothing."""


class CannotScrum(Node):
    """803.3b, 104.4. It attacks only by itself."""


class DoesNotSupport(Node):
    """1218.1, 104.4. It gives no scrum support."""


class IsNotSupported(Node):
    """1218.1, 104.4. It is given no scrum support."""


class GainsNoSupport(Node):
    """1309.1, 104.4. It does not gain support, by whatever."""


class MayAttackWhat(Narrowed):
    """803.6e. It can attack these though they, or it, could not otherwise; stunned ones it cannot (803.6g)."""


class AttacksWithAtMost(Node):
    """803.3b, 104.4. The player attacks with no more than so many UNITs at a time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class CannotSupport(Node):
    """1218.1, 104.4. The player gives no scrum support."""
