"""Schemathesis asks every address what its description allows and what it forbids: does the server do as it says?

The server stands in this process, without sockets.

python -m tests.web.described_fuzz --cases 1000
"""

from __future__ import annotations

import argparse
import json
import logging
import re
import tempfile
from collections import Counter
from typing import Any, Final

import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from schemathesis.python.asgi import shutdown_lifespans

from fuda.library.loading import GAMES
from fuda.storage.backends import Sqlite
from fuda.storage.people import add_person, add_session
from fuda.storage.records import RecordStore
from fuda.surfaces.web.app import application
from fuda.surfaces.web.described import described
from fuda.surfaces.web.games import game_told
from fuda.surfaces.web.host import Host
from fuda.surfaces.web.security import digest
from fuda.surfaces.web.settings import Settings

TOKEN: Final = "a token of somebody who may do everything"
# Names, decks and passwords follow rules that no schema can say, so that what a schema allows may be refused in words.
LEFT_OUT: Final = "positive_data_acceptance"
# What would end the session by which everything else is asked is tried by itself.
PHASES: Final = ("examples", "coverage", "fuzzing", "stateful")
ENDING: Final = r"^/api/(sign-out|me/sessions/\{id\})$"


class _Log(logging.Handler):
    """Everything that the server logs as a fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


class Asked:
    """What Schemathesis asked a server, and what it found."""

    def __init__(self, folder: str) -> None:
        for each in GAMES:
            game_told(each)  # so that the first who ask need not wait for the rules
        self.store = RecordStore(Sqlite(f"{folder}/fuda.db"))
        often = {"guests": 10**6, "requests": 10**6, "sign_ins": 100, "tries": 200}
        self.host = Host(self.store, Settings(data=folder, **often))  # type: ignore[arg-type]
        self.app = application(self.host)
        self.cases: Counter[str] = Counter()  # by method and address
        self.took: dict[str, float] = {}  # seconds
        self.statuses: Counter[int] = Counter()
        self.faults: dict[str, int] = {}
        self.log = _Log()

    def come_in(self) -> None:
        """An operator's session; anew, since what was asked may have ended the last one."""

        def deed(wire: Any) -> None:
            wire.execute("DELETE FROM sessions WHERE digest = ?", digest(TOKEN))
            if not wire.rows("SELECT 1 FROM persons WHERE id = 'olga'"):
                add_person(wire, "olga", "Olga", 1.0, "olga", None, "operator")
            add_session(wire, digest(TOKEN), "olga", "account", "all", "", 1.0)

        self.store.now(deed)

    def ask(self, cases: int, seed: int, only: str | None, without: str | None = None) -> None:
        """So many cases at most for each address of a pattern: fewer where there is nothing to choose."""
        self.come_in()
        told = {
            "seed": seed,
            "headers": {"Authorization": f"Bearer {TOKEN}"},
            "continue-on-failure": True,
            "generation": {"max-examples": cases, "no-shrink": True, "database": "none"},
            "phases": {name: {"enabled": name != "stateful"} for name in PHASES},
            "checks": {"enabled": True, LEFT_OUT: {"enabled": False}, "max_response_time": 60},
            "request-timeout": 60,
        }
        schema = schemathesis.openapi.from_asgi("/api/openapi", self.app, config=SchemathesisConfig.from_dict(told))
        found = schema if without is None else schema.exclude(path_regex=without)
        for event in from_schema(found if only is None else found.include(path_regex=only)).execute():
            if isinstance(event, events.ScenarioFinished):
                self._heed(event)
            elif isinstance(event, events.NonFatalError):
                self._fault(f"{event.label}: {event.phase}: {event.value!r:.300}")
            elif isinstance(event, events.FatalError):
                raise event.exception

    def end(self) -> None:
        """The server ends, and its database with it."""
        shutdown_lifespans()

    def _heed(self, event: events.ScenarioFinished) -> None:
        recorder = event.recorder
        self.cases[recorder.label] += len(recorder.cases)
        self.took[recorder.label] = self.took.get(recorder.label, 0.0) + event.elapsed_time
        for answered in recorder.interactions.values():
            if answered.response is not None:
                self.statuses[answered.response.status_code] += 1
        for checks in recorder.checks.values():
            for check in checks:
                if check.failure_info is not None:
                    failure = check.failure_info.failure
                    self._fault(f"{failure.title}: {recorder.label}: {failure.message[:300]}")

    def _fault(self, said: str) -> None:
        self.faults[said] = self.faults.get(said, 0) + 1


def paths() -> list[str]:
    """A pattern for each address of the description."""
    found = described(application(Host.__new__(Host)))["paths"]
    return [f"^{re.escape(each)}$" for each in sorted(found, key=lambda path: "{game}" not in path)]


def figures(cases: int, seed: int, only: str | None = None) -> dict[str, Any]:
    """So many cases at most for each address of a server of its own; `only` is a pattern of addresses."""
    with tempfile.TemporaryDirectory() as folder:
        asked, log = Asked(folder), logging.getLogger("fuda")
        log.addHandler(asked.log)
        try:
            if only is None:
                asked.ask(cases, seed, None, ENDING)
            asked.ask(cases, seed, ENDING if only is None else only)
        finally:
            log.removeHandler(asked.log)
            asked.end()
    return {
        "schemathesis": schemathesis.__version__,
        "addresses": len(asked.cases),
        "cases": sum(asked.cases.values()),
        "slowest_s": round(max(asked.took.values(), default=0.0), 1),
        "by_address": dict(sorted(asked.cases.items())),
        "statuses": {str(each): count for each, count in sorted(asked.statuses.items())},
        "faults": sum(asked.faults.values()) + len(asked.log.lines),
        "first_faults": [*list(asked.faults)[:10], *asked.log.lines[:5]],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    arguments = parser.parse_args()
    print(json.dumps(figures(arguments.cases, arguments.seed, arguments.only), indent=1, ensure_ascii=False))
