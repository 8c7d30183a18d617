"""How many spoiled inputs does a target stand? They are made by Hypothesis from a seed, run, timed and counted.

    python -m tests.fuzz.fuzzing [--target T] [--game G] [--inputs N] [--seconds S] [--seed N]

An input that breaks something is kept in `tests/fuzz/corpus`, where every run of the tests tries it again.
"""

from __future__ import annotations

import argparse
import gc
import signal
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded

from fuda.api import load
from fuda.library.loading import GAMES, phrase_book
from tests.fuzz.targets import CORPUS, TARGETS, Target

SLOW: Final = 1.0  # seconds of the processor that no input may take
HUNG: Final = 10.0  # after so many it is stopped
BATCH: Final = 100
LEAST: Final = 20  # inputs that are tried however slow the machine is


class Hung(BaseException):
    """An input took far too long."""


@dataclass(slots=True)
class Found:
    """What came of the inputs of a target."""

    target: str
    inputs: int = 0
    slowest: float = 0.0
    broken: dict[str, bytes] = field(default_factory=dict)  # by what went wrong and where, the first input that does it


@contextmanager
def stopped_after(seconds: float) -> Iterator[None]:
    """Stop what takes more of the processor than that."""

    def stop(number: int, frame: Any) -> None:
        raise Hung

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def tried(target: Target, game: str, content: bytes) -> tuple[float, str]:
    """How long an input took, and what went wrong, if anything did."""
    began = time.process_time()
    wrong = ""
    try:
        with stopped_after(HUNG):
            target.run(game, content)
    except Hung:
        wrong = "hung"
    except Exception as error:
        places = [each for each in traceback.extract_tb(error.__traceback__) if "/fuda/" in each.filename]
        place = f" at {places[-1].filename.rpartition('/fuda/')[2]}:{places[-1].lineno}" if places else ""
        wrong = f"{type(error).__name__}{place}: {str(error)[-300:]}"
    took = time.process_time() - began
    if not wrong and took > SLOW:
        wrong = f"slow: {took:.1f} s"
    return took, wrong


def fuzz(target: Target, game: str, seed: str, inputs: int = 0, seconds: float = 0.0) -> Found:
    """Try so many inputs, or as many as there is processor time for, but some in any case."""
    load(game)
    found = Found(target.name)
    strategy = target.inputs(game)
    target.run(game, target.first)  # what is loaded once is not part of what is measured
    for other in GAMES if inputs else ():  # nor are other games, which a spoiled input may name
        load(other)
        phrase_book(other)
    gc.collect()
    ends = time.process_time() + seconds

    def is_enough() -> bool:
        if inputs and found.inputs >= inputs:
            return True
        return bool(seconds) and found.inputs >= LEAST and time.process_time() > ends

    def one(content: bytes) -> None:
        if is_enough():
            return
        took, wrong = tried(target, game, content)
        found.inputs += 1
        found.slowest = max(found.slowest, took)
        if wrong:
            found.broken.setdefault(wrong.partition(": ")[0], content)

    for batch in range(10**9):
        if is_enough():
            break
        plan = settings(
            max_examples=BATCH if inputs else LEAST,  # what is not tried is made in vain
            database=None,
            deadline=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )
        number = int(sha256(f"{seed} {target.name} {game} {batch}".encode()).hexdigest()[:15], 16)
        seeded(number)(plan(given(strategy)(one)))()
    return found


def keep(found: Found) -> list[str]:
    """Keep the inputs that broke something; what they broke."""
    told = []
    for wrong, content in found.broken.items():
        folder = CORPUS / found.target
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"found-{sha256(content).hexdigest()[:10]}.input"
        path.write_bytes(content)
        told.append(f"{wrong} ({path.relative_to(CORPUS)})")
    return told


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 1 when something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.fuzzing")
    parser.add_argument("--target", choices=[*TARGETS])
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--inputs", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args(arguments)
    failed = 0
    for name in [options.target] if options.target else [*TARGETS]:
        for game in [options.game] if options.game else [*GAMES]:
            limit = 0.0 if options.inputs else options.seconds
            found = fuzz(TARGETS[name], game, options.seed, options.inputs, limit)
            print(f"{name} {game}: {found.inputs} inputs, slowest {found.slowest:.2f} s", flush=True)
            for wrong in keep(found):
                failed = 1
                print(f"    {wrong}", flush=True)
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
