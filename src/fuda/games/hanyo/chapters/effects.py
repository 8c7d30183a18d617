"""What does each word of a text do? The terms of 900, one effect after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.hanyo.cards import CHOICES, LASTS
from fuda.games.hanyo.chapters.acts import NEW_ACTS, can_do, perform
from fuda.games.hanyo.chapters.each_player import ForEachPlayer
from fuda.games.hanyo.chapters.lasting import lasting
from fuda.games.hanyo.chapters.main_phase import Charge, ChargeEach, free_standby
from fuda.games.hanyo.chapters.movement import Discarding, PutOnDeck
from fuda.games.hanyo.chapters.next_damage import spend_next
from fuda.games.hanyo.chapters.permissions import (
    cannot,
    is_immune,
    keeps_hand,
    kept_from_discard,
    room_for_energy,
    spared,
)
from fuda.games.hanyo.chapters.trials import note_trial, without_trial
from fuda.games.hanyo.events import Attached, MovedWithin, Went
from fuda.games.hanyo.table import ENERGIES, HANDS, IN_AREA, MAINS, NORMAL, OF_AREA, RESTED, STUNNED, HanyoState
from fuda.games.hanyo.texts.frames import Carry, is_followed
from fuda.games.hanyo.texts.measuring import ATTRIBUTE, DEALT, MANY
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.sentences import OtherPlayer
from fuda.games.hanyo.texts.values import changed_damage, in_area
from fuda.games.hanyo.unit_events import Counted, Damaged, Healed, KnockedOut, Laid, Placed, Swapped
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.lasting import EffectBegan
from fuda.language.running.printed import speaks_of
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import counters as c
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.mechanics.decks import Search
from fuda.mechanics.zones import Looked, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


# From where cards are discarded (911.1).
DISCARDED_FROM: Final = frozenset((*HANDS, *OF_AREA))

# What is done to units; a card that is none any more is left alone (302.3, 306.7a-3, 916.5).
ON_UNITS: Final = (
    h.DealDamage,
    h.Heal,
    h.HealAll,
    h.Rest,
    h.Stun,
    h.Recover,
    h.KnockOut,
    c.PutCounters,
    c.RemoveCounters,
    c.RemoveAllCounters,
)

# What a text that forbids something to be done to units calls it.
PLACES: Final = {"rest": RESTED, "stun": STUNNED}

DEEDS: Final[dict[type, str]] = {
    h.DealDamage: "damage",
    h.Heal: "heal",
    h.HealAll: "heal",
    h.Rest: "rest",
    h.Stun: "stun",
    h.Recover: "recover",
    h.KnockOut: "ko",
}


@rule("104.2 104.4 809.7 910.1")
def is_possible(state: HanyoState, rules: Hanyo, frame: Resolve, sentence: Sentence) -> bool:
    """Whether anything of the sentence can be done; what cannot is left out, the rest is done."""
    note_trial(rules, frame)
    reading = rules.reading(state, frame)
    if not _is_met(rules, frame, sentence, reading):
        return False
    if isinstance(sentence.duration, a.AsLongAs):
        if frame.lapsed >> frame.sentence & 1 or not reading.holds(sentence.duration.condition):
            return False
    _bind(frame, sentence, reading)
    effect = sentence.effect
    if is_out_of_reach(state, rules, frame, sentence, reading):
        return False
    if isinstance(effect, n.Exchange):
        return swap_of(state, effect, reading, ()) is not None
    seats = rules.players(state, sentence.player, reading)
    if sentence.optional and isinstance(effect, d.DiscardFromHand):
        return len(state.zones[HANDS[seats[0]]]) >= effect.n
    if isinstance(effect, d.DiscardFromHand):
        # Whoever has no card discards none; a whole hand counts as discarded even then (911.2a).
        return any([bool(state.zones[HANDS[seat]]) for seat in seats])
    if isinstance(effect, c.RemoveCounters):
        wanted = effect.n if sentence.optional else 1
        return any(rules.counters_on(state, card, effect.counter) >= wanted for card in members(effect.what, reading))
    for choice in sentence.selections:
        if isinstance(choice, n.Chosen):
            found = rules.choosable(state, frame, sentence, members(choice.what, reading))
            if not found or (sentence.optional and is_followed(rules, frame) and len(found) < choice.n):
                return False
    if isinstance(effect, h.Charge) and cannot(state, rules, seats[0], "charge"):
        return False
    if isinstance(effect, NEW_ACTS) and not can_do(state, rules, effect, reading, seats[0]):
        return False
    return not (sentence.optional and isinstance(effect, (n.Discard, d.PutInDiscard)) and not _named(effect, reading))


@rule("104.2 105.3")
def _is_met(rules: Hanyo, frame: Resolve, sentence: Sentence, reading: Reading) -> bool:
    """Whether the condition of a sentence is met: asked once for all that is said under it, and in the words of the
    player whose text it is, whoever is told to do something then."""
    condition = without_trial(sentence.condition)
    if condition is None or frame.is_asked_before(rules):
        return True
    actor, reading.actor = reading.actor, -1
    met = reading.holds(condition)
    reading.actor = actor
    if not met:
        frame.note_failed(rules)
    return met


@rule("306.7a-3")
def is_out_of_reach(state: HanyoState, rules: Hanyo, frame: Resolve, sentence: Sentence, reading: Reading) -> bool:
    """Whether the effect is about a unit that is knocked out, in a text that does not speak of knocked-out units."""
    for value in sentence.parts:
        if isinstance(value, (h.ThisUnit, n.That)):
            cards = members(value, reading)
            if cards and all(state.zone[card] in IN_AREA and state.down[card] for card in cards):
                ability = rules.list.cards[frame.printed].abilities[frame.line & 63]
                return not any([_speaks_of_fallen(each) for each in ability.sentences])
    return False


def _speaks_of_fallen(sentence: Sentence) -> bool:
    return speaks_of(sentence.effect, h.KnockedOutUnits) or speaks_of(sentence.condition, k.IsKnockedOut)


def _named(effect: n.Node, reading: Reading) -> tuple[int, ...]:
    what = getattr(effect, "what", None)
    return members(what, reading) if isinstance(what, n.Node) else ()


def swap_of(
    state: HanyoState, effect: n.Exchange, reading: Reading, picks: tuple[tuple[int, ...], ...]
) -> tuple[int, int] | None:
    """914.1. The standby unit and the main unit that an exchange means, if both can be found."""
    chosen = list(picks)
    found: list[int] = []
    for each in (effect.one, effect.other):
        if isinstance(each, (n.Chosen, n.UpTo)) and chosen:
            cards = chosen.pop(0)
        elif isinstance(each, h.MainUnit) and isinstance(each.player, n.Owner):
            cards = state.zones[MAINS[state.owner[found[0]]]] if found else ()
        else:
            cards = members(each, reading)
        if not cards:
            return None
        found.append(cards[0])
    first, second = found
    if state.zone[first] in MAINS:
        first, second = second, first
    if state.zone[second] not in MAINS or state.zone[first] not in IN_AREA or first == second:
        return None
    return first, second


def _bind(frame: Resolve, sentence: Sentence, reading: Reading) -> None:
    """そのユニット is the main unit of which the condition speaks, where the text has named no other."""
    what = getattr(sentence.condition, "what", None)
    if not frame.that and isinstance(what, (h.MainUnit, h.ThisUnit)) and speaks_of(sentence.effect, n.That):
        frame.that = reading.that = members(what, reading)


@rule("801.2 801.2a 801.2b 801.2d 808.1")
def carry_out(state: HanyoState, rules: Hanyo, frame: Resolve, sentence: Sentence) -> Flow:
    """Do what the sentence says, with what was chosen for it."""
    effect = sentence.effect
    reading = rules.reading(state, frame)
    assert isinstance(frame, Carry)
    _remember(sentence, frame, reading)
    if isinstance(effect, u.GainAttributesOf) and isinstance(effect.of, n.That):
        frame.keep(ATTRIBUTE, reading.attributes_of(effect.of))
        reading.numbers = frame.numbers
    if isinstance(effect, LASTS):
        return happen(state, rules, EffectBegan("809.3b-2", lasting(state, rules, frame, sentence, reading)))
    seats = rules.players(state, sentence.player, reading)
    flow = _procedure(state, rules, frame, sentence, reading, seats)
    if flow is not None:
        _judge(state, rules, frame, sentence, reading, seats)
        return frame.call(state, flow, into="that" if isinstance(flow, Search) else "")
    if isinstance(effect, NEW_ACTS):
        return perform(state, rules, frame, sentence, reading, seats[0])
    if isinstance(effect, n.Choose):
        chosen = _cards(effect, reading, frame)
        frame.that = (*frame.that, *chosen) if isinstance(sentence.player, OtherPlayer) else chosen
        return NEXT
    events = _events(state, rules, frame, sentence, reading, seats[0])
    frame.did = (bool(events) or isinstance(effect, (d.Reveal, n.LookAt))) and _is_whole(sentence, frame)
    frame.keep(MANY, sum([_size(each) for each in events]))
    if isinstance(effect, (h.DealDamage, h.Heal, h.HealAll)):
        healed = [min(each.amount, state.damage[each.card]) for each in events if isinstance(each, Healed)]
        frame.keep(DEALT, sum([each.amount for each in events if isinstance(each, Damaged)]) + sum(healed))
    return happen(state, rules, *events)


def _size(event: Event) -> int:
    return abs(event.amount) if isinstance(event, Counted) else 1


@rule("104.2")
def _is_whole(sentence: Sentence, frame: Resolve) -> bool:
    """Whether as many were chosen as a text asks for: only then has it been done."""
    for choice, pick in zip(sentence.selections, frame.picks, strict=False):
        if isinstance(choice, n.Chosen) and len(pick) < choice.n:
            return False
    return not sentence.selections or any([bool(pick) for pick in frame.picks])


def _judge(
    state: HanyoState, rules: Hanyo, frame: Carry, sentence: Sentence, reading: Reading, seats: tuple[int, ...]
) -> None:
    """911.1, 911.2a. Whether what takes more steps counts as done, and how many cards it moves."""
    effect = sentence.effect
    sort = rules.sort_of(frame.printed, frame.line)
    if isinstance(effect, (d.DiscardFromHand, d.DiscardHand)):
        seats = tuple([each for each in seats if not keeps_hand(state, rules, each, frame.seat, sort)])
    if isinstance(effect, d.DiscardFromHand):
        held = len(state.zones[HANDS[seats[0]]]) if seats else 0
        frame.keep(MANY, min(effect.n, held))
        frame.did = held >= effect.n
    elif isinstance(effect, d.DiscardHand):
        frame.keep(MANY, sum([len(state.zones[HANDS[seat]]) for seat in seats]))
    elif isinstance(
        effect, (n.Discard, d.PutInDiscard, d.PutOnDeck, d.PutInAnyOrder, h.PutInStandby, t.PutInStandbySo)
    ):
        cards = _cards(effect, reading, frame)
        left = cards
        if isinstance(effect, (n.Discard, d.PutInDiscard)):
            left = kept_from_discard(state, rules, cards, frame.seat, sort)
        frame.keep(MANY, len(left))
        frame.kept = left
        frame.did = _is_whole(sentence, frame) and len(left) == len(cards)
    elif isinstance(effect, n.Draw):
        frame.keep(MANY, effect.n)


ATTACHED: Final = (h.EnergyOf, h.SetOf, g.AttachedTo)


def _remember(sentence: Sentence, frame: Carry, reading: Reading) -> None:
    """What later sentences speak of as そのユニット or それら: what this one was about."""
    effect = sentence.effect
    what = getattr(effect, "what", None)
    if not sentence.named_later or not isinstance(what, n.Node):
        return
    receiver = getattr(effect, "to", None)
    if isinstance(receiver, CHOICES):
        frame.that = reading.chosen(receiver)
        return
    inner = getattr(what, "what", None)
    if isinstance(inner, ATTACHED):
        units = reading.chosen(inner.of)
        picked = frame.picks[-1] if frame.picks and not isinstance(what, n.All) else ()
        hosts = [reading.state.host[card] for card in picked] if picked else list(units)
        frame.that = tuple(dict.fromkeys(hosts))
    elif isinstance(what, (*CHOICES, n.All, h.MainUnit, d.TopCards)) and not isinstance(effect, n.Choose):
        frame.that = _cards(effect, reading, frame)


def _cards(effect: n.Node, reading: Reading, frame: Resolve, place: int = 0, field: str = "what") -> tuple[int, ...]:
    """What was chosen for a field of the effect, or what the field names without a choice."""
    value = getattr(effect, field, None)
    return reading.chosen(value) if isinstance(value, n.Node) else ()


@rule("302.2b 303.3b 304.2 308.1 309.2 904.2 906.1 910.2 911.1 911.2 912.1 912.1a 912.2 912.2a")
def _procedure(
    state: HanyoState, rules: Hanyo, frame: Resolve, sentence: Sentence, reading: Reading, seats: tuple[int, ...]
) -> Procedure | None:
    """Effects that need more than one step."""
    effect = sentence.effect
    clause = frame.clause
    seat = seats[0]
    sort = rules.sort_of(frame.printed, frame.line)
    if isinstance(effect, (d.DiscardFromHand, d.DiscardHand)):
        seats = tuple([each for each in seats if not keeps_hand(state, rules, each, frame.seat, sort)])
    if isinstance(effect, (n.Draw, d.DiscardFromHand, d.DiscardHand)):
        return ForEachPlayer(seats, effect.n if not isinstance(effect, d.DiscardHand) else -1, _kind(effect), clause)
    if isinstance(effect, d.Search):
        least = effect.n if isinstance(effect.what, n.Cards) else 0
        return Search(frame.seat, reading.cards_in(effect.zone), _found_in(effect, reading), effect.n, least, "910.2")
    if isinstance(effect, n.Discard) and effect.what in _WHOLE_HAND:
        holder = reading.player(n.You() if effect.what == _WHOLE_HAND[0] else n.Opponent())
        is_kept = keeps_hand(state, rules, holder, frame.seat, sort)
        return ForEachPlayer(() if is_kept else (holder,), -1, "discard", clause)
    if isinstance(effect, n.Discard):
        # Only from a hand or an area (911.1): what has left already stays where it is.
        held = [card for card in _cards(effect, reading, frame) if state.zone[card] in DISCARDED_FROM]
        return Discarding(kept_from_discard(state, rules, tuple(held), frame.seat, sort), clause, seat)
    if isinstance(effect, d.PutInDiscard):
        cards = kept_from_discard(state, rules, _cards(effect, reading, frame), frame.seat, sort)
        return Discarding(cards, clause, seat)
    if isinstance(effect, (d.PutOnDeck, d.PutInAnyOrder)):
        chooser = frame.seat if isinstance(effect, d.PutInAnyOrder) else -1
        return PutOnDeck(frame.seat, _cards(effect, reading, frame), effect.place == "bottom", clause, chooser)
    if isinstance(effect, d.Shuffle):
        target = rules.zone_number(effect.zone, reading)
        return ShuffleZone(target, "912.1")
    if isinstance(effect, h.Charge):
        units = _cards(effect, reading, frame)
        if len(units) > 1:
            return ChargeEach(seat, units)
        return Charge(seat, units[0], -1, by_rule=False) if units else ForEachPlayer(kind="draw")
    if isinstance(effect, h.PutInStandby):
        return PutInStandby(_cards(effect, reading, frame), clause, frame.seat)
    if isinstance(effect, t.PutInStandbySo):
        placed = PLACES.get(effect.state, NORMAL)
        return PutInStandby(_cards(effect, reading, frame), clause, frame.seat, placed)
    return None


# 911.2. Every card of a hand, whatever it is.
_WHOLE_HAND: Final = tuple([n.All(n.InZone(n.Hand(player), n.Cards())) for player in (n.You(), n.Opponent())])


def _kind(effect: n.Node) -> str:
    return "draw" if isinstance(effect, n.Draw) else "discard"


def _found_in(effect: d.Search, reading: Reading) -> tuple[int, ...]:
    return tuple([card for card in reading.cards_in(effect.zone) if reading.is_a(card, effect.what)])


@rule("302.3 907.1 908.1 916.1 916.4 916.5 917.1 917.1a")
def _events(
    state: HanyoState, rules: Hanyo, frame: Resolve, sentence: Sentence, reading: Reading, seat: int
) -> list[Event]:
    effect = sentence.effect
    clause = frame.clause
    cards = _cards(effect, reading, frame)
    if isinstance(effect, ON_UNITS):
        cards = tuple([card for card in cards if in_area(state, card)])
        deed = DEEDS.get(type(effect))
        if deed is not None:
            cards = spared(state, rules, cards, deed, frame.seat, rules.sort_of(frame.printed, frame.line))
    if isinstance(effect, (h.DealDamage, h.Heal)):
        amounts = _amounts(effect, cards, reading)
        if isinstance(effect, h.Heal):
            return [Healed("917.1", card, amounts[card]) for card in cards]
        source = source_of(reading)
        dealt = [
            (card, changed_damage(state, rules, source, card, amounts[card])) for card in cards if amounts[card] > 0
        ]
        spend_next(state, rules, source, tuple([card for card, _ in dealt]))
        return [Damaged(clause, card, points, source) for card, points in dealt if points > 0]
    if isinstance(effect, h.HealAll):
        return [Healed("917.1a", card, state.damage[card]) for card in cards]
    if isinstance(effect, (h.Rest, h.Stun, h.Recover)):
        return place_events(state, rules, cards, effect, frame.this)
    if isinstance(effect, h.KnockOut):
        return [KnockedOut("909.1", card, (source_of(reading),)) for card in cards]
    if isinstance(effect, n.Exchange):
        pair = swap_of(state, effect, reading, frame.picks)
        if pair is not None and not sentence.named_later:
            frame.that = pair  # a later sentence can speak of the new main unit
        if pair is not None and len(_free(state, rules, frame, pair, "swap")) < len(pair):
            return []
        return [] if pair is None else [Swapped("914.1", state.owner[pair[0]], pair[0], pair[1])]
    return _card_events(state, rules, frame, sentence, reading, seat, cards)


@rule("916.4a")
def _amounts(effect: h.DealDamage | h.Heal, cards: tuple[int, ...], reading: Reading) -> dict[int, int]:
    """How much for each unit: the same for all, unless the amount speaks of the very unit."""
    own = (
        isinstance(effect.what, (*CHOICES, n.All, h.MainUnit)) and not reading.that and speaks_of(effect.amount, n.That)
    )
    if not own:
        amount = reading.amount(effect.amount)
        return dict.fromkeys(cards, amount)
    found: dict[int, int] = {}
    for card in cards:
        reading.that = (card,)
        found[card] = reading.amount(effect.amount)
    reading.that = ()
    return found


@rule("302.5 903.1 903.2 905.1 905.2 910.2 913.2 913.4")
def _card_events(
    state: HanyoState,
    rules: Hanyo,
    frame: Resolve,
    sentence: Sentence,
    reading: Reading,
    seat: int,
    cards: tuple[int, ...],
) -> list[Event]:
    effect = sentence.effect
    clause = frame.clause
    if isinstance(effect, (n.Return, d.AddToHand)):
        cards = _free(state, rules, frame, cards, "return")
    if isinstance(effect, (n.Return, d.AddToHand)):
        return [Went(clause, card, HANDS[state.owner[card]], seat, searched=_is_hidden(state, card)) for card in cards]
    if isinstance(effect, (h.AttachEnergy, h.MoveEnergy)):
        place = 1 if isinstance(effect.what, (n.Chosen, n.UpTo)) else 0
        units = _cards(effect, reading, frame, place, "to")
        if not units:
            return []
        cards = cards[: room_for_energy(state, rules, units[0])]
        if isinstance(effect, h.MoveEnergy):
            return [MovedWithin("905.2", card, units[0]) for card in cards]
        target = ENERGIES[state.owner[units[0]]]
        return [Attached("905.2", card, units[0], target, seat, frame.this) for card in cards]
    if isinstance(effect, (c.PutCounters, c.RemoveCounters)):
        sign = 1 if isinstance(effect, c.PutCounters) else -1
        return [Counted("913.2" if sign > 0 else "913.4", card, effect.counter, sign * effect.n) for card in cards]
    if isinstance(effect, c.RemoveAllCounters):
        return [
            Counted("913.4", card, effect.counter, -rules.counters_on(state, card, effect.counter)) for card in cards
        ]
    if isinstance(effect, n.LookAt):
        seen = reading.cards_in(effect.zone)
        frame.kept = seen
        frame.that = seen
        return [Looked(clause, seen, 1 << seat)]
    if isinstance(effect, d.Reveal):
        hidden = tuple([card for card in cards if state.known[card] != EVERYBODY])
        if not isinstance(effect.what, n.That):
            frame.kept = frame.that = cards
        return [Looked("903.1", hidden, EVERYBODY)] if hidden else []
    raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")


def _free(state: HanyoState, rules: Hanyo, frame: Resolve, cards: tuple[int, ...], deed: str) -> tuple[int, ...]:
    return spared(state, rules, cards, deed, frame.seat, rules.sort_of(frame.printed, frame.line))


def _is_hidden(state: HanyoState, card: int) -> bool:
    return state.known[card] != EVERYBODY


@rule("813.1 813.2 813.4 813.5b")
def source_of(reading: Reading) -> int:
    """What deals the damage or knocks out: the unit of a skill, otherwise the card with the text, set on none."""
    return reading.this_unit()


@rule("104.3 907.1 908.1 908.2 908.3")
def place_events(state: HanyoState, rules: Hanyo, cards: tuple[int, ...], effect: n.Node, source: int) -> list[Event]:
    """Recover, rest or stun: not what is so already, and not what cannot become so."""
    wanted = NORMAL if isinstance(effect, h.Recover) else RESTED if isinstance(effect, h.Rest) else STUNNED
    clause = "907.1" if wanted == NORMAL else "908.1"
    return [
        Placed(clause, card, wanted, source)
        for card in cards
        if state.placed[card] != wanted and not (wanted != NORMAL and is_immune(state, rules, card))
    ]


class PutInStandby(Procedure):
    """308.1. Unit cards go to free standby areas of their owner, as far as there are any."""

    def __init__(self, cards: tuple[int, ...] = (), clause: str = "", seat: int = -1, placed: int = NORMAL) -> None:
        super().__init__()
        self.cards = cards
        self.clause = clause
        self.seat = seat
        self.placed = placed

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """All were put down normally before."""
        return {"placed": NORMAL, **written}

    @step("308.1 104.2 603.1 303.1a")
    def put(self, state: HanyoState, rules: Hanyo) -> Flow:
        for card in self.cards:
            zone = free_standby(state, state.owner[card])
            if zone >= 0:
                happen(state, rules, Went(self.clause, card, zone, self.seat))
                if self.placed != NORMAL and state.zone[card] == zone:
                    happen(state, rules, Laid("303.1a", card, self.placed))
        return self.done(state)
