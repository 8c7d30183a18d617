"""Can a rulebook be browsed? Structure, parts, clauses with all that is known of them, and a search."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fuda.library.loading import GAMES
from fuda.library.rulebook import load_sections
from tests.surfaces.running import fuda


def printed(*arguments: str) -> Any:
    return json.loads(fuda("rules", *arguments, "--json").stdout)


@pytest.mark.parametrize("game", [*GAMES])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_rulebook_is_shown_by_its_parts(game: str, language: str) -> None:
    shown = fuda("rules", game, "--lang", language).stdout
    found = load_sections(game)
    for section in found.values():
        assert (section.title.ja if language == "ja" else section.title.en) in shown
    first = next(iter(found))
    assert f"fuda rules {game} {first}" in shown
    assert fuda("rules", game, first, "--lang", language).exit_code == 0


def test_a_part_lists_its_parts_or_its_clauses() -> None:
    chapter = fuda("rules", "hanyo", "7", "--lang", "en").stdout
    assert "The battle" in chapter and "704" in chapter and "704.3a" not in chapter
    section = fuda("rules", "hanyo", "704", "--lang", "en").stdout
    assert "704.3a" in section and "705.1" not in section
    assert [each["id"] for each in printed("wars3x3")["sections"]][:2] == ["W1", "W2"]
    told = printed("hanyo", "7")
    assert [each["id"] for each in told["sections"]] == ["701", "702", "703", "704", "705"]
    assert told["clauses"][0]["id"] == "701.1"


def test_a_clause_tells_both_languages_code_tests_rulings_and_cards() -> None:
    shown = fuda("rules", "wars3x3", "S3", "--lang", "en").stdout
    for part in ("More about cards and terms", "豊穣", "src/fuda/games/wars3x3/", "tests/", "Flower Maiden", "Ruling"):
        assert part in shown
    told = printed("wars3x3", "s3")
    assert told["cards"] and told["code"] and told["tests"] and told["rulings"]
    assert told["sections"][0]["id"] == "S" and told["summary"]["ja"] and told["summary"]["en"]


def test_a_heading_shows_what_stands_below_it() -> None:
    shown = fuda("rules", "honjin", "10.8", "--lang", "en").stdout
    assert "Below it" in shown and "10.8.4.3" in shown and "10.9" not in shown


def test_all_clauses_can_be_listed() -> None:
    shown = fuda("rules", "wars3x3", "--all", "--lang", "ja").stdout
    assert all(clause in shown for clause in ("W1.1", "4.2c", "Q18"))


def test_a_word_in_the_place_of_a_clause_is_searched_for() -> None:
    for word in ("mulligan", "MULLIGAN", "マリガン"):
        asked = fuda("rules", "wars3x3", word, "--lang", "en")
        searched = fuda("rules", "wars3x3", "--search", word, "--lang", "en")
        assert asked.exit_code == 0 and asked.stdout == searched.stdout and "W3.4" in asked.stdout
    told = printed("hanyo", "退却")
    assert "605.3" in [each["id"] for each in told["clauses"]]
    in_english = printed("hanyo", "retreat")
    assert {each["id"] for each in in_english["clauses"]} >= {"605.3"}
    ruled = printed("kokuryoku", "held back")  # stands in the reason of a ruling only
    assert [(each["id"], each["found_in"]) for each in ruled["clauses"]] == [
        ("X5.4", ["ruling"]),
        ("X7.21", ["ruling"]),
    ]
    nothing = fuda("rules", "hanyo", "xyzzy", "--lang", "en")
    assert nothing.exit_code != 0 and "no clause 'xyzzy'" in nothing.output


def test_a_search_says_where_the_word_stands() -> None:
    shown = fuda("rules", "wars3x3", "--search", "mulligan", "--lang", "en")
    assert shown.exit_code == 0 and "W3.4" in shown.stdout and "summary" in shown.stdout
    told = printed("wars3x3", "--search", "花乙女")
    assert "card" in next(each["found_in"] for each in told["clauses"] if each["id"] == "S3")
    nothing = fuda("rules", "wars3x3", "--search", "xyzzy", "--lang", "ja")
    assert nothing.exit_code == 1 and "xyzzy" in nothing.stdout


def test_an_unknown_part_is_refused_with_the_nearest() -> None:
    result = fuda("rules", "hanyo", "704.3z", "--lang", "en")
    assert result.exit_code == 2 and "704.3" in result.output
    assert fuda("rules", "nogame").exit_code == 2
