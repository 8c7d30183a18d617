"""What does a text remember of its own deeds and of what was paid for it, by the word for it (1221.1)?"""

from typing import Final

from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import events as w
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

DEEDS: Final[dict[type[n.Node], str]] = {
    n.Discard: "discard",
    t.DiscardHand: "discard",
    t.Action: "action",
    t.Stun: "stun",
    t.Slay: "slay",
    n.Destroy: "destroy",
    n.Exile: "remove",
    t.Remove: "remove",
    n.Return: "return",
    t.PutInTrail: "put",
    t.Recover: "recover",
    t.Ready: "ready",
    d.Reveal: "reveal",
    t.RevealHand: "reveal",
    t.TurnUp: "up",
    t.TurnDown: "down",
    t.Rebuild: "rebuild",
    t.PutOntoField: "enter",
    t.PutOntoFieldOf: "enter",
    t.PutInHomebase: "homebase",
    d.AddToHand: "add",
    t.PutTop: "put",
    t.PutTopInHomebase: "homebase",
}
# What has happened to a card, by the word for it in narrowing.ThisTurn.
PASTS: Final[dict[str, type[n.Node]]] = {
    "entered": n.Entered,
    "stunned": w.Stunned,
    "attacked-upon": w.WasAttacked,
    "recovered": w.Recovered,
}
# What an icon for a cost does (1321.1).
OF_COSTS: Final[dict[type[n.Node], str]] = {**DEEDS, f.ActionIcon: "action"}


def done(deed: str) -> str:
    """What is around a word that speaks of cards with which this was done.

    >>> done("stun")
    'did-stun'
    """
    return f"did-{deed}"
