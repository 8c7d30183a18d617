"""What do the less simple acts of a text do? Each is a few events or a short procedure of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.battle_events import BattleTurned, EffectBegan
from fuda.games.kokuryoku.board_events import CardAttached, Walked
from fuda.games.kokuryoku.cards import ATTACHABLE, LAND_CARD
from fuda.games.kokuryoku.chapters.act_procedures import (
    ChangingClass,
    ChipsAcross,
    ChipsOnto,
    IntoDeck,
    LayingLand,
    PutOnSquares,
    RandomDiscard,
    RandomLook,
    SearchToHand,
    TossCoin,
    across,
    advance,
    class_cards,
    open_ground,
    put_on_deck,
    set_spirit,
)
from fuda.games.kokuryoku.chapters.changes import DrawCards, PutHandOff, is_fast, put_away, recoveries, spared
from fuda.games.kokuryoku.chapters.permissions import player_cannot, taker
from fuda.games.kokuryoku.chapters.sortie import Sortie
from fuda.games.kokuryoku.events import Damaged, PileChanged, Spent, Went
from fuda.games.kokuryoku.table import (
    ABROAD,
    AFTER_BATTLE,
    BATTLE_END,
    DECKS,
    FIELDS,
    GAME,
    HANDS,
    LATER_END,
    LATER_PHASE,
    OFF,
    PHASE_END,
    PHASE_NAMES,
    POWER,
    TURN_BEGIN,
    TURN_END,
    KokuryokuState,
    Modifier,
)
from fuda.games.kokuryoku.texts.movement import land_refusal
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.values import holds_for, is_untouched, maximum
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.kernel.events import Event
from fuda.kernel.machine import end, happen
from fuda.kernel.procedure import NEXT, Flow, rule
from fuda.kernel.reasons import Outcome
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.modes import ChooseModes
from fuda.language.running.selection import members
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.mechanics.decks import Search
from fuda.mechanics.zones import Looked, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.kokuryoku.chapters.effects import Carry
    from fuda.games.kokuryoku.rules import Kokuryoku

OF_PLAYERS: Final = (
    t.RestoreSo,
    t.RestoreAll,
    t.UseUpSo,
    t.DrawSo,
    t.DrawUntil,
    t.DiscardDownTo,
    t.DiscardAll,
    t.DiscardAtRandom,
    t.LookAtRandom,
    t.LookAtHand,
    t.LookAtTop,
    t.MillTop,
    t.BanishTop,
    t.Search,
    t.SearchToHand,
    t.SearchShown,
    t.RevealTop,
    t.RevealHand,
    t.FlipCoin,
    t.ShuffleDeck,
    t.WinGame,
    t.LoseGame,
)
ON_UNITS: Final = (
    t.RecoverAll,
    t.DealDamage,
    t.SetSpirit,
    t.PaySpirit,
    t.Remove,
    t.Banish,
    t.UnitOnDeck,
    t.TakeBack,
    t.PutOnDeck,
    t.Advance,
)
NEW_ACTS: Final = (
    *OF_PLAYERS,
    *ON_UNITS,
    t.PutChips,
    t.PutUsed,
    t.MoveChips,
    t.MoveUpTo,
    t.PutInDeck,
    t.AttachTo,
    t.LayLand,
    t.LayLandOn,
    t.SortieWith,
    t.SortieTo,
    t.MoveTo,
    t.MoveOnce,
    t.ChangeClass,
    t.Retarget,
    t.Modes,
    t.Depending,
    t.ChooseCards,
    t.ChooseBoth,
    t.SwapPair,
    t.Reveal,
    u.TakeInstead,
    a.Delayed,
)


def _picked(part: n.Node, frame: Carry, reading: Reading, chosen: list[tuple[int, ...]]) -> tuple[int, ...]:
    """What one part of an act names: the next choice, or what needs none; without what the text does not touch."""
    if isinstance(part, (n.Chosen, n.UpTo)) and chosen:
        return chosen.pop(0)
    return touched(reading.state, reading.rules, frame, members(part, reading))


def touched(state: KokuryokuState, rules: Kokuryoku, frame: Carry, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Of these cards those to which a text can do something."""
    if r.Untouched not in rules.words and r.UntouchedByAll not in rules.words:
        return cards
    return tuple(
        [
            card
            for card in cards
            if state.zone[card] not in FIELDS or not is_untouched(state, rules, card, frame.seat, frame.this)
        ]
    )


