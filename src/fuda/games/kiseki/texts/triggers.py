"""What does an event trigger? 1211: which words of texts wait for which events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki import battle_events as be
from fuda.games.kiseki import card_events as ce
from fuda.games.kiseki import events as e
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.chapters.orientation import states_of
from fuda.games.kiseki.table import (
    ART,
    CARD,
    CRAFT,
    DECKS,
    HANDS,
    HOMEBASES,
    ON_FIELD,
    PSEUDO,
    REMOVED,
    STEP_NAMES,
    SUPPORT,
    TRAILS,
    WAITING,
    ZONES,
    KisekiState,
    controller,
    head_of,
    seat_of_target,
)
from fuda.games.kiseki.texts.attributes import CURSED, EVERYTHING, KINDS, NAMES, ORGANISATIONS, STATS
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.values import abilities_of, derived
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import events as w
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.handling import PASTS
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.language.running.printed import inside
from fuda.language.running.selection import members
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

HIDDEN: Final = frozenset((*HANDS, *DECKS))
UNSEEN: Final = HIDDEN.union((WAITING,))  # from where a card does not come back to hand
UNTOLD: Final = (m.AnyOf, n.Cards, n.Controlled, n.You, n.Opponent)  # words that ask nothing of what a card shows
MOST_LASTS: Final = 1 << 14  # so many are kept at most
BRACKETS: Final = "【】"  # around the label of an icon craft, where it stands for what is played
BRACKET: Final = BRACKETS[0]

# Which words of texts wait for which events.
OF_MOVES: Final = (
    n.Entered,
    w.EnteredFrom,
    f.EntryIcon,
    w.Left,
    w.PutIntoTrail,
    w.PutIntoTrailFrom,
    w.PutIntoTrailBy,
    w.Discarded,
    w.HandDiscarded,
    w.ReturnedToHand,
    w.WasRebuilt,
    w.WasRemoved,
    w.PutIntoHomebase,
    w.Slain,
    n.Destroyed,
)
OF_ATTACKS: Final = (
    w.Attacked,
    w.AttackedEach,
    w.AttackedFirst,
    w.AttackedAlone,
    w.ScrumAttacked,
    w.AttackedWhat,
    w.AttackedPlayer,
    w.WasAttackedBy,
    w.WasAttacked,
    w.WasScrumAttacked,
    w.Battled,
    w.BattledWith,
)
WAITED_FOR: Final[dict[type, tuple[type, ...]]] = {
    e.Moment: (w.Moment, w.StepMoment),
    ce.Planned: (w.PlannedBy,),
    be.HasAttacked: OF_ATTACKS,
    ce.Stunned: (w.Stunned, w.StunnedBy, w.StunnedByAttack, w.TurnedDown),
    e.BondsChanged: (w.OverkillDealt, w.OverkillTaken, w.StunDamageTaken, w.BondsLost, w.BondsGained),
    e.Played: (w.Played, w.PlayedOutOf, w.AbilityPlayed, w.AbilityPlayedOf, w.OwnIconPlayed),
    ce.Went: OF_MOVES,
    ce.Drawn: (w.Drew, w.DrewOutside),
    ce.Recovered: (w.Recovered,),
    ce.SupportChanged: (w.SupportGained, w.SupportLost),
    ce.Turned: (w.Readied, w.Actioned),
    e.EnergyGained: (w.Actioned,),
    e.PutUp: (w.SupportPlayed, w.Supported, w.WasSupported, w.WasTargeted),
    ce.Flipped: (w.TurnedUp, w.TurnedDown),
    ce.Boarded: (w.WasBoarded, w.BoardedOn),
    ce.Linked: (w.WasLinked,),
}


def _of_move(source: int, target: int) -> tuple[type, ...]:
    """Which of the words for moves a card can be meant by that goes from one zone to another."""
    shut: list[type] = []
    if target not in ON_FIELD or source in ON_FIELD:
        shut += (n.Entered, w.EnteredFrom, f.EntryIcon)
    if source not in ON_FIELD or target in ON_FIELD:
        shut.append(w.Left)
    if target not in HANDS or source in UNSEEN:
        shut.append(w.ReturnedToHand)
    if target not in TRAILS:
        shut += OF_TRAILS
    if source not in HANDS:
        shut.append(w.HandDiscarded)
    if target not in HOMEBASES or source in HOMEBASES:
        shut.append(w.PutIntoHomebase)
    if target not in REMOVED or source in REMOVED:
        shut.append(w.WasRemoved)
    return tuple([word for word in OF_MOVES if word not in shut])


OF_TRAILS: Final = (
    w.PutIntoTrail,
    w.PutIntoTrailFrom,
    w.PutIntoTrailBy,
    w.Discarded,
    w.WasRebuilt,
    w.Slain,
    n.Destroyed,
)
# By the zones between which a card goes: the words that can mean it. No other is worth a look.
OF_MOVE: Final = {
    (source, target): _of_move(source, target) for source in range(len(ZONES)) for target in range(len(ZONES))
}


@rule("1201.1a-2 1211.1 1211.2 1211.3")
def matched(state: KisekiState, rules: Kiseki, wanted: n.Node, event: Event, reading: Reading) -> Any:
    """The cards an event is about if it is the event that a text waits for; None if it is not."""
    reading.came_from = -1
    if isinstance(wanted, (w.FirstTime, w.NthTime)):
        before = wanted.n - 1 if isinstance(wanted, w.NthTime) else 0
        return _so_many_times(state, rules, wanted.event, event, reading, before)
    return _TESTS[type(wanted)](state, rules, wanted, event, reading)


Found = tuple[int, ...] | None


def filed_under(wanted: n.Node) -> type:
    """Under which word an event is found that a text waits for."""
    return type(wanted.event) if isinstance(wanted, (w.FirstTime, w.NthTime)) else type(wanted)


@rule("1221.1")
def _so_many_times(
    state: KisekiState, rules: Kiseki, wanted: n.Node, event: Event, reading: Reading, before: int
) -> Found:
    """Whether the event is the one, and just so many before it in this turn were."""
    found = matched(state, rules, wanted, event, reading)
    if found is None:
        return None
    that, last, came_from = reading.that, reading.last, reading.came_from
    earlier = list(_happened_so_far(state, event))
    state_of = times_among(state, rules, wanted, reading, tuple(earlier))
    reading.that, reading.last, reading.came_from = that, last, came_from
    return found if state_of == before else None


def _happened_so_far(state: KisekiState, event: Event) -> list[Event]:
    """What happened in this turn before the event."""
    found: list[Event] = []
    for each in state.happened:
        if each is event:
            break
        found.append(each)
    return found


def _moment(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    return () if event.moment == wanted.phase and event.edge == wanted.edge else None


def _step_moment(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    right = event.moment == wanted.step and event.edge == "start"
    return () if right and event.seat == reading.player(wanted.player) else None


@rule("1323.1")
def _planned(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    return () if event.seat == reading.player(wanted.player) else None


# --- battle


@rule("804.8 1211.7 1326.4 1404.1")
def _attacked(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """Who of the group attacked; whether it was the first attack, alone, or a scrum."""
    found = tuple([card for card in event.attackers if reading.fits(card, wanted.what)])
    if not found:
        return None
    if isinstance(wanted, w.AttackedFirst):
        return tuple(event.attackers) if event.first else None
    if isinstance(wanted, w.AttackedAlone):
        return found if not event.scrum else None
    if isinstance(wanted, w.ScrumAttacked):
        return found if event.scrum else None
    return found


@rule("804.8")
def _attacked_what(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    if not any([reading.fits(card, wanted.by) for card in event.attackers]):
        return None
    if isinstance(wanted.what, (n.You, n.Opponent)):
        return (
            tuple([card for card in event.attackers if reading.fits(card, wanted.by)])
            if seat_of_target(event.target) == reading.player(wanted.what)
            else None
        )
    return (event.target,) if event.target >= 0 and reading.fits(event.target, wanted.what) else None


@rule("803.5b 804.8")
def _attacked_player(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """Who of the group attacked, if a player was attacked."""
    if seat_of_target(event.target) < 0:
        return None
    return tuple([card for card in event.attackers if reading.fits(card, wanted.by)]) or None


@rule("804.8")
def _was_attacked_by(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """Who of the group attacked it."""
    if event.target < 0 or not reading.fits(event.target, wanted.what):
        return None
    return tuple([card for card in event.attackers if reading.fits(card, wanted.by)]) or None


@rule("804.5 804.6 804.8")
def _battled(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """Attackers and defender battle with each other; a player who is attacked battles with nobody."""
    if event.target < 0:
        return None
    sides = (tuple(event.attackers), (event.target,))
    if isinstance(wanted, w.Battled):
        found = tuple([card for side in sides for card in side if reading.fits(card, wanted.what)])
        return found or None
    for mine, others in (sides, sides[::-1]):
        if any([reading.fits(card, wanted.by) for card in mine]):
            met = tuple([card for card in others if reading.fits(card, wanted.what)])
            if met:
                return met
    return None


@rule("804.8")
def _was_attacked(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    if isinstance(wanted, w.WasScrumAttacked) and not event.scrum:
        return None
    return (event.target,) if event.target >= 0 and reading.fits(event.target, wanted.what) else None


@rule("1222.1 1222.2 1222.4 1222.4a 1222.4b")
def _stunned(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    reading.last = event.last
    if not reading.fits(event.card, wanted.what):
        return None
    if isinstance(wanted, (w.StunnedBy, w.StunnedByAttack)):
        sources = (*event.attackers, event.source_card) if isinstance(wanted, w.StunnedBy) else event.attackers
        if not any([card >= 0 and reading.fits(card, wanted.by) for card in sources]):
            return None
    return (event.card,)


@rule("1222.3")
def _overkill_dealt(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    right = event.cause == "overkill" and event.amount < 0 and event.source_card >= 0
    return (event.source_card,) if right and reading.fits(event.source_card, wanted.what) else None


def _bonds(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    if event.seat != reading.player(wanted.player) or event.amount == 0:
        return None
    if isinstance(wanted, w.BondsGained):
        return () if event.amount > 0 else None
    if isinstance(wanted, w.OverkillTaken) and event.cause != "overkill":
        return None
    if isinstance(wanted, w.StunDamageTaken) and event.cause != "stun":
        return None
    return () if event.amount < 0 else None


# --- cards


@rule("1302.2")
def _played(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    if event.kind not in (CARD, PSEUDO) or event.seat != reading.player(wanted.player):
        return None
    if isinstance(wanted, w.PlayedOutOf) and event.source_zone not in reading.zone_numbers(wanted.zone):
        return None
    return (event.card,) if reading.fits(event.card, wanted.what) else None


@rule("1218.1 1219.2c")
def _support_played(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    right = event.kind == SUPPORT and event.seat == reading.player(wanted.player)
    return (event.card,) if right else None


@rule("1218.1 1219.2c")
def _supported(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """Who supports, or whom."""
    if event.kind != SUPPORT or event.waiting is None:
        return None
    aimed = [card for row in event.waiting.targets for card in row if card >= 0]
    meant = [event.card] if isinstance(wanted, w.Supported) else aimed
    return tuple([card for card in dict.fromkeys(meant) if reading.fits(card, wanted.what)]) or None


@rule("1204.2d 1218.1")
def _was_targeted(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """A scrum support is no ability and no card: it aims at nothing in this sense."""
    if event.kind == SUPPORT or event.seat != reading.player(wanted.player) or event.waiting is None:
        return None
    kinds = {"art": (ART,), "craft": (CRAFT,), "ability": (ART, CRAFT)}.get(wanted.ability, (ART, CRAFT, CARD, PSEUDO))
    if event.kind not in kinds:
        return None
    aimed = dict.fromkeys([card for row in event.waiting.targets for card in row if card >= 0])
    return tuple([card for card in aimed if reading.fits(card, wanted.what)]) or None


@rule("1201.1c")
def _ability_played(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    if event.seat != reading.player(wanted.player) or event.kind not in (CRAFT, ART):
        return None
    if wanted.ability == "art":
        return (event.card,) if event.kind == ART else None
    if wanted.ability.startswith(BRACKET):
        right = event.kind == CRAFT and rules.list.ability(event.reference).icon == wanted.ability.strip(BRACKETS)
        return (event.card,) if right else None
    if wanted.ability == "activated" and rules.list.ability(event.reference).form != 1:
        return None
    return (event.card,) if event.kind == CRAFT or wanted.ability == "ability" else None


@rule("1201.1c")
def _ability_played_of(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """An ability lies on a pseudo card in the waiting zone; what it belongs to is the card itself."""
    found = _ability_played(state, rules, wanted, event, reading)
    return found if found is not None and reading.fits(head_of(state, event.card), wanted.what) else None


def _own_icon_played(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    if event.kind != CRAFT or head_of(state, event.card) != reading.this:
        return None
    return (event.card,) if rules.list.ability(event.reference).icon == wanted.label else None


@rule("1322.1 1320.1 1205.1c-1")
def _entered(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    if state.host[event.card] >= 0:
        return None
    what: n.Node = n.This() if isinstance(wanted, f.EntryIcon) else wanted.what
    if isinstance(wanted, w.EnteredFrom):
        waited = [each.source_zone for each in state.waiting if each.card == event.card and event.source == WAITING]
        if not any([zone in reading.zone_numbers(wanted.zone) for zone in waited or (event.source,)]):
            return None
    return (event.card,) if reading.fits(event.card, what) else None


@rule("1211.6 1211.6a 1211.6b 1211.6c 1222.5 1222.5a 1222.6 1314.1 1317.1 1317.2 1336.1")
def _moved(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """A card left the field, or went to the trail in the way that the text says; a linked unit once. What left the
    field is read as it was there, all else as it lies now: none of these words means a card that goes out of sight."""
    if event.part and not isinstance(_spoken_of(wanted.what), (n.This, k.ThisCard)):
        return None
    reading.last = event.last if event.source in ON_FIELD or _names_zone(wanted.what) else None
    reading.came_from = event.source
    right = event.source in ON_FIELD or not isinstance(wanted, w.ReturnedToHand) or _names_zone(wanted.what)
    if isinstance(wanted, w.Discarded):
        right = event.deed == "discard"
    elif isinstance(wanted, w.Slain):
        right = event.deed == "slay"
    elif isinstance(wanted, n.Destroyed):
        right = event.deed == "destroy"
    elif isinstance(wanted, w.WasRemoved):
        right = event.deed == "remove"
    elif isinstance(wanted, w.WasRebuilt):
        right = event.deed == "rebuild"
    elif isinstance(wanted, w.PutIntoTrailFrom):
        right = event.source in reading.zone_numbers(wanted.zone)
    elif isinstance(wanted, w.PutIntoTrailBy):
        right = event.by == reading.player(wanted.player)
    return (event.card,) if right and reading.fits(event.card, wanted.what) else None


@rule("507.1 507.2")
def _into_homebase(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """What comes from where it was seen is read as it was; of what comes from a hand or deck nothing is told but that
    a card came."""
    if event.part:
        return None
    told = isinstance(wanted.what, (n.This, k.ThisCard)) or all(
        [isinstance(each, UNTOLD) for each in inside(wanted.what)]
    )
    if event.source in HIDDEN and not told:
        return None
    reading.last = event.last if event.source in ON_FIELD else None
    return (event.card,) if reading.fits(event.card, wanted.what) else None


def _spoken_of(what: n.Node) -> n.Node:
    """The card that an event is about, without how it lies."""
    return what.what if isinstance(what, n.InState) else what


def _names_zone(what: n.Node) -> bool:
    """Whether the text says from where the card goes."""
    return any([isinstance(each, n.InZone) for each in inside(what)])


def _hand_discarded(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    seat = reading.player(wanted.player)
    right = event.deed == "discard" and event.source == HANDS[seat]
    return (event.card,) if right else None


@rule("1313.1")
def _drew(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    return () if event.target == HANDS[reading.player(wanted.player)] else None


@rule("1313.1 703.6")
def _drew_outside(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    seat = reading.player(wanted.player)
    if event.target != HANDS[seat]:
        return None
    inside = state.step >= 0 and STEP_NAMES[state.step] == wanted.step and state.step_player == seat
    return None if inside else ()


def _about(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    return (event.card,) if reading.fits(event.card, wanted.what) else None


@rule("1315.1 1315.2")
def _turned(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    actioned = 1 if isinstance(event, e.EnergyGained) else event.actioned
    if actioned != (1 if isinstance(wanted, w.Actioned) else 0):
        return None
    return (event.card,) if reading.fits(event.card, wanted.what) else None


def _support(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    right = event.support == (0 if isinstance(wanted, w.SupportLost) else 1)
    return (event.card,) if right and reading.fits(event.card, wanted.what) else None


def _turned_up(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    return (event.card,) if not event.down and reading.fits(event.card, wanted.what) else None


@rule("1306.2a 1316.2")
def _turned_down(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """By being turned, or by being stunned, as it was before."""
    if isinstance(event, ce.Stunned):
        reading.last = event.last
        return (event.card,) if reading.fits(event.card, wanted.what) else None
    return (event.card,) if event.down and reading.fits(event.card, wanted.what) else None


@rule("1211.6b 1337.1")
def _boarded(state: KisekiState, rules: Kiseki, wanted: Any, event: Any, reading: Reading) -> Found:
    """Who has boarded has left the field for it, and is read as it was there."""
    if isinstance(wanted, w.WasBoarded):
        return (event.item,) if reading.fits(event.item, wanted.what) else None
    found: list[int] = []
    for unit in event.units:
        reading.last = state.last[unit]
        if reading.fits(unit, wanted.by):
            found.append(unit)
    reading.last = None
    return tuple(found) if found and reading.fits(event.item, wanted.what) else None


@rule("1221.1")
def has_happened(state: KisekiState, rules: Kiseki, wanted: n.Node, reading: Reading) -> bool:
    """Whether the event that a text speaks of has happened in this turn; who has gone since is told as it was."""
    return times_happened(state, rules, wanted, reading) > 0


@rule("1221.1")
def times_happened(state: KisekiState, rules: Kiseki, wanted: n.Node, reading: Reading) -> int:
    """How often the event has happened in this turn."""
    return times_among(state, rules, wanted, reading, state.happened)


def times_among(state: KisekiState, rules: Kiseki, wanted: n.Node, reading: Reading, events: tuple[Event, ...]) -> int:
    """How many of the events are the one that a text speaks of."""
    kept, last = reading.that, reading.last
    found = 0
    for event in events:
        if not any([type(wanted) in WAITED_FOR.get(kind, ()) for kind in type(event).__mro__]):
            continue
        reading.that = (*getattr(event, "attackers", ()), getattr(event, "card", -1), getattr(event, "target", -1))
        reading.last = None
        found += matched(state, rules, wanted, event, reading) is not None
    reading.that, reading.last, reading.came_from = kept, last, -1
    return found


@rule("502.3 1221.1")
def has_met(reading: Reading, card: int, event: str) -> bool:
    """Whether this has happened to the card in this turn, since it is the card that it is now."""
    state, rules = reading.state, reading.rules
    kept, last, came_from = reading.that, reading.last, reading.came_from
    wanted = n.make(PASTS[event], {"what": m.AnyOf(n.Cards())})
    found = False
    for each in state.happened:
        if isinstance(each, ce.Went):
            if each.card != card:
                continue
            found = event == "entered" and each.target in ON_FIELD and each.source not in ON_FIELD
        elif type(wanted) in WAITED_FOR.get(type(each), ()):
            reading.last = None
            found = found or card in (matched(state, rules, wanted, each, reading) or ())
    reading.that, reading.last, reading.came_from = kept, last, came_from
    return found


def drawn_by(state: KisekiState, seat: int) -> int:
    """How many cards the player has drawn in this turn."""
    return sum([1 for event in state.happened if isinstance(event, ce.Drawn) and event.target == HANDS[seat]])


def lost_by(state: KisekiState, seat: int) -> int:
    """How many bonds the player has lost in this turn."""
    lost = [event for event in state.happened if isinstance(event, e.BondsChanged) and event.seat == seat]
    return sum([-event.amount for event in lost if event.amount < 0])


_TESTS: Final[dict[type, Callable[[Any, Any, Any, Any, Reading], Found]]] = {
    w.Moment: _moment,
    w.StepMoment: _step_moment,
    w.PlannedBy: _planned,
    w.Attacked: _attacked,
    w.AttackedEach: _attacked,
    w.AttackedFirst: _attacked,
    w.AttackedAlone: _attacked,
    w.ScrumAttacked: _attacked,
    w.AttackedWhat: _attacked_what,
    w.AttackedPlayer: _attacked_player,
    w.WasAttackedBy: _was_attacked_by,
    w.WasAttacked: _was_attacked,
    w.WasScrumAttacked: _was_attacked,
    w.Stunned: _stunned,
    w.StunnedBy: _stunned,
    w.StunnedByAttack: _stunned,
    w.Battled: _battled,
    w.BattledWith: _battled,
    w.OverkillDealt: _overkill_dealt,
    w.OverkillTaken: _bonds,
    w.StunDamageTaken: _bonds,
    w.BondsLost: _bonds,
    w.BondsGained: _bonds,
    w.Played: _played,
    w.PlayedOutOf: _played,
    w.AbilityPlayed: _ability_played,
    w.OwnIconPlayed: _own_icon_played,
    n.Entered: _entered,
    w.EnteredFrom: _entered,
    f.EntryIcon: _entered,
    w.Left: _moved,
    w.PutIntoTrail: _moved,
    w.PutIntoTrailFrom: _moved,
    w.PutIntoTrailBy: _moved,
    w.Discarded: _moved,
    w.ReturnedToHand: _moved,
    w.WasRebuilt: _moved,
    w.WasRemoved: _moved,
    w.Slain: _moved,
    n.Destroyed: _moved,
    w.HandDiscarded: _hand_discarded,
    w.Drew: _drew,
    w.Recovered: _about,
    w.WasLinked: _about,
    w.SupportGained: _support,
    w.SupportLost: _support,
    w.Readied: _turned,
    w.Actioned: _turned,
    w.TurnedUp: _turned_up,
    w.TurnedDown: _turned_down,
    w.SupportPlayed: _support_played,
    w.Supported: _supported,
    w.WasSupported: _supported,
    w.AbilityPlayedOf: _ability_played_of,
    w.DrewOutside: _drew_outside,
    w.WasTargeted: _was_targeted,
    w.PutIntoHomebase: _into_homebase,
    w.WasBoarded: _boarded,
    w.BoardedOn: _boarded,
}


@rule("1221.1")
def remembered(state: KisekiState, rules: Kiseki, card: int) -> Last:
    """What a card is, before it moves or changes."""
    values: dict[tuple[int, int], Any] = derived(state, rules).values
    states = states_of(state, rules, card)
    if (card, KINDS) in values:
        return _last(state, rules, card, values, card, states)
    # Of any other it is what is printed, so that it is the same again for a card that lies there like this.
    key = (card, state.zone[card], state.owner[card], state.printed[card], states)
    known = rules.cache.lasts
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_LASTS:
            known.clear()
        prints: dict[tuple[int, int], Any] = rules.stock.printed_value
        found = known[key] = _last(state, rules, card, prints, state.printed[card], states)
    return found


def _last(
    state: KisekiState,
    rules: Kiseki,
    card: int,
    values: dict[tuple[int, int], Any],
    told: int,
    states: tuple[str, ...],
) -> Last:
    """What a card is by these values, where it is called so."""
    zone = state.zone[card]
    if zone in ON_FIELD:
        abilities = abilities_of(state, rules, card)
    else:
        abilities = tuple([card << 20 | each for each in rules.card(state, card).moves])
    return Last(
        card,
        zone,
        controller(state, card),
        abilities,
        values[(told, KINDS)],
        values[(told, ORGANISATIONS)],
        values[(told, EVERYTHING)],
        tuple([values[(told, stat)] for stat in STATS]),
        values[(told, NAMES)],
        values[(told, CURSED)],
        states,
    )


def is_hidden_place(state: KisekiState, card: int) -> bool:
    """Whether the card lies where some player does not see it."""
    return state.zone[card] in HIDDEN or bool(state.down[card] and state.zone[card] not in ON_FIELD)


def spoken_of(what: n.Node, reading: Reading) -> tuple[int, ...]:
    """The cards that a text names."""
    return members(what, reading)
