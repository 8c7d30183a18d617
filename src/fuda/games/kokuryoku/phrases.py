"""How the card texts of kokuryoku are worded; style.md shows the printed style with examples.

A text compiles in the category of its card file: `unit`, `equipment` (weapons and magics), `item`, `surprise`, `land`.
All but a surprise hold one ability per line. A `keyword` is a named ability that a unit has by itself, by an item or by
an effect; what is used at a `timing` prints it in [] with an optional condition, then the `price` in ().

A `line` without a name is `truth`s, which hold always, `…かぎり、` or `…中、`, or a trigger: `…時、` and what happens.
What happens once is `effects` > `sentence` > `statement` > `deed` > `act`; `act_te` holds acts in the form before
`もよい`. A `rule` lasts, with a `duration` if it stands among effects.

What is spoken of: `object` (one unit), `units` (a group, counted 体), `target` (to what units an act is done),
`subject` (what a rule is about: a bare group changes with the game), `someone` (in an event); `cards`, `kinds` (counted
枚). The closed lists of words are in vocabulary.py.
"""

from typing import Final

from fuda.games.kokuryoku import effect_words as e
from fuda.games.kokuryoku import keywords as k
from fuda.games.kokuryoku import words as o
from fuda.games.kokuryoku.word_lists import VOCABULARY
from fuda.language.compiler.phrase_book import MANY, Phrase, PhraseBook
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

_TEXTS: Final = (
    Phrase("unit", "{abilities:unit_line*\n}", "^{abilities:\n^}", n.Text, clause="X2.2"),
    Phrase("equipment", "{abilities:equipment_line*\n}", "^{abilities:\n^}", n.Text, clause="X2.2"),
    Phrase("item", "{abilities:item_line+\n}", "^{abilities:\n^}", n.Text, clause="X2.2"),
    Phrase("land", "{abilities:land_line+\n}", "^{abilities:\n^}", n.Text, clause="X2.2"),
    Phrase(
        "surprise",
        "[{timing:timing}{conditions:given?}]{prices:paid?}{effects:effects}",
        "[^{timing}{conditions}] {prices}^{effects}",
        k.Surprise,
        clause="X7.24",
    ),
    Phrase("unit_line", "{ability:keyword}", "{ability}"),
    Phrase("unit_line", "{ability:family}", "{ability}"),
    Phrase("unit_line", "{ability:line}", "{ability}"),
    Phrase("unit_line", "{ability:crest_ability}", "{ability}"),
    Phrase("equipment_line", "{ability:effective}", "{ability}"),
    Phrase("equipment_line", "{ability:line}", "{ability}"),
    Phrase("equipment_line", "【象徴】{effects:effects}", "^symbol: ^{effects}", k.Symbol, clause="X7.15"),
    Phrase("item_line", "{ability:keyword}", "{ability}"),
    Phrase("item_line", "{ability:line}", "{ability}"),
    Phrase(
        "item_line",
        "【使用】[{timing:timing}{conditions:given?}]{prices:paid?}{effects:effects}",
        "^use [^{timing}{conditions}] {prices}^{effects}",
        k.Use,
        clause="X7.24",
    ),
    Phrase("land_line", "{ability:line}", "{ability}"),
    Phrase(
        "land_line",
        "{what:units}はこのマスに進入できない。",
        "{what} cannot enter this square.",
        k.Barred,
        clause="K5.2",
    ),
    Phrase(
        "land_line",
        "このマスに進入する{what:units}は気力{n}を支払う。",
        "{what} entering this square spend {n} spirit.",
        k.EntryPrice,
        clause="X7.27",
    ),
    Phrase(
        "crest_ability",
        "【{label:crest}】[{timing:timing}{conditions:given?}]{prices:paid?}{effects:effects}",
        "^{label} [^{timing}{conditions}] {prices}^{effects}",
        k.Crest,
        clause="X7.9",
    ),
    Phrase("given", ":{condition:condition}", ", if {condition}", clause="X7.24"),
    Phrase("paid", "{price:price}", "{price}: "),
    Phrase("price", "({parts:price_part+・})", "({parts:, })", k.Price, clause="X7.42"),
    Phrase("price_part", "気力{n}", "{n} spirit", k.SpiritPrice, clause="X7.42"),
    Phrase("price_part", "手札{n}", "{n:card} from hand", k.HandPrice, clause="X7.42"),
    Phrase("price_part", "戦場外{n}", "{n:card} from off-field", k.OffPrice, clause="X7.42"),
)

