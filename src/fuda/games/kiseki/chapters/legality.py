"""What may be played now, and why not? 902.4, 1206-1213, 1218."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.cards import BASE, EVENT, ITEM, KIND_WORDS, UNIT, Craft, kinds_named
from fuda.games.kiseki.chapters.costs import costs_of, is_played, price_of, ways_instead
from fuda.games.kiseki.chapters.payment import cost_refusal
from fuda.games.kiseki.chapters.targets import has_targets
from fuda.games.kiseki.events import FACES
from fuda.games.kiseki.table import (
    ART,
    CARD,
    CRAFT,
    DEPLOYMENT,
    FIELDS,
    HANDS,
    HOMEBASES,
    PSEUDO,
    KisekiState,
    controller,
    primary,
)
from fuda.games.kiseki.texts.printed import printed_fits
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.scope import applied, applied_to, says
from fuda.games.kiseki.texts.values import abilities_of, derived, has_icon, is_unit, kinds, shares_organisation
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words.icons import COVERT
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.printed import ACTIVATED, REFERENCE

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

DEPLOYED: Final = UNIT | ITEM
MOST: Final = 99  # the highest X that can be named


# --- cards


def is_card(state: KisekiState, card: int) -> bool:
    """Whether the number names a card of this game."""
    return 0 <= card < len(state.zone)


@rule("203.2a")
def ways_to_play(state: KisekiState, rules: Kiseki, card: int) -> tuple[int, ...]:
    """The kinds as which a card can be played: once for what goes to the field, whatever its kinds."""
    bits = kinds(state, rules, card)
    found: list[int] = []
    if bits & DEPLOYED:
        found.append(UNIT if bits & UNIT else ITEM)
    return (*found, *[kind for kind in (EVENT, BASE) if bits & kind])


@rule("1206.1 1207.1 1208.1 1208.1a 1209.1 1209.1a 1204.2a 1405.1")
def place_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, as_kind: int) -> Reason | None:
    """Why a card cannot be played as this kind from where it lies."""
    zone = state.zone[card]
    if zone == HANDS[seat] and as_kind != BASE:
        return None
    clause = {UNIT: "1206.1", ITEM: "1207.1", EVENT: "1208.1"}.get(as_kind, "1209.1")
    if zone != HOMEBASES[seat]:
        return Reason(clause, "not-where-it-is-played-from")
    if not state.down[card]:
        return Reason(f"{clause}a" if as_kind in (EVENT, BASE) else "1204.2a", "already-face-up")
    if as_kind & DEPLOYED and not says(state, rules, card, g.PlayableFromHomebase):
        return Reason(clause, "not-from-homebase")
    return None


@rule("703.8c-1 902.4h 902.4h-1 902.4h-2 1206.1 1207.1")
def deployment_refusal(state: KisekiState, seat: int) -> Reason | None:
    """Why the seat may not play UNITs and ITEMs now."""
    if state.step != DEPLOYMENT or primary(state) != seat:
        return Reason("902.4h", "not-your-deployment-step")
    if state.waiting:
        return Reason("902.4h", "waiting-zone-not-empty", waiting=len(state.waiting))
    return None


@rule("104.4 1403.1")
def ban_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, as_kind: int) -> Reason | None:
    """Why effects forbid to play this card as this kind."""
    if says(state, rules, card, g.CannotBePlayed):
        return Reason("104.4", "play-forbidden")
    for each in says(state, rules, card, g.CannotBePlayedAs):
        if isinstance(each, g.CannotBePlayedAs) and kinds_named(each.kind) & as_kind:
            return Reason("1403.1", "not-playable-as-this-kind", kind=each.kind)
    for standing, change in applied_to(state, rules, g.CannotPlay, seat):
        if isinstance(change, g.CannotPlay) and is_played(state, rules, standing, change.what, card, False):
            return Reason("104.4", "play-forbidden")
    for standing, change in applied_to(state, rules, v.PlaysAtMost, seat):
        assert isinstance(change, v.PlaysAtMost)
        if is_played(state, rules, standing, change.what, card, False):
            played = sum([1 for each in state.played if each[0] == seat and printed_fits(rules, each, change.what)])
            if played >= change.n:
                return Reason("104.4", "used-up-this-turn", used=played, limit=change.n)
    return None


def play_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, as_kind: int) -> Reason | None:
    """Why the seat may not play this card as this kind now."""
    reason = unpaid_refusal(state, rules, seat, card, as_kind)
    if reason is not None:
        return reason
    return price_refusal(state, rules, seat, PSEUDO if as_kind & (EVENT | BASE) else CARD, card, as_kind, None)


@rule("902.4b 902.4c 902.4h-1 902.4h-2 1204.2f-3")
def unpaid_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, as_kind: int) -> Reason | None:
    """Why the seat may not play this card as this kind now, whatever it costs."""
    if not is_card(state, card) or controller(state, card) != seat:
        return Reason("902.4", "not-your-card")
    if not kinds(state, rules, card) & as_kind:
        return Reason("203.2", "not-of-this-kind", kind=_word(as_kind))
    reason = place_refusal(state, rules, seat, card, as_kind)
    if reason is None and as_kind & DEPLOYED:
        reason = deployment_refusal(state, seat)
    if reason is None:
        reason = kind_refusal(state, rules, seat, card, as_kind)
    if reason is not None:
        return reason
    craft = rules.card(state, card).effects() if as_kind == EVENT else None
    if craft is not None:
        reason = limit_refusal(state, rules, seat, card, craft)
        if reason is None and not has_enough_targets(state, rules, seat, card, craft):
            reason = Reason("1204.2d", "no-legal-target")
    return reason


@rule("203.2a 1403.1")
def kind_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, as_kind: int) -> Reason | None:
    """Why a card is forbidden as this kind; what is a UNIT and an ITEM goes to the field as either."""
    reason = ban_refusal(state, rules, seat, card, as_kind)
    if reason is not None and as_kind == UNIT and kinds(state, rules, card) & ITEM:
        return ban_refusal(state, rules, seat, card, ITEM)
    return reason


def _word(as_kind: int) -> str:
    return next((word for place, word in enumerate(KIND_WORDS) if as_kind == 1 << place), "")


# --- limits, targets, prices


@rule("1210.2 1204.2")
def limit_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, craft: Craft) -> Reason | None:
    """Why the text of a craft, art or EVENT does not let it be played now."""
    if not craft.limits:
        return None
    reading = Reading(state, rules, seat, card)
    for limit in craft.limits:
        if isinstance(limit, o.OnlyIn) and not reading.holds(limit.period):
            return Reason("1210.2", "not-in-this-period")
        if isinstance(limit, o.NotIn) and reading.holds(limit.period):
            return Reason("1210.2", "not-in-this-period")
        if isinstance(limit, o.OnlyIf) and not reading.holds(limit.condition):
            return Reason("1210.2", "condition-not-met")
        if isinstance(limit, o.NotIf) and reading.holds(limit.condition):
            return Reason("1210.2", "condition-not-met")
        if isinstance(limit, o.TimesPerTurn):
            used = times_played(state, seat, card, craft)
            if used >= limit.n:
                return Reason("1210.2", "used-up-this-turn", used=used, limit=limit.n)
    return None


def times_played(state: KisekiState, seat: int, card: int, craft: Craft) -> int:
    """How often the seat has played this craft of this card in this turn; of an EVENT, cards like it."""
    if craft.kind == "event":
        return sum([1 for each in state.played if each[0] == seat and each[1] == craft.printed])
    return sum([1 for each in state.used if each == (seat, card, craft.reference)])


@rule("1204.2a 1204.2d")
def has_enough_targets(
    state: KisekiState, rules: Kiseki, seat: int, card: int, craft: Craft, that: tuple[int, ...] = ()
) -> bool:
    """Whether there are targets once the card is turned up, with the X that is settled or that can be named."""
    if craft.variables() and craft.is_fixed_when_played:
        return can_name_variable(state, rules, seat, card, craft, that)
    if not craft.mentioned:
        return True
    variable = fixed_variable(state, rules, seat, card, craft, that)
    if has_targets(state, rules, seat, card, craft, variable, that):
        return True
    later = turned_up(state, rules, card, craft)
    return later is not state and has_targets(later, rules, seat, card, craft, variable, that)


def turned_up(state: KisekiState, rules: Kiseki, card: int, craft: Craft) -> KisekiState:
    """The position in which targets are chosen: a card of the homebase that is played lies face up by then."""
    if craft.kind not in ("event", "art") or state.zone[card] not in HOMEBASES or not state.down[card]:
        return state
    if not (craft.looks_home or (craft.mentions() and derived(state, rules).looked_at & FACES)):
        return state
    twin = state.clone()
    twin.down[card] = 0
    twin.known[card] = EVERYBODY
    twin.facts = None
    return twin


@rule("104.5 1305.2a")
def variable_bounds(
    state: KisekiState, rules: Kiseki, seat: int, card: int, craft: Craft, that: tuple[int, ...] = ()
) -> tuple[int, int]:
    """The lowest and the highest X that can be named: paid for, and with enough targets; crossed if there is none."""
    if not craft.is_fixed_when_played:
        return 0, MOST
    reading = Reading(state, rules, seat, card, that)
    seen = turned_up(state, rules, card, craft)
    least, most = MOST, -1
    always = not craft.mentions_variable  # whether X makes no difference to the targets
    if always and not has_targets(seen, rules, seat, card, craft, 0, that):
        return least, most
    for value in range(MOST + 1):
        reading.variable = value
        if cost_refusal(state, rules, reading, craft.costs) is not None:
            break
        if always or has_targets(seen, rules, seat, card, craft, value, that):
            least, most = min(least, value), value
        elif most >= 0:
            break
    return least, most


@rule("104.5 1305.2a")
def can_name_variable(
    state: KisekiState, rules: Kiseki, seat: int, card: int, craft: Craft, that: tuple[int, ...] = ()
) -> bool:
    """Whether some X can be named: paid for, and with enough targets."""
    reading = Reading(state, rules, seat, card, that)
    seen = turned_up(state, rules, card, craft)
    for value in range(MOST + 1):
        reading.variable = value
        if cost_refusal(state, rules, reading, craft.costs) is not None:
            return False
        if has_targets(seen, rules, seat, card, craft, value, that):
            return True
        if not craft.mentions_variable:
            return False
    return False


@rule("1305.2b")
def fixed_variable(
    state: KisekiState, rules: Kiseki, seat: int, card: int, craft: Craft, that: tuple[int, ...] = ()
) -> int:
    """The X that the text itself settles when it is played; 0 where a player names it, or later."""
    if craft.defined is None or not craft.is_fixed_when_played:
        return 0
    return Reading(state, rules, seat, card, that).amount(craft.defined)


@rule("1204.2f 1204.2f-3 1204.2h")
def price_refusal(
    state: KisekiState, rules: Kiseki, seat: int, kind: str, card: int, as_kind: int, craft: Craft | None
) -> Reason | None:
    """Why the seat cannot pay what the play costs, nor do anything in its place."""
    if kind == CRAFT and craft is not None:
        return cost_refusal(state, rules, Reading(state, rules, seat, card), craft.costs)
    reason: Reason | None = None
    for instead in (0, *ways_instead(state, rules, seat, kind, card, as_kind)):
        reason = one_price_refusal(state, rules, seat, kind, card, as_kind, craft, instead)
        if reason is None:
            return None
    return reason


def one_price_refusal(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    kind: str,
    card: int,
    as_kind: int,
    craft: Craft | None,
    instead: int,
    variable: int = 0,
) -> Reason | None:
    """Why the seat cannot pay the price itself, or do the one thing that stands for it."""
    price = price_of(state, rules, seat, kind, card, as_kind, instead)
    held = len(state.zones[HOMEBASES[seat]])
    if price.level > held:
        return Reason("1204.2f-3", "homebase-too-small", cards=held, level=price.level)
    reading = Reading(state, rules, seat, card)
    reading.variable = variable
    costs = costs_of(state, rules, price, craft if kind == CRAFT else None)
    return cost_refusal(state, rules, reading, costs, -1 if kind == CRAFT else card)


# --- abilities


@rule("104.4")
def ability_ban(state: KisekiState, rules: Kiseki, seat: int, craft: Craft) -> Reason | None:
    """Why effects forbid the seat to play abilities of this class."""
    words = ("art", "ability", "any") if craft.kind == "art" else ("craft", "ability", "any")
    form = "activated" if craft.form == ACTIVATED else "triggered"
    for _, change in applied_to(state, rules, g.CannotPlayAbility, seat):
        if isinstance(change, g.CannotPlayAbility):
            named = bool(craft.icon) and change.ability == f"【{craft.icon}】"
            if named or change.ability in words or (craft.kind != "art" and change.ability == form):
                return Reason("104.4", "play-forbidden")
    return None


def craft_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, reference: int) -> Reason | None:
    """Why the seat may not play this activated craft of this card now."""
    reason = unpaid_craft_refusal(state, rules, seat, card, reference)
    if reason is not None:
        return reason
    return price_refusal(state, rules, seat, CRAFT, card, 0, rules.list.ability(reference))


@rule("902.4d 1201.1a-1 1202.1 1210.2")
def unpaid_craft_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int, reference: int) -> Reason | None:
    """The same, whatever it costs."""
    if not is_card(state, card) or controller(state, card) != seat:
        return Reason("902.4d", "not-your-card")
    if reference not in [packed & REFERENCE for packed in abilities_of(state, rules, card)]:
        return Reason("1202.1", "no-such-craft-in-force")
    craft = rules.list.ability(reference)
    if craft.form != ACTIVATED:
        return Reason("1210.1", "not-activated")
    return unpaid_ability_refusal(state, rules, seat, card, craft)


@rule("902.4d 902.4e 1202.1 1210.2 1213.2")
def unpaid_ability_refusal(
    state: KisekiState, rules: Kiseki, seat: int, card: int, craft: Craft, for_nothing: bool = False
) -> Reason | None:
    """Why a craft or art that the seat has where it can be played may not be played, whatever it costs; `for_nothing`:
    with 0 for X."""
    reason = ability_ban(state, rules, seat, craft) or limit_refusal(state, rules, seat, card, craft)
    if reason is not None:
        return reason
    if for_nothing and craft.is_fixed_when_played:
        found = has_targets(turned_up(state, rules, card, craft), rules, seat, card, craft)
    else:
        found = has_enough_targets(state, rules, seat, card, craft)
    return None if found else Reason("1204.2d", "no-legal-target")


def art_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int) -> Reason | None:
    """Why the seat may not play the art of this card now."""
    reason = unpaid_art_refusal(state, rules, seat, card)
    if reason is not None:
        return reason
    return price_refusal(state, rules, seat, ART, card, 0, rules.card(state, card).art())


@rule("902.4e 1201.1c 1202.3 1213.2 1213.2a")
def unpaid_art_refusal(state: KisekiState, rules: Kiseki, seat: int, card: int) -> Reason | None:
    """The same, whatever it costs."""
    if not is_card(state, card) or controller(state, card) != seat:
        return Reason("902.4e", "not-your-card")
    craft = rules.card(state, card).art()
    if craft is None:
        return Reason("208.1", "no-art")
    zone = state.zone[card]
    if zone != HANDS[seat] and zone != HOMEBASES[seat]:
        return Reason("1213.2", "not-where-it-is-played-from")
    if zone == HOMEBASES[seat] and not state.down[card]:
        return Reason("1213.2a", "already-face-up")
    return unpaid_ability_refusal(state, rules, seat, card, craft)


# --- scrum support


@rule("1218.2 1218.2a 1218.2b 1218.2c 1219.2a 1219.2b 1219.2b-1 1219.2b-2 1219.2b-3 1219.2b-4 1219.2b-5")
def support_refusal(state: KisekiState, rules: Kiseki, seat: int, acting: int, target: int) -> Reason | None:
    """Why this unit may not be actioned to support that one."""
    if applied_to(state, rules, v.CannotSupport, seat):
        return Reason("104.4", "support-forbidden")
    if not is_own_unit(state, rules, seat, target):
        return Reason("1219.2a", "not-your-unit")
    if not is_own_unit(state, rules, seat, acting):
        return Reason("1219.2b", "not-your-unit")
    if acting == target:
        return Reason("1219.2b-1", "same-unit")
    if state.actioned[acting]:
        return Reason("1219.2b-2", "not-ready")
    if applied(state, rules, v.DoesNotSupport, acting) or applied(state, rules, v.IsNotSupported, target):
        return Reason("104.4", "support-forbidden")
    if not shares_organisation(state, rules, acting, target):
        return Reason("1219.2b-3", "no-common-organisation")
    covert = has_icon(state, rules, acting, COVERT)
    if covert == has_icon(state, rules, target, COVERT):
        return None
    if covert:
        return Reason("1219.2b-5", "covert-supports-only-covert")
    return Reason("1219.2b-4", "only-covert-supports-covert")


def is_own_unit(state: KisekiState, rules: Kiseki, seat: int, card: int) -> bool:
    """Whether the card is a unit on the seat's field, and stands for all of it."""
    return (
        is_card(state, card)
        and state.zone[card] == FIELDS[seat]
        and state.host[card] < 0
        and is_unit(state, rules, card)
    )
