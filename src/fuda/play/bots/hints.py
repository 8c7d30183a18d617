"""What would a careful player do here, and why? The answer, what it promises, and what is foreseen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fuda.kernel.decisions import Answer
from fuda.play.bots.hint import HintPlayer
from fuda.play.players import Sight


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer, what it promises, the next best one and what that promises, how many were tried and how many promise
    as much as the best; and what the seat would be told if everybody went on as usual. It is made from what the seat
    knows."""

    bot: str
    answer: Answer
    worth: float
    tried: int
    equals: int
    second: Answer | None
    second_worth: float
    foreseen: list[dict[str, Any]]


def hint(sight: Sight, seed: str) -> Hint:
    """What the bot `hint` would answer, and why.

    >>> from fuda.api import load
    >>> from fuda.play.contest import Contest
    >>> from fuda.play.players import bot
    >>> class Asking:
    ...     name = "asking"
    ...     def answer(self, sight):
    ...         found = hint(sight, "7")
    ...         assert found.worth >= found.second_worth and 1 <= found.equals <= found.tried
    ...         return found.answer
    >>> contest = Contest(load("wars3x3"), [Asking(), bot("random", "7")], "7")
    >>> for _ in range(12):
    ...     seat = contest.step()
    """
    player = HintPlayer(seed)
    weighed = player.weighed(sight)
    answer = weighed[0][0]
    worth = weighed[0][1]
    behind = [each for each in weighed if each[1] < worth]
    second, second_worth = max(behind, key=lambda each: each[1]) if behind else (None, worth)
    equals = len(weighed) - len(behind)
    foreseen = player.foreseen(sight, answer)
    return Hint(player.name, answer, worth, len(weighed), equals, second, second_worth, foreseen)
