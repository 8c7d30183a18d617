"""Is only told what a list names? Events are applied, told, noted and interrupted in this order."""

from __future__ import annotations

from typing import Any, ClassVar

from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.rules import Replacer
from fuda.kernel.telling import mention, tell, tell_replacement
from fuda.mechanics.zones import Looked, Moved
from tests.toy.duel import DECKS, HANDS, TRAPS, DuelRules, DuelState, Ordered


class Whispered(Event):
    """An event with a secret."""

    cards: ClassVar[tuple[str, ...]] = ("card", "several")
    shown: ClassVar[tuple[str, ...]] = ("public",)

    def __init__(self, clause: str = "", card: int = -1, public: int = 0, secret: int = 0) -> None:
        super().__init__(clause)
        self.card = card
        self.several = (card,)
        self.public = public
        self.secret = secret

    def apply(self, state: Any, rules: Any) -> None:
        pass


def table() -> tuple[DuelState, DuelRules]:
    rules = DuelRules()
    return rules.start("", ()), rules


def test_a_field_that_no_list_names_is_told_to_nobody() -> None:
    state, rules = table()
    for seat in (0, 1, -1):
        told = tell(state, rules, Whispered("T1.1", -1, 3, 4), seat)
        assert told == {"event": "Whispered", "clause": "T1.1", "public": 3, "card": {}, "several": [{}]}


def test_a_card_is_told_as_far_as_the_seat_knows_it() -> None:
    state, rules = table()
    card = state.zones[DECKS[0]][0]
    apply_now(state, rules, Moved("", card, HANDS[0]))
    named = {"handle": state.handle[card], "card": "soldier"}
    assert [mention(state, rules, card, seat) for seat in (0, 1, -1)] == [named, {}, named]
    apply_now(state, rules, Moved("", card, TRAPS[0]))
    named = {"handle": state.handle[card], "card": "soldier"}
    assert [mention(state, rules, card, seat) for seat in (0, 1, -1)] == [named, {"handle": state.handle[card]}, named]


def test_notes_are_taken_only_while_somebody_listens() -> None:
    state, rules = table()
    apply_now(state, rules, Looked("T1.5", state.zones[DECKS[0]][:1], 1))
    assert state.notes is None
    state.notes = []
    apply_now(state, rules, Looked("T1.5", state.zones[DECKS[0]][:2], 1))
    (note,) = state.notes
    first, second, judge = note.told
    assert [each.get("card") for each in first["cards_seen"]] == ["soldier", "soldier"]
    assert second == {"event": "Looked", "clause": "T1.5", "seats": 1, "cards_seen": [{}, {}]}
    assert judge == first


def test_the_order_of_a_deck_is_told_to_nobody() -> None:
    state, rules = table()
    top = state.zones[DECKS[0]][:3]
    state.notes = []
    happen(state, rules, Ordered("T1.5", 0, tuple(reversed(top))))
    assert state.zones[DECKS[0]][:3] == tuple(reversed(top))
    assert [set(told) for told in state.notes[0].told] == [{"event", "clause", "seat"}] * 3


def test_an_applied_event_makes_derived_values_stale() -> None:
    state, rules = table()
    state.facts = "old"
    apply_now(state, rules, Moved("", state.zones[DECKS[0]][0], HANDS[0]))
    assert state.facts is None


def test_an_event_that_changes_nothing_true_keeps_derived_values() -> None:
    state, rules = table()
    state.facts = "old"
    apply_now(state, rules, Looked("", (), 0))
    assert state.facts == "old"


class Sheltering(DuelRules):
    """Whispers about a card are replaced by whispers about nothing, by a text on that very card."""

    def replacer(self, state: Any, name: int) -> Replacer:
        return Replacer(0, name, state.printed[name], 2, "T9.1")


def test_what_replaces_an_event_is_told_as_far_as_the_seat_knows_its_card() -> None:
    rules = Sheltering()
    state = rules.start("", ())
    card = state.zones[DECKS[0]][0]
    apply_now(state, rules, Moved("", card, HANDS[0]))
    was, became = Whispered("T1.1", card, 3, 4), (Whispered("T1.2", -1, 5, 6),)
    mine, theirs, judge = [tell_replacement(state, rules, card, was, became, seat) for seat in (0, 1, -1)]
    assert mine == judge and mine["clause"] == "T9.1" and mine["seat"] == 0
    assert (mine["printed"], mine["line"], mine["card"]) == ("soldier", 2, mention(state, rules, card, 0))
    assert (theirs["printed"], theirs["line"], theirs["card"]) == ("", -1, {})
    assert mine["was"] == tell(state, rules, was, 0) and theirs["was"] == tell(state, rules, was, 1)
    assert theirs["became"] == [tell(state, rules, became[0], 1)]
    assert "secret" not in str(mine)
