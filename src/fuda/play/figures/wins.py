"""Does a bot find the winning move? Positions with a forced win or a deadly mistake, found in games and proved.

    python -m fuda.play.figures.wins find --game G [--count N] [--bot NAME] [--seed S] [--seconds N]
    python -m fuda.play.figures.wins check [--game G] [--bot NAME] [--folder DIR] [--most N]

`find` walks games of greedy, or of another bot. At the last questions of a game it proves by search over every answer
of both sides and every result of chance which answers win by force (or, for who lost, lose by force), in the true
position and in others that the seat holds possible: after every answer the positions that look the same to the seat
stay together, so that no plan depends on what it cannot see. Each position becomes a scenario. `check` asks a bot at
every one.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from fuda.api import Game, load
from fuda.api.answers import all_answers, from_seat
from fuda.api.chance import Stream
from fuda.api.questions import Answer as GivenAnswer
from fuda.kernel import machine
from fuda.kernel.decisions import Answer
from fuda.kernel.hidden import imagined
from fuda.kernel.reasons import Unanswerable
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import CHANCE
from fuda.kernel.telling import tell_decision
from fuda.kernel.views import view
from fuda.library.loading import GAMES
from fuda.play.bots.greedy import next_question
from fuda.play.contest import Contest
from fuda.play.laws.walks import spoken
from fuda.play.players import Sight, bot
from fuda.play.records.timeline import SetUp, Timeline, TimelineEntry
from fuda.play.scenarios.cutting import scenario_text
from fuda.play.scenarios.playing import begin
from fuda.play.scenarios.playing import load as read_scenario

FOLDER: Final = Path("tests") / "wins"
WALKER: Final = "greedy"  # who plays the games
WIN: Final = "win"
SAVE: Final = "save"
WORLDS: Final = 5  # positions beside the true one that the seat holds possible
ANSWERS: Final = 40  # of one question; with more nothing is proved
SUBMITS: Final = 1_500  # for one position
FIRST: Final = 500  # of them for the true position alone
DEPTH: Final = 4  # choices of whoever is to win
DEEP: Final = 12  # the same where an answer is to save: it must not only put the loss off
LAST: Final = 12  # questions of a game that are looked at, from its end
TURNS: Final = 1  # turns after this one in which the win must come


class Unproved(Exception):
    """There is too much to look through."""


class Proof:
    """Which answers of a seat win by force, whatever lies where it cannot see?"""

    def __init__(self, rules: Rules, seat: int, last: int, submits: int = SUBMITS, depth: int = DEPTH) -> None:
        self.rules = rules
        self.seat = seat
        self.last = last  # the last turn that counts
        self.left = submits
        self.depth = depth
        self.is_strict = depth > DEPTH  # whether it must be certain that an answer does not win

    def winning(self, worlds: Sequence[Any], among: Sequence[Answer] | None = None) -> list[Answer]:
        """The answers, in the seat's words, that win by force; the worlds look the same to the seat, which is asked."""
        question = machine.asked(worlds[0], self.seat)
        assert question is not None
        if question.count() > ANSWERS:
            raise Unproved
        tried = all_answers(question) if among is None else among
        return [each for each in tried if self._wins(worlds, each, self.depth)]

    def _wins(self, worlds: Sequence[Any], answer: Answer, depth: int) -> bool:
        if depth == 0:
            return self._given_up()
        groups: dict[bytes, list[Any]] = {}
        for world in worlds:
            question = machine.asked(world, self.seat)
            assert question is not None
            for state in self._after(world.clone(), self.seat, from_seat(question, answer)):
                if state is None:
                    return False
                shown = [view(state, self.rules, self.seat), self._asked(state)]
                groups.setdefault(spoken(shown), []).append(state)
        return all(self._can_win(group, depth - 1) for group in groups.values())

    def _can_win(self, worlds: Sequence[Any], depth: int) -> bool:
        question = machine.asked(worlds[0], self.seat)
        assert question is not None
        if question.count() > ANSWERS:
            raise Unproved
        return any(self._wins(worlds, each, depth) for each in all_answers(question))

    def _given_up(self) -> bool:
        """What is not looked at is no win; where it must be shown that there is none, nothing is proved."""
        if self.is_strict:
            raise Unproved
        return False

    def _asked(self, state: Any) -> Any:
        question = machine.asked(state, self.seat)
        return None if question is None else tell_decision(state, self.rules, question, self.seat)

    def _after(self, state: Any, seat: int, answer: Answer) -> Iterator[Any]:
        """Every position in which the seat is asked next, None for one in which it has not won and will not in time."""
        self.left -= 1
        if self.left < 0:
            raise Unproved
        machine.submit(state, self.rules, seat, answer)
        if state.outcome is not None:
            if state.outcome.winner != self.seat:
                yield None
            return
        if state.turn > self.last or (len(state.pending) > 1 and not self._given_up()):
            yield None
            return
        question = next_question(state)
        if question.seat == self.seat:
            yield state
            return
        if question.count() > ANSWERS:
            raise Unproved
        for reply in list(question.answers()):
            yield from self._after(state.clone(), question.seat, reply)


