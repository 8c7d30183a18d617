"""Which clauses forbid what in 本陣TCG, what do refusals claim, and how is their advice followed?"""

from __future__ import annotations

from typing import Any

from fuda.games.honjin.chapters.marching import March, in_range
from fuda.games.honjin.chapters.refusals import ability_meant
from fuda.games.honjin.chapters.summoning import grounds
from fuda.games.honjin.chapters.terrain import areas_for
from fuda.games.honjin.rules import Honjin
from fuda.games.honjin.table import AREAS, HEADQUARTERS, equipment_of, units_of
from fuda.games.honjin.texts.values import level_of
from fuda.kernel.decisions import Action
from fuda.language.running.printed import ACTIVATED
from fuda.play.laws.reasons import Asking, Untested, altered, fix, name, say, time

ANY = {"not-asked": "4.3.4", "not-offered-now": "asked", "no-such-card": "10.1.2"}
FIRST = {"no-main-phase-in-the-first-turn": "7.3.7", "not-your-turn": "7.3.3", "not-in-main-phase": "7.3.3"}
BEARING = {
    "no-equipment": "15.4.11.2",
    "equipment-forbidden": "4.1.12",
    "one-piece-only": "15.4.4.2",
    "exclusive-to-others": "15.4.3.2",
    "no-item-slot": "13.1.2.2 12.2.6.2.1",
    "not-enough-slots": "12.2.8.3",
}
TEXT = {
    "no-ability-named": "10.1.4",
    "not-yours": "10.1.2",
    "not-activated": "4.1.5",
    "waits-for-dice": "10.1.8",
    "not-in-hand": "14.6.1",
    "summoned-or-laid-instead": "14.6.3",
    "ability-not-there": "10.1.4",
    "face-down": "10.1.2",
    "not-on-the-battlefield": "10.1.2",
    "not-in-battle": "8.2.2",
    "no-play-step": "10.9.1",
    "wrong-timing": "10.9.4 10.9.5 10.9.7 10.9.9.1",
    "counter-without-chain": "10.9.5",
    "not-your-timing": "10.9.4",
    "not-your-turn": "7.3.3",
    "uncounterable": "15.3.1",
    "no-such-declaration": "10.9.6",
    "nothing-can-be-used": "8.3.7.2",
    "countering-forbidden": "4.1.12",
    "use-forbidden": "4.1.12",
    "secret-art": "15.4.5.2",
    "no-unit-to-use-it": "13.1.3.1",
    "not-its-moment": "10.1.4",
    "condition-not-met": "14.8.1",
    "finished": "14.2.4",
    "already-a-cost": "14.8.3 10.11.5",
    "leaves-as-a-cost": "14.3.4 10.11.7",
    "no-such-slot": "13.1.2.2 13.1.3.1",
    "not-enough-slots": "13.1.2.1 13.1.3.1",
    "not-enough-deck": "10.11.10",
    "cost-promised-twice": "10.11.5",
    "cost-not-payable": "10.11.1 10.11.10 10.11.11 10.11.12",
    "target-not-in-chain": "10.10.8.2",
    "no-party": "10.10.12",
    "no-target": "10.10.3 10.10.11",
    "no-proper-target": "10.10.3",
    "targeting-forbidden": "4.1.12",
    "target-not-in-battle": "10.10.6",
    "chain-is-being-declared": "15.2.5.6",
    "loop-closed": "16.1.1.2",
}
# What only answers a certain question, whose clause speaks of it.
ANSWERS = (
    *("trigger", "party", "slot", "die", "wither", "strand", "adjust-limit", "drop-equipment", "shed-equipment"),
    *("limit-equipment", "keep-hero", "choose"),
)
CLAUSES = {
    **dict.fromkeys(ANSWERS, ANY),
    "pass": {**ANY, "must-attack": "8.3.5.6 8.3.6.6"},
    "go-on": ANY,
    "join": ANY,
    "lay": {
        **ANY,
        **FIRST,
        "laying-forbidden": "4.1.12",
        "one-proxy-a-turn": "5.1.2.20.4",
        "terrain-laid-already": "12.1.1.2.2.1",
        "deck-empty": "5.1.2.20.3",
        "not-in-hand": "12.1.1.2.2",
        "not-a-terrain": "12.1.1.2.2",
        "proxy-laid-already": "12.1.1.2.2.2",
        "no-area-for-terrain": "12.1.1.2.6",
        "headquarters-there": "5.1.2.10",
        "area-not-allowed": "12.1.1.2.5",
        "no-such-area": "12.1.1.2.5",
        "loop-closed": "16.1.1.2",
    },
    "march": {
        **ANY,
        **FIRST,
        "nobody-can-march": "12.2.5.1.1",
        "not-your-unit": "12.2.1",
        "finished": "12.2.3.1",
        "marching-forbidden": "4.1.12",
        "empty-land": "12.2.2.2",
        "out-of-range": "12.2.2.2",
        "march-failed-there": "12.2.4.2 8.4.8",
        "one-battle-at-a-time": "12.2.3.3",
        "above-limit": "12.2.3.2",
        "no-such-area": "12.2.2.2",
        "marches-already": "12.2.5.1.2",
        "declared-first": "12.2.5.1.1",
        "nothing-named": "12.2.5.1.2",
    },
    "summon": {
        **ANY,
        "nothing-named": "12.2.7.4.4",
        "not-your-turn": "7.4.4",
        "wrong-timing": "7.4.4 8.3.2.6",
        "not-in-hand": "12.2.7.4.3",
        "not-a-unit": "12.2.7.4.3",
        "summoning-forbidden": "4.1.12",
        "not-the-battle": "8.3.2.8",
        "not-instant": "2.1.12.3",
        "no-summoning-ground": "7.4.5",
        "hero-of-the-name-there": "15.1.4",
        "unit-of-the-name-there": "15.1.5",
        "above-limit": "12.2.7.2",
        "not-enough-deck": "15.1.2",
        "other-side-summons": "8.3.2.4 8.3.2.5",
        "no-such-area": "12.2.7.4.3",
    },
    "equip": {
        **ANY,
        **BEARING,
        "nothing-named": "12.2.8.4",
        "not-your-turn": "7.4.4",
        "wrong-timing": "7.4.4 8.3.2.6",
        "not-in-hand": "12.2.8.4",
        "not-equipment": "12.2.8.3",
        "not-your-unit": "12.2.8.4",
        "not-in-battle": "8.3.2.9",
        "other-side-summons": "8.3.2.4 8.3.2.5",
    },
    "exchange": {
        **ANY,
        **BEARING,
        "nothing-named": "12.2.6.2.1",
        "not-your-turn": "12.2.6.1",
        "wrong-timing": "12.2.6.1",
        "not-your-equipment": "12.2.6.1",
        "not-your-unit": "12.2.6.2.1",
        "same-unit": "12.2.6.2.2",
        "not-the-same-terrain": "12.2.6.2.1",
        "loop-closed": "16.1.1.2",
    },
    "use": {**ANY, **TEXT},
    "chain-on": {**ANY, **TEXT, "nothing-to-chain-on-to": "15.2.2", "not-the-same-chain": "15.2.2"},
    "attack": {
        **ANY,
        "wrong-timing": "9.1",
        "not-your-timing": "9.1",
        "attacked-already": "8.3.5.6 8.3.6.6",
        "no-battle": "9.1",
        "no-own-unit": "9.5",
        "no-enemy-unit": "9.5",
        "all-finished": "9.5",
    },
}
SHAPES = {"lay": (0, 1), "march": (0, 1), "summon": (0, 1), "equip": (1, 0), "exchange": (1, 0), "use": (0, 1)}
CLAIMS = {
    "above-limit": lambda v: v["levels"] > v["limit"],
    "not-enough-deck": lambda v: v["cards"] < v.get("wanted", v.get("hero", 0)),
    "cost-not-payable": lambda v: v["cards"] < v["wanted"],
    "no-target": lambda v: "wanted" not in v or v["targets"] < v["wanted"],
}


