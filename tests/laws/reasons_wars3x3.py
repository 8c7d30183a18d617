"""Which clauses forbid what in 3x3Wars, what do refusals claim, and how is their advice followed?"""

from __future__ import annotations

from typing import Any

from fuda.games.wars3x3.rules import Wars
from fuda.games.wars3x3.table import FACE_UP, USED
from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import asked
from fuda.play.laws.reasons import Asking, Untested, altered, first_of, fix, name, say, time

SPELLS = {"not-in-hand": "2.0", "not-in-this-step": "2.0", "already-a-target": "2.0a", "only-for-counters": "S8"}
FORBIDDEN = {"forbidden-now": "P2", "not-for-counters": "S8"}  # what only texts of one's own forbid
DECLARED = {"declared-together": "2.0b", "spells-declared-already": "2.0b", "card-declared-already": "2.0b"}
FORM = {"no-card-named": "W5.0", "card-named-twice": "W5.0", "one-number-for-each-card": "W5.0"}
ENTERING = {"not-in-this-step": "4.2", "once-a-turn": "4.2", "not-in-hand": "4.2", "not-a-unit": "4.2a"}
PASSING = {"not-asked": "W5.0", "not-offered-now": "asked"}
TARGETED = {"cost-not-equal": "2.1a", "costs-too-low": "2.1b", "one-card-or-two": "2.1b", "no-fitting-cards": "2.1b"}

ANSWERS = ("trigger",)  # what only answers a certain question, whose clause speaks of it
CLAUSES = {
    "trigger": PASSING,
    "go-on": PASSING,
    "pass": PASSING,
    "declare": PASSING,
    "expand": {
        **PASSING,
        **FORM,
        "not-in-this-step": "4.1",
        "not-in-hand": "4.1",
        "expanded-already": "4.1",
        "forbidden-now": "P2",
    },
    "deploy": {
        **PASSING,
        **FORM,
        **ENTERING,
        "not-hasty": "S7",
        "forbidden-now": "P2",
        "no-empty-place": "4.2",
        "cost-above-territory": "4.2a",
    },
    "redeploy": {
        "declared-together": "4.2b",
        "another-is-chosen": "4.2b",
        "cards-wanted": "4.2b",
        **PASSING,
        **FORM,
        **ENTERING,
        "not-hasty": "S7",
        "deployment-only": "Q10",
        "no-unit-given-up": "4.2b",
        "forbidden-now": "P2",
        "cannot-be-given-up": "P2",
        "cost-above-total": "4.2b",
        "not-your-unit-to-give-up": "4.2b",
    },
    "remove": {
        "another-is-chosen": "2.1a 2.1b",
        "cards-wanted": "2.1a 2.1b",
        **PASSING,
        **FORM,
        **SPELLS,
        **FORBIDDEN,
        **DECLARED,
        **TARGETED,
        "not-an-enemy-unit": "2.1a",
        "not-its-number": "S9",
    },
    "boost": {
        **PASSING,
        **FORM,
        **SPELLS,
        **FORBIDDEN,
        **DECLARED,
        "one-card": "2.2",
        "not-your-unit": "2.2",
        "not-its-number": "2.2",
        "already-boosted": "S2",
        "colour-differs": "2.2",
    },
    "counter": {
        **PASSING,
        **FORM,
        "not-in-hand": "2.0",
        "nothing-to-counter": "2.3a",
        "cannot-counter": "P2",
        "own-spell": "2.3a",
        "wrong-number-of-cards": "2.3a",
        "not-wild": "S8",
        "not-its-number": "S9",
        "only-its-own-kind": "S8",
        "numbers-differ": "2.3a",
    },
    "magic": {
        **PASSING,
        **FORM,
        "not-your-magic": "M1",
        "sideways": "M5",
        "no-magic": "M1",
        "forbidden-now": "P2",
        "not-your-turn": "M1",
        "already-this-turn": "M2",
        "not-the-right-time": "M4",
        "too-few-cards-to-discard": "M4",
        "cannot-pay": "M4",
        "nothing-to-answer": "M4",
        "condition-not-met": "M4",
        "not-enough-power": "M3",
    },
    "use": {
        **PASSING,
        **FORM,
        "no-such-ability": "P1",
        "not-your-turn": "M1",
        "not-the-right-time": "M4",
        "already-this-turn": "P1",
        "cannot-pay": "M6",
    },
    "grand": {
        **PASSING,
        **FORM,
        "not-your-magic": "G4",
        "sideways": "G4",
        "no-grand-magic": "G3",
        "forbidden-now": "P2",
        "not-your-turn": "G1",
        "already-this-turn": "G2",
        "not-the-right-time": "G3",
        "too-few-cards-to-discard": "G3",
        "cannot-pay": "G3",
        "nothing-to-answer": "G3",
        "no-answer": "G3",
        "condition-not-met": "G3",
        "nothing-to-copy": "S18",
    },
}
SHAPES = {"remove": (1, 1), "boost": (1, 1), "counter": (1, 1), "redeploy": (1, 0)}
CLAIMS = {
    "cost-above-territory": lambda v: v["cost"] > v["territory"],
    "cost-above-total": lambda v: v["cost"] > v["total"],
    "cost-not-equal": lambda v: v["shown"] != v["cost"],
    "costs-too-low": lambda v: v["shown"] < v["cost"],
    "one-card-or-two": lambda v: v["cards"] not in (1, 2),
    "one-card": lambda v: v["cards"] != 1,
    "wrong-number-of-cards": lambda v: v["cards"] != v["wanted"],
    "numbers-differ": lambda v: sorted(v["shown"].split("+")) != sorted(v["wanted"].split("+")),
    "too-few-cards-to-discard": lambda v: v["found"] < v["wanted"],
    "not-enough-power": lambda v: v["colours_lacking"] > v["extra"] or v["required"] > v["units"] + v["extra"],
    "one-number-for-each-card": lambda v: v["cards"] != v["numbers"],
}


