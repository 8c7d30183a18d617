"""What is true now? Information of what lies on the battlefield under all lasting effects (10.7).

What is printed comes first, with what equipment adds (2.1.2.1.2.3). Then effects apply in the order in which they came
about, those that depend on others after these (10.7.2): characteristics, then abilities given and lost, then standing
abilities and figures. While all effects are suspended (8.3.7.3) only what is printed on the unit itself counts.

What an effect does to a thing is a row of operations, three numbers each: what to do, to which information, with what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.cards import attribute_bit, march_bit
from fuda.games.honjin.table import (
    SLOT_KINDS,
    HonjinState,
    player_target,
    slot_number,
)
from fuda.games.honjin.texts.notation import SYMBOLS
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.kernel.facts import Facts, Held
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import ABILITIES, Standing
from fuda.language.running.lasting import derived as derived_facts
from fuda.language.running.printed import REFERENCE, REFERENCES
from fuda.language.running.selection import members
from fuda.language.running.text_facts import TextFacts
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin
    from fuda.games.honjin.texts.reading import Reading

# Information: figures first, in the order of FIGURES.
LEVEL: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
LIMIT: Final = 4
INITIATIVE: Final = 5
CHARGE: Final = 6
DEFENDER: Final = 7
HAND_LIMIT: Final = 8
ELEMENTS: Final = 9  # attribute bits
MARCH: Final = 10  # march type bits
RACES: Final = 11  # words
TYPES: Final = 12
SLOTS: Final = 13
RESISTS: Final = 14
WEAK: Final = 15  # word and number, one after the other
VOIDED: Final = 16  # abilities that a card has but that do nothing (10.19.2)
FACTIONS: Final = 17

FIGURES: Final = {
    "level": LEVEL,
    "attack": ATTACK,
    "defence": DEFENCE,
    "limit": LIMIT,
    "initiative": INITIATIVE,
    "charge": CHARGE,
    "defender": DEFENDER,
    "hand-limit": HAND_LIMIT,
}
STANDINGS: Final = {
    "initiative": INITIATIVE,
    "charge": CHARGE,
    "defender": DEFENDER,
    "items": SLOTS,
    "spells": SLOTS,
    "resistance": RESISTS,
    "weakness": WEAK,
}
CHARACTERISTICS: Final = {"race": RACES, "attribute": ELEMENTS, "type": TYPES, "march": MARCH, "faction": FACTIONS}

# Operations.
ADD: Final = 0  # to a number
MARK: Final = 1  # bits into bits
UNMARK: Final = 2  # all bits away
PUT: Final = 3  # a word into a row
CLEAR: Final = 4  # a row, or a number to 0
SLOT: Final = 5  # a slot of this number
TAKE_SLOTS: Final = 6  # all slots of a sort: 0 items, 1 spells
GIVE: Final = 7  # an ability
TAKE: Final = 8  # abilities: 0 all, then by symbol, then by name
SILENCE: Final = 9  # the same, but they stay as void
WEAKEN: Final = 10  # a weakness: word << 8 | number
DROP: Final = 11  # a word out of a row, or bits out of bits

RECKONED: Final = (g.SetFigure, g.Multiplied, g.Halved)  # moved by the difference to what they become (4.6.4)

SYMBOL_PLACES: Final = tuple(SYMBOLS.values())


# --- what an effect does


def parts_of_change(change: n.Node) -> tuple[n.Node, ...]:
    """What a change is made of."""
    if isinstance(change, (g.Together, g.Listed)):
        return (*parts_of_change(change.one), *parts_of_change(change.other))
    return (change,)


@rule("10.7.2 10.7.2.3")
def layer_of(effect: n.Node) -> int:
    """Characteristics, then abilities, then everything else; 0 for what changes no information."""
    if isinstance(effect, (g.Lose, g.Void)):
        return min([_layer_of_lost(each) for each in parts_of_loss(effect.lost)])
    if isinstance(effect, (g.Adjust, g.SwapFigures, g.SwapBetween)):
        return 3
    if not isinstance(effect, (g.Grant, g.Change)):
        return 0
    layers = [_layer_of_part(each) for each in parts_of_change(_first_choice(effect.change))]
    return min(layers)


def parts_of_loss(lost: n.Node) -> tuple[n.Node, ...]:
    """What is lost, one by one."""
    if isinstance(lost, s.LostBoth):
        return (*parts_of_loss(lost.one), *parts_of_loss(lost.other))
    return (lost,)


def _layer_of_lost(lost: n.Node) -> int:
    if isinstance(lost, (g.AllWords, g.Words)):
        return 1
    return 2 if isinstance(lost, (g.AllSpecials, g.SpecialsOf, g.SpecialNamed)) else 3


def _first_choice(change: n.Node) -> n.Node:
    return change.one if isinstance(change, g.Either) else change


def _layer_of_part(part: n.Node) -> int:
    if isinstance(part, g.GainSpecial):
        return 2
    if isinstance(part, RECKONED):
        return 3
    if isinstance(part, (g.Figure, g.Standing, g.ItemSlots, g.SpellSlots, g.Resistance, g.AnyResistance)):
        return 3
    return 3 if isinstance(part, (g.Weakness, g.WhateverResistance, s.AnyWeakness)) else 1


def writes_of(effect: n.Node) -> tuple[int, ...]:
    """The information that an effect changes."""
    if isinstance(effect, (g.Lose, g.Void)):
        return tuple(sorted({each for part in parts_of_loss(effect.lost) for each in _lost(part)}))
    if isinstance(effect, g.SwapFigures):
        return (ATTACK, DEFENCE)
    if isinstance(effect, g.SwapBetween):
        return (FIGURES[effect.figure],)
    assert isinstance(effect, (g.Grant, g.Change, g.Adjust))
    change = effect.change
    every = (change.one, change.other) if isinstance(change, g.Either) else (change,)
    return tuple(sorted({_written(part) for each in every for part in parts_of_change(each)}))


def _lost(lost: n.Node) -> tuple[int, ...]:
    if isinstance(lost, g.AnyStanding):
        return (STANDINGS[lost.standing],)
    if isinstance(lost, g.AllStanding):
        return tuple(STANDINGS.values())
    if isinstance(lost, g.Words):
        return (_written(lost),)
    return (CHARACTERISTICS[lost.characteristic],) if isinstance(lost, g.AllWords) else (ABILITIES,)


def _written(part: n.Node) -> int:
    if isinstance(part, (g.Figure, *RECKONED)):
        return FIGURES[part.figure]
    if isinstance(part, g.Standing):
        return STANDINGS[part.standing]
    if isinstance(part, (g.ItemSlots, g.SpellSlots)):
        return SLOTS
    if isinstance(part, (g.Races, g.AnyRace, g.WhateverRace, g.SameRaces)):
        return RACES
    if isinstance(part, (g.Attributes, g.AnyAttribute, g.WhateverAttribute)):
        return ELEMENTS
    if isinstance(part, g.Marches):
        return MARCH
    if isinstance(part, g.Types):
        return TYPES
    if isinstance(part, (g.Weakness, s.AnyWeakness)):
        return WEAK
    return ABILITIES if isinstance(part, g.GainSpecial) else RESISTS


@rule("4.6.4 4.6.5 4.6.6 4.6.8 10.14.1 10.14.2 10.14.4 10.14.5 10.15.2.1 10.16.1 10.19.2")
def content_of(effect: n.Node, printed: int, rules: Honjin, reading: Reading, subject: int) -> tuple[int, ...]:
    """What an effect does to a thing now: for one that was made for a while what it was found to do then."""
    if reading.kept:
        return reading.kept
    if isinstance(effect, (g.Lose, g.Void)):
        return _taken(effect, rules)
    if isinstance(effect, g.SwapFigures):
        difference = reading.figure(subject, DEFENCE) - reading.figure(subject, ATTACK)
        return (ADD, ATTACK, difference, ADD, DEFENCE, -difference)
    if isinstance(effect, g.SwapBetween):
        return _swapped_between(effect, reading, subject)
    assert isinstance(effect, (g.Grant, g.Change, g.Adjust))
    found: tuple[int, ...] = ()
    cleared: set[int] = set()
    change = reading.chosen_part(effect.change)
    for place, part in enumerate(parts_of_change(change)):
        if isinstance(effect, g.Change) and not isinstance(part, RECKONED):
            attribute = _written(part)
            if attribute not in cleared:
                cleared.add(attribute)
                found = (*found, CLEAR, attribute, 0)
        found = (*found, *_operation(part, printed, rules, reading, subject, place))
    return found


@rule("4.6.5")
def _swapped_between(effect: g.SwapBetween, reading: Reading, subject: int) -> tuple[int, ...]:
    """What brings the figure of one of two things to that of the other."""
    both = dict.fromkeys(members(effect.what, reading))
    others = [each for each in both if each != subject]
    if len(both) != 2 or len(others) != 1:
        return ()
    attribute = FIGURES[effect.figure]
    return (ADD, attribute, reading.figure(others[0], attribute) - reading.figure(subject, attribute))


def _operation(
    part: n.Node, printed: int, rules: Honjin, reading: Reading, subject: int, place: int
) -> tuple[int, ...]:
    if isinstance(part, g.Figure):
        return (ADD, FIGURES[part.figure], reading.signed_for(part.by, subject))
    if isinstance(part, g.SetFigure):
        attribute = FIGURES[part.figure]
        return (ADD, attribute, reading.amount_for(part.amount, subject) - reading.figure(subject, attribute))
    if isinstance(part, (g.Multiplied, g.Halved)):
        held = reading.figure(subject, FIGURES[part.figure])
        becomes = held * part.n if isinstance(part, g.Multiplied) else held // 2
        return (ADD, FIGURES[part.figure], becomes - held)
    if isinstance(part, g.Standing):
        return (ADD, STANDINGS[part.standing], reading.signed_for(part.by, subject))
    if isinstance(part, g.ItemSlots):
        return _slots_of_part((0,) * len(part.words), reading, place)
    if isinstance(part, g.SpellSlots):
        return _slots_of_part(tuple([SLOT_KINDS.index(each) for each in part.words]), reading, place)
    if isinstance(part, g.GainSpecial):
        return (GIVE, ABILITIES, rules.given(printed, part))
    if isinstance(part, s.AnyWeakness):
        return (WEAKEN, WEAK, reading.choice() << 8 | part.n)
    if isinstance(part, g.Weakness):
        return (WEAKEN, WEAK, rules.list.code(part.word) << 8 | part.n)
    if isinstance(part, g.Attributes):
        return (MARK, ELEMENTS, sum([attribute_bit(each) for each in part.words]))
    if isinstance(part, g.Marches):
        return (MARK, MARCH, sum([march_bit(each) for each in part.words]))
    if isinstance(part, (g.AnyAttribute, g.WhateverAttribute)):
        return (MARK, ELEMENTS, 1 << reading.choice())
    return _words_put(part, rules, reading)


def _words_put(part: n.Node, rules: Honjin, reading: Reading) -> tuple[int, ...]:
    if isinstance(part, (g.AnyRace, g.WhateverRace)):
        return (PUT, RACES, reading.choice())
    if isinstance(part, (g.AnyResistance, g.WhateverResistance)):
        return (PUT, RESISTS, reading.choice())
    if isinstance(part, g.SameRaces):
        codes: tuple[int, ...] = tuple([code for card in members(part.what, reading) for code in reading.races(card)])
    else:
        assert isinstance(part, g.Words)
        codes = tuple([rules.list.code(each) for each in part.words])
    return tuple([number for code in codes for number in (PUT, _written(part), code)])


def _slots_of_part(kinds: tuple[int, ...], reading: Reading, place: int) -> tuple[int, ...]:
    source = reading.source_of_slots()
    return tuple(
        [
            number
            for each, kind in enumerate(kinds)
            for number in (SLOT, SLOTS, slot_number(source, place * 8 + each, kind))
        ]
    )


def _taken(effect: g.Lose | g.Void, rules: Honjin) -> tuple[int, ...]:
    """What is lost, or does nothing any more."""
    return tuple([each for part in parts_of_loss(effect.lost) for each in _taken_part(effect, part, rules)])


def _taken_part(effect: g.Lose | g.Void, lost: n.Node, rules: Honjin) -> tuple[int, ...]:
    deed = SILENCE if isinstance(effect, g.Void) else TAKE
    if isinstance(lost, g.AllSpecials):
        return (deed, ABILITIES, 0)
    if isinstance(lost, g.SpecialsOf):
        return (deed, ABILITIES, 1 + SYMBOL_PLACES.index(SYMBOLS[lost.symbol]))
    if isinstance(lost, g.SpecialNamed):
        return (deed, ABILITIES, 100 + rules.name_code(lost.name))
    if isinstance(lost, g.AllWords):
        attribute = CHARACTERISTICS[lost.characteristic]
        return (UNMARK if attribute in (ELEMENTS, MARCH) else CLEAR, attribute, 0)
    if isinstance(lost, g.Words):
        return _dropped(lost, rules)
    names = tuple(STANDINGS) if isinstance(lost, g.AllStanding) else (getattr(lost, "standing", ""),)
    found: tuple[int, ...] = ()
    for each in names:
        if each in ("items", "spells"):
            found = (*found, TAKE_SLOTS, SLOTS, 0 if each == "items" else 1)
        else:
            found = (*found, CLEAR, STANDINGS[each], 0)
    return found


@rule("10.15.2.1")
def _dropped(lost: g.Words, rules: Honjin) -> tuple[int, ...]:
    """Single words that are lost."""
    if isinstance(lost, g.Attributes):
        return (DROP, ELEMENTS, sum([attribute_bit(each) for each in lost.words]))
    if isinstance(lost, g.Marches):
        return (DROP, MARCH, sum([march_bit(each) for each in lost.words]))
    return tuple([number for each in lost.words for number in (DROP, _written(lost), rules.list.code(each))])


@rule("10.14.3 10.14.4 10.16.2 4.6.7 4.1.15")
def adds_anything(state: HonjinState, rules: Honjin, subject: int, content: tuple[int, ...]) -> bool:
    """Whether what an effect does to a thing changes anything; where it does not, it is not applied."""
    before = derived(state, rules)
    after = before.copy()
    operate(after, rules, subject, content)
    watched = {content[place + 1] for place in range(0, len(content), 3)} | {VOIDED}
    for attribute in watched:
        held, then = before.values.get((subject, attribute)), after.values.get((subject, attribute))
        if isinstance(held, tuple) and isinstance(then, tuple) and attribute != ABILITIES:
            if sorted(held) != sorted(then):
                return True
        elif held != then:
            return True
    return False


def operate(facts: Facts, rules: Honjin, subject: int, content: Held) -> None:
    """Carry out the operations on what is known of a thing."""
    assert isinstance(content, tuple)
    for place in range(0, len(content), 3):
        deed, attribute, value = content[place : place + 3]
        if deed == ADD:
            facts.set(subject, attribute, facts.number(subject, attribute) + value)
        elif deed == MARK:
            facts.set(subject, attribute, facts.number(subject, attribute) | value)
        elif deed == UNMARK:
            facts.set(subject, attribute, 0)
        elif deed == PUT:
            held = facts.members(subject, attribute)
            if value not in held:
                facts.set(subject, attribute, (*held, value))
        elif deed == CLEAR:
            facts.set(subject, attribute, () if isinstance(facts.values.get((subject, attribute)), tuple) else 0)
        elif deed in (SLOT, WEAKEN):
            facts.set(subject, attribute, (*facts.members(subject, attribute), value))
        elif deed == DROP and attribute in (ELEMENTS, MARCH):
            facts.set(subject, attribute, facts.number(subject, attribute) & ~value)
        elif deed == DROP:
            facts.set(subject, attribute, tuple([each for each in facts.members(subject, attribute) if each != value]))
        else:
            _operate_on_abilities(facts, rules, subject, deed, value)


def _operate_on_abilities(facts: Facts, rules: Honjin, subject: int, deed: int, value: int) -> None:
    if deed == TAKE_SLOTS:
        kept = [slot for slot in facts.members(subject, SLOTS) if (slot & 15 != 0) != bool(value)]
        facts.set(subject, SLOTS, tuple(kept))
        return
    held = facts.members(subject, ABILITIES)
    if deed == GIVE:
        facts.set(subject, ABILITIES, (*held, subject << REFERENCES | value))
        return
    hit = tuple([each for each in held if _is_hit(rules, each & REFERENCE, value)])
    facts.set(subject, ABILITIES, tuple([each for each in held if each not in hit]))
    if deed == SILENCE and hit:
        facts.set(subject, VOIDED, (*facts.members(subject, VOIDED), *hit))


def _is_hit(rules: Honjin, reference: int, value: int) -> bool:
    if value == 0:
        return True
    ability = rules.list.ability(reference)
    if value >= 100:
        return rules.name_code(ability.name) == value - 100
    return ability.symbol == SYMBOL_PLACES[value - 1]


# --- what is printed


@rule("10.4.2 10.7.1 10.7.2 10.7.2.1 10.7.2.2 10.7.2.2.1 10.7.2.2.2 10.7.4 14.5.4.4 3.2.2 4.1.14")
def derived(state: HonjinState, rules: Honjin) -> TextFacts:
    """All information of the battlefield, kept until the next event."""
    found: TextFacts | None = state.facts
    return derived_facts(state, rules) if found is None else found


# --- asking


def number(state: HonjinState, rules: Honjin, card: int, attribute: int) -> int:
    """A derived number."""
    found: TextFacts = derived_facts(state, rules) if state.facts is None else state.facts
    held = found.values.get((card, attribute), 0)
    return held if isinstance(held, int) else 0


@rule("4.6.1 4.6.2")
def level_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The level of a unit; it can be negative."""
    return number(state, rules, unit, LEVEL)


