"""A match as it goes over the wire, for tests that compare what is told."""

from __future__ import annotations

from typing import Any

from fuda.api import Match


def questions(match: Match) -> dict[int, dict[str, Any]]:
    """What each seat is asked, as JSON."""
    return {each.seat: each.to_json() for each in match.pending}


def played(match: Match, seat: int, answer: Any) -> list[dict[str, Any]]:
    """Give an answer; what the judge is told, as JSON."""
    return [each.to_json() for each in match.play(answer, seat)]
