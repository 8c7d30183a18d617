"""What may somebody see who plays on neither side? What both players know, and nothing that only one of them does.

It is what both were told: so it cannot hold anything that one of them may not know.

>>> common({"event": "Drawn", "card": {"handle": 3, "card": "007"}}, {"event": "Drawn", "card": {}})
{'event': 'Drawn', 'card': {}}
"""

from __future__ import annotations

from typing import Any, Final

SPECTATOR: Final = -2  # where a spectator sits


def common(first: Any, second: Any) -> Any:
    """What stands in both: of tables the keys that both have, of lists as long as each other each entry, of anything
    else the value if it is the same, otherwise None."""
    if isinstance(first, dict) and isinstance(second, dict):
        return {
            key: common(value, second[key])
            for key, value in first.items()
            if key in second and (_has_parts(value) or value == second[key])
        }
    if isinstance(first, list) and isinstance(second, list):
        if len(first) != len(second):
            return []
        return [common(one, other) for one, other in zip(first, second, strict=True)]
    return first if first == second else None


def _has_parts(value: Any) -> bool:
    return isinstance(value, (dict, list))


def public_view(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    """The view of somebody who watches, from those of both players."""
    zones: list[dict[str, Any]] = []
    for mine, theirs in zip(first["zones"], second["zones"], strict=True):
        known = {card["handle"]: card for card in theirs["cards"]}
        cards = [common(card, known[card["handle"]]) for card in mine["cards"] if card["handle"] in known]
        if any("place" not in card for card in cards):
            # The order of what lies in a hand, or in an unordered pile, is nobody else's business.
            cards = sorted(
                [{key: value for key, value in card.items() if key != "place"} for card in cards],
                key=lambda card: (str(card.get("card", "")), card["handle"]),
            )
        zones.append({**mine, "cards": cards})
    return {
        "game": first["game"],
        "seat": SPECTATOR,
        "situation": common(first["situation"], second["situation"]),
        "zones": zones,
        "asked": None,
        "standing_in": first["standing_in"] if first["outcome"] is not None else [],
        "outcome": first["outcome"],
    }
