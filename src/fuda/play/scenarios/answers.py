"""How does a move of a scenario become an answer? Words are looked up among what is offered; nothing is guessed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from fuda.kernel.decisions import (
    Act,
    Action,
    Allocate,
    Answer,
    Cells,
    Decision,
    Number,
    Option,
    Order,
    Roll,
    Shuffle,
    Subset,
)
from fuda.kernel.machine import asked, submit
from fuda.kernel.reasons import Reason
from fuda.mechanics.zones import ShuffleZone
from fuda.play.scenarios.file import BadScenario, Move, Scalar, table_of, whole_of, wholes_of, word_of, words_of
from fuda.play.scenarios.messages import said
from fuda.play.scenarios.table import Playing, paired, reason_text, seat_name


class Unfit(Exception):
    """The move is no answer to what is asked; the message in both languages, and the refusal if there is one."""

    def __init__(self, name: str, reason: Reason | None = None, **values: object) -> None:
        super().__init__(name)
        texts: list[str] = []
        for language in ("ja", "en"):
            spoken = {key: value(language) if callable(value) else value for key, value in values.items()}
            texts.append(said(name, language, **spoken))
        self.ja, self.en = texts
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Asking:
    """A seat's question and the game it stands in."""

    playing: Playing
    move: Move
    decision: Decision

    def another(self) -> Unfit:
        """Something else is asked."""
        return Unfit("other-question", asked=lambda language: self.playing.question(self.decision, language))

    def accepted(self, answer: Answer) -> tuple[Answer, ...]:
        """The answer, if the question accepts it."""
        reason = self.decision.refuse(answer)
        if reason is not None:
            reason = self.playing.rules.forbidding(self.playing.state, self.decision, answer, reason)
            raise Unfit("not-accepted", reason, why=reason_text(reason))
        return (answer,)


def answers_of(playing: Playing, move: Move, confirm: bool = True) -> tuple[Answer, ...]:
    """The answers, one or two, that a move comes to; Unfit when it answers nothing that is asked. To `confirm` is to
    demand that the clause and purpose which the move names are those of the question."""
    state = playing.state
    outcome = state.outcome
    if outcome is not None:
        raise Unfit("game-over", kind=outcome.kind, clause=outcome.clause)
    decision = asked(state, move.seat)
    if decision is None:
        raise Unfit("seat-not-asked", seat=lambda each: seat_name(move.seat, each), asked=playing.asked_now)
    asking = Asking(playing, move, decision)
    if confirm:
        _confirm(asking)
    return _ANSWERING[move.kind](asking)


def _confirm(asking: Asking) -> None:
    move, decision = asking.move, asking.decision
    for key, wanted, found in (("clause", move.clause, decision.clause), ("purpose", move.purpose, decision.purpose)):
        if wanted is not None and wanted.text != found:
            raise Unfit("other-clause", key=key, wanted=wanted.text, found=found)


# --- actions


def _act(asking: Asking) -> tuple[Answer, ...]:
    playing, move, decision = asking.playing, asking.move, asking.decision
    verb = word_of(move.value)
    if not isinstance(decision, Act):
        check_verb(playing, verb, ())
        raise asking.another()
    check_verb(playing, verb, decision.options)
    place = _one_of(asking, decision.options)
    if place >= 0:
        return (place,)
    later = _in_two_questions(asking, decision)
    if later is not None:
        return later
    raise Unfit(
        "not-offered",
        action=lambda language: move_text(move),
        offered=lambda language: playing.actions(decision.options, language),
    )


def check_verb(playing: Playing, verb: Scalar, offered: Sequence[Action]) -> None:
    """A verb that the game does not know is a mistake in the file."""
    known = {*playing.verbs, *[each.verb for each in offered]}
    if playing.verbs and verb.text not in known:
        raise BadScenario("no-such-verb", verb, sorted(known), word=verb.text)


def move_text(move: Move) -> str:
    """A move as it is written."""
    value = move.value
    parts = [value.text if isinstance(value, Scalar) else move.kind]
    if move.named is not None:
        parts.append(move.named.text)
    if move.card is not None:
        parts.append(move.card.text)
    if move.cards is not None:
        parts.append("[" + ", ".join([each.text for each in move.cards]) + "]")
    if move.numbers is not None:
        parts.append(str(list(move.numbers)))
    return " ".join(parts)


