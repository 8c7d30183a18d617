"""Is an answer taken back freely exactly when nothing hidden came to light and chance decided nothing since?

What `disclosed` says is compared with what can be seen from outside: whether chance or the other player answered, and
whether a seat was told anything that it could not have foreseen. The last is tried with twins: the cards hidden from a
seat are exchanged before the answer; if the seat is then told something else, something hidden was revealed.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fuda.api import Game, load
from fuda.api.answers import from_seat, to_seat
from fuda.api.chance import Stream, chance_answer
from fuda.api.undoing import CONSENT, DECIDED, FREE, GIVEN, ROLLED, SEEN, against, undo_cost
from fuda.kernel import machine
from fuda.kernel.decisions import Answer
from fuda.kernel.hidden import exchanged
from fuda.kernel.state import CHANCE, State
from fuda.kernel.views import view
from fuda.library.loading import GAMES
from fuda.play.contest import Contest
from fuda.play.players import Sight, bot
from fuda.play.records.replay import resume, verify
from fuda.play.records.transcript import Recording, chained, read

TWINS = 2
ANSWERS = 110


def named(told: Any, found: Counter[str]) -> Counter[str]:
    """How often each card is named."""
    if isinstance(told, dict):
        if isinstance(told.get("card"), str):
            found[told["card"]] += 1
        for value in told.values():
            named(value, found)
    elif isinstance(told, list):
        for value in told:
            named(value, found)
    return found


class Watching:
    """Plays a game at random and compares each answer's disclosures with what is seen from outside."""

    def __init__(self, name: str, seed: str) -> None:
        self.game = load(name)
        players = [bot("random", f"{seed} {seat}") for seat in (0, 1)]
        self.contest = Contest(self.game, players, seed, keeps=True)
        self.source = Stream(seed, "twins")
        self.costs: Counter[str] = Counter()

    def play(self, answers: int) -> None:
        while self.contest.outcome is None and self.contest.answers < answers:
            self.step()

    def step(self) -> None:
        before = self.contest.state()
        seat = self.contest.step()
        assert self.contest.kept is not None
        kept = self.contest.kept[-1]
        answer = self.answer_of(before, seat)
        assert (kept.disclosures[0].kind, kept.disclosures[0].seat) == (ROLLED if seat == CHANCE else DECIDED, seat)
        if seat == CHANCE:
            assert all(undo_cost(kept.disclosures, each) == CONSENT for each in (0, 1))
            return
        seen = {each.seat for each in kept.disclosures if each.kind == SEEN}
        opened = self.opens(before, seat)
        assert undo_cost(kept.disclosures, 1 - seat) == CONSENT
        assert undo_cost(kept.disclosures, seat) == (CONSENT if seen or opened else FREE)
        self.costs[undo_cost(kept.disclosures, seat)] += 1
        for listener in (0, 1):
            if listener in seen:
                self.was_shown(before, seat, answer, listener)
            elif not opened:
                self.was_foreseen(before, seat, answer, listener)

    def opens(self, before: State, seat: int) -> bool:
        """Whether the other player had answered in secret, and everybody sees it now."""
        others = [place for place, each in enumerate(before.pending) if each.seat != seat]
        return bool(before.answers) and all(before.answers[place] is not None for place in others)

    def answer_of(self, before: State, seat: int) -> Any:
        decision = machine.asked(before, seat)
        assert decision is not None
        if seat == CHANCE:
            return to_seat(decision, chance_answer(self.contest.seed, self.contest.chances - 1, decision))
        sight = Sight(self.game, before, decision, self.contest.kept[-1].given[seat])  # type: ignore[index]
        return self.contest.players[seat].answer(sight)

    def was_foreseen(self, before: State, seat: int, answer: Answer, listener: int) -> None:
        """Whatever the hidden cards are, the seat is told the same, up to a question to the other player: whether one
        is asked is not told."""
        game, told = self.after(before, seat, answer, listener)
        for _ in range(TWINS):
            twin = exchanged(before, self.game.rules, listener, self.source)
            if seat != listener and twin.pending != before.pending:
                continue
            other, heard = self.after(twin, seat, answer, listener)
            common = min(len(told), len(heard))
            assert told[:common] == heard[:common], (self.contest.answers - 1, listener)
            for state, notes in ((game, told), (other, heard)):
                if len(notes) == common and len(told) != len(heard):
                    assert machine.asked(state, listener) is None and machine.asked(state, CHANCE) is None
            if len(told) == len(heard) and machine.waiting(game) == machine.waiting(other):
                assert self.seen(game, listener) == self.seen(other, listener), (self.contest.answers - 1, listener)

    def after(self, before: State, seat: int, answer: Answer, listener: int) -> tuple[State, list[Any]]:
        """The position after an answer, and what a seat was told."""
        state = before.clone()
        state.notes = []
        decision = machine.asked(state, seat)
        assert decision is not None
        machine.submit(state, self.game.rules, seat, from_seat(decision, answer))
        return state, [note.told[listener] for note in state.notes]

    def seen(self, state: State, listener: int) -> Any:
        return view(state, self.game.rules, listener)

    def was_shown(self, before: State, seat: int, answer: Answer, listener: int) -> None:
        """The seat is told of a card, or sees one, more often than before."""
        after, told = self.after(before, seat, answer, listener)
        earlier = named(self.seen(before, listener)["zones"], Counter())
        later = named([told, self.seen(after, listener)["zones"]], Counter())
        assert later - earlier, (self.contest.answers - 1, listener)


