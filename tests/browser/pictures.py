"""Takes the pictures of the docs anew: `python -m tests.browser.pictures ADDRESS` with a server that runs there, every
screen at four sizes, dark and light, in Japanese and English."""

from __future__ import annotations

import sys
from typing import Any, Final

from tests.browser.conftest import CHROMIUM, FLAGS, ROOT
from tests.browser.playing import ANSWER, begin, state

FOLDER: Final = ROOT / "docs" / "pictures"
# Width, height, language, theme.
SIZES: Final = (
    (360, 800, "ja", "light"),
    (768, 1024, "en", "dark"),
    (1280, 800, "en", "light"),
    (1920, 1080, "ja", "dark"),
)
# Name, game or address, answers given before.
SCREENS: Final = (
    ("first", "#/", 0),
    ("wars3x3", "wars3x3", 30),
    ("hanyo", "hanyo", 20),
    ("kiseki", "kiseki", 44),
    ("honjin", "honjin", 30),
    ("kokuryoku", "kokuryoku", 26),
    ("replay", "hanyo", 8),
    ("lobby", "#/lobby/kiseki", 0),
    ("decks", "#/decks/kiseki", 0),
)


def _play(page: Any, game: str, answers: int) -> bool:
    """A game by the usual answers and every second other one; whether it still goes on."""
    begin(page, game)
    for turn in range(answers):
        found = state(page)
        if found["ended"] is not None or found["asked"] is None:
            return False
        options = len(found["asked"].get("options", ()))
        value = (turn * 31) % (options - 1) if turn % 2 and options > 1 else found["usual"]
        page.evaluate(ANSWER, [value])
    return state(page)["ended"] is None


def _into_replay(page: Any) -> None:
    page.evaluate("() => window.fuda.game.say('resign')")
    page.locator(".dock a[href^='#/replay/']").click()
    page.wait_for_selector(".controls input[type=range]")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)


def pictures(browser: Any, address: str, name: str, where: str, answers: int) -> None:
    """One screen at all sizes."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-US", color_scheme="light"
    )
    context.add_init_script("localStorage['fuda-settings'] ??= JSON.stringify({single: false, tips: false})")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{address}/{where if where.startswith('#') else ''}")
    page.wait_for_timeout(2500)
    if not where.startswith("#"):
        while not _play(page, where, answers):
            page.goto(f"{address}/#/")
            page.wait_for_timeout(1000)
    if name == "replay":
        _into_replay(page)
    now = "en"
    for width, height, language, theme in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)
        if language != now:
            page.locator("header .acts button").first.click()
            now = language
        page.wait_for_timeout(600)
        page.screenshot(path=FOLDER / f"{name}-{width}.jpg", type="jpeg", quality=50)
    context.close()


def main(address: str, wanted: tuple[str, ...]) -> None:
    """All pictures, or those that are named."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for name, where, answers in SCREENS:
            if not wanted or name in wanted:
                pictures(browser, address, name, where, answers)
                print(name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], tuple(sys.argv[2:]))
