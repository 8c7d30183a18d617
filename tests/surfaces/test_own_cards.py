"""Cards of one's own at the command line: played, simulated, checked and explained beside the printed ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fuda.library.loading import entry_of, load_cards, rules_digest
from fuda.library.own_cards import own_cards
from tests.surfaces.running import fuda, in_process

OWN = """["X01"]
name = { ja = "試しの計略", en = "Trial Scheme" }
kind = "command"
class = "strategy"
text = "デッキを2枚引く。"
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    """A file with a card, and a deck in which it takes the place of four cards of a printed deck."""
    cards, deck = tmp_path / "mine.toml", tmp_path / "own.toml"
    cards.write_text(OWN, encoding="utf-8")
    printed = sorted((entry_of("hanyo").folder / "decks").glob("*.toml"))[0].read_text(encoding="utf-8")
    kinds = {card.number: card.fields.get("class") for card in load_cards("hanyo")}
    lines, taken = [], 0
    for line in printed.splitlines():
        number, _, count = line.partition(" = ")
        if not taken and kinds.get(number.strip('"')) == "strategy":
            taken = int(count.partition("#")[0])
            line = f'"X01" = {taken}'
        lines.append(line)
    assert taken
    deck.write_text("\n".join(lines), encoding="utf-8")
    return str(cards), str(deck)


def test_a_deck_with_a_card_of_ones_own_is_checked_with_its_file_only(files: tuple[str, str]) -> None:
    cards, deck = files
    assert fuda("deck", "check", "hanyo", deck, "--cards", cards).exit_code == 0
    without = fuda("deck", "check", "hanyo", deck)
    assert without.exit_code == 1 and "X01" in without.output


def test_bots_play_and_are_simulated_with_it(files: tuple[str, str]) -> None:
    cards, deck = files
    played = fuda("play", "hanyo", "--cards", cards, "--deck", deck, "--seed", "3", "--json")
    assert played.exit_code == 0 and "X01" in played.output
    result = fuda(
        "sim", "hanyo", "--cards", cards, "--deck-a", deck, "-n", "2", "--a", "random", "--workers", "1", "--json"
    )
    assert result.exit_code == 0 and json.loads(result.output)["games"] == 2


def test_processes_of_a_simulation_know_the_card(files: tuple[str, str]) -> None:
    cards, deck = files
    words = ("--deck-a", deck, "-n", "2", "--a", "random", "--workers", "2", "--seed", "1", "--json")
    assert in_process("sim", "hanyo", "--cards", cards, *words).returncode == 0


def test_a_matrix_compares_a_deck_with_it(files: tuple[str, str]) -> None:
    cards, deck = files
    words = ("-n", "1", "--bot", "random", "--seed", "1", "--workers", "1", "--json")
    result = fuda("deck", "matrix", "hanyo", "--cards", cards, "--deck", deck, *words)
    assert "own" in [each["id"] for each in json.loads(result.output)["decks"]]


def test_it_is_explained_and_judged(files: tuple[str, str]) -> None:
    explained = fuda("cards", "explain", "hanyo", "X01", "--cards", files[0])
    assert explained.exit_code == 0 and "2 cards" in explained.output
    assert fuda("cards", "explain", "hanyo", "X01").exit_code != 0
    judged = fuda("judge", "hanyo", "--cards", files[0], "--plain", typed="card X01\n")
    assert judged.exit_code == 0 and "Trial Scheme" in judged.output


@pytest.mark.parametrize(("old", "new"), [("試しの計略", ""), ("X01", "")])
def test_no_printed_card_is_replaced(tmp_path: Path, old: str, new: str) -> None:
    printed = load_cards("hanyo")[0]
    taken = printed.name_ja if old == "試しの計略" else printed.number
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace(old, taken), encoding="utf-8")
    for words in (("cards", "explain", "hanyo", "X01"), ("sim", "hanyo", "-n", "1"), ("play", "hanyo")):
        assert fuda(*words, "--cards", str(path)).exit_code == 3
    assert load_cards("hanyo")[0].printed_text == printed.printed_text


def test_afterwards_the_game_is_as_before(files: tuple[str, str]) -> None:
    before, cards = rules_digest("hanyo"), load_cards("hanyo")
    with own_cards("hanyo", [Path(files[0])]):
        assert len(load_cards("hanyo")) == len(cards) + 1
        assert rules_digest("hanyo") != before
    assert len(load_cards("hanyo")) == len(cards) and rules_digest("hanyo") == before
