"""Timelines: walking through a game, branches, fixes, and what the rules do between two questions."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fuda.api import Game, load
from fuda.api.answers import sample
from fuda.api.chance import Stream
from fuda.kernel import machine
from fuda.kernel.reasons import Illegal, NotAsked
from fuda.library.loading import GAMES
from fuda.play.contest import Contest
from fuda.play.laws.timeline import random_game, walk
from fuda.play.players import bot
from fuda.play.records.fixing import BadFix, Fix, zone_names
from fuda.play.records.replay import Replay
from fuda.play.records.timeline import FIXED, BadTimeline, Timeline, TimelineEntry
from fuda.play.records.transcript import Recording, read
from fuda.play.scenarios.playing import begin, parse


def recorded(game: Game, path: Path) -> Timeline:
    recorder = Recording.begin(path, game, None, "7", ["random", "random"])
    Contest(game, [bot("random", "a"), bot("random", "b")], "7", recorder=recorder).play()
    return Replay(read(path))


@pytest.fixture
def wars(tmp_path: Path) -> Timeline:
    return recorded(load("wars3x3"), tmp_path / "game.jsonl")


@pytest.mark.parametrize("game", [*GAMES])
def test_back_from_the_end_and_forward_again_every_position_has_its_key(game: str) -> None:
    for place, variant in enumerate(GAMES[game].variants[:2]):
        assert walk((game, variant.id, "7", place)) == []


def test_a_changed_answer_is_noticed_by_the_keys(wars: Timeline) -> None:
    wars.go(len(wars))
    keys = {wars.at: wars.key()}
    while wars.at:
        wars.back()
        keys[wars.at] = wars.key()
    assert len(set(keys.values())) > len(keys) - 5


def test_every_step_tells_its_question_its_answer_and_its_events(wars: Timeline) -> None:
    steps = list(wars.steps())
    assert [each.number for each in steps] == list(range(len(wars)))
    assert all(each.asked is not None and each.asked["seat"] == each.seat for each in steps)
    wars.go(3)
    assert wars.step(len(wars) - 1) == steps[-1] and wars.at == 3
    assert wars.view()["outcome"] is None
    wars.go(len(wars))
    assert wars.outcome is not None and wars.waiting() == ()


def test_there_is_nothing_before_the_start_and_after_the_end(wars: Timeline) -> None:
    with pytest.raises(BadTimeline):
        wars.back()
    with pytest.raises(BadTimeline):
        wars.go(len(wars) + 1)
    wars.go(len(wars))
    with pytest.raises(BadTimeline):
        wars.forward()
    with pytest.raises(BadTimeline):
        wars.moments(len(wars))
    with pytest.raises(BadTimeline) as bad:
        wars.step(-1)
    for language in ("ja", "en"):
        assert bad.value.name not in bad.value.explain(language)


# --- branches


def another(timeline: Timeline) -> tuple[int, int, int]:
    """A position with at least two actions, who is asked, and an action that was not chosen."""
    for number in range(len(timeline)):
        step = timeline.step(number)
        if step.asked is not None and step.asked["kind"] == "act" and len(step.asked["options"]) > 1:
            assert isinstance(step.answer, int)
            return number, step.seat, (step.answer + 1) % len(step.asked["options"])
    raise AssertionError("nothing was chosen in the whole game")


def test_another_answer_opens_a_branch_and_the_first_one_stays(wars: Timeline) -> None:
    number, seat, answer = another(wars)
    length = len(wars)
    wars.go(number + 1)
    before = wars.key()
    wars.go(number)
    wars.give(seat, answer)
    assert (wars.at, len(wars)) == (number + 1, number + 1)
    assert [(each.start, each.length, each.is_current) for each in wars.branches] == [
        (0, length, False),
        (number, number + 1, True),
    ]
    other = wars.key()
    wars.switch(0)
    assert wars.at == number and len(wars) == length
    wars.forward()
    assert wars.key() == before != other
    wars.switch(1)
    wars.go(len(wars))
    assert wars.key() == other


def test_the_answer_that_was_given_already_opens_no_branch(wars: Timeline) -> None:
    number, seat, answer = another(wars)
    given = wars.step(number).answer
    wars.go(number)
    wars.give(seat, given)
    assert len(wars.branches) == 1 and wars.at == number + 1
    wars.back()
    wars.give(seat, answer)
    wars.back()
    wars.give(seat, given)
    assert [each.is_current for each in wars.branches] == [True, False]
    wars.back()
    wars.give(seat, answer)
    assert [each.is_current for each in wars.branches] == [False, True]


def test_an_answer_that_does_not_fit_changes_nothing(wars: Timeline) -> None:
    number, seat, _ = another(wars)
    wars.go(number)
    key = wars.key()
    with pytest.raises(Illegal):
        wars.give(seat, 999)
    with pytest.raises(NotAsked):
        wars.give(1 - seat, 0)
    assert (wars.key(), wars.at, len(wars.branches)) == (key, number, 1)
    with pytest.raises(BadTimeline):
        wars.switch(1)


def test_answers_that_were_taken_back_are_branches(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = load("wars3x3")
    recorder = Recording.begin(path, game, None, "7", ["random", "random"])
    contest = Contest(game, [bot("random", "a"), bot("random", "b")], "7", recorder=recorder, keeps=True)
    for _ in range(40):
        contest.step()
    first = contest.state().key()
    number, seat, answer = another(Replay(read(path)))
    contest.take_back(number + 1, seat, "given")
    contest.step()
    contest.take_back(number, seat, "given")
    contest.give(seat, answer)
    timeline = Replay(read(path))
    assert len(timeline) == number + 1
    assert [(each.start, each.length) for each in timeline.branches] == [(0, number + 1), (number, 40)]
    timeline.switch(1)
    timeline.go(40)
    assert timeline.key() == first
    timeline.switch(0)
    assert timeline.at == number
    timeline.forward()
    assert timeline.key() == contest.state().key() != first


def test_an_entry_that_does_not_fit_is_explained() -> None:
    game = load("wars3x3")
    timeline = Timeline(game, game.start(), [TimelineEntry(0, 0)])
    with pytest.raises(BadTimeline) as bad:
        timeline.forward()
    assert bad.value.name == "entry-unfit"
    for language in ("ja", "en"):
        assert "entry-unfit" not in bad.value.explain(language)


# --- what the rules do


@pytest.mark.parametrize("game", [*GAMES])
def test_moments_lead_from_one_question_to_the_next(game: str, tmp_path: Path) -> None:
    loaded = load(game)
    contest = Contest(loaded, [bot("random", "a"), bot("random", "b")], "3", decks=loaded.rules.deck_pair(1))
    timeline = Timeline(loaded, loaded.start(contest.variant, contest.decks))
    timeline.seed = "3"
    timeline.let_chance_answer()
    known = {clause for each in range(timeline.at) for moment in timeline.moments(each) for clause in moment.clauses}
    assert known
    last = timeline.moments(timeline.at - 1)
    assert last[-1].state.key() == timeline.key()
    after = timeline.state().steps
    timeline.back()
    assert len(last) == after - timeline.state().steps
    timeline.forward()
    told = [event for moment in last for event in moment.events]
    assert told == list(timeline.step(timeline.at - 1).events)
    timeline.back()
    timeline.forward()
    assert timeline.moments(timeline.at - 1)[-1].state.key() == timeline.key()


# --- fixes


def asked_act(timeline: Timeline) -> None:
    number, _, _ = another(timeline)
    timeline.go(number)


def test_a_fix_sets_values_and_is_walked_over_like_an_answer(wars: Timeline) -> None:
    asked_act(wars)
    here = wars.at
    before = wars.key()
    step = wars.fix(Fix(("life.first = 3", "turn = 9")))
    assert step.seat == FIXED and wars.entries()[-1] == TimelineEntry(FIXED, (), Fix(("life.first = 3", "turn = 9")))
    situation = wars.view()["situation"]
    assert situation["life"][0] == 3 and situation["turn"] == 9
    after = wars.key()
    assert after != before and len(wars.branches) == 2
    wars.back()
    assert wars.key() == before
    wars.go(0)
    wars.go(here + 1)
    assert wars.key() == after


def test_a_fix_moves_a_card_and_the_question_is_asked_anew(wars: Timeline) -> None:
    asked_act(wars)
    seat = wars.waiting()[0]
    zones = {(each["zone"], each["owner"]): each for each in wars.view()["zones"]}
    card = zones["deck", -1]["cards"][-1]
    hand = "hand.first" if seat == 0 else "hand.second"
    step = wars.fix(Fix((f"#{card['handle']} to {hand}",)))
    assert [event[-1]["event"] for event in step.events] == ["Moved"]
    held = next(each for each in wars.view()["zones"] if each["zone"] == "hand" and each["owner"] == seat)
    assert card["card"] in [each["card"] for each in held["cards"]]
    assert wars.asked(seat) is not None


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ("life.first", "fix-not-understood"),
        ("life.first = many", "fix-not-understood"),
        ("lives.first = 3", "fix-no-value"),
        ("life = 3", "fix-no-value"),
        ("zone.first = 3", "fix-no-value"),
        ("#1 to pocket.first", "fix-no-zone"),
        ("#99999 to hand.first", "fix-no-card"),
    ],
)
def test_a_fix_that_is_not_understood_is_refused_and_changes_nothing(wars: Timeline, change: str, name: str) -> None:
    asked_act(wars)
    key = wars.key()
    with pytest.raises(BadFix) as bad:
        wars.fix(Fix((change,)))
    assert bad.value.name == name and wars.key() == key and len(wars.branches) == 1
    for language in ("ja", "en"):
        assert name not in bad.value.explain(language)


def test_a_fix_with_which_the_game_cannot_go_on_is_refused(wars: Timeline) -> None:
    asked_act(wars)
    key = wars.key()
    with pytest.raises(BadFix) as bad:
        wars.fix(Fix(("step = 99",)))
    assert bad.value.name == "fix-breaks" and wars.key() == key


def test_a_finished_game_is_not_fixed(wars: Timeline) -> None:
    wars.go(len(wars))
    with pytest.raises(BadFix):
        wars.fix(Fix(("life.first = 3",)))


def test_sums_that_always_hold_hold_after_a_fix() -> None:
    game = load("kokuryoku")
    timeline = Timeline.of_game(game, seed="5", decks=game.rules.deck_pair(1))
    for _ in range(40):
        seat = timeline.waiting()[0]
        asked = timeline.asked(seat)
        assert asked is not None
        timeline.give(seat, 0 if asked["kind"] in ("act", "option") else [0])
        timeline.let_chance_answer()
        if timeline.asked(seat) is not None:
            break
    with pytest.raises(BadFix) as bad:
        timeline.fix(Fix(("used.first = 3",)))
    assert bad.value.name == "fix-sum"
    before = timeline.view()["situation"]["unused"][0]
    timeline.fix(Fix(("used.first = 3", f"unused.first = {before - 3}")))
    assert timeline.view()["situation"]["used"][0] == 3


@pytest.mark.parametrize("game", [*GAMES])
def test_a_mended_game_goes_on_and_is_walked_over_and_cut(game: str) -> None:
    timeline, _ = random_game(game, GAMES[game].variants[0].id, "mended", 1)
    chance = random.Random(f"mended {game}")
    stream = Stream("mended", game)
    mended = 0
    for _ in range(4):
        timeline.switch(0)
        timeline.go(chance.randrange(len(timeline)))
        state = timeline.state()
        card = chance.randrange(len(state.printed))
        zones = {name: timeline.game.rules.zones[place] for name, place in zone_names(timeline.game.rules).items()}
        fit = [
            name
            for name, zone in zones.items()
            if zone.name in ("hand", "deck") and zone.owner in (-1, state.owner[card])
        ]
        try:
            timeline.fix(Fix((f"#{state.handle[card]} to {chance.choice(fit)}",)))
        except BadFix:
            continue
        mended += 1
        for _ in range(8):
            if timeline.outcome is None:
                seat = timeline.waiting()[0]
                decision = machine.asked(timeline.state(), seat)
                assert decision is not None
                timeline.give(seat, sample(decision, stream))
        key = timeline.key()
        timeline.go(0)
        timeline.go(len(timeline))
        assert timeline.key() == key == begin(parse(timeline.cut())).state.key()
    assert mended >= 2


def test_where_the_rules_break_down_nothing_is_half_done(wars: Timeline, monkeypatch: pytest.MonkeyPatch) -> None:
    from fuda.games.wars3x3.table import WarsState

    number, seat, answer = another(wars)
    wars.go(number)
    key = wars.key()

    def advance(state: WarsState, rules: object) -> None:
        state.life[0] = 1
        raise RuntimeError("the pencil broke")

    with monkeypatch.context() as broken:
        broken.setattr(machine, "advance", advance)
        with pytest.raises(RuntimeError):
            wars.give(seat, answer)
    assert (wars.key(), wars.at, len(wars.branches)) == (key, number, 1)
