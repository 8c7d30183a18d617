"""How is a text said in other words? Each of its records is changed, from the inside out."""

from __future__ import annotations

from collections.abc import Callable

from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value


def rebuilt(value: Value, change: Callable[[Node], Node]) -> Value:
    """The same value with each record in it changed, from the inside out."""
    if isinstance(value, tuple):
        return tuple([rebuilt(each, change) for each in value])
    if not isinstance(value, Node):
        return value
    return change(n.make(type(value), {name: rebuilt(part, change) for name, part in n.fields(value)}))
