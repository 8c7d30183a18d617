"""Which clauses forbid what in 軌跡TCG, what do refusals claim, and how is their advice followed?"""

from __future__ import annotations

from typing import Any

from fuda.games.kiseki.chapters.attacks import able_units
from fuda.games.kiseki.rules import Kiseki
from fuda.games.kiseki.table import controller
from fuda.games.kiseki.texts.values import abilities_of, units_of
from fuda.kernel.decisions import Action
from fuda.kernel.explaining import imagined
from fuda.language.running.printed import ACTIVATED, REFERENCE
from fuda.play.laws.reasons import Asking, Untested, altered, fix, name, say, time

ANY = {"not-asked": "902.4", "not-offered-now": "asked", "no-priority": "902.4", "loop-closed": "1501.1a"}
STEP = {"not-your-attack-step": "803.3", "must-attack-with": "1326.3"}
UNIT = {"not-your-unit": "803.3", "not-a-unit": "803.6a", "not-ready": "803.6b", "cannot-attack": "803.6c"}
JOINT = {**UNIT, "no-common-organisation": "803.6d", "nothing-to-attack": "803.6e"}
PRICE = {
    "not-enough-cp": "1318.1",
    "not-enough-ep": "1318.2",
    "cost-impossible": "1203.2",
    "no-crew": "1411.1",
    "homebase-too-small": "1204.2f-3",
}
LIMIT = {"not-in-this-period": "1210.2", "condition-not-met": "1210.2", "used-up-this-turn": "1210.2"}
TEXT = {**PRICE, **LIMIT, "play-forbidden": "104.4", "no-legal-target": "1204.2d"}
TARGET = {
    "no-attackers": "803.5",
    "not-their-unit": "803.5",
    "target-not-a-unit": "803.6f",
    "target-stunned": "803.6g",
    "cannot-be-attacked": "1326.1",
    "attacked-only-by-others": "1402.1",
    "attacks-only-others": "1402.1",
    "cannot-attack-that": "803.6e",
    "cannot-attack-players": "803.6e",
    "unit-can-be-attacked": "803.6h",
    "not-the-opponent": "803.5b",
    "must-attack-other": "1326.2",
}
ANSWERS = ("trigger",)  # what only answers a certain question, whose clause speaks of it
CLAUSES = {
    "trigger": ANY,
    "pass": {**ANY, **STEP},
    "go-on": {**ANY, **STEP},
    "play": {
        **ANY,
        **TEXT,
        "not-your-card": "902.4",
        "not-of-this-kind": "203.2",
        "not-where-it-is-played-from": "1206.1 1207.1 1208.1 1209.1",
        "already-face-up": "1208.1a 1209.1a 1204.2a",
        "not-from-homebase": "1206.1 1207.1",
        "not-your-deployment-step": "902.4h",
        "waiting-zone-not-empty": "902.4h",
        "not-playable-as-this-kind": "1403.1",
    },
    "craft": {
        **ANY,
        **TEXT,
        "not-your-card": "902.4d",
        "no-craft-named": "1210.1",
        "not-activated": "1210.1",
        "no-such-craft-in-force": "1202.1",
    },
    "art": {
        **ANY,
        **TEXT,
        "not-your-card": "902.4e",
        "no-art": "208.1",
        "not-where-it-is-played-from": "1213.2",
        "already-face-up": "1213.2a",
    },
    "gain-ep": {**ANY, "not-in-your-homebase": "1217.2", "already-actioned": "1315.2"},
    "support": {
        **ANY,
        "one-target": "1219.2a",
        "not-your-unit": "1219.2a 1219.2b",
        "same-unit": "1219.2b-1",
        "not-ready": "1219.2b-2",
        "no-common-organisation": "1219.2b-3",
        "only-covert-supports-covert": "1219.2b-4",
        "covert-supports-only-covert": "1219.2b-5",
    },
    "attack": {**ANY, **STEP, **JOINT},
    "join": {**ANY, **STEP, **JOINT},
    "target": {**ANY, **STEP, **JOINT, **TARGET},
    "target-player": {**ANY, **STEP, **JOINT, **TARGET},
    "aim": {
        **ANY,
        "not-offered-now": "asked 1204.2d",
        "no-card-named": "1204.2d",
        "not-a-legal-target": "1204.2d",
        "not-openly-known": "1204.2d-4",
        "not-targeted": "104.4",
    },
    "mode": {**ANY},  # how a play remembers that effects are chosen; nobody is offered it
    "board": {
        **ANY,
        "not-boarding-now": "1411.1",
        "wrong-size-of-crew": "1411.1",
        "not-a-ready-unit-of-yours": "1411.1",
        "crew-too-light": "1411.1",
    },
}
SHAPES = {"aim": (1, 0), "support": (1, 0), "board": (1, 0), "target": (1, 0), "target-player": (1, 0)}
CLAIMS = {
    "not-enough-cp": lambda v: v["cp"] < v["cost"],
    "not-enough-ep": lambda v: v["ep"] < v["cost"],
    "cost-impossible": lambda v: v["cards"] < v["wanted"],
    "homebase-too-small": lambda v: v["cards"] < v["level"],
    "used-up-this-turn": lambda v: v["used"] >= v["limit"],
    "waiting-zone-not-empty": lambda v: v["waiting"] > 0,
    "one-target": lambda v: v["cards"] != 1,
    "wrong-size-of-crew": lambda v: not 1 <= v["cards"] <= v["most"],
    "crew-too-light": lambda v: v["cp"] < v["wanted"],
}


