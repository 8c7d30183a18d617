"""What does each word of a text do? The terms of 1300, one effect after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.battle_events import LeftBattle
from fuda.games.kiseki.card_events import Flipped, Linked, Recovered, SupportChanged, Turned
from fuda.games.kiseki.cards import ITEM, UNIT
from fuda.games.kiseki.chapters.choices import CHOICES, actors, asked_players, link_of, picked, reading_of
from fuda.games.kiseki.chapters.decks import Plan, PutOnDecks, Rebuild, Seek, SeekAll, ShuffledIn, TakeFromTop
from fuda.games.kiseki.chapters.declaring import ChooseModes, DeclareSomething
from fuda.games.kiseki.chapters.movement import Boarding, DrawCards, Enter, moves, moves_of
from fuda.games.kiseki.chapters.organisations import ChooseOrganisations
from fuda.games.kiseki.chapters.payment import PayEnergy, energy_sources
from fuda.games.kiseki.chapters.possible import can_be_done
from fuda.games.kiseki.chapters.stun import bond_loss, stun_events
from fuda.games.kiseki.events import BondsChanged, PoolChanged, TakenOff
from fuda.games.kiseki.table import (
    CARD,
    DECKS,
    FIELDS,
    HANDS,
    HOMEBASES,
    MOST_BONDS,
    ON_FIELD,
    ORIENTED,
    REMOVED,
    TRAILS,
    KisekiState,
    head_of,
    linked_cards,
    name_of_waiting,
)
from fuda.games.kiseki.texts.lasting import can_begin, condition_now, exchanged, lasts, made_by
from fuda.games.kiseki.texts.modes import MENTIONS
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.scope import applied, applied_to, is_spared
from fuda.games.kiseki.texts.values import kinds
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words.handling import DEEDS
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.records import copy_of
from fuda.kernel.rules import EVERYBODY
from fuda.language.running.lasting import EffectBegan
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.running.text_facts import GAME, Modifier
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Looked, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki
    from fuda.games.kiseki.texts.resolution import ResolveText

NAMING: Final = (*CHOICES, n.All)  # of what is chosen or meant by these a text can go on to speak
# Where cards go by what a word does with them, with its clause.
TARGETS: Final[dict[type, tuple[tuple[int, int], str, str]]] = {
    t.Slay: (TRAILS, "slay", "1317.1"),
    n.Destroy: (TRAILS, "destroy", "1317.2"),
    n.Discard: (TRAILS, "discard", "1314.1"),
    t.PutInTrail: (TRAILS, "put", "508.1"),
    t.Remove: (REMOVED, "remove", "1330.1"),
    n.Exile: (REMOVED, "remove", "1330.1"),
    n.Return: (HANDS, "return", "502.5"),
    d.AddToHand: (HANDS, "add", "505.1"),
}


@rule("104.2 104.4 1203.6 1214.1 1215.9")
def is_possible(state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence) -> bool:
    """Whether the sentence is carried out at all: its condition holds, its time has not passed, and what may be left
    can be done. What else cannot be done is left out by itself."""
    reading = reading_of(state, rules, frame)
    condition = condition_now(sentence)
    if condition is not None and not reading.holds(condition):
        return False
    if not can_begin(state, frame, sentence, reading):
        return False
    return not sentence.optional or bool(asked_players(state, rules, frame, sentence))


@rule("1201.2a 1205.1a 1214.1 1221.1")
def carry_out(state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence) -> Flow:
    """Do what the sentence says, with what was chosen for it."""
    effect = sentence.effect
    if isinstance(effect, MENTIONS):
        named = frame.targets[frame.mention(rules)]
        if not isinstance(effect, z.ModeMention):
            frame.aimed = (*frame.aimed, *named) if isinstance(effect, t.AlsoTargets) else named
            frame.that = tuple([each for each in frame.aimed if each != -1])
        return NEXT
    if lasts(sentence):
        if isinstance(effect, (g.SwapBetween, g.ExchangeControl)):
            pair = exchanged(state, rules, frame, sentence, reading_of(state, rules, frame))
            return happen(state, rules, *[EffectBegan("104.6", each) for each in pair]) if pair else NEXT
        made = made_by(state, rules, frame, sentence, reading_of(state, rules, frame))
        return NEXT if made is None else happen(state, rules, EffectBegan("1215.3b-2", made))
    seats = actors(state, rules, frame, sentence)
    cards = cards_of(state, rules, frame, sentence, seats)
    if isinstance(effect, n.Choose):
        frame.that = cards
        return NEXT
    _remember(state, rules, frame, effect, cards, seats)
    before = whole_hands(state, rules, frame, effect, seats) if isinstance(effect, t.DiscardHand) else ()
    found = procedure_of(state, rules, frame, effect, cards, seats)
    events = events_of(state, rules, frame, effect, cards, seats) if found is None else []
    if isinstance(getattr(effect, "what", None), NAMING):
        frame.that = cards
    elif isinstance(effect, t.DiscardHand):
        frame.that = tuple([card for card in before if card >= 0])
    if found is not None:
        return frame.call(state, found, into=_result(found))
    return happen(state, rules, *events)


def cards_of(
    state: KisekiState, rules: Kiseki, frame: ResolveText, sentence: Sentence, seats: tuple[int, ...]
) -> tuple[int, ...]:
    """The cards that the effect is about, a linked unit once: chosen ones, or what each player who acts finds."""
    what = getattr(sentence.effect, "what", None)
    if not isinstance(what, n.Node):
        return ()
    found: tuple[int, ...] = ()
    if isinstance(what, CHOICES):
        found = picked(frame, sentence.effect, what)
    elif not isinstance(what, (n.You, n.Opponent)):
        for seat in seats:
            found = (*found, *members(what, reading_of(state, rules, frame, seat)))
    return tuple(dict.fromkeys([head_of(state, card) if card >= 0 else card for card in found]))


def _remember(
    state: KisekiState,
    rules: Kiseki,
    frame: ResolveText,
    effect: n.Node,
    cards: tuple[int, ...],
    seats: tuple[int, ...],
) -> None:
    """Keep what the text does to cards, for what it says of them later."""
    deed = DEEDS.get(type(effect))
    if deed is None:
        return
    if isinstance(effect, (t.PutTop, t.PutTopInHomebase)):
        count = max(0, reading_of(state, rules, frame, seats[0]).amount(effect.amount))
        owners = decks_named(state, rules, frame, effect.zone, seats)
        cards = tuple([card for owner in owners for card in state.zones[DECKS[owner]][:count]])
        frame.kept = frame.that = cards
        frame.handled = (*frame.handled, *[(deed, card) for card in cards])
        return
    if isinstance(effect, (t.DiscardHand, t.RevealHand)):
        for seat in seats:
            cards = (*cards, *reading_of(state, rules, frame, seat).cards_in(effect.zone))
    done = [(deed, card) for card in cards if card >= 0 and can_be_done(state, rules, effect, card, frame.seat)]
    frame.handled = (*frame.handled, *done)


def whole_hands(
    state: KisekiState, rules: Kiseki, frame: ResolveText, effect: t.DiscardHand, seats: tuple[int, ...]
) -> tuple[int, ...]:
    """The cards of the hands that are meant."""
    return tuple([card for seat in seats for card in reading_of(state, rules, frame, seat).cards_in(effect.zone)])


def _result(procedure: Procedure) -> str:
    """The field of the text that receives what a procedure found."""
    if isinstance(procedure, SeekAll):
        return "that"
    if isinstance(procedure, ChooseModes):
        return "targets"
    if isinstance(procedure, DeclareSomething):
        return "variable"
    return "organisations" if isinstance(procedure, ChooseOrganisations) else ""


# --- effects that need more than one step


class InTurn(Procedure):
    """Several things that are done one after the other."""

    def __init__(self, parts: tuple[Procedure, ...] = ()) -> None:
        super().__init__()
        self.parts = parts

    @step("1502.1")
    def take(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The next of them."""
        if not self.parts:
            return self.done(state)
        part = copy_of(self.parts[0])  # clones of the state share what has not begun
        self.parts = self.parts[1:]
        self.go("take")
        return self.call(state, part)