_KEYWORDS: Final = (
    Phrase("keyword", "【再移動】{price:price}", "^move ^again {price}", k.MoveAgain, clause="K5.4b"),
    Phrase("keyword", "【追撃】{price:price}", "^follow-up {price}", k.FollowUp, clause="X7.17"),
    Phrase("keyword", "【必殺】{price:price}", "^critical {price}", k.Critical, clause="X7.18"),
    Phrase("keyword", "【怒り】{n}", "^wrath {n}", k.Wrath, clause="X7.19"),
    Phrase("keyword", "【救助】{price:price}", "^rescue {price}", k.Rescue, clause="X7.20"),
    Phrase("keyword", "【捕獲】{price:price}", "^capture {price}", k.Capture, clause="X7.21"),
    Phrase("keyword", "【指揮】{n}", "^command {n}", k.Command, clause="X7.22"),
    Phrase("keyword", "【制圧】", "^seize", k.Seize, clause="X1.2"),
    Phrase("keyword", "{ability:effective}", "{ability}"),
    Phrase("effective", "【特効】{sort:sort}", "^effective against {sort}", k.EffectiveAgainst, clause="X7.23"),
    Phrase("family", "【クラスチェンジ】「{name:name}」", "^class ^change of “{name}”", k.ClassChange, clause="X6.1"),
    Phrase("family", "【修練】{price:price}", "^training {price}", k.Training, clause="K6.3"),
    Phrase(
        "family", "【世代交代】親「{name:name}」", "^generation ^change: child of “{name}”", k.ParentIs, clause="K6.2"
    ),
    Phrase(
        "family", "【世代交代】子「{name:name}」", "^generation ^change: parent of “{name}”", k.ChildIs, clause="K6.2"
    ),
)

_LINES: Final = (
    Phrase("line", "{steps:truth+}", "{steps: ^}", a.Static),
    Phrase("line", "{event:event}時、{effects:effects}", "when {event}, {effects}", n.Triggered, clause="X7.25"),
    Phrase("line", "{event:moment}、{effects:effects}", "at {event}, {effects}", n.Triggered, clause="X7.25"),
    Phrase("truth", "{rule:rule}。", "{rule}."),
    Phrase("truth", "{duration:as_long}、{effect:rule}。", "{duration}, {effect}.", n.Lasting),
    Phrase("truth", "{period:period}中、{effect:rule}。", "during {period}, {effect}.", n.During),
    Phrase("as_long", "{condition:condition}かぎり", "as long as {condition}", a.AsLongAs),
    Phrase("period", "{player:own}ターン", "{player} turn", n.TurnOf, clause="K3.1"),
    Phrase("effects", "{steps:sentence+}", "{steps: ^}", n.Effects),
    Phrase("sentence", "{statement:statement}。", "{statement}."),
    Phrase("sentence", "その後、{effect:statement}。", "then {effect}.", n.Then),
    Phrase("sentence", "そうしたなら、{effect:statement}。", "if you do, {effect}.", n.IfYouDo),
    Phrase("statement", "{deed:deed}", "{deed}"),
    Phrase("statement", "{condition:condition}なら、{effects:deed}", "if {condition}, {effects}", n.If),
    Phrase("statement", "{duration:duration}、{effect:rule}", "{duration}, {effect}", n.Lasting),
    Phrase("duration", "このターン中", "this turn", n.UntilEndOfTurn),
    Phrase("duration", "この戦闘中", "during this battle", o.ThisBattle, clause="X5.2"),
    Phrase("deed", "{effect:act}", "{effect}"),
    Phrase("deed", "{effect:act_te}もよい", "you may {effect}", n.May, const={"player": n.You()}),
    Phrase("deed", "{player:other}は{effect:act}", "{player} {effect@player}", n.Does),
    Phrase("other", "相手", "your opponent", n.Opponent),
    Phrase("moment", "{player:own}{phase:phase}開始時", "the start of {player} {phase}", o.Moment, clause="K3.1"),
    Phrase("own", "自", "your", n.You, clause="K3.1"),
    Phrase("own", "相手", "your opponent's", n.Opponent, clause="K3.1"),
    Phrase("side", "自軍", "friendly", n.You),
    Phrase("side", "敵軍", "enemy", n.Opponent),
    Phrase("whose", "自分", "your", n.You),
    Phrase("whose", "相手", "your opponent's", n.Opponent),
)

