"""Of what does a sentence speak that does not say so once more, and which sentences belong to one that is put off?"""

from __future__ import annotations

from typing import Final

from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.language.running.printed import speaks_of
from fuda.language.running.rewriting import changed
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node

LINKS: Final = (n.Then, n.IfYouDo, a.IfYouDoNot)
ONE: Final = (h.MainUnit, h.ThisUnit)


def bare(step: Node) -> Node:
    """What a sentence says behind the words that link it to the one before it."""
    while isinstance(step, LINKS):
        step = step.effect
    return step


def with_referents(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """The sentences, each with what it is about named."""
    found: list[Node] = []
    for step in steps:
        if found and speaks_of(step, t.Before):
            step = _naming(step, _subject_before(found[-1], step))
        found.append(step)
    return tuple(found)


def in_two_cases(node: t.TwoCases) -> Node:
    """What the second of two cases is about: the same as the first."""
    subject = getattr(node.condition, "what", None)
    if not isinstance(subject, (*ONE, n.That)):
        return node
    return t.TwoCases(node.condition, node.first, _naming(node.other, subject), node.second)


def _naming(step: Node, subject: Node) -> Node:
    return changed(step, lambda node: subject if isinstance(node, t.Before) else node)


def _subject_before(before: Node, step: Node) -> Node:
    """What the sentence before is about: of two conditions of one kind what the first asks about, else what is done."""
    asked = _condition_of(bare(before))
    now = _condition_of(bare(step))
    subject = getattr(asked, "what", None)
    is_parallel = asked is not None and type(asked) is type(now)
    if is_parallel and isinstance(subject, ONE):
        return subject
    what = getattr(_deed_of(before), "what", None)
    if isinstance(what, ONE):
        return what
    if not isinstance(what, Node) and isinstance(subject, ONE):
        return subject
    return n.That()


def _condition_of(step: Node) -> Node | None:
    return step.condition if isinstance(step, (n.If, t.InsteadIf)) else None


def _deed_of(step: Node) -> Node:
    """The last that a sentence lets be done."""
    while True:
        if isinstance(step, (*LINKS, n.Lasting, n.May, n.Does)):
            step = step.effect
        elif isinstance(step, n.If):
            step = step.effects
        elif isinstance(step, (a.Both, a.Chain, t.AndThen)):
            step = step.second
        else:
            return step


# Words that look back on what the sentence before has done, or found.
_LOOKING_BACK: Final = (q.SoMany, q.AsDealt, d.Looked, d.Remaining, t.Before)
_PLAYS: Final = (t.PlayJanken, h.WonRockPaperScissors, k.LostRockPaperScissors, k.WonAny, k.LostAny)
_PLAYED: Final = (k.HasWon, k.HasLost, k.WonAny, k.LostAny, g.Winner, g.Loser)


def put_off_together(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """807.6. What hangs on an effect that is put off is put off with it."""
    found: list[Node] = []
    for step in steps:
        later = _put_off(found[-1]) if found else None
        if later is not None and _belongs(step, later):
            inner = later.effect.steps if isinstance(later.effect, n.Effects) else (later.effect,)
            whole = type(later)(later.event, n.Effects((*inner, step)))
            before = found.pop()
            found.append(n.Lasting(before.duration, whole) if isinstance(before, n.Lasting) else whole)
        else:
            found.append(step)
    return tuple(found)


def _put_off(step: Node) -> a.Delayed | None:
    if isinstance(step, n.Lasting):
        step = step.effect
    return step if isinstance(step, a.Delayed) else None


def _belongs(step: Node, later: a.Delayed) -> bool:
    """Whether a sentence goes on with what was put off."""
    if isinstance(step, (*LINKS, t.Otherwise, t.InsteadIf)):
        return True
    if any([speaks_of(step, kind) for kind in _LOOKING_BACK]):
        return True
    if any([speaks_of(step, kind) for kind in _PLAYED]):
        return any([speaks_of(later.effect, kind) for kind in _PLAYS])
    return False