@rule("504.4 1502.1")
def decks_named(
    state: KisekiState, rules: Kiseki, frame: ResolveText, zone: n.Node, seats: tuple[int, ...]
) -> tuple[int, ...]:
    """The players whose deck a word means; without a player that of whoever acts."""
    if isinstance(zone, n.Deck):
        return seats
    return tuple([DECKS.index(number) for number in reading_of(state, rules, frame).zone_numbers(zone)])


def procedure_of(
    state: KisekiState,
    rules: Kiseki,
    frame: ResolveText,
    effect: n.Node,
    cards: tuple[int, ...],
    seats: tuple[int, ...],
) -> Procedure | None:
    """Effects that need more than one step; none for all others."""
    reading = reading_of(state, rules, frame, seats[0] if seats else frame.seat)
    if isinstance(effect, (t.DrawCards, t.Plan)):
        count = reading.amount(effect.amount)
        return InTurn(
            tuple([DrawCards(s, count) if isinstance(effect, t.DrawCards) else Plan(s, count) for s in seats])
        )
    if isinstance(effect, t.PayEp):
        return InTurn(tuple([_energy(state, seat, reading.amount(effect.amount)) for seat in seats]))
    if isinstance(effect, z.ModeChoice):
        open_ones = tuple(range(effect.begin, effect.begin + effect.of))
        return ChooseModes(seats[0], "1312.1", open_ones, effect.n, effect.begin, frame.targets)
    if isinstance(effect, z.Declare):
        return DeclareSomething(seats[0], effect.what)
    if isinstance(effect, t.ChooseOrganisations):
        return ChooseOrganisations(seats[0], effect.n)
    if isinstance(effect, t.Board):
        items = members(effect.on, reading)
        crew = tuple([card for card in cards if card >= 0 and state.zone[card] in ON_FIELD and card not in items])
        return Boarding(crew, items[0], frame.seat, frame.this) if items and crew else InTurn()
    if isinstance(effect, (t.PutOntoField, t.PutOntoFieldOf)):
        return _entry(state, rules, frame, effect, cards, reading)
    return _deck_procedure(state, rules, frame, effect, cards, seats)