_UNITS: Final = (
    Phrase("object", "このユニット", "this unit", o.ThisUnit),
    Phrase("object", "そのユニット", "that unit", n.That),
    Phrase("object", "攻撃ユニット", "the attacking unit", o.AttackingUnit, clause="X5.1"),
    Phrase("object", "防御ユニット", "the defending unit", o.DefendingUnit, clause="X5.1"),
    Phrase("object", "戦闘相手", "the foe", o.Foe, clause="X5.1"),
    Phrase("target", "{it:object}", "{it}"),
    Phrase("target", "{what:units}{n}体", "{n} {what@n}", n.Chosen, number="n"),
    Phrase("target", "{what:units}{n}体まで", "up to {n} {what@n}", n.UpTo, number="n"),
    Phrase("target", "{what:units}すべて", "all {what}", n.All, number=MANY),
    Phrase("subject", "{it:object}", "{it}"),
    Phrase("subject", "{what:units}{n}体", "{n} {what@n}", n.Chosen, number="n"),
    Phrase("subject", "{what:units}", "{what}", n.All, number=MANY),
    Phrase("someone", "{it:object}", "{it}"),
    Phrase("someone", "{what:units}", "any {what@what}", m.AnyOf),
    Phrase("units", "ユニット", "<unit|units>", n.Units, clause="X2.2"),
    Phrase("units", "{sort:sort}", "{sort@}", o.OfSort, clause="X4.1"),
    Phrase("units", "一般兵", "common <soldier|soldiers>", o.CommonSoldiers, clause="K4.2b"),
    Phrase("units", "「{name:name}」", "“{name}”", o.Named, clause="X7.6"),
    Phrase("units", "{player:side}の{what:units}", "{player} {what@}", n.Controlled),
    Phrase("units", "{country:country}国の{what:units}", "{country} {what@}", o.OfCountry),
    Phrase("units", "{state:state}の{what:units}", "{state} {what@}", n.InState, clause="K5.1"),
    Phrase("units", "{to:object}に隣接する{what:units}", "{what@} adjacent to {to}", o.Adjacent, clause="X4.2"),
    Phrase(
        "units",
        "{of:object}から{n}マス以内の{what:units}",
        "{what@} within {n:square} of {of}",
        o.Within,
        clause="X4.2",
    ),
    Phrase("units", "{land:ground}にいる{what:units}", "{what@} on a {land} square", o.OnLand, clause="K4.4"),
    Phrase("units", "このマスにいる{what:units}", "{what@} on this square", o.OnThisSquare, clause="K4.4"),
    Phrase(
        "units",
        "{player:whose}の出撃マスにいる{what:units}",
        "{what@} on {player} sortie squares",
        o.OnSortieSquares,
        clause="X2.3",
    ),
    Phrase("units", "気力{bound:points}の{what:units}", "{what@} with {bound} spirit", o.WithSpirit, clause="X3.2"),
    Phrase(
        "units",
        "{kind:attachable}カードを付与された{what:units}",
        "{what@} bearing a {kind} card",
        o.Bearing,
        clause="K4.5",
    ),
    Phrase("units", "{excluded:object}以外の{what:units}", "{what@} other than {excluded}", n.Except),
)

