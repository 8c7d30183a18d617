"""How the text of each part of a card is built, and the lines of a text."""

from typing import Final

from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

OF_THESE: Final = "<以下|次><|の2つ|の3つ|の4つ><|の効果><から|のうち|のうちから|の中から|のいずれか>、?"

TEXTS: Final = (
    Phrase("unit", "{abilities:unit_line*\n}", "^{abilities:\n^}", n.Text, clause="207.1"),
    Phrase("unit_line", "{ability:line}", "{ability}"),
    Phrase("unit_line", "{ability:limited}", "{ability}"),
    Phrase("skill", "{steps:sentence*}", "^{steps: ^}", n.Effects, clause="213.1"),
    Phrase("skill", "{modes:modes}", "^{modes}", clause="213.1"),
    Phrase("command", "{steps:sentence+}", "^{steps: ^}", n.Effects, clause="801.1d"),
    Phrase("command", "{modes:modes}", "^{modes}", clause="801.1d"),
    Phrase("command", "{modes:then_modes}", "^{modes}", clause="801.1d"),
    Phrase("skill", "{modes:then_modes}", "^{modes}", clause="213.1"),
    row(
        "command",
        "このカードは{condition:condition}場合にのみプレイできる。{steps:sentence+}",
        "^playable only if {condition}. ^{steps: ^}",
        u.PlayableIf,
        clause="604.1",
        also=(
            "<このカードは、?|このコマンドは、?|>{condition:condition}<場合|とき|時><にのみ|にだけ|のみ|だけ><プレイできる|プレイすることができる|使える|使用できる>。<|\n>{steps:sentence+}",
            "<このカードは、?|このコマンドは、?|>{condition:condition}<場合|とき|時><にしか|しか><プレイできない|使えない|使用できない>。<|\n>{steps:sentence+}",
        ),
    ),
    row(
        "command",
        "{condition:condition}なら、このカードはプレイできない。{steps:sentence+}",
        "^this card cannot be played if {condition}. ^{steps: ^}",
        u.PlayableUnless,
        clause="604.1",
        also=(
            "{condition:condition}<なら|場合|とき|時|かぎり>、?このカードは<プレイできない|プレイすることができない|使えない>。<|\n>{steps:sentence+}",
            "このカードは、?{condition:condition}<なら|場合|とき|時><は|>、?<プレイできない|プレイすることができない|使えない>。<|\n>{steps:sentence+}",
            "{condition:unless_so}、?このカードは<プレイできない|プレイすることができない|使えない>。<|\n>{steps:sentence+}",
            "このカードは、?{condition:unless_so}、?<プレイできない|プレイすることができない|使えない>。<|\n>{steps:sentence+}",
        ),
    ),
    row(
        "enhancement",
        "{what:settable}にセットできる。",
        "^this card can be set on a {what@what}.",
        h.SettableOn,
        clause="804.2b-1",
        also=(
            "<このカードは、|このカードは|>{what:settable}<にのみ|にだけ|に><セットできる|セットすることができる>。",
            "<このカードは、|このカードは|>{what:settable}<以外にはセットできない|にしかセットできない>。",
        ),
    ),
    row("settable", "{what:units}", "{what@}", also=("{what:units}1体",)),
    Phrase("settable", "{what:one_main}", "{what@}"),
    Phrase("ex", "{ability:line}", "^{ability}", clause="801.1f"),
    row(
        "ex",
        "{ability:line}累積しない。",
        "^{ability} ^does not accumulate.",
        a.NotCumulative,
        clause="807.2a",
        also=("{ability:line}この<EXスキル|能力|スキル>は、?累積しない。",),
    ),
    Phrase("ex", "{ability:limited}", "^{ability}", clause="803.1"),
    row(
        "limited",
        "{ability:line}この能力は1ターンに{n}回まで誘発する。",
        "{ability} ^this ability triggers up to {n:time} each turn.",
        u.TriggersOnce,
        clause="803.1",
        also=(
            "1ターンに{n}<回|度><|まで|だけ>、{ability:line}",
            "{ability:line}この<能力|EXスキル|効果>は、?1ターンに{n}<回|度><|まで|だけ|しか|までしか|のみ><誘発する|誘発しない|使える|使えない|発動する|発動しない>。",
        ),
    ),
    Phrase("ex", "{ability:activated}", "^{ability}", clause="801.1f"),
    row(
        "ex",
        "{ability:activated}この能力は1ターンに{n}回まで使える。",
        "^{ability} ^this ability can be used up to {n:time} each turn.",
        a.Limited,
        clause="803.1",
        also=(
            "{ability:activated}<この能力は|このEXスキルは|このスキルは|この効果は|ただし、|>、?1ターンに{n}回<まで|だけ|しか|のみ|までしか><使える|使えない|プレイできる|プレイできない>。",
            "{ability:activated}<この能力は|このEXスキルは|>1ターンに{n}回まで。",
            "{ability:activated}\n<この能力は|このEXスキルは|このスキルは|この効果は|ただし、|>、?1ターンに{n}回<まで|だけ|しか><使える|使えない|プレイできる>。",
            "{ability:activated}(1ターンに{n}回まで)",
            "自分のターンに1ターンに{n}回<まで|だけ|>使える。{ability:bare_activated}",
            "自分のターンに{n}回<まで|だけ>使える。{ability:bare_activated}",
        ),
    ),
    row(
        "ex",
        "自分のターンに使える。以下から{n}つを選ぶ。{times:turnly}{options:option+}",
        "^usable in your turn up to {times:time} each turn: choose {n} of these: {options: }",
        u.LimitedModes,
        clause="803.1",
        also=(
            f"自分のターンに使える。{OF_THESE}{{n}}つ<を|><選ぶ|行う|選んで行う|選び、行う>。{{times:turnly}}{{options:option+}}",
        ),
    ),
    row(
        "turnly",
        "この能力は1ターンに{times}回まで使える。",
        "{times}",
        also=("<この能力は|このEXスキルは>、?1ターンに{times}<回|度><まで|だけ><使える|プレイできる>。",),
    ),
    row(
        "activated",
        "自分のターンに使える。{effects:effects}",
        "usable in your turn: ^{effects}",
        a.Activated,
        clause="801.1a",
    ),
    row("line", "{steps:truth+}", "{steps: ^}", a.Static, clause="805.1"),
    row(
        "line",
        "{event:event}とき、{effects:effects}",
        "when {event}, {effects}",
        n.Triggered,
        clause="807.1",
        also=("{event:event}<時|ときに|時に|たび|たびに|場合|なら|ら|際|度に>、{effects:effects}",),
    ),
    row(
        "line",
        "このユニットがKOしたとき、このカードを捨てる代わりに{effect:fallen}。",
        "when this unit is knocked out, instead of discarding this card {effect}.",
        t.InsteadOfFalling,
        clause="1005.1",
        also=(
            "このユニットがKO<した|された|する|される><とき|なら|場合>、?このカードを捨てる代わりに、?{effect:fallen}。",
        ),
    ),
    row("fallen", "{effect:on_it_te}もよい", "you may {effect}", n.May, const={"player": n.You()}),
    Phrase("fallen", "{effect:on_this}", "{effect}"),
    row(
        "line",
        "{event:moment}、{effects:effects}",
        "at {event}, {effects}",
        n.Triggered,
        clause="807.1",
        also=("{event:moment}<に、|に|ごとに、>{effects:effects}",),
    ),
    row(
        "bare_activated",
        "{effects:effects}",
        "^{effects}",
        a.Activated,
    ),
    row(
        "line",
        "{condition:condition}とき、{effects:effects}",
        "whenever {condition}, {effects}",
        a.StateTriggered,
        clause="807.7",
        also=("{condition:condition}時、{effects:effects}",),
    ),
    row(
        "truth", "{rule:lasting}。", "{rule}.", also=("<また、|さらに、|なお、|ただし、|また|ただし>{rule:lasting}。",)
    ),
    row(
        "truth",
        "{duration:as_long}、{effect:lasting}。",
        "{duration}, {effect}.",
        n.Lasting,
        clause="805.1",
        also=("{duration:if_so}、{effect:lasting}。",),
    ),
    row(
        "truth",
        "ただし、{condition:condition}かぎり、この効果は適用されない。",
        "this does not hold as long as {condition}.",
        u.NotWhile,
        clause="805.1",
        also=(
            "<ただし、|ただし|>{condition:condition}<かぎり|間|間は|なら|場合>、?この<効果|能力>は、?<適用されない|適用しない|無効になる|無効である|失われる|働かない>。",
            "<ただし、|ただし|>この<効果|能力>は、?{condition:condition}<かぎり|間|間は|なら|場合|ときは>、?<適用されない|適用しない|無効になる|働かない>。",
        ),
    ),
    row(
        "if_so",
        "{condition:condition}なら",
        "as long as {condition}",
        a.AsLongAs,
        clause="809.7",
        also=(
            "{condition:unless_so}",
            "{condition:condition}<場合|場合は|ならば>",
        ),
    ),
    row(
        "truth",
        "{period:period}中、{effect:lasting}。",
        "during {period}, {effect}.",
        n.During,
        clause="805.1",
        also=(
            "{period:period}<の間|の間は|中は|、>、?{effect:lasting}。",
            "{period:period}中{effect:lasting}。",
        ),
    ),
    row(
        "truth",
        "{what:subject}は{duration:as_long}、{effect:tails}。",
        "{what}, {duration}, {effect}.",
        t.LastingOn,
        clause="805.1",
        also=("{what:subject}は、?{duration:as_long}、?{effect:tails}。",),
    ),
    row(
        "truth",
        "{what:player}は{duration:as_long}、{effect:his_tails}。",
        "{duration}, {what} {effect}.",
        t.LastingOn,
        clause="805.1",
        also=("{what:player}は、?{duration:as_long}、?{effect:his_tails}。",),
    ),
)
