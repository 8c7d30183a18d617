"""What happens to units of 汎用TCG? Damage, states, counters, abilities and skills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from fuda.games.hanyo.events import COUNTERS, DAMAGE, Change, moment_of
from fuda.games.hanyo.table import MAINS, NORMAL, STUNNED, HanyoState
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.language.running.lasting import released

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


class Damaged(Change):
    """916. Damage markers were put on a unit, all at once."""

    touches: ClassVar[int] = DAMAGE
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card", "source")
    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, clause: str = "", card: int = -1, amount: int = 0, source: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.amount = amount
        self.source = source

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.damage[self.card] += self.amount
        if (self.card, self.source) not in state.knocked_by:
            state.knocked_by = (*state.knocked_by, (self.card, self.source))

    def affected(self, state: HanyoState, rules: Hanyo) -> int:
        owner: int = state.owner[self.card]
        return owner


class Healed(Change):
    """917. Damage markers were taken off a unit."""

    touches: ClassVar[int] = DAMAGE
    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, clause: str = "", card: int = -1, amount: int = 0) -> None:
        super().__init__(clause)
        self.card = card
        self.amount = amount
        self.taken_off = 0  # how much there was to take off

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        self.taken_off = min(self.amount, state.damage[self.card])
        state.damage[self.card] -= self.taken_off

    def affected(self, state: HanyoState, rules: Hanyo) -> int:
        owner: int = state.owner[self.card]
        return owner


@rule("802.2a 809.3b-1")
def in_force_again(state: HanyoState, unit: int, clock: int) -> None:
    """802.2a, 809.3b-1. The EX skills of a unit that is stunned no more date from now."""
    state.clock = moment_of(state, clock)
    for card, host in enumerate(state.host):
        if host == unit:
            state.since[card] = state.clock
            state.rank[card] = 0


class Placed(Event):
    """907, 908. A unit was recovered, rested or stunned."""

    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("placed",)

    def __init__(self, clause: str = "", card: int = -1, placed: int = NORMAL, source: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.placed = placed
        self.before = NORMAL
        self.source = source
        self.clock = -1  # when it happens

    def look(self, state: HanyoState, rules: Hanyo) -> None:
        self.clock = state.clock + 1

    @rule("303.1 306.5 907.1 908.1 802.2a 809.3b-1")
    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        self.before = state.placed[self.card]
        state.placed[self.card] = self.placed
        if self.before == STUNNED:
            in_force_again(state, self.card, self.clock)

    def affected(self, state: HanyoState, rules: Hanyo) -> int:
        owner: int = state.owner[self.card]
        return owner


class Laid(Event):
    """303.1a. A unit that was just put down lies otherwise than normally: it has not become so."""

    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("placed",)

    def __init__(self, clause: str = "", card: int = -1, placed: int = NORMAL) -> None:
        super().__init__(clause)
        self.card = card
        self.placed = placed

    @rule("303.1a 306.5 908.3")
    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.placed[self.card] = self.placed


class KnockedOut(Event):
    """909. A unit was knocked out: face down where it lies, without damage and counters."""

    replaceable: ClassVar[bool] = True
    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1, sources: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.card = card
        self.sources = sources  # everything that knocked it out (813.5)
        self.last: Any = None

    def look(self, state: HanyoState, rules: Hanyo) -> None:
        if self.last is None:
            self.last = rules.remembered(state, self.card)

    @rule("306.7 306.7a 306.7a-1 909.1 909.1a 913.6")
    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        self.look(state, rules)
        state.down[self.card] = 1
        state.placed[self.card] = NORMAL
        state.damage[self.card] = 0
        state.counters[self.card] = ()

    def affected(self, state: HanyoState, rules: Hanyo) -> int:
        owner: int = state.owner[self.card]
        return owner


class Revived(Event):
    """306.7a-1. A knocked-out unit was turned face up: it lies normally, without damage."""

    cards: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, clause: str = "", card: int = -1) -> None:
        super().__init__(clause)
        self.card = card
        self.clock = -1  # when it happens

    def look(self, state: HanyoState, rules: Hanyo) -> None:
        self.clock = state.clock + 1

    @rule("306.7a-1 303.1a 809.3b-1")
    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.down[self.card] = 0
        state.placed[self.card] = NORMAL
        in_force_again(state, self.card, self.clock)


@rule("302.3b 809.4")
def left_behind(effect: Any, unit: int, turn: int, ended: tuple[int, ...]) -> tuple[Any, ...]:
    """What is left of a lasting effect once a unit has stepped back from the main area: those on a group that applied
    to it (`ended`) stop applying to it alone, those on the very unit end. What has not begun to apply goes on."""
    if not effect.open:
        return (effect,) if effect.begins > turn else released((effect,), unit)
    if effect.name not in ended:
        return (effect,)
    made = copy_of(effect)
    made.shed = (*effect.shed, unit)
    return (made,)


class Swapped(Event):
    """914. A standby unit and the main unit changed places; the one that leaves the main area recovers."""

    cards: ClassVar[tuple[str, ...]] = ("card", "main")
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1, main: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.main = main
        self.before = NORMAL  # how the unit lay that leaves the main area
        self.clock = -1  # when it happens

    def look(self, state: HanyoState, rules: Hanyo) -> None:
        self.clock = state.clock + 1

    @rule("302.3 302.3a 302.3a-1 302.3b 914.1")
    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        place = state.zone[self.card]
        ended = rules.applying_to(state, self.main) if self.main >= 0 and state.effects else ()
        state.zones[place] = ()
        state.zones[MAINS[self.seat]] = (self.card,)
        state.zone[self.card] = MAINS[self.seat]
        if self.main >= 0:
            state.zones[place] = (self.main,)
            state.zone[self.main] = place
            self.before = state.placed[self.main]
            if state.placed[self.main] == STUNNED:
                in_force_again(state, self.main, self.clock)
            state.placed[self.main] = NORMAL
            state.effects = tuple(
                [kept for each in state.effects for kept in left_behind(each, self.main, state.turn, ended)]
            )


class Counted(Change):
    """913. Counters were put on a card or taken off."""

    touches: ClassVar[int] = COUNTERS
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("counter", "amount")

    def __init__(self, clause: str = "", card: int = -1, counter: str = "", amount: int = 0) -> None:
        super().__init__(clause)
        self.card = card
        self.counter = counter
        self.amount = amount

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        name = rules.counter_code(self.counter)
        held = dict(state.counters[self.card])
        held[name] = max(0, held.get(name, 0) + self.amount)
        state.counters[self.card] = tuple([pair for pair in sorted(held.items()) if pair[1] > 0])


class Refitted(Change):
    """302.3b, 809.3b-3. A unit that had stepped back does not fit the group of an effect any more, so that it is
    reached again when it fits again."""

    touches: ClassVar[int] = 0

    def __init__(self, clause: str = "", name: int = -1, card: int = -1) -> None:
        super().__init__(clause)
        self.name = name
        self.card = card

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        renewed: list[Any] = []
        for each in state.effects:
            if each.name == self.name:
                each = copy_of(each)
                each.shed = tuple([card for card in each.shed if card != self.card])
            renewed.append(each)
        state.effects = tuple(renewed)


class Aged(Change):
    """809.3b. The turn player has ordered cards whose abilities came into force at the same time."""

    cards: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, clause: str = "", order: tuple[int, ...] = ()) -> None:
        super().__init__(clause)
        self.order = order

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        for place, card in enumerate(self.order):
            state.rank[card] = place + 1


class Marked(Change):
    """Something that may be done once a turn was done: a charge, a retreat, a strategy."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("what", "seat")

    def __init__(self, clause: str = "", what: str = "", seat: int = -1) -> None:
        self.clause = clause
        self.what = what
        self.seat = seat

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        if self.what == "strategy":
            state.strategies += 1
        elif self.what == "charge":
            state.charges += 1
        elif self.what == "retreat":
            state.retreats += 1


