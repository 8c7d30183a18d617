"""What is true now? Traits, power, territory and available power, derived from the table.

Layers: traits first, then power, so that an effect on units with a trait sees traits gained in this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.wars3x3.cards import COLOURED, POWERING, SPELL, Truth, operations_of
from fuda.games.wars3x3.table import (
    BOOSTED,
    FACE_UP,
    FIELDS,
    GAINED,
    INCREASED,
    LAND,
    LINGERS,
    LOST,
    MAGICS,
    PHASES,
    POWER,
    SAFE,
    SILENT,
    STEP_WORDS,
    TERRITORIES,
    TERRITORY,
    TEXT,
    UNABLE,
    TextModifier,
    WarsState,
)
from fuda.games.wars3x3.texts.reading import POWERS as POWERS
from fuda.games.wars3x3.texts.reading import TRAITS as TRAITS
from fuda.games.wars3x3.texts.reading import Reading as Reading
from fuda.games.wars3x3.texts.reading import is_part
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.kernel.facts import Change, Facts, Held, derive
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason
from fuda.language.running.selection import members
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


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
    """Units have more power, or less: one by number, or those a text names."""

    def __init__(self, amount: int = 0, timestamp: int = 0, card: int = -1, truth: Truth | None = None) -> None:
        super().__init__(2, timestamp, (TRAITS,) if truth is not None else (), (POWERS,))
        self.amount = amount
        self.card = card
        self.truth = truth
        self.reading: Reading | None = None
        self.bit = 0  # the trait that says so, if it is one that the unit may lose or gain

    def scope(self, facts: Facts) -> tuple[int, ...]:
        if self.truth is None or self.reading is None:
            return (self.card,)
        return in_force(self.truth, self.reading, facts, self.bit, self.card)

    def content(self, facts: Facts, subject: int) -> Held:
        if self.truth is None or self.reading is None:
            return self.amount
        self.reading.facts = facts
        return power_change(self.truth.effect, self.reading, facts.number(subject, POWERS))

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        assert isinstance(content, int)
        facts.set(subject, POWERS, facts.number(subject, POWERS) + content)


class Give(Change):
    """Units have a trait, or lack it, as long as a text says so."""

    def __init__(self, timestamp: int = 0, card: int = -1, truth: Truth | None = None) -> None:
        super().__init__(1, timestamp, (TRAITS,), (TRAITS,))
        self.card = card
        self.truth = truth
        self.reading: Reading | None = None
        self.bit = 0

    def scope(self, facts: Facts) -> tuple[int, ...]:
        assert self.truth is not None and self.reading is not None
        return in_force(self.truth, self.reading, facts, self.bit, self.card)

    def content(self, facts: Facts, subject: int) -> Held:
        assert self.truth is not None and self.reading is not None
        effect = self.truth.effect
        if isinstance(effect, n.GainTrait):
            return facts.number(subject, TRAITS) | self.reading.rules.list.bits.get(effect.label, 0)
        assert isinstance(effect, t.LoseTrait)
        return facts.number(subject, TRAITS) & ~self.reading.rules.list.masks.get(effect.label, 0)

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        facts.set(subject, TRAITS, content)


class Lack(Change):
    """A unit does not have some traits."""

    def __init__(self, card: int = -1, bits: int = 0, timestamp: int = 0) -> None:
        super().__init__(1, timestamp, (), (TRAITS,))
        self.card = card
        self.bits = bits

    def scope(self, facts: Facts) -> tuple[int, ...]:
        return (self.card,)

    def content(self, facts: Facts, subject: int) -> Held:
        return self.bits

    def change(self, facts: Facts, subject: int, content: Held) -> None:
        assert isinstance(content, int)
        facts.set(subject, TRAITS, facts.number(subject, TRAITS) & ~content)


def in_force(truth: Truth, reading: Reading, facts: Facts, bit: int, bearer: int) -> tuple[int, ...]:
    """To which units a text applies now: none where a condition fails, or the trait that says so is not there."""
    if bit and not facts.number(bearer, TRAITS) & bit:
        return ()
    reading.facts = facts
    if not all([reading.holds(each) for each in truth.conditions]):
        return ()
    what: n.Node = truth.effect.what  # type: ignore[attr-defined]
    on_table = reading.base(n.Units())
    return tuple([card for card in members(what, reading) if card in on_table])


@rule("S10 P1")
def power_change(effect: n.Node, reading: Reading, before: int) -> int:
    """By how much a text changes a power."""
    if isinstance(effect, n.IncreasePower):
        return effect.n
    if isinstance(effect, t.RaisePower):
        return reading.amount(effect.amount)
    if isinstance(effect, t.LowerPower):
        return -reading.amount(effect.amount)
    if isinstance(effect, (t.SetPower, c.BasePower)):
        return reading.amount(effect.amount) - before
    return before if isinstance(effect, t.DoublePower) else before // 2 - before


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
            elif each.kind == LOST:
                changes.append(Lack(each.card, each.amount, each.timestamp))
            elif each.kind in (BOOSTED, INCREASED):
                changes.append(Strengthen(each.amount, each.timestamp, each.card))
            elif isinstance(each, TextModifier) and each.kind == TEXT and is_in_force(state, rules, each):
                changes += _of_sentence(state, rules, each)
    changes += _printed_changes(state, rules, on_table)
    for seat, card in lasting_magics(state, rules):
        for truth in rules.card(state, card).lasting:
            changes += _of_truth(state, rules, seat, card, truth, 0)
    return changes


def _of_truth(state: WarsState, rules: Wars, seat: int, card: int, truth: Truth, bit: int) -> list[Change]:
    made: Strengthen | Give
    if isinstance(truth.effect, (*POWERING, c.BasePower)):
        made = Strengthen(0, -1 if isinstance(truth.effect, c.BasePower) else 0, card, truth)
    elif isinstance(truth.effect, (n.GainTrait, t.LoseTrait)):
        made = Give(0, card, truth)
    else:
        return []
    made.reading = Reading(state, rules, seat, card)
    made.bit = bit
    return [made]


def _of_sentence(state: WarsState, rules: Wars, each: TextModifier) -> list[Change]:
    """What a sentence that lasts says of the one card for which it was noted."""
    effect = rules.sentences(each.printed, each.line)[each.sentence].effect
    found = _of_truth(state, rules, each.seat, each.this, Truth(effect, ()), 0)
    for change in found:
        assert isinstance(change, (Strengthen, Give))
        change.timestamp = each.timestamp
        change.truth = Truth(_about_that(effect), ())
        assert change.reading is not None
        change.reading.that = (each.card,)
    return found


def _about_that(effect: n.Node) -> n.Node:
    values = dict(n.fields(effect))
    values["what"] = n.That()
    return n.make(type(effect), values)


def _printed_changes(state: WarsState, rules: Wars, on_table: tuple[int, ...]) -> list[Change]:
    """What the traits of the units say; those that a unit may gain count while it has them."""
    found: list[Change] = []
    gained = [(each.card, each.amount) for each in state.effects if each.kind == GAINED]
    for bit, trait in rules.list.changing:
        for card in on_table:
            if rules.card(state, card).traits & bit or (card, bit) in gained or rules.list.may_change_traits:
                seat = rules.zones[state.zone[card]].owner
                for truth in trait.truths:
                    found += _of_truth(state, rules, seat, card, truth, bit)
    return found


def is_in_force(state: WarsState, rules: Wars, each: TextModifier) -> bool:
    """Whether what a sentence says holds at this time; some say when."""
    if each.turn and each.turn != state.turn:
        return False
    duration = rules.sentences(each.printed, each.line)[each.sentence].duration
    if isinstance(duration, (u.InNextPhaseOf, u.ThisTurnPhase)):
        return state.step >= 0 and not state.moved and PHASES[state.step] == duration.phase
    if isinstance(duration, (n.ThisTurnIn, c.InNextStepOf)):
        return state.step >= 0 and STEP_WORDS[state.step] == duration.step
    return True


def in_period(state: WarsState, rules: Wars, period: n.Node, seat: int) -> bool:
    """Whether it is that period now, as the player at `seat` reads it."""
    said: Any = period
    if type(said.player) is n.You:
        return state.turn_player == seat and is_part(state, period)
    return Reading(state, rules, seat, -1).is_time(period)


@rule("S13 S14")
def lasting_magics(state: WarsState, rules: Wars) -> list[tuple[int, int]]:
    """The magics whose lasting effect works now, with their players: face up, or still lingering, and not silenced."""
    found: list[tuple[int, int]] = []
    for seat in (0, 1):
        for card in state.zones[MAGICS[seat]]:
            if state.lying[card] == FACE_UP and rules.is_lasting(state.printed[card]):
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
    if state.zone[card] not in FIELDS:
        return rules.card(state, card).traits
    if rules.list.may_change_traits:
        return derived(state, rules).number(card, TRAITS)
    for each in state.effects:
        if each.kind in (GAINED, LOST, TEXT):
            return derived(state, rules).number(card, TRAITS)
    return rules.card(state, card).traits


@rule("3.0a")
def power(state: WarsState, rules: Wars, card: int) -> int:
    """Cost, boosts and increases together, and never below 0."""
    return max(0, derived(state, rules).number(card, POWERS))


@rule("S3 Q1 Q10 Q11")
def territory(state: WarsState, rules: Wars, seat: int, in_strategy: bool, operation: str = "") -> int:
    """The worth of a player's territories: their number with all modifications. Those for the strategy step count in a
    strategy step only, not for a deployment that a magic grants; some count for one operation alone."""
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
    for truth in rulings(state, rules, u.ChangeLand) if u.ChangeLand in rules.list.ruled else ():
        if isinstance(truth.effect, u.ChangeLand) and truth.reading.player(truth.effect.player) == seat:
            if in_strategy or not truth.in_strategy:
                total += truth.reading.signed(truth.effect.change)
    for truth in rulings(state, rules, c.LandFor):
        effect = truth.effect
        if isinstance(effect, c.LandFor) and operation in effect.operations:
            if seat in truth.reading.seats(effect.player):
                total += truth.reading.signed(effect.change)
    for each in state.effects:
        if each.seat == seat and (each.kind == LAND or (in_strategy and each.kind == TERRITORY)):
            total += each.amount
    return total


@rule("M3 S5 Q13")
def power_refusal(state: WarsState, rules: Wars, seat: int, card: int) -> Reason | None:
    """Whether the units on both sides give the power that a magic requires: one unit for each point."""
    printed = rules.card(state, card)
    less = more = 0
    if rules.list.changes_needs:
        from fuda.games.wars3x3.chapters.applied import needs_no_power, power_change_of

        if needs_no_power(state, rules, seat):
            return None
        less, more = power_change_of(state, rules, seat)
    counts = [0, 0, 0, 0]
    wild = 0
    others: list[tuple[int, int]] = []
    total = 0
    for side in (0, 1):
        for unit in state.zones[FIELDS[side]]:
            if traits(state, rules, unit) & (rules.list.uncounted if side != seat else rules.list.uncounted_here):
                continue
            held = rules.card(state, unit)
            total += held.counts_times if side == seat else 1
            if side == seat and (held.counts_every or held.any_colour):
                wild += 1  # it stands for one unit of whichever colour is asked for
            else:
                counts[held.colour] += held.counts_times if side == seat else 1
            if side == seat and held.counts_as:
                others.append((held.colour, held.counts_as[0]))
    for own, colour in others:
        if counts[colour] < printed.needs[colour] and counts[own] > printed.needs[own]:
            counts[own] -= 1
            counts[colour] += 1
    extra = wild
    for each in state.effects:
        if each.kind == POWER and each.seat == seat:
            extra += each.amount
    required = printed.needs_any - less + more
    lacking = -less
    for colour in range(COLOURED):
        needed = printed.needs[colour]
        required += needed
        if needed > counts[colour]:
            lacking += needed - counts[colour]
    if lacking > extra or required > total + extra - wild:
        return Reason("M3", "not-enough-power", required=required, units=total, colours_lacking=lacking, extra=extra)
    return None


def holds(state: WarsState, kind: int, seat: int) -> bool:
    """Whether an effect of that kind holds for the seat."""
    for each in state.effects:
        if each.kind == kind and each.seat == seat:
            return True
    return False


BY_OPPONENT: Final = "-by-opponent"


class Ruling:
    """A rule that a text makes, as it is read now: what it says, and (-1: none) the one card for which it was noted."""

    def __init__(self, effect: n.Node, reading: Reading, card: int = -1, in_strategy: bool = False) -> None:
        self.effect = effect
        self.reading = reading
        self.card = card
        self.in_strategy = in_strategy  # whether it is bound to the strategy step


@rule("P1 P2 S13")
def rulings(state: WarsState, rules: Wars, *kinds: type[n.Node]) -> list[Ruling]:
    """The rules of these kinds that texts make now: traits of units, magics that lie face up, effects that last."""
    found: list[Ruling] = []
    if rules.list.ruled.isdisjoint(kinds):
        return found
    for each in state.effects:
        if isinstance(each, TextModifier) and each.kind == TEXT:
            effect = rules.sentences(each.printed, each.line)[each.sentence].effect
            if isinstance(effect, kinds) and is_in_force(state, rules, each):
                found.append(Ruling(effect, Reading(state, rules, each.seat, each.this), each.card))
    for bit, trait in rules.list.ruling:
        for side in (0, 1):
            for card in state.zones[FIELDS[side]]:
                if traits(state, rules, card) & bit:
                    found += _made_by(trait.truths, kinds, Reading(state, rules, side, card))
    for seat, card in lasting_magics(state, rules):
        found += _made_by(rules.card(state, card).lasting, kinds, Reading(state, rules, seat, card))
    return found


def is_text(state: WarsState, made: Ruling, effect: n.Node, printed: int) -> bool:
    """Whether a rule is the one that this effect, printed on this card, makes."""
    return state.printed[made.reading.this] == printed and n.equal(effect, made.effect)


def _made_by(truths: list[Truth], kinds: tuple[type[n.Node], ...], reading: Reading) -> list[Ruling]:
    found: list[Ruling] = []
    for truth in truths:
        if isinstance(truth.effect, kinds) and all([reading.holds(each) for each in truth.conditions]):
            in_step = any([isinstance(each, g.InStep) and each.step == "strategy" for each in truth.conditions])
            found.append(Ruling(truth.effect, reading, in_strategy=in_step))
    return found


@rule("P2")
def is_forbidden(state: WarsState, rules: Wars, card: int, *deeds: str, by: int = -1) -> bool:
    """Whether a text says that one of these cannot be done to the card, or by it; some texts keep only the opponent of
    whoever has them from doing it."""
    if not rules.list.bans:
        return False
    for each in rulings(state, rules, u.Forbid):
        assert isinstance(each.effect, u.Forbid)
        if each.effect.deed in deeds or (
            by >= 0 and each.reading.seat != by and each.effect.deed.removesuffix(BY_OPPONENT) in deeds
        ):
            if card == each.card if each.card >= 0 else card in members(each.effect.what, each.reading):
                return True
    return False


@rule("P2")
def cannot_do(state: WarsState, rules: Wars, seat: int, operation: str) -> bool:
    """Whether a text says that the seat cannot do this."""
    if operation not in rules.list.forbidden:
        return False
    for each in rulings(state, rules, n.Cannot, u.CannotEither, x.NoLife, x.NoDraw):
        effect = each.effect
        assert isinstance(effect, (n.Cannot, u.CannotEither, x.NoLife, x.NoDraw))
        if seat in each.reading.seats(effect.player):
            if operation in operations_of(effect):
                return True
    if x.NoMoreThan not in rules.list.ruled:
        return False
    from fuda.games.wars3x3.chapters.applied import is_used_up

    return is_used_up(state, rules, seat, operation)


@rule("P2")
def may_aim(state: WarsState, rules: Wars, seat: int, unit: int, use: str) -> bool:
    """Whether no text forbids the seat this spell, or protects the unit from it."""
    if not rules.list.bans and use not in rules.list.forbidden:
        return True
    if use in ("single-removal", "double-removal"):
        return not cannot_do(state, rules, seat, use) and not is_forbidden(
            state, rules, unit, use.replace("removal", "removed")
        )
    from fuda.games.wars3x3.chapters.casting import is_shielded

    deed = "removed" if use == "removal" else "boosted"
    if is_shielded(state, rules, seat, unit):
        return False
    return not cannot_do(state, rules, seat, use) and not is_forbidden(state, rules, unit, deed, "targeted")


@rule("3.1 3.2 P1")
def damage_taken(state: WarsState, rules: Wars, seat: int, amount: int, struck: bool = False) -> int:
    """The damage that a player takes when texts have changed it: never below 0. Some change that of attacks alone, some
    only the next."""
    kinds = (u.ChangeDamage, c.ChangeNextDamage, c.ChangeStruck) if struck else (u.ChangeDamage, c.ChangeNextDamage)
    for each in rulings(state, rules, *kinds):
        effect = each.effect
        assert isinstance(effect, (u.ChangeDamage, c.ChangeStruck))
        if amount > 0 and seat in each.reading.seats(effect.player):
            amount = changed(effect.change, each.reading, amount)
    return max(0, amount)


def changed(change: n.Node, reading: Reading, before: int) -> int:
    """A number that a text changes."""
    if isinstance(change, q.To):
        return reading.amount(change.amount)
    if isinstance(change, q.Twice):
        return 2 * before
    if isinstance(change, q.Half):
        return before // 2
    return before + reading.signed(change)


@rule("P2")
def cannot_counter(state: WarsState, rules: Wars, seat: int) -> bool:
    """Whether an effect forbids the seat to counter, whatever else would allow it."""
    if cannot_do(state, rules, seat, "counter"):
        return True
    return holds(state, UNABLE, seat)


@rule("Q13 P2")
def cannot_be_negated(state: WarsState, rules: Wars, seat: int, card: int = -1) -> bool:
    """Whether the seat's magics, or this one, cannot be negated."""
    for each in rulings(state, rules, w.NotNegated):
        assert isinstance(each.effect, w.NotNegated)
        if card >= 0 and (card == each.card or (each.card < 0 and card in members(each.effect.what, each.reading))):
            return True
    return holds(state, SAFE, seat)


def is_spell_only(state: WarsState, rules: Wars, card: int) -> bool:
    """Whether the card is no unit card."""
    return rules.card(state, card).kind == SPELL
