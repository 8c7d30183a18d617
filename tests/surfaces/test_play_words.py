"""Does a person at the terminal get along? Words as answers, hints with reasons, sentences, clauses, much room."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fuda.api import Game, load
from fuda.library.ledger import load_clauses
from fuda.library.loading import GAMES
from fuda.play.contest import Contest
from fuda.play.players import Sight, bot
from fuda.surfaces.cli.layout import width_of
from fuda.surfaces.cli.play import hanyo, honjin, kiseki, kokuryoku
from fuda.surfaces.cli.play.asking_back import AskingBack
from fuda.surfaces.cli.play.board import board_of
from fuda.surfaces.cli.play.choices import choices_of
from fuda.surfaces.cli.play.person import Person
from fuda.surfaces.cli.play.response import _Terminal
from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.play.understanding import Understanding
from fuda.surfaces.cli.words import LANGUAGES, speak
from tests.surfaces.running import at_terminal, some_answer

ALL = tuple(dict.fromkeys((*GAMES, "honjin")))
# Nothing of a drawing, and no gaps that only columns need.
_DRAWN = re.compile(r"[─│┌┐└┘├┤┬┴┼·→]|\S {2,}\S")


class Seen(Person):
    """A person whose questions are looked at; the answers are a bot's."""

    def __init__(self, game: str, plain: bool = False) -> None:
        self.output = _Terminal()
        super().__init__(Screen(plain, self.output), board_of(game, ("You", "Opponent")), 0)
        self.auto.choose("off")
        self.bot = bot("random", "5")
        self.looked: list[tuple[dict[str, Any], str]] = []
        self.entries: list[list[str]] = []

    def _answered(self, sight: Sight) -> Any:
        self.looked.append((sight.asked, self.output.getvalue()))
        self.entries.append([entry.text for entry in self.listing.entries(sight.asked)])
        self.output.seek(0)
        self.output.truncate()
        return self.bot.answer(sight)


def played(game: str, person: Seen, questions: int) -> Contest:
    contest = Contest(load(game), [person, bot("random", "6")], "5", keeps=True)
    person.contest = contest
    while contest.outcome is None and len(person.looked) < questions:
        contest.step()
    return contest


