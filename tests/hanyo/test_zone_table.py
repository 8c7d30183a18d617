"""Whose is each zone, who sees the cards in it, and has it an order?"""

from __future__ import annotations

from fuda.library.loading import load_rules
from tests.citing import clause

EVERYBODY = 3
OPEN = {"sees": EVERYBODY, "told_apart": 1}


def facts(name: str) -> list[dict[str, int]]:
    """What holds for the zones of that name, of the first player and of the second."""
    zones = [zone for zone in load_rules("hanyo").zones if zone.name == name]
    keys = ("owner", "sees", "told_apart", "ordered", "blind", "sorted")
    return [{key: int(getattr(zone, key)) for key in keys if getattr(zone, key)} for zone in zones]


def one_each(first: dict[str, int], second: dict[str, int]) -> list[dict[str, int]]:
    """One zone for each player."""
    return [first, {"owner": 1, **second}]


@clause("hanyo", "301.1", "302.1", "302.2")
def test_every_player_has_one_of_each_zone_and_the_resolution_zone_is_shared() -> None:
    standby = [f"standby-{place}" for place in (1, 2, 3, 4)]
    own = ["deck", "hand", "discard", "main", *standby, "energy", "sets"]
    zones = load_rules("hanyo").zones
    assert [zone.name for zone in zones if zone.owner == 0] == own
    assert [zone.name for zone in zones if zone.owner == 1] == own
    assert facts("resolution") == [{"owner": -1, **OPEN}]
    assert facts("discard") == one_each(OPEN, OPEN)


@clause("hanyo", "303.2", "303.3", "303.3a", "303.3b")
def test_cards_are_open_in_public_zones_closed_in_hidden_ones_and_a_hand_is_open_to_its_player() -> None:
    assert facts("hand") == one_each({"sees": 1, "sorted": 1}, {"sees": 2, "sorted": 1})
    assert facts("deck") == one_each({"ordered": 1}, {"ordered": 1})
    assert facts("energy") == one_each({"told_apart": 1, "blind": 1}, {"told_apart": 1, "blind": 1})
    assert facts("discard") == facts("sets") == one_each(OPEN, OPEN)


@clause("hanyo", "304.1", "305.2", "305.3")
def test_the_deck_has_an_order_and_the_hand_has_none() -> None:
    assert facts("deck") == one_each({"ordered": 1}, {"ordered": 1})
    assert facts("hand") == one_each({"sees": 1, "sorted": 1}, {"sees": 2, "sorted": 1})


@clause("hanyo", "306.2", "306.3", "307.1", "308.1")
def test_a_main_area_and_four_standby_areas_are_public() -> None:
    for name in ("main", "standby-1", "standby-2", "standby-3", "standby-4"):
        assert facts(name) == one_each(OPEN, OPEN)
