"""How the card texts of honjin word uses: how often, what was paid, damage by its source, chains, targets."""

from typing import Final

from fuda.games.honjin.phrases.verbs import RU, SURU, verb
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words import uses as u
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

SOURCES: Final = (
    ("戦闘スペル", "battle spells", "spell", "4.8.1"),
    ("消耗品", "consumables", "item", "4.8.1"),
    ("特殊能力", "special abilities", "special", "4.8.2"),
)
# Over what time uses are counted: Japanese, English, record.
PERS: Final = (
    ("<1ターン|ターン|各ターン>に", "in one turn", "turn"),
    ("<1回の戦闘|1戦闘|1つの戦闘|戦闘|各戦闘><に|中に|で>", "in one battle", "battle"),
    ("<1フェイズ|フェイズ|1回のフェイズ|各フェイズ>に", "in one phase", "phase"),
)
# By what cards were paid: Japanese, English, record.
PAID: Final = (
    ("破棄した", "discarded", "discard"),
    ("除外した", "removed", "remove"),
    ("手札に戻した", "returned", "return"),
    ("行動完了にした", "made finished", "finish"),
)


def _limits() -> tuple[Phrase, ...]:
    rows: list[Phrase] = []
    for ja, en, per in PERS:
        rows.append(
            row(
                "sentence",
                "この<能力|特殊能力|効果|カード>は、?" + ja + "{n}回<しか<使用|発揮|誘発|宣言>できない|"
                "まで<使用|発揮|誘発|宣言>できる|だけ<使用|発揮|誘発|宣言>できる|"
                "までしか<使用|発揮|誘発|宣言>できない|しか<発揮|誘発>しない|まで<発揮|誘発>する|までしか<発揮|誘発>しない>。",
                f"this ability works at most {{n:time}} {en}.",
                u.UsedAtMost,
                "4.1.12",
                {"per": per},
            )
        )
    return tuple(rows)


_PAID: Final = (
    *[
        row(
            "paid",
            f"コストとして<|ゲームから>{ja}{{what:paid_kind}}"
            if way == "remove"
            else f"コスト<として|で>{ja}{{what:paid_kind}}",
            f"{{what}} {en} as the price",
            u.PaidCards,
            "10.11.1",
            {"way": way},
        )
        for ja, en, way in PAID
    ],
    Phrase("paid_kind", "ユニット", "the unit", h.CardsOf, "2.1.1.1", {"kind": "unit"}, also=("ユニットカード",)),
    Phrase("paid_kind", "装備品", "the piece of equipment", h.CardsOf, "2.1.2.1.2", {"kind": "equipment"}),
    Phrase(
        "paid_kind",
        "戦闘スペルカード",
        "the battle spell",
        h.CardsOf,
        "2.1.3.1",
        {"kind": "spell"},
        also=("戦闘スペル",),
    ),
    Phrase("paid_kind", "アイテムカード", "the item", h.CardsOf, "2.1.2.1", {"kind": "item"}, also=("アイテム",)),
    Phrase("paid_kind", "地形カード", "the terrain", h.CardsOf, "2.1.4.1", {"kind": "terrain"}, also=("地形",)),
    Phrase("paid_kind", "カード", "the card", n.Cards),
    Phrase("paid_kind", "{feature:quality}の{what:paid_kind}", "{what} with {feature}", h.Having),
    Phrase("one", "{what:paid}", "{what}"),
    row("gauge", "{what:paid}の<枚数|数>", "the number of cards: {what}", f.CountOf, "10.17.1"),
)

_SOURCES: Final = (
    *[Phrase("source", ja, en, value=value, clause=clause) for ja, en, value, clause in SOURCES],
    row(
        "event",
        "{what:someone}が{kinds:source+や}<の|による><効果の|>ダメージを受けた",
        "{what} has taken damage of {kinds: or }",
        u.TookDamageOf,
        "4.8.1",
        also=(
            "{what:someone}が{kinds:source+または}<の|による>ダメージを受けた",
            "{what:someone}が{kinds:source+or}<の|による>ダメージを受けた",
        ),
    ),
    row(
        "would",
        "{what:someone}が{kinds:source+や}<の|による><効果の|>ダメージを受ける",
        "{what} would take damage of {kinds: or }",
        u.WouldTakeDamageOf,
        "10.8.2",
        also=(
            "{what:someone}が{kinds:source+または}<の|による>ダメージを受ける",
            "{what:someone}が{kinds:source+or}<の|による>ダメージを受ける",
        ),
    ),
    row(
        "harm",
        "{what:someone}が受ける{kinds:source+や}<の|による><効果の|>ダメージ",
        "{what} would take damage of {kinds: or }",
        u.WouldTakeDamageOf,
        "10.8.2",
        also=("{what:someone}が{kinds:source+や}<から|によって|で>受けるダメージ",),
    ),
    row(
        "prohibition",
        "{kinds:source+や}<の|による><効果の|>ダメージを受けない",
        "cannot be dealt damage of {kinds: or }",
        u.ToTakeDamageOf,
        "4.1.12",
        also=(
            "{kinds:source+や}<から|によって>ダメージを受けない",
            "{kinds:source+または}<の|による>ダメージを受けない",
        ),
    ),
)

