"""What does a lasting effect on information do? Changes, folded over what is printed, layer by layer."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from fuda.kernel.facts import Change, Facts, Held, carry_out, in_order
from fuda.language.running.lines import ABILITIES as ABILITIES
from fuda.language.running.lines import Lines, lines_of, shape_of
from fuda.language.running.lines import Standing as Standing
from fuda.language.running.printed import home_of
from fuda.language.running.resolution import Sentence
from fuda.language.running.text_facts import Modifier, TextFacts

if TYPE_CHECKING:
    from fuda.language.running.text_rules import TextRules

ORDER: Final = attrgetter("order")


class TextChange(Change):
    """One lasting effect on information: a sentence, read for one card, on fixed cards or on a changing group. It does
    not change and belongs to no position, so that the same is used for every derivation."""

    def __init__(
        self,
        sentence: Sentence,
        printed: int,
        rules: TextRules,
        seat: int,
        this: int,
        timestamp: int,
        modifier: Modifier | None = None,
    ) -> None:
        shape = shape_of(sentence, rules)
        self.layer = shape.layer
        self.timestamp = timestamp
        self.order = (shape.layer, timestamp)
        self.reads = shape.reads
        self.writes = shape.writes
        self.read_bits = shape.read_bits
        self.write_bits = shape.write_bits
        self.looks_at = shape.looks_at
        self.sentence = sentence
        self.effect = sentence.effect
        self.printed = printed
        self.rules = rules
        self.seat = seat
        self.this = this
        self.modifier = modifier  # for a lasting effect
        self.conditions = shape.conditions
        self.times = 1 if modifier is None else modifier.times
        constant = rules.constant_content(sentence.effect, printed)
        self.constant = constant if constant is None or self.times == 1 else rules.multiplied(constant, self.times)
        self.adds = rules.adds_up(sentence.effect)
        self.fixed: tuple[int, ...] | None = None
        self.shed: tuple[int, ...] = ()
        self.of_itself = False  # whether it is about its own card and no other
        self.bearer = -1  # the card and the packed ability, for a static ability
        self.packed = 0

    def reading(self, facts: Facts) -> Any:
        """The position as the text reads it while facts are derived."""
        made, rules = self.modifier, self.rules
        if made is None:
            reading = rules.text_reading(facts.state, self.seat, self.this)
        else:
            reading = rules.modifier_reading(facts.state, made)
        reading.timestamp = self.timestamp
        reading.facts = facts
        return reading

    def scope(self, facts: Facts) -> tuple[int, ...]:
        """Judged anew each time for a group; nothing once the ability is lost or its condition fails."""
        return self._scope(facts, self.reading(facts))

    def _scope(self, facts: Facts, reading: Any) -> tuple[int, ...]:
        values: dict[tuple[int, int], Any] = facts.values
        if self.bearer >= 0 and self.packed not in values[(self.bearer, ABILITIES)]:
            return ()
        for condition in self.conditions:
            if not self.rules.is_met(condition, reading):
                return ()
        if self.of_itself:
            return (reading.this,) if (reading.this, ABILITIES) in values else ()
        if self.fixed is not None:
            return tuple([card for card in self.fixed if (card, ABILITIES) in values])
        shed = self.shed
        found = self.rules.subjects(self.effect, reading)
        return tuple([card for card in found if (card, ABILITIES) in values and card not in shed])

    def content(self, facts: Facts, subject: int) -> Held:
        return self._content(self.reading(facts), subject)

    def _content(self, reading: Any, subject: int) -> Held:
        found = self.rules.content(self.effect, self.printed, reading, subject)
        return found if self.times == 1 else self.rules.multiplied(found, self.times)

    def contents(self, facts: Facts) -> list[tuple[int, Held]]:
        values: dict[tuple[int, int], Any] = facts.values
        content, fixed = self.constant, self.fixed
        is_constant = content is not None and not facts.is_hindered
        if is_constant and fixed is not None and not self.conditions:
            assert content is not None
            return [(card, content) for card in fixed if (card, ABILITIES) in values]
        if self.bearer >= 0 and self.packed not in values[(self.bearer, ABILITIES)]:
            return []
        reading = self.reading(facts)
        subjects = self._scope(facts, reading)
        if not subjects:
            return []
        if is_constant:
            assert content is not None
            return [(subject, content) for subject in subjects]
        if self.rules.same_for_all:
            content = self._content(reading, subjects[0])
            return [(subject, content) for subject in subjects]
        return [(subject, self._content(reading, subject)) for subject in subjects]

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        self.rules.change(facts, self.effect, subject, content)

    def change_all(self, facts: Facts, contents: list[tuple[int, Held]]) -> None:
        self.rules.change_all(facts, self.effect, contents)


def fold_changes(
    state: Any,
    rules: TextRules,
    facts: TextFacts,
    lines: list[Lines],
    changes: list[TextChange],
    standing: list[Standing],
) -> list[TextChange]:
    """Apply the changes. Static abilities that were given in their layer apply in the layers after it. All changes in
    the order of their layers and ages."""
    layer = rules.ability_layer
    cards = facts.cards
    values: dict[tuple[int, int], Any] = facts.values
    ordered = sorted(changes, key=ORDER)
    before = sum([1 for each in ordered if each.layer < layer])
    derive_texts(facts, ordered[:before])
    rules.close_layer(facts, changes)
    giving = [each for each in ordered[before:] if each.layer == layer]
    derive_texts(facts, giving)
    for place, card in enumerate(cards if giving else ()):
        held = values[(card, ABILITIES)]
        if held != lines[place].held:
            seat = rules.controller(state, card)
            lines[place] = lines_of(rules, seat, card, held)
            met: list[int] = []
            for packed in lines[place].given:
                given = lines_of(rules, seat, card, (packed,))
                changes += _changes_of(state, rules, card, given, packed in met)
                met.append(packed)
                standing += given.standing
                facts.gives = facts.gives or bool(given.standing)
    if len(changes) > len(ordered):
        ordered = sorted(changes, key=ORDER)
        derive_texts(facts, [each for each in ordered if each.layer > layer])
    else:
        derive_texts(facts, ordered[before + len(giving) :])
    rules.settle(facts, cards)
    return ordered


def derive_texts(facts: Facts, ordered: list[TextChange]) -> None:
    """Fold effects, which are in order, over the values, layer by layer; their bits tell at once where none reads what
    another writes."""
    first, total = 0, len(ordered)
    while first < total:
        layer, read, written = ordered[first].layer, 0, 0
        last = first
        while last < total:
            each = ordered[last]
            if each.layer != layer:
                break
            read |= each.read_bits
            written |= each.write_bits
            last += 1
        if read & written:
            in_order(ordered[first:last], facts)
        elif facts.watch is not None:
            for each in ordered[first:last]:
                carry_out(each, facts)
        else:
            for each in ordered[first:last]:
                contents = each.contents(facts)
                if facts.done is not None:
                    facts.done[id(each)] = contents
                if contents:
                    each.rules.change_all(facts, each.effect, contents)
        first = last


def _changes_of(state: Any, rules: TextRules, card: int, lines: Lines, is_more: bool = False) -> list[TextChange]:
    """The effects on information of one card's static abilities; where a course is kept, made once for each age, and
    once more where the card has the same ability twice."""
    age = rules.since(state, card)
    if lines.made[0] == age and not is_more:
        return lines.made[1]
    made: list[TextChange] = []
    for packed, printed, sentence in lines.changing:
        made.append(change_of(state, rules, lines.seat, card, packed, printed, sentence))
    if rules.keeps_course and made and lines.is_own and not is_more:
        lines.made = (age, made)
    return made


def change_of(
    state: Any, rules: TextRules, seat: int, card: int, packed: int, printed: int, sentence: Sentence
) -> TextChange:
    """A sentence of a static ability that a card has."""
    home = home_of(packed)
    change = TextChange(sentence, printed, rules, seat, home, rules.since(state, home))
    change.of_itself = rules.is_of_itself(sentence.effect)
    change.bearer = card
    change.packed = packed
    return change
