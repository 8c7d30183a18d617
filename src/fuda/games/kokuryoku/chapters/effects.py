"""What does each effect of a text do? A few events or one short procedure for every kind of effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kokuryoku.battle_events import BattleTurned, EffectBegan, Resolved
from fuda.games.kokuryoku.board_events import Walked
from fuda.games.kokuryoku.cards import negated
from fuda.games.kokuryoku.chapters.acts import NEW_ACTS, can_do, fitting, lasting_for, perform, swapped, touched
from fuda.games.kokuryoku.chapters.changes import (
    DrawCards,
    PutHandOff,
    ShiftUnits,
    is_fast,
    put_away,
    recoveries,
    spared,
)
from fuda.games.kokuryoku.chapters.permissions import is_worn_out, loss_of, player_cannot
from fuda.games.kokuryoku.chapters.sortie import Sortie, sortie_card_refusal, sortie_squares
from fuda.games.kokuryoku.events import MadeAble, MadeWaiting, PileChanged, SpiritLost, TextCounted, Went
from fuda.games.kokuryoku.table import ABROAD, DECKS, GRID, HANDS, OFF, TURN_END, KokuryokuState, Modifier
from fuda.games.kokuryoku.texts.carried import LASTING
from fuda.games.kokuryoku.texts.movement import enter_refusal
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import prices as pr
from fuda.games.kokuryoku.words import relations as r
from fuda.kernel.events import Event
from fuda.kernel.machine import apply_now, happen
from fuda.kernel.procedure import NEXT, Flow, rule
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
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
        self.coin = 0
        self.event_units = that
        self.fighters: tuple[int, ...] = ()  # of the battle that is over, after which this is carried out

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No coin was tossed before, and nobody asked who had fought."""
        return {"coin": 0, "event_units": written.get("that", []), "fighters": [], **written}

    def inside(self, rules: Kokuryoku, text: n.Node) -> Carry:
        """What carries out a text inside this one: of the same card, about the same units and amounts."""
        line = rules.list.cards[self.printed].given[text]
        made = Carry(self.seat, self.this, self.printed, line, self.clause, self.that, self.unit)
        made.kept, made.coin, made.event_units, made.fighters = self.kept, self.coin, self.event_units, self.fighters
        return made

    def reading(self, state: KokuryokuState, rules: Kokuryoku) -> Reading:
        """The table as this text reads it."""
        reading = Reading(state, rules, self.seat, self.this, self.unit, self.that, self.kept)
        reading.coin = self.coin
        reading.event_units = self.event_units
        reading.fighters = self.fighters
        sentences = rules.sentences(self.printed, self.line)
        if self.sentence < len(sentences):
            sentence = sentences[self.sentence]
            if sentence.has_player:
                reading.actor = reading.player(sentence.player)
                reading.each = isinstance(sentence.player, (g.TurnPlayer, g.OtherPlayer))
            reading.compared = sentence.condition
        return reading


@rule("X7.50")
def is_being_saved(state: KokuryokuState) -> bool:
    """Whether a text is carried out in the place of an event: what it does comes before units are looked at."""
    return any([isinstance(frame, Carry) and frame.clause == "X7.50" for frame in state.frames])


@rule("X7.37 X7.34")
def is_possible(state: KokuryokuState, rules: Kokuryoku, frame: Carry, sentence: Sentence) -> bool:
    """Whether anything of the sentence can be done; the impossible is left out."""
    reading = frame.reading(state, rules)
    printed = rules.list.cards[frame.printed]
    if printed.limits and not frame.sentence and is_worn_out(state, printed, frame.this, frame.line):
        return False
    if sentence.condition is not None and not reading.holds(sentence.condition):
        return False
    for choice in sentence.selections:
        if not choosable(state, rules, frame, sentence, members(choice, reading)):
            if rules.list.cards[frame.printed].counts:
                frame.kept = (*frame.kept[:2], *(0,) * (3 - len(frame.kept[:2])))  # nothing was moved
            return False
    effect = sentence.effect
    seat = reading.player(sentence.player)
    if sentence.optional and isinstance(effect, n.Draw):
        return bool(state.zones[DECKS[seat]])
    if isinstance(effect, t.PaySpirit) and (sentence.optional or is_asked_about(rules, frame)):
        rich = [state.chips[unit] >= reading.amount(effect.amount) for unit in members(effect.what, reading)]
        return any(rich) if sentence.selections else bool(rich) and all(rich)
    if isinstance(effect, e.PushBack) and not sentence.selections and is_asked_about(rules, frame):
        return bool(_pushed_back(state, rules, members(effect.what, reading), "", reading.seat))
    if isinstance(effect, d.DiscardFromHand) and is_asked_about(rules, frame):
        return len(state.zones[HANDS[seat]]) >= effect.n
    return can_do(state, rules, frame, effect, reading, seat)


