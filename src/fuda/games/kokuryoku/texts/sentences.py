"""How are the sentences of a text of kokuryoku taken apart? What one says of another goes there."""

from __future__ import annotations

from typing import Any, Final

from fuda.games.kokuryoku.texts.links import LINKS, REMINDERS, linked_rules, linked_steps
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import prices as pr
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.language.running.resolution import Sentence, done_by_each, mark_named, sentences_of
from fuda.language.running.rewriting import rebuilt
from fuda.language.running.selection import compares
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node

# Amounts that are counted.
COUNTED: Final = (
    m.PerEach,
    q.PerCount,
    q.PerSome,
    q.CountOf,
    q.CardCount,
    q.FigureOf,
    q.PrintedFigure,
    q.Lost,
    q.ChipsIn,
    q.Multiplied,
    q.HalfOf,
    q.HalfUp,
    q.TimesHappened,
    q.CardAttack,
    q.NumberX,
    q.AsDealt,
    q.SoMany,
    q.Difference,
)

FIGURES: Final[dict[str, type[n.Changing]]] = {
    "attack": e.ChangeAttack,
    "counter": e.ChangeCounter,
    "taken": e.ChangeDamageTaken,
    "maximum": e.ChangeMaximum,
    "paid": e.ChangePayment,
    "times": e.ChangeTimes,
}


def of_topic(effect: Node, what: Node, at_once: bool = False) -> Node:
    """An effect on what the sentence began with; of what is chosen for the first of several the others say more.

    >>> of_topic(u.Forbid(u.Topic(), "attacked"), n.That())
    Forbid(what=That(), deed='attacked')
    """

    if isinstance(effect, a.Both):
        is_chosen = isinstance(what, (n.Chosen, n.UpTo)) or (at_once and isinstance(what, n.All))
        after = n.That() if is_chosen else what
        return a.Both(of_topic(effect.first, what, at_once), of_topic(effect.second, after, at_once))

    def change(node: Node) -> Node:
        return what if isinstance(node, u.Topic) else node

    made = rebuilt(effect, change)
    assert isinstance(made, Node)
    return made


def by_player(effect: Node, player: Node) -> Node:
    """A rule about the player with whom the sentence began."""

    def change(node: Node) -> Node:
        return player if isinstance(node, u.TopicPlayer) else node

    made = rebuilt(effect, change)
    assert isinstance(made, Node)
    return made


def of_unit(effect: Node) -> Node:
    """What becomes of a unit that would leave, where the words could speak of a card."""

    def change(node: Node) -> Node:
        if isinstance(node, t.GoHome):
            return e.ReturnToHand(n.That())
        if isinstance(node, t.GoAbroad):
            return t.Banish(n.That())
        return t.UnitOnDeck(n.That(), node.place) if isinstance(node, t.GoOnDeck) else node

    made = rebuilt(effect, change)
    assert isinstance(made, Node)
    return made


def _with_units(node: Node) -> Node:
    """What takes the place of a unit's leaving speaks of that unit."""
    if isinstance(node, u.InsteadFor) and isinstance(node.event, v.WouldFall):
        return u.InsteadFor(node.duration, node.event, of_unit(node.effect))
    if isinstance(node, a.Instead) and isinstance(node.event, v.WouldFall):
        return a.Instead(node.event, of_unit(node.effect))
    return node


