"""How are cards taken from decks and put back there? 502.4, 504, 1312, 1323, 1335."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fuda.games.kiseki.card_events import Planned, Went
from fuda.games.kiseki.chapters.movement import is_kept, moves_of
from fuda.games.kiseki.table import DECKS, HOMEBASES, TRAILS, KisekiState, linked_cards, primary
from fuda.kernel.decisions import Cards, Order
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.records import copy_of
from fuda.kernel.rules import EVERYBODY
from fuda.kernel.telling import silence_tells_of
from fuda.mechanics.decks import Replaced, Search
from fuda.mechanics.zones import Looked, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


class PutOnDecks(Procedure):
    """502.4. Cards go on the top or to the bottom of their owners' decks together, in an order that each owner, or the
    player who is told to, chooses unseen by the other."""

    def __init__(
        self,
        cards: tuple[int, ...] = (),
        bottom: bool = False,
        clause: str = "502.4",
        by: int = -1,
        deed: str = "",
        source_card: int = -1,
        chooser: int = -1,
    ) -> None:
        super().__init__()
        self.cards = cards
        self.chooser = chooser  # who is told to choose the order; -1: each owner
        self.bottom = bottom
        self.clause = clause
        self.by = by
        self.deed = deed
        self.source_card = source_card
        self.seats: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.orders: tuple[int, ...] = ()

    @step("1336.1 1502.1")
    def begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Whose cards are they? The primary player is asked first."""
        self.cards = tuple([each for card in self.cards for each in linked_cards(state, card)])
        first = primary(state)
        self.seats = (first, 1 - first)
        return NEXT

    @step("502.4")
    def ask_order(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The first named comes uppermost; cards that are the same are not asked about."""
        if not self.seats:
            return self.go("put")
        mine = tuple([card for card in self.cards if state.owner[card] == self.seats[0]])
        seat = self.seats[0] if self.chooser < 0 else self.chooser
        is_told = len(mine) > 1 and silence_tells_of(state, seat, mine)
        if len({state.printed[card] for card in mine}) < 2 and not is_told:
            self.order = mine
            return NEXT
        return self.ask(state, Order(seat, self.clause, "deck-order", mine), into="order")

    @step("502.4")
    def keep_order(self, state: KisekiState, rules: Kiseki) -> Flow:
        self.orders = (*self.orders, *self.order)
        self.seats = self.seats[1:]
        return self.go("ask_order")

    @step("502.4 502.5 504.2")
    def put(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Cards that lie in that deck already change their places in it."""
        self.done(state)
        found: list[Event] = []
        for card in self.orders if self.bottom else reversed(self.orders):
            target = DECKS[state.owner[card]]
            if is_kept(state, rules, card, target, self.deed, self.by):
                continue
            if state.zone[card] == target:
                found.append(Replaced(self.clause, card, target, self.bottom))
            else:
                made = Went(self.clause, card, target, self.by, self.deed, source_card=self.source_card)
                made.first = not self.bottom
                made.unseen = self._unseen(state, state.owner[card])
                found.append(made)
        return happen(state, rules, *found)

    @rule("502.4")
    def _unseen(self, state: KisekiState, owner: int) -> int:
        """Who does not learn the order: everybody but its chooser and the owner, where there is one to choose."""
        if len({state.printed[card] for card in self.cards if state.owner[card] == owner}) < 2:
            return 0
        return EVERYBODY & ~(1 << owner | (1 << self.chooser if self.chooser >= 0 else 0))


class ShuffledIn(Procedure):
    """504.1. Cards go into their owners' decks together, which are shuffled; none is without a card."""

    def __init__(self, cards: tuple[int, ...] = (), by: int = -1, source_card: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.by = by
        self.source_card = source_card
        self.owners: tuple[int, ...] = ()

    @step("502.5 504.1 1336.1")
    def put(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Each to its owner's deck."""
        real = [each for card in self.cards for each in linked_cards(state, card)]
        first = primary(state)
        self.owners = tuple([seat for seat in (first, 1 - first) if any([state.owner[card] == seat for card in real])])
        going = tuple([card for card in self.cards if state.zone[card] not in DECKS])
        return happen(state, rules, *moves_of(state, rules, going, DECKS, "504.1", self.by, "put", self.source_card))

    @step("504.1")
    def shuffle(self, state: KisekiState, rules: Kiseki) -> Flow:
        """One deck after the other."""
        if not self.owners:
            return self.done(state)
        owner = self.owners[0]
        self.owners = self.owners[1:]
        self.go("shuffle")
        return self.call(state, ShuffleZone(DECKS[owner], "603.1b"))


class Plan(Procedure):
    """1323.1. Look at cards from the top of one's deck; any of them go to the bottom, the rest back on top."""

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.seen: tuple[int, ...] = ()
        self.pick: tuple[int, ...] = ()

    @step("104.2 1323.1")
    def look(self, state: KisekiState, rules: Kiseki) -> Flow:
        """As many as there are."""
        self.seen = state.zones[DECKS[self.seat]][: max(0, self.count)]
        if not self.seen:
            return self.done(state)
        return happen(state, rules, Looked("1323.1", self.seen, 1 << self.seat))

    @step("1323.1")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Which of them go to the bottom?"""
        return self.ask(state, Cards(self.seat, "1323.1", "plan", self.seen, 0, len(self.seen)), into="pick")

    @step("1323.1")
    def put_under(self, state: KisekiState, rules: Kiseki) -> Flow:
        return self.call(state, PutOnDecks(self.pick, True, "1323.1", self.seat)) if self.pick else NEXT

    @step("1323.1")
    def put_back(self, state: KisekiState, rules: Kiseki) -> Flow:
        rest = tuple([card for card in self.seen if card not in self.pick])
        return self.call(state, PutOnDecks(rest, False, "1323.1", self.seat)) if len(rest) > 1 else NEXT

    @step("1211.3 1323.1")
    def have_planned(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Texts that wait for it are told; where there are none nothing is said of it."""
        return happen(state, rules, Planned("1323.1", self.seat)) if rules.list.hears_plans else NEXT


class TakeFromTop(Procedure):
    """504.3. Cards go from the top of a deck to another zone, one after the other."""

    def __init__(
        self,
        seat: int = -1,
        count: int = 0,
        target: int = -1,
        clause: str = "504.3",
        by: int = -1,
        deed: str = "",
        actioned: int = -1,
        down: int = -1,
        source_card: int = -1,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.target = target
        self.clause = clause
        self.by = by
        self.deed = deed
        self.actioned = actioned
        self.down = down
        self.source_card = source_card

    @step("104.2 504.3")
    def take(self, state: KisekiState, rules: Kiseki) -> Flow:
        """As many as there are; this is no drawing, so that nobody loses by it."""
        deck = state.zones[DECKS[self.seat]]
        if self.count <= 0 or not deck:
            return self.done(state)
        self.count -= 1
        self.go("take")
        made = Went(self.clause, deck[0], self.target, self.by, self.deed, self.actioned, self.down, self.source_card)
        return happen(state, rules, made)


class Rebuild(Procedure):
    """1335.1. Homebase cards go to the trail, and as many come from their owners' decks, face down and actioned."""

    def __init__(self, cards: tuple[int, ...] = (), by: int = -1, source_card: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.by = by
        self.source_card = source_card
        self.owners: tuple[int, ...] = ()

    @step("1335.1")
    def put_away(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What lies in a homebase goes to the trail."""
        self.cards = tuple([card for card in self.cards if state.zone[card] in HOMEBASES])
        self.owners = tuple([state.owner[card] for card in self.cards])
        made = moves_of(state, rules, self.cards, TRAILS, "1335.1", self.by, "rebuild", self.source_card)
        return happen(state, rules, *made)

    @step("104.2 1335.1")
    def renew(self, state: KisekiState, rules: Kiseki) -> Flow:
        """One card after the other takes the places; with an empty deck none does."""
        if not self.owners:
            return self.done(state)
        owner = self.owners[0]
        self.owners = self.owners[1:]
        self.go("renew")
        take = TakeFromTop(owner, 1, HOMEBASES[owner], "1335.1", self.by, "rebuilding", 1, 1, self.source_card)
        return self.call(state, take)


class Seek(Procedure):
    """1312. A player looks through a deck; a card that is found by more than the number asked for is shown to all."""

    def __init__(
        self,
        seat: int = -1,
        zone: tuple[int, ...] = (),
        found: tuple[int, ...] = (),
        count: int = 0,
        anything: bool = False,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.zone = zone
        self.found = found
        self.count = count
        self.anything = anything  # whether any card will do
        self.pick: tuple[int, ...] = ()

    @step("502.2b 1312.2")
    def look(self, state: KisekiState, rules: Kiseki) -> Flow:
        """What is asked for by a condition need not be found."""
        least = self.count if self.anything else 0
        return self.call(state, Search(self.seat, self.zone, self.found, self.count, least, "1312.2"), into="pick")

    @step("1312.3")
    def show(self, state: KisekiState, rules: Kiseki) -> Flow:
        self.done(state, self.pick)
        hidden = tuple([card for card in self.pick if state.known[card] != EVERYBODY])
        return NEXT if self.anything or not hidden else happen(state, rules, Looked("1312.3", hidden, EVERYBODY))


class SeekAll(Procedure):
    """1312, 1502.1. Players look through decks one after the other; its result is all that they found."""

    def __init__(self, parts: tuple[Seek, ...] = ()) -> None:
        super().__init__()
        self.parts = parts
        self.pick: tuple[int, ...] = ()
        self.found: tuple[int, ...] = ()

    @step("1312.2 1502.1")
    def seek(self, state: KisekiState, rules: Kiseki) -> Flow:
        self.found = (*self.found, *self.pick)
        self.pick = ()
        if not self.parts:
            return self.done(state, self.found)
        part = copy_of(self.parts[0])  # clones of the state share what has not begun
        self.parts = self.parts[1:]
        self.go("seek")
        return self.call(state, part, into="pick")
