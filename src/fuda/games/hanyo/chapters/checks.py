"""When do the rules themselves act? The rule check (811) and rule processing (1000)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.hanyo.chapters.movement import Discarding
from fuda.games.hanyo.chapters.permissions import RULES, spared
from fuda.games.hanyo.chapters.play import PlayAbility, is_forbidden
from fuda.games.hanyo.table import AREAS, ENERGIES, MAINS, SETS, STANDBYS, HanyoState
from fuda.games.hanyo.texts.frames import Carry
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.remembered import unit_of
from fuda.games.hanyo.texts.values import HP, derived, equal_in_age, is_down, is_met, number
from fuda.games.hanyo.unit_events import Aged, Checked, KnockedOut, ReplacementFailed, Swapped
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.kernel.decisions import Act, Action, Cards, Decision, Option, Order
from fuda.kernel.events import Event
from fuda.kernel.facts import Held
from fuda.kernel.machine import end, happen, take_trigger
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS, table_of
from fuda.language.running.replacement import instead_of
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.running.text_facts import TextFacts
from fuda.language.running.triggers import watch_states
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.language.words import occasions as o
from fuda.language.words.occasions import bare

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo


# Where the sets and the energy of each seat lie.
ATTACHED: Final = tuple([zone for seat in SEATS for zone in (SETS[seat], ENERGIES[seat])])


class HanyoCache:
    """Results that are the same for everything in their key, whatever position asks."""

    def __init__(self, keeps: bool = True) -> None:
        # What is printed on a unit: by unit, printed card, and whether it is stunned.
        self.bases: dict[tuple[int, int, bool], dict[tuple[int, int], Held]] = table_of(keeps)
        # By printed card and the identity of a part of it, which is kept with it: the ability that it gives.
        self.given: dict[tuple[int, int], tuple[n.Node, int]] = table_of(keeps)
        # By printed card and line: whether it speaks of what happened, its sentences, its lasting conditions.
        self.spoken: dict[tuple[int, int], bool] = table_of(keeps)
        self.parts: dict[tuple[int, int], tuple[Sentence, ...]] = table_of(keeps)
        self.conditions: dict[tuple[int, int], tuple[tuple[int, n.Node], ...]] = table_of(keeps)
        # By the identity of a condition, which is kept with it: whether it speaks of what its text has done before.
        self.judged: dict[int, tuple[n.Node, bool]] = table_of(keeps)


class FactCache:
    """What was worked out from facts and goes with them."""

    def __init__(self) -> None:
        self.lying: Lying | None = None  # how the areas lie
        self.due: list[tuple[int, int, int]] | None = None  # seat, card, ability whose condition holds


class Lying:
    """What rule processing asks about the areas; the same as long as the facts are."""

    def __init__(self, state: HanyoState, rules: Hanyo, facts: TextFacts) -> None:
        self.hp = [(unit, facts.number(unit, HP)) for unit in facts.cards]
        self.units = frozenset((*rules.units_of(state, 0), *rules.units_of(state, 1)))
        self.lacks_main = lacks_main(state, 0) or lacks_main(state, 1)
        self.in_place: tuple[tuple[int, ...], ...] = ()  # the energy of both seats, once nothing was found to be stray

    def has_strays(self, state: HanyoState) -> bool:
        """Whether something is attached to no unit. The very same energy zones are looked at only once: a card that
        comes into one or leaves it makes it another, and one that changes its unit makes the facts others."""
        zones, before = state.zones, self.in_place
        if before and before[0] is zones[ENERGIES[0]] and before[1] is zones[ENERGIES[1]]:
            return False
        hosts = state.host
        for attached in ATTACHED:
            for card in zones[attached]:
                if hosts[card] not in self.units:
                    return True
        self.in_place = (zones[ENERGIES[0]], zones[ENERGIES[1]])
        return False


def lying(state: HanyoState, rules: Hanyo) -> Lying:
    """How the areas lie now."""
    facts = derived(state, rules) if state.facts is None else state.facts
    cache: FactCache = facts.cache
    found = cache.lying
    if found is None:
        found = cache.lying = Lying(state, rules, facts)
    return found


@rule("103.1 103.2 103.3 1002.1 1002.2")
def defeat(state: HanyoState) -> Outcome | None:
    """Who has lost since the last look; both at once is a draw."""
    if 1 not in state.failed_draw and 1 not in state.failed_replacement:
        return None
    beaten = [seat for seat in SEATS if state.failed_draw[seat] or state.failed_replacement[seat]]
    if len(beaten) == 2:
        return Outcome(-1, "both-defeated", "103.3")
    if state.failed_draw[beaten[0]]:
        return Outcome(1 - beaten[0], "deck-out", "1002.1")
    return Outcome(1 - beaten[0], "no-unit", "1002.2")


@rule("1003.1 1003.2")
def beaten_units(state: HanyoState, rules: Hanyo) -> list[int]:
    """Units without HP, or with at least as much damage: damage is never below 0. The turn player's come first."""
    damage = state.damage
    beaten = tuple([unit for unit, hp in lying(state, rules).hp if damage[unit] >= hp])
    found = list(spared(state, rules, beaten, "ko", -1, RULES)) if beaten else []
    if found and state.turn_player == 1:
        return [unit for seat in (1, 0) for unit in found if state.zone[unit] in AREAS[seat]]
    return found


