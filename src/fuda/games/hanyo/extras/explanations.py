"""How do the values of units come about, and in which order are triggered abilities played? 809, 807.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.hanyo.chapters.battle import damage_of, main_unit
from fuda.games.hanyo.chapters.play import is_about_itself, skill_cost
from fuda.games.hanyo.events import PhaseBegan, TurnBegan
from fuda.games.hanyo.table import BATTLE, MAIN, MAINS, PHASE_NAMES, SETS, STUNNED, HanyoState
from fuda.games.hanyo.texts.values import ADVANTAGE, ATTRIBUTES, HP, RETREAT, derived, number, printed_abilities
from fuda.games.hanyo.words import things as h
from fuda.kernel.decisions import Action
from fuda.kernel.explaining import ADDED, PRINTED, Imagined, Origin, imagined
from fuda.kernel.facts import Held
from fuda.language.running.explanations import TextExplainer
from fuda.language.running.lasting import ABILITIES, Standing
from fuda.language.running.printed import REFERENCE, home_of
from fuda.language.running.text_facts import TextFacts

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
COSTS: Final = tuple([f"skill-cost-{place}" for place in (1, 2, 3, 4)])
DAMAGES: Final = tuple([f"skill-damage-{place}" for place in (1, 2, 3, 4)])
OF_DAMAGE: Final = (h.ChangeSkillDamage, h.ChangeDamage, h.ChangeDamageTaken)
PRINTED_ONLY: Final = ("hp", "retreat", "attributes", "advantage")

OF_TIME: Final = frozenset(("not-your-main-phase", "not-your-battle-phase"))


def build(rules: Hanyo) -> HanyoExplainer:
    """What explains a game of 汎用TCG."""
    return HanyoExplainer(rules)


def _is_of_base(standing: Standing) -> bool:
    """Whether an effect changes the skill damage itself, on which all else is built."""
    return isinstance(standing.effect, h.ChangeSkillDamage) and not is_about_itself(standing.sentence)


class HanyoExplainer(TextExplainer):
    """Explains 汎用TCG."""

    attributes: ClassVar[dict[str, tuple[int, ...]]] = NAMES
    clause_of_layer: ClassVar[dict[int, str]] = {1: "809.1b", 2: "809.1c", 3: "809.1d", 4: "809.1e"}
    clause_of_laying: ClassVar[str] = "809.1a"

    def names(self, state: HanyoState, card: int) -> tuple[str, ...]:
        if card < 0 or not self.rules.card(state, card).is_unit:
            return ()
        if (card, HP) not in derived(state, self.rules).values:
            return PRINTED_ONLY
        count = len(self._skills(state, card))
        return (*NAMES, *COSTS[:count], *DAMAGES[:count])

    def _skills(self, state: HanyoState, card: int) -> list[int]:
        """The skills of a main unit, packed, as far as they have names here."""
        if state.zone[card] not in MAINS or state.down[card]:
            return []
        held = derived(state, self.rules).abilities(card)
        return [each for each in held if self.rules.list.ability(each & REFERENCE).kind == "skill"][: len(COSTS)]

    def section_of(self, name: str) -> str:
        return SECTIONS.get(name, "")

    def words(self, name: str, held: Held) -> list[Any]:
        return [*self.rules.list.attribute_words(held)] if isinstance(held, int) else self.abilities(held)

    def derived(self, state: HanyoState) -> TextFacts:
        return derived(state, self.rules)

    def elsewhere(self, state: HanyoState, card: int, name: str) -> Held:
        printed = self.rules.card(state, card)
        found: Held = getattr(printed, name)
        return found

    def laid(self, state: HanyoState, card: int, name: str) -> list[Origin]:
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

    def clause_of_rest(self, state: HanyoState, card: int) -> str:
        """A retreat cost is never below 0."""
        return "809.1e"

    def value(self, state: HanyoState, card: int, name: str) -> Held:
        if name in COSTS:
            return self._cost(state, card, self._skills(state, card)[COSTS.index(name)])
        if name in DAMAGES:
            packed = self._skills(state, card)[DAMAGES.index(name)]
            return max(0, self._damage(state, card, packed)) * self._factor(state, card)
        return super().value(state, card, name)

    def derivation(self, state: HanyoState, card: int, name: str) -> list[Origin]:
        if name in COSTS:
            return self._explained_cost(state, card, self._skills(state, card)[COSTS.index(name)])
        if name in DAMAGES:
            return self._explained_damage(state, card, self._skills(state, card)[DAMAGES.index(name)])
        return super().derivation(state, card, name)

    def _cost(self, state: HanyoState, unit: int, packed: int) -> int:
        ability = self.rules.list.ability(packed & REFERENCE)
        return skill_cost(state, self.rules, unit, state.owner[unit], ability)

    def _damage(self, state: HanyoState, unit: int, packed: int) -> int:
        """What the skill would deal to the opposing main unit, before advantage."""
        seat = state.owner[unit]
        ability = self.rules.list.ability(packed & REFERENCE)
        return damage_of(state, self.rules, seat, unit, home_of(packed), ability, main_unit(state, 1 - seat))

    def _factor(self, state: HanyoState, unit: int) -> int:
        """2 where the unit has advantage over the opposing main unit."""
        target = main_unit(state, 1 - state.owner[unit])
        advantage = number(state, self.rules, unit, ADVANTAGE)
        return 2 if target >= 0 and advantage & self.rules.attributes(state, target) else 1

    def _explained_cost(self, state: HanyoState, unit: int, packed: int) -> list[Origin]:
        ability = self.rules.list.ability(packed & REFERENCE)
        home = home_of(packed)
        found = [Origin(PRINTED, "210.1", ability.cost, home, ability.printed, ability.place)]
        rows = [("210.2", each) for each in derived(state, self.rules).of(h.ChangeSkillCost)]
        self.by_standing(state, found, "210.2", rows, lambda twin: self._cost(twin, unit, packed))
        return found

    def _explained_damage(self, state: HanyoState, unit: int, packed: int) -> list[Origin]:
        """The base and what changes it, then what the skill says itself, own effects, the opponent's; then
        advantage."""
        ability = self.rules.list.ability(packed & REFERENCE)
        found = [Origin(PRINTED, "704.3a", max(0, ability.damage), home_of(packed), ability.printed, ability.place)]
        standing = derived(state, self.rules).standing
        base = [each for each in standing if _is_of_base(each)]
        others = [each for each in standing if isinstance(each.effect, OF_DAMAGE) and not _is_of_base(each)]
        rows = [("704.3a", each) for each in base]
        rows += [("704.3b-1", each) for each in others if each.seat == state.owner[unit]]
        rows += [("704.3b-2", each) for each in others if each.seat != state.owner[unit]]
        self.by_standing(state, found, "704.3b", rows, lambda twin: self._damage(twin, unit, packed))
        amount = found[-1].value
        assert isinstance(amount, int)
        self._add_rule(found, "704.3a-2", max(0, amount))
        self._add_rule(found, "704.3c-1", max(0, amount) * self._factor(state, unit))
        return found

    def is_of_time(self, condition: str) -> bool:
        return condition in OF_TIME

    def moments(self, state: HanyoState, seat: int, action: Action) -> list[Imagined]:
        """The main and the battle phase, of this turn where they are still to come; there is none in turn 1."""
        found: list[Imagined] = []
        for phase in (MAIN, BATTLE):
            twin = imagined(state)
            if state.turn_player != seat or state.phase >= phase or (state.turn == 1 and phase == BATTLE):
                TurnBegan("", seat).apply(twin, self.rules)
            PhaseBegan("", phase).apply(twin, self.rules)
            found.append(Imagined("step", PHASE_NAMES[phase], twin))
        return found

    def clause_of_order(self, state: HanyoState, seat: int, own: bool) -> str:
        return "807.3"