def _own_units(asking: Asking) -> list[int]:
    return list(units_of(asking.state, asking.rules, asking.seat))


def _hand(asking: Asking, kind: str) -> list[int]:
    rules: Honjin = asking.rules
    return [card for card in asking.cards_in("hand.own") if getattr(rules.card(asking.state, card), kind)]


def _pieces(asking: Asking) -> list[int]:
    return [piece for unit in _own_units(asking) for piece in equipment_of(asking.state, unit)]


def _mates(asking: Asking) -> list[int]:
    """Other units where the bearer of the piece is."""
    state, bearer = asking.state, asking.state.host[asking.action.card]
    return [unit for unit in _own_units(asking) if unit != bearer and state.cell[unit] == state.cell[bearer]]


def _fresh(asking: Asking, twin: Any) -> bool | None:
    unit = asking.action.card
    unit = twin.host[unit] if twin.host[unit] >= 0 else unit
    twin.finished[unit] = 0
    return None


def _from_hand_or_not(asking: Asking) -> list[tuple[Any, Action]] | None:
    """An ability that is named by itself: each activated one of the own units."""
    rules: Honjin = asking.rules
    found = [
        (asking.state, Action(asking.action.verb, card, (), (each,)))
        for card in (*_own_units(asking), *asking.cards_in("hand.own"))
        for each in rules.card(asking.state, card).own
        if rules.list.ability(each).form == ACTIVATED
    ]
    return found or None


