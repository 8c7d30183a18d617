"""What does a printed card amount to? Its abilities, read once from its text, and numbers that name them.

An ability is known by its printed card and its place there: first those of the text, then those of the card's parts,
then abilities that a text prints in brackets to give them to others, and effects that it puts off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from fuda.language.compiler.card_source import CardSource
from fuda.language.running.resolution import Sentence, sentences_of
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

# Forms of an ability.
STATIC: Final = 0
ACTIVATED: Final = 1
TRIGGERED: Final = 2
STATE: Final = 3  # triggers on a condition, not on an event
EFFECTS: Final = 4  # carried out when its card is played
OTHER: Final = 5  # a word of the game's own, read by the game

STATE_WATCHER: Final = a.StateTriggered  # stands for what waits for a condition where others wait for an event

PLACES: Final = 5  # bits for the place of an ability on its card
REFERENCES: Final = 20  # bits for a reference, in a number that names the card on the table as well
REFERENCE: Final = (1 << REFERENCES) - 1


class Ability:
    """One ability: where it is printed, of which form, and what it says."""

    def __init__(self, printed: int, place: int, kind: str, node: n.Node) -> None:
        self.printed = printed
        self.place = place
        self.kind = kind  # text, given, later, or a part of the card
        self.name = ""
        self.name_en = ""
        self.limit = 0  # uses in a turn; 0: no limit
        self.cumulative = True
        self.form = EFFECTS
        self.event: n.Node | None = None
        self.condition: n.Node | None = None
        self.steps: tuple[n.Node, ...] = ()
        self.sentences: tuple[Sentence, ...] = ()
        self.node = node
        self.read(node)
        self.truths: tuple[Sentence, ...] = self._read_truths()  # what a static ability says

    @property
    def reference(self) -> int:
        """A number that names the ability."""
        return self.printed << PLACES | self.place

    def read(self, node: n.Node) -> None:
        """Which form the ability has and what it says."""
        if isinstance(node, a.Limited):
            self.limit = node.n
            self.read(node.ability)
        elif isinstance(node, a.NotCumulative):
            self.cumulative = False
            self.read(node.ability)
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
        elif isinstance(node, n.Effects):
            self.sentences = sentences_of(node)
        else:
            self.read_other(node)

    def _read_truths(self) -> tuple[Sentence, ...]:
        # Apart from where the steps begin empty: compiled, they would be taken for empty there.
        return tuple([each for truth in self.steps for each in sentences_of(truth)])

    def read_other(self, node: n.Node) -> None:
        """A word of the game's own."""
        raise LookupError(f"the rules do not know an ability of the kind {type(node).__name__}")

    def said(self) -> list[n.Node]:
        """Everything the ability says, sentence by sentence."""
        return [*self.steps, *[each.effect for each in self.sentences]]


A = TypeVar("A", bound=Ability)


class PrintedCard(Generic[A]):
    """One card of the list and its abilities."""

    def __init__(self, source: CardSource, printed: int) -> None:
        self.source = source
        self.printed = printed
        self.number = source.number
        self.name = source.name_ja
        self.abilities: list[A] = []
        self.given: dict[n.Node, int] = {}
        self.own: tuple[int, ...] = ()  # references of the abilities that the card has, not those it gives
        self.looks_at = 0  # what its abilities in force look at, in the game's own bits
        self.effects_look_at = 0  # the same for the lasting effects that its texts make

    def make(self, place: int, kind: str, node: n.Node) -> A:
        """An ability of the game's own class."""
        raise NotImplementedError

    def add(self, kind: str, node: n.Node) -> A:
        """One more ability of the card."""
        ability = self.make(len(self.abilities), kind, node)
        self.abilities.append(ability)
        return ability

    def add_text(self, text: n.Node) -> None:
        """The abilities of the card's text, one for each line."""
        if isinstance(text, n.Text):
            for each in text.abilities:
                self.add("text", each)
        elif not (isinstance(text, n.Effects) and not text.steps):
            self.add("text", text)

    def add_given(self) -> None:
        """Abilities that a text gives to others, and effects that it puts off, are abilities of this list too."""
        place = 0
        while place < len(self.abilities):
            ability = self.abilities[place]
            place += 1
            for said in ability.said():
                for node in inside(said):
                    self._add_given(ability, node)

    def _add_given(self, ability: A, node: n.Node) -> None:
        if node in self.given:
            return
        given = self.gives(node)
        if given is not None:
            self.given[node] = len(self.abilities)
            self.add("given", given)
        elif isinstance(node, (a.Delayed, a.Instead)):
            self.given[node] = len(self.abilities)
            effect = node.effect
            if isinstance(node, a.Instead) and isinstance(effect, n.May):
                effect = effect.effect  # whether to replace is asked before
            whole = effect if isinstance(effect, n.Effects) else n.Effects((effect,))
            self.put_off(ability, node, self.add("later", whole))

    def gives(self, node: n.Node) -> n.Node | None:
        """The ability that a word gives to others; none if it gives none."""
        return None

    def put_off(self, ability: A, node: n.Node, later: A) -> None:
        """An effect is carried out later; the game may keep whose it was."""


