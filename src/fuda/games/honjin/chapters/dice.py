"""What do dice come to? 3.4, 10.1.8, 14.7.3.10, 15.4.9: how many are rolled for a text, and what their results are.

The dice of one amount are a group of numbers; what is added to its result (15.4.9.2) stands behind a 0, which no die
shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.honjin.battle_events import DiceRolled
from fuda.games.honjin.cards import DICE, dice_in
from fuda.games.honjin.chapters.choices import left_out, picks_of, runs_of, variable_of
from fuda.games.honjin.table import FIELD, HonjinState, player_target
from fuda.games.honjin.texts.notation import Special, is_unpicked
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import derived
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import things as h
from fuda.kernel.decisions import Roll
from fuda.kernel.machine import apply_now
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.running.printed import inside
from fuda.language.running.replacement import instead_of
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

BEHIND: Final = 0  # what stands behind it is added to the result
FACES: Final = 6

Groups = tuple[tuple[int, ...], ...]


def dice_nodes(ability: Special) -> list[tuple[int, n.Node]]:
    """The amounts with dice of a text, in its order, each with the place of its first sentence; n is the same amount
    wherever it stands."""
    found: list[tuple[int, n.Node]] = []
    for place, sentence in enumerate(ability.sentences):
        found += [(place, node) for node in dice_in(sentence) if not any([each is node for _, each in found])]
    return found


@rule("3.4.2 3.4.6 1.3.5")
def dice_of(reading: Reading, node: n.Node) -> int:
    """How many dice an amount takes; none yet where that hangs on other dice."""
    count = getattr(node, "count", None)
    if isinstance(count, n.Node):
        waits = [each for each in inside(count) if isinstance(each, DICE) and id(each) not in reading.rolls]
        return 0 if waits else max(0, reading.amount(count))
    return node.n if isinstance(node, t.Roll) else 0


@rule("15.4.2 15.4.9.1 15.4.9.2 10.8.2 10.8.3")
def extra_dice(state: HonjinState, rules: Honjin, seat: int) -> tuple[tuple[int, ...], int]:
    """What is added to each result of a player's dice now: further dice, each with its sign, and a number."""
    if state.battle < 0:
        return (), 0
    signs = (1,) * _cogs(state, rules)
    number = 0
    for each in derived(state, rules).of(a.Instead):
        effect = each.effect
        if not isinstance(effect, a.Instead) or not isinstance(effect.event, o.WouldRoll):
            continue
        altered = instead_of(effect)
        reading = rules.reading_of(state, each)
        if isinstance(altered, t.AlterRoll) and player_target(seat) in each.reached(effect.event.what, reading):
            sign, amount = shift_of(altered.by)
            if isinstance(amount, f.Dice):
                signs = (*signs, *[sign] * dice_of(reading, amount))
            else:
                number += sign * reading.amount(amount)
    return signs, number


@rule("8.3.4.5 14.5.4.3")
def standing_shift(state: HonjinState, rules: Honjin, seat: int) -> int:
    """What constant abilities add to the result of a player's initiative die."""
    found = 0
    for each in derived(state, rules).of(t.AlterInitiativeDie):
        effect = each.effect
        reading = rules.reading_of(state, each)
        if isinstance(effect, t.AlterInitiativeDie) and seat in reading.seats_of(effect.player):
            sign, amount = shift_of(effect.by)
            found += sign * reading.amount(amount)
    return found


def shift_of(by: n.Node) -> tuple[int, n.Node]:
    """The sign and the amount of a change of a result."""
    if isinstance(by, h.Quoted):
        by = by.what
    assert isinstance(by, (m.Up, m.Down))
    return (1 if isinstance(by, m.Up) else -1), by.amount


@rule("15.4.9.2")
def _cogs(state: HonjinState, rules: Honjin) -> int:
    """How many dice the cogs of time add: of several such rules on the terrain of the battle one counts."""
    most = 0
    for card in state.zones[FIELD]:
        host = state.host[card]
        if state.cell[host if host >= 0 else card] != state.battle:
            continue
        for each in rules.card(state, card).additional:
            if isinstance(each, h.CogsOfTime):
                most = max(most, each.n)
    return most


