"""How texts say that figures are changed: raised, lowered, set, doubled, bounded, in several orders of words."""

from typing import Final

from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, conjugated, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node


def _figure(name: str, en: str, node: type[Node], clause: str, *others: str) -> Phrase:
    """The row of a figure: raised, lowered, set."""
    names = [f"{{what:subject}}{each}" for each in (name, *others)]
    names += [f"{{what:subject}}は{each[1:]}" for each in (name, *others) if each.startswith(("の", "が"))]
    also: list[str | Spelt] = [
        f"{each}<を{{change:change}}|は{{change:becomes}}|が{{change:becomes}}|も{{change:change}}|も{{change:becomes}}>"
        for each in names
    ]
    also += [
        Spelt(f"その{each[1:]}<を{{change:change}}|は{{change:becomes}}|が{{change:becomes}}>", {"what": n.That()})
        for each in (name, *others)
        if each.startswith("の")
    ]
    if node is e.ChangeDamageTaken:
        also.append(
            Spelt(
                "この攻撃<の|による|で与える>ダメージ<を{change:change}|は{change:becomes}|が{change:becomes}>",
                {"what": o.DefendingUnit()},
            )
        )
        also.append(
            Spelt(
                "この反撃<の|による|で与える>ダメージ<を{change:change}|は{change:becomes}|が{change:becomes}>",
                {"what": o.AttackingUnit()},
            )
        )
    for figure, said, whom in (
        (e.ChangeAttack, "この攻撃の攻撃力", o.AttackingUnit()),
        (e.ChangeCounter, "この反撃の<攻撃力|反撃力>", o.DefendingUnit()),
    ):
        if node is figure:
            also.append(Spelt(f"{said}<を{{change:change}}|は{{change:becomes}}|が{{change:becomes}}>", {"what": whom}))
    if node is u.ChangeMoves:
        also.append("{what:subject}は{change:more_moves}移動<できる|してもよい>")
    return row("rule", f"{names[0]}を{{change:change}}", f"{en} is {{change}}", node, clause, also=tuple(also))


def _change(
    node: type[Node], en: str, clause: str, done: str, happens: str, denied: tuple[str, ...] = ()
) -> tuple[Phrase, ...]:
    """A change in its forms: done to a figure, or what becomes of it; alone and before another clause."""
    rows: list[Phrase] = []
    for category, pattern in (("change", done), ("becomes", happens)):
        for name, form in ((category, "plain"), (f"{category}_ren", "stem")):
            ending = "ない" if form == "plain" else "ず"
            also = [f"{each}{ending}" for each in denied] if category == "becomes" else []
            sign = "+" if node is m.Up else "-" if node is m.Down else ""
            if sign:
                tail = "{する/s}" if category == "change" else "<{される/1}|{になる/5}|{となる/5}>"
                also.append(conjugated(f"{sign}{{amount:amount}}{tail}", form))
            rows.append(row(name, conjugated(pattern, form), en, node, clause, also=tuple(also)))
    return tuple(rows)


_CHANGES: Final = (
    *_change(
        m.Up,
        "raised by {amount}",
        "X5.4",
        "<|さらに|追加で>{amount:amount}<|だけ|分><{増やす/5}|{増加させる/1}|{上げる/1}|{プラスする/s}|{高くする/s}|{加える/1}>",
        "<|さらに|追加で>{amount:amount}<|だけ|分><{増える/1}|{上がる/5}|{増加する/s}|{高くなる/5}|{上昇する/s}|{プラスされる/1}>",
    ),
    *_change(
        m.Down,
        "lowered by {amount}",
        "X5.4",
        "<|さらに|追加で>{amount:amount}<|だけ|分><{減らす/5}|{減少させる/1}|{下げる/1}|{マイナスする/s}|{軽減する/s}|{少なくする/s}|{低くする/s}>",
        "<|さらに|追加で>{amount:amount}<|だけ|分><{減る/5}|{下がる/5}|{減少する/s}|{低くなる/5}|{軽減される/1}|{少なくなる/5}|{マイナスされる/1}>",
    ),
    *_change(
        q.To,
        "set to {amount}",
        "X7.44",
        "{amount:amount}<{にする/s}|{とする/s}|{と同じにする/s}|として{扱う/5}|回として{扱う/5}>",
        "{amount:amount}<{になる/5}|{となる/5}|{と同じ値になる/5}|{と同じ数になる/5}|{と等しくなる/5}|{に等しくなる/5}|{と同じになる/5}>",
    ),
    *_change(
        q.NotAbove,
        "at most {amount}",
        "X7.58",
        "<{amount:amount}以下に{する/s}|最大{amount:amount}<に|と>{する/s}|最大で{amount:amount}<に|と>{する/s}|{amount:amount}を上限と{する/s}>",
        "<{amount:amount}以下に{なる/5}|最大{amount:amount}<に|と>{なる/5}|最大で{amount:amount}に{なる/5}|{amount:amount}を上限と{する/s}|{amount:amount}が上限と{なる/5}>",
        ("{amount:amount}を超え", "{amount:amount}より<大きく|多く|高く>なら"),
    ),
    *_change(
        q.NotBelow,
        "at least {amount}",
        "X7.58",
        "<{amount:amount}以上に{する/s}|最低{amount:amount}<に|と>{する/s}|最低でも{amount:amount}<に|と>{する/s}|{amount:amount}を下限と{する/s}>",
        "<{amount:amount}以上に{なる/5}|最低{amount:amount}<に|と>{なる/5}|最低でも{amount:amount}に{なる/5}|{amount:amount}を下限と{する/s}|{amount:amount}が下限と{なる/5}>",
        ("{amount:amount}を下回ら", "{amount:amount}より<小さく|少なく|低く>なら", "{amount:amount}未満になら"),
    ),
    *_change(q.Twice, "doubled", "X5.4", "<2倍に{する/s}|倍に{する/s}>", "<2倍に{なる/5}|倍に{なる/5}>"),
    *_change(
        q.Half, "halved", "X7.11", "<半分に{する/s}|半減{させる/1}|半減{する/s}>", "<半分に{なる/5}|半減{する/s}>"
    ),
    *_change(
        q.HalfRoundedUp,
        "halved, rounded up",
        "X7.11",
        "<半分に{する/s}(端数切り上げ)|半分(端数切り上げ)に{する/s}|半分(切り上げ)に{する/s}|端数を切り上げて半分に{する/s}>",
        "<半分に{なる/5}(端数切り上げ)|半分(端数切り上げ)に{なる/5}|半分(切り上げ)に{なる/5}|端数を切り上げて半分に{なる/5}>",
    ),
)

