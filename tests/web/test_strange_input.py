"""Frames and requests that no honest client sends are answered in words, and the server goes on.

The parts `frames`, `requests` and `schemathesis` of tests.web.campaign send many more.
"""

from __future__ import annotations

import signal
from pathlib import Path

from tests.service.frame_fuzz import figures as frame_figures
from tests.web import described_fuzz, http_fuzz
from tests.web.killing import Server


def test_strange_frames_are_answered_and_end_nothing() -> None:
    found = frame_figures(500, seed=3)
    assert found["first_broken"] == []
    assert {"frame-not-understood", "frame-too-deep", "update", "no-such-table"} <= set(found["answers"])


def test_strange_requests_are_answered_in_words(tmp_path: Path) -> None:
    server = Server(tmp_path)
    found = http_fuzz.figures(server, cases=2, seed=2)
    log = server.end(signal.SIGTERM)
    assert found["first_faults"] == [] and '"error"' not in log, log
    assert found["addresses"] > 30 and {"200", "400", "404"} <= set(found["statuses"])


def test_addresses_do_as_their_description_says() -> None:
    """A few cases for some addresses of every kind; reading all cards of a game takes too long here."""
    only = r"^/(healthz|readyz|api/(guest|sign-in|me|me/.*|replays/.*|reports|ratings.*|games/\{game\}/decks.*))$"
    found = described_fuzz.figures(2, seed=4, only=only)
    assert found["first_faults"] == []
    assert found["addresses"] > 15 and {"200", "400", "404"} <= set(found["statuses"])
