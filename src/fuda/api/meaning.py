"""What does a player mean by the words of an action? A verb, and cards by handle or number, as far as the seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fuda.kernel.decisions import Action
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import Rules
from fuda.kernel.state import State
from fuda.kernel.telling import knows, tells_apart


def meant(rules: Rules, state: State, seat: int, action: Mapping[str, Any]) -> list[Action] | Reason:
    """The actions that these words can mean: several when the seat knows several cards of one number.

    >>> from fuda.api import load
    >>> match = load("wars3x3").new(seed=7)
    >>> [each.verb for each in meant(match.game.rules, match.state, 0, {"verb": "deploy", "card": "009"})]
    ['deploy']
    """
    verb = action.get("verb") if isinstance(action, Mapping) else None
    if not isinstance(verb, str):
        return Reason("", "no-verb")
    numbers = _listed(action.get("numbers", ()))
    if numbers is None or any(isinstance(each, bool) or not isinstance(each, int) for each in numbers):
        return Reason("", "not-a-number")
    others: list[int] = []
    cards = action.get("cards", ())
    for named in (cards,) if _listed(cards) is None else cards:
        found = [card for card in _named(rules, state, seat, named) if card not in others]
        if not found:
            return Reason("", "no-such-card", card=_spoken(named))
        others.append(found[0])
    if action.get("card") is None:
        return [Action(verb, -1, tuple(others), numbers)]
    found = _named(rules, state, seat, action["card"])
    if not found:
        return Reason("", "no-such-card", card=_spoken(action["card"]))
    return [Action(verb, card, tuple(others), numbers) for card in found]


def refusal_of(rules: Rules, state: State, seat: int, action: Mapping[str, Any]) -> Reason | None:
    """Why the seat may not do this now; None when it may.

    >>> from fuda.api import load
    >>> match = load("wars3x3").new(seed=7)
    >>> refusal_of(match.game.rules, match.state, 0, {"verb": "deploy", "card": "009"}).clause
    '4.2'
    """
    choices = meant(rules, state, seat, action)
    if isinstance(choices, Reason):
        return choices
    first: Reason | None = None
    for each in choices:
        reason = rules.refusal(state, seat, each)
        if reason is None:
            return None
        first = first or reason
    return first


def _named(rules: Rules, state: State, seat: int, named: Any) -> list[int]:
    """The cards that the seat can mean by a handle, a number or a mention; its own come first."""
    if isinstance(named, Mapping):
        named = named.get("handle", named.get("card"))
    cards = [card for zone in state.zones for card in zone]
    if isinstance(named, int) and not isinstance(named, bool):
        return [card for card in cards if state.handle[card] == named and tells_apart(state, rules, card, seat)]
    if not isinstance(named, str):
        return []
    found = [card for card in cards if knows(state, card, seat) and rules.card_name(state.printed[card]) == named]
    return sorted(found, key=lambda card: rules.zones[state.zone[card]].owner != seat)


def _listed(given: Any) -> tuple[Any, ...] | None:
    return tuple(given) if isinstance(given, (list, tuple)) else None


def _spoken(named: Any) -> int | str:
    if isinstance(named, Mapping):
        named = named.get("handle", named.get("card", ""))
    return named if isinstance(named, (int, str)) else str(named)
