"""What do the icon crafts say (1400), and how is a text laid out before it is read?

`plain` takes a compiled text and brings every sentence into the one form that the rules read: one change to a sentence,
how long it lasts around it; what holds only while the card itself is in some state, or in every zone, stays inside.
"""

from __future__ import annotations

from typing import Final

from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import events as w
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.kernel.procedure import rule
from fuda.language.running.printed import inside
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

COVERT: Final = "暗躍"
REINFORCEMENT: Final = "援軍"
ALLEGIANCE: Final = "帰属"
DISPATCH: Final = "派遣"
MARTIAL_ARTS: Final = "武術"
HATE: Final = "ヘイト"
TACTICAL_LINK: Final = "戦術リンク"
BREAK: Final = "体制崩し"
BOARDING: Final = "搭乗"
MAGIC: Final = "魔法"
WINGS: Final = "光まとう翼"
CURSE: Final = "呪い"
COVERT_BY_CHOICE: Final = "暗躍:選択式"
DOLL: Final = "人形"

ELATED: Final = 20  # bonds at which 高揚 comes into force

# Periods that hang on the card itself, so that they stay with the change.
WITH_CARD: Final = (o.WhileState, o.WhileBattling, o.EveryZone)
PERIODS: Final = (o.InPhase, o.InStepOf)
# Words that narrow a group down.
NARROWING: Final = (
    n.Controlled,
    n.InZone,
    n.InState,
    h.NotInState,
    k.Others,
    k.ByCard,
    k.ByLabel,
    k.ByOrganisation,
    k.ByStat,
    h.Being,
    k.NameContains,
    k.WithKeyword,
    k.WithAnyOrganisation,
    k.WithChosenOrganisation,
    k.WithArt,
    k.WithCrafts,
    k.WithoutCrafts,
    h.AttackedThisTurn,
    h.NotAttackedThisTurn,
    h.WithSameStat,
    h.WithOrganisations,
    h.WithoutChosenOrganisation,
    z.OfDeclaredKind,
    z.OfDeclaredName,
)
AIMED: Final = (t.Targets, t.AlsoTargets, t.TargetsUpTo, t.TargetsAnyNumber, n.Choose)

_UNITS: Final = k.OfKind("UNIT")
_ITEM_UNIT: Final = k.OfKind("ITEM・UNIT")


def _constant(*sentences: n.Node) -> n.Node:
    return a.Static(sentences)


def _of_this(change: n.Node, *duration: n.Node) -> n.Node:
    return g.Affect(n.This(), duration, change)


@rule("1401.1 1402.1 1403.1 1404.1 1405.1 1406.1 1407.1 1408.1 1410.1 1412.1 1414.1 1415.1 1416.1")
def icon_craft(label: str) -> n.Node:
    """The craft that an icon without a number stands for."""
    covert = k.WithIcon(COVERT, _UNITS)
    if label == COVERT:
        return _constant(_of_this(g.AttacksOnly(covert)), _of_this(g.AttackedOnlyBy(covert)))
    if label == REINFORCEMENT:
        alone = o.SharesNoOrganisation(k.Field(n.You()), n.This())
        return _constant(n.If(alone, _of_this(g.CannotBePlayedAs("UNIT"))))
    if label == ALLEGIANCE:
        gain = n.Lasting(n.UntilEndOfTurn(), _of_this(g.GainOrganisationsOf(k.Those())))
        return n.Triggered(w.AttackedFirst(n.Controlled(n.You(), _UNITS)), n.Effects((gain,)))
    if label == DISPATCH:
        return _constant(n.If(o.LiesAs(n.This(), "down"), _of_this(g.PlayableFromHomebase())))
    if label == MARTIAL_ARTS:
        one = m.Up(n.Number(1))
        return _constant(_of_this(g.Stats(one, one), o.WhileBattling(k.WithoutIcon(MARTIAL_ARTS, _UNITS))))
    if label == HATE:
        return _constant(g.Affect(n.Opponent(), (), g.AttacksIfPossible(n.This())))
    if label == TACTICAL_LINK:
        others = n.Controlled(n.You(), k.WithoutIcon(COVERT, _UNITS))
        link = n.May(n.You(), t.LinkTactically(k.These()))
        return n.Triggered(n.Entered(k.EitherOf(n.This(), m.AnyOf(others))), n.Effects((link,)))
    if label == BREAK:
        struck = t.Action(k.AttackedByThis())
        return n.Triggered(w.Attacked(n.This()), n.Effects((struck,)))
    if label == MAGIC:
        later = a.Delayed(w.Moment("recovery", "start"), t.Recover(n.This()))
        return f.Activated((t.Stun(n.This()),), n.Effects((later,)))
    if label == CURSE:
        return _constant(_of_this(g.BeCursed()))
    if label == COVERT_BY_CHOICE:
        return _constant(g.MayHaveIcon(n.This(), COVERT))
    if label == DOLL:
        return _constant(_of_this(g.BecomeKind("ITEM・UNIT"), o.EveryZone()))
    raise LookupError(f"the rules do not know the icon craft {label}")


