"""How are cards named that were attached to a unit, or of several kinds are, and the land under it?"""

from typing import Final

from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import nodes as n

_BORNE: Final = "<に付与されている|に付与された|の|が装備している|の持つ|に付いている>"


def _of_one(category: str) -> tuple[Phrase, ...]:
    """The cards attached to one unit that is chosen."""
    return (
        row(
            category,
            "{of:one_bearer}に付与された{kind:attachable}カード",
            "{kind} <card|cards> attached to {of}",
            g.AttachedToOne,
            clause="K4.5",
            also=(f"{{of:one_bearer}}{_BORNE}{{kind:attachable}}<カード|>",),
        ),
        row(
            category,
            "{of:one_bearer}に付与されたカード",
            "<card|cards> attached to {of}",
            g.AttachedToOne,
            const={"kind": "any"},
            clause="K4.5",
            also=("{of:one_bearer}<に付与されている|に付いている>カード", "{of:one_bearer}の付与カード"),
        ),
    )


ATTACHED: Final = (
    *_of_one("cards"),
    *_of_one("borne"),
    row("one_bearer", "{what:units}{n}体", "{n} {what@n}", n.Chosen),
    *[
        row(
            category,
            "{of:one_bearer}に付与された{what:either_kind}",
            "{what@} attached to {of}",
            g.AttachedSuchToOne,
            clause="K4.5",
            also=(f"{{of:one_bearer}}{_BORNE}{{what:either_kind}}",),
        )
        for category in ("cards", "borne")
    ],
    *[
        made
        for category in ("cards", "borne")
        for made in (
            row(
                category,
                "{of:object}に付与されていた{kind:attachable}カード",
                "{kind} <card|cards> that <was|were> attached to {of}",
                g.WereAttached,
                clause="K4.5",
                also=("{of:object}<に付与されていた|が装備していた|に付いていた>{kind:attachable}<カード|>",),
            ),
            row(
                category,
                "{of:object}に付与されていたカード",
                "<card|cards> that <was|were> attached to {of}",
                g.WereAttached,
                const={"kind": "any"},
                clause="K4.5",
                also=("{of:object}に付いていたカード",),
            ),
            row(
                category,
                "{of:bearer}に付与された{what:either_kind}",
                "{what@} attached to {of}",
                g.AttachedSuch,
                clause="K4.5",
                also=("{of:bearer}<に付与されている|に付与された|が装備している|の>{what:either_kind}",),
            ),
        )
    ],
    row(
        "either_kind",
        "{first:one_kind}または{second:one_kind}",
        "{first@} or {second@}",
        g.Either,
        also=("{first:one_kind}<か|、|と|・|もしくは|や>{second:one_kind}",),
    ),
    row(
        "one_kind",
        "{kind:attachable}カード",
        "{kind} <card|cards>",
        o.CardsOf,
        clause="X2.2",
        also=("{kind:attachable}",),
    ),
    row(
        "borne",
        "{what:object}がいるマスの土地",
        "<land|lands> under {what}",
        g.LandsThere,
        clause="K4.4",
        also=("{what:object}<のいるマスの土地|がいるマスの土地カード|のいるマスの土地カード|がいる土地|の下の土地>",),
    ),
)
