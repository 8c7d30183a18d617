"""How do cards go from one zone to another? 502, 506, 1313, 1320, 1337.

Every move of a card is made here: a linked unit goes with all its cards, a card that enters the field is asked about
what its controller may choose for it, and what hangs on a card that leaves comes in at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.card_events import Boarded, DrawFailed, Drawn, IconChosen, Went
from fuda.games.kiseki.chapters.nullification import is_nullified
from fuda.games.kiseki.table import DECKS, FIELDS, HANDS, NOTHING, ON_FIELD, REMOVED, TRAILS, KisekiState, linked_cards
from fuda.games.kiseki.texts.places import is_of_own_entry
from fuda.games.kiseki.texts.scope import applied_to, is_spared, says
from fuda.games.kiseki.texts.values import has_icon
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words.icons import COVERT_BY_CHOICE
from fuda.kernel.decisions import Option
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.rules import EVERYBODY, SEATS
from fuda.language.running.lasting import EffectBegan, EffectsEnded
from fuda.language.running.text_facts import Modifier
from fuda.language.words import nodes as n
from fuda.language.words.abilities import Instead

if TYPE_CHECKING:
    from fuda.games.kiseki.cards import Card
    from fuda.games.kiseki.rules import Kiseki

Place = int | tuple[int, int]  # a zone, or the zone of whoever owns the card


@rule("502.1 502.5 1336.1")
def moves(
    state: KisekiState,
    rules: Kiseki,
    card: int,
    target: Place,
    clause: str = "",
    by: int = -1,
    deed: str = "",
    actioned: int = -1,
    down: int = -1,
    source_card: int = -1,
    first: bool = False,
) -> list[Event]:
    """A card goes to a zone: a linked unit with all its cards, each to its owner's unless it is one player's zone."""
    found: list[Event] = []
    if is_kept(state, rules, card, target if isinstance(target, int) else target[state.owner[card]], deed, by):
        return found
    for each in linked_cards(state, card):
        zone = target if isinstance(target, int) else target[state.owner[each]]
        searched = state.zone[each] in DECKS and state.known[each] != EVERYBODY
        went = Went(clause, each, zone, by, deed, actioned, down, source_card, first, searched)
        went.part = state.host[each] >= 0
        found.append(went)
    return found


@rule("104.4 502.1")
def is_kept(state: KisekiState, rules: Kiseki, card: int, target: int, deed: str, by: int = -1) -> bool:
    """Whether an effect forbids that the card goes there in this way, by an effect of the player `by` or by none."""
    if not rules.stock.has_bans:
        return False
    leaves = state.zone[card] in ON_FIELD and target not in ON_FIELD
    bans = (
        (v.DoesNotLeave, leaves),
        (v.IsNotReturned, leaves and target in HANDS),
        (v.IsNotPutIntoTrail, target in TRAILS),
        (v.IsNotDiscarded, deed == "discard"),
        (v.IsNotRemoved, deed == "remove"),
    )
    return any(
        [
            right and bool(says(state, rules, card, kind) or is_spared(state, rules, kind, card, by))
            for kind, right in bans
        ]
    )


def moves_of(
    state: KisekiState,
    rules: Kiseki,
    cards: tuple[int, ...],
    target: Place,
    clause: str = "",
    by: int = -1,
    deed: str = "",
    source_card: int = -1,
) -> list[Event]:
    """Several cards go to a zone together."""
    found: list[Event] = []
    for card in cards:
        found += moves(state, rules, card, target, clause, by, deed, source_card=source_card)
    return found


# --- drawing


class DrawCards(Procedure):
    """1313. One card after the other; a card that is not there is remembered for the rule check (1102.1)."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "1313.1") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause

    @step("104.2 104.4 504.3 1102.1 1313.1 1313.2")
    def draw(self, state: KisekiState, rules: Kiseki) -> Flow:
        """From the top of the deck to the hand, again and again."""
        if self.count <= 0 or applied_to(state, rules, g.CannotDraw, self.seat):
            return self.done(state)
        self.count -= 1
        self.go("draw")
        deck = state.zones[DECKS[self.seat]]
        if not deck:
            return happen(state, rules, DrawFailed("1102.1", self.seat))
        return happen(state, rules, Drawn(self.clause, deck[0], HANDS[self.seat], self.seat, "draw"))


