"""What lasts in the card texts of honjin, and how it comes about.

`Grant`, `Change` and `Adjust` bring a change to things or players. A grant or change ends with the battle, outside a
battle with the phase (4.6.9, 10.14.6, 10.16.3), and what a constant ability says lasts as long as it is in force
(14.5.4.3). A change has no subject of its own.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Changing, Node, OfName

# --- sentences


class Grant(Changing):
    """10.14. The change is added to them for its time; not applied where it adds nothing (10.14.3, 10.14.4)."""


class Change(Changing):
    """10.16, 4.6.4. What they have of it is replaced by the change; a figure is moved by the difference."""


class Adjust(Changing):
    """4.6.6. Their figures are raised or lowered; the change is Figure or Together of them."""


class Lose(Node):
    """10.15.2.1. For the time of a grant they do not have it any more (see what is lost below)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "lost")

    def __init__(self, what: Node, lost: Node) -> None:
        self.what: Final = what
        self.lost: Final = lost


class Void(Node):
    """10.19.2. They have it but it does nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "lost")

    def __init__(self, what: Node, lost: Node) -> None:
        self.what: Final = what
        self.lost: Final = lost


class Cannot(Node):
    """4.1.12. They cannot do it: one of the prohibitions below."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "deed")

    def __init__(self, what: Node, deed: Node) -> None:
        self.what: Final = what
        self.deed: Final = deed


class SwapBetween(Node):
    """4.6.5. Two things change places with the figure that each has now; nothing where there are not two."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "figure")

    def __init__(self, what: Node, figure: str) -> None:
        self.what: Final = what
        self.figure: Final = figure


class SwapFigures(About):
    """4.6.5. Attack and defence are moved by what lets them change places."""


class EndsWithChain(Node):
    """10.15.1.2. What the sentences before brought about vanishes when the counter chain ends."""


class LostWithChain(About):
    """10.15.2.1. The same, worded as a loss of the target."""


class NotStacking(Node):
    """16.2. The effect does not apply to what was its target before in this phase."""


class OnlyIf(Node):
    """10.19.3. The effect of the text is void while the condition is not met."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class VoidIf(Node):
    """10.19.2. The effect of the text is void while the condition is met; what it would ask is not asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class CanBear(Node):
    """12.2.6.2.1. The units can bear so many pieces of equipment without spending slots."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class IsSummonGround(About):
    """7.4.4. On these terrains their effect's owner can summon normally, unless the enemy holds them."""


class BecomeInstant(About):
    """8.3.2.8. These unit cards can be summoned instantly."""


# --- changes of several parts


class Together(Node):
    """4.7.6. Both at once (&)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class Listed(Node):
    """10.14.3. The same, worded as a list (と)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class Either(Node):
    """10.1.7. One of the two, chosen with the declaration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


# --- figures


class Figure(Node):
    """10.14.5, 4.6.6. A figure is raised (amounts.Up) or lowered (Down)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "by")

    def __init__(self, figure: str, by: Node) -> None:
        self.figure: Final = figure
        self.by: Final = by


class FigureInShort(Figure):
    """The same, printed without a colon."""


class SetFigure(Node):
    """4.6.4. In a Change: a figure becomes the amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "amount")

    def __init__(self, figure: str, amount: Node) -> None:
        self.figure: Final = figure
        self.amount: Final = amount


class Multiplied(Node):
    """4.6.4. In a Change: a figure becomes so many times what it is when the effect applies."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure", "n")

    def __init__(self, figure: str, n: int) -> None:
        self.figure: Final = figure
        self.n: Final = n


class Halved(Node):
    """4.6.4. In a Change: a figure becomes half of what it is when the effect applies, a fraction dropped."""

    FIELDS: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figure: str) -> None:
        self.figure: Final = figure


