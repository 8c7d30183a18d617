"""What is 3x3Wars to the kernel? Its cards, its zones, its set-up, and the answers to what the kernel asks."""

from __future__ import annotations

from typing import Any

from fuda.games.wars3x3.cards import COLOURS, MAGIC, Card, CardList, deck_problems
from fuda.games.wars3x3.chapters.applied import room
from fuda.games.wars3x3.chapters.effects import Carry, Paying, Replacing, carry_out, choosable, is_possible, obstacle
from fuda.games.wars3x3.chapters.magic import copy_refusal
from fuda.games.wars3x3.chapters.preparation import SevenMagesBattle, WizardBattle
from fuda.games.wars3x3.chapters.refusals import refusal
from fuda.games.wars3x3.chapters.spells import ResolveSpells
from fuda.games.wars3x3.chapters.turn import GameOver
from fuda.games.wars3x3.extras.position import place as place_by_hand
from fuda.games.wars3x3.table import (
    DEALT,
    DECK,
    FACE_DOWN,
    FIELDS,
    HANDS,
    LYING,
    MAGICS,
    PILE,
    STEP_CLAUSES,
    STEP_NAMES,
    TERRITORIES,
    TEXT,
    UNUSED,
    ZONES,
    Damaged,
    Destroyed,
    LifeLost,
    StepBegan,
    TextModifier,
    WarsState,
)
from fuda.games.wars3x3.texts.triggers import Told, hear, heard_by, matched, waits
from fuda.games.wars3x3.texts.values import Reading, derived, power, territory, traits
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.kernel.decisions import Act, Action, Decision, Number, Option, Subset
from fuda.kernel.events import Event
from fuda.kernel.procedure import Procedure, rule
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS, Rules
from fuda.language.compiler.card_source import CardSource
from fuda.language.running.modes import ChooseModes
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import Triggered
from fuda.mechanics.zones import add_card

VERSION = "1.1-1"


def build(cards: tuple[CardSource, ...]) -> Wars:
    """The game with these cards."""
    return Wars(cards)


