"""How are texts of hanyo taken apart that say something in another order? Before anything else they are made plain."""

from __future__ import annotations

from typing import Final

from fuda.games.hanyo import act_words as t
from fuda.games.hanyo import rule_words as u
from fuda.games.hanyo import words as h
from fuda.kernel.procedure import rule
from fuda.language.running.resolution import Sentence, copy_of_sentence
from fuda.language.running.rewriting import changed
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node

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


def _per(amount: m.PerEach, count: int) -> Node:
    return m.PerEach(amount.each, count)


def plain(text: Node) -> Node:
    """A text in which every sentence says what it does in the order in which it is done."""

    def change(node: Node) -> Node:
        if isinstance(node, t.ForEach):
            return multiplied(node.effect, m.PerEach(node.each, 1))
        if isinstance(node, t.ForCount):
            return multiplied(node.effect, node.amount)
        if isinstance(node, t.LastingOn):
            return n.Lasting(node.duration, _about(node.effect, node.what))
        if isinstance(node, u.GainAdvantages):
            return a.Both(h.GainAdvantage(node.what, node.first), h.GainAdvantage(node.what, node.second))
        if isinstance(node, u.GainAttributes):
            return a.Both(h.GainAttribute(node.what, node.first), h.GainAttribute(node.what, node.second))
        if isinstance(node, n.Effects):
            return n.Effects(tuple([each for step in in_order(node.steps) for each in _apart(step)]))
        return node

    return changed(text, change)


def _about(effect: Node, what: Node) -> Node:
    return changed(effect, lambda node: what if isinstance(node, t.Topic) else node)


def in_order(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """The sentences, with the condition that an `Otherwise` denies."""
    found: list[Node] = []
    for step in steps:
        if isinstance(step, t.Otherwise):
            condition = _condition(found[-1]) if found else None
            effect = step.effect if condition is None else n.If(q.Not(condition), step.effect)
            found.append(a.IfYouDoNot(effect))
        else:
            found.append(step)
    return tuple(found)


def _condition(step: Node) -> Node | None:
    while isinstance(step, (n.Then, n.IfYouDo, a.IfYouDoNot)):
        step = step.effect
    return step.condition if isinstance(step, n.If) else None


def _apart(step: Node) -> list[Node]:
    """A sentence that says two things becomes two; what stands around it stands around both."""
    if isinstance(step, (n.Then, n.IfYouDo, a.IfYouDoNot)):
        first, *rest = _apart(step.effect)
        return [n.make(type(step), {"effect": first}), *rest]
    if isinstance(step, n.If):
        first, *rest = _apart(step.effects)
        return [n.If(step.condition, first), *rest]
    if isinstance(step, t.ChooseThen):
        return [n.Choose(step.what), n.IfYouDo(step.effect)]
    if isinstance(step, t.ByDoing):
        optional = isinstance(step.second, n.May)
        second = step.second.effect if isinstance(step.second, n.May) else step.second
        return [n.May(n.You(), step.first) if optional else step.first, n.IfYouDo(second)]
    if isinstance(step, t.IfElse):
        return [n.If(step.condition, step.first), a.IfYouDoNot(n.If(q.Not(step.condition), step.second))]
    return [step]


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
