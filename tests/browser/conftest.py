"""A browser and a server for the tests of the page. Without a chromium they are skipped, with a line that says so."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
CHROMIUM: Final = os.environ.get("FUDA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WAIT: Final = 90_000  # milliseconds; only a test that hangs ever waits so long


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not CHROMIUM:
        for item in items:
            if Path(item.path).parent == Path(__file__).parent:
                item.add_marker(pytest.mark.skip(reason="no chromium here: apt-get install chromium fonts-noto-cjk"))


@pytest.fixture(scope="session")
def built() -> None:
    """The page, built."""
    subprocess.run([sys.executable, "-m", "tools.page"], cwd=ROOT, check=True)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the five games and the sixth."""
    data = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "tests.browser.serving", str(data)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    yield address
    process.terminate()
    process.wait(60)
    process.stdout.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


Visitor = Callable[..., Any]


@pytest.fixture
def visitor(chromium: Any, server: str) -> Iterator[Visitor]:
    """Opens the page as a new visitor; every fault that the page logs fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def open_page(path: str = "/", language: str = "en", size: tuple[int, int] = (1280, 800), **settings: Any) -> Any:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            locale={"en": "en-US", "ja": "ja-JP"}[language],
            **settings,
        )
        contexts.append(context)
        # An only choice would be made while a test looks at it.
        kept = {"single": False, "language": language, "cards": language}
        context.add_init_script(f"localStorage['fuda-settings'] ??= JSON.stringify({json.dumps(kept)})")
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.goto(server + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    serious = [each for each in faults if "ERR_" not in each and "WebSocket" not in each]
    assert not serious, serious
