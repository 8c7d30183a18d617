"""What a phrase table may say, how its texts are read, and how its nodes are printed."""

import inspect

import lark
import pytest

from fuda.language.compiler.coverage import unprintable
from fuda.language.compiler.errors import AMBIGUOUS, CompileError, PhraseError
from fuda.language.compiler.normal import display_width, normalise
from fuda.language.compiler.phrase_book import MANY, Phrase, PhraseBook, Wording
from fuda.language.words import nodes
from fuda.language.words.nodes import (
    Cards,
    Choose,
    Chosen,
    Damage,
    Does,
    Draw,
    Effects,
    Exchange,
    Node,
    Number,
    Opponent,
    Text,
    This,
    Units,
    UpTo,
    You,
    equal,
    from_plain,
    to_plain,
)
from fuda.library.loading import GAMES, phrase_book
from tests.language.referee import Referee

DRAW = Phrase("act", "カードを{n}枚引く", "<draws|draw> {n:card}", Draw, clause="1.1")
ROWS = (
    DRAW,
    Phrase(
        "act", "{player:player}に{amount:points}のダメージを与える", "<deals|deal> {amount} damage to {player}", Damage
    ),
    Phrase("points", "{value}点", "{value}", Number),
    Phrase("player", "あなた", "you", You, number=MANY),
    Phrase("player", "相手", "your opponent", Opponent),
    Phrase("statement", "{effect:act}", "{effect}"),
    Phrase("statement", "{player:player}は{effect:act}", "{player} {effect@player}", Does),
    Phrase("sentence", "{statement:statement}。", "{statement}."),
    Phrase("effects", "{steps:sentence+}", "^{steps: ^}", Effects),
    Phrase("text", "{abilities:effects*\n}", "{abilities:\n}", Text),
)
BOOK = PhraseBook(ROWS)


class Pair(Node):
    """A node for tables that only tests have."""

    FIELDS = ("one", "other")

    def __init__(self, one: nodes.Value, other: nodes.Value) -> None:
        self.one = one
        self.other = other


class Named(Node):
    """A node that holds a name."""

    FIELDS = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


def test_every_field_list_is_the_parameter_list_of_its_class() -> None:
    kinds = [kind for kind in vars(nodes).values() if isinstance(kind, type) and issubclass(kind, Node)]
    assert len(kinds) > 50
    for kind in kinds:
        assert tuple(inspect.signature(kind).parameters) == kind.FIELDS, kind


def test_a_text_becomes_nodes_and_the_nodes_become_the_text() -> None:
    text = "相手はカードを2枚引く。\nカードを1枚引く。あなたに3点のダメージを与える。"
    node = BOOK.compile(text, "text")
    second = Effects((Draw(1), Damage(You(), Number(3))))
    assert node == Text((Effects((Does(Opponent(), Draw(2)),)), second))
    assert BOOK.render_ja(node, "text") == text


def test_english_agrees_in_number_and_person_and_begins_sentences_with_capitals() -> None:
    node = BOOK.compile("相手はカードを2枚引く。あなたはカードを1枚引く。カードを1枚引く。", "effects")
    assert BOOK.render_en(node, "effects") == "Your opponent draws 2 cards. You draw 1 card. Draw 1 card."


def test_spelling_is_normalised_before_reading() -> None:
    printed = "　カードを ２枚引く。\r\n\n"
    assert normalise(printed) == "カードを2枚引く。"
    assert BOOK.compile(printed, "effects") == Effects((Draw(2),))
    assert (
        normalise("＋－−：／［］（）｜＆＊～〜<>＜＞Ａｚ９【】《》「」『』〈〉、。・★")
        == "+--:/[]()|&*~~〈〉〈〉Az9【】《》「」『』〈〉、。・★"
    )
    assert display_width("A★あｱ") == 5


def test_an_empty_text_is_a_text_without_abilities() -> None:
    assert BOOK.compile("", "text") == Text(())
    assert BOOK.render_ja(Text(()), "text") == ""


def test_a_number_is_the_whole_run_of_digits_and_has_no_leading_zero() -> None:
    assert BOOK.compile("カードを12枚引く", "act") == Draw(12)
    with pytest.raises(CompileError):
        BOOK.compile("カードを02枚引く", "act")