_BANS: Final = (
    row(
        "prohibition",
        "チェインを<宣言できない|行えない>",
        "cannot chain anything on",
        u.ToChain,
        "15.2.2",
        also=("チェインできない",),
    ),
    row(
        "prohibition",
        "<他の|ほかの|この装備品以外の|これ以外の>装備品を装備できない",
        "cannot be given other equipment",
        u.ToBearOthers,
        "4.1.12",
    ),
    row("prohibition", "破棄<されない|できない>", "cannot be discarded", u.ToBeDiscarded, "4.1.12"),
    row("prohibition", "手札に<戻らない|戻されない|戻せない>", "cannot be returned to hand", u.ToBeReturned, "4.1.12"),
    row(
        "prohibition", "未行動に<ならない|できない>", "<does|do> not become fresh by effects", u.ToBeRefreshed, "4.1.12"
    ),
)

_EVENTS: Final = (
    row(
        "event",
        "{what:someone}が{player:side_of}<の|ユニットの|プレイヤーの|が使用した|ユニットが使用した>{kind:use}の対象に<なった|された|選ばれた>",
        "{what} has become a target of {player} {kind}",
        u.WasTargeted,
        "10.10.1",
    ),
    row(
        "event",
        "{what:someone}が{kind:use}の対象に<なった|された|選ばれた>",
        "{what} has become a target of {kind}",
        u.WasTargeted,
        "10.10.1",
        {"player": a.EachPlayer()},
    ),
    row(
        "event",
        "{player:doer}が{kind:use}<を使用した|の使用を宣言した>",
        "{player} <player:has|have> used {kind}",
        u.PlayerUsed,
        "10.1.9",
    ),
    Phrase("event", "{what:someone}が未行動になった", "{what} has become fresh", u.BecameFresh, "3.2.4"),
    row(
        "event",
        "{player:whose}山札<|のカード|からカード><が|を>破棄<された|した>",
        "a card of {player} deck has been discarded",
        u.DeckDiscarded,
        "12.4.1",
    ),
)

_DEEDS: Final = (
    *verb(
        RU,
        "{what:patient}に付与されている効果をすべて消失させ",
        "<makes|make> all effects vanish that were granted to {what}",
        u.VanishGranted,
        "10.15.1",
        also=(
            "{what:patient}に付与され<ている|た><すべての効果|効果>を消失させ",
            "{what:patient}に付与された効果をすべて消失させ",
        ),
    ),
    *verb(
        RU,
        "{zone:hand}を<|すべて>見",
        "<looks|look> at {zone}",
        u.LookHand,
        "4.11.1",
        besides=((SURU, "{zone:hand}を<|すべて>確認"),),
    ),
    *verb(
        RU,
        "{zone:deck}の<1番|>{place:deck_end}のカード<を|1枚を|を1枚>見",
        "<looks|look> at the card {place} of {zone}",
        u.LookEnd,
        "5.1.3.7",
        besides=((SURU, "{zone:deck}の<1番|>{place:deck_end}のカード<を|1枚を|を1枚>確認"),),
    ),
    *verb(
        SURU,
        "{zone:deck}の<1番|>{place:deck_end}のカード<を|1枚を|を1枚>公開",
        "<shows|show> the card {place} of {zone}",
        u.RevealEnd,
        "4.11.1.1",
    ),
    *verb(
        SURU,
        "{what:prey}を山札に<加えて|戻して|加え、|戻し、>シャッフル",
        "<shuffles|shuffle> {what} into the deck",
        u.ShuffleIn,
        "12.7.1",
        also=(
            "{what:prey}を<所有者の|持ち主の|自軍>山札に<加えて|戻して|加え、|戻し、>シャッフル",
            "{what:prey}を山札に<加え|戻し>、山札をシャッフル",
        ),
    ),
    row(
        "plan",
        "{first:rolling}{second:asked}",
        "{first}; {second}",
        a.Both,
        "3.4.2",
    ),
    row("rolling", "{n}D<し、|して、|を振り、|を振って、>", "roll {n}D", t.Roll, "3.4.2"),
    row(
        "asked",
        "<{condition:case}場合|{condition:case_if}>、{effects:deeds}",
        "if {condition}, {effects}",
        n.If,
        "10.12.1",
    ),
    row(
        "sentence",
        "<そうでない|それ以外の|そうではない>場合<、|は、>{effect:deeds}。",
        "otherwise {effect}.",
        u.Otherwise,
        "10.12.1",
        also=(
            "<そうでなければ、|そうでないなら、>{effect:deeds}。",
            "<そうでない場合、|それ以外の場合、|そうでなければ、>{effect:of_it_all}。",
        ),
    ),
)

