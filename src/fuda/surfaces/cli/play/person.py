"""How does a person at a terminal answer? By number or name; and may ask back before answering."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from fuda.kernel.decisions import Answer
from fuda.kernel.reasons import Malformed
from fuda.library.ledger import load_clauses
from fuda.play.passing import AutoPass, has_windows
from fuda.play.players import Sight
from fuda.surfaces.cli.cardtext import in_words
from fuda.surfaces.cli.layout import broken, width_of
from fuda.surfaces.cli.play.asking_back import AskingBack, Left
from fuda.surfaces.cli.play.board import Board
from fuda.surfaces.cli.play.choices import choices_of, details_of, spoken
from fuda.surfaces.cli.play.narration import Narrator
from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.words import chosen, say

if TYPE_CHECKING:
    from fuda.play.match import Match

_PASSIVE: Final = ("go-on", "pass", "declare", "end-main", "no-skill")
# What changes the drawing of a table beside its cards.
_SHOWN: Final = (
    *("life", "territory", "bonds", "cp", "ep", "waiting", "attackers", "target"),
    *("unused", "used", "acting", "battle", "equipment", "stack"),
    *("chain", "resolved", "dice", "bonus", "first_side", "plan"),
)
_LEAST: Final = 20  # columns that a detail needs to stand beside its choice
_QUOTES: Final = str.maketrans("", "", "《》“”「」")
_MANY: Final = 9  # from so many choices on they stand in two columns


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands under one number in a list of choices: its text, and the choice or choices that it stands for."""

    text: str
    detail: str
    places: list[int]
    names: list[str]