@rule("4.6.3")
def attack_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The attack of a unit; it can be negative."""
    return number(state, rules, unit, ATTACK)


def defence_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The defence of a unit."""
    return number(state, rules, unit, DEFENCE)


@rule("2.1.26.1 5.1.2.9 5.1.2.20.2")
def limit_of(state: HonjinState, rules: Honjin, terrain: int) -> int:
    """How many levels of a player's units the terrain bears."""
    return number(state, rules, terrain, LIMIT)


@rule("13.1.1.1.2")
def initiative_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The initiative of a unit, all of it as one number."""
    return number(state, rules, unit, INITIATIVE)


@rule("5.1.4.7")
def hand_limit(state: HonjinState, rules: Honjin, seat: int) -> int:
    """How many cards a player may keep in hand."""
    return number(state, rules, player_target(seat), HAND_LIMIT)


def attributes_of(state: HonjinState, rules: Honjin, card: int) -> int:
    """The attribute bits of a card, wherever it lies."""
    facts = derived(state, rules)
    if (card, ELEMENTS) in facts.values:
        return facts.number(card, ELEMENTS)
    printed: int = rules.list.cards[state.printed[card]].attributes
    return printed


def march_of(state: HonjinState, rules: Honjin, unit: int) -> int:
    """The march type bits of a unit."""
    return number(state, rules, unit, MARCH)


def races_of(state: HonjinState, rules: Honjin, card: int) -> tuple[int, ...]:
    """The races of a card, as words' numbers."""
    facts = derived(state, rules)
    if (card, RACES) in facts.values:
        return facts.members(card, RACES)
    return tuple([rules.list.code(each) for each in rules.list.cards[state.printed[card]].races])