def _energy(state: KisekiState, seat: int, amount: int) -> Procedure:
    """1217.3, 1318.2. EP can be gained while they are to be paid."""
    return PayEnergy(seat, amount, energy_sources(state, seat), is_asked=True)


@rule("504.3 603.1b 1312.2 1323.1 1335.1")
def _deck_procedure(
    state: KisekiState,
    rules: Kiseki,
    frame: ResolveText,
    effect: n.Node,
    cards: tuple[int, ...],
    seats: tuple[int, ...],
) -> Procedure | None:
    if isinstance(effect, t.Rebuild):
        return Rebuild(cards, frame.seat, frame.this)
    if isinstance(effect, (d.PutOnDeck, d.PutInAnyOrder)):
        chooser = seats[0] if isinstance(effect, d.PutInAnyOrder) and len(seats) == 1 else -1
        real = tuple([card for card in cards if card >= 0])
        return PutOnDecks(real, effect.place == "bottom", "502.4", frame.seat, "put", frame.this, chooser)
    if isinstance(effect, t.ShuffleIn):
        return ShuffledIn(tuple([card for card in cards if card >= 0]), frame.seat, frame.this)
    if isinstance(effect, d.Shuffle):
        owners = decks_named(state, rules, frame, effect.zone, seats)
        if isinstance(effect.zone, n.Deck) and frame.searched:
            owners = frame.searched
        return InTurn(tuple([ShuffleZone(DECKS[seat], "603.1b") for seat in owners]))
    if isinstance(effect, d.Search):
        return _search(state, rules, frame, effect, seats)
    if isinstance(effect, (t.PutTop, t.PutTopInHomebase)):
        actioned, down = (-1, -1) if isinstance(effect, t.PutTop) else manner_of(effect.manner)
        places = TRAILS if isinstance(effect, t.PutTop) else HOMEBASES
        count = reading_of(state, rules, frame, seats[0]).amount(effect.amount)
        takes = [
            TakeFromTop(seat, count, places[seat], "504.3", frame.seat, "put", actioned, down, frame.this)
            for seat in decks_named(state, rules, frame, effect.zone, seats)
        ]
        return InTurn(tuple(takes))
    return None


