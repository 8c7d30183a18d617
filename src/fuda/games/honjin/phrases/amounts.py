"""How the card texts of honjin word amounts: printed, rolled, counted, and what is made of them."""

from typing import Final

from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

AMOUNT_PHRASES: Final[tuple[Phrase, ...]] = (
    Phrase("letter", "n", "n", f.Variable, clause="1.3.2", number=MANY),
    Phrase("dice_count", "{value}", "{value}", n.Number, number="value"),
    Phrase("dice_count", "{letter:letter}", "{letter}"),
    Phrase("count", "{value}", "{value}", n.Number, number="value"),
    Phrase("count", "{letter:letter}", "{letter}"),
    Phrase("plain", "{count:count}", "{count}"),
    Phrase("plain", "{count:dice_count}D", "{count}D", f.Dice, clause="3.4.2", number=MANY),
    Phrase("plain", "{count:dice_count}D+{n}", "{count}D+{n}", f.DicePlus, clause="3.4.3", number=MANY),
    Phrase("plain", "{count:dice_count}D-{n}", "{count}D-{n}", f.DiceMinus, clause="3.4.3", number=MANY),
    Phrase(
        "measure",
        "{count:dice_count}Dして高い目1つ",
        "the highest die of {count}D",
        f.HighestDie,
        clause="2.1.8.4.4 3.4.4",
    ),
    Phrase("measure", "{count:dice_count}Dして低い目1つ", "the lowest die of {count}D", f.LowestDie, "3.4.4"),
    Phrase("measure", "{amount:gauge}", "{amount}"),
    Phrase("gauge", "{what:units}の数", "the number of {what}", f.CountOf, clause="10.17.1"),
    Phrase("gauge", "{what:terrains}の数", "the number of {what}", f.CountOf, clause="10.17.1"),
    Phrase("gauge", "{what:gear}の数", "the number of {what}", f.CountOf, clause="10.17.1"),
    Phrase(
        "gauge",
        "{what:zoned}の枚数",
        "the number of {what}",
        f.CountOf,
        clause="10.17.1",
        also=("{what:zoned}の数", "{what:whole_zone}の枚数", "{what:whole_zone}の数"),
    ),
    Phrase("whole_zone", "{zone:zone}", "<card|cards> in {zone}", n.InZone, const={"what": n.Cards()}),
    row("gauge", "{what:whole_deck}の<枚数|数>", "the number of {what}", f.CountOf, clause="10.17.1"),
    Phrase("whole_deck", "{zone:deck}", "cards in {zone}", n.InZone, const={"what": n.Cards()}, number=MANY),
    Phrase("gauge", "破棄した枚数", "the number of cards discarded before", r.JustDone, clause="10.17.1", number=MANY),
    Phrase("gauge", "{what:worn}の数", "the number of {what}", f.CountOf, clause="10.17.1"),
    row("gauge", "チェイン<の数|した数>", "the number of declarations chained on", r.ChainedOn, clause="15.2.5.1"),
    Phrase("gauge", "{what:units}数", "the number of {what}", f.NumberOf, clause="10.17.1"),
    Phrase("gauge", "{what:one}の{figure:figure}", "the {figure} of {what}", f.FigureOf, clause="4.1.14"),
    Phrase("gauge", "{what:one}の基本{figure:figure}", "the printed {figure} of {what}", f.PrintedFigureOf, "3.2.2"),
    row(
        "gauge",
        "{what:units}の{figure:figure}<の|>合計",
        "the total {figure} of all {what}",
        f.TotalOf,
        clause="10.17.1",
    ),
    Phrase("gauge", "{what:party}の{figure:figure}の合計", "the total {figure} of {what}", f.TotalOf, clause="9.3"),
    Phrase("measure", "ダイス結果", "the result of the dice", f.RollResult, clause="3.4.5"),
    *[
        each
        for category in ("measure", "reckon")
        for each in (
            Phrase(
                category,
                "{amount:factor}×{n}",
                "{n} times {amount}",
                f.Times,
                also=("{amount:factor}の{n}倍", *(("{amount:per_each}につき{n}",) if category == "measure" else ())),
            ),
            Phrase(category, "{amount:factor}+{n}", "{amount} and {n} more", r.Sum),
            Phrase(category, "{amount:factor}-{n}", "{amount} less {n}", r.Less),
            row(
                category,
                "{amount:factor}の半分",
                "half of {amount}",
                r.HalfOf,
                also=("{amount:factor}の半分<(端数切り捨て)|(端数は切り捨て)|(小数点以下切り捨て)>",),
            ),
            row(
                category,
                "{amount:factor}の半分<(端数切り上げ)|(端数は切り上げ)>",
                "half of {amount} (rounded up)",
                q.HalfUp,
            ),
            Phrase(category, "{n}-{amount:gauge}", "{n} less {amount}", s.Remainder),
            Phrase(category, "{one:factor}+{other:gauge}", "{one} and {other} together", s.Added),
            Phrase(category, "{one:factor}-{other:gauge}", "{one} less {other}", s.Difference),
        )
    ],
    Phrase("reckon", "{amount:gauge}", "{amount}"),
    Phrase("rung", "{amount:reckon}", "{amount}"),
    Phrase("rung", "{value}", "{value}", n.Number, number="value"),
    Phrase("per_each", "{what:units}1体", "the number of {what}", f.CountOf, clause="10.17.1"),
    row("per_each", "{what:dead}1体", "the number of {what}", f.CountOf, clause="12.6.1"),
    row("gauge", "{what:dead}の数", "the number of {what}", f.CountOf, clause="12.6.1"),
    row(
        "dead",
        "この効果で死亡した{what:kind_of_unit}",
        "{what} that have died of this effect",
        r.DeadOfThis,
        "12.6.1",
        number=MANY,
        also=("<この効果によって|これによって|これにより|この攻撃で>死亡した{what:kind_of_unit}",),
    ),
    *[
        row(
            "dead",
            f"この{ja}に死亡した{{what:kind_of_unit}}",
            f"{{what}} that have died in this {en}",
            s.Fallen,
            "12.6.1",
            {"span": en},
            number=MANY,
            also=(f"この{ja}<で|>死亡した{{what:kind_of_unit}}", f"この{ja}中<に|>死亡した{{what:kind_of_unit}}"),
        )
        for ja, en in (("戦闘", "battle"), ("ターン", "turn"))
    ],
    *[
        row(
            "fallen",
            f"この{ja}<中に|に|中>{{what:kind_of_unit}}が",
            f"{{what}} that have died in this {en}",
            s.Fallen,
            "12.6.1",
            {"span": en},
        )
        for ja, en in (("戦闘", "battle"), ("ターン", "turn"))
    ],
    Phrase("per_each", "{what:terrains}1つ", "the number of {what}", f.CountOf, clause="10.17.1"),
    Phrase("per_each", "{what:gear}1つ", "the number of {what}", f.CountOf, clause="10.17.1"),
    Phrase("per_each", "{what:worn}1つ", "the number of {what}", f.CountOf, clause="10.17.1"),
    row("per_each", "<{what:zoned}|{what:whole_zone}>1枚", "the number of {what}", f.CountOf, clause="10.17.1"),
    *[Phrase("few", str(many), str(many), value=many, clause="10.17.1") for many in range(2, 11)],
    Phrase("per_each", "{what:units}{n:few}体", "the number of times there are {n} {what}", r.EveryFew, "10.17.1"),
    Phrase("per_each", "{what:terrains}{n:few}つ", "the number of times there are {n} {what}", r.EveryFew, "10.17.1"),
    Phrase("per_each", "{what:gear}{n:few}つ", "the number of times there are {n} {what}", r.EveryFew, "10.17.1"),
    row(
        "per_each",
        "<{what:zoned}|{what:whole_zone}>{n:few}枚",
        "the number of times there are {n} {what}",
        r.EveryFew,
        "10.17.1",
    ),
    Phrase("per_each", "チェイン1つ", "the number of declarations chained on", r.ChainedOn, clause="15.2.5.1"),
    Phrase("factor", "{amount:gauge}", "{amount}"),
    Phrase(
        "factor", "{what:units}{n:few}体ごとの数", "the number of times there are {n} {what}", r.EveryFew, "10.17.1"
    ),
    Phrase(
        "factor", "{what:terrains}{n:few}つごとの数", "the number of times there are {n} {what}", r.EveryFew, "10.17.1"
    ),
    Phrase("factor", "{what:gear}{n:few}つごとの数", "the number of times there are {n} {what}", r.EveryFew, "10.17.1"),
    Phrase(
        "factor", "{what:zoned}{n:few}枚ごとの数", "the number of times there are {n} {what}", r.EveryFew, "10.17.1"
    ),
    Phrase("amount", "{amount:plain}", "{amount}"),
    Phrase("amount", "{amount:measure}", "{amount}"),
    Phrase("signed", "+{amount:plain}", "+{amount}", m.Up, clause="10.14.5"),
    Phrase("signed", "-{amount:plain}", "-{amount}", m.Down, clause="10.14.5"),
    Phrase(
        "signed",
        "+{amount:measure}",
        "plus {amount}",
        m.Up,
        "10.14.5",
        also=("{amount:each_up}", "+({amount:measure})"),
    ),
    Phrase(
        "signed",
        "-{amount:measure}",
        "minus {amount}",
        m.Down,
        "10.14.5",
        also=("{amount:each_down}", "-({amount:measure})"),
    ),
    Phrase("each_up", "{amount:per_each}につき+{n}", "{n} times {amount}", f.Times),
    Phrase("each_down", "{amount:per_each}につき-{n}", "{n} times {amount}", f.Times),
    Phrase("shift", "{by:signed}", "{by}"),
    Phrase("shift", "「{what:signed}」", "{what}", h.Quoted, clause="15.4.9.2"),
)
