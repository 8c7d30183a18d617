"""How does an invasion go? K5: unit by unit, each moves, acts and is processed before the next begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from fuda.games.kokuryoku.board_events import ClassChanged, Detached, Walked
from fuda.games.kokuryoku.cards import MAGIC, Price
from fuda.games.kokuryoku.chapters.attacks import Attack, attacks
from fuda.games.kokuryoku.chapters.changes import recoveries
from fuda.games.kokuryoku.chapters.ending import held, judged
from fuda.games.kokuryoku.chapters.permissions import healing_with, moves_of, stays_when_used
from fuda.games.kokuryoku.chapters.prices import paying, price_refusal
from fuda.games.kokuryoku.chapters.sortie import same_name_refusal
from fuda.games.kokuryoku.chapters.use import (
    ACTION_STEP,
    PROCESSING_STEP,
    ResolveTop,
    Window,
    could_surprise,
    is_anytime,
    played_by,
    usable_now,
)
from fuda.games.kokuryoku.events import Acted, Healed, MadeWaiting, PhaseBegan, Readied, Spent, TakenUp
from fuda.games.kokuryoku.table import ADJACENT, FIELDS, HANDS, INVASION, OFF, KokuryokuState
from fuda.games.kokuryoku.texts.equipment import squares_in_range, staffs
from fuda.games.kokuryoku.texts.movement import enter_refusal, entry_price, open_squares
from fuda.games.kokuryoku.texts.values import cannot, holds_for, keyword, maximum, places
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import keywords as k
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, end, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.telling import silence_tells
from fuda.mechanics.windows import Verb
from fuda.mechanics.windows import Window as ActWindow

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


@rule("K5.0 K5.0a K5.1")
def take_refusal(state: KokuryokuState, seat: int, unit: int) -> Reason | None:
    """Why the unit may not begin its turn now."""
    if state.phase != INVASION or state.turn_player != seat:
        return Reason("K5.0", "not-your-invasion-phase")
    if state.zone[unit] != FIELDS[seat]:
        return Reason("K5.0", "not-your-unit")
    if state.waiting[unit]:
        return Reason("K5.4a", "unit-is-waiting")
    if state.acting >= 0:
        return Reason("K5.0a", "another-unit-acts")
    return Reason("K5.0a", "no-coming-back") if state.taken[unit] else None


# --- actions of a unit beside attacks


@rule("X5.9 X7.8")
def heal_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int, target: int, equipment: int) -> Reason | None:
    """Why the unit cannot heal the target with this staff."""
    if equipment not in staffs(state, rules, unit):
        return Reason("X5.9", "no-staff")
    if target == unit or state.zone[target] != FIELDS[state.owner[unit]]:
        return Reason("X5.9", "not-another-friend")
    if state.cell[target] not in squares_in_range(state, rules, unit, equipment):
        return Reason("X4.2", "out-of-range", range="magic")
    own = rules.list.cards[state.printed[unit]]
    if equipment == unit and state.chips[unit] < own.staff:
        return Reason("X7.8", "too-few-chips-to-heal", chips=state.chips[unit], price=own.staff)
    most = maximum(state, rules, target)
    if state.chips[target] >= most:
        return Reason("X3.2", "at-its-maximum", chips=state.chips[target], maximum=most)
    return Reason("X5.9", "no-chips") if state.unused[state.owner[unit]] == 0 else None


def _heals(state: KokuryokuState, rules: Kokuryoku, unit: int) -> list[Action]:
    friends = state.zones[FIELDS[state.owner[unit]]]
    return [
        Action("heal", unit, (target, equipment))
        for equipment in staffs(state, rules, unit)
        for target in friends
        if heal_refusal(state, rules, unit, target, equipment) is None
    ]


@rule("X7.20")
def rescue_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int, friend: int, cell: int) -> Reason | None:
    """Why the unit cannot put its friend on that square."""
    ability = keyword(state, rules, unit, k.Rescue)
    if ability is None:
        return Reason("X7.20", "no-such-ability")
    near = ADJACENT[state.cell[unit]]
    if friend == unit or state.zone[friend] != FIELDS[state.owner[unit]] or state.cell[friend] not in near:
        return Reason("X7.20", "not-an-adjacent-friend")
    if cell not in near:
        return Reason("X7.20", "not-an-adjacent-square", cell=cell)
    reason = enter_refusal(state, rules, friend, cell)
    return reason or price_refusal(state, state.owner[unit], unit, Price(ability.price))


def _rescues(state: KokuryokuState, rules: Kokuryoku, unit: int) -> list[Action]:
    if keyword(state, rules, unit, k.Rescue) is None:
        return []
    unit_at = places(state, rules).unit_at
    near = ADJACENT[state.cell[unit]]
    friends = [unit_at[cell] for cell in near if unit_at[cell] >= 0 and state.owner[unit_at[cell]] == state.owner[unit]]
    return [
        Action("rescue", unit, (friend,), (cell,))
        for friend in friends
        for cell in near
        if unit_at[cell] < 0 and rescue_refusal(state, rules, unit, friend, cell) is None
    ]


def actions(state: KokuryokuState, rules: Kokuryoku, unit: int) -> list[Action]:
    """Everything that the unit can do in its action step."""
    if holds_for(state, rules, cannot("act"), unit):
        return []
    found = attacks(state, rules, unit)
    found += _heals(state, rules, unit)
    found += _rescues(state, rules, unit)
    found += usable_now(state, rules, state.owner[unit], ACTION_STEP, (unit,))
    return found


# --- processing


@rule("K5.4b X6.1 X7.6 X7.32")
def class_change_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, unit: int) -> Reason | None:
    """Why the card cannot change the unit's class."""
    printed = rules.list.cards[state.printed[card]]
    if not printed.changes:
        return Reason("X6.1", "no-class-change-card")
    if state.zone[card] != HANDS[seat]:
        return Reason("X6.1", "not-in-hand")
    if state.zone[unit] != FIELDS[seat] or printed.changes not in rules.list.cards[state.printed[unit]].names:
        return Reason("X6.1", "not-its-character", name=rules.number_named(printed.changes))
    if holds_for(state, rules, cannot("change"), unit):
        return Reason("X6.1", "class-change-forbidden")
    return same_name_refusal(state, rules, card, unit)


