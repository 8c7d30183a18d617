"""What lies on the table of honjin? Its zones (5.1), the columns of its state, its areas, and who holds what.

Terrains, units and equipment lie in the shared zone `field`, each unit and terrain with its area in the column `cell`,
each piece of equipment with its unit in the column `host`. Headquarters and proxy terrains lie face down for everybody
in a zone of their owner's (`hidden`), with their area in `cell` too. The battlefield of the rules is all three.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.kernel.procedure import rule
from fuda.kernel.records import Record
from fuda.kernel.rules import EVERYBODY, Zone
from fuda.kernel.state import State
from fuda.mechanics.board import Grid

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

OPENING_HAND: Final = 6
HEADQUARTERS_LIMIT: Final = 10
PROXY_LIMIT: Final = 8

# Zones: the shared one first, then six for each seat.
FIELD: Final = 0
DECKS: Final = (1, 7)
HANDS: Final = (2, 8)
DISCARDS: Final = (3, 9)
REMOVED: Final = (4, 10)
EFFECTS: Final = (5, 11)
HIDDEN: Final = (6, 12)
BATTLEFIELD: Final = frozenset((FIELD, *HIDDEN))


@rule("5.1 5.1.1.1 5.1.1.2 5.1.1.5 5.1.3.1 5.1.3.3 5.1.3.6 5.1.4.1 5.1.4.3 5.1.5.1 5.1.5.6 5.1.6.1 5.1.6.5")
@rule("5.1.7.1 5.1.7.3 5.1.7.4 5.1.2.10 5.1.2.20.5 5.1.5.2 5.1.5.3 5.1.6.2 5.1.6.3")
def _zones(seat: int) -> tuple[Zone, ...]:
    return (
        Zone("deck", seat, ordered=True),
        Zone("hand", seat, 1 << seat, sorted=True),
        Zone("discard", seat, EVERYBODY, told_apart=True),
        Zone("removed", seat, EVERYBODY, told_apart=True),
        Zone("effect", seat, EVERYBODY, told_apart=True),
        Zone("hidden", seat, 0, told_apart=True),
    )


@rule("5.1.2.1 5.1.2.2 5.1.2.3")
def _battlefield() -> Zone:
    return Zone("field", sees=EVERYBODY, told_apart=True)


ZONES: Final = (_battlefield(), *_zones(0), *_zones(1))

# The areas: three columns, four rows, row 0 nearest to seat 0.
BOARD: Final = Grid(3, 4)
AREAS: Final = tuple(range(12))
HEADQUARTERS: Final = (1, 10)
TERRITORIES: Final = (frozenset(range(6)), frozenset(range(6, 12)))

NOTHING: Final = -1

# Phases.
FIRST_HAND: Final = 0
MAIN: Final = 1
SUMMONING: Final = 2
SECOND_HAND: Final = 3
ENDING: Final = 4
PHASE_NAMES: Final = ("first-hand", "main", "summoning", "second-hand", "ending")

# Timings of a battle.
NO_BATTLE: Final = -1
OPENING: Final = 0
INSTANT: Final = 1
FORMATION: Final = 2
INITIATIVE: Final = 3
FIRST_NORMAL: Final = 4
SECOND_NORMAL: Final = 5
SIMULTANEOUS: Final = 6
CLOSING: Final = 7
TIMING_NAMES: Final = (
    "opening",
    "instant",
    "formation",
    "initiative",
    "first-normal",
    "second-normal",
    "simultaneous",
    "closing",
)

# Symbols of special abilities; the attack is declared as they are (9.1).
FINISHING: Final = "□"
SACRIFICE: Final = "×"
DECLARED: Final = "◎"
CONSTANT: Final = "○"
FROM_HAND: Final = "◇"
AUTOMATIC: Final = "●"
REVERSAL: Final = "▽"
ATTACK: Final = "attack"

# The timings under which something can be used in play steps.
TIMING_WORDS: Final = ("normal", "counter", "initiative", "main")

# Slots: what a slot is, in the low bits of its number.
ITEM: Final = 0
SPELLS: Final = ("火", "水", "土", "風", "聖", "魔", "*")
SLOT_KINDS: Final = ("i", *SPELLS)
KIND_BITS: Final = 4
KINDS: Final = (1 << KIND_BITS) - 1
PLACE_BITS: Final = 6


@rule("13.1.2.7 13.1.4")
def slot_number(source: int, place: int, kind: int) -> int:
    """A slot is told from others by the card (or, below 0, the effect) that it comes from and its place there, so that
    one that was lost comes back as the same."""
    return (source << PLACE_BITS | place) << KIND_BITS | kind


def kind_of_slot(slot: int) -> int:
    """Item, one of the six attributes, or any of them."""
    return slot & KINDS


def player_target(seat: int) -> int:
    """The number that stands for a player among targets."""
    return -2 - seat


def seat_of_target(target: int) -> int:
    """The seat that such a number stands for; -1 where it stands for something else."""
    return -2 - target if -4 < target <= -2 else -1


class Declared(Record):
    """10.1. One declaration of a counter chain: who uses what on what, at which price, and the dice it rolled."""

    def __init__(
        self,
        name: int = -1,
        symbol: str = "",
        seat: int = -1,
        user: int = -1,
        card: int = -1,
        printed: int = -1,
        ability: int = -1,
        targets: tuple[int, ...] = (),
        objects: tuple[int, ...] = (),
        finishing: tuple[int, ...] = (),
        slots: tuple[tuple[int, int], ...] = (),
        leaving: tuple[int, ...] = (),
        paid: tuple[int, ...] = (),
        removed: tuple[int, ...] = (),
        choices: tuple[int, ...] = (),
        dice: tuple[tuple[int, ...], ...] = (),
        links: tuple[Any, ...] = (),
        timing: int = 0,
        negated: bool = False,
        user_object: int = -1,
        shift: int = 0,
        held: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.name = name  # a number of its own
        self.symbol = symbol  # which kind of ability, or the attack
        self.seat = seat
        self.user = user  # the unit that uses it; the terrain for ▽; -1 for an attack
        self.card = card  # the card whose ability it is: spell, item, unit, equipment, terrain; -1 for an attack
        self.printed = printed
        self.ability = ability  # the place of the ability on its printed card
        self.targets = targets  # cards and players (see `player_target`)
        self.objects = objects  # for each target that is a card, which one it was (5.1.1.8)
        self.finishing = finishing  # units that are finished as the price
        self.slots = slots  # unit and slot: what is spent as the price
        self.leaving = leaving  # cards of the battlefield that leave it as the price
        self.paid = paid  # cards in the effect zone that go to the discard pile as the price
        self.removed = removed  # the same, to be removed from the game
        self.choices = choices  # what was chosen at 10.1.7
        self.dice = dice  # what was rolled at 10.1.8, one group for each amount with dice
        self.links = links  # the declarations that are chained on (15.2.5)
        self.timing = timing  # the printed timing under which it was used, as an index of TIMING_WORDS
        self.negated = negated  # it has vanished (10.15.1.1)
        self.user_object = user_object
        self.shift = shift  # what effects have added to the results of its dice (3.4.6)
        self.held = held  # the cards of the battlefield that its price is about, and which ones they were (5.1.1.8)


class HonjinState(State):
    """The state of a game."""

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Units summoned instantly in a battle were not counted before, nor battles."""
        return {"instants": [0, 0], "fights": 0, **written}

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.fights = 0  # how many battles there were
        self.starter = -1  # who took the first turn
        self.turn_player = -1  # the marching side (1.3.7)
        self.phase = -1
        # columns
        self.cell: list[int] = []  # the area of a unit or terrain
        self.host: list[int] = []  # the unit that is equipped with the card
        self.station: list[int] = []  # the place in the formation of its party, 0 in front
        self.finished: list[int] = []  # 1: has acted
        self.summoned: list[int] = []  # the turn in which it was instant-summoned
        self.origin: list[int] = []  # the area from which its march began, while that march lasts
        self.spent: list[tuple[int, ...]] = []  # the slots of a unit that are spent
        self.occupied: list[tuple[int, ...]] = []  # the slots of its unit that a piece of equipment takes up
        self.object: list[int] = []  # renewed whenever the card becomes a new card (5.1.1.8)
        self.since: list[int] = []  # when it came to the battlefield (10.7.2.2.1)
        self.rank: list[int] = []
        self.last: list[Any] = []  # what the card was when it last left the battlefield (10.5.4.1.2)
        # this turn
        self.laid = 0  # terrain cards laid from the hand
        self.proxies = 0  # proxy terrains laid
        self.failed: tuple[int, ...] = ()  # areas against which a march with battle failed (12.2.4.2)
        self.stacked: tuple[tuple[int, int, int], ...] = ()  # printed card, ability, object: once a target (16.2)
        # the battle under way
        self.battle = NOTHING  # its area
        self.timing = NO_BATTLE
        self.first_side = NOTHING  # who acts first; nobody yet, or nobody at all
        self.rolled: list[int] = [0, 0]  # the initiative dice
        self.bonus: list[int] = [0, 0]  # what effects add to them
        self.suspended = False  # all effects are (8.3.7.3)
        self.attacked: tuple[int, ...] = ()  # the sides that have declared their attack
        self.instants: list[int] = [0, 0]  # units summoned instantly in it by each player
        # the chain
        self.chain: tuple[Declared, ...] = ()
        self.resolved: tuple[Declared, ...] = ()  # what has been resolved of it: still part of it (10.13.2)
        # the end
        self.emptied = NOTHING  # the turn in which the last deck ran out (1.2.3.1)
        self.still = 0  # how many turns in a row were the same position (1.2.4)
        self.snapshot: list[tuple[int, ...]] = [(), ()]  # a player's hand, deck, discard pile and removed cards
        self.moved_about = False  # in this turn units marched to held terrain or equipment was exchanged
        self.moved_on = False  # in this turn something else was done
        self.last_turn = 0  # the turn at whose end time is up; 0: none
        self.captured = NOTHING  # who has taken the enemy's headquarters
        self.next_name = 0
        self.next_object = 0


