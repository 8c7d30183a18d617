"""What may a seat know? A view is built from what the seat knows, never cut down from the whole.

A view is JSON: numbers, strings, lists and objects. A card that the seat cannot tell from others is only counted.
"""

from __future__ import annotations

from typing import Any

from fuda.kernel.machine import asked, standing_in
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.kernel.telling import knows, tell_decision


def view(state: State, rules: Rules, seat: int) -> dict[str, Any]:
    """Everything the seat may know, and its question if it is asked one."""
    zones: list[dict[str, Any]] = []
    for place, zone in enumerate(rules.zones):
        cards: list[dict[str, Any]] = []
        for position, card in enumerate(state.zones[place]):
            if knows(state, card, seat):
                shown: dict[str, Any] = {
                    "place": position,
                    "handle": state.handle[card],
                    "card": rules.card_name(state.printed[card]),
                }
                shown.update(rules.face(state, card, seat))
                shown.update(rules.known_face(state, card, seat))
                cards.append(shown)
            elif zone.told_apart:
                shown = {"place": position, "handle": state.handle[card]}
                shown.update(rules.face(state, card, seat))
                cards.append(shown)
        if not (zone.told_apart or zone.ordered or seat == zone.owner or seat < 0):
            # The order in which a seat remembers hidden cards must not betray places in a hand, of equal ones neither.
            cards.sort(key=lambda each: (str(each["card"]), each["handle"]))
            for each in cards:
                del each["place"]
        zones.append({"zone": zone.name, "owner": zone.owner, "count": len(state.zones[place]), "cards": cards})
    question = asked(state, seat)
    outcome = state.outcome
    return {
        "game": rules.game,
        "seat": seat,
        "situation": rules.situation(state, seat),
        "zones": zones,
        "asked": None if question is None else tell_decision(state, rules, question, seat),
        "standing_in": list(standing_in(state)) if question is not None or outcome is not None else [],
        "outcome": None
        if outcome is None
        else {"winner": outcome.winner, "kind": outcome.kind, "clause": outcome.clause},
    }
