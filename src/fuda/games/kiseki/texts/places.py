"""In which places alone does a text make sense? 1202.5: where it says that its own card must lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fuda.games.kiseki.table import FIELDS, HANDS, HOMEBASES, REMOVED, TRAILS
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import things as k
from fuda.kernel.procedure import rule
from fuda.language.running.resolution import Sentence
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

# Places of which texts speak, and the zones of a seat in which they are.
HAND: Final = "hand"
DOWN: Final = "down"
UP: Final = "up"
TRAIL: Final = "trail"
AWAY: Final = "removed"
FIELD: Final = "field"
ZONES_OF: Final = {
    HAND: HANDS,
    DOWN: HOMEBASES,
    UP: HOMEBASES,
    TRAIL: TRAILS,
    AWAY: REMOVED,
    FIELD: FIELDS,
}
BOTH_FACES: Final = frozenset((DOWN, UP))
ELSEWHERE: Final = frozenset((HAND, TRAIL, AWAY))  # where nothing that is not for there is in force
NOWHERE: Final[frozenset[str]] = frozenset()


@rule("1202.5")
def places_in(condition: n.Node | None) -> frozenset[str]:
    """The places in one of which the card itself must lie for the condition to hold; none where it says no such
    thing."""
    if isinstance(condition, o.BothHold):
        return places_in(condition.one) or places_in(condition.other)
    if not isinstance(getattr(condition, "what", None), (n.This, k.ThisCard)):
        return NOWHERE
    if isinstance(condition, o.LiesAs):
        return frozenset((condition.state,)) if condition.state in BOTH_FACES else BOTH_FACES
    if not isinstance(condition, o.IsInZone) or isinstance(getattr(condition.zone, "player", None), n.Opponent):
        return NOWHERE
    if isinstance(condition.zone, n.Hand):
        return frozenset((HAND,))
    if isinstance(condition.zone, (k.Homebase, k.AnyHomebase)):
        return BOTH_FACES
    if isinstance(condition.zone, (k.Trail, k.AnyTrail)):
        return frozenset((TRAIL,))
    return frozenset((AWAY,)) if isinstance(condition.zone, k.Removed) else NOWHERE


def is_of_own_entry(effect: n.Node) -> bool:
    """Whether a text says how its own card enters the field."""
    if not isinstance(effect, a.Instead) or not isinstance(effect.effect, t.EnteringAs):
        return False
    return isinstance(getattr(effect.event, "what", None), (n.This, k.ThisCard))


@rule("1202.5")
def places_of(sentences: Iterable[Sentence]) -> frozenset[str]:
    """The places in one of which the card must lie for anything of a text to be done; none where some of it is done
    wherever it lies."""
    found: frozenset[str] = NOWHERE
    for each in sentences:
        if each.follows or each.joint:
            continue  # it hangs on the sentence before
        inner = each.effect
        lasting = each.duration.condition if isinstance(each.duration, a.AsLongAs) else None
        places = places_in(each.condition) or places_in(inner.condition if isinstance(inner, n.If) else lasting)
        if not places:
            return NOWHERE
        found |= places
    return found
