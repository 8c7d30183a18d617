"""How is a state written down? As JSON, every record as an object that names its class, every list as a list.

Inside a record every sequence is a tuple; only the fields of the state itself are lists. So decoding needs no types.
"""

from __future__ import annotations

from typing import Any, Final, cast

from fuda.kernel.records import class_named, fields_of, name_of
from fuda.kernel.state import State

LEFT_OUT: Final = ("facts", "notes")


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
    made = _read(written)
    if not isinstance(made, State):
        raise ValueError("this is not a state")
    return made


def _read(value: Any) -> Any:
    if isinstance(value, list):
        for item in value:
            if type(item) is not int:
                return tuple([_read(each) for each in value])
        return tuple(value)
    if isinstance(value, dict):
        kind = class_named(cast(str, value["@"]))
        made = kind()
        names = fields_of(made)
        table = isinstance(made, State)
        for name in names:
            if name in value:
                held = getattr(made, name)
                read = _read(value[name])
                setattr(made, name, list(read) if table and isinstance(held, list) else read)
            elif not (table and name in LEFT_OUT):
                raise ValueError(f"{value['@']} lacks {name}")
        return made
    return value
