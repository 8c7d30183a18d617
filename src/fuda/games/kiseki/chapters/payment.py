"""How are costs paid? 1203, 1217.3, 1318: everything in its order, or nothing at all."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.card_events import Boarded, Flipped, Recovered, Turned
from fuda.games.kiseki.chapters.affordability import ACTIONED, GONE, STUNNED, Demand, are_met
from fuda.games.kiseki.chapters.costs import Price, costs_of
from fuda.games.kiseki.chapters.movement import moves
from fuda.games.kiseki.chapters.possible import DEEDS, can_be_done
from fuda.games.kiseki.chapters.stun import stun_events
from fuda.games.kiseki.events import BondsChanged, EnergyGained, PoolChanged
from fuda.games.kiseki.table import (
    DECKS,
    HANDS,
    HOMEBASES,
    REMOVED,
    TRAILS,
    KisekiState,
    controller,
    linked_cards,
)
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.values import cp_of
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.handling import OF_COSTS
from fuda.kernel.decisions import Act, Action, Cards
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.language.running.selection import members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# Words that let the player choose what is used for a cost.
CHOICES: Final = (n.Chosen, n.UpTo, k.ChosenBy, k.AnyNumber, k.UpToTotal)
# Costs that move a card away: it cannot be actioned for EP afterwards.
TAKES_AWAY: Final = (t.PutInTrail, t.Remove, n.Exile, n.Destroy, t.Slay, n.Return, t.Rebuild, n.Discard)


@rule("1217.2 507.3")
def energy_sources(state: KisekiState, seat: int) -> tuple[int, ...]:
    """The cards that the seat can action for EP."""
    actioned = state.actioned
    return tuple([card for card in state.zones[HOMEBASES[seat]] if not actioned[card]])


def _is_about_this(node: n.Node) -> bool:
    return isinstance(node, f.ActionIcon) or isinstance(getattr(node, "what", None), (n.This, k.ThisCard))


@rule("1203.4 1217.3")
def sources_during(state: KisekiState, seat: int, this: int, costs: tuple[n.Node, ...], place: int) -> tuple[int, ...]:
    """The cards that can be actioned for EP when the cost at this place is paid: not the card itself where it is to be
    actioned as a cost too, or has been taken away before."""
    kept = False
    for number, each in enumerate(costs):
        if _is_about_this(each):
            kept = (
                kept or isinstance(each, (f.ActionIcon, t.Action)) or (number < place and isinstance(each, TAKES_AWAY))
            )
    return tuple([card for card in energy_sources(state, seat) if not (kept and card == this)])


def quantity(node: n.Node, reading: Reading) -> int:
    """How much of something a cost asks for: CP, EP, bonds or cards of one's choice."""
    if isinstance(node, (t.Amounting, t.PutTop, t.PutTopInHomebase)):
        return reading.amount(node.amount)
    what = getattr(node, "what", None)
    if isinstance(what, (n.Chosen, n.UpTo)):
        return what.n
    if isinstance(what, k.ChosenBy):
        return reading.amount(what.amount)
    return 0


@rule("1203.2")
def usable_cards(
    state: KisekiState, rules: Kiseki, node: n.Node, reading: Reading, played: int = -1
) -> tuple[int, ...]:
    """The cards with which a cost can be paid: not the card that is being played."""
    if isinstance(node, f.ActionIcon):
        found: tuple[int, ...] = (reading.this,)
    elif isinstance(node, t.DiscardHand):
        found = reading.cards_in(node.zone)
    else:
        what = getattr(node, "what", None)
        if not isinstance(what, n.Node):
            return ()
        named = what.what if isinstance(what, CHOICES) else what
        found = members(named, reading)
    own = _is_about_this(node)
    return tuple([card for card in found if (own or card != played) and can_be_done(state, rules, node, card)])


