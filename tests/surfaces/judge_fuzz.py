"""Can anything typed at `fuda judge`, or any script of a scenario, break the program? Random lines and random changes.

    python -m tests.surfaces.judge_fuzz --game GAME [--seed N] [--size N]

Each try takes one scenario of the repository: a judge steps through it by random lines, right and wrong answers among
them, or its script is changed by lot and played. Whatever is not a refusal in words is a fault. The last line printed
is a table of what was tried, as JSON.
"""

from __future__ import annotations

import argparse
import copy
import json
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from fuda.api.chance import Stream
from fuda.library.loading import GAMES
from fuda.library.messages import Explained
from fuda.play.records.judge import SEAT_NAMES, open_judge
from fuda.play.scenarios.messages import said
from fuda.play.scenarios.playing import parse, run
from fuda.surfaces.cli.judge_answers import Answers, Refusal
from fuda.surfaces.cli.play.asking_back import verbs_of
from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.words import LANGUAGES, speak

ROOT: Final = Path(__file__).resolve().parent.parent / "scenarios"
BROKE: Final = said("rules-broke", "en", why="")
LINES: Final = 12  # lines that a judge types in one try
# What means nothing anywhere, or too much.
ODD: Final = (
    "",
    "0",
    "-1",
    "99",
    "999999",
    "[0]",
    "[]",
    "[7,7]",
    "#1",
    "#-1",
    "first",
    "ゼロ",
    "《",
    "a/b",
    "1 2",
    "1-",
)
ODD_VALUES: Final[tuple[Any, ...]] = (0, -1, 7, 999999, "", "nothing", "first", [], [0], [[]], {}, {"a": 1}, True, 1.5)


def scenarios_of(game: str) -> list[Path]:
    """The scenarios of the repository that are about a game."""
    return sorted((ROOT / game).rglob("*.yaml"))


class Judged:
    """A judge who types at random."""

    def __init__(self, path: Path, game: str, source: Stream) -> None:
        self.source = source
        self.game = game
        self.judge = open_judge(game, path)
        speak(LANGUAGES[source.below(len(LANGUAGES))])
        self.answers = Answers(self.judge, Screen(bool(source.below(2))))
        self.typed: list[str] = []
        self.refused = 0

    def run(self) -> None:
        """Type some lines; whatever is raised is a fault."""
        self._shown(self.answers.greeting(True))
        whole = ("next 99", "back 99") if self.source.below(2) else ()
        for line in (*whole, *[""] * LINES):
            line = line or self._line()
            self.typed.append(line)
            try:
                self._shown(self.answers.reply(line).lines)
            except Refusal:
                self.refused += 1

    def _shown(self, lines: list[Any]) -> None:
        for each in lines:
            str(each)

    def _one(self, things: Any) -> Any:
        return things[self.source.below(len(things))]

    def _line(self) -> str:
        kind = self.source.below(12)
        if kind < 5:
            return self._walk()
        if kind < 8:
            return self._answer()
        return self._question()

    def _walk(self) -> str:
        return str(
            self._one(
                ("next", f"next {self.source.below(5)}", "back", "step", "step", "step back", "to 0", "to end", "log")
            )
        )

    def _answer(self) -> str:
        asked = self.judge.questions()
        if not asked or not self.source.below(4):
            return f"answer {self._one((*SEAT_NAMES, 'chance', 'third'))} {self._one(ODD)}"
        question = self._one(asked)
        seat = (*SEAT_NAMES, "chance")[question["seat"]] if question["seat"] < 2 else "chance"
        things = question.get("options", question.get("candidates", question.get("items", ())))
        count = max(1, len(things))
        if question["kind"] in ("act", "option", "cards", "cells", "order"):
            wanted = 1 + self.source.below(3) if question["kind"] not in ("act", "option") else 1
            return f"answer {seat} " + " ".join([str(1 + self.source.below(count + 1)) for _ in range(wanted)])
        return f"answer {seat} {self._one(('1', '2', '1 1', '0', '[0,1]', '6', '3 3'))}"

    def _question(self) -> str:
        card = self._card()
        return str(
            self._one(
                (
                    "show",
                    f"show {self._one(SEAT_NAMES)}",
                    "asked",
                    "where",
                    "triggers",
                    "replaced",
                    f"value {card}",
                    f"value {self._one(SEAT_NAMES)}",
                    f"value {card} {self._one(ODD)}",
                    f"why {self._one(SEAT_NAMES)} {self._one(tuple(verbs_of(self.game)))} {card}",
                    f"why {self._one(SEAT_NAMES)} {self._one(tuple(verbs_of(self.game)))} {card}, {self._card()}",
                    f"why {self._one(ODD)} {self._one(ODD)}",
                    f"find {card}",
                    f"find {self._one(ODD)}",
                    f"card {card}",
                    f"rules {self._one(('1', 'X5', *ODD))}",
                    f"branch {self._one(('', '0', '1', '9'))}",
                    f"log {self._one(ODD)}",
                    f"{self._one(ODD)}",
                )
            )
        )

    def _card(self) -> str:
        state = self.judge.state()
        if not state.handle or not self.source.below(8):
            return str(self._one(ODD))
        card = self.source.below(len(state.handle))
        return str(self._one((f"#{state.handle[card]}", self.judge.game.rules.card_name(state.printed[card]))))


