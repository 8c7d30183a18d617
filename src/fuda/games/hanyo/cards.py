"""What does a printed card of 汎用TCG amount to? Its information (200) and its abilities (801), read once.

An ability is known by its printed card and its place there: first those of the card text, then skills, then EX skills,
then abilities that a text prints in brackets to give them to others.
"""

from __future__ import annotations

from typing import Final

from fuda.games.hanyo import nodes as h
from fuda.games.hanyo.table import CARDS, COUNTERS, DAMAGE, ENERGY, PHASE
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language import abilities as a
from fuda.language import counters as c
from fuda.language import decks as d
from fuda.language import nodes as n
from fuda.language.resolve import Sentence, sentences_of
from fuda.language.source import CardPart, CardSource

ATTRIBUTES: Final = ("火", "水", "風", "光", "闇")
UNIT: Final = "unit"
STRATEGY: Final = "strategy"
TACTICS: Final = "tactics"
ENHANCEMENT: Final = "enhancement"

# Forms of an ability.
STATIC: Final = 0
ACTIVATED: Final = 1
TRIGGERED: Final = 2
STATE: Final = 3  # triggers on a condition, not on an event
EFFECTS: Final = 4  # a command or a skill
TARGET: Final = 5  # on what an enhancement may be set

SKILLS: Final = ("skill", "ex")

# Effects that last.
LASTS: Final = (
    h.ChangeHp,
    h.ChangeDamage,
    h.ChangeDamageTaken,
    h.ChangeSkillDamage,
    h.ChangeRetreatCost,
    h.ChangeSkillCost,
    h.GainAttribute,
    h.LoseAttribute,
    h.GainAdvantage,
    h.LoseAdvantage,
    h.BecomeAttribute,
    h.GainAbility,
    h.LoseExSkills,
    h.Fails,
    h.CannotUse,
    h.CannotRetreat,
    h.CannotPlay,
    h.NotAfflicted,
    a.Instead,
    a.Delayed,
)

STATE_WATCHER: Final = a.StateTriggered  # stands for what waits for a condition where others wait for an event

DECK_SIZE: Final = 50
MOST_OF_A_NAME: Final = 4


def attribute_bit(attribute: str) -> int:
    """The bit of an attribute."""
    return 1 << ATTRIBUTES.index(attribute)


def attribute_words(bits: int) -> list[str]:
    """The attributes that bits stand for."""
    return [attribute for place, attribute in enumerate(ATTRIBUTES) if bits >> place & 1]


class Ability:
    """One ability: where it is printed, of which form, and what it says."""

    def __init__(self, printed: int, place: int, kind: str, node: n.Node) -> None:
        self.printed = printed
        self.place = place
        self.kind = kind  # text, skill, ex, given, later
        self.name = ""
        self.name_en = ""
        self.cost = 0
        self.damage = -1
        self.times = False  # the damage is printed with ×
        self.limit = 0  # uses in a turn; 0: no limit
        self.cumulative = True
        self.by_skill = False  # an effect that a skill or EX skill has put off (813.3)
        self.form = EFFECTS
        self.event: n.Node | None = None
        self.condition: n.Node | None = None
        self.steps: tuple[n.Node, ...] = ()
        self.sentences: tuple[Sentence, ...] = ()
        self.settable: n.Node | None = None
        self._read(node)
        self.truths: tuple[Sentence, ...] = ()  # what a static ability says
        steps: tuple[n.Node, ...] = self.steps
        for truth in steps:
            self.truths = (*self.truths, *sentences_of(truth))

    @rule("209.2 801.1 801.1a 801.1b 801.1c 801.1d 801.1e 801.1f 807.1 807.7")
    def _read(self, node: n.Node) -> None:
        if isinstance(node, a.Limited):
            self.limit = node.n
            self._read(node.ability)
        elif isinstance(node, a.NotCumulative):
            self.cumulative = False
            self._read(node.ability)
        elif isinstance(node, a.Static):
            self.form = STATIC
            self.steps = node.steps
        elif isinstance(node, a.Activated):
            self.form = ACTIVATED
            self.sentences = sentences_of(node.effects)
        elif isinstance(node, n.Triggered):
            self.form = TRIGGERED
            self.event = node.event
            self.sentences = sentences_of(node.effects)
        elif isinstance(node, a.StateTriggered):
            self.form = STATE
            self.condition = node.condition
            self.sentences = sentences_of(node.effects)
        elif isinstance(node, h.SettableOn):
            self.form = TARGET
            self.settable = node.what
        elif isinstance(node, n.Effects):
            self.sentences = sentences_of(node)
        else:
            raise LookupError(f"the rules do not know an ability of the kind {type(node).__name__}")


