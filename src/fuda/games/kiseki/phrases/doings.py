"""How do the card texts of kiseki string acts together, in every form in which a sentence can go on?

`doings` are acts of somebody, `doings_te` the same before もよい, `doings_can` as something possible, `doable` what
stands before ことができる, `others_te` and `choosable` what other players may do; `its`, `to_its`, `after_it` and
`on_it` go on with what was named before.
"""

from typing import Final

from fuda.games.kiseki.words import choosing as z
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

DOING_PHRASES: Final[tuple[Phrase, ...]] = (
    row(
        "after_it",
        "{first:to_it_ren}、{second:doings}",
        "{first@} and {second@}",
        a.Both,
        "1312.3",
        also=("{first:to_it_ren}、?{second:after_it}",),
    ),
    Phrase("doings", "{effect:act}", "{effect@}"),
    row("doings", "{effect:either}", "{effect@}", also=("{effect:either_it}",)),
    row(
        "doings",
        "{first:act_ren}、{second:doings}",
        "{first@} and {second@}",
        a.Both,
        also=(
            "{first:act_te}、?{second:doings}",
            "{first:act_ren}、?{second:its}",
            "{first:act_te}、?{second:its}",
            "{first:act_ren}、?{second:after_it}",
        ),
    ),
    row(
        "doings",
        "{first:choose_ren}、{second:doings}",
        "{first@} and {second@}",
        a.Chain,
        also=(
            "{first:choose_te}、?{second:doings}",
            "{first:choose_te}、?{second:its}",
            "{first:choose_ren}、?{second:its}",
            "{first:choose_ren}、?{second:after_it}",
            "{first:choose_te}、?{second:after_it}",
        ),
    ),
    Phrase("doings", "{first:search_ren}、{second:on_it}", "{first@}, {second@first}", a.Chain),
    Phrase("doings_te", "{first:search_ren}、{second:on_it_te}", "{first} to {second@first}", a.Chain),
    Phrase("on_it_te", "{effect:to_it_te}", "{effect@}"),
    # After a search: what is found, and then something else.
    row(
        "on_it",
        "{first:to_it_ren}、{second:doable}",
        "{first@} and {second@}",
        a.Both,
        "1312.2",
        also=("{first:to_it_ren}、その後、?{second:doable}", "{first:to_it_te}、{second:doable}"),
    ),
    Phrase("on_it_te", "{first:to_it_ren}、{second:doings_te}", "{first@} and {second@}", a.Both, "1312.2"),
    row(
        "on_it_te",
        "{first:shown_te}{second:on_it_te}",
        "{first@} and {second@}",
        a.Chain,
        "1312.3",
        also=("{first:shown_te}、{second:on_it_te}",),
    ),
    row(
        "shown_te",
        "公開し",
        "reveal <it|them>",
        d.Reveal,
        "1312.3",
        {"what": n.That()},
        also=("それを公開<し|して>", "公開して"),
    ),
    Phrase("doings_te", "{effect:choose_te}", "{effect}"),
    # What other players may do; of what is chosen by you, you may leave the rest.
    Phrase("others_te", "{effect:doings_te}", "{effect}"),
    row(
        "others_te",
        "{first:choose_ren}、{second:doings_te}",
        "{first} and {second}",
        a.Chain,
        also=(
            "{first:choose_ren}、?{second:to_it_te}",
            "{first:choose_te}、?{second:doings_te}",
            "{first:choose_te}、?{second:to_it_te}",
        ),
    ),
    # What stands before ことができる.
    Phrase("doable", "{effect:act}", "{effect@}"),
    row("doable", "{effect:either}", "{effect@}", also=("{effect:either_it}",)),
    row(
        "doable",
        "{first:act_ren}、{second:doable}",
        "{first@} and {second@}",
        a.Both,
        also=("{first:act_te}、?{second:doable}", "{first:act_ren}、?{second:its}", "{first:act_te}、?{second:its}"),
    ),
    Phrase("doable", "{first:search_ren}、{second:on_it}", "{first@}, {second@first}", a.Chain),
    row(
        "choosable",
        "{first:choose_ren}、{second:doable}",
        "{first@} and {second@}",
        a.Chain,
        also=("{first:choose_ren}、?{second:its}", "{first:choose_te}、?<{second:doable}|{second:its}>"),
    ),
    row(
        "doings_te",
        "{first:act}か、{second:either_te}",
        "either {first} or {second}",
        z.EitherDeed,
        "1312.1",
        also=(
            "{first:act}か{second:either_te}",
            "{first:act}、?または{second:either_te}",
            "{first:act}か、?{second:to_it_te}",
        ),
    ),
    Phrase("either_te", "{effect:act_te}", "{effect}"),
    Phrase("either_te", "{effect:choose_te}", "{effect}"),
    row(
        "on_it",
        "{first:shown_ren}{second:on_it}",
        "{first@} and {second@}",
        a.Chain,
        "1312.3",
        also=("{first:shown_ren}、{second:on_it}",),
    ),
    row(
        "to_its",
        "{first:to_it_ren}、{second:its}",
        "{first@} and {second@}",
        a.Both,
        "1312.3",
        also=("{first:to_it_ren}{second:its}",),
    ),
    Phrase("its", "{effect:to_it}", "{effect@}"),
    Phrase("its", "{effect:to_its}", "{effect@}"),
    row(
        "shown_ren",
        "公開し",
        "revealing <it|them>",
        d.Reveal,
        "1312.3",
        {"what": n.That()},
        also=("それを公開<し|して>", "公開して"),
    ),
    Phrase("doings_can", "{effect:act_can}", "{effect}"),
    row(
        "doings_can",
        "{first:act_ren}、{second:doings_can}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_ren}、?{second:to_it_can}",),
    ),
    Phrase("doings_te", "{effect:act_te}", "{effect}"),
    row(
        "doings_te",
        "{first:act_ren}、{second:doings_te}",
        "{first} and {second}",
        a.Both,
        also=(
            "{first:act_te}、?{second:doings_te}",
            "{first:act_ren}、?{second:to_it_te}",
            "{first:act_te}、?{second:to_it_te}",
        ),
    ),
)
