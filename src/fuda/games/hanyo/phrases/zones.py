"""How zones are named, and whose they are."""

from typing import Final

from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

ZONES: Final = (
    row("holder", "自分", "your", n.You, clause="105.3", also=("<あなた|自分自身|自身>",)),
    row("holder", "相手", "your opponent's", n.Opponent, clause="105.3", also=("<対戦相手|相手プレイヤー|相手自身>",)),
    row("hand", "{player:holder}の手札", "{player} hand", n.Hand, clause="305.4"),
    row("own_hand", "手札", "your hand", n.Hand, const={"player": n.You()}, clause="305.4"),
    row(
        "home",
        "{player:owner}の手札",
        "{player} hand",
        n.Hand,
        clause="302.5",
        also=(Spelt("手札", {"player": n.Owner()}),),
    ),
    row("owner", "持ち主", "its owner's", n.Owner, clause="105.2", also=("<自分|相手|その持ち主>",)),
    row(
        "deck",
        "{player:holder}のデッキ",
        "{player} deck",
        d.DeckOf,
        clause="304.4",
        also=("{player:holder}のデッキ置き場",),
    ),
    row("own_deck", "デッキ", "your deck", d.DeckOf, const={"player": n.You()}, clause="304.4"),
    row("discard", "{player:holder}の捨て場", "{player} discard", d.DiscardOf, clause="309.1"),
    row("own_discard", "捨て場", "your discard", d.DiscardOf, const={"player": n.You()}, clause="309.1"),
    Phrase("seen", "{zone:hand}", "{zone}"),
    Phrase("seen", "{zone:top_cards}", "{zone}"),
    row("place", "一番上", "the top", value="top", clause="304.2", also=("上",)),
    row("place", "一番下", "the bottom", value="bottom", clause="304.2", also=("下",)),
)
