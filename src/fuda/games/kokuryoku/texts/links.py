"""What becomes of the sentences before one that speaks of them: done otherwise, more of it, or not at all?

In what always holds the conditions of both are put together. In what is carried out the choice between two things is
one sentence (`Depending`), so that what hangs on the one before goes on to hang on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import links as li
from fuda.language.running.rewriting import rebuilt
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node

CHOSEN: Final = (n.Chosen, n.UpTo)
AROUND: Final = (n.Then, n.IfYouDo, a.IfYouDoNot, n.If)  # what stands around the thing that is done
REMINDERS: Final = (li.LevelsCount, li.MaximumCounts, li.HighestCounts)
LINKS: Final = (li.InsteadIf, li.FurtherIf, li.UnlessThen, li.OnlyThen)


def _inner(node: Any) -> Any:
    """What is done or holds, without what stands around it."""
    while True:
        if isinstance(node, (*AROUND, n.Lasting, n.During, n.May, n.Does)):
            node = node.effects if isinstance(node, n.If) else node.effect
        elif isinstance(node, (a.Both, a.Chain)):
            node = node.second  # the last thing that was said
        else:
            return node


def _within(node: Any, change: Callable[[Node], Node]) -> Node:
    """The sentence with what is done in it changed; what it hangs on stays around that."""
    if isinstance(node, n.If):
        return n.If(node.condition, _within(node.effects, change))
    if isinstance(node, (n.Then, n.IfYouDo, a.IfYouDoNot)):
        return n.make(type(node), {"effect": _within(node.effect, change)})
    return change(node)


def _target(done: Any) -> Node | None:
    """Of whom a sentence speaks; what is chosen for it is that unit afterwards."""
    what: Any = getattr(done, "what", None)
    if not isinstance(what, Node):
        return None
    return n.That() if isinstance(what, CHOSEN) else what


def _said_of(said: Any, before: Node) -> Node:
    """What a sentence says in short: of the same unit, of the same figure, and for as long as the one before."""
    done = _inner(before)
    effect: Node = said
    target = _target(done)
    if isinstance(said, li.SameFigure):
        if not isinstance(done, n.Changing) or target is None:
            raise LookupError("the sentence before changes no figure")
        effect = n.make(type(done), {"what": target, "change": said.change})
    elif isinstance(getattr(said, "what", None), (li.SameUnit, g.Its)):
        if target is None and isinstance(said.what, li.SameUnit):
            raise LookupError("the sentence before speaks of no unit")
        if target is not None:
            effect = n.make(type(said), {**dict(n.fields(said)), "what": target})
    return effect


def _lasting_like(effect: Node, before: Any) -> Node:
    """The same for as long as the sentence before holds, where it says nothing of time."""
    from fuda.games.kokuryoku.texts.carried import LASTING

    while isinstance(before, (*AROUND, n.May, n.Does)):
        before = before.effects if isinstance(before, n.If) else before.effect
    if isinstance(before, n.Lasting) and isinstance(effect, LASTING):
        return n.Lasting(before.duration, effect)
    return effect


# --- what always holds


def _also_if(rule: Any, condition: Node, effect: Node | None = None) -> Node:
    """A rule that always holds, only if the condition holds too; or something else under the same conditions."""
    if isinstance(rule, n.During):
        return n.During(rule.period, _also_if(rule.effect, condition, effect))
    if isinstance(rule, n.Lasting) and isinstance(rule.duration, a.AsLongAs):
        return n.Lasting(a.AsLongAs(q.While(rule.duration.condition, condition)), effect or rule.effect)
    return n.Lasting(a.AsLongAs(condition), effect or rule)


def _compared_alike(link: Any, before: list[Node]) -> Any:
    """The link, where its condition compares the same as one before it with another number."""
    from fuda.games.kokuryoku.texts.sentences import BOUNDED

    said: list[Node] = []

    def look(node: Node) -> Node:
        if isinstance(node, BOUNDED):
            said.append(node)
        return node

    for each in before:
        rebuilt(each, look)
    condition = link.condition
    if isinstance(condition, q.Likewise) and said:
        condition = n.make(type(said[-1]), {**dict(n.fields(said[-1])), "bound": condition.bound})
    return n.make(type(link), {**dict(n.fields(link)), "condition": condition})


def linked_rules(found: list[Node], link: Any) -> list[Node]:
    """The rules of a line, where a sentence says something of the last one, or of all of them."""
    link = _compared_alike(link, found)
    if isinstance(link, li.UnlessThen):
        condition = link.condition if isinstance(link, li.OnlyThen) else q.Not(link.condition)
        return [_also_if(each, condition) for each in found]
    last = found[-1]
    said = _said_of(link.effect, last)
    if isinstance(link, li.FurtherIf):
        return [*found, _also_if(last, link.condition, said)]
    return [*found[:-1], _also_if(last, q.Not(link.condition)), _also_if(last, link.condition, said)]


# --- what is carried out


def _chosen_before(step: Node) -> tuple[Node, ...]:
    """The sentence as two: the choice, and what is done to what was chosen; one where nothing is chosen."""
    done = _inner(step)
    what = getattr(done, "what", None)
    if not isinstance(what, CHOSEN) or isinstance(done, (n.Choose, t.ChooseCards)):
        return (step,)
    chosen: list[Node] = []

    def change(node: Any) -> Node:
        if isinstance(node, (a.Both, a.Chain)):
            return type(node)(node.first, change(node.second))
        if isinstance(node, n.Lasting):
            return n.Lasting(node.duration, change(node.effect))
        if isinstance(node, (n.May, n.Does)):
            return type(node)(node.player, change(node.effect))
        chosen.append(node.what)
        return n.make(type(node), {**dict(n.fields(node)), "what": n.That()})

    made = _within(step, change)
    return (_within(step, lambda _: n.Choose(chosen[0])), made)


def linked_steps(found: list[Node], link: Any) -> list[Node]:
    """The sentences of a text, where one says something of the last one, or of all of them."""
    link = _compared_alike(link, found)
    if isinstance(link, li.UnlessThen):
        condition = link.condition if isinstance(link, li.OnlyThen) else q.Not(link.condition)
        return [t.Depending(condition, n.Effects(tuple(found)), n.Effects(()))]
    last = found[-1]
    if isinstance(link, li.FurtherIf):
        more = n.If(link.condition, _lasting_like(_said_of(link.effect, last), last))
        hangs = isinstance(last, (n.If, n.IfYouDo, n.May)) or isinstance(_bare(last), n.May)
        return [*found, n.IfYouDo(more) if hangs else more]
    parts = _chosen_before(last)
    other = _lasting_like(_said_of(link.effect, parts[-1]), parts[-1])

    def either(done: Node) -> Node:
        return t.Depending(link.condition, n.Effects((other,)), n.Effects((done,)))

    return [*found[:-1], *parts[:-1], _within(parts[-1], either)]


def _bare(node: Any) -> Any:
    while isinstance(node, AROUND):
        node = node.effects if isinstance(node, n.If) else node.effect
    return node
