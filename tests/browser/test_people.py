"""Two people in two browsers, somebody who watches, and what comes after the game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.playing import ANSWER, begin, check_enabled, state

ROOM = "() => document.querySelector('.wait .link input')?.value"


def opposite(visitor: Any, game: str, clock: str = "", **other: Any) -> tuple[Any, Any]:
    """Two visitors in one game: one opens it by link, the other follows the link."""
    one = visitor("/#/lobby/" + game)
    if clock:
        one.get_by_label("Clock").select_option(clock)
    one.locator(".acts .main").click()
    one.wait_for_selector(".wait .link input")
    link = one.evaluate(ROOM)
    two = visitor("/" + link.partition("/#")[1].removeprefix("/") + link.partition("/#")[2], **other)
    two.locator(".join").click()
    for page in (one, two):
        page.wait_for_function("() => window.fuda?.game.update && window.fuda.game.look")
    return one, two


def play_both(pages: tuple[Any, Any], luck: Random, most: int = 600) -> bool:
    """Both play by lot; whether it ended."""
    for _ in range(most):
        for page in pages:
            found = page.evaluate(
                "() => ({open: !!window.fuda.game.open, ended: !!window.fuda.game.update.ended,"
                " sent: !!window.fuda.game.sent})"
            )
            if found["ended"]:
                return True
            if found["open"]:
                here = state(page)
                if here["asked"] is None:
                    continue
                check_enabled(here)
                value = here["usual"]
                if here["asked"]["kind"] in ("act", "option") and luck.random() < 0.7:
                    value = luck.randrange(len(here["asked"]["options"]))
                page.evaluate(ANSWER, [value])
            else:
                page.wait_for_timeout(15)
    return False


def test_32_a_friend_is_challenged_by_link_and_one_of_them_has_a_phone_in_japanese(visitor: Any) -> None:
    pages = opposite(visitor, "akari", language="ja", size=(360, 800))
    assert play_both(pages, Random(5))
    for page in pages:
        page.wait_for_selector(".dock a[href^='#/replay/']")
    pages[0].get_by_role("button", name="Rematch").click()
    pages[1].locator(".offer .main").click()
    pages[0].wait_for_selector(".dock a.main")


def test_17_somebody_watches_and_the_players_speak(visitor: Any) -> None:
    one, two = opposite(visitor, "akari")
    game = one.evaluate("() => window.fuda.game.id")
    third = visitor(f"/#/watch/{game}")
    third.wait_for_function("() => window.fuda?.game.update && window.fuda.game.look")
    assert not third.locator(".card[data-legal]").count()
    assert third.evaluate(
        "() => window.fuda.game.update.view.zones.filter((each) => each.zone === 'hand')"
        ".every((each) => each.cards.every((card) => !card.card))"
    )
    one.keyboard.press("t")
    one.get_by_label("Talk to the other player").fill("よろしく")
    one.keyboard.press("Enter")
    two.keyboard.press("t")
    two.wait_for_selector("text=よろしく")
    assert two.get_by_role("button", name="Block").count() and two.get_by_role("button", name="Report").count()


def test_13_clocks_run_and_14_time_can_be_given(visitor: Any) -> None:
    one, two = opposite(visitor, "akari", clock="5+5")
    for page in (one, two):
        assert page.locator(".bar .clock").count() == 2
    before = two.evaluate("() => window.fuda.game.update.left[window.fuda.game.seat]")
    one.get_by_role("button", name="Give 30 s").click()
    two.wait_for_function("(left) => window.fuda.game.update.left[window.fuda.game.seat] > left + 5", arg=before)


def test_16_who_goes_away_is_said_to_be_away(visitor: Any) -> None:
    one, two = opposite(visitor, "akari")
    two.context.close()
    one.wait_for_selector(".bar .away")


def test_36_names_and_chat_of_others_can_be_hidden(visitor: Any) -> None:
    one, _ = opposite(visitor, "akari")
    assert "guest-" in one.locator(".bar:not(.mine) .name").inner_text()
    one.get_by_role("button", name="Settings").click()
    one.get_by_label("Show names of others").uncheck()
    one.get_by_label("Show chat").uncheck()
    one.get_by_role("button", name="Close").click()
    assert "guest-" not in one.locator(".bar:not(.mine) .name").inner_text()
    assert not one.locator("#tab-chat").count()


def test_35_a_report_carries_the_position(visitor: Any) -> None:
    page = visitor()
    begin(page, "akari")
    with page.expect_download() as found:
        page.get_by_role("button", name="Report a problem").click()
    told = json.loads(Path(found.value.path()).read_text("utf-8"))
    assert told["view"]["game"] == "akari" and told["record"] == state(page)["number"]


def test_12_resigning_is_confirmed_and_19_the_game_is_a_replay(visitor: Any) -> None:
    page = visitor()
    begin(page, "akari")
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .main").click()
    page.locator(".dock a[href^='#/replay/']").click()
    page.wait_for_selector(".controls input[type=range]")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.hash.endsWith('/1')")
    page.locator(".next").click()
    page.wait_for_function(
        "() => location.hash.endsWith('/2') || document.querySelector('.at').innerText.startsWith('1 / 1')"
    )


def test_09_a_choice_can_be_taken_back_until_it_is_sent(visitor: Any) -> None:
    page = visitor()
    begin(page, "wars3x3")
    for _ in range(40):
        if state(page)["asked"]["kind"] == "cards":
            break
        page.evaluate("() => window.fuda.game.answer(window.fuda.game.update.usual)")
    page.locator(".card[data-legal]").first.dispatch_event("click")
    assert page.locator(".about").inner_text()
    page.keyboard.press("Escape")
    assert page.evaluate("() => window.fuda.game.picked.length") == 0


def test_33_a_deck_is_checked_while_it_is_made(visitor: Any) -> None:
    page = visitor("/#/decks/hanyo")
    page.wait_for_selector(".legal")
    page.wait_for_selector(".small .face")
    page.get_by_role("button", name="Empty").click()
    page.locator(".search").fill("Ｈ００１")
    page.wait_for_function("() => document.querySelectorAll('.pool .pick').length === 1")
    page.locator(".pool .pick").click()
    page.wait_for_selector(".list li")
    page.wait_for_selector(".why li")


@pytest.mark.campaign
@pytest.mark.parametrize("game", ["wars3x3", "hanyo", "kiseki", "honjin", "kokuryoku"])
def test_two_browsers_play_each_of_the_games(visitor: Any, game: str) -> None:
    assert play_both(opposite(visitor, game, language="ja", size=(360, 800)), Random(2), most=4000)
