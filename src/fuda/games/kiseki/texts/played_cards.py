"""Was a card that was played in this turn one of a group? By what is printed on it; `READ` are the words that can say
so, and no others are allowed there (see `speech`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

PLAIN: Final = (n.AtLeast, n.AtMost, m.Exactly)
READ: Final = (
    k.OfKind,
    k.OfOrganisation,
    k.Named,
    k.Subnamed,
    k.NameContains,
    k.WithOrganisation,
    k.WithoutOrganisation,
    k.WithAnyOrganisation,
    k.WithIcon,
    k.WithoutIcon,
    k.WithArt,
    k.WithStat,
    k.WithPrintedStat,
    h.NotBeing,
    h.AlsoBeing,
    k.EitherOf,
    n.Cards,
)


@rule("1204.2k")
def was_one(rules: Kiseki, played: tuple[int, int, int], what: n.Node) -> bool:
    """Whether the card was one, for the words that ask for more than a kind or a name."""
    from fuda.games.kiseki.texts.printed import printed_fits

    card = rules.list.cards[played[1]]
    if isinstance(what, k.EitherOf):
        return printed_fits(rules, played, what.one) or printed_fits(rules, played, what.other)
    if isinstance(what, h.AlsoBeing):
        return printed_fits(rules, played, what.group) and printed_fits(rules, played, what.what)
    if isinstance(what, h.NotBeing):
        return not printed_fits(rules, played, what.group) and printed_fits(rules, played, what.what)
    if isinstance(what, k.WithoutOrganisation):
        return what.organisation not in card.organisations and printed_fits(rules, played, what.what)
    if isinstance(what, k.WithoutIcon):
        return what.label not in card.icons and printed_fits(rules, played, what.what)
    if isinstance(what, k.WithAnyOrganisation):
        return bool(card.organisations) and printed_fits(rules, played, what.what)
    if isinstance(what, k.WithArt):
        return card.art() is not None and printed_fits(rules, played, what.what)
    if isinstance(what, k.ByStat) and isinstance(what.bound, PLAIN):
        figures = {"cp": card.cp, "ep": card.ep, "level": card.level, "str": card.strength, "def": card.defence}
        figure = card.base_stats.get(what.stat, figures.get(what.stat, card.wings))
        return compares(figure, what.bound) and printed_fits(rules, played, what.what)
    raise LookupError(f"a card that was played cannot be asked for {type(what).__name__}")
