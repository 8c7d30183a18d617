"""Can a text be said in which a record of one class stands within a slot of another? Texts composed along such a way.

A way is written as steps from the outside in, `Delayed.effect > Draw`: a record class, the values that some of its
slots must have, and the slot that leads on (without one, any). Between two steps may stand whatever the rows allow.

>>> way_of("Does(player=EachPlayer).effect > Draw")
(Step('Does(player=EachPlayer).effect'), Step('Draw'))

>>> from fuda.language.compiler.phrase_book import Phrase, PhraseBook
>>> from fuda.language.words.nodes import Draw, May, You
>>> book = PhraseBook((
...     Phrase("deed", "{effect:act}てもよい", "you may {effect}", May, const={"player": You()}),
...     Phrase("act", "カードを{n}枚引い", "draw {n:card}", Draw),
... ))
>>> class First:
...     def below(self, limit: int) -> int:
...         return 0
>>> composer = Composer(book, First())
>>> made = composer.compose(("deed",), way_of("May.effect > Draw"), 0)
>>> (made[1].text, made[1].value) if made else None
('カードを1枚引いてもよい', May(player=You(), effect=Draw(n=1)))
>>> composer.compose(("deed",), way_of("Draw > May"), 0) is None
True
"""

import re
from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import Final

from fuda.kernel.decisions import Randomness
from fuda.language.compiler.errors import PhraseError
from fuda.language.compiler.generating import Derived, Generator, Part
from fuda.language.compiler.patterns import BUILT_IN, NUMBER, ONCE
from fuda.language.compiler.phrase import Phrase, Wording
from fuda.language.compiler.phrase_book import PhraseBook
from fuda.language.words.nodes import Node, Value

_STEP: Final = re.compile(r"(\w+)(?:\(([^()]*)\))?(?:\.(\w+))?")
_DEEPEST: Final = 12  # rows one in another on the way to a value that is asked for
_SHAKEN: Final = 6  # by how much a row is taken for longer at most, so that another one is preferred
_OTHER_WORDING: Final = 4  # what a wording costs that is not the normal one
_COSTLY: Final = 12  # what a word costs that needs something around it
_FAR: Final = 9_999
_NUMBERS: Final = (1, 2, 3, 1, 2)


class Step:
    """A record on a way: its class, the values of some slots, and the slot that leads on."""

    def __init__(self, kind: str, pins: tuple[tuple[str, str], ...] = (), slot: str = "") -> None:
        self.kind: Final = kind
        self.pins: Final = pins
        self.slot: Final = slot

    def __repr__(self) -> str:
        pins = f"({', '.join([f'{name}={value}' for name, value in self.pins])})" if self.pins else ""
        return f"Step({self.kind + pins + (f'.{self.slot}' if self.slot else '')!r})"


def way_of(written: str) -> tuple[Step, ...]:
    """The steps of a way as it is written."""
    steps: list[Step] = []
    for each in written.split(">"):
        found = _STEP.fullmatch(each.strip())
        if found is None:
            raise PhraseError(f"{written!r}: {each.strip()!r} is no step of a way, such as `Does(player=You).effect`")
        pins: list[tuple[str, str]] = []
        for pin in (found.group(2) or "").split(","):
            name, equals, value = pin.strip().partition("=")
            if equals:
                pins.append((name.strip(), value.strip()))
        steps.append(Step(found.group(1), tuple(pins), found.group(3) or ""))
    return tuple(steps)


class _Taken:
    """A row of a way: the slot that leads on, and what stands in the slots whose values are asked for."""

    def __init__(self, phrase: Phrase, wording: Wording, slot: str, pinned: Mapping[str, Derived]) -> None:
        self.phrase: Final = phrase
        self.wording: Final = wording
        self.slot: Final = slot
        self.pinned: Final = pinned


_At = tuple[str, int]  # a category, and how many steps lie behind
_Edge = tuple[_Taken, str, int]  # a row, the category to which it leads, and how much longer the text is


