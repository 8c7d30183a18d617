"""How does the information of cards come about, and in which order are triggered crafts played? 1215, 1002.1, 1211."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.kiseki.chapters.costs import figure_of, price_of, stat_of_price
from fuda.games.kiseki.chapters.legality import ways_to_play
from fuda.games.kiseki.events import PhaseBegan, StepBegan
from fuda.games.kiseki.table import (
    BATTLE,
    CARD,
    HANDS,
    HOMEBASES,
    ON_FIELD,
    PREPARATION,
    STEP_NAMES,
    KisekiState,
    linked_cards,
    primary,
)
from fuda.games.kiseki.texts.attributes import (
    BONDS_READ,
    CP,
    CURSED,
    DEFENCE,
    EP,
    EVERYTHING,
    KINDS,
    LEVEL,
    NAMES,
    ORGANISATIONS,
    STRENGTH,
    WINGS,
)
from fuda.games.kiseki.texts.base_layer import own_crafts
from fuda.games.kiseki.texts.values import bonds_of, derived, printed_value
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.decisions import Action
from fuda.kernel.explaining import ADDED, PRINTED, RULE, Due, Imagined, Origin, imagined
from fuda.kernel.facts import Held
from fuda.language.running.explanations import TextExplainer, Values
from fuda.language.running.lasting import ABILITIES, new_facts
from fuda.language.running.printed import REFERENCE
from fuda.language.running.text_changes import TextChange
from fuda.language.running.text_facts import TextFacts

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

INFORMATION: Final[dict[str, tuple[int, ...]]] = {
    "cp": (CP,),
    "ep": (EP,),
    "level": (LEVEL,),
    "str": (STRENGTH,),
    "def": (DEFENCE,),
    "wings": (WINGS,),
    "kinds": (KINDS,),
    "organisations": (ORGANISATIONS, EVERYTHING),
    "names": (NAMES,),
    "cursed": (CURSED,),
    "crafts": (ABILITIES,),
}
BITS: Final = ("kinds", "organisations", "cursed")
SECTIONS: Final = {"kinds": "kind", "organisations": "organisations", "names": "names", "crafts": "icon"}
KIND_WORDS: Final = ("UNIT", "ITEM", "EVENT", "BASE")
BONDS: Final = "bonds"
PRICE: Final = "price"
CLAUSE_OF_STAT: Final = {"cp": "1204.2f-1", "ep": "1204.2f-2", "level": "1204.2f-3"}

OF_TIME: Final = frozenset(("not-your-deployment-step", "not-your-attack-step", "not-in-this-period"))
DEPLOYMENT: Final = "deployment"
STEPS: Final = ((PREPARATION, DEPLOYMENT), (BATTLE, "attack-target"))


def build(rules: Kiseki) -> KisekiExplainer:
    """What explains a game of 軌跡TCG."""
    return KisekiExplainer(rules)


def _joined(name: str, one: Held, other: Held) -> Held:
    """What two linked cards come to: numbers are added up, lists put together."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return (*one, *other)
    assert isinstance(one, int) and isinstance(other, int)
    return one | other if name in BITS else one + other


