"""The vocabulary matrix: every term of a rulebook in every role, or a reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fuda.library.ledger import Words
from fuda.library.loading import GAMES
from fuda.library.trying import try_text
from fuda.library.vocabulary import ROLES, Reason, Term, Vocabulary, has_vocabulary, load_vocabulary

WITH: list[str] = [game for game in GAMES if has_vocabulary(game)]


@pytest.fixture(scope="module")
def hanyo() -> Vocabulary:
    return load_vocabulary("hanyo")


def _term(vocabulary: Vocabulary, name: str) -> Term:
    return next(each for each in vocabulary.terms if each.id == name)


@pytest.mark.parametrize("game", WITH)
def test_every_text_of_the_matrix_passes_as_it_stands(game: str) -> None:
    vocabulary = load_vocabulary(game)
    for term in vocabulary.terms[::9]:
        for cell in vocabulary.cells(term):
            if cell.text:
                trial = try_text(game, cell.text, cell.card)
                assert trial.passed, (cell.name, cell.text, [str(each) for each in trial.problems])
                assert trial.english == cell.english


def test_a_cell_shows_the_term_in_its_role(hanyo: Vocabulary) -> None:
    draw = _term(hanyo, "draw")
    assert "相手は" in hanyo.cell(draw, "opponent").text
    assert "引いたとき" in hanyo.cell(draw, "trigger").text
    assert "引けない" in hanyo.cell(draw, "forbid").text


def test_a_term_without_words_is_a_hole_until_a_reason_is_given(hanyo: Vocabulary) -> None:
    nothing = Term("nothing", "act", Words("無", "nothing"), ("904.1",), {})
    bare = replace(hanyo, terms=(nothing,), reasons=())
    assert [each.values["cell"] for each in bare.problems() if each.name == "vocabulary-hole"] == [
        f"nothing.{role}" for role in ROLES["act"]
    ]
    why = Reason(("nothing.*",), "904.1", Words("無い", "there is none"), 1)
    assert not [each for each in replace(bare, reasons=(why,)).problems() if each.name == "vocabulary-hole"]


def test_a_reason_that_is_needed_no_more_or_has_no_clause_is_told(hanyo: Vocabulary) -> None:
    draw = replace(hanyo, terms=(_term(hanyo, "draw"),), said=(), chapters=())
    idle = Reason(("draw.do",), "999.9", Words("無い", "there is none"), 7)
    names = [each.name for each in replace(draw, reasons=(idle,)).problems() if each.line == 7]
    assert names == ["vocabulary-clause", "vocabulary-idle"]


def test_a_word_that_belongs_to_no_term_is_told(hanyo: Vocabulary) -> None:
    without = replace(hanyo, terms=tuple([each for each in hanyo.terms if each.id != "shuffle"]), reasons=())
    assert "Shuffle" in [each.values.get("word") for each in without.problems()]
