"""Whose is each zone, who sees the cards in it, and has it an order?"""

from __future__ import annotations

from fuda.library.loading import load_rules
from tests.citing import clause

EVERYBODY = 3
OPEN = {"sees": EVERYBODY, "told_apart": 1}


def facts(name: str) -> list[dict[str, int]]:
    """What holds for the zones of that name, of the first player and of the second."""
    zones = [zone for zone in load_rules("kokuryoku").zones if zone.name == name]
    keys = ("owner", "sees", "told_apart", "ordered", "blind", "sorted")
    return [{key: int(getattr(zone, key)) for key in keys if getattr(zone, key)} for zone in zones]


def one_each(first: dict[str, int], second: dict[str, int]) -> list[dict[str, int]]:
    """One zone for each player."""
    return [first, {"owner": 1, **second}]


@clause("kokuryoku", "K2.1", "K2.4", "X2.3")
def test_decks_are_hidden_hands_are_their_players_and_the_rest_is_open() -> None:
    own = ["deck", "hand", "off", "abroad", "field", "attached", "lands", "under"]
    zones = load_rules("kokuryoku").zones
    assert [zone.name for zone in zones if zone.owner == 0] == own
    assert [zone.name for zone in zones if zone.owner == 1] == own
    assert facts("deck") == one_each({"ordered": 1}, {"ordered": 1})
    assert facts("hand") == one_each({"sees": 1, "sorted": 1}, {"sees": 2, "sorted": 1})
    for name in own[2:]:
        assert facts(name) == one_each(OPEN, OPEN)
    assert facts("stack") == [{"owner": -1, **OPEN}]