# --- what is possible


@rule("X7.34 X7.37")
def can_do(state: KokuryokuState, rules: Kokuryoku, frame: Carry, effect: Any, reading: Reading, seat: int) -> bool:
    """Whether anything of an act can be done."""
    if isinstance(effect, (t.AttachTo, t.LayLand, t.LayLandOn, t.ChangeClass, t.Retarget)):
        what = effect.what
        return bool(fitting(state, rules, frame, effect, members(what, reading)))
    if isinstance(effect, (t.SearchToHand, t.Search, t.SearchShown)):
        return bool(state.zones[DECKS[seat]])
    return True


@rule("K4.5 X6.2 X7.4 K4.4 X6.1 X5.1")
def fitting(
    state: KokuryokuState, rules: Kokuryoku, frame: Carry, effect: Any, candidates: tuple[int, ...]
) -> tuple[int, ...]:
    """Of the cards or units that fit the text, those with which the rules let it be done."""
    reading = frame.reading(state, rules)
    seat = reading.actor
    if isinstance(effect, t.AttachTo):
        units = members(effect.to, reading)
        if not candidates or state.zone[candidates[0]] not in FIELDS:
            return tuple([card for card in candidates if any([may_bear(state, rules, card, unit) for unit in units])])
        cards = _picked(effect.what, frame, reading, list(frame.picks))
        return tuple([unit for unit in candidates if any([may_bear(state, rules, card, unit) for card in cards])])
    if isinstance(effect, (t.LayLand, t.LayLandOn)):
        if player_cannot(state, rules, seat, "land"):
            return ()
        lands = [card for card in candidates if rules.list.cards[state.printed[card]].kind == LAND_CARD]
        named = reading.squares(effect.where) if isinstance(effect, t.LayLandOn) else None
        return tuple(lands) if open_ground(state, rules, seat, named) else ()
    if isinstance(effect, t.ChangeClass):
        return tuple([unit for unit in candidates if class_cards(state, rules, unit)])
    battle = state.battle
    if battle is None:
        return ()
    return tuple([unit for unit in candidates if unit not in (battle.attacker, battle.defender)])


def may_bear(state: KokuryokuState, rules: Kokuryoku, card: int, unit: int) -> bool:
    """Whether the unit may bear the card; no price is paid for what a text attaches."""
    from fuda.games.kokuryoku.chapters.power_phase import bearer_refusal

    if rules.list.cards[state.printed[card]].kind not in ATTACHABLE or state.zone[unit] not in FIELDS:
        return False
    if state.host[card] == unit or (state.host[card] >= 0 and is_fast(state, rules, card)):
        return False
    return state.owner[unit] == state.owner[card] and bearer_refusal(state, rules, card, unit, False) is None


# --- for how long


@rule("K3.1 X7.48 X7.56")
def lasting_for(made: Modifier, duration: n.Node | None, reading: Reading, leaves_last: bool = False) -> None:
    """Write down how long an effect lasts. Without a word it is the battle, or else the turn; what takes the place of
    leaving the field lasts until those who were beaten have left."""
    state = reading.state
    if duration is None:
        made.until = BATTLE_END if state.battle is not None else TURN_END
    elif isinstance(duration, o.ThisBattle):
        made.until = AFTER_BATTLE if leaves_last else BATTLE_END
    elif isinstance(duration, n.UntilEndOfTurn):
        made.until = TURN_END
    elif isinstance(duration, u.ThisPhase):
        made.until = PHASE_END
    elif isinstance(duration, (u.ForGame, a.AsLongAs)):
        made.until = GAME
    elif isinstance(duration, (u.UntilTurnOf, a.UntilEndOfNextTurnOf, a.InNextTurnOf)):
        made.ends = _next_turn(state, reading, duration.player)
        made.until = TURN_BEGIN if isinstance(duration, u.UntilTurnOf) else LATER_END
        made.begins = made.ends if isinstance(duration, a.InNextTurnOf) else 0
    elif isinstance(duration, (u.NextPhaseOf, u.PhaseOfNextTurn)):
        seat = reading.seats(duration.player)[0]
        phase = PHASE_NAMES.index(duration.phase)
        made.until = LATER_END
        if isinstance(duration, u.PhaseOfNextTurn):
            made.begins = made.ends = _next_turn(state, reading, duration.player)
        else:
            made.begins = made.ends = _turn_of_phase(state, seat, phase)
        made.phase = 2 * phase + seat
    elif isinstance(duration, u.UntilEndOfPhase):
        seat = reading.seats(duration.player)[0]
        phase = PHASE_NAMES.index(duration.phase)
        made.until = LATER_PHASE
        made.ends = _turn_of_phase(state, seat, phase)
        made.phase = 2 * phase + seat


