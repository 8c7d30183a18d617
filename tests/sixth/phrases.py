"""How are the cards of Lamplight worded? Row by row: the Japanese, the English, the record and the clause.

A text is sentences; a sentence holds an effect; an effect is an act, somebody's act, or an act that may be left.
"""

from typing import Final

from fuda.language.compiler.phrase_book import MANY, Phrase, PhraseBook
from fuda.language.words import nodes as n
from tests.sixth import nodes as a

BOOK: Final = PhraseBook(
    (
        Phrase("text", "{steps:sentence+}", "^{steps: ^}", n.Effects, clause="2.3"),
        Phrase("sentence", "{effect:effect}。", "{effect}."),
        Phrase("sentence", "そうした場合、{effect:effect}。", "if you do, {effect}.", n.IfYouDo, clause="2.3b"),
        Phrase("effect", "{effect:act}", "{effect}"),
        Phrase("effect", "{player:player}は{effect:act}", "{player} {effect@player}", n.Does),
        Phrase("effect", "{player:player}は{effect:act_te}もよい", "{player} may {effect}", n.May, clause="2.3b"),
        Phrase("act", "灯を{n}つともす", "<lights|light> {n:lamp}", a.Light, clause="1.4"),
        Phrase("act", "{player:whose}灯を{n}つ消す", "<puts|put> out {n} of {player} lamps", a.PutOut, clause="2.3a"),
        Phrase("act", "カードを{n}枚引く", "<draws|draw> {n:card}", n.Draw, clause="2.1"),
        Phrase("act_te", "{what:what}を捨てて", "discard {what}", n.Discard),
        Phrase("what", "{what:cards}{n}枚", "{n} {what@n}", n.Chosen, number="n"),
        Phrase("cards", "カード", "<card|cards>", n.Cards),
        Phrase("cards", "{zone:zone}の{what:cards}", "{what@} in {zone}", n.InZone),
        Phrase("zone", "{player:whose}手札", "{player} hand", n.Hand, clause="1.2"),
        Phrase("player", "あなた", "you", n.You, number=MANY),
        Phrase("player", "相手", "your opponent", n.Opponent),
        Phrase("whose", "あなたの", "your", n.You),
        Phrase("whose", "相手の", "your opponent's", n.Opponent),
    )
)
