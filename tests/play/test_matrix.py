"""The matrix of decks: who sits where, which games count, what is too much, and where there is nothing to compare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from fuda.api import Game
from fuda.play.figures import campaign_games
from fuda.play.figures.campaign import run_part
from fuda.play.figures.campaign_parts import PARTS, Finding, Task
from fuda.play.figures.campaign_report import heading, markdown
from fuda.play.figures.matrix import FAIR_SHARE, Matrix, NothingToCompare, deck_matrix, decks_to_compare
from fuda.play.figures.simulation import Played, Series, simulate

DECKS = decks_to_compare("hanyo")
NAMES = {deck.cards: name for name, deck in DECKS.items()}
PAIRS = len(DECKS) * (len(DECKS) - 1) // 2

Winner = Callable[[tuple[str, str], int], str]


class Decided:
    """Plays nothing: says of every game, by the decks at both seats and its index, which deck wins."""

    def __init__(self, winner: Winner) -> None:
        self.winner = winner
        self.seatings: list[tuple[str, str]] = []

    def map(self, work: Any, jobs: Iterable[Any]) -> Iterator[Any]:
        for series, indices in jobs:
            yield [self.game(series, index) for index in indices]

    def game(self, series: Series, index: int) -> Played:
        first, second = [NAMES[deck] for deck in series.decks_of(index)]
        self.seatings.append((first, second))
        winner = self.winner((first, second), index)
        seat = (first, second).index(winner) if winner else -1
        return Played(index, seat, "even" if seat < 0 else "more", "1", 0, 10, 10, 10)


def decided(winner: Winner, games: int = 4) -> Matrix:
    return deck_matrix("hanyo", games, seed="1", executor=Decided(winner))


def test_every_two_decks_sit_at_both_seats_equally_often() -> None:
    executor = Decided(lambda decks, index: "")
    deck_matrix("hanyo", 6, seed="1", executor=executor)
    wanted = {(a, b): 3 for a in DECKS for b in DECKS if a != b}
    assert {each: executor.seatings.count(each) for each in executor.seatings} == wanted


def test_a_deck_that_always_wins_does_so_from_both_seats() -> None:
    matrix = decided(lambda decks, index: "wildfire" if "wildfire" in decks else decks[index % 2])
    for other in DECKS:
        if other != "wildfire":
            assert (matrix.against("wildfire", other), matrix.against(other, "wildfire")) == (1.0, 0.0)
    assert matrix.most_uneven.uneven == 1.0 and not matrix.is_fair


def test_the_share_of_a_seat_is_not_the_share_of_a_deck() -> None:
    matrix = decided(lambda decks, index: decks[0])
    assert {matrix.against(a, b) for a in DECKS for b in DECKS if a != b} == {0.5}
    assert matrix.figures()["seat_0_of_decided"]["share"] == 1.0 and matrix.is_fair


def test_draws_are_counted_and_left_out_of_the_shares() -> None:
    matrix = decided(lambda decks, index: "" if index < 2 else max(decks))
    assert {pair.won_by_a["of"] for pair in matrix.pairs} == {2}
    assert matrix.figures()["draws"]["count"] == 2 * PAIRS and not matrix.is_fair
    drawn = decided(lambda decks, index: "")
    assert drawn.against("wildfire", "frozen_tide") is None and drawn.is_fair


@pytest.mark.parametrize(("won", "fair"), [(65, True), (66, False), (35, True), (34, False)])
def test_more_than_the_fair_share_is_too_much_whichever_deck_has_it(won: int, fair: bool) -> None:
    assert FAIR_SHARE == 0.65
    matrix = decided(lambda decks, index: min(decks) if index < won else max(decks), 100)
    assert matrix.is_fair is fair
    assert matrix.most_uneven.uneven == pytest.approx(max(won, 100 - won) / 100)


def test_one_uneven_pair_is_enough() -> None:
    def winner(decks: tuple[str, str], index: int) -> str:
        return min(decks) if set(decks) == {"thousand_wings", "wildfire"} else decks[0]

    matrix = decided(winner)
    assert not matrix.is_fair
    assert (matrix.most_uneven.a, matrix.most_uneven.b) == ("thousand_wings", "wildfire")


def test_the_series_of_a_pair_is_that_of_a_simulation_with_these_decks() -> None:
    matrix = deck_matrix("hanyo", 2, "random", "5")
    for pair in matrix.pairs[:2]:
        figures = pair.figures()
        decks = (DECKS[pair.a].cards, DECKS[pair.b].cards)
        alone = simulate("hanyo", 2, "random", "random", figures["seed"], swap=True, decks=decks)
        assert alone.played == pair.result.played
        assert alone.figures()["endings"] == figures["endings"]


def test_the_number_of_workers_changes_nothing() -> None:
    here, there = [deck_matrix("hanyo", 2, "random", "5", workers).figures() for workers in (1, 2)]
    assert here == there


def test_progress_counts_to_all_games() -> None:
    told: list[tuple[int, int]] = []
    deck_matrix("hanyo", 3, executor=Decided(lambda decks, index: ""), progress=lambda *each: told.append(each))
    assert told[0] == (2, 3 * PAIRS) and told[-1] == (3 * PAIRS, 3 * PAIRS)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_a_fixed_deck_and_a_game_without_decks_leave_nothing_to_compare(tricks: Game) -> None:
    with pytest.raises(NothingToCompare) as fixed:
        deck_matrix("wars3x3", 2)
    assert "fixed" in fixed.value.explain("en") and "決まっている" in fixed.value.explain("ja")
    with pytest.raises(NothingToCompare) as few:
        deck_matrix("tricks", 2)
    assert "0 deck" in few.value.explain("en") and "0個" in few.value.explain("ja")


def test_the_campaign_skips_games_without_decks_and_says_why(tricks: Game) -> None:
    for game, why in (("wars3x3", "fixed"), ("tricks", "two are needed")):
        found = run_part("decks", game)
        assert found["passed"] and found["summary"].startswith("skipped: ") and why in found["summary"]


def judged(monkeypatch: pytest.MonkeyPatch, winner: Winner, quick: bool) -> Finding:
    def made(game: str, games: int, **options: Any) -> Matrix:
        return decided(winner, games)

    monkeypatch.setattr(campaign_games, "deck_matrix", made)
    from fuda.api import load

    return PARTS["decks"].run(Task(load("hanyo"), 4, "1", 1, quick, lambda done, of: None))


def test_the_campaign_fails_for_an_unfair_matrix_but_not_for_a_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PARTS["decks"].full == 400
    assert not judged(monkeypatch, lambda decks, index: max(decks), quick=False).passed
    assert judged(monkeypatch, lambda decks, index: max(decks), quick=True).passed
    assert judged(monkeypatch, lambda decks, index: decks[0], quick=False).passed


def test_the_report_shows_the_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, lambda decks, index: max(decks), quick=False)
    part = {"game": "hanyo", "part": "decks", "claim": "", "size": 4, "passed": False, "summary": "", "seconds": 1}
    text = markdown({**heading("1", False, 1), "parts": [{**part, "table": list(found.table)}]})
    assert "## hanyo: decks" in text
    assert "| frozen_tide | – | 0.0% | 0.0% | 0.0% |" in text
    assert "| wildfire | 100.0% | 100.0% | 100.0% | – |" in text
    assert "| frozen_tide – wildfire | 0 / 4 (0.0% to 49.0%) | 0 | 50.0% | 10 | more [1] 4 |" in text
    assert f"more [1] {4 * PAIRS} |" in text
