"""What is honjin to the kernel? Its cards, its zones, its set-up, and the answers to what the kernel asks."""

from __future__ import annotations

from typing import Any, Final

from fuda.games.honjin.cards import Card, CardList, deck_problems
from fuda.games.honjin.chapters.checks import interrupt
from fuda.games.honjin.chapters.course_of_play import choice_refusal, course_refusal, first_turn_refusal
from fuda.games.honjin.chapters.ending import conceded, concession_refusal
from fuda.games.honjin.chapters.last_known import Last
from fuda.games.honjin.chapters.legality import user_of
from fuda.games.honjin.chapters.loops import loop_outcome, position_key
from fuda.games.honjin.chapters.movement import going_elsewhere
from fuda.games.honjin.chapters.preparation import SetUp
from fuda.games.honjin.chapters.refusals import action_refusal
from fuda.games.honjin.events import Moment
from fuda.games.honjin.extras.base_facts import HonjinCache, derive_on_ground, lay_base, settle
from fuda.games.honjin.extras.evaluation import is_quiet, promising, usual, worth
from fuda.games.honjin.extras.position import place as place_by_hand
from fuda.games.honjin.extras.views import ability_name, face, known_face, situation, slot_name
from fuda.games.honjin.table import DECKS, FIELD, HIDDEN, NOTHING, ZONES, FactCache, HonjinState, layout_of, party
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.replacement import (
    WEAKNESSES,
    can_do_instead,
    turned_into,
    used_up,
    weakened,
    weaknesses_hit,
    would_replace,
)
from fuda.games.honjin.texts.resolution import delayed_about, delayed_reading, modifier_reading
from fuda.games.honjin.texts.stacking import reached_first, singles_of
from fuda.games.honjin.texts.triggers import filed_under, is_timely, listen, matched, remembered, waited_by
from fuda.games.honjin.texts.undeclared import play_trigger, text_instead
from fuda.games.honjin.texts.values import (
    ELEMENTS,
    FACTIONS,
    FIGURES,
    RACES,
    TYPES,
    abilities_of,
    content_of,
    derived,
    layer_of,
    operate,
    reads_of,
    writes_of,
)
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.kernel.decisions import Act, Action, Decision, Randomness, is_meant
from fuda.kernel.events import Event
from fuda.kernel.facts import Facts, Held
from fuda.kernel.machine import asked
from fuda.kernel.procedure import Procedure, rule
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS, Replacement
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.lasting import Standing
from fuda.language.running.printed import PLACES, REFERENCE, Ability
from fuda.language.running.replacement import ReplacingRules, Substituted, replace, replacements
from fuda.language.running.resolution import Sentence
from fuda.language.running.text_facts import Modifier, TextFacts
from fuda.language.words import nodes as n
from fuda.mechanics.supposing import supposed
from fuda.mechanics.triggers import Triggered
from fuda.mechanics.zones import add_card

VERSION: Final = "2.09-1"
TIMED: Final = "timed"  # the variant in which time is up at the end of a turn
LAST_TURN: Final = 20


def build(cards: tuple[CardSource, ...]) -> Honjin:
    """The game with these cards."""
    return Honjin(cards)


