"""What do texts in force let players and units do, and how often? Prohibitions, limits, moves, sorts, levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kokuryoku.cards import Card
from fuda.games.kokuryoku.table import FIELDS, ONCE, KokuryokuState
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.values import (
    NONE,
    changed,
    changed_by,
    in_force,
    places,
    reaches,
    speaks_of_kind,
    used_as,
)
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import prices as pr
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import strikes as s
from fuda.kernel.procedure import rule
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import amounts as m

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


@rule("K3.1")
def player_cannot(state: KokuryokuState, rules: Kokuryoku, seat: int, deed: str) -> bool:
    """Whether a text in force forbids a player something."""
    standing = places(state, rules).standing
    if not standing:
        return False
    for each in standing.get(f"ForbidPlayer-{deed}", NONE):
        reading = in_force(state, rules, each)
        if reading is not None and seat in reading.seats(each.effect.player):
            return True
    return False


@rule("K4.2a K4.3 K4.4 K4.1 K6.5")
def limit(state: KokuryokuState, rules: Kokuryoku, seat: int, name: str, usual: int) -> int:
    """How often a player does something in a step, or how many cards stay in hand."""
    standing = places(state, rules).standing.get(u.ChangeLimit, NONE)
    fixed, total = usual, 0
    bounds: list[tuple[Reading, Any]] = []
    for each in standing:
        if each.effect.limit == name:
            reading = in_force(state, rules, each)
            if reading is not None and seat in reading.seats(each.effect.player):
                change = each.effect.change
                if isinstance(change, (m.Up, m.Down)):
                    total += reading.signed(change)
                elif isinstance(change, (q.NotAbove, q.NotBelow)):
                    bounds.append((reading, change))
                else:
                    fixed = changed_by(reading, change, fixed)
    amount = fixed + total
    for reading, change in bounds:
        amount = changed_by(reading, change, amount)
    return max(0, amount)


@rule("K4.4")
def land_forbidden(state: KokuryokuState, rules: Kokuryoku, seat: int, cell: int) -> bool:
    """Whether a text in force keeps a player from laying a land on that square."""
    for each in places(state, rules).standing.get(u.ForbidLandsOn, NONE):
        reading = in_force(state, rules, each)
        if reading is not None and seat in reading.seats(each.effect.player):
            if cell in reading.squares(each.effect.where):
                return True
    return False


@rule("K4.2a")
def sortie_forbidden_at(state: KokuryokuState, rules: Kokuryoku, seat: int, cell: int) -> bool:
    """Whether a text in force keeps a player's units from a sortie to that square."""
    for each in places(state, rules).standing.get(u.ForbidSortieAt, NONE):
        reading = in_force(state, rules, each)
        if reading is not None and seat in reading.seats(each.effect.player):
            if cell in reading.squares(each.effect.where):
                return True
    return False


@rule("K5.2 X7.55")
def moves_of(state: KokuryokuState, rules: Kokuryoku, unit: int) -> int:
    """How often the unit moves in its move step."""
    found = 1
    for each in places(state, rules).standing.get(u.MovesTimes, NONE):
        if reaches(state, rules, each, unit) is not None:
            found = max(found, each.effect.n)
    return max(0, changed(state, rules, u.ChangeMoves, unit, found))


