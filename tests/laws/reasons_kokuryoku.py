"""Which clauses forbid what in 国力TCG, what do refusals claim, and how is their advice followed?"""

from __future__ import annotations

from typing import Any

from fuda.games.kokuryoku.cards import ATTACHABLE, LAND_CARD
from fuda.games.kokuryoku.rules import Kokuryoku
from fuda.games.kokuryoku.table import CELLS, SORTIE_SQUARES
from fuda.games.kokuryoku.texts.equipment import squares_in_range, staffs, weapons
from fuda.games.kokuryoku.texts.movement import squares_to_move
from fuda.games.kokuryoku.texts.values import places
from fuda.kernel.decisions import Action
from fuda.play.laws.reasons import Asking, Untested, altered, fix, name, time

ANY = {
    "not-asked": "K3.1",
    "not-offered-now": "asked",
    "no-card-named": "K3.1",
    "no-such-square": "K3.1",
    "wrong-number-of-cards": "K3.1",
}
TURN = {
    "not-your-invasion-phase": "K5.0",
    "not-your-unit": "K5.0",
    "unit-is-waiting": "K5.4a",
    "another-unit-acts": "K5.0a",
    "no-coming-back": "K5.0a",
    "not-its-turn": "K5.0a",
}
PRICE = {
    "too-few-chips": "X7.42",
    "too-few-cards-in-hand": "X7.42",
    "too-few-cards-off": "X7.42",
    "too-few-unused-chips": "X7.42",
    "unit-is-waiting": "X7.42 K5.4a",
}
USED = {**PRICE, "not-the-right-time": "X7.24", "condition-not-met": "X7.37", "nothing-to-negate": "X7.37"}
SQUARES = {
    "cannot-move": "K5.2",
    "out-of-movement": "X4.1",
    "square-taken": "K5.2",
    "land-bars-it": "K5.2",
    "too-few-chips-to-enter": "X7.27",
    "cannot-enter-there": "X1.2 K5.2",
}
CLASSES = {
    "class-change-forbidden": "X6.1",
    "no-class-change-card": "X6.1",
    "not-in-hand": "X6.1",
    "not-its-character": "X6.1",
    "name-on-the-field": "K4.2b",
}
REDRAW = {**ANY, "hand-is-kept": "K2.4", "no-card-to-redraw": "K2.4", "other-player-redraws": "X7.39"}
ANSWERS = ("trigger",)  # what only answers a certain question, whose clause speaks of it
CLAUSES = {
    "trigger": ANY,
    "go-on": ANY,
    "pass": ANY,
    "redraw": REDRAW,
    "keep": REDRAW,
    "sortie": {
        **ANY,
        "one-sortie-a-step": "K4.2a",
        "sortie-forbidden": "K4.2a",
        "not-your-power-phase": "K4.2a",
        "not-in-this-step": "K4.2a",
        "not-a-unit": "K4.2a",
        "class-change-card": "X7.6",
        "not-in-hand": "K4.2a",
        "no-chips": "X3.1",
        "name-on-the-field": "K4.2b",
        "no-empty-sortie-square": "K4.2a",
        "not-a-sortie-square": "K4.2a",
        "square-taken": "K4.2a",
        "land-bars-it": "K5.2",
    },
    "lay-land": {
        **ANY,
        "only-in-your-own-turn": "K4.4",
        "one-land-a-step": "K4.4",
        "lands-forbidden": "K4.4",
        "not-your-power-phase": "K4.4",
        "not-in-this-step": "K4.4",
        "not-a-land": "K4.4",
        "not-in-hand": "K4.4",
        "no-unit": "K4.4",
        "too-far-forward": "K4.4",
        "square-taken": "X7.7",
    },
    "attach": {
        **ANY,
        "not-your-power-phase": "K4.5",
        "not-in-this-step": "K4.5",
        "not-to-be-attached": "K4.5",
        "not-in-hand": "K4.5",
        "not-your-unit": "K4.5",
        "attaching-forbidden": "K4.5",
        "not-for-this-unit": "X6.2",
        "bears-one-already": "X7.4",
        "level-too-low": "X6.2",
        "too-few-chips-to-attach": "X7.38",
    },
    "remove": {
        **ANY,
        "not-your-power-phase": "K4.5",
        "not-in-this-step": "K4.5",
        "not-attached": "K4.5",
        "removing-forbidden": "K4.5",
    },
    "act-with": {**ANY, **TURN},
    "move": {**ANY, **TURN, **SQUARES, "not-in-this-step": "K5.2", "no-square-to-move-to": "K5.2"},
    "move-again": {
        **ANY,
        **TURN,
        **SQUARES,
        **PRICE,
        "not-in-this-step": "K5.4b",
        "moved-again-already": "X7.32",
        "no-such-ability": "X7.16",
    },
    "class-change": {
        **ANY,
        **CLASSES,
        "not-your-invasion-phase": "X6.1",
        "not-its-turn": "X6.1",
        "not-in-this-step": "X6.1",
    },
    "attack": {
        **ANY,
        **TURN,
        "not-in-this-step": "K5.3",
        "no-target-named": "K5.3",
        "staff-unit": "X5.9",
        "cannot-attack": "X5.1",
        "not-to-be-attacked": "X5.1",
        "not-its-equipment": "X5.1",
        "not-an-enemy": "X5.1",
        "out-of-range": "X4.2",
        "too-few-chips-to-attack": "X5.3",
    },
    "heal": {
        **ANY,
        **TURN,
        "not-in-this-step": "K5.3",
        "no-target-named": "K5.3",
        "no-staff": "X5.9",
        "not-another-friend": "X5.9",
        "out-of-range": "X4.2",
        "too-few-chips-to-heal": "X7.8",
        "at-its-maximum": "X3.2",
        "no-chips": "X5.9",
    },
    "rescue": {
        **ANY,
        **TURN,
        **PRICE,
        "not-in-this-step": "K5.3",
        "no-target-named": "K5.3",
        "no-square-named": "X7.20",
        "no-such-ability": "X7.20",
        "not-an-adjacent-friend": "X7.20",
        "not-an-adjacent-square": "X7.20",
        "square-taken": "K5.2",
        "land-bars-it": "K5.2",
    },
    "receive": {**ANY, "not-your-unit": "X5.1", "not-attacked-now": "X5.1", "not-its-equipment": "X5.1"},
    "counter": {
        **ANY,
        "not-your-unit": "X5.1",
        "nothing-to-counter": "X5.6",
        "does-not-survive": "X7.31",
        "attacker-is-beaten": "X7.31",
        "cannot-counter": "X5.6",
        "not-its-equipment": "X5.6",
        "out-of-range": "X5.6",
        "too-few-chips-to-counter": "X5.3",
    },
    "follow-up": {
        **ANY,
        **PRICE,
        "not-your-unit": "X5.1",
        "not-the-right-time": "X7.17",
        "does-not-survive": "X7.17",
        "no-such-ability": "X7.17",
    },
    "crest": {
        **ANY,
        **USED,
        "not-your-unit": "X7.9",
        "used-this-turn": "X7.9",
        "crests-forbidden": "X7.9",
        "no-such-ability": "X7.9",
    },
    "use": {**ANY, **USED, "not-an-item-to-use": "X7.24", "not-attached": "X7.24", "items-forbidden": "X7.24"},
    "surprise": {**ANY, **USED, "not-a-surprise": "X2.2", "not-in-hand": "X7.24", "surprises-forbidden": "X7.24"},
    "critical": {
        **ANY,
        **PRICE,
        "not-your-unit": "X7.10",
        "no-such-ability": "X7.18",
        "not-the-right-time": "X7.18",
        "used-in-this-attack": "X7.18",
    },
    "capture": {
        **ANY,
        **PRICE,
        "not-your-unit": "X7.10",
        "no-such-ability": "X7.21",
        "not-the-right-time": "X7.21",
        "used-in-this-attack": "X7.21",
    },
    "generation": {
        **ANY,
        "no-child-card": "K6.2",
        "not-in-hand": "K6.2",
        "not-its-parent": "K6.2",
        "not-your-end-phase": "K6.2",
        "name-on-the-field": "K4.2b",
    },
    "support-child": {
        **ANY,
        "no-parent-card": "K6.2",
        "not-in-hand": "K6.2",
        "not-its-child": "K6.2",
        "nothing-to-recover": "X3.2",
        "not-your-end-phase": "K6.2",
    },
    "train": {**ANY, **CLASSES, **PRICE, "no-training": "K6.3", "not-your-end-phase": "K6.3"},
    "symbol": {
        **ANY,
        "no-symbol": "K6.4",
        "not-attached": "K6.4",
        "used-this-turn": "X7.15",
        "not-your-end-phase": "K6.4",
    },
}
SHAPES = {
    "sortie": (0, 1),
    "lay-land": (0, 1),
    "attach": (1, 0),
    "move": (0, 1),
    "attack": (2, 0),
    "heal": (2, 0),
    "receive": (1, 0),
    "crest": (0, 1),
    "rescue": (1, 1),
    "move-again": (0, 1),
    "class-change": (1, 0),
    "generation": (1, 0),
    "support-child": (1, 0),
    "train": (1, 0),
}
CLAIMS = {
    "wrong-number-of-cards": lambda v: v["cards"] != v["wanted"],
    "too-far-forward": lambda v: v["row"] > v["foremost"],
    "level-too-low": lambda v: "-CBAS".index(v["level"]) < "-CBAS".index(v["wanted"]),
    "too-few-chips-to-attach": lambda v: v["chips"] <= v["price"],
    "too-few-chips-to-enter": lambda v: v["chips"] <= v["price"],
    "too-few-chips-to-heal": lambda v: v["chips"] < v["price"],
    "too-few-chips-to-attack": lambda v: v["chips"] < v["price"],
    "too-few-chips-to-counter": lambda v: v["chips"] < v["price"],
    "too-few-chips": lambda v: v["chips"] < v["price"],
    "too-few-cards-in-hand": lambda v: v["cards"] < v["price"],
    "too-few-cards-off": lambda v: v["cards"] < v["price"],
    "at-its-maximum": lambda v: v["chips"] >= v["maximum"],
}


