"""Can something be done to a card at all? 104.3, 104.4: as a cost, and where a text lets somebody choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.cards import ITEM
from fuda.games.kiseki.chapters.movement import is_kept
from fuda.games.kiseki.table import HANDS, ORIENTED, REMOVED, TRAILS, KisekiState
from fuda.games.kiseki.texts.scope import is_spared
from fuda.games.kiseki.texts.values import is_unit, kinds
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.procedure import rule
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

# Where a card goes that is moved so.
GOALS: Final[dict[type, tuple[int, int]]] = {
    t.PutInTrail: TRAILS,
    t.Remove: REMOVED,
    n.Exile: REMOVED,
    n.Return: HANDS,
    n.Discard: TRAILS,
    t.Rebuild: TRAILS,
    t.Board: REMOVED,
}
# What the card does that is moved so, in the words of events.
DEEDS: Final[dict[type, str]] = {
    t.PutInTrail: "cost",
    t.Remove: "remove",
    n.Exile: "remove",
    n.Destroy: "destroy",
    t.Slay: "slay",
    n.Return: "return",
    n.Discard: "discard",
}


@rule("104.3 104.4 1203.2 1306.1 1306.2b 1306.2d 1315.1 1315.2 1316.1 1316.2 1317.1 1317.2 1321.1")
def can_be_done(state: KisekiState, rules: Kiseki, node: n.Node, card: int, by: int = -1) -> bool:
    """Whether a cost can be paid with this card, or an effect of the player `by` can do it."""
    if isinstance(node, t.Action) and is_spared(state, rules, v.IsNotActioned, card, by):
        return False
    if isinstance(node, (f.ActionIcon, t.Action)):
        return state.zone[card] in ORIENTED and not state.actioned[card]
    if isinstance(node, t.Ready):
        return bool(
            state.actioned[card] and not state.stunned[card] and not is_spared(state, rules, g.DoesNotReady, card, by)
        )
    if isinstance(node, t.Stun):
        if not is_unit(state, rules, card) or state.stunned[card]:
            return False
        spared = g.IsNotDestroyed if kinds(state, rules, card) & ITEM else g.IsNotStunned
        return not is_spared(state, rules, spared, card, by)
    if isinstance(node, t.Recover):
        return bool(state.stunned[card] and not is_spared(state, rules, v.IsNotRecovered, card, by))
    if isinstance(node, t.TurnDown) and is_spared(state, rules, v.IsNotTurned, card, by):
        return False
    if isinstance(node, (t.TurnUp, t.TurnDown)):
        wanted = 1 if isinstance(node, t.TurnUp) else 0
        return state.zone[card] in ORIENTED and not state.stunned[card] and state.down[card] == wanted
    if isinstance(node, n.Destroy):
        return state.zone[card] in ORIENTED and not is_spared(state, rules, g.IsNotDestroyed, card, by)
    if isinstance(node, t.Slay):
        return is_unit(state, rules, card) and not is_spared(state, rules, g.IsNotSlain, card, by)
    goal = GOALS.get(type(node))
    return goal is None or not is_kept(state, rules, card, goal[state.owner[card]], DEEDS.get(type(node), ""), by)
