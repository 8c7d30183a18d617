"""Which clauses forbid what in 汎用TCG, what do refusals claim, and how is their advice followed?"""

from __future__ import annotations

from typing import Any

from fuda.games.hanyo.cards import STRATEGY
from fuda.games.hanyo.chapters.play import naming
from fuda.games.hanyo.rules import Hanyo
from fuda.games.hanyo.table import AREAS, NORMAL
from fuda.games.hanyo.texts.values import abilities_of
from fuda.kernel.decisions import Action
from fuda.language.running.printed import REFERENCE
from fuda.play.laws.reasons import Asking, Untested, altered, first_of, fix, name, time

ANY = {"not-asked": "503.3", "not-offered-now": "asked", "loop-closed": "1101.1a", "not-your-main-phase": "503.3"}
ANSWERS = ("trigger",)  # what only answers a certain question, whose clause speaks of it
CLAUSES = {
    "trigger": ANY,
    "end-main": ANY,
    "no-skill": ANY,
    "charge": {
        **ANY,
        "which-card": "602.1",
        "one-card": "602.1",
        "once-a-turn": "602.2",
        "charge-forbidden": "104.4",
        "not-in-hand": "602.1",
        "not-your-unit": "602.1",
        "knocked-out": "306.7a-3",
    },
    "enter": {
        **ANY,
        "which-card": "603.1",
        "not-in-hand": "603.1",
        "not-a-unit": "603.1",
        "no-free-standby-area": "603.1",
        "enter-forbidden": "104.4",
    },
    "play": {
        **ANY,
        "which-card": "604.1",
        "not-in-hand": "604.1",
        "not-a-command": "604.1",
        "one-strategy-a-turn": "803.2",
        "not-in-your-first-turn": "604.4",
        "play-forbidden": "104.4",
        "no-unit-to-set-on": "804.2b",
    },
    "retreat": {
        **ANY,
        "once-a-turn": "605.2",
        "no-main-unit": "915.1a",
        "knocked-out": "306.7a-3",
        "stunned": "915.1a",
        "no-standby-unit": "605.3",
        "retreat-forbidden": "104.4",
        "not-enough-energy": "605.3",
    },
    "use": {
        **ANY,
        "which-card": "606.1",
        "not-your-unit": "606.1",
        "knocked-out": "306.7a-3",
        "no-such-ability": "802.2a",
        "which-skill": "802.2a",
        "not-activated": "806.1",
        "skill-forbidden": "104.4",
        "used-up-this-turn": "803.1",
    },
    "skill": {
        **ANY,
        "not-your-battle-phase": "703.2",
        "no-main-unit": "703.2a",
        "knocked-out": "306.7a-3",
        "rested-or-stunned": "703.1",
        "no-such-skill": "703.2a-1",
        "which-skill": "703.2a-1",
        "not-enough-energy": "703.2a-2",
        "skill-forbidden": "703.2a-3",
    },
}
SHAPES = {"charge": (1, 0), "use": (1, 1), "skill": (1, 1)}
CLAIMS = {
    "not-enough-energy": lambda v: v["energy"] < v["cost"],
    "used-up-this-turn": lambda v: v["used"] >= v["limit"],
    "one-strategy-a-turn": lambda v: v["played"] >= 1,
    "one-card": lambda v: v["cards"] != 1,
}


def _main(asking: Asking) -> int:
    main = asking.cards_in("main.own")
    return main[0] if main else -1


def _energy(asking: Asking, twin: Any) -> bool | None:
    """As many cards of the deck as are missing become energy of the main unit."""
    missing = asking.values["cost"] - asking.values["energy"]
    deck, energy = asking.zone("deck.own"), asking.zone("energy.own")
    taken = twin.zones[deck][:missing]
    for card in taken:
        twin.zone[card], twin.host[card] = energy, _main(asking)
    twin.zones[deck], twin.zones[energy] = twin.zones[deck][missing:], (*twin.zones[energy], *taken)
    return None if len(taken) == missing else False


def _ready_main(asking: Asking, twin: Any) -> bool | None:
    main = _main(asking)
    if main < 0:
        return False
    twin.placed[main] = NORMAL
    return None


def _raised(asking: Asking, twin: Any) -> bool | None:
    """The unit that is knocked out is not."""
    verb = asking.action.verb
    unit = _main(asking) if verb in ("retreat", "skill") else asking.action.card
    if unit < 0:
        return False
    twin.down[unit] = 0
    return None


