"""How amounts, bounds and changes are worded. `each` is what is counted one by one, `counted_amount` a number that is
worked out, `big` such a number with what is done to it."""

from typing import Final

from fuda.games.hanyo.phrases.changes import CHANGES
from fuda.games.hanyo.words import groups as g
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.conditions import bounds
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import figures as f
from fuda.language.words import measures as q
from fuda.language.words import nodes as n


def _bounds(category: str, counter: str, few: str) -> tuple[Phrase, ...]:
    """As everywhere; a bare number is the normal wording of exactly so many."""
    exactly = row(
        category,
        f"{{n}}{counter}",
        "exactly {n}",
        m.Exactly,
        also=(f"ちょうど{{n}}{counter}", f"{{n}}{counter}ちょうど"),
    )
    return (*bounds(category, counter, few)[:-1], exactly)


_BOUNDS: Final = (
    *_bounds("points", "", "less"),
    *_bounds("bodies", "体", "fewer"),
    *_bounds("sheets", "枚", "fewer"),
    *_bounds("pieces", "個", "fewer"),
    *_bounds("things", "つ", "fewer"),
    *_bounds("sorts", "種類", "fewer"),
)

# What was done to how many, and what they are called then.
_CARDS: Final = "カード|エネルギー|手札|セット|強化"
_MOVED: Final = (
    *[
        (did, _CARDS)
        for did in ("捨てた", "戻した", "公開した", "置いた", "選んだ", "加えた", "つけた", "つけ替えた", "引いた")
    ],
    ("取り除いた", "カウンター"),
    *[(did, "ユニット") for did in ("KOした", "レストした", "スタンした", "復帰した", "手札に戻した")],
)

# 公開したカード1枚 is one of the cards that were shown, which are there to be counted.
_DONE: Final = tuple([each for each in _MOVED if each[0] != "公開した"])

