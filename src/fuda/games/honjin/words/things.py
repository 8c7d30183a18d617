"""What the card texts of honjin speak of: abilities, rules beside them, and things.

`features` has what is asked of cards and how it is counted, `occasions` timings, moments, events and conditions,
`changes` what lasts, `acts` what happens once and what is paid.

A text compiles in the category `text` to nodes.Text, whose members are Special, the additional rules and the building
rules of this module (15.4, 15.5), and Noted around any of them.

Card files (the keys beside name and text; the strings are the printed words):

    units.toml      kind = "unit", attributes = ["火"], level = 3, attack = 4, defence = 3, march = ["歩行"],
                    races = ["ドラゴン"]; and as needed: instant = true (2.1.12.2), hero = 2 (2.1.14.2), initiative = 1,
                    items = 2 (number of i), spells = "火*" (one letter for each slot), charge = 2, defender = 2,
                    resists = ["火炎", "戦闘スペル"], weak = { "禁呪" = 2 }, faction = "暁の騎士団"
    items.toml      kind = "item", class = "装備品" or "消耗品", cost = 1 (slots i: the equip cost, or what
                    using it takes); and as needed: types = ["剣"], attributes, faction, and what it adds: attack,
                    defence, initiative, items, spells, charge, defender, resists, weak
    spells.toml     kind = "spell", cost = "火火" (one slot for each letter; the attributes of the card unless
                    attributes = [...] says otherwise); and as needed: types, faction
    terrains.toml   kind = "terrain", limit = 8, attributes = ["土"]; and as needed: types, ritual = true, faction

General records and the clause that says what they mean here:

| record | clause |
|---|---|
| nodes.You, Opponent; abilities.EachPlayer | 自軍プレイヤー the owner, 敵軍プレイヤー, プレイヤーすべて (3.2.1) |
| nodes.Controlled | of these, the ones whose owner is that player (3.2.1.2) |
| nodes.Units, Cards, InZone, InState | units on the battlefield, cards, 5.1.1, fresh or finished (3.2.4) |
| nodes.Chosen, UpTo, All as a target | declared with the use (10.1.5); All needs one at least (10.10.11) |
| nodes.Chosen, UpTo, All in a sentence | a choice that 10.1.7 puts into the declaration, of hand cards into 10.1.14 |
| nodes.If | asked when the effect applies (10.12); in a constant ability judged anew all the time |
| nodes.May | 10.1.14: decided when the effect takes effect |
| nodes.Triggered in a constant ability | 4.1.6: triggered; elsewhere it waits as long as a grant lasts (10.5.4.2) |
| abilities.StateTriggered | 10.5.5 |
| abilities.Delayed, Instead | 10.5.4.2, 10.8 |
| amounts.Up, Down, CountIs, Exactly; nodes.AtLeast, AtMost, Number | 10.14.5, 4.6 |

Strings that stand in fields:

- symbol of an ability: finishing □, sacrifice ×, declared ◎, constant ○, hand ◇, automatic ●, reversal ▽;
- layout of an ability: lines (heading, terms and effects each on a line), joined (terms and effects on one line), split
  (heading and terms on one line), inline (all on one line); it means nothing;
- attribute, race, type, faction, damage attribute: the printed word;
- march: 歩行 飛行 長距離飛行;
- figure: attack, defence, level, limit, hand-limit, initiative, charge, defender, hero;
- standing: initiative, items, spells, charge, defender, resistance, weakness;
- state: fresh, finished; slot: spell, item;
- kind of card: unit, item, consumable, equipment, spell, terrain;
- kind of what is used: attack, consumable, item, spell, special, and the symbols finishing, sacrifice, declared, hand,
  constant, automatic, reversal;
- zone where one player's zone is meant by a cost: hand, deck, discard;
- characteristic: race, attribute, type, march, faction.
"""

from typing import ClassVar, Final

from fuda.language.words.nodes import About, All, May, Node, OfNumber, OfPlayer

# --- abilities


