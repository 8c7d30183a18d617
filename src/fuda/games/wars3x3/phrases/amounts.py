"""How amounts and conditions are worded. `big` is an amount that is worked out; `denied` ends in a denial, `joined` is
followed by another condition."""

from typing import Final

from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.conditions import ALL, bounds, given
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


_AMOUNTS: Final = (
    Phrase("amount", "{amount:big}", "{amount}"),
    row("amount", "{value}", "{value}", n.Number, also=("{value}<点|枚>",)),
    _per("units", "体"),
    _per("cards", "枚"),
    _per("lands", "<つ|枚>"),
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
        "plain_amount",
        "{player:whose}のライフ",
        "{player} life",
        g.LifeOf,
        clause="W1.1",
    ),
    row("plain_amount", "{what:counting}の数", "the number of {what}", q.CountOf, also=("{what:counting}<の枚数|>",)),
    row("plain_amount", "{what:object}のコスト", "the cost of {what}", w.CostOf, clause="S16"),
    row("plain_amount", "{what:object}のパワー", "the power of {what}", g.PowerOf, clause="3.0a"),
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
            "<捨てた|戻した|除外した|破壊した|置いた|捨札に置いた|公開した><カード|ユニット|領土|魔法|手札|><の数|の枚数|>",
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

_COMPARED: Final = {
    "more": "<より多い|より大きい|を上回る|より高い>",
    "less": "<より少ない|より小さい|を下回る|より低い>",
    "same": "と<同じ|等しい|同数>",
    "least": "以上",
    "most": "以下",
}
_COMPARED_SO: Final = {
    "more": "より<多ければ|大きければ|高ければ>",
    "less": "より<少なければ|小さければ|低ければ>",
}
_THAN: Final = {"more": "more than", "less": "less than", "same": "the same as", "least": "at least", "most": "at most"}


def _counts(groups: str, bound: str, verb: str) -> tuple[Phrase, ...]:
    """How many of a group there are, and that there is one."""
    plain = {
        "いる": ("<いる|存在する|出ている|の|だ|である|>", "<いない|出ていない>", "<おり|いて|で|であり>"),
        "ある": ("<ある|存在する|の|だ|である|>", "ない", "<あり|あって|で|であり>"),
    }[verb]
    some, there = f"{{what:{groups}}}", f"{{bound:{bound}}}"
    ok, no = ("いれば", "いなければ") if verb == "いる" else ("あれば", "なければ")
    exists, lacks, joins = ("いる", "いない", "<おり|いて>") if verb == "いる" else ("ある", "ない", "<あり|あって>")
    return (
        row(
            "simple",
            f"{some}が{there}である",
            "there are {bound} {what}",
            m.CountIs,
            also=(
                f"{some}<が|の数が|の枚数が|の合計が><|場に|、|合わせて|合計>{there}{plain[0]}",
                f"{there}の{some}が{exists}",
                f"場に{some}が{there}{plain[0]}",
            ),
        ),
        row(
            "joined",
            f"{some}が{there}であり",
            "there are {bound} {what}",
            m.CountIs,
            also=(f"{some}<が|の数が|の枚数が>{there}{plain[2]}",),
        ),
        row(
            "simple",
            f"{some}が{exists}",
            "there is {what}",
            q.Exists,
            also=(
                f"{some}が<場に|1{'体' if verb == 'いる' else '枚'}でも>{exists}",
                f"場に{some}が{exists}",
                f"{some}が<場に出ている|存在する>",
            ),
        ),
        row(
            "denied",
            f"{some}が{lacks}",
            "there is {what}",
            q.Exists,
            also=(
                f"{some}が<場に|1{'体' if verb == 'いる' else '枚'}も|1つも>{lacks}",
                f"場に{some}が{lacks}",
                f"{some}が存在しない",
            ),
        ),
        row("joined", f"{some}が{joins}", "there is {what}", q.Exists),
        row("if_so", f"{some}が{ok}", "there is {what}", q.Exists, also=(f"場に{some}が{ok}", f"{some}が場に{ok}")),
        row("if_not", f"{some}が{no}", "there is {what}", q.Exists, also=(f"場に{some}が{no}", f"{some}が場に{no}")),
        row(
            "if_so",
            f"{some}が{there}{ok}",
            "there are {bound} {what}",
            m.CountIs,
            also=(f"{some}が合わせて{there}{ok}", f"{there}の{some}が{ok}"),
        ),
    )


