"""How is a terrain laid? 12.1.1, and the cards that say so themselves (14.6.3.3, 14.6.4.2, 15.4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.costs import can_pay_way, name_way, paid_openly
from fuda.games.honjin.chapters.payment import PayCosts
from fuda.games.honjin.chapters.reached_targets import candidates
from fuda.games.honjin.events import LaidThisTurn, Moment, MovedOn, Went
from fuda.games.honjin.table import (
    AREAS,
    BOARD,
    DECKS,
    DISCARDS,
    FIELD,
    HANDS,
    HEADQUARTERS,
    HIDDEN,
    NOTHING,
    Declared,
    HonjinState,
    holder,
    layout_of,
    party,
    player_target,
    terrain_at,
)
from fuda.games.honjin.texts.lasting import end_laying_effects
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words.durations import LAYING
from fuda.kernel.decisions import Cells
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import EVERYBODY
from fuda.mechanics.zones import Looked

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


@rule("12.1.1.2.5 5.1.2.10 5.1.2.14")
def usual_areas(state: HonjinState, rules: Honjin, seat: int) -> tuple[int, ...]:
    """Where a player may lay a terrain by the usual rules: held terrain, own empty terrain, and what lies beside it."""
    kept = layout_of(state, rules).areas
    key = (seat, state.battle, state.turn_player)
    found: tuple[int, ...] | None = kept.get(key)
    if found is None:
        found = kept[key] = _usual_areas(state, rules, seat)
    return found


def _usual_areas(state: HonjinState, rules: Honjin, seat: int) -> tuple[int, ...]:
    own: set[int] = set()
    near: set[int] = set()
    for cell in AREAS:
        terrain = terrain_at(state, rules, cell)
        if terrain < 0:
            continue
        held = holder(state, rules, cell)
        vacant = held == NOTHING and not party(state, rules, cell, seat)
        if held == seat or (vacant and state.owner[terrain] == seat):
            own.add(cell)
            near |= set(BOARD.adjacent(cell))
    free = {cell for cell in near if not party(state, rules, cell, 0) and not party(state, rules, cell, 1)}
    return tuple([cell for cell in AREAS if cell in own | free and cell not in HEADQUARTERS])


@rule("14.6.3.3 14.6.4.2 15.4.6.1 15.4.6.2 15.4.2 1.3.1")
def own_areas(state: HonjinState, rules: Honjin, seat: int, card: int, by: Special | None = None) -> tuple[int, ...]:
    """Where a terrain card says of itself that it may be laid, by one of its abilities or in all ways."""
    printed = rules.card(state, card)
    if not printed.says_where:
        return ()
    found: set[int] = set()
    if by is None and printed.has_rule(h.ForcedLaying):
        found |= {cell for cell in AREAS if terrain_at(state, rules, cell) >= 0}
    for ability in printed.from_hand:
        if ability.moments and not any([isinstance(e, o.Declared) and e.point == "laying" for e in ability.moments]):
            continue
        if by not in (None, ability) or not can_pay_way(state, rules, seat, card, ability):
            continue
        for target in candidates(Reading(state, rules, seat, card), ability.target):
            reading = Reading(state, rules, seat, card, (), (target,))
            for sentence in ability.sentences:
                met = sentence.condition is None or reading.holds(sentence.condition)
                if isinstance(sentence.effect, t.LayThis) and met:
                    found |= set(reading.areas(sentence.effect.where))
    return tuple([cell for cell in AREAS if cell in found and cell not in HEADQUARTERS])


@rule("14.6.2 14.6.3.3 10.11.6")
def way_to_pay(state: HonjinState, rules: Honjin, seat: int, card: int, cell: int) -> Special | None:
    """The ability whose price is owed: where the terrain cannot lie without one, the first that lets it."""
    printed = rules.card(state, card)
    if not any([each.costs for each in printed.from_hand]) or cell in usual_areas(state, rules, seat):
        return None
    if printed.has_rule(h.ForcedLaying) and terrain_at(state, rules, cell) >= 0:
        return None
    fit = [each for each in printed.from_hand if cell in own_areas(state, rules, seat, card, each)]
    return fit[0] if fit and all([each.costs for each in fit]) else None


def areas_for(state: HonjinState, rules: Honjin, seat: int, card: int) -> tuple[int, ...]:
    """Where a terrain card of the hand, or a proxy (below 0), may be laid."""
    usual = usual_areas(state, rules, seat)
    more = own_areas(state, rules, seat, card) if card >= 0 else ()
    return tuple([cell for cell in AREAS if cell in usual or cell in more]) if more else usual


@rule("12.1.1.1 12.1.1.2.2 12.1.1.2.2.1 12.1.1.2.2.2 12.1.1.2.6 5.1.2.20.3 5.1.2.20.4 7.3.3")
def lay_refusal(state: HonjinState, rules: Honjin, seat: int, card: int) -> Reason | None:
    """Why a terrain card of the hand, or a proxy (below 0), may not be laid now."""
    if applied(state, rules, g.ToLay, player_target(seat)):
        return Reason("4.1.12", "laying-forbidden")
    if card < 0:
        if state.proxies:
            return Reason("5.1.2.20.4", "one-proxy-a-turn")
        if state.laid:
            return Reason("12.1.1.2.2.1", "terrain-laid-already")
        if not state.zones[DECKS[seat]]:
            return Reason("5.1.2.20.3", "deck-empty")
    else:
        if state.zone[card] != HANDS[seat]:
            return Reason("12.1.1.2.2", "not-in-hand")
        if not rules.card(state, card).is_terrain:
            return Reason("12.1.1.2.2", "not-a-terrain")
        if state.proxies:
            return Reason("12.1.1.2.2.2", "proxy-laid-already")
    if not areas_for(state, rules, seat, card):
        return Reason("12.1.1.2.6", "no-area-for-terrain")
    return None


@rule("12.1.1.2.5")
def area_refusal(state: HonjinState, rules: Honjin, seat: int, card: int, cell: int) -> Reason | None:
    """Why a terrain may not lie in an area."""
    if cell in HEADQUARTERS:
        return Reason("5.1.2.10", "headquarters-there")
    if cell not in areas_for(state, rules, seat, card):
        return Reason("12.1.1.2.5", "area-not-allowed")
    return None


class Lay(Procedure):
    """12.1.1.2. A terrain of the hand, or the uppermost card of the deck as a proxy (card below 0)."""

    effects_until: ClassVar[int] = LAYING

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.pick: tuple[int, ...] = ()
        self.named: Any = None  # the price that an ability of the card adds
        self.complete = 1

    @step("12.1.1.2 12.1.1.2.1 12.1.1.2.2 5.1.2.20.1 1.2.4.1.2")
    def declare(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is declared, and the card shown."""
        apply_now(state, rules, LaidThisTurn("12.1.1.2.1", self.card < 0))
        apply_now(state, rules, MovedOn("1.2.4.1.2"))
        if self.card < 0:
            return NEXT
        return happen(state, rules, Looked("12.1.1.2.2", (self.card,), EVERYBODY))

    @step("12.1.1.2.3")
    def tell(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for a laying triggers."""
        return happen(state, rules, Moment("12.1.1.2.3", "laying", self.seat, self.card))

    @step("12.1.1.2.4")
    def check_declared(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.1.1.2.4")

    @step("12.1.1.2.5 12.1.1.2.6")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """Where to?"""
        self.pick = ()
        gone = not state.zones[DECKS[self.seat]] if self.card < 0 else state.zone[self.card] != HANDS[self.seat]
        found = () if gone else areas_for(state, rules, self.seat, self.card)
        if not found:
            return self.go("end")
        return self.ask(state, Cells(self.seat, "12.1.1.2.5", "lay-where", found, 1, 1), into="pick")

    @step("14.6.2 14.6.3.3 10.11.6 10.11.2")
    def name_price(self, state: HonjinState, rules: Honjin) -> Flow:
        """What the ability asks by which the terrain may lie there."""
        way = None if self.card < 0 else way_to_pay(state, rules, self.seat, self.card, self.pick[0])
        if way is None:
            return self.go("lay")
        return self.call(state, name_way(self.seat, self.card, way), into="named")

    @step("14.6.2 10.11.2")
    def lay_open(self, state: HonjinState, rules: Honjin) -> Flow:
        """The cards that pay are seen by both."""
        if not isinstance(self.named, Declared):
            return self.go("end")
        return happen(state, rules, *paid_openly(self.named))

    @step("14.6.2 10.11.3")
    def pay(self, state: HonjinState, rules: Honjin) -> Flow:
        return self.call(state, PayCosts(self.named), into="complete")

    @step("10.11.3 10.11.1")
    def verify(self, state: HonjinState, rules: Honjin) -> Flow:
        """Without the whole price the terrain stays in the hand."""
        return NEXT if self.complete > 0 else self.go("end")

    @step("12.1.1.2.7 2.1.4.1 12.4.1 5.1.2.19 5.1.2.20.5")
    def lay(self, state: HonjinState, rules: Honjin) -> Flow:
        """What lay there goes, and the units stay."""
        cell = self.pick[0]
        events: list[Event] = []
        before = terrain_at(state, rules, cell)
        if before >= 0:
            owner = state.owner[before]
            events.append(Went("12.1.1.2.7", before, DISCARDS[owner], self.seat, "discard"))
        if self.card < 0:
            self.card = state.zones[DECKS[self.seat]][0]
            events.append(Went("12.1.1.2.7", self.card, HIDDEN[self.seat], self.seat, "proxy", cell))
        else:
            events.append(Went("12.1.1.2.7", self.card, FIELD, self.seat, "lay", cell))
        return happen(state, rules, *events)

    @step("12.1.1.2.8")
    def tell_laid(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for this terrain triggers."""
        return happen(state, rules, Moment("12.1.1.2.8", "laid", self.seat, self.card))

    @step("12.1.1.2.9")
    def check_laid(self, state: HonjinState, rules: Honjin) -> Flow:
        return check_step(self, state, rules, "12.1.1.2.9")

    @step("12.1.1.2.10")
    def end(self, state: HonjinState, rules: Honjin) -> Flow:
        """What took effect for this laying is over."""
        return happen(state, rules, *end_laying_effects(state, rules, "12.1.1.2.10"))
