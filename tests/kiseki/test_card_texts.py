"""The printed texts of kiseki: one reading each, every character owned, printed again, English complete.

`wordings.toml` has a sentence for every wording that the phrase table knows, with its English and its records; the
card files are read beside it.
"""

import inspect
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import fuda.games.kiseki
from fuda.games.kiseki.phrases.sentences import BOOK, NAMES, PHRASES
from fuda.games.kiseki.words import bans as v
from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import events as w
from fuda.games.kiseki.words import measures as q
from fuda.games.kiseki.words import modifiers as g
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.games.kiseki.words.icons import plain
from fuda.language.compiler.errors import UNKNOWN, CompileError
from fuda.language.compiler.normal import normalise
from fuda.language.compiler.phrase_book import ParseTree, PhraseBook
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from tests.citing import clause
from tests.language.referee import Referee

HERE: Final = Path(__file__).parent
FOLDER: Final = Path(inspect.getfile(fuda.games.kiseki)).parent
CATEGORIES: Final = {"units": "text", "items": "text", "events": "event", "bases": "text"}
NOTES: Final = {
    "注釈文である。": "A note.",
    "攻撃対象に選べない。": "No attack may be aimed at it.",
    "手札が増える。": "The hand grows.",
}
NOTED: Final = PhraseBook(PHRASES, {**NAMES, **NOTES})

UNIT: Final = k.OfKind("UNIT")
ITEM: Final = k.OfKind("ITEM")
YOURS: Final = n.Controlled(n.You(), UNIT)
THIS_TURN: Final = n.UntilEndOfTurn()


def table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def inside(value: n.Value) -> Iterator[n.Node]:
    """All nodes of a value, from the outside in."""
    if isinstance(value, n.Node):
        yield value
        for _, field in n.fields(value):
            yield from inside(field)
    elif isinstance(value, tuple):
        for item in value:
            yield from inside(item)


def number(value: int) -> n.Number:
    return n.Number(value)


def up(value: int) -> m.Up:
    return m.Up(n.Number(value))


def down(value: int) -> m.Down:
    return m.Down(n.Number(value))


class Part:
    """A printed text: where it stands and in which category it compiles."""

    def __init__(self, where: str, category: str, text: str) -> None:
        self.where = where
        self.category = category
        self.text = text.strip("\n")

    @cached_property
    def node(self) -> n.Node:
        return NOTED.compile(self.text, self.category)

    def __repr__(self) -> str:
        return self.where


def printed() -> Iterator[Part]:
    for file, category in CATEGORIES.items():
        for card, facts in table(FOLDER / "cards" / f"{file}.toml").items():
            yield Part(card, category, facts["text"])
            for art in facts.get("art", []):
                yield Part(f"{card}-art", "art", art["text"])


class Wording(Part):
    """A sentence of wordings.toml."""

    def __init__(self, place: int, facts: dict[str, Any]) -> None:
        super().__init__(f"wording-{place}", facts["category"], facts["ja"])
        self.english: str = facts["en"]
        self.records: list[str] = facts["records"]


WORDINGS: Final = [Wording(place, facts) for place, facts in enumerate(table(HERE / "wordings.toml")["wording"])]
PARTS: Final = [*WORDINGS, *[part for part in printed() if part.text]]

# --- every text


@clause("kiseki", "1503.1")
@pytest.mark.parametrize("part", PARTS, ids=repr)
def test_the_japanese_text_is_printed_again_exactly_and_every_character_belongs_to_one_phrase(part: Part) -> None:
    text = normalise(part.text)
    assert BOOK.render_ja(part.node, part.category) == text
    assert n.from_plain(n.to_plain(part.node), BOOK.kinds) == part.node
    leaves = BOOK.parse_tree(text, part.category).leaves()
    assert "".join(leaf.ja for leaf in leaves) == text
    assert [leaf.start for leaf in leaves[1:]] == [leaf.end for leaf in leaves[:-1]]


def is_japanese(character: str) -> bool:
    return any(word in unicodedata.name(character, "") for word in ("CJK", "HIRAGANA", "KATAKANA", "FULLWIDTH"))