@rule("201.1 201.2 201.2a 201.2b 202.1")
def identity_of(source: CardSource) -> tuple[str, str, str]:
    """A card's name, its kind and, if it is a command, its class."""
    return source.name_ja, source.fields["kind"], source.fields.get("class", "")


class Card:
    """One card of the list (201-213)."""

    def __init__(self, source: CardSource, printed: int) -> None:
        table = source.fields
        self.source = source
        self.printed = printed
        self.number = source.number
        self.name, self.kind, self.command = identity_of(source)
        self.hp: int = table.get("hp", 0)
        self.attributes = sum(attribute_bit(each) for each in table.get("attribute", "").split("/") if each)
        self.advantage = sum(attribute_bit(each) for each in table.get("advantage", "").split("/") if each)
        self.retreat: int = table.get("retreat", 0)
        self.any_number = False
        self.abilities: list[Ability] = []
        self.given: dict[n.Node, int] = {}
        self._read_text(source.text)
        for part in source.parts:
            self._read_part(part)
        for ability in tuple(self.abilities):
            self._find_given(ability)
        self._read_base()
        own = [each for each in self.abilities if each.kind in ("text", "skill", "ex") and each.settable is None]
        self.own = tuple([reference(each) for each in own])
        self.own_without_ex = tuple([reference(each) for each in own if each.kind != "ex"])
        self.has_static = any(each.form == STATIC for each in own)
        self.looks_at = 0  # what its lasting effects look at beside the structure of the areas
        for each in self.abilities:
            lasting = [sentence for sentence in each.sentences if isinstance(sentence.effect, LASTS)]
            for node in (*each.steps, *[part for sentence in lasting for part in parts_of(sentence)]):
                for found in _inside(node):
                    self.looks_at |= _looked_at(found)

    @rule("208.1 209.1 210.1 211.1 212.1 213.1")
    def _read_part(self, part: CardPart) -> None:
        """A skill or an EX skill: its name, its cost, its damage and what it does."""
        ability = self._add("skill" if part.key == "skills" else "ex", part.text)
        ability.name = part.fields["name"]["ja"]
        ability.name_en = part.fields["name"]["en"]
        ability.cost = part.fields.get("cost", 0)
        damage = part.fields.get("damage", -1)
        ability.times = isinstance(damage, str)
        ability.damage = int(damage.rstrip("×")) if isinstance(damage, str) else damage

    def _add(self, kind: str, node: n.Node) -> Ability:
        ability = Ability(self.printed, len(self.abilities), kind, node)
        self.abilities.append(ability)
        return ability

    def _read_text(self, text: n.Node) -> None:
        if isinstance(text, n.Text):
            for each in text.abilities:
                self._add("text", each)
        elif not (isinstance(text, n.Effects) and not text.steps):
            self._add("text", text)

    def _find_given(self, ability: Ability) -> None:
        """Abilities that a text gives to others, and effects that it puts off, are abilities of this list too."""
        for node in (*ability.steps, *[each.effect for each in ability.sentences]):
            for found in _inside(node):
                if isinstance(found, h.GainAbility) and found.ability not in self.given:
                    self.given[found.ability] = len(self.abilities)
                    self._find_given(self._add("given", found.ability))
                elif isinstance(found, (a.Delayed, a.Instead)) and found not in self.given:
                    self.given[found] = len(self.abilities)
                    effect = found.effect
                    if isinstance(found, a.Instead) and isinstance(effect, n.May):
                        effect = effect.effect  # whether to replace is asked before (810.3)
                    later = self._add("later", n.Effects((effect,)))
                    later.by_skill = isinstance(found, a.Delayed) and (ability.by_skill or ability.kind in SKILLS)
                    self._find_given(later)

    def _read_base(self) -> None:
        """805.2. What an ability says unconditionally of this card itself counts as printed, in every zone."""
        for ability in self.abilities:
            if ability.kind == "text" and ability.form == STATIC:
                for node in ability.steps:
                    if isinstance(node, h.IsAlso):
                        self.attributes |= attribute_bit(node.attribute)
                    elif isinstance(node, h.AnyNumberInDeck):
                        self.any_number = True

    @property
    def is_unit(self) -> bool:
        return self.kind == UNIT

    def skills(self) -> list[Ability]:
        """The skills printed on the card."""
        return [each for each in self.abilities if each.kind == "skill"]

    def settable(self) -> n.Node | None:
        """On what an enhancement may be set."""
        for each in self.abilities:
            if each.settable is not None:
                return each.settable
        return None


