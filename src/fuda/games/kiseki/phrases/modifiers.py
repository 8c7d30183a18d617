"""How the card texts of kiseki word what lasts.

A `rule` is a sentence about what is true: `affect` says of cards or players that a `change` applies to them, a `figure`
changes a stat. What is gained together stands in `gains`, divided by と; `unlike` are the changes that gain nothing.
"""

from typing import Final

from fuda.games.kiseki.words import bans as v
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

_AFFECTS: Final = (
    Phrase("rule", "{rule:affect}", "{rule}"),
    Phrase("rule", "{rule:figure}", "{rule}"),
    row(
        "affect",
        "{what:subject}は{change:change}",
        "{what} {change@what}",
        c.Affect,
        "1215.8",
        const={"duration": ()},
        also=(
            "{what:subject}は、{change:change}",
            "{what:plural}は<すべて|全て>、?{change:change}",
            "{what:object}はそれぞれ、?{change:change}",
            Spelt("{what:subject}のSTRとDEFを入れ替える", {"change": c.SwapStats()}),
        ),
    ),
    row(
        "affect",
        "{what:subject}は{duration:span+}{change:change}",
        "{what} {change@what} {duration: }",
        c.Affect,
        "1201.2b",
        also=(
            "{what:subject}は、{duration:span+}{change:change}",
            "{what:plural}は<すべて|全て>、?{duration:span+}{change:change}",
            "{what:object}はそれぞれ、?{duration:span+}{change:change}",
        ),
    ),
    row(
        "affect",
        "{each:each}につき、{what:subject}は{duration:span*}{strength:signed}/{defence:signed}を得る",
        "for each {each} {what} <what:gains|gain> {strength}/{defence} {duration: }",
        c.AffectPerEach,
        "1303.1",
        also=("{each:each}につき{what:subject}は、?{duration:span*}{strength:signed}/{defence:signed}を得る",),
    ),
    row(
        "affect",
        "{what:player}は{change:player_change}",
        "{what} {change@what}",
        c.Affect,
        "1215.8",
        const={"duration": ()},
        also=("{what:player}は、{change:player_change}",),
    ),
    row(
        "affect",
        "{what:player}は{duration:span+}{change:player_change}",
        "{what} {change@what} {duration: }",
        c.Affect,
        "1201.2b",
        also=("{what:player}は、{duration:span+}{change:player_change}",),
    ),
    Phrase("change", "{change:gains}を得る", "<gains|gain> {change@}"),
    Phrase("change", "{change:unlike}", "{change@}"),
    Phrase("change", "{first:gains}を得て、{second:unlike}", "<gains|gain> {first@} and {second@}", a.Both),
    Phrase("change", "{first:losses}を失い、{second:change}", "<loses|lose> {first@} and {second@}", a.Both),
    Phrase("unlike", "{change:losses}を失う", "<loses|lose> {change@}"),
    Phrase("gains", "{change:gain}", "{change@}"),
    Phrase("gains", "{first:gain}と{second:gains}", "{first@} and {second@}", a.Both),
)

