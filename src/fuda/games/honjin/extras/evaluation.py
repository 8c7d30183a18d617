"""How good does a position look? What a bot that looks one step ahead goes by; read off the table."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from fuda.games.honjin.chapters.attacks import attackers_of
from fuda.games.honjin.chapters.damage import attack_total
from fuda.games.honjin.chapters.ending import invaders
from fuda.games.honjin.chapters.marching import March
from fuda.games.honjin.chapters.slots import is_enough
from fuda.games.honjin.chapters.summoning import load_of
from fuda.games.honjin.table import (
    BOARD,
    DECKS,
    FIELD,
    HANDS,
    HEADQUARTERS,
    NOTHING,
    HonjinState,
    holder,
    party,
    terrain_at,
    units_of,
)
from fuda.games.honjin.texts.attributes import ATTACK, DEFENCE, LEVEL
from fuda.games.honjin.texts.values import attack_of, defence_of, derived, limit_of, slots_of
from fuda.kernel.decisions import Act, Answer, Decision, Number, Option, Order, Subset
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


PASSIVE: Final = ("pass", "go-on")
BETWEEN: Final = ("main-phase", "summoning-phase")  # questions at which nothing is under way
ACTED: Final = (*BETWEEN, "march")  # questions with actions of which many come to the same
SELDOM: Final = (  # no use in trying answers
    *("discard-equipment", "trigger", "formation", "shuffle", "loop-count"),
)
DISCARDED: Final = ("discard-excess", "discard-which")
OTHERS_KEPT: Final = 2  # so many cards of the hand may be others than units
DECK_KEPT: Final = 6  # a deck with fewer cards is not used up
ORDERED: Final = 5  # in a party of more units the best order is not looked for

# What is how much worth.
BOLD: Final = 1.15  # a unit of the enemy compared with an own one: who never gives one for one never wins
IMPATIENT: Final = 0.25  # how much bolder who is not ahead becomes with every turn in which nothing happens
UNIT_IN_HAND: Final = 8.0
TERRAIN_IN_HAND: Final = 2.0
OTHER_IN_HAND: Final = 4.0
ENEMY_IN_HAND: Final = 6.0  # whatever it is
IN_DECK: Final = 4.0
ROOM: Final = 4.0  # a level of the units in hand that has room in the headquarters
ROAD: Final = 10.0  # a step nearer to the enemy's headquarters on which terrain lies
GUARD: Final = 25.0  # anybody in the headquarters
SIEGE: Final = 40.0  # the enemy's headquarters could fall
INVADER: Final = 30.0  # a unit in the enemy's territory when the game is about to be judged
LATE: Final = 10  # so many turns before time is up the judgement is near
JUDGED: Final = 200.0  # being ahead then
SOON: Final = 10  # so many cards in both decks together, and the judgement is near


def usual(state: HonjinState, rules: Honjin, decision: Decision) -> Answer:
    """Pass, go on, march ahead, into battle with all that can come along, in good order; take the first that fits."""
    if isinstance(decision, Act):
        if decision.purpose == "march-more" and _goes_to_battle(state, rules, decision.seat):
            return 0
        for place, each in enumerate(decision.options):
            if each.verb in PASSIVE:
                return place
        return _ahead(state, rules, decision) if decision.purpose == "march" else len(decision.options) - 1
    if isinstance(decision, Option):
        return decision.size() - 1 if decision.purpose == "discard-more" else 0
    if isinstance(decision, Subset):
        return decision.candidates[: decision.least]
    if isinstance(decision, Number):
        return decision.low
    if isinstance(decision, Order):
        return _formation(state, rules, decision) if decision.purpose == "formation" else decision.items
    return next(iter(decision.answers()))


def _goes_to_battle(state: HonjinState, rules: Honjin, seat: int) -> bool:
    """Whether the march under way is one against the enemy."""
    frame = state.frames[-1]
    return isinstance(frame, March) and holder(state, rules, frame.plan[-1][1]) == 1 - seat


def _ahead(state: HonjinState, rules: Honjin, decision: Act) -> int:
    """The march that leads nearest to the enemy's headquarters, of several the strongest unit's."""
    goal = HEADQUARTERS[1 - decision.seat]

    def order(place: int) -> tuple[int, int]:
        march = decision.options[place]
        return BOARD.distance(march.numbers[0], goal), -attack_of(state, rules, march.card)

    return min(range(len(decision.options)), key=order)


def _formation(state: HonjinState, rules: Honjin, decision: Order) -> tuple[int, ...]:
    """The order in which the attack of the enemy that is there now kills least."""
    total = attack_total(state, rules, attackers_of(state, rules, 1 - decision.seat))
    defence = {unit: defence_of(state, rules, unit) for unit in decision.items}
    figures = {unit: attack_of(state, rules, unit) + defence[unit] + 1 for unit in decision.items}
    sturdy = sorted(decision.items, key=lambda unit: -defence[unit])
    if len(sturdy) > ORDERED or total < defence[sturdy[0]]:
        return tuple(sturdy)

    def lost(order: tuple[int, ...]) -> int:
        left, found = total, 0
        for unit in order:
            if left < defence[unit]:
                break
            found += figures[unit]
            left -= max(0, defence[unit])
        return found

    return min(permutations(sturdy), key=lost)


def is_quiet(state: HonjinState) -> bool:
    """Whether a play step of a phase is back: what was begun is over."""
    return state.battle < 0 and bool(state.pending) and state.pending[0].purpose in BETWEEN


def promising(state: HonjinState, rules: Honjin, decision: Decision) -> list[Answer] | None:
    """What is worth a try: in which order effects come seldom makes a difference, and what is thrown away is clear."""
    if decision.purpose == "discard-more":
        spared = _spared(state, rules, decision.seat)
        return [0 if spared >= 0 else usual(state, rules, decision)]
    if decision.purpose in DISCARDED and isinstance(decision, Subset):
        return [(min(decision.candidates, key=lambda card: _use(state, rules, decision.seat, card)),)]
    if decision.purpose in SELDOM:
        return [usual(state, rules, decision)]
    if isinstance(decision, Act) and decision.purpose in ACTED:
        return _different(state, rules, decision)
    return None


def _different(state: HonjinState, rules: Honjin, decision: Act) -> list[Answer]:
    """The actions that differ from each other, without exchanges of equipment. Into battle the strongest goes first;
    the others come along."""
    found: dict[tuple[object, ...], int] = {}
    for place, each in enumerate(decision.options):
        if each.verb == "exchange":
            continue
        if each.verb == "march" and each.numbers and holder(state, rules, each.numbers[0]) == 1 - decision.seat:
            known = found.get(("battle", each.numbers))
            if known is None or _is_stronger(state, rules, each.card, decision.options[known].card):
                found["battle", each.numbers] = place
            continue
        printed, cell = (state.printed[each.card], state.cell[each.card]) if each.card >= 0 else (NOTHING, NOTHING)
        found.setdefault((each.verb, printed, cell, each.cards, each.numbers), place)
    return list(found.values())


def _is_stronger(state: HonjinState, rules: Honjin, unit: int, other: int) -> bool:
    return attack_of(state, rules, unit) > attack_of(state, rules, other)


def _spared(state: HonjinState, rules: Honjin, seat: int) -> int:
    """A card of the hand that is better thrown away for another one; below 0 for none."""
    others = [card for card in state.zones[HANDS[seat]] if not rules.card(state, card).is_unit]
    if not others or len(state.zones[DECKS[seat]]) < DECK_KEPT:
        return NOTHING
    worst = min(others, key=lambda card: _use(state, rules, seat, card))
    return worst if len(others) > OTHERS_KEPT or _use(state, rules, seat, worst) == 0 else NOTHING


def _use(state: HonjinState, rules: Honjin, seat: int, card: int) -> int:
    """Of how much use a card of the hand is: units most, what no unit can use or bear least."""
    printed = rules.card(state, card)
    if printed.is_unit:
        return 10 + printed.level
    if printed.is_terrain:
        return 2
    able = [unit for unit in units_of(state, rules, seat) if is_enough(slots_of(state, rules, unit), printed.cost)]
    return min(len(able), 3)


def worth(state: HonjinState, rules: Honjin, seat: int) -> float:
    """Units and how near they are to the enemy's headquarters, cards in hand and deck, the ground, and what the end may
    turn on."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner < 0 else (100000.0 if state.outcome.winner == seat else -100000.0)
    ahead = invaders(state, rules, seat) - invaders(state, rules, 1 - seat)
    bold = BOLD if ahead > 0 else BOLD + IMPATIENT * state.still
    total = _force(state, rules, seat) - bold * _force(state, rules, 1 - seat)
    total += _cards(state, rules, seat) - ENEMY_IN_HAND * len(state.zones[HANDS[1 - seat]])
    total += ROAD * _road(state, rules, seat)
    for side in SEATS:
        own = IN_DECK * len(state.zones[DECKS[side]]) + _ground(state, rules, side)
        own += GUARD if party(state, rules, HEADQUARTERS[side], side) else 0.0
        own += SIEGE if _could_fall(state, rules, HEADQUARTERS[1 - side], side) else 0.0
        total += own if side == seat else -own
    is_late = 0 < state.last_turn <= state.turn + LATE
    if is_late or len(state.zones[DECKS[0]]) + len(state.zones[DECKS[1]]) < SOON:
        total += INVADER * ahead + (JUDGED if ahead > 0 else -JUDGED if ahead < 0 else 0.0)
    return total


