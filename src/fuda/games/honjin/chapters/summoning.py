"""How is a unit summoned? 12.2.7: normally in its phase, instantly in a battle; heroes (15.1) and cards that say so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.costs import can_pay_way, name_way, paid_openly
from fuda.games.honjin.chapters.equipment import Entry, Equip, equip_options
from fuda.games.honjin.chapters.movement import moves
from fuda.games.honjin.chapters.payment import PayCosts
from fuda.games.honjin.events import MovedOn, Went
from fuda.games.honjin.table import (
    AREAS,
    DECKS,
    DISCARDS,
    EFFECTS,
    FIELD,
    HANDS,
    HEADQUARTERS,
    Declared,
    HonjinState,
    holder,
    party,
    player_target,
    terrain_at,
    units_of,
)
from fuda.games.honjin.texts.lasting import held_then
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied, derived, level_of, limit_of
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.kernel.decisions import Act, Action, Cards
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import EVERYBODY
from fuda.kernel.telling import silence_tells
from fuda.mechanics.zones import Looked

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


# --- where and who


@rule("4.6.2 11.3.2.1 12.2.7.2")
def load_of(state: HonjinState, rules: Honjin, cell: int, seat: int) -> int:
    """The levels of a player's units at an area; a negative one counts as 0."""
    return sum([max(0, level_of(state, rules, unit)) for unit in party(state, rules, cell, seat)])


@rule("15.1.3 15.1.4 15.1.5 12.2.7.4.3")
def hero_refusal(state: HonjinState, rules: Honjin, seat: int, card: int) -> Reason | None:
    """Why a unit of this name cannot come: a hero of the name is there, or it is one and the name is."""
    cards = rules.list.cards
    printed = cards[state.printed[card]]
    for other in units_of(state, rules, seat):
        found = cards[state.printed[other]]
        if found.name == printed.name:
            if found.is_hero:
                return Reason("15.1.4", "hero-of-the-name-there", name=printed.number)
            if printed.is_hero:
                return Reason("15.1.5", "unit-of-the-name-there", name=printed.number)
    return None


def _hand_abilities(state: HonjinState, rules: Honjin, card: int, instant: bool) -> list[Special]:
    """14.6.3.2, 14.6.4.1. The abilities by which a unit card says itself how it may be summoned."""
    point = "instant-summon" if instant else "normal-summon"
    return [
        each
        for each in rules.card(state, card).from_hand
        if (not each.moments or any([isinstance(m, o.Declared) and m.point == point for m in each.moments]))
    ]


@rule("14.6.1 14.6.2 14.6.3.2 14.6.4.1 15.4.7.1 15.4.7.2 15.4.8.1 15.4.8.2 14.6.3 14.6.4")
def own_places(
    state: HonjinState, rules: Honjin, seat: int, card: int, instant: bool, by: Special | None = None
) -> tuple[int, ...]:
    """Where a unit card says of itself that it may be summoned, by one of its abilities or in all ways."""
    if not rules.card(state, card).says_where:
        return ()
    found: set[int] = set()
    reading = Reading(state, rules, seat, card, (), (player_target(seat),))
    kind = h.InstantSummonAt if instant else h.NormalSummonAt
    for each in rules.card(state, card).additional if by is None else ():
        if isinstance(each, kind):
            found |= set(reading.areas(each.where))
    for ability in _hand_abilities(state, rules, card, instant):
        if by not in (None, ability) or not can_pay_way(state, rules, seat, card, ability):
            continue
        for sentence in ability.sentences:
            effect = sentence.effect
            if isinstance(effect, t.SummonThis) and effect.way == ("instant" if instant else "normal"):
                if sentence.condition is None or reading.holds(sentence.condition):
                    found |= set(reading.areas(effect.where))
    if instant:
        return tuple([cell for cell in found if cell == state.battle])
    return tuple([cell for cell in AREAS if cell in found and holder(state, rules, cell) in (-1, seat)])


@rule("7.4.4 7.4.5 5.1.2.9")
def grounds(state: HonjinState, rules: Honjin, seat: int) -> tuple[int, ...]:
    """Where a player may summon normally: the own headquarters and what effects make such a ground."""
    found = {HEADQUARTERS[seat]}
    for each in derived(state, rules).of(g.IsSummonGround):
        if isinstance(each.effect, g.IsSummonGround) and each.seat == seat:
            for terrain in each.reached(each.effect.what, rules.reading_of(state, each)):
                if terrain >= 0 and holder(state, rules, state.cell[terrain]) in (-1, seat):
                    found.add(state.cell[terrain])
    return tuple(sorted(found))


