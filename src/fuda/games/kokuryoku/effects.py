"""What does each effect of a text do? A few events or one short procedure for every kind of effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kokuryoku import effect_words as e
from fuda.games.kokuryoku import words as o
from fuda.games.kokuryoku.battle_events import BattleTurned, EffectBegan, Resolved
from fuda.games.kokuryoku.cards import LASTING
from fuda.games.kokuryoku.events import (
    Detached,
    Drawn,
    MadeAble,
    MadeWaiting,
    PileChanged,
    Recovered,
    SpiritLost,
    UnitLeft,
    Walked,
    Went,
)
from fuda.games.kokuryoku.reading import Reading
from fuda.games.kokuryoku.sortie import Sortie, sortie_card_refusal, sortie_squares
from fuda.games.kokuryoku.table import (
    ABROAD,
    ADJACENT,
    BATTLE_END,
    DECKS,
    FIELDS,
    GRID,
    HANDS,
    OFF,
    TURN_END,
    KokuryokuState,
    Modifier,
)
from fuda.games.kokuryoku.values import enter_refusal, land_refusal, maximum
from fuda.kernel.decisions import Cards, Cells
from fuda.kernel.events import Event
from fuda.kernel.machine import end, happen, now
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Outcome
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.selection import members
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


class Carry(Resolve):
    """Carry out the effects printed on one line of a card, for the unit that has or bears it."""

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        line: int = -1,
        clause: str = "",
        that: tuple[int, ...] = (),
        unit: int = -1,
    ) -> None:
        super().__init__(seat, this, printed, line, clause, that)
        self.unit = unit

    def reading(self, state: KokuryokuState, rules: Kokuryoku) -> Reading:
        """The table as this text reads it."""
        return Reading(state, rules, self.seat, self.this, self.unit, self.that)


@rule("X7.37 X7.34")
def is_possible(state: KokuryokuState, rules: Kokuryoku, frame: Carry, sentence: Sentence) -> bool:
    """Whether anything of the sentence can be done; the impossible is left out."""
    reading = frame.reading(state, rules)
    if sentence.condition is not None and not reading.holds(sentence.condition):
        return False
    for choice in sentence.selections:
        if not choosable(state, rules, frame, sentence, members(choice, reading)):
            return False
    effect = sentence.effect
    if sentence.optional and isinstance(effect, n.Draw):
        return bool(state.zones[DECKS[reading.player(sentence.player)]])
    return True


@rule("K4.2a K4.2b X7.34 X7.37")
def choosable(
    state: KokuryokuState, rules: Kokuryoku, frame: Carry, sentence: Sentence, candidates: tuple[int, ...]
) -> tuple[int, ...]:
    """Of the cards that fit the text, those the rules let be chosen: only what can sortie can be told to, and nothing
    changes places with itself."""
    effect = sentence.effect
    if isinstance(effect, n.Exchange):
        taken = [card for pick in frame.picks for card in pick]
        for part in (effect.one, effect.other):
            if not isinstance(part, (n.Chosen, n.UpTo)):
                taken += members(part, frame.reading(state, rules))
        return tuple([card for card in candidates if card not in taken])
    if not isinstance(effect, e.SortieNow):
        return candidates
    seat = frame.reading(state, rules).player(sentence.player)
    return tuple(
        [
            card
            for card in candidates
            if sortie_card_refusal(state, rules, seat, card) is None and sortie_squares(state, rules, seat, card)
        ]
    )


def _spoken_of(effect: Any, frame: Carry, reading: Reading) -> tuple[int, ...]:
    """What was chosen for the effect, or what it names without a choice."""
    return frame.picks[0] if frame.picks else members(effect.what, reading)


@rule("X7.37 X5.2 X7.34")
def carry_out(state: KokuryokuState, rules: Kokuryoku, frame: Carry, sentence: Sentence) -> Flow:
    """Do what the sentence says, with what was chosen for it."""
    effect: Any = sentence.effect
    reading = frame.reading(state, rules)
    seat = reading.player(sentence.player)
    clause = frame.clause
    if isinstance(effect, LASTING):
        return happen(state, rules, EffectBegan(clause, _lasting(frame, sentence, reading)))
    if isinstance(effect, n.Draw):
        return frame.call(state, DrawCards(seat, effect.n, clause))
    if isinstance(effect, d.DiscardFromHand):
        return frame.call(state, PutHandOff(seat, effect.n, clause))
    if isinstance(effect, n.Choose):
        frame.that = frame.picks[0]
        return NEXT
    if isinstance(effect, e.SortieNow):
        return frame.call(state, Sortie(seat, frame.picks[0][0], -1, clause)) if frame.picks[0] else NEXT
    if isinstance(effect, e.Shift):
        return frame.call(state, ShiftUnits(seat, _spoken_of(effect, frame, reading), clause))
    if isinstance(effect, n.Exchange):
        return happen(state, rules, *_exchange(state, rules, frame, effect, reading))
    if isinstance(effect, e.CallOff):
        return happen(state, rules, BattleTurned(clause, "called-off")) if state.battle is not None else NEXT
    if isinstance(effect, e.Negate):
        if state.stack and state.stack[-1].kind == effect.kind:
            return happen(state, rules, Resolved(clause, True))
        return NEXT
    if isinstance(effect, e.RestoreChips):
        return happen(state, rules, PileChanged(clause, seat, min(effect.n, state.used[seat])))
    if isinstance(effect, e.UseUpChips):
        return happen(state, rules, PileChanged(clause, seat, -min(effect.n, state.unused[seat])))
    events = _on_cards(state, rules, effect, _spoken_of(effect, frame, reading), clause, reading)
    return happen(state, rules, *events) if events else NEXT


def _lasting(frame: Carry, sentence: Sentence, reading: Reading) -> Modifier:
    """The effect that begins; one on a whole group goes on to reach whatever fits."""
    effect: Any = sentence.effect
    until = BATTLE_END if isinstance(sentence.duration, o.ThisBattle) else TURN_END
    whole = isinstance(effect.what, n.All)
    cards = () if whole else _spoken_of(effect, frame, reading)
    return Modifier(frame.seat, frame.this, frame.unit, frame.printed, frame.line, frame.sentence, cards, until, whole)


def _on_cards(
    state: KokuryokuState, rules: Kokuryoku, effect: Any, cards: tuple[int, ...], clause: str, reading: Reading
) -> list[Event]:
    """What happens to the cards that an effect speaks of."""
    if isinstance(effect, e.Recover):
        return recoveries(state, rules, cards, reading.amount(effect.amount), clause)
    if isinstance(effect, e.LoseSpirit):
        amount = reading.amount(effect.amount)
        return [SpiritLost(clause, unit, min(amount, state.chips[unit])) for unit in cards if amount > 0]
    if isinstance(effect, e.MakeWaiting):
        return [MadeWaiting(clause, unit) for unit in cards]
    if isinstance(effect, e.MakeAble):
        return [MadeAble(clause, unit) for unit in cards]
    if isinstance(effect, e.PushBack):
        return _pushed_back(state, rules, cards, clause)
    if isinstance(effect, e.ReturnToHand):
        return [UnitLeft(clause, unit, HANDS[state.owner[unit]]) for unit in cards]
    if isinstance(effect, d.AddToHand):
        return [Went(clause, card, HANDS[state.owner[card]], reading.seat) for card in cards]
    if isinstance(effect, (e.PutOff, e.PutAbroad)):
        target = OFF if isinstance(effect, e.PutOff) else ABROAD
        return [put_away(state, card, target[state.owner[card]], clause) for card in cards]
    raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")


@rule("X3.2")
def recoveries(
    state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], amount: int, clause: str
) -> list[Event]:
    """Chips of the owners' unused piles onto units, never above the maximum."""
    left = list(state.unused)
    found: list[Event] = []
    for unit in units:
        owner = state.owner[unit]
        gained = min(amount, maximum(state, rules, unit) - state.chips[unit], left[owner])
        if gained > 0:
            left[owner] -= gained
            found.append(Recovered(clause, unit, gained))
    return found


