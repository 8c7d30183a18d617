"""How is a position set up by hand? What every game's positions share: seats, card names, aliases, checked data.

A card is a number or a name in either language; `name@alias` gives it a name of its own.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.state import State
from fuda.mechanics.zones import add_card

SEAT_NAMES: Final = ("first", "second")
MOST_CARDS: Final = 999  # that a number can stand for


class BadPosition(ValueError):
    """The position cannot be set up; `where` names the key, `problem` and `values` say why."""

    def __init__(self, where: str, problem: str, value: str = "", known: tuple[str, ...] = ()) -> None:
        super().__init__(f"{where}: {problem}: {value}")
        self.where = where
        self.problem = problem
        self.value = value
        self.known = known


def only(where: str, data: Any, keys: tuple[str, ...]) -> dict[str, Any]:
    """A table with no other keys than these."""
    if not isinstance(data, dict):
        raise BadPosition(where, "not-a-table", str(data))
    for key in data:
        if key not in keys:
            raise BadPosition(where, "no-such-key", str(key), keys)
    return data


def whole(where: str, data: dict[str, Any], key: str, default: int, least: int) -> int:
    """A whole number that is not too low."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadPosition(f"{where}.{key}", "not-such-a-number", str(value))
    return value


def truth(where: str, data: dict[str, Any], key: str) -> bool:
    """True or false; false when nothing is said."""
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(f"{where}.{key}", "not-true-or-false", str(value))
    return value


def one_of(where: str, data: dict[str, Any], key: str, default: str, known: tuple[str, ...], problem: str) -> str:
    """One of several words."""
    value = data.get(key, default)
    if value not in known:
        raise BadPosition(f"{where}.{key}", problem, str(value), known)
    return str(value)


def items(where: str, written: Any) -> list[Any]:
    """A list; nothing written is an empty one."""
    if written is None:
        return []
    if not isinstance(written, list):
        raise BadPosition(where, "not-a-list", str(written))
    return written


class Placer:
    """Puts cards where the data says and remembers their aliases. `rules.list.cards` are the cards it knows."""

    def __init__(self, rules: Any, state: State) -> None:
        self.rules = rules
        self.state = state
        self.state.zones = [() for _ in rules.zones]
        self.aliases: dict[str, int] = {}

    def printed(self, where: str, name: str) -> int:
        """The card of that number or name."""
        for card in self.rules.list.cards:
            if name in (card.number, card.name, card.source.name_en):
                found: int = card.printed
                return found
        known = tuple([card.name for card in self.rules.list.cards])
        raise BadPosition(where, "no-such-card", name, known)

    def add(self, where: str, written: Any, owner: int, zone: int) -> int:
        """One card by its name or number, with its alias."""
        if not isinstance(written, str):
            raise BadPosition(where, "not-a-card", str(written))
        name, _, alias = written.partition("@")
        printed = self.printed(where, name)
        card = add_card(self.state, self.rules, printed, owner, zone)
        for word in dict.fromkeys((alias,) if alias else (name, self.rules.list.cards[printed].name)):
            if alias and word in self.aliases:
                raise BadPosition(where, "alias-used-twice", word)
            self.aliases.setdefault(word, card)
        return card

    def add_any(self, count: int, owner: int, zone: int) -> list[int]:
        """So many unit cards of no importance."""
        units = [card.printed for card in self.rules.list.cards if card.is_unit]
        return [add_card(self.state, self.rules, units[place % len(units)], owner, zone) for place in range(count)]

    def fill(self, where: str, written: Any, zone: int, owner: int) -> list[int]:
        """A list of cards, or a number of unimportant ones."""
        if is_count(written):
            return self.add_any(written, owner, zone)
        return [self.add(where, each, owner, zone) for each in items(where, written)]


def is_count(written: Any) -> bool:
    """Whether a number of cards stands where a list could; not more than any game has."""
    return isinstance(written, int) and not isinstance(written, bool) and 0 <= written <= MOST_CARDS
