"""How are lands of a kind named, and weapons and magics of a kind?"""

from typing import Final

from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import things as o
from fuda.language.japanese.spelling import row
from fuda.language.words import nodes as n

CARD_KINDS: Final = (
    *[
        row(
            category,
            "{what:grounds_of}の{land:ground}",
            "{land} {what@}",
            g.OfGround,
            clause="K4.4",
            also=(
                "{what:grounds_of}の{land:ground}<の土地|の土地カード|カード>",
                "{what:grounds_under}{land:ground}<|の土地|の土地カード|カード>",
            ),
        )
        for category in ("cards",)
    ],
    row("grounds_of", "場", "<land|lands> on the field", o.Lands, clause="K4.4"),
    row("grounds_of", "{player:side}", "{player} <land|lands> on the field", g.LandsOf, clause="K4.4"),
    row("grounds_of", "{what:bearer}がいるマス", "<land|lands> under {what}", g.LandsThere, clause="K4.4"),
    row(
        "grounds_under",
        "{player:side}が配置した",
        "{player} <land|lands> on the field",
        g.LandsOf,
        clause="K4.4",
        also=("{player:side}の配置した",),
    ),
    row("grounds_under", "{what:bearer}のいるマスの", "<land|lands> under {what}", g.LandsThere, clause="K4.4"),
    row("onlykinds", "{land:ground}の{what:land_cards}", "{land} {what@}", g.OfGround, clause="K4.4"),
    row("onlykinds", "{arms:arms}の{what:arms_cards}", "{what@} of {arms}", g.OfArms, clause="X5.5"),
    row(
        "arms_cards",
        "武器カード",
        "weapon <card|cards>",
        o.CardsOf,
        const={"kind": "weapon"},
        clause="X2.2",
        also=("武器",),
    ),
    row(
        "arms_cards",
        "魔法カード",
        "magic <card|cards>",
        o.CardsOf,
        const={"kind": "magic"},
        clause="X2.2",
        also=("魔法",),
    ),
    row("arms_cards", "カード", "<card|cards>", n.Cards),
    row("land_cards", "土地カード", "land <card|cards>", g.LandCards, clause="K4.4", also=("土地",)),
)
