"""Which decks does a scenario bring? Cards by number or name, such as the rules allow unless it says otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fuda.kernel.reasons import Reason
from fuda.kernel.rules import Rules
from fuda.library.decks import deck_reasons
from fuda.library.ledger import Words
from fuda.library.loading import GAMES
from fuda.library.wording import wording
from fuda.play.scenarios.file import SEAT_NAMES, BadScenario, Scenario, table_of, words_of
from fuda.play.scenarios.table import reason_text


def decks_of(scenario: Scenario, rules: Rules, variant: str, names: Mapping[str, Words]) -> tuple[tuple[str, ...], ...]:
    """The decks by card number; a card may be written by number or name."""
    if scenario.decks is None:
        return ()
    table = table_of(scenario.decks, SEAT_NAMES, SEAT_NAMES)
    numbers = {word: number for number, name in names.items() for word in (name.en, name.ja, number)}
    found: list[tuple[str, ...]] = []
    for seat in SEAT_NAMES:
        words = words_of(table.entries[seat])
        for word in words:
            if numbers and word.text not in numbers:
                raise BadScenario("no-such-card", word, numbers, word=word.text)
        deck = tuple([numbers.get(word.text, word.text) for word in words])
        reasons = () if scenario.free_decks else deck_reasons(rules, deck, variant)
        if reasons:
            why = _Reasons(scenario.game, reasons)
            raise BadScenario("deck-forbidden", table.entries[seat], seat=seat, why=why)
        found.append(deck)
    return tuple(found)


class _Reasons:
    """Why a deck is forbidden, in the language of the message around it."""

    def __init__(self, game: str, reasons: Sequence[Reason]) -> None:
        self.game = game
        self.reasons = reasons

    def __format__(self, language: str) -> str:
        return "; ".join([self._said(each, language or "en") for each in self.reasons])

    def _said(self, reason: Reason, language: str) -> str:
        said = wording(self.game, language).reason(reason) if self.game in GAMES else reason_text(reason)
        return said.rstrip(".。")
