"""How do two people share one machine? Between their questions a curtain falls: nothing of what one saw is left on the
screen, in what can be scrolled back, or among the lines that the arrow keys bring back."""

from __future__ import annotations

from contextlib import suppress

from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.words import say


def player_name(seat: int) -> str:
    """What a player is called who shares the machine with another."""
    return say("play", "player", number=seat + 1)


class Curtain:
    """Stands between two people; both have the same one."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.seat: int | None = None  # who sits in front of the screen; None: nobody

    def fall(self) -> None:
        """Wipe everything off."""
        self.seat = None
        self.screen.wipe()
        with suppress(ImportError):
            import readline

            readline.clear_history()
