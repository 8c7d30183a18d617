"""The long proofs of the server, and a report of what they found.

python -m tests.web.campaign [--only PART …] [--size PART=N] [--workers N] [--seed N] [--more] [--out reports/server]
python -m tests.web.campaign --take FILE.json … [--more]

A part that was run is kept in the report; another run renews only the parts that it runs. Parts that can be divided are
run slice by slice, by so many processes side by side, and the report is written after each slice; with `--more` a part
goes on where it was left. Each row says which code it was run with. `--take` takes the rows of reports that were made
elsewhere; with `--more` they are added to those that are there.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial, reduce
from pathlib import Path
from typing import Any, NamedTuple

from fuda.kernel import machine
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
KILLS = 5  # that one process makes before what was stored is looked at


def spread(deed: Callable[[int, int], dict[str, Any]], task: Task, each: int) -> dict[str, Any]:
    """So much work in pieces, by several processes side by side: what all of them found."""
    pieces = [(min(each, task.size - begin), task.luck + begin) for begin in range(0, task.size, each)]
    with ProcessPoolExecutor(task.workers) as pool:
        return reduce(_added, pool.map(deed, *zip(*pieces, strict=True)))


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
    if not power_loss.can_run():
        return False, {"why": "the shim that loses writes needs Linux and a C compiler"}
    found = spread(partial(power_loss.figures, games=8, records=120), task, 100)
    return found["faults"] == 0 and found["fewest_planted_found_of_10"] >= 8, found


def frames(task: Task) -> Found:
    """Frames that no honest client sends."""
    found = spread(frame_fuzz.figures, task, 2500)
    return found["broken"] == 0, {key: value for key, value in found.items() if key != "answers"}


def requests(task: Task) -> Found:
    """Requests that no honest client sends, so many for each address."""
    found = spread(_requests, task, 50)
    return found["faults"] == 0, found


def _requests(cases: int, seed: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        found = http_fuzz.figures(server, cases, seed)
        log = faults_in(server.end(signal.SIGTERM))
    return {**found, "faults": found["faults"] + len(log), "first_faults": [*found["first_faults"], *log][:10]}


def described(task: Task) -> Found:
    """What Schemathesis asks by the server's description of itself, so many cases at most for each address."""
    paths = described_fuzz.paths()
    with ProcessPoolExecutor(task.workers) as pool:
        each = pool.map(partial(described_fuzz.figures, task.size, task.luck), paths)
        found = reduce(_added, each)
    return found["faults"] == 0, {**found, "addresses": len(found["by_address"])}


def kills(task: Task) -> Found:
    """The server is killed under load: every acknowledged answer is there once, and all games go on."""
    return True, spread(killed, task, KILLS)


def database_kills(task: Task) -> Found:
    """PostgreSQL is killed under load."""
    if postgres.programs() is None:
        return False, {"why": postgres.WHY_NOT}
    return True, database_killed(task.size, task.luck)


def under_load(task: Task) -> Found:
    """Games at once, an answer for each every 4 s; from a frame received to its acknowledgement sent."""
    found = load.load_figures(task.size, 60.0, task.seed)
    return found["server_p99_ms"] <= 100.0, {"engine": engine(), **found}


def compiled_under_load(task: Task) -> Found:
    """The same, where the engine is compiled."""
    if engine() != "compiled":
        return False, {"why": "the engine is not compiled: run this where `make compiled` has put it"}
    return under_load(task)


def engine() -> str:
    """Whether the engine is compiled."""
    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"


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
    "load-compiled": (compiled_under_load, 300),
    "load-500-compiled": (compiled_under_load, 500),
    "overload": (overload, 20),
    "restart": (restart, 1000),
}


# So much at once of the parts that can be divided.
SLICES: dict[str, int] = {
    "histories": 1000,
    "twins": 50,
    "frames": 50_000,
    "requests": 500,
    "schemathesis": 500,
    "kills": 80,
    "database-kills": 10,
}


def run(name: str, task: Task) -> dict[str, Any]:
    """One part, or a slice of it; what breaks down has failed."""
    began = time.perf_counter()
    try:
        passed, figures = PARTS[name][0](task)
    except (AssertionError, OSError, TimeoutError, subprocess.SubprocessError) as error:
        passed, figures = False, {"error": f"{type(error).__name__}: {str(error)[:300]}"}
    cores, mine = os.cpu_count(), len(os.sched_getaffinity(0))
    where = f"{cores} cores" if mine == cores else f"{mine} of {cores} cores"
    return {
        "passed": passed,
        "size": task.size,
        "full": PARTS[name][1],
        "seed": task.seed,
        "seconds": round(time.perf_counter() - began, 1),
        "machine": f"{platform.python_version()}, {where}, load {os.getloadavg()[0]:.0f}",
        "code": code(),
        "figures": figures,
    }


def code() -> str:
    """Which commit this is; with a + where files were changed since."""
    if "CAMPAIGN_CODE" in os.environ or shutil.which("git") is None:
        return os.environ.get("CAMPAIGN_CODE", "")
    asked = (["git", "rev-parse", "--short=8", "HEAD"], ["git", "status", "--porcelain", "src", "tests"])
    head, changed = [subprocess.run(each, capture_output=True, text=True, check=False).stdout.strip() for each in asked]
    return head + ("+" if changed else "")


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
        return {key: _added(first.get(key), second.get(key), str(key)) for key in {**first, **second}}
    if isinstance(first, list) and isinstance(second, list):
        return [*first, *second][:5]
    if first is None or second is None or isinstance(first, str):
        return second if first is None else first
    if name.startswith("fewest"):
        return min(first, second)
    if name.startswith("slowest") or name in ("people", "addresses"):
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
    parser.add_argument("--take", type=Path, nargs="*", metavar="FILE.json", help="rows of reports made elsewhere")
    arguments = parser.parse_args()
    sizes = {name: int(size) for name, _, size in (each.partition("=") for each in arguments.size)}
    kept = arguments.out.with_suffix(".json")
    found: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}
    if arguments.take is not None:
        for each in arguments.take:
            for name, row in json.loads(each.read_text()).items():
                found[name] = together(found[name], row) if arguments.more and name in found else row
        _write(found, arguments.out)
        return 0 if all(each["passed"] for each in found.values()) else 1
    for name in arguments.only:
        before = found.get(name) if arguments.more else None
        seed = arguments.seed if before is None else before["seed"]
        task = Task(sizes.get(name, PARTS[name][1]), seed, arguments.workers)
        for row in sliced(name, task, before):
            found[name] = row
            print(f"{name} {row['size']:,}/{task.size:,}: {row['passed']}", file=sys.stderr, flush=True)
            _write(found, arguments.out)
        print(json.dumps({name: found[name]}, ensure_ascii=False), flush=True)
    return 0 if all(found[name]["passed"] for name in arguments.only) else 1


def _write(found: dict[str, Any], out: Path) -> None:
    out.with_suffix(".json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    out.with_suffix(".md").write_text(markdown(found))


if __name__ == "__main__":
    sys.exit(main())
