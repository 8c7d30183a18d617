"""What does a printed ability of honjin amount to? Chapter 14: its notation, its sentences, what each is about."""

from __future__ import annotations

from typing import Any, Final

from fuda.games.honjin.table import AUTOMATIC, CONSTANT
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.kernel.procedure import rule
from fuda.language.running.printed import ACTIVATED, OTHER, STATE, STATIC, TRIGGERED, Ability, speaks_of
from fuda.language.running.resolution import Sentence, mark_named, sentences_of
from fuda.language.running.rewriting import changed
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Value

SYMBOLS: Final = {
    "finishing": "□",
    "sacrifice": "×",
    "declared": "◎",
    "constant": "○",
    "hand": "◇",
    "automatic": "●",
    "reversal": "▽",
}

MOST_N: Final = 99  # the highest n where neither price nor target bounds it
# Sentences that last.
LASTS: Final = (
    g.Grant,
    g.Change,
    g.Adjust,
    g.Lose,
    g.Void,
    g.Cannot,
    g.SwapFigures,
    g.SwapBetween,
    g.CanBear,
    g.IsSummonGround,
    g.BecomeInstant,
    t.MarchTo,
    a.Instead,
    a.Delayed,
    n.Triggered,
)


class Such(n.Node):
    """Of these, the ones of which the condition holds, each judged as the target by itself (10.12.2)."""

    FIELDS = ("condition", "what")

    def __init__(self, condition: n.Node, what: n.Node) -> None:
        self.condition: Final = condition
        self.what: Final = what


class InForce(n.Node):
    """14.5.4.1. The card with the text takes part in a battle."""


class Judged(n.If):
    """The condition is judged once, not of each target by itself."""


class NotMet(n.Node):
    """10.19.2. The condition is not met."""

    FIELDS = ("condition",)

    def __init__(self, condition: n.Node) -> None:
        self.condition: Final = condition


class Done(n.Node):
    """10.12.1. The last sentence that hangs on no other was carried out at least in part (done), or not at all."""

    FIELDS = ("how",)

    def __init__(self, how: str) -> None:
        self.how: Final = how


class Picked(n.Node):
    """10.1.7. Of the choices of the text (by their order) that one fell on this place."""

    FIELDS = ("order", "place")

    def __init__(self, order: int, place: int) -> None:
        self.order: Final = order
        self.place: Final = place


class Moments(n.Node):
    """10.5.2. Any of several moments or events."""

    FIELDS = ("moments",)

    def __init__(self, moments: tuple[n.Node, ...]) -> None:
        self.moments: Final = moments


# --- texts


def replaced(node: Any, wanted: tuple[type, ...], by: n.Node) -> Any:
    """The same text with another word in the place of some."""
    if isinstance(node, wanted):
        return by
    if isinstance(node, tuple):
        return tuple([replaced(each, wanted, by) for each in node])
    if not isinstance(node, n.Node):
        return node
    values: dict[str, Value] = {name: replaced(value, wanted, by) for name, value in n.fields(node)}
    return n.make(type(node), values)


def _speaks_of_target(node: n.Node) -> bool:
    return speaks_of(node, h.Target) or speaks_of(node, h.Unsaid)


@rule("10.12.1 10.12.2 4.1.13")
def _each_for_itself(node: n.Node) -> n.Node:
    """A condition about the targets is judged for each of them, where the effect is about the targets too."""
    if isinstance(node, Judged):
        return n.If(node.condition, node.effects)
    if not isinstance(node, n.If) or isinstance(node.effects, n.Effects):
        return node
    inner = _each_for_itself(node.effects)
    if not _speaks_of_target(node.condition):
        return n.If(node.condition, inner)
    found = _narrowed(inner, node.condition)
    return n.If(node.condition, inner) if found is None else found