def _next_turn(state: KokuryokuState, reading: Reading, player: n.Node) -> int:
    if isinstance(player, g.BothPlayers):
        return state.turn + 1
    return state.turn + (2 if state.turn_player == reading.player(player) else 1)


def _turn_of_phase(state: KokuryokuState, seat: int, phase: int) -> int:
    """The turn in which the next such phase of the seat begins."""
    if phase != POWER:
        if state.turn_player != seat:
            return state.turn + 1
        return state.turn if state.phase < phase else state.turn + 2
    if state.phase == POWER and state.active != seat and seat != state.turn_player:
        return state.turn
    return state.turn + 1


# --- doing it


@rule("X7.34 X7.37")
def perform(state: KokuryokuState, rules: Kokuryoku, frame: Carry, effect: Any, reading: Reading, seat: int) -> Flow:
    """Do what an act says, with what was chosen for it."""
    clause = frame.clause
    if isinstance(effect, OF_PLAYERS):
        return _by_player(state, rules, frame, effect, reading, seat)
    if isinstance(effect, t.Modes):
        return frame.call(state, ChooseModes(frame, seat, effect.n, len(effect.options)))
    if isinstance(effect, t.Depending):
        return frame.call(
            state, frame.inside(rules, effect.first if reading.holds(effect.condition) else effect.second)
        )
    if isinstance(effect, a.Delayed):
        made = Modifier(frame.seat, frame.this, frame.unit, frame.printed, frame.line, frame.sentence, frame.that)
        made.until, made.kept = GAME, frame.kept
        return happen(state, rules, EffectBegan(clause, made))
    chosen = list(frame.picks)
    if isinstance(effect, t.ChooseCards):
        frame.that = _picked(effect.what, frame, reading, chosen)
        return NEXT
    if isinstance(effect, t.ChooseBoth):
        frame.that = (
            *_picked(effect.first, frame, reading, chosen),
            *_picked(effect.second, frame, reading, chosen),
        )
        return NEXT
    if isinstance(effect, t.AttachTo):
        cards = _picked(effect.what, frame, reading, chosen)
        units = _picked(effect.to, frame, reading, chosen)
        fits = [card for card in cards if units and may_bear(state, rules, card, units[0])]
        if not fits:
            return NEXT
        return happen(state, rules, CardAttached(clause, fits[0], state.owner[fits[0]], units[0]))
    if isinstance(effect, t.MoveUpTo):
        given = _picked(effect.source, frame, reading, chosen)
        taken = _picked(effect.target, frame, reading, chosen)
        if not given or not taken:
            return NEXT
        return frame.call(state, ChipsAcross(seat, given[0], taken[0], effect.n, clause))
    if isinstance(effect, t.MoveChips):
        return _move_chips(state, rules, frame, effect, reading, chosen)
    cards = _picked(effect.what, frame, reading, chosen)
    if isinstance(effect, t.Reveal):
        frame.that = cards
        return happen(state, rules, Looked(clause, cards, EVERYBODY)) if cards else NEXT
    if isinstance(effect, t.SwapPair):
        events = swapped(state, rules, cards, clause, frame.seat)
        return happen(state, rules, *events) if events else NEXT
    if isinstance(effect, t.PutChips):
        return frame.call(state, ChipsOnto(seat, cards, effect.n, clause))
    if isinstance(effect, t.PutUsed):
        return frame.call(state, ChipsOnto(seat, cards, effect.n, clause, True))
    if isinstance(effect, t.PutInDeck):
        return frame.call(state, IntoDeck(cards, clause))
    if isinstance(effect, t.LayLand):
        return frame.call(state, LayingLand(seat, cards[0], clause)) if cards else NEXT
    if isinstance(effect, t.LayLandOn):
        where = reading.squares(effect.where)
        return frame.call(state, LayingLand(seat, cards[0], clause, where)) if cards else NEXT
    if isinstance(effect, t.SortieTo):
        where = reading.squares(effect.where)
        return frame.call(state, Sortie(seat, cards[0], -1, clause, 0, False, where)) if cards else NEXT
    if isinstance(effect, t.SortieWith):
        return frame.call(state, Sortie(seat, cards[0], -1, clause, effect.n)) if cards else NEXT
    if isinstance(effect, t.MoveTo):
        units = spared(state, rules, cards, "shifted", frame.seat)
        return frame.call(state, PutOnSquares(seat, units, reading.squares(effect.where), clause)) if units else NEXT
    if isinstance(effect, t.MoveOnce):
        movable = [unit for unit in spared(state, rules, cards, "shifted", frame.seat) if state.cell[unit] >= 0][:1]
        squares = rules.movement(state, movable[0]) if movable else ()
        return frame.call(state, PutOnSquares(seat, tuple(movable), squares, clause)) if movable else NEXT
    if isinstance(effect, t.ChangeClass):
        return frame.call(state, ChangingClass(cards[0], clause)) if cards else NEXT
    if isinstance(effect, t.Retarget):
        return happen(state, rules, BattleTurned(clause, "turned", cards[0])) if cards and state.battle else NEXT
    if isinstance(effect, u.TakeInstead):
        events = _dealt(state, rules, cards[:1], frame.kept[1] if len(frame.kept) > 1 else 0, frame.unit, clause)
        return happen(state, rules, *events) if events else NEXT
    events = _on_units(state, rules, effect, cards, reading, frame)
    return happen(state, rules, *events) if events else NEXT


