"""Is a player who may not give up told why, and does the game go on?"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from fuda.kernel.reasons import Reason
from fuda.surfaces.cli.play.asking_back import AskingBack, Conceded


def asking(reason: Reason | None, shown: list[str], answer: str = "yes") -> AskingBack:
    """A person at a question of a game in which this stands against giving up."""

    def read(text: str) -> str:
        shown.append(text)
        return answer

    rules = SimpleNamespace(concession_refusal=lambda state, seat: reason)
    contest = SimpleNamespace(game=SimpleNamespace(rules=rules), state=lambda: None)
    words = SimpleNamespace(reason=lambda each: f"because of {each.clause}")
    screen = SimpleNamespace(prose=lambda text, **style: shown.append(text))
    person: Any = SimpleNamespace(contest=contest, seat=0, board=SimpleNamespace(words=words), screen=screen, read=read)
    found = AskingBack.__new__(AskingBack)
    found.person = person
    return found


def test_who_may_not_give_up_is_told_why_and_not_asked() -> None:
    shown: list[str] = []
    asking(Reason("1.2.5.1", "both-decks-empty"), shown)._concede("")
    assert shown == ["because of 1.2.5.1"]


def test_who_may_give_up_is_asked_whether_that_is_meant() -> None:
    shown: list[str] = []
    with pytest.raises(Conceded):
        asking(None, shown)._concede("")
    assert len(shown) == 1
    asking(None, shown, "no")._concede("")
    assert len(shown) == 3
