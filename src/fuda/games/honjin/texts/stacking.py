"""Which of several equal effects applies? 16.2: a constant ability that does not stack reaches a thing once.

Of all cards of a name in play that have the ability, whoever's they are, the one that came first applies it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fuda.games.honjin.cards import CardList
from fuda.games.honjin.table import FIELD
from fuda.games.honjin.texts.notation import Special
from fuda.games.honjin.texts.reading import Reading
from fuda.kernel.procedure import rule
from fuda.language.running.lasting import ABILITIES
from fuda.language.running.printed import STATIC, pack
from fuda.language.running.selection import members

if TYPE_CHECKING:
    from fuda.games.honjin.rules import Honjin

Single = dict[int, tuple[Special, int]]  # by the identity of what it says: the ability and the place of the sentence


def singles_of(cards: CardList) -> Single:
    """What constant abilities say that do not stack."""
    found: Single = {}
    for card in cards.cards:
        for ability in card.abilities:
            if ability.form == STATIC and not ability.stacks:
                for place, sentence in enumerate(ability.truths):
                    found[id(sentence.effect)] = (ability, place)
    return found


@rule("16.2.1 16.2.2 14.5.3")
def reached_first(rules: Honjin, reading: Any, ability: Special, place: int, found: tuple[int, ...]) -> tuple[int, ...]:
    """Of the things that a constant ability is about, those that no other card with it has reached before."""
    state = reading.state
    age = rules.since(state, reading.this), reading.this
    name = rules.list.cards[ability.printed].name
    for card in state.zones[FIELD]:
        if (rules.since(state, card), card) >= age or rules.card(state, card).name != name:
            continue
        for other in rules.card(state, card).abilities:
            if other.name == ability.name and other.form == STATIC:
                taken = _reached(rules, reading, card, other, place)
                found = tuple([each for each in found if each not in taken])
    return found


def _reached(rules: Honjin, reading: Any, card: int, ability: Special, place: int) -> tuple[int, ...]:
    """What another card's ability is about now, if it has it and its condition is met."""
    state = reading.state
    host = state.host[card]
    held = reading.facts.values.get((host if host >= 0 else card, ABILITIES), ())
    if pack(card, ability) not in held or place >= len(ability.truths):
        return ()
    other = Reading(state, rules, state.owner[card], card)
    other.facts = reading.facts
    sentence = ability.truths[place]
    if sentence.condition is not None and not other.holds(sentence.condition):
        return ()
    what: Any = getattr(sentence.effect, "what", None)
    return members(what, other)
