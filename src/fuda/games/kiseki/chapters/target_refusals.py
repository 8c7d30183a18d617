"""Why can this not be a target? (1204.2d) Asked of what is being played, or of a card that would be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.cards import Craft
from fuda.games.kiseki.chapters.play import Play
from fuda.games.kiseki.chapters.targets import target_candidates, wanted_by
from fuda.games.kiseki.chapters.visibility import asks_information
from fuda.games.kiseki.table import KisekiState
from fuda.games.kiseki.texts.scope import applied
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.decisions import Action
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import EVERYBODY
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


@rule("1204.2d")
def aim_refusal(state: KisekiState, rules: Kiseki, seat: int, action: Action) -> Reason | None:
    """Why the card of the action cannot be a target: of the card named beside it, else of what is being played."""
    if action.card < 0:
        return Reason("1204.2d", "no-card-named")
    frame = state.frames[-1] if state.frames else None
    if action.cards:
        if not state.known[action.cards[0]] >> seat & 1:
            return Reason("1204.2d-4", "not-openly-known")
        texts = list(rules.card(state, action.cards[0]).abilities)
        return _first_refusal(state, rules, seat, action.cards[0], texts, action.card)
    if not isinstance(frame, Play) or frame.seat != seat:
        return Reason("1204.2d", "not-offered-now")
    craft = frame.craft(state, rules)
    return _first_refusal(state, rules, seat, frame.card, [] if craft is None else [craft], action.card)


def _first_refusal(
    state: KisekiState, rules: Kiseki, seat: int, this: int, texts: list[Craft], target: int
) -> Reason | None:
    """None where one mention of targets accepts it, else why the first one does not."""
    reasons = [
        _mention_refusal(state, rules, seat, this, mention, target, craft.kind)
        for craft in texts
        for mention in craft.mentions()
        if not isinstance(mention, z.ModeMention)
    ]
    if not reasons:
        return Reason("1204.2d", "not-a-legal-target")
    return None if None in reasons else reasons[0]


@rule("1204.2d-4 104.4")
def _mention_refusal(
    state: KisekiState, rules: Kiseki, seat: int, this: int, mention: n.Node, target: int, kind: str
) -> Reason | None:
    """What nobody is to learn of a card is not looked at: it is refused for being hidden, whatever it is."""
    if state.known[target] != EVERYBODY and asks_information(wanted_by(mention)):
        return Reason("1204.2d-4", "not-openly-known")
    if target in target_candidates(state, rules, seat, this, mention, kind=kind):
        return None
    if applied(state, rules, g.NotTargetedBy, target) or applied(state, rules, v.NotTargetedBySome, target):
        return Reason("104.4", "not-targeted")
    return Reason("1204.2d", "not-a-legal-target")
