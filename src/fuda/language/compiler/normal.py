"""Which printed texts count as the same: the spelling to which every card text is brought before it is read.

- full-width digits and Latin letters become ASCII ones;
- `＋ － − ： ／ ［ ］ （ ） ｜ ＆ ＊` become `+ - - : / [ ] ( ) | & *`, and both wave dashes `～ 〜` become `~`;
- `< > ＜ ＞` become the brackets `〈 〉`;
- spaces (ASCII, ideographic, no-break), tabs and carriage returns vanish, and so do empty lines. Where a text could
  not be read otherwise (`named`), the first space after a name behind ★ at the beginning of a line ends that name and
  stays, as an ideographic one.

Everything else, the brackets `「」《》【】『』〈〉` and the marks `、。・★` included, stays as printed.
"""

import re
import unicodedata
from typing import Final

from fuda.language.compiler.respelling import Respelling

_REPLACED: Final[dict[str, str]] = {
    "＋": "+",
    "－": "-",
    "−": "-",
    "：": ":",
    "／": "/",
    "［": "[",
    "］": "]",
    "（": "(",
    "）": ")",
    "～": "~",
    "〜": "~",
    "｜": "|",
    "＆": "&",
    "＊": "*",
    "<": "〈",
    ">": "〉",
    "＜": "〈",
    "＞": "〉",
}
_DROPPED: Final = " \t\r\u3000\u00a0"
_ENDS: Final = "\n[［「『"  # marks that end a name behind ★ by themselves
MARK: Final = "★"
KEPT: Final = "\u3000"  # the space that ends one
_CHANGES: Final = re.compile(f"[{re.escape(''.join(_REPLACED))}{_DROPPED}\n０-９Ａ-Ｚａ-ｚ]")


class Normalised:
    """A text in normal spelling; `origins[i]` is where its character i stands in the printed text.

    With `respelling` the words that it knows are brought to their normal spelling too.
    """

    def __init__(self, printed: str, named: bool = False, respelling: Respelling | None = None) -> None:
        characters: list[str] = []
        origins: list[int] = []
        begun = False  # whether a name behind ★ has begun and is not at its end
        for index, character in enumerate(printed):
            if character in _DROPPED and begun and characters[-1] != "★":
                begun = False
                characters.append(KEPT)
                origins.append(index)
                continue
            if character in _DROPPED or (character == "\n" and (not characters or characters[-1] == "\n")):
                continue
            begins = named and character == MARK and characters[-1:] in ([], ["\n"])
            begun = (begun or begins) and character not in _ENDS
            characters.append(_normal(character))
            origins.append(index)
        if characters and characters[-1] == "\n":
            characters.pop()
            origins.pop()
        text = "".join(characters)
        if respelling is not None:
            text, places = respelling.respelt(text)
            origins = [origins[place] for place in places]
        self.printed: Final = printed
        self.text: Final = text
        self.origins: Final = origins

    def origin(self, index: int) -> int:
        """Where that character stands in the printed text; the end of the last one for the end of the text."""
        if index < len(self.origins):
            return self.origins[index]
        return self.origins[-1] + 1 if self.origins else 0


def normalise(text: str) -> str:
    """The text in normal spelling.

    >>> normalise("あなたの領土に ＋１ の修正を加える。\\n")
    'あなたの領土に+1の修正を加える。'
    """
    return Normalised(text).text


def is_normal(text: str) -> bool:
    """Whether the text is in normal spelling, if a space ends a name; line breaks around it are nobody's concern.

    >>> is_normal("+1の修正を加える。"), is_normal("＋１ の修正を加える。"), is_normal("\\n1枚引く")
    (True, False, True)
    """
    return _CHANGES.search(text) is None or Normalised(text, named=True).text == text.strip("\n")


def display_width(text: str) -> int:
    """How many terminal columns the text takes: full-width characters count two.

    >>> display_width("カード1枚")
    9
    """
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def _normal(character: str) -> str:
    replaced = _REPLACED.get(character, "")
    if replaced:
        return replaced
    code = ord(character)
    if 0xFF10 <= code <= 0xFF19 or 0xFF21 <= code <= 0xFF3A or 0xFF41 <= code <= 0xFF5A:
        return chr(code - 0xFEE0)
    return character
