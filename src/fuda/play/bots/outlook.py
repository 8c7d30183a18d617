"""How far does a search look in each game, and what does a worth mean there?

A worth becomes a probability of winning by a scale, or by the weights that `fuda.play.figures.training` has left in the
game's folder: of the worth, of how many more cards each kind of zone has on the own side, and of whose turn it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fuda.kernel.rules import Rules
from fuda.library.files import read_toml

LEARNED: Final = "outlook.toml"  # in a game's folder


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a search needs to know of a game: `turns` to play on, the `scale` on which a worth is a probability (and its
    `middle`), how playing on goes (the share of answers that are `keen`: the best of a few by what the position looks
    worth at once; of the others the share that is `daring`: drawn; the rest is usual), and the weights of the search
    itself."""

    turns: int = 2
    scale: float = 10.0
    middle: float = 0.0
    daring: float = 0.5
    keen: float = 0.0
    explore: float = 0.5
    first_look: float = 4.0  # visits that one passive look counts for
    looks: int = 1  # worlds of that look
    worlds: int = 64  # different worlds that are imagined
    widening: float = 2.0
    sampled: int = 8  # of a large question inside the tree
    longest: int = 120  # answers of one playing on
    learned: bool = False  # whether weights from self-play say what a position is worth, where there are some


_PLAIN: Final = Outlook()
OUTLOOKS: Final[dict[str, Outlook]] = {
    "wars3x3": Outlook(scale=8.0, turns=3, daring=0.3, first_look=10.0),
    "hanyo": Outlook(scale=400.0, keen=0.6, daring=0.2, first_look=10.0),
    "kiseki": Outlook(scale=150.0, turns=1, daring=0.2, first_look=10.0),
    "honjin": Outlook(scale=75.0, turns=1),
    "kokuryoku": Outlook(scale=2.5, turns=1, keen=0.7, daring=0.2),
}


def outlook_of(game: str) -> Outlook:
    """The outlook of a game."""
    return OUTLOOKS.get(game, _PLAIN)


def zone_pairs(rules: Rules) -> list[tuple[str, int, int]]:
    """The kinds of zones that both players have: a name, the place of seat 0's, that of seat 1's."""
    found: dict[str, dict[int, int]] = {}
    for place, zone in enumerate(rules.zones):
        if zone.owner >= 0:
            found.setdefault(zone.name.removesuffix(f"-{zone.owner}"), {}).setdefault(zone.owner, place)
    return [(name, places[0], places[1]) for name, places in found.items() if len(places) == 2]


def names_of(rules: Rules) -> list[str]:
    """The figures of a position by name, the worth first."""
    return ["worth", "turn", *[name for name, _, _ in zone_pairs(rules)]]


def figures_of(
    state: Any, rules: Rules, seat: int, pairs: list[tuple[str, int, int]] | None = None
) -> tuple[float, ...]:
    """The figures of a position as a seat has them."""
    zones = state.zones
    sign = 1.0 if seat == 0 else -1.0
    player = getattr(state, "turn_player", getattr(state, "initiative", -1))
    turn = 0.0 if player not in (0, 1) else 1.0 if player == seat else -1.0
    counts = [sign * (len(zones[own]) - len(zones[other])) for _, own, other in pairs or zone_pairs(rules)]
    return (rules.worth(state, seat), turn, *counts)


@cache
def learned_weights(folder: Path, rules: Rules) -> tuple[float, tuple[float, ...]] | None:
    """A constant and the weights of all figures, as self-play has taught them; None where a game has none."""
    path = folder / LEARNED
    if not path.is_file():
        return None
    content = read_toml(path)[0]
    weights = content["weights"]
    return float(content["constant"]), tuple([float(weights.get(name, 0.0)) for name in names_of(rules)])
