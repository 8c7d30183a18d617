"""Is the program sound? The parts of a campaign that start it anew, measure it, break it and feed it spoiled inputs."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from fuda.play.figures.bench import calls_per_decision, judge, measure
from fuda.play.figures.builds import compiled_build, differences, digests, sources, stale
from fuda.play.figures.campaign_parts import Finding, Task, part


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
