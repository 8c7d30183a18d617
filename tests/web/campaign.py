"""The long proofs of the server, and a report of what they found.

python -m tests.web.campaign [--only PART …] [--size PART=N] [--workers N] [--seed N] [--more] [--out reports/server]

A part that was run is kept in the report; another run renews only the parts that it runs. Parts that can be divided are
run slice by slice, and the report is written after each; with `--more` a part goes on where it was left. Each row says
which code it was run with.
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
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from fuda.library.loading import GAMES
from tests.service import frame_fuzz, power_loss
from tests.service.simulator import World
from tests.service.twins import twins
from tests.storage import postgres
from tests.web import described_fuzz, http_fuzz, load
from tests.web.killing import Server, database_killed, faults_in, killed


class Task(NamedTuple):
    """How large a part is to be, from which chance, how many processes it may use, and how much was done before."""

    size: int
    seed: int
    workers: int
    done: int = 0

    @property
    def luck(self) -> int:
        """Chance for a slice: another one for each."""
        return self.seed * 10**6 + self.done


Found = tuple[bool, dict[str, Any]]
TWINS = 10  # that one process makes of a game before it is given others


def _history(seed: int) -> tuple[int, list[str]]:
    return seed, World(seed).run()


def histories(task: Task) -> Found:
    """Histories of the service under delays, cuts, slow disks and crashes that fit together."""
    faults: list[str] = []
    with ProcessPoolExecutor(task.workers) as pool:
        seeds = range(task.luck, task.luck + task.size)
        for seed, found in pool.map(_history, seeds, chunksize=10):
            faults += [f"{seed}: {each}" for each in found]
    return not faults, {"histories": task.size, "faults": len(faults), "first": faults[:5]}


def _twins(job: tuple[str, int, int]) -> dict[str, Any]:
    title, count, seed = job
    return {"title": title, **twins(title, count, seed)}


def twin_figures(task: Task) -> Found:
    """Twins of each game, through the whole service: nobody outside can tell them apart."""
    jobs = [
        (title, min(TWINS, task.size - begin), task.seed * 10**6 + (task.done + begin) * 10)
        for title in GAMES
        for begin in range(0, task.size, TWINS)
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
    found = frame_fuzz.figures(task.size, task.luck)
    return found["broken"] == 0, {key: value for key, value in found.items() if key != "answers"}


def requests(task: Task) -> Found:
    """Requests that no honest client sends, so many for each address."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        found = http_fuzz.figures(server, task.size, task.seed)
        log = server.end(signal.SIGTERM)
    return found["faults"] == 0 and not faults_in(log), found


def described(task: Task) -> Found:
    """What Schemathesis asks by the server's description of itself, so many cases at most for each address."""
    found = described_fuzz.figures(task.size, task.seed)
    return found["faults"] == 0, found


def kills(task: Task) -> Found:
    """The server is killed under load: every acknowledged answer is there once, and all games go on."""
    return True, {"kills": task.size, **killed(task.size, task.luck)}


def database_kills(task: Task) -> Found:
    """PostgreSQL is killed under load."""
    if postgres.programs() is None:
        return False, {"why": postgres.WHY_NOT}
    return True, {"kills": task.size, **database_killed(task.size, task.luck)}


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


# So much at once of the parts that can be divided.
SLICES: dict[str, int] = {"histories": 250, "twins": 20, "frames": 20_000, "kills": 25, "database-kills": 10}


def run(name: str, task: Task) -> dict[str, Any]:
    """One part, or a slice of it; what breaks down has failed."""
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
        "code": code(),
        "figures": figures,
    }


def code() -> str:
    """Which commit this is; with a + where files were changed since."""
    asked = (["git", "rev-parse", "--short=8", "HEAD"], ["git", "status", "--porcelain", "src", "tests"])
    head, changed = [subprocess.run(each, capture_output=True, text=True, check=False).stdout.strip() for each in asked]
    return os.environ.get("CAMPAIGN_CODE", head + ("+" if changed else ""))


