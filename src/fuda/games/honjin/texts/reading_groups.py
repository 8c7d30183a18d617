"""Which cards does a text of 本陣TCG mean? Groups: where to look, and what belongs to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.chapters.in_use import every_declaration, is_use_of, is_using
from fuda.games.honjin.table import (
    AREAS,
    BOARD,
    DECKS,
    DISCARDS,
    EFFECTS,
    FIELD,
    HANDS,
    HIDDEN,
    REMOVED,
    TERRITORIES,
    Declared,
    holder,
    is_headquarters,
    is_proxy,
    party,
    player_target,
    terrain_at,
)
from fuda.games.honjin.texts.notation import Such
from fuda.games.honjin.texts.reading_told import TOLD_BASES
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.games.honjin.words import whereabouts as w
from fuda.kernel.procedure import rule
from fuda.kernel.rules import SEATS
from fuda.language.running.selection import compares, matches, members
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.texts.reading import Reading


def _units(reading: Reading, group: Any) -> tuple[int, ...]:
    cards = reading.rules.list.cards
    printed = reading.state.printed
    return tuple([c for c in reading.state.zones[FIELD] if cards[printed[c]].is_unit and reading.in_sight(c)])


def _equipments(reading: Reading, group: Any) -> tuple[int, ...]:
    state = reading.state
    return tuple([card for card in state.zones[FIELD] if state.host[card] >= 0 and reading.in_sight(card)])


def _terrains(reading: Reading, group: Any) -> tuple[int, ...]:
    found = [terrain_at(reading.state, reading.rules, cell) for cell in AREAS]
    return tuple([card for card in found if card >= 0 and reading.in_sight(card)])


def _this_unit(reading: Reading, group: Any) -> tuple[int, ...]:
    unit = reading.this_unit()
    return (unit,) if unit >= 0 else ()


def _this_card(reading: Reading, group: Any) -> tuple[int, ...]:
    return (reading.this,) if reading.this >= 0 else ()


@rule("4.7.2 5.1.2.19 8.2.5")
def _this_terrain(reading: Reading, group: Any) -> tuple[int, ...]:
    """Of a card that is no terrain, where the text has its place."""
    this = reading.this
    if this >= 0 and reading.rules.card(reading.state, this).is_terrain:
        return (this,)
    return _this_place(reading, group)


def _this_place(reading: Reading, group: Any) -> tuple[int, ...]:
    cell = reading.place()
    found = terrain_at(reading.state, reading.rules, cell) if cell >= 0 else -1
    return (found,) if found >= 0 else ()


def _targets(reading: Reading, group: Any) -> tuple[int, ...]:
    return reading.targets


def _spoken_of(reading: Reading, group: Any) -> tuple[int, ...]:
    return reading.that


@rule("4.4.1")
def _party(reading: Reading, group: Any) -> tuple[int, ...]:
    cell = reading.place()
    return party(reading.state, reading.rules, cell, reading.player(group.player)) if cell >= 0 else ()


@rule("3.2.1.7")
def _holder_units(reading: Reading, group: Any) -> tuple[int, ...]:
    cell = reading.place()
    seat = holder(reading.state, reading.rules, cell) if cell >= 0 else -1
    return party(reading.state, reading.rules, cell, seat) if seat >= 0 else ()


def _equipment_of(reading: Reading, group: Any) -> tuple[int, ...]:
    units = members(group.what, reading)
    return tuple([card for card in reading.state.zones[FIELD] if reading.state.host[card] in units])


@rule("10.1.9 10.13.1 10.13.2")
def _used(reading: Reading, group: Any) -> tuple[int, ...]:
    """Cards in use; an item means equipment as well."""
    found = [each.card for each in every_declaration(reading.state) if _is_use_of(reading, each, group.kind)]
    in_use = [card for card in found if card >= 0 and reading.state.zone[card] in EFFECTS]
    return (*in_use, *(_equipments(reading, group) if "item" in group.kind.split("/") else ()))


def _used_by(reading: Reading, group: Any) -> tuple[int, ...]:
    units = members(group.what, reading)
    found = [each for each in every_declaration(reading.state) if each.user in units]
    return tuple([each.card for each in found if _is_use_of(reading, each, group.kind) and each.card >= 0])


def _is_use_of(reading: Reading, declared: Declared, kind: str) -> bool:
    return is_use_of(reading.state, reading.rules, declared, kind)


def _all_of(reading: Reading, group: Any) -> tuple[int, ...]:
    return members(group.what, reading)


def _players(reading: Reading, group: Any) -> tuple[int, ...]:
    return tuple([player_target(seat) for seat in reading.seats_of(group)])


def _places(reading: Reading, group: Any) -> tuple[int, ...]:
    found: list[int] = []
    for each in group.options:
        found += [card for card in members(each, reading) if card not in found]
    return tuple(found)


def _in_both(reading: Reading, group: Any) -> tuple[int, ...]:
    other = members(group.other, reading)
    return tuple([card for card in members(group.one, reading) if card in other])


def _having(reading: Reading, card: int, group: Any) -> bool:
    return reading.has(card, group.feature) and matches(card, group.what, reading)


def _such(reading: Reading, card: int, group: Any) -> bool:
    if not matches(card, group.what, reading):
        return False
    before = reading.targets
    reading.targets = (card,)
    found = reading.holds(group.condition)
    reading.targets = before
    return found


def _excluding(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and card not in members(group.excluded, reading)


def _others(reading: Reading, card: int, group: Any) -> bool:
    return card not in (reading.this, reading.this_unit()) and matches(card, group.what, reading)


@rule("8.3.3.2 8.3.3.3")
def _foremost(reading: Reading, card: int, group: Any) -> bool:
    return reading.stands(card, "front") and matches(card, group.what, reading)


@rule("8.3.3.2 8.3.3.3")
def _rearmost(reading: Reading, card: int, group: Any) -> bool:
    return reading.stands(card, "rear") and matches(card, group.what, reading)


def _on_terrain(reading: Reading, card: int, group: Any) -> bool:
    cells = reading.areas(group.where)
    return reading.state.cell[card] in cells and matches(card, group.what, reading)


def _in_party(reading: Reading, card: int, group: Any) -> bool:
    return card in members(group.party, reading) and matches(card, group.what, reading)


@rule("5.1.2.18")
def _adjacent(reading: Reading, card: int, group: Any) -> bool:
    cells = [cell for each in members(group.to, reading) for cell in BOARD.adjacent(reading.state.cell[each])]
    return reading.state.cell[card] in cells and matches(card, group.what, reading)


@rule("5.1.2.16 5.1.2.17")
def _in_territory(reading: Reading, card: int, group: Any) -> bool:
    return reading.state.cell[card] in TERRITORIES[reading.player(group.player)] and matches(card, group.what, reading)


@rule("10.13.1 10.13.2")
def _using(reading: Reading, card: int, group: Any) -> bool:
    return is_using(reading.state, reading.rules, card, group.kind) and matches(card, group.what, reading)


@rule("10.13.1 10.13.2")
def _not_using(reading: Reading, card: int, group: Any) -> bool:
    return not is_using(reading.state, reading.rules, card, group.kind) and matches(card, group.what, reading)


def _equipped(reading: Reading, card: int, group: Any) -> bool:
    return card in reading.state.host and matches(card, group.what, reading)


@rule("5.1.2.11 5.1.2.12")
def _held(reading: Reading, card: int, group: Any) -> bool:
    return holder(reading.state, reading.rules, reading.state.cell[card]) == reading.player(group.player)


@rule("5.1.2.14 5.1.2.15")
def _laid(reading: Reading, card: int, group: Any) -> bool:
    return reading.state.owner[card] == reading.player(group.player)


@rule("5.1.2.13")
def _vacant(reading: Reading, card: int, group: Any) -> bool:
    cell = reading.state.cell[card]
    return not party(reading.state, reading.rules, cell, 0) and not party(reading.state, reading.rules, cell, 1)


def _is_proxy(reading: Reading, card: int, group: Any) -> bool:
    return is_proxy(reading.state, card)


def _is_headquarters(reading: Reading, card: int, group: Any) -> bool:
    return is_headquarters(reading.state, card)


def _is_headquarters_of(reading: Reading, card: int, group: Any) -> bool:
    return is_headquarters(reading.state, card) and reading.state.owner[card] == reading.player(group.player)


def _of_kind(reading: Reading, card: int, group: Any) -> bool:
    if reading.state.zone[card] in HIDDEN:
        return bool(group.kind == "terrain")
    printed = reading.rules.list.cards[reading.state.printed[card]]
    kinds = {"item": printed.is_item, "consumable": printed.is_consumable, "equipment": printed.is_equipment}
    found: bool = kinds.get(group.kind, printed.kind == group.kind)
    return found


@rule("2.1.6.1")
def _other_kinds(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and not _of_kind(reading, card, group)


def _is_any_of(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading)


def _is_in_both(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.one, reading) and card in members(group.other, reading)


@rule("8.1.1")
def _battle_ground(reading: Reading, group: Any) -> tuple[int, ...]:
    cell = reading.state.battle
    found = terrain_at(reading.state, reading.rules, cell) if cell >= 0 else -1
    return (found,) if found >= 0 else ()


@rule("4.11.1.1")
def _among_shown(reading: Reading, group: Any) -> tuple[int, ...]:
    """The cards that were shown or looked at just now, as far as they are in a hand or deck still."""
    state = reading.state
    shown = [
        card
        for card in reading.shown or reading.that
        if card >= 0 and (state.zone[card] in HANDS or state.zone[card] in DECKS)
    ]
    return tuple([card for card in shown if matches(card, group.what, reading)])


@rule("5.1.3.7")
def _rest_shown(reading: Reading, group: Any) -> tuple[int, ...]:
    return tuple([card for card in reading.shown if reading.state.zone[card] in DECKS])


def _or_else(reading: Reading, group: Any) -> tuple[int, ...]:
    found = [*members(group.one, reading), *members(group.other, reading)]
    return tuple(dict.fromkeys(found))


def _is_or_else(reading: Reading, card: int, group: Any) -> bool:
    return card in _or_else(reading, group)


@rule("1.3.7 8.3.4.8")
def _of_side(reading: Reading, card: int, group: Any) -> bool:
    return reading.side(card) in reading._battler(group.side) and matches(card, group.what, reading)


@rule("8.3.3.2")
def _ranked(reading: Reading, card: int, group: Any) -> bool:
    """Whether a unit stands in front of the other in their party, or behind it."""
    state = reading.state
    for other in members(group.to, reading):
        if other < 0 or card < 0 or state.cell[card] != state.cell[other] or state.owner[card] != state.owner[other]:
            continue
        row = party(state, reading.rules, state.cell[card], state.owner[card])
        if card in row and other in row and card != other:
            if (row.index(card) < row.index(other)) == (group.way == "front"):
                return matches(card, group.what, reading)
    return False


@rule("2.1.2.1.2.1")
def _bearing_so_many(reading: Reading, card: int, group: Any) -> bool:
    borne = len([1 for host in reading.state.host if host == card])
    return compares(borne, group.bound) and matches(card, group.what, reading)


@rule("5.1.3.9")
def _end_card(reading: Reading, group: Any) -> tuple[int, ...]:
    found = reading.cards_in(group.zone)
    return found[:1] if group.place == "top" else found[-1:]


def _lacking(reading: Reading, card: int, group: Any) -> bool:
    return matches(card, group.what, reading) and not reading.has(card, group.feature)


def _extreme(reading: Reading, card: int, group: Any) -> bool:
    if not matches(card, group.what, reading):
        return False
    figures = [reading.figure_named(each, group.figure) for each in members(group.what, reading)]
    best = max(figures, default=0) if group.end == "highest" else min(figures, default=0)
    return reading.figure_named(card, group.figure) == best


@rule("2.1.2.1.2.1")
def _bearing(reading: Reading, card: int, group: Any) -> bool:
    if not matches(card, group.what, reading):
        return False
    return any([reading.state.host[piece] == card for piece in members(group.gear, reading)])


@rule("10.11.1 10.11.7 10.11.8 10.11.13 14.3.3")
def _paid_cards(reading: Reading, group: Any) -> tuple[int, ...]:
    """What the use that is being resolved was paid with and lies there now."""
    made = reading.declared
    if made is None:
        return ()
    zones = {"discard": DISCARDS, "remove": REMOVED, "return": HANDS}.get(group.way, ())
    gone = [card for card in (*made.leaving, *made.paid, *made.removed) if reading.state.zone[card] in zones]
    found = made.finishing if group.way == "finish" else tuple(gone)
    return tuple([card for card in found if matches(card, group.what, reading)])


@rule("5.1.2.4")
def _same_place(reading: Reading, group: Any) -> tuple[int, ...]:
    found = [terrain_at(reading.state, reading.rules, cell) for cell in reading.areas(group)]
    return tuple([card for card in found if card >= 0])


@rule("5.1.2.4")
def _with_units(reading: Reading, card: int, group: Any) -> bool:
    state = reading.state
    there = [unit for unit in members(group.units, reading) if state.cell[unit] == state.cell[card]]
    return bool(there) != isinstance(group, w.WithoutUnits) and matches(card, group.what, reading)


@rule("12.6.1")
def _dead_of_this(reading: Reading, group: Any) -> tuple[int, ...]:
    """They lie elsewhere by now, and are what they were."""
    kept = reading.last
    found: list[int] = []
    for card in reading.died:
        reading.last = reading.state.last[card]
        if isinstance(group.what, n.Units) or matches(card, group.what, reading):
            found.append(card)
    reading.last = kept
    return tuple(found)


def _is_dead_of_this(reading: Reading, card: int, group: Any) -> bool:
    return card in _dead_of_this(reading, group)


BASES: Final[dict[type, Callable[[Reading, Any], tuple[int, ...]]]] = {
    n.Units: _units,
    h.Equipments: _equipments,
    h.Terrains: _terrains,
    h.HeldTerrains: _terrains,
    h.LaidTerrains: _terrains,
    h.VacantTerrains: _terrains,
    h.Proxies: _terrains,
    h.Headquarters: _terrains,
    h.HeadquartersOf: _terrains,
    h.ThisUnit: _this_unit,
    h.ThisTerrain: _this_terrain,
    h.ThisEquipment: _this_card,
    h.ThisCard: _this_card,
    h.ThisPlace: _this_place,
    h.Target: _targets,
    h.Unsaid: _targets,
    h.ThatUnit: _spoken_of,
    r.DeadOfThis: _dead_of_this,
    h.ThatCard: _spoken_of,
    h.Party: _party,
    h.HolderUnits: _holder_units,
    h.EquipmentOf: _equipment_of,
    h.Used: _used,
    h.UsedBy: _used_by,
    h.Every: _all_of,
    h.SoMany: _all_of,
    h.Quoted: _all_of,
    h.Places: _places,
    h.InBoth: _in_both,
    m.AnyOf: _all_of,
    n.You: _players,
    n.Opponent: _players,
    a.EachPlayer: _players,
    h.Oneself: _players,
    h.Holder: _players,
    h.Battler: _players,
    h.OwnerOf: _players,
    h.OnePlayer: lambda reading, group: tuple([player_target(seat) for seat in SEATS]),
    h.AnyParty: _units,
    r.BattleGround: _battle_ground,
    r.AmongShown: _among_shown,
    r.OrElse: _or_else,
    r.AsWellAs: _or_else,
    r.EndCard: _end_card,
    r.RestShown: _rest_shown,
    u.PaidCards: _paid_cards,
    w.SamePlace: _same_place,
    **TOLD_BASES,
}
TESTS: Final[dict[type, Callable[[Reading, int, Any], bool]]] = {
    h.Having: _having,
    Such: _such,
    h.Excluding: _excluding,
    h.Besides: _excluding,
    h.NotBeing: _excluding,
    h.Others: _others,
    h.Foremost: _foremost,
    h.Rearmost: _rearmost,
    h.OnTerrain: _on_terrain,
    h.InParty: _in_party,
    h.Adjacent: _adjacent,
    h.InTerritory: _in_territory,
    h.Using: _using,
    h.HavingUsed: _using,
    h.Equipped: _equipped,
    h.HeldTerrains: _held,
    h.LaidTerrains: _laid,
    h.VacantTerrains: _vacant,
    h.Proxies: _is_proxy,
    h.Headquarters: _is_headquarters,
    h.HeadquartersOf: _is_headquarters_of,
    h.CardsOf: _of_kind,
    h.Quoted: _is_any_of,
    h.Every: _is_any_of,
    h.SoMany: _is_any_of,
    n.All: _is_any_of,
    n.Chosen: _is_any_of,
    n.UpTo: _is_any_of,
    m.AnyOf: _is_any_of,
    h.InBoth: _is_in_both,
    r.OrElse: _is_or_else,
    r.AsWellAs: _is_or_else,
    r.BesideSuch: _adjacent,
    r.Lacking: _lacking,
    r.Extreme: _extreme,
    r.Bearing: _bearing,
    r.OfSide: _of_side,
    r.Ranked: _ranked,
    r.BearingSoMany: _bearing_so_many,
    u.NotUsing: _not_using,
    u.OtherKinds: _other_kinds,
    w.WithUnits: _with_units,
    w.WithoutUnits: _with_units,
}