def plain(step: Node) -> Node:
    """A sentence in which the duration stands around the effect, and what says two things in one says them both.

    >>> plain(t.ByDoing(n.Draw(1), n.Draw(2)))
    May(player=You(), effect=Both(first=Draw(n=1), second=Draw(n=2)))
    """

    def change(node: Node) -> Node:
        if isinstance(node, u.LastingOn):
            return n.Lasting(node.duration, of_topic(node.effect, node.what))
        if isinstance(node, u.DoneTo):
            return of_topic(node.effect, node.what, True)
        if isinstance(node, u.OnTopic):
            return of_topic(node.effect, node.what)
        if isinstance(node, u.ForWhile):
            return n.Lasting(node.duration, FIGURES[node.figure](node.what, node.change))
        if isinstance(node, u.FigureBy):
            return FIGURES[node.figure](node.what, (m.Up if node.way == "up" else m.Down)(node.amount))
        if isinstance(node, u.AndIf):
            return a.Both(node.first, node.second)
        if isinstance(node, u.RuleByDoing):
            return n.May(n.You(), a.Both(node.first, node.second))
        if isinstance(node, u.TwoWays):
            second: Node = n.If(node.third, node.fourth)
            if are_apart(node.first, node.third):
                second = a.IfYouDoNot(second)
            return a.Both(n.If(node.first, node.second), second)
        if isinstance(node, (u.FigurePer, u.FigurePerSome)):
            counted: Any = getattr(getattr(node, "each", None), "what", None)
            amount: Node = (
                m.PerEach(counted, node.n)
                if isinstance(node, u.FigurePer)
                else q.PerSome(node.amount, node.per, node.n)
            )
            return FIGURES[node.figure](node.what, (m.Up if node.way == "up" else m.Down)(amount))
        if isinstance(node, u.InsteadFor):
            return n.Lasting(node.duration, a.Instead(node.event, node.effect))
        if isinstance(node, u.DelayedFor):
            return n.Lasting(node.duration, a.Delayed(node.event, node.effect))
        if isinstance(node, t.TakeShown):
            return a.Both(t.Reveal(node.what), d.AddToHand(n.That()))
        if isinstance(node, u.LastingBy):
            return n.Lasting(node.duration, by_player(node.effect, node.player))
        if isinstance(node, t.ChooseOfEach):
            return t.ChooseBoth(n.Chosen(node.n, node.first), n.Chosen(node.n, node.second))
        if isinstance(node, n.If) and isinstance(node.condition, q.IsThere):
            return n.If(node.condition, _speaking_of(node.effects, node.condition.what))
        if isinstance(node, t.UseUpOf):
            return n.Does(n.Opponent(), e.UseUpChips(node.n))
        if isinstance(node, t.Stay):
            return t.SetSpirit(n.That(), node.amount)
        if isinstance(node, t.GoHome):
            return d.AddToHand(n.This())
        if isinstance(node, t.GoAbroad):
            return e.PutAbroad(n.This())
        if isinstance(node, t.GoOnDeck):
            return t.PutOnDeck(n.This(), node.place)
        if isinstance(node, u.AttacksTimes):
            return e.ChangeTimes(node.what, q.To(n.Number(node.n)))
        if isinstance(node, pr.PaysMore):
            return e.ChangePayment(node.what, m.Up(node.amount))
        if isinstance(node, t.ByDoing):
            return n.May(n.You(), a.Both(node.first, node.second))
        if isinstance(node, t.TakeFromTop):
            taken = n.Chosen(node.count, n.InZone(t.LookedCards(), node.what))
            return a.Both(t.LookAtTop(n.You(), node.n), d.AddToHand(taken))
        return node

    made = rebuilt(rebuilt(step, _with_units), change)
    assert isinstance(made, Node)
    return of_one_unit(made)


OF_ONE: Final = (g.AttachedToOne, g.AttachedSuchToOne)


def _says_that(value: n.Value) -> bool:
    """Whether a part of a sentence speaks of what was named before."""
    if not isinstance(value, Node):
        return False
    return isinstance(value, n.That) or any([_says_that(part) for _, part in n.fields(value)])


def of_one_unit(step: Node) -> Node:
    """A sentence about the cards attached to one unit: the unit is chosen first, and then they are that unit's. Where
    one card is chosen, it is chosen among those of all the units."""

    def change(node: Node) -> Node:
        what: Any = getattr(node, "what", None)
        group: Any = getattr(what, "what", None)
        if not isinstance(group, OF_ONE) or isinstance(node, (n.Chosen, n.UpTo, n.All)):
            return node
        chosen: Any = group.of
        names_it = [part for name, part in n.fields(node) if name != "what" and _says_that(part)]
        at_once = isinstance(what, n.Chosen) and what.n == 1 and chosen.n == 1 and not names_it
        of: Node = chosen.what if at_once else n.That()
        if isinstance(group, g.AttachedSuchToOne):
            cards: Node = g.AttachedSuch(of, group.what)
        else:
            cards = g.AllAttached(of) if group.kind == "any" else o.AttachedTo(group.kind, of)
        said = {**dict(n.fields(what)), "what": cards}
        made = n.make(type(node), {**dict(n.fields(node)), "what": n.make(type(what), said)})
        if at_once:
            return made
        kind = "any" if isinstance(group, g.AttachedSuchToOne) else group.kind
        return a.Both(n.Choose(n.Chosen(chosen.n, o.Bearing(kind, chosen.what))), made)

    made = rebuilt(step, change)
    assert isinstance(made, Node)
    return made