def crews(state: KisekiState, rules: Kiseki, node: t.Board, reading: Reading) -> tuple[tuple[int, ...], ...]:
    """1411.1. All groups of units that can board: no more than so many, whose CP add up to enough."""
    crew = node.what
    assert isinstance(crew, k.UpToTotal)
    units = tuple([unit for unit in members(crew.what, reading) if unit != reading.this])
    units = tuple([unit for unit in units if can_be_done(state, rules, node, unit)])
    enough = reading.amount(crew.amount)
    found: list[tuple[int, ...]] = []
    for size in range(1, crew.n + 1):
        for group in combinations(units, size):
            if sum([cp_of(state, rules, unit) for unit in group]) >= enough:
                found.append(group)
    return tuple(found)


def has_crew(state: KisekiState, rules: Kiseki, node: t.Board, reading: Reading) -> bool:
    """1411.1. Whether some group of units can board: if any, then those with the most CP."""
    crew = node.what
    assert isinstance(crew, k.UpToTotal)
    units = [unit for unit in members(crew.what, reading) if unit != reading.this]
    costs = [cp_of(state, rules, unit) for unit in units if can_be_done(state, rules, node, unit)]
    costs.sort(reverse=True)
    enough = reading.amount(crew.amount)
    return any([sum(costs[:size]) >= enough for size in range(1, min(crew.n, len(costs)) + 1)])


@rule("301.1 302.1a 1203.1 1203.2 1203.4 1203.5 1217.3 1318.1 1318.2")
def cost_refusal(
    state: KisekiState,
    rules: Kiseki,
    reading: Reading,
    costs: tuple[n.Node, ...],
    played: int = -1,
) -> Reason | None:
    """Why these costs cannot be paid in full by the reader of the text; replacements are left out of account."""
    seat = reading.seat
    cp, ep = state.cp[seat], state.ep[seat]
    drawn = 0  # cards actioned for EP so far
    for place, node in enumerate(costs):
        amount = quantity(node, reading)
        if isinstance(node, t.PayCp):
            cp -= max(0, amount)
            if cp < 0:
                return Reason("1318.1", "not-enough-cp", cp=state.cp[seat], cost=amount)
        elif isinstance(node, t.PayEp):
            sources = len(sources_during(state, seat, reading.this, costs, place))
            ep -= max(0, amount)
            drawn = max(drawn, -ep)
            if drawn > sources:
                return Reason("1318.2", "not-enough-ep", ep=state.ep[seat] + sources, cost=amount)
        elif isinstance(node, t.Board):
            if not has_crew(state, rules, node, reading):
                return Reason("1411.1", "no-crew")
        elif isinstance(node, (t.PutTop, t.PutTopInHomebase)):
            if len(reading.cards_in(node.zone)) < amount:
                return Reason("1203.2", "cost-impossible", cards=len(reading.cards_in(node.zone)), wanted=amount)
        else:
            wanted = _wanted(node, amount)
            held = len(usable_cards(state, rules, node, reading, played)) if wanted else 0
            if held < wanted:
                return Reason("1203.2", "cost-impossible", cards=held, wanted=max(1, amount))
    return joint_refusal(state, rules, reading, costs, played) if len(costs) > 1 else None


@rule("1203.2 1203.4")
def joint_refusal(
    state: KisekiState, rules: Kiseki, reading: Reading, costs: tuple[n.Node, ...], played: int
) -> Reason | None:
    """Why costs that can each be paid alone cannot be paid one after the other: they ask for the same cards."""
    demands: list[Demand] = []
    for place, node in enumerate(costs):
        becomes, amount = _becomes(node), quantity(node, reading)
        what = getattr(node, "what", None)
        if isinstance(node, t.PayEp):
            short = amount - state.ep[reading.seat]
            sources = sources_during(state, reading.seat, reading.this, costs, place)
            demands += [Demand(ACTIONED, short, sources)] if short > 0 else []
        elif _is_about_this(node):
            demands += [Demand(becomes, 1, (reading.this,))] if becomes else []
        elif becomes and isinstance(what, (n.Chosen, k.ChosenBy)) and amount > 0:
            demands.append(Demand(becomes, amount, usable_cards(state, rules, node, reading, played)))
    if len(demands) < 2 or are_met(tuple(demands)):
        return None
    cards = len({card for each in demands for card in each.cards})
    return Reason("1203.2", "cost-impossible", cards=cards, wanted=sum([each.amount for each in demands]))


