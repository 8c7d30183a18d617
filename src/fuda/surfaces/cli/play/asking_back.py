"""What can a player ask before answering? Help, a card, the log, why not, a clause, a hint; or go back, or leave."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fuda.api import Match
from fuda.api.explaining import Refused, refusal, stack
from fuda.api.undoing import FREE, GIVEN, Disclosure, against
from fuda.kernel.decisions import Action
from fuda.kernel.telling import tell_action
from fuda.library.ledger import load_rulings
from fuda.library.messages import Explained
from fuda.play.bots.hints import Hint, hint
from fuda.play.passing import OFF, SETTINGS, SKIP, has_windows
from fuda.play.players import Sight
from fuda.surfaces.cli.cardtext import facts_of, find_card, in_words, text_of
from fuda.surfaces.cli.faults import Complaint
from fuda.surfaces.cli.play.choices import spoken
from fuda.surfaces.cli.play.gathering import Gathered
from fuda.surfaces.cli.play.narration import Narrator
from fuda.surfaces.cli.program import runnable
from fuda.surfaces.cli.rules import find_clause
from fuda.surfaces.cli.words import LANGUAGES, chosen, language, say, table

if TYPE_CHECKING:
    from fuda.surfaces.cli.play.person import Person

FORESEEN: Final = 4  # sentences of what a hint foresees


@cache
def _typed() -> Mapping[str, str]:
    """What a player can type, in whichever language, and the command that it means."""
    return {
        word: name
        for spoken_in in LANGUAGES
        for name, words in table(spoken_in)["typed"].items()
        for word in words.split()
        if name != "yes"
    }


@cache
def verbs_of(game: str) -> Mapping[str, str]:
    """What a player can type for the verbs of a game, in whichever language."""
    from fuda.library.wording import game_words

    found: dict[str, str] = {}
    for spoken_in in LANGUAGES:
        for verb, words in game_words(game, spoken_in).get("typed", {}).items():
            for word in (verb, *words.split()):
                found.setdefault(word, verb)
    return found


def words_for(game: str, verb: str) -> list[str]:
    """What a player can type for one verb of a game, in whichever language."""
    return [word for word, meant in verbs_of(game).items() if meant == verb] if verb else []


def is_yes(line: str) -> bool:
    """Whether a line means yes, in whichever language.

    >>> is_yes("Yes"), is_yes("はい"), is_yes("")
    (True, True, False)
    """
    return line.lower() in [word for spoken_in in LANGUAGES for word in table(spoken_in)["typed"]["yes"].split()]


class Left(Exception):
    """The player leaves; the game can go on later."""


class Conceded(Exception):
    """The player gives up."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class TakenBack(Exception):
    """The player goes back to an earlier question, freely or with the other's consent."""

    def __init__(self, number: int, seat: int, consent: str) -> None:
        super().__init__(number)
        self.number = number
        self.seat = seat
        self.consent = consent


