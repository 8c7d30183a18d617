"""What is true now? Information of units under all lasting effects, in the layers of 809.

Layers: what is printed and what a card says of itself (809.1a); kinds, names, attributes and advantage given or lost
(809.1b); abilities given or lost (809.1c); other information changed (809.1d); numbers changed (809.1e). Effects that
change no information (damage changes, prohibitions, replacements) are collected beside, as standing effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo import nodes as h
from fuda.games.hanyo.cards import STATE_WATCHER, STATIC, Ability, attribute_bit, reference
from fuda.games.hanyo.reading import Reading, reads_of
from fuda.games.hanyo.table import AREAS, IN_AREA, SETS, STUNNED, HanyoState, Modifier
from fuda.kernel.facts import Change, Facts, Held, derive
from fuda.kernel.procedure import rule
from fuda.language import abilities as a
from fuda.language import nodes as n
from fuda.language.evaluate import members
from fuda.language.resolve import Sentence

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

ATTRIBUTES: Final = 0
ADVANTAGE: Final = 1
ABILITIES: Final = 2
HP: Final = 3
RETREAT: Final = 4

ABILITY_LAYER: Final = 2
RANKS: Final = 7  # bits for the order of cards of one age

CHANGES_INFORMATION: Final = (
    h.GainAttribute,
    h.LoseAttribute,
    h.GainAdvantage,
    h.LoseAdvantage,
    h.GainAbility,
    h.LoseExSkills,
    h.BecomeAttribute,
    h.ChangeHp,
    h.ChangeRetreatCost,
)


class Standing:
    """A lasting effect that holds now and changes no information."""

    def __init__(self, seat: int, this: int, sentence: Sentence, modifier: Modifier | None, name: int) -> None:
        self.seat = seat
        self.this = this
        self.sentence = sentence
        self.effect = sentence.effect
        self.modifier = modifier
        self.name = name  # a number that tells it from others

    @rule("302.3b 809.3b-3")
    def reached(self, what: n.Node, reading: Reading) -> tuple[int, ...]:
        """The cards to which it applies: those it was made for, or whatever fits now."""
        made = self.modifier
        if made is None:
            return members(what, reading)
        if made.cards:
            return made.cards
        return tuple([card for card in members(what, reading) if card not in made.shed])


class HanyoFacts(Facts):
    """Derived information and standing effects."""

    def __init__(self) -> None:
        super().__init__()
        self.standing: list[Standing] = []
        self.by_kind: dict[type, list[Standing]] = {}  # the standing effects by what they say
        self.delayed: list[Standing] = []  # of the standing effects, those that wait for an event
        self.listeners: dict[type, list[tuple[int, int, int]]] = {}  # by event: seat, card, ability that waits for it
        self.watchers: list[tuple[int, int, int]] = []  # seat, card, ability that waits for a condition
        self.looked_at = 0  # what the texts in force look at beside the structure of the areas

    def of(self, kind: type) -> list[Standing]:
        """The standing effects of one kind."""
        return self.by_kind.get(kind, NONE)


NONE: Final[list[Standing]] = []


def pack(home: int, ability: Ability) -> int:
    """An ability together with the card that has it."""
    return home << 20 | reference(ability)


def home_of(packed: int) -> int:
    """The card that has a packed ability."""
    return packed >> 20


@rule("809.1b 809.1c 809.1d 809.1e")
def layer_of(effect: n.Node) -> int:
    """The layer in which an effect on information applies."""
    if isinstance(effect, (h.GainAttribute, h.LoseAttribute, h.GainAdvantage, h.LoseAdvantage)):
        return 1
    if isinstance(effect, (h.GainAbility, h.LoseExSkills)):
        return 2
    if isinstance(effect, h.BecomeAttribute):
        return 3
    return 4


def _writes(effect: n.Node) -> tuple[int, ...]:
    if isinstance(effect, (h.GainAttribute, h.LoseAttribute, h.BecomeAttribute)):
        return (ATTRIBUTES,)
    if isinstance(effect, (h.GainAdvantage, h.LoseAdvantage)):
        return (ADVANTAGE,)
    if isinstance(effect, (h.GainAbility, h.LoseExSkills)):
        return (ABILITIES,)
    return (HP,) if isinstance(effect, h.ChangeHp) else (RETREAT,)


_SHAPES: Final[dict[int, tuple[Sentence, int, tuple[int, ...], tuple[int, ...]]]] = {}


def _shape(sentence: Sentence) -> tuple[Sentence, int, tuple[int, ...], tuple[int, ...]]:
    """The layer of a sentence and what it reads and writes; worked out once for each sentence of each card."""
    found = _SHAPES.get(id(sentence))
    if found is None or found[0] is not sentence:
        looks_at = reads_of(sentence.effect) | reads_of(sentence.condition) | reads_of(sentence.duration)
        reads = (*sorted(looks_at), ABILITIES)
        found = (sentence, layer_of(sentence.effect), reads, _writes(sentence.effect))
        _SHAPES[id(sentence)] = found
    return found


class TextChange(Change):
    """809. One lasting effect on information: a sentence, read for one card, on fixed cards or on a changing group."""

    def __init__(self, sentence: Sentence | None = None, timestamp: int = 0) -> None:
        effect: n.Node = n.You() if sentence is None else sentence.effect
        if sentence is None:
            super().__init__()
        else:
            _, layer, reads, writes = _shape(sentence)
            super().__init__(layer, timestamp, reads, writes)
        self.sentence = sentence
        self.effect = effect
        self.reading: Reading | None = None
        self.fixed: tuple[int, ...] | None = None
        self.shed: tuple[int, ...] = ()  # units of the group to which it has stopped applying (302.3b)
        self.source = (-1, 0)  # the unit and the packed ability, for a static ability
        self.given = -1

    def scope(self, facts: Facts) -> tuple[int, ...]:
        """809.3b-3. Judged anew each time for a group; nothing once the ability is lost or its condition fails."""
        reading = self.reading
        assert reading is not None and self.sentence is not None
        unit, packed = self.source
        if unit >= 0:
            held = facts.values.get((unit, ABILITIES), ())
            if not isinstance(held, tuple) or packed not in held:
                return ()
        reading.facts = facts
        for condition in (self.sentence.condition, self.sentence.duration):
            if condition is not None and not _is_met(condition, reading):
                return ()
        if self.fixed is not None:
            return tuple([card for card in self.fixed if (card, HP) in facts.values])
        what = getattr(self.effect, "what", None)
        assert isinstance(what, n.Node)
        shed = self.shed
        return tuple([card for card in members(what, reading) if (card, HP) in facts.values and card not in shed])

    def content(self, facts: Facts, subject: int) -> Held:
        reading = self.reading
        assert reading is not None
        reading.facts = facts
        effect = self.effect
        if isinstance(effect, (h.ChangeHp, h.ChangeRetreatCost)):
            return reading.signed(effect.change)
        if isinstance(effect, (h.GainAttribute, h.LoseAttribute, h.BecomeAttribute, h.GainAdvantage)):
            return attribute_bit(effect.attribute)
        return self.given

    @rule("809.1b 809.1c 809.1d 809.1e 809.5 918.1")
    def change(self, facts: Facts, subject: int, content: Held) -> None:
        assert isinstance(content, int)
        effect = self.effect
        if isinstance(effect, h.GainAttribute):
            facts.set(subject, ATTRIBUTES, facts.number(subject, ATTRIBUTES) | content)
        elif isinstance(effect, h.LoseAttribute):
            facts.set(subject, ATTRIBUTES, facts.number(subject, ATTRIBUTES) & ~content)
        elif isinstance(effect, h.BecomeAttribute):
            facts.set(subject, ATTRIBUTES, content)
        elif isinstance(effect, h.GainAdvantage):
            facts.set(subject, ADVANTAGE, facts.number(subject, ADVANTAGE) | content)
        elif isinstance(effect, h.LoseAdvantage):
            facts.set(subject, ADVANTAGE, 0)
        elif isinstance(effect, h.ChangeHp):
            facts.set(subject, HP, facts.number(subject, HP) + content)
        elif isinstance(effect, h.ChangeRetreatCost):
            facts.set(subject, RETREAT, facts.number(subject, RETREAT) + content)
        else:
            held = facts.values[(subject, ABILITIES)]
            assert isinstance(held, tuple)
            if isinstance(effect, h.GainAbility):
                facts.set(subject, ABILITIES, (*held, subject << 20 | content))
            else:
                assert self.reading is not None
                rules = self.reading.rules
                kept = tuple([each for each in held if rules.list.ability(each & 0xFFFFF).kind != "ex"])
                facts.set(subject, ABILITIES, kept)


def _is_met(condition: n.Node, reading: Reading) -> bool:
    if isinstance(condition, (h.WonRockPaperScissors, n.UntilEndOfTurn, a.InNextTurnOf, a.UntilEndOfNextTurnOf)):
        return True  # asked when it matters, or kept by the turn in which the effect ends
    return reading.holds(condition)


@rule("801.1g 801.1g-1 802.1 802.2 802.2a 805.1")
def printed_abilities(state: HanyoState, rules: Hanyo, unit: int) -> tuple[int, ...]:
    """The abilities of a unit before any effect: its own and those of its sets; a stunned unit has no EX skills."""
    stunned = state.placed[unit] == STUNNED
    found: list[int] = []
    for card in (unit, *[each for each in state.zones[SETS[state.owner[unit]]] if state.host[each] == unit]):
        printed = rules.card(state, card)
        home = card << 20
        found += [home | each for each in (printed.own_without_ex if stunned else printed.own)]
    return tuple(found)


@rule("809.1 809.1a 809.2 809.3 809.3a 809.3b 809.4 805.1")
def derived(state: HanyoState, rules: Hanyo) -> HanyoFacts:
    """All information of the units in the areas, kept until the next event."""
    held = state.facts
    if held is not None:
        found: HanyoFacts = held
        return found
    facts = HanyoFacts()
    values = facts.values
    changes: list[Change] = []
    units: list[int] = []
    for seat in (0, 1):
        for zone in AREAS[seat]:
            for unit in state.zones[zone]:
                if not state.down[unit] and state.known[unit] == 3:
                    units.append(unit)
                    card = rules.card(state, unit)
                    values[(unit, ATTRIBUTES)] = card.attributes
                    values[(unit, ADVANTAGE)] = card.advantage
                    values[(unit, ABILITIES)] = printed_abilities(state, rules, unit)
                    values[(unit, HP)] = card.hp
                    values[(unit, RETREAT)] = card.retreat
    standing: list[tuple[Standing, int, int]] = []
    for unit in units:
        held_now = facts.values[(unit, ABILITIES)]
        assert isinstance(held_now, tuple)
        for packed in held_now:
            if rules.list.static[packed & 0xFFFFF]:
                _collect_static(state, rules, unit, packed, changes, standing)
    for each in state.effects:
        _collect_modifier(state, rules, each, changes, standing)
    if changes:
        derive(facts, [each for each in changes if each.layer <= ABILITY_LAYER])
        later = _given_statics(state, rules, facts, units, standing)
        derive(facts, [each for each in (*changes, *later) if each.layer > ABILITY_LAYER])
        for unit in units:
            values[(unit, RETREAT)] = max(0, facts.number(unit, RETREAT))
    for effect, unit, packed in standing:
        if unit >= 0:
            now_held = facts.values.get((unit, ABILITIES), ())
            if not isinstance(now_held, tuple) or packed not in now_held:
                continue
        reading = Reading(state, rules, effect.seat, effect.this, facts=facts)
        sentence = effect.sentence
        if all(each is None or _is_met(each, reading) for each in (sentence.condition, sentence.duration)):
            facts.standing.append(effect)
            facts.by_kind.setdefault(type(effect.effect), []).append(effect)
    facts.delayed = facts.of(a.Delayed)
    _collect_listeners(state, rules, facts, units)
    state.facts = facts
    return facts


def _collect_listeners(state: HanyoState, rules: Hanyo, facts: HanyoFacts, units: list[int]) -> None:
    """Which abilities wait for what, and what all texts in force look at."""
    values = facts.values
    waits = rules.list.waits
    cards = rules.list.cards
    looked_at = 0
    for unit in units:
        seat = state.owner[unit]
        held = values[(unit, ABILITIES)]
        assert isinstance(held, tuple)
        for packed in held:
            kind = waits[packed & 0xFFFFF]
            if kind is not None:
                found = (seat, packed >> 20, packed & 0xFFFFF)
                if kind is STATE_WATCHER:
                    facts.watchers.append(found)
                else:
                    facts.listeners.setdefault(kind, []).append(found)
        looked_at |= cards[state.printed[unit]].looks_at
    for zone in SETS:
        for card in state.zones[zone]:
            looked_at |= cards[state.printed[card]].looks_at
    for each in state.effects:
        looked_at |= cards[each.printed].looks_at
    facts.looked_at = looked_at


def _given_statics(
    state: HanyoState, rules: Hanyo, facts: HanyoFacts, units: list[int], standing: list[tuple[Standing, int, int]]
) -> list[Change]:
    """809.2. Static abilities that were given in their layer apply in the layers after it."""
    later: list[Change] = []
    for unit in units:
        held = facts.values[(unit, ABILITIES)]
        assert isinstance(held, tuple)
        for packed in held:
            if rules.list.ability(packed & 0xFFFFF).kind == "given":
                _collect_static(state, rules, unit, packed, later, standing)
    return later


def _collect_static(
    state: HanyoState,
    rules: Hanyo,
    unit: int,
    packed: int,
    changes: list[Change],
    standing: list[tuple[Standing, int, int]],
) -> None:
    ability = rules.list.ability(packed & 0xFFFFF)
    if ability.form != STATIC:
        return
    home = home_of(packed)
    seat = state.owner[unit]
    for place, sentence in enumerate(ability.truths):
        effect = sentence.effect
        if isinstance(effect, (h.IsAlso, h.AnyNumberInDeck)):
            continue
        if isinstance(effect, CHANGES_INFORMATION):
            change = TextChange(sentence, state.since[home] << RANKS | state.rank[home])
            change.reading = Reading(state, rules, seat, home)
            change.source = (unit, packed)
            if isinstance(effect, h.GainAbility):
                change.given = rules.given(ability.printed, effect)
            changes.append(change)
        else:
            standing.append((Standing(seat, home, sentence, None, -1 - (packed * 8 + place)), unit, packed))


def _collect_modifier(
    state: HanyoState,
    rules: Hanyo,
    made: Modifier,
    changes: list[Change],
    standing: list[tuple[Standing, int, int]],
) -> None:
    if made.begins > state.turn:
        return
    sentence = rules.list.cards[made.printed].abilities[made.ability].sentences[made.sentence]
    if isinstance(sentence.effect, CHANGES_INFORMATION):
        change = TextChange(sentence, made.timestamp << RANKS)
        change.reading = Reading(state, rules, made.seat, made.this)
        change.fixed = made.cards or None
        change.shed = made.shed
        if isinstance(sentence.effect, h.GainAbility):
            change.given = rules.given(made.printed, sentence.effect)
        changes.append(change)
    else:
        standing.append((Standing(made.seat, made.this, sentence, made, made.name), -1, 0))


@rule("809.3b")
def order_can_matter(effects: list[n.Node]) -> bool:
    """Whether static abilities among these, applied one way or the other round, can come to different things."""
    gained = {each.attribute for each in effects if isinstance(each, h.GainAttribute)}
    lost = {each.attribute for each in effects if isinstance(each, h.LoseAttribute)}
    become = {each.attribute for each in effects if isinstance(each, h.BecomeAttribute)}
    losing = any(isinstance(each, h.LoseAdvantage) for each in effects)
    return bool(gained & lost) or len(become) > 1 or (losing and any(isinstance(e, h.GainAdvantage) for e in effects))


@rule("809.3b 809.3b-1")
def equal_in_age(state: HanyoState, rules: Hanyo) -> tuple[int, ...]:
    """Two cards in force since the same moment whose order makes a difference."""
    cards = [card for zone in (*AREAS[0], *AREAS[1], *SETS) for card in state.zones[zone]]
    for place, one in enumerate(cards):
        for other in cards[place + 1 :]:
            if state.since[one] == state.since[other] and state.rank[one] == state.rank[other]:
                if _told(state, rules, one, other) != _told(state, rules, other, one):
                    return (one, other)
    return ()


def _told(state: HanyoState, rules: Hanyo, older: int, younger: int) -> dict[tuple[int, int], Held]:
    twin = state.clone()
    twin.facts = None
    twin.rank[older], twin.rank[younger] = 1, 2
    return derived(twin, rules).values


def group_of(effect: n.Node) -> n.Node | None:
    """The group of units that an effect is about; none where it is about players or skills alone."""
    what = getattr(effect.event if isinstance(effect, a.Instead) else effect, "what", None)
    if isinstance(what, n.WithCost):
        what = what.what
    if isinstance(what, h.Skills):
        what = what.of
    if not isinstance(what, n.Node) or isinstance(what, (n.You, n.Opponent, h.ThisSkill, h.SkillNamed)):
        return None
    return what


def number(state: HanyoState, rules: Hanyo, unit: int, attribute: int) -> int:
    """A derived number of a unit in an area."""
    return derived(state, rules).number(unit, attribute)


def abilities_of(state: HanyoState, rules: Hanyo, unit: int) -> tuple[int, ...]:
    """The packed abilities that a unit has now."""
    held = derived(state, rules).values.get((unit, ABILITIES), ())
    return held if isinstance(held, tuple) else ()


def in_area(state: HanyoState, card: int) -> bool:
    """Whether the card is a unit in an area that is not knocked out."""
    return state.zone[card] in IN_AREA and not state.down[card]
