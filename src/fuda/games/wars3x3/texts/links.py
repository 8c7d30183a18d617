"""How are the links between the sentences of a text put into the form in which they are carried out?

The phrase table lets a text be worded in many ways; here each becomes a row of plain sentences, a duration or a
condition around an effect, or a choice between effects.
"""

from __future__ import annotations

from typing import Final

from fuda.games.wars3x3.table import PHASES, STEP_WORDS
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.kernel.procedure import rule
from fuda.language.running.rewriting import changed
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

NARROWING: Final = (
    n.Controlled,
    n.WithCost,
    n.WithTrait,
    n.Except,
    n.InState,
    q.ButNot,
    g.OfColours,
    g.SameColour,
    g.WithPower,
    g.WithoutTrait,
    g.Boosted,
    g.FigureThan,
    g.FigureTo,
    c.JustEntered,
    c.Unboosted,
    g.Aimed,
)
REMINDERS: Final = (t.NoDestruction, t.NoExpansion, t.NoDeployment, t.NowYours, t.NotIfCountered)
LOOKING: Final = (t.LookAtCards, n.LookAt, d.Reveal)


def plain(node: n.Node) -> n.Node:
    """A text in which a duration stands around its effect, and what is done for each of a group says how much."""
    return changed(node, _plain)


def _plain(each: n.Node) -> n.Node:
    if isinstance(each, g.TakenFrom):
        return _taken(each)
    if isinstance(each, NARROWING) and isinstance(each.what, g.Extreme):
        # The highest of a group is looked for among those that the rest of the sentence leaves.
        highest = each.what
        return g.Extreme(
            highest.figure, highest.end, n.make(type(each), {**dict(n.fields(each)), "what": highest.what})
        )
    if isinstance(each, a.Chain):
        return _chained(each)
    if isinstance(each, k.ThoseAre):
        return m.CountIs(g.Those(), each.bound)
    if isinstance(each, c.HasRoom):
        return q.AmountIs(c.RoomOf(each.player), n.AtLeast(1))
    if isinstance(each, k.SortsAre):
        return q.AmountIs(each.amount, each.bound)
    if isinstance(each, k.HappenedIn):
        return k.Happened(x.EventIn(each.period, each.event))
    if isinstance(each, n.Effects):
        return n.Effects(_in_order(each.steps))
    if isinstance(each, n.Discard):
        return n.Discard(_of_hand(each.what))
    if isinstance(each, n.If):
        return _joined_condition(each)
    if isinstance(each, n.Does) and isinstance(each.effect, q.Modes):
        return n.Does(each.player, _chosen_by(each.player, each.effect))
    return _unfolded(each)


@rule("M6")
def _chained(each: a.Chain) -> n.Node:
    """Two acts on the same thing: what nobody chooses is named twice, what somebody chooses is spoken of as it."""
    subject = getattr(each.first, "what", None)
    if isinstance(subject, n.Node) and not isinstance(subject, (n.Chosen, n.UpTo, n.That)):
        return a.Both(each.first, _instead_of(each.second, n.That(), subject))
    return a.Both(each.first, each.second)


