"""How the lines of a card are printed: kinds of text, timings with conditions and prices, and abilities with a name."""

from typing import Final

from fuda.games.kokuryoku.words import keywords as k
from fuda.games.kokuryoku.words import rules as u
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
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
        "{what:units}にのみ付与できる。",
        "can be attached to {what} only.",
        u.OnlyFor,
        clause="X6.2",
        also=(
            "<このカードは、|>{what:units}<にのみ|にだけ|だけに>付与できる。",
            "<このカードは、|>{what:units}<以外には付与できない|以外に付与できない|にしか付与できない>。",
        ),
    ),
    row(
        "bearing",
        "{what:units}には付与できない。",
        "cannot be attached to {what}.",
        u.NotFor,
        clause="X6.2",
        also=(
            "{what:units}は<このカード|この武器|この魔法|このアイテム>を<付与できない|装備できない>。",
            "このカードは、{what:units}<には|に>付与できない。",
        ),
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
        also=("{what:units}はこのマスに<進入できない|入れない|入ることができない|移動できない>。",),
    ),
    row(
        "land_line",
        "{what:units}だけがこのマスに進入できる。",
        "only {what} can enter this square.",
        k.OnlyEnter,
        clause="K5.2",
        also=(
            "{what:units}<だけが|のみが|のみ|だけ>、?このマスに<進入できる|入れる|入ることができる|移動できる>。",
            "{what:units}しか、?このマスに<進入できない|入れない|移動できない>。",
            "このマスには{what:units}<しか進入できない|だけが進入できる|のみ進入できる|のみが進入できる>。",
        ),
    ),
    row(
        "land_line",
        "このマスに進入する{what:units}は気力{n}を支払う。",
        "{what} entering this square spend {n} spirit.",
        k.EntryPrice,
        clause="X7.27",
        also=(
            "<このマスに進入する|このマスに入る|このマスに移動する>{what:units}は気力<{n}を|を{n}>支払<う|わなければならない>。",
            "{what:units}が、このマスに<進入する|入る|移動する><時|なら|たびに>、?<そのユニットは|>気力<{n}を|を{n}>支払<う|わなければならない>。",
            "{what:units}はこのマスに<進入する|入る|移動する>時、?気力<{n}を|を{n}>支払<う|わなければならない>。",
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
        also=("<このカードを戦場外に置く|このカードを取り外す>",),
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
    row(
        "effective",
        "【特効】{sort:sort}、{others:other_sort+、}",
        "^effective against {sort} and {others: and }",
        k.EffectiveAgainstAny,
        clause="X7.23",
        also=(
            "【特効】{sort:sort}・{others:other_sort+・}",
            "【特効】{sort:sort}と{others:other_sort+と}",
            "【特効】{sort:sort}または{others:other_sort+または}",
        ),
    ),
    Phrase("other_sort", "{sort:sort}", "{sort}", k.SortNamed, clause="X7.23"),
    Phrase("family", "【クラスチェンジ】「{name:name}」", "^class ^change of “{name}”", k.ClassChange, clause="X6.1"),
    Phrase("family", "【修練】{price:price}", "^training {price}", k.Training, clause="K6.3"),
    Phrase(
        "family", "【世代交代】親「{name:name}」", "^generation ^change: child of “{name}”", k.ParentIs, clause="K6.2"
    ),
    Phrase(
        "family", "【世代交代】子「{name:name}」", "^generation ^change: parent of “{name}”", k.ChildIs, clause="K6.2"
    ),
)

LINE_PHRASES: Final[tuple[Phrase, ...]] = (*_TEXTS, *_KEYWORDS)