def test_a_name_is_kept_in_japanese_and_printed_in_english_when_known() -> None:
    rows = (Phrase("what", "《{name:name}》", "{name}", Named),)
    book = PhraseBook(rows, {"花": "Flower"})
    assert book.compile("《花》", "what") == Named("花")
    assert book.render_en(Named("花"), "what") == "Flower"
    assert book.render_ja(Named("山"), "what") == "《山》"


def test_plain_data_and_back_is_the_same_node() -> None:
    node = BOOK.compile("相手に2点のダメージを与える。カードを1枚引く。", "effects")
    again = from_plain(to_plain(node), BOOK.kinds)
    assert equal(node, again)
    assert hash(node) == hash(again)
    assert node != Effects(())


def test_the_leaves_of_the_parse_tree_divide_the_text() -> None:
    text = "相手はカードを2枚引く。カードを1枚引く。"
    tree = BOOK.parse_tree(text, "effects")
    assert (tree.category, tree.start, tree.end) == ("effects", 0, len(text))
    position = 0
    for leaf in tree.leaves():
        assert leaf.start == position
        assert text[leaf.start : leaf.end] == leaf.ja
        position = leaf.end
    assert position == len(text)
    draw = tree.children[1].children[0].children[0]
    assert (draw.category, draw.ja, draw.clause) == ("act", DRAW.ja, "1.1")


def test_two_readings_are_refused() -> None:
    rows = (
        Phrase("list", "{one:item}と{other:item}", "{one} and {other}", Pair),
        Phrase("item", "{what:word}", "{what}", Choose),
        Phrase("item", "{one:word}と{other:word}", "{one} with {other}", Exchange),
        Phrase("word", "これ", "this", This),
        Phrase("word", "札", "cards", Cards),
    )
    book = PhraseBook(rows)
    assert book.compile("これと札", "list") == Pair(Choose(This()), Choose(Cards()))
    text = "これと札とこれ"
    with pytest.raises(CompileError) as caught:
        book.compile(text, "list")
    assert (caught.value.kind, caught.value.line, caught.value.column) == (AMBIGUOUS, 1, 1)
    assert len(caught.value.readings) == 2
    referee = Referee(book, "list")
    assert referee.readings(text) == 2
    assert referee.readings("これと札") == 1
    with pytest.raises(lark.UnexpectedInput):
        referee.readings("札とと札")


def test_many_readings_cost_no_more_than_one() -> None:
    rows = (
        Phrase("list", "{abilities:item+}", "{abilities}", Text),
        Phrase("item", "あ", "a", This),
        Phrase("item", "ああ", "aa", Cards),
    )
    with pytest.raises(CompileError) as caught:
        PhraseBook(rows).compile("あ" * 120, "list")  # more readings than could ever be listed: it would not end
    assert caught.value.kind == AMBIGUOUS


def refused(*rows: Phrase) -> str:
    with pytest.raises(PhraseError) as caught:
        PhraseBook(rows)
    return str(caught.value)


def test_a_table_with_an_unknown_category_is_refused() -> None:
    assert "'thing'" in refused(Phrase("act", "{what:thing}を選ぶ", "choose {what}", Choose))


def test_a_slot_that_is_no_field_and_a_field_without_a_slot_are_refused() -> None:
    assert "fields of Draw" in refused(Phrase("act", "{k}枚引く", "draw {k}", Draw))
    assert "fields of Draw" in refused(Phrase("act", "引く", "draw", Draw))


def test_an_english_template_without_a_slot_is_refused() -> None:
    assert "English shows" in refused(Phrase("act", "{n}枚引く", "draw cards", Draw))
    assert "agrees" in refused(Phrase("act", "{n}枚引く", "draw {n} <m:card|cards>", Draw))


def test_a_pattern_in_another_spelling_is_refused() -> None:
    assert "normal spelling" in refused(Phrase("act", "＋{n}枚引く", "draw {n}", Draw))


def test_a_category_that_can_begin_with_itself_is_refused() -> None:
    rows = (Phrase("w", "{one:w}と{other:w}", "{one}, {other}", Pair), Phrase("w", "これ", "this", This))
    assert "begin with" in refused(*rows)


