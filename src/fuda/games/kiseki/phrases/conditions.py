"""How the card texts of kiseki speak of times, conditions, limits and events.

A condition is a `fact` (it ends in a verb) or a `finding` (it ends in a noun): `if` takes either before なら, `when`
takes a finding with である. An `event` stands before 時 in the past, a `would` before なら、代わりに in the present,
and a `moment` is a time by itself.
"""

from typing import Final

from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import events as w
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import Phrase
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

_TIMES: Final = (
    Phrase("span", "このターン中", "this turn", n.UntilEndOfTurn, clause="705.7"),
    Phrase("span", "この戦闘中", "during this battle", o.UntilEndOfBattle, clause="804.13a"),
    Phrase("span", "この攻撃中", "during this attack", o.UntilEndOfAttack, clause="804.13a"),
    Phrase("span", "この応戦中", "while defending this time", o.UntilEndOfDefence, clause="804.13a"),
    Phrase("span", "次のターン中", "during the next turn", o.NextTurn, clause="1215.7"),
    Phrase(
        "span",
        "{what:object}が場を離れるまで",
        "until {what} <what:leaves|leave> the field",
        o.UntilLeaves,
        clause="1215.9",
    ),
    Phrase("span", "あらゆる領域で", "in every zone", o.EveryZone, clause="1212.2"),
    Phrase("span", "{state:while}", "{state}", o.WhileState),
    Phrase("span", "{what:things}と戦闘中", "while battling with any {what@what}", o.WhileBattling, clause="1406.1"),
    *[Phrase("while", ja, en, value=value, clause=clause) for ja, en, value, clause in _WHILE],
    Phrase("as_long", "{condition:when}かぎり", "as long as {condition}", a.AsLongAs, clause="1215.3b-4"),
    Phrase("period", "{phase:phase}", "the {phase}", o.InPhase),
    Phrase("period", "{player:whose}の{step:step}", "{player} {step}", o.InStepOf, clause="702.2"),
    Phrase("phase", "準備フェイズ", "preparation phase", value="preparation", clause="703.1"),
    Phrase("phase", "戦闘フェイズ", "battle phase", value="battle", clause="802.1"),
    Phrase("phase", "回復フェイズ", "recovery phase", value="recovery", clause="705.1"),
    Phrase("step", "ドローステップ", "draw step", value="draw", clause="703.6"),
    Phrase("step", "拠点ステップ", "homebase step", value="homebase", clause="703.7"),
    Phrase("step", "配備ステップ", "deployment step", value="deployment", clause="703.8"),
    Phrase("step", "攻撃対象選択ステップ", "attack target step", value="attack-target", clause="803.1"),
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
    Phrase(
        "limit",
        "この{source:source}は{period:period}中しかプレイできない。",
        "^this {source} can be played only in {period}.",
        o.OnlyIn,
        clause="1210.2",
    ),
    Phrase(
        "limit",
        "この{source:source}は{condition:when}時にしかプレイできない。",
        "^this {source} can be played only while {condition}.",
        o.OnlyIf,
        clause="1210.2",
    ),
    Phrase(
        "limit",
        "この{source:source}は{condition:if}ならプレイできない。",
        "^this {source} cannot be played if {condition}.",
        o.NotIf,
        clause="1210.2",
    ),
    Phrase(
        "limit",
        "この{source:source}は1ターンに{n}回しかプレイできない。",
        "^this {source} can be played only {n:time} each turn.",
        o.TimesPerTurn,
        clause="1210.2",
    ),
)

