"""What narrows a group of units down: place, attribute, state, figure, counter, name."""

from typing import Final

from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import figures as f
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

PREDICATES: Final = (
    Phrase("such", "{what:units}", "{what@}"),
    Phrase("such", "{what:one_main}", "{what@}"),
    row(
        "units",
        "{player:controller}の{what:units}",
        "{what@} {player}",
        n.Controlled,
        clause="105.3",
        also=(
            "{player:controller}の<すべての|全ての|エリアの|エリアにいる|エリアにある|エリアに|場の|場にいる|場に>{what:units}",
        ),
    ),
    row(
        "units",
        "お互いの{what:units}",
        "{what@} of either player",
        f.OfEitherSide,
        clause="105.1",
        also=(
            "<お互いのエリアの|お互いのエリアにいる|両プレイヤーの|各プレイヤーの|エリアの|エリアにいる|エリアにある>{what:units}",
        ),
    ),
    row(
        "units",
        "{player:controller}のスタンバイ・エリアにいる{what:such}",
        "standby {what@} {player}",
        g.OnStandby,
        clause="308.1",
        also=("{player:controller}のスタンバイ・エリア<の|にある|に置かれている>{what:such}",),
    ),
    row("units", "他の{what:such}", "other {what@}", f.Other, also=("<ほかの|別の|その他の>{what:such}",)),
    row(
        "units",
        "{attribute:attribute}属性の{what:such}",
        "{attribute} {what@}",
        h.WithAttribute,
        clause="204.2",
        also=(
            "<属性が{attribute:attribute}の|属性が{attribute:attribute}である|{attribute:attribute}属性を持つ|{attribute:attribute}属性である>{what:such}",
        ),
    ),
    row(
        "units",
        "{attribute:attribute}属性以外の{what:such}",
        "{what@} that <is|are> not {attribute}",
        g.NotAttribute,
        clause="204.2",
        also=("{attribute:attribute}属性<でない|ではない|を持たない>{what:such}",),
    ),
    row(
        "units",
        "{first:attribute}属性または{second:attribute}属性の{what:such}",
        "{first} or {second} {what@}",
        g.EitherAttribute,
        clause="204.2",
        also=(
            "{first:attribute}属性<か|と|もしくは|や|・>{second:attribute}属性<の|を持つ>{what:such}",
            "{first:attribute}<属性|>または{second:attribute}属性<の|を持つ>{what:such}",
            "{first:attribute}か{second:attribute}属性の{what:such}",
        ),
    ),
    row(
        "units",
        "{attribute:attribute}属性への有利を持つ{what:such}",
        "{what@} with the advantage over {attribute}",
        g.WithAdvantage,
        clause="205.1",
        also=("{attribute:attribute}属性<に有利な|に対して有利な|に有利を持つ>{what:such}",),
    ),
    row(
        "units",
        "{state:state}の{what:such}",
        "{state} {what@}",
        n.InState,
        clause="908.2",
        also=("{state:state}<である|になっている>{what:such}", "{state:stated}{what:such}"),
    ),
    row(
        "units",
        "{state:state}でない{what:such}",
        "{what@} that <is|are> not {state}",
        g.NotInState,
        clause="908.2",
        also=("{state:state}<ではない|以外の|になっていない>{what:such}",),
    ),
    row(
        "units",
        "HPが{bound:points}の{what:such}",
        "{what@} with {bound} HP",
        h.WithHp,
        clause="203.2",
        also=("HP<が{bound:points}である|{bound:points}の>{what:such}",),
    ),
    row(
        "units",
        "表記のHPが{bound:points}の{what:such}",
        "{what@} with a printed HP of {bound}",
        h.WithPrintedHp,
        clause="809.6",
        also=("表記のHP{bound:points}の{what:such}",),
    ),
    row(
        "units",
        "エネルギーが{bound:sheets}の{what:such}",
        "{what@} with {bound} energy",
        h.WithEnergy,
        clause="905.2a",
        also=(
            "エネルギー<が{bound:sheets}である|{bound:sheets}の|が{bound:sheets}ついている|が{bound:sheets}ついた|が{bound:sheets}ある|を{bound:sheets}持つ>{what:such}",
            Spelt("エネルギー<がついている|のついている|がついた|を持つ|のある>{what:such}", {"bound": n.AtLeast(1)}),
            Spelt(
                "エネルギー<がついていない|のついていない|を持たない|のない|がない>{what:such}",
                {"bound": m.Exactly(0)},
            ),
        ),
    ),
    row(
        "units",
        "{figure:figure}が{bound:points}の{what:such}",
        "{what@} with {bound} {figure}",
        f.WithFigure,
        clause="916.3",
        also=(
            "{figure:figure}<が{bound:points}である|{bound:points}の>{what:such}",
            Spelt(
                "<ダメージを受けている|ダメージマーカーが置かれている|ダメージのある|ダメージが置かれている>{what:such}",
                {"figure": "damage", "bound": n.AtLeast(1)},
            ),
            Spelt(
                "カウンター<が|の><置かれていない|ない>{what:such}",
                {"figure": "counters", "bound": m.Exactly(0)},
            ),
            Spelt(
                "<ダメージを受けていない|ダメージマーカーが置かれていない|ダメージのない>{what:such}",
                {"figure": "damage", "bound": m.Exactly(0)},
            ),
            Spelt(
                "<セットがある|セットがついている|強化がセットされている|強化がセットされた|カードがセットされている|セットされている強化を持つ|セットを持つ|強化のセットされている>{what:such}",
                {"figure": "sets", "bound": n.AtLeast(1)},
            ),
            Spelt(
                "<セットがない|セットがついていない|強化がセットされていない|カードがセットされていない|セットを持たない|セットのない>{what:such}",
                {"figure": "sets", "bound": m.Exactly(0)},
            ),
        ),
    ),
    row(
        "units",
        "{figure:measure}が最も{end:end}{what:such}",
        "{what@} with the {end} {figure}",
        f.Extreme,
        clause="910.1",
        also=(
            "<最も|もっとも|一番>{figure:measure}<が|の>{end:end}{what:such}",
            "{figure:measure}<が|の><最も|もっとも|一番>{end:end}{what:such}",
        ),
    ),
    row(
        "ranked",
        "{what:units}のうち、最も{figure:measure}が{end:end}ユニット",
        "{what@} with the {end} {figure}",
        f.Extreme,
        clause="910.1",
        also=(
            "{what:units}<のうち|の中|>で、?<最も|もっとも|一番>{figure:measure}<が|の>{end:end}<ユニット|もの>",
            "{what:units}<のうち|の中で>、?<最も|もっとも|一番>{figure:measure}<が|の>{end:end}<ユニット|もの>",
            "{what:units}<のうち|の中><、|で|で、|>{figure:measure}<が|の><最も|もっとも|一番>{end:end}<ユニット|もの|>",
            "{what:units}<のうち|の中><、|で|で、|><最も|もっとも|一番>{figure:measure}<が|の>{end:end}",
        ),
    ),
    row(
        "units",
        "属性を{bound:things}持つ{what:such}",
        "{what@} with {bound} attributes",
        f.WithFigure,
        const={"figure": "attributes"},
        clause="204.2",
        also=("属性<の数|>が{bound:things}<の|ある|である>{what:such}", "{bound:things}の属性を持つ{what:such}"),
    ),
    row(
        "units",
        "{counter:counter_name}カウンターが置かれている{what:such}",
        "{what@} with a {counter} counter",
        c.WithCounter,
        clause="913.3",
        also=(
            "{counter:counter_name}カウンター<の置かれている|が置かれた|の置かれた|がある|を持つ|が乗っている>{what:such}",
        ),
    ),
    row(
        "units",
        "{counter:counter_name}カウンターが置かれていない{what:such}",
        "{what@} without {counter} counters",
        g.WithoutCounter,
        clause="913.3",
        also=("{counter:counter_name}カウンター<の置かれていない|がない|を持たない>{what:such}",),
    ),
    row(
        "units",
        "カウンターが置かれている{what:such}",
        "{what@} with a counter",
        g.WithAnyCounter,
        clause="913.3",
        also=("カウンター<の置かれている|が置かれた|の置かれた>{what:such}",),
    ),
    row(
        "units",
        "名前に「{name:name}」を含む{what:such}",
        "{what@} with “{name}” in the name",
        h.NameContains,
        clause="902.1a",
        also=(
            "名前に「{name:name}」<が|と><含まれる|つく|入る>{what:such}",
            "名前に「{name:name}」を<持つ|含んだ>{what:such}",
            "「{name:name}」を名前に<含む|持つ|含んだ>{what:such}",
        ),
    ),
    row(
        "units",
        "「{name:name}」を持つ{what:such}",
        "{what@} that <has|have> “{name}”",
        g.WithSkill,
        clause="902.1b",
        also=("<スキル|EXスキル>「{name:name}」を<持つ|持っている>{what:such}",),
    ),
    row(
        "units",
        "{excluded:object}以外の{what:such}",
        "{what@} other than {excluded}",
        n.Except,
        also=(
            "{excluded:object}を除く{what:such}",
            Spelt("<選ばれなかった|選ばなかった|選ばれていない>{what:such}", {"excluded": n.That()}),
        ),
    ),
    row(
        "units",
        "{excluded:plain}以外の{what:such}",
        "{what@} that <is|are> no {excluded@}",
        q.ButNot,
        also=("{excluded:plain}<でない|ではない|を除く>{what:such}",),
    ),
)