_OWN: Final = (
    ("life", "ライフ", "life", g.LifeOf),
    ("hand", "手札", "hand", g.Held),
    ("land", "領土", "territories", g.LandsOf),
    ("field", "ユニット", "units", g.UnitsOf),
)


def _versus() -> tuple[Phrase, ...]:
    """What a player has, compared with the other player, who is named alone."""
    found: list[Phrase] = []
    for name, ja, en, node in _OWN:
        plural = "<の数|の枚数|>"
        mine = f"{{player:whose}}の{ja}"
        also = (f"{{player:whose}}の<場の|場にいる|>{ja}{plural}",)
        found.append(row(f"{name}_own", mine, f"{{player}} {en}", node, also=also))
        found.append(row(f"{name}_of", "{player:player}", "that of {player}", node))
        for how, spelt in _COMPARED.items() if name != "life" else ():
            for category, word in (("simple", spelt), ("if_so", _COMPARED_SO.get(how, ""))):
                if word:
                    found.append(
                        row(
                            category,
                            f"{{amount:{name}_own}}が{{than:{name}_of}}{word}",
                            f"{{amount}} is {_THAN[how]} {{than}}",
                            q.Compares,
                            const={"how": how},
                            also=(f"{{amount:{name}_own}}<が|は|が、>{{than:{name}_of}}{word}",),
                        )
                    )
    return tuple(found)


_SIDES: Final = (
    row(
        "simple",
        "{player:player}の場に{what:units}がいる",
        "there is {what} on the side of {player}",
        g.SideHas,
        also=(
            "{player:player}の場に{what:units}が<出ている|存在する|1体でもいる>",
            "{player:player}に{what:units}がいる",
            "{what:units}が{player:player}の場に<いる|出ている|存在する>",
        ),
    ),
    row(
        "denied",
        "{player:player}の場に{what:units}がいない",
        "there is {what} on the side of {player}",
        g.SideHas,
        also=(
            "{player:player}の場に{what:units}が<出ていない|存在しない|1体もいない>",
            "{what:units}が{player:player}の場に<いない|出ていない|1体もいない>",
        ),
    ),
    row(
        "simple",
        "{player:player}の場に{what:units}が{bound:bodies}いる",
        "there are {bound} {what} on the side of {player}",
        g.SideCount,
        also=(
            "{player:player}の場に{what:units}が{bound:bodies}<出ている|存在する>",
            "{player:player}の場に{bound:bodies}の{what:units}がいる",
        ),
    ),
)

_SIDES_SO: Final = (
    row(
        "if_so",
        "{player:player}の場に{what:units}がいれば",
        "there is {what} on the side of {player}",
        g.SideHas,
        also=("{player:player}の場に{what:units}が<出ていれば|あれば>", "{what:units}が{player:player}の場にいれば"),
    ),
    row(
        "if_not",
        "{player:player}の場に{what:units}がいなければ",
        "there is {what} on the side of {player}",
        g.SideHas,
        also=(
            "{player:player}の場に{what:units}が<出ていなければ|なければ>",
            "{what:units}が{player:player}の場にいなければ",
        ),
    ),
    row(
        "if_so",
        "{player:player}の場に{what:units}が{bound:bodies}いれば",
        "there are {bound} {what} on the side of {player}",
        g.SideCount,
    ),
)
_IF: Final = "<場合|なら|ならば|時|とき|場合は|のなら|であれば|のであれば|のときは|なら、その時>"

_WHOLE: Final = (
    row(
        "iffed",
        "{condition:condition}場合",
        "{condition}",
        also=(f"{{condition:condition}}{_IF}", "{condition:if_all}"),
    ),
    Phrase("if_all", "{condition:if_so}", "{condition}"),
    row("if_all", "{condition:if_not}", "not: {condition}", q.Not),
    row(
        "if_all",
        "{first:joined}、{second:if_all}",
        "{first} and {second}",
        q.And,
        also=("{first:joined}<、かつ|、かつ、|かつ|>{second:if_all}",),
    ),
)

