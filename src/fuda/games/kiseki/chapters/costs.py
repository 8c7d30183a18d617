"""What must be paid to play something? 1204.2f, 1204.2g."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.cards import BASE, EVENT, Craft
from fuda.games.kiseki.table import ART, CRAFT, HANDS, HOMEBASES, KisekiState
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.values import cp_of, derived, ep_of, level_of
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import things as k
from fuda.kernel.procedure import rule
from fuda.kernel.records import Record
from fuda.language.running.lasting import Standing
from fuda.language.running.printed import REFERENCE, REFERENCES
from fuda.language.running.selection import members
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

CP: Final = "cp"
EP: Final = "ep"
LEVEL: Final = "level"
OF_PRICES: Final = (g.InsteadOfCost, g.ChangeStat, g.ChangeStatPerEach)
NONE: Final = -1  # nothing of the kind has to be paid


class Price(Record):
    """1204.2g. What a play costs, once it is settled; a craft adds the costs that are printed in it."""

    def __init__(
        self, cp: int = NONE, ep: int = NONE, level: int = NONE, instead: int = 0, trail: bool = False
    ) -> None:
        self.cp = cp
        self.ep = ep
        self.level = level  # what the homebase must hold
        self.instead = instead  # the name of the effect by which something else is done in place of paying; 0: none
        self.trail = trail  # whether the card itself is put into the trail


def stat_of_price(kind: str, as_kind: int) -> str:
    """The figure of a card or an art by which its price is told."""
    if kind == ART or as_kind == EVENT:
        return EP
    return LEVEL if as_kind == BASE else CP


@rule("204.1 205.1 206.1 1203.5 1213.1 1204.2f 1204.2f-1 1204.2f-2 1204.2f-3 1204.2f-4 1204.2f-5")
def price_of(
    state: KisekiState, rules: Kiseki, seat: int, kind: str, card: int, as_kind: int, instead: int = 0
) -> Price:
    """What the seat has to pay to play the card, its art, or one of its crafts."""
    if kind == CRAFT:
        return Price()
    stat = stat_of_price(kind, as_kind)
    trail = kind == ART and state.zone[card] not in HOMEBASES
    if instead:
        return Price(instead=instead, trail=trail)
    figure = figure_of(state, rules, kind, card, stat)
    amount = max(0, changed_price(state, rules, seat, card, stat, figure, kind == ART))
    if stat == CP:
        return Price(cp=amount)
    if stat == LEVEL:
        return Price(level=amount)
    return Price(ep=amount, trail=trail)


PRICING: Final = frozenset((g.SetStat, g.BecomeStat, g.ChangeStat, g.ChangeStatPerEach, g.InsteadOfCost))


def is_usual_price(state: KisekiState, rules: Kiseki, card: int) -> bool:
    """Whether no effect, nor what the card says itself, can change what it costs."""
    return state.printed[card] not in rules.stock.priced and PRICING.isdisjoint(derived(state, rules).by_kind)


def figure_of(state: KisekiState, rules: Kiseki, kind: str, card: int, stat: str) -> int:
    """The CP cost, EP cost or founding level before effects on what is played."""
    if kind == ART:
        art = rules.card(state, card).art()
        return 0 if art is None else art.ep
    if stat == CP:
        return cp_of(state, rules, card)
    return ep_of(state, rules, card) if stat == EP else level_of(state, rules, card)


@rule("1204.2f-6 1204.2f-7 1204.2f-8 1304.1 1304.2")
def changed_price(state: KisekiState, rules: Kiseki, seat: int, card: int, stat: str, amount: int, is_art: bool) -> int:
    """The figure after what sets it, then what raises it, then what lowers it."""
    facts = derived(state, rules)
    for each in (*facts.of(g.SetStat), *facts.of(g.BecomeStat)):
        effect = each.effect
        if isinstance(effect, g.Figure) and effect.stat == stat:
            if concerns_play(state, rules, each, effect.what, seat, card, is_art):
                amount = Reading(state, rules, each.seat, each.this).amount(effect.amount)
    rises, falls = 0, 0
    own = [] if is_art else own_truths(state, rules, seat, card)
    for each in (*facts.of(g.ChangeStat), *facts.of(g.ChangeStatPerEach), *own):
        change = _price_change(state, rules, each, seat, card, stat, is_art)
        rises += max(0, change)
        falls += min(0, change)
    return amount + rises + falls


def _price_change(
    state: KisekiState, rules: Kiseki, standing: Standing, seat: int, card: int, stat: str, is_art: bool
) -> int:
    effect = standing.effect
    if not isinstance(effect, (g.ChangeStat, g.ChangeStatPerEach)) or effect.stat != stat:
        return 0
    if not concerns_play(state, rules, standing, effect.what, seat, card, is_art):
        return 0
    reading = Reading(state, rules, standing.seat, standing.this)
    times = len(members(effect.each, reading)) if isinstance(effect, g.ChangeStatPerEach) else 1
    assert isinstance(effect.change, (m.Up, m.Down))
    return times * reading.signed(effect.change)


def concerns_play(
    state: KisekiState, rules: Kiseki, standing: Standing, what: n.Node, seat: int, card: int, is_art: bool
) -> bool:
    """Whether an effect on what a player plays means this card or this art, played by this seat."""
    if isinstance(what, (n.This, k.ThisCard)) and standing.modifier is None and standing.this == card:
        return True
    if not isinstance(what, k.PlayedBy):
        return False
    if Reading(state, rules, standing.seat, standing.this).player(what.player) != seat:
        return False
    return is_played(state, rules, standing, what.what, card, is_art)


@rule("1204.2f-7 1204.2f-8 1204.2k")
def spent_by(state: KisekiState, rules: Kiseki, seat: int, card: int, kind: str) -> tuple[int, ...]:
    """The names of effects on the next card or art of a kind that a player plays, if this is one."""
    found: list[int] = []
    for each in derived(state, rules).standing:
        what = getattr(each.effect, "what", None)
        if isinstance(what, k.NextPlayedBy) and each.modifier is not None:
            if concerns_play(state, rules, each, what, seat, card, kind == ART):
                found.append(each.modifier.name)
    return tuple(found)


def is_played(state: KisekiState, rules: Kiseki, standing: Standing, what: n.Node, card: int, is_art: bool) -> bool:
    """Whether a word for what is played means this card or this art."""
    if isinstance(what, k.Pending):
        return is_art and what.ability in ("art", "ability", "any")
    if isinstance(what, (n.This, k.ThisCard)):
        return card == standing.this
    if is_art:
        return False
    return Reading(state, rules, standing.seat, standing.this).fits(card, what)


@rule("1204.2f-6")
def ways_instead(state: KisekiState, rules: Kiseki, seat: int, kind: str, card: int, as_kind: int) -> tuple[int, ...]:
    """The names of effects by which the seat may do something in place of paying."""
    if kind == CRAFT:
        return ()
    stat = stat_of_price(kind, as_kind)
    found: list[int] = []
    for each in (*derived(state, rules).of(g.InsteadOfCost), *own_truths(state, rules, seat, card)):
        effect = each.effect
        if isinstance(effect, g.InsteadOfCost) and effect.stat == stat:
            if Reading(state, rules, each.seat, each.this).player(effect.player) == seat:
                if is_played(state, rules, each, effect.what, card, kind == ART):
                    found.append(each.name)
    return tuple(found)


@rule("1202.5")
def own_truths(state: KisekiState, rules: Kiseki, seat: int, card: int) -> list[Standing]:
    """What a card that lies in hand or face down says of its own price, as far as it holds."""
    if state.zone[card] not in HANDS and not state.down[card]:
        return []
    found: list[Standing] = []
    reading = Reading(state, rules, seat, card)
    for reference in rules.card(state, card).own:
        for place, truth in enumerate(rules.list.ability(reference).truths):
            if isinstance(truth.effect, OF_PRICES) and (truth.condition is None or reading.holds(truth.condition)):
                found.append(Standing(seat, card, truth, None, -1 - ((card << REFERENCES | reference) * 8 + place)))
    return found


def deed_instead(state: KisekiState, rules: Kiseki, name: int) -> n.Node:
    """What is done in place of paying."""
    for each in state.effects:
        if each.name == name:
            effect = rules.list.sentence(each.printed, each.ability, each.sentence).effect
            break
    else:
        effect = rules.list.ability((-1 - name) // 8 & REFERENCE).truths[(-1 - name) % 8].effect
    assert isinstance(effect, g.InsteadOfCost)
    return effect.effect


@rule("1203.4 1318.1 1318.2")
def costs_of(state: KisekiState, rules: Kiseki, price: Price, craft: Craft | None) -> tuple[n.Node, ...]:
    """Everything that is to be done as the cost, in its order."""
    found: list[n.Node] = []
    if price.cp != NONE:
        found.append(t.PayCp(n.Number(price.cp)))
    if price.ep != NONE:
        found.append(t.PayEp(n.Number(price.ep)))
    if price.instead:
        found.append(deed_instead(state, rules, price.instead))
    if price.trail:
        found.append(t.PutInTrail(n.This()))
    if craft is not None:
        found += craft.costs
    return tuple(found)
