"""A verb is written once: every form of it follows, in Japanese and in English."""

import pytest

from fuda.language.compiler.errors import PhraseError
from fuda.language.compiler.phrase_book import Phrase, PhraseBook, Wording
from fuda.language.japanese.conjugation import GODAN, ICHIDAN, SURU, conjugate
from fuda.language.japanese.verbs import (
    CAUSATIVE,
    FINITE,
    PARTICIPLE,
    PASSIVE,
    POTENTIAL,
    English,
    Form,
    Verb,
    verb_rows,
)
from fuda.language.words.nodes import Cards, Chosen, Draw, Hand, InZone, You

# Dictionary form, class: 連用形, て, た, ない, ば, passive, potential, causative, ず.
FORMS = """
捨てる ichidan 捨て 捨てて 捨てた 捨てない 捨てれば 捨てられる 捨てられる 捨てさせる 捨てず
見る ichidan 見 見て 見た 見ない 見れば 見られる 見られる 見させる 見ず
使う godan 使い 使って 使った 使わない 使えば 使われる 使える 使わせる 使わず
引く godan 引き 引いて 引いた 引かない 引けば 引かれる 引ける 引かせる 引かず
行く godan 行き 行って 行った 行かない 行けば 行かれる 行ける 行かせる 行かず
脱ぐ godan 脱ぎ 脱いで 脱いだ 脱がない 脱げば 脱がれる 脱げる 脱がせる 脱がず
戻す godan 戻し 戻して 戻した 戻さない 戻せば 戻される 戻せる 戻させる 戻さず
勝つ godan 勝ち 勝って 勝った 勝たない 勝てば 勝たれる 勝てる 勝たせる 勝たず
死ぬ godan 死に 死んで 死んだ 死なない 死ねば 死なれる 死ねる 死なせる 死なず
選ぶ godan 選び 選んで 選んだ 選ばない 選べば 選ばれる 選べる 選ばせる 選ばず
読む godan 読み 読んで 読んだ 読まない 読めば 読まれる 読める 読ませる 読まず
支払う godan 支払い 支払って 支払った 支払わない 支払えば 支払われる 支払える 支払わせる 支払わず
送る godan 送り 送って 送った 送らない 送れば 送られる 送れる 送らせる 送らず
破壊する suru 破壊し 破壊して 破壊した 破壊しない 破壊すれば 破壊される 破壊できる 破壊させる 破壊せず
"""


@pytest.mark.parametrize("line", FORMS.split("\n")[1:-1])
def test_every_form_follows_from_the_dictionary_form_and_the_class(line: str) -> None:
    plain, kind, *wanted = line.split()
    forms = conjugate(plain, kind)
    found = [forms.stem, forms.te, forms.past, forms.negative, forms.conditional]
    assert [*found, forms.passive, forms.potential, forms.causative, forms.without] == wanted
    assert forms.must == wanted[3][:-1] + "ければならない"
    assert (forms.tara, forms.negative_past) == (wanted[2] + "ら", wanted[3][:-1] + "かった")
    assert forms.progressive == wanted[1] + "いる"


@pytest.mark.parametrize(
    ("plain", "kind"), [("捨て", ICHIDAN), ("引く", ""), ("引く", ICHIDAN), ("引く", SURU), ("赤い", GODAN)]
)
def test_what_is_no_verb_of_that_class_is_refused(plain: str, kind: str) -> None:
    with pytest.raises(PhraseError):
        conjugate(plain, kind)


@pytest.mark.parametrize(
    ("name", "voice", "wanted"),
    [
        ("past", PASSIVE, "引かれた"),
        ("negative", PASSIVE, "引かれない"),
        ("negative", POTENTIAL, "引けない"),
        ("te", CAUSATIVE, "引かせて"),
    ],
)
def test_a_voice_is_conjugated_again(name: str, voice: str, wanted: str) -> None:
    assert Verb("引く", GODAN, English("draw")).form(name, voice) == wanted


def test_verbs_have_no_other_forms() -> None:
    with pytest.raises(PhraseError):
        Verb("引く", GODAN, English("draw")).form("imperative")


@pytest.mark.parametrize(
    ("base", "third", "participle", "gerund"),
    [
        ("discard", "discards", "discarded", "discarding"),
        ("destroy", "destroys", "destroyed", "destroying"),
        ("carry out", "carries out", "carried out", "carrying out"),
        ("exile", "exiles", "exiled", "exiling"),
        ("search", "searches", "searched", "searching"),
    ],
)
def test_regular_english_verbs(base: str, third: str, participle: str, gerund: str) -> None:
    verb = English(base)
    assert (verb.third, verb.participle, verb.gerund) == (third, participle, gerund)


def test_a_verb_makes_a_row_of_every_form_and_each_of_them_can_be_read() -> None:
    discard = Verb("捨てる", ICHIDAN, English("discard"))
    forms = (
        Form("act", "plain", FINITE),
        Form("may", "te", ending="もよい"),
        Form("done", "past", PARTICIPLE, PASSIVE),
    )
    hand = Wording("手札を{n}枚{verb}", {"what": InZone(Hand(You()), Cards())})
    rows = verb_rows(discard, "{what:cards}{n}枚を{verb}", "{verb} {n} {what@n}", Chosen, forms, "911.1", also=(hand,))
    book = PhraseBook(
        (
            *rows,
            Phrase(
                "cards", "自分の手札", "<card|cards> in your hand", InZone, const={"zone": Hand(You()), "what": Cards()}
            ),
        )
    )
    for category, text, english in (
        ("act", "自分の手札2枚を捨てる", "<discards|discard>"),
        ("may", "手札を2枚捨ててもよい", "discard 2"),
        ("done", "手札を2枚捨てられた", "discarded 2"),
    ):
        found = book.compile_with_places(text, category)
        assert found.node == Chosen(2, InZone(Hand(You()), Cards()))
        assert book.render_ja(found.node, category, found.wordings) == text
        assert english.startswith("<") or book.render_en(found.node, category).startswith(english)
    assert [row.clause for row in rows] == ["911.1"] * 3


def test_the_english_of_a_verb_may_agree_with_a_slot() -> None:
    draw = Verb("引く", GODAN, English("draw", participle="drawn"))
    (row,) = verb_rows(
        draw, "{n}枚{verb}", "{n} <n:card|cards> {verbs:n} or are {verbed}", Draw, (Form("act", "plain"),)
    )
    assert row.en == "{n} <n:card|cards> <n:draws|draw> or are drawn"