@rule("1312.2 1312.3 1502.1")
def _search(
    state: KisekiState, rules: Kiseki, frame: ResolveText, effect: d.Search, seats: tuple[int, ...]
) -> Procedure:
    """Each player who acts looks through the deck that is meant."""
    seeks: list[Seek] = []
    for seat in seats:
        reading = reading_of(state, rules, frame, seat)
        owners = decks_named(state, rules, frame, effect.zone, (seat,))
        frame.searched = (*frame.searched, *owners)
        zone = tuple([card for owner in owners for card in state.zones[DECKS[owner]]])
        found = tuple([card for card in zone if reading.fits(card, effect.what)])
        seeks.append(Seek(seat, zone, found, effect.n, isinstance(effect.what, n.Cards)))
    return SeekAll(tuple(seeks))


@rule("503.1a 503.2a")
def manner_of(manner: str) -> tuple[int, int]:
    """How a card is laid: actioned or ready, down or up; -1 where the text does not say."""
    words = manner.split()
    actioned = 1 if "actioned" in words else 0 if "ready" in words else -1
    down = 1 if "down" in words else 0 if "up" in words else -1
    return actioned, down


@rule("506.1 1320.1 1320.1a 1320.1b")
def _entry(
    state: KisekiState,
    rules: Kiseki,
    frame: ResolveText,
    effect: t.PutOntoField | t.PutOntoFieldOf,
    cards: tuple[int, ...],
    reading: Reading,
) -> Procedure:
    """Only UNITs and ITEMs lie on the field; on another player's they are under that player's control."""
    fit = [card for card in cards if card >= 0 and state.zone[card] not in ON_FIELD]
    fit = [card for card in fit if kinds(state, rules, card) & (UNIT | ITEM)]
    actioned = manner_of(effect.manner)[0]
    seat = reading.player(effect.player) if isinstance(effect, t.PutOntoFieldOf) else -1
    foreign = tuple([card for card in fit if seat >= 0 and state.owner[card] != seat])
    made = None
    if foreign:
        made = Modifier(
            seat=frame.seat,
            this=frame.this,
            printed=frame.printed,
            ability=frame.line,
            sentence=frame.sentence,
            cards=foreign,
            seats=(seat,),
            until=GAME,
        )
    return Enter(tuple(fit), seat, "1320.1", frame.seat, "put", actioned, frame.this, made)


# --- effects that happen at once


@rule("104.2 104.3 104.4 1204.2e")
def events_of(
    state: KisekiState,
    rules: Kiseki,
    frame: ResolveText,
    effect: n.Node,
    cards: tuple[int, ...],
    seats: tuple[int, ...],
) -> list[Event]:
    """Everything that happens at the same time; what cannot happen is left out."""
    if isinstance(effect, g.Affect):
        return _support_events(state, rules, effect, cards)
    if isinstance(effect, t.Amounting):
        return _figure_events(state, rules, frame, effect, seats)
    if isinstance(effect, t.LeaveBattle):
        fighting = (*state.attackers, state.target) if state.fighting else ()
        return [LeftBattle("804.5a", card) for card in cards if card in fighting]
    if isinstance(effect, t.Negate):
        return _negations(state, rules, frame, cards)
    if isinstance(effect, t.LinkTactically):
        pair = link_of(state, rules, frame, effect, reading_of(state, rules, frame))
        return [] if pair is None else [Linked("1336.1", pair[0], pair[1])]
    if isinstance(
        effect, (t.LookAtTop, t.RevealTop, t.RevealHand, d.Reveal, t.DiscardHand, t.LookAtCards, t.LookAtHand)
    ):
        return _shown(state, rules, frame, effect, cards, seats)
    if isinstance(effect, (g.BecomeOneUnit, t.Uneven)):
        return []  # said of what was linked before; what each target gets is said after it
    real = tuple([card for card in cards if card >= 0])
    if type(effect) in TARGETS:
        return _departures(state, rules, frame, effect, real)
    if isinstance(effect, t.PutInHomebase):
        actioned, down = manner_of(effect.manner)
        found: list[Event] = []
        for card in real:
            if state.zone[card] not in HOMEBASES:
                found += moves(state, rules, card, HOMEBASES, "507.1", frame.seat, "put", actioned, down, frame.this)
        return found
    return state_events(state, rules, frame, effect, real)