@rule("X4.1")
def extra_sorts(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[str, ...]:
    """The sorts as which texts let the unit count; while that is worked out, everybody is what is printed."""
    facts = places(state, rules)
    standing = facts.standing.get(u.CountsAs, NONE)
    if not standing or facts.sorting:
        return ()
    facts.sorting = True
    found = tuple([each.effect.sort for each in standing if reaches(state, rules, each, unit) is not None])
    facts.sorting = False
    return found


@rule("X6.2")
def extra_levels(state: KokuryokuState, rules: Kokuryoku, unit: int, arms: str) -> int:
    """By how many steps the level of the unit for such arms is higher."""
    standing = places(state, rules).standing
    found = [*standing.get(u.ChangeLevel, NONE)]
    found += [each for each in standing.get(u.ChangeLevelOf, NONE) if _are_among(arms, each.effect.arms)]
    return sum([each.effect.n for each in found if reaches(state, rules, each, unit) is not None])


def _are_among(arms: str, named: Any) -> bool:
    """Whether a word for kinds of equipment names these arms."""
    if isinstance(named, g.BothArms):
        return _are_among(arms, named.first) or _are_among(arms, named.second)
    return bool(named.arms == arms)


@rule("X5.8")
def stays_when_used(state: KokuryokuState, rules: Kokuryoku, card: int) -> bool:
    """Whether a text in force keeps a magic from being used up."""
    standing = places(state, rules).standing.get(u.StaysWhenUsed, NONE)
    return any([each.this == card and in_force(state, rules, each) is not None for each in standing])


@rule("X5.9")
def healing_with(state: KokuryokuState, rules: Kokuryoku, card: int, amount: int) -> int:
    """How many chips healing with that card moves, under what its text says."""
    for each in places(state, rules).standing.get(s.ChangeHealing, NONE):
        if each.this == card:
            reading = in_force(state, rules, each)
            if reading is not None:
                amount = changed_by(reading, each.effect.change, amount)
    return max(0, amount)


@rule("K4.3")
def most_on_one(state: KokuryokuState, rules: Kokuryoku, seat: int, most: int) -> int:
    """So many chips of a support step a player may put on one unit."""
    for each in places(state, rules).standing.get(pr.OnOneUnit, NONE):
        reading = in_force(state, rules, each)
        if reading is not None and seat in reading.seats(each.effect.player):
            allowed = [n for n in range(1, most + 1) if not compares(n, each.effect.bound)]
            most = max(allowed, default=0)
    return most


@rule("X3.4")
def loss_of(state: KokuryokuState, rules: Kokuryoku, unit: int, amount: int, seat: int, this: int) -> int:
    """How much the unit loses by a text of that card, under what texts in force say of losses by the opponent."""
    standing = places(state, rules).standing.get(pr.ChangeLossByAll, NONE)
    if state.owner[unit] != seat:
        standing = standing + places(state, rules).standing.get(pr.ChangeLoss, NONE)
    if not standing or this < 0:
        return amount
    for each in standing:
        if speaks_of_kind(each.effect.kind, used_as(rules, state, this)):
            reading = reaches(state, rules, each, unit)
            if reading is not None:
                amount = changed_by(reading, each.effect.change, amount)
    return max(0, amount)


@rule("X5.4")
def damage_from(
    state: KokuryokuState, rules: Kokuryoku, unit: int, by: int, equipment: int, amount: int, counter: bool = False
) -> int:
    """What another unit deals to the unit, under what texts in force say of damage from such units or ranges."""
    standing = places(state, rules).standing
    kind = rules.list.cards[state.printed[equipment]].range
    for each in (*standing.get(r.ChangeDamageFrom, NONE), *standing.get(r.ChangeDamageBy, NONE)):
        reading = reaches(state, rules, each, unit)
        if reading is None:
            continue
        if isinstance(each.effect, r.ChangeDamageBy):
            if each.effect.range not in ((kind, "counter") if counter else (kind,)):
                continue
        elif not matches(by, each.effect.by, reading):
            continue
        amount = changed_by(reading, each.effect.change, amount)
    return max(0, amount)


@rule("X5.4")
def taker(state: KokuryokuState, rules: Kokuryoku, unit: int) -> int:
    """Who takes the damage that is dealt to the unit: itself, or the one that a text in force names."""
    for each in places(state, rules).standing.get(r.TakesFor, NONE):
        reading = in_force(state, rules, each)
        if reading is None or unit not in members(each.effect.what, reading):
            continue
        named = each.cards if each.cards is not None else members(each.effect.to, reading)
        found = [card for card in named if state.cell[card] >= 0 and card != unit]
        if found:
            return found[0]
    return unit


@rule("X7.59")
def is_worn_out(state: KokuryokuState, printed: Card, card: int, line: int) -> bool:
    """Whether a text has been carried out in this turn as often as it says."""
    if line not in printed.limits:
        return False
    done = [each for each in state.effects if each.printed == ONCE and each.this == card and each.line == line]
    return len(done) >= printed.limits[line]


@rule("K4.2a")
def more_sortie_squares(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int) -> tuple[int, ...]:
    """The squares beside the sortie squares to which the text of a unit card lets it sortie."""
    wanted = rules.list.cards[state.printed[card]].sorties_at
    reading = Reading(state, rules, seat, card)
    return tuple([cell for where in wanted for cell in reading.squares(where)])


@rule("K4.3")
def uncounted(state: KokuryokuState, rules: Kokuryoku, seat: int) -> tuple[int, ...]:
    """The units of the seat whose chips do not count towards the limit of a support step."""
    standing = places(state, rules).standing.get(r.Uncounted, NONE)
    units = state.zones[FIELDS[seat]] if standing else ()
    return tuple([unit for unit in units if any([reaches(state, rules, each, unit) for each in standing])])
