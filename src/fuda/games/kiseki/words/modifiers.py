"""What lasts in the card texts of kiseki, and who is changed by it.

`Affect` says of cards or a player that a change applies to them. In a Static it is judged anew all the time, elsewhere
it is fixed to what it found when it was resolved (1215.6). A change has no subject of its own; two of them stand in
abilities.Both. The order in which changes apply is that of 1215.1: organisations (b), abilities (c), other facts (d),
figures (f).
"""

from typing import ClassVar, Final

from fuda.games.kiseki.words.things import Narrowed, OfPlayer
from fuda.language.words.nodes import Node


class Affect(Node):
    """The change applies to the subject; `duration` holds at most one duration or period (occasions)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "change")

    def __init__(self, what: Node, duration: tuple[Node, ...], change: Node) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.change: Final = change


# --- figures (1215.1f)


class Stats(Node):
    """1303. STR and DEF, each amounts.Up or Down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("strength", "defence")

    def __init__(self, strength: Node, defence: Node) -> None:
        self.strength: Final = strength
        self.defence: Final = defence


class StatsPerEach(Node):
    """1303. The same once for each member of the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "strength", "defence")

    def __init__(self, each: Node, strength: Node, defence: Node) -> None:
        self.each: Final = each
        self.strength: Final = strength
        self.defence: Final = defence


class ChangeStat(Node):
    """1304. A stat of the cards is raised (amounts.Up) or lowered (Down); for nodes.PlayedBy when playing them
    (1204.2f-7, 1204.2f-8). Not a change but a sentence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "stat", "change")

    def __init__(self, what: Node, stat: str, change: Node) -> None:
        self.what: Final = what
        self.stat: Final = stat
        self.change: Final = change


class Figure(Node):
    """A sentence about a stat of cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "stat", "amount")

    def __init__(self, what: Node, stat: str, amount: Node) -> None:
        self.what: Final = what
        self.stat: Final = stat
        self.amount: Final = amount


class ChangeStatPerEach(Node):
    """1304. The same once for each member of the group. Not a change but a sentence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "what", "stat", "change")

    def __init__(self, each: Node, what: Node, stat: str, change: Node) -> None:
        self.each: Final = each
        self.what: Final = what
        self.stat: Final = stat
        self.change: Final = change


class SetStat(Figure):
    """104.6, 1215.5. The stat of the cards is the amount; of this card without a condition in every zone (1212.2); for
    nodes.PlayedBy it replaces the price (1204.2f-6). Not a change but a sentence."""


class BecomeStat(Figure):
    """104.6. The stat of the cards becomes the amount; the same worded as a happening. Not a change but a sentence."""


class MultiplyStat(Node):
    """104.6. The stat of the cards becomes so many times what it is. Not a change but a sentence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "stat", "n")

    def __init__(self, what: Node, stat: str, n: int) -> None:
        self.what: Final = what
        self.stat: Final = stat
        self.n: Final = n


class SetBoth(Node):
    """104.6. STR and DEF of the cards are the amount: two of SetStat in one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "amount")

    def __init__(self, what: Node, amount: Node) -> None:
        self.what: Final = what
        self.amount: Final = amount


class AffectPerEach(Node):
    """1303. Affect with StatsPerEach, worded with the group first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("each", "what", "duration", "strength", "defence")

    def __init__(self, each: Node, what: Node, duration: tuple[Node, ...], strength: Node, defence: Node) -> None:
        self.each: Final = each
        self.what: Final = what
        self.duration: Final = duration
        self.strength: Final = strength
        self.defence: Final = defence


class SwapBetween(Node):
    """104.6. Two cards change places with the stat that each has now. Not a change but a sentence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "stat")

    def __init__(self, what: Node, stat: str) -> None:
        self.what: Final = what
        self.stat: Final = stat


class ExchangeControl(Narrowed):
    """105.3, 506.4. Each of two players controls the card that the other has. Not a change but a sentence."""


