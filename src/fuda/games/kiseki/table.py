"""What lies on the table of 軌跡TCG? Its zones (500), the columns of its state, and who is primary (702.3).

A unit that is tactically linked to another lies on the field with it: the second card names the first in the column
`host` and is no unit of its own (1336.1). A unit that boards an item lies in the removed zone and names the item in
`aboard` (1337.1). What waits to be resolved is a row of records beside the zone in which the cards among it lie (509).
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.procedure import rule
from fuda.kernel.records import Record, fingerprint
from fuda.kernel.rules import EVERYBODY, Zone
from fuda.kernel.state import State

OPENING_HAND: Final = 4
STARTING_BONDS: Final = 40
MOST_BONDS: Final = 40

# Zones: the shared one first, then six for each seat.
WAITING: Final = 0
DECKS: Final = (1, 7)
HANDS: Final = (2, 8)
FIELDS: Final = (3, 9)
HOMEBASES: Final = (4, 10)
TRAILS: Final = (5, 11)
REMOVED: Final = (6, 12)
ON_FIELD: Final = frozenset(FIELDS)
IN_HOMEBASE: Final = frozenset(HOMEBASES)
ORIENTED: Final = frozenset((*FIELDS, *HOMEBASES))  # zones in which cards lie ready or actioned, up or down (503)


@rule("501.1 502.1 502.2 502.2a 504.1 504.2 505.1 505.2 505.3 505.5 506.1 506.2 506.3 507.1 507.2 507.4")
@rule("508.1 508.2 510.1 510.2")
def _zones(seat: int) -> tuple[Zone, ...]:
    return (
        Zone("deck", seat, ordered=True),
        Zone("hand", seat, 1 << seat, sorted=True),
        Zone("field", seat, EVERYBODY, told_apart=True),
        Zone("homebase", seat, 1 << seat, told_apart=True),
        Zone("trail", seat, EVERYBODY, told_apart=True),
        Zone("removed", seat, EVERYBODY, told_apart=True),
    )


ZONES: Final = (Zone("waiting", sees=EVERYBODY, told_apart=True), *_zones(0), *_zones(1))

# Phases.
PREPARATION: Final = 0
BATTLE: Final = 1
RECOVERY: Final = 2
PHASE_NAMES: Final = ("preparation", "battle", "recovery")

# Steps; a step belongs to one player (702.2).
NO_STEP: Final = -1
DRAW: Final = 0
BASE: Final = 1
DEPLOYMENT: Final = 2
ATTACK_TARGET: Final = 3
BATTLE_RESOLUTION: Final = 4
STEP_NAMES: Final = ("draw", "homebase", "deployment", "attack-target", "battle-resolution")

NOTHING: Final = -1


def player_target(seat: int) -> int:
    """The number that stands for a player among things that can be attacked or chosen."""
    return -2 - seat


def seat_of_target(target: int) -> int:
    """The seat that such a number stands for; -1 where it stands for a card or for nothing."""
    return -2 - target if target <= -2 else -1


# What waits to be resolved.
CARD: Final = "card"  # a card that lies in the waiting zone
PSEUDO: Final = "pseudo"  # a pseudo card for one that was played from the homebase (1204.2i)
CRAFT: Final = "craft"  # an activated or triggered craft (1204.2j)
ART: Final = "art"
SUPPORT: Final = "support"  # scrum support (1218)


KINDS_OF_WAITING: Final = {CARD: 0, PSEUDO: 1, CRAFT: 2, ART: 3, SUPPORT: 4}


class Waiting(Record):
    """509.1. Something that was played and waits: whose, which card or ability, its targets, its X."""

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """What was done to pay for it was not kept before."""
        return {"spent": [], **written}

    def __init__(
        self,
        name: int = -1,
        kind: str = "",
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        ability: int = -1,
        targets: tuple[tuple[int, ...], ...] = (),
        variable: int = 0,
        that: tuple[int, ...] = (),
        source_zone: int = -1,
        as_kind: int = 0,
        lapsed: int = 0,
        objects: tuple[tuple[int, ...], ...] = (),
        told: int = 0,
        spent: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.name = name  # a number of its own; below -100 among targets, see `waiting_target`
        self.kind = kind
        self.seat = seat
        self.card = card  # the card itself, or the card that has the ability
        self.printed = printed
        self.ability = ability  # the place of the ability on its printed card
        self.targets = targets  # what was chosen for each mention of targets, in the order of the text
        self.variable = variable  # the value of X (1305)
        self.that = that  # what the event of a triggered craft was about
        self.source_zone = source_zone  # from where it was played
        self.as_kind = as_kind  # as which kind a card was played
        self.objects = objects  # for each target that is a card, which one it was (502.3)
        self.spent = spent  # what was done to which cards to pay for it
        self.told = told  # one number for what it is, whatever its name; 0 where it targets something that waits
        self.lapsed = lapsed  # a bit for each sentence whose time had passed when it was played (1215.9)

    def content(self) -> tuple[Any, ...]:
        """What it is, without its name."""
        return (
            KINDS_OF_WAITING[self.kind],
            self.seat,
            self.card + 1,
            self.printed + 1,
            self.ability + 1,
            self.targets,
            self.variable,
            self.that,
            self.as_kind,
            fingerprint(self.spent),
        )

    def told_as(self) -> int:
        """One number for what it is."""
        named = [target for mention in self.targets for target in mention if target <= -100]
        return 0 if named else hash(self.content())


def waiting_target(name: int) -> int:
    """The number that stands for something in the waiting zone among targets."""
    return -100 - name


def name_of_waiting(target: int) -> int:
    """The name that such a number stands for; -1 where it stands for something else."""
    return -100 - target if target <= -100 else -1


class KisekiState(State):
    """The state of a game of 軌跡TCG."""

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """What happened in the turn was not kept before."""
        return {"happened": [], **written}

    def __init__(self) -> None:
        super().__init__()
        self.blitz = False  # a blitz sealed match (602.3)
        self.turn = 0
        self.initiative = -1
        self.phase = -1
        self.step = NO_STEP
        self.step_player = -1
        # columns
        self.actioned: list[int] = []  # 1: lies sideways
        self.down: list[int] = []  # 1: lies face down
        self.stunned: list[int] = []
        self.support: list[int] = []
        self.host: list[int] = []  # the unit to which the card is tactically linked as its second card
        self.aboard: list[int] = []  # the item that the card boards
        self.object: list[int] = []  # renewed whenever the card becomes a new card (502.3)
        self.since: list[int] = []  # when its crafts came into force (1215.3b-1)
        self.rank: list[int] = []  # among cards of one age: the order that a player has chosen (1215.3b)
        self.attacked_in: list[int] = []  # the turn in which it last attacked
        self.last: list[Any] = []  # what the card was when it last left field or homebase (1221.1)
        self.chosen_icons: list[int] = []  # 1: chosen to have 暗躍 as it entered (1415)
        # players
        self.bonds: list[int] = [STARTING_BONDS, STARTING_BONDS]
        self.cp: list[int] = [0, 0]
        self.ep: list[int] = [0, 0]
        self.failed_draw: list[int] = [0, 0]  # then the next rule processing ends the game (1102.1)
        # this turn
        self.played: tuple[tuple[int, int, int], ...] = ()  # seat, printed card, kinds it had: cards played
        self.used: tuple[tuple[int, int, int], ...] = ()  # seat, card, reference: crafts played
        self.happened: tuple[Any, ...] = ()  # the events of this turn for which some text of the list asks
        self.attacks: tuple[tuple[int, ...], ...] = ()  # for each attack made: the seat, then the attackers
        # the battle under way
        self.attackers: tuple[int, ...] = ()
        self.target = NOTHING  # a unit, or a player (see `player_target`)
        self.chosen_attackers: tuple[int, ...] = ()  # as chosen in 803.3 (804.1a)
        self.scrum = False
        self.fighting = False  # from 804.5 to the end of the battle
        # the waiting zone
        self.waiting: tuple[Waiting, ...] = ()
        self.withheld: tuple[Any, ...] = ()  # crafts of hidden cards that could have triggered (1211.3a)
        self.passes = 0  # consecutive passes of attacks (803.4)
        self.next_name = 0
        self.next_object = 0


@rule("702.3")
def primary(state: KisekiState) -> int:
    """Who goes through a step is primary; outside steps it is the initiative player."""
    return state.step_player if state.step_player >= 0 else state.initiative


@rule("105.3 105.3a 506.4")
def controller(state: KisekiState, card: int) -> int:
    """On whose field it lies; elsewhere its owner."""
    zone = state.zone[card]
    if zone == FIELDS[0]:
        return 0
    return 1 if zone == FIELDS[1] else state.owner[card]


@rule("1336.1")
def is_linked(state: KisekiState, card: int) -> bool:
    """Whether another card is one with this one, which stands for both."""
    return card in state.host


@rule("1337.2")
def is_boarded(state: KisekiState, card: int) -> bool:
    """Whether units are aboard, which makes it a UNIT too."""
    return card in state.aboard


def linked_cards(state: KisekiState, unit: int) -> tuple[int, ...]:
    """The cards that are one with the unit, itself first (1336.1)."""
    host = state.host
    parts = 0 if host.count(NOTHING) == len(host) else host.count(unit)  # most often there is none at all
    if not parts:
        return (unit,)
    found, place = [unit], -1
    for _ in range(parts):
        place = host.index(unit, place + 1)
        found.append(place)
    return tuple(found)


@rule("1336.1")
def head_of(state: KisekiState, card: int) -> int:
    """The card that stands for the unit of which the card is a part."""
    host = state.host[card]
    return host if host >= 0 else card


def field_cards(state: KisekiState, seat: int) -> tuple[int, ...]:
    """What lies on a player's field, a linked unit once."""
    host = state.host
    return tuple([card for card in state.zones[FIELDS[seat]] if host[card] < 0])


def defender(state: KisekiState) -> int:
    """The unit that is attacked in the battle under way; below 0: none."""
    return state.target if state.fighting and state.target >= 0 else NOTHING
