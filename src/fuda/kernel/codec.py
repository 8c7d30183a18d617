"""How is a state written down? As JSON, every record as an object that names its class, every list as a list.

Inside a record every sequence is a tuple; only the fields of the state itself are lists. So decoding needs no types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from fuda.kernel.decisions import Decision
from fuda.kernel.procedure import Procedure, steps_of
from fuda.kernel.reasons import Outcome
from fuda.kernel.records import Record, class_named, fields_of, name_of, reader_of, writer_of
from fuda.kernel.state import State

LEFT_OUT: Final = ("facts", "previous", "layout", "notes", "looks_ahead")
SELDOM: Final = ("hide_forced", "idle")  # written only where it says something
PLAIN: Final[frozenset[type]] = frozenset((int, str, bool, type(None)))  # written as they are
FEW: Final = 8  # to add up more of them than so many is worth its while
_WRITERS: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {}  # by class: what writes such a record
_READERS: Final[dict[str, Callable[[dict[str, Any]], Any]]] = {}  # by the name of a class: what reads such a record


def encode(state: State) -> dict[str, Any]:
    """The state as JSON values."""
    written: dict[str, Any] = {"@": name_of(type(state))}
    for name in fields_of(state):
        if name not in LEFT_OUT and (name not in SELDOM or getattr(state, name)):
            written[name] = _write(getattr(state, name))
    return written


def written_down(record: Record) -> dict[str, Any]:
    """A record as JSON values."""
    written: dict[str, Any] = _write(record)
    return written


def _write(value: Any) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple or kind is list:
        if not value:
            return []
        if len(value) > FEW and are_numbers(value):
            return list(value)
        return [each if type(each) in PLAIN else _write(each) for each in value]
    writer = _WRITERS.get(kind)
    if writer is None:
        if isinstance(value, State):
            return encode(value)
        writer = _WRITERS[kind] = writer_of(value, PLAIN, _write)
    return writer(value)


def are_numbers(values: Any) -> bool:
    """Whether all of them are whole numbers. To add them up tells so faster than to look at each.

    >>> are_numbers((1, 2)), are_numbers(()), are_numbers((1, "2")), are_numbers((1, 2.0)), are_numbers((1, (2,)))
    (True, True, False, False, False)
    """
    try:
        return type(sum(values)) is int
    except TypeError:
        return False


def decode(written: dict[str, Any]) -> State:
    """The state that was written; LookupError or ValueError when it is none."""
    try:
        made = _read(written)
        if not isinstance(made, State):
            raise ValueError("this is not a state")
        _check(made)
    except (TypeError, AttributeError, RecursionError) as error:
        raise ValueError("this is not a state") from error
    return made


def _check(state: State) -> None:
    """Whether the parts fit together that the machine relies on."""
    for frame in state.frames:
        if not isinstance(frame, Procedure):
            raise ValueError("a frame is no procedure")
        if type(frame.pc) is not int or frame.pc < 0 or not 0 <= frame.running < len(steps_of(type(frame))):
            raise ValueError(f"{type(frame).__name__} has no such step")
    for decision in state.pending:
        if not isinstance(decision, Decision):
            raise ValueError("a question is no decision")
    if state.answers and len(state.answers) != len(state.pending):
        raise ValueError("answers and questions do not fit")
    if not (state.outcome is None or isinstance(state.outcome, Outcome)):
        raise ValueError("the outcome is none")
    count = len(state.printed)
    for column in (state.owner, state.zone, state.known, state.handle):
        if len(column) != count:
            raise ValueError("the columns have different lengths")
    lying = sorted([card for zone in state.zones for card in zone])
    if lying != list(range(count)):
        raise ValueError("a card lies in no zone, or in two")
    for before in state.saved:
        _check(before)


def _read(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        if not value:
            return ()
        if type(value[0]) is int and are_numbers(value):
            return tuple(value)
        return tuple([each if type(each) in PLAIN else _read(each) for each in value])
    if kind is dict:
        name = value["@"]
        reader = _READERS.get(name)
        if reader is not None:
            try:
                return reader(value)
            except KeyError:
                pass
        if not isinstance(name, str):
            raise ValueError("the name of a class is a string")
        return _read_record(name, value)
    if kind in PLAIN:
        return value
    raise ValueError(f"{value!r} has no place in a state")


def _read_record(name: str, written: dict[str, Any]) -> Any:
    kind = class_named(name)
    if issubclass(kind, State):
        return _read_state(kind(), name, written)
    names = fields_of(kind())
    if name not in _READERS:
        _READERS[name] = reader_of(kind, PLAIN, _read)
    fits = len(written) == len(names) + 1 and all([field in written for field in names])
    return _READERS[name](written if fits else _upgraded(kind, name, names, written))


def _upgraded(kind: type, name: str, names: Sequence[str], written: dict[str, Any]) -> dict[str, Any]:
    """What an earlier version wrote, with the fields that the record has now; refused where they are others."""
    assert issubclass(kind, Record)
    made = kind.upgraded(dict(written))
    if len(made) != len(names) + 1 or any([field not in made for field in names]):
        _refuse(name, names, made)
    return made


def _read_state(made: State, kind: str, written: dict[str, Any]) -> State:
    names = [name for name in fields_of(made) if name not in LEFT_OUT and (name not in SELDOM or name in written)]
    if len(written) != len(names) + 1:
        written = type(made).upgraded(dict(written))
    if len(written) != len(names) + 1:
        _refuse(kind, names, written)
    for name in names:
        if name not in written:
            _refuse(kind, names, written)
        read = written[name]
        if type(read) not in PLAIN:
            read = _read(read)
        if isinstance(getattr(made, name), list):
            if not isinstance(read, tuple):
                raise ValueError(f"{name} is a list")
            read = list(read)
        setattr(made, name, read)
    return made


def _refuse(kind: str, names: Sequence[str], written: dict[str, Any]) -> NoReturn:
    """Say which field is missing or unknown."""
    missing = [name for name in names if name not in written]
    if missing:
        raise ValueError(f"{kind} lacks {missing[0]}")
    unknown = [name for name in written if name != "@" and name not in names]
    raise ValueError(f"{kind} has no {unknown[0]}")
