"""How is a text carried out? Sentence by sentence: decide whether, choose what, do it.

The game says what an effect does (`rules.carry_out`), whether it can do anything (`rules.is_possible`) and which table
a text reads (`rules.reading`); the order of things is the same for every game.
"""

from __future__ import annotations

from typing import Any, ClassVar

from fuda.kernel.decisions import Cards, Left, Option
from fuda.kernel.procedure import NEXT, Flow, Procedure, step
from fuda.kernel.telling import silence_tells_of
from fuda.language.running.selection import members
from fuda.language.words import nodes as n
from fuda.language.words.abilities import Both, Chain, IfYouDoNot
from fuda.language.words.measures import AtRandom, OtherPlayer, TurnPlayer
from fuda.mechanics.chance import TakenByChance


class Sentence:
    """A sentence taken apart: whose effect for how long, whether it may be left, whether it hangs on the last one."""

    def __init__(self, node: n.Node) -> None:
        self.follows = False
        self.otherwise = False  # whether it is left where the sentence before was carried out
        self.joint = False  # whether it is one thing with the sentence before, which may be left
        self.optional = False
        self.player: n.Node = n.You()
        self.has_player = False
        self.duration: n.Node | None = None
        self.condition: n.Node | None = None  # what must hold when its turn comes
        while True:
            if isinstance(node, n.Then):
                node = node.effect
            elif isinstance(node, n.IfYouDo):
                self.follows = True
                node = node.effect
            elif isinstance(node, IfYouDoNot):
                self.otherwise = True
                node = node.effect
            elif isinstance(node, n.Lasting):
                self.duration = node.duration
                node = node.effect
            elif isinstance(node, n.During):
                self.condition = node.period
                node = node.effect
            elif isinstance(node, n.If) and not isinstance(node.effects, n.Effects):
                self.condition = node.condition
                node = node.effects
            elif isinstance(node, n.Does):
                self.player = node.player
                self.has_player = True
                node = node.effect
            elif isinstance(node, n.May):
                self.optional = True
                self.player = node.player
                self.has_player = True
                node = node.effect
            else:
                break
        self.effect = node
        self.named_later = False  # whether a later sentence speaks of what this one is about
        # What the effect is about, and of that what it lets somebody choose, in the order of the text.
        self.parts = tuple([value for _, value in n.fields(node) if isinstance(value, n.Node)])
        self.selections = tuple([each for each in self.parts if isinstance(each, (n.Chosen, n.UpTo))])


def sentences_of(effects: n.Node) -> tuple[Sentence, ...]:
    """The sentences of a text in order; one that says two things becomes two, the second hanging on the first where
    the first may be left."""
    found: list[Sentence] = []
    for node in effects.steps if isinstance(effects, n.Effects) else (effects,):
        _take_apart(Sentence(node), found)
    return tuple(found)


def _take_apart(sentence: Sentence, found: list[Sentence]) -> None:
    effect = sentence.effect
    if isinstance(effect, (Both, Chain)):
        first, second = copy_of_sentence(sentence, effect.first), copy_of_sentence(sentence, effect.second)
        _take_apart(first, found)
        if sentence.optional:
            second.optional = False
            second.follows = True
            second.joint = True
        _take_apart(second, found)
    else:
        found.append(sentence)


def copy_of_sentence(sentence: Sentence, effect: n.Node) -> Sentence:
    """The same sentence around another effect; what the effect itself wraps is unwrapped too."""
    made = Sentence(effect)
    made.follows = made.follows or sentence.follows
    made.otherwise = made.otherwise or sentence.otherwise
    made.joint = sentence.joint
    made.optional = made.optional or sentence.optional
    if sentence.has_player:
        made.player = sentence.player
        made.has_player = True
    made.duration = made.duration or sentence.duration
    made.condition = made.condition or sentence.condition
    return made


def done_by_each(sentences: tuple[Sentence, ...], everybody: type[n.Node]) -> tuple[Sentence, ...]:
    """The sentences of one step; what both players carry out, the turn player carries out as a whole first."""
    if not any([isinstance(each.player, everybody) for each in sentences]):
        return sentences
    found: list[Sentence] = []
    for player in (TurnPlayer(), OtherPlayer()):
        for sentence in sentences:
            made = copy_of_sentence(sentence, sentence.effect)
            if isinstance(sentence.player, everybody):
                made.player = player
                made.has_player = True
            found.append(made)
    return tuple(found)


