"""What is a turn? Preparation, battle and recovery phase (700-705)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.card_events import Recovered, RecoveryChosen, Turned, Went
from fuda.games.kiseki.chapters.battle import BattlePhase
from fuda.games.kiseki.chapters.movement import DrawCards, moves_of
from fuda.games.kiseki.chapters.priority import Priority
from fuda.games.kiseki.chapters.rule_check import end_if
from fuda.games.kiseki.events import Moment, PhaseBegan, PoolChanged, PoolsEmptied, StepBegan, StepEnded, TurnBegan
from fuda.games.kiseki.table import (
    BASE,
    DEPLOYMENT,
    DRAW,
    HANDS,
    HOMEBASES,
    PREPARATION,
    RECOVERY,
    TRAILS,
    KisekiState,
    field_cards,
)
from fuda.games.kiseki.texts.scope import applied
from fuda.games.kiseki.texts.values import units_of
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.decisions import Cards
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome
from fuda.kernel.rules import SEATS
from fuda.language.running.lasting import EffectsEnded
from fuda.language.running.text_facts import TURN_END

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

DRAWN: Final = 2  # cards in a draw step


class Turn(Procedure):
    """701. One turn after another; the frame stays, and the initiative passes."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat  # who has the initiative
        self.pick: tuple[int, ...] = ()
        self.picks: tuple[int, ...] = ()

    # the preparation phase

    @step("701.1 702.1 703.1 705.9 1215.7")
    def begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Effects for this very turn begin with it."""
        return happen(
            state,
            rules,
            TurnBegan("701.1", self.seat),
            PhaseBegan("701.1", PREPARATION),
            Moment("703.1", "turn", "start"),
        )

    @step("703.2")
    def priority_at_turn(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("703.2"))

    @step("703.3")
    def begin_preparation(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, Moment("703.3", "preparation", "start"))

    @step("703.4")
    def priority_at_preparation(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("703.4"))

    @step("702.2 703.5")
    def own_steps(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The initiative player's steps."""
        return self.call(state, PreparationSteps(self.seat))

    @step("702.2 703.5")
    def other_steps(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Then the other player's."""
        return self.call(state, PreparationSteps(1 - self.seat))

    # the battle phase

    @step("302.1b 704.1")
    def battle(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, BattlePhase())

    # the recovery phase

    @step("302.1b 705.1")
    def begin_recovery(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, PhaseBegan("705.1", RECOVERY), Moment("705.1", "recovery", "start"))

    @step("705.2")
    def priority_at_recovery(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("705.2"))

    @step("705.3")
    def end_turn(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, Moment("705.3", "turn", "end"))

    @step("705.4")
    def priority_at_end(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("705.4"))

    @step("103.1 103.2 705.5")
    def judge_bonds(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Who has no bonds left?"""
        outcome = broken_bonds(state)
        return end_if(state, outcome)

    @step("705.6")
    def choose_first(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The initiative player may choose a stunned unit, whoever controls it."""
        return self._choose(state, rules, self.seat)

    @step("705.6")
    def tell_first(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The other player sees which."""
        self.picks = self.pick
        return self._tell(state, rules, self.seat)

    @step("705.6")
    def choose_second(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Then the other player may."""
        return self._choose(state, rules, 1 - self.seat)

    @step("705.6")
    def tell_second(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self._tell(state, rules, 1 - self.seat)

    def _choose(self, state: KisekiState, rules: Kiseki, seat: int) -> Flow:
        lying = (*stunned_units(state, rules, seat), *stunned_units(state, rules, 1 - seat))
        stunned = tuple([unit for unit in lying if not applied(state, rules, v.IsNotRecovered, unit)])
        if not stunned:
            self.pick = ()
            return NEXT
        return self.ask(state, Cards(seat, "705.6", "recover", stunned, 0, 1), into="pick")

    def _tell(self, state: KisekiState, rules: Kiseki, seat: int) -> Flow:
        return happen(state, rules, *[RecoveryChosen("705.6", seat, unit) for unit in self.pick])

    @step("705.6 1308.1")
    def recover(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Both at the same time, or the one that both have chosen."""
        chosen = dict.fromkeys((*self.picks, *self.pick))
        self.pick, self.picks = (), ()
        return happen(state, rules, *[Recovered("705.6", unit) for unit in chosen])

    @step("705.6")
    def clear_stunned(self, state: KisekiState, rules: Kiseki) -> Flow:
        """All other stunned units go to the trail together; one that something keeps from it stays as it is."""
        stunned = tuple([unit for seat in (self.seat, 1 - self.seat) for unit in stunned_units(state, rules, seat)])
        return happen(state, rules, *moves_of(state, rules, stunned, TRAILS, "705.6", deed="recovery"))

    @step("705.7 1215.7")
    def end_effects(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What lasts until the end of this turn ends."""
        over = tuple([each.name for each in state.effects if each.until == TURN_END and each.ends <= state.turn])
        return happen(state, rules, EffectsEnded("705.7", over)) if over else NEXT

    @step("705.8 1306.2b 1315.1 104.4")
    def ready_all(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Field and homebase of both players at the same time."""
        events: list[Event] = []
        for seat in (self.seat, 1 - self.seat):
            for card in (*field_cards(state, seat), *state.zones[HOMEBASES[seat]]):
                if state.actioned[card] and not state.stunned[card]:
                    if not applied(state, rules, g.DoesNotReady, card):
                        events.append(Turned("705.8", card, 0))
        return happen(state, rules, *events)

    @step("302.1b 705.9")
    def pass_initiative(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The phase is over; the other player has the initiative in the next turn."""
        self.seat = 1 - self.seat
        self.go("begin")
        return happen(state, rules, PoolsEmptied("302.1b"))


@rule("705.5 103.1 103.2")
def broken_bonds(state: KisekiState) -> Outcome | None:
    """Who loses by having no bonds: of two the one with fewer, and if they have as many the initiative player."""
    low = [seat for seat in SEATS if state.bonds[seat] <= 0]
    if not low:
        return None
    if len(low) == 1:
        loser = low[0]
    elif state.bonds[0] != state.bonds[1]:
        loser = 0 if state.bonds[0] < state.bonds[1] else 1
    else:
        loser = state.initiative
    return Outcome(1 - loser, "no-bonds", "705.5")


def stunned_units(state: KisekiState, rules: Kiseki, seat: int) -> tuple[int, ...]:
    """The stunned units on a player's field."""
    return tuple([unit for unit in units_of(state, rules, seat) if state.stunned[unit]])


class PreparationSteps(Procedure):
    """703.6-703.8. The draw, homebase and deployment step of one player."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.pick: tuple[int, ...] = ()

    @step("702.2 702.3 703.6")
    def begin_draw(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, StepBegan("703.6", DRAW, self.seat))

    @step("703.6a")
    def draw(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, DrawCards(self.seat, DRAWN, "703.6a"))

    @step("703.6b")
    def start_draw(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What waits for the start of the step comes after the cards are drawn."""
        return happen(state, rules, Moment("703.6b", "draw", "start", self.seat))

    @step("703.6c")
    def priority_in_draw(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("703.6c"))

    @step("302.1b 702.2 703.7")
    def begin_homebase(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, StepEnded("302.1b"), StepBegan("703.7", BASE, self.seat))

    @step("703.7a")
    def choose_card(self, state: KisekiState, rules: Kiseki) -> Flow:
        """One card of the hand, or none."""
        hand = state.zones[HANDS[self.seat]]
        return self.ask(state, Cards(self.seat, "703.7a", "homebase", hand, 0, 1), into="pick")

    @step("703.7a 503.1a 507.1")
    def lay_down(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Face down, and ready."""
        home = HOMEBASES[self.seat]
        return happen(state, rules, *[Went("703.7a", card, home, self.seat, "homebase", 0, 1) for card in self.pick])

    @step("703.7b")
    def start_homebase(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, Moment("703.7b", "homebase", "start", self.seat))

    @step("703.7c")
    def priority_in_homebase(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("703.7c"))

    @step("302.1b 702.2 703.8")
    def begin_deployment(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, StepEnded("302.1b"), StepBegan("703.8", DEPLOYMENT, self.seat))

    @step("302.1 703.8a")
    def gain_points(self, state: KisekiState, rules: Kiseki) -> Flow:
        """One CP for each card in the homebase."""
        held = len(state.zones[HOMEBASES[self.seat]])
        return happen(state, rules, PoolChanged("703.8a", self.seat, cp=held)) if held else NEXT

    @step("703.8b")
    def start_deployment(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, Moment("703.8b", "deployment", "start", self.seat))

    @step("703.8c 703.8c-1")
    def priority_in_deployment(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, Priority("703.8c"))

    @step("302.1b")
    def end_deployment(self, state: KisekiState, rules: Kiseki) -> Flow:
        return happen(state, rules, StepEnded("302.1b"))
