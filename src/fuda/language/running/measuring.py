"""How much is an amount, and is a condition met, as far as every game knows it? The table answers for the rest."""

from __future__ import annotations

from fuda.language.running.selection import Table, compares, members
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n


def measured(node: n.Node, table: Table) -> int | None:
    """How much an amount is that every game knows; None where the game has to say."""
    if isinstance(node, n.Number):
        return node.value
    if isinstance(node, m.PerEach):
        return node.n * len(members(node.each, table))
    if isinstance(node, q.CountOf):
        return len(members(node.what, table))
    if isinstance(node, (q.PerCount, q.Multiplied)):
        return node.n * table.amount(node.amount)
    if isinstance(node, q.HalfOf):
        return table.amount(node.amount) // 2
    if isinstance(node, q.Every):
        return table.amount(node.amount) // max(1, node.n)
    if isinstance(node, q.HalfUp):
        return (table.amount(node.amount) + 1) // 2
    return None


def is_met(condition: n.Node, table: Table) -> bool | None:
    """Whether a condition is met that every game knows; None where the game has to say."""
    if isinstance(condition, m.CountIs):
        return compares(len(members(condition.what, table)), condition.bound)
    if isinstance(condition, q.Exists):
        return bool(members(condition.what, table))
    if isinstance(condition, q.Not):
        return not table.holds(condition.condition)
    if isinstance(condition, q.And):
        return table.holds(condition.first) and table.holds(condition.second)
    if isinstance(condition, q.Or):
        return table.holds(condition.first) or table.holds(condition.second)
    if isinstance(condition, q.AmountIs):
        return compares(table.amount(condition.amount), condition.bound)
    if isinstance(condition, q.Compares):
        return compared(table.amount(condition.amount), table.amount(condition.than), condition.how)
    return None


def compared(one: int, other: int, how: str) -> bool:
    """Whether one amount is more, less, the same, at least or at most as another.

    >>> compared(2, 3, "less"), compared(3, 3, "least"), compared(3, 2, "most")
    (True, True, False)
    """
    if how in ("more", "less"):
        return one > other if how == "more" else one < other
    if how == "same":
        return one == other
    return one >= other if how == "least" else one <= other