@rule("1004.1 1004.2")
def lacks_main(state: HanyoState, seat: int) -> bool:
    """Whether the main unit is missing or knocked out."""
    main = state.zones[MAINS[seat]]
    return not main or bool(state.down[main[0]])


def able_standbys(state: HanyoState, seat: int) -> tuple[int, ...]:
    """The standby units that are not knocked out."""
    return tuple([card for zone in STANDBYS[seat] for card in state.zones[zone] if not state.down[card]])


@rule("1004.1 1004.2")
def _clause_of_replacement(state: HanyoState, seat: int) -> str:
    """A knocked-out main unit changes places with another one; into an empty area one moves."""
    return "1004.1" if state.zones[MAINS[seat]] else "1004.2"


@rule("1004.1 1004.2 306.7a-3")
def choice_refusal(state: HanyoState, question: Decision, card: int) -> Reason | None:
    """Why a unit that is not among those offered cannot be chosen: it is knocked out, or no standby unit."""
    if question.purpose != "replacement":
        return Reason("306.7a-3", "knocked-out") if is_down(state, card) else None
    if not any(card in state.zones[zone] for zone in STANDBYS[question.seat]):
        return Reason(question.clause, "not-a-standby-unit")
    return Reason(question.clause, "knocked-out") if state.down[card] else None


@rule("1005.1 1005.2")
def stray_cards(state: HanyoState, rules: Hanyo) -> list[int]:
    """Sets and energy whose unit is not in an area any more, or is knocked out."""
    units, hosts, zones = lying(state, rules).units, state.host, state.zones
    return [card for attached in ATTACHED for card in zones[attached] if hosts[card] not in units]


@rule("811.2a 1001.1")
def must_process(state: HanyoState, rules: Hanyo) -> bool:
    """Whether the rules demand anything now."""
    found = lying(state, rules)
    if found.lacks_main or 1 in state.failed_draw:
        return True
    damage = state.damage
    for unit, hp in found.hp:
        if damage[unit] >= hp and beaten_units(state, rules):
            return True
    return found.has_strays(state)


