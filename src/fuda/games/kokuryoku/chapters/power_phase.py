"""What is done in a national-power phase? K4: chips back, draw, sortie, support, land, items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kokuryoku.board_events import CardAttached, Detached, LandLaid
from fuda.games.kokuryoku.cards import ATTACHABLE, ITEM, LAND_CARD, LEVELS, MAGIC
from fuda.games.kokuryoku.chapters.changes import DrawCards, is_fast, stays_in_item_step
from fuda.games.kokuryoku.chapters.permissions import (
    extra_levels,
    land_forbidden,
    limit,
    most_on_one,
    player_cannot,
    uncounted,
)
from fuda.games.kokuryoku.chapters.sortie import Sortie, sortie_card_refusal, sortie_square_refusal, sortie_squares
from fuda.games.kokuryoku.chapters.use import ITEM_STEP as POWER_TIME
from fuda.games.kokuryoku.chapters.use import ResolveTop, could_surprise, played_by, usable_now
from fuda.games.kokuryoku.events import PhaseBegan, PileChanged, Recovered, Spent, StepBegan
from fuda.games.kokuryoku.table import (
    ATTACHED,
    CELLS,
    DEPTHS,
    DRAW,
    FIELDS,
    HANDS,
    LAND,
    OFF,
    POWER,
    SORTIE,
    SUPPORT,
    SUPPORT_STEP,
    KokuryokuState,
)
from fuda.games.kokuryoku.table import ITEM as ITEM_STEP
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.step_texts import InsteadOfStep, step_texts
from fuda.games.kokuryoku.texts.values import borne, cannot, holds_for, maximum, places
from fuda.kernel.decisions import Act, Action, Allocate
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.telling import silence_tells
from fuda.language.running.selection import matches

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


@rule("K3.1 K1.2")
def step_refusal(state: KokuryokuState, seat: int, wanted: int, clause: str) -> Reason | None:
    """Why this is not the time for what is done in a step of a national-power phase."""
    if state.phase != POWER or state.active != seat:
        return Reason(clause, "not-your-power-phase")
    return None if state.step == wanted else Reason(clause, "not-in-this-step")


@rule("K4.2a K4.2b")
def sortie_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, cell: int) -> Reason | None:
    """Why this card may not sortie to that square now."""
    if state.phase == POWER and state.active == seat and state.sortied:
        return Reason("K4.2a", "one-sortie-a-step")
    reason = step_refusal(state, seat, SORTIE, "K4.2a") or sortie_card_refusal(state, rules, seat, card)
    if reason is not None:
        return reason
    if cell < 0:
        return None if sortie_squares(state, rules, seat, card) else Reason("K4.2a", "no-empty-sortie-square")
    return sortie_square_refusal(state, rules, seat, card, cell)


@rule("K4.4")
def foremost(state: KokuryokuState, seat: int) -> int:
    """How far the foremost unit of the seat stands before its sortie squares; -1 without a unit."""
    return max([DEPTHS[seat][state.cell[unit]] for unit in state.zones[FIELDS[seat]]], default=-1)


@rule("K4.4 X7.7")
def lay_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, cell: int) -> Reason | None:
    """Why this land may not be laid on that square now."""
    if state.phase == POWER and state.active == seat:
        if state.turn_player != seat:
            return Reason("K4.4", "only-in-your-own-turn")
        if state.laid and limit(state, rules, seat, "lands", 1) <= 1:
            return Reason("K4.4", "one-land-a-step")
    if player_cannot(state, rules, seat, "land"):
        return Reason("K4.4", "lands-forbidden")
    reason = step_refusal(state, seat, LAND, "K4.4")
    if reason is not None:
        return reason
    if rules.list.cards[state.printed[card]].kind != LAND_CARD:
        return Reason("K4.4", "not-a-land")
    if state.zone[card] != HANDS[seat]:
        return Reason("K4.4", "not-in-hand")
    front = foremost(state, seat)
    if front < 0:
        return Reason("K4.4", "no-unit")
    return None if cell < 0 else ground_refusal(state, rules, seat, cell, front)


def ground_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, cell: int, front: int) -> Reason | None:
    """K4.4, X7.7. The row must not lie before the foremost unit, and the square must be empty."""
    row = DEPTHS[seat][cell] + 1
    if row > front + 1:
        return Reason("K4.4", "too-far-forward", row=row, foremost=front + 1)
    facts = places(state, rules)
    if facts.unit_at[cell] >= 0 or facts.land_at[cell] >= 0:
        return Reason("X7.7", "square-taken", cell=cell)
    return Reason("K4.4", "lands-forbidden") if land_forbidden(state, rules, seat, cell) else None


@rule("X6.2")
def level_refusal(state: KokuryokuState, rules: Kokuryoku, card: int, unit: int) -> Reason | None:
    """Why the unit's level does not reach that of the equipment."""
    printed = rules.list.cards[state.printed[card]]
    if printed.kind == ITEM:
        return None
    level = rules.list.cards[state.printed[unit]].levels.get(printed.arms, 0)
    if level:
        level = min(len(LEVELS) - 1, level + extra_levels(state, rules, unit, printed.arms))
    if level < printed.level:
        return Reason("X6.2", "level-too-low", level=LEVELS[level] or "-", wanted=LEVELS[printed.level])
    return None