def _unfolded(each: n.Node) -> n.Node:
    """What is said in one record, in two."""
    subject = getattr(each, "what", None)
    if isinstance(subject, k.OfEach):
        values = dict(n.fields(each))
        one, other = [
            _unfolded(n.make(type(each), {**values, "what": n.Chosen(subject.n, _on_side(subject.what, player))}))
            for player in (n.You(), n.Opponent())
        ]
        return a.Both(one, other)
    if isinstance(each, t.PowerFor):
        return n.Lasting(each.duration, changed_power(each.what, each.change))
    if isinstance(each, t.TraitFor):
        return n.Lasting(each.duration, n.GainTrait(each.what, each.label))
    if isinstance(each, k.AlsoTo):
        values = {**dict(n.fields(each.effect)), "what": each.first}
        return a.Both(_plain(n.make(type(each.effect), values)), each.effect)
    if isinstance(each, t.GainEither):
        return q.Modes(1, (n.GainTrait(each.what, each.first), n.GainTrait(each.what, each.second)))
    if isinstance(each, n.Lasting) and isinstance(each.effect, q.Modes):
        return q.Modes(each.effect.n, tuple([n.Lasting(each.duration, one) for one in each.effect.options]))
    if isinstance(each, c.PlacesFor):
        return n.Lasting(each.duration, x.Places(each.player, each.n))
    if isinstance(each, k.SwapFor):
        return n.Lasting(each.duration, x.SwapPowers(each.what))
    if isinstance(each, t.BothTraitsFor):
        both = a.Both(n.GainTrait(each.what, each.first), n.GainTrait(each.what, each.second))
        return n.Lasting(each.duration, both)
    if isinstance(each, t.LoseBoth):
        return a.Both(t.LoseTrait(each.what, each.first), t.LoseTrait(each.what, each.second))
    if isinstance(each, t.GainBoth):
        return a.Both(n.GainTrait(each.what, each.first), n.GainTrait(each.what, each.second))
    if isinstance(each, k.DoesFor):
        return n.Lasting(each.duration, _plain(n.Does(each.player, each.effect)))
    if isinstance(each, k.MayFor):
        return n.Lasting(each.duration, n.May(each.player, each.effect))
    if isinstance(each, k.CannotFor):
        return n.Lasting(each.duration, n.Cannot(each.player, each.effect))
    if isinstance(each, x.LeaveOutNext):
        return n.Lasting(u.InNextPhaseOf(each.player, phase_of(each.step)), x.LeaveOut(each.player, each.step))
    if isinstance(each, c.LeaveOutNextPhase):
        return n.Lasting(u.InNextPhaseOf(each.player, each.phase), c.LeaveOutPhase(each.player, each.phase))
    if isinstance(each, c.LeaveOutNow):
        return n.Lasting(n.UntilEndOfTurn(), c.LeaveOutPhase(q.TurnPlayer(), each.phase))
    if isinstance(each, x.UpToTimes):
        return t.OneMore(each.operation, max(0, each.n - 1))
    if isinstance(each, k.OneOf):
        return q.Modes(1, (each.first, each.second))
    if isinstance(each, t.ForEach):
        return for_each(each.each, each.effect)
    if isinstance(each, k.ForEachTo):
        return for_each(each.each, each.effect, each.n)
    return _of_units(each)


def _on_side(group: n.Node, player: n.Node) -> n.Node:
    return g.Lands(player) if isinstance(group, g.Lands) else n.Controlled(player, group)


def _of_units(each: n.Node) -> n.Node:
    if isinstance(each, k.ForbidFor):
        return n.Lasting(each.duration, u.Forbid(each.what, each.deed))
    if isinstance(each, k.BoostFor):
        return n.Lasting(each.duration, w.Boost(each.what, each.n))
    if isinstance(each, k.LoseFor):
        return n.Lasting(each.duration, t.LoseTrait(each.what, each.label))
    return each


def _joined_condition(each: n.If) -> n.Node:
    inner = each.effects
    if isinstance(inner, n.If) and not isinstance(inner.effects, n.Effects):
        return n.If(q.And(each.condition, inner.condition), inner.effects)
    if isinstance(inner, n.During):
        return n.If(q.And(each.condition, g.ItIs(inner.period)), inner.effect)
    return each


def phase_of(step: str) -> str:
    """The phase to which a step belongs."""
    return PHASES[STEP_WORDS.index(step)]


def _taken(taken: g.TakenFrom) -> n.Node:
    """Cards, from the zone that is named behind them; of one card it is asked whether it lies there."""
    what, zone = taken.what, taken.zone
    if isinstance(what, (n.Chosen, n.UpTo, n.All)):
        values = dict(n.fields(what))
        values["what"] = n.InZone(zone, what.what)
        return n.make(type(what), values)
    return taken


def _of_hand(what: n.Node) -> n.Node:
    """Cards that are discarded lie in the hand of whoever discards them, unless the text says where."""
    group = getattr(what, "what", None)
    inner = group
    while isinstance(inner, n.Node) and not isinstance(inner, n.InZone) and getattr(inner, "what", None) is not None:
        inner = inner.what  # type: ignore[attr-defined]
    if not isinstance(group, n.Node) or not isinstance(inner, (n.Cards, n.UnitCards, g.SpellCards, g.Named)):
        return what
    values = dict(n.fields(what))
    values["what"] = n.InZone(n.Hand(q.Own()), group)
    return n.make(type(what), values)


