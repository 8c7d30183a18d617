"""What does a printed card of 3x3Wars amount to? Its figures, and its text read once when the cards are loaded.

A trait is known by what its text says, not by its name: the rules ask a `Trait` whether it makes its unit attack in the
piercing step, and so on. A unit that gains a trait gains the text printed under that name.
"""

from __future__ import annotations

from typing import Final

from fuda.games.wars3x3 import words as w
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import Sentence, mark_named
from fuda.language.words import nodes as n

COLOURS: Final = ("fire", "water", "grass", "heaven", "purple", "basic")
COLOURED: Final = 4  # the first four can be asked for as required power
UNIT: Final = "unit"
SPELL: Final = "spell"
MAGIC: Final = "magic"


class Trait:
    """What a trait does, read off the text printed under its name."""

    def __init__(self, name: str, printed: int, line: int, body: n.Node) -> None:
        self.name = name
        self.printed = printed  # where its text is printed
        self.line = line
        self.body = body
        self.attacks_piercing = False
        self.defends_piercing = False
        self.territory = 0
        self.their_territory = 0  # what it adds to the opponent's
        self.uncounted = False  # the opponent cannot count the unit for required power
        self.uncounted_here = False  # its own player cannot
        self.increases: list[tuple[n.Node | None, n.Node, int]] = []  # period, whose power, by how much
        self.when_destroyed = False
        self.when_entered = False
        self.imbues = ""  # the trait that a boost with the card gives
        self.hastens = False
        self.cost_range = (-1, -1)
        self.only_for = ""
        self.is_wild = False
        self.countered_by = ""
        self.pays_sideways = False  # may be activated sideways by exiling it
        self.lasting = False  # a magic's static effect
        self._read(body, None)

    def _read(self, node: n.Node, period: n.Node | None) -> None:
        if isinstance(node, n.Effects):
            for each in node.steps:
                self._read(each, period)
        elif isinstance(node, n.During):
            self._read(node.effect, node.period)
        elif isinstance(node, n.Triggered):
            self._read_trigger(node)
        elif isinstance(node, n.If):
            self._read_offer(node)
        elif isinstance(node, (n.Does, n.May)):
            self._read(node.effect, period)
        elif isinstance(node, w.AttacksIn) and node.step == "piercing_attack":
            self.attacks_piercing = True
        elif isinstance(node, w.DefendsAlsoIn) and node.step == "piercing_attack":
            self.defends_piercing = True
        elif isinstance(node, w.ModifyTerritory):
            if isinstance(node.player, n.Opponent):
                self.their_territory += node.n
            else:
                self.territory += node.n
        elif isinstance(node, n.IncreasePower):
            self.increases.append((period, node.what, node.n))
        elif isinstance(node, n.Cannot) and isinstance(node.effect, w.CountForPower):
            if isinstance(node.player, n.Opponent):
                self.uncounted = True
            else:
                self.uncounted_here = True
        elif isinstance(node, w.TreatCostAs):
            self.cost_range = (node.low, node.high)
        elif isinstance(node, w.OnlyUsableFor):
            self.only_for = node.operation
        elif isinstance(node, w.MatchesAnyNumber):
            self.is_wild = True
        elif isinstance(node, w.OnlyCounteredBy):
            self.countered_by = node.name
        elif isinstance(node, w.InsteadOfPaying) and isinstance(node.effect, n.Exile):
            self.pays_sideways = True
        else:
            raise LookupError(f"the rules do not know what {type(node).__name__} does in a trait")

    def _read_trigger(self, node: n.Triggered) -> None:
        event = node.event
        if isinstance(event, n.Destroyed) and isinstance(event.what, n.This):
            self.when_destroyed = True
        elif isinstance(event, n.Entered) and isinstance(event.what, n.This):
            self.when_entered = True
        elif isinstance(event, w.UsedFor) and event.operation == "boost":
            assert isinstance(node.effects, n.Effects)
            sentence = Sentence(node.effects.steps[0])
            gain = sentence.effect
            if not (
                isinstance(gain, n.GainTrait)
                and isinstance(gain.what, w.TargetUnit)
                and isinstance(sentence.duration, n.UntilStep)
            ):
                raise LookupError("a boost can only give a trait to its target until the end of battle")
            self.imbues = gain.label
        else:
            raise LookupError(f"the rules know no trigger for {type(event).__name__}")

    def _read_offer(self, node: n.If) -> None:
        assert isinstance(node.effects, n.Effects)
        move = Sentence(node.effects.steps[0]).effect
        if isinstance(node.condition, w.Doing) and isinstance(move, w.MoveStep):
            self.hastens = True
        else:
            raise LookupError("the rules know no such offer")


class Card:
    """One card of the list."""

    def __init__(self, source: CardSource, printed: int) -> None:
        table = source.fields
        self.source = source
        self.printed = printed
        self.number = source.number
        self.name = source.name_ja
        self.kind: str = table["kind"]
        self.colour = COLOURS.index(table["colour"])
        self.cost: int = table.get("cost", -1)
        needs = table.get("power", {})
        self.needs_any: int = needs.get("any", 0)
        self.needs = tuple([int(needs.get(colour, 0)) for colour in COLOURS[:COLOURED]])
        self.traits = 0  # bits
        self.low = self.cost
        self.high = self.cost
        self.is_wild = False
        self.only_for = ""
        self.countered_by = ""
        self.imbues = ""
        self.hastens = False
        self.pays_sideways = False
        self.lasting: list[tuple[n.Node | None, n.Node, int]] = []
        self.magic_line = -1
        self.grand_line = -1
        self.magic: w.Magic | None = None
        self.grand: w.GrandMagic | None = None
        assert isinstance(source.text, n.Text)
        self.lines = source.text.abilities

    @property
    def is_unit(self) -> bool:
        return self.kind == UNIT


