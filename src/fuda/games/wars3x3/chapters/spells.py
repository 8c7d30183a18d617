"""How are spells cast? Removal, boost and counter (2.0-2.3): declared together, countered one by one, then resolved.

Everything that a player declares in a step is put together in secret and laid down at once. Then each spell gets its
own chain of counters, in the order of declaration; only when all chains are closed do the spells that still stand take
effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.wars3x3.chapters.act_procedures import DestroyCards
from fuda.games.wars3x3.chapters.applied import boost_of, is_left_out, is_safe_spell, is_void
from fuda.games.wars3x3.chapters.casting import (
    again,
    aims_left,
    boosted_more,
    fits_unit,
    matches_number,
    may_boost,
    negated_next,
    numbers_of,
    safe_next,
    target_cost,
    use_refusal,
)
from fuda.games.wars3x3.chapters.durations import until_of
from fuda.games.wars3x3.chapters.magic import MAGICAL, NegationWindow, could_use, settle_first, usable
from fuda.games.wars3x3.table import (
    BOOST,
    BOOSTED,
    DISCARD,
    FIELDS,
    GAINED,
    HANDS,
    REMOVAL,
    STACK,
    UNTIL_BATTLE_END,
    Countered,
    Declared,
    Destroyed,
    Lasting,
    Negated,
    SpellDone,
    Spent,
    WarsState,
)
from fuda.games.wars3x3.texts.values import Reading, cannot_counter, is_forbidden, may_aim
from fuda.kernel.decisions import Act, Action
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.records import Record
from fuda.kernel.telling import silence_tells
from fuda.mechanics.triggers import settle
from fuda.mechanics.windows import Verb, Window
from fuda.mechanics.zones import Moved

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

WILD: Final = 0  # the number shown by a card that matches any


class Spell(Record):
    """A removal, boost or counter: the cards laid down, the numbers they show, and the unit aimed at."""

    def __init__(
        self, use: str = "", unit: int = -1, cards: tuple[int, ...] = (), numbers: tuple[int, ...] = (), by: int = -1
    ) -> None:
        self.use = use
        self.unit = unit
        self.cards = cards
        self.numbers = numbers
        self.by = by


@rule("2.0a 2.1a Q5 Q6")
def removal_refusal(state: WarsState, rules: Wars, seat: int, unit: int) -> Reason | None:
    """Why this unit may not be the target of a removal."""
    if state.turn_player != seat or state.step != REMOVAL:
        return Reason("2.0", "not-in-this-step")
    if state.zone[unit] != FIELDS[1 - seat]:
        return Reason("2.1a", "not-an-enemy-unit")
    if state.spelled[unit]:
        return Reason("2.0a", "already-a-target")
    if not may_aim(state, rules, seat, unit, "removal") or not aims_left(state, rules, seat, "removal", 0):
        return Reason("P2", "forbidden-now")
    return None


@rule("2.1a 2.1b S8 S9 Q2")
def removal_cards_refusal(
    state: WarsState, rules: Wars, unit: int, cards: tuple[int, ...], numbers: tuple[int, ...]
) -> Reason | None:
    """Why these cards, showing these numbers, do not remove this unit: one must show exactly its cost, two at least."""
    cost = target_cost(state, rules, unit)
    seat = 1 - rules.zones[state.zone[unit]].owner
    use = "single-removal" if len(cards) == 1 else "double-removal"
    if not may_aim(state, rules, seat, unit, use):
        return Reason("P2", "forbidden-now")
    for card, number in zip(cards, numbers, strict=True):
        forbidden = use_refusal(state, rules, seat, card, use, unit)
        if forbidden is not None:
            return forbidden
        fits = len(cards) == 1 and number == cost and fits_unit(state, rules, unit, card)
        if number not in numbers_of(state, rules, card, use) and not fits:
            return Reason("S9", "not-its-number", number=number)
    if len(cards) == 1:
        if numbers[0] != cost:
            return Reason("2.1a", "cost-not-equal", shown=numbers[0], cost=cost)
    elif len(cards) == 2:
        if sum(numbers) < cost:
            return Reason("2.1b", "costs-too-low", shown=sum(numbers), cost=cost)
    else:
        return Reason("2.1b", "one-card-or-two", cards=len(cards))
    return None


@rule("2.2 2.0a S2 S8")
def boost_refusal(state: WarsState, rules: Wars, seat: int, unit: int, card: int) -> Reason | None:
    """Why this card may not boost this unit."""
    if state.turn_player != seat or state.step != BOOST:
        return Reason("2.0", "not-in-this-step")
    if state.zone[unit] != FIELDS[seat]:
        return Reason("2.2", "not-your-unit")
    if state.spelled[unit]:
        return Reason("2.0a", "already-a-target")
    if state.boosted[unit]:
        return Reason("S2", "already-boosted")
    if not may_aim(state, rules, seat, unit, "boost") or not aims_left(state, rules, seat, "boost", 0):
        return Reason("P2", "forbidden-now")
    printed = rules.card(state, card)
    if printed.only_for not in ("", "boost"):
        return Reason("S8", "only-for-counters")
    if not may_boost(state, rules, unit, card):
        return Reason("2.2", "colour-differs")
    return use_refusal(state, rules, seat, card, "boost", unit)


def _free(state: WarsState, seat: int, declared: tuple[Spell, ...]) -> tuple[int, ...]:
    used = [card for spell in declared for card in spell.cards]
    return tuple([card for card in state.zones[HANDS[seat]] if card not in used])


@rule("2.1a 2.1b")
def removal_ways(state: WarsState, rules: Wars, seat: int, unit: int, declared: tuple[Spell, ...]) -> list[Action]:
    """All ways to remove the unit with the cards still free: one card or two, and the number of a changeable card."""
    hand = _free(state, seat, declared)
    cost = target_cost(state, rules, unit)
    single = may_aim(state, rules, seat, unit, "single-removal")
    double = may_aim(state, rules, seat, unit, "double-removal")
    shown: list[tuple[int, tuple[int, ...]]] = []
    found: list[Action] = []
    for card in hand:
        if use_refusal(state, rules, seat, card, "double-removal", unit) is None:
            shown.append((card, numbers_of(state, rules, card, "double-removal")))
        if single and _removes(state, rules, seat, unit, card, cost):
            found.append(Action("remove", unit, (card,), (cost,)))
    for place, (card, numbers) in enumerate(shown if double else []):
        for other, others in shown[place + 1 :]:
            for first in numbers:
                for second in others:
                    if first + second >= cost:
                        found.append(Action("remove", unit, (card, other), (first, second)))
    return found


def _removes(state: WarsState, rules: Wars, seat: int, unit: int, card: int, cost: int) -> bool:
    """Whether the card alone removes the unit."""
    if use_refusal(state, rules, seat, card, "single-removal", unit) is not None:
        return False
    return cost in numbers_of(state, rules, card, "single-removal") or fits_unit(state, rules, unit, card)


def can_remove(state: WarsState, rules: Wars, seat: int, unit: int, declared: tuple[Spell, ...]) -> bool:
    """Whether the unit can be removed with the cards still free: the two highest, or one that fits."""
    cost = target_cost(state, rules, unit)
    best = [0, 0]
    for card in _free(state, seat, declared):
        if may_aim(state, rules, seat, unit, "single-removal") and _removes(state, rules, seat, unit, card, cost):
            return True
        if use_refusal(state, rules, seat, card, "double-removal", unit) is None:
            best.append(numbers_of(state, rules, card, "double-removal")[-1])
    best.sort()
    return best[-2] > 0 and best[-1] + best[-2] >= cost and may_aim(state, rules, seat, unit, "double-removal")


@rule("2.2")
def boost_ways(state: WarsState, rules: Wars, seat: int, declared: tuple[Spell, ...]) -> list[Action]:
    """All single boosts possible with the cards still free."""
    hand = _free(state, seat, declared)
    aimed = [spell.unit for spell in declared]
    found: list[Action] = []
    for unit in state.zones[FIELDS[seat]]:
        if (
            unit in aimed
            or state.spelled[unit]
            or state.boosted[unit]
            or not may_aim(state, rules, seat, unit, "boost")
        ):
            continue
        for card in hand:
            printed = rules.card(state, card)
            free = printed.only_for in ("", "boost")
            if free and may_boost(state, rules, unit, card):
                if use_refusal(state, rules, seat, card, "boost", unit) is None:
                    numbers = numbers_of(state, rules, card, "boost")
                    found += [Action("boost", unit, (card,), (number,)) for number in numbers]
    return found


class SpellStep(Window):
    """2.1, 2.2. The turn player may use magics and, once, declare spells on as many units as wanted."""

    verbs: ClassVar[dict[str, Verb]] = MAGICAL

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.declared: tuple[Spell, ...] = ()
        self.target = -1
        self.over = False

    @step("2.0 2.1a 2.2 M1")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """Magics at any time before and after; spells together and once."""
        if state.triggered:
            return settle_first(self, state, "2.0")
        options = usable(state, rules, self.seat)
        if not self.over and not is_left_out(state, rules, self.seat, state.step):
            options += self._first_spells(state, rules)
        if not options and not could_use(state, rules, self.seat) and not self._is_silent(state):
            return self.done(state)
        purpose = "removal-step" if state.step == REMOVAL else "boost-step"
        clause = "2.1a" if state.step == REMOVAL else "2.2"
        return self.ask(state, Act(self.seat, clause, purpose, (*options, Action("go-on"))), into="action")

    def _is_silent(self, state: WarsState) -> bool:
        """Whether silence would tell something of the hand: where everybody sees that something can be aimed at."""
        if self.over or not silence_tells(state, self.seat, HANDS[self.seat]):
            return False
        aimed = [spell.unit for spell in self.declared]
        field = state.zones[FIELDS[self.seat if state.step == BOOST else 1 - self.seat]]
        return not all(unit in aimed or state.spelled[unit] for unit in field)

    def _first_spells(self, state: WarsState, rules: Wars) -> list[Action]:
        use = "boost" if state.step == BOOST else "removal"
        if not aims_left(state, rules, self.seat, use, len(self.declared)):
            return []
        if state.step == BOOST:
            return boost_ways(state, rules, self.seat, self.declared)
        aimed = [spell.unit for spell in self.declared]
        return [
            Action("remove", unit)
            for unit in state.zones[FIELDS[1 - self.seat]]
            if unit not in aimed
            and not state.spelled[unit]
            and may_aim(state, rules, self.seat, unit, "removal")
            and can_remove(state, rules, self.seat, unit, self.declared)
        ]

    @step("2.0b")
    def begin(self, state: WarsState, rules: Wars) -> Flow:
        """A magic is used at once; with a spell the declaration begins, and nothing comes between its parts."""
        if self.action.verb == "go-on":
            return self.done(state)
        if self.action.verb in self.verbs:
            self.restart()
            return self.begin_action(state, rules)
        return NEXT

    @step("2.1a 2.1b S9")
    def choose_cards(self, state: WarsState, rules: Wars) -> Flow:
        """With which cards? A boost was chosen with its card."""
        if self.action.verb == "boost":
            return NEXT
        ways = tuple(removal_ways(state, rules, self.seat, self.action.card, self.declared))
        clause = "2.1a" if any([len(each.cards) == 1 for each in ways]) else "2.1b"
        return self.ask(state, Act(self.seat, clause, "removal-cards", ways), into="action")

    @step("2.0b")
    def add_spell(self, state: WarsState, rules: Wars) -> Flow:
        """It belongs to the declaration now."""
        use = "removal" if self.action.verb == "remove" else "boost"
        spell = Spell(use, self.action.card, self.action.cards, self.action.numbers, self.seat)
        self.declared = (*self.declared, spell)
        return NEXT

    @step("2.0b")
    def add_more(self, state: WarsState, rules: Wars) -> Flow:
        """Further targets are declared together with the first."""
        more = self._first_spells(state, rules)
        if not more and not self._is_silent(state):
            return self.go("lay_down")
        return self.ask(state, Act(self.seat, "2.0b", "more-spells", (*more, Action("declare"))), into="action")

    @step("2.0b")
    def go_on_declaring(self, state: WarsState, rules: Wars) -> Flow:
        """Until the player says that this is all."""
        return NEXT if self.action.verb == "declare" else self.go("choose_cards")

    @step("2.0b 2.0a")
    def lay_down(self, state: WarsState, rules: Wars) -> Flow:
        """All at once; from now on these units have been targets in this turn."""
        events: list[Event] = [
            Declared("2.0b", card, self.seat, spell.use, spell.unit, number, card != spell.cards[0])
            for spell in self.declared
            for card, number in zip(spell.cards, spell.numbers, strict=True)
        ]
        more = again(state, self.seat, "removal" if state.step == REMOVAL else "boost")
        self.over = more is None
        if more is not None:
            events.append(Spent("2.0b", more.timestamp))
        return happen(state, rules, *events)

    @step("2.3a 2.3b 2.3c")
    def resolve(self, state: WarsState, rules: Wars) -> Flow:
        """Chains of counters, then the effects."""
        return self.call(state, ResolveSpells(self.declared))

    @step("2.0b Q6 Q14")
    def back_to_step(self, state: WarsState, rules: Wars) -> Flow:
        """The step goes on with magics only, unless a text lets spells be declared once more."""
        if not self.over:
            self.declared = ()
        return self.go("offer")


class ResolveSpells(Procedure):
    """2.1c, 2.2, 2.3. Every spell may be countered; those that stand take effect together."""

    def __init__(self, spells: tuple[Spell, ...] = ()) -> None:
        super().__init__()
        self.spells = spells
        self.place = 0
        self.stands = 0
        self.standing: tuple[int, ...] = ()
        self.negated = 0

    @step("2.3a")
    def let_counter(self, state: WarsState, rules: Wars) -> Flow:
        """The next spell's own chain of counters."""
        if rules.list.voids and state.triggered:
            return settle_first(self, state, "S15")
        if self.place >= len(self.spells):
            return self.go("take_effect")
        return self.call(state, CounterChain(self.spells[self.place]), into="stands")

    @step("S15")
    def let_negate(self, state: WarsState, rules: Wars) -> Flow:
        """A boost that stands may still be negated."""
        self.negated = 0
        spell = self.spells[self.place]
        next_one = negated_next(state, rules, spell.by, spell.use) if self.stands else None
        if next_one is not None:
            self.negated = 1
            return happen(state, rules, Spent("S15", next_one.timestamp))
        if self.stands and (spell.use == "boost" or spell.use in rules.answered or "spell" in rules.answered):
            return self.call(state, NegationWindow(spell.by, spell.use), into="negated")
        return NEXT

    @step("2.3c M7")
    def note_result(self, state: WarsState, rules: Wars) -> Flow:
        """A spell that fell has no effect; its cards are gone all the same."""
        spell = self.spells[self.place]
        self.place += 1
        saved = safe_next(state, rules, spell.by, spell.use)
        if saved is not None:
            happen(state, rules, Spent("2.3a", saved.timestamp))
        if self.stands and not self.negated and not is_void(state, spell.unit):
            self.standing = (*self.standing, self.place - 1)
            return self.go("let_counter")
        gone = self.negated or (self.stands and is_void(state, spell.unit))
        fallen: Event = Negated("S15", spell.by) if gone else Countered("2.3c", spell.use, spell.unit)
        happen(state, rules, fallen)
        return self.go("let_counter")

    @step("2.1c 2.2 S2 S10")
    def take_effect(self, state: WarsState, rules: Wars) -> Flow:
        """Units are destroyed or boosted; what is no longer on the table is left out."""
        events: list[Event] = []
        doomed: list[int] = []
        for place in self.standing:
            spell = self.spells[place]
            if spell.use == "removal":
                kind = "single" if len(spell.cards) == 1 else "double"
                causes = ("destroyed", "destroyed-by-removal", f"destroyed-by-{kind}-removal")
                safe = is_forbidden(state, rules, spell.unit, *causes, by=spell.by)
                if state.zone[spell.unit] == FIELDS[1 - spell.by] and not safe and rules.list.instead:
                    doomed.append(spell.unit)
                elif state.zone[spell.unit] == FIELDS[1 - spell.by] and not safe:
                    events.append(Destroyed("2.1c", spell.unit, DISCARD, spell.by))
            elif state.zone[spell.unit] == FIELDS[spell.by]:
                until = _boosted_until(state, rules, spell)
                events.append(Lasting("2.2", BOOSTED, spell.by, spell.unit, self._boost(state, rules, spell), until))
                imbued = rules.card(state, spell.cards[0]).imbues
                if imbued:
                    bit = rules.list.bits[imbued]
                    events.append(Lasting("S2", GAINED, spell.by, spell.unit, bit, UNTIL_BATTLE_END))
        if doomed:
            return self.call(state, DestroyCards(tuple(doomed), self.spells[0].by, "2.1c"))
        return happen(state, rules, *events)

    def _boost(self, state: WarsState, rules: Wars, spell: Spell) -> int:
        gives = boost_of(state, rules, spell.by, spell.cards[0], spell.numbers[0])
        return gives + boosted_more(state, rules, spell.unit)

    @step("2.1c 2.2 2.3c")
    def discard_cards(self, state: WarsState, rules: Wars) -> Flow:
        """All cards used go to the discard pile."""
        return happen(state, rules, *[Moved("2.1c", card, DISCARD) for card in state.zones[STACK]])

    @step("S6 Q4")
    def settle_triggers(self, state: WarsState, rules: Wars) -> Flow:
        """What was destroyed may come back; a card used as a spell was not destroyed."""
        return settle(self, state, state.turn_player, "S6")