def together(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """A row of which more was run.

    >>> together({"passed": True, "size": 5, "seconds": 1.0, "code": "a", "figures": {"n": 2, "slowest_ms": 9}},
    ...     {"passed": True, "size": 5, "seconds": 2.0, "code": "b", "figures": {"n": 3, "slowest_ms": 4}})
    {'passed': True, 'size': 10, 'seconds': 3.0, 'code': 'a, b', 'figures': {'n': 5, 'slowest_ms': 9}}
    """
    codes = list(dict.fromkeys([*before["code"].split(", "), *after["code"].split(", ")]))
    return {
        **after,
        "passed": before["passed"] and after["passed"],
        "size": before["size"] + after["size"],
        "seconds": round(before["seconds"] + after["seconds"], 1),
        "code": ", ".join(codes),
        "figures": _added(before["figures"], after["figures"]),
    }


def _added(first: Any, second: Any, name: str = "") -> Any:
    if isinstance(first, dict) and isinstance(second, dict):
        return {key: _added(first.get(key), second.get(key), key) for key in {**first, **second}}
    if isinstance(first, list) and isinstance(second, list):
        return [*first, *second][:5]
    if first is None or second is None or isinstance(first, str):
        return second if first is None else first
    if name.startswith("slowest") or name == "people":
        return max(first, second)
    return first + second


def markdown(found: dict[str, Any]) -> str:
    """The report for readers."""
    lines = ["# The server: long proofs", "", "`python -m tests.web.campaign` makes them anew.", ""]
    lines += ["| part | passed | size (of full) | seconds | machine | code | figures |", f"|{'---|' * 7}"]
    for name in PARTS:
        if name in found:
            each = found[name]
            figures = ", ".join([f"{key} {_short(value)}" for key, value in each["figures"].items()])
            size = f"{each['size']:,} ({each['full']:,})"
            passed = "yes" if each["passed"] else "no"
            with_what = f"{each['seconds']} | {each['machine']} | {each.get('code', '')}"
            lines.append(f"| {name} | {passed} | {size} | {with_what} | {figures} |")
    return "\n".join([*lines, ""])


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).replace("|", "/")[:300]


def sliced(name: str, task: Task, row: dict[str, Any] | None) -> Iterator[dict[str, Any]]:
    """A part slice by slice, after those that were run before: the row as it stands after each."""
    done = 0 if row is None else int(row["size"])
    while done < task.size:
        size = min(SLICES.get(name, task.size), task.size - done)
        found = run(name, task._replace(size=size, done=done))
        row = found if row is None else together(row, found)
        done += size
        yield row
        if not found["passed"]:
            return


def main() -> int:
    """Run what is wanted and renew the report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", nargs="*", default=list(PARTS), choices=list(PARTS))
    parser.add_argument("--size", nargs="*", default=[], metavar="PART=N")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--more", action="store_true", help="go on with parts of which something was run")
    parser.add_argument("--out", type=Path, default=Path("reports/server"))
    arguments = parser.parse_args()
    sizes = {name: int(size) for name, _, size in (each.partition("=") for each in arguments.size)}
    kept = arguments.out.with_suffix(".json")
    found: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}
    for name in arguments.only:
        before = found.get(name) if arguments.more else None
        seed = arguments.seed if before is None else before["seed"]
        task = Task(sizes.get(name, PARTS[name][1]), seed, arguments.workers)
        for row in sliced(name, task, before):
            found[name] = row
            print(f"{name} {row['size']:,}/{task.size:,}: {row['passed']}", file=sys.stderr, flush=True)
            kept.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
            arguments.out.with_suffix(".md").write_text(markdown(found))
        print(json.dumps({name: found[name]}, ensure_ascii=False), flush=True)
    return 0 if all(found[name]["passed"] for name in arguments.only) else 1


if __name__ == "__main__":
    sys.exit(main())
