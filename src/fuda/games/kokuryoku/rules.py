"""What is kokuryoku to the kernel? Its cards, its zones, its set-up, and the answers to what the kernel asks."""

from __future__ import annotations

from typing import Any, Final

from fuda.games.kokuryoku.battle_events import Substituted
from fuda.games.kokuryoku.cards import DECK_SIZE, EARLY_DECK_SIZE, Card, CardList, deck_problems, early_deck
from fuda.games.kokuryoku.chapters.effects import Carry, carry_out, choosable, is_possible
from fuda.games.kokuryoku.chapters.ending import consequence
from fuda.games.kokuryoku.chapters.permissions import extra_sorts
from fuda.games.kokuryoku.chapters.power_phase import support_refusal
from fuda.games.kokuryoku.chapters.preparation import SetUp
from fuda.games.kokuryoku.chapters.refusals import refusal
from fuda.games.kokuryoku.extras.position import place as place_by_hand
from fuda.games.kokuryoku.table import (
    ATTACHED,
    DECKS,
    DEPTHS,
    FIELDS,
    HANDS,
    LANDS,
    NOTHING,
    PHASE_NAMES,
    POWER,
    ROWS,
    STEP_NAMES,
    UNDER,
    ZONES,
    Battle,
    KokuryokuState,
)
from fuda.games.kokuryoku.texts.equipment import ranges_of, reach
from fuda.games.kokuryoku.texts.movement import squares_to_move
from fuda.games.kokuryoku.texts.past import ASKING, KINDS
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.replacement import PLACES, replace, replacements, replacer, substitution
from fuda.games.kokuryoku.texts.step_texts import InsteadOfStep, step_texts
from fuda.games.kokuryoku.texts.triggers import WAITED_FOR, Heard, listen
from fuda.games.kokuryoku.texts.values import (
    Places,
    borne,
    cannot,
    change_of,
    holds_for,
    keyword,
    keywords,
    maximum,
    places,
    printed_keywords,
    printed_maximum,
    told,
)
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import rules as u
from fuda.kernel.decisions import Act, Action, Allocate, Decision, Number, Option, Randomness, Subset
from fuda.kernel.events import Event
from fuda.kernel.machine import asked
from fuda.kernel.procedure import Procedure, rule
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS, Replacement, Replacer, Rules
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.modes import ChooseModes
from fuda.language.running.resolution import Sentence
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.mechanics.supposing import supposed
from fuda.mechanics.zones import add_card

VERSION: Final = "3-1"
WORTH_OF_UNITS: Final = (6.0, 3.0, 1.5, 0.8)  # the units of an opening hand: who has none on the field loses
OTHERS_KEPT: Final = 2  # so many other cards of an opening hand are of use
WORTH_OF_CHIPS: Final = (0.0, 1.6, 2.9, 3.9, 4.7, 5.3, 5.8, 6.2, 6.5, 6.7)  # by how many a unit has


def build(cards: tuple[CardSource, ...]) -> Kokuryoku:
    """The game with these cards."""
    return Kokuryoku(cards)


