"""How does a game begin? The piles, the deal, mulligans and the choice of hand and magics (both battle forms)."""

from __future__ import annotations

from typing import Final

from fuda.games.wars3x3.chapters.turn import Turn
from fuda.games.wars3x3.table import (
    ASIDE,
    DEALT,
    DECK,
    HANDS,
    MAGICS,
    PACKETS,
    PILE,
    UNUSED,
    Dealt,
    Mulliganed,
    WarsState,
)
from fuda.kernel.decisions import Cards, Decision, Option, Roll
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.rules import SEATS, Rules
from fuda.mechanics.zones import ShuffleZone, as_they_came

HAND: Final = 6
DEAL: Final = 9
MOST_MULLIGANS: Final = 3
MAGICS_DEALT: Final = 4
MAGICS_DEALT_SEVEN: Final = 7
MAGICS_KEPT: Final = 3


def _deal(state: WarsState, source: int, targets: tuple[int, int], count: int, clause: str) -> list[Event]:
    """Deal so many cards to each seat, one packet after the other."""
    pile = state.zones[source]
    return [Dealt(clause, pile[seat * count + place], targets[seat], seat) for seat in SEATS for place in range(count)]


class WizardBattle(Procedure):
    """W2-W4. The basic form: magics first, nine cards each, mulligans, then six and three are chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.choices: tuple[int, ...] = ()
        self.open: tuple[int, ...] = SEATS
        self.picks: tuple[tuple[int, ...], ...] = ()
        self.order: tuple[int, ...] = ()
        self.die: tuple[int, ...] = ()

    @step("W2.1 W2.2")
    def shuffle_magics(self, state: WarsState, rules: Rules) -> Flow:
        """The basic magics are dealt already; the other sixteen are shuffled."""
        return self.call(state, ShuffleZone(PILE, "W3.1"))

    @step("W3.1")
    def deal_magics(self, state: WarsState, rules: Rules) -> Flow:
        """Four each."""
        return happen(state, rules, *_deal(state, PILE, DEALT, MAGICS_DEALT, "W3.1"))

    @step("W3.1")
    def mix_first_magics(self, state: WarsState, rules: Rules) -> Flow:
        """The basic magics lie among the others, so that the places of the chosen ones tell nothing."""
        return self.call(state, ShuffleZone(DEALT[0], "W3.1"))

    @step("W3.1")
    def mix_second_magics(self, state: WarsState, rules: Rules) -> Flow:
        """Those of the other player too."""
        return self.call(state, ShuffleZone(DEALT[1], "W3.1"))

    @step("W3.2")
    def shuffle_deck(self, state: WarsState, rules: Rules) -> Flow:
        """All forty-eight, or after a mulligan all that were returned and the rest."""
        return self.call(state, ShuffleZone(DECK, "W3.2"))

    @step("W3.2 W3.4")
    def deal_cards(self, state: WarsState, rules: Rules) -> Flow:
        """Nine each, one fewer for each mulligan."""
        deck = list(state.zones[DECK])
        events: list[Event] = []
        for seat in self.open:
            count = DEAL - state.mulligans[seat]
            events += [Dealt("W3.2", card, HANDS[seat], seat) for card in deck[:count]]
            del deck[:count]
        return happen(state, rules, *events)

    @step("W3.4")
    def offer_mulligan(self, state: WarsState, rules: Rules) -> Flow:
        """Whoever was dealt anew keeps or returns the cards, both at the same time."""
        self.open = tuple([seat for seat in self.open if state.mulligans[seat] < MOST_MULLIGANS])
        if not self.open:
            return self.go("choose_cards")
        asked = tuple([Option(seat, "W3.4", "mulligan", ("keep", "mulligan")) for seat in self.open])
        return self.ask_all(state, asked, into="choices")

    @step("W3.4")
    def return_cards(self, state: WarsState, rules: Rules) -> Flow:
        """All cards of those who declared a mulligan go back to the deck."""
        self.open = tuple([seat for seat, choice in zip(self.open, self.choices, strict=True) if choice == 1])
        if not self.open:
            return self.go("choose_cards")
        events: list[Event] = []
        for seat in self.open:
            events.append(Mulliganed("W3.4", seat))
            events += [Dealt("W3.4", card, DECK, seat) for card in as_they_came(state, HANDS[seat])]
        happen(state, rules, *events)
        return self.go("shuffle_deck")

    @step("W3.3")
    def choose_cards(self, state: WarsState, rules: Rules) -> Flow:
        """Six of the cards dealt, both players at the same time."""
        asked = tuple([Cards(seat, "W3.3", "opening-hand", state.zones[HANDS[seat]], HAND, HAND) for seat in SEATS])
        return self.ask_all(state, asked, into="picks")

    @step("W3.3 W3.5")
    def put_away_cards(self, state: WarsState, rules: Rules) -> Flow:
        """What was not chosen is put together."""
        events = [
            Dealt("W3.5", card, ASIDE, seat)
            for seat in SEATS
            for card in as_they_came(state, HANDS[seat])
            if card not in self.picks[seat]
        ]
        return happen(state, rules, *events)

    @step("W3.5")
    def mix_unchosen(self, state: WarsState, rules: Rules) -> Flow:
        """The cards of both players are mixed."""
        return self.call(state, ShuffleZone(ASIDE, "W3.5"))

    @step("W3.5")
    def lay_under_deck(self, state: WarsState, rules: Rules) -> Flow:
        """They go under the deck."""
        return happen(state, rules, *[Dealt("W3.5", card, DECK) for card in state.zones[ASIDE]])

    @step("W3.3")
    def choose_magics(self, state: WarsState, rules: Rules) -> Flow:
        """Three of the seven magics, both players at the same time."""
        return self.ask_all(state, _magic_choices(state, "W3.3"), into="picks")

    @step("W3.5")
    def lay_magics(self, state: WarsState, rules: Rules) -> Flow:
        """The chosen ones lie face down before their owner; the others are not used."""
        return happen(state, rules, *_lay(state, self.picks, "W3.5"))

    @step("W4.1")
    def choose_first(self, state: WarsState, rules: Rules) -> Flow:
        """Chance decides who begins."""
        return self.ask(state, Roll("W4.1", "first-player", 1, 2), into="die")

    @step("W5.0")
    def play(self, state: WarsState, rules: Rules) -> Flow:
        """Turns alternate until the game ends."""
        return self.call(state, Turn(self.die[0] - 1))


def _magic_choices(state: WarsState, clause: str) -> tuple[Decision, ...]:
    return tuple([Cards(seat, clause, "magics", state.zones[DEALT[seat]], MAGICS_KEPT, MAGICS_KEPT) for seat in SEATS])


def _lay(state: WarsState, picks: tuple[tuple[int, ...], ...], clause: str) -> list[Event]:
    """First all chosen ones, then all others: the order of the dealt cards would tell which of them were chosen."""
    events: list[Event] = []
    for seat in SEATS:
        dealt = state.zones[DEALT[seat]]
        events += [Dealt(clause, card, MAGICS[seat], seat) for card in dealt if card in picks[seat]]
        events += [Dealt(clause, card, UNUSED[seat], seat) for card in dealt if card not in picks[seat]]
    return events


class SevenMagesBattle(Procedure):
    """V1. The other form: two hands of six to choose between, then three of seven magics."""

    def __init__(self) -> None:
        super().__init__()
        self.choices: tuple[int, ...] = ()
        self.picks: tuple[tuple[int, ...], ...] = ()
        self.die: tuple[int, ...] = ()

    @step("V1")
    def shuffle_deck(self, state: WarsState, rules: Rules) -> Flow:
        """All forty-eight."""
        return self.call(state, ShuffleZone(DECK, "V1"))

    @step("V1")
    def deal_two_hands(self, state: WarsState, rules: Rules) -> Flow:
        """Two hands of six for each player, kept apart."""
        deck = state.zones[DECK]
        events: list[Event] = []
        for seat in SEATS:
            start = seat * 2 * HAND
            events += [Dealt("V1", card, HANDS[seat], seat) for card in deck[start : start + HAND]]
            events += [Dealt("V1", card, PACKETS[seat], seat) for card in deck[start + HAND : start + 2 * HAND]]
        return happen(state, rules, *events)

    @step("V1")
    def choose_hand(self, state: WarsState, rules: Rules) -> Flow:
        """One of the two, before the magics are seen; there is no mulligan."""
        asked = tuple([Option(seat, "V1", "which-hand", ("first-hand", "second-hand")) for seat in SEATS])
        return self.ask_all(state, asked, into="choices")

    @step("V1")
    def return_other_hand(self, state: WarsState, rules: Rules) -> Flow:
        """The other one goes back to the deck."""
        events: list[Event] = []
        for seat in SEATS:
            kept, other = HANDS[seat], PACKETS[seat]
            if self.choices[seat] == 0:
                events += [Dealt("V1", card, DECK, seat) for card in state.zones[other]]
            else:
                events += [Dealt("V1", card, DECK, seat) for card in as_they_came(state, kept)]
                events += [Dealt("V1", card, kept, seat) for card in state.zones[other]]
        return happen(state, rules, *events)

    @step("V1")
    def shuffle_again(self, state: WarsState, rules: Rules) -> Flow:
        """The deck is shuffled once for both."""
        return self.call(state, ShuffleZone(DECK, "V1"))

    @step("V1")
    def shuffle_magics(self, state: WarsState, rules: Rules) -> Flow:
        """The sixteen; the basic ones are not used."""
        return self.call(state, ShuffleZone(PILE, "V1"))

    @step("V1")
    def deal_magics(self, state: WarsState, rules: Rules) -> Flow:
        """Seven each; two stay unused."""
        return happen(state, rules, *_deal(state, PILE, DEALT, MAGICS_DEALT_SEVEN, "V1"))

    @step("V1")
    def choose_magics(self, state: WarsState, rules: Rules) -> Flow:
        """Three of the seven, both players at the same time."""
        return self.ask_all(state, _magic_choices(state, "V1"), into="picks")

    @step("V1")
    def lay_magics(self, state: WarsState, rules: Rules) -> Flow:
        """Face down before their owner."""
        return happen(state, rules, *_lay(state, self.picks, "V1"))

    @step("W4.1")
    def choose_first(self, state: WarsState, rules: Rules) -> Flow:
        """Chance decides who begins."""
        return self.ask(state, Roll("W4.1", "first-player", 1, 2), into="die")

    @step("W5.0")
    def play(self, state: WarsState, rules: Rules) -> Flow:
        """Turns alternate until the game ends."""
        return self.call(state, Turn(self.die[0] - 1))
