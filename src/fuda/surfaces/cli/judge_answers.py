"""What does a judge say to a line? Every command with its answer, as sentences and as JSON values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from fuda.kernel.reasons import Illegal, Malformed, NotAsked
from fuda.kernel.rules import EVERYBODY
from fuda.kernel.state import CHANCE
from fuda.library.ledger import load_clauses
from fuda.library.messages import Explained
from fuda.library.wording import Wording, wording
from fuda.play.records.fixing import fixable, zone_names
from fuda.play.records.judge import SEAT_NAMES, Judge
from fuda.play.records.moments import Moment
from fuda.play.records.timeline import FIXED, JUDGE, TimelineStep
from fuda.surfaces.cli.cardtext import in_words
from fuda.surfaces.cli.faults import Complaint, nearest
from fuda.surfaces.cli.judge_words import Speech, card_source, named_action
from fuda.surfaces.cli.play.board import Board, board_of
from fuda.surfaces.cli.play.choices import choices_of, spoken
from fuda.surfaces.cli.play.narration import Narrator
from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.words import LANGUAGES, chosen, language, say, table

PLAYERS: Final = {"first": -2, "second": -3}  # how values of a player are asked for


class Refusal(Exception):
    """A line that cannot be answered, and why."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a line: what is shown, and the same for programs."""

    lines: list[str | Text]
    told: dict[str, Any] = field(default_factory=dict)


@cache
def _typed() -> Mapping[str, str]:
    """What can be typed, in whichever language, and the command that it means."""
    return {
        word: name for each in LANGUAGES for name, words in table(each)["judge-typed"].items() for word in words.split()
    }