_CONDITIONS: Final = (
    Phrase("if", "{condition:fact}", "{condition}"),
    Phrase("if", "{condition:finding}", "{condition}"),
    Phrase("if", "{one:finding}かつ{other:finding}", "{one} and {other}", o.BothHold),
    Phrase("when", "{condition:fact}", "{condition}"),
    Phrase("when", "{condition:finding}である", "{condition}"),
    Phrase(
        "fact", "{zone:field}に{what:inner}がいる", "there is any {what@what} on {zone}", o.Present, clause="1328.1"
    ),
    Phrase(
        "fact", "{zone:field}に{what:inner}がいない", "there is no {what@what} on {zone}", o.Absent, clause="1328.1"
    ),
    Phrase("fact", "{zone:zone}に{what:kinds}がある", "there is any {what@what} {zone}", o.Lies, clause="1328.2"),
    Phrase("fact", "{zone:zone}に{what:kinds}がない", "there is no {what@what} {zone}", o.Lacks, clause="1328.2"),
    Phrase("fact", "{what:object}が{zone:zone}にある", "{what} <what:is|are> {zone}", o.IsInZone, clause="1328.2"),
    Phrase(
        "fact",
        "{what:object}が拠点に{state:lying}である",
        "{what} is {state} in the homebase",
        o.LiesAs,
        clause="507.3",
    ),
    Phrase("fact", "{zone:hand}がない", "there is no card in {zone}", o.IsEmpty, clause="505.4"),
    Phrase(
        "fact",
        "{zone:field}に{what:it}と同じ組織がない",
        "nothing on {zone} shares an organisation with {what}",
        o.SharesNoOrganisation,
        clause="1403.1",
    ),
    Phrase("fact", "{what:object}が{state:lying}でない", "{what} <what:is|are> not {state}", o.IsNotIn, clause="402.2"),
    Phrase(
        "fact",
        "{what:object}が{state:lying}であり{other:lying}でない",
        "{what} <what:is|are> {state} and not {other}",
        o.IsInAndNotIn,
        clause="1408.1",
    ),
    Phrase("fact", "{what:object}が{group:heads}でない", "{what} is not among {group}", o.IsNotA, clause="203.2a"),
    Phrase(
        "fact", "{what:object}が【{label:label}】を持つ", "{what} <what:has|have> {label}", o.HasIcon, clause="1332.4"
    ),
    Phrase(
        "fact",
        "{what:object}が{organisation:organisation}を持つ",
        "{what} <what:has|have> the organisation {organisation}",
        o.HasOrganisation,
        clause="1332.3",
    ),
    Phrase(
        "fact",
        "このターンに{player:one_player}が{what:kinds}をプレイした",
        "{player} played any {what@what} this turn",
        o.HasPlayed,
        clause="1204.2k",
    ),
    Phrase(
        "fact",
        "このターンに{player:one_player}が{what:kinds}をプレイしていない",
        "{player} did not play any {what@what} this turn",
        o.HasNotPlayed,
        clause="1204.2k",
    ),
    Phrase("fact", "このターンに{what:object}が攻撃した", "{what} attacked this turn", o.HasAttacked, clause="804.8"),
    Phrase(
        "fact",
        "このターンに{what:object}が攻撃していない",
        "{what} did not attack this turn",
        o.HasNotAttacked,
        clause="804.8",
    ),
    Phrase("finding", "{what:things}が{bound:pieces}", "the number of {what} is {bound}", m.CountIs, clause="506.5a"),
    Phrase("finding", "{what:zoned}が{bound:sheets}", "the number of {what} is {bound}", m.CountIs, clause="502.2a"),
    Phrase("finding", "{what:things}がこれだけ", "this is the only {what@what}", o.OnlyThis, clause="1329.3"),
    Phrase("finding", "{what:zoned}がすべて{state:lying}", "all {what} are {state}", o.AllAre, clause="503.2"),
    Phrase("finding", "{what:things}がすべて{state:lying}", "all {what} are {state}", o.AllAre, clause="503.2"),
    Phrase("finding", "{what:object}が{state:lying}", "{what} <what:is|are> {state}", o.IsIn, clause="402.2"),
    Phrase("finding", "{what:object}が{group:heads}", "{what} is among {group}", o.IsA, clause="203.2a"),
    Phrase("finding", "{what:it}の{stat:stat}が{bound:bound}", "the {stat} of {what} is {bound}", o.StatIs),
    Phrase("fact", "{player:whose}の絆が相手より少ない", "{player} bonds are fewer than your opponent's", o.FewerBonds),
    Phrase("finding", "{player:whose}の絆が{bound:points}", "{player} bonds are {bound}", o.BondsAre, clause="1329.2"),
    Phrase(
        "finding",
        "{what:field}にある組織が{bound:pieces}",
        "the number of organisations on {what} is {bound}",
        o.OrganisationsAre,
        clause="1333.2",
    ),
    Phrase(
        "finding",
        "{player:one_player}がイニシアチブプレイヤー",
        "{player} <player:has|have> the initiative",
        o.IsInitiative,
        clause="702.3",
    ),
    Phrase(
        "finding",
        "{player:one_player}がプライマリープレイヤー",
        "{player} <player:is|are> the primary player",
        o.IsPrimary,
        clause="702.3",
    ),
)

