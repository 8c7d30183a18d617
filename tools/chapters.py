"""Which module carries out which chapter of a rulebook? Counted from the steps of the code: `python -m tools.chapters`.

Only chapters that describe a sequence are listed: those with at least four labelled steps of which most stand together.
Chapters that define words are carried out where the words are needed; `fuda rules show CLAUSE` says where.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fuda.library.loading import GAMES
from fuda.library.rulebook import load_sections

ROOT: Final = Path(__file__).resolve().parent.parent
# What happens in an order, as each rulebook tells it; the parts of a rulebook beside these define words.
SEQUENCES: Final = {
    "wars3x3": ("W3", "V", "2", "3", "4"),
    "hanyo": ("403", "505", "6", "7", "804", "806", "807", "811", "915", "10", "1101"),
    "kiseki": ("603", "702", "703", "705", "802", "803", "804", "902", "1002", "1204", "1211", "1219", "1220", "1501"),
    "kokuryoku": ("K2", "K4", "K5", "K6", "X5"),
    "honjin": ("6", "7.2", "7.3", "7.4", "7.5", "7.6", "8.2", "8.3", "8.4", "9", "11.1", "12.1", "15.2", "16.1"),
}
WANTED: Final = 0.8  # of the steps of a chapter, in its leading module


class Chapter(NamedTuple):
    """A chapter with how many of its labels stand in which module, most first."""

    id: str
    title: str
    modules: tuple[tuple[str, int], ...]

    @property
    def share(self) -> float:
        """Of its labels, those in the leading module."""
        return self.modules[0][1] / sum([count for _, count in self.modules])

    def __str__(self) -> str:
        beside = ", ".join(f"{module} {count}" for module, count in self.modules[1:])
        return f"{self.id:5} {self.title:34} {self.modules[0][0]:28} {self.share:4.0%}  {beside}".rstrip()


def steps_of(game: str) -> Iterator[tuple[str, str]]:
    """Every clause with which a step is labelled, and the module of the step."""
    home = ROOT / "src" / "fuda" / "games" / game
    for path in sorted(home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for label in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
                if isinstance(label, ast.Call) and isinstance(label.func, ast.Name) and label.func.id == "step":
                    for clause in str(ast.literal_eval(label.args[0])).split():
                        yield clause, path.relative_to(home).as_posix()


def chapters(game: str) -> list[Chapter]:
    """The chapters of a game that describe a sequence."""
    sections, steps = load_sections(game), list(steps_of(game))
    found = []
    for name in SEQUENCES[game]:
        inside = frozenset(sections[name].clauses)
        counted = Counter([module for clause, module in steps if clause in inside])
        found.append(Chapter(name, sections[name].title.en, tuple(counted.most_common())))
    return found


def table(game: str) -> str:
    """The chapters of a game, one a line."""
    return "\n".join([str(each) for each in chapters(game)])


if __name__ == "__main__":
    for each in GAMES:
        print(f"{each}\n{table(each)}")
