"""How texts say what is about to happen."""

from typing import Final

from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

WOULD: Final = (
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

MORE_WOULD: Final = (
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
        also=(
            "{player:anyone}が<カードを引く|デッキを1枚引く|カードを1枚引く|デッキからカードを引く>",
            Spelt("<デッキを引く|カードを引く|デッキを1枚引く|カードを1枚引く>", {"player": n.You()}),
        ),
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
