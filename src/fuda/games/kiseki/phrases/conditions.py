"""How the card texts of kiseki speak of times, conditions and limits.

A condition is a `fact` (it ends in a verb) or a `finding` (it ends in a noun): `if` takes either before なら, `when`
takes a finding with である. A `moment` is a time by itself.
"""

from typing import Final

from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import events as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_WHILE: Final = (
    ("戦闘中", "while battling", "battling", "804.5"),
    ("攻撃中", "while attacking", "attacking", "804.5"),
    ("単独で攻撃中", "while attacking alone", "attacking-alone", "1326.4"),
    ("スクラム攻撃中", "while in a scrum attack", "scrum-attacking", "804.5"),
    ("応戦中", "while defending", "defending", "804.6"),
    ("戦術リンク中", "while tactically linked", "linked", "1336.1"),
)

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

_TIMES: Final = (
    row(
        "span",
        "このターン中",
        "this turn",
        n.UntilEndOfTurn,
        "705.7",
        also=("このターン中、", "<この|>ターン終了時まで<|、>", "このターンの間<|、>"),
    ),
    row(
        "span",
        "この戦闘中",
        "during this battle",
        o.UntilEndOfBattle,
        "804.13a",
        also=("この戦闘中、", "この戦闘終了時まで<|、>"),
    ),
    row("span", "この攻撃中", "during this attack", o.UntilEndOfAttack, "804.13a", also=("この攻撃中、",)),
    row("span", "この応戦中", "while defending this time", o.UntilEndOfDefence, "804.13a", also=("この応戦中、",)),
    row(
        "span",
        "次のターン中",
        "during the next turn",
        o.NextTurn,
        "1215.7",
        also=("次のターン中、", "次のターンの間<|、>"),
    ),
    Phrase(
        "span",
        "{what:object}が場を離れるまで",
        "until {what} <what:leaves|leave> the field",
        o.UntilLeaves,
        clause="1215.9",
    ),
    Phrase("span", "あらゆる領域で", "in every zone", o.EveryZone, clause="1212.2"),
    row(
        "span",
        "{state:while}",
        "{state}",
        o.WhileState,
        also=("{state:while}<であるかぎり|である限り|である間|の間><、|>", "{state:while}、"),
    ),
    Phrase("span", "{what:things}と戦闘中", "while battling with any {what@what}", o.WhileBattling, clause="1406.1"),
    *[Phrase("while", ja, en, value=value, clause=clause) for ja, en, value, clause in _WHILE],
    row(
        "as_long",
        "{condition:when}かぎり",
        "as long as {condition}",
        a.AsLongAs,
        "1215.3b-4",
        also=("{condition:when}<限り|間>", "{condition:while_doing}<|の間>"),
    ),
    Phrase("period", "{phase:phase}", "the {phase}", o.InPhase),
    Phrase("period", "{player:whose}の{step:step}", "{player} {step}", o.InStepOf, clause="702.2"),
    Phrase("phase", "準備フェイズ", "preparation phase", value="preparation", clause="703.1"),
    Phrase("phase", "戦闘フェイズ", "battle phase", value="battle", clause="802.1"),
    Phrase("phase", "回復フェイズ", "recovery phase", value="recovery", clause="705.1"),
    Phrase("step", "ドローステップ", "draw step", value="draw", clause="703.6"),
    Phrase("step", "拠点ステップ", "homebase step", value="homebase", clause="703.7"),
    Phrase("step", "配備ステップ", "deployment step", value="deployment", clause="703.8"),
    Phrase("step", "攻撃対象選択ステップ", "attack target step", value="attack-target", clause="803.1"),
    Phrase(
        "moment",
        "攻撃対象選択ステップ開始時",
        "the start of the attack target step",
        w.Moment,
        const={"phase": "attack-target", "edge": "start"},
        clause="803.1",
    ),
    Phrase("moment", "{phase:phase}開始時", "the start of the {phase}", w.Moment, const={"edge": "start"}),
    Phrase(
        "moment",
        "ターン開始時",
        "the start of the turn",
        w.Moment,
        const={"phase": "turn", "edge": "start"},
        clause="703.1",
    ),
    Phrase(
        "moment",
        "ターン終了時",
        "the end of the turn",
        w.Moment,
        const={"phase": "turn", "edge": "end"},
        clause="705.3",
    ),
    Phrase(
        "moment",
        "戦闘フェイズ終了時",
        "the end of the battle phase",
        w.Moment,
        const={"phase": "battle", "edge": "end"},
        clause="802.4",
    ),
    Phrase("moment", "{player:whose}の{step:step}開始時", "the start of {player} {step}", w.StepMoment, clause="702.2"),
)

