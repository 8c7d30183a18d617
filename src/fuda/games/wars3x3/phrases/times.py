"""How texts name times and operations."""

from typing import Final

from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

_TIMES: Final = (
    row("period", "{player:turner}のターン", "{player} turn", n.TurnOf, clause="W5.0", also=("{player:turner}の手番",)),
    row(
        "period",
        "{player:turner}の{phase:phase}",
        "{player} {phase}",
        n.PhaseOf,
        clause="W5.0",
        also=(Spelt("{phase:phase}", {"player": a.EachPlayer()}),),
    ),
    row(
        "period",
        "{player:turner}の{step:step}",
        "{player} {step}",
        g.InStep,
        clause="W5.0",
        also=(Spelt("{step:step}", {"player": a.EachPlayer()}),),
    ),
    row("phase", "開始フェイズ", "start phase", value="start", clause="1.1"),
    row("phase", "呪文フェイズ", "spell phase", value="spell", clause="2.0"),
    row("phase", "戦闘フェイズ", "battle phase", value="battle", clause="3.0", also=("<戦闘|バトルフェイズ>",)),
    row("phase", "メインフェイズ", "main phase", value="main", clause="4.1"),
    row("phase", "終了フェイズ", "end phase", value="end", clause="5.1"),
    row("step", "ドローステップ", "draw step", value="draw", clause="1.1"),
    row("step", "除去ステップ", "removal step", value="removal", clause="2.1a"),
    row("step", "強化ステップ", "boost step", value="boost", clause="2.2"),
    row("step", "透過攻撃ステップ", "piercing attack step", value="piercing_attack", clause="3.1"),
    row("step", "攻撃ステップ", "attack step", value="attack", clause="3.2"),
    row("step", "戦闘終了ステップ", "end-of-battle step", value="end_of_battle", clause="3.3"),
    row("step", "領土拡大ステップ", "expansion step", value="expansion", clause="4.1"),
    row("step", "戦略ステップ", "strategy step", value="strategy", clause="4.2"),
    row("step", "手番終了ステップ", "end step", value="end_of_turn", clause="5.1", also=("終了ステップ",)),
    row(
        "duration",
        "このターンの終了まで",
        "until end of turn",
        n.UntilEndOfTurn,
        clause="Q13",
        also=(
            "<このターンの終わりまで|このターン終了時まで|ターン終了時まで|ターンの終了まで|このターンの間|このターン|このターン中|ターン終了まで|このターンの終了時まで|このターン終了まで|ターン終了後まで|このターンの終了後まで>",
        ),
    ),
    row(
        "duration",
        "{step:step}まで",
        "until the {step}",
        n.UntilStep,
        clause="3.3",
        also=("{step:step}<の終了まで|の終わりまで>", "このターンの{step:step}まで"),
    ),
    row(
        "duration",
        "このターンの{step:step}の間",
        "during this turn's {step}",
        n.ThisTurnIn,
        clause="Q10",
        also=("このターンの{step:step}中",),
    ),
    row(
        "duration",
        "このターンの{phase:phase}の間",
        "during this turn's {phase}",
        u.ThisTurnPhase,
        clause="W5.0",
        also=("このターンの{phase:phase}<中|>", "この{phase:phase}<の間|中>"),
    ),
    row(
        "duration",
        "次の{player:turner}のターンの終了まで",
        "until the end of {player} next turn",
        a.UntilEndOfNextTurnOf,
        clause="5.1",
        also=(
            "次の{player:turner}の<ターン|手番><終了時まで|終了まで|の終わりまで|の終了時まで>",
            "{player:turner}の次の<ターン|手番><の終了まで|終了時まで|終了まで|の終わりまで|の終了時まで>",
        ),
    ),
    row(
        "duration",
        "次の{player:turner}のターンの開始まで",
        "until {player} next turn begins",
        u.UntilNextTurnOf,
        clause="5.1",
        also=(
            "次の{player:turner}の<ターン|手番><まで|の開始フェイズまで|の開始時まで|の始めまで|が始まるまで|開始時まで|開始まで>",
            "{player:turner}の次の<ターン|手番><の開始まで|まで|の開始時まで|の始めまで|が始まるまで|開始時まで|開始まで>",
        ),
    ),
    row(
        "duration",
        "次の{player:turner}のターンの間",
        "during {player} next turn",
        a.InNextTurnOf,
        clause="W5.0",
        also=("次の{player:turner}の<ターン|手番><の間|中|>", "{player:turner}の次の<ターン|手番><の間|中|>"),
    ),
    row(
        "duration",
        "次の{player:turner}の{phase:phase}の間",
        "during {player} next {phase}",
        u.InNextPhaseOf,
        clause="W5.0",
        also=("次の{player:turner}の{phase:phase}<中|>", "{player:turner}の次の{phase:phase}<の間|中|>"),
    ),
    row(
        "duration",
        "次の{player:turner}の{step:step}の間",
        "during {player} next {step}",
        c.InNextStepOf,
        clause="W5.0",
        also=("次の{player:turner}の{step:step}<中|>", "{player:turner}の次の{step:step}<の間|中|>"),
    ),
    row(
        "duration",
        "ゲーム終了まで",
        "for the rest of the game",
        u.ForTheGame,
        clause="W1.1",
        also=("<このゲームの間|ゲーム中|このゲーム中|ゲームが終わるまで>",),
    ),
    row(
        "as_long",
        "{condition:condition}限り",
        "as long as {condition}",
        a.AsLongAs,
        also=("{condition:condition}<間|間は|の間|限りは>", "{condition:that_turn}"),
    ),
    # 'As long as' in the middle of a sentence, where a time can be meant as well.
    Phrase("while", "{duration:duration}", "{duration}"),
    row("while", "{duration:as_long}", "{duration}", also=("{duration:while_it_is}",)),
    row("while_it_is", "{condition:in_period}", "as long as {condition}", a.AsLongAs),
    row("in_period", "{period:period}中", "it is {period}", g.ItIs, also=("{period:period}<の間|の間は|中は|は|に>",)),
    row(
        "that_turn",
        "{event:past}ターン",
        "{event} in this turn",
        k.Happened,
        also=("{event:past}ターン<の間|中|は|には|に>",),
    ),
)

