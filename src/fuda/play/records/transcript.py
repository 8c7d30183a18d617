"""What is kept of a game, and can it be trusted? A file of JSON lines, each chained to the one before it.

The first line says what is played and commits to the seed, then comes a line for each answer, chance included, then one
with the outcome and the seed. Where answers were taken back, a line says from which number on; they stay in the file as
a branch that was left, and the numbers go on from there. The hash of a line is SHA-256 of the hash before it and of the
line without its own hash, written as JSON with sorted keys and no spaces. Every line is on the disk before the game
goes on, and only one process writes a file at a time.

While a game is under way its seed is in a file beside the transcript (`.seed`), so that the game can be resumed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from fuda import __version__
from fuda.api import Game, load
from fuda.api.wire import Back, Ending, Given, Header
from fuda.kernel import codec
from fuda.kernel.decisions import Answer
from fuda.kernel.reasons import Outcome
from fuda.kernel.state import State
from fuda.library.files import BadFile, read_bytes
from fuda.library.loading import UnknownGame, rules_digest
from fuda.library.messages import Explained
from fuda.play.records.claims import Claim, InUse
from fuda.play.seeds import commitment

FORMAT: Final = 1
LARGEST: Final = 1 << 26  # bytes of a record; a long game has a hundredth of that
CONCESSION: Final = "concession"  # the ending of a game that a player gave up; no clause ends it
SETTLED: Final = ("agreed", "time", "absent")  # endings outside of the rules, on a server


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
    problem: BadTranscript | None = None  # why what follows in the file is not in order, if there is more

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
    """Writes a game down while it is played; a `Recorder` for a contest.

    >>> import tempfile
    >>> from pathlib import Path
    >>> import fuda
    >>> game, players = fuda.load("wars3x3"), [fuda.bot("random", "1"), fuda.bot("random", "2")]
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "game.jsonl"
    ...     recording = fuda.Recording.begin(path, game, "wizard", "7", ["random", "random"])
    ...     outcome = fuda.Contest(game, players, "7", "wizard", recorder=recording).play()
    ...     len(fuda.read_transcript(path).given), fuda.verify(path).stands, len(fuda.replay(path))
    (84, True, 84)
    """

    def __init__(self, path: Path, last_hash: str = "", claim: Claim | None = None) -> None:
        self.path = path
        self._hash = last_hash
        self._claim = claim
        self.rest: Path | None = None  # where the part is kept that was not in order, when the game was taken up again

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
        hide_forced: bool = False,
    ) -> Recording:
        """Begin a new file; BadTranscript when one is there already or the place cannot be written."""
        recording = cls(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb"):
                pass
        except FileExistsError as error:
            name = "file-exists" if path.exists() else "unwritable-file"  # a file may be where a folder should be
            raise BadTranscript(name, str(path), why=_why(error)) from None
        except (OSError, ValueError) as error:
            raise BadTranscript("unwritable-file", str(path), why=_why(error)) from None
        try:
            if keep_seed:
                with os.fdopen(os.open(seed_path(path), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                    file.write(seed.encode("utf-8"))
            recording._begin(game, variant, seed, players, decks, hide_forced)
        except (OSError, BadTranscript) as error:
            recording.close()
            for each in (path, seed_path(path)):  # a game of which nothing was written never began
                each.unlink(missing_ok=True)
            raise BadTranscript("unwritable-file", str(path), why=_why(error)) from None
        return recording

    def _begin(
        self,
        game: Game,
        variant: str | None,
        seed: str,
        players: Sequence[str],
        decks: Sequence[Sequence[str]],
        hide_forced: bool,
    ) -> None:
        self.write(
            {
                "fuda": "transcript",
                "format": FORMAT,
                "version": __version__,
                "game": game.id,
                "variant": game.variant(variant),
                "rules": rules_digest(game.id),
                "commitment": commitment(seed),
                # Those that the game brings along are named, too: their files may change.
                "decks": [list(deck) for deck in game.decks(variant, seed, decks) or game.rules.deck_pair(1)],
                "players": list(players),
                **({"hide_forced": True} if hide_forced else {}),
            }
        )

    def write(self, content: dict[str, Any]) -> None:
        """Add one line and wait until it is on the disk; BadTranscript when it cannot be written, and then the file is
        as it was."""
        following = chained(self._hash, content)
        if self._claim is None:
            self._claim = claimed(self.path)
        try:
            self._claim.append(canonical({**content, "hash": following}) + b"\n")
        except OSError as error:
            raise BadTranscript("transcript-unwritable", str(self.path), why=_why(error)) from None
        self._hash = following

    def close(self) -> None:
        """Let another process go on with the file."""
        if self._claim is not None:
            self._claim.release()
            self._claim = None

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
        self.close()


def _why(error: Exception) -> str:
    if isinstance(error, Explained):
        return str(error.values.get("why", error))
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def claimed(path: Path) -> Claim:
    """The right to write a record; BadTranscript when another process has it, or nobody can."""
    try:
        return Claim(path)
    except InUse:
        raise BadTranscript("transcript-in-use", str(path)) from None
    except (OSError, ValueError) as error:
        raise BadTranscript("unwritable-file", str(path), why=_why(error)) from None


def set_aside(path: Path, size: int, claim: Claim) -> Path | None:
    """Leave only the part of a record that is in order. What follows is kept in a file beside it, unless it is only a
    last line that was cut off."""
    rest = path.read_bytes()[size:]
    beside: Path | None = None
    try:
        if b"\n" in rest:
            beside = next(each for each in _beside(path) if not each.exists())
            with beside.open("xb") as file:
                file.write(rest)
                file.flush()
                os.fsync(file.fileno())
        if rest:
            claim.cut(size)
    except OSError as error:
        raise BadTranscript("unwritable-file", str(beside or path), why=_why(error)) from None
    return beside


def _beside(path: Path) -> Iterator[Path]:
    return (path.with_name(f"{path.name}.rest{'' if number == 1 else number}") for number in count(1))


def kept_seed(path: Path) -> str | None:
    """The seed of a game under way; None where it is gone."""
    try:
        return read_bytes(seed_path(path)).decode("utf-8")
    except (BadFile, UnicodeDecodeError):
        return None


# --- reading


def read(path: Path) -> Transcript:
    """Read a transcript and check its chain; BadTranscript says which line is wrong and what can be kept.

    >>> from pathlib import Path
    >>> import fuda
    >>> try:
    ...     fuda.read_transcript(Path("no-such-file.jsonl"))
    ... except fuda.Explained as error:
    ...     print(error.name)
    no-such-file
    """
    shown = str(path)
    try:
        content = read_bytes(path, LARGEST)
    except BadFile as error:
        raise BadTranscript(error.name, shown, **error.values) from None
    reader = _Reader(shown)
    for line in BytesIO(content):
        reader.take(line)
    if reader.header is None:
        raise BadTranscript("transcript-empty", shown)
    return reader.kept()


def recover(path: Path) -> Transcript:
    """Like `read`, but from a line on that is not in order everything is left out; `problem` says why."""
    try:
        return read(path)
    except BadTranscript as error:
        if error.kept is not None:
            return replace(error.kept, problem=error)
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
        except (ValueError, RecursionError):
            raise self.wrong("transcript-altered" if self.header else "not-a-transcript") from None
        if self.header is None:
            self._look_at_head(content)
        elif self.ending is not None:
            raise self.wrong("transcript-after-end")
        try:
            fits = self._is_chained(content) and self._is_taken(content)
        except (msgspec.ValidationError, UnicodeEncodeError):  # the latter for half a character
            fits = False
        if not fits:
            raise self.wrong("transcript-altered")
        self.hash = str(content["hash"])
        self.in_order = self.line
        self.size += len(line)

    def _look_at_head(self, content: Any) -> None:
        if not isinstance(content, dict) or content.get("fuda") != "transcript":
            raise self.wrong("not-a-transcript")
        if content.get("format") != FORMAT:
            raise self.wrong("transcript-format", format=content.get("format"), known=FORMAT)

    def _is_chained(self, content: Any) -> bool:
        if not isinstance(content, dict) or not content.get("hash"):
            return False
        return bool(content["hash"] == chained(self.hash, {key: content[key] for key in content if key != "hash"}))

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


def check_game(transcript: Transcript, game: Game) -> None:
    """Refuse a transcript of another game."""
    header = transcript.header
    if header.game != game.id:
        raise BadTranscript("transcript-of-another-game", transcript.file, game=header.game, wanted=game.id)


def is_of_other_rules(transcript: Transcript) -> bool:
    """Whether it was made by other sources of the rules or cards. It is played with those of this version all the same:
    most changes of the sources change nothing in a game, and an answer that has become impossible is told."""
    return transcript.header.rules != rules_digest(transcript.header.game)


def of_other_rules(name: str, transcript: Transcript, line: int = 0, **values: Any) -> BadTranscript:
    """What is to be said of a transcript of other rules, with both versions."""
    header = transcript.header
    versions: dict[str, Any] = {
        "version": header.version,
        "rules": header.rules[:12],
        "here": __version__,
        "here_rules": rules_digest(header.game)[:12],
    }
    return BadTranscript(name, transcript.file, line, **versions, **values)


def game_of(transcript: Transcript) -> Game:
    """The game of which it is one."""
    try:
        game = load(transcript.header.game)
    except UnknownGame as error:
        raise BadTranscript("unknown-game", transcript.file, 1, **error.values) from None
    return game


def begun(transcript: Transcript, game: Game) -> State:
    """The game at its first question; BadTranscript when it cannot begin with what the first line says."""
    try:
        header = transcript.header
        return game.start(header.variant, header.decks, header.hide_forced)
    except (LookupError, ValueError, TypeError, AssertionError) as error:
        raise BadTranscript("transcript-start", transcript.file, 1, why=str(error) or type(error).__name__) from None