class Composer:
    """Composes texts of a phrase book along ways; words that need something around them (`costly`) are avoided."""

    def __init__(
        self, book: PhraseBook, random: Randomness, names: tuple[str, ...] = (), costly: frozenset[str] = frozenset()
    ) -> None:
        self.book: Final = book
        self.random = random
        self.generator: Final = Generator(book, random, names)
        self.costly: Final = costly
        self.kinds: Final = frozenset(book.kinds)
        self.sizes: Final[dict[str, int]] = dict.fromkeys(BUILT_IN, 1)  # how long the shortest of each category is
        self._measure()
        self._leading: Final[dict[str, frozenset[str]]] = {}  # by class: the categories from which it can be reached
        self._ahead: Final[dict[tuple[str, str], list[_Edge]]] = {}
        self._rows_of: Final[dict[str, list[tuple[Phrase, Wording]]]] = {}
        self._building: Final[dict[tuple[str, str], list[tuple[Phrase, Wording]]]] = {}
        self._sized: Final[dict[str, list[tuple[int, int]]]] = {}  # by category: its rows, and how long each is
        self._known: Final[dict[tuple[int, str], int]] = {}  # what `_size` said, by the identity of the row
        self._pins: Final[dict[tuple[str, str], Derived | None]] = {}

    def start(self, random: Randomness) -> None:
        """Draw from other lots from now on."""
        self.random = random
        self.generator.random = random

    def compose(self, categories: tuple[str, ...], way: tuple[Step, ...], attempt: int) -> tuple[str, Derived] | None:
        """A text along the way and its category; other attempts take other ways and fill what is open otherwise."""
        for step in way:
            if step.kind not in self.kinds:
                raise PhraseError(f"no row builds {step.kind}, which stands in a way")
        shaken = min(attempt, 4) * _SHAKEN
        found = self._rows(categories, way, shaken)
        if found is None:
            return None
        category, rows = found
        made: Derived | None = None
        for taken in rows[::-1]:
            parts: dict[str, Part] = dict(taken.pinned)
            if made is not None:
                parts[taken.slot] = made if taken.wording.slots[taken.slot].repeat == ONCE else (made,)
            made = self._filled(taken.phrase, taken.wording, parts, shaken)
        assert made is not None
        return category, made

    def _filled(self, phrase: Phrase, wording: Wording, given: Mapping[str, Part], shaken: int) -> Derived:
        """A row with what is given in its slots, and in the others as little as can be."""
        parts: dict[str, Part] = dict(given)
        for name, slot in wording.slots.items():
            if name not in parts:
                if slot.repeat == ONCE:
                    parts[name] = self._least(slot.category, shaken)
                else:
                    parts[name] = (self._least(slot.category, shaken),) if slot.repeat == "+" else ()
        return Derived(phrase, wording, {name: parts[name] for name in wording.slots})

    def _least(self, category: str, shaken: int) -> int | str | Derived:
        if category in BUILT_IN:
            return self.random_of(_NUMBERS) if category == NUMBER else self.generator.named(category)
        best, least = self.book.rows[category][0], _FAR * 2
        rows = self._sized.get(category)
        if rows is None:
            rows = [(index, self._size(self.book.phrases[index])) for index in self.book.rows[category]]
            self._sized[category] = rows
        for index, size in rows:
            size += self._noise(shaken)
            if size < least:
                best, least = index, size
        phrase = self.book.phrases[best]
        return self._filled(phrase, phrase.wordings[0], {}, shaken // 2)

    def random_of(self, numbers: tuple[int, ...]) -> int:
        """One of these numbers."""
        return numbers[self.random.below(len(numbers))]

    def _size(self, phrase: Phrase, but: str = "") -> int:
        """How long a row is with as little as can be in its slots, one of them left out."""
        key = (id(phrase), but)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._size_now(phrase, but)
        return known

    def _size_now(self, phrase: Phrase, but: str = "") -> int:
        """The same while it is still found out what is shortest."""
        needed = [slot for name, slot in phrase.slots.items() if slot.repeat in (ONCE, "+") and name != but]
        own = 1 if phrase.node is None else 2 + (_COSTLY if phrase.node.__name__ in self.costly else 0)
        return own + sum([self.sizes.get(slot.category, _FAR) for slot in needed])

    def _measure(self) -> None:
        growing = True
        while growing:
            growing = False
            for phrase in self.book.phrases:
                size = min(self._size_now(phrase), _FAR)
                if size < self.sizes.get(phrase.category, _FAR):
                    self.sizes[phrase.category] = size
                    growing = True

    def _rows(self, categories: tuple[str, ...], way: tuple[Step, ...], shaken: int) -> tuple[str, list[_Taken]] | None:
        """The rows of the shortest way, from the outside in; shaken, of one of the short ones."""
        came: dict[_At, tuple[_At, _Taken]] = {}
        waiting: list[tuple[int, int, _At, _At | None, _Taken | None]] = []
        # By the number of steps that lie behind: the categories that were reached, and how far away the others are.
        known: list[set[str]] = [set() for _ in range(len(way) + 1)]
        far: list[dict[str, int]] = [{} for _ in range(len(way) + 1)]
        count = 0
        for category in categories:
            if self._leads(category, way[0]):
                heappush(waiting, (self._noise(shaken), count, (category, 0), None, None))
                count += 1
        while waiting:
            length, _, at, before, through = heappop(waiting)
            category, behind = at
            if category in known[behind]:
                continue
            known[behind].add(category)
            if before is not None and through is not None:
                came[at] = (before, through)
            if behind == len(way):
                return _walked(at, came)
            for rows, after in self._onwards(at, way):
                known_there, far_there = known[after], far[after]
                for taken, there, cost in rows:
                    if there not in known_there:
                        longer = length + cost + (self.random.below(shaken) if shaken else 0)
                        if longer < far_there.get(there, _FAR * _FAR):
                            far_there[there] = longer
                            count += 1
                            heappush(waiting, (longer, count, (there, after), at, taken))
        return None

    def _noise(self, shaken: int) -> int:
        return self.random.below(shaken) if shaken else 0

    def _onwards(self, at: _At, way: tuple[Step, ...]) -> Iterator[tuple[list[_Edge], int]]:
        """The rows of a category that lead on, each with the category to which it leads and how much longer the text
        is, and how many steps lie behind then."""
        category, behind = at
        step = way[behind]
        yield self._towards(category, step.kind), behind
        around: list[_Edge] = []
        onwards: list[_Edge] = []
        for phrase, wording in self._that_build(category, step.kind):
            pinned = self._pinned(phrase, wording, step)
            worse = 0 if wording is phrase.wordings[0] else _OTHER_WORDING
            if pinned is None:
                for name, slot in wording.slots.items():
                    if self._leads(slot.category, step):
                        taken = _Taken(phrase, wording, name, {})
                        around.append((taken, slot.category, worse + self._size(phrase, name)))
            elif behind + 1 == len(way):
                onwards.append((_Taken(phrase, wording, "", pinned), "", worse + self._size(phrase)))
            else:
                for name, slot in wording.slots.items():
                    fits = step.slot in ("", name) and name not in pinned
                    if fits and self._leads(slot.category, way[behind + 1]):
                        taken = _Taken(phrase, wording, name, pinned)
                        onwards.append((taken, slot.category, worse + self._size(phrase, name)))
        yield around, behind
        yield onwards, behind + 1

    def _that_build(self, category: str, kind: str) -> list[tuple[Phrase, Wording]]:
        """The rows of a category that build a record of the class."""
        known = self._building.get((category, kind))
        if known is None:
            every = self._different(category)
            known = [each for each in every if each[0].node is not None and each[0].node.__name__ == kind]
            self._building[category, kind] = known
        return known

    def _towards(self, category: str, kind: str) -> list[_Edge]:
        """The rows of a category that build no record of the class, and their slots in which one can stand."""
        known = self._ahead.get((category, kind))
        if known is None:
            known = []
            step = Step(kind)
            for phrase, wording in self._different(category):
                if phrase.node is not None and phrase.node.__name__ == kind:
                    continue
                worse = 0 if wording is phrase.wordings[0] else _OTHER_WORDING
                for name, slot in wording.slots.items():
                    if self._leads(slot.category, step):
                        taken = _Taken(phrase, wording, name, {})
                        known.append((taken, slot.category, worse + self._size(phrase, name)))
            self._ahead[category, kind] = known
        return known

    def _different(self, category: str) -> list[tuple[Phrase, Wording]]:
        """The rows of a category with one wording for everything that their slots can hold."""
        known = self._rows_of.get(category)
        if known is None:
            known = []
            for index in self.book.rows.get(category, ()):
                phrase = self.book.phrases[index]
                seen: set[str] = set()
                for wording in phrase.wordings:
                    shape = f"{sorted([(name, slot.category) for name, slot in wording.slots.items()])}{wording.const}"
                    if shape not in seen:
                        seen.add(shape)
                        known.append((phrase, wording))
            self._rows_of[category] = known
        return known

    def _leads(self, category: str, step: Step) -> bool:
        """Whether a record of the step's class can stand somewhere in the category."""
        known = self._leading.get(step.kind)
        if known is None:
            known = frozenset(self._categories_with(step.kind))
            self._leading[step.kind] = known
        return category in known

    def _categories_with(self, kind: str) -> set[str]:
        found = {each.category for each in self.book.phrases if each.node is not None and each.node.__name__ == kind}
        growing = True
        while growing:
            growing = False
            for category, inner in self.generator.within.items():
                if category not in found and not found.isdisjoint(inner):
                    found.add(category)
                    growing = True
        return found

    def _pinned(self, phrase: Phrase, wording: Wording, step: Step) -> dict[str, Derived] | None:
        """What fills the slots that the step asks for; None when the row is not one of the step."""
        if phrase.node is None or phrase.node.__name__ != step.kind:
            return None
        found: dict[str, Derived] = {}
        constants: Mapping[str, Value] = {**phrase.const, **wording.const}
        for name, value in step.pins:
            if name in constants:
                if not _is(constants[name], value):
                    return None
            elif name in wording.slots:
                made = self._valued(wording.slots[name].category, value)
                if made is None:
                    return None
                found[name] = made
            else:
                raise PhraseError(f"{step!r}: {step.kind} has no slot {name!r}")
        return found

    def _valued(self, category: str, value: str) -> Derived | None:
        """The shortest that the category can say for a value: a word, a number or a record class."""
        key = (category, value)
        if key not in self._pins:
            self._pins[key] = self._found(category, value, _DEEPEST)
        return self._pins[key]

    def _found(self, category: str, value: str, depth: int) -> Derived | None:
        if category in BUILT_IN or depth == 0:
            return None
        further: list[tuple[Phrase, str, str]] = []
        for index in self.book.rows.get(category, ()):
            phrase = self.book.phrases[index]
            if phrase.value is not None and str(phrase.value) == value:
                return self._filled(phrase, phrase.wordings[0], {}, 0)
            if phrase.node is not None and phrase.node.__name__ == value:
                return self._filled(phrase, phrase.wordings[0], {}, 0)
            if phrase.node is None and phrase.value is None:
                further += [(phrase, name, slot.category) for name, slot in phrase.slots.items()]
        for phrase, name, inner in further:
            made = self._found(inner, value, depth - 1)
            if made is not None:
                return self._filled(phrase, phrase.wordings[0], {name: made}, 0)
        return None


def _walked(at: _At, came: Mapping[_At, tuple[_At, _Taken]]) -> tuple[str, list[_Taken]]:
    rows: list[_Taken] = []
    while at in came:
        at, taken = came[at]
        rows.append(taken)
    return at[0], rows[::-1]


def _is(value: Value, written: str) -> bool:
    return type(value).__name__ == written if isinstance(value, Node) else str(value) == written
