"""How is a text carried out? 10.1.14, 4.1.11, 10.5: sentence by sentence, with the targets that are still proper.

What was declared brings its targets, choices and dice along; what was triggered finds them when it is played. A
sentence may have several players who act (1.3.3): each of them decides in turn, then all is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.battle_events import Decided, Stacked, TookEffect
from fuda.games.honjin.chapters.checks import check_step
from fuda.games.honjin.chapters.choices import (
    LATE,
    Run,
    actors,
    chosen_numbers,
    extended,
    next_question,
    picks_of,
    points_of,
    runs_of,
    told_of,
    variable_of,
)
from fuda.games.honjin.chapters.dice import Groups, read_dice
from fuda.games.honjin.chapters.effects import carry_out
from fuda.games.honjin.chapters.last_known import Last
from fuda.games.honjin.chapters.movement import is_on_battlefield
from fuda.games.honjin.chapters.reached_targets import (
    has_ability,
    knows_secret,
    objects_of,
    proper_targets,
    stack_marks,
    user_remains,
)
from fuda.games.honjin.table import DISCARDS, REMOVED, HonjinState
from fuda.games.honjin.texts.lasting import waited_for
from fuda.games.honjin.texts.notation import hangs_on_deed
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.replacement import can_do_instead
from fuda.games.honjin.words import effects as t
from fuda.kernel.decisions import Option
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.running.resolution import TextFrame
from fuda.language.running.text_facts import Modifier
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin
    from fuda.games.honjin.table import Declared

BESIDE: Final = -9  # neither a card nor a player


class ResolveText(TextFrame):
    """10.1.14. The sentences of a text, one after the other; its result is whether any of them was applied."""

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        line: int = -1,
        clause: str = "10.1.14",
        that: tuple[int, ...] = (),
        targets: tuple[int, ...] = (),
        choices: tuple[int, ...] = (),
        dice: Groups = (),
        declared: Declared | None = None,
        user: int = -1,
    ) -> None:
        super().__init__(seat, this, printed, line, clause, that)
        self.targets = targets
        self.objects: tuple[int, ...] = ()  # which cards the targets were
        self.choices = choices
        self.dice = dice
        self.declared = declared
        self.user = user  # the unit or terrain whose leaving stops what follows (4.1.11)
        self.user_object = -1
        self.moved = 0  # how many cards the last sentence that was applied has moved
        self.applied = False  # whether anything was, since the last sentence that hung on it
        self.ever = False
        self.willing: tuple[int, ...] = ()  # who does it
        self.answers: tuple[int, ...] = ()
        self.runs: tuple[tuple[Run, ...], ...] = ()  # for each of them what was chosen
        self.run: Run = ()
        self.count = 0
        self.reply: Any = None
        self.turn = 0  # how many of them have done it
        self.watched: tuple[int, ...] = ()  # the cards of the zone from which the sentence takes some, before it does
        self.hit: tuple[tuple[int, int], ...] = ()  # the units that were dealt damage or a death effect

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """How many cards were moved, and from among which, was not kept before."""
        return {"moved": 0, "watched": [], **written}

    def leave(self) -> Flow:
        """On to the next sentence without this one."""
        self.sentence += 1
        return self.go("begin")

    @step("10.1.14 4.1.11 10.6.1 10.6.2")
    def begin(self, state: HonjinState, rules: Honjin) -> Flow:
        """The next sentence; what hangs on something that was not done or applied is left out."""
        sentences = rules.sentences(self.printed, self.line)
        if self.sentence == 0:
            self._look_around(state)
        if self.sentence >= len(sentences):
            return self.done(state, int(self.ever))
        sentence = sentences[self.sentence]
        if sentence.otherwise and self.met:
            return self.leave()
        if not sentence.follows:
            self.did = self.did and hangs_on_deed(sentence.condition)
            return self.go("consider")
        if not self.applied:
            return self.leave()
        return check_step(self, state, rules, "4.1.11")

    def _look_around(self, state: HonjinState) -> None:
        self.objects = objects_of(state, self.targets)
        if self.user >= 0 and is_on_battlefield(state, self.user):
            self.user_object = state.object[self.user]

    @step("4.1.11")
    def resume(self, state: HonjinState, rules: Honjin) -> Flow:
        """What follows is not done if the user has left the battlefield meanwhile."""
        self.applied = False
        if self.user_object >= 0 and state.object[self.user] != self.user_object:
            return self.leave()
        return self.go("consider")

    @step("10.12.1 10.12.2 10.1.14 4.1.12 4.1.13")
    def consider(self, state: HonjinState, rules: Honjin) -> Flow:
        """Its condition is asked now."""
        sentence = self.current(rules)
        reading = reading_of_frame(state, rules, self)
        self.met = 1 if sentence.condition is None or reading.holds(sentence.condition) else 0
        if not self.met:
            return self.leave()
        self.answers = ()
        self.willing = actors(reading, sentence)
        if sentence.optional and self._is_asked_later(rules):
            able = [seat for seat in self.willing if can_do_instead(state, seat, sentence.effect)]
            self.willing = tuple(able)
        if not self.willing:
            return self.leave()
        return self.go("offer" if sentence.optional else "select")

    @rule("10.12.1 12.4.2")
    def _is_asked_later(self, rules: Honjin) -> bool:
        """Whether the next sentence hangs on this one being carried out: then it is all of it or nothing."""
        sentences = rules.sentences(self.printed, self.line)
        place = self.sentence + 1
        return place < len(sentences) and hangs_on_deed(sentences[place].condition)

    @step("10.1.14 1.3.3")
    def offer(self, state: HonjinState, rules: Honjin) -> Flow:
        """What may be left is decided now, the marching side first."""
        seat = self.willing[len(self.answers)]
        return self.ask(state, Option(seat, "10.1.14", "may", ("yes", "no")), into="answer")

    @step("10.1.14 1.3.3")
    def decide(self, state: HonjinState, rules: Honjin) -> Flow:
        self.answers = (*self.answers, self.answer)
        if len(self.answers) < len(self.willing):
            self.go("offer")
            word = "no" if self.answer else "yes"
            return happen(state, rules, Decided("1.3.3", self.willing[len(self.answers) - 1], word))
        pairs = zip(self.willing, self.answers, strict=True)
        self.willing = tuple([seat for seat, answer in pairs if answer == 0])
        return self.go("select") if self.willing else self.leave()

    def _point(self, rules: Honjin) -> tuple[int, n.Node | None]:
        """The next point of choice of whoever chooses now, and its place; none where all is chosen."""
        runs = self.runs[-1] if self.runs else ()
        points = points_of(self.current(rules).effect, runs)
        for place, point in enumerate(points):
            if place >= len(runs) or runs[place] == (LATE,):
                return place, point
        return len(points), None

    @step("10.1.14 1.3.3 12.3.1.1 12.3.1.2")
    def select(self, state: HonjinState, rules: Honjin) -> Flow:
        """Each who acts chooses what was not chosen with the declaration."""
        sentence = self.current(rules)
        if not self.runs:
            self.runs = (runs_of(self.choices, self.sentence) if len(self.willing) == 1 else (),)
        while True:
            place, point = self._point(rules)
            if point is None:
                return self.go("do" if len(self.runs) >= len(self.willing) else "show")
            reading = reading_of_frame(state, rules, self, self.willing[len(self.runs) - 1])
            question = next_question(state, reading, sentence.effect, point, self.run, self.count, "10.1.14")
            if question is not None:
                return self.ask(state, question, into="reply")
            self._keep_run(place)

    def _keep_run(self, place: int) -> None:
        runs = self.runs[-1]
        self.runs = (*self.runs[:-1], (*runs[:place], self.run, *runs[place + 1 :]))
        self.run, self.count = (), 0

    @step("10.1.14")
    def keep(self, state: HonjinState, rules: Honjin) -> Flow:
        """Remember the answer."""
        _, point = self._point(rules)
        assert point is not None
        reading = reading_of_frame(state, rules, self, self.willing[len(self.runs) - 1])
        self.run = extended(reading, point, self.reply, self.run)
        self.count += 1
        self.reply = None
        return self.go("select")

    @step("1.3.3")
    def show(self, state: HonjinState, rules: Honjin) -> Flow:
        """Who chooses next knows what was chosen before, cards of a hand as well."""
        told = told_of(self.willing[len(self.runs) - 1], self.current(rules).effect, self.runs[-1])
        self.runs = (*self.runs, ())
        self.go("select")
        return happen(state, rules, *told)

    @step("4.1.8 4.1.9 4.1.10 10.6.2 10.10.4")
    def do(self, state: HonjinState, rules: Honjin) -> Flow:
        """Each who acts does it."""
        self.result = 0
        if self.turn >= len(self.willing):
            self.turn = 0
            self.runs = ()
            self.sentence += 1
            return self.go("begin")
        seat = self.willing[self.turn]
        reading = reading_of_frame(state, rules, self, seat)
        return carry_out(state, rules, self, self.current(rules), reading, self.runs[self.turn])

    @step("4.1.10 4.1.15")
    def note(self, state: HonjinState, rules: Honjin) -> Flow:
        """Was it applied?"""
        self.turn += 1
        if isinstance(self.current(rules).effect, t.RevealSome):
            self.that, self.result = self.kept, len(self.kept)
        if self.watched:
            self.that = left_from(state, self.watched)
            self.watched = ()
        if self.result > 0 and not hangs_on_deed(self.current(rules).condition):
            self.did = True
        if self.result > 0:
            self.moved = self.result
            self.applied = self.ever = True
        return self.go("do")


# --- readings


@rule("4.1.14 3.4.5 3.4.6 10.5.6 10.11.4 10.17.1 12.6.1")
def reading_of_frame(state: HonjinState, rules: Honjin, frame: TextFrame, actor: int = -1) -> Reading:
    """The table as a text reads it while it is carried out."""
    assert isinstance(frame, ResolveText)
    reading = Reading(state, rules, frame.seat, frame.this, frame.that, frame.targets)
    if frame.this >= 0 and not is_on_battlefield(state, frame.this) and isinstance(state.last[frame.this], Last):
        reading.last = state.last[frame.this]
    reading.acting = actor if actor >= 0 else frame.seat
    reading.declared = frame.declared
    reading.unseen = () if frame.declared is None else (*frame.declared.paid, *frame.declared.removed)
    ability = rules.list.cards[frame.printed].abilities[frame.line]
    shift = 0 if frame.declared is None else frame.declared.shift
    read_dice(reading, ability, frame.dice, shift, frame.sentence)
    reading.died = tuple([card for card, which in frame.hit if _has_died(state, card, which)])
    reading.variable = variable_of(frame.choices)
    reading.moved = frame.moved
    reading.did = frame.did
    if ability.picks:
        reading.picks = picks_of(ability.picks, frame.choices)
    reading.shown = frame.kept
    if frame.runs:
        effect = ability.sentences[frame.sentence].effect if frame.sentence < len(ability.sentences) else None
        runs = frame.runs[frame.turn]
        reading.choices = () if effect is None else chosen_numbers(effect, runs)
    return reading


def left_from(state: HonjinState, watched: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the cards that have gone from where all of them were, to the discard pile or out of the game."""
    return tuple([card for card in watched if state.zone[card] in DISCARDS or state.zone[card] in REMOVED])


