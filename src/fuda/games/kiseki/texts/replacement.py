"""What happens instead? Replacement effects (1216)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki import card_events as ce
from fuda.games.kiseki import events as e
from fuda.games.kiseki.table import HANDS, ON_FIELD, REMOVED, TRAILS, KisekiState
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import events as w
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.language.running.lasting import Standing
from fuda.language.running.printed import REFERENCE
from fuda.language.running.selection import members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


OF_BONDS: Final = (w.BondsLost, w.BondsGained, w.OverkillTaken, w.StunDamageTaken)


@rule("1102.1 1201.2c 1216.1 1216.2 1216.3")
def would_replace(state: KisekiState, rules: Kiseki, standing: Standing, wanted: n.Node, event: Event) -> bool:
    """Whether the event is the one that a text speaks of, before it happens."""
    if standing.modifier is None and _is_used_up(state, rules, standing):
        return False
    reading = rules.standing_reading(state, standing)
    if isinstance(wanted, OF_BONDS):
        if not isinstance(event, e.BondsChanged) or event.seat != reading.player(wanted.player):
            return False
        if isinstance(wanted, w.BondsGained):
            return event.amount > 0
        cause = {w.OverkillTaken: "overkill", w.StunDamageTaken: "stun"}.get(type(wanted), event.cause)
        return event.amount < 0 and event.cause == cause
    if isinstance(wanted, w.OverkillDealt):
        if not isinstance(event, e.BondsChanged) or event.cause != "overkill" or event.amount >= 0:
            return False
        return event.source_card >= 0 and _is_about(standing, event.source_card, wanted.what, reading)
    if isinstance(wanted, w.Recovered):
        return isinstance(event, ce.Recovered) and _is_about(standing, event.card, wanted.what, reading)
    if isinstance(wanted, (w.Readied, w.Actioned)):
        if not isinstance(event, ce.Turned) or event.actioned != (1 if isinstance(wanted, w.Actioned) else 0):
            return False
        return _is_about(standing, event.card, wanted.what, reading)
    if isinstance(wanted, w.Stunned):
        return isinstance(event, ce.Stunned) and _is_about(standing, event.card, wanted.what, reading)
    if isinstance(event, ce.DrawFailed):
        return isinstance(wanted, w.Drew) and event.seat == reading.player(wanted.player)
    if isinstance(event, ce.Went):
        return _would_move(standing, wanted, event, state.zone[event.card], reading)
    return False


@rule("1216.3")
def _is_used_up(state: KisekiState, rules: Kiseki, standing: Standing) -> bool:
    """Whether the craft has been applied as often in this turn as it may be."""
    most = rules.list.ability(standing.packed & REFERENCE).most_applied
    return most > 0 and state.used.count(_use_of(standing)) >= most


def _use_of(standing: Standing) -> tuple[int, int, int]:
    return (standing.seat, standing.this, standing.packed & REFERENCE)


@rule("1216.3")
def note_application(state: KisekiState, rules: Kiseki, standing: Standing) -> None:
    """A craft that is applied only so often in a turn has been applied once more."""
    if standing.modifier is None and rules.list.ability(standing.packed & REFERENCE).most_applied:
        apply_now(state, rules, e.Applied("1216.3", *_use_of(standing)))


def _is_about(standing: Standing, card: int, what: n.Node, reading: Reading) -> bool:
    made = standing.modifier
    if made is not None and not made.open and made.cards:
        return card in made.cards
    return reading.fits(card, what)


@rule("1216.1 1313.1 1314.1 1317.1 1317.2")
def _would_move(standing: Standing, wanted: n.Node, event: ce.Went, zone: int, reading: Reading) -> bool:
    if isinstance(wanted, w.Drew):
        return isinstance(event, ce.Drawn) and event.target == HANDS[reading.player(wanted.player)]
    if isinstance(wanted, n.Entered) and (event.target not in ON_FIELD or zone in ON_FIELD):
        return False
    what = getattr(wanted, "what", None)
    if not isinstance(what, n.Node) or not _is_about(standing, event.card, what, reading):
        return False
    if isinstance(wanted, n.Entered):
        return True
    to_trail = event.target in TRAILS
    if isinstance(wanted, w.Left):
        return zone in ON_FIELD and event.target not in ON_FIELD
    if isinstance(wanted, n.Destroyed):
        return to_trail and event.deed == "destroy"
    if isinstance(wanted, w.Slain):
        return to_trail and event.deed == "slay"
    if isinstance(wanted, w.ReturnedToHand):
        return event.target in HANDS and zone in ON_FIELD
    if isinstance(wanted, w.Discarded):
        return to_trail and event.deed == "discard"
    if isinstance(wanted, w.WasRemoved):
        return event.target in REMOVED and event.deed == "remove"
    if isinstance(wanted, w.PutIntoTrailFrom):
        return to_trail and zone in reading.zone_numbers(wanted.zone)
    return isinstance(wanted, w.PutIntoTrail) and to_trail


@rule("1203.6 1216.3")
def can_do_instead(state: KisekiState, seat: int, effect: n.Node) -> bool:
    """Whether a player who may do something instead has enough cards for it."""
    what = getattr(effect, "what", None)
    if isinstance(effect, n.Discard) and isinstance(what, n.Chosen):
        return len(state.zones[HANDS[seat]]) >= what.n
    return True


@rule("1216.1")
def turned_into(
    state: KisekiState, rules: Kiseki, standing: Standing, effect: n.Node, event: Event
) -> tuple[Event, ...] | None:
    """A move to another zone in place of the first; everything else that a text says is carried out."""
    if isinstance(effect, (t.GainMore, t.GainLess)):
        assert isinstance(event, e.BondsChanged)
        gained = event.amount + (effect.n if isinstance(effect, t.GainMore) else -effect.n)
        if gained <= 0:
            return ()
        return (e.BondsChanged(event.clause, event.seat, gained, event.cause, event.source_card, event.fallen),)
    if isinstance(effect, t.Lessened):
        assert isinstance(event, e.BondsChanged)
        lost = -event.amount * effect.n if isinstance(effect, t.Multiplying) else -event.amount - effect.n
        if isinstance(effect, t.Heightened):
            lost = -event.amount + effect.n
        if lost <= 0:
            return ()
        return (e.BondsChanged(event.clause, event.seat, -lost, event.cause, event.source_card, event.fallen),)
    if not isinstance(event, ce.Went):
        return None
    if isinstance(effect, t.EnteringAs):
        made = copy_of(event)
        made.actioned = 1 if effect.manner == "actioned" else 0
        return (made,)
    reading = rules.standing_reading(state, standing)
    reading.that = (event.card,)
    what = getattr(effect, "what", None)
    if not isinstance(what, n.Node) or members(what, reading) != (event.card,):
        return None
    target = rules.target_of(effect, state, event.card)
    if target < 0:
        return None
    deed = "remove" if isinstance(effect, (t.Remove, n.Exile)) else "return"
    return (ce.Went("1216.1", event.card, target, event.by, deed, source_card=standing.this),)
