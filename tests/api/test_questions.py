"""Answers as an object: iterated, counted, indexed, sampled, tested with `in`, said in words."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

import fuda
from fuda.api.answers import all_answers, nth
from fuda.api.questions import Question
from fuda.kernel.decisions import Act, Action, Allocate, Cards, Cells, Decision, Number, Option, Order, Roll, Shuffle
from fuda.library.loading import GAMES
from tests.matches import questions

SMALL: list[Decision] = [
    Act(0, "1.1", "act", (Action("go-on"), Action("pass"), Action("go-on"))),
    Option(0, "1.1", "option", ("yes", "no")),
    Number(0, "1.1", "number", 2, 9),
    Cards(0, "1.1", "cards", (7, 3, 5, 9, 1), 0, 3),
    Cells(0, "1.1", "cells", (4, 8, 6), 1, 2),
    Order(0, "1.1", "order", (9, 2, 4, 1), False),
    Allocate(0, "1.1", "allocate", (1, 2, 3), (2, 0, 3), 1, 4, False),
    Allocate(0, "1.1", "allocate", (1, 2), (5, 5), 3, 3, False),
    Roll("1.1", "roll", 2, 6),
    Shuffle("1.1", "shuffle", 4),
]


@pytest.mark.parametrize("decision", SMALL, ids=lambda each: each.kind)
def test_any_place_is_looked_up_without_listing_those_before_it(decision: Decision) -> None:
    listed = list(all_answers(decision))
    assert [nth(decision, place) for place in range(decision.count())] == listed
    assert len(listed) == decision.count()


@pytest.mark.parametrize("decision", SMALL, ids=lambda each: each.kind)
def test_answers_behave_like_what_they_list(decision: Decision) -> None:
    match = fuda.load("wars3x3").new(seed=7)
    answers = Question(match.game, match.state, decision).answers
    listed = list(answers)
    assert len(answers) == answers.total == len(listed) and bool(answers)
    assert answers[-1] == listed[-1] and answers[1:3] == tuple(listed[1:3])
    assert all(each in answers and each.to_json() in answers for each in listed)
    for place in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            answers[place]
    wrong: list[Any] = [None, "0", 1.5, True, [99], 99, [[0]], object(), -1]
    assert not any(each in answers for each in wrong)


def test_a_sample_is_uniform_and_any_random_will_do() -> None:
    match = fuda.load("wars3x3").new(seed=7)
    answers = Question(match.game, match.state, Cards(0, "1.1", "discard", (7, 3, 5, 9), 1, 2)).answers
    luck = random.Random(1)
    found = Counter([answers.sample(luck).value for _ in range(5_000)])
    assert len(found) == 10 and min(found.values()) > 400 and max(found.values()) < 600
    assert answers.sample(fuda.Stream("1")) == answers.sample(fuda.Stream("1"))


def test_more_answers_than_len_can_say_are_counted_indexed_and_sampled() -> None:
    answers = fuda.load("hanyo").new().pending[0].answers
    assert answers.total > 10**64 and answers
    with pytest.raises(OverflowError, match="total"):
        len(answers)
    assert answers[answers.total - 1].value == tuple(range(49, -1, -1))
    assert answers[-1] in answers and answers.sample(random.Random(1)) in answers
    assert [each.value for each in islice(answers, 2)] == [answers[0].value, answers[1].value]


def test_an_answer_belongs_to_its_question_and_not_to_another() -> None:
    match = fuda.load("wars3x3").new(seed=7)
    first, second = match.pending
    assert first.answers[0] != second.answers[0] and first.answers[0] not in second.answers
    copy = match.copy()
    assert copy.pending[0] == first and first.answers[0] in copy.pending[0].answers
    copy.play(first.answers[0])
    assert len(copy.pending) == 1 and len(match.pending) == 2


@pytest.mark.parametrize("name", [*GAMES])
def test_every_question_and_answer_has_words_in_both_languages(name: str) -> None:
    luck = random.Random(f"words {name}")
    kinds: set[str] = set()
    for seed in range(3):
        match = fuda.load(name).new(seed=seed)
        while match.outcome is None:
            for question in match.pending:
                assert question.prompt.is_complete, question
                kinds.add(question.kind)
                for answer in islice(question.answers, 12):
                    said = [answer.text(language) for language in ("en", "ja")]
                    assert all(said) and not any("{" in each or each.startswith("answer.") for each in said), said
            match.play(match.pending[0].answers.sample(luck))
    assert len(kinds) >= 2


@pytest.mark.parametrize("name", [*GAMES])
def test_two_answers_that_differ_for_the_seat_are_not_said_alike_where_they_name_other_cards(name: str) -> None:
    luck = random.Random(f"alike {name}")
    match = fuda.load(name).new(seed=3)
    while match.outcome is None:
        for question in match.pending:
            if question.kind in ("cards", "order"):
                answers = question.answers[:20]
                named = {tuple(card.number for card in each.cards): each.text() for each in answers}
                assert len(set(named.values())) == len(named)
        match.play(match.pending[0].answers.sample(luck))


def test_what_goes_over_the_wire_is_what_the_engine_tells() -> None:
    from fuda.kernel.machine import asked
    from fuda.kernel.telling import tell_decision

    match = fuda.load("hanyo").new(seed=7)
    for seat, told in questions(match).items():
        decision = asked(match.state, seat)
        assert decision is not None and told == tell_decision(match.state, match.game.rules, decision, seat)
    told = match.pending[0].to_json()
    told.clear()
    assert match.pending[0].to_json() != {}
