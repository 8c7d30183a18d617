"""What happens once in the card texts of honjin, and what is paid for it.

An act is carried out by the player whose effect it is, or by the player of nodes.Does, and for nodes.May by the one who
may. `what` is Target, a single thing, a Party, or nodes.Chosen, UpTo, All of a group.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Node, OfNumber

# --- costs (10.11.8-10.11.13); acts stand as costs too: Discard, Remove, ReturnToHand, Finish, MakeProxy, Refill


class FromZone(Node):
    """Cards of a zone (hand, deck, discard) as a price: so many, of the group if one is named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount", "what")

    def __init__(self, zone: str, amount: Node, what: tuple[Node, ...]) -> None:
        self.zone: Final = zone
        self.amount: Final = amount
        self.what: Final = what


class DiscardFrom(FromZone):
    """10.11.8, 10.11.10, 10.11.12. Discard them, from the deck the uppermost, which must then all fit."""


class RemoveFrom(FromZone):
    """10.11.11, 10.11.13. Remove them from the game."""


class SpendSlots(Node):
    """10.11.5. Spend so many unspent slots of this sort (spell, item) of this unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot", "n")

    def __init__(self, slot: str, n: int) -> None:
        self.slot: Final = slot
        self.n: Final = n


class SpendSpell(Node):
    """10.11.5. Spend these unspent spell slots of this unit; each can be a *."""

    FIELDS: ClassVar[tuple[str, ...]] = ("words",)

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words: Final = words


# --- damage and death


class Damage(Node):
    """4.5.4, 4.9.3. Effect damage of these damage attributes, none: without attribute; each gets all of it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kinds", "amount")

    def __init__(self, what: Node, kinds: tuple[str, ...], amount: Node) -> None:
        self.what: Final = what
        self.kinds: Final = kinds
        self.amount: Final = amount


class DamageInShort(Damage):
    """The same, worded without a verb."""


class Kill(Node):
    """11.3.1.3, 4.5.4. A death effect of these damage attributes applies to them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kinds")

    def __init__(self, what: Node, kinds: tuple[str, ...]) -> None:
        self.what: Final = what
        self.kinds: Final = kinds


class AlterDamage(Node):
    """10.8. In an Instead of damage: it is raised or lowered (amounts.Up, Down) and then given."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: Node) -> None:
        self.by: Final = by


class LessDamage(Node):
    """10.8. In an Instead of damage: so much less is given."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class MoreDamage(LessDamage):
    """10.8. In an Instead of damage: so much more is given."""


class RevealSome(Node):
    """4.11.1.1, 1.3.6. So many cards of a hand, told by chance, are shown to all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount")

    def __init__(self, zone: Node, amount: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount


class DiscardUpTo(Node):
    """12.4.2. At most so many cards of a hand are discarded, chosen when it is done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount")

    def __init__(self, zone: Node, amount: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount


class SetDamage(Node):
    """10.8. In an Instead of damage: so much is given."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


# --- states


class Finish(About):
    """10.18. Make fresh units finished; others are not affected."""


class Refresh(About):
    """4.1.15. Make finished units fresh; others are not affected."""


class SetSlots(Node):
    """4.1.15. All slots of this sort (spell, item) of the units become spent or unspent; the slots of equipment that is
    borne stay spent (13.1.2.6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "slot", "state")

    def __init__(self, what: Node, slot: str, state: str) -> None:
        self.what: Final = what
        self.slot: Final = slot
        self.state: Final = state


class SetSomeSlots(Node):
    """4.1.15. So many slots of this sort of each unit, chosen by the acting player, become spent or unspent."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "slot", "n", "state")

    def __init__(self, what: Node, slot: str, n: int, state: str) -> None:
        self.what: Final = what
        self.slot: Final = slot
        self.n: Final = n
        self.state: Final = state


class MoveInFormation(Node):
    """8.3.3. Move to the front or the rear of the formation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "place")

    def __init__(self, what: Node, place: str) -> None:
        self.what: Final = what
        self.place: Final = place


class SwapPlaces(Node):
    """8.3.3.1. Two units of one party change places in the formation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


# --- where cards go


class Discard(About):
    """12.4. Discard them; a unit does not die of it."""


class Remove(About):
    """12.5. Remove them from the game."""


class ReturnToHand(About):
    """5.1.1.4. Put them into the hand of their owner, worded 戻す."""


class AddToHand(About):
    """5.1.1.4. The same, worded 加える."""


class PutOnDeck(Node):
    """5.1.1.4, 5.1.1.6. Put them on the top or the bottom of the deck of their owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "place")

    def __init__(self, what: Node, place: str) -> None:
        self.what: Final = what
        self.place: Final = place


class MakeProxy(About):
    """14.8.3, 4.1.15. Turn the terrain over: it is a proxy terrain of its owner."""


class Refill(Node):
    """12.3.1.3. Refill so many cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class RefillUpTo(Node):
    """12.3.1.2. Refill so many cards or fewer, the number being said first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class RefillBetween(Node):
    """12.3.1.1. Refill none, or a number from least to most, said first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most


class DiscardCards(Node):
    """12.4.2. Discard so many cards from the hand or from the top of the deck (zone), or all if there are fewer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount")

    def __init__(self, zone: Node, amount: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount


class DiscardBetween(Node):
    """10.1.7, 12.4.2. The same for a number from least to most, chosen with the declaration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "least", "most")

    def __init__(self, zone: Node, least: int, most: int) -> None:
        self.zone: Final = zone
        self.least: Final = least
        self.most: Final = most


