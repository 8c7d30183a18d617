"""`fuda play`: a game against the computer; without a terminal on stdin, between two bots."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fuda.surfaces.cli.faults import INTERRUPTED, Complaint
from fuda.surfaces.cli.frame import command, option
from fuda.surfaces.cli.printing import is_terminal
from fuda.surfaces.cli.words import chosen, from_environment, language, say

if TYPE_CHECKING:
    from fuda.api import Game
    from fuda.play.match import Match
    from fuda.play.players import Player
    from fuda.surfaces.cli.play.person import Person

_SEATS = {"first": 0, "0": 0, "second": 1, "1": 1}


@command("play")
@click.argument("game", metavar="GAME", required=False)
@option("--opponent", default="greedy", show_default=True, metavar="BOT")
@option("--seat", type=click.Choice(tuple(_SEATS)), default="first", metavar="first|second")
@option("--seed", metavar="SEED")
@option("--variant", metavar="NAME")
@option("--deck", type=click.Path(path_type=Path), metavar="FILE")
@option("--resume", is_flag=False, flag_value="", metavar="[FILE]")
@option("--plain", is_flag=True)
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    opponent: str,
    seat: str,
    seed: str | None,
    variant: str | None,
    deck: Path | None,
    resume: str | None,
    plain: bool,
    as_json: bool,
) -> int:
    from fuda.library.loading import GAMES

    if resume in GAMES and game is None:
        game, resume = resume, ""
    if game is None and resume is None:
        raise click.MissingParameter(ctx=context, param=context.command.params[0])
    if resume is None and (as_json or not is_terminal(sys.stdin)):
        assert game is not None
        return _bots(game, opponent, seed, variant, deck, plain, as_json)
    if resume is not None:
        return _resumed(_file_to_resume(game, resume), plain)
    assert game is not None
    return _new(game, opponent, _SEATS[seat], seed, variant, deck, plain)


def _names(seat: int) -> tuple[str, str]:
    you, other = say("play", "you"), say("play", "opponent")
    return (you, other) if seat == 0 else (other, you)


def _variant_name(game: Game, variant: str) -> str:
    return next(chosen(each.name) for each in game.entry.variants if each.id == variant)


def _new(
    name: str, opponent: str, seat: int, seed: str | None, variant: str | None, deck: Path | None, plain: bool
) -> int:
    """A new game against a bot."""
    from fuda.api import load
    from fuda.play.match import Match
    from fuda.play.source import fresh_seed
    from fuda.play.transcript import Recording
    from fuda.surfaces.cli.play.saves import new_path, unfinished
    from fuda.surfaces.cli.sim import given_decks

    game = load(name)
    variant = game.variant(variant)
    seed = fresh_seed() if seed is None else seed
    person, players = _players(name, [opponent, opponent], seat, seed, plain)
    decks = given_decks(name, deck, None, variant)
    earlier = unfinished(name)
    path = new_path(name)
    recorder = Recording.begin(path, game, variant, seed, [each.name for each in players], decks)
    match = Match(game, players, seed, variant, decks, recorder)
    screen = person.screen
    head = {"game": chosen(game.entry.name), "variant": _variant_name(game, variant), "seat": seat}
    screen.prose(say("play", "begins", bot=opponent, seed=seed, **head), style="bold")
    screen.prose(say("play", "saved-in", path=path), style="dim")
    if person.board.goal():
        screen.prose(person.board.goal())
    if earlier:
        screen.prose(say("play", "unfinished"), style="dim")
    screen.prose(say("play", "type-help"), style="dim")
    return _played(match, person, path)


def _players(game: str, bots: list[str], seat: int, seed: str, plain: bool) -> tuple[Person, list[Player]]:
    """The person at a seat and a bot at the other."""
    from fuda.play.players import bot
    from fuda.play.source import derived_seed
    from fuda.surfaces.cli.play.board import board_of
    from fuda.surfaces.cli.play.person import Person
    from fuda.surfaces.cli.play.screen import Screen

    person = Person(Screen(plain), board_of(game, _names(seat)), seat)
    players: list[Player] = [bot(name, derived_seed(seed, "bot", place)) for place, name in enumerate(bots)]
    players[seat] = person
    return person, players


def _file_to_resume(game: str | None, named: str) -> Path:
    from fuda.library.loading import GAMES
    from fuda.surfaces.cli.play.saves import unfinished

    if named:
        return Path(named)
    found = unfinished(game)
    if not found:
        raise Complaint("nothing-to-resume", game=game or next(iter(GAMES)))
    return found[0]


def _resumed(path: Path, plain: bool) -> int:
    """An interrupted game goes on."""
    from fuda.play.replay import resume
    from fuda.play.transcript import recover, seed_path

    transcript = recover(path)
    names = transcript.header.players
    seat = names.index("person") if "person" in names else 0
    seed = seed_path(path).read_text(encoding="utf-8") if seed_path(path).is_file() else ""
    bots = [("greedy" if name == "person" else name) for name in names]
    person, players = _players(transcript.header.game, bots, seat, seed, plain)
    match = resume(path, players)
    person.screen.prose(say("play", "resumed", path=path, answers=match.answers), style="bold")
    person.match = match
    person.tell_again()
    return _played(match, person, path)


def _played(match: Match, person: Person, path: Path) -> int:
    """Play on to the end, or until the person leaves."""
    from fuda.surfaces.cli.play.asking_back import Conceded, Left

    if is_terminal(sys.stdin):
        _edit_lines()
    person.match = match
    screen = person.screen
    try:
        match.play()
    except (Left, KeyboardInterrupt) as left:
        screen.line()
        if isinstance(left, KeyboardInterrupt):
            screen.line(say("play", "interrupted"))
        spoken = f" --lang {language()}" if language() != from_environment() else ""
        again = f"fuda play --resume {shlex.quote(str(path))}{spoken}"
        click.echo(say("play", "quit", answers=match.answers, command=again))
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    except Conceded:
        match.concede(person.seat)
        screen.line(say("play", "conceded"), "bold")
        click.echo(say("play", "record", path=path))
        return 0
    person.tell_news()
    person.show_board(match.view(person.seat))
    outcome = match.outcome
    assert outcome is not None
    screen.line()
    key = "outcome-draw" if outcome.winner < 0 else "outcome-win" if outcome.winner == person.seat else "outcome-loss"
    screen.line(f"{say('play', key)} {person.board.words.outcome(outcome)}", "bold")
    screen.line(say("play", "over", turns=match.view(-1)["situation"].get("turn", 0), answers=match.answers))
    click.echo(say("play", "record", path=path))
    return 0


def _edit_lines() -> None:
    """Let the arrow keys work in what is typed, where Python has a readline."""
    with suppress(ImportError):
        import readline  # noqa: F401


def _bots(
    name: str, opponent: str, seed: str | None, variant: str | None, deck: Path | None, plain: bool, as_json: bool
) -> int:
    """One whole game between two bots, told sentence by sentence."""
    from fuda.api import load
    from fuda.play.match import Match
    from fuda.play.players import bot
    from fuda.play.source import derived_seed, fresh_seed
    from fuda.surfaces.cli.cardtext import words_of
    from fuda.surfaces.cli.play.narration import Narrator
    from fuda.surfaces.cli.play.screen import Screen
    from fuda.surfaces.cli.printing import print_json
    from fuda.surfaces.cli.replay import player_names
    from fuda.surfaces.cli.sim import given_decks

    game = load(name)
    seed = fresh_seed() if seed is None else seed
    variant = game.variant(variant)
    chosen_bots = [opponent, opponent]
    players = [bot(each, derived_seed(seed, "bot", place)) for place, each in enumerate(chosen_bots)]
    match = Match(game, players, seed, variant, given_decks(name, deck, None, variant))
    names = player_names(chosen_bots)
    words = words_of(name, names)
    if as_json:
        match.play()
        assert match.outcome is not None
        ended = {"winner": match.outcome.winner, "kind": match.outcome.kind, "clause": match.outcome.clause}
        content: dict[str, Any] = {"game": name, "variant": variant, "seed": seed, "players": chosen_bots}
        print_json({**content, "events": match.log[-1], "outcome": ended, "answers": match.answers})
        return 0
    screen = Screen(plain)
    head = {"game": chosen(game.entry.name), "variant": _variant_name(game, variant), "seed": seed}
    screen.prose(say("play", "bots-begin", first=names[0], second=names[1], **head), style="bold")
    click.echo(say("play", "no-terminal"), err=True)
    narrator = Narrator(words)
    told = 0
    while match.outcome is None:
        match.step()
        # Up to the last event only: those that belong together may still be coming.
        if match.outcome is not None or (match.log[-1][told:] and match.log[-1][-1]["event"] == "StepBegan"):
            screen.tell(narrator.sentences(match.log[-1][told:]))
            told = len(match.log[-1])
    screen.line()
    screen.line(words.outcome(match.outcome), "bold")
    screen.line(say("play", "over", turns=match.view(-1)["situation"].get("turn", 0), answers=match.answers))
    return 0
