"""How the card texts of honjin word how many of a group: before or behind the particle, or chosen first.

`picked` and `card_picked` stand before any particle. `taken` and `card_taken` have を in them (ユニットを1体), or
choose first (ユニットを1体選び、); `chosen_ni` chooses first and goes on with に. They mean the same.
"""

from typing import Final

from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase, Wording
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n


def selections(category: str, group: str, counter: str) -> tuple[Phrase, ...]:
    """The ways to say how many of a group."""
    return (
        Phrase(
            category,
            f"{{what:{group}}}{{n}}{counter}",
            "{n} {what@n}",
            n.Chosen,
            "10.10.1",
            number="n",
            also=("{what:hero}{n}体",) if group == "units" else (),
        ),
        Phrase(
            category,
            f"{{what:{group}}}{{n}}{counter}まで",
            "up to {n} {what@n}",
            n.UpTo,
            "10.10.10",
            number="n",
            also=("{what:hero}{n}体まで",) if group == "units" else (),
        ),
        Phrase(
            category, f"{{what:{group}}}{{amount:letter}}{counter}", "{amount} {what}", h.SoMany, "1.3.2", number=MANY
        ),
        Phrase(
            category,
            f"{{what:{group}}}すべて",
            "all {what}",
            n.All,
            "10.10.11",
            number=MANY,
            also=(
                Wording("両軍パーティ", {"what": n.Units()}),
                Wording("両軍のユニット", {"what": n.Units()}),
                "{what:hero}すべて",
                "{what:lone}",
            )
            if group == "units"
            else (),
        ),
        Phrase(category, f"すべての{{what:{group}}}", "every one of the {what}", h.Every, "10.10.11", number=MANY),
    )


def _taken(category: str, group: str, counter: str, it: str) -> tuple[Phrase, ...]:
    """The same with を in it."""
    chosen = f"選<び|んで>、?<|それを|{it}を>"
    return (
        row(
            category,
            f"{{what:{group}}}を{{n}}{counter}<|、|{chosen}>",
            "{n} {what@n}",
            n.Chosen,
            "10.10.1",
            number="n",
            also=(f"{{what:{group}}}{{n}}{counter}を{chosen}", *_bare(group, f"{{n}}{counter}", chosen)),
        ),
        row(
            category,
            f"{{what:{group}}}を{{n}}{counter}まで<|、|{chosen}>",
            "up to {n} {what@n}",
            n.UpTo,
            "10.10.10",
            number="n",
            also=(f"{{what:{group}}}{{n}}{counter}までを{chosen}", *_bare(group, f"{{n}}{counter}まで", chosen)),
        ),
        Phrase(category, f"{{what:{group}}}をすべて", "all {what}", n.All, "10.10.11", number=MANY),
    )


def _bare(group: str, number: str, chosen: str) -> tuple[str, ...]:
    """How many of cards that lie elsewhere, without を before the number."""
    what = f"{{what:{group}}}"
    return (f"{what}{number}を", f"{what}{number}{chosen}") if group in ("shown", "zoned_from") else ()


def _given(group: str, counter: str, it: str) -> tuple[Phrase, ...]:
    """The same with に behind what was chosen."""
    spelt = f"<{{what:{group}}}を{{n}}{counter}|{{what:{group}}}{{n}}{counter}を>"
    up_to = f"<{{what:{group}}}を{{n}}{counter}まで|{{what:{group}}}{{n}}{counter}までを>"
    end = f"選<び、|んで、|<び|んで>、?<それ|{it}>に>"
    return (
        row("chosen_ni", spelt + end, "{n} {what@n}", n.Chosen, "10.10.1", number="n"),
        row("chosen_ni", up_to + end, "up to {n} {what@n}", n.UpTo, "10.10.10", number="n"),
    )


CHOOSING_PHRASES: Final[tuple[Phrase, ...]] = (
    *_taken("taken", "units", "体", "そのユニット"),
    *_taken("taken", "terrains", "つ", "その地形"),
    *_taken("taken", "gear", "つ", "その装備品"),
    Phrase("taken", "{what:worn}をすべて", "all {what}", n.All, "10.10.11", number=MANY),
    Phrase("card_taken", "{what:taken}", "{what}"),
    Phrase("card_taken", "{what:zone_taken}", "{what}"),
    *_taken("zone_taken", "zoned_from", "枚", "そのカード"),
    *_taken("zone_taken", "shown", "枚", "そのカード"),
    *_taken("hand_taken", "whole_hand", "枚", "そのカード"),
    Phrase("whole_hand", "{zone:hand}", "<card|cards> in {zone}", n.InZone, const={"what": n.Cards()}),
    *_given("units", "体", "そのユニット"),
    *_given("terrains", "つ", "その地形"),
    Phrase("picked", "{what:worn}すべて", "all {what}", n.All, "10.10.11", number=MANY),
    Phrase(
        "worn",
        "{what:one}が装備している装備品",
        "<piece|pieces> of equipment that {what} <what:bears|bear>",
        h.EquipmentOf,
        also=("{what:one}の装備品",),
    ),
    row(
        "zoned_from",
        "{zone:zone}<の|から|にある|内の|に存在する>{what:cards}",
        "{what@} in {zone}",
        n.InZone,
        clause="5.1.1.1",
    ),
    *selections("card_picked", "among_shown", "枚")[:2],
    Phrase("card_picked", "{what:among_shown}すべて", "all {what}", n.All, "10.10.11", number=MANY),
    row(
        "among_shown",
        "その<中|うち>の{what:cards}",
        "{what@} shown",
        r.AmongShown,
        clause="4.11.1.1",
        also=(Spelt("その<中|うち>の", {"what": n.Cards()}),),
    ),
    row(
        "shown",
        "その中から{what:cards}",
        "{what@} shown",
        r.AmongShown,
        clause="4.11.1.1",
        also=(
            Spelt("その<中|うち>から", {"what": n.Cards()}),
            "その<中|うち>の{what:cards}",
            "その<中|うち>から、?{what:cards}",
            "<公開した|見た>カードの<中から|中の>{what:cards}",
        ),
    ),
)