def _printed(asking: Asking, card: int) -> Any:
    rules: Kokuryoku = asking.rules
    return rules.list.cards[asking.state.printed[card]]


def _in_hand(asking: Asking, *kinds: str) -> list[int]:
    return [card for card in asking.cards_in("hand.own") if _printed(asking, card).kind in kinds]


def _units_in_hand(asking: Asking) -> list[int]:
    return [card for card in asking.cards_in("hand.own") if _printed(asking, card).is_unit]


def _named(asking: Asking, zone: str) -> list[int]:
    wanted = asking.values["name"]
    name_of = next(each for each in asking.rules.list.cards if each.number == wanted)
    return [card for card in asking.cards_in(zone) if set(name_of.names) & set(_printed(asking, card).names)]


def _gone(asking: Asking) -> list[tuple[Any, Action]] | None:
    """The unit of that name leaves the field."""
    units = [*_named(asking, "field.own"), *_named(asking, "field.other")]
    changes = [f"#{asking.state.handle[unit]} to off.{('first', 'second')[asking.state.owner[unit]]}" for unit in units]
    return fix(*changes)(asking) if units else None


def _more_chips(card: str) -> Any:
    def change(asking: Asking, twin: Any) -> bool | None:
        unit = asking.action.card if card == "card" else asking.action.cards[0]
        unit = twin.host[unit] if asking.action.verb == "use" else unit
        if unit < 0:
            return False
        above = 1 if asking.reason.condition in ("too-few-chips-to-attach", "too-few-chips-to-enter") else 0
        twin.chips[unit] = asking.values["price"] + above
        return None

    return altered(change)


