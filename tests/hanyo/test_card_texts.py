"""The printed texts of hanyo: one reading each, every character owned, printed again, English complete."""

import inspect
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import pytest

import fuda.games.hanyo
from fuda.games.hanyo.phrases.sentences import BOOK, NAMES, PHRASES
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.errors import UNKNOWN, CompileError
from fuda.language.compiler.normal import normalise
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from tests.language.referee import Referee

COUNTED: Final = (c.WithCounter, c.CountersOn, c.PutCounters, c.RemoveCounters, c.RemoveAllCounters)
FOLDER: Final = Path(inspect.getfile(fuda.games.hanyo)).parent


def table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


UNITS: Final = table(FOLDER / "cards" / "units.toml")
STRATEGIES: Final = table(FOLDER / "cards" / "strategies.toml")
TACTICS: Final = table(FOLDER / "cards" / "tactics.toml")
ENHANCEMENTS: Final = table(FOLDER / "cards" / "enhancements.toml")
CARDS: Final[dict[str, dict[str, Any]]] = {**UNITS, **STRATEGIES, **TACTICS, **ENHANCEMENTS}
DECKS: Final = {path.stem: table(path) for path in sorted((FOLDER / "decks").glob("*.toml"))}
ATTRIBUTES: Final = ("火", "水", "風", "光", "闇")


class Part:
    """One printed text of a card: where it stands, in which category it compiles, and what it compiles to."""

    def __init__(self, card: str, category: str, name: str, text: str) -> None:
        self.card = card
        self.category = category
        self.name = name
        self.text = text

    @cached_property
    def node(self) -> n.Node:
        return BOOK.compile(self.text, self.category)

    def __repr__(self) -> str:
        return f"{self.card}-{self.category}-{self.name}" if self.name else self.card


def parts_of(card: str) -> Iterator[Part]:
    facts = CARDS[card]
    if facts["kind"] == "unit":
        own = "unit"
    else:
        own = "enhancement" if facts["class"] == "enhancement" else "command"
    yield Part(card, own, "", facts["text"])
    for skill in facts.get("skills", []):
        yield Part(card, "skill", skill["name"]["en"], skill["text"])
    for skill in facts.get("ex", []):
        yield Part(card, "ex", skill["name"]["en"], skill["text"])


PARTS: Final = [part for card in CARDS for part in parts_of(card)]


def inside(value: n.Value) -> Iterator[n.Node]:
    """All nodes of a value, from the outside in."""
    if isinstance(value, n.Node):
        yield value
        for _, field in n.fields(value):
            yield from inside(field)
    elif isinstance(value, tuple):
        for item in value:
            yield from inside(item)


def having(*kinds: type[n.Node]) -> list[Part]:
    """The texts that hold nodes of all these classes."""
    return [part for part in PARTS if set(kinds) <= {type(node) for node in inside(part.node)}]


def printing(kind: type[n.Node], fits: Callable[[Any], bool]) -> list[Part]:
    """The texts that hold such a node."""
    return [part for part in PARTS if any(isinstance(node, kind) and fits(node) for node in inside(part.node))]


# --- figures


def test_there_are_more_than_72_cards_numbered_in_order_with_names_of_their_own() -> None:
    assert list(CARDS) == [f"H{number:03}" for number in range(1, len(CARDS) + 1)]
    assert len(UNITS) >= 36
    assert min(len(STRATEGIES), len(TACTICS), len(ENHANCEMENTS)) >= 12
    for language in ("ja", "en"):
        assert max(Counter(card["name"][language] for card in CARDS.values()).values()) == 1


def test_a_unit_has_hp_attributes_advantage_and_a_retreat_cost_within_bounds() -> None:
    for unit in UNITS.values():
        assert set(unit) <= {"name", "kind", "hp", "attribute", "advantage", "retreat", "text", "skills"}
        assert unit["kind"] == "unit"
        assert 300 <= unit["hp"] <= 1500 and unit["hp"] % 100 == 0
        assert 0 <= unit["retreat"] <= 3
        assert set(unit["attribute"].split("/")) <= set(ATTRIBUTES)
        assert unit.get("advantage", "火") in ATTRIBUTES
        assert unit["skills"]


def test_every_attribute_has_units_and_some_units_have_two() -> None:
    counts = Counter(attribute for unit in UNITS.values() for attribute in unit["attribute"].split("/"))
    assert all(counts[attribute] >= 7 for attribute in ATTRIBUTES)
    assert sum("/" in unit["attribute"] for unit in UNITS.values()) >= 4


