"""What a text of 本陣TCG tells of what it did, of things one by one, and of amounts made of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.chapters.in_use import every_declaration, is_using
from fuda.games.honjin.chapters.last_known import Last
from fuda.games.honjin.texts.notation import Done, Picked
from fuda.games.honjin.texts.values import CHARACTERISTICS, ELEMENTS, MARCH
from fuda.games.honjin.words import telling as s
from fuda.kernel.procedure import rule
from fuda.language.running.selection import matches, members
from fuda.language.words import measures as q

if TYPE_CHECKING:
    from fuda.games.honjin.texts.reading import Reading


# --- conditions


@rule("10.12.1")
def _was_done(reading: Reading, condition: Any) -> bool:
    return reading.did == bool(condition.how == "done")


@rule("10.1.7")
def _was_picked(reading: Reading, condition: Any) -> bool:
    found = [place for order, place in enumerate(reading.picks) if order == condition.order]
    return bool(found == [condition.place])


@rule("4.4.1")
def _alone(reading: Reading, condition: Any) -> bool:
    found = members(condition.group, reading)
    return len(found) == 1 and found == members(condition.what, reading)


@rule("2.1.6.1")
def _is_card(reading: Reading, condition: Any) -> bool:
    return any([card >= 0 and matches(card, condition.sort, reading) for card in members(condition.what, reading)])


@rule("10.13.1 10.13.2")
def _uses_now(reading: Reading, condition: Any) -> bool:
    units = members(condition.what, reading)
    return any([is_using(reading.state, reading.rules, unit, condition.kind) for unit in units])


@rule("3.4.5")
def _all_alike(reading: Reading, condition: Any) -> bool:
    return len(reading.faces) > 1 and len(set(reading.faces)) == 1


@rule("12.6.1")
def _survived(reading: Reading, condition: Any) -> bool:
    return any([card not in reading.died for card in members(condition.what, reading)])


@rule("12.6.1")
def _all_died(reading: Reading, condition: Any) -> bool:
    """Of the targets all that were proper when the effect began."""
    return bool(reading.aimed) and all([card in reading.died for card in reading.aimed])


# --- features


@rule("4.1.13 2.1.27.2")
def _has_any(reading: Reading, card: int, feature: Any) -> bool:
    attribute = CHARACTERISTICS[feature.characteristic]
    if attribute in (ELEMENTS, MARCH):
        return bool(reading.bits(card, attribute))
    return bool(reading.words(card, attribute))


# --- groups


@rule("5.1.2.1 8.2.5")
def _everywhere(reading: Reading, group: Any) -> tuple[int, ...]:
    """A text that says where it looks is not bound to the battle (特に記載が無ければ)."""
    before = reading.wide
    reading.wide = True
    found = members(group.what, reading)
    reading.wide = before
    return found


@rule("10.13.1 10.13.2")
def _user_of(reading: Reading, group: Any) -> tuple[int, ...]:
    things = members(group.what, reading)
    users = [each.user for each in every_declaration(reading.state) if each.card in things and each.user >= 0]
    return tuple(dict.fromkeys(users))


def _such_cards(reading: Reading, group: Any) -> tuple[int, ...]:
    return reading.that


@rule("12.6.1 10.5.4.1.2 5.1.1.8")
def _fallen(reading: Reading, group: Any) -> tuple[int, ...]:
    """Each is asked what it was when it died."""
    state = reading.state
    kept = reading.last
    found: list[int] = []
    for card, last in enumerate(state.last):
        if not isinstance(last, Last) or last.deed != "die":
            continue
        in_time = last.turn == state.turn if group.span == "turn" else 0 < last.fight == state.fights
        if in_time and (group.span == "turn" or state.battle >= 0):
            reading.last = last
            if reading.fits(card, group.what):
                found.append(card)
    reading.last = kept
    return tuple(found)


# --- amounts


def _remainder(reading: Reading, node: Any) -> int:
    return int(node.n) - reading.amount(node.amount)


def _added(reading: Reading, node: Any) -> int:
    one, other = reading.amount(node.one), reading.amount(node.other)
    return one - other if isinstance(node, s.Difference) else one + other


def _half_up(reading: Reading, node: Any) -> int:
    return -(-reading.amount(node.amount) // 2)


@rule("10.17.1")
def _best_of(reading: Reading, node: Any) -> int:
    figures = [reading.figure_named(card, node.figure) for card in members(node.what, reading)]
    if not figures:
        return 0
    return max(figures) if node.end == "highest" else min(figures)


@rule("10.10.10")
def _target_count(reading: Reading, node: Any) -> int:
    return len(reading.aimed)


TOLD_CONDITIONS: Final[dict[type, Callable[[Reading, Any], bool]]] = {
    Done: _was_done,
    Picked: _was_picked,
    s.Alone: _alone,
    s.IsCard: _is_card,
    s.UsesNow: _uses_now,
    s.AllAlike: _all_alike,
    s.AllDied: _all_died,
    s.Survived: _survived,
}
TOLD_FEATURES: Final[dict[type, Callable[[Reading, int, Any], bool]]] = {s.HasAny: _has_any}
TOLD_BASES: Final[dict[type, Callable[[Reading, Any], tuple[int, ...]]]] = {
    s.Everywhere: _everywhere,
    s.UserOf: _user_of,
    s.SuchCard: _such_cards,
    s.Fallen: _fallen,
}
TOLD_AMOUNTS: Final[dict[type, Callable[[Reading, Any], int]]] = {
    s.Remainder: _remainder,
    s.Added: _added,
    s.Difference: _added,
    q.HalfUp: _half_up,
    s.BestOf: _best_of,
    s.TargetCount: _target_count,
}
