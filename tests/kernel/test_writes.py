"""Who writes the tables? Only `apply` of an event, and what sets a game up; this test reads the source to prove it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fuda

ROOT = Path(fuda.__file__).parent
LAYERS = ("mechanics", "language", "games")

# Functions that build a position before its first step runs.
SET_UP = ("add_card", "start", "set_up_tables")
# Modules that do nothing else.
SET_UP_MODULES = ("position.py", "positions.py")
# Derived values are no table: caches that the machine empties, or the application of events.
CACHES = ("facts", "previous", "layout")
# What texts ask about afterwards: the kernel has every event noted right after it was applied, and these keep it, by
# the one field that each may write and the function by which alone it is reached. An event of their own would have to
# be noted in turn. The event by which a turn begins or ends empties the field, or what is kept ends with the turn.
KEEPERS = {
    ("games/kiseki/texts/hearing.py", "keep_in_mind"): ("happened", "note_together"),
    ("games/kokuryoku/texts/past.py", "note_event"): ("effects", "listen"),
    ("games/wars3x3/rules.py", "note"): ("past", "note_together"),
}
MUTATING = (
    "append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "add", "discard", "update",
    "setdefault", "popitem", "__setitem__", "__delitem__",
)  # fmt: skip


def is_state(node: ast.expr) -> bool:
    """`state`, or a field of that name."""
    return (isinstance(node, ast.Name) and node.id == "state") or (
        isinstance(node, ast.Attribute) and node.attr == "state"
    )


def inside(node: ast.expr, aliases: set[str]) -> str | None:
    """The field of the state that an expression reaches into, or None when it does not."""
    field = ""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        if isinstance(node, ast.Attribute):
            if is_state(node.value):
                return node.attr
            field = node.attr
        node = node.value
    if isinstance(node, ast.Name) and node.id in aliases:
        return field or node.id
    return None


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions in it."""
    for child in ast.iter_child_nodes(function):
        yield child
        if not isinstance(child, (ast.FunctionDef, ast.ClassDef)):
            yield from own_nodes(child)


def targets_of(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, (ast.Assign, ast.Delete)):
        found = list(node.targets)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign, ast.For, ast.NamedExpr)):
        found = [node.target]
    else:
        found = []
    flat: list[ast.expr] = []
    while found:
        each = found.pop()
        if isinstance(each, (ast.Tuple, ast.List)):
            found += each.elts
        else:
            flat.append(each.value if isinstance(each, ast.Starred) else each)
    return flat


def aliases_in(function: ast.AST) -> set[str]:
    """Local names for a part of the state."""
    found: set[str] = set()
    for _ in range(3):
        for node in own_nodes(function):
            if isinstance(node, ast.Assign) and inside(node.value, found) is not None:
                found |= {each.id for each in node.targets if isinstance(each, ast.Name)}
            if isinstance(node, ast.Assign) and is_state(node.value):
                found |= {each.id for each in node.targets if isinstance(each, ast.Name) and each.id != "state"}
    return found


def writes_in(function: ast.AST, own: str = "") -> list[int]:
    """The lines on which a function writes to the state, but for a field that is its own."""
    aliases = aliases_in(function)
    free = (None, own or None, *CACHES)
    lines: list[int] = []
    for node in own_nodes(function):
        for target in targets_of(node):
            if isinstance(target, (ast.Attribute, ast.Subscript)) and inside(target, aliases) not in free:
                lines.append(target.lineno)
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr in MUTATING and inside(called.value, aliases):
                lines.append(node.lineno)
            if isinstance(called, ast.Name) and called.id in ("setattr", "delattr") and is_state(node.args[0]):
                lines.append(node.lineno)
    return lines


