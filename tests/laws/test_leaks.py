"""Does the law of hidden cards find what it is there for? Every planted leak, and nothing in the clean engine."""

from __future__ import annotations

import pytest

from fuda.kernel.decisions import Answer, Randomness
from fuda.kernel.hidden import exchanged
from fuda.kernel.machine import asked, submit
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.library.loading import load_rules
from fuda.play.laws import hidden, twin
from fuda.play.laws.hidden import law_hidden
from tests.laws.leaks import HANYO_LEAKS, HONJIN_LEAKS, KISEKI_LEAKS, KOKURYOKU_LEAKS, LEAKS
from tests.laws.planted import in_turn

GAMES = 150  # in which a leak has to be found; the rarest needs a magic that points at a hidden card
HANYO_GAMES = 20
KISEKI_GAMES = 6
HONJIN_GAMES = 20
KOKURYOKU_GAMES = 6
CLEAN = 12


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules("wars3x3")
    LEAKS[name](monkeypatch)
    for game in in_turn(name, GAMES):
        if any(found.text.startswith("seat ") for found in law_hidden(rules, "wizard", f"leaks {game}", 1)):
            return
    pytest.fail(f"{name} was not found in {GAMES} games")


@pytest.mark.parametrize("name", HANYO_LEAKS)
def test_a_leak_planted_into_hanyo_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules("hanyo")
    HANYO_LEAKS[name](monkeypatch)
    for game in in_turn(name, HANYO_GAMES):
        if any(found.text.startswith("seat ") for found in law_hidden(rules, "lots", f"leaks {game}", 1)):
            return
    pytest.fail(f"{name} was not found in {HANYO_GAMES} games")


@pytest.mark.parametrize("name", KISEKI_LEAKS)
def test_a_leak_planted_into_kiseki_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules("kiseki")
    KISEKI_LEAKS[name](monkeypatch)
    for game in in_turn(name, KISEKI_GAMES):
        if any(found.text.startswith("seat ") for found in law_hidden(rules, "blitz", f"leaks {game}", 1)):
            return
    pytest.fail(f"{name} was not found in {KISEKI_GAMES} games")


@pytest.mark.parametrize("name", KOKURYOKU_LEAKS)
def test_a_leak_planted_into_kokuryoku_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules("kokuryoku")
    KOKURYOKU_LEAKS[name](monkeypatch)
    for game in in_turn(name, KOKURYOKU_GAMES):
        if any(found.text.startswith("seat ") for found in law_hidden(rules, "standard", f"leaks {game}", 1)):
            return
    pytest.fail(f"{name} was not found in {KOKURYOKU_GAMES} games")


@pytest.mark.parametrize("name", HONJIN_LEAKS)
def test_a_leak_planted_into_honjin_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules("honjin")
    HONJIN_LEAKS[name](monkeypatch)
    for game in in_turn(name, HONJIN_GAMES):
        if any(found.text.startswith("seat ") for found in law_hidden(rules, "constructed", f"leaks {game}", 1)):
            return
    pytest.fail(f"{name} was not found in {HONJIN_GAMES} games")


def test_nothing_is_found_where_nothing_leaks() -> None:
    rules = load_rules("wars3x3")
    for game in range(CLEAN):
        assert law_hidden(rules, "wizard", f"leaks {game}", 1) == []


def test_there_are_at_least_eight_kinds_of_leaks() -> None:
    assert len(LEAKS) >= 8


@pytest.mark.parametrize("error", [KeyError, IndexError, AssertionError])
def test_an_error_of_the_engine_in_a_twin_is_a_finding(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(state: State, rules: Rules, seat: int, answer: Answer) -> None:
        question = asked(state, seat)
        if question is None or question.refuse(answer) is not None:
            submit(state, rules, seat, answer)
        raise error("planted")

    monkeypatch.setattr(hidden, "KINDS", ("all",))
    monkeypatch.setattr(twin, "submit", breaks)
    found = law_hidden(load_rules("wars3x3"), "wizard", "errors", 1)
    assert any("planted" in each.text for each in found)


def test_an_error_while_hidden_cards_are_exchanged_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(game: State, rules: Rules, seat: int, source: Randomness) -> State:
        if asked(game, seat) is None:
            raise AssertionError("planted")
        return exchanged(game, rules, seat, source)

    monkeypatch.setattr(hidden, "KINDS", ("all",))
    monkeypatch.setattr(twin, "exchanged", breaks)
    found = law_hidden(load_rules("wars3x3"), "wizard", "errors", 1)
    assert any("planted" in each.text for each in found)