class TimedFigure(Node):
    """A sentence about a stat with its duration inside."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "stat", "duration", "amount")

    def __init__(self, what: Node, stat: str, duration: Node, amount: Node) -> None:
        self.what: Final = what
        self.stat: Final = stat
        self.duration: Final = duration
        self.amount: Final = amount


class ChangeStatFor(TimedFigure):
    """1304. ChangeStat for that long; the amount is amounts.Up or Down."""


class BecomeStatFor(TimedFigure):
    """104.6. BecomeStat for that long."""


class SetStatFor(TimedFigure):
    """104.6. SetStat for that long."""


class SetBothFor(Node):
    """104.6. SetBoth for that long."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "duration", "amount")

    def __init__(self, what: Node, duration: Node, amount: Node) -> None:
        self.what: Final = what
        self.duration: Final = duration
        self.amount: Final = amount


class SwapStats(Node):
    """104.6. STR and DEF change places."""


# --- organisations (1215.1b)


class OfOrganisationChange(Node):
    """A change that names an organisation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("organisation",)

    def __init__(self, organisation: str) -> None:
        self.organisation: Final = organisation


class GainOrganisation(OfOrganisationChange):
    """1331.1. The organisation is added."""


class HaveOrganisation(OfOrganisationChange):
    """1332.1. The organisation is had as well."""


class LoseOrganisation(OfOrganisationChange):
    """1334.1. The organisation is lost."""


class LoseAllOrganisations(Node):
    """1334.1. Every organisation is lost."""


class HaveAllOrganisations(Node):
    """1333. Every organisation is had as well, without counting (1333.2)."""


class GainOrganisationsOf(Narrowed):
    """1404.1, 1333.1. The organisations which these cards have now are added."""


class GainChosenOrganisation(Node):
    """1312.4, 1331.1. The organisation chosen before is added."""


class LoseChosenOrganisation(Node):
    """1312.4, 1334.1. The organisation chosen before is lost."""


class Link(Node):
    """1310. The organisations of this player are linked; without any, those chosen before (1312.4). Not a change but a
    sentence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "organisations")

    def __init__(self, player: Node, organisations: tuple[str, ...]) -> None:
        self.player: Final = player
        self.organisations: Final = organisations


# --- abilities (1215.1c)


class GainCraft(Node):
    """1331.3. The craft in 「」 is added: a craft or nodes.Keyword."""

    FIELDS: ClassVar[tuple[str, ...]] = ("craft",)

    def __init__(self, craft: Node) -> None:
        self.craft: Final = craft


class OfIcon(Node):
    """A change that names an icon craft."""

    FIELDS: ClassVar[tuple[str, ...]] = ("icon",)

    def __init__(self, icon: Node) -> None:
        self.icon: Final = icon


class GainIcon(OfIcon):
    """1331.3. The icon craft is added: nodes.Icon or NumberedIcon."""


class HaveIcon(OfIcon):
    """1332.4. The icon craft is had as well."""


class LoseIcon(Node):
    """1334.2. All icon crafts of this label are lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label",)

    def __init__(self, label: str) -> None:
        self.label: Final = label


class LoseCrafts(Node):
    """1334.2. Every craft is lost, icon crafts too."""


# --- names, kinds and attributes (1215.1d)


class OfName(Node):
    """A change that names a card name."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name


class GainName(OfName):
    """1331.2. The card name is added."""


class HaveName(OfName):
    """1332.2. The card name is had as well."""


