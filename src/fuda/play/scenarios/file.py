"""What does a scenario file say? Its YAML as a tree that knows its lines, read strictly into moves and checks.

Scalars are taken as written: 001 stays a card number, `yes` a word and 2.10 a clause. What is a whole number or a truth
value is decided by the place where it stands.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fuda.kernel.state import CHANCE
from fuda.library.files import DEEPEST, BadFile, is_text, read_text, shown_path
from fuda.library.ledger import Words
from fuda.play.scenarios.messages import said

if TYPE_CHECKING:
    import yaml

SEAT_NAMES: Final = ("first", "second")
MOVES: Final = ("do", "choose", "option", "number", "order", "allocate", "cells", "roll", "shuffle")
CHANCES: Final = ("roll", "shuffle")
PASS: Final = "pass until"
STOP: Final = "stop at"
QUESTION: Final = "question"  # where a run ends that is stopped at nothing any more
CHECKS: Final = ("expect", "legal", "illegal", "sees", "hidden")
KEYS: Final = (
    "name",
    "game",
    "variant",
    "hide_forced",
    "clauses",
    "story",
    "cards",
    "decks",
    "free_decks",
    "position",
    "played",
    "script",
)
REQUIRED: Final = ("name", "game", "clauses", "story", "script")
_WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,8})")  # no game counts further
_ONE: Final = r"-?[0-9]{1,9}"
_PLAYED: Final = re.compile(
    rf"(?P<seat>first|second|chance)\s+(?:(?P<one>{_ONE})|\[\s*(?P<many>(?:{_ONE}\s*(?:,\s*{_ONE}\s*)*)?,?)\s*\])"
)
_WORDS: Final = ("card", "zone", "named", "clause", "purpose", "condition")


@dataclass(frozen=True, slots=True)
class Tree:
    """A part of the file: where it stands."""

    file: str
    line: int
    column: int
    path: str


@dataclass(frozen=True, slots=True)
class Scalar(Tree):
    """A word or number, as written; `plain` when it stands without quotes."""

    text: str
    plain: bool


@dataclass(frozen=True, slots=True)
class Many(Tree):
    """A list."""

    items: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Table(Tree):
    """A table: its values, and its keys with their places."""

    entries: dict[str, Tree]
    keys: dict[str, Scalar]


class BadScenario(BadFile):
    """A scenario file cannot be used: its form is wrong, or it speaks of something that is not there."""

    def __init__(self, problem: str, where: Tree | None = None, /, known: Iterable[str] = (), **values: Any) -> None:
        if where is None:
            super().__init__(problem, **values)
        else:
            super().__init__(problem, where.file, where.line, where.column, **values)
        self.path = "" if where is None else where.path
        self.nearest = nearest(str(values.get("word", "")), known)

    def explain(self, language: str) -> str:
        place = f"{self.place}: {self.path}" if self.path else self.place
        text = said(self.name, language, **self.values)
        if self.nearest:
            text += said("nearest", language, words=", ".join(self.nearest))
        return f"{place}: {text}" if place else text


def nearest(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known words most like the one written; all of them when they are few.

    >>> nearest("depoly", ["deploy", "expand", "remove", "boost", "counter", "magic", "grand", "pass"])
    ('deploy',)
    """
    words = list(dict.fromkeys(known))
    found = difflib.get_close_matches(word, words, 3, 0.5)
    return tuple(found or (words if len(words) <= 12 else difflib.get_close_matches(word, words, 3, 0.0)))


# --- YAML with lines


def read_tree(path: Path) -> Table:
    """The file as a tree; BadFile when it cannot be read or is no YAML."""
    return parse_tree(read_text(path), shown_path(path))


