"""How does a game end? 1.2 and 11.2: the fall of a headquarters, empty decks, repetition, time, concession."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.events import DecksCounted, Stilled
from fuda.games.honjin.table import (
    DECKS,
    DISCARDS,
    FIELD,
    HANDS,
    NOTHING,
    REMOVED,
    TERRITORIES,
    HonjinState,
)
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

QUIET_TURNS: Final = 6
_KEPT: Final = (HANDS, DECKS, DISCARDS, REMOVED)  # what a position is compared by


@rule("1.2.1 1.2.2.1 1.2.2.2 11.2.1 11.2.1.1")
def outcome_of(state: HonjinState) -> Outcome | None:
    """Whether a headquarters has fallen; looked at in check steps."""
    if state.captured < 0:
        return None
    return Outcome(state.captured, "headquarters", "1.2.2.1")


@rule("1.2.5.1")
def conceded(seat: int) -> Outcome:
    """Who gives up has lost."""
    return Outcome(1 - seat, "concession", "1.2.5.1")


@rule("1.2.5.1")
def concession_refusal(state: HonjinState) -> Reason | None:
    """Why nobody may concede now."""
    if state.turn == 0:
        return Reason("1.2.5.1", "game-not-begun")
    if not state.zones[DECKS[0]] and not state.zones[DECKS[1]]:
        return Reason("1.2.5.1", "both-decks-empty")
    return None


def snapshot_of(state: HonjinState, seat: int) -> tuple[int, ...]:
    """The cards in hand, deck, discard pile and removed zone of a player, each zone with its end. (Cards and not their
    names: what others imagine to lie there must fit.)"""
    return tuple([card for zones in _KEPT for card in (*sorted(state.zones[zones[seat]]), NOTHING)])


@rule("1.2.4.1.2 5.1.3.6")
def same_names(state: HonjinState, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether the zones of two snapshots hold the same names."""
    if one == other:
        return True
    return _ends(one) == _ends(other) and _names(state, one) == _names(state, other)


def _ends(snapshot: tuple[int, ...]) -> list[int]:
    return [place for place, card in enumerate(snapshot) if card == NOTHING]


def _names(state: HonjinState, snapshot: tuple[int, ...]) -> list[list[int]]:
    zones: list[list[int]] = [[]]
    for card in snapshot:
        if card == NOTHING:
            zones.append([])
        else:
            zones[-1].append(state.printed[card])
    return [sorted(zone) for zone in zones]


@rule("1.2.3.1 1.2.3.1.1 1.2.4.1 1.2.4.1.1 1.2.4.1.2")
def keep_count(state: HonjinState, rules: Honjin, seat: int) -> list[Event]:
    """At the end of a turn: was it the same position again, and since when are both decks empty?"""
    found: list[Event] = []
    now = snapshot_of(state, seat)
    quiet = same_names(state, now, state.snapshot[seat]) or (state.moved_about and not state.moved_on)
    still = state.still + 1 if quiet else 0
    found.append(Stilled("1.2.4.1", still, seat, now))
    empty = not state.zones[DECKS[0]] and not state.zones[DECKS[1]]
    if empty and state.emptied == NOTHING:
        found.append(DecksCounted("1.2.3.1", state.turn))
    elif not empty and state.emptied != NOTHING:
        found.append(DecksCounted("1.2.3.1.1", NOTHING))
    return found


@rule("1.2.3.1 1.2.4.1 1.2.6 11.2.1.2 11.2.1.3")
def judge_turn_end(state: HonjinState, rules: Honjin) -> Outcome | None:
    """The judgement at the end of a turn, where one is due; for the first of these reasons."""
    if state.emptied != NOTHING and state.turn > state.emptied:
        return judged(state, rules, "deck-out", "1.2.3.1")
    if state.still >= QUIET_TURNS:
        return judged(state, rules, "repetition", "1.2.4.1")
    if 0 < state.last_turn <= state.turn:
        return judged(state, rules, "time", "1.2.1")
    return None


@rule("1.2.6 5.1.2.16 5.1.2.17")
def judged(state: HonjinState, rules: Honjin, kind: str, clause: str) -> Outcome:
    """Who has more units in the enemy's territory wins; equally many are a draw."""
    own = [invaders(state, rules, seat) for seat in SEATS]
    if own[0] == own[1]:
        return Outcome(-1, kind, clause)
    return Outcome(0 if own[0] > own[1] else 1, kind, clause)


def invaders(state: HonjinState, rules: Honjin, seat: int) -> int:
    """How many units of a player are in the other's territory."""
    return sum(
        [
            1
            for card in state.zones[FIELD]
            if state.owner[card] == seat
            and state.cell[card] in TERRITORIES[1 - seat]
            and rules.card(state, card).is_unit
        ]
    )
