"""How the card texts of kiseki word figures that change, prices, links and what happens instead."""

from typing import Final

from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as c
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

# Other ways to say なら、 before what happens instead.
WOULD: Final = "<なら、|なら|場合、|場合|場合は、|時、|とき、>"

_FIGURES: Final = (
    row(
        "figure",
        "{what:bearer}の{stat:stat}を{change:by}",
        "the {stat} of {what} is {change}",
        c.ChangeStat,
        "1304.1",
        also=(
            "{what:bearer}の{stat:stat}<は、?|が>{change:becoming}".replace("、?", ""),
            "{what:bearer}の{stat:stat}は、{change:becoming}",
            Spelt("その{stat:stat}を{change:by}", {"what": n.That()}),
            Spelt("その{stat:stat}は、?{change:becoming}", {"what": n.That()}),
        ),
    ),
    row(
        "figure",
        "{each:each}につき{what:bearer}の{stat:stat}を{change:by}",
        "for each {each} the {stat} of {what} is {change}",
        c.ChangeStatPerEach,
        "1304.1",
        also=(
            "{each:each}につき、{what:bearer}の{stat:stat}を{change:by}",
            "{each:each}につき、?{what:bearer}の{stat:stat}は、?{change:becoming}",
            "{what:bearer}の{stat:stat}<を|は、>{each:each}につき{change:by}",
            "{what:bearer}の{stat:stat}は、?{each:each}につき{change:becoming}",
        ),
    ),
    row(
        "by",
        "{amount:count}増やす",
        "raised by {amount}",
        m.Up,
        "1304.1",
        also=(
            "{amount:count}<増加|加算>させる",
            "+{amount:count}する",
            "{amount:count}多くする",
            "{amount:count}だけ増やす",
        ),
    ),
    row(
        "by",
        "{amount:count}減らす",
        "lowered by {amount}",
        m.Down,
        "1304.2",
        also=(
            "{amount:count}<減少|減算>させる",
            "-{amount:count}する",
            "{amount:count}少なくする",
            "{amount:count}だけ減らす",
        ),
    ),
    row(
        "becoming",
        "{amount:count}増える",
        "raised by {amount}",
        m.Up,
        "1304.1",
        also=("{amount:count}<増加する|多くなる|高くなる|大きくなる>", "+{amount:count}<される|する>"),
    ),
    row(
        "becoming",
        "{amount:equal}数増える",
        "raised by {amount}",
        m.Up,
        also=(
            "{amount:equal}<値|数値|数><分|だけ|><増える|増加する|高くなる>",
            "{amount:measure}<分|だけ><増える|増加する>",
        ),
    ),
    row(
        "becoming",
        "{amount:equal}数減る",
        "lowered by {amount}",
        m.Down,
        also=(
            "{amount:equal}<値|数値|数><分|だけ|><減る|減少する|低くなる>",
            "{amount:measure}<分|だけ><減る|減少する>",
        ),
    ),
    row(
        "becoming",
        "{amount:count}減る",
        "lowered by {amount}",
        m.Down,
        "1304.2",
        also=("{amount:count}<減少する|少なくなる|低くなる|小さくなる>", "-{amount:count}<される|する>"),
    ),
    row(
        "by",
        "{amount:equal}数増やす",
        "raised by {amount}",
        m.Up,
        "1304.1",
        also=("{amount:equal}<値|数値><分|だけ|>増やす",),
    ),
    row(
        "by",
        "{amount:equal}数減らす",
        "lowered by {amount}",
        m.Down,
        "1304.2",
        also=("{amount:equal}<値|数値><分|だけ|>減らす",),
    ),
    Phrase("bearer", "{what:subject}", "{what}"),
    Phrase(
        "bearer", "{player:one_player}がプレイする{what:played}", "{what} that {player} <player:plays|play>", k.PlayedBy
    ),
    Phrase("played", "{what:kinds}", "{what}"),
    Phrase("played", "アーツ", "arts", k.Pending, "1201.1c", const={"ability": "art"}),
    row(
        "played",
        "{one:kinds}とアーツ",
        "{one} and arts",
        k.EitherOf,
        "1201.1c",
        const={"other": k.Pending("art")},
        also=("{one:kinds}<および|や|、>アーツ",),
    ),
    Phrase(
        "figure",
        "この{stat:stat}は{amount:count}である",
        "the {stat} of this is {amount}",
        c.SetStat,
        "1212.2",
        const={"what": n.This()},
    ),
    row(
        "figure",
        "{what:bearer}の{stat:stat}は{amount:count}になる",
        "the {stat} of {what} becomes {amount}",
        c.BecomeStat,
        "104.6",
        also=(
            "{what:bearer}の{stat:stat}<を|は、>{amount:count}にする",
            "{what:bearer}の{stat:stat}は、{amount:count}になる",
            Spelt("その{stat:stat}<を|は、|は>{amount:count}<にする|になる>", {"what": n.That()}),
        ),
    ),
    row(
        "figure",
        "{what:bearer}の{stat:stat}は{amount:measure}に等しい",
        "the {stat} of {what} is {amount}",
        c.SetStat,
        "104.6",
        also=(
            "{what:bearer}の{stat:stat}は、{amount:measure}に等しい",
            "{what:bearer}の{stat:stat}は、?{amount:measure}<と等しい|である|になる>",
            "{what:bearer}の{stat:stat}<の値|>は、?{amount:measure}と同じ<になる|値になる|である>",
            "{what:bearer}の{stat:stat}<を|は>{amount:equal}<値|数|数値>に<する|なる>",
        ),
    ),
    row(
        "figure",
        "{what:bearer}の{stat:stat}を{duration:span}{amount:by}",
        "the {stat} of {what} is {amount} {duration}",
        c.ChangeStatFor,
        "1304.1",
        also=(
            "{what:bearer}の{stat:stat}は、?{duration:span}{amount:becoming}",
            Spelt("その{stat:stat}を{duration:span}{amount:by}", {"what": n.That()}),
            Spelt("その{stat:stat}は、?{duration:span}{amount:becoming}", {"what": n.That()}),
        ),
    ),
    row(
        "figure",
        "{what:bearer}の{stat:stat}は{duration:span}{amount:count}になる",
        "the {stat} of {what} becomes {amount} {duration}",
        c.BecomeStatFor,
        "104.6",
        also=(
            "{what:bearer}の{stat:stat}<を|は、|は>{duration:span}{amount:count}<にする|になる>",
            Spelt("その{stat:stat}<を|は、|は>{duration:span}{amount:count}<にする|になる>", {"what": n.That()}),
        ),
    ),
    row(
        "figure",
        "{what:it}の{stat:stat}を入れ替える",
        "the {stat} of {what} is exchanged",
        c.SwapBetween,
        "104.6",
        also=(
            "{what:it}の{stat:stat}<を交換する|は入れ替わる>",
            Spelt("その{stat:stat}を<入れ替える|交換する>", {"what": k.Those()}),
        ),
    ),
    row(
        "figure",
        "{what:it}の支配を入れ替える",
        "control of {what} is exchanged",
        c.ExchangeControl,
        "105.3",
        also=("{what:it}の<支配|支配権|コントロール|支配者>を<入れ替える|交換する>",),
    ),
    row(
        "figure",
        "{what:subject}のSTRとDEFは{amount:count}になる",
        "STR and DEF of {what} become {amount}",
        c.SetBoth,
        "104.6",
        also=(
            "{what:subject}のSTRとDEFを{amount:count}にする",
            "{what:subject}のSTRとDEFは、?{amount:count}<である|になる>",
        ),
    ),
    row(
        "figure",
        "{what:subject}のSTRとDEFは{amount:measure}に等しい",
        "STR and DEF of {what} are {amount}",
        c.SetBoth,
        "104.6",
        also=(
            "{what:subject}のSTRとDEFは、{amount:measure}に等しい",
            "{what:subject}のSTRとDEFは、?{amount:measure}<と等しい|である|になる>",
        ),
    ),
    row(
        "figure",
        "{what:subject}の{stat:stat}を{n}倍にする",
        "the {stat} of {what} is multiplied by {n}",
        c.MultiplyStat,
        "104.6",
        also=("{what:subject}の{stat:stat}は、?{n}倍になる",),
    ),
    Phrase(
        "figure",
        "{player:whose}の{organisations:organisation+と}をリンクする",
        "{player} {organisations: and } are linked",
        c.Link,
        "1310.1",
    ),
    Phrase(
        "figure",
        "{zone:field}に“{name:name}”がいるものとする",
        "“{name}” counts as being on {zone}",
        c.CountsAsPresent,
        "1329.1",
    ),
    Phrase(
        "figure", "{player:whose}の絆は{n}点であるものとする", "{player} bonds count as {n}", c.BondsCountAs, "1329.2"
    ),
    Phrase(
        "figure",
        "{player:one_player}は{what:price_of}の{stat:stat}を支払う代わりに、{effect:act_te}もよい",
        "{player} may {effect} instead of paying the {stat} of {what}",
        c.InsteadOfCost,
        "1204.2f-6",
    ),
    Phrase(
        "figure",
        "{what:it}が場に出るなら、あなたはこれが【{label:label}】を持つことを選んでよい",
        "as {what} enters the field, you may choose that this has {label}",
        c.MayHaveIcon,
        "1415.1",
    ),
    Phrase(
        "figure",
        "{what:object}はすべての情報を合計した1つのUNITになる",
        "{what} become one UNIT that adds up all information",
        c.BecomeOneUnit,
        "1336.1",
    ),
    Phrase("price_of", "{what:it}", "{what}"),
    Phrase("price_of", "{what:played}", "{what}"),
    row(
        "figure",
        "{event:would}なら、代わりに{effect:doings}",
        "if {event}, instead {effect}",
        a.Instead,
        "1216.1",
        also=("{event:would}" + WOULD + "代わりに、?{effect:doings}", "{event:would}代わりに、?{effect:doings}"),
    ),
    row(
        "figure",
        "{event:would}なら、代わりに{effect:option}",
        "if {event}, {effect} instead",
        a.Instead,
        "1216.3",
        also=("{event:would}" + WOULD + "代わりに、?{effect:option}",),
    ),
    row(
        "figure",
        "{event:would}なら、代わりに{effect:altered}",
        "if {event}, {effect} instead",
        a.Instead,
        "1216.1",
        also=(
            "{event:would}" + WOULD + "代わりに、?{effect:altered}",
            "{event:would}<時|とき>、{effect:altered}",
            "{event:dealing}は、?{effect:altering}",
            "{event:dealing}を{effect:altered_by}",
        ),
    ),
    row(
        "altering",
        "{n}点少なくなる",
        "{n} fewer <n:bond is|bonds are> lost",
        t.Lessened,
        also=("{n}<点|><減る|減少する|低くなる>", "-{n}<点|><される|する>"),
    ),
    row(
        "altering",
        "{n}点多くなる",
        "{n} more <n:bond is|bonds are> lost",
        t.Heightened,
        also=("{n}<点|><増える|増加する|高くなる>", "+{n}<点|><される|する>"),
    ),
    row(
        "figure",
        "{event:entering}なら、代わりに{effect:entry}",
        "if {event}, {effect} instead",
        a.Instead,
        "503.1a",
        also=(
            "{event:entering}" + WOULD + "<代わりに、?|>{effect:entry}".replace("、?", ""),
            "{event:entering}" + WOULD + "代わりに<それは|それは、|>{effect:entry}",
            "{event:entering_who}{effect:entry}",
        ),
    ),
    row(
        "entry",
        "アクション状態で場に出る",
        "it enters actioned",
        t.EnteringAs,
        "503.1a",
        const={"manner": "actioned"},
        also=("<場に|>アクション状態で<場に出る|登場する|出る|場に出される>",),
    ),
    row(
        "entry",
        "レディ状態で場に出る",
        "it enters ready",
        t.EnteringAs,
        "503.1a",
        const={"manner": "ready"},
        also=("<場に|>レディ状態で<場に出る|登場する|出る|場に出される>",),
    ),
    row("altering", "{n}倍になる", "{n} times as many bonds are lost", t.Multiplying),
    row(
        "altered_by",
        "{n}点減らす",
        "{n} fewer <n:bond is|bonds are> lost",
        t.Lessened,
        also=("{n}<点|><減らす|減少させる|軽減する>", "-{n}<点|>する"),
    ),
    row(
        "altered_by",
        "{n}点増やす",
        "{n} more <n:bond is|bonds are> lost",
        t.Heightened,
        also=("{n}<点|><増やす|増加させる>", "+{n}<点|>する"),
    ),
    row("altered_by", "{n}倍にする", "{n} times as many bonds are lost", t.Multiplying),
    row(
        "altered",
        "その{n}倍の<オーバーキルダメージ|スタンダメージ|ダメージ>を受ける",
        "{n} times as many bonds are lost",
        t.Multiplying,
        "104.6",
        also=(
            "<その|それの|><ダメージ|点数|絆|値|>の?{n}倍の<絆を失う|絆を失わせる|ダメージを与える|オーバーキルダメージを与える>".replace(
                "の?", ""
            ),
            "<その|それの|><ダメージ|点数|オーバーキルダメージ|値>を{n}倍にする",
        ),
    ),
    row(
        "altered",
        "それより{n}点少ない<オーバーキルダメージ|スタンダメージ|ダメージ>を受ける",
        "{n} fewer <n:bond is|bonds are> lost",
        t.Lessened,
        "104.2",
        also=(
            "それより{n}点少ない<オーバーキルダメージ|ダメージ>を与える",
            "それより{n}点少ない絆を失う",
            "失う<絆|点数>を{n}点減らす",
            "その<点数|ダメージ|値>を{n}<点|>減らす",
        ),
    ),
    row(
        "altered",
        "それより{n}点多く絆を得る",
        "{n} more <n:bond is|bonds are> gained",
        t.GainMore,
        "1216.1",
        also=("それより{n}点多い絆を得る", "得る<絆|点数>を{n}点増やす"),
    ),
    row(
        "altered",
        "それより{n}点少なく絆を得る",
        "{n} fewer <n:bond is|bonds are> gained",
        t.GainLess,
        "1216.1",
        also=("それより{n}点少ない絆を得る", "得る<絆|点数>を{n}点減らす"),
    ),
    row(
        "altered",
        "それより{n}点多い<オーバーキルダメージ|スタンダメージ|ダメージ>を受ける",
        "{n} more <n:bond is|bonds are> lost",
        t.Heightened,
        "104.2",
        also=(
            "それより{n}点多い<オーバーキルダメージ|ダメージ>を与える",
            "それより{n}点多い絆を失う",
            "失う<絆|点数>を{n}点増やす",
            "その<点数|ダメージ|値>を{n}<点|>増やす",
        ),
    ),
)

FIGURE_PHRASES: Final[tuple[Phrase, ...]] = (*_FIGURES,)