@rule("1306.1 1306.2b 1308.1 1315.1 1315.2 1316.1 1316.2 1336.1")
def state_events(
    state: KisekiState, rules: Kiseki, frame: ResolveText, effect: n.Node, cards: tuple[int, ...]
) -> list[Event]:
    """Stun, recover, ready, action, turn: only what is not so already and is not kept from it."""
    if isinstance(effect, t.Stun):
        return stun_events(state, rules, cards, "1306.1", frame.seat, frame.this)
    able = [
        card for card in cards if state.zone[card] in ORIENTED and can_be_done(state, rules, effect, card, frame.seat)
    ]
    if isinstance(effect, t.Recover):
        return [Recovered("1308.1", card, frame.this) for card in able]
    if isinstance(effect, (t.Ready, t.Action)):
        actioned = 1 if isinstance(effect, t.Action) else 0
        return [Turned("1315.2" if actioned else "1315.1", card, actioned, frame.this) for card in able]
    if isinstance(effect, (t.TurnUp, t.TurnDown)):
        down = 1 if isinstance(effect, t.TurnDown) else 0
        turned = [each for card in able for each in linked_cards(state, card)]
        return [Flipped("1316.2" if down else "1316.1", card, down) for card in turned]
    raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")


@rule("104.3 104.4 1309.1 1309.2")
def _support_events(state: KisekiState, rules: Kiseki, effect: g.Affect, cards: tuple[int, ...]) -> list[Event]:
    """Support is gained by what has none and lost by what has it."""
    wanted = 1 if isinstance(effect.change, g.GainSupport) else 0
    clause = "1309.1" if wanted else "1309.2"
    held = [card for card in cards if card >= 0 and state.zone[card] in ON_FIELD and state.support[card] != wanted]
    if wanted:
        held = [card for card in held if not applied(state, rules, v.GainsNoSupport, card)]
    return [SupportChanged(clause, card, wanted) for card in held]


@rule("104.2 104.4 302.1 302.1a 1318.1")
def _figure_events(
    state: KisekiState, rules: Kiseki, frame: ResolveText, effect: t.Amounting, seats: tuple[int, ...]
) -> list[Event]:
    """Bonds, CP and EP; of nothing or less nothing happens."""
    found: list[Event] = []
    for seat in seats:
        amount = reading_of(state, rules, frame, seat).amount(effect.amount)
        if amount <= 0:
            continue
        if isinstance(effect, t.GainCp):
            found.append(PoolChanged("302.1", seat, cp=amount))
        elif isinstance(effect, t.GainEp):
            found.append(PoolChanged("302.1", seat, ep=amount))
        elif isinstance(effect, t.PayCp):
            found.append(PoolChanged("1318.1", seat, cp=-min(amount, state.cp[seat])))
        elif isinstance(effect, t.LoseBonds):
            found += bond_loss(state, rules, seat, amount, "text", frame.this, "104.2")
        elif state.bonds[seat] < MOST_BONDS and not applied_to(state, rules, g.CannotGainBonds, seat):
            found.append(BondsChanged("104.2", seat, amount, "text", frame.this))
    return found


