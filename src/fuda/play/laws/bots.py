"""Does a bot use only what its seat may know? In games that the seat cannot tell apart it gives the same answer.

A game is played; at some of its questions the bot is asked twice, as fresh players with the same seed: in the game, and
in a twin that looks the same to the seat. The twin differs in everything that is hidden: in which cards lie where, in
what the other side has brought and answered in secret, in how often it was asked, and in the seed of chance.

Kinds of twins:
    cards   the hidden cards are exchanged; the lists stay
    lists   the other side has brought other cards, answered nothing in secret, and was asked another number of times
    secret  what the other side has answered to a question that both are asked is another answer
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fuda.api import Game
from fuda.api.chance import Stream
from fuda.api.questions import Answer as GivenAnswer
from fuda.kernel import machine
from fuda.kernel.decisions import Answer
from fuda.kernel.hidden import exchanged, imagined
from fuda.kernel.reasons import Unanswerable
from fuda.kernel.rules import SEATS
from fuda.kernel.state import State
from fuda.play.contest import Contest
from fuda.play.laws.walks import spoken
from fuda.play.players import Player, Sight, bot

KINDS: Final = ("cards", "lists", "secret")
BOTS_LOOKED_AT: Final = ("random", "wavering:50", "greedy", "hint", "search:8")
EVERY: Final = 7  # questions with a choice, of which one is looked at
MOST: Final = 6  # questions of one game that are looked at

Maker = Callable[[str], Player]


class Asked:
    """A game in which a seat is asked: what stands around the bot when it answers."""

    def __init__(self, game: Game, state: State, seat: int, number: int, seed: str) -> None:
        self.seed = seed  # of chance
        decision = machine.asked(state, seat)
        assert decision is not None
        self._sight = Sight(game, state, decision, number)

    def looks_like(self, other: Asked) -> bool:
        """Whether the seat sees and is asked the same in both."""
        mine, its = self._sight, other._sight
        return spoken([mine.shown, mine.asked]) == spoken([its.shown, its.asked])

    def answer(self, make: Maker) -> Answer:
        """What a fresh bot answers."""
        given = make("twins").answer(self._sight)
        return given.value if isinstance(given, GivenAnswer) else given


def twin_of(kind: str, state: State, rules: Any, seat: int, random: Stream) -> State | None:
    """A state that looks the same to the seat, if there is one of that kind."""
    try:
        if kind == "cards":
            twin = exchanged(state, rules, seat, random)
        elif kind == "lists":
            twin = imagined(state, rules, seat, random)
            twin.hide_forced = state.hide_forced
            twin.choices[1 - seat] = state.choices[1 - seat] + 3
        else:
            twin = state.clone()
            if not _answer_otherwise(twin, seat, random):
                return None
    except Unanswerable:
        return None
    return twin if machine.asked(twin, seat) is not None else None


def _answer_otherwise(state: State, seat: int, random: Stream) -> bool:
    answers = list(state.answers)
    for place, given in enumerate(answers):
        question = state.pending[place]
        if given is not None and question.seat != seat and question.count() > 1:
            while answers[place] == given:
                answers[place] = question.sample(random)
            state.answers = tuple(answers)
            return True
    return False


def broken_twins(game: Game, variant: str, make: Maker, name: str, seed: str) -> tuple[int, list[str]]:
    """How many twins were compared in one game, and where the bot answered differently."""
    rules = game.rules
    luck = Stream(seed, f"{name} twins")
    decks = rules.deck_pair(luck.below(16)) if not rules.sealed_decks(variant, luck) else ()
    contest = Contest(game, [bot("random", seed), bot("random", f"{seed} 1")], seed, variant, decks, listen=False)
    compared, asked, found = 0, [luck.below(EVERY), luck.below(EVERY)], list[str]()
    for number in range(MOST * EVERY * 4):
        if contest.outcome is not None or compared >= MOST * len(KINDS):
            break
        state = contest.state()
        for seat in SEATS:
            decision = machine.asked(state, seat)
            if decision is None or decision.count() < 2:
                continue
            asked[seat] += 1
            is_secret = any(each is not None for each in state.answers)
            if asked[seat] % EVERY and not is_secret:
                continue
            true = Asked(game, state, seat, number, seed)
            for kind in KINDS:
                made = twin_of(kind, state, rules, seat, luck)
                if made is None:
                    continue
                twin = Asked(game, made, seat, number, f"{seed} twin")
                if not twin.looks_like(true):
                    continue
                compared += 1
                answers = true.answer(make), twin.answer(make)
                if answers[0] != answers[1]:
                    found.append(
                        f"{name} in {game.id} ({variant}), seed {seed}, question {number} to seat {seat}, "
                        f"twin {kind}: {answers[0]} and {answers[1]}"
                    )
        contest.step()
    return compared, found


def twins_of_game(job: tuple[str, str, str, str]) -> tuple[int, list[str]]:
    """The same for a job: game, variant, bot, seed."""
    from fuda.api import load

    title, variant, name, seed = job
    return broken_twins(load(title), variant, lambda own: bot(name, own), name, seed)