_GAINS: Final = (
    Phrase("gain", "{strength:signed}/{defence:signed}", "{strength}/{defence}", c.Stats, "1303.1 1303.2"),
    Phrase(
        "gain",
        "{each:each}につき{strength:signed}/{defence:signed}",
        "{strength}/{defence} for each {each}",
        c.StatsPerEach,
        "1303.1",
    ),
    Phrase("signed", "+{amount:count}", "+{amount}", m.Up, "1303.1"),
    Phrase("signed", "-{amount:count}", "-{amount}", m.Down, "1303.2"),
    Phrase("gain", "{organisation:organisation}", "the organisation {organisation}", c.GainOrganisation, "1331.1"),
    Phrase("gain", "その組織", "that organisation", c.GainChosenOrganisation, "1312.4"),
    Phrase("gain", "{what:it}が持つ組織", "the organisations of {what}", c.GainOrganisationsOf, "1404.1"),
    Phrase("gain", "“{name:name}”", "the name “{name}”", c.GainName, "1331.2"),
    Phrase("gain", "「{craft:craft}」", "“^{craft}”", c.GainCraft, "1331.3"),
    Phrase("gain", "{icon:icon}", "{icon}", c.GainIcon, "1331.3"),
    Phrase("gain", "サポート", "support", c.GainSupport, "1309.1"),
    Phrase("losses", "{organisation:organisation}", "the organisation {organisation}", c.LoseOrganisation, "1334.1"),
    Phrase("losses", "その組織", "that organisation", c.LoseChosenOrganisation, "1334.1"),
    Phrase("losses", "すべての組織", "all organisations", c.LoseAllOrganisations, "1334.1"),
    Phrase("losses", "【{label:label}】", "{label}", c.LoseIcon, "1334.2"),
    Phrase("losses", "すべてのクラフト", "all crafts", c.LoseCrafts, "1334.2"),
    Phrase("losses", "サポート", "support", c.LoseSupport, "1309.2"),
)

_UNLIKE: Final = (
    Phrase("unlike", "すべての組織を持つ", "<has|have> all organisations", c.HaveAllOrganisations, "1333.1"),
    Phrase(
        "unlike",
        "{organisation:organisation}を持つ",
        "<has|have> the organisation {organisation}",
        c.HaveOrganisation,
        "1332.1",
    ),
    Phrase("unlike", "“{name:name}”を持つ", "<has|have> the name “{name}”", c.HaveName, "1332.2"),
    Phrase("unlike", "{icon:icon}を持つ", "<has|have> {icon}", c.HaveIcon, "1332.4"),
    Phrase("unlike", "{kind:kind}になる", "<becomes|become> {kind}", c.BecomeKind, "1215.5"),
    Phrase("unlike", "呪われている", "<is|are> cursed", c.BeCursed, "1338.1"),
    Phrase("unlike", "STRとDEFを入れ替える", "<swaps|swap> STR and DEF", c.SwapStats, "104.6"),
    Phrase("unlike", "オーバーキルしない", "<does|do> not overkill", c.NoOverkill, "1319.1"),
    row(
        "unlike",
        "攻撃されない",
        "cannot be attacked",
        c.NotAttacked,
        "1326.1",
        also=("攻撃対象に<選ばれない|ならない>",),
    ),
    Phrase("unlike", "{what:things}に攻撃されない", "cannot be attacked by {what}", c.NotAttackedBy, "1326.1"),
    Phrase("unlike", "{what:things}にのみ攻撃される", "can be attacked only by {what}", c.AttackedOnlyBy, "1402.1"),
    Phrase(
        "unlike",
        "プレイヤーと{what:things}のみ攻撃できる",
        "can attack only players and {what}",
        c.AttacksOnly,
        "1402.1",
    ),
    Phrase("unlike", "{first:attacks_only}、{second:unlike}", "{first} and {second@}", a.Both, "1402.1"),
    Phrase(
        "attacks_only",
        "プレイヤーと{what:things}のみ攻撃でき",
        "can attack only players and {what}",
        c.AttacksOnly,
        "1402.1",
    ),
    row("unlike", "攻撃できない", "cannot attack", c.CannotAttack, "803.3a-2", also=("攻撃に参加できない",)),
    row(
        "unlike",
        "{what:things}に攻撃できない",
        "cannot attack {what}",
        c.CannotAttackWhat,
        "803.6e",
        also=("{what:things}を攻撃できない",),
    ),
    row(
        "unlike",
        "{what:it}に攻撃できない",
        "cannot attack {what}",
        c.CannotAttackWhat,
        "803.6e",
        also=("{what:it}を攻撃できない",),
    ),
    row(
        "unlike",
        "プレイヤーに攻撃できない",
        "cannot attack players",
        c.CannotAttackPlayers,
        "803.6e",
        also=("プレイヤーを攻撃できない",),
    ),
    Phrase(
        "unlike",
        "{amount:count}EP支払わないなら攻撃できない",
        "cannot attack unless {amount} EP <is|are> paid for it",
        c.AttackPrice,
        "804.3",
    ),
    Phrase(
        "unlike", "すべての{what:inner}に応戦する", "<strikes|strike> back at all {what}", c.StrikesBackAtAll, "1327.1"
    ),
    Phrase("unlike", "応戦対象に選ばれない", "cannot be struck back at", c.NotStruckBack, "804.11a-1"),
    row(
        "unlike",
        "レディしない",
        "<does|do> not ready",
        c.DoesNotReady,
        "104.4",
        also=("レディ<されない|できない|状態にならない>",),
    ),
    row(
        "unlike",
        "スタンしない",
        "cannot be stunned",
        c.IsNotStunned,
        "104.4",
        also=("スタン<されない|状態にならない>",),
    ),
    row("unlike", "破壊されない", "cannot be destroyed", c.IsNotDestroyed, "104.4"),
    row("unlike", "即死しない", "cannot be slain", c.IsNotSlain, "104.4", also=("即死<されない|させられない>",)),
    row("unlike", "アクションされない", "cannot be actioned", v.IsNotActioned, "104.4"),
    row("unlike", "回復しない", "<does|do> not recover", v.IsNotRecovered, "104.4", also=("回復<できない|されない>",)),
    row(
        "unlike",
        "裏向きにならない",
        "cannot be turned face down",
        v.IsNotTurned,
        "104.4",
        also=("裏向きに<されない|できない>",),
    ),
    row("unlike", "軌跡に置かれない", "cannot be put into the trail", v.IsNotPutIntoTrail, "104.4"),
    row("unlike", "場を離れない", "cannot leave the field", v.DoesNotLeave, "104.4", also=("場から離れない",)),
    row(
        "unlike",
        "手札に戻らない",
        "cannot return to hand",
        v.IsNotReturned,
        "104.4",
        also=("手札に戻<されない|せない>",),
    ),
    row("unlike", "除外されない", "cannot be removed", v.IsNotRemoved, "104.4", also=("ゲームから除外されない",)),
    row("unlike", "捨てられない", "cannot be discarded", v.IsNotDiscarded, "104.4"),
    Phrase(
        "unlike", "{player:whose}の対象にならない", "cannot be a target of {player} cards", c.NotTargetedBy, "1204.2d"
    ),
    Phrase("unlike", "プレイできない", "cannot be played", c.CannotBePlayed, "104.4"),
    Phrase("unlike", "{kind:kind}としてプレイできない", "cannot be played as {kind}", c.CannotBePlayedAs, "1403.1"),
    Phrase("unlike", "拠点からプレイできる", "can be played from the homebase", c.PlayableFromHomebase, "1405.1"),
    Phrase("unlike", "これだけであるものとする", "<counts|count> as the only <one|ones>", c.IsAlone, "1329.3"),
)

