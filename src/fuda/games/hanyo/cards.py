"""What does a printed card of 汎用TCG amount to? Its information (200) and its abilities (801), read once.

An ability is known by its printed card and its place there: first those of the card text, then skills, then EX skills,
then abilities that a text prints in brackets to give them to others.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from fuda.games.hanyo.events import ANYTHING, CARDS, COUNTERS, DAMAGE, ENERGY, PHASE, TURN
from fuda.games.hanyo.texts.dependencies import INDEPENDENT
from fuda.games.hanyo.texts.sentences import for_each_player, plain
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.games.hanyo.words.lasting import LASTS as LASTS
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardPart, CardSource
from fuda.language.running.printed import OTHER, STATIC, Ability, PrintedCard, PrintedList, inside, parts_of, reused
from fuda.language.running.resolution import Sentence, mark_named, sentences_of
from fuda.language.words import abilities as a
from fuda.language.words import counters as c
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

ATTRIBUTES: Final = ("火", "水", "風", "光", "闇")
_PRINTED: Final = {each: 1 << place for place, each in enumerate(ATTRIBUTES)}
UNIT: Final = "unit"
STRATEGY: Final = "strategy"
TACTICS: Final = "tactics"
ENHANCEMENT: Final = "enhancement"

SKILLS: Final = ("skill", "ex")
CHOICES: Final = (n.Chosen, n.UpTo)

OWN_ATTRIBUTES: Final = 997  # how many bits there are for the attributes of card sets
DECK_SIZE: Final = 50
MOST_OF_A_NAME: Final = 4


def attribute_bit(attribute: str) -> int:
    """The bit of an attribute; that of one which a card set brings along follows from its name alone."""
    if attribute in _PRINTED:
        return _PRINTED[attribute]
    return 1 << len(ATTRIBUTES) + crc32(attribute.encode()) % OWN_ATTRIBUTES


class SkillAbility(Ability):
    """An ability with what a skill adds to it."""

    def __init__(self, printed: int, place: int, kind: str, node: n.Node) -> None:
        self.cost = 0
        self.damage = -1
        self.times = False  # the damage is printed with ×
        self.by_skill = False  # an effect that a skill or EX skill has put off (813.3)
        self.waited: n.Node | None = None  # for what it has waited that was put off
        self.settable: n.Node | None = None
        self.playable: n.Node | None = None  # what must be met for the command to be played
        super().__init__(printed, place, kind, plain(node))
        self.sentences = prepared(self.sentences)

    @property
    def counts_first(self) -> bool:
        """704.3a-1. Whether the base of the damage is counted after something was done for it."""
        return self.times and any([is_counted_base(each.effect) for each in self.sentences])

    def read(self, node: n.Node) -> None:
        if isinstance(node, u.TriggersOnce):
            self.limit = node.n
            self.read(node.ability)
        elif isinstance(node, (u.PlayableIf, u.PlayableUnless)):
            met = isinstance(node, u.PlayableIf)
            self.playable = node.condition if met else q.Not(node.condition)
            self.read(n.Effects(node.steps))
        elif isinstance(node, a.Modes):
            self.sentences = sentences_of(node)
        else:
            super().read(node)

    def read_other(self, node: n.Node) -> None:
        if not isinstance(node, h.SettableOn):
            super().read_other(node)
            return
        self.form = OTHER
        self.settable = node.what


def is_counted_base(effect: n.Node) -> bool:
    """Whether an effect sets the base of the skill's damage to what was counted."""
    if not isinstance(effect, h.ChangeSkillDamage) or not isinstance(effect.change, q.To):
        return False
    return isinstance(effect.what, h.ThisSkill) and isinstance(effect.change.amount, q.PerCount)


