"""How texts say what may not be done, always or for a while."""

from typing import Final

from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

_THEIRS: Final = n.All(n.Controlled(n.Opponent(), n.Units()))
_OURS: Final = n.All(n.Controlled(n.You(), n.Units()))
_UNABLE: Final = "<できない|はできない|を行えない|をすることができない>"


def _forbidden(deed: str, ja: str, en: str, clause: str, *others: str) -> Phrase:
    return row(
        "rule",
        f"{{what:subject}}は{ja}",
        f"{{what}} {en}",
        u.Forbid,
        clause,
        {"deed": deed},
        also=(
            f"{{what:subject}}は、?{ja}",
            *[
                each
                if "{" in each
                else f"{{what:subject}}は、?{each}"
                if each[:1] not in "にのを"
                else f"{{what:subject}}{each}"
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
        also=("{what:subject}は<戦闘で|攻撃や反撃で|戦闘による|攻撃による|>ダメージを受けない",),
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
            Spelt("反撃は<行われない|発生しない|起こらない|できない|行えない>", {"what": o.DefendingUnit()}),
            Spelt("この<攻撃|戦闘>に対<して|する>反撃は<できない|行えない|行われない>", {"what": o.DefendingUnit()}),
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
            "{what:subject}は紋章能力を使用できない",
            "{what:subject}の紋章能力は使用できない",
        ),
    ),
    row(
        "rule",
        "{what:subject}は土地の影響を受けない",
        "{what} <what:ignores|ignore> lands",
        e.IgnoresLands,
        clause="X7.27",
        also=("{what:subject}は土地<カード|>の<効果|影響>を受けない", "{what:subject}は土地の効果を無視する"),
    ),
    _forbidden(
        "attacked",
        "攻撃されない",
        "cannot be attacked",
        "X5.1",
        "<攻撃の対象にならない|攻撃対象にならない|攻撃の対象に選ばれない|攻撃を受けない|攻撃の対象にできない|攻撃対象に選べない>",
        "を攻撃できない",
        "を攻撃の対象に<できない|選べない|することはできない>",
    ),
    _forbidden(
        "countered",
        "反撃されない",
        "cannot be counter-attacked",
        "X5.6",
        "反撃を受けない",
        "の攻撃は<反撃されない|反撃を受けない>",
    ),
    _forbidden(
        "supported",
        "支援ステップに気力チップを乗せられない",
        "cannot be given chips in the support step",
        "K4.3",
        "<支援を受けられない|支援されない|支援できない|支援ステップで気力チップを乗せられない|支援ステップで支援できない|支援ステップに支援を受けられない>",
        "に支援できない",
        "に支援を行えない",
        "に支援ステップ<で|に>気力チップを乗せ<られない|ることができない>",
        "には、?支援ステップ<で|に>気力チップを乗せ<られない|ることができない>",
        "を支援できない",
        "<自|>支援ステップ<に|で|には|では>、?{what:subject}<に|には>気力チップを<乗せられない|乗せることができない>",
        "<自|>支援ステップ<に|で>、?{what:subject}は<支援されない|支援を受けられない>",
        "支援ステップ<に|で>、?{what:subject}を支援できない",
    ),
    _forbidden(
        "recover",
        "気力を回復できない",
        "cannot recover spirit",
        "X3.2",
        "<気力が回復しない|回復できない|気力を回復することができない|回復しない>",
        "の気力は回復しない",
        "の気力を回復できない",
    ),
    _forbidden(
        "lose",
        "気力を失わない",
        "<what:loses|lose> no spirit by texts",
        "X3.4",
        "<効果で気力を失わない|効果によって気力を失わない>",
    ),
    _forbidden(
        "leave", "戦場外に置かれない", "cannot be put off-field", "X3.3", "<離脱しない|倒されない|フィールドを離れない>"
    ),
    _forbidden(
        "shifted",
        "移動させられない",
        "cannot be put on other squares",
        "X2.3",
        "<他のマスに移されない|入れ替えられない|効果で移動しない|効果によって移動しない>",
    ),
    _forbidden(
        "pushed",
        "後退しない",
        "cannot be pushed back",
        "X2.3",
        "<後退させられない|効果で後退しない|効果によって後退しない>",
    ),
    *[
        row(
            "rule",
            f"{{what:subject}}は{{by:enemy_texts}}{spelt[0]}".replace("{by:enemy_texts}", "相手の効果で"),
            f"{{what}} {en} by texts of your opponent",
            u.ForbidByOpponent,
            clause,
            {"deed": deed},
            also=tuple(
                [
                    f"<相手|敵軍|敵><|の効果|のカード|のカードの効果><で|によって|により|では|によっては>、?{{what:subject}}は{each}"
                    for each in spelt
                ]
                + [
                    f"{{what:subject}}は<相手|敵軍|敵><|の効果|のカード|のカードの効果|の能力|の紋章能力以外の効果><で|によって|により|では|によっては>、?{each}".replace(
                        "|の紋章能力以外の効果", ""
                    )
                    for each in spelt
                ]
            ),
        )
        for deed, en, clause, spelt in (
            (
                "shifted",
                "cannot be put on other squares",
                "X2.3",
                ("移動しない", "移動させられない", "他のマスに移されない", "移されない", "位置を入れ替えられない"),
            ),
            ("pushed", "cannot be pushed back", "X2.3", ("後退しない", "後退させられない")),
            ("wait", "<what:does|do> not become waiting", "K5.4a", ("待機状態にならない", "待機状態にされない")),
            (
                "leave",
                "cannot be put off-field",
                "X3.3",
                ("戦場外に置かれない", "離脱しない", "戦場外に送られない", "場を離れない"),
            ),
            (
                "remove",
                "cannot have attached cards removed",
                "X7.5",
                ("付与されたカードを取り外されない", "付与されたカードを外されない", "カードを取り外されない"),
            ),
        )
    ],
    _forbidden(
        "wait",
        "待機状態にされない",
        "<what:does|do> not become waiting",
        "K5.4a",
        "<効果で待機状態にならない|待機状態にならない>",
    ),
    _forbidden(
        "able",
        "行動可能状態にならない",
        "<what:does|do> not become able to act",
        "K5.1",
        "<行動準備ステップに行動可能状態にならない|行動可能状態にできない|行動準備ステップで行動可能状態にならない>",
    ),
    _forbidden(
        "attach",
        "カードを付与されない",
        "cannot be given cards",
        "K4.5",
        "<カードを付与できない|武器カードや魔法カードを付与できない>",
        "にカードを付与できない",
        "にはカードを付与できない",
    ),
    _forbidden(
        "remove",
        "付与されたカードを取り外されない",
        "cannot have attached cards removed",
        "X7.5",
        "に付与されたカードは<取り外せない|取り外されない|取り外すことができない>",
        "に付与されたカードを取り外せない",
        "に付与されているカードは<取り外せない|取り外されない>",
    ),
    _forbidden("change", "クラスチェンジできない", "cannot change class", "X6.1", "クラスチェンジすることができない"),
    _forbidden(
        "act", "行動できない", "cannot act", "K5.3", "<行動することができない|行動ステップを行えない|行動を行えない>"
    ),
    _forbidden(
        "keywords",
        "特殊能力を使えない",
        "cannot use named abilities",
        "K5.4b",
        "<特殊能力を使用できない|特殊能力を失う>",
        "の特殊能力は失われる",
    ),
    _forbidden(
        "items",
        "アイテムを使えない",
        "cannot use items",
        "X7.24",
        "<アイテムカードを使用できない|アイテムを使用できない>",
    ),
    _forbidden(
        "sortie-win",
        "敵の出撃マスに入れない",
        "cannot enter enemy sortie squares",
        "X1.2",
        "<相手の出撃マスに入れない|相手の出撃マスに移動できない|相手の出撃マスに進入できない|敵軍の出撃マスに進入できない>",
    ),
)


RULE_PHRASES: Final[tuple[Phrase, ...]] = _PROHIBITIONS
