"""How texts say how spells are cast and units are brought in: see words.casts."""

from typing import Final

from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import groups as g
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_TREATED: Final = "<ものとして扱う|ものとして扱ってもよい|ものとして数える|数として扱う|ものとみなす>"
_WHEN: Final = "<場合|時>"
_MAY_USE: Final = "<使える|使用できる|使ってもよい|使用してもよい|使うことができる|使用することができる>"

_AT_UNITS: Final = (
    row(
        "effect",
        "{what:subject}を除去する場合、そのコストを{change:moreless}ものとして扱う",
        "for a removal the cost of {what} counts as {change}",
        c.RemovalCost,
        clause="2.1a",
        also=(
            f"<相手が|相手は|>{{what:subject}}を除去する{_WHEN}、<これの|その|それの|>コスト<を|は>{{change:moreless}}{_TREATED}",
            f"{{what:subject}}<が|は>除去される{_WHEN}、<これの|その|それの|>コスト<を|は>{{change:moreless}}{_TREATED}",
            f"{{what:subject}}は除去に対して、?コスト<を|は|が>{{change:moreless}}{_TREATED}",
            f"<相手が|相手は|>{{what:subject}}を除去する{_WHEN}、<これの|その|それの|>コスト<を|は>{{change:as_figure}}",
        ),
    ),
    row("as_figure", "{amount:amount}として扱う", "{amount}", q.To, also=("{amount:amount}<になる|とする|とみなす>",)),
    row(
        "effect",
        "{what:subject}を強化する場合、どの属性のカードも使える",
        "a card of any colour can boost {what}",
        c.AnyBoost,
        clause="2.2",
        also=(
            f"<あなたが|あなたは|>{{what:subject}}を強化する{_WHEN}、<あなたは|><どの|どんな|好きな|すべての><属性|色>のカード<を|も|でも>{_MAY_USE}",
            "{what:subject}は<どの|どんな|好きな|すべての><属性|色>のカードでも強化<できる|することができる|してもよい>",
            "{what:subject}<を強化する時|の強化><は|に|では|に際して><属性|色>を<問わない|無視してよい|無視してもよい|無視できる>",
            "{what:subject}は属性に関係なく強化<できる|することができる|してもよい>",
        ),
    ),
    row(
        "effect",
        "{what:subject}は{colours:hue+か}のカードでも強化できる",
        "{colours: or } cards can boost {what}, too",
        c.AlsoBoostedBy,
        clause="2.2",
        also=(
            "{what:subject}は{colours:hue+または}のカードでも強化<できる|することができる|してもよい>",
            f"{{what:subject}}を強化する{_WHEN}、<あなたは|>{{colours:hue+か}}のカードも{_MAY_USE}",
        ),
    ),
    row(
        "effect",
        "{what:subject}は{kind:cards}では{operation:undone_by}",
        "{what} cannot be {operation} with a {kind@what}",
        c.ForbidWith,
        clause="P2",
        also=(
            "{what:subject}は{kind:cards}<で|によって|によっては|を使った場合、|を使って>{operation:undone_by}",
            "<相手は|あなたは|>{what:subject}を{kind:cards}<で|では|を使って>{operation:undone_by}",
            "<相手は|あなたは|>{kind:cards}<で|では|を使って>{what:subject}を{operation:undone_by}",
            Spelt("{kind:cards}<では|で>{operation:undone_by}", {"what": n.This()}),
        ),
    ),
    row(
        "undone_by",
        "除去されない",
        "removed",
        value="removal",
        clause="2.1a",
        also=("除去<できない|することができない|の対象にならない|の対象にできない>",),
    ),
    row(
        "undone_by", "強化されない", "boosted", value="boost", clause="2.2", also=("強化<できない|することができない>",)
    ),
)

