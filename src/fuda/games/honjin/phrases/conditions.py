"""How the card texts of honjin word conditions.

A condition is a `noun_fact` (before の場合, である) or a `verb_fact` (before 場合); `case` is either
of them before 場合 or 時, `requirement` either of them behind 発動条件.
"""

from typing import Final

from fuda.games.honjin.phrases.occasions import MOMENT_PHRASES, PERIODS
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_NOUN_FACTS: Final = (
    Phrase("noun_fact", "{what:any_one}が{feature:quality}", "{what} has {feature}", o.Is, clause="10.12.1"),
    Phrase("noun_fact", "{fact:plain_fact}", "{fact}"),
    Phrase("plain_fact", "{what:any_one}が{state:state}", "{what} is {state}", o.IsState, clause="4.10.1"),
    Phrase("plain_fact", "{what:any_one}が{place:rank}", "{what} is in the {place}", o.StandsAt, clause="8.3.3.2"),
    Phrase("plain_fact", "{what:any_one}が{group:land}", "{what} is among {group}", o.IsAmong, clause="10.12.1"),
    Phrase(
        "plain_fact",
        "{player:doer}が{side:side}",
        "{player} <player:is|are> {side}",
        o.IsSide,
        clause="7.1.2.1 8.3.4.8",
        also=("{player:holder}が{side:side}",),
    ),
    row("plain_fact", "{player:side_of}ターン<|中>", "it is {player} turn", n.TurnOf, clause="7.1.2.1"),
    Phrase("plain_fact", "戦闘中", "there is a battle", r.InBattle, clause="8.1.1"),
    Phrase(
        "noun_fact",
        "{one:gauge}が{other:reckon}{how:limit_word}",
        "{one} is {how} {other}",
        r.Compares,
        clause="10.12.1",
        also=("{one:pile_size}が{other:pile_size}{how:limit_word}",),
    ),
    Phrase("noun_fact", "{amount:gauge}が{bound:measured}", "{amount} is {bound}", r.AmountIs, clause="10.12.1"),
    row("measured", "{n}<|体|枚|つ>以上", "{n} or more", n.AtLeast),
    row("measured", "{n}<|体|枚|つ>以下", "{n} or less", n.AtMost),
    row("measured", "{n}<|体|枚|つ>", "{n}", m.Exactly),
    row(
        "noun_fact",
        "{what:one}が{one:placing}かつ{other:told}",
        "{what} {one} and {other}",
        r.OfOne,
        "4.7.7",
        also=("{what:one}が{one:placing}<であり、|で、|、><かつ|>{other:told}",),
    ),
    row(
        "noun_fact",
        "{what:one}が{one:described}かつ{other:placing}",
        "{what} {one} and {other}",
        r.OfOne,
        "4.7.7",
        also=("{what:one}が{one:described}<であり、|で、|、><かつ|>{other:placing}",),
    ),
    row(
        "verb_fact",
        "{what:one}が{one:told}かつ{other:acting}",
        "{what} {one} and {other}",
        r.OfOne,
        "4.7.7",
        also=("{what:one}が{one:told}<であり、|で、|、><かつ|>{other:acting}",),
    ),
    Phrase("told", "{fact:placing}", "{fact}"),
    Phrase("told", "{fact:described}", "{fact}"),
    Phrase("placing", "{state:state}", "is {state}", o.IsState, "4.10.1", {"what": h.Same()}),
    Phrase("placing", "{place:rank}", "is in the {place}", o.StandsAt, "8.3.3.2", {"what": h.Same()}),
    Phrase("placing", "{group:land}", "is among {group}", o.IsAmong, "10.12.1", {"what": h.Same()}),
    Phrase("described", "{feature:quality}", "has {feature}", o.Is, "10.12.1", {"what": h.Same()}),
    row("acting", "{where:at}に<存在する|いる|ある>", "is on {where}", r.IsAt, "5.1.2.4", {"what": h.Same()}),
    Phrase("acting", "{feature:possession}を持つ", "has {feature}", o.Is, "10.12.1", {"what": h.Same()}),
    Phrase("acting", "装備品を装備している", "bears equipment", o.BearsEquipment, "2.1.2.1.2.1", {"what": h.Same()}),
    Phrase(
        "noun_fact",
        "{what:amount_of}が{bound:sheets}",
        "there <bound:is|are> {bound} {what@bound}",
        m.CountIs,
        clause="5.1.1.3",
    ),
    row(
        "noun_fact",
        "<ダイス|その|>結果が{other:reckon}{how:limit_word}",
        "the result of the dice is {how} {other}",
        r.Compares,
        "3.4.5",
        {"one": f.RollResult()},
    ),
    row(
        "verb_fact",
        "<ダイス|その|>結果が{other:rung}{how:degree}",
        "the result of the dice is {how} {other}",
        r.Compares,
        "3.4.5",
        {"one": f.RollResult()},
        also=(Spelt("<ダイス|その|>結果が{other:rung}未満<の|である|>", {"how": "fewer"}),),
    ),
    row(
        "noun_fact",
        "<ダイス|その|そのダイス|>結果が{parity:parity}",
        "the result of the dice is {parity}",
        r.RollIsOdd,
        clause="3.4.5",
    ),
    Phrase("parity", "奇数", "odd", value="odd", clause="3.4.5"),
    Phrase("parity", "偶数", "even", value="even", clause="3.4.5"),
    row(
        "noun_fact",
        "<<ダイス|その|そのダイス|>結果が|出目が|>{bound:bound}",
        "the result of the dice is {bound}",
        o.RollIs,
        clause="3.4.5",
    ),
    Phrase("pile_size", "{what:whole_zone}", "the number of {what}", f.CountOf, "10.17.1"),
    Phrase("pile_size", "{what:whole_deck}", "the number of {what}", f.CountOf, "10.17.1"),
    Phrase("pile_size", "{what:terrains}", "the number of {what}", f.CountOf, "10.17.1"),
    Phrase("pile_size", "{what:units}", "the number of {what}", f.CountOf, "10.17.1"),
    *[
        Phrase("noun_fact", ja, f"it is {en}", o.InPeriod, const={"period": period}, clause="14.6.4.1")
        for ja, en, period, _, _ in PERIODS
        if period != "turn"
    ],
    row("amount_of", "{zone:own_zone}<|のカード>", "<card|cards> in {zone}", n.InZone, const={"what": n.Cards()}),
    Phrase("amount_of", "{zone:own_zone}の{what:kinds}", "{what@} in {zone}", n.InZone, clause="5.1.1.1"),
    Phrase("kinds", "{kind:card_kind}カード", "{kind} <card|cards>", h.CardsOf, clause="2.1.6.1"),
    Phrase("kinds", "{feature:quality}の{what:cards}", "{what@} with {feature}", h.Having, clause="10.11.12"),
    Phrase("sheets", "{n}枚以上", "{n} or more", n.AtLeast, number=MANY),
    Phrase("sheets", "{n}枚以下", "{n} or fewer", n.AtMost, number=MANY),
    Phrase("sheets", "{n}枚未満", "fewer than {n}", q.LessThan, number=MANY),
    row("sheets", "{n}枚<より多い|より多く|を超える|を超えて>", "more than {n}", q.MoreThan, number=MANY),
    Phrase("sheets", "{n}枚", "exactly {n}", m.Exactly, number="n"),
)

