"""Do the figures hold over many games? Runs the long parts with progress and writes a report that documents can cite.

    python -m fuda.play.figures.campaign [--game G] [--only PART] [--quick] [--seed N] [--workers N]
                                         [--out FILE] [--resume] [--size PART=N] [--again PART]

Every part says how large it is in full and which sample `make test` runs. `part` adds one; every law is a part.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final

import fuda
from fuda.api import Game, load
from fuda.library.loading import GAMES, phrase_book, rules_digest
from fuda.library.messages import Explained
from fuda.play.figures.bench import calls_per_decision, judge, measure
from fuda.play.figures.builds import STAMP, compiled_build, differences, digests, sources, stale
from fuda.play.figures.campaign_report import earlier_parts, heading, markdown, write
from fuda.play.figures.matrix import FAIR_SHARE, NothingToCompare, deck_matrix
from fuda.play.figures.simulation import Result, executor_for, simulate

REPORTS: Final = Path("reports")
LAW_SLICE: Final = 5  # games in one job of a law
STRONGER: Final = 0.80  # the share of games that greedy must win against random
HINTED: Final = 0.95  # and that hints alone must win
FINDER: Final = "search:400"
FOUND: Final = 0.95  # the share of proved answers that it must find
FAIR: Final = (0.42, 0.58)  # between these the advantage of the first player must lie


@dataclass(slots=True)
class Finding:
    """What a part found: whether it passed, one line for a reader, and the figures."""

    passed: bool
    summary: str
    figures: dict[str, Any] = field(default_factory=dict)
    table: tuple[str, ...] = ()  # lines of markdown that the report shows below its parts


@dataclass(slots=True)
class Task:
    """What a part is given: the game, how large to run, and where its chance comes from."""

    game: Game
    size: int
    seed: str
    workers: int
    quick: bool
    progress: Callable[[int, int], None]
    shared: dict[tuple[Any, ...], Result] = field(default_factory=dict)

    def series(self, a: str, b: str, games: int, swap: bool = False) -> Result:
        """Games between two bots, divided over the variants; parts that want the same series share it."""
        wanted = (a, b, games, swap)
        if wanted not in self.shared:
            self.shared[wanted] = self._play(a, b, games, swap)
        return self.shared[wanted]

    def _play(self, a: str, b: str, games: int, swap: bool) -> Result:
        variants = self.game.entry.variants
        results: list[Result] = []
        done = 0
        for place, variant in enumerate(variants):
            count = games * (place + 1) // len(variants) - games * place // len(variants)
            before = done
            results.append(
                simulate(
                    self.game.id,
                    count,
                    a,
                    b,
                    self.seed,
                    self.workers,
                    swap,
                    variant.id,
                    progress=lambda now, _, before=before: self.progress(before + now, games),  # type: ignore[misc]
                )
            )
            done += count
        first = results[0]
        played = tuple([each for result in results for each in result.played])
        return Result(first.series, played, sum(result.seconds for result in results), first.workers)


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a campaign."""

    name: str
    claim: str
    full: int
    sample: int
    run: Callable[[Task], Finding]


PARTS: Final[dict[str, Part]] = {}


def part(
    name: str, claim: str, full: int, sample: int
) -> Callable[[Callable[[Task], Finding]], Callable[[Task], Finding]]:
    """Register a function as a part of every campaign."""

    def label(run: Callable[[Task], Finding]) -> Callable[[Task], Finding]:
        PARTS[name] = Part(name, claim, full, sample, run)
        return run

    return label


def _figures(result: Result) -> dict[str, Any]:
    figures = result.figures()
    figures["variant"] = "all"
    return figures


def _endings(result: Result) -> Finding:
    games = len(result.played)
    stray = sum(not each.clause for each in result.played)
    kinds = ", ".join(f"{each['kind']} [{each['clause']}] {each['count']}" for each in result.figures()["endings"])
    return Finding(stray == 0, f"{games} games ended: {kinds}", _figures(result))


@part("random-games", "Random games end by the rules", 20_000, 40)
def random_games(task: Task) -> Finding:
    """Every ending cites a clause."""
    return _endings(task.series("random", "random", task.size))


@part("greedy-games", "Greedy games end by the rules", 2_000, 4)
def greedy_games(task: Task) -> Finding:
    """Every ending cites a clause."""
    return _endings(task.series("greedy", "greedy", task.size))


