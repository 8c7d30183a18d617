"""What does each effect of a text do? One short procedure or a few events for every kind of effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.wars3x3 import words as w
from fuda.games.wars3x3.magic import MagicActivation
from fuda.games.wars3x3.main_phase import ExtraDeployment
from fuda.games.wars3x3.table import (
    BOOSTED,
    DECK,
    DISCARD,
    EXILE,
    FACE_UP,
    GAINED,
    HANDS,
    INCREASED,
    LAND,
    POWER,
    SAFE,
    TERRITORIES,
    TERRITORY,
    UNABLE,
    UNTIL_BATTLE_END,
    UNTIL_TURN_END,
    Damaged,
    Destroyed,
    Drawn,
    Expanded,
    Lasting,
    LifeGained,
    Turned,
    WarsState,
)
from fuda.games.wars3x3.values import Reading
from fuda.kernel.decisions import Number, Shuffle
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.selection import members
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Looked, Moved

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


CARRIED_OUT: Final = (
    n.Draw,
    n.Discard,
    n.Damage,
    n.GainLife,
    n.Destroy,
    n.LookAt,
    n.Exchange,
    n.Choose,
    n.IncreasePower,
    n.GainTrait,
    n.Return,
    n.Put,
    n.PutUnder,
    n.Turn,
    n.Cannot,
    w.Boost,
    w.Negate,
    w.Perform,
    w.KeepAtRandom,
    w.ActivateAsMagic,
    w.ModifyTerritory,
    w.NotNegated,
    w.GainPower,
)


def obstacle(sentence: Sentence) -> str:
    """What of a sentence these rules cannot carry out; empty when they can. Asked when cards are loaded, so that a
    text that says more than the rules can do never gets into a game."""
    effect = sentence.effect
    name = type(effect).__name__
    if not isinstance(effect, CARRIED_OUT) or sentence.condition is not None:
        return name
    if isinstance(effect, n.Damage) and not isinstance(effect.amount, n.Number):
        return f"{name} {type(effect.amount).__name__}"
    if isinstance(effect, w.Perform) and effect.operation != "deploy":
        return f"{name} {effect.operation}"
    if isinstance(effect, n.Return) and not isinstance(effect.zone, n.Hand):
        return f"{name} {type(effect.zone).__name__}"
    if isinstance(effect, n.Put) and not (isinstance(effect.zone, w.Territory) and effect.state == "face_down"):
        return f"{name} {effect.state} {type(effect.zone).__name__}"
    if isinstance(effect, n.PutUnder) and not isinstance(effect.zone, n.Deck):
        return f"{name} {type(effect.zone).__name__}"
    if isinstance(effect, n.Turn) and effect.state != "face_up":
        return f"{name} {effect.state}"
    if isinstance(effect, n.Cannot) and not (
        isinstance(effect.effect, w.Activate) and effect.effect.operation == "counter"
    ):
        return f"{name} {type(effect.effect).__name__}"
    if isinstance(effect, w.NotNegated) and not (
        isinstance(effect.what, n.All)
        and isinstance(effect.what.what, n.Controlled)
        and isinstance(effect.what.what.player, n.You)
        and isinstance(effect.what.what.what, w.Magics)
    ):
        return f"{name} of other things than your magics"
    if isinstance(effect, w.KeepAtRandom) and not isinstance(effect.zone, n.DiscardPile):
        return f"{name} {type(effect.zone).__name__}"
    return ""


@rule("M6 Q3 S17")
def is_possible(state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence) -> bool:
    """Whether anything of the sentence can be done; the impossible is left out."""
    effect = sentence.effect
    reading = rules.reading(state, frame)
    if isinstance(effect, n.Draw):
        return bool(state.zones[DECK])
    if isinstance(effect, n.Exchange):
        return all(
            bool(_choosable(state, rules, frame, sentence, each, reading)) for each in (effect.one, effect.other)
        )
    for _, value in n.fields(effect):
        if isinstance(value, (n.Chosen, n.UpTo)) and not _choosable(state, rules, frame, sentence, value, reading):
            return False
    if isinstance(effect, n.Return) and isinstance(effect.what, n.This):
        return state.zone[frame.this] == DISCARD
    return True


def _choosable(
    state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence, choice: n.Node, reading: Reading
) -> tuple[int, ...]:
    return choosable(state, rules, frame, sentence, members(choice, reading))


@rule("S2 S10 S18")
def choosable(
    state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence, candidates: tuple[int, ...]
) -> tuple[int, ...]:
    """Of the cards that fit the text, those the rules let be chosen: a unit is boosted once a turn, and only a magic
    that may be activated can be copied."""
    if isinstance(sentence.effect, w.Boost):
        return tuple([card for card in candidates if not state.boosted[card]])
    if isinstance(sentence.effect, w.ActivateAsMagic):
        able = rules.copyable(state, frame.seat, frame.this)
        return tuple([card for card in candidates if card in able])
    return candidates


def _until(duration: n.Node | None) -> int:
    return UNTIL_BATTLE_END if isinstance(duration, n.UntilStep) else UNTIL_TURN_END


@rule("M6 M7 S16 S17 S18 Q7 Q9")
def carry_out(state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence) -> Flow:
    """Do what the sentence says, with what was chosen for it."""
    effect = sentence.effect
    reading = rules.reading(state, frame)
    seat = reading.player(sentence.player)
    clause = frame.clause
    if sentence.named_later and frame.picks:
        frame.that = frame.picks[0]
    if isinstance(effect, n.Draw):
        return frame.call(state, DrawCards(seat, effect.n, clause))
    if isinstance(effect, w.Perform):
        return frame.call(state, ExtraDeployment(seat, clause, effect.n))
    if isinstance(effect, w.KeepAtRandom):
        return frame.call(state, KeepAtRandom(effect.n), into="kept")
    if isinstance(effect, w.ActivateAsMagic):
        return frame.call(state, MagicActivation(frame.seat, frame.this, frame.picks[0][0]))
    if isinstance(effect, w.Negate):
        frame.result = 1
        return NEXT
    if isinstance(effect, n.Choose):
        frame.that = frame.picks[0]
        return NEXT
    if isinstance(effect, n.GainLife) and isinstance(effect.amount, w.CostOf):
        cards = members(effect.amount.what, reading)
        return frame.call(state, GainLifeByCost(seat, cards[0], clause)) if cards else NEXT
    return happen(state, rules, *_events(state, rules, frame, sentence, reading, seat))


def _events(
    state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence, reading: Reading, seat: int
) -> list[Event]:
    effect = sentence.effect
    clause = frame.clause
    if isinstance(effect, n.Damage) and isinstance(effect.amount, n.Number):
        return [Damaged(clause, reading.player(effect.player), effect.amount.value)]
    if isinstance(effect, n.GainLife) and isinstance(effect.amount, n.Number):
        return [LifeGained(clause, seat, effect.amount.value)]
    if isinstance(effect, n.LookAt):
        return [Looked(clause, reading.cards_in(effect.zone), 1 << seat)]
    if isinstance(effect, n.Exchange):
        return [
            *[Moved("S17", card, DISCARD, seat) for card in frame.picks[0]],
            *[Moved("S17", card, HANDS[seat], seat) for card in frame.picks[1]],
        ]
    lasting = _lasting(rules, sentence, reading, clause, _until(sentence.duration), frame, seat)
    if lasting is not None:
        return lasting
    cards = _spoken_of(effect, reading, frame)
    if isinstance(effect, n.Discard):
        return [Moved(clause, card, DISCARD, seat) for card in cards]
    if isinstance(effect, n.Destroy):
        return [Destroyed(clause, card, DISCARD, seat) for card in cards]
    if isinstance(effect, n.Return) and isinstance(effect.zone, n.Hand):
        owned = isinstance(effect.zone.player, n.Owner)
        whose = reading.player(effect.zone.player)
        return [Moved(clause, card, HANDS[_home(reading, card, whose) if owned else whose], seat) for card in cards]
    if isinstance(effect, n.Put) and isinstance(effect.zone, w.Territory):
        return [Expanded(clause, card, TERRITORIES[reading.player(effect.zone.player)], seat) for card in cards]
    if isinstance(effect, n.PutUnder) and isinstance(effect.zone, n.Deck):
        return [Moved(clause, card, DECK, seat) for card in cards]
    if isinstance(effect, n.Turn) and effect.state == "face_up":
        return [Turned(clause, card, FACE_UP) for card in cards]
    raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")


def _home(reading: Reading, card: int, player: int) -> int:
    """Whose hand a card goes back to: that of the player on whose side it lies; a card that has left the field for the
    common pile belongs to the player whose text speaks of it."""
    side = reading.side(card)
    return side if side in (0, 1) else player


def _spoken_of(effect: n.Node, reading: Reading, frame: Resolve) -> tuple[int, ...]:
    """What was chosen for the effect, or what it names without a choice."""
    if frame.picks:
        return frame.picks[0]
    what = getattr(effect, "what", None)
    return members(what, reading) if isinstance(what, n.Node) else ()


def _lasting(
    rules: Wars, sentence: Sentence, reading: Reading, clause: str, until: int, frame: Resolve, seat: int
) -> list[Event] | None:
    """Effects that last: on units, or on a player for the rest of the turn."""
    effect = sentence.effect
    if isinstance(effect, n.IncreasePower):
        cards = _spoken_of(effect, reading, frame)
        return [Lasting(clause, INCREASED, seat, card, effect.n, until) for card in cards]
    if isinstance(effect, w.Boost):
        cards = _spoken_of(effect, reading, frame)
        # A boost wears off with the battle unless its text says otherwise.
        boosted_until = UNTIL_BATTLE_END if sentence.duration is None else until
        return [Lasting(clause, BOOSTED, seat, card, effect.n, boosted_until) for card in cards]
    if isinstance(effect, n.GainTrait):
        bit = rules.list.bits[effect.label]
        return [Lasting(clause, GAINED, seat, card, bit, until) for card in _spoken_of(effect, reading, frame)]
    if isinstance(effect, w.ModifyTerritory):
        kind = TERRITORY if isinstance(sentence.duration, n.ThisTurnIn) else LAND
        return [Lasting(clause, kind, reading.player(effect.player), -1, effect.n, until)]
    if isinstance(effect, n.Cannot) and isinstance(effect.effect, w.Activate):
        return [Lasting("P2", UNABLE, reading.player(effect.player), -1, 0, until)]
    if isinstance(effect, w.NotNegated):
        return [Lasting("Q13", SAFE, seat, -1, 0, until)]
    if isinstance(effect, w.GainPower):
        return [Lasting("Q13", POWER, seat, -1, effect.n, until)]
    return None


class DrawCards(Procedure):
    """M6, Q7. Draw so many cards one by one, or as many as there are."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause

    @step("M6 Q7")
    def draw(self, state: WarsState, rules: Wars) -> Flow:
        """As far as the deck reaches."""
        while self.count > 0 and state.zones[DECK]:
            self.count -= 1
            apply_now(state, rules, Drawn(self.clause, state.zones[DECK][0], HANDS[self.seat], self.seat))
        return self.done(state)