def test_most_advantages_follow_the_wheel_and_some_units_have_another_or_none() -> None:
    wheel = {"火": "風", "風": "水", "水": "火", "光": "闇", "闇": "光"}
    single = [unit for unit in UNITS.values() if "/" not in unit["attribute"]]
    kinds = Counter(
        "none" if "advantage" not in unit else "wheel" if unit["advantage"] == wheel[unit["attribute"]] else "other"
        for unit in single
    )
    assert kinds["wheel"] > kinds["other"] > 0
    assert kinds["none"] > 0


def test_commands_have_a_class_and_only_enhancements_have_skills() -> None:
    for cards, kind in ((STRATEGIES, "strategy"), (TACTICS, "tactics"), (ENHANCEMENTS, "enhancement")):
        for card in cards.values():
            known = {"name", "kind", "class", "text"} | ({"skills", "ex"} if kind == "enhancement" else set())
            assert set(card) <= known
            assert (card["kind"], card["class"]) == ("command", kind)
            assert card["text"]
    assert all(card["ex"] for card in ENHANCEMENTS.values())
    assert sum("skills" in card for card in ENHANCEMENTS.values()) >= 8


def test_skills_cost_0_to_5_and_deal_100_to_800_or_nothing() -> None:
    for card in CARDS.values():
        for skill in card.get("skills", []):
            assert set(skill) <= {"name", "cost", "damage", "text"}
            assert 0 <= skill["cost"] <= 5
            damage = skill.get("damage", 0)
            assert skill["text"] if damage == 0 else int(str(damage).rstrip("×")) in range(100, 801, 100)


def test_the_text_of_a_skill_gives_the_count_exactly_if_its_damage_has_the_cross() -> None:
    crossed = 0
    for card in CARDS.values():
        for skill in card.get("skills", []):
            counts = [x for x in inside(BOOK.compile(skill["text"], "skill")) if isinstance(x, h.DamageForEach)]
            assert [f"{count.n}×" for count in counts] == [x for x in [skill.get("damage")] if isinstance(x, str)]
            crossed += len(counts)
    assert crossed >= 3


def test_skills_of_one_name_are_the_same_skill() -> None:
    seen: dict[str, Any] = {}
    for card in CARDS.values():
        for skill in (*card.get("skills", []), *card.get("ex", [])):
            assert seen.setdefault(skill["name"]["ja"], skill) == skill


def test_names_in_texts_are_the_english_names_of_cards_and_skills() -> None:
    english = {card["name"]["ja"]: card["name"]["en"] for card in CARDS.values()}
    for card in CARDS.values():
        for skill in (*card.get("skills", []), *card.get("ex", [])):
            english[skill["name"]["ja"]] = skill["name"]["en"]
    whole = {node.name for part in PARTS for node in inside(part.node) if isinstance(node, (h.Named, h.SkillNamed))}
    words = {node.name for part in PARTS for node in inside(part.node) if isinstance(node, h.NameContains)}
    counters = {node.counter for part in PARTS for node in inside(part.node) if isinstance(node, COUNTED)}
    assert set(NAMES) == whole | words | counters
    assert all(english[name] == NAMES[name] for name in whole)
    for word in words:
        units = [unit["name"] for unit in UNITS.values()]
        assert sum(word in name["ja"] for name in units) >= 2
        assert all((word in name["ja"]) == (NAMES[word] in name["en"]) for name in units)


# --- decks


@pytest.mark.parametrize("name", list(DECKS))
def test_a_deck_has_50_cards_at_most_4_of_each_and_about_as_many_units_as_commands(name: str) -> None:
    deck = DECKS[name]
    assert set(deck) == {"name", "cards"} and deck["name"]["ja"] and deck["name"]["en"]
    assert set(deck["cards"]) <= set(CARDS)
    assert sum(deck["cards"].values()) == 50
    assert all(1 <= count <= 4 for count in deck["cards"].values())
    assert 22 <= sum(count for card, count in deck["cards"].items() if card in UNITS) <= 26


def test_four_decks_hold_every_card() -> None:
    assert len(DECKS) == 4
    assert {card for deck in DECKS.values() for card in deck["cards"]} == set(CARDS)


# --- texts


@pytest.mark.parametrize("part", PARTS, ids=repr)
def test_the_text_is_printed_again_exactly(part: Part) -> None:
    assert BOOK.render_ja(part.node, part.category) == normalise(part.text)
    assert n.from_plain(n.to_plain(part.node), BOOK.kinds) == part.node