_CARDS: Final = (
    Phrase("card", "{what:cards}{n}枚", "{n} {what@n}", n.Chosen, number="n"),
    Phrase("card", "{what:cards}{n}枚まで", "up to {n} {what@n}", n.UpTo, number="n"),
    Phrase("cards", "{zone:zone}の{what:kinds}", "{what@} in {zone}", n.InZone),
    Phrase("cards", "土地", "<land|lands> on the field", o.Lands, clause="K4.4"),
    Phrase(
        "cards",
        "{of:units}に付与された{kind:attachable}カード",
        "{kind} <card|cards> attached to {of}",
        o.AttachedTo,
        clause="K4.5",
    ),
    Phrase("kinds", "カード", "<card|cards>", n.Cards),
    Phrase("kinds", "{kind:kind}カード", "{kind} <card|cards>", o.CardsOf, clause="X2.2"),
    Phrase("kinds", "一般兵カード", "common soldier <card|cards>", o.CommonCards, clause="K4.2b"),
    Phrase("zone", "{player:whose}の手札", "{player} hand", n.Hand, clause="K2.2"),
    Phrase("zone", "{player:whose}の戦場外", "{player} off-field", o.OffField, clause="K6.5"),
    Phrase("points", "{n}以上", "{n} or more", n.AtLeast),
    Phrase("points", "{n}以下", "{n} or less", n.AtMost),
    Phrase("bodies", "{n}体以上", "{n} or more", n.AtLeast),
    Phrase("bodies", "{n}体以下", "{n} or fewer", n.AtMost),
    Phrase("sheets", "{n}枚以上", "{n} or more", n.AtLeast),
    Phrase("sheets", "{n}枚以下", "{n} or fewer", n.AtMost),
    Phrase("amount", "{value}", "{value}", n.Number),
    Phrase("amount", "{each:units}1体につき{n}", "{n} for each {each@n}", m.PerEach),
    Phrase("change", "{amount:amount}増やす", "raised by {amount}", m.Up, clause="X5.4"),
    Phrase("change", "{amount:amount}減らす", "lowered by {amount}", m.Down, clause="X5.4"),
)

_CONDITIONS: Final = (
    Phrase("condition", "{what:units}が{bound:bodies}である", "there are {bound} {what}", m.CountIs),
    Phrase("condition", "{what:cards}が{bound:sheets}である", "there are {bound} {what}", m.CountIs),
    Phrase("condition", "{what:object}が{sort:sort}である", "{what} is a {sort@what}", o.IsSort, clause="X4.1"),
    Phrase(
        "condition",
        "{what:object}が{country:country}国に属している",
        "{what} belongs to {country}",
        o.IsOfCountry,
    ),
    Phrase(
        "condition", "{what:object}が{land:ground}にいる", "{what} is on a {land} square", o.IsOnLand, clause="K4.4"
    ),
    Phrase(
        "condition",
        "{what:object}が{player:whose}の出撃マスにいる",
        "{what} is on {player} sortie squares",
        o.IsOnSortieSquares,
        clause="X2.3",
    ),
    Phrase("condition", "{what:object}が{state:state}である", "{what} is {state}", o.IsInState, clause="K5.1"),
    Phrase(
        "condition", "{what:object}の気力が{bound:points}である", "{what} has {bound} spirit", o.SpiritIs, clause="X3.2"
    ),
    Phrase("condition", "{what:object}の装備が{arms:arms}である", "{what} uses {arms}", o.FightsWith, clause="X5.1"),
    Phrase("condition", "{what:object}が攻撃している", "{what} is attacking", o.IsAttacking, clause="X5.1"),
    Phrase("condition", "{what:object}が攻撃されている", "{what} is being attacked", o.IsDefending, clause="X5.1"),
    Phrase(
        "event",
        "このカードでダメージを与えた",
        "this card deals damage",
        o.DamagedWith,
        const={"what": n.This()},
        clause="X5.4",
    ),
    Phrase("event", "{what:object}がダメージを与えた", "{what} deals damage", o.DealtDamage, clause="X5.4"),
    Phrase("event", "{by:object}が戦闘相手を倒した", "{by} defeats its foe", o.Defeated, clause="X3.3"),
    Phrase("event", "{what:someone}が戦場外に置かれた", "{what} is put off-field", o.PutOffField, clause="X3.3"),
    Phrase("event", "{what:someone}が移動した", "{what} moves", o.Moved, clause="K5.2"),
    Phrase("event", "{what:someone}が出撃した", "{what} sorties", n.Entered, clause="K4.2a"),
    Phrase("event", "{what:object}がクラスチェンジした", "{what} changes class", o.ClassChanged, clause="X6.1"),
    Phrase(
        "event",
        "このカードが付与された",
        "this card is attached",
        o.CardAttached,
        const={"what": n.This()},
        clause="K4.5",
    ),
)