def _to_hand(asking: Asking, twin: Any) -> bool | None:
    missing = asking.values["price"] - asking.values["cards"]
    zone = asking.zone("hand.own" if asking.reason.condition == "too-few-cards-in-hand" else "off.own")
    deck = asking.zone("deck.own")
    taken = twin.zones[deck][:missing]
    twin.zones[deck], twin.zones[zone] = twin.zones[deck][missing:], (*twin.zones[zone], *taken)
    for card in taken:
        twin.zone[card] = zone
    return None if len(taken) == missing else False


def _free_squares(asking: Asking) -> list[int]:
    facts = places(asking.state, asking.rules)
    verb, seat = asking.action.verb, asking.seat
    if verb == "sortie":
        return [cell for cell in SORTIE_SQUARES[seat] if facts.unit_at[cell] < 0]
    near = range(CELLS) if verb == "lay-land" else squares_to_move(asking.state, asking.rules, asking.action.card)
    lands = verb == "lay-land"
    return [cell for cell in near if facts.unit_at[cell] < 0 and not (lands and facts.land_at[cell] >= 0)]


def _rows_behind(asking: Asking) -> list[int]:
    from fuda.games.kokuryoku.table import DEPTHS

    return [cell for cell in range(CELLS) if DEPTHS[asking.seat][cell] + 1 <= asking.values["foremost"]]


def _bare(asking: Asking) -> list[tuple[Any, Action]] | None:
    """The card of that kind which the unit bears is removed."""
    unit, kind = asking.action.cards[0], asking.values["kind"]
    borne = [c for c in asking.cards_in("attached.own") if asking.state.host[c] == unit]
    same = [c for c in borne if _printed(asking, c).kind == kind]
    return fix(*[f"#{asking.state.handle[c]} to off.{{own}}" for c in same])(asking) if same else None