def _own_cards(asking: Asking) -> list[int]:
    found = asking.cards_in("hand.own", "homebase.own", "field.own")
    return [card for card in found if controller(asking.state, card) == asking.seat]


def _own_units(asking: Asking) -> list[int]:
    return list(units_of(asking.state, asking.rules, asking.seat))


def _their_units(asking: Asking) -> list[int]:
    state = asking.state
    return [unit for unit in units_of(state, asking.rules, 1 - asking.seat) if not state.stunned[unit]]


def _down_in_homebase(asking: Asking, twin: Any) -> None:
    twin.down[asking.action.card] = 1


def _enough(asking: Asking, twin: Any) -> None:
    values = asking.values
    if asking.reason.condition == "not-enough-cp":
        twin.cp[asking.seat] = values["cost"]
    else:
        twin.ep[asking.seat] += values["cost"] - values["ep"]


def _nothing_waits(asking: Asking, twin: Any) -> None:
    twin.waiting = ()


def _new_turn(asking: Asking, twin: Any) -> None:
    twin.used, twin.played = (), ()


def _more_homebase(asking: Asking, twin: Any) -> bool | None:
    missing = asking.values["level"] - asking.values["cards"]
    deck, home = asking.zone("deck.own"), asking.zone("homebase.own")
    taken = twin.zones[deck][:missing]
    for card in taken:
        twin.zone[card], twin.down[card] = home, 1
    twin.zones[deck], twin.zones[home] = twin.zones[deck][missing:], (*twin.zones[home], *taken)
    return None if len(taken) == missing else False


def _ready(asking: Asking, twin: Any) -> None:
    for card in (asking.action.card, *asking.action.cards):
        if card >= 0:
            twin.actioned[card] = 0


def _to_hand(asking: Asking) -> list[tuple[Any, Action]] | None:
    """To the hand; a BASE face down to the homebase."""
    zone = "homebase" if asking.reason.clause == "1209.1" else "hand"
    found = fix(f"{{card}} to {zone}.{{own}}")(asking)
    if found is None or zone == "hand":
        return found
    twin = imagined(found[0][0])
    twin.down[asking.action.card] = 1
    return [(twin, asking.action)]


def _own_crafts(asking: Asking) -> list[tuple[Any, Action]] | None:
    """The activated crafts that the cards of the player's field have now."""
    rules: Kiseki = asking.rules
    found = [
        (asking.state, Action("craft", card, (), (each & REFERENCE,)))
        for card in asking.cards_in("field.own")
        for each in abilities_of(asking.state, rules, card)
        if rules.list.ability(each & REFERENCE).form == ACTIVATED
    ]
    return found or None


def _able(asking: Asking) -> list[int]:
    return list(able_units(asking.state, asking.rules, asking.seat))


def _mates(asking: Asking) -> list[int]:
    return [unit for unit in _own_units(asking) if unit != asking.action.card]


