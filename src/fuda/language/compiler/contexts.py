"""Can the rules honour every word of a text where it stands? Words say what they need, a game which values it honours.

A game declares its words once, in a `Speech`: a `Word` is a record class with the values of its slots that the rules
honour, the places where they do, what must be around it (something that それ can mean, a battle, a zone), what it
offers to the words inside it and what it gives to the words that follow. One walk over a compiled text compares.

>>> from fuda.language.words.nodes import Draw, Effects, GainLife, Number, That, Damage, You
>>> speech = Speech((Word(Draw, {"n": (1, 2)}), Word(That, needs=("it",))))
>>> [(each.kind, each.slot) for each in speech.misfits(Effects((Draw(3), That())), "line")]
[('slot', 'n'), ('need', '')]
"""

from collections.abc import Mapping
from typing import Final

from fuda.language.words.nodes import Node, Value, equal, field_names, fields

SLOT: Final = "slot"  # the value of a slot that the rules do not honour
NEED: Final = "need"  # what a word needs is not around it
UNLESS: Final = "unless"  # what is around a word does not go with it
PLACE: Final = "place"  # a word that means nothing at this place


class Is:
    """A record of this class whose named slots hold nothing but the values given."""

    def __init__(self, kind: type[Node], slots: "Mapping[str, tuple[Allowed, ...]] | None" = None) -> None:
        self.kind: Final = kind
        self.slots: Final[dict[str, tuple[Allowed, ...]]] = dict(slots) if slots is not None else {}

    def refused(self, value: Value) -> list[str] | None:
        """The way of slots to what does not fit; None when all of it does."""
        if type(value) is not self.kind:
            return []
        for name, allowed in self.slots.items():
            wrong = refused(allowed, _slot(value, name))
            if wrong is not None:
                return [name, *wrong]
        return None


class Row:
    """A row of values, all of them among those given, with at most and at least so many of them."""

    def __init__(self, allowed: "tuple[Allowed, ...]", least: int = 0, most: int = 99) -> None:
        self.allowed: Final = allowed
        self.least: Final = least
        self.most: Final = most

    def refused(self, value: Value) -> list[str] | None:
        """As for a record."""
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return []
        return None if all(refused(self.allowed, each) is None for each in value) else []


class Unlike:
    """Anything but these values."""

    def __init__(self, denied: "tuple[Allowed, ...]") -> None:
        self.denied: Final = denied

    def refused(self, value: Value) -> list[str] | None:
        """As for a record."""
        return [] if refused(self.denied, value) is None else None


Allowed = Is | Row | Unlike | type[Node] | int | str


def refused(allowed: tuple[Allowed, ...], value: Value) -> list[str] | None:
    """None when one of the values allowed fits; else the way of slots that leads deepest to what does not."""
    furthest: list[str] = []
    for each in allowed:
        if isinstance(each, (Is, Row, Unlike)):
            way = each.refused(value)
            if way is None:
                return None
            if len(way) > len(furthest):
                furthest = way
        elif isinstance(each, type):
            if type(value) is each:
                return None
        elif not isinstance(value, tuple) and equal(each, value):
            return None
    return furthest


class Word:
    """A record class in one of its uses.

    `slots` are the values honoured (a slot that is not named may hold anything), `where` the places in which it may
    stand (none named: all); `needs` must be around it and `unless` must not; `opens` names the place that its slots
    are (under "" for all of them) and `offers` what is around there; `gives` is around what follows, and `then` around
    every item but the first of its rows. Words inside the slots `covers` are answered for by this one.
    """

    def __init__(
        self,
        kind: type[Node],
        slots: Mapping[str, tuple[Allowed, ...]] | None = None,
        where: tuple[str, ...] = (),
        needs: tuple[str, ...] = (),
        unless: tuple[str, ...] = (),
        opens: Mapping[str, str] | None = None,
        offers: tuple[str, ...] = (),
        gives: tuple[str, ...] = (),
        then: tuple[str, ...] = (),
        covers: tuple[str, ...] = (),
    ) -> None:
        self.shape: Final = Is(kind, slots)
        self.where: Final = where
        self.needs: Final = needs
        self.unless: Final = unless
        self.opens: Final[dict[str, str]] = dict(opens) if opens is not None else {}
        self.offers: Final = offers
        self.gives: Final = gives
        self.then: Final = then
        self.covers: Final = covers
        known = set(field_names(kind))
        for name in (*self.shape.slots, *[each for each in self.opens if each], *covers):
            if name not in known:
                raise ValueError(f"{kind.__name__} has no slot {name!r}")


