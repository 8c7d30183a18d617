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
from fuda.games.kokuryoku import effect_words as e
from fuda.games.kokuryoku import rule_words as u
from fuda.games.kokuryoku import words as o
from fuda.games.kokuryoku.act_phrases import ACT_PHRASES
from fuda.games.kokuryoku.amount_phrases import AMOUNT_PHRASES
from fuda.games.kokuryoku.card_phrases import CARD_PHRASES
from fuda.games.kokuryoku.condition_phrases import CONDITION_PHRASES
from fuda.games.kokuryoku.event_phrases import EVENT_PHRASES
from fuda.games.kokuryoku.figure_phrases import FIGURE_PHRASES
from fuda.games.kokuryoku.limit_phrases import LIMIT_PHRASES
from fuda.games.kokuryoku.line_phrases import LINE_PHRASES
from fuda.games.kokuryoku.moment_phrases import MOMENT_PHRASES
from fuda.games.kokuryoku.relation_phrases import RELATION_PHRASES
from fuda.games.kokuryoku.rule_phrases import RULE_PHRASES
from fuda.games.kokuryoku.standing_phrases import STANDING_PHRASES
from fuda.games.kokuryoku.unit_phrases import UNIT_PHRASES
from fuda.games.kokuryoku.word_lists import VOCABULARY
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.japanese.spelling import Spelt, acting, row
from fuda.language.words import abilities as a
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

_LINES: Final = (
    row("line", "{steps:truth+}", "{steps: ^}", a.Static),
    Phrase("line", "{ability:heard_line}", "{ability}"),
    row(
        "line",
        "1ターンに{n}回、{ability:heard_line}",
        "{n:time} a turn, {ability}",
        u.Limited,
        clause="X7.59",
        also=(
            "<1ターンに|各ターンに|1ターンにつき>{n}<回|度><|だけ|まで|のみ>、{ability:heard_line}",
            "<1ターンに|各ターンに>{n}<回|度>だけ{ability:heard_line}",
        ),
    ),
    row(
        "heard_line",
        "{event:event}時、{effects:effects}",
        "when {event}, {effects}",
        n.Triggered,
        clause="X7.25",
        also=(
            "{event:event}<とき|時に|ときに|後|後に|たび|たびに|ら|場合|時は|際>、{effects:effects}",
            "{event:fight_over}<に|>、{effects:effects}",
        ),
    ),
    row(
        "heard_line",
        "{event:moment}、{effects:effects}",
        "at {event}, {effects}",
        n.Triggered,
        clause="X7.25",
        also=("{event:moment}<に|に、|ごとに、>{effects:effects}",),
    ),
    row(
        "heard_line",
        "{condition:past}ターンの{event:moment}、{effects:effects}",
        "at {event}, if {condition}, {effects}",
        u.TriggeredIf,
        clause="X7.25",
        also=("{condition:past}ターンの{event:moment}<に|に、>{effects:effects}",),
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
            "{event:stripped}<代わりに|かわりに>、?<{effect:instead}|{effect:goes}>。",
            "{event:stripping}<時|とき|場合>、?<代わりに|かわりに>、?{effect:goes}。",
        ),
    ),
    row(
        "truth",
        "{what:subject}は、{duration:as_long}、{effect:tail}。",
        "{what}, {duration}, {effect}.",
        u.LastingOn,
        also=("{what:subject}は、?{duration:as_long}、?{effect:tail}。",),
    ),
    Phrase("instead", "{effect:acts}", "{effect}"),
    row(
        "goes",
        "手札に戻す",
        "add this card to your hand",
        d.AddToHand,
        const={"what": n.This()},
        also=("<手札|自分の手札|持ち主の手札><に|へ><戻す|加える>",),
    ),
    row("goes", "国外に置く", "put this card abroad", e.PutAbroad, const={"what": n.This()}, also=("国外へ置く",)),
    row(
        "goes",
        "山札の一番{place:place_in_deck}に置く",
        "put this card on the {place} of the deck",
        t.PutOnDeck,
        const={"what": n.This()},
        also=("山札の<一番|>{place:place_in_deck}に<置く|戻す>",),
    ),
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
        also=(
            "{condition:condition}<限り|間|あいだ|場合|場合は|なら|ならば|時|とき|ときは|時は|間は|なら>",
            "{condition:past}ターン<|中|の間|は|に>",
            "{condition:doing}<なら|間|かぎり|限り|間は|ならば>",
            "{condition:if_so}",
            "{condition:against}",
            Spelt("<このカード|この武器|この魔法><の|での|による>攻撃<は|では|時>", {"condition": q.AttackingWith()}),
            Spelt("<このカード|この武器|この魔法><の|での|による>攻撃に対して<は|>", {"condition": q.AttackingWith()}),
            Spelt("このユニットの攻撃に対して<は|>", {"condition": o.IsAttacking(o.ThisUnit())}),
        ),
    ),
    Phrase("as_long", "{condition:nested}", "as long as {condition}", a.AsLongAs),
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
            "この<能力|紋章能力|効果>は、?1ターンに<1回|一度|1度><だけ|まで|のみ|>、?<使用できる|使える|誘発する|発動する|発動できる>。",
            "この<能力|紋章能力|効果>は、?1ターンに<1回|一度|1度>しか、?<使用できない|使えない|誘発しない|発動しない|起こらない|働かない>。",
        ),
    ),
    row(
        "sentence",
        "この能力は1ターンに{n:several}回だけ使用できる。",
        "this ability can be used {n:time} a turn.",
        u.TimesATurn,
        clause="X7.59",
        also=(
            "この<能力|効果>は、?1ターンに{n:several}回<だけ|まで|のみ|>、?<使用できる|使える|誘発する|発動する|発動できる>。",
            "この<能力|効果>は、?1ターンに{n:several}回しか、?<使用できない|使えない|誘発しない|発動しない>。",
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
            "<もし|>{condition:if_so}、{effects:timely}",
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
    row(
        "timely",
        "{what:subject}の{figure:strength}を{duration:duration}{change:change}",
        "{duration}, the {figure} of {what} is {change}",
        u.ForWhile,
        clause="X5.4",
        also=("{what:subject}<の|が|は>、?{figure:strength}を、?{duration:duration}、?{change:change}",),
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
        "{first:acts}ことで、{second:acts}ことができる",
        "you may {first}; if you do, {second}",
        t.ByDoing,
        clause="X7.37",
        also=(
            "<自分は|自分は、|>{first:acts}<ことで|ことにより|ことによって>、?<{second:acts}ことができる|{second:acts_te}もよい|{second:acts_can}|{second:acts}>",
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
        also=("{first:act_te}、?{second:acts}", "<{first:act_ren}|{first:act_te}>、<自分|あなた>は、?{second:acts}"),
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
    *acting(
        "{what:single}がそのダメージを{受ける/1}",
        "<lets|let> {what} take the damage",
        u.TakeInstead,
        "X5.4",
        also=("{what:single}が、?<かわりに|代わりに>そのダメージを{受ける/1}",),
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
    *LINE_PHRASES,
    *_LINES,
    *UNIT_PHRASES,
    *CARD_PHRASES,
    *AMOUNT_PHRASES,
    *CONDITION_PHRASES,
    *STANDING_PHRASES,
    *EVENT_PHRASES,
    *MOMENT_PHRASES,
    *RULE_PHRASES,
    *FIGURE_PHRASES,
    *LIMIT_PHRASES,
    *RELATION_PHRASES,
    *ACT_PHRASES,
    *VOCABULARY,
)

BOOK: Final = PhraseBook(PHRASES, NAMES)
