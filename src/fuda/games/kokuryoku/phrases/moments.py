"""How texts name moments: phases, steps and turns, what is put off, what can be replaced, and events as timings."""

from typing import Final

from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

ANYONE: Final = m.AnyOf(n.Units())

_MOMENTS: Final = (
    row(
        "moment",
        "{player:own}{phase:phase}開始時",
        "the start of {player} {phase}",
        o.Moment,
        clause="K3.1",
        also=(
            "{player:own}{phase:phase}<の開始時|の始めに|の最初|の初め>",
            "{player:own}{phase:phase}",
            Spelt("{phase:phase}<開始時|の開始時|の始め|>", {"player": n.You()}),
        ),
    ),
    row(
        "fight_over",
        "このユニットの戦闘終了時",
        "the end of a battle of this unit",
        v.FightEnded,
        const={"what": o.ThisUnit()},
        clause="X5.7",
        also=("<このユニットの|>戦闘<終了時|後|終了後|の後>",),
    ),
    row(
        "moment",
        "{player:own}ターンの{phase:phase}開始時",
        "the start of {player} {phase} in the own turn",
        v.MomentOfTurn,
        clause="K3.1",
        also=("{player:own}ターンの{phase:phase}<|の開始時|の始め|の最初>",),
    ),
    row(
        "moment",
        "{player:own}ターンの{step:step}開始時",
        "the start of {player} {step} in the own turn",
        v.StepOfTurn,
        clause="K3.1",
        also=("{player:own}ターンの{step:step}<|の開始時|の始め>",),
    ),
    row(
        "moment",
        "{turn:own}ターンの{event:owned}",
        "{event} in {turn} turn",
        v.InTurn,
        clause="K3.1",
    ),
    row(
        "owned",
        "{player:own}{phase:phase}開始時",
        "the start of {player} {phase}",
        o.Moment,
        clause="K3.1",
        also=("{player:own}{phase:phase}<|の開始時>",),
    ),
    row(
        "owned",
        "{player:own}{step:step}開始時",
        "the start of {player} {step}",
        v.StepBegins,
        clause="K3.1",
        also=("{player:own}{step:step}<|の開始時>",),
    ),
    row(
        "moment",
        "{player:own}{phase:phase}終了時",
        "the end of {player} {phase}",
        v.PhaseEnds,
        clause="K3.1",
        also=(
            "{player:own}{phase:phase}の<終了時|終わり|終わりに>",
            Spelt("{phase:phase}<終了時|の終了時|の終わり|の終わりに>", {"player": g.BothPlayers()}),
        ),
    ),
    row(
        "moment",
        "{player:own}ターン開始時",
        "the start of {player} turn",
        v.TurnBegins,
        clause="K3.1",
        also=(
            "{player:own}ターンの<開始時|始めに>",
            Spelt("ターン開始時", {"player": g.BothPlayers()}),
        ),
    ),
    row(
        "moment",
        "{player:own}ターン終了時",
        "the end of {player} turn",
        v.TurnEnds,
        clause="K6.6",
        also=(
            "{player:own}ターンの<終了時|終わりに>",
            Spelt("ターン<終了時|の終わりに>", {"player": g.BothPlayers()}),
        ),
    ),
    row(
        "moment",
        "{player:own}{step:step}開始時",
        "the start of {player} {step}",
        v.StepBegins,
        clause="K3.1",
        also=(
            "{player:own}{step:step}<の開始時|の始め|の最初|>",
            "{player:own}国力フェイズの{step:step}<|の開始時|開始時>",
            Spelt("{step:step}<開始時|の開始時|の始め|>", {"player": n.You()}),
        ),
    ),
    row(
        "later",
        "戦闘後に",
        "after the battle",
        v.BattleEnds,
        clause="X5.7",
        also=(
            "<戦闘後|この戦闘の後|戦闘の後|戦闘終了後|戦闘終了時|この戦闘の終了時|その戦闘の後|その戦闘の終了時><に|で|>、?",
        ),
    ),
    row(
        "later",
        "次の{event:moment}に",
        "at the next {event}",
        clause="K3.1",
        also=("次の{event:moment}<に、|、|>", "{event:end_of_turn}、?"),
    ),
    row(
        "end_of_turn",
        "ターン終了時",
        "the end of this turn",
        v.TurnEnds,
        const={"player": g.BothPlayers()},
        clause="K6.6",
        also=("このターンの終了時<に|>", "ターン終了時に"),
    ),
    row(
        "would",
        "このカードが取り外される",
        "this card would be removed",
        v.WouldBeStripped,
        const={"what": n.This()},
        clause="X7.5",
        also=(
            "<このカード|この武器|この魔法|このアイテム|この土地><が戦場外に置かれる|が外される|がリムーブされる|を取り外す|が取り外される>",
        ),
    ),
    row(
        "stripping",
        "このカードが取り外される",
        "this card would be removed",
        v.WouldBeStripped,
        const={"what": n.This()},
        clause="X7.5",
        also=(
            "<このカード|この武器|この魔法|このアイテム><が取り外される|が取り外された|が外される|が戦場外に置かれる>",
        ),
    ),
    row(
        "stripped",
        "このカードが取り外された時、戦場外に置く",
        "this card would be removed",
        v.WouldBeStripped,
        const={"what": n.This()},
        clause="X7.5",
        also=(
            "<このカード|この武器|この魔法|このアイテム><が取り外された|が取り外される|が外された|を取り外した|を取り外す><時|場合>、?戦場外に<置く|置かれる>",
        ),
    ),
    row(
        "would",
        "{what:someone}が気力を回復する",
        "{what} would recover spirit",
        v.WouldRecover,
        clause="X3.2",
        also=("{what:someone}<の気力が回復する|の気力を回復する|が回復する|に気力チップが乗せられる>",),
    ),
    row(
        "would",
        "{what:someone}が気力を失う",
        "{what} would lose spirit",
        v.WouldLose,
        clause="X3.4",
        also=("{what:someone}<の気力が減る|が効果で気力を失う>",),
    ),
    row(
        "would",
        "{what:someone}が待機状態になる",
        "{what} would become waiting",
        v.WouldWait,
        clause="K5.4a",
        also=("{what:someone}<が待機状態にされる|を待機状態にする>",),
    ),
    Phrase("would", "{event:harm}", "{event}"),
    row(
        "harm",
        "{what:someone}がダメージを受ける",
        "{what} would take damage",
        v.WouldBeHarmed,
        clause="X5.4",
        also=("{what:someone}<が戦闘でダメージを受ける|に与えられるダメージがある>",),
    ),
    row(
        "would",
        "{what:someone}の気力が0になる",
        "{what} would have no spirit left",
        v.WouldFall,
        clause="X3.3",
        also=("{what:someone}<が戦場外に置かれる|が離脱する|が倒される|が倒れる|がリムーブされる|の気力がなくなる>",),
    ),
)

