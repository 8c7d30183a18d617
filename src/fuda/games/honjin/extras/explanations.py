"""How does the information of what lies on the battlefield come about, and whose triggers come first? 10.7, 10.20."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fuda.games.honjin.battle_events import TimingBegan
from fuda.games.honjin.cards import MARCHES, attribute_words
from fuda.games.honjin.chapters.checks import CheckStep
from fuda.games.honjin.events import PhaseBegan, TurnBegan
from fuda.games.honjin.extras.views import ability_name, slot_name
from fuda.games.honjin.phrases.terms import DAMAGES
from fuda.games.honjin.table import (
    FIELD,
    FIRST_NORMAL,
    FORMATION,
    HIDDEN,
    INSTANT,
    MAIN,
    NO_BATTLE,
    PHASE_NAMES,
    SECOND_NORMAL,
    SUMMONING,
    TIMING_NAMES,
    HonjinState,
    is_headquarters,
)
from fuda.games.honjin.table import INITIATIVE as INITIATIVE_TIMING
from fuda.games.honjin.texts.attributes import (
    ATTACK,
    CHARGE,
    DEFENCE,
    DEFENDER,
    ELEMENTS,
    FACTIONS,
    HAND_LIMIT,
    INITIATIVE,
    LEVEL,
    LIMIT,
    MARCH,
    RACES,
    RESISTS,
    SLOTS,
    TYPES,
    WEAK,
)
from fuda.games.honjin.texts.values import derived
from fuda.kernel.decisions import Action
from fuda.kernel.explaining import ADDED, PRINTED, RULE, Imagined, Origin, imagined
from fuda.kernel.facts import Held
from fuda.language.running.explanations import TextExplainer, Values
from fuda.language.running.lasting import ABILITIES, new_facts
from fuda.language.running.printed import REFERENCE
from fuda.language.running.text_facts import TextFacts

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

INFORMATION: Final[dict[str, tuple[int, ...]]] = {
    "level": (LEVEL,),
    "attack": (ATTACK,),
    "defence": (DEFENCE,),
    "limit": (LIMIT,),
    "initiative": (INITIATIVE,),
    "charge": (CHARGE,),
    "defender": (DEFENDER,),
    "hand-limit": (HAND_LIMIT,),
    "attributes": (ELEMENTS,),
    "march": (MARCH,),
    "races": (RACES,),
    "types": (TYPES,),
    "faction": (FACTIONS,),
    "slots": (SLOTS,),
    "resists": (RESISTS,),
    "weak": (WEAK,),
    "abilities": (ABILITIES,),
}
SECTIONS: Final = ("attributes", "march", "races", "types", "faction", "slots", "resists", "weak", "abilities")

OF_TIME: Final = frozenset(
    ("not-your-turn", "not-in-main-phase", "wrong-timing", "not-your-timing", "no-play-step", "no-battle")
)


def build(rules: Honjin) -> HonjinExplainer:
    """What explains a game of 本陣TCG."""
    return HonjinExplainer(rules)


class HonjinExplainer(TextExplainer):
    """Explains 本陣TCG."""

    attributes: ClassVar[dict[str, tuple[int, ...]]] = INFORMATION
    clause_of_layer: ClassVar[dict[int, str]] = {1: "10.7.2.2", 2: "10.7.2.2", 3: "10.7.2.2"}
    clause_of_laying: ClassVar[str] = "10.7.2.1"

    def names(self, state: HonjinState, card: int) -> tuple[str, ...]:
        if card >= 0 and state.zone[card] != FIELD and state.zone[card] not in HIDDEN:
            return ()
        values = derived(state, self.rules).values
        if card < 0:
            return ("hand-limit",)
        if state.zone[card] in HIDDEN:
            return ("limit",)
        return tuple([name for name, held in INFORMATION.items() if (card, held[0]) in values])

    def open_names(self, state: HonjinState, card: int) -> tuple[str, ...]:
        return ("limit",) if state.zone[card] in HIDDEN else ()

    def section_of(self, name: str) -> str:
        return name if name in SECTIONS else ""

    def words(self, name: str, held: Held) -> list[Any]:
        if isinstance(held, int):
            marches = [word for place, word in enumerate(MARCHES) if held >> place & 1]
            return [*attribute_words(held)] if name == "attributes" else marches
        if name == "slots":
            return [_pair(*slot_name(each)) for each in held]
        if name == "abilities":
            return [_pair(*ability_name(self.rules, each & REFERENCE)) for each in held]
        words = self.rules.list.names
        if name == "weak":
            english = dict(DAMAGES)
            return [_pair(f"{words[e >> 8]}{e & 255}", f"{english[words[e >> 8]]} {e & 255}") for e in held]
        return [words[each] for each in held]

    def derived(self, state: HonjinState) -> TextFacts:
        return derived(state, self.rules)

    def elsewhere(self, state: HonjinState, card: int, name: str) -> Held:
        raise LookupError(f"nothing is derived of {name} of a card that is not on the battlefield")

    def laid(self, state: HonjinState, card: int, name: str) -> list[Origin]:
        """What is printed, then what each piece of equipment adds, then charge or defender: each time what the rules
        would lay down if the rest were not there."""
        if card < 0:
            return [Origin(RULE, "5.1.4.7", self._base(state, card, name))]
        if state.zone[card] in HIDDEN:
            clause = "5.1.2.9" if is_headquarters(state, card) else "5.1.2.20.2"
            return [Origin(RULE, clause, self._base(state, card, name))]
        bare: HonjinState = state.clone()
        pieces = [each for each in bare.zones[FIELD] if bare.host[each] == card]
        bare.first_side, bare.suspended = -1, False
        lying = bare.zones[FIELD]
        bare.zones[FIELD], bare.layout = tuple([each for each in lying if each not in pieces]), None
        found = [Origin(PRINTED, "10.7.2.1", self._base(bare, card, name), card, state.printed[card])]
        for place, piece in enumerate(pieces):
            bare.zones[FIELD], bare.layout = tuple([each for each in lying if each not in pieces[place + 1 :]]), None
            held = self._base(bare, card, name)
            if held != found[-1].value:
                found.append(Origin(ADDED, "2.1.2.1.2.3", held, piece, state.printed[piece]))
        if not state.suspended:
            first = state.owner[card] == state.first_side
            self._add_rule(found, "13.1.5.1" if first else "13.1.6.1", self._base(state, card, name))
        return found

    def _base(self, state: HonjinState, card: int, name: str) -> Held:
        facts = new_facts(state, self.rules)
        self.rules.lay_base(state, facts)
        values: Values = facts.values
        return values[(card, INFORMATION[name][0])]

    def clause_of_base(self, state: HonjinState, card: int) -> str:
        return "8.3.7.3" if state.suspended else self.clause_of_laying

    def clause_of_rest(self, state: HonjinState, card: int) -> str:
        """A charge or defender that was given or lost counts at once."""
        first = card >= 0 and state.timing >= FIRST_NORMAL and state.owner[card] == state.first_side
        return "13.1.5.3" if first else "13.1.6.3"

    def is_of_time(self, condition: str) -> bool:
        return condition in OF_TIME

    def moments(self, state: HonjinState, seat: int, action: Action) -> list[Imagined]:
        """The own main and summoning phase; while there is a battle, its timings as well."""
        found: list[Imagined] = []
        for phase in (MAIN, SUMMONING):
            twin = imagined(state)
            twin.battle, twin.timing, twin.chain, twin.layout = NO_BATTLE, NO_BATTLE, (), None
            if state.turn_player != seat or state.phase > phase:
                TurnBegan("", seat).apply(twin, self.rules)
            PhaseBegan("", phase).apply(twin, self.rules)
            found.append(Imagined("phase", PHASE_NAMES[phase], twin))
        if state.battle >= 0 and state.first_side >= 0:
            for timing in (INSTANT, FORMATION, INITIATIVE_TIMING, FIRST_NORMAL, SECOND_NORMAL):
                if timing > state.timing:
                    twin = imagined(state)
                    twin.chain = ()
                    TimingBegan("", timing, seat).apply(twin, self.rules)
                    found.append(Imagined("timing", TIMING_NAMES[timing], twin))
        return found

    def first(self, state: HonjinState) -> int:
        """The marching side; once it has played its own in this round, the defending side."""
        seat: int = state.turn_player
        steps = [frame for frame in state.frames if isinstance(frame, CheckStep)]
        return 1 - seat if steps and steps[-1].side == 1 else seat

    def clause_of_order(self, state: HonjinState, seat: int, own: bool) -> str:
        return "10.20.1.1.1" if seat == state.turn_player else "10.20.1.1.2"


def _pair(ja: str, en: str) -> dict[str, str]:
    return {"ja": ja, "en": en}
