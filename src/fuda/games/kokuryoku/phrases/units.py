"""How units, cards and squares are named: one algebra of groups, each predicate written once.

`object` is one unit, `units` a group (counted 体), `target` to what units an act is done, `subject` what a rule is
about (a bare group changes with the game), `someone` who takes part in an event; `picked` and `counted` are choices in
the words …を1体選び、 and …を1体. `card`, `cards` and `kinds` are the same for cards (枚); `place` names squares.
"""

from typing import Final

from fuda.games.kokuryoku.phrases.predicates import PREDICATES
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_PLAYERS: Final = (
    row("anyone", "自分", "you", n.You, also=("あなた",)),
    Phrase("anyone", "{player:other}", "{player}"),
    row("other", "相手", "your opponent", n.Opponent, also=("相手プレイヤー",)),
    row(
        "other",
        "双方",
        "each player",
        g.BothPlayers,
        also=(
            "<自分と相手|相手と自分|双方のプレイヤー|両プレイヤー|両方のプレイヤー|お互い|お互いのプレイヤー|各プレイヤー|それぞれのプレイヤー|両者>",
        ),
    ),
    row("own", "自", "your", n.You, clause="K3.1", also=("<自分の|自分|自軍の|自軍>",)),
    row("own", "相手", "your opponent's", n.Opponent, clause="K3.1", also=("<相手の|敵軍の>",)),
    row(
        "own",
        "各",
        "each player's",
        g.BothPlayers,
        clause="K1.2",
        also=("<双方の|お互いの|互いの|両プレイヤーの|それぞれの>",),
    ),
    row("side", "自軍", "friendly", n.You, also=("<味方|自分>",)),
    row("side", "敵軍", "enemy", n.Opponent, also=("<敵|相手>",)),
    row("whose", "自分", "your", n.You, also=("<自軍|あなた>",)),
    row("whose", "相手", "your opponent's", n.Opponent, also=("<対戦相手|敵軍|敵>",)),
    row(
        "other",
        "{of:object}のプレイヤー",
        "the player of {of}",
        g.OwnerOf,
        also=("{of:object}の<コントローラー|持ち主|持ち主のプレイヤー|所有者>", "{of:fighter}を操るプレイヤー"),
    ),
    row("fighter", "戦闘相手", "the foe", o.Foe, clause="X5.1"),
    row("whom", "自分", "you", n.You, also=("<あなた|自軍>",)),
    row("whom", "相手", "your opponent", n.Opponent, also=("<対戦相手|敵軍|敵>",)),
    row("player", "自分", "you", n.You, also=("あなた",)),
    row("player", "相手", "your opponent", n.Opponent, also=("対戦相手",)),
    row("player", "いずれかのプレイヤー", "a player", g.BothPlayers, also=("<プレイヤー|どちらかのプレイヤー|双方>",)),
)

