"""A match: answers, errors, undo, views, copies."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import fuda
from fuda.kernel.views import view
from fuda.library.loading import GAMES


def some_way(match: fuda.Match, answers: int, seed: str = "1") -> fuda.Match:
    """The match after some random answers."""
    luck = random.Random(seed)
    for _ in range(answers):
        if match.outcome is None:
            match.play(match.pending[0].answers.sample(luck))
    return match


@pytest.mark.parametrize("name", [*GAMES])
def test_a_view_an_event_and_an_outcome_are_what_goes_over_the_wire(name: str) -> None:
    match = some_way(fuda.load(name).new(seed=5), 30)
    for seat in (0, 1, fuda.JUDGE):
        seen = match.view(seat)
        assert seen.to_json() == view(match.state, match.game.rules, seat)
        assert json.loads(json.dumps(seen.to_json()))
        assert [len(zone) for zone in seen.zones] == [zone["count"] for zone in seen.to_json()["zones"]]
        assert seen.text("ja") and seen.text("en")
        for card in seen.cards:
            assert seen.card(card.handle or 0).handle == card.handle or card.handle is None
    assert len(match.log(0)) == len(match.log(1)) == len(match.log(fuda.JUDGE)) > 10


def test_what_is_shown_cannot_be_changed() -> None:
    seen = fuda.load("wars3x3").new(seed=7).view(0)
    card: Any = seen.cards[0]
    with pytest.raises(AttributeError):
        card.number = "001"
    situation: Any = seen.situation
    with pytest.raises(TypeError):
        situation["life"] = 0
    seen.to_json()["situation"]["life"] = 0
    assert seen.situation["life"] == (30, 30)
    with pytest.raises(KeyError, match="hand of 1"):
        seen.zone("attic")
    with pytest.raises(KeyError):
        seen.card(10**6)


def test_a_view_and_a_question_stay_true_when_the_match_goes_on() -> None:
    match = fuda.load("hanyo").new(seed=7)
    before, question = match.view(0).to_json(), match.pending[0]
    old = match.view(0)
    told = question.to_json()
    fresh = match.copy().pending[0]
    some_way(match, 40)
    assert old.to_json() == before and question.to_json() == told == fresh.to_json()
    assert str(question) == str(fresh)
    assert [str(each) for each in question.answers] == [str(each) for each in fresh.answers]


def test_answers_that_cannot_be_given_are_refused_by_kind_and_change_nothing() -> None:
    match = fuda.load("wars3x3").new(seed=7)
    before = match.encode()
    answer = match.pending[0].answers[0]
    for given, seat, kind in (
        (5, 0, fuda.IllegalAnswer),
        ([0], 0, fuda.IllegalAnswer),
        ("keep", 0, fuda.MalformedAnswer),
        (None, 0, fuda.MalformedAnswer),
        (0, fuda.CHANCE, fuda.NotYourTurn),
        (0, 7, fuda.NotYourTurn),
        (0, None, fuda.NotYourTurn),  # both are asked: which one answers?
        (answer, 1, fuda.NotYourTurn),
    ):
        with pytest.raises(kind) as caught:
            match.play(given, seat)
        assert isinstance(caught.value, fuda.WrongAnswer) and isinstance(caught.value, ValueError)
        assert caught.value.explain("en") != caught.value.explain("ja")
    with pytest.raises(fuda.IllegalAnswer) as caught_in_question:
        match.pending[0].answer([9])
    assert caught_in_question.value.clause == "W3.4"
    assert match.encode() == before
    match.play(0, 0)
    match.play(0, 1)
    with pytest.raises(fuda.NotYourTurn, match="another question"):
        match.play(answer)
    assert match.concede(0).winner == 1
    for again in (lambda: match.play(0, 0), lambda: match.play(answer), lambda: match.concede(1)):
        with pytest.raises(fuda.GameOver):
            again()
    assert match.pending == ()


def test_an_answer_that_another_clause_forbids_names_that_clause() -> None:
    """What the rules say of a card that cannot be chosen, not only that it is not offered."""
    from fuda.kernel.decisions import Cards
    from fuda.kernel.machine import asked

    found = 0
    for seed in range(4):
        match = fuda.load("kiseki").new(seed=seed)
        luck = random.Random(seed)
        for _ in range(150):
            if match.outcome is not None:
                break
            question = match.pending[0]
            decision = asked(match.state, question.seat)
            if isinstance(decision, Cards) and decision.most:
                with pytest.raises(fuda.IllegalAnswer) as caught:
                    question.answer([0] * (decision.most + 1))
                assert caught.value.clause
                found += 1
            match.play(question.answers.sample(luck))
    assert found > 5


def test_an_answer_of_ones_own_is_taken_back_freely_and_more_takes_consent() -> None:
    match = fuda.load("wars3x3").new(seed=7)
    start = match.encode()
    with pytest.raises(fuda.UndoRefused) as nothing:
        match.undo()
    assert nothing.value.name == "nothing-to-undo"
    match.play(0, 0)
    match.undo()
    assert match.encode() == start and match.number == 0
    match.play(0, 0)
    match.play(1, 1)  # a mulligan: chance deals again
    with pytest.raises(fuda.UndoRefused) as caught:
        match.undo(0)
    kinds = {each.kind for each in caught.value.disclosures}
    assert {"answer", "chance"} <= kinds
    assert caught.value.explain("en") != caught.value.explain("ja")
    log = match.log(0)
    match.undo(0, consent=True)
    assert match.encode() == start and len(match.log(0)) < len(log)


@pytest.mark.parametrize("name", [*GAMES])
def test_undo_is_free_exactly_where_a_contest_would_let_it(name: str) -> None:
    """The same answers in a match and in a contest that keeps its positions: both call the same undo free."""
    from fuda.api.undoing import FREE, undo_cost

    game = fuda.load(name)
    match = game.new(seed="9")
    contest = fuda.Contest(game, [fuda.bot("random", "1"), fuda.bot("random", "2")], "9", keeps=True)
    numbers: list[tuple[int, int]] = []  # of each answer of a player: its number in the contest, and its seat
    luck, free = random.Random(name), 0
    while contest.outcome is None and len(numbers) < 60:
        while contest.state().pending[0].seat == fuda.CHANCE:
            contest.step()
        question = match.pending[0]
        value = question.answers.sample(luck).value
        numbers.append((contest.answers, question.seat))
        contest.give(question.seat, value)
        match.play(value, question.seat)
        while any(each.seat == fuda.CHANCE for each in contest.state().pending):
            contest.step()
        number, seat = numbers[-1]
        is_free = undo_cost(contest.disclosures(number), seat) == FREE
        trial = match.copy()
        if is_free:
            trial.undo()
            assert trial.number == match.number - 1
            free += 1
        else:
            with pytest.raises(fuda.UndoRefused):
                trial.undo()
    assert free > 0


def test_a_copy_costs_no_more_the_longer_the_game_is() -> None:
    match = fuda.load("kokuryoku").new(seed=4)
    copy = match.copy()
    assert copy.state is match.state
    some_way(match, 20)
    later = match.copy(listens=False)
    assert later.state is match.state and later.log(0) == match.log(0)
    if later.outcome is None:
        assert later.play(later.pending[0].answers[0]) == ()
        assert later.number == match.number + 1
    assert copy.number == 0


def test_the_log_tells_each_seat_its_own_and_goes_on_from_a_number() -> None:
    match = fuda.load("wars3x3").new(seed=7)
    dealt = [event.card for event in match.log(1) if event.name == "Dealt"]
    assert any(card is None or card.number is None for card in dealt)
    assert any(card is not None and card.number is not None for card in dealt)
    assert match.log(0, since=0) == ()
    match.play(0, 0)
    events = match.play(1, 1)
    assert match.log(fuda.JUDGE, since=1) == events and match.log(fuda.JUDGE)[-len(events) :] == events


def test_copies_in_threads_play_as_they_would_alone() -> None:
    """The positions that copies share are never changed."""
    match = some_way(fuda.load("wars3x3").new(seed=7), 6)
    before = match.encode()

    def played(seed: int) -> tuple[int, bytes]:
        own = some_way(match.copy(listens=False), 60, str(seed))
        return own.number, own.encode()

    alone = [played(seed) for seed in range(6)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(played, range(6))) == alone
    assert match.encode() == before


def test_without_a_seed_chance_is_asked_and_may_be_undone_with_its_answer() -> None:
    match = fuda.load("wars3x3").new()
    match.play(match.pending[0].answers[0])
    assert match.number == 1 and match.chances == 1
    with pytest.raises(fuda.UndoRefused):
        match.undo()  # only players take answers back
    match.undo(fuda.CHANCE, consent=True)
    assert match.number == 0 and match.chances == 0


@pytest.mark.parametrize("name", [name for name in GAMES if name != "wars3x3"])
def test_a_deck_that_the_rules_forbid_is_refused_with_its_clauses(name: str) -> None:
    game = fuda.load(name)
    good = game.preset_decks[0]
    assert game.deck_refusals([good, good]) == ((), ())
    game.new(seed=1, decks=[good, good])
    with pytest.raises(fuda.IllegalDeck) as caught:
        game.new(seed=1, decks=[good, (*good[:-1], "nonsense")])
    assert caught.value.seat == 1 and all(each.clause for each in caught.value.refusals)
    with pytest.raises(fuda.IllegalDeck) as short:
        game.new(seed=1, decks=[good[:10], good])
    assert short.value.seat == 0 and short.value.refusals[0].clause in short.value.explain("en")
    assert short.value.explain("en") != short.value.explain("ja")


def test_why_not_takes_cards_as_they_are_seen() -> None:
    match = fuda.load("hanyo").new(seed=7)
    while match.pending[0].kind != "act":
        match.play(match.pending[0].answers[0])
    question = match.pending[0]
    for answer in question.answers:
        assert match.why_not(question.seat, answer) is None
        assert answer.action is not None and match.why_not(question.seat, answer.action) is None
    card = match.view(question.seat).zone("hand", question.seat).cards[0]
    spoken = [match.why_not(question.seat, "fly", card=each) for each in (card, card.handle, card.number)]
    assert spoken[0] is not None and spoken[0] == spoken[1] == spoken[2]
