"""For how long texts of kokuryoku say that something holds, beside what every game can say."""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node, OfPlayer


class ThisPhase(Node):
    """Until the phase ends."""


class UntilTurnOf(OfPlayer):
    """Until the player's next turn begins."""


class NextPhaseOf(Node):
    """While it is the next such phase of the player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class PhaseOfNextTurn(Node):
    """While it is this phase of the player in that player's next turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class ForGame(Node):
    """To the end of the game, as long as it is on the field."""


class UntilEndOfPhase(Node):
    """Until the next such phase of the player ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class ThatPhase(Node):
    """While it is the phase for which the sentence before waits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase
