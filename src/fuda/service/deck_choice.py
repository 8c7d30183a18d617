"""With which deck does somebody play? One that the game brings along, a list, or a text; checked by the rules.

>>> len(deck_of("hanyo", "standard", DeckWanted(preset=0)))
50
>>> deck_of("hanyo", "standard", DeckWanted())
()
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

import fuda
from fuda.api import Game
from fuda.library.decks import fixed_deck
from fuda.library.loading import names_of
from fuda.library.messages import Explained
from fuda.service.client_messages import DeckWanted

MOST_LINES: Final = 200
_BEFORE: Final = re.compile(r"^(\d{1,3})\s*(?:[x×枚]\s*|\s+)(\S.*)$")
_AFTER: Final = re.compile(r"^(\S.*?)\s*(?:[x×]\s*|\s+)(\d{1,3})枚?$")


class DeckNotTaken(Explained):
    """A deck that cannot be read, or that the rules forbid."""


def deck_of(title: str, variant: str, wanted: DeckWanted) -> tuple[str, ...]:
    """The cards of a deck, allowed by the rules; nothing where the game is to see to it. DeckNotTaken otherwise."""
    game = fuda.load(title)
    deck = cards_of(title, wanted)
    if deck and fixed_deck(title) is None:
        check(game, variant, deck)
    return () if fixed_deck(title) is not None else deck


def cards_of(title: str, wanted: DeckWanted) -> tuple[str, ...]:
    """The card numbers that a deck means, whether the rules allow it or not."""
    if wanted.text:
        return parsed(title, wanted.text)
    if wanted.cards:
        known = names_of(title)
        for each in wanted.cards:
            if each not in known:
                raise DeckNotTaken("deck-line-unknown", number=1, said=each[:40])
        return tuple(wanted.cards)
    presets = fuda.load(title).preset_decks
    if wanted.preset >= 0:
        if wanted.preset >= len(presets):
            raise DeckNotTaken("no-such-preset", preset=wanted.preset, count=len(presets))
        return presets[wanted.preset]
    return ()


def check(game: Game, variant: str, deck: tuple[str, ...]) -> None:
    """DeckNotTaken with the clauses that forbid a deck."""
    refusals = game.deck_refusals([deck, deck], variant)[0]
    if refusals:
        raise DeckNotTaken(
            "room-deck-refused",
            why={each: "; ".join([_said(refusal, each) for refusal in refusals]) for each in ("ja", "en")},
        )


def _said(refusal: fuda.Refusal, language: str) -> str:
    return refusal.text(language)


def parsed(title: str, text: str) -> tuple[str, ...]:
    """The cards of a text: a line for each, how many and which, by number or by name in either language; what stands
    behind `#` is a remark, and full-width digits are digits.

    >>> parsed("hanyo", "２ H001\\n# mine\\nH002 x3")
    ('H001', 'H001', 'H002', 'H002', 'H002')
    """
    lines = [(number, _plain(line)) for number, line in enumerate(text.splitlines(), 1)]
    wanted = [(number, line) for number, line in lines if line]
    if len(wanted) > MOST_LINES:
        raise DeckNotTaken("deck-too-long", lines=len(wanted), most=MOST_LINES)
    known = {each.lower(): each for each in names_of(title)}
    for card, words in names_of(title).items():
        known.setdefault(_plain(words.ja).lower(), card)
        known.setdefault(_plain(words.en).lower(), card)
    found: list[str] = []
    for number, line in wanted:
        count, said = _counted(line, known)
        meant = known.get(said.strip('《》“”"「」').lower())
        if meant is None:
            raise DeckNotTaken("deck-line-unknown", number=number, said=said[:40])
        found += [meant] * count
        if len(found) > 400:
            raise DeckNotTaken("deck-too-long", lines=len(found), most=400)
    return tuple(found)


def _plain(line: str) -> str:
    return unicodedata.normalize("NFKC", line.partition("#")[0]).strip()


def _counted(line: str, known: dict[str, str]) -> tuple[int, str]:
    """How many of which."""
    if line.lower() in known:
        return 1, line
    before, after = _BEFORE.match(line), _AFTER.match(line)
    if before is not None:
        return int(before[1]), before[2]
    if after is not None:
        return int(after[2]), after[1]
    return 1, line


def text_of(title: str, cards: tuple[str, ...]) -> str:
    """A deck as text, a line for each card."""
    names = names_of(title)
    return "\n".join(
        [f"{cards.count(each)} {each}  # {names[each].ja} / {names[each].en}" for each in dict.fromkeys(cards)]
    )
