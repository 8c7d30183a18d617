"""What is printed on a card, for those who ask the card itself and not what has become of it?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fuda.games.kiseki.cards import is_of_elsewhere
from fuda.games.kiseki.table import (
    KisekiState,
    linked_cards,
)
from fuda.games.kiseki.texts.played_cards import was_one
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import things as k
from fuda.kernel.procedure import rule
from fuda.language.running.printed import speaks_of
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki

KIND_NAMES: Final = ("UNIT", "ITEM", "EVENT", "BASE")


@rule("202.1")
def subnames(state: KisekiState, rules: Kiseki, card: int) -> tuple[str, ...]:
    """The sub-names of a card and of what is linked to it."""
    return tuple([rules.card(state, each).subname for each in linked_cards(state, card)])


@rule("1215.1a")
def printed_stat(state: KisekiState, rules: Kiseki, card: int, word: str) -> int:
    """What is printed, of a linked unit added up."""
    found = 0
    for each in linked_cards(state, card):
        printed = rules.card(state, each)
        plain = {
            "cp": printed.cp,
            "ep": printed.ep,
            "level": printed.level,
            "str": printed.strength,
            "def": printed.defence,
            "wings": printed.wings,
        }[word]
        found += printed.base_stats.get(word, plain)
    return found


def printed_fits(rules: Kiseki, played: tuple[int, int, int], what: n.Node) -> bool:
    """Whether a card that was played in this turn belongs to a group, by what is printed."""
    card = rules.list.cards[played[1]]
    if isinstance(what, k.OfKind):
        wanted = sum([1 << KIND_NAMES.index(each) for each in what.kind.split("・")])
        return played[2] & wanted == wanted
    if isinstance(what, k.OfOrganisation):
        return what.organisation in card.organisations
    if isinstance(what, k.Named):
        return what.name == card.name
    if isinstance(what, k.Subnamed):
        return what.name == card.subname
    if isinstance(what, k.NameContains):
        return what.name in card.name and printed_fits(rules, played, what.what)
    if isinstance(what, (k.WithOrganisation, k.WithIcon)):
        right = (
            what.organisation in card.organisations
            if isinstance(what, k.WithOrganisation)
            else what.label in card.icons
        )
        return right and printed_fits(rules, played, what.what)
    return isinstance(what, n.Cards) or was_one(rules, played, what)


def given(rules: Kiseki, printed: int, effect: n.Node) -> int:
    """The reference of an ability that a text gives."""
    key = (printed, id(effect))  # as in `constant_content`
    found = rules.cache.given.get(key)
    if found is None:
        found = rules.cache.given[key] = printed << 5 | rules.list.cards[printed].given[effect]
    return found


def everywhere_of(state: KisekiState, rules: Kiseki, card: int) -> tuple[int, ...]:
    """The constant crafts of a card that are in force in every zone."""
    printed = state.printed[card]
    found = rules.cache.everywhere.get(printed)
    if found is None:
        found = tuple(
            [
                reference
                for reference in rules.list.cards[printed].own
                if any([speaks_of(step, o.EveryZone) for step in rules.list.ability(reference).steps])
                or is_of_elsewhere(rules.list.ability(reference))
            ]
        )
        rules.cache.everywhere[printed] = found
    return found


def conditions(rules: Kiseki, printed: int, line: int) -> tuple[tuple[int, n.Node], ...]:
    found = rules.cache.conditions.get((printed, line))
    if found is None:
        found = tuple(
            [
                (place, each.duration.condition)
                for place, each in enumerate(rules.sentences(printed, line))
                if isinstance(each.duration, a.AsLongAs)
            ]
        )
        rules.cache.conditions[(printed, line)] = found
    return found
