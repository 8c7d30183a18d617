"""How does a judge mend a position? By fixes: cards put elsewhere, values set; recorded, and checked like an answer.

A fix is a list of changes, each written as scenarios write it:

    life.first = 20         a value of a seat
    turn = 7                a value of the game
    #12.damage = 100        a value of the card with this handle; #14 in the place of a number stands for a card
    #12 to hand.first       a card goes to a zone; `top` after it: to its beginning
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from fuda.kernel import machine
from fuda.kernel.events import Event, Note
from fuda.kernel.rules import Rules
from fuda.kernel.state import ASIDE, State
from fuda.kernel.telling import tell
from fuda.kernel.views import view
from fuda.library.messages import Explained
from fuda.mechanics.zones import Moved

SEAT_NAMES: Final = ("first", "second")
# The events by which cards of a game go from zone to zone, where it has its own: module and class.
_MOVES: Final = {
    "hanyo": "fuda.games.hanyo.events:Went",
    "honjin": "fuda.games.honjin.events:Went",
    "kiseki": "fuda.games.kiseki.card_events:Went",
    "kokuryoku": "fuda.games.kokuryoku.events:Went",
}
_STRUCTURE: Final = ASIDE | {"printed", "owner", "zone", "object", "next_object"}
_VALUE: Final = re.compile(r"(?:(?P<card>#\d+)\.)?(?P<name>[a-z_]+)(?:\.(?P<seat>first|second))?\s*=\s*(?P<value>\S+)")
_MOVE: Final = re.compile(r"(?P<card>#\d+)\s+to\s+(?P<zone>[\w.-]+)(?P<top>\s+top)?")
_BROKEN: Final = (LookupError, ValueError, TypeError, AssertionError, AttributeError)


class BadFix(Explained):
    """A fix cannot be made: it is not understood, or the game could not go on from there."""


@dataclass(frozen=True, slots=True)
class Fix:
    """Changes that are made together, as they are written."""

    changes: tuple[str, ...]


class Fixed(Event):
    """A value was set by hand."""

    def __init__(self, clause: str = "", name: str = "", place: int = -1, value: int = 0) -> None:
        super().__init__(clause)
        self.name = name
        self.place = place  # of a list, the card or seat; -1 for a value of the game
        self.value = value

    def apply(self, state: Any, rules: Any) -> None:
        if self.place >= 0:
            getattr(state, self.name)[self.place] = self.value
        else:
            before = getattr(state, self.name)
            setattr(state, self.name, bool(self.value) if isinstance(before, bool) else self.value)


def fixable(state: State) -> dict[str, str]:
    """The values that a fix can set, and of what each is one: card, seat or game.

    >>> from fuda.api import load
    >>> values = fixable(load("wars3x3").start())
    >>> values["life"], values["turn"], values["lying"]
    ('seat', 'game', 'card')
    """
    found: dict[str, str] = {}
    for name in state.fields():
        held = getattr(state, name)
        if name in _STRUCTURE:
            continue
        if isinstance(held, int):
            found[name] = "game"
        elif isinstance(held, list) and held and all(isinstance(each, int) for each in held):
            if len(held) == len(state.printed):
                found[name] = "card"
            elif len(held) == len(SEAT_NAMES):
                found[name] = "seat"
    found.pop("together", None)
    return found


def zone_names(rules: Rules) -> dict[str, int]:
    """All zones as a fix names them.

    >>> from fuda.api import load
    >>> [name for name in zone_names(load("wars3x3").rules) if name.startswith(("hand", "deck"))]
    ['deck', 'hand.first', 'hand.second']
    """
    return {
        zone.name if zone.owner < 0 else f"{zone.name}.{SEAT_NAMES[zone.owner]}": place
        for place, zone in enumerate(rules.zones)
    }


def event_of(state: State, rules: Rules, change: str) -> Event:
    """The event that a change is; BadFix when it is not understood.

    >>> from fuda.api import load
    >>> game = load("wars3x3")
    >>> event_of(game.start(), game.rules, "life.second = 5")
    Fixed(clause='', name='life', place=1, value=5)
    """
    move = _MOVE.fullmatch(change.strip())
    if move is not None:
        zones = zone_names(rules)
        if move["zone"] not in zones:
            raise BadFix("fix-no-zone", zone=move["zone"], near=_near(move["zone"], zones))
        card = _card(state, move["card"])
        moved: Moved = _move_of(rules)("", card, zones[move["zone"]], first=bool(move["top"]))
        return moved
    value = _VALUE.fullmatch(change.strip())
    if value is None:
        raise BadFix("fix-not-understood", change=change)
    return _setting(state, value)


def _setting(state: State, written: re.Match[str]) -> Fixed:
    known = fixable(state)
    name, card, seat = written["name"], written["card"], written["seat"]
    of = "card" if card else "seat" if seat else "game"
    if known.get(name) != of:
        same = {each: kind for each, kind in known.items() if kind == of}
        raise BadFix("fix-no-value", name=name, near=_near(name, same))
    text = written["value"]
    if text in ("true", "false"):
        number = int(text == "true")
    elif text.startswith("#"):
        number = _card(state, text)
    elif re.fullmatch(r"-?\d{1,9}", text):
        number = int(text)
    else:
        raise BadFix("fix-not-understood", change=written.group())
    place = _card(state, card) if card else SEAT_NAMES.index(seat) if seat else -1
    return Fixed("", name, place, number)


def _card(state: State, handle: str) -> int:
    for card, held in enumerate(state.handle):
        if f"#{held}" == handle:
            return card
    raise BadFix("fix-no-card", card=handle)


def _near(word: str, known: Mapping[str, Any]) -> str:
    return ", ".join(difflib.get_close_matches(word, known, 4, 0.3) or list(known)[:8])


def _move_of(rules: Rules) -> Any:
    home = _MOVES.get(rules.game)
    if home is None:
        return Moved
    module, _, name = home.partition(":")
    return getattr(import_module(module), name)


def apply_fix(state: State, rules: Rules, fix: Fix) -> tuple[dict[int, dict[str, Any]], ...]:
    """Make the changes and let the step that asked ask anew; what is told of it. BadFix when the game cannot go on so;
    then nothing has changed. Nothing triggers by a fix, and nothing replaces it.

    >>> from fuda.api import load
    >>> match = load("wars3x3").new(seed=1)
    >>> state = match.state.clone()
    >>> apply_fix(state, match.game.rules, Fix(("life.second = 5",)))
    ()
    >>> state.life
    [30, 5]
    """
    if state.outcome is not None:
        raise BadFix("fix-after-end")
    trial = state.clone()
    trial.notes = []
    sums = rules.sums(trial)
    try:
        for change in fix.changes:
            event = event_of(trial, rules, change)
            event.apply(trial, rules)
            trial.facts = None
            if isinstance(event, Moved):
                trial.notes.append(Note(tuple([tell(trial, rules, event, seat) for seat in (0, 1, -1)])))
        if rules.sums(trial) != sums:
            raise BadFix("fix-sum", before=list(sums), after=list(rules.sums(trial)))
        machine.ask_again(trial, rules)
        for seat in (0, 1, -1):
            view(trial, rules, seat)
    except BadFix:
        raise
    except _BROKEN as error:
        raise BadFix("fix-breaks", why=str(error) or type(error).__name__) from error
    notes = trial.notes or []
    trial.notes = None
    for name in state.fields():
        if name != "notes":
            setattr(state, name, getattr(trial, name))
    return tuple([{0: note.told[0], 1: note.told[1], -1: note.told[2]} for note in notes])