class DiscardAtRandom(Node):
    """1.3.6, 12.4.2. Discard so many cards of the hand at random."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount")

    def __init__(self, zone: Node, amount: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount


class DiscardAll(Node):
    """12.4. Discard every card of the hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class RevealHand(Node):
    """4.11.1.1. Show the whole hand to all players."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


class SearchDeck(Node):
    """5.1.3.7. Choose so many of these cards of the deck, or fewer, and put them into the hand; a shuffle is not part
    of it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "what", "n")

    def __init__(self, zone: Node, what: Node, n: int) -> None:
        self.zone: Final = zone
        self.what: Final = what
        self.n: Final = n


class LookTop(Node):
    """5.1.3.7. Look at so many cards from the top of the deck; what was looked at is AmongShown."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "amount")

    def __init__(self, zone: Node, amount: Node) -> None:
        self.zone: Final = zone
        self.amount: Final = amount


class RevealTop(LookTop):
    """4.11.1.1. Show so many cards from the top of the deck to all."""


class ShuffleDeck(Node):
    """12.7. Shuffle the deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: Node) -> None:
        self.zone: Final = zone


# --- summoning, laying and marching


class SummonThis(Node):
    """14.6.3.2, 14.6.4.1. The player may summon this card from the hand on such a terrain, in this way: normal,
    instant."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where", "player", "way")

    def __init__(self, where: Node, player: Node, way: str) -> None:
        self.where: Final = where
        self.player: Final = player
        self.way: Final = way


class SummonCards(Node):
    """15.1.7. Put these unit cards on the terrain as fresh units of their owner; limits and heroes as ever."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class LayThis(Node):
    """14.6.3.3, 14.6.4.2. The player may lay this card in such an area, or in that of such a terrain."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where", "player")

    def __init__(self, where: Node, player: Node) -> None:
        self.where: Final = where
        self.player: Final = player


class LayProxy(Node):
    """5.1.2.20. Lay a proxy terrain in an area of the group, if there is one and the deck is not empty."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: Node) -> None:
        self.where: Final = where


class MarchTo(Node):
    """12.2.2. In this march the units may go also to such a terrain."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class Move(Node):
    """Put the units on the terrain, without marching."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


# --- what undoes a use


class VanishUse(Node):
    """10.15.1.1. Of what the unit uses now and is of this kind one effect, chosen, does not take effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class Vanish(About):
    """10.15.1.1. The effect of the card in use does not take effect."""


class VanishGrants(About):
    """10.15.1. What effects have granted or changed on them is void from now on."""


class DiscardUse(Node):
    """10.15.3. Of the cards of this kind that the unit uses now one, chosen, is discarded and does not take effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind


class DiscardEquipment(Node):
    """12.4. Of the equipment of each unit so many pieces, chosen, are discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


# --- dice


class AlterInitiativeDie(Node):
    """8.3.4.5. The result of the initiative die of these players is raised or lowered (amounts.Up, Down)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "by")

    def __init__(self, player: Node, by: Node) -> None:
        self.player: Final = player
        self.by: Final = by


class AlterRoll(Node):
    """3.4.6. The result of the dice of the player or use in question is raised or lowered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: Node) -> None:
        self.by: Final = by


class AlterUseRoll(Node):
    """3.4.6. The result of the dice of what the unit uses now is raised or lowered."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "by")

    def __init__(self, what: Node, by: Node) -> None:
        self.what: Final = what
        self.by: Final = by


class SetInitiativeDie(Node):
    """8.3.4.5, 4.6.4. The result of the initiative die of these players becomes one of these, chosen with the
    declaration where there are several."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "results")

    def __init__(self, player: Node, results: tuple[int, ...]) -> None:
        self.player: Final = player
        self.results: Final = results


class Reroll(About):
    """8.3.4.5. The initiative die of these players is rolled again."""


class Roll(OfNumber):
    """3.4.2. Roll so many dice; features.RollResult and occasions.RollIs speak of their total."""


# --- sentences about others


class Define(Node):
    """3.4.6. n is the amount, read when the use is declared."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class IfApplied(Node):
    """4.1.11. Only if the sentence before was applied at least in part, and the user is still on the battlefield."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, effect: Node) -> None:
        self.effect: Final = effect


class OneOf(Node):
    """10.1.7. One of the two, chosen with the declaration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other