def _narrowed(node: n.Node, condition: n.Node) -> n.Node | None:
    """The sentence about those targets only that meet the condition; none where it is not about them."""
    what = getattr(node, "what", None)
    if isinstance(what, (h.Target, h.Unsaid, Such)):
        values: dict[str, Value] = dict(n.fields(node))
        values["what"] = Such(condition, what)
        return n.make(type(node), values)
    for name, value in n.fields(node):
        if name in ("effect", "effects", "event") and isinstance(value, n.Node) and name != "event":
            inner = _narrowed(value, condition)
            if inner is not None:
                values = dict(n.fields(node))
                values[name] = inner
                return n.make(type(node), values)
    return None


def _stays_in_place(condition: n.Node, before: n.Node) -> bool:
    """Whether what is usually done leaves the answer as it is, while what is done instead does not: who is in the front
    or the rear once others have died. Everything else is asked before the usual is done."""
    if not isinstance(condition, o.StandsAt):
        return False
    return not speaks_of(before, t.MoveInFormation) and not speaks_of(before, t.SwapPlaces)


def _steps_of(effects: n.Node) -> tuple[n.Node, ...]:
    """The sentences of a text, those under one condition one by one."""
    found: list[n.Node] = []
    effects = changed(effects, lambda node: scaled(node.effect, node.amount) if isinstance(node, r.PerEach) else node)
    for each in effects.steps if isinstance(effects, n.Effects) else (effects,):
        if isinstance(each, n.If) and isinstance(each.effects, n.Effects):
            found += [n.If(each.condition, inner) for inner in each.effects.steps]
        elif isinstance(each, r.RatherBy) and found:
            before = found.pop()
            found += [n.If(each.condition, _by(before, each.by)), a.IfYouDoNot(before)]
        elif isinstance(each, r.Rather) and found:
            before = found.pop()
            if _speaks_of_target(each.condition):
                usual, other = n.If(NotMet(each.condition), before), n.If(each.condition, each.effect)
                found += [usual, other] if _stays_in_place(each.condition, before) else [other, usual]
            else:  # asked once, before either is done
                found += [n.If(each.condition, each.effect), a.IfYouDoNot(before)]
        elif isinstance(each, a.Both) and isinstance(each.first, t.Roll) and isinstance(each.second, n.If):
            found += [each.first, each.second]
        elif isinstance(each, s.Modes):
            _offer(found, each.options)
        elif isinstance(each, s.EitherOf):
            _offer(found, (each.one, each.other))
        elif speaks_of(each, s.RestTargets):
            asked = [one for one in found if isinstance(one, n.If) and _speaks_of_target(one.condition)]
            rest = Such(NotMet(asked[-1].condition), h.Target()) if asked else h.Target()
            found.append(replaced(each, (s.RestTargets,), rest))
        elif isinstance(each, u.Otherwise):
            _add_otherwise(found, each.effect)
        else:
            found.append(each)
    return tuple([_hanging(each) for each in found])


@rule("10.1.7")
def _offer(found: list[n.Node], options: tuple[n.Node, ...]) -> None:
    """First which of several is chosen, then each of them under the condition that it was."""
    order = len([1 for each in found if isinstance(each, s.PickOne)])
    found.append(s.PickOne(len(options)))
    for place, option in enumerate(options):
        found.append(under(Picked(order, place), _each_for_itself(option)))


def picked_of(condition: n.Node | None) -> Picked | None:
    """The choice on which a sentence hangs, if it does."""
    if isinstance(condition, o.BothHold):
        return picked_of(condition.one)
    return condition if isinstance(condition, Picked) else None


def is_unpicked(condition: n.Node | None, picks: tuple[int, ...]) -> bool:
    """Whether a sentence belongs to something that was not chosen."""
    picked = picked_of(condition)
    return picked is not None and picked.order < len(picks) and picks[picked.order] != picked.place


@rule("8.3.4.5 10.12.1")
def _by(node: n.Node, by: n.Node) -> n.Node:
    """The same act on a die, by another figure."""
    return changed(
        node,
        lambda each: (
            n.make(type(each), {**dict(n.fields(each)), "by": by}) if isinstance(each, t.AlterInitiativeDie) else each
        ),
    )


