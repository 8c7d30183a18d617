"""What is given spoiled inputs? Everything that reads something from outside. Each target says which refusals are
answers; anything else that comes out of it is an internal error."""

from __future__ import annotations

import json
import os
import random
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from click.testing import CliRunner
from hypothesis import strategies as st

from fuda.api import BadSave, load
from fuda.kernel import codec
from fuda.library.card_checks import check_cards
from fuda.library.decks import examine, find_deck
from fuda.library.files import BadFile
from fuda.library.loading import entry_of
from fuda.library.messages import LANGUAGES, Explained
from fuda.play.contest import Contest
from fuda.play.players import bot
from fuda.play.records.replay import Replay, verify
from fuda.play.records.transcript import Recording, chained, recover
from fuda.play.scenarios import playing
from fuda.surfaces.cli.root import ROOT
from tests.fuzz.spoiling import NUMBERS, PIECES, spoiled, spoiled_json
from tests.matches import played, questions

CORPUS: Final = Path(__file__).with_name("corpus")
_HERE: Final = Path(tempfile.mkdtemp(prefix="fuda-fuzz-")) if os.name == "posix" else Path(tempfile.gettempdir())


@dataclass(frozen=True, slots=True)
class Target:
    """Something that reads: how inputs for it are made, and what is done with one."""

    name: str
    inputs: Callable[[str], st.SearchStrategy[bytes]]
    run: Callable[[str, bytes], None]
    first: bytes = b""  # what loads everything that the others need


def kept(name: str) -> list[Path]:
    """The inputs that are kept for a target: those that once broke it, and those that should."""
    return sorted((CORPUS / name).glob("*.input"))


def _seeds(name: str, files: Sequence[Path]) -> list[bytes]:
    return [*[path.read_bytes() for path in files], *[path.read_bytes() for path in kept(name)]]


def _written(name: str, content: bytes) -> Path:
    path = _HERE / name
    path.write_bytes(content)
    return path


def said(problem: Explained) -> None:
    """A refusal says something in both languages."""
    for language in LANGUAGES:
        assert problem.explain(language).strip()


# --- decks and cards


def _decks(game: str) -> st.SearchStrategy[bytes]:
    own = sorted((entry_of(game).folder / "decks").glob("*.toml"))
    some = own or sorted((entry_of("kiseki").folder / "decks").glob("*.toml"))
    return spoiled(_seeds("decks", some))


def read_a_deck(game: str, content: bytes) -> None:
    """What is wrong with a deck file?"""
    path = _written("deck.toml", content)
    for variant in (None, *[each.id for each in entry_of(game).variants]):
        _, problems = examine(game, path, variant)
        for each in problems:
            said(each)
    try:
        find_deck(game, path)
    except BadFile as error:
        said(error)


def _cards(game: str) -> st.SearchStrategy[bytes]:
    seeds = []
    for file in entry_of(game).card_files:
        # A few cards each: a whole file takes long to read, and only what was edited is of interest.
        tables = entry_of(game).card_path(file).read_text(encoding="utf-8").split("\n\n")
        seeds += ["\n\n".join(tables[start : start + 2]).encode() for start in range(0, len(tables), 2)][:40]
    return spoiled([*seeds, *_seeds("cards", [])])


def read_cards(game: str, content: bytes) -> None:
    """What is wrong with a card file?"""
    for each in check_cards(game, [_written(f"{entry_of(game).card_files[0].name}.toml", content)]).problems:
        said(each)


# --- scenarios


def _scenarios(game: str) -> st.SearchStrategy[bytes]:
    return spoiled(_seeds("scenarios", sorted((CORPUS.parent.parent / "scenarios" / game).rglob("*.yaml"))))


def run_a_scenario(game: str, content: bytes) -> None:
    """Does a scenario hold?"""
    try:
        result = playing.run_file(_written("scenario.yaml", content))
    except BadFile as error:
        said(error)
        return
    for language in LANGUAGES:
        for message in result.messages(language):
            assert message


# --- transcripts and saved games


@cache
def recorded(game: str) -> bytes:
    """A game that was begun, written down."""
    path = _HERE / f"{game}.jsonl"
    path.unlink(missing_ok=True)
    loaded = load(game)
    recording = Recording.begin(path, loaded, None, "3", ["random", "random"], loaded.rules.deck_pair(1), False)
    players = [bot("random", f"3 {seat}") for seat in (0, 1)]
    contest = Contest(loaded, players, "3", None, loaded.rules.deck_pair(1), recording)
    while contest.outcome is None and contest.answers < 40:
        contest.step()
    recording.close()
    return path.read_bytes()


def _rechained(lines: list[Any]) -> bytes:
    """Lines whose hashes are right, whatever they say: only so what comes behind the chain is reached."""
    written: list[bytes] = []
    before = ""
    for line in lines:
        if isinstance(line, dict):
            line.pop("hash", None)
            try:
                before = chained(before, line)
            except UnicodeEncodeError:
                line = {"number": 0}
            line["hash"] = before
        written.append(json.dumps(line).encode() + b"\n")
    return b"".join(written)


def _transcripts(game: str) -> st.SearchStrategy[bytes]:
    whole = recorded(game)
    lines = [json.loads(line) for line in whole.splitlines()]
    again = spoiled_json([lines]).map(lambda given: _rechained(given if isinstance(given, list) else [given]))
    return st.one_of(spoiled([whole, *_seeds("transcripts", [])]), again)


