"""How texts say that figures are changed: raised, lowered, set, doubled, bounded, in several orders of words."""

from typing import Final

from fuda.games.kokuryoku import amount_words as q
from fuda.games.kokuryoku import effect_words as e
from fuda.games.kokuryoku import group_words as g
from fuda.games.kokuryoku import rule_words as u
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words.nodes import Node


def _figure(name: str, en: str, node: type[Node], clause: str, *others: str) -> tuple[Phrase, ...]:
    """The rows of a figure: raised, lowered, set; alone and before another rule. In the wordings % is what follows."""
    names = [f"{{what:subject}}{each}" for each in (name, *others)]
    rule: list[str | Spelt] = []
    ren: list[str | Spelt] = []
    for each in names:
        rule += [f"{each}を、?{{change:change}}", f"{each}は、?{{change:becomes}}"]
        ren += [f"{each}を、?{{change:change_ren}}"]
    bare = name[1:]
    rule += [Spelt(f"{bare}を、?{{change:change}}", {"what": g.Its()})]
    if node is u.ChangeMoves:
        rule += ["{what:subject}は、?{change:more_moves}移動<できる|してもよい|することができる>"]
    ren += [Spelt(f"{bare}を、?{{change:change_ren}}", {"what": g.Its()})]
    return (
        row(
            "rule", f"{{what:subject}}{name}を{{change:change}}", f"{en} is {{change}}", node, clause, also=tuple(rule)
        ),
        row(
            "rule_ren",
            f"{{what:subject}}{name}を{{change:change_ren}}",
            f"{en} is {{change}}",
            node,
            clause,
            also=tuple(ren),
        ),
        row(
            "tail",
            f"{bare}が{{change:becomes}}",
            f"{en.replace('{what}', 'it')} is {{change}}",
            node,
            clause,
            {"what": u.Topic()},
            also=(f"{bare}を、?{{change:change}}", f"{bare}は、?{{change:becomes}}"),
        ),
    )


_CHANGES: Final = (
    row(
        "becomes",
        "{amount:amount}増える",
        "raised by {amount}",
        m.Up,
        clause="X5.4",
        also=("{amount:amount}<上がる|増加する|高くなる|上昇する>", "+{amount:amount}<される|となる|>"),
    ),
    row(
        "becomes",
        "{amount:amount}減る",
        "lowered by {amount}",
        m.Down,
        clause="X5.4",
        also=("{amount:amount}<下がる|減少する|低くなる>", "-{amount:amount}<される|となる|>"),
    ),
    row(
        "becomes",
        "{amount:amount}になる",
        "set to {amount}",
        q.To,
        clause="X7.44",
        also=("{amount:amount}<となる|に等しい|に等しくなる|と等しい|と等しくなる|と同じになる|と同じである>",),
    ),
    row(
        "becomes",
        "{amount:amount}を超えない",
        "at most {amount}",
        q.NotAbove,
        clause="X7.58",
        also=(
            "<最大|最大で>{amount:amount}<になる|となる|である>",
            "{amount:amount}<より大きくならない|を上限とする|が上限となる|が上限である|より多くならない>",
        ),
    ),
    row(
        "becomes",
        "{amount:amount}を下回らない",
        "at least {amount}",
        q.NotBelow,
        clause="X7.58",
        also=(
            "{amount:amount}<より小さくならない|より少なくならない|を下限とする|が下限となる|より低くならない>",
            "{amount:amount}未満にならない",
        ),
    ),
    row("becomes", "2倍になる", "doubled", q.Twice, clause="X5.4"),
    row("becomes", "半分になる", "halved", q.Half, clause="X7.11"),
    row(
        "change_ren",
        "{amount:amount}増やし",
        "raised by {amount}",
        m.Up,
        clause="X5.4",
        also=("{amount:amount}<上げ|増加させ>",),
    ),
    row(
        "change_ren",
        "{amount:amount}減らし",
        "lowered by {amount}",
        m.Down,
        clause="X5.4",
        also=("{amount:amount}<下げ|減少させ>",),
    ),
    row("change_ren", "{amount:amount}にし", "set to {amount}", q.To, clause="X7.44"),
    row("change_ren", "2倍にし", "doubled", q.Twice, clause="X5.4"),
    row("change_ren", "半分にし", "halved", q.Half, clause="X7.11"),
)

