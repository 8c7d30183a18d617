"""Which information of a card do texts change, and which do they look at?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.language.running.lasting import ABILITIES
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    pass


# Information: figures first, in the order of FIGURES.
LEVEL: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
LIMIT: Final = 4
INITIATIVE: Final = 5
CHARGE: Final = 6
DEFENDER: Final = 7
HAND_LIMIT: Final = 8
ELEMENTS: Final = 9  # attribute bits
MARCH: Final = 10  # march type bits
RACES: Final = 11  # words
TYPES: Final = 12
SLOTS: Final = 13
RESISTS: Final = 14
WEAK: Final = 15  # word and number, one after the other
VOIDED: Final = 16  # abilities that a card has but that do nothing (10.19.2)
FACTIONS: Final = 17
FIGURES: Final = {
    "level": LEVEL,
    "attack": ATTACK,
    "defence": DEFENCE,
    "limit": LIMIT,
    "initiative": INITIATIVE,
    "charge": CHARGE,
    "defender": DEFENDER,
    "hand-limit": HAND_LIMIT,
}


STANDINGS: Final = {
    "initiative": INITIATIVE,
    "charge": CHARGE,
    "defender": DEFENDER,
    "items": SLOTS,
    "spells": SLOTS,
    "resistance": RESISTS,
    "weakness": WEAK,
}


CHARACTERISTICS: Final = {"race": RACES, "attribute": ELEMENTS, "type": TYPES, "march": MARCH, "faction": FACTIONS}


def figure_node(figure: str) -> int:
    """The information that a figure's word names."""
    return FIGURES[figure]


def reads_of(node: Any) -> frozenset[int]:
    """Which derived values a text looks at."""
    found: set[int] = set()
    if isinstance(node, f.OfRace):
        found.add(RACES)
    elif isinstance(node, f.OfAttribute):
        found.add(ELEMENTS)
    elif isinstance(node, f.OfType):
        found.add(TYPES)
    elif isinstance(node, f.OfMarch):
        found.add(MARCH)
    elif isinstance(node, (f.OfFigure, f.FigureOf, f.TotalOf)):
        found.add(FIGURES.get(node.figure, LEVEL))
    elif isinstance(node, f.HasStanding):
        found.add(STANDINGS[node.standing])
    elif isinstance(node, g.SetFigure):
        found.add(FIGURES[node.figure])
    elif isinstance(node, g.SwapFigures):
        found |= {ATTACK, DEFENCE}
    elif isinstance(node, g.SameRaces):
        found.add(RACES)
    elif isinstance(node, f.HasSpecial):
        found.add(ABILITIES)
    if isinstance(node, n.Node):
        for _, value in n.fields(node):
            for each in value if isinstance(value, tuple) else (value,):
                found |= reads_of(each)
    return frozenset(found)
