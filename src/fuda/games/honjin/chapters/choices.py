"""What is chosen for a text? 10.1.7 with the declaration, 10.1.14 when it takes effect: points of choice and questions.

A point is the word of a sentence that leaves a choice; what was chosen for it is a run of numbers: cards, areas, slots,
names of declarations, places of words. All runs of a text make up `Declared.choices`: first n, then for each sentence
the number of its runs, and for each run its length and its numbers. A run of LATE alone stands for what is chosen only
when the effect takes place: cards of a hand, and whatever somebody else than the declaring player chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.honjin.battle_events import Decided
from fuda.games.honjin.cards import ATTRIBUTES, DICE, NOBODYS_RACE
from fuda.games.honjin.chapters.in_use import every_declaration, is_use_of
from fuda.games.honjin.phrases.terms import DAMAGES
from fuda.games.honjin.table import HEADQUARTERS, ITEM, HonjinState, equipment_of, kind_of_slot, terrain_at
from fuda.games.honjin.texts.notation import Special, is_unpicked
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import parts_of_change, slots_of
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import whereabouts as w
from fuda.kernel.decisions import Act, Action, Cards, Cells, Decision, Number, Option
from fuda.kernel.events import Event
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.running.printed import inside, speaks_of
from fuda.language.running.resolution import Sentence, silent_hand
from fuda.language.running.selection import members
from fuda.language.words import nodes as n
from fuda.mechanics.zones import Looked

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

Run = tuple[int, ...]

SELECTIONS: Final = (n.Chosen, n.UpTo, h.SoMany)
FORKS: Final = (t.OneOf, g.Either)
FREE_RACES: Final = (g.AnyRace, g.WhateverRace)
FREE_ATTRIBUTES: Final = (g.AnyAttribute, g.WhateverAttribute)
FREE_RESISTANCES: Final = (g.AnyResistance, g.WhateverResistance, s.AnyWeakness)
FREE_WORDS: Final = (*FREE_RACES, *FREE_ATTRIBUTES, *FREE_RESISTANCES)
USES: Final = (t.VanishUse, t.DiscardUse)
COUNTS: Final = (t.RefillUpTo, t.RefillBetween)
# Acts that are points of choice themselves, with the declaration and when they take effect.
EARLY_ACTS: Final = (t.DiscardBetween, *USES, t.DiscardEquipment, t.SetSomeSlots, t.SetInitiativeDie)
LATE_ACTS: Final = (*COUNTS, t.DiscardCards)
POINTS: Final = (*EARLY_ACTS, *LATE_ACTS, *FREE_WORDS, s.PickOne)
PLACED: Final = (t.SummonCards, t.LayProxy, t.Move, w.LayCards)
LATE: Final = -1_000_000  # chosen when the effect takes place


# --- what was chosen


@rule("1.3.2 10.1.7")
def variable_of(choices: tuple[int, ...]) -> int:
    """The number that was chosen for n; 0 if none was."""
    return choices[0] if choices else 0


def runs_of(choices: tuple[int, ...], sentence: int) -> tuple[Run, ...]:
    """What was chosen for the points of a sentence."""
    place = 1
    for each in range(sentence + 1):
        if place >= len(choices):
            return ()
        found: list[Run] = []
        count = choices[place]
        place += 1
        for _ in range(count):
            size = choices[place]
            found.append(choices[place + 1 : place + 1 + size])
            place += 1 + size
        if each == sentence:
            return tuple(found)
    return ()


def packed_choices(variable: int, sentences: tuple[tuple[Run, ...], ...]) -> tuple[int, ...]:
    """All choices of a text as one row of numbers.

    >>> packed_choices(2, (((7, 8),), ((), (1,))))
    (2, 1, 2, 7, 8, 2, 0, 1, 1)
    >>> runs_of((2, 1, 2, 7, 8, 2, 0, 1, 1), 1)
    ((), (1,))
    """
    found: list[int] = [variable]
    for runs in sentences:
        found.append(len(runs))
        for run in runs:
            found += [len(run), *run]
    return tuple(found)


@rule("10.1.7")
def picks_of(places: tuple[int, ...], choices: tuple[int, ...]) -> tuple[int, ...]:
    """Which of several things was chosen, for each sentence that offers some."""
    return tuple([run[0] for place in places for run in runs_of(choices, place)[:1] if run])


# --- points of choice


@rule("10.1.7 4.7.3 4.7.6")
def points_of(effect: n.Node, runs: tuple[Run, ...]) -> tuple[n.Node, ...]:
    """The points of a sentence in the order of its text, as far as they are known from what was chosen so far."""
    found: list[n.Node] = []
    _collect(effect, runs, found)
    return tuple(found)


def _collect(node: n.Node, runs: tuple[Run, ...], found: list[n.Node]) -> None:
    if isinstance(node, FORKS):
        found.append(node)
        if len(runs) >= len(found):
            _collect(taken(node, runs[len(found) - 1]), runs, found)
        return
    if isinstance(node, POINTS):
        found.append(node)
    for name, value in n.fields(node):
        if not isinstance(value, n.Node):
            continue
        if isinstance(value, SELECTIONS) or (name == "where" and isinstance(node, PLACED)):
            found.append(value)
        elif name == "change":
            for part in parts_of_change(value):
                _collect(part, runs, found)


def taken(fork: t.OneOf | g.Either, run: Run) -> n.Node:
    """Of two things the one that was chosen."""
    return fork.other if run and run[0] == 1 else fork.one


def run_for(effect: n.Node, runs: tuple[Run, ...], point: n.Node) -> Run:
    """What was chosen for a point of a sentence."""
    for each, run in zip(points_of(effect, runs), runs, strict=False):
        if each is point:
            return run
    return ()


@rule("10.1.7")
def chosen_effect(effect: n.Node, runs: tuple[Run, ...]) -> n.Node:
    """The act that is done, of two the one that was chosen."""
    return taken(effect, runs[0] if runs else ()) if isinstance(effect, t.OneOf) else effect


def chosen_numbers(effect: n.Node, runs: tuple[Run, ...]) -> tuple[int, ...]:
    """What was chosen of a change: which of two, and which words, in the order of the text."""
    points = points_of(effect, runs)
    found = [run for point, run in zip(points, runs, strict=False) if isinstance(point, (g.Either, *FREE_WORDS))]
    return tuple([run[0] if run else 0 for run in found])


@rule("10.1.8")
def left_out(effect: n.Node, runs: tuple[Run, ...]) -> tuple[n.Node, ...]:
    """The halves that were not chosen."""
    found: list[n.Node] = []
    for point, run in zip(points_of(effect, runs), runs, strict=False):
        if isinstance(point, FORKS):
            found.append(point.one if taken(point, run) is point.other else point.other)
    return tuple(found)


@rule("1.3.3")
def told_of(seat: int, effect: n.Node, runs: tuple[Run, ...]) -> list[Event]:
    """What the other player is told of the choice: the cards, which a hand does not hide then, and the numbers."""
    found: list[Event] = []
    for point, run in zip(points_of(effect, runs), runs, strict=False):
        if isinstance(point, t.DiscardCards) or (isinstance(point, SELECTIONS) and not _is_place(effect, point)):
            if isinstance(point, t.DiscardCards) or speaks_of(point, n.Hand):
                found += [Looked("1.3.3", run, 1 << 1 - seat)] if run else []
            found.append(Decided("1.3.3", seat, "cards", run))
        elif run:
            found.append(Decided("1.3.3", seat, "number", (), run[0]))
    return found


# --- who chooses, and when


@rule("1.3.3 3.2.1.4")
def actors(reading: Reading, sentence: Sentence) -> tuple[int, ...]:
    """Who does what the sentence says, the marching side first; without a word the text's owner."""
    found = dict.fromkeys(reading.seats_of(sentence.player))
    first = reading.state.turn_player
    return tuple(sorted(found, key=lambda seat: seat != first))


