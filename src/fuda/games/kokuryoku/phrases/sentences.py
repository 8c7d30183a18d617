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

from fuda.games.kokuryoku.phrases.act_forms import all_forms as acts_on_topics
from fuda.games.kokuryoku.phrases.acts import ACT_PHRASES
from fuda.games.kokuryoku.phrases.amounts import AMOUNT_PHRASES
from fuda.games.kokuryoku.phrases.cards import CARD_PHRASES
from fuda.games.kokuryoku.phrases.conditions import CONDITION_PHRASES
from fuda.games.kokuryoku.phrases.denied import DENIED_PHRASES
from fuda.games.kokuryoku.phrases.effects import EFFECT_PHRASES
from fuda.games.kokuryoku.phrases.events import EVENT_PHRASES
from fuda.games.kokuryoku.phrases.figures import FIGURE_PHRASES
from fuda.games.kokuryoku.phrases.limits import LIMIT_PHRASES
from fuda.games.kokuryoku.phrases.lines import LINE_PHRASES
from fuda.games.kokuryoku.phrases.links import LINK_PHRASES
from fuda.games.kokuryoku.phrases.moments import MOMENT_PHRASES
from fuda.games.kokuryoku.phrases.placed import PLACED_PHRASES
from fuda.games.kokuryoku.phrases.prices import PRICE_PHRASES
from fuda.games.kokuryoku.phrases.relations import RELATION_PHRASES
from fuda.games.kokuryoku.phrases.rule_forms import all_forms
from fuda.games.kokuryoku.phrases.rules import RULE_PHRASES
from fuda.games.kokuryoku.phrases.spelling import SPELLING
from fuda.games.kokuryoku.phrases.standing import STANDING_PHRASES
from fuda.games.kokuryoku.phrases.strikes import STRIKE_PHRASES
from fuda.games.kokuryoku.phrases.units import UNIT_PHRASES
from fuda.games.kokuryoku.phrases.word_lists import VOCABULARY
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import events as v
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

# Rules one after the other. What begins with a topic says more of it: in the form of a figure (`f`) or not.
_RULES: Final = (
    Phrase("rules", "{effect:full}", "{effect}"),
    Phrase("rules", "{effect:bare}", "{effect}"),
    Phrase("rules", "{effect:baref}", "{effect}"),
    Phrase("full", "{effect:rule}", "{effect}"),
    Phrase("full", "{first:rule_ren}、{second:full}", "{first} and {second}", a.Both),
    row("full", "{what:subject}は{effect:tails2}", "{what} {effect}", u.OnTopic),
    row(
        "full",
        "{what:subject}の{effect:tailsf2}",
        "of {what}, {effect}",
        u.OfTopic,
        also=("{what:subject}<が|は>{effect:tailsf2}",),
    ),
    Phrase("tails", "{effect:tail}", "{effect}"),
    Phrase("tails", "{effect:tailf}", "{effect}"),
    Phrase("tails", "{effect:tails2}", "{effect}"),
    Phrase("tails", "{effect:tailsf2}", "{effect}"),
    Phrase("tails2", "{first:tail_ren}、{second:tails}", "{first} and {second}", a.Both),
    Phrase("tailsf2", "{first:tailf_ren}、{second:tails}", "{first} and {second}", a.Both),
    Phrase("rules", "{first:bares_ren}、{second:bares}", "{first} and {second}", a.Both),
    Phrase("bares_ren", "{effect:bare_ren}", "{effect}"),
    Phrase("bares_ren", "{effect:baref_ren}", "{effect}"),
    Phrase("bares", "{effect:bare}", "{effect}"),
    Phrase("bares", "{effect:baref}", "{effect}"),
)