def _one_of(asking: Asking, options: Sequence[Action]) -> int:
    """The place of the one option that the move names, or -1. Those that leave out what the move leaves out come
    first."""
    playing, move = asking.playing, asking.move
    found = [place for place, each in enumerate(options) if _names(playing, move, each)]
    exact = [
        place
        for place in found
        if (move.card is not None or options[place].card < 0)
        and (move.cards is not None or not options[place].cards)
        and (move.numbers is not None or move.named is not None or not options[place].numbers)
    ]
    found = exact or found
    if not found:
        return -1
    kinds = {
        (playing.kin(each.card) if each.card >= 0 else None, tuple(map(playing.kin, each.cards)), each.numbers)
        for each in [options[place] for place in found]
    }
    if len(kinds) > 1:
        raise Unfit(
            "several-fit",
            action=move_text(move),
            offered=lambda language: playing.actions([options[place] for place in found], language),
        )
    return found[0]


def _is_called(playing: Playing, name: str, option: Action) -> bool:
    """Whether a number of the option stands for something of this name."""
    if any(name in playing.names_of_number(option.verb, each) for each in option.numbers):
        return True
    return playing.number_called(option.card, name) in option.numbers


def _names(playing: Playing, move: Move, option: Action) -> bool:
    """Whether the move can mean this option; cards may be named in any order, each number with its card."""
    if option.verb != word_of(move.value).text:
        return False
    if move.card is not None and option.card not in playing.meanings(move.card):
        return False
    if move.named is not None and not _is_called(playing, move.named.text, option):
        return False
    if move.cards is None:
        return move.numbers is None or move.numbers == option.numbers
    if len(move.cards) != len(option.cards):
        return False
    wanted = [playing.meanings(each) for each in move.cards]
    if move.numbers is None or len(move.numbers) != len(option.numbers) or len(move.numbers) != len(move.cards):
        return (move.numbers is None or move.numbers == option.numbers) and paired(wanted, option.cards) is not None
    own = list(zip(option.cards, option.numbers, strict=True))
    return any(
        all(
            card in cards and number == shown
            for cards, number, (card, shown) in zip(wanted, move.numbers, order, strict=True)
        )
        for order in permutations(own)
    )


def _in_two_questions(asking: Asking, decision: Act) -> tuple[Answer, ...] | None:
    """An action that is asked in two parts: what first, with which cards or numbers then. What has only one answer is
    not asked, but must be the one that the move names."""
    playing, move = asking.playing, asking.move
    if move.cards is None and move.numbers is None:
        return None
    first = Move(move.where, move.seat, move.kind, move.value, card=move.card)
    options = [each if not each.cards and not each.numbers else Action() for each in decision.options]
    place = _one_of(Asking(playing, first, decision), options)
    if place < 0:
        return None
    after = playing.state.clone()
    after.hide_forced = True  # a question with a single answer is looked at too
    submit(after, playing.rules, move.seat, place)
    then = asked(after, move.seat)
    if not isinstance(then, Act):
        return None
    second = _one_of(Asking(playing, move, then), then.options)
    if second < 0:
        raise Unfit(
            "not-offered",
            action=move_text(move),
            offered=lambda language: playing.actions(then.options, language),
        )
    return (place,) if then.count() == 1 and not playing.state.hide_forced else (place, second)


# --- the other kinds


def _choose(asking: Asking) -> tuple[Answer, ...]:
    decision = asking.decision
    if not isinstance(decision, Subset) or isinstance(decision, Cells):
        raise asking.another()
    chosen = _cards(asking, words_of(asking.move.value), decision.candidates)
    return asking.accepted(tuple(sorted(chosen, key=decision.candidates.index)))


def _cards(asking: Asking, words: Sequence[Scalar], offered: Sequence[int]) -> list[int]:
    """A different one of the cards offered for each word. A word that means cards which are not alike is refused."""
    playing = asking.playing
    wanted: list[list[int]] = []
    for word in words:
        found = [card for card in playing.meanings(word) if card in offered]
        if not found:
            raise Unfit(
                "cannot-choose",
                _not_offered(asking, word),
                word=word.text,
                offered=lambda language: playing.listing(offered, language),
            )
        if len({playing.kin(card) for card in found}) > 1:
            places = ", ".join(sorted({playing.zone_name(playing.state.zone[card]) for card in found}))
            raise BadScenario("several-cards", word, word=word.text, places=places)
        wanted.append(found)
    chosen = paired(wanted, offered)
    if chosen is None:
        reason = Reason(asking.decision.clause, "chosen-twice-or-out-of-order")
        raise Unfit("not-accepted", reason, why=reason_text(reason))
    return chosen


