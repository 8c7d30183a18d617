"""What may be done in the main phase? 600-607."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.hanyo.chapters.checks import able_standbys, check
from fuda.games.hanyo.chapters.loops import loop_key
from fuda.games.hanyo.chapters.movement import Discarding, DrawCards
from fuda.games.hanyo.chapters.permissions import cannot, is_used_up, most, room_for_energy
from fuda.games.hanyo.chapters.play import (
    PlayAbility,
    PlayCommand,
    activation_refusal,
    command_refusal,
    named_by,
    naming,
    unnamed,
    usable_abilities,
)
from fuda.games.hanyo.events import Attached, Charged, Entered
from fuda.games.hanyo.table import ENERGIES, HANDS, IN_AREA, MAIN, MAINS, STANDBYS, STUNNED, HanyoState
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.values import RETREAT, number, unit_refusal
from fuda.games.hanyo.unit_events import Marked, Swapped
from fuda.kernel.decisions import Action, Cards
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.mechanics.former_loops import former_frame
from fuda.mechanics.loops import is_among
from fuda.mechanics.windows import LoopingWindow, Verb

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


# What is done with a card that has to be named, and the clause that says so.
ABOUT_A_CARD: Final = {"charge": "602.1", "enter": "603.1", "play": "604.1", "use": "606.1"}


def _not_now(state: HanyoState, seat: int) -> Reason | None:
    if state.turn_player != seat or state.phase != MAIN:
        return Reason("503.3", "not-your-main-phase")
    return None


@rule("602.1 602.2 306.7a-3 104.4")
def charge_refusal(state: HanyoState, rules: Hanyo, seat: int, card: int, unit: int) -> Reason | None:
    """Why this hand card may not be charged to this unit now."""
    reason = _not_now(state, seat)
    if reason is not None:
        return reason
    if state.charges >= most(state, rules, seat, "charge"):
        return Reason("602.2", "once-a-turn")
    if cannot(state, rules, seat, "charge"):
        return Reason("104.4", "charge-forbidden")
    if state.zone[card] != HANDS[seat]:
        return Reason("602.1", "not-in-hand")
    reason = unit_refusal(state, seat, unit, "602.1")
    return Reason("104.4", "charge-forbidden") if reason is None and not room_for_energy(state, rules, unit) else reason


@rule("603.1 603.2 308.1")
def enter_refusal(state: HanyoState, rules: Hanyo, seat: int, card: int) -> Reason | None:
    """Why this unit card may not be put out now."""
    reason = _not_now(state, seat)
    if reason is not None:
        return reason
    if state.zone[card] != HANDS[seat]:
        return Reason("603.1", "not-in-hand")
    if not rules.card(state, card).is_unit:
        return Reason("603.1", "not-a-unit")
    if free_standby(state, seat) < 0:
        return Reason("603.1", "no-free-standby-area")
    if _may_not_enter(state, rules, seat) or not _is_let_in(state, rules, seat, card):
        return Reason("104.4", "enter-forbidden")
    return None


@rule("104.4 603.1")
def _is_let_in(state: HanyoState, rules: Hanyo, seat: int, card: int) -> bool:
    """Whether the card's own text lets it be put out now."""
    wanted = rules.card(state, card).enterable
    return wanted is None or Reading(state, rules, seat, card).holds(wanted)


@rule("104.4")
def _may_not_enter(state: HanyoState, rules: Hanyo, seat: int) -> bool:
    return cannot(state, rules, seat, "enter") or is_used_up(state, rules, seat, "out")


def _may_charge(state: HanyoState, rules: Hanyo, seat: int) -> bool:
    if state.charges >= most(state, rules, seat, "charge"):
        return False
    return not cannot(state, rules, seat, "charge")


def free_standby(state: HanyoState, seat: int) -> int:
    """The first free standby area, or -1; which one makes no difference."""
    for zone in STANDBYS[seat]:
        if not state.zones[zone]:
            return zone
    return -1


@rule("605.1 605.2 605.3 915.1a 915.1b 915.1d 206.1 104.4")
def retreat_refusal(state: HanyoState, rules: Hanyo, seat: int) -> Reason | None:
    """Why the main unit may not retreat now: all of it must be possible."""
    reason = _not_now(state, seat)
    if reason is not None:
        return reason
    if state.retreats >= most(state, rules, seat, "retreat"):
        return Reason("605.2", "once-a-turn")
    main = state.zones[MAINS[seat]]
    if not main:
        return Reason("915.1a", "no-main-unit")
    if state.down[main[0]]:
        return Reason("306.7a-3", "knocked-out")
    if state.placed[main[0]] == STUNNED:
        return Reason("915.1a", "stunned")
    if not able_standbys(state, seat):
        return Reason("605.3", "no-standby-unit")
    if rules.cannot_retreat(state, main[0]):
        return Reason("104.4", "retreat-forbidden")
    cost = number(state, rules, main[0], RETREAT)
    energy = len(rules.energy_on(state, main[0]))
    if energy < cost:
        return Reason("605.3", "not-enough-energy", energy=energy, cost=cost)
    return None


