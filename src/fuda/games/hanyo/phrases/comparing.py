"""How amounts and figures are compared in a condition."""

from typing import Final

from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n


def _than_the_other() -> tuple[Spelt, ...]:
    """自分の手札が相手より多い: the same of the other player's."""
    found: list[Spelt] = []
    for one, other, mine, theirs in (("自分", "相手", n.You(), n.Opponent()), ("相手", "自分", n.Opponent(), n.You())):
        for thing, zone in (("手札", n.Hand), ("デッキ", d.DeckOf)):
            amount, than = [q.CountOf(n.InZone(zone(player), n.Cards())) for player in (mine, theirs)]
            found.append(
                Spelt(f"{one}の{thing}<の枚数|>が{other}より<も|>{{how:how}}", {"amount": amount, "than": than})
            )
        for thing, group in (("ユニット", n.Units()), ("スタンバイ・ユニット", h.StandbyUnits())):
            amount, than = [q.CountOf(n.Controlled(player, group)) for player in (mine, theirs)]
            found.append(Spelt(f"{one}の{thing}<の数|>が{other}より<も|>{{how:how}}", {"amount": amount, "than": than}))
    return tuple(found)


_THAN_THE_OTHER: Final = _than_the_other()

COMPARED: Final = (
    row(
        "simple",
        "{amount:kinds_among}が{bound:sorts}である",
        "the number of {amount} is {bound}",
        q.AmountIs,
        clause="204.2",
        also=("{amount:kinds_among}が{bound:sorts}<|ある|の|いる>",),
    ),
    row(
        "simple",
        "{amount:in_all}が{bound:points}である",
        "{amount} is {bound}",
        q.AmountIs,
        clause="916.3",
        also=("{amount:in_all}が<{bound:points}|{bound:sheets}><|ある|である|の>",),
    ),
    row(
        "in_all",
        "{what:units}の{figure:measure}の合計",
        "the total {figure} of {what}",
        g.TotalOf,
        also=(
            "{what:units}<すべて|全て|>の{figure:measure}の合計<値|枚数|点数|数|>",
            Spelt(
                "{what:units}<すべて|全て|><についている|の>エネルギーの<合計枚数|枚数の合計|合計>",
                {"figure": "energy"},
            ),
        ),
    ),
    row(
        "kinds_among",
        "{what:units}の属性",
        "different attributes among {what}",
        g.KindsOf,
        clause="204.2",
        also=("{what:units}の属性の種類",),
    ),
    row("other_figure", "属性の数", "attributes", value="attributes", clause="204.2"),
    row("other_figure", "HP", "HP", value="hp", clause="203.2", also=("最大HP",)),
    row("other_figure", "表記のHP", "printed HP", value="printed", clause="809.6"),
    row("other_figure", "退却コスト", "retreat cost", value="retreat", clause="206.1"),
    row("other_figure", "残りHP", "HP left", value="left", clause="203.2", also=("<残っているHP|現在のHP|残りのHP>",)),
)

OVER: Final = (
    row(
        "simple",
        "{one:object}が{other:object}より{figure:measure}が{how:how}",
        "{one} has {how} {other} of {figure}",
        k.HasMore,
        also=(
            "{one:object}の{figure:measure}が{other:object}より<も|>{how:how}",
            Spelt("{one:object}が{other:object}より<も|>多くの{figure:measure}を持つ", {"how": "more"}),
            Spelt("{one:object}が{other:object}より<も|>多く{figure:measure}を<持つ|受けている>", {"how": "more"}),
        ),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}より{n}枚以上{how:how}",
        "{amount} is by {n} or more {how} {than}",
        k.MoreBy,
        also=("{amount:compared}が、?{than:compared}より<も|>、?{n}<枚|体|個|点|>以上{how:how}",),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}より{how:how}",
        "{amount} is {how} {than}",
        q.Compares,
        also=(
            "{amount:compared}が、?{than:compared}より<も|>{how:how}",
            *_THAN_THE_OTHER,
        ),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}と同じである",
        "{amount} is as much as {than}",
        q.Compares,
        const={"how": "same"},
        also=("{amount:compared}が{than:compared}と<等しい|同じ|同数である|同数>",),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}以上である",
        "{amount} is at least {than}",
        q.Compares,
        const={"how": "least"},
        also=("{amount:compared}が{than:compared}以上",),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}以下である",
        "{amount} is at most {than}",
        q.Compares,
        const={"how": "most"},
        also=("{amount:compared}が{than:compared}以下",),
    ),
    row("how", "多い", "more than", value="more", also=("<高い|大きい>",)),
    row("how", "少ない", "less than", value="less", also=("<低い|小さい>",)),
    row("how_if", "多ければ", "more than", value="more", also=("<高ければ|大きければ>",)),
    row("how_if", "少なければ", "less than", value="less", also=("<低ければ|小さければ>",)),
)
