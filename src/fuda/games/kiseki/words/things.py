"""What the card texts of kiseki speak of: players, zones, cards, groups and amounts. The rules decide what they do.

`crafts` has what lines consist of, `conditions` times and conditions, `events` what can be waited for, `modifiers` what
lasts, `effects` what happens once. A text compiles to:

- `text`, the text of a UNIT, ITEM or BASE: nodes.Text of Icons and crafts, one per line (207.4);
- `event`, the text of an EVENT: nodes.Text whose lines without ・ are effects (1201.1b), the others as above;
- `art`, the text of an art: effects.

A craft is abilities.Static (1212), Activated (1210), nodes.Triggered (1211) or abilities.StateTriggered (1211.9), and
effects are nodes.Effects; around either of them may stand Restricted, around a craft Keyword and around all Noted.

General records and the clause that says what they mean here:

| record | clause |
|---|---|
| nodes.This, That; nodes.You, Opponent, Owner | これ, それ; 105.3, 105.2 |
| nodes.Chosen, UpTo, Choose; decks.Search | chosen when resolved (1312); a hidden card need not be found (1312.2) |
| nodes.All in an effect that lasts | in a Static judged anew, elsewhere those of that moment (1215.6) |
| nodes.May followed by nodes.IfYouDo | 1203.6: the price and what it buys |
| abilities.Chain(acts.Targets, effect) | 1204.2d: the effect speaks of the targets as nodes.That or Those |
| abilities.Chain otherwise, abilities.Both | what the first found is That of the second; one after the other |
| abilities.Delayed, Instead | 1211.8, 1216 |
| nodes.If | asked when it is reached; in a Static judged anew |
| nodes.Lasting | the duration stands before the sentence; without any duration: for the game (1215.8) |
| nodes.Controlled, InZone, InState, Except | 105.3, 203.5, states below |
| amounts.Up, Down, PerEach, CountIs, Exactly; nodes.AtLeast, AtMost | 1303, 1304, 104.6 |

Strings that stand in fields:

- organisation: as the card files print it (211); kind: UNIT ITEM EVENT BASE ITEM・UNIT (203);
- stat: str, def, cp, ep, level, wings (204-206, 209, 210, 212);
- state: ready, actioned, up, down (503), stunned (1306.2), supported (1309), linked (1336.1), boarded (1337.1), cursed
  (1338), battling, attacking, scrum-attacking (804.5), attacking-alone (1326.4), defending (804.6);
- manner, how a card is laid: any of up, down, ready, actioned, parted by spaces; empty as the rules say (503);
- label of an icon craft: the word in 【】, without its number;
- ability: card, craft, activated, triggered, art, ability = any but cards, any = both (1201.1), or the label of an icon
  craft that is played, in brackets;
- source of something done: EVENT, craft, art;
- letter: X, Y or Z (1305).
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import Node

# --- players and single cards; nodes.That and Those are the targets that are still legal, or what was found last


class Oneself(Node):
    """Each of the players who act, for that player."""


class YouAndOpponent(Node):
    """1502.1. Both players; the primary player decides first, then all is done at the same time."""


class Those(Node):
    """The same as nodes.That, worded as several."""


class TargetAt(Node):
    """1204.2e. The target to which the first (0) or the second (1) change was assigned, while it is legal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place


class OfCard(Node):
    """A player, told by a card; by several cards each of their players."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: Node) -> None:
        self.what: Final = what


class OwnerOf(OfCard):
    """105.2. Whose card it is."""


class ControllerOf(OfCard):
    """105.3. Who controls it, or did when it was last seen (1221.1)."""


class These(Node):
    """1408.1. This and the card of the event, or this and what was found last."""


class ThisCard(Node):
    """The same as nodes.This, worded この card."""


class AttackedByThis(Node):
    """The unit that this attacks or attacked in the present battle."""


# --- zones beside nodes.Hand and decks.DeckOf


class OfPlayer(Node):
    """A word about a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Node) -> None:
        self.player: Final = player


