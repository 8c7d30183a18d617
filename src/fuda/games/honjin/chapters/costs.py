"""What does a use cost? 10.11: what can be named as its price, and what is promised to others."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from fuda.games.honjin.chapters.slots import ANY_SPELL, ChooseSlots, has_slots, payable
from fuda.games.honjin.events import Went
from fuda.games.honjin.table import (
    BATTLEFIELD,
    DECKS,
    DISCARDS,
    EFFECTS,
    FIELD,
    FINISHING,
    FROM_HAND,
    HANDS,
    ITEM,
    REVERSAL,
    SACRIFICE,
    SLOT_KINDS,
    Declared,
    HonjinState,
    is_headquarters,
)
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import uses as u
from fuda.kernel.decisions import Cards
from fuda.kernel.events import Event
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.records import copy_of
from fuda.kernel.telling import silence_tells_of
from fuda.language.running.selection import matches, members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

ON_FIELD: Final = (t.Discard, t.Remove, t.ReturnToHand, t.Finish)
HAND: Final = "hand"
DECK: Final = "deck"


# --- what is promised


@rule("10.1.6 10.11.5 10.11.7 14.3.4")
def promised_to_leave(state: HonjinState) -> tuple[int, ...]:
    """The cards of the battlefield that will leave it as the price of something declared."""
    found: tuple[int, ...] = ()
    for each in state.chain:
        for declared in (each, *each.links):
            found = (*found, *declared.leaving)
    return found


@rule("10.1.6 10.11.5")
def promised_to_finish(state: HonjinState) -> tuple[int, ...]:
    """The units that will be finished as the price of something declared, attacks included."""
    found: tuple[int, ...] = ()
    for each in state.chain:
        for declared in (each, *each.links):
            found = (*found, *declared.finishing)
    return found


@rule("14.8.3 10.11.5")
def is_turning_over(state: HonjinState, card: int) -> bool:
    """Whether a terrain will be turned over as the price of something declared."""
    return any([each.card == card and each.symbol == REVERSAL for head in state.chain for each in (head, *head.links)])


# --- what a use asks for


class Pick:
    """Cards that are paid: so many of those found, by one part of the price."""

    def __init__(self, node: n.Node | None, zone: str, amount: int, found: tuple[int, ...], fixed: bool) -> None:
        self.node = node  # none for what the symbol asks
        self.zone = zone  # hand, discard, field, or finish for units that are finished
        self.amount = amount
        self.found = found
        self.fixed = fixed  # nothing is chosen


@rule("13.1.2.1 13.1.3.1 10.11.5 10.11.6 10.1.6 4.7.2")
def slot_kinds(rules: Honjin, ability: Special) -> tuple[int, ...]:
    """The slots that a use takes: of a card of the hand those printed on it, and what its text adds."""
    printed = rules.list.cards[ability.printed]
    kinds = printed.cost if ability.symbol == FROM_HAND and (printed.is_spell or printed.is_consumable) else ()
    for node in ability.costs:
        if isinstance(node, t.SpendSpell):
            kinds = (*kinds, *[SLOT_KINDS.index(each) for each in node.words])
        elif isinstance(node, t.SpendSlots):
            kinds = (*kinds, *[ITEM if node.slot == "item" else ANY_SPELL] * node.n)
    return kinds


def reading_of_use(state: HonjinState, rules: Honjin, seat: int, card: int, variable: int) -> Reading:
    """The table as the price of a use reads it."""
    found = Reading(state, rules, seat, card)
    found.acting = seat
    found.variable = variable
    return found


@rule("10.11.8 10.11.11 10.11.12 10.11.13 10.11.7 14.2.1 14.2.3 14.3.1 14.3.3 14.4.3")
def picks_of(
    state: HonjinState, rules: Honjin, seat: int, user: int, card: int, ability: Special, variable: int = 1
) -> list[Pick]:
    """Every part of the price that is paid with cards, but for those of the deck."""
    found: list[Pick] = []
    if ability.symbol == FINISHING:
        found.append(Pick(None, "finish", 1, _able_to_finish(state, (user,)), True))
    elif ability.symbol == SACRIFICE:
        units = () if applied(state, rules, u.ToBeDiscarded, user) else (user,)
        found.append(Pick(None, "field", 1, _able_to_leave(state, units), True))
    reading = reading_of_use(state, rules, seat, card, variable)
    for node in ability.costs:
        if isinstance(node, t.FromZone) and node.zone != DECK:
            zone = HANDS[seat] if node.zone == HAND else DISCARDS[seat]
            fit = [each for each in state.zones[zone] if each != card and fits_price(each, node, reading)]
            found.append(Pick(node, node.zone, max(0, reading.amount(node.amount)), tuple(fit), False))
        elif isinstance(node, ON_FIELD):
            found.append(_pick_on_field(state, node, reading))
    return found


@rule("10.11.12")
def fits_price(card: int, node: t.FromZone, reading: Reading) -> bool:
    """Whether a card is one of those that the price names."""
    return not node.what or matches(card, node.what[0], reading)


def _pick_on_field(
    state: HonjinState, node: t.Discard | t.Remove | t.ReturnToHand | t.Finish, reading: Reading
) -> Pick:
    what = node.what
    chosen = isinstance(what, n.Chosen)
    named = what.what if isinstance(what, (n.Chosen, n.InState)) else what
    cards = members(named, reading)
    amount = what.n if isinstance(what, n.Chosen) else 1
    if isinstance(node, t.Finish):
        return Pick(node, "finish", amount, _able_to_finish(state, cards), not chosen)
    kind = u.ToBeDiscarded if isinstance(node, t.Discard) else u.ToBeReturned
    if not isinstance(node, t.Remove):
        cards = tuple([card for card in cards if not applied(state, reading.rules, kind, card)])
    return Pick(node, "field", amount, _able_to_leave(state, cards), not chosen)


@rule("10.11.5 14.2.3 14.2.4 3.2.4")
def _able_to_finish(state: HonjinState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Fresh units that are not yet part of another price."""
    taken = (*promised_to_finish(state), *promised_to_leave(state))
    return tuple([c for c in cards if state.zone[c] == FIELD and not state.finished[c] and c not in taken])