class Kokuryoku(Rules):
    """The board game of chips and squares."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        super().__init__("kokuryoku", VERSION, ZONES)
        self.list = CardList(sources)
        self.openings = ("opening-hand", "redraw")
        every = self.list.cards
        self.words = frozenset([kind for card in every for kind in card.words])
        delayed = [each.effect.event for each in _all_sentences(self.list) if isinstance(each.effect, a.Delayed)]
        self.puts_off = bool(delayed)  # whether a text lets something happen later
        self.waited_for = frozenset([type(event) for card in every for _, event in card.triggers]) | frozenset(
            [type(event) for event in delayed]
        )
        timed = [usable.event for card in every for usable in card.usables() if usable.event is not None]
        self.waited_for |= frozenset([type(event) for event in timed])
        self.occasions = tuple([card for card in every if any([each.event for each in card.usables()])])
        self.remembers = not self.words.isdisjoint(
            (q.DidThisTurn, q.DidEither, q.Idle, g.Doers, g.Idlers)
        )  # whether a text asks what was done
        self.replaces_steps = any([card.steps for card in every])
        self.replaces = not self.words.isdisjoint((a.Instead, u.InsteadFor))
        self.counts_piles = not self.words.isdisjoint(
            (q.PileIs, q.ChipsIn, q.HasMore)
        )  # whether a text looks at chips in piles
        self.heard = frozenset([kind for kind, words in WAITED_FOR.items() if not self.waited_for.isdisjoint(words)])
        self.logs = not self.words.isdisjoint(ASKING)  # whether a text asks what has happened
        if self.logs:
            self.heard |= frozenset(KINDS)
        self.asks_for_steps = q.InStep in self.words
        self.has_anytime = any([usable.timing == "any" for card in every for usable in card.usables()])
        self.has_processing = any(
            [usable.timing in ("process", "any") for card in every for usable in card.usables()]
        )  # whether anything is used in a processing step
        self.lowers_maximum = any([_lowers_maximum(card) for card in every])

    @rule("K2.3 X2.1 X2.3")
    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> KokuryokuState:
        state = KokuryokuState()
        state.zones = [() for _ in ZONES]
        decks = decks or self.deck_pair(1)
        for seat in SEATS:
            deck = early_deck(decks[seat]) if variant == "early" else decks[seat]
            for card in deck:
                add_card(state, self, self.list.by_number[card], seat, DECKS[seat])
        self.set_up_tables(state, variant)
        state.frames = [SetUp()]
        return state

    @rule("X1.5 X5.6")
    def set_up_tables(self, state: KokuryokuState, variant: str) -> None:
        """The columns of this game, for all cards that there are, and what is different in a variant."""
        state.hold = variant == "hold"
        state.must_counter = variant == "must-counter"
        size = len(state.printed)
        state.cell, state.host = [NOTHING] * size, [NOTHING] * size
        state.chips, state.waiting, state.taken = [0] * size, [0] * size, [0] * size

    def place(self, written: Any) -> tuple[KokuryokuState, dict[str, int]]:
        """A position set up by hand."""
        return place_by_hand(self, written)

    def card(self, state: KokuryokuState, card: int) -> Card:
        """The printed card."""
        return self.list.cards[state.printed[card]]

    def number_named(self, name: str) -> str:
        """The number of the card of that name, for those who tell of it."""
        return self.list.numbers.get(name, name)

    def derived_values(self, state: KokuryokuState) -> dict[str, Any]:
        return told(state, self)

    def places(self, state: KokuryokuState) -> Places:
        """Where everything lies."""
        return places(state, self)

    def borne(self, state: KokuryokuState, unit: int) -> tuple[int, ...]:
        """The cards attached to a unit."""
        return borne(state, self, unit)

    def ranges(self, state: KokuryokuState, unit: int, equipment: int) -> tuple[str, ...]:
        """The ranges of a piece of equipment in the hands of a unit."""
        return ranges_of(state, self, unit, equipment)

    def movement(self, state: KokuryokuState, unit: int) -> tuple[int, ...]:
        """The squares within the movement of a unit on the field."""
        return squares_to_move(state, self, unit) if state.cell[unit] >= 0 else ()

    def reached(self, state: KokuryokuState, unit: int) -> tuple[int, ...]:
        """The squares that a unit reaches with its equipment."""
        return reach(state, self, unit)

    def maximum(self, state: KokuryokuState, unit: int) -> int:
        """The most chips that a unit can have."""
        return maximum(state, self, unit)

    def first_seat(self, state: KokuryokuState) -> int:
        """The seat that took the first turn; seat 0 before that."""
        return 0 if state.turn == 0 else state.turn_player if state.turn % 2 == 1 else 1 - state.turn_player

    def waits_for(self, kind: type) -> bool:
        """Whether a text of the list waits for this."""
        return kind in self.waited_for

    def sorts(self, state: KokuryokuState, card: int) -> tuple[str, ...]:
        """The movement and class of a unit, and what texts let it count as."""
        printed = self.list.cards[state.printed[card]]
        own = (printed.move, printed.sort)
        return (*own, *extra_sorts(state, self, card)) if u.CountsAs in self.words and state.cell[card] >= 0 else own

    def keywords(self, state: KokuryokuState, unit: int) -> tuple[n.Node, ...]:
        """The named abilities of a unit."""
        return keywords(state, self, unit)

    def printed_keywords(self, state: KokuryokuState, unit: int) -> tuple[n.Node, ...]:
        """Those of them that are printed."""
        return printed_keywords(state, self, unit)

    def printed_maximum(self, state: KokuryokuState, unit: int) -> int:
        """The most chips that are printed."""
        return printed_maximum(state, self, unit)

    def change(self, state: KokuryokuState, unit: int, figure: str) -> int:
        """How much texts in force raise or lower the attack or counter of a unit."""
        return change_of(state, self, e.ChangeAttack if figure == "attack" else e.ChangeCounter, unit)

    @rule("K5.1")
    def stay_waiting(self, state: KokuryokuState, seat: int) -> tuple[int, ...]:
        """The units that a text in force keeps from becoming able to act."""
        if u.Forbid not in self.words:
            return ()
        return tuple([unit for unit in state.zones[FIELDS[seat]] if holds_for(state, self, cannot("able"), unit)])

    # what the card language asks

    def sentences(self, printed: int, line: int) -> tuple[Sentence, ...]:
        return self.list.cards[printed].sentences[line]

    @rule("X7.51")
    def text_of_mode(self, modes: ChooseModes, place: int) -> Carry:
        """What is carried out where a player has chosen this of several."""
        card = self.list.cards[modes.printed]
        effect: Any = card.sentences[modes.line][modes.sentence].effect
        line = card.given[effect.options[place]]
        made = Carry(modes.owner, modes.this, modes.printed, line, modes.clause, modes.that, modes.unit)
        made.kept = modes.kept
        made.event_units = modes.event_units
        return made

    def reading(self, state: KokuryokuState, frame: Carry) -> Reading:
        return frame.reading(state, self)

    def resolved(self, frame: Carry) -> int:
        """What the effects of a text came to."""
        return frame.result

    def test_of(self, state: KokuryokuState, frame: Carry, sentence: Sentence) -> Procedure | None:
        """No text of this game is tested by playing something out."""
        return None

    def is_possible(self, state: KokuryokuState, frame: Carry, sentence: Sentence) -> bool:
        return is_possible(state, self, frame, sentence)

    def choosable(
        self, state: KokuryokuState, frame: Carry, sentence: Sentence, candidates: tuple[int, ...]
    ) -> tuple[int, ...]:
        return choosable(state, self, frame, sentence, candidates)

    def carry_out(self, state: KokuryokuState, frame: Carry, sentence: Sentence) -> int:
        return carry_out(state, self, frame, sentence)

    # what the kernel asks

    def interrupt(self, state: KokuryokuState, event: Event) -> Procedure | None:
        if isinstance(event, Substituted):
            return substitution(event)
        return consequence(state, self, event)

    def replacements(self, state: KokuryokuState, event: Event) -> tuple[Replacement, ...]:
        return replacements(state, self, event) if self.replaces else ()

    def replace(self, state: KokuryokuState, name: int, event: Event) -> tuple[Event, ...]:
        return replace(state, self, name, event)

    def replacer(self, state: KokuryokuState, name: int) -> Replacer:
        return replacer(state, self, name)

    def note_together(self, state: KokuryokuState, events: tuple[Event, ...]) -> None:
        for event in events:
            if type(event) in self.heard:
                listen(state, self, event)

    @rule("X7.25")
    def play_trigger(self, state: KokuryokuState, found: Heard) -> Procedure:
        """The procedure of a triggered text."""
        made = Carry(found.seat, found.card, found.printed, found.line, "X7.25", found.that, found.unit)
        if found.amount:
            made.kept = (0, found.amount, 0)
        made.fighters = found.fighters
        return made

    @rule("X7.41")
    def loop(self, state: KokuryokuState) -> Outcome:
        return Outcome(-1, "loop", "X7.41")

    @rule("X1.6")
    def conceded(self, seat: int) -> Outcome:
        return Outcome(1 - seat, "concession", "X1.6")

    def group_of(self, state: KokuryokuState, card: int) -> int:
        owner: int = state.owner[card]
        return owner

    def supposed(self, state: KokuryokuState, seat: int, hidden: list[int], random: Randomness) -> list[int] | None:
        if state.owner[hidden[0]] == seat:
            return None
        return supposed(state, self, seat, hidden, len(self.list.cards), random)

    def known_decks(self, state: KokuryokuState, random: Randomness) -> tuple[tuple[int, ...], ...]:
        is_early = len(state.printed) == 2 * EARLY_DECK_SIZE
        decks = tuple([early_deck(deck) for deck in self.preset]) if is_early else self.preset
        return tuple([tuple([self.list.by_number[number] for number in deck]) for deck in decks])

    def card_name(self, printed: int) -> str:
        return self.list.cards[printed].number

    @rule("K2.3 X3.4")
    def sums(self, state: KokuryokuState) -> tuple[int, ...]:
        """All chips of each player: in both piles and on units."""
        return tuple(
            [
                state.unused[seat] + state.used[seat] + sum([state.chips[unit] for unit in state.zones[FIELDS[seat]]])
                for seat in SEATS
            ]
        )

    def option_named(self, state: KokuryokuState, option: str) -> tuple[str, str, str]:
        """Number and names of the card whose text an option stands for, where it is one of several texts."""
        if not option.isdigit() or not state.frames:
            return "", "", ""
        top = state.frames[-1]
        card = -1
        if isinstance(top, InsteadOfStep):
            texts = step_texts(state, self, top.seat, top.name)
            card = texts[int(option) - 1][1] if 0 < int(option) <= len(texts) else -1
        elif int(option) // PLACES < len(state.printed):
            card = int(option) // PLACES
        if card < 0:
            return "", "", ""
        source = self.card(state, card).source
        return source.number, source.name_ja, source.name_en

    def situation(self, state: KokuryokuState, seat: int) -> dict[str, Any]:
        battle = state.battle
        handle = state.handle
        return {
            "turn": state.turn,
            "turn_player": state.turn_player,
            "phase": PHASE_NAMES[state.phase] if state.phase >= 0 else "",
            "step": STEP_NAMES[state.step] if state.phase == POWER and state.step >= 0 else "",
            "active": state.active,
            "unused": list(state.unused),
            "used": list(state.used),
            "acting": handle[state.acting] if state.acting >= 0 else -1,
            "reach": list(reach(state, self, state.acting)) if state.acting >= 0 else [],
            "battle": [] if battle is None else [handle[battle.attacker], handle[battle.defender]],
            "equipment": [handle[each] for each in _equipment(battle)],
            "stack": [{"handle": handle[each.card], "kind": each.kind, "seat": each.seat} for each in state.stack],
            "variant": "hold" if state.hold else "must-counter" if state.must_counter else "",
            **self._option_names(state, seat),
        }

    def _option_names(self, state: KokuryokuState, seat: int) -> dict[str, Any]:
        """The cards whose texts the options of the seat's question stand for, where it is asked about some."""
        question = asked(state, seat)
        if not isinstance(question, Option) or question.purpose not in ("replace", "instead-of-step"):
            return {}
        named = {each: self.option_named(state, each)[0] for each in question.options}
        return {"options": {option: number for option, number in named.items() if number}}

    def face(self, state: KokuryokuState, card: int, seat: int) -> dict[str, Any]:
        zone = state.zone[card]
        if zone in FIELDS or zone in LANDS:
            return {"cell": state.cell[card]}
        if zone in ATTACHED or zone in UNDER:
            return {"host": state.handle[state.host[card]]}
        return {}

    def known_face(self, state: KokuryokuState, card: int, seat: int) -> dict[str, Any]:
        if state.zone[card] not in FIELDS:
            return {}
        printed = self.card(state, card)
        return {
            "chips": state.chips[card],
            "maximum": maximum(state, self, card),
            "waiting": state.waiting[card],
            "attack": printed.attack + change_of(state, self, e.ChangeAttack, card),
            "counter": printed.counter + change_of(state, self, e.ChangeCounter, card),
        }

    def refusal(self, state: KokuryokuState, seat: int, action: Action) -> Reason | None:
        return refusal(state, self, seat, action)

    @rule("X3.2 K4.3")
    def forbidding(
        self, state: KokuryokuState, decision: Decision, answer: int | tuple[int, ...], reason: Reason
    ) -> Reason:
        if isinstance(decision, Allocate) and isinstance(answer, tuple):
            return support_refusal(state, self, decision, answer) or reason
        return super().forbidding(state, decision, answer, reason)

    deck_forms = ("standard", "early")  # each has decks of its own size

    def deck_problems(self, wanted: dict[str, int], form: str = "standard") -> tuple[Reason, ...]:
        """Why this is not a legal deck."""
        return deck_problems(self.list, wanted, EARLY_DECK_SIZE if form == "early" else DECK_SIZE)

    def worth(self, state: KokuryokuState, seat: int) -> float:
        """Chips, units and how far they have come, attached cards, cards in hand: read off the table."""
        if state.outcome is not None:
            return 0.0 if state.outcome.winner < 0 else (1000.0 if state.outcome.winner == seat else -1000.0)
        # What the opponent loses counts more: who never trades evenly never breaks through.
        return self._side_worth(state, seat) - 1.35 * self._side_worth(state, 1 - seat)

    def _side_worth(self, state: KokuryokuState, side: int) -> float:
        """A unit is worth most by being there; its first chips are worth more than its last."""
        total = 0.0
        arrived = 0
        depths = DEPTHS[side]
        for unit in state.zones[FIELDS[side]]:
            depth = depths[state.cell[unit]]
            printed = self.list.cards[state.printed[unit]]
            total += 5.0 + 0.4 * printed.attack + 1.2 * depth + WORTH_OF_CHIPS[min(state.chips[unit], 9)]
            if depth == ROWS - 1:
                arrived += 1
            if keyword(state, self, unit, k.Seize) is not None:
                total += 1.5 * depth
        total += 4.0 * arrived * arrived
        total += 0.25 * state.unused[side] + 0.2 * state.used[side]
        total += 0.8 * len(state.zones[ATTACHED[side]]) + 0.5 * len(state.zones[LANDS[side]])
        return total + 0.6 * len(state.zones[HANDS[side]]) + 0.2 * len(state.zones[DECKS[side]])

    def hand_worth(self, state: KokuryokuState, seat: int) -> float:
        """The first units count most, then some cards for them."""
        hand = [self.list.cards[state.printed[card]] for card in state.zones[HANDS[seat]]]
        units = [card for card in hand if card.is_unit]
        total = sum(WORTH_OF_UNITS[: len(units)]) + 0.3 * max([card.attack for card in units], default=0)
        return total + 0.5 * min(len(hand) - len(units), OTHERS_KEPT)

    def _spared(self, state: KokuryokuState, decision: Subset) -> tuple[int, ...]:
        """What is given away of an opening hand: what is of no use; all, if there is no unit."""
        units = [card for card in decision.candidates if self.list.cards[state.printed[card]].is_unit]
        others = [card for card in decision.candidates if card not in units]
        spared = others[OTHERS_KEPT:] if units else others
        spared += units[len(WORTH_OF_UNITS) :]
        return tuple([card for card in decision.candidates if card in spared]) or decision.candidates[: decision.least]

    def usual(self, state: KokuryokuState, decision: Decision) -> int | tuple[int, ...]:
        """Pass and go on; but units that have their turn go forward and attack, and who is attacked strikes back."""
        if isinstance(decision, Act):
            return self._usual_act(state, decision)
        if isinstance(decision, Option):
            return len(decision.options) - 1
        if isinstance(decision, Subset):
            return (
                self._spared(state, decision) if decision.purpose == "redraw" else decision.candidates[: decision.least]
            )
        if isinstance(decision, Number):
            return decision.high
        return next(iter(decision.answers()))

    def _usual_act(self, state: KokuryokuState, decision: Act) -> int:
        last = len(decision.options) - 1
        if decision.purpose in ("counter", "invasion"):
            return 0
        if decision.purpose == "move-step":
            depths = DEPTHS[decision.seat]
            here = depths[state.cell[decision.options[0].card]]
            for place in range(last):
                if depths[decision.options[place].numbers[0]] > here:
                    return place
        if decision.purpose == "action-step" and decision.options[0].verb == "attack":
            return 0
        return last


def _equipment(battle: Battle | None) -> list[int]:
    """The equipment of a battle as far as it is chosen, the attacker's first."""
    if battle is None:
        return []
    return [each for each in (battle.attack_with, battle.receive_with) if each >= 0]


def _sentences_on(card: Card) -> list[Sentence]:
    return [*card.statics, *[each for line in card.sentences for each in line]]


def _all_sentences(cards: CardList) -> list[Sentence]:
    return [each for card in cards.cards for each in _sentences_on(card)]


def _lowers_maximum(card: Card) -> bool:
    """Whether a text of the card lowers the maximum of units."""
    changes = [each.effect.change for each in _sentences_on(card) if isinstance(each.effect, e.ChangeMaximum)]
    return any([not isinstance(each, (m.Up, q.Twice)) for each in changes])
