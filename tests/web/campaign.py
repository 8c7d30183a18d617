"""The long proofs of the server, and a report of what they found.

python -m tests.web.campaign [--only PART …] [--size PART=N] [--workers N] [--seed N] [--out reports/server]

A part that was run is kept in the report; another run renews only the parts that it runs.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from fuda.library.loading import GAMES
from tests.service import frame_fuzz, power_loss
from tests.service.simulator import World
from tests.service.twins import twins
from tests.storage import postgres
from tests.web import described_fuzz, http_fuzz, load
from tests.web.killing import Server, database_killed, killed


class Task(NamedTuple):
    """How large a part is to be, from which chance, and how many processes it may use."""

    size: int
    seed: int
    workers: int


Found = tuple[bool, dict[str, Any]]


def _history(seed: int) -> tuple[int, list[str]]:
    return seed, World(seed).run()


def histories(task: Task) -> Found:
    """Histories of the service under delays, cuts, slow disks and crashes that fit together."""
    faults: list[str] = []
    with ProcessPoolExecutor(task.workers) as pool:
        seeds = range(task.seed * 10**6, task.seed * 10**6 + task.size)
        for seed, found in pool.map(_history, seeds, chunksize=10):
            faults += [f"{seed}: {each}" for each in found]
    return not faults, {"histories": task.size, "faults": len(faults), "first": faults[:5]}


def _twins(job: tuple[str, int, int]) -> dict[str, Any]:
    title, count, seed = job
    return {"title": title, **twins(title, count, seed)}


def twin_figures(task: Task) -> Found:
    """Twins of each game, through the whole service: nobody outside can tell them apart."""
    slice_size = 10
    jobs = [
        (title, min(slice_size, task.size - begin), task.seed * 10**6 + begin * 10)
        for title in GAMES
        for begin in range(0, task.size, slice_size)
    ]
    made = dict.fromkeys(GAMES, 0)
    frames, leaks = 0, []
    with ProcessPoolExecutor(task.workers) as pool:
        for found in pool.map(_twins, jobs):
            made[found["title"]] += found["twins"]
            frames += found["frames"]
            leaks += found["leaks"]
    return not leaks, {"twins": made, "frames": frames, "leaks": len(leaks), "first": leaks[:5]}


def power(task: Task) -> Found:
    """Losses of power at any point: nothing acknowledged is missing, the database opens."""
    found = power_loss.figures(task.size, task.seed, games=8, records=120)
    return found["faults"] == 0 and found["planted_found_of_10"] >= 8, found


def frames(task: Task) -> Found:
    """Frames that no honest client sends."""
    found = frame_fuzz.figures(task.size, task.seed)
    return found["broken"] == 0, {key: value for key, value in found.items() if key != "answers"}


def requests(task: Task) -> Found:
    """Requests that no honest client sends, so many for each address."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        found = http_fuzz.figures(server, task.size, task.seed)
        log = server.end(signal.SIGTERM)
    return found["faults"] == 0 and '"error"' not in log, found


def described(task: Task) -> Found:
    """What Schemathesis asks by the server's description of itself, so many cases at most for each address."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.toml"
        settings.write_text(described_fuzz.SETTINGS)
        server = Server(Path(folder), settings=settings)
        found = described_fuzz.figures(server, task.size, task.seed)
        log = server.end(signal.SIGTERM)
    return found["faults"] == 0 and '"error"' not in log, found


def kills(task: Task) -> Found:
    """The server is killed under load: every acknowledged answer is there once, and all games go on."""
    return True, {"kills": task.size, **killed(task.size, task.seed)}


def database_kills(task: Task) -> Found:
    """PostgreSQL is killed under load."""
    if postgres.programs() is None:
        return False, {"why": postgres.WHY_NOT}
    return True, {"kills": task.size, **database_killed(task.size, task.seed)}


def under_load(task: Task) -> Found:
    """Games at once, an answer for each every 4 s; from a frame received to its acknowledgement sent."""
    found = load.load_figures(task.size, 60.0, task.seed)
    return found["server_p99_ms"] <= 100.0, found


def overload(task: Task) -> Found:
    """Ten times as many games as are allowed: new ones are refused."""
    found = load.overload_figures(task.size, task.seed)
    return found["refused"] == 9 * task.size, found


def restart(task: Task) -> Found:
    """A start with games going on: all of them answer within 5 s."""
    found = load.restart_figures(task.size, task.seed)
    return found["all_s"] <= 5.0, found


PARTS: dict[str, tuple[Callable[[Task], Found], int]] = {
    "histories": (histories, 5000),
    "twins": (twin_figures, 500),
    "power": (power, 1000),
    "frames": (frames, 100_000),
    "requests": (requests, 1000),
    "schemathesis": (described, 1000),
    "kills": (kills, 300),
    "database-kills": (database_kills, 50),
    "load": (under_load, 300),
    "load-500": (under_load, 500),
    "overload": (overload, 20),
    "restart": (restart, 1000),
}


def run(name: str, task: Task) -> dict[str, Any]:
    """One part; what breaks down has failed."""
    began = time.perf_counter()
    try:
        passed, figures = PARTS[name][0](task)
    except (AssertionError, OSError, TimeoutError, subprocess.SubprocessError) as error:
        passed, figures = False, {"error": f"{type(error).__name__}: {str(error)[:300]}"}
    machine = f"{platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}"
    return {
        "passed": passed,
        "size": task.size,
        "full": PARTS[name][1],
        "seed": task.seed,
        "seconds": round(time.perf_counter() - began, 1),
        "machine": machine,
        "figures": figures,
    }


def markdown(found: dict[str, Any]) -> str:
    """The report for readers."""
    lines = ["# The server: long proofs", "", "`python -m tests.web.campaign` makes them anew.", ""]
    lines += ["| part | passed | size (of full) | seconds | machine | figures |", "|---|---|---|---|---|---|"]
    for name in PARTS:
        if name in found:
            each = found[name]
            figures = ", ".join([f"{key} {_short(value)}" for key, value in each["figures"].items()])
            size = f"{each['size']:,} ({each['full']:,})"
            passed = "yes" if each["passed"] else "no"
            lines.append(f"| {name} | {passed} | {size} | {each['seconds']} | {each['machine']} | {figures} |")
    return "\n".join([*lines, ""])


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).replace("|", "/")[:300]


def main() -> int:
    """Run what is wanted and renew the report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", nargs="*", default=list(PARTS), choices=list(PARTS))
    parser.add_argument("--size", nargs="*", default=[], metavar="PART=N")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("reports/server"))
    arguments = parser.parse_args()
    sizes = {name: int(size) for name, _, size in (each.partition("=") for each in arguments.size)}
    kept = arguments.out.with_suffix(".json")
    found: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}
    for name in arguments.only:
        print(f"{name} …", file=sys.stderr, flush=True)
        found[name] = run(name, Task(sizes.get(name, PARTS[name][1]), arguments.seed, arguments.workers))
        print(json.dumps({name: found[name]}, ensure_ascii=False), flush=True)
        kept.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
        arguments.out.with_suffix(".md").write_text(markdown(found))
    return 0 if all(found[name]["passed"] for name in arguments.only) else 1


if __name__ == "__main__":
    sys.exit(main())