class Special(Node):
    """Chapter 14. One special ability: what 〈〉 says of it, and what it does.

    moment: occasions, at each of which it is triggered or can be used (発揮); condition: all must hold (発動条件);
    cost: at most one Costs, beyond what the symbol asks (14.2.3, 14.3.3, 14.8.3); target: a selection, a Party, a
    player or this.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "symbol",
        "layout",
        "heading",
        "moment",
        "condition",
        "cost",
        "target",
        "effects",
    )

    def __init__(
        self,
        symbol: str,
        layout: str,
        heading: Node,
        moment: tuple[Node, ...],
        condition: tuple[Node, ...],
        cost: tuple[Node, ...],
        target: Node,
        effects: Node,
    ) -> None:
        self.symbol: Final = symbol
        self.layout: Final = layout
        self.heading: Final = heading
        self.moment: Final = moment
        self.condition: Final = condition
        self.cost: Final = cost
        self.target: Final = target
        self.effects: Final = effects


class Heading(Node):
    """The name (効果名), the timings (occasions.Timing, CounterTo; none: 10.9.11) and riders: chain (15.2),
    uncounterable (15.3). Of this very class it has no timing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("timings", "riders", "name")

    def __init__(self, timings: tuple[Node, ...], riders: tuple[str, ...], name: str) -> None:
        self.timings: Final = timings
        self.riders: Final = riders
        self.name: Final = name


class TimingFirst(Heading):
    """Form a: the timings stand before the name."""


class NameFirst(Heading):
    """Form b: the timings stand behind the name."""


class Costs(Node):
    """10.11. Everything that is paid, at once: each is a cost or an act of `acts`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, parts: tuple[Node, ...]) -> None:
        self.parts: Final = parts


class Noted(Node):
    """2.1.8.5. The line, with a note behind it that means nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("line", "note")

    def __init__(self, line: Node, note: str) -> None:
        self.line: Final = line
        self.note: Final = note


# --- additional rules (15.4) and building rules (15.5): no abilities and no effects


class OfFeature(Node):
    """A rule about cards with a feature."""

    FIELDS: ClassVar[tuple[str, ...]] = ("feature",)

    def __init__(self, feature: Node) -> None:
        self.feature: Final = feature


class Exclusive(OfFeature):
    """15.4.3. Only a unit with the feature can bear this equipment."""


class SecretArt(OfFeature):
    """15.4.5. Usable only if a unit with the feature is among those that use it; asked again at 10.1.14."""


class EquipLimit(Node):
    """15.4.4. This unit can bear one piece of equipment only."""


class NoEquipment(Node):
    """15.4.11. This unit can bear no equipment."""


class ForcedLaying(Node):
    """15.4.6. When a laying is declared, this card may go to any area that has a terrain other than headquarters."""


class AtTerrain(Node):
    """A rule about terrains of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: Node) -> None:
        self.where: Final = where


class NormalSummonAt(AtTerrain):
    """15.4.7. It may be summoned normally also on such a terrain, unless the enemy holds it."""


class InstantSummonAt(AtTerrain):
    """15.4.8. It may be summoned instantly on such a terrain."""


class SpecialMarch(AtTerrain):
    """15.4.10. It may march also to such a terrain, except the enemy headquarters."""


class CogsOfTime(OfNumber):
    """15.4.9. In battle every player's roll has so many dice more; of several such rules one counts."""


class Unlimited(Node):
    """15.5.3. The same as CopiesAllowed(50)."""


class CopiesAllowed(OfNumber):
    """15.5.2. So many cards of this name can be in a deck."""


# --- single things


class ThisUnit(Node):
    """4.7.2. The unit with the text; of equipment its bearer."""


class ThisTerrain(Node):
    """4.7.2. The terrain with the text."""


class ThisEquipment(Node):
    """4.7.2. The piece of equipment with the text."""


class ThisCard(Node):
    """4.7.2. The card with the text, wherever it is."""


class ThisPlace(Node):
    """The terrain on which this unit is, or which this is; in battle the terrain of the battle."""


class Target(Node):
    """10.10. Those targets of the ability that are still proper; in an occasion each of them."""


class Unsaid(Node):
    """The same as Target, left unsaid by the text."""


class Same(Node):
    """The thing of which a condition with two parts speaks (relations.OfOne)."""


class ThatUnit(Node):
    """The unit of which the event or the sentence before spoke."""


class ThatCard(Node):
    """The card of which the event or the sentence before spoke."""


class Oneself(Node):
    """The player who acts; where a text names nobody the owner (5.1.3.5, 5.1.4.6, 5.1.5.5)."""


class Holder(Node):
    """3.2.1.7. The player who holds this terrain, if any."""


class OwnerOf(About):
    """3.2.1.2. The player who owns it."""


class OnePlayer(Node):
    """As a target: one player, chosen."""