_FIGURES: Final = (
    *_figure(
        "の攻撃力",
        "the attack of {what}",
        e.ChangeAttack,
        "X5.4",
        "が与えるダメージ",
        "の攻撃で与えるダメージ",
        "の与えるダメージ",
        "が攻撃で与えるダメージ",
    ),
    *_figure(
        "の反撃力", "the counter of {what}", e.ChangeCounter, "X5.6", "の反撃で与えるダメージ", "が反撃で与えるダメージ"
    ),
    *_figure(
        "の攻撃力と反撃力",
        "the attack and counter of {what}",
        u.ChangeStrikes,
        "X5.6",
        "の攻撃力・反撃力",
        "の攻撃力および反撃力",
        "の攻撃力、反撃力",
    ),
    *_figure(
        "が受けるダメージ",
        "the damage taken by {what}",
        e.ChangeDamageTaken,
        "X5.4",
        "の受けるダメージ",
        "が戦闘で受けるダメージ",
        "が攻撃や反撃で受けるダメージ",
        "に与えられるダメージ",
    ),
    *_figure(
        "の最大気力",
        "the maximum spirit of {what}",
        e.ChangeMaximum,
        "X3.2",
        "の気力の最大値",
        "の気力の上限",
        "の最大気力値",
    ),
    *_figure(
        "が支払う気力",
        "the spirit paid by {what}",
        e.ChangePayment,
        "X5.3",
        "の支払う気力",
        "が攻撃で支払う気力",
        "は攻撃で支払う気力",
        "が攻撃時に支払う気力",
        "が攻撃のために支払う気力",
        "の攻撃で支払う気力",
        "が攻撃や反撃で支払う気力",
        "が攻撃に支払う気力",
        "が攻撃する時に支払う気力",
    ),
    *_figure("の攻撃回数", "the number of attacks of {what}", e.ChangeTimes, "X5.3"),
    *_figure(
        "の移動回数",
        "the number of moves of {what}",
        u.ChangeMoves,
        "K5.2",
        "の移動力",
        "の移動距離",
        "の移動できるマス数",
        "の移動できる回数",
    ),
    row(
        "rule",
        "{what:subject}の基本攻撃力を2倍にする",
        "the base attack of {what} is doubled",
        e.Doubled,
        clause="X5.4",
    ),
    row(
        "rule",
        "{what:subject}の基本攻撃力を半分にする",
        "the base attack of {what} is halved",
        e.Halved,
        clause="X7.11",
    ),
    row(
        "rule",
        "{what:subject}は{n}回移動できる",
        "{what} can move {n:time}",
        u.MovesTimes,
        clause="K5.2",
        also=(
            "{what:subject}は、?<自ターンに|移動ステップに|1ターンに|移動ステップで|移動ステップ中に|>{n}<回まで|回|マスまで|マス>移動<できる|することができる>",
        ),
    ),
    row(
        "more_moves",
        "もう{amount:amount}",
        "raised by {amount}",
        m.Up,
        clause="K5.2",
        also=("<さらに|追加で|もう|続けてもう|続けて>{amount:amount}<回|マス|度|>",),
    ),
    row(
        "rule",
        "{what:subject}は気力を支払わずに攻撃できる",
        "{what} can attack without paying spirit",
        u.FreeAttacks,
        clause="X5.3",
        also=(
            "{what:subject}は、?<攻撃時に|攻撃する時に|攻撃のために|攻撃で>気力を支払わない",
            "{what:subject}は、?<気力を支払わずに攻撃を行うことができる|気力を支払うことなく攻撃できる>",
            Spelt("<気力を支払わない|気力を支払わずに攻撃できる|気力を支払う必要がない>", {"what": g.Its()}),
        ),
    ),
)

_ORDERS: Final = (
    row(
        "rule",
        "{amount:big}だけ、{what:subject}の{figure:strength}を{way:raising}",
        "the {figure} of {what} is {way} by {amount}",
        u.FigureBy,
        clause="X5.4",
        also=(
            "{amount:big}<だけ|>、?{what:subject}<の|が>{figure:strength}を{way:raising}",
            "{amount:big}<だけ|>、?{what:subject}<の|が>{figure:strength}が{way:rising}",
            Spelt("{amount:big}<だけ|>、?{figure:strength}を{way:raising}", {"what": g.Its()}),
            Spelt("{amount:big}<だけ|>、?{figure:strength}が{way:rising}", {"what": g.Its()}),
        ),
    ),
    row("raising", "増やす", "raised", value="up", also=("<上げる|増加させる>",)),
    row("raising", "減らす", "lowered", value="down", also=("<下げる|減少させる|軽減する>",)),
    row("rising", "増える", "raised", value="up", also=("<上がる|増加する>",)),
    row("rising", "減る", "lowered", value="down", also=("<下がる|減少する>",)),
    row("strength", "攻撃力", "attack", value="attack", clause="X5.4", also=("与えるダメージ",)),
    row("strength", "反撃力", "counter", value="counter", clause="X5.6"),
    row("strength", "受けるダメージ", "damage taken", value="taken", clause="X5.4"),
    row("strength", "最大気力", "maximum spirit", value="maximum", clause="X3.2"),
    row("strength", "支払う気力", "spirit paid", value="paid", clause="X5.3"),
    row("strength", "攻撃回数", "number of attacks", value="times", clause="X5.3"),
)

FIGURE_PHRASES: Final[tuple[Phrase, ...]] = (*_CHANGES, *_FIGURES, *_ORDERS)
