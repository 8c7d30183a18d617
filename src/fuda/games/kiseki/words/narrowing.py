"""More words that narrow a group down in the texts of kiseki: by what is not so, by rank, by chance, by the past."""

from typing import ClassVar, Final

from fuda.games.kiseki.words.things import ByCard, Narrowed
from fuda.language.words.nodes import Node


class WithoutChosenOrganisation(Narrowed):
    """1312.4. Of these, the ones that do not have the organisation chosen before."""


class Aboard(ByCard):
    """1337.1. Of these, the ones that have boarded the card."""


class OtherThan(ByCard):
    """Of these, all but the card."""


class WithSameStat(Node):
    """104.6. Of these, the ones whose stat is that of the card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "stat", "what")

    def __init__(self, of: Node, stat: str, what: Node) -> None:
        self.of: Final = of
        self.stat: Final = stat
        self.what: Final = what


class WithLess(WithSameStat):
    """104.6. Of these, the ones whose stat is less than that of the card."""


class WithMore(WithSameStat):
    """104.6. Of these, the ones whose stat is more than that of the card."""


class WithNoLess(WithSameStat):
    """104.6. Of these, the ones whose stat is that of the card or more."""


class WithNoMore(WithSameStat):
    """104.6. Of these, the ones whose stat is that of the card or less."""


class Being(Node):
    """Some of these, told by another group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("group", "what")

    def __init__(self, group: Node, what: Node) -> None:
        self.group: Final = group
        self.what: Final = what


class AlsoBeing(Being):
    """Of these, the ones that belong to the group too."""


class NotBeing(Being):
    """Of these, the ones that do not belong to the group."""


class NotInState(Node):
    """Of these, the ones that do not lie like this (see `state` above)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("state", "what")

    def __init__(self, state: str, what: Node) -> None:
        self.state: Final = state
        self.what: Final = what


class ThisTurn(Node):
    """1221.1. Of these, the ones to which it has happened in this turn, as the card that each of them is now: entered,
    stunned, attacked-upon, recovered, readied, actioned."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "what")

    def __init__(self, event: str, what: Node) -> None:
        self.event: Final = event
        self.what: Final = what


class NotThisTurn(ThisTurn):
    """1221.1. Of these, the others."""


class AttackedThisTurn(Narrowed):
    """804.8. Of these, the ones that have attacked this turn."""


class NotAttackedThisTurn(Narrowed):
    """804.8. Of these, the ones that have not attacked this turn."""


class ByRank(Node):
    """Some of these, told by whose stat stands out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stat", "what")

    def __init__(self, stat: str, what: Node) -> None:
        self.stat: Final = stat
        self.what: Final = what


class WithHighest(ByRank):
    """Of these, the ones whose stat is the highest."""


class WithLowest(ByRank):
    """Of these, the ones whose stat is the lowest."""


class WithOrganisations(Node):
    """1333.2. Of these, the ones the number of whose organisations compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound", "what")

    def __init__(self, bound: Node, what: Node) -> None:
        self.bound: Final = bound
        self.what: Final = what


class EveryFew(Node):
    """Of these, one for each so many of them, where something is done or gained for each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what")

    def __init__(self, n: int, what: Node) -> None:
        self.n: Final = n
        self.what: Final = what


class AtRandom(Node):
    """So many of them, told by chance."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "what")

    def __init__(self, n: int, what: Node) -> None:
        self.n: Final = n
        self.what: Final = what
