"""Do the laws hold over many games? Every law is a part of a campaign, and so are those that count something."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from fuda.api import load
from fuda.library.loading import phrase_book
from fuda.play.figures.campaign_parts import Finding, Task, part
from fuda.play.figures.simulation import executor_for

LAW_SLICE: Final = 5  # games in one job of a law


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
