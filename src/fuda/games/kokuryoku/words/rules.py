"""What texts of kokuryoku change for a while or always, beside what effects.py has: what may not be done, how
often something is done, what a unit counts as, and for how long.

A deed that is forbidden is a string. Of a unit: attacked, countered, supported, recover, lose, leave, shifted, wait,
able, attach, remove, change, act, keywords, items. Of a player: sortie, land, draw, attach, remove, support, surprise,
crest, item. A limit is sorties, supports, lands, hand or draws.
"""

from typing import ClassVar, Final

from fuda.games.kokuryoku.words.durations import ForGame as ForGame
from fuda.games.kokuryoku.words.durations import NextPhaseOf as NextPhaseOf
from fuda.games.kokuryoku.words.durations import PhaseOfNextTurn as PhaseOfNextTurn
from fuda.games.kokuryoku.words.durations import ThatPhase as ThatPhase
from fuda.games.kokuryoku.words.durations import ThisPhase as ThisPhase
from fuda.games.kokuryoku.words.durations import UntilEndOfPhase as UntilEndOfPhase
from fuda.games.kokuryoku.words.durations import UntilTurnOf as UntilTurnOf
from fuda.language.words.nodes import About, Changing, Node, OfNumber


class Forbid(Node):
    """This is not done to them, or by them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "deed")

    def __init__(self, what: Node, deed: str) -> None:
        self.what: Final = what
        self.deed: Final = deed


class ForbidByOpponent(Forbid):
    """This is not done to them by texts of the opponent: shifted, pushed, wait, leave or remove."""


class ForbidPlayer(Node):
    """The player cannot do this."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "deed")

    def __init__(self, player: Node, deed: str) -> None:
        self.player: Final = player
        self.deed: Final = deed


class CannotAttackThose(Node):
    """They cannot attack units of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "target")

    def __init__(self, what: Node, target: Node) -> None:
        self.what: Final = what
        self.target: Final = target


class ChangeLimit(Node):
    """How often the player does something in a step, or how many cards stay in hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "limit", "change")

    def __init__(self, player: Node, limit: str, change: Node) -> None:
        self.player: Final = player
        self.limit: Final = limit
        self.change: Final = change


class ChangeStrikes(Changing):
    """攻撃力と反撃力: what is added to their damage when they attack and when they strike back."""


class ChangeMoves(Changing):
    """移動回数: how often they move in their move step, one square each."""


class MovesTimes(Node):
    """They can move so often in their move step, one square each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class FreeAttacks(About):
    """They pay no chips for attacks."""


class FreeCounters(About):
    """They pay no chips for counter-attacks."""


class WinsTriangle(About):
    """三すくみで常に勝つ: they have the bonus of the triangle, and nobody has it against them."""


class ChangeTriangle(Node):
    """What the bonus of the triangle amounts to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, change: Node) -> None:
        self.change: Final = change


class TriangleReversed(Node):
    """三すくみを逆にする: who would have lost wins."""


class ChangePower(Node):
    """What is added to the damage of a strike with this card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, change: Node) -> None:
        self.change: Final = change


class ForbidSortieAt(Node):
    """The player's units cannot sortie to these squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "where")

    def __init__(self, player: Node, where: Node) -> None:
        self.player: Final = player
        self.where: Final = where


class ForbidLandsOn(Node):
    """The player cannot lay lands on these squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "where")

    def __init__(self, player: Node, where: Node) -> None:
        self.player: Final = player
        self.where: Final = where


class StaysPut(Node):
    """This card, attached or a land, is not removed by texts or by its player."""


class StaysPutByOpponent(StaysPut):
    """The same, by texts of the opponent only."""


class StaysInItemStep(Node):
    """This attached card is not removed by its player in an item step (K4.5)."""


class NoTriangle(About):
    """三すくみの影響を受けない: no bonus of the triangle for or against them."""


class NoTriangleHere(Node):
    """The same while this card is the equipment that is used."""


class ChangeLevel(Node):
    """Their levels for equipment are so many steps higher."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class CountsAs(Node):
    """They are of this sort too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "sort")

    def __init__(self, what: Node, sort: str) -> None:
        self.what: Final = what
        self.sort: Final = sort


class StaysWhenUsed(Node):
    """This magic is not used up."""


class PriceOfUse(OfNumber):
    """Each use of this magic costs n chips of its unit."""


class InsteadOfStep(Node):
    """In a step of the player's national-power phase something else may be done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "step", "effects")

    def __init__(self, player: Node, step: str, effects: Node) -> None:
        self.player: Final = player
        self.step: Final = step
        self.effects: Final = effects


# --- lines of their own


class OnlyFor(About):
    """This card can be attached to such units only."""


class NotFor(About):
    """This card cannot be attached to such units."""


class OnceATurn(Node):
    """この能力は1ターンに1回だけ使用できる: as every crest ability (X7.9)."""


class TimesATurn(OfNumber):
    """この効果は1ターンにn回だけ使用できる: of a text that triggers."""


