"""How texts name a moment of a turn."""

from typing import Final

from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import occasions as o

MOMENTS: Final = (
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
