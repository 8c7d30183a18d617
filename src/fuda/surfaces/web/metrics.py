"""How is the server doing? Counters and times, in the text that Prometheus reads.

>>> metrics = Metrics()
>>> metrics.stored.see(0.003)
>>> "fuda_store_seconds_count 1" in metrics.text({"fuda_games": 3})
True
"""

from __future__ import annotations

from collections import deque
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def see(self, seconds: float) -> None:
        """One more."""
        place = next((place for place, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self.counts[place] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """As a histogram."""
        found, so_far = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            found.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.wires = self.frames = self.waiting = self.not_stored = self.answered_for = self.faults = 0
        self.heeded, self.stored, self.thought, self.acknowledged = Times(), Times(), Times(), Times()
        self.late = Times()  # how much later than it was due something was done, since something else took long
        self.latest: Final[deque[float]] = deque(maxlen=20_000)  # from an answer's frame to its acknowledgement

    def answered(self, seconds: float) -> None:
        """An answer was acknowledged so long after its frame came in."""
        self.acknowledged.see(seconds)
        self.latest.append(seconds)

    def quantiles(self) -> dict[str, float]:
        """How long it took to acknowledge the latest answers."""
        known = sorted(self.latest)
        if not known:
            return {}
        return {each: known[min(len(known) - 1, int(len(known) * float(each)))] for each in ("0.5", "0.9", "0.99")}

    def text(self, others: dict[str, float]) -> str:
        """Everything, with gauges of others."""
        gauges = {"fuda_connections": self.wires, "fuda_waiting_records": self.waiting, **others}
        counters = {
            "fuda_frames_total": self.frames,
            "fuda_not_stored_total": self.not_stored,
            "fuda_bots_answered_for_total": self.answered_for,
            "fuda_faults_total": self.faults,
        }
        lines = [line for name, value in gauges.items() for line in (f"# TYPE {name} gauge", f"{name} {value}")]
        lines += [line for name, value in counters.items() for line in (f"# TYPE {name} counter", f"{name} {value}")]
        for name, times in (
            ("fuda_frame_seconds", self.heeded),
            ("fuda_store_seconds", self.stored),
            ("fuda_think_seconds", self.thought),
            ("fuda_acknowledge_seconds", self.acknowledged),
            ("fuda_loop_late_seconds", self.late),
        ):
            lines += times.lines(name)
        lines.append("# TYPE fuda_acknowledge_latest gauge")
        lines += [
            f'fuda_acknowledge_latest{{quantile="{each}"}} {value:.6f}' for each, value in self.quantiles().items()
        ]
        return "\n".join(lines) + "\n"
