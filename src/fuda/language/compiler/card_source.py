"""What does a game get to know of a card file? One value per card, its text already compiled."""

from __future__ import annotations

from typing import Any

from fuda.language.words.nodes import Node


class CardPart:
    """A part of a card with a text of its own, such as a skill: the key of its table, its facts, its compiled text."""

    def __init__(self, key: str, fields: dict[str, Any], text: Node, printed_text: str, category: str) -> None:
        self.key = key
        self.fields = fields
        self.text = text
        self.printed_text = printed_text
        self.category = category


class CardSource:
    """A card as its file gives it: number, names, the other facts, the compiled text, and where all this stands."""

    def __init__(
        self,
        number: str,
        name_ja: str,
        name_en: str,
        fields: dict[str, Any],
        text: Node,
        printed_text: str,
        file: str,
        line: int,
        parts: tuple[CardPart, ...] = (),
        text_line: int = 0,
    ) -> None:
        self.number = number
        self.name_ja = name_ja
        self.name_en = name_en
        self.fields = fields
        self.text = text
        self.printed_text = printed_text
        self.file = file
        self.line = line
        self.parts = parts
        self.printed: dict[int, Any] = {}  # what the game has read of it, by its place in a list; see `reused`
        self.text_line = text_line or line  # where the text begins
        self.home = ""  # the card file of the game to whose cards it belongs
