"""What is 汎用TCG to the kernel? Its cards, its zones, its set-up, and the answers to what the kernel asks."""

from __future__ import annotations

from typing import Any, Final

from fuda.games.hanyo.cards import Card, CardList, SkillAbility, deck_problems, looks_at_discard_order
from fuda.games.hanyo.chapters.battle import main_unit, skill_refusal
from fuda.games.hanyo.chapters.checks import (
    FactCache,
    HanyoCache,
    beaten_units,
    choice_refusal,
    must_process,
    stray_cards,
)
from fuda.games.hanyo.chapters.effects import carry_out, is_possible
from fuda.games.hanyo.chapters.loops import position_key
from fuda.games.hanyo.chapters.main_phase import MainPhase, action_refusal
from fuda.games.hanyo.chapters.permissions import cannot
from fuda.games.hanyo.chapters.play import named_by, parts_of_skill, unnamed
from fuda.games.hanyo.chapters.preparation import SetUp, lay_out
from fuda.games.hanyo.chapters.trials import test_of
from fuda.games.hanyo.events import Moment, Noted
from fuda.games.hanyo.extras import imagining, telling
from fuda.games.hanyo.extras.position import place as place_by_hand
from fuda.games.hanyo.table import AREAS, DECKS, ENERGIES, IN_AREA, SETS, ZONES, HanyoState
from fuda.games.hanyo.texts.frames import Carry, choosable
from fuda.games.hanyo.texts.reading import Reading
from fuda.games.hanyo.texts.reads import reads_of
from fuda.games.hanyo.texts.remembered import Remembered
from fuda.games.hanyo.texts.replacement import can_do_instead, turned_into, would_replace
from fuda.games.hanyo.texts.triggers import SILENT, WAITED_FOR, listen, matched, moment_named, note_past, remembered
from fuda.games.hanyo.texts.values import (
    ATTRIBUTES,
    HP,
    RETREAT,
    abilities_of,
    applying_to,
    change,
    content_of,
    derived,
    group_of,
    is_met,
    lay_base,
    layer_of,
    number,
    order_can_matter,
    writes_of,
)
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.kernel.decisions import Act, Action, Decision, Order, Randomness, equal_actions
from fuda.kernel.events import Event
from fuda.kernel.facts import Facts, Held
from fuda.kernel.machine import apply_now, asked
from fuda.kernel.procedure import Procedure, rule
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.lasting import Standing
from fuda.language.running.modes import ChooseModes
from fuda.language.running.printed import parts_of, speaks_of
from fuda.language.running.replacement import ReplacingRules, Substituted, substitution
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.text_facts import Modifier, TextFacts
from fuda.language.running.triggers import NO_KINDS, conditions_in, hear
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.language.words.measures import AsDealt
from fuda.language.words.occasions import bare
from fuda.mechanics.loops import is_among
from fuda.mechanics.supposing import supposed
from fuda.mechanics.zones import add_card

VERSION: Final = "1.2-1"


def build(cards: tuple[CardSource, ...]) -> Hanyo:
    """The game with these cards."""
    return Hanyo(cards)


