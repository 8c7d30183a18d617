"""Does everything that people read read well? Patterns that never do, in all word tables and all printed English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from fuda.library.loading import GAMES, load_rules
from fuda.library.messages import LANGUAGES, shared_words
from fuda.library.wording import game_words, wording
from fuda.surfaces.cli.cardtext import cards_by_number, text_of
from fuda.surfaces.cli.words import speak, table

# What reads wrong in English: a pattern, and why.
ENGLISH = {
    r"\b[Aa]n? \{\w+:(kind|class)\}": "the article does not fit every word",
    r"\} (were|are) (named|chosen|given|shown)": "one were named",
    r"\b[Tt]here (is|are) \{\w+:plural": "there are 1 unit",
    r"\b[Ii]ts effect was\b": "whose effect?",
    r"^Shown: ": "who saw it?",
    r"\bis no \{": "is no event",
    r"(?<!\n)(?<! ) {2}(?! )": "two spaces",
    r" [,.;:]": "a space before a stop",
    r"\.\.(?!\.)": "two stops",
}
JAPANESE = {
    r"^その効果は": "誰の、何の効果か分からない",
    r"^見た：": "誰が見たのか分からない",
    r"さらに1枚": "最初の1枚でも言う",
    r"[。、]{2}": "句読点が重なっている",
    r"[ぁ-ん一-龥]\.": "句点が半角",
    r"(?<!\n)(?<! ) {2}(?! )": "空白が2つ",
}
# What reads wrong in the English of a card.
PRINTED = {
    r"\b(\d+) to \1\b": "N to N",
    r"\b[Tt]arget (up to )?\d+ [^.:]*, (it|they|return|ready|stun|destroy|you|action|slay|recover|negate|put)\b": (
        "what is done to the target follows a colon"
    ),
    r"\bdie of [a-z]+[.,]": "die of divine",
    r"\.”\.": "two stops",
    r"\btop 1 card\b": "the top card",
    r"\bexactly 0 [a-z]": "no cards",
    r"\b1 times?\b each": "once each turn",
    r"\b1 [a-z]+s\b(?! )": "1 cards",
    r"\b[Aa] [aeio][a-z]+\b(?<!a one)": "an, not a",
    r"(?<!\n)(?<! ) {2}(?! )": "two spaces",
    r" [,.;]": "a space before a stop",
    r"\bthe (cost|level|power) of it\b": "its cost",
}


def templates(words: Mapping[str, Any], under: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a word table with where it stands; the words that can be typed are no sentences."""
    for key, entry in words.items():
        if isinstance(entry, Mapping):
            yield from templates(entry, f"{under}.{key}")
        elif isinstance(entry, str) and key != "on" and not under.startswith(".typed"):
            yield f"{under}.{key}", entry


def all_templates(language: str) -> Iterator[tuple[str, str]]:
    yield from templates(shared_words(language), "shared")
    yield from templates({name: part for name, part in table(language).items() if name != "typed"}, "cli")
    for game in GAMES:
        for where, text in templates(game_words(game, language)):
            yield f"{game}{where}", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_pattern_that_never_reads_well(language: str) -> None:
    patterns = ENGLISH if language == "en" else JAPANESE
    found = [
        (where, text, why)
        for where, text in all_templates(language)
        for pattern, why in patterns.items()
        if not re.search(r"\.(help|help-\w+|usage|\w+-usage|text|scenario|fails|holds)\b|^cli\.(usage|scenario)", where)
        and re.search(pattern, text.strip())
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_range_has_another_wording_where_both_ends_are_the_same(language: str) -> None:
    """`Choose 6 to 6` is said by nobody."""
    for where, text in all_templates(language):
        if re.search(r"\{least\}.*\{most\}", text) and ".reason" in where + "." and not where.endswith(".default"):
            raise AssertionError((where, text))
    for game in GAMES:
        words = wording(game, language)
        for condition, low, high in (
            ("wrong-number-chosen", "least", "most"),
            ("wrong-total", "least", "most"),
            ("number-out-of-range", "low", "high"),
        ):
            values = {low: 6, high: 6, "chosen": 2, "total": 2, "answer": 2}
            for said in (words.say("reason", condition, values), words.say("remedy", condition, values)):
                assert said.count("6") == 1, said


@pytest.mark.parametrize("game", GAMES)
def test_no_printed_english_has_a_pattern_that_never_reads_well(game: str) -> None:
    speak("en")
    found = [
        (number, why, text)
        for number, card in cards_by_number(game).items()
        for text in [text_of(game, card)]
        for pattern, why in PRINTED.items()
        if re.search(pattern, text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["win", "loss", "draw"])
def test_who_won_is_said_once(language: str, key: str) -> None:
    """「あなたの勝ち！ あなたの勝ち：…」 was said before."""
    said = table(language)["play"][f"outcome-{key}"]
    head = {"ja": ("勝ち", "負け", "引き分け"), "en": ("win", "lose", "draw")}[language]
    assert sum(said.count(each) for each in head) == 1 and "{why}" in said
    for game in GAMES:
        for kind, text in game_words(game, language)["ending"].items():
            if isinstance(text, str):
                assert not text.startswith(("You ", "あなた")), (game, kind)
                assert not re.search("敵|相手|the enemy|opponent", text), (
                    game,
                    kind,
                )  # whose? the reader may be either


def test_who_looked_is_said_in_every_game() -> None:
    for game in GAMES:
        for language, both in (("ja", "両者に公開"), ("en", "Shown to both players")):
            words = wording(game, language, ("A", "B"))
            told = {"event": "Looked", "clause": "x", "cards_seen": [{"handle": 1}], "seats": 2}
            assert words.event(told).startswith("B")
            assert words.event({**told, "seats": 3}).startswith(both)


def test_whose_deck_was_shuffled_is_said() -> None:
    for game in GAMES:
        zones = [place for place, zone in enumerate(load_rules(game).zones) if zone.name == "deck" and zone.owner >= 0]
        for language in LANGUAGES:
            words = wording(game, language, ("A", "B"))
            said = [words.event({"event": "Shuffled", "clause": "x", "target": zone}) for zone in zones]
            assert [each[0] for each in said] == ["A", "B"][: len(zones)], (game, said)


def test_no_english_sentence_of_an_event_ends_with_a_player() -> None:
    """ "… attacked You." was said before: players are named where they do or suffer something, at the beginning."""
    for game in GAMES:
        for event, text in game_words(game, "en")["event"].items():
            for said in [text] if isinstance(text, str) else [each for key, each in text.items() if key != "on"]:
                assert not re.search(r"[a-z] \{\w+:seat\}\.$", said), (game, event, said)


def test_several_cards_that_are_told_together_were_and_one_was() -> None:
    one, two = {"handle": 1, "card": "X"}, {"handle": 2, "card": "Y"}
    for game in GAMES:
        words = wording(game, "en", ("A", "B"))
        for event, text in game_words(game, "en")["event"].items():
            for said in [text] if isinstance(text, str) else [each for key, each in text.items() if key != "on"]:
                assert not re.match(r"^(The \w+ )?\{card\} (was|is|does|has) ", said), (game, event, said)
    words = wording("wars3x3", "en", ("A", "B"))
    told = {"event": "Destroyed", "clause": "x"}
    assert " was destroyed." in words.event({**told, "card": one})
    assert " were destroyed." in words.event({**told, "card": [one, two]})
    assert words.event({**told, "card": ["2 cards"]}) == "2 cards were destroyed."
    assert words.event({**told, "card": {"handle": 3}}) == "A card was destroyed."
