"""How does a test play through the page? By clicking what glows; what may glow it knows from the engine."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any, Final

# Whether every game is played through in both languages, as docs/page.md tells: a campaign of 20 minutes. Otherwise the
# tests play a smaller sample, in which every game, language and kind of question is there once.
WHOLE: Final = bool(os.environ.get("FUDA_WHOLE_PAGE"))
GAMES: Final = ("wars3x3", "hanyo", "kiseki", "honjin", "kokuryoku", "akari")
LANGUAGES: Final = ("ja", "en")


def in_languages(first: int) -> list[tuple[str, str]]:
    """Each game with both languages; in the sample with one, in turn, of which the first is that one."""
    wanted = {game: LANGUAGES if WHOLE else (LANGUAGES[(place + first) % 2],) for place, game in enumerate(GAMES)}
    return [(game, language) for game, languages in wanted.items() for language in languages]


# Waits until the page is asked, or the game is over; tells what can be chosen.
STATE: Final = """async () => {
  const waiting = (game) => ({
    waits: (game.look?.look.chains ?? []).flatMap((each) => game.update?.view.situation[each.value] ?? []).length,
    listed: document.querySelectorAll('.chain li').length, may: document.querySelectorAll('.chain .may').length});
  const game = window.fuda.game;
  for (let times = 0; times < 2400 && !(game.open && game.look) && !game.update?.ended && !game.missing; times++)
    await new Promise((done) => setTimeout(done, 25));
  await new Promise((done) => requestAnimationFrame(() => done()));
  return {ended: game.update?.ended ?? null, asked: game.open ? JSON.parse(JSON.stringify(game.open)) : null,
    number: game.update?.number, seat: game.seat, ...waiting(game), usual: game.update?.usual ?? null,
    range: [...document.querySelectorAll('.dock input[type=number]')]
      .flatMap((each) => [Number(each.min), Number(each.max)]),
    ...window.fuda.enabled()};
}"""
ANSWER: Final = "([value]) => window.fuda.game.answer(value)"


def begin(page: Any, game: str) -> None:
    """From the first screen into a game against the computer: one click."""
    page.locator(f"[data-game={game}] button.main").click()
    page.wait_for_selector(".dock.asked")


def begin_with(page: Any, game: str, deck: str) -> None:
    """From the first screen through the lobby into a game against the same computer, with one of the game's decks."""
    page.evaluate("(game) => { location.hash = `#/lobby/${game}`; }", game)
    page.get_by_label("Deck", exact=True).select_option(label=deck)
    page.get_by_label("Opponent", exact=True).select_option("bot:level:3")
    page.locator(".lobby .acts .main").click()
    page.wait_for_selector(".dock.asked")


def state(page: Any) -> dict[str, Any]:
    """What the page shows and can be chosen on it."""
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def key_of(thing: Any) -> str:
    """The name of a card or a cell on the table."""
    if isinstance(thing, int):
        return f"c{thing}"
    return f"h{thing['handle']}" if "handle" in thing else ""


def check_enabled(found: dict[str, Any]) -> None:
    """What can be chosen is exactly what is legal: each answer is within reach, and nothing else is."""
    asked = found["asked"]
    assert found["listed"] == found["waits"] and bool(found["may"]) == bool(found["waits"])
    shown, buttons = set(found["shown"]), set(found["buttons"])
    if asked["kind"] in ("act", "option"):
        options = asked["options"]
        assert found["left"] == list(range(len(options)))
        assert buttons <= set(range(len(options)))
        assert len(buttons) == len(options) or buttons  # equal choices stand there once
        keys = {key_of(each["card"]) for each in options if isinstance(each, dict) and "card" in each}
        keys |= {key_of(each) for option in options if isinstance(option, dict) for each in option.get("cards", [])}
        assert {each for each in shown if each.startswith("h")} <= keys
    elif asked["kind"] in ("cards", "cells"):
        keys = {key_of(each) for each in asked["candidates"]}
        assert shown <= keys
        places = {place for place, each in enumerate(asked["candidates"]) if key_of(each) in shown}
        assert places | buttons == set(range(len(asked["candidates"])))
    elif asked["kind"] == "order":
        assert buttons == set(range(len(asked["items"])))
    elif asked["kind"] == "allocate":
        assert buttons == set(range(len(asked["places"])))
    elif asked["kind"] == "number":
        assert found["range"] == [asked["low"], asked["high"]]


