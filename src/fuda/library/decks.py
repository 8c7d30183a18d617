"""What is in a deck file, and may a game be played with it?"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fuda.kernel.reasons import Reason
from fuda.kernel.rules import Rules
from fuda.library.files import BadFile, lines_of, read_toml, shown_path
from fuda.library.ledger import Words
from fuda.library.loading import entry_of, load_cards, load_rules, names_of
from fuda.library.messages import LANGUAGES

MOST_OF_A_CARD: Final = 999  # beyond that nobody means the number that stands there


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its name and its cards, a number for each card in it."""

    name: Words
    cards: tuple[str, ...]
    file: str = ""


class DeckRefused(BadFile):
    """The rules forbid a deck; `reason` says by which clause."""

    def __init__(self, game: str, file: str, reason: Reason) -> None:
        super().__init__("deck-refused", file)
        self.game = game
        self.reason = reason

    def explain(self, language: str) -> str:
        from fuda.library.wording import wording

        said = wording(self.game, language).reason(self.reason)
        return f"{self.file}: {said}" if self.file else said


def fixed_deck(game: str) -> Deck | None:
    """The deck that everybody uses, if the game has one."""
    entry = entry_of(game)
    if not entry.fixed_deck:
        return None
    numbers = tuple([card.number for card in load_cards(game) if card.home == entry.fixed_deck])
    return Deck(Words("共通デッキ", "Shared deck"), numbers)


def decks(game: str) -> list[Deck]:
    """The decks that a game brings along, a fixed one first.

    >>> import fuda
    >>> [deck.name.en for deck in fuda.decks("hanyo")]
    ['Frozen Tide', 'Thousand Wings', 'Twilight Pact', 'Wildfire']
    """
    fixed = fixed_deck(game)
    found = sorted((entry_of(game).folder / "decks").glob("*.toml"))
    return [*([] if fixed is None else [fixed]), *[read_deck(game, path) for path in found]]


def find_deck(game: str, named: Path, variant: str | None = None) -> Deck:
    """The deck in a file, or the one that the game brings along under that name; for a variant with decks of its own by
    the rules of that."""
    if not named.exists() and named.name == str(named):
        spoken = named.name.lower()
        for path in sorted((entry_of(game).folder / "decks").glob("*.toml")):
            deck = read_deck(game, path)
            if spoken in (path.stem, deck.name.ja.lower(), deck.name.en.lower()):
                return read_deck(game, path, variant)
    return read_deck(game, named, variant)


def read_deck(game: str, path: Path, variant: str | None = None) -> Deck:
    """The deck in a file; BadFile for the first thing that is wrong with it."""
    deck, problems = examine(game, path, variant)
    if deck is None or problems:
        raise problems[0]
    return deck


def check_deck(game: str, path: Path, variant: str | None = None) -> tuple[BadFile, ...]:
    """Everything that is wrong with a deck file."""
    return examine(game, path, variant)[1]


def examine(game: str, path: Path, variant: str | None = None) -> tuple[Deck | None, tuple[BadFile, ...]]:
    """The deck in a file, if it can be read at all, and everything that is wrong with it."""
    try:
        content, text = read_toml(path)
    except BadFile as error:
        return None, (error,)
    shown = shown_path(path)
    _, lines = lines_of(text)
    problems: list[BadFile] = []
    name = _name(content.get("name"))
    if name is None:
        problems.append(BadFile("bad-deck-name", shown, lines.get(("", "name"), 1)))
    for key in content:
        if key not in ("name", "cards"):
            line = lines.get(("", key), 1)
            problems.append(BadFile("unknown-key", shown, line, key=key, known="name, cards"))
    counts = content.get("cards")
    if not isinstance(counts, dict):
        problems.append(BadFile("bad-deck-cards", shown, lines.get(("", "cards"), 1)))
        return None, tuple(problems)
    start = lines.get(("", "cards"), 1)
    cards: list[str] = []
    for number, count in counts.items():
        line = lines.get(("cards", number), start)
        wrong = _count_problem(game, shown, line, number, count)
        if wrong is None:
            cards += [number] * count
        else:
            problems.append(wrong)
    deck = Deck(name or Words(), tuple(cards), shown)
    return deck, (*problems, *deck_problems(game, deck.cards, shown, variant))


def _name(name: Any) -> Words | None:
    if isinstance(name, dict) and all(isinstance(name.get(each), str) for each in LANGUAGES):
        words = Words(name["ja"], name["en"])
        return words if words.is_complete else None
    return None


def _count_problem(game: str, shown: str, line: int, number: str, count: Any) -> BadFile | None:
    known = names_of(game)
    if number not in known:
        near = difflib.get_close_matches(number, known, 1)
        nearest = f" → {near[0]}?" if near else ""
        return BadFile("deck-unknown-card", shown, line, card=number, game=game, nearest=nearest)
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_OF_A_CARD:
        return BadFile("bad-deck-count", shown, line, card=number, count=count, most=MOST_OF_A_CARD)
    return None


def deck_problems(game: str, cards: Sequence[str], file: str = "", variant: str | None = None) -> tuple[BadFile, ...]:
    """Why the rules forbid to play with these cards: the usual form of the game, or the variant where that has decks of
    its own."""
    return tuple([DeckRefused(game, file, reason) for reason in deck_reasons(load_rules(game), cards, variant)])


def deck_reasons(rules: Rules, cards: Sequence[str], variant: str | None = None) -> tuple[Reason, ...]:
    """The reasons for which these rules forbid the cards as a deck; none where the game does not say what a deck is."""
    own = getattr(rules, "deck_problems", None)
    if own is None:
        return ()
    counts = dict(Counter(cards))
    return tuple(own(counts, variant) if variant in getattr(rules, "deck_forms", ()) else own(counts))