def _units_in_hand(asking: Asking) -> list[int]:
    rules: Wars = asking.rules
    return [card for card in asking.cards_in("hand.own") if rules.card(asking.state, card).is_unit]


def _raise_territory(asking: Asking, twin: Any) -> bool | None:
    """As many cards of the deck become territories as are missing."""
    values = asking.values
    missing = values["cost"] - values.get("territory", values.get("total", 0))
    deck = twin.zones[asking.zone("deck")]
    for card in deck[:missing]:
        twin.zones[asking.zone("deck")] = tuple([each for each in twin.zones[asking.zone("deck")] if each != card])
        twin.zones[asking.zone("territory.own")] = (*twin.zones[asking.zone("territory.own")], card)
        twin.zone[card] = asking.zone("territory.own")
    return None if len(deck) >= missing else False


def _all_colours(asking: Asking, twin: Any) -> bool | None:
    """Units of every colour that is needed come to the own field, as many as are required."""
    rules: Wars = asking.rules
    needs = list(rules.card(twin, asking.action.card).needs)
    found: list[int] = []
    deck = list(twin.zones[asking.zone("deck")])
    for colour, count in enumerate(needs):
        fitting = [card for card in deck if rules.card(twin, card).is_unit and rules.card(twin, card).colour == colour]
        if len(fitting) < count:
            return False
        found += fitting[:count]
    others = [card for card in deck if card not in found and rules.card(twin, card).is_unit]
    found += others[: rules.card(twin, asking.action.card).needs_any]
    if len(found) < asking.values["required"]:
        return False
    for card in found:
        twin.zones[asking.zone("deck")] = tuple([each for each in twin.zones[asking.zone("deck")] if each != card])
        twin.zones[asking.zone("field.own")] = (*twin.zones[asking.zone("field.own")], card)
        twin.zone[card] = asking.zone("field.own")
    return None