class CardList:
    """All cards with their traits."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        self.cards = tuple([Card(source, printed) for printed, source in enumerate(sources)])
        self.traits: list[Trait] = []
        self.bits: dict[str, int] = {}  # by name: the bit of the text that a unit gains with the trait
        self.masks: dict[str, int] = {}  # by name: the bits of all texts printed under it
        self.names: dict[str, int] = {}
        for card in self.cards:
            self.names.setdefault(card.name, len(self.names))
            for line, ability in enumerate(card.lines):
                self._read_line(card, line, ability)
            if card.kind == MAGIC and card.magic is None:
                self._add_empty_magic(card)
        self.piercing = self._mask("attacks_piercing")
        self.wall = self._mask("defends_piercing")
        self.uncounted = self._mask("uncounted")
        self.uncounted_here = self._mask("uncounted_here")
        self.fertile = tuple([(1 << place, each.territory) for place, each in enumerate(self.traits) if each.territory])
        self.fertile_there = tuple(
            [(1 << place, each.their_territory) for place, each in enumerate(self.traits) if each.their_territory]
        )
        self.swelling = tuple([(1 << place, each) for place, each in enumerate(self.traits) if each.increases])
        self.sentence_table = {
            (card.printed, line): self._sentences(ability)
            for card in self.cards
            for line, ability in enumerate(card.lines)
        }
        self.by_number = {card.number: card.printed for card in self.cards}

    def _mask(self, feature: str) -> int:
        return sum(1 << place for place, each in enumerate(self.traits) if getattr(each, feature))

    def _sentences(self, ability: n.Node) -> tuple[Sentence, ...]:
        if isinstance(ability, n.Trait):
            ability = ability.body
        if isinstance(ability, n.Triggered):
            ability = ability.effects
        if isinstance(ability, (w.Magic, w.GrandMagic)):
            ability = ability.effects
        found = tuple([Sentence(each) for each in ability.steps]) if isinstance(ability, n.Effects) else ()
        mark_named(found, n.That)
        return found

    @rule("M1 M5 M6")
    def _add_empty_magic(self, card: Card) -> None:
        """A magic that only says what holds while it lies face up is activated like any other; that is all."""
        card.magic, card.magic_line = w.Magic((), (), n.Effects(())), len(card.lines)

    def _read_line(self, card: Card, line: int, ability: n.Node) -> None:
        if isinstance(ability, w.Magic):
            card.magic, card.magic_line = ability, line
        elif isinstance(ability, w.GrandMagic):
            card.grand, card.grand_line = ability, line
        elif isinstance(ability, n.Trait):
            self._read_trait(card, line, ability)
        else:
            raise LookupError(f"{card.number}: the rules do not know a line of the kind {type(ability).__name__}")

    def _read_trait(self, card: Card, line: int, ability: n.Trait) -> None:
        read = Trait(ability.label, card.printed, line, ability.body)
        if card.kind == MAGIC:
            # 顕在 and 残響 belong to the magic itself; what a lasting magic does differs from card to card.
            card.lasting += read.increases
            card.pays_sideways = card.pays_sideways or read.pays_sideways
            return
        card.traits |= self._bit_of(read)
        card.imbues = card.imbues or read.imbues
        card.hastens = card.hastens or read.hastens
        card.only_for = card.only_for or read.only_for
        card.countered_by = card.countered_by or read.countered_by
        card.is_wild = card.is_wild or read.is_wild
        if read.cost_range[0] >= 0:
            card.low, card.high = read.cost_range

    @rule("P1")
    def _bit_of(self, read: Trait) -> int:
        """The bit of a trait. Another text under the same name is a trait of its own: what is printed counts."""
        for place, each in enumerate(self.traits):
            if each.name == read.name and n.equal(each.body, read.body):
                return 1 << place
        bit = 1 << len(self.traits)
        self.traits.append(read)
        self.bits.setdefault(read.name, bit)
        self.masks[read.name] = self.masks.get(read.name, 0) | bit
        return bit


def deck_problems(cards: CardList, wanted: dict[str, int]) -> tuple[Reason, ...]:
    """Why a list of card numbers with counts is not the deck of this game: it is fixed, every deck card once."""
    found: list[Reason] = []
    for number, count in wanted.items():
        printed = cards.by_number.get(number)
        if printed is None:
            found.append(Reason("W2.2", "no-such-card", card=number))
        elif cards.cards[printed].kind == MAGIC:
            found.append(Reason("W2.2", "not-a-deck-card", card=number))
        elif count != 1:
            found.append(Reason("W2.2", "each-card-once", card=number, count=count))
    for card in cards.cards:
        if card.kind != MAGIC and card.number not in wanted:
            found.append(Reason("W2.2", "card-missing", card=card.number))
    return tuple(found)
