"""What can a judge do with a game? Walk through it by answers or clause by clause, ask why, branch, mend, save.

A judge stands in a position of a timeline, or between two of them after some clauses of what follows an answer.
Everything that is asked about the position is answered by `fuda.api.explaining`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from fuda.api import Game, Match, load
from fuda.api import explaining as explain
from fuda.kernel.state import State
from fuda.kernel.views import view
from fuda.library.ledger import Words
from fuda.library.loading import names_of
from fuda.library.messages import Explained
from fuda.play.records.fixing import Fix, zone_names
from fuda.play.records.moments import Moment
from fuda.play.records.replay import Replay
from fuda.play.records.timeline import JUDGE, BadTimeline, Timeline, TimelineStep
from fuda.play.records.transcript import recover
from fuda.play.scenarios.playing import load as load_scenario

SEAT_NAMES: Final = ("first", "second")


class BadQuestion(Explained):
    """What the judge was asked to do cannot be done, or a word means nothing here, or several things."""


@dataclass(frozen=True, slots=True)
class Found:
    """A card that a word can mean: its handle, its number, and the zone where it lies."""

    handle: int
    number: str
    zone: str


class Judge:
    """Stands in a game and answers.

    >>> judge = Judge(Timeline.of_game(load("wars3x3"), seed="7"))
    >>> judge.where()[-1].clause
    'W3.4'
    >>> judge.back().number
    3
    >>> [moment.clauses for moment in (judge.step(), judge.step()) if moment is not None]
    [(), ('W3.2', 'W3.4')]
    """

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.within = 0  # how many steps of what follows the next entry have run
        self._moments: tuple[Moment, ...] = ()

    @property
    def game(self) -> Game:
        """The game; its rules know the cards that a scenario brings along."""
        return self.timeline.game

    @property
    def at(self) -> int:
        """The position: how many entries led to it."""
        return self.timeline.at

    # the position

    def state(self) -> State:
        """A copy of the position."""
        return self._moments[self.within - 1].state.clone() if self.within else self.timeline.state()

    def match(self) -> Match:
        """The position as a match that can be asked and played on; chance is asked like a seat."""
        return Match(self.game, self.state(), self.timeline.set_up.variant)

    def view(self, seat: int = JUDGE) -> dict[str, Any]:
        """What a seat can see; the judge (-1) sees everything."""
        return view(self.state(), self.game.rules, seat)

    def questions(self) -> list[dict[str, Any]]:
        """What is asked now, each question in the words of who is asked."""
        if self.within:
            return []
        asked = [self.timeline.asked(seat) for seat in self.timeline.waiting()]
        return [each for each in asked if each is not None]

    # walking

    def next(self) -> TimelineStep:
        """To the next question."""
        self._leave()
        return self.timeline.forward()

    def back(self) -> TimelineStep:
        """To the question before, or out of the middle of what followed an answer; the entry that comes next now."""
        if self.within:
            self._leave()
        else:
            self.timeline.back()
        return self.timeline.step(self.at)

    def go(self, number: int) -> None:
        """To the position after so many entries."""
        self.timeline.go(number)
        self._leave()

    def step(self) -> Moment | None:
        """One clause on; None for a fix, which runs no clause."""
        if not self.within:
            self._moments = self.timeline.moments(self.at)
        if self._moments:
            self.within += 1
        if self.within == len(self._moments):
            last = self._moments[-1] if self._moments else None
            self.next()
            return last
        return self._moments[self.within - 1]

    def step_back(self) -> None:
        """One clause back."""
        if self.within:
            self.within -= 1
            return
        before = self.timeline.moments(self.at - 1) if self.at else ()
        self.timeline.back()
        self._moments = before
        self.within = max(0, len(before) - 1)

    def _leave(self) -> None:
        self.within = 0
        self._moments = ()

    def _at_a_question(self) -> None:
        if self.within:
            raise BadQuestion("judge-in-the-middle")

    # asking

    def where(self) -> list[explain.Standing]:
        """Which clauses are being carried out, from the outermost to the innermost."""
        return explain.stack(self.match())

    def values(self, handle: int) -> list[str]:
        """What can be explained of a card, or of a player (-2, -3)."""
        return explain.values_of(self.match(), handle)

    def value(self, handle: int, name: str) -> explain.Derivation:
        """Why a value is what it is."""
        return explain.value(self.match(), handle, name)

    def triggers(self) -> list[explain.Waiting]:
        """What has triggered, in the order in which it will be played."""
        return explain.triggers(self.match())

    def happened(self) -> list[dict[str, Any]]:
        """What the judge was told of the last entry, or of the clauses since the question."""
        if self.within:
            return [event[JUDGE] for moment in self._moments[: self.within] for event in moment.events]
        return [event[JUDGE] for event in self.timeline.step(self.at - 1).events] if self.at else []

    def replaced(self) -> list[explain.Replacement]:
        """What replaced what in what happened last."""
        return explain.replaced(self.game, self.happened())

    def why(self, seat: int, action: Mapping[str, Any]) -> explain.Refused:
        """Why a seat may not do something, and what would have to change."""
        return explain.refusal(self.match(), seat, action)

    # going another way

    def give(self, seat: int, answer: Any) -> TimelineStep:
        """Let a seat answer; where it answers otherwise than before this opens a branch."""
        self._at_a_question()
        return self.timeline.give(seat, answer)

    def fix(self, changes: Sequence[str]) -> TimelineStep:
        """Mend the position; the fix is recorded."""
        self._at_a_question()
        return self.timeline.fix(Fix(tuple(changes)))

    def switch(self, branch: int) -> None:
        """Take another branch."""
        self._leave()
        self.timeline.switch(branch)

    def saved(self) -> str:
        """The position as a scenario."""
        self._at_a_question()
        return self.timeline.cut()

    # words

    def names(self) -> dict[str, Words]:
        """The names of all cards by number, with those that a scenario brings along."""
        return {**names_of(self.game.id), **self.timeline.names}

    def zone_of(self, card: int, state: State) -> str:
        """The zone where a card lies, as fixes and scenarios name it."""
        names = {place: name for name, place in zone_names(self.game.rules).items()}
        return names[state.zone[card]]

    def cards(self, word: str) -> list[Found]:
        """All cards that a word can mean: `#12`, an alias of the scenario, a name or number, `hand.first/name`."""
        state = self.state()
        found = range(len(state.printed))
        alias = self.timeline.aliases.get(word)
        zone, slash, name = word.partition("/")
        if word.startswith("#"):
            meant = [card for card in found if f"#{state.handle[card]}" == word]
        elif alias is not None:
            meant = [alias]
        else:
            spoken = (name if slash else word).strip().strip('《》“”"').lower()
            meant = [card for card in found if spoken in self._words(state, card)]
            if slash:
                meant = [card for card in meant if self.zone_of(card, state) == zone]
        return [
            Found(state.handle[card], self.game.rules.card_name(state.printed[card]), self.zone_of(card, state))
            for card in meant
        ]

    def _words(self, state: State, card: int) -> tuple[str, ...]:
        number = self.game.rules.card_name(state.printed[card])
        name = self.names().get(number)
        return (number.lower(),) if name is None else (number.lower(), name.ja.lower(), name.en.lower())

    def card(self, word: str) -> int:
        """The handle of the one card that a word means: one that lies open comes before a hidden one, and any before
        one in a deck. Of equal cards in one zone it is the first."""
        found = self.cards(word)
        if not found:
            raise BadQuestion("judge-no-card", word=word)
        nearest = min([self._remoteness(each) for each in found])
        found = [each for each in found if self._remoteness(each) == nearest]
        if len({(each.number, each.zone) for each in found}) > 1:
            places = ", ".join([f"#{each.handle} ({each.zone})" for each in found[:8]])
            raise BadQuestion("judge-several-cards", word=word, places=places)
        return found[0].handle

    def _remoteness(self, found: Found) -> int:
        zone = self.game.rules.zones[zone_names(self.game.rules)[found.zone]]
        return 0 if zone.told_apart else 2 if zone.ordered else 1


def open_judge(
    game: str, file: Path | None = None, seed: str = "1", variant: str | None = None, hide_forced: bool = False
) -> Judge:
    """A judge for a scenario, for a transcript, or for a new game; the decks are the first two of the game. A
    transcript says itself whether every question was asked.

    >>> open_judge("wars3x3").at
    4
    """
    if file is None:
        loaded = load(game)
        sealed = loaded.decks(variant, seed)
        return Judge(Timeline.of_game(loaded, variant, seed, sealed or loaded.rules.deck_pair(1), hide_forced))
    if file.suffix in (".yaml", ".yml"):
        scenario = load_scenario(file)
        if scenario.game != game:
            raise BadQuestion("judge-another-game", str(file), game=scenario.game, wanted=game)
        return Judge(Timeline.of_scenario(replace(scenario, hide_forced=True) if hide_forced else scenario))
    transcript = recover(file)
    if transcript.header.game != game:
        raise BadQuestion("judge-another-game", str(file), game=transcript.header.game, wanted=game)
    return Judge(Replay(transcript))


__all__ = ["BadQuestion", "BadTimeline", "Found", "Judge", "open_judge"]
