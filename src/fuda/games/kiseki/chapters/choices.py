"""Who acts when a text is carried out, and what can be chosen then? 1203.6, 1312, 1502.1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.chapters.payment import cost_refusal, crews
from fuda.games.kiseki.chapters.possible import can_be_done
from fuda.games.kiseki.table import DECKS, HANDS, ON_FIELD, KisekiState, controller, linked_cards, primary
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.values import is_unit
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.icons import COVERT
from fuda.kernel.decisions import Act, Action, Cards, Decision
from fuda.kernel.procedure import rule
from fuda.kernel.telling import silence_tells_of
from fuda.language.running.printed import inside
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki
    from fuda.games.kiseki.texts.resolution import ResolveText

CHOICES: Final = (n.Chosen, n.UpTo, k.AnyNumber, k.ChosenBy, k.UpToTotal, h.AtRandom)
HIDING: Final = (n.Hand, k.Homebase, k.AnyHomebase)  # words for places where cards lie hidden
HIDDEN: Final = frozenset((*HANDS, *DECKS))
# The other UNIT with which one that has 戦術リンク joins when it has entered itself.
PARTNER: Final = n.Chosen(1, k.Others(n.Controlled(n.You(), k.WithoutIcon(COVERT, k.OfKind("UNIT")))))


def reading_of(state: KisekiState, rules: Kiseki, frame: ResolveText, actor: int = -1) -> Reading:
    """The table as the text reads it; `actor` is the player who does what it says."""
    reading = Reading(
        state,
        rules,
        frame.seat,
        frame.this,
        frame.that,
        frame.variable,
        frame.kept,
        frame.organisations,
        frame.handled,
    )
    reading.actor = actor if actor >= 0 else frame.seat
    reading.targets = frame.aimed
    reading.announced = frame.targets
    return reading


# --- who acts


@rule("105.3 1203.6a 1313.1a 1502.1")
def players(state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence) -> tuple[int, ...]:
    """Who is told to do what the sentence says, the primary player first; without a word the text's controller."""
    if isinstance(sentence.player, (a.EachPlayer, k.YouAndOpponent)):
        first = primary(state)
        return (first, 1 - first)
    if isinstance(sentence.player, k.OfCard):
        return reading_of(state, rules, frame).players_of(sentence.player)
    return (reading_of(state, rules, frame).player(sentence.player),)


def actors(state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence) -> tuple[int, ...]:
    """Who does it: of those who may, those who want to."""
    seats = players(state, rules, frame, sentence)
    if frame.willing and (sentence.optional or sentence.follows) and isinstance(sentence.player, a.EachPlayer):
        return tuple([seat for seat in seats if seat in frame.willing])
    return seats


@rule("1203.2 1203.6")
def able_players(state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence) -> tuple[int, ...]:
    """Of the players who may do it, those who can: as a price all of it, otherwise any of it."""
    return tuple([seat for seat in players(state, rules, frame, sentence) if _can(state, rules, frame, sentence, seat)])


def asked_players(state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence) -> tuple[int, ...]:
    """Who is asked: those who can, and those of whom silence would tell that they cannot."""
    able = able_players(state, rules, frame, sentence)
    if not state.hide_forced:
        return able
    said = _one_thing(rules, frame) if is_price(rules, frame) else choices_of(sentence.effect, frame)
    zones = [each for node in said for each in inside(node) if isinstance(each, HIDING)]
    return tuple(
        [
            seat
            for seat in players(state, rules, frame, sentence)
            if seat in able or _could_lie(state, zones, reading_of(state, rules, frame, seat), seat)
        ]
    )


def _could_lie(state: KisekiState, zones: Sequence[n.Node], reading: Reading, seat: int) -> bool:
    return any([silence_tells_of(state, seat, reading.cards_in(zone)) for zone in zones])


