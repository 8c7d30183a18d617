"""How texts say for what they wait (`event`, `moment`), and what is about to happen (`would`)."""

from typing import Final

from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.japanese.joining import without_topic
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.language.words import occasions as o

ANYONE: Final = m.AnyOf(n.Units())

_UNITS: Final = (
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
        also=("{what:someone}<がスキルに失敗した|の使ったスキルが失敗した|のスキルが失敗する>",),
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
        also=("{what:someone}が<復帰する|通常状態になった|通常状態に戻った>",),
    ),
    row(
        "event",
        "{what:someone}がメイン・ユニットになった",
        "{what} becomes a main unit",
        h.BecameMain,
        clause="307.2",
        also=(
            "{what:someone}<がメイン・ユニットになる|がメイン・エリアに移動した|がメイン・エリアに置かれた|がメイン・エリアに出た>",
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
        also=("{what:someone}が<エリアに出た|場に出た>",),
    ),
    row(
        "event",
        "{what:someone}を出した",
        "{what} is put into play",
        n.Entered,
        clause="603.1",
        also=("{what:someone}<が出た|が出された|を手札から出した|が手札から出された|が手札からエリアに置かれた>",),
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
        also=("{what:someone}が<手札に戻された|持ち主の手札に戻った>",),
    ),
    row(
        "event",
        "{what:someone}がエリアを離れた",
        "{what} leaves the areas",
        v.LeftArea,
        clause="302.3",
        also=("{what:someone}が<エリアから離れた|場を離れた>",),
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

_CHANGES: Final = (
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

_CARDS: Final = (
    row(
        "event",
        "{player:anyone}がチャージした",
        "{player} <player:charges|charge>",
        h.Charged,
        clause="906.1",
        also=("{player:anyone}がチャージ<する|を行った>",),
    ),
    row(
        "event",
        "{player:player}が{kind:playable}をプレイした",
        "{player} <player:plays|play> a {kind} card",
        h.CommandPlayed,
        clause="804.2",
        also=(
            "{player:player}が{kind:playable}<カード|>を<プレイした|プレイする|使った|使用した>",
            "{player:player}の{kind:playable}<カード|>がプレイされた",
        ),
    ),
    row(
        "event",
        "{what:this_card}がセットされた",
        "{what} is set",
        h.CardSet,
        clause="905.3",
        also=("{what:this_card}をセットした",),
    ),
    row(
        "event",
        "{player:anyone}がデッキを引いた",
        "{player} <player:draws|draw> a card",
        v.Drew,
        clause="904.1",
        also=("{player:anyone}が<デッキを引く|カードを引いた|デッキを1枚引いた|カードを1枚引いた|ドローした>",),
    ),
    row(
        "event",
        "{player:anyone}が手札を捨てた",
        "{player} <player:discards|discard> from hand",
        v.HandDiscarded,
        clause="911.1",
        also=(
            "{player:anyone}<の手札が捨てられた|が手札を捨てる|の手札のカードが捨てられた|が手札を1枚以上捨てた|の手札が捨て場に置かれた>",
        ),
    ),
    row(
        "event",
        "{what:discarded}が捨て場に置かれた",
        "{what} is put into the discard",
        v.PutToDiscard,
        const={"origin": "any"},
        clause="309.1",
        also=(
            "{what:discarded}が<捨てられた|捨て場に移動した>",
            "{what:discarded}を捨て場に置いた",
        ),
    ),
    row(
        "event",
        "{what:discarded}が{origin:origin}から捨て場に置かれた",
        "{what} goes from {origin} into the discard",
        v.PutToDiscard,
        clause="309.1",
        also=(
            "{what:discarded}が{origin:origin}から<捨てられた|捨て場に移動した>",
            "{origin:origin}から{what:discarded}が<捨て場に置かれた|捨てられた>",
            *[
                Spelt(
                    f"{whose}の{zone}<から|の上から>カードが<捨て場に置かれた|捨てられた>",
                    {"what": n.Controlled(player, n.Cards()), "origin": origin},
                )
                for whose, player in (("自分", n.You()), ("相手", n.Opponent()))
                for zone, origin in (("デッキ", "deck"), ("手札", "hand"))
            ],
        ),
    ),
    row("origin", "エリア", "the area", value="area", clause="306.1"),
    row("origin", "手札", "the hand", value="hand", clause="305.1", also=("<自分の手札|相手の手札>",)),
    row("origin", "デッキ", "the deck", value="deck", clause="304.1", also=("<自分のデッキ|相手のデッキ>",)),
    Phrase("discarded", "{it:this_card}", "{it}"),
    row("discarded", "{player:controller}の{what:owned_cards}", "a {what@what} {player}", n.Controlled),
    Phrase("owned_cards", "{what:kinds}", "{what@}"),
    row(
        "event",
        "{player:player}がEXスキルを使った",
        "{player} <player:uses|use> an EX skill",
        v.UsedEx,
        clause="806.1",
        also=("{player:player}がEXスキルを<プレイした|使用した>",),
    ),
    row(
        "event",
        "{player:player}がじゃんけんに勝った",
        "{player} <player:wins|win> rock-paper-scissors",
        v.WonJanken,
        clause="919.1",
        also=("{player:player}がじゃんけんで勝った",),
    ),
    row(
        "event",
        "{player:player}がじゃんけんに負けた",
        "{player} <player:loses|lose> rock-paper-scissors",
        v.LostJanken,
        clause="919.1",
        also=("{player:player}がじゃんけんで負けた",),
    ),
)

_MOMENTS: Final = (
    row(
        "moment",
        "{player:whoses}の{phase:beginning}開始時",
        "the start of {player} {phase}",
        h.Moment,
        const={"edge": "start"},
        also=(
            "{player:whoses}の{phase:beginning}の<開始時|始めに|はじめに>",
            Spelt("<各|>{phase:beginning}<の|>開始時", {"player": a.EachPlayer()}),
        ),
    ),
    row(
        "moment",
        "{player:whoses}の{phase:ending}終了時",
        "the end of {player} {phase}",
        h.Moment,
        const={"edge": "end"},
        also=(
            "{player:whoses}の{phase:ending}の<終了時|終わり|終わりに>",
            Spelt("{player:whoses}のエンドフェイズ<の|>開始時", {"phase": "turn"}),
            Spelt("<各|>{phase:ending}<の|>終了時", {"player": a.EachPlayer()}),
        ),
    ),
    row(
        "moment",
        "{condition:condition}かぎり、{event:moment}",
        "{event}, while {condition}",
        o.Given,
        clause="807.2",
        also=("{condition:condition}<なら|場合|とき|間>、?{event:moment}",),
    ),
    row("moment", "ゲーム開始時", "the start of the game", v.GameStarts, clause="502.2", also=("ゲームの開始時",)),
    row(
        "next_moment",
        "次の{player:whose}の{phase:beginning}開始時",
        "the start of {player} next {phase}",
        h.Moment,
        const={"edge": "start"},
        also=("次の{player:whose}の{phase:beginning}の開始時<に|>", "{player:whose}の次の{phase:beginning}<の|>開始時"),
    ),
    row(
        "next_moment",
        "次の{player:whose}の{phase:ending}終了時",
        "the end of {player} next {phase}",
        h.Moment,
        const={"edge": "end"},
        also=(
            "次の{player:whose}の{phase:ending}の<終了時|終了時に|終わりに>",
            "{player:whose}の次の{phase:ending}<の|>終了時",
        ),
    ),
    row(
        "this_end",
        "このターンの終了時",
        "the end of this turn",
        h.Moment,
        const={"player": a.EachPlayer(), "phase": "turn", "edge": "end"},
        also=("<このターン終了時|ターン終了時|ターンの終了時><に|>", "このターンの終了時に"),
    ),
    row("beginning", "ターン", "turn", value="turn", clause="502.2"),
    row("beginning", "ドローフェイズ", "draw phase", value="draw", clause="502.2"),
    row("beginning", "メインフェイズ", "main phase", value="main", clause="503.1"),
    row("beginning", "バトルフェイズ", "battle phase", value="battle", clause="702.1"),
    row("ending", "ターン", "turn", value="turn", clause="505.1", also=("エンドフェイズ",)),
    row("ending", "バトルフェイズ", "battle phase", value="battle", clause="705.1"),
)

_WOULD: Final = (
    row(
        "would",
        "{what:someone}がダメージを受ける",
        "{what} would take damage",
        h.Damaged,
        clause="916.1",
        also=("{what:someone}<にダメージが与えられる|がダメージを与えられる|がダメージを受けた>",),
    ),
    row(
        "would",
        "{what:someone}が{bound:points}のダメージを受ける",
        "{what} would take {bound} damage",
        v.TookDamage,
        clause="916.1",
        also=(
            "{what:someone}<が|の>受けるダメージが{bound:points}<である|>",
            "{what:someone}<に与えられる|が与えられる|への>ダメージが{bound:points}<である|>",
            "{what:someone}が{bound:points}<点の|>ダメージを受ける",
        ),
    ),
    row(
        "would",
        "{what:someone}がKOする",
        "{what} would be knocked out",
        h.KnockedOut,
        clause="909.1",
        also=("{what:someone}が<KOされる|KO状態になる|KOした|KOされた>",),
    ),
    row(
        "would",
        "{what:someone}が状態異常になる",
        "{what} would become afflicted",
        h.Afflicted,
        clause="908.3",
        also=("{what:someone}が<レストまたはスタンする|レスト状態またはスタン状態になる>",),
    ),
    row("would", "{what:someone}が{state:turning}", "{what} would become {state}", v.BecameState, clause="908.1"),
    row("turning", "レストする", "rested", value="rest", clause="908.1", also=("<レスト状態になる|レストされる>",)),
    row("turning", "スタンする", "stunned", value="stun", clause="908.1", also=("<スタン状態になる|スタンされる>",)),
)

_MORE_WOULD: Final = (
    row(
        "would",
        "{what:someone}のエネルギーが捨てられる",
        "energy of {what} would be discarded",
        v.LostEnergy,
        clause="911.1",
        also=("{what:someone}のエネルギー<を捨てる|が捨て場に置かれる>",),
    ),
    row(
        "would",
        "{what:discarded}が捨て場に置かれる",
        "{what} would be put into the discard",
        v.PutToDiscard,
        const={"origin": "any"},
        clause="309.1",
        also=("{what:discarded}が<捨てられる|捨て場に移動する>", "{what:discarded}を捨てる"),
    ),
    row(
        "would",
        "{what:discarded}が{origin:origin}から捨て場に置かれる",
        "{what} would go from {origin} into the discard",
        v.PutToDiscard,
        clause="309.1",
        also=(
            "{what:discarded}が{origin:origin}から<捨てられる|捨て場に移動する>",
            "{origin:origin}から{what:discarded}が<捨て場に置かれる|捨てられる>",
            *[
                Spelt(
                    f"{whose}の{zone}<|のカード>が<捨て場に置かれる|捨てられる>",
                    {"what": n.Controlled(player, n.Cards()), "origin": origin},
                )
                for whose, player in (("自分", n.You()), ("相手", n.Opponent()))
                for zone, origin in (("デッキ", "deck"), ("手札", "hand"))
            ],
        ),
    ),
    row(
        "would",
        "{what:someone}が手札に戻る",
        "{what} would go back to hand",
        v.ReturnedToHand,
        clause="302.5",
        also=("{what:someone}が<手札に戻される|持ち主の手札に戻る|持ち主の手札に戻される>",),
    ),
    row(
        "would",
        "{what:someone}がエリアを離れる",
        "{what} would leave the areas",
        v.LeftArea,
        clause="302.3",
        also=("{what:someone}が<エリアから離れる|場を離れる>",),
    ),
    row(
        "would",
        "{what:someone}が復帰する",
        "{what} would recover",
        v.Recovered,
        clause="907.1",
        also=("{what:someone}が<復帰させられる|通常状態になる|通常状態に戻る>",),
    ),
    row(
        "would",
        "{player:anyone}がデッキを引く",
        "{player} would draw a card",
        v.Drew,
        clause="904.1",
        also=("{player:anyone}が<カードを引く|デッキを1枚引く|カードを1枚引く|デッキからカードを引く>",),
    ),
    row(
        "would",
        "{what:someone}のHPが回復する",
        "{what} would be healed",
        v.WasHealed,
        clause="917.1",
        also=("{what:someone}<のHPを回復する|がHPを回復する|が回復する|のHPが回復される>",),
    ),
)

_OF_ENERGY: Final = (
    row(
        "befell_energy",
        "捨てられた",
        "loses energy to the discard",
        v.LostEnergy,
        "911.1",
        {"what": t.Topic()},
        also=("捨て場に置かれた",),
    ),
    row(
        "befalls_energy",
        "捨てられる",
        "would lose energy to the discard",
        v.LostEnergy,
        "911.1",
        {"what": t.Topic()},
        also=("捨て場に置かれる",),
    ),
)

_WITH: Final = (
    row(
        "event",
        "{what:someone}が{by:by}で{event:doing}",
        "{event} by {what} through {by}",
        o.Befalls,
        clause="813.5",
        also=("{what:someone}が、?{by:by}<で|によって|により>、?{event:doing}",),
    ),
    row(
        "doing",
        "{what:someone}をKOした",
        "{what} is knocked out",
        h.KnockedOutBy,
        clause="813.5",
        const={"by": t.Topic()},
        also=("{what:someone}をKOする",),
    ),
    row(
        "doing",
        "{what:someone}に{bound:points}のダメージを与えた",
        "{bound} damage is dealt to {what}",
        v.DealtDamage,
        clause="916.1",
        const={"by": t.Topic()},
        also=(
            "{what:someone}に{bound:points}<の|点の|>ダメージを与える",
            Spelt("{what:someone}にダメージを<与えた|与える>", {"bound": n.AtLeast(1)}),
        ),
    ),
)

# How the past of an event is said as what happens each time: されたとき, されるたび.
_EACH_TIME: Final = (
    ("れた", "れる"),
    ("した", "する"),
    ("てた", "てる"),
    ("引いた", "引く"),
    ("置いた", "置く"),
    ("勝った", "勝つ"),
    ("使った", "使う"),
    ("戻った", "戻る"),
    ("なった", "なる"),
    ("わった", "わる"),
    ("けた", "ける"),
    ("えた", "える"),
    ("出た", "出る"),
    ("ついた", "つく"),
)


def _each_time(phrase: Phrase) -> Phrase:
    """An event in its dictionary form as well."""
    known = {each.ja for each in phrase.wordings}
    more: list[str | Wording] = []
    for each in phrase.wordings:
        spelt = next((each.ja.removesuffix(past) + now for past, now in _EACH_TIME if each.ja.endswith(past)), "")
        if spelt and spelt not in known:
            known.add(spelt)
            more.append(Wording(spelt, each.const))
    also = (*phrase.wordings[1:], *more)
    return Phrase(
        phrase.category, phrase.ja, phrase.en, phrase.node, phrase.clause, phrase.const, None, phrase.number, also
    )


_EVENTS: Final = tuple(
    [_each_time(each) if each.category == "event" else each for each in (*_UNITS, *_CHANGES, *_CARDS)]
)


def _told(category: str, befell: str, known: tuple[Phrase, ...], while_so: str) -> tuple[Phrase, ...]:
    """The same by whose doing, and where something holds at that time."""
    event = f"{{event:{category}}}"
    units = [
        made
        for each in known
        if each.category == category
        for made in without_topic(each, befell, "what", ("{what:someone}が",), t.Topic(), "")
    ]
    cards = [
        made
        for each in known
        if each.category == category
        for made in without_topic(each, f"{befell}_card", "what", ("{what:discarded}が",), t.Topic(), "")
    ]
    return (
        row(
            category,
            f"{{by:by}}によって{event}",
            "{event} through {by}",
            o.CausedBy,
            clause="801.2d",
            also=(f"{{by:by}}<によって|により|で>、?{event}",),
        ),
        row(
            category,
            f"{{what:someone}}が{{by:by}}によって{{event:{befell}}}",
            "{what} {event} through {by}",
            o.Befalls,
            clause="801.2d",
            also=(f"{{what:someone}}が、?{{by:by}}<によって|により|で|に|による|からの>、?{{event:{befell}}}",),
        ),
        row(
            category,
            f"{{what:discarded}}が{{by:by}}によって{{event:{befell}_card}}",
            "{what} {event} through {by}",
            o.Befalls,
            clause="801.2d",
            also=(f"{{what:discarded}}が、?{{by:by}}<によって|により|で>、?{{event:{befell}_card}}",),
        ),
        row(
            category,
            f"{{what:someone}}のエネルギーが{{by:by}}によって{{event:{befell}_energy}}",
            "{what} {event} through {by}",
            o.Befalls,
            clause="801.2d",
            also=(f"{{what:someone}}のエネルギーが、?{{by:by}}<によって|により|で>、?{{event:{befell}_energy}}",),
        ),
        row(
            category,
            f"{{condition:condition}}ときに、{event}",
            "{event} while {condition}",
            o.Given,
            clause="807.2",
            also=(
                f"{{condition:condition}}<{while_so}>、?{event}",
                f"{{condition:period}}<中に|中に、|中、|中|に|に、|の間に|の間、>{event}",
            ),
        ),
        *units,
        *cards,
    )


_TOLD: Final = (
    *_told("event", "befell", _EVENTS, "とき|ときに|時|時に|間|間に|かぎり|限り|場合"),
    # Before a replacement what must hold as long as it lasts is a duration of its own.
    *_told("would", "befalls", (*_WOULD, *_MORE_WOULD), "ときに|時に"),
)

EVENT_PHRASES: Final[tuple[Phrase, ...]] = (*_OF_ENERGY, *_EVENTS, *_WITH, *_MOMENTS, *_WOULD, *_MORE_WOULD, *_TOLD)
