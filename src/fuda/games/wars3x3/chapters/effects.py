"""What does each effect of a text do? One short procedure or a few events for every kind of effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.wars3x3.cards import APPLIED, MAGIC, POWERING
from fuda.games.wars3x3.chapters.act_procedures import (
    BringOut,
    ChooseWithin,
    DestroyCards,
    DiscardDown,
    DrawCards,
    ExtraExpansion,
    GainLifeByCost,
    KeepAtRandom,
    MixedUnder,
    NameOne,
    PutInOrder,
    ShuffleIn,
)
from fuda.games.wars3x3.chapters.applied import room
from fuda.games.wars3x3.chapters.durations import until_of
from fuda.games.wars3x3.chapters.magic import MagicActivation
from fuda.games.wars3x3.chapters.main_phase import ExtraDeployment
from fuda.games.wars3x3.table import (
    BOOSTED,
    DECK,
    DELAYED,
    DISCARD,
    EXILE,
    EXTRA,
    FIELDS,
    FOR_THE_GAME,
    GAINED,
    HANDS,
    INCREASED,
    LAND,
    LOST,
    LYING,
    MAGICS,
    MORE,
    OPERATIONS,
    POWER,
    SAFE,
    TERRITORIES,
    TERRITORY,
    TEXT,
    UNABLE,
    UNTIL_BATTLE_END,
    UNTIL_TURN_END,
    VOID,
    Damaged,
    Deployed,
    Destroyed,
    Expanded,
    Lasting,
    LifeGained,
    LifeLost,
    MagicExiled,
    TextLasts,
    TextModifier,
    Turned,
    WarsState,
)
from fuda.games.wars3x3.texts.values import Reading, cannot_do, damage_taken, is_forbidden, power_change
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.modes import ChooseModes
from fuda.language.running.resolution import Resolve, Sentence
from fuda.language.running.selection import matches, members
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Looked, Moved, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars


# What happens with cards: to which zone they go, or what is done with them there.
WITH_CARDS: Final = (
    n.Discard,
    n.Destroy,
    n.Exile,
    n.Return,
    t.Put,
    t.PutUnder,
    t.MixUnder,
    t.Turn,
    n.Choose,
    n.Exchange,
    d.PutInDiscard,
    d.Reveal,
    t.PutOver,
    t.ShuffleIn,
    t.Bring,
    t.LookAtCards,
    x.TakeOver,
)
OF_PLAYERS: Final = (
    n.Draw,
    t.DrawSo,
    t.DrawUntil,
    t.DiscardDownTo,
    n.Damage,
    x.TakeDamage,
    n.GainLife,
    t.LoseLife,
    t.SetLife,
    x.SwapLives,
    x.ReduceLife,
    c.ChangeLife,
    c.SwapHands,
    c.SetLives,
)
THAT_LAST: Final = (
    *POWERING,
    n.GainTrait,
    t.LoseTrait,
    n.Cannot,
    w.Boost,
    t.BoostSo,
    w.ModifyTerritory,
    w.NotNegated,
    w.GainPower,
    u.Forbid,
    u.CannotEither,
    u.ChangeDamage,
    u.ChangeLand,
    t.OneMore,
    a.Delayed,
    x.TakeTurn,
    x.VoidSpell,
    x.SwapPowers,
    c.NegateNext,
    c.NextSafe,
    c.NextMagicFree,
    c.ChangeNextDamage,
    *APPLIED,
)
OF_THE_GAME: Final = (
    n.LookAt,
    w.Negate,
    w.Perform,
    w.KeepAtRandom,
    w.ActivateAsMagic,
    t.ShuffleDeck,
    x.NameNumber,
    x.NameColour,
    c.RevealUntil,
    q.Modes,
    t.ModesUpTo,
)
CARRIED_OUT: Final = (*WITH_CARDS, *OF_PLAYERS, *THAT_LAST, *OF_THE_GAME)


def obstacle(sentence: Sentence) -> str:
    """What of a sentence these rules cannot carry out; empty when they can. Asked when cards are loaded, so that a
    text that says more than the rules can do never gets into a game."""
    effect = sentence.effect
    name = type(effect).__name__
    if not isinstance(effect, CARRIED_OUT):
        return name
    if isinstance(effect, w.Perform) and effect.operation not in ("deploy", "expand"):
        return f"{name} {effect.operation}"
    if isinstance(effect, t.OneMore) and effect.operation not in OPERATIONS:
        return f"{name} {effect.operation}"
    if isinstance(effect, n.Return) and not isinstance(effect.zone, (n.Hand, n.Deck)):
        return f"{name} {type(effect.zone).__name__}"
    if isinstance(effect, t.Put) and not (isinstance(effect.zone, w.Territory) and effect.state == "face_down"):
        return f"{name} {effect.state} {type(effect.zone).__name__}"
    if isinstance(effect, t.PutUnder) and not isinstance(effect.zone, n.Deck):
        return f"{name} {type(effect.zone).__name__}"
    if isinstance(effect, n.Cannot) and not isinstance(effect.effect, (w.Activate, n.Draw, n.GainLife)):
        return f"{name} {type(effect.effect).__name__}"
    if isinstance(effect, w.KeepAtRandom) and not isinstance(effect.zone, n.DiscardPile):
        return f"{name} {type(effect.zone).__name__}"
    return ""


class Carry(Resolve):
    """M6. The effects printed on one line of a card, with what its sentences leave for later ones."""

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        line: int = -1,
        clause: str = "",
        that: tuple[int, ...] = (),
        dealt: int = 0,
    ) -> None:
        super().__init__(seat, this, printed, line, clause, that)
        self.moved = 0
        self.dealt = dealt
        self.about = that  # what the event was about that led to it
        self.named = -1  # the number, or the place of the colour, that was named
        self.chosen: tuple[int, ...] = ()  # what anybody has chosen
        self.was: tuple[tuple[int, int, int, int], ...] = ()  # power, traits and side of units before it moved them
        self.drawn: tuple[int, ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Nothing was named before."""
        return {"named": -1, "about": written.get("that", ()), "chosen": (), "was": (), "drawn": (), **written}

    def chosen_by(self, rules: Any, choice: n.Node, candidates: tuple[int, ...], reading: Any) -> Procedure | None:
        """What is bound by a total is chosen one by one."""
        if not isinstance(choice, g.WithinTotal):
            return None
        sentence = self.current(rules)
        figures = tuple([(card, reading.figure(card, choice.figure)) for card in candidates])
        purpose = type(sentence.effect).__name__.lower()
        return ChooseWithin(reading.player(sentence.player), self.clause, purpose, choice.most, figures)


