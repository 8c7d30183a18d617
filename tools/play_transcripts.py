"""How does a game look? Plays whole games through `fuda play` at a terminal and writes down what it showed.

    python tools/play_transcripts.py                 write docs/transcripts anew
    python tools/play_transcripts.py --check         say which files are not what the program shows now
    python tools/play_transcripts.py hanyo --check   one game only

Every game is played in both languages, drawn and in sentences, at 80 x 24 and at 160 x 50. What the player types is the
same wherever the program shows the same.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.surfaces.running import at_terminal, some_answer  # noqa: E402

FOLDER: Final = ROOT / "docs" / "transcripts"
SIZES: Final = ((80, 24), (160, 50))
STAMP: Final = re.compile(r"\d{8}-\d{6}-[0-9a-f]{4}\.jsonl")
# The seeds of short games.
SEEDS: Final = {"hanyo": "1", "honjin": "4", "kiseki": "4", "kokuryoku": "5", "wars3x3": "3"}
# What is asked back, by the number of the answer before which it is; each word is known in both languages.
ASKED: Final = {1: "?", 2: "hint", 3: "where", 4: "log 5", 6: "undo", 7: "rules", 9: "stop", 10: "auto"}


class Look(NamedTuple):
    """One way to play one game."""

    game: str
    plain: bool
    language: str
    size: tuple[int, int]

    @property
    def path(self) -> Path:
        """Where it is kept."""
        look = "plain" if self.plain else "rich"
        return FOLDER / f"{self.game}-{look}-{self.language}-{self.size[0]}.txt"


def looks(games: list[str]) -> Iterator[Look]:
    """All ways to play some games."""
    for game in games or SEEDS:
        for plain in (False, True):
            for language in ("ja", "en"):
                for size in SIZES:
                    yield Look(game, plain, language, size)


class Player:
    """Types the first choices by turns, and asks back here and there."""

    def __init__(self) -> None:
        self.answers = 0
        self.asked: set[int] = set()
        self.question = ""  # the last text that says what can be typed

    def answer(self, shown: str, prompt: int) -> str:
        """What is typed at a prompt; after something else was asked, the question is not shown again."""
        if re.search("Type |入力", "".join(shown.splitlines()[-4:])):
            self.question = shown
        if self.answers in ASKED and self.answers not in self.asked:
            self.asked.add(self.answers)
            return ASKED[self.answers]
        self.answers += 1
        return some_answer(self.question, self.answers)


def session(look: Look) -> str:
    """What the terminal showed in a whole game."""
    arguments = ["play", look.game, "--lang", look.language, "--seed", SEEDS[look.game]]
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            found = at_terminal(
                [*arguments, *(["--plain"] if look.plain else [])],
                Player().answer,
                Path("fuda"),
                {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])},
                look.size,
            )
        finally:
            os.chdir(before)
    if found.code:
        raise SystemExit(f"{look.path.name}: the game ended with exit code {found.code}\n{found.text[-2000:]}")
    lines = [line.rstrip() for line in STAMP.sub("20260101-000000-0000.jsonl", found.text).splitlines()]
    return f"$ fuda {' '.join(arguments)}{' --plain' if look.plain else ''}\n" + "\n".join(lines).strip("\n") + "\n"


def main() -> None:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description="What `fuda play` shows in whole games, for docs/transcripts.")
    parser.add_argument("games", nargs="*", choices=[*SEEDS, []])
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    stale = 0
    for look in looks(options.games):
        text = session(look)
        if options.check:
            is_fresh = look.path.is_file() and look.path.read_text(encoding="utf-8") == text
            stale += not is_fresh
            print(f"{'fresh' if is_fresh else 'STALE'} {look.path.name}")
        else:
            FOLDER.mkdir(parents=True, exist_ok=True)
            look.path.write_text(text, encoding="utf-8")
            print(f"{look.path.name} {len(text.splitlines())} lines")
    sys.exit(1 if stale else 0)


if __name__ == "__main__":
    main()