def _in_order(steps: tuple[n.Node, ...]) -> tuple[n.Node, ...]:
    """The sentences of a text; one that takes the place of the one before stands before it."""
    found: list[n.Node] = []
    for step in _of_those(steps):
        if isinstance(step, k.RatherIf) and found:
            found += rather(step, found.pop())
        else:
            found += _steps(step)
    return tuple(found)


def _of_those(steps: tuple[n.Node, ...]) -> list[n.Node]:
    """The sentences with そのうち in them read as what the last condition speaks of; of cards that were looked at it
    means these."""
    found: list[n.Node] = []
    looked = False
    those: tuple[n.Node] | tuple[None] = (None,)
    for step in steps:
        those = _asked_of(step) or those
        looked = looked or _is_within(step, LOOKING)
        found.append(_named_so(step, those[0], looked) if those[0] is not None else step)
    return found


def _asked_of(node: n.Value) -> tuple[n.Node] | None:
    """What the first condition in a sentence asks about, as a group."""
    if isinstance(node, tuple):
        return next((one for one in [_asked_of(each) for each in node] if one), None)
    if isinstance(node, (q.Exists, m.CountIs)):
        return None if isinstance(node.what, g.Those) else (node.what,)
    if isinstance(node, (g.SideHas, g.SideCount)):
        return (n.Controlled(node.player, node.what),)
    if isinstance(node, (c.ZoneHas, c.ZoneCount)):
        return (n.InZone(node.zone, node.what),)
    if not isinstance(node, n.Node):
        return None
    return next((one for one in [_asked_of(each) for _, each in n.fields(node)] if one), None)


def _named_so(step: n.Node, group: n.Node, looked: bool) -> n.Node:
    def named(each: n.Node) -> n.Node:
        if isinstance(each, g.Those):
            return group
        if isinstance(each, n.InZone) and isinstance(each.zone, g.Looked) and isinstance(each.what, n.Cards):
            return each if looked else group
        return each

    return changed(step, named)


def _is_within(node: n.Value, kinds: tuple[type[n.Node], ...]) -> bool:
    if isinstance(node, tuple):
        return any([_is_within(each, kinds) for each in node])
    if not isinstance(node, n.Node):
        return False
    return isinstance(node, kinds) or any([_is_within(each, kinds) for _, each in n.fields(node)])


@rule("M6")
def rather(step: k.RatherIf, before: n.Node) -> list[n.Node]:
    """What is done if a condition holds, and otherwise what the sentence before says. Where the one speaks of what the
    other is about, that is found out first; it lasts as long."""
    condition, effect = step.condition, step.effect
    heart, duration = before, None
    player: n.Node | None = None
    while isinstance(heart, (n.Then, n.Lasting, n.Does, n.May)):
        if isinstance(heart, n.Lasting):
            duration = heart.duration
        if isinstance(heart, (n.Does, n.May)):
            player = heart.player
        heart = heart.effect
    if isinstance(effect, n.Damage) and isinstance(effect.player, k.Same):
        to = heart.player if isinstance(heart, n.Damage) else n.Opponent()
        effect = n.Damage(to, effect.amount)
    subject = getattr(heart, "what", None)
    effect = numbered(effect, subject)
    found: list[n.Node] = []
    if isinstance(subject, n.Node) and _is_within((condition, effect), (n.That,)):
        if isinstance(subject, (n.Chosen, n.UpTo)):
            choice = n.Choose(subject)
            found.append(choice if player is None else n.Does(player, choice))
            before = _instead_of(before, subject, n.That())
        elif not isinstance(subject, n.That):
            condition = _instead_of(condition, n.That(), subject)
            effect = _instead_of(effect, n.That(), subject)
    if player is not None and not isinstance(effect, (n.Does, n.May)):
        effect = n.Does(player, effect)
    if duration is not None and not isinstance(effect, n.Lasting):
        effect = n.Lasting(duration, effect)
    return [*found, n.If(condition, effect), a.IfYouDoNot(before)]


def numbered(effect: n.Node, subject: n.Node | None) -> n.Node:
    """What is done to so many, of those of whom the sentence before speaks."""
    if isinstance(effect, n.Does):
        return n.Does(effect.player, numbered(effect.effect, subject))
    if not isinstance(effect, k.Numbered):
        return effect
    values = dict(n.fields(effect.effect))
    if isinstance(subject, (n.Chosen, n.UpTo)):
        values["what"] = n.make(type(subject), {**dict(n.fields(subject)), "n": effect.n})
    return n.make(type(effect.effect), values)