_CONDITIONS: Final = (
    *_SIDES,
    *_SIDES_SO,
    *_WHOLE,
    Phrase("condition", "{condition:simple}", "{condition}"),
    row("condition", "{condition:denied}", "not: {condition}", q.Not),
    row(
        "condition",
        "{first:joined}、{second:condition}",
        "{first} and {second}",
        q.And,
        also=("{first:joined}<、かつ|、かつ、|かつ|>{second:condition}",),
    ),
    row(
        "condition",
        "{first:simple}か、{second:condition}",
        "{first} or {second}",
        q.Or,
        also=("{first:simple}<か、または|、または|または|、もしくは>{second:condition}",),
    ),
    *_counts("units", "bodies", "いる"),
    *_counts("cards", "sheets", "ある"),
    *_counts("lands", "pieces", "ある"),
    *given(
        "{amount:counted_amount}が{bound:scores}%",
        "de",
        "{amount} is {bound}",
        "{amount} is {bound}",
        q.AmountIs,
        also=("{amount:counted_amount}が{bound:points}%", "{amount:bare_count}が{bound:points}%"),
        forms=ALL,
    ),
    *[
        row(
            "simple",
            f"{{amount:counted_amount}}が{{than:compared}}{spelt}",
            f"{{amount}} is {_THAN[how]} {{than}}",
            q.Compares,
            const={"how": how},
            also=(
                f"{{amount:counted_amount}}が、{{than:compared}}{spelt}",
                f"{{amount:bare_count}}が<、|>{{than:compared}}{spelt}",
                f"{{amount:life_own}}<が|は|が、>{{than:life_of}}{spelt}",
            ),
        )
        for how, spelt in _COMPARED.items()
    ],
    *[
        row(
            "if_so",
            f"{{amount:counted_amount}}が{{than:compared}}{spelt}",
            f"{{amount}} is {_THAN[how]} {{than}}",
            q.Compares,
            const={"how": how},
            also=(
                f"{{amount:counted_amount}}が、{{than:compared}}{spelt}",
                f"{{amount:bare_count}}が<、|>{{than:compared}}{spelt}",
                f"{{amount:life_own}}<が|は|が、>{{than:life_of}}{spelt}",
            ),
        )
        for how, spelt in _COMPARED_SO.items()
    ],
    row("compared", "{amount:counted_amount}", "{amount}", also=("{amount:bare_count}",)),
    row("bare_count", "{what:counting}", "the number of {what}", q.CountOf),
    *given(
        "{what:object}が{colour:hue}%",
        "de",
        "{what} is {colour}",
        "{what} is {colour}",
        g.IsColour,
        "2.2",
        also=("{what:object}が{colour:hue}のユニット%", "{what:object}が{colour:hue}のカード%"),
        forms=ALL,
    ),
    *given(
        "{what:everyone}がすべて{colour:hue}%",
        "de",
        "all {what} are {colour}",
        "all {what} are {colour}",
        g.IsColour,
        "2.2",
        also=("{what:everyone}がすべて{colour:hue}のユニット%", "{what:everyone}すべてが{colour:hue}%"),
        forms=ALL,
    ),
    row(
        "simple",
        "{what:object}が{label:trait}を持つ",
        "{what} has {label}",
        g.HasTrait,
        also=("{what:object}が{label:trait}を持っている",),
    ),
    row(
        "denied",
        "{what:object}が{label:trait}を持たない",
        "{what} has {label}",
        g.HasTrait,
        also=("{what:object}が{label:trait}を持っていない",),
    ),
    *given(
        "{what:object}が{state:state}%",
        "de",
        "{what} is {state}",
        "{what} is {state}",
        g.Lies,
        "M5",
        also=("{what:object}が{state:state}の状態%",),
        forms=ALL,
    ),
    *given(
        "{what:object}が場に%",
        "iru",
        "{what} is on the field",
        "{what} is on the field",
        g.OnField,
        "4.2",
        also=(
            "{what:object}が%",
            "{what:object}が<場に出て|場に存在して|自分の場に|あなたの場に|配備エリアに>%",
        ),
        forms=ALL,
    ),
    *given(
        "{what:object}が強化されて%",
        "iru",
        "{what} is boosted",
        "{what} is boosted",
        x.IsBoosted,
        "2.2",
        forms=ALL,
    ),
    *_versus(),
    *given(
        "{what:object}が{kind:cards}%", "de", "{what} is a {kind@what}", "{what} is a {kind@what}", g.IsKind, forms=ALL
    ),
    row("simple", "{period:period}である", "it is {period}", g.ItIs),
)

_BOUNDS: Final = (
    *bounds("points", "", "less"),
    *bounds("scores", "点", "less"),
    *bounds("bodies", "体", "fewer"),
    *bounds("sheets", "枚", "fewer"),
    *bounds("pieces", "<つ|枚|個>", "fewer"),
)

AMOUNT_PHRASES: Final[tuple[Phrase, ...]] = (*_BOUNDS, *_AMOUNTS, *_CONDITIONS)