# Acts on what the sentence began with: one, or several one after the other.
_ON_TOPIC: Final = (
    row("deed", "{what:target}は{effect:happens2}", "{what} {effect@what}", u.DoneTo),
    Phrase("happens", "{effect:happen}", "{effect@}"),
    Phrase("happens", "{effect:happens2}", "{effect@}"),
    Phrase("happens", "{effect:tails}", "{effect@}"),
    row(
        "happens",
        "{duration:duration}{effect:tails}",
        "{duration}, {effect}",
        n.Lasting,
        also=("{duration:duration}、{effect:tails}",),
    ),
    Phrase("happens2", "{first:happen_ren}、{second:happens}", "{first@} and {second@}", a.Both),
    row("heard_line", "{event:happened}{effect:on_topics}。", "when {event}, {effect}.", u.TriggeredOn, clause="X7.25"),
    row(
        "heard_line",
        "{event:happened}{effect:on_topics}。{more:effects}",
        "when {event}, {effect}. {more}",
        u.TriggeredOnAnd,
        clause="X7.25",
    ),
    Phrase("on_topics", "{effect:on_topic}", "{effect}"),
    Phrase("on_topics", "は{effect:happens2}", "that unit {effect}"),
    Phrase("on_topics", "は{effect:tails}", "that unit {effect}"),
    row(
        "on_topics",
        "は{duration:duration}{effect:tails}",
        "{duration}, that unit {effect}",
        n.Lasting,
        also=("は{duration:duration}、{effect:tails}",),
    ),
)