_COUNTS: Final = (
    row(
        "counters",
        "{of:object}の{counter:counter_name}カウンター",
        "{counter} <counter|counters> on {of}",
        c.CountersOn,
        clause="913.3",
        also=("{of:object}<に置かれている|に置かれた|の上の>{counter:counter_name}カウンター",),
    ),
    row(
        "counters",
        "{counter:counter_name}カウンター",
        "{counter} <counter|counters> on this unit",
        g.OwnCounters,
        clause="913.3",
    ),
    row(
        "counters",
        "{of:object}のカウンター",
        "<counter|counters> on {of}",
        g.CountersOfAll,
        clause="913.3",
        also=("{of:object}<に置かれている|に置かれた>カウンター",),
    ),
    row("each", "{what:units}1体", "{what@what}"),
    row("each", "{what:cards}1枚", "{what@what}", also=("{what:cards}1つ",)),
    row("each", "{what:counters}1個", "{what@what}", also=("{what:counters}1つ",)),
    row("counted_amount", "{what:units}の数", "the number of {what}", q.CountOf, also=("{what:units}の体数",)),
    row(
        "counted_amount",
        "{what:cards}の枚数",
        "the number of {what}",
        q.CountOf,
        also=("{what:cards}の<数|合計|合計枚数|枚数の合計>",),
    ),
    row("counted_amount", "{what:counters}の数", "the number of {what}", q.CountOf, also=("{what:counters}の個数",)),
    row(
        "counted_amount",
        "{of:object}の{figure:single}",
        "the {figure} of {of}",
        f.FigureOf,
        clause="916.3",
        also=(
            "{of:object}<が受けている|の現在の>{figure:single}",
            "{of:object}の{figure:single}の<値|点数|数値>",
            Spelt("<そのカード|公開したカード|捨てたカード|そのユニットカード>の{figure:single}", {"of": n.That()}),
        ),
    ),
    row(
        "counted_amount",
        "{what:units}の{figure:measure}の合計",
        "the total {figure} of {what}",
        g.TotalOf,
        clause="916.3",
        also=(
            "{what:units}<すべて|全て|>の{figure:measure}の合計<値|枚数|点数|数|>",
            Spelt(
                "{what:units}<すべて|全て|><についている|の>エネルギーの<合計枚数|枚数の合計|合計>",
                {"figure": "energy"},
            ),
        ),
    ),
    row("counted_amount", "その差", "the difference", q.Difference, also=("<差|差の枚数|その差の枚数>",)),
    row(
        "counted_amount",
        "X",
        "the number named",
        f.NumberX,
        clause="104.5",
        also=("<選んだ数|選んだ数字|その数字|宣言した数>",),
    ),
    row(
        "counted_amount",
        "その枚数",
        "that many",
        q.SoMany,
        clause="104.2",
        also=(
            "<同じ枚数|同じ数|同数|その数|その体数|その個数>",
            *[f"<こうして|>{did}<{things}>の<枚数|数|体数|個数>" for did, things in _MOVED],
            *[f"<こうして|>{did}<枚数|数|体数|個数>" for did, _ in _MOVED],
        ),
    ),
    row(
        "counted_amount",
        "そのダメージ",
        "that damage",
        q.AsDealt,
        clause="916.1",
        also=(
            "<与えたダメージ|受けたダメージ|そのダメージの点数|与えたダメージの点数|そのダメージの値|回復した点数|その点数|回復したHP|取り除いた点数|取り除いたダメージ|回復した値>",
            "<このスキル|このダメージ|この効果><で|が|によって>与えたダメージ<の点数|の値|>",
            "<それ|取り除いたダメージマーカー|取り除いたダメージマーカーの点数>",
        ),
    ),
    row(
        "done_each",
        "捨てた1枚",
        "of them",
        q.SoMany,
        clause="104.2",
        also=(
            *[f"<こうして|この効果で|>{did}<{things}>1<枚|体|個>" for did, things in _DONE],
            *[f"<こうして|この効果で|>{did}1<枚|体|個>" for did, _ in _DONE],
            *[f"<こうして|この効果で|>{did}枚数1枚" for did, things in _DONE if things == _CARDS],
        ),
    ),
    row(
        "done_each",
        "捨てた{n:several}枚",
        "{n} of them",
        q.Every,
        const={"amount": q.SoMany()},
        clause="104.2",
        also=(
            *[f"<こうして|>{did}<{things}>{{n:several}}<枚|体|個>" for did, things in _DONE],
            *[f"<こうして|>{did}{{n:several}}<枚|体|個>" for did, _ in _DONE],
        ),
    ),
    row(
        "done_each",
        "{of:object}の{figure:single}{n}",
        "{n} {figure} of {of}",
        g.FigureParts,
        clause="916.3",
        also=("{of:object}が受けている{figure:single}{n}", "{of:object}<の|が受けている>{figure:single}{n}点"),
    ),
    row("done_each", "その差1枚", "of the difference", q.Difference, also=("<その|>差1<枚|体|点|つ|個>",)),
    row("done_each", "{amount:some}{n:several}枚", "{n} {amount}", q.Every, clause="104.2"),
    row("done_each", "{amount:others}{n:several}体", "{n} {amount}", q.Every, clause="104.2"),
    row("done_each", "{amount:marks}{n:several}個", "{n} {amount}", q.Every, clause="104.2"),
    row("some", "{what:cards}", "{what}", q.CountOf, number=MANY),
    row("others", "{what:units}", "{what}", q.CountOf, number=MANY),
    row("marks", "{what:counters}", "{what}", q.CountOf, number=MANY),
    *[row("several", f"{each}", f"{each}", value=each) for each in range(2, 11)],
    row(
        "counted_amount",
        "このターンに{player:player}が{deed:times}",
        "the number of {deed} {player} this turn",
        g.TimesDone,
        clause="104.2",
        also=(
            "{player:player}が、?このターン<に|中に|>{deed:times}",
            "このターン<中に|中>{player:player}が{deed:times}",
        ),
    ),
    row(
        "times",
        "引いたカードの枚数",
        "cards drawn by",
        value="draw",
        clause="904.1",
        also=("<引いた枚数|デッキを引いた枚数>",),
    ),
    row(
        "times",
        "プレイしたコマンドの枚数",
        "commands played by",
        value="command",
        clause="804.2",
        also=("<プレイした|使った|使用した>コマンド<カード|>の<枚数|数>",),
    ),
    *[
        row(
            "times",
            f"プレイした{ja}の枚数",
            f"{en} played by",
            value=value,
            clause="804.2",
            also=(f"<プレイした|使った|使用した>{ja}<カード|>の<枚数|数>",),
        )
        for ja, en, value in (
            ("戦略", "strategies", "strategy"),
            ("戦術", "tactics", "tactics"),
            ("強化", "enhancements", "enhancement"),
        )
    ],
    row("times", "チャージした回数", "charges made by", value="charge", clause="906.1"),
    row("times", "退却した回数", "retreats made by", value="retreat", clause="915.1", also=("退却させた回数",)),
    row(
        "times",
        "捨てた手札の枚数",
        "cards discarded from hand by",
        value="discarded",
        clause="911.1",
        also=("<捨てたカードの枚数|手札を捨てた枚数|手札から捨てたカードの枚数|手札から捨てた枚数>",),
    ),
    row(
        "times",
        "出したユニットの数",
        "units put into play by",
        value="enter",
        clause="603.1",
        also=("<出したユニットの体数|手札から出したユニットの数>",),
    ),
    row(
        "counted_amount",
        "このターンにKOした{player:controller}のユニットの数",
        "the number of units knocked out this turn that {player}",
        g.TimesDone,
        const={"deed": "ko"},
        clause="909.1",
        also=("このターン<中に|中|に>KO<された|した>{player:controller}のユニットの<数|体数>",),
    ),
    row(
        "counted_amount",
        "{what:units}の属性の種類の数",
        "the number of different attributes among {what}",
        g.KindsOf,
        clause="204.2",
        also=("{what:units}<が持つ|の>属性の<種類|種類数>", "{what:units}が持つ属性の種類の数"),
    ),
    row("compared", "{amount:counted_amount}", "{amount}", also=("{amount:bare_count}",)),
    row("bare_count", "{what:units}", "the number of {what}", q.CountOf),
    row("bare_count", "{what:cards}", "the number of {what}", q.CountOf),
)

