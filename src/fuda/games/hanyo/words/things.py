"""The records that only the card texts of hanyo need; the rules decide what they do.

Which record the text of a card part compiles to (the phrases have one category for each):

- `unit`, a unit's card text: nodes.Text of Static, nodes.Triggered and StateTriggered, one per line;
- `skill`, the effect of a skill (801.1e), and `command`, the text of a strategy or tactics (801.1d): nodes.Effects;
- `enhancement`, the card text of an enhancement: SettableOn;
- `ex`, the effect of an EX skill (801.1f): Static, Activated, nodes.Triggered or StateTriggered, or one of these in
  NotCumulative (807.2a) or Limited (803.1).

General records and the clause that says what they mean here:

| record | clause |
|---|---|
| abilities.Static, Activated, StateTriggered; nodes.Triggered | 805, 806, 807.7, 807 |
| abilities.Delayed, Instead | 807.6, 810 |
| abilities.AsLongAs, InNextTurnOf, UntilEndOfNextTurnOf; nodes.UntilEndOfTurn | 809.7, 809.8, 801.2b, 809.8a |
| nodes.If with WonRockPaperScissors around Fails; around an effect | 920.1b-1; 919.1 |
| nodes.All of a group | lasting: changes with the game (809.3b-3); once: the group of that moment |
| nodes.Chosen, UpTo; decks.Search | 910.1; 910.2 |
| nodes.Draw, LookAt, Exchange, Choose; nodes.Discard | 904, 910.2, 914.1, 910.1; 911.1 |
| nodes.Return of units to nodes.Hand of nodes.Owner | 302.5 |
| nodes.Entered | put from hand into a standby area by its player (603.1) |
| decks.*, counters.* | 304, 903, 910-912; 913 |

Strings that stand in fields:

- attribute: 火 水 風 光 闇, as the card files print them (204);
- state (nodes.InState, IsInState): rest, stun, abnormal = either of them (303.1, 908.2);
- phase: turn, draw, main, battle; edge: start, end (502.2, 503.1, 505.1, 702.1, 705.1);
- kind: strategy, tactics, enhancement (201.2b); place: top, bottom (304.2);
- counter: the word printed before カウンター (913.2).
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, Changing, Node, OfName, OfPlayer

# --- the card text of an enhancement


class SettableOn(About):
    """804.2b-1. It may be set on a unit of this group."""


# --- single units


class ThisUnit(Node):
    """The unit that has the skill or ability, itself or by the enhancement set on it (801.1g-1)."""


class MainUnit(OfPlayer):
    """307.2. The unit in this player's main area; a lasting effect follows the place, not the card (809.3b-3)."""


# --- groups of units; KO'd units belong to none of them but KnockedOutUnits (306.7a-3)


class StandbyUnits(Node):
    """308.2. Units in standby areas."""


class KnockedOutUnits(Node):
    """306.7a-2. Units that are KO'd, in any area."""


class WithAttribute(Node):
    """204.2. Of these (units or cards), the ones that have the attribute."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attribute", "what")

    def __init__(self, attribute: str, what: Node) -> None:
        self.attribute: Final = attribute
        self.what: Final = what


class WithHp(Node):
    """203.2. Of these, the ones whose HP compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound", "what")

    def __init__(self, bound: Node, what: Node) -> None:
        self.bound: Final = bound
        self.what: Final = what


class WithPrintedHp(Node):
    """809.6. Of these, the ones whose printed HP compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound", "what")

    def __init__(self, bound: Node, what: Node) -> None:
        self.bound: Final = bound
        self.what: Final = what


class WithEnergy(Node):
    """905.2a. Of these, the ones with so many energy cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound", "what")

    def __init__(self, bound: Node, what: Node) -> None:
        self.bound: Final = bound
        self.what: Final = what


class Named(OfName):
    """902.1. Units, or cards, of exactly this name."""


class NameContains(Node):
    """902.1a. Of these, the ones whose name contains the word."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "what")

    def __init__(self, name: str, what: Node) -> None:
        self.name: Final = name
        self.what: Final = what


# --- groups of cards


class CommandCards(Node):
    """201.3. Cards of the kind command."""


class CommandsOf(Node):
    """201.3a. Command cards of this class."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class EnergyOf(Node):
    """905.2a. The energy on these units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class SetOf(Node):
    """905.3a. The cards set on these units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


# --- groups of skills; EX skills are skills too (813.3)


class ThisSkill(Node):
    """The skill in whose text this stands."""


class Skills(Node):
    """The skills of a player's units, or of a unit; nodes.WithCost narrows them down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of",)

    def __init__(self, of: Node) -> None:
        self.of: Final = of


class SkillNamed(OfName):
    """902.1b. Every skill of this name."""


# --- conditions


class IsInState(Node):
    """908.2. The unit lies in this state."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state")

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class IsMain(About):
    """307.2. The unit is a main unit."""


class IsStandby(About):
    """308.2. The unit is a standby unit."""


class HasAttribute(Node):
    """204.2. The unit has the attribute."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "attribute")

    def __init__(self, what: Node, attribute: str) -> None:
        self.what: Final = what
        self.attribute: Final = attribute


class DamageIs(Node):
    """916.3. The damage on the unit compares so."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "bound")

    def __init__(self, what: Node, bound: Node) -> None:
        self.what: Final = what
        self.bound: Final = bound