@rule("X2.3")
def swapped(state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], clause: str, by: int = -1) -> list[Event]:
    """Two units change places, if nothing keeps one of them away."""
    if len(units) < 2 or len(spared(state, rules, units, "shifted", by)) < 2:
        return []
    one, other = units[:2]
    cells = (state.cell[one], state.cell[other])
    if land_refusal(state, rules, one, cells[1]) is not None or land_refusal(state, rules, other, cells[0]) is not None:
        return []
    return [Walked(clause, one, cells[1]), Walked(clause, other, cells[0])]


def _on_units(
    state: KokuryokuState, rules: Kokuryoku, effect: Any, cards: tuple[int, ...], reading: Reading, frame: Carry
) -> list[Event]:
    clause = frame.clause
    if isinstance(effect, t.RecoverAll):
        return recoveries(state, rules, cards, maximum_of_all(state, rules, cards), clause)
    if isinstance(effect, t.DealDamage):
        return _dealt(state, rules, cards, reading.amount(effect.amount), frame.unit, clause)
    if isinstance(effect, t.PaySpirit):
        amount = reading.amount(effect.amount)
        return [Spent(clause, unit, min(amount, state.chips[unit])) for unit in cards if amount > 0]
    if isinstance(effect, t.SetSpirit):
        return set_spirit(state, rules, cards, reading.amount(effect.amount), clause)
    if isinstance(effect, t.Advance):
        return advance(state, rules, spared(state, rules, cards, "shifted", frame.seat), effect, clause)
    kept = [card for card in cards if not is_fast(state, rules, card, frame.seat)]
    if isinstance(effect, t.Remove):
        return [put_away(state, card, OFF[state.owner[card]], clause) for card in kept]
    if isinstance(effect, t.Banish):
        return [put_away(state, card, ABROAD[state.owner[card]], clause) for card in kept]
    if isinstance(effect, t.TakeBack):
        return [put_away(state, card, HANDS[state.owner[card]], clause) for card in kept]
    if isinstance(effect, (t.PutOnDeck, t.UnitOnDeck)):
        return [put_on_deck(state, card, effect.place == "top", clause) for card in kept]
    raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")


def maximum_of_all(state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...]) -> int:
    """So many chips at most one of the units can have."""
    return max([maximum(state, rules, unit) for unit in units], default=0)


@rule("X7.45 X5.4")
def _dealt(
    state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], amount: int, by: int, clause: str
) -> list[Event]:
    """Damage that a text deals; none where none is taken."""
    found: list[Event] = []
    for unit in units:
        if amount > 0 and state.cell[unit] >= 0 and not holds_for(state, rules, e.NoDamage, unit):
            found.append(Damaged(clause, taker(state, rules, unit), amount, by, -1))
    return found


