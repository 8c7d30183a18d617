"""Is anything lost when the program is killed? It is killed at a random moment, resumed, and the record looked at.

`python -m tests.surfaces.killing --moments 50` kills as often in all games; the suite does it a few times.
"""

from __future__ import annotations

import argparse
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from fcntl import ioctl
from pathlib import Path
from typing import NamedTuple

from fuda.library.loading import GAMES
from fuda.play.records.replay import verify
from tests.surfaces.running import SILENCE, at_terminal, some_answer

PROMPTS = 25  # so many are answered at most before the program is killed
DELAY = 0.25  # seconds that it lives at most after the last answer was typed
STARTING = 1.5  # or after it was started


class Killed(NamedTuple):
    """What was on the disk when the last prompt was shown, and what was there after the program was killed."""

    game: str
    prompts: int
    delay: float
    shown: list[bytes]
    left: list[bytes]


def lines_of(state: Path) -> list[bytes]:
    """The whole lines of the only record, without what was cut off."""
    records = list((state / "games").glob("*.jsonl"))
    return records[0].read_bytes().split(b"\n")[:-1] if records else []


def kill(game: str, state: Path, source: random.Random) -> Killed:
    """Play, and kill the program at a random moment after a random answer."""
    last, delay = source.randrange(PROMPTS), source.random()
    child, terminal = pty.fork()
    if child == 0:
        ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        surroundings = {**os.environ, "FUDA_STATE": str(state), "TERM": "xterm", "PYTHONUTF8": "1", "NO_COLOR": "1"}
        arguments = ["play", game, "--lang", "en", "--opponent", "random", "--seed", str(source.randrange(10**6))]
        os.execve(sys.executable, [sys.executable, "-m", "fuda", *arguments], surroundings)
    shown: list[bytes] = []
    prompts = 0
    text = ""
    if last == 0:
        time.sleep(delay * STARTING)
    while last and select.select([terminal], [], [], SILENCE)[0]:
        try:
            text += os.read(terminal, 65536).decode("utf-8", "replace").replace("\r", "")
        except OSError:
            break
        plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
        if plain.endswith(("\n> ", ") > ")):
            shown = lines_of(state)
            os.write(terminal, f"{some_answer(plain, prompts)}\n".encode())
            prompts += 1
            text = ""
            if prompts == last:
                time.sleep(delay * DELAY)
                break
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(terminal)
    return Killed(game, prompts, delay, shown, lines_of(state))


def loses_nothing(killed: Killed, state: Path) -> None:
    """Everything that was answered when the last prompt was shown is still there, and the game goes on from there."""
    assert killed.left[: len(killed.shown)] == killed.shown
    typed = lambda text, prompt: "quit" if prompt == 3 else some_answer(text, prompt)  # noqa: E731
    session = at_terminal(["play", "--resume", "--lang", "en"], typed, state)
    if not killed.left:  # killed before anything was written, so before anything was asked
        assert killed.prompts == 0 and session.code == 2, session
        return
    if b'"outcome":' in killed.left[-1]:
        assert session.code == 2, session
        return
    assert session.code == 0, session
    going_on = re.search(r"(\d+)\s+answers\s+so\s+far", session.text)
    assert going_on is not None and int(going_on.group(1)) == answers_in(killed.left), session.text[:600]
    after = lines_of(state)
    assert after[: len(killed.left)] == killed.left and len(after) > len(killed.left)
    (record,) = (state / "games").glob("*.jsonl")
    assert verify(record).stands


def answers_in(lines: list[bytes]) -> int:
    return sum(b'"answer":' in line for line in lines)


def main() -> None:
    """Kill the program many times, in all games by turns."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moments", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    source = random.Random(options.seed)
    games = list(GAMES)
    for moment in range(options.moments):
        with tempfile.TemporaryDirectory() as folder:
            state = Path(folder)
            killed = kill(games[moment % len(games)], state, source)
            loses_nothing(killed, state)
            print(
                f"{moment + 1:3} {killed.game:10} killed {killed.delay * DELAY * 1000:4.0f} ms after answer"
                f" {killed.prompts:2}: {answers_in(killed.shown):3} answers seen, {answers_in(killed.left):3} kept,"
                " resumed from there",
                flush=True,
            )


if __name__ == "__main__":
    main()
