"""What can be a target when something is played, and is it still one when that is resolved? 1204.2d, 1205.1a."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.cards import Craft
from fuda.games.kiseki.chapters.visibility import asks_information
from fuda.games.kiseki.table import SUPPORT, KisekiState, Waiting, name_of_waiting
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.scope import applied
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.procedure import rule
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.selection import members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


def wanted_by(mention: n.Node) -> n.Node:
    """The group from which targets are chosen."""
    assert isinstance(mention, (t.Targeting, t.TargetsAnyNumber))
    return mention.what


@rule("1204.2d 1204.2d-1 1204.2d-5 104.5")
def bounds_of(mention: n.Node, reading: Reading, candidates: int) -> tuple[int, int]:
    """How many targets there must be at least, and at most; of no number or a negative one there are none."""
    if isinstance(mention, t.TargetsAnyNumber):
        return 0, candidates
    assert isinstance(mention, t.Targeting)
    most = max(0, reading.amount(mention.amount))
    return (most if isinstance(mention, t.Targets) else 0), most


@rule("1204.2d 1204.2d-4 104.4 507.4")
def may_target(state: KisekiState, rules: Kiseki, seat: int, what: n.Node, target: int) -> bool:
    """Whether cards and abilities of the seat can target it: what it is must be open to all if the text asks for it,
    and no effect may forbid it."""
    if target < 0:
        return is_card_or_ability(state, name_of_waiting(target))
    if state.known[target] != EVERYBODY and asks_information(what):
        return False
    for standing, change in applied(state, rules, g.NotTargetedBy, target):
        if isinstance(change, g.NotTargetedBy):
            if Reading(state, rules, standing.seat, standing.this).player(change.player) == seat:
                return False
    return True


@rule("1218.1 509.1")
def is_card_or_ability(state: KisekiState, name: int) -> bool:
    """Whether what waits under this name is one; a scrum support is something that a player does."""
    return any([each.name == name and each.kind != SUPPORT for each in state.waiting])


@rule("1204.2d 1204.2d-2 1204.2d-4")
def target_candidates(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    this: int,
    mention: n.Node,
    variable: int = 0,
    that: tuple[int, ...] = (),
) -> tuple[int, ...]:
    """Everything that can be chosen for this mention of targets, each once."""
    what = wanted_by(mention)
    reading = Reading(state, rules, seat, this, that)
    reading.variable = variable
    found = dict.fromkeys(members(what, reading))
    return tuple([each for each in found if may_target(state, rules, seat, what, each)])


def mention_bounds(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    this: int,
    mention: n.Node,
    candidates: int,
    variable: int = 0,
    that: tuple[int, ...] = (),
) -> tuple[int, int]:
    """How many targets are chosen for this mention."""
    reading = Reading(state, rules, seat, this, that)
    reading.variable = variable
    return bounds_of(mention, reading, candidates)


def has_targets(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    this: int,
    craft: Craft,
    variable: int = 0,
    that: tuple[int, ...] = (),
) -> bool:
    """Whether there are enough targets for every mention."""
    for mention in craft.mentions():
        reading = Reading(state, rules, seat, this, that)
        reading.variable = variable
        least = bounds_of(mention, reading, 0)[0]
        if least > 0 and not has_so_many(state, rules, seat, wanted_by(mention), reading, least):
            return False
    return True


def has_so_many(state: KisekiState, rules: Kiseki, seat: int, what: n.Node, reading: Reading, least: int) -> bool:
    """Whether a group has so many members that the seat may target."""
    found = 0
    for card in dict.fromkeys(members(what, reading)):
        if may_target(state, rules, seat, what, card):
            found += 1
            if found >= least:
                return True
    return False


@rule("1205.1a 1204.2d-3 502.3")
def is_legal_target(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    this: int,
    mention: n.Node,
    target: int,
    variable: int = 0,
    that: tuple[int, ...] = (),
    name: int = -1,
    object: int = -1,
) -> bool:
    """Whether what was chosen can still be a target of what waits under this name: the same card as then, never the
    thing itself."""
    if target < 0 and name_of_waiting(target) == name:
        return False
    if target >= 0 and object >= 0 and state.object[target] != object:
        return False
    return target in target_candidates(state, rules, seat, this, mention, variable, that)


@rule("1205.1a")
def legal_targets(state: KisekiState, rules: Kiseki, waiting: Waiting, place: int) -> tuple[int, ...]:
    """Of the targets chosen for one mention of what is resolved, those that are still legal."""
    mention = rules.list.cards[waiting.printed].abilities[waiting.ability].mentions()[place]
    objects = waiting.objects[place] if place < len(waiting.objects) else ()
    return tuple(
        [
            target
            for number, target in enumerate(waiting.targets[place])
            if is_legal_target(
                state,
                rules,
                waiting.seat,
                waiting.card,
                mention,
                target,
                waiting.variable,
                waiting.that,
                waiting.name,
                objects[number] if number < len(objects) else -1,
            )
        ]
    )
