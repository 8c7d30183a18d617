"""What would a careful player do here, and why? The answer, how probable a win is, and what is expected to follow.

The hint comes from a tree search of a fixed size, so that the same seed gives the same hint. An answer that one reply
of the other side turns into a loss is not given while there is another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from fuda.kernel.decisions import Answer
from fuda.play.bots.hint import HintPlayer
from fuda.play.bots.search import SearchPlayer
from fuda.play.bots.tree import Found
from fuda.play.players import Sight

ITERATIONS: Final = 120
LOOKED_AT: Final = 4  # answers that are looked through for a reply that wins
ALIKE: Final = 0.005  # answers whose probabilities differ by less look equally good


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer; how probable a win looked as things stand, and after it; the next best one and its probability; how
    many were tried and how many look as good as the best; and what the seat would be told if both sides gave the
    answers that the search thinks best. It is made from what the seat knows."""

    bot: str
    answer: Answer
    before: float
    after: float
    tried: int
    equals: int
    second: Answer | None
    second_after: float
    foreseen: list[dict[str, Any]]


def hint(sight: Sight, seed: str, iterations: int = ITERATIONS) -> Hint:
    """What a careful player would answer, and why.

    >>> from fuda.api import load
    >>> from fuda.play.contest import Contest
    >>> from fuda.play.players import bot
    >>> class Asking:
    ...     name = "asking"
    ...     def answer(self, sight):
    ...         found = hint(sight, "7", iterations=5)
    ...         assert 0 <= found.after <= 1 and 1 <= found.equals <= found.tried
    ...         return found.answer
    >>> contest = Contest(load("wars3x3"), [Asking(), bot("random", "7")], "7")
    >>> for _ in range(12):
    ...     seat = contest.step()
    """
    search, found = SearchPlayer(seed, iterations).search(sight)
    found = _safe(sight, seed, found)
    best = found[0]
    behind = [each for each in found[1:] if each.value < best.value - ALIKE and each.visits > 0.0]
    second = max(behind, key=lambda each: each.visits) if behind else None
    equals = sum(each.value >= best.value - ALIKE for each in found)
    return Hint(
        "search",
        best.answer,
        search.as_it_stands(),
        best.value,
        len(found),
        max(1, equals),
        None if second is None else second.answer,
        best.value if second is None else second.value,
        search.expected(best.answer),
    )


def _safe(sight: Sight, seed: str, found: list[Found]) -> list[Found]:
    """The same answers, the first of the best that walks into no loss in front."""
    if len(found) > 1:
        careful = HintPlayer(seed)
        for place, each in enumerate(found[:LOOKED_AT]):
            if not careful.walks_into_loss(sight, each.answer):
                return [each, *found[:place], *found[place + 1 :]]
    return found
