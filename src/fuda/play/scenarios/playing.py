"""How is a scenario played? A position, answers and expectations from a file; it holds, or says where it does not.

`load` reads a file and finds out whether its form is right, `run` plays it, `run_file` does both. A file that cannot be
used raises BadFile (BadScenario where its content is wrong); an expectation that does not hold is part of the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from fuda.api.answers import from_seat
from fuda.api.chance import Stream
from fuda.kernel.machine import advance, asked, concede, submit
from fuda.kernel.reasons import Illegal, Malformed
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.language.compiler.card_source import CardSource
from fuda.library.ledger import Words, load_clauses
from fuda.library.loading import (
    GAMES,
    Entry,
    entry_of,
    load_cards,
)
from fuda.library.loading import load_rules as library_rules
from fuda.library.wording import game_words
from fuda.play.records.fixing import BadFix, Fix, apply_fix
from fuda.play.records.moments import Halts
from fuda.play.scenarios.answers import Unfit
from fuda.play.scenarios.checks import CONCEDE, Checking, Wrong
from fuda.play.scenarios.decks import decks_of
from fuda.play.scenarios.file import (
    QUESTION,
    BadScenario,
    Check,
    Move,
    Passing,
    Played,
    Scalar,
    Scenario,
    Stop,
    Table,
    Tree,
    list_of,
    parse_tree,
    parts_of,
    plain_value,
    read_tree,
    scenario_of,
    word_of,
    words_of,
)
from fuda.play.scenarios.inline_cards import inline_cards
from fuda.play.scenarios.messages import said
from fuda.play.scenarios.steps import Stopping, given
from fuda.play.scenarios.table import Playing, reason_text, seat_name

__all__ = ["BadScenario", "Failure", "Scenario", "ScenarioResult", "load", "parse", "run", "run_file"]

LoadRules = Callable[[str, tuple[CardSource, ...]], Rules]
_BROKEN: Final = (LookupError, ValueError, TypeError, AssertionError, AttributeError, ArithmeticError)


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that did not go as the scenario says: where it is written, and what happened instead."""

    file: str
    line: int
    path: str
    text: Words

    def explain(self, language: str) -> str:
        """The whole message, place first."""
        return f"{self.file}:{self.line}: {self.path}: {self.text.ja if language == 'ja' else self.text.en}"


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """What came of a scenario: how many answers were given and checks made, and everything that failed."""

    file: str
    name: Words
    game: str
    clauses: tuple[str, ...]
    answers: int
    checks: int
    failures: tuple[Failure, ...]

    @property
    def ok(self) -> bool:
        """Whether everything went as the scenario says."""
        return not self.failures

    def messages(self, language: str) -> tuple[str, ...]:
        """Everything that failed, in words."""
        return tuple([each.explain(language) for each in self.failures])


def load(path: Path) -> Scenario:
    """The scenario in a file, not yet played; BadFile when the file or its form is wrong.

    >>> from pathlib import Path
    >>> import fuda
    >>> try:
    ...     fuda.load_scenario(Path("no-such-file.yaml"))
    ... except fuda.Explained as error:
    ...     print(error.name)
    no-such-file
    """
    return scenario_of(read_tree(path))


def parse(text: str, file: str = "scenario") -> Scenario:
    """The scenario in a text.

    >>> import fuda
    >>> text = "{name: {ja: 始まり, en: The beginning}, game: wars3x3, clauses: [4.2a],"
    >>> text += " story: {ja: 何も起きない。, en: Nothing happens.}, script: [{expect: {turn: 1}}]}"
    >>> fuda.parse_scenario(text).name.en
    'The beginning'
    """
    return scenario_of(parse_tree(text, file))


def run_file(path: Path, load_rules: LoadRules | None = None) -> ScenarioResult:
    """Read and play a scenario."""
    return run(load(path), load_rules)


def run(scenario: Scenario, load_rules: LoadRules | None = None) -> ScenarioResult:
    """Play a scenario. `load_rules` makes the rules of a game (with cards added) that is not registered.

    >>> story = '''
    ... name: {ja: 配備, en: Deployment}
    ... game: wars3x3
    ... clauses: [4.2a]
    ... story: {ja: 領土2つでコスト2を出す。, en: Two territories bring out a unit of cost 2.}
    ... position:
    ...   step: strategy
    ...   first: {hand: [花乙女, 苔石像], territory: 2}
    ... script:
    ...   - illegal: [{seat: first, do: deploy, card: 苔石像, clause: 4.2a}]
    ...   - {seat: first, do: deploy, card: 花乙女}
    ...   - expect: {field.first: [花乙女], asked: {seat: second, purpose: expansion-step}}
    ... '''
    >>> result = run(parse(story))
    >>> result.ok, result.answers, result.checks
    (True, 1, 3)
    """
    stopping = Stopping(scenario.steps)
    playing = here = begin(scenario, load_rules, stopping.prepare(-1))
    failures: list[Failure] = []
    confirmed: list[int] = []
    checks = 0
    for place, step in enumerate(scenario.steps):
        if isinstance(step, Check):
            checking = Checking(here)
            checks += len(step.moves) or len(step.value.entries)
            failures += [_failure(each) for each in checking.check(step)]
            confirmed += checking.confirmed
            continue
        wrong: Wrong | None = None
        confirmed = []
        if isinstance(step, Stop):
            try:
                here = stopping.at(playing, step)
            except Unfit as unfit:
                wrong = _unfit(step.where, unfit)
        else:
            here = playing
            with stopping.prepare(place).kept(playing.state):
                wrong = _give(playing, step)
        if wrong is not None:
            left = len(scenario.steps) - place - 1
            failures.append(_failure(wrong, left))
            break
    else:
        failures += _left_over(scenario, here, confirmed)
    return ScenarioResult(
        scenario.file, scenario.name, scenario.game, scenario.clauses, playing.answers, checks, tuple(failures)
    )


