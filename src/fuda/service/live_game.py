"""How does a game on a server go on? By records: each is tried first, stored by somebody else, and then taken in.

The number of a question is the number of the record after which it was first put; a question that stays while the other
seat answers keeps it. What a viewer is sent follows from the records alone, so that it can be sent again at any time.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

import fuda
from fuda.api import Event, Game, Match, Question, UndoRefused
from fuda.library.messages import Explained
from fuda.service.client_messages import Wishes
from fuda.service.clocks import NOBODY, Clock
from fuda.service.public import SPECTATOR, common, public_view
from fuda.service.records import Accepted, Allowed, Conceded, Later, Settled, Started, TakenBack, TimeGiven, Value
from fuda.service.steps import Steps, finished

AGREED: Final = "agreed"
TIME: Final = "time"
ABSENT: Final = "absent"
RULES: Final = "rules"
SEATS: Final = (0, 1)
JUDGE: Final = -1


class Stale(Explained):
    """The question that was answered does not stand any more."""


class Over(Explained):
    """The game has ended."""


class Ending(NamedTuple):
    """How a game ended: who won (-1: nobody), and why; by the rules, with the clause."""

    winner: int
    why: str
    clause: str = ""


class Tried(NamedTuple):
    """A record that fits, and the match after it."""

    record: Later
    match: Match


def begun(start: Started, game: Game) -> Match:
    """The match with which a game begins: a new one, or one that was played up to here."""
    match = game.new(start.variant, start.seed, start.decks, hide_forced=True)
    for seat, value in start.lead:
        match.play(_plain_value(value), seat=seat)
    return match


class LiveGame:
    """A game under way, or ended, as the service holds it."""

    def __init__(self, start: Started, game: Game, now: float, match: Match | None = None) -> None:
        """The game at its beginning; a match that stands there already need not be made."""
        self.start: Final = start
        self.game: Final = game
        self.match = begun(start, game) if match is None else match
        self.number = 0  # records since the start
        self.asked: tuple[int, int] = (-1, -1)  # the number of each seat's question
        self.settled: Ending | None = None
        self.clock = Clock.new(start.clock, now) if start.clock is not None else None
        self.usual_answers = [0, 0]
        self.accepted: dict[tuple[int, int, int], tuple[int, Value]] = {}  # by seat, the client's number and question
        self.wishes: list[Wishes] = list(start.wishes)
        self.answered_by = [seat for seat, _ in start.lead]  # whose the answers are that stand
        self.undone_at = 0  # the last record that took something back
        self.first = 0  # answers that came before the position from which the match was taken up
        self.before: tuple[bytes, bytes, bytes] | None = None  # and what the seats and the judge were told until then
        self.answers_at: list[int] = [self.match.number]  # after each record, how many answers stood
        self.told_at: list[int] = [0] * self.match.number + [len(self.match.log(JUDGE))]  # events, after each answer
        self._views: dict[int, tuple[Any, dict[str, Any]]] = {}  # by seat: the position, and how it looks
        self._ask_again(now, -1)

    @classmethod
    def restored(cls, start: Started, records: Iterable[Later], now: float) -> LiveGame:
        """The game that these records make. Its clock stood still until now."""
        return finished(cls.restoring(start, records, now))

    @classmethod
    def restoring(cls, start: Started, records: Iterable[Later], now: float) -> Steps[LiveGame]:
        """The same, a record at a step."""
        made = cls(start, fuda.load(start.game), start.at)
        yield from made.replaying(records)
        made.wake(now)
        return made

    def replaying(self, records: Iterable[Later]) -> Steps[None]:
        """Go on by records that are stored, a record at a step."""
        for record in records:
            self.take_in(self.tried(record), record.at)
            yield

    def wake(self, now: float) -> None:
        """Until now the clock stood still."""
        if self.clock is not None:
            self.clock = Clock(self.clock.setting, self.clock.left, self.clock.thinking, now)

    # --- how it stands

    @property
    def ending(self) -> Ending | None:
        """How the game ended, once it has."""
        if self.settled is not None:
            return self.settled
        outcome = self.match.outcome
        if outcome is None:
            return None
        winner = -1 if outcome.winner is None else outcome.winner
        return Ending(winner, RULES, outcome.clause)

    @property
    def answers(self) -> int:
        """How many answers stand, from the beginning."""
        return self.first + self.match.number

    def lacks_past(self, seat: int) -> bool:
        """Whether what this seat would take back came before the position from which the match was taken up."""
        return self.first > 0 and seat not in self.answered_by[self.first :]

    def question(self, seat: int) -> Question | None:
        """What the seat is asked."""
        if self.ending is not None:
            return None
        return next((each for each in self.match.pending if each.seat == seat), None)

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits: who plays alone, at the seat that is asked."""
        if self.start.is_alone and person == self.start.players[0]:
            return 1 if self.asked[1] >= 0 else 0
        return self.start.players.index(person) if person in self.start.players else None

    def answered_before(self, seat: int, sequence: int, question: int, value: Value) -> int | None:
        """The record of this answer, if it was accepted under this number. Two pages of one player may count alike: so
        it is the same answer only if question and value are the same."""
        for each in SEATS if self.start.is_alone else (seat,):
            found = self.accepted.get((each, sequence, question))
            if found is not None and found[1] == value:
                return found[0]
        return None

    # --- what may happen next

    def answer(
        self, seat: int, question: int, value: Value, now: float, sequence: int = -1, is_usual: bool = False
    ) -> Tried:
        """The answer of a seat, tried; Stale, Over, or what the match says against it."""
        if self.ending is not None:
            raise Over("game-over")
        if self.asked[seat] < 0 or question != self.asked[seat]:
            raise Stale("stale-question", question=question, asked=self.asked[seat])
        left = None if self.clock is None else self.clock.answered(seat, now).left_at(now)
        return self.tried(Accepted(self.number + 1, seat, question, value, now, left, sequence, is_usual))

    def usual_answer(self, seat: int, now: float) -> Tried:
        """The answer that the rules call usual, for a player who has no time left."""
        question = self.question(seat)
        if question is None:
            raise Stale("stale-question", question=self.asked[seat], asked=self.asked[seat])
        return self.answer(seat, self.asked[seat], question.usual.value, now, is_usual=True)

    def take_back(self, seat: int, consent: bool, now: float) -> Tried:
        """The seat's last answer taken back, or the last one at all of who plays alone; UndoRefused when that needs a
        consent that is not there."""
        if self.start.is_alone and self.answered_by:
            seat = self.answered_by[-1]
        return self.tried(TakenBack(self.number + 1, seat, consent, now, self._left(now)))

    def concede(self, seat: int, now: float) -> Tried:
        """The seat gives up."""
        return self.tried(Conceded(self.number + 1, seat, now))

    def settle(self, winner: int, why: str, now: float) -> Tried:
        """The game ends for a reason outside its rules."""
        return self.tried(Settled(self.number + 1, winner, why, now))

    def give_time(self, seat: int, seconds: float, now: float) -> Tried:
        """The seat gets more time."""
        left = None if self.clock is None else self.clock.with_more(seat, seconds, now).left_at(now)
        return self.tried(TimeGiven(self.number + 1, seat, seconds, now, left))

    def allow(self, seat: int, wishes: Wishes, now: float) -> Tried:
        """What a player lets others see afterwards."""
        return self.tried(Allowed(self.number + 1, seat, wishes, now))

    def _left(self, now: float) -> tuple[float, float] | None:
        return None if self.clock is None else self.clock.left_at(now)

    def tried(self, record: Later) -> Tried:
        """What the match would be after a record; nothing has changed yet."""
        if isinstance(record, Allowed):
            return Tried(record, self.match)
        if self.ending is not None:
            raise Over("game-over")
        match = self.match.copy()
        if isinstance(record, Accepted):
            match.play(_plain_value(record.value), seat=record.seat)
        elif isinstance(record, TakenBack):
            match.undo(record.seat, record.consent)
            if self.first + match.number < len(self.start.lead):
                raise UndoRefused("nothing-to-undo")  # that was in the game before
        elif isinstance(record, Conceded):
            match.concede(record.seat)
        return Tried(record, match)

    # --- what has happened

    def take_in(self, tried: Tried, now: float) -> None:
        """The record is stored: the game stands after it."""
        record = tried.record
        self.match = tried.match
        self.number = record.number
        answered = -1
        if isinstance(record, Accepted):
            answered = record.seat
            self.answered_by.append(answered)
            self.told_at.append(self.told_at[-1] + len(self.match.log(JUDGE, since=self.match.number - 1)))
            self.usual_answers[record.seat] += record.is_usual
            if record.sequence >= 0:
                self.accepted[record.seat, record.sequence, record.question] = record.number, record.value
        elif isinstance(record, TakenBack):
            self.undone_at = record.number
            self.asked = (-1, -1)
            while self.answered_by.pop() != record.seat:
                continue
            del self.told_at[self.answers + 1 :]
        elif isinstance(record, Settled):
            self.settled = Ending(record.winner, record.why)
        elif isinstance(record, TimeGiven):
            self.usual_answers[record.seat] = 0
        elif isinstance(record, Allowed):
            for seat in SEATS if self.start.is_alone else (record.seat,):
                self.wishes[seat] = record.wishes
        if self.clock is not None and isinstance(record, (Accepted, TakenBack, TimeGiven)) and record.left is not None:
            self.clock = self.clock.set_to(record.left, now)
        self.answers_at.append(self.answers)
        if not isinstance(record, Allowed):  # that asks nobody anything, and no clock heeds it
            self._ask_again(now, answered)

    def _ask_again(self, now: float, answered: int) -> None:
        """Number the questions that stand now, and let the time of those run who are asked."""
        numbers: list[int] = []
        for seat in SEATS:
            if self.question(seat) is None or (seat and numbers[0] >= 0 and self.start.is_alone):
                numbers.append(-1)  # who plays alone is asked at one seat after the other
            elif seat == answered or self.asked[seat] < 0:
                numbers.append(self.number)
            else:
                numbers.append(self.asked[seat])
        self.asked = (numbers[0], numbers[1])
        if self.clock is not None:
            thinking = NOBODY if self.ending is not None else (numbers[0] >= 0, numbers[1] >= 0)
            self.clock = self.clock.thinking_of(thinking, now)

    # --- what somebody may see

    @property
    def hides(self) -> tuple[bool, bool]:
        """Whose hand stays hidden after the end; in a rated game nobody's."""
        if self.start.is_rated:
            return (False, False)
        return (self.wishes[0].hides_hand, self.wishes[1].hides_hand)

    @property
    def is_public(self) -> bool:
        """Whether everybody may see the replay: every person who played has said so."""
        return self.ending is not None and all(
            self.wishes[seat].shares or bool(self.start.bot_of(seat)) for seat in SEATS
        )

    def sides_seen(self, seat: int) -> tuple[int, ...]:
        """Whose views somebody may see who sits here (a spectator: -2): after the end those of everybody who hides
        nothing, and the judge's if nobody does."""
        own = () if seat == SPECTATOR else (seat,)
        if self.start.is_alone and seat != SPECTATOR:
            return (*own, 1 - seat, JUDGE)
        if self.ending is None:
            return own
        shown = [each for each in SEATS if not self.hides[each] and each != seat]
        return (*own, *shown, JUDGE) if not any(self.hides) else (*own, *shown)

    def view(self, seat: int) -> dict[str, Any]:
        """What somebody who sits here sees; after the end as much as the players let."""
        sides = self.sides_seen(seat)
        if JUDGE in sides:
            if self.question(seat) is None:
                return {**self._seen(JUDGE), "seat": seat}
            own = self._seen(seat)  # who plays alone sees everything and is asked
            return {**self._seen(JUDGE), "seat": seat, "asked": own["asked"], "standing_in": own["standing_in"]}
        if sides:
            return {**self._seen(sides[0]), "seat": seat}
        return public_view(self._seen(0), self._seen(1))

    def _seen(self, seat: int) -> dict[str, Any]:
        if seat in self._views and self._views[seat][0] is self.match.state:
            return self._views[seat][1]
        told: dict[str, Any] = self.match.view(seat).to_json()
        self._views[seat] = (self.match.state, told)
        return told

    def events_since(self, seat: int, number: int) -> tuple[int, list[dict[str, Any]]]:
        """What the seat was told after a record, and after which record the list begins: 0 where something was taken
        back in between, since then all is told once more."""
        if number < self.undone_at or not 0 < number <= self.number:
            return 0, self._told(seat, None)
        return number, self._told(seat, self.answers_at[number])

    def _told(self, seat: int, since: int | None) -> list[dict[str, Any]]:
        if seat != SPECTATOR:
            return self.heard(JUDGE if self.start.is_alone else seat, since)
        both = zip(self.heard(0, since), self.heard(1, since), strict=True)
        return [common(one, other) for one, other in both]

    def heard(self, seat: int, since: int | None) -> list[dict[str, Any]]:
        """What a seat or the judge was told, as it goes over the wire; with `since`, after so many answers."""
        if since is not None and since >= self.first:
            return [_plain(each) for each in self.match.log(seat, since=since - self.first)]
        later = [_plain(each) for each in self.match.log(seat)]
        if self.before is None:
            return later
        packed = self.before[seat]
        former: list[dict[str, Any]] = msgspec.json.decode(zlib.decompress(packed)) if packed else []
        return [*(former if since is None else former[self.told_at[since] :]), *later]


def _plain_value(value: Value) -> int | list[int]:
    return list(value) if isinstance(value, tuple) else value


def _plain(event: Event) -> dict[str, Any]:
    told: dict[str, Any] = event.to_json()
    return told