@rule("3.3 P1")
def _boosted_until(state: WarsState, rules: Wars, spell: Spell) -> int:
    """When a boost wears off: with the battle, unless the text of its card says otherwise."""
    duration = rules.card(state, spell.cards[0]).boost_lasts
    if duration is None:
        return UNTIL_BATTLE_END
    return until_of(state, duration, Reading(state, rules, spell.by, spell.cards[0]))[0]


@rule("2.3a P1")
def _is_enough(state: WarsState, rules: Wars, below: Spell, cards: tuple[int, ...]) -> bool:
    """Whether these are as many cards as the spell below asks for; some cards count for two by their text."""
    if len(cards) == len(below.cards):
        return True
    return len(cards) == 1 and below.use == "removal" and rules.card(state, cards[0]).alone_for_two


@rule("2.3a S8 S9")
def counter_refusal(
    state: WarsState, rules: Wars, seat: int, below: Spell, cards: tuple[int, ...], numbers: tuple[int, ...]
) -> Reason | None:
    """Why these cards do not counter that spell: as many cards, showing exactly the same numbers; a wild card matches
    any number and is itself matched only by the card its text names."""
    if cannot_counter(state, rules, seat):
        return Reason("P2", "cannot-counter")
    if below.by == seat:
        return Reason("2.3a", "own-spell")
    if _is_safe(state, rules, below):
        return Reason("P2", "cannot-counter")
    if not _is_enough(state, rules, below, cards):
        return Reason("2.3a", "wrong-number-of-cards", cards=len(cards), wanted=len(below.cards))
    for card, number in zip(cards, numbers, strict=True):
        printed = rules.card(state, card)
        if number == WILD:
            if not printed.is_wild:
                return Reason("S8", "not-wild")
        elif number not in numbers_of(state, rules, card, "counter") and not matches_number(state, rules, card, number):
            return Reason("S9", "not-its-number", number=number)
        if printed.only_for not in ("", "counter"):
            return Reason("S8", "not-for-counters")
        forbidden = use_refusal(state, rules, seat, card, "counter")
        if forbidden is not None:
            return forbidden
    needed = _own_kind(state, rules, below, cards)
    if needed >= 0:
        return Reason("S8", "only-its-own-kind", name=rules.card_name(needed))
    if not _fits(state, rules, below, cards, numbers):
        return Reason("2.3a", "numbers-differ", shown=_spoken(numbers), wanted=_spoken(below.numbers))
    return None