def parse_tree(text: str, file: str) -> Table:
    """A text as a tree."""
    import yaml

    try:
        depth = 0
        for event in yaml.parse(text, Loader=yaml.BaseLoader):
            mark = event.start_mark
            # Here, before the reader comes to the end: every bracket takes longer than the one around it.
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                raise BadScenario("too-deep", Tree(file, mark.line + 1, mark.column + 1, ""))
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or getattr(event, "tag", None):
                raise BadScenario("no-anchors", Tree(file, mark.line + 1, mark.column + 1, ""))
        documents = list(yaml.compose_all(text, Loader=yaml.BaseLoader))
    except yaml.MarkedYAMLError as error:
        marked = error.problem_mark or error.context_mark
        where = Tree(file, marked.line + 1, marked.column + 1, "") if marked is not None else Tree(file, 1, 1, "")
        raise BadScenario("malformed-yaml", where, why=error.problem or error.context) from None
    except yaml.YAMLError as error:
        raise BadScenario("malformed-yaml", Tree(file, 1, 1, ""), why=str(error).splitlines()[0]) from None
    except BadScenario:
        raise
    except (ValueError, OverflowError) as error:  # of a character or a version that there is not
        raise BadScenario("malformed-yaml", Tree(file, 1, 1, ""), why=str(error)) from None
    if len(documents) != 1 or not isinstance(documents[0], yaml.MappingNode):
        raise BadScenario("not-one-table", Tree(file, 1, 1, ""), known=KEYS)
    tree = _tree(documents[0], file, "")
    assert isinstance(tree, Table)
    return tree


def _tree(node: yaml.Node, file: str, path: str) -> Tree:
    import yaml

    line, column = node.start_mark.line + 1, node.start_mark.column + 1
    if isinstance(node, yaml.ScalarNode):
        if not is_text(node.value):
            raise BadScenario("malformed-yaml", Tree(file, line, column, path), why="half a character")
        return Scalar(file, line, column, path, node.value, node.style is None)
    if isinstance(node, yaml.SequenceNode):
        items = [_tree(each, file, f"{path}[{place}]") for place, each in enumerate(node.value, 1)]
        return Many(file, line, column, path, tuple(items))
    entries: dict[str, Tree] = {}
    keys: dict[str, Scalar] = {}
    for key, value in node.value:
        written = _tree(key, file, path)
        if not isinstance(written, Scalar):
            raise BadScenario("key-not-a-word", written)
        if written.text in keys:
            raise BadScenario("key-twice", written, word=written.text, line_before=keys[written.text].line)
        keys[written.text] = written
        inner = f"{path}.{written.text}" if path else written.text
        entries[written.text] = _tree(value, file, inner)
    return Table(file, line, column, path, entries, keys)


# --- reading with a form in mind


def table_of(tree: Tree, known: Sequence[str] = (), required: Sequence[str] = ()) -> Table:
    """A table with no other keys than the known ones (any, when none are given)."""
    if not isinstance(tree, Table):
        raise BadScenario("not-a-table-here", tree, known=known)
    for key, written in tree.keys.items():
        if known and key not in known:
            raise BadScenario("no-such-key", written, known, word=key)
    for key in required:
        if key not in tree.entries:
            raise BadScenario("key-missing", tree, word=key)
    return tree


def word_of(tree: Tree) -> Scalar:
    """A word; not an empty one."""
    if not isinstance(tree, Scalar) or not tree.text.strip():
        raise BadScenario("not-a-word", tree)
    return tree


def words_of(tree: Tree) -> tuple[Scalar, ...]:
    """A list of words."""
    return tuple([word_of(each) for each in list_of(tree)])


def list_of(tree: Tree) -> tuple[Tree, ...]:
    """A list."""
    if not isinstance(tree, Many):
        raise BadScenario("not-a-list-here", tree)
    return tree.items


def whole_of(tree: Tree) -> int:
    """A whole number."""
    if not isinstance(tree, Scalar) or not tree.plain or not _WHOLE.fullmatch(tree.text):
        raise BadScenario("not-a-whole-number", tree)
    return int(tree.text)


def wholes_of(tree: Tree) -> tuple[int, ...]:
    """A list of whole numbers."""
    return tuple([whole_of(each) for each in list_of(tree)])


def seat_of(tree: Tree) -> int:
    """A seat."""
    word = word_of(tree)
    if word.text not in SEAT_NAMES:
        raise BadScenario("no-such-seat", word, SEAT_NAMES, word=word.text)
    return SEAT_NAMES.index(word.text)


def flag_of(tree: Tree) -> bool:
    """true or false."""
    word = word_of(tree)
    if word.text not in ("true", "false"):
        raise BadScenario("not-a-flag", word)
    return word.text == "true"


def both_languages(tree: Tree) -> Words:
    """A text in Japanese and English."""
    table = table_of(tree, ("ja", "en"), ("ja", "en"))
    return Words(word_of(table.entries["ja"]).text.strip(), word_of(table.entries["en"]).text.strip())


