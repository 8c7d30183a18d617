"""Does the card list offer everything that the rulebook speaks of, and can the decks be played?"""

from __future__ import annotations

import inspect
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any, Final

import pytest

from fuda.games.honjin.cards import ATTRIBUTES, MARCHES, WALK, Card, CardList, deck_problems
from fuda.games.honjin.phrases.occasions import EDGES, PERIODS, POINTS
from fuda.games.honjin.phrases.sentences import PHRASES
from fuda.games.honjin.phrases.terms import DAMAGES, FACTIONS, RACES, TYPES
from fuda.games.honjin.table import SLOT_KINDS
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words.names import ABILITIES, CARDS, NAMES, NOTES
from fuda.language.running.printed import inside
from fuda.language.words import nodes as n
from fuda.library.loading import entry_of, load_cards
from tests.citing import clause
from tests.honjin.said import said_nodes

SOURCES: Final = load_cards("honjin")
LIST: Final = CardList(SOURCES)
UNITS: Final = [card for card in LIST.cards if card.is_unit]
USES: Final = ("normal", "counter", "limited", "initiative", "main")
TIMINGS: Final = {
    "finishing": USES,
    "sacrifice": USES,
    "declared": USES,
    "reversal": USES,
    "hand": (*USES, "battle", "own-turn", "none"),
    "constant": ("battle", "none"),
    "automatic": ("battle", "own-turn"),
}
STANDING: Final = ("initiative", "items", "spells", "charge", "defender", "resists", "weak")
ADDITIONAL: Final = (
    h.Exclusive,
    h.EquipLimit,
    h.SecretArt,
    h.ForcedLaying,
    h.NormalSummonAt,
    h.InstantSummonAt,
    h.CogsOfTime,
    h.SpecialMarch,
    h.NoEquipment,
    h.Unlimited,
    h.CopiesAllowed,
)
HINDERED: Final = ("苔むす岩人形", "独り歩く影法師", "古代兵器オルド")  # their texts are a burden to them
NODES: Final = [node for source in SOURCES for node in inside(source.text)]
SPECIALS: Final = [node for node in NODES if isinstance(node, h.Special)]


def table_of(card: Card) -> dict[str, Any]:
    fields: dict[str, Any] = SOURCES[card.printed].fields
    return fields


def heading_of(special: h.Special) -> h.Heading:
    assert isinstance(special.heading, h.Heading)
    return special.heading


def named(name: str) -> Card:
    return next(card for card in LIST.cards if card.name == name)


# --- the list


def test_the_list_is_large_and_every_card_has_its_own_name() -> None:
    kinds = Counter([card.kind for card in LIST.cards])
    assert len(LIST.cards) >= 130
    assert kinds["unit"] >= 60 and kinds["spell"] >= 18 and kinds["item"] >= 18 and kinds["terrain"] >= 22
    for language in ("name_ja", "name_en"):
        names = [getattr(source, language) for source in SOURCES]
        assert len(set(names)) == len(names)


@clause("honjin", "2.1.13.2", "2.1.19.1", "2.1.12.1")
def test_units_are_of_every_attribute_march_type_and_level() -> None:
    for place, _ in enumerate(ATTRIBUTES):
        assert len([card for card in UNITS if card.attributes >> place & 1]) >= 3
    for place, _ in enumerate(MARCHES):
        assert len([card for card in UNITS if card.march >> place & 1]) >= 2
    assert {card.level for card in UNITS} == set(range(1, 9))
    assert any(card.march.bit_count() > 1 for card in UNITS)


@clause("honjin", "2.1.12.2", "2.1.14.1", "2.1.22.2")
def test_there_are_heroes_instant_units_and_units_of_two_races() -> None:
    assert len([card for card in UNITS if card.is_hero]) >= 8
    assert len([card for card in UNITS if card.instant]) >= 25
    assert len([card for card in UNITS if len(card.races) == 2]) >= 8
    assert len([card for card in UNITS if card.attributes.bit_count() > 1]) >= 8


def test_attack_and_defence_come_to_about_twice_the_level() -> None:
    for card in UNITS:
        beyond = card.attack + card.defence - 2 * card.level
        assert -2 <= beyond <= (3 if card.is_hero or card.name in HINDERED else 1), card.name
        assert beyond > -2 or card.slots or not card.march & WALK, card.name
        assert card.defence >= 1


@clause("honjin", "2.1.24.2", "2.1.24.3", "2.1.25.1", "2.1.26.1")
def test_there_are_items_of_both_classes_and_terrains_of_every_size() -> None:
    assert len([card for card in LIST.cards if card.is_equipment]) >= 9
    assert len([card for card in LIST.cards if card.is_consumable]) >= 9
    assert {len(card.cost) for card in LIST.cards if card.is_equipment} == {1, 2}
    terrains = [card for card in LIST.cards if card.is_terrain]
    assert {card.limit for card in terrains} == set(range(5, 10))
    assert len([card for card in terrains if card.ritual]) >= 4
    assert len([card for card in terrains if any(each.symbol == "▽" for each in card.abilities)]) >= 5