class Until(Node):
    """As the duration of nodes.Lasting: to the end of the turn, battle, phase or chain, or of the next turn of the
    owner (your-turn) or the other player (enemy-turn)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("end",)

    def __init__(self, end: str) -> None:
        self.end: Final = end


# --- features (10.14.2, 10.16.1)


class Words(Node):
    """Words of a characteristic."""

    FIELDS: ClassVar[tuple[str, ...]] = ("words",)

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words: Final = words


class Races(Words):
    """The races."""


class Attributes(Words):
    """The attributes."""


class Types(Words):
    """The types."""


class Marches(Words):
    """The march types."""


class AnyRace(Node):
    """4.7.3.1. One race, chosen with the declaration; worded 好きな."""


class WhateverRace(Node):
    """4.7.3.1. The same, worded 任意の."""


class AnyAttribute(Node):
    """4.7.3. One attribute, chosen with the declaration."""


class WhateverAttribute(Node):
    """4.7.3. The same, worded 任意の."""


class SameRaces(About):
    """In a Change: the races of that thing."""


# --- standing abilities (chapter 13); in a Grant they are added to what is there


class Standing(Node):
    """13.1.1, 13.1.5, 13.1.6. Initiative, charge or defender: x, raised (amounts.Up) or lowered (Down)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("standing", "by")

    def __init__(self, standing: str, by: Node) -> None:
        self.standing: Final = standing
        self.by: Final = by


class ItemSlots(Words):
    """13.1.2. Item slots, unspent: one word i for each."""


class SpellSlots(Words):
    """13.1.3. These spell slots, unspent: words 火 水 土 風 聖 魔 *."""


class Resistance(Words):
    """13.1.7. Resistance to these: damage attributes, 戦闘スペル, 特殊能力, 消耗品, 攻撃."""


class AnyResistance(Node):
    """4.7.3.2. Resistance to one damage attribute, chosen with the declaration."""


class WhateverResistance(Node):
    """4.7.3.2. The same, worded 任意の."""


class Weakness(Node):
    """13.1.8. Weakness: n more damage from each damage of 1 or more with this damage attribute."""

    FIELDS: ClassVar[tuple[str, ...]] = ("word", "n")

    def __init__(self, word: str, n: int) -> None:
        self.word: Final = word
        self.n: Final = n


class GainSpecial(Node):
    """4.1.1. The special ability in 『』."""

    FIELDS: ClassVar[tuple[str, ...]] = ("special",)

    def __init__(self, special: Node) -> None:
        self.special: Final = special


# --- what is lost or void


class AnyStanding(Node):
    """All standing abilities of this sort, whatever their x."""

    FIELDS: ClassVar[tuple[str, ...]] = ("standing",)

    def __init__(self, standing: str) -> None:
        self.standing: Final = standing


class AllWords(Node):
    """All words of this characteristic."""

    FIELDS: ClassVar[tuple[str, ...]] = ("characteristic",)

    def __init__(self, characteristic: str) -> None:
        self.characteristic: Final = characteristic


class AllStanding(Node):
    """All standing abilities."""


class AllSpecials(Node):
    """All special abilities."""


class SpecialsOf(Node):
    """All special abilities of this symbol."""

    FIELDS: ClassVar[tuple[str, ...]] = ("symbol",)

    def __init__(self, symbol: str) -> None:
        self.symbol: Final = symbol


class SpecialNamed(OfName):
    """All special abilities of this name (効果名)."""


# --- prohibitions


class ToAttack(Node):
    """A unit does not attack, nor count among those that could."""


class ToMarch(Node):
    """A unit cannot march."""


class ToUse(Node):
    """A unit or player cannot declare a use of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class ToCounter(Node):
    """A player cannot declare counters."""


class ToBeTargeted(Node):
    """It is no proper target of a use of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class ToDie(Node):
    """A unit does not die."""


class ToBeTargetedBy(Node):
    """10.10.2. Be a target of what this player uses of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kind")

    def __init__(self, player: Node, kind: str) -> None:
        self.player: Final = player
        self.kind: Final = kind


class ToUseTimed(Node):
    """10.9.1, 4.1.12. Use a special ability that has this timing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("when",)

    def __init__(self, when: str) -> None:
        self.when: Final = when


class ToSummonMore(Node):
    """8.3.2.8, 4.1.12. Summon more than so many units instantly in one battle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class ToTakeDamage(Node):
    """4.5. A unit is dealt no damage of one of these damage attributes, or none at all if none is named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds: Final = kinds


class ToTakeAttackDamage(Node):
    """4.9.2. A unit is dealt no attack damage."""


class ToBeEquipped(Node):
    """A unit can be given no equipment."""


class ToBeFinished(Node):
    """A unit does not become finished by effects."""


class ToSummon(Node):
    """A player cannot summon in this way: normal, instant, any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("way",)

    def __init__(self, way: str) -> None:
        self.way: Final = way


class ToLay(Node):
    """A player cannot lay terrains."""


class ToRefill(Node):
    """A player cannot refill cards by effects."""


class ToMarchTo(Node):
    """A unit cannot march to terrains of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: Node) -> None:
        self.where: Final = where
