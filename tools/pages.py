"""What do the pages show of the program? What its files and its output say: this renews it, `--check` only compares.

A comment before a fenced block says where the block comes from:

    <!-- file: tests/sixth/turn.py -->            that file, whole
    <!-- part: src/…/turn.py Turn.draw -->        a class or function out of a file
    <!-- run: fuda cards wars3x3 007 -->          a command and what it prints, in the language of the page; lines
                                                  can be typed into it: printf 'where\\n' | fuda judge …
    <!-- play: wars3x3 --seed 7 | 1 | q -->       a session at a terminal of 80 columns: what is typed at each prompt;
                                                  with `||` in it, what is shown after what stands before that;
                                                  docs/examples lies in its folder
    <!-- chapters: honjin -->                     which module carries out which chapter of that rulebook
"""

from __future__ import annotations

import ast
import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, nullcontext
from pathlib import Path
from shutil import copytree
from textwrap import dedent, indent
from typing import Final

from tests.sixth.knowing import known
from tests.surfaces.running import at_terminal, fuda
from tools.chapters import table

ROOT: Final = Path(__file__).resolve().parent.parent
_SHOWN: Final = re.compile(
    r"^(?P<indent> *)<!-- (?P<kind>file|part|run|play|chapters): (?P<what>.+?) -->\n"
    r"(?P=indent)(?P<fence>```+)(?P<language>\w*)\n(?P<body>.*?)^(?P=indent)(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)
_PACE: Final = re.compile(r"\n*^(?:[\d.,]+ games/s|毎秒).*\n", re.MULTILINE)  # how fast it went is never the same
_COLOURS: Final = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
_LOCALES: Final = {"en": "en_GB.UTF-8", "ja": "ja_JP.UTF-8"}


def pages() -> list[Path]:
    """All pages that people write."""
    written = [
        path for path in sorted((ROOT / "docs").rglob("*.md")) if path.parent.name not in ("clauses", "transcripts")
    ]
    return [*sorted(ROOT.glob("*.md")), *written]


def language_of(page: Path) -> str:
    """The language of a page."""
    return "ja" if page.name.endswith(".ja.md") else "en"


def shown_files(page: Path) -> Iterator[tuple[str, str]]:
    """The files that a page shows, each with the text that stands there."""
    for found in _SHOWN.finditer(page.read_text(encoding="utf-8")):
        if found["kind"] == "file":
            yield found["what"], dedent(found["body"])


def renewed(page: Path) -> str:
    """The page with everything that it shows as it is now."""
    language = language_of(page)

    def renew(found: re.Match[str]) -> str:
        made = _MAKERS[found["kind"]](found["what"], language)
        head = found[0][: found.start("body") - found.start()]
        return f"{head}{indent(made.rstrip(), found['indent'])}\n{found['indent']}{found['fence']}"

    return _SHOWN.sub(renew, page.read_text(encoding="utf-8"))


def _file(named: str, language: str) -> str:
    return (ROOT / named).read_text(encoding="utf-8")


def _part(named: str, language: str) -> str:
    path, _, wanted = named.partition(" ")
    text = _file(path, language)
    body: list[ast.stmt] = ast.parse(text).body
    for name in wanted.split("."):
        found = next(node for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name)
        body = found.body
    first = min([found.lineno, *[each.lineno for each in found.decorator_list]])
    return dedent("\n".join(text.split("\n")[first - 1 : found.end_lineno]))


def _output(line: str, language: str) -> str:
    typed, piped, command = line.rpartition(" | ")
    words = shlex.split(command)
    plain = words[0] == "fuda"
    assert plain or words[:3] == ["python", "-m", "tests.sixth"], line
    lines = shlex.split(typed)[1].replace("\\n", "\n") if piped else None
    surroundings = {**_spoken(language), "COLUMNS": "80", "NO_COLOR": "1"}
    with chdir(ROOT), nullcontext() if plain else known():
        result = fuda(*words[1 if plain else 3 :], env=surroundings, typed=lines)
    return f"$ {line}\n{_without_ends(_PACE.sub('', result.output))}"


def _spoken(language: str) -> dict[str, str]:
    return {"LANG": _LOCALES[language], "LC_ALL": "", "LC_MESSAGES": ""}


def _session(line: str, language: str) -> str:
    unseen, shown_from, rest = line.partition("||")
    command, *before = [part.strip() for part in (unseen if shown_from else line).split("|")]
    typed = [*before, *([part.strip() for part in rest.split("|")] if shown_from else [])]
    texts: list[str] = []

    def answer(shown: str, prompt: int) -> str:
        texts.append(_COLOURS.sub("", shown))
        return typed[prompt] if prompt < len(typed) else "q"

    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        copytree(ROOT / "docs" / "examples", Path(folder, "docs", "examples"))
        session = at_terminal(["play", *shlex.split(command)], answer, Path("fuda"), _spoken(language))
    shown = session.text
    if shown_from:
        assert len(texts) > len(before), f"the session of {command} ended too early:\n{session.text}"
        shown = texts[len(before)].partition("\n")[2] + session.text[len("".join(texts[: len(before) + 1])) :]
    else:
        shown = f"$ fuda play {command}\n{shown}"
    return _without_ends(re.sub(r"fuda/games/(\w+)-\d{8}-\d{6}\S*\.jsonl", r"fuda/games/\1.jsonl", shown))


def _chapters(game: str, language: str) -> str:
    return table(game)


def _without_ends(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").split("\n"))


_MAKERS: Final = {"file": _file, "part": _part, "run": _output, "play": _session, "chapters": _chapters}


def main() -> int:
    """Renew or check all pages, or those that are named; 1 when one is out of date."""
    named = [(ROOT / each).resolve() for each in sys.argv[1:] if each != "--check"]
    stale: list[str] = []
    for page in named or pages():
        text = renewed(page)
        if text == page.read_text(encoding="utf-8"):
            continue
        stale.append(page.relative_to(ROOT).as_posix())
        if "--check" not in sys.argv:
            page.write_text(text, encoding="utf-8")
    if "--check" in sys.argv and stale:
        print(f"out of date: {', '.join(stale)}; run `make pages`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
