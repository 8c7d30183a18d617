"""What does the report of a campaign say? Where and how it ran, every part with its figures; and what can be kept."""

from __future__ import annotations

import json
import platform
import subprocess
from pathlib import Path
from typing import Any

from fuda import __version__
from fuda.kernel import machine
from fuda.library.loading import rules_digest


def _commit() -> str:
    """The commit of the sources, marked when they were changed since; empty outside a repository."""
    here = Path(__file__).resolve().parent
    try:
        shown = subprocess.run(
            ["git", "describe", "--always", "--abbrev=40", "--dirty=+", "--exclude=*"],
            cwd=here,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return shown.stdout.strip()


def heading(seed: str, quick: bool, workers: int) -> dict[str, Any]:
    """What a report says before its parts."""
    return {
        "fuda": __version__,
        "commit": _commit(),
        "seed": seed,
        "quick": quick,
        "workers": workers,
        "engine": "interpreted" if str(machine.__file__).endswith(".py") else "compiled",
        "python": platform.python_version(),
        "rules": {},
        "parts": [],
    }


def _from_elsewhere(report: dict[str, Any]) -> list[str]:
    """Which parts were kept from a run at another commit or with another engine."""
    here = (report["commit"], report["engine"])
    kept: dict[tuple[str, str], list[str]] = {}
    for each in report["parts"]:
        origin = (each.get("commit", here[0]), each.get("engine", here[1]))
        if origin != here:
            kept.setdefault(origin, []).append(each["part"])
    return [
        f"- run at commit {commit}, engine {engine}: {', '.join(parts)}" for (commit, engine), parts in kept.items()
    ]


def markdown(report: dict[str, Any]) -> str:
    """The report for readers."""
    seconds = sum(each["seconds"] for each in report["parts"])
    lines = [
        "# Campaign report",
        "",
        "Written by `python -m fuda.play.figures.campaign`; not edited by hand.",
        "",
        f"- fuda {report['fuda']}, commit {report['commit'] or 'unknown'}",
        f"- seed {report['seed']}, {'samples only' if report['quick'] else 'in full'}, {report['workers']} worker(s),"
        f" Python {report['python']}, engine {report['engine']}",
        *[f"- rules of {game}: {digest}" for game, digest in report["rules"].items()],
        f"- {seconds:.0f} seconds",
        *_from_elsewhere(report),
        "",
        "| game | part | claim | size | result | | seconds |",
        "|---|---|---|---:|---|---|---:|",
    ]
    for each in report["parts"]:
        passed = "pass" if each["passed"] else "**FAIL**"
        cells = (each["game"], each["part"], each["claim"], each["size"], passed, each["summary"], each["seconds"])
        lines.append("| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in cells) + " |")
    for each in report["parts"]:
        if each.get("table"):
            lines += ["", f"## {each['game']}: {each['part']}", "", *each["table"]]
    return "\n".join(lines) + "\n"


def write(path: Path, report: dict[str, Any]) -> None:
    """Write the report for readers and for programs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".json").write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    path.with_suffix(".md").write_text(markdown(report), encoding="utf-8")


def earlier_parts(path: Path, report: dict[str, Any]) -> list[dict[str, Any]]:
    """The parts of an earlier campaign that need not run again, with the commit at which they ran."""
    file = path.with_suffix(".json")
    if not file.is_file():
        return []
    before = json.loads(file.read_text(encoding="utf-8"))
    fits = all(before.get(key) == report[key] for key in ("fuda", "seed", "quick"))
    if not fits or any(rules_digest(game) != digest for game, digest in before["rules"].items()):
        return []
    origin = {"commit": before["commit"], "engine": before.get("engine", "interpreted")}
    return [{**origin, **each} for each in before["parts"] if each["passed"]]