_OPERATIONS: Final = (
    row("operation", "除去", "removal", value="removal", clause="2.1a"),
    row("operation", "1枚除去", "single removal", value="single-removal", clause="2.1a"),
    row("operation", "2枚除去", "double removal", value="double-removal", clause="2.1b"),
    row("operation", "強化", "boost", value="boost", clause="2.2"),
    row("operation", "打消", "counter", value="counter", clause="2.3a", also=("打ち消し",)),
    row("operation", "呪文", "spell", value="spell", clause="2.0"),
    row("operation", "魔法", "magic", value="magic", clause="M1"),
    row("operation", "大魔術", "grand magic", value="grand", clause="G1"),
    row("operation", "配備", "deploy", value="deploy", clause="4.2a"),
    row("operation", "再配備", "redeploy", value="redeploy", clause="4.2b"),
    row("operation", "領土拡大", "expansion", value="expand", clause="4.1"),
    row("operation", "攻撃", "attack", value="attack", clause="3.2"),
    Phrase("again", "{operation:operation}", "{operation}"),
    row("again", "戦闘フェイズ", "take the battle phase", value="battle", clause="3.0", also=("戦闘",)),
    row("again", "同じ魔法", "activate the same magic", value="same-magic", clause="M2"),
    row("again", "戦略ステップ", "take the strategy step", value="strategy", clause="4.2"),
    row("use", "除去", "removal", value="removal", clause="2.1a"),
    row("use", "強化", "boost", value="boost", clause="2.2"),
    row("use", "打消", "counter", value="counter", clause="2.3a", also=("打ち消し",)),
    row("use", "呪文", "spell", value="spell", clause="2.0"),
    row("entry", "配備", "deploy", value="deploy", clause="4.2a"),
    row("entry", "再配備", "redeploy", value="redeploy", clause="4.2b"),
    row("sort", "除去", "removal", value="removal", clause="2.1a"),
    row("sort", "強化", "boost", value="boost", clause="2.2"),
    row("aim", "除去", "removal", value="removal", clause="2.1a"),
    row("aim", "強化", "boost", value="boost", clause="2.2"),
    row("aim", "呪文", "spell", value="spell", clause="2.0"),
    row("cause", "除去", "removal", value="removal", clause="2.1a"),
    row("cause", "1枚除去", "single removal", value="single-removal", clause="2.1a"),
    row("cause", "2枚除去", "double removal", value="double-removal", clause="2.1b"),
    row("cause", "魔法", "magic", value="magic", clause="M6", also=("魔法の効果",)),
    row("cause", "大魔術", "grand magic", value="grand", clause="G3", also=("大魔術の効果",)),
    row("cause", "効果", "text", value="effect", clause="M6", also=("カードの効果",)),
    row("requirement", "必要魔力", "required power", value="power", clause="M3"),
    row("requirement", "発動コスト", "activation cost", value="cost", clause="M5"),
    row("colour", "好きな属性", "any colour", value="any", clause="Q13"),
)

TIME_PHRASES: Final[tuple[Phrase, ...]] = (*_TIMES, *_OPERATIONS)