class RuleProcessing(Procedure):
    """1001-1005. Everything that the rules demand now, from the top down, again until there is nothing left."""

    cause: ClassVar[str] = RULES

    def __init__(self) -> None:
        super().__init__()
        self.seats: tuple[int, ...] = ()
        self.pick: tuple[int, ...] = ()
        self.swaps: tuple[tuple[int, int], ...] = ()
        self.again = False
        self.asked: tuple[int, ...] = ()  # sets that have been looked at, whether something else happens to them
        self.rescued = (-1, -1, 0)
        self.declined = 0

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Nothing took the place of what the rules discard before."""
        return {"asked": [], "rescued": [-1, -1, 0], "declined": 0, **written}

    @step("1001.1 1001.2 1002.1 1002.2")
    def judge_defeat(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Who could not draw, or could not replace the main unit?"""
        self.again = False
        outcome = defeat(state)
        if outcome is not None:
            return end(state, outcome)
        return NEXT

    @step("1003.1 1003.2 909.1 811.2a 813.5a")
    def knock_out(self, state: HanyoState, rules: Hanyo) -> Flow:
        """All beaten units at the same time."""
        events: list[Event] = []
        for unit in beaten_units(state, rules):
            sources = tuple([pair[1] for pair in state.knocked_by if pair[0] == unit])
            clause = "1003.1" if number(state, rules, unit, HP) <= 0 else "1003.2"
            events.append(KnockedOut(clause, unit, sources))
        happen(state, rules, Checked("1002.1"))
        if events:
            self.again = True
            return happen(state, rules, *events)
        return NEXT

    @step("1004.1 1004.2")
    def find_replacements(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Whose main unit must be replaced? The turn player chooses first."""
        self.swaps = ()
        self.seats = tuple([seat for seat in (state.turn_player, 1 - state.turn_player) if lacks_main(state, seat)])
        return NEXT

    @step("1004.1 1004.2 1002.2")
    def choose_replacement(self, state: HanyoState, rules: Hanyo) -> Flow:
        """One of the standby units that are not knocked out."""
        if not self.seats:
            return self.go("replace")
        able = able_standbys(state, self.seats[0])
        if not able:
            return NEXT
        clause = _clause_of_replacement(state, self.seats[0])
        return self.ask(state, Cards(self.seats[0], clause, "replacement", able, 1, 1), into="pick")

    @step("1002.2 1004.1")
    def keep_replacement(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Who has none has failed to."""
        seat = self.seats[0]
        self.seats = self.seats[1:]
        self.again = True
        if not able_standbys(state, seat):
            happen(state, rules, ReplacementFailed("1002.2", seat))
        else:
            self.swaps = (*self.swaps, (seat, self.pick[0]))
        return self.go("choose_replacement")

    @step("1004.1 1004.2 914.1")
    def replace(self, state: HanyoState, rules: Hanyo) -> Flow:
        """All of them change places together."""
        events: list[Event] = []
        for seat, unit in self.swaps:
            main = state.zones[MAINS[seat]]
            clause = _clause_of_replacement(state, seat)
            events.append(Swapped(clause, seat, unit, main[0] if main else -1))
        return happen(state, rules, *events)

    @step("1005.1 1005.2 911.1")
    def clear_strays(self, state: HanyoState, rules: Hanyo) -> Flow:
        """What is attached to nothing is discarded."""
        strays = tuple(stray_cards(state, rules))
        if not strays:
            return NEXT
        self.again = True
        if rescues(state, rules, self.asked):
            return self.go("offer_rescue")
        return self.call(state, Discarding(strays, "1005.1", -1))

    @step("811.2a 1001.2")
    def repeat(self, state: HanyoState, rules: Hanyo) -> Flow:
        """As long as something new is to be done."""
        return self.go("judge_defeat") if self.again else self.done(state)

    @step("810.1 810.3 1005.1")
    def offer_rescue(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A set whose text puts something else in the place of its being discarded: each once."""
        found = rescues(state, rules, self.asked)
        if not found:
            return self.go("clear_strays")
        card = found[0][0]
        self.asked = (*self.asked, card)
        self.rescued = found[0]
        self.declined = 0
        if not found[0][2]:
            return NEXT
        return self.ask(state, Option(state.owner[card], "810.3", "may", ("yes", "no")), into="declined")

    @step("810.1 1005.1")
    def rescue(self, state: HanyoState, rules: Hanyo) -> Flow:
        """What the text says is carried out."""
        card, line, _ = self.rescued
        self.go("offer_rescue")
        if self.declined:
            return NEXT
        return self.call(state, Carry(state.owner[card], card, state.printed[card], line, "810.1", (card,)))


@rule("802.1 810.1 810.3 1005.1")
def rescues(state: HanyoState, rules: Hanyo, asked: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """The sets attached to nothing that say what happens instead of their being discarded: the card, the line that is
    carried out, and whether it may be declined. They are looked at as they were on their unit."""
    found: list[tuple[int, int, int]] = []
    for card in stray_cards(state, rules):
        if card in asked or state.zone[card] not in SETS:
            continue
        printed = rules.card(state, card)
        reading = Reading(state, rules, state.owner[card], card, (card,))
        for ability in printed.abilities:
            for truth in ability.truths:
                effect = truth.effect
                asked_for = [each for each in (truth.condition, truth.duration) if each is not None]
                if isinstance(effect, a.Instead) and all([is_met(each, reading) for each in asked_for]):
                    if takes_away(state, rules, card, effect):
                        found.append((card, printed.given[effect], int(isinstance(effect.effect, n.May))))
    return found


AWAY: Final = (t.SetCard, h.AttachEnergy, h.MoveEnergy, d.AddToHand, d.PutOnDeck, t.CardsIntoDeck)


@rule("1005.1 810.1")
def takes_away(state: HanyoState, rules: Hanyo, card: int, effect: a.Instead) -> bool:
    """Whether a text is about the card itself that would be discarded by the rules, and moves it elsewhere: else the
    rules would demand the same again and again."""
    wanted: Any = bare(effect.event)
    done: Any = instead_of(effect)
    about = isinstance(wanted, v.PutToDiscard) and wanted.origin in ("any", "area") and isinstance(wanted.what, n.This)
    if not about or not isinstance(done, AWAY) or not isinstance(done.what, (n.This, n.That)):
        return False
    told: Any = effect.event
    if isinstance(told, o.CausedBy) and told.by != RULES:
        return False
    reading = Reading(state, rules, state.owner[card], card, (card,))
    return not isinstance(done, (t.SetCard, h.AttachEnergy, h.MoveEnergy)) or bool(members(done.to, reading))


class OrderOfAge(Procedure):
    """809.3b. Which of two effects that arose together is applied first? The player whose turn it is says so."""

    def __init__(self, cards: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.cards = cards
        self.order: tuple[int, ...] = ()

    @step("809.3b")
    def choose(self, state: HanyoState, rules: Hanyo) -> Flow:
        return self.ask(state, Order(state.turn_player, "809.3b", "effect-order", self.cards), into="order")

    @step("809.3b")
    def settle(self, state: HanyoState, rules: Hanyo) -> Flow:
        """The first named is applied first."""
        return happen(state, rules, Aged("809.3b", self.order))


NOTHING_CHOSEN: Final = Action()


class RuleCheck(Procedure):
    """811. Rule processing, then the triggered abilities one by one, until neither has anything to do."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = NOTHING_CHOSEN

    @step("811.1 811.2 811.2a 1001.1 809.3b")
    def process(self, state: HanyoState, rules: Hanyo) -> Flow:
        """First the rules."""
        if rules.order_can_matter:
            tied = equal_in_age(state, rules)
            if tied:
                self.restart()
                return self.call(state, OrderOfAge(tied))
        if must_process(state, rules):
            return self.call(state, RuleProcessing())
        return happen(state, rules, Checked("813.5a")) if state.knocked_by else NEXT

    @step("807.7 807.7a")
    def watch(self, state: HanyoState, rules: Hanyo) -> Flow:
        """A state that still holds once its ability has resolved triggers it again."""
        watch_states(state, rules)
        return NEXT

    @step("811.2b 811.2c 811.2d 807.3 807.4")
    def choose_trigger(self, state: HanyoState, rules: Hanyo) -> Flow:
        """Then one triggered ability: the turn player's before the other's."""
        if not state.triggered:
            return self.done(state)
        seats = [each.seat for each in state.triggered]
        seat = state.turn_player if state.turn_player in seats else 1 - state.turn_player
        # What would do exactly the same as another is not offered beside it.
        places: dict[tuple[int, int, int, tuple[int, ...]], int] = {}
        for place, each in enumerate(state.triggered):
            if each.seat == seat:
                that = each.that if rules.speaks_of_that(each.printed, each.line) else ()
                places.setdefault((each.card, each.printed, each.line, that), place)
        options = tuple([Action("trigger", state.triggered[place].card, numbers=(place,)) for place in places.values()])
        return self.ask(state, Act(seat, "807.3", "trigger", options), into="chosen")

    @step("807.3 807.3a 807.4 807.8")
    def play_trigger(self, state: HanyoState, rules: Hanyo) -> Flow:
        """It must be played, wherever its card is now; then everything from the top."""
        found = take_trigger(state, self.chosen.numbers[0])
        self.restart()
        ability = rules.list.cards[found.printed].abilities[found.line]
        if ability.kind == "ex" or ability.by_skill:
            if is_forbidden(state, rules, unit_of(state, found.card), found.seat, ability):
                return NEXT
        return self.call(state, PlayAbility(found.seat, found.card, found.printed, found.line, found.that))


@rule("811.1 811.2 807.7")
def check(procedure: Procedure, state: HanyoState, rules: Hanyo) -> Flow:
    """A rule check, unless nothing would come of it."""
    return NEXT if is_idle(state, rules) else procedure.call(state, RuleCheck())


def is_idle(state: HanyoState, rules: Hanyo) -> bool:
    """Whether a rule check would find nothing to do. It is saved then; it would change nothing."""
    if state.triggered or state.knocked_by or rules.order_can_matter or must_process(state, rules):
        return False
    watch_states(state, rules)
    return not state.triggered


def check_needed(state: HanyoState, rules: Hanyo) -> bool:
    """505.3c. Whether a rule check would do anything."""
    return bool(state.triggered) or must_process(state, rules)