def _forget_failed(asking: Asking, twin: Any) -> None:
    twin.failed = ()


def _turn_over(asking: Asking, twin: Any) -> None:
    twin.laid, twin.proxies = 0, 0


def _deck_card(asking: Asking, twin: Any) -> bool | None:
    discards, deck = asking.zone("discard.own"), asking.zone("deck.own")
    if not twin.zones[discards]:
        return False
    card = twin.zones[discards][0]
    twin.zones[discards] = twin.zones[discards][1:]
    twin.zones[deck], twin.zone[card] = (card,), deck
    return None


def _alone(asking: Asking, twin: Any) -> bool | None:
    """The other units of the player at that area, and those that march there as well, are gone; False where the unit
    alone is too much."""
    cell = asking.action.numbers[0] if asking.action.numbers else -1
    cell = cell if cell >= 0 else HEADQUARTERS[asking.seat]
    level = level_of(twin, asking.rules, asking.action.card) if asking.action.verb == "march" else 0
    level = level or asking.rules.card(twin, asking.action.card).level
    field, removed = asking.zone("field"), asking.zone("discard.own")
    going = [unit for frame in twin.frames if isinstance(frame, March) for unit, goal in frame.plan if goal == cell]
    goes = [u for u in _own_units(asking) if (twin.cell[u] == cell or u in going) and u != asking.action.card]
    if not goes or level > asking.values["limit"]:
        return False
    for unit in goes:
        for card in (unit, *equipment_of(twin, unit)):
            twin.zones[field] = tuple([each for each in twin.zones[field] if each != card])
            twin.zones[removed], twin.zone[card] = (*twin.zones[removed], card), removed
    for frame in twin.frames:
        if isinstance(frame, March):
            frame.plan = ()
    twin.layout = None
    return None


def _waiting(asking: Asking) -> list[int]:
    """The units that do not march yet."""
    marching = [unit for frame in asking.state.frames if isinstance(frame, March) for unit, _ in frame.plan]
    return [unit for unit in _own_units(asking) if unit not in marching]


def _squares(asking: Asking) -> list[int]:
    if asking.action.card not in _own_units(asking):
        return []
    return list(in_range(asking.state, asking.rules, asking.action.card))


def _timing(asking: Asking) -> list[tuple[Any, Action]] | None:
    """The own main phase, for what is used there; battles with their timings cannot be set up by hand."""
    ability = ability_meant(asking.state, asking.rules, asking.action)
    return time(asking) if ability is not None and "main" in ability.timings else None


