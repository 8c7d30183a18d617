"""How do acts go in which somebody, or chance, is asked something on the way? A short procedure for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.kokuryoku.board_events import ClassChanged, LandLaid, Walked
from fuda.games.kokuryoku.chapters.changes import put_away, recoveries, spared
from fuda.games.kokuryoku.events import PileChanged, Recovered, SpiritLost, Went
from fuda.games.kokuryoku.table import CELLS, DECKS, FIELDS, GRID, HANDS, OFF, ROWS, KokuryokuState
from fuda.games.kokuryoku.texts.movement import enter_refusal
from fuda.games.kokuryoku.texts.values import maximum
from fuda.games.kokuryoku.words import acts as t
from fuda.kernel.decisions import Cards, Cells, Number, Shuffle
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.rules import EVERYBODY
from fuda.mechanics.chance import TakenByChance
from fuda.mechanics.decks import Search
from fuda.mechanics.zones import Looked, ShuffleZone

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku


@rule("K4.4")
def open_ground(
    state: KokuryokuState, rules: Kokuryoku, seat: int, named: tuple[int, ...] | None = None
) -> tuple[int, ...]:
    """The squares on which the player could lay a land now: those that a text names, or where K4.4 lets it lie."""
    from fuda.games.kokuryoku.chapters.power_phase import foremost, ground_refusal

    if named is not None:
        return tuple([cell for cell in named if ground_refusal(state, rules, seat, cell, ROWS) is None])
    front = foremost(state, seat)
    if front < 0:
        return ()
    return tuple([cell for cell in range(CELLS) if ground_refusal(state, rules, seat, cell, front) is None])


def class_cards(state: KokuryokuState, rules: Kokuryoku, unit: int) -> tuple[int, ...]:
    """The cards in its owner's hand that change the class of the unit."""
    from fuda.games.kokuryoku.chapters.invasion import class_change_refusal

    if state.zone[unit] not in FIELDS:
        return ()
    seat = state.owner[unit]
    hand = state.zones[HANDS[seat]]
    return tuple([card for card in hand if class_change_refusal(state, rules, seat, card, unit) is None])


def put_on_deck(state: KokuryokuState, card: int, top: bool, clause: str) -> Event:
    """The event that puts a card on or under its owner's deck."""
    return put_away(state, card, DECKS[state.owner[card]], clause, top)