@rule("S8")
def _own_kind(state: WarsState, rules: Wars, below: Spell, cards: tuple[int, ...]) -> int:
    """The printed card that alone counters a card of the spell below and is not among these as often; -1: none."""
    names = [rules.card(state, card).name for card in cards]
    for card, number in zip(below.cards, below.numbers, strict=True):
        printed = rules.card(state, card)
        if number == WILD and printed.countered_by:
            if printed.countered_by not in names:
                return next(each.printed for each in rules.list.cards if each.name == printed.countered_by)
            names.remove(printed.countered_by)
    return -1


def _spoken(numbers: tuple[int, ...]) -> str:
    return "+".join(["*" if number == WILD else str(number) for number in numbers])


def _fits(state: WarsState, rules: Wars, below: Spell, cards: tuple[int, ...], numbers: tuple[int, ...]) -> bool:
    if len(cards) == 1 and len(below.cards) == 2:
        return numbers[0] in below.numbers
    orders = ((0,),) if len(cards) == 1 else ((0, 1), (1, 0))
    for order in orders:
        if all(
            _answers(state, rules, below.cards[place], below.numbers[place], cards[own], numbers[own])
            for place, own in enumerate(order)
        ):
            return True
    return False


@rule("S8")
def _answers(state: WarsState, rules: Wars, card: int, number: int, own: int, shown: int) -> bool:
    """Whether one card answers one card of the spell below."""
    needed = rules.card(state, card).countered_by
    if needed and number == WILD:
        return rules.card(state, own).name == needed
    return shown in (WILD, number)


