"""How often may somebody do something? So many times within so many seconds; then it is said when to come again.

>>> limit = Limit(2, 60.0)
>>> limit.wait("a", 0.0), limit.wait("a", 1.0), limit.wait("a", 2.0), limit.wait("a", 61.0)
(0.0, 0.0, 58.0, 0.0)
"""

from __future__ import annotations

from collections import deque
from typing import Final


class Limit:
    """So many times within so many seconds, for each key."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most: Final = most
        self.seconds: Final = seconds
        self._times: Final[dict[str, deque[float]]] = {}

    def wait(self, key: str, now: float) -> float:
        """Count one more; for how long it would have to wait, if it comes too early (then it is not counted)."""
        times = self._times.setdefault(key, deque())
        while times and now - times[0] >= self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return times[0] + self.seconds - now
        times.append(now)
        if len(self._times) > 50_000:  # whoever is quiet is forgotten
            for each in [each for each, kept in self._times.items() if not kept or now - kept[-1] >= self.seconds]:
                del self._times[each]
        return 0.0
