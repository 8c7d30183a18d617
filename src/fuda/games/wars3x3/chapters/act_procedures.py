"""How do acts go in which somebody, or chance, is asked something on the way? A short procedure for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.wars3x3.cards import COLOURED, COLOURS
from fuda.games.wars3x3.chapters.applied import room
from fuda.games.wars3x3.table import (
    DECK,
    DISCARD,
    EXILE,
    FIELDS,
    HANDS,
    TERRITORIES,
    Deployed,
    Destroyed,
    Drawn,
    Expanded,
    LifeGained,
    WarsState,
)
from fuda.games.wars3x3.texts.values import is_text, rulings
from fuda.games.wars3x3.words import events as v
from fuda.kernel.decisions import Cards, Number, Option, Order, Shuffle
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.mechanics.triggers import settle
from fuda.mechanics.zones import Moved, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


class DrawCards(Procedure):
    """M6, Q7. Draw so many cards one by one, or as many as there are."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause
        self.drawn: tuple[int, ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """What was drawn was not remembered before."""
        return {"drawn": (), **written}

    @step("M6 Q7")
    def draw(self, state: WarsState, rules: Wars) -> Flow:
        """As far as the deck reaches; it tells what was drawn."""
        while self.count > 0 and state.zones[DECK]:
            self.count -= 1
            self.drawn = (*self.drawn, state.zones[DECK][0])
            apply_now(state, rules, Drawn(self.clause, state.zones[DECK][0], HANDS[self.seat], self.seat))
        return self.done(state, self.drawn)


class KeepAtRandom(Procedure):
    """S16. Random cards of the discard pile stay, the others are exiled."""

    def __init__(self, count: int = 0) -> None:
        super().__init__()
        self.count = count
        self.order: tuple[int, ...] = ()

    @step("S16")
    def mix(self, state: WarsState, rules: Wars) -> Flow:
        """Chance chooses."""
        return self.ask(state, Shuffle("S16", "keep-at-random", len(state.zones[DISCARD])), into="order")

    @step("S16")
    def exile(self, state: WarsState, rules: Wars) -> Flow:
        """The others leave the game."""
        pile = state.zones[DISCARD]
        kept = tuple(sorted([pile[place] for place in self.order[: self.count]], key=pile.index))
        happen(state, rules, *[Moved("S16", card, EXILE) for card in pile if card not in kept])
        return self.done(state, kept)


class NameOne(Procedure):
    """M6. The player names a number, or a colour; its result is the number, or the place of the colour."""

    def __init__(self, seat: int = -1, colour: bool = False, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.colour = colour
        self.clause = clause
        self.choice = 0

    @step("M6")
    def choose(self, state: WarsState, rules: Wars) -> Flow:
        """Which one?"""
        if self.colour:
            return self.ask(state, Option(self.seat, self.clause, "colour", COLOURS[:COLOURED]), into="choice")
        return self.ask(state, Number(self.seat, self.clause, "number", 0, 9), into="choice")

    @step("M6")
    def tell(self, state: WarsState, rules: Wars) -> Flow:
        """It is known from now on."""
        return self.done(state, self.choice)


class GainLifeByCost(Procedure):
    """S16, S9. Life equal to a card's cost; the player chooses the cost of a changeable card, none counts as 0."""

    def __init__(self, seat: int = -1, card: int = -1, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause
        self.amount = 0

    @step("S16 S9")
    def choose(self, state: WarsState, rules: Wars) -> Flow:
        """Which number?"""
        printed = rules.card(state, self.card)
        low, high = max(0, printed.low), max(0, printed.high)
        return self.ask(state, Number(self.seat, "S9", "cost", low, high), into="amount")

    @step("S16")
    def gain(self, state: WarsState, rules: Wars) -> Flow:
        """So much life."""
        return happen(state, rules, LifeGained(self.clause, self.seat, self.amount))


class DiscardDown(Procedure):
    """M6. The player discards until so many cards are left."""

    def __init__(self, seat: int = -1, left: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.clause = clause
        self.picks: tuple[int, ...] = ()

    @step("M6")
    def choose(self, state: WarsState, rules: Wars) -> Flow:
        """Which ones?"""
        hand = state.zones[HANDS[self.seat]]
        count = max(0, len(hand) - self.left)
        return self.ask(state, Cards(self.seat, self.clause, "discard", hand, count, count), into="picks")

    @step("M6")
    def put(self, state: WarsState, rules: Wars) -> Flow:
        """They go to the discard pile."""
        return happen(state, rules, *[Moved(self.clause, card, DISCARD, self.seat) for card in self.picks])


class ShuffleIn(Procedure):
    """W3.4. Cards go into the deck, which is shuffled."""

    def __init__(self, cards: tuple[int, ...] = (), seat: int = -1, clause: str = "") -> None:
        super().__init__()
        self.cards = cards
        self.seat = seat
        self.clause = clause

    @step("W3.4")
    def put(self, state: WarsState, rules: Wars) -> Flow:
        """Under the deck first."""
        return happen(state, rules, *[Moved(self.clause, card, DECK, self.seat) for card in self.cards])

    @step("W3.4")
    def shuffle(self, state: WarsState, rules: Wars) -> Flow:
        """Nobody knows where they are."""
        return self.call(state, ShuffleZone(DECK, self.clause))


class PutInOrder(Procedure):
    """M6. Several cards go on or under the deck, in an order that the player chooses: the first lies uppermost."""

    def __init__(self, cards: tuple[int, ...] = (), seat: int = -1, top: bool = False, clause: str = "") -> None:
        super().__init__()
        self.cards = cards
        self.seat = seat
        self.top = top
        self.clause = clause
        self.order: tuple[int, ...] = ()

    @step("M6")
    def choose(self, state: WarsState, rules: Wars) -> Flow:
        """In which order?"""
        return self.ask(state, Order(self.seat, self.clause, "deck-order", self.cards), into="order")

    @step("M6")
    def put(self, state: WarsState, rules: Wars) -> Flow:
        """One after the other."""
        cards = self.order[::-1] if self.top else self.order
        return happen(state, rules, *[Moved(self.clause, card, DECK, self.seat, self.top) for card in cards])


class BringOut(Procedure):
    """4.2. Unit cards come onto the field by an effect, as far as there are empty places."""

    def __init__(self, cards: tuple[int, ...] = (), seat: int = -1, clause: str = "") -> None:
        super().__init__()
        self.cards = cards
        self.seat = seat
        self.clause = clause

    @step("4.2")
    def enter(self, state: WarsState, rules: Wars) -> Flow:
        """No more than there is room for; what is no unit card stays where it is."""
        most = room(state, rules, self.seat)
        able = [
            card for card in self.cards if rules.card(state, card).is_unit and not rules.card(state, card).enters_only
        ]
        field = FIELDS[self.seat]
        return happen(state, rules, *[Deployed(self.clause, card, field, self.seat) for card in able[:most]])

    @step("Q3")
    def settle_triggers(self, state: WarsState, rules: Wars) -> Flow:
        """What happens when they enter."""
        return settle(self, state, state.turn_player, "Q3")


class ExtraExpansion(Procedure):
    """4.1. An expansion that a text grants: a card of the hand may become a territory."""

    def __init__(self, seat: int = -1, count: int = 1, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause
        self.picks: tuple[int, ...] = ()

    @step("4.1")
    def choose(self, state: WarsState, rules: Wars) -> Flow:
        """Which ones? It may be left."""
        hand = state.zones[HANDS[self.seat]]
        most = min(self.count, len(hand))
        return self.ask(state, Cards(self.seat, self.clause, "put", hand, 0, most), into="picks")

    @step("4.1")
    def lay(self, state: WarsState, rules: Wars) -> Flow:
        """Face down."""
        land = TERRITORIES[self.seat]
        return happen(state, rules, *[Expanded("4.1", card, land, self.seat) for card in self.picks])


@rule("S1 P1")
def instead_of_destroying(state: WarsState, rules: Wars, card: int) -> list[tuple[int, int, int, int]]:
    """The texts that let something else happen than this destruction: seat, card, print and line."""
    found: list[tuple[int, int, int, int]] = []
    for each in rulings(state, rules, a.Instead):
        for effect, printed, line in rules.list.instead:
            if is_text(state, each, effect, printed) and isinstance(effect.event, v.Dying):
                what = effect.event.what
                if card in members(what.what if isinstance(what, m.AnyOf) else what, each.reading):
                    found.append((each.reading.seat, each.reading.this, printed, line))
    return found


class DestroyCards(Procedure):
    """S1, P1. Cards are destroyed together, after what can take the place of each destruction was offered."""

    def __init__(self, cards: tuple[int, ...] = (), by: int = -1, clause: str = "") -> None:
        super().__init__()
        self.cards = cards
        self.by = by
        self.clause = clause
        self.place = 0
        self.falling: tuple[int, ...] = ()
        self.replaced = 0

    @step("P1")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """The next card: something else instead?"""
        from fuda.games.wars3x3.chapters.effects import Replacing

        if self.place >= len(self.cards):
            return self.go("destroy")
        card = self.cards[self.place]
        self.replaced = 0
        found = instead_of_destroying(state, rules, card)
        if not found:
            return NEXT
        seat, this, printed, line = found[0]
        return self.call(state, Replacing(seat, this, printed, line, "P1", (card,)), into="replaced")

    @step("P1")
    def note(self, state: WarsState, rules: Wars) -> Flow:
        """What was not replaced falls."""
        if self.replaced != 1:
            self.falling = (*self.falling, self.cards[self.place])
        self.place += 1
        return self.go("offer")

    @step("S1")
    def destroy(self, state: WarsState, rules: Wars) -> Flow:
        """All at once; a text that saved another card may have moved one of them."""
        there = [card for card in self.falling if (state.zone[card] in FIELDS or state.zone[card] in TERRITORIES)]
        return happen(state, rules, *[Destroyed(self.clause, card, DISCARD, self.by) for card in there])


class ChooseWithin(Procedure):
    """M6. Cards chosen one by one, as long as their figures together stay within a bound."""

    def __init__(
        self,
        seat: int = -1,
        clause: str = "",
        purpose: str = "",
        most: int = 0,
        figures: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause
        self.purpose = purpose
        self.most = most
        self.figures = figures  # the cards, and what each counts
        self.chosen: tuple[int, ...] = ()
        self.pick: tuple[int, ...] = ()

    @step("M6")
    def choose(self, state: WarsState, rules: Wars) -> Flow:
        """One more, or none?"""
        spent = sum([figure for card, figure in self.figures if card in self.chosen])
        able = tuple([card for card, figure in self.figures if card not in self.chosen and spent + figure <= self.most])
        if not able:
            return self.done(state, self.chosen)
        return self.ask(state, Cards(self.seat, self.clause, self.purpose, able, 0, 1), into="pick")

    @step("M6")
    def keep(self, state: WarsState, rules: Wars) -> Flow:
        """Until nothing more is wanted."""
        if not self.pick:
            return self.done(state, self.chosen)
        self.chosen = (*self.chosen, *self.pick)
        return self.go("choose")


class MixedUnder(Procedure):
    """M6, W3.4. Cards go under the deck in an order that chance makes."""

    def __init__(self, cards: tuple[int, ...] = (), seat: int = -1, clause: str = "") -> None:
        super().__init__()
        self.cards = cards
        self.seat = seat
        self.clause = clause
        self.order: tuple[int, ...] = ()

    @step("M6")
    def mix(self, state: WarsState, rules: Wars) -> Flow:
        """Chance says in which order."""
        return self.ask(state, Shuffle(self.clause, "deck-order", len(self.cards)), into="order")

    @step("M6")
    def put(self, state: WarsState, rules: Wars) -> Flow:
        """One after the other."""
        cards = [self.cards[place] for place in self.order]
        return happen(state, rules, *[Moved(self.clause, card, DECK, self.seat) for card in cards])