class Paying(Carry):
    """M4. What a magic asks to be done first; it tells to which cards it was done."""


class Replacing(Carry):
    """P1. A text that takes the place of something; it tells whether it was carried out."""


@rule("M6 Q3 S17")
def is_possible(state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence) -> bool:
    """Whether anything of the sentence can be done; the impossible is left out, and so is what a condition excludes."""
    effect = sentence.effect
    reading = rules.reading(state, frame)
    if sentence.condition is not None and not reading.holds(sentence.condition):
        return False
    if isinstance(effect, n.Draw):
        return bool(state.zones[DECK])
    for _, value in n.fields(effect):
        if isinstance(value, (n.Chosen, n.UpTo)) and not _choosable(state, rules, frame, sentence, value, reading):
            return False
    if isinstance(effect, n.Return) and isinstance(effect.what, n.This):
        return state.zone[frame.this] == DISCARD or state.zone[frame.this] in FIELDS
    return True


def _choosable(
    state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence, choice: n.Node, reading: Reading
) -> tuple[int, ...]:
    assert isinstance(choice, (n.Chosen, n.UpTo))
    return choosable(state, rules, frame, sentence, members(choice.what, reading))


@rule("S2 S10 S18 P2")
def choosable(
    state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence, candidates: tuple[int, ...]
) -> tuple[int, ...]:
    """Of the cards that fit the text, those the rules let be chosen: a unit is boosted once a turn, and only a magic
    that may be activated can be copied."""
    if isinstance(sentence.effect, (w.Boost, t.BoostSo)):
        candidates = tuple([card for card in candidates if not state.boosted[card]])
    if isinstance(sentence.effect, w.ActivateAsMagic):
        able = rules.copyable(state, frame.seat, frame.this)
        candidates = tuple([card for card in candidates if card in able])
    if rules.list.cards[frame.printed].kind == MAGIC and (rules.list.ruled or state.effects):
        candidates = tuple(
            [card for card in candidates if not is_forbidden(state, rules, card, "chosen", "untouched", by=frame.seat)]
        )
    return candidates


