"""What is a turn? Five phases of nine steps in fixed order (W5.0, 1.1, 5.1), until the game ends (W1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.wars3x3.chapters.applied import draws, is_left_out
from fuda.games.wars3x3.chapters.battle import attack_damage, end_battle, piercing_damage, strike
from fuda.games.wars3x3.chapters.casting import again
from fuda.games.wars3x3.chapters.effects import Replacing
from fuda.games.wars3x3.chapters.magic import Window, could_use, settle_first, usable
from fuda.games.wars3x3.chapters.main_phase import ExpansionStep, StrategyStep, entries
from fuda.games.wars3x3.chapters.spells import SpellStep
from fuda.games.wars3x3.table import (
    ATTACK,
    BATTLE_END,
    BOOST,
    DECK,
    DRAW,
    END,
    EXPANSION,
    EXTRA,
    HANDS,
    PIERCING,
    REMOVAL,
    STEP_CLAUSES,
    STRATEGY,
    UNTIL_TURN,
    UNTIL_TURN_END,
    Began,
    Drawn,
    Spent,
    StepBegan,
    WarsState,
    WoreOff,
)
from fuda.games.wars3x3.texts.values import cannot_do, is_text, rulings
from fuda.games.wars3x3.words import events as v
from fuda.kernel.decisions import Left, Option
from fuda.kernel.machine import apply_now, end, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome
from fuda.kernel.telling import silence_tells
from fuda.language.words import abilities as a

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


@rule("W1.1")
def life_outcome(state: WarsState) -> Outcome | None:
    """The game ends at once when a life is used up; both at the same moment is a draw."""
    beaten = [seat for seat in (0, 1) if state.life[seat] <= 0]
    if not beaten:
        return None
    if len(beaten) == 2:
        return Outcome(-1, "both-lives", "W1.1")
    return Outcome(1 - beaten[0], "life", "W1.1")


@rule("W1.2")
def deck_outcome(state: WarsState) -> Outcome:
    """After the turn in which the deck ran out, the higher life wins."""
    if state.life[0] == state.life[1]:
        return Outcome(-1, "deck-draw", "W1.2")
    return Outcome(0 if state.life[0] > state.life[1] else 1, "deck", "W1.2")


class GameOver(Procedure):
    """W1.1. The interruption that ends the game the moment a life is used up."""

    @step("W1.1")
    def finish(self, state: WarsState, rules: Wars) -> Flow:
        """Who has life left?"""
        outcome = life_outcome(state)
        assert outcome is not None
        return end(state, outcome)


@rule("1.1 P1")
def instead_of_drawing(state: WarsState, rules: Wars, seat: int) -> list[tuple[int, int, int]]:
    """The texts that let something else happen than the draw of the draw step: card, print and line."""
    found: list[tuple[int, int, int]] = []
    for each in rulings(state, rules, a.Instead):
        for effect, printed, line in rules.list.instead:
            if is_text(state, each, effect, printed) and isinstance(effect.event, v.Drawing):
                if seat in each.reading.seats(effect.event.player):
                    found.append((each.reading.this, printed, line))
    return found


class DrawOrInstead(Procedure):
    """1.1, P1. What a text puts in the place of the draw; if it is left or impossible, the draw."""

    def __init__(self, seat: int = -1, this: int = -1, printed: int = -1, line: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.this = this
        self.printed = printed
        self.line = line
        self.replaced = 0

    @step("P1")
    def do_instead(self, state: WarsState, rules: Wars) -> Flow:
        """The text."""
        return self.call(state, Replacing(self.seat, self.this, self.printed, self.line, "P1"), into="replaced")

    @step("1.1")
    def draw(self, state: WarsState, rules: Wars) -> Flow:
        """Or the draw."""
        deck = state.zones[DECK]
        if self.replaced == 1 or not deck:
            return self.done(state)
        return happen(state, rules, Drawn("1.1", deck[0], HANDS[self.seat], self.seat))


class TriggersThenWindow(Window):
    """M1, Q3. What the beginning of a step has triggered, then the magics of the turn player."""


class Turn(Procedure):
    """W5.0. One turn after another; the frame stays and changes its player."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.hasty = 0

    def _enter(self, state: WarsState, rules: Wars, place: int) -> Flow:
        """A step begins; then the turn player may use magics."""
        apply_now(state, rules, StepBegan(STEP_CLAUSES[place], place, self.seat))
        return self._own_window(state, rules)

    def _own_window(self, state: WarsState, rules: Wars) -> Flow:
        if state.triggered:
            return self.call(state, TriggersThenWindow(self.seat))
        if usable(state, rules, self.seat) or (state.hide_forced and could_use(state, rules, self.seat)):
            return self.call(state, Window(self.seat))
        return NEXT

    def _leave(self, state: WarsState, rules: Wars) -> Flow:
        """At the end of a step the other player may use what works in the opponent's turn."""
        if state.triggered:
            return settle_first(self, state, "W5.0")
        if usable(state, rules, 1 - self.seat) or (state.hide_forced and could_use(state, rules, 1 - self.seat)):
            return self.call(state, Window(1 - self.seat))
        return NEXT

    @step("W5.0")
    def begin(self, state: WarsState, rules: Wars) -> Flow:
        """The turn has come to this player."""
        return happen(state, rules, Began("W5.0", self.seat))

    @step("1.1")
    def enter_draw(self, state: WarsState, rules: Wars) -> Flow:
        return self._enter(state, rules, DRAW)

    @step("1.1")
    def draw(self, state: WarsState, rules: Wars) -> Flow:
        """One card, the first player too."""
        deck = state.zones[DECK]
        if not deck:
            return NEXT
        if cannot_do(state, rules, self.seat, "draw") or is_left_out(state, rules, self.seat, DRAW):
            return NEXT
        replaced = instead_of_drawing(state, rules, self.seat)
        if replaced:
            return self.call(state, DrawOrInstead(self.seat, *replaced[0]))
        cards = deck[: draws(state, rules, self.seat)]
        return happen(state, rules, *[Drawn("1.1", card, HANDS[self.seat], self.seat) for card in cards])

    @step("M1")
    def after_draw(self, state: WarsState, rules: Wars) -> Flow:
        return self._own_window(state, rules)

    @step("G3")
    def leave_draw(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("2.0 2.1a")
    def enter_removal(self, state: WarsState, rules: Wars) -> Flow:
        apply_now(state, rules, StepBegan("2.1a", REMOVAL, self.seat))
        return self.call(state, SpellStep(self.seat))

    @step("G3")
    def leave_removal(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("2.2")
    def enter_boost(self, state: WarsState, rules: Wars) -> Flow:
        apply_now(state, rules, StepBegan("2.2", BOOST, self.seat))
        return self.call(state, SpellStep(self.seat))

    @step("G3")
    def leave_boost(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("S7 4.2c")
    def offer_haste(self, state: WarsState, rules: Wars) -> Flow:
        """With a hasty unit the strategy step may come before the battle."""
        if not entries(state, rules, self.seat, True):
            if silence_tells(state, self.seat, HANDS[self.seat]):
                return self.ask(state, Left(self.seat, "S7", "haste", ("no",), 1), into="hasty")
            self.hasty = 1
            return NEXT
        return self.ask(state, Option(self.seat, "S7", "haste", ("yes", "no")), into="hasty")

    @step("S7 Q11")
    def hasty_strategy(self, state: WarsState, rules: Wars) -> Flow:
        """The strategy step, moved; a unit that enters now attacks in this turn."""
        if self.hasty == 1:
            return NEXT
        apply_now(state, rules, StepBegan("S7", STRATEGY, self.seat, moved=True))
        return self.call(state, StrategyStep(self.seat, True))

    @step("G3")
    def leave_haste(self, state: WarsState, rules: Wars) -> Flow:
        return NEXT if self.hasty == 1 else self._leave(state, rules)

    @step("3.0 3.1")
    def enter_piercing(self, state: WarsState, rules: Wars) -> Flow:
        return self._enter(state, rules, PIERCING)

    @step("3.1")
    def pierce(self, state: WarsState, rules: Wars) -> Flow:
        """All piercing units attack first."""
        if is_left_out(state, rules, self.seat, PIERCING):
            return NEXT
        return strike(state, rules, self.seat, "3.1", piercing_damage(state, rules, self.seat))

    @step("G3")
    def leave_piercing(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("3.2")
    def enter_attack(self, state: WarsState, rules: Wars) -> Flow:
        return self._enter(state, rules, ATTACK)

    @step("3.2")
    def attack(self, state: WarsState, rules: Wars) -> Flow:
        """All others attack."""
        if is_left_out(state, rules, self.seat, ATTACK):
            return NEXT
        return strike(state, rules, self.seat, "3.2", attack_damage(state, rules, self.seat))

    @step("G3")
    def leave_attack(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("3.3")
    def enter_battle_end(self, state: WarsState, rules: Wars) -> Flow:
        return self._enter(state, rules, BATTLE_END)

    @step("3.3")
    def end_battle(self, state: WarsState, rules: Wars) -> Flow:
        return end_battle(state, rules)

    @step("M1")
    def after_battle(self, state: WarsState, rules: Wars) -> Flow:
        return self._own_window(state, rules)

    @step("G3")
    def leave_battle(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("3.0 P1")
    def fight_again(self, state: WarsState, rules: Wars) -> Flow:
        """Another battle phase, where a text gives one."""
        more = again(state, self.seat, "battle")
        if more is None:
            return NEXT
        apply_now(state, rules, Spent("3.0", more.timestamp))
        return self.go("enter_piercing")

    @step("4.1")
    def expand(self, state: WarsState, rules: Wars) -> Flow:
        apply_now(state, rules, StepBegan("4.1", EXPANSION, self.seat))
        return self.call(state, ExpansionStep(self.seat))

    @step("G3")
    def leave_expansion(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("4.2 4.2c S7")
    def enter_strategy(self, state: WarsState, rules: Wars) -> Flow:
        """Not when the step was moved forward in this turn."""
        if self.hasty == 0:
            return NEXT
        apply_now(state, rules, StepBegan("4.2", STRATEGY, self.seat))
        return self.call(state, StrategyStep(self.seat))

    @step("G3")
    def leave_strategy(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("5.1")
    def enter_end(self, state: WarsState, rules: Wars) -> Flow:
        return self._enter(state, rules, END)

    @step("G3")
    def leave_end(self, state: WarsState, rules: Wars) -> Flow:
        return self._leave(state, rules)

    @step("Q13 S13")
    def wear_off(self, state: WarsState, rules: Wars) -> Flow:
        """What lasts until the end of the turn ends, and what lasts until the end of this very turn."""
        last = UNTIL_TURN + state.turn
        more = [WoreOff("5.1", last)] if any([each.until == last for each in state.effects]) else []
        return happen(state, rules, WoreOff("5.1", UNTIL_TURN_END), *more)

    @step("W1.2 1.1")
    def judge_deck(self, state: WarsState, rules: Wars) -> Flow:
        """Did the deck run out in this turn? A position set up by hand may begin without one."""
        return end(state, deck_outcome(state)) if state.ran_out or not state.zones[DECK] else NEXT

    @step("5.1")
    def pass_turn(self, state: WarsState, rules: Wars) -> Flow:
        """The other player's turn, unless the same player takes another one."""
        more = next((each for each in state.effects if each.kind == EXTRA), None)
        if more is None:
            self.seat = 1 - self.seat
        else:
            self.seat = more.seat
            apply_now(state, rules, Spent("5.1", more.timestamp))
        return self.go("begin")