SAME: Final = (
    row(
        "units",
        "{group:sort}がセットされている{what:such}",
        "{what@} with a {group@what} set on <it|them>",
        g.WithSetOf,
        clause="905.3a",
        also=("{group:sort}<のセットされている|がセットされた|をセットされている>{what:such}",),
    ),
    row(
        "units",
        "{of:object}と同じ属性の{what:such}",
        "{what@} that <shares|share> an attribute with {of}",
        g.SameAttribute,
        clause="204.2",
        also=(
            "{of:object}<|の属性>と<同じ属性を持つ|属性が同じ|共通の属性を持つ|同じ属性の>{what:such}",
            Spelt(
                "<捨てたカード|公開したカード|選んだカード|そのカード|捨てたユニットカード|公開したユニットカード><|の属性>と<同じ属性を持つ|属性が同じ|共通の属性を持つ|同じ属性の>{what:such}",
                {"of": n.That()},
            ),
        ),
    ),
    row(
        "units",
        "{of:object}と同じ名前の{what:such}",
        "{what@} with the name of {of}",
        g.SameName,
        clause="202.1",
        also=("{of:object}と<名前が同じ|同名の>{what:such}",),
    ),
)

STATES: Final = (
    row("state", "レスト状態", "rested", value="rest", clause="908.1", also=("レスト",)),
    row("state", "スタン状態", "stunned", value="stun", clause="908.1", also=("スタン",)),
    row(
        "state",
        "状態異常",
        "afflicted",
        value="abnormal",
        clause="908.2",
        also=("<レスト状態かスタン状態|レスト状態またはスタン状態|レストまたはスタン状態|レストかスタン状態>",),
    ),
    row("state", "通常状態", "normal", value="normal", clause="303.1"),
    row("lying", "レスト状態", "rested", value="rest", clause="303.1a", also=("レスト",)),
    row("lying", "スタン状態", "stunned", value="stun", clause="303.1a", also=("スタン",)),
    row("stated", "レストしている", "rested", value="rest", clause="908.1", also=("レストした",)),
    row("stated", "スタンしている", "stunned", value="stun", clause="908.1", also=("スタンした",)),
    row("attribute", "選んだ", "chosen-attribute", value="chosen", clause="204.1", also=("<その|宣言した>",)),
    row("attribute", "火", "fire", value="火", clause="204.1"),
    row("attribute", "水", "water", value="水", clause="204.1"),
    row("attribute", "風", "wind", value="風", clause="204.1"),
    row("attribute", "光", "light", value="光", clause="204.1"),
    row("attribute", "闇", "dark", value="闇", clause="204.1"),
    Phrase("attribute", "{word:attribute_name}", "{word}", clause="204.1"),
    row("figure", "ダメージ", "damage", value="damage", clause="916.3", also=("ダメージマーカー",)),
    row("figure", "退却コスト", "retreat cost", value="retreat", clause="206.1"),
    row("figure", "置かれているカウンター", "counters", value="counters", clause="913.3"),
    row("figure", "セット", "cards set on it", value="sets", clause="905.3a"),
    row("figure", "残りHP", "HP left", value="left", clause="203.2", also=("<残っているHP|現在のHP|残りのHP>",)),
    *[
        row("single", ja, en, value=value, clause=cited, also=also)
        for ja, en, value, cited, also in (
            ("HP", "HP", "hp", "203.2", ("最大HP",)),
            ("表記のHP", "printed HP", "printed", "809.6", ()),
            ("ダメージ", "damage", "damage", "916.3", ("<受けているダメージ|ダメージマーカー>",)),
            ("退却コスト", "retreat cost", "retreat", "206.1", ()),
            ("残りHP", "HP left", "left", "203.2", ("<残っているHP|現在のHP|残りのHP>",)),
            ("エネルギー", "energy", "energy", "905.2a", ("ついているエネルギー",)),
            ("セット", "cards set on it", "sets", "905.3a", ()),
            ("属性の数", "attributes", "attributes", "204.2", ()),
        )
    ],
    row("measure", "HP", "HP", value="hp", clause="203.2"),
    row("measure", "表記のHP", "printed HP", value="printed", clause="809.6"),
    row(
        "measure", "ダメージ", "damage", value="damage", clause="916.3", also=("<受けているダメージ|ダメージマーカー>",)
    ),
    row("measure", "退却コスト", "retreat cost", value="retreat", clause="206.1"),
    row("measure", "残りHP", "HP left", value="left", clause="203.2", also=("<残っているHP|現在のHP|残りのHP>",)),
    row(
        "measure",
        "エネルギー",
        "energy",
        value="energy",
        clause="905.2a",
        also=("<エネルギーの枚数|エネルギーの数|ついているエネルギー|ついているエネルギーの枚数>",),
    ),
    row(
        "measure",
        "セット",
        "cards set on it",
        value="sets",
        clause="905.3a",
        also=("<セットの枚数|セットされているカードの枚数|セットされた強化の枚数|セットの数>",),
    ),
    row("measure", "属性の数", "attributes", value="attributes", clause="204.2"),
    row("end", "多い", "most", value="high", also=("<高い|大きい>",)),
    row("end", "少ない", "least", value="low", also=("<低い|小さい>",)),
)
