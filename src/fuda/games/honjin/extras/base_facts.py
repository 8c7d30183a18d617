"""What is printed on everything that lies on the battlefield? Worked out once for as long as nothing moves.

All lasting effects are folded over it. What holds in battles only (14.5.4.1) is not even looked at elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.cards import Card
from fuda.games.honjin.table import (
    FIELD,
    FIRST_NORMAL,
    HEADQUARTERS_LIMIT,
    HIDDEN,
    NO_BATTLE,
    NOTHING,
    OPENING_HAND,
    PROXY_LIMIT,
    HonjinState,
    Layout,
    is_headquarters,
    layout_of,
    player_target,
    slot_number,
)
from fuda.games.honjin.texts.attributes import (
    ATTACK,
    CHARGE,
    DEFENCE,
    DEFENDER,
    ELEMENTS,
    FACTIONS,
    HAND_LIMIT,
    INITIATIVE,
    LEVEL,
    LIMIT,
    MARCH,
    RACES,
    RESISTS,
    SLOTS,
    TYPES,
    WEAK,
)
from fuda.games.honjin.texts.notation import InForce
from fuda.games.honjin.words import conditions as o
from fuda.kernel.facts import Held
from fuda.kernel.procedure import rule
from fuda.kernel.rules import SEATS, table_of
from fuda.language.running.lasting import ABILITIES, Standing, collect_listeners, collect_modifier, stand
from fuda.language.running.lines import Lines, lines_of
from fuda.language.running.printed import REFERENCE, REFERENCES
from fuda.language.running.resolution import Sentence
from fuda.language.running.text_changes import TextChange, change_of, fold_changes
from fuda.language.running.text_facts import TextFacts
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# The card that must be in a battle, seat, card, packed ability, printed card, sentence.
Changing = tuple[int, int, int, int, int, Sentence]
MOST_SAID: Final = 1 << 14  # so many are kept at most
NOWHERE: Final = -2  # no battle goes on in which constant abilities count


class Ground:
    """What is printed on the battlefield, with what equipment adds, and what the texts there say."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int], Held] = {}
        self.cards: list[int] = []  # what has abilities, in table order
        self.lines: list[Lines] = []  # what these come to
        # What they say: always (-1), or while a card is in a battle.
        self.changing: list[Changing] = []
        self.standing: list[tuple[int, Standing]] = []
        self.heard = TextFacts()  # what waits for what, as long as nobody is given or loses an ability
        self.looks_at = 0  # at what the texts look beside the structure of the battlefield


def ground_of(state: HonjinState, rules: Honjin) -> Ground:
    """What is printed on what lies there now."""
    layout = layout_of(state, rules)
    found: Ground | None = layout.ground
    if found is None:
        before = layout.before
        found = _ground(state, rules) if before is None else _ground_after(state, rules, layout, *before)
        layout.ground, layout.before = found, None
    return found


def _ground(state: HonjinState, rules: Honjin) -> Ground:
    made = Ground()
    equipment = _lay_printed(state, rules, made.values, made.cards)
    for card in equipment:
        _add_equipment(rules, made.values, card, state.host[card], state.printed[card])
    _read_texts(state, rules, made)
    cards, printed = rules.list.cards, state.printed
    for card in state.zones[FIELD]:
        made.looks_at |= cards[printed[card]].looks_at
    return made


def _ground_after(
    state: HonjinState, rules: Honjin, layout: Layout, before: Ground, exchanged: tuple[int, ...]
) -> Ground:
    """The same after equipment was exchanged between units."""
    made = Ground()
    made.values, made.cards, made.looks_at = dict(before.values), before.cards, before.looks_at
    same = True
    for unit in dict.fromkeys(exchanged):
        held = made.values[(unit, ABILITIES)]
        made.values.update(_base_of(rules, unit, state.printed[unit]))
        for piece in layout.worn.get(unit, ()):
            _add_equipment(rules, made.values, piece, unit, state.printed[piece])
        same = same and made.values[(unit, ABILITIES)] == held
    if same:
        made.lines, made.changing, made.standing = before.lines, before.changing, before.standing
        made.heard = before.heard
    else:
        _read_texts(state, rules, made)
    return made


def _read_texts(state: HonjinState, rules: Honjin, made: Ground) -> None:
    """What the texts there say."""
    owner, values, known = state.owner, made.values, rules.cache.said
    for card in made.cards:
        key = (owner[card], card, values[(card, ABILITIES)])
        said = known[key] if key in known else _said(rules, *key)
        made.lines.append(said.lines)
        made.changing += said.changing
        made.standing += said.standing
    collect_listeners(state, rules, made.heard, made.lines)


