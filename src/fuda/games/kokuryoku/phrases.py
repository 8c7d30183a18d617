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

from fuda.games.kokuryoku import act_words as t
from fuda.games.kokuryoku import amount_words as q
from fuda.games.kokuryoku import keywords as k
from fuda.games.kokuryoku import rule_words as u
from fuda.games.kokuryoku.act_phrases import ACT_PHRASES
from fuda.games.kokuryoku.amount_phrases import AMOUNT_PHRASES
from fuda.games.kokuryoku.card_phrases import CARD_PHRASES
from fuda.games.kokuryoku.condition_phrases import CONDITION_PHRASES
from fuda.games.kokuryoku.event_phrases import EVENT_PHRASES
from fuda.games.kokuryoku.limit_phrases import LIMIT_PHRASES
from fuda.games.kokuryoku.rule_phrases import RULE_PHRASES
from fuda.games.kokuryoku.unit_phrases import UNIT_PHRASES
from fuda.games.kokuryoku.word_lists import VOCABULARY
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
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
    Phrase("equipment_line", "{ability:bearing}", "{ability}"),
    Phrase("item_line", "{ability:bearing}", "{ability}"),
    row(
        "bearing",
        "{what:plain}にのみ付与できる。",
        "can be attached to {what} only.",
        u.OnlyFor,
        clause="X6.2",
        also=(
            "<このカードは、|このカードは|>{what:plain}<にのみ|にだけ|だけに>付与<できる|することができる>。",
            "<このカードは、|このカードは|>{what:plain}<以外には付与できない|以外に付与できない|にしか付与できない>。",
        ),
    ),
    row(
        "bearing",
        "{what:units}には付与できない。",
        "cannot be attached to {what}.",
        u.NotFor,
        clause="X6.2",
        also=("<このカードは、|このカードは>{what:units}<には|に>付与できない。",),
    ),
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
    row(
        "land_line",
        "{what:units}はこのマスに進入できない。",
        "{what} cannot enter this square.",
        k.Barred,
        clause="K5.2",
        also=(
            "{what:units}は、?このマスに<進入できない|入れない|入ることができない|移動できない|進入することができない>。",
        ),
    ),
    row(
        "land_line",
        "このマスに進入する{what:units}は気力{n}を支払う。",
        "{what} entering this square spend {n} spirit.",
        k.EntryPrice,
        clause="X7.27",
        also=(
            "<このマスに進入する|このマスに入る|このマスに移動する>{what:units}は、?気力<{n}を|を{n}>支払<う|わなければならない>。",
            "{what:units}が<、|>このマスに<進入する|入る|移動する>時、?気力<{n}を|を{n}>支払<う|わなければならない>。",
            "{what:units}は、?このマスに<進入する|入る|移動する>時、?気力<{n}を|を{n}>支払<う|わなければならない>。",
        ),
    ),
    Phrase(
        "crest_ability",
        "【{label:crest}】[{timing:timing}{conditions:given?}]{prices:paid?}{effects:effects}",
        "^{label} [^{timing}{conditions}] {prices}^{effects}",
        k.Crest,
        clause="X7.9",
    ),
    Phrase("given", ":{condition:asked}", ", if {condition}", clause="X7.24"),
    Phrase("asked", "{condition:condition}", "{condition}"),
    Phrase("asked", "{condition:occurred}", "{condition}"),
    Phrase("paid", "{price:price}", "{price}: "),
    Phrase("price", "({parts:price_part+・})", "({parts:, })", k.Price, clause="X7.42"),
    row(
        "price_part",
        "気力{n}",
        "{n} spirit",
        k.SpiritPrice,
        clause="X7.42",
        also=("気力{n}<点|枚|を支払う>", "気力を{n}支払う"),
    ),
    row("price_part", "気力X", "X spirit", k.SpiritPriceX, clause="X7.42"),
    row(
        "price_part",
        "未使用チップ{n}",
        "{n} unused <n:chip|chips>",
        k.ChipPrice,
        clause="X7.42",
        also=("未使用チップ{n}<枚|個>", "チップ{n}"),
    ),
    row(
        "price_part",
        "待機",
        "this unit waits",
        k.WaitPrice,
        clause="X7.42",
        also=("<このユニットを待機状態にする|待機状態にする|待機状態>",),
    ),
    row(
        "price_part",
        "このカード",
        "this card",
        k.SelfPrice,
        clause="X7.42",
        also=("<このカードを戦場外に置く|このカードを戦場外へ置く|このカードを取り外す>",),
    ),
    row(
        "price_part",
        "手札{n}",
        "{n:card} from hand",
        k.HandPrice,
        clause="X7.42",
        also=(
            "手札{n}枚",
            "手札{n}枚を戦場外に置く",
            "手札を{n}枚戦場外に置く",
            "手札を{n}枚捨てる",
            "手札{n}枚を捨てる",
        ),
    ),
    row(
        "price_part",
        "戦場外{n}",
        "{n:card} from off-field",
        k.OffPrice,
        clause="X7.42",
        also=("戦場外{n}枚", "戦場外のカード{n}枚を国外に置く", "戦場外{n}枚を国外に置く"),
    ),
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
    row("line", "{steps:truth+}", "{steps: ^}", a.Static),
    row(
        "line",
        "{event:event}時、{effects:effects}",
        "when {event}, {effects}",
        n.Triggered,
        clause="X7.25",
        also=("{event:event}<とき|時に|ときに|後|後に|たび|たびに|ら|場合|時は|際>、{effects:effects}",),
    ),
    row(
        "line",
        "{event:moment}、{effects:effects}",
        "at {event}, {effects}",
        n.Triggered,
        clause="X7.25",
        also=("{event:moment}<に|に、|ごとに、>{effects:effects}",),
    ),
    row(
        "line",
        "{condition:condition}ターンの{event:moment}、{effects:effects}",
        "at {event}, if {condition}, {effects}",
        u.TriggeredIf,
        clause="X7.25",
    ),
    row(
        "line",
        "{player:own}{step:step}を行う代わりに、{effects:instead_deed}。",
        "instead of {player} {step}, {effects}.",
        u.InsteadOfStep,
        clause="X7.49",
        also=(
            "{player:own}{step:step}<を行う|を行なう|の><代わりに|かわりに>、?{effects:instead_deed}。",
            Spelt("<自分は|>{step:step}<を行う|の><代わりに|かわりに>、?{effects:instead_deed}。", {"player": n.You()}),
            Spelt(
                "ドローステップ<に|で><カードを引く|ドローする><代わりに|かわりに>、?{effects:instead_deed}。",
                {"player": n.You(), "step": "draw"},
            ),
            Spelt(
                "自<分の|>ドローステップ<に|で><カードを引く|ドローする><代わりに|かわりに>、?{effects:instead_deed}。",
                {"player": n.You(), "step": "draw"},
            ),
        ),
    ),
    Phrase("instead_deed", "{effect:deed}", "{effect}"),
    row("truth", "{rule:rules}。", "{rule}."),
    row("truth", "{rule:special}。", "{rule}."),
    row("truth", "{duration:as_long}、{effect:rules}。", "{duration}, {effect}.", n.Lasting),
    row(
        "truth",
        "{period:period}中、{effect:rules}。",
        "during {period}, {effect}.",
        n.During,
        also=("{period:period}<の間|の間は|中は>、?{effect:rules}。", "{period:period}中{effect:rules}。"),
    ),
    row(
        "truth",
        "{event:would}時、代わりに{effect:instead}。",
        "when {event}, {effect} instead.",
        a.Instead,
        clause="X7.50",
        also=(
            "{event:would}<時|とき|場合|なら>、{effect:instead}。",
            "{event:would}<代わりに|かわりに>、?{effect:instead}。",
            "{event:would}<時|とき|場合|なら>、?<代わりに|かわりに>、?{effect:instead}。",
        ),
    ),
    row(
        "truth",
        "{what:subject}は、{duration:as_long}、{effect:tail}。",
        "{what}, {duration}, {effect}.",
        u.LastingOn,
        also=("{what:subject}は{duration:as_long}、?{effect:tail}。",),
    ),
    Phrase("instead", "{effect:acts}", "{effect}"),
    row(
        "instead",
        "{effect:acts_te}もよい",
        "you may {effect}",
        n.May,
        const={"player": n.You()},
        also=("{effect:acts}ことができる",),
    ),
    row("rules", "{effect:rule}", "{effect}"),
    row("rules", "{first:rule_ren}、{second:rules}", "{first} and {second}", a.Both),
    row(
        "as_long",
        "{condition:condition}かぎり",
        "as long as {condition}",
        a.AsLongAs,
        also=("{condition:condition}<限り|間|あいだ|場合|場合は|なら|ならば|時|とき|ときは|時は|間は|なら>",),
    ),
    row("period", "{player:own}ターン", "{player} turn", n.TurnOf, clause="K3.1"),
    row("period", "{player:own}{phase:phase}", "{player} {phase}", q.InPhase, clause="K3.1"),
    Phrase("effects", "{steps:sentence+}", "{steps: ^}", n.Effects),
    row(
        "effects",
        "次のうち{n}つを行う。{options:option+}",
        "do {n} of these: {options: }",
        t.Modes,
        clause="X7.51",
        also=(
            "次<のうち|の中から|のうちから|の>{n}つを<行う|選ぶ|選んで行う|選び、それを行う|選び、行う>。{options:option+}",
            "<以下から|次から|以下のうち|以下の中から|次の効果から|次の効果のうち>{n}つを<行う|選ぶ|選んで行う|選び、それを行う|選び行う>。{options:option+}",
        ),
    ),
    row("option", "・{effects:plain_effects}", "• ^{effects}", also=("\n・{effects:plain_effects}",)),
    Phrase("plain_effects", "{steps:sentence+}", "{steps: ^}", n.Effects),
    Phrase("sentence", "{statement:statement}。", "{statement}."),
    row(
        "sentence",
        "その後、{effect:statement}。",
        "then {effect}.",
        n.Then,
        also=("<そして、|次に、|さらに、|また、|それから、|その後>{effect:statement}。",),
    ),
    row(
        "sentence",
        "そうしたなら、{effect:statement}。",
        "if you do, {effect}.",
        n.IfYouDo,
        also=("<そうした場合|そうしたら|そうすれば|そうした時|そうした場合は>、{effect:statement}。",),
    ),
    row(
        "sentence",
        "そうしないなら、{effect:statement}。",
        "if you do not, {effect}.",
        a.IfYouDoNot,
        also=(
            "<そうしなかった場合|そうしなかったなら|そうしない場合|そうでないなら|そうでなければ|そうでない場合|そうしなければ|しない場合>、{effect:statement}。",
        ),
    ),
    row(
        "sentence",
        "この能力は1ターンに1回だけ使用できる。",
        "this ability can be used once a turn.",
        u.OnceATurn,
        clause="X7.9",
        also=(
            "この<能力|紋章能力>は、?1ターンに1回<だけ|まで|のみ|><使用できる|使える>。",
            "この<能力|紋章能力>は、?1ターンに1回しか<使用できない|使えない>。",
        ),
    ),
    row(
        "sentence",
        "{what:units}はこの影響を受けない。",
        "this does not reach {what}.",
        u.NotTouched,
        clause="X7.27",
        also=(
            "<ただし、|>{what:units}は、?この<影響|効果>を受けない。",
            "<ただし、|>{what:units}には<影響|効果>がない。",
        ),
    ),
    Phrase("statement", "{deed:timely}", "{deed}"),
    row(
        "statement",
        "{condition:condition}なら、{effects:timely}",
        "if {condition}, {effects}",
        n.If,
        also=(
            "{condition:condition}<場合|場合は|時|とき|ならば|時は|ときは|のであれば|たら>、{effects:timely}",
            "もし{condition:condition}<なら|ならば|場合>、{effects:timely}",
        ),
    ),
    Phrase("timely", "{deed:deed}", "{deed}"),
    row(
        "timely",
        "{duration:duration}、{effect:rules}",
        "{duration}, {effect}",
        n.Lasting,
        also=("{duration:duration}{effect:rules}",),
    ),
    Phrase("timely", "{effect:rules}", "{effect}", clause="X7.48"),
    row(
        "timely",
        "{what:subject}は{duration:duration}{effect:tail}",
        "{what}, {duration}, {effect}",
        u.LastingOn,
        also=("{what:subject}は、?{duration:duration}、?{effect:tail}",),
    ),
    row("timely", "{event:later}{effect:deed}", "{event}, {effect}", a.Delayed, clause="X7.52"),
    row(
        "deed",
        "{effect:acts}",
        "{effect}",
        also=("<自分|あなた|自分プレイヤー|このカードを配置したプレイヤー|このカードの持ち主>は、?{effect:acts}",),
    ),
    row(
        "deed",
        "{effect:acts_te}もよい",
        "you may {effect}",
        n.May,
        const={"player": n.You()},
        also=(
            "{effect:acts_te}よい",
            "{effect:acts}ことができる",
            "{effect:acts_can}",
            "{effect:acts}事ができる",
            "<自分|あなた|このカードを配置したプレイヤー|このカードの持ち主>は、?{effect:acts_te}もよい",
            "<自分|あなた|このカードを配置したプレイヤー|このカードの持ち主>は、?{effect:acts}ことができる",
            "<自分|あなた|このカードを配置したプレイヤー|このカードの持ち主>は、?{effect:acts_can}",
        ),
    ),
    row(
        "deed",
        "{player:other}は{effect:acts_te}もよい",
        "{player} may {effect}",
        n.May,
        also=(
            "{player:other}は、?{effect:acts_te}もよい",
            "{player:other}は、?{effect:acts}ことができる",
            "{player:other}は、?{effect:acts_can}",
        ),
    ),
    row(
        "deed",
        "{player:other}は{effect:acts}",
        "{player} {effect@player}",
        n.Does,
        also=("{player:other}は、{effect:acts}", "{player:other}は、?{effect:acts}必要がある"),
    ),
    Phrase("acts", "{effect:act}", "{effect@}"),
    row(
        "acts",
        "{first:act_ren}、{second:acts}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、?{second:acts}",),
    ),
    Phrase("acts_te", "{effect:act_te}", "{effect@}"),
    row(
        "acts_te",
        "{first:act_ren}、{second:acts_te}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、?{second:acts_te}",),
    ),
    Phrase("acts_can", "{effect:act_can}", "{effect@}"),
    row(
        "acts_can",
        "{first:act_ren}、{second:acts_can}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、?{second:acts_can}",),
    ),
    row(
        "act",
        "{what:single}がそのダメージを受ける",
        "{what} <what:takes|take> the damage",
        u.TakeInstead,
        clause="X5.4",
        also=("{what:single}が、?<かわりに|代わりに>そのダメージを受ける",),
    ),
    row(
        "act_te",
        "{what:single}がそのダメージを受けて",
        "let {what} take the damage",
        u.TakeInstead,
        clause="X5.4",
        also=("{what:single}が、?<かわりに|代わりに>そのダメージを受けて",),
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
    *UNIT_PHRASES,
    *CARD_PHRASES,
    *AMOUNT_PHRASES,
    *CONDITION_PHRASES,
    *EVENT_PHRASES,
    *RULE_PHRASES,
    *LIMIT_PHRASES,
    *ACT_PHRASES,
    *VOCABULARY,
)

BOOK: Final = PhraseBook(PHRASES, NAMES)