class Person:
    """The player at the terminal; a `Player` for a match."""

    name = "person"

    def __init__(self, screen: Screen, board: Board, seat: int) -> None:
        self.screen = screen
        self.board = board
        self.board.plain = screen.plain
        self.seat = seat
        self.match: Match | None = None  # set once there is one
        self._narrator = Narrator(board.words)
        self._told = 0
        self._drawn: Any = None
        self._skipped: Any = None
        self.auto = AutoPass(board.game)
        self.clauses = load_clauses(board.game)

    def answer(self, sight: Sight) -> Answer:
        """Tell what happened, show the table, ask until the answer fits."""
        last = self.tell_news()
        passed = self._passed(sight)
        if passed is not None:
            return passed
        self.show_board(sight.view, below=lambda: self._ask(sight, last))
        self._ask(sight, last)
        asked = sight.asked
        texts = choices_of(asked, self.board)
        ask_back = AskingBack(self, sight, texts)
        while True:
            line = self.read(self._prompt())
            if ask_back.is_answered(line):
                passed = self._passed(sight)
                if passed is not None:
                    return passed
                continue
            answer = self._understood(asked, texts, line)
            if answer is None:
                continue
            try:
                reason = sight.refusal(answer)
            except Malformed:
                self.screen.prose(say("play", "not-understood", text=line), style="yellow")
                continue
            if reason is None:
                self.screen.prose(say("play", "you-chose", text=spoken(asked, answer, self.board)), style="bold")
                return answer
            self.screen.prose(self.board.words.reason(reason), style="yellow")

    def _passed(self, sight: Sight) -> int | None:
        """The answer that is given without asking, where the player wants none of this."""
        if self._skips(sight):
            return len(sight.asked["options"]) - 1
        return self.auto.answer(sight)

    def _prompt(self) -> str:
        """With what is passed by itself, in a game with windows."""
        if not has_windows(self.board.game):
            return say("play", "prompt")
        return f"{say('play', 'auto-is', setting=say('auto', self.auto.setting))} {say('play', 'prompt')}"

    def skip(self, sight: Sight) -> None:
        """Use no magics and the like for the rest of this turn, unless something else is asked."""
        self._skipped = sight.view["situation"].get("turn")

    @property
    def is_skipping(self) -> bool:
        """Whether some questions are answered without asking."""
        return self._skipped is not None

    def _skips(self, sight: Sight) -> bool:
        turn = sight.view["situation"].get("turn")
        return self._skipped is not None and turn == self._skipped and self.board.is_window(sight.asked)

    def read(self, prompt: str) -> str:
        """A line that was typed, full-width letters and digits made narrow; Left at the end of input."""
        try:
            return unicodedata.normalize("NFKC", input(prompt)).strip()
        except EOFError:
            raise Left from None

    def tell_news(self) -> str:
        """Tell what happened since the last time; the last sentence of it."""
        assert self.match is not None
        log = self.match.log[self.seat]
        sentences = self._narrator.sentences(log[self._told :])
        self._told = len(log)
        self.screen.tell(sentences)
        return sentences[-1].text if sentences else ""

    def tell_again(self, count: int = 8) -> None:
        """Tell the end of what happened up to now."""
        assert self.match is not None
        self.screen.tell(self._narrator.sentences(self.match.log[self.seat])[-count:])
        self._told = len(self.match.log[self.seat])

    def show_board(self, view: Mapping[str, Any], again: bool = False, below: Callable[[], None] | None = None) -> None:
        """Draw the table, if it has changed; only its title, if nothing but the moment has. What is shown below it is
        to stand on the same screen, if it can."""
        shown = (view["zones"], {key: view["situation"].get(key) for key in _SHOWN})
        self.screen.line()
        if again or shown != self._drawn:
            self.board.room = self._room(view, below)
            self.screen.lines(self.board.drawn(view, self.screen.width))
        else:
            self.screen.line(self.board.title(view, self.screen.width))
        self._drawn = shown

    def _room(self, view: Mapping[str, Any], below: Callable[[], None] | None) -> int:
        """The lines that are left for the table, beside the empty one above it and the prompt."""
        if not self.board.fits_room or not self.screen.height:
            return 0
        self.board.title(view, self.screen.width)  # choices are told by where their cards lie
        used = 0 if below is None else self.screen.height_of(below)
        return max(1, self.screen.height - used - 2)

    def _ask(self, sight: Sight, last: str) -> None:
        asked = sight.asked
        screen = self.screen
        if last and sight.view["situation"].get("turn_player", self.seat) == 1 - self.seat:
            screen.prose(say("play", "last", text=last), style="dim")
        self._tell_effect()
        screen.prose(f"{say('play', 'asked-you')}: {self.board.question(asked)}", style="bold")
        clause = self.clauses.get(self.board.clause(asked))
        if clause is not None:
            summary = in_words(self.board.game, chosen(clause.summary))
            screen.prose(say("play", "because", clause=clause.id, summary=summary), style="dim")
        self.show_choices(asked)

    def _tell_effect(self) -> None:
        """Which text is being carried out; it was announced, so everybody knows it."""
        assert self.match is not None
        frames = self.match.state().frames
        about = self.board.about(frames)
        if about:
            self.screen.prose(about, style="cyan")
        frame = self.board.effect_of(frames)
        if frame is not None:
            number = self.match.game.rules.card_name(frame.printed)
            text = self.board.line_of(number, frame.line)
            if text:
                card = self.board.words.card({"card": number})
                self.screen.prose(say("play", "effect-of", card=card, text=text), style="cyan")

    def show_choices(self, asked: Mapping[str, Any]) -> None:
        """List the choices by number, and say how to choose."""
        entries = self._entries(asked)
        self._list([(each.text, each.detail) for each in entries])
        how = _how_to_choose(asked, [each.text for each in entries])
        if self.board.is_window(asked):
            how = f"{how} {say('play', 'skip-means')}"
        self.screen.prose(how, style="dim")

    def _entries(self, asked: Mapping[str, Any]) -> list[Entry]:
        """What is listed under one number each; several choices under a common heading are one entry."""
        texts, details = choices_of(asked, self.board), details_of(asked, self.board)
        found: list[Entry] = []
        for place in self.board.order(asked, len(texts)):
            group = self.board.group(asked, place)
            if group is None:
                is_short = asked["kind"] == "act" or self.board.short_asides
                detail = self._cut(texts[place], details[place]) if is_short else details[place]
                found.append(Entry(texts[place], detail, [place], [texts[place]]))
                continue
            known = [each for each in found if each.text == group[0] and len(each.names) == len(each.places)]
            if known:
                if group[1] not in known[0].names:
                    known[0].places.append(place)
                    known[0].names.append(group[1])
            else:
                found.append(Entry(group[0], "", [place], [group[1]]))
        return found

    def _cut(self, text: str, detail: str) -> str:
        """A detail that is to take no line of its own."""
        room = self.screen.width - width_of(text) - 6
        if not self.board.short_details or width_of(detail) <= room or room < _LEAST:
            return detail
        while width_of(detail) > room - 1:
            detail = detail[:-1]
        return detail + "…"

    def _list(self, rows: Sequence[tuple[str, str]]) -> None:
        """Long ones in a line each, then, if they are many, short ones in two columns."""
        width = self.screen.width
        half = (width - 2) // 2
        numbered = [(f"{place:3} {text}", detail) for place, (text, detail) in enumerate(rows, 1)]
        lengths = [width_of(f"{line} {detail}".rstrip()) for line, detail in numbered]
        start = len(rows)
        while start > 0 and lengths[start - 1] <= half:
            start -= 1
        if len(rows) < _MANY or (start > 0 and not self.board.short_details):
            start = len(rows)
        told = ""
        for (line, detail), length in zip(numbered[:start], lengths[:start], strict=True):
            if length <= width:
                self.screen.line(self._row(line, detail))
                continue
            self.screen.prose(line, hang="      ")
            if detail and detail != told:
                for part in broken(detail, width - 6):
                    self.screen.line(f"      {part}", "dim")
                told = detail  # several cards may share one text
        self._list_short(numbered[start:], half)

    def _list_short(self, rows: Sequence[tuple[str, str]], half: int) -> None:
        above = (len(rows) + 1) // 2
        for place in range(above):
            line = self._row(*rows[place])
            if place + above < len(rows):
                line = Text(line.plain + " " * (half - line.cell_len + 2), spans=line.spans)
                line.append_text(self._row(*rows[place + above]))
            self.screen.line(line)

    def _row(self, line: str, detail: str) -> Text:
        return Text(line).append(f" {detail}", style="dim") if detail else Text(line)

    def _understood(self, asked: Mapping[str, Any], texts: Sequence[str], line: str) -> Answer | None:
        """The answer that a line means; None when it was not one, after saying so."""
        kind = asked["kind"]
        if not line:
            return self._nothing_typed(asked)
        if re.fullmatch(r"[\d\s,、.-]+", line):
            return self._numbers(asked, texts, line)
        return self._named(asked, texts, line) if kind != "number" else self._not_understood(line)

    def _nothing_typed(self, asked: Mapping[str, Any]) -> Answer | None:
        if _enter_passes(asked):
            return len(asked["options"]) - 1
        if asked["kind"] in ("cards", "cells") and asked["least"] == 0:
            return ()
        self.screen.prose(say("play", "type-help"), style="yellow")
        return None

    def _not_understood(self, line: str) -> Answer | None:
        self.screen.prose(f"{say('play', 'not-understood', text=line)} {say('play', 'type-help')}", style="yellow")
        return None

    def _numbers(self, asked: Mapping[str, Any], texts: Sequence[str], line: str) -> Answer | None:
        numbers = _ranges(line)
        kind = asked["kind"]
        if numbers is None or not numbers:
            return self._not_understood(line)
        if kind == "number":
            return numbers[0]
        if kind == "allocate":
            return tuple(numbers)
        entries = self._entries(asked)
        for number in numbers:
            if not 1 <= number <= len(entries):
                self.screen.prose(say("play", "no-such-choice", number=number, count=len(entries)), style="yellow")
                return None
            if numbers.count(number) > 1:
                self.screen.prose(say("play", "twice", number=number), style="yellow")
                return None
        if kind in ("act", "option"):
            return self._of_entry(entries[numbers[0] - 1]) if len(numbers) == 1 else self._not_understood(line)
        return tuple([entries[number - 1].places[0] for number in numbers])

    def _of_entry(self, entry: Entry) -> int | None:
        """The choice of an entry; where it stands for several, one of them is asked for."""
        if len(entry.places) == 1:
            return entry.places[0]
        self.screen.prose(entry.text, style="bold")
        self._list([(name, "") for name in entry.names])
        self.screen.prose(
            f"{say('play', 'choose-one', count=len(entry.names))} {say('play', 'enter-goes-back')}", style="dim"
        )
        line = self.read(say("play", "prompt")).lower()
        numbers = _ranges(line) if re.fullmatch(r"\d+", line) else None
        named = [place for place, name in enumerate(entry.names) if line and line in name.lower()]
        if numbers and 1 <= numbers[0] <= len(entry.names):
            return entry.places[numbers[0] - 1]
        if len(named) == 1:
            return entry.places[named[0]]
        if line:
            self._not_understood(line)
        self.screen.prose(say("play", "went-back"), style="dim")
        return None

    def _named(self, asked: Mapping[str, Any], texts: Sequence[str], line: str) -> Answer | None:
        """What is named: for an action all parts of its text, else one thing after another."""
        parts = [each.strip() for each in re.split(r"[,、]", line.lower()) if each.strip()]
        if asked["kind"] in ("act", "option", "allocate"):
            fitting = [place for place in range(len(texts)) if _speaks_of(texts[place], parts)]
            return self._one_of(asked, fitting, texts, line)
        places: list[int] = []
        for part in parts:
            open_ones = [
                place for place in range(len(texts)) if place not in places and _speaks_of(texts[place], [part])
            ]
            found = self._one_of(asked, open_ones, texts, part)
            if found is None:
                return None
            places.append(found)
        return tuple(places)

    def _one_of(self, asked: Mapping[str, Any], places: Sequence[int], texts: Sequence[str], said: str) -> int | None:
        """The only one of the choices that fit what was said; of equal ones the first."""
        exact = [place for place in places if texts[place].lower() == said.lower()]
        if not places:
            self._not_understood(said)
            return None
        if exact or len({texts[place] for place in places}) == 1:
            return (exact or places)[0]
        self.screen.prose(say("play", "which-of", text=said), style="yellow")
        for number, entry in enumerate(self._entries(asked), 1):
            if any(place in places for place in entry.places):
                self.screen.prose(f"{number:3} {entry.text}", hang="      ")
        return None


