"""Which laws hold for every game? All of them, by name; each looks at so many random games and says what it found.

A game is under the laws as soon as it is registered. `make test` runs the samples, a campaign the full sizes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fuda.kernel.rules import Rules
from fuda.play.laws.cache import law_cache
from fuda.play.laws.hidden import law_hidden, law_silence
from fuda.play.laws.positions import (
    law_answers,
    law_asking,
    law_clone,
    law_conservation,
    law_determinism,
    law_progress,
    law_resume,
)
from fuda.play.laws.reach import law_exhaustion
from fuda.play.laws.reasons import law_reasons
from fuda.play.laws.walks import Finding
from fuda.play.laws.words import law_words


@dataclass(frozen=True, slots=True)
class Law:
    """A law: what it claims, how many games a sample looks at (of all variants together), and a campaign (of each)."""

    claim: str
    sample: int
    full: int
    look: Callable[[Rules, str, str, int], list[Finding]]

    def __call__(self, rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
        """What is broken in so many games."""
        return self.look(rules, variant, seed, size)


LAWS: Final[dict[str, Law]] = {
    "resume": Law("A game saved and read at every question goes on as the game itself", 4, 200, law_resume),
    "clone": Law("A clone and its original never touch each other", 4, 200, law_clone),
    "hidden": Law("What a seat cannot see changes nothing of what it is sent", 8, 1_000, law_hidden),
    "silence": Law("Where every question is asked, who is asked when tells nothing", 4, 200, law_silence),
    "determinism": Law("Set-up and answers decide everything, in every process", 2, 20, law_determinism),
    "conservation": Law("Every card lies in exactly one zone, and every chip is somewhere", 8, 500, law_conservation),
    "answers": Law("Every listed answer is accepted, any other refused with its clause", 4, 200, law_answers),
    "progress": Law("Between two questions nothing repeats", 4, 200, law_progress),
    "asking": Law("Nothing happens before a question", 6, 300, law_asking),
    "cache": Law("Whatever is reused is what would be worked out anew", 2, 200, law_cache),
    "reasons": Law("Refusals name the clause that forbids, and their advice helps", 2, 20, law_reasons),
    "words": Law("Every word of a text counts, or the check refuses it (texts, not games)", 12, 5_000, law_words),
}
TWINS: Final = {"hidden": law_hidden, "silence": law_silence}  # those that can say how much they compared
# This one counts over all games it plays, of all variants together: it is given all its games at once.
EXHAUSTION: Final = Law("Every step runs and every card has every use", 1_500, 4_000, law_exhaustion)
ALL: Final[dict[str, Law]] = {**LAWS, "exhaustion": EXHAUSTION}
