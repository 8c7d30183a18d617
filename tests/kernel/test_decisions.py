"""Do decisions list, count, check and sample the same answers? For every kind, over generated questions."""

from __future__ import annotations

import time
from collections import Counter
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fuda.kernel.decisions import (
    KINDS,
    Act,
    Action,
    Allocate,
    Answer,
    Cards,
    Cells,
    Decision,
    Number,
    Option,
    Order,
    Roll,
    Shuffle,
)
from fuda.kernel.state import CHANCE
from tests.toy.randomness import SeededRandomness

things = st.lists(st.integers(0, 30), unique=True, max_size=6).map(tuple)
sizes = st.tuples(st.integers(0, 6), st.integers(0, 6)).map(sorted)


@st.composite
def subsets(draw: st.DrawFn) -> Decision:
    least, most = draw(sizes)
    kind = draw(st.sampled_from([Cards, Cells]))
    return kind(0, "T1.1", "some", draw(things), least, most)


@st.composite
def shares(draw: st.DrawFn) -> Decision:
    limits = tuple(draw(st.lists(st.integers(0, 4), max_size=4)))
    least, most = sorted((draw(st.integers(0, 9)), draw(st.integers(0, 9))))
    return Allocate(0, "T1.1", "some", tuple(range(10, 10 + len(limits))), limits, least, most)


decisions = st.one_of(
    subsets(),
    shares(),
    st.integers(1, 6).map(lambda n: Act(0, "T1.1", "some", tuple([Action("do", each) for each in range(n)]))),
    st.integers(1, 6).map(lambda n: Option(0, "T1.1", "some", tuple([f"o{each}" for each in range(n)]))),
    st.tuples(st.integers(-5, 5), st.integers(0, 9)).map(lambda b: Number(0, "T1.1", "some", b[0], b[0] + b[1])),
    st.lists(st.integers(0, 30), unique=True, max_size=5).map(lambda items: Order(0, "T1.1", "some", tuple(items))),
    st.tuples(st.integers(0, 3), st.integers(1, 6)).map(lambda d: Roll("T1.1", "some", d[0], d[1])),
    st.integers(0, 5).map(lambda n: Shuffle("T1.1", "some", n)),
)


def mutations(answer: Answer) -> list[Answer]:
    """Answers that are almost this one."""
    if isinstance(answer, int):
        return [answer - 100, answer + 100, (answer,), ()]
    found: list[Answer] = [0, (*answer, 99), (*answer, *answer, 1, 1)]
    for place in range(len(answer)):
        found.append((*answer[:place], 99, *answer[place + 1 :]))
        found.append((*answer[:place], -1, *answer[place + 1 :]))
        found.append(answer[:place] + answer[place + 1 :])
        found.append((*answer, answer[place]))
    found.append(tuple(reversed(answer)))
    return found


@given(decisions)
def test_every_listed_answer_is_accepted_and_all_are_counted(decision: Decision) -> None:
    listed = list(decision.answers())
    assert len(listed) == decision.count()
    assert len(set(listed)) == len(listed)
    for answer in listed:
        assert decision.refuse(answer) is None


@given(decisions)
def test_whatever_is_not_listed_is_refused_with_the_clause_that_asks(decision: Decision) -> None:
    listed = set(decision.answers())
    for answer in [changed for each in listed for changed in mutations(each)]:
        reason = decision.refuse(answer)
        assert (reason is None) == (answer in listed), answer
        if reason is not None:
            assert reason.clause == "T1.1" and reason.condition


@given(decisions, st.integers(0, 1000))
def test_a_sampled_answer_is_accepted(decision: Decision, seed: int) -> None:
    if decision.count():
        assert decision.refuse(decision.sample(SeededRandomness(seed))) is None


@pytest.mark.parametrize(
    "decision",
    [
        Act(options=tuple([Action("do", each) for each in range(7)])),
        Option(options=("a", "b", "c")),
        Number(low=-2, high=4),
        Cards(candidates=(4, 9, 2, 7), least=1, most=3),
        Cells(candidates=(0, 1, 2, 3, 4), least=0, most=5),
        Order(items=(5, 3, 8, 1)),
        Allocate(places=(1, 2, 3), limits=(2, 1, 3), least=1, most=4),
        Roll(dice=2, faces=4),
        Shuffle(size=4),
    ],
    ids=lambda decision: decision.kind,
)
def test_sampling_is_uniform(decision: Decision) -> None:
    each = 400
    count = decision.count()
    source = SeededRandomness(11)
    drawn = Counter([decision.sample(source) for _ in range(each * count)])
    assert set(drawn) == set(decision.answers())
    chi_square = sum((times - each) ** 2 / each for times in drawn.values())
    # Mean count - 1, variance 2 (count - 1); five deviations.
    assert chi_square < (count - 1) + 5 * (2 * (count - 1)) ** 0.5 + 5


def test_every_kind_has_its_own_name_and_is_in_the_list() -> None:
    names = [kind.kind for kind in KINDS]
    assert len(set(names)) == len(KINDS) == 9 and all(names)


def test_chance_rolls_and_shuffles() -> None:
    assert Roll().seat == Shuffle().seat == CHANCE


@pytest.mark.parametrize(
    "decision",
    [
        Cards(candidates=tuple(range(60)), least=0, most=30),
        Order(items=tuple(range(60))),
        Shuffle(size=60),
        Roll(dice=40, faces=20),
        Allocate(places=tuple(range(12)), limits=(20,) * 12, least=0, most=100),
    ],
    ids=lambda decision: decision.kind,
)
def test_a_huge_question_is_counted_checked_and_sampled_without_listing(decision: Decision) -> None:
    source = SeededRandomness(3)
    start = time.perf_counter()
    assert decision.count() > 10**15
    for _ in range(50):
        assert decision.refuse(decision.sample(source)) is None
    assert time.perf_counter() - start < 5


def test_big_subsets_are_counted_exactly() -> None:
    assert Cards(candidates=tuple(range(60)), least=0, most=30).count() == sum(comb(60, n) for n in range(31))


def test_a_forced_share_out_is_found_at_once() -> None:
    decision = Allocate(places=tuple(range(12)), limits=(9,) * 12, least=108, most=108)
    assert decision.count() == 1
    assert list(decision.answers()) == [(9,) * 12]


def test_a_subset_of_fewer_candidates_than_wanted_takes_them_all() -> None:
    decision = Cards(candidates=(3, 5), least=4, most=6)
    assert list(decision.answers()) == [(3, 5)]


def test_cards_named_in_another_order_or_twice_are_refused() -> None:
    decision = Cards(clause="T1.1", candidates=(7, 3, 5), least=2, most=2)
    for answer in ((3, 7), (7, 7)):
        reason = decision.refuse(answer)
        assert reason is not None and reason.condition == "chosen-twice-or-out-of-order"


def test_an_action_arrives_as_itself_and_an_option_as_its_index() -> None:
    action = Action("do", 4)
    assert Act(options=(Action("pass"), action)).chosen(1) is action
    assert Option(options=("a", "b")).chosen(1) == 1
