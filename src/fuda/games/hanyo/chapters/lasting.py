"""What lasts: how long a rule that a sentence makes applies, and to which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.hanyo.cards import CHOICES
from fuda.games.hanyo.chapters.play import is_about_itself
from fuda.games.hanyo.table import HanyoState
from fuda.games.hanyo.texts.frames import Carry
from fuda.games.hanyo.texts.measuring import ATTRIBUTE, DIFFERENCE, difference
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.kernel.procedure import rule
from fuda.language.running.printed import inside, speaks_of
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.selection import members
from fuda.language.running.text_facts import GAME, TURN_END, WHILE, Modifier
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words.figures import NumberX

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


NO_TURN: Final = 0  # an effect that begins at once, or ends with no turn


@rule("105.3c 801.2b 809.3b-2 809.3b-3 809.7 809.8 809.8a 807.6")
def lasting(state: HanyoState, rules: Hanyo, frame: Carry, sentence: Sentence, reading: Reading) -> Modifier:
    """The lasting effect that a sentence makes: on the very cards it names, or on a group that may change."""
    effect = sentence.effect
    duration = sentence.duration
    until, begins, ends = GAME, NO_TURN, NO_TURN
    if isinstance(duration, n.UntilEndOfTurn) or is_about_itself(sentence):
        until, ends = TURN_END, state.turn
    elif isinstance(duration, (a.InNextTurnOf, a.UntilEndOfNextTurnOf)):
        until, ends = TURN_END, next_turn(state, reading.player(duration.player))
        begins = ends if isinstance(duration, a.InNextTurnOf) else NO_TURN
    elif isinstance(duration, u.InNextPhaseOf):
        until, ends = TURN_END, next_turn(state, reading.player(duration.player))
        begins = ends
    elif isinstance(duration, u.UntilStartOfNextTurnOf):
        until, ends = TURN_END, next_turn(state, reading.player(duration.player)) - 1
    elif isinstance(duration, a.AsLongAs):
        until = WHILE
    printed, place = frame.printed, frame.line & 63
    number = rules.list.cards[printed].abilities[place].sentences.index(sentence)
    cards = _fixed_cards(effect, reading, frame)
    return Modifier(
        seat=frame.seat,
        this=frame.this,
        printed=printed,
        ability=place,
        sentence=number,
        cards=cards,
        until=until,
        begins=begins,
        ends=ends,
        open=not cards,
        kept=_kept(frame, reading, sentence) if _counts(sentence) else (),
    )


def _kept(frame: Carry, reading: Reading, sentence: Sentence) -> tuple[int, ...]:
    """What a text has counted, named and compared."""
    held = (*frame.numbers, 0, 0, 0, 0, 0, 0)
    return (*held[:DIFFERENCE], difference(reading, sentence.condition), *held[DIFFERENCE + 1 : ATTRIBUTE + 1])


def _counts(sentence: Sentence) -> bool:
    """Whether a lasting effect looks at what its text has counted or let somebody name."""
    if any([value == "chosen" for node in inside(sentence.effect) for _, value in n.fields(node)]):
        return True
    if isinstance(sentence.effect, u.GainAttributesOf) and isinstance(sentence.effect.of, n.That):
        return True
    return any([speaks_of(sentence.effect, kind) for kind in (NumberX, q.SoMany, q.AsDealt, q.Difference)])


def next_turn(state: HanyoState, seat: int) -> int:
    """The number of the seat's next turn."""
    return state.turn + (2 if seat == state.turn_player else 1)


@rule("809.3b-3")
def _fixed_cards(effect: n.Node, reading: Reading, frame: Resolve) -> tuple[int, ...]:
    """The cards that are named one by one; a group that is described stays open."""
    what = getattr(effect, "what", None)
    if isinstance(what, h.Skills):
        what = what.of
    if isinstance(what, CHOICES):
        return reading.chosen(what)
    if isinstance(what, (h.ThisUnit, n.That, n.This, g.Doer)):
        return members(what, reading)
    return ()
