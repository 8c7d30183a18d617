"""How are texts of hanyo taken apart that say something in another order? Before anything else they are made plain."""

from __future__ import annotations

from typing import Final

from fuda.games.hanyo.texts.referents import bare, in_two_cases, put_off_together, with_referents
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import more_acts as e
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.games.hanyo.words.lasting import LASTS, RULES
from fuda.kernel.procedure import rule
from fuda.language.running.printed import speaks_of
from fuda.language.running.resolution import Sentence, copy_of_sentence
from fuda.language.running.rewriting import changed
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words import occasions as o
from fuda.language.words.figures import Extreme, FigureOf, OfEitherSide, Other, WithFigure
from fuda.language.words.nodes import Node

FIGURES: Final[dict[str, type[Node]]] = {
    "hp": h.ChangeHp,
    "retreat": h.ChangeRetreatCost,
    "dealt": h.ChangeDamage,
    "taken": h.ChangeDamageTaken,
}
NARROWING: Final = (
    n.Controlled,
    n.InState,
    n.Except,
    q.ButNot,
    OfEitherSide,
    Other,
    WithFigure,
    g.OnStandby,
    g.NotAttribute,
    g.EitherAttribute,
    g.WithAdvantage,
    g.NotInState,
    g.WithoutCounter,
    g.WithAnyCounter,
    g.WithSkill,
    g.WithSetOf,
    g.SameAttribute,
    g.SameName,
    h.WithAttribute,
    h.WithHp,
    h.WithPrintedHp,
    h.WithEnergy,
    h.NameContains,
    c.WithCounter,
)
SAME_FOR_BOTH: Final = (n.Draw, t.DrawSo, t.DrawUntil, d.DiscardFromHand, d.DiscardHand)  # done by all of them at once


class TurnPlayer(Node):
    """The player whose turn it is, of both who do something."""


class OtherPlayer(Node):
    """The other one."""


@rule("916.4a")
def multiplied(effect: Node, amount: Node) -> Node:
    """An effect so many times as large as it says: every printed number in it counts for each."""

    def change(node: Node) -> Node:
        if isinstance(node, n.Number):
            return q.PerCount(amount, node.value) if not isinstance(amount, m.PerEach) else _per(amount, node.value)
        if isinstance(node, n.Draw):
            return t.DrawSo(change(n.Number(node.n)))
        if isinstance(node, d.DiscardFromHand):
            return t.DiscardSo(change(n.Number(node.n)))
        return node

    return changed(effect, change)


@rule("914.1")
def _on_one_side(effect: n.Exchange) -> Node:
    """A main unit changes places with a unit of its own side."""
    for one, other in ((effect.one, effect.other), (effect.other, effect.one)):
        player = one.player if isinstance(one, h.MainUnit) else n.You() if isinstance(one, h.ThisUnit) else None
        if isinstance(player, (n.You, n.Opponent)) and isinstance(other, (n.Chosen, n.UpTo)):
            if not any([speaks_of(other, kind) for kind in (n.Controlled, g.OnStandby)]):
                narrowed = n.make(type(other), {**dict(n.fields(other)), "what": n.Controlled(player, other.what)})
                return n.Exchange(one, narrowed) if one is effect.one else n.Exchange(narrowed, one)
    return effect


def _per(amount: m.PerEach, count: int) -> Node:
    return m.PerEach(amount.each, count)


