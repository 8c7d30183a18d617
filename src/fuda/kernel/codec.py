"""How is a state written down? As JSON, every record as an object that names its class, every list as a list.

Inside a record every sequence is a tuple; only the fields of the state itself are lists. So decoding needs no types.
"""

from __future__ import annotations

from typing import Any, Final

from fuda.kernel.decisions import Decision
from fuda.kernel.procedure import Procedure, steps_of
from fuda.kernel.reasons import Outcome
from fuda.kernel.records import class_named, fields_of, name_of
from fuda.kernel.state import State

LEFT_OUT: Final = ("facts", "layout", "notes")


def encode(state: State) -> dict[str, Any]:
    """The state as JSON values."""
    written: dict[str, Any] = {"@": name_of(type(state))}
    for name in fields_of(state):
        if name not in LEFT_OUT:
            written[name] = _write(getattr(state, name))
    return written


def _write(value: Any) -> Any:
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (tuple, list)):
        for item in value:
            if type(item) is not int:
                return [_write(each) for each in value]
        return list(value)
    if isinstance(value, State):
        return encode(value)
    written: dict[str, Any] = {"@": name_of(type(value))}
    for name in fields_of(value):
        written[name] = _write(getattr(value, name))
    return written


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
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        for item in value:
            if type(item) is not int:
                return tuple([each if type(each) is int else _read(each) for each in value])
        return tuple(value)
    if isinstance(value, dict):
        name = value["@"]
        if not isinstance(name, str):
            raise ValueError("the name of a class is a string")
        return _read_record(name, value)
    raise ValueError(f"{value!r} has no place in a state")


def _read_record(kind: str, written: dict[str, Any]) -> Any:
    made = class_named(kind)()
    table = isinstance(made, State)
    names = fields_of(made)
    left = len(written) - 1  # beside its class
    for name in names:
        if name in written:
            left -= 1
            read = written[name]
            if type(read) is not int:
                read = _read(read)
            if table and isinstance(getattr(made, name), list):
                if not isinstance(read, tuple):
                    raise ValueError(f"{name} is a list")
                read = list(read)
            setattr(made, name, read)
        elif not (table and name in LEFT_OUT):
            raise ValueError(f"{kind} lacks {name}")
    if left:
        unknown = [name for name in written if name != "@" and name not in names]
        raise ValueError(f"{kind} has no {unknown[0]}")
    return made
