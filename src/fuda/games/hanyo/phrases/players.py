"""How players are named, and whose something is."""

from typing import Final

from fuda.games.hanyo.words import groups as g
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_BOTH: Final = (
    "<各プレイヤー|自分と相手|お互いのプレイヤー|両プレイヤー|両方のプレイヤー|お互い|"
    "それぞれのプレイヤー|すべてのプレイヤー>"
)

PLAYERS: Final = (
    row("player", "自分", "you", n.You, number=MANY, clause="105.3", also=("あなた",)),
    row("player", "相手", "your opponent", n.Opponent, clause="105.3", also=("<対戦相手|相手プレイヤー>",)),
    row(
        "anyone",
        "いずれかのプレイヤー",
        "a player",
        a.EachPlayer,
        clause="105.1",
        also=("<プレイヤー|どちらかのプレイヤー|お互い|お互いのプレイヤー>",),
    ),
    Phrase("anyone", "{player:player}", "{player}"),
    Phrase("players", "{player:player}", "{player}"),
    row(
        "players",
        "各プレイヤー",
        "each player",
        a.EachPlayer,
        clause="105.1",
        also=(_BOTH, "<どのプレイヤー|プレイヤー>"),
    ),
    row("other", "相手", "your opponent", n.Opponent, clause="105.3", also=("<対戦相手|相手プレイヤー>",)),
    row("other", "ターンプレイヤー", "the turn player", q.TurnPlayer, clause="105.1"),
    row(
        "other",
        "非ターンプレイヤー",
        "the other player",
        q.OtherPlayer,
        clause="105.1",
        also=("ターンプレイヤーでないプレイヤー",),
    ),
    row("player", "ターンプレイヤー", "the turn player", q.TurnPlayer, clause="105.1"),
    row(
        "player",
        "非ターンプレイヤー",
        "the other player",
        q.OtherPlayer,
        clause="105.1",
        also=("ターンプレイヤーでないプレイヤー",),
    ),
    row("whose", "ターンプレイヤー", "the turn player's", q.TurnPlayer, clause="105.1"),
    row("whose", "非ターンプレイヤー", "the other player's", q.OtherPlayer, clause="105.1"),
    row("controller", "ターンプレイヤー", "the turn player controls", q.TurnPlayer, clause="105.1"),
    row("controller", "非ターンプレイヤー", "the other player controls", q.OtherPlayer, clause="105.1"),
    row("other", "勝ったプレイヤー", "the winner", g.Winner, clause="919.1", also=("<勝者|勝った方>",)),
    row("other", "負けたプレイヤー", "the loser", g.Loser, clause="919.1", also=("<敗者|負けた方>",)),
    row("other", "各プレイヤー", "each player", a.EachPlayer, clause="105.1", also=(_BOTH,)),
    row("whose", "自分", "your", n.You, clause="105.3", also=("<あなた|自分自身>",)),
    row("whose", "相手", "your opponent's", n.Opponent, clause="105.3", also=("<対戦相手|相手プレイヤー>",)),
    Phrase("whoses", "{player:whose}", "{player}"),
    row(
        "whoses",
        "お互い",
        "each player's",
        a.EachPlayer,
        clause="105.1",
        also=("<各プレイヤー|両プレイヤー|それぞれ>",),
    ),
    row("controller", "自分", "you control", n.You, clause="105.3", also=("<あなた|自分自身|自身>",)),
    row(
        "controller", "相手", "your opponent controls", n.Opponent, clause="105.3", also=("<対戦相手|相手プレイヤー>",)
    ),
)