@rule("X7.16 X7.32")
def again_refusal(state: KokuryokuState, rules: Kokuryoku, unit: int) -> Reason | None:
    """Why the unit may not move again."""
    ability = keyword(state, rules, unit, k.MoveAgain)
    if ability is None:
        return Reason("X7.16", "no-such-ability")
    return price_refusal(state, state.owner[unit], unit, Price(ability.price))


def _act_with(state: KokuryokuState, rules: Kokuryoku, seat: int, action: Action) -> Procedure:
    return UnitTurn(seat, action.card)


def _take_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, action: Action) -> Reason | None:
    return take_refusal(state, seat, action.card)


class Invasion(ActWindow):
    """K5. The invasion phase of the turn player."""

    clause: ClassVar[str] = "K5.0"
    purpose: ClassVar[str] = "invasion"
    verbs: ClassVar[dict[str, Verb]] = {"act-with": Verb(_act_with, _take_refusal)}

    @step("K5.0 X2.4")
    def begin(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Once in the own turn."""
        return happen(state, rules, PhaseBegan("K5.0", INVASION, self.seat))

    @step("X1.3 X1.5 K2.5")
    def judge(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Who has no unit now loses; a square that was held wins in that variant."""
        outcome = judged(state, rules)
        if outcome is None and state.hold and held(state, self.seat):
            outcome = Outcome(self.seat, "hold", "X1.5")
        return NEXT if outcome is None else end(state, outcome)

    @step("K5.1")
    def ready(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """All waiting units together."""
        return happen(state, rules, Readied("K5.1", self.seat))

    @step("K5.0 K5.0a")
    def choose_unit(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Which one is next? Not all need to act."""
        options = [
            Action("act-with", unit)
            for unit in state.zones[FIELDS[self.seat]]
            if not state.waiting[unit] and not state.taken[unit]
        ]
        if not options:
            return self.done(state)
        return self.ask_which(state, options)

    @step("K5.0 K5.0a")
    def act_with(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It finishes before the next begins."""
        if self.is_over:
            return self.done(state)
        self.go("choose_unit")
        return self.begin_action(state, rules)


class UnitTurn(Procedure):
    """K5.2-K5.4. Move, act, be processed."""

    def __init__(self, seat: int = -1, unit: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.unit = unit
        self.action = Action()
        self.moved = False
        self.acted = False
        self.again = False  # whether it has moved again
        self.moves = 0  # how often it has moved in its move step

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """A unit moved once in its move step before."""
        return {"moves": 1 if written.get("moved") else 0, **written}

    def _is_left(self, state: KokuryokuState) -> bool:
        """Whether the unit is still there to go on; another card may have taken its place."""
        self.unit = state.acting
        return self.unit >= 0 and state.zone[self.unit] == FIELDS[self.seat]

    @step("K5.0a")
    def begin(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It does not come back to this unit."""
        return happen(state, rules, TakenUp("K5.0a", self.unit))

    @step("K5.2 X4.1")
    def offer_move(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Within the printed movement; more than once where a text says so."""
        if self.moves and (not self._is_left(state) or state.waiting[self.unit]):
            return self.go("offer_action")
        squares = open_squares(state, rules, self.unit) if self.moves < moves_of(state, rules, self.unit) else []
        if not squares:
            return self.go("offer_action")
        options = [Action("move", self.unit, numbers=(cell,)) for cell in squares]
        return self.ask(state, Act(self.seat, "K5.2", "move-step", (*options, Action("go-on"))), into="action")

    @step("K5.2 X7.27")
    def move(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Some lands cost chips."""
        if self.action.verb == "go-on":
            return self.go("offer_action")
        self.moved = True
        self.moves += 1
        return self._walk(state, rules, self.action.numbers[0], "K5.2")

    def _walk(self, state: KokuryokuState, rules: Kokuryoku, cell: int, clause: str) -> Flow:
        price = entry_price(state, rules, self.unit, cell)
        events: list[Event] = [Spent("X7.27", self.unit, price)] if price else []
        return happen(state, rules, *events, Walked(clause, self.unit, cell, True))

    @step("X7.24")
    def answer_move(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """What is used when a unit has moved."""
        if not self._is_left(state):
            return self.go("finish")
        self.go("offer_move")
        return self.call(state, Window("move", self.seat, self.unit))

    @step("K5.3 X7.33")
    def offer_action(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """What the unit can do."""
        if not self._is_left(state) or state.waiting[self.unit]:
            return self.go("wait")
        options = actions(state, rules, self.unit)
        if not options and not could_surprise(state, rules, self.seat, ACTION_STEP):
            return self.go("wait")
        return self.ask(state, Act(self.seat, "K5.3", "action-step", (*options, Action("go-on"))), into="action")

    @step("K5.3 X5.1 X5.9 X7.20")
    def act(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """One action."""
        action = self.action
        if action.verb == "go-on":
            return self.go("wait")
        if action.verb in ("surprise", "crest", "use") and is_anytime(state, rules, action):
            return self.call(state, played_by(state, rules, self.seat, action, ()))
        self.acted = True
        if rules.remembers:
            apply_now(state, rules, Acted("K5.3", self.unit))
        if action.verb == "attack":
            self.go("wait")
            return self.call(state, Attack(self.unit, action.cards[0], action.cards[1]))
        if action.verb == "heal":
            self.go("wait")
            return happen(state, rules, *self._healing(state, rules, action.cards[0], action.cards[1]))
        if action.verb == "rescue":
            self.go("wait")
            return self.call(state, Rescuing(self.unit, action.cards[0], action.numbers[0]))
        return self.call(state, played_by(state, rules, self.seat, action, ()))

    def _healing(self, state: KokuryokuState, rules: Kokuryoku, target: int, equipment: int) -> list[Event]:
        printed = rules.list.cards[state.printed[equipment]]
        if printed.kind == MAGIC:
            healed = Healed("X5.9", target, equipment, self.unit)
            price = printed.price_of_use
            paid: list[Event] = [Spent("X5.8", self.unit, price)] if price else []
            used: list[Event] = (
                []
                if stays_when_used(state, rules, equipment)
                else [Detached("X5.8", equipment, OFF[self.seat], self.seat)]
            )
            told: list[Event] = [healed] if rules.waits_for(v.HealedWith) or rules.waits_for(v.CardUsed) else []
            power = healing_with(state, rules, equipment, printed.power)
            return [*recoveries(state, rules, (target,), power, "X5.9"), *paid, *told, *used]
        power = healing_with(state, rules, equipment, printed.heal)
        return [*recoveries(state, rules, (target,), power, "X5.9"), Spent("X7.8", self.unit, printed.staff)]

    @step("K5.3 X7.34")
    def resolve_action(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """A crest ability or an item used as the action; what can be used at any time is no action."""
        if self.action.verb in ("surprise", "crest", "use") and not self.acted:
            self.go("offer_action")
        return self.call(state, ResolveTop()) if state.stack else NEXT

    @step("K5.4a")
    def wait(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """A unit that moved or acted becomes waiting, unless something has made it able again."""
        if not self._is_left(state) or not (self.moved or self.acted):
            return self.go("finish")
        if state.waiting[self.unit] or not state.taken[self.unit]:
            return NEXT
        return happen(state, rules, MadeWaiting("K5.4a", self.unit))

    @step("K5.4b X6.1 X7.16 X7.32")
    def offer_processing(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Move again, or change the class."""
        if not self._is_left(state):
            return self.go("finish")
        options: list[Action] = []
        if not self.again and again_refusal(state, rules, self.unit) is None:
            squares = open_squares(state, rules, self.unit)
            options += [Action("move-again", self.unit, numbers=(cell,)) for cell in squares]
        for card in state.zones[HANDS[self.seat]]:
            if rules.list.cards[state.printed[card]].changes:
                if class_change_refusal(state, rules, self.seat, card, self.unit) is None:
                    options.append(Action("class-change", card, (self.unit,)))
        if rules.has_processing:
            options += usable_now(state, rules, self.seat, PROCESSING_STEP, (self.unit,))
        if not options and not silence_tells(state, self.seat, HANDS[self.seat]):
            return self.go("finish")
        return self.ask(state, Act(self.seat, "K5.4b", "processing-step", (*options, Action("go-on"))), into="action")

    @step("K5.4b X6.1 X7.42")
    def process(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The card goes on the unit; for moving again the price comes first."""
        if self.action.verb == "go-on":
            return self.go("finish")
        if self.action.verb == "class-change":
            self.go("offer_processing")
            return happen(state, rules, ClassChanged("X6.1", self.action.card, self.unit))
        if self.action.verb in ("surprise", "crest", "use"):
            self.go("resolve_processing")
            return self.call(state, played_by(state, rules, self.seat, self.action, ()))
        ability = keyword(state, rules, self.unit, k.MoveAgain)
        return self.call(state, paying(self.seat, self.unit, Price(ability.price)))

    @step("X7.16")
    def move_again(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """To the square that was named, if it is still open."""
        self.go("offer_processing")
        self.again = True
        if not self._is_left(state) or self.action.numbers[0] not in open_squares(state, rules, self.unit):
            return NEXT
        return self._walk(state, rules, self.action.numbers[0], "X7.16")

    @step("K5.4b X7.34")
    def resolve_processing(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """A crest ability or an item used in the processing step; then it goes on."""
        self.go("offer_processing")
        return self.call(state, ResolveTop()) if state.stack else NEXT

    @step("K5.0a")
    def finish(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """On to the next unit."""
        return happen(state, rules, TakenUp("K5.0a", -1))


class Rescuing(Procedure):
    """X7.20. Pay, and put an adjacent friend on another adjacent square."""

    def __init__(self, unit: int = -1, friend: int = -1, cell: int = -1) -> None:
        super().__init__()
        self.unit = unit
        self.friend = friend
        self.cell = cell

    @step("X7.20 X7.42")
    def pay(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Its price."""
        ability = keyword(state, rules, self.unit, k.Rescue)
        return self.call(state, paying(state.owner[self.unit], self.unit, Price(ability.price)))

    @step("X7.20")
    def put(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The friend is there."""
        if state.cell[self.friend] < 0 or enter_refusal(state, rules, self.friend, self.cell) is not None:
            return NEXT
        return happen(state, rules, Walked("X7.20", self.friend, self.cell))