def _instead_of(node: n.Node, old: n.Node, new: n.Node) -> n.Node:
    return changed(node, lambda each: new if n.equal(each, old) else each)


@rule("M6 Q3")
def _steps(step: n.Node) -> tuple[n.Node, ...]:
    """The sentences of a step; a reminder is none."""
    if isinstance(step, REMINDERS):
        return ()
    inner = _heart(step)
    if isinstance(inner, k.IfElse):
        return (*_steps(n.If(inner.condition, inner.effect)), *_steps(a.IfYouDoNot(inner.otherwise)))
    if isinstance(inner, n.May) and isinstance(inner.effect, a.Both) and isinstance(inner.effect.first, LOOKING):
        # Looking is done in any case; what may be left is what follows.
        return (n.Does(inner.player, inner.effect.first), n.May(inner.player, inner.effect.second))
    if isinstance(inner, k.AndThen):
        return (*_steps(inner.first), *_steps(inner.second))
    if isinstance(inner, k.PickIf):
        return (n.Choose(inner.what), *_steps(n.If(inner.condition, inner.effect)))
    if isinstance(inner, k.Unless):
        return (n.May(inner.player, inner.deed), *_steps(a.IfYouDoNot(inner.effect)))
    if isinstance(inner, k.ByDoing):
        return (n.May(n.You(), inner.price), n.IfYouDo(inner.effect))
    if isinstance(inner, n.If) and isinstance(inner.effects, (k.IfElse, k.Unless, k.ByDoing)):
        first, *rest = _steps(inner.effects)
        return (n.If(inner.condition, first), *rest)
    return (step,)


def _heart(step: n.Node) -> n.Node:
    return step.effect if isinstance(step, n.Then) else step


def _chosen_by(player: n.Node, modes: q.Modes) -> n.Node:
    """What a player chooses, done by that player."""
    options = tuple([each if isinstance(each, (n.Does, n.Effects)) else n.Does(player, each) for each in modes.options])
    return q.Modes(modes.n, options)


def changed_power(what: n.Node, change: n.Node) -> n.Node:
    """A change of power, as the effect that makes it."""
    if isinstance(change, m.Up):
        return t.RaisePower(what, change.amount)
    if isinstance(change, m.Down):
        return t.LowerPower(what, change.amount)
    if isinstance(change, q.To):
        return t.SetPower(what, change.amount)
    return t.DoublePower(what) if isinstance(change, q.Twice) else t.HalvePower(what)


def _per(group: n.Node, number: int, most: int) -> n.Node:
    found: n.Node
    if isinstance(group, k.Lots):
        found = k.PerLots(number, group)
    elif isinstance(group, (k.TimesHappened, c.GivenUpFor, q.SoMany, g.ColoursOf)):
        found = q.Multiplied(group, number)
    else:
        found = m.PerEach(group, number)
    return found if most < 0 else g.Capped(found, most)


@rule("M6")
def for_each(group: n.Node, effect: n.Node, most: int = -1) -> n.Node:
    """An effect, as much of it as there are members of a group, and no more than so much (-1: without a bound)."""
    amount = getattr(effect, "amount", None)
    if isinstance(effect, n.Does):
        return n.Does(effect.player, for_each(group, effect.effect, most))
    if isinstance(effect, n.Damage) and isinstance(amount, n.Number):
        return n.Damage(effect.player, _per(group, amount.value, most))
    if isinstance(effect, n.GainLife) and isinstance(amount, n.Number):
        return n.GainLife(_per(group, amount.value, most))
    if isinstance(effect, t.LoseLife) and isinstance(amount, n.Number):
        return t.LoseLife(_per(group, amount.value, most))
    if isinstance(effect, t.LowerPower) and isinstance(amount, n.Number):
        return t.LowerPower(effect.what, _per(group, amount.value, most))
    if isinstance(effect, n.Draw):
        return t.DrawSo(_per(group, effect.n, most))
    assert isinstance(effect, n.IncreasePower)
    return t.RaisePower(effect.what, _per(group, effect.n, most))
