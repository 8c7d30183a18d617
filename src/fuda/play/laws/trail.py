"""What is left of a game in which a law was broken? A scenario, and the command that looks again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fuda.api import Game
from fuda.api.answers import to_seat
from fuda.kernel.decisions import Answer, Decision
from fuda.kernel.rules import Rules
from fuda.library.loading import GAMES, entry_of, load_rules

FAILURES: Final = "fuda-failures"


class Trail:
    """Keeps how the game went that was played last."""

    def __init__(self) -> None:
        self.game = ""
        self.variant = ""
        self.decks: tuple[tuple[str, ...], ...] = ()
        self.hide_forced = False
        self.given: list[tuple[Decision, Answer]] = []

    def begin(self, game: str, variant: str, decks: tuple[tuple[str, ...], ...], hide_forced: bool = False) -> None:
        """A new game."""
        self.game, self.variant, self.decks, self.given = game, variant, decks, []
        self.hide_forced = hide_forced

    def give(self, decision: Decision, answer: Answer) -> None:
        """An answer that is about to be given."""
        self.given.append((decision, answer))

    def leave(self, rules: Rules, law: str, name: str, answers: int | None, folder: str = FAILURES) -> str:
        """Write the position after so many answers as a scenario (None: upon the last one the rules broke down); the
        file, or nothing where the rules are not those of a registered game, or the law looked at another game."""
        from fuda.play.records.timeline import SetUp, Timeline, TimelineEntry
        from fuda.play.scenarios.cutting import leave_scenario

        game = rules.game
        if game not in GAMES or load_rules(game) is not rules or self.game != game or not self.given:
            return ""
        entries = [TimelineEntry(decision.seat, to_seat(decision, answer)) for decision, answer in self.given]
        loaded = Game(entry_of(game), rules)
        path = Path(folder) / f"law-{law}-{game}-{self.variant}-{name.replace('/', '-')}.yaml"
        kept = entries[:-1] if answers is None else entries[:answers]
        start = loaded.start(self.variant, self.decks, self.hide_forced)
        timeline = Timeline(loaded, start, kept, SetUp(self.variant, self.decks, None, self.hide_forced))
        left = leave_scenario(path, timeline, entries[-1] if answers is None else None)
        return "" if left is None else str(left)


TRAIL: Final = Trail()
