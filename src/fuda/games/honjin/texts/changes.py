"""What does a lasting effect do to the information of a card? It operates on numbers, words, slots and abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.cards import attribute_bit, march_bit
from fuda.games.honjin.table import (
    SLOT_KINDS,
    HonjinState,
    slot_number,
)
from fuda.games.honjin.texts.attributes import (
    ATTACK,
    CHARACTERISTICS,
    DEFENCE,
    ELEMENTS,
    FIGURES,
    MARCH,
    RACES,
    RESISTS,
    SLOTS,
    STANDINGS,
    TYPES,
    VOIDED,
    WEAK,
)
from fuda.games.honjin.texts.notation import SYMBOLS
from fuda.games.honjin.words import modifiers as g
from fuda.kernel.facts import Facts, Held
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import ABILITIES
from fuda.language.running.printed import REFERENCE, REFERENCES
from fuda.language.running.selection import members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin
    from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import derived

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
SYMBOL_PLACES: Final = tuple(SYMBOLS.values())


def parts_of_change(change: n.Node) -> tuple[n.Node, ...]:
    """What a change is made of."""
    if isinstance(change, (g.Together, g.Listed)):
        return (*parts_of_change(change.one), *parts_of_change(change.other))
    return (change,)


@rule("10.7.2 10.7.2.3")
def layer_of(effect: n.Node) -> int:
    """Characteristics, then abilities, then everything else; 0 for what changes no information."""
    if isinstance(effect, (g.Lose, g.Void)):
        if isinstance(effect.lost, (g.AllWords, g.Words)):
            return 1
        return 2 if isinstance(effect.lost, (g.AllSpecials, g.SpecialsOf, g.SpecialNamed)) else 3
    if isinstance(effect, (g.Adjust, g.SwapFigures)):
        return 3
    if not isinstance(effect, (g.Grant, g.Change)):
        return 0
    layers = [_layer_of_part(each) for each in parts_of_change(_first_choice(effect.change))]
    return min(layers)


def _first_choice(change: n.Node) -> n.Node:
    return change.one if isinstance(change, g.Either) else change


def _layer_of_part(part: n.Node) -> int:
    if isinstance(part, g.GainSpecial):
        return 2
    if isinstance(part, (g.Figure, g.SetFigure, g.Standing, g.ItemSlots, g.SpellSlots, g.Resistance, g.AnyResistance)):
        return 3
    return 3 if isinstance(part, (g.Weakness, g.WhateverResistance)) else 1


def writes_of(effect: n.Node) -> tuple[int, ...]:
    """The information that an effect changes."""
    if isinstance(effect, (g.Lose, g.Void)):
        return tuple(sorted(set(_lost(effect.lost))))
    if isinstance(effect, g.SwapFigures):
        return (ATTACK, DEFENCE)
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
    if isinstance(part, (g.Figure, g.SetFigure)):
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
    if isinstance(part, g.Weakness):
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
    assert isinstance(effect, (g.Grant, g.Change, g.Adjust))
    found: tuple[int, ...] = ()
    cleared: set[int] = set()
    change = reading.chosen_part(effect.change)
    for place, part in enumerate(parts_of_change(change)):
        if isinstance(effect, g.Change) and not isinstance(part, g.SetFigure):
            attribute = _written(part)
            if attribute not in cleared:
                cleared.add(attribute)
                found = (*found, UNMARK if attribute in (ELEMENTS, MARCH) else CLEAR, attribute, 0)
        found = (*found, *_operation(part, printed, rules, reading, subject, place))
    return found


def _operation(
    part: n.Node, printed: int, rules: Honjin, reading: Reading, subject: int, place: int
) -> tuple[int, ...]:
    if isinstance(part, g.Figure):
        return (ADD, FIGURES[part.figure], reading.signed_for(part.by, subject))
    if isinstance(part, g.SetFigure):
        attribute = FIGURES[part.figure]
        return (ADD, attribute, reading.amount_for(part.amount, subject) - reading.figure(subject, attribute))
    if isinstance(part, g.Standing):
        return (ADD, STANDINGS[part.standing], reading.signed_for(part.by, subject))
    if isinstance(part, g.ItemSlots):
        return _slots_of_part((0,) * len(part.words), reading, place)
    if isinstance(part, g.SpellSlots):
        return _slots_of_part(tuple([SLOT_KINDS.index(each) for each in part.words]), reading, place)
    if isinstance(part, g.GainSpecial):
        return (GIVE, ABILITIES, rules.given(printed, part))
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
    lost = effect.lost
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