def _becomes(node: n.Node) -> int:
    if isinstance(node, (f.ActionIcon, t.Action)):
        return ACTIONED
    if isinstance(node, t.Stun):
        return STUNNED
    return GONE if isinstance(node, (*TAKES_AWAY, t.PutInHomebase)) else 0


def _wanted(node: n.Node, amount: int) -> int:
    """How many cards there must be for a cost."""
    what = getattr(node, "what", None)
    if isinstance(node, f.ActionIcon) or isinstance(what, (n.This, k.ThisCard, n.That, k.Those)):
        return 1
    return max(0, amount) if isinstance(what, (n.Chosen, k.ChosenBy)) else 0


class PayEnergy(Procedure):
    """1318.2. So much EP is paid; what the pool lacks is gained meanwhile, and more where no play asks for it, so that
    the player had no priority for it just before (1217.3)."""

    def __init__(
        self,
        seat: int = -1,
        amount: int = 0,
        sources: tuple[int, ...] = (),
        clause: str = "1318.2",
        is_asked: bool = False,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount
        self.sources = sources  # the cards that can be actioned for it
        self.clause = clause
        self.is_asked = is_asked  # by a rule or an effect
        self.pick: tuple[int, ...] = ()

    @step("1217.3 1318.2")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Which cards of the homebase are actioned for what is missing?"""
        short = max(0, self.amount - state.ep[self.seat])
        most = len(self.sources) if self.is_asked and self.amount > 0 else short
        if most == 0:
            return NEXT
        if len(self.sources) < short:
            return self.done(state, 0)
        return self.ask(state, Cards(self.seat, "1217.3", "gain-ep", self.sources, short, most), into="pick")

    @step("302.1a 1203.5 1217.1 1217.2 1217.4 1318.2")
    def pay(self, state: KisekiState, rules: Kiseki) -> Flow:
        """They are gained at once, then all of it is spent."""
        events: list[Event] = [EnergyGained("1217.2", self.seat, card) for card in self.pick]
        if self.amount > 0:
            events.append(PoolChanged(self.clause, self.seat, ep=-self.amount))
        self.done(state, 1)
        return happen(state, rules, *events)


PAID: Final = ("paid", -1)  # the first of what a payment results in, where everything was paid


class Payment(Procedure):
    """1204.2h. The costs of one play, one after the other. It results in what was done to which cards; in nothing at
    all where one of the costs cannot be paid."""

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """What was done to which cards was not kept before."""
        return {"spent": [], **written}

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        reference: int = -1,
        price: Price | None = None,
        variable: int = 0,
        amounts: tuple[int, ...] = (),
        played: int = -1,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.this = this
        self.reference = reference  # the activated craft, where one is played
        self.price = price or Price()
        self.variable = variable
        self.amounts = amounts  # how much each of them asks for, settled before (1204.2g)
        self.played = played  # the card that is being played, which cannot be used to pay
        self.place = 0
        self.pick: tuple[int, ...] = ()
        self.crew = Action()
        self.paid = 1
        self.spent: tuple[tuple[str, int], ...] = ()  # what was done to which cards

    def costs(self, state: KisekiState, rules: Kiseki) -> tuple[n.Node, ...]:
        """What is to be done."""
        craft = rules.list.ability(self.reference) if self.reference >= 0 else None
        return costs_of(state, rules, self.price, craft)

    def reading(self, state: KisekiState, rules: Kiseki) -> Reading:
        """The table as the costs read it."""
        found = Reading(state, rules, self.seat, self.this)
        found.variable = self.variable
        return found

    @step("1203.1 1203.4")
    def take_next(self, state: KisekiState, rules: Kiseki) -> Flow:
        """In the order in which they are printed."""
        self.pick = ()
        costs = self.costs(state, rules)
        if self.place >= len(costs):
            return self.done(state, (PAID, *self.spent))
        if isinstance(costs[self.place], t.PayEp):
            sources = sources_during(state, self.seat, self.this, costs, self.place)
            return self.call(state, PayEnergy(self.seat, self.amounts[self.place], sources), into="paid")
        return NEXT

    @step("1203.1 1203.2 1411.1")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Where a cost leaves a choice, the player makes it; what cannot be paid in full is not paid."""
        if not self.paid:
            return self.done(state, ())
        node = self.costs(state, rules)[self.place]
        reading = self.reading(state, rules)
        if isinstance(node, t.Board):
            groups = crews(state, rules, node, reading)
            if not groups:
                return self.done(state, ())
            options = tuple([Action("board", self.this, group) for group in groups])
            return self.ask(state, Act(self.seat, "1411.1", "board", options), into="crew")
        if isinstance(node, t.Amounting):
            return NEXT
        found = usable_cards(state, rules, node, reading, self.played)
        amount = self.amounts[self.place]
        if len(found) < _wanted(node, amount):
            return self.done(state, ())
        what = getattr(node, "what", None)
        if not isinstance(what, CHOICES):
            self.pick = found
            return NEXT
        most = len(found) if isinstance(what, k.AnyNumber) else amount
        least = amount if isinstance(what, (n.Chosen, k.ChosenBy)) else 0
        purpose = f"cost-{type(node).__name__.lower()}"
        return self.ask(state, Cards(self.seat, "1203.1", purpose, found, least, most), into="pick")

    @step("1203.1 1203.3 1203.5 1318.1 1337.1 1222.5 1222.5a")
    def pay(self, state: KisekiState, rules: Kiseki) -> Flow:
        """It is done, and counts as done even where something else happens in its place."""
        node = self.costs(state, rules)[self.place]
        if isinstance(node, t.Board):
            self.pick = tuple([card for unit in self.crew.cards for card in linked_cards(state, unit)])
            events: list[Event] = []
            for unit in self.crew.cards:
                events += moves(
                    state, rules, unit, REMOVED, by=self.seat, deed="board", source_card=self.this, clause="1337.1"
                )
            return happen(state, rules, *events)
        deed = OF_COSTS.get(type(node))
        if deed is not None:
            self.spent = (*self.spent, *[(deed, card) for card in self.pick])
        return happen(state, rules, *self._events(state, rules, node))

    def _events(self, state: KisekiState, rules: Kiseki, node: n.Node) -> list[Event]:
        amount = self.amounts[self.place]
        if isinstance(node, t.PayCp):
            return [PoolChanged("1318.1", self.seat, cp=-amount)] if amount > 0 else []
        if isinstance(node, t.LoseBonds):
            return [BondsChanged("1203.1", self.seat, -amount, "cost", self.this)] if amount > 0 else []
        if isinstance(node, t.PayEp):
            return []  # paid before
        if isinstance(node, (t.PutTop, t.PutTopInHomebase)):
            return self._from_top(state, rules, node, amount)
        return cost_events(state, rules, node, self.pick, self.seat, self.this)

    def _from_top(self, state: KisekiState, rules: Kiseki, node: n.Node, amount: int) -> list[Event]:
        assert isinstance(node, (t.PutTop, t.PutTopInHomebase))
        cards = self.reading(state, rules).cards_in(node.zone)[:amount]
        down, actioned = -1, -1
        target = TRAILS
        if isinstance(node, t.PutTopInHomebase):
            target = HOMEBASES
            down, actioned = int("down" in node.manner), int("actioned" in node.manner)
        found: list[Event] = []
        for card in cards:
            found += moves(
                state,
                rules,
                card,
                target,
                by=self.seat,
                deed="cost",
                source_card=self.this,
                clause="504.3",
                actioned=actioned,
                down=down,
            )
        return found

    @step("1337.1")
    def board(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Who has left the game for it is aboard; then the next cost."""
        node = self.costs(state, rules)[self.place]
        self.place += 1
        self.go("take_next")
        if not isinstance(node, t.Board):
            return NEXT
        aboard = tuple([card for card in self.pick if state.zone[card] in REMOVED])
        return happen(state, rules, Boarded("1337.1", self.this, aboard))


@rule("1203.1 1306.1 1308.1 1314.1 1315.1 1315.2 1316.1 1316.2 1317.1 1317.2 1330.1 1335.1")
def cost_events(
    state: KisekiState, rules: Kiseki, node: n.Node, cards: tuple[int, ...], seat: int, this: int
) -> list[Event]:
    """What happens when a cost is paid with these cards."""
    if isinstance(node, (f.ActionIcon, t.Action)):
        return [Turned("1315.2", card, 1, this) for card in cards]
    if isinstance(node, t.Ready):
        return [Turned("1315.1", card, 0, this) for card in cards]
    if isinstance(node, t.Stun):
        return stun_events(state, rules, cards, "1306.1", by=seat, source_card=this)
    if isinstance(node, t.Recover):
        return [Recovered("1308.1", card, this) for card in cards]
    if isinstance(node, (t.TurnUp, t.TurnDown)):
        down = 0 if isinstance(node, t.TurnUp) else 1
        return [Flipped("1316.2" if down else "1316.1", card, down) for card in cards]
    found: list[Event] = []
    for card in cards:
        found += _moved(state, rules, node, card, seat, this)
    return found


def _moved(state: KisekiState, rules: Kiseki, node: n.Node, card: int, seat: int, this: int) -> list[Event]:
    if isinstance(node, t.PutInHomebase):
        down, actioned = int("down" in node.manner), int("actioned" in node.manner)
        return moves(state, rules, card, HOMEBASES, "507.1", seat, "cost", actioned, down, this)
    if isinstance(node, t.Rebuild):
        found = moves(state, rules, card, TRAILS, "1335.1", seat, "rebuild", source_card=this)
        for top in state.zones[DECKS[state.owner[card]]][:1]:
            found += moves(state, rules, top, HOMEBASES, "1335.1", seat, "rebuilding", 1, 1, this)
        return found
    if isinstance(node, t.DiscardHand):
        return moves(state, rules, card, TRAILS, "1314.2", seat, "discard", source_card=this)
    deed = DEEDS.get(type(node))
    if deed is None:
        raise LookupError(f"{type(node).__name__} cannot be paid as a cost")
    target = REMOVED if deed == "remove" else HANDS if deed == "return" else TRAILS
    return moves(state, rules, card, target, "1203.1", seat, deed, source_card=this)


@rule("1217.1 1217.2")
def gain_refusal(state: KisekiState, seat: int, card: int) -> Reason | None:
    """Why the seat may not action this card for EP."""
    if card < 0 or card >= len(state.zone) or state.zone[card] != HOMEBASES[seat] or controller(state, card) != seat:
        return Reason("1217.2", "not-in-your-homebase")
    return Reason("1315.2", "already-actioned") if state.actioned[card] else None


@rule("1411.1 1337.1")
def crew_refusal(state: KisekiState, rules: Kiseki, seat: int, action: Action) -> Reason | None:
    """Why these units do not board that item now."""
    frame = state.frames[-1] if state.frames else None
    node = _cost_now(state, rules, frame) if isinstance(frame, Payment) and frame.seat == seat else None
    if not isinstance(frame, Payment) or not isinstance(node, t.Board) or action.card != frame.this:
        return Reason("1411.1", "not-boarding-now")
    crew = node.what
    assert isinstance(crew, k.UpToTotal)
    if not 1 <= len(action.cards) <= crew.n:
        return Reason("1411.1", "wrong-size-of-crew", cards=len(action.cards), most=crew.n)
    reading = frame.reading(state, rules)
    able = [unit for unit in members(crew.what, reading) if unit != frame.this]
    if any([card not in able for card in action.cards]) or len(set(action.cards)) < len(action.cards):
        return Reason("1411.1", "not-a-ready-unit-of-yours")
    total, enough = sum([cp_of(state, rules, unit) for unit in action.cards]), reading.amount(crew.amount)
    return Reason("1411.1", "crew-too-light", cp=total, wanted=enough) if total < enough else None


def _cost_now(state: KisekiState, rules: Kiseki, frame: Payment) -> n.Node | None:
    costs = frame.costs(state, rules)
    return costs[frame.place] if frame.place < len(costs) else None