class Honjin(ReplacingRules):
    """The game of headquarters, terrains and parties."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        self.list = CardList(sources)
        super().__init__("honjin", VERSION, ZONES, self.list)
        self.openings = ("redraw",)
        self.clause_of_failing = "14.5.4.3"
        self.clause_of_delayed = "10.5.4.2.1"
        self.clause_of_replacing = "10.8.3"
        self.ability_layer = 2
        self.stands_apart = True
        self.cache = HonjinCache()
        self.special_names = self.list.special_names()
        self.singles = singles_of(self.list)

    @rule("1.1.1 1.2.1 5.1.3.2 6.1.1.1 6.1.1.4")
    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> HonjinState:
        state = HonjinState()
        state.zones = [() for _ in ZONES]
        decks = decks or self.deck_pair(1)
        for seat in SEATS:
            for card in decks[seat]:
                add_card(state, self, self.list.by_number[card], seat, DECKS[seat])
        self.set_up_tables(state)
        state.last_turn = LAST_TURN if variant == TIMED else 0
        state.frames = [SetUp()]
        return state

    def place(self, written: Any) -> tuple[HonjinState, dict[str, int]]:
        """A position set up by hand."""
        return place_by_hand(self, written)

    def set_up_tables(self, state: HonjinState) -> None:
        """The columns of this game, for all cards that there are."""
        size = len(state.printed)
        state.cell, state.host, state.origin = [NOTHING] * size, [NOTHING] * size, [NOTHING] * size
        state.station, state.finished, state.summoned = [0] * size, [0] * size, [0] * size
        state.spent, state.occupied = [()] * size, [()] * size
        state.since, state.rank = [0] * size, [0] * size
        state.last = [None] * size
        state.object = list(range(size))
        state.next_object = size

    # cards and figures

    def card(self, state: HonjinState, card: int) -> Card:
        """The printed card."""
        return self.list.cards[state.printed[card]]

    @rule("8.3.3.1")
    def rear(self, state: HonjinState, card: int) -> int:
        """The place behind all others of its party, for a unit that comes to an area."""
        row = party(state, self, state.cell[card], state.owner[card])
        return max([state.station[each] + 1 for each in row if each != card], default=0)

    def name_code(self, name: str) -> int:
        """A number for the name of a special ability."""
        return self.special_names.index(name) if name in self.special_names else len(self.special_names)

    def figure(self, state: HonjinState, card: int, attribute: int) -> int:
        """A figure of a card: on the battlefield under all effects, elsewhere as printed."""
        facts = derived(state, self)
        if (card, attribute) in facts.values:
            return facts.number(card, attribute)
        for name, each in FIGURES.items():
            if each == attribute and card >= 0:
                found: int = getattr(self.card(state, card), name.replace("-", "_"), 0)
                return found
        return 0

    @rule("4.1.13")
    def has_figure(self, state: HonjinState, card: int, figure: str) -> bool:
        """Whether a card has such a figure at all."""
        printed = self.card(state, card)
        if state.zone[card] in HIDDEN:
            return figure == "limit"
        if figure == "limit":
            return printed.is_terrain or (card, FIGURES["limit"]) in derived(state, self).values
        if figure == "hero":
            return printed.is_hero
        return printed.is_unit

    def words_of(self, state: HonjinState, card: int, attribute: int) -> tuple[int, ...]:
        """The words of a characteristic of a card, wherever it lies."""
        facts = derived(state, self)
        if (card, attribute) in facts.values:
            return facts.members(card, attribute)
        if card < 0:
            return ()
        printed = self.card(state, card)
        words = {RACES: printed.races, TYPES: printed.types, FACTIONS: (printed.faction,) if printed.faction else ()}
        return tuple([self.list.code(each) for each in words.get(attribute, ())])

    def bits_of(self, state: HonjinState, card: int, attribute: int) -> int:
        """The attribute or march bits of a card, wherever it lies."""
        facts = derived(state, self)
        if (card, attribute) in facts.values:
            return facts.number(card, attribute)
        printed = self.card(state, card)
        return printed.attributes if attribute == ELEMENTS else printed.march

    def facts_of(self, state: HonjinState) -> TextFacts:
        """All derived information."""
        return derived(state, self)

    def looked_at(self, state: HonjinState) -> int:
        """What the texts in force look at; everything where it is not known."""
        return -1 if state.facts is None else state.facts.looked_at

    @rule("3.2.1.3 3.2.1.6")
    def reading_of(self, state: HonjinState, standing: Standing) -> Reading:
        """The table as the text of a standing effect reads it."""
        made = standing.modifier
        if made is not None:
            return modifier_reading(state, self, made)
        return Reading(state, self, standing.seat, standing.this)

    def given(self, printed: int, part: g.GainSpecial) -> int:
        """The reference of an ability that a text gives."""
        found = self.cache.given.get((printed, id(part)))
        if found is None:
            found = (part, printed << PLACES | self.list.cards[printed].given[part])
            self.cache.given[(printed, id(part))] = found
        return found[1]

    # what lasting effects ask

    def new_cache(self) -> FactCache:
        return FactCache()

    def drop_caches(self) -> None:
        super().drop_caches()
        self.cache = HonjinCache(keeps=False)

    def derived_values(self, state: HonjinState) -> dict[str, Any]:
        return {**super().derived_values(state), **layout_of(state, self).told()}

    def lay_base(self, state: HonjinState, facts: TextFacts) -> list[int]:
        return lay_base(state, self, facts)

    def derive_again(self, state: HonjinState, facts: TextFacts) -> bool:
        if state.suspended:
            return False
        derive_on_ground(state, self, facts)
        return True

    def more_watched(self, state: HonjinState) -> tuple[int, ...]:
        return tuple([card for card in state.zones[FIELD] if state.host[card] >= 0])

    def text_reading(self, state: HonjinState, seat: int, this: int, that: tuple[int, ...] = ()) -> Reading:
        return Reading(state, self, seat, this, that)

    def modifier_reading(self, state: HonjinState, made: Modifier) -> Reading:
        return modifier_reading(state, self, made)

    def delayed_about(self, that: tuple[int, ...], reading: Any) -> tuple[int, ...]:
        return delayed_about(that, reading)

    def delayed_reading(self, state: HonjinState, made: Modifier) -> Reading:
        return delayed_reading(state, self, made)

    def layer_of(self, effect: n.Node) -> int:
        return layer_of(effect)

    def reads_of(self, node: n.Node) -> frozenset[int]:
        return reads_of(node)

    def writes_of(self, effect: n.Node) -> tuple[int, ...]:
        return writes_of(effect)

    def subjects(self, effect: n.Node, reading: Any) -> tuple[int, ...]:
        found = super().subjects(effect, reading)
        single = self.singles.get(id(effect))
        return found if single is None else reached_first(self, reading, single[0], single[1], found)

    def content(self, effect: n.Node, printed: int, reading: Any, subject: int) -> Held:
        return content_of(effect, printed, self, reading, subject)

    def change(self, facts: Facts, effect: n.Node, subject: int, content: Held) -> None:
        operate(facts, self, subject, content)

    @rule("8.3.7.3")
    def is_under_way(self, state: HonjinState, made: Modifier) -> bool:
        """While all effects on a battle are suspended, only lasting effects on what is elsewhere go on."""
        if not state.suspended:
            return True
        return bool(made.cards) and all([card >= 0 and state.cell[card] != state.battle for card in made.cards])

    def settle(self, facts: TextFacts, cards: list[int]) -> None:
        settle(facts.state, self, facts, cards)

    def matched(self, state: HonjinState, wanted: n.Node, event: Event, reading: Any) -> tuple[int, ...] | None:
        return matched(state, self, wanted, event, reading)

    def filed_under(self, wanted: n.Node) -> object:
        return filed_under(wanted)

    def waited_by(self, event: Event) -> tuple[object, ...]:
        return waited_by(event)

    def heard(self, state: HonjinState, seat: int, home: int, ability: Ability, that: tuple[int, ...]) -> None:
        assert isinstance(ability, Special)
        if is_timely(state, self, seat, home, ability):
            super().heard(state, seat, home, ability, that)

    def would_replace(self, state: HonjinState, standing: Standing, wanted: n.Node, event: Event) -> bool:
        return would_replace(state, self, standing, wanted, event)

    def can_do_instead(self, state: HonjinState, seat: int, effect: n.Node) -> bool:
        return can_do_instead(state, seat, effect)

    def turned_into(
        self, state: HonjinState, standing: Standing, effect: n.Node, event: Event
    ) -> tuple[Event, ...] | None:
        return turned_into(state, self, standing, effect, event)

    def going_elsewhere(self, state: HonjinState, event: Event, effect: t.Remove | t.ReturnToHand) -> list[Event]:
        """The events by which a card goes elsewhere than it would."""
        return going_elsewhere(state, self, event, effect)

    # what the card language asks

    def sentences(self, printed: int, line: int) -> tuple[Sentence, ...]:
        return self.list.cards[printed].abilities[line].sentences

    def play_trigger(self, state: HonjinState, found: Triggered) -> Procedure:
        """10.5.3. What plays a triggered ability."""
        return play_trigger(state, self, found)

    def remembered(self, state: HonjinState, card: int) -> Last:
        """10.5.4.1.2. What a card is, before it leaves the battlefield."""
        return remembered(state, self, card)

    @rule("10.12.1 10.12.2 10.14.6 10.7.1")
    def is_met(self, condition: n.Node, reading: Reading) -> bool:
        """The condition of what was granted was asked when it was applied; that of what is constant is asked always."""
        return reading.granted or reading.holds(condition)

    # what the kernel asks

    @rule("10.8.4 10.8.4.1 10.8.4.2 10.8.4.3")
    def replacements(self, state: HonjinState, event: Event) -> tuple[Replacement, ...]:
        return (*replacements(state, self, event), *weaknesses_hit(state, self, event))

    def replace(self, state: HonjinState, name: int, event: Event) -> tuple[Event, ...]:
        if name <= WEAKNESSES:
            return weakened(state, self, name, event)
        return (*replace(state, self, name, event), *used_up(state, name))

    def note_together(self, state: HonjinState, events: tuple[Event, ...]) -> None:
        listen(state, self, events)

    @rule("11.1.2.1")
    def interrupt(self, state: HonjinState, event: Event) -> Procedure | None:
        if type(event) is Moment:
            return None
        return text_instead(event) if isinstance(event, Substituted) else interrupt(state, self, event)

    @rule("16.1.1.1")
    def position_key(self, state: HonjinState) -> int:
        return position_key(state)

    @rule("16.1.1.1")
    def loop(self, state: HonjinState) -> Outcome:
        return loop_outcome(state)

    def concession_refusal(self, state: HonjinState, seat: int) -> Reason | None:
        return concession_refusal(state)

    @rule("1.2.5.1")
    def conceded(self, seat: int) -> Outcome:
        return conceded(seat)

    def group_of(self, state: HonjinState, card: int) -> int:
        owner: int = state.owner[card]
        return owner

    def supposed(self, state: HonjinState, seat: int, hidden: list[int], random: Randomness) -> list[int] | None:
        if state.owner[hidden[0]] == seat:
            return None
        return supposed(state, self, seat, hidden, len(self.list.cards), random)

    def known_decks(self, state: HonjinState, random: Randomness) -> tuple[tuple[int, ...], ...]:
        decks = self.preset
        return tuple([tuple([self.list.by_number[number] for number in deck]) for deck in decks])

    def card_name(self, printed: int) -> str:
        return self.list.cards[printed].number

    def named(self, what: str, number: int) -> tuple[str, str]:
        """What a number that is told stands for, in Japanese and English: an ability, or a slot."""
        if what == "ability":
            return ability_name(self, number)
        return slot_name(number) if what == "slot" else ("", "")

    def number_means(self, verb: str) -> str:
        """What the numbers of an action stand for, where they have names."""
        return {"use": "ability", "chain-on": "ability", "slot": "slot"}.get(verb, "")

    def ability_called(self, state: HonjinState, card: int, name: str) -> int:
        """The ability of a card, printed or given to who bears it, that a name in either language means; -1: none."""
        held = [each & REFERENCE for each in abilities_of(state, self, user_of(state, card))]
        for reference in (*self.card(state, card).own, *held):
            if name.lower() in [each.lower() for each in ability_name(self, reference)]:
                return reference
        return -1

    def option_named(self, state: HonjinState, option: str) -> tuple[str, str, str]:
        """Number and names of the card whose effect an option stands for, where it is one of several effects; of a
        weakness its damage attribute."""
        name = int(option) if option.lstrip("-").isdigit() else 0
        made = [each for each in state.effects if each.name == name]
        if name <= WEAKNESSES:
            word = self.list.names[WEAKNESSES - name]
            return word, word, word
        if name >= 0 and not made:
            return "", "", ""
        printed = made[0].printed if made else ((-1 - name) // 8 & REFERENCE) >> PLACES
        source = self.list.cards[printed].source
        return source.number, source.name_ja, source.name_en

    def situation(self, state: HonjinState, seat: int) -> dict[str, Any]:
        return situation(state, self, seat)

    def face(self, state: HonjinState, card: int, seat: int) -> dict[str, Any]:
        return face(state, self, card)

    def known_face(self, state: HonjinState, card: int, seat: int) -> dict[str, Any]:
        return known_face(state, self, card)

    def first_seat(self, state: HonjinState) -> int:
        """The seat that took the first turn; seat 0 before that."""
        return max(state.starter, 0)

    def refusal(self, state: HonjinState, seat: int, action: Action) -> Reason | None:
        question = asked(state, seat)
        if isinstance(question, Act) and any(is_meant(each, action) for each in question.options):
            return None
        reason = first_turn_refusal(state, seat, action) or action_refusal(state, self, seat, action)
        reason = reason or course_refusal(state, self, seat, action)
        if reason is not None:
            return reason
        return Reason("4.3.4", "not-asked") if question is None else Reason(question.clause, "not-offered-now")

    @rule("10.10.6")
    def choice_refusal(self, state: HonjinState, decision: Decision, card: int) -> Reason | None:
        return choice_refusal(state, decision, card)

    def deck_problems(self, wanted: dict[str, int]) -> tuple[Reason, ...]:
        """Why this is not a legal deck."""
        return deck_problems(self.list, wanted)

    def worth(self, state: HonjinState, seat: int) -> float:
        return worth(state, self, seat)

    def usual(self, state: HonjinState, decision: Decision) -> int | tuple[int, ...]:
        return usual(state, self, decision)

    def is_quiet(self, state: HonjinState) -> bool:
        return is_quiet(state)

    def promising(self, state: HonjinState, decision: Decision) -> list[int | tuple[int, ...]] | None:
        return promising(state, self, decision)