def put_away(state: KokuryokuState, card: int, target: int, clause: str) -> Event:
    """The event that takes a card from wherever it lies to another zone."""
    if state.zone[card] in FIELDS:
        return UnitLeft(clause, card, target)
    if state.host[card] >= 0 or state.cell[card] >= 0:
        return Detached(clause, card, target, state.owner[card])
    return Went(clause, card, target, state.owner[card])


def _pushed_back(state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], clause: str) -> list[Event]:
    """One square straight back, where it is free."""
    found: list[Event] = []
    for unit in units:
        cell = GRID.step(state.owner[unit], state.cell[unit], -1, 0)
        if cell >= 0 and enter_refusal(state, rules, unit, cell) is None:
            found.append(Walked(clause, unit, cell))
    return found


def _exchange(
    state: KokuryokuState, rules: Kokuryoku, frame: Carry, effect: n.Exchange, reading: Reading
) -> list[Event]:
    """Two units change places, if no land keeps one of them away."""
    chosen = list(frame.picks)
    found: list[int] = []
    for part in (effect.one, effect.other):
        picked = chosen.pop(0) if isinstance(part, (n.Chosen, n.UpTo)) else members(part, reading)
        found += picked[:1]
    if len(found) < 2 or found[0] == found[1]:
        return []
    one, other = found
    cells = (state.cell[one], state.cell[other])
    if land_refusal(state, rules, one, cells[1]) is not None or land_refusal(state, rules, other, cells[0]) is not None:
        return []
    return [Walked(frame.clause, one, cells[1]), Walked(frame.clause, other, cells[0])]


