"""How are the choices of a question worded, and how is an answer said again?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fuda.kernel.decisions import Answer
from fuda.surfaces.cli.play.board import Board


def choices_of(asked: Mapping[str, Any], board: Board) -> list[str]:
    """The things that can be chosen, in the order in which the engine counts them."""
    kind = asked["kind"]
    if kind == "act":
        return [board.choice(asked, each) for each in asked["options"]]
    if kind == "option":
        return [board.option(each) for each in asked["options"]]
    if kind == "number":
        return []
    things = asked.get("candidates", asked.get("items", asked.get("places", ())))
    spoken_of = board.square if kind == "cells" else str
    texts = [board.label(each) if isinstance(each, Mapping) else spoken_of(each) for each in things]
    if kind == "allocate":
        return [f"{text} (0-{limit})" for text, limit in zip(texts, asked["limits"], strict=True)]
    return texts


def details_of(asked: Mapping[str, Any], board: Board) -> list[str]:
    """What is worth knowing beside each choice; as many as there are choices."""
    if asked["kind"] == "act":
        return [board.detail(each) for each in asked["options"]]
    things = asked.get("candidates", asked.get("items"))
    if things is None:
        return ["" for _ in choices_of(asked, board)]
    return [board.aside(each) if isinstance(each, Mapping) else "" for each in things]


def spoken(asked: Mapping[str, Any], answer: Answer, board: Board) -> str:
    """An answer in words."""
    kind = asked["kind"]
    texts = choices_of(asked, board)
    if kind in ("act", "option") and isinstance(answer, int):
        return texts[answer]
    if isinstance(answer, int):
        return str(answer)
    words = board.words.words["word"]
    if kind == "allocate":
        return str(words["and"]).join(f"{text}: {share}" for text, share in zip(texts, answer, strict=True))
    things = asked.get("candidates", asked.get("items", ()))
    names = [_told(texts, things, place, board) for place in answer]
    return str(words["and"]).join(names) or str(words["none"])


def _told(texts: Sequence[str], things: Sequence[Any], place: int, board: Board) -> str:
    """One of several things by its name, or by its whole label where another one has that name too."""
    if not _is_known(things[place]):
        return texts[place]
    name = board.words.card(things[place])
    alike = [texts[other] for other, each in enumerate(things) if _is_known(each) and board.words.card(each) == name]
    return name if len(set(alike)) == 1 else texts[place]


def _is_known(thing: Any) -> bool:
    return isinstance(thing, Mapping) and "card" in thing