_PLAYERS: Final = (
    Phrase("player_change", "スタンダメージを受けない", "<takes|take> no stun damage", c.NoStunDamage, "1307.1"),
    Phrase(
        "player_change",
        "オーバーキルダメージを受けない",
        "<takes|take> no overkill damage",
        c.NoOverkillDamage,
        "104.4",
    ),
    Phrase("player_change", "{what:kinds}をプレイできない", "cannot play {what}", c.CannotPlay, "104.4"),
    row(
        "player_change",
        "{what:kinds}を1ターンに{n}枚しかプレイできない",
        "cannot play more than {n} {what@n} each turn",
        v.PlaysAtMost,
        "104.4",
        also=(
            "{what:kinds}を、?1ターンに{n}<枚|回|つ><しか|までしか>プレイできない",
            "1ターンに{what:kinds}を{n}<枚|回|つ><しか|までしか>プレイできない",
            "1ターンに{n}<枚|回|つ><しか|までしか|より多くの|を超える>{what:kinds}をプレイできない",
        ),
    ),
    Phrase("player_change", "{ability:ability}をプレイできない", "cannot play {ability}", c.CannotPlayAbility, "104.4"),
    row(
        "player_change",
        "{first:unplayed}と{second:unplayed}をプレイできない",
        "cannot play {first} nor {second}",
        a.Both,
        "104.4",
        also=("{first:unplayed}も{second:unplayed}もプレイできない",),
    ),
    Phrase("unplayed", "{what:kinds}", "{what}", c.CannotPlay, "104.4"),
    Phrase("unplayed", "{ability:ability}", "{ability}", c.CannotPlayAbility, "104.4"),
    row(
        "player_change",
        "スクラムサポートを実行できない",
        "cannot give scrum support",
        v.CannotSupport,
        "1218.1",
        also=("スクラムサポートできない", "スクラムサポートを<行えない|行うことができない>"),
    ),
    row(
        "player_change",
        "絆を得ない",
        "cannot gain bonds",
        c.CannotGainBonds,
        "104.4",
        also=("絆を得<られない|ることができない>",),
    ),
    row("player_change", "絆を失わない", "cannot lose bonds", c.CannotLoseBonds, "104.4"),
    row(
        "player_change",
        "カードを引けない",
        "cannot draw cards",
        c.CannotDraw,
        "104.4",
        also=("カードを引<かない|くことができない>",),
    ),
    Phrase("player_change", "{what:it}の支配を得る", "<gains|gain> control of {what}", c.GainControl, "105.3"),
    Phrase(
        "player_change",
        "攻撃する時、可能な限り{what:it}に攻撃する",
        "<attacks|attack> {what} as far as possible when attacking",
        c.AttacksIfPossible,
        "1326.2",
    ),
    Phrase(
        "player_change",
        "攻撃する時、{what:it}で攻撃する",
        "<attacks|attack> with {what} when attacking",
        c.AttacksWith,
        "1326.3",
    ),
    Phrase(
        "player_change",
        "応戦する時、可能な限り{what:it}に応戦する",
        "<strikes|strike> back at {what} as far as possible when striking back",
        c.StrikesBackIfPossible,
        "1327.2",
    ),
)

