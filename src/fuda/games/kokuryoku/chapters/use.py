"""What may be used when, and how? Prices, windows and the stack: surprises, crest abilities, items, named abilities.

X5.2: in a window the players take turns until both pass; what was used last is resolved first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.battle_events import BattleTurned, Resolved, Used
from fuda.games.kokuryoku.cards import Price, Usable
from fuda.games.kokuryoku.chapters.effects import Carry
from fuda.games.kokuryoku.chapters.permissions import player_cannot
from fuda.games.kokuryoku.events import Went
from fuda.games.kokuryoku.table import ATTACHED, FIELDS, HANDS, OFF, STACK, KokuryokuState, Played
from fuda.games.kokuryoku.texts.reading import Reading
from fuda.games.kokuryoku.texts.values import borne, cannot, holds_for, is_immune, keyword
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import keywords as k
from fuda.kernel.decisions import Act, Action
from fuda.kernel.machine import happen
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.kernel.telling import silence_tells

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku
from fuda.games.kokuryoku.chapters.prices import PayPrice, price_now, price_refusal

ANY_TIME: Final[tuple[str, ...]] = ("any",)
WINDOW_CLAUSES: Final = {
    "attack": "X5.2",
    "counter": "X5.2",
    "move": "X7.24",
    "end": "K6.1",
    "fall": "X7.24",
    "event": "X7.60",
}
PURPOSES: Final = {
    "attack": "attack-window",
    "counter": "counter-window",
    "move": "move-window",
    "end": "end-window",
    "fall": "fall-window",
    "event": "event-window",
}
CLAUSES: Final = {"surprise": "X7.24", "crest": "X7.9", "use": "X7.24", "symbol": "X7.15"}


# --- what may be used


class Occasion:
    """When something could be used: the printed timings that it is, and the unit that texts then call that unit."""

    def __init__(self, timings: tuple[str, ...] = (), that: tuple[int, ...] = ()) -> None:
        self.timings = timings
        self.that = that


ITEM_STEP: Final = Occasion(("power", "any"))
ACTION_STEP: Final = Occasion(("action", "any"))
PROCESSING_STEP: Final = Occasion(("process", "any"))


def occasion(state: KokuryokuState, window: str, unit: int, seat: int) -> Occasion:
    """What a window is for a seat; `unit` has moved or fallen."""
    return Occasion(_timings(state, window, unit, seat), (unit,) if unit >= 0 else ())


@rule("X5.2 X7.10 X7.24 K6.1")
def _timings(state: KokuryokuState, window: str, unit: int, seat: int) -> tuple[str, ...]:
    battle = state.battle
    if window == "attack" and battle is not None:
        return ("attack", "battle", "any") if state.owner[battle.attacker] == seat else ("defence", "battle", "any")
    if window == "counter" and battle is not None:
        return ("counter", "battle", "any") if state.owner[battle.defender] == seat else ("battle", "any")
    if window == "move":
        return ("move", "any") if state.owner[unit] == seat else ("enemy-move", "any")
    if window == "fall":
        return ("fall", "any") if state.owner[unit] == seat else ANY_TIME
    return (window, "any")


@rule("X7.10")
def users(state: KokuryokuState, window: str, unit: int, seat: int) -> tuple[int, ...]:
    """The units of the seat whose abilities and items a window is for."""
    battle = state.battle
    if window in ("attack", "counter") and battle is not None:
        mine = battle.attacker if state.owner[battle.attacker] == seat else battle.defender
        return (mine,) if state.cell[mine] >= 0 else ()
    if (window == "move" and state.owner[unit] == seat) or window == "action":
        return (unit,) if state.cell[unit] >= 0 else ()
    return state.zones[FIELDS[seat]]


@rule("X7.24 X7.37")
def usable_refusal(
    state: KokuryokuState,
    rules: Kokuryoku,
    seat: int,
    usable: Usable,
    card: int,
    unit: int,
    now: Occasion,
    kind: str = "",
) -> Reason | None:
    """Why a text that is used may not be used now, whatever kind of text it is."""
    if usable.timing not in now.timings:
        return Reason("X7.24", "not-the-right-time", timing=usable.timing)
    if usable.conditions:
        reading = Reading(state, rules, seat, card, unit, now.that)
        if not all([reading.holds(each) for each in usable.conditions]):
            return Reason("X7.37", "condition-not-met")
    if usable.negates and (not state.stack or state.stack[-1].kind != usable.negates):
        return Reason("X7.37", "nothing-to-negate", kind=usable.negates)
    return price_refusal(state, seat, unit, price_now(state, rules, seat, unit, usable, kind), card)


@rule("X7.24 X7.37 X2.2")
def surprise_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, now: Occasion) -> Reason | None:
    """Why this surprise may not be used now."""
    usable = rules.list.cards[state.printed[card]].surprise
    if usable is None:
        return Reason("X2.2", "not-a-surprise")
    if state.zone[card] != HANDS[seat]:
        return Reason("X7.24", "not-in-hand")
    if player_cannot(state, rules, seat, "surprise"):
        return Reason("X7.24", "surprises-forbidden")
    return usable_refusal(state, rules, seat, usable, card, -1, now, "surprise")


@rule("X7.9 X7.37")
def crest_refusal(
    state: KokuryokuState, rules: Kokuryoku, seat: int, unit: int, line: int, now: Occasion
) -> Reason | None:
    """Why this crest ability of the unit may not be used now."""
    if state.zone[unit] != FIELDS[seat]:
        return Reason("X7.9", "not-your-unit")
    for usable in rules.list.cards[state.printed[unit]].crests:
        if usable.line == line:
            if (unit, line) in state.used_crests:
                return Reason("X7.9", "used-this-turn")
            if holds_for(state, rules, e.CannotUseCrests, unit) or player_cannot(state, rules, seat, "crest"):
                return Reason("X7.9", "crests-forbidden")
            return usable_refusal(state, rules, seat, usable, unit, unit, now, "crest")
    return Reason("X7.9", "no-such-ability")


@rule("X7.24 X7.37")
def use_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, card: int, now: Occasion) -> Reason | None:
    """Why this item may not be used now."""
    usable = rules.list.cards[state.printed[card]].use
    if usable is None:
        return Reason("X7.24", "not-an-item-to-use")
    if state.zone[card] != ATTACHED[seat]:
        return Reason("X7.24", "not-attached")
    if holds_for(state, rules, cannot("items"), state.host[card]):
        return Reason("X7.24", "items-forbidden")
    return usable_refusal(state, rules, seat, usable, card, state.host[card], now)


@rule("X7.18 X7.21")
def special_refusal(state: KokuryokuState, rules: Kokuryoku, seat: int, unit: int, verb: str) -> Reason | None:
    """Why the unit may not attack critically or to capture now."""
    clause = "X7.18" if verb == "critical" else "X7.21"
    held = keyword(state, rules, unit, k.Critical if verb == "critical" else k.Capture) if unit >= 0 else None
    if held is None or state.owner[unit] != seat:
        return Reason(clause, "no-such-ability")
    battle = state.battle
    if battle is None or battle.attacker != unit or battle.striker != unit:
        return Reason(clause, "not-the-right-time", timing="attack")
    if is_immune(state, rules, battle.defender, type(held).__name__):
        return Reason(clause, "target-is-immune")
    if any([each.kind == verb for each in state.stack]) or (
        battle.criticals if verb == "critical" else battle.capturing
    ):
        return Reason(clause, "used-in-this-attack")
    return price_refusal(state, seat, unit, Price(held.price))


def usable_now(
    state: KokuryokuState, rules: Kokuryoku, seat: int, now: Occasion, units: tuple[int, ...]
) -> list[Action]:
    """Every surprise, crest ability and item that the seat may use now."""
    found: list[Action] = []
    cards = rules.list.cards
    printed = state.printed
    for card in state.zones[HANDS[seat]]:
        usable = cards[printed[card]].surprise
        if usable is not None and usable.timing in now.timings:
            if surprise_refusal(state, rules, seat, card, now) is None:
                found.append(Action("surprise", card))
    found += _of_units(state, rules, seat, now, units)
    if rules.has_anytime:
        others = tuple([unit for unit in state.zones[FIELDS[seat]] if unit not in units])
        found += _of_units(state, rules, seat, Occasion(ANY_TIME, now.that), others)
    return found


def _of_units(
    state: KokuryokuState, rules: Kokuryoku, seat: int, now: Occasion, units: tuple[int, ...]
) -> list[Action]:
    """Every crest ability and item of these units that the seat may use now."""
    found: list[Action] = []
    cards = rules.list.cards
    printed = state.printed
    for unit in units:
        for usable in cards[printed[unit]].crests:
            if usable.timing in now.timings and crest_refusal(state, rules, seat, unit, usable.line, now) is None:
                found.append(Action("crest", unit, numbers=(usable.line,)))
        for card in borne(state, rules, unit):
            item = cards[printed[card]].use
            if item is not None and item.timing in now.timings:
                if use_refusal(state, rules, seat, card, now) is None:
                    found.append(Action("use", card))
    return found


def is_anytime(state: KokuryokuState, rules: Kokuryoku, action: Action) -> bool:
    """Whether what an action names can be used at any time, and so is no action of a unit."""
    printed = rules.list.cards[state.printed[action.card]]
    if action.verb == "crest":
        return any([each.line == action.numbers[0] and each.timing == "any" for each in printed.crests])
    usable = printed.surprise if action.verb == "surprise" else printed.use
    return usable is not None and usable.timing == "any"


def could_surprise(state: KokuryokuState, rules: Kokuryoku, seat: int, now: Occasion) -> bool:
    """Whether a surprise of that time could be in the hand, in a game in which silence would tell."""
    if not silence_tells(state, seat, HANDS[seat]):
        return False
    return any([each.surprise is not None and each.surprise.timing in now.timings for each in rules.list.cards])


def may_answer_fall(state: KokuryokuState, rules: Kokuryoku, seat: int, unit: int) -> bool:
    """Whether the seat could use anything when a unit of its own has left."""
    now = Occasion(("fall",), (unit,))
    return bool(usable_now(state, rules, seat, now, state.zones[FIELDS[seat]])) or could_surprise(
        state, rules, seat, now
    )


# --- using it


def played_by(state: KokuryokuState, rules: Kokuryoku, seat: int, action: Action, that: tuple[int, ...]) -> Procedure:
    """The procedure that uses what an action names."""
    card = action.card
    printed = rules.list.cards[state.printed[card]]
    if action.verb == "surprise":
        assert printed.surprise is not None
        made = Played("surprise", seat, card, printed.printed, printed.surprise.line, -1, that)
        return Play(made, price_now(state, rules, seat, -1, printed.surprise, "surprise"))
    if action.verb == "use":
        assert printed.use is not None
        made = Played("use", seat, card, printed.printed, printed.use.line, state.host[card], that)
        return Play(made, printed.use.price)
    if action.verb == "crest":
        usable = next(each for each in printed.crests if each.line == action.numbers[0])
        price = price_now(state, rules, seat, card, usable, "crest")
        return Play(Played("crest", seat, card, printed.printed, usable.line, card, that), price)
    held = keyword(state, rules, card, k.Critical if action.verb == "critical" else k.Capture)
    return Play(Played(action.verb, seat, card, printed.printed, -1, card), Price(held.price))


class Play(Procedure):
    """X5.2, X7.34. Something is used: it lies on the stack, and its price is paid."""

    def __init__(self, played: Played | None = None, price: Price | None = None) -> None:
        super().__init__()
        self.played = played
        self.spirit = 0 if price is None else price.spirit
        self.hand = 0 if price is None else price.hand
        self.off = 0 if price is None else price.off
        self.rest: tuple[int, ...] = (0, 0, 0, 0) if price is None else price.rest

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Prices were chips of a unit and cards before."""
        return {"rest": [0, 0, 0, 0], **written}

    @step("X5.2 X7.34")
    def announce(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Everybody sees it."""
        assert self.played is not None
        return happen(state, rules, Used(CLAUSES.get(self.played.kind, "X5.2"), self.played))

    @step("X7.42 X7.34")
    def pay(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The price is paid at once."""
        made = self.played
        assert made is not None
        if not (self.spirit or self.hand or self.off or any(self.rest)):
            return self.done(state)
        return self.call(state, PayPrice(made.seat, made.unit, self.spirit, self.hand, self.off, made.card, self.rest))


class ResolveTop(Procedure):
    """X5.2. What was used last does what it says."""

    def __init__(self) -> None:
        super().__init__()
        self.played = Played()

    @step("X5.2 X7.34")
    def take(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """It does not wait any more."""
        self.played = state.stack[-1]
        return happen(state, rules, Resolved("X5.2"))

    @step("X5.2 X7.18 X7.21")
    def take_effect(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """The text is carried out; the base of the attack is doubled, or halved to capture."""
        made = self.played
        if made.kind in ("critical", "capture"):
            if state.battle is None:
                return NEXT
            clause = "X7.18" if made.kind == "critical" else "X7.21"
            return happen(state, rules, BattleTurned(clause, made.kind, made.unit))
        clause = CLAUSES[made.kind]
        carried = Carry(made.seat, made.card, made.printed, made.line, clause, made.that, made.unit)
        if made.number:
            carried.kept = (made.number, 0, 0)
        return self.call(state, carried)

    @step("X7.24")
    def put_off(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """A surprise that has done what it says goes off the field."""
        card = self.played.card
        if state.zone[card] != STACK:
            return self.done(state)
        return happen(state, rules, Went("X7.24", card, OFF[self.played.seat], self.played.seat))


class Window(Procedure):
    """X5.2. Both players may use something in turn until both pass; then the last comes first."""

    def __init__(self, window: str = "", first: int = -1, unit: int = -1) -> None:
        super().__init__()
        self.window = window
        self.seat = first
        self.unit = unit  # the unit that has moved or fallen
        self.passes = 0
        self.below = -1  # what lay on the stack before
        self.action = Action()

    def options(self, state: KokuryokuState, rules: Kokuryoku, seat: int) -> list[Action]:
        """What the seat may use in this window."""
        now = occasion(state, self.window, self.unit, seat)
        found = usable_now(state, rules, seat, now, users(state, self.window, self.unit, seat))
        if self.window == "attack" and "attack" in now.timings and state.battle is not None:
            attacker = state.battle.attacker
            for verb in ("critical", "capture"):
                if special_refusal(state, rules, seat, attacker, verb) is None:
                    found.append(Action(verb, attacker))
        return found

    def could_surprise(self, state: KokuryokuState, rules: Kokuryoku) -> bool:
        """Whether a surprise for this window could be in the hand."""
        return could_surprise(state, rules, self.seat, occasion(state, self.window, self.unit, self.seat))

    def now(self, state: KokuryokuState, seat: int, verb: str, card: int, line: int) -> Occasion:
        """What the window is for a text of the seat."""
        return occasion(state, self.window, self.unit, seat)

    def spoken_of(self, state: KokuryokuState, action: Action) -> tuple[int, ...]:
        """What a text that is used here calls that unit."""
        return (self.unit,) if self.unit >= 0 else ()

    @step("X5.2 X7.10 X7.24 K6.1")
    def offer(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Nobody is asked who can use nothing."""
        if self.below < 0:
            self.below = len(state.stack)
        while self.passes < 2:
            options = self.options(state, rules, self.seat)
            if options or (state.hide_forced and self.could_surprise(state, rules)):
                clause, purpose = WINDOW_CLAUSES[self.window], PURPOSES[self.window]
                return self.ask(state, Act(self.seat, clause, purpose, (*options, Action("pass"))), into="action")
            self.passes += 1
            self.seat = 1 - self.seat
        return self.go("resolve")

    @step("X5.2")
    def use(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """Then it is the other player's turn to use something."""
        seat = self.seat
        that = self.spoken_of(state, self.action)
        self.seat = 1 - seat
        self.restart()
        if self.action.verb == "pass":
            self.passes += 1
            return NEXT
        self.passes = 0
        return self.call(state, played_by(state, rules, seat, self.action, that))

    @step("X5.2 X7.34")
    def resolve(self, state: KokuryokuState, rules: Kokuryoku) -> Flow:
        """From the last to the first."""
        if len(state.stack) <= self.below:
            return self.done(state)
        self.go("resolve")
        return self.call(state, ResolveTop())
