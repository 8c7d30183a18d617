"""How amounts are worded. `big` is an amount that is worked out."""

from typing import Final

from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import things as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.conditions import bounds
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_EQUAL: Final = (
    "<に等しい数|と同じ数|に等しい数だけ|と同じ数だけ|だけ|分|ぶん|分だけ|と同数|に等しい点数|と同じ点数|の分だけ>"
)


def _per(groups: str, counter: str) -> Phrase:
    return row(
        "big",
        f"{{each:{groups}}}1{counter}につき{{n}}",
        "{n} for each {each@n}",
        m.PerEach,
        also=(f"{{each:{groups}}}1{counter}<につき|ごとに><、|>{{n}}<点|枚|ずつ|>", f"{{each:{groups}}}の数×{{n}}"),
    )


def _lots(groups: str, counter: str) -> tuple[Phrase, ...]:
    """So much for every two, three, … of a group."""
    return (
        row(
            "big",
            f"{{each:lots_{groups}}}につき{{n}}",
            "{n} for every {each}",
            k.PerLots,
            clause="M6",
            also=(f"{{each:lots_{groups}}}<につき|ごとに><、|>{{n}}<点|枚|ずつ|>",),
        ),
        row(f"lots_{groups}", f"{{each:{groups}}}{{n:several}}{counter}", "{n} {each@}", k.Lots),
        row(
            "each_time",
            f"{{each:{groups}}}{{n:several}}{counter}につき",
            "{n} {each@}",
            k.Lots,
            also=(f"{{each:{groups}}}{{n:several}}{counter}ごとに",),
        ),
    )


_SEVERAL: Final = tuple([row("several", str(each), str(each), value=each) for each in range(2, 11)])

