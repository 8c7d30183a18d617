"""A closer look at slots that made no difference: texts that are as plain as can be and differ in little else.

A text made by lot nests conditions in conditions, and most such texts are never in force. Before the law says that a
slot is ignored, it tries the row in texts that hold little more than the row itself, in many games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fuda.language.compiler.generating import Derived, spots
from fuda.language.compiler.phrase_book import PhraseBook
from fuda.library.loading import entry_of, phrase_book
from fuda.play.laws.words import BATCH, Desk, Evidence, Place, Trial, Tried, Words, exceptions, excuse_for

ROUNDS: Final = 40  # batches of texts for the slots of one job
LOOKED = 48  # texts in which a slot made no difference, before no more are tried
CHUNK: Final = 24  # slots in one job
DEEP: Final = 3  # beside the row stands nothing that could be left out, a little, or a little more
MISSED: Final = 40  # texts for a slot, of which none could be played or looked at

Rows = tuple[int | None, int]


def rows_named(book: PhraseBook, name: str) -> Rows | None:
    """The rows that the name of a slot speaks of: the one around, where it names one, and its own.

    >>> from fuda.language.compiler.phrase_book import Phrase, PhraseBook
    >>> from fuda.language.words.nodes import Draw
    >>> book = PhraseBook((Phrase("effect", "カードを{n}枚引く", "draw {n:card}", Draw),))
    >>> rows_named(book, "effect:カードを{n}枚引く [n]"), rows_named(book, "text:{x} > effect:カードを{n}枚引く [n]")
    ((None, 0), None)
    """
    rows = {f"{phrase.category}:{phrase.ja}": row for row, phrase in enumerate(book.phrases)}
    whole = name[: name.rindex(" [")]
    if whole in rows:
        return None, rows[whole]
    cut = whole.find(" > ")
    while cut >= 0:
        outer, inner = rows.get(whole[:cut]), rows.get(whole[cut + 3 :])
        if outer is not None and inner is not None:
            return outer, inner
        cut = whole.find(" > ", cut + 1)
    return None


class PlainDesk(Desk):
    """Makes plain texts with the rows of slots that are in doubt, in turn."""

    def __init__(self, trial: Trial, doubted: dict[str, Rows], turns: dict[str, int]) -> None:
        super().__init__(trial.game, trial.desk.book, trial.random, trial.count)
        self.doubted = doubted
        self.turns = turns

    def text_for(self, place: Place) -> Tried | None:
        """A text for the place with the row of the slot that was tried least of those that can stand there."""
        for name in sorted(self.doubted, key=lambda each: self.turns[each]):
            outer, inner = self.doubted[name]
            made = self.generator.plainly(place.category, inner, outer, self.turns[name] % DEEP)
            made = self._repaired(place, made) if made is not None else None
            if made is None or not has_slot(made, name):
                continue
            self.turns[name] += 1
            self.count.texts += 1
            tried = self.admitted(place, made)
            if tried is not None:
                return tried
        return None


def has_slot(made: Derived, name: str) -> bool:
    """Whether a text has the slot."""
    return any([spot.name == name for spot in spots(made)])


def look_closer(job: tuple[str, str, str, Sequence[str]]) -> Words:
    """What plain texts show of these slots: game, variant, seed, and the names of the slots."""
    game, variant, seed, names = job
    count = Words()
    book = phrase_book(game)
    found = {name: rows_named(book, name) for name in names}
    doubted = {name: rows for name, rows in found.items() if rows is not None}
    turns = dict.fromkeys(doubted, 0)
    for number in range(ROUNDS):
        for name in list(doubted):
            known = count.slots.get(name, Evidence())
            if known.differed or known.looked >= LOOKED or (turns[name] >= MISSED and not known.looked):
                del doubted[name]
        if not doubted:
            break
        trial = Trial(game, variant, f"{seed}.closer.{number}", count)
        trial.only = frozenset(doubted)
        trial.desk = PlainDesk(trial, doubted, turns)
        trial.run(min(BATCH, max(8, 2 * len(doubted))))
    return count


def jobs_for(game: str, seed: str, total: Words) -> list[tuple[str, str, str, Sequence[str]]]:
    """The jobs in which every slot is looked at again that made no difference and is no exception."""
    excused = exceptions(game)
    names = [name for name in total.ignored() if not excuse_for(name, excused)]
    variant = entry_of(game).variants[0].id
    return [(game, variant, f"{seed}.{place}", names[place : place + CHUNK]) for place in range(0, len(names), CHUNK)]


def add_closer(total: Words, closer: Words) -> None:
    """Count in what plain texts have shown; such a text is the better example."""
    total.errors.update(closer.errors)
    for name, each in closer.slots.items():
        known = total.slots.setdefault(name, Evidence(example=each.example))
        known.looked += each.looked
        known.differed += each.differed
        known.read += each.read
        known.example = each.example
