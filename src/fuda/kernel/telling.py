"""What is a seat told? Cards, events and questions, in the words that this seat is entitled to."""

from __future__ import annotations

from typing import Any

from fuda.kernel.decisions import Act, Action, Allocate, Decision, Number, Option, Order, Roll, Shuffle, Subset
from fuda.kernel.events import Event
from fuda.kernel.rules import Rules
from fuda.kernel.state import State


def knows(state: State, card: int, seat: int) -> bool:
    """Whether the seat knows what the card is; the judge (-1) knows every card."""
    return seat < 0 or bool(state.known[card] >> seat & 1)


def tells_apart(state: State, rules: Rules, card: int, seat: int) -> bool:
    """Whether the seat can point at this very card."""
    return knows(state, card, seat) or rules.zones[state.zone[card]].told_apart


def silence_tells(state: State, seat: int, *zones: int) -> bool:
    """Whether the other seat would learn something of the cards in these zones if this seat was not asked what it
    does with them: in a game that hides what is forced, wherever the other seat does not know one of them."""
    if state.hide_forced:
        known = state.known
        bit = 1 << 1 - seat
        for zone in zones:
            for card in state.zones[zone]:
                if not known[card] & bit:
                    return True
    return False


def silence_tells_of(state: State, seat: int, cards: tuple[int, ...]) -> bool:
    """The same for some cards."""
    if state.hide_forced:
        for card in cards:
            if not state.known[card] >> 1 - seat & 1:
                return True
    return False


def mention(state: State, rules: Rules, card: int, seat: int) -> dict[str, Any]:
    """How a card is spoken of to a seat: by handle and number if known, by handle if it can be told apart, else not."""
    if card < 0:
        return {}
    if knows(state, card, seat):
        return {"handle": state.handle[card], "card": rules.card_name(state.printed[card])}
    if rules.zones[state.zone[card]].told_apart:
        return {"handle": state.handle[card]}
    return {}


def tell(state: State, rules: Rules, event: Event, seat: int) -> dict[str, Any]:
    """What the seat is told of an applied event."""
    told: dict[str, Any] = {"event": type(event).__name__, "clause": event.clause}
    for name in event.shown:
        told[name] = getattr(event, name)
    for name in event.cards:
        value = getattr(event, name)
        if isinstance(value, tuple):
            told[name] = [mention(state, rules, card, seat) for card in value]
        else:
            told[name] = mention(state, rules, value, seat)
    return told


def tell_replacement(
    state: State, rules: Rules, name: int, event: Event, instead: tuple[Event, ...], seat: int
) -> dict[str, Any]:
    """What the seat is told of events that take another's place, while none of them has happened yet; with the card
    and the line of the text as far as the seat knows it."""
    found = rules.replacer(state, name)
    is_open = found.printed >= 0 and (found.lasting or (found.card >= 0 and knows(state, found.card, seat)))
    return {
        "event": "Instead",
        "clause": found.clause or event.clause,
        "seat": found.seat,
        "card": mention(state, rules, found.card, seat),
        "printed": rules.card_name(found.printed) if is_open else "",
        "line": found.line if is_open else -1,
        "was": tell(state, rules, event, seat),
        "became": [tell(state, rules, each, seat) for each in instead],
    }


def tell_action(state: State, rules: Rules, action: Action, seat: int) -> dict[str, Any]:
    """An action in the seat's words."""
    told: dict[str, Any] = {"verb": action.verb}
    if action.card >= 0:
        told["card"] = mention(state, rules, action.card, seat)
    if action.cards:
        told["cards"] = [mention(state, rules, card, seat) for card in action.cards]
    if action.numbers:
        told["numbers"] = list(action.numbers)
    return told


def tell_decision(state: State, rules: Rules, decision: Decision, seat: int) -> dict[str, Any]:
    """A question in the words of the seat that is asked."""
    told: dict[str, Any] = {
        "kind": decision.kind,
        "seat": decision.seat,
        "clause": decision.clause,
        "purpose": decision.purpose,
    }
    if isinstance(decision, Act):
        told["options"] = [tell_action(state, rules, each, seat) for each in decision.options]
    elif isinstance(decision, Option):
        told["options"] = list(decision.options)
    elif isinstance(decision, Number):
        told["low"], told["high"] = decision.low, decision.high
    elif isinstance(decision, Subset):
        told["least"], told["most"] = decision.least, decision.most
        told["candidates"] = _things(state, rules, decision.candidates, decision.kind == "cards", seat)
    elif isinstance(decision, Order):
        told["items"] = _things(state, rules, decision.items, decision.are_cards, seat)
    elif isinstance(decision, Allocate):
        told["places"] = _things(state, rules, decision.places, decision.are_cards, seat)
        told["limits"] = list(decision.limits)
        told["least"], told["most"] = decision.least, decision.most
    elif isinstance(decision, Roll):
        told["dice"], told["faces"] = decision.dice, decision.faces
    elif isinstance(decision, Shuffle):
        told["size"] = decision.size
    return told


def _things(state: State, rules: Rules, things: tuple[int, ...], are_cards: bool, seat: int) -> list[Any]:
    if not are_cards:
        return list(things)
    return [mention(state, rules, card, seat) or {"place": place} for place, card in enumerate(things)]
