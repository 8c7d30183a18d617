"""How the card texts of honjin word timings, moments and events.

A `moment` stands behind 発揮, a `point` before に in a sentence. Before 場合 an `event` has happened and a `would` is
about to happen.
"""

from typing import Final

from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import whereabouts as w
from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.japanese.spelling import row
from fuda.language.words import nodes as n

START: Final = ("start",)
END: Final = ("end",)
BOTH: Final = ("start", "end")
# The periods of a turn and of a battle: word, English, record, edges that trigger, clauses of these.
PERIODS: Final = (
    ("第1手札調整フェイズ", "the first hand phase", "first-hand", BOTH, "7.2.2 7.2.6"),
    ("第2手札調整フェイズ", "the second hand phase", "second-hand", BOTH, "7.5.2 7.5.6"),
    ("手札調整フェイズ", "a hand phase", "hand", BOTH, "7.2.2 7.2.6"),
    ("メインフェイズ", "the main phase", "main", BOTH, "7.3.2 7.3.5"),
    ("普通召喚フェイズ", "the summoning phase", "summoning", BOTH, "7.4.2 7.4.6"),
    ("終了宣言フェイズ", "the closing phase", "closing", END, "7.6.2"),
    ("ターン", "the turn", "turn", END, "7.6.2"),
    ("即時召喚タイミング", "the instant summoning timing", "instant", BOTH, "8.3.2.2 8.3.2.10"),
    ("隊列変更タイミング", "the formation timing", "formation", BOTH, "8.3.3.5 8.3.3.13"),
    ("イニシアチブ決定タイミング", "the initiative timing", "initiative", BOTH, "8.3.4.3 8.3.4.10"),
    ("先攻普通タイミング", "the first normal timing", "first", BOTH, "8.3.5.2 8.3.5.10"),
    ("後攻普通タイミング", "the second normal timing", "second", BOTH, "8.3.6.2 8.3.6.10"),
    ("戦闘終了タイミング", "the end of battle timing", "battle-end", START, "8.3.8.2"),
)
EDGES: Final = (("開始時", "start", "start"), ("終了時", "end", "end"))
WORDED_EDGES: Final = (
    ("の開始時", "at the start of", "start"),
    ("の前", "before", "before"),
    ("の最初", "at the very start of", "opening"),
    ("の終了時", "at the end of", "end"),
    ("の最後", "at the very end of", "last"),
)
SAME_AS: Final = {"before": "start", "opening": "start", "last": "end"}
POINTS: Final = (
    ("進軍宣言時", "a march is declared", "march", "12.2.5.1.1"),
    ("進軍先確定時", "the ends of a march are fixed", "march-fixed", "12.2.5.1.4"),
    ("進軍終了時", "a march ends", "march-end", "12.2.5.1.8"),
    ("地形配置宣言時", "the laying of a terrain is declared", "laying", "12.1.1.2.3"),
    ("普通召喚宣言時", "a normal summoning is declared", "normal-summon", "12.2.7.4.1"),
    ("即時召喚宣言時", "an instant summoning is declared", "instant-summon", "12.2.7.4.1"),
)
USE_TIMINGS: Final = (
    ("普通", "normal", "10.9.4"),
    ("対抗", "counter", "10.9.5"),
    ("イニシアチブ", "initiative", "10.9.7"),
    ("メイン", "main", "10.9.9"),
)


# What the end of a battle is called beside the start of its last timing (8.3.8.2).
AT_BATTLE_END: Final = ("戦闘終了タイミングの開始時", "戦闘終了時", "戦闘の終了時")


def _also_at(ja: str, edge_ja: str, period: str, edge: str) -> tuple[str, ...]:
    """Other wordings of a moment in a sentence."""
    spelt = (f"{ja}{edge_ja[1:]}",) if edge in BOTH else ()
    return (*spelt, "戦闘終了時", "戦闘の終了時") if (period, edge) == ("battle-end", "start") else spelt


