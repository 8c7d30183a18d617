"""How players and units are named: one unit (`object`), groups (`units`) and selections from them.

`target` is to what units an act is done, `subject` what a rule is about (a bare group changes with the game), `someone`
what an event is about; `picked` and `counted` are choices in the words …を1体選び、 and …を1体.
"""

from typing import Final

from fuda.games.hanyo.phrases.players import PLAYERS
from fuda.games.hanyo.phrases.predicates import PREDICATES, SAME, STATES
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase, Wording
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_ONE: Final = (
    row(
        "object",
        "このユニット",
        "this unit",
        h.ThisUnit,
        clause="801.1g-1",
        also=(
            "<このユニット自身|自身|このカードがセットされているユニット|このカードがセットされたユニット>",
            "<このカードをセットしているユニット|このカードをセットされているユニット|セットされているユニット>",
        ),
    ),
    row(
        "object",
        "そのユニット",
        "that unit",
        n.That,
        also=("<それ|それら|それらのユニット|選んだユニット|選ばれたユニット|それぞれ|そのユニットすべて>",),
    ),
    row(
        "object",
        "{player:whoses}のメイン・ユニット",
        "{player} main unit",
        h.MainUnit,
        clause="307.2",
        also=(
            "{player:whose}の<新しい|新たな|現在の>メイン・ユニット",
            Spelt("自身のメイン・ユニット", {"player": n.You()}),
        ),
    ),
    row(
        "object",
        "そのダメージを与えたユニット",
        "the unit that did so",
        g.Doer,
        clause="813.4",
        also=(
            "<このユニットに|>ダメージを与えたユニット",
            "<このユニット|それ|そのユニット>をKOしたユニット",
        ),
    ),
    row(
        "object",
        "新しいメイン・ユニット",
        "the new main unit",
        g.NewMain,
        clause="307.2",
        also=(
            "<新しく|新たに|入れ替わって|入れ替えで><メイン・ユニットになった|メイン・エリアに出た>ユニット",
            "新たなメイン・ユニット",
            "こうしてメイン・ユニットになったユニット",
        ),
    ),
)

_TOGETHER: Final = (
    row("target", "{first:object}と{second:target}", "{first} and {second}", g.Together, number=MANY),
    row(
        "subject",
        "{first:object}と{second:subject}",
        "{first} and {second}",
        g.Together,
        number=MANY,
        also=("{first:object}と、{second:subject}", "{first:object}および{second:subject}"),
    ),
)