def read_a_transcript(game: str, content: bytes) -> None:
    """How did a recorded game go, does it stand, can it be cut?"""
    path = _written("game.jsonl", content)
    for problem in verify(path).problems:
        said(problem)
    try:
        transcript = recover(path)
        replay = Replay(transcript)
        for step in (each for each in replay.steps() if each.number < 8):
            assert step.seat in (0, 1, 2)
        timeline = Replay(transcript)
        timeline.go(min(3, len(timeline)))
    except Explained as error:
        said(error)


@cache
def saved(game: str) -> tuple[bytes, ...]:
    """Saved games, one from the beginning and one from the middle."""
    loaded = load(game)
    found = []
    for steps in (0, 30):
        match = loaded.new(seed=3, decks=loaded.rules.deck_pair(1))
        source = random.Random(3)
        for _ in range(steps):
            asked = questions(match)
            if not asked:
                break
            seat = min(asked)
            try:
                played(match, seat, source.randrange(3))
            except ValueError:
                played(match, seat, _some(loaded, match, seat))
        found.append(match.encode())
    return tuple(found)


def _some(game: Any, match: Any, seat: int) -> Any:
    from fuda.api.answers import sample
    from fuda.api.chance import Stream
    from fuda.kernel.machine import asked

    decision = asked(match.state, seat)
    assert decision is not None
    return sample(decision, Stream("3"))


def _saves(game: str) -> st.SearchStrategy[bytes]:
    whole = [json.loads(each) for each in saved(game)]
    as_json = spoiled_json(whole).map(lambda given: json.dumps(given).encode())
    return st.one_of(spoiled([*saved(game), *_seeds("saves", [])]), as_json)


def read_a_save(game: str, content: bytes) -> None:
    """Can a saved game go on?"""
    loaded = load(game)
    try:
        match = loaded.decode(content)
    except BadSave as error:
        said(error)
    else:
        for seat in (-1, 0, 1):
            match.view(seat).to_json()
        questions(match)
    try:  # and what is behind the digest: a state that is none is refused, never made
        state = json.loads(content)["state"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return
    try:
        codec.decode(state)
    except (LookupError, ValueError):
        return


# --- arguments

_COMMANDS: Final[tuple[tuple[str, ...], ...]] = (
    *(
        ("games",),
        ("cards",),
        ("cards", "explain"),
        ("decks",),
        ("deck", "check"),
        ("booster",),
        ("rules",),
        ("schema",),
    ),
    *(("replay", "show"), ("replay", "verify"), ("replay", "cut"), ("scenario", "run"), ("judge",), ("deck",), ("",)),
    *(
        ("replay",),
        ("scenario",),
        ("--help",),
        ("--version",),
        ("play", "--help"),
        ("sim", "--help"),
        ("bench", "--help"),
    ),
)
# What plays many games by itself takes long because it should; it is given something that must be refused.
_LONG: Final[tuple[tuple[str, ...], ...]] = (("sim",), ("bench",), ("deck", "matrix"), ("play",))
_REFUSED: Final = ("--games=0", "--games=99999999999999999999", "--no-such-option")
_OPTIONS: Final = (
    *("--json", "--at", "--seat", "--out", "--packs", "--seed", "--variant", "--search", "--all", "--plain", "--deck"),
    *("--lang", "--lang=ja", "--lang=en", "--help", "--resume", "-n", "--", "-", "--opponent", "--workers", "--x"),
)
_VALUES: Final = (
    *(
        "wars3x3",
        "kiseki",
        "001",
        "K001",
        "H107",
        "4.2a",
        "2",
        "judge",
        "first",
        "random",
        "wizard",
        "ja",
        "en",
        "花乙女",
    ),
    *(
        "/dev/zero",
        "/dev/null",
        "/",
        ".",
        "..",
        "no-such.file",
        "",
        " ",
        "-",
        "tests",
        "{",
        "{0}",
        "%",
        "\udcff",
        "ｗａｒｓ",
    ),
)


def _arguments(game: str) -> st.SearchStrategy[bytes]:
    word = st.sampled_from((*_VALUES, game, *_OPTIONS, *[each for each in (*NUMBERS, *PIECES) if "\0" not in each]))
    words = st.one_of(word, st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=12))
    short = st.tuples(st.sampled_from(_COMMANDS), st.lists(words, max_size=5)).map(lambda given: [*given[0], *given[1]])
    # A number that came later would be taken in the place of the refused one.
    others = st.lists(words.filter(lambda word: not word.startswith(("-n", "--games"))), max_size=3)
    long = st.tuples(st.sampled_from(_LONG), others, st.sampled_from(_REFUSED)).map(
        lambda given: [*given[0], given[2], *given[1]]
    )
    made = st.one_of(short, short, long).map(lambda given: json.dumps(given).encode())
    old = [path.read_bytes() for path in kept("arguments")]
    return st.one_of(made, st.sampled_from(old)) if old else made


def run_a_command(game: str, content: bytes) -> None:
    """What does the command line say?"""
    state = _HERE / "state"
    runner = CliRunner(env={"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "FUDA_STATE": str(state)})
    here = Path.cwd()
    (_HERE / "empty").mkdir(exist_ok=True)
    os.chdir(_HERE / "empty")
    try:
        result = runner.invoke(ROOT, json.loads(content), input="where\nquit\n")
    finally:
        os.chdir(here)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code in (0, 1, 2, 3), result.output


TARGETS: Final = {
    each.name: each
    for each in (
        Target("decks", _decks, read_a_deck),
        Target("cards", _cards, read_cards),
        Target("scenarios", _scenarios, run_a_scenario),
        Target("transcripts", _transcripts, read_a_transcript),
        Target("saves", _saves, read_a_save),
        Target("arguments", _arguments, run_a_command, b'["games"]'),
    )
}