@pytest.mark.parametrize("part", PARTS, ids=repr)
def test_the_english_is_complete(part: Part) -> None:
    text = NOTED.render_en(part.node, part.category)
    assert not any(is_japanese(character) for character in text)
    assert not any(mark in text for mark in "{}<>^|@")
    assert "  " not in text
    assert text.count("\n") == normalise(part.text).count("\n")
    for line in text.split("\n"):
        assert line.endswith((".", "”", ")"))
        assert line.lstrip("•[“ ")[:1].isupper()


@pytest.mark.parametrize("wording", WORDINGS, ids=repr)
def test_the_wording_compiles_to_its_records_and_reads_well_in_english(wording: Wording) -> None:
    assert set(wording.records) <= {type(node).__name__ for node in inside(wording.node)}
    assert NOTED.render_en(wording.node, wording.category) == wording.english


@pytest.mark.parametrize("category", ["text", "event", "art"])
def test_the_referee_finds_exactly_one_reading(category: str) -> None:
    referee = Referee(BOOK, category)
    longest = sorted([part for part in PARTS if part.category == category], key=lambda part: len(part.text))[-3:]
    assert [referee.readings(normalise(part.text)) for part in longest] == [1, 1, 1]


# --- the table


SPELLINGS: Final[list[dict[str, str]]] = table(HERE / "spellings.toml")["spelling"]


@pytest.mark.parametrize("row", SPELLINGS, ids=[row["ja"] for row in SPELLINGS])
def test_another_spelling_means_what_the_normal_one_means_and_is_printed_as_written(row: dict[str, str]) -> None:
    read = BOOK.compile_with_places(row["ja"], row["category"])
    normal = BOOK.render_ja(read.node, row["category"])
    assert normal != row["ja"] and BOOK.compile(normal, row["category"]) == read.node
    assert BOOK.render_ja(read.node, row["category"], read.wordings) == row["ja"]


def test_every_row_of_the_table_is_used_by_a_text() -> None:
    """By a text of a batch, too. The forms of deeds before もよい and 、 have a test of their own."""
    used: set[tuple[str, str]] = set()

    def collect(tree: ParseTree) -> None:
        used.add((tree.category, tree.ja))
        for child in tree.children:
            collect(child)

    for part in PARTS:
        collect(BOOK.parse_tree(part.text, part.category))
    for path in sorted((HERE / "batches").glob("*.toml")):
        for row in table(path)["text"]:
            if row["now"] == "compiled":
                category = "art" if row["key"].startswith("art") else "event" if row["kind"] == "EVENT" else "text"
                collect(BOOK.parse_tree(row["text"], category))
    for row in SPELLINGS:
        collect(BOOK.parse_tree(row["ja"], row["category"]))
    rows = [phrase for phrase in PHRASES if phrase.category not in DERIVED]
    assert [phrase for phrase in rows if (phrase.category, phrase.ja) not in used] == []


# Rows that `deeds` makes from those that are tested.
DERIVED: Final = (
    "act_te",
    "act_ren",
    "act_can",
    "to_it",
    "to_it_te",
    "to_it_ren",
    "to_it_can",
    "on_it",
    "may_it",
    "doings_can",
    "act_not",
    "happened",  # made from events, as is the next
    "unhappened",
    "few",  # numbers
    # What only other spellings use: chains of what is done to it, what can stand before ことができる, があるなら.
    "after_it",
    "its",
    "to_its",
    "doable",
    "choosable",
    "there",
    "amidst",
    "amid_group",
    "its_change",
    "all_things",
    "all_zoned",
    "first_event",
    "known",
    "change_ren",
    "bearing",
    "ranked",
)

DEEDS: Final = {
    type(node).__name__: node
    for part in PARTS
    for node in inside(part.node)
    if BOOK.fits(node, "act") and BOOK.fits(node, "act_te")
}


def test_every_deed_has_an_example() -> None:
    kinds = {phrase.node.__name__ for phrase in PHRASES if phrase.category == "act_ren" and phrase.node is not None}
    assert kinds <= set(DEEDS)


@pytest.mark.parametrize("name", sorted(DEEDS))
def test_a_deed_can_be_left_or_followed_by_another_one(name: str) -> None:
    deed = DEEDS[name]
    forms = [n.May(n.You(), deed)]
    if BOOK.fits(deed, "act_ren"):
        forms.append(n.May(n.Opponent(), a.Both(deed, t.DrawCards(number(1)))))
    for form in forms:
        text = n.Effects((form,))
        assert BOOK.compile(BOOK.render_ja(text, "art"), "art") == text
        assert " may " in BOOK.render_en(text, "art")


