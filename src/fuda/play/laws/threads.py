"""Do two threads with one `Rules` disturb each other? Each plays, searches and observes; then the same one by one.

Both begin with clones of one position, so that they share whatever was derived of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from threading import Thread
from time import monotonic
from typing import Final

from fuda.api.chance import Stream
from fuda.kernel.machine import submit
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import State
from fuda.kernel.views import view
from fuda.play.laws.walks import positions, question, spoken

THREADS: Final = 2
DEPTH: Final = 120  # at most so many answers before the threads begin
ANSWERS: Final = 80  # that each of them gives
SEARCH: Final = 8  # at every so many positions clones are played on
BRANCHES: Final = 2
AHEAD: Final = 4  # answers on a clone
OFTEN: Final = 1e-5  # seconds after which another thread has its turn

Job = Callable[[], str]


@contextmanager
def _switching_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def played(state: State, rules: Rules, label: str) -> str:
    """Play on from a position and tell in one number what was seen, asked and found on the way."""
    source, digest = Stream(label, "threads"), sha256()
    for number in range(ANSWERS):
        if state.outcome is not None:
            break
        decision = question(state, source)
        digest.update(repr(state.pending).encode())
        if number % SEARCH == 0:
            digest.update(spoken([view(state, rules, seat) for seat in SEATS]))
            for _ in range(BRANCHES):
                digest.update(_searched(state.clone(), rules, source))
        submit(state, rules, decision.seat, decision.sample(source))
    digest.update(str(state.key()).encode())
    return digest.hexdigest()


def _searched(clone: State, rules: Rules, source: Stream) -> bytes:
    for _ in range(AHEAD):
        if clone.outcome is None:
            decision = question(clone, source)
            submit(clone, rules, decision.seat, decision.sample(source))
    return str(clone.key()).encode()


def _begun(rules: Rules, variant: str, seed: str) -> State:
    """A position somewhere in a random game, not at its end."""
    last = Stream(seed, "threads depth").below(DEPTH)
    while True:
        for number, state, _, _ in positions(rules, variant, Stream(seed, "threads begin")):
            if number == last:
                return state
        last //= 2


def at_once(jobs: list[Job]) -> list[str]:
    """What the jobs come to in a thread each; an error is a result, too."""
    found = [""] * len(jobs)

    def work(place: int) -> None:
        try:
            found[place] = jobs[place]()
        except Exception as error:  # whatever goes wrong is what is looked for
            found[place] = f"{type(error).__name__}: {error}"

    threads = [Thread(target=work, args=(place,)) for place in range(len(jobs))]
    with _switching_often():
        for each in threads:
            each.start()
        for each in threads:
            each.join()
    return found


def disturbed(rules: Rules, variant: str, seed: str) -> str:
    """What comes to something else in threads than one after the other, in one random game."""
    state = _begun(rules, variant, seed)
    labels = [f"{seed} {place}" for place in range(THREADS)]

    def job(clone: State, label: str) -> Job:
        return lambda: played(clone, rules, label)

    together = at_once([job(state.clone(), label) for label in labels])
    alone = [job(state.clone(), label)() for label in labels]
    for label, one, other in zip(labels, together, alone, strict=True):
        if one != other:
            return f"{rules.game} {variant} {label}: {one} in threads, {other} alone"
    return ""


def disturbances(
    rules: Rules, variants: list[str], seed: str, seconds: float, progress: Callable[[int, int], None]
) -> tuple[int, list[str]]:
    """The same for so many seconds, with another game each time: how many games, and what was found."""
    begun, games, found = monotonic(), 0, list[str]()
    while (passed := monotonic() - begun) < seconds:
        progress(int(passed), int(seconds))
        text = disturbed(rules, variants[games % len(variants)], f"{seed} {games}")
        games += 1
        if text:
            found.append(text)
    return games, found
