"""Is anything in the engine compared by identity that is only a value? A compiled tuple or number is no one object.

    python -m tools.identity

Every `a is b` of the engine is read with the types that mypy finds. A record, a list or a class is an object that stays
the same one. Of a number, a string or a tuple of fixed length the compiled engine makes another whenever it likes, so
that `is` answers otherwise than in the interpreted engine. Comparisons with None, True and False are free.
"""

from __future__ import annotations

import ast
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from mypy import api

from fuda.play.figures.builds import LAYERS

ROOT: Final = Path(__file__).resolve().parents[1]
REVEAL: Final = b"reveal_type("
REVEALED: Final = re.compile(r'^(?P<file>[^:]+):(?P<line>\d+): note: Revealed type is "(?P<type>.*)"$')
# What has no identity of its own: equal ones may be one object or two. A tuple of any length is an object in both
# builds, one of a fixed length is not.
VALUE: Final = re.compile(
    r"(builtins\.)?(int|float|complex|str|bytes|bool|frozenset)\b|Literal\[|tuple\[(?!.*, \.\.\.\]$)"
)
ROW: Final = "tuple["
UNKNOWN: Final = ("Any", "object", "builtins.object", "None")


def _is_free(operand: ast.expr) -> bool:
    """Whether it is None, True or False, of which there is one each in every build."""
    return isinstance(operand, ast.Constant) and (operand.value is None or isinstance(operand.value, bool))


def comparisons(source: str) -> list[tuple[ast.expr, ast.expr]]:
    """The two sides of each comparison by identity, but for those with None, True and False."""
    found: list[tuple[ast.expr, ast.expr]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for place, operator in enumerate(node.ops):
                pair = sides[place], sides[place + 1]
                if isinstance(operator, ast.Is | ast.IsNot) and not any(_is_free(side) for side in pair):
                    found.append(pair)
    return found


def revealing(source: str) -> str:
    """The source with each such side wrapped and on a line of its own, so that mypy says which type it has."""
    lines = [line.encode("utf-8") for line in source.splitlines(keepends=True)]
    edits: list[tuple[int, int, bytes]] = []
    for pair in comparisons(source):
        for side in pair:
            assert side.end_lineno is not None and side.end_col_offset is not None
            edits.append((side.lineno - 1, side.col_offset, b"(\n" + REVEAL))
            edits.append((side.end_lineno - 1, side.end_col_offset, b"))"))
    for line, column, text in sorted(edits, reverse=True):
        lines[line] = lines[line][:column] + text + lines[line][column:]
    return b"".join(lines).decode("utf-8")


def _parts(kind: str) -> list[str]:
    """The members of a union as mypy prints it."""
    depth, start, found = 0, 0, []
    for place, sign in enumerate(kind):
        depth += (sign in "[(") - (sign in "])")
        if depth == 0 and kind.startswith(" | ", place):
            found.append(kind[start:place])
            start = place + 3
    return [*found, kind[start:]]


def may_be_compared(left: str, right: str) -> bool:
    """Whether things of these types may be compared by identity: one is always an object that stays the same one, or
    both may be tuples of any length, which are objects as long as nobody knows their length.

    >>> may_be_compared("Action | None", "Any"), may_be_compared("tuple[int, ...]", "Any")
    (True, True)
    >>> may_be_compared("str | None", "str"), may_be_compared("tuple[int, ...]", "tuple[int]")
    (False, False)
    >>> may_be_compared("Any", "Any")
    False
    """
    sides = [_parts(left), _parts(right)]
    known = [not all(part in UNKNOWN for part in side) for side in sides]
    values = [any(VALUE.match(part) for part in side) for side in sides]
    rows = [any(part.startswith(ROW) for part in side) for side in sides]
    if any(known[place] and not values[place] and not rows[place] for place in (0, 1)):
        return True
    return any(known) and not any(values)


def types_of_sides(source: Path) -> dict[str, list[str]]:
    """For each module of the engine the types of all sides of its comparisons by identity, in the order of the text."""
    found: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        rows: dict[str, list[int]] = {}
        for path in sorted((source / "fuda").rglob("*.py")):
            name = path.relative_to(source)
            text = path.read_text(encoding="utf-8")
            (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
            if name.parts[1] in LAYERS and comparisons(text):
                text = revealing(text)
                marks = enumerate(text.splitlines(), start=1)
                rows[name.as_posix()] = [number for number, line in marks if line.startswith(REVEAL.decode())]
            (Path(folder) / name).write_text(text, encoding="utf-8")
        settings = Path(folder) / "mypy.ini"
        settings.write_text(f"[mypy]\npython_version = 3.11\nmypy_path = {folder}\n", encoding="utf-8")
        options = ["--config-file", str(settings), "--cache-dir", "/dev/null", "--no-error-summary"]
        said, failed, status = api.run([*options, *[str(Path(folder) / name) for name in rows]])
        if status not in (0, 1) or failed:
            raise SystemExit(f"mypy failed:\n{said[-2000:]}{failed}")
        told: dict[tuple[str, int], str] = {}
        for line in said.splitlines():
            revealed = REVEALED.match(line)
            if revealed:
                name = Path(revealed["file"]).resolve().relative_to(Path(folder).resolve())
                told[name.as_posix(), int(revealed["line"])] = revealed["type"]
        for each, numbers in rows.items():
            # Nothing is said of code that cannot be reached.
            found[each] = [told.get((each, number), "Any") for number in numbers]
    return found


def problems(source: Path = ROOT / "src") -> list[str]:
    """What is compared by identity and must not be, with its place."""
    found: list[str] = []
    for name, kinds in types_of_sides(source).items():
        pairs = comparisons((source / name).read_text(encoding="utf-8"))
        sides = sorted([(side.lineno, side.col_offset, place) for place, pair in enumerate(pairs) for side in pair])
        of_pair: dict[int, list[str]] = {}
        for (_, _, place), kind in zip(sides, kinds, strict=True):
            of_pair.setdefault(place, []).append(kind)
        for place, both in of_pair.items():
            if not may_be_compared(both[0], both[1]):
                text = " is ".join([ast.unparse(side) for side in pairs[place]])
                where = f"src/{name}:{pairs[place][0].lineno}"
                found.append(f"{where}: '{text}' compares {' and '.join(both)} by identity; use == or give a type")
    return found


def main() -> int:
    """The command line; 0 when only objects are compared by identity."""
    found = problems()
    for each in found:
        print(each)
    print(f"identity: {len(found)} values compared by identity")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