_LIMITS: Final = (
    row(
        "limit",
        "この{source:source}は{period:period}中しかプレイできない。",
        "^this {source} can be played only in {period}.",
        o.OnlyIn,
        "1210.2",
        also=(
            "この{source:source}は、?{period:period}中に?<しか|のみ|だけ>プレイできない。".replace(
                "に?<しか|のみ|だけ>プレイできない",
                "<しかプレイできない|にしかプレイできない|にのみプレイできる|のみプレイできる|だけプレイできる>",
            ),
        ),
    ),
    row(
        "limit",
        "この{source:source}は{condition:when}時にしかプレイできない。",
        "^this {source} can be played only while {condition}.",
        o.OnlyIf,
        "1210.2",
        also=(
            "この{source:source}は、?{condition:when}<時|とき><にしかプレイできない|しかプレイできない|にのみプレイできる|のみプレイできる>。",
            "この{source:source}は、?{condition:if}<場合|場合に>しかプレイできない。",
            "この{source:source}は、?{condition:if}場合<にのみ|のみ>プレイできる。",
        ),
    ),
    row(
        "limit",
        "この{source:source}は{condition:if}ならプレイできない。",
        "^this {source} cannot be played if {condition}.",
        o.NotIf,
        "1210.2",
        also=("この{source:source}は、?{condition:if}<なら|なら、|場合|場合、|場合は>プレイできない。",),
    ),
    row(
        "limit",
        "この{source:source}は1ターンに{n}回しかプレイできない。",
        "^this {source} can be played only {n:time} each turn.",
        o.TimesPerTurn,
        "1210.2",
        also=(
            "この{source:source}は、?1ターンに{n}回<しかプレイできない|までしかプレイできない|までプレイできる|だけプレイできる|のみプレイできる>。",
        ),
    ),
    row(
        "limit",
        "この{source:source}は{period:period}中に1ターンに{n}回しかプレイできない。",
        "^this {source} can be played only in {period}, and only {n:time} each turn.",
        o.OnlyInTimes,
        "1210.2",
        also=(
            "この{source:source}は、?{period:period}中<に|、|>1ターンに{n}回<しかプレイできない|までしかプレイできない|だけプレイできる|のみプレイできる>。",
            "この{source:source}は、?1ターンに{n}回、?{period:period}中<に|><しかプレイできない|のみプレイできる>。",
        ),
    ),
)

# Where a question about the past begins.
TURN: Final = "<このターンに|このターン中に|このターン、|このターン中、>"

_CONDITIONS: Final = (
    Phrase("if", "{condition:fact}", "{condition}"),
    row("if", "{condition:finding}", "{condition}", also=("{condition:finding}である",)),
    row(
        "if",
        "{one:finding}かつ{other:finding}",
        "{one} and {other}",
        o.BothHold,
        also=("{one:finding}<であり、|で、|、かつ><かつ|>{other:finding}",),
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
    Phrase("any_condition", "{condition:finding}", "{condition}"),
    Phrase("when", "{condition:fact}", "{condition}"),
    Phrase("when", "{condition:finding}である", "{condition}"),
    row("fact", "{zone:field}に{what:inner}がいる", "there is any {what@what} on {zone}", o.Present, "1328.1"),
    row("fact", "{zone:field}に{what:inner}がいない", "there is no {what@what} on {zone}", o.Absent, "1328.1"),
    row("fact", "{zone:zone}に{what:kinds}がある", "there is any {what@what} {zone}", o.Lies, "1328.2"),
    row("fact", "{zone:zone}に{what:kinds}がない", "there is no {what@what} {zone}", o.Lacks, "1328.2"),
    row(
        "fact",
        "{zone:field}に{what:inner}が{bound:pieces}ある",
        "the number of {what} on {zone} is {bound}",
        o.NumberIn,
        "1328.1",
        also=("{zone:field}に{what:inner}が{bound:sheets}ある", "{zone:field}に{what:inner}が{bound:pieces}いる"),
    ),
    row(
        "fact",
        "{zone:pile}に{what:kinds}が{bound:sheets}ある",
        "the number of {what} in {zone} is {bound}",
        o.NumberIn,
        "1328.2",
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
        "{what:object}が{group:heads}でない",
        "{what} is not among {group}",
        o.IsNotA,
        "203.2a",
        also=("{what:object}が{group:heads}ではない",),
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
        "finding",
        "{what:things}がこれだけ",
        "this is the only {what@what}",
        o.OnlyThis,
        "1329.3",
        also=("{what:things}がこれのみ",),
    ),
    row("finding", "{what:zoned}がすべて{state:lying}", "all {what} are {state}", o.AllAre, "503.2"),
    row("finding", "{what:things}がすべて{state:lying}", "all {what} are {state}", o.AllAre, "503.2"),
    row("finding", "{what:object}が{state:lying}", "{what} <what:is|are> {state}", o.IsIn, "402.2"),
    row("finding", "{what:object}が{group:heads}", "{what} is among {group}", o.IsA, "203.2a"),
    row("finding", "{what:it}の{stat:stat}が{bound:bound}", "the {stat} of {what} is {bound}", o.StatIs),
    row("fact", "{what:it}の{stat:stat}が{bound:adjective_bound}", "the {stat} of {what} is {bound}", o.StatIs),
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
    ),
    row(
        "finding",
        "{player:one_player}がイニシアチブプレイヤー",
        "{player} <player:has|have> the initiative",
        o.IsInitiative,
        "702.3",
    ),
    row(
        "finding",
        "{player:one_player}がプライマリープレイヤー",
        "{player} <player:is|are> the primary player",
        o.IsPrimary,
        "702.3",
        also=("{player:one_player}がプライマリプレイヤー",),
    ),
)

OCCASION_PHRASES: Final[tuple[Phrase, ...]] = (*_TIMES, *_LIMITS, *_CONDITIONS)