@part("greedy-vs-random", "Greedy beats random in 80 % of seat-swapped games", 400, 20)
def greedy_vs_random(task: Task) -> Finding:
    """Draws count against greedy."""
    result = task.series("greedy", "random", task.size, swap=True)
    won = result.figures()["wins_a"]
    summary = f"{won['share']:.1%} of {won['of']} games won ({won['low']:.1%} to {won['high']:.1%})"
    return Finding(won["share"] >= STRONGER, summary, _figures(result))


@part("hints", "Hint beats random in 95 % of seat-swapped games", 200, 4)
def hints(task: Task) -> Finding:
    """Answers of the bot `hint`, with decks in every pairing; draws count against them. A sample only
    shows that they do not lose."""
    result = task.series("hint", "random", task.size, swap=True)
    won = result.figures()["wins_a"]
    summary = f"{won['share']:.1%} of {won['of']} games won ({won['low']:.1%} to {won['high']:.1%})"
    return Finding(won["share"] >= (0.5 if task.quick else HINTED), summary, _figures(result))


@part("first-player", "The first player wins 42 to 58 % of greedy games", 2_000, 4)
def first_player(task: Task) -> Finding:
    """Judged only over enough games; draws are left out."""
    result = task.series("greedy", "greedy", task.size)
    won = result.figures()["first_of_decided"]
    summary = f"{won['share']:.1%} of {won['of']} decided games ({won['low']:.1%} to {won['high']:.1%})"
    passed = task.quick or FAIR[0] <= won["share"] <= FAIR[1]
    return Finding(passed, summary, {"first_of_decided": won})


@part("decks", f"No deck wins more than {FAIR_SHARE:.0%} of the decided greedy games against another", 400, 2)
def compare_decks(task: Task) -> Finding:
    """As many games for every two decks that the game brings along; judged only over enough of them."""
    try:
        matrix = deck_matrix(task.game.id, task.size, seed=task.seed, workers=task.workers, progress=task.progress)
    except NothingToCompare as error:
        reason = error.explain("en")
        return Finding(True, f"skipped: {reason}", {"skipped": reason})
    uneven = matrix.most_uneven
    summary = f"{len(matrix.pairs)} pairs; most uneven: {uneven.a} – {uneven.b}, {uneven.uneven:.1%} for one of them"
    return Finding(task.quick or matrix.is_fair, summary, matrix.figures(), matrix.markdown())


