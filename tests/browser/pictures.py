"""Takes the pictures of the docs anew: `python -m tests.browser.pictures ADDRESS` with a server that runs there."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from tests.browser.conftest import CHROMIUM, FLAGS, ROOT
from tests.browser.playing import ANSWER, begin, state

FOLDER: Final = ROOT / "docs" / "pictures"
# Name, game or address, size, language, theme, answers given before.
PICTURES: Final = (
    ("first-360", "#/", (360, 800), "ja", "light", 0),
    ("wars3x3-1280", "wars3x3", (1280, 800), "ja", "dark", 24),
    ("kiseki-1920", "kiseki", (1920, 1080), "en", "light", 60),
    ("honjin-1280", "honjin", (1280, 800), "en", "dark", 46),
    ("honjin-360", "honjin", (360, 800), "ja", "light", 30),
    ("kokuryoku-768", "kokuryoku", (768, 1024), "en", "dark", 30),
    ("hanyo-360", "hanyo", (360, 800), "en", "dark", 24),
    ("decks-1280", "#/decks/kiseki", (1280, 800), "ja", "light", 0),
    ("lobby-768", "#/lobby", (768, 1024), "en", "light", 0),
)


def picture(browser: Any, address: str, name: str, where: str, size: tuple[int, int], looks: dict[str, str]) -> None:
    """One picture; a game is played by the usual answers and every second other one."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        locale={"ja": "ja-JP", "en": "en-US"}[looks["language"]],
        color_scheme=looks["theme"],
    )
    context.add_init_script("localStorage['fuda-settings'] ??= JSON.stringify({single: false, tips: false})")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{address}/{where if where.startswith('#') else ''}")
    page.wait_for_timeout(2500)
    if not where.startswith("#"):
        begin(page, where)
        for turn in range(int(looks["answers"])):
            found = state(page)
            if found["ended"] is not None or found["asked"] is None:
                break
            options = len(found["asked"].get("options", ()))
            value = (turn * 31) % (options - 1) if turn % 2 and options > 1 else found["usual"]
            page.evaluate(ANSWER, [value])
        state(page)
        page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=60)
    context.close()


def main(address: str, wanted: tuple[str, ...]) -> None:
    """All pictures, or those that are named."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for name, where, size, language, theme, answers in PICTURES:
            if not wanted or name in wanted:
                looks = {"language": language, "theme": theme, "answers": str(answers)}
                picture(browser, address, name, where, size, looks)
                print(Path(FOLDER / f"{name}.jpg").name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], tuple(sys.argv[2:]))
