"""Tree search: the same from the same seed, on time, in any game; and the levels that stand on it."""

from __future__ import annotations

import os
import subprocess
import sys
from math import inf

import pytest

import fuda
from fuda.api import Game, load
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.kernel.reasons import Unanswerable
from fuda.kernel.state import State
from fuda.library.loading import GAMES
from fuda.play.bots import tree
from fuda.play.bots.levels import levels
from fuda.play.bots.outlook import Outlook, outlook_of
from fuda.play.bots.search import SearchPlayer
from fuda.play.bots.serving import SERVED, is_served
from fuda.play.bots.tree import Found, Search
from fuda.play.contest import Contest
from fuda.play.players import BOTS, Sight, UnknownBot, bot
from tests.sixth.entry import ENTRY, add


def sights(game: Game, seed: str, count: int, every: int = 3, variant: str | None = None) -> list[Sight]:
    """Questions with a choice to seat 0 out of a game between greedy bots."""
    rules = game.rules
    contest = Contest(game, [bot("greedy", "1"), bot("greedy", "2")], seed, variant, rules.deck_pair(1), listen=False)
    found: list[Sight] = []
    asked = 0
    while contest.outcome is None and len(found) < count:
        state = contest.state()
        decision = machine.asked(state, 0)
        if decision is not None and decision.count() > 1:
            asked += 1
            if asked % every == 0:
                found.append(Sight(game, state, decision, contest.answers))
        contest.step()
    return found


def searched(sight: Sight, iterations: int, outlook: Outlook | None = None) -> Search:
    search = Search(sight, "7", outlook or outlook_of(sight.game.id))
    assert search.run(iterations) == iterations
    return search


def nodes(search: Search) -> list[tree.Node]:
    found, left = list[tree.Node](), [search.root]
    while left:
        found.append(left.pop())
        left += found[-1].children.values()
    return found


def figures(found: list[Found]) -> list[tuple[object, float, float]]:
    return [(each.answer, each.visits, each.value) for each in found]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_sight_give_the_same_figures_in_every_game(name: str) -> None:
    for sight in sights(load(name), "3", 2):
        one, other = searched(sight, 12), searched(sight, 12)
        assert figures(one.found()) == figures(other.found())
        assert sight.refusal(one.found()[0].answer) is None
        assert all(0.0 <= each.value <= 1.0 for each in one.found())


def test_it_plays_a_game_that_it_has_never_seen() -> None:
    add()
    try:
        contest = Contest(load(ENTRY.id), [bot("search:20", "1"), bot("random", "2")], "5", listen=False)
        assert contest.play().clause
    finally:
        del GAMES[ENTRY.id]


def test_more_iterations_win_in_a_game_of_simultaneous_choices(tricks: Game) -> None:
    won = 0
    for number in range(6):
        contest = Contest(tricks, [bot("search:30", "1"), bot("random", "2")], str(number), listen=False)
        won += contest.play().winner == 0
    assert won >= 3


def test_of_a_question_to_both_neither_sees_the_other_choice(tricks: Game) -> None:
    """Both choose at the same place of the tree, which their answers leave together."""
    contest = Contest(tricks, [bot("random", "1"), bot("random", "2")], "1", listen=False)
    while machine.asked(contest.state(), 0) is None:
        contest.step()
    state = contest.state()
    decision = machine.asked(state, 0)
    assert decision is not None and len(state.pending) == 2
    root = searched(Sight(tricks, state, decision, 0), 60).root
    assert root.edges[0] and root.edges[1]
    assert root.children and all(len(joint) == 2 for joint in root.children)


def test_an_answer_that_is_due_is_given_whatever_was_looked_at() -> None:
    for sight in sights(load("wars3x3"), "3", 3):
        search = Search(sight, "7", outlook_of("wars3x3"), until=0.0)
        assert search.run(1000) == 0
        assert sight.refusal(search.found()[0].answer) is None


def test_a_world_that_contradicts_itself_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = sights(load("wars3x3"), "3", 2)[1]
    submit = machine.submit
    calls = Stream("7", "contradictions")

    def breaks(state: State, rules: object, seat: int, given: object) -> None:
        if calls.below(12) == 0:
            raise Unanswerable(1, "nothing fits")
        submit(state, rules, seat, given)  # type: ignore[arg-type]

    monkeypatch.setattr(machine, "submit", breaks)
    found = searched(sight, 30).found()
    prior = outlook_of("wars3x3").first_look * len(found)
    assert prior < sum(each.visits for each in found) < prior + 30


