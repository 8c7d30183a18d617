"""How the card texts of kiseki speak of amounts: a `count` is a number or a letter, a `measure` what is counted or
added up, `equal` says that something is as much, a `bound` compares."""

from typing import Final

from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import measures as q
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_COUNTS: Final = (
    Phrase("count", "{value}", "{value}", n.Number, number="value"),
    Phrase("count", "{letter:letter}", "{letter}", k.Variable, number=MANY, clause="1305.1"),
    Phrase("several", "{letter:letter}", "{letter}", k.Variable, clause="1305.1"),
    Phrase("several", "{each:handled}1につき{n}", "{n} for each {each} among", m.PerEach),
    row(
        "several",
        "{each:things}1つにつき{n}",
        "{n} for each {each@each} among",
        m.PerEach,
        also=("{each:things}1つにつき、{n}",),
    ),
    *[Phrase("few", str(many), str(many), value=many) for many in range(2, 11)],
    row(
        "each",
        "{what:things}{n:few}つ",
        "{n} {what@}",
        h.EveryFew,
        number=MANY,
        also=("{what:things}{n:few}体",),
    ),
    row(
        "each",
        "{what:zoned}{n:few}枚",
        "{n} {what@}",
        h.EveryFew,
        number=MANY,
        also=("{what:zoned}{n:few}つ",),
    ),
    row(
        "each",
        "このターンに{player:one_player}がプレイした{what:kinds}1枚",
        "{what@what} that {player} played this turn",
        k.PlayedThisTurn,
        "1204.2k",
        also=(
            "<このターンに|このターン中に|このターン、|このターン中、>{player:one_player}がプレイした{what:kinds}1<枚|つ>",
            "{player:one_player}が<このターンに|このターン中に|このターン>プレイした{what:kinds}1<枚|つ>",
        ),
    ),
    row(
        "counted",
        "{deed:done}枚数",
        "cards {deed} by this effect",
        k.HandledBy,
        "1221.1",
        const={"source": "effect", "what": n.Cards()},
        also=("<こうして|これにより|この効果で|>{deed:done}<枚数|数|カードの枚数|カードの数>",),
    ),
    row("each", "{what:things}1つ", "{what@what}", also=("{what:things}<の数|1体>",)),
    row("each", "{what:handled}1つ", "{what}", also=("{what:handled}1枚",)),
    row("each", "{what:zoned}1枚", "{what@what}", also=("{what:zoned}<の枚数|の数|1つ>",)),
)

_MEASURES: Final = (
    Phrase("measure", "{amount:plain_measure}", "{amount}"),
    row("measure", "{amount:plain_measure}の{n}倍", "{n} times {amount}", q.Multiplied),
    row(
        "measure",
        "{amount:plain_measure}の半分(端数切り捨て)",
        "half of {amount} (rounded down)",
        q.Halved,
        const={"up": 0},
        also=("{amount:plain_measure}の半分(端数は切り捨て)",),
    ),
    row(
        "measure",
        "{amount:plain_measure}の半分(端数切り上げ)",
        "half of {amount} (rounded up)",
        q.Halved,
        const={"up": 1},
        also=("{amount:plain_measure}の半分(端数は切り上げ)",),
    ),
    row("measure", "{one:plain_measure}と{other:plain_measure}の合計", "{one} plus {other}", q.Added),
    *[
        row(
            "measure",
            f"{{one:plain_measure}}と{{other:either_amount}}のうち{normal}方の値",
            f"the {en} of {{one}} and {{other}}",
            node,
            "104.6",
            also=(f"{{one:plain_measure}}と{{other:either_amount}}の<うち|うちの|><{others}>方<|の値|の数|の数値>",),
        )
        for normal, others, en, node in (
            ("小さい", "小さい|少ない|低い", "lesser", q.Lesser),
            ("大きい", "大きい|多い|高い", "greater", q.Greater),
        )
    ],
    Phrase("either_amount", "{amount:printed}", "{amount}"),
    Phrase("either_amount", "{amount:plain_measure}", "{amount}"),
    row("measure", "{one:plain_measure}から{other:plain_measure}を引いた数", "{one} minus {other}", q.Taken),
    row("plain_measure", "{what:things}の数", "the number of {what}", k.CountOf, "506.5a"),
    row(
        "plain_measure",
        "{what:handled}の数",
        "the number of {what}",
        k.CountOf,
        "1221.1",
        number=MANY,
        also=(
            "{what:handled}の枚数",
            "{what:counted}",
        ),
    ),
    row(
        "plain_measure",
        "その枚数",
        "their number",
        k.CountOf,
        "1221.1",
        {"what": k.Those()},
        also=("それらの<枚数|数>", "同じ枚数"),
    ),
    row("plain_measure", "{what:zoned}の枚数", "the number of {what}", k.CountOf, "506.5a", also=("{what:zoned}の数",)),
    row(
        "plain_measure",
        "{what:field}にある組織の数",
        "the number of organisations on {what}",
        k.OrganisationsAmong,
        "1333.2",
    ),
    row(
        "plain_measure",
        "{what:it}が持つ組織の数",
        "the number of organisations of {what}",
        k.OrganisationsAmong,
        "1333.2",
        also=("{what:it}<の|の持つ|が持っている>組織の数",),
    ),
    row(
        "plain_measure",
        "{what:things}が持つ組織の数",
        "the number of organisations among {what}",
        k.OrganisationsAmong,
        "1333.2",
        also=("{what:things}の持つ組織の<数|種類の数>", "{what:things}が持つ組織の種類の数"),
    ),
    row(
        "plain_measure",
        "{player:whose}の絆の点数",
        "the number of {player} bonds",
        k.BondsOf,
        also=("{player:whose}の絆<の数|>",),
    ),
    row(
        "plain_measure",
        "その数値",
        "that number",
        z.Declared,
        "104.5",
        also=("<その|選んだ|宣言した|指定した><数値|数|数字>",),
    ),
    row("plain_measure", "{of:stat_of}の数値", "{of}", also=("{of:stat_of}<の値|>",)),
    row(
        "plain_measure",
        "このターンに{event:happened}回数",
        "how often this turn {event}",
        q.TimesHappened,
        "1221.1",
        also=("このターン<、|中に|中、|>{event:happened}回数",),
    ),
    row(
        "plain_measure",
        "{what:things}の{stat:stat}の合計",
        "the total {stat} of {what}",
        k.TotalOf,
        also=("{what:things}の{stat:stat}の合計値",),
    ),
    row(
        "plain_measure",
        "{what:things}の{stat:stat}の最大値",
        "the highest {stat} among {what}",
        q.Highest,
        also=("最も高い{what:things}の{stat:stat}",),
    ),
    row("plain_measure", "{what:things}の{stat:stat}の最小値", "the lowest {stat} among {what}", q.Lowest),
    row(
        "stat_of",
        "{what:it}の{stat:stat}",
        "the {stat} of {what}",
        k.StatOf,
        also=(Spelt("その{stat:stat}", {"what": n.That()}),),
    ),
    row("stat_of", "{what:it}の本来の{stat:stat}", "the printed {stat} of {what}", k.PrintedStatOf),
    row(
        "equal",
        "{amount:measure}に等しい",
        "{amount}",
        also=("{amount:measure}と<同じ|等しい>", "{amount:measure}<分の|だけの>"),
    ),
)