class Module:
    """A source file: its functions with their classes, and who uses which of them."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source)
        self.bases: dict[str, list[str]] = {}
        self.functions: list[tuple[str, ast.FunctionDef]] = []
        self._collect(self.tree, "")

    def _collect(self, node: ast.AST, owner: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                self.bases[child.name] = [ast.unparse(base).rpartition(".")[2] for base in child.bases]
                self._collect(child, child.name)
            else:
                if isinstance(child, ast.FunctionDef):
                    self.functions.append((owner, child))
                self._collect(child, owner)


def violations(sources: dict[str, str]) -> list[str]:
    """Every write that does not happen in the application of an event or in a set-up."""
    modules = [Module(name, source) for name, source in sorted(sources.items())]
    everywhere: dict[str, list[str]] = {}
    for module in modules:
        everywhere.update(module.bases)

    def is_event(name: str, bases: dict[str, list[str]]) -> bool:
        above = bases.get(name) or everywhere.get(name, [])
        return name == "Event" or any(is_event(base, bases) for base in above if base != name)

    modules = [module for module in modules if Path(module.name).name not in SET_UP_MODULES]
    allowed = {
        id(function)
        for module in modules
        for owner, function in module.functions
        if function.name in SET_UP or (function.name == "apply" and owner and is_event(owner, module.bases))
    }
    users = users_in(modules)
    while True:  # a function that nothing but an application uses belongs to it
        more = {
            id(function)
            for module in modules
            for owner, function in module.functions
            if not owner and id(function) not in allowed and users.get(function.name, {0}) <= allowed
        }
        if not more:
            break
        allowed |= more
    return [
        f"{module.name}:{line} {function.name}"
        for module in modules
        for _, function in module.functions
        if id(function) not in allowed
        for line in writes_in(function, KEEPERS.get((module.name, function.name), ("", ""))[0])
    ]


def users_in(modules: list[Module]) -> dict[str, set[int]]:
    """Which functions use a name, by the name."""
    users: dict[str, set[int]] = {}
    for module in modules:
        for _, function in module.functions:
            for node in own_nodes(function):
                if isinstance(node, ast.Name):
                    users.setdefault(node.id, set()).add(id(function))
                elif isinstance(node, ast.Attribute):
                    users.setdefault(node.attr, set()).add(id(function))
    return users


def engine() -> dict[str, str]:
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for layer in LAYERS
        for path in sorted((ROOT / layer).rglob("*.py"))
    }


def test_only_events_and_set_up_write_the_tables() -> None:
    assert violations(engine()) == []


def test_the_duel_of_the_tests_obeys_too() -> None:
    sources = engine()
    duel = Path(__file__).parents[1] / "toy" / "duel.py"
    sources["duel.py"] = duel.read_text(encoding="utf-8")
    assert violations(sources) == []


def test_the_exempt_modules_exist() -> None:
    for name in SET_UP_MODULES:
        assert list(ROOT.rglob(name))


@pytest.mark.parametrize(("module", "name"), [*KEEPERS])
def test_what_keeps_past_events_writes_its_field_and_is_reached_by_noting_alone(module: str, name: str) -> None:
    field, caller = KEEPERS[module, name]
    sources = engine()
    functions = [each for _, each in Module(module, sources[module]).functions if each.name == name]
    assert len(functions) == 1 and writes_in(functions[0]) and not writes_in(functions[0], field)
    kernel = (ROOT / "kernel" / "rules.py").read_text(encoding="utf-8")
    game = "/".join(module.split("/")[:2])
    around = {each: source for each, source in sources.items() if each.startswith(game)}
    modules = [Module(each, source) for each, source in sorted({**around, "kernel/rules.py": kernel}.items())]
    named = {id(function): function.name for each in modules for _, function in each.functions}
    assert {named[user] for user in users_in(modules).get(name, set())} <= {caller, "note_together"}


def counters_moved(sources: dict[str, str]) -> list[str]:
    """Every assignment to the place where a procedure stands."""
    return [
        f"{name}:{target.lineno}"
        for name, source in sorted(sources.items())
        for node in ast.walk(ast.parse(source))
        for target in targets_of(node)
        if isinstance(target, ast.Attribute) and target.attr in ("pc", "running")
    ]


def test_only_the_kernel_moves_the_program_counter() -> None:
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(ROOT.rglob("*.py"))
        if path.relative_to(ROOT).parts[0] != "kernel"
    }
    for game in ("toy", "sixth"):
        for path in sorted((Path(__file__).parents[1] / game).rglob("*.py")):
            sources[f"{game}/{path.name}"] = path.read_text(encoding="utf-8")
    assert counters_moved(sources) == []


def test_a_program_counter_moved_by_hand_is_found() -> None:
    planted = "def act(self, frame):\n    self.pc = 0\n    frame.running, frame.pc = 1, 2\n    self.pc -= 1\n"
    assert counters_moved({"a.py": planted}) == ["a.py:2", "a.py:3", "a.py:3", "a.py:4"]


PLANTED = """
class Drawn(Event):
    def apply(self, state, rules):
        state.life[0] -= 1
        _more(state)

def _more(state):
    state.turn += 1

class Turn(Procedure):
    def begin(self, state, rules):
        {line}
        return NEXT
"""


@pytest.mark.parametrize(
    "line",
    [
        "state.turn = 3",
        "state.turn += 1",
        "state.life[0] = 2",
        "state.life[0] -= 2",
        "state.zones[0], rest = (), 1",
        "state.frames.append(1)",
        "state.zones[0].clear()",
        "del state.life[0]",
        "life = state.life; life[0] = 1",
        "life = state.life; life.pop()",
        "table = state; table.turn = 1",
        "self.state.turn = 3",
        "setattr(state, 'turn', 3)",
        "state.turn: int = 3",
        "_more(state)",
    ],
)
def test_a_planted_write_is_found(line: str) -> None:
    (found, *_) = violations({"planted.py": PLANTED.format(line=line)})
    assert found.startswith("planted.py:")


@pytest.mark.parametrize(
    "line",
    [
        "self.turn = state.turn",
        "life = state.life[0]; life -= 1",
        "happen(state, rules, Drawn())",
        "state.facts = None",
        "cards = list(state.zones[0]); cards.pop()",
        "cards = state.zones[0][:]; self.cards = cards",
    ],
)
def test_reading_is_no_write(line: str) -> None:
    assert violations({"planted.py": PLANTED.format(line=line)}) == []


def test_apply_of_something_else_than_an_event_may_not_write() -> None:
    assert violations(
        {"planted.py": "class Turn(Procedure):\n    def apply(self, state):\n        state.turn = 1\n"}
    ) == ["planted.py:3 apply"]