def _timing(category: str, ja: str, en: str, clause: str) -> Phrase:
    return Phrase(category, ja, f"^{en.replace('-', ' ^')}", o.Timing, const={"when": en}, clause=clause)


_TIMINGS: Final = (
    *[_timing("use_timing", ja, en, clause) for ja, en, clause in USE_TIMINGS],
    Phrase("use_timing", "対抗:{kinds:limited+or}限定", "^counter to {kinds: or } only", o.CounterTo, clause="10.9.6"),
    _timing("battle_timing", "戦闘", "battle", "10.9.8"),
    _timing("turn_timing", "自軍ターン", "own-turn", "10.9.10"),
    Phrase("automatic_timing", "{timing:battle_timing}", "{timing}"),
    Phrase("automatic_timing", "{timing:turn_timing}", "{timing}"),
    Phrase("hand_timing", "{timing:use_timing}", "{timing}"),
    Phrase("hand_timing", "{timing:battle_timing}", "{timing}"),
    Phrase("hand_timing", "{timing:turn_timing}", "{timing}"),
    Phrase("rider", "|チェイン", " | ^chain", value="chain", clause="15.2.2"),
    Phrase("rider", "|対抗不可", " | ^uncounterable", value="uncounterable", clause="15.3.1"),
)

_MOMENTS: Final = (
    *[
        Phrase(
            "moment",
            f"{ja}{edge_ja}",
            f"at the {edge_en} of {en}",
            o.Moment,
            const={"period": period, "edge": edge},
            clause=clauses.split()[edges.index(edge)],
            also=AT_BATTLE_END if (period, edge) == ("battle-end", "start") else (f"{ja}の{edge_ja}",),
        )
        for ja, en, period, edges, clauses in PERIODS
        for edge_ja, edge_en, edge in EDGES
        if edge in edges
    ],
    *[
        Phrase(
            "point",
            f"{ja}{edge_ja}",
            f"{edge_en} {en}",
            o.Moment,
            const={"period": period, "edge": edge},
            clause="4.7.4",
            also=_also_at(ja, edge_ja, period, edge),
        )
        for ja, en, period, edges, _ in PERIODS
        for edge_ja, edge_en, edge in WORDED_EDGES
        if SAME_AS.get(edge, edge) in edges
    ],
    *[
        Phrase("moment", ja, f"when {en}", o.Declared, const={"point": point}, clause=clause)
        for ja, en, point, clause in POINTS
    ],
    Phrase("moment", "この地形配置時", "when this terrain is laid", o.ThisLaid, clause="12.1.1.2.8"),
    row("moment", "{event:event}<場合|時|とき>", "when {event}", clause="10.5.1", also=("{event:battle_start}",)),
    row("battle_start", "戦闘<|の>開始時", "a battle has begun", w.BattleArose, "8.1.1", {"where": h.Terrains()}),
)