def types_of(state: HonjinState, rules: Honjin, card: int) -> tuple[int, ...]:
    """The types of a card, as words' numbers."""
    facts = derived(state, rules)
    if (card, TYPES) in facts.values:
        return facts.members(card, TYPES)
    return tuple([rules.list.code(each) for each in rules.list.cards[state.printed[card]].types])


def slots_of(state: HonjinState, rules: Honjin, unit: int) -> tuple[int, ...]:
    """The slots of a unit, spent or not."""
    held = derived(state, rules).values.get((unit, SLOTS), ())
    return held if isinstance(held, tuple) else ()


def unspent(state: HonjinState, rules: Honjin, unit: int) -> tuple[int, ...]:
    """The slots of a unit that are not spent, nor promised as the price of something declared (10.11.5)."""
    spent = state.spent[unit]
    return tuple([slot for slot in slots_of(state, rules, unit) if slot not in spent])


@rule("13.1.7.3 13.1.7.4 13.1.7.5 13.1.7.6")
def resists(state: HonjinState, rules: Honjin, unit: int) -> frozenset[str]:
    """What a unit is resistant to."""
    names = rules.list.names
    return frozenset([names[code] for code in derived(state, rules).members(unit, RESISTS)])


@rule("13.1.8.2 13.1.8.3 13.1.8.4 13.1.8.5")
def weaknesses(state: HonjinState, rules: Honjin, unit: int) -> dict[str, int]:
    """By damage attribute, how much more a unit is given; equal ones are added up."""
    found: dict[str, int] = {}
    for each in derived(state, rules).members(unit, WEAK):
        word = rules.list.names[each >> 8]
        found[word] = found.get(word, 0) + (each & 255)
    return found


