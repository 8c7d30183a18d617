"""What can be used now, and why not? 10.1.4, 10.9: timing, place, target and price of a use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.chapters.choices import is_too_early, n_to_begin_with
from fuda.games.honjin.chapters.costs import price_refusal
from fuda.games.honjin.chapters.in_use import every_declaration, is_use_of
from fuda.games.honjin.chapters.targets import is_about_target, kinds_of_use, target_refusal
from fuda.games.honjin.table import (
    ATTACK,
    FIELD,
    FIRST_NORMAL,
    FROM_HAND,
    HANDS,
    HIDDEN,
    INITIATIVE,
    MAIN,
    SECOND_NORMAL,
    TIMING_WORDS,
    Declared,
    HonjinState,
    party,
    player_target,
    terrain_at,
    units_of,
)
from fuda.games.honjin.texts.lasting import is_used_up
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import abilities_of, applied, derived
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.kernel.decisions import Action
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.printed import ACTIVATED, REFERENCE, REFERENCES, speaks_of

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

CLAUSES: Final = {"normal": "10.9.4", "counter": "10.9.5", "initiative": "10.9.7", "main": "10.9.9"}


# --- when


@rule("8.3.4.6 8.3.5.4 8.3.6.4 10.1.10 10.1.11 7.3.3 4.3.3")
def timing_now(state: HonjinState) -> str:
    """The timing of what can be used in the present play step; nothing where there is none."""
    if state.battle < 0:
        return "main" if state.phase == MAIN else ""
    if state.chain:
        return "counter"
    if state.timing == INITIATIVE:
        return "initiative"
    return "normal" if state.timing in (FIRST_NORMAL, SECOND_NORMAL) else ""


@rule("8.3.5.4 8.3.6.4 10.9.4")
def normal_side(state: HonjinState) -> int:
    """Whose normal timing it is."""
    return state.first_side if state.timing == FIRST_NORMAL else 1 - state.first_side


@rule("10.9.1 10.9.2 10.9.3 10.9.4 10.9.5 10.9.6 10.9.7 10.9.9 10.9.9.1 15.3.1")
def timing_refusal(state: HonjinState, rules: Honjin, seat: int, ability: Special, timing: str) -> Reason | None:
    """Why the ability is not for this timing."""
    if not timing:
        return Reason("10.9.1", "no-play-step")
    if timing not in ability.timings:
        if timing in ("normal", "initiative") and "counter" in ability.timings:
            return Reason("10.9.5", "counter-without-chain")
        return Reason(_clause_of(ability, timing), "wrong-timing", timing=timing)
    if timing == "normal" and seat != normal_side(state):
        return Reason("10.9.4", "not-your-timing")
    if timing == "main" and seat != state.turn_player:
        return Reason("7.3.3", "not-your-turn")
    if timing != "counter":
        return None
    if is_closed(state, rules):
        return Reason("15.3.1", "uncounterable")
    return restriction_refusal(state, rules, ability)


@rule("10.9.4 10.9.5 10.9.7 10.9.9.1")
def _clause_of(ability: Special, timing: str) -> str:
    """The clause that keeps an ability from another timing than its own."""
    if ability.timings == frozenset(("main",)):
        return "10.9.9.1"
    return next((CLAUSES[each] for each in CLAUSES if each in ability.timings), CLAUSES[timing])


@rule("15.3.1")
def is_closed(state: HonjinState, rules: Honjin) -> bool:
    """Whether nothing can be used against the last declaration, or against what is chained on to it."""
    last = state.chain[-1]
    return any([_ability_of(rules, each).uncounterable for each in (last, *last.links) if each.symbol != ATTACK])


def _ability_of(rules: Honjin, declared: Declared) -> Special:
    return rules.list.cards[declared.printed].abilities[declared.ability]


@rule("10.9.6")
def restriction_refusal(state: HonjinState, rules: Honjin, ability: Special) -> Reason | None:
    """Why a counter to certain uses does not fit: nobody has declared one of them in this chain."""
    if not ability.restrictions:
        return None
    for each in every_declaration(state):
        if any([is_use_of(state, rules, each, kind) for kind in ability.restrictions]):
            return None
    return Reason("10.9.6", "no-such-declaration", wanted=" ".join(ability.restrictions))


# --- where, and by whom


def user_of(state: HonjinState, card: int) -> int:
    """The unit or terrain that uses an ability of a card on the battlefield: of equipment its bearer."""
    return state.host[card] if state.host[card] >= 0 else card


@rule("10.1.2 8.2.2 14.6.1 14.6.3.1 3.2.1.4")
def place_refusal(state: HonjinState, rules: Honjin, seat: int, card: int, ability: Special) -> Reason | None:
    """Why a card cannot be used from where it lies, or does not have the ability any more."""
    if not 0 <= card < len(state.zone):
        return Reason("10.1.2", "no-such-card")
    if state.owner[card] != seat:
        return Reason("10.1.2", "not-yours")
    if ability.form != ACTIVATED:
        return Reason("4.1.5", "not-activated")
    if ability.symbol == FROM_HAND:
        return _hand_refusal(state, rules, seat, card, ability)
    if state.zone[card] in HIDDEN:
        return Reason("10.1.2", "face-down")
    if state.zone[card] != FIELD:
        return Reason("10.1.2", "not-on-the-battlefield")
    user = user_of(state, card)
    if state.battle >= 0 and state.cell[user] != state.battle:
        return Reason("8.2.2", "not-in-battle")
    if card << REFERENCES | ability.reference not in abilities_of(state, rules, user):
        return Reason("10.1.4", "ability-not-there")
    return None


def _hand_refusal(state: HonjinState, rules: Honjin, seat: int, card: int, ability: Special) -> Reason | None:
    printed = rules.card(state, card)
    if state.zone[card] != HANDS[seat]:
        return Reason("14.6.1", "not-in-hand")
    if not printed.is_spell and not printed.is_consumable:
        return Reason("14.6.3", "summoned-or-laid-instead")
    return None if ability.reference in printed.own else Reason("10.1.4", "ability-not-there")


@rule("4.1.12 8.3.7.2")
def ban_refusal(state: HonjinState, rules: Honjin, seat: int, ability: Special, timing: str) -> Reason | None:
    """Why a player is not allowed to declare it."""
    if state.suspended:
        return Reason("8.3.7.2", "nothing-can-be-used")
    me = player_target(seat)
    if timing == "counter" and applied(state, rules, g.ToCounter, me):
        return Reason("4.1.12", "countering-forbidden")
    return _banned(state, rules, ability, me)


def _banned(state: HonjinState, rules: Honjin, ability: Special, who: int) -> Reason | None:
    for _, deed in applied(state, rules, g.ToUse, who):
        if isinstance(deed, g.ToUse) and not set(deed.kind.split("/")).isdisjoint(kinds_of_use(rules, ability)):
            return Reason("4.1.12", "use-forbidden")
    if ability.timings and "special" in kinds_of_use(rules, ability):
        for _, deed in applied(state, rules, g.ToUseTimed, who):
            if isinstance(deed, g.ToUseTimed) and deed.when in ability.timings:
                return Reason("4.1.12", "use-forbidden")
    return None


@rule("15.4.5.1 15.4.5.2 15.4.2")
def secret_refusal(state: HonjinState, rules: Honjin, seat: int, card: int, users: tuple[int, ...]) -> Reason | None:
    """Why these units cannot use a secret art: none of them has what it asks for."""
    for each in rules.card(state, card).additional:
        if isinstance(each, h.SecretArt):
            reading = Reading(state, rules, seat, card)
            if not any([reading.has(unit, each.feature) for unit in users]):
                return Reason("15.4.5.2", "secret-art")
    return None


@rule("10.1.4 13.1.2.2 13.1.3.1 15.4.5.2")
def user_refusal(
    state: HonjinState, rules: Honjin, seat: int, user: int, card: int, ability: Special, variable: int, link: bool
) -> Reason | None:
    """Why this unit or terrain cannot use it: it is banned, knows no such art, or cannot pay."""
    reason = _banned(state, rules, ability, user)
    if reason is None and link and applied(state, rules, u.ToChain, user):
        reason = Reason("4.1.12", "chaining-forbidden")
    if reason is None and ability.symbol == FROM_HAND:
        reason = secret_refusal(state, rules, seat, card, (user, *(users_of_last(state) if link else ())))
    return reason or price_refusal(state, rules, seat, user, card, ability, variable)


@rule("15.2.5.4")
def users_of_last(state: HonjinState) -> tuple[int, ...]:
    """The units that use the last declaration: with what was chained on."""
    last = state.chain[-1]
    return tuple([each.user for each in (last, *last.links)])


@rule("4.7.1 8.2.2")
def own_units(state: HonjinState, rules: Honjin, seat: int) -> tuple[int, ...]:
    """The units that a player can let use something: in a battle those in it, else all."""
    if state.battle >= 0:
        return party(state, rules, state.battle, seat)
    return units_of(state, rules, seat)


def users_for(
    state: HonjinState, rules: Honjin, seat: int, card: int, ability: Special, variable: int, link: bool = False
) -> tuple[int, ...]:
    """Who can use it: for a card of the hand every unit that can, else the one that has it."""
    units = own_units(state, rules, seat) if ability.symbol == FROM_HAND else (user_of(state, card),)
    found = [u for u in units if user_refusal(state, rules, seat, u, card, ability, variable, link) is None]
    return tuple(found)


def nobody_refusal(
    state: HonjinState, rules: Honjin, seat: int, card: int, ability: Special, variable: int, link: bool
) -> Reason | None:
    """Why nobody can use it; of several reasons the one that is nearest to success."""
    found: Reason | None = None
    for each in own_units(state, rules, seat) if ability.symbol == FROM_HAND else (user_of(state, card),):
        reason = user_refusal(state, rules, seat, each, card, ability, variable, link)
        if reason is None:
            return None
        if found is None or found.condition == "no-such-slot":
            found = reason
    return found or Reason("13.1.3.1", "no-unit-to-use-it")


# --- all of it


@rule("1.3.2 3.4.6")
def least_variable(state: HonjinState, rules: Honjin, seat: int, card: int, ability: Special) -> int:
    """The n with which something can be used at least: what its text says, else 1."""
    return n_to_begin_with(Reading(state, rules, seat, card), ability) if ability.prices_n else 1


@rule("10.1.4 10.1.2 10.11.1 14.8.1 15.2.2 15.2.5.1")
def use_refusal(
    state: HonjinState,
    rules: Honjin,
    seat: int,
    card: int,
    ability: Special,
    timing: str,
    link: bool = False,
    variable: int = 0,
) -> Reason | None:
    """Why an ability of a card cannot be used under this timing now, or not be chained on to the last declaration."""
    reason = place_refusal(state, rules, seat, card, ability)
    if reason is None:
        reason = link_refusal(state, rules, seat, ability) if link else None
    if reason is None and not link:
        reason = timing_refusal(state, rules, seat, ability, timing)
    if reason is None:
        reason = ban_refusal(state, rules, seat, ability, timing) or needed_refusal(state, rules, seat, card, ability)
    if reason is None and ability.limits and is_used_up(state, card, ability):
        reason = Reason("4.1.12", "used-so-often")
    if reason is not None:
        return reason
    if is_too_early(ability):
        return Reason("10.1.8", "waits-for-dice")
    n = variable if variable > 0 else least_variable(state, rules, seat, card, ability)
    reason = nobody_refusal(state, rules, seat, card, ability, n, link)
    return reason if reason is not None or link else target_refusal(state, rules, ability, seat, card, timing, n)


@rule("14.8.1 10.1.4")
def needed_refusal(state: HonjinState, rules: Honjin, seat: int, card: int, ability: Special) -> Reason | None:
    """Why the conditions for using it are not met; what waits for a moment is not used in play steps."""
    if ability.moments:
        return Reason("10.1.4", "not-its-moment")
    reading = Reading(state, rules, seat, card)
    for condition in ability.needed:
        if not is_about_target(condition) and not reading.holds(condition):
            return Reason("14.8.1", "condition-not-met")
    return None


@rule("15.2.2 15.2.5.1 10.9.6")
def link_refusal(state: HonjinState, rules: Honjin, seat: int, ability: Special) -> Reason | None:
    """Why an ability cannot be chained on to the last declaration: its name, its timing, its restriction."""
    if applied(state, rules, u.ToChain, player_target(seat)):
        return Reason("4.1.12", "chaining-forbidden")
    head = state.chain[-1]
    start = _ability_of(rules, head)
    if not ability.chain or not start.chain or ability.name != start.name or head.seat != seat:
        return Reason("15.2.2", "not-the-same-chain")
    if timing_of(head) not in ability.timings:
        return Reason(_clause_of(ability, timing_of(head)), "wrong-timing", timing=timing_of(head))
    return restriction_refusal(state, rules, ability) if timing_of(head) == "counter" else None


def timing_of(declared: Declared) -> str:
    """The timing under which something was declared."""
    return TIMING_WORDS[declared.timing]


@rule("1.3.2 10.11.10 10.11.11")
def most_variable(state: HonjinState, rules: Honjin, seat: int, card: int, ability: Special, timing: str) -> int:
    """The highest n that price and targets allow."""
    if not any([speaks_of(node, f.Variable) for node in (*ability.costs, ability.target)]):
        return ability.most_n
    highest = 1
    while (
        highest < ability.most_n and use_refusal(state, rules, seat, card, ability, timing, False, highest + 1) is None
    ):
        highest += 1
    return highest


# --- what is offered


def uses(state: HonjinState, rules: Honjin, seat: int, timing: str, link: bool = False) -> list[Action]:
    """Everything that a player can use under this timing now, or chain on to the last declaration."""
    word = timing_of(state.chain[-1]) if link else timing
    verb = "chain-on" if link else "use"
    cards, printed = rules.list.cards, state.printed
    held = [(card, each) for card in state.zones[HANDS[seat]] for each in cards[printed[card]].uses.get(word, ())]
    found: list[Action] = []
    for card, reference in (*held, *_on_battlefield(state, rules, seat, word)):
        ability = rules.list.ability(reference)
        if use_refusal(state, rules, seat, card, ability, timing, link) is None:
            found.append(Action(verb, card, (), (reference,)))
    return found


def _on_battlefield(state: HonjinState, rules: Honjin, seat: int, timing: str) -> list[tuple[int, int]]:
    """Every unit, piece of equipment and terrain of a player with every ability that is used under this timing."""
    kept: dict[tuple[int, str], list[tuple[int, int]]] = derived(state, rules).cache.uses
    found = kept.get((seat, timing))
    if found is None:
        homes = (*own_units(state, rules, seat), *_own_terrains(state, rules, seat))
        every = [packed for home in homes for packed in abilities_of(state, rules, home)]
        found = []
        for packed in dict.fromkeys(every):
            ability = rules.list.ability(packed & REFERENCE)
            if ability.form == ACTIVATED and timing in ability.timings:
                found.append((packed >> REFERENCES, packed & REFERENCE))
        kept[(seat, timing)] = found
    return found


@rule("8.2.2 14.8.1 10.1.2")
def _own_terrains(state: HonjinState, rules: Honjin, seat: int) -> tuple[int, ...]:
    """The terrains whose reversal a player can use: in a battle only that of the battle."""
    if state.battle >= 0:
        terrain = terrain_at(state, rules, state.battle)
        return (terrain,) if terrain >= 0 and state.owner[terrain] == seat and state.zone[terrain] == FIELD else ()
    cards = rules.list.cards
    return tuple([c for c in state.zones[FIELD] if state.owner[c] == seat and cards[state.printed[c]].is_terrain])
