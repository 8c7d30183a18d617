"""`fuda replay`: how did a recorded game go, and does its record stand?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fuda.surfaces.cli.faults import BAD_FILE, NO, UNREADABLE, remark
from fuda.surfaces.cli.frame import Whole, command, group, option
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import language, say

if TYPE_CHECKING:
    from fuda.play.records.timeline import TimelineStep
    from fuda.play.records.transcript import BadTranscript, Branch

replay = group("replay")


@command("replay show", replay)
@click.argument("file", type=click.Path(path_type=Path))
@option("--at", type=Whole(0), metavar="N")
@option("--seat", type=click.Choice(("0", "1", "judge")), default="judge", show_default=True, word="view-seat")
def show(file: Path, at: int | None, seat: str, as_json: bool) -> None:
    from fuda.play.records.replay import Replay
    from fuda.play.records.transcript import BadTranscript, recover
    from fuda.surfaces.cli.cardtext import words_of
    from fuda.surfaces.cli.play.board import board_of
    from fuda.surfaces.cli.play.narration import Narrator
    from fuda.surfaces.cli.play.screen import Screen

    transcript = recover(file)
    problem: BadTranscript | None = transcript.problem
    game = Replay(transcript)
    header = transcript.header
    viewer = -1 if seat == "judge" else int(seat)
    names = player_names(header.players)
    if at is not None:
        from fuda.surfaces.cli.faults import Complaint

        if at > len(game):
            raise Complaint("no-such-answer", number=at, answers=len(game))
        game.go(at)
        if as_json:
            print_json({"at": at, "of": len(game), "view": game.view(viewer), "broken": _told(problem)})
            return
        _remark_broken(problem, len(game))
        screen = Screen(plain=False)
        screen.lines(board_of(header.game, names).drawn(game.view(viewer), screen.width))
        return
    steps: list[TimelineStep] = []
    try:
        steps += game.steps()
    except BadTranscript as error:  # an answer that the rules do not allow; up to there it is told
        problem = error
    if as_json:
        print_json(
            {
                "game": header.game,
                "variant": header.variant,
                "players": header.players,
                "answers": [
                    {
                        "number": each.number,
                        "seat": each.seat,
                        "asked": each.asked,
                        "answer": each.answer,
                        "events": [event[viewer] for event in each.events],
                    }
                    for each in steps
                ],
                "taken_back": [_branch_told(each) for each in transcript.branches],
                "outcome": _outcome(transcript, game.outcome) if game.at == len(game) else None,
                "broken": _told(problem),
            }
        )
        return
    words = words_of(header.game, names)
    screen = Screen(plain=False)
    click.echo(
        say(
            "replay",
            "head",
            game=header.game,
            variant=header.variant,
            version=header.version,
            players=" – ".join(names),
        )
    )
    narrator = Narrator(words)
    screen.tell(narrator.sentences([event[viewer] for step in steps for event in step.events]))
    for branch in transcript.branches:
        told = _branch_told(branch)
        key = f"taken-back-{told['consent']}"
        click.echo(say("replay", key, player=names[branch.seat], number=branch.at + 1, count=told["answers"]))
    found = _outcome(transcript, game.outcome) if game.at == len(game) else None
    click.echo(words.outcome(found) if found is not None else say("replay", "unfinished", answers=game.at))
    _remark_broken(problem, game.at)


def _told(problem: BadTranscript | None) -> dict[str, Any] | None:
    """What is wrong with the rest of a record that could be read only so far."""
    if problem is None:
        return None
    return {"kind": problem.name, "line": problem.line, "message": problem.explain(language())}


def _remark_broken(problem: BadTranscript | None, answers: int) -> None:
    if problem is not None:
        remark(say("replay", "read-so-far", why=problem.explain(language()), answers=answers))


def _branch_told(branch: Branch) -> dict[str, Any]:
    """Answers that were taken back: from which on, by whom, how, and how many."""
    return {"at": branch.at, "seat": branch.seat, "consent": branch.consent, "answers": len(branch.given)}


def player_names(players: list[str]) -> tuple[str, ...]:
    """Names for the players of a record, different from each other."""
    if len(set(players)) == len(players):
        return tuple(players)
    return tuple([f"{name} {place + 1}" for place, name in enumerate(players)])


def _outcome(transcript: Any, outcome: Any) -> dict[str, Any] | None:
    if transcript.ending is not None:
        ended = transcript.ending.outcome
        return {"winner": ended.winner, "kind": ended.kind, "clause": ended.clause}
    if outcome is not None:
        return {"winner": outcome.winner, "kind": outcome.kind, "clause": outcome.clause}
    return None


@command("replay cut", replay)
@click.argument("file", type=click.Path(path_type=Path))
@option("--at", type=Whole(0), metavar="N", word="cut-at")
@option("--out", type=click.Path(path_type=Path), metavar="FILE")
def cut(file: Path, at: int | None, out: Path | None, as_json: bool) -> None:
    from fuda.play.records.replay import Replay
    from fuda.play.records.transcript import recover
    from fuda.surfaces.cli.faults import Complaint

    transcript = recover(file)
    timeline = Replay(transcript)
    number = len(timeline) if at is None else at
    if number > len(timeline):
        raise Complaint("no-such-answer", number=number, answers=len(timeline))
    timeline.go(number)
    text = timeline.cut()
    if out is not None:
        write_scenario(out, text)
    if as_json:
        told = {"at": number, "of": len(timeline), "file": None if out is None else str(out), "scenario": text}
        print_json({**told, "broken": _told(transcript.problem)})
        return
    if out is None:
        click.echo(text, nl=False)
    else:
        click.echo(say("replay", "cut", file=out, number=number))
    _remark_broken(transcript.problem, len(timeline))


def write_scenario(path: Path, text: str) -> None:
    """Write a scenario into a new file; a file that is there already is not touched."""
    from fuda.library.files import BadFile

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("x", encoding="utf-8", newline="\n")
    except FileExistsError as error:
        if path.is_file():
            raise BadFile("file-exists", str(path)) from None
        raise BadFile("unwritable-file", str(path), why=error.strerror) from None  # a file where a folder should be
    except (OSError, ValueError) as error:
        raise BadFile("unwritable-file", str(path), why=getattr(error, "strerror", None) or str(error)) from None
    try:
        with file:
            file.write(text)
    except OSError as error:
        path.unlink(missing_ok=True)  # half a scenario is none
        raise BadFile("unwritable-file", str(path), why=error.strerror or type(error).__name__) from None


@command("replay verify", replay)
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path, as_json: bool) -> int:
    from fuda.play.records.replay import verify as check

    verdict = check(file)
    problems = verdict.problems
    if as_json:
        said = [{"kind": each.name, "line": each.line, "message": each.explain(language())} for each in problems]
        print_json(
            {
                "file": str(file),
                "stands": verdict.stands,
                "finished": verdict.finished,
                "answers": verdict.answers,
                "commitment": verdict.commitment,
                "problems": said,
                "remarks": [{"kind": each.name, "message": each.explain(language())} for each in verdict.remarks],
            }
        )
    else:
        for remark in verdict.remarks:
            click.echo(remark.explain(language()))
        for problem in problems:
            click.echo(problem.explain(language()))
        key = "broken" if problems else "stands" if verdict.finished else "stands-unfinished"
        if any(each.name == "transcript-position-elsewhere" for each in verdict.remarks) and not problems:
            key = "stands-elsewhere"
        click.echo(say("replay", key, file=file, answers=verdict.answers))
        if verdict.commitment and not problems:
            click.echo(say("replay", "seed-fits", commitment=verdict.commitment))
    if any(each.name in UNREADABLE for each in problems):
        return BAD_FILE
    return NO if problems else 0
