"""How the card texts of honjin word places, marches, terrains that are laid, and moments of one's turn."""

from typing import Final

from fuda.games.honjin.phrases.verbs import RU, SURU, verb
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import whereabouts as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_PLACES: Final = (
    row(
        "spot",
        "{what:other_one}が<存在する|いる>地形",
        "the terrain of {what}",
        w.SamePlace,
        "5.1.2.4",
        also=("{what:other_one}<の存在する|のいる>地形", "{what:other_one}<と同じ|の>地形"),
    ),
    row("other_one", "対象", "the target", h.Target, "10.10.1"),
    Phrase("other_one", "そのユニット", "that unit", h.ThatUnit, "10.5.4.1"),
    row("places", "{where:beside_one}", "{where}"),
    row(
        "beside_one",
        "{what:other_one}が<存在する|いる>地形",
        "the terrain of {what}",
        w.SamePlace,
        "5.1.2.4",
        also=("{what:other_one}<の存在する|のいる>地形", "{what:other_one}<と同じ|の>地形"),
    ),
    Phrase("chosen_area", "{where:empty}", "{where}"),
    Phrase(
        "verb_fact", "{what:empty}が存在する", "there are {what}", o.Exists, "5.1.2.7", also=("{what:empty}がある",)
    ),
    row(
        "land",
        "{units:kind_of_unit}が<存在する|いる>{what:land}",
        "{what@} with {units}",
        w.WithUnits,
        "5.1.2.4",
        also=("{units:kind_of_unit}<の存在する|のいる>{what:land}",),
    ),
    row(
        "land",
        "{units:kind_of_unit}が<存在しない|いない>{what:land}",
        "{what@} without {units}",
        w.WithoutUnits,
        "5.1.2.4",
        also=(
            "{units:kind_of_unit}の<存在しない|いない>{what:land}",
            Spelt("誰もいない{what:named_land}", {"units": n.Units()}),
        ),
    ),
)

# Periods of a turn, which is somebody's: word, English, record, clause.
_PERIODS: Final = (
    ("第1手札調整フェイズ", "first hand phase", "first-hand", "7.2.2"),
    ("第2手札調整フェイズ", "second hand phase", "second-hand", "7.5.2"),
    ("手札調整フェイズ", "hand phases", "hand", "7.2.2"),
    ("メインフェイズ", "main phase", "main", "7.3.2"),
    ("普通召喚フェイズ", "summoning phase", "summoning", "7.4.2"),
    ("終了宣言フェイズ", "closing phase", "closing", "7.6.2"),
    ("ターン", "turn", "turn", "7.1.2.1"),
)
_MOMENTS: Final = (
    *[Phrase("own_period", ja, en, value=period, clause=clause) for ja, en, period, clause in _PERIODS],
    row("own_edge", "<|の>開始時", "start", value="start", clause="4.7.4"),
    row("own_edge", "<|の>終了時", "end", value="end", clause="4.7.4"),
    Phrase(
        "moment",
        "{player:side_of}{period:own_period}{edge:own_edge}",
        "at the {edge} of {player} {period}",
        w.MomentOf,
        "4.7.4",
    ),
    row(
        "moment",
        "<各プレイヤーの|>ターン<|の>開始時",
        "at the start of each turn",
        w.MomentOf,
        "7.1.2.1",
        {"player": a.EachPlayer(), "period": "turn", "edge": "start"},
    ),
    row(
        "point",
        "<次の|>{player:side_of}{period:own_period}{edge:own_edge}",
        "at the next {edge} of {player} {period}",
        w.MomentOf,
        "10.5.4.2",
    ),
)

_EVENTS: Final = (
    row(
        "event",
        "{where:bound_for}で戦闘が<発生した|始まった>",
        "a battle has begun on {where}",
        w.BattleArose,
        "8.1.1",
        also=(Spelt("戦闘が<発生した|始まった>", {"where": h.Terrains()}),),
    ),
    row("event", "{what:someone}が進軍した", "{what} has marched", w.HasMarched, "12.2.5.1.5"),
    row(
        "event",
        "{what:someone}が{where:bound_for}<へ|に>進軍した",
        "{what} has marched to {where}",
        w.HasMarchedTo,
        "12.2.5.1.5",
    ),
    row(
        "event",
        "{what:laid}が配置された",
        "{what} has been laid",
        w.TerrainLaid,
        "12.1.1.2.8",
        also=(
            Spelt("自軍<|プレイヤー>が地形を配置した", {"what": m.AnyOf(h.LaidTerrains(n.You()))}),
            Spelt("敵軍<|プレイヤー>が地形を配置した", {"what": m.AnyOf(h.LaidTerrains(n.Opponent()))}),
        ),
    ),
    Phrase("laid", "{what:terrains}", "any {what@what}", m.AnyOf),
)

_DEEDS: Final = (
    *verb(
        RU,
        "{one:one}と{other:one}の<存在する|いる>地形を入れ替え",
        "{one} and {other} change places with their terrains",
        w.SwapGrounds,
        "12.2.1",
        also=("{one:one}と{other:one}が<存在する|いる>地形を入れ替え",),
    ),
    *verb(
        SURU,
        "{what:card_picked}を{where:lot}に配置",
        "<lays|lay> {what} on {where}",
        w.LayCards,
        "5.1.2.14",
        also=(
            "{where:lot}に{what:card_picked}を配置",
            "{what:card_picked}を、{where:lot}に配置",
            "{what:zone_taken}{where:lot}に配置",
        ),
    ),
    Phrase("lot", "{where:areas}", "{where}"),
    row(
        "lot",
        "同じ<エリア|場所>",
        "the same area",
        h.Target,
        "10.10.1",
        also=("対象のエリア", "対象の存在するエリア", "対象が存在するエリア"),
    ),
    Phrase("lot", "{what:areas}1つ", "1 {what@what}", n.Chosen, "10.1.7", {"n": 1}),
)

WHEREABOUT_PHRASES: Final[tuple[Phrase, ...]] = (*_PLACES, *_MOMENTS, *_EVENTS, *_DEEDS)
