"""Do the figures hold over many games? Runs the long parts with progress and writes a report that documents can cite.

    python -m fuda.play.figures.campaign [--game G] [--only PART] [--quick] [--seed N] [--workers N]
                                         [--out FILE] [--resume] [--size PART=N] [--again PART]

Every part says how large it is in full and which sample `make test` runs; see `campaign_parts`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final

import fuda
from fuda.api import load
from fuda.library.loading import GAMES, rules_digest
from fuda.library.messages import Explained
from fuda.play.figures import campaign_games, campaign_laws, campaign_program
from fuda.play.figures.builds import STAMP, sources, stale
from fuda.play.figures.campaign_parts import PARTS, Finding, Task
from fuda.play.figures.campaign_report import earlier_parts, heading, markdown, write
from fuda.play.figures.simulation import Result

REPORTS: Final = Path("reports")
OF_PARTS: Final = (campaign_games, campaign_program, campaign_laws)  # the modules that register them


def run_part(
    name: str,
    game: str,
    seed: str = "1",
    workers: int = 1,
    quick: bool = True,
    progress: Callable[[int, int], None] | None = None,
    shared: dict[tuple[Any, ...], Result] | None = None,
    size: int | None = None,
) -> dict[str, Any]:
    """Run one part, in full, its sample or the size that was asked for; what it found, as JSON."""
    wanted = PARTS[name]
    if size is None:
        size = wanted.sample if quick else wanted.full
    task = Task(load(game), size, seed, workers, quick, progress or (lambda done, of: None))
    if shared is not None:
        task.shared = shared
    started = monotonic()
    try:
        found = wanted.run(task)
    except Explained as error:
        found = Finding(False, error.explain("en"))
    return {
        "part": name,
        "game": game,
        "claim": wanted.claim,
        "size": size,
        "passed": found.passed,
        "summary": found.summary,
        "seconds": round(monotonic() - started, 1),
        "figures": found.figures,
        "table": list(found.table),
    }


class _Progress:
    """One line on stderr that counts up; without a terminal a line for each tenth."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.started = monotonic()
        self.tenth = -1

    def __call__(self, done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{self.title}: {done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)
        elif done * 10 // max(1, of) > self.tenth:
            self.tenth = done * 10 // max(1, of)
            print(f"{self.title}: {done}/{of} {monotonic() - self.started:.0f}s", file=sys.stderr, flush=True)


def run(
    games: Sequence[str],
    parts: Sequence[str],
    seed: str,
    workers: int,
    quick: bool,
    out: Path,
    resume: bool = False,
    sizes: Mapping[str, int] | None = None,
    again: Sequence[str] = (),
) -> dict[str, Any]:
    """Run parts for games, writing the report anew after each of them. The report names the size of every part."""
    report = heading(seed, quick, workers)
    earlier = earlier_parts(out, report) if resume else []
    report["parts"] = [each for each in earlier if each["part"] not in again]
    done = {(each["game"], each["part"]) for each in report["parts"]}
    for game in games:
        report["rules"][game] = rules_digest(game)
        shared: dict[tuple[Any, ...], Result] = {}
        for name in parts:
            if (game, name) in done:
                continue
            found = run_part(
                name, game, seed, workers, quick, _Progress(f"{game} {name}"), shared, (sizes or {}).get(name)
            )
            verdict = "pass" if found["passed"] else "FAIL"
            print(f"{game} {name}: {verdict}: {found['summary']} ({found['seconds']} s)", file=sys.stderr, flush=True)
            report["parts"].append({**found, "commit": report["commit"], "engine": report["engine"]})
            write(out, report)
    return report


def _size(words: str) -> tuple[str, int]:
    name, _, number = words.partition("=")
    if name not in PARTS or not number.isdecimal() or int(number) == 0:
        raise argparse.ArgumentTypeError(f"{words!r} is not PART=N with a part of the campaign and a number above 0")
    return name, int(number)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when every part passed, 1 when one did not."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.figures.campaign")
    parser.add_argument("--game", choices=[*GAMES], help="one game instead of all")
    parser.add_argument("--only", action="append", choices=[*PARTS], help="run this part only; can be repeated")
    parser.add_argument("--quick", action="store_true", help="run the small samples")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="the report, written as .md and .json (default: in reports/)")
    parser.add_argument(
        "--resume", action="store_true", help="keep the parts that the report has already and that passed"
    )
    parser.add_argument(
        "--size", action="append", type=_size, metavar="PART=N", help="another size for a part; can be repeated"
    )
    parser.add_argument("--again", action="append", choices=[*PARTS], metavar="PART", help="run it although it passed")
    given = parser.parse_args(arguments)
    build, interpreted = Path(fuda.__file__).resolve().parent, sources()
    if (build / STAMP).exists() and interpreted is not None and stale(build.parent, interpreted):
        parser.error(stale(build.parent, interpreted))
    out = given.out or REPORTS / ("campaign-quick" if given.quick else "campaign")
    games = [given.game] if given.game else [*GAMES]
    sizes = dict(given.size or ())
    parts, again = given.only or [*PARTS], given.again or ()
    report = run(games, parts, given.seed, given.workers, given.quick, out, given.resume, sizes, again)
    print(markdown(report), end="")
    print(f"{out.with_suffix('.md')} {out.with_suffix('.json')}", file=sys.stderr)
    return 0 if all(each["passed"] for each in report["parts"]) else 1


if __name__ == "__main__":
    # Through the module's own name: other processes must find the functions of this one.
    raise SystemExit(import_module("fuda.play.figures.campaign").main())
