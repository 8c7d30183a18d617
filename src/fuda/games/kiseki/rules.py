"""What is 軌跡TCG to the kernel? Its cards, its zones, its set-up, and the answers to what the kernel asks."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

from fuda.games.kiseki.battle_events import LeftBattle
from fuda.games.kiseki.card_events import Boarded, Stunned, Went
from fuda.games.kiseki.cards import Card, CardList, Craft, deck_problems, is_of_elsewhere, is_printed, looked_at
from fuda.games.kiseki.chapters.attacks import lost_fighters
from fuda.games.kiseki.chapters.battle import BATTLE_VERBS, battle_refusal
from fuda.games.kiseki.chapters.costs import OF_PRICES
from fuda.games.kiseki.chapters.effects import carry_out, is_possible
from fuda.games.kiseki.chapters.last_known import Last
from fuda.games.kiseki.chapters.loops import position_key
from fuda.games.kiseki.chapters.movement import MOVED, interruption, is_controlling
from fuda.games.kiseki.chapters.nullification import is_nullified
from fuda.games.kiseki.chapters.orientation import is_in_state, states_of
from fuda.games.kiseki.chapters.preparation import SetUp
from fuda.games.kiseki.chapters.priority import action_refusal
from fuda.games.kiseki.chapters.stun import stun_damage
from fuda.games.kiseki.chapters.target_refusals import aim_refusal
from fuda.games.kiseki.events import BondsChanged
from fuda.games.kiseki.extras.boosters import open_sealed_deck
from fuda.games.kiseki.extras.evaluation import hand_worth, is_quiet, promising, usual, worth
from fuda.games.kiseki.extras.fact_cache import (
    ANYTHING,
    FactCache,
    KisekiCache,
    Playable,
    ages_of,
    asked_by,
    changed_since,
    is_nullifying,
    keep_surroundings,
    playable_kinds,
    playable_of,
    take_over,
)
from fuda.games.kiseki.extras.position import place as place_by_hand
from fuda.games.kiseki.table import (
    DECKS,
    FIELDS,
    HANDS,
    IN_HOMEBASE,
    NOTHING,
    ON_FIELD,
    PHASE_NAMES,
    REMOVED,
    STEP_NAMES,
    TRAILS,
    ZONES,
    KisekiState,
    linked_cards,
    primary,
)
from fuda.games.kiseki.texts.attributes import (
    CP,
    DEFENCE,
    JUDGED_ANEW,
    LOST,
    STAT_WORDS,
    STRENGTH,
    TIMED,
    WINGS,
    layer_of,
    reads_of,
    writes_of,
)
from fuda.games.kiseki.texts.base_layer import lay_base, printed_values
from fuda.games.kiseki.texts.changes import (
    change_all,
    close_links,
    constant_content,
    content_of,
    forget_members,
    subjects,
    take_off_figures,
)
from fuda.games.kiseki.texts.hidden_crafts import Withheld, ask_anyway, gather, hear_at, hear_elsewhere
from fuda.games.kiseki.texts.places import ZONES_OF
from fuda.games.kiseki.texts.played_cards import was_one
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.replacement import can_do_instead, turned_into, would_replace
from fuda.games.kiseki.texts.resolution import ResolveText, text_instead
from fuda.games.kiseki.texts.timestamps import BEGINNINGS, is_adding, is_speaking, settled_by
from fuda.games.kiseki.texts.triggers import OF_MOVE, WAITED_FOR, is_hidden_place, matched, remembered
from fuda.games.kiseki.texts.values import abilities_of, derived, icons_of, kinds, names_of, number, organisations_of
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.bans import OF_MOVES
from fuda.games.kiseki.words.icons import COVERT_BY_CHOICE
from fuda.kernel.decisions import Act, Action, Answer, Decision, Option, Randomness, is_meant
from fuda.kernel.events import Event
from fuda.kernel.facts import Facts, Held
from fuda.kernel.machine import apply_now, asked, rearrange_withheld
from fuda.kernel.procedure import Procedure, rule
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS, Replacement
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.incremental import repeated
from fuda.language.running.lasting import ABILITIES, Standing
from fuda.language.running.printed import ACTIVATED, REFERENCE, Ability, inside, pack, parts_of, speaks_of
from fuda.language.running.replacement import ReplacingRules, Substituted, replace, replacements
from fuda.language.running.resolution import Sentence
from fuda.language.running.text_facts import WHILE, Modifier, TextFacts
from fuda.language.running.triggers import listen
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.mechanics.zones import add_card

VERSION: Final = "1.0.14-1"
BLITZ: Final = "blitz"  # the variant with sealed decks
OF_FALLING: Final = (Went, Stunned, BondsChanged)  # events that can tell of cards whose crafts are in force no more
INTERRUPTED: Final = (Substituted, Stunned, *MOVED, *BEGINNINGS)  # events at which something can come in
# What has to be done once an event has happened, a bit each: crafts fall with it, units have boarded, crafts wait for
# it, crafts that are in force elsewhere wait for it.
FALLS: Final = 1
BOARDS: Final = 2
HEARD: Final = 4
HIDES: Final = 16
# When nobody hears an event: while these facts hold and no condition of a text under way can fail, or always.
NOW: Final = 1
ALWAYS: Final = 2
KIND_NAMES: Final = ("UNIT", "ITEM", "EVENT", "BASE")


def build(cards: tuple[CardSource, ...]) -> Kiseki:
    """The game with these cards."""
    return Kiseki(cards)


def _is_choice(icon: n.Node) -> bool:
    return isinstance(icon, f.Icon) and icon.label == COVERT_BY_CHOICE


def _tells_price(card: Card) -> bool:
    return any([isinstance(truth.effect, OF_PRICES) for ability in card.abilities for truth in ability.truths])


def _is_nullifying(card: Card) -> bool:
    return any([speaks_of(each, t.Nullify) for ability in card.abilities for each in ability.said()])


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
        self.has_everywhere = any(self.list.everywhere)
        placed = [self.list.ability(each) for card in self.list.cards for each in card.placed]
        self.placed = tuple(placed)
        self.elsewhere = tuple(dict.fromkeys([ZONES_OF[place] for each in placed for place in sorted(each.places)]))
        waits = frozenset([type(each.event) for each in placed])
        self.heard_elsewhere = frozenset([kind for kind, words in WAITED_FOR.items() if waits.intersection(words)])
        every = [ability for card in self.list.cards for ability in card.abilities]
        self.has_state_triggers = any([ability.form == 3 for ability in every])
        words = [each for ability in every for said in ability.said() for each in inside(said)]
        self.has_bans = any([isinstance(each, OF_MOVES) for each in words])  # whether a text keeps cards from moving
        self.arts = frozenset([card.printed for card in self.list.cards if card.art() is not None])
        self.icons = {ability.reference: ability.icon for ability in every}
        self.nullifying = frozenset([card.printed for card in self.list.cards if _is_nullifying(card)])
        self.speaking = frozenset([card.printed for card in self.list.cards if is_speaking(card)])
        self.adding = frozenset([card.printed for card in self.list.cards if is_adding(card)])
        self.controlling = frozenset([card.printed for card in self.list.cards if is_controlling(card)])
        self.playable_cards = tuple([playable_of(card) for card in self.list.cards])
        self.priced = frozenset([card.printed for card in self.list.cards if _tells_price(card)])
        self.playable_kinds = [playable_kinds(card) for card in self.list.cards]
        self.playable_crafts = {each.reference: Playable(asked_by(each)) for each in every}
        self.printed_values = tuple([printed_values(self.list, card) for card in self.list.cards])
        self.printed_value = {
            (printed, attribute): value
            for printed, values in enumerate(self.printed_values)
            for attribute, value in values
        }
        self.cache = KisekiCache()
        self.gives_choice = any([isinstance(e, g.OfIcon) and _is_choice(e.icon) for e in words])
        self.nowhere = KisekiState()
        self.roles: dict[type, int] = {}  # by class of event, see `_role_of`
        self.uninterrupted: set[type] = set()  # classes of events at which nothing can come in
        self.limited = frozenset([each.reference for each in every if each.is_limited])

    @rule("602.2 602.3")
    def sealed_decks(self, variant: str, random: Randomness) -> tuple[tuple[str, ...], ...]:
        if variant != BLITZ:
            return ()
        rarities = {card.number: card.rarity for card in self.list.cards}
        return tuple([tuple(chain(*open_sealed_deck(rarities, random))) for _ in SEATS])

    @rule("102.1 105.1 105.2 602.1 602.3")
    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> KisekiState:
        state = KisekiState()
        state.zones = [() for _ in ZONES]
        state.blitz = variant == BLITZ
        decks = decks or self.deck_pair(1)
        for seat in SEATS:
            for card in decks[seat]:
                add_card(state, self, self.list.by_number[card], seat, DECKS[seat])
        self.set_up_tables(state)
        state.frames = [SetUp()]
        return state

    def place(self, written: Any) -> tuple[KisekiState, dict[str, int]]:
        """A position set up by hand."""
        return place_by_hand(self, written)

    def set_up_tables(self, state: KisekiState) -> None:
        """The columns of this game, for all cards that there are."""
        size = len(state.printed)
        state.actioned, state.down, state.stunned, state.support = [0] * size, [0] * size, [0] * size, [0] * size
        state.host, state.aboard = [NOTHING] * size, [NOTHING] * size
        state.since, state.rank = [0] * size, [0] * size
        state.attacked_in, state.chosen_icons = [0] * size, [0] * size
        state.last = [None] * size
        state.object = list(range(size))
        state.next_object = size

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

    @rule("202.1")
    def subnames(self, state: KisekiState, card: int) -> tuple[str, ...]:
        """The sub-names of a card and of what is linked to it."""
        return tuple([self.card(state, each).subname for each in linked_cards(state, card)])

    def stat(self, word: str) -> int:
        """The attribute that a word of the texts stands for."""
        return STAT_WORDS[word]

    @rule("1215.1a")
    def printed_stat(self, state: KisekiState, card: int, word: str) -> int:
        """What is printed, of a linked unit added up."""
        found = 0
        for each in linked_cards(state, card):
            printed = self.card(state, each)
            plain = {
                "cp": printed.cp,
                "ep": printed.ep,
                "level": printed.level,
                "str": printed.strength,
                "def": printed.defence,
                "wings": printed.wings,
            }[word]
            found += printed.base_stats.get(word, plain)
        return found

    def printed_fits(self, played: tuple[int, int, int], what: n.Node) -> bool:
        """Whether a card that was played in this turn belongs to a group, by what is printed."""
        card = self.list.cards[played[1]]
        if isinstance(what, k.OfKind):
            wanted = sum([1 << KIND_NAMES.index(each) for each in what.kind.split("・")])
            return played[2] & wanted == wanted
        if isinstance(what, k.OfOrganisation):
            return what.organisation in card.organisations
        if isinstance(what, k.Named):
            return what.name == card.name
        if isinstance(what, k.Subnamed):
            return what.name == card.subname
        if isinstance(what, k.NameContains):
            return what.name in card.name and self.printed_fits(played, what.what)
        if isinstance(what, (k.WithOrganisation, k.WithIcon)):
            right = (
                what.organisation in card.organisations
                if isinstance(what, k.WithOrganisation)
                else what.label in card.icons
            )
            return right and self.printed_fits(played, what.what)
        return isinstance(what, n.Cards) or was_one(self, played, what)

    def given(self, printed: int, effect: n.Node) -> int:
        """The reference of an ability that a text gives."""
        key = (printed, id(effect))  # as in `constant_content`
        found = self.cache.given.get(key)
        if found is None:
            found = self.cache.given[key] = printed << 5 | self.list.cards[printed].given[effect]
        return found

    def everywhere_of(self, state: KisekiState, card: int) -> tuple[int, ...]:
        """The constant crafts of a card that are in force in every zone."""
        printed = state.printed[card]
        found = self.cache.everywhere.get(printed)
        if found is None:
            found = tuple(
                [
                    reference
                    for reference in self.list.cards[printed].own
                    if any([speaks_of(step, o.EveryZone) for step in self.list.ability(reference).steps])
                    or is_of_elsewhere(self.list.ability(reference))
                ]
            )
            self.cache.everywhere[printed] = found
        return found

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
        return self.gives_choice or COVERT_BY_CHOICE in self.list.cards[printed].icons

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
        cache: FactCache = facts.cache
        cache.ages = ages_of(state)
        recent: TextFacts | None = state.previous
        if recent is not None:
            changed = changed_since(state, facts, recent)
            if changed != ANYTHING and repeated(state, self, facts, recent, changed):
                return True
        assert cache.base is not None
        facts.values = dict(cache.base.values)
        forget_members(facts)  # who was one after the effects that were carried out so far
        return False

    def keep(self, state: KisekiState, facts: TextFacts) -> None:
        recent: TextFacts | None = state.previous
        if recent is not None and recent.cache.base is not None:
            take_over(facts, recent)
        keep_surroundings(state, facts)

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

    def first_to_trigger(self, state: KisekiState) -> int:
        seat: int = state.step_player
        initiative: int = state.initiative
        return seat if seat >= 0 else initiative

    @rule("1202.5 1211.3")
    def heard(self, state: KisekiState, seat: int, home: int, ability: Ability, that: tuple[int, ...]) -> None:
        assert isinstance(ability, Craft)
        if not ability.places:  # those are heard where they make sense
            hear_at(state, seat, home, ability, that, self._works_in_hiding(state, home, ability))

    def _works_in_hiding(self, state: KisekiState, home: int, ability: Ability) -> bool:
        """Whether a card that lies hidden has the craft there, as by 高揚."""
        return is_hidden_place(state, home) and pack(home, ability) in abilities_of(state, self, home)

    def is_due(self, state: KisekiState, seat: int, home: int, ability: Ability) -> bool:
        condition = ability.condition
        if condition is None:
            return False
        if not isinstance(ability, Craft) or ability.condition_looks_at or not self.is_cached:
            return self.text_reading(state, seat, home).holds(condition)
        # It looks at nothing but what these facts tell.
        cache: FactCache = (state.facts if state.facts is not None else derived(state, self)).cache
        key = (seat, home, ability.reference)
        found = cache.due.get(key)
        if found is None:
            found = cache.due[key] = self.text_reading(state, seat, home).holds(condition)
        return found

    def due_watchers(self, state: KisekiState, facts: TextFacts) -> list[tuple[int, int, int]]:
        return [] if self.is_cached and self.is_idle(state, facts) else super().due_watchers(state, facts)

    def is_idle(self, state: KisekiState, facts: TextFacts) -> bool:
        """Whether all crafts that wait for a condition look at nothing but these facts, and none is due."""
        cache: FactCache = facts.cache
        idle = cache.is_idle
        if idle is None:
            idle = cache.is_idle = self._is_idle(state, facts)
        return idle

    def _is_idle(self, state: KisekiState, facts: TextFacts) -> bool:
        for seat, home, reference in facts.watchers:
            craft = self.list.ability(reference)
            if craft.condition_looks_at or self.is_due(state, seat, home, craft):
                return False
        return True

    def delayed_place(self, made: Modifier) -> int:
        card = self.list.cards[made.printed]
        return card.given[card.abilities[made.ability].sentences[made.sentence].effect]

    def place_of_instead(self, standing: Standing, effect: a.Instead) -> tuple[int, int]:
        made = standing.modifier
        printed = made.printed if made is not None else (-1 - standing.name) // 8 >> 5 & 0x7FFF
        return printed, self.list.cards[printed].given[effect]

    def would_replace(self, state: KisekiState, standing: Standing, wanted: n.Node, event: Event) -> bool:
        return would_replace(state, self, standing, wanted, event)

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
        found = self.cache.conditions.get((printed, line))
        if found is None:
            found = tuple(
                [
                    (place, each.duration.condition)
                    for place, each in enumerate(self.sentences(printed, line))
                    if isinstance(each.duration, a.AsLongAs)
                ]
            )
            self.cache.conditions[(printed, line)] = found
        return found

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

    @rule("804.7 1211.6 1211.6b 1211.10 1306.3")
    def note_together(self, state: KisekiState, events: tuple[Event, ...]) -> None:
        facts: TextFacts | None = state.facts
        if facts is not None and not state.fighting and self.is_cached and self._go_unheard(state, facts, events):
            return
        roles = self.roles
        every = 0
        for event in events:
            kind = type(event)
            every |= roles[kind] if kind in roles else self._role_of(kind)
        fallen = self._fallen(events) if every & FALLS else ()
        for event in events if every & (HEARD | BOARDS) else ():
            role = roles[type(event)]
            before = len(state.withheld)
            if role & HIDES and state.hide_forced:
                ask_anyway(state, self, event)
            if role & HEARD:
                listen(state, self, event, fallen)
            elif role & BOARDS:
                assert isinstance(event, Boarded)
                listen(state, self, event, tuple([state.last[unit] for unit in event.units]))
            if role & HIDES:
                hear_elsewhere(state, self, event)
            gather(state, before)
        if state.fighting:
            for card in lost_fighters(state, self):
                apply_now(state, self, LeftBattle("804.7", card))

    def _go_unheard(self, state: KisekiState, facts: TextFacts, events: tuple[Event, ...]) -> bool:
        """Whether nobody cares for events of these classes: no craft in force waits for them or for a condition, no
        card falls with them, no text under way nor lasting effect could lapse."""
        unheard = facts.unheard
        least = ALWAYS
        for event in events:
            kind = type(event)
            now = unheard[kind] if kind in unheard else self._unheard(state, facts, kind)
            if now == 0:
                return False
            if now == NOW:
                least = NOW
        if least == ALWAYS:
            return True
        effects = state.effects
        lapsing = self.cache.lapsing
        if lapsing[0] is not effects:
            lapsing = self.cache.lapsing = (effects, bool([1 for each in effects if each.until == WHILE]))
        return not lapsing[1] and not [1 for frame in state.frames if frame.carries_text]

    def _unheard(self, state: KisekiState, facts: TextFacts, kind: type) -> int:
        """When an event of the class is heard by nobody: always, as long as nothing lapses, or 0 for not at all; kept
        with the facts."""
        role = self.roles[kind] if kind in self.roles else self._role_of(kind)
        found = 0
        if not role & (FALLS | BOARDS | HIDES | HEARD):
            found = ALWAYS
        elif not role & (FALLS | BOARDS | HIDES) and not facts.delayed:
            if facts.listeners.keys().isdisjoint(WAITED_FOR.get(kind, ())):
                found = NOW if not facts.watchers or self.is_idle(state, facts) else 0
        facts.unheard[kind] = found
        return found

    def _role_of(self, kind: type) -> int:
        """What has to be done once an event of this class has happened; found out once."""
        found = FALLS if issubclass(kind, OF_FALLING) else 0
        if issubclass(kind, Boarded):
            found |= BOARDS
        elif kind in WAITED_FOR or issubclass(kind, Went):
            found |= HEARD
        if kind in self.heard_elsewhere:
            found |= HIDES
        self.roles[kind] = found
        if not issubclass(kind, INTERRUPTED):
            self.uninterrupted.add(kind)
        return found

    def _fallen(self, events: tuple[Event, ...]) -> tuple[Last, ...]:
        """What the cards were whose crafts went out of force with these events."""
        falling = [each for each in events if isinstance(each, OF_FALLING)]
        fallen = tuple([each.last for each in falling if not isinstance(each, BondsChanged) and self._falls(each)])
        for each in falling:
            if isinstance(each, Stunned):
                each.fallen = fallen
            elif isinstance(each, BondsChanged):
                fallen = (*fallen, *each.fallen)
        return fallen

    def _falls(self, event: Event) -> bool:
        """Whether the crafts of the event's card were in force before it and are not any more."""
        if isinstance(event, Stunned):
            return True
        assert isinstance(event, Went)
        return event.source != event.target and not (event.source in ON_FIELD and event.target in ON_FIELD)

    @rule("1216.1 1215.3b 1306.3 1337.3")
    def interrupt(self, state: KisekiState, event: Event) -> Procedure | None:
        if self.is_cached and type(event) in self.uninterrupted:
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

    def card_name(self, printed: int) -> str:
        return self.list.cards[printed].number

    def named(self, what: str, number: int) -> tuple[str, str]:
        """What a number that is told stands for, in Japanese and English: an ability, by its card."""
        if what != "ability":
            return "", ""
        ability = self.list.ability(number & REFERENCE)
        source = self.list.cards[ability.printed].source
        return ability.name or source.name_ja, ability.name_en or source.name_en

    def number_means(self, verb: str) -> str:
        """What the numbers of an action stand for, where they have names."""
        return "ability" if verb == "craft" else ""

    def ability_called(self, state: KisekiState, card: int, name: str) -> int:
        """The activated craft of a card that is meant by its icon, or by its place among them; -1 for none."""
        held = [packed & REFERENCE for packed in abilities_of(state, self, card)] or self.card(state, card).own
        found = [each for each in held if self.list.ability(each).form == ACTIVATED]
        if name.isdigit():
            return found[int(name) - 1] if 0 < int(name) <= len(found) else -1
        return next((each for each in found if self.list.ability(each).icon == name), -1)

    def option_named(self, state: KisekiState, option: str) -> tuple[str, str, str]:
        """Number and names of the card whose effect an option stands for, where it is one of several effects."""
        if not option.lstrip("-").isdigit():
            return "", "", ""
        made = [each for each in state.effects if each.name == int(option)]
        printed = made[0].printed if made else (-1 - int(option)) // 8 >> 5 & 0x7FFF
        source = self.list.cards[printed].source
        return source.number, source.name_ja, source.name_en

    def situation(self, state: KisekiState, seat: int) -> dict[str, Any]:
        return {
            "turn": state.turn,
            "initiative": state.initiative,
            "primary": primary(state) if state.turn else -1,
            "phase": PHASE_NAMES[state.phase] if state.phase >= 0 else "",
            "step": STEP_NAMES[state.step] if state.step >= 0 else "",
            "step_player": state.step_player,
            "bonds": list(state.bonds),
            "cp": list(state.cp),
            "ep": list(state.ep),
            "waiting": [self._told(state, each) for each in state.waiting],
            "attackers": [state.handle[card] for card in state.attackers],
            "target": self._target(state),
            "scrum": state.scrum,
            "fighting": state.fighting,
            "lasting": [[self.list.cards[each.printed].number, each.seat] for each in state.effects],
            "options": self._option_names(state, seat),
        }

    def _told(self, state: KisekiState, waiting: Any) -> dict[str, Any]:
        return {
            "name": waiting.name,
            "kind": waiting.kind,
            "seat": waiting.seat,
            "card": self.list.cards[waiting.printed].number if waiting.printed >= 0 else "",
            "handle": state.handle[waiting.card] if waiting.card >= 0 else -1,
            "ability": waiting.printed << 5 | waiting.ability if waiting.ability >= 0 else -1,
            "targets": [self._target_named(state, each) for mention in waiting.targets for each in mention],
            "variable": waiting.variable,
        }

    def _target_named(self, state: KisekiState, target: int) -> dict[str, Any]:
        if target >= 0:
            return {"handle": state.handle[target]}
        return {"waiting": -100 - target} if target <= -100 else {"seat": -2 - target}

    def _target(self, state: KisekiState) -> dict[str, Any]:
        return {} if state.target == NOTHING else self._target_named(state, state.target)

    def _option_names(self, state: KisekiState, seat: int) -> dict[str, str]:
        """The cards whose effects the options of the seat's question stand for."""
        question = asked(state, seat)
        if not isinstance(question, Option) or question.purpose not in ("replace", "instead-of-cost"):
            return {}
        named = {each: self.option_named(state, each)[0] for each in question.options}
        return {option: number for option, number in named.items() if number}

    @rule("502.2 503.1 503.2 507.3 507.4")
    def face(self, state: KisekiState, card: int, seat: int) -> dict[str, Any]:
        zone = state.zone[card]
        if zone in IN_HOMEBASE:
            return {"actioned": bool(state.actioned[card]), "down": bool(state.down[card])}
        return {}

    def known_face(self, state: KisekiState, card: int, seat: int) -> dict[str, Any]:
        if state.aboard[card] != NOTHING:
            return {"aboard": state.handle[state.aboard[card]]}
        if state.zone[card] not in ON_FIELD:
            return {}
        if state.host[card] >= 0:
            return {"linked_to": state.handle[state.host[card]]}
        bits = kinds(state, self, card)
        return {
            "states": list(states_of(state, self, card)),
            "kinds": [word for place, word in enumerate(KIND_NAMES) if bits >> place & 1],
            "cp": number(state, self, card, CP),
            "str": number(state, self, card, STRENGTH),
            "def": number(state, self, card, DEFENCE),
            "wings": number(state, self, card, WINGS),
            "organisations": self.list.organisation_words(organisations_of(state, self, card)),
            "names": list(names_of(state, self, card)),
            "icons": [each for each in icons_of(state, self, card) if each],
        }

    def first_seat(self, state: KisekiState) -> int:
        """The seat that had the initiative in the first turn; seat 0 before that."""
        if state.turn == 0:
            return 0
        return state.initiative if state.turn % 2 == 1 else 1 - state.initiative

    def refusal(self, state: KisekiState, seat: int, action: Action) -> Reason | None:
        question = asked(state, seat)
        if isinstance(question, Act) and any(is_meant(each, action) for each in question.options):
            return None
        if action.verb == "aim":
            unfit = aim_refusal(state, self, seat, action)
            return unfit if unfit is not None or action.cards else Reason("1204.2d", "not-offered-now")
        if action.verb in BATTLE_VERBS or (question is not None and question.clause == "803.3"):
            reason = battle_refusal(state, self, seat, action)
        else:
            reason = action_refusal(state, self, seat, action)
        if reason is not None:
            return reason
        return Reason("902.4", "not-asked") if question is None else Reason(question.clause, "not-offered-now")

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
