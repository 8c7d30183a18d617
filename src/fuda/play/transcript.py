"""What is kept of a game, and can it be trusted? A file of JSON lines, each chained to the one before it.

The first line says what is played and commits to the seed, then comes a line for each answer, chance included, then one
with the outcome and the seed. Where answers were taken back, a line says from which number on; they stay in the file as
a branch that was left, and the numbers go on from there. The hash of a line is SHA-256 of the hash before it and of the
line without its own hash, written as JSON with sorted keys and no spaces. Every line is on the disk before the game
goes on.

While a game is under way its seed is in a file beside the transcript (`.seed`), so that the game can be resumed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from fuda import __version__
from fuda.api import Game
from fuda.api.wire import Back, Ending, Given, Header
from fuda.kernel import codec
from fuda.kernel.decisions import Answer
from fuda.kernel.reasons import Outcome
from fuda.kernel.state import State
from fuda.library.loading import rules_digest
from fuda.library.messages import Explained
from fuda.play.source import commitment

FORMAT: Final = 1
CONCESSION: Final = "concession"  # the ending of a game that a player gave up; no clause ends it


class BadTranscript(Explained):
    """A transcript cannot be used as it is; `kept` is the part that is in order, if there is one."""

    kept: Transcript | None = None


@dataclass(frozen=True, slots=True)
class Branch:
    """Answers that were taken back: from which number on, by whom, with whose consent; the whole line as it stood."""

    at: int
    seat: int
    consent: str
    line: tuple[Given, ...]

    @property
    def given(self) -> tuple[Given, ...]:
        """The answers that were taken back."""
        return self.line[self.at :]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A transcript as it was read. `given` is what stands; what was taken back is in `branches`, in that order."""

    header: Header
    given: tuple[Given, ...]
    ending: Ending | None
    file: str = ""
    size: int = 0  # bytes of the file that are in order
    branches: tuple[Branch, ...] = ()
    last_hash: str = ""  # the end of the chain
    lines: tuple[int, ...] = ()  # of the file, for each answer
    last_line: int = 1  # of the file, that is in order

    def line_of(self, number: int) -> int:
        """The line of the file that holds an answer; behind the last one that of the ending, or the next one."""
        if number < len(self.lines):
            return self.lines[number]
        return self.last_line if self.ending is not None else self.last_line + 1


def canonical(content: Any) -> bytes:
    """JSON in the one form that is hashed.

    >>> canonical({"b": [1, 2], "a": "札"}).decode()
    '{"a":"札","b":[1,2]}'
    """
    return json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


def chained(previous: str, content: dict[str, Any]) -> str:
    """The hash of a line."""
    return sha256(previous.encode("ascii") + canonical(content)).hexdigest()


def position_digest(state: State) -> str:
    """A digest of a position, the same in every process and for every version of Python."""
    return sha256(canonical(codec.encode(state))).hexdigest()


# --- writing


def seed_path(path: Path) -> Path:
    """Where the seed of a game under way is kept."""
    return path.with_name(path.name + ".seed")