@pytest.mark.parametrize("module", [f, k, h, o, q, w, g, v, t, z], ids=lambda module: module.__name__)
def test_every_record_of_the_game_is_used_by_a_text(module: ModuleType) -> None:
    """As it is printed, or as the rules read it."""
    used = {type(node) for part in PARTS for node in (*inside(part.node), *inside(plain(part.node)))}
    own = {kind for kind in vars(module).values() if inspect.isclass(kind) and kind.__module__ == module.__name__}
    made = {z.ModeChoice, z.ModeMention, z.InMode}  # from the words for them, by texts.modes (see test_choosing.py)
    assert {kind for kind in own - used - made if not kind.__subclasses__()} == set()


def test_no_row_swallows_a_sentence_that_has_parts() -> None:
    for phrase in PHRASES:
        if "。" in phrase.ja:
            assert phrase.slots
        assert len(phrase.skeleton()) <= 28


# --- lines, crafts and effects


@clause("kiseki", "207.1", "207.2", "207.3", "207.4", "1201.1a", "1201.1b", "1401.1")
def test_a_line_with_the_mark_is_a_craft_and_a_line_without_it_the_effect_of_an_event() -> None:
    text = BOOK.compile("【暗躍】【搭乗2】\n・これは攻撃できない。\nカードを1枚引く。", "event")
    assert text == n.Text(
        (
            f.Icons((f.Icon("暗躍"), f.NumberedIcon("搭乗", 2))),
            a.Static((g.Affect(n.This(), (), g.CannotAttack()),)),
            n.Effects((t.DrawCards(number(1)),)),
        )
    )
    with pytest.raises(CompileError):
        BOOK.compile("カードを1枚引く。", "text")
    with pytest.raises(CompileError):
        BOOK.compile("・カードを1枚引く。", "text")
    with pytest.raises(CompileError):
        BOOK.compile("・これは攻撃できない。", "art")


@clause("kiseki", "207.5")
def test_a_note_is_kept_and_stands_beside_the_line() -> None:
    alone = BOOK.compile("・これは攻撃されない。", "text")
    noted = BOOK.compile("・これは攻撃されない。(攻撃対象に選べない。)", "text")
    assert isinstance(alone, n.Text)
    assert noted == n.Text((f.Noted(alone.abilities[0], "攻撃対象に選べない。"),))


@clause("kiseki", "207.7")
def test_a_keyword_stands_beside_the_craft() -> None:
    alone = BOOK.compile("・これは攻撃されない。", "text")
    classified = BOOK.compile("・忠義―これは攻撃されない。", "text")
    assert isinstance(alone, n.Text)
    assert classified == n.Text((f.Keyword("忠義", alone.abilities[0]),))


def craft(text: str) -> n.Node:
    compiled = BOOK.compile(text, "text")
    assert isinstance(compiled, n.Text)
    (found,) = compiled.abilities
    return found


@clause("kiseki", "1201.1a-1", "1203.4", "1210.1", "1321.1")
def test_an_activated_craft_has_its_costs_in_the_order_of_the_text() -> None:
    stun = a.Chain(t.Targets(number(1), UNIT), t.Stun(n.That()))
    costs = (f.ActionIcon(), t.PayEp(number(2)), n.Discard(n.Chosen(1, n.InZone(n.Hand(n.You()), n.Cards()))))
    text = "・[アクション]、2EP支払う、あなたの手札を1枚捨てる:UNITを1つ対象とし、それをスタンする。"
    assert craft(text) == f.Activated(costs, n.Effects((stun,)))


@clause("kiseki", "1201.1a-2", "1211.1", "1322.1")
def test_a_triggered_craft_has_an_event_a_moment_or_the_entry_icon() -> None:
    draw = n.Effects((t.DrawCards(number(1)),))
    assert craft("・これが攻撃した時、カードを1枚引く。") == n.Triggered(w.Attacked(n.This()), draw)
    assert craft("・ターン終了時、カードを1枚引く。") == n.Triggered(w.Moment("turn", "end"), draw)
    assert craft("・[登場]カードを1枚引く。") == n.Triggered(f.EntryIcon(), draw)