def abilities_of(state: HonjinState, rules: Honjin, card: int) -> tuple[int, ...]:
    """The packed abilities of a card that are in force; of a unit those of its equipment too."""
    held = derived(state, rules).values.get((card, ABILITIES), ())
    return held if isinstance(held, tuple) else ()


def held_abilities(state: HonjinState, rules: Honjin, card: int) -> tuple[int, ...]:
    """The same with those that do nothing any more."""
    facts = derived(state, rules)
    return (*facts.abilities(card), *facts.members(card, VOIDED))


def applied(state: HonjinState, rules: Honjin, kind: type, subject: int) -> list[tuple[Standing, n.Node]]:
    """The prohibitions of a kind that reach a card or player (see player_target), each with its node."""
    found: list[tuple[Standing, n.Node]] = []
    facts: TextFacts = derived_facts(state, rules) if state.facts is None else state.facts
    for each in facts.by_kind.get(g.Cannot, ()):
        effect = each.effect
        if isinstance(effect, g.Cannot) and isinstance(effect.deed, kind):
            reading = rules.reading_of(state, each)
            if subject in each.reached(effect.what, reading):
                found.append((each, effect.deed))
    return found


def figure_node(figure: str) -> int:
    """The information that a figure's word names."""
    return FIGURES[figure]