@rule("K4.5 X6.2 X7.4 X7.38 X5.8")
def attach_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, unit: int) -> Reason | None:
    """Why this card may not be attached to that unit now."""
    reason = step_refusal(state, seat, ITEM_STEP, "K4.5")
    if reason is not None:
        return reason
    printed = rules.list.cards[state.printed[card]]
    if printed.kind not in ATTACHABLE:
        return Reason("K4.5", "not-to-be-attached")
    if state.zone[card] != HANDS[seat]:
        return Reason("K4.5", "not-in-hand")
    if state.zone[unit] != FIELDS[seat]:
        return Reason("K4.5", "not-your-unit")
    if player_cannot(state, rules, seat, "attach"):
        return Reason("K4.5", "attaching-forbidden")
    return bearer_refusal(state, rules, card, unit)


def bearer_refusal(state: KokuryokuState, rules: Kokuryoku, card: int, unit: int, paid: bool = True) -> Reason | None:
    """Why a unit of one's own cannot bear the card."""
    cards = rules.list.cards
    printed = cards[state.printed[card]]
    if holds_for(state, rules, cannot("attach"), unit):
        return Reason("K4.5", "attaching-forbidden")
    if printed.only_for or printed.not_for:
        reading = Reading(state, rules, state.owner[card], card)
        if not all([matches(unit, what, reading) for what in printed.only_for]):
            return Reason("X6.2", "not-for-this-unit")
        if any([matches(unit, what, reading) for what in printed.not_for]):
            return Reason("X6.2", "not-for-this-unit")
    for other in borne(state, rules, unit):
        if cards[state.printed[other]].kind == printed.kind:
            return Reason("X7.4", "bears-one-already", kind=printed.kind)
    reason = level_refusal(state, rules, card, unit)
    if reason is None and paid and printed.need and state.chips[unit] <= printed.need:
        reason = Reason("X7.38", "too-few-chips-to-attach", chips=state.chips[unit], price=printed.need)
    return reason


@rule("X3.2")
def support_refusal(
    state: KokuryokuState, rules: Kokuryoku, question: Allocate, answer: tuple[int, ...]
) -> Reason | None:
    """Which unit a support would bring above its maximum: one of the shares, or the unit that is named by itself."""
    given = list(zip(question.places, answer, strict=True)) if len(answer) == len(question.places) else []
    if len(answer) == 1 and answer[0] in state.zones[FIELDS[question.seat]] and answer[0] not in question.places:
        given = [(answer[0], 1)]
    for unit, share in given:
        most = maximum(state, rules, unit)
        if share > 0 and state.chips[unit] + share > most:
            return Reason("X3.2", "above-maximum", chips=state.chips[unit] + share, maximum=most)
    return None


@rule("K4.5 X7.5")
def remove_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int) -> Reason | None:
    """Why this attached card may not be removed now."""
    reason = step_refusal(state, seat, ITEM_STEP, "K4.5")
    if reason is None and state.zone[card] != ATTACHED[seat]:
        reason = Reason("K4.5", "not-attached")
    if reason is None and (
        player_cannot(state, rules, seat, "remove")
        or is_fast(state, rules, card)
        or stays_in_item_step(state, rules, card)
    ):
        reason = Reason("K4.5", "removing-forbidden")
    return reason


@rule("K4.3")
def is_unsupported(state: KokuryokuState, rules: Kokuryoku, unit: int) -> bool:
    """Whether a text in force keeps chips of the support step, or all chips, away from the unit."""
    return holds_for(state, rules, cannot("supported"), unit) or holds_for(state, rules, cannot("recover"), unit)


