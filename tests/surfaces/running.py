"""How do tests run the command line? In this process, in another one, and at a terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from click.testing import CliRunner, Result

from fuda.surfaces.cli.root import ROOT

SILENCE = 60.0  # seconds without output after which a session has hung


def fuda(*arguments: str, env: Mapping[str, str] | None = None, typed: str | None = None) -> Result:
    """Run a command line here, with lines that come in; no error may get out of it."""
    runner = CliRunner(env={"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", **(env or {})})
    result = runner.invoke(ROOT, list(arguments), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def in_process(
    *arguments: str, env: Mapping[str, str] | None = None, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Run a command line in another process."""
    return subprocess.run(
        [sys.executable, "-m", "fuda", *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1", "FUDA_COMMAND": "fuda", **(env or {})},
        timeout=120,
        check=False,
        **options,
    )


class Session(NamedTuple):
    """What a session at a terminal showed, and its exit code."""

    text: str
    code: int


def at_terminal(
    arguments: Sequence[str],
    answer: Callable[[str, int], str | bytes],
    state: Path,
    env: Mapping[str, str] | None = None,
    size: tuple[int, int] = (80, 24),
) -> Session:
    """Run `fuda` at a terminal of so many columns and lines. `answer` gets what was shown since the last prompt and the
    number of the prompt, and returns what is typed (a line, or bytes as they are)."""
    shown = raw_at_terminal(arguments, answer, state, env, size)
    return Session(re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.text), shown.code)


def raw_at_terminal(
    arguments: Sequence[str],
    answer: Callable[[str, int], str | bytes],
    state: Path,
    env: Mapping[str, str] | None = None,
    size: tuple[int, int] = (80, 24),
) -> Session:
    """The same with everything that the terminal was sent."""
    child, terminal = pty.fork()
    if child == 0:
        # Here, not by the parent: the program must not begin before its terminal has a size.
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        for name in ("COLUMNS", "LINES"):  # the terminal says how large it is, whoever set these
            os.environ.pop(name, None)
        surroundings = {
            **os.environ,
            "FUDA_STATE": str(state),
            "FUDA_COMMAND": "fuda",
            "TERM": "xterm",
            "PYTHONUTF8": "1",
            "NO_COLOR": "1",
        }
        os.execve(sys.executable, [sys.executable, "-m", "fuda", *arguments], {**surroundings, **(env or {})})
    shown = bytearray()
    since = prompts = 0
    while select.select([terminal], [], [], SILENCE)[0]:
        try:
            read = os.read(terminal, 65536)
        except OSError:
            break
        if not read:
            break
        shown += read
        text = shown[since:].decode("utf-8", "replace").replace("\r", "")
        if text.endswith((") ", "） ")) and select.select([terminal], [], [], 0.5)[0]:
            continue  # the prompt goes on behind the brackets
        if text.endswith(("\n> ", ") > ", "） > ", ") ", "） ")):
            typed = answer(text, prompts)
            since = len(shown)
            prompts += 1
            if isinstance(typed, bytes):
                time.sleep(0.5)  # a key means something only once the program waits for it
            os.write(terminal, typed if isinstance(typed, bytes) else f"{typed}\n".encode())
    else:
        os.kill(child, signal.SIGKILL)  # it says nothing more; the exit code will tell
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    return Session(shown.decode("utf-8", "replace").replace("\r", ""), os.waitstatus_to_exitcode(status))


def some_answer(shown: str, prompt: int) -> str:
    """An answer that fits the question: the first choices, in the words of either language."""
    asked = shown.rstrip("\n> ").splitlines()
    how = " ".join(asked[-3:])
    several = re.search(r"Type \d+ numbers, such as: ([\d ]+)|番号を\d+個入力。例：([\d ]+)", how)
    if several:
        return (several.group(1) or several.group(2)).strip()
    order = re.search(r"the order that you want, such as: ([\d ]+)|望む順に番号をすべて入力。例：([\d ]+)", how)
    if order:
        return (order.group(1) or order.group(2)).strip()
    shares = re.search(r"together (?:exactly )?(\d+)|合計(?:ちょうど)?(\d+)", how)
    if shares:
        return _shared_out(asked, int(shares.group(1) or shares.group(2)))
    number = re.search(r"number from (\d+) to|(\d+)～\d+の数を入力", how)
    if number:
        return str(number.group(1) or number.group(2))
    one = re.search(r"\(1-(\d+)\)|（1～(\d+)）", how)
    count = int(one.group(1) or one.group(2)) if one else 1
    return str(1 + prompt % count)


def _shared_out(asked: Sequence[str], least: int) -> str:
    """As few as possible, the first places first; each place says how much it takes."""
    given: list[str] = []
    for limit in re.findall(r"\(0-(\d+)\)", " ".join(asked)):
        given.append(str(min(least, int(limit))))
        least -= int(given[-1])
    return " ".join(given)