def plain_value(tree: Tree) -> Any:
    """A tree as plain values: unquoted whole numbers and truth values as such, everything else as written."""
    if isinstance(tree, Many):
        return [plain_value(each) for each in tree.items]
    if isinstance(tree, Table):
        return {key: plain_value(value) for key, value in tree.entries.items()}
    assert isinstance(tree, Scalar)
    if tree.plain:
        if _WHOLE.fullmatch(tree.text):
            return int(tree.text)
        if tree.text in ("true", "false"):
            return tree.text == "true"
        if tree.text in ("", "~", "null"):
            return None
    return tree.text


def parts_of(tree: Tree) -> Iterator[Tree]:
    """The tree and everything in it, keys included."""
    yield tree
    if isinstance(tree, Many):
        for each in tree.items:
            yield from parts_of(each)
    elif isinstance(tree, Table):
        for key, value in tree.entries.items():
            yield tree.keys[key]
            yield from parts_of(value)


# --- scenarios


@dataclass(frozen=True, slots=True)
class Move:
    """An answer, or an action that is said to be legal or illegal: who, which kind, and what."""

    where: Tree
    seat: int
    kind: str
    value: Tree
    card: Scalar | None = None
    cards: tuple[Scalar, ...] | None = None
    numbers: tuple[int, ...] | None = None
    zone: Scalar | None = None
    named: Scalar | None = None
    clause: Scalar | None = None
    purpose: Scalar | None = None
    condition: Scalar | None = None
    values: Table | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """Something that must hold at this moment."""

    where: Tree
    kind: str
    value: Table
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Passing:
    """Passive answers of both seats until the game stands in a clause; `seat` says who must be asked then."""

    where: Tree
    clause: Scalar
    seat: int | None = None
    kind: str = PASS


@dataclass(frozen=True, slots=True)
class Stop:
    """What follows looks at the position just before a step of this clause; or at the question after all steps."""

    where: Tree
    clause: Scalar
    kind: str = STOP