@rule("M6 M7 S16 S17 S18 Q7 Q9")
def carry_out(state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence) -> Flow:
    """Do what the sentence says, with what was chosen for it."""
    effect = sentence.effect
    reading = rules.reading(state, frame)
    seat = reading.acting = reading.player(sentence.player)
    if seat < 0:
        return NEXT  # nobody has less, or more, than the other
    if sentence.named_later and not isinstance(effect, THAT_LAST):
        frame.that = frame.picks[0] if frame.picks else _spoken_of(effect, reading, frame) or frame.that
    elif sentence.named_later and frame.picks:
        frame.that = frame.picks[0]
    elif sentence.named_later and isinstance(getattr(effect, "what", None), n.All) and not _has_chosen(frame):
        frame.that = _spoken_of(effect, reading, frame)
    if isinstance(effect, x.VoidSpell) and frame.clause in ("M6", "G3"):
        frame.result = 1  # it answers what is being activated
        return NEXT
    if isinstance(effect, OF_PLAYERS):
        return _to_player(state, rules, frame, effect, reading, seat)
    if isinstance(effect, THAT_LAST):
        return happen(state, rules, *_lasting(state, rules, frame, sentence, reading, seat))
    if isinstance(effect, OF_THE_GAME):
        return _of_game(state, rules, frame, effect, reading, seat)
    return _with_cards(state, rules, frame, effect, reading, seat)


