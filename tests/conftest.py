"""What holds for all tests: programs that they start can be interrupted, and somebody may ask where the time goes."""

from __future__ import annotations

import signal

import pytest

from tests import slowest

# Whoever runs the tests in the background may have told its children to ignore interrupts; theirs shall heed them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    slowest.register(config)
