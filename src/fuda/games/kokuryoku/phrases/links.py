"""How a sentence says something of the one before it: instead, as well, not then."""

from typing import Final

from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import links as li
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row

_IF: Final = (
    "<もし|><{condition:condition}<なら|時|たら|かぎり|間|時は>|{condition:if_so}|"
    "{condition:card_is}なら|{condition:card_is_if}>、?"
)
_THIS: Final = "<この効果|この能力|これ|この修正>"

_OTHERWISE: Final = tuple(
    [
        made
        for category, other in (("sentence", "other_way"), ("truth", "static_way"))
        for made in (
            row(
                category,
                f"{{condition:condition}}なら、代わりに{{effect:{other}}}。",
                "if {condition}, this instead: {effect}.",
                li.InsteadIf,
                clause="X7.67",
                also=(f"<ただし、|>{_IF}<代わりに|その代わりに>、?{{effect:{other}}}。",),
            ),
            row(
                category,
                f"{{condition:condition}}なら、さらに{{effect:{other}}}。",
                "if {condition}, this as well: {effect}.",
                li.FurtherIf,
                clause="X7.67",
                also=(f"<また、|>{_IF}さらに、?{{effect:{other}}}。",),
            ),
            *[
                row(
                    category,
                    f"{{condition:likewise}}なら、{link}{{effect:{other}}}。",
                    en,
                    node,
                    clause="X7.67",
                    also=(
                        f"<もし|>{{condition:likewise}}<|いる|ある><なら|時|かぎり>、?{link}、?{{effect:{other}}}。",
                    ),
                )
                for link, node, en in (
                    ("代わりに", li.InsteadIf, "if {condition}, this instead: {effect}."),
                    ("さらに", li.FurtherIf, "if {condition}, this as well: {effect}."),
                )
            ],
            row(
                category,
                "ただし、{condition:condition}なら、この効果は働かない。",
                "but not if {condition}.",
                li.UnlessThen,
                clause="X7.67",
                also=(
                    f"<ただし、|>{_IF}{_THIS}は<働かない|適用されない|適用しない|起こらない|発動しない|得られない|無効になる|無効である|なくなる|失われる>。",
                    f"<ただし、|>{_IF}{_THIS}を<適用しない|失う|無効にする>。",
                    "<ただし、|>{condition:condition}<なら|時|かぎり|間>、?この限りではない。",
                ),
            ),
            row(
                category,
                "この効果は{condition:condition}かぎり働く。",
                "but only if {condition}.",
                li.OnlyThen,
                clause="X7.67",
                also=(
                    f"<ただし、|>{_THIS}は、?{{condition:period}}中<|に|のみ|にのみ|だけ|に限り>、?<働く|適用される|適用する|有効である|発動する|得られる>。",
                    f"<ただし、|>{_THIS}は、?{{condition:condition}}<なら|時|かぎり|間|時のみ|時にのみ|時だけ|時にだけ|間のみ|間だけ|場合のみ|場合にのみ|場合だけ|場合にだけ|場合に限り|時に限り>、?<働く|適用される|適用する|有効である|発動する|得られる>。",
                ),
            ),
        )
    ]
)

# What the rules see to anyway, and a text may say again.
_REMINDING: Final = tuple(
    [
        made
        for category in ("sentence", "truth")
        for made in (
            row(
                category,
                "装備レベルが足りないユニットには付与できない。",
                "but only to units whose level reaches.",
                li.LevelsCount,
                clause="X6.2",
                also=(
                    "<ただし、|>装備レベルが<足りない|届かない>ユニット<には|に>付与できない。",
                    "<ただし、|>装備レベルの<足りない|届かない>ユニット<には|に>付与できない。",
                    "<ただし、|>装備レベルが足りなければ<、|>付与できない。",
                ),
            ),
            row(
                category,
                "ただし、最大気力を超えない。",
                "but not above the maximum spirit.",
                li.MaximumCounts,
                clause="X3.2",
                also=(
                    "<ただし、|><そのユニットの|このユニットの|そのユニットの気力は|このユニットの気力は|気力は|移す先の|>最大気力を超え<て回復しない|ない|ることはない|て乗せられない|て回復できない|て乗せることはない|て移せない>。",
                    "<ただし、|>最大気力<まで|までしか回復しない|を上限とする>。",
                ),
            ),
            row(
                category,
                "ただし、Sより高くはならない。",
                "but not above S.",
                li.HighestCounts,
                clause="X6.2",
                also=(
                    "<ただし、|>S<より高くはならない|より高くならない|を超えない|を上限とする|より上にはならない|が上限である>。",
                ),
            ),
        )
    ]
)

LINK_PHRASES: Final = (
    *_REMINDING,
    *_OTHERWISE,
    Phrase("other_way", "{effect:timely}", "{effect}"),
    Phrase("other_way", "{effect:in_short}", "{effect}"),
    Phrase("other_way", "{effect:changed_so}", "{effect}"),
    Phrase("static_way", "{effect:rules}", "{effect}"),
    Phrase("static_way", "{effect:changed_so}", "{effect}"),
    row("changed_so", "{change:change}", "it is {change}", li.SameFigure, also=("{change:becomes}",)),
    *[
        row("in_short", f"{{amount:amount}}{verb}", en, node, clause=clause, const={"what": li.SameUnit()}, also=also)
        for verb, en, node, clause, also in (
            ("失う", "{amount} spirit is lost", e.LoseSpirit, "X3.4", ("{amount:amount}失わせる",)),
            ("回復する", "{amount} spirit is restored", e.Recover, "X3.2", ("{amount:amount}回復させる",)),
            (
                "のダメージを与える",
                "{amount} damage is dealt",
                t.DealDamage,
                "X7.45",
                ("{amount:amount}<|の>ダメージを<与える|受ける>",),
            ),
        )
    ],
)
