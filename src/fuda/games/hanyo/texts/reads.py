"""Which derived values does a text look at?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.words import figures as f
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    pass


_READ: Final[dict[str, int]] = {"hp": 3, "left": 3, "retreat": 4, "attributes": 1}


def reads_of(node: Any) -> frozenset[int]:
    """Which derived values a text looks at: abilities (0), attributes (1), advantage (2), HP (3), retreat cost (4)."""
    found: set[int] = set()
    if isinstance(
        node,
        (
            h.WithAttribute,
            h.HasAttribute,
            g.NotAttribute,
            g.EitherAttribute,
            g.SameAttribute,
            k.SharesAttribute,
            k.HasEither,
            u.GainAttributesOf,
            u.BecomeAttributesOf,
        ),
    ):
        found.add(1)
    if isinstance(node, (g.KindsOf, u.GainAdvantageOver)):
        found.add(1)
    if isinstance(node, (h.Named, h.NameContains, g.SameName, k.HasName)):
        found.add(5)
    if isinstance(node, h.WithHp):
        found.add(3)
    if isinstance(node, g.WithAdvantage):
        found.add(2)
    if isinstance(node, (g.WithSkill, k.HasSkill)):
        found.add(0)
    if isinstance(node, k.HasMore) and node.figure in _READ:
        found.add(_READ[node.figure])
    if isinstance(node, (f.WithFigure, f.Extreme, f.FigureOf, f.FigureIs, g.TotalOf)) and node.figure in _READ:
        found.add(_READ[node.figure])
    if isinstance(node, n.Node):
        for _, value in n.fields(node):
            for each in value if isinstance(value, tuple) else (value,):
                found |= reads_of(each)
    return frozenset(found)
