"""How the card texts of honjin name terrains, areas and empty land: whose they are, what they are like, beside what."""

from typing import Final

from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import row

_TERRAINS: Final = (
    Phrase("ground", "地形", "<terrain|terrains>", h.Terrains, clause="2.1.4.1"),
    Phrase(
        "ground",
        "{player:holder}支配地形",
        "<terrain|terrains> {player} <player:holds|hold>",
        h.HeldTerrains,
        "5.1.2.11",
    ),
    Phrase("ground", "{player:holder}配置地形", "<terrain|terrains> {player} laid", h.LaidTerrains, "5.1.2.14"),
    Phrase("ground", "誰もいない地形", "vacant <terrain|terrains>", h.VacantTerrains, clause="5.1.2.13"),
    Phrase("ground", "代理地形", "proxy <terrain|terrains>", h.Proxies, clause="5.1.2.20.1"),
    Phrase("ground", "本陣", "headquarters", h.Headquarters, clause="5.1.2.8"),
    Phrase("ground", "{player:side_of}本陣", "{player} headquarters", h.HeadquartersOf, clause="5.1.2.8"),
    Phrase("land", "{what:ground}", "{what@}"),
    row("land", "{feature:quality}<の|>{what:land}", "{what@} with {feature}", h.Having),
    row("land", "{feature:quality}<ではない|でない|以外の>{what:land}", "{what@} without {feature}", r.Lacking),
    row("land", "{feature:likeness}{what:land}", "{what@} with {feature}", h.Having),
    row(
        "land",
        "<最も{figure:figure}<の|が>|{figure:figure}が最も>{end:end}{what:land}",
        "{what@} with the {end} {figure}",
        r.Extreme,
    ),
    Phrase("land", "{player:side_of}領土の{what:land}", "{what@} in {player} territory", h.InTerritory, "5.1.2.16"),
    row(
        "land",
        "{to:ground}に隣接<した|する>{what:land}",
        "{what@} beside any of the {to}",
        h.Adjacent,
        clause="5.1.2.18",
    ),
    row("land", "{to:one}に隣接<した|する>{what:land}", "{what@} beside {to}", h.Adjacent, clause="5.1.2.18"),
    row(
        "land",
        "隣接<した|する>{what:land}",
        "neighbouring {what@}",
        h.Adjacent,
        "5.1.2.18",
        const={"to": h.ThisPlace()},
    ),
    row("land", "{excluded:ground}を除<く|いた>{what:land}", "{what@} other than {excluded}", h.Besides, "15.4.10.2"),
    row(
        "land",
        "{excluded:ground}<ではない|でない|以外の>{what:land}",
        "{what@} that <is|are> not {excluded}",
        h.NotBeing,
    ),
    Phrase("terrains", "{what:land}", "{what@}"),
    Phrase(
        "terrains", "{what:land}({excluded:ground}を除く)", "{what@} except {excluded}", h.Excluding, clause="2.1.8.4.2"
    ),
    Phrase("areas", "{what:terrains}", "{what@}"),
    Phrase("areas", "{what:empty}", "{what@}"),
    Phrase("empty", "空き地", "empty <land|lands>", h.EmptyLands, clause="5.1.2.7"),
    Phrase("empty", "{player:side_of}領土の{what:empty}", "{what@} in {player} territory", h.InTerritory, "5.1.2.16"),
    row("empty", "{to:one}に隣接<した|する>{what:empty}", "{what@} beside {to}", h.Adjacent, clause="5.1.2.18"),
    row(
        "empty",
        "隣接<した|する>{what:empty}",
        "neighbouring {what@}",
        h.Adjacent,
        "5.1.2.18",
        const={"to": h.ThisPlace()},
    ),
    Phrase("place", "「{place:areas}」", "{place}"),
    Phrase("place", "「{one:areas}」かつ「{other:areas}」", "{one} that are also {other}", h.InBoth, "4.7.7"),
    Phrase("places", "{options:place+または}", "{options: or }", h.Places, clause="10.1.7"),
    Phrase("places", "{where:areas}", "{where}"),
    Phrase("places", "{where:lone_spot}", "{where}"),
    Phrase("lone_spot", "対象", "the target", h.Target, "10.10.1"),
    Phrase("site", "{what:ground}", "{what}"),
    Phrase("site", "{feature:site_feature}の{what:ground}", "{what} with {feature}", h.Having, number=MANY),
    row(
        "site_feature",
        "{words:attribute+or}",
        "attribute {words: or }",
        f.OfAttribute,
        clause="15.4.7.2",
        also=("属性:{words:attribute+or}", "「属性:{words:attribute+or}」"),
    ),
    Phrase("site_feature", "タイプ:{words:type+or}", "type {words: or }", f.OfType, clause="15.4.7.2"),
    Phrase("site_feature", "勢力:{words:faction+or}", "faction {words: or }", f.OfFaction, clause="15.4.7.2"),
    Phrase(
        "site_feature", "リミット:{bound:bound}", "limit {bound}", f.OfFigure, "15.4.7.2", const={"figure": "limit"}
    ),
)

# Terrains by more than that they are terrains: what can be said to have nobody on it in other words.
_NAMED_LAND: Final = tuple(
    [
        Phrase("named_land", each.ja, each.en, each.node, each.clause, each.const, also=each.wordings[1:])
        for each in _TERRAINS
        if each.node not in (None, h.Terrains, h.VacantTerrains) and each.category in ("ground", "land")
    ]
)

GROUND_PHRASES: Final[tuple[Phrase, ...]] = (*_TERRAINS, *_NAMED_LAND)