# --- entering the field


@rule("1415.1 1215.10")
def may_choose_covert(state: KisekiState, rules: Kiseki, card: int, target: int) -> bool:
    """Whether the card will have 暗躍:選択式 on that field, whoever gives it or takes it away there."""
    if not rules.covert_by_choice(state.printed[card]):
        return False
    twin = state.clone()
    twin.notes = None
    Went("1415.1", card, target, actioned=0, down=0).apply(twin, rules)
    twin.facts = None
    return has_icon(twin, rules, card, COVERT_BY_CHOICE)


@rule("503.1a 1202.5 1212.1")
def own_manner(state: KisekiState, rules: Kiseki, card: int) -> int:
    """How a card is laid by what it says of its own entering, as far as that holds: 1 actioned, 0 ready, -1 nothing."""
    if not rules.list.entering[state.printed[card]]:
        return -1
    reading = rules.text_reading(state, state.owner[card], card)
    for reference in rules.card(state, card).own:
        for truth in rules.list.ability(reference).truths:
            if is_of_own_entry(truth.effect) and (truth.condition is None or reading.holds(truth.condition)):
                instead = truth.effect.effect if isinstance(truth.effect, Instead) else None
                assert isinstance(instead, t.EnteringAs)
                return 1 if instead.manner == "actioned" else 0
    return -1


class Enter(Procedure):
    """1320. Cards come onto a field together: on their owners' unless a player is named, in a manner or as the rules
    say. Who controls one with 暗躍:選択式 chooses before (1415.1)."""

    def __init__(
        self,
        cards: tuple[int, ...] = (),
        seat: int = -1,
        clause: str = "1320.1",
        by: int = -1,
        deed: str = "",
        actioned: int = -1,
        source_card: int = -1,
        effect: Modifier | None = None,
    ) -> None:
        super().__init__()
        self.cards = cards
        self.seat = seat  # whose field; -1: the owner's
        self.clause = clause
        self.by = by
        self.deed = deed
        self.actioned = actioned
        self.source_card = source_card
        self.effect = effect  # the change of control that comes with it
        self.choosers: tuple[int, ...] = ()
        self.answer = 0
        self.covert: tuple[int, ...] = ()

    def _target(self, state: KisekiState, card: int) -> int:
        return FIELDS[self.seat if self.seat >= 0 else state.owner[card]]

    @step("1415.1")
    def begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Which of them are asked about?"""
        self.choosers = tuple(
            [card for card in self.cards if may_choose_covert(state, rules, card, self._target(state, card))]
        )
        return NEXT

    @step("1415.1")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Its controller to be says whether it will have 暗躍."""
        if not self.choosers:
            return self.go("enter")
        seat = FIELDS.index(self._target(state, self.choosers[0]))
        return self.ask(state, Option(seat, "1415.1", "covert", ("yes", "no")), into="answer")

    @step("1415.1")
    def keep_choice(self, state: KisekiState, rules: Kiseki) -> Flow:
        if self.answer == 0:
            self.covert = (*self.covert, self.choosers[0])
        self.choosers = self.choosers[1:]
        return self.go("choose")

    @step("502.3a 503.1a 503.2a 1205.1c-4 1215.4 1320.1 1320.1a 1320.1b 1336.1")
    def enter(self, state: KisekiState, rules: Kiseki) -> Flow:
        """All at the same time, face up; from a homebase as they lay there, ready or actioned."""
        self.done(state)
        found: list[Event] = []
        for card in self.cards:
            target = self._target(state, card)
            actioned = self.actioned if self.actioned >= 0 else own_manner(state, rules, card)
            found += moves(state, rules, card, target, self.clause, self.by, self.deed, actioned, 0, self.source_card)
        found += [IconChosen("1415.1", card) for card in self.covert]
        if self.effect is not None:
            found.append(EffectBegan(self.clause, self.effect))
        return happen(state, rules, *found)


# --- what a move brings with it

MOVED: Final = (Went, EffectBegan, EffectsEnded)


