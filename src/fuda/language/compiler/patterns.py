"""How a phrase is spelt: Japanese patterns with typed slots, English templates that inflect.

Japanese patterns

- `{slot:category}` is filled by a phrase of that category; `{slot}` is short for `{slot:number}`;
- the built-in categories are `number` (digits), `name` (any text without brackets or quotes, to stand between them),
  `own_name` (such a text where the table does not know it),
  `open_word` (a noun that the table does not know: no Latin letters, digits, marks or の and な in it),
  `attribute_name` (a noun without kana of its own that stands before 属性, where the table does not know it) and
  `counter_name` (a name of its own that stands before カウンター, without particles, digits or marks);
- `{slot:category?}` may be missing; `{slot:category*SEP}` and `{slot:category+SEP}` repeat, with SEP in between;
  these slots are filled by tuples.

English templates

- `{slot}` prints the value, `{slot:word}` or `{slot:word|words}` the value and the noun in the right number;
  for a repeating slot `{slot:SEP}` gives the English separator;
- `<one|many>` is a word that agrees with whatever the parent row asked for, `<slot:one|many>` one that agrees with a
  slot; `{slot@other}` lets the phrase in the slot agree with another slot, `{slot@}` hands on the parent's wish;
- `^` makes the next letter a capital.
"""

import re
from typing import Final

from fuda.language.compiler.errors import PhraseError

NUMBER: Final = "number"
NAME: Final = "name"
WORD: Final = "open_word"
COUNTER_NAME: Final = "counter_name"
OWN_NAME: Final = "own_name"
ATTRIBUTE_NAME: Final = "attribute_name"
BUILT_IN: Final = (NUMBER, NAME, WORD, COUNTER_NAME, OWN_NAME, ATTRIBUTE_NAME)
ONCE: Final = ""

_JA_SLOT: Final = re.compile(r"\{(\w+)(?::(\w+)(?:(\?)|([*+])([^}]*))?)?\}")
_JA_STRETCH: Final = re.compile(r"[^{}]+|\{[^{}]*\}|[{}]")
_EN_PIECE: Final = re.compile(r"\{(\w+)(?:@(\w*))?(?::([^}|]*)(?:\|([^}]*))?)?\}|<(?:(\w+):)?([^|>]*)\|([^>]*)>")


class Slot:
    """One hole in a Japanese pattern; `repeat` is "", "?", "*" or "+"."""

    def __init__(self, name: str, category: str, repeat: str, separator: str) -> None:
        self.name: Final = name
        self.category: Final = category
        self.repeat: Final = repeat
        self.separator: Final = separator


class Piece:
    """A stretch of a Japanese pattern: literal text, or a slot."""

    def __init__(self, text: str, slot: Slot | None) -> None:
        self.text: Final = text
        self.slot: Final = slot


_PIECES: Final[dict[str, Piece]] = {}  # by how they are spelt


class Word:
    """A stretch of an English template.

    With `slot` and `shown` the value of a slot is printed, followed by the noun `one`/`many`, if there is one; with
    `shown` False only the word that agrees with `slot` (or with the parent's wish, if `slot` is empty) is printed.
    `agrees` is the slot with which the printed phrase agrees, "@" the parent's wish. Literal text stands in `one`.
    """

    def __init__(self, slot: str, shown: bool, one: str, many: str, agrees: str, literal: bool) -> None:
        self.slot: Final = slot
        self.shown: Final = shown
        self.one: Final = one
        self.many: Final = many
        self.agrees: Final = agrees
        self.literal: Final = literal


def japanese(pattern: str) -> tuple[Piece, ...]:
    """The pieces of a Japanese pattern; what is spelt alike is one piece in all patterns."""
    pieces: list[Piece] = []
    names: list[str] = []
    for stretch in _JA_STRETCH.findall(pattern):
        piece = _PIECES.get(stretch)
        if piece is None:
            piece = _PIECES[stretch] = _piece(stretch, pattern)
        pieces.append(piece)
        if piece.slot is not None:
            names.append(piece.slot.name)
    if len(names) > 1 and len(names) != len(set(names)):
        raise PhraseError(f"{pattern!r}: two slots have the same name")
    return tuple(pieces)