LATER = Untested("to wait for a question cannot be set up: who is asked follows from the whole course of play")
TEXTS = Untested("the text that forbids may be of a card that stays")
PRICES = Untested("what a price asks for is free text")
BATTLES = Untested("a battle with its timings and chains cannot be set up by hand")
AIMS = Untested("what a text aims at is free text")
ADVICE = {
    "not-asked": LATER,
    "not-offered-now": LATER,
    "no-such-card": LATER,
    "must-attack": Untested("the answer that is offered instead is another one"),
    "loop-closed": Untested("another action that is no part of the loop leads to another position"),
    "chain-is-being-declared": LATER,
    "other-side-summons": LATER,
    "no-main-phase-in-the-first-turn": time,
    "not-your-turn": time,
    "not-in-main-phase": time,
    "wrong-timing": time,
    "use wrong-timing": _timing,
    "chain-on wrong-timing": BATTLES,
    "attack wrong-timing": BATTLES,
    "not-your-timing": BATTLES,
    "no-play-step": _timing,
    "no-battle": BATTLES,
    "attacked-already": BATTLES,
    "no-own-unit": BATTLES,
    "no-enemy-unit": BATTLES,
    "all-finished": BATTLES,
    "counter-without-chain": BATTLES,
    "uncounterable": BATTLES,
    "no-such-declaration": BATTLES,
    "nothing-can-be-used": BATTLES,
    "nothing-to-chain-on-to": BATTLES,
    "not-the-same-chain": BATTLES,
    "laying-forbidden": TEXTS,
    "marching-forbidden": TEXTS,
    "summoning-forbidden": TEXTS,
    "equipment-forbidden": TEXTS,
    "use-forbidden": TEXTS,
    "countering-forbidden": TEXTS,
    "targeting-forbidden": TEXTS,
    "one-proxy-a-turn": altered(_turn_over),
    "terrain-laid-already": altered(_turn_over),
    "proxy-laid-already": altered(_turn_over),
    "deck-empty": altered(_deck_card),
    "not-in-hand": fix("{card} to hand.{own}"),
    "not-a-terrain": name("card", lambda a: _hand(a, "is_terrain")),
    "no-area-for-terrain": Untested("where terrain may lie follows from the whole battlefield"),
    "headquarters-there": name("number", lambda a: [cell for cell in AREAS if cell not in HEADQUARTERS]),
    "area-not-allowed": name("number", lambda a: areas_for(a.state, a.rules, a.seat, a.action.card)),
    "no-such-area": name("number", lambda a: AREAS),
    "nobody-can-march": Untested("who can march follows from the whole battlefield"),
    "not-your-unit": name("card", _own_units),
    "equip not-your-unit": name("others", _own_units),
    "exchange not-your-unit": name("others", _own_units),
    "finished": altered(_fresh),
    "marches-already": name("card", _waiting),
    "declared-first": say(lambda a: Action("march")),
    "empty-land": name("number", _squares),
    "out-of-range": name("number", _squares),
    "march-failed-there": altered(_forget_failed),
    "one-battle-at-a-time": LATER,
    "above-limit": altered(_alone),
    "nothing-named": Untested("the cards that are to be named are those of another wish"),
    "not-a-unit": name("card", lambda a: _hand(a, "is_unit")),
    "not-the-battle": name("number", lambda a: [a.state.battle]),
    "not-instant": name("card", lambda a: [c for c in _hand(a, "is_unit") if a.rules.card(a.state, c).instant]),
    "no-summoning-ground": name("number", lambda a: grounds(a.state, a.rules, a.seat)),
    "hero-of-the-name-there": Untested("a hero leaves in the course of play"),
    "unit-of-the-name-there": Untested("a unit leaves in the course of play"),
    "not-enough-deck": Untested("the deck is filled in the course of play"),
    "not-equipment": name("card", lambda a: _hand(a, "is_equipment")),
    "not-in-battle": BATTLES,
    "no-equipment": Untested("whether a unit bears equipment is said by the card"),
    "one-piece-only": Untested("whether a unit bears more is said by the card"),
    "exclusive-to-others": Untested("who may bear a piece is said by the card"),
    "no-item-slot": Untested("the slots of a unit are said by the card"),
    "not-enough-slots": PRICES,
    "not-your-equipment": name("card", _pieces),
    "same-unit": name("others", _mates),
    "not-the-same-terrain": name("others", _mates),
    "no-ability-named": _from_hand_or_not,
    "ability-not-there": Untested("whether an ability was lost is said by texts"),
    "not-activated": _from_hand_or_not,
    "not-yours": name("card", lambda a: [*_own_units(a), *a.cards_in("hand.own")]),
    "waits-for-dice": Untested("it can never be declared; another ability is another wish"),
    "summoned-or-laid-instead": Untested("the other action is another wish"),
    "face-down": Untested("a card that is turned up is no position that a fix makes"),
    "not-on-the-battlefield": Untested("a card comes to the battlefield at an area, by summoning or laying"),
    "secret-art": PRICES,
    "no-unit-to-use-it": PRICES,
    "not-its-moment": LATER,
    "condition-not-met": Untested("the condition of a text is free text"),
    "already-a-cost": PRICES,
    "leaves-as-a-cost": PRICES,
    "no-such-slot": PRICES,
    "cost-promised-twice": PRICES,
    "cost-not-payable": PRICES,
    "target-not-in-chain": AIMS,
    "no-party": AIMS,
    "no-target": AIMS,
    "no-proper-target": AIMS,
    "target-not-in-battle": AIMS,
}
