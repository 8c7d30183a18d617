"""Which mistakes would tell a player too much? Leaks planted into games, each as somebody could really make it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from fuda.games.hanyo import table as hanyo
from fuda.games.hanyo.events import Attached
from fuda.games.hanyo.rules import Hanyo
from fuda.games.hanyo.table import ENERGIES
from fuda.games.honjin import table as honjin
from fuda.games.honjin.chapters import refusals, summoning
from fuda.games.honjin.events import Refilled
from fuda.games.honjin.rules import Honjin
from fuda.games.kiseki import table as kiseki
from fuda.games.kiseki.card_events import Went
from fuda.games.kiseki.cards import EVENT
from fuda.games.kiseki.chapters import attacks, battle
from fuda.games.kiseki.rules import Kiseki
from fuda.games.kiseki.texts.values import is_unit
from fuda.games.kokuryoku import table as kokuryoku
from fuda.games.kokuryoku.events import Drawn
from fuda.games.kokuryoku.rules import Kokuryoku
from fuda.games.wars3x3.chapters import preparation
from fuda.games.wars3x3.rules import Wars
from fuda.games.wars3x3.table import DEALT, DECK, HANDS, MAGICS, TERRITORIES, UNUSED, Dealt
from fuda.kernel import hidden, machine, telling, views
from fuda.kernel.machine import asked
from fuda.kernel.reasons import NotAsked, Reason
from fuda.kernel.rules import EVERYBODY, SEATS
from fuda.mechanics.zones import Looked, Moved, Shuffled
from fuda.play.laws import twin

Patch = pytest.MonkeyPatch
LEAKS: Final[dict[str, Callable[[Patch], None]]] = {}  # into 3x3Wars
HANYO_LEAKS: Final[dict[str, Callable[[Patch], None]]] = {}  # into 汎用TCG
KISEKI_LEAKS: Final[dict[str, Callable[[Patch], None]]] = {}  # into 軌跡TCG
KOKURYOKU_LEAKS: Final[dict[str, Callable[[Patch], None]]] = {}  # into 国力TCG

HONJIN_LEAKS: Final[dict[str, Callable[[Patch], None]]] = {}  # into 本陣TCG


def leak(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """Register a leak under the name of its function."""
    LEAKS[plant.__name__] = plant
    return plant


def hanyo_leak(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """The same for 汎用TCG."""
    HANYO_LEAKS[plant.__name__] = plant
    return plant


def kiseki_leak(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """The same for 軌跡TCG."""
    KISEKI_LEAKS[plant.__name__] = plant
    return plant


def kokuryoku_leak(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """The same for 国力TCG."""
    KOKURYOKU_LEAKS[plant.__name__] = plant
    return plant


def honjin_leak(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """The same for 本陣TCG."""
    HONJIN_LEAKS[plant.__name__] = plant
    return plant


@leak
def the_view_shows_the_hand_of_the_opponent(patch: Patch) -> None:
    knows = telling.knows
    patch.setattr(views, "knows", lambda state, card, seat: state.zone[card] in HANDS or knows(state, card, seat))


@leak
def the_view_shows_the_top_of_the_deck(patch: Patch) -> None:
    knows = telling.knows
    patch.setattr(views, "knows", lambda state, card, seat: card in state.zones[DECK][:1] or knows(state, card, seat))


@leak
def an_event_names_the_card_to_everybody(patch: Patch) -> None:
    tell = telling.tell

    def tells(state: Any, rules: Any, event: Any, seat: int) -> dict[str, Any]:
        name = rules.card_name(state.printed[event.card]) if isinstance(event, Moved) else ""
        return {**tell(state, rules, event, seat), "name": name}

    patch.setattr(machine, "tell", tells)


@leak
def an_event_tells_a_field_that_it_does_not_list(patch: Patch) -> None:
    tell = telling.tell

    def tells(state: Any, rules: Any, event: Any, seat: int) -> dict[str, Any]:
        cost = rules.card(state, event.card).cost if isinstance(event, Moved) else 0
        return {**tell(state, rules, event, seat), "cost": cost}

    patch.setattr(machine, "tell", tells)


@leak
def a_card_keeps_its_handle_when_it_leaves_the_hand(patch: Patch) -> None:
    apply = Moved.apply

    def applies(self: Moved, state: Any, rules: Any) -> None:
        handle = state.handle[self.card]
        in_hand = state.zone[self.card] in HANDS
        apply(self, state, rules)
        if in_hand:
            state.handle[self.card] = handle

    patch.setattr(Moved, "apply", applies)


@leak
def handles_tell_how_many_cards_of_the_hand_were_known(patch: Patch) -> None:
    apply = Moved.apply

    def applies(self: Moved, state: Any, rules: Any) -> None:
        known = [card for card in state.zones[state.zone[self.card]] if state.known[card] == EVERYBODY]
        apply(self, state, rules)
        state.next_handle += self.card in known and self.target in TERRITORIES

    patch.setattr(Moved, "apply", applies)


@leak
def a_hand_that_is_looked_at_is_told_in_its_order(patch: Patch) -> None:
    def applies(self: Looked, state: Any, rules: Any) -> None:
        for card in self.cards_seen:
            state.known[card] |= self.seats

    patch.setattr(Looked, "apply", applies)


@leak
def the_place_of_a_known_card_in_the_hand_is_shown(patch: Patch) -> None:
    known_face = Wars.known_face

    def face(self: Wars, state: Any, card: int, seat: int) -> dict[str, Any]:
        place = {"place_in_zone": state.zones[state.zone[card]].index(card)} if state.zone[card] in HANDS else {}
        return {**known_face(self, state, card, seat), **place}

    patch.setattr(Wars, "known_face", face)


@leak
def a_face_down_magic_shows_what_it_is(patch: Patch) -> None:
    face = Wars.face

    def shows(self: Wars, state: Any, card: int, seat: int) -> dict[str, Any]:
        colour = {"colour": self.card(state, card).colour} if state.zone[card] in MAGICS else {}
        return {**face(self, state, card, seat), **colour}

    patch.setattr(Wars, "face", shows)


@leak
def a_territory_shows_its_cost(patch: Patch) -> None:
    face = Wars.face

    def shows(self: Wars, state: Any, card: int, seat: int) -> dict[str, Any]:
        cost = {"cost": self.card(state, card).cost} if state.zone[card] in TERRITORIES else {}
        return {**face(self, state, card, seat), **cost}

    patch.setattr(Wars, "face", shows)


@leak
def a_question_names_its_hidden_candidates(patch: Patch) -> None:
    things = telling._things
    patch.setattr(
        telling, "_things", lambda state, rules, found, are_cards, seat: things(state, rules, found, are_cards, -1)
    )


@leak
def a_shuffle_leaves_the_cards_known(patch: Patch) -> None:
    apply = Shuffled.apply

    def applies(self: Shuffled, state: Any, rules: Any) -> None:
        known = {card: state.known[card] for card in state.zones[self.target]}
        apply(self, state, rules)
        for card, bits in known.items():
            state.known[card] |= bits

    patch.setattr(Shuffled, "apply", applies)


@leak
def a_card_that_leaves_the_hand_unseen_stays_known(patch: Patch) -> None:
    apply = Moved.apply

    def applies(self: Moved, state: Any, rules: Any) -> None:
        known = {card: state.known[card] for card in state.zones[state.zone[self.card]]}
        apply(self, state, rules)
        for card, bits in known.items():
            state.known[card] |= bits

    patch.setattr(Moved, "apply", applies)


@leak
def an_imagined_state_is_mixed_from_the_true_order(patch: Patch) -> None:
    patch.setattr(hidden, "sorted", lambda cards, key=None: list(cards), raising=False)


@leak
def the_situation_counts_the_units_in_the_hand_of_the_opponent(patch: Patch) -> None:
    situation = Wars.situation

    def tells(self: Wars, state: Any, seat: int) -> dict[str, Any]:
        units = sum(self.card(state, card).is_unit for card in state.zones[HANDS[1 - seat]])
        return {**situation(self, state, seat), "units": units}

    patch.setattr(Wars, "situation", tells)


@leak
def the_question_to_the_opponent_is_shown(patch: Patch) -> None:
    patch.setattr(views, "asked", lambda state, seat: asked(state, seat) or asked(state, 1 - seat))


@leak
def the_reason_for_a_hidden_card_gives_its_cost(patch: Patch) -> None:
    refusal = Wars.refusal

    def refuses(self: Wars, state: Any, seat: int, action: Any) -> Reason | None:
        reason = refusal(self, state, seat, action)
        if reason is None or action.card < 0:
            return reason
        return Reason(reason.clause, reason.condition, cost=self.card(state, action.card).cost)

    patch.setattr(Wars, "refusal", refuses)


@leak
def the_chosen_magics_are_laid_down_in_the_order_of_the_dealt_ones(patch: Patch) -> None:
    def lay(state: Any, picks: Any, clause: str) -> list[Any]:
        return [
            Dealt(clause, card, MAGICS[seat] if card in picks[seat] else UNUSED[seat], seat)
            for seat in SEATS
            for card in state.zones[DEALT[seat]]
        ]

    patch.setattr(preparation, "_lay", lay)


@leak
def an_error_tells_what_the_opponent_is_asked(patch: Patch) -> None:
    submit = machine.submit

    def submits(state: Any, rules: Any, seat: int, answer: Any) -> None:
        others = asked(state, 1 - seat) if seat in SEATS else None
        if others is not None and asked(state, seat) is None:
            raise NotAsked(f"the opponent has {others.count()} answers")
        submit(state, rules, seat, answer)

    patch.setattr(machine, "submit", submits)
    patch.setattr(twin, "submit", submits)


@hanyo_leak
def energy_lies_sorted_by_what_it_is(patch: Patch) -> None:
    apply = Attached.apply

    def applies(self: Attached, state: Any, rules: Any) -> None:
        apply(self, state, rules)
        if self.target in ENERGIES:
            state.zones[self.target] = tuple(sorted(state.zones[self.target], key=state.printed.__getitem__))

    patch.setattr(Attached, "apply", applies)


@hanyo_leak
def energy_shows_what_it_is(patch: Patch) -> None:
    face = Hanyo.face

    def shows(self: Hanyo, state: Any, card: int, seat: int) -> dict[str, Any]:
        kind = {"is_unit": self.card(state, card).is_unit} if state.zone[card] in ENERGIES else {}
        return {**face(self, state, card, seat), **kind}

    patch.setattr(Hanyo, "face", shows)


@hanyo_leak
def the_situation_tells_who_must_draw_anew(patch: Patch) -> None:
    situation = Hanyo.situation

    def tells(self: Hanyo, state: Any, seat: int) -> dict[str, Any]:
        units = any(self.card(state, card).is_unit for card in state.zones[hanyo.HANDS[1 - seat]])
        return {**situation(self, state, seat), "units": units}

    patch.setattr(Hanyo, "situation", tells)


@hanyo_leak
def a_hand_returned_for_new_cards_stays_known(patch: Patch) -> None:
    apply = Shuffled.apply

    def applies(self: Shuffled, state: Any, rules: Any) -> None:
        known = {card: state.known[card] for card in state.zones[self.target]}
        apply(self, state, rules)
        for card, bits in known.items():
            state.known[card] |= bits

    patch.setattr(Shuffled, "apply", applies)


@kiseki_leak
def a_face_down_card_of_the_homebase_shows_its_kind(patch: Patch) -> None:
    face = Kiseki.face

    def shows(self: Kiseki, state: Any, card: int, seat: int) -> dict[str, Any]:
        kind = {"kinds": self.card(state, card).kinds} if state.zone[card] in kiseki.HOMEBASES else {}
        return {**face(self, state, card, seat), **kind}

    patch.setattr(Kiseki, "face", shows)


@kiseki_leak
def a_homebase_lies_sorted_by_what_is_in_it(patch: Patch) -> None:
    apply = Went.apply

    def applies(self: Went, state: Any, rules: Any) -> None:
        apply(self, state, rules)
        if self.target in kiseki.HOMEBASES:
            state.zones[self.target] = tuple(sorted(state.zones[self.target], key=state.printed.__getitem__))

    patch.setattr(Went, "apply", applies)


@kiseki_leak
def the_reason_tells_whether_a_hidden_card_is_a_unit(patch: Patch) -> None:
    refusal = attacks.unit_refusal

    def refuses(state: Any, rules: Any, seat: int, card: int) -> Reason | None:
        return Reason("803.6a", "not-a-unit") if not is_unit(state, rules, card) else refusal(state, rules, seat, card)

    patch.setattr(battle, "unit_refusal", refuses)


@kiseki_leak
def the_situation_counts_what_the_opponent_could_play_from_the_homebase(patch: Patch) -> None:
    situation = Kiseki.situation

    def tells(self: Kiseki, state: Any, seat: int) -> dict[str, Any]:
        events = sum(self.card(state, card).kinds & EVENT for card in state.zones[kiseki.HOMEBASES[1 - seat]])
        return {**situation(self, state, seat), "events": events}

    patch.setattr(Kiseki, "situation", tells)


@kokuryoku_leak
def the_situation_counts_the_surprises_in_the_hand_of_the_opponent(patch: Patch) -> None:
    situation = Kokuryoku.situation

    def tells(self: Kokuryoku, state: Any, seat: int) -> dict[str, Any]:
        hand = state.zones[kokuryoku.HANDS[1 - seat]]
        surprises = sum(self.card(state, card).surprise is not None for card in hand)
        return {**situation(self, state, seat), "surprises": surprises}

    patch.setattr(Kokuryoku, "situation", tells)


@kokuryoku_leak
def the_event_of_a_draw_names_the_card_to_both(patch: Patch) -> None:
    tell = telling.tell

    def tells(state: Any, rules: Any, event: Any, seat: int) -> dict[str, Any]:
        name = rules.card_name(state.printed[event.card]) if isinstance(event, Drawn) else ""
        return {**tell(state, rules, event, seat), "name": name}

    patch.setattr(machine, "tell", tells)


@honjin_leak
def a_proxy_terrain_shows_what_lies_there(patch: Patch) -> None:
    face = Honjin.face

    def shows(self: Honjin, state: Any, card: int, seat: int) -> dict[str, Any]:
        kind = {"is_unit": self.card(state, card).is_unit} if state.zone[card] in honjin.HIDDEN else {}
        return {**face(self, state, card, seat), **kind}

    patch.setattr(Honjin, "face", shows)


@honjin_leak
def the_event_of_a_refill_names_the_card_to_both(patch: Patch) -> None:
    tell = telling.tell

    def tells(state: Any, rules: Any, event: Any, seat: int) -> dict[str, Any]:
        name = rules.card_name(state.printed[event.card]) if isinstance(event, Refilled) else ""
        return {**tell(state, rules, event, seat), "name": name}

    patch.setattr(machine, "tell", tells)


@honjin_leak
def the_situation_tells_whether_the_opponent_could_summon_instantly(patch: Patch) -> None:
    situation = Honjin.situation

    def tells(self: Honjin, state: Any, seat: int) -> dict[str, Any]:
        hand = state.zones[honjin.HANDS[1 - seat]]
        return {**situation(self, state, seat), "units": sum(self.card(state, card).is_unit for card in hand)}

    patch.setattr(Honjin, "situation", tells)


@honjin_leak
def the_reason_tells_whether_a_hidden_card_could_be_summoned(patch: Patch) -> None:
    refusal = summoning.summon_refusal

    def refuses(state: Any, rules: Any, seat: int, card: int, cell: int, instant: bool) -> Reason | None:
        if card >= 0 and not rules.card(state, card).is_unit:
            return Reason("12.2.7.4.3", "not-a-unit")
        return refusal(state, rules, seat, card, cell, instant)

    patch.setattr(refusals, "summon_refusal", refuses)


@honjin_leak
def a_hand_returned_to_the_deck_in_a_redraw_stays_known(patch: Patch) -> None:
    apply = Shuffled.apply

    def applies(self: Shuffled, state: Any, rules: Any) -> None:
        known = {card: state.known[card] for card in state.zones[self.target]}
        apply(self, state, rules)
        for card, bits in known.items():
            state.known[card] |= bits

    patch.setattr(Shuffled, "apply", applies)