def _failure(wrong: Wrong, left: int = 0) -> Failure:
    ja, en = wrong.ja, wrong.en
    if left:
        ja, en = f"{ja}（{said('not-reached', 'ja', count=left)}）", f"{en} ({said('not-reached', 'en', count=left)})"
    return Failure(wrong.where.file, wrong.where.line, wrong.where.path, Words(ja, en))


def _unfit(where: Tree, unfit: Unfit) -> Wrong:
    wrong = Wrong(where, "")
    wrong.ja, wrong.en = unfit.ja, unfit.en
    return wrong


def _give(playing: Playing, move: Move | Passing) -> Wrong | None:
    """Put in the answers of a move, or pass; what is wrong with it, if anything."""
    if (
        isinstance(move, Move)
        and move.kind == "do"
        and word_of(move.value).text == CONCEDE
        and playing.state.outcome is None
    ):
        reason = playing.rules.concession_refusal(playing.state, move.seat)
        if reason is not None:
            return Wrong(move.where, "is-illegal", action=CONCEDE, why=reason_text(reason))
        concede(playing.state, playing.rules, move.seat)
        return None
    try:
        for seat, answer in given(playing, move):
            try:
                submit(playing.state, playing.rules, seat, answer)
            except _BROKEN as error:
                return Wrong(move.where, "rules-broke", why=str(error) or type(error).__name__)
            playing.answers += 1
    except Unfit as unfit:
        return _unfit(move.where, unfit)
    return None


def _left_over(scenario: Scenario, playing: Playing, confirmed: list[int]) -> list[Failure]:
    """Questions that the script neither answers nor expects."""
    where = scenario.tree.entries["script"]
    assert not isinstance(where, Scalar)
    steps = list_of(where)
    last = steps[-1] if steps else where
    return [
        _failure(Wrong(last, "question-left", asked=lambda language, each=each: playing.question(each, language)))
        for each in playing.questions()
        if each.seat not in confirmed
    ]


# --- the beginning


def begin(scenario: Scenario, load_rules: LoadRules | None = None, halts: Halts | None = None) -> Playing:
    """The game set up, and what was answered before the script begins."""
    halts = halts or Halts()
    playing = set_up(scenario, load_rules, halts)
    with halts.kept(playing.state):
        for each in scenario.played:
            play_again(playing, each)
    return playing


def play_again(playing: Playing, played: Played) -> None:
    """Give an answer that was given before, or make a fix again."""
    state, rules = playing.state, playing.rules
    try:
        if played.changes:
            apply_fix(state, rules, Fix(played.changes))
            return
        decision = asked(state, played.seat) if state.outcome is None else None
        if decision is None:
            raise BadScenario("played-not-asked", played.where, word=seat_name(played.seat))
        answer = list(played.answer) if isinstance(played.answer, tuple) else played.answer
        submit(state, rules, played.seat, from_seat(decision, answer))
    except (BadFix, Illegal, Malformed) as error:
        raise BadScenario("played-unfit", played.where, why=_Explaining(error)) from None
    except BadScenario:
        raise
    except Exception as error:  # a game that broke down is left behind as a scenario that shows it
        raise BadScenario("played-broke", played.where, why=f"{type(error).__name__}: {error}") from error


