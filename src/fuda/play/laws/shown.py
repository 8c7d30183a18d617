"""Which few games show that everything happens? A list for each game, chosen once from the long search for exhaustion.

`tests/laws/shown_GAME.toml` lists the games by their numbers in that search, and the uses that every card of a kind
must have had in them. `python -m fuda.play.laws choose GAME` writes it anew. Where the rules have changed since, a
listed game may go another way; then the search goes on as if there were no list, so that a list that is out of date
costs time and proves nothing less.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Final

from fuda.kernel.rules import Rules
from fuda.library.ledger import checkout_tests
from fuda.library.loading import GAMES, load_rules
from fuda.play.laws.reach import Explanations, Probe, Reach, exhaust, explanations, often, play_number, wants_of

SEED: Final = "1"
CANDIDATES: Final = 200  # games that are played at least, to choose from


@dataclass(frozen=True, slots=True)
class Shown:
    """The numbers of the games, and by kind of cards the uses that each card of the kind must have in them."""

    games: tuple[int, ...] = ()
    uses: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def demands(self, kinds: dict[str, str]) -> list[str]:
        """These uses of all cards, as items."""
        found: list[str] = []
        for kind, uses in self.uses.items():
            found += [f"use {use} {number}" for number, its in kinds.items() if its == kind for use in uses]
        return found


def file_of(game: str) -> Path | None:
    """Where the list of a game is; none where there are no tests."""
    tests = checkout_tests()
    return None if tests is None else tests / "laws" / f"shown_{game}.toml"


def shown_games(game: str) -> Shown:
    """The list of a game; an empty one where there is none."""
    path = file_of(game)
    if path is None or not path.is_file():
        return Shown()
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    return Shown(tuple(content["games"]), {kind: tuple(uses) for kind, uses in content["uses"].items()})


def show(
    rules: Rules, shown: Shown, size: int, explained: Explanations, wanted: Collection[str], probe: Probe | None
) -> Reach:
    """Play the listed games; where they do not show everything, play on as the search does."""
    variants = [each.id for each in GAMES[rules.game].variants]
    reach = Reach(rules)
    demanded = [*wanted, *shown.demands(reach.kinds)]
    for number in shown.games:
        play_number(reach, variants, SEED, number, probe)
    if shown.games and all(item in explained for item in reach.missing(demanded)):
        return reach
    return exhaust(rules, variants, SEED, size, explained, demanded, probe)


# --- choosing


@dataclass(slots=True)
class Candidate:
    """A game of the search: what happened in it, and how long it took."""

    number: int
    met: frozenset[str]
    seconds: float


def cover(candidates: Sequence[Candidate], required: Collection[str]) -> list[int]:
    """Games in which everything required happens, the fastest way that is found step by step.

    >>> games = [(frozenset("ab"), 1.0), (frozenset("bc"), 1.0), (frozenset("abc"), 9.0)]
    >>> cover([Candidate(number, met, seconds) for number, (met, seconds) in enumerate(games)], "abc")
    [0, 1]
    """
    left = set(required)
    taken: list[Candidate] = []
    while left:
        best = max(candidates, key=lambda each: len(each.met & left) / each.seconds)
        if not best.met & left:
            break
        taken.append(best)
        left -= best.met
    for each in sorted(taken, key=lambda taken: -taken.seconds):  # what the others show as well
        others = [other for other in taken if other is not each]
        if set(required) & each.met <= frozenset().union(*[other.met for other in others]):
            taken = others
    return sorted(each.number for each in taken)


def choose(game: str, size: int, least: int = CANDIDATES) -> tuple[Shown, list[str]]:
    """The list of a game from a search of at least so many games, and what they do not show without an explanation."""
    rules = load_rules(game)
    wanted, probe = wants_of(game)
    explained = explanations(game)
    candidates: list[Candidate] = []
    before: dict[str, int] = {}
    started = process_time()

    def note(number: int, reach: Reach) -> None:
        nonlocal before, started
        met = frozenset([item for item, count in reach.met.items() if count > before.get(item, 0)])
        candidates.append(Candidate(number, met, process_time() - started))
        before, started = dict(reach.met), process_time()

    variants = [each.id for each in GAMES[game].variants]
    reach = exhaust(rules, variants, SEED, size, explained, wanted, probe, least, after=note)
    uses: dict[str, tuple[str, ...]] = {}
    for kind, counted in reach.uses.items():
        needed = often(sum([its == kind for its in reach.kinds.values()]))
        uses[kind] = tuple([use for use, cards in sorted(counted.items()) if sum(cards.values()) >= needed])
    shown = Shown((), {kind: found for kind, found in uses.items() if found})
    required = [*reach.steps(), *wanted, *shown.demands(reach.kinds)]
    missing = [item for item in dict.fromkeys(required) if item not in reach.met and item not in explained]
    games = cover(candidates, [item for item in required if item in reach.met])
    return Shown(tuple(games), shown.uses), missing


def written(shown: Shown) -> str:
    """The list as a file."""
    lines = ["# Written by `python -m fuda.play.laws choose`; see fuda.play.laws_shown.", ""]
    lines += ["games = [", *[f"  {number}," for number in shown.games], "]", "", "[uses]"]
    for kind, uses in shown.uses.items():
        lines += [f'"{kind}" = [', *[f'  "{use}",' for use in uses], "]"]
    return "\n".join(lines) + "\n"
