"""How are facts derived from the last ones? What has not changed is carried out again, and what was found out stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.extras.fact_cache import (
    ANYTHING,
    FactCache,
    ages_of,
    changed_since,
    keep_surroundings,
    take_over,
)
from fuda.games.kiseki.table import (
    KisekiState,
)
from fuda.games.kiseki.texts.changes import (
    forget_members,
)
from fuda.language.running.incremental import repeated
from fuda.language.running.text_facts import TextFacts

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


def derive_again(state: KisekiState, rules: Kiseki, facts: TextFacts) -> bool:
    """Derive facts from the last ones of the same table, where nothing has changed that takes more."""
    cache: FactCache = facts.cache
    cache.ages = ages_of(state)
    recent: TextFacts | None = state.previous
    if recent is not None:
        changed = changed_since(state, facts, recent)
        if changed != ANYTHING and repeated(state, rules, facts, recent, changed):
            return True
    assert cache.base is not None
    facts.values = dict(cache.base.values)
    forget_members(facts)  # who was one after the effects that were carried out so far
    return False


def keep(state: KisekiState, facts: TextFacts) -> None:
    """Take over from the last facts what is still so."""
    recent: TextFacts | None = state.previous
    if recent is not None and recent.cache.base is not None:
        take_over(facts, recent)
    keep_surroundings(state, facts)
