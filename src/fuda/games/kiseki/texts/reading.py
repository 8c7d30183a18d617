"""What does a text of 軌跡TCG speak of? Its groups, amounts and conditions, read off the table.

A word that names a kind, an organisation or a name without saying where speaks of the field, for EVENT and BASE of the
homebase (203.3, 203.4, 211.2, 506.5, 1302.1b). Of a card that has moved a text reads the last information (1221.1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.kiseki.cards import BASE, EVENT, kinds_named
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.chapters.visibility import asks_information
from fuda.games.kiseki.extras.bulk_selection import laid_members, lying, select
from fuda.games.kiseki.table import (
    CARD,
    DECKS,
    FIELDS,
    HANDS,
    HOMEBASES,
    NOTHING,
    ON_FIELD,
    ORIENTED,
    PHASE_NAMES,
    REMOVED,
    STEP_NAMES,
    TRAILS,
    WAITING,
    KisekiState,
    controller,
    head_of,
    primary,
    waiting_target,
)
from fuda.games.kiseki.texts.values import (
    EVERYTHING,
    KINDS,
    NAMES,
    ORGANISATIONS,
    STATS,
    bonds_of,
    counts_as_present,
    held,
    icons_of,
    is_alone,
    keywords_of,
    printed_value,
)
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import things as k
from fuda.kernel.facts import Facts
from fuda.kernel.procedure import rule
from fuda.kernel.rules import EVERYBODY, SEATS
from fuda.language.running.lasting import TextFacts
from fuda.language.running.selection import Table, compares, matches, members, universe
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.extras.fact_cache import FactCache
    from fuda.games.kiseki.rules import Kiseki

OF_FIELD: Final = frozenset((k.OfKind, k.OfOrganisation, k.Named, k.Subnamed))  # on the field if nothing else is said
OF_WHOLE_FIELD: Final = frozenset((k.OfKind, k.OfOrganisation))
NARROWING: Final = frozenset((n.InState, k.Others, k.WithStat))  # some of a group, wherever that is looked for
# Words that name a player where a group could stand.
PLAYERS: Final = (n.You, n.Opponent, n.Owner, k.Oneself, k.YouAndOpponent)


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
        self.kept: tuple[int, ...] = ()  # what was found when the lasting effect that is read was made
        self.is_settled = False  # whether the effect was made by a text that has been carried out

    # one card

    @rule("1211.6 1211.6a 1211.6b 1211.6c 1221.1")
    def remembered(self, card: int) -> Last | None:
        """What the card was, where the text speaks of the card as it was."""
        if self.last is not None and self.last.card == card:
            return self.last
        if card < 0 or self.state.zone[card] in ORIENTED or (card != self.this and card not in self.that):
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
        return matches(card, group, self)

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
        found = _BASES.get(type(group))
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

    def _those(self, group: Any) -> tuple[int, ...]:
        return self.that

    def _these(self, group: Any) -> tuple[int, ...]:
        return (self.this, *[card for card in self.that if card != self.this])

    @rule("1204.2e 1204.2e-1")
    def _target_at(self, group: Any) -> tuple[int, ...]:
        return tuple([card for card in self.targets[group.place : group.place + 1] if card != -1])

    def _this(self, group: Any) -> tuple[int, ...]:
        return (self.this,)

    @rule("1410.1")
    def _attacked_by_this(self, group: Any) -> tuple[int, ...]:
        state = self.state
        if self.this in state.attackers or self.this in (state.attacks[-1][1:] if state.attacks else ()):
            return (state.target,) if state.target >= 0 else ()
        return ()

    @rule("804.5")
    def _attackers(self, group: Any) -> tuple[int, ...]:
        return self.state.attackers if self.state.fighting else ()

    @rule("804.6")
    def _defenders(self, group: Any) -> tuple[int, ...]:
        return (self.state.target,) if self.state.fighting and self.state.target >= 0 else ()

    def _looked(self, group: Any) -> tuple[int, ...]:
        return self.looked

    def _remaining(self, group: Any) -> tuple[int, ...]:
        return tuple([card for card in self.looked if self.state.zone[card] in DECKS])

    def _top_cards(self, group: Any) -> tuple[int, ...]:
        return self.cards_in(group.zone)[: group.n]

    def _either(self, group: Any) -> tuple[int, ...]:
        one = members(group.one, self)
        return (*one, *[card for card in members(group.other, self) if card not in one])

    def _any_of(self, group: Any) -> tuple[int, ...]:
        return members(group.what, self)

    def _pending(self, group: Any) -> tuple[int, ...]:
        return tuple([waiting_target(each.name) for each in self.state.waiting])

    @rule("1221.1 1601.1")
    def _handled(self, group: Any) -> tuple[int, ...]:
        return tuple([card for deed, card in self.handled if deed == group.deed])

    def is_a(self, card: int, group: n.Node) -> bool:
        kind = type(group)
        if kind is n.Cards:
            return True
        if kind in _TESTS:
            if card <= -100 and kind not in _OF_WAITING:
                return self._test_waiting(card, group)
            return _TESTS[kind](self, card, group)
        return kind in _BASES and card in self.base(group)

    @rule("1204.2d-3 509.1")
    def _test_waiting(self, target: int, group: n.Node) -> bool:
        """A group of cards looked for in the waiting zone: the card that waits there."""
        for each in self.state.waiting:
            if waiting_target(each.name) == target:
                return each.kind in (CARD, "pseudo") and self.is_a(each.card, group)
        return False

    def _is_pending(self, target: int, group: Any) -> bool:
        for each in self.state.waiting:
            if waiting_target(each.name) == target:
                is_card = each.kind in (CARD, "pseudo")
                if group.ability in ("any", "card"):
                    return group.ability == "any" or is_card
                if is_card:
                    return False
                if group.ability == "ability":
                    return each.kind != "support"
                if group.ability == "craft":
                    return each.kind == "craft"
                if group.ability in ("activated", "triggered"):
                    form = self.rules.list.cards[each.printed].abilities[each.ability].form
                    return each.kind == "craft" and form == (1 if group.ability == "activated" else 2)
                return each.kind == str(group.ability)
        return False

    def _of_kind(self, card: int, group: Any) -> bool:
        wanted = kinds_named(group.kind)
        return self.kinds(card) & wanted == wanted

    def _of_organisation(self, card: int, group: Any) -> bool:
        return bool(self.organisations_of(card) >> self.rules.organisation(group.organisation) & 1)

    def _named(self, card: int, group: Any) -> bool:
        last = self.remembered(card)
        found = last.names if last is not None else held(self.state, self.rules, card, NAMES, self.facts)
        return isinstance(found, tuple) and self.rules.list.names.get(group.name, -1) in found

    def _subnamed(self, card: int, group: Any) -> bool:
        rules, state = self.rules, self.state
        if rules.list.cards[state.printed[card]].subname == group.name:
            return True
        return group.name in rules.subnames(state, card)

    def _name_contains(self, card: int, group: Any) -> bool:
        return any([group.name in name for name in self.names(card)]) and matches(card, group.what, self)

    def _others(self, card: int, group: Any) -> bool:
        return card != self.this and matches(card, group.what, self)

    def _with_any_organisation(self, card: int, group: Any) -> bool:
        return self.organisations_of(card) != 0 and matches(card, group.what, self)

    def _with_chosen(self, card: int, group: Any) -> bool:
        return bool(self.organisations_of(card) & self.organisations) and matches(card, group.what, self)

    def _with_art(self, card: int, group: Any) -> bool:
        return self.rules.card(self.state, card).art() is not None and matches(card, group.what, self)

    def _has_crafts(self, card: int) -> bool:
        last = self.remembered(card)
        if last is not None:
            return bool(last.abilities)
        facts = self.facts if self.facts is not None else self.rules.facts(self.state)
        return bool(facts.members(card, 0)) or bool(self.state.zone[card] not in ORIENTED and self._prints(card))

    def _prints(self, card: int) -> bool:
        return bool(self.rules.card(self.state, card).own)

    def _with_crafts(self, card: int, group: Any) -> bool:
        return self._has_crafts(card) and matches(card, group.what, self)

    def _without_crafts(self, card: int, group: Any) -> bool:
        return not self._has_crafts(card) and matches(card, group.what, self)

    def _with_organisation(self, card: int, group: Any) -> bool:
        return self._of_organisation(card, group) and matches(card, group.what, self)

    def _without_organisation(self, card: int, group: Any) -> bool:
        return not self._of_organisation(card, group) and matches(card, group.what, self)

    def _sharing(self, card: int, group: Any) -> bool:
        bits = self.organisations_of(card)
        return any([bits & self.organisations_of(each) for each in members(group.of, self)]) and matches(
            card, group.what, self
        )

    def _with_other_organisation(self, card: int, group: Any) -> bool:
        printed = 0
        for each in members(group.of, self):
            printed |= self.rules.list.bits[self.state.printed[each]]
        return bool(self.organisations_of(card) & ~printed) and matches(card, group.what, self)

    def _battling_with(self, card: int, group: Any) -> bool:
        attackers, defenders = self._attackers(group), self._defenders(group)
        for each in members(group.of, self):
            if (each in attackers and card in defenders) or (each in defenders and card in attackers):
                return matches(card, group.what, self)
        return False

    def _with_icon(self, card: int, group: Any) -> bool:
        return self.has_icon(card, group.label) and matches(card, group.what, self)

    def _without_icon(self, card: int, group: Any) -> bool:
        return not self.has_icon(card, group.label) and matches(card, group.what, self)

    def _with_keyword(self, card: int, group: Any) -> bool:
        return group.keyword in keywords_of(self.state, self.rules, card, self.facts) and matches(
            card, group.what, self
        )

    def _with_stat(self, card: int, group: Any) -> bool:
        bound = self.bound(group.bound, card)
        return compares(self.number(card, self.rules.stat(group.stat)), bound) and matches(card, group.what, self)

    def _with_printed_stat(self, card: int, group: Any) -> bool:
        value = self.rules.printed_stat(self.state, card, group.stat)
        return compares(value, self.bound(group.bound, card)) and matches(card, group.what, self)

    def _played_by(self, card: int, group: Any) -> bool:
        return self.actor == self.player(group.player) and matches(card, group.what, self)

    def _is_any_of(self, card: int, group: Any) -> bool:
        return matches(card, group.what, self)

    def _is_either(self, card: int, group: Any) -> bool:
        return self.fits(card, group.one) or self.fits(card, group.other)

    def _is_handled(self, card: int, group: Any) -> bool:
        return card in self._handled(group) and matches(card, group.what, self)

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
        return self.state.owner[self.that[0]] if kind is n.Owner and self.that else self.seat

    # amounts and conditions

    def bound(self, bound: n.Node, card: int = -1) -> n.Node:
        """A bound with a printed number in the place of an amount."""
        if isinstance(bound, k.NoLessThan):
            return n.AtLeast(self.amount(bound.amount, card))
        if isinstance(bound, k.NoMoreThan):
            return n.AtMost(self.amount(bound.amount, card))
        return bound

    @rule("1305.1 1305.4 1305.5 506.5a")
    def amount(self, node: n.Node, card: int = -1) -> int:
        """A printed, chosen or counted number."""
        if isinstance(node, n.Number):
            return node.value
        if isinstance(node, m.PerEach):
            return node.n * len(self._counted(node.each))
        if isinstance(node, k.Variable):
            return self.variable
        if isinstance(node, k.CountOf):
            return len(self._counted(node.what))
        if isinstance(node, k.OrganisationsAmong):
            return self.organisations_among(self._spoken_of(node.what))
        if isinstance(node, k.BondsOf):
            return bonds_of(self.state, self.rules, self.player(node.player), self.facts)
        if isinstance(node, (k.StatOf, k.TotalOf)):
            return sum([self.number(each, self.rules.stat(node.stat)) for each in members(node.what, self)])
        if isinstance(node, k.PrintedStatOf):
            return sum([self.rules.printed_stat(self.state, each, node.stat) for each in members(node.what, self)])
        if isinstance(node, k.OwnPrinted):
            return self.rules.printed_stat(self.state, card, node.stat)
        raise LookupError(f"{type(node).__name__} is no amount")

    def _spoken_of(self, what: n.Node) -> tuple[int, ...]:
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
        if kind not in _CONDITIONS:
            raise LookupError(f"the rules do not know the condition {kind.__name__}")
        return _CONDITIONS[kind](self, condition)

    def _in(self, zone: n.Node, what: n.Node) -> tuple[int, ...]:
        found = self.select(self.cards_in(zone), what)
        return found if type(zone) in _ALWAYS_UP else self._open(what, found)

    def _counted(self, what: n.Node) -> tuple[int, ...]:
        return self._open(what, members(what, self))

    @rule("203.4 507.4")
    def _open(self, what: n.Node, found: tuple[int, ...]) -> tuple[int, ...]:
        """Those that lie face up, where the text asks what the cards are and not only how they lie."""
        state = self.state
        hidden = [card for card in found if card >= 0 and state.down[card] and state.zone[card] in HOMEBASES]
        if not hidden or not asks_information(what):
            return found
        return tuple([card for card in found if card not in hidden])

    def _count_is(self, condition: Any) -> bool:
        return compares(len(self._counted(condition.what)), self.bound(condition.bound))

    def _present(self, condition: Any) -> bool:
        what = condition.what
        if type(what) is k.Named and self.last is None and self._is_of_fields(condition.zone):
            if self._has_named(condition.zone, what):
                return True
        elif self._in(condition.zone, what):
            return True
        return counts_as_present(self.rules, self, condition)

    def _is_of_fields(self, zone: n.Node) -> bool:
        return type(zone) in _ALWAYS_UP and self.rules.is_cached

    def _has_named(self, zone: n.Node, what: k.Named) -> bool:
        """Whether a card of that name lies on the field; asked more often than anything else."""
        code = self.rules.list.names.get(what.name, -1)
        for number in self.zone_numbers(zone):
            if code in self._names_in(number):
                return True
        return False

    def _names_in(self, zone: int) -> tuple[int, ...]:
        """All names of the cards of a field; kept with the facts, as long as no name is given or lost."""
        facts: Facts | None = self.facts
        if facts is None:
            facts = self.rules.facts(self.state)
        cache: FactCache | None = facts.cache if isinstance(facts, TextFacts) else None
        named = None if cache is None else cache.named
        if named is not None and zone in named:
            return named[zone]
        values: dict[tuple[int, int], Any] = facts.values
        host, known = self.state.host, self.rules.printed_value
        found: list[int] = []
        for card in self.state.zones[zone]:
            if host[card] < 0:
                key = (card, NAMES)
                held: Any = values[key] if key in values else known[(self.state.printed[card], NAMES)]
                found += held
        if cache is not None:
            if cache.named is None:
                cache.named = {}
            cache.named[zone] = tuple(found)
        return tuple(found)

    def _absent(self, condition: Any) -> bool:
        return not self._present(condition)

    def _lies(self, condition: Any) -> bool:
        return bool(self._in(condition.zone, condition.what))

    def _lacks(self, condition: Any) -> bool:
        return not self._lies(condition)

    def _is_in_zone(self, condition: Any) -> bool:
        zones = self.zone_numbers(condition.zone)
        found = members(condition.what, self)
        return bool(found) and all([self.state.zone[card] in zones for card in found])

    def _is_empty(self, condition: Any) -> bool:
        return not self.cards_in(condition.zone)

    def _shares_none(self, condition: Any) -> bool:
        bits = self.organisations_of(self.this)
        values, zone, every = self.values(), self.state.zone, self.rules.list.everything
        for card in self.cards_in(condition.zone):
            if zone[card] in ON_FIELD and (card, EVERYTHING) in values and self.last is None:
                others = every if values[(card, EVERYTHING)] else values[(card, ORGANISATIONS)]
            else:
                others = self.organisations_of(card)
            if bits & others:
                return False
        return True

    def _only_this(self, condition: Any) -> bool:
        if is_alone(self.state, self.rules, self.this, self.facts):
            return True
        return members(condition.what, self) == (self.this,)

    def _all_are(self, condition: Any) -> bool:
        return all([self.lies(card, condition.state) for card in members(condition.what, self)])

    def _is_in(self, condition: Any) -> bool:
        found = members(condition.what, self)
        return bool(found) and all([self.lies(card, condition.state) for card in found])

    def _is_not_in(self, condition: Any) -> bool:
        return not self._is_in(condition)

    def _is_in_and_not_in(self, condition: Any) -> bool:
        found = members(condition.what, self)
        return self._is_in(condition) and not any([self.lies(card, condition.other) for card in found])

    def _lies_as(self, condition: Any) -> bool:
        state = self.state
        down = 1 if condition.state == "down" else 0
        found = members(condition.what, self)
        return bool(found) and all([state.zone[card] in HOMEBASES and state.down[card] == down for card in found])

    def _both_hold(self, condition: Any) -> bool:
        return self.holds(condition.one) and self.holds(condition.other)

    def _is_a(self, condition: Any) -> bool:
        found = members(condition.what, self)
        return bool(found) and all([matches(card, condition.group, self) for card in found])

    def _is_not_a(self, condition: Any) -> bool:
        return not self._is_a(condition)

    def _has_icon(self, condition: Any) -> bool:
        return any([self.has_icon(card, condition.label) for card in members(condition.what, self)])

    def _has_organisation(self, condition: Any) -> bool:
        return any([self._of_organisation(card, condition) for card in members(condition.what, self)])

    @rule("1329.2")
    def _bonds_are(self, condition: Any) -> bool:
        bonds = bonds_of(self.state, self.rules, self.player(condition.player), self.facts)
        return compares(bonds, self.bound(condition.bound))

    def _fewer_bonds(self, condition: Any) -> bool:
        seat = self.player(condition.player)
        bonds = [bonds_of(self.state, self.rules, each, self.facts) for each in SEATS]
        return bonds[seat] < bonds[1 - seat]

    def _stat_is(self, condition: Any) -> bool:
        attribute = self.rules.stat(condition.stat)
        found = members(condition.what, self)
        return any([compares(self.number(card, attribute), self.bound(condition.bound, card)) for card in found])

    def _organisations_are(self, condition: Any) -> bool:
        return compares(self.organisations_among(self._spoken_of(condition.what)), self.bound(condition.bound))

    def _has_played(self, condition: Any) -> bool:
        seat = self.player(condition.player)
        return any([each[0] == seat and self.rules.printed_fits(each, condition.what) for each in self.state.played])

    def _has_not_played(self, condition: Any) -> bool:
        return not self._has_played(condition)

    def _has_attacked(self, condition: Any) -> bool:
        state = self.state
        return any([state.attacked_in[card] == state.turn for card in members(condition.what, self)])

    def _has_not_attacked(self, condition: Any) -> bool:
        return not self._has_attacked(condition)

    def _is_initiative(self, condition: Any) -> bool:
        return self.state.initiative == self.player(condition.player)

    def _is_primary(self, condition: Any) -> bool:
        return primary(self.state) == self.player(condition.player)

    def _in_phase(self, condition: Any) -> bool:
        state = self.state
        if condition.phase == "deployment":
            return state.step >= 0 and STEP_NAMES[state.step] == "deployment"
        return state.phase >= 0 and PHASE_NAMES[state.phase] == condition.phase

    def _in_step_of(self, condition: Any) -> bool:
        state = self.state
        right = state.step >= 0 and STEP_NAMES[state.step] == condition.step
        return right and state.step_player == self.player(condition.player)

    def _as_long_as(self, condition: Any) -> bool:
        return self.holds(condition.condition)


_SIDES: Final[dict[type, tuple[int, int]]] = {
    n.Hand: HANDS,
    d.DeckOf: DECKS,
    k.Field: FIELDS,
    k.Homebase: HOMEBASES,
    k.Trail: TRAILS,
    k.Removed: REMOVED,
}
_ALWAYS_UP: Final = frozenset((k.Field, k.AnyField))  # zones in which nothing lies face down that could be hidden
_BOTH_SIDES: Final[dict[type, tuple[int, int]]] = {k.AnyField: FIELDS, k.AnyTrail: TRAILS, k.AnyHomebase: HOMEBASES}

# What a text looks for, tests and demands, by the kind of its node.
_BASES: Final[dict[type, Callable[[Reading, Any], tuple[int, ...]]]] = {
    k.Those: Reading._those,
    k.These: Reading._these,
    k.TargetAt: Reading._target_at,
    k.ThisCard: Reading._this,
    k.AttackedByThis: Reading._attacked_by_this,
    k.Attackers: Reading._attackers,
    k.Defenders: Reading._defenders,
    d.Looked: Reading._looked,
    d.Remaining: Reading._remaining,
    d.TopCards: Reading._top_cards,
    k.EitherOf: Reading._either,
    m.AnyOf: Reading._any_of,
    k.Pending: Reading._pending,
    k.HandledBy: Reading._handled,
}
_OF_WAITING: Final = frozenset((k.Pending, k.EitherOf, m.AnyOf))
_TESTS: Final[dict[type, Callable[[Reading, int, Any], bool]]] = {
    k.OfKind: Reading._of_kind,
    k.OfOrganisation: Reading._of_organisation,
    k.Named: Reading._named,
    k.Subnamed: Reading._subnamed,
    k.NameContains: Reading._name_contains,
    k.Others: Reading._others,
    k.WithAnyOrganisation: Reading._with_any_organisation,
    k.WithChosenOrganisation: Reading._with_chosen,
    k.WithArt: Reading._with_art,
    k.WithCrafts: Reading._with_crafts,
    k.WithoutCrafts: Reading._without_crafts,
    k.WithOrganisation: Reading._with_organisation,
    k.WithoutOrganisation: Reading._without_organisation,
    k.SharingOrganisation: Reading._sharing,
    k.WithOtherOrganisation: Reading._with_other_organisation,
    k.WithIcon: Reading._with_icon,
    k.WithoutIcon: Reading._without_icon,
    k.WithKeyword: Reading._with_keyword,
    k.WithStat: Reading._with_stat,
    k.WithPrintedStat: Reading._with_printed_stat,
    k.PlayedBy: Reading._played_by,
    k.BattlingWith: Reading._battling_with,
    k.Pending: Reading._is_pending,
    k.HandledBy: Reading._is_handled,
    k.EitherOf: Reading._is_either,
    m.AnyOf: Reading._is_any_of,
}
_CONDITIONS: Final[dict[type, Callable[[Reading, Any], bool]]] = {
    m.CountIs: Reading._count_is,
    o.Present: Reading._present,
    o.Absent: Reading._absent,
    o.Lies: Reading._lies,
    o.Lacks: Reading._lacks,
    o.SharesNoOrganisation: Reading._shares_none,
    o.IsInZone: Reading._is_in_zone,
    o.IsEmpty: Reading._is_empty,
    o.OnlyThis: Reading._only_this,
    o.AllAre: Reading._all_are,
    o.IsIn: Reading._is_in,
    o.IsNotIn: Reading._is_not_in,
    o.IsInAndNotIn: Reading._is_in_and_not_in,
    o.LiesAs: Reading._lies_as,
    o.BothHold: Reading._both_hold,
    o.IsA: Reading._is_a,
    o.IsNotA: Reading._is_not_a,
    o.HasIcon: Reading._has_icon,
    o.HasOrganisation: Reading._has_organisation,
    o.BondsAre: Reading._bonds_are,
    o.FewerBonds: Reading._fewer_bonds,
    o.StatIs: Reading._stat_is,
    o.OrganisationsAre: Reading._organisations_are,
    o.HasPlayed: Reading._has_played,
    o.HasNotPlayed: Reading._has_not_played,
    o.HasAttacked: Reading._has_attacked,
    o.HasNotAttacked: Reading._has_not_attacked,
    o.IsInitiative: Reading._is_initiative,
    o.IsPrimary: Reading._is_primary,
    o.InPhase: Reading._in_phase,
    o.InStepOf: Reading._in_step_of,
    a.AsLongAs: Reading._as_long_as,
}


def is_on_field(state: KisekiState, card: int) -> bool:
    """Whether the card lies on a field as a card of its own."""
    return card >= 0 and state.zone[card] in ON_FIELD and state.host[card] < 0