class Field(OfPlayer):
    """506. This player's field."""


class Homebase(OfPlayer):
    """507. This player's homebase."""


class Trail(OfPlayer):
    """508. This player's trail."""


class Removed(OfPlayer):
    """510. This player's removed zone."""


class Waiting(Node):
    """509. The waiting zone."""


class AnyField(Node):
    """506. Both fields."""


class AnyTrail(Node):
    """508. Both trails."""


class AnyRemoved(Node):
    """510. Both removed zones."""


class AnyHomebase(Node):
    """507. Both homebases."""


# --- basic groups; nodes.Cards are cards of any kind


class OfKind(Node):
    """203.3-203.5. Cards that have the kind: in the zone spoken of, else UNIT and ITEM on the field, EVENT and BASE in
    the homebase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class OfOrganisation(Node):
    """211.2, 1302.3. Cards that have the organisation, in the zone spoken of, else on the field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("organisation",)

    def __init__(self, organisation: str) -> None:
        self.organisation: Final = organisation


class OfName(Node):
    """Cards known by a name."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name


class Named(OfName):
    """1302.1, 1302.1b. Cards of exactly this name, in the zone spoken of, else on the field."""


class Subnamed(OfName):
    """1302.2, 1302.2a. Cards of exactly this sub-name, in the zone spoken of, else on the field."""


class Pending(Node):
    """509.1. What lies in the waiting zone and is of this ability class; cards of a kind there are OfKind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, ability: str) -> None:
        self.ability: Final = ability


class Attackers(Node):
    """804.5. The attacking UNITs of the present battle."""


class Defenders(Node):
    """804.6. The defending UNIT of the present battle."""


class HandledBy(Node):
    """Of these, the ones to which this EVENT, craft or art did the deed (discard, action, stun, slay, destroy, remove,
    reveal) when it was resolved; what it knows of them is 1221."""

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "deed", "what")

    def __init__(self, source: str, deed: str, what: Node) -> None:
        self.source: Final = source
        self.deed: Final = deed
        self.what: Final = what


class EitherOf(Node):
    """Those of the one group and those of the other; in an event subject also a single card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


# --- narrowed groups, beside nodes.Controlled, InZone and InState


class Narrowed(Node):
    """Some of these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: Node) -> None:
        self.what: Final = what


class Others(Narrowed):
    """Of these, all but this card."""


class WithAnyOrganisation(Narrowed):
    """1332.3. Of these, the ones that have an organisation."""


class WithChosenOrganisation(Narrowed):
    """1312.4. Of these, the ones that have the organisation chosen before."""


class WithArt(Narrowed):
    """1332.5. Of these, the ones that have an art."""


class WithCrafts(Narrowed):
    """1332.4. Of these, the ones that have a craft."""


class WithoutCrafts(Narrowed):
    """1332.4. Of these, the ones that have no craft."""


class ByOrganisation(Node):
    """Some of these, told by an organisation."""

    FIELDS: ClassVar[tuple[str, ...]] = ("organisation", "what")

    def __init__(self, organisation: str, what: Node) -> None:
        self.organisation: Final = organisation
        self.what: Final = what


class WithOrganisation(ByOrganisation):
    """1332.3. Of these, the ones that have the organisation."""


class WithoutOrganisation(ByOrganisation):
    """1332.3. Of these, the ones that do not have the organisation."""


