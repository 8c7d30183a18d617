"""What would a text mean on a card? Its reading, its English and its clauses, or everything that is wrong with it.

>>> trial = try_text("wars3x3", "あなたはカードを1枚引く。", "magic")
>>> trial.english, trial.clauses
('You draw 1 card.', ('M4', 'M6', '1.1'))
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fuda.library.card_files import CannotCompile
from fuda.library.loading import CardFile, Entry, entry_of, phrase_book, printed_cards
from fuda.library.messages import LANGUAGES, Explained
from fuda.library.speech import Unhonoured, misfits

if TYPE_CHECKING:
    from fuda.language.compiler.phrase_book import Compiled, ParseTree, PhraseBook
    from fuda.library.files import BadFile


PROPOSED: Final = 3  # wordings that are proposed for one


class UnknownKind(Explained):
    """No card of the game is of that kind."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A text tried on a card of some kind."""

    game: str
    kind: str
    category: str
    text: str
    printed: str  # as the phrase book prints it
    english: str
    clauses: tuple[str, ...]
    compiled: Compiled | None
    problems: tuple[BadFile, ...]
    proposals: tuple[tuple[str, str], ...] = ()  # whole texts that pass, where this one does not, and their English

    @property
    def passed(self) -> bool:
        """Whether the text can be played as it stands."""
        return not self.problems

    def plain(self) -> dict[str, Any]:
        """The trial as JSON can hold it, its messages in both languages."""
        from fuda.language.words.nodes import to_plain

        return {
            "game": self.game,
            "kind": self.kind,
            "category": self.category,
            "text": self.text,
            "passed": self.passed,
            "printed": self.printed,
            "english": self.english,
            "clauses": list(self.clauses),
            "nodes": None if self.compiled is None else to_plain(self.compiled.node),
            "problems": [plain_problem(each) for each in self.problems],
            "proposed": [{"ja": ja, "en": en} for ja, en in self.proposals],
        }


def plain_problem(problem: BadFile) -> dict[str, Any]:
    """What is wrong with a text, as JSON can hold it."""
    found: dict[str, Any] = {
        "kind": problem.name,
        "line": problem.line,
        "column": problem.column,
        "message": {language: problem.explain(language) for language in LANGUAGES},
    }
    if isinstance(problem, CannotCompile):
        found["understood"] = problem.error.understood
        found["expected"] = list(problem.error.expected)
        found["nearest"] = list(problem.error.nearest)
    elif isinstance(problem, Unhonoured):
        found["word"] = problem.text
        found["why"] = problem.why
        found["allowed"] = problem.allowed
    return found


@cache
def kinds_of(game: str) -> dict[str, tuple[str, str, str]]:
    """The kinds of text that a card of a game can have: which file, which category of the phrase book, which kind of
    card; parts of a card, such as a skill, stand beside the kinds.

    >>> list(kinds_of("hanyo"))
    ['unit', 'strategy', 'tactics', 'enhancement', 'skills', 'ex']
    """
    entry = entry_of(game)
    found: dict[str, tuple[str, str, str]] = {}
    seen: dict[tuple[str, str], dict[str, str]] = {}  # by kind and class: the categories of their files
    for file in entry.card_files:
        for card in printed_cards(game):
            if _is_from(card.file, file):
                names = (str(card.fields.get("kind", "")), str(card.fields.get("class", "")))  # some have none
                seen.setdefault(names, {}).setdefault(file.category, file.name)
    for (kind, own_class), categories in seen.items():
        shared = {each for (other, _), several in seen.items() if other == kind for each in several}
        category, name = next(iter(categories.items()))
        found.setdefault(kind if len(shared) == 1 else own_class, (name, category, kind))
    for file in entry.card_files:
        for key, category in file.nested:
            found.setdefault(key, (file.name, category, ""))
    return found


def _is_from(path: str, file: CardFile) -> bool:
    return path.endswith(f"/{file.name}.toml")


def try_text(game: str, text: str, kind: str = "", proposes: bool = True) -> Trial:
    """Read a text as that of a card of this kind; without one, of the first kind of the game. Another wording is looked
    for where it is refused, which takes longer than all the rest."""
    known = kinds_of(game)
    if kind and kind not in known:
        raise UnknownKind("unknown-kind", kind=kind, game=game, known=", ".join(known))
    chosen = kind or next(iter(known))
    _, category, card_kind = known[chosen]
    book = phrase_book(game)
    compiled, problems = _compiled(game, text, category)
    clauses: tuple[str, ...] = ()
    printed = english = ""
    if compiled is not None:
        clauses = tuple(dict.fromkeys(_cited(book.parse_tree(text, category))))
        printed = book.render_ja(compiled.node, category)
        english = book.render_en(compiled.node, category)
        problems = list(_unhonoured(entry_of(game), book, compiled, category, {"kind": card_kind or chosen}))
    proposed = _proposed(game, text, category, {"kind": card_kind or chosen}) if problems and proposes else ()
    return Trial(game, chosen, category, text, printed, english, clauses, compiled, tuple(problems), proposed)