_VERB_FACTS: Final = (
    row(
        "verb_fact",
        "{what:any_one}が{feature:quality}<ではない|でない|以外である>",
        "{what} does not have {feature}",
        o.IsNot,
        "10.12.1",
    ),
    row("verb_fact", "{condition:plain_fact}<ではない|でない>", "not: {condition}", r.Contrary, "10.12.1"),
    row(
        "verb_fact",
        "{one:gauge}が{other:rung}{how:degree}",
        "{one} is {how} {other}",
        r.Compares,
        "10.12.1",
        also=(
            "{one:pile_size}が{other:pile_size}{how:degree}",
            Spelt("<{one:gauge}が{other:rung}|{one:pile_size}が{other:pile_size}>未満<の|である|>", {"how": "fewer"}),
        ),
    ),
    row(
        "verb_fact", "{what:any_one}が{gear:such_gear}を装備している", "{what} bears {gear}", r.BearsSuch, "2.1.2.1.2.1"
    ),
    row(
        "verb_fact",
        "{what:here_zone}{bound:sheets}<存在する|ある>",
        "there <bound:is|are> {bound} {what@bound}",
        r.CountsIn,
        "10.17.1",
        also=(Spelt("{what:here_zone}<存在する|ある>", {"bound": n.AtLeast(1)}),),
    ),
    row("verb_fact", "{what:any_one}が{where:at}に<存在する|いる|ある>", "{what} is on {where}", r.IsAt, "5.1.2.4"),
    Phrase("at", "{where:spot}", "{where}", also=("{where:territory}",)),
    Phrase(
        "territory", "{player:side_of}領土", "{player} territory", h.InTerritory, "5.1.2.16", {"what": h.Terrains()}
    ),
    Phrase("here_zone", "{zone:own_zone}に{what:cards}が", "{what@} in {zone}", n.InZone, "5.1.1.1"),
    row("verb_fact", "{what:here_kinds}<存在しない|ない>", "there are no {what}", o.ExistsNot, "5.1.1.1"),
    Phrase("here_kinds", "{zone:own_zone}に{what:kinds}が", "{what@} in {zone}", n.InZone, "5.1.1.1"),
    Phrase("verb_fact", "{what:any_one}が{feature:possession}を持つ", "{what} has {feature}", o.Is, clause="10.12.1"),
    Phrase(
        "verb_fact", "{what:any_one}が{feature:possession}を持たない", "{what} has no {feature}", o.IsNot, "10.12.1"
    ),
    row(
        "verb_fact",
        "{what:any_one}が装備品を{bound:pieces}装備している",
        "{what} bears {bound} pieces of equipment",
        r.BearsSoMany,
        "2.1.2.1.2.1",
    ),
    Phrase(
        "verb_fact", "{what:any_one}が装備品を装備している", "{what} bears equipment", o.BearsEquipment, "2.1.2.1.2.1"
    ),
    Phrase(
        "verb_fact",
        "{what:any_one}が装備品を装備していない",
        "{what} bears no equipment",
        o.BearsNoEquipment,
        clause="2.1.2.1.2.1",
    ),
    row(
        "verb_fact",
        "{what:here}{bound:bodies}<存在する|いる|ある>",
        "there <bound:is|are> {bound} {what@bound}",
        m.CountIs,
        "10.17.1",
        also=(
            "{what:here}<|ちょうど>{bound:bodies}<だけ|のみ|><の|である|>",
            "{what:here}{bound:bodies}だけ<いる|存在する>",
            "{what:fallen}{bound:bodies}<死亡していた|死亡した|死亡している>",
            "{what:of_party_in}が<|ちょうど>{bound:bodies}<だけ|のみ|><の|である|存在する|いる|>",
        ),
    ),
    row("of_party_in", "{party:party}", "units in {party}", h.InParty, "4.4.1", {"what": n.Units()}, number=MANY),
    row(
        "verb_fact",
        "{what:objects}が{bound:pieces}<存在する|いる|ある|の|である>",
        "there <bound:is|are> {bound} {what@bound}",
        m.CountIs,
        "10.17.1",
    ),
    row(
        "verb_fact",
        "{what:here}<存在する|いる|ある>",
        "there are {what}",
        o.Exists,
        "10.12.1",
        also=("{what:fallen}<死亡していた|死亡した|死亡している>",),
    ),
    row(
        "verb_fact",
        "{what:here}<存在しない|いない|ない>",
        "there are no {what}",
        o.ExistsNot,
        "10.12.1",
        also=("{what:fallen}<死亡していなかった|死亡していない|死亡しなかった>",),
    ),
    Phrase("here", "{what:dead}が", "{what}"),
    row("verb_fact", "{what:objects}が<存在する|いる|ある>", "there are {what}", o.Exists, "10.12.1"),
    row("verb_fact", "{what:objects}が<存在しない|いない|ない>", "there are no {what}", o.ExistsNot, "10.12.1"),
    Phrase("here", "{what:kind_of_unit}が", "{what@}"),
    row(
        "here",
        "{where:spot}<に|に存在する|にいる|の>{what:kind_of_unit}が",
        "{what@} on {where}",
        h.OnTerrain,
        "5.1.2.4",
    ),
    row(
        "here", "{party:party}<に|に存在する|にいる|の>{what:kind_of_unit}が", "{what@} in {party}", h.InParty, "4.4.1"
    ),
    row(
        "here",
        "{player:side_of}領土<に|に存在する|にいる|の>{what:kind_of_unit}が",
        "{what@} in {player} territory",
        h.InTerritory,
        "1.2.6",
    ),
    row(
        "here",
        "戦場<に|に存在する|にいる|の|全体に>{what:kind_of_unit}が",
        "{what@} on the whole battlefield",
        s.Everywhere,
        "5.1.2",
        also=("{what:kind_of_unit}が戦場<に|全体に>",),
    ),
    row(
        "verb_fact",
        "<{zone:own_zone}にカードが<|1枚も><ない|存在しない>|{zone:own_zone}が<|1枚も><ない|存在しない>>",
        "no card is in {zone}",
        o.IsEmpty,
        clause="10.5.5",
    ),
    row(
        "verb_fact",
        "{where:bound_for}で戦闘が発生している",
        "a battle is fought on {where}",
        o.BattleAt,
        "8.1.1",
        also=("戦闘が{where:bound_for}で<発生している|行われている>", "{where:bound_for}で戦闘が行われている"),
    ),
    Phrase(
        "verb_fact",
        "{what:whole}が同じ「{characteristic:characteristic}」だけで構成されている",
        "{what} <what:has|have> the same {characteristic} only",
        o.SameOnly,
        clause="10.17.2",
    ),
    row(
        "verb_fact",
        "<この効果で|この効果によって|これによって>{what:one}が死亡した",
        "{what} has died of this effect",
        o.DiedOfThis,
        "12.6.1",
    ),
    row(
        "verb_fact",
        "<この効果で|この効果によって|これによって>{what:one}が死亡<しなかった|していない>",
        "{what} has not died of this effect",
        s.Survived,
        "12.6.1",
    ),
    Phrase("objects", "{what:terrains}", "{what@}"),
    Phrase("objects", "{what:gear}", "{what@}"),
    Phrase("whole", "{what:party}", "{what}"),
    Phrase("whole", "{what:units}すべて", "all {what}", n.All, number=MANY),
    Phrase("bodies", "{n}体以上", "{n} or more", n.AtLeast, number=MANY),
    Phrase("bodies", "{n}体以下", "{n} or fewer", n.AtMost, number=MANY),
    Phrase("bodies", "{n}体未満", "fewer than {n}", q.LessThan, number=MANY),
    row("bodies", "{n}体<より多い|より多く|を超える|を超えて>", "more than {n}", q.MoreThan, number=MANY),
    Phrase("bodies", "{n}体", "exactly {n}", m.Exactly, number="n"),
    Phrase("pieces", "{n}つ以上", "{n} or more", n.AtLeast, number=MANY),
    Phrase("pieces", "{n}つ以下", "{n} or fewer", n.AtMost, number=MANY),
    Phrase("pieces", "{n}つ未満", "fewer than {n}", q.LessThan, number=MANY),
    row("pieces", "{n}つ<より多い|より多く|を超える|を超えて>", "more than {n}", q.MoreThan, number=MANY),
    Phrase("pieces", "{n}つ", "exactly {n}", m.Exactly, number="n"),
)


