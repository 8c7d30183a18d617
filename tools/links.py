"""Where do the links of the pages lead? Every relative one must find its file, and its heading there."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

ELSEWHERE: Final = re.compile(r"[a-z]+:")


def reader() -> MarkdownIt:
    """How the pages are read: CommonMark with tables."""
    return MarkdownIt("commonmark", {"html": True}).enable("table")


def _inside(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from _inside(token.children or [])


def slug_of(heading: str, taken: dict[str, int]) -> str:
    """The anchor of a heading, as code hosts make it; the second of the same name gets a number.

    >>> slug_of("Adding a card: `why`", {}), slug_of("遊び方", {})
    ('adding-a-card-why', '遊び方')
    """
    text = "".join(
        letter for letter in heading.lower() if letter in " -_" or unicodedata.category(letter)[0] in ("L", "N", "M")
    ).replace(" ", "-")
    taken[text] = taken.get(text, 0) + 1
    return text if taken[text] == 1 else f"{text}-{taken[text] - 1}"


@cache
def anchors_of(page: Path) -> frozenset[str]:
    """The anchors of all headings of a page."""
    taken: dict[str, int] = {}
    tokens = reader().parse(page.read_text(encoding="utf-8"))
    return frozenset(
        slug_of(plain(tokens[place + 1]), taken) for place, token in enumerate(tokens) if token.type == "heading_open"
    )


def plain(inline: Token) -> str:
    """A heading without its marks."""
    return "".join(each.content for each in inline.children or [] if each.type in ("text", "code_inline"))


def links_of(page: Path) -> Iterator[str]:
    """All links of a page, images included."""
    for token in _inside(reader().parse(page.read_text(encoding="utf-8"))):
        target = token.attrGet("href" if token.type == "link_open" else "src")
        if target is not None:
            yield str(target)


def broken_links(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    broken: list[str] = []
    for link in links_of(page):
        if ELSEWHERE.match(link):
            continue
        path, _, anchor = unquote(link).partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and (target.suffix != ".md" or anchor not in anchors_of(target))):
            broken.append(link)
    return broken
