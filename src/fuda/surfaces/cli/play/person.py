"""How does a person at a terminal answer? By number, name or words; and may ask back before answering."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from fuda.kernel.decisions import Answer
from fuda.kernel.reasons import Malformed
from fuda.library.ledger import load_clauses
from fuda.play.passing import AutoPass, has_windows
from fuda.play.players import Sight
from fuda.surfaces.cli.cardtext import in_words
from fuda.surfaces.cli.play.asking_back import AskingBack, Left, is_yes
from fuda.surfaces.cli.play.board import Board
from fuda.surfaces.cli.play.choices import spoken
from fuda.surfaces.cli.play.curtain import Curtain, player_name
from fuda.surfaces.cli.play.gathering import Gathered, Plan
from fuda.surfaces.cli.play.listing import Listing
from fuda.surfaces.cli.play.narration import Narrator
from fuda.surfaces.cli.play.screen import Screen
from fuda.surfaces.cli.play.understanding import Understanding
from fuda.surfaces.cli.printing import is_terminal
from fuda.surfaces.cli.words import chosen, say

if TYPE_CHECKING:
    from fuda.play.contest import Contest

# What changes the drawing of a table beside its cards.
_SHOWN: Final = (
    *("life", "territory", "bonds", "cp", "ep", "waiting", "attackers", "target"),
    *("unused", "used", "acting", "battle", "equipment", "stack"),
    *("chain", "resolved", "dice", "bonus", "first_side", "plan"),
)


class Person:
    """A player at the terminal; a `Player` for a contest. Two of them have a curtain between them."""

    name = "person"

    def __init__(self, screen: Screen, board: Board, seat: int, curtain: Curtain | None = None) -> None:
        self.screen = screen
        self.board = board
        self.board.plain = screen.plain
        self.listing = Listing(screen, board)
        self.seat = seat
        self.curtain = curtain
        self.contest: Contest | None = None  # set once there is one
        self.typed: list[int] = []  # the numbers of the answers that were typed, not passed
        self.insists = -1  # the number of an answer that is not passed whatever the settings: it was taken back
        self._narrator = Narrator(board.words)
        self._told = 0
        self._drawn: Any = None
        self._passes = 0  # since the last question
        self.auto = AutoPass(board.game)
        self.plan = Plan(board.gathered)
        self.clauses = load_clauses(board.game)

    def answer(self, sight: Sight) -> Answer:
        """Tell what happened, show the table, ask until the answer fits."""
        self.board.look(sight.shown)
        last = self.tell_news() if self.curtain is None else ""
        planned = self.plan.answer(sight)
        if planned is not None:
            return planned
        passed = self._passed(sight)
        if passed is not None:
            return passed
        if self.take_seat():
            last = self.tell_news()
        self._tell_passes()
        seen = Gathered(sight) if self.plan.begins(sight.asked) else sight
        self.show_board(sight.shown, below=lambda: self._ask(seen, last))
        self._ask(seen, last)
        answer = self._answered(seen)
        if isinstance(seen, Gathered):
            answer = self.plan.make(sight, seen.handles(answer))
        assert self.contest is not None
        self.typed.append(self.contest.answers)
        self.insists = -1
        self.auto.answered(sight, answer)
        return answer

    def _answered(self, sight: Sight) -> Answer:
        """What is typed, as soon as it is an answer."""
        asked = sight.asked
        understanding = Understanding(self, asked)
        ask_back = AskingBack(self, sight, understanding.is_printed)
        understanding.ask_back = ask_back.is_answered
        while True:
            line = self.read(self._prompt())
            if ask_back.is_answered(line):
                passed = self._passed(sight)
                if passed is not None:
                    return passed
                continue
            answer = understanding.answer(line)
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

    # two people

    def take_seat(self) -> bool:
        """Let the other player look away, if that one sat here; whether there are two."""
        if self.curtain is None:
            return False
        if self.curtain.seat != self.seat:
            self.curtain.fall()
            self.screen.prose(say("play", "hand-over", player=player_name(self.seat)), style="bold")
            self.read(say("play", "when-ready"))
            self.curtain.seat = self.seat
            self._drawn = None
        return True

    def agrees(self, why: str) -> bool:
        """Whether the other player, who shares the machine, agrees that answers are taken back."""
        assert self.curtain is not None
        self.curtain.fall()
        self.screen.prose(why)
        return is_yes(self.read(say("play", "undo-agree", player=player_name(1 - self.seat))))

    # what is not asked

    def _passed(self, sight: Sight) -> int | None:
        """The answer that is given without asking, where the player wants none of this."""
        assert self.contest is not None
        if self.insists == self.contest.answers:
            return None
        passed = self.auto.answer(sight)
        self._passes += passed is not None
        return passed

    def _tell_passes(self) -> None:
        """How often the player was not asked, and how to stop that."""
        if self._passes:
            self.screen.prose(say("play", "passed", count=self._passes), style="dim")
        self._passes = 0

    def _prompt(self) -> str:
        """With what is passed by itself, in a game with windows."""
        if not has_windows(self.board.game):
            return say("play", "prompt")
        return f"{say('play', 'auto-is', setting=say('auto', self.auto.setting))} {say('play', 'prompt')}"

    def stop_passing(self) -> None:
        """Be asked everything again."""
        self.auto.choose("off")

    # going back

    def last_answer(self) -> int | None:
        """The number of the last answer of this player that can be taken back: one that was typed; in a game that was
        resumed, one to a question with several answers."""
        assert self.contest is not None and self.contest.kept is not None
        if self.typed:
            return self.typed[-1]
        for number in range(len(self.contest.kept) - 1, -1, -1):
            kept = self.contest.kept[number]
            if kept.seat == self.seat and any(
                each.seat == self.seat and each.count() > 1 for each in kept.state.pending
            ):
                return number
        return None

    def went_back(self, is_own: bool) -> None:
        """The contest went back: forget what came after."""
        assert self.contest is not None
        self.typed = [number for number in self.typed if number < self.contest.answers]
        self._told = min(self._told, len(self.contest.log[self.seat]))
        self._narrator = Narrator(self.board.words)
        self._drawn = None
        self._passes = 0
        if is_own:
            self.insists = self.contest.answers
        self.auto.forget()
        self.plan.drop()

    # speaking

    def read(self, prompt: str) -> str:
        """A line that was typed, full-width letters and digits made narrow; Left at the end of input."""
        try:
            line = input(prompt)
        except EOFError:
            raise Left from None
        if not is_terminal(sys.stdin):
            self.screen.line(line)  # a terminal has shown it already
        return unicodedata.normalize("NFKC", line).strip()

    def tell_news(self) -> str:
        """Tell what happened since the last time; the last sentence of it."""
        assert self.contest is not None
        log = self.contest.log[self.seat]
        sentences = self._narrator.sentences(log[self._told :])
        self._told = len(log)
        self.screen.tell(sentences)
        return sentences[-1].text if sentences else ""

    def tell_again(self, count: int = 8) -> None:
        """Tell the end of what happened up to now."""
        assert self.contest is not None
        self.screen.tell(self._narrator.sentences(self.contest.log[self.seat])[-count:])
        self._told = len(self.contest.log[self.seat])

    def show_board(self, view: Mapping[str, Any], again: bool = False, below: Callable[[], None] | None = None) -> None:
        """Draw the table, if it has changed; only its title, if nothing but the moment has. What is shown below it is
        to stand on the same screen, if it can."""
        shown = (view["zones"], {key: view["situation"].get(key) for key in _SHOWN})
        self.screen.line()
        if again or shown != self._drawn:
            self.board.room = self._room(view, below)
            self.screen.lines(self.board.drawn(view, self.screen.width))
        else:
            self.screen.lines([self.board.title(view, self.screen.width)])
        self._drawn = shown

    def show_again(self, sight: Sight) -> None:
        """The table and the question once more."""
        self.show_board(sight.shown, again=True, below=lambda: self._ask(sight, ""))
        self._ask(sight, "")

    def _room(self, view: Mapping[str, Any], below: Callable[[], None] | None) -> int:
        """The lines that are left for the table, beside the empty one above it and the prompt."""
        if not self.screen.height:
            return 0
        self.board.title(view, self.screen.width)  # choices are told by where their cards lie
        used = 0 if below is None else self.screen.height_of(below)
        return max(1, self.screen.height - used - 2)

    def _ask(self, sight: Sight, last: str) -> None:
        asked = sight.asked
        screen = self.screen
        if last and sight.shown["situation"].get("turn_player", self.seat) == 1 - self.seat:
            screen.prose(say("play", "last", text=last), style="dim")
        self._tell_effect()
        who = say("play", "asked-you")
        if self.curtain is not None:
            who = say("play", "asked-player", player=player_name(self.seat))
        screen.prose(say("play", "question", who=who, question=self.board.question(asked)), style="bold")
        for cited in self.board.clauses(asked):
            clause = self.clauses.get(cited)
            if clause is not None:
                summary = in_words(self.board.game, chosen(clause.summary))
                table = "plain" if screen.plain else "play"
                screen.prose(say(table, "because", clause=clause.id, summary=summary), style="dim")
        self.listing.show(asked)

    def _tell_effect(self) -> None:
        """Which text is being carried out; it was announced, so everybody knows it."""
        assert self.contest is not None
        frames = self.contest.state().frames
        about = self.board.about(frames)
        if about:
            self.screen.prose(about, style="cyan")
        frame = self.board.effect_of(frames)
        if frame is not None:
            number = self.contest.game.rules.card_name(frame.printed)
            text = self.board.line_of(number, frame.line)
            if text:
                card = self.board.words.card({"card": number})
                self.screen.prose(say("play", "effect-of", card=card, text=text), style="cyan")
