"""How is a card shown in words? Its facts, its text and its parts, in either language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fuda.language.compiler.card_source import CardPart, CardSource
from fuda.library.card_words import NAMES, in_english
from fuda.library.loading import english_of, entry_of
from fuda.library.wording import Wording, wording


def category_of(game: str, card: CardSource) -> str:
    """The category of the phrase book in which the card's text is written."""
    for file in entry_of(game).card_files:
        if card.home == file.name:
            return file.category
    return entry_of(game).card_files[0].category


def text_of(game: str, card: CardSource, language: str, parts: bool = True) -> str:
    """The card's text, in English as the phrase book prints it, and a line for each of its parts.

    >>> from fuda.library.loading import load_cards
    >>> card = next(each for each in load_cards("wars3x3") if each.number == "007")
    >>> text_of("wars3x3", card, "en")
    'Undying: When this card is destroyed, you may return this card to your hand.'
    """
    own = card.printed_text
    if language != "ja" and own:
        own = in_english(english_of(game, card.text, category_of(game, card), own), card.fields)
    if not parts:
        return own
    told = [part_text(game, part, language) for part in card.parts]
    if language != "ja":
        told = [in_english(each, card.fields) for each in told]
    return "\n".join([each for each in (own, *told) if each])


def part_text(game: str, part: CardPart, language: str, named: bool = True) -> str:
    """A skill or the like: its name, its facts and what it does."""
    text = part.printed_text
    if language != "ja" and text:
        text = english_of(game, part.text, part.category, text)
    said = wording(game, language)
    told = {**part.fields, "name": part.fields["name"][language], "text": text.replace("\n", " ")}
    if not said.has("part", part.key):
        return f"{told['name']}: {text}"
    return said.say("part" if named else "part-facts", part.key, told).rstrip()


def facts_of(game: str, card: CardSource, language: str) -> list[str]:
    """The card's other facts: words where the game has them, else as they stand in the file."""
    said = wording(game, language)
    parts: list[str] = []
    for key, value in card.fields.items():
        if key not in ("name", "text", NAMES, *[part.key for part in card.parts]):
            label = said.say("fact", key) if said.has("fact", key) else key
            parts.append(_fact(said, key, label, value))
    return parts


def _fact(said: Wording, key: str, label: str, value: Any) -> str:
    if isinstance(value, str):
        return said.say(key, value) if said.has(key, value) else value
    if isinstance(value, Mapping) and set(value) == {"ja", "en"}:
        return f"{label} {value[said.language]}"
    if isinstance(value, Mapping):
        letters = {each: said.say("letter", each) if said.has("letter", each) else each for each in value}
        inner = " ".join(f"{letters[each]}{count}" for each, count in value.items())
        return f"{label} {inner}"
    if isinstance(value, (list, tuple)):
        named = [said.say(key, each) if said.has(key, each) else str(each) for each in value]
        return f"{label} {'・'.join(named)}"
    return label if value is True else f"{label} {value}"