def territory_of(cell: int) -> int:
    """5.1.2.16. In whose territory an area lies."""
    return 0 if cell < 6 else 1


def is_unit_zone(state: HonjinState, card: int) -> bool:
    """Whether the card lies on the battlefield face up."""
    return state.zone[card] == FIELD


class FactCache:
    """What was worked out from facts and goes with them."""

    def __init__(self) -> None:
        self.is_settled: bool | None = None  # whether nothing is due for rule processing
        self.uses: dict[tuple[int, str], list[tuple[int, int]]] = {}  # by seat and timing: card and ability


class Layout:
    """What lies where on the battlefield: worked out once for as long as nothing moves."""

    def __init__(self) -> None:
        # By area; one place more is for no area at all.
        self.terrain: list[int] = [NOTHING] * (len(AREAS) + 1)
        self.parties: list[tuple[int, ...]] = [()] * (2 * len(AREAS) + 2)  # and seat; from the front to the rear
        self.holders: list[int] = [NOTHING] * (len(AREAS) + 1)  # as if there were no battle
        self.units: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # by seat
        self.worn: dict[int, tuple[int, ...]] = {}  # by unit: its equipment
        self.doubled = 0  # seats, a bit each, that have a hero and another unit of its name
        self.areas: dict[tuple[int, int, int], tuple[int, ...]] = {}  # see `usual_areas`
        self.reached: dict[tuple[int, int], tuple[int, ...]] = {}  # by march types and area, see `in_range`
        self.ground: Any = None  # what is printed on all that lies there
        # What was printed before equipment was exchanged, and the units that took part in that.
        self.before: tuple[Any, tuple[int, ...]] | None = None

    def told(self) -> dict[str, Any]:
        """What lies where, as plain values."""
        return {
            "terrain": self.terrain,
            "parties": self.parties,
            "holders": self.holders,
            "units": self.units,
            "worn": {str(unit): pieces for unit, pieces in self.worn.items()},
            "doubled": self.doubled,
        }

    def copy(self) -> Layout:
        """One of which a part is to be changed."""
        made = Layout()
        made.terrain, made.units, made.doubled, made.worn = self.terrain, self.units, self.doubled, self.worn
        made.parties, made.holders = self.parties[:], self.holders[:]
        made.ground, made.before = self.ground, self.before
        return made

    def hold(self, cell: int) -> None:
        """Settle who holds an area."""
        own, other = self.parties[cell << 1], self.parties[cell << 1 | 1]
        self.holders[cell] = NOTHING if bool(own) == bool(other) else 0 if own else 1