@clause("kiseki", "1211.9")
def test_a_condition_before_the_word_for_when_is_a_state_trigger() -> None:
    condition = o.Absent(k.Field(n.You()), k.OfOrganisation("機巧工房"))
    destroyed = n.Effects((n.Destroy(n.This()),))
    assert craft("・あなたの場に機巧工房がいない時、これを破壊する。") == a.StateTriggered(condition, destroyed)


@clause("kiseki", "1201.1a-3", "1212.1", "1215.1")
def test_a_constant_craft_says_of_its_subject_what_is_so() -> None:
    change = a.Both(g.Stats(up(2), down(0)), g.GainIcon(f.Icon("武術")))
    assert craft("・あなたのUNITは+2/-0と【武術】を得る。") == a.Static((g.Affect(n.All(YOURS), (), change),))


@clause("kiseki", "1409.1", "1331.3")
def test_elation_and_given_crafts_hold_the_craft_in_the_brackets() -> None:
    given = a.Static((g.Affect(n.This(), (), g.Stats(up(3), up(0))),))
    assert craft("【高揚「これは+3/+0を得る。」】") == f.Icons((f.Elation(given),))
    assert craft("【高揚「【武術】」】") == f.Icons((f.Elation(f.Icons((f.Icon("武術"),))),))
    assert craft("・あなたのUNITは「これは+3/+0を得る。」を得る。") == a.Static(
        (g.Affect(n.All(YOURS), (), g.GainCraft(given)),)
    )


def effects(text: str) -> tuple[n.Node, ...]:
    compiled = BOOK.compile(text, "art")
    assert isinstance(compiled, n.Effects)
    return compiled.steps


@clause("kiseki", "1201.1c", "1204.2d", "1205.1a")
def test_what_follows_the_targets_speaks_of_them_and_the_next_sentence_stands_alone() -> None:
    weak = k.WithStat("cp", n.AtMost(4), UNIT)
    assert effects(
        "CPコストが4以下のUNITを1つ対象とし、それはこのターン中-0/-2を得る。その後、あなたは絆を1点得る。"
    ) == (
        a.Chain(t.Targets(number(1), weak), g.Affect(n.That(), (THIS_TURN,), g.Stats(down(0), down(2)))),
        n.Then(n.Does(n.You(), t.GainBonds(number(1)))),
    )


@clause("kiseki", "1204.2e")
def test_two_targets_can_be_told_apart() -> None:
    apart = t.OneAndOther((THIS_TURN,), g.Stats(up(2), up(0)), g.Stats(down(2), down(0)))
    assert effects("UNITを2つ対象とし、1つはこのターン中+2/+0を得て、もう1つは-2/-0を得る。") == (
        a.Chain(t.Targets(number(2), UNIT), apart),
    )


@clause("kiseki", "1203.6")
def test_a_price_that_may_be_paid_covers_all_that_stands_before_the_word() -> None:
    price = a.Both(t.LoseBonds(number(2)), n.Discard(n.Chosen(1, n.InZone(n.Hand(k.Oneself()), n.Cards()))))
    assert effects("絆を2点失い、手札を1枚捨ててもよい。そうしたなら、カードを3枚引く。") == (
        n.May(n.You(), price),
        n.IfYouDo(t.DrawCards(number(3))),
    )


@clause("kiseki", "1211.8", "1216.1")
def test_what_is_for_later_and_what_takes_the_place_of_something() -> None:
    later = a.Delayed(w.Moment("recovery", "start"), t.Recover(n.This()))
    assert craft("・これをスタンする:回復フェイズ開始時、これを回復する。") == f.Activated(
        (t.Stun(n.This()),), n.Effects((later,))
    )
    instead = a.Instead(w.Stunned(m.AnyOf(YOURS)), n.May(n.You(), n.Destroy(n.This())))
    assert craft("・あなたのUNITがスタンするなら、代わりにこれを破壊してもよい。") == a.Static((instead,))


@clause("kiseki", "1305.1", "1305.3", "1305.5")
def test_letters_stand_for_figures_that_a_sentence_can_give() -> None:
    stats = g.Stats(m.Up(k.Variable("X")), m.Down(k.Variable("Y")))
    assert craft("・これは+X/-Yを得る。Xは相手のITEMの数である。Yはあなたの軌跡のカードの枚数である。") == a.Static(
        (
            g.Affect(n.This(), (), stats),
            t.Define("X", k.CountOf(n.Controlled(n.Opponent(), ITEM))),
            t.Define("Y", k.CountOf(n.InZone(k.Trail(n.You()), n.Cards()))),
        )
    )


