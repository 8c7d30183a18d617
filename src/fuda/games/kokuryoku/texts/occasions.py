"""What may be used when something has happened? Texts whose timing is an event: surprises, crest abilities and items.

A chance is a row of numbers: the seat, what kind of text it is, the printed surprise or the unit or item that has it,
the line, and then what the text calls that unit or that card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.cards import EVENT
from fuda.games.kokuryoku.chapters.use import Occasion, Window, crest_refusal, surprise_refusal, use_refusal
from fuda.games.kokuryoku.table import ATTACHED, FIELDS, HANDS, KokuryokuState
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.triggers import matched
from fuda.kernel.decisions import Action
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.telling import silence_tells

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

SURPRISE: Final = 0
CREST: Final = 1
USE: Final = 2
VERBS: Final = ("surprise", "crest", "use")

Chance = tuple[int, ...]


@rule("X7.60")
def chances(state: KokuryokuState, rules: Kokuryoku, event: Event) -> tuple[Chance, ...]:
    """The texts for which the event is the time; of surprises every one that could be in a hand."""
    found: list[Chance] = []
    if state.turn_player < 0:
        return ()  # before the first turn nobody uses anything
    cards = rules.list.cards
    for seat in (state.turn_player, 1 - state.turn_player):
        for card in rules.occasions:
            surprise = card.surprise
            if surprise is not None and surprise.event is not None:
                that = matched(state, surprise.event, event, Reading(state, rules, seat, -1))
                if that is not None:
                    found.append((seat, SURPRISE, card.printed, surprise.line, *that))
        for unit in state.zones[FIELDS[seat]]:
            for usable in cards[state.printed[unit]].crests:
                if usable.event is not None:
                    that = matched(state, usable.event, event, Reading(state, rules, seat, unit, unit))
                    if that is not None:
                        found.append((seat, CREST, unit, usable.line, *that))
        for item in state.zones[ATTACHED[seat]]:
            use = cards[state.printed[item]].use
            if use is not None and use.event is not None:
                that = matched(state, use.event, event, Reading(state, rules, seat, item, state.host[item]))
                if that is not None:
                    found.append((seat, USE, item, use.line, *that))
    return tuple(found)


class ChanceWindow(Window):
    """X7.60. Both players may use what is for this event."""

    def __init__(self, first: int = -1, found: tuple[Chance, ...] = ()) -> None:
        super().__init__(EVENT, first)
        self.found = found

    def _of(self, state: KokuryokuState, seat: int, verb: str, card: int, line: int) -> Chance:
        """The chance to use the card so, if there is one."""
        for each in self.found:
            named = state.printed[card] if each[1] == SURPRISE else card
            if each[0] == seat and VERBS[each[1]] == verb and each[2] == named and line in (-1, each[3]):
                return each
        return ()

    def now(self, state: KokuryokuState, seat: int, verb: str, card: int, line: int) -> Occasion:
        chance = self._of(state, seat, verb, card, line)
        return Occasion((EVENT,), chance[4:]) if chance else Occasion()

    def spoken_of(self, state: KokuryokuState, action: Action) -> tuple[int, ...]:
        line = action.numbers[0] if action.numbers else -1
        return self._of(state, self.seat, action.verb, action.card, line)[4:]

    def options(self, state: KokuryokuState, rules: Kokuryoku, seat: int) -> list[Action]:
        found: list[Action] = []
        for owner, kind, card, line, *that in self.found:
            now = Occasion((EVENT,), tuple(that))
            if owner != seat:
                continue
            if kind == SURPRISE:
                for each in state.zones[HANDS[seat]]:
                    if state.printed[each] == card and surprise_refusal(state, rules, seat, each, now) is None:
                        found.append(Action("surprise", each))
            elif kind == CREST:
                if crest_refusal(state, rules, seat, card, line, now) is None:
                    found.append(Action("crest", card, numbers=(line,)))
            elif use_refusal(state, rules, seat, card, now) is None:
                found.append(Action("use", card))
        return found

    def could_surprise(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        known: list[Any] = [each for each in self.found if each[0] == self.seat and each[1] == SURPRISE]
        return bool(known) and silence_tells(state, self.seat, HANDS[self.seat])
