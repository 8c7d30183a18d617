"""Which words could rules pass over? A slot of every kind, planted: the rules take it for the same thing always."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from fuda.language.compiler.card_source import CardPart, CardSource
from fuda.language.words import nodes as n
from fuda.language.words.amounts import Up
from fuda.language.words.nodes import Node, Value
from fuda.library.loading import entry_of, phrase_book


class Ignored(NamedTuple):
    """A slot that is planted: its game, a row that has it, the slot, and what the rules take it for."""

    game: str
    category: str
    row: str
    slot: str
    taken_for: Value
    seed: str = "1"  # with which texts it is looked for first
    texts: int = 2  # at once; more, where few of them come to be in force

    @property
    def word(self) -> type[Node]:
        """The record that the row builds."""
        return _word(self.game, self.category, self.row)

    @property
    def rows(self) -> frozenset[int]:
        """All rows that build it with this slot."""
        phrases = phrase_book(self.game).phrases
        return frozenset([at for at, each in enumerate(phrases) if each.node is self.word and self.slot in each.slots])

    def names(self) -> tuple[str, ...]:
        """How the law names the slot, wherever it stands."""
        phrases = phrase_book(self.game).phrases
        return tuple([f"{phrases[at].category}:{phrases[at].ja} [{self.slot}]" for at in sorted(self.rows)])


@cache
def _word(game: str, category: str, row: str) -> type[Node]:
    found = next(each for each in phrase_book(game).phrases if (each.category, each.ja) == (category, row))
    assert found.node is not None
    return found.node


IGNORED: Final = {
    "a_number_of_cards_drawn": Ignored("kokuryoku", "act", "カードを{n}枚引く", "n", 1),
    "the_size_of_a_hand": Ignored("kokuryoku", "act", "手札が{n}枚になるまでカードを引く", "n", 3),
    "whose_hand": Ignored("kokuryoku", "act", "{player:whose}の手札を無作為に{n}枚見る", "player", n.You()),
    "a_place_in_the_deck": Ignored(
        "kokuryoku", "act", "{what:hcard}を山札の一番{place:place_in_deck}に置く", "place", "top"
    ),
    "which_step": Ignored(
        "kokuryoku", "line", "{player:own}{step:step}を行う代わりに、{effects:instead_deed}。", "step", "draw", "4"
    ),
    "the_limit_of_a_choice": Ignored("kokuryoku", "target", "{what:units}{n}体まで", "n", 1, "3"),
    "who_is_meant": Ignored("kokuryoku", "target", "無作為に{what:units}{n}体", "what", n.Units()),
    "a_bound": Ignored("kokuryoku", "filtered", "気力{bound:points}の{what:units}", "bound", n.AtLeast(0), "4"),
    "a_part_of_a_price": Ignored("kokuryoku", "price_part", "戦場外{n}", "n", 1),
    "whom_a_ban_binds": Ignored("kokuryoku", "rule", "{player:anyone}は紋章能力を使えない", "player", n.You(), "2"),
    "a_change_of_a_figure": Ignored(
        "kokuryoku", "rule", "{what:subject}の反撃力を{change:change}", "change", Up(n.Number(1)), "3"
    ),
    "how_long": Ignored(
        "kokuryoku", "timely", "{duration:duration}、{effect:rules}", "duration", n.UntilEndOfTurn(), "1", 6
    ),
    "a_second_deed": Ignored("kokuryoku", "acts", "{first:act_ren}、{second:acts}", "second", n.Draw(1), "2"),
}


# Read when the cards are, and nothing else of its line shows whether it is in force: without evidence, not found.
UNSEEN: Final = Ignored("kokuryoku", "bearing", "{what:units}にのみ付与できる。", "what", n.Units(), "4")


def passing_over(ignored: Ignored) -> Callable[[tuple[CardSource, ...]], Any]:
    """How the game is built when its rules take the slot for the same thing always."""
    build = import_module(entry_of(ignored.game).rules).build
    word = ignored.word

    def flat(value: Value) -> Value:
        if isinstance(value, tuple):
            return tuple([flat(each) for each in value])
        if not isinstance(value, Node):
            return value
        parts = {name: flat(part) for name, part in n.fields(value)}
        if type(value) is word:
            parts[ignored.slot] = ignored.taken_for
        return n.make(type(value), parts)

    def changed(source: CardSource) -> CardSource:
        text = flat(source.text)
        assert isinstance(text, Node)
        parts = tuple(
            [CardPart(each.key, each.fields, each.text, each.printed_text, each.category) for each in source.parts]
        )
        made = (source.number, source.name_ja, source.name_en, source.fields, text, source.printed_text)
        return CardSource(*made, source.file, source.line, parts)

    known: dict[int, tuple[CardSource, CardSource]] = {}  # by identity, with what was changed, so that it stays

    def changed_once(source: CardSource) -> CardSource:
        if id(source) not in known:
            known[id(source)] = (source, changed(source))
        return known[id(source)][1]

    return lambda sources: build(tuple([changed_once(each) for each in sources]))