class _Explaining:
    """An error that is explained in the language of the message around it."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def __format__(self, language: str) -> str:
        if isinstance(self.error, BadFix):
            return self.error.explain(language or "en")
        return reason_text(self.error.reason) if isinstance(self.error, Illegal) else str(self.error)


def set_up(scenario: Scenario, load_rules: LoadRules | None = None, halts: Halts | None = None) -> Playing:
    """The game set up, run to its first question."""
    entries = scenario.tree.entries
    game = scenario.game
    entry = GAMES.get(game)
    if entry is None and load_rules is None:
        raise BadScenario("unknown-game", entries["game"], GAMES, word=game)
    names: dict[str, Words] = {}
    verbs: frozenset[str] = frozenset()
    cards: tuple[CardSource, ...] = ()
    if entry is not None:
        _check_clauses(scenario)
        variants = [each.id for each in entry.variants]
        if scenario.variant and scenario.variant not in variants:
            raise BadScenario("unknown-variant", entries["variant"], variants, word=scenario.variant)
        cards = inline_cards(scenario, entry)
        names = {each.number: Words(each.name_ja, each.name_en) for each in (*load_cards(game), *cards)}
        verbs = frozenset(game_words(game, "en").get("verb", {}))
    elif scenario.cards is not None:
        raise BadScenario("no-inline-cards", scenario.cards, word=game)
    rules = load_rules(game, cards) if load_rules is not None else _rules(scenario, cards)
    state, aliases = _placed(scenario, rules, entry, names)
    playing = Playing(rules, state, names, aliases, verbs)
    state.hide_forced = scenario.hide_forced
    with (halts or Halts()).kept(state):
        advance(state, rules)
    return playing


def _check_clauses(scenario: Scenario) -> None:
    """Whether every clause is one of the rulebook: those that it shows, and those by which something is asked, refused
    or ended."""
    known = load_clauses(scenario.game)
    for written in (*words_of(scenario.tree.entries["clauses"]), *_clauses_named(scenario)):
        if written.text not in known:
            raise BadScenario("unknown-clause", written, known, word=written.text)


def _clauses_named(scenario: Scenario) -> Iterator[Scalar]:
    for step in scenario.steps:
        if isinstance(step, (Passing, Stop)):
            if step.clause.text != QUESTION or isinstance(step, Passing):
                yield step.clause
            continue
        for move in (step,) if isinstance(step, Move) else step.moves:
            if move.clause is not None:
                yield move.clause
        if isinstance(step, Check):
            for key in ("asked", "outcome"):
                expected = step.value.entries.get(key)
                clause = expected.entries.get("clause") if isinstance(expected, Table) else None
                if isinstance(clause, Scalar):
                    yield clause


def _rules(scenario: Scenario, cards: tuple[CardSource, ...]) -> Rules:
    """The rules of a registered game, with the scenario's own cards added."""
    if not cards:
        return library_rules(scenario.game)
    assert scenario.cards is not None
    build = import_module(entry_of(scenario.game).rules).build
    for count in range(1, len(cards) + 1):  # one after another, so that the one to blame is found
        try:
            rules: Rules = build((*load_cards(scenario.game), *cards[:count]))
        except _BROKEN as error:
            written = scenario.cards.keys[cards[count - 1].number]
            raise BadScenario("card-refused", written, why=str(error) or type(error).__name__) from error
    return rules


def _placed(
    scenario: Scenario, rules: Rules, entry: Entry | None, names: dict[str, Words]
) -> tuple[State, dict[str, int]]:
    if scenario.position is not None:
        return _place(scenario, rules, scenario.position)
    variant = scenario.variant or ("" if entry is None else entry.variants[0].id)
    written = decks_of(scenario, rules, variant, names)
    try:
        decks = written or rules.sealed_decks(variant, Stream("", "boosters"))
        started: State = rules.start(variant, decks)
    except _BROKEN as error:
        if scenario.decks is None:
            raise
        raise BadScenario("bad-decks", scenario.decks, why=str(error) or type(error).__name__) from error
    return started, {}


def _place(scenario: Scenario, rules: Rules, position: Table) -> tuple[State, dict[str, int]]:
    place = getattr(rules, "place", None)
    if place is None:
        raise BadScenario("no-positions", position, word=scenario.game)
    try:
        placed: tuple[State, dict[str, int]] = place(plain_value(position))
    except _BROKEN as error:
        raise _misplaced(position, error) from error
    return placed


def _misplaced(position: Table, error: Exception) -> BadScenario:
    """The error of a game about a position, with its line; games say where and what as attributes of the error."""
    where: Tree = position
    for part in str(getattr(error, "where", "")).split(".")[1:]:
        if isinstance(where, Table) and part in where.entries:
            where = where.entries[part]
    value = str(getattr(error, "value", ""))
    if value:
        named = [each for each in parts_of(where) if isinstance(each, Scalar)]
        exact = [
            each for each in named if value in (each.text, each.text.partition("@")[0], each.text.partition("@")[2])
        ]
        where = exact[-1] if exact else where
    problem = str(getattr(error, "problem", "")) or str(error)
    bad = BadScenario(
        "bad-position", where, getattr(error, "known", ()), word=value, why=_Problem(f"problem.{problem}", value)
    )
    if not value:
        bad.nearest = ()
    return bad


class _Problem:
    """A problem that is said in the language of the message around it."""

    def __init__(self, name: str, value: str) -> None:
        self.name = name
        self.value = value

    def __format__(self, language: str) -> str:
        text = said(self.name, language or "en", value=self.value)
        return text.removeprefix("problem.")


# --- cards written into the scenario