def plain(text: Node) -> Node:
    """A text in which every sentence says what it does in the order in which it is done."""

    def change(node: Node) -> Node:
        inner = getattr(node, "what", None)
        if isinstance(inner, Extreme) and isinstance(node, NARROWING):
            # The highest of a group is looked for among those that the rest of the sentence leaves.
            narrowed = n.make(type(node), {**dict(n.fields(node)), "what": inner.what})
            return Extreme(inner.figure, inner.end, change(narrowed))
        if isinstance(node, g.FallenStandby):
            return g.InStandbyArea(h.KnockedOutUnits())
        if isinstance(node, n.Exchange):
            return _on_one_side(node)
        if isinstance(node, t.ForEach):
            return multiplied(node.effect, m.PerEach(node.each, 1))
        if isinstance(node, t.TwoCases):
            return in_two_cases(node)
        if isinstance(node, t.ForEachOn):
            return multiplied(_about_all(node.effect, node.what), m.PerEach(node.each, 1))
        if isinstance(node, e.RemoveOwnCounters):
            return c.RemoveCounters(h.ThisUnit(), node.counter, node.n)
        if isinstance(node, t.ForCount):
            return multiplied(node.effect, node.amount)
        if isinstance(node, g.OwnCounters):
            return c.CountersOn(h.ThisUnit(), node.counter)
        if isinstance(node, u.ChangeFigure):
            return n.Lasting(node.duration, n.make(FIGURES[node.figure], {"what": node.what, "change": node.change}))
        if isinstance(node, u.ChangeBothDamages):
            return a.Both(h.ChangeDamage(node.what, node.change), h.ChangeDamageTaken(node.what, node.change))
        if isinstance(node, a.StateTriggered) and isinstance(node.effects, n.Effects):
            rules = [rule for each in node.effects.steps for rule in apart(each)]
            if all([isinstance(rule, LASTS) for rule in rules]):
                return a.Static(tuple([n.Lasting(a.AsLongAs(node.condition), rule) for rule in rules]))
        if isinstance(node, g.FigureParts):
            return q.Every(FigureOf(node.of, node.figure), node.n)
        if isinstance(node, a.Static):
            return a.Static(_excepted(node.steps))
        if isinstance(node, n.Triggered) and speaks_of(node.effects, g.Doer):
            return _told_by(node)
        if isinstance(node, (t.ReturnWithCards, t.ReturnWithEnergy)):
            with_it = g.AttachedTo if isinstance(node, t.ReturnWithCards) else h.EnergyOf
            attached = d.AddToHand(n.All(with_it(node.what)))
            return a.Both(attached, n.Return(_named(node.what), node.zone))
        if isinstance(node, t.DamageSo):
            whole = node.amount
            parts = (whole.amount, whole.n) if isinstance(whole, q.Multiplied) else (whole, 1)
            return change(t.DamageForCount(parts[0], parts[1]))
        if isinstance(node, t.DamageForCount) and speaks_of(node.amount, q.SoMany):
            return h.ChangeSkillDamage(h.ThisSkill(), q.To(q.PerCount(node.amount, node.n)))
        if isinstance(node, t.InsteadOfFalling):
            falling = o.CausedBy(RULES, v.PutToDiscard(n.This(), "area"))
            return a.Static((a.Instead(falling, node.effect),))
        if isinstance(node, g.OfEach):
            return g.Together(*[n.Chosen(node.n, n.Controlled(each, node.what)) for each in (n.You(), n.Opponent())])
        if isinstance(node, t.InsteadThen):
            said = node.effect
            if isinstance(said, n.May):
                return a.Instead(node.event, n.May(said.player, a.Both(said.effect, node.then)))
            return a.Instead(node.event, a.Both(said, node.then))
        if isinstance(node, o.Befalls):
            return o.CausedBy(node.by, _about(node.event, node.what))
        if isinstance(node, k.DidTimes):
            deed = "discarded" if node.deed == "discard" else node.deed
            return q.AmountIs(g.TimesDone(node.player, deed), node.bound)
        if isinstance(node, t.BothOn):
            return a.Both(node.first, _about(node.second, _named(_subject(node.first))))
        if isinstance(node, (u.PlayableIf, u.PlayableUnless)):
            told = change(n.Effects(node.steps))
            assert isinstance(told, n.Effects)
            return type(node)(node.condition, told.steps)
        if isinstance(node, u.LimitedModes):
            return a.Limited(a.Activated(a.Modes(node.n, node.options)), node.times)
        if isinstance(node, u.GainAttributesOfCards):
            return u.GainAttributesOf(node.what, n.All(node.of))
        if isinstance(node, u.GainEveryAdvantage):
            return h.GainAdvantage(node.what, "every")
        if isinstance(node, g.SkillsCosting):
            return n.WithCost(node.cost, h.Skills(node.of))
        if isinstance(node, u.RetreatFree):
            return h.ChangeRetreatCost(h.MainUnit(node.player), q.To(n.Number(0)))
        if isinstance(node, t.SkillKnocksOut):
            waiting = a.Delayed(h.KnockedOutBy(h.ThisUnit(), node.what), node.effect)
            return n.Lasting(n.UntilEndOfTurn(), waiting)
        if isinstance(node, t.LastingOn):
            return n.Lasting(node.duration, _about_all(node.effect, node.what))
        if isinstance(node, u.GainAdvantages):
            return a.Both(h.GainAdvantage(node.what, node.first), h.GainAdvantage(node.what, node.second))
        if isinstance(node, u.GainAttributes):
            return a.Both(h.GainAttribute(node.what, node.first), h.GainAttribute(node.what, node.second))
        if isinstance(node, (t.ThenModes, t.IfDoneModes)):
            last = node.modes if isinstance(node, t.ThenModes) else n.IfYouDo(node.modes)
            return change(n.Effects((*node.steps, last)))
        if isinstance(node, n.Effects):
            return n.Effects(tuple([each for step in in_order(_played(node.steps)) for each in _apart(step)]))
        return node

    return changed(changed(changed(text, change), _each_of), _played_now)