_ONE: Final = (
    row(
        "object",
        "このユニット",
        "this unit",
        o.ThisUnit,
        also=(
            "<自身|このユニット自身|このカードを付与されたユニット|このカードを付与されているユニット>",
            "<このカードを付与したユニット|このカードを付与しているユニット|このカードを装備しているユニット|このカードを装備したユニット|このカードが付与されているユニット>",
            "<この武器|この魔法|このアイテム><を付与された|を付与されている|を装備している|を装備した|が付与された|が付与されている>ユニット",
            "<このカードが付与されたユニット|このカードの付与されたユニット|装備しているユニット|付与されたユニット>",
        ),
    ),
    row(
        "object",
        "そのユニット",
        "that unit",
        n.That,
        also=(
            "<それ|それら|それらのユニット|選んだユニット|選ばれたユニット|そのユニットたち>",
            "<その紋章能力|それ>を<使った|使用した>ユニット",
        ),
    ),
    row(
        "object",
        "移動したユニット",
        "the unit that this is about",
        g.EventUnit,
        clause="X7.25",
        also=(
            "<その|><移動|出撃|離脱|回復|支援|クラスチェンジ|救助|再移動>したユニット",
            "<その|><移動|出撃|離脱|回復|支援|救助|再移動>した<自軍|敵軍>のユニット",
            "<その|><倒した|倒された|進入した|進入してきた|移動してきた|回復された|支援された|救助された|ダメージを受けた|気力を失った|離れた>ユニット",
        ),
    ),
    row(
        "object",
        "攻撃ユニット",
        "the attacking unit",
        o.AttackingUnit,
        clause="X5.1",
        also=(
            "<その攻撃ユニット|攻撃側のユニット|攻撃しているユニット|攻撃したユニット|攻撃してきたユニット|攻撃側ユニット>",
        ),
    ),
    row(
        "object",
        "防御ユニット",
        "the defending unit",
        o.DefendingUnit,
        clause="X5.1",
        also=(
            "<その防御ユニット|防御側のユニット|攻撃されているユニット|攻撃されたユニット|防御側ユニット|防御しているユニット>",
        ),
    ),
    row("object", "戦闘相手", "the foe", o.Foe, clause="X5.1", also=("<戦闘相手のユニット|その戦闘相手>",)),
    row("object", "それ自身", "itself", g.Its),
    row("payer", "このユニット", "this unit", o.ThisUnit),
    row("payer", "戦闘相手", "the foe", o.Foe),
    row("payer", "攻撃ユニット", "the attacking unit", o.AttackingUnit),
    row("payer", "防御ユニット", "the defending unit", o.DefendingUnit),
    Phrase("one", "{it:object}", "{it}"),
    Phrase("neighbour", "{it:object}", "{it}"),
    row(
        "neighbour",
        "このマスにいるユニット",
        "the unit on this square",
        o.OnThisSquare,
        const={"what": n.Units()},
        clause="K4.4",
        also=("<このマスのユニット|この土地にいるユニット>",),
    ),
    row("neighbour", "{player:side}の{what:plain}", "{player} {what@}", n.Controlled, number=MANY),
    row(
        "one",
        "{what:units}すべて",
        "all {what}",
        n.All,
        number=MANY,
        also=("すべての{what:units}", Spelt("このマス<にいる|の>ユニット", {"what": o.OnThisSquare(n.Units())})),
    ),
    row("units_of", "{what:units}", "{what}", n.All, number=MANY),
    Phrase("bearer", "{it:object}", "{it}"),
    Phrase("bearer", "{what:units}", "{what}"),
)