_OF_PLAYERS: Final = (
    row(
        "effect",
        "{player:player}の次の{operation:use}は打消されない",
        "the next {operation} that {player} <player:uses|use> cannot be countered",
        c.NextSafe,
        clause="2.3a",
        also=(
            "次に{player:player}が行う{operation:use}は打消されない",
            "{player:player}が次に行う{operation:use}は打消されない",
            "{player:player}が次に<発動する|使う>{operation:use}は打消されない",
            "次に{player:player}が発動する{operation:use}は打消されない",
        ),
    ),
    row(
        "effect",
        "{player:actor}は{kind:cards}で{operation:operation}を発動できない",
        "{player} cannot use a {kind@player} for a {operation}",
        c.BanCards,
        clause="P2",
        also=(
            "{player:actor}は{kind:cards}<で|を使って|を使用して>{operation:operation}を<行えない|行うことができない|発動することができない|使えない>",
            "{player:actor}は{kind:cards}を{operation:operation}に<使えない|使用できない|使うことができない|使用することができない>",
        ),
    ),
    row(
        "effect",
        "{player:actor}は{kind:cards}でしか{operation:operation}を発動できない",
        "{player} can use a {kind@player} alone for a {operation}",
        c.OnlyCards,
        clause="P2",
        also=(
            "{player:actor}は{kind:cards}<でしか|を使ってしか>{operation:operation}を<行えない|行うことができない|発動することができない|使えない>",
            "{player:actor}は{operation:operation}に{kind:cards}しか<使えない|使用できない|使うことができない>",
        ),
    ),
    row(
        "effect",
        "{player:actor}は1ターンに{n}体までしか{operation:operation}の対象にできない",
        "in a turn {player} cannot aim a {operation} at more than {n:unit}",
        c.AimLimit,
        clause="P2",
        also=(
            "{player:actor}は<1ターンに|各ターンに|ターンごとに|>{n}体<の|までの|まで|><ユニットまで|ユニット|><しか|までしか>{operation:operation}の対象に<できない|選べない|することができない>",
            "{player:actor}は<1ターンに|各ターンに|ターンごとに|>{n}体<の|までの><ユニット|>しか{operation:operation}<できない|することができない>",
            "{player:player}が<1ターンに|各ターンに|>{operation:operation}の対象に<できる|選べる>ユニットは{n}体まで<である|になる|となる|>",
        ),
    ),
    row(
        "effect",
        "{player:actor}は{phase:phase}を飛ばす",
        "{player} <player:leaves|leave> out the {phase}",
        c.LeaveOutPhase,
        clause="P2",
        also=(
            "{player:actor}は{phase:phase}を<スキップする|飛ばす|行わない|行えない|行うことができない>",
            "{player:holder}の{phase:phase}は<行われない|スキップされる|飛ばされる>",
            "{player:holder}の{phase:phase}を<スキップする|飛ばす>",
        ),
    ),
    row(
        "effect",
        "{player:whose}の次の{phase:phase}を飛ばす",
        "{player} next {phase} is left out",
        c.LeaveOutNextPhase,
        clause="P2",
        also=(
            "{player:whose}の次の{phase:phase}<を|は><スキップする|飛ばす|行われない|スキップされる|飛ばされる>",
            "次の{player:whose}の{phase:phase}<を|は><スキップする|飛ばす|行われない|スキップされる>",
            "{player:holder}は<次の自分の|次の>{phase:phase}を<スキップする|飛ばす|行えない|行わない>",
        ),
    ),
    row(
        "effect",
        "このターンの{phase:phase}を飛ばす",
        "the {phase} of this turn is left out",
        c.LeaveOutNow,
        clause="P2",
        also=("このターンの{phase:phase}<を|は><スキップする|飛ばす|行わない|行われない|スキップされる|飛ばされる>",),
    ),
    row(
        "effect",
        "{player:whose}の魔法の必要魔力は{n}多くなる",
        "{player} magics ask for {n} more power",
        c.MorePower,
        clause="M3",
        also=(
            "{player:player}<の|が発動する|が使う>魔法の必要魔力<を|は|が>、?<好きな属性のユニット|好きなユニット|ユニット|>{n}<点|体|体分|つ|点分|><多くなる|増える|増やす|増加する|多く必要になる|大きくなる>",
            "{player:holder}は魔法を発動する<ために|のに|時、><必要な|>魔力が{n}<点|体|><多く必要になる|増える|多く必要である>",
        ),
    ),
    row(
        "effect",
        "{player:actor}は魔法の発動コストを支払わなくてもよい",
        "{player} need not pay the activation cost of magics",
        c.NoCost,
        clause="M5",
        also=(
            "{player:actor}は<自分の|>魔法を発動する<時、|ための|のに|ために>発動コストを支払わなくてもよい",
            Spelt(
                "<自分の|あなたの>魔法を発動するための発動コストを支払わなくてもよい",
                {"player": n.You()},
            ),
            "{player:actor}は発動コストを支払わずに<自分の|>魔法を発動<できる|することができる|してもよい>",
            "{player:player}<の|が発動する>魔法の発動コストを<無視する|無視してもよい|支払わなくてよい>",
        ),
    ),
    row(
        "effect",
        "{player:player}が次に発動する魔法の必要魔力を無視する",
        "the next magic that {player} <player:uses|use> asks for no power",
        c.NextMagicFree,
        const={"part": "power"},
        clause="M3",
        also=(
            "<次に|>{player:player}が<次に|>発動する魔法の必要魔力<を|は><無視する|無視してもよい|無視される|0になる>",
            "{player:player}の次の魔法の必要魔力<を|は><無視する|無視してもよい|無視される|0になる>",
            "{player:player}は次に発動する魔法の必要魔力を<無視する|無視してもよい|無視できる|満たさなくてもよい>",
        ),
    ),
    row(
        "effect",
        "{player:player}が次に発動する魔法の発動コストを無視する",
        "the next magic that {player} <player:uses|use> is not paid for",
        c.NextMagicFree,
        const={"part": "cost"},
        clause="M5",
        also=(
            "<次に|>{player:player}が<次に|>発動する魔法の発動コスト<を|は><無視する|無視してもよい|支払わなくてもよい|支払わなくてよい>",
            "{player:player}は次に発動する魔法の発動コストを<無視する|無視してもよい|支払わなくてもよい|支払わなくてよい>",
        ),
    ),
    row(
        "effect",
        "{player:whose}の配備エリアの数は、{duration:duration}{n}つになる",
        "{duration}, {player} deploy area has {n:place}",
        c.PlacesFor,
        clause="4.2",
        also=("{player:whose}の配備エリア<の数|>は<、|>{duration:duration}<、|>{n}<つ|体|枠><まで|>になる",),
    ),
    row(
        "effect",
        "次に{player:player}が発動する{operation:operation}を無効化する",
        "the next {operation} that {player} <player:uses|use> is negated",
        c.NegateNext,
        clause="S15",
        also=(
            "次に{player:player}が発動する{operation:operation}<を|の効果を><無効化する|無効にする>",
            "{player:player}が次に<発動する|行う|使う>{operation:operation}<を|の効果を|は><無効化する|無効にする|無効化される|無効になる>",
            "次に{player:player}が<行う|使う>{operation:operation}<を|の効果を><無効化する|無効にする>",
            "{player:player}の次の{operation:operation}<を|は><無効化する|無効にする|無効化される|無効になる>",
        ),
    ),
    row(
        "effect",
        "{player:player}が攻撃で受けるダメージを{change:altered}",
        "damage that {player} <player:takes|take> from attacks is {change}",
        c.ChangeStruck,
        clause="3.2",
        also=(
            "{player:player}が<攻撃|戦闘><で|によって|により>受けるダメージ<を|は>、?{change:altered}",
            "<攻撃|戦闘><で|によって|により>{player:player}が受けるダメージ<を|は>、?{change:altered}",
            "<攻撃|戦闘><で|によって|により>{player:player}に与えるダメージ<を|は>、?{change:altered}",
            "{player:player}が受ける戦闘ダメージ<を|は>、?{change:altered}",
            Spelt(
                "{player:player}は<、|><戦闘ダメージを|攻撃によるダメージを|戦闘によるダメージを|攻撃でダメージを|戦闘でダメージを>受けない",
                {"change": q.To(n.Number(0))},
            ),
            Spelt("与えるダメージ<を|は>、?{change:altered}", {"player": n.Opponent()}),
            Spelt("<戦闘|攻撃>で与えるダメージ<を|は>、?{change:altered}", {"player": n.Opponent()}),
            Spelt("あなたが<戦闘|攻撃>で与えるダメージ<を|は>、?{change:altered}", {"player": n.Opponent()}),
            Spelt("あなたの攻撃による<相手への|>ダメージ<を|は>、?{change:altered}", {"player": n.Opponent()}),
        ),
    ),
    row(
        "effect",
        "{player:player}が次に受けるダメージを{change:altered}",
        "the next damage that {player} <player:takes|take> is {change}",
        c.ChangeNextDamage,
        clause="W1.1",
        also=(
            "{player:player}が次に受けるダメージ<を|は>、?{change:altered}",
            "次に{player:player}が受けるダメージ<を|は>、?{change:altered}",
        ),
    ),
    row(
        "effect",
        "{player:actor}はドローステップにカードを{n}枚多く引く",
        "in the draw step {player} <player:draws|draw> {n:card} more",
        c.DrawMore,
        clause="1.1",
        also=(
            "{player:actor}は<自分の|>ドローステップ<に|で>、?<カードを|><{n}枚多く|追加で{n}枚|さらに{n}枚><カードを|>引く",
            "{player:holder}のドローステップ<に|で|中>、?<あなたは|><カードを|><{n}枚多く|追加で{n}枚|さらに{n}枚><カードを|>引く",
            "{player:player}が<自分の|>ドローステップ<に|で>引くカード<|の枚数><は|を|が>{n}枚<増える|多くなる|増やす|多くする>",
            "{player:holder}のドローステップ<に|で>引くカード<|の枚数><は|を|が>{n}枚<増える|多くなる|増やす|多くする>",
            Spelt(
                "<各プレイヤー|お互い|両プレイヤー>が<自分の|>ドローステップ<に|で>引くカード<|の枚数><は|を|が>{n}枚<増える|多くなる|増やす|多くする>",
                {"player": a.EachPlayer()},
            ),
        ),
    ),
)