@rule("10.12.1")
def _add_otherwise(found: list[n.Node], effect: n.Node) -> None:
    """What is done where a condition was not met: that of the sentence before, else the last one, asked once more."""
    before = found[-1] if found else None
    if isinstance(before, n.If):
        found[-1] = Judged(before.condition, before.effects)
        found.append(a.IfYouDoNot(effect))
        return
    asked = [each for each in found if isinstance(each, n.If)]
    found.append(Judged(NotMet(asked[-1].condition), effect) if asked else effect)


# What a sentence does so many times: the slot that holds its figure, by its class.
SCALED: Final[dict[type, str]] = {
    t.Refill: "amount",
    t.Damage: "amount",
    t.DamageInShort: "amount",
    t.DiscardCards: "amount",
    t.DiscardAtRandom: "amount",
}


@rule("10.17.1")
def scaled(node: n.Node, amount: n.Node) -> n.Node:
    """The same sentence with each of its figures taken so many times."""
    if isinstance(node, (m.Up, m.Down)):
        return n.make(type(node), {"amount": _times(amount, node.amount)})
    values: dict[str, Value] = {}
    for name, value in n.fields(node):
        if isinstance(value, n.Node) and name == SCALED.get(type(node), ""):
            values[name] = _times(amount, value)
        elif isinstance(value, n.Node) and name in ("effect", "first", "second", "change", "one", "other", "by"):
            values[name] = scaled(value, amount)
        else:
            values[name] = value
    return n.make(type(node), values) if values else node


def _times(amount: n.Node, figure: n.Node) -> n.Node:
    assert isinstance(figure, n.Number)
    return amount if figure.value == 1 else f.Times(amount, figure.value)


@rule("10.12.1 4.7.7")
def under(condition: n.Node, node: n.Node) -> n.Node:
    """The sentence under one condition more."""
    if isinstance(node, n.If):
        return n.If(o.BothHold(condition, node.condition), node.effects)
    if isinstance(node, n.IfYouDo):
        return n.IfYouDo(under(condition, node.effect))
    return n.If(condition, node)


def hangs_on_deed(condition: n.Node | None) -> bool:
    """Whether a condition asks if the sentence before was carried out."""
    if isinstance(condition, o.BothHold):
        return hangs_on_deed(condition.one)
    return isinstance(condition, Done)


@rule("4.1.11")
def _hanging(node: n.Node) -> n.Node:
    """A sentence that hangs on the one before it being applied is the same as one that hangs on its being done."""
    if isinstance(node, t.IfApplied):
        return n.IfYouDo(_each_for_itself(node.effect))
    if isinstance(node, n.If) and picked_of(node.condition) is not None:
        return node
    if isinstance(node, s.IfDone):
        return under(Done("undone" if isinstance(node, s.IfUndone) else "done"), _each_for_itself(node.effect))
    return _each_for_itself(node)


@rule("10.5.4.2 10.5.4.2.1")
def _put_off(node: n.Node) -> n.Node:
    """What a text that is carried out says of a later event waits for it, once."""
    if isinstance(node, n.Triggered):
        return a.Delayed(node.event, node.effects)
    if isinstance(node, n.If):
        return n.If(node.condition, _put_off(node.effects))
    return n.IfYouDo(_put_off(node.effect)) if isinstance(node, n.IfYouDo) else node


@rule("10.12.2 10.19.2 10.19.3")
def _guarded(step: n.Node, condition: n.Node) -> n.Node:
    """A sentence in force for those targets only of which a condition holds, each judged by itself."""
    if isinstance(step, n.IfYouDo):
        return n.IfYouDo(_guarded(step.effect, condition))
    if isinstance(step, n.If):
        inner = _guarded(step.effects, condition)
        return under(step.condition, inner)
    if isinstance(step, (n.Triggered, a.StateTriggered, g.NotStacking, g.EndsWithChain, g.LostWithChain)):
        return step
    return _each_for_itself(n.If(condition, step))


def _is_single(target: n.Node) -> bool:
    """Whether there is one target at most."""
    if isinstance(target, n.Chosen):
        return target.n == 1
    return not isinstance(target, (n.UpTo, n.All, h.SoMany, h.Party, h.AnyParty, a.EachPlayer, r.AsWellAs))


