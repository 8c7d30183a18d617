"""How texts say what holds between units: squares they cannot enter, attacks and damage from others, and sorties."""

from typing import Final

from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

_NONE: Final = {"change": q.To(n.Number(0))}
_NO_WAY: Final = "<進入できない|入れない|入ることができない|移動できない|進入することはできない>"
_NO_TARGET: Final = "<の対象にならない|の対象に選ばれない|を受けない|の対象にできない|の対象に選べない>"

RELATION_PHRASES: Final[tuple[Phrase, ...]] = (
    row(
        "rule",
        "{what:subject}は{where:barred}に進入できない",
        "{what} cannot enter {where}",
        r.CannotEnter,
        clause="K5.2",
        also=(f"{{what:subject}}は{{where:barred}}に{_NO_WAY}",),
    ),
    row(
        "rule",
        "{what:subject}は{range:reach}の対象にならない",
        "{what} cannot be the target of {range}",
        r.NotStruckFrom,
        clause="X4.2",
        also=(
            f"{{what:subject}}は、?{{range:reach}}{_NO_TARGET}",
            "{what:subject}を{range:reach}の対象に<できない|選べない|することはできない>",
        ),
    ),
    row(
        "reach",
        "直接攻撃",
        "direct attacks",
        value="direct",
        clause="X4.2",
        also=("<直接射程の攻撃|射程が直接の攻撃>",),
    ),
    row(
        "reach",
        "間接攻撃",
        "indirect attacks",
        value="indirect",
        clause="X4.2",
        also=("<間接射程の攻撃|射程が間接の攻撃>",),
    ),
    row(
        "reach",
        "魔法攻撃",
        "magic attacks",
        value="magic",
        clause="X4.2",
        also=("<魔法による攻撃|魔法の攻撃|魔法での攻撃>",),
    ),
    Phrase("blow", "{range:reach}", "{range}"),
    row("blow", "反撃", "counter-attacks", value="counter", clause="X5.6"),
    row(
        "reach",
        "ブレス攻撃",
        "breath attacks",
        value="breath",
        clause="X4.2",
        also=("<ブレスによる攻撃|ブレスの攻撃>",),
    ),
    row(
        "rule",
        "{what:subject}が{by:units}から受けるダメージを{change:change}",
        "the damage that {what} <what:takes|take> from {by} is {change}",
        r.ChangeDamageFrom,
        clause="X5.4",
        also=(
            "{what:subject}が{by:units}<から|の攻撃で|の攻撃から|との戦闘で|による攻撃で>受けるダメージを{change:change}",
            "{what:subject}が{by:units}<から|の攻撃で|の攻撃から|との戦闘で|による攻撃で>受けるダメージは{change:becomes}",
            "{what:subject}は{by:units}<から|の攻撃で|の攻撃から|との戦闘で>受けるダメージ<を{change:change}|が{change:becomes}>",
            "{what:subject}が受ける{by:units}<からの|の攻撃による|による>ダメージ<を{change:change}|は{change:becomes}>",
            "{by:units}が{what:subject}に与えるダメージを{change:change}",
            "{by:units}が{what:subject}に与えるダメージは{change:becomes}",
        ),
    ),
    row(
        "rule",
        "{what:subject}が{range:blow}で受けるダメージを{change:change}",
        "the damage that {what} <what:takes|take> from {range} is {change}",
        r.ChangeDamageBy,
        clause="X5.4",
        also=(
            "{what:subject}が{range:blow}<で|から|によって>受けるダメージを{change:change}",
            "{what:subject}が{range:blow}<で|から|によって>受けるダメージは{change:becomes}",
            "{what:subject}は{range:blow}<で|では|から|によって>受けるダメージ<が{change:becomes}|を{change:change}>",
            "{what:subject}が受ける{range:blow}<の|による|からの|での>ダメージ<を{change:change}|は{change:becomes}>",
            "{what:subject}の{range:blow}<による|の|から受ける|で受ける|からの>ダメージ<を{change:change}|は{change:becomes}>",
            Spelt(
                "{what:subject}は{range:reach}<でダメージを受けない|によるダメージを受けない|のダメージを受けない>",
                {"change": q.To(n.Number(0))},
            ),
            Spelt("{what:subject}は魔法<による|の>ダメージを受けない", {"change": q.To(n.Number(0)), "range": "magic"}),
        ),
    ),
    row(
        "rule",
        "{what:subject}は土地の進入制限を受けない",
        "{what} <what:is|are> not kept out by lands",
        r.IgnoresBars,
        clause="K5.2",
        also=(
            "{what:subject}は<すべての|>土地<カード|>の<進入制限|進入の制限|移動制限>を<受けない|無視する|無視できる|無視して移動できる|無視して進入できる|無視して移動する>",
            "{what:subject}は侵入制限のある<土地|土地カード><|のマス|のあるマス|があるマス|が配置されているマス|が配置されたマス|の置かれたマス>に<も|><進入|移動>できる",
        ),
    ),
    row(
        "rule",
        "{what:subject}は相手の{kind:touching}の影響を受けない",
        "{what} <what:is|are> not affected by {kind} of the opponent",
        r.Untouched,
        clause="X7.62",
        also=(
            "相手は{what:subject}を{kind:touching}の対象に<できない|選べない|選ぶことができない>",
            "{what:subject}は<相手の|相手が使用した|相手の使用する|相手が使う>{kind:touching}の<影響|効果>を受けない",
            "{what:subject}は<相手の|相手が使用した>{kind:touching}<の対象にならない|の対象に選ばれない|で選ばれない|に選ばれない|によって選ばれない>",
            "{what:subject}を<相手の|相手が使用した>{kind:touching}の対象に<できない|選べない>",
            Spelt("相手の{kind:touching}の<影響|効果>を受けない", {"what": g.Its()}),
        ),
    ),
    row(
        "rule",
        "{what:subject}は反撃で気力を支払わない",
        "{what} <what:pays|pay> no spirit for counter-attacks",
        u.FreeCounters,
        clause="X5.6",
        also=(
            Spelt("この反撃では気力を支払<わない|わなくてよい>", {"what": o.DefendingUnit()}),
            Spelt("この反撃<に|のために>気力を支払<わない|わなくてよい>", {"what": o.DefendingUnit()}),
            "{what:subject}は<反撃時に|反撃時、|反撃する時に|反撃する時、|反撃のために|反撃の>気力を支払わない",
            "{what:subject}は気力を支払わ<ずに|ないで>反撃<できる|してもよい|することができる>",
            "{what:subject}は<反撃時に|反撃する時に|反撃する時、|反撃する際に|反撃で>気力を支払<わなくてよい|わなくてもよい|う必要がない|う必要はない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は三すくみで常に勝つ",
        "{what} always <what:wins|win> in the triangle",
        u.WinsTriangle,
        clause="X5.5",
        also=(
            "{what:subject}<|の装備>は、?<三すくみで|三すくみにおいて|常に三すくみで><常に|必ず|><勝つ|有利になる|有利である|有利なものとして扱う|勝つものとして扱う>",
            "{what:subject}は<常に|必ず|>三すくみの<有利を得る|有利な修正を受ける>",
        ),
    ),
    row(
        "rule",
        "三すくみを逆にする",
        "the triangle works the other way round",
        u.TriangleReversed,
        clause="X5.5",
        also=(
            "三すくみの<関係|強弱|優劣|有利不利|有利と不利|勝ち負け>を<逆にする|逆転させる|入れ替える>",
            "三すくみが逆になる",
            "三すくみの<関係|強弱|優劣|有利不利>が逆になる",
        ),
    ),
    row(
        "rule",
        "三すくみの修正を{change:change}",
        "the bonus of the triangle is {change}",
        u.ChangeTriangle,
        clause="X5.5",
        also=(
            "三すくみ<による|の|で得る><修正|修正値|ボーナス|有利な修正>を{change:change}",
            "三すくみ<による|の><修正|修正値|ボーナス|有利な修正><は|が>{change:becomes}",
            Spelt(
                "三すくみ<による|の><修正|ボーナス|影響|効果|有利不利|ダメージの増加|ダメージの修正|増加>を<無視する|適用しない|考えない|数えない|無効にする|行わない|計算しない>",
                _NONE,
            ),
            Spelt("三すくみを<無視する|適用しない|考えない>", _NONE),
            Spelt(
                "三すくみ<|の修正|による修正|の影響|の効果><は|が><働かない|適用されない|無視される|なくなる>",
                _NONE,
            ),
        ),
    ),
    row(
        "rule",
        "このカードの威力を{change:change}",
        "the damage of this card is {change}",
        u.ChangePower,
        clause="X5.4",
        also=(
            "<このカード|この武器|この魔法>の<威力|攻撃力|ダメージ|与えるダメージ>を{change:change}",
            "<このカード|この武器|この魔法>の<威力|攻撃力|ダメージ|与えるダメージ><は|が>{change:becomes}",
            "<このカード|この武器|この魔法><で|が|の攻撃で|による攻撃で>与えるダメージ<を{change:change}|は{change:becomes}|が{change:becomes}>",
        ),
    ),
    row(
        "rule",
        "{player:anyone}は{where:place}にユニットを出撃できない",
        "{player} cannot let units sortie to {where}",
        u.ForbidSortieAt,
        clause="K4.2a",
        also=(
            "{player:anyone}は{where:place}<に|には>ユニット<|カード>を<出撃させることができない|出撃させられない|配置できない|出撃できない>",
            "{player:anyone}は{where:place}<に|には>出撃できない",
            "{player:anyone}は{where:place}<に|には><ユニットを|ユニットの>出撃<を行えない|ができない>",
        ),
    ),
    row(
        "rule",
        "{player:anyone}は{where:place}に土地を配置できない",
        "{player} cannot lay lands on {where}",
        u.ForbidLandsOn,
        clause="K4.4",
        also=("{player:anyone}は{where:place}<に|には>土地<カード|>を配置<できない|することができない>",),
    ),
    row(
        "special",
        "このカードは取り外されない",
        "this card is not removed",
        u.StaysPut,
        clause="X7.5",
        also=(
            "<このカード|この武器|この魔法|このアイテム|この土地|この土地カード>は<|効果で|カードの効果で><取り外されない|取り外せない|リムーブされない|取り除かれない|外されない|外れない|戦場外に置かれない>",
            "<このカード|この武器|この魔法|このアイテム|この土地|この土地カード>を<取り外せない|取り外すことはできない|取り外すことができない|リムーブできない>",
            "<この土地|この土地カード|このカード>は戦場外にも国外にも置かれない",
        ),
    ),
    row(
        "special",
        "このカードは自国力フェイズに取り外せない",
        "its player cannot remove this card in an item step",
        u.StaysInItemStep,
        clause="K4.5",
        also=(
            "<このカード|この武器|この魔法|このアイテム><は|を><自|>国力フェイズ<に|中に|中、|で>、?<取り外せない|取り外されない|外せない|リムーブできない>",
            "<このカード|この武器|この魔法|このアイテム><は|を><自|>アイテムステップ<に|で>、?<取り外せない|取り外されない|外せない|リムーブできない>",
            "自分は<このカード|この武器|この魔法|このアイテム>を<取り外せない|外せない|リムーブできない>",
        ),
    ),
    row(
        "special",
        "このカードは相手の効果で取り外されない",
        "this card is not removed by texts of your opponent",
        u.StaysPutByOpponent,
        clause="X7.5",
        also=(
            "<このカード|この武器|この魔法|このアイテム|この土地|この土地カード>は<相手|敵軍|敵><|の効果|のカード|のカードの効果|の能力><で|によって|により|では|によっては>、?<取り外されない|取り外せない|リムーブされない|取り除かれない|外されない|外れない|戦場外に置かれない|戦場外に送られない|場を離れない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は【{label:hostile}】の影響を受けない",
        "{label} does nothing to {what}",
        r.ImmuneTo,
        clause="X7.23",
        also=(
            "{what:subject}は<【{label:hostile}】|{label:hostile}>の<影響|効果><を受けない|を無視する>",
            "{what:subject}に<【{label:hostile}】|{label:hostile}>は<効かない|働かない|効果がない|適用されない>",
            "{what:subject}に<【{label:hostile}】|{label:hostile}>の効果は働かない",
            "{what:subject}<は|に対して><【{label:hostile}】|{label:hostile}><を受けない|は働かない|は効かない>",
        ),
    ),
    *[
        row("hostile", ja, en, value=name, clause=clause)
        for ja, en, name, clause in (
            ("特効", "^effective", "EffectiveAgainst", "X7.23"),
            ("必殺", "^critical", "Critical", "X7.18"),
            ("追撃", "^follow-up", "FollowUp", "X7.17"),
            ("捕獲", "^capture", "Capture", "X7.21"),
            ("怒り", "^wrath", "Wrath", "X7.19"),
        )
    ],
    row(
        "rule",
        "{what:subject}は{kind:touching}の影響を受けない",
        "{what} <what:is|are> not affected by {kind}",
        r.UntouchedByAll,
        clause="X7.62",
        also=(
            "{what:subject}は<すべての|自分と相手の|双方の|>{kind:touching}の<影響|効果>を受けない",
            "{what:subject}は<すべての|双方の|>{kind:touching}<の対象にならない|の対象に選ばれない>",
        ),
    ),
    row("touching", "サプライズ", "surprises", value="surprise", clause="X7.24", also=("サプライズカード",)),
    row(
        "touching",
        "サプライズと紋章能力",
        "surprises and crest abilities",
        value="either",
        clause="X7.24",
        also=(
            "サプライズ<カード|><か|や|または|、|および>紋章能力",
            "紋章能力<と|か|や|または|、|および>サプライズ<カード|>",
        ),
    ),
    row("touching", "紋章能力", "crest abilities", value="crest", clause="X7.9"),
    row("touching", "アイテム", "items", value="use", clause="X7.24", also=("アイテムカード",)),
    row("touching", "カード", "cards and abilities", value="text", clause="X7.34", also=("<カードや能力|効果>",)),
    row(
        "rule",
        "{what:subject}は【{label:label}】を失う",
        "{what} <what:loses|lose> {label}",
        r.LosesKeyword,
        clause="K5.4b",
        also=(
            "{what:subject}は<【{label:label}】|{label:label}|『{label:label}』><を失う|を持たない|を使えない|を使用できない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は{by:bearer}から反撃されない",
        "{by} cannot counter-attack {what}",
        r.NotCounteredBy,
        clause="X5.6",
        also=(
            "{what:subject}は{by:bearer}<から|に|による|からの|の>反撃を受けない",
            "{what:subject}は{by:bearer}<から|に>反撃されない",
            "{by:bearer}は{what:subject}<に|に対して|に対しては|に対して>反撃できない",
            "{by:bearer}は{what:subject}からの攻撃に<|対して>反撃できない",
            "{by:bearer}は{what:subject}の攻撃に<|対して>反撃できない",
        ),
    ),
    row(
        "rule",
        "{what:subject}に付与された{kind:attachable}カードは取り外されない",
        "{kind} cards attached to {what} are not removed",
        r.KeepsCards,
        clause="X7.5",
        also=(
            "{what:subject}<に付与された|に付与されている|の>{kind:attachable}<カード|>は<|効果で><取り外されない|取り外せない|外されない|取り外すことができない|戦場外に置かれない|リムーブされない>",
            "{what:subject}<は|から>{kind:attachable}<カード|>を<取り外せない|取り外すことができない|外せない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}に付与された{kind:attachable}カードは相手の効果で取り外されない",
        "{kind} cards attached to {what} are not removed by texts of your opponent",
        r.KeepsCardsByOpponent,
        clause="X7.5",
        also=(
            "{what:subject}<に付与された|に付与されている|の>{kind:attachable}<カード|>は<相手|敵軍|敵><|の効果|のカードの効果><で|によって|により|では>、?<取り外されない|取り外せない|外されない|戦場外に置かれない|リムーブされない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は三すくみの不利を受けない",
        "{what} <what:suffers|suffer> no disadvantage in the triangle",
        r.NoDisadvantage,
        clause="X5.5",
        also=(
            "{what:subject}は三すくみ<の不利|による不利|の不利な修正|の不利な影響>を受けない",
            "{what:subject}は三すくみで不利にならない",
        ),
    ),
    row(
        "rule",
        "{what:subject}は三すくみの修正を得られない",
        "{what} <what:has|have> no bonus in the triangle",
        r.NoBonus,
        clause="X5.5",
        also=(
            "{what:subject}は三すくみ<の|による><有利な|><修正|修正値|ボーナス|有利|攻撃力の増加|ダメージの増加><を得られない|を受けられない|を得ない|が得られない>",
            "{what:subject}は三すくみで<有利にならない|勝たない|勝てない>",
        ),
    ),
    row(
        "rule",
        "{what:bearer}の代わりに{to:single}がダメージを受ける",
        "{to} <to:takes|take> damage in the place of {what}",
        r.TakesFor,
        clause="X5.4",
        also=(
            "{what:bearer}の代わりに、?{to:single}がダメージを受ける",
            "{what:bearer}が受けるダメージは<代わりに|>、?{to:single}が受ける",
            "{to:single}が{what:bearer}の代わりに、?ダメージを受ける",
            "{to:single}が代わりに{what:bearer}が受けるダメージを受ける",
        ),
    ),
    row(
        "special",
        "このユニットは{where:empties}に出撃できる",
        "this unit can sortie to {where} too",
        r.SortiesAt,
        clause="K4.2a",
        also=(
            "このユニットは{where:empties}に<も|>出撃<できる|してもよい|させてもよい>",
            "このユニットは<自分の|>出撃マス<に出撃する|の>代わりに、?{where:empties}に出撃<できる|してもよい>",
            "このユニットは<自分の|>出撃マス<だけでなく|以外に>、?{where:empties}にも出撃<できる|してもよい>",
        ),
    ),
    row(
        "rule",
        "支援ステップに{what:subject}に乗せるチップは枚数の制限に数えない",
        "chips put on {what} in the support step do not count towards its limit",
        r.Uncounted,
        clause="K4.3",
        also=(
            "自支援ステップ<に|で>、?{what:subject}に<乗せる|乗せた>チップは<枚数の|3枚の|>制限に<数えない|含めない|含まれない>",
            "<|自>支援ステップ<に|で>{what:subject}に<乗せる|乗せた>チップは<枚数|3枚>に<数えない|含めない|含まれない>",
            "{what:subject}への支援は<枚数の|3枚の|>制限に<数えない|含めない|含まれない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は{target:bearer}を攻撃できない",
        "{what} cannot attack {target}",
        u.CannotAttackThose,
        clause="X5.1",
        also=(
            "{what:subject}は{target:bearer}を攻撃<できない|することはできない>",
            "{what:subject}は{target:bearer}<に攻撃できない|を攻撃の対象にできない|を攻撃対象にできない|を攻撃の対象に選べない>",
            "{target:bearer}は{what:units_of}<に攻撃されない|から攻撃されない|の攻撃を受けない|から攻撃を受けない|の攻撃の対象にならない|からの攻撃を受けない>",
        ),
    ),
)