def _piece(stretch: str, pattern: str) -> Piece:
    if stretch[0] not in "{}":
        return Piece(stretch, None)
    found = _JA_SLOT.fullmatch(stretch)
    if found is None:
        raise PhraseError(f"{pattern!r}: a slot is written {{name:category}}")
    name, category, optional, repeat, separator = found.groups()
    return Piece("", Slot(name, category or NUMBER, optional or repeat or ONCE, separator or ""))


def english(template: str) -> tuple[Word, ...]:
    """The words of an English template."""
    words: list[Word] = []
    position = 0
    for found in _EN_PIECE.finditer(template):
        if found.start() > position:
            words.append(_literal(template[position : found.start()]))
        slot, agrees, one, many, agreeing, singular, plural = found.groups()
        if slot is None:
            words.append(Word(agreeing or "", False, singular, plural, "", False))
        else:
            wish = "" if agrees is None else agrees or "@"
            words.append(Word(slot, True, one or "", plural_of(one or "") if many is None else many, wish, False))
        position = found.end()
    if position < len(template):
        words.append(_literal(template[position:]))
    for word in words:
        if word.literal and any(mark in word.one for mark in "{}<>"):
            raise PhraseError(f"{template!r}: not an English template")
    return tuple(words)


def plural_of(noun: str) -> str:
    """The regular English plural.

    >>> plural_of("card"), plural_of("copy")
    ('cards', 'copies')
    """
    if not noun:
        return ""
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")


def capitalise(text: str) -> str:
    """The text with each `^` gone and the letter after it made a capital.

    >>> capitalise("^when ^draw")
    'When Draw'
    """
    out: list[str] = []
    rising = False
    for character in text:
        if character == "^":
            rising = True
        elif rising and character.isalnum():
            out.append(character.upper())
            rising = False
        else:
            out.append(character)
    return "".join(out)


def _literal(text: str) -> Word:
    return Word("", False, text, text, "", True)


# What rows that fit together leave behind in English, and how it is said.
_ROUGH: Final = tuple(
    (re.compile(rough), smooth)
    for rough, smooth in (
        (r"\.”\.", ".”"),
        (r"\btop 1 card\b", "top card"),
        (r"\bexactly 0 (?=\w)", "no "),
        (r"\b(can be (?:played|used)) (?:only|up to) 1 time\b", r"\1 only once"),
        (r"\b([Dd]eploy) 1 time\b", r"\1 once"),
        (r"\bthe (cost|level|power) of it\b", r"its \1"),
        (r"\bbecomes ITEM-UNIT\b", "becomes an ITEM-UNIT"),
    )
)
_THEIRS: Final = re.compile("‹([^‹›]*)›")  # what somebody else does
_OTHERS: Final = tuple(
    (re.compile(rough), smooth)
    for rough, smooth in (
        (r"\byour(?! opponent)\b", "their"),
        (r"\byou\b", "they"),
    )
)


def smoothed(text: str) -> str:
    """An English text without what reads rough where two rows meet.

    >>> smoothed("Look at the top 1 card. This gains “Draw 1 card.”.")
    'Look at the top card. This gains “Draw 1 card.”'
    >>> smoothed("Your opponent ‹discards 1 card in your hand›.")
    'Your opponent discards 1 card in their hand.'
    """
    for rough, smooth in _ROUGH:
        text = rough.sub(smooth, text)
    return _THEIRS.sub(_theirs, text)


def _theirs(found: re.Match[str]) -> str:
    """What another player is told to do: what is told to you is told of them."""
    text = found.group(1)
    for rough, smooth in _OTHERS:
        text = rough.sub(smooth, text)
    return text
