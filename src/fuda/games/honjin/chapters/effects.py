"""What does each act of a text do? 4.5, 4.6, 10.14-10.18, 12.4-12.6: things on the battlefield, uses and dice.

An act that happens at once is a row of events; one of more steps is a procedure, whose result is above 0 if it was
applied. What is so already is not made so again (1.3.4, 4.1.15).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.battle_events import Negated
from fuda.games.honjin.chapters.card_effects import DISCARDING, card_procedure, is_by_cards, looked_at_by
from fuda.games.honjin.chapters.choices import SELECTIONS, Run, chosen_effect, run_for, slots_to_turn
from fuda.games.honjin.chapters.damage import death_effects, kind_of_source, takes_damage
from fuda.games.honjin.chapters.dice import read_dice
from fuda.games.honjin.chapters.dice_effects import (
    RerollUses,
    RollInitiative,
    alter_initiative,
    alter_roll,
    alter_use_roll,
    is_use_of_any,
    players,
    set_initiative,
)
from fuda.games.honjin.chapters.in_use import open_uses
from fuda.games.honjin.chapters.movement import moves_of
from fuda.games.honjin.chapters.reached_targets import has_ability, knows_secret, user_remains
from fuda.games.honjin.events import TurnedOver
from fuda.games.honjin.table import (
    DISCARDS,
    EFFECTS,
    FIELD,
    HANDS,
    REMOVED,
    Declared,
    HonjinState,
    holder,
    is_headquarters,
    party,
)
from fuda.games.honjin.texts.lasting import LASTING, end_effects_on, made_by
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import applied
from fuda.games.honjin.unit_events import Damaged, Finished, Formed, Marched, SlotsSpent
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import uses as u
from fuda.games.honjin.words import whereabouts as w
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, rule
from fuda.language.running.resolution import Sentence
from fuda.language.running.selection import members
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin
    from fuda.games.honjin.texts.resolution import ResolveText

# Where cards go by what an act does with them: zones, deed, clause.
DEPARTURES: Final[dict[type, tuple[tuple[int, int], str, str]]] = {
    t.Discard: (DISCARDS, "discard", "12.4.1"),
    t.Remove: (REMOVED, "remove", "12.5.1"),
    t.ReturnToHand: (HANDS, "return", "5.1.1.4"),
    t.AddToHand: (HANDS, "return", "5.1.1.4"),
}
# What is done with chosen equipment goes like this.
EQUIPMENT_AS: Final[dict[type, type]] = {s.ReturnEquipment: t.ReturnToHand, s.RemoveEquipment: t.Remove}
# Words beside the effects themselves, read where they matter.
BESIDE: Final = (
    g.EndsWithChain,
    g.LostWithChain,
    t.Define,
    t.Roll,
    t.AlterDamage,
    t.LessDamage,
    t.MoreDamage,
    t.SetDamage,
    t.SummonThis,
    t.LayThis,
    u.UsedAtMost,
    u.HalfDamage,
    s.PickOne,
)


class Deed:
    """An act as it is done: by which text, for whom, on what, with what was chosen."""

    def __init__(
        self,
        state: HonjinState,
        rules: Honjin,
        frame: ResolveText,
        sentence: Sentence,
        reading: Reading,
        runs: tuple[Run, ...],
    ) -> None:
        self.state = state
        self.rules = rules
        self.frame = frame
        self.sentence = sentence
        self.effect: Any = chosen_effect(sentence.effect, runs)
        self.reading = reading
        self.runs = runs
        self.seat = reading.acting
        self.things = self._things()

    def run(self, point: n.Node) -> Run:
        """What was chosen for a point of the sentence."""
        return run_for(self.sentence.effect, self.runs, point)

    @rule("10.10.4 10.10.5 5.1.1.8")
    def _things(self) -> tuple[int, ...]:
        """What the act is about: what was chosen, or what the text names; of the targets those that are still there."""
        what = getattr(self.effect, "what", None)
        if not isinstance(what, n.Node) or isinstance(self.effect, t.SearchDeck):
            return ()
        found = self.run(what) if isinstance(what, SELECTIONS) else members(what, self.reading)
        gone = [
            card for card, which in zip(self.frame.targets, self.frame.objects, strict=False) if self._left(card, which)
        ]
        return tuple(dict.fromkeys([card for card in found if card not in gone]))

    def _left(self, card: int, which: int) -> bool:
        return card >= 0 and self.state.object[card] != which

    def units(self) -> tuple[int, ...]:
        """Those of the things that are units on the battlefield."""
        state = self.state
        found = [card for card in self.things if card >= 0 and state.zone[card] == FIELD]
        return tuple([card for card in found if self.rules.card(state, card).is_unit])


@rule("4.1.1 4.1.8 4.1.10 4.1.15 10.6.2")
def carry_out(
    state: HonjinState,
    rules: Honjin,
    frame: ResolveText,
    sentence: Sentence,
    reading: Reading,
    runs: tuple[Run, ...],
) -> Flow:
    """Do what the sentence says, with what was chosen for it."""
    deed = Deed(state, rules, frame, sentence, reading, runs)
    effect = deed.effect
    if isinstance(effect, BESIDE):
        return NEXT
    if isinstance(getattr(effect, "what", None), SELECTIONS):
        frame.that = deed.things
    elif isinstance(effect, (u.LookEnd, u.LookHand)):
        frame.kept = frame.that = looked_at_by(effect, reading)
    elif isinstance(effect, t.LookTop):
        frame.kept = frame.that = reading.cards_in(effect.zone)[: max(0, reading.amount(effect.amount))]
    elif isinstance(effect, t.RevealHand):
        frame.that = reading.cards_in(effect.zone)
    elif sentence.named_later and isinstance(effect, DISCARDING):
        frame.watched = reading.cards_in(effect.zone)
    elif sentence.named_later and isinstance(getattr(effect, "what", None), r.EndCard):
        frame.that = deed.things
    elif isinstance(effect, t.RevealSome):
        return frame.call(state, card_procedure(deed), into="kept")
    if isinstance(effect, LASTING):
        events = made_by(state, rules, frame, effect, reading, deed.things)
    elif is_by_cards(effect):
        return frame.call(state, card_procedure(deed), into="result")
    elif isinstance(effect, s.RerollUse):
        found = [each for each in open_uses(state) if any(each.dice) and is_use_of_any(each, deed.things)]
        return frame.call(state, RerollUses(tuple([each.name for each in found])), into="result")
    elif isinstance(effect, t.Reroll):
        return frame.call(state, RollInitiative(players(deed)), into="result")
    else:
        act = _ACTS.get(type(effect))
        if act is None:
            raise LookupError(f"the rules do not know how to carry out {type(effect).__name__}")
        events = act(deed)
    frame.result = int(bool(events))
    return happen(state, rules, *events)


# --- damage and death


@rule("4.5.1 4.5.3 4.5.4 4.9.3 15.2.5.3 15.2.5.5")
def _damage(deed: Deed) -> list[Event]:
    """Each of the units is dealt all of it, 0 too; what was chained on is added."""
    effect, frame = deed.effect, deed.frame
    by = kind_of_source(deed.rules, frame.printed)
    found: list[Event] = []
    for unit in deed.units():
        if not takes_damage(deed.state, deed.rules, unit, effect.kinds, False, by):
            continue
        amount = deed.reading.amount_for(effect.amount, unit) + _chained(deed, unit)
        found.append(Damaged("4.5.1", unit, amount, effect.kinds, frame.this, False, by, frame.seat))
        frame.hit = (*frame.hit, (unit, deed.state.object[unit]))
    return found


@rule("15.2.5.1 15.2.5.2 15.2.5.3 15.2.5.5")
def _chained(deed: Deed, unit: int) -> int:
    """What the declarations that were chained on add to the first damage of the text."""
    frame = deed.frame
    if frame.declared is None or not frame.declared.links:
        return 0
    sentences = deed.rules.sentences(frame.printed, frame.line)
    if any([isinstance(each.effect, t.Damage) for each in sentences[: frame.sentence]]):
        return 0
    head = frame.declared
    return sum([link_damage(deed.state, deed.rules, link, unit, head) for link in head.links])


@rule("15.2.5.1 15.2.5.3")
def link_damage(state: HonjinState, rules: Honjin, link: Declared, unit: int, head: Declared) -> int:
    """The damage of a declaration that was chained on; nothing if it does not take effect."""
    if link.negated or not has_ability(state, rules, link) or not user_remains(state, link):
        return 0
    if not knows_secret(state, rules, link, head):
        return 0
    ability = rules.list.cards[link.printed].abilities[link.ability]
    reading = Reading(state, rules, link.seat, link.card, (), (unit,))
    reading.declared = link
    read_dice(reading, ability, link.dice, link.shift, len(ability.sentences))
    amounts = [each.effect.amount for each in ability.sentences if isinstance(each.effect, t.Damage)]
    return max(0, reading.amount_for(amounts[0], unit)) if amounts else 0


@rule("11.3.1.3.1 11.3.3.1 12.6.1")
def _kill(deed: Deed) -> list[Event]:
    frame = deed.frame
    units = deed.units()
    frame.hit = (*frame.hit, *[(unit, deed.state.object[unit]) for unit in units])
    by = kind_of_source(deed.rules, frame.printed)
    return death_effects(deed.state, deed.rules, units, deed.effect.kinds, by, frame.this, frame.seat)


# --- states


@rule("10.18.1 1.3.4 4.1.12 4.1.15 3.2.4")
def _finish(deed: Deed) -> list[Event]:
    state = deed.state
    fresh = [unit for unit in deed.units() if not state.finished[unit]]
    able = [unit for unit in fresh if not applied(state, deed.rules, g.ToBeFinished, unit)]
    return [Finished("10.18.1", unit, 1, deed.frame.this) for unit in able]


@rule("1.3.4 4.1.15 3.2.4")
def _refresh(deed: Deed) -> list[Event]:
    tired = [unit for unit in deed.units() if deed.state.finished[unit]]
    able = [unit for unit in tired if not applied(deed.state, deed.rules, u.ToBeRefreshed, unit)]
    return [Finished("4.1.15", unit, 0, deed.frame.this) for unit in able]


@rule("4.1.15 13.1.2.6")
def _set_slots(deed: Deed) -> list[Event]:
    found: list[Event] = []
    for unit in deed.units():
        slots = slots_to_turn(deed.reading, unit, deed.effect)
        if slots:
            found.append(SlotsSpent("4.1.15", unit, tuple(slots), deed.effect.state == "spent"))
    return found


@rule("4.1.15 13.1.2.3 13.1.2.6")
def _set_some_slots(deed: Deed) -> list[Event]:
    chosen = deed.run(deed.effect)
    found: list[Event] = []
    for unit in deed.units():
        slots = tuple([slot for slot in slots_to_turn(deed.reading, unit, deed.effect) if slot in chosen])
        if slots:
            found.append(SlotsSpent("4.1.15", unit, slots, deed.effect.state == "spent"))
    return found


@rule("8.3.3.1 8.3.3.2")
def _move_in_formation(deed: Deed) -> list[Event]:
    found: list[Event] = []
    for unit in deed.units():
        seat = deed.state.owner[unit]
        row = party(deed.state, deed.rules, deed.state.cell[unit], seat)
        rest = tuple([each for each in row if each != unit])
        order = (unit, *rest) if deed.effect.place == "front" else (*rest, unit)
        if order != row:
            found.append(Formed("8.3.3.2", seat, order))
    return found


@rule("8.3.3.1 8.3.3.2 4.1.15")
def _swap_places(deed: Deed) -> list[Event]:
    """Not where one of them is missing, or they are of two parties."""
    pair = [_single(deed, each) for each in (deed.effect.one, deed.effect.other)]
    return [] if -1 in pair or pair[0] == pair[1] else _exchanged(deed, pair)


@rule("8.3.3.1 4.1.15")
def _swap_targets(deed: Deed) -> list[Event]:
    """Nothing where there are not two, or they are of two parties."""
    there = [card for card in deed.reading.targets if card >= 0 and deed.state.zone[card] == FIELD]
    return _exchanged(deed, there) if len(there) == 2 else []


def _exchanged(deed: Deed, pair: list[int]) -> list[Event]:
    """Two units of one party in each other's place."""
    state = deed.state
    seat = state.owner[pair[0]]
    row = party(state, deed.rules, state.cell[pair[0]], seat)
    if pair[0] not in row or pair[1] not in row:
        return []
    swapped = {pair[0]: pair[1], pair[1]: pair[0]}
    return [Formed("8.3.3.2", seat, tuple([swapped.get(each, each) for each in row]))]