class Wars(Rules):
    """3x3Wars, both battle forms."""

    def __init__(self, sources: tuple[CardSource, ...]) -> None:
        super().__init__("wars3x3", VERSION, ZONES)
        self.list = CardList(sources)
        self.openings = ("mulligan", "which-hand")
        cards = self.list.cards
        self.reaches_out = tuple([_reaches_out(card) for card in cards])
        self.answers_activation = tuple([_answers_activation(card) for card in cards])
        self.magic_answers = tuple(
            [
                card.magic is not None and any([isinstance(each, n.When) for each in card.magic.conditions])
                for card in cards
            ]
        )
        self.copying = tuple([_copying(card) for card in cards])
        events = [each.event for each in (*self.list.traits, *[one for card in cards for one in card.heard])]
        awaited = [each for each in events if each is not None]
        self.answered: set[str] = set()  # the operations that some text of these cards answers
        for card in cards:
            for text in (card.magic, card.grand):
                for condition in text.conditions if text is not None else ():
                    if isinstance(condition, n.When) and isinstance(condition.event, (w.Activated, v.Did)):
                        self.answered.update(condition.event.operations)
        for (printed, _), sentences in self.list.sentence_table.items():
            for sentence in sentences:
                wrong = obstacle(sentence)
                if wrong:
                    raise LookupError(f"{cards[printed].number}: the rules cannot carry out {wrong}")
                if isinstance(sentence.effect, a.Delayed):
                    awaited.append(sentence.effect.event)
        self.heard = heard_by(awaited)
        self.remembered = heard_by(self.list.asked)
        if any([isinstance(each, x.EventIn) for each in self.list.asked]):
            self.remembered |= {StepBegan}

    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> WarsState:
        state = WarsState()
        state.zones = [() for _ in ZONES]
        state.seven_mages = variant == "seven-mages"
        self._lay_out(state)
        columns = [0] * len(state.printed)
        state.lying, state.spelled, state.boosted = columns, columns[:], columns[:]
        state.frames = [SevenMagesBattle() if state.seven_mages else WizardBattle()]
        return state

    @rule("W2.1 W2.2 V1")
    def _lay_out(self, state: WarsState) -> None:
        """The shared deck, the pile of sixteen magics, and one of each basic magic for either player."""
        basic: dict[str, int] = {}
        for card in self.list.cards:
            if card.kind != MAGIC:
                add_card(state, self, card.printed, -1, DECK)
            elif COLOURS[card.colour] != "basic":
                add_card(state, self, card.printed, -1, PILE)
            else:
                seat = basic.get(card.name, 0)
                basic[card.name] = seat + 1
                add_card(state, self, card.printed, seat, UNUSED[seat] if state.seven_mages else DEALT[seat])

    def place(self, written: Any) -> tuple[WarsState, dict[str, int]]:
        """A position set up by hand."""
        return place_by_hand(self, written)

    def card(self, state: WarsState, card: int) -> Card:
        """The printed card."""
        return self.list.cards[state.printed[card]]

    def power(self, state: WarsState, card: int) -> int:
        """The power of a unit on the table."""
        return power(state, self, card)

    def traits(self, state: WarsState, card: int) -> int:
        """The trait bits of a unit on the table."""
        return traits(state, self, card)

    def name_code(self, printed: int) -> int:
        """A number for the card's name: the same magic is the one of the same name."""
        return self.list.names[self.list.cards[printed].name]

    @rule("S13")
    def is_lasting(self, printed: int) -> bool:
        """Whether the magic has a lasting effect while face up."""
        card = self.list.cards[printed]
        return bool(card.lasting) or bool(card.heard)

    def copyable(self, state: WarsState, seat: int, this: int) -> tuple[int, ...]:
        """The magics that the seat could copy now with the grand magic of `this`."""
        copying = self.copying[state.printed[this]]
        if copying is None:
            return ()
        ignores_power = "power" in copying.ignored
        found = [
            card
            for side in SEATS
            for card in state.zones[MAGICS[side]]
            if card != this and copy_refusal(state, self, seat, card, ignores_power) is None
        ]
        if not found:
            return ()
        meant = members(copying.what, Reading(state, self, seat, this))
        return tuple([card for card in found if card in meant])

    def derived_values(self, state: WarsState) -> dict[str, Any]:
        return {f"{card} {what}": value for (card, what), value in derived(state, self).values.items()}

    def first_seat(self, state: WarsState) -> int:
        """The seat that took the first turn; seat 0 before that."""
        return 0 if state.turn == 0 else state.turn_player if state.turn % 2 == 1 else 1 - state.turn_player

    # what the card language asks

    def sentences(self, printed: int, line: int) -> tuple[Sentence, ...]:
        return self.list.sentence_table.get((printed, line), ())  # a magic may have no line of its own

    @rule("M6")
    def text_of_mode(self, modes: ChooseModes, place: int) -> Carry:
        """What is carried out where a player has chosen this of several."""
        line = self.list.inner_lines[modes.printed, modes.line, modes.sentence, place]
        return Carry(modes.owner, modes.this, modes.printed, line, modes.clause, modes.that)

    def reading(self, state: WarsState, frame: Resolve) -> Reading:
        made = Reading(state, self, frame.seat, frame.this, frame.that, frame.kept)
        sentences = self.sentences(frame.printed, frame.line)
        if frame.sentence < len(sentences):
            made.acting = made.player(sentences[frame.sentence].player)
        if isinstance(frame, Carry):
            made.moved, made.dealt, made.named = frame.moved, frame.dealt, frame.named
            made.chosen, made.was, made.drawn = frame.chosen, frame.was, frame.drawn
        return made

    def resolved(self, frame: Resolve) -> int | tuple[int, ...]:
        """What the effects of a text came to."""
        if isinstance(frame, Replacing):
            return 1 if frame.did else 0
        if isinstance(frame, Paying):
            return frame.that
        return frame.result

    def test_of(self, state: WarsState, frame: Resolve, sentence: Sentence) -> Procedure | None:
        """No text of this game is tested by playing something out."""
        return None

    def is_possible(self, state: WarsState, frame: Resolve, sentence: Sentence) -> bool:
        return is_possible(state, self, frame, sentence)

    def choosable(
        self, state: WarsState, frame: Resolve, sentence: Sentence, candidates: tuple[int, ...]
    ) -> tuple[int, ...]:
        return choosable(state, self, frame, sentence, candidates)

    def carry_out(self, state: WarsState, frame: Resolve, sentence: Sentence) -> int:
        return carry_out(state, self, frame, sentence)

    @rule("W5.0")
    def times_happened(self, reading: Reading, wanted: n.Node) -> int:
        """How often what a text names has happened in the present turn."""
        state = reading.state
        period = wanted.period if isinstance(wanted, x.EventIn) else None
        wanted = wanted.event if isinstance(wanted, x.EventIn) else wanted
        found = 0
        step, moved = -1, False
        for event in state.past:
            if isinstance(event, StepBegan):
                step, moved = event.step, event.moved
            if period is not None and not reading.was_time(period, step, moved):
                continue
            if type(event) in waits(wanted):
                anew = Reading(state, self, reading.seat, reading.this, reading.that)
                found += matched(state, self, wanted, event, anew) is not None
        return found

    def room_of(self, state: WarsState, seat: int) -> int:
        """How many units may still enter a player's field."""
        return room(state, self, seat)

    @rule("2.1a 2.1b M6 G3")
    def cause_of(self, state: WarsState, event: Destroyed) -> str:
        """What destroys a card: a removal with one card or with two, a magic, a grand magic or another text."""
        if event.clause != "2.1c":
            return {"M6": "magic", "G3": "grand"}.get(event.clause, "effect")
        cards = self.aimed_with(state, event.card)
        return ("single-removal" if len(cards) == 1 else "double-removal") if cards else "removal"

    def aimed_with(self, state: WarsState, unit: int) -> tuple[int, ...]:
        """The cards of the spell that is aimed at the unit now; none where there is none."""
        for frame in state.frames:
            if isinstance(frame, ResolveSpells):
                for spell in frame.spells:
                    if spell.unit == unit:
                        return spell.cards
        return ()

    @rule("2.0a M4")
    def aimed_at(self, state: WarsState) -> tuple[int, ...]:
        """The units at which the spell is aimed that is being answered."""
        for frame in state.frames:
            if isinstance(frame, ResolveSpells) and frame.place < len(frame.spells):
                return (frame.spells[frame.place].unit,)
        return ()

    @rule("W1.1 P1")
    def without_next(self, state: WarsState, seat: int, thing: str) -> tuple[Any, ...]:
        """What lasts after the next damage, or the next magic, of a player: what was said of that one has come true."""
        kind: type[n.Node] = c.ChangeNextDamage if thing == "damage" else c.NextMagicFree
        effects: tuple[Any, ...] = state.effects
        if kind not in self.list.ruled:
            return effects
        left = []
        for each in effects:
            if isinstance(each, TextModifier) and each.kind == TEXT:
                effect = self.sentences(each.printed, each.line)[each.sentence].effect
                if isinstance(effect, kind) and isinstance(effect, (c.ChangeNextDamage, c.NextMagicFree)):
                    if seat in Reading(state, self, each.seat, each.this).seats(effect.player):
                        continue
            left.append(each)
        return tuple(left)

    # what the kernel asks

    @rule("W1.1")
    def interrupt(self, state: WarsState, event: Event) -> Procedure | None:
        if isinstance(event, (Damaged, LifeLost)) and state.life[event.seat] <= 0:
            return GameOver()
        return None

    @rule("S1 S6 Q3")
    def note(self, state: WarsState, event: Event) -> None:
        """What texts wait for, and what they ask about afterwards."""
        if type(event) in self.remembered:
            state.past = (*state.past, event)
            state.facts = None  # some groups are told apart by what happened in the turn
        if type(event) in self.heard:
            hear(state, self, event)

    def play_trigger(self, state: WarsState, found: Triggered) -> Procedure:
        """The procedure of a triggered trait."""
        clause = "Q3"
        for trait in self.list.traits:
            if trait.printed == found.printed and trait.line == found.line:
                clause = "S6" if trait.when_destroyed else "Q3"
        dealt = found.dealt if isinstance(found, Told) else 0
        return Carry(found.seat, found.card, found.printed, found.line, clause, found.that, dealt)

    def loop(self, state: WarsState) -> Outcome:
        return Outcome(-1, "loop", "W5.0")

    def back_of(self, printed: int) -> int:
        return 1 if self.list.cards[printed].kind == MAGIC else 0

    def card_name(self, printed: int) -> str:
        return self.list.cards[printed].number

    def situation(self, state: WarsState, seat: int) -> dict[str, Any]:
        return {
            "life": list(state.life),
            "turn": state.turn,
            "turn_player": state.turn_player,
            "step": STEP_NAMES[state.step] if state.step >= 0 else "",
            "clause": STEP_CLAUSES[state.step] if state.step >= 0 else "",
            "territory": [territory(state, self, each, False) for each in SEATS],
            "mulligans": list(state.mulligans),
            "variant": "seven-mages" if state.seven_mages else "wizard",
            "last_turn": state.ran_out,
        }

    def face(self, state: WarsState, card: int, seat: int) -> dict[str, Any]:
        if state.zone[card] in MAGICS:
            return {"lying": LYING[state.lying[card]]}
        return {}

    def known_face(self, state: WarsState, card: int, seat: int) -> dict[str, Any]:
        if state.zone[card] in FIELDS:
            bits = traits(state, self, card)
            labels = [trait.name for place, trait in enumerate(self.list.traits) if bits >> place & 1 and trait.name]
            return {"power": power(state, self, card), "traits": labels, "targeted": state.spelled[card]}
        return {}

    def refusal(self, state: WarsState, seat: int, action: Action) -> Reason | None:
        return refusal(state, self, seat, action)

    def deck_problems(self, wanted: dict[str, int]) -> tuple[Reason, ...]:
        """Why this is not the deck of the game."""
        return deck_problems(self.list, wanted)

    def worth(self, state: WarsState, seat: int) -> float:
        """Life, power on the table, territories, cards and magics left: all read off the table."""
        if state.outcome is not None:
            return 0.0 if state.outcome.winner < 0 else (1000.0 if state.outcome.winner == seat else -1000.0)
        total = 0.0
        for side in SEATS:
            sign = 1.0 if side == seat else -1.0
            total += sign * state.life[side]
            for unit in state.zones[FIELDS[side]]:
                total += sign * (2.2 * self.card(state, unit).cost + 0.6)
            land = len(state.zones[TERRITORIES[side]])
            total += sign * (2.4 * min(land, 4) + 0.5 * max(0, land - 4))
            total += sign * (1.6 * len(state.zones[HANDS[side]]) - 0.8 * state.mulligans[side])
            for magic in state.zones[MAGICS[side]]:
                total += sign * (2.0 if state.lying[magic] == FACE_DOWN else 1.2 if state.lying[magic] == 1 else 0.2)
        return total + self._hand_worth(state, seat)

    def _hand_worth(self, state: WarsState, seat: int) -> float:
        """A hand is good when its units can enter soon, one after another, and cards of one colour come together."""
        total = 0.0
        costs: set[int] = set()
        colours = [0] * len(COLOURS)
        for held in state.zones[HANDS[seat]]:
            card = self.card(state, held)
            colours[card.colour] += 1
            if card.is_unit and card.cost not in costs:
                costs.add(card.cost)
                total += 0.3 if card.cost <= 4 else 0.1
        return total + 0.1 * max(colours)

    def usual(self, state: WarsState, decision: Decision) -> int | tuple[int, ...]:
        """Pass, keep, go on: the last option of an action, the first subset, the lowest number."""
        if isinstance(decision, Act):
            return len(decision.options) - 1
        if isinstance(decision, Option):
            return 0 if decision.purpose in ("mulligan", "which-hand") else len(decision.options) - 1
        if isinstance(decision, Subset):
            return decision.candidates[: decision.least]
        if isinstance(decision, Number):
            return decision.high
        return next(iter(decision.answers()))


def _reaches_out(card: Card) -> bool:
    """Whether a text of the card works in the opponent's turn at a time of its player's choosing."""
    if card.magic is not None and card.magic.extensions:
        return True
    return card.grand is not None and bool(card.grand.extensions) and not _answers_activation(card)


def _answers_activation(card: Card) -> bool:
    return card.grand is not None and any(isinstance(each, n.When) for each in card.grand.conditions)


def _copying(card: Card) -> w.ActivateAsMagic | None:
    """What the card's grand magic copies; None when it does not."""
    if card.grand is not None and isinstance(card.grand.effects, n.Effects):
        for each in card.grand.effects.steps:
            effect = Sentence(each).effect
            if isinstance(effect, w.ActivateAsMagic):
                return effect
    return None
