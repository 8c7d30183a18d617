"""Which cards does a text speak of? Pure reading of selectors; the game's table answers what it lies on.

A group is read in two ways: `universe` says where to look, `matches` whether a card there belongs to it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fuda.language.words import nodes as n
from fuda.language.words.amounts import Down, Exactly, Up
from fuda.language.words.measures import AnyNumber, AtRandom, LessThan, MoreThan

# Groups that narrow another group down in a way every game knows.
WRAPPERS: Final = frozenset((n.Controlled, n.InZone, n.InState, n.WithCost, n.WithTrait, n.Except))


FOUND_BEFORE: Final = frozenset((n.This, n.That, n.Controlled))  # words for cards of which it is asked how they lie
GATHERED: Final = frozenset((n.All, n.Chosen, n.UpTo, AnyNumber, AtRandom))  # words for some or all of a group


class Table:
    """What a text can ask about the table. A game answers for one moment and one reader."""

    exact: ClassVar[frozenset[type]] = frozenset()  # kinds of groups whose members `base` gives, no more and no less

    def __init__(self, seat: int, this: int, that: tuple[int, ...] = ()) -> None:
        self.seat = seat  # the player called 'you'
        self.this = this
        self.that = that
        self.timestamp = 0  # since when the text has been in force, where that matters

    def base(self, group: n.Node) -> tuple[int, ...]:
        """All cards of a basic group, e.g. the units on the table; a word that narrows another down looks where that
        one does."""
        what = getattr(group, "what", None)
        if isinstance(what, n.Node):
            return universe(what, self)
        if type(group) is n.This:
            return (self.this,) if self.this >= 0 else ()
        raise LookupError(f"a text cannot look for {type(group).__name__} without saying where")

    def is_a(self, card: int, group: n.Node) -> bool:
        """Whether the card belongs to a basic group, wherever it lies."""
        raise NotImplementedError

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        """The cards of a zone."""
        raise NotImplementedError

    def side(self, card: int) -> int:
        """On whose side the card lies."""
        raise NotImplementedError

    def select(self, cards: tuple[int, ...], group: n.Node) -> tuple[int, ...]:
        """Those of the cards that belong to a group."""
        word: Any = group
        while cards and type(word) in WRAPPERS:
            kind = type(word)
            if kind is n.Controlled:
                cards = tuple(self.on_side(cards, self.player(word.player)))
            elif kind is n.InState:
                cards = self.lying(cards, word.state)
            elif kind is n.WithCost:
                cards = tuple([card for card in cards if compares(self.cost(card), word.cost)])
            elif kind is n.WithTrait:
                cards = tuple([card for card in cards if self.has_trait(card, word.label)])
            elif kind is n.Except:
                excluded = members(word.excluded, self)
                cards = tuple([card for card in cards if card not in excluded])
            word = word.what
        return tuple([card for card in cards if self.is_a(card, word)])

    def on_side(self, cards: tuple[int, ...], seat: int) -> list[int]:
        """Those of the cards that lie on a player's side."""
        return [card for card in cards if self.side(card) == seat]

    def controlled(self, group: n.Node, seat: int) -> tuple[int, ...]:
        """Where to look for members of a group on a player's side."""
        return tuple(self.on_side(universe(group, self), seat))

    def members_on_side(self, group: n.Node, seat: int) -> tuple[int, ...]:
        """The members of a group on a player's side."""
        found = self.controlled(group, seat)
        return found if type(group) in self.exact else self.select(found, group)

    def lies(self, card: int, how: str) -> bool:
        """Whether the card lies like this."""
        raise NotImplementedError

    def lying(self, cards: tuple[int, ...], how: str) -> tuple[int, ...]:
        """Those of the cards that lie like this."""
        return tuple([card for card in cards if self.lies(card, how)])

    def cost(self, card: int) -> int:
        """The card's cost."""
        raise NotImplementedError

    def has_trait(self, card: int, label: str) -> bool:
        """Whether the card has the trait now."""
        raise NotImplementedError

    def must_choose(self, group: n.Node) -> bool:
        """Whether somebody who is told to choose from the group has to."""
        return True

    def amount(self, node: n.Node) -> int:
        """A number that a text says or counts."""
        raise NotImplementedError

    def holds(self, condition: n.Node) -> bool:
        """Whether a condition is met now."""
        raise NotImplementedError

    def signed(self, change: n.Node) -> int:
        """A change up or down."""
        if isinstance(change, Up):
            return self.amount(change.amount)
        if isinstance(change, Down):
            return -self.amount(change.amount)
        raise LookupError(f"{type(change).__name__} is no change")

    def player(self, node: n.Node) -> int:
        """The seat of a player word."""
        return 1 - self.seat if type(node) is n.Opponent else self.seat


def universe(group: n.Node, table: Table) -> tuple[int, ...]:
    """Where to look for members of a group."""
    word: Any = group
    while type(word) in WRAPPERS:
        if type(word) is n.InZone:
            return table.cards_in(word.zone)
        word = word.what
    return table.base(word)


def matches(card: int, group: n.Node, table: Table) -> bool:
    """Whether a card of the universe belongs to the group."""
    word: Any = group
    kind = type(word)
    while kind in WRAPPERS:
        if kind is n.Controlled:
            if table.side(card) != table.player(word.player):
                return False
        elif kind is n.InState:
            if not table.lies(card, word.state):
                return False
        elif kind is n.WithCost:
            if not compares(table.cost(card), word.cost):
                return False
        elif kind is n.WithTrait:
            if not table.has_trait(card, word.label):
                return False
        elif kind is n.Except and card in members(word.excluded, table):
            return False
        word = word.what
        kind = type(word)
    return table.is_a(card, word)


def compares(value: int, bound: n.Node) -> bool:
    """Whether the value keeps to a bound."""
    if type(bound) is n.AtMost:
        return value <= bound.n
    if type(bound) is n.AtLeast:
        return value >= bound.n
    if type(bound) is Exactly:
        return value == bound.n
    if type(bound) is MoreThan:
        return value > bound.n
    if type(bound) is LessThan:
        return value < bound.n
    raise LookupError(f"{type(bound).__name__} is no bound")


def members(what: n.Node, table: Table) -> tuple[int, ...]:
    """The cards that a group or an object word names now."""
    word: Any = what
    while type(word) in GATHERED:
        word = word.what
    kind = type(word)
    if kind is n.This:
        return (table.this,)
    if kind is n.That:
        return table.that
    if kind in table.exact:
        return table.base(word)
    if kind is n.Controlled:
        return table.members_on_side(word.what, table.player(word.player))
    if kind is n.InState and type(word.what) in FOUND_BEFORE:
        return table.lying(members(word.what, table), word.state)
    return table.select(universe(word, table), word)
