"""The records that only the card texts of kokuryoku need; the rules decide what they do.

Which record the text of a card file compiles to (phrases has one category for each; keywords.py has the
named abilities, effects.py what texts do):

- `unit`, a unit card: nodes.Text of keywords, Crest, abilities.Static and nodes.Triggered, one per line;
- `equipment`, a weapon or a magic: nodes.Text of EffectiveAgainst, Symbol, abilities.Static and nodes.Triggered;
- `item`: nodes.Text of keywords, Use, abilities.Static and nodes.Triggered;
- `surprise`: Surprise;
- `land`: nodes.Text of Barred, EntryPrice, abilities.Static and nodes.Triggered.

What an attached card says of このユニット it says of the unit that bears it, and its keywords are that unit's too.
`あなた` in the records (nodes.You) is the owner of the card.

The facts of a card file (all strings are ids; words/ has what they are called):

| file | fact | meaning |
|---|---|---|
| units | kind | unit |
| units | class | 兵種: lord swordsman lancer axeman archer gunner knight armoured |
| | | wing-knight wyvern-knight mage cleric thief dancer dragon |
| units | move | movement: infantry cavalry flier (X4.1) |
| units | action | what the first equipment does: direct indirect magic breath (its range) or heal |
| units | arms | kind of the first equipment: sword lance axe bow shooter fire thunder wind light dark staff breath |
| units | spirit | maximum spirit |
| units | attack, counter | bases of attack and counter-attack with the first equipment or a weapon; 0 for staff units |
| units | heal, staff | only with action heal: chips that the first staff moves; chips that the unit spends for it |
| units | levels | table kind of equipment -> C B A S; a kind not in it cannot be attached |
| units | country | 所属国: halvena dorgas mireis nordra |
| units | common | true for a common soldier (一般兵) |
| weapons | kind, arms | weapon; sword lance axe bow shooter |
| weapons | level | C B A S |
| weapons | attack, max | added to damage after doubling, attack and counter; added to the maximum spirit |
| weapons | times | number of attacks in an attack, not in a counter; 1 if not printed |
| weapons | range | direct indirect magic (= 1 or 2) |
| magics | kind, arms | magic; fire thunder wind light dark staff |
| magics | level, range | as for weapons |
| magics | need | 必要: chips of the unit that are spent when it is attached |
| magics | power | base figure of an attack or counter with it; chips that it moves, for a staff |
| items, surprises | kind | item; surprise |
| lands | kind, land | land; forest mountain fort village swamp river plain castle |

General records: abilities.Static holds a list of what lasts, each alone, in nodes.Lasting with abilities.AsLongAs or in
nodes.During with nodes.TurnOf; nodes.Effects a list of what happens, where nodes.Lasting has nodes.UntilEndOfTurn or
ThisBattle; nodes.If has a condition, nodes.May and nodes.Does of the opponent stand around single acts. Used besides:
nodes.Draw, Choose, Exchange (of two units), All, Chosen, UpTo, This (the card itself), That, InState, Except,
InZone with Hand or OffField, Entered (the unit sortied); decks.DiscardFromHand (to 戦場外), AddToHand; amounts.CountIs,
AnyOf, PerEach, Up, Down.

Strings that stand in fields:

- sort: a movement or a class of the table above; arms: a kind of equipment; kind (of cards): unit weapon magic item
  surprise land; state: waiting, able; phase: power, invasion, end; country and land as above;
- timing of Crest, Use and Surprise ('its unit' is the one with the ability or item; a Surprise has none):

| timing | printed | when |
|---|---|---|
| attack | 攻撃宣言時 | in the window of an attack (X5.2), the attacker's side; its unit attacks |
| defence | 防御時 | the same, the attacked side; its unit is attacked |
| counter | 反撃時 | in the window of a counter-attack, the side that strikes back; its unit does |
| battle | 戦闘中 | in any window of a battle, both sides; its unit is one of the two |
| move | 移動時 | a unit of yours has moved in its move step; its unit has |
| enemy-move | 敵移動時 | a unit of the opponent has moved in its move step |
| power | 自国力フェイズ | in the item step of your own national-power phase, in both turns |
| end | エンドフェイズ開始時 | at the start of either end phase (K6.1), turn player first |
| fall | 自軍ユニット離脱時 | a unit of yours was put off the field |
| action | 行動 | as the action of its unit in the action step |
| process | 処理ステップ | in the processing step of its unit |
"""

from typing import ClassVar, Final

from fuda.language.words.measures import AnyNumber as AnyNumber
from fuda.language.words.measures import AtRandom as AtRandom
from fuda.language.words.nodes import About, Node, OfName, OfPlayer

# --- single units


class ThisUnit(Node):
    """The unit that has the ability, itself or by an attached card."""


class AttackingUnit(Node):
    """攻撃ユニット: the unit that declared the attack of this battle, in the counter-attack too."""


class DefendingUnit(Node):
    """防御ユニット: the unit at which the attack of this battle was aimed, in the counter-attack too."""