def _can(state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence, seat: int) -> bool:
    effect = sentence.effect
    reading = reading_of(state, rules, frame, seat)
    if isinstance(effect, t.LinkTactically):
        return link_of(state, rules, frame, effect, reading) is not None or bool(
            candidates_of(state, rules, frame, effect, PARTNER, reading)
        )
    if isinstance(effect, t.Board):
        return _can_board(state, rules, frame, effect, reading)
    if is_price(rules, frame):
        return can_pay(state, rules, frame, seat)
    for choice in choices_of(effect, frame):
        if isinstance(choice, (n.Chosen, h.AtRandom)) and not candidates_of(
            state, rules, frame, effect, choice, reading
        ):
            return False
    what = getattr(effect, "what", None)
    if isinstance(what, (n.This, n.That, k.Those, k.ThisCard)):
        return any(
            [can_be_done(state, rules, effect, card, frame.seat) for card in members(what, reading) if card >= 0]
        )
    return True


def is_price(rules: Kiseki, frame: ResolveText) -> bool:
    """1203.6. Whether the sentence, or what it is one thing with, has to be done for the next one."""
    sentences = rules.sentences(frame.printed, frame.line)
    after = frame.sentence + len(_one_thing(rules, frame))
    now = sentences[frame.sentence]
    if not (now.optional or now.joint) or after >= len(sentences):
        return False
    return sentences[after].follows or sentences[after].otherwise


def _one_thing(rules: Kiseki, frame: ResolveText) -> tuple[n.Node, ...]:
    """The effects of the sentence and of those that are done or left together with it."""
    sentences = rules.sentences(frame.printed, frame.line)
    found = [sentences[frame.sentence].effect]
    for each in sentences[frame.sentence + 1 :]:
        if not each.joint:
            break
        found.append(each.effect)
    return tuple(found)


@rule("1203.2 1203.6")
def can_pay(state: KisekiState, rules: Kiseki, frame: ResolveText, seat: int) -> bool:
    """Whether all can be done that is still to be done of the price."""
    costs = _one_thing(rules, frame)
    reading = reading_of(state, rules, frame, seat)
    if seat == frame.seat:
        return cost_refusal(state, rules, reading, costs) is None
    payer = reading_of(state, rules, frame, seat)
    payer.seat = seat
    pools = tuple([each for each in costs if isinstance(each, (t.PayCp, t.PayEp))])
    others = tuple([each for each in costs if not isinstance(each, (t.PayCp, t.PayEp))])
    return cost_refusal(state, rules, payer, pools) is None and cost_refusal(state, rules, reading, others) is None


def _can_board(state: KisekiState, rules: Kiseki, frame: ResolveText, effect: t.Board, reading: Reading) -> bool:
    items = members(effect.on, reading)
    if not items or state.zone[items[0]] not in ON_FIELD:
        return False
    if isinstance(effect.what, CHOICES):
        return bool(candidates_of(state, rules, frame, effect, effect.what, reading))
    return any([card >= 0 and state.zone[card] in ON_FIELD for card in members(effect.what, reading)])


# --- tactical links


@rule("1336.1 1408.1")
def may_link(state: KisekiState, rules: Kiseki, one: int, other: int) -> bool:
    """Whether two cards can become one UNIT: different UNITs of one player, ready and linked to nothing."""
    for card in (one, other):
        if card < 0 or state.zone[card] not in ON_FIELD or state.host[card] >= 0 or len(linked_cards(state, card)) > 1:
            return False
        if state.actioned[card] or state.stunned[card] or not is_unit(state, rules, card):
            return False
    return one != other and controller(state, one) == controller(state, other)


@rule("1336.1 1408.1")
def link_of(
    state: KisekiState, rules: Kiseki, frame: ResolveText, effect: t.LinkTactically, reading: Reading
) -> tuple[int, int] | None:
    """The two that are to become one, if they can: those that the text names, or this and the one chosen for it."""
    cards = members(effect.what, reading)
    if isinstance(effect.what, k.These) and len(cards) == 1 and frame.picks:
        cards = (*cards, *frame.picks[0])
    if len(cards) != 2 or not may_link(state, rules, cards[0], cards[1]):
        return None
    return cards[0], cards[1]


# --- choices


