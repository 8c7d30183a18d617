"""What can a player ask before answering? Help, a card, the log, why not, a clause, a hint; or leave."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fuda.api import Table
from fuda.kernel.decisions import Action
from fuda.kernel.reasons import Reason
from fuda.library.ledger import load_rulings
from fuda.library.messages import Explained
from fuda.play.passing import SETTINGS, has_windows
from fuda.play.players import Sight, bot
from fuda.surfaces.cli.cardtext import facts_of, find_card, in_words, text_of
from fuda.surfaces.cli.faults import Complaint
from fuda.surfaces.cli.play.choices import spoken
from fuda.surfaces.cli.play.narration import Narrator
from fuda.surfaces.cli.rules import find_clause
from fuda.surfaces.cli.words import LANGUAGES, chosen, say, table

if TYPE_CHECKING:
    from fuda.surfaces.cli.play.person import Person

HINTING: Final = "greedy"


@cache
def _typed() -> Mapping[str, str]:
    """What a player can type, in whichever language, and the command that it means."""
    return {
        word: name
        for language in LANGUAGES
        for name, words in table(language)["typed"].items()
        for word in words.split()
        if name != "yes"
    }


@cache
def verbs_of(game: str) -> Mapping[str, str]:
    """What a player can type for the verbs of a game, in whichever language."""
    from fuda.library.wording import game_words

    found: dict[str, str] = {}
    for language in LANGUAGES:
        for verb, words in game_words(game, language).get("typed", {}).items():
            for word in (verb, *words.split()):
                found.setdefault(word, verb)
    return found


class Left(Exception):
    """The player leaves; the game can go on later."""


class Conceded(Exception):
    """The player gives up."""


class AskingBack:
    """Answers what a player asks about one question."""

    def __init__(self, person: Person, sight: Sight, texts: Sequence[str]) -> None:
        self.person = person
        self.sight = sight
        self.texts = texts

    def is_answered(self, line: str) -> bool:
        """Whether the line was such a question; it is answered then."""
        words = line.split(None, 1)
        name = _typed().get(words[0].lower()) if words else None
        rest = words[1].strip() if len(words) > 1 else ""
        # A choice may begin with the same word.
        if name is None or (rest == "" and name not in ("help", "quit") and self._is_choice(line)):
            return False
        try:
            getattr(self, f"_{name}")(rest)
        except (Complaint, Explained) as error:
            self.person.screen.prose(str(error), style="yellow")
        return True

    def _is_choice(self, line: str) -> bool:
        return any(text.lower() == line.lower() for text in self.texts)

    def _help(self, rest: str) -> None:
        board = self.person.board
        skip = say("play", "help-skip") if board.has_windows else ""
        skip += say("play", "help-auto") if has_windows(board.game) else ""
        told = say("play", "help", why=board.example("why"), rule=board.example("rule"), skip=skip)
        for line in told.strip("\n").split("\n"):
            self.person.screen.line(line)
        if self.person.board.legend():
            self.person.screen.prose(self.person.board.legend(), "  ", style="dim")
        self.person.show_choices(self.sight.asked)

    def _card(self, rest: str) -> None:
        screen, game = self.person.screen, self.person.board.game
        if not rest:
            return screen.prose(say("play", "card-usage", example=self.person.board.example("card")), style="yellow")
        card = find_card(game, rest)
        screen.line(f"{card.number}  {card.name_ja} / {card.name_en}", "bold")
        screen.prose(facts_of(game, card), "    ")
        for line in text_of(game, card).splitlines():
            screen.prose(line, "    ")

    def _log(self, rest: str) -> None:
        count = int(rest) if re.fullmatch(r"\d{1,4}", rest) else 20
        assert self.person.match is not None
        told = Narrator(self.person.board.words).sentences(self.person.match.log[self.person.seat])
        if not told:
            self.person.screen.prose(say("play", "nothing-yet"))
        self.person.screen.tell(told[-count:])

    def _why(self, rest: str) -> None:
        game = self.person.board.game
        verbs = verbs_of(game)
        words = rest.split(None, 1)
        verb = verbs.get(words[0].lower()) if words else None
        if verb is None:
            known = ", ".join(self.person.board.words.words.get("typed", {}).values())
            example = self.person.board.example("why")
            return self.person.screen.prose(say("play", "why-usage", verbs=known, example=example), style="yellow")
        reason = self._reason(verb, words[1] if len(words) > 1 else "")
        if reason is None:
            return self.person.screen.prose(say("play", "why-allowed"))
        named = dict(reason.values)
        if reason.condition == "no-such-card" and "card" in named:
            card = self.person.board.words.card({"card": named["card"]})
            return self.person.screen.prose(say("play", "not-seen", card=card))
        self.person.screen.prose(say("play", "why-not", reason=self.person.board.words.reason(reason)))
        self._say_clause(reason.clause)

    def _reason(self, verb: str, text: str) -> Reason | None:
        """Why the player may not do that; where it is only too early, why it could not be done later either."""
        match = self.person.match
        assert match is not None
        rules, state, seat = match.game.rules, match.state(), self.person.seat
        spoken_action = getattr(rules, "spoken_action", None)
        meant = spoken_action(state, seat, verb, text) if spoken_action is not None and text else None
        if isinstance(meant, Action):
            later: Reason | None = rules.later_refusal(state, seat, meant) if hasattr(rules, "later_refusal") else None
            return rules.refusal(state, seat, meant) if later is None else later
        board = self.person.board
        action = board.spoken_action(verb, _named_in(board.game, text, board.named_places()) if text else [])
        return match.game.why_not(Table(state, match.variant, None), seat, action)

    def _say_clause(self, clause: str) -> None:
        found = self.person.clauses.get(clause)
        if found is not None:
            summary = in_words(self.person.board.game, chosen(found.summary))
            self.person.screen.prose(say("play", "because", clause=clause, summary=summary), "    ", "dim")

    def _rules(self, rest: str) -> None:
        game, screen = self.person.board.game, self.person.screen
        clause = find_clause(self.person.clauses, game, rest or str(self.sight.asked["clause"]))
        screen.prose(f"[{clause.id}] {in_words(game, chosen(clause.summary))}")
        for ruling in load_rulings(game):
            if clause.id in ruling.clauses:
                screen.prose(f"{say('rules', 'ruling')} {ruling.id}: {in_words(game, chosen(ruling.question))}", "    ")
                screen.prose(in_words(game, chosen(ruling.reading)), "      ")

    def _hint(self, rest: str) -> None:
        assert self.person.match is not None
        player = bot(HINTING, f"{self.person.match.seed} hint")
        text = spoken(self.sight.asked, player.answer(self.sight), self.person.board)
        self.person.screen.prose(say("play", "hint-is", bot=HINTING, text=text), style="green")

    def _board(self, rest: str) -> None:
        self.person.show_board(self.sight.view, again=True)
        self.person.show_choices(self.sight.asked)

    def _skip(self, rest: str) -> None:
        if self.person.board.is_window(self.sight.asked):
            self.person.skip(self.sight)
        self.person.screen.prose(say("play", "skipping" if self.person.is_skipping else "no-skip"), style="dim")

    def _auto(self, rest: str) -> None:
        """Which windows are passed; without a word, off or on again."""
        screen, auto = self.person.screen, self.person.auto
        if not has_windows(self.person.board.game):
            return screen.prose(say("play", "no-windows"), style="yellow")
        if rest:
            settings = {table(each)["auto"][setting]: setting for each in LANGUAGES for setting in SETTINGS}
            found = settings.get(rest.lower(), rest.lower())
            if found not in SETTINGS:
                known = ", ".join(say("auto", each) for each in SETTINGS)
                return screen.prose(say("play", "auto-usage", settings=known), style="yellow")
            auto.choose(found)
        else:
            auto.toggle()
        words, own = self.person.board.words, f"auto-{auto.setting}"
        means = words.say("board", own) if words.has("board", own) else say("auto-means", auto.setting)
        screen.prose(means, style="dim")

    def _concede(self, rest: str) -> None:
        match = self.person.match
        assert match is not None
        reason = match.game.rules.concession_refusal(match.state(), self.person.seat)
        if reason is not None:
            return self.person.screen.prose(self.person.board.words.reason(reason), style="yellow")
        said = self.person.read(say("play", "concede-sure")).lower()
        if said in [word for language in LANGUAGES for word in table(language)["typed"]["yes"].split()]:
            raise Conceded
        self.person.screen.prose(say("play", "not-conceded"))

    def _quit(self, rest: str) -> None:
        raise Left


def _named_in(game: str, text: str, places: Mapping[str, Any]) -> list[Any]:
    """The numbers of the cards that are named one after another, with commas or spaces between them; and places."""
    found: list[Any] = []
    for part in re.split(r"[,、]", text):
        words = part.split()
        while words:
            if words[0].lower() in places:
                found.append(places[words.pop(0).lower()])
                continue
            for size in range(len(words), 0, -1):
                try:
                    found.append(find_card(game, " ".join(words[:size])).number)
                except Complaint:
                    if size == 1:
                        raise
                else:
                    del words[:size]
                    break
    return found
