"""The greedy bot: stronger than chance, the same from the same seed, blind to what its seat cannot see."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fuda.api import Game, load
from fuda.api.answers import to_seat
from fuda.api.chance import Stream
from fuda.kernel.hidden import exchanged
from fuda.kernel.machine import asked
from fuda.kernel.state import State
from fuda.library.loading import GAMES, load_cards
from fuda.play.bots import greedy
from fuda.play.bots.greedy import GreedyPlayer
from fuda.play.contest import Contest
from fuda.play.figures.simulation import simulate
from fuda.play.players import Sight, bot


def test_greedy_beats_random_from_both_seats() -> None:
    result = simulate("wars3x3", 12, "greedy", "random", seed=5, swap=True)
    assert result.wins("a") >= 10


def test_greedy_beats_random_where_the_rules_tell_what_is_promising() -> None:
    result = simulate("kiseki", 8, "greedy", "random", seed=5, swap=True)
    assert result.wins("a") >= 7


def test_what_the_rules_call_promising_is_all_that_is_tried(tricks: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(tricks, [bot("greedy", "1"), bot("greedy", "2")], "7")
    contest.step()
    contest.step()
    state = contest.state()
    question = state.pending[0]
    for only in list(question.answers())[:3]:
        monkeypatch.setattr(tricks.rules, "promising", lambda state, decision, only=only: [only])
        assert GreedyPlayer("1").answer(Sight(tricks, state, question, 2)) == to_seat(question, only)


def test_who_has_answered_too_often_tries_something_by_lot(tricks: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(tricks, [bot("greedy", "1"), bot("greedy", "2")], "7")
    contest.step()
    contest.step()
    state = contest.state()
    question = state.pending[0]
    assert question.count() > 2
    monkeypatch.setattr(tricks.rules, "promising", lambda state, decision: [next(decision.answers())])

    def given(first: int) -> int:
        numbers = range(first, first + 30)
        return len({GreedyPlayer("1").answer(Sight(tricks, state, question, number)) for number in numbers})

    assert given(greedy.PATIENCE - 29) == 1 and given(greedy.PATIENCE + 1) > 1


def test_only_the_positions_in_which_it_looks_ahead_know_of_it(tricks: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(tricks, [bot("greedy", "1"), bot("greedy", "2")], "7")
    contest.step()
    contest.step()
    state = contest.state()
    seen: list[bool] = []
    judge = tricks.rules.worth

    def worth(state: State, seat: int) -> float:
        seen.append(state.looks_ahead)
        return judge(state, seat)

    monkeypatch.setattr(tricks.rules, "worth", worth)
    GreedyPlayer("1").answer(Sight(tricks, state, state.pending[0], 2))
    assert seen and all(seen) and not state.looks_ahead


def test_the_same_seed_gives_the_same_game(tricks: Game) -> None:
    games = [Contest(tricks, [bot("greedy", "1"), bot("greedy", "2")], "7") for _ in range(2)]
    for each in games:
        each.play()
    assert games[0].state().key() == games[1].state().key()


def test_a_bot_that_looked_into_the_other_hand_would_be_found_out(tricks: Game) -> None:
    """In this game everything depends on what the opponent will lay, so a peeping bot answers the twins differently."""
    for number in range(30):
        contest = Contest(tricks, [bot("greedy", "1"), bot("greedy", "2")], str(number), listen=False)
        contest.step()
        contest.step()
        state = contest.state()
        answers = set()
        for twin in range(4):
            each = exchanged(state, tricks.rules, 0, Stream("twin", str(twin)))
            question = asked(each, 0)
            assert question is not None
            answers.add(GreedyPlayer("1").answer(Sight(tricks, each, question, 2)))
        assert len(answers) == 1


@pytest.mark.parametrize(
    ("name", "variant"), [("wars3x3", "wizard"), ("wars3x3", "seven-mages"), ("kiseki", "strategy")]
)
def test_its_answer_does_not_depend_on_what_its_seat_cannot_see(name: str, variant: str) -> None:
    game = load(name)
    contest = Contest(game, [bot("greedy", "1"), bot("random", "2")], "11", variant, listen=False)
    compared = 0
    while contest.outcome is None and compared < 12:
        state = contest.state()
        decision = asked(state, 0)
        if decision is not None and contest.answers % 3 == 0:
            twin = exchanged(state, game.rules, 0, Stream("twin", str(contest.answers)))
            question = asked(twin, 0)
            assert question is not None
            answers = [
                GreedyPlayer("1").answer(Sight(game, each, asked_of, contest.answers))
                for each, asked_of in ((state, decision), (twin, question))
            ]
            assert answers[0] == answers[1]
            compared += 1
        contest.step()
    assert compared > 4


def test_trying_answers_leaves_the_game_as_it_is(tricks: Game) -> None:
    contest = Contest(tricks, [bot("greedy", "1"), bot("greedy", "2")], "7")
    contest.step()
    contest.step()
    state = contest.state()
    before = state.key()
    GreedyPlayer("1").answer(Sight(tricks, state, state.pending[0], 2))
    assert state.key() == before and state.pending


def test_more_answers_than_it_can_try_are_sampled(tricks: Game) -> None:
    contest = Contest(tricks, [bot("greedy", "1"), bot("greedy", "2")], "7")
    contest.step()
    contest.step()
    state = contest.state()
    few = GreedyPlayer("1", candidates=2)
    answers = {few.answer(Sight(tricks, state, state.pending[0], number)) for number in range(40)}
    assert len(answers) > 2


def test_it_knows_no_game_and_no_card() -> None:
    source = Path(greedy.__file__).read_text(encoding="utf-8")
    texts = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    words = " ".join(str(each) for each in texts)
    for game in GAMES:
        assert game not in words
        for card in load_cards(game):
            assert card.name_ja not in words and card.name_en not in words