_EVENTS: Final = (
    Phrase("event", "{what:someone}が攻撃した", "{what} <what:attacks|attack>", w.Attacked, clause="804.8"),
    Phrase("event", "{what:someone}が1つ攻撃した", "{what} attacks (each by itself)", w.AttackedEach, clause="1211.7"),
    Phrase(
        "event",
        "{what:someone}がこのターン中初めて攻撃した",
        "{what} attacks for the first time this turn",
        w.AttackedFirst,
        clause="1404.1",
    ),
    Phrase("event", "{what:someone}が単独で攻撃した", "{what} attacks alone", w.AttackedAlone, clause="1326.4"),
    Phrase("event", "{what:someone}がスクラム攻撃した", "{what} attacks in a scrum", w.ScrumAttacked, clause="804.8"),
    Phrase("event", "{by:object}が{what:prize}に攻撃した", "{by} attacks {what}", w.AttackedWhat, clause="804.8"),
    Phrase("prize", "{what:any}", "{what}"),
    Phrase("prize", "相手", "your opponent", n.Opponent, clause="803.5b"),
    Phrase("event", "{what:someone}が攻撃された", "{what} <what:is|are> attacked", w.WasAttacked, clause="804.8"),
    Phrase("event", "{what:someone}がスクラム攻撃された", "{what} is attacked by a scrum", w.WasScrumAttacked),
    Phrase("event", "{what:someone}がスタンした", "{what} <what:is|are> stunned", w.Stunned, clause="1306.1"),
    Phrase("event", "{by:object}が{what:any}をスタンした", "{by} stuns {what}", w.StunnedBy, clause="1222.4"),
    Phrase(
        "event",
        "{what:someone}がオーバーキルダメージを与えた",
        "{what} <what:deals|deal> overkill damage",
        w.OverkillDealt,
        clause="1222.3",
    ),
    Phrase(
        "event",
        "{player:one_player}がオーバーキルダメージを受けた",
        "{player} <player:takes|take> overkill damage",
        w.OverkillTaken,
        clause="804.11a-3",
    ),
    Phrase(
        "event",
        "{player:one_player}が{what:kinds}をプレイした",
        "{player} <player:plays|play> any {what@what}",
        w.Played,
        clause="1204.2k",
    ),
    Phrase(
        "event",
        "{player:one_player}が{zone:source_zone}から{what:kinds}をプレイした",
        "{player} <player:plays|play> any {what@what} from {zone}",
        w.PlayedOutOf,
        clause="1204.2k",
    ),
    Phrase("source_zone", "拠点", "the homebase", k.AnyHomebase, clause="507.1"),
    Phrase("source_zone", "手札", "hand", n.Hand, const={"player": k.Oneself()}, clause="505.4"),
    Phrase("source_zone", "場", "the field", k.AnyField, clause="506.1"),
    Phrase(
        "event",
        "{player:one_player}が{ability:ability}をプレイした",
        "{player} <player:plays|play> any {ability@ability}",
        w.AbilityPlayed,
        clause="1204.2k",
    ),
    Phrase(
        "event", "この【{label:label}】をプレイした", "{label} of this is played", w.OwnIconPlayed, clause="1211.10"
    ),
    Phrase("event", "{what:someone}が場に出た", "{what} <what:enters|enter> the field", n.Entered, clause="1322.1"),
    Phrase("event", "{what:someone}が場を離れた", "{what} <what:leaves|leave> the field", w.Left, clause="1211.6b"),
    Phrase("event", "{what:someone}が軌跡に置かれた", "{what} is put into the trail", w.PutIntoTrail, clause="508.1"),
    Phrase(
        "event",
        "{what:someone}が{zone:source_zone}から軌跡に置かれた",
        "{what} is put from {zone} into the trail",
        w.PutIntoTrailFrom,
        clause="1211.6",
    ),
    Phrase(
        "event",
        "{what:someone}が{player:one_player}によって軌跡に置かれた",
        "{what} is put into the trail by {player}",
        w.PutIntoTrailBy,
        clause="1222.5",
    ),
    Phrase("event", "{what:someone}が捨てられた", "{what} <what:is|are> discarded", w.Discarded, clause="1314.1"),
    Phrase(
        "event", "{player:one_player}が手札を捨てた", "{player} <player:discards|discard> from hand", w.HandDiscarded
    ),
    Phrase("event", "{what:someone}が手札に戻った", "{what} <what:returns|return> to hand", w.ReturnedToHand),
    Phrase("event", "{what:someone}が回復した", "{what} <what:recovers|recover>", w.Recovered, clause="1308.1"),
    Phrase(
        "event", "{what:someone}がサポートを得た", "{what} <what:gains|gain> support", w.SupportGained, clause="1309.1"
    ),
    Phrase("event", "{what:someone}がレディした", "{what} <what:is|are> readied", w.Readied, clause="1315.1"),
    Phrase("event", "{what:someone}がアクションした", "{what} <what:is|are> actioned", w.Actioned, clause="1315.2"),
    Phrase("event", "{what:someone}が表向きになった", "{what} is turned face up", w.TurnedUp, clause="1316.1"),
    Phrase("event", "{what:someone}が破壊された", "{what} <what:is|are> destroyed", n.Destroyed, clause="1317.2"),
    Phrase("event", "{what:someone}が即死した", "{what} <what:is|are> slain", w.Slain, clause="1317.1"),
    Phrase("event", "{what:someone}が搭乗された", "{what} <what:is|are> boarded", w.WasBoarded, clause="1337.1"),
    Phrase("event", "{by:someone}が{what:any}に搭乗した", "{by} boards {what}", w.BoardedOn, clause="1337.1"),
    Phrase("event", "{what:someone}が戦術リンクした", "{what} is tactically linked", w.WasLinked, clause="1336.1"),
    Phrase("event", "{what:someone}が再構築された", "{what} <what:is|are> rebuilt", w.WasRebuilt, clause="1335.1"),
    Phrase(
        "event", "{player:one_player}がカードを引いた", "{player} <player:draws|draw> a card", w.Drew, clause="1313.1"
    ),
    Phrase(
        "event", "{player:one_player}が絆を失った", "{player} <player:loses|lose> bonds", w.BondsLost, clause="1306.3"
    ),
    Phrase("event", "{player:one_player}が絆を得た", "{player} <player:gains|gain> bonds", w.BondsGained),
    Phrase("would", "{what:someone}がスタンする", "{what} would be stunned", w.Stunned, clause="1216.1"),
    Phrase("would", "{what:someone}が即死する", "{what} would be slain", w.Slain, clause="1216.1"),
    Phrase("would", "{what:someone}が破壊される", "{what} would be destroyed", n.Destroyed, clause="1216.1"),
    Phrase(
        "would", "{what:someone}が軌跡に置かれる", "{what} would be put into the trail", w.PutIntoTrail, clause="1216.1"
    ),
    Phrase("would", "{what:someone}が場を離れる", "{what} would leave the field", w.Left, clause="1216.1"),
    Phrase("would", "{what:someone}が手札に戻る", "{what} would return to hand", w.ReturnedToHand, clause="1216.1"),
    Phrase("would", "{player:one_player}がカードを引く", "{player} would draw a card", w.Drew, clause="1216.1"),
    Phrase("would", "{player:one_player}が絆を失う", "{player} would lose bonds", w.BondsLost, clause="1216.1"),
    Phrase("would", "{player:one_player}が絆を得る", "{player} would gain bonds", w.BondsGained, clause="1216.1"),
)

OCCASION_PHRASES: Final[tuple[Phrase, ...]] = (*_TIMES, *_LIMITS, *_CONDITIONS, *_EVENTS)