@pytest.mark.parametrize("game", dict.fromkeys((*GAMES, "honjin")))
def test_undo_is_free_exactly_while_nothing_hidden_was_revealed_and_nothing_random_happened(game: str) -> None:
    watching = Watching(game, "8")
    watching.play(ANSWERS)
    assert watching.costs[FREE] and watching.costs[CONSENT], watching.costs


# --- in a contest and its record


def recorded(game: Game, path: Path) -> Contest:
    recorder = Recording.begin(path, game, None, "7", ["random", "random"])
    return Contest(game, [bot("random", "a"), bot("random", "b")], "7", recorder=recorder, keeps=True)


def test_going_back_leaves_the_match_as_it_was(tricks: Game, tmp_path: Path) -> None:
    contest = recorded(tricks, tmp_path / "game.jsonl")
    seen = []
    for _ in range(9):
        seen.append((contest.state().key(), contest.view(-1), {seat: len(log) for seat, log in contest.log.items()}))
        contest.step()
    chances, decisions = contest.chances, contest.decisions
    for number in (6, 2, 0):
        contest.take_back(number, 0, GIVEN)
        told = {seat: len(log) for seat, log in contest.log.items()}
        assert (contest.answers, (contest.state().key(), contest.view(-1), told)) == (number, seen[number])
    for _ in range(9):
        contest.step()
    assert (contest.chances, contest.decisions) == (chances, decisions)


def test_what_was_taken_back_stays_in_the_record_as_a_branch(tricks: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    contest = recorded(tricks, path)
    for _ in range(8):
        contest.step()
    first = read(path).given
    contest.take_back(5, 1, GIVEN)
    contest.step()
    contest.take_back(3, 0, GIVEN)
    contest.play()
    found = read(path)
    assert [(each.at, each.seat, each.consent, len(each.line)) for each in found.branches] == [
        (5, 1, GIVEN, 8),
        (3, 0, GIVEN, 6),
    ]
    assert found.branches[0].line == first and found.branches[0].given == first[5:]
    assert [each.number for each in found.given] == list(range(len(found.given)))
    verdict = verify(path)
    assert verdict.stands and verdict.finished and verdict.answers == len(found.given)
    assert found.line_of(3) == 2 + 8 + 1 + 1 + 1  # header and 8 answers, back, one answer, back
    assert found.line_of(len(found.given)) == len(path.read_text(encoding="utf-8").splitlines())


def test_a_game_in_which_something_was_taken_back_goes_on_where_it_was(tricks: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    contest = recorded(tricks, path)
    for _ in range(8):
        contest.step()
    contest.take_back(4, 0, GIVEN)
    key, players = contest.state().key(), contest.players
    del contest  # a process that ends lets go of the file
    resumed = resume(path, players, keeps=True)
    assert (resumed.answers, resumed.state().key()) == (4, key)
    resumed.take_back(2, 1, GIVEN)
    resumed.play()
    assert verify(path).stands


def test_a_record_that_says_that_the_way_back_was_free_is_checked(tricks: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    contest = recorded(tricks, path)
    for _ in range(8):
        contest.step()
    assert undo_cost(contest.disclosures(0), 0) == CONSENT
    contest.take_back(0, 0, FREE)
    contest.play()
    (problem,) = verify(path).problems
    assert problem.name == "transcript-not-free"
    assert "0" in problem.explain("en") and problem.explain("ja")


def test_an_answer_that_was_taken_back_has_to_be_legal_too(tricks: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    contest = recorded(tricks, path)
    for _ in range(4):
        contest.step()
    contest.take_back(3, 0, GIVEN)
    content = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    content[4]["answer"] = 99
    before = ""
    for line in content:
        del line["hash"]
        line["hash"] = before = chained(before, line)
    path.write_text("".join(json.dumps(line) + "\n" for line in content), encoding="utf-8")
    assert [each.name for each in verify(path).problems] == ["transcript-illegal"]
    content[-1]["back"] = 4
    del content[-1]["hash"]
    content[-1]["hash"] = chained(content[-2]["hash"], content[-1])
    path.write_text("".join(json.dumps(line) + "\n" for line in content), encoding="utf-8")
    assert [each.name for each in verify(path).problems] == ["transcript-altered", "transcript-illegal"]


def test_what_the_other_player_answered_in_secret_is_opened_by_the_last_answer() -> None:
    """Both chose a card at once; who answers last has seen the other's choice and cannot go back freely."""
    game = load("wars3x3")
    contest = Contest(game, [bot("random", "3 0"), bot("random", "3 1")], "3", keeps=True)
    while len(contest.state().pending) < 2:
        contest.step()
    first, last = contest.step(), contest.step()
    assert (first, last) == (0, 1) and contest.kept is not None
    assert undo_cost(contest.kept[-2].disclosures, 0) == FREE
    assert [(each.kind, each.seat) for each in against(contest.kept[-1].disclosures, 1)] == [(DECIDED, 0)]
