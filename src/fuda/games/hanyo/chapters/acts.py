"""What do the less simple acts of a text do? Each is a few events or a short procedure of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.hanyo.cards import ATTRIBUTES
from fuda.games.hanyo.chapters.checks import able_standbys
from fuda.games.hanyo.chapters.main_phase import Retreat
from fuda.games.hanyo.chapters.movement import Discarding, DrawCards, PutOnDeck
from fuda.games.hanyo.chapters.next_damage import spend_next
from fuda.games.hanyo.chapters.permissions import cannot, keeps_hand, room_for_energy, spared
from fuda.games.hanyo.chapters.scissors import RockPaperScissors
from fuda.games.hanyo.events import Attached, MovedWithin, Went
from fuda.games.hanyo.table import DECKS, ENERGIES, HANDS, IN_AREA, MAINS, SETS, STUNNED, HanyoState
from fuda.games.hanyo.texts.frames import Carry
from fuda.games.hanyo.texts.measuring import MANY
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.values import RETREAT, changed_damage, is_down, number
from fuda.games.hanyo.unit_events import Counted, Damaged, Revived, Swapped
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import more_acts as e
from fuda.kernel.decisions import Allocate, Cards, Option
from fuda.kernel.decisions import Number as NumberDecision
from fuda.kernel.events import Event
from fuda.kernel.machine import end, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.modes import ChooseModes
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Looked, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

NEW_ACTS: Final = (
    t.DiscardUnits,
    t.UnitsOnDeck,
    t.UnitsIntoDeck,
    t.CardsIntoDeck,
    t.DrawSo,
    t.DrawUntil,
    t.DiscardSo,
    t.DiscardDownTo,
    t.TopAsEnergy,
    t.RevealAll,
    t.RetreatNow,
    t.ToMain,
    t.SetCard,
    t.AttachEach,
    t.RemoveEveryCounter,
    t.ChooseNumber,
    t.ChooseAttribute,
    t.PlayJanken,
    t.WinGame,
    t.LoseGame,
    t.RevealUntil,
    t.ShareDamage,
    t.RetreatFreely,
    t.Revive,
    t.ChooseCards,
    t.RemoveSomeCounters,
    e.TopAsEnergyEach,
    a.Modes,
)


def picked(frame: Carry, part: Any, reading: Reading) -> tuple[int, ...]:
    """What was chosen for a part of an act, or what it names."""
    return reading.chosen(part) if isinstance(part, n.Node) else ()


@rule("104.2 915.1d 910.1")
def can_do(state: HanyoState, rules: Hanyo, effect: n.Node, reading: Reading, seat: int) -> bool:
    """Whether anything of an act can be done."""
    if isinstance(effect, (t.RetreatNow, t.RetreatFreely)):
        free = isinstance(effect, t.RetreatFreely)
        return any([can_retreat(state, rules, unit, free) for unit in picked_units(effect, reading)])
    if isinstance(effect, t.ToMain):
        return any([_can_come_forward(state, unit) for unit in picked_units(effect, reading)])
    if isinstance(effect, t.DrawUntil):
        return any([len(state.zones[HANDS[each]]) < effect.n for each in (0, 1)])
    if isinstance(effect, (t.DrawSo, t.DiscardSo, t.TopAsEnergy)) and not reading.amount(effect.amount) > 0:
        return False
    if isinstance(effect, (t.DiscardSo, t.DiscardDownTo)):
        return len(state.zones[HANDS[seat]]) > (effect.n if isinstance(effect, t.DiscardDownTo) else 0)
    return True


def picked_units(effect: Any, reading: Reading) -> tuple[int, ...]:
    """The units that an act can be about."""
    return reading.chosen(effect.what)


@rule("915.1 915.1a 915.1b 915.1d")
def can_retreat(state: HanyoState, rules: Hanyo, unit: int, free: bool = False) -> bool:
    """Whether a main unit can retreat, with all that this takes; free of its cost where a text says so."""
    seat = state.owner[unit]
    if state.zone[unit] != MAINS[seat] or state.down[unit] or state.placed[unit] == STUNNED:
        return False
    if not able_standbys(state, seat) or rules.cannot_retreat(state, unit):
        return False
    return free or len(rules.energy_on(state, unit)) >= number(state, rules, unit, RETREAT)


def _can_come_forward(state: HanyoState, unit: int) -> bool:
    zone = state.zone[unit]
    return zone in IN_AREA and zone not in MAINS and not state.down[unit]


def perform(state: HanyoState, rules: Hanyo, frame: Carry, sentence: Sentence, reading: Reading, seat: int) -> Flow:
    """Do it."""
    effect: Any = sentence.effect
    clause = frame.clause
    if isinstance(effect, a.Modes):
        return frame.call(state, ChooseModes(frame, seat, effect.n, len(effect.options)))
    if isinstance(effect, (t.DrawSo, t.DiscardSo)):
        frame.keep(MANY, max(0, reading.amount(effect.amount)))
    if isinstance(effect, (t.DrawSo, t.DrawUntil)):
        until = effect.n if isinstance(effect, t.DrawUntil) else -1
        return frame.call(
            state, Drawing(rules.players(state, sentence.player, reading), frame.numbers[MANY], until, clause)
        )
    if isinstance(effect, (t.DiscardSo, t.DiscardDownTo)):
        hand = state.zones[HANDS[seat]]
        count = frame.numbers[MANY] if isinstance(effect, t.DiscardSo) else len(hand) - effect.n
        if keeps_hand(state, rules, seat, frame.seat, rules.sort_of(frame.printed, frame.line)):
            count = 0
        return frame.call(state, DiscardSome(seat, count, clause))
    if isinstance(effect, t.PlayJanken):
        return frame.call(state, Janken(clause), into="result")
    if isinstance(effect, t.ChooseAttribute):
        known = len(ATTRIBUTES)
        options = (*[f"attribute-{place + 1}" for place in range(known)], *rules.list.attributes[known:])
        return frame.ask(state, Option(seat, "204.1", "attribute", options), into="result")
    if isinstance(effect, t.ChooseNumber):
        low, high = sorted((effect.low, effect.high))
        return frame.ask(state, NumberDecision(seat, "104.5", "number", low, high), into="result")
    if isinstance(effect, (t.WinGame, t.LoseGame)):
        winner = seat if isinstance(effect, t.WinGame) else 1 - seat
        clause = "103.2" if isinstance(effect, t.WinGame) else "103.1"
        return end(state, Outcome(winner, "by-a-text", clause))
    if isinstance(effect, t.RevealAll):
        return _reveal(state, rules, frame, effect, reading)
    if isinstance(effect, t.RevealUntil):
        return _reveal_until(state, rules, frame, effect, reading)
    return _on_cards(state, rules, frame, effect, reading, seat)


@rule("903.1 903.2")
def _reveal(state: HanyoState, rules: Hanyo, frame: Carry, effect: t.RevealAll, reading: Reading) -> Flow:
    """Everybody sees the cards, and the text can go on to speak of them."""
    cards = reading.cards_in(effect.zone)
    frame.kept = frame.that = cards
    frame.keep(MANY, len(cards))
    hidden = tuple([card for card in cards if state.known[card] != EVERYBODY])
    return happen(state, rules, Looked("903.1", hidden, EVERYBODY)) if hidden else NEXT


@rule("903.1 304.3 104.2")
def _reveal_until(state: HanyoState, rules: Hanyo, frame: Carry, effect: t.RevealUntil, reading: Reading) -> Flow:
    """The whole deck, where there is no such card; the one that was looked for is what the text goes on to speak of."""
    shown: list[int] = []
    frame.that = ()
    for card in reading.cards_in(effect.zone):
        shown.append(card)
        if reading.is_a(card, effect.what):
            frame.that = (card,)
            break
    frame.kept = tuple(shown)
    frame.did = bool(frame.that)
    frame.keep(MANY, len(shown))
    hidden = tuple([card for card in shown if state.known[card] != EVERYBODY])
    return happen(state, rules, Looked("903.1", hidden, EVERYBODY)) if hidden else NEXT


def _on_cards(state: HanyoState, rules: Hanyo, frame: Carry, effect: Any, reading: Reading, seat: int) -> Flow:
    clause = frame.clause
    if isinstance(effect, t.TopAsEnergy):
        units = picked(frame, effect.to, reading)
        cards = reading.cards_in(effect.zone)[: max(0, reading.amount(effect.amount))]
        cards = cards[: room_for_energy(state, rules, units[0])] if units else cards
        frame.keep(MANY, len(cards))
        if not units or not cards:
            frame.did = False
            return NEXT
        target = ENERGIES[state.owner[units[0]]]
        return happen(state, rules, *[Attached("905.2", card, units[0], target, seat, frame.this) for card in cards])
    if isinstance(effect, e.TopAsEnergyEach):
        return _top_for_each(state, rules, frame, effect, reading, seat)
    if isinstance(effect, t.AttachEach):
        units = tuple([unit for unit in picked(frame, effect.to, reading) if state.zone[unit] in IN_AREA])
        frame.that = units
        return frame.call(state, Sharing(seat, units, members(effect.what, reading), effect.n, clause, frame.this))
    cards = picked(frame, effect.what, reading)
    if isinstance(effect, t.ChooseCards):
        frame.that = cards
        frame.did = bool(cards)
        frame.keep(MANY, len(cards))
        return NEXT
    if isinstance(effect, t.RemoveSomeCounters):
        return frame.call(state, RemovingCounters(seat, cards, effect.counter), into="result")
    if isinstance(effect, t.ShareDamage):
        units = spared(state, rules, cards, "damage", frame.seat, rules.sort_of(frame.printed, frame.line))
        units = tuple([unit for unit in units if state.zone[unit] in IN_AREA and not state.down[unit]])
        frame.did = bool(units)
        return frame.call(state, SharingDamage(seat, units, effect.total, effect.step, clause, reading.this_unit()))
    frame.keep(MANY, len(cards))
    if isinstance(effect, t.Revive):
        fallen = [unit for unit in cards if is_down(state, unit)]
        frame.did = bool(fallen)
        return happen(state, rules, *[Revived("306.7a-1", unit) for unit in fallen])
    if isinstance(effect, t.SetCard):
        units = tuple([unit for unit in picked(frame, effect.to, reading) if state.zone[unit] in IN_AREA])
        cards = tuple([card for card in cards if rules.card(state, card).command == "enhancement"])
        if not units or not cards:
            frame.did = False
            return NEXT
        target = SETS[state.owner[units[0]]]
        events: list[Event] = []
        for card in cards:
            if state.zone[card] == target:  # a set that changes its unit
                events.append(MovedWithin("905.3", card, units[0]))
            else:
                events.append(Attached("905.3", card, units[0], target, seat, frame.this))
        return happen(state, rules, *events)
    if isinstance(effect, t.RemoveEveryCounter):
        names = {code: name for name, code in rules.list.counters.items()}
        held = [(card, code, count) for card in cards for code, count in state.counters[card]]
        frame.keep(MANY, sum([count for _, _, count in held]))
        frame.did = bool(held)
        return happen(state, rules, *[Counted("913.4", card, names[code], -count) for card, code, count in held])
    frame.did = bool(cards)
    if isinstance(effect, t.DiscardUnits):
        return frame.call(state, Discarding(cards, clause, seat))
    if isinstance(effect, t.UnitsOnDeck):
        return frame.call(state, PutOnDeck(frame.seat, cards, effect.place == "bottom", clause))
    if isinstance(effect, (t.UnitsIntoDeck, t.CardsIntoDeck)):
        return frame.call(state, IntoDeck(cards, clause, seat))
    if isinstance(effect, t.ToMain):
        events = []
        for unit in [card for card in cards if _can_come_forward(state, card)][:1]:
            main = state.zones[MAINS[state.owner[unit]]]
            events.append(Swapped("914.1", state.owner[unit], unit, main[0] if main else -1))
        frame.did = bool(events)
        return happen(state, rules, *events)
    assert isinstance(effect, (t.RetreatNow, t.RetreatFreely)), type(effect).__name__
    free = isinstance(effect, t.RetreatFreely)
    able = [card for card in cards if can_retreat(state, rules, card, free)]
    frame.did = bool(able)
    return frame.call(state, Retreat(state.owner[able[0]], by_rule=False, free=free)) if able else NEXT


@rule("304.3 905.2 104.2")
def _top_for_each(
    state: HanyoState, rules: Hanyo, frame: Carry, effect: e.TopAsEnergyEach, reading: Reading, seat: int
) -> Flow:
    """One unit after the other, as far as the deck goes and there is room."""
    units = [unit for unit in picked(frame, effect.to, reading) if state.zone[unit] in IN_AREA and not state.down[unit]]
    left = reading.cards_in(effect.zone)
    events: list[Event] = []
    for unit in units:
        cards = left[: min(effect.n, room_for_energy(state, rules, unit))]
        left = left[len(cards) :]
        target = ENERGIES[state.owner[unit]]
        events += [Attached("905.2", card, unit, target, seat, frame.this) for card in cards]
    frame.that = tuple(units)
    frame.did = bool(events)
    frame.keep(MANY, len(events))
    return happen(state, rules, *events)


class Janken(Procedure):
    """919.1. Rock-paper-scissors that a text calls for: the seat that wins."""

    def __init__(self, clause: str = "") -> None:
        super().__init__()
        self.clause = clause
        self.winner = -1

    @step("919.1")
    def play(self, state: HanyoState, rules: Hanyo) -> Flow:
        return self.call(state, RockPaperScissors(self.clause), into="winner")

    @step("919.1")
    def report(self, state: HanyoState, rules: Hanyo) -> Flow:
        return self.done(state, self.winner)


class Drawing(Procedure):
    """904.2. Players draw so many cards, or until they hold so many; the turn player first."""

    def __init__(self, seats: tuple[int, ...] = (), count: int = 0, until: int = -1, clause: str = "") -> None:
        super().__init__()
        self.seats = seats
        self.count = count
        self.until = until
        self.clause = clause

    @step("904.2 104.2")
    def draw(self, state: HanyoState, rules: Hanyo) -> Flow:
        """One player after the other."""
        if not self.seats:
            return self.done(state)
        seat = self.seats[0]
        self.seats = self.seats[1:]
        self.run_again()
        count = self.count if self.until < 0 else max(0, self.until - len(state.zones[HANDS[seat]]))
        return self.call(state, DrawCards(seat, 0 if cannot(state, rules, seat, "draw") else count, self.clause))


class DiscardSome(Procedure):
    """911.1. A player discards so many cards of his own choice."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause
        self.pick: tuple[int, ...] = ()

    @step("911.1")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        hand = state.zones[HANDS[self.seat]]
        return self.ask(state, Cards(self.seat, self.clause, "discard", hand, self.count, self.count), into="pick")

    @step("911.1")
    def discard(self, state: HanyoState, rules: Hanyo) -> Flow:
        return self.call(state, Discarding(self.pick, self.clause))


