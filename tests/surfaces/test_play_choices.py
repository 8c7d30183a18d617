"""What is listed can be told apart, and typed back as it stands."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fuda.api import load
from fuda.kernel.machine import asked
from fuda.library.loading import GAMES
from fuda.play.contest import Contest
from fuda.play.players import Sight, bot
from fuda.surfaces.cli.play.board import board_of
from fuda.surfaces.cli.play.choices import spoken
from fuda.surfaces.cli.play.listing import how_to_choose
from fuda.surfaces.cli.play.person import Person
from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.play.understanding import Understanding
from fuda.surfaces.cli.words import speak
from tests.surfaces.running import at_terminal


@pytest.fixture(params=["ja", "en"])
def person_language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def questions(game: str, games: int = 2, most: int = 150) -> Iterator[tuple[Sight, Person]]:
    """Questions of some games, each with a person who looks at the table."""
    loaded = load(game)
    for number in range(games):
        person = Person(Screen(True, io.StringIO()), board_of(game, ("A", "B")), 0)
        players = [bot("greedy" if number % 2 else "random", "1"), bot("random", "2")]
        contest = Contest(loaded, players, f"choices {number}", None, loaded.rules.deck_pair(number))
        person.contest = contest
        for _ in range(most):
            if contest.outcome is not None:
                break
            decision = asked(contest.state(), 0)
            if decision is not None:
                sight = Sight(loaded, contest.state(), decision, contest.answers)
                person.board.look(sight.shown)
                person.board.title(sight.shown, 79)
                yield sight, person
            contest.step()


def test_equal_cards_that_are_put_into_an_order_stand_there_once(person_language: str) -> None:
    _, person = next(questions("kiseki"))
    items = [{"handle": 900, "card": "K001"}, {"handle": 901, "card": "K002"}, {"handle": 902, "card": "K001"}]
    order = {"kind": "order", "seat": 0, "clause": "1323.1", "purpose": "deck-order", "items": items}
    entries = person.listing.entries(order)
    assert [entry.copies for entry in entries] == [2, 1]
    assert "2 1 1" in how_to_choose(order, entries)
    understanding = Understanding(person, order)
    assert understanding.answer("2 1 1") == (1, 0, 2) and understanding.answer("1 2 1") == (0, 1, 2)
    assert understanding.answer("") == (0, 2, 1)  # as listed


@pytest.mark.parametrize("game", GAMES)
def test_no_two_choices_read_the_same(game: str, person_language: str) -> None:
    """Equal cards stand there once, with how many they are; two units of one name have numbers."""
    for sight, person in questions(game):
        shown = [entry.shown for entry in person.listing.entries(sight.asked)]
        assert len(shown) == len(set(shown)), (sight.asked, shown)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_typed_back_as_it_is_printed_is_that_choice(game: str, person_language: str) -> None:
    typed = 0
    for sight, person in questions(game, 1, 80):
        if sight.asked["kind"] not in ("act", "option", "cards", "cells"):
            continue
        understanding = Understanding(person, sight.asked)
        for number, entry in enumerate(person.listing.entries(sight.asked), 1):
            if len(entry.names) > 1:
                continue
            for line in (entry.text, entry.shown, f"{number} {entry.shown} {entry.detail}".rstrip()):
                read = unicodedata.normalize("NFKC", line).strip()
                assert understanding.is_printed(read), line
                meant: Any = understanding.answer(read)
                assert meant == entry.places[0] or meant == (entry.places[0],), line
                typed += 1
    assert typed > 20


@pytest.mark.parametrize("game", GAMES)
def test_what_was_chosen_is_said_so_that_it_is_clear_which(game: str) -> None:
    """Two answers with one card each are said in different words, unless the cards are equal."""
    speak("en")
    for sight, person in questions(game):
        if sight.asked["kind"] == "cards" and sight.asked["least"] <= 1 <= sight.asked["most"]:
            entries = person.listing.entries(sight.asked)
            said = [spoken(sight.asked, (entry.places[0],), person.board) for entry in entries]
            assert len(set(said)) == len(said)


def test_a_label_is_no_command(tmp_path: Path) -> None:
    """In every game a line that is a choice is taken for it, also if it begins like a command."""
    person = Person(Screen(True, io.StringIO()), board_of("wars3x3", ("A", "B")), 0)
    person.board.option = lambda option: option  # type: ignore[method-assign]
    labels = ["q", "C 007", "a", "Board the ship", "w"]
    told = {"kind": "option", "purpose": "x", "clause": "1", "options": labels}
    understanding = Understanding(person, told)
    for place, label in enumerate(labels):
        assert understanding.is_printed(label) and understanding.answer(label) == place
    assert not understanding.is_printed("b") and not understanding.is_printed("card 007")


def test_full_width_brackets_and_colons_are_understood(tmp_path: Path) -> None:
    """At a terminal: the second of the choices of the opening question, copied as it was shown."""
    shown_choices: list[str] = []

    def typed(shown: str, prompt: int) -> str:
        if prompt == 0:
            lines = [line.strip() for line in shown.splitlines() if line.strip().startswith("2 ")]
            shown_choices.append(lines[-1])
            return lines[-1]
        return "q"

    session = at_terminal(["play", "kokuryoku", "--lang", "ja", "--seed", "4"], typed, tmp_path)
    assert session.code == 0
    assert shown_choices[0].split(None, 1)[1].split()[0] in session.text.split(shown_choices[0])[-1]