def _validity(node: g.OnlyIf | g.VoidIf) -> n.Node:
    return node.condition if isinstance(node, g.OnlyIf) else NotMet(node.condition)


def _carried_out(steps: tuple[n.Node, ...]) -> tuple[Sentence, ...]:
    found = sentences_of(n.Effects(tuple([_put_off(each) for each in steps])))
    mark_named(found, h.ThatCard, s.SuchCard)
    return found


class Special(Ability):
    """14.1. One special ability, or what a text gives or puts off."""

    def __init__(self, printed: int, place: int, kind: str, node: n.Node) -> None:
        self.symbol = ""
        self.timings: frozenset[str] = frozenset()
        self.restrictions: tuple[str, ...] = ()
        self.chain = False
        self.uncounterable = False
        self.moments: tuple[n.Node, ...] = ()  # at which it triggers or can be used (発揮)
        self.needed: tuple[n.Node, ...] = ()  # what must hold for it to be used (発動条件)
        self.costs: tuple[n.Node, ...] = ()
        self.target: n.Node | None = None
        self.stacks = True
        self.valid: tuple[n.Node, ...] = ()  # what must hold for its effect not to be void (10.19)
        self.rule: n.Node | None = None  # an additional or building rule
        self.meaning: n.Node | None = None  # what the text says n to be
        self.limits: tuple[tuple[int, int, str], ...] = ()  # how often: the place of the sentence, times, per what
        self.picks: tuple[int, ...] = ()  # the places of the sentences that offer several things
        self.most_n = MOST_N  # the highest n that the text allows
        self.names_n = False  # whether n is left to whoever uses it
        self.prices_n = False  # whether n stands in the price or the target
        super().__init__(printed, place, kind, node)

    def read_other(self, node: n.Node) -> None:
        if isinstance(node, h.Noted):
            self.read_other(node.line)
        elif isinstance(node, h.Special):
            self.read_special(node)
        else:
            self.form = OTHER
            self.rule = node

    @rule("14.2.2 14.3.2 14.4.2 14.5.2 14.6.2 14.7.2 14.8.2 10.9.3 10.9.6 15.2.2 15.3.1 2.1.8.1 10.9.11")
    def read_special(self, node: h.Special) -> None:
        """The symbol, the heading, the terms in 〈〉, and the effects."""
        heading = node.heading
        assert isinstance(heading, h.Heading)
        self.symbol = SYMBOLS[node.symbol]
        self.name = heading.name
        words: set[str] = set()
        for each in heading.timings:
            if isinstance(each, o.Timing):
                words.add(each.when)
            else:
                assert isinstance(each, o.CounterTo)
                words.add("counter")
                self.restrictions = (*self.restrictions, *each.kinds)
        self.timings = frozenset(words)
        self.chain = "chain" in heading.riders
        self.uncounterable = "uncounterable" in heading.riders
        self.moments = node.moment
        self.needed = node.condition
        for cost in node.cost:
            assert isinstance(cost, h.Costs)
            self.costs += cost.parts
        self.target = node.target
        steps = _steps_of(node.effects)
        self.most_n = min([each.n for each in steps if isinstance(each, s.AtMostN)], default=MOST_N)
        steps = self._with_meaning(node, tuple([each for each in steps if not isinstance(each, s.AtMostN)]))
        self.stacks = not any([isinstance(each, g.NotStacking) for each in steps])
        valid = [_validity(each) for each in steps if isinstance(each, (g.OnlyIf, g.VoidIf))]
        each_of = [one for one in valid if _speaks_of_target(one) and not _is_single(node.target)]
        self.valid = tuple([one for one in valid if one not in each_of])
        steps = tuple([each for each in steps if not isinstance(each, (g.NotStacking, g.OnlyIf, g.VoidIf))])
        for one in each_of:
            steps = tuple([_guarded(each, one) for each in steps])
        self._set_form(steps)

    @rule("1.3.2 3.4.6 4.1.14")
    def _with_meaning(self, node: h.Special, steps: tuple[n.Node, ...]) -> tuple[n.Node, ...]:
        """In what is carried out the meaning of n takes the place of n, so that it is found when it is looked for; the
        dice in it are the same ones everywhere."""
        self.prices_n = any([speaks_of(each, f.Variable) for each in (*self.costs, self.target)])
        told = [each.amount for each in steps if isinstance(each, t.Define)]
        self.meaning = next(iter(told), None)
        if self.meaning is None:
            self.names_n = speaks_of(node, f.Variable)
            return steps
        meaning = self.meaning
        return tuple([replaced(each, (f.Variable,), meaning) for each in steps if not isinstance(each, t.Define)])

    @rule("4.1.2 4.1.4 4.1.5.1 4.1.6 4.1.6.1 4.1.7 4.1.7.1 14.5.1 14.7.1 10.5.5")
    def _set_form(self, steps: tuple[n.Node, ...]) -> None:
        """Used, triggered or constant."""
        if self.symbol == CONSTANT:
            self._read_constant(steps)
        elif self.symbol == AUTOMATIC:
            self.form = TRIGGERED
            moments = tuple([_about(each, self.target or h.ThisUnit()) for each in self.moments])
            self.event = moments[0] if len(moments) == 1 else Moments(moments)
            self.sentences = _carried_out(steps)
        else:
            self.form = ACTIVATED
            self.sentences = _carried_out(steps)
        self.picks = tuple([p for p, each in enumerate(self.sentences) if isinstance(each.effect, s.PickOne)])
        places = [place for place, each in enumerate(self.sentences) if isinstance(each.effect, u.UsedAtMost)]
        limits = [(place, self.sentences[place].effect) for place in places]
        self.limits = tuple([(place, each.n, each.per) for place, each in limits if isinstance(each, u.UsedAtMost)])

    @rule("14.5.1 14.5.3")
    def _read_constant(self, steps: tuple[n.Node, ...]) -> None:
        waits = next(iter(steps), None)
        if isinstance(waits, n.Triggered):
            self.form = TRIGGERED
            self.event = _about(waits.event, self.target or h.ThisUnit())
            self.sentences = _carried_out((*_steps_of(waits.effects), *steps[1:]))
        elif isinstance(waits, a.StateTriggered):
            self.form = STATE
            self.condition = _about(waits.condition, self.target or h.ThisUnit())
            self.sentences = _carried_out((*_steps_of(waits.effects), *steps[1:]))
        else:
            self.form = STATIC
            target = self.target or h.ThisUnit()
            told = [replaced(each, (h.Unsaid,), h.Target()) for each in steps]
            self.steps = tuple([self._while_in_force(_about(each, target)) for each in told])

    @rule("14.5.4 14.5.4.1 14.5.4.2 14.5.4.3 10.9.8 10.19.2 10.19.3")
    def _while_in_force(self, step: n.Node) -> n.Node:
        """What is printed with [戦闘] holds in battles only, what is void under a condition only without it."""
        target = self.target or h.ThisUnit()
        needed = [_about(each, target) for each in self.valid]
        if "battle" in self.timings:
            needed.append(InForce())
        for condition in needed:
            if isinstance(step, n.If):
                step = n.If(o.BothHold(condition, step.condition), step.effects)
            else:
                step = n.If(condition, step)
        return step

    @property
    def is_triggered(self) -> bool:
        """Whether it waits for something."""
        return self.form in (TRIGGERED, STATE)


def _about(node: n.Node, target: n.Node) -> n.Node:
    """A constant sentence, about whatever its target word names at each moment; what a condition judges one by one
    stays a question about each."""
    if isinstance(node, Such):
        return Such(node.condition, _as_node(_about(node.what, target)))
    if isinstance(node, h.Target):
        return target
    values: dict[str, Value] = {}
    for name, value in n.fields(node):
        if isinstance(value, n.Node):
            values[name] = _about(value, target)
        elif isinstance(value, tuple):
            values[name] = tuple([_about(each, target) if isinstance(each, n.Node) else each for each in value])
        else:
            values[name] = value
    return n.make(type(node), values) if values else node


def _as_node(value: Value) -> n.Node:
    assert isinstance(value, n.Node)
    return value
