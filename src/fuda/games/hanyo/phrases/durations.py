"""How long a rule holds, and in which part of a turn."""

from typing import Final

from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import rules as u
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

DURATIONS: Final = (
    Phrase("duration", "{duration:as_long}", "{duration}"),
    Phrase("his_duration", "{duration:duration}", "{duration}"),
    row(
        "his_duration",
        "次の自身のターン",
        "during the next turn of that player",
        a.InNextTurnOf,
        const={"player": t.Topic()},
        clause="809.8",
        also=("次の<自身|自分自身>のターン<中|の間|に|中は|は|では|には>",),
    ),
    row(
        "his_duration",
        "次の自身のターンの終了時まで",
        "until the end of the next turn of that player",
        a.UntilEndOfNextTurnOf,
        const={"player": t.Topic()},
        clause="801.2b",
        also=("次の<自身|自分自身>のターン<終了時まで|が終わるまで>",),
    ),
    row(
        "duration",
        "このターン",
        "this turn",
        n.UntilEndOfTurn,
        clause="809.8a",
        also=(
            "<このターン中|このターンの間|このターン中は|このターンの終了時まで|ターン終了時まで|このターン終了時まで|このターンが終わるまで|ターンの終了時まで|このターン終了まで>",
        ),
    ),
    row(
        "duration",
        "次の{player:whose}のターン",
        "during {player} next turn",
        a.InNextTurnOf,
        clause="809.8",
        also=(
            "次の{player:whose}のターン<中|の間|中は|に|には|では|の間は>",
            "{player:whose}の次のターン<中|の間|>",
            Spelt("次のターン<|中|の間|中は|は>", {"player": q.OtherPlayer()}),
        ),
    ),
    row(
        "duration",
        "次の{player:whose}の{phase:phase}",
        "during {player} next {phase}",
        u.InNextPhaseOf,
        clause="801.2b",
        also=(
            "次の{player:whose}の{phase:phase}<中|の間|中は|の間は|に|では>",
            "{player:whose}の次の{phase:phase}<中|の間|>",
        ),
    ),
    row(
        "duration",
        "次の{player:whose}のターンの終了時まで",
        "until the end of {player} next turn",
        a.UntilEndOfNextTurnOf,
        clause="801.2b",
        also=(
            "次の{player:whose}のターン<終了時まで|が終わるまで|の終わりまで>",
            "{player:whose}の次のターン<の|>終了時まで",
            Spelt("次のターン<の終了時まで|終了時まで|が終わるまで>", {"player": q.OtherPlayer()}),
        ),
    ),
    row(
        "duration",
        "次の{player:whose}のターンの開始時まで",
        "until the start of {player} next turn",
        u.UntilStartOfNextTurnOf,
        clause="801.2b",
        also=(
            "次の{player:whose}のターン<開始時まで|が始まるまで|まで>",
            "{player:whose}の次のターン<の|>開始時まで",
        ),
    ),
    row(
        "as_long",
        "{condition:condition}かぎり",
        "as long as {condition}",
        a.AsLongAs,
        clause="809.7",
        also=("{condition:condition}<限り|間|あいだ|間は|かぎりは>",),
    ),
    row("period", "{player:whoses}のターン", "{player} turn", n.TurnOf, clause="105.1"),
    row(
        "period",
        "{player:whoses}の{phase:phase}",
        "{player} {phase}",
        n.PhaseOf,
        clause="501.1",
        also=(Spelt("<各|>{phase:phase}", {"player": a.EachPlayer()}),),
    ),
    row("phase", "メインフェイズ", "main phase", value="main", clause="503.1"),
    row("phase", "バトルフェイズ", "battle phase", value="battle", clause="504.1"),
    row("phase", "ドローフェイズ", "draw phase", value="draw", clause="502.1"),
    row("phase", "エンドフェイズ", "end phase", value="end", clause="505.1"),
)