class Battler(Node):
    """A side of the battle or turn: marching, defending (1.3.7), first, second (8.3.4.8)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: str) -> None:
        self.side: Final = side


class Able(May):
    """10.1.14. The same as nodes.May, worded できる."""


# --- groups beside nodes.Units and Cards; in battle only what 8.2.5 lets a text see


class Party(OfPlayer):
    """4.4. The party of that player: in battle there, else where this unit or terrain is; a whole as a target."""


class AnyParty(Node):
    """4.4. As a target: one party, chosen."""


class HolderUnits(Node):
    """3.2.1.7. The units of its holder on this terrain."""


class Terrains(Node):
    """Terrains, headquarters and proxies included."""


class HeldTerrains(OfPlayer):
    """5.1.2.11, 5.1.2.12. The terrains that this player holds."""


class LaidTerrains(OfPlayer):
    """5.1.2.14, 5.1.2.15. The terrains that this player laid."""


class VacantTerrains(Node):
    """5.1.2.13. The terrains without units."""


class Proxies(Node):
    """5.1.2.20. Proxy terrains."""


class Headquarters(Node):
    """5.1.2.8. Both headquarters."""


class HeadquartersOf(OfPlayer):
    """5.1.2.8. This player's headquarters."""


class EmptyLands(Node):
    """5.1.2.7. Areas without terrain."""


class Equipments(Node):
    """Pieces of equipment on the battlefield."""


class Used(Node):
    """10.1.9. Cards of this kind (spell, consumable, item) in the effect zone, in use; item also means equipment."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class CardsOf(Node):
    """2.1.6. Cards of this kind in the zone spoken of."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


class Discards(OfPlayer):
    """5.1.5. This player's discard pile."""


class Removed(OfPlayer):
    """5.1.6. This player's removed zone."""


# --- narrowed groups beside nodes.Controlled, InState and InZone


class Having(Node):
    """Of these, the ones with the feature."""

    FIELDS: ClassVar[tuple[str, ...]] = ("feature", "what")

    def __init__(self, feature: Node, what: Node) -> None:
        self.feature: Final = feature
        self.what: Final = what


class Quoted(About):
    """The same, printed in 「」."""


class Places(Node):
    """Areas or terrains of one of these groups."""

    FIELDS: ClassVar[tuple[str, ...]] = ("options",)

    def __init__(self, options: tuple[Node, ...]) -> None:
        self.options: Final = options


class InBoth(Node):
    """4.7.7. What is in both groups."""

    FIELDS: ClassVar[tuple[str, ...]] = ("one", "other")

    def __init__(self, one: Node, other: Node) -> None:
        self.one: Final = one
        self.other: Final = other


class Every(All):
    """The same as nodes.All, worded すべての."""


class SoMany(Node):
    """As many of them as the amount says, chosen like nodes.Chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "what")

    def __init__(self, amount: Node, what: Node) -> None:
        self.amount: Final = amount
        self.what: Final = what


class Excluding(Node):
    """Of these, all that are not in the other group; worded behind the group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "excluded")

    def __init__(self, what: Node, excluded: Node) -> None:
        self.what: Final = what
        self.excluded: Final = excluded


class Besides(Excluding):
    """The same, worded before the group."""


class NotBeing(Excluding):
    """The same, worded as what they are not."""


class Others(About):
    """Of these, all but this card."""


class Foremost(About):
    """8.3.3.2. Of these, the ones in the front of their formation."""


class Rearmost(About):
    """8.3.3.2. Of these, the ones in the rear of their formation."""


class OnTerrain(Node):
    """Of these, the ones on a terrain of the group, ThisTerrain or ThisPlace."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where", "what")

    def __init__(self, where: Node, what: Node) -> None:
        self.where: Final = where
        self.what: Final = what


class InParty(Node):
    """Of these, the ones in the party."""

    FIELDS: ClassVar[tuple[str, ...]] = ("party", "what")

    def __init__(self, party: Node, what: Node) -> None:
        self.party: Final = party
        self.what: Final = what


class Adjacent(Node):
    """5.1.2.18. Of these areas, the ones beside the thing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("to", "what")

    def __init__(self, to: Node, what: Node) -> None:
        self.to: Final = to
        self.what: Final = what


class InTerritory(Node):
    """5.1.2.16, 5.1.2.17. Of these, the ones in the territory of this player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "what")

    def __init__(self, player: Node, what: Node) -> None:
        self.player: Final = player
        self.what: Final = what


class Using(Node):
    """10.13. Of these units, the ones that declared such a use in the present counter chain; attack: that attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "what")

    def __init__(self, kind: str, what: Node) -> None:
        self.kind: Final = kind
        self.what: Final = what


class HavingUsed(Using):
    """10.13.1. The same, worded as done."""


class Equipped(About):
    """Of these units, the ones that bear equipment."""


class EquipmentOf(About):
    """The equipment that the unit bears."""


class UsedBy(Node):
    """10.13. What the unit uses in the present chain and is of this kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "kind")

    def __init__(self, what: Node, kind: str) -> None:
        self.what: Final = what
        self.kind: Final = kind
