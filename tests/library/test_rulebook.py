"""Rulebooks: chapters and sections that hold every clause, the cards that touch one, and what a search finds."""

from __future__ import annotations

import pytest

from fuda.library.ledger import load_clauses
from fuda.library.loading import load_cards
from fuda.library.rulebook import load_sections, search, sections_of, touching

BOOKS = ("wars3x3", "hanyo", "kiseki", "kokuryoku", "honjin")


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_stands_in_one_chapter_and_at_most_one_section(game: str) -> None:
    sections = load_sections(game)
    chapters = [each for each in sections.values() if not each.within]
    assert [clause for each in chapters for clause in each.clauses] == list(load_clauses(game))
    for chapter in chapters:
        inner = [each for each in sections.values() if each.within == chapter.id]
        assert not inner or [clause for each in inner for clause in each.clauses] == list(chapter.clauses)
    assert all(each.within in ("", *[chapter.id for chapter in chapters]) for each in sections.values())
    assert all(each.title.is_complete for each in sections.values())


@pytest.mark.parametrize("game", BOOKS)
def test_a_clause_has_the_number_of_its_section(game: str) -> None:
    for section in load_sections(game).values():
        assert all(clause.startswith(section.id) for clause in section.clauses)


def test_a_clause_is_found_in_its_chapter_and_section() -> None:
    assert [each.id for each in sections_of("honjin", "10.8.4.1")] == ["10", "10.8"]
    assert [each.id for each in sections_of("wars3x3", "S10")] == ["S"]


def test_a_rulebook_without_sections_is_divided_by_its_numbers(tmp_path: object) -> None:
    from fuda.library import rulebook

    assert [*rulebook._by_number(["1.1", "1.2", "2.1a", "A1"])] == ["1", "2", "A1"]


@pytest.mark.parametrize("game", ["wars3x3", "hanyo", "kokuryoku"])
def test_the_cards_that_touch_a_clause_are_cards_of_the_game(game: str) -> None:
    numbers = {card.number for card in load_cards(game)}
    found = touching(game)
    assert len(found) > 20 and set(found) <= set(load_clauses(game))
    assert all(set(cards) <= numbers and cards for cards in found.values())


def test_a_card_touches_the_clauses_that_its_phrases_cite() -> None:
    harvest = next(card for card in load_cards("wars3x3") if card.name_ja == "花乙女")
    assert harvest.number in touching("wars3x3")["S3"]
    assert harvest.number not in touching("wars3x3").get("S6", ())


def test_a_search_looks_into_summaries_rulings_and_names_of_cards() -> None:
    by_word = {hit.clause.id: hit.places for hit in search("wars3x3", "MULLIGAN")}
    assert "summary" in by_word["W3.4"] and "ruling" in by_word["W3.1"] and "summary" not in by_word["W3.1"]
    assert {hit.clause.id: hit.places for hit in search("wars3x3", "マリガン")}["W3.4"]
    assert "card" in {hit.clause.id: hit.places for hit in search("wars3x3", "花乙女")}["S3"]
    assert search("wars3x3", "xyzzy") == []