class BecomeKind(Node):
    """1215.5. The kind is this one and no other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class BeCursed(Node):
    """1338.1. Cursed."""


class GainSupport(Node):
    """1309.1. Support is gained: an attribute of the card, for the duration if there is one."""


class LoseSupport(Node):
    """1309.2. Support is lost."""


# --- what is forbidden, allowed or forced


class NoOverkill(Node):
    """1319.1. Its attacks overkill nobody."""


class NotAttacked(Node):
    """1326.1. It cannot be attacked."""


class NotAttackedBy(Narrowed):
    """1326.1. It cannot be attacked by these."""


class AttackedOnlyBy(Narrowed):
    """1402.1. It can be attacked by no others."""


class AttacksOnly(Narrowed):
    """1402.1. It can attack these and players, nothing else."""


class AttacksOnlyWhat(Narrowed):
    """803.6e. It can attack these, nothing else and no player."""


class CannotAttack(Node):
    """803.3a-2. It cannot attack."""


class CannotAttackWhat(Narrowed):
    """803.6e. It cannot attack these."""


class CannotAttackPlayers(Node):
    """803.6e. It cannot attack players."""


class AttackPrice(Node):
    """804.3. It attacks only if its controller pays so much EP when the battle is resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class AttacksIfPossible(Narrowed):
    """1326.2, 1407.1. When the player attacks, the attack goes to these as far as possible."""


class StrikesBackAtAll(Narrowed):
    """1327.1. It strikes back at all of these."""


class StrikesBackIfPossible(Narrowed):
    """1327.2. When the player strikes back, at these as far as possible."""


class NotStruckBack(Node):
    """804.11a-1. It cannot be chosen to be struck back at."""


class DoesNotReady(Node):
    """1315.1, 104.4. It does not become ready."""


class IsNotStunned(Node):
    """1306.1, 104.4. It is not stunned."""


class IsNotDestroyed(Node):
    """1317.2, 104.4. It is not destroyed."""


class IsNotSlain(Node):
    """1317.1, 104.4. It is not slain."""


class NotTargetedBy(OfPlayer):
    """1204.2d. Cards and abilities of this player cannot target it."""


class CannotBePlayed(Node):
    """104.4. It cannot be played."""


class CannotBePlayedAs(Node):
    """1403.1. It cannot be played as this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class Refills(Node):
    """1405.1. Once it was played from there, its player may lay a card of the hand into the homebase, face down and
    actioned."""


class PlayableFromHomebase(Node):
    """1405.1. It can be played from the homebase."""


class IsAlone(Node):
    """1329.3. Crafts that ask whether a UNIT is its player's only one hear yes."""


# --- changes of players


class GainControl(Narrowed):
    """105.3, 506.4. The player controls these cards."""


class InsteadOfCost(Node):
    """1204.2f-6. The player may do this in place of paying the stat as the price of playing these; a sentence."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what", "stat", "effect")

    def __init__(self, player: Node, what: Node, stat: str, effect: Node) -> None:
        self.player: Final = player
        self.what: Final = what
        self.stat: Final = stat
        self.effect: Final = effect


class NoStunDamage(Node):
    """1307.1. The player loses no bonds when a UNIT is stunned."""


class NoOverkillDamage(Node):
    """104.4. The player loses no bonds by overkill."""


class CannotPlay(Narrowed):
    """104.4. The player cannot play these."""


class CannotPlayAbility(Node):
    """104.4. The player cannot play abilities of this class: art, craft, activated."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, ability: str) -> None:
        self.ability: Final = ability


class CannotGainBonds(Node):
    """104.4. The player gains no bonds."""


class CannotLoseBonds(Node):
    """104.4. The player loses no bonds."""


class CannotDraw(Node):
    """104.4. The player draws no cards."""


class AttacksWith(Narrowed):
    """1326.3. When the player attacks, these attack unless that is forbidden."""


# --- sentences about what counts as true


class CountsAsPresent(Node):
    """1329.1. A UNIT of this card name counts as being on the field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("zone", "name")

    def __init__(self, zone: Node, name: str) -> None:
        self.zone: Final = zone
        self.name: Final = name


class BondsCountAs(Node):
    """1329.2. Texts that read this player's bonds read at most so many."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "n")

    def __init__(self, player: Node, n: int) -> None:
        self.player: Final = player
        self.n: Final = n


class MayHaveIcon(Node):
    """1415.1. As it enters the field its controller may choose that it has the icon craft."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "label")

    def __init__(self, what: Node, label: str) -> None:
        self.what: Final = what
        self.label: Final = label


class BecomeOneUnit(Narrowed):
    """1336.1. They are one UNIT that adds up all their information."""
