"""What is wrong with a card text or a phrase table, and where."""

from typing import Final

from fuda.language.compiler.normal import Normalised, display_width

UNKNOWN: Final = "unknown"
AMBIGUOUS: Final = "ambiguous"
LISTED: Final = 16  # so much of what could follow is said in a message


class PhraseError(ValueError):
    """A row of a phrase table that cannot stand in the book."""


class CompileError(ValueError):
    """A card text with no reading, or with several.

    `line` and `column` count from 1 in the printed text; a full-width character takes two columns. `understood` is the
    longest beginning of the text that some phrase can own, `expected` what could have followed it, `nearest` the known
    phrases most like what stands there, `readings` the competing ways to read an ambiguous place.
    """

    def __init__(
        self,
        kind: str,
        text: Normalised,
        position: int,
        expected: tuple[str, ...] = (),
        nearest: tuple[str, ...] = (),
        readings: tuple[str, ...] = (),
    ) -> None:
        origin = text.origin(position)
        start = text.printed.rfind("\n", 0, origin) + 1
        end = text.printed.find("\n", origin)
        self.kind: Final = kind
        self.source: Final = text.printed[start:] if end < 0 else text.printed[start:end]
        self.line: Final = text.printed.count("\n", 0, origin) + 1
        self.column: Final = display_width(text.printed[start:origin]) + 1
        self.understood: Final = text.text[:position]
        self.expected: Final = expected
        self.nearest: Final = nearest
        self.readings: Final = readings
        self.file = ""
        self.card = ""
        self.first_line = 1
        super().__init__(kind)

    def locate(self, file: str, card: str, first_line: int = 1) -> None:
        """Say whose text it is; `first_line` is the line of the file on which the text begins."""
        self.file = file
        self.card = card
        self.first_line = first_line

    def __str__(self) -> str:
        return self.explain("en")

    def explain(self, language: str) -> str:
        """The message for a card author, in "ja" or "en"."""
        lines = [self._headline(language), f"    {self.source}", "    " + " " * (self.column - 1) + "^"]
        if self.kind == AMBIGUOUS:
            lines.append("複数の読み方:" if language == "ja" else "It can be read as:")
            lines.extend(f"  - {reading}" for reading in self.readings)
            if language == "ja":
                lines.append("読み方が1つになるよう、文か語句表を書き直してください。")
            else:
                lines.append("Reword the sentence, or the phrase table, so that one reading is left.")
            return "\n".join(lines)
        understood = self.understood.rpartition("\n")[2]
        if understood:
            lines.append(f"理解できた部分: {understood}" if language == "ja" else f"Understood so far: {understood}")
        if self.expected:
            listed = self._listed(language)
            lines.append(f"ここに続くもの: {listed}" if language == "ja" else f"Expected here: {listed}")
        if self.nearest:
            lines.append("似ている語句:" if language == "ja" else "Nearest known phrases:")
            lines.extend(f"  - {phrase}" for phrase in self.nearest)
        if language == "ja":
            lines.append("既にある語句で書くか、語句表に行を追加してください。")
        else:
            lines.append("Use a known phrase, or add a row to the phrase table.")
        return "\n".join(lines)

    def _listed(self, language: str) -> str:
        """The beginning of what could stand there; the rest is counted."""
        listed, more = " / ".join(self.expected[:LISTED]), len(self.expected) - LISTED
        if more <= 0:
            return listed
        return f"{listed} … ほか{more}通り" if language == "ja" else f"{listed} … and {more} more"

    def _headline(self, language: str) -> str:
        line = self.first_line + self.line - 1
        place = f"{self.file}:{line}:{self.column}" if self.file else f"{line}:{self.column}"
        if self.card:
            place = f"{place} [{self.card}]"
        if self.kind == AMBIGUOUS:
            return f"{place} " + (
                "文の読み方が1つに決まりません" if language == "ja" else "the text has several readings"
            )
        return f"{place} " + ("読めない文です" if language == "ja" else "no phrase fits here")