def _move_chips(
    state: KokuryokuState,
    rules: Kokuryoku,
    frame: Carry,
    effect: t.MoveChips,
    reading: Reading,
    chosen: list[tuple[int, ...]],
) -> Flow:
    source = _picked(effect.source, frame, reading, chosen)
    target = _picked(effect.target, frame, reading, chosen)
    if not source or not target:
        return NEXT
    events = across(state, rules, source[0], target[0], reading.amount(effect.amount), frame.clause)
    return happen(state, rules, *events) if events else NEXT


def _by_player(state: KokuryokuState, rules: Kokuryoku, frame: Carry, effect: Any, reading: Reading, seat: int) -> Flow:
    """Acts of a player on chips, decks and hands."""
    clause = frame.clause
    hand = state.zones[HANDS[seat]]
    if isinstance(effect, (t.WinGame, t.LoseGame)):
        return end(state, Outcome(seat if isinstance(effect, t.WinGame) else 1 - seat, "text", clause))
    if isinstance(effect, t.RestoreSo):
        return happen(state, rules, PileChanged(clause, seat, min(reading.amount(effect.amount), state.used[seat])))
    if isinstance(effect, t.RestoreAll):
        return happen(state, rules, PileChanged(clause, seat, state.used[seat])) if state.used[seat] else NEXT
    if isinstance(effect, t.UseUpSo):
        return happen(state, rules, PileChanged(clause, seat, -min(reading.amount(effect.amount), state.unused[seat])))
    if isinstance(effect, (t.DrawSo, t.DrawUntil)):
        wanted = reading.amount(effect.amount) if isinstance(effect, t.DrawSo) else effect.n - len(hand)
        if wanted <= 0 or player_cannot(state, rules, seat, "draw"):
            return NEXT
        return frame.call(state, DrawCards(seat, wanted, clause))
    if isinstance(effect, t.DiscardDownTo):
        return frame.call(state, PutHandOff(seat, len(hand) - effect.n, clause))
    if isinstance(effect, t.DiscardAll):
        return happen(state, rules, *[Went(clause, card, OFF[seat], seat) for card in hand]) if hand else NEXT
    if isinstance(effect, t.DiscardAtRandom):
        return frame.call(state, RandomDiscard(seat, effect.n, clause))
    if isinstance(effect, t.FlipCoin):
        return frame.call(state, TossCoin(clause), into="coin")
    if isinstance(effect, (t.Search, t.SearchToHand, t.SearchShown)):
        return _search(state, rules, frame, effect, reading, seat)
    if isinstance(effect, t.ShuffleDeck):
        return frame.call(state, ShuffleZone(DECKS[seat], clause))
    if isinstance(effect, t.LookAtRandom):
        return frame.call(state, RandomLook(seat, reading.player(effect.player), effect.n, clause))
    seats = EVERYBODY if isinstance(effect, (t.RevealTop, t.RevealHand)) else 1 << seat
    if isinstance(effect, (t.LookAtHand, t.RevealHand)):
        seen = state.zones[HANDS[reading.player(effect.player)]]
        frame.that = seen
        return happen(state, rules, Looked(clause, seen, seats)) if seen else NEXT
    owner = reading.player(effect.player)
    top = state.zones[DECKS[owner]][: effect.n]
    if not top:
        return NEXT
    if isinstance(effect, t.MillTop):
        frame.that = top
        target = ABROAD[owner] if isinstance(effect, t.BanishTop) else OFF[owner]
        return happen(state, rules, *[Went(clause, card, target, seat) for card in top])
    frame.that = top
    return happen(state, rules, Looked(clause, top, seats))


def _search(state: KokuryokuState, rules: Kokuryoku, frame: Carry, effect: Any, reading: Reading, seat: int) -> Flow:
    deck = state.zones[DECKS[seat]]
    found = reading.select(deck, effect.what)
    if isinstance(effect, (t.SearchToHand, t.SearchShown)):
        shown = isinstance(effect, t.SearchShown)
        return frame.call(state, SearchToHand(seat, found, effect.n, frame.clause, shown))
    return frame.call(state, Search(seat, deck, found, effect.n, 0, frame.clause), into="that")