@rule("14.6.2 14.6.3.2 10.11.6")
def way_to_pay(state: HonjinState, rules: Honjin, seat: int, card: int, cell: int, instant: bool) -> Special | None:
    """The ability whose price is owed: where the unit cannot come without one, the first that lets it."""
    if (is_instant(state, rules, card) if instant else cell in grounds(state, rules, seat)) or not any(
        [each.costs for each in rules.card(state, card).from_hand]
    ):
        return None
    ways = _hand_abilities(state, rules, card, instant)
    fit = [each for each in ways if cell in own_places(state, rules, seat, card, instant, each)]
    free = [each for each in fit if not each.costs]
    return fit[0] if fit and not free and not _is_named_place(state, rules, seat, card, cell, instant) else None


def _is_named_place(state: HonjinState, rules: Honjin, seat: int, card: int, cell: int, instant: bool) -> bool:
    """15.4.7, 15.4.8. Whether an additional rule lets the unit come there, for nothing."""
    kind = h.InstantSummonAt if instant else h.NormalSummonAt
    reading = Reading(state, rules, seat, card, (), (player_target(seat),))
    named = [each for each in rules.card(state, card).additional if isinstance(each, kind)]
    return any([cell in reading.areas(each.where) for each in named])


@rule("2.1.12.2 2.1.12.3 8.3.2.8")
def is_instant(state: HonjinState, rules: Honjin, card: int) -> bool:
    """Whether a unit card can be summoned instantly by its level or by an effect."""
    if rules.card(state, card).instant:
        return True
    for each in derived(state, rules).of(g.BecomeInstant):
        if isinstance(each.effect, g.BecomeInstant) and held_then(state, each.modifier, card):
            if card in each.reached(each.effect.what, rules.reading_of(state, each)):
                return True
    return False


@rule("12.2.7.2 12.2.7.4.3 15.1.2 8.3.2.8 7.4.4 7.4.5")
def summon_refusal(
    state: HonjinState, rules: Honjin, seat: int, card: int, cell: int, instant: bool = False
) -> Reason | None:
    """Why a unit card of the hand may not be summoned at an area now."""
    printed = rules.card(state, card)
    if state.zone[card] != HANDS[seat]:
        return Reason("12.2.7.4.3", "not-in-hand")
    if not printed.is_unit:
        return Reason("12.2.7.4.3", "not-a-unit")
    for _, deed in applied(state, rules, g.ToSummon, player_target(seat)):
        if isinstance(deed, g.ToSummon) and deed.way in ("any", "instant" if instant else "normal"):
            return Reason("4.1.12", "summoning-forbidden")
    for standing, deed in applied(state, rules, u.ToSummonAt, player_target(seat)):
        if isinstance(deed, u.ToSummonAt) and deed.way in ("any", "instant" if instant else "normal"):
            if cell in rules.reading_of(state, standing).areas(deed.where):
                return Reason("4.1.12", "summoning-forbidden")
    for _, deed in applied(state, rules, g.ToSummonMore, player_target(seat)) if instant else ():
        if isinstance(deed, g.ToSummonMore) and state.instants[seat] >= deed.n:
            return Reason("4.1.12", "summoning-forbidden")
    own = own_places(state, rules, seat, card, instant)
    if instant:
        if cell != state.battle:
            return Reason("8.3.2.8", "not-the-battle")
        if cell not in own and not is_instant(state, rules, card):
            return Reason("2.1.12.3", "not-instant")
    elif cell not in own and cell not in grounds(state, rules, seat):
        return Reason("7.4.5", "no-summoning-ground")
    reason = hero_refusal(state, rules, seat, card)
    if reason is not None:
        return reason
    terrain = terrain_at(state, rules, cell)
    load, limit = load_of(state, rules, cell, seat) + printed.level, limit_of(state, rules, terrain)
    if load > limit:
        return Reason("12.2.7.2", "above-limit", levels=load, limit=limit)
    if len(state.zones[DECKS[seat]]) < printed.hero:
        return Reason("15.1.2", "not-enough-deck", cards=len(state.zones[DECKS[seat]]), hero=printed.hero)
    return None