class AskingBack:
    """Answers what a player asks about one question."""

    def __init__(self, person: Person, sight: Sight, is_choice: Callable[[str], bool]) -> None:
        self.person = person
        self.sight = sight
        self.is_choice = is_choice  # whether a line is one of the choices as it is printed

    def is_answered(self, line: str) -> bool:
        """Whether the line was such a question; it is answered then."""
        words = line.split(None, 1)
        name = _typed().get(words[0].lower()) if words else None
        rest = words[1].strip() if len(words) > 1 else ""
        # A choice may begin with the same word, or be one letter.
        if name is None or self.is_choice(line):
            return False
        try:
            getattr(self, f"_{name}")(rest)
        except Complaint as error:
            self.person.screen.prose(str(error), style="yellow")
        except Explained as error:
            self.person.screen.prose(runnable(error.explain(language())), style="yellow")
        return True

    def _help(self, rest: str) -> None:
        board = self.person.board
        skip = say("play", "help-skip") + say("play", "help-auto") if has_windows(board.game) else ""
        told = say("play", "help", why=board.example("why"), rule=board.example("rule"), skip=skip)
        for line in told.strip("\n").split("\n"):
            self.person.screen.prose(line, hang=" " * 19)
        if self.person.board.legend():
            self.person.screen.prose(self.person.board.legend(), "  ", style="dim")
        self.person.listing.show(self.sight.asked)

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
        assert self.person.contest is not None
        told = Narrator(self.person.board.words).sentences(self.person.contest.log[self.person.seat])
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
        refused = self._refused(verb, words[1] if len(words) > 1 else "")
        if refused.allowed:
            return self.person.screen.prose(say("play", "why-allowed"))
        if refused.condition == "no-such-card" and "card" in refused.values:
            card = self.person.board.words.card({"card": refused.values["card"]})
            return self.person.screen.prose(say("play", "not-seen", card=card))
        first, *others = self.person.board.words.explained(refused)
        self.person.screen.prose(say("play", "why-not", reason=first))
        for each in [*self._further(refused), *others]:
            self.person.screen.prose(in_words(game, each), "    ", "dim")

    def _further(self, refused: Refused) -> list[str]:
        """What else would forbid it, at the right time."""
        words = self.person.board.words
        return [
            words.reason({"clause": each["clause"], "condition": each["change"], "values": each})
            for each in refused.changes[1:]
            if "clause" in each and words.has("reason", each["change"])
        ]

    def _match(self) -> Match:
        contest = self.person.contest
        assert contest is not None
        return Match(contest.game, contest.state(), contest.variant)

    def _refused(self, verb: str, text: str) -> Refused:
        """Why the player may not do that, and what would have to change."""
        contest = self.person.contest
        assert contest is not None
        board, game, seat, now = self.person.board, contest.game, self.person.seat, self._match()
        spoken_action = getattr(game.rules, "spoken_action", None)
        meant = spoken_action(now.state, seat, verb, text) if spoken_action is not None and text else None
        if isinstance(meant, Action):
            return refusal(now, seat, tell_action(now.state, game.rules, meant, seat))
        named = _named_in(board.game, text, board.named_places()) if text else []
        return refusal(now, seat, board.spoken_action(verb, named))

    def _where(self, rest: str) -> None:
        """The rules that are being carried out, from the outermost to the innermost."""
        assert self.person.contest is not None
        found = stack(self._match(), self.person.seat)
        for place, each in enumerate(self.person.board.words.explained(found)):
            self.person.screen.prose(in_words(self.person.board.game, each), "  " * min(place, 6))

    def _rules(self, rest: str) -> None:
        game, screen = self.person.board.game, self.person.screen
        clause = find_clause(self.person.clauses, game, rest or str(self.sight.asked["clause"]))
        screen.prose(f"[{clause.id}] {in_words(game, chosen(clause.summary))}")
        for ruling in load_rulings(game):
            if clause.id in ruling.clauses:
                screen.prose(f"{say('rules', 'ruling')} {ruling.id}: {in_words(game, chosen(ruling.question))}", "    ")
                screen.prose(in_words(game, chosen(ruling.reading)), "      ")

    def _hint(self, rest: str) -> None:
        """What the search would do, how it looks beside the next best, and what it expects both sides to do."""
        assert self.person.contest is not None
        screen, asked, board = self.person.screen, self.sight.asked, self.person.board
        seed = f"{self.person.contest.seed} hint"
        if isinstance(self.sight, Gathered):
            named = self.sight.hint(seed)
            screen.prose(say("play", "hint-is", text=spoken(asked, named, board)), style="green")
            return screen.prose(say("play", "hint-useless" if named else "hint-useful"), "  ")
        found = hint(self.sight, seed)
        screen.prose(say("play", "hint-is", bot=found.bot, text=spoken(asked, found.answer, board)), style="green")
        screen.prose(self._why_hint(found), "  ")
        told = [each for each in Narrator(board.words).sentences(found.foreseen) if each.level > 1]
        if told:
            screen.prose(say("play", "hint-foresees"), "  ")
            screen.tell(told[:FORESEEN])

    def _why_hint(self, found: Hint) -> str:
        if found.tried == 1:
            return say("play", "hint-only")
        chances = {"before": f"{found.before:.0%}", "after": f"{found.after:.0%}"}
        values = {"tried": found.tried, "equals": found.equals, **chances}
        if found.second is None:
            return say("play", "hint-all-equal", **values)
        second = spoken(self.sight.asked, found.second, self.person.board)
        why = say("play", "hint-why", second=second, second_after=f"{found.second_after:.0%}", **values)
        return why if found.equals == 1 else f"{why} {say('play', 'hint-equals', **values)}"

    def _board(self, rest: str) -> None:
        self.person.show_again(self.sight)

    def _skip(self, rest: str) -> None:
        """Windows are passed until that is changed."""
        if not has_windows(self.person.board.game):
            return self.person.screen.prose(say("play", "no-windows"), style="yellow")
        self.person.auto.choose(SKIP)
        self.person.screen.prose(self._means(SKIP), style="dim")

    def _stop(self, rest: str) -> None:
        """Nothing is passed any more."""
        self.person.stop_passing()
        self.person.screen.prose(self._means(OFF), style="dim")

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
        screen.prose(self._means(auto.setting), style="dim")

    def _means(self, setting: str) -> str:
        """What a setting of the auto-pass means in this game."""
        words, own = self.person.board.words, f"auto-{setting}"
        return words.say("board", own) if words.has("board", own) else say("auto-means", setting)

    def _undo(self, rest: str) -> None:
        """Go back to the player's last answer; where something has come to light since, the other has to consent."""
        person, contest = self.person, self.person.contest
        assert contest is not None
        number = person.last_answer()
        if number is None:
            return person.screen.prose(say("play", "undo-nothing"), style="yellow")
        reasons = against(contest.disclosures(number), person.seat)
        if not reasons:
            person.screen.prose(say("play", "undo-free"), style="dim")
            raise TakenBack(number, person.seat, FREE)
        why = say("play", "undo-needs", why=self._came_to_light(reasons))
        if person.curtain is not None:
            if person.agrees(why):
                raise TakenBack(number, person.seat, GIVEN)
            person.screen.prose(say("play", "undo-refused"), style="yellow")
            person.take_seat()
            return self._board("")
        other = contest.players[1 - person.seat].name
        person.screen.prose(f"{why} {say('play', 'undo-bot', bot=other)}", style="dim")
        raise TakenBack(number, person.seat, GIVEN)

    def _came_to_light(self, reasons: Sequence[Disclosure]) -> str:
        """What came to light, each kind once."""
        keys = [f"light-{each.kind}-{'own' if each.seat == self.person.seat else 'other'}" for each in reasons]
        keys = ["light-chance" if key.startswith("light-chance") else key for key in keys]
        return say("play", "light-and").join([say("play", key) for key in dict.fromkeys(keys)])

    def _concede(self, rest: str) -> None:
        contest = self.person.contest
        assert contest is not None
        reason = contest.game.rules.concession_refusal(contest.state(), self.person.seat)
        if reason is not None:
            return self.person.screen.prose(self.person.board.words.reason(reason), style="yellow")
        if is_yes(self.person.read(say("play", "concede-sure"))):
            raise Conceded(self.person.seat)
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
