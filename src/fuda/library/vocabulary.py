"""What can be said of each term of a rulebook? The vocabulary matrix: every term in every role, with a text composed.

A game's `rulebook/vocabulary.toml` names the terms of its rulebook (`term`), by which records of the card language a
term is said (`act`, `event`, ...), on which ways through a text a role is reached (`ways`), and for what cannot be said
the reason with its clause (`none`). A cell is filled by a text that is composed along the way and passes
`fuda cards try`; what is empty without a reason is a hole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from importlib import import_module
from typing import Any, Final
from zlib import crc32

from fuda.language.compiler.composing import Composer, Step, way_of
from fuda.language.compiler.errors import CompileError, PhraseError
from fuda.language.words.nodes import Node
from fuda.library.files import BadFile, read_toml, shown_path
from fuda.library.homes import home_of
from fuda.library.ledger import Words, load_clauses, load_rulings
from fuda.library.loading import entry_of, load_cards, phrase_book
from fuda.library.speech import misfits_of
from fuda.library.trying import kinds_of

ATTEMPTS: Final = 64  # texts composed for a cell before it counts as empty

# What may be asked of every term of a kind. A game says on which ways; a role without one needs a reason.
ROLES: Final[dict[str, dict[str, Words]]] = {
    "act": {
        "do": Words("行う", "do it"),
        "opponent": Words("相手が行う", "the opponent does it"),
        "each": Words("両者が行う", "each player does it"),
        "may": Words("してもよい", "may do it"),
        "choose": Words("N個を選ぶ", "to a chosen number"),
        "up-to": Words("Nまで", "to up to so many"),
        "all": Words("すべて", "to all"),
        "random": Words("無作為", "at random"),
        "amount": Words("数えた数だけ", "as much as is counted"),
        "pay": Words("代償にする", "pay with it"),
        "trigger": Words("きっかけ", "triggered by it"),
        "once": Words("1ターンに何回", "so often a turn"),
        "replace": Words("代わりに…する", "replace it"),
        "instead": Words("代わりに行う", "done instead"),
        "forbid": Words("禁じる", "forbid it"),
        "count": Words("数える", "count it"),
        "condition": Words("条件", "condition"),
        "delay": Words("後で行う", "delay it"),
    },
    "event": {
        "trigger": Words("きっかけ", "triggered by it"),
        "once": Words("1ターンに何回", "so often a turn"),
        "next": Words("次に起きたとき", "the next time"),
        "replace": Words("代わりに…する", "replace it"),
        "forbid": Words("禁じる", "forbid it"),
        "count": Words("数える", "count it"),
        "condition": Words("条件", "condition"),
    },
    "state": {
        "become": Words("その状態にする", "bring into it"),
        "trigger": Words("なったとき", "when it begins"),
        "replace": Words("代わりに…する", "replace it"),
        "forbid": Words("ならない", "forbid it"),
        "filter": Words("その状態の", "those in it"),
        "other": Words("そうでない", "those not in it"),
        "condition": Words("条件", "condition"),
        "count": Words("数える", "count those in it"),
        "while": Words("であるかぎり", "as long as"),
    },
    "figure": {
        "raise": Words("上げる", "raise"),
        "lower": Words("下げる", "lower"),
        "set": Words("定める", "set"),
        "double": Words("倍にする", "double"),
        "halve": Words("半分にする", "halve"),
        "swap": Words("入れ替える", "swap"),
        "filter": Words("で絞る", "those with so much"),
        "most": Words("最も高い", "the highest"),
        "condition": Words("条件", "condition"),
        "compare": Words("比べる", "compare two"),
        "equal": Words("に等しい", "as much as"),
        "total": Words("合計", "total"),
        "times": Words("何倍", "so many times"),
        "half": Words("の半分", "half of it"),
    },
    "zone": {
        "from": Words("そこから", "cards from it"),
        "into": Words("そこへ", "into it"),
        "count": Words("数える", "count what is there"),
        "condition": Words("条件", "condition"),
        "trigger": Words("置かれたとき", "when something comes there"),
        "look": Words("見る", "look at it"),
    },
    "kind": {
        "choose": Words("選ぶ", "choose one"),
        "other": Words("以外", "all but those"),
        "count": Words("数える", "count them"),
        "condition": Words("条件", "condition"),
        "pay": Words("代償にする", "pay with one"),
        "trigger": Words("きっかけ", "triggered by one"),
        "forbid": Words("禁じる", "forbid it"),
    },
    "moment": {
        "trigger": Words("きっかけ", "at it"),
        "delay": Words("次のその時", "the next one"),
        "until": Words("その時まで", "until it"),
        "during": Words("その間", "during it"),
        "only": Words("その時だけ", "only then"),
    },
}


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a rulebook: its kind, its names, the clauses that define it, and by which records it is said."""

    id: str
    kind: str
    name: Words
    clauses: tuple[str, ...]
    words: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why some cells are empty: for all whose name fits one of the patterns."""

    cells: tuple[str, ...]
    clause: str
    why: Words
    line: int

    def covers(self, cell: str) -> bool:
        """Whether the reason is for this cell."""
        return any(fnmatchcase(cell, each) for each in self.cells)


@dataclass(frozen=True, slots=True)
class Cell:
    """A term in a role: a text that says it, or the reason why none does, or neither."""

    term: str
    role: str
    card: str = ""  # the kind of card on which the text stands
    text: str = ""
    english: str = ""
    reason: Reason | None = None

    @property
    def name(self) -> str:
        """The term and the role, as a reason names them."""
        return f"{self.term}.{self.role}"

    @property
    def is_hole(self) -> bool:
        """Whether there is neither a text nor a reason."""
        return not self.text and self.reason is None


@dataclass(frozen=True)
class Vocabulary:
    """The terms of a game's rulebook, and what can be said of them."""

    game: str
    file: str
    terms: tuple[Term, ...]
    ways: Mapping[str, Mapping[str, tuple[str, ...]]]
    reasons: tuple[Reason, ...]
    said: tuple[str, ...]  # categories of the phrase book all of whose records belong to a term
    apart: tuple[str, ...]  # records of these categories that are no term of the rulebook
    chapters: tuple[str, ...] = ()  # parts of the rulebook in which every section is named by a term
    seldom: tuple[str, ...] = ()  # records that fill a text only where they are asked for: few places honour them
    spoken: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def composer(self) -> Composer:
        """What composes the texts."""
        names = (*phrase_book(self.game).names, *[card.name_ja for card in load_cards(self.game)[:6]])
        module = entry_of(self.game).module("speech")
        speech = {} if module is None else import_module(module).SPEECH.words
        costly = frozenset([kind.__name__ for kind, uses in speech.items() if all([use.needs for use in uses])])
        costly |= frozenset(self.seldom)
        return Composer(phrase_book(self.game), Lot("vocabulary"), tuple(dict.fromkeys(names)), costly)

    def cells(self, term: Term) -> list[Cell]:
        """All cells of a term."""
        return [self.cell(term, role) for role in ROLES[term.kind]]

    def cell(self, term: Term, role: str) -> Cell:
        """What can be said of a term in a role."""
        for way in self._ways(term, role):
            found = self._text(way, f"{term.id}.{role}")
            if found is not None:
                return Cell(term.id, role, *found)
        name = f"{term.id}.{role}"
        return Cell(term.id, role, reason=next((each for each in self.reasons if each.covers(name)), None))

    def _ways(self, term: Term, role: str) -> Iterator[tuple[Step, ...]]:
        for way in self.ways.get(term.kind, {}).get(role, ()):
            open_word = next((each for each in term.words if f"{{{each}}}" in way), "")
            if open_word:
                for word in term.words[open_word]:
                    yield way_of(way.replace(f"{{{open_word}}}", word))
            elif "{" not in way:
                yield way_of(way)

    def _text(self, way: tuple[Step, ...], name: str) -> tuple[str, str, str] | None:
        """A text along a way that passes, the kind of card on which it stands, and its English."""
        book, speech = phrase_book(self.game), entry_of(self.game).module("speech")
        kinds = kinds_of(self.game)
        categories = tuple(dict.fromkeys([category for _, category, _ in kinds.values()]))
        tried: set[str] = set()
        self.composer.start(Lot(name))  # the same texts, whatever was asked before
        for attempt in range(ATTEMPTS):
            composed = self.composer.compose(categories, way, attempt)
            if composed is None:
                return None
            category, made = composed
            text, node = made.text, made.value
            if text in tried:
                continue
            tried.add(text)
            kind = next((each for each in kinds if self._passes(speech, node, category, each)), "")  # type: ignore[arg-type]
            if not kind:
                continue
            try:
                compiled = book.compile(text, category)
            except CompileError:
                continue
            if compiled == node:
                return kind, text, book.render_en(node, category)
        return None

    def _passes(self, speech: str | None, node: Node, category: str, kind: str) -> bool:
        """Whether the rules honour a text of this category on a card of this kind."""
        _, own, card_kind = kinds_of(self.game)[kind]
        if own != category:
            return False
        return speech is None or not misfits_of(speech, node, category, {"kind": card_kind or kind})

    def problems(self) -> Iterator[BadFile]:
        """Every hole, every reason that is needed no more, and every word without a term."""
        clauses = {*load_clauses(self.game), *[each.id for each in load_rulings(self.game)]}
        cells = [cell for term in self.terms for cell in self.cells(term)]
        empty = {cell.name for cell in cells if not cell.text}
        for cell in cells:
            if cell.is_hole:
                yield BadFile("vocabulary-hole", self.file, cell=cell.name)
        for reason in self.reasons:
            if reason.clause not in clauses:
                yield BadFile("vocabulary-clause", self.file, reason.line, clause=reason.clause)
            for pattern in reason.cells:
                if pattern.startswith("section "):
                    continue
                if not any(fnmatchcase(name, pattern) for name in empty):
                    yield BadFile("vocabulary-idle", self.file, reason.line, cell=pattern)
        for term in self.terms:
            for clause in term.clauses:
                if clause not in clauses:
                    yield BadFile("vocabulary-clause", self.file, clause=clause)
        yield from self._unnamed()

    def _unnamed(self) -> Iterator[BadFile]:
        """Words of the phrase book that belong to no term, and sections of the rulebook that no term cites."""
        written = " ".join([each for term in self.terms for several in term.words.values() for each in several])
        named = {step.kind for each in _words(self.terms) for step in way_of(each)}
        for phrase in phrase_book(self.game).phrases:
            if phrase.category not in self.said or phrase.node is None or phrase.node.__name__ in self.apart:
                continue
            if phrase.node.__name__ not in named and phrase.node.__name__ not in written:
                yield BadFile("vocabulary-word", self.file, word=phrase.node.__name__, ja=phrase.ja)
                named.add(phrase.node.__name__)
        cited = {clause for term in self.terms for clause in term.clauses}
        cited |= {each.removeprefix("section ") for reason in self.reasons for each in reason.cells}
        sections = {clause.partition(".")[0] for clause in load_clauses(self.game)}
        for section in sorted(sections):
            if any(fnmatchcase(section, each) for each in self.chapters):
                if not any(clause == section or clause.startswith(f"{section}.") for clause in cited):
                    yield BadFile("vocabulary-section", self.file, section=section)


