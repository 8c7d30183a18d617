"""How much time does a player have left? A clock is a value: it is asked with the time and makes the next clock.

>>> clock = Clock.new(ClockSetting(base=60.0, increment=5.0), now=100.0).thinking_of((True, False), 100.0)
>>> clock.left_at(130.0)
(30.0, 60.0)
>>> clock.answered(0, 130.0).left_at(130.0)
(35.0, 60.0)
"""

from __future__ import annotations

from typing import Final

import msgspec

from fuda.library.messages import Explained

LONGEST: Final = 24 * 3600.0
NOBODY: Final = (False, False)


class BadClock(Explained):
    """Times that no clock can be set to."""


class ClockSetting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Seconds for the whole game, seconds that every answer adds, and how many usual answers a player without time is
    given before the game is lost."""

    base: float
    increment: float = 0.0
    usual_answers: int = 3

    def check(self) -> None:
        """BadClock unless the times make sense."""
        if not (1 <= self.base <= LONGEST and 0 <= self.increment <= self.base and 0 <= self.usual_answers <= 100):
            raise BadClock("bad-clock", base=self.base, increment=self.increment, longest=LONGEST)


class Clock(msgspec.Struct, frozen=True):
    """What both players had left at a moment, and whose time has run since."""

    setting: ClockSetting
    left: tuple[float, float]
    thinking: tuple[bool, bool]
    since: float

    @classmethod
    def new(cls, setting: ClockSetting, now: float) -> Clock:
        """A clock that stands still."""
        return cls(setting, (setting.base, setting.base), NOBODY, now)

    def left_at(self, now: float) -> tuple[float, float]:
        """Seconds left, never below zero."""
        spent = max(0.0, now - self.since)
        first, second = [
            max(0.0, left - spent) if thinks else left for left, thinks in zip(self.left, self.thinking, strict=True)
        ]
        return first, second

    def thinking_of(self, seats: tuple[bool, bool], now: float) -> Clock:
        """From now on the time of these seats runs."""
        return Clock(self.setting, self.left_at(now), seats, now)

    def answered(self, seat: int, now: float) -> Clock:
        """The seat has answered: its time stands still and grows by the increment."""
        left = list(self.left_at(now))
        left[seat] += self.setting.increment
        thinking = (self.thinking[0] and seat != 0, self.thinking[1] and seat != 1)
        return Clock(self.setting, (left[0], left[1]), thinking, now)

    def with_more(self, seat: int, seconds: float, now: float) -> Clock:
        """The seat has been given time by the other player."""
        left = list(self.left_at(now))
        left[seat] = min(LONGEST, left[seat] + seconds)
        return Clock(self.setting, (left[0], left[1]), self.thinking, now)

    def set_to(self, left: tuple[float, float], now: float) -> Clock:
        """The same clock with times that were written down."""
        return Clock(self.setting, left, self.thinking, now)

    def runs_out(self) -> float | None:
        """When the next of the players who think will have no time left; None while nobody thinks."""
        moments = [
            self.since + left for left, thinks in zip(self.left, self.thinking, strict=True) if thinks and left >= 0
        ]
        return min(moments, default=None)
