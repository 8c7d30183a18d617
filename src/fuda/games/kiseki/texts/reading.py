"""What does a text of 軌跡TCG speak of? Its groups, amounts and conditions, read off the table.

A word that names a kind, an organisation or a name without saying where speaks of the field, for EVENT and BASE of the
homebase (203.3, 203.4, 211.2, 506.5, 1302.1b). Of a card that has moved a text reads the last information (1221.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.kiseki.cards import BASE, EVENT, kinds_named
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.chapters.visibility import asks_information
from fuda.games.kiseki.extras.bulk_selection import laid_members, lying, select
from fuda.games.kiseki.table import (
    ART,
    CARD,
    DECKS,
    FIELDS,
    HANDS,
    HOMEBASES,
    NOTHING,
    ON_FIELD,
    ORIENTED,
    PSEUDO,
    REMOVED,
    TRAILS,
    WAITING,
    KisekiState,
    Waiting,
    controller,
    head_of,
    primary,
    waiting_target,
)
from fuda.games.kiseki.texts.attributes import EVERYTHING, KINDS, NAMES, ORGANISATIONS, STATS
from fuda.games.kiseki.texts.printed import printed_stat
from fuda.games.kiseki.texts.reading_amounts import WORKED_OUT
from fuda.games.kiseki.texts.reading_conditions import ALWAYS_UP, CONDITIONS
from fuda.games.kiseki.texts.reading_groups import BASES, OF_WAITING, TESTS
from fuda.games.kiseki.texts.values import (
    bonds_of,
    held,
    icons_of,
    printed_value,
)
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import measures as q
from fuda.games.kiseki.words import things as k
from fuda.kernel.facts import Facts
from fuda.kernel.procedure import rule
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.selection import Table, compares, matches, members, universe
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

NO_FIGURE: Final = -1_000_000  # of what has none, so that it is neither enough nor as much as anything
OF_FIELD: Final = frozenset((k.OfKind, k.OfOrganisation, k.Named, k.Subnamed))  # on the field if nothing else is said
OF_WHOLE_FIELD: Final = frozenset((k.OfKind, k.OfOrganisation))
NARROWING: Final = frozenset((n.InState, k.Others, k.WithStat))  # some of a group, wherever that is looked for
# Words that name a player where a group could stand.
PLAYERS: Final = (n.You, n.Opponent, n.Owner, k.Oneself, k.YouAndOpponent, k.OfCard)


class Reading(Table):
    """The table as the text of one card reads it."""

    exact: ClassVar[frozenset[type]] = frozenset(
        (
            k.Those,
            k.These,
            k.TargetAt,
            k.ThisCard,
            k.AttackedByThis,
            k.Attackers,
            k.Defenders,
            d.Looked,
            d.Remaining,
            d.TopCards,
            k.EitherOf,
        )
    )

    def __init__(
        self,
        state: KisekiState,
        rules: Kiseki,
        seat: int,
        this: int,
        that: tuple[int, ...] = (),
        variable: int = 0,
        looked: tuple[int, ...] = (),
        organisations: int = 0,
        handled: tuple[tuple[str, int], ...] = (),
    ) -> None:
        host = state.host[this] if this >= 0 else -1
        self.seat = seat
        self.this = host if host >= 0 else this  # a linked unit as a whole
        self.that = that
        self.timestamp = 0
        self.state = state
        self.rules = rules
        self.facts: Facts | None = None  # while they are being derived
        self.last: Last | None = None
        self.variable = variable
        self.looked = looked
        self.organisations = organisations  # bits of those that were chosen
        self.handled = handled  # what the text under way did to which cards
        self.actor = seat  # the player who acts, for 'oneself'
        self.targets: tuple[int, ...] = ()  # those of the last mention, in their order; -1 for one that is not legal
        self.announced: tuple[tuple[int, ...], ...] = ()  # targets and effects that were chosen, mention by mention
        self.kept: tuple[int, ...] = ()  # what was found when the lasting effect that is read was made
        self.came_from = -1  # the zone from which the card of the event that is heard has gone
        self.is_settled = False  # whether the effect was made by a text that has been carried out

    # one card

    @rule("1211.6 1211.6a 1211.6b 1211.6c 1221.1")
    def remembered(self, card: int) -> Last | None:
        """What the card was, where the text speaks of the card as it was."""
        if self.last is not None and self.last.card == card:
            return self.last
        if card < 0 or self.state.zone[card] in ORIENTED:
            return None
        if card != self.this and card not in self.that and not any([card == each for _, each in self.handled]):
            return None
        last: Last | None = self.state.last[card]
        return last

    def number(self, card: int, attribute: int) -> int:
        """A number of a card, now or as it was."""
        last = self.remembered(card)
        if last is not None and attribute in STATS:
            return last.numbers[STATS.index(attribute)]
        found = held(self.state, self.rules, card, attribute, self.facts)
        return found if isinstance(found, int) else 0

    def kinds(self, card: int) -> int:
        """The bits of its kinds."""
        last = self.remembered(card)
        return last.kinds if last is not None else self._bits(card, KINDS)

    def _bits(self, card: int, attribute: int) -> int:
        values: dict[tuple[int, int], Any] = self.values()
        key = (card, attribute)
        if key not in values:
            found = printed_value(self.state, self.rules, card, attribute)
            return found if isinstance(found, int) else 0
        held: int = values[key]
        return held

    def values(self) -> dict[tuple[int, int], Any]:
        """All derived information, so far."""
        if self.facts is not None:
            return self.facts.values
        kept: Facts | None = self.state.facts
        return self.rules.facts(self.state).values if kept is None else kept.values

    @rule("1333.1")
    def organisations_of(self, card: int) -> int:
        """The bits of its organisations, every one of them where it has all."""
        last = self.remembered(card)
        if last is not None:
            return self.rules.list.everything if last.everything else last.organisations
        if self._bits(card, EVERYTHING):
            return self.rules.list.everything
        return self._bits(card, ORGANISATIONS)

    def has_everything(self, card: int) -> bool:
        """1333.1. Whether it has every organisation."""
        last = self.remembered(card)
        return bool(last.everything) if last is not None else bool(self._bits(card, EVERYTHING))

    def fits(self, card: int, group: n.Node) -> bool:
        """Whether a card belongs to a group, wherever it lies; single cards by themselves."""
        if isinstance(group, (n.This, n.That, k.Those, k.ThisCard, k.These)):
            return (head_of(self.state, card) if card >= 0 else card) in members(group, self)
        if isinstance(group, (n.All, m.AnyOf)):
            return self.fits(card, group.what)
        if isinstance(group, n.InZone) and card >= 0:
            return self.place_of(card) in self.zone_numbers(group.zone) and self.fits(card, group.what)
        if isinstance(group, n.InState):
            return self.lies(card, group.state) and self.fits(card, group.what)
        return matches(card, group, self)

    @rule("1211.6 1211.6b")
    def place_of(self, card: int) -> int:
        """The zone in which the text means the card: where it came from, where it was last seen, or where it is."""
        if self.came_from >= 0:
            return self.came_from
        last = self.remembered(card)
        return last.zone if last is not None else self.state.zone[card]

    @rule("1333.2")
    def counted_organisations(self, card: int) -> int:
        """The bits of the organisations that count: not those it has only by having all."""
        last = self.remembered(card)
        return last.organisations if last is not None else self._bits(card, ORGANISATIONS)

    def names(self, card: int) -> tuple[str, ...]:
        """Its card names."""
        last = self.remembered(card)
        found = last.names if last is not None else held(self.state, self.rules, card, NAMES, self.facts)
        words = self.rules.list.name_words
        return tuple([words[code] for code in found]) if isinstance(found, tuple) else ()

    def has_icon(self, card: int, label: str) -> bool:
        """1332.4. Whether it has the icon craft."""
        last = self.remembered(card)
        return label in icons_of(self.state, self.rules, card, self.facts, last)

    # what the evaluator asks

    def select(self, cards: tuple[int, ...], group: n.Node) -> tuple[int, ...]:
        if self.last is not None or not cards or cards[0] < 0 or not self.rules.is_cached:
            return tuple([card for card in cards if matches(card, group, self)])
        return select(self, cards, group)

    def on_side(self, cards: tuple[int, ...], seat: int) -> list[int]:
        if self.last is not None:
            return [card for card in cards if self.side(card) == seat]
        own, others = FIELDS[seat], FIELDS[1 - seat]
        zone = self.state.zone
        return [
            card
            for card in cards
            if (card >= 0 and zone[card] == own) or ((card < 0 or zone[card] != others) and self.side(card) == seat)
        ]

    def controlled(self, group: n.Node, seat: int) -> tuple[int, ...]:
        if self.last is None and self.rules.is_cached:
            word: Any = group
            while type(word) in NARROWING:
                word = word.what
            if type(word) in OF_FIELD and not (type(word) is k.OfKind and kinds_named(word.kind) & (EVENT | BASE)):
                return self.field(seat)
        return tuple(self.on_side(universe(group, self), seat))

    def members_on_side(self, group: n.Node, seat: int) -> tuple[int, ...]:
        word: Any = group
        kind = type(word)
        if self.last is not None or not self.rules.is_cached:
            return super().members_on_side(group, seat)
        if kind is n.InState:
            return self.lying(self.members_on_side(word.what, seat), word.state)
        if kind is k.Others and type(word.what) in OF_FIELD:
            return tuple([card for card in self.members_on_side(word.what, seat) if card != self.this])
        if kind in OF_WHOLE_FIELD:
            found = self.controlled(group, seat)
            if found is self.state.zones[FIELDS[seat]]:  # all of them lie on the field, each for itself
                return laid_members(self, found, group, seat)
        return super().members_on_side(group, seat)

    def base(self, group: n.Node) -> tuple[int, ...]:
        found = BASES.get(type(group))
        if found is not None:
            return found(self, group)
        what = getattr(group, "what", None)
        if isinstance(what, n.Node):
            return universe(what, self)
        return self._everywhere_spoken_of(group)

    @rule("203.3 203.4 211.2 506.5 506.5a 1302.1b 1302.2a 1328.1")
    def _everywhere_spoken_of(self, group: n.Node) -> tuple[int, ...]:
        """The field, or the homebase for kinds that lie there."""
        if isinstance(group, k.OfKind) and kinds_named(group.kind) & (EVENT | BASE):
            return (*self.state.zones[HOMEBASES[self.seat]], *self.state.zones[HOMEBASES[1 - self.seat]])
        return self.field(self.seat) + self.field(1 - self.seat)

    def field(self, seat: int) -> tuple[int, ...]:
        """What lies on a player's field, a linked unit once."""
        host, cards = self.state.host, self.state.zones[FIELDS[seat]]
        if host.count(NOTHING) == len(host):
            return cards
        return tuple([card for card in cards if host[card] < 0])

    def is_a(self, card: int, group: n.Node) -> bool:
        kind = type(group)
        if kind is n.Cards:
            return True
        if kind in TESTS:
            if card <= -100 and kind not in OF_WAITING:
                return self._test_waiting(card, group)
            return TESTS[kind](self, card, group)
        return kind in BASES and card in self.base(group)

    @rule("1204.2d-3 509.1")
    def _test_waiting(self, target: int, group: n.Node) -> bool:
        """A group of cards looked for in the waiting zone: the card that waits there."""
        for each in self.state.waiting:
            if waiting_target(each.name) == target:
                if isinstance(group, k.WithStat):
                    figure = self._figure_of_waiting(each, group.stat)
                    return compares(figure, self.bound(group.bound)) and matches(target, group.what, self)
                return each.kind in (CARD, "pseudo") and self.is_a(each.card, group)
        return False

    @rule("204.1 205.1 208.1")
    def _figure_of_waiting(self, waiting: Waiting, stat: str) -> int:
        """A figure of what waits: of an art its EP cost, of a card the card's; nothing else has any."""
        if waiting.kind == ART and stat == "ep":
            return self.rules.list.cards[waiting.printed].abilities[waiting.ability].ep
        if waiting.kind in (CARD, PSEUDO):
            return self.number(waiting.card, self.rules.stat(stat))
        return NO_FIGURE

    # zones and states

    def zone_numbers(self, zone: n.Node) -> tuple[int, ...]:
        """The zones that a text names."""
        kind = type(zone)
        if kind in _BOTH_SIDES:
            return _BOTH_SIDES[kind]
        if kind is k.Waiting:
            return (WAITING,)
        if kind not in _SIDES:
            raise LookupError(f"there is no zone {kind.__name__}")
        own = _SIDES[kind]
        player: n.Node | None = getattr(zone, "player", None)
        if player is None or type(player) is n.You:
            return (own[self.seat],)
        return own if type(player) is k.YouAndOpponent else (own[self.player(player)],)

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        kind = type(zone)
        if kind is d.Looked or kind is d.TopCards:
            return self.base(zone)
        if kind is k.Waiting:
            return tuple([waiting_target(each.name) for each in self.state.waiting])
        host, zones = self.state.host, self.state.zones
        return tuple([card for number in self.zone_numbers(zone) for card in zones[number] if host[card] < 0])

    def side(self, card: int) -> int:
        if card <= -100:
            return next((each.seat for each in self.state.waiting if waiting_target(each.name) == card), -1)
        last = self.remembered(card)
        return last.seat if last is not None else controller(self.state, card)

    @rule("402.1 402.2 503.1 503.1b 503.2 503.2b 804.5 804.5a 804.6 804.6a 1306.2 1326.4 1337.1 1338.2")
    def lies(self, card: int, how: str) -> bool:
        last = self.remembered(card)
        if last is not None:
            return how in last.states
        return self.rules.is_in_state(self.state, card, how, self.facts)

    def lying(self, cards: tuple[int, ...], how: str) -> tuple[int, ...]:
        if self.last is not None or not cards or cards[0] < 0 or not self.rules.is_cached:
            return tuple([card for card in cards if self.lies(card, how)])
        return lying(self, cards, how)

    def cost(self, card: int) -> int:
        return self.number(card, STATS[0])

    def has_trait(self, card: int, label: str) -> bool:
        return self.has_icon(card, label)

    @rule("502.2b 1312.1 1312.2")
    def must_choose(self, group: n.Node) -> bool:
        """Not where certain cards are asked for and some player cannot see that there are any."""
        if not isinstance(group, n.InZone) or isinstance(group.what, n.Cards):
            return True
        return all([card < 0 or self.state.known[card] == EVERYBODY for card in members(group, self)])

    def player(self, node: n.Node) -> int:
        kind = type(node)
        if kind is n.Opponent:
            return 1 - self.seat
        if kind is k.Oneself:
            return self.actor
        if isinstance(node, k.OfCard):
            return next(iter(self.players_of(node)), self.seat)
        return self.state.owner[self.that[0]] if kind is n.Owner and self.that else self.seat

    @rule("105.2 105.3")
    def players_of(self, node: k.OfCard) -> tuple[int, ...]:
        """Whose cards they are, or who controls them; the primary player first."""
        owners, sides = isinstance(node, k.OwnerOf), members(node.what, self)
        found = {self.state.owner[card] if owners else self.side(card) for card in sides if card >= 0 or not owners}
        first = primary(self.state)
        return tuple([seat for seat in (first, 1 - first) if seat in found])

    # amounts and conditions

    def bound(self, bound: n.Node, card: int = -1) -> n.Node:
        """A bound with a printed number in the place of an amount."""
        if isinstance(bound, k.NoLessThan):
            return n.AtLeast(self.amount(bound.amount, card))
        if isinstance(bound, k.NoMoreThan):
            return n.AtMost(self.amount(bound.amount, card))
        if isinstance(bound, q.EqualTo):
            return m.Exactly(self.amount(bound.amount, card))
        if isinstance(bound, q.Above):
            return n.AtLeast(self.amount(bound.amount, card) + 1)
        if isinstance(bound, q.Below):
            return n.AtMost(self.amount(bound.amount, card) - 1)
        return bound

    @rule("1305.1 1305.4 1305.5 506.5a")
    def amount(self, node: n.Node, card: int = -1) -> int:
        """A printed, chosen or counted number."""
        if isinstance(node, n.Number):
            return node.value
        if isinstance(node, m.PerEach):
            return node.n * len(self.counted(node.each))
        if isinstance(node, (k.Variable, z.Declared)):
            return self.variable
        if isinstance(node, k.CountOf):
            return len(self.counted(node.what))
        if isinstance(node, k.OrganisationsAmong):
            return self.organisations_among(self.spoken_of(node.what))
        if isinstance(node, k.BondsOf):
            return bonds_of(self.state, self.rules, self.player(node.player), self.facts)
        if isinstance(node, (k.StatOf, k.TotalOf)):
            return sum([self.number(each, self.rules.stat(node.stat)) for each in members(node.what, self)])
        if isinstance(node, k.PrintedStatOf):
            return sum([printed_stat(self.state, self.rules, each, node.stat) for each in members(node.what, self)])
        if isinstance(node, k.OwnPrinted):
            return printed_stat(self.state, self.rules, card, node.stat)
        if type(node) in WORKED_OUT:
            return WORKED_OUT[type(node)](self, node)
        raise LookupError(f"{type(node).__name__} is no amount")

    def spoken_of(self, what: n.Node) -> tuple[int, ...]:
        """The cards of a group, or of a zone where one is named."""
        return self.cards_in(what) if type(what) in _SIDES or type(what) in _BOTH_SIDES else members(what, self)

    @rule("1333.2")
    def organisations_among(self, cards: tuple[int, ...]) -> int:
        """How many organisations these cards have together."""
        bits = 0
        for card in cards:
            bits |= self.counted_organisations(card)
        return bits.bit_count()

    def signed(self, change: n.Node) -> int:
        """A change up or down."""
        if isinstance(change, m.Up):
            return self.amount(change.amount)
        if isinstance(change, m.Down):
            return -self.amount(change.amount)
        raise LookupError(f"{type(change).__name__} is no change")

    def holds(self, condition: n.Node) -> bool:
        """Whether a condition is met."""
        kind = type(condition)
        if kind not in CONDITIONS:
            raise LookupError(f"the rules do not know the condition {kind.__name__}")
        return CONDITIONS[kind](self, condition)

    def found_in(self, zone: n.Node, what: n.Node) -> tuple[int, ...]:
        found = self.select(self.cards_in(zone), what)
        return found if type(zone) in ALWAYS_UP else self._open(what, found)

    def counted(self, what: n.Node) -> tuple[int, ...]:
        return self._open(what, members(what, self))

    @rule("203.4 507.4")
    def _open(self, what: n.Node, found: tuple[int, ...]) -> tuple[int, ...]:
        """Those that lie face up, where the text asks what the cards are and not only how they lie."""
        state = self.state
        hidden = [card for card in found if card >= 0 and state.down[card] and state.zone[card] in HOMEBASES]
        if not hidden or not asks_information(what):
            return found
        return tuple([card for card in found if card not in hidden])


_SIDES: Final[dict[type, tuple[int, int]]] = {
    n.Hand: HANDS,
    n.Deck: DECKS,
    d.DeckOf: DECKS,
    k.Field: FIELDS,
    k.Homebase: HOMEBASES,
    k.Trail: TRAILS,
    k.Removed: REMOVED,
}
_BOTH_SIDES: Final[dict[type, tuple[int, int]]] = {
    k.AnyField: FIELDS,
    k.AnyTrail: TRAILS,
    k.AnyRemoved: REMOVED,
    k.AnyHomebase: HOMEBASES,
}


def is_on_field(state: KisekiState, card: int) -> bool:
    """Whether the card lies on a field as a card of its own."""
    return card >= 0 and state.zone[card] in ON_FIELD and state.host[card] < 0