def _words(terms: tuple[Term, ...]) -> Iterator[str]:
    for term in terms:
        for several in term.words.values():
            yield from several


class Lot:
    """Numbers that a name decides, the same everywhere."""

    def __init__(self, name: str) -> None:
        self.state = crc32(name.encode())

    def below(self, limit: int) -> int:
        """A number from 0 to the limit, without it."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % limit


def has_vocabulary(game: str) -> bool:
    """Whether a game has a file of its terms.

    >>> has_vocabulary("hanyo")
    True
    """
    entry_of(game)
    return (home_of(game) / "rulebook" / "vocabulary.toml").is_file()


def load_vocabulary(game: str) -> Vocabulary:
    """The vocabulary of a game; BadFile when there is none or something in it cannot be read.

    >>> drawing = load_vocabulary("hanyo").terms[0]
    >>> drawing.kind, drawing.name.en
    ('act', 'draw')
    """
    entry_of(game)
    path = home_of(game) / "rulebook" / "vocabulary.toml"
    content, text = read_toml(path)
    shown = shown_path(path)
    terms: list[Term] = []
    for each in content.get("term", ()):
        kind = str(each.get("kind", ""))
        if kind not in ROLES:
            raise BadFile("vocabulary-kind", shown, kind=kind, known=", ".join(ROLES))
        words = {name: tuple(several) for name, several in each.get("words", {}).items()}
        name = Words(str(each.get("ja", "")), str(each.get("en", "")))
        terms.append(Term(str(each["id"]), kind, name, tuple(each.get("clauses", ())), words))
    reasons: list[Reason] = []
    at = 0
    for each in content.get("none", ()):
        at = text.index("[[none]]", at) + 1
        why = Words(str(each.get("ja", "")), str(each.get("en", "")))
        reasons.append(Reason(tuple(each["cells"]), str(each["clause"]), why, text.count("\n", 0, at) + 1))
    for each in terms:
        for word in _words((each,)):
            _readable(word, shown)
    ways = {kind: {role: tuple(several) for role, several in roles.items()} for kind, roles in content["ways"].items()}
    for kind, roles in ways.items():
        for role in roles:
            if role not in ROLES.get(kind, {}):
                raise BadFile("vocabulary-role", shown, role=f"{kind}.{role}", known=", ".join(ROLES.get(kind, {})))
    return Vocabulary(
        game,
        shown,
        tuple(terms),
        ways,
        tuple(reasons),
        tuple(content.get("said", ())),
        tuple(content.get("apart", ())),
        tuple(content.get("chapters", ())),
        tuple(content.get("seldom", ())),
    )


def _readable(word: str, shown: str) -> None:
    try:
        way_of(word)
    except PhraseError as error:
        raise BadFile("vocabulary-way", shown, why=str(error)) from None
