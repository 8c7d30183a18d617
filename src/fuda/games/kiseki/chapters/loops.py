"""When is a position the same again? 1501: for loops that nobody can stop, and for those that somebody keeps up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import Card
from fuda.games.kiseki.events import RoundsAddedUp
from fuda.games.kiseki.extras.dependencies import hangs_on_bonds
from fuda.games.kiseki.table import DECKS, MOST_BONDS, KisekiState, Waiting
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words.icons import ELATED
from fuda.kernel.procedure import rule
from fuda.kernel.records import fields_of, fingerprint
from fuda.kernel.rules import SEATS
from fuda.language.running.lasting import OF_ONE
from fuda.language.running.printed import inside, speaks_of
from fuda.language.running.text_facts import Modifier
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.mechanics.loops import (
    NAMED,
    PASS,
    LoopWatch,
    RoundsPassed,
    Taken,
    ages_in_order,
    key_of_everything,
    key_of_position,
    unnamed,
)

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# Numbers that only tell one card, effect or thing that waits from another, or when it came; and what is told apart.
RENEWED: Final = frozenset(
    ("since", "object", "next_object", "next_name", "last", "waiting", "triggered", "frames", "used", "played")
)
# What a frame remembers of the way by which it came to where it is.
REMEMBERED: Final = frozenset(("key", "table", "name", "resolved", "marks"))


@rule("1501.1c")
def position_key(state: KisekiState, rules: Kiseki) -> int:
    """Equal for positions in which the same goes on with the same cards."""
    limited = rules.stock.limited
    used = tuple([each for each in state.used if each[2] in limited])
    triggered = tuple([(each.seat, each.card, each.printed, each.line) for each in state.triggered])
    frames = [fingerprint((type(each).__name__, *_told_frame(each))) for each in state.frames]
    done = (used, tuple(sorted(set(state.played))))
    return hash((key_of_position(state, RENEWED), done, fingerprint(_waiting(state)), triggered, tuple(frames)))


@rule("1501.1c")
def course_key(state: KisekiState, rules: Kiseki) -> int:
    """Equal for positions in which the same goes on, whatever the counts of `loop_key`."""
    triggered = tuple([(each.seat, each.card, each.printed, each.line) for each in state.triggered])
    frames = [fingerprint((type(each).__name__, *_told_frame(each))) for each in state.frames]
    return hash((loop_key(state, rules), fingerprint(state.withheld), triggered, tuple(frames)))


def _told_frame(frame: Any) -> tuple[Any, ...]:
    """What a frame does and will do, without the way by which it came to where it is."""
    told = [getattr(frame, name) for name in fields_of(frame) if name not in REMEMBERED]
    return tuple([(each.again, each.closed) if isinstance(each, LoopWatch) else each for each in told])


def _waiting(state: KisekiState) -> tuple[tuple[Any, ...], ...]:
    """What waits, with its place in the row for its name."""
    waiting = state.waiting
    found = tuple([each.content() for each in waiting])
    if not [1 for each in waiting for mention in each.targets for target in mention if target <= -100]:
        return found
    places = {each.name: place for place, each in enumerate(waiting)}
    return tuple([(*told[:5], _placed(told[5], places), *told[6:]) for told in found])


def _placed(targets: tuple[tuple[int, ...], ...], places: dict[int, int]) -> tuple[tuple[int, ...], ...]:
    """Targets; what waits by its place."""
    return tuple([tuple([_place(each, places) for each in mention]) for mention in targets])


def _place(target: int, places: dict[int, int]) -> int:
    return target if target > -100 else -100 - places.get(-100 - target, 99)


@rule("1501.1a")
def totals_of(state: KisekiState) -> tuple[int, ...]:
    """What rounds may add up: the bonds of both players, and for how many equal ones each lasting effect stands."""
    return (*state.bonds, *[each.times for each in state.effects])


def _waits(rules: Kiseki, made: Modifier) -> bool:
    """Whether a lasting effect does nothing until something comes, so that nobody can tell how many there are."""
    return isinstance(rules.list.sentence(made.printed, made.ability, made.sentence).effect, a.Delayed)


def bounds_of_bonds(card: Card) -> tuple[int, ...] | None:
    """The numbers with which texts of the card compare bonds; None where something hangs on bonds otherwise."""
    found: list[int] = []
    for craft in card.abilities:
        if any([speaks_of(each, t.LoseBonds) for each in craft.costs]):
            return None
        for said in (*craft.said(), *craft.costs, *craft.limits):
            for node in inside(said):
                if isinstance(node, o.BondsAre) and isinstance(node.bound, (n.AtMost, n.AtLeast, m.Exactly)):
                    found.append(node.bound.n)
                elif isinstance(node, f.Elation):
                    found.append(ELATED)
                elif isinstance(node, g.BondsCountAs):
                    found.append(node.n)
                elif not isinstance(node, o.FewerBonds) and hangs_on_bonds(node):
                    return None
    return tuple(found)


def _bounds(state: KisekiState, rules: Kiseki) -> tuple[int, ...] | None:
    """The same for all texts that could have a say: of cards outside the decks and of lasting effects."""
    zone, bounds = state.zone, rules.stock.bounds_of_bonds
    said = {each for card, each in enumerate(state.printed) if zone[card] not in DECKS}
    found: set[int] = set()
    for printed in said.union([each.printed for each in state.effects]):
        own = bounds[printed]
        if own is None:
            return None
        found.update(own)
    return tuple(sorted(found))


def _region(bonds: Sequence[int], bounds: tuple[int, ...]) -> tuple[int, ...]:
    """Equal for bonds of which every text says the same: how they compare with each other and with the bounds.

    >>> _region((19, 40), (20,)) == _region((3, 30), (20,)), _region((19, 40), (20,)) == _region((20, 40), (20,))
    (True, False)
    """
    pairs = [(bonds[0], bonds[1]), *[(each, bound) for each in bonds for bound in bounds]]
    return tuple([(one > other) - (one < other) for one, other in pairs])


@rule("1501.1a")
def rounds_alike(state: KisekiState, rules: Kiseki, rounds: int, added: tuple[int, ...]) -> int:
    """Of these rounds, which add the same each, those in which nothing else changes: nobody gains bonds beyond the most
    there can be, and no text says something else of the bonds."""
    bonds, more = state.bonds, added[: len(SEATS)]
    bounds = _bounds(state, rules) if any(more) else ()
    if bounds is None:
        return 0
    region = _region(bonds, bounds)
    for number in range(1, rounds + 1 if any(more) else 0):
        then = [have + number * each for have, each in zip(bonds, more, strict=True)]
        above = [1 for have, each in zip(then, more, strict=True) if each > 0 and have > MOST_BONDS]
        if above or _region(then, bounds) != region:
            return number - 1
    return rounds


def rounds_passed(seat: int, rounds: int, added: tuple[int, ...]) -> RoundsPassed:
    """Rounds pass together, with what they add up."""
    if not any(added):
        return RoundsPassed("1501.1a", seat, rounds)
    return RoundsAddedUp("1501.1a", seat, rounds, tuple([rounds * each for each in added]))


def wealth_of(state: KisekiState) -> tuple[int, ...]:
    """The CP and EP of both players."""
    return (*state.cp, *state.ep)


@rule("1501.1 1501.1a")
def loop_key(state: KisekiState, rules: Kiseki) -> int:
    """Equal for positions that differ in counts only: bonds, CP and EP, how often an effect lasts, how often a craft
    without a limit was played, the order of a deck."""
    limited = rules.stock.limited
    played, used = state.played, state.used
    return hash(
        (
            _told_columns(state, rules),
            _told_effects(state, rules) if state.effects else 0,
            _told_waiting(state) if state.waiting else 0,
            tuple(sorted(set(played))) if len(played) > 1 else played,
            tuple([each for each in used if each[2] in limited]) if used else used,
            (state.attackers, state.target, state.fighting, state.scrum),
            (state.turn, state.phase, state.step, state.step_player),
        )
    )


# Numbers of which only matters which cards have the same, or who came first; and what is told apart.
_NUMBERS: Final = frozenset(
    (
        *("object", "next_object", "next_name", "handle", "next_handle", "clock", "since", "last"),
        *("waiting", "used", "played", "effects", "bonds"),
    )
)


@rule("1501.1a")
def round_key(state: KisekiState, rules: Kiseki, begun: int) -> int:
    """Equal after two rounds that left everything alike: the same cards have become new ones since `begun`, the number
    of the newest card then, the same is older than the same, and all else is the same but how often a craft without a
    limit was played, how many equal lasting effects wait for something (it has not come in these rounds), and how many
    bonds there are where every text says the same of them."""
    return hash((fingerprint(_waiting(state)), _all_but_waiting(state, rules, begun)))


def _all_but_waiting(state: KisekiState, rules: Kiseki, begun: int) -> int:
    """The same without what waits."""
    limited = rules.stock.limited
    bounds = _bounds(state, rules)
    bonds = tuple(state.bonds) if bounds is None else _region(state.bonds, bounds)
    effects = tuple([fingerprint(unnamed(each, OF_ONE if _waits(rules, each) else NAMED)) for each in state.effects])
    return hash(
        (
            tuple([-1 if each > begun else each for each in state.object]),
            tuple(sorted(range(len(state.handle)), key=state.handle.__getitem__)),
            ages_in_order([*state.since, *[each.timestamp for each in state.effects]]),
            effects,
            tuple([each for each in state.used if each[2] in limited]),
            tuple(sorted(set(state.played))),
            bonds,
            key_of_everything(state, _NUMBERS),
        )
    )


def names_of(waiting: tuple[Waiting, ...]) -> tuple[int, ...]:
    """What waits, by name."""
    return tuple([each.name for each in waiting])


def row_of(waiting: tuple[Waiting, ...], idle: tuple[int, ...]) -> int:
    """How many things that resolve next, one after the other, are like these."""
    found = 0
    for each in reversed(waiting):
        if each.told not in idle:
            break
        found += 1
    return found


@rule("509.2 1205.1")
def row_key(state: KisekiState, rules: Kiseki) -> int:
    """Equal only where everything is as it was but what waits: nobody was asked, nothing was added up."""
    return hash((tuple(state.choices), totals_of(state), _all_but_waiting(state, rules, state.next_object)))


def _told_columns(state: KisekiState, rules: Kiseki) -> tuple[int, ...]:
    """One number for each column that tells how cards lie; of the same column it is the same again."""
    cache = rules.cache
    seldom = [state.down, state.stunned, state.chosen_icons, state.host, state.aboard]
    if not cache.keeps:
        columns = (state.zone, state.actioned, state.support)
        return (*[hash(tuple(each)) for each in columns], hash(tuple([tuple(column) for column in seldom])))
    zones, actioned, support, others = cache.told_zones, cache.told_actioned, cache.told_support, cache.told_seldom
    if zones[0] != state.zone:
        zones = cache.told_zones = (state.zone[:], hash(tuple(state.zone)))
    if actioned[0] != state.actioned:
        actioned = cache.told_actioned = (state.actioned[:], hash(tuple(state.actioned)))
    if support[0] != state.support:
        support = cache.told_support = (state.support[:], hash(tuple(state.support)))
    if others[0] != seldom:
        told = hash(tuple([tuple(column) for column in seldom]))
        others = cache.told_seldom = ([column[:] for column in seldom], told)
    return (zones[1], actioned[1], support[1], others[1])


def _told_effects(state: KisekiState, rules: Kiseki) -> int:
    """One number for the effects that last, whatever their number and order; of the same row it is the same again."""
    effects = state.effects
    known = rules.cache.told_effects
    if known[0] is effects and rules.is_cached:
        return known[1]
    told = {
        (each.seat, each.this, each.printed, each.ability, each.sentence, each.cards, each.seats, each.until, each.ends)
        for each in effects
    }
    found = hash(tuple(sorted(told)))
    rules.cache.told_effects = (effects, found)
    return found


def _told_waiting(state: KisekiState) -> int:
    """One number for what waits; what targets none of it is the same wherever it waits."""
    told = [each.told for each in state.waiting]
    return hash(_waiting(state)) if 0 in told else hash(tuple(told))


@rule("1501.1a 1501.1b")
def keepers_of(round: tuple[Taken, ...], first: int) -> tuple[int, ...]:
    """Who keeps the round up: whoever does more in it than to pass; the primary player first."""
    seats = [each.seat for each in round if each.action.verb != PASS]
    return tuple([seat for seat in (first, 1 - first) if seat in seats])