_DOERS: Final = (
    row(
        "event",
        "{by:someone}が{what:struck}にダメージを与えた",
        "{by} has dealt damage to {what}",
        u.DealtDamage,
        "4.5.1",
        also=(Spelt("{by:someone}が<|攻撃で|戦闘で>ダメージを与えた", {"what": m.AnyOf(n.Units())}),),
    ),
    row(
        "event",
        "{by:someone}が{what:struck}を<死亡させた|倒した>",
        "{by} has made {what} die",
        u.MadeDie,
        "12.6.1",
    ),
    Phrase("struck", "{what:units}", "any {what@what}", m.AnyOf),
    Phrase("struck", "{what:one}", "{what}"),
    row(
        "dealing",
        "{by:someone}が使用<する|した>{kinds:source+や}<の|が与える>ダメージ",
        "{by} would deal damage with {kinds: or }",
        u.WouldDealDamage,
        "10.8.2",
        also=("{by:someone}の{kinds:source+や}<の|が与える|による>ダメージ",),
    ),
    row(
        "plan",
        "{event:dealing}<を{effect:lessened}|は{effect:lessened_is}>",
        "if {event}, it {effect} instead",
        a.Instead,
        "10.8.2",
    ),
    row(
        "lessened",
        "半分にする",
        "is half of it",
        u.HalfDamage,
        "10.8.2",
        also=("半減する",),
    ),
    row(
        "less_harm",
        "<そのダメージの|>半分のダメージを受ける",
        "takes half of it",
        u.HalfDamage,
        "10.8.2",
        also=("<そのダメージ|ダメージ>を半分にする", "そのダメージの半分を受ける"),
    ),
    row(
        "prohibition",
        "持ち替え<できない|られない>",
        "cannot be handed over",
        u.ToBeExchanged,
        "12.2.6.1",
        also=("装備品の持ち替えの対象に<ならない|できない>",),
    ),
    *[
        row(
            "prohibition",
            f"{{where:bound_for}}<に|へ><|ユニットを>{ja}できない",
            f"cannot summon {en}on {{where}}",
            u.ToSummonAt,
            "4.1.12",
            {"way": way},
        )
        for ja, en, way in (
            ("召喚", "", "any"),
            ("普通召喚", "normally ", "normal"),
            ("即時召喚", "instantly ", "instant"),
        )
    ],
    row(
        "sort_of_unit",
        "{kind:use}を使用していない{what:kind_of_unit}",
        "{what@} that <is|are> not using {kind}",
        u.NotUsing,
        "10.13.1",
    ),
    row(
        "sort_of_unit",
        "攻撃<に参加していない|していない>{what:kind_of_unit}",
        "{what@} taking no part in the attack",
        u.NotUsing,
        "10.13.1",
        {"kind": "attack"},
    ),
    row(
        "cards",
        "{kind:card_kind}<カード|>以外の{what:cards}",
        "{what@} other than {kind} cards",
        u.OtherKinds,
        "2.1.6.1",
    ),
    Phrase("likeness", "カード名に「{part:name}」を含む", "a name with {part} in it", u.NameHas, "2.1.5.1"),
    row(
        "likeness",
        "{figure:figure}が{what:single}{how:degree}",
        "{figure} {how} that of {what}",
        u.FigureBeside,
        "3.2.2",
        also=(
            Spelt("{what:single}より<|も>{figure:figure}<が|の><高い|大きい|多い>", {"how": "more"}),
            Spelt("{what:single}より<|も>{figure:figure}<が|の><低い|小さい|少ない>", {"how": "fewer"}),
        ),
    ),
    row(
        "relation",
        "{figure:figure}が{what:single}{how:limit_word}",
        "{figure} {how} that of {what}",
        u.FigureBeside,
        "3.2.2",
    ),
    Phrase("single", "このユニット", "this unit", h.ThisUnit, "4.7.2"),
    Phrase("single", "対象", "the target", h.Target, "10.10.1"),
)

USE_PHRASES: Final[tuple[Phrase, ...]] = (*_limits(), *_PAID, *_SOURCES, *_BANS, *_EVENTS, *_DEEDS, *_DOERS)