class Misfit:
    """What the rules cannot honour: the records from the text down to it, the slot, and what would do."""

    def __init__(self, kind: str, way: tuple[Node, ...], slot: str, wanted: str, allowed: tuple[Allowed, ...]) -> None:
        self.kind: Final = kind
        self.way: Final = way
        self.slot: Final = slot
        self.wanted: Final = wanted  # what it needs or does not go with, or the place
        self.allowed: Final = allowed


class Speech:
    """The words of a game. With `closed` every record class of these must be declared."""

    def __init__(self, words: tuple[Word, ...], closed: tuple[type[Node], ...] = ()) -> None:
        self.words: Final[dict[type[Node], list[Word]]] = {}
        for word in words:
            self.words.setdefault(word.shape.kind, []).append(word)
        missing = [kind.__name__ for kind in closed if kind not in self.words]
        if missing:
            raise ValueError(f"these words do not say what they need: {', '.join(sorted(missing))}")

    def misfits(self, text: Node, place: str, around: tuple[str, ...] = ()) -> list[Misfit]:
        """Everything in a text that stands at this place and cannot be honoured there."""
        walk = _Walk(self.words)
        walk.visit(text, place, set(around), ())
        return walk.found


class _Walk:
    def __init__(self, words: dict[type[Node], list[Word]]) -> None:
        self.words: Final = words
        self.found: Final[list[Misfit]] = []

    def visit(self, node: Node, place: str, around: set[str], above: tuple[Node, ...]) -> None:
        """Find the misfits of a record and of all that is in it; what it gives is added to what is around."""
        way = (*above, node)
        declared = self.words.get(type(node), [])
        usable = [word for word in declared if not word.where or place in word.where]
        if declared and not usable:
            self.found.append(Misfit(PLACE, way, "", place, ()))
            return
        word = _chosen(usable, node, around)
        if word is None:
            self._inside(node, None, place, around, way)
            return
        wrong = word.shape.refused(node)
        if wrong is not None:
            self.found.append(_misfit_at(word.shape, wrong, way))
            return
        self.found.extend([Misfit(NEED, way, "", need, ()) for need in word.needs if need not in around])
        self.found.extend([Misfit(UNLESS, way, "", each, ()) for each in word.unless if each in around])
        self._inside(node, word, place, around, way)
        around.update(word.gives)

    def _inside(self, node: Node, word: Word | None, place: str, around: set[str], way: tuple[Node, ...]) -> None:
        inner = around if word is None or not word.offers else around | set(word.offers)
        for name, value in fields(node):
            if word is not None and name in word.covers:
                continue
            there = place if word is None else word.opens.get(name, word.opens.get("", place))
            if isinstance(value, Node):
                self.visit(value, there, inner, way)
            elif isinstance(value, tuple):
                for index, each in enumerate(value):
                    if index and word is not None:
                        inner.update(word.then)
                    if isinstance(each, Node):
                        self.visit(each, there, inner, way)
        if word is not None and word.offers:
            around.update(inner - set(word.offers))


def _chosen(words: list[Word], node: Node, around: set[str]) -> Word | None:
    """The use in which a record stands: the first that fits it and what is around, else the one that fits best."""
    best: Word | None = None
    deepest = -1
    for word in words:
        wrong = word.shape.refused(node)
        if wrong is None:
            if all(need in around for need in word.needs) and not any(each in around for each in word.unless):
                return word
            best, deepest = word, 99
        elif len(wrong) > deepest:
            best, deepest = word, len(wrong)
    return best


def _misfit_at(shape: Is, wrong: list[str], way: tuple[Node, ...]) -> Misfit:
    """The misfit of a slot, at the record that it belongs to."""
    allowed: tuple[Allowed, ...] = ()
    at: Value = way[-1]
    found = list(way)
    slots = shape.slots
    for place, name in enumerate(wrong):
        allowed = slots[name]
        if place == len(wrong) - 1:
            break
        at = _slot(at, name)
        if isinstance(at, Node):
            found.append(at)
        slots = _leading(allowed, at, wrong[place + 1 :]).slots
    return Misfit(SLOT, tuple(found), wrong[-1], "", allowed)


def _leading(allowed: tuple[Allowed, ...], value: Value, wrong: list[str]) -> Is:
    """The shape that leads this way: of several of one class the one whose own slots the value does not fit so."""
    for each in allowed:
        if isinstance(each, Is) and type(value) is each.kind and each.refused(value) == wrong:
            return each
    raise LookupError(wrong[0])


def _slot(value: Value, name: str) -> Value:
    part: Value = getattr(value, name)
    return part