_AMOUNTS: Final = (
    *_SEVERAL,
    *_lots("units", "体"),
    *_lots("cards", "枚"),
    *_lots("lands", "<つ|枚>"),
    Phrase("amount", "{amount:big}", "{amount}"),
    row("amount", "{value}", "{value}", n.Number, also=("{value}<点|枚>",)),
    _per("units", "体"),
    _per("cards", "枚"),
    _per("lands", "<つ|枚>"),
    row(
        "big",
        "選んだカード1枚につき{n}",
        "{n} for each of them",
        q.PerCount,
        const={"amount": q.SoMany()},
        also=(
            "<その|選んだ|選ばれた|捨てた|戻した|除外した|破壊した|公開した|置いた|加えた|捨札に置いた|デッキに戻した|手札に戻した><カード|ユニット・カード|ユニット|手札|領土|魔法|><1枚|1体|1つ><につき|ごとに><、|>{n}<点|枚|ずつ|>",
        ),
    ),
    row(
        "big",
        "{amount:counted_amount}の{n}倍",
        "{n} times {amount}",
        q.Multiplied,
        also=(f"{{amount:counted_amount}}の{{n}}倍{_EQUAL}",),
    ),
    row(
        "big",
        "{amount:counted_amount}の半分",
        "half of {amount}",
        q.HalfOf,
        also=(
            "{amount:counted_amount}の半分<(端数切り捨て)|(切り捨て)|(小数点以下切り捨て)|だけ>",
            f"{{amount:counted_amount}}の半分{_EQUAL}",
        ),
    ),
    row(
        "big",
        "{amount:counted_amount}の半分(切り上げ)",
        "half of {amount}, rounded up",
        q.HalfUp,
        also=("{amount:counted_amount}の半分(<端数切り上げ|小数点以下切り上げ>)",),
    ),
    row("big", "{amount:counted_amount}", "{amount}", also=(f"{{amount:counted_amount}}{_EQUAL}",)),
    row("counted_amount", "{what:counting}の数", "the number of {what}", q.CountOf, also=("{what:counting}の枚数",)),
    row(
        "counted_amount",
        "{what:object}のコスト",
        "the cost of {what}",
        w.CostOf,
        clause="S16",
        also=("{what:object}のコストの<値|数字|数|合計>", "{what:object}の合計コスト"),
    ),
    row(
        "counted_amount",
        "{what:object}のパワー",
        "the power of {what}",
        g.PowerOf,
        clause="3.0a",
        also=("{what:object}のパワーの<値|合計>", "{what:object}の合計パワー"),
    ),
    row(
        "counted_amount",
        "{what:everyone}のパワーの合計",
        "the total power of {what}",
        g.PowerOf,
        clause="3.1",
        also=("{what:everyone}の合計パワー",),
    ),
    row(
        "counted_amount",
        "{what:everyone}のコストの合計",
        "the total cost of {what}",
        w.CostOf,
        clause="4.2b",
        also=("{what:everyone}の<合計コスト|総コスト>",),
    ),
    row(
        "counted_amount",
        "{what:everyone}の中で最も{end:end}{figure:figure}",
        "the {end} {figure} of {what}",
        g.Peak,
        clause="3.0a",
        also=(
            "{what:everyone}<の中で|のうち|のうちで|の><最も|一番>{end:end}{figure:figure}<の値|>",
            "{what:everyone}の{figure:figure}<の中で|のうち|のうちで|の><最も|一番>{end:end}<値|もの|数字>",
        ),
    ),
    row(
        "counted_amount",
        "{first:plain_amount}と{second:counted_amount}の差",
        "the difference between {first} and {second}",
        g.GapOf,
        also=(
            "{first:plain_amount}と{second:counted_amount}の差<の数|の点数|の枚数>",
            *[
                Spelt(
                    f"<あなたと相手|お互い|両プレイヤー>の{ja}の差<|の数|の点数|の枚数>",
                    {"first": first, "second": second},
                )
                for ja, first, second in (
                    ("ライフ", g.LifeOf(n.You()), g.LifeOf(n.Opponent())),
                    (
                        "ユニットの数",
                        q.CountOf(n.Controlled(n.You(), n.Units())),
                        q.CountOf(n.Controlled(n.Opponent(), n.Units())),
                    ),
                    ("領土の数", q.CountOf(g.Lands(n.You())), q.CountOf(g.Lands(n.Opponent()))),
                    (
                        "手札の枚数",
                        q.CountOf(n.InZone(n.Hand(n.You()), n.Cards())),
                        q.CountOf(n.InZone(n.Hand(n.Opponent()), n.Cards())),
                    ),
                )
            ],
        ),
    ),
    row(
        "counted_amount",
        "{first:plain_amount}と{second:counted_amount}の合計",
        "{first} and {second} together",
        g.SumOf,
        also=("{first:plain_amount}と{second:counted_amount}<の和|を合わせた数|を足した数|を合計した数>",),
    ),
    row(
        "big",
        "{amount:counted_amount}(最大{n})",
        "{amount}, at most {n}",
        g.Capped,
        also=(
            "{amount:counted_amount}(<最大|上限>{n}<点|枚|体|>)",
            "{amount:counted_amount}(ただし{n}<点|枚|>まで)",
            "{amount:counted_amount}({n}<点|枚|>まで)",
            "{amount:counted_amount}(最大{n}<点|枚|>まで)",
        ),
    ),
    row(
        "counted_amount",
        "{what:everyone}の属性の種類の数",
        "the number of colours among {what}",
        g.ColoursOf,
        clause="2.2",
        also=("{what:everyone}の属性の<種類数|数|種類>",),
    ),
    row(
        "each_time",
        "{what:everyone}の属性の種類1つにつき",
        "colour among {what}",
        g.ColoursOf,
        clause="2.2",
        also=("{what:everyone}の属性<の種類|>1<つ|種類|色><につき|ごとに>",),
    ),
    row(
        "each_time",
        "{what:object}の属性の種類1つにつき",
        "colour among {what}",
        g.ColoursOf,
        clause="2.2",
        also=("{what:object}の属性<の種類|>1<つ|種類|色><につき|ごとに>",),
    ),
    row(
        "plain_amount",
        "{player:whose}のライフ",
        "{player} life",
        g.LifeOf,
        clause="W1.1",
    ),
    row("plain_amount", "{what:counting}の数", "the number of {what}", q.CountOf, also=("{what:counting}<の枚数|>",)),
    row("plain_amount", "{what:object}のコスト", "the cost of {what}", w.CostOf, clause="S16"),
    row("plain_amount", "{what:object}のパワー", "the power of {what}", g.PowerOf, clause="3.0a"),
    row("its_figure", "{what:object}のコスト", "the cost of {what}", w.CostOf, clause="S16"),
    row("its_figure", "{what:object}のパワー", "the power of {what}", g.PowerOf, clause="3.0a"),
    row("everyone", "{what:units}", "{what}", n.All),
    row("everyone", "{what:cards}", "{what}", n.All),
    Phrase("counting", "{what:units}", "{what@}"),
    Phrase("counting", "{what:cards}", "{what@}"),
    Phrase("counting", "{what:lands}", "{what@}"),
    row(
        "counted_amount",
        "{player:whose}のライフ",
        "{player} life",
        g.LifeOf,
        clause="W1.1",
        also=("{player:whose}のライフの<値|点数>",),
    ),
    row(
        "counted_amount",
        "その数",
        "that many",
        q.SoMany,
        also=(
            "<捨てた|戻した|除外した|破壊した|置いた|捨札に置いた|公開した|破壊された|捨てられた|除外された|戻された|選んだ|選ばれた><カード|ユニット|領土|魔法|手札|><の数|の枚数|>",
            "<その枚数|捨てたカード|戻したカード|除外したカード|破壊したユニット|捨てた手札|捨てた枚数|捨てたカードの枚数|破壊した数|破壊したユニットの数|置いた枚数|除外した枚数|戻した枚数|戻したカードの枚数|除外したカードの枚数|捨てたカードの数|公開したカードの枚数>",
        ),
    ),
    row(
        "counted_amount",
        "そのダメージ",
        "that damage",
        q.AsDealt,
        clause="W1.1",
        also=("<与えたダメージ|受けたダメージ|その点数|そのダメージの点数>",),
    ),
    row(
        "change",
        "{amount:big}増加する",
        "increased by {amount}",
        m.Up,
        clause="S10",
        also=("{amount:big}<増加させる|増やす|上げる|プラスする|増える|上がる|多くなる|多くする>", "+{amount:big}する"),
    ),
    row(
        "change",
        "{amount:amount}減少する",
        "reduced by {amount}",
        m.Down,
        clause="S10",
        also=(
            "{amount:amount}<減少させる|減らす|下げる|マイナスする|軽減する|減少|減る|下がる|少なくなる|少なくする|軽減される>",
            "-{amount:amount}<する|される|になる>",
        ),
    ),
    row(
        "change",
        "{amount:amount}にする",
        "set to {amount}",
        q.To,
        clause="S10",
        also=("{amount:amount}<とする|になる|となる>",),
    ),
    row("change", "2倍にする", "doubled", q.Twice, clause="S10", also=("倍にする", "2倍になる", "倍になる")),
    row(
        "change",
        "半分にする",
        "halved",
        q.Half,
        clause="S10",
        also=("半減<させる|する>", "半分(<端数切り捨て|切り捨て>)<にする|になる>", "半分になる"),
    ),
)

_BOUNDS: Final = (
    *bounds("points", "", "less"),
    *bounds("scores", "点", "less"),
    *bounds("bodies", "体", "fewer"),
    *bounds("sheets", "枚", "fewer"),
    *bounds("sorts", "<種類|色>", "fewer"),
    *bounds("pieces", "<つ|枚|個>", "fewer"),
)

AMOUNT_PHRASES: Final[tuple[Phrase, ...]] = (*_BOUNDS, *_AMOUNTS)
