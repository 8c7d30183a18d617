"""What is 軌跡TCG to the kernel? Its cards, its zones, its set-up, and the answers to what the kernel asks."""

from __future__ import annotations

from typing import Any, Final

from fuda.games.kiseki.card_events import Went
from fuda.games.kiseki.cards import Card, CardList, Craft, deck_problems, is_printed
from fuda.games.kiseki.chapters.effects import carry_out, is_possible
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.chapters.loops import position_key
from fuda.games.kiseki.chapters.movement import interruption
from fuda.games.kiseki.chapters.nullification import is_nullified
from fuda.games.kiseki.chapters.orientation import is_in_state
from fuda.games.kiseki.chapters.preparation import BLITZ, sealed_decks, start
from fuda.games.kiseki.chapters.refusals import refusal
from fuda.games.kiseki.chapters.stun import stun_damage
from fuda.games.kiseki.extras.dependencies import looked_at
from fuda.games.kiseki.extras.derivation import derive_again, keep
from fuda.games.kiseki.extras.evaluation import hand_worth, is_quiet, promising, usual, worth
from fuda.games.kiseki.extras.fact_cache import (
    FactCache,
    KisekiCache,
    is_nullifying,
)
from fuda.games.kiseki.extras.position import place as place_by_hand
from fuda.games.kiseki.extras.views import ability_called, face, first_seat, known_face, named, option_named, situation
from fuda.games.kiseki.stock import Stock
from fuda.games.kiseki.table import (
    FIELDS,
    HANDS,
    NOTHING,
    ON_FIELD,
    REMOVED,
    TRAILS,
    ZONES,
    KisekiState,
    primary,
)
from fuda.games.kiseki.texts.attributes import (
    JUDGED_ANEW,
    LOST,
    STAT_WORDS,
    TIMED,
    layer_of,
    reads_of,
    writes_of,
)
from fuda.games.kiseki.texts.base_layer import lay_base
from fuda.games.kiseki.texts.changes import (
    change_all,
    close_links,
    constant_content,
    content_of,
    subjects,
    take_off_figures,
)
from fuda.games.kiseki.texts.hearing import EventRoles, is_due, is_idle, note_together
from fuda.games.kiseki.texts.hidden_crafts import Withheld, hear_at, is_timely
from fuda.games.kiseki.texts.printed import conditions
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.replacement import can_do_instead, note_application, turned_into, would_replace
from fuda.games.kiseki.texts.resolution import ResolveText, text_instead
from fuda.games.kiseki.texts.timestamps import adds_on, settled_by
from fuda.games.kiseki.texts.triggers import OF_MOVE, WAITED_FOR, filed_under, is_hidden_place, matched, remembered
from fuda.games.kiseki.texts.values import abilities_of, derived
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words.icons import COVERT_BY_CHOICE
from fuda.kernel.decisions import Action, Answer, Decision, Randomness
from fuda.kernel.events import Event
from fuda.kernel.facts import Facts, Held
from fuda.kernel.machine import rearrange_withheld
from fuda.kernel.procedure import Procedure, rule
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import Replacement
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.lasting import ABILITIES, Standing
from fuda.language.running.printed import Ability, pack, parts_of
from fuda.language.running.replacement import ReplacingRules, replace, replacements
from fuda.language.running.resolution import Sentence
from fuda.language.running.text_facts import Modifier, TextFacts
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.mechanics.supposing import supposed

VERSION: Final = "1.0.14-1"


def build(cards: tuple[CardSource, ...]) -> Kiseki:
    """The game with these cards."""
    return Kiseki(cards)


