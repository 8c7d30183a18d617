"""What runs in a process of its own? Bots, hints and card texts: a line of JSON in, a line of JSON out.

Nothing that is asked for here can hold up the server; whoever takes too long is killed and replaced. A worker sees what
it is sent and nothing else: for a bot that is a position that its seat holds possible, never the true one.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, TextIO

import fuda
from fuda.kernel import machine
from fuda.library.loading import phrase_book
from fuda.library.messages import Explained
from fuda.library.rulebook import touching
from fuda.library.trying import kinds_of, try_text
from fuda.play.bots.hints import hint
from fuda.play.players import Sight
from fuda.surfaces.web.cards import all_cards

MEMORY: Final = 2 * 1024**3  # bytes that a worker may take
TEXT: Final = 5.0  # seconds of processor that a card text may take


def _sight(title: str, seat: int, position: str) -> Sight:
    game = fuda.load(title)
    match = game.decode(position.encode())
    decision = machine.asked(match.state, seat)
    assert decision is not None
    return Sight(game, match.state, decision, match.number)


def answer(title: str, bot: str, seat: int, position: str) -> Any:
    """What a bot answers."""
    chosen = fuda.bot(bot, sha256(position.encode()).hexdigest()).answer(_sight(title, seat, position))
    return chosen.value if isinstance(chosen, fuda.Answer) else chosen


def hinted(title: str, seat: int, position: str) -> Any:
    """What a careful player would do."""
    found = hint(_sight(title, seat, position), sha256(position.encode()).hexdigest())
    return [
        found.answer,
        found.after,
        found.tried,
        found.equals,
        found.second,
        found.second_after,
        found.foreseen,
    ]


def tried(title: str, text: str, kind: str) -> Any:
    """How a card text is read; one that takes too much work ends the process."""
    _may_work(TEXT)
    try:
        return try_text(title, text, kind).plain()
    finally:
        _may_work(0.0)


def _may_work(seconds: float) -> None:
    """From now on so many seconds of processor, and no more; 0 for as many as it takes. What the clock on the wall says
    depends on who else works on the machine."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def warmed(titles: list[str]) -> Any:
    """Load games before they are needed."""
    return [fuda.load(each).id for each in titles]


def ready_to_play(title: str) -> Any:
    """Learn the rules of a game before the first question."""
    return fuda.load(title).id


def read_up(title: str) -> Any:
    """Learn how the texts of a game are read, before one of them is."""
    phrase_book(title)
    wrong = try_text(title, "カード。", next(iter(kinds_of(title))))  # it has everything looked up
    return wrong.passed


def touched(title: str) -> Any:
    """Which cards touch which clause."""
    return touching(title)


TASKS: Final[dict[str, Callable[..., Any]]] = {
    "answer": answer,
    "hint": hinted,
    "try": tried,
    "cards": all_cards,
    "touched": touched,
    "warm": warmed,
    "play": ready_to_play,
    "read-up": read_up,
}


def carried_out(task: str, arguments: list[Any]) -> dict[str, Any]:
    """The outcome of a task: what it found, or what is wrong with what it was given."""
    try:
        return {"found": TASKS[task](*arguments)}
    except Explained as error:
        return {"wrong": error.name, "ja": error.explain("ja"), "en": error.explain("en")}
    except Exception as error:  # a bot that breaks down is answered for
        return {"broken": type(error).__name__}


def main() -> None:
    """Work until the server closes the pipe, or is gone."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, ValueError, OSError):
        pass  # a system without such limits
    output, sys.stdout = sys.stdout, sys.stderr
    _tell(output, {})  # it is there
    for line in sys.stdin:
        task, arguments = json.loads(line)
        _tell(output, carried_out(task, arguments))


def _tell(output: TextIO, found: dict[str, Any]) -> None:
    try:
        output.write(json.dumps(found) + "\n")
        output.flush()
    except OSError:
        os._exit(0)  # the server is gone, however it went


if __name__ == "__main__":
    main()