@clause("honjin", "13.1.3.1", "2.1.13.1")
def test_spells_cost_slots_of_every_attribute_that_has_slots() -> None:
    costs = [table_of(card)["cost"] for card in LIST.cards if card.is_spell]
    assert set("".join(costs)) == set(SLOT_KINDS) - {"i", "*"}
    assert {len(cost) for cost in costs} >= {1, 2}
    assert any(len(set(cost)) > 1 for cost in costs)


@pytest.mark.parametrize("card", LIST.cards, ids=lambda card: card.number)
def test_a_card_uses_words_that_texts_can_ask_for(card: Card) -> None:
    damages = {word for word, _ in DAMAGES} | {"戦闘スペル", "特殊能力", "消耗品", "攻撃"}
    assert set(card.races) <= {word for word, _ in RACES}
    assert set(card.types) <= {word for word, _ in TYPES}
    assert card.faction in ("", *[word for word, _ in FACTIONS])
    assert {*card.resists, *[word for word, _ in card.weak]} <= damages


# --- what the rulebook speaks of


def timings_of(special: h.Special) -> Iterator[str]:
    for each in heading_of(special).timings:
        yield each.when if isinstance(each, o.Timing) else "limited"
    if not heading_of(special).timings:
        yield "none"


@clause("honjin", "10.9.3", "10.9.11", "14.2.2", "14.3.2", "14.4.2", "14.5.4", "14.6.2", "14.7.3", "14.8.2")
@pytest.mark.parametrize(("symbol", "timing"), [(each, timing) for each, row in TIMINGS.items() for timing in row])
def test_every_kind_of_ability_is_printed_with_every_timing_it_can_have(symbol: str, timing: str) -> None:
    assert any(special.symbol == symbol and timing in timings_of(special) for special in SPECIALS)


@clause("honjin", "10.9.6", "15.2.2", "15.3.1")
def test_every_limit_of_counters_and_every_rider_is_printed() -> None:
    kinds = {kind for node in NODES if isinstance(node, o.CounterTo) for kind in node.kinds}
    assert kinds == {"attack", "consumable", "spell", "declared", "finishing", "sacrifice"}
    assert {rider for special in SPECIALS for rider in heading_of(special).riders} == {"chain", "uncounterable"}


@clause("honjin", "14.2.2", "14.3.2", "14.4.2", "14.5.2", "14.6.2")
@pytest.mark.parametrize("symbol", ["finishing", "sacrifice", "declared", "constant", "hand"])
def test_both_forms_of_notation_are_printed(symbol: str) -> None:
    forms = {type(special.heading) for special in SPECIALS if special.symbol == symbol}
    assert {h.TimingFirst, h.NameFirst} <= forms


@clause("honjin", "13.1", "2.1.20.1", "2.1.21.1")
@pytest.mark.parametrize("key", STANDING)
def test_every_standing_ability_stands_on_units_and_on_equipment(key: str) -> None:
    assert len([card for card in UNITS if key in table_of(card)]) >= 2
    assert any(key in table_of(card) for card in LIST.cards if card.is_equipment)


@clause("honjin", "15.4.1", "15.5.1")
@pytest.mark.parametrize("kind", ADDITIONAL, ids=lambda kind: str(kind.__name__))
def test_every_additional_rule_stands_on_a_card(kind: type) -> None:
    assert any(card.has_rule(kind) for card in LIST.cards)


@clause("honjin", "4.5.4")
@pytest.mark.parametrize("word", [word for word, _ in DAMAGES])
def test_every_damage_attribute_is_dealt_by_a_card(word: str) -> None:
    assert any(isinstance(node, (t.Damage, t.Kill)) and word in node.kinds for node in NODES)


@pytest.mark.parametrize(
    ("period", "edge"), [(row[2], edge) for row in PERIODS for _, _, edge in EDGES if edge in row[3]]
)
def test_a_card_waits_for_every_moment(period: str, edge: str) -> None:
    assert o.Moment(period, edge) in [moment for special in SPECIALS for moment in special.moment]


@pytest.mark.parametrize("point", [point for _, _, point, _ in POINTS])
def test_a_card_waits_for_every_point_of_a_deed(point: str) -> None:
    assert o.Declared(point) in [moment for special in SPECIALS for moment in special.moment]


@pytest.mark.parametrize("module", [h, f, o, g, t], ids=lambda module: str(module.__name__))
def test_every_record_of_the_game_stands_on_a_card_or_is_said_elsewhere(module: ModuleType) -> None:
    own = [kind for kind in vars(module).values() if inspect.isclass(kind) and kind.__module__ == module.__name__]
    known = {type(node) for node in NODES} | said_nodes()
    assert {kind for kind in own if not kind.__subclasses__()} - known == set()


def test_every_general_record_that_the_phrases_know_stands_on_a_card_or_is_said_elsewhere() -> None:
    known = {phrase.node for phrase in PHRASES if phrase.node is not None}
    known |= {type(value) for phrase in PHRASES for value in phrase.const.values() if isinstance(value, n.Node)}
    assert known - {type(node) for node in NODES} - said_nodes() == set()