def _in_range(asking: Asking) -> list[int]:
    state, unit = asking.state, asking.action.card
    equipment = (*asking.action.cards, unit)[1] if len(asking.action.cards) > 1 else unit
    squares = squares_in_range(state, asking.rules, unit, equipment)
    side = "field.other" if asking.action.verb == "attack" else "field.own"
    return [each for each in asking.cards_in(side) if state.cell[each] in squares and each != unit]


def _no_effects(asking: Asking, twin: Any) -> None:
    twin.effects = ()


def _forget(asking: Asking, twin: Any) -> None:
    twin.used_crests, twin.used_symbols = (), ()


def _enough_level(asking: Asking) -> list[int]:
    card = _printed(asking, asking.action.card)
    return [u for u in asking.cards_in("field.own") if _printed(asking, u).levels.get(card.arms, 0) >= card.level]


def _with_equipment(asking: Asking) -> list[tuple[Any, Action]] | None:
    action = asking.action
    found = (staffs if action.verb == "heal" else weapons)(asking.state, asking.rules, action.card)
    if not found or not action.cards:
        return None
    return [(asking.state, Action(action.verb, action.card, (action.cards[0], each))) for each in found]


def _as_many(asking: Asking) -> list[tuple[Any, Action]]:
    action, wanted = asking.action, asking.values["wanted"]
    cards = [each for each in asking.cards_in("field.own", "hand.own") if each != action.card]
    named = tuple([*action.cards, *cards][:wanted])
    return [(asking.state, Action(action.verb, action.card, named, action.numbers))]


def _empty_square(asking: Asking) -> list[tuple[Any, Action]] | None:
    there = [*asking.cards_in("field.own"), *asking.cards_in("field.other")]
    taken = [u for u in there if asking.state.cell[u] in SORTIE_SQUARES[asking.seat]]
    changes = [f"#{asking.state.handle[u]} to off.{('first', 'second')[asking.state.owner[u]]}" for u in taken]
    return fix(*changes)(asking) if taken else None