def _fill_hand(asking: Asking, twin: Any) -> bool | None:
    """As many cards are in hand as must be discarded, of every kind that the deck has."""
    deck, hand = asking.zone("deck"), asking.zone("hand.own")
    for card in twin.zones[deck]:
        twin.zone[card] = hand
    twin.zones[hand], twin.zones[deck] = (*twin.zones[hand], *twin.zones[deck]), ()
    return None


def _forget_cast(asking: Asking, twin: Any) -> None:
    """Another turn: nothing was activated in it."""
    twin.cast[asking.seat], twin.grand[asking.seat] = (), 0


def _forget_uses(asking: Asking, twin: Any) -> None:
    """Another turn: no ability was used in it."""
    twin.effects = tuple([each for each in twin.effects if each.kind != USED])


def _empty_place(asking: Asking) -> tuple[Any, ...] | None:
    units = asking.cards_in("field.own")
    return (f"#{asking.state.handle[units[0]]} to discard",) if units else None


def _leave_field(asking: Asking) -> list[tuple[Any, Action]] | None:
    found = _empty_place(asking)
    return None if found is None else fix(*found)(asking)


def _no_effects(asking: Asking, twin: Any) -> None:
    twin.effects = ()


def _no_cards(asking: Asking) -> Action:
    return Action(asking.action.verb, asking.action.card)


def _offered(asking: Asking) -> Action | None:
    question = asked(asking.state, asking.seat)
    return question.options[0] if isinstance(question, Act) else None


def _own_kind(asking: Asking) -> list[int]:
    wanted = asking.values["name"]
    return [c for c in asking.cards_in("hand.own") if asking.rules.card_name(asking.state.printed[c]) == wanted]


def _fitting_colour(asking: Asking) -> list[int]:
    rules: Wars = asking.rules
    colour = rules.card(asking.state, asking.action.card).colour
    return [card for card in asking.cards_in("hand.own") if rules.card(asking.state, card).colour == colour]


def _other_targets(asking: Asking) -> list[int]:
    side = "field.other" if asking.action.verb == "remove" else "field.own"
    declared = {spell.unit for frame in asking.state.frames for spell in getattr(frame, "declared", ())}
    return [unit for unit in asking.cards_in(side) if not asking.state.spelled[unit] and unit not in declared]


def _spell_cards(asking: Asking) -> list[int]:
    rules: Wars = asking.rules
    return [card for card in asking.cards_in("hand.own") if not rules.card(asking.state, card).only_for]


def _undeclared(asking: Asking) -> list[int]:
    used = {card for frame in asking.state.frames for spell in getattr(frame, "declared", ()) for card in spell.cards}
    return [card for card in asking.cards_in("hand.own") if card not in used]


def _own_number(asking: Asking) -> list[int]:
    printed = [asking.rules.card(asking.state, card) for card in asking.action.cards]
    return list(range(max(each.low for each in printed), min(each.high for each in printed) + 1))


def _costing(asking: Asking) -> list[int]:
    rules: Wars = asking.rules
    cost = asking.values["cost"]
    cards = [rules.card(asking.state, card) for card in asking.cards_in("hand.own")]
    held = asking.cards_in("hand.own")
    return [c for c, printed in zip(held, cards, strict=True) if printed.low == printed.high == cost]


def _cost(asking: Asking) -> list[int]:
    return [asking.rules.card(asking.state, card).cost for card in asking.action.cards[:1]]


def _with_no_numbers(asking: Asking) -> Action:
    return Action(asking.action.verb, asking.action.card, asking.action.cards)


