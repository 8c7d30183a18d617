"""How do the card texts of kiseki ask how much somebody has done in this turn, and who has attacked?"""

from typing import Final

from fuda.games.kiseki.phrases.conditions import TURN
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import events as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import nodes as n

TURN_PHRASES: Final[tuple[Phrase, ...]] = (
    row(
        "own_play",
        "{what:object}を{zone:source_zone}からプレイした",
        "{what} was played from {zone}",
        w.PlayedOutOf,
        "1204.2k",
        const={"player": n.You()},
        also=(
            "{what:object}が{zone:source_zone}からプレイされ<た|ている|ていた>",
            "{what:object}を{zone:source_zone}からプレイしていた",
        ),
    ),
    Phrase("if", "{event:own_play}", "{event} this turn", o.HappenedThisTurn, "1204.2k"),
    Phrase("when", "このターンに{event:own_play}", "{event} this turn", o.HappenedThisTurn, "1204.2k"),
    row(
        "fact",
        "このターンに{player:one_player}がカードを{bound:sheets}引いた",
        "the number of cards that {player} drew this turn is {bound}",
        o.CardsDrawn,
        "1313.1",
        also=(
            TURN + "{player:one_player}がカードを{bound:sheets}引<いた|いている|いていた>",
            TURN + "{player:one_player}が{bound:sheets}<の|>カードを引<いた|いている|いていた>",
            "{player:one_player}が" + TURN + "カードを{bound:sheets}引<いた|いている|いていた>",
            "{player:one_player}が" + TURN + "{bound:sheets}<の|>カードを引<いた|いている>",
        ),
    ),
    row(
        "fact",
        "このターンに{player:one_player}が絆を{bound:points}失った",
        "the number of bonds that {player} lost this turn is {bound}",
        o.BondsGone,
        also=(
            TURN + "{player:one_player}が絆を{bound:points}失<った|っている|っていた>",
            "{player:one_player}が" + TURN + "絆を{bound:points}失<った|っている|っていた>",
            "{player:one_player}が" + TURN + "{bound:points}の絆を失<った|っている>",
        ),
    ),
    row(
        "fact",
        "このターンに{player:one_player}が{what:kinds}を{bound:sheets}プレイした",
        "the number of {what} that {player} played this turn is {bound}",
        o.CardsPlayed,
        "1204.2k",
        also=(
            TURN + "{player:one_player}が{what:kinds}を{bound:sheets}プレイ<した|している|していた>",
            "{player:one_player}が" + TURN + "{what:kinds}を{bound:sheets}プレイ<した|している|していた>",
            TURN + "{player:one_player}が{bound:sheets}の{what:kinds}をプレイ<した|している>",
            TURN + "{player:one_player}がプレイした{what:kinds}が{bound:sheets}<ある|>",
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
)
