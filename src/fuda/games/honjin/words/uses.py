"""What the card texts of honjin say of uses: how often, what they were paid with, whom they hit, what is chained on."""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfPlayer

# --- how often


class UsedAtMost(Node):
    """4.1.12. The ability is used, or takes effect, at most so many times in one turn, battle or phase; of a card that
    came anew it counts anew (5.1.1.8)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "per")

    def __init__(self, n: int, per: str) -> None:
        self.n: Final = n
        self.per: Final = per


# --- what was paid


class PaidCards(Node):
    """10.11. The cards that were discarded, removed or returned, or the units that were finished, as the price of the
    use."""

    FIELDS: ClassVar[tuple[str, ...]] = ("way", "what")

    def __init__(self, way: str, what: Node) -> None:
        self.way: Final = way
        self.what: Final = what


# --- prohibitions


class ToChain(Node):
    """15.2. Chain anything on to a declaration."""


class ToTakeDamageOf(Node):
    """4.8, 4.9.3. A unit is dealt no damage of these kinds of sources: spell, item (a consumable), special."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds: Final = kinds


class ToBearOthers(Node):
    """4.1.12. A unit can be given no equipment beside the piece with the text."""


class ToBeDiscarded(Node):
    """4.1.12. Neither an effect nor a price discards it; it can die."""


class ToBeReturned(Node):
    """4.1.12. Neither an effect nor a price returns it to the hand."""


class ToBeRefreshed(Node):
    """4.1.12. A unit does not become fresh by effects."""


# --- events


class TookDamageOf(Node):
    """4.8, 4.9.3. It was given damage of one of these kinds of sources."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kinds")

    def __init__(self, what: Node, kinds: tuple[str, ...]) -> None:
        self.what: Final = what
        self.kinds: Final = kinds


class WouldTakeDamageOf(Node):
    """4.8, 4.9.3. It would be given damage of one of these kinds of sources."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kinds")

    def __init__(self, what: Node, kinds: tuple[str, ...]) -> None:
        self.what: Final = what
        self.kinds: Final = kinds


class WasTargeted(Node):
    """10.10.1. It became a target of a use of this kind that this player declared."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player", "kind")

    def __init__(self, what: Node, player: Node, kind: str) -> None:
        self.what: Final = what
        self.player: Final = player
        self.kind: Final = kind


class PlayerUsed(Node):
    """10.1.9. The player declared a use of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kind")

    def __init__(self, player: Node, kind: str) -> None:
        self.player: Final = player
        self.kind: Final = kind


class BecameFresh(About):
    """3.2.4. A finished unit became fresh."""


class DeckDiscarded(OfPlayer):
    """12.4. A card of this player's deck was discarded; once for each card."""


# --- what happens once


class VanishGranted(About):
    """10.15.1. What effects have granted to them is void from now on; what they have changed stays."""


class LookHand(Node):
    """4.11.1. Look at a hand; what was looked at is AmongShown."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class LookEnd(Node):
    """5.1.3.7, 5.1.3.9. Look at the uppermost or the lowermost card of a deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "place")

    def __init__(self, zone: Node, place: str) -> None:
        self.zone: Final = zone
        self.place: Final = place


class RevealEnd(LookEnd):
    """4.11.1.1. Show the uppermost or the lowermost card of a deck to all."""


class ShuffleIn(About):
    """5.1.1.4, 12.7.1. Put them into the decks of their owners, which are shuffled."""


class Otherwise(Node):
    """10.12.1. Only if the condition of the sentence before was not met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


# --- who did it


class DealtDamage(Node):
    """4.5. The unit dealt damage to it: by its attack, its ability, or what it used; a joint attack is each one's."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "what")

    def __init__(self, by: Node, what: Node) -> None:
        self.by: Final = by
        self.what: Final = what


class MadeDie(DealtDamage):
    """12.6.1. It died of what the unit did, in the same sense."""


class WouldDealDamage(Node):
    """10.8. The unit would deal damage by what it uses: of one of these kinds of sources."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "kinds")

    def __init__(self, by: Node, kinds: tuple[str, ...]) -> None:
        self.by: Final = by
        self.kinds: Final = kinds


class HalfDamage(Node):
    """10.8. In an Instead of damage: half of it is given, a fraction dropped."""


class ToBeExchanged(Node):
    """12.2.6. A piece of equipment is not handed over."""


class ToSummonAt(Node):
    """4.1.12. A player cannot summon in this way (normal, instant, any) on terrains of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where", "way")

    def __init__(self, where: Node, way: str) -> None:
        self.where: Final = where
        self.way: Final = way


# --- groups and features


class NotUsing(Node):
    """10.13. Of these units, the ones that declared no such use in the present counter chain."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "what")

    def __init__(self, kind: str, what: Node) -> None:
        self.kind: Final = kind
        self.what: Final = what


class OtherKinds(Node):
    """2.1.6. Of these cards, the ones that are not of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "what")

    def __init__(self, kind: str, what: Node) -> None:
        self.kind: Final = kind
        self.what: Final = what


class NameHas(Node):
    """2.1.5. Its name has this in it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("part",)

    def __init__(self, part: str) -> None:
        self.part: Final = part


class FigureBeside(Node):
    """3.2.2. Its figure is more, fewer, same, least or most, compared with that of the thing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "how", "what")

    def __init__(self, figure: str, how: str, what: Node) -> None:
        self.figure: Final = figure
        self.how: Final = how
        self.what: Final = what