def test_a_tree_grows_no_further_than_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "NODES", 5)
    search = searched(sights(load("kokuryoku"), "3", 1)[0], 40)
    assert len(nodes(search)) == search.nodes <= 5


def test_of_a_question_with_very_many_answers_good_ones_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are sampled; those that were tried at a place of the tree are offered there again."""
    monkeypatch.setattr(tree, "CANDIDATES", 3)
    monkeypatch.setattr(load("wars3x3").rules, "promising", lambda state, decision: None)
    sight = next(each for each in sights(load("wars3x3"), "3", 9, every=2) if each.count() > 3 and each.number > 20)
    search = searched(sight, 90)
    assert 1 < len(search.candidates) <= 3
    below = [node for node in nodes(search) if node is not search.root]
    assert max(edge.visits for node in below for edges in node.edges for edge in edges.values()) > 2


def test_cards_that_the_seat_cannot_tell_are_answers_by_themselves_in_every_world() -> None:
    """What is chosen among hidden cards is one answer, not another one wherever another card is imagined there."""
    for name in ("wars3x3", "kiseki", "honjin"):
        for sight in sights(load(name), "4", 3, every=5):
            search = searched(sight, 25)
            assert {*search.root.edges[0]} <= {*search.keys}


def test_what_it_expects_is_what_the_seat_would_be_told() -> None:
    told = 0
    for sight in sights(load("wars3x3"), "3", 3):
        search = searched(sight, 40)
        told += len(search.expected(search.found()[0].answer))
    assert told


def test_several_cores_find_the_same_whichever_is_quick() -> None:
    sight = sights(load("wars3x3"), "3", 2)[1]
    player = SearchPlayer("7", 30, cores=2)
    one = figures(player.searched(sight))
    assert player.done == 30
    other = figures(player.searched(sight))
    assert one == other
    alone = SearchPlayer("7", 15)
    assert {str(each[0]) for each in figures(alone.searched(sight))} == {str(each[0]) for each in one}


def test_the_answer_is_the_same_under_every_hash_seed() -> None:
    words = (
        "import fuda; from fuda.play.contest import Contest; "
        "c = Contest(fuda.load('wars3x3'), [fuda.bot('search:15', '1'), fuda.bot('greedy', '2')], '7', listen=False); "
        "[c.step() for _ in range(14)]; print(c.state().key())"
    )
    keys = {
        subprocess.run(
            [sys.executable, "-c", words],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(keys) == 1


def test_a_player_with_a_clock_keeps_enough_for_the_rest_of_the_game() -> None:
    sight = sights(load("wars3x3"), "3", 1)[0]
    for player in (SearchPlayer("7", 1 << 30), SearchPlayer("7", seconds=60.0)):
        sight.clock = 2.0
        player.answer(sight)
        assert 0 <= player.done < 1 << 20


@pytest.mark.parametrize("name", ["search:", "search:0", "search:0s", "search:2x", "search:2s@0", "search:9999s"])
def test_a_budget_that_makes_no_sense_is_refused_with_what_to_write(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(name, "7")
    assert "search:2s" in refused.value.explain("en") and "search:2s" in refused.value.explain("ja")


@pytest.mark.parametrize("name", ["level:0", "level:9", "level:", "level:x", "wavering:101", "wavering:x"])
def test_a_level_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(name, "7")
    assert name in refused.value.explain("en") and name in refused.value.explain("ja")


def test_there_are_eight_levels_each_with_a_bot_and_two_names() -> None:
    found = levels()
    assert [each.number for each in found] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len({each.bot for each in found}) == len({each.name.ja for each in found}) == 8
    assert all(fuda.bot(f"level:{each.number}", "7").name == f"level:{each.number}" for each in found)
    assert {f"level:{each.number}" for each in found} < {*SERVED} and {*BOTS} < {*SERVED}


def test_a_server_lets_no_bot_think_for_ever() -> None:
    assert is_served("search:2s") and is_served("search:500")
    for name in (
        "search:60s",
        "search:2s@4",
        "search:999999",
        "search:x",
        "level:9",
        "module:Class",
        "deep",
    ):
        assert not is_served(name)


def test_a_search_without_a_deadline_asks_for_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def never() -> float:
        raise AssertionError("the clock was looked at")

    monkeypatch.setattr(tree, "perf_counter", never)
    search = searched(sights(load("wars3x3"), "3", 1)[0], 5)
    assert search.until == inf