def reads_of(node: Any) -> frozenset[int]:
    """Which derived values a text looks at."""
    found: set[int] = set()
    if isinstance(node, f.OfRace):
        found.add(RACES)
    elif isinstance(node, f.OfAttribute):
        found.add(ELEMENTS)
    elif isinstance(node, f.OfType):
        found.add(TYPES)
    elif isinstance(node, f.OfMarch):
        found.add(MARCH)
    elif isinstance(node, (f.OfFigure, f.FigureOf, f.TotalOf, r.Extreme, r.FigureThan)):
        found.add(FIGURES.get(node.figure, LEVEL))
    elif isinstance(node, r.SharesWith):
        found.add({"level": LEVEL, "name": LEVEL}.get(node.trait) or CHARACTERISTICS[node.trait])
    elif isinstance(node, s.HasAny):
        found.add(CHARACTERISTICS[node.characteristic])
    elif isinstance(node, s.BestOf):
        found.add(FIGURES.get(node.figure, LEVEL))
    elif isinstance(node, f.HasStanding):
        found.add(STANDINGS[node.standing])
    elif isinstance(node, (*RECKONED, g.SwapBetween)):
        found.add(FIGURES[node.figure])
    elif isinstance(node, g.SwapFigures):
        found |= {ATTACK, DEFENCE}
    elif isinstance(node, g.SameRaces):
        found.add(RACES)
    elif isinstance(node, f.Resists):
        found.add(WEAK if isinstance(node, f.WeakTo) else RESISTS)
    elif isinstance(node, f.HasSpecial):
        found.add(ABILITIES)
    if isinstance(node, n.Node):
        for _, value in n.fields(node):
            for each in value if isinstance(value, tuple) else (value,):
                found |= reads_of(each)
    return frozenset(found)