def parts_of(sentence: Sentence) -> tuple[n.Node, ...]:
    """The nodes of a sentence: its effect, what must hold, and how long."""
    return tuple([each for each in (sentence.effect, sentence.condition, sentence.duration) if each is not None])


def inside(node: n.Node) -> list[n.Node]:
    """A node and all nodes within it.

    >>> inside(n.May(n.You(), n.Draw(1)))
    [May(player=You(), effect=Draw(n=1)), You(), Draw(n=1)]
    """
    found: list[n.Node] = []
    _gather(node, found)
    return found


def _gather(node: n.Node, found: list[n.Node]) -> None:
    found.append(node)
    for name in type(node).FIELDS:
        value = getattr(node, name)
        if isinstance(value, n.Node):
            _gather(value, found)
        elif isinstance(value, tuple):
            for each in value:
                if isinstance(each, n.Node):
                    _gather(each, found)


def speaks_of(node: n.Node | None, kind: type[n.Node]) -> bool:
    """Whether a word of that kind stands in a text."""
    return node is not None and any([isinstance(each, kind) for each in inside(node)])


C = TypeVar("C", bound="PrintedCard")  # type: ignore[type-arg]


def reused(read: Callable[[CardSource, int], C], sources: tuple[CardSource, ...]) -> tuple[C, ...]:
    """The cards of a list. What was read of a card at the same place of another list is taken as it is: nothing of it
    depends on the other cards, and nothing of it changes."""
    cards: list[C] = []
    for printed, source in enumerate(sources):
        card: C | None = source.printed.get(printed)
        if card is None:
            card = source.printed[printed] = read(source, printed)
        cards.append(card)
    return tuple(cards)


class PrintedList(Generic[C, A]):
    """All cards, and by reference their abilities."""

    def __init__(self, cards: tuple[C, ...]) -> None:
        self.cards = cards
        self.by_number = {card.number: card.printed for card in cards}
        self.counters: dict[str, int] = {}  # a number for each name of a counter
        words: set[type[n.Node]] = set()
        for card in cards:
            for ability in card.abilities:
                for said in ability.said():
                    for found in inside(said):
                        words.add(type(found))
                        counter = getattr(found, "counter", None)
                        if isinstance(counter, str):
                            self.counters.setdefault(counter, len(self.counters))
        self.said = frozenset(words)  # the kinds of what any of their texts says

    def ability(self, reference: int) -> A:
        """The ability that a reference names."""
        found: A = self.cards[reference >> PLACES].abilities[reference & (1 << PLACES) - 1]
        return found

    def sentence(self, printed: int, ability: int, place: int) -> Sentence:
        """One sentence of an ability."""
        found: Sentence = self.cards[printed].abilities[ability].sentences[place]
        return found


def pack(home: int, ability: Ability) -> int:
    """An ability together with the card on the table that has it."""
    return home << REFERENCES | ability.reference


def home_of(packed: int) -> int:
    """The card that has a packed ability."""
    return packed >> REFERENCES
