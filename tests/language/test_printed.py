"""Is a printed card read once, whatever other cards there are beside it, and does nothing of it ever change?"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from fuda.language.compiler.card_source import CardSource
from fuda.language.words.nodes import Node
from fuda.library.loading import GAMES, load_cards, load_rules
from fuda.play.laws.walks import positions
from tests.toy.randomness import SeededRandomness

READ_ONCE = ("hanyo", "kiseki", "honjin")


def copied(source: CardSource) -> CardSource:
    words = (source.number, source.name_ja, source.name_en, source.fields, source.text)
    return CardSource(*words, source.printed_text, source.file, source.line, source.parts)


def dump(value: Any) -> Any:
    """Everything that a card holds, written out."""
    if isinstance(value, CardSource):
        return value.number
    if isinstance(value, Node) or value is None or isinstance(value, (int, str, frozenset)):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return [dump(each) for each in value]
    if isinstance(value, dict):
        return [(dump(key), dump(each)) for key, each in value.items()]
    names = getattr(value, "__dict__", None) or {name: getattr(value, name) for name in value.__match_args__}
    return [type(value).__name__, *[(name, dump(each)) for name, each in sorted(names.items())]]


@pytest.mark.parametrize("game", READ_ONCE)
def test_a_list_with_more_cards_takes_over_those_that_were_read(game: str) -> None:
    build = import_module(GAMES[game].rules).build
    sources = load_cards(game)
    rules: Any = load_rules(game)
    more = build((*sources, copied(sources[0])))
    assert all(one is other for one, other in zip(rules.list.cards, more.list.cards, strict=False))
    assert more.list.cards[-1].printed == len(sources)
    before = build((copied(sources[0]), *sources))
    assert [card.printed for card in before.list.cards] == [*range(len(sources) + 1)]
    assert all(
        ability.printed == card.printed and before.list.ability(ability.reference) is ability
        for card in before.list.cards
        for ability in card.abilities
    )


@pytest.mark.parametrize("game", READ_ONCE)
def test_nothing_of_a_printed_card_changes_while_it_is_played(game: str) -> None:
    rules: Any = load_rules(game)
    before = dump(rules.list.cards)
    for _ in positions(rules, GAMES[game].variants[0].id, SeededRandomness(3)):
        pass
    assert dump(rules.list.cards) == before
    anew = import_module(GAMES[game].rules).build(tuple([copied(each) for each in load_cards(game)]))
    assert dump(anew.list.cards) == before