_UNANSWERED: Final = "<打消されない|打ち消されない|打消できない|打消すことができない|打消の対象にならない>"
_MADE_WITH: Final = "<これを使った|このカードを使った|これによる|これで発動した>"
_BY_IT: Final = f"{_MADE_WITH}{{operation:made}}は、?"

_UNCOUNTERED: Final = (
    *[
        row("made", ja, en, value=value, clause=clause)
        for ja, en, value, clause in (
            ("除去", "removal", "removal", "2.1a"),
            ("1枚除去", "single removal", "single-removal", "2.1a"),
            ("2枚除去", "double removal", "double-removal", "2.1b"),
            ("強化", "boost", "boost", "2.2"),
            ("打消", "counter", "counter", "2.3a"),
        )
    ],
    row(
        "effect",
        "これを使った{operations:made+や}は打消されない",
        "a {operations: or } made with this card cannot be countered",
        c.UncounteredAs,
        clause="2.3a",
        also=(
            *[f"{_MADE_WITH}{{operations:made+{each}}}は、?{_UNANSWERED}" for each in ("や", "と", "か", "または")],
            f"{_MADE_WITH}{{operations:made+も}}も、?{_UNANSWERED}",
            *[
                f"これを{{operations:made+{each}}}に<使った|使う><場合|時>、<それ|その呪文|これ|相手>は<打消されない|打消できない>"
                for each in ("か", "または", "や")
            ],
        ),
    ),
    row(
        "effect",
        "これを使った{operation:made}は、対象が{kind:units}なら打消されない",
        "a {operation} of {kind@} made with this card cannot be countered",
        c.UncounteredAt,
        clause="2.3a",
        also=(
            f"{_BY_IT}<対象|対象のユニット>が{{kind:units}}<なら|の場合|である場合|であれば>、?{_UNANSWERED}",
            f"{_BY_IT}対象のユニットの{{kind:figured}}<なら|の場合|である場合|であれば>、?{_UNANSWERED}",
            f"{_BY_IT}対象のユニットが{{kind:traited}}<なら|場合|のなら>、?{_UNANSWERED}",
            f"{{kind:units}}<に対する|を対象とする|を対象にした|への><これの|これによる|これを使った>{{operation:made}}は、?{_UNANSWERED}",
            f"これを{{kind:units}}への{{operation:made}}に<使った|使う><場合|時>、<それ|その呪文|これ|相手>は{_UNANSWERED}",
        ),
    ),
    row("land_change", "+{amount:amount}", "+{amount}", m.Up),
    row("land_change", "-{amount:amount}", "-{amount}", m.Down),
    row("figured", "コストが{cost:points}", "units with cost {cost}", n.WithCost, const={"what": n.Units()}),
    row("figured", "パワーが{bound:points}", "units with power {bound}", g.WithPower, const={"what": n.Units()}),
    row("traited", "{label:trait}を持つ", "units with {label}", n.WithTrait, const={"what": n.Units()}),
    row("traited", "{label:trait}を持たない", "units without {label}", g.WithoutTrait, const={"what": n.Units()}),
    row(
        "effect",
        "これは{bound:points}のどの数字とも一致する",
        "this card matches any number that is {bound}",
        c.MatchesNumbers,
        clause="S8",
        also=(
            "<これ|このカード>は<コスト|>{bound:points}の<どの|すべての|あらゆる><数字|数|コスト>とも一致する",
            "<これ|このカード>は<コスト|>{bound:points}の<数字|数>なら<どれとでも|どれとも|どの数字とも>一致する",
            "<これ|このカード>は<コスト|>{bound:points}の<好きな|任意の|どの><数字|数|コスト><として|としても><扱う|扱える|扱ってもよい>",
        ),
    ),
)