class KisekiExplainer(TextExplainer):
    """Explains 軌跡TCG."""

    attributes: ClassVar[dict[str, tuple[int, ...]]] = {**INFORMATION, BONDS: (BONDS_READ,)}
    clause_of_layer: ClassVar[dict[int, str]] = {1: "1215.1b", 2: "1215.1c", 3: "1215.1d", 4: "1215.1e", 5: "1215.1f"}
    clause_of_laying: ClassVar[str] = "1215.1a"

    def names(self, state: KisekiState, card: int) -> tuple[str, ...]:
        if card < 0:
            return (BONDS,)
        if state.host[card] >= 0:
            return ()  # it counts as one with the card to which it is linked
        values = derived(state, self.rules).values
        names = tuple(INFORMATION) if (card, ABILITIES) in values else tuple([*INFORMATION][:-1])
        return (*names, PRICE) if self._is_to_be_played(state, card) else names

    def _is_to_be_played(self, state: KisekiState, card: int) -> bool:
        """Whether the card lies where it could be played from, and has a price there."""
        if not ways_to_play(state, self.rules, card):
            return False
        return state.zone[card] in HANDS or (state.zone[card] in HOMEBASES and bool(state.down[card]))

    def section_of(self, name: str) -> str:
        return SECTIONS.get(name, "")

    def words(self, name: str, held: Held) -> list[Any]:
        if name == "crafts":
            assert isinstance(held, tuple)
            icons = [self.rules.list.ability(each & REFERENCE).icon for each in held]
            return [icon or name for icon, name in zip(icons, self.abilities(held), strict=True)]
        if isinstance(held, tuple):
            return [self.rules.list.name_words[code] for code in held]
        if name == "kinds":
            return [word for place, word in enumerate(KIND_WORDS) if held >> place & 1]
        return [*self.rules.list.organisation_words(held)]

    def derived(self, state: KisekiState) -> TextFacts:
        return derived(state, self.rules)

    def value(self, state: KisekiState, card: int, name: str) -> Held:
        if name == PRICE:
            return self._price(state, card)
        return bonds_of(state, self.rules, -2 - card) if card < 0 else super().value(state, card, name)

    def _price(self, state: KisekiState, card: int) -> int:
        """What its owner would have to pay: CP, EP, or cards in the homebase."""
        as_kind = ways_to_play(state, self.rules, card)[0]
        price = price_of(state, self.rules, state.owner[card], CARD, card, as_kind)
        return max(price.cp, price.ep, price.level)

    def derivation(self, state: KisekiState, card: int, name: str) -> list[Origin]:
        """The price is the figure of the card, set, then raised, then lowered by effects on what is played."""
        if name != PRICE:
            return super().derivation(state, card, name)
        as_kind = ways_to_play(state, self.rules, card)[0]
        stat = stat_of_price(CARD, as_kind)
        figure = figure_of(state, self.rules, CARD, card, stat)
        plain = figure == self.elsewhere(state, card, stat)
        found = [Origin(PRINTED if plain else RULE, CLAUSE_OF_STAT[stat], figure, card, state.printed[card])]
        facts = derived(state, self.rules)

        def price(twin: Any) -> int:
            return self._price(twin, card)

        setting = [each for kind in (g.SetStat, g.BecomeStat) for each in facts.of(kind)]
        changing = [each for kind in (g.ChangeStat, g.ChangeStatPerEach) for each in facts.of(kind)]
        signs = self.alone(state, changing, price)
        rows = [("1204.2f-6", each) for each in setting]
        rows += [("1204.2f-7", each) for each, sign in zip(changing, signs, strict=True) if sign > 0]
        rows += [("1204.2f-8", each) for each, sign in zip(changing, signs, strict=True) if sign <= 0]
        self.by_standing(state, found, "1202.5", rows, price)
        return found

    def is_laid(self, values: Values, card: int, name: str) -> bool:
        return name == BONDS or super().is_laid(values, card, name)

    def read(self, state: KisekiState, values: Values, card: int, name: str) -> Held:
        """Bonds are read as no more than an effect says; who has all organisations has every one."""
        if name == "organisations":
            return self._organisations(values[(card, ORGANISATIONS)], values[(card, EVERYTHING)])
        if name != BONDS:
            return values[(card, self.attributes[name][0])]
        bonds: int = state.bonds[-2 - card]
        most = values.get((card, BONDS_READ))
        return min(bonds, most) if isinstance(most, int) else bonds

    def _organisations(self, own: Held, everything: Held) -> Held:
        every: int = self.rules.list.everything
        return every if everything else own

    def elsewhere(self, state: KisekiState, card: int, name: str) -> Held:
        attributes = self.attributes[name]
        held = [printed_value(state, self.rules, card, attribute) for attribute in attributes]
        return self._organisations(held[0], held[1]) if name == "organisations" else held[0]

    def laid(self, state: KisekiState, card: int, name: str) -> list[Origin]:
        """What is printed, of a linked unit that of both cards together."""
        if name == BONDS:
            return [Origin(RULE, "1329.2", state.bonds[-2 - card])]
        found: list[Origin] = []
        for each in linked_cards(state, card) if state.zone[card] in ON_FIELD else (card,):
            held = self._printed(state, each, name)
            if not found:
                found.append(Origin(PRINTED, "1215.1a", held, each, state.printed[each]))
            else:
                found.append(Origin(ADDED, "1336.1", _joined(name, found[-1].value, held), each, state.printed[each]))
        return found

    def _printed(self, state: KisekiState, card: int, name: str) -> Held:
        if name == "crafts":
            on_field = state.zone[card] in ON_FIELD
            return own_crafts(state, self.rules, card) if on_field else self.read(state, self._base(state), card, name)
        if name == "cursed" and state.zone[card] in ON_FIELD:
            return 0  # by its craft, while that is in force
        return self.elsewhere(state, card, name)

    def _base(self, state: KisekiState) -> Values:
        facts = new_facts(state, self.rules)
        self.rules.lay_base(state, facts)
        return facts.values

    def clause_of_base(self, state: KisekiState, card: int) -> str:
        """A card that is stunned or face down has no crafts, nor what they fix."""
        out_of_force = card >= 0 and (state.stunned[card] or state.down[card])
        return "1306.2c" if out_of_force else self.clause_of_laying

    def clause_of(self, change: TextChange) -> str:
        return "1310.1" if isinstance(change.effect, g.Link) else super().clause_of(change)

    def is_of_time(self, condition: str) -> bool:
        return condition in OF_TIME

    def moments(self, state: KisekiState, seat: int, action: Action) -> list[Imagined]:
        """The own deployment step, with the CP that the homebase gives there (703.8a), and the own attack declaration
        step."""
        found: list[Imagined] = []
        for phase, name in STEPS:
            twin = imagined(state)
            twin.waiting, twin.attackers, twin.fighting = (), (), False
            PhaseBegan("", phase).apply(twin, self.rules)
            StepBegan("", STEP_NAMES.index(name), seat).apply(twin, self.rules)
            if name == DEPLOYMENT:
                twin.cp[seat] = len(state.zones[HOMEBASES[seat]])
            found.append(Imagined("step", name, twin))
        return found

    def first(self, state: KisekiState) -> int:
        return primary(state)

    def clause_of_order(self, state: KisekiState, seat: int, own: bool) -> str:
        return "1002.1b" if own else "1002.1c"

    def due(self, state: KisekiState) -> list[Due]:
        """First what hidden cards could do, if their players show them; then what waits."""
        hidden = [Due(each, "1211.3a", 1, True) for occasion in state.withheld for each in occasion.found]
        return [*hidden, *super().due(state)]
