"""In which small ways can a function be broken? Every place of its body where an operator fits, and what is changed.

A change is named by the statement before and after it, never by its line: an answer to it survives edits elsewhere.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

Function = ast.FunctionDef | ast.AsyncFunctionDef

_SWAPPED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_REVERSED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_OPPOSITE: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Names for one of the two players.
_SEATS: Final = frozenset({"seat", "owner", "controller", "player", "side", "turn_player", "asker"})


@dataclass(slots=True)
class Change:
    """One place of a tree where another node may stand, and the statement it belongs to."""

    operator: str
    line: int
    parent: ast.AST
    name: str
    place: int | None
    new: ast.AST | None  # None takes the element out
    statement: ast.stmt
    text: str = ""

    def put(self) -> Any:
        """Change the tree; what was there before."""
        if self.place is None:
            before = getattr(self.parent, self.name)
            setattr(self.parent, self.name, self.new)
            return before
        row = getattr(self.parent, self.name)
        before = list(row)
        row[self.place : self.place + 1] = [] if self.new is None else [self.new]
        return before

    def take_back(self, before: Any) -> None:
        """The tree as it was."""
        setattr(self.parent, self.name, before)


def _head(statement: ast.stmt) -> str:
    """A statement in one line: of a compound one, only what stands before its block."""
    text = ast.unparse(statement)
    compound = isinstance(statement, ast.If | ast.For | ast.While | ast.With | ast.Match | Function)
    return text.split("\n", 1)[0] if compound else text


def _child_slots(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            yield name, None, value
        elif isinstance(value, list):
            for place, each in enumerate(value):
                if isinstance(each, ast.AST):
                    yield name, place, each


def _is_left_alone(node: ast.AST, parent: ast.AST, name: str) -> bool:
    """Annotations, safeguards, marks for nothing and texts are no rules."""
    if name in ("annotation", "returns", "decorator_list", "type_comment"):
        return True
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr | ast.Import | ast.ImportFrom | ast.arguments):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(parent, ast.keyword) and parent.arg == "strict":
        return True  # a safeguard of `zip`
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and name != "slice":
        return isinstance(node.operand, ast.Constant) and node.operand.value == 1  # -1 stands for nothing at all
    called = parent.func if isinstance(parent, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "cast" and name == "args" and node is parent.args[0]  # type: ignore[attr-defined]


def _negated(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    return ast.UnaryOp(ast.Not(), node)


def _is_seat(node: ast.AST) -> bool:
    if isinstance(node, ast.Name):
        return node.id in _SEATS
    return isinstance(node, ast.Attribute) and node.attr in _SEATS


def _is_other(node: ast.AST) -> bool:
    """Whether this is `1 - seat`."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Sub):
        return False
    return isinstance(node.left, ast.Constant) and node.left.value == 1


def _asks_whether_there_is_one(node: ast.AST) -> bool:
    """Whether this is `card >= 0` or `card < 0`: nothing is numbered below 0, and which card is number 0 is no rule."""
    if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], ast.GtE | ast.Lt):
        return False
    limit = node.comparators[0]
    return isinstance(limit, ast.Constant) and limit.value == 0


def _of_conditions(node: ast.AST) -> Iterator[tuple[str, str, int | None, ast.AST | None]]:
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        if not isinstance(node.test, ast.Compare):  # whose comparison is turned round anyhow
            yield "negate", "test", None, _negated(node.test)
        yield "never", "test", None, ast.Constant(False)
        if not isinstance(node, ast.While):
            yield "always", "test", None, ast.Constant(True)
    elif isinstance(node, ast.comprehension):
        for place, condition in enumerate(node.ifs):
            if not isinstance(condition, ast.Compare):
                yield "negate", "ifs", place, _negated(condition)
            yield "always", "ifs", place, None
    elif isinstance(node, ast.BoolOp):
        yield "and-or", "op", None, ast.Or() if isinstance(node.op, ast.And) else ast.And()
        for place in range(len(node.values)):
            if len(node.values) > 2:
                yield "part-of-condition", "values", place, None
    elif isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in _SWAPPED[type(operator)][1 if _asks_whether_there_is_one(node) else 0 :]:
                yield "compare", "ops", place, other()