_RULES: Final = (
    Phrase(
        "rule",
        "{what:subject}の攻撃力を{change:change}",
        "the attack of {what} is {change}",
        e.ChangeAttack,
        clause="X5.4",
    ),
    Phrase(
        "rule",
        "{what:subject}の反撃力を{change:change}",
        "the counter of {what} is {change}",
        e.ChangeCounter,
        clause="X5.6",
    ),
    Phrase(
        "rule",
        "{what:subject}が受けるダメージを{change:change}",
        "the damage taken by {what} is {change}",
        e.ChangeDamageTaken,
        clause="X5.4",
    ),
    Phrase(
        "rule",
        "{what:subject}の最大気力を{change:change}",
        "the maximum spirit of {what} is {change}",
        e.ChangeMaximum,
        clause="X3.2",
    ),
    Phrase(
        "rule",
        "{what:subject}が支払う気力を{change:change}",
        "the spirit paid by {what} is {change}",
        e.ChangePayment,
        clause="X5.3",
    ),
    Phrase(
        "rule",
        "{what:subject}の攻撃回数を{change:change}",
        "the number of attacks of {what} is {change}",
        e.ChangeTimes,
        clause="X5.3",
    ),
    Phrase(
        "rule",
        "{what:subject}の基本攻撃力を2倍にする",
        "the base attack of {what} is doubled",
        e.Doubled,
        clause="X5.4",
    ),
    Phrase(
        "rule",
        "{what:subject}の基本攻撃力を半分にする",
        "the base attack of {what} is halved",
        e.Halved,
        clause="X7.11",
    ),
    Phrase(
        "rule", "{what:subject}はダメージを受けない", "{what} <what:takes|take> no damage", e.NoDamage, clause="X5.4"
    ),
    Phrase("rule", "{what:subject}は移動できない", "{what} cannot move", e.CannotMove, clause="K5.2"),
    Phrase("rule", "{what:subject}は攻撃できない", "{what} cannot attack", e.CannotAttack, clause="X5.1"),
    Phrase("rule", "{what:subject}は反撃できない", "{what} cannot counter-attack", e.CannotCounter, clause="X5.6"),
    Phrase(
        "rule",
        "{what:subject}は紋章能力を使えない",
        "{what} cannot use crest abilities",
        e.CannotUseCrests,
        clause="X7.9",
    ),
    Phrase(
        "rule",
        "{what:subject}は土地の影響を受けない",
        "{what} <what:ignores|ignore> lands",
        e.IgnoresLands,
        clause="X7.27",
    ),
    Phrase(
        "rule",
        "{what:subject}は{move:movement}として移動する",
        "{what} <what:moves|move> like {move}",
        e.MovesAs,
        clause="X4.1",
    ),
    Phrase(
        "rule",
        "{what:subject}の装備は{range:range}の射程にも届く",
        "the equipment of {what} also reaches {range} range",
        e.AlsoReaches,
        clause="X4.2",
    ),
    Phrase(
        "rule", "{what:subject}は『{ability:keyword}』を得る", "{what} <what:gains|gain> “{ability}”", e.GainAbility
    ),
)