# --- sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_without_drawings_everything_is_said_in_sentences(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    speak(language)
    person = Seen(game, plain=True)
    played(game, person, 25)
    assert len(person.looked) >= 8
    for (_, text), entries in zip(person.looked, person.entries, strict=True):
        assert not [line for line in text.splitlines() if _DRAWN.search(line)], text
        assert "\x1b" not in text
        # Every choice is said, whole.
        said = "".join(text.split())
        for choice in entries:
            assert "".join(choice.split()) in said, choice
        assert "…" not in re.sub(r"…(?=\s*$)", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("game", ALL)
def test_what_is_drawn_is_said_as_well(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card that the drawing shows is named in the sentences."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("LINES", "80")
    speak("en")
    contest = played(game, Seen(game), 20)
    view = contest.view(0)
    drawn = board_of(game, ("You", "Opponent"))
    said = board_of(game, ("You", "Opponent"))
    said.plain = True
    shown = "\n".join(line.plain for line in drawn.drawn(view, 159))
    told = "\n".join(line.plain for line in said.drawn(view, 159))
    names = {card.name_en for card in drawn.cards.values()}
    assert {name for name in names if name in shown} <= {name for name in names if name in told}


# --- where the game stands


@pytest.mark.parametrize(
    ("game", "clauses"),
    [
        ("hanyo", [*hanyo.PHASES.values()]),
        ("honjin", [*honjin.PHASES.values(), *honjin.TIMINGS.values()]),
        ("kiseki", [*kiseki.PHASES.values(), *kiseki.STEPS.values()]),
        ("kokuryoku", [*kokuryoku.PHASES.values(), *kokuryoku.STEPS.values()]),
    ],
)
def test_the_clause_of_a_phase_or_step_is_in_the_rulebook(game: str, clauses: list[str]) -> None:
    known = load_clauses(game)
    assert [each for each in clauses if each not in known] == []


@pytest.mark.parametrize("game", ALL)
def test_the_title_cites_the_clause_of_the_phase_or_step(game: str) -> None:
    speak("en")
    person = Seen(game)
    contest = played(game, person, 20)
    known = load_clauses(game)
    view = contest.view(0)
    if view["situation"].get("turn"):
        cited = re.findall(r"\[([\w.-]+)\]", person.board.title(view, 159).plain)
        assert cited and all(each in known for each in cited)


def test_a_large_terminal_shows_what_the_cards_of_the_hand_say(monkeypatch: pytest.MonkeyPatch) -> None:
    speak("en")
    for size in ((160, 50), (80, 24)):
        monkeypatch.setenv("COLUMNS", str(size[0]))
        monkeypatch.setenv("LINES", str(size[1]))
        person = Seen("kiseki")
        played("kiseki", person, 12)
        text = person.looked[-1][1]
        lines = re.sub(r"\x1b\[[\d;]*m", "", text).splitlines()
        assert max(width_of(line) for line in lines) <= size[0]
        screen = lines[max(place for place, line in enumerate(lines) if line.startswith("── ")) :]
        assert len(screen) < size[1]
        if size[0] == 160:
            hand = [place for place, line in enumerate(screen) if line.startswith("  hand ")]
            assert any("• " in line for line in screen[hand[0] : hand[0] + 4]), screen


# --- words as answers


def understanding(game: str, language: str, asked: dict[str, Any]) -> Understanding:
    speak(language)
    person = Seen(game)
    return Understanding(person, asked)


def question(game: Game, seed: str, purpose: str) -> dict[str, Any]:
    """The first question of a random game that is asked for a purpose."""
    person = Seen(game.id)
    contest = Contest(game, [person, bot("random", seed)], seed, keeps=True)
    person.contest = contest
    while True:
        contest.step()
        for asked, _ in person.looked:
            if asked["purpose"] == purpose:
                return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_either_language_choose_an_action(language: str) -> None:
    speak(language)
    asked = question(load("wars3x3"), "5", "expansion-step")
    reads = understanding("wars3x3", language, asked)
    cards = reads.person.board.cards
    for place, option in enumerate(asked["options"]):
        if "card" in option:
            card = cards[option["card"]["card"]]
            for words in (card.name_en, card.name_ja, card.name_en.upper(), " ".join(reversed(card.name_en.split()))):
                assert reads.answer(words) == place
    assert reads.answer("not a card") is None
    assert reads.answer("1") == reads.person.listing.entries(asked)[0].places[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_leaves_cards_that_are_put_in_order_as_they_are_listed(language: str) -> None:
    speak(language)
    cards = [{"handle": place, "card": number} for place, number in enumerate(("H001", "H002", "H067"))]
    asked = {"kind": "order", "purpose": "discard-order", "clause": "309.3", "seat": 0, "items": cards}
    reads = understanding("hanyo", language, asked)
    size = len(cards)
    assert reads.answer("") == tuple(range(size))
    assert reads.answer(" ".join(str(each) for each in range(size, 0, -1))) == tuple(range(size))[::-1]
    reads.person.listing.show(asked)
    assert "Enter" in reads.person.output.getvalue()  # type: ignore[attr-defined]


def test_the_verb_may_be_said_too_and_several_things_go_with_commas() -> None:
    asked = {
        "kind": "act",
        "purpose": "strategy-step",
        "clause": "4.2",
        "seat": 0,
        "options": [
            {"verb": "deploy", "card": {"handle": 1, "card": "001"}},
            {"verb": "expand", "card": {"handle": 1, "card": "001"}},
            {"verb": "deploy", "card": {"handle": 2, "card": "002"}},
        ],
    }
    reads = understanding("wars3x3", "en", asked)
    names = [reads.person.board.cards[number].name_en for number in ("001", "002")]
    assert reads.answer(f"deploy {names[0]}") == 0 and reads.answer(f"{names[0]} 配備") == 0
    assert reads.answer(f"deploy {names[1]}") == 2
    assert reads.answer(names[0]) is None  # it could mean two things
    cards = [{"handle": place, "card": number} for place, number in enumerate(("001", "002", "003"))]
    chosen = {"kind": "cards", "purpose": "opening-hand", "clause": "W3.3", "seat": 0, "candidates": cards}
    reads = understanding("wars3x3", "en", {**chosen, "least": 2, "most": 2})
    names = [reads.person.board.cards[number].name_en for number in ("001", "002", "003")]
    assert reads.answer(f"{names[2]}, {names[0]}") == (2, 0)
    shared = {"kind": "allocate", "purpose": "share", "clause": "W3.3", "seat": 0, "places": cards}
    reads = understanding("wars3x3", "en", {**shared, "limits": [3, 3, 3], "least": 1, "most": 3})
    assert reads.answer(f"{names[1]} 2, {names[0]}: 1") == (1, 2, 0)
    assert reads.answer("0 1 2") == (0, 1, 2)


# --- asking back


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_a_hint_says_why_and_where_says_the_clauses(game: str, language: str, tmp_path: Path) -> None:
    shown: list[str] = []

    script = ["hint", "where", "quit"]

    def answer(text: str, prompt: int) -> str:
        if len(script) < 3 or (prompt > 5 and re.search("You are asked|あなたの選択", text)):
            shown.append(text)
            return script.pop(0)
        return some_answer(text, prompt)

    session = at_terminal(["play", game, "--lang", language, "--seed", "5", "--opponent", "random"], answer, tmp_path)
    assert session.code == 0
    hint = "".join(shown[1].split())
    assert any(
        each in hint
        for each in ("Ittried", "Itseesnothingelse", "個の答えを試し", "ほかに試すほどの答え", "役に立ち", "使い道")
    )
    assert re.search(r"\[[\w.-]+\]", shown[2])


def test_something_can_be_asked_while_one_of_a_group_is_chosen() -> None:
    speak("en")
    option = {"verb": "charge", "card": {"handle": 1, "card": "H001"}}
    cards = [{"handle": place, "card": number} for place, number in ((5, "H002"), (6, "H003"))]
    asked = {"kind": "act", "purpose": "main", "clause": "503.3", "seat": 0}
    reads = understanding("hanyo", "en", {**asked, "options": [{**option, "cards": [each]} for each in cards]})
    typed, heard = ["log", "2"], []
    reads.person.read = lambda prompt: typed.pop(0)  # type: ignore[method-assign]
    reads.ask_back = lambda line: line == "log" and not heard.append(line)  # type: ignore[func-returns-value]
    assert reads.answer("1") == 1 and heard == ["log"]


@pytest.mark.parametrize("game", ["kiseki", "honjin"])
def test_one_word_stops_the_passing(game: str) -> None:
    speak("en")
    person = Seen(game)
    person.auto.choose("smart")
    asking = AskingBack.__new__(AskingBack)
    asking.person, asking.is_choice = person, lambda line: False
    assert asking.is_answered("stop") and person.auto.setting == "off"
    person.auto.choose("deployment")
    assert asking.is_answered("停止") and person.auto.setting == "off"


def test_choices_are_worded_for_every_game() -> None:
    for game in ALL:
        for plain in (False, True):
            person = Seen(game, plain)
            played(game, person, 15)
            for asked, _ in person.looked:
                assert all("{" not in text for text in choices_of(asked, person.board))