class Limited(Node):
    """A text that triggers at most n times a turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "ability")

    def __init__(self, n: int, ability: Node) -> None:
        self.n: Final = n
        self.ability: Final = ability


class LimitedInGame(Limited):
    """A text that triggers at most n times a game."""


class NotTouched(About):
    """…はこの影響を受けない: what the sentence before says does not reach these."""


class Topic(Node):
    """What the sentence began with."""


class TopicPlayer(Node):
    """The player with whom the sentence began."""


class LastingBy(Node):
    """A rule about a player, for the duration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "duration", "effect")

    def __init__(self, player: Node, duration: Node, effect: Node) -> None:
        self.player: Final = player
        self.duration: Final = duration
        self.effect: Final = effect


class LastingOn(Node):
    """Of what the sentence began with, for the duration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "effect")

    def __init__(self, what: Node, duration: Node, effect: Node) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.effect: Final = effect


class DelayedFor(Node):
    """As often as this happens while it lasts, the effect."""

    FIELDS: ClassVar[tuple[str, ...]] = ("duration", "event", "effect")

    def __init__(self, duration: Node, event: Node, effect: Node) -> None:
        self.duration: Final = duration
        self.event: Final = event
        self.effect: Final = effect


class InsteadFor(DelayedFor):
    """While it lasts, the effect in the place of the event."""


class RuleByDoing(Node):
    """The acting player may do the first, and then the second holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, first: Node, second: Node) -> None:
        self.first: Final = first
        self.second: Final = second


class AndIf(RuleByDoing):
    """The first, and then the second if its condition holds."""


class TwoWays(Node):
    """If the first condition holds the one, if the other holds the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "second", "third", "fourth")

    def __init__(self, first: Node, second: Node, third: Node, fourth: Node) -> None:
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third
        self.fourth: Final = fourth


class FigurePer(Node):
    """A figure of these is raised or lowered (way: up, down) by so much for each of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "what", "figure", "n", "way")

    def __init__(self, each: Node, what: Node, figure: str, n: int, way: str) -> None:
        self.each: Final = each
        self.what: Final = what
        self.figure: Final = figure
        self.n: Final = n
        self.way: Final = way


class FigurePerSome(Node):
    """The same, for every so many (per) of an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "per", "what", "figure", "n", "way")

    def __init__(self, amount: Node, per: int, what: Node, figure: str, n: int, way: str) -> None:
        self.amount: Final = amount
        self.per: Final = per
        self.what: Final = what
        self.figure: Final = figure
        self.n: Final = n
        self.way: Final = way


class MayEnter(Node):
    """No land keeps them from these squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "where")

    def __init__(self, what: Node, where: Node) -> None:
        self.what: Final = what
        self.where: Final = where


class SortieIf(Node):
    """This unit card can sortie only if this holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition: Final = condition


class SortiePrice(Node):
    """A sortie of this unit card costs this too."""

    FIELDS: ClassVar[tuple[str, ...]] = ("price",)

    def __init__(self, price: Node) -> None:
        self.price: Final = price


class OnTopic(Node):
    """Several rules about what the sentence began with."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "effect")

    def __init__(self, what: Node, effect: Node) -> None:
        self.what: Final = what
        self.effect: Final = effect


class OfTopic(OnTopic):
    """The same, where the first is about a figure."""


class DoneTo(OnTopic):
    """Several acts on what the sentence began with, or an act and rules."""


class TriggeredOn(Node):
    """When the event has happened, this is done to the unit that it is about."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "effect")

    def __init__(self, event: Node, effect: Node) -> None:
        self.event: Final = event
        self.effect: Final = effect


class TriggeredOnAnd(Node):
    """When the event has happened, this is done to the unit that it is about, and then the other sentences."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "effect", "more")

    def __init__(self, event: Node, effect: Node, more: Node) -> None:
        self.event: Final = event
        self.effect: Final = effect
        self.more: Final = more


class TriggeredIf(Node):
    """When the event has happened and the condition holds, the effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("condition", "event", "effects")

    def __init__(self, condition: Node, event: Node, effects: Node) -> None:
        self.condition: Final = condition
        self.event: Final = event
        self.effects: Final = effects


class TakeInstead(About):
    """The damage is dealt to this unit instead."""


# --- figures in another order of words


class ForWhile(Node):
    """A figure of these is changed for the duration."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "figure", "duration", "change")

    def __init__(self, what: Node, figure: str, duration: Node, change: Node) -> None:
        self.what: Final = what
        self.figure: Final = figure
        self.duration: Final = duration
        self.change: Final = change


class FigureBy(Node):
    """A figure of these is raised or lowered (way: up, down) by an amount."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "what", "figure", "way")

    def __init__(self, amount: Node, what: Node, figure: str, way: str) -> None:
        self.amount: Final = amount
        self.what: Final = what
        self.figure: Final = figure
        self.way: Final = way


class Capping(OfNumber):
    """ただし、nまでしか増えない: the amount of the sentence before is no more than n."""


class ChangeLevelOf(Node):
    """Their levels for such equipment (arms) are so many steps higher."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "arms", "n")

    def __init__(self, what: Node, arms: Node, n: int) -> None:
        self.what: Final = what
        self.arms: Final = arms
        self.n: Final = n


class AttacksTimes(Node):
    """They attack so often in an attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "n")

    def __init__(self, what: Node, n: int) -> None:
        self.what: Final = what
        self.n: Final = n


class SwapsStrikes(About):
    """攻撃力と反撃力を入れ替える: the bases of their attacks and counters change places."""
