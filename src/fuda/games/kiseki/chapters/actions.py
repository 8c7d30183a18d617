"""What can a player do with priority? 902.4, worked out as seldom as possible.

What may be played whatever it costs is kept with the facts, under everything else it depends on: most windows pass, and
most actions pay for something, without a change of it. Prices are compared each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import BASE, EVENT, ITEM, UNIT, Craft
from fuda.games.kiseki.chapters.costs import CP, EP, figure_of, is_usual_price, price_of, ways_instead
from fuda.games.kiseki.chapters.legality import (
    art_refusal,
    craft_refusal,
    play_refusal,
    price_refusal,
    support_refusal,
    unpaid_ability_refusal,
    unpaid_art_refusal,
    unpaid_refusal,
    ways_to_play,
)
from fuda.games.kiseki.chapters.payment import gain_refusal
from fuda.games.kiseki.chapters.supports import supports_of
from fuda.games.kiseki.extras.fact_cache import (
    BITS,
    WITH_ART,
    Active,
    FactCache,
    PlaysOfCard,
    active_crafts,
    piece_of,
)
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
from fuda.games.kiseki.texts.attributes import KINDS
from fuda.games.kiseki.texts.values import derived, units_of
from fuda.kernel.decisions import Action
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import ABILITIES
from fuda.language.running.printed import REFERENCE
from fuda.language.running.text_facts import TextFacts
from fuda.mechanics.loops import PASS

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# How the price of something is compared.
PLAINLY: Final = 0  # so much CP, so much EP, and perhaps to action the card itself
OTHERWISE: Final = 1  # by what it consists of
ANEW: Final = 2  # nothing of it is kept: its X hangs on what can be paid

UNKNOWN: Final = -1
CLOSED: Final = 0
OPEN: Final = 1

MOST_OFFERED: Final = 1 << 14
Offered = tuple[Action, int, int, int, Craft]  # an action, how its price is compared, plain CP and EP, the craft
NO_CRAFTS: Final = Active((), 0, 0, 0)
PASSING: Final = Action(PASS)


class Possible:
    """Something that may be played, and what it takes to pay for it."""

    def __init__(
        self, action: Action, mode: int, cp: int, ep: int, kind: str, craft: Craft | None, as_kind: int = 0
    ) -> None:
        self.action = action
        self.mode = mode
        self.cp = cp
        self.ep = ep
        self.kind = kind
        self.craft = craft
        self.as_kind = as_kind
        self.paid: tuple[Any, ...] = ()  # under which circumstances its cost was compared last, and what was found
        self.open = UNKNOWN  # whether it may be played, whatever it costs; worked out once it can be paid for
        # Whether it can be played only while the card is ready.
        self.turns = kind == CRAFT and craft is not None and craft.is_actioning


@rule("902.4 902.4a 902.4b 902.4c 902.4d 902.4e 902.4f 902.4g 902.4h 902.4h-1 902.4h-2")
def playable_actions(state: KisekiState, rules: Kiseki, seat: int) -> tuple[Action, ...]:
    """Everything that the seat can do with priority, asked one by one: what `options_of` finds with less."""
    facts = derived(state, rules)
    zones, found = state.zones, list[Action]()
    crafts = list(dict.fromkeys([(card, packed & REFERENCE) for card, packed in facts.activated]))
    units = units_of(state, rules, seat)
    field = [card for card in zones[FIELDS[seat]] if state.host[card] < 0]
    for card in (*zones[HANDS[seat]], *zones[HOMEBASES[seat]], *field, *zones[TRAILS[seat]]):
        ways = ways_to_play(state, rules, card)
        for as_kind in ways:
            if play_refusal(state, rules, seat, card, as_kind) is None:
                found.append(Action("play", card, numbers=(as_kind,) if len(ways) > 1 else ()))
        if art_refusal(state, rules, seat, card) is None:
            found.append(Action("art", card))
        for reference in [each for bearer, each in crafts if bearer == card]:
            if craft_refusal(state, rules, seat, card, reference) is None:
                found.append(Action("craft", card, numbers=(reference,)))
    found += [Action("gain-ep", card) for card in zones[HOMEBASES[seat]] if gain_refusal(state, seat, card) is None]
    for unit in units:
        for other in units:
            if support_refusal(state, rules, seat, unit, other) is None:
                found.append(Action("support", unit, (other,)))
    return (*found, PASSING)


def options_of(state: KisekiState, rules: Kiseki, seat: int) -> tuple[Action, ...]:
    """Everything that the seat can do with priority; what was worked out before, as far as it still holds."""
    if not rules.is_cached:
        return playable_actions(state, rules, seat)
    facts = state.facts if state.facts is not None else derived(state, rules)
    cache: FactCache = facts.cache
    deploys = state.step == DEPLOYMENT and state.step_player == seat and not state.waiting
    place = seat << 1 | (1 if deploys else 0)
    kept: Offer | None = cache.offers.get(place)
    around: Surroundings | None = None
    if kept is None or not kept.fits(state):
        around = Surroundings(state, deploys)
        possible, looks_at = _possible(state, rules, seat, facts, around)
        kept = Offer(seat, possible)
        kept.note(around, looks_at, active_crafts(rules, facts))
        cache.offers[place] = kept
    priced = kept.priced
    if priced is None or not kept.is_as_rich(state, priced):
        if around is None and not kept.is_plain:
            around = Surroundings(state, deploys)
        priced = kept.priced = Priced(
            state, seat, kept.is_plain, tuple(_payable(state, rules, seat, facts, kept.possible, around))
        )
    return priced.options


@rule("301.1 302.1a 507.3 1203.2 1217.2 1318.1 1321.1")
def _payable(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    facts: TextFacts,
    possible: list[Possible],
    around: Surroundings | None,
) -> list[Action]:
    """What of it can be paid for, and what costs nothing; the surroundings are not asked where all costs are plain."""
    actioned = state.actioned
    made = rules.cache.gains
    if len(made) < len(actioned):
        made = rules.cache.gains = tuple([Action("gain-ep", card) for card in range(len(actioned))])
    gains = [made[card] for card in state.zones[HOMEBASES[seat]] if not actioned[card]]
    cp, ep = state.cp[seat], state.ep[seat] + len(gains)
    found: list[Action] = []
    for each in possible:
        if each.open != CLOSED and each.cp <= cp and each.ep <= ep:
            action = each.action
            if each.turns and actioned[action.card]:
                continue
            if each.mode != PLAINLY and not _is_payable_otherwise(state, rules, seat, facts, each, around):
                continue
            if each.open == OPEN or is_open(state, rules, seat, each):
                found.append(action)
    found += gains
    found += supports_of(state, rules, seat, facts)
    found.append(PASSING)
    return found


def _is_payable_otherwise(
    state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts, each: Possible, around: Surroundings | None
) -> bool:
    """Whether a cost can be paid that is not plain."""
    if each.mode == ANEW:
        return _is_payable_anew(state, rules, seat, each)
    assert around is not None
    is_offered = each.open == OPEN or is_open(state, rules, seat, each)
    return is_offered and _is_payable(state, rules, seat, facts, each, around)


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
    of_facts: tuple[list[int], ...] = facts.cache.ages  # of these facts alone
    paid = each.paid
    if not paid or paid[0] is not of_facts or paid[1] != key:
        found = price_refusal(state, rules, seat, each.kind, each.action.card, each.as_kind, each.craft) is None
        paid = each.paid = (of_facts, key, found)
    return bool(paid[2])


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


class Priced:
    """What could be paid for, and with what: so much CP and EP, these cards actioned, and everything else where costs
    are not plain."""

    def __init__(self, state: KisekiState, seat: int, is_plain: bool, options: tuple[Action, ...]) -> None:
        self.cp, self.ep = state.cp[seat], state.ep[seat]
        self.actioned = state.actioned[:]
        self.means: list[Any] = []
        if not is_plain:
            self.means = [state.zones[:], self.actioned, state.bonds[:], state.support[:]]
        self.options = options


class Offer:
    """What was worked out for a seat the last time: what may be played, and what of it can be paid for."""

    def __init__(self, seat: int, possible: list[Possible]) -> None:
        self.seat = seat
        self.possible = possible
        # Whether nothing is to be done but to pay CP and EP and to action the card itself.
        self.is_plain = not [1 for each in possible if each.mode]
        self.looks_at = 0  # at what these cards look
        self.pieces: tuple[Any, ...] = ()
        self.digs = False  # whether crafts are in force in the trail: by other facts only can that be otherwise
        self.lying: tuple[tuple[int, ...], ...] = ()  # the hand, the homebase, and the trail where it matters
        self.down: list[int] = []
        self.known: list[int] = []
        self.priced: Priced | None = None  # what of it could be paid for when it was asked last

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
        hand, homebase, trail = self.lying
        return (
            hand == zones[HANDS[seat]]
            and homebase == zones[HOMEBASES[seat]]
            and (not self.digs or trail == zones[TRAILS[seat]])
            and (self.down == state.down or self._is_same(self.down, state.down))
            and (self.known == state.known or self._is_same(self.known, state.known))
            and (not self.looks_at or self.pieces == pieces_of(state, self.looks_at))
        )

    def _is_same(self, before: list[int], now: list[int]) -> bool:
        """Whether a column is the same for all these cards."""
        return not [1 for cards in self.lying for card in cards if before[card] != now[card]]

    def is_as_rich(self, state: KisekiState, before: Priced) -> bool:
        """Whether the same can be paid for. On the field and in the homebase lie the cards that lay there before: the
        facts are the same, and the offer fits."""
        seat, zones, actioned = self.seat, state.zones, state.actioned
        if before.cp != state.cp[seat] or before.ep != state.ep[seat]:
            return False
        if not self.is_plain:
            return before.means == [zones, actioned, state.bonds, state.support]
        then = before.actioned
        if then == actioned:
            return True
        own = (*zones[HOMEBASES[seat]], *zones[FIELDS[seat]])
        return not [1 for card in own if then[card] != actioned[card]]

    def again(self) -> Offer:
        """The same for other facts, which differ in figures at most; what can be paid for is asked anew where more is
        to be done for it than to pay CP and EP and to action the card itself."""
        made = Offer(self.seat, self.possible)
        made.looks_at, made.pieces = self.looks_at, self.pieces
        made.digs, made.lying, made.down, made.known = self.digs, self.lying, self.down, self.known
        if self.is_plain:
            made.priced = self.priced
        return made


def _possible(
    state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts, around: Surroundings
) -> tuple[list[Possible], int]:
    """What could be played, and at what the cards look of which it hangs."""
    found: list[Possible] = []
    printed, zone, down, known, object = state.printed, state.zone, state.down, state.known, state.object
    cache: FactCache = facts.cache
    if cache.entries is None:
        cache.entries = {}
    kept, apart = cache.entries, cache.apart
    values = facts.values
    playable = rules.stock.playable_cards
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
        entry = kept.get(place)
        if entry is None or entry.key != key:
            entry = apart.get(place)
            if entry is None or entry.key != key or (card, ABILITIES) in values:
                possible = _possible_with(state, rules, seat, card, crafts.references)
                entry = PlaysOfCard(key, own.reads | crafts.reads, own.asks | crafts.asks, possible)
                if not entry.reads and (card, ABILITIES) not in values:
                    apart[place] = entry
            kept[place] = entry
        found += entry.possible
    return found, everything


def _playable_cards(state: KisekiState, rules: Kiseki, seat: int, facts: TextFacts, deploys: bool) -> list[int]:
    """The cards of which the seat could play something, in the order of hand, homebase, field and trail."""
    active = active_crafts(rules, facts)
    values: dict[tuple[int, int], Any] = facts.values
    wanted = EVENT | BASE | UNIT | ITEM | WITH_ART if deploys else EVENT | BASE | WITH_ART
    printed, zones, host, down = state.printed, state.zones, state.host, state.down
    kinds = rules.stock.playable_kinds
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
        art = rules.card(state, card).art() if state.printed[card] in rules.stock.arts else None
        if art is not None:
            _add(state, rules, seat, Possible(Action("art", card), PLAINLY, 0, 0, ART, art), EP, found)
    for reference in active:
        offered = rules.cache.offered.get((card, zone, reference))
        action, mode, cp, ep, craft = _offered(rules, card, zone, reference) if offered is None else offered
        each = Possible(action, mode, cp, ep, CRAFT, craft)
        if mode == ANEW:
            each.open = OPEN  # asked each time
        found.append(each)
    return found


def _offered(rules: Kiseki, card: int, zone: int, reference: int) -> Offered:
    """How an activated craft of a card there is offered, and how its price is compared: always the same."""
    if len(rules.cache.offered) >= MOST_OFFERED:
        rules.cache.offered.clear()
    craft = rules.list.ability(reference)
    plain = craft.plain_costs
    mode, price = OTHERWISE, (0, 0)
    if plain is not None and (zone in ON_FIELD or (zone in IN_HOMEBASE and not plain[1])):
        mode, price = PLAINLY, plain
    if craft.is_fixed_when_played and not (mode == PLAINLY and craft.is_free_of_variable):
        mode, price = ANEW, (0, 0)
    action = Action("craft", card, numbers=(reference,))
    found = rules.cache.offered[(card, zone, reference)] = (action, mode, price[0], price[1], craft)
    return found


def _add_plays(state: KisekiState, rules: Kiseki, seat: int, card: int, found: list[Possible]) -> None:
    ways = ways_to_play(state, rules, card)
    for as_kind in ways:
        action = Action("play", card, numbers=(as_kind,) if len(ways) > 1 else ())
        kind = PSEUDO if as_kind & (EVENT | BASE) else CARD
        each = Possible(action, OTHERWISE if as_kind == BASE else PLAINLY, 0, 0, kind, None, as_kind)
        _add(state, rules, seat, each, EP if as_kind == EVENT else CP, found)


def _add(state: KisekiState, rules: Kiseki, seat: int, each: Possible, pool: str, found: list[Possible]) -> None:
    """Settle how its price, which is paid in CP or EP, is compared."""
    card = each.action.card
    craft = rules.card(state, card).effects() if each.as_kind == EVENT else each.craft
    found.append(each)
    if craft is not None and craft.is_fixed_when_played:
        each.mode = ANEW
        each.open = OPEN  # asked each time
    elif each.mode != OTHERWISE:
        amount = 0
        if is_usual_price(state, rules, card):
            amount = max(0, figure_of(state, rules, each.kind, card, pool))
        elif ways_instead(state, rules, seat, each.kind, card, each.as_kind):
            each.mode = OTHERWISE
        else:
            price = price_of(state, rules, seat, each.kind, card, each.as_kind)
            amount = price.cp if pool == CP else price.ep
        if pool == CP:
            each.cp = amount
        else:
            each.ep = amount


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