@rule("1204.2k 1211.4")
def _last_played(state: KisekiState, frame: ResolveText, card: int) -> int:
    """What of the card waits that was played last, beside the text that speaks of it; -1 for nothing."""
    own = (frame.this, frame.printed, frame.line)
    waiting = [each for each in state.waiting if each.card == card and (card, each.printed, each.ability) != own]
    return waiting[-1].name if waiting else -1


@rule("1324.1 1324.2")
def _negations(state: KisekiState, rules: Kiseki, frame: ResolveText, cards: tuple[int, ...]) -> list[Event]:
    """What waits is taken off without being resolved; a card goes to its owner's trail, what was paid stays paid."""
    found: list[Event] = []
    for target in cards:
        name = name_of_waiting(target) if target < 0 else _last_played(state, frame, target)
        for each in state.waiting:
            if each.name == name:
                found.append(TakenOff("1324.1", each.name, True))
                if each.kind == CARD:
                    found += moves(
                        state, rules, each.card, TRAILS, "1324.1", frame.seat, "negate", source_card=frame.this
                    )
    return found


@rule("1311.1 1312.2 1314.2")
def _shown(
    state: KisekiState,
    rules: Kiseki,
    frame: ResolveText,
    effect: n.Node,
    cards: tuple[int, ...],
    seats: tuple[int, ...],
) -> list[Event]:
    """Cards are looked at or shown to all; a whole hand is shown or discarded."""
    if isinstance(effect, (t.LookAtTop, t.RevealTop)):
        reading = reading_of(state, rules, frame, seats[0])
        count = max(0, reading.amount(effect.amount))
        owners = decks_named(state, rules, frame, effect.zone, seats[:1])
        seen = tuple([card for owner in owners for card in state.zones[DECKS[owner]][:count]])
        frame.kept = frame.that = seen
        if isinstance(effect, t.RevealTop):
            return [Looked("1311.1", seen, EVERYBODY)] if seen else []
        return [Looked("1312.2", seen, 1 << seats[0])] if seen else []
    if isinstance(effect, (t.LookAtCards, t.LookAtHand)):
        if isinstance(effect, t.LookAtHand):
            for seat in seats:
                cards = (*cards, *reading_of(state, rules, frame, seat).cards_in(effect.zone))
        frame.kept = frame.that = cards = tuple([card for card in cards if card >= 0])
        unseen = tuple([card for card in cards if not state.known[card] >> seats[0] & 1])
        return [Looked("1312.2", unseen, 1 << seats[0])] if unseen else []
    if isinstance(effect, (t.RevealHand, t.DiscardHand)):
        for seat in seats:
            cards = (*cards, *reading_of(state, rules, frame, seat).cards_in(effect.zone))
        if isinstance(effect, t.DiscardHand):
            return moves_of(state, rules, cards, TRAILS, "1314.2", frame.seat, "discard", frame.this)
        frame.kept = cards
    hidden = tuple([card for card in cards if card >= 0 and state.known[card] != EVERYBODY])
    return [Looked("1311.1", hidden, EVERYBODY)] if hidden else []


@rule("104.4 502.5 1314.1 1317.1 1317.1a 1317.2 1317.2a 1330.1")
def _departures(
    state: KisekiState, rules: Kiseki, frame: ResolveText, effect: n.Node, cards: tuple[int, ...]
) -> list[Event]:
    """Cards go away: slain on the field, destroyed on field or in homebase, or from wherever they are."""
    places, deed, clause = TARGETS[type(effect)]
    if isinstance(effect, t.Slay):
        cards = tuple([card for card in cards if state.zone[card] in FIELDS and kinds(state, rules, card) & UNIT])
        cards = tuple([card for card in cards if not is_spared(state, rules, g.IsNotSlain, card, frame.seat)])
    elif isinstance(effect, n.Destroy):
        cards = tuple([card for card in cards if state.zone[card] in ORIENTED])
        cards = tuple([card for card in cards if not is_spared(state, rules, g.IsNotDestroyed, card, frame.seat)])
    going = tuple([card for card in cards if state.zone[card] not in places])
    return moves_of(state, rules, going, places, clause, frame.seat, deed, frame.this)
