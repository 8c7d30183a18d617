"""What is true now? Lasting effects of texts, folded over what is printed, layer by layer.

A text of a card in force and a text that was carried out for a while are the same here: a sentence, read for one card.
Sentences that change information of cards become changes of a layer; all others (prohibitions, replacements, changes of
what happens) are collected beside, as standing effects. A game says which is which by the methods of `TextRules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, ClassVar, Final

from fuda.kernel.events import Event
from fuda.kernel.facts import Carried, Change, Facts, Held, carry_out, in_order
from fuda.kernel.records import Record, copy_of
from fuda.kernel.rules import Rules, Zone
from fuda.language.running.lines import ABILITIES as ABILITIES
from fuda.language.running.lines import MOST_LINES, Lines, TextCache, lines_of, shape_of
from fuda.language.running.lines import Standing as Standing
from fuda.language.running.printed import STATE_WATCHER, Ability, home_of
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

RANKS: Final = 7  # bits for the order of cards of one age

# Until when a lasting effect applies; a game adds its own.
TURN_END: Final = 0  # the end of the turn in which it began or for which it waits
WHILE: Final = 1  # as long as its condition holds
GAME: Final = 2


class Modifier(Record):
    """A lasting effect that was made by a text: which sentence it is, whose, on what, and until when."""

    def __init__(
        self,
        name: int = -1,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        ability: int = -1,
        sentence: int = -1,
        cards: tuple[int, ...] = (),
        seats: tuple[int, ...] = (),
        amount: int = 0,
        until: int = TURN_END,
        begins: int = 0,
        ends: int = 0,
        timestamp: int = 0,
        uses: int = -1,
        shed: tuple[int, ...] = (),
        open: bool = False,
        kept: tuple[int, ...] = (),
    ) -> None:
        self.name = name  # a number of its own
        self.seat = seat  # who controls it
        self.this = this  # the card whose text made it
        self.printed = printed  # where the sentence is printed
        self.ability = ability
        self.sentence = sentence
        self.cards = cards  # the cards it was made for
        self.seats = seats  # the players it was made for
        self.amount = amount
        self.until = until
        self.begins = begins  # the turn from which on it applies
        self.ends = ends  # the turn after which it ends
        self.timestamp = timestamp
        self.uses = uses  # how often it still works; -1: without limit
        self.shed = shed  # cards of an open group to which it has stopped applying
        self.open = open  # whether it applies to whatever fits, not to the cards it was made for
        self.kept = kept  # what was chosen when it was made, in the game's own numbers


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
        state.effects = (*state.effects, made)

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return bool(rules.stands_apart) and _put_beside(state, rules, state.effects[-1])


class EffectsEnded(Event):
    """Lasting effects ended."""

    def __init__(self, clause: str = "", names: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.names = names

    def apply(self, state: Any, rules: Any) -> None:
        state.effects = tuple([each for each in state.effects if each.name not in self.names])

    def keeps_facts(self, state: Any, rules: Any) -> bool:
        return bool(rules.stands_apart) and _take_away(state, rules, self.names)


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


class TextFacts(Facts):
    """Derived information, standing effects, and what waits for what."""

    def __init__(self) -> None:
        super().__init__()
        self.standing: list[Standing] = []
        self.by_kind: dict[type, list[Standing]] = {}  # the standing effects by what they say
        self.delayed: list[Standing] = []  # of the standing effects, those that wait for an event
        self.awaited: frozenset[object] | None = None  # under what the events are filed for which they wait, once asked
        self.listeners: dict[object, list[tuple[int, int, int]]] = {}  # by event: seat, card, ability that waits for it
        self.activated: list[tuple[int, int]] = []  # card and packed ability
        self.watchers: list[tuple[int, int, int]] = []  # seat, card, ability that waits for a condition
        self.cards: list[int] = []  # the cards that have abilities in force, in table order
        self.laid = self.values  # what is printed
        self.lines: list[Lines] = []  # what the abilities printed on these cards come to
        self.looked_at = 0  # what the texts in force look at, in the game's own bits
        self.cache: Any = None  # what a game has worked out from these facts, see `TextRules.new_cache`
        self.unheard: dict[type, int] = {}  # by class of event, where a game asks: when nothing waits for it
        self.course: list[Done] | None = None  # what the effects on information have done, in order; None: not kept
        self.differs = -1  # which information differs from that of the facts it was derived from, a bit each; -1: any
        self.touched: frozenset[int] | None = None  # whose information may differ; None: not known
        self.lasting: list[Modifier] = []  # the lasting effects that were under way, where the course is kept
        self.candidates: list[Standing] = []  # the other effects, whether their conditions hold or not
        self.gives = False  # whether standing effects were given to cards: they come after those of lasting effects

    def beside(self, cache: Any) -> TextFacts:
        """The same facts with a list of standing effects of their own, of which nothing is worked out yet."""
        made = TextFacts()
        made.values = self.values
        made.standing = self.standing[:]
        made.by_kind = {kind: each[:] for kind, each in self.by_kind.items()}
        made.delayed = self.delayed
        made.listeners = self.listeners
        made.activated = self.activated
        made.watchers = self.watchers
        made.cards = self.cards
        made.laid = self.laid
        made.lines = self.lines
        made.looked_at = self.looked_at
        made.gives = self.gives
        made.cache = cache
        return made

    def told(self) -> dict[str, Any]:
        """Everything that was derived, as plain values."""
        return {
            "cards": self.cards,
            "values": {f"{subject} {attribute}": value for (subject, attribute), value in self.values.items()},
            "standing": [each.told() for each in self.standing],
            "kinds": {kind.__name__: [each.told() for each in found] for kind, found in self.by_kind.items()},
            "delayed": [each.told() for each in self.delayed],
            "listeners": {str(event): found for event, found in self.listeners.items()},
            "watchers": self.watchers,
            "activated": self.activated,
            "looked_at": self.looked_at,
        }

    def of(self, kind: type) -> list[Standing]:
        """The standing effects of one kind."""
        return self.by_kind.get(kind, NONE)

    def abilities(self, card: int) -> tuple[int, ...]:
        """The packed abilities that a card has."""
        held = self.values.get((card, ABILITIES), ())
        return held if isinstance(held, tuple) else ()


NONE: Final[list[Standing]] = []
NOTHING_LAID: Final[dict[tuple[int, int], Held]] = {}  # where a game keeps it in a way of its own
ORDER: Final = attrgetter("order")
Done = tuple["TextChange", list[tuple[int, Held]]]


class TextRules(Rules):
    """What a game with lasting effects says about them."""

    ability_layer = 2  # the layer in which abilities are given and lost
    own_ability = ABILITIES  # the attribute whose change can mean that a card has lost an ability
    same_for_all = False  # whether an effect does the same to every card that it reaches
    keeps_course = False  # whether it is kept what effects have done, to do it again
    stands_apart = False  # whether nothing that is derived, nor a condition, looks at the standing effects

    def __init__(self, game: str, version: str, zones: tuple[Zone, ...], cards: Any) -> None:
        super().__init__(game, version, zones)
        self.texts = cards  # the printed cards
        self.text_cache = TextCache()

    def drop_caches(self) -> None:
        self.text_cache = TextCache(keeps=False)

    def derived_values(self, state: Any) -> dict[str, Any]:
        return derived(state, self).told()

    def new_cache(self) -> Any:
        """A place for what the game works out from facts, which goes with them; a game that keeps something has one."""
        return None

    def lay_base(self, state: Any, facts: TextFacts) -> list[int]:
        """Put what is printed into the facts; the cards that have abilities in force, in table order."""
        raise NotImplementedError

    def text_reading(self, state: Any, seat: int, this: int, that: tuple[int, ...] = ()) -> Any:
        """The table as a text of a card reads it."""
        raise NotImplementedError

    def controller(self, state: Any, card: int) -> int:
        """The player whose texts the card's are."""
        owner: int = state.owner[card]
        return owner

    def controllers(self, state: Any, cards: list[int]) -> list[int]:
        """The same for several cards."""
        return [self.controller(state, card) for card in cards]

    def layer_of(self, effect: n.Node) -> int:
        """The layer in which an effect on information applies; 0 for an effect on none."""
        raise NotImplementedError

    def reads_of(self, node: n.Node) -> frozenset[int]:
        """The attributes that a text looks at."""
        raise NotImplementedError

    def writes_of(self, effect: n.Node) -> tuple[int, ...]:
        """The attributes that an effect changes."""
        raise NotImplementedError

    def subjects(self, effect: n.Node, reading: Any) -> tuple[int, ...]:
        """The cards that an effect on information is about now."""
        what = getattr(effect, "what", None)
        assert isinstance(what, n.Node)
        return members(what, reading)

    def content(self, effect: n.Node, printed: int, reading: Any, subject: int) -> Held:
        """What an effect printed on a card does to another, given the facts of the reading."""
        raise NotImplementedError

    def change(self, facts: Facts, effect: n.Node, subject: int, content: Held) -> None:
        """Do it."""
        raise NotImplementedError

    def change_all(self, facts: Facts, effect: n.Node, contents: list[tuple[int, Held]]) -> None:
        """Do it to all subjects."""
        for subject, content in contents:
            self.change(facts, effect, subject, content)

    def constant_content(self, effect: n.Node, printed: int) -> Held | None:
        """What an effect does to every card that it reaches, whatever the facts; None if it hangs on them."""
        return None

    def is_of_itself(self, effect: n.Node) -> bool:
        """Whether an effect of a static ability is about its own card and no other."""
        return False

    def hinders(self, state: Any) -> bool:
        """Whether something keeps effects from single cards, so that it is asked card by card what they do."""
        return False

    def is_base(self, effect: n.Node) -> bool:
        """Whether a static ability says it of its card in every zone, so that it counts as printed."""
        return False

    def counts_as_printed(self, ability: Ability, sentence: Sentence) -> bool:
        """Whether a sentence of a printed ability is part of what is laid down before all effects."""
        return False

    def is_judged(self, condition: n.Node) -> bool:
        """Whether it must be asked of a condition or duration if it is met; not where its end is an event."""
        return True

    def is_met(self, condition: n.Node, reading: Any) -> bool:
        """Whether a lasting effect with this condition or duration applies now."""
        met: bool = reading.holds(condition)
        return met

    def since(self, state: Any, card: int) -> int:
        """Since when the abilities of a card have been in force."""
        age: int = state.since[card] << RANKS | state.rank[card]
        return age

    def adds_up(self, effect: n.Node) -> bool:
        """Whether an effect only adds to numbers: its order among others like it makes no difference."""
        return False

    def take_off(self, facts: Facts, effect: n.Node, contents: list[tuple[int, Held]]) -> None:
        """Undo what an effect that adds up has done."""
        raise NotImplementedError

    def settle(self, facts: TextFacts, cards: list[int]) -> None:
        """Last corrections, e.g. of numbers that cannot be negative."""

    def sentence_looks_at(self, sentence: Sentence) -> int:
        """At what a sentence looks beside information of cards and the table, in the game's own bits."""
        return 0

    def derive_again(self, state: Any, facts: TextFacts) -> bool:
        """Derive the facts from others of the same table, as far as they are laid down; whether it could be done. If
        not, they are as before."""
        return False

    def keep(self, state: Any, facts: TextFacts) -> None:
        """All is derived: a game may take over what it has worked out from other facts that were like these."""

    def is_under_way(self, state: Any, made: Modifier) -> bool:
        """Whether a lasting effect has begun to apply."""
        begins: int = made.begins
        turn: int = state.turn
        return begins <= turn

    def modifier_reading(self, state: Any, made: Modifier) -> Any:
        """The table as the text of a lasting effect reads it."""
        return self.text_reading(state, made.seat, made.this)

    def kind_of(self, effect: n.Node) -> type:
        """The kind under which a standing effect is looked for."""
        return type(effect)

    def close_layer(self, facts: TextFacts, changes: Sequence[Change]) -> None:
        """What has to be repeated before abilities are given, because effects of one layer feed each other."""

    def filed_under(self, wanted: n.Node) -> object:
        """Under what a text is filed that waits for this event."""
        return type(wanted)

    def more_watched(self, state: Any) -> tuple[int, ...]:
        """Further cards whose texts look at something."""
        return ()

    def still_lasts(self, state: Any, made: Modifier) -> bool:
        """Whether the condition of an effect still holds."""
        sentence = self.texts.sentence(made.printed, made.ability, made.sentence)
        assert isinstance(sentence.duration, a.AsLongAs)
        met: bool = self.text_reading(state, made.seat, made.this, made.cards).holds(sentence.duration.condition)
        return met

    def conditions(self, printed: int, line: int) -> tuple[tuple[int, n.Node], ...]:
        """The sentences of a text that last as long as a condition holds."""
        return ()


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
        self.constant = rules.constant_content(sentence.effect, printed)
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
        return self.rules.content(self.effect, self.printed, self.reading(facts), subject)

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
        rules, effect, printed = self.rules, self.effect, self.printed
        if is_constant:
            assert content is not None
            return [(subject, content) for subject in subjects]
        if rules.same_for_all:
            content = rules.content(effect, printed, reading, subjects[0])
            return [(subject, content) for subject in subjects]
        return [(subject, rules.content(effect, printed, reading, subject)) for subject in subjects]

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        self.rules.change(facts, self.effect, subject, content)

    def change_all(self, facts: Facts, contents: list[tuple[int, Held]]) -> None:
        self.rules.change_all(facts, self.effect, contents)


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
    for effect in standing:
        if effect.bearer < 0 or effect.packed in values[(effect.bearer, ABILITIES)]:
            stand(state, rules, facts, effect)
    facts.delayed = facts.of(a.Delayed)
    collect_listeners(state, rules, facts, lines)


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