def parts_of(sentence: Sentence) -> tuple[n.Node, ...]:
    """The nodes of a sentence: its effect, what must hold, and how long."""
    return tuple([each for each in (sentence.effect, sentence.condition, sentence.duration) if each is not None])


def _looked_at(node: n.Node) -> int:
    if isinstance(node, (n.InZone, d.TopCards)):
        return CARDS
    if isinstance(node, n.PhaseOf):
        return PHASE
    if isinstance(node, h.DamageIs):
        return DAMAGE
    if isinstance(node, (h.EnergyOf, h.WithEnergy)):
        return ENERGY
    if isinstance(node, (c.CountersOn, c.WithCounter)):
        return COUNTERS
    return 0


def _inside(node: n.Node) -> list[n.Node]:
    """A node and all nodes within it."""
    found = [node]
    for _, value in n.fields(node):
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, n.Node):
                found += _inside(each)
    return found


class CardList:
    """All cards."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        self.cards = tuple([Card(source, printed) for printed, source in enumerate(sources)])
        self.by_number = {card.number: card.printed for card in self.cards}
        self.static = [False] * (len(self.cards) << 5)  # by reference: whether an ability is static
        self.waits: list[type | None] = [None] * (len(self.cards) << 5)  # by reference: for what an ability waits
        for card in self.cards:
            for ability in card.abilities:
                self.static[reference(ability)] = ability.form == STATIC
                if ability.form == TRIGGERED:
                    self.waits[reference(ability)] = type(ability.event)
                elif ability.form == STATE:
                    self.waits[reference(ability)] = STATE_WATCHER
        self.counters: dict[str, int] = {}
        for card in self.cards:
            for ability in card.abilities:
                for node in (*ability.steps, *[each.effect for each in ability.sentences]):
                    for found in _inside(node):
                        counter = getattr(found, "counter", None)
                        if isinstance(counter, str):
                            self.counters.setdefault(counter, len(self.counters))

    def ability(self, reference: int) -> Ability:
        """The ability that a reference names."""
        return self.cards[reference >> 5].abilities[reference & 31]


def reference(ability: Ability) -> int:
    """A number that names an ability."""
    return ability.printed << 5 | ability.place


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
    for number, count in wanted.items():
        printed = cards.by_number.get(number)
        if printed is None:
            found.append(Reason("402.2", "no-such-card", card=number))
            continue
        card = cards.cards[printed]
        name = (card.name, card.kind)  # the class of a command is no kind of its own
        by_name[name] = by_name.get(name, 0) + count
        units += count if card.is_unit else 0
        if card.any_number:
            unlimited.add(name)
    for name, count in by_name.items():
        if count > MOST_OF_A_NAME and name not in unlimited:
            found.append(Reason("402.2c", "too-many-of-a-name", name=name[0], cards=count, most=MOST_OF_A_NAME))
    if units == 0:
        found.append(Reason("402.2d", "no-unit-card"))
    return tuple(found)