def _force(state: HonjinState, rules: Honjin, side: int) -> float:
    """The units of a side and their equipment."""
    total = 0.0
    facts = derived(state, rules)
    for card in state.zones[FIELD]:
        if state.owner[card] != side:
            continue
        if rules.card(state, card).is_unit:
            figures = facts.number(card, ATTACK) + facts.number(card, DEFENCE)
            total += 40.0 + 12.0 * facts.number(card, LEVEL) + 6.0 * figures
            total += 9.0 * _advance(state, card) - 3.0 * state.finished[card]
        elif state.host[card] >= 0:
            total += 25.0
    return total


def _cards(state: HonjinState, rules: Honjin, seat: int) -> float:
    """The cards in hand, and room for the units among them."""
    total, levels = 0.0, 0
    for card in state.zones[HANDS[seat]]:
        printed = rules.card(state, card)
        levels += printed.level
        total += UNIT_IN_HAND if printed.is_unit else TERRAIN_IN_HAND if printed.is_terrain else OTHER_IN_HAND
    cell = HEADQUARTERS[seat]
    room = limit_of(state, rules, terrain_at(state, rules, cell)) - load_of(state, rules, cell, seat)
    return total + ROOM * max(0, min(levels, room))


def _road(state: HonjinState, rules: Honjin, seat: int) -> int:
    """How much nearer to the enemy's headquarters one comes on terrain."""
    goal, home = HEADQUARTERS[1 - seat], HEADQUARTERS[seat]
    seen, front = [home], [home]
    while front:
        for cell in BOARD.adjacent(front.pop()):
            if cell not in seen and terrain_at(state, rules, cell) >= 0:
                seen.append(cell)
                front.append(cell)
    return BOARD.distance(home, goal) - min([BOARD.distance(cell, goal) for cell in seen])


