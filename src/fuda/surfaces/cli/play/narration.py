"""How is a game told? Events as sentences, each with its clause; what belongs together becomes one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fuda.library.wording import Wording
from fuda.surfaces.cli.words import say

Told = dict[str, Any]
OFTEN: Final = 4  # what happens as often as this is told once, with how often
LONGEST: Final = 40  # events of a round that is recognised


@dataclass(frozen=True, slots=True)
class Sentence:
    """One line: its text, the clause that it rests on, and its level (0 and 1 are headings)."""

    text: str
    clause: str
    level: int = 2


def gathered(events: Sequence[Told]) -> list[Told]:
    """The events, those that only differ in their card (and the number that it shows) put together."""
    found: list[Told] = []
    last: Told = {}
    for told in events:
        key = {name: value for name, value in told.items() if name not in ("card", "number")}
        if found and key == last and "card" in told:
            group = found[-1]
            for name in ("card", "number"):
                if name in told:
                    group[name] = [*(group[name] if isinstance(group[name], list) else [group[name]]), told[name]]
        else:
            found.append(dict(told))
        last = key
    return [{name: _counted(value) for name, value in told.items()} for told in found]


def rounds(events: Sequence[Told]) -> Iterator[tuple[Sequence[Told], int]]:
    """The events in parts, and how often each part happened in a row; rounds of a loop are one part.

    >>> list(rounds([{"event": each} for each in "xababababy"]))[1]
    ([{'event': 'a'}, {'event': 'b'}], 4)
    """
    place = begun = 0
    while place < len(events):
        length, times = _round_at(events, place)
        if times == 1:
            place += 1
            continue
        if begun < place:
            yield events[begun:place], 1
        yield events[place : place + length], times
        place = begun = place + length * times
    if begun < place:
        yield events[begun:], 1


def _round_at(events: Sequence[Told], place: int) -> tuple[int, int]:
    """How long the round is that begins here, and how often it happens in a row; once, if not often."""
    first = events[place]
    for length in range(1, min(LONGEST, (len(events) - place) // OFTEN) + 1):
        if events[place + length] != first:
            continue
        whole = events[place : place + length]
        times = 1
        while events[place + times * length : place + (times + 1) * length] == whole:
            times += 1
        if times >= OFTEN:
            return length, times
    return 1, 1


def _counted(value: Any) -> Any:
    """A list of cards, those that are not known counted."""
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        return value
    known = [each for each in value if "card" in each]
    unknown = len(value) - len(known)
    if unknown > 1:
        return [*known, say("play", "cards-unknown", count=unknown)]
    return value


class Narrator:
    """Tells events one after another. A heading of level 1 is only told when a sentence follows."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self._levels = {name: min(place, 1) for place, name in enumerate(words.words.get("heading", {}))}
        self._held: dict[int, Sentence] = {}

    def sentences(self, events: Iterable[Told]) -> list[Sentence]:
        """What is to be told."""
        found: list[Sentence] = []
        for part, times in rounds(gathered(list(events))):
            said = self._said(part)
            found += said
            if times > 1 and said:
                found.append(Sentence(say("play", "rounds", times=times), ""))
        return found

    def _said(self, events: Iterable[Told]) -> list[Sentence]:
        found: list[Sentence] = []
        for told in events:
            name, clause = str(told["event"]), str(told["clause"])
            level = self._levels.get(name)
            if level is not None:
                self._held = {each: kept for each, kept in self._held.items() if each < level}
                heading = Sentence(self.words.say("heading", name, told), clause, level)
                if level == 0:
                    found.append(heading)
                else:
                    self._held[level] = heading
                continue
            text = self.words.event(told)
            if text:
                found += self._held.values()
                self._held = {}
                found.append(Sentence(text, clause))
        return found
