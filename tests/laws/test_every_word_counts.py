"""Does the law of words find what it is there for? A slot of every kind that is passed over, and nothing otherwise."""

from __future__ import annotations

import os

import pytest

from fuda.library.loading import GAMES, entry_of
from fuda.play.laws import closer
from fuda.play.laws.words import Words, exceptions, look
from tests.laws.ignored_slots import IGNORED, UNSEEN, Ignored, passing_over

TURNS = 9
QUICK = ("a_second_deed", "whose_hand", "a_part_of_a_price")  # FUDA_ALL_WORDS=1 looks at all of them


def tried(planted: Ignored, turn: int, total: Words) -> None:
    """Try some texts with the slot, those of a turn."""
    variant = entry_of(planted.game).variants[0].id
    total.add(look(planted.game, variant, f"{planted.seed}/{turn}", planted.texts, planted.rows))


def counted(planted: Ignored, enough: bool) -> Words:
    """What texts with the slot show, until it has made a difference, or was looked at where that is enough."""
    total = Words()
    for turn in range(TURNS if enough else 3 * TURNS):
        tried(planted, turn, total)
        looked, differed = evidence(planted, total)
        if differed or (looked and enough):
            break
    return total


def evidence(planted: Ignored, total: Words) -> tuple[int, int]:
    """In how many texts the slot was looked at, and in how many it made a difference."""
    names = planted.names()
    found = [each for name, each in total.slots.items() if name.endswith(names)]
    return sum([each.looked for each in found]), sum([each.differed for each in found])


@pytest.mark.parametrize("name", IGNORED)
def test_a_planted_slot_that_is_passed_over_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = IGNORED[name]
    monkeypatch.setattr(f"{entry_of(planted.game).rules}.build", passing_over(planted))
    looked, differed = evidence(planted, counted(planted, enough=True))
    assert looked and not differed


def test_a_closer_look_finds_a_planted_slot_too_and_acquits_it_where_nothing_is_planted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    planted = IGNORED["whose_hand"]
    variant = entry_of(planted.game).variants[0].id
    names = planted.names()
    name = next(name for name in counted(planted, enough=False).slots if name.endswith(names))
    assert closer.look_closer((planted.game, variant, "9", [name])).slots[name].differed
    monkeypatch.setattr(closer, "LOOKED", 6)
    monkeypatch.setattr(f"{entry_of(planted.game).rules}.build", passing_over(planted))
    seen = closer.look_closer((planted.game, variant, "9", [name])).slots[name]
    assert seen.looked >= 6 and not seen.differed


@pytest.mark.campaign
@pytest.mark.parametrize("name", IGNORED if os.environ.get("FUDA_ALL_WORDS") else QUICK)
def test_the_same_slot_makes_a_difference_where_nothing_is_planted(name: str) -> None:
    looked, differed = evidence(IGNORED[name], counted(IGNORED[name], enough=False))
    assert differed, f"{name} makes no difference in {looked} texts"


def test_a_line_that_never_shows_anything_is_listed_as_without_evidence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{entry_of(UNSEEN.game).rules}.build", passing_over(UNSEEN))
    total, names = Words(), UNSEEN.names()
    for turn in range(TURNS):
        tried(UNSEEN, turn, total)
        if any(name.endswith(names) for name in total.unseen):
            break
    assert evidence(UNSEEN, total) == (0, 0)
    assert [name for name in total.unseen if name.endswith(names)]


def test_at_least_twelve_kinds_of_slots_are_planted() -> None:
    assert len(IGNORED) >= 12


@pytest.mark.parametrize("game", GAMES)
def test_every_exception_has_a_reason(game: str) -> None:
    assert all(len(reason) > 10 for reason in exceptions(game).values())
