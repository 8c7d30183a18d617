"""How good does a position look? What a bot that looks one step ahead goes by; read off the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.marching import March
from fuda.games.honjin.slots import is_enough
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
from fuda.games.honjin.values import ATTACK, DEFENCE, LEVEL, attack_of, derived, slots_of
from fuda.kernel.decisions import Act, Answer, Decision, Number, Option, Order, Subset
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin


PASSIVE: Final = ("pass", "go-on")
BETWEEN: Final = ("main-phase", "summoning-phase")  # questions at which nothing is under way
SELDOM: Final = (  # no use in trying answers
    *("discard-equipment", "trigger", "formation", "shuffle", "loop-count"),
)
DISCARDED: Final = ("discard-excess", "discard-which")
OTHERS_KEPT: Final = 2  # so many cards of the hand may be others than units
DECK_KEPT: Final = 6  # a deck with fewer cards is not used up


def usual(state: HonjinState, rules: Honjin, decision: Decision) -> Answer:
    """Pass, go on, march ahead, into battle with all that can come along; take the first that fits."""
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
        return decision.items
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
    return None


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
    """Units and how near they are to the enemy's headquarters, the guard of the own one, terrain, cards."""
    if state.outcome is not None:
        return 0.0 if state.outcome.winner < 0 else (100000.0 if state.outcome.winner == seat else -100000.0)
    total = 0.0
    facts = derived(state, rules)
    for card in state.zones[FIELD]:
        printed = rules.card(state, card)
        sign = 1.0 if state.owner[card] == seat else -1.0
        if printed.is_unit:
            figures = facts.number(card, ATTACK) + facts.number(card, DEFENCE)
            total += sign * (40.0 + 12.0 * facts.number(card, LEVEL) + 6.0 * figures)
            total -= sign * 3.0 * state.finished[card]
            total += sign * 9.0 * _advance(state, card)
        elif state.host[card] >= 0:
            total += sign * 25.0
    for side in SEATS:
        sign = 1.0 if side == seat else -1.0
        total += sign * 6.0 * len(state.zones[HANDS[side]])
        total += sign * (25.0 if party(state, rules, HEADQUARTERS[side], side) else 0.0)
        total += sign * _ground(state, rules, side)
        total -= sign * (0.0 if len(state.zones[DECKS[side]]) > 3 else 5.0)
    return total


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
