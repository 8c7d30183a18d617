"""How texts say what holds always or for a while: figures, permissions, prohibitions, limits, durations.

A rule stands as `rule`; `rule_ren` is the form before another one.
"""

from typing import Final

from fuda.games.kokuryoku import amount_words as q
from fuda.games.kokuryoku import effect_words as e
from fuda.games.kokuryoku import group_words as g
from fuda.games.kokuryoku import rule_words as u
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
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

_THEIRS: Final = n.All(n.Controlled(n.Opponent(), n.Units()))
_OURS: Final = n.All(n.Controlled(n.You(), n.Units()))
_UNABLE: Final = "<できない|することができない|する事ができない|はできない|を行えない|をすることができない>"


def _forbidden(deed: str, ja: str, en: str, clause: str, *others: str) -> tuple[Phrase, ...]:
    tails = [each for each in (ja, *others) if each[:1] not in "にのを"]
    tail = row(
        "tail",
        tails[0],
        en.replace("<what:loses|lose>", "loses").replace("<what:does|do>", "does"),
        u.Forbid,
        clause,
        {"deed": deed, "what": u.Topic()},
        also=tuple(tails[1:]),
    )
    return tail, row(
        "rule",
        f"{{what:subject}}は{ja}",
        f"{{what}} {en}",
        u.Forbid,
        clause,
        {"deed": deed},
        also=(
            f"{{what:subject}}は、?{ja}",
            *[
                f"{{what:subject}}は、?{each}" if each[:1] not in "にのを" else f"{{what:subject}}{each}"
                for each in others
            ],
        ),
    )