def _to_player(state: WarsState, rules: Wars, frame: Resolve, effect: n.Node, reading: Reading, seat: int) -> Flow:
    """Cards drawn and discarded, life and damage."""
    clause = frame.clause
    if isinstance(effect, (n.Draw, t.DrawSo, t.DrawUntil)):
        if isinstance(effect, n.Draw):
            count = effect.n
        else:
            held = len(state.zones[HANDS[seat]])
            count = reading.amount(effect.amount) if isinstance(effect, t.DrawSo) else max(0, effect.n - held)
        if cannot_do(state, rules, seat, "draw"):
            return NEXT
        return frame.call(state, DrawCards(seat, count, clause), into="drawn")
    if isinstance(effect, t.DiscardDownTo):
        return frame.call(state, DiscardDown(seat, effect.n, clause))
    if isinstance(effect, c.SetLives):
        life = reading.amount(effect.amount)
        gaps = [(side, life - state.life[side]) for side in (0, 1)]
        return happen(
            state,
            rules,
            *[LifeGained(clause, side, gap) if gap > 0 else LifeLost(clause, side, -gap) for side, gap in gaps if gap],
        )
    if isinstance(effect, c.SwapHands):
        hands = [(card, side) for side in (0, 1) for card in state.zones[HANDS[side]]]
        return happen(state, rules, *[Moved(clause, card, HANDS[1 - side], seat) for card, side in hands])
    if isinstance(effect, x.SwapLives):
        gap = state.life[1] - state.life[0]
        more, less = (0, 1) if gap > 0 else (1, 0)
        return (
            happen(state, rules, LifeGained(clause, more, abs(gap)), LifeLost(clause, less, abs(gap))) if gap else NEXT
        )
    if isinstance(effect, (n.Damage, x.TakeDamage)):
        if isinstance(effect, n.Damage) and isinstance(effect.player, a.EachPlayer):
            both = [(each, damage_taken(state, rules, each, reading.amount(effect.amount))) for each in (0, 1)]
            return happen(state, rules, *[Damaged(clause, each, amount) for each, amount in both if amount > 0])
        whom = seat if isinstance(effect, x.TakeDamage) else reading.player(effect.player)
        if whom < 0:
            return NEXT
        amount = damage_taken(state, rules, whom, reading.amount(effect.amount))
        _keep(frame, dealt=amount)
        plain = isinstance(effect.amount, n.Number)
        return happen(state, rules, Damaged(clause, whom, amount)) if amount > 0 or plain else NEXT
    if isinstance(effect, n.GainLife):
        if cannot_do(state, rules, seat, "gain-life"):
            return NEXT
        if isinstance(effect.amount, w.CostOf) and not isinstance(effect.amount.what, n.All):
            cards = members(effect.amount.what, reading)
            if len(cards) < 2:
                return frame.call(state, GainLifeByCost(seat, cards[0], clause)) if cards else NEXT
        return happen(state, rules, LifeGained(clause, seat, reading.amount(effect.amount)))
    if isinstance(effect, x.ReduceLife):
        return happen(state, rules, LifeLost(clause, reading.player(effect.player), reading.amount(effect.amount)))
    if isinstance(effect, t.LoseLife):
        return happen(state, rules, LifeLost(clause, seat, reading.amount(effect.amount)))
    if isinstance(effect, c.ChangeLife):
        whom = reading.player(effect.player)
        life = state.life[whom]
        doubled = isinstance(effect.change, q.Twice)
        return happen(
            state, rules, LifeGained(clause, whom, life) if doubled else LifeLost(clause, whom, life - life // 2)
        )
    assert isinstance(effect, t.SetLife)
    whom = reading.player(effect.player)
    change = reading.amount(effect.amount) - state.life[whom]
    return happen(state, rules, LifeGained(clause, whom, change) if change > 0 else LifeLost(clause, whom, -change))


def _keep(frame: Resolve, moved: int = -1, dealt: int = -1) -> None:
    if isinstance(frame, Carry):
        frame.moved = moved if moved >= 0 else frame.moved
        frame.dealt = dealt if dealt >= 0 else frame.dealt


def _has_chosen(frame: Resolve) -> bool:
    """Whether somebody was told to choose before: what was chosen is spoken of on, past units that were only named."""
    return isinstance(frame, Carry) and bool(frame.chosen)


def _remember(state: WarsState, rules: Wars, frame: Resolve, cards: tuple[int, ...]) -> None:
    """Note what units are like that will move: a later sentence can speak of them as they were."""
    if isinstance(frame, Carry):
        there = [card for card in cards if state.zone[card] in FIELDS]
        if there:
            known = [each for each in frame.was if each[0] not in there]
            sides = rules.zones
            now = [
                (card, rules.power(state, card), rules.traits(state, card), sides[state.zone[card]].owner)
                for card in there
            ]
            frame.was = (*known, *now)


def _of_game(state: WarsState, rules: Wars, frame: Resolve, effect: n.Node, reading: Reading, seat: int) -> Flow:
    if isinstance(effect, w.Perform):
        if effect.operation == "expand":
            return frame.call(state, ExtraExpansion(seat, effect.n, frame.clause))
        return frame.call(state, ExtraDeployment(seat, frame.clause, effect.n))
    if isinstance(effect, w.KeepAtRandom):
        return frame.call(state, KeepAtRandom(effect.n), into="kept")
    if isinstance(effect, w.ActivateAsMagic):
        return frame.call(state, MagicActivation(frame.seat, frame.this, frame.picks[0][0]))
    if isinstance(effect, w.Negate):
        if frame.clause not in ("M6", "G3"):
            return happen(state, rules, *_voiding(frame, seat))
        frame.result = 1
        return NEXT
    if isinstance(effect, (x.NameNumber, x.NameColour)):
        return frame.call(state, NameOne(seat, isinstance(effect, x.NameColour), frame.clause), into="named")
    if isinstance(effect, c.RevealUntil):
        return _reveal_until(state, rules, frame, effect, reading)
    if isinstance(effect, t.ShuffleDeck):
        return frame.call(state, ShuffleZone(DECK, frame.clause))
    if isinstance(effect, (q.Modes, t.ModesUpTo)):
        up_to = isinstance(effect, t.ModesUpTo)
        return frame.call(state, ChooseModes(frame, seat, effect.n, len(effect.options), up_to, ""))
    assert isinstance(effect, n.LookAt)
    frame.kept = reading.cards_in(effect.zone)
    return happen(state, rules, Looked(frame.clause, reading.cards_in(effect.zone), 1 << seat))


@rule("W2.2 M6")
def _reveal_until(state: WarsState, rules: Wars, frame: Resolve, effect: c.RevealUntil, reading: Reading) -> Flow:
    """The uppermost cards down to the first such one; all of the deck where there is none."""
    deck = state.zones[DECK]
    found = [place for place, card in enumerate(deck) if matches(card, effect.kind, reading)]
    frame.kept = deck[: found[0] + 1] if found else deck
    frame.that = (deck[found[0]],) if found else ()
    return happen(state, rules, Looked(frame.clause, frame.kept, EVERYBODY))


def _with_cards(state: WarsState, rules: Wars, frame: Resolve, effect: n.Node, reading: Reading, seat: int) -> Flow:
    clause = frame.clause
    if isinstance(effect, n.Choose):
        chosen = frame.picks[0]
        if isinstance(frame, Carry):
            frame.chosen += chosen
        # What both players choose one after the other is spoken of together.
        both = isinstance(frame.current(rules).player, q.OtherPlayer)
        frame.that = (*frame.that, *chosen) if both else chosen
        return NEXT
    if isinstance(effect, n.Exchange):
        land = TERRITORIES[seat]
        to_land = bool(frame.picks[1]) and state.zone[frame.picks[1][0]] == land
        there = [
            Expanded("S17", card, land, seat) if to_land else Moved("S17", card, DISCARD, seat)
            for card in frame.picks[0]
        ]
        return happen(state, rules, *there, *[Moved("S17", card, HANDS[seat], seat) for card in frame.picks[1]])
    cards = _spoken_of(effect, reading, frame)
    if isinstance(effect, (t.LookAtCards, d.Reveal)):
        frame.kept = cards
        seats = EVERYBODY if isinstance(effect, d.Reveal) else 1 << seat
        return happen(state, rules, Looked(clause, cards, seats))
    cards = _allowed(state, rules, effect, cards, rules.list.cards[frame.printed].kind == MAGIC, frame.seat)
    _keep(frame, moved=len(cards))
    if isinstance(getattr(effect, "what", None), g.TopCards):
        frame.kept = cards  # everybody has seen them, and a later sentence can choose among them
    _remember(state, rules, frame, cards)
    if isinstance(effect, t.ShuffleIn) or (isinstance(effect, n.Return) and isinstance(effect.zone, n.Deck)):
        return frame.call(state, ShuffleIn(cards, seat, clause)) if cards else NEXT
    if isinstance(effect, t.MixUnder):
        return frame.call(state, MixedUnder(cards, seat, clause)) if cards else NEXT
    if isinstance(effect, (t.PutUnder, t.PutOver)) and len(cards) > 1:
        return frame.call(state, PutInOrder(cards, seat, isinstance(effect, t.PutOver), clause))
    if isinstance(effect, x.TakeOver):
        able = cards[: room(state, rules, seat)]
        return happen(state, rules, *[Deployed(clause, card, FIELDS[seat], seat) for card in able])
    if isinstance(effect, t.Bring):
        return frame.call(state, BringOut(cards, seat, clause)) if cards else NEXT
    if isinstance(effect, n.Destroy) and rules.list.instead:
        return frame.call(state, DestroyCards(cards, seat, clause))
    return happen(state, rules, *_moves(state, effect, reading, cards, seat, clause))


@rule("P2 S1")
def _allowed(
    state: WarsState, rules: Wars, effect: n.Node, cards: tuple[int, ...], magical: bool, by: int
) -> tuple[int, ...]:
    """Those of the cards to which it can be done; only what lies on the table is destroyed."""
    deed = ""
    if isinstance(effect, n.Destroy):
        cards = tuple([card for card in cards if (state.zone[card] in FIELDS or state.zone[card] in TERRITORIES)])
        deed = "destroyed"
    elif isinstance(effect, n.Return):
        deed = "returned"
    elif isinstance(effect, n.Discard):
        deed = "discarded"
    if not deed or not (rules.list.ruled or state.effects):
        return cards
    deeds = (deed, "destroyed-by-magic") if magical and deed == "destroyed" else (deed,)
    return tuple([card for card in cards if not is_forbidden(state, rules, card, *deeds, by=by)])


def _moves(
    state: WarsState, effect: n.Node, reading: Reading, cards: tuple[int, ...], seat: int, clause: str
) -> list[Event]:
    """The events of cards that go somewhere, or are turned."""
    if isinstance(effect, (n.Discard, d.PutInDiscard)):
        return [Moved(clause, card, DISCARD, seat) for card in cards]
    if isinstance(effect, n.Destroy):
        return [Destroyed(clause, card, DISCARD, seat) for card in cards]
    if isinstance(effect, n.Exile):
        return [_exiled(state, card, seat, clause) for card in cards]
    if isinstance(effect, n.Return) and isinstance(effect.zone, n.Hand):
        owned = isinstance(effect.zone.player, n.Owner)
        whose = seat if owned else reading.player(effect.zone.player)
        return [Moved(clause, card, HANDS[_home(reading, card, whose) if owned else whose], seat) for card in cards]
    if isinstance(effect, t.Put) and isinstance(effect.zone, w.Territory):
        return [Expanded(clause, card, TERRITORIES[reading.player(effect.zone.player)], seat) for card in cards]
    if isinstance(effect, t.PutUnder):
        return [Moved(clause, card, DECK, seat) for card in cards]
    if isinstance(effect, t.PutOver):
        return [Moved(clause, card, DECK, seat, True) for card in cards]
    if isinstance(effect, t.Turn):
        return [Turned(clause, card, LYING.index(effect.state.replace("_", "-"))) for card in cards]
    raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")


def _exiled(state: WarsState, card: int, seat: int, clause: str) -> Event:
    kind = MagicExiled if state.zone[card] in MAGICS else Moved
    return kind(clause, card, EXILE, seat)


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
    found = members(what, reading) if isinstance(what, n.Node) else ()
    rules = reading.rules
    if rules.list.cards[frame.printed].kind == MAGIC and rules.list.bans:
        found = tuple(
            [card for card in found if not is_forbidden(reading.state, rules, card, "untouched", by=frame.seat)]
        )
    return found


def _lasting(
    state: WarsState, rules: Wars, frame: Resolve, sentence: Sentence, reading: Reading, seat: int
) -> list[Event]:
    """Effects that last: on units, or on a player."""
    effect = sentence.effect
    clause = frame.clause
    until, turn = until_of(state, sentence.duration, reading)
    is_timed = turn > 0 or (isinstance(sentence.duration, n.ThisTurnIn) and not isinstance(effect, w.ModifyTerritory))
    if isinstance(effect, (*POWERING, n.GainTrait, t.LoseTrait, w.Boost, t.BoostSo)) and not is_timed:
        return _on_units(rules, sentence, reading, frame, until, seat)
    if isinstance(effect, w.ModifyTerritory) and not turn:
        kind = TERRITORY if isinstance(sentence.duration, n.ThisTurnIn) else LAND
        return [Lasting(clause, kind, reading.player(effect.player), -1, effect.n, until)]
    if isinstance(effect, n.Cannot) and until == UNTIL_TURN_END and not turn and _is_countering(effect):
        return [Lasting("P2", UNABLE, reading.player(effect.player), -1, 0, until)]
    if isinstance(effect, w.NotNegated) and not turn and _is_own_magics(effect):
        return [Lasting("Q13", SAFE, seat, -1, 0, until)]
    if isinstance(effect, w.GainPower):
        return [Lasting("Q13", POWER, seat, -1, effect.n, until)]
    if isinstance(effect, x.TakeTurn):
        return [Lasting(clause, EXTRA, seat, -1, 0, FOR_THE_GAME)]
    if isinstance(effect, x.VoidSpell):
        return _voiding(frame, seat)
    if isinstance(effect, x.SwapPowers):
        cards = _spoken_of(effect, reading, frame)
        if len(cards) != 2:
            return []
        gap = reading.power(cards[1]) - reading.power(cards[0])
        pair = zip(cards, (gap, -gap), strict=True)
        return [Lasting(clause, INCREASED, seat, card, change, until) for card, change in pair]
    if isinstance(effect, t.OneMore):
        return [Lasting(clause, MORE, seat, -1, OPERATIONS.index(effect.operation), until)] * effect.n
    kind = DELAYED if isinstance(effect, a.Delayed) else TEXT
    until = FOR_THE_GAME if kind == DELAYED and not isinstance(effect, a.Repeated) else until
    subjects = _spoken_of(effect, reading, frame) if hasattr(effect, "what") else (-1,)
    if kind == DELAYED:
        subjects = (frame.that[0] if frame.that else -1,)
        if type(effect) is a.Delayed and isinstance(getattr(effect.event, "player", None), q.TurnPlayer):
            until = UNTIL_TURN_END  # what waits for a moment of this turn waits no longer
    return [
        TextLasts(
            clause,
            TextModifier(
                kind, frame.seat, card, 0, until, 0, frame.this, frame.printed, frame.line, frame.sentence, turn
            ),
        )
        for card in subjects
    ]


@rule("M7 S15")
def _voiding(frame: Resolve, seat: int) -> list[Event]:
    """The spell that was aimed at these units has no effect."""
    return [Lasting(frame.clause, VOID, seat, card, 0, UNTIL_TURN_END) for card in getattr(frame, "about", ())]


def _is_countering(effect: n.Cannot) -> bool:
    return isinstance(effect.effect, w.Activate) and effect.effect.operation == "counter"


def _is_own_magics(effect: w.NotNegated) -> bool:
    what = effect.what
    if not (isinstance(what, n.All) and isinstance(what.what, n.Controlled)):
        return False
    return isinstance(what.what.player, n.You) and isinstance(what.what.what, w.Magics)


@rule("S10 S2 P1")
def _on_units(rules: Wars, sentence: Sentence, reading: Reading, frame: Resolve, until: int, seat: int) -> list[Event]:
    """Power and traits of units: by how much is settled when the effect happens."""
    effect = sentence.effect
    clause = frame.clause
    cards = _spoken_of(effect, reading, frame)
    if isinstance(effect, (w.Boost, t.BoostSo)):
        # A boost wears off with the battle unless its text says otherwise.
        boosted_until = UNTIL_BATTLE_END if sentence.duration is None else until
        amount = effect.n if isinstance(effect, w.Boost) else reading.amount(effect.amount)
        able = [card for card in cards if not is_forbidden(reading.state, rules, card, "boosted")]
        return [Lasting(clause, BOOSTED, seat, card, amount, boosted_until) for card in able]
    if isinstance(effect, n.GainTrait):
        bit = rules.list.bits[effect.label]
        return [Lasting(clause, GAINED, seat, card, bit, until) for card in cards]
    if isinstance(effect, t.LoseTrait):
        bits = rules.list.masks.get(effect.label, 0)
        return [Lasting(clause, LOST, seat, card, bits, until) for card in cards]
    changes: list[tuple[int, int]] = []
    spoken_of = reading.that
    for card in cards:
        reading.that = spoken_of or (card,)  # what nothing before has named is the unit itself
        changes.append((card, power_change(effect, reading, reading.power(card))))
    return [Lasting(clause, INCREASED, seat, card, change, until) for card, change in changes]
