"""`fuda play`: a game against the computer or another person; without a terminal on stdin, between two bots.

`--plain` takes answers from a pipe, too.
"""

from __future__ import annotations

import gc
import os
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from stat import S_ISCHR
from typing import TYPE_CHECKING, Any, Final

import click

from fuda.surfaces.cli.faults import INTERRUPTED, Complaint, remark
from fuda.surfaces.cli.frame import Seed, command, option
from fuda.surfaces.cli.printing import is_terminal
from fuda.surfaces.cli.program import program
from fuda.surfaces.cli.words import chosen, from_environment, language, say

if TYPE_CHECKING:
    from fuda.api import Game
    from fuda.library.messages import Explained
    from fuda.play.contest import Contest
    from fuda.play.players import Player
    from fuda.surfaces.cli.play.person import Person

HUMAN: Final = "human"  # the opponent at the same machine
PERSON: Final = "person"  # whoever sits at the terminal, in a record
_SEATS: Final = {"first": 0, "0": 0, "second": 1, "1": 1}


@command("play")
@click.argument("game", metavar="GAME", required=False)
@option("--opponent", default="greedy", show_default=True, metavar="BOT|human")
@option("--level", type=click.IntRange(1, 8), metavar="1..8")
@option("--seat", type=click.Choice(tuple(_SEATS)), default="first", metavar="first|second")
@option("--seed", type=Seed(), metavar="SEED")
@option("--variant", metavar="NAME")
@option("--deck", type=click.Path(path_type=Path), metavar="FILE")
@option("--cards", "own", multiple=True, type=click.Path(path_type=Path), metavar="FILE", word="own-cards")
@option("--resume", is_flag=False, flag_value="", metavar="[FILE]")
@option("--hide-forced", is_flag=True)
@option("--plain", is_flag=True)
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    opponent: str,
    level: int | None,
    seat: str,
    seed: str | None,
    variant: str | None,
    deck: Path | None,
    own: tuple[Path, ...],
    resume: str | None,
    hide_forced: bool,
    plain: bool,
    as_json: bool,
) -> int:
    from fuda.library.loading import GAMES
    from fuda.library.own_cards import own_cards
    from fuda.play.players import BOTS
    from fuda.play.records.transcript import recover

    if level is not None:
        if context.get_parameter_source("opponent") is not click.core.ParameterSource.DEFAULT:
            raise Complaint("level-or-opponent")
        opponent = f"level:{level}"
    if resume in GAMES and game is None:
        game, resume = resume, ""
    if game is None and resume is None:
        raise click.MissingParameter(ctx=context, param=context.command.params[0])
    if opponent == HUMAN and not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        raise Complaint("two-people-need-a-terminal", bot=next(iter(BOTS)))
    if resume is None and (as_json or not (is_terminal(sys.stdin) or (plain and _has_answers(sys.stdin)))):
        assert game is not None
        with own_cards(game, own):
            return _bots(game, opponent, seed, variant, deck, hide_forced, plain, as_json)
    if resume is not None:
        path = _file_to_resume(game, resume)
        with own_cards(recover(path).header.game if own else "", own):
            return _resumed(path, plain)
    assert game is not None
    with own_cards(game, own):
        return _new(game, opponent, _SEATS[seat], seed, variant, deck, hide_forced, plain)


def _has_answers(stream: Any) -> bool:
    """Whether answers come in through a pipe or from a file; a device that only stands for nothing has none."""
    if stream is None or stream.closed or not hasattr(getattr(stream, "buffer", None), "peek"):
        return False
    return not S_ISCHR(os.fstat(stream.fileno()).st_mode) and bool(stream.buffer.peek(1))


def _names(seat: int) -> tuple[str, str]:
    you, other = say("play", "you"), say("play", "opponent")
    return (you, other) if seat == 0 else (other, you)


def _variant_name(game: Game, variant: str) -> str:
    return next(chosen(each.name) for each in game.entry.variants if each.id == variant)


