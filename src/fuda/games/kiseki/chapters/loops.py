"""When is a position the same again? 1501: for loops that nobody can stop, and for those that somebody keeps up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.table import KisekiState
from fuda.kernel.procedure import rule
from fuda.kernel.records import fields_of, fingerprint
from fuda.mechanics.loops import PASS, LoopWatch, Taken, ages_in_order, key_of_everything, key_of_position, unnamed

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
    limited = rules.limited
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


def wealth_of(state: KisekiState) -> tuple[int, ...]:
    """The CP and EP of both players."""
    return (*state.cp, *state.ep)


@rule("1501.1 1501.1a")
def loop_key(state: KisekiState, rules: Kiseki) -> int:
    """Equal for positions that differ in counts only: bonds, CP and EP, how often an effect lasts, how often a craft
    without a limit was played, the order of a deck."""
    limited = rules.limited
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
        *("waiting", "used", "played", "effects"),
    )
)


@rule("1501.1a")
def round_key(state: KisekiState, rules: Kiseki, begun: int) -> int:
    """Equal after two rounds that left everything alike: the same cards have become new ones since `begun`, the number
    of the newest card then, the same is older than the same, and all else is the same but how often a craft without a
    limit was played."""
    limited = rules.limited
    effects = tuple([fingerprint(unnamed(each)) for each in state.effects])
    return hash(
        (
            tuple([-1 if each > begun else each for each in state.object]),
            tuple(sorted(range(len(state.handle)), key=state.handle.__getitem__)),
            ages_in_order([*state.since, *[each.timestamp for each in state.effects]]),
            effects,
            fingerprint(_waiting(state)),
            tuple([each for each in state.used if each[2] in limited]),
            tuple(sorted(set(state.played))),
            key_of_everything(state, _NUMBERS),
        )
    )


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