def answer_by_hand(page: Any, found: dict[str, Any], luck: Random) -> str:
    """Answer a question with clicks, as a person would; what kind of question it was."""
    asked = found["asked"]
    kind: str = asked["kind"]
    if kind in ("act", "option"):
        place = luck.choice(found["buttons"])
        if isinstance(found["usual"], int) and luck.random() < 0.4 and found["usual"] in found["buttons"]:
            place = found["usual"]
        page.locator(f".dock .option[data-place='{place}']").click()
        return kind
    if kind in ("cards", "cells"):
        count = luck.randint(asked["least"], min(asked["most"], asked["least"] + 2))
        for place in luck.sample(range(len(asked["candidates"])), count):
            key = key_of(asked["candidates"][place])
            at = page.locator(f".play [data-key='{key}'][data-legal]").locator("visible=true")
            if key and at.count():
                at.first.dispatch_event("click")
            else:
                page.locator(f".dock [data-place='{place}']").first.click()
    elif kind == "order":
        for place in luck.sample(range(len(asked["items"])), len(asked["items"])):
            page.locator(f".dock [data-place='{place}']").click()
    elif kind == "allocate":
        given = 0
        for place, limit in enumerate(asked["limits"]):
            for _ in range(limit):
                if given < asked["least"]:
                    page.locator(f".dock [data-place='{place}']").click()
                    given += 1
    page.locator(".dock .send").click()
    return kind


def answer_by_keys(page: Any, found: dict[str, Any], luck: Random) -> str:
    """Answer a question by the keyboard alone; what kind of question it was."""
    asked = found["asked"]
    kind: str = asked["kind"]
    if kind in ("act", "option"):
        listed = found["buttons"]
        place = luck.randrange(min(9, len(listed)))
        if isinstance(found["usual"], int) and luck.random() < 0.3 and found["usual"] in listed:
            place = listed.index(found["usual"])
        if place < 9:
            page.keyboard.press(str(place + 1))
        else:
            focus(page, f".dock .option[data-place='{listed[place]}']")
            page.keyboard.press("Enter")
        return kind
    if kind in ("cards", "cells"):
        for place in luck.sample(range(len(asked["candidates"])), asked["least"]):
            key = key_of(asked["candidates"][place])
            at = f"[data-key='{key}'][data-legal]"
            if not (key and page.evaluate(SEEN, at)):
                at = f".dock [data-place='{place}']"
            focus(page, at)
            page.keyboard.press("Enter")
    elif kind == "order":
        for _ in asked["items"]:
            focus(page, ".dock .option")
            page.keyboard.press("Enter")
    elif kind == "allocate":
        given = 0
        for place, limit in enumerate(asked["limits"]):
            focus(page, f".dock [data-place='{place}']")
            for _ in range(min(limit, asked["least"] - given)):
                page.keyboard.press("Enter")
                given += 1
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Enter")
    return kind


# Whether it can be seen, and whether it has the focus.
SEEN: Final = "(at) => [...document.querySelectorAll(at)].some((each) => each.offsetParent !== null)"
FOCUSED: Final = "(at) => document.activeElement.matches(at)"


def focus(page: Any, at: str) -> None:
    """Go to it with the arrow keys."""
    for _ in range(300):
        if page.evaluate(FOCUSED, at):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not reach {at}")


def play_on(
    page: Any, luck: Random, by_hand: int, most: int = 3000, cuts: bool = False, lots: float = 0.6
) -> tuple[set[str], dict[str, Any] | None]:
    """Play a game to its end: every question is checked, so many are answered by clicks, the others by the usual answer
    or (so often as `lots` says) one by lot; which kinds were answered, and how it ended. At the first question of each
    kind the line is cut, if wanted."""
    kinds: set[str] = set()
    for _ in range(most):
        found = state(page)
        if found["ended"] is not None:
            return kinds, found["ended"]
        assert found["asked"] is not None, json.dumps(found)
        check_enabled(found)
        is_new = found["asked"]["kind"] not in kinds
        if is_new and cuts:
            page.evaluate("() => window.fuda.cut()")
            page.wait_for_function("() => window.fuda.line.state === 'open'")
            again = state(page)
            assert (again["question"], again["asked"]) == (found["question"], found["asked"])
        if by_hand > 0 or is_new:
            by_hand -= 1
            kinds.add(answer_by_hand(page, found, luck))
        else:
            value = found["usual"]
            if found["asked"]["kind"] in ("act", "option") and luck.random() < lots:
                value = luck.randrange(len(found["asked"]["options"]))
            page.evaluate(ANSWER, [value])
    return kinds, None
