"""How texts name units that are not so: …でない, …以外の, …にいない."""

from typing import Final

from fuda.games.kokuryoku.words import denied as d
from fuda.games.kokuryoku.words import groups as g
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row

DENIED_PHRASES: Final[tuple[Phrase, ...]] = (
    row(
        "filtered",
        "{country:country}国以外の{what:units}",
        "{what@} not of {country}",
        d.NotOfCountry,
        clause="X2.2",
        also=("{country:country}<国に属さない|に属さない|以外の|国でない|国ではない>{what:units}",),
    ),
    row(
        "onlykinds",
        "{country:country}国以外の{what:kinds}",
        "{what@} not of {country}",
        d.NotOfCountry,
        clause="X2.2",
        also=("{country:country}<国に属さない|以外の>{what:kinds}",),
    ),
    row(
        "filtered",
        "装備が{arms:arms}でない{what:units}",
        "{what@} not armed with {arms}",
        d.NotArmedWith,
        clause="X5.5",
        also=("{arms:arms}<を装備していない|以外を装備した|を持たない|以外を装備している>{what:units}",),
    ),
    row(
        "filtered",
        "{land:ground}にいない{what:units}",
        "{what@} not on a {land} square",
        d.NotOnLand,
        clause="K4.4",
        also=("{land:ground}<のマスにいない|の上にいない|以外にいる|以外のマスにいる>{what:units}",),
    ),
    row(
        "filtered",
        "{player:whose}の出撃マスにいない{what:units}",
        "{what@} not on {player} sortie squares",
        d.NotOnSortieSquares,
        clause="X2.3",
        also=("{player:whose}の出撃マス以外にいる{what:units}", "{player:whose}出撃マスにいない{what:units}"),
    ),
    row(
        "filtered",
        "{to:neighbour}に隣接していない{what:units}",
        "{what@} not adjacent to {to}",
        d.NotAdjacent,
        clause="X4.2",
        also=(
            "{to:neighbour}<に隣接しない|と隣接していない>{what:units}",
            Spelt("<隣接していない|隣接しない>{what:units}", {"to": g.Its()}),
        ),
    ),
    *[
        row(
            category,
            f"{{of:object}}と異なる{{trait:trait}}の{{what:{what}}}",
            "{what@} of another {trait} than {of}",
            d.NotSameAs,
            clause="X2.2",
            also=(
                f"{{of:object}}と<異なる|違う|同じでない>{{trait:trait}}の{{what:{what}}}",
                f"{{of:object}}と{{trait:trait}}が<異なる|違う|同じでない>{{what:{what}}}",
            ),
        )
        for category, what in (("filtered", "units"), ("onlykinds", "kinds"))
    ],
    row(
        "filtered",
        "{of:object}から{n}マス以内にいない{what:units}",
        "{what@} further than {n:square} from {of}",
        d.NotWithin,
        clause="X4.2",
        also=("{of:object}から{n}マス以内<にない|でない|ではない>{what:units}",),
    ),
    row(
        "filtered",
        "{of:object}の射程内にいない{what:units}",
        "{what@} out of range of {of}",
        d.OutOfRange,
        clause="X4.2",
        also=("{of:object}の<射程外の|射程外にいる|射程に入っていない|攻撃範囲外の>{what:units}",),
    ),
    row(
        "filtered",
        "戦闘していない{what:units}",
        "{what@} that <is|are> not fighting",
        d.NotFighting,
        clause="X5.1",
        also=("<戦闘中でない|戦闘に参加していない|この戦闘に参加していない|戦闘を行っていない>{what:units}",),
    ),
    row(
        "filtered",
        "【{label:label}】を持たない{what:units}",
        "{what@} without {label}",
        d.WithoutKeyword,
        clause="K5.4b",
        also=("【{label:label}】<を持っていない|のない>{what:units}",),
    ),
)
