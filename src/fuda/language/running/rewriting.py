"""How is a record rebuilt with other records in it? For words that say the same as others in another order."""

from collections.abc import Callable

from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value


def rebuilt(value: Value, change: Callable[[Node], Node]) -> Value:
    """The same value with each record in it changed, from the inside out.

    >>> rebuilt(n.May(n.You(), n.Draw(1)), lambda node: n.Draw(2) if isinstance(node, n.Draw) else node)
    May(player=You(), effect=Draw(n=2))
    """
    if isinstance(value, tuple):
        return tuple([rebuilt(each, change) for each in value])
    if not isinstance(value, Node):
        return value
    return change(n.make(type(value), {name: rebuilt(part, change) for name, part in n.fields(value)}))


def changed(node: Node, change: Callable[[Node], Node]) -> Node:
    """The same for a record."""
    made = rebuilt(node, change)
    assert isinstance(made, Node)
    return made
