"""Which clauses does no test prove by itself? Those that only tests citing many clauses name.

A test that cites half a chapter fails for one clause of it and says nothing about the others. So a clause that a
program can show needs one test that cites few. What is still missing stands in `tests/bulk_cited.toml`; that list may
only become shorter.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, Protocol

MOST: Final = 5
EXCEPTIONS: Final = "bulk_cited.toml"


class Place(Protocol):
    """Where a clause is cited: the test of that name in that file."""

    @property
    def file(self) -> str:
        """The file of the test."""

    @property
    def symbol(self) -> str:
        """The name of the test."""


def only_in_bulk(cited: Mapping[str, Iterable[Place]]) -> list[str]:
    """The clauses, in order, all of whose tests cite more than `MOST` clauses.

    >>> from fuda.library.ledger import Citation
    >>> wide, narrow = Citation("a.py", 1, "test_wide"), Citation("a.py", 9, "test_narrow")
    >>> only_in_bulk({"1": [wide, narrow], "2": [wide], "3": [wide], "4": [wide], "5": [wide], "6": [wide]})
    ['2', '3', '4', '5', '6']
    """
    together: dict[tuple[str, str], set[str]] = {}
    for clause, places in cited.items():
        for place in places:
            together.setdefault((place.file, place.symbol), set()).add(clause)
    return [
        clause
        for clause, places in cited.items()
        if all(len(together[place.file, place.symbol]) > MOST for place in places)
    ]


def load_exceptions(game: str, tests_root: Path) -> tuple[str, ...]:
    """The clauses of a game that have no narrow test yet, as `tests/bulk_cited.toml` lists them.

    >>> load_exceptions("wars3x3", Path("no-such-folder"))
    ()
    """
    path = tests_root / EXCEPTIONS
    if not path.is_file():
        return ()
    return tuple(str(clause) for clause in tomllib.loads(path.read_text(encoding="utf-8")).get(game, ()))