@pytest.mark.parametrize("part", [part for part in PARTS if part.text], ids=repr)
def test_every_character_belongs_to_one_phrase(part: Part) -> None:
    text = normalise(part.text)
    leaves = BOOK.parse_tree(text, part.category).leaves()
    assert "".join(leaf.ja for leaf in leaves) == text
    assert [leaf.start for leaf in leaves[1:]] == [leaf.end for leaf in leaves[:-1]]


@pytest.mark.parametrize("part", [part for part in PARTS if part.text], ids=repr)
def test_the_referee_finds_exactly_one_reading(part: Part) -> None:
    text = normalise(part.text)
    assert Referee.of_text(BOOK, part.category, text).readings(text) == 1


def is_japanese(character: str) -> bool:
    return any(word in unicodedata.name(character, "") for word in ("CJK", "HIRAGANA", "KATAKANA", "FULLWIDTH"))


@pytest.mark.parametrize("part", PARTS, ids=repr)
def test_the_english_is_complete(part: Part) -> None:
    text = BOOK.render_en(part.node, part.category)
    assert not any(is_japanese(character) for character in text + part.name + CARDS[part.card]["name"]["en"])
    assert not any(mark in text for mark in "{}<>^|@")
    assert "  " not in text
    assert text.count("\n") == normalise(part.text).count("\n")
    assert text.endswith((".", ".”")) or not text
    assert text[:1] == text[:1].upper()


def english_of(name: str) -> str:
    (card,) = [number for number, facts in CARDS.items() if facts["name"]["en"] == name]
    return " / ".join(BOOK.render_en(part.node, part.category) for part in parts_of(card) if part.text)


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("Muster", "Search your deck for 2 unit cards, reveal them and add them to your hand. Shuffle your deck."),
        ("Grave Wolf", "The damage dealt by this unit is raised by 100 for each knocked-out unit you control."),
        (
            "Barrier of Silence",
            "You may discard 2 cards from hand. If you do, during your opponent's next turn, "
            "your opponent's skills fail.",
        ),
        (
            "Silver Shieldbearer",
            "As long as this unit is a standby unit, if your main unit would take damage, "
            "instead this unit takes that damage.",
        ),
        (
            "Chain Sickle",
            "This card can be set on a water unit you control. / Discard all cards set on your opponent's main unit. / "
            "When this unit takes damage, if you win rock-paper-scissors, rest your opponent's main unit. "
            "Does not accumulate.",
        ),
    ],
)
def test_the_english_reads_like_a_card(name: str, english: str) -> None:
    assert english_of(name) == english


def test_no_two_rows_of_a_category_have_the_same_normal_wording() -> None:
    assert len({(phrase.category, phrase.ja) for phrase in PHRASES}) == len(PHRASES)


def test_every_record_of_the_game_is_used_by_a_card() -> None:
    used = {type(node) for part in PARTS for node in inside(part.node)}
    own = {kind for kind in vars(h).values() if inspect.isclass(kind) and kind.__module__ == h.__name__}
    assert own - used == set()


def test_no_row_swallows_a_sentence_that_has_parts() -> None:
    for phrase in PHRASES:
        if "。" in phrase.ja:
            assert phrase.slots
        assert len(phrase.skeleton()) <= 32


# --- what the cards must be able to do


