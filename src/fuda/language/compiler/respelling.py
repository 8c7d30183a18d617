"""How are many spellings of the same words brought to one before a text is read? Rules, one after the other.

What stands in 「」 or 《》 is a name and stays as it is, unless a game says otherwise. A pattern of a row is
respelt by the same rules, so that a row need not list the spellings; its slots stay as they are.

>>> rules = Respelling((("と際", "(?:とき|際)に?", "時"), ("全", "全て|全部", "すべて")))
>>> rules.respelt("「とき」が全部倒れたときに")
('「とき」がすべて倒れた時', [0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10])
>>> rules.pattern("{what:units}が{n}体いるとき、")
'{what:units}が{n}体いる時、'
"""

import re
from typing import Final

NAMES: Final = r"「[^「」\n]*」|《[^《》\n]*》"
_MARK: Final = 0xE000  # the first of the characters that stand for what is kept


class Respelling:
    """Rules that bring spellings to the normal one: characters of which one must be in a text for the rule to concern
    it, a regular expression, and what stands in its place. What `names` fits is left alone."""

    def __init__(
        self,
        rules: tuple[tuple[str, str, str], ...],
        names: str = NAMES,
        quotes: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.kept: Final = re.compile(names + r"|\{[^{}]*\}")
        self.rules: Final = tuple([(re.compile(rough), plain) for _, rough, plain in rules])
        # What stands in quotes and is no name: looked for before names are set aside, as long as there is any.
        self.quotes: Final = tuple([(re.compile(rough), plain) for rough, plain in quotes])
        self.by_character: Final[dict[str, list[int]]] = {}
        for index, (characters, _, _) in enumerate(rules):
            for character in characters:
                self.by_character.setdefault(character, []).append(index)

    def respelt(self, text: str) -> tuple[str, list[int]]:
        """The text in normal spelling, and where each of its characters stood."""
        kept: list[tuple[int, str]] = []
        whole = list(range(len(text)))
        if "「" in text and self.quotes:
            text, whole = self._unquoted(text, whole)
        made, origins = text, list(range(len(text)))
        if self.kept.search(text) is not None:
            made, origins = _set_aside(text, kept, self.kept)
        found = self._concerned(made, 0)
        while found:
            index = found.pop(0)
            changed, origins = _replaced(made, origins, *self.rules[index])
            if changed != made:
                made, found = changed, self._concerned(changed, index + 1)
        restored, origins = _restored(made, origins, kept)
        return restored, [whole[at] for at in origins]

    def _unquoted(self, text: str, origins: list[int]) -> tuple[str, list[int]]:
        for rough, plain in self.quotes:
            changed, origins = _replaced(text, origins, rough, plain)
            while changed != text:
                text = changed
                changed, origins = _replaced(text, origins, rough, plain)
        return text, origins

    def pattern(self, ja: str) -> str:
        """The pattern of a row in normal spelling."""
        slots: list[str] = []

        def set_aside(found: re.Match[str]) -> str:
            slots.append(found.group())
            return chr(_MARK + len(slots) - 1)

        made = self.kept.sub(set_aside, ja)
        found = self._concerned(made, 0)
        while found:
            index = found.pop(0)
            rough, plain = self.rules[index]
            changed = rough.sub(plain, made)
            if changed != made:
                made, found = changed, self._concerned(changed, index + 1)
        for place, slot in enumerate(slots):
            made = made.replace(chr(_MARK + place), slot)
        return made

    def _concerned(self, text: str, index: int) -> list[int]:
        """The rules from that one on that could concern the text, in order."""
        known = self.by_character
        return sorted({each for character in text if character in known for each in known[character] if each >= index})


def _set_aside(text: str, kept: list[tuple[int, str]], names: re.Pattern[str]) -> tuple[str, list[int]]:
    """The text with a mark for everything that stays as it is."""
    pieces: list[str] = []
    origins: list[int] = []
    at = 0
    for found in names.finditer(text):
        pieces += (text[at : found.start()], chr(_MARK + len(kept)))
        origins += range(at, found.start() + 1)
        kept.append((found.start(), found.group()))
        at = found.end()
    pieces.append(text[at:])
    origins += range(at, len(text))
    return "".join(pieces), origins


def _replaced(text: str, origins: list[int], rough: re.Pattern[str], plain: str) -> tuple[str, list[int]]:
    pieces: list[str] = []
    places: list[int] = []
    at = 0
    for found in rough.finditer(text):
        made = found.expand(plain)
        start, end = found.span()
        pieces += (text[at:start], made)
        places += origins[at:start]
        # What is as long as before stays where it was; the rest stands at the end of what it takes the place of.
        places += [origins[min(start + place, max(start, end - 1))] for place in range(len(made))]
        at = end
    if not pieces:
        return text, origins
    pieces.append(text[at:])
    places += origins[at:]
    return "".join(pieces), places


def _restored(text: str, origins: list[int], kept: list[tuple[int, str]]) -> tuple[str, list[int]]:
    if not kept:
        return text, origins
    pieces: list[str] = []
    places: list[int] = []
    for character, origin in zip(text, origins, strict=True):
        index = ord(character) - _MARK
        if 0 <= index < len(kept):
            start, name = kept[index]
            pieces.append(name)
            places += range(start, start + len(name))
        else:
            pieces.append(character)
            places.append(origin)
    return "".join(pieces), places