_LINES: Final = (
    *_ON_TOPIC,
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
            "<|自分は|このユニットは>{event:event}<時|時に|後|後に|たびに>、{effects:effects}",
            "<|自分は|このユニットは>{event:event_done}<ら|なら>、{effects:effects}",
            "{event:fight_over}<に|>、{effects:effects}",
            "<|このユニットは>{event:event}後に{effects:effects}",
        ),
    ),
    row(
        "heard_line",
        "{condition:condition}かぎり、{event:event}時、{effects:effects}",
        "as long as {condition}, when {event}, {effects}",
        u.TriggeredIf,
        clause="X7.25",
        also=(
            "{condition:condition}<なら|間>、{event:event}<時|たびに>、{effects:effects}",
            "{condition:period}中、?{event:event}<時|たびに>、{effects:effects}",
        ),
    ),
    row(
        "heard_line",
        "{condition:nested}、{event:event}時、{effects:effects}",
        "as long as {condition}, when {event}, {effects}",
        u.TriggeredIf,
        clause="X7.25",
        also=("{condition:nested}、{event:event}たびに、{effects:effects}",),
    ),
    row(
        "heard_line",
        "{event:used_card}時、{effects:goes}。",
        "when {event}, {effects}.",
        n.Triggered,
        clause="X7.25",
        also=("{event:used_card}<後|後は|後に>、{effects:goes}。",),
    ),
    row(
        "used_card",
        "このカードを使用した",
        "this card was used",
        v.CardUsed,
        const={"what": n.This()},
        clause="X5.8",
        also=("<このカード|この武器|この魔法><を使用した|を使った|が使用された>",),
    ),
    row(
        "line",
        "ゲーム中に{n}回、{ability:heard_line}",
        "{n:time} a game, {ability}",
        u.LimitedInGame,
        clause="X7.59",
        also=("<ゲーム中に|ゲーム中|1ゲームに|このゲーム中>{n}回<|だけ|まで|のみ|に限り><、|>{ability:heard_line}",),
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
            "{player:own}{step:step}<を行う|を行なう|の>代わりに、?{effects:instead_deed}。",
            Spelt("<自分は|>{step:step}<を行う|の>代わりに、?{effects:instead_deed}。", {"player": n.You()}),
            Spelt(
                "ドローステップ<に|で><カードを引く|ドローする>代わりに、?{effects:instead_deed}。",
                {"player": n.You(), "step": "draw"},
            ),
            Spelt(
                "自分のドローステップ<に|で><カードを引く|ドローする>代わりに、?{effects:instead_deed}。",
                {"player": n.You(), "step": "draw"},
            ),
        ),
    ),
    Phrase("instead_deed", "{effect:deed}", "{effect}"),
    row("truth", "{rule:rules}。", "{rule}.", also=("<ただし、|また、|さらに、|そして、>{rule:rules}。",)),
    row("truth", "{rule:special}。", "{rule}."),
    *[
        made
        for category in ("truth", "sentence")
        for made in (
            row(
                category,
                "ただし、{n}までしか増えない。",
                "at most by {n}.",
                u.Capping,
                clause="X7.58",
                also=(
                    "ただし、<最大|最大で|>{n}<点|枚|体|><まで|を超えて>しか<増えない|増やせない|上がらない|上げられない|減らない|減らせない|回復しない|回復できない|引けない>。",
                    "ただし、<最大|最大で|上限は|増える値は|減る値は|この効果は><|+>{n}<点|枚|体|>まで<|である|とする>。",
                    "ただし、{n}<点|枚|体|>より<多く|多くは><増えない|増やせない|上がらない|減らない|減らせない|回復しない|回復できない|失わない|引かない|引けない|与えない>。",
                    "ただし、{n}<点|枚|体|>を<超えて|越えて><増えない|増やせない|上がらない|減らない|減らせない|回復しない>。",
                    "<ただし、|>この<効果|能力>で<増える|減る|増やせる|増やす|減らす|回復する|引く><値|数|枚数|攻撃力|反撃力|ダメージ|気力|カード|>は<最大|最大で|>{n}<点|枚|体|>まで<|である|とする>。",
                ),
            ),
        )
    ],
    row(
        "truth",
        "{what:units}はこの影響を受けない。",
        "this does not reach {what}.",
        u.NotTouched,
        clause="X7.27",
        also=(
            "<ただし、|>{what:units}はこの<影響|効果>を受けない。",
            "<ただし、|>{what:units}には<影響|効果>がない。",
            "<ただし、|>{what:units}には影響しない。",
            "ただし、?{what:units}<を除く|は除く|は除外する|は例外とする|を対象としない>。",
            "ただし、?{what:units}<は支払わなくてよい|は支払う必要はない|は支払う必要がない|は支払わない|はこの限りではない>。",
        ),
    ),
    row(
        "truth",
        "{duration:as_long}、{effect:rules}。",
        "{duration}, {effect}.",
        n.Lasting,
        also=(
            "{duration:as_wa}{effect:rules}。",
            "{duration:as_long}{effect:rules}。",
            "<ただし、|また、|さらに、|そして、>{duration:as_long}、?{effect:rules}。",
        ),
    ),
    row(
        "truth",
        "{period:period}中、{effect:rules}。",
        "during {period}, {effect}.",
        n.During,
        also=(
            "{period:period}<の間|の間は|中は>、?{effect:rules}。",
            "{period:period}中{effect:rules}。",
            "<ただし、|また、|さらに、>{period:period}中、?{effect:rules}。",
        ),
    ),
    row(
        "truth",
        "{event:would}時、代わりに{effect:instead}。",
        "when {event}, {effect} instead.",
        a.Instead,
        clause="X7.50",
        also=(
            "{event:would}<時|とき|場合|なら>、{effect:saved}。",
            "{event:harm}<時|とき|場合>、{effect:instead}。",
            "{event:would}代わりに、?{effect:instead}。",
            "{event:would}<時|とき|場合|なら>、?代わりに、?{effect:instead}。",
            "{event:stripped}代わりに、?<{effect:instead}|{effect:goes}>。",
            "{event:stripping}<時|とき|場合>、?代わりに、?{effect:goes}。",
        ),
    ),
    row(
        "truth",
        "{what:subject}は、{duration:as_long}、{effect:tails}。",
        "{what}, {duration}, {effect}.",
        u.LastingOn,
        also=("{what:subject}は{duration:as_long}、?{effect:tails}。",),
    ),
    Phrase("instead", "{effect:acts}", "{effect}"),
    Phrase("instead", "{effect:saved}", "{effect}"),
    Phrase("instead", "{effect:may_go}", "{effect}"),
    Phrase("goes", "{effect:may_go}", "{effect}"),
    row(
        "saved",
        "気力{amount:amount}で場に残る",
        "it stays with {amount} spirit",
        t.Stay,
        clause="X7.50",
        also=(
            "気力{amount:amount}<で|の状態で>場に<残る|残す|とどまる>",
            "気力を{amount:amount}にして場に残す",
            "気力{amount:amount}で離脱しない",
        ),
    ),
    row(
        "saved",
        "持ち主の手札に戻す",
        "it returns to its owner's hand",
        t.GoHome,
        clause="X7.50",
        also=("<手札|自分の手札>に<戻す|戻る|加える>", "持ち主の手札に戻る"),
    ),
    row(
        "goes",
        "持ち主の手札に戻す",
        "it returns to its owner's hand",
        t.GoHome,
        clause="X7.50",
        also=("<手札|自分の手札>に<戻す|戻る|加える>", "持ち主の手札に戻る"),
    ),
    row(
        "saved",
        "山札の一番{place:place_in_deck}に置く",
        "it goes to the {place} of its owner's deck",
        t.GoOnDeck,
        clause="X7.50",
        also=("<持ち主の|>山札の<一番|>{place:place_in_deck}に<置く|戻す>",),
    ),
    row("saved", "国外に置く", "it goes abroad", t.GoAbroad, clause="X7.50", also=("国外に<置かれる|送る>",)),
    row(
        "may_go",
        "{effect:goes_te}もよい",
        "you may let this happen: {effect}",
        n.May,
        const={"player": n.You()},
        clause="X7.50",
    ),
    row(
        "goes_te",
        "持ち主の手札に戻して",
        "it returns to its owner's hand",
        t.GoHome,
        clause="X7.50",
        also=("<手札|自分の手札>に<戻して|加えて>",),
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
    *_RULES,
    row(
        "as_long",
        "{condition:condition}かぎり",
        "as long as {condition}",
        a.AsLongAs,
        also=(
            "{condition:condition}<限り|間|場合|場合は|なら|ならば|時|とき|ときは|時は|間は>",
            "{condition:past}ターン<|中|は|に>",
            "{condition:doing}<なら|間|かぎり|間は|ならば>",
            "{condition:if_so}",
            "{condition:against}",
            Spelt("<このカード|この武器|この魔法><の|での|による>攻撃<では|時>", {"condition": q.AttackingWith()}),
            Spelt("<このカード|この武器|この魔法><の|での|による>攻撃に対して<は|>", {"condition": q.AttackingWith()}),
            Spelt("このユニットの攻撃に対して<は|>", {"condition": o.IsAttacking(o.ThisUnit())}),
        ),
    ),
    Phrase("as_long", "{condition:nested}", "as long as {condition}", a.AsLongAs),
    Phrase("as_wa", "{condition:wa}", "as long as {condition}", a.AsLongAs),
    Phrase("as_wa", "{condition:wa_if}", "as long as {condition}", a.AsLongAs),
    row(
        "wa",
        "このユニットの攻撃は",
        "this unit attacks",
        o.IsAttacking,
        const={"what": o.ThisUnit()},
        clause="X5.1",
        also=("<このユニットの|このユニットによる>攻撃<は|では>",),
    ),
    row(
        "wa",
        "このカードの攻撃は",
        "this card is used to attack",
        q.AttackingWith,
        clause="X5.1",
        also=("<このカード|この武器|この魔法><の|での|による>攻撃は",),
    ),
    row(
        "wa",
        "このユニットの反撃は",
        "this unit counter-attacks",
        q.IsCountering,
        const={"what": o.ThisUnit()},
        clause="X5.6",
    ),
    row(
        "wa_if",
        "{first:wa}{second:condition}なら",
        "{first} and {second}",
        q.While,
        also=("{first:wa}{second:condition}<なら、|時|時、|かぎり|かぎり、>",),
    ),
    row("period", "{player:own}ターン", "{player} turn", n.TurnOf, clause="K3.1"),
    row("period", "{player:own}{step:step}", "{player} {step}", q.InStep, clause="K3.1"),
    row("period", "{player:own}{phase:phase}", "{player} {phase}", q.InPhase, clause="K3.1"),
    *EFFECT_PHRASES,
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
    *LINK_PHRASES,
    *UNIT_PHRASES,
    *DENIED_PHRASES,
    *CARD_PHRASES,
    *AMOUNT_PHRASES,
    *CONDITION_PHRASES,
    *STANDING_PHRASES,
    *PLACED_PHRASES,
    *EVENT_PHRASES,
    *MOMENT_PHRASES,
    *all_forms(RULE_PHRASES),
    *all_forms(FIGURE_PHRASES),
    *all_forms(LIMIT_PHRASES),
    *all_forms(RELATION_PHRASES),
    *all_forms(PRICE_PHRASES),
    *all_forms(STRIKE_PHRASES),
    *acts_on_topics(ACT_PHRASES),
    *VOCABULARY,
)

BOOK: Final = PhraseBook(PHRASES, NAMES, SPELLING)