_EVENTS: Final = (
    Phrase("event", "{what:someone}が死亡した", "{what} has died", o.Died, clause="12.6.1"),
    Phrase("event", "{what:someone}が破棄された", "{what} has been discarded", o.WasDiscarded, clause="12.4.1"),
    Phrase(
        "event", "{what:someone}がゲームから除外された", "{what} has been removed from the game", o.WasRemoved, "12.5.1"
    ),
    row(
        "event",
        "{what:someone}が手札に<戻った|戻された>",
        "{what} has returned to hand",
        o.WasReturned,
        clause="5.1.1.8",
    ),
    Phrase("event", "{what:someone}が召喚された", "{what} has been summoned", o.Summoned, clause="12.2.7.1"),
    Phrase("event", "{what:someone}が{way:summoned}された", "{what} has been {way}", o.SummonedAs, clause="12.2.7.1"),
    Phrase("summoned", "普通召喚", "summoned normally", value="normal", clause="7.4.1"),
    Phrase("summoned", "即時召喚", "summoned instantly", value="instant", clause="8.3.2.8"),
    Phrase(
        "event", "{what:someone}が装備品を装備した", "{what} has been given equipment", o.WasEquipped, clause="12.2.8.9"
    ),
    Phrase("event", "{what:someone}が効果を発揮した", "{what} has taken effect", o.TookEffect, clause="10.2.3"),
    Phrase(
        "event",
        "{what:someone}が使用した{kind:use}が効果を発揮した",
        "{kind} used by {what} have taken effect",
        o.UseTookEffect,
        clause="10.2.3",
    ),
    row(
        "event",
        "{what:someone}が{kind:use}<を使用した|の使用を宣言した>",
        "{what} has used {kind}",
        o.WasUsed,
        clause="10.1.9",
    ),
    row(
        "event",
        "{what:someone}が攻撃<した|を宣言した|に参加した>",
        "{what} has attacked",
        o.WasUsed,
        const={"kind": "attack"},
        clause="10.1.9",
    ),
    Phrase(
        "event",
        "{what:someone}が【{kinds:damage+/}】ダメージを受けた",
        "{what} has taken {kinds: or } damage",
        o.TookDamage,
        clause="4.5.4",
    ),
    Phrase(
        "event",
        "{what:someone}が攻撃ダメージを受けた",
        "{what} has taken attack damage",
        o.TookAttackDamage,
        clause="9.4",
    ),
    Phrase(
        "event",
        "{what:someone}がダメージを受けた",
        "{what} has taken damage",
        o.TookDamage,
        const={"kinds": ()},
        clause="4.5.1",
    ),
    Phrase(
        "event", "{what:someone}が進軍に成功した", "{what} has marched with success", o.MarchSucceeded, "12.2.5.2.1"
    ),
    Phrase(
        "event", "{what:someone}が進軍に失敗した", "{what} has marched without success", o.MarchFailed, "12.2.5.2.1"
    ),
    Phrase("event", "{what:someone}が行動完了になった", "{what} has become finished", o.BecameFinished, clause="3.2.4"),
    Phrase(
        "event",
        "{player:doer}がカードを補充した",
        "{player} <player:has|have> refilled a card",
        o.Refilled,
        clause="12.3.1",
        also=(Wording("カードを補充した", {"player": n.You()}),),
    ),
    row(
        "event",
        "{player:doer}が手札を<|1枚>破棄した",
        "{player} <player:has|have> discarded from hand",
        o.HandDiscarded,
        clause="12.4.1",
        also=("{player:whose}手札<が|のカードが|からカードが>破棄された",),
    ),
    row(
        "would",
        "{what:someone}に死亡効果が適用された",
        "a death effect applies to {what}",
        o.DeathApplies,
        "11.3.3.2",
        also=("{what:someone}が死亡する", "{what:someone}に死亡効果が適用される"),
    ),
    Phrase("would", "{what:someone}が破棄される", "{what} would be discarded", o.WouldBeDiscarded, clause="10.8.2"),
    Phrase(
        "would",
        "{what:someone}が【{kinds:damage+/}】ダメージを受ける",
        "{what} would take {kinds: or } damage",
        o.WouldTakeDamage,
        clause="10.8.2",
    ),
    Phrase(
        "would",
        "{what:someone}がダメージを受ける",
        "{what} would take damage",
        o.WouldTakeDamage,
        const={"kinds": ()},
        clause="10.8.2",
    ),
    Phrase(
        "would",
        "{what:someone}が攻撃ダメージを受ける",
        "{what} would take attack damage",
        o.WouldTakeAttackDamage,
        clause="10.8.2",
    ),
    Phrase(
        "would",
        "戦闘中に{what:doer}がダイス結果を求められる",
        "in battle {what} would roll dice",
        o.WouldRoll,
        clause="15.4.9.2",
    ),
)

MOMENT_PHRASES: Final[tuple[Phrase, ...]] = (*_TIMINGS, *_MOMENTS, *_EVENTS)