def mark_named(sentences: tuple[Sentence, ...], *named: type[n.Node]) -> None:
    """Note which sentences are followed by one that speaks of what was named before, in whatever part of it.

    >>> text = sentences_of(n.Effects((n.Draw(1), n.Destroy(n.That()), n.Draw(2))))
    >>> mark_named(text, n.That)
    >>> [each.named_later for each in text]
    [True, False, False]
    """
    spoken_of = False
    for sentence in sentences[::-1]:
        sentence.named_later = spoken_of
        parts = (sentence.effect, sentence.condition, sentence.player)
        spoken_of = spoken_of or any([_speaks_of(each, named) for each in parts])


def _speaks_of(value: n.Value | None, named: tuple[type[n.Node], ...]) -> bool:
    if isinstance(value, tuple):
        return any([_speaks_of(each, named) for each in value])
    if not isinstance(value, n.Node):
        return False
    return type(value) in named or any([_speaks_of(each, named) for _, each in n.fields(value)])


def silent_hand(state: Any, node: n.Node, reading: Any) -> int:
    """Whose hand a node lets cards be chosen from that the other player does not know, so that the other would learn
    something if nobody was asked for want of fitting ones; -1 where there is none."""
    for _, value in n.fields(node):
        if isinstance(value, n.Hand):
            owner: int = reading.player(value.player)
            if silence_tells_of(state, owner, reading.cards_in(value)):
                return owner
        elif isinstance(value, n.Node):
            found = silent_hand(state, value, reading)
            if found >= 0:
                return found
    return -1


class TextFrame(Procedure):
    """The effects printed on one line of a card, while they are carried out."""

    carries_text: ClassVar[bool] = True

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
        super().__init__()
        self.seat = seat
        self.this = this
        self.printed = printed
        self.line = line
        self.clause = clause
        self.that = that
        self.kept: tuple[int, ...] = ()
        self.sentence = 0
        self.answer = 0
        self.did = False
        self.met = 1  # whether the test of a sentence came out well
        self.picks: tuple[tuple[int, ...], ...] = ()
        self.pick: tuple[int, ...] = ()
        self.result = 0
        self.lapsed = 0  # a bit for each sentence whose condition has failed since the text was played
        self.used = used  # the replacements that led to it, for a text that takes an event's place

    def current(self, rules: Any) -> Sentence:
        """The sentence that is being carried out."""
        found: Sentence = rules.sentences(self.printed, self.line)[self.sentence]
        return found

    def is_asked_before(self, rules: Any) -> bool:
        """Whether this sentence is said under the condition of the one before it, which was asked there once for all:
        of 'if so, do this and that' the first may change what was asked."""
        if not self.sentence:
            return False
        sentences: tuple[Sentence, ...] = rules.sentences(self.printed, self.line)
        before: n.Node | None = sentences[self.sentence - 1].condition
        now: n.Node | None = sentences[self.sentence].condition
        return now is not None and now is before

    def note_failed(self, rules: Any) -> None:
        """What follows under the condition of this sentence, which is not met, is left out as well."""
        sentences: tuple[Sentence, ...] = rules.sentences(self.printed, self.line)
        condition: n.Node | None = sentences[self.sentence].condition
        for place in range(self.sentence + 1, len(sentences)):
            other: n.Node | None = sentences[place].condition
            if condition is None or other is not condition:
                break
            self.lapsed |= 1 << place