class Recording:
    """Writes a game down while it is played; a `Recorder` for a match."""

    def __init__(self, path: Path, last_hash: str = "") -> None:
        self.path = path
        self._hash = last_hash

    @classmethod
    def begin(
        cls,
        path: Path,
        game: Game,
        variant: str | None,
        seed: str,
        players: Sequence[str],
        decks: Sequence[Sequence[str]] = (),
        keep_seed: bool = True,
    ) -> Recording:
        """Begin a new file; BadTranscript when one is there already or the place cannot be written."""
        recording = cls(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb"):
                pass
            if keep_seed:
                with os.fdopen(os.open(seed_path(path), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                    file.write(seed)
        except FileExistsError:
            raise BadTranscript("file-exists", str(path)) from None
        except OSError as error:
            raise BadTranscript("unwritable-file", str(path), why=error.strerror) from None
        recording.write(
            {
                "fuda": "transcript",
                "format": FORMAT,
                "version": __version__,
                "game": game.id,
                "variant": game.variant(variant),
                "rules": rules_digest(game.id),
                "commitment": commitment(seed),
                "decks": [list(deck) for deck in game.decks(variant, seed, decks)],
                "players": list(players),
            }
        )
        return recording

    def write(self, content: dict[str, Any]) -> None:
        """Add one line and wait until it is on the disk."""
        self._hash = chained(self._hash, content)
        line = canonical({**content, "hash": self._hash}) + b"\n"
        with self.path.open("ab") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

    def answered(self, number: int, seat: int, clause: str, answer: Answer) -> None:
        """Write down an answer."""
        plain = answer if isinstance(answer, int) else list(answer)
        self.write({"number": number, "seat": seat, "clause": clause, "answer": plain})

    def taken_back(self, number: int, seat: int, consent: str) -> None:
        """Write down that a seat took back the answer with this number and all after it."""
        self.write({"back": number, "seat": seat, "consent": consent})

    def ended(self, state: State, answers: int, outcome: Outcome, seed: str) -> None:
        """Write down the outcome, and show the seed."""
        self.write(
            {
                "outcome": {"winner": outcome.winner, "kind": outcome.kind, "clause": outcome.clause},
                "answers": answers,
                "seed": seed,
                "position": position_digest(state),
            }
        )
        seed_path(self.path).unlink(missing_ok=True)


# --- reading


def read(path: Path) -> Transcript:
    """Read a transcript and check its chain; BadTranscript says which line is wrong and what can be kept."""
    shown = str(path)
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise BadTranscript("no-such-file", shown) from None
    except IsADirectoryError:
        raise BadTranscript("is-a-folder", shown) from None
    except OSError as error:
        raise BadTranscript("unreadable-file", shown, why=error.strerror) from None
    reader = _Reader(shown)
    for line in content.splitlines(keepends=True):
        reader.take(line)
    if reader.header is None:
        raise BadTranscript("transcript-empty", shown)
    return reader.kept()


def recover(path: Path) -> Transcript:
    """Like `read`, but a last line that was cut off while it was written is left out."""
    try:
        return read(path)
    except BadTranscript as error:
        if error.name == "transcript-truncated" and error.kept is not None:
            return error.kept
        raise


class _Reader:
    """Takes the lines of a file one after another."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 0
        self.in_order = 0  # the last line that is
        self.size = 0
        self.hash = ""
        self.header: Header | None = None
        self.given: list[Given] = []
        self.lines: list[int] = []
        self.branches: list[Branch] = []
        self.ending: Ending | None = None

    def kept(self) -> Transcript:
        assert self.header is not None
        return Transcript(
            self.header,
            tuple(self.given),
            self.ending,
            self.file,
            self.size,
            tuple(self.branches),
            self.hash,
            tuple(self.lines),
            self.in_order,
        )

    def wrong(self, name: str, **values: Any) -> BadTranscript:
        error = BadTranscript(name, self.file, self.line, **values)
        if self.header is not None:
            error.kept = self.kept()
        return error

    def take(self, line: bytes) -> None:
        self.line += 1
        if not line.endswith(b"\n"):
            if self.header is None:
                raise self.wrong("not-a-transcript")
            raise self.wrong("transcript-truncated", answers=len(self.given))
        try:
            content = json.loads(line)
        except ValueError:
            raise self.wrong("transcript-altered" if self.header else "not-a-transcript") from None
        if self.header is None:
            self._look_at_head(content)
        elif self.ending is not None:
            raise self.wrong("transcript-after-end")
        claimed = content.get("hash") if isinstance(content, dict) else None
        if claimed != chained(self.hash, {key: content[key] for key in content if key != "hash"} if claimed else {}):
            raise self.wrong("transcript-altered")
        try:
            fits = self._is_taken(content)
        except msgspec.ValidationError:
            fits = False
        if not fits:
            raise self.wrong("transcript-altered")
        self.hash = str(claimed)
        self.in_order = self.line
        self.size += len(line)

    def _look_at_head(self, content: Any) -> None:
        if not isinstance(content, dict) or content.get("fuda") != "transcript":
            raise self.wrong("not-a-transcript")
        if content.get("format") != FORMAT:
            raise self.wrong("transcript-format", format=content.get("format"), known=FORMAT)

    def _is_taken(self, content: dict[str, Any]) -> bool:
        """Take a line that stands in the chain; whether it fits what came before it."""
        if self.header is None:
            self.header = msgspec.convert(content, Header)
            return True
        if "outcome" in content:
            ending = msgspec.convert(content, Ending)
            if ending.answers != len(self.given):
                return False
            self.ending = ending
            return True
        if "back" in content:
            back = msgspec.convert(content, Back)
            if not 0 <= back.back < len(self.given):
                return False
            self.branches.append(Branch(back.back, back.seat, back.consent, tuple(self.given)))
            del self.given[back.back :], self.lines[back.back :]
            return True
        given = msgspec.convert(content, Given)
        if given.number != len(self.given):
            return False
        self.given.append(given)
        self.lines.append(self.line)
        return True


def check_versions(transcript: Transcript, game: Game) -> None:
    """Refuse a transcript that was made with other rules or cards."""
    header = transcript.header
    if header.game != game.id:
        raise BadTranscript("transcript-of-another-game", transcript.file, game=header.game, wanted=game.id)
    here = rules_digest(game.id)
    if header.rules != here:
        raise BadTranscript(
            "transcript-of-other-rules",
            transcript.file,
            version=header.version,
            rules=header.rules[:12],
            here=__version__,
            here_rules=here[:12],
        )
