"""How texts say what players may do, how often, what units count as, and for how long."""

from typing import Final

from fuda.games.kokuryoku.phrases.durations import DURATION_PHRASES
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n


def _player_cannot(deed: str, ja: str, en: str, clause: str, *others: str) -> Phrase:
    return row(
        "rule",
        f"{{player:anyone}}は{ja}",
        f"{{player}} cannot {en}",
        u.ForbidPlayer,
        clause,
        {"deed": deed},
        also=tuple(
            [f"{{player:anyone}}は、?{each}" for each in (ja, *others)]
            + [Spelt(f"<自分は|自分は、|あなたは|あなたは、>{each}", {"player": n.You()}) for each in (ja, *others)]
            + (
                [Spelt(f"戦闘相手は、?{each}", {"player": g.OwnerOf(o.Foe())}) for each in (ja, *others)]
                if deed == "surprise"
                else []
            )
            + ([Spelt(each, {"player": n.You()}) for each in (ja, *others)] if deed == "support" else [])
        ),
    )


_PLAYERS: Final = (
    _player_cannot(
        "sortie",
        "ユニットを出撃できない",
        "let units sortie",
        "K4.2a",
        "<ユニットを出撃させられない|ユニットを出撃させることができない|ユニットを配置できない|ユニットカードを配置できない|出撃ステップを行えない|出撃ステップを行うことができない|出撃できない>",
    ),
    _player_cannot(
        "land",
        "土地を配置できない",
        "lay lands",
        "K4.4",
        "<土地カードを配置できない|土地ステップを行えない|土地を配置することができない>",
    ),
    _player_cannot(
        "attach",
        "カードを付与できない",
        "attach cards",
        "K4.5",
        "<アイテムステップを行えない|ユニットにカードを付与できない|カードを付与することができない>",
    ),
    _player_cannot(
        "remove",
        "カードを取り外せない",
        "remove attached cards",
        "X7.5",
        "<付与されたカードを取り外せない|付与されているカードを取り外せない>",
    ),
    _player_cannot(
        "support",
        "支援できない",
        "support units",
        "K4.3",
        "<支援ステップを行えない|支援を行えない|気力チップを支援できない|支援ステップを行うことができない|支援することができない>",
    ),
    _player_cannot(
        "surprise",
        "サプライズを使えない",
        "use surprises",
        "X7.24",
        "<サプライズカードを使用できない|サプライズを使用できない|サプライズカードを使えない>",
    ),
    _player_cannot("draw", "効果でカードを引けない", "draw cards by texts", "K4.1", "効果でカードを引くことができない"),
    _player_cannot("crest", "紋章能力を使えない", "use crest abilities", "X7.9", "紋章能力を使用できない"),
    row(
        "rule",
        "{player:anyone}は出撃ステップにユニットを{change:times}出撃できる",
        "{player} can let units sortie in a sortie step: {change}",
        u.ChangeLimit,
        const={"limit": "sorties"},
        clause="K4.2a",
        also=(
            "{player:anyone}は<出撃ステップ<に|で>、?|>ユニット<カード|>を{change:times}<出撃できる|配置できる|出撃させられる|出撃させることができる|出撃させてもよい|配置してもよい>",
            Spelt(
                "自分は出撃ステップ<に|で>ユニット<カード|>を{change:times}<出撃できる|配置できる|出撃させられる|出撃させることができる>",
                {"player": n.You()},
            ),
            Spelt(
                "<このターンの|>出撃ステップ<に|で>、?自分はユニット<カード|>を{change:times}<出撃できる|配置できる|出撃させられる|出撃させることができる>",
                {"player": n.You()},
            ),
            Spelt(
                "<このターンの|>出撃ステップ<に|で>、?ユニット<カード|>を{change:times}<出撃できる|配置できる|出撃させられる|出撃させることができる>",
                {"player": n.You()},
            ),
        ),
    ),
    row(
        "rule",
        "{player:anyone}は支援ステップに気力チップを{change:times}乗せられる",
        "{player} can put chips on units in a support step: {change}",
        u.ChangeLimit,
        const={"limit": "supports"},
        clause="K4.3",
        also=(
            Spelt(
                "自分は支援ステップ<に|で>、?<気力チップを|チップを|未使用チップを|>{change:times}<乗せられる|乗せることができる|支援できる>",
                {"player": n.You()},
            ),
            Spelt(
                "<自|>支援ステップ<に|で>、?<気力チップを|チップを|未使用チップを|>{change:times}<乗せられる|乗せることができる|支援できる>",
                {"player": n.You()},
            ),
            "{player:anyone}は支援ステップ<に|で>、?<気力チップを|チップを|未使用チップを|>{change:times}しか<乗せられない|乗せることができない|支援できない>",
            "{player:anyone}は支援ステップ<に|で>、?<気力チップを|チップを|未使用チップを|>{change:times}<乗せられる|乗せることができる|支援できる>",
            "{player:anyone}が支援ステップ<に|で>乗せられる<気力チップ|チップ><は|の枚数は|を|の枚数を>{change:times}<になる|とする|にする|である|となる|>",
            "{player:anyone}が支援ステップ<に|で>乗せられる<気力チップ|チップ><|の枚数|の合計枚数|の上限>を{change:raised}",
            "{player:anyone}は支援ステップ<に|で>乗せられる<気力チップ|チップ><|の枚数|の合計枚数><は|が>{change:times}<になる|とする|にする|である|となる>",
            Spelt(
                "自支援ステップ<に|で>乗せることができる<気力チップ|チップ><|の枚数|の合計枚数|の上限>を{change:raised}",
                {"player": n.You()},
            ),
            "{player:anyone}は支援ステップ<に|で>乗せることができる<気力チップ|チップ><|の枚数|の合計枚数><は|が>{change:times}<になる|とする|にする|である|となる>",
            Spelt(
                "自支援ステップ<に|で>乗せられる<気力チップ|チップ><|の枚数|の合計枚数|の上限>を{change:raised}",
                {"player": n.You()},
            ),
        ),
    ),
    row(
        "rule",
        "{player:anyone}は土地ステップに土地を{change:times}配置できる",
        "{player} can lay lands in a land step: {change}",
        u.ChangeLimit,
        const={"limit": "lands"},
        clause="K4.4",
        also=(
            Spelt(
                "自分は土地ステップ<に|で>土地<カード|>を{change:times}配置できる",
                {"player": n.You()},
            ),
            Spelt("<自|>土地ステップ<に|で>、?土地<カード|>を{change:times}配置できる", {"player": n.You()}),
        ),
    ),
    row(
        "rule",
        "{player:anyone}はドローステップにカードを{change:times}引く",
        "{player} draws in a draw step: {change}",
        u.ChangeLimit,
        const={"limit": "draws"},
        clause="K4.1",
        also=(
            Spelt(
                "自分はドローステップ<に|で>カードを{change:times}引く",
                {"player": n.You()},
            ),
            Spelt("<自|>ドローステップ<に|で>、?カードを{change:times}<引く|引くことができる>", {"player": n.You()}),
        ),
    ),
    row(
        "rule",
        "{player:anyone}の手札の上限を{change:change}",
        "the hand limit of {player} is {change}",
        u.ChangeLimit,
        const={"limit": "hand"},
        clause="K6.5",
        also=(
            Spelt("自分の手札の<上限|枚数の上限|最大枚数>を{change:change}", {"player": n.You()}),
            Spelt("手札の<上限|枚数の上限|最大枚数>を{change:change}", {"player": n.You()}),
            Spelt("自分の手札の<上限|枚数の上限|最大枚数>は{change:becomes}", {"player": n.You()}),
            "<手札の整理で、?|手札の整理の時、?|>{player:anyone}は手札を{change:times}<残せる|残すことができる|持てる|持つことができる|残してよい|残してもよい>",
        ),
    ),
    row("raised", "{amount:amount}増やす", "{amount} more", m.Up),
    row("lowered", "{amount:amount}減らす", "{amount} fewer", m.Down),
    row(
        "rule",
        "{player:anyone}が支援ステップに乗せられる気力チップを{change:lowered}",
        "{player} can put chips on units in a support step: {change}",
        u.ChangeLimit,
        const={"limit": "supports"},
        clause="K4.3",
        also=("{player:anyone}が支援ステップ<に|で>乗せられる<気力チップ|チップ><|の枚数|の上限>を{change:lowered}",),
    ),
    row(
        "times",
        "{amount:amount}まで",
        "up to {amount}",
        q.To,
        also=("{amount:amount}", "<合計|最大>{amount:amount}<まで|>", "{amount:bodycount}", "{amount:bodycount}まで"),
    ),
    row(
        "times",
        "さらに{amount:amount}",
        "{amount} more",
        m.Up,
        also=("<追加で|もう>{amount:amount}<まで|>", "<さらに|追加で|もう>{amount:bodycount}<まで|>"),
    ),
    row("bodycount", "{value}体", "{value}", n.Number, also=("{value}枚", "{value}個")),
)

