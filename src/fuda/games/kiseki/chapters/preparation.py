"""How does a game begin? 603: the first initiative, shuffled decks, four cards each, one redraw."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.card_events import Went
from fuda.games.kiseki.chapters.turn import Turn
from fuda.games.kiseki.extras.boosters import open_sealed_deck
from fuda.games.kiseki.table import DECKS, HANDS, NOTHING, OPENING_HAND, ZONES, KisekiState
from fuda.kernel.decisions import Cards, Option, Order, Randomness, Roll
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.rules import SEATS
from fuda.mechanics.zones import ShuffleZone, add_card

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

BLITZ: Final = "blitz"  # the variant with sealed decks


class SetUp(Procedure):
    """603. Until the first turn begins."""

    def __init__(self) -> None:
        super().__init__()
        self.die: tuple[int, ...] = ()
        self.answer = 0
        self.first = -1  # who has the first initiative
        self.place = 0

    @step("601.1 603.1 603.1a")
    def choose_chooser(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Chance names a player."""
        return self.ask(state, Roll("603.1a", "chooser", 1, 2), into="die")

    @step("603.1a")
    def choose_first(self, state: KisekiState, rules: Kiseki) -> Flow:
        """That player says who has the first initiative."""
        chooser = self.die[0] - 1
        return self.ask(state, Option(chooser, "603.1a", "first-initiative", ("self", "opponent")), into="answer")

    @step("603.1a")
    def keep_first(self, state: KisekiState, rules: Kiseki) -> Flow:
        chooser = self.die[0] - 1
        self.first = chooser if self.answer == 0 else 1 - chooser
        return NEXT

    @step("603.1b 504.2")
    def shuffle(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Both decks; nobody can do more to the other's than chance has done."""
        if self.place >= len(SEATS):
            return NEXT
        self.place += 1
        self.run_again()
        return self.call(state, ShuffleZone(DECKS[self.place - 1], "603.1b"))

    @step("603.1c")
    def deal(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Four cards each from the top; this is no drawing."""
        events: list[Event] = []
        for seat in SEATS:
            events += [
                Went("603.1c", card, HANDS[seat], seat, "deal") for card in state.zones[DECKS[seat]][:OPENING_HAND]
            ]
        return happen(state, rules, *events)

    @step("603.1d")
    def redraw_first(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The initiative player may exchange cards of the hand."""
        return self.call(state, Redraw(self.first))

    @step("603.1d")
    def redraw_second(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Then the other player may."""
        return self.call(state, Redraw(1 - self.first))

    @step("603.1e 701.1")
    def play(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The first turn."""
        return self.call(state, Turn(self.first))


class Redraw(Procedure):
    """603.1d. Any number of cards of the hand go under the deck, and as many come from its top."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.pick: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()

    @step("603.1d")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """None at all is a choice too."""
        hand = state.zones[HANDS[self.seat]]
        return self.ask(state, Cards(self.seat, "603.1d", "redraw", hand, 0, len(hand)), into="pick")

    @step("502.4 603.1d")
    def choose_order(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Their owner orders them, unseen; asked even of equal cards, for nobody else may learn that they are."""
        if len(self.pick) < 2:
            self.order = self.pick
            return NEXT
        return self.ask(state, Order(self.seat, "502.4", "deck-order", self.pick), into="order")

    @step("502.4 603.1d")
    def put_under(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The first named comes uppermost."""
        deck = DECKS[self.seat]
        return happen(state, rules, *[Went("603.1d", card, deck, self.seat, "redraw") for card in self.order])

    @step("603.1d")
    def take_new(self, state: KisekiState, rules: Kiseki) -> Flow:
        """As many from the top."""
        self.done(state)
        new = state.zones[DECKS[self.seat]][: len(self.order)]
        return happen(state, rules, *[Went("603.1d", card, HANDS[self.seat], self.seat, "redraw") for card in new])


# --- the table


@rule("602.2 602.3")
def sealed_decks(rules: Kiseki, variant: str, random: Randomness) -> tuple[tuple[str, ...], ...]:
    """The decks of a variant whose players open boosters."""
    if variant != BLITZ:
        return ()
    rarities = {card.number: card.rarity for card in rules.list.cards}
    return tuple([tuple(chain(*open_sealed_deck(rarities, random))) for _ in SEATS])


@rule("102.1 105.1 105.2 602.1 602.3")
def start(rules: Kiseki, variant: str, decks: tuple[tuple[str, ...], ...]) -> KisekiState:
    """The table before the game, with both decks."""
    state = KisekiState()
    state.zones = [() for _ in ZONES]
    state.blitz = variant == BLITZ
    decks = decks or rules.deck_pair(1)
    for seat in SEATS:
        for card in decks[seat]:
            add_card(state, rules, rules.list.by_number[card], seat, DECKS[seat])
    set_up_tables(state)
    state.frames = [SetUp()]
    return state


def set_up_tables(state: KisekiState) -> None:
    """The columns of this game, for all cards that there are."""
    size = len(state.printed)
    state.actioned, state.down, state.stunned, state.support = [0] * size, [0] * size, [0] * size, [0] * size
    state.host, state.aboard = [NOTHING] * size, [NOTHING] * size
    state.since, state.rank = [0] * size, [0] * size
    state.attacked_in, state.chosen_icons = [0] * size, [0] * size
    state.last = [None] * size
    state.object = list(range(size))
    state.next_object = size
