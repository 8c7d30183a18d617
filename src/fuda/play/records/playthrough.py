"""Does a game still go the way it went? Random games from fixed seeds, as text that can be compared, or as digests.

    python -m fuda.play.records.playthrough --digest [--game G] [--variant V] [--seed N] [--games N]
        one line for each game
    python -m fuda.play.records.playthrough --write FOLDER [--game G] [--seed N] [--games N]
        record them again
    python -m fuda.play.records.playthrough --transcript FILE [--game G] [--seed N]
        one game as a transcript
    python -m fuda.play.records.playthrough --verify FILE
        check a transcript

A recorded playthrough holds only what can be seen from outside, so that it changes only when the game does. A digest
also covers the key of every position: it compares processes, hash seeds and builds of the same sources.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from fuda.api import CHANCE, Game, Match, load
from fuda.api.answers import sample
from fuda.api.chance import Stream, chance_answer
from fuda.kernel import machine
from fuda.kernel.decisions import Answer
from fuda.library.loading import GAMES

Moment = tuple[Match, int, dict[str, Any], Answer, list[dict[str, Any]]]


def moments(game: Game, seed: str, variant: str | None = None) -> Iterator[Moment]:
    """A random game, answer by answer: the match after it, who answered, the question, the answer, what happened."""
    match = game.new(variant)
    number = chances = 0
    while match.outcome is None:
        told = match.pending[0].to_json()
        seat = match.pending[0].seat
        decision = machine.asked(match.state, seat)
        assert decision is not None
        if seat == CHANCE:
            answer = chance_answer(seed, chances, decision)
            chances += 1
        else:
            answer = sample(decision, Stream(seed, f"player {seat} {number}"))
        yield match, seat, told, answer, [event.to_json() for event in match.play(answer, seat)]
        number += 1


def _json(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _answered(seat: int, told: dict[str, Any], answer: Answer) -> str:
    """A line for one answer: who, why, out of what, and what was chosen."""
    who = "chance" if seat == CHANCE else f"seat {seat}"
    offered = told.get("options", told.get("candidates", told.get("items")))
    if offered is None:
        chosen = ""
    elif isinstance(answer, int):
        chosen = f" {_json(offered[answer])} of {len(offered)}"
    else:
        chosen = f" {_json([offered[place] for place in answer])} of {len(offered)}"
    return f"{who} [{told['clause']}] {told['purpose']} ({told['kind']}): {_json(answer)}{chosen}"


def record(game: Game, seed: str, variant: str | None = None) -> str:
    """A whole random game as text: every answer and every event, and what both seats see in the end."""
    lines = [f"game {game.id}", f"variant {game.variant(variant)}", f"seed {seed}", ""]
    final: Match | None = None
    for number, (match, seat, told, answer, events) in enumerate(moments(game, seed, variant)):
        final = match
        lines.append(f"{number} {_answered(seat, told, answer)}")
        for event in events:
            rest = {name: value for name, value in event.items() if name not in ("event", "clause")}
            lines.append(f"    [{event['clause']}] {event['event']} {_json(rest)}")
    assert final is not None
    lines.append("")
    for seat in (0, 1):
        lines.append(f"seat {seat} sees {_json(final.view(seat).to_json())}")
    return "\n".join(lines) + "\n"


def digest(game: Game, seed: str, variant: str | None = None) -> str:
    """A digest of a whole random game: all that is told, and the key of every position."""
    found = sha256()
    for match, seat, told, answer, events in moments(game, seed, variant):
        found.update(_json([seat, told, answer, events, match.state.key()]).encode("utf-8"))
        for each in (0, 1):
            found.update(_json(match.view(each).to_json()).encode("utf-8"))
    return found.hexdigest()


def write(folder: Path, game: Game, seeds: Sequence[str]) -> list[Path]:
    """Record playthroughs of all variants into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for variant in game.entry.variants:
        for seed in seeds:
            path = folder / f"{game.id}-{variant.id}-{seed}.txt"
            path.write_text(record(game, seed, variant.id), encoding="utf-8")
            written.append(path)
    return written


def write_transcript(path: Path, game: Game, seed: str, variant: str | None = None) -> None:
    """A whole random game as a transcript."""
    from fuda.play.contest import Contest
    from fuda.play.players import bot
    from fuda.play.records.transcript import Recording
    from fuda.play.seeds import derived_seed

    players = [bot("random", derived_seed(seed, "seat", seat)) for seat in (0, 1)]
    recording = Recording.begin(path, game, variant, seed, [each.name for each in players])
    Contest(game, players, seed, variant, recorder=recording, listen=False).play()


def _verify(path: Path) -> int:
    from fuda.play.records.replay import verify

    verdict = verify(path)
    for problem in verdict.problems:
        print(problem.explain("en"))
    print(f"{verdict.answers} answers, {'stands' if verdict.stands else 'does not stand'}")
    return 0 if verdict.stands else 1


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.records.playthrough")
    parser.add_argument("--digest", action="store_true", help="print a digest for each game")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="record playthroughs")
    parser.add_argument("--transcript", type=Path, metavar="FILE", help="write one game as a transcript")
    parser.add_argument("--verify", type=Path, metavar="FILE", help="verify a transcript")
    parser.add_argument("--game", choices=[*GAMES], help="one game instead of all")
    parser.add_argument("--variant", help="one variant instead of all")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--games", type=int, default=1, help="how many seeds, counted up from the first")
    given = parser.parse_args(arguments)
    if given.verify is not None:
        return _verify(given.verify)
    seeds = [str(given.seed + place) for place in range(given.games)]
    for name in [given.game] if given.game else [*GAMES]:
        game = load(name)
        if given.transcript is not None:
            write_transcript(given.transcript, game, seeds[0], given.variant)
        elif given.write is not None:
            for path in write(given.write, game, seeds):
                print(path)
        else:
            for variant in [given.variant] if given.variant else [each.id for each in game.entry.variants]:
                for seed in seeds:
                    print(name, variant, seed, digest(game, seed, variant))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