def _new(
    name: str,
    opponent: str,
    seat: int,
    seed: str | None,
    variant: str | None,
    deck: Path | None,
    hide_forced: bool,
    plain: bool,
) -> int:
    """A new game against a bot, or between two people."""
    from fuda.api import load
    from fuda.play.contest import Contest
    from fuda.play.records.transcript import Recording
    from fuda.play.seeds import fresh_seed
    from fuda.surfaces.cli.play.saves import new_path, unfinished
    from fuda.surfaces.cli.sim import given_decks

    game = load(name)
    variant = game.variant(variant)
    shown_seed = say("play", "seed-shown", seed=seed) if seed is not None else ""
    seed = fresh_seed() if seed is None else seed
    people, players = _players(name, _seated(opponent, seat), seed, plain)
    decks = given_decks(name, deck, None, variant)
    earlier = unfinished(name)
    path = new_path(name)
    recorder = Recording.begin(
        path, game, variant, seed, [each.name for each in players], decks, hide_forced=hide_forced
    )
    contest = Contest(game, players, seed, variant, decks, recorder, keeps=True, hide_forced=hide_forced)
    screen = people[0].screen
    head = {"game": chosen(game.entry.name), "variant": _variant_name(game, variant), "seat": seat}
    if opponent == HUMAN:
        screen.wipe()
        screen.prose(f"{say('play', 'two-begin', **head)} {shown_seed}".rstrip(), style="bold")
    else:
        place = say("play", ("seat-first", "seat-second")[seat])
        screen.prose(say("play", "begins", bot=_shown(opponent), seed=seed, place=place, **head), style="bold")
    screen.prose(say("play", "saved-in", path=path), style="dim")
    if people[0].board.goal():
        screen.prose(people[0].board.goal())
    if earlier:
        screen.prose(say("play", "unfinished"), style="dim")
    screen.prose(say("play", "type-help"), style="dim")
    if opponent == HUMAN:
        people[0].read(say("play", "when-ready"))
    return _played(contest, people, path)


def _shown(opponent: str) -> str:
    """A bot as a person reads it: a level by its name."""
    from fuda.play.bots.levels import levels

    for each in levels():
        if opponent == f"level:{each.number}":
            return say("play", "level", number=each.number, name=chosen(each.name))
    return opponent


def _seated(opponent: str, seat: int) -> list[str]:
    """Who sits where, by names as a record has them."""
    names = [PERSON if opponent == HUMAN else opponent] * 2
    names[seat] = PERSON
    return names


def _players(game: str, names: list[str], seed: str, plain: bool) -> tuple[list[Person], list[Player]]:
    """The people, and all who play: bots at the seats where nobody sits."""
    from fuda.play.players import bot
    from fuda.play.seeds import derived_seed
    from fuda.surfaces.cli.play.board import board_of
    from fuda.surfaces.cli.play.curtain import Curtain
    from fuda.surfaces.cli.play.person import Person
    from fuda.surfaces.cli.play.screen import Screen

    screen = Screen(plain)
    curtain = Curtain(screen) if names.count(PERSON) > 1 else None
    players: list[Player] = []
    for seat, name in enumerate(names):
        if name == PERSON:
            players.append(Person(screen, board_of(game, _names(seat)), seat, curtain))
        else:
            players.append(bot(name, derived_seed(seed, "bot", seat)))
    return [each for each in players if isinstance(each, Person)], players


def _file_to_resume(game: str | None, named: str) -> Path:
    from fuda.library.loading import GAMES
    from fuda.play.records.claims import is_claimed
    from fuda.play.records.transcript import BadTranscript
    from fuda.surfaces.cli.play.saves import interrupted

    if named:
        return Path(named)
    taken: Path | None = None
    passed_over: Explained | None = None
    for path, problem in interrupted(game):
        if problem is not None:
            passed_over = passed_over or problem
        elif is_claimed(path):
            taken = taken or path
        else:
            break
    else:
        path = None
    if passed_over is not None:
        remark(say("play", "passed-over", why=passed_over.explain(language())))
    if path is not None:
        return path
    if taken is not None:
        raise BadTranscript("transcript-in-use", str(taken))
    raise Complaint("nothing-to-resume", game=game or next(iter(GAMES)))


def _resumed(path: Path, plain: bool) -> int:
    """An interrupted game goes on."""
    from fuda.play.players import BOTS
    from fuda.play.records.replay import resume
    from fuda.play.records.transcript import Recording, kept_seed, recover

    transcript = recover(path)
    names = list(transcript.header.players)
    if PERSON not in names:
        names[0] = PERSON
    if names.count(PERSON) > 1 and not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        raise Complaint("two-people-need-a-terminal", bot=next(iter(BOTS)))
    seed = kept_seed(path) or ""
    people, players = _players(transcript.header.game, names, seed, plain)
    contest = resume(path, players, keeps=True)
    if transcript.problem is not None:
        remark(transcript.problem.explain(language()))
    if isinstance(contest.recorder, Recording) and contest.recorder.rest is not None:
        remark(say("play", "rest-kept", rest=contest.recorder.rest, answers=contest.answers))
    people[0].screen.prose(say("play", "resumed", path=path, answers=contest.answers), style="bold")
    for person in people:
        person.contest = contest
    if len(people) == 1:
        people[0].tell_again()
    else:
        people[0].read(say("play", "when-ready"))
    return _played(contest, people, path)


