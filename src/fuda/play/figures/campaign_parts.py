"""What is a part of a campaign? A claim, how large it is in full, which sample shows that it works, and what runs it.

`part` adds one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from fuda.api import Game
from fuda.play.figures.simulation import Result, simulate


@dataclass(slots=True)
class Finding:
    """What a part found: whether it passed, one line for a reader, and the figures."""

    passed: bool
    summary: str
    figures: dict[str, Any] = field(default_factory=dict)
    table: tuple[str, ...] = ()  # lines of markdown that the report shows below its parts


@dataclass(slots=True)
class Task:
    """What a part is given: the game, how large to run, and where its chance comes from."""

    game: Game
    size: int
    seed: str
    workers: int
    quick: bool
    progress: Callable[[int, int], None]
    shared: dict[tuple[Any, ...], Result] = field(default_factory=dict)

    def series(self, a: str, b: str, games: int, swap: bool = False) -> Result:
        """Games between two bots, divided over the variants; parts that want the same series share it."""
        wanted = (a, b, games, swap)
        if wanted not in self.shared:
            self.shared[wanted] = self._play(a, b, games, swap)
        return self.shared[wanted]

    def _play(self, a: str, b: str, games: int, swap: bool) -> Result:
        variants = self.game.entry.variants
        results: list[Result] = []
        done = 0
        for place, variant in enumerate(variants):
            count = games * (place + 1) // len(variants) - games * place // len(variants)
            before = done
            results.append(
                simulate(
                    self.game.id,
                    count,
                    a,
                    b,
                    self.seed,
                    self.workers,
                    swap,
                    variant.id,
                    progress=lambda now, _, before=before: self.progress(before + now, games),  # type: ignore[misc]
                )
            )
            done += count
        first = results[0]
        played = tuple([each for result in results for each in result.played])
        return Result(first.series, played, sum(result.seconds for result in results), first.workers)


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a campaign."""

    name: str
    claim: str
    full: int
    sample: int
    run: Callable[[Task], Finding]


PARTS: Final[dict[str, Part]] = {}


def part(
    name: str, claim: str, full: int, sample: int
) -> Callable[[Callable[[Task], Finding]], Callable[[Task], Finding]]:
    """Register a function as a part of every campaign."""

    def label(run: Callable[[Task], Finding]) -> Callable[[Task], Finding]:
        PARTS[name] = Part(name, claim, full, sample, run)
        return run

    return label
