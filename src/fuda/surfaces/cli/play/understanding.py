"""What does a player mean by a line? Numbers, names and words, in whichever language they are typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from fuda.kernel.decisions import Answer
from fuda.surfaces.cli.cardtext import cards_by_number
from fuda.surfaces.cli.play.asking_back import words_for
from fuda.surfaces.cli.play.choices import choices_of
from fuda.surfaces.cli.play.listing import Entry, enter_passes
from fuda.surfaces.cli.words import say

if TYPE_CHECKING:
    from fuda.surfaces.cli.play.person import Person

_QUOTES: Final = str.maketrans("", "", "《》“”「」『』\"'")


class Understanding:
    """Reads the lines that a person types as answers to one question."""

    def __init__(self, person: Person, asked: Mapping[str, Any]) -> None:
        self.person = person
        self.screen = person.screen
        self.asked = asked
        self.texts = choices_of(asked, person.board)
        self.ask_back: Callable[[str], bool] = lambda line: False  # whether a line asked something else; it is answered

    def answer(self, line: str) -> Answer | None:
        """The answer that a line means; None when it was not one, after saying so."""
        if not line:
            return self._nothing_typed()
        printed = self._printed(line)
        if printed is not None and self.asked["kind"] in ("act", "option", "cards", "cells"):
            return self._of_entry(printed) if self.asked["kind"] in ("act", "option") else (printed.places[0],)
        if re.fullmatch(r"[\d\s,、.-]+", line):
            return self._numbers(line)
        if self.asked["kind"] == "number":
            return self._not_understood(line)
        return self._shared_out(line) if self.asked["kind"] == "allocate" else self._named(line)

    def _nothing_typed(self) -> Answer | None:
        if enter_passes(self.asked):
            return len(self.asked["options"]) - 1
        if self.asked["kind"] in ("cards", "cells") and self.asked["least"] == 0:
            return ()
        if self.asked["kind"] == "order":
            return tuple([place for entry in self.person.listing.entries(self.asked) for place in entry.places])
        self.screen.prose(say("play", "type-help"), style="yellow")
        return None

    def _not_understood(self, line: str) -> Answer | None:
        self.screen.prose(f"{say('play', 'not-understood', text=line)} {say('play', 'type-help')}", style="yellow")
        return None

    # as it is printed

    def is_printed(self, line: str) -> bool:
        """Whether a line is one of the choices, typed back as it stands there: it is no command then."""
        return self._printed(line) is not None

    def _printed(self, line: str) -> Entry | None:
        """The entry that a line is, with or without its number and what stands behind it."""
        wanted = _close(line)
        if self.asked["kind"] == "number" or not wanted or re.fullmatch(r"[\d\s,、.-]+", line):
            return None
        found: list[Entry] = []
        for number, entry in enumerate(self.person.listing.entries(self.asked), 1):
            for text in (entry.text, entry.shown):
                for head in (text, f"{number} {text}", f"{number}. {text}", f"{number}: {text}"):
                    whole = _close(f"{head} {entry.detail}")
                    if entry not in found and whole.startswith(wanted) and len(wanted) >= len(_close(head)):
                        found.append(entry)
        return found[0] if len(found) == 1 else None

    # by number

    def _numbers(self, line: str) -> Answer | None:
        numbers = ranges(line)
        kind = self.asked["kind"]
        if numbers is None or not numbers:
            return self._not_understood(line)
        if kind == "number":
            return numbers[0]
        if kind == "allocate":
            return tuple(numbers)
        entries = self.person.listing.entries(self.asked)
        for number in numbers:
            if not 1 <= number <= len(entries):
                self.screen.prose(say("play", "no-such-choice", number=number, count=len(entries)), style="yellow")
                return None
            if numbers.count(number) > entries[number - 1].copies:
                self.screen.prose(say("play", "twice", number=number), style="yellow")
                return None
        if kind in ("act", "option"):
            return self._of_entry(entries[numbers[0] - 1]) if len(numbers) == 1 else self._not_understood(line)
        return tuple([entries[number - 1].places[numbers[:at].count(number)] for at, number in enumerate(numbers)])

    def _of_entry(self, entry: Entry) -> int | None:
        """The choice of an entry; where it stands for several, one of them is asked for."""
        if len(entry.names) == 1:
            return entry.places[0]
        self.screen.prose(entry.text, style="bold")
        self.person.listing.rows([(name, "") for name in entry.names])
        how = f"{say('play', 'choose-one', count=len(entry.names))} {say('play', 'enter-goes-back')}"
        self.screen.prose(how, style="dim")
        line = self.person.read(say("play", "prompt")).lower()
        while self.ask_back(line):
            line = self.person.read(say("play", "prompt")).lower()
        numbers = ranges(line) if re.fullmatch(r"\d+", line) else None
        named = [place for place, name in enumerate(entry.names) if line and line in name.lower()]
        if numbers and 1 <= numbers[0] <= len(entry.names):
            return entry.places[numbers[0] - 1]
        if len(named) == 1:
            return entry.places[named[0]]
        if line:
            self._not_understood(line)
        self.screen.prose(say("play", "went-back"), style="dim")
        return None

    # by name and by words

    def _named(self, line: str) -> Answer | None:
        """What is named: one of several actions or options, else one thing after another with commas between."""
        if self.asked["kind"] in ("act", "option"):
            return self._one_of(range(len(self.texts)), line)
        places: list[int] = []
        for part in [each.strip() for each in re.split(r"[,、]", line) if each.strip()]:
            found = self._one_of([place for place in range(len(self.texts)) if place not in places], part)
            if found is None:
                return None
            places.append(found)
        return tuple(places)

    def _shared_out(self, line: str) -> Answer | None:
        """A name and a number for each place that gets something."""
        shares = [0] * len(self.texts)
        for part in [each.strip() for each in re.split(r"[,、]", line) if each.strip()]:
            found = re.fullmatch(r"(.*\D)\s*(\d{1,4})", part)
            place = self._one_of(range(len(self.texts)), found.group(1).strip(" :：")) if found else None
            if found is None:
                return self._not_understood(part)
            if place is None:
                return None
            shares[place] = int(found.group(2))
        return tuple(shares)

    def _one_of(self, places: Sequence[int], said: str) -> int | None:
        """The only one of the choices that fits what was said best; of equal ones the first."""
        fitting = self._fitting(places, said)
        if not fitting:
            self._not_understood(said)
            return None
        if len({self.texts[place] for place in fitting}) == 1:
            return fitting[0]
        self.screen.prose(say("play", "which-of", text=said), style="yellow")
        for number, entry in enumerate(self.person.listing.entries(self.asked), 1):
            if any(place in fitting for place in entry.places):
                self.screen.prose(f"{number:3} {entry.shown}", hang="      ")
        return None

    def _fitting(self, places: Sequence[int], said: str) -> list[int]:
        """The choices whose text is what was said; else those whose text contains it; else those that contain all of
        its words, or of which these words speak in the other language."""
        wanted = _bare(said)
        words = [each for each in re.split(r"[\s,、]+", wanted) if each]
        texts = {place: _bare(self.texts[place]) for place in places}
        for found in (
            [place for place in places if texts[place] == wanted],
            [place for place in places if wanted in texts[place]],
            [place for place in places if _has_all(texts[place], words)],
        ):
            if found:
                return found
        return [place for place in places if _has_all(f"{texts[place]} {self._other_words(place)}", words)]

    def _other_words(self, place: int) -> str:
        """What a choice is called in both languages: the words for its verb, and the names of its cards."""
        asked, game = self.asked, self.person.board.game
        thing = asked.get("options", asked.get("candidates", asked.get("items", asked.get("places", ()))))[place]
        if not isinstance(thing, Mapping):
            return ""
        cards = cards_by_number(game)
        mentions = [thing, thing.get("card"), *thing.get("cards", ())]
        numbers = [str(each.get("card")) for each in mentions if isinstance(each, Mapping)]
        names = [f"{cards[each].name_ja} {cards[each].name_en} {each}" for each in numbers if each in cards]
        return _bare(" ".join([*words_for(game, str(thing.get("verb", ""))), *names]))


def _bare(text: str) -> str:
    """A text without quotes, in small letters, full-width signs made narrow."""
    return unicodedata.normalize("NFKC", text).lower().translate(_QUOTES)


def _close(text: str) -> str:
    """A bare text without spaces: a line may have been broken anywhere."""
    return "".join(_bare(text).split())


def _has_all(text: str, words: Sequence[str]) -> bool:
    return bool(words) and all(word in text for word in words)


def ranges(line: str) -> list[int] | None:
    """The numbers in a line, `2-4` standing for 2, 3 and 4.

    >>> ranges("1, 3-5"), ranges("x")
    ([1, 3, 4, 5], None)
    """
    numbers: list[int] = []
    for part in re.split(r"[\s,、.]+", line.strip(" ,、.")):
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", part)
        if found is None:
            return None
        first = int(found.group(1))
        numbers += range(first, int(found.group(2) or first) + 1)
    return numbers