# --- cards and groups


def group(text: str) -> n.Node:
    (step,) = effects(f"{text}対象とし、それを破壊する。")
    assert isinstance(step, a.Chain) and isinstance(step.first, t.Targets)
    return step.first.what


@clause("kiseki", "203.3", "203.4", "203.5", "1302.1", "1302.1a", "1302.2", "1302.3")
def test_cards_are_named_by_kind_organisation_name_and_sub_name() -> None:
    assert group("BASEを1つ") == k.OfKind("BASE")
    assert group("ITEM・UNITを1つ") == k.OfKind("ITEM・UNIT")
    assert group("“リーネ・ファルク”を1つ") == k.Named("リーネ・ファルク")
    assert group("サブ名“一般”を1つ") == k.Subnamed("一般")
    assert group("カード名に“コルネ”を含むUNITを1つ") == k.NameContains("コルネ", UNIT)
    assert group("スタン状態の自警団を1つ") == n.InState("stunned", k.OfOrganisation("自警団"))
    assert group("あなたの自警団か王立学院を1つ") == n.Controlled(
        n.You(), k.EitherOf(k.OfOrganisation("自警団"), k.OfOrganisation("王立学院"))
    )
    assert group("相手の軌跡のUNITを1枚") == n.InZone(k.Trail(n.Opponent()), UNIT)


def test_a_hand_is_named_with_or_without_what_is_looked_for_in_it() -> None:
    hand = n.Hand(n.You())
    assert effects("あなたの手札を1枚捨てる。") == (n.Discard(n.Chosen(1, n.InZone(hand, n.Cards()))),)
    assert effects("あなたの手札のEVENTを1枚捨てる。") == (n.Discard(n.Chosen(1, n.InZone(hand, k.OfKind("EVENT")))),)
    assert effects("あなたの手札を捨てる。") == (t.DiscardHand(hand),)


def test_a_search_says_what_is_done_with_what_is_found() -> None:
    found = d.Search(d.DeckOf(n.You()), 1, ITEM)
    shown = a.Chain(d.Reveal(n.That()), d.AddToHand(n.That()))
    assert effects("あなたのデッキからITEMを1枚探し、公開し手札に加える。その後、デッキを切る。") == (
        a.Chain(found, shown),
        n.Then(d.Shuffle(n.Deck())),
    )


# --- corrected wordings


@clause("kiseki", "1601.1")
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("あなたのCPコストが2以下のUNITを1つ対象とし、それをレディする。", "コスト2"),
        ("相手のDEFの値が本来のDEFの値以上のUNITはこのターン中攻撃できない。", "本来のDEF以上のDEFを持つ"),
        ("あなたの軌跡の呪われているカードを2枚除外する。", "呪いの"),
        (
            "UNITを1つ捨ててもよい。そうしたなら、XEPを得る。XはこのEVENTで捨てたUNITのCPコストの数値である。",
            "この技",
        ),
        ("カードを1枚引く。このEVENTは戦闘フェイズ中しかプレイできない。", "これは"),
    ],
)
def test_a_corrected_wording_is_read_and_the_one_before_it_is_not(right: str, wrong: str) -> None:
    places = {
        "コスト2": "CPコストが2",
        "本来のDEF以上のDEFを持つ": "DEFの値が本来のDEFの値以上の",
        "呪いの": "呪われている",
        "この技": "このEVENT",
        "これは": "このEVENTは",
    }
    BOOK.compile(right, "event")
    with pytest.raises(CompileError):
        BOOK.compile(right.replace(places[wrong], wrong), "event")


# --- what is refused


@pytest.mark.parametrize(
    ("text", "category", "column"),
    [
        ("・これは空を飛ぶ。", "text", 9),
        ("・あなたの騎士団は+1/+0を得る。", "text", 11),
        ("【飛行】", "text", 3),
        ("カードを01枚引く。", "event", 9),
        ("UNITを1つ対象とし、それを褒める。", "art", 26),
    ],
)
def test_an_unknown_wording_is_an_error_with_its_place(text: str, category: str, column: int) -> None:
    with pytest.raises(CompileError) as caught:
        BOOK.compile(text, category)
    assert (caught.value.kind, caught.value.line, caught.value.column) == (UNKNOWN, 1, column)
    assert caught.value.expected