_SELECTED: Final = (
    Phrase("target", "{it:object}", "{it}"),
    row("target", "お互いの{what:units}各{n}体", "{n} {what@n} of each player", g.OfEach, number=MANY, clause="910.1"),
    row("subject", "お互いの{what:units}各{n}体", "{n} {what@n} of each player", g.OfEach, number=MANY, clause="910.1"),
    row(
        "picked",
        "お互いの{what:units}各{n}体を選び、",
        "{n} {what@n} of each player",
        g.OfEach,
        number=MANY,
        clause="910.1",
    ),
    row(
        "target",
        "{what:units}{n}体",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        clause="910.1",
        also=(
            "{n}体の{what:units}",
            "{what:units}<のうち|の中から|のうちの>{n}体",
            "{what:ranked}{n}体",
            Spelt("<いずれか|どれか>の{what:units}", {"n": 1}),
        ),
    ),
    row(
        "target",
        "{what:units}{n}体まで",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        clause="910.1",
        also=("{n}体までの{what:units}", "<最大|>{n}体までの{what:units}", "{what:units}最大{n}体"),
    ),
    row(
        "target",
        "好きな数の{what:units}",
        "any number of {what}",
        q.AnyNumber,
        number=MANY,
        clause="910.1",
        also=("任意の数の{what:units}", "{what:units}<を|から>好きな数"),
    ),
    row(
        "target",
        "無作為に{what:units}{n}体",
        "{n} {what@n} at random",
        q.AtRandom,
        number="n",
        clause="910.1",
        also=(
            "<ランダムに|無作為に選んだ|ランダムに選んだ>{what:units}{n}体",
            "{what:units}<ランダムに|無作為に>{n}体",
        ),
    ),
    row(
        "target",
        "{what:units}すべて",
        "all {what}",
        n.All,
        number=MANY,
        also=(
            "<すべての|全ての|各|それぞれの>{what:units}",
            "{what:units}<全て|全員|全体|それぞれ>",
            "{what:units}",
        ),
    ),
    row(
        "picked",
        "{what:units}を{n}体選び、",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        clause="910.1",
        also=(
            "{what:units}<を{n}体|{n}体を|のうち{n}体を|の中から{n}体を|から{n}体を|から{n}体>選<び、|んで|んで、>",
            "{what:ranked}<を{n}体|{n}体を>選<び、|んで|んで、>",
            "{n}体の{what:units}を選<び、|んで|んで、>",
        ),
    ),
    row(
        "picked",
        "{what:units}を{n}体まで選び、",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        clause="910.1",
        also=("{what:units}<を{n}体まで|{n}体までを|から{n}体まで|を最大{n}体|を最大{n}体まで>選<び、|んで|んで、>",),
    ),
    row(
        "picked",
        "{what:units}を好きな数選び、",
        "any number of {what}",
        q.AnyNumber,
        number=MANY,
        clause="910.1",
        also=("{what:units}を<好きな数|好きなだけ|任意の数|何体でも|好きな数だけ>選<び、|んで|んで、>",),
    ),
    row(
        "picked",
        "{what:units}を無作為に{n}体選び、",
        "{n} {what@n} at random",
        q.AtRandom,
        number="n",
        clause="910.1",
        also=(
            "{what:units}<を|から|><無作為に|ランダムに>{n}体<を|>選<び、|んで|んで、>",
            "{what:units}<{n}体を|を{n}体><無作為に|ランダムに>選<び、|んで|んで、>",
            "<無作為に|ランダムに>{what:units}<を{n}体|{n}体を>選<び、|んで|んで、>",
        ),
    ),
    row("picked", "{what:one_main}を1体選び、", "{what}", n.Chosen, const={"n": 1}, clause="910.1"),
    row("target", "{what:one_main}1体", "{what}", n.Chosen, const={"n": 1}, clause="910.1"),
    row("subject", "{what:one_main}1体", "{what}", n.Chosen, const={"n": 1}, clause="910.1"),
    row(
        "one_main",
        "{player:whose}のメイン・ユニット",
        "{player} present main unit",
        n.Controlled,
        const={"what": g.InMainArea(n.Units())},
        clause="307.2",
    ),
    row("counted", "{what:units}を{n}体", "{n} {what@n}", n.Chosen, number="n", also=("{what:units}を{n}体ずつ",)),
    row(
        "counted",
        "{what:units}を{n}体まで",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        also=("{what:units}を最大{n}体",),
    ),
    row("counted", "{what:units}をすべて", "all {what}", n.All, number=MANY, also=("{what:units}を<全て|全部|全員>",)),
    row(
        "counted",
        "{what:units}を好きな数",
        "any number of {what}",
        q.AnyNumber,
        number=MANY,
        also=("{what:units}を<好きなだけ|任意の数|何体でも|好きな数だけ>",),
    ),
    row(
        "counted",
        "{what:units}を無作為に{n}体",
        "{n} {what@n} at random",
        q.AtRandom,
        number="n",
        also=("{what:units}をランダムに{n}体",),
    ),
    Phrase("subject", "{it:object}", "{it}"),
    row(
        "subject",
        "{what:units}{n}体",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        clause="910.1",
        also=("{n}体の{what:units}",),
    ),
    row("subject", "{what:units}{n}体まで", "up to {n} {what@n}", n.UpTo, number="n", clause="910.1"),
    row(
        "subject",
        "好きな数の{what:units}",
        "any number of {what}",
        q.AnyNumber,
        number=MANY,
        clause="910.1",
        also=("任意の数の{what:units}",),
    ),
    row(
        "subject",
        "無作為に{what:units}{n}体",
        "{n} {what@n} at random",
        q.AtRandom,
        number="n",
        clause="910.1",
        also=("<ランダムに|無作為に選んだ|ランダムに選んだ>{what:units}{n}体",),
    ),
    row(
        "subject",
        "{what:units}",
        "{what}",
        n.All,
        number=MANY,
        clause="809.3b-3",
        also=("{what:units}<すべて|全て|全員>", "<すべての|全ての|各|それぞれの>{what:units}"),
    ),
    Phrase("someone", "{it:object}", "{it}"),
    row("someone", "{what:units}", "a {what@what}", m.AnyOf, also=("いずれかの{what:units}", "{what:units}1体")),
)

