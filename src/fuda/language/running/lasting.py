"""What is true now? Lasting effects of texts, folded over what is printed, layer by layer.

A text of a card in force and a text that was carried out for a while are the same here: a sentence, read for one card.
Sentences that change information of cards become changes of a layer; all others (prohibitions, replacements, changes of
what happens) are collected beside, as standing effects. A game says which is which by the methods of `TextRules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.kernel.events import Event
from fuda.kernel.facts import Carried, Held
from fuda.kernel.records import copy_of, fields_of
from fuda.language.running.lines import ABILITIES as ABILITIES
from fuda.language.running.lines import MOST_LINES, Lines, lines_of, shape_of
from fuda.language.running.lines import Standing as Standing
from fuda.language.running.printed import STATE_WATCHER
from fuda.language.running.resolution import Sentence
from fuda.language.running.text_changes import TextChange, _changes_of, fold_changes
from fuda.language.running.text_facts import NOTHING_LAID, RANKS, Modifier, TextFacts
from fuda.language.words import abilities as a

if TYPE_CHECKING:
    from fuda.language.running.text_rules import TextRules

OF_ONE: Final = ("name", "timestamp", "times")  # what tells equal lasting effects apart


class EffectBegan(Event):
    """A lasting effect began."""

    cards: ClassVar[tuple[str, ...]] = ("cards_affected",)
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", modifier: Modifier | None = None) -> None:
        super().__init__(clause)
        self.modifier = modifier
        self.seat = -1 if modifier is None else modifier.seat
        self.cards_affected: tuple[int, ...] = () if modifier is None else modifier.cards

    def apply(self, state: Any, rules: Any) -> None:
        assert self.modifier is not None
        made = copy_of(self.modifier)
        state.clock += 1
        state.next_name += 1
        made.name = state.next_name
        made.timestamp = state.clock
        state.effects = piled_up(state, rules, made)

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return (
            bool(rules.stands_apart) and state.effects[-1].times == 1 and _put_beside(state, rules, state.effects[-1])
        )


class EffectsEnded(Event):
    """Lasting effects ended."""

    def __init__(self, clause: str = "", names: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.names = names

    def apply(self, state: Any, rules: Any) -> None:
        state.effects = tuple([each for each in state.effects if each.name not in self.names])

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return bool(rules.stands_apart) and _take_away(state, rules, self.names)


def piled_up(state: Any, rules: TextRules, made: Modifier) -> tuple[Modifier, ...]:
    """The lasting effects with one more, the newest; one with its equals where they pile up."""
    effects: tuple[Modifier, ...] = state.effects
    for place, each in enumerate(effects):
        if each.this == made.this and each.printed == made.printed and _content(each) == _content(made):
            sentence = rules.texts.sentence(made.printed, made.ability, made.sentence)
            if rules.piles_up(state, sentence, each):
                made.times += each.times
                return (*effects[:place], *effects[place + 1 :], made)
    return (*effects, made)


def piled_higher(effects: tuple[Modifier, ...], added: tuple[int, ...]) -> tuple[Modifier, ...]:
    """The lasting effects, each standing for so many more equal ones."""
    found: list[Modifier] = []
    for each, more in zip(effects, added, strict=True):
        made = copy_of(each)
        made.times += more
        found.append(made if more else each)
    return tuple(found)


def _content(made: Modifier) -> tuple[Any, ...]:
    """What it says beside its number, its age and its multiplicity."""
    return tuple([getattr(made, name) for name in fields_of(made) if name not in OF_ONE])


def released(effects: tuple[Any, ...], card: int) -> tuple[Any, ...]:
    """The lasting effects once they do not reach the card any more; those on other cards too go on there."""
    kept: list[Any] = []
    for each in effects:
        if card not in each.cards and card not in each.shed:
            kept.append(each)
        elif each.open or len(each.cards) > 1:
            made = copy_of(each)
            made.cards = tuple([other for other in each.cards if other != card])
            made.shed = tuple([other for other in each.shed if other != card])
            kept.append(made)
    return tuple(kept)


def derived(state: Any, rules: TextRules) -> TextFacts:
    """All information that texts change, kept until the next event."""
    if state.facts is not None:
        found: TextFacts = state.facts
        return found
    facts = new_facts(state, rules)
    facts.cards = rules.lay_base(state, facts)
    if not rules.derive_again(state, facts):
        _read_all_lines(state, rules, facts)
        _complete(state, rules, facts)
    rules.keep(state, facts)
    facts.state = facts.done = None  # facts that held on to their state would never be let go
    state.facts = facts
    return facts


def new_facts(state: Any, rules: TextRules) -> TextFacts:
    """Facts of a position that are to be derived."""
    facts = TextFacts()
    facts.state = state
    facts.is_hindered = rules.hinders(state)
    facts.cache = rules.new_cache()
    return facts


def _read_all_lines(state: Any, rules: TextRules, facts: TextFacts) -> None:
    values: dict[tuple[int, int], Any] = facts.values
    known = rules.text_cache.lines
    lines = facts.lines
    for seat, card in zip(rules.controllers(state, facts.cards), facts.cards, strict=True):
        held = values[(card, ABILITIES)]
        key = (seat, card, held)
        lines.append(known[key] if key in known else lines_of(rules, seat, card, held))


def derived_anew(state: Any, rules: TextRules, watch: list[Carried]) -> tuple[TextFacts, dict[tuple[int, int], Held]]:
    """The same from the beginning, whatever is kept, with a note of everything that is carried out; and what was laid
    down before all effects. Nothing of it is kept."""
    twin = state.clone()
    twin.facts, twin.layout = None, None
    facts = new_facts(twin, rules)
    facts.cards = rules.lay_base(twin, facts)
    laid = facts.values
    facts.values = dict(laid)
    facts.watch = watch
    _read_all_lines(twin, rules, facts)
    _complete(twin, rules, facts)
    return facts, laid


def derived_again(state: Any, rules: TextRules, before: TextFacts) -> TextFacts:
    """The same after an event by which no card and no printed value has changed, only what texts look at."""
    facts = new_facts(state, rules)
    facts.cards = before.cards
    facts.values = dict(before.laid)
    facts.lines = before.lines
    _complete(state, rules, facts)
    facts.state = None
    state.facts = facts
    return facts


def _complete(state: Any, rules: TextRules, facts: TextFacts) -> None:
    values: dict[tuple[int, int], Any] = facts.values
    lines = facts.lines
    changes: list[TextChange] = []
    standing: list[Standing] = []
    for card, each in zip(facts.cards, lines, strict=True):
        if each.changing:
            changes += _changes_of(state, rules, card, each)
        standing += each.standing
    for made in state.effects:
        collect_modifier(state, rules, made, changes, standing)
    facts.laid = values
    if rules.keeps_course:
        facts.done = {}
    if changes:
        facts.laid = NOTHING_LAID if rules.keeps_course else dict(values)
        lines = lines[:]
        changes = fold_changes(state, rules, facts, lines, changes, standing)
    if facts.done is not None:
        done = facts.done
        facts.course = [(each, done[id(each)]) for each in changes]
        facts.candidates = standing
        facts.lasting = [each for each in state.effects if rules.is_under_way(state, each)]
        facts.effects = state.effects
    for effect in standing:
        if effect.bearer < 0 or effect.packed in values[(effect.bearer, ABILITIES)]:
            stand(state, rules, facts, effect)
    facts.delayed = facts.of(a.Delayed)
    collect_listeners(state, rules, facts, lines)


def stand(state: Any, rules: TextRules, facts: TextFacts, effect: Standing) -> None:
    """Keep a standing effect whose condition is met."""
    sentence = effect.sentence
    if sentence.condition is not None or sentence.duration is not None:
        made = effect.modifier
        if made is None:
            reading = rules.text_reading(state, effect.seat, effect.this)
        else:
            reading = rules.modifier_reading(state, made)
        reading.facts = facts
        for condition in (sentence.condition, sentence.duration):
            if condition is not None and not rules.is_met(condition, reading):
                return
    facts.standing.append(effect)
    kind = effect.kind
    if kind is None:
        kind = effect.kind = rules.kind_of(effect.effect)
    if kind in facts.by_kind:
        facts.by_kind[kind].append(effect)
    else:
        facts.by_kind[kind] = [effect]


def collect_listeners(state: Any, rules: TextRules, facts: TextFacts, lines: list[Lines]) -> None:
    """Which abilities wait for what, and what all texts in force look at."""
    listeners = facts.listeners
    for line in lines:
        for kind, found in line.waits:
            if kind is STATE_WATCHER:
                facts.watchers.append(found)
            elif kind in listeners:
                listeners[kind].append(found)
            else:
                listeners[kind] = [found]
        facts.activated += line.activated
    facts.looked_at = looked_at(state, rules, facts)


def looked_at(state: Any, rules: TextRules, facts: TextFacts) -> int:
    """What the texts in force look at, in the game's own bits."""
    texts = rules.texts.cards
    printed = state.printed
    looked_at = 0
    for card in facts.cards:
        looked_at |= texts[printed[card]].looks_at
    for card in rules.more_watched(state):
        looked_at |= texts[printed[card]].looks_at
    for each in state.effects:
        looked_at |= texts[each.printed].effects_look_at
    return looked_at