@pytest.mark.parametrize(
    "kinds",
    [
        (h.DamageForEach,),
        (h.ChangeDamage, m.Up),
        (h.ChangeDamage, m.Down),
        (h.ChangeDamageTaken, m.Down),
        (h.DealDamage, h.StandbyUnits),
        (h.Heal,),
        (h.HealAll,),
        (h.ChangeHp, m.Up),
        (h.ChangeHp, m.Down),
        (h.Rest,),
        (h.Stun,),
        (h.Recover,),
        (n.Exchange,),
        (h.Charge,),
        (d.Search, d.Reveal, d.AddToHand, d.Shuffle),
        (c.PutCounters,),
        (c.RemoveCounters, n.IfYouDo),
        (c.RemoveAllCounters,),
        (c.CountersOn, h.DamageForEach),
        (h.Fails, h.WonRockPaperScissors),
        (a.Delayed, h.KnockedOut),
        (a.Delayed, h.Moment),
        (a.StateTriggered,),
        (h.GainAttribute,),
        (h.GainAdvantage,),
        (h.GainAbility,),
        (h.LoseExSkills,),
        (h.BecomeAttribute,),
        (h.IsAlso,),
        (h.WithPrintedHp,),
        (n.UntilEndOfTurn,),
        (a.UntilEndOfNextTurnOf,),
        (a.InNextTurnOf,),
        (a.AsLongAs,),
        (n.During,),
        (d.DiscardHand, a.EachPlayer),
        (d.DiscardFromHand, n.Opponent),
        (n.Draw,),
        (d.PutInDiscard, d.TopCards),
        (h.KnockOut,),
        (n.Return, h.KnockedOutUnits),
        (m.PerEach, h.KnockedOutUnits),
        (h.MoveEnergy,),
        (n.Discard, h.EnergyOf),
        (h.AttachEnergy,),
        (n.LookAt, d.TopCards, d.PutInAnyOrder),
        (n.LookAt, n.Hand),
        (n.Choose, n.That),
        (n.May, n.IfYouDo, d.DiscardFromHand),
        (m.CountIs, h.StandbyUnits),
        (m.CountIs, n.Hand),
        (h.AnyNumberInDeck,),
        (h.CannotRetreat,),
        (h.CannotPlay,),
        (h.CannotUse,),
        (h.ChangeSkillCost,),
        (h.ChangeRetreatCost,),
    ],
    ids=lambda kinds: "+".join(kind.__name__ for kind in kinds),
)
def test_some_text_has_it(kinds: tuple[type[n.Node], ...]) -> None:
    assert having(*kinds)


def test_some_failure_has_no_condition() -> None:
    assert [part for part in having(h.Fails) if part not in having(h.WonRockPaperScissors)]


def test_there_are_static_activated_and_triggered_ex_skills_and_some_do_not_accumulate() -> None:
    kinds = Counter(type(part.node) for part in PARTS if part.category == "ex")
    assert set(kinds) == {a.Static, a.Activated, a.Limited, n.Triggered, a.NotCumulative}
    assert kinds[a.NotCumulative] >= 2


def test_a_state_trigger_is_no_skill_and_ends_the_state_that_triggers_it() -> None:
    """As a skill it could fail (920) and trigger again for ever."""
    for part in having(a.StateTriggered):
        assert part.category == "unit"


def test_several_replacements_can_apply_to_damage_to_a_main_unit() -> None:
    damage = printing(a.Instead, lambda node: isinstance(node.event, h.Damaged))
    assert len({part.card for part in damage}) >= 4
    assert printing(a.Instead, lambda node: isinstance(node.effect, n.May))
    assert printing(a.Instead, lambda node: isinstance(node.event, h.KnockedOut))
    assert printing(a.Instead, lambda node: isinstance(node.event, h.Afflicted))


def test_one_effect_gives_the_attribute_on_which_another_in_the_same_layer_depends() -> None:
    given = {
        node.attribute
        for part in PARTS
        if part.category == "unit"
        for node in inside(part.node)
        if isinstance(node, h.GainAttribute)
    }
    depending = printing(
        h.GainAdvantage,
        lambda node: any(isinstance(x, h.WithAttribute) and x.attribute in given for x in inside(node.what)),
    )
    assert depending


def test_damage_is_changed_from_both_sides() -> None:
    mine = printing(h.ChangeDamage, lambda node: not any(isinstance(x, n.Opponent) for x in inside(node.what)))
    theirs = printing(h.ChangeDamage, lambda node: any(isinstance(x, n.Opponent) for x in inside(node.what)))
    for side in (mine, theirs):
        assert [part for part in side if part in having(m.Down)]
    assert [part for part in mine if part in having(m.Up)]


# --- what is refused


@pytest.mark.parametrize(
    ("text", "category", "column"),
    [
        ("このユニットは空を飛ぶ。", "unit", 15),
        ("自分のターンに使える。デッキを1枚引く。", "unit", 15),
        ("デッキを1枚引く。", "enhancement", 1),
        ("自分の土色のユニットにセットできる。", "enhancement", 7),
        ("手札を01枚捨てる。", "command", 7),
        ("このユニットのHPを200回復する。", "unit", 22),
    ],
)
def test_an_unknown_wording_is_an_error_with_its_place(text: str, category: str, column: int) -> None:
    with pytest.raises(CompileError) as caught:
        BOOK.compile(text, category)
    assert (caught.value.kind, caught.value.line, caught.value.column) == (UNKNOWN, 1, column)
    assert caught.value.expected
