"""Which effects on the next damage are spent by damage that is worked out? They work once, even where nothing is left
of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.hanyo.table import HanyoState
from fuda.games.hanyo.texts.values import derived, reading_of
from fuda.games.hanyo.words import rules as u
from fuda.kernel.machine import apply_now
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import EffectsEnded

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


@rule("801.2b 916.2 916.4")
def spend_next(state: HanyoState, rules: Hanyo, source: int, targets: tuple[int, ...]) -> None:
    """End the effects on the next damage that this source deals, or that one of these units takes."""
    if not rules.list.bounds_next or not targets:
        return
    over: list[int] = []
    for each in derived(state, rules).standing:
        effect, made = each.effect, each.modifier
        if made is None or not isinstance(effect, (u.NextDamageDealt, u.NextDamageTaken)):
            continue
        concerned = (source,) if isinstance(effect, u.NextDamageDealt) else targets
        if any([card >= 0 and card in each.reached(effect.what, reading_of(state, rules, each)) for card in concerned]):
            over.append(made.name)
    if over:
        apply_now(state, rules, EffectsEnded("801.2b", tuple(over)))