_OTHERS: Final = (
    row(
        "rule",
        "{what:subject}は{move:movement}として移動する",
        "{what} <what:moves|move> like {move}",
        e.MovesAs,
        clause="X4.1",
        also=(
            "{what:subject}の移動<|範囲|の仕方><は|が>{move:movement}と同じに<なる|する>",
            Spelt(
                "{what:subject}は<斜めにも移動できる|斜めのマスにも移動できる>",
                {"move": "flier"},
            ),
            "{what:subject}は{move:movement}<と同じように移動できる|として移動できる|の移動範囲で移動する|と同じように移動する>",
        ),
    ),
    row(
        "rule",
        "{what:subject}の装備は{range:range}の射程にも届く",
        "the equipment of {what} also reaches {range} range",
        e.AlsoReaches,
        clause="X4.2",
        also=(
            "{what:subject}の<射程|装備の射程>に{range:range}<を加える|が加わる>",
            "{what:subject}の装備は{range:range}<のマスにも届く|にも届く>",
            "{what:subject}は{range:range}のマス<も攻撃できる|にも攻撃できる|にいるユニットも攻撃できる|にいる敵軍のユニットも攻撃できる>",
            "{what:subject}の攻撃は{range:range}<のマスにも届く|にも届く|の射程にも届く>",
            "{what:subject}は{range:range}<の射程でも攻撃できる|攻撃もできる|の射程も持つ|射程も持つ|の敵も攻撃できる|のユニットも攻撃できる|の敵軍のユニットも攻撃できる>",
            Spelt("{what:subject}は射程2<でも攻撃できる|も持つ|にも攻撃できる>", {"range": "indirect"}),
            Spelt("{what:subject}は射程1<でも攻撃できる|も持つ|にも攻撃できる>", {"range": "direct"}),
            Spelt("{what:subject}は隣接する敵軍のユニットも攻撃できる", {"range": "direct"}),
        ),
    ),
    row(
        "rule",
        "{what:subject}は『{ability:keyword}』を得る",
        "{what} <what:gains|gain> “{ability}”",
        e.GainAbility,
        also=(
            "{what:subject}は<『{ability:keyword}』を持つ|{ability:keyword}を得る|{ability:keyword}を持つ|「{ability:keyword}」を得る|「{ability:keyword}」を持つ>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は三すくみの影響を受けない",
        "{what} <what:takes|take> no part in the triangle",
        u.NoTriangle,
        clause="X5.5",
        also=("{what:subject}は三すくみの<効果|修正>を受けない",),
    ),
    row(
        "rule",
        "{what:subject}は{where:place}にも進入できる",
        "{what} can enter {where} too",
        u.MayEnter,
        clause="K5.2",
        also=(
            "{what:subject}は{where:place}<にも|に>移動できる",
            "{what:subject}は{where:place}に進入できる",
        ),
    ),
    Phrase("place", "{where:two_grounds}", "{where}"),
    row(
        "two_grounds",
        "{first:ground_squares}と{second:ground_squares}",
        "{first} and {second}",
        g.EitherSquares,
        also=("{first:ground_squares}<や|か|、|または>{second:ground_squares}<|のマス>",),
    ),
    row("ground_squares", "{land:ground}", "the {land} squares", g.LandSquares, clause="K4.4"),
    row(
        "special",
        "このユニットは{condition:condition}なら出撃できる",
        "this unit can sortie only if {condition}",
        u.SortieIf,
        clause="K4.2a",
        also=(
            "このユニットは{condition:condition}<なら|なら、|場合のみ|場合にのみ|場合だけ|場合にしか|時のみ|時だけ|時にしか|かぎり><、|>出撃<できる|できない>",
        ),
    ),
    row(
        "special",
        "このユニットが出撃するには{price:dues}なければならない",
        "a sortie of this unit costs {price} too",
        u.SortiePrice,
        clause="X7.42",
        also=(
            "このユニット<が出撃する|を出撃させる|の出撃><には|時|時に|時、|ためには|には、>{price:dues}<なければならない|ねばならない|なくてはならない>",
            "このユニット<が出撃する|を出撃させる><には|時|時に|時、|ためには|には、>{price:paid_dues}",
        ),
    ),
    row("dues", "{parts:due+、}", "{parts:, }", k.Price, clause="X7.42"),
    row(
        "due",
        "手札を{n}枚戦場外に置か",
        "{n:card} from hand",
        k.HandPrice,
        clause="X7.42",
        also=("<自分の|>手札<を{n}枚|{n}枚を|から{n}枚を><戦場外に置か|捨て>",),
    ),
    row(
        "due",
        "戦場外のカードを{n}枚国外に置か",
        "{n:card} from off-field",
        k.OffPrice,
        clause="X7.42",
        also=("<自分の|>戦場外<のカードを{n}枚|のカード{n}枚を|から{n}枚を|からカードを{n}枚>国外に置か",),
    ),
    row(
        "due",
        "未使用チップを{n}枚使用済みにし",
        "{n} unused <n:chip|chips>",
        k.ChipPrice,
        clause="X7.42",
        also=(
            "<自分の|>未使用チップ<を{n}枚|{n}枚を>使用済み<に|チップに>し",
            "<自分の|>未使用チップ<を{n}枚|{n}枚を>支払わ",
        ),
    ),
    row("paid_dues", "{parts:paid_due+、}", "{parts:, }", k.Price, clause="X7.42"),
    row(
        "paid_due",
        "手札を{n}枚戦場外に置く",
        "{n:card} from hand",
        k.HandPrice,
        clause="X7.42",
        also=("<自分の|>手札<を{n}枚|{n}枚を|から{n}枚を><戦場外に置く|捨てる>",),
    ),
    row(
        "paid_due",
        "戦場外のカードを{n}枚国外に置く",
        "{n:card} from off-field",
        k.OffPrice,
        clause="X7.42",
        also=("<自分の|>戦場外<のカードを{n}枚|のカード{n}枚を|から{n}枚を>国外に置く",),
    ),
    row(
        "paid_due",
        "未使用チップを{n}枚使用済みにする",
        "{n} unused <n:chip|chips>",
        k.ChipPrice,
        clause="X7.42",
        also=(
            "<自分の|>未使用チップ<を{n}枚|{n}枚を>使用済み<に|チップに>する",
            "<自分の|>未使用チップ<を{n}枚|{n}枚を>支払う",
        ),
    ),
    row(
        "special",
        "このカードは三すくみの影響を受けない",
        "this card takes no part in the triangle",
        u.NoTriangleHere,
        clause="X5.5",
        also=(
            "<この武器|この魔法|このカード>は三すくみの<影響|効果|修正>を受けない",
            "<この武器|この魔法|このカード>での戦闘は三すくみの影響を受けない",
        ),
    ),
    row(
        "rule",
        "{what:subject}の装備レベルを{n}段階上げる",
        "the equipment levels of {what} are {n:step} higher",
        u.ChangeLevel,
        clause="X6.2",
        also=(
            "{what:subject}は装備レベルを{n}段階高いものとして扱う",
            "{what:subject}の装備レベルは{n}段階<高くなる|上がる|高いものとして扱う>",
            "{what:subject}の装備レベルを{n}段階高いものとして扱う",
            "{what:subject}の<すべての|各>装備レベルを{n}段階<上げる|高くする>",
            "{what:subject}の<すべての|各>装備レベルは{n}段階<上がる|高くなる>",
            "{what:subject}の装備レベルをすべて{n}段階<上げる|高くする>",
        ),
    ),
    row(
        "rule",
        "{what:subject}の{arms:arms_list}の装備レベルを{n}段階上げる",
        "the levels of {what} for {arms} are {n:step} higher",
        u.ChangeLevelOf,
        clause="X6.2",
        also=(
            "{what:subject}の{arms:arms_list}の<装備レベル|レベル><を{n}段階<上げる|高くする>|は{n}段階<上がる|高くなる>>",
            "{what:subject}は{arms:arms_list}の<装備レベル|レベル>を{n}段階高いものとして扱う",
        ),
    ),
    row("arms_list", "{arms:arms}", "{arms}", g.Arms, clause="X5.5"),
    row(
        "arms_list",
        "{first:one_arms}と{second:arms_list}",
        "{first} and {second}",
        g.BothArms,
        clause="X5.5",
        also=("{first:one_arms}<、|および|・|や>{second:arms_list}",),
    ),
    row("one_arms", "{arms:arms}", "{arms}", g.Arms, clause="X5.5"),
    row(
        "rule",
        "{what:subject}は{sort:sort}としても扱う",
        "{what} <what:counts|count> as {sort} too",
        u.CountsAs,
        clause="X4.1",
        also=("{what:subject}は{sort:sort}<でもある|としても扱われる>",),
    ),
    row(
        "rule",
        "このカードは使用後も取り外されない",
        "this card is not used up",
        u.StaysWhenUsed,
        clause="X5.8",
        also=(
            "<このカード|この魔法>を<使用しても|使っても>、?<取り外さない|戦場外に置かない|戦場外に置かれない>",
            "<このカード|この魔法>は<使用しても|使っても|使用後も><取り外されない|取り外さない|リムーブされない|リムーブしない|外れない|戦場外に置かれない|なくならない|取り除かれない|取り除かない>",
        ),
    ),
    row(
        "special",
        "ただし、このカードを使用するたびに気力{n}を支払う",
        "but each use of this card costs {n} spirit",
        u.PriceOfUse,
        clause="X5.8",
        also=("<ただし、|><使用するたびに|使用時に|このカードを使用するたびに><、|>気力<{n}を|を{n}>支払う",),
    ),
)

LIMIT_PHRASES: Final[tuple[Phrase, ...]] = (*_PLAYERS, *_OTHERS, *DURATION_PHRASES)
