"""What can a player do with priority? 902.4, worked out as seldom as possible.

What may be played whatever it costs is kept with the facts, under everything else it depends on: most windows pass, and
most actions pay for something, without a change of it. Prices are compared each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import BASE, EVENT, ITEM, UNIT, Craft
from fuda.games.kiseki.crafts import COVERT
from fuda.games.kiseki.keeping import (
    AGES,
    BITS,
    ENTRIES,
    LASTING,
    OFFERS,
    SUPPORTS,
    WITH_ART,
    Active,
    Entry,
    active_crafts,
    piece_of,
)
from fuda.games.kiseki.paying import energy_sources
from fuda.games.kiseki.playable import (
    art_refusal,
    craft_refusal,
    play_refusal,
    price_refusal,
    unpaid_ability_refusal,
    unpaid_art_refusal,
    unpaid_refusal,
    ways_to_play,
)
from fuda.games.kiseki.pricing import CP, EP, figure_of, is_usual_price, price_of, ways_instead
from fuda.games.kiseki.repeating import PASS
from fuda.games.kiseki.table import (
    ART,
    CARD,
    CRAFT,
    DEPLOYMENT,
    FIELDS,
    HANDS,
    HOMEBASES,
    IN_HOMEBASE,
    ON_FIELD,
    PSEUDO,
    TRAILS,
    KisekiState,
)
from fuda.games.kiseki.values import EVERYTHING, KINDS, ORGANISATIONS, derived, units_of
from fuda.kernel.decisions import Action
from fuda.kernel.procedure import rule
from fuda.language.lasting import ABILITIES, TextFacts
from fuda.language.printed import REFERENCE

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# How the price of something is compared.
IN_CP: Final = 0
IN_EP: Final = 1
OTHERWISE: Final = 2  # by what it consists of
ANEW: Final = 3  # nothing of it is kept: its X hangs on what can be paid
PLAINLY: Final = 4  # so much CP, so much EP, and perhaps to action the card itself

UNKNOWN: Final = -1
CLOSED: Final = 0
OPEN: Final = 1

MOST_OFFERED: Final = 1 << 14
Offered = tuple[Action, int, int, Craft]  # an action, how its price is compared, the EP where that is plain, the craft
NO_CRAFTS: Final = Active((), 0, 0, 0)
PASSING: Final = Action(PASS)


class Possible:
    """Something that may be played, and what it takes to pay for it."""

    def __init__(self, action: Action, mode: int, amount: int, kind: str, as_kind: int, craft: Craft | None) -> None:
        self.action = action
        self.mode = mode
        self.amount = amount
        self.kind = kind
        self.as_kind = as_kind
        self.craft = craft
        self.paid: tuple[Any, ...] = ()  # under which circumstances its cost was compared last, and what was found
        self.open = UNKNOWN  # whether it may be played, whatever it costs; worked out once it can be paid for


@rule("902.4 902.4a 902.4b 902.4c 902.4d 902.4e 902.4f 902.4g 902.4h 902.4h-1 902.4h-2")
def options_of(state: KisekiState, rules: Kiseki, seat: int) -> tuple[Action, ...]:
    """Everything that the seat can do with priority."""
    facts = state.facts if state.facts is not None else derived(state, rules)
    deploys = state.step == DEPLOYMENT and state.step_player == seat and not state.waiting
    place = OFFERS[seat][1 if deploys else 0]
    kept: Offer | None = facts.kept.get(place)
    around: Surroundings | None = None
    if kept is None or not kept.fits(state):
        around = Surroundings(state, deploys)
        possible, looks_at = _possible(state, rules, seat, facts, around)
        kept = facts.kept[place] = Offer(seat, possible)
        kept.note(around, looks_at, active_crafts(rules, facts))
    if not kept.is_as_rich(state):
        if around is None and not kept.is_plain:
            around = Surroundings(state, deploys)
        kept.options = tuple(_payable(state, rules, seat, facts, kept.possible, around))
    return kept.options


def _payable(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    facts: TextFacts,
    possible: list[Possible],
    around: Surroundings | None,
) -> list[Action]:
    """What of it can be paid for, and what costs nothing; the surroundings are not asked where all costs are plain."""
    sources = energy_sources(state, seat)
    cp, ep = state.cp[seat], state.ep[seat] + len(sources)
    found: list[Action] = []
    for each in possible:
        mode = each.mode
        if each.open == CLOSED:
            continue
        if mode == IN_EP:
            payable = each.amount <= ep
        elif mode == IN_CP:
            payable = each.amount <= cp
        elif mode == PLAINLY:
            payable = each.amount <= ep and is_plainly_payable(state, each, cp)
        elif each.craft is not None and each.craft.is_actioning and state.actioned[each.action.card]:
            payable = False
        elif mode == OTHERWISE and (each.open == OPEN or is_open(state, rules, seat, each)):
            assert around is not None
            payable = _is_payable(state, rules, seat, facts, each, around)
        else:
            payable = mode == ANEW and _is_payable_anew(state, rules, seat, each)
        if payable and (each.open == OPEN or is_open(state, rules, seat, each)):
            found.append(each.action)
    made = rules.actions
    found += [made[(card, -1)] if (card, -1) in made else _action(rules, "gain-ep", card) for card in sources]
    found += supports_of(state, rules, seat, facts)
    found.append(PASSING)
    return found


@rule("301.1 302.1a 1203.2 1318.1 1321.1")
def is_plainly_payable(state: KisekiState, each: Possible, cp: int) -> bool:
    """Whether the card can be actioned where its craft asks for it, and there is the CP."""
    craft = each.craft
    assert craft is not None and craft.plain_costs is not None
    return craft.plain_costs[0] <= cp and not (craft.is_actioning and state.actioned[each.action.card])


def _is_payable(
    state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts, each: Possible, around: Surroundings
) -> bool:
    """Whether its cost can be paid; asked again when something has changed at which the cost looks."""
    looks_at = -1 if each.craft is None or each.kind != CRAFT else each.craft.cost_looks_at
    if looks_at < 0:
        return price_refusal(state, rules, seat, each.kind, each.action.card, each.as_kind, each.craft) is None
    if each.craft is not None and each.craft.only_boards:  # whoever boards lies on the field, ready
        actioned = state.actioned
        key: tuple[Any, ...] = tuple([actioned[card] for card in state.zones[FIELDS[seat]]])
    else:
        key = around.key(looks_at)
    of_facts = facts.kept[AGES]  # of these facts alone
    if not each.paid or each.paid[0] is not of_facts or each.paid[1] != key:
        found = price_refusal(state, rules, seat, each.kind, each.action.card, each.as_kind, each.craft) is None
        each.paid = (of_facts, key, found)
    return bool(each.paid[2])


def _is_payable_anew(state: KisekiState, rules: Kiseki, seat: int, each: Possible) -> bool:
    card = each.action.card
    if each.kind == CRAFT:
        return craft_refusal(state, rules, seat, card, each.action.numbers[0]) is None
    if each.kind == ART:
        return art_refusal(state, rules, seat, card) is None
    return play_refusal(state, rules, seat, card, each.as_kind) is None


class Surroundings:
    """Everything beside the facts on which it can depend what may be played, in pieces."""

    def __init__(self, state: KisekiState, deploys: bool) -> None:
        self.state = state
        self.deploys = deploys  # whether the player can play UNIT and ITEM cards
        self.keys: dict[int, tuple[Any, ...]] = {}

    def key(self, looks_at: int) -> tuple[Any, ...]:
        """The pieces at which a card with these bits looks."""
        if looks_at not in self.keys:
            self.keys[looks_at] = pieces_of(self.state, looks_at)
        return self.keys[looks_at]


def pieces_of(state: KisekiState, looks_at: int) -> tuple[Any, ...]:
    """At what texts with these bits look."""
    if not looks_at:
        return ()
    if looks_at not in _BITS_OF:
        _BITS_OF[looks_at] = tuple([bit for bit in BITS if looks_at & bit])
    return tuple([piece_of(state, bit) for bit in _BITS_OF[looks_at]])


_BITS_OF: Final[dict[int, tuple[int, ...]]] = {}  # of what was looked at before


class Offer:
    """What was worked out for a seat the last time: what may be played, and what of it can be paid for."""

    def __init__(self, seat: int, possible: list[Possible]) -> None:
        self.seat = seat
        self.possible = possible
        # Whether nothing is to be done but to pay CP and EP and to action the card itself.
        self.is_plain = not [1 for each in possible if each.mode in (OTHERWISE, ANEW)]
        self.looks_at = 0  # at what these cards look
        self.pieces: tuple[Any, ...] = ()
        self.digs = False  # whether crafts are in force in the trail: by other facts only can that be otherwise
        self.lying: tuple[tuple[int, ...], ...] = ()  # the hand, the homebase, and the trail where it matters
        self.down: list[int] = []
        self.known: list[int] = []
        self.wealth: tuple[int, ...] = ()  # CP and EP when it was asked last what can be paid for
        self.means: list[Any] = []  # with what else costs could be paid then
        self.actioned: list[int] = []  # the whole column, where that is all the means
        self.options: tuple[Action, ...] = ()

    def note(self, around: Surroundings, looks_at: int, active: dict[int, Active]) -> None:
        """Keep under which circumstances it was worked out."""
        state, zones, seat = around.state, around.state.zones, self.seat
        self.looks_at = looks_at
        self.pieces = around.key(looks_at)
        self.digs = bool([1 for card in active if state.zone[card] == TRAILS[seat]])
        self.lying = (zones[HANDS[seat]], zones[HOMEBASES[seat]], zones[TRAILS[seat]] if self.digs else ())
        self.down, self.known = state.down[:], state.known[:]

    def fits(self, state: KisekiState) -> bool:
        """Whether the same may be played: the same cards lie in the same places, and nothing has changed at which they
        look."""
        zones, seat = state.zones, self.seat
        return (
            self.lying == (zones[HANDS[seat]], zones[HOMEBASES[seat]], zones[TRAILS[seat]] if self.digs else ())
            and (self.down == state.down or self._is_same(self.down, state.down))
            and (self.known == state.known or self._is_same(self.known, state.known))
            and (not self.looks_at or self.pieces == pieces_of(state, self.looks_at))
        )

    def _is_same(self, before: list[int], now: list[int]) -> bool:
        """Whether a column is the same for all these cards."""
        return not [1 for cards in self.lying for card in cards if before[card] != now[card]]

    def is_as_rich(self, state: KisekiState) -> bool:
        """Whether the same can be paid for; if not, with what it can be is kept for the next time."""
        seat, zones, actioned = self.seat, state.zones, state.actioned
        wealth = (state.cp[seat], state.ep[seat])
        if self.is_plain:
            if self.wealth == wealth and self.actioned == actioned:
                return True
            means: list[Any] = [actioned[card] for card in (*zones[HOMEBASES[seat]], *zones[FIELDS[seat]])]
            self.actioned = actioned[:]
        else:
            means = [zones, actioned, state.bonds, state.support]
        if self.wealth == wealth and self.means == means:
            return True
        self.wealth = wealth
        self.means = means if self.is_plain else [zones[:], actioned[:], state.bonds[:], state.support[:]]
        return False

    def again(self) -> Offer:
        """The same for other facts, which differ in figures at most; what can be paid for is asked anew where more is
        to be done for it than to pay CP and EP and to action the card itself."""
        made = Offer(self.seat, self.possible)
        made.looks_at, made.pieces = self.looks_at, self.pieces
        made.digs, made.lying, made.down, made.known = self.digs, self.lying, self.down, self.known
        if self.is_plain:
            made.wealth, made.means, made.actioned, made.options = self.wealth, self.means, self.actioned, self.options
        return made


def _possible(
    state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts, around: Surroundings
) -> tuple[list[Possible], int]:
    """What could be played, and at what the cards look of which it hangs."""
    found: list[Possible] = []
    printed, zone, down, known, object = state.printed, state.zone, state.down, state.known, state.object
    kept: dict[int, Entry] = facts.kept.setdefault(ENTRIES, {})
    apart: dict[int, Entry] = facts.kept.setdefault(LASTING, {})
    values = facts.values
    playable = rules.playable_cards
    active = active_crafts(rules, facts)
    everything = 0
    keys = around.keys
    deploys = 1 if around.deploys else 0
    for card in _playable_cards(state, rules, seat, facts, around.deploys):
        own = playable[printed[card]]
        crafts = active.get(card, NO_CRAFTS)
        looks_at = own.looks_at | crafts.looks_at
        everything |= looks_at
        pieces = keys[looks_at] if looks_at in keys else around.key(looks_at)
        key = (zone[card], down[card], known[card], object[card], crafts.references, pieces)
        place = card << 1 | deploys
        if place not in kept or kept[place].key != key:
            if place in apart and apart[place].key == key and (card, ABILITIES) not in values:
                kept[place] = apart[place]
            else:
                possible = _possible_with(state, rules, seat, card, crafts.references)
                kept[place] = Entry(key, own.reads | crafts.reads, own.asks | crafts.asks, possible)
                if not kept[place].reads and (card, ABILITIES) not in values:
                    apart[place] = kept[place]
        found += kept[place].possible
    return found, everything


def _playable_cards(state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts, deploys: bool) -> list[int]:
    """The cards of which the seat could play something, in the order of hand, homebase, field and trail."""
    active = active_crafts(rules, facts)
    values: dict[tuple[int, int], Any] = facts.values
    wanted = EVENT | BASE | UNIT | ITEM | WITH_ART if deploys else EVENT | BASE | WITH_ART
    printed, zones, host, down = state.printed, state.zones, state.host, state.down
    kinds = rules.playable_kinds
    hidden = (*zones[HANDS[seat]], *[card for card in zones[HOMEBASES[seat]] if down[card] or card in active])
    return [
        *[
            card
            for card in hidden
            if kinds[printed[card]] & wanted
            or card in active
            or ((card, KINDS) in values and values[(card, KINDS)] & wanted)
        ],
        *[card for card in zones[FIELDS[seat]] if host[card] < 0 and card in active],
        *_active_in(state, active, TRAILS[seat]),
    ]


def _active_in(state: KisekiState, active: dict[int, Active], zone: int) -> list[int]:
    """The cards of a zone of which crafts are in force, in its order; in a trail there are most often none."""
    lies = state.zone
    if not [1 for card in active if lies[card] == zone]:
        return []
    return [card for card in state.zones[zone] if card in active]


def _possible_with(state: KisekiState, rules: Kiseki, seat: int, card: int, active: tuple[int, ...]) -> list[Possible]:
    """What could be played of one card, which has these activated crafts in force, if it may and can be paid for."""
    found: list[Possible] = []
    zone = state.zone[card]
    if zone == HANDS[seat] or (zone == HOMEBASES[seat] and state.down[card]):
        _add_plays(state, rules, seat, card, found)
        art = rules.card(state, card).art() if state.printed[card] in rules.arts else None
        if art is not None:
            _add(state, rules, seat, Possible(Action("art", card), IN_EP, 0, ART, 0, art), found)
    known = rules.offered
    for reference in active:
        key = (card, zone, reference)
        action, mode, amount, craft = known[key] if key in known else _offered(rules, card, zone, reference)
        each = Possible(action, mode, amount, CRAFT, 0, craft)
        each.open = OPEN if mode == ANEW else UNKNOWN
        found.append(each)
    return found


def _offered(rules: Kiseki, card: int, zone: int, reference: int) -> Offered:
    """How an activated craft of a card there is offered, and how its price is compared: always the same."""
    if len(rules.offered) >= MOST_OFFERED:
        rules.offered.clear()
    craft = rules.list.ability(reference)
    plain = craft.plain_costs
    mode, amount = OTHERWISE, 0
    if plain is not None and (zone in ON_FIELD or (zone in IN_HOMEBASE and not plain[1])):
        mode, amount = PLAINLY, plain[1]
    if craft.is_fixed_when_played and not (mode == PLAINLY and craft.is_free_of_variable):
        mode = ANEW
    rules.offered[(card, zone, reference)] = (Action("craft", card, numbers=(reference,)), mode, amount, craft)
    return rules.offered[(card, zone, reference)]


def _add_plays(state: KisekiState, rules: Kiseki, seat: int, card: int, found: list[Possible]) -> None:
    ways = ways_to_play(state, rules, card)
    for as_kind in ways:
        action = Action("play", card, numbers=(as_kind,) if len(ways) > 1 else ())
        kind = PSEUDO if as_kind & (EVENT | BASE) else CARD
        mode = OTHERWISE if as_kind == BASE else IN_EP if as_kind == EVENT else IN_CP
        _add(state, rules, seat, Possible(action, mode, 0, kind, as_kind, None), found)


def _add(state: KisekiState, rules: Kiseki, seat: int, each: Possible, found: list[Possible]) -> None:
    """Settle how its price is compared."""
    card = each.action.card
    craft = rules.card(state, card).effects() if each.as_kind == EVENT else each.craft
    found.append(each)
    if craft is not None and craft.is_fixed_when_played:
        each.mode = ANEW
        each.open = OPEN  # asked each time
    elif each.mode != OTHERWISE and is_usual_price(state, rules, card):
        figure = figure_of(state, rules, each.kind, card, CP if each.mode == IN_CP else EP)
        each.amount = max(0, figure)
    elif each.mode != OTHERWISE:
        if ways_instead(state, rules, seat, each.kind, card, each.as_kind):
            each.mode = OTHERWISE
        else:
            price = price_of(state, rules, seat, each.kind, card, each.as_kind)
            each.amount = price.cp if each.mode == IN_CP else price.ep


def is_open(state: KisekiState, rules: Kiseki, seat: int, each: Possible) -> bool:
    """Whether it may be played, whatever it costs."""
    card = each.action.card
    if each.kind == CRAFT:
        assert each.craft is not None  # in force on a card of the seat
        reason = unpaid_ability_refusal(state, rules, seat, card, each.craft, each.mode == PLAINLY)
    elif each.kind == ART:
        reason = unpaid_art_refusal(state, rules, seat, card)
    else:
        reason = unpaid_refusal(state, rules, seat, card, each.as_kind)
    each.open = OPEN if reason is None else CLOSED
    return reason is None


def _action(rules: Kiseki, verb: str, card: int, target: int = -1) -> Action:
    """An action that is offered again and again."""
    key = (card, target)
    if key not in rules.actions:
        rules.actions[key] = Action(verb, card, (target,) if target >= 0 else ())
    return rules.actions[key]


class Supporter:
    """A unit with its organisations, and those that it could support, once they were asked for."""

    def __init__(self, unit: int, bits: int, covert: bool) -> None:
        self.unit = unit
        self.bits = bits
        self.covert = covert
        self.actions: list[Action] | None = None


class Supporters:
    """All units of a player that could support others, and what they can do as they lay when it was asked last."""

    def __init__(self, told: list[Supporter]) -> None:
        self.told = told
        self.units = [each.unit for each in told]
        self.lying: list[int] | None = None  # ready or actioned, each of them
        self.found: list[Action] = []


def supports_of(state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts) -> list[Action]:
    """Every scrum support that the seat can make: the ready units with those that fit them."""
    supporters: Supporters | None = facts.kept.get(SUPPORTS[seat])
    if supporters is None:
        supporters = facts.kept[SUPPORTS[seat]] = Supporters(_supporters(state, rules, seat, facts))
    actioned = state.actioned
    lying = [actioned[unit] for unit in supporters.units]
    if supporters.lying != lying:
        supporters.lying = lying
        supporters.found = _supports(rules, supporters.told, actioned)
    return supporters.found


def _supports(rules: Kiseki, told: list[Supporter], actioned: list[int]) -> list[Action]:
    found: list[Action] = []
    for each in told:
        if not actioned[each.unit]:
            if each.actions is None:
                each.actions = [
                    _action(rules, "support", each.unit, other.unit)
                    for other in told
                    if other.bits & each.bits and other.covert == each.covert and other is not each
                ]
            found += each.actions
    return found


def _supporters(state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts) -> list[Supporter]:
    values: dict[tuple[int, int], Any] = facts.values
    every, icons = rules.list.everything, rules.icons
    return [
        Supporter(
            unit,
            every if values[(unit, EVERYTHING)] else values[(unit, ORGANISATIONS)],
            COVERT in [icons[packed & REFERENCE] for packed in values[(unit, ABILITIES)]],
        )
        for unit in units_of(state, rules, seat)
    ]