class Sharing(Procedure):
    """905.2, 910.1. So many of the cards for each unit, one unit after the other."""

    def __init__(
        self,
        seat: int = -1,
        units: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        count: int = 0,
        clause: str = "",
        this: int = -1,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.units = units
        self.cards = cards
        self.count = count
        self.clause = clause
        self.this = this
        self.pick: tuple[int, ...] = ()

    @step("910.1")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The cards for the next unit."""
        if not self.units or not self.cards:
            return self.done(state)
        count = min(self.count, len(self.cards), room_for_energy(state, rules, self.units[0]))
        return self.ask(state, Cards(self.seat, self.clause, "attachenergy", self.cards, count, count), into="pick")

    @step("905.2")
    def attach(self, state: HanyoState, rules: Hanyo) -> Flow:
        unit, self.units = self.units[0], self.units[1:]
        self.cards = tuple([card for card in self.cards if card not in self.pick])
        self.restart()
        target = ENERGIES[state.owner[unit]]
        found = [Attached("905.2", card, unit, target, self.seat, self.this) for card in self.pick]
        return happen(state, rules, *found)


class SharingDamage(Procedure):
    """916.1, 916.4. Damage is shared out over units in parts of a size, and dealt to all of them at once."""

    def __init__(
        self,
        seat: int = -1,
        units: tuple[int, ...] = (),
        total: int = 0,
        size: int = 0,
        clause: str = "",
        source: int = -1,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.units = units
        self.total = total
        self.size = size
        self.clause = clause
        self.source = source
        self.shares: tuple[int, ...] = ()

    @step("916.1")
    def share(self, state: HanyoState, rules: Hanyo) -> Flow:
        """How many parts for each unit? All of them are dealt."""
        parts = self.total // self.size if self.size > 0 else 0
        if not self.units or not parts:
            return self.done(state)
        limits = tuple([parts for _ in self.units])
        return self.ask(
            state, Allocate(self.seat, self.clause, "share-damage", self.units, limits, parts, parts), into="shares"
        )

    @step("916.1 916.4")
    def deal(self, state: HanyoState, rules: Hanyo) -> Flow:
        found: list[Event] = []
        hit = tuple([unit for unit, parts in zip(self.units, self.shares, strict=True) if parts])
        for unit, parts in zip(self.units, self.shares, strict=True):
            points = changed_damage(state, rules, self.source, unit, parts * self.size) if parts else 0
            if points > 0:
                found.append(Damaged(self.clause, unit, points, self.source))
        spend_next(state, rules, self.source, hit)
        return happen(state, rules, *found)


class RemovingCounters(Procedure):
    """913.4, 104.5. As many counters of a name as a player likes are removed from units, one unit after the other."""

    def __init__(self, seat: int = -1, units: tuple[int, ...] = (), counter: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.units = units
        self.counter = counter
        self.count = 0
        self.removed = 0

    @step("104.5")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        """How many of the next unit's?"""
        if not self.units:
            return self.done(state, self.removed)
        held = rules.counters_on(state, self.units[0], self.counter)
        return self.ask(state, NumberDecision(self.seat, "104.5", "number", 0, held), into="count")

    @step("913.4")
    def remove(self, state: HanyoState, rules: Hanyo) -> Flow:
        unit, self.units = self.units[0], self.units[1:]
        self.removed += self.count
        self.restart()
        return happen(state, rules, Counted("913.4", unit, self.counter, -self.count)) if self.count else NEXT


class IntoDeck(Procedure):
    """304.2, 912.1. Cards go into their owners' decks, which are shuffled."""

    def __init__(self, cards: tuple[int, ...] = (), clause: str = "", by: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.clause = clause
        self.by = by
        self.seats: tuple[int, ...] = ()

    @step("304.2 302.5")
    def put(self, state: HanyoState, rules: Hanyo) -> Flow:
        order = (state.turn_player, 1 - state.turn_player)
        self.seats = tuple([seat for seat in order if any([state.owner[card] == seat for card in self.cards])])
        outside = [card for card in self.cards if state.zone[card] not in DECKS]
        return happen(state, rules, *[Went(self.clause, card, DECKS[state.owner[card]], self.by) for card in outside])

    @step("912.1 912.1a")
    def shuffle(self, state: HanyoState, rules: Hanyo) -> Flow:
        if not self.seats:
            return self.done(state)
        seat = self.seats[0]
        self.seats = self.seats[1:]
        self.run_again()
        return self.call(state, ShuffleZone(DECKS[seat], "912.1"))
