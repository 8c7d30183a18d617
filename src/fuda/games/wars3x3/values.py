"""What is true now? Traits, power, territory and available power, derived from the table.

Layers: traits first, then power, so that an effect on units with a trait sees traits gained in this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.wars3x3 import words as w
from fuda.games.wars3x3.cards import COLOURED, SPELL
from fuda.games.wars3x3.table import (
    BOOSTED,
    DECK,
    DISCARD,
    FACE_UP,
    FIELDS,
    GAINED,
    HANDS,
    INCREASED,
    LAND,
    LINGERS,
    LYING,
    MAGICS,
    PHASES,
    POWER,
    SAFE,
    SILENT,
    TERRITORIES,
    TERRITORY,
    UNABLE,
    WarsState,
)
from fuda.kernel.facts import Change, Facts, Held, derive
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.selection import Table, members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

TRAITS: Final = 0
POWERS: Final = 1


class Reading(Table):
    """The table as the text of one card reads it."""

    def __init__(
        self,
        state: WarsState,
        rules: Wars,
        seat: int,
        this: int,
        that: tuple[int, ...] = (),
        kept: tuple[int, ...] = (),
        facts: Facts | None = None,
    ) -> None:
        super().__init__(seat, this, that)
        self.state = state
        self.rules = rules
        self.kept = kept
        self.facts = facts

    def base(self, group: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if isinstance(group, n.Units):
            return zones[FIELDS[0]] + zones[FIELDS[1]]
        if isinstance(group, w.Magics):
            return zones[MAGICS[0]] + zones[MAGICS[1]]
        if isinstance(group, w.Kept):
            return self.kept
        raise LookupError(f"a text cannot look for {type(group).__name__} without saying where")

    def is_a(self, card: int, group: n.Node) -> bool:
        if isinstance(group, n.UnitCards):
            return self.rules.card(self.state, card).is_unit
        if isinstance(group, w.Kept):
            return card in self.kept
        return isinstance(group, (n.Cards, n.Units, w.Magics))

    def cards_in(self, zone: n.Node) -> tuple[int, ...]:
        zones = self.state.zones
        if isinstance(zone, n.Hand):
            return zones[HANDS[self.player(zone.player)]]
        if isinstance(zone, w.Territory):
            return zones[TERRITORIES[self.player(zone.player)]]
        if isinstance(zone, n.DiscardPile):
            return zones[DISCARD]
        if isinstance(zone, n.Deck):
            return zones[DECK]
        raise LookupError(f"there is no zone {type(zone).__name__}")

    def side(self, card: int) -> int:
        return self.rules.zones[self.state.zone[card]].owner

    def lies(self, card: int, how: str) -> bool:
        return LYING[self.state.lying[card]].replace("-", "_") == how

    def cost(self, card: int) -> int:
        return self.rules.card(self.state, card).cost

    def has_trait(self, card: int, label: str) -> bool:
        mask = self.rules.list.masks[label]
        if self.facts is not None:
            return bool(self.facts.number(card, TRAITS) & mask)
        return bool(traits(self.state, self.rules, card) & mask)


class Gain(Change):
    """A unit has one more trait."""

    def __init__(self, card: int = -1, bit: int = 0, timestamp: int = 0) -> None:
        super().__init__(1, timestamp, (), (TRAITS,))
        self.card = card
        self.bit = bit

    def scope(self, facts: Facts) -> tuple[int, ...]:
        return (self.card,)

    def content(self, facts: Facts, subject: int) -> Held:
        return self.bit

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        assert isinstance(content, int)
        facts.set(subject, TRAITS, facts.number(subject, TRAITS) | content)


class Strengthen(Change):
    """Units have more power: one by number, or those a text names."""

    def __init__(self, amount: int = 0, timestamp: int = 0, card: int = -1, group: n.Node | None = None) -> None:
        super().__init__(2, timestamp, (TRAITS,) if group is not None else (), (POWERS,))
        self.amount = amount
        self.card = card
        self.group = group
        self.reading: Reading | None = None

    def scope(self, facts: Facts) -> tuple[int, ...]:
        if self.group is None or self.reading is None:
            return (self.card,)
        self.reading.facts = facts
        return members(self.group, self.reading)

    def content(self, facts: Facts, subject: int) -> Held:
        return self.amount

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        assert isinstance(content, int)
        facts.set(subject, POWERS, facts.number(subject, POWERS) + content)


@rule("3.0a S4 S10 S13 S14 Q8")
def derived(state: WarsState, rules: Wars) -> Facts:
    """Traits and power of all units on the table, kept until the next event."""
    held = state.facts
    if held is not None:
        found: Facts = held
        return found
    facts = laid(state, rules)
    changes = changes_of(state, rules)
    if changes:
        derive(facts, changes)
    state.facts = facts
    return facts


def laid(state: WarsState, rules: Wars) -> Facts:
    """What is printed on the units on the table."""
    facts = Facts()
    for card in state.zones[FIELDS[0]] + state.zones[FIELDS[1]]:
        printed = rules.card(state, card)
        facts.set(card, TRAITS, printed.traits)
        facts.set(card, POWERS, printed.cost)
    return facts


def changes_of(state: WarsState, rules: Wars) -> list[Change]:
    """Everything that changes traits and power now."""
    on_table = state.zones[FIELDS[0]] + state.zones[FIELDS[1]]
    changes: list[Change] = []
    for each in state.effects:
        if each.card in on_table:
            if each.kind == GAINED:
                changes.append(Gain(each.card, each.amount, each.timestamp))
            elif each.kind in (BOOSTED, INCREASED):
                changes.append(Strengthen(each.amount, each.timestamp, each.card))
    changes += _printed_increases(state, rules, on_table)
    for seat, card in lasting_magics(state, rules):
        for period, what, amount in rules.card(state, card).lasting:
            if in_period(state, period, seat):
                changes.append(_group(state, rules, seat, card, what, amount))
    return changes


def _printed_increases(state: WarsState, rules: Wars, on_table: tuple[int, ...]) -> list[Change]:
    found: list[Change] = []
    for bit, trait in rules.list.swelling:
        for card in on_table:
            if rules.card(state, card).traits & bit or any(
                each.kind == GAINED and each.card == card and each.amount == bit for each in state.effects
            ):
                seat = rules.zones[state.zone[card]].owner
                for period, what, amount in trait.increases:
                    if in_period(state, period, seat):
                        found.append(_group(state, rules, seat, card, what, amount))
    return found


def _group(state: WarsState, rules: Wars, seat: int, card: int, what: n.Node, amount: int) -> Change:
    change = Strengthen(amount, 0, card, what)
    change.reading = Reading(state, rules, seat, card)
    return change


def in_period(state: WarsState, period: n.Node | None, seat: int) -> bool:
    """Whether it is that period now, as the player at `seat` reads it."""
    if period is None:
        return True
    if isinstance(period, (n.TurnOf, n.PhaseOf)):
        whose = 1 - seat if isinstance(period.player, n.Opponent) else seat
        if state.turn_player != whose:
            return False
        if isinstance(period, n.TurnOf):
            return True
        return state.step >= 0 and not state.moved and PHASES[state.step] == period.phase
    raise LookupError(f"{type(period).__name__} is no period")


@rule("S13 S14")
def lasting_magics(state: WarsState, rules: Wars) -> list[tuple[int, int]]:
    """The magics whose lasting effect works now, with their players: face up, or still lingering, and not silenced."""
    found: list[tuple[int, int]] = []
    for seat in (0, 1):
        for card in state.zones[MAGICS[seat]]:
            if state.lying[card] == FACE_UP and rules.card(state, card).lasting:
                found.append((seat, card))
    for each in state.effects:
        if each.kind == LINGERS and (each.seat, each.card) not in found:
            found.append((each.seat, each.card))
    if found:
        silent = [each.card for each in state.effects if each.kind == SILENT]
        found = [pair for pair in found if pair[1] not in silent]
    return found


def traits(state: WarsState, rules: Wars, card: int) -> int:
    """The trait bits of a unit on the table."""
    for each in state.effects:
        if each.kind == GAINED:
            return derived(state, rules).number(card, TRAITS)
    return rules.card(state, card).traits


@rule("3.0a")
def power(state: WarsState, rules: Wars, card: int) -> int:
    """Cost, boosts and increases together."""
    return derived(state, rules).number(card, POWERS)


@rule("S3 Q1 Q10 Q11")
def territory(state: WarsState, rules: Wars, seat: int, in_strategy: bool) -> int:
    """The worth of a player's territories: their number with all modifications. Those for the strategy step count in a
    strategy step only, not for a deployment that a magic grants."""
    total = len(state.zones[TERRITORIES[seat]])
    for card in state.zones[FIELDS[seat]]:
        bits = traits(state, rules, card)
        for bit, amount in rules.list.fertile:
            if bits & bit:
                total += amount
    if rules.list.fertile_there:
        for card in state.zones[FIELDS[1 - seat]]:
            bits = traits(state, rules, card)
            total += sum([amount for bit, amount in rules.list.fertile_there if bits & bit])
    for each in state.effects:
        if each.seat == seat and (each.kind == LAND or (in_strategy and each.kind == TERRITORY)):
            total += each.amount
    return total


@rule("M3 S5 Q13")
def power_refusal(state: WarsState, rules: Wars, seat: int, card: int) -> Reason | None:
    """Whether the units on both sides give the power that a magic requires: one unit for each point."""
    printed = rules.card(state, card)
    counts = [0, 0, 0, 0]
    total = 0
    for side in (0, 1):
        for unit in state.zones[FIELDS[side]]:
            if traits(state, rules, unit) & (rules.list.uncounted if side != seat else rules.list.uncounted_here):
                continue
            total += 1
            counts[rules.card(state, unit).colour] += 1
    extra = 0
    for each in state.effects:
        if each.kind == POWER and each.seat == seat:
            extra += each.amount
    required = printed.needs_any
    lacking = 0
    for colour in range(COLOURED):
        needed = printed.needs[colour]
        required += needed
        if needed > counts[colour]:
            lacking += needed - counts[colour]
    if lacking > extra or required > total + extra:
        return Reason("M3", "not-enough-power", required=required, units=total, colours_lacking=lacking, extra=extra)
    return None


def holds(state: WarsState, kind: int, seat: int) -> bool:
    """Whether an effect of that kind holds for the seat."""
    for each in state.effects:
        if each.kind == kind and each.seat == seat:
            return True
    return False


@rule("P2")
def cannot_counter(state: WarsState, seat: int) -> bool:
    """Whether an effect forbids the seat to counter, whatever else would allow it."""
    return holds(state, UNABLE, seat)


@rule("Q13 P2")
def cannot_be_negated(state: WarsState, seat: int) -> bool:
    """Whether the seat's magics cannot be negated."""
    return holds(state, SAFE, seat)


def is_spell_only(state: WarsState, rules: Wars, card: int) -> bool:
    """Whether the card is no unit card."""
    return rules.card(state, card).kind == SPELL