_PROHIBITIONS: Final = (
    row(
        "rule",
        "{what:subject}はダメージを受けない",
        "{what} <what:takes|take> no damage",
        e.NoDamage,
        clause="X5.4",
        also=("{what:subject}は、?<戦闘で|攻撃や反撃で|戦闘による|攻撃による|>ダメージを受けない",),
    ),
    row(
        "rule",
        "{what:subject}は移動できない",
        "{what} cannot move",
        e.CannotMove,
        clause="K5.2",
        also=(
            f"{{what:subject}}は、?移動{_UNABLE}",
            Spelt(f"<相手は|相手は、|対戦相手は>移動{_UNABLE}", {"what": _THEIRS}),
            Spelt(f"<自分は|自分は、>移動{_UNABLE}", {"what": _OURS}),
        ),
    ),
    row(
        "rule",
        "{what:subject}は攻撃できない",
        "{what} cannot attack",
        e.CannotAttack,
        clause="X5.1",
        also=(
            f"{{what:subject}}は、?<攻撃|攻撃宣言>{_UNABLE}",
            Spelt(f"<相手は|相手は、|対戦相手は>攻撃{_UNABLE}", {"what": _THEIRS}),
            Spelt(f"<自分は|自分は、>攻撃{_UNABLE}", {"what": _OURS}),
        ),
    ),
    row(
        "rule",
        "{what:subject}は反撃できない",
        "{what} cannot counter-attack",
        e.CannotCounter,
        clause="X5.6",
        also=(
            f"{{what:subject}}は、?反撃{_UNABLE}",
            Spelt(f"<相手は|相手は、|対戦相手は>反撃{_UNABLE}", {"what": _THEIRS}),
            Spelt(f"<自分は|自分は、>反撃{_UNABLE}", {"what": _OURS}),
        ),
    ),
    row(
        "rule",
        "{what:subject}は紋章能力を使えない",
        "{what} cannot use crest abilities",
        e.CannotUseCrests,
        clause="X7.9",
        also=(
            "{what:subject}は、?紋章能力を使用<できない|することができない>",
            "{what:subject}の紋章能力は使用できない",
        ),
    ),
    row(
        "rule",
        "{what:subject}は土地の影響を受けない",
        "{what} <what:ignores|ignore> lands",
        e.IgnoresLands,
        clause="X7.27",
        also=("{what:subject}は、?土地<カード|>の<効果|影響>を受けない", "{what:subject}は、?土地の効果を無視する"),
    ),
    row("tail", "ダメージを受けない", "takes no damage", e.NoDamage, clause="X5.4", const={"what": u.Topic()}),
    row(
        "tail",
        "移動できない",
        "cannot move",
        e.CannotMove,
        clause="K5.2",
        const={"what": u.Topic()},
        also=(f"移動{_UNABLE}",),
    ),
    row(
        "tail",
        "攻撃できない",
        "cannot attack",
        e.CannotAttack,
        clause="X5.1",
        const={"what": u.Topic()},
        also=(f"攻撃{_UNABLE}",),
    ),
    row(
        "tail",
        "反撃できない",
        "cannot counter-attack",
        e.CannotCounter,
        clause="X5.6",
        const={"what": u.Topic()},
        also=(f"反撃{_UNABLE}",),
    ),
    row(
        "tail",
        "紋章能力を使えない",
        "cannot use crest abilities",
        e.CannotUseCrests,
        clause="X7.9",
        const={"what": u.Topic()},
        also=("紋章能力を使用<できない|することができない>",),
    ),
    row(
        "tail",
        "『{ability:keyword}』を得る",
        "gains “{ability}”",
        e.GainAbility,
        const={"what": u.Topic()},
        also=("<『{ability:keyword}』を持つ|{ability:keyword}を得る|{ability:keyword}を持つ>",),
    ),
    *_forbidden(
        "attacked",
        "攻撃されない",
        "cannot be attacked",
        "X5.1",
        "<攻撃の対象にならない|攻撃対象にならない|攻撃の対象に選ばれない|攻撃を受けない|攻撃の対象にできない|攻撃対象に選べない>",
        "を攻撃できない",
        "を攻撃の対象に<できない|選べない|することはできない>",
    ),
    *_forbidden("countered", "反撃されない", "cannot be counter-attacked", "X5.6", "反撃を受けない"),
    *_forbidden(
        "supported",
        "支援ステップに気力チップを乗せられない",
        "cannot be given chips in the support step",
        "K4.3",
        "<支援を受けられない|支援されない|支援できない|支援ステップで気力チップを乗せられない|支援ステップで支援できない|支援ステップに支援を受けられない>",
        "に支援できない",
        "に支援を行えない",
        "に支援ステップで気力チップを乗せられない",
        "に支援ステップで気力チップを乗せることができない",
        "を支援できない",
    ),
    *_forbidden(
        "recover",
        "気力を回復できない",
        "cannot recover spirit",
        "X3.2",
        "<気力が回復しない|回復できない|気力を回復することができない|回復しない>",
        "の気力は回復しない",
        "の気力を回復できない",
    ),
    *_forbidden(
        "lose",
        "気力を失わない",
        "<what:loses|lose> no spirit by texts",
        "X3.4",
        "<効果で気力を失わない|効果によって気力を失わない>",
    ),
    *_forbidden(
        "leave", "戦場外に置かれない", "cannot be put off-field", "X3.3", "<離脱しない|倒されない|フィールドを離れない>"
    ),
    *_forbidden(
        "shifted",
        "移動させられない",
        "cannot be put on other squares",
        "X2.3",
        "<後退しない|後退させられない|他のマスに移されない|入れ替えられない|効果で移動しない|相手の効果で移動しない|相手によって移動させられない>",
    ),
    *_forbidden(
        "wait",
        "待機状態にされない",
        "<what:does|do> not become waiting",
        "K5.4a",
        "効果で待機状態にならない",
    ),
    *_forbidden(
        "able",
        "行動可能状態にならない",
        "<what:does|do> not become able to act",
        "K5.1",
        "<行動準備ステップに行動可能状態にならない|行動可能状態にできない|行動準備ステップで行動可能状態にならない>",
    ),
    *_forbidden(
        "attach",
        "カードを付与されない",
        "cannot be given cards",
        "K4.5",
        "<カードを付与できない|武器カードや魔法カードを付与できない>",
        "にカードを付与できない",
        "には、?カードを付与<できない|することができない>",
    ),
    *_forbidden(
        "remove",
        "付与されたカードを取り外されない",
        "cannot have attached cards removed",
        "X7.5",
        "に付与されたカードは<取り外せない|取り外されない|取り外すことができない>",
        "に付与されたカードを取り外せない",
        "に付与されているカードは<取り外せない|取り外されない>",
    ),
    *_forbidden("change", "クラスチェンジできない", "cannot change class", "X6.1", "クラスチェンジすることができない"),
    *_forbidden(
        "act", "行動できない", "cannot act", "K5.3", "<行動することができない|行動ステップを行えない|行動を行えない>"
    ),
    *_forbidden(
        "keywords",
        "特殊能力を使えない",
        "cannot use named abilities",
        "K5.4b",
        "<特殊能力を使用できない|特殊能力を失う>",
        "の特殊能力は失われる",
    ),
    *_forbidden(
        "items",
        "アイテムを使えない",
        "cannot use items",
        "X7.24",
        "<アイテムカードを使用できない|アイテムを使用できない>",
    ),
    *_forbidden(
        "sortie-win",
        "敵の出撃マスに入れない",
        "cannot enter enemy sortie squares",
        "X1.2",
        "<相手の出撃マスに入れない|相手の出撃マスに移動できない|相手の出撃マスに進入できない|敵軍の出撃マスに進入できない>",
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

RULE_PHRASES: Final[tuple[Phrase, ...]] = (*_ORDERS, *_CHANGES, *_FIGURES, *_PROHIBITIONS)