@rule("212.1 212.2 1411.1 1413.1")
def numbered_craft(label: str, number: int) -> n.Node:
    """The craft that an icon with a number stands for."""
    if label == WINGS:
        return _constant(g.SetStat(n.This(), "wings", n.Number(number)))
    assert label == BOARDING
    crew = k.UpToTotal("cp", n.Number(number), 2, n.InState("ready", n.Controlled(n.You(), _UNITS)))
    become = _of_this(g.BecomeKind("ITEM・UNIT"))
    craft = f.Activated((t.Board(crew, n.This()),), n.Effects((become,)))
    return f.Restricted(craft, (o.OnlyIf("craft", o.IsNotA(n.This(), _ITEM_UNIT)),))


@rule("1409.1")
def elation(craft: n.Node) -> n.Node:
    """高揚: in every zone it has the craft while its player has few bonds."""
    few = o.BondsAre(n.You(), n.AtMost(ELATED))
    return _constant(n.If(few, _of_this(g.GainCraft(craft), o.EveryZone())))


@rule("207.5 1401.1")
def lines_of(text: n.Node) -> list[n.Node]:
    """The crafts of a text one by one, without their notes: a line of icons is as many crafts as it has icons."""
    found: list[n.Node] = []
    for line in text.abilities if isinstance(text, n.Text) else (text,):
        while isinstance(line, f.Noted):
            line = line.line
        if isinstance(line, f.Icons):
            found += line.icons
        elif not (isinstance(line, n.Effects) and not line.steps):
            found.append(line)
    return found


# Words that the rules read as they are, and that contain no group that a rank could have to leave.
UNCHANGED: Final = frozenset(
    (
        *(
            n.This,
            n.That,
            n.You,
            n.Opponent,
            n.Cards,
            n.Number,
            n.Chosen,
            n.UpTo,
            n.All,
            n.May,
            n.If,
            n.Triggered,
            n.Does,
        ),
        *(k.OfKind, k.OfOrganisation, k.Named, k.Subnamed, k.Variable, k.Those, m.Up, m.Down, m.AnyOf, m.CountIs),
        *(n.AtLeast, n.AtMost, m.Exactly, g.Stats, a.Both, a.Static, n.Hand, k.Homebase, k.Trail, k.Field),
        *(n.UntilEndOfTurn, o.UntilEndOfBattle, n.Lasting, t.DrawCards, t.GainBonds, t.LoseBonds, t.Stun, t.Targets),
    )
)


# What a sentence about a stat with its duration inside says without it.
TIMED: Final[dict[type[n.Node], type[n.Node]]] = {
    g.ChangeStatFor: g.ChangeStat,
    g.BecomeStatFor: g.BecomeStat,
    g.SetStatFor: g.SetStat,
}


def plain(node: n.Node) -> n.Node:
    """The same text in the form that the rules read."""
    values: dict[str, n.Value] = {}
    changed = False
    for name in type(node).FIELDS:
        value = getattr(node, name)
        if isinstance(value, n.Node):
            said = plain(value)
            values[name] = said
            changed = changed or said is not value
        elif isinstance(value, tuple):
            row = tuple([plain(each) if isinstance(each, n.Node) else each for each in value])
            pairs = [(one, each) for one, each in zip(row, value, strict=True) if isinstance(each, n.Node)]
            values[name] = row
            changed = changed or any([one is not each for one, each in pairs])
        else:
            values[name] = value
    made = n.make(type(node), values) if changed else node
    if type(made) in UNCHANGED:
        return made
    if isinstance(made, a.Chain) and isinstance(made.first, (t.TargetsOfEach, t.TargetsApiece)):
        return _aimed_twice(made.first, made.second)
    if isinstance(made, t.Unless):
        return a.Both(n.May(made.player, made.deed), a.IfYouDoNot(made.effect))
    if isinstance(made, g.TimedFigure):
        kind = TIMED[type(made)]
        parts = (made.what, made.stat, made.amount)
        return n.Lasting(made.duration, n.make(kind, dict(zip(kind.FIELDS, parts, strict=True))))
    if isinstance(made, o.UntilEndOfPhase):
        return a.AsLongAs(o.IsAhead(made.phase))
    if isinstance(made, t.OneAndOther):
        return _uneven(made)
    if isinstance(made, g.AffectPerEach):
        return _apart(g.Affect(made.what, made.duration, g.StatsPerEach(made.each, made.strength, made.defence)))
    if isinstance(made, (g.SetBoth, g.SetBothFor)):
        both = a.Both(g.SetStat(made.what, "str", made.amount), g.SetStat(made.what, "def", made.amount))
        return both if isinstance(made, g.SetBoth) else n.Lasting(made.duration, both)
    inner = getattr(made, "what", None)
    if isinstance(inner, h.ByRank) and isinstance(made, NARROWING):  # the rank is that among all that are meant
        values["what"] = inner.what
        return n.make(type(inner), {"stat": inner.stat, "what": n.make(type(node), values)})
    if isinstance(made, f.Restricted):
        return f.Restricted(made.ability, single_limits(made.limits))
    if isinstance(made, n.Effects):
        return n.Effects(_with_alternatives(made.steps))
    return _apart(made) if isinstance(made, g.Affect) else made


