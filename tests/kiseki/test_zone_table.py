"""Whose is each zone, who sees the cards in it, and has it an order?"""

from __future__ import annotations

from fuda.library.loading import load_rules
from tests.citing import clause

EVERYBODY = 3
OPEN = {"sees": EVERYBODY, "told_apart": 1}


def facts(name: str) -> list[dict[str, int]]:
    """What holds for the zones of that name, of the first player and of the second."""
    zones = [zone for zone in load_rules("kiseki").zones if zone.name == name]
    keys = ("owner", "sees", "told_apart", "ordered", "blind", "sorted")
    return [{key: int(getattr(zone, key)) for key in keys if getattr(zone, key)} for zone in zones]


def one_each(first: dict[str, int], second: dict[str, int]) -> list[dict[str, int]]:
    """One zone for each player."""
    return [first, {"owner": 1, **second}]


@clause("kiseki", "501.1", "502.1", "502.2", "502.2a")
def test_every_player_has_one_of_each_zone_and_the_waiting_zone_is_shared() -> None:
    own = ["deck", "hand", "field", "homebase", "trail", "removed"]
    zones = load_rules("kiseki").zones
    assert [zone.name for zone in zones if zone.owner == 0] == own
    assert [zone.name for zone in zones if zone.owner == 1] == own
    assert facts("waiting") == [{"owner": -1, **OPEN}]
    assert facts("deck") == one_each({"ordered": 1}, {"ordered": 1})
    assert facts("hand") == one_each({"sees": 1, "sorted": 1}, {"sees": 2, "sorted": 1})
    assert facts("field") == one_each(OPEN, OPEN)
    assert facts("trail") == one_each(OPEN, OPEN)
    assert facts("removed") == one_each(OPEN, OPEN)
    assert [each.get("sees") for each in facts("homebase")] == [1, 2]


@clause("kiseki", "504.1", "504.2")
def test_the_deck_is_hidden_and_keeps_its_order() -> None:
    assert facts("deck") == one_each({"ordered": 1}, {"ordered": 1})


@clause("kiseki", "505.1", "505.2", "505.3", "505.5")
def test_the_hand_is_for_its_player_only_and_has_no_order() -> None:
    assert facts("hand") == one_each({"sees": 1, "sorted": 1}, {"sees": 2, "sorted": 1})


@clause("kiseki", "506.1", "506.2", "506.3")
def test_field_is_public() -> None:
    assert facts("field") == one_each(OPEN, OPEN)


@clause("kiseki", "507.1", "507.2", "507.4")
def test_the_homebase_is_seen_by_its_player_and_its_cards_are_told_apart() -> None:
    assert facts("homebase") == one_each({"sees": 1, "told_apart": 1}, {"sees": 2, "told_apart": 1})


@clause("kiseki", "508.1", "508.2", "510.1", "510.2")
def test_trail_and_removed_zone_are_public() -> None:
    assert facts("trail") == one_each(OPEN, OPEN)
    assert facts("removed") == one_each(OPEN, OPEN)