def _put_beside(state: Any, rules: TextRules, made: Modifier) -> bool:
    """Put a lasting effect that has begun beside the facts, where it changes nothing else of them."""
    facts: TextFacts = state.facts
    sentence: Sentence = rules.texts.sentence(made.printed, made.ability, made.sentence)
    if facts.gives or shape_of(sentence, rules).layer:
        return False
    more = facts.beside(rules.new_cache())
    if rules.is_under_way(state, made):
        stand(state, rules, more, Standing(made.seat, made.this, sentence, made, made.name))
        more.delayed = more.of(a.Delayed)
    more.looked_at = facts.looked_at | rules.texts.cards[made.printed].effects_look_at
    state.facts = more
    return True


def _take_away(state: Any, rules: TextRules, names: tuple[int, ...]) -> bool:
    """Take lasting effects that have ended from the facts, where they changed nothing else of them."""
    facts: TextFacts = state.facts
    gone = [each for each in facts.standing if each.modifier is not None and each.modifier.name in names]
    if len(gone) != len(names):
        return False
    more = facts.beside(rules.new_cache())
    for each in gone:
        kind = rules.kind_of(each.effect)
        more.standing.remove(each)
        more.by_kind[kind].remove(each)
        if not more.by_kind[kind]:
            del more.by_kind[kind]
    more.delayed = more.of(a.Delayed)
    more.looked_at = looked_at(state, rules, more)
    state.facts = more
    return True


def collect_modifier(
    state: Any, rules: TextRules, made: Modifier, changes: list[TextChange], standing: list[Standing]
) -> None:
    """What a lasting effect does, once it has begun to apply; found out once, however often facts are derived."""
    if not rules.is_under_way(state, made):
        return
    known = rules.text_cache.modified.get(id(made))
    if known is not None and known.modifier is made:
        if isinstance(known, Standing):
            standing.append(known)
        else:
            changes.append(known)
        return
    sentence: Sentence = rules.texts.sentence(made.printed, made.ability, made.sentence)
    found: Any = None
    if shape_of(sentence, rules).layer:
        found = TextChange(sentence, made.printed, rules, made.seat, made.this, made.timestamp << RANKS, made)
        found.fixed = None if made.open else made.cards
        found.shed = made.shed
        changes.append(found)
    else:
        found = Standing(made.seat, made.this, sentence, made, made.name)
        standing.append(found)
    if rules.keeps_course:
        if len(rules.text_cache.modified) >= MOST_LINES:
            rules.text_cache.modified.clear()
        rules.text_cache.modified[id(made)] = found