@rule("10.1.7 10.1.14")
def is_late(point: n.Node) -> bool:
    """Whether a point is decided when the effect takes place: cards of a hand, how many are refilled, and what hangs on
    dice."""
    if isinstance(point, h.SoMany) and hangs_on_dice(point.amount):
        return True
    shown = isinstance(point, SELECTIONS) and (speaks_of(point, n.Hand) or speaks_of(point, r.AmongShown))
    return isinstance(point, LATE_ACTS) or shown


# --- questions


def next_question(
    state: HonjinState, reading: Reading, effect: n.Node, point: n.Node, run: Run, count: int, clause: str
) -> Decision | None:
    """The next question about a point of which so much was chosen by so many questions; none once it is decided."""
    seat = reading.acting
    if isinstance(point, (t.SetSomeSlots, t.DiscardEquipment)):
        return _unit_question(state, reading, point, run, count, clause)
    if count:
        return None
    purpose = type(effect).__name__.lower()
    if isinstance(point, t.SetInitiativeDie):
        several = tuple([str(each) for each in point.results])
        return Option(seat, clause, "result", several) if len(several) > 1 else None
    if isinstance(point, FORKS):
        return Option(seat, clause, "either", ("one", "other"))
    if isinstance(point, s.PickOne):
        return Option(seat, clause, "mode", ("mode-1", "mode-2", "mode-3", "mode-4")[: point.n])
    if isinstance(point, FREE_WORDS):
        return Option(seat, clause, "word", words_for(reading, point))
    if _is_place(effect, point):
        cells = fit_areas(reading, effect, point)
        return Cells(seat, clause, purpose, cells, 1, 1) if cells else None
    if isinstance(point, SELECTIONS):
        return _selection(state, reading, point, seat, purpose, clause)
    if isinstance(point, USES):
        found = uses_of(state, reading, point)
        options = tuple([Action("choose", card, numbers=(name,)) for name, card in found])
        return Act(seat, clause, purpose, options) if options else None
    return _hand_question(state, reading, point, seat, clause)


