"""Schemathesis asks every address what its description allows and what it forbids: does the server do as it says?

It is installed in a folder of its own (`build/`), since nothing else here needs it.

python -m tests.web.described_fuzz --cases 1000
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from tests.web.killing import Server

WANTED: Final = "schemathesis==4.32.5"
HOME: Final = Path(__file__).parents[2] / "build" / WANTED.replace("==", "-")
# Names, decks and passwords follow rules that no schema can say, so that what a schema allows may be refused in words.
LEFT_OUT: Final = "positive_data_acceptance"
# What would end the session by which everything else is asked is tried by itself.
ENDING: Final = (r"^/api/sign-out$", r"^/api/me/sessions/\{id\}$")
SETTINGS: Final = 'operators = ["Olga"]\nguests = 100000\nrequests = 100000\nsign_ins = 100\ntries = 500\n'


def tool() -> Path:
    """The program, installed the first time."""
    found = HOME / "bin" / "schemathesis"
    if not found.exists():
        venv.create(HOME, with_pip=True, clear=True)
        subprocess.run([HOME / "bin" / "python", "-m", "pip", "install", "--quiet", WANTED], check=True)
    return found


def operator(address: str) -> str:
    """A token of somebody who may do everything."""
    body = json.dumps({"name": "Olga", "password": "correct horse"}).encode()
    asked = Request(f"{address}/api/accounts", data=body, headers={"Content-Type": "application/json"})
    with urlopen(asked, timeout=60) as answer:
        found: dict[str, str] = json.load(answer)
    return found["token"]


def asked(address: str, token: str, cases: int, seed: int, *which: str) -> dict[str, Any]:
    """What the program found at some addresses."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [str(tool()), "run", f"{address}/api/openapi", "-u", address, "-n", str(cases), "--seed", str(seed)]
        command += ["--phases", "examples,coverage,fuzzing", "--checks", "all", "--exclude-checks", LEFT_OUT]
        command += ["--continue-on-failure", "--no-shrink", "-H", f"Authorization: Bearer {token}"]
        command += ["--max-response-time", "10", "--report", "json", "--report-json-path", str(report), *which]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
        assert report.exists(), done.stdout[-2000:] + done.stderr[-2000:]
        found: dict[str, Any] = json.loads(report.read_text())
    return found


def figures(server: Server, cases: int, seed: int) -> dict[str, Any]:
    """So many cases at most for each address."""
    excluded = [part for each in ENDING for part in ("--exclude-path-regex", each)]
    included = [part for each in ENDING for part in ("--include-path-regex", each)]
    token = operator(server.address)
    found = [asked(server.address, token, cases, seed, *each) for each in (excluded, included)]
    failures = [each for one in found for each in one["failures"]]
    errors = [str(each)[:300] for one in found for each in one["errors"]]
    return {
        "schemathesis": found[0]["schemathesis_version"],
        "addresses": sum(each["operations"]["tested"] for each in found),
        "cases": sum(each["test_cases"]["generated"] for each in found),
        "faults": sum(each["count"] for each in failures) + len(errors),
        "first_faults": [*[f"{each['title']}: {each['operations'][0]}" for each in failures], *errors][:10],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        chosen = Path(data) / "settings.toml"
        chosen.write_text(SETTINGS)
        made = Server(Path(data), settings=chosen)
        print(json.dumps(figures(made, arguments.cases, arguments.seed), indent=1, ensure_ascii=False))
        log = made.end(signal.SIGTERM)
        print(log[:2000] if '"error"' in log else "nothing in the log")
        sys.exit(0)