_ACTS: Final = (
    Phrase(
        "act",
        "{what:target}の気力を{amount:amount}回復する",
        "<restores|restore> {amount} spirit to {what}",
        e.Recover,
        clause="X3.2",
    ),
    Phrase(
        "act_te",
        "{what:target}の気力を{amount:amount}回復して",
        "restore {amount} spirit to {what}",
        e.Recover,
        clause="X3.2",
    ),
    Phrase(
        "act",
        "{what:target}は気力を{amount:amount}失う",
        "{what} <what:loses|lose> {amount} spirit",
        e.LoseSpirit,
        clause="X3.4",
    ),
    Phrase(
        "act",
        "使用済みチップを{n}枚まで未使用に戻す",
        "<moves|move> up to {n} used <n:chip|chips> to unused",
        e.RestoreChips,
        clause="X3.4",
    ),
    Phrase(
        "act",
        "未使用チップ{n}枚を使用済みにする",
        "<moves|move> {n} unused <n:chip|chips> to used",
        e.UseUpChips,
        clause="X3.4",
    ),
    Phrase("act", "{what:target}を待機状態にする", "<makes|make> {what} wait", e.MakeWaiting, clause="K5.4a"),
    Phrase("act", "{what:target}を行動可能状態にする", "<makes|make> {what} able to act", e.MakeAble, clause="K5.1"),
    Phrase(
        "act",
        "{what:target}を隣接する空いているマスに移す",
        "<puts|put> {what} on an empty square next to it",
        e.Shift,
        clause="X2.3",
    ),
    Phrase(
        "act_te",
        "{what:target}を隣接する空いているマスに移して",
        "put {what} on an empty square next to it",
        e.Shift,
        clause="X2.3",
    ),
    Phrase("act", "{what:target}を1マス後退させる", "<pushes|push> {what} back 1 square", e.PushBack, clause="X2.3"),
    Phrase(
        "act",
        "{one:target}を{other:target}と入れ替える",
        "<lets|let> {one} change places with {other}",
        n.Exchange,
        clause="X2.3",
    ),
    Phrase(
        "act",
        "{what:target}を持ち主の手札に戻す",
        "<returns|return> {what} to its owner's hand",
        e.ReturnToHand,
        clause="X3.3",
    ),
    Phrase(
        "act_te",
        "{what:target}を持ち主の手札に戻して",
        "return {what} to its owner's hand",
        e.ReturnToHand,
        clause="X3.3",
    ),
    Phrase("act", "{what:card}を出撃させる", "<lets|let> {what} sortie", e.SortieNow, clause="K4.2a"),
    Phrase("act", "{what:card}を戦場外に置く", "<puts|put> {what} off-field", e.PutOff, clause="X3.3"),
    Phrase("act", "{what:card}を国外に置く", "<puts|put> {what} abroad", e.PutAbroad, clause="K2.4"),
    Phrase("act", "{what:card}を手札に加える", "<adds|add> {what} to your hand", d.AddToHand),
    Phrase("act", "カードを{n}枚引く", "<draws|draw> {n:card}", n.Draw, clause="K4.1"),
    Phrase("act_te", "カードを{n}枚引いて", "draw {n:card}", n.Draw, clause="K4.1"),
    Phrase(
        "act", "手札{n}枚を戦場外に置く", "<puts|put> {n:card} from hand off-field", d.DiscardFromHand, clause="K6.5"
    ),
    Phrase("act", "この攻撃を中止する", "<calls|call> off this attack", e.CallOff, clause="X5.3"),
    Phrase(
        "act",
        "直前に使われた{kind:negatable}を無効にする",
        "<negates|negate> the {kind} used just before",
        e.Negate,
        clause="X5.2",
    ),
)

# The names to which texts refer, as the cards print them in English.
NAMES: Final[dict[str, str]] = {
    "イルセナ": "Ilsena",
    "テオルド": "Teold",
    "ヴァレム": "Valem",
    "セドミル": "Sedmir",
    "ガンドロフ": "Gandrof",
    "ヘルガナ": "Hergana",
    "ボルゾ": "Borzo",
    "ボルナ": "Borna",
    "ルミオラ": "Lumiola",
    "ネリエ": "Nerie",
    "ティエナ": "Tiena",
    "ヤルニカ": "Yarnika",
    "ヴェスカ": "Veska",
    "ヴェリル": "Veril",
}

PHRASES: Final[tuple[Phrase, ...]] = (
    *_TEXTS,
    *_KEYWORDS,
    *_LINES,
    *_UNITS,
    *_CARDS,
    *_CONDITIONS,
    *_RULES,
    *_ACTS,
    *VOCABULARY,
)

BOOK: Final = PhraseBook(PHRASES, NAMES)
