"""What is measured of bots: learned weights, ratings, and positions with something to find."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fuda.api import Game, load
from fuda.kernel import machine
from fuda.library.loading import GAMES
from fuda.play.bots.outlook import LEARNED, figures_of, learned_weights, names_of, outlook_of
from fuda.play.bots.tree import Search
from fuda.play.contest import Contest
from fuda.play.figures import ratings, training, wins
from fuda.play.figures.pictures import calibration_picture
from fuda.play.players import Sight, bot


def test_figures_are_opposite_for_both_seats_but_for_the_worth() -> None:
    for name in GAMES:
        game = load(name)
        contest = Contest(game, [bot("random", "1"), bot("random", "2")], "5", None, game.rules.deck_pair(1))
        while contest.answers < 30 and contest.outcome is None:
            contest.step()
        one, other = (figures_of(contest.state(), game.rules, seat) for seat in (0, 1))
        assert len(one) == len(names_of(game.rules)) > 3
        assert [-each for each in one[1:]] == [*other[1:]]


def test_training_is_the_same_from_the_same_seed_and_writes_what_the_search_reads(tricks: Game, tmp_path: Path) -> None:
    words = ["--game", "tricks", "--games", "10", "--workers", "1", "--bot", "random", "--dry"]
    reports: list[str] = []
    for place in ("one", "two"):
        out = tmp_path / place / "calibration"
        assert training.main([*words, "--out", str(out)]) == 0
        reports.append(out.with_suffix(".json").read_text(encoding="utf-8"))
        assert out.with_suffix(".md").read_text(encoding="utf-8").count("%") > 4
        assert (tmp_path / place / "calibration-tricks.svg").read_text(encoding="utf-8").count("<circle") > 0
    assert reports[0] == reports[1]
    found = json.loads(reports[0])[0]
    (tmp_path / LEARNED).write_text(training.written(found), encoding="utf-8")
    weights = learned_weights(tmp_path, tricks.rules)
    assert weights is not None and abs(weights[1][0] - found["weights"]["worth"]) < 1e-4


def test_the_weights_of_a_game_make_probabilities() -> None:
    from dataclasses import replace

    for name in GAMES:
        game = load(name)
        if not (game.entry.folder / LEARNED).is_file():
            continue
        contest = Contest(game, [bot("random", "1"), bot("random", "2")], "5", None, game.rules.deck_pair(1))
        while machine.asked(contest.state(), 0) is None:
            contest.step()
        state = contest.state()
        decision = machine.asked(state, 0)
        assert decision is not None
        search = Search(Sight(game, state, decision, 0), "7", replace(outlook_of(name), learned=True))
        assert search.learned is not None and 0.05 < search.value_of(state) < 0.95


def test_more_figures_are_kept_only_where_they_help() -> None:
    rows = [((float(place % 7 - 3), 0.0), float(place % 7 > 3)) for place in range(70)]
    plain, rich = training.fitted(rows, 1), training.fitted(rows, 2)
    assert abs(plain.loss(rows) - rich.loss(rows)) < 1e-6
    assert plain.loss(rows) < 0.4
    bins = training.calibration(plain, rows)
    assert sum(each["positions"] for each in bins) == 70
    assert calibration_picture("x & y", bins).count("&amp;") == 1


def test_ratings_follow_the_results_and_games_are_kept(tmp_path: Path) -> None:
    names = ["random", "greedy"]
    words = ["--game", "wars3x3", "--pairs", "2", "--workers", "1", "--out", str(tmp_path / "ratings")]
    words += ["--bot", names[0], "--bot", names[1]]
    assert ratings.main(words) == 0
    file = tmp_path / "ratings-wars3x3.jsonl"
    games = file.read_text(encoding="utf-8").splitlines()
    assert len(games) == 4
    file.write_text("\n".join(games[:3]) + "\n", encoding="utf-8")  # broken off in the middle of a pair
    assert ratings.main(words) == 0
    assert file.read_text(encoding="utf-8").splitlines() == games
    text = file.with_suffix(".md").read_text(encoding="utf-8")
    assert "| greedy | 3 Opportunist | 1000 |" in text


def test_a_bot_that_wins_more_is_rated_higher_and_few_games_leave_a_wide_interval() -> None:
    def pair(number: int, points: float) -> list[ratings.Game]:
        game = {"a": "strong", "b": "greedy", "points": points, "pair": number}
        return [game, {**game, "swapped": True}]

    few = ratings.rated(["strong", "greedy"], [pair(each, float(each % 4 > 0)) for each in range(8)], "7")
    many = ratings.rated(["strong", "greedy"], [pair(each, float(each % 4 > 0)) for each in range(80)], "7")
    assert few["greedy"][0] == many["greedy"][0] == 1000
    assert many["strong"][0] > 1100
    assert few["strong"][2] - few["strong"][1] > many["strong"][2] - many["strong"][1]


@pytest.mark.parametrize("name", ["wars3x3", "hanyo", "kokuryoku"])
def test_bots_are_asked_at_positions_with_a_proved_answer(name: str) -> None:
    """A sample; a campaign looks at all of them."""
    solved = wins.check(name, "search:40", most=2)
    assert len(solved) == 2
    assert {each.kind for each in solved} <= {wins.WIN, wins.SAVE}


def test_what_is_proved_holds_whatever_lies_where_the_seat_cannot_see(tricks: Game) -> None:
    """In the last trick the higher card wins: only who cannot lose whatever the other holds has a proof."""
    found = 0
    for number in range(40):
        contest = Contest(tricks, [bot("random", "1"), bot("random", "2")], str(number), listen=False)
        while contest.outcome is None:
            state = contest.state()
            decision = machine.asked(state, 0)
            if decision is not None and decision.count() > 1:
                worlds = wins.worlds_of(state, tricks.rules, 0, "7")
                assert worlds and len(worlds) > 1
                found += 1
            contest.step()
        if found > 10:
            break
    assert found > 10
