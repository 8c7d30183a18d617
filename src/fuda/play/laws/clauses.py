"""Which clauses have been carried out? Every place in a game's sources that cites a clause is watched while games run.

A clause is reached when a function that is labelled with it runs, or a line that names it (a refusal). What only a
phrase table cites is reached when the cards are read. Compiled code cannot be watched.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import CO_OPTIMIZED
from types import CodeType, FrameType
from typing import Any

from fuda.library.ledger import code_citations, load_clauses

_FOLDER = "fuda/games/"


def _tail(path: str) -> str:
    """A path from the folder of the games on."""
    return _FOLDER + path.replace("\\", "/").rpartition(_FOLDER)[2]


class Watch:
    """What has been cited by code that ran, so far."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.reached: dict[str, None] = {}
        self._cited: dict[str, dict[int, list[str]]] = {}  # file: line: clauses
        self._left: dict[int, set[int]] = {}  # by function: lines that cite and have not run
        self._codes: list[CodeType] = []  # keeps the functions, so that no other gets the number of one
        for clause, places in code_citations(game).items():
            run = [place for place in places if not (place.symbol.isupper() or place.symbol == "module")]
            if not run:
                self.reached[clause] = None
            for place in run:
                self._cited.setdefault(_tail(place.file), {}).setdefault(place.line, []).append(clause)

    def _meet(self, code: CodeType) -> set[int]:
        """A function runs for the first time: its label counts, its other lines are watched."""
        self._codes.append(code)
        cited = self._cited.get(_tail(code.co_filename), {}) if _FOLDER in code.co_filename.replace("\\", "/") else {}
        lines = {line for _, _, line in code.co_lines() if line is not None and line != code.co_firstlineno}
        if not code.co_flags & CO_OPTIMIZED:
            return set()  # a module or the body of a class
        if not code.co_name.startswith("<"):
            for line in range(code.co_firstlineno, min(lines, default=code.co_firstlineno) + 1):
                self.reached.update(dict.fromkeys(cited.get(line, ())))
        return {line for line in lines if line in cited}

    def _enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        left = self._left.get(id(frame.f_code))
        if left is None:
            left = self._left[id(frame.f_code)] = self._meet(frame.f_code)
        return self._follow if left else None

    def _follow(self, frame: FrameType, event: str, argument: Any) -> Any:
        left = self._left[id(frame.f_code)]
        if frame.f_lineno in left:
            left.discard(frame.f_lineno)
            self.reached.update(dict.fromkeys(self._cited[_tail(frame.f_code.co_filename)][frame.f_lineno]))
        return self._follow if left else None

    @contextmanager
    def on(self) -> Iterator[None]:
        """While this lasts, what runs is noted."""
        before = sys.gettrace()
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(before)

    def never(self) -> list[str]:
        """The executable clauses that were not reached, in the order of the rulebook."""
        return [
            each.id for each in load_clauses(self.game).values() if each.is_executable and each.id not in self.reached
        ]