class DrawCards(Procedure):
    """K4.1, X1.4. Draw so many cards one by one; who must and cannot loses."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause

    @step("K4.1 X1.4")
    def draw(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """From the top."""
        while self.count > 0:
            deck = state.zones[DECKS[self.seat]]
            if not deck:
                return end(state, Outcome(1 - self.seat, "deck-out", "X1.4"))
            self.count -= 1
            now(state, rules, Drawn(self.clause, deck[0], HANDS[self.seat], self.seat))
        return self.done(state)


class PutHandOff(Procedure):
    """Cards of the hand, chosen by their player, go off the field."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause
        self.picks: tuple[int, ...] = ()

    @step("K6.5 X7.34")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """As many as asked for, or all there are."""
        hand = state.zones[HANDS[self.seat]]
        if not hand or self.count <= 0:
            return self.done(state)
        return self.ask(
            state, Cards(self.seat, self.clause, "put-hand-off", hand, self.count, self.count), into="picks"
        )

    @step("K6.5")
    def put(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Off the field."""
        return happen(state, rules, *[Went(self.clause, card, OFF[self.seat], self.seat) for card in self.picks])


class ShiftUnits(Procedure):
    """Each unit is put on an empty square next to it that it may enter."""

    def __init__(self, seat: int = -1, units: tuple[int, ...] = (), clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.units = units
        self.clause = clause
        self.cells: tuple[int, ...] = ()

    @step("X2.3 X7.34")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Where to?"""
        while self.units:
            unit = self.units[0]
            if state.cell[unit] >= 0:
                near = ADJACENT[state.cell[unit]]
                cells = tuple([cell for cell in near if enter_refusal(state, rules, unit, cell) is None])
                if cells:
                    return self.ask(state, Cells(self.seat, self.clause, "shift", cells, 1, 1), into="cells")
            self.units = self.units[1:]
        return self.done(state)

    @step("X2.3 X7.34")
    def shift(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It is there."""
        unit = self.units[0]
        self.units = self.units[1:]
        self.restart()
        return happen(state, rules, Walked(self.clause, unit, self.cells[0]))