_AMOUNTS: Final = (
    Phrase("amount", "{amount:big}", "{amount}"),
    row("amount", "{value}", "{value}", n.Number, also=("{value}点",)),
    row(
        "big",
        "{each:each}につき{n}",
        "{n} for each {each}",
        m.PerEach,
        clause="916.4a",
        also=("{each:each}<ごとに|につき、>{n}<点|枚|>", "{each:each}につき{n}<点|枚>"),
    ),
    row(
        "big",
        "{amount:done_each}につき{n}",
        "{n} for each {amount}",
        q.PerCount,
        clause="916.4a",
        also=("{amount:done_each}<ごとに|につき、>{n}<点|枚|>",),
    ),
    row(
        "big",
        "{amount:counted_amount}×{n}",
        "{n} times {amount}",
        q.Multiplied,
        also=("{amount:counted_amount}の{n}倍<だけ|と同じ枚数|に等しい枚数|>", "{amount:counted_amount}×{n}点"),
    ),
    row(
        "big",
        "{amount:counted_amount}に{n}を足した数",
        "{amount} plus {n}",
        g.Plus,
        also=(
            "{amount:counted_amount}に{n}を<足した|加えた><数|枚数|点数|値><だけ|>",
            "{amount:counted_amount}+{n}<枚|点|>",
        ),
    ),
    row(
        "big",
        "{amount:counted_amount}の半分",
        "half of {amount}",
        q.HalfOf,
        also=("{amount:counted_amount}の半分<(端数切り捨て)|(切り捨て)|(小数点以下切り捨て)|だけ>",),
    ),
    row(
        "big",
        "{amount:counted_amount}の半分(端数切り上げ)",
        "half of {amount}, rounded up",
        q.HalfUp,
        also=("{amount:counted_amount}の半分(<切り上げ|小数点以下切り上げ>)",),
    ),
    row(
        "big",
        "{amount:counted_amount}",
        "{amount}",
        also=(
            "{amount:bare_count}<と同じ枚数だけ|と同じ数だけ|と同じ枚数|と同じ数|に等しい枚数|に等しい数|に等しい枚数だけ|に等しい数だけ>",
            "{amount:counted_amount}<だけ|に等しい数|と同じ数|に等しい数だけ|と同じ数だけ|分|ぶん|分だけ|と同じだけ|に等しい枚数|と同じ枚数|と同じ枚数だけ|に等しい枚数だけ|に等しい値|と同じ値|と同じ点数|に等しい点数|と同じ点数だけ|と同数|の分だけ|の分>",
        ),
    ),
)

AMOUNT_PHRASES: Final[tuple[Phrase, ...]] = (*_BOUNDS, *_COUNTS, *_AMOUNTS, *CHANGES)
