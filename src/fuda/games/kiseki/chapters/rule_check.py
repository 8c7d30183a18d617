"""What is done whenever a rule check is due (1002)? Defeats, and the triggered crafts that wait to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.cards import Craft
from fuda.games.kiseki.chapters.legality import (
    ability_ban,
    has_enough_targets,
    limit_refusal,
)
from fuda.games.kiseki.chapters.play import Play
from fuda.games.kiseki.table import (
    CRAFT,
    KisekiState,
    primary,
)
from fuda.games.kiseki.texts.hearing import is_idle
from fuda.games.kiseki.texts.hidden_crafts import Withheld, show
from fuda.games.kiseki.texts.values import derived
from fuda.kernel.decisions import Act, Action, Cards
from fuda.kernel.machine import end, happen, take_trigger, take_withheld
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome
from fuda.kernel.rules import EVERYBODY, SEATS
from fuda.language.running.text_facts import TextFacts
from fuda.language.running.triggers import is_pending, watch_states
from fuda.mechanics.zones import Looked

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# --- the rule check


def end_if(state: KisekiState, outcome: Outcome | None) -> Flow:
    """The game is over if somebody has won it."""
    return NEXT if outcome is None else end(state, outcome)


@rule("103.1 103.2 103.3 1102.1")
def defeat(state: KisekiState) -> Outcome | None:
    """Who could not draw since the last look; if both, the player who is not primary wins."""
    beaten = [seat for seat in SEATS if state.failed_draw[seat]]
    if not beaten:
        return None
    if len(beaten) == 2:
        return Outcome(1 - primary(state), "both-defeated", "103.3")
    return Outcome(1 - beaten[0], "deck-out", "1102.1")


@rule("1211.5")
def can_be_played(
    state: KisekiState, rules: Kiseki, seat: int, card: int, craft: Craft, that: tuple[int, ...] = ()
) -> bool:
    """Whether a triggered craft can be played: nothing forbids it, its own limits allow it, it has its targets."""
    if ability_ban(state, rules, seat, craft) is not None or limit_refusal(state, rules, seat, card, craft) is not None:
        return False
    return has_enough_targets(state, rules, seat, card, craft, that)


@rule("1211.9")
def is_state_trigger_due(state: KisekiState, rules: Kiseki, facts: TextFacts) -> bool:
    """Whether a craft that waits for a condition would trigger now, and could be played."""
    if rules.is_cached and is_idle(state, rules, facts):
        return False
    for seat, home, reference in facts.watchers:
        craft = rules.list.ability(reference)
        if rules.is_due(state, seat, home, craft) and not is_pending(state, home, craft):
            if can_be_played(state, rules, seat, home, craft):
                return True
    return False


@rule("804.13f 1002.1")
def check_needed(state: KisekiState, rules: Kiseki) -> bool:
    """Whether a rule check would do anything."""
    failed = state.failed_draw
    if state.triggered or state.withheld or failed[0] or failed[1]:
        return True
    if not rules.stock.has_state_triggers:
        return False
    facts = derived(state, rules)
    if not facts.watchers or (facts.cache.is_idle and rules.is_cached):
        return False
    return is_state_trigger_due(state, rules, facts)


class RuleCheck(Procedure):
    """1002. Rule processing, then the triggered crafts one by one, until neither has anything to do. Its result is how
    many crafts were played."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = Action()
        self.shown: tuple[int, ...] = ()
        self.undone = 0
        self.played = 0

    @step("1001.1 1002.1 1002.1a 1101.1 1101.2 1102.1")
    def process(self, state: KisekiState, rules: Kiseki) -> Flow:
        """First the rules."""
        return end_if(state, defeat(state))

    @step("1211.3a 1211.3b")
    def offer_reveal(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A craft of a hidden card triggers if its player shows the card: one question for each occasion."""
        if not state.withheld:
            return self.go("watch")
        occasion: Withheld = state.withheld[0]
        cards = tuple(dict.fromkeys([each.card for each in occasion.found]))
        question = Cards(occasion.seat, "1211.3a", "reveal-trigger", cards, 0, len(cards))
        return self.ask(state, question, into="shown")

    @step("1211.3a 1211.3b 1211.3c")
    def reveal(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Once for each time that it could trigger; who keeps the card hidden does without."""
        show(state, take_withheld(state), self.shown)
        self.go("offer_reveal")
        return happen(state, rules, Looked("1211.3a", self.shown, EVERYBODY)) if self.shown else NEXT

    @step("1211.9")
    def watch(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A condition that still holds once its craft has resolved triggers it again."""
        watch_states(state, rules)
        return NEXT

    @step("1002.1b 1002.1c 1002.1d 1211.2 1211.4")
    def choose_trigger(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Then one triggered craft: the primary player's before the other's."""
        if not state.triggered:
            return self.done(state, self.played)
        first = primary(state)
        own = any([each.seat == first for each in state.triggered])
        seat = first if own else 1 - first
        # What would do exactly the same as another is not offered beside it.
        places: dict[tuple[int, int, int, tuple[int, ...]], int] = {}
        for place, each in enumerate(state.triggered):
            if each.seat == seat:
                that = each.that if rules.list.cards[each.printed].abilities[each.line].speaks_of_that else ()
                places.setdefault((each.card, each.printed, each.line, that), place)
        options = tuple([Action("trigger", state.triggered[place].card, numbers=(place,)) for place in places.values()])
        return self.ask(state, Act(seat, "1002.1b" if own else "1002.1c", "trigger", options), into="chosen")

    @step("1211.4 1211.5 1211.8 1211.10 1201.1a-2")
    def play_trigger(self, state: KisekiState, rules: Kiseki) -> Flow:
        """It must be played, wherever its card is now, if it can be; if not, it is the next one's turn."""
        found = take_trigger(state, self.chosen.numbers[0])
        craft = rules.list.cards[found.printed].abilities[found.line]
        if not can_be_played(state, rules, found.seat, found.card, craft, found.that):
            return self.go("choose_trigger")
        play = Play(found.seat, CRAFT, found.card, found.printed, found.line, that=found.that)
        return self.call(state, play, into="undone")

    @step("1211.4")
    def count(self, state: KisekiState, rules: Kiseki) -> Flow:
        """After a craft that was played, again from the beginning."""
        self.played += 1 - self.undone
        return self.go("choose_trigger" if self.undone else "process")
