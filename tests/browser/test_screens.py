"""Is every screen whole, legible and usable by all? axe-core and geometry, at four sizes, dark and light, in Japanese
and English."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.playing import ANSWER, begin, in_languages, state

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: Final = ((360, 800), (768, 1024), (1280, 800), (1920, 1080))
# Nothing sticks out of the window sideways, and the parts of the table do not lie on each other.
GEOMETRY: Final = """() => {
  const wrong = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) wrong.push(`the page is ${wide} wide`);
  const names = ['.steps', '.bar', '.around', '.hand', '.dock'].map((each) => '.main > ' + each).join();
  const parts = [...document.querySelectorAll(names)]
    .map((each) => [each.className, each.getBoundingClientRect()]);
  for (let place = 1; place < parts.length; place++)
    if (parts[place][1].top < parts[place - 1][1].bottom - 1)
      wrong.push(`${parts[place][0]} lies on ${parts[place - 1][0]}`);
  for (const [name, box] of parts)
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) wrong.push(`${name} sticks out`);
  // The areas of a line do not lie on each other, and words are not cut.
  for (const line of document.querySelectorAll('.table .line')) {
    const boxes = [...line.querySelectorAll('.row, .pile')]
      .map((each) => [each.innerText, each.getBoundingClientRect()]);
    boxes.sort(([, one], [, other]) => one.left - other.left);
    for (let place = 1; place < boxes.length; place++)
      if (boxes[place][1].left < boxes[place - 1][1].right - 2)
        wrong.push(`${boxes[place][0]} lies on ${boxes[place - 1][0]}`);
  }
  const low = [...document.querySelectorAll('.foot button, .foot select, .foot a')]
    .map((each) => [each.innerText, each.getBoundingClientRect()]).filter(([, box]) => box.width);
  for (const [one, here] of low)
    for (const [other, there] of low)
      if (here !== there && here.left < there.right - 1 && there.left < here.right - 1
        && here.top < there.bottom - 1 && there.top < here.bottom - 1) wrong.push(`${one} lies on ${other}`);
  const words = '.bar .figure, .option, .steps button, .tools button, .acts button, .pile .label, .clause, .line h2';
  for (const each of document.querySelectorAll(words)) {
    const box = each.getBoundingClientRect();
    if (box.width && (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline'))
      wrong.push(`cut: ${each.innerText}`);
  }
  for (const each of document.querySelectorAll('.face:not(.full) .name')) {
    if (each.clientWidth >= 96 && each.scrollHeight > each.clientHeight + 2) wrong.push(`cut: ${each.innerText}`);
  }
  for (const each of document.querySelectorAll('button:not(.card):not(.link), a.button')) {
    const box = each.getBoundingClientRect();
    if (box.width && box.height && (box.height < 23.5 || box.width < 23.5))
      wrong.push(`small: ${each.outerHTML.slice(0, 80)}`);
  }
  return wrong;
}"""
WRONG: Final = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)"""


def violations(page: Any) -> list[str]:
    """What axe-core finds wrong."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(WRONG)
    return found


def into_the_middle(page: Any, game: str, answers: int = 14) -> None:
    """A game, some answers after its beginning."""
    begin(page, game)
    for _ in range(answers):
        found = state(page)
        if found["ended"] or found["asked"] is None:
            return
        page.evaluate(ANSWER, [found["usual"]])
    state(page)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_25_no_screen_has_what_axe_calls_a_violation(visitor: Any, scheme: str) -> None:
    page = visitor(color_scheme=scheme, language="ja" if scheme == "dark" else "en")
    page.wait_for_selector("article")
    found = {"first": violations(page)}
    into_the_middle(page, "wars3x3")
    found["game"] = violations(page)
    for key in ("c", "r", "t"):
        page.keyboard.press(key)
        found[key] = violations(page)
    page.keyboard.press("?")
    found["keys"] = violations(page)
    page.keyboard.press("Escape")
    page.get_by_role(
        "button", name={"ja": "設定", "en": "Settings"}[page.locator("html").get_attribute("lang")]
    ).click()
    found["settings"] = violations(page)
    page.keyboard.press("Escape")
    page.evaluate("() => window.fuda.game.say('resign')")
    page.locator(".dock a[href^='#/replay/']").click()
    page.wait_for_selector(".controls input[type=range]")
    found["replay"] = violations(page)
    for path in ("#/lobby", "#/decks/hanyo", "#/howto/kiseki", "#/room/none/none", "#/watch/none"):
        page.evaluate(f"() => (location.hash = '{path}')")
        page.wait_for_timeout(600)
        found[path] = violations(page)
    assert not any(found.values()), found


@pytest.mark.parametrize("game", ["wars3x3", "honjin"])
def test_27_nothing_is_cut_and_nothing_lies_on_another_at_four_sizes(visitor: Any, game: str) -> None:
    page = visitor()
    into_the_middle(page, game, 8)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert not page.evaluate(GEOMETRY), (width, height)


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "language"), in_languages(0))
def test_every_table_is_whole_and_has_no_violation(visitor: Any, game: str, language: str) -> None:
    page = visitor(language=language)
    into_the_middle(page, game, 40)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert not page.evaluate(GEOMETRY), (width, height)
        assert not violations(page)


def test_24_changes_are_told_as_sentences_and_05_the_log_leads_to_the_replay(visitor: Any) -> None:
    page = visitor()
    into_the_middle(page, "akari", 2)
    assert len(page.locator("[role=status][aria-live=polite]").first.inner_text()) > 5
    assert page.locator(".log a[href^='#/replay/']").count()
    assert page.locator(".log .link").count()


def test_30_theme_text_size_and_animation_can_be_set_and_sound_is_off(visitor: Any) -> None:
    page = visitor()
    page.get_by_role("button", name="Settings").click()
    assert not page.get_by_label("Sound").is_checked()
    page.get_by_label("Theme").select_option("light")
    page.get_by_label("Animation").select_option("none")
    page.get_by_role("button", name="Close").click()
    root = page.locator("html")
    assert root.get_attribute("data-theme") == "light" and root.get_attribute("data-motion") == "none"