def _is_safe(state: WarsState, rules: Wars, below: Spell) -> bool:
    """Whether a text keeps the spell from being countered."""
    if safe_next(state, rules, below.by, below.use) is not None:
        return True
    return is_safe_spell(state, rules, below.by, below.use, below.cards, below.unit)


@rule("2.3a")
def counter_ways(state: WarsState, rules: Wars, seat: int, below: Spell) -> list[Action]:
    """All counters possible with the hand. A card that can only match one way is offered once."""
    if cannot_counter(state, rules, seat) or _is_safe(state, rules, below):
        return []
    hand = state.zones[HANDS[seat]]
    wanted = below.numbers
    shown: list[tuple[int, tuple[int, ...]]] = []
    for card in hand:
        printed = rules.card(state, card)
        if printed.only_for not in ("", "counter") or use_refusal(state, rules, seat, card, "counter") is not None:
            continue
        if printed.is_wild:
            shown.append((card, (WILD,)))
        else:
            able = numbers_of(state, rules, card, "counter")
            numbers = tuple(
                [each for each in sorted(set(wanted)) if each in able or matches_number(state, rules, card, each)]
            )
            if numbers:
                shown.append((card, numbers))
    found: list[Action] = []
    if len(wanted) == 1:
        for card, numbers in shown:
            for number in numbers:
                if _answers(state, rules, below.cards[0], wanted[0], card, number):
                    found.append(Action("counter", -1, (card,), (number,)))
        return found
    for card, numbers in shown:
        if _is_enough(state, rules, below, (card,)):
            found += [Action("counter", -1, (card,), (number,)) for number in numbers if number != WILD]
    for place, (card, numbers) in enumerate(shown):
        for other, others in shown[place + 1 :]:
            for first in numbers:
                for second in others:
                    if _fits(state, rules, below, (card, other), (first, second)):
                        found.append(Action("counter", -1, (card, other), (first, second)))
    return found