@rule("8.3.3.1 8.3.3.2 8.3.3.3 4.1.15")
def _swap_ends(deed: Deed) -> list[Event]:
    """Not in a party of one."""
    cell = deed.reading.place()
    seat = deed.reading.player(deed.effect.player)
    row = party(deed.state, deed.rules, cell, seat) if cell >= 0 else ()
    return [Formed("8.3.3.2", seat, (row[-1], *row[1:-1], row[0]))] if len(row) > 1 else []


def _single(deed: Deed, word: n.Node) -> int:
    """The one unit that a word names; -1 if there is none or more than one."""
    found = deed.run(word) if isinstance(word, SELECTIONS) else members(word, deed.reading)
    return found[0] if len(found) == 1 and found[0] >= 0 and deed.state.zone[found[0]] == FIELD else -1


@rule("12.2.1 5.1.2.11 5.1.2.12 4.1.15")
def _move(deed: Deed) -> list[Event]:
    """Units are put on a terrain without marching; not among enemies, and not where they are."""
    cells = deed.run(deed.effect.where)
    if not cells:
        return []
    state = deed.state
    found: list[Event] = []
    for unit in deed.units():
        if state.cell[unit] != cells[0] and holder(state, deed.rules, cells[0]) != 1 - state.owner[unit]:
            found.append(Marched("12.2.1", unit, cells[0], True))
    return found


