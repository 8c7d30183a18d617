"""What is known of the printed cards before a game begins? Worked out once for all games with these cards."""

from __future__ import annotations

from typing import Final

from fuda.games.kiseki.cards import Card, CardList
from fuda.games.kiseki.chapters.costs import OF_PRICES
from fuda.games.kiseki.chapters.loops import bounds_of_bonds
from fuda.games.kiseki.chapters.movement import is_controlling
from fuda.games.kiseki.extras.fact_cache import (
    Playable,
    asked_by,
    playable_kinds,
    playable_of,
)
from fuda.games.kiseki.texts.base_layer import printed_values
from fuda.games.kiseki.texts.places import ZONES_OF
from fuda.games.kiseki.texts.timestamps import is_adding, is_speaking
from fuda.games.kiseki.texts.triggers import WAITED_FOR, filed_under
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words.bans import OF_MOVES
from fuda.games.kiseki.words.icons import COVERT_BY_CHOICE
from fuda.language.running.printed import inside, speaks_of
from fuda.language.words import nodes as n

STATE_TRIGGERED: Final = 3  # the form of a craft that waits for a condition


class Stock:
    """Which printed cards can do what, and what crafts ask; it does not change."""

    def __init__(self, cards: CardList) -> None:
        every = [ability for card in cards.cards for ability in card.abilities]
        words = [each for ability in every for said in ability.said() for each in inside(said)]
        self.has_everywhere = any(cards.everywhere)
        placed = [cards.ability(each) for card in cards.cards for each in card.placed]
        self.placed = tuple(placed)
        self.elsewhere = tuple(dict.fromkeys([ZONES_OF[place] for each in placed for place in sorted(each.places)]))
        waits = frozenset([filed_under(each.event) for each in placed if each.event is not None])
        self.heard_elsewhere = frozenset([kind for kind, words in WAITED_FOR.items() if waits.intersection(words)])
        self.has_state_triggers = any([ability.form == STATE_TRIGGERED for ability in every])
        self.has_bans = any([isinstance(each, OF_MOVES) for each in words])  # whether a text keeps cards from moving
        self.arts = frozenset([card.printed for card in cards.cards if card.art() is not None])
        self.icons = {ability.reference: ability.icon for ability in every}
        self.nullifying = frozenset([card.printed for card in cards.cards if _is_nullifying(card)])
        self.speaking = frozenset([card.printed for card in cards.cards if is_speaking(card)])
        self.adding = frozenset([card.printed for card in cards.cards if is_adding(card)])
        self.controlling = frozenset([card.printed for card in cards.cards if is_controlling(card)])
        self.priced = frozenset([card.printed for card in cards.cards if _tells_price(card)])
        self.gives_choice = any([isinstance(each, g.OfIcon) and _is_choice(each.icon) for each in words])
        self.bounds_of_bonds = tuple([bounds_of_bonds(card) for card in cards.cards])
        self.limited = frozenset([each.reference for each in every if each.is_limited])
        self.playable_cards = tuple([playable_of(card) for card in cards.cards])
        self.playable_kinds = [playable_kinds(card) for card in cards.cards]
        self.playable_crafts = {each.reference: Playable(asked_by(each)) for each in every}
        self.printed_values = tuple([printed_values(cards, card) for card in cards.cards])
        self.printed_value = {
            (printed, attribute): value
            for printed, values in enumerate(self.printed_values)
            for attribute, value in values
        }


def _is_choice(icon: n.Node) -> bool:
    return isinstance(icon, f.Icon) and icon.label == COVERT_BY_CHOICE


def _tells_price(card: Card) -> bool:
    return any([isinstance(truth.effect, OF_PRICES) for ability in card.abilities for truth in ability.truths])


def _is_nullifying(card: Card) -> bool:
    return any([speaks_of(each, t.Nullify) for ability in card.abilities for each in ability.said()])
