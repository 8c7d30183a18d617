"""How does a position become a scenario? By what set the game up, the answers that led here, and what is asked now.

Nothing of a position can get lost: hands, order of the deck, lasting effects and half-done procedures all follow from
the answers. The text is read and played again before it is given out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fuda.kernel import machine
from fuda.kernel.state import CHANCE
from fuda.library.decks import deck_reasons
from fuda.library.ledger import load_clauses
from fuda.library.messages import LANGUAGES, message
from fuda.play.scenarios.file import SEAT_NAMES, Many, Scalar, Table, Tree
from fuda.play.scenarios.playing import begin, parse

if TYPE_CHECKING:
    from fuda.play.records.timeline import Timeline, TimelineEntry

_SIMPLE: Final = re.compile(r"[^\s\-?:,\[\]{}#&*!|>'\"%@`][^\s,\[\]{}#&*!|>'\"%`:]*")
JUDGE: Final = -1


def scenario_text(timeline: Timeline, breaking: TimelineEntry | None = None) -> str:
    """The scenario that sets up the position of a timeline; and with the entry that breaks the rules there, if that is
    what it shows.

    >>> from fuda.api import load
    >>> from fuda.play.records.timeline import Timeline
    >>> timeline = Timeline.of_game(load("wars3x3"), seed="7")
    >>> text = scenario_text(timeline)
    >>> begin(parse(text)).state.key() == timeline.key()
    True
    """
    before = [*_heading(timeline), *_set_up(timeline), *_played(timeline)]
    text = "\n".join([*before, "script:", *_expected(timeline)]) + "\n"
    if breaking is not None:
        begun = [] if timeline.at else ["played:"]
        text = "\n".join([*before, *begun, _line(breaking), "script:", "  - expect: {outcome: none}"]) + "\n"
    elif begin(parse(text)).state.key() != timeline.key():
        raise AssertionError("the scenario does not lead to the position that it was cut from")
    return text


def _heading(timeline: Timeline) -> list[str]:
    game = timeline.game.id
    told = {"game": game, "number": timeline.at}
    names, stories = (
        {language: message(language, key, **told) for language in LANGUAGES} for key in ("cut-name", "cut-story")
    )
    return [
        f"name: {_flow(names)}",
        f"game: {game}",
        f"clauses: {_flow(_clauses(timeline))}",
        f"story: {_flow(stories)}",
    ]


def _clauses(timeline: Timeline) -> list[str]:
    """The clauses in which the game stands here, the innermost first; where there is none, those it came through."""
    known = load_clauses(timeline.game.id)
    state = timeline.state()
    asked = [each.clause for each in state.pending]
    standing = [clause for label in reversed(machine.standing_in(state)) for clause in label.split()]
    ended = [] if state.outcome is None else [state.outcome.clause]
    found = [each for each in dict.fromkeys((*ended, *asked, *standing)) if each in known]
    return found or list(known)[:1]


def _set_up(timeline: Timeline) -> Iterator[str]:
    scenario = timeline.set_up.scenario
    if timeline.set_up.hide_forced:
        yield "hide_forced: true"
    if scenario is not None:
        if scenario.variant:
            yield f"variant: {_word(scenario.variant)}"
        if scenario.free_decks:
            yield "free_decks: true"
        for key in ("cards", "decks", "position"):
            if key in scenario.tree.entries:
                yield f"{key}:"
                yield from _block(scenario.tree.entries[key], "  ")
        return
    yield f"variant: {_word(timeline.set_up.variant)}"
    if timeline.set_up.decks:
        rules, variant = timeline.game.rules, timeline.set_up.variant
        if any(deck_reasons(rules, deck, variant) for deck in timeline.set_up.decks):
            yield "free_decks: true"
        yield "decks:"
        for name, deck in zip(SEAT_NAMES, timeline.set_up.decks, strict=True):
            yield f"  {name}: {_flow(list(deck))}"


def _played(timeline: Timeline) -> Iterator[str]:
    entries = timeline.entries()
    if entries:
        yield "played:"
    for number, entry in enumerate(entries):
        if entry.fix is not None:
            yield f"  - {{fix: {_flow(list(entry.fix.changes))}}}"
            continue
        asked = timeline.step(number).asked
        assert asked is not None
        yield f"{_line(entry)}  # {asked['clause']} {asked['purpose']}".rstrip()


def _line(entry: TimelineEntry) -> str:
    seat = "chance" if entry.seat == CHANCE else SEAT_NAMES[entry.seat]
    answer = entry.answer if isinstance(entry.answer, int) else list(entry.answer)
    return f"  - {seat} {answer}"


def _expected(timeline: Timeline) -> Iterator[str]:
    """What is asked, and what can be counted; so much of the position is checked whenever the scenario runs."""
    seen = timeline.view()
    for seat in timeline.waiting():
        asked = timeline.asked(seat, JUDGE)
        assert asked is not None
        told = {"seat": "chance" if seat == CHANCE else SEAT_NAMES[seat]}
        told |= {key: asked[key] for key in ("clause", "purpose", "kind") if asked[key]}
        yield f"  - expect: {{asked: {_flow(told)}}}"
    counts: dict[str, Any] = {}
    if seen["outcome"] is not None:
        winner = seen["outcome"]["winner"]
        counts["outcome"] = {**seen["outcome"], "winner": "nobody" if winner < 0 else SEAT_NAMES[winner]}
    for zone in seen["zones"]:
        if zone["count"]:
            name = zone["zone"] if zone["owner"] < 0 else f"{zone['zone']}.{SEAT_NAMES[zone['owner']]}"
            if name != "waiting":  # there it means who is asked
                counts[name] = zone["count"]
    for name, value in seen["situation"].items():
        if _is_number(value):
            counts[f"situation.{name}"] = value
        elif isinstance(value, list) and len(value) == len(SEAT_NAMES) and all(_is_number(each) for each in value):
            counts |= {f"situation.{name}.{seat}": each for seat, each in zip(SEAT_NAMES, value, strict=True)}
    yield "  - expect:"
    for name, value in counts.items():
        yield f"      {name}: {_flow(value)}"


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# --- YAML


def _word(text: str) -> str:
    """A word as YAML; in quotes where it could be taken for something else."""
    return text if _SIMPLE.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join([f"{_word(key)}: {_flow(each)}" for key, each in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([_flow(each) for each in value]) + "]"
    return _word(value) if isinstance(value, str) else str(value)


def _block(tree: Tree, indent: str) -> Iterator[str]:
    """A part of a scenario as it was written, one line for each of its keys."""
    assert isinstance(tree, Table)
    for key, value in tree.entries.items():
        yield f"{indent}{_word(key)}: {_written(value)}"


def _written(tree: Tree) -> str:
    if isinstance(tree, Table):
        return "{" + ", ".join([f"{_word(key)}: {_written(each)}" for key, each in tree.entries.items()]) + "}"
    if isinstance(tree, Many):
        return "[" + ", ".join([_written(each) for each in tree.items]) + "]"
    assert isinstance(tree, Scalar)
    if tree.plain and (not tree.text or _SIMPLE.fullmatch(tree.text) or _is_whole(tree.text)):
        return tree.text or "null"
    return json.dumps(tree.text, ensure_ascii=False)


def _is_whole(text: str) -> bool:
    return re.fullmatch(r"-?\d+", text) is not None


def leave_scenario(path: Path, timeline: Timeline, breaking: TimelineEntry | None = None) -> Path | None:
    """Write a scenario of the last position of a timeline, for whoever looks into what went wrong there; None where
    that cannot be, for a game without a ledger or one that does not come so far again."""
    try:
        timeline.go(len(timeline))
        text = scenario_text(timeline, breaking)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except Exception:  # what is looked into is what went wrong before
        return None
    return path