@rule("12.2.1 5.1.2.11 4.1.15")
def _swap_grounds(deed: Deed) -> list[Event]:
    """Two units of one player, each to where the other is; no march."""
    state = deed.state
    pair = [_single(deed, each) for each in (deed.effect.one, deed.effect.other)]
    if -1 in pair or state.owner[pair[0]] != state.owner[pair[1]]:
        return []
    cells = [state.cell[each] for each in pair]
    if cells[0] == cells[1]:
        return []
    return [Marched("12.2.1", pair[0], cells[1], True), Marched("12.2.1", pair[1], cells[0], True)]


# --- where cards go


@rule("12.4.1 12.5.1 5.1.1.4 5.1.1.6 10.15.3 10.11.8 10.11.13 4.1.15")
def _depart(deed: Deed) -> list[Event]:
    """Cards go away from wherever they are; of the effect zone only what is in use, which then has no effect."""
    zones, how, clause = DEPARTURES[type(deed.effect)]
    state = deed.state
    used = {each.card: each.name for each in open_uses(state)}
    kind = {"discard": u.ToBeDiscarded, "return": u.ToBeReturned}.get(how)
    held = [] if kind is None else [card for card in deed.things if applied(state, deed.rules, kind, card)]
    things = [card for card in deed.things if card >= 0 and card not in held]
    cards = tuple([c for c in things if state.zone[c] not in EFFECTS or c in used])
    gone: list[Event] = [Negated("10.15.3", used[c], deed.frame.this) for c in cards if state.zone[c] in EFFECTS]
    return [*gone, *moves_of(state, deed.rules, cards, zones, clause, deed.frame.seat, how, deed.frame.this)]


