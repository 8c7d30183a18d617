"""What does each effect of a text do? A few events for every kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, rule
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.selection import Table, members
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Moved
from tests.sixth import nodes as a
from tests.sixth.table import DECK, DISCARD, HANDS, AkariState, Lit, PutOut

if TYPE_CHECKING:
    from tests.sixth.rules import Akari

CARRIED_OUT: Final = (a.Light, a.PutOut, n.Draw, n.Discard)


class Reading(Table):
    """The table as the text of a card reads it."""

    def __init__(self, state: AkariState, seat: int, this: int) -> None:
        super().__init__(seat, this)
        self.state = state

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        assert isinstance(zone, n.Hand)
        return self.state.zones[HANDS[self.player(zone.player)]]

    def is_a(self, card: int, group: n.Node) -> bool:
        return isinstance(group, n.Cards)


@rule("2.3a")
def is_possible(state: AkariState, rules: Akari, frame: Resolve, sentence: Sentence) -> bool:
    """Whether anything of the sentence can be done; the impossible is left out."""
    effect = sentence.effect
    reading = rules.reading(state, frame)
    if isinstance(effect, a.PutOut):
        return state.lamps[reading.player(effect.player)] > 0
    if isinstance(effect, n.Draw):
        return bool(state.zones[DECK])
    if isinstance(effect, n.Discard):
        return bool(members(effect.what, reading))
    return True


@rule("2.3 2.3a 2.3b")
def carry_out(state: AkariState, rules: Akari, frame: Resolve, sentence: Sentence) -> Flow:
    """Do what the sentence says, with what was chosen for it."""
    return happen(state, rules, *_events(state, rules, frame, sentence))


def _events(state: AkariState, rules: Akari, frame: Resolve, sentence: Sentence) -> list[Event]:
    effect = sentence.effect
    reading = rules.reading(state, frame)
    seat = reading.player(sentence.player)
    if isinstance(effect, a.Light):
        return [Lit(frame.clause, seat, effect.n)]
    if isinstance(effect, a.PutOut):
        whose = reading.player(effect.player)
        return [PutOut("2.3a", whose, min(effect.n, state.lamps[whose]))]
    if isinstance(effect, n.Draw):
        return [Moved(frame.clause, card, HANDS[seat], seat) for card in state.zones[DECK][: effect.n]]
    if isinstance(effect, n.Discard):
        return [Moved(frame.clause, card, DISCARD, seat) for card in frame.picks[0]]
    raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")
