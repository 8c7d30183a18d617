"""How are the sentences of a text of kokuryoku taken apart? What one says of another goes there."""

from __future__ import annotations

from fuda.games.kokuryoku import group_words as g
from fuda.games.kokuryoku import rule_words as u
from fuda.language.running.rebuilding import rebuilt
from fuda.language.running.resolution import Sentence, done_by_each, mark_named, sentences_of
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node


def of_topic(effect: Node, what: Node) -> Node:
    """An effect on what the sentence began with.

    >>> of_topic(u.Forbid(u.Topic(), "attacked"), n.That())
    Forbid(what=That(), deed='attacked')
    """

    def change(node: Node) -> Node:
        return what if isinstance(node, u.Topic) else node

    made = rebuilt(effect, change)
    assert isinstance(made, Node)
    return made


def plain(step: Node) -> Node:
    """A sentence in which the duration stands around the effect."""

    def change(node: Node) -> Node:
        if isinstance(node, u.LastingOn):
            return n.Lasting(node.duration, of_topic(node.effect, node.what))
        return node

    made = rebuilt(step, change)
    assert isinstance(made, Node)
    return made


def sparing(step: Node, spared: Node) -> Node:
    """A sentence about all of a group, without those that it does not touch."""

    def change(node: Node) -> Node:
        return n.All(g.ButNot(spared, node.what)) if isinstance(node, n.All) else node

    made = rebuilt(step, change)
    assert isinstance(made, Node)
    return made


def taken_apart(effects: Node) -> tuple[Sentence, ...]:
    """The sentences of a text in order; what both players do becomes two, the turn player's first."""
    steps: list[Node] = []
    for step in effects.steps if isinstance(effects, n.Effects) else (effects,):
        if isinstance(step, u.NotTouched):
            steps[-1] = sparing(steps[-1], step.what)
        elif not isinstance(step, u.OnceATurn):
            steps.append(plain(step))
    found = [sentence for step in steps for sentence in done_by_each(sentences_of(step), g.BothPlayers)]
    made = tuple(found)
    mark_named(made, n.That)
    return made
