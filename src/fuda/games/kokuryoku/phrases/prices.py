"""How texts say what is paid and lost: for moves, abilities and surprises, in the support step and by texts."""

from typing import Final

from fuda.games.kokuryoku.words import amounts as m
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import prices as pr
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_PAY: Final = "<気力を{n}支払う|気力{n}を支払う|気力を{n}支払わなければならない|気力{n}を支払わなければならない>"
_MORE: Final = (
    "<気力を{n}支払う|気力{n}を支払う|気力を{n}<多く|余分に|追加で>支払う|さらに気力を{n}支払う|"
    "気力を{n}支払わなければならない>"
)
_WHEN: Final = "<時、|時|なら、|ためには|ためには、|には|たびに|たびに、|のに>"
_USING: Final = (
    "<を使うために支払う|を使用するために支払う|を使う時に支払う|の使用に必要な|に必要な|の代償の|のコストの|の価格の|で支払う|"
    "のために支払う>"
)

PRICE_PHRASES: Final[tuple[Phrase, ...]] = (
    row(
        "rule",
        "{what:subject}は{where:place}から移動する時、気力{n}を支払う",
        "{what} <what:spends|spend> {n} spirit to leave {where}",
        pr.MovePrice,
        clause="X7.27",
        const={"way": "from"},
        also=(
            f"{{what:subject}}<は|が>{{where:place}}から<移動する|出る|離れる>{_WHEN}<|そのユニットは>{_PAY}",
            f"{{where:place}}から{{what:subject}}が<移動する|出る|離れる>{_WHEN}<|そのユニットは>{_PAY}",
            f"{{where:place}}から<移動する|出る|離れる>{{what:units_of}}は{_PAY}",
        ),
    ),
    row(
        "rule",
        "{what:subject}は{where:entered}に進入する時、気力{n}を支払う",
        "{what} <what:spends|spend> {n} spirit to enter {where}",
        pr.MovePrice,
        clause="X7.27",
        const={"way": "to"},
        also=(
            f"{{what:subject}}<は|が>{{where:entered}}に<進入する|入る|移動する>{_WHEN}<|そのユニットは>{_PAY}",
            f"{{where:entered}}に{{what:subject}}が<進入する|入る|移動する>{_WHEN}<|そのユニットは>{_PAY}",
            f"{{where:entered}}に<進入する|入る|移動する>{{what:units_of}}は{_PAY}",
            *[
                Spelt(
                    f"{{what:subject}}は移動する<時|時に|時、|たびに|たびに、|には|なら、>{_MORE}",
                    {"where": g.AnySquares()},
                )
            ],
        ),
    ),
    row(
        "entered",
        "好きなマス",
        "any square",
        g.AnySquares,
        clause="X2.3",
        also=("<どのマス|いずれかのマス|ほかのマス>",),
    ),
    Phrase("entered", "{where:afar}", "{where}"),
    Phrase("entered", "{where:spot}", "{where}"),
    Phrase("entered", "{where:ground_squares}", "{where}"),
    row(
        "rule",
        "{what:subject}が紋章能力を使うために支払う{part:paid_part}を{change:change}",
        "the {part} that {what} <what:spends|spend> for crest abilities is {change}",
        pr.ChangePrice,
        clause="X7.42",
        also=(
            f"{{what:subject}}<が|の>紋章能力{_USING}{{part:paid_part}}<を{{change:change}}|は{{change:becomes}}|が{{change:becomes}}>",
        ),
    ),
    row(
        "rule",
        "{player:anyone}がサプライズを使うために支払う{part:paid_part}を{change:change}",
        "the {part} that {player} spend for surprises is {change}",
        pr.ChangeSurprisePrice,
        clause="X7.42",
        also=(
            f"{{player:anyone}}<が|の>サプライズ<カード|>{_USING}{{part:paid_part}}<を{{change:change}}|は{{change:becomes}}|が{{change:becomes}}>",
            Spelt(
                f"サプライズ<カード|>{_USING}{{part:paid_part}}<を{{change:change}}|は{{change:becomes}}|が{{change:becomes}}>",
                {"player": n.You()},
            ),
        ),
    ),
    row("paid_part", "手札", "hand cards", value="hand", clause="K2.2", also=("手札の枚数",)),
    row("paid_part", "気力", "spirit", value="spirit", clause="X3.4", also=("<気力チップ|チップ>",)),
    row("paid_part", "戦場外のカード", "off-field cards", value="off", clause="K6.5", also=("戦場外の枚数",)),
    row("paid_part", "未使用チップ", "unused chips", value="chips", clause="X3.4"),
    row(
        "rule",
        "{player:anyone}は{bound:chips}の気力チップを1体のユニットに乗せることができない",
        "{player} cannot put {bound} chips on one unit in the support step",
        pr.OnOneUnit,
        clause="K4.3",
        also=(
            "{player:anyone}は<支援ステップに|支援ステップで|>、?{bound:chips}の<気力チップ|チップ>を<1体のユニット|1ユニット|同じユニット>に乗せ<ることができない|られない>",
            "{player:anyone}は<支援ステップに|支援ステップで|>、?<1体のユニット|1ユニット|同じユニット>に{bound:chips}の<気力チップ|チップ>を乗せ<ることができない|られない>",
            "{player:anyone}は<支援ステップに|支援ステップで|>、?<1体のユニット|1ユニット|同じユニット>に<気力チップ|チップ>を{bound:no_more}しか乗せ<ることができない|られない>",
        ),
    ),
    row("no_more", "{n}枚まで", "more than {n}", q.MoreThan, also=("{n}枚",)),
    row(
        "rule",
        "{what:subject}が相手の{kind:touching}で失う気力を{change:change}",
        "the spirit that {what} <what:loses|lose> by {kind} of the opponent is {change}",
        pr.ChangeLoss,
        clause="X3.4",
        also=(
            "{what:subject}が<相手|敵軍>の{kind:touching}<で|によって|により>失う気力<を{change:change}|は{change:becomes}|が{change:becomes}>",
            "<相手|敵軍>の{kind:touching}<で|によって|により>、?{what:subject}が失う気力<を{change:change}|は{change:becomes}|が{change:becomes}>",
            Spelt(
                "{what:subject}は<相手|敵軍>の{kind:touching}<で|によって|により|では>気力を失わない",
                {"change": m.To(n.Number(0))},
            ),
            "{what:subject}が相手の{kind:touching}<で|によって|により>気力を失うなら、?<失う気力|その気力|それ><を{change:change}|は{change:becomes}>",
        ),
    ),
    row(
        "rule",
        "{what:subject}が{kind:touching}で失う気力を{change:change}",
        "the spirit that {what} <what:loses|lose> by {kind} is {change}",
        pr.ChangeLossByAll,
        clause="X3.4",
        also=(
            "{what:subject}が{kind:touching}<で|によって|により>失う気力<を{change:change}|は{change:becomes}|が{change:becomes}>",
            "{kind:touching}<で|によって|により>、?{what:subject}が失う気力<を{change:change}|は{change:becomes}|が{change:becomes}>",
            Spelt(
                "{what:subject}は{kind:touching}<で|によって|により|では>気力を失わない", {"change": m.To(n.Number(0))}
            ),
        ),
    ),
    row(
        "more_paid",
        "{what:subject}は気力を{amount:amount}多く支払う",
        "{what} <what:spends|spend> {amount} more spirit for strikes",
        pr.PaysMore,
        clause="X5.3",
        also=(
            "{what:subject}は<攻撃時に|攻撃する時に|攻撃のために|攻撃で|攻撃の際に|>気力を{amount:amount}<多く|余分に|さらに|追加で>支払う",
            "{what:subject}は<攻撃時に|攻撃する時に|攻撃のために|攻撃で|>、?<さらに|追加で>気力を{amount:amount}支払う",
        ),
    ),
    row("truth", "{effect:more_paid}。", "{effect}."),
    row("truth", "{duration:as_long}、{effect:more_paid}。", "{duration}, {effect}.", n.Lasting),
)