class Foe(Node):
    """戦闘相手: the unit with which ThisUnit is in battle."""


# --- groups of units on the field


class OfSort(Node):
    """Units of this movement or class."""

    FIELDS: ClassVar[tuple[str, ...]] = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort: Final = sort


class CommonSoldiers(Node):
    """一般兵: units that are common soldiers."""


class Named(OfName):
    """Units of exactly this name; a class-changed one has its character's name too."""


class OfCountry(Node):
    """Of these (units or cards), the ones of this country."""

    FIELDS: ClassVar[tuple[str, ...]] = ("country", "what")

    def __init__(self, country: str, what: Node) -> None:
        self.country: Final = country
        self.what: Final = what


class Adjacent(Node):
    """Of these, the ones on a square next to it, up, down, left or right."""

    FIELDS: ClassVar[tuple[str, ...]] = ("to", "what")

    def __init__(self, to: Node, what: Node) -> None:
        self.to: Final = to
        self.what: Final = what


class Within(Node):
    """Of these, the ones at most n steps up, down, left or right away from it, itself not included."""

    FIELDS: ClassVar[tuple[str, ...]] = ("of", "n", "what")

    def __init__(self, of: Node, n: int, what: Node) -> None:
        self.of: Final = of
        self.n: Final = n
        self.what: Final = what


class OnLand(Node):
    """Of these, the ones on a square with a land of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("land", "what")

    def __init__(self, land: str, what: Node) -> None:
        self.land: Final = land
        self.what: Final = what


class OnSortieSquares(Node):
    """Of these, the ones on this player's sortie squares."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class WithSpirit(Node):
    """Of these, the ones with so many chips."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bound", "what")

    def __init__(self, bound: Node, what: Node) -> None:
        self.bound: Final = bound
        self.what: Final = what


class Bearing(Node):
    """Of these, the ones that bear a card of this kind (weapon, magic, item)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "what")

    def __init__(self, kind: str, what: Node) -> None:
        self.kind: Final = kind
        self.what: Final = what


class OnThisSquare(About):
    """このマスにいる, on a land: of these, the one on its square."""


# --- groups of cards


class CardsOf(Node):
    """Cards of this kind, wherever they are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class CommonCards(Node):
    """Unit cards of common soldiers."""


class AttachedTo(Node):
    """The cards attached to these units."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "of")

    def __init__(self, kind: str, of: Node) -> None:
        self.kind: Final = kind
        self.of: Final = of


class Lands(Node):
    """The lands on the field, of both players."""


class OffField(OfPlayer):
    """A player's zone 戦場外."""


# --- conditions


class IsSort(Node):
    """The unit is of this movement or class."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "sort")

    def __init__(self, what: Node, sort: str) -> None:
        self.what: Final = what
        self.sort: Final = sort


class IsOfCountry(Node):
    """The unit is of this country."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "country")

    def __init__(self, what: Node, country: str) -> None:
        self.what: Final = what
        self.country: Final = country


class IsOnLand(Node):
    """The unit is on a square with a land of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "land")

    def __init__(self, what: Node, land: str) -> None:
        self.what: Final = what
        self.land: Final = land


class IsOnSortieSquares(Node):
    """The unit is on a sortie square of this player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "player")

    def __init__(self, what: Node, player: Node) -> None:
        self.what: Final = what
        self.player: Final = player


class IsInState(Node):
    """The unit is in this state (waiting, able)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "state")

    def __init__(self, what: Node, state: str) -> None:
        self.what: Final = what
        self.state: Final = state


class SpiritIs(Node):
    """The unit has so many chips."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "bound")

    def __init__(self, what: Node, bound: Node) -> None:
        self.what: Final = what
        self.bound: Final = bound


class FightsWith(Node):
    """The unit uses equipment of this kind in this battle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "arms")

    def __init__(self, what: Node, arms: str) -> None:
        self.what: Final = what
        self.arms: Final = arms


class IsAttacking(About):
    """The unit declared the attack of this battle."""


class IsDefending(About):
    """The unit is the one attacked in this battle."""


# --- events, for triggers


class Moment(Node):
    """This phase of this player begins (power: that player's own, in both turns)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "phase")

    def __init__(self, player: Node, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase


class DamagedWith(About):
    """Damage of 1 or more was dealt with this equipment in an attack or counter (X5.4)."""


class DealtDamage(About):
    """The unit dealt damage of 1 or more in an attack or counter, with any equipment."""


class Defeated(Node):
    """By its attack or counter the unit left its foe without chips."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: Node) -> None:
        self.by: Final = by


class PutOffField(About):
    """The unit went from the field to 戦場外."""


class Moved(About):
    """The unit moved to another square, in its move step or again."""


class ClassChanged(About):
    """The unit was class-changed."""


class CardAttached(About):
    """The card was attached to a unit from hand."""


# --- durations


class ThisBattle(Node):
    """この戦闘中: until the battle, counter-attack and follow-up included, is over."""