def _ready_units(asking: Asking) -> list[int]:
    return [unit for unit in _own_units(asking) if not asking.state.actioned[unit]]


def _support_by_units(asking: Asking) -> list[tuple[Any, Action]] | None:
    """Two units of the player."""
    units = _own_units(asking)
    return [(asking.state, Action("support", units[0], (units[1],)))] if len(units) > 1 else None


LATER = Untested("to wait for a question cannot be set up: who is asked follows from the whole course of play")
TEXTS = Untested("the text that forbids may be of a card that stays")
ADVICE = {
    "not-asked": LATER,
    "not-offered-now": LATER,
    "no-priority": LATER,
    "loop-closed": Untested("another action that is no part of the loop leads to another position"),
    "not-your-attack-step": time,
    "not-your-deployment-step": time,
    "not-in-this-period": Untested("the period that a text names is free text"),
    "must-attack-with": TEXTS,
    "not-your-card": name("card", _own_cards),
    "not-of-this-kind": Untested("the kinds of a card are said by the card"),
    "not-where-it-is-played-from": _to_hand,
    "already-face-up": altered(_down_in_homebase),
    "not-from-homebase": _to_hand,
    "waiting-zone-not-empty": altered(_nothing_waits),
    "not-playable-as-this-kind": TEXTS,
    "play-forbidden": TEXTS,
    "no-legal-target": Untested("what a text aims at is free text"),
    "condition-not-met": Untested("the condition of a text is free text"),
    "used-up-this-turn": altered(_new_turn),
    "not-enough-cp": altered(_enough),
    "not-enough-ep": altered(_enough),
    "cost-impossible": Untested("what a cost asks for is free text"),
    "no-crew": Untested("units that board must be ready and of enough CP together"),
    "homebase-too-small": altered(_more_homebase),
    "no-craft-named": _own_crafts,
    "not-activated": _own_crafts,
    "no-such-craft-in-force": _own_crafts,
    "no-art": name("card", lambda a: [c for c in a.cards_in("hand.own") if a.rules.card(a.state, c).art()]),
    "not-in-your-homebase": name("card", lambda a: a.cards_in("homebase.own")),
    "already-actioned": fix("{card}.actioned = 0"),
    "one-target": name("others", _mates),
    "support not-your-unit": _support_by_units,
    "same-unit": name("others", _mates),
    "not-ready": altered(_ready),
    "no-common-organisation": Untested("which organisations units have is said by the cards"),
    "only-covert-supports-covert": Untested("which icons units have is said by the cards"),
    "covert-supports-only-covert": Untested("which icons units have is said by the cards"),
    "not-your-unit": name("card", _own_units),
    "target not-your-unit": name("others", _own_units),
    "target-player not-your-unit": name("others", _own_units),
    "not-a-unit": name("card", _own_units),
    "target not-a-unit": name("others", _own_units),
    "target-player not-a-unit": name("others", _own_units),
    "cannot-attack": TEXTS,
    "nothing-to-attack": TEXTS,
    "no-attackers": name("others", _able),
    "not-their-unit": name("card", _their_units),
    "target-not-a-unit": name("card", _their_units),
    "target-stunned": fix("{card}.stunned = 0"),
    "cannot-be-attacked": TEXTS,
    "attacked-only-by-others": TEXTS,
    "attacks-only-others": TEXTS,
    "cannot-attack-that": TEXTS,
    "cannot-attack-players": TEXTS,
    "unit-can-be-attacked": Untested("units leave the field or are stunned in the course of play"),
    "not-the-opponent": say(lambda a: Action(a.action.verb, a.action.card, a.action.cards)),
    "must-attack-other": TEXTS,
    "no-card-named": name("card", lambda a: a.cards_in("field.other", "field.own")),
    "not-a-legal-target": Untested("what a text aims at is free text"),
    "not-openly-known": Untested("what a text aims at is free text"),
    "not-targeted": TEXTS,
    "not-boarding-now": Untested("a craft that is being paid for cannot be set up by hand"),
    "wrong-size-of-crew": name("others", _ready_units),
    "not-a-ready-unit-of-yours": name("others", _ready_units),
    "crew-too-light": Untested("units that board must be of enough CP together"),
}