_FIGURES: Final = (
    _figure(
        "の攻撃力",
        "the attack of {what}",
        e.ChangeAttack,
        "X5.4",
        "が与えるダメージ",
        "の攻撃で与えるダメージ",
        "の与えるダメージ",
        "が攻撃で与えるダメージ",
    ),
    _figure(
        "の反撃力", "the counter of {what}", e.ChangeCounter, "X5.6", "の反撃で与えるダメージ", "が反撃で与えるダメージ"
    ),
    _figure(
        "の攻撃力と反撃力",
        "the attack and counter of {what}",
        u.ChangeStrikes,
        "X5.6",
        "の攻撃力・反撃力",
        "の攻撃力および反撃力",
        "の攻撃力、反撃力",
    ),
    _figure(
        "が受けるダメージ",
        "the damage taken by {what}",
        e.ChangeDamageTaken,
        "X5.4",
        "の受けるダメージ",
        "が戦闘で受けるダメージ",
        "が攻撃や反撃で受けるダメージ",
        "に与えられるダメージ",
        "がダメージを受ける時、そのダメージ",
        "がダメージを受ける時、受けるダメージ",
    ),
    _figure(
        "の最大気力",
        "the maximum spirit of {what}",
        e.ChangeMaximum,
        "X3.2",
        "の気力の最大値",
        "の気力の上限",
        "の最大気力値",
    ),
    _figure(
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
    _figure("の攻撃回数", "the number of attacks of {what}", e.ChangeTimes, "X5.3"),
    _figure(
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
        "{what:subject}の攻撃力と反撃力を入れ替える",
        "the attack and counter of {what} change places",
        u.SwapsStrikes,
        clause="X5.3",
        also=(
            "{what:subject}の攻撃力と反撃力<を入れ替える|を交換する|は入れ替わる|が入れ替わる>",
            "{what:subject}の反撃力と攻撃力<を入れ替える|を交換する|は入れ替わる|が入れ替わる>",
        ),
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
            "{what:subject}は<自ターンに|移動ステップに|1ターンに|移動ステップで|移動ステップ中に|>{n}<回まで|回|マスまで|マス>移動できる",
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
            "{what:subject}は<攻撃時に|攻撃する時に|攻撃する時、|攻撃のために|攻撃で>気力を支払<わない|わなくてよい|わなくてもよい|う必要がない|う必要はない>",
            "{what:subject}は<気力を支払わない|気力を支払わずに攻撃を行うことができる|気力を支払うことなく攻撃できる>",
            "{what:subject}は気力を支払う必要がない",
            Spelt("この攻撃では気力を支払<わない|わなくてよい>", {"what": o.AttackingUnit()}),
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
    row(
        "rule",
        "{each:per}、{what:subject}の{figure:strength}を{n}{way:raising}",
        "{each}, the {figure} of {what} is {way} by {n}",
        u.FigurePer,
        clause="X5.4",
        also=(
            "{each:per}、?{what:subject}<の|が>{figure:strength}<を{n}{way:raising}|が{n}{way:rising}|は{n}{way:rising}>",
            "{what:subject}は{each:per}、?{figure:strength}<を{n}{way:raising}|が{n}{way:rising}>",
        ),
    ),
    row(
        "per",
        "{what:units}1体につき",
        "for each {what@one}".replace("@one", ""),
        n.All,
        also=("{what:units}1体ごとに",),
    ),
    row(
        "per",
        "{what:cards}1枚につき",
        "for each of the {what}",
        g.EachOf,
        also=("{what:cards}1枚ごとに",),
    ),
    row(
        "rule",
        "{amount:compared}{per:several}枚につき、{what:subject}の{figure:strength}を{n}{way:raising}",
        "for every {per} of {amount}, the {figure} of {what} is {way} by {n}",
        u.FigurePerSome,
        clause="X5.4",
        also=(
            "{amount:compared}{per:several}<枚|体|つ|個>につき、?{what:subject}<の|が>{figure:strength}<を{n}{way:raising}|が{n}{way:rising}|は{n}{way:rising}>",
            "{what:subject}は{amount:compared}{per:several}<枚|体|つ|個>につき、?{figure:strength}<を{n}{way:raising}|が{n}{way:rising}>",
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
