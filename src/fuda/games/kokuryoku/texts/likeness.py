"""Which words narrow a group down, in what are cards alike, and what is printed on them?"""

from typing import Final

from fuda.games.kokuryoku.cards import Card
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import strikes as k
from fuda.games.kokuryoku.words import things as o
from fuda.games.kokuryoku.words.denied import DENIED

NARROWED: Final = (
    o.OfCountry,
    o.Adjacent,
    o.Within,
    o.OnLand,
    o.OnSortieSquares,
    o.WithSpirit,
    o.Bearing,
    o.OnThisSquare,
    g.ButNot,
    g.Other,
    g.OfEitherSide,
    g.OnLine,
    g.InFront,
    g.Foremost,
    g.NameHas,
    g.WithFigure,
    g.AtMaximum,
    g.BelowMaximum,
    g.Extreme,
    g.WithKeyword,
    g.NotBearing,
    g.ArmedWith,
    g.ClassChangedOnes,
    g.Fighting,
    g.OnEither,
    g.FightingHere,
    g.AttackingHere,
    g.AtSquares,
    g.SameAs,
    g.OfAction,
    g.Doers,
    g.Idlers,
    g.InRange,
    g.OfGround,
    g.OfArms,
    k.AttackersOf,
    k.TargetsOf,
    *DENIED,
)


def printed_figure(card: Card, figure: str) -> int:
    """A figure that is printed on a card."""
    return {"attack": card.attack, "counter": card.counter}.get(figure, card.spirit)


def have_same(one: Card, other: Card, trait: str) -> bool:
    """Whether two cards have the same country, class, movement or name."""
    if trait == "name":
        return any([name in other.names for name in one.names])
    if trait == "country":
        return one.country != "" and one.country == other.country
    return one.sort == other.sort if trait == "class" else one.move == other.move