Steps = tuple[Move | Check | Passing | Stop, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """What was answered before the script begins, in the words of a transcript; or a fix, by its changes."""

    where: Tree
    seat: int
    answer: int | tuple[int, ...] = ()
    changes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file, read but not yet played."""

    file: str
    name: Words
    game: str
    variant: str
    clauses: tuple[str, ...]
    story: Words
    steps: Steps
    tree: Table
    cards: Table | None = None
    decks: Table | None = None
    position: Table | None = None
    played: tuple[Played, ...] = ()
    hide_forced: bool = False  # whether every question is asked, those with a single answer too
    free_decks: bool = False  # whether the decks need not be such as the rules allow


def scenario_of(tree: Table) -> Scenario:
    """The scenario that a tree describes."""
    entries = table_of(tree, KEYS, REQUIRED).entries
    clauses = entries["clauses"]
    if not list_of(clauses):
        raise BadScenario("nothing-listed", clauses)
    steps = tuple([step for each in list_of(entries["script"]) for step in _steps(each)])
    if not any(isinstance(each, Check) for each in steps):
        raise BadScenario("nothing-expected", entries["script"])
    optional = {key: table_of(entries[key]) for key in ("cards", "decks", "position") if key in entries}
    if "position" in optional and ("decks" in optional or "variant" in entries):
        raise BadScenario("position-or-set-up", optional["position"])
    if "free_decks" in entries and "decks" not in entries:
        raise BadScenario("free-without-decks", tree.keys["free_decks"])
    return Scenario(
        tree.file,
        both_languages(entries["name"]),
        word_of(entries["game"]).text,
        word_of(entries["variant"]).text if "variant" in entries else "",
        tuple([each.text for each in words_of(clauses)]),
        both_languages(entries["story"]),
        steps,
        tree,
        played=tuple([_played(each) for each in list_of(entries["played"])]) if "played" in entries else (),
        hide_forced="hide_forced" in entries and flag_of(entries["hide_forced"]),
        free_decks="free_decks" in entries and flag_of(entries["free_decks"]),
        **optional,
    )


def _played(tree: Tree) -> Played:
    """`SEAT ANSWER`, the answer a whole number or a list of them; or `{fix: [changes]}`."""
    if isinstance(tree, Table):
        table = table_of(tree, ("fix",), ("fix",))
        changes = tuple([each.text for each in words_of(table.entries["fix"])])
        if not changes:
            raise BadScenario("nothing-listed", tree)
        return Played(tree, -1, (), changes)
    found = _PLAYED.fullmatch(word_of(tree).text)
    if found is None:
        raise BadScenario("not-played", tree)
    seat = CHANCE if found["seat"] == "chance" else SEAT_NAMES.index(found["seat"])
    if found["one"] is not None:
        return Played(tree, seat, int(found["one"]))
    return Played(tree, seat, tuple([int(each) for each in found["many"].split(",") if each.strip()]))


def _steps(tree: Tree) -> list[Move | Check | Passing | Stop]:
    """One entry of the script: an answer, `SEAT VERB` for an action that needs no more, or one or several checks; or
    how far to pass, or where to stop."""
    if isinstance(tree, Scalar):
        seat, _, verb = tree.text.partition(" ")
        if seat not in SEAT_NAMES or not verb.strip() or " " in verb.strip():
            raise BadScenario("not-a-step", tree, known=(*MOVES, *CHECKS, PASS, STOP))
        value = Scalar(tree.file, tree.line, tree.column, tree.path, verb.strip(), True)
        return [Move(tree, SEAT_NAMES.index(seat), "do", value)]
    table = table_of(tree)
    if any(key in CHECKS for key in table.entries):
        return [_check(table_of(table, CHECKS), key) for key in table.entries]
    if PASS in table.entries:
        entries = table_of(table, (PASS, "seat")).entries
        return [Passing(table, word_of(entries[PASS]), seat_of(entries["seat"]) if "seat" in entries else None)]
    if STOP in table.entries:
        return [Stop(table, word_of(table_of(table, (STOP,)).entries[STOP]))]
    return [move_of(table, ("clause", "purpose"))]


def move_of(tree: Tree, also: tuple[str, ...]) -> Move:
    """An answer or action; `also` are keys beyond those that the kind has."""
    table = table_of(tree)
    kinds = [key for key in table.entries if key in MOVES]
    if len(kinds) != 1:
        raise BadScenario("one-kind-of-answer", tree, known=MOVES)
    kind = kinds[0]
    own = {"do": ("card", "cards", "numbers", "named"), "shuffle": ("zone",)}.get(kind, ())
    seat = () if kind in CHANCES else ("seat",)
    entries = table_of(table, (*seat, kind, *own, *also), seat).entries
    _check_form(kind, entries[kind])
    word = {key: word_of(entries[key]) for key in _WORDS if key in entries}
    return Move(
        table,
        seat_of(entries["seat"]) if seat else CHANCE,
        kind,
        entries[kind],
        cards=words_of(entries["cards"]) if "cards" in entries else None,
        numbers=wholes_of(entries["numbers"]) if "numbers" in entries else None,
        values=table_of(entries["values"]) if "values" in entries else None,
        **word,
    )


def _check_form(kind: str, value: Tree) -> None:
    """Whether the value has the form that this kind of answer takes."""
    if kind in ("do", "option"):
        word_of(value)
    elif kind == "number":
        whole_of(value)
    elif kind in ("cells", "roll"):
        wholes_of(value)
    elif kind == "allocate":
        for share in table_of(value).entries.values():
            whole_of(share)
    elif kind == "shuffle" and isinstance(value, Scalar):
        if value.text != "as-is":
            raise BadScenario("not-a-list-here", value, ("as-is",), word=value.text)
    else:
        words_of(value)


def _check(table: Table, kind: str) -> Check:
    value = table.entries[kind]
    if kind in ("legal", "illegal"):
        also = () if kind == "legal" else ("clause", "condition", "values")
        moves = [move_of(each, also) for each in list_of(value)]
        for move in moves:
            if kind == "illegal" and move.clause is None:
                raise BadScenario("key-missing", move.where, word="clause")
            if move.seat == CHANCE:
                raise BadScenario("not-for-chance", move.where)
        if not moves:
            raise BadScenario("nothing-listed", value)
        empty = Table(value.file, value.line, value.column, value.path, {}, {})
        return Check(table, kind, empty, tuple(moves))
    checked = table_of(value, SEAT_NAMES if kind in ("sees", "hidden") else ())
    if not checked.entries:
        raise BadScenario("nothing-listed", value)
    return Check(table, kind, checked)