def single_limits(limits: tuple[n.Node, ...]) -> tuple[n.Node, ...]:
    """Limits on playing, one by one."""
    found: list[n.Node] = []
    for each in limits:
        if isinstance(each, o.OnlyInTimes):
            found += (o.OnlyIn(each.source, each.period), o.TimesPerTurn(each.source, each.n))
        elif isinstance(each, o.OnConditionTimes):
            kind = o.OnlyIf if isinstance(each, o.OnlyIfTimes) else o.NotIf
            found += (kind(each.source, each.condition), o.TimesPerTurn(each.source, each.n))
        else:
            found.append(each)
    return tuple(found)


@rule("1205.1")
def _with_alternatives(steps: tuple[n.Node, ...]) -> tuple[n.Node, ...]:
    """The sentences, with what takes the place of another one before it: that one is left where this is done."""
    found: list[n.Node] = []
    for each in steps:
        if isinstance(each, t.InsteadIf) and found:
            before = found.pop()
            head = before.effect if isinstance(before, n.Then) else before
            while isinstance(head, a.Chain) and isinstance(head.first, AIMED):
                found.append(head.first)
                head = head.second
            found += (n.If(each.condition, each.effect), a.IfYouDoNot(head))
        else:
            found.append(each)
    return tuple(found)


@rule("1204.2d")
def _aimed_twice(aim: t.TargetsOfEach | t.TargetsApiece, effect: n.Node) -> n.Node:
    """Two mentions of targets, of both of which the effect speaks."""
    if isinstance(aim, t.TargetsOfEach):
        one, other = aim.one, aim.other
        assert isinstance(one, t.Targets) and isinstance(other, t.Targets)
        return a.Chain(one, a.Chain(t.AlsoTargets(other.amount, other.what), effect))
    return a.Chain(t.Targets(aim.amount, aim.one), a.Chain(t.AlsoTargets(aim.amount, aim.other), effect))


@rule("1204.2e")
def _uneven(node: t.OneAndOther) -> n.Node:
    """What the one target gets and what the other gets, one after the other."""
    one = g.Affect(k.TargetAt(0), node.duration, node.one)
    other = g.Affect(k.TargetAt(1), node.duration, node.other)
    return a.Both(t.Uneven(), a.Both(_apart(one), _apart(other)))


def _apart(affect: g.Affect) -> n.Node:
    change = affect.change
    if isinstance(change, a.Both):
        first = _apart(g.Affect(affect.what, affect.duration, change.first))
        return a.Both(first, _apart(g.Affect(affect.what, affect.duration, change.second)))
    if isinstance(change, g.GainCraft) and isinstance(change.craft, f.Icons):
        gains = [_apart(g.Affect(affect.what, affect.duration, g.GainIcon(icon))) for icon in change.craft.icons]
        made = gains[0]
        for each in gains[1:]:
            made = a.Both(made, each)
        return made
    if not affect.duration or isinstance(affect.duration[0], WITH_CARD):
        return affect
    bare = g.Affect(affect.what, (), change)
    duration = affect.duration[0]
    return n.During(duration, bare) if isinstance(duration, PERIODS) else n.Lasting(duration, bare)


# Crafts within a text have an X of their own.
WITHIN: Final = (g.GainCraft, f.Elation)


@rule("1305.2b 1305.3")
def definition_in(node: n.Node) -> n.Node | None:
    """What X is, where the text itself says so."""
    if isinstance(node, t.Define):
        return node.amount
    if not any([type(each) is t.Define for each in inside(node)]):
        return None
    for _, value in n.fields(node):
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, n.Node) and not isinstance(each, WITHIN):
                found = definition_in(each)
                if found is not None:
                    return found
    return None


@rule("1305.4")
def with_amount(node: n.Node, amount: n.Node) -> n.Node:
    """The same text with the amount in the place of X: of a constant craft it is counted anew all the time."""
    if isinstance(node, k.Variable):
        return amount
    if isinstance(node, WITHIN):
        return node
    values: dict[str, n.Value] = {}
    for name, value in n.fields(node):
        if isinstance(value, tuple):
            values[name] = tuple([with_amount(each, amount) if isinstance(each, n.Node) else each for each in value])
        else:
            values[name] = with_amount(value, amount) if isinstance(value, n.Node) else value
    return n.make(type(node), values)
