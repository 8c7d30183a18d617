"""What holds for all tests: programs that they start can be interrupted, and somebody may ask where the time goes."""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import signal
import tempfile
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from tests import slowest

# A slow machine makes its examples slowly, which says nothing about what is tested.
settings.register_profile("fuda", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fuda")

# Whoever runs the tests in the background may have told its children to ignore interrupts; theirs shall heed them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Texts that tests compile are kept for the programs that they start, not for whoever runs them.
if "FUDA_CACHE" not in os.environ:
    os.environ["FUDA_CACHE"] = tempfile.mkdtemp(prefix="fuda-texts-")
    atexit.register(shutil.rmtree, os.environ["FUDA_CACHE"], ignore_errors=True)

# Programs that tests start would compile all their sources again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# While tests are collected hardly anything becomes garbage, and everything that is collected stays: looking through it
# again and again would take longer than collecting it, and looking through it during the tests as long as many tests.
# So does what a file of tests leaves behind: tables that are filled on first use.
gc.disable()
LOOKED_THROUGH: Final = (20_000, 20, 20)


def pytest_configure(config: pytest.Config) -> None:
    slowest.register(config)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*LOOKED_THROUGH)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    if nextitem is None or nextitem.path != item.path:
        gc.collect(1)
        gc.freeze()
