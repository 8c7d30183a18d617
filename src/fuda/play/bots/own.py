"""How does a bot of one's own come into play? By its module and class: `module:Class`, or `path/file.py:Class`.

The class is called with a seed and has a method `answer`, which gets a `Sight` and returns an `Answer` or its value.
What it does wrong is its own fault and not the game's: every such error says what, and by which clause.
"""

from __future__ import annotations

import sys
import traceback
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from fuda.api import Answer, WrongAnswer
from fuda.kernel.decisions import Answer as Value
from fuda.library.messages import Explained
from fuda.play.players import Sight, UnknownBot


class BotFailed(Explained):
    """A bot of one's own broke down, or gave an answer that it may not give."""


class OwnBot:
    """A bot of one's own; its name is how it was named, so that a recorded game finds it again."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        kind = class_of(name)
        try:
            self._bot = kind(seed)
        except Exception as error:
            raise UnknownBot("bot-not-made", bot=name, what=_what(error)) from error

    def answer(self, sight: Sight) -> Value:
        """What the bot answers; BotFailed when that is no answer to the question."""
        try:
            given = self._bot.answer(sight)
        except Exception as error:
            raise BotFailed("bot-raised", bot=self.name, what=_what(error)) from error
        try:
            return sight.question.answer(given.value if isinstance(given, Answer) else given).value
        except WrongAnswer as error:
            why = {language: error.explain(language) for language in ("ja", "en")}
            purpose, clause = sight.question.purpose, sight.question.clause
            told: dict[str, Any] = {"answer": _shown(given), "purpose": purpose, "clause": clause, "why": why}
            raise BotFailed("bot-illegal", bot=self.name, **told) from None


def class_of(name: str) -> Any:
    """The class that `module:Class` names; UnknownBot says what is missing.

    >>> class_of("fuda.play.bots.random:RandomPlayer").__name__
    'RandomPlayer'
    """
    home, _, wanted = name.rpartition(":")
    module = _from_file(name, Path(home)) if home.endswith(".py") else _module(name, home)
    found = getattr(module, wanted, None)
    if not isinstance(found, type):
        own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
        known = ", ".join([each.__name__ for each in own if hasattr(each, "answer")]) or "-"
        raise UnknownBot("bot-no-class", bot=name, wanted=wanted, module=home, known=known)
    if not callable(getattr(found, "answer", None)):
        raise UnknownBot("bot-no-answer", bot=name, wanted=wanted)
    return found


def _module(name: str, home: str) -> ModuleType:
    """A module that lies where the user stands, or that is installed."""
    here = str(Path.cwd())
    is_new = here not in sys.path
    if is_new:
        sys.path.insert(0, here)
    try:
        return import_module(home)
    except (ModuleNotFoundError, ValueError, TypeError) as error:
        missing = getattr(error, "name", None)
        if missing is None or f"{home}.".startswith(f"{missing}."):
            raise UnknownBot("bot-no-module", bot=name, module=home, folder=here) from None
        raise UnknownBot("bot-module-broken", bot=name, module=home, what=_what(error)) from error
    except Exception as error:
        raise UnknownBot("bot-module-broken", bot=name, module=home, what=_what(error)) from error
    finally:
        if is_new:
            sys.path.remove(here)


def _from_file(name: str, path: Path) -> ModuleType:
    """The module in a file, read once."""
    full = path.resolve()
    called = f"fuda_bot_{sha256(str(full).encode()).hexdigest()[:12]}"
    if called in sys.modules:
        return sys.modules[called]
    found = spec_from_file_location(called, full)
    if not full.is_file() or found is None or found.loader is None:
        raise UnknownBot("bot-no-file", bot=name, path=str(path))
    module = sys.modules[called] = module_from_spec(found)
    try:
        found.loader.exec_module(module)
    except Exception as error:
        del sys.modules[called]
        raise UnknownBot("bot-module-broken", bot=name, module=str(path), what=_what(error)) from error
    return module


def _what(error: Exception) -> str:
    """What broke, and on which line."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, SyntaxError):
        return said
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{said} ({last.filename}:{last.lineno})"


def _shown(given: object) -> str:
    said = repr(given.to_json() if isinstance(given, Answer) else given)
    return said if len(said) <= 60 else f"{said[:59]}…"
