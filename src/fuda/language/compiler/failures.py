"""Why could a text not be read, or not in one way only? What the error says about it."""

import difflib
from typing import TYPE_CHECKING, Final

from fuda.language.compiler.chart import Chart, Derivation
from fuda.language.compiler.errors import AMBIGUOUS, UNKNOWN, CompileError
from fuda.language.compiler.normal import Normalised
from fuda.language.words.nodes import Value, equal

_HERE: Final = 12  # characters that are compared with what could stand there

if TYPE_CHECKING:
    from fuda.language.compiler.phrase_book import PhraseBook


def unknown(book: "PhraseBook", chart: Chart, text: Normalised, category: str) -> CompileError:
    """The error for a text with no reading: where it fails, what could stand there, and what is most like it."""
    reached = max(chart.ends(category, 0), default=0)
    position = max(reached, chart.furthest)
    expected: list[str] = []
    if position == chart.furthest:
        for _, wanted in chart.expected:
            if wanted.strip() and wanted not in expected:
                expected.append(wanted)
    here = chart.text[position : position + _HERE]
    expected.sort(key=lambda wanted: -_alike(wanted, here))
    return CompileError(UNKNOWN, text, position, tuple(expected), _nearest(book, chart.text, position))


def _alike(wanted: str, here: str) -> float:
    """How much what could stand there is like what does."""
    blocks = difflib.SequenceMatcher(None, wanted, here[: len(wanted) + 2], False).get_matching_blocks()
    return sum([block.size for block in blocks]) / (len(wanted) + 1)


def _nearest(book: "PhraseBook", text: str, position: int) -> tuple[str, ...]:
    """The phrases most like the sentence at that position."""
    start = max(text.rfind(mark, 0, position) for mark in "。\n】』]") + 1
    stops = [stop for stop in (text.find(mark, position) for mark in "。\n") if stop >= 0]
    sentence = text[start : min(stops, default=len(text))]
    ranked: list[tuple[float, int]] = []
    matcher = difflib.SequenceMatcher(None, "", sentence, False)
    for index, phrase in enumerate(book.phrases):
        skeleton = phrase.skeleton()
        if len(skeleton) > 1:
            matcher.set_seq1(skeleton)
            shared = sum(block.size for block in matcher.get_matching_blocks())
            ranked.append((-(shared * shared) / len(skeleton), index))
    ranked.sort()
    nearest: list[str] = []
    for rank, index in ranked:
        if rank <= -1.0 and book.phrases[index].ja not in nearest:
            nearest.append(book.phrases[index].ja)
    return tuple(nearest[:3])


def ambiguous(book: "PhraseBook", chart: Chart, text: Normalised, category: str) -> CompileError:
    """The error for a text whose readings build different things: the innermost place, and the readings of it."""
    symbol, start, end = category, 0, len(text.text)
    known: dict[tuple[str, int, int], list[Value]] = {}
    inner: tuple[str, int, int] | None = (symbol, start, end)
    while inner is not None:
        symbol, start, end = inner
        inner = None
        for derivation in chart.ends(symbol, start)[end]:
            for stretch in chart.parts(derivation, start):
                if inner is None and len(book.values(chart, *stretch, known)) > 1:
                    inner = stretch
    readings: list[str] = []
    built: list[Value] = []
    for derivation in chart.ends(symbol, start)[end]:
        value = book.made(derivation, [book.build(chart, *part) for part in chart.parts(derivation, start)])
        if not any(equal(value, other) for other in built):
            built.append(value)
            meant = f": {book.render_en(value, symbol)}" if symbol in book.rows and book.fits(value, symbol) else ""
            readings.append(f"{_reading(book, chart, derivation, start)}{meant}")
    return CompileError(AMBIGUOUS, text, start, readings=tuple(readings))


def _reading(book: "PhraseBook", chart: Chart, derivation: Derivation, start: int) -> str:
    parts = chart.parts(derivation, start)
    production = derivation.production
    if production.row >= 0:
        pattern = book.phrases[production.row].wordings[production.wording].ja
    else:
        pattern = "/".join(part[0] for part in parts)
    return f"{pattern}  ({' | '.join(chart.text[begin:stop] for _, begin, stop in parts)})"