class ByCard(Node):
    """Some of these, told by another card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "what")

    def __init__(self, of: Node, what: Node) -> None:
        self.of: Final = of
        self.what: Final = what


class SharingOrganisation(ByCard):
    """Of these, the ones that have an organisation which the card (nodes.This, That) has too."""


class WithOtherOrganisation(ByCard):
    """Of these, the ones with an organisation that is none of the printed ones of the card `of`."""


class BattlingWith(ByCard):
    """804.5, 804.6. Of these, the ones that battle with the card."""


class ByLabel(Node):
    """Some of these, told by an icon craft."""

    FIELDS: ClassVar[tuple[str, ...]] = ("label", "what")

    def __init__(self, label: str, what: Node) -> None:
        self.label: Final = label
        self.what: Final = what


class WithIcon(ByLabel):
    """1332.4. Of these, the ones that have the icon craft."""


class WithoutIcon(ByLabel):
    """1332.4. Of these, the ones that do not have the icon craft."""


class WithKeyword(Node):
    """1332.6. Of these, the ones with a craft that the keyword classifies."""

    FIELDS: ClassVar[tuple[str, ...]] = ("keyword", "what")

    def __init__(self, keyword: str, what: Node) -> None:
        self.keyword: Final = keyword
        self.what: Final = what


class ByStat(Node):
    """Some of these, told by a stat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stat", "bound", "what")

    def __init__(self, stat: str, bound: Node, what: Node) -> None:
        self.stat: Final = stat
        self.bound: Final = bound
        self.what: Final = what


class WithStat(ByStat):
    """Of these, the ones whose stat compares so; in the bound OwnPrinted is the card's own printed figure."""


class WithPrintedStat(ByStat):
    """Of these, the ones whose printed stat compares so (1215.1a)."""


class NameContains(Node):
    """1302.1a. Of these, the ones whose card name contains the word."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "what")

    def __init__(self, name: str, what: Node) -> None:
        self.name: Final = name
        self.what: Final = what


class PlayedThisTurn(Node):
    """1204.2k. Of these, the ones that this player has played this turn, for counting; each play counts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class PlayedBy(Node):
    """Of these, the ones that this player plays, for what playing them costs."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class NextPlayedBy(PlayedBy):
    """The same for the next of these alone that this player plays."""


# --- selections beside nodes.Chosen and UpTo, made by the acting player when the text is resolved


class AnyNumber(Narrowed):
    """104.5. As many of them as the player likes, none included."""


class ChosenBy(Node):
    """As many of them as the amount says."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "what")

    def __init__(self, amount: Node, what: Node) -> None:
        self.amount: Final = amount
        self.what: Final = what


class UpToTotal(Node):
    """1411.1. At most n of them, at least one, whose stats add up to the amount or more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stat", "amount", "n", "what")

    def __init__(self, stat: str, amount: Node, n: int, what: Node) -> None:
        self.stat: Final = stat
        self.amount: Final = amount
        self.n: Final = n
        self.what: Final = what


# --- amounts beside nodes.Number and amounts.PerEach; bounds beside nodes.AtLeast, AtMost and amounts.Exactly


class Variable(Node):
    """1305. The figure of this letter: chosen when played (1305.2a) unless an acts.Define in the same line gives it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("letter",)

    def __init__(self, letter: str) -> None:
        self.letter: Final = letter


class CountOf(Narrowed):
    """506.5a. How many of them there are."""


class OrganisationsAmong(Narrowed):
    """1333.2. How many organisations they have together."""


class BondsOf(OfPlayer):
    """The bonds of this player (1329.2)."""


class OfStat(Node):
    """A figure of a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "stat")

    def __init__(self, what: Node, stat: str) -> None:
        self.what: Final = what
        self.stat: Final = stat


class StatOf(OfStat):
    """The stat of this card; of a card that has moved the last one (1221)."""


class PrintedStatOf(OfStat):
    """The printed stat of this card (1215.1a)."""


class TotalOf(OfStat):
    """The stats of all these added up."""


class OwnPrinted(Node):
    """In WithStat: the printed stat of the card that is looked at."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stat",)

    def __init__(self, stat: str) -> None:
        self.stat: Final = stat


class OfAmount(Node):
    """A bound that is no printed number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount: Final = amount


class NoLessThan(OfAmount):
    """This amount or more; nodes.AtLeast holds printed numbers."""


class NoMoreThan(OfAmount):
    """This amount or less; nodes.AtMost holds printed numbers."""
