"""What do texts do with cards of hands and decks, and with what they put on the battlefield? 12.3, 12.4, 12.7, 15.1.7.

Each of these acts is a procedure; its result is how many cards it moved, so that 0 means that it was not applied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.chapters.movement import (
    DiscardAtRandom,
    DiscardDeck,
    Discarding,
    PutOnDecks,
    RefillCards,
    TakeFromDeck,
    discarded,
    moves_of,
)
from fuda.games.honjin.events import Moment, Went
from fuda.games.honjin.table import (
    DECKS,
    DISCARDS,
    FIELD,
    HANDS,
    HIDDEN,
    INSTANT,
    HonjinState,
    holder,
    party,
    player_target,
    terrain_at,
)
from fuda.games.honjin.texts.values import applied, level_of, limit_of
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import uses as u
from fuda.games.honjin.words import whereabouts as w
from fuda.kernel.decisions import Cards, Shuffle
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.rules import EVERYBODY, SEATS
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Looked, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.honjin.chapters.effects import Deed
    from fuda.games.honjin.rules import Honjin
    from fuda.games.honjin.texts.reading import Reading

REFILLS: Final = (t.Refill, t.RefillUpTo, t.RefillBetween, s.RefillTo)
DISCARDING: Final = (t.DiscardCards, t.DiscardBetween, t.DiscardAtRandom, t.DiscardAll, t.DiscardUpTo)
OTHERS: Final = (
    t.RevealHand,
    t.RevealSome,
    t.LookTop,
    t.RevealTop,
    t.SearchDeck,
    t.ShuffleDeck,
    t.PutOnDeck,
    t.SummonCards,
    t.LayProxy,
    u.LookHand,
    u.LookEnd,
    u.ShuffleIn,
    w.LayCards,
)


def is_by_cards(effect: n.Node) -> bool:
    """Whether an act is one of these."""
    return isinstance(effect, (*REFILLS, *DISCARDING, *OTHERS))


def card_procedure(deed: Deed) -> Procedure:
    """The procedure that does the act."""
    effect, frame, reading = deed.effect, deed.frame, deed.reading
    if isinstance(effect, REFILLS):
        return refill(deed)
    if isinstance(effect, DISCARDING):
        return discard(deed)
    if isinstance(effect, t.PutOnDeck):
        cards = tuple([card for card in deed.things if card >= 0])
        return PutOnDecks(cards, effect.place == "bottom", frame.seat, deed.state.turn_player, frame.this)
    if isinstance(effect, t.SummonCards):
        cells = deed.run(effect.where)
        return SummonByEffect(deed.things, cells[0] if cells else -1, frame.seat, frame.this)
    if isinstance(effect, t.LayProxy):
        cells = deed.run(effect.where)
        return LayByEffect(deed.seat, cells[0] if cells else -1)
    if isinstance(effect, t.LookTop):
        return ShowHand(frame.kept, EVERYBODY if isinstance(effect, t.RevealTop) else 1 << deed.seat)
    if isinstance(effect, (u.LookEnd, u.LookHand)):
        return ShowHand(frame.kept, EVERYBODY if isinstance(effect, u.RevealEnd) else 1 << deed.seat)
    if isinstance(effect, u.ShuffleIn):
        return ShuffleCards(tuple([card for card in deed.things if card >= 0]), frame.seat, frame.this)
    if isinstance(effect, w.LayCards):
        cells = deed.run(effect.where)
        return LayCardsByEffect(deed.things, cells[0] if cells else -1, deed.seat, frame.this)
    owner = reading.player(effect.zone.player)
    if isinstance(effect, t.RevealSome):
        return ShowAtRandom(owner, reading.amount(effect.amount))
    if isinstance(effect, t.RevealHand):
        return ShowHand(reading.cards_in(effect.zone))
    if isinstance(effect, t.SearchDeck):
        found = reading.select(reading.cards_in(effect.zone), effect.what)
        return TakeFromDeck(deed.seat, owner, found, effect.n, frame.this)
    return ShuffleZone(DECKS[owner], "12.7.1")


@rule("4.11.1 5.1.3.9")
def looked_at_by(effect: u.LookEnd | u.LookHand, reading: Reading) -> tuple[int, ...]:
    """The cards of a hand, or the one at an end of a deck."""
    found = reading.cards_in(effect.zone)
    if isinstance(effect, u.LookHand):
        return found
    return found[:1] if effect.place == "top" else found[-1:]


@rule("12.3.1.1 12.3.1.2 12.3.1.3 12.3.1.4 4.1.12")
def refill(deed: Deed) -> Procedure:
    """As many cards as the text says, or as were said; none for a player who cannot refill."""
    effect = deed.effect
    if applied(deed.state, deed.rules, g.ToRefill, player_target(deed.seat)):
        return RefillCards(deed.seat, 0)
    if isinstance(effect, t.Refill):
        return RefillCards(deed.seat, deed.reading.amount(effect.amount), "12.3.1.3")
    if isinstance(effect, s.RefillTo):
        held = len(deed.state.zones[HANDS[deed.seat]])
        return RefillCards(deed.seat, max(0, effect.n - held), "12.3.1.3")
    run = deed.run(effect)
    return RefillCards(deed.seat, run[0] if run else 0, "12.3.1.2" if isinstance(effect, t.RefillUpTo) else "12.3.1.1")


@rule("12.4.1 12.4.2 1.3.5 1.3.6 10.1.7")
def discard(deed: Deed) -> Procedure:
    """Cards of a hand that were chosen, all of it, at random, or the uppermost of a deck."""
    effect, frame = deed.effect, deed.frame
    owner = deed.reading.player(effect.zone.player)
    if isinstance(effect, t.DiscardAtRandom):
        return DiscardAtRandom(owner, deed.reading.amount(effect.amount), frame.seat, frame.this)
    if isinstance(effect, t.DiscardCards) and not isinstance(effect.zone, n.Hand):
        return DiscardDeck(owner, deed.reading.amount(effect.amount), frame.seat, frame.this)
    if isinstance(effect, t.DiscardUpTo):
        return DiscardChosen(owner, deed.reading.amount(effect.amount), frame.seat, frame.this, least=0)
    if isinstance(effect, t.DiscardBetween):
        run = deed.run(effect)
        return DiscardChosen(owner, run[0] if run else 0, frame.seat, frame.this)
    hand = deed.reading.cards_in(effect.zone)
    cards = hand if isinstance(effect, t.DiscardAll) else deed.run(effect)
    return DiscardThese(tuple([card for card in cards if card in hand]), frame.seat, frame.this)


class DiscardThese(Procedure):
    """12.4.1. Cards of a hand are discarded together."""

    def __init__(self, cards: tuple[int, ...] = (), by: int = -1, source_card: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.by = by
        self.source_card = source_card

    @step("12.4.1 12.4.2 5.1.1.6")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        """The order in the discard pile means nothing."""
        self.done(state, len(self.cards))
        return happen(state, rules, *discarded(state, rules, self.cards, self.by, self.source_card))


class DiscardChosen(Discarding):
    """12.4.2. A number of cards that was said before is chosen from a hand and discarded."""

    def __init__(self, seat: int = -1, count: int = 0, by: int = -1, source_card: int = -1, least: int = -1) -> None:
        super().__init__(seat, count, by, source_card)
        self.least = least  # -1: as many as the number says
        self.pick: tuple[int, ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Fewer than the number could not be chosen before."""
        return {"least": -1, **written}

    @step("12.4.2 10.1.14")
    def choose(self, state: HonjinState, rules: Honjin) -> Flow:
        """All of them if there are fewer."""
        hand = state.zones[HANDS[self.seat]]
        if not hand or self.count <= 0:
            return self.done(state, 0)
        least = self.count if self.least < 0 else self.least
        return self.ask(state, Cards(self.seat, "12.4.2", "discard", hand, least, self.count), into="pick")

    @step("12.4.1 12.4.2")
    def discard(self, state: HonjinState, rules: Honjin) -> Flow:
        self.done(state, len(self.pick))
        return happen(state, rules, *discarded(state, rules, self.pick, self.by, self.source_card))


