"""How amounts, bounds and conditions are worded. A condition stands as `condition`; `denied` ends in a denial, `joined`
is followed by another one."""

from typing import Final

from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import groups as g
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.conditions import bounds
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_BOUNDS: Final = (
    *bounds("points", "", "less"),
    *bounds("bodies", "体", "fewer"),
    *bounds("sheets", "枚", "fewer"),
    *bounds("chips", "枚", "fewer"),
    *bounds("pieces", "個", "fewer"),
)

_AMOUNTS: Final = (
    Phrase("amount", "{amount:big}", "{amount}"),
    row(
        "amount",
        "{amount:big}(最大{most})",
        "{amount}, at most {most},",
        q.Capped,
        also=(
            "{amount:big}(<最大で{most}|{most}まで|最大{most}まで|上限{most}|上限は{most}>)",
            "{amount:big}、最大{most}まで",
        ),
    ),
    row(
        "counted_amount",
        "このカードの攻撃力",
        "the attack of this card",
        q.CardAttack,
        const={"of": n.This()},
        clause="X7.1",
        also=("<この武器|この魔法|このカード|武器><の攻撃力|の威力>",),
    ),
    row(
        "counted_amount",
        "{of:cards}の攻撃力の合計",
        "the total attack of {of}",
        q.CardAttack,
        clause="X7.1",
        also=("{of:cards}の<攻撃力|威力|威力の合計>",),
    ),
    row("amount", "{value}", "{value}", n.Number, also=("{value}<点|つ|枚|個|ずつ|点ずつ|枚ずつ|個ずつ|つずつ>",)),
    row(
        "big",
        "{each:units}1体につき{n}",
        "{n} for each {each@n}",
        m.PerEach,
        also=("{each:units}<1体ごとに|の数1体につき|1体につき、>{n}<|点>", "{each:units}の数×{n}"),
    ),
    row(
        "big",
        "{each:chosen_ones}1体につき{n}",
        "{n} for each of {each@n}",
        m.PerEach,
        also=("{each:chosen_ones}<1体ごとに|1体につき、>{n}<|点>",),
    ),
    row(
        "each_spirit",
        "{each:units}1体につき気力を{n}",
        "{n} for each {each@n}",
        m.PerEach,
        also=("{each:units}<1体につき、|1体ごとに>気力を{n}",),
    ),
    row(
        "each_spirit",
        "{each:cards}1枚につき気力を{n}",
        "{n} for each {each@n}",
        m.PerEach,
        also=("{each:cards}<1枚につき、|1枚ごとに>気力を{n}",),
    ),
    row(
        "chosen_ones",
        "選んだユニット",
        "them",
        n.That,
        also=("<それらのユニット|選ばれたユニット|そうして選んだユニット>",),
    ),
    row(
        "big",
        "{each:cards}1枚につき{n}",
        "{n} for each {each@n}",
        m.PerEach,
        also=("{each:cards}<1枚ごとに|1枚につき、|の枚数1枚につき>{n}<|点|枚>",),
    ),
    row(
        "big",
        "{amount:counted_amount}1つにつき{n}",
        "{n} for each of {amount}",
        q.PerCount,
        also=(
            "{amount:counted_amount}<1枚につき|1枚ごとに|1につき|1点につき|1個につき>、?{n}<|点|枚>",
            "{amount:counted_amount}×{n}",
        ),
    ),
    row(
        "big",
        "{amount:compared}{per:several}枚につき{n}",
        "{n} for every {per} of {amount}",
        q.PerSome,
        also=(
            "{amount:compared}{per:several}<枚|体|つ|個|点|>につき、?{n}<|点|枚>",
            "{amount:compared}{per:several}<枚|体|つ|個|点|>ごとに、?{n}<|点|枚>",
        ),
    ),
    *[Phrase("several", str(number), str(number), value=number) for number in range(2, 11)],
    row(
        "big",
        "{amount:counted_amount}の{n}倍",
        "{n} times {amount}",
        q.Multiplied,
        also=("{amount:counted_amount}の{n}倍<に等しい数|と同じ数|だけ>",),
    ),
    row(
        "big",
        "{amount:counted_amount}の半分",
        "half of {amount}",
        q.HalfOf,
        also=("{amount:counted_amount}の半分<(端数切り捨て)|(切り捨て)|(小数点以下切り捨て)|に等しい数|だけ>",),
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
            "{amount:counted_amount}<だけ|の分だけ|分だけ|に等しい数|と同じ数|に等しい数だけ|と同じ数だけ|分|ぶん|と同じだけ|に等しい枚数|と同じ枚数|と同数>",
        ),
    ),
    row(
        "counted_amount",
        "このターンに{event:past_event}回数",
        "the number of times {event} this turn",
        q.TimesHappened,
        clause="X7.63",
        also=("このターン<中に|中>{event:past_event}<回数|数>",),
    ),
    row("counted_amount", "{what:units}の数", "the number of {what}", q.CountOf),
    row("counted_amount", "{what:cards}の枚数", "the number of {what}", q.CardCount, also=("{what:cards}の数",)),
    row(
        "counted_amount",
        "{of:object}の{figure:measure}",
        "the {figure} of {of}",
        q.FigureOf,
        clause="X3.2",
        also=(
            "{of:object}の現在の{figure:measure}",
            Spelt("最大気力", {"of": g.Its(), "figure": "maximum"}),
            "{of:object}の{figure:measure}の<値|数>",
            "{of:object}に乗っている{figure:chipword}の<枚数|数>",
        ),
    ),
    row(
        "counted_amount",
        "{of:object}に記載された{figure:measure}",
        "the printed {figure} of {of}",
        q.PrintedFigure,
        clause="X3.2",
        also=(
            "{of:object}<に記載されている|に印刷された|のカードに記載された|のカードに書かれた|に書かれた|の元の|の記載の>{figure:measure}<|の値|の数>",
        ),
    ),
    row(
        "counted_amount",
        "{of:units}の{figure:measure}の合計",
        "the total {figure} of {of}",
        q.TotalOf,
        clause="X3.2",
        also=("{of:units}<すべて|全員|>の{figure:measure}の<合計|合計値|総和>",),
    ),
    row(
        "counted_amount",
        "{of:object}が失っている気力",
        "the spirit that {of} lacks",
        q.Lost,
        clause="X3.2",
        also=("{of:object}<の減っている気力|の失った気力|が失った気力>",),
    ),
    row(
        "counted_amount",
        "{player:whose}の{pile:pile}の枚数",
        "the number of {player} {pile} chips",
        q.ChipsIn,
        clause="X3.4",
        also=("{player:whose}の{pile:pile}の数", Spelt("{pile:pile}の<枚数|数>", {"player": n.You()})),
    ),
    row("compared", "{amount:counted_amount}", "{amount}", also=("{amount:bare_count}",)),
    row("bare_count", "{what:units}", "the number of {what}", q.CountOf),
    row("bare_count", "{what:cards}", "the number of {what}", q.CardCount),
    row(
        "bare_count",
        "{player:whose}の{pile:pile}",
        "the number of {player} {pile} chips",
        q.ChipsIn,
        clause="X3.4",
        also=(Spelt("{pile:pile}", {"player": n.You()}),),
    ),
    row(
        "counted_amount",
        "その差",
        "the difference",
        q.Difference,
        also=("<差|差の数|その差の枚数|その差の数|差の枚数>",),
    ),
    row(
        "counted_amount",
        "X",
        "X",
        q.NumberX,
        clause="X7.42",
        also=("<支払った気力|支払った気力の数|支払った枚数|Xの値>",),
    ),
    row(
        "counted_amount",
        "その枚数",
        "that many",
        q.SoMany,
        also=(
            "<その数|同じ枚数|同じ数|それと同じ枚数|同数|置いた枚数|捨てた枚数|選んだ枚数|戻した枚数|引いた枚数|外した枚数|移した枚数|失った枚数|加えた枚数>",
        ),
    ),
    row(
        "counted_amount",
        "そのダメージ",
        "that damage",
        q.AsDealt,
        clause="X5.4",
        also=("<与えたダメージ|受けたダメージ|その気力|その値|失った気力|回復した気力>",),
    ),
)

AMOUNT_PHRASES: Final[tuple[Phrase, ...]] = (*_BOUNDS, *_AMOUNTS)
