"""Who knew what after which event? For a game and a twin beside it: by which event a seat was shown what differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fuda.kernel.state import State


class Told(NamedTuple):
    """What was noted of a game in one step, who knew what after each event, and who knew what before."""

    state: State
    before: list[int]
    notes: list[Any]
    knew: list[list[int]]


def _newly_known(before: list[int], after: list[int], seat: int) -> list[int]:
    return [card for card, known in enumerate(after) if known >> seat & 1 and not before[card] >> seat & 1]


def first_shown(
    before: list[int], knew: list[list[int]], after: list[int], different: list[int], seat: int
) -> int | None:
    """The first event by which the seat came to know a card that differs. What it knew before cannot be shown to it:
    if such a card differs now, a seat could follow it where it must not."""
    if not different:
        return None
    for place, known in enumerate([*knew, after]):
        for card in different:
            if known[card] >> seat & 1 and not before[card] >> seat & 1:
                return place
        before = known
    return None


def _nameless(told: Any) -> Any:
    """What was told without saying which cards it was about."""
    if isinstance(told, dict):
        return {name: _nameless(value) for name, value in told.items() if name != "card" or not isinstance(value, str)}
    return [_nameless(each) for each in told] if isinstance(told, list) else told


def shows_another(one: Told, other: Told, seat: int) -> int | None:
    """The first event that showed the seat one card in the game and another one in the twin, and told nothing else
    differently. Such cards may have gone on since, so that they stand for others now."""
    before = (one.before, other.before)
    for place, known in enumerate(zip(one.knew, other.knew, strict=False)):
        found: list[list[int]] = []
        for side, each in enumerate((one, other)):
            newly = _newly_known(before[side], known[side], seat)
            found.append(sorted([each.state.printed[card] for card in newly]))
        if found[0] != found[1]:
            told = [_nameless(each.notes[place].told[seat]) for each in (one, other)]
            return place if len(found[0]) == len(found[1]) and told[0] == told[1] else None
        before = known
    return None


def shows_chosen(one: Told, other: Told, chosen: Sequence[tuple[int, int, int]], seat: int) -> int | None:
    """The first event that showed the seat which card was chosen, where it knew the one of the game or the one of the
    twin before and knows both then: it told one card in the game and another one in the twin, and nothing else
    differently. (What it knew neither of before is for `shows_another` to judge.)"""
    for place, (mine, its) in enumerate(zip(one.notes, other.notes, strict=False)):
        told, its_told = mine.told[seat], its.told[seat]
        if told == its_told:
            continue
        known = [
            (one.before[card] | other.before[its_card]) & one.knew[place][card] & other.knew[place][its_card]
            for card, its_card, _ in chosen
        ]
        return place if _nameless(told) == _nameless(its_told) and any([each >> seat & 1 for each in known]) else None
    return None
