"""How texts say what happens once. Every act is written once and stands in all forms of its verb.

An act on chosen units or cards can also name them in the words …を1体選び、… and …を1体…, which `_on` adds. `find_ren`
holds what finds cards, `on_it` what is then done with them.
"""

from typing import Final

from fuda.games.hanyo.phrases.card_acts import CARDS, FINDING, SHOWN
from fuda.games.hanyo.phrases.unit_acts import UNITS
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a

_JOINED: Final = (
    Phrase("acts", "{effect:act}", "{effect@}"),
    row(
        "acts",
        "{first:act_ren}、{second:acts}",
        "{first@} and {second@}",
        a.Both,
        also=(
            "{first:act_te}、?{second:acts}",
            "{first:show_te}、?{second:on_one}",
            "{first:show_ren}、{second:on_one}",
        ),
    ),
    row(
        "acts",
        "{first:find_ren}、{second:on_it}",
        "{first}, {second@first}",
        a.Chain,
        also=("{first:find_ren}{second:on_it}",),
    ),
    row(
        "act_ren",
        "{first:show_te}{second:on_it_ren}",
        "{first@} and {second@}",
        a.Both,
        also=("{first:show_te}、{second:on_it_ren}", "{first:show_ren}、{second:on_it_ren}"),
    ),
    row(
        "act_ren",
        "{first:find_ren}、{second:on_its_ren}",
        "{first}, {second@first}",
        a.Chain,
        also=("{first:find_ren}{second:on_its_ren}",),
    ),
    Phrase("on_its_ren", "{effect:on_it_ren}", "{effect@}"),
    row("on_its_ren", "{first:on_it_te}{second:on_its_ren}", "{first@} and {second@}", a.Chain),
    Phrase("acts_te", "{effect:act_te}", "{effect@}"),
    row(
        "acts_te",
        "{first:act_ren}、{second:acts_te}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、?{second:acts_te}",),
    ),
    row(
        "acts_te",
        "{first:find_ren}、{second:found_te}",
        "{first}, {second@first}",
        a.Chain,
        also=("{first:find_ren}{second:found_te}",),
    ),
    Phrase("found_te", "{effect:on_it_te}", "{effect@}"),
    row(
        "found_te",
        "{first:on_it_te}{second:found_te}",
        "{first@} and {second@}",
        a.Chain,
        also=("{first:on_it_ren}、{second:found_te}",),
    ),
    Phrase("acts_can", "{effect:act_can}", "{effect@}"),
    row(
        "acts_can",
        "{first:act_ren}、{second:acts_can}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、?{second:acts_can}",),
    ),
    Phrase("acts_ren", "{effect:act_ren}", "{effect@}"),
    Phrase("on_this", "{effect:on_one}", "{effect@}"),
    Phrase("on_this_ren", "{effect:on_it_ren}", "{effect@}"),
)

ACT_PHRASES: Final[tuple[Phrase, ...]] = (*UNITS, *CARDS, *SHOWN, *FINDING, *_JOINED)
