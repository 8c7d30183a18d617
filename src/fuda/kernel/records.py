"""What is a plain record, which fields has it, and how is it copied?

Every part of a state is a record: a class whose fields are set in `__init__` and hold only whole numbers, strings,
truth values, tuples of these and other records. Every record can be made without arguments, so that copies and decoded
states need no code of their own; the one field list used everywhere is `fields_of`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar
from zlib import crc32

R = TypeVar("R", bound="Record")


class Record:
    """A plain value: fields, no hidden state."""

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields_of(self))
        return f"{type(self).__name__}({inside})"

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """What an earlier version wrote, with the fields that a record has now. A class whose fields change says how;
        asked only where the fields do not fit."""
        return written


_NAMES: Final[dict[type, tuple[str, ...]]] = {}
_COMPILED: Final[dict[type, bool]] = {}
_COPIERS: Final[dict[type, Callable[[Any], Any]]] = {}
_CLASSES: Final[dict[str, type]] = {}
_WRITTEN: Final[dict[type, str]] = {}
_CODES: Final[dict[str, int]] = {}


def fields_of(record: object) -> tuple[str, ...]:
    """The names of all fields of a record, sorted."""
    kind = type(record)
    names = _NAMES.get(kind)
    if names is None:
        inside = getattr(record, "__dict__", None)
        # A compiled class has no `__dict__`; mypyc lists its attributes instead, those given anew by a subclass twice.
        names = tuple(sorted(set(inside if inside is not None else kind.__mypyc_attrs__)))  # type: ignore[attr-defined]
        _NAMES[kind] = names
    return names


def is_compiled(record: object) -> bool:
    """Whether the class of the record is compiled, so that it has no `__dict__`."""
    kind = type(record)
    if kind in _COMPILED:
        return _COMPILED[kind]
    compiled = not hasattr(record, "__dict__")
    _COMPILED[kind] = compiled
    return compiled


def copy_of(record: R) -> R:
    """A copy that shares the (immutable) values of all fields."""
    kind = type(record)
    if kind in _COPIERS:
        known: R = _COPIERS[kind](record)
        return known
    if is_compiled(record):
        made: R = kind()
        for name in fields_of(record):
            setattr(made, name, getattr(record, name))
        return made
    copied: R = _copier(record)(record)
    return copied


def _copier(record: object) -> Callable[[Any], Any]:
    """The function that copies such a record field by field."""
    names = fields_of(record)
    made = _COPIERS[type(record)] = _written_down(
        type(record), "record", [f"    _new.{name} = record.{name}" for name in names]
    )
    return made


def _written_down(kind: type, given: str, lines: list[str], more: dict[str, Any] | None = None) -> Callable[..., Any]:
    """A function that makes a record, as one would write it down for its class. To fill the `__dict__` would be
    shorter, but a record whose `__dict__` was looked at is read the long way ever after."""
    known: dict[str, Any] = {"_make": object.__new__, "_kind": kind, **(more or {})}
    exec("\n".join([f"def made({given}):", "    _new = _make(_kind)", *lines, "    return _new"]), known)
    made: Callable[..., Any] = known["made"]
    return made


def reader_of(kind: type, plain: frozenset[type], read: Callable[[Any], Any]) -> Callable[[dict[str, Any]], Any]:
    """The function that makes such a record of its written fields; values of other types than these are read first.
    KeyError where a field is not written, or something that is no field."""
    first = kind()
    names = fields_of(first)
    if is_compiled(first):

        def reader(written: dict[str, Any]) -> Any:
            if len(written) != len(names) + 1:
                raise KeyError(kind.__name__)
            record = kind()
            for name in names:
                value = written[name]
                setattr(record, name, value if type(value) in plain else () if value == [] else read(value))
            return record

        return reader
    lines = [f"    if len(written) != {len(names) + 1}: raise KeyError"]
    for name in names:
        lines.append(f"    value = written[{name!r}]")
        lines.append(f"    _new.{name} = value if type(value) in _plain else () if value == [] else _read(value)")
    return _written_down(kind, "written", lines, {"_plain": plain, "_read": read})


def writer_of(first: object, plain: frozenset[type], write: Callable[[Any], Any]) -> Callable[[Any], dict[str, Any]]:
    """The function that writes such records as JSON values; values of other types than these are written by `write`."""
    name, names = name_of(type(first)), fields_of(first)
    if is_compiled(first):

        def writer(record: Any) -> dict[str, Any]:
            written: dict[str, Any] = {"@": name}
            for each in names:
                value = getattr(record, each)
                written[each] = value if type(value) in plain else write(value)
            return written

        return writer
    values = [f"{each!r}: value if type(value := record.{each}) in _plain else _write(value)" for each in names]
    known: dict[str, Any] = {"_plain": plain, "_write": write}
    inside = ", ".join([f"'@': {name!r}", *values])
    exec(f"def made(record): return {{{inside}}}", known)
    made: Callable[[Any], dict[str, Any]] = known["made"]
    return made


def name_of(kind: type) -> str:
    """The name under which a class is written to JSON: its game or layer and its own name, so that what was written can
    be read after the class has moved to another module. Outside the package it is the module and its own name."""
    name = _WRITTEN.get(kind)
    if name is None:
        module = kind.__module__
        name = f"{module}.{kind.__name__}"
        name = _WRITTEN[kind] = wire_name(name.removeprefix("fuda.")) if module.startswith("fuda.") else name
    return name


def wire_name(path: str) -> str:
    """The name of a class of the package without the modules between its game or layer and itself.

    >>> wire_name("games.kiseki.battle.BattleSubStep"), wire_name("kernel.decisions.Action"), wire_name("kernel.Action")
    ('kiseki.BattleSubStep', 'kernel.Action', 'kernel.Action')
    """
    parts = path.removeprefix("games.").split(".")
    return f"{parts[0]}.{parts[-1]}"


SHARED: Final = ("mechanics", "language")  # where a class goes that a second game needs


def class_named(name: str) -> type:
    """The record class written as `name`; LookupError when there is none. Names with modules are read, too: so they
    were written before."""
    found = _CLASSES.get(name)
    if found is None:
        _collect(Record)
        found = _CLASSES.get(name, _CLASSES.get(wire_name(name)))
        for layer in SHARED:
            found = _CLASSES.get(wire_name(f"{layer}.{name}")) if found is None else found
        if found is None:
            raise LookupError(f"no record class is called {name!r}")
        _CLASSES[name] = found
    return found


def _collect(kind: type) -> None:
    _CLASSES[name_of(kind)] = kind
    children: list[type] = type.__subclasses__(kind)
    for child in children:
        _collect(child)


def code_of(text: str) -> int:
    """A number for a string that is the same in every process (the built-in hash is not)."""
    code = _CODES.get(text)
    if code is None:
        code = 1 << 32 | crc32(text.encode("utf-8"))  # beyond the numbers that games count with
        _CODES[text] = code
    return code


MINUS_ONE: Final = 0x2D31_0000_0001  # stands for -1, whose built-in hash is that of -2
NONE: Final = 0x4E6F_0000_0001


def fingerprint(value: Any) -> Any:
    """The value as nested tuples of whole numbers, whose built-in hash does not depend on the hash seed."""
    if type(value) is int:
        return MINUS_ONE if value == -1 else value
    if type(value) is tuple or isinstance(value, tuple):
        for item in value:
            if type(item) is not int:
                return tuple([fingerprint(each) for each in value])
        return tuple([MINUS_ONE if each == -1 else each for each in value]) if -1 in value else value
    if isinstance(value, str):
        return code_of(value)
    if isinstance(value, list):
        return fingerprint(tuple(value))
    if value is None:
        return NONE
    if isinstance(value, int):
        return value
    return (code_of(type(value).__name__), *[fingerprint(getattr(value, name)) for name in fields_of(value)])


def same(left: Any, right: Any) -> bool:
    """Whether two plain values are equal, records compared field by field."""
    if isinstance(left, Record):
        return type(left) is type(right) and all(
            same(getattr(left, name), getattr(right, name)) for name in fields_of(left)
        )
    if isinstance(left, (tuple, list)):
        return (
            type(left) is type(right)
            and len(left) == len(right)
            and all(same(a, b) for a, b in zip(left, right, strict=True))
        )
    return type(left) is type(right) and bool(left == right)