@rule("3.4.2 3.4.3 3.4.4 3.4.5 15.4.9.2")
def result_of(node: n.Node, group: tuple[int, ...]) -> int:
    """The result of an amount with dice."""
    shown = group[: group.index(BEHIND)] if BEHIND in group else group
    more = sum(group[len(shown) :])
    if isinstance(node, f.HighestDie):
        return max(shown, default=0) + more
    if isinstance(node, f.LowestDie):
        return min(shown, default=0) + more
    total = sum(shown) + more
    if isinstance(node, f.DicePlus):
        return total + node.n
    return total - node.n if isinstance(node, f.DiceMinus) else total


@rule("3.4.5 3.4.6")
def read_dice(reading: Reading, ability: Special, groups: Groups, shift: int, sentence: int) -> None:
    """Let a text read its dice, with what effects have added to their results; the last of them up to the present
    sentence are the result that it speaks of. No dice at all come to nothing."""
    for place, (number, node) in enumerate(dice_nodes(ability)):
        group = groups[place] if place < len(groups) else ()
        reading.rolls[id(node)] = result_of(node, group) + (shift if group else 0)
        if group and number <= sentence:
            reading.total = reading.rolls[id(node)]
            reading.faces = group[: group.index(BEHIND)] if BEHIND in group else group


@rule("10.1.8 3.4.6")
def dice_wanted(reading: Reading, ability: Special, choices: tuple[int, ...], groups: Groups = ()) -> tuple[int, ...]:
    """For each amount with dice how many are rolled now, after these; none for what was not chosen."""
    reading.variable = variable_of(choices)
    for (_, node), group in zip(dice_nodes(ability), groups, strict=False):
        if group:
            reading.rolls[id(node)] = result_of(node, group)
    unused = [
        id(node)
        for place, sentence in enumerate(ability.sentences)
        for half in left_out(sentence.effect, runs_of(choices, place))
        for node in inside(half)
    ]
    if ability.picks:
        picks = picks_of(ability.picks, choices)
        others = [each for each in ability.sentences if is_unpicked(each.condition, picks)]
        unused += [id(node) for sentence in others for node in inside(sentence.effect)]
    found = [0 if id(node) in unused else dice_of(reading, node) for _, node in dice_nodes(ability)]
    return tuple([0 if place < len(groups) and groups[place] else count for place, count in enumerate(found)])


class RollDice(Procedure):
    """10.1.8, 14.7.3.10. All dice of a text are rolled at once, but for those whose number hangs on others; its result
    is the groups."""

    def __init__(
        self, seat: int = -1, clause: str = "10.1.8", counts: tuple[int, ...] = (), before: Groups = ()
    ) -> None:
        super().__init__()
        self.seat = seat
        self.clause = clause
        self.counts = counts  # for each amount
        self.before = before  # what was rolled before, in the place of amounts that take no more
        self.dice: tuple[int, ...] = ()

    @step("3.4.1 3.4.2 3.4.6 10.1.8 14.7.3.10")
    def roll(self, state: HonjinState, rules: Honjin) -> Flow:
        """Chance rolls them; nothing is rolled for what is not rolled at all."""
        signs, _ = extra_dice(state, rules, self.seat)
        total = sum([count + len(signs) for count in self.counts if count])
        if not total:
            return self.done(state, self.before or tuple([() for _ in self.counts]))
        return self.ask(state, Roll(self.clause, "dice", total, FACES), into="dice")

    @step("3.4.5 15.4.9.2")
    def settle(self, state: HonjinState, rules: Honjin) -> Flow:
        """Each amount gets its dice."""
        signs, number = extra_dice(state, rules, self.seat)
        apply_now(state, rules, DiceRolled(self.clause, self.seat, self.dice, "effect"))
        groups: list[tuple[int, ...]] = []
        place = 0
        for number_of, count in enumerate(self.counts):
            group = self.dice[place : place + count]
            if not count and self.before:
                group = self.before[number_of]
            if count and (signs or number):
                more = self.dice[place + count : place + count + len(signs)]
                group = (*group, BEHIND, *[sign * shown for sign, shown in zip(signs, more, strict=True)], number)
            place += count + len(signs) if count else 0
            groups.append(group)
        return self.done(state, tuple(groups))