def _played(contest: Contest, people: list[Person], path: Path) -> int:
    """Play on to the end, or until a person leaves."""
    from fuda.surfaces.cli.play.asking_back import Conceded, Left

    gc.freeze()  # the loaded game is not looked through for garbage while a person waits
    if is_terminal(sys.stdin):
        _edit_lines()
    for person in people:
        person.contest = contest
    screen = people[0].screen
    try:
        _play_on(contest, people)
    except (Left, KeyboardInterrupt) as left:
        if len(people) > 1:
            screen.wipe()
        screen.line()
        if isinstance(left, KeyboardInterrupt):
            screen.line(say("play", "interrupted"))
        spoken = f" --lang {language()}" if language() != from_environment() else ""
        again = f"{program()} play --resume {shlex.quote(str(path))}{spoken}"
        click.echo(say("play", "quit", answers=contest.answers, command=again))
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    except Conceded as conceded:
        contest.concede(conceded.seat)
        if len(people) == 1:
            screen.line(say("play", "conceded"), "bold")
    _tell_end(contest, people)
    click.echo(say("play", "record", path=path))
    return 0


def _play_on(contest: Contest, people: list[Person]) -> None:
    """Play to the end; where somebody goes back, on from there."""
    from fuda.surfaces.cli.play.asking_back import TakenBack

    while contest.outcome is None:
        try:
            contest.step()
        except TakenBack as back:
            contest.take_back(back.number, back.seat, back.consent)
            for person in people:
                person.went_back(person.seat == back.seat)
            people[0].screen.prose(say("play", "undone", number=back.number), style="bold")


def _tell_end(contest: Contest, people: list[Person]) -> None:
    """How the game ended, by which clause; two people see nothing of each other's cards."""
    from fuda.play.records.transcript import CONCESSION
    from fuda.surfaces.cli.cardtext import words_of
    from fuda.surfaces.cli.play.curtain import player_name

    screen, person, outcome = people[0].screen, people[0], contest.outcome
    assert outcome is not None
    if len(people) > 1:
        screen.wipe()
    elif outcome.kind != CONCESSION:
        person.tell_news()
        person.show_board(contest.view(person.seat))
    screen.line()
    words = person.board.words if len(people) == 1 else words_of(contest.game.id, tuple(map(player_name, (0, 1))))
    said = words.outcome(outcome)
    if len(people) == 1:
        key = "draw" if outcome.winner < 0 else "win" if outcome.winner == person.seat else "loss"
        why = words.say("ending", outcome.kind, {"winner": outcome.winner})
        said = say("play", f"outcome-{key}", why=f"{why} [{outcome.clause}]" if outcome.clause else why)
    screen.prose(said, style="bold")
    screen.line(say("play", "over", turns=contest.view(-1)["situation"].get("turn", 0), answers=contest.answers))


def _edit_lines() -> None:
    """Let the arrow keys work in what is typed, where Python has a readline."""
    with suppress(ImportError):
        import readline  # noqa: F401


def _bots(
    name: str,
    opponent: str,
    seed: str | None,
    variant: str | None,
    deck: Path | None,
    hide_forced: bool,
    plain: bool,
    as_json: bool,
) -> int:
    """One whole game between two bots, told sentence by sentence."""
    from fuda.api import load
    from fuda.play.contest import Contest
    from fuda.play.players import bot
    from fuda.play.seeds import derived_seed, fresh_seed
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
    contest = Contest(game, players, seed, variant, given_decks(name, deck, None, variant), hide_forced=hide_forced)
    names = player_names(chosen_bots)
    words = words_of(name, names)
    if as_json:
        contest.play()
        assert contest.outcome is not None
        ended = {"winner": contest.outcome.winner, "kind": contest.outcome.kind, "clause": contest.outcome.clause}
        content: dict[str, Any] = {"game": name, "variant": variant, "seed": seed, "players": chosen_bots}
        print_json({**content, "events": contest.log[-1], "outcome": ended, "answers": contest.answers})
        return 0
    screen = Screen(plain)
    head = {"game": chosen(game.entry.name), "variant": _variant_name(game, variant), "seed": seed}
    screen.prose(say("play", "bots-begin", first=names[0], second=names[1], **head), style="bold")
    remark(say("play", "no-terminal"))
    narrator = Narrator(words)
    told = 0
    while contest.outcome is None:
        contest.step()
        # Up to the last event only: those that belong together may still be coming.
        if contest.outcome is not None or (contest.log[-1][told:] and contest.log[-1][-1]["event"] == "StepBegan"):
            screen.tell(narrator.sentences(contest.log[-1][told:]))
            told = len(contest.log[-1])
    screen.line()
    screen.line(words.outcome(contest.outcome), "bold")
    screen.line(say("play", "over", turns=contest.view(-1)["situation"].get("turn", 0), answers=contest.answers))
    return 0