LATER = Untested("to wait for a question cannot be set up: who is asked follows from the whole course of play")
BATTLE = Untested("a battle under way cannot be set up by hand")
WINDOW = Untested("a window for surprises and abilities under way cannot be set up by hand")
ADVICE = {
    "not-asked": LATER,
    "not-offered-now": LATER,
    "hand-is-kept": Untested("the beginning of another game is no position that a fix makes"),
    "other-player-redraws": LATER,
    "no-card-to-redraw": LATER,
    "no-card-named": name("card", lambda a: a.cards_in("hand.own", "field.own")),
    "no-such-square": name("number", lambda a: range(CELLS)),
    "wrong-number-of-cards": _as_many,
    "not-your-power-phase": time,
    "not-in-this-step": time,
    "only-in-your-own-turn": time,
    "not-your-invasion-phase": time,
    "not-your-end-phase": time,
    "not-its-turn": time,
    "another-unit-acts": time,
    "unit-is-waiting": fix("{card}.waiting = 0"),
    "no-coming-back": time,
    "one-sortie-a-step": fix("sortied = false"),
    "one-land-a-step": fix("laid = false"),
    "moved-again-already": Untested("the next turn of the unit is no position that a fix makes"),
    "not-a-unit": name("card", _units_in_hand),
    "class-change-card": Untested("the basic card sorties and is changed in a later step"),
    "not-in-hand": fix("{card} to hand.{own}"),
    "no-chips": fix("unused.{own} = 5"),
    "name-on-the-field": _gone,
    "no-empty-sortie-square": _empty_square,
    "not-a-sortie-square": name("number", lambda a: SORTIE_SQUARES[a.seat]),
    "square-taken": name("number", _free_squares),
    "rescue square-taken": Untested("the square is next to another unit than the one that moves"),
    "land-bars-it": Untested("which lands bar a unit is said by their texts"),
    "not-a-land": name("card", lambda a: _in_hand(a, LAND_CARD)),
    "no-unit": Untested("a unit that has sortied cannot be set up without its chips"),
    "too-far-forward": name("number", _rows_behind),
    "not-to-be-attached": name("card", lambda a: _in_hand(a, *ATTACHABLE)),
    "not-your-unit": name("card", lambda a: a.cards_in("field.own")),
    "attach not-your-unit": name("other", lambda a: a.cards_in("field.own")),
    "bears-one-already": _bare,
    "level-too-low": name("other", _enough_level),
    "too-few-chips-to-attach": _more_chips("other"),
    "too-few-chips-to-enter": _more_chips("card"),
    "too-few-chips-to-heal": _more_chips("card"),
    "too-few-chips-to-attack": _more_chips("card"),
    "too-few-chips-to-counter": _more_chips("card"),
    "too-few-chips": _more_chips("card"),
    "too-few-cards-in-hand": altered(_to_hand),
    "too-few-cards-off": altered(_to_hand),
    "not-attached": name("card", lambda a: a.cards_in("attached.own")),
    "cannot-move": Untested("the text that forbids may be of a card that stays"),
    "cannot-attack": Untested("the text that forbids may be of a card that stays"),
    "sortie-forbidden": Untested("the text that forbids may be of a card that stays"),
    "lands-forbidden": Untested("the text that forbids may be of a card that stays"),
    "attaching-forbidden": Untested("the text that forbids may be of a card that stays"),
    "removing-forbidden": Untested("the text that forbids may be of a card that stays"),
    "not-for-this-unit": Untested("the text that forbids may be of a card that stays"),
    "not-to-be-attacked": Untested("the text that forbids may be of a card that stays"),
    "cannot-enter-there": Untested("the text that forbids may be of a card that stays"),
    "class-change-forbidden": Untested("the text that forbids may be of a card that stays"),
    "surprises-forbidden": Untested("the text that forbids may be of a card that stays"),
    "items-forbidden": Untested("the text that forbids may be of a card that stays"),
    "too-few-unused-chips": Untested("no printed card is paid with unused chips"),
    "cannot-counter": Untested("the text that forbids may be of a card that stays"),
    "crests-forbidden": Untested("the text that forbids may be of a card that stays"),
    "no-square-to-move-to": Untested("a square within movement becomes empty when what stands there goes"),
    "out-of-movement": name("number", lambda a: squares_to_move(a.state, a.rules, a.action.card)),
    "no-such-ability": Untested("whether a unit has the ability is said by the card"),
    "no-class-change-card": name("card", lambda a: [c for c in a.cards_in("hand.own") if _printed(a, c).changes]),
    "not-its-character": name("other", lambda a: _named(a, "field.own")),
    "no-target-named": name("others", lambda a: a.cards_in("field.other", "field.own")),
    "staff-unit": name("card", lambda a: [u for u in a.cards_in("field.own") if not _printed(a, u).is_staff]),
    "not-its-equipment": _with_equipment,
    "receive not-its-equipment": BATTLE,
    "counter not-its-equipment": BATTLE,
    "not-an-enemy": name("other", lambda a: a.cards_in("field.other")),
    "out-of-range": name("other", _in_range),
    "counter out-of-range": BATTLE,
    "no-staff": _with_equipment,
    "not-another-friend": name("other", lambda a: [u for u in a.cards_in("field.own") if u != a.action.card]),
    "at-its-maximum": fix("{other}.chips = 1"),
    "nothing-to-recover": fix("{other}.chips = 1", "unused.{own} = 5"),
    "no-square-named": name("number", lambda a: range(CELLS)),
    "not-an-adjacent-friend": Untested("which squares are next to it follows from where both stand"),
    "not-an-adjacent-square": Untested("which squares are next to it follows from where both stand"),
    "not-attacked-now": BATTLE,
    "nothing-to-counter": BATTLE,
    "does-not-survive": BATTLE,
    "attacker-is-beaten": BATTLE,
    "used-in-this-attack": BATTLE,
    "not-the-right-time": WINDOW,
    "nothing-to-negate": WINDOW,
    "condition-not-met": Untested("the printed condition is free text"),
    "used-this-turn": altered(_forget),
    "not-an-item-to-use": name("card", lambda a: [c for c in a.cards_in("attached.own") if _printed(a, c).use]),
    "not-a-surprise": name("card", lambda a: [c for c in a.cards_in("hand.own") if _printed(a, c).surprise]),
    "no-child-card": name("card", lambda a: [c for c in a.cards_in("hand.own") if _printed(a, c).parent]),
    "no-parent-card": name("card", lambda a: [c for c in a.cards_in("hand.own") if _printed(a, c).child]),
    "not-its-parent": name("other", lambda a: _named(a, "field.own")),
    "not-its-child": name("other", lambda a: _named(a, "field.own")),
    "no-training": name("card", lambda a: [c for c in a.cards_in("hand.own") if _printed(a, c).training]),
    "no-symbol": name("card", lambda a: [c for c in a.cards_in("attached.own") if _printed(a, c).symbol >= 0]),
}
