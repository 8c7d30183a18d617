"""What does a user see when something is wrong? A message with place and remedy, an exit code, never a traceback."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

import click

from fuda.surfaces.cli.program import runnable
from fuda.surfaces.cli.words import language, say

NO: Final = 1
USAGE: Final = 2
BAD_FILE: Final = 3
OURS: Final = 4
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

# Of a file with these faults nothing can be said but that it cannot be read.
UNREADABLE: Final = (
    *("no-such-file", "is-a-folder", "unreadable-file", "not-utf-8"),
    *("not-a-plain-file", "file-too-large", "nested-too-deeply"),
    *("malformed-toml", "malformed-json", "malformed-yaml"),
    *("not-a-transcript", "transcript-empty", "transcript-format", "transcript-of-other-rules"),
)


class Complaint(Exception):
    """Something that the user gave does not fit; the text stands in the word table under `fault`."""

    def __init__(self, name: str, code: int = USAGE, **values: Any) -> None:
        super().__init__(name)
        self.name = name
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return say("fault", self.name, **self.values)


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint at the known words most like this one, or nothing."""
    by_lower = {each.lower(): each for each in known}
    found = difflib.get_close_matches(word.lower(), by_lower, 9, 0.6)
    found.sort(key=lambda each: each[:2] != word.lower()[:2])  # stable: the nearest stays first among those
    found = found or [each for each in by_lower if word and word.lower() in each]
    if not found:
        return ""
    return say("fault", "did-you-mean", names=" / ".join(by_lower[each] for each in found[:3]))


def complain(text: str) -> None:
    """Say what is wrong, on stderr."""
    remark(f"{say('fault', 'error')}{text}")


def remark(text: str) -> None:
    """Say something on stderr, if that can be written to; what happened does not change where it cannot."""
    with suppress(OSError):
        click.echo(text, err=True)


def answer_to(error: BaseException, arguments: Sequence[str]) -> int:
    """Say what an error means; the exit code."""
    if isinstance(error, (KeyboardInterrupt, click.Abort, EOFError)):
        remark(f"\n{say('fault', 'interrupted')}")
        return INTERRUPTED
    if isinstance(error, BrokenPipeError):
        return PIPE_CLOSED  # whoever read our output has gone, and needs no more of it
    if isinstance(error, OSError):
        return _refused(error)
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        remark(error.message)
        return USAGE
    if isinstance(error, click.ClickException):
        return _usage(error)
    if isinstance(error, Complaint):
        complain(str(error))
        return error.code
    if isinstance(error, ImportError) and error.name in ("rich", "yaml"):
        complain(say("fault", "extra-missing", name=error.name))
        return USAGE
    known = _explained(error)
    if known is not None:
        return known
    complain(reported(error, arguments))
    return OURS


def _refused(error: OSError) -> int:
    """The answer to what the system does not let us do: to the disk and to the output, by what is not ours."""
    why = error.strerror or str(error) or type(error).__name__
    if error.filename is None:
        complain(say("fault", "output-failed", why=why))
    else:
        complain(say("fault", "system-refused", file=error.filename, why=why))
    return BAD_FILE


def _explained(error: BaseException) -> int | None:
    """The answer to an error that the library explains itself."""
    from fuda.library.messages import Explained

    if not isinstance(error, Explained):
        return None
    text = runnable(error.explain(language()))
    for name, field in (
        ("unknown-game", "game"),
        ("unknown-variant", "variant"),
        ("unknown-bot", "bot"),
        ("unknown-kind", "kind"),
    ):
        if error.name == name:
            complain(text + nearest(str(error.values[field]), str(error.values["known"]).split(", ")))
            return BAD_FILE if error.file else USAGE
    complain(text)
    return OURS if error.name.startswith("game-failed") else BAD_FILE


def _usage(error: click.ClickException) -> int:
    """The answer to what click does not understand, in the user's language."""
    context = getattr(error, "ctx", None)
    if isinstance(error, click.NoSuchOption):
        text = say("fault", "no-such-option", name=error.option_name) + nearest(
            error.option_name, error.possibilities or ()
        )
    elif isinstance(error, click.MissingParameter):
        parameter = error.param
        shown = parameter.make_metavar(context) if isinstance(parameter, click.Argument) and context else None
        text = say("fault", "missing", name=shown or (parameter.opts[-1] if parameter else error.param_hint))
    elif isinstance(error, click.BadParameter):
        hint = max(error.param.opts, key=len) if error.param is not None else str(error.param_hint or "")
        text = say("fault", "bad-value", name=hint, wanted=_wanted(error))
    elif type(error).__name__ == "NoSuchCommand" and context is not None:
        names = context.command.list_commands(context)
        given = str(getattr(error, "command_name", ""))
        text = say("fault", "no-such-command", name=given, known=", ".join(names)) + nearest(given, names)
    else:
        text = error.format_message()
    complain(text)
    if context is not None:
        remark(say("fault", "see-help", command=context.command_path))
    return USAGE


def _wanted(error: click.BadParameter) -> str:
    """Which values a parameter takes."""
    kind = error.param.type if error.param is not None else None
    if isinstance(kind, click.Choice):
        return "|".join(str(each) for each in kind.choices)
    if isinstance(kind, click.IntRange):
        return say("fault", "whole-number-between", least=kind.min, most=f"{kind.max:,}")
    return error.message


def state_folder() -> Path:
    """Where games under way and reports are kept."""
    named = os.environ.get("FUDA_STATE")
    if named:
        return Path(named)
    root = os.environ.get("XDG_STATE_HOME")
    return (Path(root) if root else Path.home() / ".local" / "state") / "fuda"


_REPORTS: Final = count(1)


def reported(error: BaseException, arguments: Sequence[str]) -> str:
    """Write a report of an error that is not the user's; what is said of it."""
    report = _report(error, arguments)
    what = f"{type(error).__name__}: {error}"
    number = next(_REPORTS)
    name = f"fuda-report-{os.getpid()}{'' if number == 1 else f'-{number}'}.txt"
    for folder in (state_folder() / "reports", Path.cwd()):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(report, encoding="utf-8", errors="backslashreplace")
        except OSError:
            continue
        return say("fault", "ours", what=what, path=folder / name)
    return f"{say('fault', 'ours-unwritten', what=what)}\n{report}"


def _report(error: BaseException, arguments: Sequence[str]) -> str:
    import platform
    import shlex
    import traceback
    from datetime import UTC, datetime
    from importlib.metadata import PackageNotFoundError, version

    from fuda import __version__

    lines = [
        f"fuda {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"time {datetime.now(UTC).isoformat(timespec='seconds')}",
        f"command line: fuda {shlex.join(arguments)}",
    ]
    for package in ("click", "rich", "msgspec", "pyyaml"):
        try:
            lines.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            lines.append(f"{package} is not installed")
    return "\n".join(lines) + "\n\n" + "".join(traceback.format_exception(error))