class ShowHand(Procedure):
    """4.11.1.1. Cards are shown to all, or to some players."""

    def __init__(self, cards: tuple[int, ...] = (), seats: int = EVERYBODY) -> None:
        super().__init__()
        self.cards = cards
        self.seats = seats  # a bit for each

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Cards were shown to all before."""
        return {"seats": EVERYBODY, **written}

    @step("4.11.1 4.11.1.1 4.11.1.2")
    def show(self, state: HonjinState, rules: Honjin) -> Flow:
        self.done(state, len(self.cards))
        return happen(state, rules, Looked("4.11.1.1", self.cards, self.seats)) if self.cards else NEXT


class ShowAtRandom(Procedure):
    """4.11.1.1, 1.3.6. Cards of a hand, told by chance, are shown to all; its result is these cards."""

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.order: tuple[int, ...] = ()

    @step("1.3.6")
    def draw_lots(self, state: HonjinState, rules: Honjin) -> Flow:
        hand = state.zones[HANDS[self.seat]]
        if self.count <= 0 or not hand:
            return self.done(state, ())
        return self.ask(state, Shuffle("1.3.6", "random-reveal", len(hand)), into="order")

    @step("1.3.6 4.11.1.1")
    def show(self, state: HonjinState, rules: Honjin) -> Flow:
        hand = state.zones[HANDS[self.seat]]
        chosen = tuple([hand[place] for place in self.order[: self.count]])
        self.done(state, chosen)
        return happen(state, rules, Looked("4.11.1.1", chosen, EVERYBODY))


class ShuffleCards(Procedure):
    """5.1.1.4, 12.7.1. Cards go into the decks of their owners, which are shuffled; its result is how many."""

    def __init__(self, cards: tuple[int, ...] = (), by: int = -1, source_card: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.by = by
        self.source_card = source_card
        self.owners: tuple[int, ...] = ()

    @step("5.1.1.4")
    def put(self, state: HonjinState, rules: Honjin) -> Flow:
        """Where in the deck they lie means nothing."""
        self.owners = tuple([seat for seat in SEATS if any([state.owner[card] == seat for card in self.cards])])
        made = moves_of(state, rules, self.cards, DECKS, "5.1.1.4", self.by, "put", self.source_card)
        return happen(state, rules, *made)

    @step("12.7.1")
    def shuffle(self, state: HonjinState, rules: Honjin) -> Flow:
        """Each deck to which one of them went."""
        if not self.owners:
            return self.done(state, len(self.cards))
        owner = self.owners[0]
        self.owners = self.owners[1:]
        self.go("shuffle")
        return self.call(state, ShuffleZone(DECKS[owner], "12.7.1"))


# --- onto the battlefield


class LayCardsByEffect(Procedure):
    """5.1.2.14. An effect lays a terrain card of its player; what lay there goes, and the units stay."""

    def __init__(self, cards: tuple[int, ...] = (), cell: int = -1, seat: int = -1, source_card: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.cell = cell
        self.seat = seat
        self.source_card = source_card

    @step("5.1.2.14 5.1.2.10 4.1.12")
    def lay(self, state: HonjinState, rules: Honjin) -> Flow:
        """A terrain card alone, and not for a player who cannot lay terrains."""
        fit = [card for card in self.cards if card >= 0 and rules.card(state, card).is_terrain]
        if self.cell < 0 or len(fit) != 1 or applied(state, rules, g.ToLay, player_target(self.seat)):
            return self.done(state, 0)
        before = terrain_at(state, rules, self.cell)
        made: list[Event] = []
        if before >= 0:
            made += moves_of(state, rules, (before,), DISCARDS, "12.1.1.2.7", self.seat, "discard")
        went = Went("12.1.1.2.7", fit[0], FIELD, self.seat, "lay", self.cell, source_card=self.source_card)
        return happen(state, rules, *made, went)

    @step("5.1.2.14")
    def tell_laid(self, state: HonjinState, rules: Honjin) -> Flow:
        """What waits for this terrain triggers."""
        self.done(state, 1)
        return happen(state, rules, Moment("12.1.1.2.8", "laid", self.seat, self.cards[0]))


class LayByEffect(Procedure):
    """5.1.2.20.1. An effect lays a proxy terrain; what lay there goes, and the units stay."""

    def __init__(self, seat: int = -1, cell: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell

    @step("5.1.2.20.1 5.1.2.20.3 12.1.1.2.7 4.1.12")
    def lay(self, state: HonjinState, rules: Honjin) -> Flow:
        """Without a card in the deck there is none."""
        deck = state.zones[DECKS[self.seat]]
        forbidden = applied(state, rules, g.ToLay, player_target(self.seat))
        if self.cell < 0 or not deck or forbidden:
            return self.done(state, 0)
        self.done(state, 1)
        before = terrain_at(state, rules, self.cell)
        made: list[Event] = []
        if before >= 0:
            made += moves_of(state, rules, (before,), DISCARDS, "12.1.1.2.7", self.seat, "discard")
        made.append(Went("5.1.2.20.1", deck[0], HIDDEN[self.seat], self.seat, "proxy", self.cell))
        return happen(state, rules, *made)


class SummonByEffect(Procedure):
    """15.1.7. An effect summons unit cards to a terrain, one after the other; its result is how many came."""

    def __init__(self, cards: tuple[int, ...] = (), cell: int = -1, by: int = -1, source_card: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.cell = cell
        self.by = by
        self.source_card = source_card
        self.came = 0

    @step("15.1.7 15.1.2 12.2.7.1 12.2.7.2")
    def pay(self, state: HonjinState, rules: Honjin) -> Flow:
        """A hero costs its points; a card whose name bars it is discarded from where it is."""
        if not self.cards:
            return self.done(state, self.came)
        card = self.cards[0]
        if self.cell < 0 or not may_come(state, rules, card, self.cell):
            self.cards = self.cards[1:]
            return self.go("pay")
        if is_barred(state, rules, card):
            self.cards = self.cards[1:]
            self.go("pay")
            made = moves_of(state, rules, (card,), DISCARDS, "15.1.7", self.by, "discard", self.source_card)
            return happen(state, rules, *made)
        points = rules.card(state, card).hero
        return self.call(state, DiscardDeck(state.owner[card], points, self.by, card)) if points else NEXT

    @step("15.1.7 12.2.7.4.9 5.1.1.8")
    def come(self, state: HonjinState, rules: Honjin) -> Flow:
        """It is a fresh unit of its owner."""
        card = self.cards[0]
        self.cards = self.cards[1:]
        self.came += 1
        self.go("pay")
        deed = "instant" if state.timing == INSTANT else "summon"
        went = Went("15.1.7", card, FIELD, self.by, deed, self.cell, source_card=self.source_card)
        return happen(state, rules, went)


@rule("12.2.7.2 15.1.2 10.11.10 5.1.2.12")
def may_come(state: HonjinState, rules: Honjin, card: int, cell: int) -> bool:
    """Whether an effect can summon a card there: a unit card, within the limit, not among enemies outside a battle, and
    its hero points can be paid."""
    printed = rules.card(state, card)
    terrain = terrain_at(state, rules, cell)
    if not printed.is_unit or state.zone[card] == FIELD or terrain < 0:
        return False
    seat = state.owner[card]
    if state.battle != cell and holder(state, rules, cell) == 1 - seat:
        return False
    total = sum([max(0, level_of(state, rules, unit)) for unit in party(state, rules, cell, seat)])
    if total + max(0, printed.level) > limit_of(state, rules, terrain):
        return False
    return is_barred(state, rules, card) or len(state.zones[DECKS[seat]]) >= printed.hero


@rule("15.1.3 15.1.4 15.1.5 15.1.7")
def is_barred(state: HonjinState, rules: Honjin, card: int) -> bool:
    """Whether a unit of the card's name is on the battlefield already and one of the two is a hero."""
    printed = rules.card(state, card)
    for each in state.zones[FIELD]:
        other = rules.card(state, each)
        if state.owner[each] == state.owner[card] and other.is_unit and other.name == printed.name:
            if printed.is_hero or other.is_hero:
                return True
    return False
