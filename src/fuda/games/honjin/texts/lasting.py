"""What lasts once a text was carried out, and until when? 4.6.9, 10.7, 10.14-10.16, 16.2.3.

A grant, change or figure lasts until the end of the battle, or outside a battle until the end of the phase; whatever
takes effect during a march or a laying ends with it. What waits for a moment waits until then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.battle_events import Unstacked
from fuda.games.honjin.table import AUTOMATIC, HANDS, HonjinState
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import adds_anything, content_of
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import whereabouts as w
from fuda.games.honjin.words.durations import BATTLE, CHAIN, LAYING, MARCH, NEXT_TURN, PHASE
from fuda.kernel.events import Event
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import EffectBegan, EffectsEnded
from fuda.language.running.resolution import TextFrame
from fuda.language.running.selection import members
from fuda.language.running.text_facts import GAME, TURN_END, Modifier
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

# Sentences that change information, and those that stand beside it.
CHANGES: Final = (g.Grant, g.Change, g.Adjust, g.Lose, g.Void, g.SwapFigures, g.SwapBetween)
BESIDE: Final = (g.Cannot, g.CanBear, g.IsSummonGround, g.BecomeInstant, t.MarchTo)
LASTING: Final = (*CHANGES, *BESIDE, a.Instead, a.Delayed)
# Periods of a battle: what waits for one of them does not outlast the battle.
OF_BATTLE: Final = ("instant", "formation", "initiative", "first", "second", "battle-end")
ENDS: Final = {"turn": TURN_END, "battle": BATTLE, "phase": PHASE, "chain": CHAIN}  # of words that say until when
SLOT_SOURCES: Final = 64  # how many sources of slots can be made at one moment


# --- until when


@rule("12.2.5.1.9 12.1.1.2.10")
def undertaking(state: HonjinState) -> int:
    """The march or laying during which something takes effect now, by its end; 0 for none."""
    for frame in state.frames[::-1]:
        until = getattr(frame, "effects_until", 0)
        if until:
            return int(until)
    return 0


@rule("4.6.9 7.2.7 7.3.6 7.4.7 7.5.7 7.6.3 10.14.6 10.15.1.2 10.15.2.1 10.16.3 12.2.5.1.9 12.1.1.2.10 14.7.3.4")
def until_of(state: HonjinState, rules: Honjin, frame: TextFrame, effect: n.Node) -> int:
    """When an effect ends that a text brings about now."""
    ability = rules.list.cards[frame.printed].abilities[frame.line]
    duration = ability.sentences[frame.sentence].duration
    if isinstance(duration, g.Until) and duration.end in ("your-turn", "enemy-turn"):
        return NEXT_TURN
    if isinstance(effect, a.Delayed) and isinstance(effect.event, w.MomentOf):
        return GAME
    if isinstance(duration, g.Until) and (state.battle >= 0 or duration.end not in ("battle", "chain")):
        return ENDS[duration.end]
    if isinstance(effect, t.MarchTo):
        return MARCH
    if isinstance(effect, a.Delayed) and _outlasts(effect.event):
        return TURN_END
    later = ability.sentences[frame.sentence :]
    if state.battle >= 0 and any([isinstance(each.effect, (g.EndsWithChain, g.LostWithChain)) for each in later]):
        return CHAIN
    own_turn = ability.symbol == AUTOMATIC and "own-turn" in ability.timings
    if state.battle >= 0 and not own_turn:
        return BATTLE
    under_way = undertaking(state)
    if under_way:
        return under_way
    return PHASE if isinstance(effect, CHANGES) else TURN_END


@rule("7.6.3 7.1.2.1")
def last_turn(state: HonjinState, rules: Honjin, frame: TextFrame) -> int:
    """The number of the next turn of a player, after which an effect ends; the turn under way is not the next."""
    ability = rules.list.cards[frame.printed].abilities[frame.line]
    duration = ability.sentences[frame.sentence].duration
    seat = frame.seat if isinstance(duration, g.Until) and duration.end == "your-turn" else 1 - frame.seat
    return state.turn + (2 if state.turn_player == seat else 1)


@rule("10.5.4.2 10.5.4.2.1")
def _outlasts(event: n.Node) -> bool:
    """Whether a delayed ability waits for a moment of the turn, which may lie behind the end of a battle or march."""
    return isinstance(event, o.Moment) and event.period not in OF_BATTLE


# --- beginning


@rule("10.7.1 10.7.3 10.14.1 10.16.1 4.6.4 4.6.5 4.6.6")
def made_by(
    state: HonjinState, rules: Honjin, frame: TextFrame, effect: n.Node, reading: Reading, things: tuple[int, ...]
) -> list[Event]:
    """The lasting effects that a sentence makes, one for each thing it is about; none where it changes nothing."""
    until = until_of(state, rules, frame, effect)
    ends = last_turn(state, rules, frame) if until == NEXT_TURN else 0
    if isinstance(effect, a.Delayed):
        return [EffectBegan("10.5.4.2", _delayed(state, frame, reading, until))]
    if isinstance(effect, a.Instead):
        return [EffectBegan("10.8.1", _replacing(frame, effect, reading, until))]
    if isinstance(effect, g.BecomeInstant):
        # Of cards in a hand it stays open which they are: how many there are would tell what the hand holds.
        made = _modifier(frame, until)
        made.open = True
        for card in (*state.zones[HANDS[0]], *state.zones[HANDS[1]]):
            made.kept = (*made.kept, card, state.object[card])
        return [EffectBegan("8.3.2.8", made)]
    found: list[Event] = []
    for place, thing in enumerate(things):
        made = _modifier(frame, until)
        made.cards = (thing,)
        made.ends = ends
        if isinstance(effect, CHANGES):
            reading.slots_from = -1 - (state.clock * SLOT_SOURCES + place)
            reading.restart()
            made.kept = content_of(effect, frame.printed, rules, reading, thing)
            if not adds_anything(state, rules, thing, made.kept):
                continue
        found.append(EffectBegan("10.7.1", made))
    return found


def _modifier(frame: TextFrame, until: int) -> Modifier:
    return Modifier(
        seat=frame.seat,
        this=frame.this,
        printed=frame.printed,
        ability=frame.line,
        sentence=frame.sentence,
        until=until,
    )


@rule("10.5.4.2 10.5.4.2.1")
def _delayed(state: HonjinState, frame: TextFrame, reading: Reading, until: int) -> Modifier:
    """A delayed ability remembers the targets and which cards they were, for when one of them has gone."""
    made = _modifier(frame, until)
    made.uses = 1
    made.open = True
    for card in reading.targets:
        made.kept = (*made.kept, card, state.object[card] if card >= 0 else -1)
    return made


@rule("10.8.1")
def _replacing(frame: TextFrame, effect: a.Instead, reading: Reading, until: int) -> Modifier:
    """A replacement for the things that the text names, or for whatever fits."""
    made = _modifier(frame, until)
    event = effect.event
    if isinstance(event, s.Once):
        event = event.event
        made.uses = 1
    what = getattr(event, "what", None)
    if isinstance(what, m.AnyOf):
        made.open = True
    elif isinstance(what, n.Node):
        made.cards = members(what, reading)
    return made


@rule("10.7.3")
def held_then(state: HonjinState, made: Modifier | None, card: int) -> bool:
    """Whether a card was in a hand already when an effect on cards of hands was made, and has stayed there."""
    if made is None:
        return True
    places = range(0, len(made.kept), 2)
    return any([made.kept[place] == card and made.kept[place + 1] == state.object[card] for place in places])


@rule("10.5.4.2")
def waited_for(state: HonjinState, made: Modifier) -> tuple[int, ...]:
    """The targets of a delayed ability that are still what they were, or were so until they left just now."""
    found: list[int] = []
    for place in range(0, len(made.kept), 2):
        card, which = made.kept[place : place + 2]
        last = state.last[card] if card >= 0 else None
        if card < 0 or state.object[card] == which or (last is not None and last.obj == which):
            found.append(card)
    return tuple(found)


# --- how often


@rule("4.1.12 5.1.1.8")
def is_used_up(state: HonjinState, card: int, ability: Special) -> bool:
    """Whether an ability of a card was used as often as its text allows."""
    for place, times, _ in ability.limits:
        mine = [
            e for e in state.effects if card in e.cards and (e.printed, e.ability) == (ability.printed, ability.place)
        ]
        if len([each for each in mine if each.sentence == place]) >= times:
            return True
    return False


@rule("4.1.12 5.1.1.8")
def noted_use(state: HonjinState, seat: int, card: int, ability: Special) -> list[Event]:
    """That an ability is used once more, for as long as its text counts it."""
    found: list[Event] = []
    for place, _, per in ability.limits:
        made = Modifier(seat=seat, this=card, printed=ability.printed, ability=ability.place, sentence=place)
        made.cards = (card,)
        made.until = TURN_END if per == "turn" else BATTLE if per == "battle" and state.battle >= 0 else PHASE
        found.append(EffectBegan("4.1.12", made))
    return found


# --- ending


def _ended(state: HonjinState, clause: str, *untils: int) -> list[Event]:
    names = tuple([each.name for each in state.effects if each.until in untils])
    return [EffectsEnded(clause, names)] if names else []


@rule("4.6.9 10.14.6 10.16.3 14.7.3.4 16.2.3")
def end_phase_effects(state: HonjinState, rules: Honjin, clause: str) -> list[Event]:
    """At the end of a phase: what was granted or changed in it, and what counts as a target of what does not stack."""
    found = _ended(state, clause, PHASE)
    return [*found, Unstacked("16.2.3")] if state.stacked else found


@rule("7.6.3")
def end_turn_effects(state: HonjinState, rules: Honjin, clause: str) -> list[Event]:
    """At the end of a turn: everything else that took effect in it."""
    over = tuple([each.name for each in state.effects if each.until == NEXT_TURN and each.ends <= state.turn])
    return [*_ended(state, clause, TURN_END), *([EffectsEnded(clause, over)] if over else [])]


@rule("8.3.8.4 10.14.6 10.16.3 4.6.9 13.1.5.5 13.1.6.5")
def end_battle_effects(state: HonjinState, rules: Honjin, clause: str) -> list[Event]:
    """At the end of a battle: what took effect in it."""
    return _ended(state, clause, BATTLE, CHAIN)


@rule("12.2.5.1.9")
def end_march_effects(state: HonjinState, rules: Honjin, clause: str) -> list[Event]:
    """At the end of a march: what took effect during it."""
    return _ended(state, clause, MARCH)


@rule("12.1.1.2.10")
def end_laying_effects(state: HonjinState, rules: Honjin, clause: str) -> list[Event]:
    """At the end of a laying: what took effect during it."""
    return _ended(state, clause, LAYING)


@rule("10.15.1.2 10.15.2 10.15.2.1")
def end_chain_effects(state: HonjinState, rules: Honjin, clause: str) -> list[Event]:
    """At the end of a counter chain: what a text lets vanish then."""
    return _ended(state, clause, CHAIN)


@rule("10.15.1 4.1.15")
def end_effects_on(
    state: HonjinState, rules: Honjin, cards: tuple[int, ...], kinds: tuple[type[n.Node], ...] = (*CHANGES, *BESIDE)
) -> list[Event]:
    """What texts have granted to things or changed of them is void."""
    names: list[int] = []
    for each in state.effects:
        effect = rules.list.sentence(each.printed, each.ability, each.sentence).effect
        if isinstance(effect, kinds) and any([card in each.cards for card in cards]):
            names.append(each.name)
    return [EffectsEnded("10.15.1", tuple(names))] if names else []
