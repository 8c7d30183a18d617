"""What has led to it that a card was destroyed or discarded, and whose doing was it?"""

from __future__ import annotations

from fuda.games.wars3x3.table import Destroyed
from fuda.games.wars3x3.texts.values import Reading
from fuda.games.wars3x3.words import events as v
from fuda.kernel.procedure import rule
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Moved


@rule("M4 M6 G3 Q4")
def thrown_for(wanted: v.ThrownFor, event: Moved) -> bool:
    """Whether what a text names has led to the discard: the effect of a magic or its condition, a grand magic, or any
    text."""
    causes = {"M6": ("magic", "effect"), "M4": ("magic", "condition"), "G3": ("grand", "effect")}
    return any([each in wanted.causes for each in causes.get(event.clause, ("effect",))])


@rule("M6 Q4")
def who_ruled(event: Moved, reading: Reading) -> int:
    """Whose text makes a player discard: that of the text being carried out, or else the player who discards."""
    for frame in reading.state.frames[::-1]:
        if getattr(frame, "carries_text", False):
            return int(getattr(frame, "seat", -1))
    return event.by


@rule("2.1c")
def is_removed_with(event: Moved, reading: Reading) -> bool:
    """Whether a removal with the card whose text this is destroyed the unit."""
    return event.clause == "2.1c" and reading.this in reading.rules.aimed_with(reading.state, event.card)


@rule("S1 2.1a 2.1b M6 G3")
def is_caused(wanted: n.Node, event: Destroyed, reading: Reading) -> bool:
    """Whether a destruction has the cause, and comes from the player, that a text names."""
    if isinstance(wanted, (v.DestroyedBy, v.DestroyedSo)) and event.by not in reading.seats(wanted.player):
        return False
    if isinstance(wanted, v.DestroyedBy):
        return True
    if not isinstance(wanted, (v.DestroyedFor, v.DestroyedSo)):
        return False
    removed = event.cause.endswith("removal")
    wider = ("removal", event.cause) if removed else ("effect", event.cause)
    return any([each in wanted.causes for each in wider])