@rule("14.8.3 4.1.15 5.1.2.10")
def _make_proxy(deed: Deed) -> list[Event]:
    """A terrain is turned over; a headquarters or a proxy is not."""
    state = deed.state
    terrains = [card for card in deed.things if card >= 0 and state.zone[card] == FIELD]
    found = [card for card in terrains if deed.rules.card(state, card).is_terrain and not is_headquarters(state, card)]
    return [TurnedOver("14.8.3", card) for card in found]


# --- what undoes a use


@rule("10.15.1.1 4.1.15")
def _vanish_use(deed: Deed) -> list[Event]:
    chosen = deed.run(deed.effect)
    names = [each.name for each in open_uses(deed.state) if each.name in chosen and not each.negated]
    return [Negated("10.15.1.1", name, deed.frame.this) for name in names]


@rule("10.15.1.1 4.1.15")
def _vanish(deed: Deed) -> list[Event]:
    names = [each.name for each in open_uses(deed.state) if each.card in deed.things and not each.negated]
    return [Negated("10.15.1.1", name, deed.frame.this) for name in names]


@rule("10.15.1 4.6.6")
def _vanish_grants(deed: Deed) -> list[Event]:
    return end_effects_on(deed.state, deed.rules, deed.things)


@rule("10.15.1 10.14.1")
def _vanish_granted(deed: Deed) -> list[Event]:
    return end_effects_on(deed.state, deed.rules, deed.things, (g.Grant,))