def _speaking_of(effect: Node, unit: Node) -> Node:
    """An effect in which それ is the unit of the condition before it."""

    def change(node: Node) -> Node:
        return unit if isinstance(node, n.That) else node

    made = rebuilt(effect, change)
    assert isinstance(made, Node)
    return made


def subject_of(step: Node) -> Node | None:
    """Of whom a rule speaks; None where it speaks of nobody.

    >>> subject_of(n.Lasting(n.UntilEndOfTurn(), e.CannotMove(o.ThisUnit())))
    ThisUnit()
    """
    inner: Any = step
    while isinstance(inner, (n.Lasting, n.During, a.Both)):
        inner = inner.first if isinstance(inner, a.Both) else inner.effect
    found: Node | None = inner.what if "what" in n.field_names(type(inner)) else None
    return found


def named_in(rule: Any) -> Node | None:
    """Whom the condition of a rule names, so that the rule can call them そのユニット."""
    while isinstance(rule, (n.During, a.Both)):
        rule = rule.first if isinstance(rule, a.Both) else rule.effect
    if not isinstance(rule, n.Lasting) or not isinstance(rule.duration, a.AsLongAs):
        return None
    condition: Any = rule.duration.condition
    if isinstance(condition, q.While):
        condition = condition.first
    if isinstance(condition, q.IsHere):
        return n.All(o.OnThisSquare(condition.what))
    if isinstance(condition, q.StandThere):
        return n.All(g.AtSquares(condition.where, condition.what))
    return n.All(condition.what) if isinstance(condition, q.Exists) else None


