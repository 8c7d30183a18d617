"""How it is said how many there are of a group, and whether there are any."""

from typing import Final

from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import figures as f
from fuda.language.words import nodes as n

_HELD: Final = n.InZone(n.Hand(n.You()), n.Cards())  # the cards of one's own hand


def _of_there(group: str, how: str, there: str, not_there: str) -> tuple[str | Spelt, ...]:
    """The same of what the sentence says to be somewhere."""
    if group == "units":
        return (
            f"{{what:units_at}}が{how}<|{there}>",
            Spelt(f"{{what:units_at}}が{there}", {"bound": n.AtLeast(1)}),
            Spelt(f"{{what:units_at}}が<|1体も>{not_there}", {"bound": m.Exactly(0)}),
            f"{{what:units}}が{{bound:few_bodies}}{not_there}",
            f"{{what:units_down}}が{how}KO<している|されている>",
            f"{{what:units_in}}{how}{there}",
            Spelt(f"{{what:units_in}}{there}", {"bound": n.AtLeast(1)}),
            Spelt(f"{{what:units_in}}{not_there}", {"bound": m.Exactly(0)}),
            Spelt("{what:units_only}<である|の|で|>", {"bound": m.Exactly(0)}),
            Spelt("{what:units_down}が<|1体でも>KO<している|されている>", {"bound": n.AtLeast(1)}),
            Spelt("{what:units_down}が<|1体も>KO<していない|されていない>", {"bound": m.Exactly(0)}),
            f"{{what:units_there}}{how}{there}",
            Spelt(f"{{what:units_there}}{there}", {"bound": n.AtLeast(1)}),
            Spelt(f"{{what:units_there}}{not_there}", {"bound": m.Exactly(0)}),
        )
    if group == "cards":
        return (
            f"{{what:cards}}が{{bound:few_sheets}}{not_there}",
            Spelt(f"手札が{how}<|{there}|である>", {"what": _HELD}),
            Spelt(f"手札が<|1枚も>{not_there}", {"what": _HELD, "bound": m.Exactly(0)}),
            f"{{what:cards_there}}が{how}<|{there}|ついている>",
            Spelt(f"{{what:cards_there}}が<{there}|ついている>", {"bound": n.AtLeast(1)}),
            Spelt(f"{{what:cards_there}}が<|1枚も><{not_there}|ついていない>", {"bound": m.Exactly(0)}),
            f"{{what:cards_held}}を{how}<持つ|持っている>",
            Spelt("{what:cards_held}を<持つ|持っている>", {"bound": n.AtLeast(1)}),
            Spelt("{what:cards_held}を<|1枚も>持<たない|っていない>", {"bound": m.Exactly(0)}),
        )
    return (
        f"{{what:counters_there}}が{how}{there}",
        Spelt(f"{{what:counters_there}}が{there}", {"bound": n.AtLeast(1)}),
        Spelt(f"{{what:counters_there}}が{not_there}", {"bound": m.Exactly(0)}),
    )


def counting(group: str, bound: str, there: str, not_there: str) -> tuple[Phrase, ...]:
    """How many there are of a group, and whether there are any."""
    what, how = f"{{what:{group}}}", f"{{bound:{bound}}}"
    return (
        row(
            "simple",
            f"{what}が{how}である",
            "there are {bound} {what}",
            m.CountIs,
            clause="306.4a",
            also=(
                f"{what}<が|の数が|の枚数が|の合計が|の合計枚数が|が合計>、?{how}<|{there}|の|だ|つけられている|ついている|置かれている|セットされている>",
                f"{how}の{what}が{there}",
                Spelt(f"{what}が<|1体でも|1枚でも|1個でも>{there}", {"bound": n.AtLeast(1)}),
                Spelt(f"{what}が<|1体も|1枚も|1個も>{not_there}", {"bound": m.Exactly(0)}),
                f"{what}が{how}になった",
                *_of_there(group, how, there, not_there),
                Spelt(f"{what}が<ついている|置かれている|セットされている>", {"bound": n.AtLeast(1)}),
                Spelt(f"{what}が<ついていない|置かれていない|セットされていない>", {"bound": m.Exactly(0)}),
            ),
        ),
        row(
            "denied",
            f"{what}が{how}でない",
            "there are {bound} {what}",
            m.CountIs,
            also=(f"{what}が{how}<ではない|{not_there[1:-1]}>",),
        ),
        row(
            "joined",
            f"{what}が{how}であり",
            "there are {bound} {what}",
            m.CountIs,
            also=(
                f"{what}が{how}<で|あって|あり|いて|おり>",
                Spelt(f"{what}が<いて|おり|あり|あって>", {"bound": n.AtLeast(1)}),
            ),
        ),
    )


def but_became(phrase: Phrase) -> tuple[str | Spelt, ...]:
    """The other wordings of a row, without the one that tells of a change: of counters that is an event."""
    kept = [each for each in phrase.wordings[1:] if not each.ja.endswith("になった")]
    return tuple([Spelt(each.ja, each.const) if each.const else each.ja for each in kept])


THERE: Final = (
    row(
        "cards_there",
        "{zone:discard}に{what:kinds}",
        "{what@} in {zone}",
        n.InZone,
        clause="309.1",
        also=("{zone:own_discard}に{what:kinds}",),
    ),
    row(
        "cards_there",
        "{zone:hand}に{what:special}",
        "{what@} in {zone}",
        n.InZone,
        clause="305.4",
        also=("{zone:own_hand}に{what:special}",),
    ),
    row("cards_there", "{zone:deck}に{what:kinds}", "{what@} in {zone}", n.InZone, clause="304.4"),
    row("cards_there", "{zone:looked}に{what:kinds}", "{what@} from among {zone}", n.InZone, clause="910.2"),
    row("cards_there", "{of:object}にエネルギー", "energy on {of}", h.EnergyOf, clause="905.2a"),
    row("units_there", "{what:units}が他に", "other {what@}", f.Other, also=("他に{what:units}が",)),
    row(
        "units_at",
        "{player:controller}のスタンバイ・エリアに{what:units}",
        "standby {what@} {player}",
        g.OnStandby,
        clause="308.1",
    ),
    row(
        "counters_there",
        "{of:object}に{counter:counter_name}カウンター",
        "{counter} <counter|counters> on {of}",
        c.CountersOn,
        clause="913.3",
    ),
    row(
        "units_in",
        "{what:units}が{player:controller}のエリアに",
        "{what@} {player}",
        n.Controlled,
        clause="306.2",
        also=("{what:units}が{player:controller}の場に",),
    ),
    row("cards_held", "{of:object}がエネルギー", "energy on {of}", h.EnergyOf, clause="905.2a"),
    row("cards_held", "{of:object}がセット", "<card|cards> set on {of}", h.SetOf, clause="905.3a"),
    row(
        "units_only",
        "{what:units}がこのユニットだけ",
        "other {what@}",
        f.Other,
        also=("{what:units}がこのユニットのみ",),
    ),
    row(
        "counters_there",
        "{of:object}にカウンター",
        "<counter|counters> on {of}",
        g.CountersOfAll,
        clause="913.3",
    ),
    row(
        "units_down",
        "{player:controller}のユニット",
        "knocked-out units {player}",
        n.Controlled,
        const={"what": h.KnockedOutUnits()},
        clause="306.7a-2",
    ),
    row("few_bodies", "{n}体しか", "{n} or fewer", n.AtMost),
    row("few_sheets", "{n}枚しか", "{n} or fewer", n.AtMost),
)
