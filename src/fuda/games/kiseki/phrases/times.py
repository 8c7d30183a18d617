"""How the card texts of kiseki speak of times, and of limits on playing. A `moment` is a time by itself."""

from typing import Final

from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import events as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

_WHILE: Final = (
    ("戦闘中", "while battling", "battling", "804.5"),
    ("攻撃中", "while attacking", "attacking", "804.5"),
    ("単独で攻撃中", "while attacking alone", "attacking-alone", "1326.4"),
    ("スクラム攻撃中", "while in a scrum attack", "scrum-attacking", "804.5"),
    ("応戦中", "while defending", "defending", "804.6"),
    ("戦術リンク中", "while tactically linked", "linked", "1336.1"),
)

_TIMES: Final = (
    row(
        "span",
        "このターン中",
        "this turn",
        n.UntilEndOfTurn,
        "705.7",
        also=(
            "このターン中、",
            "このターン、",
            "<この|>ターン<終了時|の終了時|が終わる|の終わり>まで<|、>",
            "このターンの間<|、>",
        ),
    ),
    row(
        "span",
        "この戦闘中",
        "during this battle",
        o.UntilEndOfBattle,
        "804.13a",
        also=(
            "この戦闘中、",
            "この戦闘の間<|、>",
            "この戦闘<終了時|の終了時|が終わる>まで<|、>",
            "戦闘<終了時|の終了時|が終わる>まで<|、>",
        ),
    ),
    row(
        "span",
        "この攻撃中",
        "during this attack",
        o.UntilEndOfAttack,
        "804.13a",
        also=(
            "この攻撃中、",
            "この攻撃の間<|、>",
            "この攻撃<終了時|の終了時|が終わる>まで<|、>",
            "攻撃<終了時|の終了時|が終わる>まで<|、>",
        ),
    ),
    row(
        "span",
        "この応戦中",
        "while defending this time",
        o.UntilEndOfDefence,
        "804.13a",
        also=("この応戦中、", "この応戦の間<|、>", "この応戦<終了時|の終了時|が終わる>まで<|、>"),
    ),
    row(
        "span",
        "次のターン中",
        "during the next turn",
        o.NextTurn,
        "1215.7",
        also=("次のターン中、", "次のターンの間<|、>"),
    ),
    row(
        "span",
        "次のターンの終了時まで",
        "until the end of the next turn",
        o.UntilEndOfNextTurn,
        "1215.7",
        also=("次のターン<の終了時|終了時|が終わる|の終わり>まで<、|>",),
    ),
    row(
        "span",
        "{phase:phase}終了時まで",
        "until the end of the {phase}",
        o.UntilEndOfPhase,
        "802.4",
        also=("<この|>{phase:phase}<終了時|の終了時|が終わる|の終わり>まで<、|>", "この{phase:phase}<中|の間><、|>"),
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
    row("while_span", "{state:while}", "{state}", o.WhileState, also=("{state:while}<である間|の間|><、|は、>",)),
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
    row(
        "moment",
        "ターン開始時",
        "the start of the turn",
        w.Moment,
        const={"phase": "turn", "edge": "start"},
        clause="703.1",
        also=("<各ターン|毎ターン|ターン>の?<開始時|開始時に|はじめに>".replace("の?", "<の|>"),),
    ),
    row(
        "moment",
        "ターン終了時",
        "the end of the turn",
        w.Moment,
        const={"phase": "turn", "edge": "end"},
        clause="705.3",
        also=("<各ターン|毎ターン|ターン|このターン><の|><終了時|終了時に|終わりに>",),
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
    Phrase("limited_one", "{source:source}", "{source}"),
    row("limited_one", "能力", "ability", value="ability", clause="1201.1"),
    row(
        "limit",
        "この{source:limited_one}は{period:period}中しかプレイできない。",
        "^this {source} can be played only in {period}.",
        o.OnlyIn,
        "1210.2",
        also=(
            "この{source:limited_one}は、?{period:period}中に?<しか|のみ|だけ>プレイできない。".replace(
                "に?<しか|のみ|だけ>プレイできない",
                "<しかプレイできない|にしかプレイできない|にのみプレイできる|のみプレイできる|だけプレイできる>",
            ),
        ),
    ),
    row(
        "limit",
        "この{source:limited_one}は{period:period}中にはプレイできない。",
        "^this {source} cannot be played in {period}.",
        o.NotIn,
        "1210.2",
        also=("この{source:limited_one}は、?{period:period}<中|中は|中に|には>プレイ<できない|することができない>。",),
    ),
    row(
        "limit",
        "この{source:limited_one}は{condition:when}時にしかプレイできない。",
        "^this {source} can be played only while {condition}.",
        o.OnlyIf,
        "1210.2",
        also=(
            "この{source:limited_one}は、?{condition:when}<時|とき><にしかプレイできない|しかプレイできない|にのみプレイできる|のみプレイできる>。",
            "この{source:limited_one}は、?{condition:if}<場合|場合に>しかプレイできない。",
            "この{source:limited_one}は、?{condition:if}場合<にのみ|のみ>プレイできる。",
        ),
    ),
    row(
        "limit",
        "この{source:limited_one}は{condition:if}ならプレイできない。",
        "^this {source} cannot be played if {condition}.",
        o.NotIf,
        "1210.2",
        also=("この{source:limited_one}は、?{condition:if}<なら|なら、|場合|場合、|場合は>プレイできない。",),
    ),
    row(
        "limit",
        "この{source:limited_one}は1ターンに{n}回しかプレイできない。",
        "^this {source} can be played only {n:time} each turn.",
        o.TimesPerTurn,
        "1210.2",
        also=(
            "この{source:limited_one}は、?1ターンに{n}回<しかプレイできない|までしかプレイできない|までプレイできる|だけプレイできる|のみプレイできる>。",
            "この{source:limited_one}は、?1ターンに{n}回<しか|までしか><使えない|使用できない|発動しない|誘発しない>。",
            "この{source:limited_one}は、?1ターンに{n}回<まで|だけ|のみ><使える|使用できる|発動する|誘発する>。",
        ),
    ),
    row(
        "limit",
        "この{source:limited_one}は{period:period}中に1ターンに{n}回しかプレイできない。",
        "^this {source} can be played only in {period}, and only {n:time} each turn.",
        o.OnlyInTimes,
        "1210.2",
        also=(
            "この{source:limited_one}は、?{period:period}中<に|、|>1ターンに{n}回<しかプレイできない|までしかプレイできない|だけプレイできる|のみプレイできる>。",
            "この{source:limited_one}は、?1ターンに{n}回、?{period:period}中<に|><しかプレイできない|のみプレイできる>。",
            "この{source:limited_one}は、?{period:period}中<に|><しかプレイできず|のみプレイでき|だけプレイでき>、"
            "1ターンに{n}回<しかプレイできない|までしかプレイできない|までプレイできる|だけプレイできる|のみプレイできる>。",
            "この{source:limited_one}は、?1ターンに{n}回<しか|までしか>プレイできず、{period:period}中<に|><しかプレイできない|のみプレイできる>。",
        ),
    ),
    row(
        "limit",
        "この{source:limited_one}は{condition:when}時にしか、1ターンに{n}回しかプレイできない。",
        "^this {source} can be played only if {condition}, and only {n:time} each turn.",
        o.OnlyIfTimes,
        "1210.2",
        also=(
            "この{source:limited_one}は、?{condition:if}<場合に|場合>しかプレイできず、1ターンに{n}回しかプレイできない。",
            "この{source:limited_one}は、?{condition:if}<場合|場合に|場合のみ|場合にのみ>プレイでき、"
            "1ターンに{n}回<しかプレイできない|までしかプレイできない|までプレイできる|だけプレイできる|のみプレイできる>。",
            "この{source:limited_one}は、?{condition:if}<なら|なら、|場合、>1ターンに{n}回<まで|だけ>プレイできる。",
            "この{source:limited_one}は、?{condition:when}<時に|時>しかプレイできず、1ターンに{n}回しかプレイできない。",
            "この{source:limited_one}は、?1ターンに{n}回しかプレイできず、{condition:when}<時に|時>しかプレイできない。",
        ),
    ),
    row(
        "limit",
        "この{source:limited_one}は{condition:if}ならプレイできず、1ターンに{n}回しかプレイできない。",
        "^this {source} cannot be played if {condition}, and only {n:time} each turn.",
        o.NotIfTimes,
        "1210.2",
        also=(
            "この{source:limited_one}は、?1ターンに{n}回しかプレイできず、{condition:if}<なら|なら、|場合、|場合は>プレイできない。",
        ),
    ),
)

TIME_PHRASES: Final[tuple[Phrase, ...]] = (*_TIMES, *_LIMITS)
