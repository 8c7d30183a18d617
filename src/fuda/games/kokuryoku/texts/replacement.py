"""What happens instead of an event? Texts in force that replace damage, or that a unit is put off the field.

A replacement is named by the card that has the text and the place of the sentence on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.battle_events import Substituted
from fuda.games.kokuryoku.board_events import Detached, UnitLeft
from fuda.games.kokuryoku.chapters.effects import Carry
from fuda.games.kokuryoku.events import Damaged, MadeWaiting, Recovered, SpiritLost
from fuda.games.kokuryoku.table import HANDS, OFF, KokuryokuState
from fuda.games.kokuryoku.texts.triggers import about
from fuda.games.kokuryoku.texts.values import Standing, in_force, places
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import events as v
from fuda.kernel.events import Event
from fuda.kernel.procedure import Procedure, rule
from fuda.kernel.rules import Replacement, Replacer
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

WOULD: Final[dict[type, type]] = {Recovered: v.WouldRecover, SpiritLost: v.WouldLose, MadeWaiting: v.WouldWait}
PLACES: Final = 64  # at most so many sentences on a card


def _name(state: KokuryokuState, rules: Kokuryoku, standing: Standing) -> int:
    made = standing.made
    if made is not None:  # for a while: the place of the sentence among those that are carried out
        return made.this * PLACES + PLACES // 2 + 4 * made.line + made.sentence
    statics = rules.list.cards[state.printed[standing.this]].statics
    return standing.this * PLACES + [each.effect for each in statics].index(standing.effect)


@rule("X7.50")
def _would(state: KokuryokuState, rules: Kokuryoku, standing: Standing, event: Event) -> bool:
    """Whether the event is the one that the text replaces."""
    wanted: Any = standing.effect.event
    reading = in_force(state, rules, standing)
    if reading is None:
        return False
    if isinstance(event, Damaged) and isinstance(wanted, v.WouldBeHarmed):
        return event.amount > 0 and about(wanted.what, event.unit, reading) is not None
    if isinstance(event, Detached) and isinstance(wanted, v.WouldBeStripped):
        return event.target in OFF and event.card == standing.this
    if isinstance(event, (Recovered, SpiritLost, MadeWaiting)):
        kind: Any = WOULD.get(type(event), ())
        return isinstance(wanted, kind) and about(wanted.what, event.unit, reading) is not None
    if isinstance(event, UnitLeft) and isinstance(wanted, v.WouldFall):
        if event.target not in OFF or about(wanted.what, event.card, reading) is None:
            return False
        return _can_be_done(state, standing)
    return False


def _can_be_done(state: KokuryokuState, standing: Standing) -> bool:
    """Whether there is enough to do what a text says instead: cards of the hand, or the card itself."""
    instead: Any = standing.effect.effect
    instead = instead.effect if isinstance(instead, n.May) else instead
    if isinstance(instead, d.DiscardFromHand):
        return len(state.zones[HANDS[standing.seat]]) >= instead.n
    if isinstance(instead, (e.PutOff, e.PutAbroad)) and isinstance(instead.what, n.This):
        return state.host[standing.this] >= 0 or state.cell[standing.this] >= 0
    return True


def replacements(state: KokuryokuState, rules: Kokuryoku, event: Event) -> tuple[Replacement, ...]:
    """The texts that want to replace the event; none while one of them is carried out for it."""
    under_way = [frame.this for frame in state.frames if isinstance(frame, Carry) and frame.clause == "X7.50"]
    return tuple(
        [
            Replacement(_name(state, rules, each), isinstance(each.effect.effect, n.May))
            for each in places(state, rules).standing.get(a.Instead, [])
            if each.this not in under_way and _would(state, rules, each, event)
        ]
    )


def _named(state: KokuryokuState, rules: Kokuryoku, name: int) -> Standing:
    for each in places(state, rules).standing.get(a.Instead, []):
        if _name(state, rules, each) == name:
            return each
    raise LookupError("the replacement is gone")


def replacer(state: KokuryokuState, rules: Kokuryoku, name: int) -> Replacer:
    """Where a replacement comes from."""
    card = name // PLACES
    printed = rules.list.cards[state.printed[card]]
    place = name % PLACES
    if place >= PLACES // 2:
        place -= PLACES // 2
        effect = printed.sentences[place // 4][place % 4].effect
    else:
        effect = printed.statics[place].effect
    line = printed.given[effect]
    return Replacer(state.owner[card], card, printed.printed, line, "X7.50")


def replace(state: KokuryokuState, rules: Kokuryoku, name: int, event: Event) -> tuple[Event, ...]:
    """What happens instead: the text is carried out."""
    each = _named(state, rules, name)
    printed = state.printed[each.this]
    line = rules.list.cards[printed].given[each.effect]
    if isinstance(event, (Damaged, Recovered, SpiritLost, MadeWaiting)):
        unit = event.unit
    else:
        unit = getattr(event, "card", -1)
    amount = event.amount if isinstance(event, (Damaged, Recovered, SpiritLost)) else 0
    return (Substituted("X7.50", each.seat, each.this, printed, line, each.unit, (unit,), amount),)


@rule("X7.50")
def substitution(event: Substituted) -> Procedure:
    """The procedure that carries out what takes an event's place."""
    made = Carry(event.seat, event.card, event.printed, event.line, event.clause, event.that, event.unit)
    made.kept = (0, event.amount, 0)
    return made
