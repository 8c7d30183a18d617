"""How do the figures of units come about, what does a strike deal, and whose triggers come first? X3.2, X5.4, X7.25."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kokuryoku.cards import WEAPON
from fuda.games.kokuryoku.chapters.attacks import base_of, damage, doublings, times, triangle
from fuda.games.kokuryoku.chapters.invasion import UnitTurn
from fuda.games.kokuryoku.events import PhaseBegan, StepBegan, TurnBegan
from fuda.games.kokuryoku.table import (
    END,
    FIELDS,
    INVASION,
    ITEM,
    LAND,
    NOTHING,
    PHASE_NAMES,
    POWER,
    SORTIE,
    STEP_NAMES,
    SUPPORT_STEP,
    Battle,
    KokuryokuState,
)
from fuda.games.kokuryoku.texts.values import (
    Standing,
    borne,
    change_of,
    commanded,
    count_of,
    holds_for,
    maximum,
    places,
    reaches,
)
from fuda.games.kokuryoku.words import effects as e
from fuda.kernel.decisions import Action
from fuda.kernel.explaining import ADDED, EFFECT, PRINTED, RULE, Explainer, Imagined, Origin, imagined
from fuda.kernel.facts import Held
from fuda.language.running.resolution import Sentence
from fuda.language.words import abilities as a

if TYPE_CHECKING:
    from fuda.games.kokuryoku.rules import Kokuryoku

MAXIMUM: Final = "maximum"
STRIKE: Final = "strike"
CHANGED_BY: Final[dict[str, type]] = {"attack": e.ChangeAttack, "counter": e.ChangeCounter}

OF_TIME: Final = frozenset(
    (
        *("not-your-power-phase", "not-your-invasion-phase", "not-your-end-phase", "not-in-this-step"),
        *("only-in-your-own-turn", "not-its-turn", "another-unit-acts"),
    )
)
STEP_OF_VERB: Final = {"move": "offer_move", "move-again": "offer_processing", "class-change": "offer_processing"}


def build(rules: Kokuryoku) -> KokuryokuExplainer:
    """What explains a game of 国力TCG."""
    return KokuryokuExplainer(rules)


class KokuryokuExplainer(Explainer):
    """Explains 国力TCG."""

    def names(self, state: KokuryokuState, card: int) -> tuple[str, ...]:
        if card < 0 or state.zone[card] not in FIELDS:
            return ()
        strike = (STRIKE,) if self._side(state, card) is not None else ()
        return (MAXIMUM, *CHANGED_BY, *strike)

    def _side(self, state: KokuryokuState, card: int) -> bool | None:
        """Whether the unit would strike back in the battle under way; None when it fights in none."""
        battle: Battle | None = state.battle
        if battle is None or state.cell[battle.attacker] < 0 or state.cell[battle.defender] < 0:
            return None
        if card == battle.attacker:
            return False
        return True if card == battle.defender and battle.receive_with >= 0 else None

    def value(self, state: KokuryokuState, card: int, name: str) -> Held:
        if name == MAXIMUM:
            return maximum(state, self.rules, card)
        if name == STRIKE:
            assert state.battle is not None
            return damage(state, self.rules, state.battle, bool(self._side(state, card)))
        printed: int = getattr(self.rules.card(state, card), name)
        return printed + change_of(state, self.rules, CHANGED_BY[name], card)

    def derivation(self, state: KokuryokuState, card: int, name: str) -> list[Origin]:
        if name == STRIKE:
            return self._strike(state, card, bool(self._side(state, card)))
        if name == MAXIMUM:
            return self._maximum(state, card)
        found = [Origin(PRINTED, "X7.1", getattr(self.rules.card(state, card), name), card, state.printed[card])]
        self._change(state, found, CHANGED_BY[name], card, "X5.4")
        return found

    def _maximum(self, state: KokuryokuState, card: int) -> list[Origin]:
        """What is printed, what weapons add, what texts add; at least 1."""
        found = [Origin(PRINTED, "X3.2", self.rules.card(state, card).spirit, card, state.printed[card])]
        for each in borne(state, self.rules, card):
            more: int = self.rules.card(state, each).maximum
            if more:
                found.append(Origin(ADDED, "X7.1", _number(found) + more, each, state.printed[each]))
        self._change(state, found, e.ChangeMaximum, card, "X3.2")
        if _number(found) < 1:
            found.append(Origin(RULE, "X3.2", 1))
        return found

    def _change(self, state: KokuryokuState, found: list[Origin], kind: type, unit: int, clause: str) -> None:
        """What each text in force adds to a figure of the unit."""
        for each in places(state, self.rules).standing.get(kind, []):
            reading = reaches(state, self.rules, each, unit)
            if reading is not None:
                amount = reading.signed(each.effect.change)
                found.append(self._origin(each, state, _number(found) + amount, clause))

    def _origin(self, standing: Standing, state: KokuryokuState, value: int, clause: str) -> Origin:
        """A step by a text in force: one that is printed on the card, or one that was carried out and lasts."""
        for made in state.effects:
            card = self.rules.list.cards[made.printed]
            if card.sentences[made.line][made.sentence] is standing.sentence and made.this == standing.this:
                return Origin(EFFECT, clause, value, made.this, made.printed, made.line, made.seat, -1, True)
        printed = state.printed[standing.this]
        line = self._line(printed, standing)
        return Origin(EFFECT, clause, value, standing.this, printed, line, standing.seat)

    def _line(self, printed: int, standing: Standing) -> int:
        """The line of the card on which a text in force is printed."""
        for place, node in enumerate(self.rules.list.cards[printed].lines):
            if isinstance(node, a.Static) and any([Sentence(each).effect is standing.effect for each in node.steps]):
                return place
        return 0

    def _strike(self, state: KokuryokuState, unit: int, counter: bool) -> list[Origin]:
        """The base, doubled and halved; then raised and lowered; then so many times."""
        assert state.battle is not None
        battle = state.battle
        rules = self.rules
        if counter:
            foe, equipment, against = battle.attacker, battle.receive_with, battle.attack_with
        else:
            foe, equipment, against = battle.defender, battle.attack_with, battle.receive_with
        found = [self._step(state, PRINTED, "X5.3", base_of(state, rules, unit, equipment, counter), equipment)]
        twice = doublings(state, rules, unit, foe, equipment, counter) + (0 if counter else battle.criticals)
        if twice:
            found.append(Origin(RULE, "X7.23" if counter or not battle.criticals else "X7.18", _number(found) << twice))
        half = count_of(state, rules, e.Halved, unit) + (0 if counter else battle.capturing)
        if half:
            found.append(Origin(RULE, "X7.11", _number(found) >> half))
        printed = rules.list.cards[state.printed[equipment]]
        if printed.kind == WEAPON and printed.attack:
            found.append(self._step(state, ADDED, "X7.1", _number(found) + printed.attack, equipment))
        self._change(state, found, e.ChangeCounter if counter else e.ChangeAttack, unit, "X5.4")
        if not counter:
            self._command(state, found, unit)
        if triangle(state, rules, equipment, against):
            found.append(Origin(RULE, "X5.5", _number(found) + 1))
        self._change(state, found, e.ChangeDamageTaken, foe, "X5.4")
        self._finish(state, found, times(state, rules, unit, equipment, counter), foe)
        return found

    def _command(self, state: KokuryokuState, found: list[Origin], unit: int) -> None:
        """What friendly units next to it add."""
        more = commanded(state, self.rules, unit)
        if more:
            found.append(Origin(RULE, "X7.22", _number(found) + more))

    def _finish(self, state: KokuryokuState, found: list[Origin], number: int, foe: int) -> None:
        """Not below 0, so many times; nothing where the foe takes no damage."""
        if _number(found) < 0:
            found.append(Origin(RULE, "X5.4", 0))
        if number != 1:
            found.append(Origin(RULE, "X5.3", _number(found) * number))
        if holds_for(state, self.rules, e.NoDamage, foe) and _number(found):
            found.append(Origin(RULE, "X5.4", 0))

    def _step(self, state: KokuryokuState, kind: str, clause: str, value: int, card: int) -> Origin:
        return Origin(kind, clause, value, card, state.printed[card])

    def is_of_time(self, condition: str) -> bool:
        return condition in OF_TIME

    def moments(self, state: KokuryokuState, seat: int, action: Action) -> list[Imagined]:
        """The steps of the own national-power phase, the own invasion phase with the turn of the unit, the own end
        phase."""
        found: list[Imagined] = []
        for step in (SORTIE, SUPPORT_STEP, LAND, ITEM):
            twin = self._phase(state, seat, POWER)
            StepBegan("", step, seat).apply(twin, self.rules)
            found.append(Imagined("step", STEP_NAMES[step], twin))
        invasion = self._phase(state, seat, INVASION)
        unit = action.cards[0] if action.verb == "class-change" and action.cards else action.card
        if action.verb != "act-with" and unit >= 0 and state.zone[unit] == FIELDS[seat]:
            turn = UnitTurn(seat, unit)
            turn.stand_in(STEP_OF_VERB.get(action.verb, "offer_action"))
            invasion.frames.append(turn)
            invasion.acting = unit
        found.append(Imagined("phase", PHASE_NAMES[INVASION], invasion))
        return [*found, Imagined("phase", PHASE_NAMES[END], self._phase(state, seat, END))]

    def _phase(self, state: KokuryokuState, seat: int, phase: int) -> Any:
        """A phase of the seat's own turn: of this one if it is still to come, else of the next."""
        twin = imagined(state)
        twin.battle, twin.stack, twin.acting = None, (), NOTHING
        if state.turn_player != seat or state.phase > phase:
            TurnBegan("", seat).apply(twin, self.rules)
            for unit in state.zones[FIELDS[seat]]:
                twin.waiting[unit], twin.taken[unit] = 0, 0
        PhaseBegan("", phase, seat).apply(twin, self.rules)
        return twin

    def clause_of_order(self, state: KokuryokuState, seat: int, own: bool) -> str:
        return "X7.25"


def _number(found: list[Origin]) -> int:
    """The value so far."""
    held = found[-1].value
    assert isinstance(held, int)
    return held