class KeepAtRandom(Procedure):
    """S16. Random cards of the discard pile stay, the others are exiled."""

    def __init__(self, count: int = 0) -> None:
        super().__init__()
        self.count = count
        self.order: tuple[int, ...] = ()

    @step("S16")
    def mix(self, state: WarsState, rules: Wars) -> Flow:
        """Chance chooses."""
        return self.ask(state, Shuffle("S16", "keep-at-random", len(state.zones[DISCARD])), into="order")

    @step("S16")
    def exile(self, state: WarsState, rules: Wars) -> Flow:
        """The others leave the game."""
        pile = state.zones[DISCARD]
        kept = tuple(sorted([pile[place] for place in self.order[: self.count]], key=pile.index))
        happen(state, rules, *[Moved("S16", card, EXILE) for card in pile if card not in kept])
        return self.done(state, kept)


class GainLifeByCost(Procedure):
    """S16, S9. Life equal to a card's cost; the player chooses the cost of a changeable card, none counts as 0."""

    def __init__(self, seat: int = -1, card: int = -1, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause
        self.amount = 0

    @step("S16 S9")
    def choose(self, state: WarsState, rules: Wars) -> Flow:
        """Which number?"""
        printed = rules.card(state, self.card)
        low, high = max(0, printed.low), max(0, printed.high)
        return self.ask(state, Number(self.seat, "S9", "cost", low, high), into="amount")

    @step("S16")
    def gain(self, state: WarsState, rules: Wars) -> Flow:
        """So much life."""
        return happen(state, rules, LifeGained(self.clause, self.seat, self.amount))