def layout_of(state: HonjinState, rules: Honjin) -> Layout:
    """What lies where now."""
    found: Layout | None = state.layout
    if found is None:
        found = state.layout = _lay_out(state, rules)
    return found


def _lay_out(state: HonjinState, rules: Honjin) -> Layout:
    made = Layout()
    cells, owner, printed, cards = state.cell, state.owner, state.printed, rules.list.cards
    terrain, parties, worn = made.terrain, made.parties, made.worn
    units: tuple[list[int], list[int]] = ([], [])
    crowded: set[int] = set()
    heroes: list[int] = []
    for card in (*state.zones[HIDDEN[0]], *state.zones[HIDDEN[1]]):
        terrain[cells[card]] = card
    for card in state.zones[FIELD]:
        face = cards[printed[card]]
        if face.is_unit:
            units[owner[card]].append(card)
            if face.is_hero:
                heroes.append(card)
            place = cells[card] << 1 | owner[card]
            if parties[place]:
                crowded.add(place)
            parties[place] += (card,)
        elif state.host[card] >= 0:
            worn[state.host[card]] = (*worn.get(state.host[card], ()), card)
        elif terrain[cells[card]] < 0 and face.is_terrain:
            terrain[cells[card]] = card
    for place in crowded:
        parties[place] = tuple(sorted(parties[place], key=state.station.__getitem__))
    for place, row in enumerate(parties):
        if row:
            made.hold(place >> 1)
    for card in heroes:
        name = cards[printed[card]].name
        if len([other for other in units[owner[card]] if cards[printed[other]].name == name]) > 1:
            made.doubled |= 1 << owner[card]
    terrain[NOTHING] = NOTHING
    parties[2 * NOTHING], parties[2 * NOTHING + 1] = (), ()
    made.units = (tuple(units[0]), tuple(units[1]))
    return made