@rule("10.15.3 5.1.7.2")
def _discard_use(deed: Deed) -> list[Event]:
    """The card goes from the effect zone to the discard pile and has no effect."""
    chosen = deed.run(deed.effect)
    state = deed.state
    found: list[Event] = []
    for each in open_uses(state):
        if each.name in chosen and each.card >= 0 and state.zone[each.card] in EFFECTS:
            found.append(Negated("10.15.3", each.name, deed.frame.this))
            made = moves_of(state, deed.rules, (each.card,), DISCARDS, "10.15.3", deed.seat, "discard", deed.frame.this)
            found += made
    return found


@rule("12.4.1 12.5.1 5.1.1.4 2.1.2.1.2.2")
def _discard_equipment(deed: Deed) -> list[Event]:
    chosen = tuple([card for card in deed.run(deed.effect) if deed.state.host[card] in deed.things])
    zones, how, clause = DEPARTURES[EQUIPMENT_AS.get(type(deed.effect), t.Discard)]
    return moves_of(deed.state, deed.rules, chosen, zones, clause, deed.frame.seat, how, deed.frame.this)


_ACTS: Final[dict[type, Callable[[Deed], list[Event]]]] = {
    t.Damage: _damage,
    t.DamageInShort: _damage,
    t.Kill: _kill,
    t.Finish: _finish,
    t.Refresh: _refresh,
    t.SetSlots: _set_slots,
    t.SetSomeSlots: _set_some_slots,
    t.MoveInFormation: _move_in_formation,
    t.Move: _move,
    t.SwapPlaces: _swap_places,
    t.Discard: _depart,
    t.Remove: _depart,
    t.ReturnToHand: _depart,
    t.AddToHand: _depart,
    t.MakeProxy: _make_proxy,
    t.VanishUse: _vanish_use,
    t.Vanish: _vanish,
    t.VanishGrants: _vanish_grants,
    u.VanishGranted: _vanish_granted,
    w.SwapGrounds: _swap_grounds,
    t.DiscardUse: _discard_use,
    t.DiscardEquipment: _discard_equipment,
    s.ReturnEquipment: _discard_equipment,
    s.RemoveEquipment: _discard_equipment,
    s.SwapEnds: _swap_ends,
    s.SwapTargets: _swap_targets,
    t.AlterInitiativeDie: alter_initiative,
    t.SetInitiativeDie: set_initiative,
    t.AlterRoll: alter_roll,
    t.AlterUseRoll: alter_use_roll,
}