@clause("honjin", "2.1.8.5", "2.1.5.1")
def test_every_name_and_note_has_one_english_and_none_is_needless() -> None:
    english = {source.name_ja: source.name_en for source in SOURCES}
    spoken = {heading_of(special).name for special in SPECIALS}
    spoken |= {node.name for node in NODES if isinstance(node, (f.OfName, g.SpecialNamed))}
    assert {node.note for node in NODES if isinstance(node, h.Noted)} == set(NOTES)
    assert spoken == {*ABILITIES, *CARDS}
    assert all(english[name] == said for name, said in CARDS.items())
    assert not set(ABILITIES) & set(english)
    assert len(set(NAMES.values())) == len(NAMES)


@clause("honjin", "10.9.6")
def test_of_several_limits_of_a_counter_each_counts() -> None:
    (prayer,) = named("不死の祈り").abilities
    assert set(prayer.restrictions) == {"attack", "spell"}


@clause("honjin", "15.2.2")
def test_a_chain_can_be_made_of_different_cards() -> None:
    names = Counter([each.name for card in LIST.cards for each in card.abilities if each.chain])
    assert len([name for name, count in names.items() if count >= 2]) >= 2


# --- decks


@cache
def decks() -> dict[str, dict[str, int]]:
    files = sorted((entry_of("honjin").folder / "decks").glob("*.toml"))
    return {file.stem: tomllib.loads(file.read_text("utf-8"))["cards"] for file in files}


def cards_of(deck: str) -> list[Card]:
    return [LIST.cards[LIST.by_number[number]] for number, count in decks()[deck].items() for _ in range(count)]


def covers(slots: tuple[int, ...], cost: tuple[int, ...]) -> bool:
    """Whether these slots pay the cost, any of them by *."""
    missing = sum((Counter(cost) - Counter(slots)).values())
    return missing <= slots.count(SLOT_KINDS.index("*"))


def test_there_are_four_decks_that_share_few_cards() -> None:
    assert len(decks()) == 4
    for deck, counts in decks().items():
        for other, others in decks().items():
            if deck < other:
                assert sum(min(count, others.get(number, 0)) for number, count in counts.items()) <= 6


@clause("honjin", "3.3.2.1", "3.3.2.2")
@pytest.mark.parametrize("deck", sorted(decks()))
def test_a_deck_has_fifty_cards_and_three_of_a_name_at_most(deck: str) -> None:
    assert deck_problems(LIST, decks()[deck]) == ()
    assert sum(decks()[deck].values()) == 50
    assert max(decks()[deck].values()) <= 3


@pytest.mark.parametrize("deck", sorted(decks()))
def test_a_deck_has_enough_units_small_ones_and_terrains(deck: str) -> None:
    cards = cards_of(deck)
    units = [card for card in cards if card.is_unit]
    assert 26 <= len(units) <= 38
    assert len([card for card in units if card.level <= 3]) >= 15
    assert len([card for card in units if card.instant]) >= 10
    assert 5 <= len([card for card in cards if card.is_terrain]) <= 7
    assert any(card.is_hero for card in units)


@clause("honjin", "13.1.3.1", "13.1.2.2", "15.4.3.2", "15.4.5.2")
@pytest.mark.parametrize("deck", sorted(decks()))
def test_units_of_a_deck_can_use_its_spells_and_items(deck: str) -> None:
    cards = cards_of(deck)
    units = [card for card in cards if card.is_unit]
    for card in cards:
        able = [unit for unit in units if covers(unit.slots, card.cost)]
        for each in card.additional:
            if isinstance(each, (h.Exclusive, h.SecretArt)):
                assert isinstance(each.feature, f.OfRace)
                races = set(each.feature.words)
                able = [unit for unit in able if races & set(unit.races)]
        plain = len(card.cost) == 1 and not card.additional
        assert not card.cost or len(able) >= (3 if plain else 2), card.name


@clause("honjin", "3.3.2.2", "3.3.2.3", "15.5.2", "15.5.3.2")
def test_building_rules_allow_more_cards_of_their_own_name_only() -> None:
    def wanted(name: str, count: int) -> dict[str, int]:
        filler = [card.number for card in UNITS if card.name != name][: (50 - count) // 2 + 1]
        found = {named(name).number: count}
        for number in filler:
            found[number] = min(2, 50 - sum(found.values()))
        return {number: many for number, many in found.items() if many}

    def problems(name: str, count: int) -> list[str]:
        return [each.condition for each in deck_problems(LIST, wanted(name, count))]

    assert problems("暁の従士", 50) == []
    assert problems("歯車の小人", 10) == []
    assert problems("歯車の小人", 11) == ["too-many-of-a-name"]
    assert problems("暁の槍騎兵", 3) == []
    assert problems("暁の槍騎兵", 4) == ["too-many-of-a-name"]