# Actions are made and kept once, as there are many to choose from.
_CHARGES: Final[dict[int, list[Action]]] = {}  # by unit, one for each card that there can be
_ENTERS: Final[dict[int, Action]] = {}
_PLAYS: Final[dict[int, Action]] = {}
_RETREAT: Final = Action("retreat")


def _charges(unit: int, cards: int) -> list[Action]:
    found = _CHARGES.get(unit)
    if found is None or len(found) < cards:
        found = _CHARGES[unit] = [Action("charge", unit, (card,)) for card in range(cards)]
    return found


def _with_card(verb: str, card: int, known: dict[int, Action]) -> Action:
    if card not in known:
        known[card] = Action(verb, card)
    return known[card]


def _charge(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Procedure:
    return Charge(seat, action.card, action.cards[0])


def _retreat(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Procedure:
    return Retreat(seat)


def _play_command(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Procedure:
    return PlayCommand(seat, action.card)


def _play_ability(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Procedure:
    ability = rules.list.ability(action.numbers[0])
    return PlayAbility(seat, action.cards[0], ability.printed, ability.place, (), activated=True)


def _charge_refusal(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Reason | None:
    if len(action.cards) != 1:
        return Reason("602.1", "one-card", cards=len(action.cards))
    return charge_refusal(state, rules, seat, action.cards[0], action.card)


def _enter_refusal(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Reason | None:
    return enter_refusal(state, rules, seat, action.card)


def _command_refusal(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Reason | None:
    return command_refusal(state, rules, seat, action.card)


def _retreat_refusal(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Reason | None:
    return retreat_refusal(state, rules, seat)


def _activation_refusal(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Reason | None:
    return unnamed(action, activation_refusal(state, rules, seat, action.card, named_by(action)))


class MainPhase(LoopingWindow):
    """503.2-503.4. A rule check, then one action, again and again."""

    clause: ClassVar[str] = "503.3"
    purpose: ClassVar[str] = "main-phase"
    last: ClassVar[str] = "end-main"
    one: ClassVar[str] = "1101.1a"
    both: ClassVar[str] = "1101.1b"
    verbs: ClassVar[dict[str, Verb]] = {
        "charge": Verb(_charge, _charge_refusal),
        "enter": Verb(None, _enter_refusal),  # an event, no procedure
        "play": Verb(_play_command, _command_refusal, into="undone"),
        "retreat": Verb(_retreat, _retreat_refusal),
        "use": Verb(_play_ability, _activation_refusal, into="undone"),
    }

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.undone = 0  # 1: the last action was illegal and taken back, or a game of chance came to nothing
        self.before = 0  # how much had been done before the last action

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        return former_frame(written, naming=2)

    @step("503.2")
    def check(self, state: HanyoState, rules: Hanyo) -> Flow:
        return check(self, state, rules)

    @step("1101.1 1101.1a 1101.1b 104.5")
    def notice_loop(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Whoever can lead the game back to the same position names a number of rounds, the turn player first; the
        lower one counts."""
        if self.undone > 0:
            self.undone = 0
            self.loop = self.loop.only(self.before)
        return NEXT if self.names_rounds(state, loop_key(state, rules)) else self.go("choose")

    @step("1101.1a 1101.1b")
    def begin_rounds(self, state: HanyoState, rules: Hanyo) -> Flow:
        """After them these actions wait until another one is taken."""
        self.repeat_rounds(state)
        return NEXT

    @step("503.3 503.3a 503.3b 503.3c 503.3d 503.3e 503.3f 601.1 601.2 1101.1a")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Every action that is possible now, and the end of the phase; a loop goes on by itself."""
        options = self._options(state, rules)
        again = self.loop.again
        if again and self.goes_on(state, is_among(again[0].action, options)):
            return NEXT
        return self.ask_which(state, self.loop.without_closed(options))

    def _options(self, state: HanyoState, rules: Hanyo) -> list[Action]:
        seat = self.seat
        hand = state.zones[HANDS[seat]]
        found: list[Action] = []
        if _may_charge(state, rules, seat):
            for unit in [each for each in rules.units_of(state, seat) if room_for_energy(state, rules, each)]:
                charges = _charges(unit, len(state.printed))
                found += [charges[card] for card in hand]
        room = free_standby(state, seat) >= 0 and not _may_not_enter(state, rules, seat)
        cards = rules.list.cards
        for card in hand:
            if cards[state.printed[card]].is_unit:
                if room and _is_let_in(state, rules, seat, card):
                    found.append(_with_card("enter", card, _ENTERS))
            elif command_refusal(state, rules, seat, card) is None:
                found.append(_with_card("play", card, _PLAYS))
        if retreat_refusal(state, rules, seat) is None:
            found.append(_RETREAT)
        for unit, packed in usable_abilities(state, rules, seat):
            found.append(naming("use", unit, packed))
        return found

    @step("503.4 602.1 603.1 604.1 604.2 605.1 606.1 607.1 1101.1a")
    def act(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Do it and begin again, or go on to the next phase."""
        if self.is_over:
            return self.done(state)
        self._remember(state)
        self.restart()
        if self.action.verb == "enter":
            zone = free_standby(state, self.seat)
            return happen(state, rules, Entered("603.1", self.action.card, zone, self.seat))
        return self.begin_action(state, rules)

    @rule("1101.1a")
    def _remember(self, state: HanyoState) -> None:
        """A round that is repeated is remembered already; any other action opens what was closed."""
        self.before = len(self.loop.past)
        if not self.is_of_round():
            self.remember(state, self.key)


class Charge(Procedure):
    """602, 906. A hand card becomes energy, face down to everybody; then a card is drawn."""

    def __init__(self, seat: int = -1, unit: int = -1, card: int = -1, by_rule: bool = True) -> None:
        super().__init__()
        self.seat = seat
        self.unit = unit
        self.card = card
        self.by_rule = by_rule
        self.pick: tuple[int, ...] = ()

    @step("906.1")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Which card? Chosen already where the player charges as an action."""
        hand = state.zones[HANDS[self.seat]]
        if self.card >= 0:
            self.pick = (self.card,)
            return NEXT
        if not hand:
            return NEXT
        return self.ask(state, Cards(self.seat, "906.1", "charge", hand, 1, 1), into="pick")

    @step("602.1 906.1 905.1 905.2 306.7b")
    def attach(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Nobody may look at it from now on."""
        if self.by_rule:
            happen(state, rules, Marked("602.2", "charge", self.seat))
        if not self.pick or not room_for_energy(state, rules, self.unit):
            return NEXT
        target = ENERGIES[state.owner[self.unit]]
        return happen(
            state,
            rules,
            Attached("906.1", self.pick[0], self.unit, target, self.seat),
            Charged("906.1", self.seat, self.unit),
        )

    @step("602.1 906.1 904.1")
    def draw(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Then a card is drawn."""
        return self.call(state, DrawCards(self.seat, 0 if cannot(state, rules, self.seat, "draw") else 1, "906.1"))


class ChargeEach(Procedure):
    """906.1. A player charges several units, one after the other."""

    def __init__(self, seat: int = -1, units: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.units = units

    @step("906.1 104.2")
    def charge(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The next unit that is still in its area."""
        if not self.units:
            return self.done(state)
        unit = self.units[0]
        self.units = self.units[1:]
        self.run_again()
        if state.zone[unit] not in IN_AREA or state.down[unit]:
            return NEXT
        return self.call(state, Charge(self.seat, unit, -1, by_rule=False))


class Retreat(Procedure):
    """605, 915. The cost is paid with the main unit's energy, then it changes places with a standby unit."""

    def __init__(self, seat: int = -1, by_rule: bool = True, free: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.by_rule = by_rule
        self.free = free  # of its cost
        self.pick: tuple[int, ...] = ()
        self.energy: tuple[int, ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No text let a unit retreat before, and none at no cost."""
        return {"by_rule": True, "free": False, **written}

    @step("915.1 915.1a")
    def choose_unit(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A standby unit that is not knocked out."""
        return self.ask(
            state, Cards(self.seat, "915.1a", "retreat-for", able_standbys(state, self.seat), 1, 1), into="pick"
        )

    @step("915.1b")
    def choose_energy(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Which energy is discarded? Nobody sees what it is."""
        main = state.zones[MAINS[self.seat]][0]
        cost = 0 if self.free else number(state, rules, main, RETREAT)
        energy = rules.energy_on(state, main)
        return self.ask(state, Cards(self.seat, "915.1b", "retreat-cost", energy, cost, cost), into="energy")

    @step("915.1b 911.1")
    def pay(self, state: HanyoState, rules: Hanyo) -> Flow:
        if self.by_rule:
            happen(state, rules, Marked("605.2", "retreat", self.seat))
        return self.call(state, Discarding(self.energy, "915.1b", self.seat))

    @step("915.1c 914.1 302.3a-1")
    def swap(self, state: HanyoState, rules: Hanyo) -> Flow:
        main = state.zones[MAINS[self.seat]][0]
        return happen(state, rules, Swapped("915.1c", self.seat, self.pick[0], main))


@rule("602.1 603.1 604.1 605.1 606.1")
def action_refusal(state: HanyoState, rules: Hanyo, seat: int, action: Action) -> Reason | None:
    """Why an action of the main phase is not possible now."""
    if action.card < 0 and action.verb in ABOUT_A_CARD:
        return _not_now(state, seat) or Reason(ABOUT_A_CARD[action.verb], "which-card")
    return MainPhase.refusal(state, rules, seat, action)
