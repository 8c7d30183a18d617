"""What is a word of a compiled card text? An immutable plain record.

The fields of a node are exactly the parameters of its `__init__`, and `FIELDS` names them in that order, so
that `fields`, `equal`, `to_plain` and the phrase tables all read the same list. A field holds an int, a
str, a bool, a Node or a tuple of these; what is optional in the text is a tuple of at most one.
"""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeAlias, cast

Value: TypeAlias = "int | str | bool | Node | tuple[Value, ...]"
Plain: TypeAlias = "int | str | bool | list[Plain] | dict[str, Plain]"


class Node:
    """The root of all records; nodes with equal fields are equal."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        pass

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and equal(self, other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, fields(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in fields(self))})"


def field_names(kind: type[Node]) -> tuple[str, ...]:
    """The names of the fields of a node class, in the order of its parameters."""
    return kind.FIELDS


def fields(node: Node) -> tuple[tuple[str, Value], ...]:
    """The fields of a node.

    >>> from fuda.language.words.nodes import Draw
    >>> fields(Draw(2))
    (('n', 2),)
    """
    return tuple([(name, getattr(node, name)) for name in type(node).FIELDS])


def make(kind: type[Node], values: Mapping[str, Value]) -> Node:
    """A node of that class with these fields."""
    return cast(Callable[..., Node], kind)(**values)


def equal(a: Value, b: Value) -> bool:
    """Same class and same fields, all the way down; unlike `==` it tells True from 1.

    >>> from fuda.language.words.nodes import Draw
    >>> equal(Draw(1), Draw(1)), equal(Draw(1), Draw(2)), equal(1, True)
    (True, False, False)
    """
    if type(a) is not type(b):
        return False
    if isinstance(a, Node):
        return a is b or all(
            equal(cast(Value, getattr(a, name)), cast(Value, getattr(b, name))) for name in field_names(type(a))
        )
    if isinstance(a, tuple):
        other = cast("tuple[Value, ...]", b)
        return len(a) == len(other) and all(equal(a[i], other[i]) for i in range(len(a)))
    return a == b


def to_plain(value: Value) -> Plain:
    """The value as JSON can hold it: a node becomes [class name, {field: value}], a tuple ["", [items]].

    >>> from fuda.language.words.nodes import Draw, May, You
    >>> to_plain(May(You(), Draw(1)))
    ['May', {'player': ['You', {}], 'effect': ['Draw', {'n': 1}]}]
    """
    if isinstance(value, Node):
        return [type(value).__name__, {name: to_plain(part) for name, part in fields(value)}]
    if isinstance(value, tuple):
        return ["", [to_plain(part) for part in value]]
    return value


def from_plain(plain: Plain, kinds: Mapping[str, type[Node]]) -> Value:
    """The value that `to_plain` wrote; `kinds` gives the class for each class name.

    >>> from fuda.language.words.nodes import Draw
    >>> from_plain(["Draw", {"n": 1}], {"Draw": Draw})
    Draw(n=1)
    """
    if isinstance(plain, list):
        name, content = plain
        if isinstance(content, dict) and isinstance(name, str):
            return make(kinds[name], {field: from_plain(part, kinds) for field, part in content.items()})
        if isinstance(content, list) and name == "":
            return tuple(from_plain(part, kinds) for part in content)
        raise ValueError(f"not a plain node: {plain!r}")
    if isinstance(plain, dict):
        raise ValueError(f"not a plain node: {plain!r}")
    return plain


class About(Node):
    """A word about something."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: Node) -> None:
        self.what: Final = what


class OfPlayer(Node):
    """A word about a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: Node) -> None:
        self.player: Final = player


class OfName(Node):
    """A word with a name."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name


class OfNumber(Node):
    """A word with a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Changing(Node):
    """A word about something and what changes about it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "change")

    def __init__(self, what: Node, change: Node) -> None:
        self.what: Final = what
        self.change: Final = change
