"""What card texts of kokuryoku do: what lasts while it is in force, and what happens once.

A figure of damage is (base, doubled or halved, then up and down) times the number of attacks (X5.4): Doubled and Halved
act on the base, Change… with amounts.Up and Down on what is added; neither changes what the attack costs (X5.3).
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Changing, Node, OfNumber

# --- what lasts: figures


class ChangeAttack(Changing):
    """攻撃力: what is added to its damage when it attacks."""


class ChangeCounter(Changing):
    """反撃力: what is added to its damage when it strikes back."""


class ChangeDamageTaken(Changing):
    """受けるダメージ: what is added to the damage dealt to it in attacks and counters."""


class ChangeMaximum(Changing):
    """最大気力: its maximum spirit; chips above a lowered one go to the used pile."""


class ChangePayment(Changing):
    """支払う気力: the chips it spends for an attack or a counter, in all, not below 0."""


class ChangeTimes(Changing):
    """攻撃回数: the number of attacks of its attack (not of its counter), not below 1."""


class Doubled(About):
    """The base of its attack or counter is doubled."""


class Halved(About):
    """The base of its attack or counter is halved, rounded down."""


class NoDamage(About):
    """ダメージを受けない: damage dealt to it in attacks and counters is 0."""


# --- what lasts: permissions and prohibitions


class CannotMove(About):
    """They cannot move, again neither."""


class CannotAttack(About):
    """They cannot declare attacks."""


class CannotCounter(About):
    """They cannot strike back."""


class CannotUseCrests(About):
    """Their crest abilities cannot be used."""


class IgnoresLands(About):
    """土地の影響を受けない: no land bars them, costs them or changes a figure of theirs."""


class MovesAs(Node):
    """They move like this movement (X4.1); what sort they are does not change."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "move")

    def __init__(self, what: Node, move: str) -> None:
        self.what: Final = what
        self.move: Final = move


class AlsoReaches(Node):
    """The equipment they use reaches the squares of this range (direct, indirect) too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "range")

    def __init__(self, what: Node, range: str) -> None:
        self.what: Final = what
        self.range: Final = range


class GainAbility(Node):
    """They have the ability printed in 『』 (a line of the category keyword)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "ability")

    def __init__(self, what: Node, ability: Node) -> None:
        self.what: Final = what
        self.ability: Final = ability


# --- what happens once: chips


class Recover(Node):
    """回復する: so many chips of the owner's unused pile go on it, up to its maximum."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class LoseSpirit(Node):
    """失う: so many of its chips, or all it has, go to the owner's used pile; this is no damage."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class RestoreChips(OfNumber):
    """The acting player moves up to n chips from used to unused."""


class UseUpChips(OfNumber):
    """The acting player moves n chips, or all there are, from unused to used."""


# --- what happens once: units


class MakeWaiting(About):
    """待機状態にする."""


class MakeAble(About):
    """行動可能状態にする: in this turn it may move and act (again)."""


class Shift(About):
    """Put it on an empty square next to it (4 neighbours) that it may enter, chosen by the acting player; no price."""


class PushBack(About):
    """後退させる: one square straight towards its owner's side, if that is empty and it may enter."""


class ReturnToHand(About):
    """The unit goes to its owner's hand; chips to used, attached cards off the field."""


class SortieNow(About):
    """The chosen unit card sorties as K4.2a, K4.2b and X3.1 say, beside the one of the sortie step."""


# --- what happens once: cards, lands, battles


class PutOff(About):
    """Put off the field: cards, lands, attached cards or units."""


class PutAbroad(About):
    """Put abroad: cards, lands, attached cards or units."""


class CallOff(Node):
    """この攻撃を中止する: nothing is paid or dealt, no counter; the unit has acted."""


class Negate(Node):
    """The surprise or crest ability (kind: surprise, crest) directly below this on the stack does nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind
