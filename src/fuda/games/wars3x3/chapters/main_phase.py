"""How are territories and units brought out? Expansion, deployment and redeployment (4.1-4.2)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from fuda.games.wars3x3.chapters.applied import is_left_out, needed, places, worth_given_up
from fuda.games.wars3x3.chapters.casting import again, entry_refusal, price_payable
from fuda.games.wars3x3.chapters.magic import MAGICAL, could_use, settle_first, usable
from fuda.games.wars3x3.table import (
    DISCARD,
    EXPANSION,
    FIELDS,
    HANDS,
    STRATEGY,
    TERRITORIES,
    Deployed,
    Expanded,
    Spent,
    StrategyUsed,
    WarsState,
)
from fuda.games.wars3x3.texts.values import cannot_do, is_forbidden, territory
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.telling import silence_tells
from fuda.mechanics.triggers import settle
from fuda.mechanics.windows import Verb, Window
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


@rule("4.1")
def expand_refusal(state: WarsState, rules: Wars, seat: int, card: int) -> Reason | None:
    """Why this card may not become a territory now."""
    if state.turn_player != seat or state.step != EXPANSION:
        return Reason("4.1", "not-in-this-step")
    if state.zone[card] != HANDS[seat]:
        return Reason("4.1", "not-in-hand")
    if cannot_do(state, rules, seat, "expand"):
        return Reason("P2", "forbidden-now")
    return None


@rule("4.2 4.2a 4.2b S7")
def enter_refusal(state: WarsState, rules: Wars, seat: int, card: int, hasty: bool) -> Reason | None:
    """Why this card may not enter the field in a strategy step now, whatever makes room and worth for it."""
    if state.turn_player != seat or state.step != STRATEGY:
        return Reason("4.2", "not-in-this-step")
    if state.strategy_done and again(state, seat, "deploy") is None and again(state, seat, "redeploy") is None:
        return Reason("4.2", "once-a-turn")
    if is_left_out(state, rules, seat, STRATEGY):
        return Reason("P2", "forbidden-now")
    if state.zone[card] != HANDS[seat]:
        return Reason("4.2", "not-in-hand")
    if not rules.card(state, card).is_unit:
        return Reason("4.2a", "not-a-unit")
    if hasty and not rules.card(state, card).hastens:
        return Reason("S7", "not-hasty")
    return None


@rule("4.2 4.2a")
def deploy_refusal(state: WarsState, rules: Wars, seat: int, card: int, in_strategy: bool) -> Reason | None:
    """Why the territories or the places do not allow to deploy this unit card."""
    if in_strategy and state.strategy_done and again(state, seat, "deploy") is None:
        return Reason("4.2", "once-a-turn")
    if cannot_do(state, rules, seat, "deploy") or not price_payable(state, rules, seat, card):
        return Reason("P2", "forbidden-now")
    refused = entry_refusal(rules, state, card, "deploy")
    if refused is not None:
        return refused
    most = places(state, rules, seat)
    if len(state.zones[FIELDS[seat]]) >= most:
        return Reason("4.2", "no-empty-place", units=most)
    worth = territory(state, rules, seat, in_strategy, "deploy")
    cost = needed(state, rules, seat, card)
    if cost > worth:
        return Reason("4.2a", "cost-above-territory", cost=cost, territory=worth)
    return None


@rule("4.2b Q1")
def redeploy_refusal(state: WarsState, rules: Wars, seat: int, card: int, units: tuple[int, ...]) -> Reason | None:
    """Why giving up these units does not allow to bring in this one. A modification by a unit given up still counts."""
    if not units:
        return Reason("4.2b", "no-unit-given-up")
    if state.strategy_done and again(state, seat, "redeploy") is None:
        return Reason("4.2", "once-a-turn")
    if cannot_do(state, rules, seat, "redeploy") or not price_payable(state, rules, seat, card):
        return Reason("P2", "forbidden-now")
    refused = entry_refusal(rules, state, card, "redeploy")
    if refused is not None:
        return refused
    if any([is_forbidden(state, rules, unit, "given-up") for unit in units]):
        return Reason("P2", "cannot-be-given-up")
    worth = territory(state, rules, seat, True, "redeploy")
    worth += sum([worth_given_up(state, rules, unit) for unit in units])
    cost = needed(state, rules, seat, card)
    if cost > worth:
        return Reason("4.2b", "cost-above-total", cost=cost, total=worth)
    return None


def _redeployments(state: WarsState, rules: Wars, seat: int, card: int) -> list[Action]:
    units = state.zones[FIELDS[seat]]
    found: list[Action] = []
    for size in range(1, len(units) + 1):
        for chosen in combinations(units, size):
            if redeploy_refusal(state, rules, seat, card, chosen) is None:
                found.append(Action("redeploy", card, chosen))
    return found


def entries(state: WarsState, rules: Wars, seat: int, hasty: bool) -> list[Action]:
    """Every unit card that could enter the field in this strategy step, and how."""
    found: list[Action] = []
    if is_left_out(state, rules, seat, STRATEGY):
        return found
    units = state.zones[FIELDS[seat]]
    if rules.list.bans:
        units = tuple([unit for unit in units if not is_forbidden(state, rules, unit, "given-up")])
    has_room = len(state.zones[FIELDS[seat]]) < places(state, rules, seat)
    done = state.strategy_done
    may_deploy = has_room and not cannot_do(state, rules, seat, "deploy")
    may_deploy = may_deploy and not (done and again(state, seat, "deploy") is None)
    may_redeploy = not cannot_do(state, rules, seat, "redeploy")
    may_redeploy = may_redeploy and not (done and again(state, seat, "redeploy") is None)
    if not may_deploy and not may_redeploy:
        return found
    worth = territory(state, rules, seat, True, "deploy")
    total = territory(state, rules, seat, True, "redeploy") + sum(
        [worth_given_up(state, rules, unit) for unit in units]
    )
    for card in state.zones[HANDS[seat]]:
        printed = rules.card(state, card)
        if not printed.is_unit or (hasty and not printed.hastens):
            continue
        if printed.entry_price is not None and not price_payable(state, rules, seat, card):
            continue
        only = printed.enters_only
        cost = needed(state, rules, seat, card)
        if cost <= worth and may_deploy and only in ("", "deploy"):
            found.append(Action("deploy", card))
        if units and cost <= total and may_redeploy and only in ("", "redeploy"):
            found.append(Action("redeploy", card))
    return found


class ExpansionStep(Window):
    """4.1. One card of the hand may become a territory."""

    clause: ClassVar[str] = "4.1"
    purpose: ClassVar[str] = "expansion-step"
    verbs: ClassVar[dict[str, Verb]] = MAGICAL

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.over = False

    @step("4.1 M1")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """Once, and magics before and after."""
        if state.triggered:
            return settle_first(self, state, "4.1")
        options = usable(state, rules, self.seat)
        closed = self.over or is_left_out(state, rules, self.seat, EXPANSION)
        if not closed and not cannot_do(state, rules, self.seat, "expand"):
            options += [Action("expand", card) for card in state.zones[HANDS[self.seat]]]
        if not options and not could_use(state, rules, self.seat):
            return self.done(state)
        return self.ask_which(state, options)

    @step("4.1")
    def act(self, state: WarsState, rules: Wars) -> Flow:
        """Lay it face down, sideways."""
        if self.is_over:
            return self.done(state)
        self.restart()
        if self.action.verb == "expand":
            more = again(state, self.seat, "expand")
            self.over = more is None
            spent = [] if more is None else [Spent("4.1", more.timestamp)]
            land = TERRITORIES[self.seat]
            return happen(state, rules, Expanded("4.1", self.action.card, land, self.seat), *spent)
        return self.begin_action(state, rules)


class StrategyStep(Window):
    """4.2. One deployment or one redeployment."""

    clause: ClassVar[str] = "4.2"
    purpose: ClassVar[str] = "strategy-step"
    verbs: ClassVar[dict[str, Verb]] = MAGICAL

    def __init__(self, seat: int = -1, hasty: bool = False) -> None:
        super().__init__(seat)
        self.hasty = hasty  # moved forward by 速攻: only such a unit may enter

    @step("4.2 4.2a 4.2b S7 M1")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """Deploy or redeploy, once, and magics before and after."""
        if state.triggered:
            return settle_first(self, state, "4.2")
        options = usable(state, rules, self.seat)
        options += entries(state, rules, self.seat, self.hasty)
        if not options and not could_use(state, rules, self.seat):
            if state.strategy_done or not silence_tells(state, self.seat, HANDS[self.seat]):
                return self.done(state)
        return self.ask_which(state, options)

    @step("4.2b")
    def choose_units(self, state: WarsState, rules: Wars) -> Flow:
        """Which units are given up?"""
        if self.is_over:
            return self.done(state)
        if self.action.verb == "redeploy":
            ways = tuple(_redeployments(state, rules, self.seat, self.action.card))
            return self.ask(state, Act(self.seat, "4.2b", "redeploy-units", ways), into="action")
        return NEXT

    @step("4.2a 4.2b P1")
    def pay_entry(self, state: WarsState, rules: Wars) -> Flow:
        """What the text of the card asks of whoever brings it in."""
        printed = rules.card(state, self.action.card) if self.action.verb in ("deploy", "redeploy") else None
        if printed is None or printed.entry_price is None:
            return NEXT
        from fuda.games.wars3x3.chapters.effects import Carry

        return self.call(state, Carry(self.seat, self.action.card, printed.printed, printed.entry_line, "4.2a"))

    @step("4.2 4.2a 4.2b Q4")
    def act(self, state: WarsState, rules: Wars) -> Flow:
        """The units given up are discarded, not destroyed, and the new one enters."""
        if self.action.verb not in ("deploy", "redeploy"):
            self.restart()
            return self.begin_action(state, rules)
        events: list[Event] = [Moved("4.2b", unit, DISCARD, self.seat) for unit in self.action.cards]
        redeployed = self.action.verb == "redeploy"
        events.append(Deployed("4.2a", self.action.card, FIELDS[self.seat], self.seat, redeployed))
        more = again(state, self.seat, self.action.verb) if state.strategy_done else None
        events.append(StrategyUsed("4.2", self.seat) if more is None else Spent("4.2", more.timestamp))
        return happen(state, rules, *events)

    @step("Q3")
    def settle_triggers(self, state: WarsState, rules: Wars) -> Flow:
        """What happens when it enters."""
        return settle(self, state, state.turn_player, "Q3")

    @step("4.2")
    def back_to_step(self, state: WarsState, rules: Wars) -> Flow:
        """The step goes on with magics only."""
        return self.go("offer")


class ExtraDeployment(Procedure):
    """Q10. A deployment that a magic grants: no strategy step, so nothing that helps in a strategy step counts."""

    def __init__(self, seat: int = -1, clause: str = "", count: int = 1) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause
        self.count = count  # how often it is still to be done
        self.action = Action()

    @step("4.2a Q10")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """Any unit card of the hand that the territories allow."""
        if self.count <= 0:
            return self.done(state)
        options = [
            Action("deploy", card)
            for card in state.zones[HANDS[self.seat]]
            if rules.card(state, card).is_unit and deploy_refusal(state, rules, self.seat, card, False) is None
        ]
        if not options:
            if not silence_tells(state, self.seat, HANDS[self.seat]):
                return self.done(state)
            options = [Action("pass")]
        return self.ask(state, Act(self.seat, self.clause, "extra-deployment", tuple(options)), into="action")

    @step("4.2a")
    def act(self, state: WarsState, rules: Wars) -> Flow:
        """It enters."""
        if self.action.verb == "pass":
            return self.done(state)
        self.count -= 1
        return happen(state, rules, Deployed("4.2a", self.action.card, FIELDS[self.seat], self.seat))

    @step("Q3")
    def settle_triggers(self, state: WarsState, rules: Wars) -> Flow:
        """What happens when it enters."""
        return settle(self, state, state.turn_player, "Q3")

    @step("4.2a")
    def once_more(self, state: WarsState, rules: Wars) -> Flow:
        """As often as the text says."""
        return self.go("offer")