def _is_place(effect: n.Node, point: n.Node) -> bool:
    """Whether a point is where units or a terrain are put."""
    return any([isinstance(each, PLACED) and each.where is point for each in inside(effect)])


@rule("10.1.7 10.1.14 12.4.2")
def _selection(
    state: HonjinState, reading: Reading, point: n.Node, seat: int, purpose: str, clause: str
) -> Decision | None:
    """Cards of a group; whose hand it is chooses there."""
    what = getattr(point, "what", None)
    assert isinstance(what, n.Node)
    found = members(what, reading)
    most = max(0, reading.amount(point.amount)) if isinstance(point, h.SoMany) else getattr(point, "n", 1)
    least = 0 if isinstance(point, n.UpTo) else most
    if speaks_of(point, n.Hand) and found:
        seat = state.owner[found[0]]
    if not found:
        owner = silent_hand(state, point, reading)
        return Cards(owner, clause, purpose, (), 0, 0) if owner >= 0 else None
    return Cards(seat, clause, purpose, found, least, most)


def _refills(point: t.RefillBetween) -> tuple[int, ...]:
    """How many cards can be refilled; nobody has to."""
    return (0, *range(max(1, point.least), point.most + 1))


@rule("12.3.1.1 12.3.1.2 12.4.2 10.1.7")
def _hand_question(state: HonjinState, reading: Reading, point: n.Node, seat: int, clause: str) -> Decision | None:
    """How many cards are refilled, or which ones of a hand are discarded."""
    if isinstance(point, t.RefillUpTo):
        return Number(seat, "12.3.1.2", "refill", 0, max(0, reading.amount(point.amount)))
    if isinstance(point, t.RefillBetween):
        return Option(seat, "12.3.1.1", "refill", tuple([str(each) for each in _refills(point)]))
    if isinstance(point, t.DiscardBetween):
        return Number(seat, clause, "discard", point.least, point.most)
    assert isinstance(point, t.DiscardCards)
    hand = reading.cards_in(point.zone)
    count = max(0, reading.amount(point.amount))
    if not isinstance(point.zone, n.Hand) or not hand or not count:
        return None
    return Cards(state.owner[hand[0]], "12.4.2", "discard", hand, count, count)


