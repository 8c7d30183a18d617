"""Which of constant effects that came into force together is applied first? 1215.3b."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.card_events import Aged, Flipped, Recovered, Went
from fuda.games.kiseki.table import HOMEBASES, ON_FIELD, KisekiState, primary
from fuda.games.kiseki.texts.attributes import layer_of
from fuda.games.kiseki.texts.base_layer import own_crafts
from fuda.games.kiseki.texts.values import abilities_of, derived
from fuda.games.kiseki.words import modifiers as g
from fuda.kernel.decisions import Order
from fuda.kernel.events import Event
from fuda.kernel.machine import happen
from fuda.kernel.procedure import Flow, Procedure, rule, step
from fuda.language.running.printed import home_of, inside, parts_of
from fuda.language.running.resolution import Sentence
from fuda.language.running.text_facts import Modifier, TextFacts
from fuda.language.running.timestamps import equal_in_age
from fuda.language.words import abilities as a

if TYPE_CHECKING:
    from fuda.games.kiseki.cards import Card
    from fuda.games.kiseki.rules import Kiseki

OF_FIGHTING: Final = ("str", "def")
BEGINNINGS: Final = (Went, Flipped, Recovered)  # events with which crafts come into force


@rule("1215.3b 1215.3b-1")
def tie(state: KisekiState, rules: Kiseki, clock: int) -> tuple[int, ...]:
    """The cards in force since this moment for which it makes a difference which of them comes first."""
    if state.since.count(clock) < 2:
        return ()
    zones = (*ON_FIELD, *HOMEBASES)
    cards = [
        card for zone in zones for card in state.zones[zone] if state.since[card] == clock and not state.down[card]
    ]
    speaking = tuple([card for card in cards if state.printed[card] in rules.stock.speaking])
    if not [1 for card in speaking if not _only_adds(state, rules, card)]:
        return ()
    if not [1 for pair in combinations(speaking, 2) if _may_meet(derived(state, rules), *pair)]:
        return ()
    return equal_in_age(state, rules, speaking)


def _may_meet(facts: TextFacts, one: int, other: int) -> bool:
    """Whether it can make a difference which of two cards comes first. It cannot where in each layer in which both of
    them do something no effect looks at what another does, so that only the age tells their order, and these two
    change different information or only add to it."""
    course = [change for change, _ in facts.course or ()]
    own = [change for change in course if change.bearer >= 0]
    for first in [change for change in own if home_of(change.packed) == one]:
        for second in [change for change in own if home_of(change.packed) == other]:
            if first.layer == second.layer:
                if first.write_bits & second.write_bits and not (first.adds and second.adds):
                    return True
                read = written = 0
                for change in course:
                    if change.layer == first.layer:
                        read |= change.read_bits
                        written |= change.write_bits
                if read & written:
                    return True
    return facts.course is None


@rule("1215.3b 1215.3b-2")
def adds_on(state: KisekiState, rules: Kiseki, sentence: Sentence, older: Modifier) -> bool:
    """Whether an effect adds printed numbers to figures like an older one, and nothing has come into force since that
    does more than add: sums have no order."""
    if not rules.adds_up(sentence.effect) or rules.constant_content(sentence.effect, older.printed) is None:
        return False
    for each in state.effects:
        if each.timestamp > older.timestamp:
            effect = rules.list.sentence(each.printed, each.ability, each.sentence).effect
            if type(effect) is not a.Delayed and not rules.adds_up(effect):
                return False
    since, printed, speaking, adding = state.since, state.printed, rules.stock.speaking, rules.stock.adding
    for card, age in enumerate(since):
        if age > older.timestamp and printed[card] in speaking and printed[card] not in adding:
            return False
    return True


def _only_adds(state: KisekiState, rules: Kiseki, card: int) -> bool:
    """Whether a card has no crafts but its own, and these only add to figures: sums have no order."""
    if state.printed[card] not in rules.stock.adding:
        return False
    held = abilities_of(state, rules, card)
    return not held or held == own_crafts(state, rules, card)


def is_speaking(card: Card) -> bool:
    """Whether something on the card is in force without being played."""
    return any([craft.truths for craft in card.abilities])


def is_adding(card: Card) -> bool:
    """Whether all that it says about information is to add to STR and DEF, without a look at them."""
    return all([_adds(truth) for craft in card.abilities for truth in craft.truths])


def _adds(truth: Sentence) -> bool:
    effect = truth.effect
    if layer_of(effect) == 0:
        return True
    if not isinstance(effect, g.Affect) or not isinstance(effect.change, g.Stats):
        return False
    return not [1 for part in parts_of(truth) for each in inside(part) if getattr(each, "stat", "") in OF_FIGHTING]


def settled_by(state: KisekiState, rules: Kiseki, event: Event) -> Procedure | None:
    """Who has to say which is the older after this event, if anybody."""
    if not isinstance(event, BEGINNINGS) or not tie(state, rules, event.clock):
        return None
    return OrderOfAge(event.clock)


class OrderOfAge(Procedure):
    """1215.3b. The player who is primary as they come into force says in which order they are applied."""

    def __init__(self, clock: int = -1) -> None:
        super().__init__()
        self.clock = clock
        self.order: tuple[int, ...] = ()

    @step("1215.3b")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Which is the first, which the next? Asked once for all that came together."""
        cards = tie(state, rules, self.clock)
        if not cards:
            return self.done(state)
        return self.ask(state, Order(primary(state), "1215.3b", "effect-order", cards), into="order")

    @step("1215.3b")
    def settle(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The first that is named is applied first."""
        self.done(state)
        return happen(state, rules, Aged("1215.3b", self.order))
