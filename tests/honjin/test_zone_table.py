"""Whose is each zone, who sees the cards in it, and has it an order?"""

from __future__ import annotations

from fuda.library.loading import load_rules
from tests.citing import clause

EVERYBODY = 3
OPEN = {"sees": EVERYBODY, "told_apart": 1}


def facts(name: str) -> list[dict[str, int]]:
    """What holds for the zones of that name, of the first player and of the second."""
    zones = [zone for zone in load_rules("honjin").zones if zone.name == name]
    keys = ("owner", "sees", "told_apart", "ordered", "blind", "sorted")
    return [{key: int(getattr(zone, key)) for key in keys if getattr(zone, key)} for zone in zones]


def one_each(first: dict[str, int], second: dict[str, int]) -> list[dict[str, int]]:
    """One zone for each player."""
    return [first, {"owner": 1, **second}]


@clause("honjin", "5.1", "5.1.1.1", "5.1.1.2", "5.1.1.5")
def test_there_is_one_battlefield_and_one_of_each_other_zone_for_each_player() -> None:
    own = ["deck", "hand", "discard", "removed", "effect", "hidden"]
    zones = load_rules("honjin").zones
    assert [zone.name for zone in zones if zone.owner == 0] == own
    assert [zone.name for zone in zones if zone.owner == 1] == own
    assert facts("field") == [{"owner": -1, **OPEN}]
    assert facts("deck") == one_each({"ordered": 1}, {"ordered": 1})
    assert facts("hand") == one_each({"sees": 1, "sorted": 1}, {"sees": 2, "sorted": 1})
    assert facts("discard") == one_each(OPEN, OPEN)
    assert facts("removed") == one_each(OPEN, OPEN)
    assert facts("effect") == one_each(OPEN, OPEN)


@clause("honjin", "5.1.2.1", "5.1.2.2", "5.1.2.3")
def test_the_battlefield_is_shared_and_seen() -> None:
    assert facts("field") == [{"owner": -1, **OPEN}]
    assert facts("hidden") == one_each({"told_apart": 1}, {"told_apart": 1})


@clause("honjin", "5.1.2.10", "5.1.2.20.5")
def test_what_lies_face_down_on_the_battlefield_is_seen_by_nobody() -> None:
    assert facts("hidden") == one_each({"told_apart": 1}, {"told_apart": 1})


@clause("honjin", "5.1.3.1", "5.1.3.3", "5.1.3.6")
def test_the_deck_is_hidden_from_all_and_has_an_order() -> None:
    assert facts("deck") == one_each({"ordered": 1}, {"ordered": 1})


@clause("honjin", "5.1.4.1", "5.1.4.3")
def test_the_hand_is_for_its_player_only() -> None:
    assert facts("hand") == one_each({"sees": 1, "sorted": 1}, {"sees": 2, "sorted": 1})


@clause("honjin", "5.1.5.1", "5.1.5.2", "5.1.5.3", "5.1.5.6")
def test_the_discard_pile_is_public() -> None:
    assert facts("discard") == one_each(OPEN, OPEN)


@clause("honjin", "5.1.6.1", "5.1.6.2", "5.1.6.3", "5.1.6.5")
def test_the_removed_zone_is_public() -> None:
    assert facts("removed") == one_each(OPEN, OPEN)


@clause("honjin", "5.1.7.1", "5.1.7.3", "5.1.7.4")
def test_the_effect_zone_is_public_and_each_player_has_one() -> None:
    assert facts("effect") == one_each(OPEN, OPEN)