@rule("10.1.7 13.1.2.3")
def _unit_question(
    state: HonjinState, reading: Reading, point: t.SetSomeSlots | t.DiscardEquipment, run: Run, count: int, clause: str
) -> Decision | None:
    """For one unit after the other: which pieces of its equipment, or one of its slots."""
    units = members(point.what, reading)
    if isinstance(point, t.DiscardEquipment):
        worn = [equipment_of(state, unit) for unit in units]
        worn = [pieces for pieces in worn if pieces]
        if count >= len(worn):
            return None
        return Cards(reading.acting, clause, type(point).__name__.lower(), worn[count], point.n, point.n)
    for unit in units:
        open_slots = slots_to_turn(reading, unit, point)
        before = [slot for slot in open_slots if slot in run]
        if len(before) < min(point.n, len(open_slots)):
            kinds = {kind_of_slot(slot): slot for slot in reversed(open_slots) if slot not in run}
            options = [Action("slot", unit, numbers=(kinds[kind],)) for kind in sorted(kinds)]
            return Act(reading.acting, clause, "slot", tuple(options))
    return None


@rule("4.1.15 13.1.2.6")
def slots_to_turn(reading: Reading, unit: int, effect: t.SetSlots | t.SetSomeSlots) -> list[int]:
    """The slots of that sort that are not yet so; those under equipment that is borne stay spent."""
    state = reading.state
    wanted = [
        slot for slot in slots_of(state, reading.rules, unit) if (kind_of_slot(slot) == ITEM) == (effect.slot == "item")
    ]
    if effect.state == "spent":
        return [slot for slot in wanted if slot not in state.spent[unit]]
    taken_up = {slot for piece in equipment_of(state, unit) for slot in state.occupied[piece]}
    return [slot for slot in wanted if slot in state.spent[unit] and slot not in taken_up]


@rule("10.15.1.1 10.15.3 10.13.1")
def uses_of(state: HonjinState, reading: Reading, effect: t.VanishUse | t.DiscardUse) -> list[tuple[int, int]]:
    """Name and card of each use of a kind that the units have declared and that has not been resolved yet."""
    units = members(effect.what, reading)
    done = {each.name for each in state.resolved}
    found: list[tuple[int, int]] = []
    for each in every_declaration(state):
        if each.user in units and each.name not in done and is_use_of(state, reading.rules, each, effect.kind):
            found.append((each.name, each.card))
    return found


@rule("5.1.2.10 12.2.7.1")
def fit_areas(reading: Reading, effect: n.Node, where: n.Node) -> tuple[int, ...]:
    """The areas where units or a proxy terrain can be put: units on a terrain, a proxy on no headquarters."""
    cells = reading.areas(where.what if isinstance(where, (n.Chosen, n.UpTo)) else where)
    if speaks_of(effect, w.LayCards) and isinstance(where, h.Target):
        cells = tuple([reading.cell_was(card) for card in reading.targets if card >= 0])
    if speaks_of(effect, t.LayProxy) or speaks_of(effect, w.LayCards):
        return tuple([cell for cell in cells if cell >= 0 and cell not in HEADQUARTERS])
    return tuple([cell for cell in cells if terrain_at(reading.state, reading.rules, cell) >= 0])


@rule("4.7.3 4.7.3.1 4.7.3.2")
def words_for(reading: Reading, point: n.Node) -> tuple[str, ...]:
    """The words among which one is chosen."""
    if isinstance(point, FREE_ATTRIBUTES):
        return ATTRIBUTES
    if isinstance(point, FREE_RESISTANCES):
        return tuple([word for word, _ in DAMAGES])
    return (*reading.rules.list.races, NOBODYS_RACE)


def extended(reading: Reading, point: n.Node, answer: Any, run: Run) -> Run:
    """The run with what was answered."""
    if isinstance(answer, Action):
        return (*run, *answer.numbers)
    if isinstance(answer, tuple):
        return (*run, *answer)
    if isinstance(point, FREE_WORDS) and not isinstance(point, FREE_ATTRIBUTES):
        return (*run, reading.rules.list.code(words_for(reading, point)[answer]))
    if isinstance(point, t.RefillBetween):
        return (*run, _refills(point)[answer])
    return (*run, int(answer))