class PowerPhase(Procedure):
    """K4. The national-power phase of one player."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.action = Action()
        self.units: tuple[int, ...] = ()
        self.shares: tuple[int, ...] = ()
        self.made = 0  # sorties or lands of the step
        self.skipped = -1  # whether something else was done instead of the step; -1: not asked

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """There was one sortie and one land in a step before, and no step was replaced."""
        return {"made": 0, "skipped": -1, **written}

    def _instead(self, state: KokuryokuState, rules: Kokuryoku, name: str) -> bool:
        """Whether a text lets something else be done instead of the step, and nobody was asked yet."""
        return self.skipped < 0 and bool(rules.replaces_steps) and bool(step_texts(state, rules, self.seat, name))

    def _ask_instead(self, state: KokuryokuState, name: str, again: str) -> Flow:
        self.go(again)
        return self.call(state, InsteadOfStep(self.seat, name), into="skipped")

    def _begin(self, state: KokuryokuState, rules: Kokuryoku, clause: str, step: int) -> Flow:
        self.skipped = -1
        self.made = 0
        return happen(state, rules, StepBegan(clause, step, self.seat))

    @step("K1.2 K4.0 X2.4")
    def begin(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Both players have one in every turn; only the turn player's used chips come back as it begins."""
        events: list[Event] = [PhaseBegan("K1.2", POWER, self.seat)]
        used = state.used[self.seat]
        if self.seat == state.turn_player and used:
            events.append(PileChanged("K4.0", self.seat, used))
        return happen(state, rules, *events)

    @step("K4.1")
    def begin_draw(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        return self._begin(state, rules, "K4.1", DRAW)

    @step("K4.1 X1.4")
    def draw(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """One card, or what a text lets be done instead."""
        if self._instead(state, rules, "draw"):
            return self._ask_instead(state, "draw", "draw")
        if self.skipped == 1:
            return NEXT
        return self.call(state, DrawCards(self.seat, limit(state, rules, self.seat, "draws", 1), "K4.1"))

    @step("K4.2a")
    def begin_sortie(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        return self._begin(state, rules, "K4.2a", SORTIE)

    @step("K4.2a K4.2b X3.1 X7.6")
    def offer_sortie(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """One unit card of the hand to one of the empty sortie squares."""
        if self._instead(state, rules, "sortie"):
            return self._ask_instead(state, "sortie", "offer_sortie")
        if self.skipped == 1:
            return self.go("begin_support")
        options: list[Action] = []
        cards = rules.list.cards
        for card in state.zones[HANDS[self.seat]] if state.unused[self.seat] else ():
            if cards[state.printed[card]].is_unit and sortie_card_refusal(state, rules, self.seat, card) is None:
                for cell in sortie_squares(state, rules, self.seat, card):
                    options.append(Action("sortie", card, numbers=(cell,)))
        if not options and not (state.unused[self.seat] and silence_tells(state, self.seat, HANDS[self.seat])):
            return self.go("begin_support")
        return self.ask(state, Act(self.seat, "K4.2a", "sortie-step", (*options, Action("go-on"))), into="action")

    @step("K4.2a")
    def sortie(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It goes with the chips that its player chooses."""
        if self.action.verb == "go-on":
            self.made = 0
            return NEXT
        self.made += 1
        more = self.made < limit(state, rules, self.seat, "sorties", 1)
        if more:
            self.go("offer_sortie")
        else:
            self.made = 0
        return self.call(state, Sortie(self.seat, self.action.card, self.action.numbers[0], "K4.2a", 0, more))

    @step("K4.3")
    def begin_support(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        return self._begin(state, rules, "K4.3", SUPPORT_STEP)

    @step("K4.3 X3.2")
    def offer_support(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Up to three chips in all, in any split, never above the maximum."""
        if self._instead(state, rules, "support"):
            return self._ask_instead(state, "support", "offer_support")
        if self.skipped == 1 or player_cannot(state, rules, self.seat, "support"):
            return self.go("begin_land")
        most = min(limit(state, rules, self.seat, "supports", SUPPORT), state.unused[self.seat])
        each_one = most_on_one(state, rules, self.seat, most)
        units: list[int] = []
        limits: list[int] = []
        free = uncounted(state, rules, self.seat)
        for unit in [each for each in state.zones[FIELDS[self.seat]] if each not in free] if most else ():
            room = maximum(state, rules, unit) - state.chips[unit]
            if min(room, each_one) > 0 and not is_unsupported(state, rules, unit):
                units.append(unit)
                limits.append(min(room, each_one))
        if not units:
            return self.go("offer_uncounted")
        self.units = tuple(units)
        question = Allocate(self.seat, "K4.3", "support", self.units, tuple(limits), 0, most)
        return self.ask(state, question, into="shares")

    @step("K4.3")
    def support(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """From the unused pile."""
        given = zip(self.units, self.shares, strict=True)
        events = [Recovered("K4.3", unit, share) for unit, share in given if share]
        return happen(state, rules, *events) if events else NEXT

    @step("K4.3 X3.2")
    def offer_uncounted(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Beside the limit, for units of which a text says so."""
        most = state.unused[self.seat]
        room = {
            unit: min(most_on_one(state, rules, self.seat, most), maximum(state, rules, unit) - state.chips[unit])
            for unit in uncounted(state, rules, self.seat)
            if not is_unsupported(state, rules, unit)
        }
        self.units = tuple([unit for unit, most in room.items() if most > 0])
        if not self.units:
            return self.go("begin_land")
        limits = tuple([room[unit] for unit in self.units])
        question = Allocate(self.seat, "K4.3", "support", self.units, limits, 0, min(most, sum(limits)))
        return self.ask(state, question, into="shares")

    @step("K4.3")
    def support_uncounted(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """From the unused pile too."""
        given = zip(self.units, self.shares, strict=True)
        events = [Recovered("K4.3", unit, share) for unit, share in given if share]
        return happen(state, rules, *events) if events else NEXT

    @step("K4.4")
    def begin_land(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Only in the turn player's own phase."""
        if self.seat != state.turn_player:
            return self.go("begin_items")
        return self._begin(state, rules, "K4.4", LAND)

    @step("K4.4 X7.7")
    def offer_land(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """One land card, no further forward than the foremost unit."""
        if self._instead(state, rules, "land"):
            return self._ask_instead(state, "land", "offer_land")
        if self.skipped == 1:
            return self.go("begin_items")
        options: list[Action] = []
        cards = rules.list.cards
        front = -1 if player_cannot(state, rules, self.seat, "land") else foremost(state, self.seat)
        for card in state.zones[HANDS[self.seat]] if front >= 0 else ():
            if cards[state.printed[card]].kind == LAND_CARD:
                for cell in range(CELLS):
                    if ground_refusal(state, rules, self.seat, cell, front) is None:
                        options.append(Action("lay-land", card, numbers=(cell,)))
        if not options and not (front >= 0 and silence_tells(state, self.seat, HANDS[self.seat])):
            return self.go("begin_items")
        return self.ask(state, Act(self.seat, "K4.4", "land-step", (*options, Action("go-on"))), into="action")

    @step("K4.4")
    def lay_land(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It lies on its square."""
        if self.action.verb == "go-on":
            self.made = 0
            return NEXT
        self.made += 1
        if self.made < limit(state, rules, self.seat, "lands", 1):
            self.go("offer_land")
        else:
            self.made = 0
        return happen(state, rules, LandLaid("K4.4", self.action.card, self.seat, self.action.numbers[0]))

    @step("K4.5")
    def begin_items(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        return self._begin(state, rules, "K4.5", ITEM_STEP)

    @step("K4.5 X6.2 X7.4 X7.26")
    def offer_items(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Attach, remove, and use what is used in a national-power phase, as often as one likes."""
        if self._instead(state, rules, "item"):
            return self._ask_instead(state, "item", "offer_items")
        if self.skipped == 1:
            return self.done(state)
        options: list[Action] = []
        cards = rules.list.cards
        units = state.zones[FIELDS[self.seat]]
        attaching = bool(units) and not player_cannot(state, rules, self.seat, "attach")
        for card in state.zones[HANDS[self.seat]] if attaching else ():
            if cards[state.printed[card]].kind in ATTACHABLE:
                for unit in units:
                    if bearer_refusal(state, rules, card, unit) is None:
                        options.append(Action("attach", card, (unit,)))
        options += [
            Action("remove", card)
            for card in state.zones[ATTACHED[self.seat]]
            if remove_refusal(state, rules, self.seat, card) is None
        ]
        options += usable_now(state, rules, self.seat, POWER_TIME, units)
        if not options and not (units and silence_tells(state, self.seat, HANDS[self.seat])):
            if not could_surprise(state, rules, self.seat, POWER_TIME):
                return self.done(state)
        return self.ask(state, Act(self.seat, "K4.5", "item-step", (*options, Action("go-on"))), into="action")

    @step("K4.5 X5.8 X7.5 X7.26")
    def use_items(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """A magic is paid for when it is attached; what is removed goes off the field."""
        action = self.action
        if action.verb == "go-on":
            return self.done(state)
        if action.verb == "attach":
            self.go("offer_items")
            return happen(state, rules, *self._attaching(state, rules, action.card, action.cards[0]))
        if action.verb == "remove":
            self.go("offer_items")
            return happen(state, rules, Detached("X7.5", action.card, OFF[self.seat], self.seat))
        return self.call(state, played_by(state, rules, self.seat, action, ()))

    def _attaching(self, state: KokuryokuState, rules: Kokuryoku, card: int, unit: int) -> list[Event]:
        printed = rules.list.cards[state.printed[card]]
        events: list[Event] = [CardAttached("K4.5", card, self.seat, unit)]
        if printed.kind == MAGIC and printed.need:
            events.append(Spent("X5.8", unit, printed.need))
        return events

    @step("X7.26")
    def resolve_use(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """What was used is resolved at once."""
        self.go("offer_items")
        return self.call(state, ResolveTop()) if state.stack else NEXT
