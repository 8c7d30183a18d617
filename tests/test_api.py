"""The API: a whole game from Python, and what it says when something does not fit."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest

import fuda
from fuda.api import (
    CHANCE,
    BadSave,
    Game,
    GameOver,
    IllegalAnswer,
    MalformedAnswer,
    Match,
    NotYourTurn,
    UnknownVariant,
    load,
)
from fuda.api.answers import sample
from fuda.api.chance import Stream
from fuda.api.wire import Action, Decision, Event, View, schema
from fuda.kernel.machine import asked
from fuda.library.loading import GAMES, UnknownGame
from tests.matches import played, questions
from tests.play.tricks import known


@pytest.fixture
def tricks() -> Iterator[Game]:
    with known() as game:
        yield load(game)


def play_on(game: Game, match: Match, seed: str = "1") -> Iterator[list[dict[str, Any]]]:
    """Answer at random to the end; what happened after each answer."""
    number = 0
    while match.outcome is None:
        seat = next(iter(questions(match)))
        decision = asked(match.state, seat)
        assert decision is not None
        yield played(match, seat, sample(decision, Stream(seed, str(number))))
        number += 1


def test_a_game_is_played_from_a_seed(tricks: Game) -> None:
    match = tricks.new(seed=7)
    assert sorted(questions(match)) == [0, 1]
    while match.outcome is None:
        for seat in questions(match):
            played(match, seat, [0])
    assert match.outcome.clause == "6" and questions(match) == {}
    assert match.chances == 2


def test_the_same_seed_gives_the_same_cards(tricks: Game) -> None:
    assert tricks.new(seed=7).view(0) == tricks.new(seed="7").view(0)
    assert tricks.new(seed=7).view(0) != tricks.new(seed=8).view(0)


def test_without_a_seed_chance_is_asked_like_a_seat(tricks: Game) -> None:
    match = tricks.new()
    assert [*questions(match)] == [CHANCE]
    assert questions(match)[CHANCE]["kind"] == "shuffle"
    happened = played(match, CHANCE, list(range(12)))
    assert happened[0]["event"] == "Shuffled"
    assert questions(match)[CHANCE]["kind"] == "roll"


def test_observing_shows_only_what_the_seat_may_know(tricks: Game) -> None:
    match = tricks.new(seed=7)
    mine = {zone["zone"]: zone for zone in match.view(0).to_json()["zones"]}
    assert len(mine["hand-0"]["cards"]) == 5
    assert mine["hand-1"]["cards"] == [] and mine["hand-1"]["count"] == 5
    everything = {zone["zone"]: zone for zone in match.view(-1).to_json()["zones"]}
    assert len(everything["hand-1"]["cards"]) == 5


def test_no_card_is_named_by_the_engines_own_number(tricks: Game) -> None:
    match = tricks.new(seed=7)
    told = questions(match)[0]["candidates"]
    assert all(set(each) == {"handle", "card"} for each in told)
    cards = [each["card"] for each in told]
    played(match, 0, [3])
    happened = played(match, 1, [0])
    assert happened[0]["card"]["card"] == cards[3]


def test_submitting_tells_what_happened(tricks: Game) -> None:
    match = tricks.new(seed=7)
    assert played(match, 0, [0]) == []
    assert [each["event"] for each in played(match, 1, [0])][:2] == ["Moved", "Moved"]


def test_an_answer_that_does_not_fit_is_refused_and_changes_nothing(tricks: Game) -> None:
    match = tricks.new(seed=7)
    before = match.encode()
    for answer, error in (
        ("0", MalformedAnswer),
        ([0, 1], IllegalAnswer),
        ([5], IllegalAnswer),
        (0, IllegalAnswer),
        (None, MalformedAnswer),
    ):
        with pytest.raises(error):
            played(match, 0, answer)
    with pytest.raises(NotYourTurn):
        played(match, CHANCE, [1])
    assert match.encode() == before
    list(play_on(tricks, match))
    with pytest.raises(GameOver):
        played(match, 0, [0])


def test_why_not_answers_for_handles_and_numbers(tricks: Game) -> None:
    match = tricks.new(seed=7)
    own = questions(match)[0]["candidates"][0]
    theirs = questions(match)[1]["candidates"][0]
    assert match.why_not(0, {"verb": "lay", "card": own["handle"]}) is None
    assert match.why_not(0, {"verb": "lay", "card": own["card"]}) is None
    assert match.why_not(0, {"verb": "lay", "card": own}) is None
    for unseen in (theirs["handle"], theirs["card"], theirs, 999, "99", None, True, 1.5):
        if unseen is not None:
            reason = match.why_not(0, {"verb": "lay", "card": unseen})
            assert reason is not None and reason.condition == "no-such-card"
    played(match, 0, [0])
    played(match, 1, [0])
    reason = match.why_not(0, {"verb": "lay", "card": own["card"]})
    assert reason is not None and (reason.clause, reason.condition) == ("3", "not-in-hand")
    for wrong, condition in (
        ({}, "no-verb"),
        ({"verb": 3}, "no-verb"),
        ({"verb": "lay", "numbers": ["x"]}, "not-a-number"),
        ({"verb": "lay", "cards": ["99"]}, "no-such-card"),
        ({"verb": "fly"}, "unknown-verb"),
    ):
        reason = match.why_not(0, wrong)
        assert reason is not None and reason.condition == condition


@pytest.mark.parametrize("name", [*GAMES])
def test_every_action_that_is_offered_is_allowed_by_why_not(name: str) -> None:
    game = load(name)
    for variant in game.entry.variants:
        checked = 0
        for seed in (3, 4):
            match = game.new(variant.id, seed=seed)
            for _ in play_on(game, match):
                for seat, told in questions(match).items():
                    if told["kind"] == "act" and told["purpose"] != "trigger":
                        for option in told["options"]:
                            assert match.why_not(seat, option) is None, option
                            checked += 1
        assert checked > 50


def test_a_clone_goes_its_own_way(tricks: Game) -> None:
    match = tricks.new(seed=7)
    copy = match.copy()
    before = match.encode()
    list(play_on(tricks, copy))
    assert match.encode() == before and copy.outcome is not None


@pytest.mark.parametrize("name", [*GAMES])
def test_a_saved_game_goes_on_as_if_nothing_had_happened(name: str) -> None:
    game = load(name)
    match = game.new(seed=3)
    for _, _ in zip(range(20), play_on(game, match), strict=False):
        pass
    again = game.decode(match.encode())
    assert again.encode() == match.encode()
    assert list(play_on(game, again, "x")) == list(play_on(game, match, "x"))
    assert again.encode() == match.encode()


def written(saved: dict[str, Any]) -> bytes:
    """A saved game whose digest is right, whatever it says."""
    plain = {key: value for key, value in saved.items() if key != "digest"}
    digest = sha256(msgspec.json.encode(plain)).hexdigest()
    return json.dumps({**plain, "digest": digest}).encode()


def test_what_is_no_saved_game_is_explained(tricks: Game) -> None:
    saved = json.loads(tricks.new(seed=7).encode())
    for wrong, name in (
        (b"{", "malformed-json"),
        (b"[]", "not-a-save"),
        (json.dumps({**saved, "fuda": 99}).encode(), "not-a-save"),
        (json.dumps({**saved, "game": "chess"}).encode(), "save-of-another-game"),
        (json.dumps({**saved, "rules": "0"}).encode(), "save-altered"),
        (written({**saved, "rules": "0", "state": 3}), "save-of-other-rules"),
        (written({**saved, "cards": "0"}), "save-of-other-cards"),
        (json.dumps({**saved, "state": 3}).encode(), "save-altered"),
        (json.dumps({**saved, "chances": saved["chances"] + 1}).encode(), "save-altered"),
        (json.dumps({key: value for key, value in saved.items() if key != "seed"}).encode(), "save-altered"),
        (json.dumps({key: value for key, value in saved.items() if key != "digest"}).encode(), "save-altered"),
        (written({**saved, "state": 3}), "not-a-save"),
        (written({**saved, "state": {"@": "no.such.Thing"}}), "not-a-save"),
        (written({key: value for key, value in saved.items() if key != "seed"}), "not-a-save"),
        (b"[" * 100_000, "malformed-json"),
        (b"\xff", "malformed-json"),
        (None, "malformed-json"),
    ):
        with pytest.raises(BadSave) as caught:
            tricks.decode(wrong)  # type: ignore[arg-type]
        assert caught.value.name == name
        assert caught.value.explain("ja") != caught.value.explain("en")


def test_unknown_games_and_variants_are_explained(tricks: Game) -> None:
    with pytest.raises(UnknownGame, match="chess"):
        load("chess")
    with pytest.raises(UnknownVariant, match="plain"):
        tricks.new("fast")


def test_describe_speaks_both_languages() -> None:
    game = load("wars3x3")
    match = game.new(seed=7)
    told = questions(match)[0]
    assert game.describe(told) != game.describe(told, "ja")
    assert (
        game.describe({"event": "Drawn", "clause": "1.1", "by": 0, "card": {"card": "001"}}, "ja").find("火の粉鼠") >= 0
    )
    assert "Ember Mouse" in game.describe({"event": "Drawn", "clause": "1.1", "by": 0, "card": {"card": "001"}})


# --- what goes over the wire


@pytest.mark.parametrize("name", [*GAMES])
def test_every_view_question_and_event_fits_its_type(name: str) -> None:
    game = load(name)
    for variant in game.entry.variants:
        match = game.new(variant.id)
        for happened in play_on(game, match, variant.id):
            for each in happened:
                msgspec.convert(json.loads(json.dumps(each)), Event)
            for seat in (0, 1, -1):
                seen = match.view(seat).to_json()
                assert msgspec.json.decode(msgspec.json.encode(seen)) == seen
                msgspec.convert(seen, View)
                assert set(seen) == {field.name for field in msgspec.structs.fields(View)}
            for told in questions(match).values():
                described = msgspec.convert(told, Decision)
                assert set(told) == {"kind", *[field.name for field in msgspec.structs.fields(described)]}
                if told["kind"] == "act":
                    for option in told["options"]:
                        msgspec.convert(option, Action)


def test_the_schema_covers_everything_and_its_references_lead_somewhere() -> None:
    found = load("wars3x3").schema()
    assert found == schema() == json.loads(json.dumps(found))
    assert {"view", "decision", "answer", "event"} <= set(found["properties"])
    assert {"transcript_header", "transcript_answer", "transcript_ending"} <= set(found["properties"])

    def tags(field: str) -> set[str]:
        enums = [each["properties"].get(field, {}).get("enum", ()) for each in found["$defs"].values()]
        return {enum[0] for enum in enums if len(enum) == 1}

    assert tags("explains") == {"standing", "derivation", "waiting", "replacement", "refused"}
    assert tags("kind") == {"act", "option", "number", "cards", "cells", "order", "allocate", "roll", "shuffle"}
    assert set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(found))) == set(found["$defs"])


def test_the_package_gives_what_it_promises_lazily() -> None:
    assert fuda.load is load and fuda.Game is Game
    with pytest.raises(AttributeError, match="chess"):
        fuda.chess  # noqa: B018
    program = "import fuda; game = fuda.load('wars3x3'); print(game.new(seed=1).outcome)"
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "None\n"
    )