def _could_fall(state: HonjinState, rules: Honjin, cell: int, side: int) -> bool:
    """Whether the units of a side beside a headquarters are together strong enough for those who guard it."""
    facts = derived(state, rules)
    beside = [unit for each in BOARD.adjacent(cell) for unit in party(state, rules, each, side)]
    guard = [facts.number(unit, DEFENCE) for unit in party(state, rules, cell, 1 - side)]
    return bool(beside) and sum([facts.number(unit, ATTACK) for unit in beside]) >= sum(guard)


def _advance(state: HonjinState, unit: int) -> float:
    """How far a unit has come towards the enemy's headquarters."""
    side = state.owner[unit]
    goal = HEADQUARTERS[1 - side]
    return 4.0 - BOARD.distance(state.cell[unit], goal)


def _ground(state: HonjinState, rules: Honjin, side: int) -> float:
    """Terrain on the way: what one holds counts most, and a road to the enemy's headquarters."""
    total = 0.0
    for cell in range(BOARD.cells):
        terrain = terrain_at(state, rules, cell)
        if terrain < 0:
            continue
        held = holder(state, rules, cell)
        if held == side:
            total += 8.0 + 2.0 * BOARD.depth(side, cell)
        elif held < 0 and state.owner[terrain] == side:
            total += 4.0 + BOARD.depth(side, cell)
    return total
