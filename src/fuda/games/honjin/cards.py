"""What does a printed card of honjin amount to? Its information (2.1), abilities (14) and further rules (15.4, 15.5).

An ability is known by its printed card and its place there: first those of the text, then those that a text prints in
brackets to give them to others, and effects that it puts off.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.games.honjin.events import ACTING, ANYTHING, CARDS, CHAIN, SLOTS, TIME
from fuda.games.honjin.extras.dependencies import INDEPENDENT
from fuda.games.honjin.phrases.terms import DAMAGES
from fuda.games.honjin.table import FROM_HAND, SLOT_KINDS
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.printed import STATE, STATIC, PrintedCard, PrintedList, inside, parts_of, reused
from fuda.language.running.resolution import Sentence
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

ATTRIBUTES: Final = ("火", "水", "土", "風", "聖", "魔", "喰", "獣", "荒", "機")
MARCHES: Final = ("歩行", "飛行", "長距離飛行")
WALK: Final = 1
FLY: Final = 2
LONG: Final = 4

NOBODYS_RACE: Final = "実在しない種族"  # 4.7.3.1: a race that no card has may be named
DAMAGE_WORDS: Final = frozenset([word for word, _ in DAMAGES])
MOST_OF_A_NAME: Final = 3
DECK_SIZE: Final = 50


@rule("2.1.13.2 17.1")
def attribute_bit(word: str) -> int:
    """The bit of an attribute."""
    return 1 << ATTRIBUTES.index(word)


def attribute_words(bits: int) -> list[str]:
    """The attributes that bits stand for."""
    return [word for place, word in enumerate(ATTRIBUTES) if bits >> place & 1]


@rule("2.1.19.1 2.1.19.3")
def march_bit(word: str) -> int:
    """The bit of a march type."""
    return 1 << MARCHES.index(word)


# --- cards


class Card(PrintedCard[Special]):
    """One card of the list (2.1)."""

    def __init__(self, source: CardSource, printed: int) -> None:
        super().__init__(source, printed)
        table = source.fields
        self._read_kind(table)
        self._read_figures(table)
        self._read_standing(table)
        self.add_text(source.text)
        self.add_given()
        self.additional = tuple([each.rule for each in self.abilities if each.rule is not None])
        self.copies = self._read_copies()
        own = [each for each in self.abilities if each.kind == "text" and each.rule is None]
        self.own = tuple([each.reference for each in own])
        self.from_hand = tuple([each for each in self.abilities if each.symbol == FROM_HAND])
        self.says_where = bool(self.additional or self.from_hand)  # it may say where it can be laid or summoned
        played = own if self.is_spell or self.is_consumable else []
        words = dict.fromkeys([word for each in played for word in sorted(each.timings)])
        # By timing: the references of what the card can be used for out of the hand.
        self.uses = {word: tuple([each.reference for each in played if word in each.timings]) for word in words}
        self._read_looks()

    @rule("2.1.1.1 2.1.2.1 2.1.2.1.1 2.1.2.1.2 2.1.3.1 2.1.4.1 2.1.6.1 2.1.24.2 2.1.24.3 2.1.24.1")
    def _read_kind(self, table: dict[str, Any]) -> None:
        self.kind: str = table["kind"]
        self.is_unit: bool = self.kind == "unit"
        self.is_item: bool = self.kind == "item"
        self.is_spell: bool = self.kind == "spell"
        self.is_terrain: bool = self.kind == "terrain"
        self.is_equipment: bool = self.is_item and table.get("class") == "装備品"
        self.is_consumable: bool = self.is_item and table.get("class") == "消耗品"
        self.ritual: bool = table.get("ritual", False)

    @rule("2.1.5.1 2.1.12.1 2.1.12.2 2.1.12.3 2.1.13.1 2.1.13.3 2.1.14.1 2.1.14.2 2.1.15.1 2.1.16.1 2.1.18.1 2.1.19.3")
    @rule("2.1.22.1 2.1.22.2 2.1.23.1 2.1.23.2 2.1.25.1 2.1.26.1 2.1.27.1 2.1.27.2 15.1.1 15.1.2")
    def _read_figures(self, table: dict[str, Any]) -> None:
        self.level: int = table.get("level", 0)
        self.instant: bool = table.get("instant", False)
        self.hero: int = table.get("hero", 0)
        self.is_hero: bool = "hero" in table
        self.attack: int = table.get("attack", 0)
        self.defence: int = table.get("defence", 0)
        self.limit: int = table.get("limit", 0)
        self.races: tuple[str, ...] = tuple(table.get("races", ()))
        self.types: tuple[str, ...] = tuple(table.get("types", ()))
        self.faction: str = table.get("faction", "")
        self.march = sum([march_bit(each) for each in table.get("march", ())])
        cost = table.get("cost", 0)
        self.cost: tuple[int, ...] = tuple([SLOT_KINDS.index(each) for each in cost]) if isinstance(cost, str) else ()
        if isinstance(cost, int):
            self.cost = (0,) * cost
        words = table.get("attributes")
        if words is None and isinstance(cost, str):
            words = [each for each in dict.fromkeys(cost) if each != "*"]
        self.attributes = sum([attribute_bit(each) for each in words or ()])

    @rule("2.1.20.1 2.1.21.1 13.1.1.1 13.1.2.1 13.1.3.1 13.1.5.1 13.1.6.1 13.1.7.2 13.1.8.1")
    def _read_standing(self, table: dict[str, Any]) -> None:
        self.initiative: int = table.get("initiative", 0)
        self.charge: int = table.get("charge", 0)
        self.defender: int = table.get("defender", 0)
        slots = [0] * int(table.get("items", 0)) + [SLOT_KINDS.index(each) for each in table.get("spells", "")]
        self.slots: tuple[int, ...] = tuple(slots)
        self.resists: tuple[str, ...] = tuple(table.get("resists", ()))
        self.weak: tuple[tuple[str, int], ...] = tuple(table.get("weak", {}).items())

    def make(self, place: int, kind: str, node: n.Node) -> Special:
        return Special(self.printed, place, kind, node)

    def gives(self, node: n.Node) -> n.Node | None:
        if isinstance(node, g.GainSpecial):
            return node.special
        return None

    def put_off(self, ability: Special, node: n.Node, later: Special) -> None:
        later.symbol = ability.symbol
        later.target = ability.target

    @rule("15.5.1 15.5.2 15.5.3.1 15.5.3.2 3.3.2.3")
    def _read_copies(self) -> int:
        """How many cards of the name may be in a deck."""
        most = MOST_OF_A_NAME
        for each in self.additional:
            if isinstance(each, h.Unlimited):
                most = DECK_SIZE
            elif isinstance(each, h.CopiesAllowed):
                most = each.n
        return most

    def _read_looks(self) -> None:
        for each in self.abilities:
            looks = 0
            for node in (*each.steps, *([each.target] if each.target is not None else [])):
                for found in inside(node):
                    looks |= _looked_at(found)
            if each.form in (STATIC, STATE):
                self.looks_at |= looks
            for sentence in each.sentences:
                for part in parts_of(sentence):
                    for found in inside(part):
                        self.effects_look_at |= _looked_at(found)

    def has_rule(self, kind: type) -> bool:
        """Whether it has an additional rule of that kind."""
        return any([isinstance(each, kind) for each in self.additional])


def _looked_at(node: n.Node) -> int:
    if isinstance(node, (n.InZone, o.IsEmpty)):
        return CARDS
    if isinstance(node, o.InPeriod):
        return TIME
    if isinstance(node, (n.InState, o.IsState)):
        return ACTING
    if isinstance(node, (t.SpendSlots, t.SpendSpell)):
        return SLOTS
    if isinstance(node, (h.Using, h.Used, h.UsedBy)):
        return CHAIN
    return 0 if type(node).__name__ in INDEPENDENT else ANYTHING


class CardList(PrintedList[Card, Special]):
    """All cards, and a number for each word that they use."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        super().__init__(reused(Card, sources))
        self.words: dict[str, int] = {}
        races: set[str] = set()
        found: set[str] = set()
        for card in self.cards:
            races |= set(card.races)
            found |= {*card.types, *card.resists, *[word for word, _ in card.weak], card.faction}
            for ability in card.abilities:
                for node in inside(ability.node):
                    words = getattr(node, "words", ())
                    kinds = getattr(node, "kinds", ())
                    (races if isinstance(node, (f.OfRace, g.Races)) else found).update({*words, *kinds})
                    if isinstance(node, g.Weakness):
                        found.add(node.word)
        self.races = tuple(sorted(races))
        for word in (*self.races, *sorted((found | DAMAGE_WORDS) - races), NOBODYS_RACE):
            self.words[word] = len(self.words)
        self.names = tuple(self.words)

    def code(self, word: str) -> int:
        """The number of a word."""
        return self.words[word]

    def special_names(self) -> tuple[str, ...]:
        """The names of all special abilities."""
        return tuple(sorted({each.name for card in self.cards for each in card.abilities if each.name}))