def _speaks_of(text: str, parts: Sequence[str]) -> bool:
    plain = text.lower().translate(_QUOTES)
    return all(part in text.lower() or part in plain for part in parts)


def _enter_passes(asked: Mapping[str, Any]) -> bool:
    """Whether Enter alone is an answer: the last of several actions, which changes nothing."""
    return asked["kind"] == "act" and bool(asked["options"]) and asked["options"][-1]["verb"] in _PASSIVE


def _ranges(line: str) -> list[int] | None:
    """The numbers in a line, `2-4` standing for 2, 3 and 4."""
    numbers: list[int] = []
    for part in re.split(r"[\s,、.]+", line.strip(" ,、.")):
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", part)
        if found is None:
            return None
        first = int(found.group(1))
        numbers += range(first, int(found.group(2) or first) + 1)
    return numbers


def _how_to_choose(asked: Mapping[str, Any], texts: Sequence[str]) -> str:
    kind = asked["kind"]
    if kind in ("act", "option"):
        how = say("play", "choose-one", count=len(texts))
        return f"{how} {say('play', 'enter-means', text=texts[-1])}" if _enter_passes(asked) else how
    if kind == "number":
        return say("play", "name-number", low=asked["low"], high=asked["high"])
    if kind == "order":
        return say("play", "put-in-order", example=" ".join(str(each) for each in range(len(texts), 0, -1)))
    if kind == "allocate":
        return say("play", "share-out", places=len(texts), least=asked["least"], most=asked["most"])
    least, most = asked["least"], asked["most"]
    if least == most:
        if least == 1:
            return say("play", "choose-one", count=len(texts))
        return say("play", "choose-exactly", least=least, example=" ".join(str(each + 1) for each in range(least)))
    if least == 0:
        return say("play", "choose-or-none", count=len(texts)) if most == 1 else say("play", "choose-up-to", most=most)
    return say("play", "choose-many", least=least, most=most)
