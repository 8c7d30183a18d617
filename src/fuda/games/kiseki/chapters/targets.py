"""What can be a target when something is played, and is it still one when that is resolved? 1204.2d, 1205.1a."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.cards import Craft
from fuda.games.kiseki.chapters.visibility import asks_information
from fuda.games.kiseki.table import ART, CARD, CRAFT, PSEUDO, SUPPORT, KisekiState, Waiting, name_of_waiting
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.scope import applied
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.procedure import rule
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
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
    return (most if isinstance(mention, (t.Targets, t.AlsoTargets)) else 0), most


@rule("1204.2d 1204.2d-4 104.4 507.4")
def may_target(state: KisekiState, rules: Kiseki, seat: int, what: n.Node, target: int, kind: str) -> bool:
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
    for standing, change in applied(state, rules, v.NotTargetedBySome, target):
        if isinstance(change, v.NotTargetedBySome) and kind in change.sources:
            reading = Reading(state, rules, standing.seat, standing.this)
            if isinstance(change.player, a.EachPlayer) or reading.player(change.player) == seat:
                return False
    return True


def source_of(kind: str) -> str:
    """The word for what calls for targets, by what waits or by what a text is."""
    return {ART: "art", CRAFT: "craft", "event": "EVENT", CARD: "EVENT", PSEUDO: "EVENT"}.get(kind, "craft")


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
    kind: str = CRAFT,
) -> tuple[int, ...]:
    """Everything that can be chosen for this mention of targets, each once."""
    what = wanted_by(mention)
    reading = Reading(state, rules, seat, this, that)
    reading.variable = variable
    found = dict.fromkeys(members(what, reading))
    source = source_of(kind)
    return tuple([each for each in found if may_target(state, rules, seat, what, each, source)])


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
    for place, mention in enumerate(craft.mentions()):
        if isinstance(mention, z.ModeMention):
            if len(open_modes(state, rules, seat, this, craft, mention, variable, that)) < mention.n:
                return False
            continue
        if craft.modes[place] >= 0:
            continue  # asked for only where that effect is chosen
        reading = Reading(state, rules, seat, this, that)
        reading.variable = variable
        least = bounds_of(mention, reading, 0)[0]
        if least > 0 and not has_so_many(state, rules, seat, wanted_by(mention), reading, least, craft.kind):
            return False
    return True


@rule("1204.2d 1312.1")
def open_modes(
    state: KisekiState,
    rules: Kiseki,
    seat: int,
    this: int,
    craft: Craft,
    choice: z.ModeMention,
    variable: int = 0,
    that: tuple[int, ...] = (),
) -> tuple[int, ...]:
    """The numbers of the effects that can be chosen when it is played: those that find enough targets."""
    found: list[int] = []
    for number in range(choice.begin, choice.begin + choice.of):
        lacking = False
        for place, mention in enumerate(craft.mentions()):
            if craft.modes[place] == number:
                reading = Reading(state, rules, seat, this, that)
                reading.variable = variable
                least = bounds_of(mention, reading, 0)[0]
                lacking = lacking or not has_so_many(state, rules, seat, wanted_by(mention), reading, least, craft.kind)
        if not lacking:
            found.append(number)
    return tuple(found)


def has_so_many(
    state: KisekiState, rules: Kiseki, seat: int, what: n.Node, reading: Reading, least: int, kind: str
) -> bool:
    """Whether a group has so many members that the seat may target."""
    found = 0
    if least <= 0:
        return True
    source = source_of(kind)
    for card in dict.fromkeys(members(what, reading)):
        if may_target(state, rules, seat, what, card, source):
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
    kind: str = CRAFT,
) -> bool:
    """Whether what was chosen can still be a target of what waits under this name: the same card as then, never the
    thing itself."""
    if target < 0 and name_of_waiting(target) == name:
        return False
    if target >= 0 and object >= 0 and state.object[target] != object:
        return False
    return target in target_candidates(state, rules, seat, this, mention, variable, that, kind)


@rule("1205.1a")
def legal_targets(state: KisekiState, rules: Kiseki, waiting: Waiting, place: int) -> tuple[int, ...]:
    """Of the targets chosen for one mention of what is resolved, those that are still legal."""
    mention = rules.list.cards[waiting.printed].abilities[waiting.ability].mentions()[place]
    if isinstance(mention, z.ModeMention):
        return waiting.targets[place]
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
                waiting.kind,
            )
        ]
    )