class RandomDiscard(Procedure):
    """Cards of a hand, chosen by chance, go off the field."""

    def __init__(self, seat: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.clause = clause
        self.picks: tuple[int, ...] = ()

    @step("X7.57")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Chance decides."""
        hand = state.zones[HANDS[self.seat]]
        return (
            self.call(state, TakenByChance(hand, self.count, self.clause), into="picks") if hand else self.done(state)
        )

    @step("X7.57")
    def put(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Off the field."""
        return happen(state, rules, *[Went(self.clause, card, OFF[self.seat], self.seat) for card in self.picks])


class RandomLook(Procedure):
    """A player looks at cards of a hand, chosen by chance."""

    def __init__(self, seat: int = -1, owner: int = -1, count: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.owner = owner
        self.count = count
        self.clause = clause
        self.picks: tuple[int, ...] = ()

    @step("X7.57")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Chance decides."""
        hand = state.zones[HANDS[self.owner]]
        return (
            self.call(state, TakenByChance(hand, self.count, self.clause), into="picks") if hand else self.done(state)
        )

    @step("X7.57")
    def look(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The player sees them."""
        return happen(state, rules, Looked(self.clause, self.picks, 1 << self.seat))


class SearchToHand(Procedure):
    """Cards of the own deck that were looked for go to the hand."""

    def __init__(
        self, seat: int = -1, found: tuple[int, ...] = (), count: int = 0, clause: str = "", shown: bool = False
    ) -> None:
        super().__init__()
        self.seat = seat
        self.found = found
        self.count = count
        self.clause = clause
        self.shown = shown  # whether the opponent sees them
        self.picks: tuple[int, ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Nothing was shown before."""
        return {"shown": False, **written}

    @step("X7.34")
    def look(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """They need not be found."""
        deck = state.zones[DECKS[self.seat]]
        return self.call(state, Search(self.seat, deck, self.found, self.count, 0, self.clause), into="picks")

    @step("X7.34")
    def take(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """To the hand."""
        if not self.picks:
            return NEXT
        events: list[Event] = [Looked(self.clause, self.picks, EVERYBODY)] if self.shown else []
        events += [Went(self.clause, card, HANDS[self.seat], self.seat) for card in self.picks]
        return happen(state, rules, *events)


class TossCoin(Procedure):
    """Chance decides; its result is 1 for heads and 2 for tails."""

    def __init__(self, clause: str = "") -> None:
        super().__init__()
        self.clause = clause
        self.order: tuple[int, ...] = ()

    @step("X7.57")
    def toss(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """One of two."""
        return self.ask(state, Shuffle(self.clause, "coin", 2), into="order")

    @step("X7.57")
    def look(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Which side lies up."""
        return self.done(state, self.order[0] + 1)


class IntoDeck(Procedure):
    """Cards go into their owner's deck, which is shuffled."""

    def __init__(self, cards: tuple[int, ...] = (), clause: str = "") -> None:
        super().__init__()
        self.cards = cards
        self.clause = clause

    @step("X7.34")
    def put(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Wherever they lay."""
        if not self.cards:
            return self.done(state)
        return happen(state, rules, *[put_on_deck(state, card, False, self.clause) for card in self.cards])

    @step("X7.34")
    def shuffle(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Nobody knows where they are."""
        return self.call(state, ShuffleZone(DECKS[state.owner[self.cards[0]]], self.clause))


class ChipsOnto(Procedure):
    """The player says how many unused chips go onto each unit."""

    def __init__(
        self, seat: int = -1, units: tuple[int, ...] = (), most: int = 0, clause: str = "", used: bool = False
    ) -> None:
        super().__init__()
        self.seat = seat
        self.units = units
        self.most = most
        self.clause = clause
        self.used = used  # whether they come from the used pile
        self.chips = 0

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """They came from the unused pile before."""
        return {"used": False, **written}

    def _given(self, state: KokuryokuState, rules: Kokuryoku, unit: int, amount: int) -> list[Event]:
        """So many chips onto the unit, as far as there are and there is room."""
        if not self.used:
            return recoveries(state, rules, (unit,), amount, self.clause)
        owner = state.owner[unit]
        gained = min(amount, maximum(state, rules, unit) - state.chips[unit], state.used[owner])
        if gained <= 0 or not spared(state, rules, (unit,), "recover"):
            return []
        return [Recovered(self.clause, unit, gained), PileChanged(self.clause, owner, gained)]

    @step("X3.2")
    def ask_number(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Never above the maximum."""
        while self.units:
            unit = self.units[0]
            found: Any = self._given(state, rules, unit, self.most) if state.cell[unit] >= 0 else []
            if found:
                return self.ask(state, Number(self.seat, self.clause, "put-chips", 0, found[0].amount), into="chips")
            self.units = self.units[1:]
        return self.done(state)

    @step("X3.2")
    def put(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Onto it."""
        unit = self.units[0]
        self.units = self.units[1:]
        self.restart()
        events = self._given(state, rules, unit, self.chips)[::-1] if self.chips else []
        return happen(state, rules, *events) if events else NEXT


@rule("X3.2")
def across(state: KokuryokuState, rules: Kokuryoku, source: int, target: int, amount: int, clause: str) -> list[Event]:
    """Chips from one unit to another of the same player, as many as there are and there is room for."""
    if state.owner[source] != state.owner[target] or source == target:
        return []
    amount = min(amount, state.chips[source], maximum(state, rules, target) - state.chips[target])
    if amount <= 0:
        return []
    moved = PileChanged(clause, state.owner[source], amount)
    return [SpiritLost(clause, source, amount), moved, Recovered(clause, target, amount)]


class ChipsAcross(Procedure):
    """The player says how many chips go from one unit to another."""

    def __init__(self, seat: int = -1, source: int = -1, target: int = -1, most: int = 0, clause: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.target = target
        self.most = most
        self.clause = clause
        self.chips = 0

    @step("X3.2")
    def ask_number(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Never above the maximum."""
        found: Any = across(state, rules, self.source, self.target, self.most, self.clause)
        if not found:
            return self.done(state)
        return self.ask(state, Number(self.seat, self.clause, "put-chips", 0, found[0].amount), into="chips")

    @step("X3.2")
    def move(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """So many."""
        events = across(state, rules, self.source, self.target, self.chips, self.clause)
        return happen(state, rules, *events) if events else NEXT


class PutOnSquares(Procedure):
    """Each unit is put on an empty one of these squares that it may enter."""

    def __init__(
        self, seat: int = -1, units: tuple[int, ...] = (), squares: tuple[int, ...] = (), clause: str = ""
    ) -> None:
        super().__init__()
        self.seat = seat
        self.units = units
        self.squares = squares
        self.clause = clause
        self.cells: tuple[int, ...] = ()

    @step("X2.3 X7.34")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Where to?"""
        while self.units:
            unit = self.units[0]
            cells = tuple([cell for cell in self.squares if enter_refusal(state, rules, unit, cell) is None])
            if cells and state.cell[unit] >= 0:
                return self.ask(state, Cells(self.seat, self.clause, "shift", cells, 1, 1), into="cells")
            self.units = self.units[1:]
        return self.done(state)

    @step("X2.3 X7.34")
    def put(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It is there."""
        unit = self.units[0]
        self.units = self.units[1:]
        self.restart()
        return happen(state, rules, Walked(self.clause, unit, self.cells[0]))


class LayingLand(Procedure):
    """A land is laid by a text."""

    def __init__(self, seat: int = -1, card: int = -1, clause: str = "", named: tuple[int, ...] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.clause = clause
        self.named = named  # the squares that a text names
        self.cells: tuple[int, ...] = ()

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """No text named squares before."""
        return {"named": None, **written}

    @step("X7.34")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Where K4.4 lets it lie."""
        cells = open_ground(state, rules, self.seat, self.named)
        if not cells:
            return self.done(state)
        return self.ask(state, Cells(self.seat, self.clause, "lay-land", cells, 1, 1), into="cells")

    @step("X7.34")
    def lay(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It lies there; the land of the land step is another one."""
        return happen(state, rules, LandLaid(self.clause, self.card, self.seat, self.cells[0]))


class ChangingClass(Procedure):
    """A unit changes its class by a text."""

    def __init__(self, unit: int = -1, clause: str = "") -> None:
        super().__init__()
        self.unit = unit
        self.clause = clause
        self.picks: tuple[int, ...] = ()

    @step("X6.1")
    def choose(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Which card, if there are several."""
        cards = class_cards(state, rules, self.unit)
        if not cards:
            return self.done(state)
        return self.ask(state, Cards(state.owner[self.unit], self.clause, "changeclass", cards, 1, 1), into="picks")

    @step("X6.1")
    def change(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It goes on the unit."""
        return happen(state, rules, ClassChanged(self.clause, self.picks[0], self.unit))


@rule("X7.46 X3.2")
def set_spirit(
    state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], amount: int, clause: str
) -> list[Event]:
    """Chips onto units or away from them; what the unused pile does not have comes from the used one."""
    found: list[Event] = []
    unused, used = list(state.unused), list(state.used)  # what is left of them for the next unit
    for unit in units:
        owner = state.owner[unit]
        wanted = min(amount, maximum(state, rules, unit)) - state.chips[unit]
        if wanted < 0:
            found.append(SpiritLost(clause, unit, -wanted))
            used[owner] -= wanted
            continue
        wanted = min(wanted, unused[owner] + used[owner])
        back = max(0, wanted - unused[owner])
        if back:
            found.append(PileChanged(clause, owner, back))
        if wanted:
            found.append(Recovered(clause, unit, wanted))
        used[owner] -= back
        unused[owner] += back - wanted
    return found


def advance(
    state: KokuryokuState, rules: Kokuryoku, units: tuple[int, ...], effect: t.Advance, clause: str
) -> list[Event]:
    """So many squares straight ahead or back, as far as they are free."""
    found: list[Event] = []
    for unit in units:
        cell = state.cell[unit]
        for _ in range(effect.n):
            ahead = GRID.step(state.owner[unit], cell, 1 if effect.where == "ahead" else -1, 0)
            if ahead < 0 or enter_refusal(state, rules, unit, ahead) is not None:
                break
            cell = ahead
        if cell != state.cell[unit]:
            found.append(Walked(clause, unit, cell))
    return found
