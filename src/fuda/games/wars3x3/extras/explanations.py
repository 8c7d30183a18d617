"""How do power, traits and the worth of territories come about, and whose triggers come first?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.wars3x3.cards import MAGIC
from fuda.games.wars3x3.table import (
    BOOSTED,
    FIELDS,
    GAINED,
    INCREASED,
    LAND,
    STEP_NAMES,
    TERRITORIES,
    TERRITORY,
    Began,
    StepBegan,
    WarsState,
)
from fuda.games.wars3x3.texts.values import POWERS, TRAITS, Strengthen, changes_of, derived, laid, territory, traits
from fuda.kernel.decisions import Action
from fuda.kernel.explaining import ADDED, EFFECT, PRINTED, RULE, Explainer, Imagined, Origin, imagined
from fuda.kernel.facts import Carried, Change, Facts, Held, derive
from fuda.language.words import nodes as n
from fuda.mechanics.triggers import PlayTriggers

if TYPE_CHECKING:
    from fuda.games.wars3x3.rules import Wars

OF_UNITS: Final = {"power": POWERS, "traits": TRAITS}
CLAUSE_OF_KIND: Final = {BOOSTED: "2.2", INCREASED: "S10", GAINED: "S2"}
OF_PLAYERS: Final = ("territory", "strategy-territory")

OF_TIME: Final = frozenset(("not-in-this-step", "not-your-turn", "not-the-right-time"))


def build(rules: Wars) -> WarsExplainer:
    """What explains a game of 3x3Wars."""
    return WarsExplainer(rules)


class WarsExplainer(Explainer):
    """Explains 3x3Wars."""

    def names(self, state: WarsState, card: int) -> tuple[str, ...]:
        if card < 0:
            return OF_PLAYERS
        return tuple(OF_UNITS) if state.zone[card] in FIELDS else ()

    def section_of(self, name: str) -> str:
        return "trait" if name == "traits" else ""

    def words(self, name: str, held: Held) -> list[Any]:
        assert isinstance(held, int)
        return [trait.name for place, trait in enumerate(self.rules.list.traits) if held >> place & 1]

    def value(self, state: WarsState, card: int, name: str) -> Held:
        if card < 0:
            return territory(state, self.rules, -2 - card, name == OF_PLAYERS[1])
        return derived(state, self.rules).number(card, OF_UNITS[name])

    def derivation(self, state: WarsState, card: int, name: str) -> list[Origin]:
        """What is printed, then traits that were gained, then boosts and increases."""
        if card < 0:
            return self._territory(state, -2 - card, name == OF_PLAYERS[1])
        facts: Facts = laid(state, self.rules)
        attribute = OF_UNITS[name]
        found = [Origin(PRINTED, "3.0a", facts.number(card, attribute), card, state.printed[card])]
        watch: list[Carried] = []
        facts.watch = watch
        derive(facts, changes_of(state, self.rules))
        for each in watch:
            if attribute in each.change.writes and any([subject == card for subject, _ in each.contents]):
                found.append(self._origin(state, each.change, each.after[(card, attribute)]))
        return found

    def _origin(self, state: WarsState, change: Change, value: Held) -> Origin:
        """A trait that was gained, a boost or an increase of one unit, or what a trait or a magic does to many."""
        if not isinstance(change, Strengthen) or change.reading is None:
            made = next(each for each in state.effects if each.timestamp == change.timestamp)
            clause = CLAUSE_OF_KIND[made.kind]
            return Origin(EFFECT, clause, value, seat=made.seat, timestamp=made.timestamp, lasting=True)
        card, seat = change.reading.this, change.reading.seat
        if self.rules.card(state, card).kind == MAGIC:
            return Origin(EFFECT, "S13", value, card, state.printed[card], self._line(state.printed[card]), seat)
        for _, trait in self.rules.list.changing:
            if any([truth is change.truth for truth in trait.truths]):
                return Origin(EFFECT, "S4", value, card, trait.printed, trait.line, seat)
        raise LookupError("no trait increases power in this way")

    def _line(self, printed: int) -> int:
        """The line of a magic that works while it lies face up."""
        lines = self.rules.list.cards[printed].lines
        return next((place for place, each in enumerate(lines) if isinstance(each, n.Trait)), 0)

    def _territory(self, state: WarsState, seat: int, in_strategy: bool) -> list[Origin]:
        """The number of territories, what traits add, and what was added for this turn."""
        total = len(state.zones[TERRITORIES[seat]])
        found = [Origin(RULE, "4.2a", total)]
        for card in state.zones[FIELDS[seat]]:
            bits = traits(state, self.rules, card)
            for bit, amount in self.rules.list.fertile:
                if bits & bit:
                    total += amount
                    found.append(Origin(ADDED, "S3", total, card, state.printed[card]))
        for each in state.effects:
            if each.seat == seat and (each.kind == LAND or (in_strategy and each.kind == TERRITORY)):
                total += each.amount
                clause = "Q10" if each.kind == TERRITORY else "4.2a"
                found.append(Origin(EFFECT, clause, total, seat=seat, timestamp=each.timestamp, lasting=True))
        return found

    def is_of_time(self, condition: str) -> bool:
        return condition in OF_TIME

    def moments(self, state: WarsState, seat: int, action: Action) -> list[Imagined]:
        """All steps of the own turn: of this one where they are still to come, else of the next."""
        found: list[Imagined] = []
        for step, name in enumerate(STEP_NAMES):
            twin = imagined(state)
            if state.turn_player != seat or state.step > step:
                Began("", seat).apply(twin, self.rules)
            StepBegan("", step, seat).apply(twin, self.rules)
            found.append(Imagined("step", name, twin))
        return found

    def clause_of_order(self, state: WarsState, seat: int, own: bool) -> str:
        """The clause under which the triggers are being played, or will be."""
        playing = [frame for frame in state.frames if isinstance(frame, PlayTriggers)]
        return playing[-1].clause if playing else "S6"
