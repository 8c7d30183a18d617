"""How is the server set? By a file, the environment, the command line, the later over the earlier.

>>> read(None, {"FUDA_PORT": "9000"}).port
9000
>>> try:
...     read(None, {"FUDA_PORT": "many"})
... except BadSetting as error:
...     print(error)
The setting FUDA_PORT cannot be 'many': Expected `int`, got `str`
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from fuda.library.messages import Explained
from fuda.storage.backends import backend_of

PREFIX: Final = "FUDA_"
_OTHERS: Final = ("ALL", "CACHE", "COMMAND", "FUZZ", "SLOWEST", "STATE")  # of which the environment may speak, too

Count = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class BadSetting(Explained):
    """A setting that does not exist, or cannot be that."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings, with what they are if nobody says otherwise."""

    data: str = "fuda-data"  # the folder of the database, unless `database` says another place
    database: str = ""  # sqlite:///PATH or postgresql://…
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    # Where others reach this server, for links and where several processes share the games.
    address: Annotated[str, msgspec.Meta(pattern=r"^(https?://[^\s/]+)?$")] = ""
    bots: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # processes in which bots think
    think: Annotated[float, msgspec.Meta(gt=0, le=600)] = 20.0  # seconds that a bot may think
    rate: Count = 20  # messages a second on one wire
    answers: Count = 10  # answers a second of one person; those beyond wait
    share: Annotated[float, msgspec.Meta(gt=0, le=1)] = 0.25  # seconds of a second for the messages of one person
    spare: Annotated[float, msgspec.Meta(ge=0, le=600)] = 3.0  # seconds of work before that matters
    wires: Count = 200  # connections that one address may have at once
    requests: Count = 600  # requests that one address may make in ten seconds
    guests: Count = 30  # guests that one address may bring in ten minutes
    tries: Count = 60  # card texts that one address may try in ten minutes
    sign_ins: Count = 30  # times that one address may try a password in ten minutes
    games: Count = 2000  # games that may go on at once; then new ones are refused
    proxied: bool = False  # whether a proxy in front says who connects (X-Forwarded-For)
    secure: bool = False  # whether browsers reach the server by https, so that cookies can say so
    operators: list[str] = []  # logins of accounts that may do everything
    moderators: list[str] = []
    log: Annotated[str, msgspec.Meta(pattern="^(debug|info|warning|error)$")] = "warning"

    @property
    def database_address(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{Path(self.data) / 'fuda.db'}"


def read(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Settings:
    """The settings; BadSetting for the first thing that is wrong with them."""
    found: dict[str, Any] = {}
    if file is not None:
        found |= _from_file(file)
    for name, text in environment.items():
        if name.startswith(PREFIX) and name.split("_")[1] not in _OTHERS:
            setting = _known(name.removeprefix(PREFIX).lower(), name)
            found[setting] = _one(name, text)
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    settings = _converted(found, "")
    backend_of(settings.database_address)
    return settings


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting("bad-settings-file", file=str(file), why=str(error)) from None
    for name, value in found.items():
        _converted({_known(name, name): value}, f"{name} ({file})")
    return found


def _known(name: str, said: str) -> str:
    known = [each.name for each in msgspec.structs.fields(Settings)]
    if name not in known:
        raise BadSetting("unknown-setting", name=said, known=", ".join(known))
    return name


def _one(name: str, text: str) -> Any:
    """A setting as the environment has it, in the kind that is wanted."""
    kind = next(each for each in msgspec.structs.fields(Settings) if PREFIX + each.name.upper() == name).type
    value: Any = [each.strip() for each in text.split(",") if each.strip()] if kind == list[str] else text
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting("bad-setting", name=name, value=text, why=str(error)) from None


def _converted(found: dict[str, Any], name: str) -> Settings:
    try:
        return msgspec.convert(found, Settings)
    except msgspec.ValidationError as error:
        shown = name or ", ".join(found)
        raise BadSetting("bad-setting", name=shown, value=", ".join(map(str, found.values())), why=str(error)) from None
