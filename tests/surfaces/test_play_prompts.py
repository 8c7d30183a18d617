"""How often is a person asked? Once for several cards, and not at every window; what was set stays, and is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.surfaces.running import at_terminal, some_answer

ADJUST = {"ja": "手札調整：どのカード", "en": "Hand adjustment: which cards"}


def answers_of(folder: Path) -> list[tuple[str, object]]:
    """The clauses and answers of the only game that is kept."""
    (record,) = (folder / "games").glob("*.jsonl")
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    return [(each["clause"], each["answer"]) for each in lines if "answer" in each and each.get("seat") == 0]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_hand_is_adjusted_with_one_question(tmp_path: Path, language: str) -> None:
    """Two cards at once; the rules hear yes, which, yes, which, no. The next time Enter alone keeps the hand."""
    asked: list[str] = []

    def typed(shown: str, prompt: int) -> str:
        if ADJUST[language] in shown:
            asked.append(shown)
            return ("1 2", "")[len(asked) - 1] if len(asked) < 3 else "q"
        return some_answer(shown, prompt) if prompt < 200 else "q"

    arguments = ["play", "honjin", "--lang", language, "--seed", "4", "--opponent", "random"]
    session = at_terminal(arguments, typed, tmp_path)
    assert session.code == 0 and len(asked) == 3
    adjusted = [answer for clause, answer in answers_of(tmp_path) if clause in ("7.2.4", "7.5.4")]
    assert len(adjusted) == 6 and [adjusted[place] for place in (0, 2, 4, 5)] == [0, 0, 1, 1]


def test_one_undo_takes_back_the_whole_adjustment(tmp_path: Path) -> None:
    asked: list[str] = []
    back: list[int] = []

    def typed(shown: str, prompt: int) -> str:
        if ADJUST["en"] in shown:
            asked.append(shown)
            return ("1 2", "", "q")[len(asked) - 1]
        if len(asked) == 1 and not back:
            back.append(prompt)
            return "undo"
        return some_answer(shown, prompt) if prompt < 200 else "q"

    session = at_terminal(["play", "honjin", "--lang", "en", "--seed", "4", "--opponent", "random"], typed, tmp_path)
    assert session.code == 0 and len(asked) >= 2
    hands = [re.findall(r"^ *\d+ .*", each, re.MULTILINE) for each in asked[:2]]
    assert hands[0] == hands[1]


def test_a_hint_for_the_adjustment_names_cards_or_none(tmp_path: Path) -> None:
    said: list[str] = []

    def typed(shown: str, prompt: int) -> str:
        if said or "Hint:" in shown:
            said.append(shown)
            return "q"
        if ADJUST["en"] in shown:
            return "hint"
        return some_answer(shown, prompt) if prompt < 200 else "q"

    session = at_terminal(["play", "honjin", "--lang", "en", "--seed", "4", "--opponent", "random"], typed, tmp_path)
    assert session.code == 0 and said and re.search(r"Hint: (nothing|none|“)", said[0])


@pytest.mark.parametrize(("language", "word", "shown_as"), [("ja", "スキップ", "スキップ"), ("en", "skip", "skip")])
def test_skipping_stays_until_it_is_changed_survives_undo_and_is_shown(
    tmp_path: Path, language: str, word: str, shown_as: str
) -> None:
    window = {"ja": "魔法を使", "en": "Use a magic"}[language]
    prompts: list[str] = []
    undone: list[int] = []

    def typed(shown: str, prompt: int) -> str:
        prompts.append(shown)
        if prompt == 3:
            return word
        if prompt == 10 and not undone:
            undone.append(prompt)
            return {"ja": "戻す", "en": "undo"}[language]
        return some_answer(shown, prompt) if prompt < 40 else "q"

    arguments = ["play", "wars3x3", "--lang", language, "--seed", "7", "--opponent", "random"]
    session = at_terminal(arguments, typed, tmp_path)
    assert session.code == 0 and undone
    after = prompts[4:]
    assert len(after) > 20
    assert all(
        each.rstrip("> ").endswith((f": {shown_as})", f"：{shown_as}）")) for each in after if each.endswith("> ")
    )
    asked = [each for each in after[8:] if re.search(rf"{window}.*\?|{window}.*？", each)]
    assert asked == []


@pytest.mark.parametrize(
    ("game", "language"),
    [("wars3x3", "en"), ("wars3x3", "ja"), ("hanyo", "ja"), ("kiseki", "en"), ("kokuryoku", "ja"), ("honjin", "en")],
)
def test_the_question_fits_on_a_small_screen_with_what_it_is_about(tmp_path: Path, game: str, language: str) -> None:
    """At 80 x 24: from the heading of the table down to the prompt, whatever is asked."""
    sizes: list[tuple[int, str]] = []

    def typed(shown: str, prompt: int) -> str:
        lines = shown.split("\n")
        titles = [place for place, line in enumerate(lines) if line.startswith("── ")]
        if titles:
            sizes.append((len(lines) - titles[-1], "\n".join(lines[titles[-1] :])))
        return some_answer(shown, prompt) if prompt < 45 else "q"

    arguments = ["play", game, "--lang", language, "--seed", "8", "--opponent", "random"]
    session = at_terminal(arguments, typed, tmp_path, size=(80, 24))
    assert session.code == 0 and len(sizes) > 8
    most, shown = max(sizes)
    assert most <= 24, shown