def _lands() -> tuple[Phrase, ...]:
    """What the territories of a player count while that player brings in a unit."""
    ways = "<を行う|をする|する|を行っている><間|間は|際>"
    return tuple(
        [
            row(
                "effect",
                f"{ja}が{{operations:entry+または}}を行う間、{ja}の領土に{{change:land_change}}の修正を加える",
                f"while {en}, {land} territories get a modifier: {{change}}",
                c.LandFor,
                const={"player": player},
                clause="4.2b",
                also=tuple(
                    [
                        f"{who}が{{operations:entry+{each}}}{ways}、?<{who}の|自分の|>領土に{{change:land_change}}の修正を加える"
                        for who in others
                        for each in ("または", "か", "や")
                    ]
                    + [
                        f"{who}の{{operations:entry+または}}<の間|中|では|に限り|の間だけ>、?<{who}の|自分の|>領土に{{change:land_change}}の修正を加える"
                        for who in others
                    ]
                ),
            )
            for ja, others, en, land, player in (
                ("あなた", ("あなた",), "you {operations: or }", "your", n.You()),
                ("相手", ("相手",), "your opponent {operations: or }s", "your opponent's", n.Opponent()),
                ("お互い", ("お互い", "各プレイヤー"), "a player {operations: or }s", "that player's", a.EachPlayer()),
            )
        ]
    )


