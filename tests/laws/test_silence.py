"""Does the law of silence find what it is there for? A silent window planted into each game, and nothing without."""

from __future__ import annotations

import pytest

from fuda.library.loading import GAMES, load_rules
from fuda.play.laws.hidden import law_hidden, law_silence
from fuda.play.laws.walks import positions
from tests.laws.planted import in_turn
from tests.laws.silences import SILENCES, the_toy_passes_for_who_has_nothing
from tests.toy.duel import DuelRules
from tests.toy.randomness import SeededRandomness

SEEN = ("others are asked", "asked in one only", "whether seat")


@pytest.mark.parametrize("name", SILENCES)
def test_a_planted_silent_window_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = SILENCES[name]
    rules = load_rules(found.game)
    found.plant(monkeypatch)
    for game in in_turn(name, found.games):
        for each in law_silence(rules, found.variant, f"silence {game}", 1):
            assert any(said in each.text for said in SEEN), each
            return
    pytest.fail(f"{name} was not found in {found.games} games")


def test_a_silent_window_planted_into_the_game_of_the_tests_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert law_silence(DuelRules(), "", "1", 12) == []
    the_toy_passes_for_who_has_nothing(monkeypatch)
    assert any("others are asked" in each.text for each in law_silence(DuelRules(), "", "1", 12))
    assert law_hidden(DuelRules(), "", "1", 12) == []  # nothing is sent that would tell


def test_every_game_has_planted_silent_windows() -> None:
    assert {each.game for each in SILENCES.values()} == {*GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_hides_what_is_forced_asks_questions_with_one_answer(game: str) -> None:
    rules, variant = load_rules(game), GAMES[game].variants[0].id
    counts = [
        sum(
            position.decision.count() == 1
            for position in positions(rules, variant, SeededRandomness(3), hide_forced=hides)
        )
        for hides in (False, True)
    ]
    assert counts[0] == 0 < counts[1]


def test_who_has_a_unit_is_asked_about_a_new_hand_too() -> None:
    """6.1.1.7 is too rare for lots: a hand without a unit card."""
    rules = load_rules("honjin")
    asked = [
        position.decision
        for position in positions(rules, "constructed", SeededRandomness(3), hide_forced=True)
        if position.decision.purpose == "redraw"
    ]
    assert [each.seat for each in asked] == [0, 1] and all(each.count() == 1 for each in asked)
    assert [each.chosen(0) for each in asked] == [1, 1]
