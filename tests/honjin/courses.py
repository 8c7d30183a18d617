"""How do tests write down a whole course? What happened, by which clause and by whom, one line for each event.

    note = Course(Fight(own=["兵"]))
    note.answer("second", "go-on")
    note.lines()

Whoever waits for a moment with two abilities is asked which comes first: so a check step shows, with its clause.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.games.honjin.chapters.checks import CheckStep
from fuda.games.honjin.extras.position import area_name
from tests.boards import MOST_QUESTIONS, SEATS
from tests.honjin.texts import Printed, Table, unit
from tests.honjin.turns import Game

LEFT_OUT: Final = ("TookEffect", "Refilled")
WORDS: Final = ("seat", "by")
PLAIN: Final = ("amount", "still", "phase", "timing")  # numbers that are said though they are 0


def sentry(name: str, *moments: str, timing: str = "戦闘", **more: Any) -> Printed:
    """A unit with two abilities for each of these moments that do nothing but draw a card."""
    text = "\n".join(
        [
            f"●[{timing}]{name}{place}{twin}\n〈発揮:{moment}/対象:自軍プレイヤー〉\nカードを1枚補充する。"
            for place, moment in enumerate(moments)
            for twin in ("甲", "乙")
        ]
    )
    return unit(name, text, **{"defence": 30, "level": 1, **more})


class Course:
    """What happens from now on, and the check steps in which something waits."""

    def __init__(self, board: Table | Game) -> None:
        self.board = board
        self.begun = len(board.told())
        self.checks: list[tuple[int, str]] = []

    def play(self, *purposes: str) -> None:
        """Nobody does anything until one of these is asked, or nothing more goes on; checks are noted."""
        for _ in range(MOST_QUESTIONS):
            now = self.board.asked()
            if now is None or now[1] in ("rest", *purposes):
                return
            if now[1] == "trigger":
                frame = next(each for each in reversed(self.board.state.frames) if isinstance(each, CheckStep))
                self.checks.append((len(self.board.told()), f"{frame.clause} check: {now[0]} by {now[2]}"))
                self.board._submit(now[0], 0)
            elif now[:2] == ("chance", "initiative"):
                self.board.roll(6, 1)
            else:
                self.board._be_passive()

    def lines(self) -> list[str]:
        """The events in their order, with the check steps between them."""
        found: list[str] = []
        checks = list(self.checks)
        for place, told in enumerate(self.board.told()):
            while checks and checks[0][0] <= place:
                found.append(checks.pop(0)[1])
            if place >= self.begun and told["event"] not in LEFT_OUT:
                found.append(self._line(told))
        return [*found, *[text for _, text in checks]]

    def _line(self, told: dict[str, Any]) -> str:
        words = [told["clause"], told["event"]]
        for key, value in told.items():
            if key not in ("clause", "event"):
                said = self._said(key, value)
                if said:
                    words.append(said)
        return " ".join(words)

    def _said(self, key: str, value: Any) -> str:
        if key in WORDS:
            return SEATS[value] if value >= 0 else ""
        if key == "cell":
            return f"at {area_name(value)}" if value >= 0 else ""
        if key in ("source", "target"):
            zone = self.board.rules.zones[value]
            return zone.name if zone.owner < 0 else f"{SEATS[zone.owner]}-{zone.name}"
        if isinstance(value, dict):
            return str(value.get("card", ""))
        if isinstance(value, (list, tuple)) and value and isinstance(value[0], dict):
            return " ".join([str(each.get("card", "?")) for each in value])
        return f"{key}={value}" if value or (value == 0 and key in PLAIN) else ""