class CounterChain(Procedure):
    """2.3. Counter upon counter until a player passes, then resolved from the top down."""

    def __init__(self, spell: Spell | None = None) -> None:
        super().__init__()
        self.chain: tuple[Spell, ...] = () if spell is None else (spell,)
        self.action = Action()
        self.void: tuple[int, ...] = ()  # the places of counters that have no effect

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No counter lost its effect before."""
        return {"void": (), **written}

    @step("2.3a 2.3b")
    def offer(self, state: WarsState, rules: Wars) -> Flow:
        """The opponent of whoever cast the topmost spell may counter it."""
        below = self.chain[-1]
        seat = 1 - below.by
        ways = counter_ways(state, rules, seat, below)
        if not ways and (cannot_counter(state, rules, seat) or not silence_tells(state, seat, HANDS[seat])):
            return self.go("resolve")
        return self.ask(state, Act(seat, "2.3a", "counter", (*ways, Action("pass"))), into="action")

    @step("2.3b")
    def answer(self, state: WarsState, rules: Wars) -> Flow:
        """Laid on top, and the other player may answer in turn."""
        if self.action.verb == "pass":
            return self.go("resolve")
        below = self.chain[-1]
        seat = 1 - below.by
        cards, numbers = self.action.cards, self.action.numbers
        self.chain = (*self.chain, Spell("counter", -1, cards, numbers, seat))
        happen(
            state,
            rules,
            *[
                Declared("2.3a", card, seat, "counter", -1, number, card != cards[0])
                for card, number in zip(cards, numbers, strict=True)
            ],
        )
        next_one = negated_next(state, rules, seat, "counter")
        if next_one is not None:
            self.void = (*self.void, len(self.chain) - 1)
            happen(state, rules, Spent("S15", next_one.timestamp))
        return self.go("offer")

    @step("2.3c")
    def resolve(self, state: WarsState, rules: Wars) -> Flow:
        """From the top: a counter that stands takes the one below it away."""
        stands = True
        for place in range(len(self.chain) - 1, 0, -1):
            stands = stands and place not in self.void
            if SpellDone in rules.heard:
                self._tell(state, rules, self.chain[place], stands)
            stands = not stands
        if SpellDone in rules.heard:
            self._tell(state, rules, self.chain[0], stands)
        return self.done(state, 1 if stands else 0)

    def _tell(self, state: WarsState, rules: Wars, spell: Spell, stood: bool) -> None:
        happen(state, rules, *[SpellDone("2.3c", card, spell.by, spell.use, stood) for card in spell.cards])