_CARDS: Final = (
    row(
        "effect",
        "これは{operation:operation}に使えない",
        "this card cannot be used for a {operation}",
        c.NotUsableFor,
        clause="P2",
        also=(
            "<これ|このカード><は|を>{operation:operation}に<使うことができない|使用できない|使用することができない|使えない>",
        ),
    ),
    row(
        "effect",
        "{what:subject}を強化する場合、さらに{amount:amount}プラスされる",
        "a boost of {what} gives {amount} more",
        c.BoostedMore,
        clause="2.2",
        also=(
            "{what:subject}を強化する<場合|時>、<パワーは|><さらに|追加で><+|>{amount:amount}<プラスされる|プラス修正される|増加する|強化される>",
            "{what:subject}が強化される<場合|時>、<パワーは|><さらに|追加で><+|>{amount:amount}<プラスされる|プラス修正される|増加する|強化される>",
            "{what:subject}の強化による<パワーの|><プラス修正|修正|増加><を|は>{amount:amount}<増やす|増える|多くする|大きくなる>",
            Spelt(
                "あなたの強化による<パワーの|><プラス修正|修正|増加><を|は>{amount:amount}<増やす|増える|多くする|大きくなる>",
                {"what": n.All(n.Controlled(n.You(), n.Units()))},
            ),
            Spelt(
                "あなたの強化は<さらに|追加で><+|>{amount:amount}<プラスされる|増加する|増える>",
                {"what": n.All(n.Controlled(n.You(), n.Units()))},
            ),
        ),
    ),
    row(
        "effect",
        "これを強化に使った場合、その強化は{duration:duration}続く",
        "a boost made with this card lasts {duration}",
        c.BoostLasts,
        clause="3.3",
        also=(
            "<これ|このカード>を<強化に使った|使った>場合、<その修正|その強化|その効果|その強化の効果|強化|強化の効果|その増加|パワーの修正|その強化による修正><は|が>{duration:duration}<続く|残る|持続する|失われない|消えない>",
            "<これ|このカード>による<強化|修正|強化の効果|パワーの修正><は|が>{duration:duration}<続く|残る|持続する|失われない|消えない>",
        ),
    ),
    row(
        "effect",
        "これは1枚除去に使う場合、{kind:units}のコストと一致する",
        "as a single removal this card fits {kind}",
        c.FitsUnits,
        clause="2.1a",
        also=(
            "<これ|このカード>は<コストにかかわらず、|コストに関係なく、|>{kind:units}<のどれとも|のいずれとも|とも>一致する",
            "<これ|このカード>は<どの|いずれの>{kind:units}とも一致する",
            "<これ|このカード>は{kind:units}のコストと一致するもの<として扱う|とみなす>",
            "<これ|このカード>のコストは{kind:units}のコストと一致するもの<として扱う|とみなす>",
            "<これ|このカード>を1枚除去に使う<場合|時>、{kind:units}<のコストと|と>一致するものとして扱う",
            "<これ|このカード>は1枚除去で{kind:units}を<コストに関係なく|コストにかかわらず|コストを無視して>除去できる",
            Spelt(
                "<これ|このカード>のコスト<は|を>、?<除去の|>対象のユニットのコストと同じ<数|もの|コスト>として扱う",
                {"kind": n.Units()},
            ),
        ),
    ),
    row(
        "effect",
        "これを{operation:operation}に使う場合、これのコストは{change:shown}",
        "used for a {operation}, this card shows its cost {change}",
        c.ShowsAs,
        clause="S9",
        also=(
            "<これ|このカード>を{operation:operation}に使う<場合|時>、<これの|その|>コスト<は|を>{change:shown}",
            "<これ|このカード>は{operation:operation}に使う<場合|時>、コスト<は|が|を>{change:shown}",
            "{operation:operation}に使う<場合|時>、<これの|このカードの>コスト<は|を>{change:shown}",
        ),
    ),
    row("shown", "2倍になる", "doubled", q.Twice, also=("2倍<にする|として扱う|とする>",)),
    row(
        "shown",
        "{amount:amount}になる",
        "as {amount}",
        q.To,
        also=("{amount:amount}<として扱う|とする|とみなす|である>",),
    ),
    row(
        "effect",
        "これのコストは{amount:counted_amount}に等しい",
        "the cost of this card is {amount}",
        c.CostEquals,
        clause="S9",
        also=(
            "<これ|このカード>のコスト<は|を>、?{amount:counted_amount}<と同じである|と同じになる|になる|である|とする|と等しい>",
        ),
    ),
    row(
        "effect",
        "2枚除去に対しては、これ1枚で打消ができる",
        "this card alone counters a double removal",
        c.AloneForTwo,
        clause="2.3a",
        also=(
            "<これは相手の2枚除去を1枚で|これは相手の2枚除去をこれ1枚で|これは2枚除去を1枚で|これは2枚除去をこれ1枚で|これ1枚で2枚除去を|これは1枚で2枚除去を>打消<すことができる|せる|できる>",
            "2枚除去に対して<は|>、?<これ|このカード>1枚で打消<すことができる|せる|を行える|を発動できる|を行うことができる>",
        ),
    ),
    row(
        "effect",
        "これは{operation:entry}によってしか場に出せない",
        "this card enters the field by a {operation} alone",
        c.EntersOnly,
        clause="4.2",
        also=(
            "<これ|このユニット|このカード>は{operation:entry}<によってのみ|でのみ|だけで|によってだけ>場に<出せる|出すことができる|出る>",
            "<これ|このユニット|このカード>は{operation:entry}<によってしか|でしか|以外で|以外の方法では>場に<出せない|出すことができない|出ない>",
            "<これ|このユニット|このカード>は{operation:entry}<しか|以外>できない",
            Spelt(
                "<これ|このユニット|このカード><は|を>配備<できない|することができない|されない>",
                {"operation": "redeploy"},
            ),
            Spelt(
                "<これ|このユニット|このカード><は|を>再配備で場に出<せない|すことができない>", {"operation": "deploy"}
            ),
        ),
    ),
    row(
        "effect",
        "これを配備する場合、追加で{effect:acts}",
        "whoever brings this card in must {effect} first",
        c.EntryPrice,
        clause="4.2a",
        also=(
            "<これ|このユニット|このカード>を<配備する|配備または再配備する|場に出す><場合|時|には|ためには>、?<あなたは|><追加で|追加のコストとして|><、|>{effect:must}",
            "<これ|このユニット|このカード>を<配備する|配備または再配備する|場に出す><場合|時>、?<あなたは|><追加で|追加のコストとして><、|>{effect:acts}",
            "<これ|このユニット|このカード>の配備には<追加で|>{effect:must}",
        ),
    ),
    row("must", "{effect:acts_ba_not}ならない", "{effect}"),
    row(
        "effect",
        "{what:subject}のパワーは、コストではなく{amount:counted_amount}に等しい",
        "the power of {what} begins with {amount} instead of the cost",
        c.BasePower,
        clause="3.0a",
        also=(
            "{what:subject}のパワーは、?コストではなく、?{amount:counted_amount}<に等しい|と同じ|と同じである|になる|である|と等しい|で決まる>",
            "{what:subject}のパワーは、?コストの代わりに、?{amount:counted_amount}<に等しい|と同じ|と同じである|になる|と等しい|を使う|を用いる>",
            "{what:subject}の<基本のパワー|元々のパワー|元のパワー|基本パワー>は、?{amount:counted_amount}<に等しい|と同じ|と同じである|になる|と等しい>",
        ),
    ),
)

CAST_PHRASES: Final[tuple[Phrase, ...]] = (*_AT_UNITS, *_OF_PLAYERS, *_UNCOUNTERED, *_lands(), *_CARDS)
