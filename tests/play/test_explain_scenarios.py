"""Explanations in scenarios: a dependent effect, the order of triggers, what replaced what; told as sentences."""

from __future__ import annotations

import pytest

from fuda.library.messages import LANGUAGES
from fuda.library.wording import Wording, game_words
from fuda.play import explain
from fuda.play.scenario import load
from fuda.play.timeline import Timeline
from tests.play.test_explain import SCENARIOS

JUDGE = explain.JUDGE


def timeline_of(file: str) -> Timeline:
    return Timeline.of_scenario(load(SCENARIOS / f"{file}.yaml"))


def said(timeline: Timeline, explanation: object, language: str = "en") -> list[str]:
    """The sentences, with the names of the scenario's own cards."""
    rules = timeline.game.rules
    cards = {
        card.number: card.source.name_ja if language == "ja" else card.source.name_en
        for card in rules.list.cards  # type: ignore[attr-defined]
    }
    return Wording(game_words(timeline.game.id, language), rules, cards, (), True, language).explained(explanation)


@pytest.mark.parametrize(
    ("file", "card"),
    [
        ("hanyo/a_knock_out_is_replaced", ""),
        ("hanyo/an_affliction_is_replaced_by_damage", ""),
        ("hanyo/the_shieldbearer_takes_the_damage", ""),
        ("kiseki/a_stun_is_replaced", "X01"),
    ],
)
def test_what_replaced_what_is_told_with_card_and_text(file: str, card: str) -> None:
    timeline = timeline_of(file)
    timeline.go(0)
    found = [
        each
        for _ in range(len(timeline))
        for each in explain.replaced(timeline.game, [told[JUDGE] for told in timeline.forward().events])
    ]
    assert found and all(each.text and each.card for each in found)
    assert not card or found[0].card["card"] == card
    for language in LANGUAGES:
        lines = said(timeline, found, language)
        assert lines[0].startswith(f"[{found[0].clause}]") and found[0].text[language] in lines[0]


def test_the_note_of_a_replacement_tells_no_seat_what_it_does_not_know() -> None:
    timeline = timeline_of("kiseki/a_stun_is_replaced")
    timeline.go(0)
    for _ in range(len(timeline)):
        for told in timeline.forward().events:
            if told[JUDGE]["event"] == "Instead":
                assert told[0]["card"] == told[1]["card"] == told[JUDGE]["card"]
                assert told[0]["was"] == told[JUDGE]["was"]
                return
    raise AssertionError("nothing was replaced")
