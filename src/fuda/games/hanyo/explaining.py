"""How do the values of units come about, and in which order are triggered abilities played? 809, 807.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.hanyo.cards import attribute_words
from fuda.games.hanyo.table import BATTLE, MAIN, PHASE_NAMES, SETS, STUNNED, PhaseBegan, TurnBegan
from fuda.games.hanyo.values import ADVANTAGE, ATTRIBUTES, HP, RETREAT, derived, printed_abilities
from fuda.kernel.decisions import Action
from fuda.kernel.explaining import ADDED, PRINTED, Imagined, Origin, imagined
from fuda.kernel.facts import Held
from fuda.language.explaining import TextExplainer
from fuda.language.lasting import ABILITIES, TextFacts

if TYPE_CHECKING:
    from fuda.games.hanyo.rules import Hanyo

NAMES: Final[dict[str, tuple[int, ...]]] = {
    "hp": (HP,),
    "retreat": (RETREAT,),
    "attributes": (ATTRIBUTES,),
    "advantage": (ADVANTAGE,),
    "abilities": (ABILITIES,),
}
SECTIONS: Final = {"attributes": "attribute", "advantage": "advantage", "abilities": "abilities"}
PRINTED_ONLY: Final = ("hp", "retreat", "attributes", "advantage")

OF_TIME: Final = frozenset(("not-your-main-phase", "not-your-battle-phase"))


def build(rules: Hanyo) -> HanyoExplainer:
    """What explains a game of 汎用TCG."""
    return HanyoExplainer(rules)


class HanyoExplainer(TextExplainer):
    """Explains 汎用TCG."""

    attributes: ClassVar[dict[str, tuple[int, ...]]] = NAMES
    clause_of_layer: ClassVar[dict[int, str]] = {1: "809.1b", 2: "809.1c", 3: "809.1d", 4: "809.1e"}
    clause_of_laying: ClassVar[str] = "809.1a"

    def names(self, state: Any, card: int) -> tuple[str, ...]:
        if card < 0 or not self.rules.card(state, card).is_unit:
            return ()
        return tuple(NAMES) if (card, HP) in derived(state, self.rules).values else PRINTED_ONLY

    def section_of(self, name: str) -> str:
        return SECTIONS.get(name, "")

    def words(self, name: str, held: Held) -> list[Any]:
        return [*attribute_words(held)] if isinstance(held, int) else self.abilities(held)

    def derived(self, state: Any) -> TextFacts:
        return derived(state, self.rules)

    def elsewhere(self, state: Any, card: int, name: str) -> Held:
        printed = self.rules.card(state, card)
        found: Held = getattr(printed, name)
        return found

    def laid(self, state: Any, card: int, name: str) -> list[Origin]:
        """What is printed on the unit; abilities of the cards set on it come in as well."""
        if name != "abilities":
            return [Origin(PRINTED, "809.1a", self.elsewhere(state, card, name), card, state.printed[card])]
        stunned = state.placed[card] == STUNNED
        held = printed_abilities(self.rules, card, state.printed[card], stunned)
        found = [Origin(PRINTED, "809.1a", held, card, state.printed[card])]
        for zone in SETS:
            for attached in state.zones[zone]:
                if state.host[attached] == card:
                    held += printed_abilities(self.rules, attached, state.printed[attached], stunned)
                    found.append(Origin(ADDED, "809.1a", held, attached, state.printed[attached]))
        return found

    def clause_of_rest(self, state: Any, card: int) -> str:
        """A retreat cost is never below 0."""
        return "809.1e"

    def is_of_time(self, condition: str) -> bool:
        return condition in OF_TIME

    def moments(self, state: Any, seat: int, action: Action) -> list[Imagined]:
        """The main and the battle phase, of this turn where they are still to come; there is none in turn 1."""
        found: list[Imagined] = []
        for phase in (MAIN, BATTLE):
            twin = imagined(state)
            if state.turn_player != seat or state.phase >= phase or (state.turn == 1 and phase == BATTLE):
                TurnBegan("", seat).apply(twin, self.rules)
            PhaseBegan("", phase).apply(twin, self.rules)
            found.append(Imagined("step", PHASE_NAMES[phase], twin))
        return found

    def clause_of_order(self, state: Any, seat: int, own: bool) -> str:
        return "807.3"