class Hanyo(ReplacingRules):
    """汎用TCG."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        self.list = CardList(sources)
        super().__init__("hanyo", VERSION, ZONES, self.list)
        self.waited_for = WAITED_FOR
        self.clause_of_failing = "809.7"
        self.clause_of_delayed = "807.6a"
        self.clause_of_replacing = "810.1"
        every = [ability for card in self.list.cards for ability in card.abilities]
        self.order_can_matter = order_can_matter(every)
        self.discard_order_matters = any(looks_at_discard_order(ability) for ability in every)
        self.same_for_all = True
        self.stands_apart = True
        self.cache = HanyoCache()

    @rule("102.1 105.2 402.1 919.2")
    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> HanyoState:
        state = HanyoState()
        state.zones = [() for _ in ZONES]
        state.lots = variant == "lots"
        decks = decks or self.deck_pair(1)
        for seat in SEATS:
            for card in decks[seat]:
                add_card(state, self, self.list.by_number[card], seat, DECKS[seat])
        self.set_up_tables(state)
        state.frames = [SetUp()]
        return state

    def place(self, written: Any) -> tuple[HanyoState, dict[str, int]]:
        """A position set up by hand."""
        return place_by_hand(self, written)

    def set_up_tables(self, state: HanyoState) -> None:
        """The columns of this game, for all cards that there are."""
        lay_out(state)

    # cards and texts

    def card(self, state: HanyoState, card: int) -> Card:
        """The printed card."""
        return self.list.cards[state.printed[card]]

    def units_of(self, state: HanyoState, seat: int) -> tuple[int, ...]:
        """The player's units that are not knocked out, the main unit first."""
        return tuple([card for zone in AREAS[seat] for card in state.zones[zone] if not state.down[card]])

    def energy_on(self, state: HanyoState, unit: int) -> tuple[int, ...]:
        """905.2a. The energy of a unit."""
        return tuple([card for card in state.zones[ENERGIES[state.owner[unit]]] if state.host[card] == unit])

    @rule("204.2 805.2 809.6")
    def attributes(self, state: HanyoState, card: int) -> int:
        """The attribute bits of a card: in an area under all effects, elsewhere as it says itself."""
        if state.zone[card] in IN_AREA and not state.down[card]:
            return number(state, self, card, ATTRIBUTES)
        return self.card(state, card).attributes

    @rule("203.1 203.2")
    def hp(self, state: HanyoState, card: int) -> int:
        """The HP of a unit."""
        if state.zone[card] in IN_AREA and not state.down[card]:
            return number(state, self, card, HP)
        return self.card(state, card).hp

    def counter_code(self, counter: str) -> int:
        """A number for the name of a counter."""
        return self.list.counters[counter]

    @rule("913.1 913.2b 913.3")
    def counters_on(self, state: HanyoState, card: int, counter: str) -> int:
        """How many counters of that name lie on the card."""
        return dict(state.counters[card]).get(self.list.counters.get(counter, -1), 0)

    def static_sentences(self, ability: SkillAbility) -> tuple[Sentence, ...]:
        """What a static ability says."""
        return ability.truths

    def given(self, printed: int, effect: h.GainAbility) -> int:
        """The reference of an ability that a text gives."""
        found = self.cache.given.get((printed, id(effect)))
        if found is None:
            found = (effect, printed << 5 | self.list.cards[printed].given[effect])
            self.cache.given[(printed, id(effect))] = found
        return found[1]

    # what lasting effects ask

    def derived_values(self, state: HanyoState) -> dict[str, Any]:
        due = self.due_watchers(state, derived(state, self))
        checks = (must_process(state, self), beaten_units(state, self), stray_cards(state, self))
        return {**super().derived_values(state), "due": due, "checks": checks}

    def new_cache(self) -> FactCache:
        return FactCache()

    def drop_caches(self) -> None:
        super().drop_caches()
        self.cache = HanyoCache(keeps=False)

    def lay_base(self, state: HanyoState, facts: TextFacts) -> list[int]:
        return lay_base(state, self, facts)

    def text_reading(self, state: HanyoState, seat: int, this: int, that: tuple[int, ...] = ()) -> Reading:
        return Reading(state, self, seat, this, that)

    def layer_of(self, effect: n.Node) -> int:
        return layer_of(effect)

    def reads_of(self, node: n.Node) -> frozenset[int]:
        return reads_of(node)

    def writes_of(self, effect: n.Node) -> tuple[int, ...]:
        return writes_of(effect)

    def content(self, effect: n.Node, printed: int, reading: Any, subject: int) -> Held:
        return content_of(effect, printed, self, reading)

    def change(self, facts: Facts, effect: n.Node, subject: int, content: Held) -> None:
        change(facts, self, effect, subject, content)

    def modifier_reading(self, state: HanyoState, made: Modifier) -> Reading:
        reading = Reading(state, self, made.seat, made.this, made.cards)
        reading.numbers = made.kept
        return reading

    @rule("104.4 915.1")
    def cannot_retreat(self, state: HanyoState, unit: int) -> bool:
        """Whether an effect forbids a main unit or its player to retreat."""
        for each in derived(state, self).of(h.CannotRetreat):
            assert isinstance(each.effect, h.CannotRetreat)
            if unit in each.reached(each.effect.what, Reading(state, self, each.seat, each.this)):
                return True
        return cannot(state, self, state.owner[unit], "retreat")

    def is_base(self, effect: n.Node) -> bool:
        return isinstance(effect, (h.IsAlso, h.AnyNumberInDeck, u.AtMostInDeck, u.EnterableIf, u.EnterableUnless))

    def is_met(self, condition: n.Node, reading: Any) -> bool:
        return is_met(condition, reading)

    def settle(self, facts: TextFacts, cards: list[int]) -> None:
        values: dict[tuple[int, int], Any] = facts.values
        for unit in cards:
            if values[(unit, RETREAT)] < 0:
                values[(unit, RETREAT)] = 0

    def more_watched(self, state: HanyoState) -> tuple[int, ...]:
        return (*state.zones[SETS[0]], *state.zones[SETS[1]])

    def matched(self, state: HanyoState, wanted: n.Node, event: Event, reading: Any) -> tuple[int, ...] | None:
        return matched(state, self, wanted, event, reading)

    def filed_under(self, wanted: n.Node) -> object:
        event = bare(wanted)
        return moment_named(event) if isinstance(event, (h.Moment, v.GameStarts)) else type(event)

    def waited_by(self, event: Event) -> tuple[object, ...]:
        return (event.moment,) if isinstance(event, Moment) else self.waited_for.get(type(event), NO_KINDS)

    def due_watchers(self, state: HanyoState, facts: TextFacts) -> list[tuple[int, int, int]]:
        # These facts are gone as soon as something changes at which one of the conditions looks.
        cache: FactCache = facts.cache
        found = cache.due
        if found is None or not self.is_cached:
            found = cache.due = super().due_watchers(state, facts)
        return found

    def would_replace(self, state: HanyoState, standing: Standing, wanted: n.Node, event: Event) -> bool:
        return would_replace(state, self, standing, wanted, event)

    def can_do_instead(self, state: HanyoState, seat: int, effect: n.Node) -> bool:
        return can_do_instead(state, seat, effect)

    def turned_into(
        self, state: HanyoState, standing: Standing, effect: n.Node, event: Event
    ) -> tuple[Event, ...] | None:
        return turned_into(state, self, standing, effect, event)

    # what the card language asks

    def sentences(self, printed: int, line: int) -> tuple[Sentence, ...]:
        found = self.cache.parts.get((printed, line))
        if found is None:
            every = self.list.cards[printed].abilities[line & 63].sentences
            part = line & ~63
            parts = parts_of_skill(every) if part else tuple([0 for _ in every])
            found = tuple([each for each, own in zip(every, parts, strict=True) if own == part])
            self.cache.parts[(printed, line)] = found
        return found

    @rule("910.1")
    def text_of_mode(self, modes: ChooseModes, place: int) -> Carry:
        """What is carried out where a player has chosen this of several."""
        effect: Any = self.sentences(modes.printed, modes.line)[modes.sentence].effect
        line = self.list.cards[modes.printed].given[effect.options[place]]
        return Carry(modes.owner, modes.this, modes.printed, line, modes.clause, modes.that)

    def reading(self, state: HanyoState, frame: Resolve) -> Reading:
        assert isinstance(frame, Carry)
        return frame.reading(state, self)

    @rule("801.1g 801.2d 813.3")
    def sort_of(self, printed: int, line: int) -> str:
        """Of what sort the effects of a line are: skill, ex, or the class of a command; none for a unit's text."""
        ability = self.list.cards[printed].abilities[line & 63]
        if ability.kind in ("skill", "ex"):
            return ability.kind
        if ability.by_skill:
            return "ex"
        command: str = self.list.cards[printed].command
        return command

    def figure(self, state: HanyoState, card: int, attribute: int) -> int:
        """A derived number of a unit in an area."""
        return number(state, self, card, attribute)

    def abilities_of(self, state: HanyoState, card: int) -> tuple[int, ...]:
        """The packed abilities that a unit has now."""
        return abilities_of(state, self, card)

    def resolved(self, frame: Resolve) -> tuple[int, ...]:
        """What a text spoke of last."""
        return frame.that

    def is_possible(self, state: HanyoState, frame: Resolve, sentence: Sentence) -> bool:
        return is_possible(state, self, frame, sentence)

    def test_of(self, state: HanyoState, frame: Resolve, sentence: Sentence) -> Procedure | None:
        return test_of(state, self, frame, sentence)

    def choosable(
        self, state: HanyoState, frame: Resolve, sentence: Sentence, candidates: tuple[int, ...]
    ) -> tuple[int, ...]:
        return choosable(state, self, frame, candidates)

    def carry_out(self, state: HanyoState, frame: Resolve, sentence: Sentence) -> int:
        return carry_out(state, self, frame, sentence)

    def players(self, state: HanyoState, player: n.Node, reading: Reading) -> tuple[int, ...]:
        """The seats that a player word names, the turn player first."""
        if isinstance(player, a.EachPlayer):
            return (state.turn_player, 1 - state.turn_player)
        return (reading.actor if reading.actor >= 0 else reading.player(player),)

    def zone_number(self, zone: n.Node, reading: Reading) -> int:
        """The zone that a text names."""
        assert isinstance(zone, d.DeckOf)
        return DECKS[reading.player(zone.player)]

    def conditions(self, printed: int, line: int) -> tuple[tuple[int, n.Node], ...]:
        """The sentences of a text that last as long as a condition holds."""
        found = self.cache.conditions.get((printed, line))
        if found is None:
            found = conditions_in(self.sentences(printed, line))
            self.cache.conditions[(printed, line)] = found
        return found

    def speaks_of_that(self, printed: int, line: int) -> bool:
        """Whether a text goes on to speak of what set it off."""
        found = self.cache.spoken.get((printed, line))
        if found is None:
            said = [part for each in self.sentences(printed, line) for part in parts_of(each)]
            found = any([speaks_of(part, n.That) or speaks_of(part, AsDealt) for part in said])
            self.cache.spoken[(printed, line)] = found
        return found

    def group_of_effect(self, made: Modifier) -> n.Node | None:
        """The group of units to which a lasting effect applies."""
        return group_of(self.list.cards[made.printed].abilities[made.ability].sentences[made.sentence].effect)

    def applying_to(self, state: HanyoState, unit: int) -> tuple[int, ...]:
        """The names of the lasting effects on a group that apply to the unit now."""
        return applying_to(state, self, unit)

    def remembered(self, state: HanyoState, card: int) -> Remembered:
        """812.1. What a card is, before it changes."""
        return remembered(state, self, card)

    # what the kernel asks

    def heard(self, state: HanyoState, seat: int, home: int, ability: Any, that: tuple[int, ...]) -> None:
        if ability.limit:
            deed = f"triggered {ability.reference}"
            if len([1 for each in state.past if each == (deed, seat, home)]) >= ability.limit:
                return
            apply_now(state, self, Noted("803.1", deed, seat, home))
        super().heard(state, seat, home, ability, that)

    def note_together(self, state: HanyoState, events: tuple[Event, ...]) -> None:
        if self.list.asks_past:
            for event in events:
                note_past(state, self, event)
        if len(events) == 1 and type(events[0]) in SILENT:
            hear(state, self, events[0])
        else:
            listen(state, self, events)

    @rule("810.1")
    def interrupt(self, state: HanyoState, event: Event) -> Procedure | None:
        return substitution(event, Carry) if type(event) is Substituted else None

    @rule("1101.1c")
    def position_key(self, state: HanyoState) -> int:
        return position_key(state)

    @rule("1101.1c")
    def loop(self, state: HanyoState) -> Outcome:
        return Outcome(-1, "loop", "1101.1c")

    @rule("103.4")
    def conceded(self, seat: int) -> Outcome:
        return Outcome(1 - seat, "concession", "103.4")

    def group_of(self, state: HanyoState, card: int) -> int:
        owner: int = state.owner[card]
        return owner

    def supposed(self, state: HanyoState, seat: int, hidden: list[int], random: Randomness) -> list[int] | None:
        if state.owner[hidden[0]] == seat:
            return None
        return supposed(state, self, seat, hidden, len(self.list.cards), random)

    def known_decks(self, state: HanyoState, random: Randomness) -> tuple[tuple[int, ...], ...]:
        decks = self.preset
        return tuple([tuple([self.list.by_number[number] for number in deck]) for deck in decks])

    def card_name(self, printed: int) -> str:
        return self.list.cards[printed].number

    def named(self, what: str, number: int) -> tuple[str, str]:
        """What a number that is told stands for, in Japanese and English: a skill, or the card that has an ability."""
        if what != "ability":
            return "", ""
        ability = self.list.ability(number & 0xFFFFF)
        source = self.list.cards[ability.printed].source
        return ability.name or source.name_ja, ability.name_en or source.name_en

    def number_means(self, verb: str) -> str:
        """What the numbers of an action stand for, where they have names."""
        return "" if verb == "trigger" else "ability"

    def spoken_action(self, state: HanyoState, seat: int, verb: str, name: str) -> Action | None:
        """The action that a player means who names a skill or EX skill: of the seat's units, the main unit first."""
        return telling.spoken_action(state, self, seat, verb, name)

    def later_refusal(self, state: HanyoState, seat: int, action: Action) -> Reason | None:
        """Why a skill could not be used when its time comes in this turn."""
        return telling.later_refusal(state, self, seat, action)

    def option_named(self, state: HanyoState, option: str) -> tuple[str, str, str]:
        """Number and names of the card whose effect an option stands for, where it is one of several effects."""
        return telling.option_named(state, self, option)

    def situation(self, state: HanyoState, seat: int) -> dict[str, Any]:
        return telling.situation(state, self, seat)

    @rule("302.2a 306.7a-1 306.7b")
    def face(self, state: HanyoState, card: int, seat: int) -> dict[str, Any]:
        host = state.host[card]
        return {"host": state.handle[host]} if host >= 0 else {}

    def known_face(self, state: HanyoState, card: int, seat: int) -> dict[str, Any]:
        return telling.known_face(state, self, card, seat)

    def first_seat(self, state: HanyoState) -> int:
        """The seat that took the first turn; seat 0 before that."""
        return 0 if state.turn == 0 else state.turn_player if state.turn % 2 == 1 else 1 - state.turn_player

    def refusal(self, state: HanyoState, seat: int, action: Action) -> Reason | None:
        question = asked(state, seat)
        if isinstance(question, Act) and any(equal_actions(each, action) for each in question.options):
            return None
        if action.verb == "skill":
            reason = unnamed(action, skill_refusal(state, self, seat, named_by(action)))
            if reason is None and action.card != main_unit(state, seat):
                reason = Reason("703.2a-1", "no-such-skill")
        else:
            reason = action_refusal(state, self, seat, action)
        if reason is not None:
            return reason
        if isinstance(state.frames[-1], MainPhase) and is_among(action, state.frames[-1].loop.closed):
            return Reason("1101.1a", "loop-closed")
        return Reason("503.3", "not-asked") if question is None else Reason(question.clause, "not-offered-now")

    @rule("306.7a-3 1004.1 1004.2")
    def choice_refusal(self, state: HanyoState, decision: Decision, card: int) -> Reason | None:
        return choice_refusal(state, decision, card)

    def deck_problems(self, wanted: dict[str, int]) -> tuple[Reason, ...]:
        """Why this is not a legal deck."""
        return deck_problems(self.list, wanted)

    def worth(self, state: HanyoState, seat: int) -> float:
        """Units and what is left of them, energy on the main unit, cards in hand and deck: read off the table."""
        return imagining.worth(state, self, seat)

    def promising(self, state: HanyoState, decision: Decision) -> list[int | tuple[int, ...]] | None:
        """The order of a discard is tried out only where some card looks at it."""
        if isinstance(decision, Order) and decision.purpose == "discard-order" and not self.discard_order_matters:
            return [self.usual(state, decision)]
        return None

    def usual(self, state: HanyoState, decision: Decision) -> int | tuple[int, ...]:
        """End the phase, use no skill, take the first that fits."""
        return imagining.usual(state, self, decision)