def prepared(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """The sentences of a text, one for each player where each does it; a choice inside another comes before it."""
    found = for_each_player(sentences)
    for sentence in found:
        chosen: list[n.Chosen | n.UpTo] = []
        for part in sentence.parts:
            inner = getattr(getattr(part, "what", None), "of", None)
            if isinstance(inner, CHOICES) and not (isinstance(part, n.Chosen) and part.n == 1):
                chosen.append(inner)
            if isinstance(part, CHOICES):
                chosen.append(part)
        sentence.selections = tuple(chosen)
    mark_named(found, n.That)
    return found


@rule("209.2 801.1 801.1a 801.1b 801.1c 801.1d 801.1e 801.1f 807.1 807.7")
def ability_of(printed: int, place: int, kind: str, node: n.Node) -> SkillAbility:
    """Static, activated, triggered, a command, a skill, or on what an enhancement may be set."""
    return SkillAbility(printed, place, kind, node)


@rule("201.1 201.2 201.2a 201.2b 202.1")
def identity_of(source: CardSource) -> tuple[str, str, str]:
    """A card's name, its kind and, if it is a command, its class."""
    return source.name_ja, source.fields["kind"], source.fields.get("class", "")


class Card(PrintedCard[SkillAbility]):
    """One card of the list (201-213)."""

    def __init__(self, source: CardSource, printed: int) -> None:
        super().__init__(source, printed)
        table = source.fields
        self.name, self.kind, self.command = identity_of(source)
        self.is_unit = self.kind == UNIT
        self.hp: int = table.get("hp", 0)
        self.attributes, self.advantage = [
            sum([attribute_bit(each) for each in _words_of(table.get(key, ""))]) for key in ("attribute", "advantage")
        ]
        self.attribute_names = (*_words_of(table.get("attribute", "")), *_words_of(table.get("advantage", "")))
        self.retreat: int = table.get("retreat", 0)
        self.any_number = False
        self.most = MOST_OF_A_NAME
        self.enterable: n.Node | None = None  # what must be met for the unit to be put out
        self.add_text(source.text)
        for part in source.parts:
            self._read_part(part)
        self.add_given()
        self._read_base()
        own = [each for each in self.abilities if each.kind in ("text", "skill", "ex") and each.settable is None]
        self.own = tuple([each.reference for each in own])
        self.own_without_ex = tuple([each.reference for each in own if each.kind != "ex"])
        for each in self.abilities:
            waited_for = () if each.condition is None else (each.condition,)
            lasting = [sentence for sentence in each.sentences if isinstance(sentence.effect, LASTS)]
            for node in (*each.steps, *waited_for, *[part for sentence in lasting for part in parts_of(sentence)]):
                for found in inside(node):
                    self.looks_at |= _looked_at(found)
        self.effects_look_at = self.looks_at

    def make(self, place: int, kind: str, node: n.Node) -> SkillAbility:
        return ability_of(self.printed, place, kind, node)

    def _add_given(self, ability: SkillAbility, node: n.Node) -> None:
        super()._add_given(ability, node)
        if isinstance(node, a.Modes):
            for option in node.options:
                if option not in self.given:
                    self.given[option] = len(self.abilities)
                    made = self.add("later", option)
                    made.by_skill = ability.by_skill or ability.kind in SKILLS

    def gives(self, node: n.Node) -> n.Node | None:
        return node.ability if isinstance(node, h.GainAbility) else None

    def put_off(self, ability: SkillAbility, node: n.Node, later: SkillAbility) -> None:
        later.waited = node.event if isinstance(node, a.Delayed) else None
        later.by_skill = isinstance(node, a.Delayed) and (ability.by_skill or ability.kind in SKILLS)

    @rule("208.1 209.1 210.1 211.1 212.1 213.1 704.3a-1")
    def _read_part(self, part: CardPart) -> None:
        """A skill or an EX skill: its name, its cost, its damage and what it does."""
        ability = self.add("skill" if part.key == "skills" else "ex", part.text)
        ability.name = part.fields["name"]["ja"]
        ability.name_en = part.fields["name"]["en"]
        ability.cost = part.fields.get("cost", 0)
        damage = part.fields.get("damage", -1)
        ability.times = isinstance(damage, str)
        ability.damage = int(damage.rstrip("×")) if isinstance(damage, str) else damage

    def _read_base(self) -> None:
        """805.2. What an ability says unconditionally of this card itself counts as printed, in every zone."""
        for ability in self.abilities:
            if ability.kind == "text" and ability.form == STATIC:
                for node in ability.steps:
                    if isinstance(node, h.IsAlso):
                        self.attributes |= attribute_bit(node.attribute)
                    elif isinstance(node, h.AnyNumberInDeck):
                        self.any_number = True
                    elif isinstance(node, u.AtMostInDeck):
                        self.most = node.n
                    elif isinstance(node, u.EnterableIf):
                        self.enterable = node.condition
                    elif isinstance(node, u.EnterableUnless):
                        self.enterable = q.Not(node.condition)

    def skills(self) -> list[SkillAbility]:
        """The skills printed on the card."""
        return [each for each in self.abilities if each.kind == "skill"]

    def playable(self) -> n.Node | None:
        """What must be met for the command to be played."""
        for each in self.abilities:
            if each.playable is not None:
                return each.playable
        return None

    def settable(self) -> n.Node | None:
        """On what an enhancement may be set."""
        for each in self.abilities:
            if each.settable is not None:
                return each.settable
        return None


def _looked_at(node: n.Node) -> int:
    if isinstance(node, (n.InZone, d.TopCards)):
        return CARDS
    if isinstance(node, n.TurnOf):
        return TURN
    if isinstance(node, n.PhaseOf):
        return PHASE | TURN
    if isinstance(node, h.DamageIs):
        return DAMAGE
    if isinstance(node, (h.EnergyOf, h.WithEnergy)):
        return ENERGY
    if isinstance(node, (c.CountersOn, c.WithCounter)):
        return COUNTERS
    return 0 if type(node).__name__ in INDEPENDENT else ANYTHING


def _words_of(written: str) -> tuple[str, ...]:
    """204.2. The attributes of a card, which strokes part."""
    return tuple([each for each in written.split("/") if each])


class CardList(PrintedList[Card, SkillAbility]):
    """All cards."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        super().__init__(reused(Card, sources))
        self.attributes = self._attributes()
        self.given_names: Final = self._given_names()
        self.bounds_next: Final = not self.said.isdisjoint((u.NextDamageDealt, u.NextDamageTaken))
        self.bounds_deeds: Final = not self.said.isdisjoint((u.MayDoUpTo, u.MayDoMore, u.AtMostDo))
        self.asks_past = any([_asks_past(ability) for card in self.cards for ability in card.abilities])

    @rule("202.1 809.1b")
    def _given_names(self) -> tuple[str, ...]:
        """The names that texts give to units beside their own."""
        if u.GainName not in self.said:
            return ()
        said = [node for card in self.cards for each in card.abilities for one in each.said() for node in inside(one)]
        return tuple(dict.fromkeys([node.name for node in said if isinstance(node, u.GainName)]))

    @rule("204.1 204.2")
    def _attributes(self) -> tuple[str, ...]:
        """The attributes that there are: the five, then those that cards have or name, in their order."""
        found = list(ATTRIBUTES)
        for card in self.cards:
            found += [each for each in card.attribute_names if each not in found]
            for ability in card.abilities:
                for said in ability.said():
                    for node in inside(said):
                        names = [value for key, value in n.fields(node) if key in OF_ATTRIBUTES]
                        found += [
                            each
                            for each in names
                            if isinstance(each, str) and each not in found and each not in ("chosen", "every")
                        ]
        own = [attribute_bit(each) for each in found]
        if len(set(own)) < len(own):
            raise ValueError(f"two attributes cannot be told apart: {' '.join(found[len(ATTRIBUTES) :])}")
        return tuple(found)

    def attribute_words(self, bits: int) -> list[str]:
        """The attributes that bits stand for."""
        return [each for each in self.attributes if bits & attribute_bit(each)]


OF_ATTRIBUTES: Final = ("attribute", "first", "second")


def _asks_past(ability: SkillAbility) -> bool:
    """Whether a text asks what was done in this turn, or triggers only so many times in it."""
    if ability.limit and ability.event is not None:
        return True
    said = [*ability.said(), *[each.condition for each in ability.sentences if each.condition is not None]]
    waited_for = () if ability.condition is None else (ability.condition,)
    return any(
        [
            isinstance(each, (k.PlayerDid, k.UnitDid, g.TimesDone, u.AtMostDo, u.MayDoUpTo))
            for node in (*said, *waited_for)
            for each in inside(node)
        ]
    )


@rule("104.1 402.1 402.3")
def deck_problems(cards: CardList, wanted: dict[str, int]) -> tuple[Reason, ...]:
    """402. One reason for each rule of deck building that the list breaks."""
    found: list[Reason] = []
    total = sum(wanted.values())
    if total != DECK_SIZE:
        found.append(Reason("402.2b", "wrong-deck-size", cards=total, wanted=DECK_SIZE))
    units = 0
    by_name: dict[tuple[str, str], int] = {}
    unlimited: set[tuple[str, str]] = set()
    mosts: dict[tuple[str, str], int] = {}
    for number, count in wanted.items():
        printed = cards.by_number.get(number)
        if printed is None:
            found.append(Reason("402.2", "no-such-card", card=number))
            continue
        card = cards.cards[printed]
        name = (card.name, card.kind)  # the class of a command is no kind of its own
        by_name[name] = by_name.get(name, 0) + count
        units += count if card.is_unit else 0
        mosts[name] = min(card.most, mosts.get(name, card.most))
        if card.any_number:
            unlimited.add(name)
    for name, count in by_name.items():
        if count > mosts[name] and name not in unlimited:
            found.append(Reason("402.2c", "too-many-of-a-name", name=name[0], cards=count, most=mosts[name]))
    if units == 0:
        found.append(Reason("402.2d", "no-unit-card"))
    return tuple(found)


def looks_at_discard_order(ability: SkillAbility) -> bool:
    """Whether a text looks at the top of a discard, so that the order in it can matter."""
    for sentence in ability.sentences:
        for _, value in n.fields(sentence.effect):
            if isinstance(value, d.TopCards) and isinstance(value.zone, d.DiscardOf):
                return True
    return False