def _not_offered(asking: Asking, word: Scalar) -> Reason:
    """Why none of the cards that a word means can be chosen."""
    playing, decision = asking.playing, asking.decision
    reason = Reason(decision.clause, "not-a-candidate")
    for card in playing.meanings(word):
        found = playing.rules.forbidding(playing.state, decision, (card,), reason)
        if found is not reason:
            return found
    return reason


def _option(asking: Asking) -> tuple[Answer, ...]:
    decision = asking.decision
    if not isinstance(decision, Option):
        raise asking.another()
    word = word_of(asking.move.value).text
    meant = [each for each in decision.options if word in playing_words(asking, each)]
    if len(meant) == 1:
        word = meant[0]
    if word not in decision.options:
        raise Unfit(
            "cannot-choose", Reason(decision.clause, "no-such-option"), word=word, offered=", ".join(decision.options)
        )
    return (decision.options.index(word),)


def playing_words(asking: Asking, option: str) -> tuple[str, ...]:
    """What an option is called beside its own word: the card whose effect it stands for."""
    name = getattr(asking.playing.rules, "option_named", None)
    return () if name is None else tuple(name(asking.playing.state, option))


def _number(asking: Asking) -> tuple[Answer, ...]:
    if not isinstance(asking.decision, Number):
        raise asking.another()
    return asking.accepted(whole_of(asking.move.value))


def _order(asking: Asking) -> tuple[Answer, ...]:
    decision = asking.decision
    if not isinstance(decision, Order):
        raise asking.another()
    if not decision.are_cards:
        return asking.accepted(wholes_of(asking.move.value))
    return asking.accepted(tuple(_cards(asking, words_of(asking.move.value), decision.items)))


def _allocate(asking: Asking) -> tuple[Answer, ...]:
    decision = asking.decision
    if not isinstance(decision, Allocate):
        raise asking.another()
    table = table_of(asking.move.value)
    keys = list(table.keys.values())
    places = (
        _cards(asking, keys, decision.places) if decision.are_cards else [_place(asking, decision, key) for key in keys]
    )
    shares = {place: whole_of(table.entries[key.text]) for place, key in zip(places, keys, strict=True)}
    return asking.accepted(tuple([shares.get(place, 0) for place in decision.places]))


def _place(asking: Asking, decision: Allocate, key: Scalar) -> int:
    place = whole_of(key)
    if place not in decision.places:
        raise Unfit("cannot-choose", word=key.text, offered=str(list(decision.places)))
    return place


def _cells(asking: Asking) -> tuple[Answer, ...]:
    decision = asking.decision
    if not isinstance(decision, Cells):
        raise asking.another()
    cells = wholes_of(asking.move.value)
    ranked = {cell: place for place, cell in enumerate(decision.candidates)}
    return asking.accepted(tuple(sorted(cells, key=lambda cell: ranked.get(cell, -1))))


def _roll(asking: Asking) -> tuple[Answer, ...]:
    if not isinstance(asking.decision, Roll):
        raise asking.another()
    return asking.accepted(wholes_of(asking.move.value))


def _shuffle(asking: Asking) -> tuple[Answer, ...]:
    """The cards named come first, in this order; the others follow as they lay."""
    decision, move = asking.decision, asking.move
    if not isinstance(decision, Shuffle):
        raise asking.another()
    if isinstance(move.value, Scalar):  # as-is
        return (tuple(range(decision.size)),)
    words = words_of(move.value)
    cards = _shuffled_cards(asking, words, decision.size)
    chosen = _cards(asking, words, cards)
    places = [cards.index(card) for card in chosen]
    return asking.accepted((*places, *[place for place in range(decision.size) if place not in places]))


def _shuffled_cards(asking: Asking, words: Sequence[Scalar], size: int) -> tuple[int, ...]:
    """The cards that are being shuffled: of the zone that the rules or the move name, or the only one that fits."""
    playing, move = asking.playing, asking.move
    if move.zone is not None:
        named = playing.zone(move.zone, move.zone.text)
        if len(named) != size:
            raise asking.another()
        return named
    frame = playing.state.frames[-1]
    if isinstance(frame, ShuffleZone):
        zone: tuple[int, ...] = playing.state.zones[frame.target]
        return zone
    fitting = [
        cards
        for cards in playing.state.zones
        if len(cards) == size and all(any(card in cards for card in playing.meanings(word)) for word in words)
    ]
    if len(fitting) != 1:
        raise BadScenario("which-zone", move.where)
    return fitting[0]


_ANSWERING = {
    "do": _act,
    "choose": _choose,
    "option": _option,
    "number": _number,
    "order": _order,
    "allocate": _allocate,
    "cells": _cells,
    "roll": _roll,
    "shuffle": _shuffle,
}
