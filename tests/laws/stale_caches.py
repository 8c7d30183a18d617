"""Which mistakes would make a cache stale? One for every kind of thing that is reused, each as somebody could really
make it: a dependency that is forgotten, a key that lacks a part, something that is not dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from fuda.games.hanyo import events as hanyo_events
from fuda.games.honjin import events as honjin_events
from fuda.games.honjin import unit_events as honjin_unit_events
from fuda.games.honjin.extras import base_facts
from fuda.games.kiseki import events as kiseki_events
from fuda.games.kiseki.chapters import actions, loops
from fuda.games.kiseki.extras import bulk_selection, derivation, fact_cache
from fuda.games.kiseki.texts import base_layer, hearing
from fuda.games.kiseki.texts import reading as kiseki_reading
from fuda.games.kokuryoku.texts import values as kokuryoku_values
from fuda.kernel.events import Event
from fuda.language.running import incremental, lasting
from fuda.language.words import nodes as n

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


class Stale(NamedTuple):
    """A stale cache: in which game and variant, and in how many games it has to be found."""

    game: str
    variant: str
    games: int
    plant: Plant
    seed: str = ""  # of a game known to find it soon, where it is rare; that one comes first


STALE: Final[dict[str, Stale]] = {}


def stale(game: str, variant: str, games: int = 3, seed: str = "") -> Callable[[Plant], Plant]:
    """Register a mistake under the name of its function."""

    def label(plant: Plant) -> Plant:
        STALE[plant.__name__] = Stale(game, variant, games, plant, seed)
        return plant

    return label


def _yes(*_: Any) -> bool:
    return True


# --- kiseki: what may be played


@stale("kiseki", "strategy")
def an_offer_fits_whatever_lies_in_hand(patch: Patch) -> None:
    patch.setattr(actions.Offer, "fits", _yes)


@stale("kiseki", "strategy")
def prices_are_compared_with_what_there_was(patch: Patch) -> None:
    patch.setattr(actions.Offer, "is_as_rich", _yes)


@stale("kiseki", "strategy")
def who_supports_whom_hangs_on_nothing(patch: Patch) -> None:
    patch.setattr(fact_cache, "OF_SUPPORT", 0)


@stale("kiseki", "strategy", 8)
def plays_are_kept_whatever_information_has_changed(patch: Patch) -> None:
    patch.setattr(fact_cache, "differences", lambda new, old: (0, fact_cache.NOBODY))
    patch.setattr(fact_cache, "is_played_alike", _yes)


# --- kiseki: what is derived


@stale("kiseki", "strategy")
def the_base_layer_is_kept_when_a_card_is_turned_over(patch: Patch) -> None:
    whole = base_layer.shape_of_table

    def shape(state: Any, rules: Any) -> tuple[Any, ...]:
        found = whole(state, rules)
        return (found[0], (), *found[2:])

    patch.setattr(base_layer, "shape_of_table", shape)


@stale("kiseki", "strategy", 6, "2026.14")
def what_begins_while_as_much_ends_stands_after_what_was_given(patch: Patch) -> None:
    begun = incremental._begun

    def miscounted(state: Any, rules: Any, past: Any, lasting: list[Any], now: set[int]) -> tuple[Any, Any, int]:
        changes, standing, _ = begun(state, rules, past, lasting, now)
        return changes, standing, max(0, len(standing) - len(past.candidates))

    patch.setattr(incremental, "_begun", miscounted)


@stale("kiseki", "strategy", seed="stale 3")
def effects_are_not_read_again_when_what_they_look_at_has_changed(patch: Patch) -> None:
    whole = fact_cache.changed_since

    def changed(state: Any, facts: Any, recent: Any) -> int:
        return fact_cache.ANYTHING if whole(state, facts, recent) == fact_cache.ANYTHING else 0

    patch.setattr(derivation, "changed_since", changed)


@stale("kiseki", "strategy")
def events_of_kiseki_keep_all_facts(patch: Patch) -> None:
    patch.setattr(kiseki_events.Change, "keeps_facts", _yes)


@stale("kiseki", "strategy")
def many_cards_are_read_otherwise_than_one(patch: Patch) -> None:
    def whoever(reading: Any, cards: Any, group: Any) -> Any:
        return bulk_selection.select(reading, cards, group.what)

    patch.setitem(bulk_selection._OF_MANY, n.InState, whoever)
    patch.setattr(bulk_selection, "lying", lambda reading, cards, how: cards)


@stale("kiseki", "strategy")
def members_are_kept_from_one_derivation_to_the_next(patch: Patch) -> None:
    known: dict[tuple[int, n.Node], Any] = {}

    def members(reading: Any, cards: Any, group: Any, seat: int) -> Any:
        return known.setdefault((seat, group), bulk_selection._laid_members(reading, cards, group))

    patch.setattr(kiseki_reading, "laid_members", members)


# --- kiseki: what is heard, and loops


@stale("kiseki", "strategy")
def nobody_hears_what_nobody_heard_before(patch: Patch) -> None:
    def unheard(state: Any, rules: Any, facts: Any, kind: type) -> int:
        facts.unheard[kind] = hearing.ALWAYS
        return hearing.ALWAYS

    patch.setattr(hearing, "_unheard", unheard)


@stale("kiseki", "strategy")
def columns_are_packed_once(patch: Patch) -> None:
    whole = loops._told_columns
    known: dict[int, tuple[int, ...]] = {}

    def packed(state: Any, rules: Any) -> tuple[int, ...]:
        return known.setdefault(id(rules), whole(state, rules)) if rules.is_cached else whole(state, rules)

    patch.setattr(loops, "_told_columns", packed)


# --- the other games


@stale("hanyo", "standard")
def events_of_hanyo_keep_all_facts(patch: Patch) -> None:
    patch.setattr(hanyo_events.Change, "keeps_facts", _yes)
    patch.setattr(hanyo_events.Went, "keeps_facts", _yes)


@stale("hanyo", "standard", 20)
def facts_of_hanyo_are_not_derived_again(patch: Patch) -> None:
    patch.setattr(hanyo_events, "derived_again", lambda state, rules, before: before)


@stale("honjin", "constructed")
def who_marches_stays_in_the_layout(patch: Patch) -> None:
    patch.setattr(honjin_unit_events, "after_march", lambda state, card, came_from: state.layout)


@stale("honjin", "constructed", 12)
def what_is_printed_on_exchanged_equipment_stays(patch: Patch) -> None:
    patch.setattr(base_facts, "_ground_after", lambda state, rules, layout, before, exchanged: before)


@stale("honjin", "constructed")
def events_of_honjin_keep_all_facts(patch: Patch) -> None:
    patch.setattr(honjin_events.Change, "keeps_facts", _yes)


@stale("honjin", "constructed", 6)
def an_effect_that_has_ended_still_stands(patch: Patch) -> None:
    patch.setattr(lasting, "_take_away", _yes)


@stale("kokuryoku", "standard")
def figures_are_not_begun_anew(patch: Patch) -> None:
    patch.setattr(kokuryoku_values.Places, "renewed", lambda self: self)


@stale("wars3x3", "wizard")
def events_of_wars3x3_keep_all_facts(patch: Patch) -> None:
    patch.setattr(Event, "keeps_facts", _yes)
