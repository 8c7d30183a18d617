"""What do the abilities of one card come to? What the static ones say, and what the others wait for; read once.

The packed abilities of a card, the card itself and its controller decide it, so that it is kept for the next position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.kernel.rules import table_of
from fuda.language.running.printed import ACTIVATED, REFERENCE, STATE, STATE_WATCHER, STATIC, TRIGGERED, home_of
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import Table, members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.language.running.text_facts import Modifier
    from fuda.language.running.text_rules import TextRules

ABILITIES: Final = 0  # the attribute under which the packed abilities of a card are kept
MOST_LINES: Final = 1 << 14  # so many are kept at most


class Standing:
    """A lasting effect that changes no information; a static ability's only while its card has the ability."""

    def __init__(self, seat: int, this: int, sentence: Sentence, modifier: Modifier | None, name: int) -> None:
        self.seat = seat
        self.this = this
        self.sentence = sentence
        self.effect = sentence.effect
        self.modifier = modifier
        self.name = name  # a number that tells it from others
        self.bearer = -1  # the card and the packed ability, for a static ability
        self.packed = 0
        self.kind: type | None = None  # under which it is looked for, once it was asked

    def told(self) -> tuple[int, ...]:
        """What tells it from every other."""
        return (self.seat, self.this, self.name)

    def reached(self, what: n.Node, reading: Table) -> tuple[int, ...]:
        """The cards to which it applies: those it was made for, or whatever fits now."""
        made = self.modifier
        if made is None:
            return members(what, reading)
        if not made.open:
            return made.cards
        return tuple([card for card in members(what, reading) if card not in made.shed])


class Shape:
    """The layer of a sentence, which information it reads and writes, and at what it looks beside it."""

    def __init__(self, sentence: Sentence, rules: TextRules) -> None:
        read: set[int] = set()
        for part in (sentence.effect, sentence.condition, sentence.duration):
            if part is not None:
                read |= rules.reads_of(part)
        self.sentence = sentence
        self.layer = rules.layer_of(sentence.effect)
        self.reads: tuple[int, ...] = (*sorted(read), rules.own_ability)
        self.writes: tuple[int, ...] = rules.writes_of(sentence.effect) if self.layer else ()
        self.read_bits = bits_of(self.reads)
        self.write_bits = bits_of(self.writes)
        self.looks_at = rules.sentence_looks_at(sentence)
        parts = (sentence.condition, sentence.duration)
        self.conditions = tuple([each for each in parts if each is not None and rules.is_judged(each)])


def bits_of(attributes: tuple[int, ...]) -> int:
    """A bit for each attribute.

    >>> bits_of((0, 3))
    9
    """
    bits = 0
    for each in attributes:
        bits |= 1 << each
    return bits


_SHAPES: Final[dict[int, Shape]] = {}


def shape_of(sentence: Sentence, rules: TextRules) -> Shape:
    """The shape of a sentence; worked out once for each sentence of each card."""
    found = _SHAPES.get(id(sentence))
    if found is None or found.sentence is not sentence:
        found = _SHAPES[id(sentence)] = Shape(sentence, rules)
    return found


class Lines:
    """What the abilities of one card come to: what its static ones say, and what the others wait for."""

    def __init__(self, seat: int, held: tuple[int, ...], is_own: bool) -> None:
        self.seat = seat
        self.held = held
        self.is_own = is_own  # whether all of them are printed on this card or were given to it
        self.changing: list[tuple[int, int, Sentence]] = []  # packed ability, printed card, sentence on information
        self.standing: list[Standing] = []
        self.waits: list[tuple[object, tuple[int, int, int]]] = []  # for what; seat, card, ability
        self.activated: list[tuple[int, int]] = []  # card and packed ability
        self.given: list[int] = []  # the static ones that a text has given to the card, packed
        self.made: tuple[int, list[Any]] = (-1, [])  # the effects on information that were made last, and their age


class TextCache:
    """What abilities and lasting effects come to, whatever the position."""

    def __init__(self, keeps: bool = True) -> None:
        self.lines: dict[tuple[int, int, tuple[int, ...]], Lines] = table_of(keeps)  # by seat, card and its abilities
        self.modified: dict[int, Any] = table_of(keeps)  # by the identity of a lasting effect, where a course is kept


def lines_of(rules: TextRules, seat: int, card: int, held: tuple[int, ...]) -> Lines:
    """The lines of a card that a player controls; read once for the same abilities."""
    known = rules.text_cache.lines.get((seat, card, held))
    if known is not None:
        return known
    if len(rules.text_cache.lines) >= MOST_LINES:
        rules.text_cache.lines.clear()
    found = Lines(seat, held, not [1 for each in held if home_of(each) != card])
    for packed in held:
        _read_lines(rules, seat, card, packed, found)
    rules.text_cache.lines[(seat, card, held)] = found
    return found


def _read_lines(rules: TextRules, seat: int, card: int, packed: int, found: Lines) -> None:
    reference = packed & REFERENCE
    home = home_of(packed)
    ability = rules.texts.ability(reference)
    if ability.form == TRIGGERED:
        found.waits.append((rules.filed_under(ability.event), (seat, home, reference)))
    elif ability.form == STATE:
        found.waits.append((STATE_WATCHER, (seat, home, reference)))
    elif ability.form == ACTIVATED:
        found.activated.append((card, packed))
    if ability.form != STATIC:
        return
    if ability.kind == "given":
        found.given.append(packed)
    for place, sentence in enumerate(ability.truths):
        if rules.is_base(sentence.effect) or rules.counts_as_printed(ability, sentence):
            continue
        if shape_of(sentence, rules).layer:
            found.changing.append((packed, ability.printed, sentence))
        else:
            standing = Standing(seat, home, sentence, None, -1 - (packed * 8 + place))
            standing.bearer = card
            standing.packed = packed
            found.standing.append(standing)