@dataclass(frozen=True, slots=True)
class Position:
    """A position for a seat: what is to be found, and the answers that do."""

    kind: str
    seat: int
    right: tuple[Answer, ...]
    of: int  # how many answers there are


def worlds_of(state: Any, rules: Rules, seat: int, seed: str) -> list[Any]:
    """The true position, and others that look the same to the seat."""
    shown = spoken(view(state, rules, seat))
    found = [state.clone()]
    for number in range(WORLDS):
        try:
            made = imagined(state, rules, seat, Stream(seed, f"world {number}"))
        except Unanswerable:
            continue
        if machine.asked(made, seat) is not None and spoken(view(made, rules, seat)) == shown:
            found.append(made)
    return found


def judged(state: Any, rules: Rules, seat: int, has_won: bool, seed: str) -> Position | None:
    """What there is to find at a question, if anything is proved."""
    question = machine.asked(state, seat)
    if question is None or len(state.pending) > 1 or not 2 <= question.count() <= ANSWERS:
        return None
    last = state.turn + TURNS
    try:
        if has_won:
            right = Proof(rules, seat, last, FIRST).winning([state.clone()])
            if right and len(right) < question.count():
                right = Proof(rules, seat, last).winning(worlds_of(state, rules, seat, seed), right)
        else:
            right = _saving(state, rules, seat, last, seed)
    except (Unproved, Unanswerable):
        return None
    if not right or len(right) == question.count():
        return None
    return Position(WIN if has_won else SAVE, seat, tuple(right), question.count())


def _saving(state: Any, rules: Rules, seat: int, last: int, seed: str) -> list[Answer]:
    """The answers after which the other side wins by force in no position that the seat holds possible; all of them
    where one loses in some positions only."""
    question = machine.asked(state, seat)
    assert question is not None
    answers = [*all_answers(question)]
    proof = Proof(rules, 1 - seat, last, 2 * FIRST, DEEP)
    losing = [each for each in answers if _loses(state, seat, each, proof)]
    if losing and len(losing) < len(answers):
        proof = Proof(rules, 1 - seat, last, SUBMITS, DEEP)
        for world in worlds_of(state, rules, seat, seed)[1:]:
            if not all(_loses(world, seat, each, proof) for each in losing):
                return answers
    return [each for each in answers if each not in losing]


def _loses(world: Any, seat: int, answer: Answer, proof: Proof) -> bool:
    """Whether the other side wins by force after an answer."""
    state = world.clone()
    question = machine.asked(state, seat)
    assert question is not None
    machine.submit(state, proof.rules, seat, from_seat(question, answer))
    return _is_lost(state, seat, proof)


def _is_lost(state: Any, seat: int, proof: Proof) -> bool:
    """Whether the other side wins by force, whatever the seat and chance answer."""
    proof.left -= 1
    if proof.left < 0:
        raise Unproved
    if state.outcome is not None:
        return bool(state.outcome.winner == 1 - seat)
    if len(state.pending) > 1:
        raise Unproved
    if state.turn > proof.last:
        return False
    question = next_question(state)
    if question.seat == 1 - seat:
        return bool(proof.winning([state]))
    if question.count() > ANSWERS:
        raise Unproved
    for each in list(question.answers()):
        after = state.clone()
        machine.submit(after, proof.rules, question.seat, each)
        if not _is_lost(after, seat, proof):
            return False
    return True


class _Kept:
    """Keeps what was answered, as a recorder."""

    def __init__(self) -> None:
        self.entries: list[TimelineEntry] = []

    def answered(self, number: int, seat: int, clause: str, answer: Answer) -> None:
        self.entries.append(TimelineEntry(seat, answer))

    def ended(self, state: Any, answers: int, outcome: Any, seed: str) -> None:
        """Nothing is kept of the end."""


def positions_of(game: Game, variant: str, seed: str, name: str = WALKER) -> Iterator[tuple[Timeline, Position]]:
    """One position of each kind of one game between such bots, the earliest that is proved."""
    kept = _Kept()
    luck = Stream(seed, "wins")
    decks = game.decks(variant, seed, game.rules.deck_pair(luck.below(16)) if game.preset_decks else ())
    players = [bot(name, f"{seed} {place}") for place in SEATS]
    contest = Contest(game, players, seed, variant, decks, kept, listen=False)
    before: list[tuple[int, Any]] = []
    while contest.outcome is None:
        state = contest.state()
        question = next_question(state)
        if question.seat != CHANCE and question.count() > 1:
            before = [*before[-LAST + 1 :], (contest.answers, state)]
        contest.step()
    winner = contest.outcome.winner
    if winner < 0:
        return
    done: set[str] = set()
    for at, state in before[-LAST:]:
        seat = next_question(state).seat
        kind = WIN if seat == winner else SAVE
        if kind in done:
            continue
        found = judged(state, game.rules, seat, seat == winner, seed)
        if found is not None:
            done.add(kind)
            start = game.start(variant, decks)
            timeline = Timeline(game, start, kept.entries[:at], SetUp(variant, decks, None))
            timeline.go(at)
            yield timeline, found