def is_asked_about(rules: Kokuryoku, frame: Carry) -> bool:
    """Whether the next sentence hangs on what this one does."""
    sentences = rules.sentences(frame.printed, frame.line)
    after = sentences[frame.sentence + 1] if frame.sentence + 1 < len(sentences) else None
    return after is not None and (after.follows or after.otherwise)


@rule("K4.2a K4.2b X7.34 X7.37")
def choosable(
    state: KokuryokuState, rules: Kokuryoku, frame: Carry, sentence: Sentence, candidates: tuple[int, ...]
) -> tuple[int, ...]:
    """Of the cards that fit the text, those the rules let be chosen: only what can sortie can be told to, and nothing
    changes places with itself."""
    effect = sentence.effect
    candidates = touched(state, rules, frame, candidates)
    if isinstance(effect, (n.Exchange, t.MoveChips, t.MoveUpTo)):
        taken = [card for pick in frame.picks for card in pick]
        pair = (effect.one, effect.other) if isinstance(effect, n.Exchange) else (effect.source, effect.target)
        for part in pair:
            if not isinstance(part, (n.Chosen, n.UpTo)):
                taken += members(part, frame.reading(state, rules))
        return tuple([card for card in candidates if card not in taken])
    if isinstance(effect, (t.AttachTo, t.LayLand, t.LayLandOn, t.ChangeClass, t.Retarget)):
        return fitting(state, rules, frame, effect, candidates)
    if not isinstance(effect, (e.SortieNow, t.SortieWith, t.SortieTo)):
        return candidates
    reading = frame.reading(state, rules)
    seat = reading.player(sentence.player)
    where = reading.squares(effect.where) if isinstance(effect, t.SortieTo) else None
    return tuple(
        [
            card
            for card in candidates
            if sortie_card_refusal(state, rules, seat, card, state.zone[card]) is None
            and sortie_squares(state, rules, seat, card, where)
        ]
    )


def _spoken_of(effect: Any, frame: Carry, reading: Reading) -> tuple[int, ...]:
    """What was chosen for the effect, or what it names without a choice."""
    if frame.picks:
        return frame.picks[0]
    return touched(reading.state, reading.rules, frame, members(effect.what, reading))


def _to_hand(state: KokuryokuState, card: int, reading: Reading, clause: str) -> Event:
    """A card comes to its owner's hand, from wherever it lies."""
    target = HANDS[state.owner[card]]
    if state.host[card] >= 0 or state.cell[card] >= 0:
        return put_away(state, card, target, clause)
    return Went(clause, card, target, reading.seat)


@rule("X7.37 X5.2 X7.34")
def carry_out(state: KokuryokuState, rules: Kokuryoku, frame: Carry, sentence: Sentence) -> Flow:
    """Do what the sentence says, with what was chosen for it."""
    effect: Any = sentence.effect
    reading = frame.reading(state, rules)
    seat = reading.player(sentence.player)
    clause = frame.clause
    if sentence.named_later and "what" in n.field_names(type(effect)) and not isinstance(effect.what, n.That):
        frame.that = _spoken_of(effect, frame, reading)
    if frame.line in rules.list.cards[frame.printed].limits and not frame.sentence:
        apply_now(state, rules, TextCounted("X7.59", frame.this, frame.line))
    if isinstance(effect, (*LASTING, a.Instead)) or (isinstance(effect, a.Delayed) and sentence.duration is not None):
        return happen(state, rules, EffectBegan(clause, _lasting(frame, sentence, reading)))
    if rules.list.cards[frame.printed].counts:
        frame.kept = (reading.amount(q.NumberX()), reading.amount(q.AsDealt()), _moved(state, frame, effect, reading))
    if isinstance(effect, NEW_ACTS):
        return perform(state, rules, frame, effect, reading, seat)
    if isinstance(effect, n.Draw):
        if player_cannot(state, rules, seat, "draw"):
            return NEXT
        return frame.call(state, DrawCards(seat, effect.n, clause))
    if isinstance(effect, d.DiscardFromHand):
        return frame.call(state, PutHandOff(seat, effect.n, clause))
    if isinstance(effect, n.Choose):
        frame.that = frame.picks[0] if frame.picks else members(effect.what, reading)
        return NEXT
    if isinstance(effect, e.SortieNow):
        cards = _spoken_of(effect, frame, reading)
        return frame.call(state, Sortie(seat, cards[0], -1, clause)) if cards else NEXT
    if isinstance(effect, e.Shift):
        return frame.call(
            state,
            ShiftUnits(seat, spared(state, rules, _spoken_of(effect, frame, reading), "shifted", frame.seat), clause),
        )
    if isinstance(effect, n.Exchange):
        return happen(state, rules, *_exchange(state, rules, frame, effect, reading))
    if isinstance(effect, e.CallOff):
        return happen(state, rules, BattleTurned(clause, "called-off")) if state.battle is not None else NEXT
    if isinstance(effect, t.CallOffCounter):
        battle = state.battle
        if battle is None or battle.striker != battle.defender:
            return NEXT
        return happen(state, rules, BattleTurned(clause, "called-off"))
    if isinstance(effect, e.Negate):
        if state.stack and state.stack[-1].kind in negated(effect.kind):
            top = state.stack[-1]
            frame.that = (top.card if top.kind == "surprise" else top.unit,)
            return happen(state, rules, Resolved(clause, True))
        return NEXT
    if isinstance(effect, e.RestoreChips):
        return happen(state, rules, PileChanged(clause, seat, min(effect.n, state.used[seat])))
    if isinstance(effect, e.UseUpChips):
        return happen(state, rules, PileChanged(clause, seat, -min(effect.n, state.unused[seat])))
    events = _on_cards(state, rules, effect, _spoken_of(effect, frame, reading), clause, reading)
    return happen(state, rules, *events) if events else NEXT


