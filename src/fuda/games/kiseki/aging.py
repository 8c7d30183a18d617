"""Which of constant effects that came into force together is applied first? 1215.3b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.events import Aged, Flipped, Recovered, Went
from fuda.games.kiseki.table import HOMEBASES, ON_FIELD, KisekiState, primary
from fuda.kernel.decisions import Order
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.ages import equal_in_age

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

BEGINNINGS: Final = (Went, Flipped, Recovered)  # events with which crafts come into force


@rule("1215.3b 1215.3b-1")
def tie(state: KisekiState, rules: Kiseki, clock: int) -> tuple[int, ...]:
    """The cards in force since this moment for which it makes a difference which of them comes first."""
    if state.since.count(clock) < 2:
        return ()
    zones = (*ON_FIELD, *HOMEBASES)
    cards = [
        card for zone in zones for card in state.zones[zone] if state.since[card] == clock and not state.down[card]
    ]
    speaking = [card for card in cards if any([craft.truths for craft in rules.card(state, card).abilities])]
    return equal_in_age(state, rules, tuple(speaking))


def settled_by(state: KisekiState, rules: Kiseki, event: Event) -> Procedure | None:
    """Who has to say which is the older after this event, if anybody."""
    if not isinstance(event, BEGINNINGS) or not tie(state, rules, event.clock):
        return None
    return OrderOfAge(event.clock)


class OrderOfAge(Procedure):
    """1215.3b. The player who is primary as they come into force says in which order they are applied."""

    def __init__(self, clock: int = -1) -> None:
        super().__init__()
        self.clock = clock
        self.order: tuple[int, ...] = ()

    @step("1215.3b")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Which is the first, which the next? Asked once for all that came together."""
        cards = tie(state, rules, self.clock)
        if not cards:
            return self.done(state)
        return self.ask(state, Order(primary(state), "1215.3b", "effect-order", cards), into="order")

    @step("1215.3b")
    def settle(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The first that is named is applied first."""
        self.done(state)
        return happen(state, rules, Aged("1215.3b", self.order))
