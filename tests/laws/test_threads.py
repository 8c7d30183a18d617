"""Two threads with one `Rules` do not disturb each other."""

from __future__ import annotations

from time import sleep
from typing import Any

import pytest

from fuda.kernel.rules import Rules
from fuda.library.loading import GAMES, load_rules
from fuda.play.laws.threads import disturbed
from tests.toy.duel import DuelRules


@pytest.mark.parametrize("game", GAMES)
def test_threads_come_to_the_same_as_one_after_the_other(game: str) -> None:
    rules = load_rules(game)
    for place in range(3):
        assert disturbed(rules, GAMES[game].variants[0].id, f"threads {place}") == ""


class Shared(DuelRules):
    """Rules that write on themselves while somebody plays."""

    def __init__(self) -> None:
        super().__init__()
        self.callers = 0

    def note_together(self, state: Any, events: Any) -> None:
        self.callers += 1
        sleep(0.0002)  # another thread has its turn
        try:
            assert self.callers == 1, "somebody else is here"
            super().note_together(state, events)
        finally:
            self.callers -= 1


def test_rules_that_write_on_themselves_are_found() -> None:
    rules: Rules = Shared()
    found = [disturbed(rules, "", f"shared {place}") for place in range(6)]
    assert any("somebody else is here" in each for each in found)