@rule("3.3.1 3.3.2.1 3.3.2.2 3.3.2.3 6.1.1.1 15.1.6 15.5.2")
def deck_problems(cards: CardList, wanted: dict[str, int]) -> tuple[Reason, ...]:
    """3.3.2. One reason for each rule of deck building that the list breaks."""
    found: list[Reason] = []
    total = sum(wanted.values())
    if total != DECK_SIZE:
        found.append(Reason("3.3.2.1", "wrong-deck-size", cards=total, wanted=DECK_SIZE))
    by_name: dict[str, int] = {}
    most: dict[str, int] = {}
    first: dict[str, str] = {}
    for number, count in wanted.items():
        printed = cards.by_number.get(number)
        if printed is None:
            found.append(Reason("3.3.2.1", "no-such-card", card=number))
            continue
        card = cards.cards[printed]
        by_name[card.name] = by_name.get(card.name, 0) + count
        most[card.name] = max(most.get(card.name, 0), card.copies)
        first.setdefault(card.name, number)
    for name, count in by_name.items():
        if count > most[name]:
            found.append(Reason("3.3.2.2", "too-many-of-a-name", name=first[name], cards=count, most=most[name]))
    return tuple(found)


def dice_in(sentence: Sentence) -> tuple[n.Node, ...]:
    """3.4.6. The amounts with dice of a sentence, in the order of the text; not those of what is given or put off."""
    known = _DICE.get(id(sentence))
    if known is None or known[0] is not sentence:
        found: list[n.Node] = []
        for part in parts_of(sentence):
            _collect_dice(part, found)
        known = _DICE[id(sentence)] = (sentence, tuple(found))
    return known[1]


DICE: Final = (f.Dice, f.DiceAnd, f.HighestDie, f.LowestDie, t.Roll)
_DICE: Final[dict[int, tuple[Sentence, tuple[n.Node, ...]]]] = {}  # of sentences that were read before


def _collect_dice(node: n.Node, found: list[n.Node]) -> None:
    if isinstance(node, (g.GainSpecial, n.Triggered, a.Delayed, a.Instead)):
        return
    if isinstance(node, DICE) and not any([each is node for each in found]):
        found.append(node)
    for _, value in n.fields(node):
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, n.Node):
                _collect_dice(each, found)