_ENEMY: Final = m.AnyOf(n.Controlled(n.Opponent(), n.Units()))

# Timings that are events: in [] of what is used when something has happened.
_TIMINGS: Final = (
    row(
        "timing",
        "{event:event}時",
        "when {event}",
        clause="X7.60",
        also=("{event:event}<とき|後|場合|直後>", "{event:brief}"),
    ),
    row(
        "brief",
        "{what:someone}出撃時",
        "{what} sorties",
        n.Entered,
        clause="K4.2a",
        also=("{what:someone}<の出撃時|出撃後>",),
    ),
    row(
        "brief",
        "{what:someone}クラスチェンジ時",
        "{what} changes class",
        o.ClassChanged,
        clause="X6.1",
        also=("{what:someone}のクラスチェンジ時",),
    ),
    row("brief", "{by:someone}攻撃時", "{by} attacks any unit", v.Attacked, const={"what": ANYONE}, clause="X5.1"),
    row(
        "brief",
        "{what:someone}回復時",
        "{what} recovers spirit",
        v.Restored,
        clause="X3.2",
        also=("{what:someone}の回復時",),
    ),
    row(
        "brief",
        "{what:someone}支援時",
        "{what} is supported",
        v.Supported,
        clause="K4.3",
        also=("{what:someone}の支援時",),
    ),
    row(
        "brief",
        "敵軍ユニット離脱時",
        "any enemy unit is put off-field",
        o.PutOffField,
        const={"what": _ENEMY},
        clause="X3.3",
        also=("<敵軍のユニット離脱時|敵軍ユニットの離脱時>",),
    ),
    row(
        "brief",
        "{player:player}の土地配置時",
        "{player} lays a land",
        v.LandCame,
        clause="K4.4",
        also=("{player:player}の土地カード配置時",),
    ),
    row("timing", "{event:exact}", "at {event}", clause="X7.60"),
    row(
        "exact",
        "{player:own}ターン開始時",
        "the start of {player} turn",
        v.TurnBegins,
        clause="K3.1",
        also=("{player:own}ターンの開始時",),
    ),
    row(
        "exact",
        "{player:own}ターン終了時",
        "the end of {player} turn",
        v.TurnEnds,
        clause="K6.6",
        also=("{player:own}ターンの終了時",),
    ),
    row(
        "exact",
        "{player:own}{phase:phase}開始時",
        "the start of {player} {phase}",
        o.Moment,
        clause="K3.1",
        also=(
            "{player:own}{phase:phase}の開始時",
            Spelt("相手{phase:phase}", {"player": n.Opponent()}),
            Spelt("自侵攻フェイズ", {"player": n.You(), "phase": "invasion"}),
            Spelt("自エンドフェイズ", {"player": n.You(), "phase": "end"}),
        ),
    ),
    row(
        "exact",
        "{player:own}{phase:phase}終了時",
        "the end of {player} {phase}",
        v.PhaseEnds,
        clause="K3.1",
        also=("{player:own}{phase:phase}の終了時",),
    ),
    row(
        "exact",
        "{player:own}{step:step}開始時",
        "the start of {player} {step}",
        v.StepBegins,
        clause="K3.1",
        also=("{player:own}{step:step}<の開始時|>",),
    ),
)

MOMENT_PHRASES: Final[tuple[Phrase, ...]] = (*_MOMENTS, *_TIMINGS)