def _free_area(asking: Asking) -> list[tuple[Any, Action]] | None:
    units = asking.cards_in("standby-1.own")
    return None if not units else fix(f"#{asking.state.handle[units[0]]} to discard.{{own}}")(asking)


def _own_units(asking: Asking) -> list[int]:
    zones = AREAS[asking.seat]
    return [card for zone in zones for card in asking.state.zones[zone] if not asking.state.down[card]]


def _hand(asking: Asking, units: bool) -> list[int]:
    rules: Hanyo = asking.rules
    return [card for card in asking.cards_in("hand.own") if rules.card(asking.state, card).is_unit is units]


def _new_turn(asking: Asking, twin: Any) -> None:
    twin.used_this_turn = ()


def _standby(asking: Asking, twin: Any) -> bool | None:
    """A unit card of the deck stands in the first standby area."""
    rules: Hanyo = asking.rules
    deck, area = asking.zone("deck.own"), asking.zone("standby-1.own")
    units = [card for card in twin.zones[deck] if rules.card(twin, card).is_unit]
    there = twin.zones[area]
    if there:
        twin.down[there[0]] = 0
        return None
    if not units:
        return False
    twin.zones[deck] = tuple([card for card in twin.zones[deck] if card != units[0]])
    twin.zones[area], twin.zone[units[0]] = (units[0],), area
    return None


def _own_abilities(asking: Asking) -> list[tuple[Any, Action]] | None:
    """The main unit, or the unit named, with each skill that it has now."""
    action = asking.action
    unit = _main(asking) if action.verb == "skill" else action.card
    if unit < 0 or unit not in _own_units(asking):
        return None
    kind = "skill" if action.verb == "skill" else "ex"
    rules: Hanyo = asking.rules
    found = [
        (asking.state, naming(action.verb, unit, packed))
        for packed in abilities_of(asking.state, rules, unit)
        if rules.list.ability(packed & REFERENCE).kind == kind
    ]
    return found or None


def _no_effects(asking: Asking, twin: Any) -> None:
    twin.effects = ()


LATER = Untested("to wait for a question cannot be set up: who is asked follows from the whole course of play")
ADVICE = {
    "not-asked": LATER,
    "not-offered-now": LATER,
    "loop-closed": Untested("another action that is no part of the loop leads to another position"),
    "not-your-main-phase": time,
    "end-main not-your-main-phase": LATER,
    "no-skill not-your-main-phase": LATER,
    "not-your-battle-phase": time,
    "which-card": name("card", lambda a: a.cards_in("hand.own")),
    "one-card": name("others", lambda a: a.cards_in("hand.own")),
    "once-a-turn": fix("charges = 0", "retreats = 0"),
    "not-in-hand": fix("{card} to hand.{own}"),
    "charge not-in-hand": name("others", lambda a: a.cards_in("hand.own")),
    "not-your-unit": name("card", _own_units),
    "knocked-out": altered(_raised),
    "not-a-unit": name("card", lambda a: _hand(a, True)),
    "not-a-command": name("card", lambda a: _hand(a, False)),
    "no-free-standby-area": _free_area,
    "one-strategy-a-turn": first_of(
        name(
            "card",
            lambda a: [c for c in _hand(a, False) if a.rules.card(a.state, c).command != STRATEGY],
        ),
        fix("strategies = 0"),
    ),
    "not-in-your-first-turn": fix("turns_taken.{own} = 2"),
    "no-unit-to-set-on": Untested("which units fit is said by the text of the card"),
    "play-forbidden": Untested("the text that forbids may be of a card that stays"),
    "retreat-forbidden": Untested("the text that forbids may be of a card that stays"),
    "charge-forbidden": Untested("the text that forbids may be of a card that stays"),
    "enter-forbidden": Untested("the text that forbids may be of a card that stays"),
    "skill-forbidden": Untested("the text that forbids may be of a card that stays"),
    "no-main-unit": Untested("an empty main area is filled before anybody is asked"),
    "stunned": altered(_ready_main),
    "rested-or-stunned": altered(_ready_main),
    "no-standby-unit": altered(_standby),
    "not-enough-energy": altered(_energy),
    "no-such-ability": _own_abilities,
    "no-such-skill": _own_abilities,
    "which-skill": _own_abilities,
    "not-activated": Untested("whether a card has an activated EX skill is said by the card"),
    "used-up-this-turn": altered(_new_turn),
}