class WonRockPaperScissors(Node):
    """919.1. The controller plays rock-paper-scissors with the opponent now, and wins (920.1b-1)."""


# --- events, for triggers (past) and for Instead (about to happen)


class Moment(Node):
    """A phase, or the turn, of this player begins or ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase", "edge")

    def __init__(self, player: Node, phase: str, edge: str) -> None:
        self.player: Final = player
        self.phase: Final = phase
        self.edge: Final = edge


class Damaged(About):
    """916.1. The unit takes damage."""


class KnockedOut(About):
    """909.1. The unit is KO'd."""


class KnockedOutBy(Node):
    """813.5. The unit `by` KO'd the unit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "what")

    def __init__(self, by: Node, what: Node) -> None:
        self.by: Final = by
        self.what: Final = what


class SkillUsed(About):
    """704.1. The unit used a skill."""


class Afflicted(About):
    """908.3. The unit goes from normal to rest or stun."""


class BecameMain(About):
    """The unit moved to the main area."""


class Charged(OfPlayer):
    """602.1, 906.1. The player charged a unit."""


class CommandPlayed(Node):
    """804.2. The player played a command of this class."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kind")

    def __init__(self, player: Node, kind: str) -> None:
        self.player: Final = player
        self.kind: Final = kind


class CardSet(About):
    """905.3. The card was set on a unit."""


# --- what lasts: changed figures (809.1e)


class ChangeHp(Changing):
    """918.1. Up or Down."""


class ChangeDamage(Changing):
    """916.2, 704.3b. The damage that the unit deals."""


class ChangeDamageTaken(Changing):
    """916.2, 704.3b. The damage that the unit takes."""


class ChangeSkillDamage(Changing):
    """916.2, 704.3b. The damage of these skills."""


class ChangeRetreatCost(Changing):
    """206.1. What retreating costs."""


class ChangeSkillCost(Changing):
    """210.2. What these skills cost."""


# --- what lasts: attributes and advantage (809.1b), abilities (809.1c), other facts (809.1d)


class GainAttribute(Node):
    """They have the attribute as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "attribute")

    def __init__(self, what: Node, attribute: str) -> None:
        self.what: Final = what
        self.attribute: Final = attribute


class LoseAttribute(Node):
    """They have the attribute no more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "attribute")

    def __init__(self, what: Node, attribute: str) -> None:
        self.what: Final = what
        self.attribute: Final = attribute


class IsAlso(Node):
    """805.2. This card itself has the attribute as well, in every zone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "attribute")

    def __init__(self, what: Node, attribute: str) -> None:
        self.what: Final = what
        self.attribute: Final = attribute


class GainAdvantage(Node):
    """205.1. They have the advantage over the attribute as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "attribute")

    def __init__(self, what: Node, attribute: str) -> None:
        self.what: Final = what
        self.attribute: Final = attribute


class LoseAdvantage(About):
    """205.1. They have no advantage."""


class BecomeAttribute(Node):
    """809.5. This is their only attribute."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "attribute")

    def __init__(self, what: Node, attribute: str) -> None:
        self.what: Final = what
        self.attribute: Final = attribute


class GainAbility(Node):
    """They have the ability printed in 『』."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "ability")

    def __init__(self, what: Node, ability: Node) -> None:
        self.what: Final = what
        self.ability: Final = ability


class LoseExSkills(About):
    """They have no EX skill."""


# --- what lasts: permissions and prohibitions (104.4)


class Fails(About):
    """920.1a. These skills fail; inside nodes.If with WonRockPaperScissors 920.1b."""


class CannotUse(About):
    """703.2a-3. These skills cannot be used."""


class CannotRetreat(About):
    """915. They cannot retreat."""


class CannotPlay(Node):
    """804.1. The player cannot play commands of this class."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kind")

    def __init__(self, player: Node, kind: str) -> None:
        self.player: Final = player
        self.kind: Final = kind


class NotAfflicted(About):
    """908.3. They do not go into rest or stun."""


class AnyNumberInDeck(About):
    """402.3. No limit to how many of it a deck may hold."""


# --- what happens once: damage and states


class DamageForEach(Node):
    """704.3a-1. The base damage of a '×' skill: so much for each, dealt as one (916.4a)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "n")

    def __init__(self, each: Node, n: int) -> None:
        self.each: Final = each
        self.n: Final = n


class DealDamage(Node):
    """916.1. Deal damage to units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class TakeThatDamage(About):
    """810.1. The damage that is replaced goes to this unit."""


class Heal(Node):
    """917.1. Remove so much damage."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class HealAll(About):
    """917.1a. Remove all damage."""


class Rest(About):
    """908.1. Bring to rest."""


class Stun(About):
    """908.1. Stun."""


class Recover(About):
    """907.1. Bring back to normal."""


class KnockOut(About):
    """909.1. KO."""


# --- what happens once: cards


class Charge(About):
    """906.1. One card from hand as energy, then draw one."""


class AttachEnergy(Node):
    """905.2. Put cards on a unit as energy."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "to")

    def __init__(self, what: Node, to: Node) -> None:
        self.what: Final = what
        self.to: Final = to


class MoveEnergy(Node):
    """905.2. Put energy of one unit on another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "to")

    def __init__(self, what: Node, to: Node) -> None:
        self.what: Final = what
        self.to: Final = to


class PutInStandby(About):
    """308.1. Put into free standby areas of their owner."""