LATER = Untested("to wait for a question cannot be set up: who is asked follows from the whole course of play")
ADVICE = {
    "not-asked": LATER,
    "not-offered-now": LATER,
    "declared-together": say(_no_cards),
    "another-is-chosen": say(_offered),
    "cards-wanted": say(_offered),
    "nothing-to-counter": Untested("a spell of the opponent that is being declared cannot be set up by hand"),
    "nothing-to-answer": Untested("an activation under way cannot be set up by hand"),
    "no-answer": Untested("whether a text allows it is said by the card alone"),
    "nothing-to-copy": Untested("a magic that could be copied depends on all conditions of its text"),
    "condition-not-met": Untested("the condition in the brackets is free text"),
    "own-spell": Untested("a spell of the opponent that is being declared cannot be set up by hand"),
    "wrong-number-of-cards": Untested("the cards that fit depend on the spell below"),
    "numbers-differ": Untested("the cards that fit depend on the spell below"),
    "not-in-this-step": time,
    "not-your-turn": time,
    "not-the-right-time": time,
    "not-in-hand": fix("{card} to hand.{own}"),
    "remove not-in-hand": name("others", _spell_cards),
    "boost not-in-hand": name("others", _spell_cards),
    "counter not-in-hand": name("others", _spell_cards),
    "expanded-already": time,
    "once-a-turn": fix("strategy_done = false"),
    "not-a-unit": name("card", _units_in_hand),
    "not-hasty": name("card", lambda a: [c for c in _units_in_hand(a) if a.rules.card(a.state, c).hastens]),
    "no-empty-place": _leave_field,
    "cost-above-territory": altered(_raise_territory),
    "cost-above-total": altered(_raise_territory),
    "no-unit-given-up": name("others", lambda a: a.cards_in("field.own")),
    "not-your-unit-to-give-up": name("others", lambda a: a.cards_in("field.own")),
    "deployment-only": say(lambda a: Action("deploy", a.action.card)),
    "not-an-enemy-unit": name("card", lambda a: a.cards_in("field.other")),
    "not-your-unit": name("card", lambda a: a.cards_in("field.own")),
    "already-a-target": first_of(name("card", _other_targets), fix("{card}.spelled = 0")),
    "already-boosted": fix("{card}.boosted = 0"),
    "only-for-counters": name("others", _spell_cards),
    "not-for-counters": Untested("the text that forbids is that of the card itself"),
    "forbidden-now": Untested("the text that forbids may be of a card that stays"),
    "cannot-be-given-up": Untested("the text that forbids may be of a card that stays"),
    "card-declared-already": name("others", _undeclared),
    "spells-declared-already": Untested("the next turn is no position that a fix makes"),
    "one-card-or-two": name("others", _spell_cards),
    "one-card": name("others", _spell_cards),
    "cost-not-equal": name("others", _costing),
    "costs-too-low": name("others", _costing),
    "no-fitting-cards": Untested("whether cards of the deck fit is not known before they are drawn"),
    "not-its-number": name("number", _own_number),
    "boost not-its-number": name("number", _cost),
    "not-wild": say(_with_no_numbers),
    "only-its-own-kind": name("others", _own_kind),
    "colour-differs": name("others", _fitting_colour),
    "cannot-counter": altered(_no_effects),
    "not-your-magic": name("card", lambda a: a.cards_in("magic.own")),
    "no-such-ability": Untested("which cards have an ability to use is said by their texts alone"),
    "no-magic": name("card", lambda a: [c for c in a.cards_in("magic.own") if a.rules.card(a.state, c).magic]),
    "no-grand-magic": name("card", lambda a: [c for c in a.cards_in("magic.own") if a.rules.card(a.state, c).grand]),
    "sideways": fix(f"{{card}}.lying = {FACE_UP}"),
    "already-this-turn": altered(_forget_cast),
    "use already-this-turn": altered(_forget_uses),
    "not-enough-power": altered(_all_colours),
    "too-few-cards-to-discard": altered(_fill_hand),
    "cannot-pay": Untested("what has to be paid with is said by the text of the card"),
    "no-card-named": name("card", lambda a: a.cards_in("hand.own", "field.own", "field.other", "magic.own")),
    "card-named-twice": say(lambda a: Action(a.action.verb, a.action.card, a.action.cards[:1], a.action.numbers[:1])),
    "one-number-for-each-card": say(_with_no_numbers),
}