def after_march(state: HonjinState, card: int, came_from: int) -> Layout | None:
    """What lies where once a unit has gone to the rear of a party at another area."""
    if state.layout is None:
        return None
    made: Layout = state.layout.copy()
    cell, seat = state.cell[card], state.owner[card]
    left, entered = came_from << 1 | seat, cell << 1 | seat
    made.parties[left] = tuple([each for each in made.parties[left] if each != card])
    made.parties[entered] = (*[each for each in made.parties[entered] if each != card], card)
    made.hold(came_from)
    made.hold(cell)
    return made


def after_forming(state: HonjinState, order: tuple[int, ...]) -> Layout | None:
    """The same once a party has taken its formation."""
    if state.layout is None:
        return None
    made: Layout = state.layout.copy()
    for place in dict.fromkeys([state.cell[card] << 1 | state.owner[card] for card in order]):
        made.parties[place] = tuple(sorted(made.parties[place], key=state.station.__getitem__))
    return made


def after_exchange(state: HonjinState, *units: int) -> Layout | None:
    """The same once equipment of these units has changed its bearer."""
    if state.layout is None:
        return None
    made: Layout = state.layout.copy()
    made.worn = {}
    for card in state.zones[FIELD]:
        host = state.host[card]
        if host >= 0:
            made.worn[host] = (*made.worn[host], card) if host in made.worn else (card,)
    if made.ground is not None:
        made.before = (made.ground, tuple(units))
    elif made.before is not None:
        made.before = (made.before[0], (*made.before[1], *units))
    made.ground = None
    return made


@rule("5.1.2.4 5.1.2.5 5.1.2.7 5.1.2.8")
def terrain_at(state: HonjinState, rules: Honjin, cell: int) -> int:
    """The terrain of an area; below 0 for empty land."""
    found: Layout = layout_of(state, rules) if state.layout is None else state.layout
    return found.terrain[cell]


@rule("4.4.1 4.4.1.1 4.4.1.2 4.4.1.3")
def party(state: HonjinState, rules: Honjin, cell: int, seat: int) -> tuple[int, ...]:
    """A player's units at an area, from the front to the rear."""
    found: Layout = layout_of(state, rules) if state.layout is None else state.layout
    return found.parties[cell << 1 | seat]


def units_of(state: HonjinState, rules: Honjin, seat: int) -> tuple[int, ...]:
    """A player's units on the field."""
    return layout_of(state, rules).units[seat]


@rule("2.1.2.1.2.1")
def equipment_of(state: HonjinState, unit: int) -> tuple[int, ...]:
    """The pieces of equipment of a unit."""
    found: Layout | None = state.layout
    if found is not None:
        return found.worn.get(unit, ())
    host = state.host
    return tuple([card for card in state.zones[FIELD] if host[card] == unit])


@rule("5.1.2.11 5.1.2.12 5.1.2.13 3.2.1.7")
def holder(state: HonjinState, rules: Honjin, cell: int) -> int:
    """Who holds the terrain of an area: whose units alone are there; in a battle the defending side; -1 for nobody."""
    if state.battle == cell:
        return 1 - state.turn_player
    found: Layout = layout_of(state, rules) if state.layout is None else state.layout
    return found.holders[cell]


@rule("5.1.2.20.1 5.1.2.20.6")
def is_proxy(state: HonjinState, card: int) -> bool:
    """Whether a terrain is a proxy; a headquarters is none."""
    return state.zone[card] in HIDDEN and not is_headquarters(state, card)


@rule("5.1.2.8 6.1.1.5")
def is_headquarters(state: HonjinState, card: int) -> bool:
    """Whether a terrain is its owner's headquarters."""
    return state.zone[card] in HIDDEN and state.cell[card] == HEADQUARTERS[state.owner[card]]