def changed(data: dict[str, Any], source: Stream) -> dict[str, Any]:
    """A scenario with one or two steps left out, doubled, exchanged, or with another value in them."""
    made = copy.deepcopy(data)
    steps: list[Any] = made.get("script") or []
    for _ in range(1 + source.below(2)):
        if not steps:
            break
        place = source.below(len(steps))
        kind = source.below(8)
        if kind == 0:
            del steps[place]
        elif kind == 1:
            steps.insert(place, copy.deepcopy(steps[source.below(len(steps))]))
        elif kind == 2:
            other = source.below(len(steps))
            steps[place], steps[other] = steps[other], steps[place]
        else:
            _change_within(steps, place, source, (*_words(made), "first", "second"))
    return made


def _words(data: Any) -> list[Any]:
    """Everything that stands somewhere in a scenario."""
    if isinstance(data, dict):
        return [each for value in data.values() for each in _words(value)]
    return [each for value in data for each in _words(value)] if isinstance(data, list) else [data]


def _change_within(holder: Any, key: Any, source: Stream, words: tuple[Any, ...]) -> None:
    """Put something else into a place of a table or list, or deeper: most often what stands elsewhere in the file."""
    value = holder[key]
    if isinstance(value, dict) and value and source.below(12):
        _change_within(value, list(value)[source.below(len(value))], source, words)
    elif isinstance(value, list) and value and source.below(6):
        _change_within(value, source.below(len(value)), source, words)
    else:
        others = words if source.below(3) else ODD_VALUES
        holder[key] = copy.deepcopy(others[source.below(len(others))])


def play_changed(path: Path, source: Stream) -> str:
    """Play a changed scenario: `refused`, `failed` or `held`; anything else is a fault."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    text = yaml.safe_dump(changed(data, source), allow_unicode=True, sort_keys=False)
    try:
        result = run(parse(text, path.name))
    except Explained as error:
        for language in LANGUAGES:
            error.explain(language)
        return "refused"
    for language in LANGUAGES:
        result.messages(language)
    broke = [each.text.en for each in result.failures if each.text.en.startswith(BROKE)]
    if broke:
        raise AssertionError(f"{broke[0]}\n{text}")
    return "held" if result.ok else "failed"


def tries(game: str, seed: str, size: int) -> Iterator[tuple[str, str]]:
    """What came of each try: how it went, and for a fault what happened; every other try is a changed script."""
    paths = scenarios_of(game)
    for number in range(size):
        source = Stream(seed, f"{game} judge {number}")
        path = paths[source.below(len(paths))]
        judged: Judged | None = None
        try:
            if number % 2:
                yield play_changed(path, source), ""
                continue
            judged = Judged(path, game, source)
            judged.run()
        except Explained as error:
            yield "refused", error.explain("en")
        except Exception:
            typed = [] if judged is None else judged.typed
            yield "fault", f"try {number} of {game} (seed {seed}): {path.name}: {typed}\n{traceback.format_exc()}"
        else:
            yield "judged", ""


def main() -> None:
    """Try so many times and print what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=tuple(GAMES), required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--size", type=int, default=200)
    wanted = parser.parse_args()
    found: dict[str, Any] = {"tried": 0, "faults": []}
    for how, why in tries(wanted.game, wanted.seed, wanted.size):
        found["tried"] += 1
        found[how] = found.get(how, 0) + 1
        if how == "fault":
            found["faults"].append(why)
        print(json.dumps({"tried": found["tried"]}), flush=True)
    print(json.dumps(found, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
