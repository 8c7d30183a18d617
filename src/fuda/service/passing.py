"""Where does the service pass for a player? Where the player has said so, and everybody could know it.

Whether it passes follows from the question's purpose and from what both players know; and it always waits as long. So
neither that a question is passed, nor when, tells anything of a hand.

>>> stops = AutoSetting("stops", ("my:main-phase",))
>>> stops.is_passed("main-phase", {"turn_player": 0}, 0), stops.is_passed("main-phase", {"turn_player": 1}, 0)
(False, True)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from fuda.service.client_messages import Auto

DELAY: Final = 0.6  # seconds that a question which is passed stands
OFF: Final[Auto] = "off"


class AutoSetting(NamedTuple):
    """How the service passes for a seat."""

    mode: Auto = OFF
    stops: tuple[str, ...] = ()

    def is_passed(self, purpose: str, situation: Mapping[str, Any], seat: int) -> bool:
        """Whether a question for this purpose is passed, as things publicly stand."""
        if self.mode == OFF:
            return False
        if self.mode == "skip" or self.mode == "event":
            return True
        is_mine = situation.get("turn_player", situation.get("primary")) == seat
        if self.mode == "turn":
            return not is_mine
        turn = "my" if is_mine else "your"
        return purpose not in self.stops and f"{turn}:{purpose}" not in self.stops

    def after(self, events: Sequence[Mapping[str, Any]], situation: Mapping[str, Any], seat: int) -> AutoSetting:
        """The setting after what both players were told of: what waits for something is over when it comes."""
        if self.mode == "event" and any("card" in each.get("card", {}) for each in events if _is_table(each)):
            return AutoSetting(OFF, self.stops)
        if self.mode == "turn" and situation.get("turn_player", situation.get("primary")) == seat:
            return AutoSetting(OFF, self.stops)
        return self


def _is_table(event: Mapping[str, Any]) -> bool:
    return isinstance(event.get("card"), dict)