class Resolve(TextFrame):
    """Carry out the effects printed on one line of a card."""

    @step("")
    def begin(self, state: Any, rules: Any) -> Flow:
        """Take the next sentence; leave out what hangs on something not done, and test what must be tested first."""
        if self.sentence >= len(rules.sentences(self.printed, self.line)):
            return self.done(state, rules.resolved(self))
        self.picks = ()
        sentence = self.current(rules)
        is_left = (sentence.follows and not self.did) or (sentence.otherwise and self.did)
        is_shared = self.is_asked_before(rules)
        is_left = is_left or (is_shared and bool(self.lapsed >> self.sentence & 1))
        is_left = is_left or self._is_nobodys(state, rules, sentence)
        if is_left or not rules.is_possible(state, self, sentence):
            if state.hide_forced and not is_left and self._is_silent(state, rules, sentence):
                self.met = 0
                return self._ask_nothing(state, rules, sentence)
            self.did = False
            self.sentence += 1
            return self.go("begin")
        test: Procedure | None = None if is_shared else rules.test_of(state, self, sentence)
        if test is not None:
            return self.call(state, test, into="met")
        self.met = 1
        if sentence.optional:
            return NEXT
        return self.go("select" if sentence.selections else "carry_out")

    def _is_nobodys(self, state: Any, rules: Any, sentence: Sentence) -> bool:
        """Whether it speaks of a player that there is not, as of the one with fewer units where both have as many."""
        return sentence.has_player and rules.reading(state, self).player(sentence.player) < 0

    def _is_silent(self, state: Any, rules: Any, sentence: Sentence) -> bool:
        reading = rules.reading(state, self)
        return any([silent_hand(state, choice, reading) >= 0 for choice in sentence.selections])

    def _ask_nothing(self, state: Any, rules: Any, sentence: Sentence) -> Flow:
        """Whoever could have chosen cards of a hand is asked all the same, where silence would tell."""
        seat = rules.reading(state, self).player(sentence.player)
        if sentence.optional:
            return self.ask(state, Left(seat, self.clause, "may", ("no",), 1), into="answer")
        purpose = type(sentence.effect).__name__.lower()
        return self.ask(state, Cards(seat, self.clause, purpose, (), 0, 0), into="pick")

    @step("")
    def offer(self, state: Any, rules: Any) -> Flow:
        """What failed its test is left out; ask about what is optional."""
        sentence = self.current(rules)
        if not self.met:
            self.note_failed(rules)
            self.did = False
            self.sentence += 1
            return self.go("begin")
        if not sentence.optional:
            return self.go("select")
        seat = rules.reading(state, self).player(sentence.player)
        return self.ask(state, Option(seat, self.clause, "may", ("yes", "no")), into="answer")

    @step("")
    def decide(self, state: Any, rules: Any) -> Flow:
        """An optional sentence may be left."""
        if self.answer == 0:
            return self.go("select")
        self.did = False
        self.sentence += 1
        return self.go("begin")

    @step("")
    def select(self, state: Any, rules: Any) -> Flow:
        """Choose what the sentence asks to choose, one selection after the other."""
        sentence = self.current(rules)
        wanted = sentence.selections
        if len(self.picks) >= len(wanted):
            return self.go("carry_out")
        choice = wanted[len(self.picks)]
        assert isinstance(choice, (n.Chosen, n.UpTo))
        reading = rules.reading(state, self)
        candidates = rules.choosable(state, self, sentence, members(choice.what, reading))
        if isinstance(choice, AtRandom):
            return self.call(state, TakenByChance(candidates, choice.n, self.clause), into="pick")
        special = self.chosen_by(rules, choice, candidates, reading)
        if special is not None:
            return self.call(state, special, into="pick")
        least = choice.n if isinstance(choice, n.Chosen) and reading.must_choose(choice.what) else 0
        seat = reading.player(sentence.player)
        purpose = type(sentence.effect).__name__.lower()
        return self.ask(state, Cards(seat, self.clause, purpose, candidates, least, choice.n), into="pick")

    def chosen_by(self, rules: Any, choice: n.Node, candidates: tuple[int, ...], reading: Any) -> Procedure | None:
        """A procedure that makes this choice, where a game has one of its own for it."""
        return None

    def keep_result(self, rules: Any) -> None:
        """Keep what a sentence has brought, where a game's texts speak of it later."""

    @step("")
    def keep_pick(self, state: Any, rules: Any) -> Flow:
        """Remember the choice."""
        self.picks = (*self.picks, self.pick)
        return self.go("select")

    @step("")
    def carry_out(self, state: Any, rules: Any) -> Flow:
        """Do it."""
        self.did = True
        flow: Flow = rules.carry_out(state, self, self.current(rules))
        return flow

    @step("")
    def finish(self, state: Any, rules: Any) -> Flow:
        """On to the next sentence."""
        self.keep_result(rules)
        self.sentence += 1
        return self.go("begin")
