"""`fuda judge`: what do the rules say about a position? Step through it, ask why, branch, mend it, save it."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fuda.surfaces.cli.faults import NO
from fuda.surfaces.cli.frame import Seed, Whole, command, option
from fuda.surfaces.cli.printing import is_terminal
from fuda.surfaces.cli.words import say

if TYPE_CHECKING:
    from rich.text import Text

    from fuda.play.records.judge import Judge
    from fuda.surfaces.cli.play.screen import Screen


@command("judge")
@click.argument("game")
@click.argument("file", metavar="[SCENARIO|TRANSCRIPT]", required=False, type=click.Path(path_type=Path))
@option("--at", type=Whole(0), metavar="N", word="judge-at")
@option("--seed", type=Seed(), default="1", show_default=True, metavar="SEED")
@option("--variant", metavar="NAME")
@option("--hide-forced", is_flag=True)
@option("--plain", is_flag=True)
@option("--cards", "own", multiple=True, type=click.Path(path_type=Path), metavar="FILE", word="own-cards")
def judge(
    game: str,
    file: Path | None,
    at: int | None,
    seed: str,
    variant: str | None,
    hide_forced: bool,
    plain: bool,
    own: tuple[Path, ...],
    as_json: bool,
) -> int:
    from fuda.library.own_cards import own_cards
    from fuda.play.records.judge import open_judge

    with own_cards(game, own):
        opened = open_judge(game, file, seed, variant, hide_forced)
        if at is not None:
            opened.go(at)
        return _session(opened, plain, as_json)


def _session(opened: Judge, plain: bool, as_json: bool) -> int:
    """Answer line after line; without a terminal on stdin the lines come from there. 1 when one was not understood."""
    from fuda.surfaces.cli.judge_answers import Answers, Refusal
    from fuda.surfaces.cli.play.screen import Screen

    screen = Screen(plain)
    answers = Answers(opened, screen)
    is_asking = is_terminal(sys.stdin)
    failed = 0
    if not as_json:
        for each in answers.greeting(is_asking):
            _show(screen, each)
    for line in _lines(is_asking and not as_json):
        if answers.is_farewell(line):
            break
        try:
            reply = answers.reply(line)
        except Refusal as refusal:
            failed += 1
            if as_json:
                _print_line({"said": line, "refused": str(refusal)})
            else:
                screen.prose(str(refusal), style="yellow")
            continue
        if as_json:
            _print_line(
                {"said": line, "at": opened.at, "within": opened.within, "of": len(opened.timeline), **reply.told}
            )
        else:
            for each in reply.lines:
                _show(screen, each)
    return NO if failed and not is_asking else 0


def _show(screen: Screen, line: str | Text) -> None:
    """One line; a sentence is broken where the terminal ends."""
    if not isinstance(line, str):
        screen.line(line)
        return
    for each in line.split("\n"):
        indent = " " * (len(each) - len(each.lstrip()))
        screen.prose(each.lstrip(), indent, hang="    ")


def _lines(is_asking: bool) -> Iterator[str]:
    """What is typed, or what comes in; full-width letters are made narrow, comments left out."""
    while True:
        try:
            line = input(say("judge", "prompt")) if is_asking else sys.stdin.readline()
        except EOFError:
            return
        if not is_asking and not line:
            return
        line = unicodedata.normalize("NFKC", line).strip()
        if line and not line.startswith("# "):
            yield line


def _print_line(content: object) -> None:
    """One answer as one line of JSON, at once: whoever reads may wait for it."""
    click.echo(json.dumps(content, ensure_ascii=False))
    sys.stdout.flush()
