"""When is a position the same again? 1501: for loops that nobody can stop, and for those that somebody keeps up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.table import NOTHING, KisekiState
from fuda.kernel.decisions import Action
from fuda.kernel.procedure import rule
from fuda.kernel.records import fields_of, fingerprint
from fuda.mechanics.loops import Taken, key_of_position

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# Numbers that only tell one card, effect or thing that waits from another, or when it came; and what is told apart.
RENEWED: Final = frozenset(
    ("since", "object", "next_object", "next_name", "last", "waiting", "triggered", "frames", "used", "played")
)
# What a frame remembers of the way by which it came to where it is.
REMEMBERED: Final = frozenset(("past", "taken", "key", "table", "name", "resolved", "marks"))
PASS: Final = "pass"
VERBS: Final = (PASS, "gain-ep", "support", "craft", "art", "play")  # what is done with priority
ROW: Final = (
    9  # numbers that are kept of an action: verb, card, target, number, seat, and the CP and EP of both players
)


@rule("1501.1c")
def position_key(state: KisekiState, rules: Kiseki) -> int:
    """Equal for positions in which the same goes on with the same cards."""
    limited = rules.limited
    used = tuple([each for each in state.used if each[2] in limited])
    triggered = tuple([(each.seat, each.card, each.printed, each.line) for each in state.triggered])
    frames = [fingerprint((type(each).__name__, *_without(each, REMEMBERED))) for each in state.frames]
    done = (used, tuple(sorted(set(state.played))))
    return hash((key_of_position(state, RENEWED), done, fingerprint(_waiting(state)), triggered, tuple(frames)))


@rule("1501.1c")
def course_key(state: KisekiState, rules: Kiseki) -> int:
    """Equal for positions in which the same goes on, whatever the counts of `loop_key`."""
    triggered = tuple([(each.seat, each.card, each.printed, each.line) for each in state.triggered])
    frames = [fingerprint((type(each).__name__, *_without(each, REMEMBERED))) for each in state.frames]
    return hash((loop_key(state, rules), fingerprint(state.withheld), triggered, tuple(frames)))


def _without(record: Any, left_out: frozenset[str]) -> tuple[Any, ...]:
    return tuple([getattr(record, name) for name in fields_of(record) if name not in left_out])


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


class TakenBy(Taken):
    """An action that was taken with priority: in which position, by whom, and how much CP and EP there was."""

    def __init__(
        self, action: Action | None = None, key: int = 0, seat: int = -1, wealth: tuple[int, ...] = ()
    ) -> None:
        super().__init__(action, key)
        self.seat = seat
        self.wealth = wealth


def row_of(action: Action, seat: int, wealth: tuple[int, ...]) -> tuple[int, ...]:
    """An action in numbers: a player with priority takes one after another, and all of them are kept for a while.

    >>> row_of(Action("support", 7, (9,)), 1, (0, 0, 2, 3))
    (2, 7, 9, -1, 1, 0, 0, 2, 3)
    """
    cards, numbers = action.cards, action.numbers
    target = cards[0] if cards else NOTHING
    return (VERBS.index(action.verb), action.card, target, numbers[0] if numbers else NOTHING, seat, *wealth)


def taken_at(past: tuple[int, ...], taken: tuple[int, ...], place: int) -> TakenBy:
    """What was taken at a place of the past, from its key and its row.

    >>> found = taken_at((5,), row_of(Action("craft", 7, numbers=(40,)), 1, (0, 0, 2, 3)), 0)
    >>> found.action, found.key, found.seat, found.wealth
    (Action(card=7, cards=(), numbers=(40,), verb='craft'), 5, 1, (0, 0, 2, 3))
    """
    verb, card, target, number, seat = taken[place * ROW : place * ROW + 5]
    action = Action(VERBS[verb], card, (target,) if target >= 0 else (), (number,) if number >= 0 else ())
    return TakenBy(action, past[place], seat, taken[place * ROW + 5 : (place + 1) * ROW])


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


@rule("1501.1")
def round_of(past: tuple[int, ...], taken: tuple[int, ...], key: int, wealth: tuple[int, ...]) -> tuple[TakenBy, ...]:
    """The actions since the position was last the same and nobody had more to spend; none when it never was."""
    if key not in past:
        return ()
    for place in range(len(past) - 1, -1, -1):
        if past[place] == key:
            before = taken[place * ROW + 5 : (place + 1) * ROW]
            if all([now >= then for now, then in zip(wealth, before, strict=True)]):
                return tuple([taken_at(past, taken, each) for each in range(place, len(past))])
    return ()


@rule("1501.1a 1501.1b")
def keepers_of(round: tuple[TakenBy, ...], first: int) -> tuple[int, ...]:
    """Who keeps the round up: whoever does more in it than to pass; the primary player first."""
    seats = [each.seat for each in round if each.action.verb != PASS]
    return tuple([seat for seat in (first, 1 - first) if seat in seats])


def barren_since(past: tuple[int, ...], taken: tuple[int, ...], key: int) -> tuple[Action, ...]:
    """All actions but passes since the position came up for the first time: together they have led nowhere."""
    if key not in past:
        return ()
    since = [taken_at(past, taken, place).action for place in range(past.index(key), len(past))]
    return tuple([each for each in since if each.verb != PASS])