_FIGURES: Final = (
    Phrase(
        "figure", "{what:bearer}の{stat:stat}を{change:by}", "the {stat} of {what} is {change}", c.ChangeStat, "1304.1"
    ),
    Phrase(
        "figure",
        "{each:each}につき{what:bearer}の{stat:stat}を{change:by}",
        "for each {each} the {stat} of {what} is {change}",
        c.ChangeStatPerEach,
        "1304.1",
    ),
    row("by", "{amount:count}増やす", "raised by {amount}", m.Up, "1304.1", also=("{amount:count}増加させる",)),
    row("by", "{amount:count}減らす", "lowered by {amount}", m.Down, "1304.2", also=("{amount:count}減少させる",)),
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
            "{what:bearer}の{stat:stat}<を|は>{amount:equal}<値|数|数値>に<する|なる>",
        ),
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
        also=("{event:would}" + WOULD + "代わりに、?{effect:altered}", "{event:would}<時|とき>、{effect:altered}"),
    ),
    row(
        "altered",
        "それより{n}点少ない<オーバーキルダメージ|スタンダメージ|ダメージ>を受ける",
        "{n} fewer <n:bond is|bonds are> lost",
        t.Lessened,
        "104.2",
        also=("それより{n}点少ない絆を失う", "失う<絆|点数>を{n}点減らす", "その<点数|ダメージ|値>を{n}<点|>減らす"),
    ),
    row(
        "altered",
        "それより{n}点多い<オーバーキルダメージ|スタンダメージ|ダメージ>を受ける",
        "{n} more <n:bond is|bonds are> lost",
        t.Heightened,
        "104.2",
        also=("それより{n}点多い絆を失う", "失う<絆|点数>を{n}点増やす", "その<点数|ダメージ|値>を{n}<点|>増やす"),
    ),
)

CHANGE_PHRASES: Final[tuple[Phrase, ...]] = (*_AFFECTS, *_GAINS, *_UNLIKE, *_PLAYERS, *_FIGURES)