def find(title: str, count: int, folder: Path, seed: str, seconds: float, walker: str = WALKER) -> int:
    """Write so many positions of a game, those that are there already counted in; how many there are in the end."""
    game = load(title)
    place = folder / title
    place.mkdir(parents=True, exist_ok=True)
    file = place / "positions.toml"
    by = "" if walker == WALKER else f" --bot {walker}"
    head = f"# Written by `python -m fuda.play.figures.wins find --game {title} --seed {seed}{by}`.\n"
    before = file.read_text(encoding="utf-8") if file.is_file() else ""
    content = tomllib.loads(before) if before.startswith(head) else {}
    rows: list[dict[str, Any]] = content.get("position", [])
    begun, number = monotonic(), int(content.get("games", 0))
    while len(rows) < count and monotonic() - begun < seconds:
        variant = game.variants[number % len(game.variants)]
        for timeline, found in [*positions_of(game, variant, f"{seed}.{number}", walker)][: count - len(rows)]:
            name = f"{len(rows) + 1:02}-{found.kind}.yaml"
            (place / name).write_text(scenario_text(timeline), encoding="utf-8")
            right = [each if isinstance(each, int) else list(each) for each in found.right]
            rows.append({"file": name, "kind": found.kind, "seat": found.seat, "right": right, "answers": found.of})
        number += 1
        text = "\n".join([f"games = {number}\n", *[_row(each) for each in rows]])
        file.write_text(f"{head}\n{text}", encoding="utf-8")
        print(f"{title}: {len(rows)}/{count} after {number} games", file=sys.stderr, flush=True)
    return len(rows)


def _row(row: dict[str, Any]) -> str:
    lines = [f"{key} = {json.dumps(value)}" for key, value in row.items()]
    return "\n".join(["[[position]]", *lines]) + "\n"


@dataclass(frozen=True, slots=True)
class Solved:
    """How a bot did at one position."""

    file: str
    kind: str
    is_right: bool
    given: Answer


def check(title: str, name: str, folder: Path = FOLDER, most: int = 1000, seed: str = "1") -> list[Solved]:
    """What a bot answers at every position of a game."""
    game = load(title)
    found: list[Solved] = []
    rows = tomllib.loads((folder / title / "positions.toml").read_text(encoding="utf-8"))["position"]
    for row in rows[:most]:
        playing = begin(read_scenario(folder / title / row["file"]))
        question = machine.asked(playing.state, row["seat"])
        assert question is not None
        given = bot(name, seed).answer(Sight(game, playing.state, question, 1))
        value = given.value if isinstance(given, GivenAnswer) else given
        right = [tuple(each) if isinstance(each, list) else each for each in row["right"]]
        found.append(Solved(row["file"], row["kind"], value in right, value))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.figures.wins")
    commands = parser.add_subparsers(dest="command", required=True)
    finding, checking = commands.add_parser("find"), commands.add_parser("check")
    for each in (finding, checking):
        each.add_argument("--game", choices=[*GAMES], action="append")
        each.add_argument("--folder", type=Path, default=FOLDER)
        each.add_argument("--seed", default="1")
    finding.add_argument("--count", type=int, default=20)
    finding.add_argument("--seconds", type=float, default=600.0, help="for one game")
    finding.add_argument("--bot", default=WALKER, help="who plays the games; one that errs leaves harder positions")
    checking.add_argument("--bot", default="search:200")
    checking.add_argument("--most", type=int, default=1000)
    given = parser.parse_args(arguments)
    is_complete = True
    for game in given.game or [*GAMES]:
        if given.command == "find":
            found = find(game, given.count, given.folder, given.seed, given.seconds, given.bot)
            print(f"{game}: {found} positions", flush=True)
            is_complete = is_complete and found >= given.count
            continue
        solved = check(game, given.bot, given.folder, given.most, given.seed)
        right = sum(each.is_right for each in solved)
        missed = ", ".join(each.file for each in solved if not each.is_right)
        print(
            f"{game}: {given.bot} solves {right} of {len(solved)}" + (f"; not {missed}" if missed else ""), flush=True
        )
    return 0 if is_complete else 1


if __name__ == "__main__":
    raise SystemExit(main())
