"""What must a player know of a card before a text can find it? (507.4, 1204.2d-4)"""

from __future__ import annotations

from typing import Final

from fuda.games.kiseki.words import things as k
from fuda.language.running.printed import inside
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

# Words that say where and how cards lie, which everybody sees, and nothing of what they are.
PLACING: Final = (
    n.Cards,
    n.All,
    n.InZone,
    n.Controlled,
    n.You,
    n.Opponent,
    n.Owner,
    n.Hand,
    d.DeckOf,
    k.Others,
    k.OfPlayer,
    k.AnyField,
    k.AnyTrail,
    k.AnyHomebase,
    k.Waiting,
)
CURSED: Final = "cursed"  # the one state that is printed on the card


_ASKS: Final[dict[int, tuple[n.Node, bool]]] = {}  # of groups that were read before


def asks_information(what: n.Node) -> bool:
    """Whether a group is told by what its cards are, not only by where and how they lie."""
    known = _ASKS.get(id(what))
    if known is None or known[0] is not what:
        known = _ASKS[id(what)] = (what, _asks_information(what))
    return known[1]


def _asks_information(what: n.Node) -> bool:
    for each in inside(what):
        if isinstance(each, n.InState):
            if each.state == CURSED:
                return True
        elif not isinstance(each, PLACING):
            return True
    return False
