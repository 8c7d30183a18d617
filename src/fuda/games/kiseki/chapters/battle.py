"""How is a battle fought? The battle phase and the two steps of its sub-steps (800-804)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.battle_events import AttackBegan, AttackChosen, AttackPassed, BattleOver, HasAttacked, LeftBattle
from fuda.games.kiseki.card_events import Turned
from fuda.games.kiseki.chapters.attacks import (
    attack_refusal,
    common_targets,
    may_stop,
    next_attackers,
    side_of,
    still_attacking,
    target_refusal,
    unit_refusal,
)
from fuda.games.kiseki.chapters.orientation import is_in_state
from fuda.games.kiseki.chapters.payment import PayEnergy, energy_sources
from fuda.games.kiseki.chapters.priority import Priority
from fuda.games.kiseki.chapters.rule_check import check_needed
from fuda.games.kiseki.chapters.stun import bond_loss, stun_events
from fuda.games.kiseki.events import Moment, PhaseBegan, PoolsEmptied, StepBegan, StepEnded
from fuda.games.kiseki.table import (
    ATTACK_TARGET,
    BATTLE,
    BATTLE_RESOLUTION,
    NOTHING,
    KisekiState,
    player_target,
    seat_of_target,
)
from fuda.games.kiseki.texts.scope import IN_BATTLE, applied, applied_to, named_in
from fuda.games.kiseki.texts.values import common_organisation, defence_of, strength_of
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words.durations import over_with_battle
from fuda.kernel.decisions import Act, Action, Cards
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.language.running.lasting import EffectsEnded

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# How a battle resolution step can end.
FOUGHT: Final = 0
BROKEN: Final = 1
UNPAID: Final = 2

BATTLE_VERBS: Final = ("attack", "join", "go-on", "target", "target-player")  # beside "pass"


class BattlePhase(Procedure):
    """802. One battle sub-step after another, the players in turn, until both pass in a row."""

    def __init__(self) -> None:
        super().__init__()
        self.seat = -1

    @step("801.1 802.1")
    def begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, PhaseBegan("802.1", BATTLE), Moment("802.1", "battle", "start"))

    @step("802.2")
    def priority_at_begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("802.2"))

    @step("802.3 802.3a")
    def first_sub_step(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The initiative player begins."""
        self.seat = state.initiative
        return self.call(state, BattleSubStep(self.seat))

    @step("803.4a 803.4b 804.14")
    def next_sub_step(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The other player, unless both have passed."""
        if state.passes >= 2:
            return NEXT
        self.seat = 1 - self.seat
        self.go("next_sub_step")
        return self.call(state, BattleSubStep(self.seat))

    @step("802.4 803.4b")
    def end(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, Moment("802.4", "battle", "end"))

    @step("802.5")
    def priority_at_end(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("802.5"))

    @step("302.1b")
    def empty_pools(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, PoolsEmptied("302.1b"))


class BattleSubStep(Procedure):
    """802.3a, 803. A player chooses attackers and their target, or passes; then the battle is resolved."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()
        self.chosen: tuple[int, ...] = ()
        self.broken = FOUGHT
        self.tried: tuple[int, ...] = ()  # the attackers chosen last
        self.closed: tuple[tuple[int, ...], ...] = ()  # those for whom what an attack requires was not done

    @step("702.2 803.1")
    def begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(
            state,
            rules,
            StepBegan("803.1", ATTACK_TARGET, self.seat),
            Moment("803.1", "attack-target", "start", self.seat),
        )

    @step("803.2")
    def priority_at_begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("803.2"))

    @step("803.3 803.3a 803.3b 803.4 1326.3 1501.1a")
    def choose_attacker(self, state: KisekiState, rules: Kiseki) -> Flow:
        """One after the other; a set that can attack nothing together is never reached. Those who were chosen and not
        paid for are not chosen again, or that could go on for ever."""
        verb = "join" if self.chosen else "attack"
        found = next_attackers(state, rules, self.seat, self.chosen)
        options = [Action(verb, unit) for unit in found if self._leads_on(state, rules, (*self.chosen, unit))]
        if self.chosen not in self.closed and may_stop(state, rules, self.seat, self.chosen):
            options.append(Action("go-on" if self.chosen else "pass"))
        purpose = "more-attackers" if self.chosen else "attackers"
        return self.ask(state, Act(self.seat, "803.3", purpose, tuple(options)), into="action")

    def _leads_on(self, state: KisekiState, rules: Kiseki, chosen: tuple[int, ...]) -> bool:
        """Whether these, or more with them, have not been tried in vain."""
        if chosen not in self.closed and (not self.closed or may_stop(state, rules, self.seat, chosen)):
            return True
        more = next_attackers(state, rules, self.seat, chosen)
        return any([self._leads_on(state, rules, (*chosen, unit)) for unit in more])

    @step("803.3 803.4")
    def keep_attacker(self, state: KisekiState, rules: Kiseki) -> Flow:
        if self.action.verb == "go-on":
            return NEXT
        if self.action.verb == "pass":
            self.done(state)
            return happen(state, rules, AttackPassed("803.4", self.seat), StepEnded("302.1b"))
        self.chosen = (*self.chosen, self.action.card)
        return self.go("choose_attacker")

    @step("803.5 803.5a 803.5b 1326.1 1326.2")
    def choose_target(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A unit, or the player where no unit can be attacked."""
        options = [
            Action("target", target) if target >= 0 else Action("target-player", numbers=(seat_of_target(target),))
            for target in common_targets(state, rules, self.seat, self.chosen)
        ]
        return self.ask(state, Act(self.seat, "803.5", "attack-target", tuple(options)), into="action")

    @step("803.5 803.6")
    def check_attack(self, state: KisekiState, rules: Kiseki) -> Flow:
        """An attack that is not in order is chosen anew."""
        attackers, target = self.chosen, target_named(self.action)
        self.chosen = ()
        self.tried = attackers
        if attack_refusal(state, rules, self.seat, attackers, target) is not None:
            return self.go("choose_attacker")
        return happen(state, rules, AttackChosen("803.5", attackers, target))

    @step("803.7")
    def priority_after_choice(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("803.7"))

    @step("302.1b 802.3a")
    def resolve_battle(self, state: KisekiState, rules: Kiseki) -> Flow:
        happen(state, rules, StepEnded("302.1b"), StepBegan("802.3a", BATTLE_RESOLUTION, self.seat))
        return self.call(state, BattleResolution(self.seat), into="broken")

    @step("302.1b 804.2 804.3 804.10 804.14")
    def go_back_or_end(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The same player chooses again where there was no battle."""
        if self.broken:
            if self.broken == UNPAID:
                self.closed = (*self.closed, self.tried)
            self.go("choose_attacker")
            return happen(state, rules, StepEnded("302.1b"), StepBegan("803.3", ATTACK_TARGET, self.seat))
        self.done(state)
        return happen(state, rules, StepEnded("302.1b"))


def target_named(action: Action) -> int:
    """The unit or player that an action names as target."""
    return player_target(action.numbers[0]) if action.verb == "target-player" else action.card


class BattleResolution(Procedure):
    """804. The battle resolution step. Its result says whether attackers have to be chosen anew, and why."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.price = 0  # the EP that the attack requires
        self.result = FOUGHT
        self.supported = 0  # 1: the unit had support when it was attacked
        self.struck: tuple[int, ...] = ()  # the attackers that are struck back at

    @step("804.1 804.1a")
    def check_again(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Who is not in order any more drops out."""
        target = state.target
        kept = still_attacking(state, rules, self.seat, state.attackers, target)
        dropped = [card for card in state.attackers if card not in kept]
        if target >= 0 and target_refusal(state, rules, self.seat, target) is not None:
            dropped.append(target)
        return happen(state, rules, *[LeftBattle("804.1", card) for card in dropped])

    @step("804.2")
    def need_both_sides(self, state: KisekiState, rules: Kiseki) -> Flow:
        self.result = BROKEN
        return NEXT if has_both_sides(state) else self.go("break_off")

    @step("804.3 104.2 1217.3")
    def check_price(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What the attack requires is done now; where it cannot be, there is no attack."""
        self.price = price_of(state, rules, state.attackers)
        if self.price <= 0:
            return self.go("action_attackers")
        self.result = UNPAID
        if state.ep[self.seat] + len(energy_sources(state, self.seat)) < self.price:
            return self.go("break_off")
        return NEXT

    @step("804.3 1318.2")
    def pay_price(self, state: KisekiState, rules: Kiseki) -> Flow:
        self.result = BROKEN
        sources = energy_sources(state, self.seat)
        return self.call(state, PayEnergy(self.seat, self.price, sources, "804.3", is_asked=True))

    @step("804.4")
    def action_attackers(self, state: KisekiState, rules: Kiseki) -> Flow:
        turning = [card for card in state.attackers if not applied(state, rules, v.StaysReady, card)]
        return happen(state, rules, *[Turned("804.4", card, 1) for card in turning])

    @step("804.5 804.5b 804.6")
    def begin_battle(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, AttackBegan("804.5", state.attackers, state.target))

    @step("804.8 1309.1a 1404.1")
    def have_attacked(self, state: KisekiState, rules: Kiseki) -> Flow:
        self.supported = int(is_supported(state, rules, state.target))
        first = len([each for each in state.attacks if each[0] == self.seat]) == 1
        return happen(state, rules, HasAttacked("804.8", self.seat, state.attackers, state.target, state.scrum, first))

    @step("804.9")
    def priority_before_battle(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("804.9"))

    @step("804.10 104.4 1315.1")
    def ready_attackers(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Attackers that have nothing left to attack are readied."""
        if has_both_sides(state):
            return self.go("choose_struck")
        ready = [
            Turned("804.10", card, 0)
            for card in state.attackers
            if state.actioned[card] and not applied(state, rules, g.DoesNotReady, card)
        ]
        return happen(state, rules, *ready)

    @step("804.2 804.10")
    def break_off(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The battle is over before it was fought."""
        self.done(state, self.result)
        return happen(state, rules, *end_of_battle(state, "804.10"))

    @step("804.11 804.11a 804.11a-1 1327.1 1327.2")
    def choose_struck(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The defender's controller chooses at which attacker it strikes back."""
        if state.target < 0:
            return NEXT
        candidates = strikable(state, rules)
        if applied(state, rules, g.StrikesBackAtAll, state.target) or not candidates:
            self.struck = candidates
            return NEXT
        seat = side_of(state, state.target)
        return self.ask(state, Cards(seat, "804.11a-1", "strike-back", candidates, 1, 1), into="struck")

    @step("804.11 804.11a 804.11b")
    def fight(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Everything at the same time, judged by what was before."""
        if state.target < 0:
            return happen(state, rules, *assault(state, rules))
        supported = bool(self.supported) or is_supported(state, rules, state.target)
        return happen(state, rules, *clash(state, rules, self.struck, supported))

    @step("804.12")
    def priority_after_battle(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("804.12"))

    @step("804.13 804.13a 804.13b 804.13c 804.13d 804.13e")
    def end_battle(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, *end_of_battle(state, "804.13"))

    @step("804.13f")
    def repeat_if_needed(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What came up by the end of the battle is dealt with before the step ends."""
        if check_needed(state, rules):
            return self.go("priority_after_battle")
        return self.done(state, FOUGHT)


@rule("804.3")
def price_of(state: KisekiState, rules: Kiseki, attackers: tuple[int, ...]) -> int:
    """The EP that have to be paid for an attack by these units."""
    found = 0
    for card in attackers:
        for standing, change in applied(state, rules, g.AttackPrice, card):
            assert isinstance(change, g.AttackPrice)
            found += rules.standing_reading(state, standing).amount(change.amount)
    return found


def has_both_sides(state: KisekiState) -> bool:
    """Whether somebody attacks and something is attacked."""
    return bool(state.attackers) and state.target != NOTHING


@rule("804.13a 804.13b 804.13c 804.13d 804.13e")
def end_of_battle(state: KisekiState, clause: str) -> list[Event]:
    """Effects for this battle end, then nobody attacks or is attacked any more."""
    names = over_with_battle(state)
    found: list[Event] = [EffectsEnded("804.13a", names)] if names else []
    if state.chosen_attackers:
        found.append(BattleOver(clause))
    return found


@rule("1309.1a")
def is_supported(state: KisekiState, rules: Kiseki, target: int) -> bool:
    """Whether the target is a unit that has support."""
    return target >= 0 and is_in_state(state, rules, target, "supported")


@rule("804.11a-1 1327.1 1327.2")
def strikable(state: KisekiState, rules: Kiseki) -> tuple[int, ...]:
    """The attackers at which the defender can strike back; those it has to, where there are such."""
    if applied(state, rules, v.DoesNotStrikeBack, state.target):
        return ()
    found = tuple([card for card in state.attackers if not applied(state, rules, g.NotStruckBack, card)])
    for standing, change in applied(state, rules, g.StrikesBackAtAll, state.target):
        named = named_in(state, rules, standing, change)
        return tuple([card for card in found if card in named])
    seat = side_of(state, state.target)
    for standing, change in applied_to(state, rules, g.StrikesBackIfPossible, seat):
        named = named_in(state, rules, standing, change)
        found = tuple([card for card in found if card in named]) or found
    return found


@rule("804.5b 804.11a-2 804.11a-3 804.11a-4 1222.4a 1309.1a")
def clash(state: KisekiState, rules: Kiseki, struck: tuple[int, ...], supported: bool) -> list[Event]:
    """What happens to the defender, to its player and to the attackers that are struck back at."""
    defender, attackers = state.target, state.attackers
    strength = sum([strength_of(state, rules, card) for card in attackers])
    defence = defence_of(state, rules, defender)
    found: list[Event] = []
    if strength >= defence:
        found += stun_events(state, rules, (defender,), "804.11a-2", attackers=attackers)
    if not state.scrum and not supported:  # of nothing left over nothing happens
        seat = side_of(state, defender)
        found += overkill(state, rules, attackers[0], seat, strength - defence, "804.11a-3")
    beaten = [card for card in struck if strength_of(state, rules, defender) >= defence_of(state, rules, card)]
    return found + stun_events(state, rules, tuple(beaten), "804.11a-4", by=IN_BATTLE)


@rule("804.11b")
def assault(state: KisekiState, rules: Kiseki) -> list[Event]:
    """What happens to a player who is attacked: one overkill by each attacker."""
    seat = side_of(state, state.target)
    return [
        event
        for card in state.attackers
        for event in overkill(state, rules, card, seat, strength_of(state, rules, card), "804.11b")
    ]


@rule("104.4 1222.3 1319.1")
def overkill(state: KisekiState, rules: Kiseki, attacker: int, seat: int, amount: int, clause: str) -> list[Event]:
    """The bonds that a player loses by the unit's overkill."""
    if applied(state, rules, g.NoOverkill, attacker) or applied_to(state, rules, g.NoOverkillDamage, seat):
        return []
    return bond_loss(state, rules, seat, amount, "overkill", attacker, clause)


@rule("803.3 803.3b 803.5 1326.3")
def battle_refusal(state: KisekiState, rules: Kiseki, seat: int, action: Action) -> Reason | None:
    """Why an action of the attack declaration step is not possible now. Several attackers may be named at once, and
    those with whom a target would be attacked."""
    if state.step != ATTACK_TARGET or state.step_player != seat:
        return Reason("803.3", "not-your-attack-step")
    frame = state.frames[-1]
    chosen = frame.chosen if isinstance(frame, BattleSubStep) else state.attackers
    if action.verb in ("attack", "join"):
        for card in (action.card, *action.cards):
            reason = _choice_refusal(state, rules, seat, chosen, card)
            if reason is not None:
                return reason
            chosen = (*chosen, card)
        return None
    if action.verb in ("target", "target-player"):
        attackers = action.cards or chosen
        if not attackers:
            return Reason("803.5", "no-attackers")
        if action.verb == "target-player" and not action.numbers:
            return attack_refusal(state, rules, seat, attackers, player_target(1 - seat))
        return attack_refusal(state, rules, seat, attackers, target_named(action))
    if action.verb in ("pass", "go-on") and not may_stop(state, rules, seat, chosen):
        return Reason("1326.3", "must-attack-with")
    return None


def _choice_refusal(state: KisekiState, rules: Kiseki, seat: int, chosen: tuple[int, ...], card: int) -> Reason | None:
    reason = unit_refusal(state, rules, seat, card)
    if reason is not None:
        return reason
    together = (*chosen, card)
    if chosen and not common_organisation(state, rules, together):
        return Reason("803.6d", "no-common-organisation")
    if not common_targets(state, rules, seat, together):
        return Reason("803.6e", "nothing-to-attack")
    if not may_stop(state, rules, seat, chosen) and card not in next_attackers(state, rules, seat, chosen):
        return Reason("1326.3", "must-attack-with")
    return None