def _played_now(node: Node) -> Node:
    """919.1. What always holds calls for no rock-paper-scissors before. A text that speaks of the damage of the event
    for which it waits is told how much it was."""
    if isinstance(node, t.Before):
        return n.That()  # the event, or what was chosen: no sentence before names it
    if isinstance(node, n.Triggered) and _asks_how_much(node.event, node.effects):
        return n.Triggered(o.WithAmount(node.event), node.effects)
    if isinstance(node, a.Delayed) and _asks_how_much(node.event, node.effect):
        return type(node)(o.WithAmount(node.event), node.effect)
    if isinstance(node, (k.WonAny, k.LostAny)):
        return h.WonRockPaperScissors() if isinstance(node, k.WonAny) else k.LostRockPaperScissors()
    return node


@rule("919.1")
def _played(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """Rock-paper-scissors is played where a sentence asks for its end, unless it was played before."""
    found: list[Node] = []
    has_played = False
    for step in steps:

        def change(node: Node, known: bool = has_played) -> Node:
            if isinstance(node, k.WonAny):
                return k.HasWon() if known else h.WonRockPaperScissors()
            if isinstance(node, k.LostAny):
                return k.HasLost() if known else k.LostRockPaperScissors()
            return node

        made = changed(step, change)
        has_played = has_played or any([speaks_of(made, kind) for kind in _JANKEN])
        found.append(made)
    return tuple(found)


def _asks_how_much(event: Node, effects: Node) -> bool:
    of_damage = isinstance(o.bare(event), (h.Damaged, v.TookDamage, v.DealtDamage, v.WasHealed))
    return of_damage and speaks_of(effects, q.AsDealt)


_JANKEN: Final = (t.PlayJanken, h.WonRockPaperScissors, k.LostRockPaperScissors)


def _each_of(node: Node) -> Node:
    """What is said of several together is said of each."""
    both = getattr(node, "what", None)
    if not isinstance(both, g.Together):
        return node
    first, second = [n.make(type(node), {**dict(n.fields(node)), "what": each}) for each in (both.first, both.second)]
    return a.Both(_each_of(first), _each_of(second))


def _excepted(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """The rules, with what keeps the one before it from holding."""
    found: list[Node] = []
    for step in steps:
        if isinstance(step, u.NotWhile) and found:
            before = found.pop()
            denied: Node = q.Not(step.condition)
            if isinstance(before, n.Lasting) and isinstance(before.duration, a.AsLongAs):
                denied = q.And(before.duration.condition, denied)
                before = before.effect
            found.append(n.Lasting(a.AsLongAs(denied), before))
        else:
            found.append(step)
    return tuple(found)


def _told_by(node: n.Triggered) -> Node:
    """A text that speaks of what brought an event about waits for the event with that."""
    return n.Triggered(o.WithDoer(node.event), node.effects)


def apart(effect: Node) -> list[Node]:
    """The rules that are said in one sentence."""
    if isinstance(effect, (a.Both, a.Chain)):
        return [*apart(effect.first), *apart(effect.second)]
    return [effect]


def _subject(rule: Node) -> Node:
    """What a rule is about."""
    if isinstance(rule, a.Both):
        return _subject(rule.first)
    what = getattr(rule, "what", None)
    if isinstance(what, Node):
        return what
    player = getattr(rule, "player", None)
    return player if isinstance(player, Node) else h.ThisUnit()


def _named(what: Node) -> Node:
    """What is spoken of once more: nothing is chosen twice."""
    return n.That() if isinstance(what, (n.Chosen, n.UpTo)) else what


def _about_all(effect: Node, what: Node) -> Node:
    """One rule after the other about the same."""
    if isinstance(effect, a.Both):
        return a.Both(_about_all(effect.first, what), _about_all(effect.second, _named(what)))
    return _about(effect, what)


def _about(effect: Node, what: Node) -> Node:
    return changed(effect, lambda node: what if isinstance(node, t.Topic) else node)


def in_order(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """The sentences, with the condition that an `Otherwise` denies."""
    found: list[Node] = []
    for step in with_referents(put_off_together(steps)):
        other = bare(step)
        if isinstance(other, t.InsteadIf) and found:
            before = found.pop()
            first, asked, before = _asked_before(other.condition, before)
            found += first
            found.append(n.If(q.Not(asked), before))
            found.append(a.IfYouDoNot(n.If(asked, _like(other.effect, before))))
        elif isinstance(other, t.KeepsOn) and found:
            found.append(_for_a_time(found.pop(), other.duration))
        elif isinstance(step, t.Otherwise):
            condition = _condition(found[-1]) if found else None
            effect = step.effect if condition is None else n.If(q.Not(condition), step.effect)
            found.append(a.IfYouDoNot(effect))
        else:
            found.append(step)
    return tuple(found)


@rule("104.2 910.1")
def _asked_before(condition: Node, before: Node) -> tuple[list[Node], Node, Node]:
    """A condition that speaks of what the sentence before it is about, and that sentence, where the condition is to be
    asked first: what is chosen is chosen before."""
    said: Node = before
    player: Node | None = None
    while isinstance(said, (n.If, n.Then, n.IfYouDo, n.Lasting, n.May, n.Does)):
        if isinstance(said, (n.May, n.Does)):
            player = said.player
        said = said.effects if isinstance(said, n.If) else said.effect
    subject = getattr(said, "what", None)
    if not isinstance(subject, Node) or isinstance(subject, n.That) or not speaks_of(condition, n.That):
        return [], condition, before
    if isinstance(subject, (n.Chosen, n.UpTo)):
        choice = n.Choose(subject)
        first = choice if player is None else n.Does(player, choice)
        return [first], condition, _put(before, subject, n.That())
    return [], changed(condition, lambda node: subject if isinstance(node, n.That) else node), before


def _for_a_time(step: Node, duration: Node) -> Node:
    """A sentence whose rule ends with the duration."""
    if isinstance(step, (n.Then, n.IfYouDo, a.IfYouDoNot)):
        return n.make(type(step), {"effect": _for_a_time(step.effect, duration)})
    if isinstance(step, n.If):
        return n.If(step.condition, _for_a_time(step.effects, duration))
    return n.Lasting(duration, step)


def _like(effect: Node, before: Node) -> Node:
    """What is said instead, about what the sentence before was about."""
    said = before
    while True:
        inner = getattr(said, "effects", None) or getattr(said, "effect", None)
        if isinstance(said, (n.If, n.Then, n.IfYouDo, n.Lasting, n.May, n.Does)) and isinstance(inner, Node):
            said = inner
        else:
            break
    if isinstance(effect, t.ChangeSame) and "change" in n.field_names(type(said)):
        changed_so = n.make(type(said), {**dict(n.fields(said)), "change": effect.change})
        return _put(before, said, changed_so)
    what = getattr(said, "what", None)
    return changed(effect, lambda node: what if isinstance(node, t.Same) and isinstance(what, Node) else node)


def _put(whole: Node, part: Node, other: Node) -> Node:
    """A sentence with another effect in the place of its own."""
    return changed(whole, lambda node: other if node == part else node)


def _condition(step: Node) -> Node | None:
    while isinstance(step, (n.Then, n.IfYouDo, a.IfYouDoNot)):
        step = step.effect
    return step.condition if isinstance(step, n.If) else None


def _apart(step: Node) -> list[Node]:
    """A sentence that says two things becomes two; what stands around it stands around both."""
    if isinstance(step, (n.Then, n.IfYouDo, a.IfYouDoNot)):
        first, *rest = _apart(step.effect)
        return [n.make(type(step), {"effect": first}), *rest]
    if isinstance(step, n.Lasting):
        return [n.Lasting(step.duration, each) for each in _apart(step.effect)]
    if isinstance(step, n.If):
        first, *rest = _apart(step.effects)
        return [n.If(step.condition, first), *rest]
    if isinstance(step, t.TwoCases):
        return [n.If(step.condition, step.first), n.If(step.other, step.second)]
    if isinstance(step, t.OneOf):
        return _one_of(step)
    if isinstance(step, t.AndThen):
        return [*_apart(step.first), *_apart(step.second)]
    if isinstance(step, t.ChooseThen):
        return [n.Choose(step.what), n.IfYouDo(step.effect)]
    if isinstance(step, t.ByDoing):
        optional = isinstance(step.second, n.May)
        second = step.second.effect if isinstance(step.second, n.May) else step.second
        return [n.May(n.You(), step.first) if optional else step.first, n.IfYouDo(second)]
    if isinstance(step, t.IfElse):
        return [n.If(step.condition, step.first), a.IfYouDoNot(n.If(q.Not(step.condition), step.second))]
    return [step]


@rule("910.1")
def _one_of(step: t.OneOf) -> list[Node]:
    """One of two things, as the player likes; what both are about is chosen before."""
    first, second = step.first, step.second
    subject = getattr(first, "what", None)
    before: list[Node] = []
    if isinstance(subject, (n.Chosen, n.UpTo)) and speaks_of(second, n.That):
        before = [n.Choose(subject)]
        first = _put(first, subject, n.That())
    return [*before, a.Modes(1, (n.Effects((first,)), n.Effects((second,))))]


def for_each_player(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """What each player does becomes two sentences, the turn player's first; drawing and discarding is done together."""
    found: list[Sentence] = []
    for sentence in sentences:
        if isinstance(sentence.player, a.EachPlayer) and not isinstance(sentence.effect, SAME_FOR_BOTH):
            for player in (TurnPlayer(), OtherPlayer()):
                made = copy_of_sentence(sentence, sentence.effect)
                made.player, made.has_player = player, True
                found.append(made)
        else:
            found.append(sentence)
    return tuple(found)
