"""For which events of units texts wait."""

from typing import Final

from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

ANYONE: Final = m.AnyOf(n.Units())

UNITS: Final = (
    row(
        "event",
        "{what:someone}がKOした",
        "{what} is knocked out",
        h.KnockedOut,
        clause="909.1",
        also=("{what:someone}<がKOされた|がKO状態になった|がKOする|がKOされる>",),
    ),
    row(
        "event",
        "{by:someone}が{what:someone}をKOした",
        "{by} knocks out {what}",
        h.KnockedOutBy,
        clause="813.5",
        also=(
            "{what:someone}が{by:someone}に<よって|より|>KOされた",
            "{by:someone}が{what:someone}をKOする",
        ),
    ),
    row(
        "event",
        "{what:someone}がダメージを受けた",
        "{what} takes damage",
        h.Damaged,
        clause="916.1",
        also=("{what:someone}<がダメージを受ける|にダメージが与えられた|がダメージを与えられた>",),
    ),
    row(
        "event",
        "{what:someone}が{bound:points}のダメージを受けた",
        "{what} takes {bound} damage",
        v.TookDamage,
        clause="916.1",
        also=("{what:someone}が{bound:points}<の|点の|>ダメージを<受けた|受ける>",),
    ),
    row(
        "event",
        "{by:someone}が{what:someone}に{bound:points}のダメージを与えた",
        "{by} deals {bound} damage to {what}",
        v.DealtDamage,
        clause="916.1",
        also=(
            "{by:someone}が{what:someone}に{bound:points}<の|>ダメージを与える",
            Spelt("{by:someone}が{what:someone}にダメージを<与えた|与える>", {"bound": n.AtLeast(1)}),
            Spelt("{by:someone}がダメージを<与えた|与える>", {"bound": n.AtLeast(1), "what": ANYONE}),
            Spelt("{what:someone}が{by:someone}からダメージを<受けた|受ける>", {"bound": n.AtLeast(1)}),
        ),
    ),
    row(
        "event",
        "{what:someone}がスキルを使った",
        "{what} uses a skill",
        h.SkillUsed,
        clause="704.1",
        also=(
            "{what:someone}がスキルを<使用した|使う|使用する>",
            "{what:someone}の<使った|使用した|>スキルが<成功した|成功する>",
            Spelt("自分がスキルを<使った|使う>", {"what": h.MainUnit(n.You())}),
            Spelt("相手がスキルを<使った|使う>", {"what": h.MainUnit(n.Opponent())}),
        ),
    ),
    row(
        "event",
        "{what:someone}のスキルが失敗した",
        "a skill of {what} fails",
        v.FailedSkill,
        clause="920.2",
        also=(
            "{what:someone}<がスキルに失敗した|の使ったスキルが失敗した|のスキルが失敗する>",
            Spelt("自分の<使った|>スキルが<失敗した|失敗する>", {"what": m.AnyOf(n.Controlled(n.You(), n.Units()))}),
            Spelt(
                "相手の<使った|>スキルが<失敗した|失敗する>", {"what": m.AnyOf(n.Controlled(n.Opponent(), n.Units()))}
            ),
        ),
    ),
    row(
        "event",
        "{what:someone}が状態異常になった",
        "{what} becomes afflicted",
        h.Afflicted,
        clause="908.3",
        also=("{what:someone}が<状態異常になる|レストまたはスタンした|レスト状態またはスタン状態になった>",),
    ),
    row("event", "{what:someone}が{state:turned}", "{what} becomes {state}", v.BecameState, clause="908.1"),
    row(
        "turned",
        "レストした",
        "rested",
        value="rest",
        clause="908.1",
        also=("<レスト状態になった|レストされた|レスト状態になる>",),
    ),
    row(
        "turned",
        "スタンした",
        "stunned",
        value="stun",
        clause="908.1",
        also=("<スタン状態になった|スタンされた|スタン状態になる>",),
    ),
    row(
        "event",
        "{what:someone}が復帰した",
        "{what} recovers",
        v.Recovered,
        clause="907.1",
        also=(
            "{what:someone}が<復帰する|通常状態になった|通常状態に戻った|状態異常から復帰した|状態異常から回復した>",
        ),
    ),
    row(
        "event",
        "{what:someone}がメイン・ユニットになった",
        "{what} becomes a main unit",
        h.BecameMain,
        clause="307.2",
        also=(
            "{what:someone}<がメイン・ユニットになる|がメイン・エリアに移動した|がメイン・エリアに置かれた|がメイン・エリアに出た>",
            "{what:someone}がスタンバイ・エリアからメイン・エリアに<移動した|置かれた|出た>",
        ),
    ),
    row(
        "event",
        "{what:someone}がスタンバイ・エリアに置かれた",
        "{what} comes to a standby area",
        v.CameToStandby,
        clause="308.1",
        also=(
            "{what:someone}が<スタンバイ・エリアに移動した|スタンバイ・ユニットになった|スタンバイ・エリアに出た|スタンバイ・エリアに戻った>",
        ),
    ),
    row(
        "event",
        "{what:someone}がエリアに置かれた",
        "{what} comes into an area",
        v.CameToArea,
        clause="306.1",
        also=(
            "{what:someone}が<エリアに出た|場に出た|エリア以外からエリアに置かれた|エリア以外の領域からエリアに置かれた|エリア以外の領域からエリアに移動した>",
        ),
    ),
    row(
        "event",
        "{what:someone}を出した",
        "{what} is put into play",
        n.Entered,
        clause="603.1",
        also=(
            "{what:someone}<が出た|が出された|を手札から出した|が手札から出された|が手札からエリアに置かれた|が手札からスタンバイ・エリアに置かれた|が手札からスタンバイ・エリアに移動した|がスタンバイ・エリアに手札から置かれた>",
        ),
    ),
    row(
        "event",
        "{player:player}が{what:units}を出した",
        "{player} <player:puts|put> a {what@what} into play",
        v.EnteredBy,
        clause="603.1",
        also=(
            "{player:player}が<手札から|>{what:units}を<出した|出す|エリアに置いた|スタンバイ・エリアに出した|スタンバイ・エリアに置いた>",
        ),
    ),
    row(
        "event",
        "{what:someone}が退却した",
        "{what} retreats",
        v.Retreated,
        clause="915.1",
        also=(
            "{what:someone}<を退却させた|が退却する|を退却した>",
            Spelt("自分が退却<した|を行った>", {"what": h.MainUnit(n.You())}),
            Spelt("相手が退却<した|を行った>", {"what": h.MainUnit(n.Opponent())}),
        ),
    ),
    row(
        "event",
        "{what:someone}が入れ替わった",
        "{what} changes places",
        v.ChangedPlaces,
        clause="914.1",
        also=(
            "{what:someone}が<入れ替えられた|他のユニットと入れ替わった>",
            "{what:someone}を入れ替えた",
        ),
    ),
    row(
        "event",
        "{what:someone}が手札に戻った",
        "{what} goes back to hand",
        v.ReturnedToHand,
        clause="302.5",
        also=("{what:someone}が<|エリアから><持ち主の|>手札に<戻った|戻された|移動した>",),
    ),
    row(
        "event",
        "{what:someone}がエリアを離れた",
        "{what} leaves the areas",
        v.LeftArea,
        clause="302.3",
        also=(
            "{what:someone}が<エリアから離れた|場を離れた|エリアからエリア以外の領域に移動した|エリアから他の領域に移動した|エリア以外の領域に移動した>",
        ),
    ),
    row(
        "event",
        "{what:someone}にエネルギーがついた",
        "energy is attached to {what}",
        v.GotEnergy,
        clause="905.2",
        also=(
            "{what:someone}にエネルギー<がつけられた|をつけた>",
            "{what:someone}にカードがエネルギーとしてつけられた",
            "{what:someone}のエネルギーが<増えた|増える>",
        ),
    ),
    row(
        "event",
        "{what:someone}のエネルギーが捨てられた",
        "energy of {what} is discarded",
        v.LostEnergy,
        clause="911.1",
        also=("{what:someone}のエネルギー<を捨てた|が捨て場に置かれた>",),
    ),
    row(
        "event",
        "{what:someone}に強化がセットされた",
        "a card is set on {what}",
        v.GotSet,
        clause="905.3",
        also=("{what:someone}に<カードがセットされた|強化カードがセットされた|強化をセットした|カードをセットした>",),
    ),
    row(
        "event",
        "{what:someone}のHPが回復した",
        "{what} is healed",
        v.WasHealed,
        clause="917.1",
        also=("{what:someone}<がHPを回復した|のHPを回復した|が回復した|のHPが回復された>",),
    ),
    row(
        "event",
        "{what:someone}に{counter:counter_name}カウンターが置かれた",
        "a {counter} counter is put on {what}",
        v.GotCounter,
        clause="913.2",
        also=("{what:someone}に{counter:counter_name}カウンターを置いた",),
    ),
    row(
        "event",
        "{what:someone}にチャージした",
        "{what} is charged",
        v.ChargedUnit,
        clause="906.1",
        also=("{what:someone}がチャージされた",),
    ),
)

CHANGES: Final = (
    row(
        "event",
        "{what:someone}がメイン・エリアからスタンバイ・エリアに移動した",
        "{what} steps back from the main area",
        v.SteppedBack,
        clause="302.3a-1",
        also=("{what:someone}がメイン・エリアから<スタンバイ・エリアに戻った|離れた|スタンバイ・エリアに置かれた>",),
    ),
    row(
        "event",
        "{what:someone}の{counter:counter_name}カウンターが{bound:pieces}になった",
        "{what} comes to have {bound} {counter} counters",
        v.CountersReached,
        clause="913.3",
        also=("{what:someone}に置かれている{counter:counter_name}カウンターが{bound:pieces}になった",),
    ),
)
