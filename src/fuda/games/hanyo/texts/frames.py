"""How is a text of hanyo carried out? As every text; with what it counts, lots, and choices with rules of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.hanyo.cards import attribute_bit
from fuda.games.hanyo.chapters.permissions import spared
from fuda.games.hanyo.table import HanyoState
from fuda.games.hanyo.texts.measuring import ATTRIBUTE, JANKEN, LOST, MANY, WON, X
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import groups as g
from fuda.kernel.decisions import Cards
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.language.running.printed import speaks_of
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.words import nodes as n
from fuda.language.words.figures import Other

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


class Carry(Resolve):
    """Carry out the effects printed on one line of a card."""

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        line: int = -1,
        clause: str = "",
        that: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, this, printed, line, clause, that, used)
        self.numbers: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # see measuring.py

    def reading(self, state: HanyoState, rules: Hanyo) -> Reading:
        """The table as this text reads it."""
        reading = Reading(state, rules, self.seat, self.this, self.that, self.kept)
        reading.numbers = self.numbers
        sentences = rules.sentences(self.printed, self.line)
        if self.sentence < len(sentences):
            sentence = sentences[self.sentence]
            if sentence.has_player:
                reading.actor = reading.player(sentence.player)
            reading.compared = sentence.condition
            for choice, pick in zip(sentence.selections, self.picks, strict=False):
                reading.picked[id(choice)] = pick
                if not speaks_of(choice, Other):
                    hosts = [state.host[card] for card in pick if state.host[card] >= 0]
                    reading.taken = (*reading.taken, *pick, *hosts)
        return reading

    def keep(self, place: int, number: int) -> None:
        """Remember a number that the text can speak of."""
        held = self.numbers + (0,) * (max(6, place + 1) - len(self.numbers))  # fewer were kept before
        self.numbers = tuple([number if each == place else old for each, old in enumerate(held)])

    def keep_result(self, rules: Hanyo) -> None:
        """What a question or a game of chance has brought is kept for what follows."""
        effect = self.current(rules).effect
        if isinstance(effect, t.ChooseNumber):
            self.keep(X, self.result)
            self.keep(MANY, self.result)
        elif isinstance(effect, t.RemoveSomeCounters):
            self.keep(MANY, self.result)
            self.did = self.result > 0
        elif isinstance(effect, t.ChooseAttribute):
            self.keep(ATTRIBUTE, attribute_bit(rules.list.attributes[self.result]))
        elif isinstance(effect, t.PlayJanken):
            self.keep(JANKEN, WON if self.result == self.seat else LOST)

    def chosen_by(
        self, rules: Hanyo, choice: n.Node, candidates: tuple[int, ...], reading: Reading
    ) -> Procedure | None:
        """Different names are chosen one after the other."""
        assert isinstance(choice, (n.Chosen, n.UpTo))
        if isinstance(choice.what, n.InZone) and isinstance(choice.what.what, g.Different):
            sentence = self.current(rules)
            purpose = type(sentence.effect).__name__.lower()
            least = 1 if isinstance(choice, n.Chosen) and reading.must_choose(choice.what) else 0
            return DifferentNames(reading.player(sentence.player), candidates, choice.n, purpose, self.clause, least)
        return None


def choosable(state: HanyoState, rules: Hanyo, frame: Resolve, candidates: tuple[int, ...]) -> tuple[int, ...]:
    """Of the cards that fit a text, those that nothing keeps it from choosing."""
    return spared(state, rules, candidates, "chosen", frame.seat, rules.sort_of(frame.printed, frame.line))


class DifferentNames(Procedure):
    """910.1, 202.1. So many cards or up to so many, no name twice: one after the other."""

    def __init__(
        self,
        seat: int = -1,
        cards: tuple[int, ...] = (),
        count: int = 0,
        purpose: str = "",
        clause: str = "",
        least: int = 0,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.count = count
        self.purpose = purpose
        self.clause = clause
        self.least = least  # whether one must be chosen as long as there is one
        self.pick: tuple[int, ...] = ()
        self.taken: tuple[int, ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Nobody had to choose before."""
        return {"least": 0, **written}

    @step("910.1 202.1")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The next one, or no more."""
        names = [rules.card(state, card).name for card in self.taken]
        left = tuple([card for card in self.cards if rules.card(state, card).name not in names])
        if len(self.taken) >= self.count or not left:
            return self.done(state, self.taken)
        return self.ask(state, Cards(self.seat, self.clause, self.purpose, left, self.least, 1), into="pick")

    @step("910.1")
    def keep(self, state: HanyoState, rules: Hanyo) -> Flow:
        if not self.pick:
            return self.done(state, self.taken)
        self.taken = (*self.taken, *self.pick)
        return self.go("choose")


def is_followed(rules: Hanyo, frame: Resolve) -> bool:
    """Whether the next sentence hangs on what this one does."""
    sentences = rules.sentences(frame.printed, frame.line)
    after: Sentence | None = sentences[frame.sentence + 1] if frame.sentence + 1 < len(sentences) else None
    return after is not None and (after.follows or after.otherwise)