_HEADS: Final = (
    row(
        "plain",
        "ユニット",
        "<unit|units>",
        n.Units,
        clause="201.3 306.4",
        also=("<好きな|任意の|KOしていない|KO状態でない|KOされていない>ユニット",),
    ),
    row(
        "plain",
        "スタンバイ・ユニット",
        "standby <unit|units>",
        h.StandbyUnits,
        clause="308.2",
        also=("<好きな|任意の|KOしていない|KO状態でない|KOされていない>スタンバイ・ユニット",),
    ),
    row(
        "plain",
        "KOしたユニット",
        "knocked-out <unit|units>",
        h.KnockedOutUnits,
        clause="306.7a-2",
        also=("<KOしている|KOされた|KO状態の|KOされている>ユニット",),
    ),
    row(
        "plain",
        "KOしたスタンバイ・ユニット",
        "knocked-out standby <unit|units>",
        g.FallenStandby,
        clause="306.7a-2 308.2",
        also=("<KOしている|KOされた|KO状態の|KOされている>スタンバイ・ユニット",),
    ),
    row("plain", "「{name:name}」", "“{name}”", h.Named, clause="902.1", also=("「{name:name}」という名前のユニット",)),
    Phrase("units", "{what:plain}", "{what@}"),
    row(
        "units",
        "{first:plain}または{second:units}",
        "{first@} or {second@}",
        q.Either,
        also=("{first:plain}<か|と|や|もしくは|および>{second:units}",),
    ),
    row(
        "mainly",
        "{attribute:attribute}属性のメイン・ユニット",
        "{attribute} main <unit|units>",
        h.WithAttribute,
        clause="204.2",
        const={"what": g.InMainArea(n.Units())},
    ),
    row(
        "mainly",
        "{state:state}のメイン・ユニット",
        "{state} main <unit|units>",
        n.InState,
        clause="908.2",
        const={"what": g.InMainArea(n.Units())},
        also=("{state:state}<である|になっている>メイン・ユニット",),
    ),
    Phrase("units", "{what:mainly}", "{what@}"),
)

# Units where cards could be meant as well: それ alone does not tell which.
_TOLD_APART: Final = (
    row("told_apart", "このユニット", "this unit", h.ThisUnit, clause="801.1g-1"),
    row(
        "told_apart", "そのユニット", "that unit", n.That, also=("<それらのユニット|選んだユニット|選ばれたユニット>",)
    ),
    row("told_apart", "{player:whoses}のメイン・ユニット", "{player} main unit", h.MainUnit, clause="307.2"),
    Phrase("receiver", "{it:object}", "{it}"),
    *[
        Phrase(
            "receiver",
            each.ja,
            each.en,
            each.node,
            each.clause,
            each.const,
            None,
            each.number,
            (
                *each.wordings[1:],
                *([Wording("{what:units}", {"n": 1})] if each.node is n.Chosen and "n" in each.slots else []),
            ),
        )
        for each in _SELECTED
        if each.category == "target" and each.node is not None and (each.node is not n.All)
    ],
    row(
        "receiver",
        "{what:units}すべて",
        "all {what}",
        n.All,
        number=MANY,
        also=("<すべての|全ての|各|それぞれの>{what:units}",),
    ),
    Phrase("moved", "{it:told_apart}", "{it}"),
    *[
        Phrase("moved", each.ja, each.en, each.node, each.clause, each.const, None, each.number, each.wordings[1:])
        for each in _SELECTED
        if each.category == "target" and each.node is not None
    ],
)

# On which units cards lie: of all of them in a group it is said without 'all'.
_HOSTS: Final = tuple(
    [
        Phrase(
            "host",
            each.ja,
            each.en.replace("all {what}", "{what}"),
            each.node,
            each.clause,
            each.const,
            None,
            each.number,
            each.wordings[1:],
        )
        for each in (*_ONE, *_SELECTED, *_TOGETHER)
        if each.category == "target"
    ]
)

UNIT_PHRASES: Final[tuple[Phrase, ...]] = (
    *PLAYERS,
    *_ONE,
    *_SELECTED,
    *_TOGETHER,
    *_HOSTS,
    *_HEADS,
    *PREDICATES,
    *SAME,
    *STATES,
    *_TOLD_APART,
)
