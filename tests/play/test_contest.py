"""A contest: who is asked, what players see, what is told to whom."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.api import Game
from fuda.api.answers import all_answers, from_seat, refusal, sample, to_seat
from fuda.api.chance import Stream
from fuda.kernel.decisions import Answer, Cards, Cells, Number, Option, Order
from fuda.kernel.reasons import Illegal, Malformed, NotAsked
from fuda.kernel.state import State
from fuda.play.contest import JUDGE, Contest
from fuda.play.players import BOTS, Sight, UnknownBot, bot


class Scripted:
    """Answers the first thing offered and keeps what it was shown."""

    name = "scripted"

    def __init__(self) -> None:
        self.sights: list[Sight] = []
        self.views: list[dict[str, Any]] = []
        self.news: list[list[str]] = []

    def answer(self, sight: Sight) -> Answer:
        self.sights.append(sight)
        self.views.append(sight.shown)
        self.news.append([each.name for each in sight.news])
        return next(sight.answers())


def play(game: Game, seed: str = "7", **options: Any) -> tuple[Contest, list[Scripted]]:
    players = [Scripted(), Scripted()]
    contest = Contest(game, players, seed, **options)
    contest.play()
    return contest, players


def test_a_match_goes_to_the_end_and_counts_what_happened(tricks: Game) -> None:
    contest, players = play(tricks)
    assert contest.outcome is not None and contest.outcome.clause == "6"
    # Five rounds of two answers; the last round is forced. Chance shuffles and rolls.
    assert [len(each.sights) for each in players] == [4, 4]
    assert (contest.answers, contest.chances, contest.decisions) == (10, 2, 8)
    assert contest.steps == contest.state().steps > 20


def test_the_same_seed_gives_the_same_match_and_another_seed_another(tricks: Game) -> None:
    assert play(tricks)[0].log == play(tricks)[0].log
    assert play(tricks)[0].log != play(tricks, "8")[0].log


def test_without_a_seed_every_match_is_new(tricks: Game) -> None:
    contests = [Contest(tricks, [Scripted(), Scripted()]) for _ in range(3)]
    assert len({contest.seed for contest in contests}) == 3


def test_players_get_a_sight_and_no_state(tricks: Game) -> None:
    _, (player, _) = play(tricks)
    sight = player.sights[0]
    public = [getattr(sight, name) for name in dir(sight) if not name.startswith("_")]
    assert not any(isinstance(each, State) for each in public)
    assert all(view["seat"] == 0 for view in player.views)
    assert [zone["cards"] for zone in player.views[0]["zones"] if zone["zone"] == "hand-1"] == [[]]


def test_a_sight_tells_the_question_and_its_answers_in_the_seats_words(tricks: Game) -> None:
    _, (player, _) = play(tricks)
    sight = player.sights[0]
    assert sight.asked["purpose"] == "lay" and sight.asked is sight.asked
    assert sight.count() == 5
    assert list(sight.answers()) == [(0,), (1,), (2,), (3,), (4,)]
    assert sight.refusal((2,)) is None
    assert sight.refusal([2]) is None
    refused = sight.refusal((5,))
    assert refused is not None and refused.condition == "no-such-place"
    with pytest.raises(Malformed):
        sight.refusal("two")


def test_what_a_seat_imagines_does_not_depend_on_what_it_cannot_see(tricks: Game) -> None:
    contest = Contest(tricks, [Scripted(), Scripted()], "7")
    contest.step()
    contest.step()
    state = contest.state()
    twin = state.clone()
    theirs, rest = state.zones[2], state.zones[0]
    twin.printed[theirs[0]], twin.printed[rest[0]] = state.printed[rest[0]], state.printed[theirs[0]]
    assert twin.printed != state.printed
    imagined = [Sight(tricks, each, each.pending[0], 2).imagined(Stream("imagine")) for each in (state, twin)]
    assert imagined[0].key() == imagined[1].key()
    assert imagined[0].printed != state.printed


def test_news_are_what_the_seat_was_told_since_its_last_question(tricks: Game) -> None:
    _, (first, second) = play(tricks)
    assert first.news[0][0] == "Shuffled" and "Rolled" in first.news[0]
    assert first.news[1] == second.news[1]
    assert first.news[1][:2] == ["Moved", "Moved"]


def test_every_seat_has_a_log_in_its_own_words(tricks: Game) -> None:
    contest, _ = play(tricks)
    assert len(contest.log[0]) == len(contest.log[1]) == len(contest.log[JUDGE])
    dealt = [place for place, told in enumerate(contest.log[JUDGE]) if told["event"] == "Moved" and told["target"] == 1]
    assert all("card" in contest.log[0][place]["card"] for place in dealt)
    assert all("card" not in contest.log[1][place]["card"] for place in dealt)


def test_whoever_listens_is_told_every_event_at_once(tricks: Game) -> None:
    heard: list[dict[int, dict[str, Any]]] = []
    contest, _ = play(tricks, told=heard.append)
    assert [each[JUDGE] for each in heard] == contest.log[JUDGE]
    assert [each[0] for each in heard] == contest.log[0]


def test_a_match_that_does_not_listen_goes_the_same_way(tricks: Game) -> None:
    quiet, _ = play(tricks, listen=False)
    loud, _ = play(tricks)
    assert quiet.log[JUDGE] == []
    assert quiet.state().key() == loud.state().key()


def test_an_answer_that_does_not_fit_changes_nothing(tricks: Game) -> None:
    contest = Contest(tricks, [Scripted(), Scripted()], "7")
    contest.step()
    contest.step()
    before = contest.state().key(), contest.answers, contest.decisions
    with pytest.raises(NotAsked):
        contest.give(2, (1,))
    with pytest.raises(Malformed):
        contest.give(0, None)
    for wrong in ((9,), (0, 1), 0, ()):
        with pytest.raises(Illegal):
            contest.give(0, wrong)
    assert (contest.state().key(), contest.answers, contest.decisions) == before


def test_the_judge_has_a_copy_that_cannot_touch_the_match(tricks: Game) -> None:
    contest = Contest(tricks, [Scripted(), Scripted()], "7")
    copy = contest.state()
    copy.printed.clear()
    assert contest.view(JUDGE)["game"] == "tricks" and contest.state().printed


def test_answers_are_translated_both_ways() -> None:
    for decision in (
        Cards(0, "1", "x", (40, 7, 19), 0, 2),
        Cells(0, "1", "x", (3, 1), 1, 1),
        Order(0, "1", "x", (9, 4, 30)),
        Option(0, "1", "x", ("a", "b")),
        Number(0, "1", "x", 2, 5),
    ):
        engine = list(decision.answers())
        seat = list(all_answers(decision))
        assert [from_seat(decision, each) for each in seat] == engine
        assert [to_seat(decision, each) for each in engine] == seat
        drawn = {sample(decision, Stream("s", str(place))) for place in range(200)}
        assert drawn == set(seat)


def test_what_is_chosen_may_be_named_in_any_order_but_not_twice() -> None:
    decision = Cards(0, "1", "x", (40, 7, 19), 0, 2)
    assert from_seat(decision, [2, 0]) == (40, 19)
    twice = refusal(decision, [1, 1])
    assert twice is not None and twice.condition == "chosen-twice-or-out-of-order"
    assert from_seat(Order(0, "1", "x", (9, 4, 30)), [2, 0, 1]) == (30, 9, 4)
    for malformed in (True, 1.0, "1", [True], [None]):
        with pytest.raises(Malformed):
            from_seat(decision, malformed)


def test_bots_are_found_by_name_and_an_unknown_one_is_explained() -> None:
    assert [bot(name, "1").name for name in BOTS] == [*BOTS]
    with pytest.raises(UnknownBot, match="greedy") as caught:
        bot("clever", "1")
    assert "clever" in caught.value.explain("ja")


def test_a_random_player_is_uniform_and_needs_no_memory(tricks: Game) -> None:
    contest = Contest(tricks, [Scripted(), Scripted()], "7")
    contest.step()
    contest.step()
    state = contest.state()
    counts = [0] * 5
    for number in range(1000):
        answer = bot("random", "3").answer(Sight(tricks, state, state.pending[0], number))
        assert isinstance(answer, tuple)
        counts[answer[0]] += 1
    assert all(150 < count < 250 for count in counts)