_BOUNDS: Final = (
    row("bound", "{n}以上", "{n} or more", n.AtLeast),
    row("bound", "{n}以下", "{n} or less", n.AtMost),
    Phrase("bound", "{n}", "{n}", m.Exactly),
    row("bound", "{amount:asked_figure}以上", "at least {amount}", k.NoLessThan),
    row("bound", "{amount:asked_figure}以下", "at most {amount}", k.NoMoreThan),
    Phrase("asked_figure", "{letter:letter}", "{letter}", k.Variable, clause="1305.1"),
    Phrase("asked_figure", "{of:stat_of}", "{of}"),
    row(
        "asked_figure",
        "その数値",
        "that number",
        z.Declared,
        "104.5",
        also=("<その|選んだ|宣言した|指定した><数値|数|数字>",),
    ),
    row(
        "equal_bound",
        "{amount:asked_figure}に等しい",
        "{amount}",
        q.EqualTo,
        also=("{amount:asked_figure}<と同じ|と等しい|と同じである>",),
    ),
    row("bound", "{amount:asked_figure}", "{amount}", q.EqualTo, "1305.1", also=("{amount:asked_figure}と同じ",)),
    row("own_bound", "{amount:own_printed}以上", "not below {amount}", k.NoLessThan),
    row("own_bound", "{amount:own_printed}以下", "not above {amount}", k.NoMoreThan),
    Phrase("own_printed", "本来の{stat:stat}の値", "the printed {stat}", k.OwnPrinted, clause="1215.1a"),
    row("bound", "{amount:printed}未満", "below {amount}", q.Below),
    row(
        "adjective_bound",
        "{amount:asked_limit}より大きい",
        "above {amount}",
        q.Above,
        also=("{amount:asked_limit}より<高い|多い>", "{amount:asked_limit}を超える"),
    ),
    row(
        "adjective_bound",
        "{amount:asked_figure}より小さい",
        "below {amount}",
        q.Below,
        also=("{amount:asked_figure}より<低い|少ない>",),
    ),
    Phrase("adjective_bound", "{amount:differing}", "{amount}", q.EqualTo),
    row(
        "differing",
        "{one:stat_of}より{other:printed}大きい",
        "{one} plus {other}",
        q.Added,
        also=("{one:stat_of}より{other:printed}<高い|多い>",),
    ),
    row(
        "differing",
        "{one:stat_of}より{other:printed}小さい",
        "{one} minus {other}",
        q.Taken,
        also=("{one:stat_of}より{other:printed}<低い|少ない>",),
    ),
    Phrase("asked_limit", "{amount:printed}", "{amount}"),
    Phrase("asked_limit", "{amount:asked_figure}", "{amount}"),
    Phrase("printed", "{value}", "{value}", n.Number, number="value"),
    row("points", "{n}点以上", "{n} or more", n.AtLeast),
    row("points", "{n}点以下", "{n} or fewer", n.AtMost),
    Phrase("points", "{n}点", "exactly {n}", m.Exactly),
    row("pieces", "{n}つ以上", "{n} or more", n.AtLeast, also=("{n}体以上",)),
    row("pieces", "{n}つ以下", "{n} or fewer", n.AtMost, also=("{n}体以下",)),
    row("pieces", "{n}つ", "exactly {n}", m.Exactly, also=("{n}体", "ちょうど{n}<つ|体>")),
    row("sheets", "{n}枚以上", "{n} or more", n.AtLeast, also=("{n}つ以上",)),
    row("sheets", "{n}枚以下", "{n} or fewer", n.AtMost, also=("{n}つ以下",)),
    row("sheets", "{n}枚", "exactly {n}", m.Exactly, also=("{n}つ", "ちょうど{n}<枚|つ>")),
)

AMOUNT_PHRASES: Final[tuple[Phrase, ...]] = (*_COUNTS, *_MEASURES, *_BOUNDS)