def summon_options(state: HonjinState, rules: Honjin, seat: int, instant: bool) -> list[Action]:
    """Every unit card of the hand at every place where it may be summoned."""
    found: list[Action] = []
    base = (state.battle,) if instant else grounds(state, rules, seat)
    for card in state.zones[HANDS[seat]]:
        if not rules.card(state, card).is_unit:
            continue
        cells = base if instant else tuple(sorted({*base, *own_places(state, rules, seat, card, instant)}))
        found += [
            Action("summon", card, (), (cell,))
            for cell in cells
            if summon_refusal(state, rules, seat, card, cell, instant) is None
        ]
    return found


# --- doing it


class Summon(Entry):
    """12.2.7.4. A unit card of the hand becomes a unit."""

    def __init__(self, seat: int = -1, action: Action | None = None, instant: bool = False) -> None:
        super().__init__(seat, action, instant)
        self.price: tuple[int, ...] = ()  # of a hero
        self.named: Any = None  # the price that an ability of the card adds
        self.complete = 1

    @step("12.2.7.4 12.2.7.4.1 12.2.7.1 8.3.2.8 1.2.4.1.2")
    def declare(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is declared."""
        return self.announce(state, rules, "12.2.7.4.1")

    @step("12.2.7.4.2")
    def check_declared(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.check_announced(state, rules, "12.2.7.4.2")

    @step("12.2.7.4.3 12.2.7.4.4")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """Which card, and where? Asked again where something came in between."""
        named = (self.action.card, self.action.numbers[0], self.instant)
        if not self.stirred and summon_refusal(state, rules, self.seat, *named) is None:
            return NEXT
        options = summon_options(state, rules, self.seat, self.instant)
        if not options:
            if not silence_tells(state, self.seat, HANDS[self.seat]):
                return self.done(state)
            options = [Action("go-on")]
        return self.ask(state, Act(self.seat, "12.2.7.4.4", "summon", tuple(options)), into="action")

    @step("12.2.7.4.4 4.11.1.1")
    def show(self, state: HonjinState, rules: Honjin) -> Flow:
        """The card is shown; there may be none any more."""
        if self.action.verb == "go-on":
            return self.done(state)
        return happen(state, rules, Looked("12.2.7.4.4", (self.action.card,), EVERYBODY))

    @step("12.2.7.4.5 15.1.2 5.1.7.2 5.1.3.8")
    def declare_price(self, state: HonjinState, rules: Honjin) -> Flow:
        """A hero costs cards from the top of the deck."""
        points = rules.card(state, self.action.card).hero
        self.price = state.zones[DECKS[self.seat]][:points]
        zone = EFFECTS[self.seat]
        return happen(state, rules, *[Went("12.2.7.4.5", card, zone, self.seat, "pay") for card in self.price])

    @step("12.2.7.4.5 14.6.2 14.6.3.2 10.11.6")
    def name_more(self, state: HonjinState, rules: Honjin) -> Flow:
        """What the ability adds by which the card comes."""
        card, cell = self.action.card, self.action.numbers[0]
        way = way_to_pay(state, rules, self.seat, card, cell, self.instant)
        if way is None:
            return self.go("check_price")
        return self.call(state, name_way(self.seat, card, way), into="named")

    @step("12.2.7.4.5 10.11.2")
    def lay_open(self, state: HonjinState, rules: Honjin) -> Flow:
        """The cards that pay are seen by both."""
        if not isinstance(self.named, Declared):
            self.complete = 0
            return NEXT
        return happen(state, rules, *paid_openly(self.named, "12.2.7.4.5"))

    @step("12.2.7.4.6")
    def check_price(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.2.7.4.6")

    @step("12.2.7.4.7")
    def pay(self, state: HonjinState, rules: Honjin) -> Flow:
        """The price is paid."""
        zone = DISCARDS[self.seat]
        self.price = tuple([card for card in self.price if state.zone[card] == EFFECTS[self.seat]])
        return happen(state, rules, *[Went("12.2.7.4.7", card, zone, self.seat, "discard") for card in self.price])

    @step("12.2.7.4.7 14.6.2")
    def pay_more(self, state: HonjinState, rules: Honjin) -> Flow:
        """And what the ability adds."""
        if not isinstance(self.named, Declared):
            return NEXT
        return self.call(state, PayCosts(self.named), into="complete")

    @step("12.2.7.4.8 12.2.7.4.9 2.1.1.1 2.1.1.2 15.1.7")
    def enter(self, state: HonjinState, rules: Honjin) -> Flow:
        """The unit is there, fresh, with all slots unspent; it stays in the hand where something is missing."""
        card, cell = self.action.card, self.action.numbers[0]
        points = rules.card(state, card).hero
        paid = self.complete > 0 and len(self.price) >= points
        if not paid or state.zone[card] != HANDS[self.seat] or terrain_at(state, rules, cell) < 0:
            return self.done(state)
        if hero_refusal(state, rules, self.seat, card) is not None:
            zone = DISCARDS[self.seat]
            return happen(state, rules, Went("15.1.7", card, zone, self.seat, "discard"))
        deed = "instant" if self.instant else "summon"
        return happen(state, rules, Went("12.2.7.4.8", card, FIELD, self.seat, deed, cell))

    @step("12.2.7.4.10 12.2.7.4.11")
    def check_entered(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.2.7.4.10")


class DiscardEquipment(Procedure):
    """7.4.3, 8.3.2.7. Equipment of own units may go, piece by piece; its slots are unspent again."""

    def __init__(self, seat: int = -1, cell: int = -1, clause: str = "7.4.3") -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell  # only there; below 0 everywhere
        self.clause = clause
        self.pick: tuple[int, ...] = ()

    @step("7.4.3 8.3.2.7 10.20.1.2.1")
    def check(self, state: HonjinState, rules: Honjin) -> Flow:
        """A play step begins with a check step."""
        return check_step(self, state, rules, self.clause)

    @step("7.4.3 8.3.2.7")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """Which piece?"""
        self.pick = ()
        found = tuple(
            [
                piece
                for piece in state.zones[FIELD]
                if state.host[piece] >= 0
                and state.owner[piece] == self.seat
                and (self.cell < 0 or state.cell[state.host[piece]] == self.cell)
            ]
        )
        if not found:
            return self.done(state)
        return self.ask(state, Cards(self.seat, self.clause, "discard-equipment", found, 0, 1), into="pick")

    @step("7.4.3 8.3.2.7 12.4.1 13.1.2.6 1.2.4.1.2")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        """It goes, and another may follow."""
        if not self.pick:
            return self.done(state)
        if self.seat == state.turn_player:
            apply_now(state, rules, MovedOn("1.2.4.1.2"))
        piece = self.pick[0]
        self.go("check")
        return happen(
            state,
            rules,
            *moves(state, rules, piece, DISCARDS[state.owner[piece]], self.clause, self.seat, "discard"),
        )


class InstantSummoning(Procedure):
    """8.3.2.6. One side's part of the instant summoning timing."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()

    @step("8.3.2.6 8.3.2.7")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        """Equipment may go first."""
        return self.call(state, DiscardEquipment(self.seat, state.battle, "8.3.2.7"))

    @step("8.3.2.8 8.3.2.9 4.3.2")
    def check(self, state: HonjinState, rules: Honjin) -> Flow:
        """A play step begins with a check step."""
        return check_step(self, state, rules, "8.3.2.8")

    @step("8.3.2.8 8.3.2.9 4.3.4")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """A unit, equipment, or nothing more."""
        if terrain_at(state, rules, state.battle) < 0:
            return self.done(state)
        options = [
            *summon_options(state, rules, self.seat, True),
            *equip_options(state, rules, self.seat, True),
        ]
        if not options and not silence_tells(state, self.seat, HANDS[self.seat]):
            return self.done(state)
        return self.ask(
            state, Act(self.seat, "8.3.2.8", "instant-summoning", (*options, Action("go-on"))), into="action"
        )

    @step("8.3.2.8 8.3.2.9")
    def carry_out(self, state: HonjinState, rules: Honjin) -> Flow:
        """In any order, as often as possible."""
        if self.action.verb == "go-on":
            return self.done(state)
        self.go("check")
        if self.action.verb == "summon":
            return self.call(state, Summon(self.seat, self.action, True))
        return self.call(state, Equip(self.seat, self.action, True))
