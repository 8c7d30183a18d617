"""What lasts once a text was carried out? 1215: on what an effect was made, and from when until when it applies.

An effect is made for what fits when it is made (1215.6): for cards or players that are named or described then. Only
what is about later plays, about players or about every zone stays open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.chapters.choices import CHOICES, picked
from fuda.games.kiseki.table import ON_FIELD, KisekiState, head_of
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.durations import GONE, until_of
from fuda.kernel.procedure import rule
from fuda.kernel.records import copy_of
from fuda.kernel.rules import SEATS
from fuda.language.running.printed import inside
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.running.text_facts import Modifier
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki
    from fuda.games.kiseki.texts.resolution import ResolveText

LASTS: Final = (
    g.Affect,
    g.ChangeStat,
    g.ChangeStatPerEach,
    g.SetStat,
    g.BecomeStat,
    g.MultiplyStat,
    g.SwapBetween,
    g.ExchangeControl,
    g.Link,
    g.CountsAsPresent,
    g.BondsCountAs,
    g.InsteadOfCost,
    a.Delayed,
    a.Instead,
    t.Nullify,
)
ATTRIBUTES: Final = (g.GainSupport, g.LoseSupport)
OPEN: Final = (g.Link, g.CountsAsPresent, g.BondsCountAs, g.InsteadOfCost)
PLAYERS: Final = (n.You, n.Opponent, a.EachPlayer, k.YouAndOpponent, k.Oneself, k.OfCard)
# Words that name single cards.
SINGLE: Final = (n.This, n.That, k.Those, k.These, k.ThisCard, k.AttackedByThis, k.HandledBy)
OF_BATTLE: Final = (o.UntilEndOfBattle, o.UntilEndOfAttack, o.UntilEndOfDefence)
PERIODS: Final = (o.InPhase, o.InStepOf)


@rule("401.1 1201.2b 1309.1 1309.2")
def lasts(sentence: Sentence) -> bool:
    """Whether the sentence makes a lasting effect; support without a duration is an attribute of the card."""
    effect = sentence.effect
    if isinstance(effect, g.Affect) and isinstance(effect.change, ATTRIBUTES):
        return isinstance(effect.change, g.GainSupport) and sentence.duration is not None
    return isinstance(effect, LASTS)


@rule("804.13a 1215.9")
def can_begin(state: KisekiState, frame: ResolveText, sentence: Sentence, reading: Reading) -> bool:
    """Whether the end of the effect is still ahead."""
    duration = sentence.duration
    if isinstance(duration, OF_BATTLE):
        return state.fighting
    if isinstance(duration, o.UntilLeaves):
        if frame.lapsed & GONE:
            return False
        return all([state.zone[card] in ON_FIELD for card in members(duration.what, reading)])
    if isinstance(duration, a.AsLongAs):
        return not frame.lapsed >> frame.sentence & 1 and reading.holds(duration.condition)
    return True


@rule("105.3c 1215.3b-2 1215.3b-4 1215.6 1215.7 1215.8 1211.8")
def made_by(
    state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence, reading: Reading
) -> Modifier | None:
    """The lasting effect that the sentence makes; none where there is nothing to which it could apply."""
    effect = sentence.effect
    cards = cards_for(frame, effect, reading, state)
    seats = seats_for(effect, reading)
    is_open = isinstance(effect, OPEN) or isinstance(getattr(effect, "what", None), k.PlayedBy)
    if not cards and not is_open and (not seats or _names_cards(effect)):
        return None
    until = until_of(sentence.duration)
    begins = state.turn + 1 if isinstance(sentence.duration, o.NextTurn) else 0
    ends = state.turn + 1 if isinstance(sentence.duration, (o.NextTurn, o.UntilEndOfNextTurn)) else 0
    return Modifier(
        seat=frame.seat,
        this=frame.this,
        printed=frame.printed,
        ability=frame.line,
        sentence=frame.sentence,
        cards=cards,
        seats=seats,
        amount=frame.variable,
        until=until,
        begins=begins,
        ends=ends,
        open=is_open,
        kept=settled(rules, frame, effect, reading),
    )


@rule("104.6 105.3 506.4")
def exchanged(
    state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence, reading: Reading
) -> tuple[Modifier, ...]:
    """The two effects of an exchange between two cards: each gets what the other has now, or whoever controls that;
    none where there are not two, or both are under one player."""
    effect = sentence.effect
    assert isinstance(effect, (g.SwapBetween, g.ExchangeControl))
    cards = cards_for(frame, effect, reading, state)
    made = made_by(state, rules, frame, sentence, reading)
    if len(cards) != 2 or made is None:
        return ()
    sides = [reading.side(card) for card in cards]
    if isinstance(effect, g.ExchangeControl) and sides[0] == sides[1]:
        return ()
    found: list[Modifier] = []
    for place, card in enumerate(cards):
        each = copy_of(made)
        each.cards = (card,)
        other = cards[1 - place]
        if isinstance(effect, g.SwapBetween):
            each.kept = (reading.number(other, rules.stat(effect.stat)),)
        else:
            each.seats = (sides[1 - place],)
        found.append(each)
    return tuple(found)


@rule("1215.6")
def cards_for(frame: ResolveText, effect: n.Node, reading: Reading, state: KisekiState) -> tuple[int, ...]:
    """The cards for which an effect is made."""
    found: list[int] = []
    if isinstance(effect, (a.Delayed, a.Instead)):
        found = _meant(effect, reading)
    elif isinstance(effect, OPEN):
        found = []
    else:
        what = getattr(effect, "what", None)
        if isinstance(what, CHOICES):
            found = list(picked(frame, effect, what))
        elif isinstance(what, PLAYERS):
            assert isinstance(effect, g.Affect)
            inner = getattr(effect.change, "what", None)
            found = list(members(inner, reading)) if isinstance(inner, SINGLE) else []
        elif isinstance(what, n.Node) and not isinstance(what, k.PlayedBy):
            found = list(members(what, reading))
    return tuple(dict.fromkeys([head_of(state, card) for card in found if card >= 0]))


def _meant(effect: a.Delayed | a.Instead, reading: Reading) -> list[int]:
    """The cards of which something later speaks: single ones, and for a replacement the group that it is about."""
    event = getattr(effect.event, "what", None)
    if isinstance(effect, a.Instead) and isinstance(event, n.Node):
        return list(members(event, reading))
    words = [each for each in (*inside(effect.event), *inside(effect.effect)) if isinstance(each, SINGLE)]
    others = [each for each in words if not isinstance(each, (n.This, k.ThisCard))]
    return [card for word in others or words for card in members(word, reading)]


def _names_cards(effect: n.Node) -> bool:
    """Whether an effect on a player is about single cards."""
    return isinstance(effect, g.Affect) and isinstance(getattr(effect.change, "what", None), SINGLE)


def seats_for(effect: n.Node, reading: Reading) -> tuple[int, ...]:
    """The players for whom an effect is made."""
    if isinstance(effect, a.Delayed):
        return (reading.seat,)
    word = getattr(effect.event if isinstance(effect, a.Instead) else effect, "player", None)
    if isinstance(effect, g.Affect) and isinstance(effect.what, PLAYERS):
        word = effect.what
    what = getattr(effect, "what", None)
    if isinstance(what, k.PlayedBy):
        word = what.player
    if isinstance(word, (a.EachPlayer, k.YouAndOpponent)):
        return SEATS
    if isinstance(word, k.OfCard):
        return reading.players_of(word)
    return (reading.player(word),) if isinstance(word, n.Node) else ()


@rule("1215.6 1312.4 1333.1 1404.1")
def settled(rules: Kiseki, frame: ResolveText, effect: n.Node, reading: Reading) -> tuple[int, ...]:
    """What was found or chosen when the effect was made: organisations, or how much each of a group adds."""
    counts = isinstance(effect, g.Affect) and isinstance(effect.change, (g.GainOrganisationsOf, g.StatsPerEach))
    figured = isinstance(effect, g.Figure) and not isinstance(effect.amount, (n.Number, k.Variable))
    if counts or figured or isinstance(effect, g.ChangeStatPerEach):
        held = rules.content(effect, frame.printed, reading, frame.this)
        return held if isinstance(held, tuple) else (held,)
    return (frame.organisations,) if frame.organisations else ()


def condition_now(sentence: Sentence) -> n.Node | None:
    """What must hold when the sentence is reached; a period is kept by the effect that lasts."""
    if sentence.condition is None or (isinstance(sentence.condition, PERIODS) and lasts(sentence)):
        return None
    return sentence.condition
