"""Does Lamplight, the game that the guide adds, stand as firmly as the others? Ledger, cards, laws, words, play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fuda.api import CHANCE, Game, Stream, load
from fuda.library.card_checks import check_cards
from fuda.library.ledger import check
from fuda.library.loading import load_rules
from fuda.library.trying import kinds_of, try_text
from fuda.library.wording import wording
from fuda.play.figures.simulation import simulate
from fuda.play.laws.catalogue import LAWS
from tests.citing import clause
from tests.sixth.knowing import known
from tests.sixth.table import DECK, HANDS
from tests.surfaces.running import fuda

TESTS = Path(__file__).resolve().parents[1]


@pytest.fixture(autouse=True)
def akari() -> Iterator[Game]:
    with known() as game:
        yield load(game)


@clause("akari", "1.1", "1.2", "1.3", "1.4")
def test_a_game_begins_with_three_cards_and_a_lamp_for_each(akari: Game) -> None:
    match = akari.new()
    assert match.pending[0].seat == CHANCE and match.pending[0].to_json()["size"] == 30
    match.play(list(range(30)))
    assert [len(match.state.zones[zone]) for zone in (DECK, *HANDS)] == [24, 3, 3]
    assert match.view(0).situation["lamps"] == (1, 1)
    match.play([2])
    assert [question.seat for question in match.pending] == [1]
    assert len(match.state.zones[HANDS[1]]) == 4


@clause("akari", "1.2")
def test_nobody_sees_the_other_hand(akari: Game) -> None:
    view = akari.new(seed=1).view(0)
    assert len(view.zone("hand", 0).cards) >= 3 and view.zone("hand", 1).cards == ()


def test_the_ledger_is_complete() -> None:
    report = check("akari", TESTS)
    assert not report.problems, "\n".join(report.lines())
    assert report.with_code == report.with_test == sum(report.totals.values()) - report.totals["inert"]


def test_every_card_compiles_and_prints_itself_in_both_languages(akari: Game) -> None:
    report = check_cards("akari")
    assert report.passed and report.cards == 6


def test_a_card_file_of_ones_own_is_read_though_the_cards_have_no_kind() -> None:
    report = check_cards("akari", [TESTS / "fuzz" / "corpus" / "cards" / "found-c382d61db9.input"])
    assert report.passed and report.cards == 1
    assert list(kinds_of("akari")) == [""] and try_text("akari", "灯を1つともす。").english == "Light 1 lamp."


@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds(law: str) -> None:
    found = LAWS[law](load_rules("akari"), "plain", "1", LAWS[law].sample)
    assert not found, "\n".join(str(each) for each in found)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_everything_that_is_told_has_words(akari: Game, language: str) -> None:
    said = wording("akari", language, (), True)
    endings: set[str] = set()
    for seed in range(12):
        match = akari.new(seed=seed)
        number = 0
        while match.outcome is None:
            for question in match.pending:
                told = question.to_json()
                assert said.describe(told)
                for option in told.get("options", ()):
                    assert said.describe(option)
                for event in match.play(question.answers.sample(Stream(str(seed), str(number)))):
                    said.describe(event.to_json())
                number += 1
        assert said.describe(match.outcome.to_json())
        endings.add(match.outcome.reason)
    assert {"seven-lamps", "deck"} <= endings


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_refusal_has_words_and_a_remedy(akari: Game, language: str) -> None:
    said = wording("akari", language, (), True)
    source = (Path(__file__).parent / "turn.py").read_text(encoding="utf-8")
    conditions = re.findall(r'Reason\("[^"]+", "([a-z-]+)"', source)
    assert len(conditions) == 5
    for condition in conditions:
        assert said.has("reason", condition) and said.has("remedy", condition)
    match = akari.new(seed=1)
    seat = match.pending[0].seat
    refused = match.explain_refusal(1 - seat, {"verb": "pass"})
    assert any(said.say("remedy", "not-your-turn") in line for line in said.explained(refused))


def test_the_greedy_bot_plays_it_better_than_chance() -> None:
    result = simulate("akari", 40, "greedy", "random", seed="1", swap=True)
    assert result.wins("a") > result.wins("b")


@pytest.mark.parametrize("language", ["ja", "en"])
def test_it_is_watched_and_looked_up_from_the_command_line(language: str) -> None:
    played = fuda("play", "akari", "--seed", "3", "--lang", language)
    assert played.exit_code == 0, played.output
    assert ("Flint" if language == "en" else "火打石") in played.output
    shown = fuda("cards", "akari", "A6", "--lang", language)
    assert ("light 3 lamps" if language == "en" else "灯を3つともす") in shown.output.lower()
    ruled = fuda("rules", "akari", "2.2a", "--lang", language)
    assert "2.2a" in ruled.output and "tests/sixth/turn.py" in ruled.output