@pytest.mark.parametrize(
    "rows",
    [
        (Phrase("act", "{n}枚引く", "draw {n}", Draw), Phrase("act", "1枚引く", "draw one", Draw, const={"n": 1})),
        (Phrase("v", "赤", "red", value="red"), Phrase("v", "紅", "crimson", value="red")),
        (
            Phrase("a", "{it:b}", "{it}"),
            Phrase("a", "それ", "that", This),
            Phrase("b", "これ", "this", This),
        ),
        (
            Phrase("what", "{what:x}{n}体", "{n} {what}", Chosen),
            Phrase("what", "{what:y}{n}枚", "{n} {what}", Chosen),
            Phrase("x", "これ", "this", This),
            Phrase("y", "この札", "this", This),
        ),
    ],
)
def test_two_rows_that_can_build_the_same_node_are_refused(rows: tuple[Phrase, ...]) -> None:
    assert "same node" in refused(*rows)


def test_rows_of_one_class_may_share_a_category_when_their_slots_never_meet() -> None:
    book = PhraseBook(
        (
            Phrase("what", "{what:x}{n}体", "{n} {what}", Chosen),
            Phrase("what", "{what:y}{n}枚", "{n} {what}", Chosen),
            Phrase("what", "{what:x}を1つまで", "up to one {what}", UpTo, const={"n": 1}),
            Phrase("what", "{what:x}を2つまで", "up to two {what}", UpTo, const={"n": 2}),
            Phrase("x", "これ", "this", This),
            Phrase("y", "札", "card", Cards),
            Phrase("y", "別の{what:y}", "other {what}", Choose),
            Phrase("x", "別の{what:x}", "other {what}", Choose),
        )
    )
    assert book.render_ja(Chosen(2, Choose(Cards())), "what") == "別の札2枚"
    assert book.render_ja(UpTo(2, This()), "what") == "これを2つまで"
    with pytest.raises(PhraseError):
        book.render_ja(UpTo(3, This()), "what")


def worded(*also: str | Wording) -> PhraseBook:
    """A book in which a choice can be spelt in several ways."""
    return PhraseBook(
        (
            Phrase("effect", "{what:group}{n}体を選ぶ", "choose {n} {what@n}", Chosen, also=also),
            Phrase("group", "ユニット", "<unit|units>", Units),
            Phrase("bare", "ユニット", "<unit|units>", Units),
            Phrase("group", "札", "<card|cards>", Cards),
        )
    )


@pytest.mark.parametrize("text", ["ユニット2体を選ぶ", "ユニットを2体選ぶ", "2体のユニットを選ぶ", "ユニットを選ぶ"])
def test_other_wordings_build_the_same_and_print_back_as_written(text: str) -> None:
    book = worded("{what:group}を{n}体選ぶ", "{n}体の{what:bare}を選ぶ", Wording("{what:group}を選ぶ", {"n": 1}))
    found = book.compile_with_places(text, "effect")
    assert book.render_ja(found.node, "effect", found.wordings) == text
    normal = book.render_ja(found.node, "effect")
    assert normal == f"ユニット{2 if '2' in text else 1}体を選ぶ"
    assert book.compile(normal, "effect") == found.node
    assert "".join(leaf.ja for leaf in book.parse_tree(text, "effect").leaves()) == text


def test_readings_that_build_the_same_are_one_meaning() -> None:
    book = worded("{what:bare}{n}体を選ぶ")
    assert book.compile("ユニット2体を選ぶ", "effect") == Chosen(2, Units())
    assert book.compile_with_places("ユニット2体を選ぶ", "effect").wordings == (0, 0)


def test_readings_that_build_different_things_are_refused_with_their_english() -> None:
    book = worded(Wording("{what:group}を選ぶ", {"n": 1}), Wording("{n}を選ぶ", {"what": Cards()}))
    assert book.compile("3を選ぶ", "effect") == Chosen(3, Cards())
    doubtful = worded(Wording("{what:group}を選ぶ", {"n": 1}), Wording("{what:bare}を選ぶ", {"n": 2}))
    with pytest.raises(CompileError) as caught:
        doubtful.compile("ユニットを選ぶ", "effect")
    assert caught.value.kind == AMBIGUOUS
    assert [each.rpartition(": ")[2] for each in caught.value.readings] == ["choose 1 unit", "choose 2 units"]


@pytest.mark.parametrize(
    "wording",
    [
        "{what:group}を選ぶ",
        "{what:group}{n}体{m}を選ぶ",
        "{what:nothing}{n}体を選ぶ",
        "{what:group+}{n}体を",
        "Ａ{what:group}{n}",
    ],
)
def test_a_wording_fills_the_slots_of_its_row_and_no_others(wording: str) -> None:
    with pytest.raises(PhraseError):
        worded(wording)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_wording_builds_can_be_printed(game: str) -> None:
    assert unprintable(phrase_book(game)) == []
