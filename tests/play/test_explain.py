"""Explanations: where the engine stands and why something is refused, in plain values and in both languages."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter

import msgspec
import pytest

from fuda.api import Game, Match, load
from fuda.api import explaining as explain
from fuda.api.answers import sample
from fuda.api.chance import Stream
from fuda.api.explaining import NEEDED, THERE
from fuda.api.wire import Explanation
from fuda.kernel.decisions import Act
from fuda.kernel.machine import asked, standing_in
from fuda.library.homes import PACKAGE_ROOT
from fuda.library.loading import entry_of
from fuda.library.messages import LANGUAGES, shared_words
from fuda.library.wording import game_words, wording
from fuda.play.records.timeline import Timeline
from fuda.play.scenarios.playing import load as load_scenario
from tests.matches import played, questions
from tests.play.tricks import known

SCENARIOS = Path(__file__).parent.parent / "scenarios"

FIVE = ("wars3x3", "hanyo", "kiseki", "kokuryoku", "honjin")


def fits_the_schema(explanations: Iterable[explain.Explanation]) -> None:
    """Explanations are as the schema for other programs says, nothing more and nothing less."""
    for each in explanations:
        told = json.loads(json.dumps(each.to_json()))
        described = msgspec.convert(told, Explanation)
        assert {"explains", *[field.name for field in msgspec.structs.fields(described)]} == set(told)


def positions(game: Game, seed: str, most: int = 60, every: int = 1) -> Iterator[Match]:
    """Positions of a random game, at the questions."""
    match = game.new(seed=seed)
    for number in range(most):
        if match.outcome is not None:
            break
        seat = next(iter(questions(match)))
        decision = asked(match.state, seat)
        assert decision is not None
        played(match, seat, sample(decision, Stream(seed, str(number))))
        if number % every == 0:
            yield match


@pytest.mark.parametrize("name", FIVE)
def test_the_stack_is_told_with_the_clauses_in_which_the_engine_stands(name: str) -> None:
    game = load(name)
    for match in positions(game, "stack", 40):
        told = explain.stack(match)
        fits_the_schema(told)
        assert [each.procedure for each in told] == [type(frame).__name__ for frame in match.state.frames]
        labelled = [" ".join(each.clauses) for each in told]
        assert [each for each in labelled if each in standing_in(match.state)] == [*standing_in(match.state)]
        for language in LANGUAGES:
            assert len(wording(name, language, (), True).explained(told)) == len(told)


def test_a_seat_that_is_not_asked_is_not_told_where_the_game_stands() -> None:
    game = load("hanyo")
    for match in positions(game, "seats", 30):
        for seat in (0, 1):
            is_asked = asked(match.state, seat) is not None
            assert bool(explain.stack(match, seat)) == (is_asked or match.outcome is not None)


@pytest.mark.parametrize("name", FIVE)
def test_what_is_offered_is_allowed_and_what_is_refused_has_the_reason_of_the_rules(name: str) -> None:
    game = load(name)
    refused = 0
    for match in positions(game, "refusals", 80):
        for seat, told in questions(match).items():
            if not isinstance(asked(match.state, seat), Act):
                continue
            for action in told["options"][:4]:
                assert explain.refusal(match, seat, action).allowed
                found = explain.refusal(match, 1 - seat, action)
                reason = match.why_not(1 - seat, action)
                assert found.allowed == (reason is None)
                if reason is not None:
                    assert (found.clause, found.condition) == (reason.clause, reason.condition)
                    assert found.changes
                    assert json.loads(json.dumps(found.to_json())) == found.to_json()
                    fits_the_schema([found])
                    refused += 1
    assert refused > 5


def test_a_refusal_names_what_is_allowed_instead() -> None:
    game = load("wars3x3")
    for match in positions(game, "instead", 120):
        for seat, told in questions(match).items():
            verbs = [each["verb"] for each in told.get("options", ()) if isinstance(each, dict)]
            if "expand" in verbs:
                other = next(each for each in told["options"] if each["verb"] == "expand")
                found = explain.refusal(match, seat, {"verb": "expand", "card": 100_000})
                assert not found.allowed
                found = explain.refusal(match, seat, {"verb": "expand"})
                assert found.changes[-1]["change"] == "instead"
                assert other in found.changes[-1]["actions"]
                return
    raise AssertionError("no expansion was met")


# --- what would have to change


def refusals_in(game: str) -> Iterator[tuple[str, set[str]]]:
    """The conditions of all refusals in the sources, each with the values that are compared."""
    folders = [PACKAGE_ROOT / name for name in ("kernel", "mechanics", "language", "api")]
    for path in [path for folder in (*folders, entry_of(game).folder) for path in sorted(folder.rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                place = {"Reason": 1, "_no": 0}.get(name)
                if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):
                    condition = node.args[place]
                    assert isinstance(condition, ast.Constant)
                    yield str(condition.value), {each.arg for each in node.keywords if each.arg is not None}


@pytest.mark.parametrize("name", FIVE)
def test_every_refusal_says_what_would_have_to_change_in_both_languages(name: str) -> None:
    found = list(refusals_in(name))
    assert len(found) > 50
    for language in LANGUAGES:
        remedies = game_words(name, language)["remedy"]
        for condition, compared in found:
            assert condition in remedies, (language, condition)
            said = remedies[condition]  # one sentence, or several of which the values choose one
            texts = [said] if isinstance(said, str) else [text for key, text in said.items() if key != "on"]
            used = {field for text in texts for _, field, _, _ in Formatter().parse(text) if field}
            if compared & set(NEEDED) and compared & set(THERE):
                compared = {*compared, "missing"}
            assert used <= compared, (language, condition)


@pytest.mark.parametrize("name", FIVE)
def test_no_remedy_is_left_that_no_refusal_needs(name: str) -> None:
    words = set(game_words(name, "en")["remedy"]) - set(shared_words("en")["remedy"])
    assert words <= set(game_words(name, "en")["reason"])


@pytest.mark.parametrize("name", FIVE)
def test_refusals_of_random_play_are_said_in_both_languages(name: str) -> None:
    game = load(name)
    said: set[str] = set()
    verbs = {verb: {"verb": verb} for verb in game_words(name, "en")["verb"]}
    for match in positions(game, "said", 100, 5):
        state = match.state
        for seat in (0, 1):
            own = [card for card in range(len(state.printed)) if state.known[card] >> seat & 1][::7]
            named = [{**action, "card": state.handle[card]} for action in verbs.values() for card in own]
            for action in [*verbs.values(), *named]:
                found = explain.refusal(match, seat, action)
                said.add(found.condition)
                for language in LANGUAGES:
                    lines = wording(name, language, (), True).explained(found)
                    assert lines and not any("{" in line or "remedy." in line for line in lines), (action, lines)
    assert len(said) > 8, said


@pytest.mark.parametrize(
    ("file", "action", "condition", "missing"),
    [
        ("hanyo/a_retreat_that_cannot_be_paid", {"verb": "retreat"}, "not-enough-energy", 1),
        ("kiseki/a_unit_that_costs_too_much", {"verb": "play"}, "not-enough-cp", 1),
    ],
)
def test_how_much_is_missing_is_counted(file: str, action: dict[str, str], condition: str, missing: int) -> None:
    timeline = Timeline.of_scenario(load_scenario(SCENARIOS / f"{file}.yaml"))
    timeline.go(0)
    match = timeline.match()
    cards = match.state.handle
    found = [explain.refusal(match, 0, {**action, "card": handle}) for handle in cards]
    found.append(explain.refusal(match, 0, action))
    changes = [each.changes[0] for each in found if each.condition == condition]
    assert changes and changes[0]["missing"] == missing


@pytest.mark.parametrize(
    ("name", "verb", "moment"),
    [
        ("wars3x3", "expand", "expansion"),
        ("wars3x3", "deploy", "strategy"),
        ("hanyo", "enter", "main"),
        ("kiseki", "attack", "attack-target"),
        ("kokuryoku", "sortie", "sortie"),
        ("kokuryoku", "act-with", "invasion"),
        ("honjin", "lay", "main"),
        ("honjin", "summon", "summoning"),
    ],
)
def test_where_only_the_time_is_wrong_the_right_time_is_named(name: str, verb: str, moment: str) -> None:
    game = load(name)
    found: list[list[str]] = []
    others: set[str] = set()
    for match in positions(game, "moments", 150, 3):
        state = match.state
        for seat in (0, 1):
            for card in range(len(state.printed)):
                if state.known[card] >> seat & 1 and state.owner[card] in (-1, seat):
                    refused = explain.refusal(match, seat, {"verb": verb, "card": state.handle[card]})
                    for change in refused.changes[1:]:
                        if change["change"] == "moment":
                            found.append([each["key"] for each in change["moments"]])
                        elif change["change"] != "instead":
                            others.add(change["change"])
    assert found and all(keys == [moment] for keys in found), found
    assert others, "what would forbid it then is told as well"


@pytest.mark.parametrize("name", FIVE)
def test_asking_about_other_times_changes_nothing(name: str) -> None:
    game = load(name)
    for match in positions(game, "untouched", 40, 8):
        before = match.encode()
        for seat in (0, 1):
            for handle in match.state.handle[::9]:
                for verb in game_words(name, "en")["verb"]:
                    explain.refusal(match, seat, {"verb": verb, "card": handle})
        assert match.encode() == before


def test_a_player_who_names_no_player_as_target_means_the_opponent() -> None:
    timeline = Timeline.of_scenario(load_scenario(SCENARIOS / "kiseki" / "a_stun_is_replaced.yaml"))
    timeline.go(1)
    match = timeline.match()
    told = [explain.refusal(match, 0, {"verb": "target-player", "numbers": numbers}) for numbers in ([], [1])]
    assert told[0].condition == told[1].condition == "unit-can-be-attacked"


def test_a_game_that_explains_nothing_can_still_be_asked() -> None:
    with known() as name:
        game = load(name)
        match = game.new(seed=7)
        assert explain.stack(match) and explain.triggers(match) == []
        handles = [card["handle"] for zone in match.view(0).to_json()["zones"] for card in zone["cards"]]
        assert explain.values_of(match, handles[0], 0) == []
        with pytest.raises(explain.NothingToExplain):
            explain.value(match, handles[0], "power", 0)
        found = explain.refusal(match, 0, {"verb": "fly"})
        assert not found.allowed
        assert not [line for line in game.wording("en").explained(found) if "remedy." in line]
