"""What can a use be aimed at? 10.10: proper targets, and in a counter chain only what has to do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.chapters.in_use import every_declaration
from fuda.games.honjin.table import ATTACK, FIELD, INITIATIVE, HonjinState, party, player_target
from fuda.games.honjin.texts.notation import SYMBOLS, Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import things as h
from fuda.kernel.decisions import Action
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import SEATS
from fuda.language.running.printed import speaks_of
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

PLAYERS: Final = (n.You, n.Opponent, a.EachPlayer, h.Oneself, h.Holder, h.Battler, h.OwnerOf)
CHOICES: Final = (n.Chosen, n.UpTo, h.SoMany)
SYMBOL_WORDS: Final = {mark: word for word, mark in SYMBOLS.items()}


class Aim:
    """What an ability can be aimed at now: everything (a whole), or so many of these at least."""

    def __init__(self, found: tuple[int, ...], least: int, whole: bool = False, outside: bool = False) -> None:
        self.found = found
        self.least = least
        self.whole = whole  # nothing is chosen: all of them are targets
        self.outside = outside  # something fits but has nothing to do with the counter chain

    def is_proper(self) -> bool:
        """Whether there are enough targets."""
        return len(self.found) >= max(1, self.least)


@rule("10.1.9 10.13.1")
def kinds_of_use(rules: Honjin, ability: Special) -> tuple[str, ...]:
    """As what a use of the ability counts: see the kinds of what is used in `nodes`."""
    printed = rules.list.cards[ability.printed]
    if printed.is_spell:
        return ("spell",)
    if printed.is_consumable:
        return ("consumable", "item")
    return ("special", SYMBOL_WORDS.get(ability.symbol, ""))


@rule("10.10.8.1 15.2.5.7")
def involved(state: HonjinState) -> frozenset[int]:
    """Everything that has to do with the present counter chain: who declared, what was used, what was aimed at, and the
    equipment of these units."""
    found: set[int] = set()
    for each in every_declaration(state):
        found.update(each.targets)
        found.update(each.finishing if each.symbol == ATTACK else (each.user, each.card))
    found.update([piece for piece in state.zones[FIELD] if state.host[piece] in found])
    return frozenset(found)


@rule("10.10.8 10.10.9")
def must_be_involved(state: HonjinState, ability: Special, timing: str) -> bool:
    """Whether only what has to do with the chain can be a target: of counters, unless they are for the initiative."""
    if timing != "counter":
        return False
    return not ("initiative" in ability.timings and state.timing == INITIATIVE)


@rule("10.10.2 10.10.3 4.1.12")
def may_be_target(state: HonjinState, rules: Honjin, kinds: tuple[str, ...], target: int) -> bool:
    """Whether no effect keeps uses of these kinds from being aimed at it."""
    for _, deed in applied(state, rules, g.ToBeTargeted, target):
        if isinstance(deed, g.ToBeTargeted) and not set(deed.kind.split("/")).isdisjoint(kinds):
            return False
    return True


@rule("10.10.1 10.10.2 10.10.6 10.10.7 8.2.4")
def fitting(target: n.Node, reading: Reading) -> tuple[int, ...]:
    """What fits the words of a target; in a battle only what is there."""
    if isinstance(target, PLAYERS):
        return tuple([player_target(seat) for seat in reading.seats_of(target)])
    if isinstance(target, h.OnePlayer):
        return tuple([player_target(seat) for seat in SEATS])
    what = target.what if isinstance(target, CHOICES) else target
    return tuple(dict.fromkeys(members(what, reading)))


def aim_of(
    state: HonjinState, rules: Honjin, ability: Special, seat: int, this: int, timing: str, variable: int = 1
) -> Aim:
    """What an ability can be aimed at by a player who uses it now."""
    target = ability.target
    if target is None:
        return Aim((player_target(seat),), 0, True)
    reading = Reading(state, rules, seat, this)
    reading.variable = variable
    kinds = kinds_of_use(rules, ability)
    found = tuple([each for each in fitting(target, reading) if may_be_target(state, rules, kinds, each)])
    for condition in ability.needed:
        if is_about_target(condition):
            found = tuple([each for each in found if _holds_for(reading, condition, each)])
    near = frozenset(found) if not must_be_involved(state, ability, timing) else _near(state, found)
    if isinstance(target, h.AnyParty):
        return _parties(state, rules, found, near)
    if isinstance(target, r.AsWellAs):
        return _several(reading, target, found, near)
    if not isinstance(target, (*CHOICES, h.OnePlayer)):
        return _whole(found, near)
    least = least_of(target, reading)
    inside = tuple([each for each in found if each in near]) if least > 0 else ()
    return Aim(inside, least, outside=least > 0 and len(inside) < len(found))


@rule("14.8.1 14.8.2")
def is_about_target(condition: n.Node) -> bool:
    """Whether a condition for using something asks for a certain target."""
    return speaks_of(condition, h.Target) or speaks_of(condition, h.Unsaid)


def _holds_for(reading: Reading, condition: n.Node, target: int) -> bool:
    reading.targets = (target,)
    met = reading.holds(condition)
    reading.targets = ()
    return met


@rule("10.10.8.2")
def _near(state: HonjinState, found: tuple[int, ...]) -> frozenset[int]:
    """Of these, what has to do with the chain; players always do."""
    inside = involved(state)
    return frozenset([each for each in found if each < 0 or each in inside])


@rule("10.10.8.2 10.10.11 10.10.12")
def _whole(found: tuple[int, ...], near: frozenset[int]) -> Aim:
    """A party, or all of a group: one target, of which one member must have to do with the chain."""
    if found and not near:
        return Aim((), 1, True, True)
    return Aim(found, len(found), True)


@rule("4.4.1 4.4.1.3 10.10.12 10.10.8.2")
def _parties(state: HonjinState, rules: Honjin, found: tuple[int, ...], near: frozenset[int]) -> Aim:
    """One party: each is named by its front unit."""
    fronts: list[int] = []
    outside = False
    for cell, seat in dict.fromkeys([(state.cell[unit], state.owner[unit]) for unit in found]):
        row = party(state, rules, cell, seat)
        if any([unit in near for unit in row]):
            fronts.append(row[0])
        else:
            outside = True
    return Aim(tuple(fronts), 1, outside=outside)


@rule("10.10.1 10.10.8.2")
def _several(reading: Reading, target: r.AsWellAs, found: tuple[int, ...], near: frozenset[int]) -> Aim:
    """Two target words, of each enough."""
    inside = tuple([each for each in found if each in near])
    least = 0
    for part in (target.one, target.other):
        wanted = least_of(part, reading)
        fit = members(part, reading)
        if len([each for each in inside if each in fit]) < wanted:
            return Aim((), 1, outside=len(inside) < len(found))
        least += wanted
    return Aim(inside, least, outside=len(inside) < len(found))


@rule("10.10.10 1.3.2")
def least_of(target: n.Node, reading: Reading) -> int:
    """How many targets there must be at least; 'up to' means one."""
    if isinstance(target, h.SoMany):
        return reading.amount(target.amount)
    return target.n if isinstance(target, n.Chosen) else 1


@rule("10.10.1 10.10.2")
def named_targets(
    state: HonjinState, rules: Honjin, ability: Special, aim: Aim, reply: Action | int | tuple[int, ...]
) -> tuple[int, ...]:
    """The targets once they were chosen: all of a whole, the player, the party or the cards that were named."""
    if aim.whole:
        return aim.found
    if isinstance(reply, int):
        return (player_target(reply),)
    if isinstance(reply, tuple):
        return reply
    kinds = kinds_of_use(rules, ability)
    return tuple([unit for unit in reply.cards if may_be_target(state, rules, kinds, unit)])


@rule("10.10.3 10.10.8.2 10.10.11 10.10.12 10.1.4")
def target_refusal(
    state: HonjinState, rules: Honjin, ability: Special, seat: int, this: int, timing: str, variable: int = 1
) -> Reason | None:
    """Why the ability cannot be aimed at anything now."""
    if ability.target is None:
        return None
    aim = aim_of(state, rules, ability, seat, this, timing, variable)
    if aim.is_proper():
        return None
    if aim.outside:
        return Reason("10.10.8.2", "target-not-in-chain")
    if isinstance(ability.target, (h.Party, h.AnyParty)):
        return Reason("10.10.12", "no-party")
    if isinstance(ability.target, n.All):
        return Reason("10.10.11", "no-target")
    return Reason("10.10.3", "no-target", targets=len(aim.found), wanted=max(1, aim.least))


@rule("10.10.3 10.10.6 10.10.8.2")
def single_refusal(
    state: HonjinState, rules: Honjin, ability: Special, seat: int, this: int, timing: str, target: int
) -> Reason | None:
    """Why one thing cannot be a target of the ability now."""
    aim = aim_of(state, rules, ability, seat, this, timing)
    if target in aim.found:
        return None
    if state.battle >= 0 and is_elsewhere(state, target):
        return Reason("10.10.6", "target-not-in-battle")
    reading = Reading(state, rules, seat, this)
    if ability.target is None or target not in fitting(ability.target, reading):
        return Reason("10.10.3", "no-proper-target")
    if not may_be_target(state, rules, kinds_of_use(rules, ability), target):
        return Reason("4.1.12", "targeting-forbidden")
    return Reason("10.10.8.2", "target-not-in-chain")


@rule("10.10.6")
def is_elsewhere(state: HonjinState, card: int) -> bool:
    """Whether a card on the battlefield is not where the battle is."""
    home = state.host[card] if state.host[card] >= 0 else card
    return state.zone[card] == FIELD and state.cell[home] != state.battle