@rule("10.11.5 10.11.7 14.3.4 5.1.2.10")
def _able_to_leave(state: HonjinState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of the battlefield that do not yet leave it as another price; a headquarters stays."""
    taken = promised_to_leave(state)
    return tuple(
        [c for c in cards if state.zone[c] in BATTLEFIELD and c not in taken and not is_headquarters(state, c)]
    )


@rule("10.11.10")
def deck_need(ability: Special, reading: Reading) -> int:
    """How many cards of the deck a price takes, discarded or refilled."""
    total = 0
    for node in ability.costs:
        if (isinstance(node, t.FromZone) and node.zone == DECK) or isinstance(node, t.Refill):
            total += max(0, reading.amount(node.amount))
    return total


# --- whether it can be paid


@rule("10.1.4 10.11.1 10.11.2 10.11.10 10.11.11 10.11.12 1.3.2")
def price_refusal(
    state: HonjinState, rules: Honjin, seat: int, user: int, card: int, ability: Special, variable: int = 1
) -> Reason | None:
    """Why the price of a use by this unit or terrain cannot be named now."""
    reason = symbol_refusal(state, user, card, ability) or slot_refusal(state, rules, user, ability)
    if reason is not None or not ability.costs:
        return reason
    return cards_refusal(state, rules, seat, user, card, ability, variable)


@rule("10.11.1 10.11.2 10.11.5 10.11.10 10.11.11 10.11.12 14.6.2")
def cards_refusal(
    state: HonjinState,
    rules: Honjin,
    seat: int,
    user: int,
    card: int,
    ability: Special,
    variable: int = 1,
    points: int = 0,
) -> Reason | None:
    """Why the cards that a price takes cannot be named; `points` are what a hero takes from the deck besides."""
    if ability.costs:
        need = points + deck_need(ability, reading_of_use(state, rules, seat, card, variable))
        if need > len(state.zones[DECKS[seat]]):
            return Reason("10.11.10", "not-enough-deck", cards=len(state.zones[DECKS[seat]]), wanted=need)
    picks = picks_of(state, rules, seat, user, card, ability, variable)
    for each in picks:
        if len(each.found) < each.amount:
            return _short_refusal(state, seat, each)
    return None if _can_be_shared(picks) else Reason("10.11.5", "cost-promised-twice")


def _short_refusal(state: HonjinState, seat: int, pick: Pick) -> Reason:
    clause = {"hand": "10.11.10", "discard": "10.11.11"}.get(pick.zone, "10.11.1")
    zone = HANDS[seat] if pick.zone == HAND else DISCARDS[seat]
    if pick.zone in ("hand", "discard") and isinstance(pick.node, t.FromZone) and pick.node.what:
        if len(state.zones[zone]) >= pick.amount:
            clause = "10.11.12"
    return Reason(clause, "cost-not-payable", cards=len(pick.found), wanted=pick.amount)


@rule("10.11.5")
def _can_be_shared(picks: list[Pick]) -> bool:
    """Whether no card has to pay twice: any parts of the price together find as many cards as they take."""
    for size in range(2, len(picks) + 1):
        for some in combinations(picks, size):
            if len({each.zone for each in some}) == 1:
                if len({card for each in some for card in each.found}) < sum([each.amount for each in some]):
                    return False
    return True


@rule("14.2.4 14.3.4 14.3.5 14.8.3 10.11.7")
def symbol_refusal(state: HonjinState, user: int, card: int, ability: Special) -> Reason | None:
    """Why this unit or terrain cannot do what the symbol of the ability asks."""
    symbol = ability.symbol
    if symbol == REVERSAL:
        return Reason("14.8.3", "already-a-cost") if is_turning_over(state, card) else None
    if state.chain and user in promised_to_leave(state):
        return Reason("14.3.4" if symbol == SACRIFICE else "10.11.7", "leaves-as-a-cost")
    if symbol == FINISHING:
        if state.finished[user]:
            return Reason("14.2.4", "finished")
        if state.chain and user in promised_to_finish(state):
            return Reason("10.11.5", "already-a-cost")
    return None


@rule("13.1.2.2 13.1.3.1 10.11.5")
def slot_refusal(state: HonjinState, rules: Honjin, user: int, ability: Special) -> Reason | None:
    """Why a unit cannot spend the slots that a use takes."""
    printed = rules.list.cards[ability.printed]
    if ability.symbol == FROM_HAND and not has_slots(state, rules, user, printed.is_item):
        return Reason("13.1.2.2" if printed.is_item else "13.1.3.1", "no-such-slot")
    kinds = slot_kinds(rules, ability)
    if payable(state, rules, user, kinds):
        return None
    clause = "13.1.2.1" if kinds.count(ITEM) == len(kinds) else "13.1.3.1"
    return Reason(clause, "not-enough-slots", wanted="".join([_icon(kind) for kind in kinds]))


def _icon(kind: int) -> str:
    return "?" if kind == ANY_SPELL else SLOT_KINDS[kind]


# --- naming it


class NameCosts(Procedure):
    """10.1.6. Everything that is paid is named at once; its result is the declaration with its price, or 0 where the
    price cannot be named."""

    def __init__(self, declared: Declared | None = None, variable: int = 1) -> None:
        super().__init__()
        self.declared = declared or Declared()
        self.variable = variable
        self.slots: tuple[int, ...] = ()
        self.taken: tuple[tuple[int, ...], ...] = ()  # for each part of the price that is paid with cards
        self.pick: tuple[int, ...] = ()

    def _ability(self, rules: Honjin) -> Special:
        return rules.list.cards[self.declared.printed].abilities[self.declared.ability]

    @step("10.1.6 10.11.2 13.1.2.3")
    def name_slots(self, state: HonjinState, rules: Honjin) -> Flow:
        """Which slots?"""
        kinds = slot_kinds(rules, self._ability(rules))
        made = self.declared
        return self.call(state, ChooseSlots(made.seat, made.user, kinds, "10.1.6"), into="slots")

    @step("10.1.6 10.11.2 10.11.5 10.11.12")
    def name_cards(self, state: HonjinState, rules: Honjin) -> Flow:
        """Which cards, for one part of the price after the other; no card twice."""
        made = self.declared
        picks = picks_of(state, rules, made.seat, made.user, made.card, self._ability(rules), self.variable)
        while len(self.taken) < len(picks):
            pick = picks[len(self.taken)]
            before = [card for place, each in enumerate(self.taken) if picks[place].zone == pick.zone for card in each]
            open_ones = tuple([card for card in pick.found if card not in before])
            if len(open_ones) < pick.amount:
                return self.done(state, 0)
            is_told = silence_tells_of(state, made.seat, open_ones)
            if not pick.fixed and (len(open_ones) > pick.amount or is_told):
                purpose = "cost-" + ("finish" if pick.zone == "finish" else type(pick.node).__name__.lower())
                question = Cards(made.seat, "10.1.6", purpose, open_ones, pick.amount, pick.amount)
                return self.ask(state, question, into="pick")
            self.taken = (*self.taken, open_ones[: pick.amount])
        return self.go("settle")

    @step("10.1.6")
    def keep(self, state: HonjinState, rules: Honjin) -> Flow:
        """Remember what was named."""
        self.taken = (*self.taken, self.pick)
        return self.go("name_cards")

    @step("10.1.6 10.11.2")
    def settle(self, state: HonjinState, rules: Honjin) -> Flow:
        """The whole price; it is not changed any more."""
        made = copy_of(self.declared)
        ability = self._ability(rules)
        picks = picks_of(state, rules, made.seat, made.user, made.card, ability, self.variable)
        if len(self.slots) != len(slot_kinds(rules, ability)) or len(picks) != len(self.taken):
            return self.done(state, 0)
        made.slots = tuple([(made.user, slot) for slot in self.slots])
        for pick, cards in zip(picks, self.taken, strict=True):
            if pick.zone == "finish":
                made.finishing = (*made.finishing, *cards)
            elif pick.zone == "field":
                made.leaving = (*made.leaving, *cards)
            elif isinstance(pick.node, t.RemoveFrom):
                made.removed = (*made.removed, *cards)
            else:
                made.paid = (*made.paid, *cards)
        reading = reading_of_use(state, rules, made.seat, made.card, self.variable)
        made.paid = (*made.paid, *state.zones[DECKS[made.seat]][: deck_price(ability, reading)])
        about = dict.fromkeys((*made.finishing, *made.leaving, *[unit for unit, _ in made.slots], made.user))
        made.held = tuple([(card, state.object[card]) for card in about if card >= 0])
        return self.done(state, made)


@rule("10.11.10 5.1.3.8")
def deck_price(ability: Special, reading: Reading) -> int:
    """How many cards of the top of the deck are discarded as a price."""
    nodes = [node for node in ability.costs if isinstance(node, t.FromZone) and node.zone == DECK]
    return sum([max(0, reading.amount(node.amount)) for node in nodes])


@rule("10.1.6 5.1.7.2 10.11.8 10.11.13")
def into_effect_zone(state: HonjinState, rules: Honjin, declared: Declared) -> list[Event]:
    """The card that is used, and the cards of hand, deck and discard pile that pay, are laid open."""
    zone = EFFECTS[declared.seat]
    found: list[Event] = []
    if state.zone[declared.card] == HANDS[declared.seat]:
        found.append(Went("10.1.6", declared.card, zone, declared.seat, "use"))
    return [*found, *paid_openly(declared)]


@rule("10.1.6 5.1.7.2 10.11.8 10.11.13")
def paid_openly(declared: Declared, clause: str = "10.1.6") -> list[Event]:
    """The cards of hand, deck and discard pile that pay are laid open."""
    cards = (*declared.paid, *declared.removed)
    return [Went(clause, card, EFFECTS[declared.seat], declared.seat, "pay") for card in cards]


# --- the price of a card that says itself where it may come


@rule("14.6.2 14.6.3.2 14.6.3.3 10.11.6 10.11.1")
def can_pay_way(state: HonjinState, rules: Honjin, seat: int, card: int, ability: Special) -> bool:
    """Whether the price that a ◇ adds to a summoning or laying can be named; no unit is there to spend slots."""
    if not ability.costs:
        return True
    points = rules.card(state, card).hero
    return not slot_kinds(rules, ability) and cards_refusal(state, rules, seat, -1, card, ability, 1, points) is None


def name_way(seat: int, card: int, ability: Special) -> NameCosts:
    """Names that price."""
    return NameCosts(Declared(seat=seat, card=card, printed=ability.printed, ability=ability.place))
