"""How is an input spoiled? By edits of something that was in order: drawn by Hypothesis, applied one after another."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

from hypothesis import strategies as st

NUMBERS: Final = (
    *("0", "-1", "1", "2", "7", "999", "1000", "2147483648", "2000000000", "99999999999999999999", "1" + "0" * 400),
    *("-0", "007", "1.5", "1e9", "nan", "inf", "-inf", "true", "null", "0x10", "٣", "1_000"),
)
PIECES: Final = (
    *("[", "]", "{", "}", "[" * 60, "{" * 60, "[" * 5_000, "{a: " * 2_000, "- " * 500, "a." * 3_000, "? " * 300),
    *(
        '"',
        "'",
        '"""',
        "'''",
        ":",
        ": ",
        ",",
        "=",
        "#",
        "&a ",
        "*a",
        "!!python/object ",
        "%YAML 1.1\n",
        "---\n",
        "|",
        ">",
    ),
    *(
        "\\",
        "\\u0000",
        "\\ud800",
        "\\U00110000",
        "\\x",
        "\n",
        "\r",
        "\r\n",
        "\t",
        "\x00",
        "\x1b[2J",
        "\ufeff",
        "\u2028",
    ),
    *("{0}", "{name}", "%s", "{", "}", "@", "#12", "「", "」", "、", "。", "《", "》", "n", "＋", "～", "１", "ａ"),
    *("~", "null", "true", "first", "second", "chance", "../../etc/passwd", "x" * 3_000, "札" * 1_000, "a\n" * 1_000),
)
_NUMBER: Final = re.compile(rb"-?\d+")
_WORD: Final = re.compile(rb"[^\s\[\]{},:=\"']+")
# What keeps the form comes more often: only so what is behind the form is reached.
EDITS: Final = (
    "number",
    "number",
    "word",
    "word",
    "word",
    "piece",
    "cut",
    "repeat",
    "swap",
    "splice",
    "byte",
    "line",
    "binary",
)


@st.composite
def spoiled(draw: st.DrawFn, seeds: Sequence[bytes]) -> bytes:
    """One of the seeds after some edits."""
    content = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(0, 4))):
        content = _edited(draw, content, seeds)
    return content[: 1 << 17]


def _edited(draw: st.DrawFn, content: bytes, seeds: Sequence[bytes]) -> bytes:
    kind = draw(st.sampled_from(EDITS))
    if kind == "number":
        return _replaced(draw, content, _NUMBER, draw(st.sampled_from(NUMBERS)).encode())
    if kind == "word":
        other = _WORD.findall(draw(st.sampled_from(seeds))) or [b""]
        return _replaced(draw, content, _WORD, other[draw(st.integers(0, len(other) - 1))])
    at, end = sorted((draw(st.integers(0, len(content))), draw(st.integers(0, len(content)))))
    if kind == "piece":
        return content[:at] + draw(st.sampled_from(PIECES)).encode("utf-8", "surrogatepass") + content[at:]
    if kind == "binary":
        return content[:at] + draw(st.binary(max_size=20)) + content[at:]
    if kind == "byte":
        return content[:at] + bytes([draw(st.integers(0, 255))]) + content[at + 1 :]
    if kind == "splice":
        other_seed = draw(st.sampled_from(seeds))
        return content[:at] + other_seed[draw(st.integers(0, len(other_seed))) :]
    if kind in ("line", "swap"):
        return _lines_edited(draw, content, kind)
    part = content[at : min(end, at + 400)]
    if kind == "cut":
        return content[:at] + content[at + len(part) :]
    return content[:at] + part * draw(st.sampled_from((2, 3, 50))) + content[at:]


def _lines_edited(draw: st.DrawFn, content: bytes, kind: str) -> bytes:
    lines = content.splitlines(keepends=True) or [b""]
    first, second = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    if kind == "swap":
        lines[first], lines[second] = lines[second], lines[first]
    elif draw(st.booleans()):
        del lines[first]
    else:
        lines.insert(first, lines[second])
    return b"".join(lines)


def _replaced(draw: st.DrawFn, content: bytes, pattern: re.Pattern[bytes], new: bytes) -> bytes:
    found = list(pattern.finditer(content))
    if not found:
        return content
    chosen = found[draw(st.integers(0, len(found) - 1))]
    return content[: chosen.start()] + new + content[chosen.end() :]


SCALARS: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 7, 999, 2**31, 10**30, -(10**30), 1.5, "", "x", "@", "札", "\ud800", "0" * 64),
    *([], {}, [0], [[]], {"@": "x"}, {"@": "State"}, {"a": 1}, [1] * 50),
)


@st.composite
def spoiled_json(draw: st.DrawFn, seeds: Sequence[Any]) -> Any:
    """One of the seeds with some of its parts replaced, left out, doubled or renamed."""
    content = json.loads(json.dumps(draw(st.sampled_from(seeds))))
    for _ in range(draw(st.integers(1, 3))):
        holder, key = _some_place(draw, content)
        if holder is None:
            return deepcopy(draw(st.sampled_from(SCALARS)))
        kind = draw(st.integers(0, 5))
        if kind == 0:
            del holder[key]
        elif kind == 1 and isinstance(holder, dict):
            holder[draw(st.sampled_from(("x", "@", "hash", "answer", "back", "outcome", "")))] = holder.pop(key)
        elif kind == 2:
            holder[key] = [holder[key]]
        elif kind == 3 and isinstance(holder, list):
            holder.insert(key, holder[key])
        else:
            holder[key] = deepcopy(draw(st.sampled_from(SCALARS)))
    return content


def _some_place(draw: st.DrawFn, content: Any) -> tuple[Any, Any]:
    """A list or table somewhere inside, and a place of it; (None, None) when there is none."""
    holder, key = None, None
    place = content
    for _ in range(draw(st.integers(1, 6))):
        keys = list(place) if isinstance(place, dict) else list(range(len(place))) if isinstance(place, list) else []
        if not keys:
            break
        holder, key = place, keys[draw(st.integers(0, len(keys) - 1))]
        place = holder[key]
    return holder, key