def _has_died(state: HonjinState, card: int, which: int) -> bool:
    last = state.last[card]
    return state.zone[card] in DISCARDS and isinstance(last, Last) and last.obj == which


@rule("10.7.3 10.15.1.2 3.2.1.3")
def modifier_reading(state: HonjinState, rules: Honjin, made: Modifier) -> Reading:
    """The table as the text of a lasting effect reads it: what it was found to do when it was made stays."""
    reading = Reading(state, rules, made.seat, made.this, (), made.cards)
    reading.kept = made.kept
    reading.granted = True
    return reading


@rule("10.5.4.2")
def delayed_reading(state: HonjinState, rules: Honjin, made: Modifier) -> Reading:
    """The table as the text of a delayed ability reads it."""
    found = waited_for(state, made)
    return Reading(state, rules, made.seat, made.this, found, found)


@rule("10.5.4.2")
def delayed_about(that: tuple[int, ...], reading: Reading) -> tuple[int, ...]:
    """What a delayed ability is about: of its targets those that the event was about; if that was about others, these
    and, behind a mark, all of its targets."""
    targets = reading.targets
    if not that or all([card in targets for card in that]):
        return that or targets
    return (*that, BESIDE, *targets)


# --- what was declared


@rule("10.1.14 10.10.3 10.11.3 10.15.1.1 14.4.1 15.4.5.3 10.19.1 10.19.2 10.19.3")
def takes_effect(state: HonjinState, rules: Honjin, declared: Declared, paid: bool) -> bool:
    """Whether what was declared takes effect once its costs were executed."""
    if not paid or declared.negated or not has_ability(state, rules, declared) or not user_remains(state, declared):
        return False
    reading = Reading(state, rules, declared.seat, declared.card, (), proper_targets(state, rules, declared))
    if not knows_secret(state, rules, declared, declared):
        return False
    ability = rules.list.cards[declared.printed].abilities[declared.ability]
    return bool(reading.targets) and all([reading.holds(each) for each in ability.valid])