class Kiseki(ReplacingRules):
    """軌跡TCG."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        self.list = CardList(sources)
        super().__init__("kiseki", VERSION, ZONES, self.list)
        self.openings = ("redraw",)
        self.judged_at = ("priority",)
        self.waited_for = WAITED_FOR
        self.keeps_course = True
        self.own_ability = LOST
        self.clause_of_failing = "1215.3b-4"
        self.clause_of_delayed = "1211.8"
        self.clause_of_replacing = "1216.1"
        self.stock = Stock(self.list)
        self.roles = EventRoles(self.stock.heard_elsewhere)
        self.cache = KisekiCache()
        self.nowhere = KisekiState()

    def sealed_decks(self, variant: str, random: Randomness) -> tuple[tuple[str, ...], ...]:
        return sealed_decks(self, variant, random)

    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> KisekiState:
        return start(self, variant, decks)

    def place(self, written: Any) -> tuple[KisekiState, dict[str, int]]:
        """A position set up by hand."""
        return place_by_hand(self, written)

    # cards and texts

    def card(self, state: KisekiState, card: int) -> Card:
        """The printed card."""
        return self.list.cards[state.printed[card]]

    def facts(self, state: KisekiState) -> TextFacts:
        """All derived information."""
        found: TextFacts | None = state.facts
        return derived(state, self) if found is None else found

    def is_told(self, state: KisekiState, card: int) -> bool:
        """Whether there is derived information of the card."""
        return (card, ABILITIES) in derived(state, self).values

    def organisation(self, word: str) -> int:
        """The number of an organisation; one that no card has gets none of the bits in use."""
        return self.list.organisations.get(word, len(self.list.organisations))

    def stat(self, word: str) -> int:
        """The attribute that a word of the texts stands for."""
        return STAT_WORDS[word]

    def is_in_state(self, state: KisekiState, card: int, how: str, facts: Facts | None) -> bool:
        """Whether a card is in a state of which texts speak."""
        return is_in_state(state, self, card, how, facts)

    def target_of(self, effect: n.Node, state: KisekiState, card: int) -> int:
        """The zone to which an effect sends a card; -1 where it is more than a move."""
        owner = state.owner[card]
        if isinstance(effect, (t.Remove, n.Exile)):
            return REMOVED[owner]
        if isinstance(effect, t.PutInTrail):
            return TRAILS[owner]
        return HANDS[owner] if isinstance(effect, n.Return) and isinstance(effect.zone, n.Hand) else -1

    def first_to_choose(self, state: KisekiState) -> int:
        """1502.1. The player who decides first where both do."""
        return primary(state)

    def covert_by_choice(self, printed: int) -> bool:
        """Whether a card can have 暗躍:選択式: its own, or one that some text gives."""
        return self.stock.gives_choice or COVERT_BY_CHOICE in self.list.cards[printed].icons

    def is_nullified(self, state: KisekiState, card: int, age: int) -> bool:
        """Whether an effect of that age applies to the card no more."""
        return is_nullified(state, self, card, age)

    # what lasting effects ask

    @rule("105.3b")
    def controller(self, state: KisekiState, card: int) -> int:
        zone: int = state.zone[card]
        owner: int = state.owner[card]
        return 0 if zone == FIELDS[0] else 1 if zone == FIELDS[1] else owner

    @rule("105.3b")
    def controllers(self, state: KisekiState, cards: list[int]) -> list[int]:
        zone, owner = state.zone, state.owner
        first, second = FIELDS
        return [0 if zone[card] == first else 1 if zone[card] == second else owner[card] for card in cards]

    def drop_caches(self) -> None:
        super().drop_caches()
        self.cache = KisekiCache(keeps=False)

    def lay_base(self, state: KisekiState, facts: TextFacts) -> list[int]:
        return lay_base(state, self, facts)

    def text_reading(self, state: KisekiState, seat: int, this: int, that: tuple[int, ...] = ()) -> Reading:
        return Reading(state, self, seat, this, that)

    def modifier_reading(self, state: KisekiState, made: Modifier) -> Reading:
        kept = made.kept
        reading = Reading(state, self, made.seat, made.this, made.cards, made.amount)
        reading.organisations = kept[0] if kept else 0
        reading.kept = kept
        reading.is_settled = True
        return reading

    @rule("1215.3b-1 1215.3b-2")
    def age_of(self, state: KisekiState, standing: Standing) -> int:
        """Since when a standing effect has been in force."""
        return standing.modifier.timestamp if standing.modifier is not None else state.since[standing.this]

    def standing_reading(self, state: KisekiState, standing: Standing) -> Reading:
        """The table as the text of a standing effect reads it."""
        if standing.modifier is not None:
            return self.modifier_reading(state, standing.modifier)
        return Reading(state, self, standing.seat, standing.this)

    def kind_of(self, effect: n.Node) -> type:
        if isinstance(effect, g.Affect):
            return type(effect.change)
        if isinstance(effect, a.Instead):
            return a.Instead
        return a.Delayed if isinstance(effect, a.Delayed) else type(effect)

    def layer_of(self, effect: n.Node) -> int:
        return layer_of(effect)

    def reads_of(self, node: n.Node) -> frozenset[int]:
        return reads_of(node)

    def writes_of(self, effect: n.Node) -> tuple[int, ...]:
        return writes_of(effect)

    def subjects(self, effect: n.Node, reading: Any) -> tuple[int, ...]:
        return subjects(effect, reading)

    def content(self, effect: n.Node, printed: int, reading: Any, subject: int) -> Held:
        return content_of(effect, printed, self, reading, subject)

    def change(self, facts: Facts, effect: n.Node, subject: int, content: Held) -> None:
        change_all(facts, self, effect, [(subject, content)])

    def change_all(self, facts: Facts, effect: n.Node, contents: list[tuple[int, Held]]) -> None:
        change_all(facts, self, effect, contents)

    def adds_up(self, effect: n.Node) -> bool:
        return type(effect) is g.Affect and type(effect.change) is g.Stats

    def piles_up(self, state: KisekiState, sentence: Sentence, older: Modifier) -> bool:
        return type(sentence.effect) is a.Delayed or adds_on(state, self, sentence, older)

    def multiplied(self, content: Held, times: int) -> Held:
        return tuple([times * each for each in content]) if isinstance(content, tuple) else times * content

    def take_off(self, facts: Facts, effect: n.Node, contents: list[tuple[int, Held]]) -> None:
        take_off_figures(facts, contents)

    def constant_content(self, effect: n.Node, printed: int) -> Held | None:
        key = (printed, id(effect))  # texts stay what they are, and to compare them takes long
        known = self.cache.constants
        if key in known:
            return known[key]
        found = known[key] = constant_content(effect, self, printed)
        return found

    def is_of_itself(self, effect: n.Node) -> bool:
        return type(effect) is g.Affect and type(effect.what) is n.This

    def close_layer(self, facts: TextFacts, changes: Any) -> None:
        close_links(facts, changes)

    def is_base(self, effect: n.Node) -> bool:
        return isinstance(effect, g.MayHaveIcon)

    @rule("1212.2 1215.1a")
    def counts_as_printed(self, ability: Ability, sentence: Sentence) -> bool:
        # What is given to another card is no foundation there; a figure is fixed as the craft is gained.
        own = ability.kind in ("text", "icon") or isinstance(sentence.effect, g.SetStat)
        return own and is_printed(sentence)

    @rule("1336.1c")
    def more_watched(self, state: KisekiState) -> tuple[int, ...]:
        host = state.host
        if host.count(NOTHING) == len(host):
            return ()
        return tuple([card for zone in ON_FIELD for card in state.zones[zone] if host[card] >= 0])

    def is_judged(self, condition: n.Node) -> bool:
        return type(condition) not in TIMED

    def is_met(self, condition: n.Node, reading: Any) -> bool:
        kind = type(condition)
        if kind in TIMED:
            return True  # kept by the moment at which the effect ends
        if reading.is_settled and kind not in JUDGED_ANEW:
            return True  # it was met when the text was carried out
        met: bool = reading.holds(condition)
        return met

    def sentence_looks_at(self, sentence: Sentence) -> int:
        return looked_at(list(parts_of(sentence)))

    def new_cache(self) -> FactCache:
        return FactCache()

    def hinders(self, state: KisekiState) -> bool:
        return is_nullifying(state, self)

    def derive_again(self, state: KisekiState, facts: TextFacts) -> bool:
        return derive_again(state, self, facts)

    def keep(self, state: KisekiState, facts: TextFacts) -> None:
        keep(state, facts)

    @rule("1215.7")
    def is_under_way(self, state: KisekiState, made: Modifier) -> bool:
        begins: int = made.begins
        turn: int = state.turn
        return begins <= turn

    # what triggers ask

    def waited_by(self, event: Event) -> tuple[object, ...]:
        if type(event) is Went:
            return OF_MOVE[(event.source, event.target)]
        return WAITED_FOR.get(type(event), ())

    def matched(self, state: KisekiState, wanted: n.Node, event: Event, reading: Any) -> tuple[int, ...] | None:
        found: tuple[int, ...] | None = matched(state, self, wanted, event, reading)
        return found

    def filed_under(self, wanted: n.Node) -> object:
        return filed_under(wanted)

    def first_to_trigger(self, state: KisekiState) -> int:
        seat: int = state.step_player
        initiative: int = state.initiative
        return seat if seat >= 0 else initiative

    @rule("1202.5 1211.3")
    def heard(self, state: KisekiState, seat: int, home: int, ability: Ability, that: tuple[int, ...]) -> None:
        assert isinstance(ability, Craft)
        if not is_timely(state, self, seat, home, ability):
            return
        if not ability.places:  # those are heard where they make sense
            hear_at(state, seat, home, ability, that, self._works_in_hiding(state, home, ability))

    def _works_in_hiding(self, state: KisekiState, home: int, ability: Ability) -> bool:
        """Whether a card that lies hidden has the craft there, as by 高揚."""
        return is_hidden_place(state, home) and pack(home, ability) in abilities_of(state, self, home)

    def is_due(self, state: KisekiState, seat: int, home: int, ability: Ability) -> bool:
        return is_due(state, self, seat, home, ability)

    def due_watchers(self, state: KisekiState, facts: TextFacts) -> list[tuple[int, int, int]]:
        return [] if self.is_cached and is_idle(state, self, facts) else super().due_watchers(state, facts)

    def delayed_place(self, made: Modifier) -> int:
        card = self.list.cards[made.printed]
        return card.given[card.abilities[made.ability].sentences[made.sentence].effect]

    def place_of_instead(self, standing: Standing, effect: a.Instead) -> tuple[int, int]:
        made = standing.modifier
        printed = made.printed if made is not None else (-1 - standing.name) // 8 >> 5 & 0x7FFF
        return printed, self.list.cards[printed].given[effect]

    def would_replace(self, state: KisekiState, standing: Standing, wanted: n.Node, event: Event) -> bool:
        return would_replace(state, self, standing, wanted, event)

    def applied(self, state: KisekiState, standing: Standing, event: Event) -> None:
        note_application(state, self, standing)

    def can_do_instead(self, state: KisekiState, seat: int, effect: n.Node) -> bool:
        return can_do_instead(state, seat, effect)

    def turned_into(
        self, state: KisekiState, standing: Standing, effect: n.Node, event: Event
    ) -> tuple[Event, ...] | None:
        return turned_into(state, self, standing, effect, event)

    def remembered(self, state: KisekiState, card: int) -> Last:
        """1221.1. What a card is, before it changes."""
        return remembered(state, self, card)

    # what the card language asks

    def sentences(self, printed: int, line: int) -> tuple[Sentence, ...]:
        return self.list.cards[printed].abilities[line].sentences

    def conditions(self, printed: int, line: int) -> tuple[tuple[int, n.Node], ...]:
        return conditions(self, printed, line)

    def is_possible(self, state: KisekiState, frame: ResolveText, sentence: Sentence) -> bool:
        """Whether a sentence is carried out at all."""
        assert isinstance(frame, ResolveText)
        return is_possible(state, self, frame, sentence)

    def carry_out(self, state: KisekiState, frame: ResolveText, sentence: Sentence) -> int:
        """Do what a sentence says."""
        assert isinstance(frame, ResolveText)
        return carry_out(state, self, frame, sentence)

    # what the kernel asks

    def replacements(self, state: KisekiState, event: Event) -> tuple[Replacement, ...]:
        return replacements(state, self, event)

    def replace(self, state: KisekiState, name: int, event: Event) -> tuple[Event, ...]:
        return replace(state, self, name, event)

    def note_together(self, state: KisekiState, events: tuple[Event, ...]) -> None:
        note_together(state, self, events)

    @rule("1216.1 1215.3b 1306.3 1337.3")
    def interrupt(self, state: KisekiState, event: Event) -> Procedure | None:
        if self.is_cached and type(event) in self.roles.uninterrupted:
            return None
        found = text_instead(event) or stun_damage(state, event) or interruption(state, self, event)
        return found if found is not None else settled_by(state, self, event)

    def sizes(self, state: KisekiState) -> tuple[int, ...]:
        return len(state.waiting), len(state.withheld)

    @rule("1501.1c")
    def position_key(self, state: KisekiState) -> int:
        return position_key(state, self)

    @rule("1501.1c")
    def loop(self, state: KisekiState) -> Outcome:
        return Outcome(-1, "loop", "1501.1c")

    def forget_secrets(self, state: KisekiState, seat: int) -> None:
        if state.hide_forced:  # then everybody has the same occasions, whatever they hold
            kept = [each if each.seat == seat else Withheld(each.seat) for each in state.withheld]
            rearrange_withheld(state, tuple(kept))

    @rule("103.4")
    def conceded(self, seat: int) -> Outcome:
        return Outcome(1 - seat, "concession", "103.4")

    def group_of(self, state: KisekiState, card: int) -> int:
        owner: int = state.owner[card]
        return owner

    def supposed(self, state: KisekiState, seat: int, hidden: list[int], random: Randomness) -> list[int] | None:
        if state.owner[hidden[0]] == seat:
            return None
        return supposed(state, self, seat, hidden, len(self.list.cards), random)

    def known_decks(self, state: KisekiState, random: Randomness) -> tuple[tuple[int, ...], ...]:
        decks = sealed_decks(self, BLITZ, random)[:1] if state.blitz else self.preset
        return tuple([tuple([self.list.by_number[number] for number in deck]) for deck in decks])

    def card_name(self, printed: int) -> str:
        return self.list.cards[printed].number

    def named(self, what: str, number: int) -> tuple[str, str]:
        return named(self, what, number)

    def number_means(self, verb: str) -> str:
        """What the numbers of an action stand for, where they have names."""
        return "ability" if verb == "craft" else ""

    def ability_called(self, state: KisekiState, card: int, name: str) -> int:
        """The activated craft of a card that is meant by its icon, or by its place among them; -1 for none."""
        return ability_called(state, self, card, name)

    def option_named(self, state: KisekiState, option: str) -> tuple[str, str, str]:
        return option_named(state, self, option)

    def situation(self, state: KisekiState, seat: int) -> dict[str, Any]:
        return situation(state, self, seat)

    def face(self, state: KisekiState, card: int, seat: int) -> dict[str, Any]:
        return face(state, self, card, seat)

    def known_face(self, state: KisekiState, card: int, seat: int) -> dict[str, Any]:
        return known_face(state, self, card, seat)

    def first_seat(self, state: KisekiState) -> int:
        """The seat that had the initiative in the first turn; seat 0 before that."""
        return first_seat(state, self)

    def refusal(self, state: KisekiState, seat: int, action: Action) -> Reason | None:
        return refusal(state, self, seat, action)

    deck_forms = ("strategy", "blitz")  # each builds its decks by rules of its own

    @rule("602.2 602.3 602.4")
    def deck_problems(self, wanted: dict[str, int], form: str = "strategy") -> tuple[Reason, ...]:
        """Why this is not a legal deck."""
        return deck_problems(self.list, wanted, form)

    # what bots ask

    def worth(self, state: KisekiState, seat: int) -> float:
        return worth(state, self, seat)

    def hand_worth(self, state: KisekiState, seat: int) -> float:
        return hand_worth(state, self, seat)

    def usual(self, state: KisekiState, decision: Decision) -> int | tuple[int, ...]:
        return usual(decision)

    def promising(self, state: KisekiState, decision: Decision) -> list[Answer] | None:
        return promising(state, self, decision)

    def is_quiet(self, state: KisekiState) -> bool:
        return is_quiet(state)