# --- asking all of it with a declaration


class Choose(Procedure):
    """10.1.7. Everything that a text leaves to be chosen with its declaration; its result is `Declared.choices`."""

    def __init__(
        self,
        seat: int = -1,
        this: int = -1,
        printed: int = -1,
        ability: int = -1,
        targets: tuple[int, ...] = (),
        variable: int = 0,
        clause: str = "10.1.7",
    ) -> None:
        super().__init__()
        self.seat = seat
        self.this = this
        self.printed = printed
        self.ability = ability
        self.targets = targets
        self.variable = variable
        self.clause = clause
        self.before: tuple[tuple[Run, ...], ...] = ()  # of the sentences that are done
        self.runs: tuple[Run, ...] = ()  # of the present sentence
        self.run: Run = ()
        self.count = 0
        self.reply: Any = None

    def _reading(self, state: HonjinState, rules: Honjin) -> Reading:
        reading = Reading(state, rules, self.seat, self.this, (), self.targets)
        reading.acting = self.seat
        reading.variable = self.variable
        return reading

    def _so_far(self) -> tuple[int, ...]:
        """What was chosen for the sentences before."""
        return packed_choices(self.variable, self.before)

    def _sentences(self, rules: Honjin) -> tuple[Sentence, ...]:
        return rules.list.cards[self.printed].abilities[self.ability].sentences

    @step("10.1.7 4.7.3 1.3.2")
    def ask_next(self, state: HonjinState, rules: Honjin) -> Flow:
        """One question after the other; what is chosen later is left open."""
        ability = rules.list.cards[self.printed].abilities[self.ability]
        sentences = ability.sentences
        reading = self._reading(state, rules)
        while len(self.before) < len(sentences):
            sentence = sentences[len(self.before)]
            own = actors(reading, sentence) == (self.seat,)
            if ability.picks and is_unpicked(sentence.condition, picks_of(ability.picks, self._so_far())):
                own = False
            points = points_of(sentence.effect, self.runs) if own else ()
            if len(self.runs) >= len(points):
                self.before = (*self.before, self.runs)
                self.runs = ()
                continue
            point = points[len(self.runs)]
            if is_late(point):
                self.runs = (*self.runs, (LATE,))
                continue
            question = next_question(state, reading, sentence.effect, point, self.run, self.count, self.clause)
            if question is not None:
                return self.ask(state, question, into="reply")
            self.runs = (*self.runs, self.run)
            self.run, self.count = (), 0
        return self.done(state, packed_choices(self.variable, self.before))

    @step("10.1.7")
    def keep(self, state: HonjinState, rules: Honjin) -> Flow:
        """Remember the answer."""
        sentence = self._sentences(rules)[len(self.before)]
        point = points_of(sentence.effect, self.runs)[len(self.runs)]
        self.run = extended(self._reading(state, rules), point, self.reply, self.run)
        self.count += 1
        self.reply = None
        return self.go("ask_next")


# --- n in a price or a target


@rule("1.3.2 1.3.5 3.4.6")
def n_to_begin_with(reading: Reading, ability: Special) -> int:
    """The n of a price or a target: what the text says it is now; else the least that can be named."""
    if ability.meaning is None or not ability.prices_n or hangs_on_dice(ability.meaning):
        return 1
    return max(0, reading.amount(ability.meaning))


@rule("10.1.8 10.1.6")
def is_too_early(ability: Special) -> bool:
    """Whether the price or the target hangs on dice, which are rolled after both were named."""
    return ability.prices_n and ability.meaning is not None and hangs_on_dice(ability.meaning)


def hangs_on_dice(node: n.Node) -> bool:
    """Whether dice must be rolled before an amount, or a choice of so many, is known."""
    return any([isinstance(each, (*DICE, f.RollResult)) for each in inside(node)])