class ResolveDeclared(Procedure):
    """10.1.14. What was declared takes effect, after its costs were executed (or not: `paid`)."""

    def __init__(self, declared: Declared | None = None, paid: bool = True) -> None:
        super().__init__()
        self.declared = declared
        self.paid = paid
        self.result = 0

    @step("10.1.14 10.10.5 10.10.10 16.2.1 16.2.2")
    def take_effect(self, state: HonjinState, rules: Honjin) -> Flow:
        """If everything still holds; what does not stack leaves out whom it was aimed at before."""
        declared = self.declared
        assert declared is not None
        if not takes_effect(state, rules, declared, self.paid):
            self.done(state)
            card = declared.card
            return happen(state, rules, TookEffect("10.1.14", declared.seat, card, False, declared))
        targets = proper_targets(state, rules, declared)
        fresh = not_stacked(state, rules, declared.printed, declared.ability, targets)
        text = ResolveText(
            declared.seat,
            declared.card,
            declared.printed,
            declared.ability,
            "10.1.14",
            (),
            fresh,
            declared.choices,
            declared.dice,
            declared,
            declared.user,
        )
        return self.call(state, text, into="result")

    @step("10.1.14 10.2.3 4.1.8")
    def tell(self, state: HonjinState, rules: Honjin) -> Flow:
        """It has taken effect, whether or not anything was applied."""
        self.done(state)
        assert self.declared is not None
        card, seat = self.declared.card, self.declared.seat
        return happen(state, rules, TookEffect("10.1.14", seat, card, True, self.declared))


@rule("16.2.1 16.2.2")
def not_stacked(
    state: HonjinState, rules: Honjin, printed: int, line: int, targets: tuple[int, ...]
) -> tuple[int, ...]:
    """The targets to which an effect applies; one that does not stack marks them all."""
    ability = rules.list.cards[printed].abilities[line]
    if ability.stacks:
        return targets
    marks = stack_marks(state, rules, ability, targets)
    fresh = tuple([each for each, mark in zip(targets, marks, strict=True) if mark not in state.stacked])
    new = tuple([mark for mark in marks if mark not in state.stacked])
    if new:
        apply_now(state, rules, Stacked("16.2.1", new))
    return fresh