@rule("105.3 105.3a 506.4 1320.1 1325.1")
def rightful(state: KisekiState, rules: Kiseki, card: int) -> int:
    """Who is to control a card of the field: the owner, or whom the newest effect on control names."""
    seat = state.owner[card]
    newest = -1
    controlling = rules.stock.controlling
    for each in state.effects:
        if (
            each.printed in controlling
            and card in each.cards
            and each.seats
            and each.timestamp > newest
            and rules.is_under_way(state, each)
        ):
            effect = rules.list.sentence(each.printed, each.ability, each.sentence).effect
            if _is_control(effect):
                if not is_nullified(state, rules, card, each.timestamp):
                    seat, newest = each.seats[0], each.timestamp
    return seat


def _is_control(effect: n.Node) -> bool:
    if isinstance(effect, (t.PutOntoFieldOf, g.ExchangeControl)):
        return True
    return isinstance(effect, g.Affect) and isinstance(effect.change, g.GainControl)


def is_controlling(card: Card) -> bool:
    """Whether a text of the card names who controls a card of the field."""
    return any([_is_control(each.effect) for craft in card.abilities for each in craft.sentences])


def strayed(state: KisekiState, rules: Kiseki) -> tuple[int, ...]:
    """506.4. The cards that lie on the field of a player who does not control them, a linked unit once."""
    owner, zones, controlling = state.owner, state.zones, rules.stock.controlling
    if not [1 for seat in SEATS for card in zones[FIELDS[seat]] if owner[card] != seat]:
        if not [1 for each in state.effects if each.printed in controlling]:
            return ()
    return tuple(
        [
            card
            for seat in SEATS
            for card in state.zones[FIELDS[seat]]
            if state.host[card] < 0 and rightful(state, rules, card) != seat
        ]
    )


class ChangeSides(Procedure):
    """506.4. Cards whose controller has changed go to the field of the new one, as the same cards."""

    @step("502.3 506.4")
    def move(self, state: KisekiState, rules: Kiseki) -> Flow:
        self.done(state)
        found: list[Event] = []
        for card in strayed(state, rules):
            seat = rightful(state, rules, card)
            found += moves(state, rules, card, FIELDS[seat], "506.4", seat, "control")
        return happen(state, rules, *found)


class Boarding(Procedure):
    """1337.1. Units leave the game to board an item."""

    def __init__(self, cards: tuple[int, ...] = (), item: int = -1, by: int = -1, source_card: int = -1) -> None:
        super().__init__()
        self.cards = cards
        self.item = item
        self.by = by
        self.source_card = source_card
        self.crew: tuple[int, ...] = ()

    @step("1337.1")
    def leave(self, state: KisekiState, rules: Kiseki) -> Flow:
        """They go to the removed zones, a linked unit with all its cards."""
        if state.zone[self.item] not in ON_FIELD:
            return self.done(state)
        self.crew = tuple([each for card in self.cards for each in linked_cards(state, card)])
        made = moves_of(state, rules, self.cards, REMOVED, "1337.1", self.by, "board", self.source_card)
        return happen(state, rules, *made)

    @step("1337.1")
    def board(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Those who went there are aboard."""
        self.done(state)
        aboard = tuple([card for card in self.crew if state.zone[card] in REMOVED])
        return happen(state, rules, Boarded("1337.1", self.item, aboard)) if aboard else NEXT


def stranded(state: KisekiState) -> tuple[int, ...]:
    """The cards that board an item which lies on no field any more."""
    aboard = state.aboard
    if aboard.count(NOTHING) == len(aboard):  # most often there is none at all
        return ()
    return tuple(
        [
            card
            for card, item in enumerate(aboard)
            if item >= 0 and state.zone[item] not in ON_FIELD and state.zone[card] in REMOVED
        ]
    )


class Disembark(Procedure):
    """1337.3. Those who boarded what has left the field come onto the field, all of them together, actioned."""

    @step("1337.3")
    def land(self, state: KisekiState, rules: Kiseki) -> Flow:
        units = stranded(state)
        return self.call(state, Enter(units, -1, "1337.3", -1, "disembark", 1)) if units else NEXT


@rule("506.4 1337.3")
def interruption(state: KisekiState, rules: Kiseki, event: Event) -> Procedure | None:
    """What comes in at once after a card has moved or an effect has begun or ended."""
    if not isinstance(event, MOVED):
        return None
    if isinstance(event, Went) and event.source in ON_FIELD and stranded(state):
        return Disembark()
    return ChangeSides() if strayed(state, rules) else None