def clauses_of(game: str, text: str, category: str) -> tuple[str, ...]:
    """The clauses behind the words of a text that can be read.

    >>> clauses_of("wars3x3", "あなたはカードを1枚引く。", "text")
    ('M4', 'M6', '1.1')
    """
    return tuple(dict.fromkeys(_cited(phrase_book(game).parse_tree(text, category))))


def _proposed(game: str, text: str, category: str, fields: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """Texts that pass in place of one that does not, each meaning something else, and their English."""
    from fuda.language.compiler.errors import CompileError
    from fuda.library.proposing import proposals

    book, entry = phrase_book(game), entry_of(game)

    def reads(line: str) -> bool:
        if not book.reads(line, category):
            return False
        try:
            book.compile(line, category)
        except CompileError:
            return False
        return True

    def passes(whole: str) -> bool:
        return reads(whole) and not _unhonoured(
            entry, book, book.compile_with_places(whole, category), category, fields
        )

    found: dict[str, str] = {}  # by English: what says the same is proposed once
    for proposed in proposals(game, text, category, reads, passes):
        found.setdefault(book.render_en(book.compile(proposed, category), category), proposed)
        if len(found) == PROPOSED:
            break
    return tuple([(ja, en) for en, ja in found.items()])


def _compiled(game: str, text: str, category: str) -> tuple[Compiled | None, list[BadFile]]:
    """The compiled text, or what is wrong with each of its lines."""
    from fuda.language.compiler.errors import CompileError
    from fuda.library.proposing import joined_lines

    book = phrase_book(game)

    try:
        return book.compile_with_places(text, category), []
    except CompileError as error:
        whole: list[BadFile] = [CannotCompile(error)]
    found: list[BadFile] = []
    lines = joined_lines(game, text.split("\n"), category)
    number = 1
    for line in lines:
        try:
            if len(lines) > 1 and line.strip():
                book.compile(line, category)
        except CompileError as error:
            error.locate("", "", number)
            found.append(CannotCompile(error))
        number += line.count("\n") + 1
    return None, found or whole


def _unhonoured(
    entry: Entry, book: PhraseBook, compiled: Compiled, category: str, fields: dict[str, Any]
) -> list[BadFile]:
    module = entry.module("speech")
    if module is None:
        return []
    return [Unhonoured(each, compiled, book, ("", "", 1)) for each in misfits(module, compiled, category, fields)]


def _cited(tree: ParseTree) -> list[str]:
    found = tree.clause.split()
    for child in tree.children:
        found += _cited(child)
    return found


# --- rows of the phrase book


@dataclass(frozen=True, slots=True)
class FoundPhrase:
    """A row of a phrase book, and a text of a printed card in which it is used."""

    category: str
    ja: str
    en: str
    clause: str
    card: str
    example: str

    def plain(self) -> dict[str, str]:
        """The row as JSON can hold it."""
        return {
            "category": self.category,
            "ja": self.ja,
            "en": self.en,
            "clause": self.clause,
            "card": self.card,
            "example": self.example,
        }


def find_phrases(game: str, word: str = "") -> list[FoundPhrase]:
    """The rows of a game's phrase book that contain a word, in Japanese or English; without one, all.

    >>> [(each.ja, each.card) for each in find_phrases("wars3x3", "無効化する")][:1]
    [('{what:object}を無効化する', 'A01')]
    """
    wanted = word.strip().lower()
    used = _examples(game)
    return [
        FoundPhrase(row.category, row.ja, row.en, row.clause, *used.get((row.category, row.ja), ("", "")))
        for row in phrase_book(game).phrases
        if wanted in row.ja.lower() or wanted in row.en.lower()
    ]


@cache
def _examples(game: str) -> dict[tuple[str, str], tuple[str, str]]:
    """By category and pattern of a row: the first card that uses it, and the line in which it does."""
    book = phrase_book(game)
    files = {file.name: file.category for file in entry_of(game).card_files}
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for card in printed_cards(game):
        name = card.file.rpartition("/")[2].removesuffix(".toml")
        texts = [(card.printed_text, files[name]), *[(part.printed_text, part.category) for part in card.parts]]
        for text, category in texts:
            tree = book.parse_tree(text, category)
            waiting = [tree]
            while waiting:
                each = waiting.pop()
                if each.children:
                    line = _line_of(book, text, each.start)
                    found.setdefault((each.category, each.ja), (card.number, line))
                    waiting.extend(each.children)
    return found


def _line_of(book: PhraseBook, text: str, start: int) -> str:
    """The line of a text, in normal spelling, in which a stretch of it begins."""
    normal = book.normal(text)
    begin = normal.text.rfind("\n", 0, start) + 1
    stop = normal.text.find("\n", start)
    return normal.text[begin:] if stop < 0 else normal.text[begin:stop]
