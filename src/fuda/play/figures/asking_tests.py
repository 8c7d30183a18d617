"""What do the tests find out in a process of their own? For parts of a campaign that need what lies above `play`.

An installed package has no tests to ask.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from fuda.library.ledger import checkout_tests


def asked_of_tests(
    module: str, game: str, seed: str, size: int, progress: Callable[[int, int], None]
) -> dict[str, Any] | None:
    """What a module of the tests found: it prints a line of JSON for each try and one with everything at the end; None
    where there are no tests."""
    tests = checkout_tests()
    if tests is None:
        return None
    command = [sys.executable, "-m", module, "--game", game, "--seed", seed, "--size", str(size)]
    last: dict[str, Any] = {}
    with subprocess.Popen(command, cwd=tests.parent, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            last = json.loads(line)
            progress(min(int(last.get("tried", 0)), size), size)
    if process.returncode or not last:
        raise RuntimeError(f"{' '.join(command)} gave {process.returncode}")
    return last