def of_those(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """Rules that always hold, in which そのユニット is the one of whom the rule before speaks, or the condition."""
    found: list[Node] = []
    subject: Node | None = None
    for each in steps:
        step = plain(each)
        subject = named_in(step) or subject
        found.append(step if subject is None else _speaking_of(step, subject))
        subject = subject_of(found[-1]) or subject
    return tuple(found)


def choosing_not(step: Node, spared: Node) -> Node:
    """A sentence that lets somebody choose, without those that cannot be chosen."""

    def change(node: Node) -> Node:
        if isinstance(node, (n.Chosen, n.UpTo)):
            parts = dict(n.fields(node))
            return n.make(type(node), {**parts, "what": g.ButNot(spared, node.what)})
        return node

    made = rebuilt(step, change)
    assert isinstance(made, Node)
    return made


BOUND: Final = 100  # no number that texts compare with is greater
BOUNDED: Final = (m.CountIs, q.HandIs, q.PileIs, o.SpiritIs, q.FigureIs, q.ZoneHas, q.AmountIs)


def likened(step: Node, before: list[Node]) -> Node:
    """A sentence whose condition compares the same as one before it with another number."""
    said: list[Node] = []

    def look(node: Node) -> Node:
        if isinstance(node, BOUNDED):
            said.append(node)
        return node

    def change(node: Node) -> Node:
        if isinstance(node, q.Likewise) and said:
            return n.make(type(said[-1]), {**dict(n.fields(said[-1])), "bound": node.bound})
        return node

    for each in before:
        rebuilt(each, look)
    made = rebuilt(step, change)
    assert isinstance(made, Node)
    if isinstance(step, n.If) and isinstance(made, n.If) and isinstance(step.condition, q.Likewise) and before:
        first = before[-1]
        if isinstance(first, n.If) and are_apart(first.condition, made.condition):
            return a.IfYouDoNot(made)  # what the first has done does not let the second hold too
    return made


def are_apart(one: Any, other: Any) -> bool:
    """Whether two conditions compare the same with numbers so that they cannot both hold.

    >>> hand = n.InZone(n.Hand(n.You()), n.Cards())
    >>> are_apart(m.CountIs(hand, n.AtMost(7)), m.CountIs(hand, n.AtLeast(8)))
    True
    """
    if type(one) is not type(other) or not isinstance(one, BOUNDED):
        return False
    mine, its = dict(n.fields(one)), dict(n.fields(other))
    first, second = one.bound, other.bound
    del mine["bound"], its["bound"]
    if not all([n.equal(mine[name], its[name]) for name in mine]):
        return False
    return not any([compares(number, first) and compares(number, second) for number in range(BOUND)])


def either_way(step: Node) -> tuple[Node, ...]:
    """One thing or the other, as two sentences; the second where the condition failed and nothing was done."""
    if not isinstance(step, t.EitherWay):
        return (step,)
    return n.If(step.condition, step.first), a.IfYouDoNot(n.If(q.Not(step.condition), step.second))


def sparing(step: Node, spared: Node) -> Node:
    """A sentence about all of a group, without those that it does not touch."""

    def change(node: Node) -> Node:
        return n.All(g.ButNot(spared, node.what)) if isinstance(node, n.All) else node

    made = rebuilt(step, change)
    assert isinstance(made, Node)
    if n.equal(made, step):  # it speaks of one unit: that of the event
        return n.If(q.Not(q.IsAmong(n.That(), spared)), step)
    return made


def capping(step: Node, most: int) -> Node:
    """A sentence by an amount, which is no more than so much."""

    made = _capped(plain(step), most)
    if made == step or not isinstance(made, Node):
        raise LookupError("the sentence before names no amount that could be more than so much")
    return made


def _capped(value: Any, most: int) -> Any:
    """What counts something, no more than so much; conditions are left as they are."""
    if isinstance(value, COUNTED):
        return q.Capped(value, most)
    if isinstance(value, tuple):
        return tuple([_capped(each, most) for each in value])
    if not isinstance(value, Node):
        return value
    kept = ("condition", "duration", "period", "what")
    return type(value)(*[each if name in kept else _capped(each, most) for name, each in n.fields(value)])


def merged(steps: tuple[Node, ...], holds: bool = False) -> tuple[Node, ...]:
    """The sentences of a text, where what one says of the one before is said there; `holds` in what always holds."""
    found: list[Node] = []
    for step in steps:
        if isinstance(step, LINKS) and found:
            found = [plain(each) for each in found]
            found = linked_rules(found, plain(step)) if holds else linked_steps(found, plain(step))
        elif isinstance(step, REMINDERS) and found:
            continue  # the rules see to it
        elif isinstance(step, u.NotTouched) and found:
            found[-1] = sparing(found[-1], step.what)
        elif isinstance(step, r.NotChosen) and found:
            found[-1] = choosing_not(found[-1], step.what)
        elif isinstance(step, u.Capping) and found:
            found[-1] = capping(found[-1], step.n)
        else:
            found.append(step)
    return tuple(found)


def in_that_phase(step: Node, before: list[Node]) -> Node:
    """A sentence about その…フェイズ: the phase of the moment for which the sentence before waits."""
    moments: list[Node] = []

    def look(node: Node) -> Node:
        if isinstance(node, (o.Moment, v.MomentOfTurn)):
            moments.append(node)
        return node

    def change(node: Node) -> Node:
        if not isinstance(node, u.ThatPhase) or not moments:
            return node
        named: Any = moments[-1]
        kind = u.NextPhaseOf if isinstance(named, o.Moment) else u.PhaseOfNextTurn
        return kind(named.player, node.phase)

    for each in before[-1:]:
        rebuilt(each, look)
    made = rebuilt(step, change)
    assert isinstance(made, Node)
    return made


def taken_apart(effects: Node) -> tuple[Sentence, ...]:
    """The sentences of a text in order; what both players do becomes two, the turn player's first."""
    steps: list[Node] = []
    for step in merged(effects.steps) if isinstance(effects, n.Effects) else (effects,):
        if not isinstance(step, (u.OnceATurn, u.TimesATurn)):
            for each in either_way(plain(step)):
                steps.append(likened(in_that_phase(each, steps), steps))
    found = [sentence for step in steps for sentence in done_by_each(sentences_of(step), g.BothPlayers)]
    made = tuple(found)
    mark_named(made, n.That)
    return made