def _of_values(node: ast.AST, parent: ast.AST, name: str) -> Iterator[tuple[str, str, int | None, ast.AST | None]]:
    """Changes inside a node; `self` as the name of a field stands for the node itself."""
    if _is_other(node):
        yield "seat", "self", None, node.right  # type: ignore[attr-defined]
    elif isinstance(node, ast.BinOp) and type(node.op) in _REVERSED:
        yield "arithmetic", "op", None, _REVERSED[type(node.op)]()
    elif isinstance(node, ast.Constant) and not _is_other(parent) and not _asks_whether_there_is_one(parent):
        if isinstance(node.value, bool):
            yield "constant", "self", None, ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield "constant", "self", None, ast.Constant(node.value + 1)
            if node.value > 0:
                yield "constant", "self", None, ast.Constant(node.value - 1)
    elif _is_seat(node) and isinstance(node.ctx, ast.Load):  # type: ignore[attr-defined]
        held = isinstance(parent, ast.Subscript | ast.Attribute | ast.Starred) and name == "value"
        if not held and not _is_other(parent) and not (isinstance(parent, ast.Call) and name == "func"):
            yield "seat", "self", None, ast.BinOp(ast.Constant(1), ast.Sub(), node)  # type: ignore[arg-type]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _OPPOSITE:
        yield "opposite", "func", None, ast.Name(_OPPOSITE[node.func.id], ast.Load())


def _of_rows(node: ast.AST, parent: ast.AST, name: str) -> Iterator[tuple[str, str, int | None, ast.AST | None]]:
    if isinstance(node, ast.Tuple | ast.List) and isinstance(node.ctx, ast.Load) and len(node.elts) > 1:
        unpacked = isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Tuple)
        if name != "slice" and not unpacked:
            for place in range(len(node.elts)):
                yield "element", "elts", place, None
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "happen":
        for place in range(2, len(node.args)):
            yield "event", "args", place, None


def _of_statements(node: ast.AST) -> Iterator[tuple[str, str, int | None, ast.AST | None]]:
    stored = isinstance(node, ast.Assign) and not any(isinstance(each, ast.Name | ast.Tuple) for each in node.targets)
    called = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if stored or called or isinstance(node, ast.AugAssign):
        yield "drop", "self", None, ast.Pass()
    elif isinstance(node, ast.Break):
        yield "loop", "self", None, ast.Continue()
    elif isinstance(node, ast.Continue):
        yield "loop", "self", None, ast.Break()


def _changes(parent: ast.AST, name: str, place: int | None, node: ast.AST, statement: ast.stmt) -> Iterator[Change]:
    if _is_left_alone(node, parent, name):
        return
    inner = node if isinstance(node, ast.stmt) else statement
    found = [*_of_conditions(node), *_of_values(node, parent, name), *_of_rows(node, parent, name)]
    for operator, field, row, new in [*found, *_of_statements(node)]:
        line = getattr(node, "lineno", inner.lineno)
        if new is not None:
            ast.copy_location(new, node if hasattr(node, "lineno") else inner)
            ast.fix_missing_locations(new)
        if field == "self":
            yield Change(operator, line, parent, name, place, new, inner)
        else:
            yield Change(operator, line, node, field, row, new, inner)
    for child, row, each in _child_slots(node):
        yield from _changes(node, child, row, each, inner)


def _before_and_after(change: Change) -> str:
    statement = change.statement
    if change.operator in ("drop", "loop") and getattr(change.parent, change.name, None) is not None:
        gone = "(dropped)" if change.operator == "drop" else _head(change.new)  # type: ignore[arg-type]
        return f"{_head(statement)}  ->  {gone}"
    before = _head(statement)
    kept = change.put()
    try:
        return f"{before}  ->  {_head(statement)}"
    finally:
        change.take_back(kept)


def changes_of(function: Function) -> list[Change]:
    """Every change of a function's body, in the order of the source, each with a name of its own.

    >>> tree = ast.parse("def f(seat, life):\\n    return life[1 - seat] <= 0")
    >>> [each.text.partition("  ->  ")[2] for each in changes_of(tree.body[0])][:2]
    ['return life[1 - seat] < 0', 'return life[1 - seat] > 0']
    """
    found: list[Change] = []
    for place, statement in enumerate(function.body):
        found += _changes(function, "body", place, statement, statement)
    seen: Counter[str] = Counter()
    for each in found:
        text = _before_and_after(each)
        seen[text] += 1
        each.text = text if seen[text] == 1 else f"{text} (no. {seen[text]})"
    return found