class Answers:
    """Answers the lines that a judge types."""

    def __init__(self, judge: Judge, screen: Screen) -> None:
        self.judge = judge
        self.screen = screen
        self.words = _wording(judge)
        self.board = board_of(judge.game.id, SEAT_NAMES)
        self.board.words = self.words
        self.board.cards = {
            **self.board.cards,
            **{number: card_source(judge, number) for number in judge.timeline.names},
        }
        self.board.plain = screen.plain
        self.clauses = load_clauses(judge.game.id)

    def greeting(self, is_asking: bool) -> list[str | Text]:
        """What is said before the first line."""
        timeline = self.judge.timeline
        lines: list[str | Text] = [say("judge", "begins", game=self.judge.game.id, entries=len(timeline))]
        if timeline.problem is not None:
            lines.append(say("judge", "script-stops", why=chosen(timeline.problem)))
        return [*lines, *self._here(), *([say("judge", "type-help")] if is_asking else [])]

    def is_farewell(self, line: str) -> bool:
        """Whether the judge leaves."""
        return _typed().get(line.lower()) == "quit"

    def reply(self, line: str) -> Reply:
        """The answer to a line; Refusal when there is none."""
        words = line.split(None, 1) or [""]
        name = _typed().get(words[0].lower())
        if name is None:
            raise Refusal(say("judge", "not-understood", text=words[0]) + nearest(words[0], _typed()))
        answer: Callable[[str], Reply] = getattr(self, f"_{name}")
        try:
            return answer(words[1].strip() if len(words) > 1 else "")
        except Illegal as error:
            raise Refusal(self.words.reason(error.reason)) from None
        except (Malformed, NotAsked):
            raise Refusal(say("judge", "not-an-answer")) from None
        except Explained as error:
            raise Refusal(error.explain(language())) from None
        except Complaint as error:
            raise Refusal(str(error)) from None
        except Exception as error:
            if all(entry.fix is None for entry in self.judge.timeline.entries()):
                raise
            raise Refusal(say("judge", "broke", why=f"{type(error).__name__}: {error}")) from None

    def _help(self, rest: str) -> Reply:
        return Reply([*say("judge", "help").strip("\n").split("\n")], {"commands": sorted(set(_typed().values()))})

    # the position

    def _show(self, rest: str) -> Reply:
        seat = self._seat(rest) if rest else JUDGE
        seen = self.judge.view(seat)
        hidden = self._hidden(seen) if seat == JUDGE else []
        return Reply([*self._drawn(seen), *hidden, *self._here()], {"view": seen})

    def _drawn(self, seen: Mapping[str, Any]) -> list[Text]:
        """The table; without the drawing of the game where a fix has made a position that it does not know."""
        try:
            return self.board.drawn(seen, self.screen.width)
        except (LookupError, TypeError, ValueError):
            return Board.drawn(self.board, seen, self.screen.width)

    def _hidden(self, seen: Mapping[str, Any]) -> list[str | Text]:
        """What a drawing from the side of `first` leaves out: the cards of `second` and of nobody that are hidden."""
        lines: list[str | Text] = []
        names = {place: name for name, place in zone_names(self.judge.game.rules).items()}
        for place, (zone, shown) in enumerate(zip(self.judge.game.rules.zones, seen["zones"], strict=True)):
            if zone.owner != 0 and zone.sees != EVERYBODY and not zone.ordered and shown["cards"]:
                cards = [self.words.card(each) for each in shown["cards"]]
                lines.append(f"{names[place]}: {str(self.words.words['word']['and']).join(cards)}")
        return lines

    def _here(self) -> list[str | Text]:
        """Which position this is, and what is asked."""
        judge = self.judge
        key = "within" if judge.within else "position"
        lines: list[str | Text] = [say("judge", key, at=judge.at, of=len(judge.timeline), steps=judge.within)]
        seen = judge.view()
        self._drawn(seen)  # choices are told by where their cards lie
        if seen["outcome"] is not None:
            lines.append(self.words.outcome(seen["outcome"]))
        return [*lines, *[self._question(asked) for asked in judge.questions()]]

    def _question(self, asked: Mapping[str, Any]) -> str:
        question = self.board.question(asked)
        return say("judge", "asked", seat=self.words.seat(asked["seat"]), question=question, clause=asked["clause"])

    def _asked(self, rest: str) -> Reply:
        lines: list[str | Text] = []
        self._here()
        for asked in self.judge.questions():
            lines.append(self._question(asked))
            lines += [f"{place:5} {text}" for place, text in enumerate(self._choices(asked), 1)]
        return Reply(lines or [say("judge", "nobody-asked")], {"asked": self.judge.questions()})

    def _choices(self, asked: Mapping[str, Any]) -> list[str]:
        return choices_of(asked, self.board) if asked["kind"] not in ("roll", "shuffle") else []

    def _find(self, rest: str) -> Reply:
        """Cards by name, or all of a zone, with their handles."""
        zones = zone_names(self.judge.game.rules)
        if rest in zones:
            shown = self.judge.view()["zones"][zones[rest]]["cards"]
            found = [{"handle": each["handle"], "card": each["card"], "zone": rest} for each in shown]
        else:
            found = [{"handle": each.handle, "card": each.number, "zone": each.zone} for each in self.judge.cards(rest)]
        if not found:
            raise Refusal(say("judge", "found-nothing", text=rest, zones=", ".join(zones)))
        return Reply(
            [f"  #{each['handle']} {self.words.card(each)} {each['zone']}" for each in found], {"cards": found}
        )

    # walking

    def _next(self, rest: str) -> Reply:
        return self._walked(
            [self.judge.next() for _ in range(self._count(rest, len(self.judge.timeline) - self.judge.at))]
        )

    def _back(self, rest: str) -> Reply:
        for _ in range(self._count(rest, self.judge.at + (1 if self.judge.within else 0))):
            self.judge.back()
        return Reply(self._here(), {"view": self.judge.view()})

    def _to(self, rest: str) -> Reply:
        last = len(self.judge.timeline)
        number = last if rest in ("end", "終") else self._number(rest)
        self.judge.go(number)
        return Reply(self._here(), {"view": self.judge.view()})

    def _step(self, rest: str) -> Reply:
        if _typed().get(rest.lower()) == "back":
            self.judge.step_back()
            return Reply(self._here(), {"view": self.judge.view()})
        judge = self.judge
        lines: list[str | Text] = []
        if not judge.within and judge.at < len(judge.timeline):
            lines.append(self._answered(judge.timeline.step(judge.at)))
        moment = judge.step()
        told = {} if moment is None else self._moment_told(moment)
        return Reply([*lines, *([] if moment is None else self._moment(moment)), *self._here()], told)

    def _moment(self, moment: Moment) -> list[str | Text]:
        """The clauses of a step, and what happened by it."""
        known = [self.clauses[each] for each in moment.clauses if each in self.clauses]
        lines: list[str | Text] = [
            f"[{each.id}] {in_words(self.judge.game.id, chosen(each.summary))}" for each in known
        ] or [say("judge", "no-clause", procedure=moment.procedure, step=moment.step)]
        return [*lines, *self._events([event[JUDGE] for event in moment.events])]

    def _moment_told(self, moment: Moment) -> dict[str, Any]:
        events = [event[JUDGE] for event in moment.events]
        return {
            "procedure": moment.procedure,
            "step": moment.step,
            "clauses": list(moment.clauses),
            "events": events,
            "sentences": [str(each) for each in self._events(events)],
        }

    def _walked(self, steps: Sequence[TimelineStep]) -> Reply:
        lines: list[str | Text] = []
        for step in steps:
            lines.append(self._answered(step))
            lines += self._events([event[JUDGE] for event in step.events])
        return Reply([*lines, *self._here()], {"steps": [self._step_told(each) for each in steps]})

    def _step_told(self, step: TimelineStep) -> dict[str, Any]:
        events = [event[JUDGE] for event in step.events]
        return {
            "number": step.number,
            "seat": step.seat,
            "asked": step.asked,
            "answer": step.answer,
            "fix": None if step.fix is None else list(step.fix.changes),
            "events": events,
            "sentences": [self._answered(step), *[str(each) for each in self._events(events)]],
        }

    def _answered(self, step: TimelineStep) -> str:
        """An entry in one line: the question, and the answer."""
        if step.seat == FIXED or step.asked is None:
            changes = [] if step.fix is None else step.fix.changes
            return say("judge", "fixed", number=step.number + 1, changes=", ".join(changes))
        answer: Any = step.answer if isinstance(step.answer, int) else tuple(step.answer)
        if step.asked["kind"] == "shuffle":
            text = say("judge", "shuffled", size=step.asked["size"])
        elif step.asked["kind"] == "roll":
            text = " ".join([str(each) for each in answer])
        else:
            self._drawn(self.judge.timeline.view_at(step.number))  # choices are told by where their cards lay then
            text = spoken(step.asked, answer, self.board)
        values = {"seat": self.words.seat(step.seat), "question": self.board.question(step.asked)}
        return say("judge", "answered", number=step.number + 1, answer=text, clause=step.asked["clause"], **values)

    def _events(self, events: Sequence[dict[str, Any]]) -> list[str | Text]:
        told = Narrator(self.words).sentences(events)
        return [f"  {each.text} [{each.clause}]" if each.clause else f"  {each.text}" for each in told]

    def _log(self, rest: str) -> Reply:
        """What happened in the last entries, or in all."""
        count = self._number(rest) if rest else self.judge.at
        first = max(0, self.judge.at - count)
        steps = [self.judge.timeline.step(number) for number in range(first, self.judge.at)]
        lines = [
            line for step in steps for line in (self._answered(step), *self._events([e[JUDGE] for e in step.events]))
        ]
        return Reply(lines or [say("judge", "nothing-yet")], {"steps": [self._step_told(each) for each in steps]})

    # asking why

    def _said(self, explanations: Any, otherwise: str, name: str) -> Reply:
        found = explanations if isinstance(explanations, list) else [explanations]
        lines = [in_words(self.judge.game.id, each) for each in self.words.explained(found)]
        told = {name: [each.to_json() for each in found], "sentences": lines}
        return Reply([*lines] or [say("judge", otherwise)], told)

    def _where(self, rest: str) -> Reply:
        return self._said(self.judge.where(), "nobody-asked", "stack")

    def _triggers(self, rest: str) -> Reply:
        return self._said(self.judge.triggers(), "no-triggers", "triggers")

    def _replaced(self, rest: str) -> Reply:
        return self._said(self.judge.replaced(), "nothing-replaced", "replaced")

    def _value(self, rest: str) -> Reply:
        """One value of a card or player, or all of them."""
        if not rest:
            raise Refusal(say("judge", "value-usage"))
        handle, name = self._subject(rest)
        names = self.judge.values(handle)
        if name:
            return self._said(self.judge.value(handle, name), "nothing-yet", "values")
        return self._said([self.judge.value(handle, each) for each in names], "no-values", "values")

    def _subject(self, rest: str) -> tuple[int, str]:
        """A card or player, and the name of a value behind it, if there is one."""
        if rest in PLAYERS:
            return PLAYERS[rest], ""
        before, _, last = rest.rpartition(" ")
        if before in PLAYERS:
            return PLAYERS[before], last
        if self.judge.cards(rest) or not before:
            return self.judge.card(rest), ""
        return self.judge.card(before), self._value_named(last)

    def _value_named(self, word: str) -> str:
        """The name of a value, as the rules or the word tables call it."""
        for each in LANGUAGES:
            for key, text in wording(self.judge.game.id, each).words.get("value", {}).items():
                if str(text).lower() == word.lower():
                    return str(key)
        return word

    def _why(self, rest: str) -> Reply:
        words = rest.split(None, 2)
        if len(words) < 2:
            raise Refusal(say("judge", "why-usage", example=self.board.example("why")))
        seat = self._seat(words[0])
        self._drawn(self.judge.view(seat))
        action = named_action(self.judge, self.board, seat, words[1], words[2] if len(words) > 2 else "")
        return self._said(self.judge.why(seat, action), "nothing-yet", "why")

    # going another way

    def _answer(self, rest: str) -> Reply:
        seat_word, _, text = rest.partition(" ")
        seat = self._seat(seat_word)
        self._here()
        asked = self.judge.timeline.asked(seat)
        if asked is None or self.judge.within:
            raise Refusal(say("judge", "seat-not-asked", seat=self.words.seat(seat)))
        branches = len(self.judge.timeline.branches)
        reply = self._walked([self.judge.give(seat, Speech(self._choices(asked), asked).answer(text.strip()))])
        if len(self.judge.timeline.branches) > branches:
            reply.lines.append(say("judge", "branched", number=branches))
        return reply

    def _branch(self, rest: str) -> Reply:
        """All branches, or on with another one."""
        if rest:
            self.judge.switch(self._number(rest))
        branches = self.judge.timeline.branches
        lines: list[str | Text] = [
            say("judge", "branch-current" if each.is_current else "branch", **_branch_told(each)) for each in branches
        ]
        return Reply([*lines, *self._here()], {"branches": [_branch_told(each) for each in branches]})

    def _fix(self, rest: str) -> Reply:
        if not rest:
            of: dict[str, list[str]] = {"card": [], "seat": [], "game": []}
            for name, kind in fixable(self.judge.state()).items():
                of[kind].append(name)
            values = {kind: ", ".join(names) for kind, names in of.items()}
            zones = ", ".join(zone_names(self.judge.game.rules))
            return Reply([say("judge", "fix-usage", zones=zones, **values)], {"values": of})
        changes = [self._change(each.strip()) for each in re.split(r"[,、;]", rest) if each.strip()]
        return self._walked([self.judge.fix(changes)])

    def _change(self, written: str) -> str:
        """A change with the handle of its card in the place of its name."""
        moved = re.fullmatch(r"(.+?)\s+to\s+(\S+)(\s+top)?", written)
        if moved is not None:
            return f"#{self.judge.card(moved[1])} to {moved[2]}{moved[3] or ''}"
        valued = re.fullmatch(r"(.+)\.([a-z_]+)\s*=\s*(\S+)", written)
        if valued is not None and valued[2] not in SEAT_NAMES:
            return f"#{self.judge.card(valued[1])}.{valued[2]} = {valued[3]}"
        return written

    def _save(self, rest: str) -> Reply:
        from fuda.surfaces.cli.replay import write_scenario

        if not rest:
            raise Refusal(say("judge", "save-usage"))
        path = Path(rest if rest.endswith((".yaml", ".yml")) else f"{rest}.yaml")
        write_scenario(path, self.judge.saved())
        return Reply([say("replay", "cut", file=path, number=self.judge.at)], {"file": str(path)})

    # looking up

    def _card(self, rest: str) -> Reply:
        from fuda.surfaces.cli.cardtext import facts_of, find_card, text_of

        own = {
            word.lower(): number
            for number, words in self.judge.timeline.names.items()
            for word in asdict(words).values()
        }
        number = own.get(rest.lower(), rest if rest in self.judge.timeline.names else "")
        card = card_source(self.judge, number) if number else find_card(self.judge.game.id, rest)
        game = self.judge.game.id
        text = card.printed_text if number else text_of(game, card)
        lines = [f"{card.number}  {card.name_ja} / {card.name_en}", f"    {facts_of(game, card)}"]
        return Reply([*lines, *[f"    {line}" for line in text.splitlines()]], {"card": card.number})

    def _rules(self, rest: str) -> Reply:
        from fuda.surfaces.cli.rules import find_clause

        clause = find_clause(self.clauses, self.judge.game.id, rest)
        summary = in_words(self.judge.game.id, chosen(clause.summary))
        return Reply([f"[{clause.id}] {summary}"], {"clause": clause.id, "summary": asdict(clause.summary)})

    # words

    def _seat(self, word: str) -> int:
        known = {**{name: seat for seat, name in enumerate(SEAT_NAMES)}, "0": 0, "1": 1, "chance": CHANCE}
        known |= {say("judge", "chance"): CHANCE}
        if word not in known:
            raise Refusal(say("judge", "no-such-seat", word=word))
        return known[word]

    def _number(self, word: str) -> int:
        if not re.fullmatch(r"\d{1,6}", word):
            raise Refusal(say("judge", "not-a-number", word=word))
        return int(word)

    def _count(self, word: str, most: int) -> int:
        """How often to do something; once when nothing is said, and never beyond the end."""
        return max(1, min(self._number(word) if word else 1, most))


def _wording(judge: Judge) -> Wording:
    """The words of the game, with the names of cards that a scenario brings along."""
    base = wording(judge.game.id, language(), SEAT_NAMES)
    if not judge.timeline.names:
        return base
    own = {number: chosen(words) for number, words in judge.timeline.names.items()}
    return Wording(base.words, judge.game.rules, {**base.cards, **own}, SEAT_NAMES, language=language())


def _branch_told(branch: Any) -> dict[str, Any]:
    return {
        "number": branch.number,
        "start": branch.start,
        "length": branch.length,
        "is_current": branch.is_current,
    }
