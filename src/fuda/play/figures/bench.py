"""How fast is a game? Figures as ratios to a reference loop, so that they can be carried from machine to machine.

Times in microseconds are also given as they would be where the reference loop takes 0.08 s; the budgets are for those.
The number of function calls is exact and the same everywhere. What is timed is this process's own time on a processor,
and the reference loop runs before and after each of several rounds of games, so that other work on the machine and
changes of its clock touch both alike.
"""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec

from fuda.api import Game
from fuda.kernel import codec
from fuda.kernel.state import State
from fuda.kernel.views import view
from fuda.play.bots.random import RandomPlayer
from fuda.play.contest import Contest
from fuda.play.figures.longest import GAMES as LONGEST_OF
from fuda.play.figures.longest import longest_answer
from fuda.play.seeds import derived_seed

USUAL: Final = 0.08  # seconds that the reference loop takes on the machine for which the budgets were set
LOOPS: Final = 10**6

# name: (must, goal, whether more is better)
BUDGETS: Final[dict[str, tuple[float, float, bool]]] = {
    "decisions_per_ref": (630, 1200, True),
    "calls_per_decision": (1000, 300, False),
    "clone_us": (50, 15, False),
    "encode_us": (500, 200, False),
    "decode_us": (500, 200, False),
    "view_us": (500, 200, False),
    "state_bytes": (40_000, 15_000, False),
    "late_to_early": (1.5, 1.2, False),
    "longest_ms": (50, 15, False),
}
# Games with larger rulebooks may take twice the time for a decision.
SLOWER: Final[dict[str, float]] = {"kiseki": 315, "honjin": 315}


def reference() -> float:
    """The seconds of one reference loop."""
    started = process_time()
    total = 0
    for place in range(LOOPS):
        total = (total + place * 3) & 0xFFFF
    return process_time() - started


def _contest(game: Game, seed: str, variant: str | None) -> Contest:
    players = [RandomPlayer(derived_seed(seed, "seat", seat)) for seat in (0, 1)]
    return Contest(game, players, seed, variant, listen=False)


def middle_state(game: Game, seed: str, variant: str | None = None) -> State:
    """A position in the middle of a random game."""
    contest = _contest(game, seed, variant)
    contest.play()
    half = contest.answers // 2
    contest = _contest(game, seed, variant)
    while contest.answers < half:
        contest.step()
    return contest.state()


def calls_of(work: Callable[[], Any]) -> int:
    """How many functions, Python's and built-in ones, are called by some work.

    >>> calls_of(lambda: len("a") + len("b"))
    3
    """
    calls = -1  # the one that ends the counting

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal calls
        if event in ("call", "c_call"):
            calls += 1

    previous = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(previous)
    return calls


def calls_per_decision(game: Game, seed: str, games: int = 3, variant: str | None = None) -> float:
    """How many functions are called for each decision of random games."""
    calls = decisions = 0
    for place in range(games):
        contest = _contest(game, derived_seed(seed, "calls", place), variant)
        contest.play()  # once without counting: tables are filled on first use
        contest = _contest(game, derived_seed(seed, "calls", place), variant)
        calls += calls_of(contest.play)
        decisions += contest.decisions
    return calls / max(1, decisions)


def _microseconds(work: Callable[[], Any], rounds: int = 5) -> float:
    """The microseconds of one call where the reference loop takes its usual time, the median of some rounds."""
    before = reference()
    started = process_time()
    work()
    once = process_time() - started
    calls = max(3, min(2000, int(0.02 / max(once, 1e-7))))
    found: list[float] = []
    for _ in range(rounds):
        started = process_time()
        for _ in range(calls):
            work()
        found.append((process_time() - started) / calls)
    return median(found) * 1e6 * USUAL / ((before + reference()) / 2)


def state_bytes(state: State, copies: int = 200) -> float:
    """The memory of one more clone of a state."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [state.clone() for _ in range(copies)]
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (after - before) / len(kept)


def _pace(game: Game, seed: str, games: int, variant: str | None) -> dict[str, float]:
    """Decisions and steps for each second and each reference loop, and how the second half of games compares to the
    first."""
    seconds = early = late = 0.0
    decisions = steps = early_answers = late_answers = 0
    before = reference()
    for place in range(games):
        contest = _contest(game, derived_seed(seed, "pace", place), variant)
        times = [process_time()]
        while contest.outcome is None:
            contest.step()
            times.append(process_time())
        seconds += times[-1] - times[0]
        half = len(times) // 2
        early += times[half] - times[0]
        late += times[-1] - times[half]
        early_answers += half
        late_answers += len(times) - 1 - half
        decisions += contest.decisions
        steps += contest.steps
    loop = (before + reference()) / 2
    return {
        "reference_seconds": loop,
        "decisions_per_second": decisions / seconds,
        "steps_per_second": steps / seconds,
        "decisions_per_ref": decisions / seconds * loop,
        "steps_per_ref": steps / seconds * loop,
        "late_to_early": (late / max(1, late_answers)) / (early / max(1, early_answers)),
    }


def measure(
    game: Game,
    seed: str = "1",
    games: int = 60,
    rounds: int = 5,
    variant: str | None = None,
    longest: int = LONGEST_OF,
) -> dict[str, Any]:
    """All figures of a game, as JSON; the longest answer of so many random games with the answer itself."""
    _contest(game, seed, variant).play()
    paces = [_pace(game, derived_seed(seed, place), max(1, games // rounds), variant) for place in range(rounds)]
    found: dict[str, Any] = {name: median([pace[name] for pace in paces]) for name in paces[0]}
    loop: float = found.pop("reference_seconds")
    state = middle_state(game, seed, variant)
    packed = msgspec.json.encode(codec.encode(state))
    times = {
        "clone": _microseconds(state.clone),
        "encode": _microseconds(lambda: msgspec.json.encode(codec.encode(state))),
        "decode": _microseconds(lambda: codec.decode(msgspec.json.decode(packed))),
        "view": _microseconds(lambda: view(state, game.rules, 0)),
        "key": _microseconds(state.key),
    }
    for name, measured in times.items():
        found[f"{name}_us"] = measured
    before = reference()
    seconds, answer = longest_answer(game, seed, longest)
    found["longest_ms"] = seconds * 1000 * USUAL / ((before + reference()) / 2)
    found["encoded_bytes"] = len(packed)
    found["state_bytes"] = state_bytes(state)
    found["calls_per_decision"] = calls_per_decision(game, seed, variant=variant)
    told = {"game": game.id, "reference_seconds": loop, **found, "longest": answer, "longest_of": longest}
    return {**told, "budgets": judge(game.id, found)}


def judge(game: str, found: dict[str, Any]) -> list[dict[str, Any]]:
    """Each budget with what was measured, and whether it is kept.

    >>> judge("any", {"clone_us": 20.0})[0]["passed"], judge("any", {"clone_us": 20.0})[0]["reached_goal"]
    (True, False)
    """
    rows: list[dict[str, Any]] = []
    for name, (must, goal, more) in BUDGETS.items():
        if name not in found:
            continue
        if name == "decisions_per_ref":
            must = SLOWER.get(game, must)
        value = found[name]
        rows.append(
            {
                "name": name,
                "value": value,
                "must": must,
                "goal": goal,
                "passed": value >= must if more else value <= must,
                "reached_goal": value >= goal if more else value <= goal,
            }
        )
    return rows
