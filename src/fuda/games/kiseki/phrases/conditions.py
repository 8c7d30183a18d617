"""How the card texts of kiseki speak of conditions.

A condition is a `fact` (it ends in a verb) or a `finding` (it ends in a noun): `if` takes either before なら, `when`
takes a finding with である.
"""

from typing import Final

from fuda.games.kiseki.words import conditions as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_BORNE: Final = (
    ("サポートを持つ", "<has|have> support", "supported", "1309.1"),
    ("搭乗されている", "<is|are> boarded", "boarded", "1337.1"),
    ("呪われている", "<is|are> cursed", "cursed", "1338.2"),
)
_UNBORNE: Final = (
    ("サポートを持たない", "<does|do> not have support", "supported", "1309.1"),
    ("搭乗されていない", "<is|are> not boarded", "boarded", "1337.1"),
    ("呪われていない", "<is|are> not cursed", "cursed", "1338.2"),
)


# Where a question about the past begins.
TURN: Final = "<このターンに|このターン中に|このターン、|このターン中、>"

_CONDITIONS: Final = (
    Phrase("if", "{condition:fact}", "{condition}"),
    row("if", "{condition:finding}", "{condition}", also=("{condition:finding}である", "{condition:there}")),
    row(
        "if",
        "{one:finding}かつ{other:finding}",
        "{one} and {other}",
        o.BothHold,
        also=(
            "{one:finding}<であり、|で、|、かつ><かつ|>{other:finding}",
            "{one:there}、?かつ、?<{other:finding}|{other:there}>",
            "{one:finding}<であり、|で、|、><かつ|>{other:there}",
        ),
    ),
    row(
        "if",
        "{one:finding}か{other:finding}",
        "{one} or {other}",
        o.EitherHolds,
        also=("{one:finding}<または|、または>{other:finding}",),
    ),
    row(
        "if",
        "{one:fact}、かつ{other:any_condition}",
        "{one} and {other}",
        o.BothHold,
        also=("{one:fact}かつ、?{other:any_condition}",),
    ),
    row(
        "if",
        "{one:fact}か、{other:any_condition}",
        "{one} or {other}",
        o.EitherHolds,
        also=("{one:fact}<か|、または|または>{other:any_condition}",),
    ),
    Phrase("any_condition", "{condition:fact}", "{condition}"),
    row("any_condition", "{condition:finding}", "{condition}", also=("{condition:there}",)),
    Phrase("when", "{condition:fact}", "{condition}"),
    row("when", "{condition:finding}である", "{condition}", also=("{condition:finding}の", "{condition:there}")),
    *[
        row(
            "when",
            f"{{one:finding}}{ja}{{other:finding}}である",
            f"{{one}} {en} {{other}}",
            node,
            also=(f"{{one:finding}}{spelt}<{{other:finding}}である|{{other:finding}}の|{{other:there}}>",),
        )
        for ja, en, node, spelt in (
            ("かつ", "and", o.BothHold, "<かつ|であり、|で、かつ|で、|、かつ>"),
            ("か", "or", o.EitherHolds, "<か|または|、または>"),
        )
    ],
    *[
        row(
            "when",
            f"{{one:fact}}{ja}{{other:other_when}}",
            f"{{one}} {en} {{other}}",
            node,
            also=(f"{{one:fact}}{spelt}{{other:other_when}}",),
        )
        for ja, en, node, spelt in (
            ("、かつ", "and", o.BothHold, "<、かつ|かつ、|かつ>"),
            ("か、", "or", o.EitherHolds, "<か|、または|または>"),
        )
    ],
    Phrase("other_when", "{condition:fact}", "{condition}"),
    row("other_when", "{condition:finding}である", "{condition}", also=("{condition:finding}の", "{condition:there}")),
    row(
        "fact",
        "{zone:field}に{what:inner}がいる",
        "there is any {what@what} on {zone}",
        o.Present,
        "1328.1",
        also=(
            "{what:inner}が{zone:field}に<いる|存在する>",
            "{zone:field}に{what:inner}が存在する",
            "{zone:field}に{what:besides}いる",
        ),
    ),
    row(
        "fact",
        "{zone:field}に{what:inner}がいない",
        "there is no {what@what} on {zone}",
        o.Absent,
        "1328.1",
        also=(
            "{what:inner}が{zone:field}に<いない|存在しない>",
            "{zone:field}に{what:inner}が存在しない",
            "{zone:field}に{what:besides}いない",
        ),
    ),
    row(
        "fact",
        "{what:things}がいる",
        "there is any {what@what}",
        o.Exists,
        "506.5a",
        also=("{what:things}<がある|が存在する|がいる|が場にいる|が場にある>",),
    ),
    row(
        "there",
        "{what:things}が{bound:pieces}いる",
        "the number of {what} is {bound}",
        m.CountIs,
        "506.5a",
        also=(
            "{what:things}が{bound:pieces}<ある|存在する>",
            "{bound:pieces}の{what:things}が<いる|ある|存在する>",
        ),
    ),
    row(
        "there",
        "{player:one_player}がイニシアチブを持つ",
        "{player} <player:has|have> the initiative",
        o.IsInitiative,
        "702.3",
        also=("{player:one_player}がイニシアチブを持っている",),
    ),
    row(
        "there",
        "{what:field}に組織が{bound:pieces}ある",
        "the number of organisations on {what} is {bound}",
        o.OrganisationsAre,
        "1333.2",
        also=("{what:field}にある組織が{bound:pieces}ある", "{what:field}に{bound:pieces}の組織がある"),
    ),
    row(
        "there",
        "{what:zoned}が{bound:sheets}ある",
        "the number of {what} is {bound}",
        m.CountIs,
        "502.2a",
        also=("{what:zoned}が{bound:sheets}<存在する|いる>",),
    ),
    row(
        "fact",
        "{what:things}がいない",
        "there is no {what@what}",
        o.IsNowhere,
        "506.5a",
        also=("{what:things}<がない|が存在しない|が場にいない>",),
    ),
    row("fact", "{zone:zone}に{what:kinds}がある", "there is any {what@what} {zone}", o.Lies, "1328.2"),
    row("fact", "{zone:zone}に{what:kinds}がない", "there is no {what@what} {zone}", o.Lacks, "1328.2"),
    row(
        "fact",
        "{zone:field}に{what:inner}が{bound:pieces}ある",
        "the number of {what} on {zone} is {bound}",
        o.NumberIn,
        "1328.1",
        also=(
            "{zone:field}に{what:inner}が{bound:sheets}ある",
            "{zone:field}に{what:inner}が{bound:pieces}<いる|存在する>",
            "{what:inner}が{zone:field}に{bound:pieces}<いる|ある|存在する>",
        ),
    ),
    row(
        "fact",
        "{zone:pile}に{what:kinds}が{bound:sheets}ある",
        "the number of {what} in {zone} is {bound}",
        o.NumberIn,
        "1328.2",
        also=("{zone:pile}に{bound:sheets}の{what:kinds}がある", "{zone:pile}に{what:kinds}が{bound:pieces}ある"),
    ),
    row(
        "fact",
        "{zone:hand}に{what:kinds}が{bound:sheets}ある",
        "the number of {what} in {zone} is {bound}",
        o.NumberIn,
        "1328.2",
    ),
    row(
        "fact",
        "{zone:deck}にカードが{bound:sheets}ある",
        "the number of cards in {zone} is {bound}",
        o.NumberIn,
        "504.1",
        {"what": n.Cards()},
        also=("{zone:deck}のカードが{bound:sheets}ある", "{zone:deck}の枚数が{bound:sheets}である"),
    ),
    row(
        "fact",
        "{what:object}が{zone:zone}にある",
        "{what} <what:is|are> {zone}",
        o.IsInZone,
        "1328.2",
        also=("{what:object}が{zone:field}にいる",),
    ),
    row(
        "fact",
        "{what:object}が拠点に{state:lying}である",
        "{what} is {state} in the homebase",
        o.LiesAs,
        "507.3",
    ),
    row(
        "fact",
        "{zone:hand}がない",
        "there is no card in {zone}",
        o.IsEmpty,
        "505.4",
        also=("{zone:hand}に?カードがない".replace("に?", "に"),),
    ),
    row(
        "fact",
        "{zone:field}に{what:it}と同じ組織がない",
        "nothing on {zone} shares an organisation with {what}",
        o.SharesNoOrganisation,
        "1403.1",
    ),
    row(
        "fact",
        "{what:object}が{state:lying}でない",
        "{what} <what:is|are> not {state}",
        o.IsNotIn,
        "402.2",
        also=("{what:object}が{state:lying}ではない",),
    ),
    row(
        "fact",
        "{what:object}が{state:borne}",
        "{what} {state@what}",
        o.IsIn,
        "401.2",
        also=("{what:object}は{state:borne}",),
    ),
    row("fact", "{what:object}が{state:unborne}", "{what} {state@what}", o.IsNotIn, "401.2"),
    *[Phrase("borne", ja, en, value=value, clause=clause) for ja, en, value, clause in _BORNE],
    *[Phrase("unborne", ja, en, value=value, clause=clause) for ja, en, value, clause in _UNBORNE],
    row(
        "fact",
        "{what:object}が{state:lying}であり{other:lying}でない",
        "{what} <what:is|are> {state} and not {other}",
        o.IsInAndNotIn,
        "1408.1",
        also=("{what:object}が{state:lying}であり、{other:lying}でない",),
    ),
    row(
        "fact",
        "{what:object}が{group:special}でない",
        "{what} is not among {group}",
        o.IsNotA,
        "203.2a",
        also=("{what:object}が{group:special}ではない", "{what:object}が{group:special}以外である"),
    ),
    row(
        "fact",
        "{what:someone}が【{label:label}】を持つ",
        "{what} <what:has|have> {label}",
        o.HasIcon,
        "1332.4",
        also=("{what:someone}が【{label:label}】を持っている",),
    ),
    row(
        "fact",
        "{what:someone}が{organisation:organisation}を持つ",
        "{what} <what:has|have> the organisation {organisation}",
        o.HasOrganisation,
        "1332.3",
        also=("{what:someone}が{organisation:organisation}<の組織|>を<持つ|持っている>",),
    ),
    row("fact", "{condition:lacking}", "{condition}", o.NotSo),
    row(
        "lacking",
        "{what:someone}が【{label:label}】を持たない",
        "it is not so that {what} <what:has|have> {label}",
        o.HasIcon,
        "1332.4",
        also=("{what:someone}が【{label:label}】を持っていない",),
    ),
    row(
        "lacking",
        "{what:someone}が{organisation:organisation}を持たない",
        "it is not so that {what} <what:has|have> the organisation {organisation}",
        o.HasOrganisation,
        "1332.3",
        also=("{what:someone}が{organisation:organisation}<の組織|>を<持たない|持っていない>",),
    ),
    row(
        "fact",
        "このターンに{player:one_player}が{what:kinds}をプレイした",
        "{player} played any {what@what} this turn",
        o.HasPlayed,
        "1204.2k",
        also=(
            TURN + "{player:one_player}が{what:kinds}をプレイ<した|している|していた>",
            "{player:one_player}が" + TURN + "{what:kinds}をプレイ<した|している|していた>",
        ),
    ),
    row(
        "fact",
        "このターンに{player:one_player}が{what:kinds}をプレイしていない",
        "{player} did not play any {what@what} this turn",
        o.HasNotPlayed,
        "1204.2k",
        also=(
            TURN + "{player:one_player}が{what:kinds}をプレイ<していない|していなかった|しなかった>",
            "{player:one_player}が" + TURN + "{what:kinds}をプレイ<していない|しなかった>",
        ),
    ),
    row(
        "fact",
        "このターンに{event:happened}",
        "{event} this turn",
        o.HappenedThisTurn,
        also=(TURN + "{event:happened}",),
    ),
    row("fact", "{condition:not_happened}", "{condition}", o.NotSo),
    row(
        "fact",
        "{condition:deniable}でない",
        "it is not so that {condition}",
        o.NotSo,
        also=("{condition:deniable}ではない",),
    ),
    row(
        "not_happened",
        "このターンに{event:unhappened}",
        "it is not so that {event} this turn",
        o.HappenedThisTurn,
        also=(TURN + "{event:unhappened}",),
    ),
    row(
        "fact",
        "このターンに{player:one_player}がカードを{bound:sheets}引いた",
        "the number of cards that {player} drew this turn is {bound}",
        o.CardsDrawn,
        "1313.1",
        also=(
            TURN + "{player:one_player}がカードを{bound:sheets}引<いた|いている|いていた>",
            TURN + "{player:one_player}が{bound:sheets}<の|>カードを引<いた|いている|いていた>",
            "{player:one_player}が" + TURN + "カードを{bound:sheets}引<いた|いている|いていた>",
            "{player:one_player}が" + TURN + "{bound:sheets}<の|>カードを引<いた|いている>",
        ),
    ),
    row(
        "fact",
        "このターンに{player:one_player}が絆を{bound:points}失った",
        "the number of bonds that {player} lost this turn is {bound}",
        o.BondsGone,
        also=(
            TURN + "{player:one_player}が絆を{bound:points}失<った|っている|っていた>",
            "{player:one_player}が" + TURN + "絆を{bound:points}失<った|っている|っていた>",
            "{player:one_player}が" + TURN + "{bound:points}の絆を失<った|っている>",
        ),
    ),
    row(
        "fact",
        "このターンに{player:one_player}が{what:kinds}を{bound:sheets}プレイした",
        "the number of {what} that {player} played this turn is {bound}",
        o.CardsPlayed,
        "1204.2k",
        also=(
            TURN + "{player:one_player}が{what:kinds}を{bound:sheets}プレイ<した|している|していた>",
            "{player:one_player}が" + TURN + "{what:kinds}を{bound:sheets}プレイ<した|している|していた>",
            TURN + "{player:one_player}が{bound:sheets}の{what:kinds}をプレイ<した|している>",
            TURN + "{player:one_player}がプレイした{what:kinds}が{bound:sheets}<ある|>",
        ),
    ),
    row(
        "fact",
        "このターンに{what:someone}が攻撃した",
        "{what} attacked this turn",
        o.HasAttacked,
        "804.8",
        also=(
            TURN + "{what:someone}が攻撃<した|している|していた>",
            "{what:someone}が" + TURN + "攻撃<した|している|していた>",
        ),
    ),
    *[
        row(
            "fact",
            f"このターンに{what}が攻撃していない",
            english,
            o.HasNotAttacked,
            "804.8",
            also=(
                f"{TURN}{what}が攻撃<していない|していなかった|しなかった>",
                f"{what}が{TURN}攻撃<していない|しなかった>",
            ),
        )
        for what, english in (
            ("{what:object}", "{what} did not attack this turn"),
            ("{what:any}", "it is not so that {what} attacked this turn"),
        )
    ],
    Phrase("finding", "{condition:deniable}", "{condition}"),
    row(
        "finding",
        "{what:things}が{bound:pieces}",
        "the number of {what} is {bound}",
        m.CountIs,
        "506.5a",
        also=("{what:things}の数が{bound:pieces}",),
    ),
    row(
        "finding",
        "{what:zoned}が{bound:sheets}",
        "the number of {what} is {bound}",
        m.CountIs,
        "502.2a",
        also=("{what:zoned}の<枚数|数>が{bound:sheets}",),
    ),
    row(
        "deniable",
        "{what:things}がこれだけ",
        "this is the only {what@what}",
        o.OnlyThis,
        "1329.3",
        also=("{what:things}がこれのみ",),
    ),
    row("deniable", "{what:zoned}がすべて{state:lying}", "all {what} are {state}", o.AllAre, "503.2"),
    row("deniable", "{what:things}がすべて{state:lying}", "all {what} are {state}", o.AllAre, "503.2"),
    row("finding", "{what:object}が{state:lying}", "{what} <what:is|are> {state}", o.IsIn, "402.2"),
    row(
        "finding",
        "{what:object}が{group:special}",
        "{what} is among {group}",
        o.IsA,
        "203.2a",
        also=("{what:object}が{group:bearing}",),
    ),
    row(
        "finding",
        "{what:it}の{stat:stat}が{bound:bound}",
        "the {stat} of {what} is {bound}",
        o.StatIs,
        also=(
            Spelt("その{stat:stat}が{bound:bound}", {"what": n.That()}),
            Spelt("その{stat:stat}が{bound:equal_bound}", {"what": n.That()}),
            "{what:it}の{stat:stat}が{bound:equal_bound}",
            "{what:object}<が|は>{stat:stat}{bound:bound}",
        ),
    ),
    row(
        "fact",
        "{what:it}の{stat:stat}が{bound:adjective_bound}",
        "the {stat} of {what} is {bound}",
        o.StatIs,
        also=(Spelt("その{stat:stat}が{bound:adjective_bound}", {"what": n.That()}),),
    ),
    row("fact", "{player:whose}の絆が相手より少ない", "{player} bonds are fewer than your opponent's", o.FewerBonds),
    row("finding", "{player:whose}の絆が{bound:points}", "{player} bonds are {bound}", o.BondsAre, "1329.2"),
    row(
        "fact",
        "{what:object}が組織を{bound:pieces}持つ",
        "the number of organisations of {what} is {bound}",
        o.OrganisationsAre,
        "1333.2",
        also=("{what:object}が{bound:pieces}の組織を持つ", "{what:object}の持つ組織が{bound:pieces}ある"),
    ),
    row("finding", "{what:handled}が{bound:sheets}", "the number of {what} is {bound}", m.CountIs, "1221.1"),
    Phrase("while_doing", "{what:object}が{state:while}", "{what} <what:is|are> {state}", o.IsIn, clause="402.2"),
    row(
        "finding",
        "{what:field}にある組織が{bound:pieces}",
        "the number of organisations on {what} is {bound}",
        o.OrganisationsAre,
        "1333.2",
        also=("{what:field}の組織<が|の数が>{bound:pieces}", "{what:field}にある組織の数が{bound:pieces}"),
    ),
    row(
        "deniable",
        "{player:one_player}がイニシアチブプレイヤー",
        "{player} <player:has|have> the initiative",
        o.IsInitiative,
        "702.3",
        also=("イニシアチブプレイヤーが{player:one_player}",),
    ),
    row(
        "deniable",
        "{player:one_player}がプライマリープレイヤー",
        "{player} <player:is|are> the primary player",
        o.IsPrimary,
        "702.3",
        also=("{player:one_player}がプライマリプレイヤー",),
    ),
)

OCCASION_PHRASES: Final[tuple[Phrase, ...]] = (*_CONDITIONS,)