def _moved(state: KokuryokuState, frame: Carry, effect: Any, reading: Reading) -> int:
    """How many cards, units or chips the act moves, for the sentence that speaks of so many."""
    seat = reading.actor
    hand, used = len(state.zones[HANDS[seat]]), state.used[seat]
    if isinstance(effect, t.DiscardAll):
        return hand
    if isinstance(effect, (d.DiscardFromHand, t.DiscardAtRandom)):
        return min(effect.n, hand)
    if isinstance(effect, t.DiscardDownTo):
        return max(0, hand - effect.n)
    if isinstance(effect, (e.RestoreChips, t.RestoreAll)):
        return used if isinstance(effect, t.RestoreAll) else min(effect.n, used)
    if isinstance(effect, e.UseUpChips):
        return min(effect.n, state.unused[seat])
    return len(_spoken_of(effect, frame, reading)) if "what" in n.field_names(type(effect)) else 0


def _lasting(frame: Carry, sentence: Sentence, reading: Reading) -> Modifier:
    """The effect that begins; one on a whole group goes on to reach whatever fits."""
    effect: Any = sentence.effect
    whole = "what" not in n.field_names(type(effect)) or isinstance(effect.what, n.All)
    if isinstance(effect, (a.Instead, a.Delayed)):
        whole = False
    if isinstance(effect, r.TakesFor):
        whole = False
        cards = frame.picks[0] if frame.picks else members(effect.to, reading)
    else:
        cards = (
            ()
            if whole
            else frame.that
            if isinstance(effect, (a.Instead, a.Delayed))
            else _spoken_of(effect, frame, reading)
        )
    made = Modifier(
        frame.seat, frame.this, frame.unit, frame.printed, frame.line, frame.sentence, cards, TURN_END, whole
    )
    made.kept = frame.kept
    lasting_for(made, sentence.duration, reading, isinstance(effect, a.Instead))
    return made


def _on_cards(
    state: KokuryokuState, rules: Kokuryoku, effect: Any, cards: tuple[int, ...], clause: str, reading: Reading
) -> list[Event]:
    """What happens to the cards that an effect speaks of."""
    if isinstance(effect, e.Recover):
        return recoveries(state, rules, cards, reading.amount(effect.amount), clause)
    if isinstance(effect, e.LoseSpirit):
        amount = reading.amount(effect.amount)
        cards = spared(state, rules, cards, "lose")
        if pr.ChangeLoss in rules.words or pr.ChangeLossByAll in rules.words:
            losses = {unit: loss_of(state, rules, unit, amount, reading.seat, reading.this) for unit in cards}
            return [SpiritLost(clause, unit, min(lost, state.chips[unit])) for unit, lost in losses.items() if lost > 0]
        return [SpiritLost(clause, unit, min(amount, state.chips[unit])) for unit in cards if amount > 0]
    if isinstance(effect, e.MakeWaiting):
        return [MadeWaiting(clause, unit) for unit in spared(state, rules, cards, "wait", reading.seat)]
    if isinstance(effect, e.MakeAble):
        return [MadeAble(clause, unit) for unit in spared(state, rules, cards, "able")]
    if isinstance(effect, e.PushBack):
        return _pushed_back(state, rules, cards, clause, reading.seat)
    if isinstance(effect, e.ReturnToHand):
        return [put_away(state, unit, HANDS[state.owner[unit]], clause) for unit in cards]
    if isinstance(effect, d.AddToHand):
        return [_to_hand(state, card, reading, clause) for card in cards]
    if isinstance(effect, (e.PutOff, e.PutAbroad)):
        target = OFF if isinstance(effect, e.PutOff) else ABROAD
        cards = tuple([card for card in cards if not is_fast(state, rules, card, reading.seat)])
        return [put_away(state, card, target[state.owner[card]], clause) for card in cards]
    raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")


def _pushed_back(state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], clause: str, by: int) -> list[Event]:
    """One square straight back, where it is free."""
    found: list[Event] = []
    for deed in ("shifted", "pushed"):
        units = spared(state, rules, units, deed, by)
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
    return swapped(state, rules, tuple(found), frame.clause, frame.seat)