def choices_of(effect: n.Node, frame: ResolveText) -> tuple[n.Node, ...]:
    """What an effect lets somebody choose, in the order of the text."""
    if isinstance(effect, t.LinkTactically) and isinstance(effect.what, k.These):
        return () if any([card != frame.this for card in frame.that]) else (PARTNER,)
    return tuple([value for _, value in n.fields(effect) if isinstance(value, CHOICES)])


def next_choice(state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence) -> tuple[n.Node, int] | None:
    """The next selection and who makes it: for each selection all players who act."""
    wanted = choices_of(sentence.effect, frame)
    seats = actors(state, rules, frame, sentence)
    done = len(frame.picks)
    if done >= len(wanted) * len(seats):
        return None
    return wanted[done // len(seats)], seats[done % len(seats)]


def picked(frame: ResolveText, effect: n.Node, choice: n.Node) -> tuple[int, ...]:
    """Everything that was chosen for a selection of the effect, by whichever player."""
    wanted = choices_of(effect, frame)
    count = len(frame.picks) // max(1, len(wanted))
    place = wanted.index(choice) * count
    return tuple(dict.fromkeys([card for pick in frame.picks[place : place + count] for card in pick]))


@rule("104.2 1312.1 1315.1 1315.2 1316.1 1316.2")
def candidates_of(
    state: KisekiState, rules: Kiseki, frame: ResolveText, effect: n.Node, choice: n.Node, reading: Reading
) -> tuple[int, ...]:
    """What can be chosen: of the group those with which it can be done at all."""
    what = getattr(choice, "what", None)
    assert isinstance(what, n.Node)
    found = members(what, reading)
    if isinstance(effect, t.LinkTactically):
        return tuple([card for card in found if may_link(state, rules, frame.this, card)])
    if isinstance(effect, t.Board) and choice is effect.what:
        items = members(effect.on, reading)
        return tuple([card for card in found if card not in items and state.zone[card] in ON_FIELD])
    return tuple([card for card in found if card < 0 or can_be_done(state, rules, effect, card, frame.seat)])


@rule("1312.2")
def hidden_from(state: KisekiState, rules: Kiseki, frame: ResolveText, choice: n.Node, seat: int) -> tuple[int, ...]:
    """The cards of a hidden zone that the player has to be shown before choosing there."""
    what = None if isinstance(choice, h.AtRandom) else getattr(choice, "what", None)
    while isinstance(what, n.Node) and not isinstance(what, n.InZone):
        what = getattr(what, "what", None)
    if not isinstance(what, n.InZone):
        return ()
    cards = reading_of(state, rules, frame, seat).cards_in(what.zone)
    return tuple(
        [card for card in cards if card >= 0 and state.zone[card] in HIDDEN and not state.known[card] >> seat & 1]
    )


def bounds_of(reading: Reading, choice: n.Node, candidates: int) -> tuple[int, int]:
    """How many are chosen at least and at most."""
    if isinstance(choice, k.AnyNumber):
        return 0, candidates
    if isinstance(choice, n.UpTo):
        return 0, choice.n
    assert isinstance(choice, (n.Chosen, k.ChosenBy))
    count = choice.n if isinstance(choice, n.Chosen) else max(0, reading.amount(choice.amount))
    return (count if reading.must_choose(choice.what) else 0), count


@rule("502.2b 1312.1 1312.2 1411.1")
def question_of(
    state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence, choice: n.Node, seat: int
) -> Decision:
    """The question by which it is chosen."""
    effect = sentence.effect
    reading = reading_of(state, rules, frame, seat)
    if isinstance(choice, k.UpToTotal) and isinstance(effect, t.Board):
        groups = crews(state, rules, effect, reading)
        options = [Action("board", frame.this, group) for group in groups] or [Action("board", frame.this)]
        return Act(seat, "1411.1", "board", tuple(options))
    found = candidates_of(state, rules, frame, effect, choice, reading)
    least, most = bounds_of(reading, choice, len(found))
    if sentence.optional and is_price(rules, frame) and isinstance(choice, (n.Chosen, k.ChosenBy)):
        least = most
    return Cards(seat, "1312.1", type(effect).__name__.lower(), found, least, most)