_SELECTED: Final = (
    Phrase("single", "{it:object}", "{it}"),
    row(
        "single",
        "{what:units}{n}体",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        also=("{n}体の{what:units}", Spelt("{what:units}", {"n": 1})),
    ),
    Phrase("target", "{it:object}", "{it}"),
    row(
        "target",
        "{what:units}{n}体",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        also=(
            "{n}体の{what:units}",
            "{what:units}のうち{n}体",
            "{what:units}の中から{n}体",
            Spelt("<いずれか|どれか>の{what:units}", {"n": 1}),
        ),
    ),
    row(
        "target",
        "{what:units}{n}体まで",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        also=("{n}体までの{what:units}", "最大{n}体の{what:units}", "{what:units}最大{n}体"),
    ),
    row(
        "target",
        "好きな数の{what:units}",
        "any number of {what}",
        o.AnyNumber,
        number=MANY,
        also=("任意の数の{what:units}",),
    ),
    row(
        "target",
        "無作為に{what:units}{n}体",
        "{n} {what@n} at random",
        o.AtRandom,
        number="n",
        also=(
            "<ランダムに|無作為に選んだ>{what:units}{n}体",
            "{what:units}<をランダムに|ランダムに>{n}体",
        ),
    ),
    row(
        "target",
        "{what:units}すべて",
        "all {what}",
        n.All,
        number=MANY,
        also=(
            "<すべての|全>{what:units}",
            "{what:units}<全て|全体|それぞれ>",
            "<各|それぞれの>{what:units}",
            "{what:units}",
        ),
    ),
    row(
        "picked",
        "{what:units}を{n}体選び、",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        also=(
            "{what:units}<を{n}体|{n}体を|のうち{n}体を|の中から{n}体を|から{n}体を>選び、",
            "{n}体の{what:units}を選び、",
        ),
    ),
    row(
        "picked",
        "{what:units}を{n}体まで選び、",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        also=("{what:units}<を{n}体まで|{n}体までを>選び、",),
    ),
    row(
        "picked",
        "{what:units}を好きな数選び、",
        "any number of {what}",
        o.AnyNumber,
        number=MANY,
        also=("{what:units}を<好きな数|何体でも>選び、",),
    ),
    row(
        "picked",
        "無作為に{what:units}を{n}体選び、",
        "{n} {what@n} at random",
        o.AtRandom,
        number="n",
        also=("{what:units}を無作為に{n}体選び、",),
    ),
    row("counted", "{what:units}を{n}体", "{n} {what@n}", n.Chosen, number="n"),
    row("counted", "{what:units}を{n}体まで", "up to {n} {what@n}", n.UpTo, number="n"),
    row(
        "counted",
        "{what:units}を好きな数",
        "any number of {what}",
        o.AnyNumber,
        number=MANY,
        also=("{what:units}を<好きなだけ|何体でも>",),
    ),
    row("counted", "{what:units}をすべて", "all {what}", n.All, number=MANY, also=("{what:units}を全て",)),
    Phrase("subject", "{it:object}", "{it}"),
    row("subject", "{what:units}{n}体", "{n} {what@n}", n.Chosen, number="n", also=("{n}体の{what:units}",)),
    row("subject", "{what:units}{n}体まで", "up to {n} {what@n}", n.UpTo, number="n"),
    row(
        "subject",
        "{what:units}",
        "{what}",
        n.All,
        number=MANY,
        also=("{what:units}すべて", "<すべての|各|それぞれの|全>{what:units}"),
    ),
    Phrase("someone", "{it:object}", "{it}"),
    row("someone", "{what:units}", "any {what@what}", m.AnyOf, also=("いずれかの{what:units}", "{what:units}1体")),
)

_HEADS: Final = (
    row("plain", "ユニット", "<unit|units>", n.Units, clause="X2.2"),
    Phrase("plain", "{what:certain}", "{what@}"),
    row("certain", "{sort:sort}", "{sort@}", o.OfSort, clause="X4.1", also=("{sort:sort}<のユニット|ユニット>",)),
    row(
        "certain",
        "一般兵",
        "common <soldier|soldiers>",
        o.CommonSoldiers,
        clause="K4.2b",
        also=("<一般兵のユニット|一般兵ユニット>",),
    ),
    row(
        "certain", "「{name:name}」", "“{name}”", o.Named, clause="X7.6", also=("「{name:name}」という名前のユニット",)
    ),
    row("kindred", "一般兵", "common <soldier|soldiers>", o.CommonSoldiers, clause="K4.2b"),
    row("kindred", "「{name:name}」", "“{name}”", o.Named, clause="X7.6"),
    Phrase("kindred", "{what:filtered}", "{what@}"),
    row(
        "kindred",
        "{first:certain}または{second:certain_units}",
        "{first@} or {second@}",
        g.Either,
        also=("{first:certain}<か|もしくは>{second:certain_units}",),
    ),
    Phrase("units", "{what:plain}", "{what@}"),
    Phrase("units", "{what:two_groups}", "{what@}"),
    Phrase("certain_units", "{what:certain}", "{what@}"),
    Phrase("certain_units", "{what:filtered}", "{what@}"),
    Phrase("certain_units", "{what:two_groups}", "{what@}"),
    row(
        "two_groups",
        "{first:certain}または{second:certain_units}",
        "{first@} or {second@}",
        g.Either,
        also=("{first:certain}<か|や|、|・|もしくは>{second:certain_units}",),
    ),
    row(
        "two_groups",
        "{first:certain}と{second:certain_units}",
        "{first@} and {second@}",
        g.Both,
        also=("{first:certain}<および|と、>{second:certain_units}",),
    ),
)

UNIT_PHRASES: Final[tuple[Phrase, ...]] = (
    *_PLAYERS,
    *_ONE,
    *_SELECTED,
    *_HEADS,
    *PREDICATES,
)