class Said:
    """What the abilities of one card say; read once for the same abilities."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.changing: list[Changing] = []
        self.standing: list[tuple[int, Standing]] = []


class HonjinCache:
    """Results that are the same for everything in their key, whatever position asks."""

    def __init__(self, keeps: bool = True) -> None:
        self.said: dict[tuple[int, int, Held], Said] = table_of(keeps)  # by seat, card and its abilities
        self.bases: dict[tuple[int, int], dict[tuple[int, int], Held]] = table_of(keeps)  # by card and printed card
        # By printed card and the identity of a part of it, which is kept with it: the ability that it gives.
        self.given: dict[tuple[int, int], tuple[n.Node, int]] = table_of(keeps)


def _said(rules: Honjin, seat: int, card: int, held: Held) -> Said:
    assert isinstance(held, tuple)
    lines = lines_of(rules, seat, card, held)
    made = Said(lines)
    for packed, printed, sentence in lines.changing:
        where = card if is_for_battle(sentence.condition) else NOTHING
        made.changing.append((where, seat, card, packed, printed, sentence))
    for standing in lines.standing:
        made.standing.append((card if is_for_battle(standing.sentence.condition) else NOTHING, standing))
    if len(rules.cache.said) >= MOST_SAID:
        rules.cache.said.clear()
    rules.cache.said[(seat, card, held)] = made
    return made


def is_for_battle(condition: n.Node | None) -> bool:
    """Whether a condition can hold only while the card takes part in a battle."""
    if isinstance(condition, o.BothHold):
        return is_for_battle(condition.one) or is_for_battle(condition.other)
    return isinstance(condition, InForce)


# --- what is printed


@rule("4.1.3 10.7.2.1 5.1.2.9 5.1.2.20.2 5.1.4.7 8.3.7.3 13.1.5.2 13.1.6.2")
def lay_base(state: HonjinState, rules: Honjin, facts: TextFacts) -> list[int]:
    """What is printed, with what equipment adds; the cards that have abilities, in table order."""
    if state.suspended:
        found: list[int] = []
        equipment = _lay_printed(state, rules, facts.values, found)
        _suspend(state, rules, facts, found, equipment)
        return found
    ground = ground_of(state, rules)
    facts.values = dict(ground.values)
    if state.first_side >= 0 and state.timing >= FIRST_NORMAL:
        _add_charges(state, facts, ground.cards)
    return ground.cards


def _lay_printed(state: HonjinState, rules: Honjin, values: dict[tuple[int, int], Held], found: list[int]) -> list[int]:
    """What is printed on every single thing; the equipment."""
    bases = rules.cache.bases
    for seat in SEATS:
        me = player_target(seat)
        values[(me, ABILITIES)] = ()
        values[(me, HAND_LIMIT)] = OPENING_HAND
        for card in state.zones[HIDDEN[seat]]:
            values[(card, ABILITIES)] = ()
            values[(card, LIMIT)] = HEADQUARTERS_LIMIT if is_headquarters(state, card) else PROXY_LIMIT
    equipment: list[int] = []
    for card in state.zones[FIELD]:
        printed = state.printed[card]
        key = (card, printed)
        values.update(bases[key] if key in bases else _base_of(rules, card, printed))
        if state.host[card] >= 0:
            equipment.append(card)
        else:
            found.append(card)
    return equipment


def _base_of(rules: Honjin, card: int, number: int) -> dict[tuple[int, int], Held]:
    """What is printed on a card; read once for each."""
    known = rules.cache.bases.get((card, number))
    if known is not None:
        return known
    printed: Card = rules.list.cards[number]
    code = rules.list.code
    found: dict[tuple[int, int], Held] = {
        (card, ABILITIES): tuple([card << REFERENCES | each for each in printed.own]),
        (card, ELEMENTS): printed.attributes,
        (card, TYPES): tuple([code(each) for each in printed.types]),
        (card, FACTIONS): (code(printed.faction),) if printed.faction else (),
    }
    if printed.is_terrain:
        found[(card, LIMIT)] = printed.limit
    elif printed.is_unit:
        found[(card, LEVEL)] = printed.level
        found[(card, ATTACK)] = printed.attack
        found[(card, DEFENCE)] = printed.defence
        found[(card, INITIATIVE)] = printed.initiative
        found[(card, CHARGE)] = printed.charge
        found[(card, DEFENDER)] = printed.defender
        found[(card, MARCH)] = printed.march
        found[(card, RACES)] = tuple([code(each) for each in printed.races])
        found[(card, SLOTS)] = tuple([slot_number(card, place, kind) for place, kind in enumerate(printed.slots)])
        found[(card, RESISTS)] = tuple([code(each) for each in printed.resists])
        found[(card, WEAK)] = tuple([code(word) << 8 | number for word, number in printed.weak])
    rules.cache.bases[(card, number)] = found
    return found


@rule("2.1.2.1.2.3 2.1.16.2 2.1.18.2 2.1.21.2 12.2.8.9")
def _add_equipment(rules: Honjin, values: dict[tuple[int, int], Any], card: int, unit: int, number: int) -> None:
    """What a piece of equipment adds to its unit, always."""
    printed: Card = rules.list.cards[number]
    if (unit, ATTACK) not in values:
        return
    values[(unit, ATTACK)] += printed.attack
    values[(unit, DEFENCE)] += printed.defence
    values[(unit, INITIATIVE)] += printed.initiative
    values[(unit, CHARGE)] += printed.charge
    values[(unit, DEFENDER)] += printed.defender
    code = rules.list.code
    if printed.slots:
        values[(unit, SLOTS)] += tuple([slot_number(card, place, kind) for place, kind in enumerate(printed.slots)])
    if printed.resists:
        values[(unit, RESISTS)] += tuple([code(each) for each in printed.resists])
    if printed.weak:
        values[(unit, WEAK)] += tuple([code(word) << 8 | number for word, number in printed.weak])
    if printed.own:
        values[(unit, ABILITIES)] += tuple([card << REFERENCES | each for each in printed.own])


@rule("13.1.5.1 13.1.5.2 13.1.5.4 13.1.5.5 13.1.5.6 13.1.6.1 13.1.6.2 13.1.6.4 13.1.6.5 13.1.6.6")
def _add_charges(state: HonjinState, facts: TextFacts, units: list[int]) -> None:
    """From the first normal timing on, charge raises the attack of the first side, defender that of the second."""
    values: dict[tuple[int, int], Any] = facts.values
    for card in units:
        if state.cell[card] == state.battle and (card, ATTACK) in values:
            first = state.owner[card] == state.first_side
            values[(card, ATTACK)] += values[(card, CHARGE if first else DEFENDER)]


@rule("13.1.5.3 13.1.5.4 13.1.6.3 13.1.6.4")
def settle(state: HonjinState, rules: Honjin, facts: TextFacts, cards: list[int]) -> None:
    """A charge or defender given or lost counts at once."""
    if state.suspended or state.first_side < 0 or state.timing < FIRST_NORMAL:
        return
    plain: dict[tuple[int, int], Any] = ground_of(state, rules).values
    values: dict[tuple[int, int], Any] = facts.values
    for card in cards:
        if state.cell[card] == state.battle and (card, ATTACK) in values:
            which = CHARGE if state.owner[card] == state.first_side else DEFENDER
            values[(card, ATTACK)] += facts.number(card, which) - plain.get((card, which), 0)


@rule("8.3.7.3 8.3.7.5")
def _suspend(state: HonjinState, rules: Honjin, facts: TextFacts, cards: list[int], equipment: list[int]) -> None:
    """In the battle only the printed attack and defence of the units are left, no standing ability but slots, and of
    the special abilities those that wait for something: they do no more than trigger."""
    values: dict[tuple[int, int], Any] = facts.values
    for piece in equipment:
        unit = state.host[piece]
        if state.cell[unit] != state.battle:
            _add_equipment(rules, values, piece, unit, state.printed[piece])
        elif (unit, ABILITIES) in values:
            values[(unit, ABILITIES)] += values[(piece, ABILITIES)]
    for card in cards:
        if state.cell[card] == state.battle:
            held = values[(card, ABILITIES)]
            waiting = [each for each in held if rules.list.ability(each & REFERENCE).is_triggered]
            values[(card, ABILITIES)] = tuple(waiting)
            for attribute in (INITIATIVE, CHARGE, DEFENDER):
                if (card, attribute) in values:
                    values[(card, attribute)] = 0
            for attribute in (RESISTS, WEAK):
                if (card, attribute) in values:
                    values[(card, attribute)] = ()


# --- what all texts say


@rule("10.7.2 14.5.4.1")
def derive_on_ground(state: HonjinState, rules: Honjin, facts: TextFacts) -> None:
    """Fold everything that texts in force say over what is printed."""
    ground = ground_of(state, rules)
    battle = state.battle if state.battle >= 0 and state.timing != NO_BATTLE else NOWHERE
    cell = state.cell
    changes: list[TextChange] = [
        change_of(state, rules, seat, card, packed, printed, sentence)
        for where, seat, card, packed, printed, sentence in ground.changing
        if where < 0 or cell[where] == battle
    ]
    standing = [each for where, each in ground.standing if where < 0 or cell[where] == battle]
    for made in state.effects:
        collect_modifier(state, rules, made, changes, standing)
    lines = ground.lines
    if changes:
        lines = lines[:]
        fold_changes(state, rules, facts, lines, changes, standing)
    facts.lines = ground.lines
    values: dict[tuple[int, int], Any] = facts.values
    for effect in standing:
        if effect.bearer < 0 or effect.packed in values[(effect.bearer, ABILITIES)]:
            stand(state, rules, facts, effect)
    facts.delayed = facts.of(a.Delayed)
    if lines != ground.lines:
        collect_listeners(state, rules, facts, lines)
        return
    heard = ground.heard
    facts.listeners, facts.watchers, facts.activated = heard.listeners, heard.watchers, heard.activated
    facts.looked_at = ground.looks_at
    for made in state.effects:
        facts.looked_at |= rules.list.cards[made.printed].effects_look_at
