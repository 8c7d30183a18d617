"""Frames and requests that no honest client sends are answered in words, and the server goes on.

The parts `frames` and `requests` of tests.web.campaign send many more.
"""

from __future__ import annotations

import signal
from pathlib import Path

from tests.service.frame_fuzz import figures as frame_figures
from tests.web import http_fuzz
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
    assert found["addresses"] > 30 and {200, 400, 404} <= set(found["statuses"])