def _python(*words: str, hash_seed: str) -> str:
    """What a new Python process with this hash seed prints."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "fuda.play.records.playthrough", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} gave {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


@part("hash-seeds", "Games and transcripts are the same under every hash seed and in every process", 20, 1)
def hash_seeds(task: Task) -> Finding:
    """Digests of whole games, and a transcript written under one hash seed and verified under others."""
    words = ("--digest", "--game", task.game.id, "--seed", "1", "--games", str(task.size))
    seeds = ("0", "1") if task.quick else ("0", "1", "12345")
    digests: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "game.jsonl")
        _python("--transcript", file, "--game", task.game.id, hash_seed="0")
        for place, hash_seed in enumerate(seeds):
            digests.append(_python(*words, hash_seed=hash_seed))
            _python("--verify", file, hash_seed=hash_seed)
            task.progress(place + 1, len(seeds))
    same = all(each == digests[0] for each in digests)
    games = len(digests[0].splitlines())
    summary = f"{games} games under {len(seeds)} hash seeds {'equal' if same else 'differ'}; a transcript verified"
    return Finding(same and games > 0, summary, {"digests": digests[0].splitlines()})


@part("builds", "The compiled engine plays every game as the interpreted one does", 200, 1)
def builds(task: Task) -> Finding:
    """So many games of every variant, each with the key of every position."""
    interpreted = sources()
    reason = "there are no sources here" if interpreted is None else stale(compiled_build(interpreted), interpreted)
    if interpreted is None or reason:
        return Finding(task.quick, f"skipped: {reason}", {"skipped": reason})
    variants = [variant.id for variant in task.game.entry.variants]
    played, found = 0, list[str]()
    for place, variant in enumerate(variants):
        both = [
            digests(folder, task.game.id, variant, 1, task.size)
            for folder in (interpreted, compiled_build(interpreted))
        ]
        played += len(both[0])
        found += differences(*both)
        task.progress(place + 1, len(variants))
    summary = f"{played} games played by both builds, {len(found)} of them differ"
    return Finding(not found, f"{summary}: {found[0]}" if found else summary, {"games": played, "findings": found})


@part("bench", "The game keeps its budgets of time and memory", 60, 2)
def bench(task: Task) -> Finding:
    """All budgets; in a quick campaign only the exact one, which is the same on every machine."""
    if task.quick:
        calls = calls_per_decision(task.game, task.seed, task.size)
        row = judge(task.game.id, {"calls_per_decision": calls})[0]
        return Finding(row["passed"], f"{calls:.0f} function calls for each decision", {"budgets": [row]})
    found = measure(task.game, task.seed, task.size)
    broken = [row["name"] for row in found["budgets"] if not row["passed"]]
    summary = (
        f"{found['decisions_per_ref']:.0f} decisions per reference loop, {found['calls_per_decision']:.0f} calls each"
    )
    return Finding(not broken, summary + (f"; over budget: {', '.join(broken)}" if broken else ""), found)


def laws() -> dict[str, Any]:
    """The laws that hold for every game, by name."""
    if importlib.util.find_spec("fuda.play.laws.catalogue") is None:
        return {}
    found: dict[str, Any] = import_module("fuda.play.laws.catalogue").LAWS
    return found


def keep_law(job: tuple[str, str, str, str, int]) -> list[str]:
    """Let one law look at some games of a variant; what it found."""
    law, game, variant, seed, size = job
    return [str(each) for each in laws()[law](load(game).rules, variant, seed, size)]


def _law_part(law: str) -> Callable[[Task], Finding]:
    def run(task: Task) -> Finding:
        size = min(task.size, LAW_SLICE)
        jobs = [
            (law, task.game.id, variant.id, f"{task.seed}.{place}", size)
            for variant in task.game.entry.variants
            for place in range(-(-task.size // size))
        ]
        broken: list[str] = []
        for place, found in enumerate(executor_for(task.game.id, task.workers).map(keep_law, jobs)):
            broken += found
            task.progress(place + 1, len(jobs))
        summary = f"{len(jobs) * size} games, {len(broken)} findings"
        return Finding(not broken, f"{summary}: {broken[0]}" if broken else summary, {"findings": broken})

    return run


@part("honest-bots", "No bot's answer depends on what its seat cannot see", 200, 1)
def honest_bots(task: Task) -> Finding:
    """So many games for every bot, divided over the variants; in each the bot is asked in twins too."""
    from fuda.play.laws.bots import BOTS_LOOKED_AT, twins_of_game

    variants = [variant.id for variant in task.game.entry.variants]
    jobs = [
        (task.game.id, variants[place % len(variants)], name, f"{task.seed}.{place}")
        for name in BOTS_LOOKED_AT
        for place in range(task.size)
    ]
    twins, broken = 0, list[str]()
    for place, (compared, found) in enumerate(executor_for(task.game.id, task.workers).map(twins_of_game, jobs)):
        twins += compared
        broken += found
        task.progress(place + 1, len(jobs))
    summary = f"{len(BOTS_LOOKED_AT)} bots, {len(jobs)} games, {twins} twins, {len(broken)} findings"
    figures = {"twins": twins, "findings": broken}
    return Finding(not broken and twins > 0, f"{summary}: {broken[0]}" if broken else summary, figures)


@part("finds-wins", "The search finds 95 % of the answers that are proved to win or to save", 1_000, 2)
def finds_wins(task: Task) -> Finding:
    """At so many positions of `tests/wins`; judged only at all of them."""
    from fuda.play.figures import wins

    if not (wins.FOLDER / task.game.id / "positions.toml").is_file():
        return Finding(task.quick, f"skipped: there are no positions in {wins.FOLDER / task.game.id} here")
    solved = wins.check(task.game.id, FINDER, wins.FOLDER, task.size, task.seed)
    right = sum(each.is_right for each in solved)
    missed = [each.file for each in solved if not each.is_right]
    summary = f"{FINDER} finds {right} of {len(solved)}" + (f"; not {', '.join(missed)}" if missed else "")
    return Finding(task.quick or right >= FOUND * len(solved), summary, {"right": right, "missed": missed})


@part("threads", "Two threads with one Rules play, search and observe as one after the other", 60, 1)
def threads(task: Task) -> Finding:
    """So many seconds, one game after the other in two threads, then each alone."""
    from fuda.play.laws.threads import disturbances

    variants = [variant.id for variant in task.game.entry.variants]
    games, found = disturbances(task.game.rules, variants, task.seed, task.size, task.progress)
    summary = f"{games} games in {task.size} s, {len(found)} disturbed"
    return Finding(not found, f"{summary}: {found[0]}" if found else summary, {"games": games, "findings": found})


@part("timeline", "Back from the end to the start and forward again every position has its key", 100, 1)
def timelines(task: Task) -> Finding:
    """Random games, divided over the variants."""
    from fuda.play.laws.timeline import walk

    variants = [variant.id for variant in task.game.entry.variants]
    jobs = [(task.game.id, variants[place % len(variants)], task.seed, place) for place in range(task.size)]
    broken: list[str] = []
    for place, found in enumerate(executor_for(task.game.id, task.workers).map(walk, jobs)):
        broken += found
        task.progress(place + 1, len(jobs))
    summary = f"{len(jobs)} games, {len(broken)} findings"
    return Finding(not broken, f"{summary}: {broken[0]}" if broken else summary, {"findings": broken})


@part("fuzz", "Spoiled inputs are refused within a second; nothing breaks down", 2_000, 10)
def fuzzed(task: Task) -> Finding:
    """So many inputs for each target of `tests/fuzz`: decks, cards, scenarios, transcripts, saved games, arguments."""
    if importlib.util.find_spec("tests") is None or importlib.util.find_spec("tests.fuzz.fuzzing") is None:
        return Finding(False, "the targets are in tests/fuzz of a checkout; run this from there")
    fuzzing = import_module("tests.fuzz.fuzzing")
    figures: dict[str, Any] = {}
    for place, (name, target) in enumerate(fuzzing.TARGETS.items()):
        found = fuzzing.fuzz(target, task.game.id, task.seed, inputs=task.size)
        broken = fuzzing.keep(found)
        figures[name] = {"inputs": found.inputs, "slowest_seconds": round(found.slowest, 3), "broken": broken}
        task.progress(place + 1, len(fuzzing.TARGETS))
    errors = [each for found in figures.values() for each in found["broken"]]
    slowest = max(found["slowest_seconds"] for found in figures.values())
    inputs = sum(found["inputs"] for found in figures.values())
    table = ["| target | inputs | internal errors or over a second | slowest, s |", "|---|---:|---:|---:|"]
    table += [
        f"| {name} | {found['inputs']} | {len(found['broken'])} | {found['slowest_seconds']} |"
        for name, found in figures.items()
    ]
    summary = f"{inputs} inputs, {len(errors)} broke something, the slowest took {slowest} s"
    return Finding(not errors, f"{summary}: {errors[0]}" if errors else summary, figures, tuple(table))


@part("law-exhaustion", "Every step runs and every card has every use; what never happens is explained", 4_000, 30)
def exhaustion(task: Task) -> Finding:
    """All games in one run: what has happened in any of them counts. A sample only shows that nothing breaks."""
    from fuda.play.laws.reach import exhaust, explanations, wants_of

    variants = [variant.id for variant in task.game.entry.variants]
    explained = explanations(task.game.id)
    wanted, probe = wants_of(task.game.id)
    reach = exhaust(task.game.rules, variants, task.seed, task.size, explained, wanted, probe)
    task.progress(task.size, task.size)
    missing = [item for item in reach.missing(wanted) if item not in explained]
    never = [item for item in reach.missing(wanted) if item in explained]
    summary = f"{reach.games} games; unexplained: {len(missing)}; explained and not met: {len(never)}"
    table = [f"- explained and not met: {', '.join(never) or 'nothing'}"]
    return Finding(not missing or task.quick, summary, {"missing": missing, "explained": never}, tuple(table))


@part("mutation", "Tests that cite a clause notice at least 90 % of the small changes to the code behind it", 100, 1)
def mutation(task: Task) -> Finding:
    """One process at a time; a sample only shows that the tests pass unbroken."""
    from fuda.play.figures.mutation import ENOUGH, mutate, score, table, why_not

    if reason := why_not(task.game.id):
        return Finding(True, f"skipped: {reason}", {"skipped": reason})
    found = mutate(task.game.id, task.seed, task.size, task.progress)
    enough = task.quick or score(found) >= ENOUGH
    summary = (
        f"{found['killed']} of {found['mutants']} killed ({score(found):.1%} of those that change anything),"
        f" {found['survived']} survived, {found['answered']} answered"
    )
    if found["failing"]:
        summary += f"; fails unbroken: {', '.join(found['failing'])}"
    return Finding(enough and not found["failing"], summary, found, table(found))


@part("judge-fuzz", "No line typed at a judge and no change of a scenario's script breaks the program", 2_000, 6)
def judge_fuzz(task: Task) -> Finding:
    """The tests do it, in a process of their own: what a judge says is a matter of the surface."""
    from fuda.play.figures.asking_tests import asked_of_tests

    found = asked_of_tests("tests.surfaces.judge_fuzz", task.game.id, task.seed, task.size, task.progress)
    if found is None:
        return Finding(True, "skipped: the tests are not at hand", {"skipped": "the tests are not at hand"})
    faults = found["faults"]
    kinds = ", ".join(f"{found[each]} {each}" for each in ("judged", "held", "failed", "refused") if each in found)
    summary = f"{found['tried']} tries ({kinds}), {len(faults)} faults"
    return Finding(not faults, summary + "".join(f"; {each.splitlines()[0]}" for each in faults[:3]), found)


def reasons(task: Task) -> Finding:
    """All games in one count; what is wrong and what cannot be tested is listed."""
    from fuda.play.laws.reasons import Count, verdict, weigh

    variants = [variant.id for variant in task.game.entry.variants]
    jobs = [(task.game.id, each, f"{task.seed}.{place}") for each in variants for place in range(task.size)]
    total = Count()
    broken: list[str] = []
    for place, (count, found) in enumerate(executor_for(task.game.id, task.workers).map(weigh, jobs)):
        total.add(count)
        broken += found
        task.progress(place + 1, len(jobs))
    broken += verdict(total)
    shares = ", ".join(f"{name} true in {share:.2%}" for name, share in total.shares().items())
    summary = f"{total.refusals} refusals in {len(jobs)} games: {shares}; advice followed {total.followed} times"
    figures = total.figures()
    listed = [f"- wrong, {many} times: {what}" for what, many in figures["wrong"].items()]
    listed += [f"- advice not tested, {many} times: {what}" for what, many in figures["untested"].items()]
    return Finding(not broken, summary, {**figures, "findings": broken}, tuple(listed))


def words(task: Task) -> Finding:
    """Texts made by lot, all in one count; what makes no difference is listed, with the exceptions that were met."""
    from fuda.play.laws.closer import add_closer, jobs_for, look_closer
    from fuda.play.laws.words import SLICE, Words, exceptions, excuse_for, try_texts, verdict

    variant = task.game.entry.variants[0].id
    jobs = [
        (task.game.id, variant, f"{task.seed}.{place}", min(SLICE, task.size - place))
        for place in range(0, task.size, SLICE)
    ]
    total = Words()
    for place, count in enumerate(executor_for(task.game.id, task.workers).map(try_texts, jobs)):
        total.add(count)
        task.progress(place + 1, len(jobs))
    doubts = jobs_for(task.game.id, task.seed, total)
    doubted = sum([len(job[3]) for job in doubts])
    for count in executor_for(task.game.id, task.workers).map(look_closer, doubts):
        add_closer(total, count)
    broken = verdict(task.game.id, total)
    figures = {**total.figures(), "looked_closer": doubted}
    excused = exceptions(task.game.id)
    told = {name: excuse_for(name, excused) for name in figures["slots_ignored"]}
    summary = (
        f"{total.texts} texts, {total.played} played, {figures['slots_that_count']} of {figures['slots']} slots made a"
        f" difference ({doubted} were looked at closer), {sum([1 for each in told.values() if each])} exceptions met,"
        f" {len(broken)} findings"
    )
    rows = len({f"{each.category}:{each.ja}" for each in phrase_book(task.game.id).phrases})
    listed = [f"- rows in texts that were played: {len(total.rows)} of {rows}"]
    listed.append(f"- slots of lines that never showed anything: {len(figures['slots_without_evidence'])}")
    listed += [f"- refused, {many} times: {why}" for why, many in figures["refused"].items()]
    listed += [f"- found: {each}" for each in broken]
    listed += [f"- no difference, excepted ({why}): {name}" for name, why in told.items() if why]
    return Finding(not broken, summary, {**figures, "findings": broken}, tuple(listed))


for _law in laws():
    part(f"law-{_law}", f"The law of {_law} holds in random games", 200, 1)(_law_part(_law))
part("law-reasons", "Refusals name the clause that forbids, and their advice helps: 98 % of each", 20, 1)(reasons)
part("law-words", "Every word of a text counts, or the check refuses it", 5_000, 24)(words)


def run_part(
    name: str,
    game: str,
    seed: str = "1",
    workers: int = 1,
    quick: bool = True,
    progress: Callable[[int, int], None] | None = None,
    shared: dict[tuple[Any, ...], Result] | None = None,
    size: int | None = None,
) -> dict[str, Any]:
    """Run one part, in full, its sample or the size that was asked for; what it found, as JSON."""
    wanted = PARTS[name]
    if size is None:
        size = wanted.sample if quick else wanted.full
    task = Task(load(game), size, seed, workers, quick, progress or (lambda done, of: None))
    if shared is not None:
        task.shared = shared
    started = monotonic()
    try:
        found = wanted.run(task)
    except Explained as error:
        found = Finding(False, error.explain("en"))
    return {
        "part": name,
        "game": game,
        "claim": wanted.claim,
        "size": size,
        "passed": found.passed,
        "summary": found.summary,
        "seconds": round(monotonic() - started, 1),
        "figures": found.figures,
        "table": list(found.table),
    }


class _Progress:
    """One line on stderr that counts up; without a terminal a line for each tenth."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.started = monotonic()
        self.tenth = -1

    def __call__(self, done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{self.title}: {done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)
        elif done * 10 // max(1, of) > self.tenth:
            self.tenth = done * 10 // max(1, of)
            print(f"{self.title}: {done}/{of} {monotonic() - self.started:.0f}s", file=sys.stderr, flush=True)


def run(
    games: Sequence[str],
    parts: Sequence[str],
    seed: str,
    workers: int,
    quick: bool,
    out: Path,
    resume: bool = False,
    sizes: Mapping[str, int] | None = None,
    again: Sequence[str] = (),
) -> dict[str, Any]:
    """Run parts for games, writing the report anew after each of them. The report names the size of every part."""
    report = heading(seed, quick, workers)
    earlier = earlier_parts(out, report) if resume else []
    report["parts"] = [each for each in earlier if each["part"] not in again]
    done = {(each["game"], each["part"]) for each in report["parts"]}
    for game in games:
        report["rules"][game] = rules_digest(game)
        shared: dict[tuple[Any, ...], Result] = {}
        for name in parts:
            if (game, name) in done:
                continue
            found = run_part(
                name, game, seed, workers, quick, _Progress(f"{game} {name}"), shared, (sizes or {}).get(name)
            )
            verdict = "pass" if found["passed"] else "FAIL"
            print(f"{game} {name}: {verdict}: {found['summary']} ({found['seconds']} s)", file=sys.stderr, flush=True)
            report["parts"].append({**found, "commit": report["commit"], "engine": report["engine"]})
            write(out, report)
    return report


def _size(words: str) -> tuple[str, int]:
    name, _, number = words.partition("=")
    if name not in PARTS or not number.isdecimal() or int(number) == 0:
        raise argparse.ArgumentTypeError(f"{words!r} is not PART=N with a part of the campaign and a number above 0")
    return name, int(number)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when every part passed, 1 when one did not."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.figures.campaign")
    parser.add_argument("--game", choices=[*GAMES], help="one game instead of all")
    parser.add_argument("--only", action="append", choices=[*PARTS], help="run this part only; can be repeated")
    parser.add_argument("--quick", action="store_true", help="run the small samples")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="the report, written as .md and .json (default: in reports/)")
    parser.add_argument(
        "--resume", action="store_true", help="keep the parts that the report has already and that passed"
    )
    parser.add_argument(
        "--size", action="append", type=_size, metavar="PART=N", help="another size for a part; can be repeated"
    )
    parser.add_argument("--again", action="append", choices=[*PARTS], metavar="PART", help="run it although it passed")
    given = parser.parse_args(arguments)
    build, interpreted = Path(fuda.__file__).resolve().parent, sources()
    if (build / STAMP).exists() and interpreted is not None and stale(build.parent, interpreted):
        parser.error(stale(build.parent, interpreted))
    out = given.out or REPORTS / ("campaign-quick" if given.quick else "campaign")
    games = [given.game] if given.game else [*GAMES]
    sizes = dict(given.size or ())
    parts, again = given.only or [*PARTS], given.again or ()
    report = run(games, parts, given.seed, given.workers, given.quick, out, given.resume, sizes, again)
    print(markdown(report), end="")
    print(f"{out.with_suffix('.md')} {out.with_suffix('.json')}", file=sys.stderr)
    return 0 if all(each["passed"] for each in report["parts"]) else 1


if __name__ == "__main__":
    # Through the module's own name: other processes must find the functions of this one.
    raise SystemExit(import_module("fuda.play.figures.campaign").main())