def _cases(category: str, noun: str, verb: str) -> tuple[Phrase, ...]:
    """Conditions that end in some way, and several of them with かつ or or in between."""
    return (
        row(category, f"{{fact:noun_fact}}{noun}", "{fact}", clause="10.12.1"),
        row(category, f"{{fact:verb_fact}}{verb}", "{fact}", clause="10.12.1"),
        row(category, f"{{one:fact}}、?かつ、?{{other:{category}}}", "{one} and {other}", o.BothHold, clause="4.7.7"),
        row(
            category,
            f"{{one:fact}}<or|または|、または>{{other:{category}}}",
            "{one} or {other}",
            o.EitherHolds,
            clause="4.7.5",
        ),
    )


_CASES: Final = (
    *_cases("case", "の", ""),
    *_cases(
        "case_if", "<なら|ならば|であるなら|であれば|である場合|の場合は|である場合は>", "<なら|ならば|とき|場合は>"
    ),
    *_cases("case_while", "<である限り|であるかぎり|である間|の間>", "<限り|かぎり|間>"),
    Phrase("fact", "{fact:noun_fact}", "{fact}", also=("{fact:noun_fact}であり、", "{fact:noun_fact}で、")),
    Phrase("fact", "{fact:verb_fact}", "{fact}"),
    *_cases("requirement", "<である|の場合|である場合|であるとき|のとき|の時|>", "<|場合|とき|時>"),
)

OCCASION_PHRASES: Final[tuple[Phrase, ...]] = (*MOMENT_PHRASES, *_NOUN_FACTS, *_VERB_FACTS, *_CASES)