class AbilityUsed(Change):
    """An activated EX skill was played."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("ability", "seat")

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1, ability: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.ability = ability

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.used_this_turn = (*state.used_this_turn, (self.seat, self.card, self.ability))


class CommandPlayed(Change):
    """804.2. A command was played."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("card",)
    shown: ClassVar[tuple[str, ...]] = ("seat", "command")

    def __init__(self, clause: str = "", seat: int = -1, card: int = -1, command: str = "") -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.command = command

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        """Nothing changes; triggers look for it."""


class OfSkill(Change):
    """An event about a skill that a unit uses, its own or one of a set."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("unit", "home")
    shown: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, clause: str = "", unit: int = -1, home: int = -1, ability: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit
        self.home = home
        self.ability = ability


class SkillDeclared(OfSkill):
    """703.2a. The main unit uses a skill of its own or of one of its sets."""

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.skill = (self.unit, self.home, self.ability)


class SkillUsed(OfSkill):
    """704.1. The skill was used with success."""

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        """Nothing changes; triggers look for it."""


class SkillFailed(Change):
    """920.2. The skill failed."""

    touches: ClassVar[int] = 0
    cards: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, clause: str = "", unit: int = -1) -> None:
        super().__init__(clause)
        self.unit = unit

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        """Nothing changes."""


class SkillOver(Change):
    """The skill in use is over."""

    touches: ClassVar[int] = 0

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.skill = ()


class ReplacementFailed(Change):
    """1002.2. The main unit could not be replaced."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, clause: str = "", seat: int = -1) -> None:
        super().__init__(clause)
        self.seat = seat

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.failed_replacement[self.seat] = 1


class Checked(Change):
    """1002. Rule processing looked at what had failed since the last time."""

    touches: ClassVar[int] = 0

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        state.failed_draw = [0, 0]
        state.failed_replacement = [0, 0]
        state.knocked_by = ()


class Played(Change):
    """919. Hands were shown at rock-paper-scissors."""

    touches: ClassVar[int] = 0
    shown: ClassVar[tuple[str, ...]] = ("hands", "winner")

    def __init__(self, clause: str = "", hands: tuple[int, ...] = (), winner: int = -1) -> None:
        super().__init__(clause)
        self.hands = hands
        self.winner = winner

    def apply(self, state: HanyoState, rules: Hanyo) -> None:
        """Nothing changes."""
