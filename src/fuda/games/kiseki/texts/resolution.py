"""How is a text carried out when it is resolved? 1205: sentence by sentence, with the targets that are still legal.

A sentence may have several players who act (1502.1): each of them is asked in turn, then all is done together. A player
who may do something for what follows (1203.6) is asked only where all of it can be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.chapters.choices import (
    CHOICES,
    able_players,
    asked_players,
    can_pay,
    candidates_of,
    hidden_from,
    is_price,
    next_choice,
    question_of,
    reading_of,
)
from fuda.games.kiseki.chapters.targets import legal_targets
from fuda.games.kiseki.table import CARD, CRAFT, PSEUDO, KisekiState, Waiting
from fuda.games.kiseki.texts.modes import MENTIONS
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.handling import OF_COSTS
from fuda.kernel.decisions import Act, Action, Left, Option
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.running.printed import inside
from fuda.language.running.replacement import Substituted
from fuda.language.running.resolution import Sentence, TextFrame
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.mechanics.chance import TakenByChance
from fuda.mechanics.zones import Looked

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


class ResolveText(TextFrame):
    """1205.1. The effects of a card, a craft or an art."""

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        line: int = -1,
        clause: str = "",
        that: tuple[int, ...] = (),
        targets: tuple[tuple[int, ...], ...] = (),
        variable: int = 0,
    ) -> None:
        super().__init__(seat, this, printed, line, clause, that)
        self.targets = targets  # for each mention what was chosen, -1 for what is no legal target any more
        self.variable = variable
        self.aimed: tuple[int, ...] = ()  # the targets of the last mention
        self.organisations = 0  # bits of those that were chosen
        self.searched: tuple[int, ...] = ()  # the players whose decks it has looked through
        self.handled: tuple[tuple[str, int], ...] = ()  # what it has done to which cards
        self.paid = False  # whether the last thing that could be left was done
        self.willing: tuple[int, ...] = ()  # the players who do it
        self.answers: tuple[int, ...] = ()
        self.crew = Action()

    def mention(self, rules: Kiseki) -> int:
        """How many mentions of targets stand before the sentence."""
        sentences = rules.sentences(self.printed, self.line)[: self.sentence]
        return sum([1 for each in sentences if isinstance(each.effect, MENTIONS)])

    def leave(self, rules: Kiseki, sentence: Sentence) -> Flow:
        """On to the next sentence without this one."""
        if sentence.optional:
            self.paid = False
            self.willing = ()
        self.sentence += 1
        return self.go("begin")

    @step("1205.1 1205.1a 1205.1d-1 1214.1")
    def begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Take the next sentence; leave out what hangs on something not done and what cannot be done."""
        self.picks, self.answers = (), ()
        if self.sentence >= len(rules.sentences(self.printed, self.line)):
            return self.done(state, self.that)
        settle_variable(state, rules, self)
        sentence = self.current(rules)
        if sentence.joint and self.paid and is_price(rules, self):
            # A bad choice for the first half of a price leaves the second unpaid, and then nothing follows.
            self.paid = any([can_pay(state, rules, self, seat) for seat in self.willing])
        if (sentence.follows and not self.paid) or (sentence.otherwise and self.paid):
            return self.leave(rules, sentence)
        possible = rules.is_possible(state, self, sentence)
        if self._decides(rules):
            self.paid = possible
        if not possible:
            return self.leave(rules, sentence)
        return self.go("offer" if sentence.optional else "select")

    def _decides(self, rules: Kiseki) -> bool:
        """Whether the next sentence is carried out where this one, which nobody may leave, is not."""
        now, later = self.current(rules), rules.sentences(self.printed, self.line)[self.sentence + 1 :]
        return bool(later) and later[0].otherwise and not (now.otherwise or now.optional or now.joint)

    @step("1203.6 1203.6a 1502.1")
    def offer(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Ask about what may be left: each player who can do it."""
        sentence = self.current(rules)
        seat = asked_players(state, rules, self, sentence)[len(self.answers)]
        if state.hide_forced and seat not in able_players(state, rules, self, sentence):
            return self.ask(state, Left(seat, self.clause or "1203.6", "may", ("no",), 1), into="answer")
        return self.ask(state, Option(seat, self.clause or "1203.6", "may", ("yes", "no")), into="answer")

    @step("1203.6")
    def decide(self, state: KisekiState, rules: Kiseki) -> Flow:
        """It is done by those who want to."""
        sentence = self.current(rules)
        seats = asked_players(state, rules, self, sentence)
        self.answers = (*self.answers, self.answer)
        if len(self.answers) < len(seats):
            return self.go("offer")
        self.willing = tuple([seat for seat, answer in zip(seats, self.answers, strict=True) if answer == 0])
        self.paid = bool(self.willing)
        return self.go("select") if self.willing else self.leave(rules, sentence)

    @step("1312.1 1312.2 1502.1")
    def select(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Choose what the sentence asks to choose, one selection after the other, the primary player first."""
        found = next_choice(state, rules, self, self.current(rules))
        if found is None:
            return self.go("carry_out")
        choice, seat = found
        unseen = hidden_from(state, rules, self, choice, seat)
        if unseen:
            self.go("select")
            return happen(state, rules, Looked("1312.2", unseen, 1 << seat))
        if isinstance(choice, h.AtRandom):
            reading = reading_of(state, rules, self, seat)
            cards = candidates_of(state, rules, self, self.current(rules).effect, choice, reading)
            return self.call(state, TakenByChance(cards, choice.n, "1312.1"), into="pick")
        question = question_of(state, rules, self, self.current(rules), choice, seat)
        return self.ask(state, question, into="crew" if isinstance(question, Act) else "pick")

    @step("1312.1 1502.1")
    def keep_pick(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Remember the choice."""
        self.picks = (*self.picks, self.crew.cards if self.crew.verb else self.pick)
        self.crew = Action()
        return self.go("select")

    @step("1201.2 1201.2a 1205.1d 1214.1")
    def carry_out(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Do it."""
        flow: Flow = rules.carry_out(state, self, self.current(rules))
        return flow

    @step("1205.1")
    def finish(self, state: KisekiState, rules: Kiseki) -> Flow:
        """On to the next sentence."""
        self.sentence += 1
        return self.go("begin")


@rule("1205.1b 1305.2b 1305.2c 1305.3")
def settle_variable(state: KisekiState, rules: Kiseki, frame: ResolveText) -> None:
    """X is settled before anything is done, unless it was when played; where it counts what the text itself does, as
    soon as that is done."""
    craft = rules.list.cards[frame.printed].abilities[frame.line]
    if craft.defined is None or craft.is_fixed_when_played:
        return
    if frame.sentence == 0 or any([isinstance(each, (k.HandledBy, d.Looked)) for each in inside(craft.defined)]):
        frame.variable = _reading_targets(state, rules, frame).amount(craft.defined)


def _reading_targets(state: KisekiState, rules: Kiseki, frame: ResolveText) -> Reading:
    """The table as the text reads it; before the targets were spoken of, these are what it means."""
    reading = reading_of(state, rules, frame)
    if not frame.that and frame.targets:
        reading.that = tuple([each for each in frame.targets[0] if each != -1])
    return reading


@rule("1205.1 1205.1a 1205.1d-1 1221.1 1222.1 1222.2")
def resolve_of(state: KisekiState, rules: Kiseki, waiting: Waiting) -> Procedure:
    """The procedure that carries out what waits: whether or not the card that has the text is still there."""
    targets: list[tuple[int, ...]] = []
    for place, chosen in enumerate(waiting.targets):
        legal = legal_targets(state, rules, waiting, place)
        targets.append(tuple([each if each in legal else -1 for each in chosen]))
    made = ResolveText(
        waiting.seat,
        waiting.card,
        waiting.printed,
        waiting.ability,
        "1205.1c" if waiting.kind in (CARD, PSEUDO) else "1205.1d",
        waiting.that,
        tuple(targets),
        waiting.variable,
    )
    made.lapsed = waiting.lapsed
    if waiting.kind == CRAFT and waiting.spent:
        made.handled = waiting.spent
        made.that = named_by_costs(rules.list.cards[waiting.printed].abilities[waiting.ability].costs, waiting.spent)
    return made


@rule("1203.1 1221.1")
def named_by_costs(costs: tuple[n.Node, ...], spent: tuple[tuple[str, int], ...]) -> tuple[int, ...]:
    """The cards of which a text can go on to speak: those of the last cost that names a group."""
    named = [each for each in costs if isinstance(getattr(each, "what", None), (*CHOICES, n.All))]
    deeds = [OF_COSTS[type(each)] for each in named if type(each) in OF_COSTS]
    return tuple([card for deed, card in spent if deed == deeds[-1]]) if deeds else ()


class TextInstead(TextFrame):
    """1216.1. The text that is carried out in place of an event."""

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
        super().__init__(seat, this, printed, line, clause, that)
        self.used = used

    @step("1216.1")
    def carry_out(self, state: KisekiState, rules: Kiseki) -> Flow:
        """It is carried out like any other text."""
        text = ResolveText(self.seat, self.this, self.printed, self.line, self.clause, self.that)
        return self.call(state, text)


def text_instead(event: Event) -> Procedure | None:
    """The procedure that carries out what takes an event's place."""
    if isinstance(event, Substituted):
        return TextInstead(event.seat, event.this, event.printed, event.line, event.clause, event.that, event.used)
    return None
