"""How texts say what happens in the place of something else."""

from typing import Final

from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

INSTEAD: Final = (
    row(
        "rule",
        "{event:would}なら、代わりに{effect:instead}",
        "if {event}, instead {effect}",
        a.Instead,
        clause="810.1",
        also=(
            "{event:would}<なら|場合|とき|時>、?<代わりに|かわりに>、?{effect:instead}",
            "{event:would}<なら|場合|とき|時>、?{effect:taken_by}",
            "{event:would}<代わりに|かわりに>、?{effect:instead}",
            "{event:would}<なら|場合|とき|時|たび|たびに>、?{effect:that_damage}",
            "{event:would_of}<は|が>、?{effect:that_becomes}",
            "{event:would_of}を、?{effect:that_change}",
        ),
    ),
    row(
        "rule",
        "{event:would}なら、代わりに{effect:instead_option}",
        "if {event}, {effect} instead",
        a.Instead,
        clause="810.3",
        also=(
            "{event:would}<なら|場合|とき|時>、?<代わりに|かわりに>、?{effect:instead_option}",
            "{event:would}<なら|場合|とき|時>、?{effect:may_take}",
            "{event:would}<代わりに|かわりに>、?{effect:instead_option}",
        ),
    ),
    row(
        "rule",
        "{event:would}なら、代わりに{effect:instead_option}。そうしたなら、{then:acts}",
        "if {event}, {effect} instead. If you do, {then}",
        t.InsteadThen,
        clause="810.3",
        also=(
            "{event:would}<なら|場合|とき|時>、?<代わりに|かわりに>、?{effect:instead_option}。<そうしたなら|そうした場合|そうしたら|そうすれば>、?{then:acts}",
        ),
    ),
    row(
        "rule",
        "{event:would}なら、代わりに{effect:acts}。その後、{then:acts}",
        "if {event}, instead {effect}. Then {then}",
        t.InsteadThen,
        clause="810.1",
        also=(
            "{event:would}<なら|場合|とき|時>、?<代わりに|かわりに>、?{effect:acts}。<その後|そうしたなら|さらに>、?{then:acts}",
        ),
    ),
    row(
        "taken_by",
        "そのダメージを{what:object}が代わりに受ける",
        "{what} takes that damage",
        h.TakeThatDamage,
        clause="810.1",
        also=("<そのダメージを|>{what:object}が<代わりに受ける|代わりにそのダメージを受ける|受ける>",),
    ),
    row("may_take", "{effect:taken_te}もよい", "you may have it that {effect}", n.May, const={"player": n.You()}),
    row(
        "taken_te",
        "そのダメージを{what:object}が代わりに受けて",
        "{what} takes that damage",
        h.TakeThatDamage,
        clause="810.1",
        also=("<そのダメージを|>{what:object}が<代わりに受けて|代わりにそのダメージを受けて|受けて>",),
    ),
    row(
        "would_of",
        "{what:someone}が受ける{bound:points}のダメージ",
        "{what} would take {bound} damage",
        v.TookDamage,
        clause="916.1",
        also=("{what:someone}<が受ける|の受ける|が与えられる|に与えられる|への>{bound:points}<の|点の|>ダメージ",),
    ),
    row("that_becomes", "{change:becomes}", "that damage is {change}", t.ChangeThatDamage, clause="916.2"),
    row("that_change", "{change:change}", "that damage is {change}", t.ChangeThatDamage, clause="916.2"),
    Phrase("instead", "{effect:acts}", "{effect}"),
    Phrase("instead", "{effect:they}", "{effect}"),
    row(
        "instead_option",
        "{effect:acts_te}もよい",
        "you may {effect}",
        n.May,
        const={"player": n.You()},
        also=("{effect:acts}ことができる",),
    ),
    row(
        "that_damage",
        "そのダメージを{change:change}",
        "that damage is {change}",
        t.ChangeThatDamage,
        clause="916.2",
        also=(
            "{change:so_much}を受ける",
            "<そのユニット|このユニット|それ>は、?{change:so_much}を受ける",
            "そのダメージは{change:becomes}",
            "受けるダメージ<を{change:change}|は{change:becomes}>",
            Spelt(
                "<そのダメージを無効にする|そのダメージを受けない|ダメージを受けない>", {"change": q.To(n.Number(0))}
            ),
        ),
    ),
    row(
        "so_much",
        "{amount:amount}ダメージ",
        "set to {amount}",
        q.To,
        clause="810.1",
        also=("{amount:amount}<の|点の|点>ダメージ",),
    ),
    row(
        "instead",
        "そのダメージのうち{n}を{what:object}が受け、残りを{rest:object}が受ける",
        "{what} takes {n} of that damage and {rest} the rest",
        t.SplitDamage,
        clause="810.1",
        also=(
            "そのダメージのうち、?{n}<ダメージ|点|>を、?{what:object}が受け、残り<のダメージ|>を、?{rest:object}が受ける",
            "{what:object}が、?<そのダメージのうち、?|>{n}<ダメージ|点|><を|>受け、{rest:object}が、?残り<のダメージ|>を受ける",
        ),
    ),
    row(
        "that_damage_te",
        "そのダメージを{change:change_te}",
        "that damage is {change}",
        t.ChangeThatDamage,
        clause="916.2",
    ),
    Phrase("instead", "{effect:that_damage}", "{effect}"),
    row(
        "instead",
        "その点数を{change:change}",
        "as much as that, {change}",
        t.ChangeThatHealing,
        clause="917.1",
        also=(
            "<その回復|その値|回復する点数|回復する値|その回復量>を{change:change}",
            Spelt("その2倍<の点数|の値|><を|>回復する", {"change": q.Twice()}),
            Spelt("その半分<の点数|の値|><を|>回復する", {"change": q.Half()}),
        ),
    ),
    row(
        "instead_option",
        "{effect:that_damage_te}もよい",
        "you may have it that {effect}",
        n.May,
        const={"player": n.You()},
        also=("{effect:that_damage}ことができる",),
    ),
)
