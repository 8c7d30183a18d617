"""How texts tell events of what they happened to: このマスに進入したユニット."""

from typing import Final

from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import things as o
from fuda.language.japanese.spelling import row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_ANY: Final = {"で攻撃した": ""}  # このカードで攻撃したユニット could be the attacker

HAPPENED: Final = (
    row("any_of", "{what:units}", "any {what@what}", m.AnyOf),
    row(
        "happened",
        "{where:place}に進入した{what:any_of}",
        "{what} comes to {where}",
        v.MovedTo,
        clause="K5.2",
        also=("{where:place}に<進入した|進入する|入った|入る|移動した|移動してきた|進入してきた>{what:any_of}",),
    ),
    row(
        "happened",
        "{where:place}から移動した{what:any_of}",
        "{what} leaves {where}",
        v.MovedFrom,
        clause="K5.2",
        also=("{where:place}から<移動する|出た|出る>{what:any_of}",),
    ),
    row(
        "happened",
        "{where:place}に出撃した{what:any_of}",
        "{what} sorties to {where}",
        v.SortiedTo,
        clause="K4.2a",
    ),
    row(
        "happened",
        "{where:place}で行動を終えた{what:any_of}",
        "{what} ends its turn on {where}",
        v.ActionEndedAt,
        clause="K5.4a",
        also=("{where:place}で行動を終了した{what:any_of}",),
    ),
    *[
        row(
            "happened",
            f"このカード{spelt[0]}ユニット",
            en,
            node,
            clause=clause,
            const={"what": n.This()},
            also=tuple(
                [
                    f"<このカード|この武器|この魔法|この杖>{each}<敵軍のユニット|戦闘相手{_ANY.get(each, '|ユニット')}>"
                    for each in spelt
                ]
            ),
        )
        for node, en, clause, spelt in (
            (v.BeatenWith, "a unit is defeated with this card", "X3.3", ("で倒した", "で倒された", "に倒された")),
            (
                o.DamagedWith,
                "this card deals damage",
                "X5.4",
                ("でダメージを与えた", "でダメージを受けた", "からダメージを受けた", "によってダメージを受けた"),
            ),
            (
                v.AttackedWith,
                "this card is used to attack",
                "X5.1",
                ("で攻撃された", "で攻撃した", "に攻撃された", "の攻撃を受けた"),
            ),
        )
    ],
    row(
        "happened",
        "このカードで回復したユニット",
        "this card heals",
        v.HealedWith,
        clause="X5.9",
        const={"what": n.This()},
        also=(
            "<このカード|この魔法|この杖><で|によって><回復した|気力を回復した|回復された|気力が回復した><ユニット|自軍のユニット>",
        ),
    ),
    *[
        row(
            "happened",
            f"{{by:object}}が{spelt[0]}{{what:any_of}}",
            en,
            node,
            clause=clause,
            const=const,
            also=tuple([f"{{by:object}}{each}{{what:any_of}}" for each in others]),
        )
        for node, en, clause, const, spelt, others in (
            (
                v.Beaten,
                "{by} defeats {what}",
                "X3.3",
                {},
                ("倒した",),
                ("に倒された", "が攻撃で倒した", "が戦闘で倒した"),
            ),
            (
                v.Harmed,
                "{what} takes damage from {by}",
                "X5.4",
                {"bound": n.AtLeast(1)},
                ("ダメージを与えた",),
                ("からダメージを受けた", "が戦闘でダメージを与えた"),
            ),
            (
                v.Attacked,
                "{by} attacks {what}",
                "X5.1",
                {},
                ("攻撃した",),
                (
                    "に攻撃された",
                    "が攻撃する",
                    "の攻撃を受けた",
                    "から攻撃を受けた",
                ),
            ),
        )
    ],
    row(
        "happened",
        "{what:object}を攻撃した{by:any_of}",
        "{by} attacks {what} ",
        v.Attacked,
        clause="X5.1",
        also=("{what:object}<を攻撃する|に攻撃した>{by:any_of}",),
    ),
)
