"""How texts say for how long something holds."""

from typing import Final

from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

DURATION_PHRASES: Final = (
    row(
        "duration",
        "このターン中",
        "this turn",
        n.UntilEndOfTurn,
        also=("<このターンの間|このターンの終わりまで|ターン終了時まで|このターン>",),
    ),
    row(
        "duration",
        "この戦闘中",
        "during this battle",
        o.ThisBattle,
        clause="X5.2",
        also=(
            "<この戦闘の間|戦闘終了時まで|この戦闘の終了時まで|この戦闘が終わるまで|この攻撃中|この攻撃で|戦闘中|この戦闘で>",
        ),
    ),
    row(
        "duration",
        "このフェイズ中",
        "during this phase",
        u.ThisPhase,
        clause="K3.1",
        also=("<このフェイズの間|フェイズ終了時まで|このフェイズの終わりまで>",),
    ),
    row(
        "duration",
        "次の{player:own}ターン開始時まで",
        "until {player} next turn begins",
        u.UntilTurnOf,
        clause="K3.1",
        also=("次の{player:own}ターン<の開始時まで|まで|の開始まで|開始まで>",),
    ),
    row(
        "duration",
        "次の{player:own}ターン終了時まで",
        "until the end of {player} next turn",
        a.UntilEndOfNextTurnOf,
        clause="K6.6",
        also=(
            Spelt("次のターン<の|>終了時まで", {"player": g.BothPlayers()}),
            "次の{player:own}ターンの終了時まで",
        ),
    ),
    row(
        "duration",
        "次の{player:own}ターン中",
        "during {player} next turn",
        a.InNextTurnOf,
        clause="K3.1",
        also=("次の{player:own}ターン<の間|に|>",),
    ),
    row(
        "duration",
        "次の{player:own}{phase:phase}中",
        "during {player} next {phase}",
        u.NextPhaseOf,
        clause="K3.1",
        also=("次の{player:own}{phase:phase}<の間|の間中|で|に>",),
    ),
    row(
        "duration",
        "次の{player:own}{phase:phase}終了時まで",
        "until {player} next {phase} ends",
        u.UntilEndOfPhase,
        clause="X7.56",
        also=("次の{player:own}{phase:phase}<の終了時まで|の終わりまで|の終了まで|が終わるまで|終了まで>",),
    ),
    row(
        "duration",
        "その{phase:phase}中",
        "during that {phase}",
        u.ThatPhase,
        clause="X7.56",
        also=("その{phase:phase}<の間|には|では|の間は|中は|に>",),
    ),
    row(
        "duration",
        "次の{player:own}ターンの{phase:phase}中",
        "during {player} {phase} of the next own turn",
        u.PhaseOfNextTurn,
        clause="X7.56",
        also=("次の{player:own}ターンの{phase:phase}<の間|の間中|で|に|では>",),
    ),
    row(
        "duration",
        "ゲーム終了時まで",
        "for the rest of the game",
        u.ForGame,
        clause="K1.1",
        also=("<ゲームの終了時まで|ゲームが終わるまで|ゲームの終わりまで|ゲーム中>",),
    ),
)
