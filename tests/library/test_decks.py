"""Deck files: what is in them, and whether the rules allow it."""

from __future__ import annotations

from pathlib import Path

import pytest

from fuda.library.decks import DeckRefused, check_deck, decks, fixed_deck, read_deck
from fuda.library.files import BadFile
from fuda.library.loading import load_cards
from fuda.library.messages import LANGUAGES


def deck_text(**counts: int) -> str:
    wanted = {f"{number:03}": 1 for number in range(1, 49)}
    wanted.update({name.removeprefix("n"): count for name, count in counts.items()})
    lines = "\n".join(f'"{number}" = {count}' for number, count in wanted.items() if count)
    return f'name = {{ ja = "全部", en = "All" }}\n\n[cards]\n{lines}\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "mine.toml"
    found.write_text(deck_text(), encoding="utf-8")
    return found


def only(path: Path) -> BadFile:
    (problem,) = check_deck("wars3x3", path)
    for language in LANGUAGES:
        assert problem.explain(language).startswith(str(path))
    assert problem.explain("ja") != problem.explain("en")
    return problem


def test_the_deck_of_wars3x3_is_fixed_and_shared() -> None:
    fixed = fixed_deck("wars3x3")
    assert fixed is not None and fixed.name.is_complete
    assert fixed.cards == tuple(card.number for card in load_cards("wars3x3"))[:48]
    assert decks("wars3x3")[0] == fixed


def test_the_fixed_list_is_accepted(path: Path) -> None:
    assert check_deck("wars3x3", path) == ()
    deck = read_deck("wars3x3", path)
    assert len(deck.cards) == 48 and deck.name.en == "All"


@pytest.mark.parametrize(
    ("count", "condition", "card"),
    [("n007=0", "card-missing", "007"), ("n007=2", "each-card-once", "007"), ("nA01=1", "not-a-deck-card", "A01")],
)
def test_a_deck_that_differs_is_refused_by_the_clause(path: Path, count: str, condition: str, card: str) -> None:
    name, _, number = count.partition("=")
    path.write_text(deck_text(**{name: int(number)}), encoding="utf-8")
    problem = only(path)
    assert isinstance(problem, DeckRefused)
    assert (problem.reason.clause, problem.reason.condition) == ("W2.2", condition)
    assert card in problem.explain("en") and "W2.2" in problem.explain("ja")


def test_an_unknown_card_is_told_with_its_line_and_one_like_it(path: Path) -> None:
    path.write_text(deck_text(n0488=1), encoding="utf-8")
    problem = only(path)
    assert (problem.name, problem.line) == ("deck-unknown-card", 52)
    assert "048" in problem.explain("ja") and "fuda cards wars3x3" in problem.explain("en")


@pytest.mark.parametrize("count", ["0", "-1", "true", '"1"', "1.5"])
def test_a_count_that_is_none_is_told(path: Path, count: str) -> None:
    path.write_text(deck_text().replace('"007" = 1', f'"007" = {count}'), encoding="utf-8")
    problem = next(iter(check_deck("wars3x3", path)))
    assert (problem.name, problem.line) == ("bad-deck-count", 10)


@pytest.mark.parametrize(
    ("was", "is_now", "name"),
    [
        ('name = { ja = "全部", en = "All" }', "", "bad-deck-name"),
        ('en = "All"', 'en = ""', "bad-deck-name"),
        ("[cards]", "[card]", "unknown-key"),
        ("[cards]", "[cards", "malformed-toml"),
    ],
)
def test_a_deck_file_of_the_wrong_form_is_told(path: Path, was: str, is_now: str, name: str) -> None:
    path.write_text(deck_text().replace(was, is_now), encoding="utf-8")
    problems = check_deck("wars3x3", path)
    assert problems[0].name == name
    with pytest.raises(BadFile):
        read_deck("wars3x3", path)


def test_cards_must_be_a_table(path: Path) -> None:
    path.write_text('name = { ja = "a", en = "b" }\ncards = ["001"]\n', encoding="utf-8")
    assert (only(path).name, only(path).line) == ("bad-deck-cards", 2)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert only(tmp_path / "none.toml").name == "no-such-file"
