"""How the card texts of honjin tell of their targets one by one, of what was done before, and of one of several.

What narrows units down narrows targets down, too (10.12.1: ～の対象に): `aimed` makes the rows of one from those of the
other. `lone` is a unit of which there is one at most, so that it stands for itself without a number.
"""

import re
from collections.abc import Iterable
from typing import Final

from fuda.games.honjin.phrases.verbs import RU, SO, SURU, verb
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase, Wording
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_LAST_SLOT: Final = re.compile(r"\{what:\w+\}$")
# What says whose a unit is, not what it is like.
_WHOSE: Final = (n.Controlled, r.OfSide, h.HolderUnits, h.Besides)
_NARROWING: Final = ("kind_of_unit", "sort_of_unit")


def aimed(rows: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """The rows that narrow units down, told of the targets."""
    found: list[Phrase] = []
    for each in rows:
        if each.category in _NARROWING and "what" in each.slots and each.node is not None and each.node not in _WHOSE:
            slot = "{what:any_aim}" if each.slots["what"].category == "kind_of_unit" else "{what:aim}"
            normal, *others = [
                Wording(_LAST_SLOT.sub(slot, one.ja), one.const) for one in each.wordings if _LAST_SLOT.search(one.ja)
            ]
            category = "such_target" if each.category == "sort_of_unit" else "any_target"
            found.append(
                Phrase(category, normal.ja, each.en, each.node, each.clause, each.const, None, MANY, tuple(others))
            )
    return tuple(found)


_AIMS: Final = (
    Phrase("aim", "対象", "<target|targets>", h.Target, "10.10.1"),
    Phrase("aim", "{what:such_target}", "{what@}"),
    Phrase("any_aim", "対象", "<target|targets>", h.Target, "10.10.1"),
    Phrase("any_aim", "{what:any_target}", "{what@}"),
    Phrase("any_target", "{what:such_target}", "{what@}", number=MANY),
    row(
        "such_target",
        "{other:placed}である{one:any_aim}",
        "{one@} that are {other}",
        h.InBoth,
        "10.12.1",
        number=MANY,
        also=(
            Spelt("対象のうち、?{other:placed}", {"one": h.Target()}),
            Spelt("対象の{other:own_units}", {"one": h.Target()}),
            "{other:hero}である{one:any_aim}",
        ),
    ),
    Phrase("patient", "{what:any_target}", "all {what}", number=MANY),
    Phrase("someone", "{what:any_target}", "any of the {what}"),
    Phrase("any_one", "{what:one}", "{what}"),
    Phrase("any_one", "{what:lone}", "{what}"),
    Phrase("any_one", "{what:place_of_this}", "{what}"),
    row(
        "place_of_this",
        "このユニット<が存在する|の存在する|のいる|がいる>地形",
        "the terrain of this unit",
        h.ThisPlace,
        "5.1.2.19",
    ),
    row(
        "verb_fact",
        "{what:any_one}が{group:party_group}に<属している|属する|参加している>",
        "{what} belongs to {group}",
        s.Belongs,
        "4.4.1",
    ),
    row(
        "party_group",
        "{side:side}<|の>パーティ",
        "units of {side}",
        r.OfSide,
        "1.3.7",
        {"what": n.Units()},
        number=MANY,
    ),
    Phrase(
        "party_group",
        "{player:owner}パーティ",
        "{player} units",
        n.Controlled,
        "4.4.1.2",
        {"what": n.Units()},
        number=MANY,
    ),
    Phrase("patient", "それ以外の対象", "all other targets", s.RestTargets, "10.12.1", number=MANY),
    row(
        "lone",
        "最前列の{what:own_units}",
        "the {what} in the front",
        h.Foremost,
        "8.3.3.2",
        also=("{what:of_party}<最前列のユニット|最前列に<存在する|いる>ユニット>",),
    ),
    row(
        "lone",
        "最後列の{what:own_units}",
        "the {what} in the rear",
        h.Rearmost,
        "8.3.3.2",
        also=("{what:of_party}<最後列のユニット|最後列に<存在する|いる>ユニット>",),
    ),
    row("of_party", "{player:owner}<パーティの|の>", "{player} unit", n.Controlled, "4.4.1.2", {"what": n.Units()}),
    row(
        "one",
        "{what:used}を使用<した|中の|している>ユニット",
        "the unit that used {what}",
        s.UserOf,
        "10.13.1",
    ),
    Phrase("used", "対象", "the target", h.Target, "10.10.1"),
    row(
        "hero", "英雄", "<unit|units> with hero status", h.Having, "15.1.1", {"feature": f.IsHero(), "what": n.Units()}
    ),
    row("hero", "{player:owner}<の|>{what:hero_alone}", "{player} {what@}", n.Controlled, "15.1.1"),
    row(
        "hero_alone",
        "英雄",
        "<unit|units> with hero status",
        h.Having,
        "15.1.1",
        {"feature": f.IsHero(), "what": n.Units()},
    ),
)

# By what word a text names what was done: Japanese, English, record.
_WAYS: Final = (
    ("破棄", "し", "discarded", "discard"),
    ("除外", "し", "removed", "remove"),
    ("補充", "し", "refilled", "refill"),
    ("公開", "し", "shown", "show"),
    ("召喚", "し", "summoned", "summon"),
    ("行動完了に", "し", "made finished", "finish"),
    ("手札に戻", "さ", "returned", "return"),
)
_OBJECTS: Final = "<|手札を|カードを|それを|そのカードを|そのユニットを>"


def _hanging() -> tuple[Phrase, ...]:
    """Sentences that hang on whether the one before was carried out."""
    undone = (
        "<そうしなかった|そうしない|しなかった|行わなかった|それを行わなかった|実行しなかった|できなかった|そうできなかった|"
        "適用されなかった|効果が適用されなかった>場合<、|は、|には、>{effect:plan}。"
    )
    found = [
        row(
            "sentence",
            undone,
            "if that was not done, {effect}.",
            s.IfUndone,
            "10.12.1",
            {"way": ""},
            also=("そうし<なければ|ないなら|ないならば|なかったなら>、{effect:plan}。",),
        )
    ]
    for ja, stem, en, way in _WAYS:
        done = ja + {"し": "した", "さ": "した"}[stem]
        able = ja + {"し": "でき", "さ": "せ"}[stem]
        found.append(
            row(
                "sentence",
                f"{_OBJECTS}<{ja}{stem}なかった|{ja}{stem}ない|{able}なかった|{able}ない>場合<、|は、>{{effect:plan}}。",
                f"if nothing was {en}, {{effect}}.",
                s.IfUndone,
                "10.12.1",
                {"way": way},
                also=(f"{_OBJECTS}<{ja}{stem}なければ|{ja}{stem}ないなら>、{{effect:plan}}。",),
            )
        )
        found.append(
            row(
                "sentence",
                f"{_OBJECTS}{done}<場合、|場合は、|なら、|ならば、>{{effect:plan}}。",
                f"if something was {en}, {{effect}}.",
                s.IfDone,
                "10.12.1",
                {"way": way},
            )
        )
    return tuple(found)


_FACTS: Final = (
    row(
        "verb_fact",
        "<この効果で|この効果によって|これによって|これにより>対象が<すべて|全員>死亡した",
        "all targets have died of this effect",
        s.AllDied,
        "12.6.1",
    ),
    Phrase("plain_fact", "{what:any_one}が{group:placed}", "{what} is among {group}", o.IsAmong, "10.12.1"),
    row(
        "noun_fact",
        "{group:crowd}が{what:this}<だけ|のみ>",
        "{group} <group:is|are> {what} alone",
        s.Alone,
        "4.4.1",
        also=("{group:crowd}が{what:this}1体<だけ|のみ|>",),
    ),
    Phrase("crowd", "{group:party}", "{group}"),
    Phrase("crowd", "{group:units}", "all {group}", number=MANY),
    Phrase("noun_fact", "{what:that}が{sort:kinds}", "{what} is among {sort}", s.IsCard, "2.1.6.1"),
    row("that", "そのカード", "that card", h.ThatCard, "10.5.4.1", also=("それ",)),
    Phrase("that", "{what:such_one}", "{what}"),
    Phrase("prey", "{what:such_one}", "{what}"),
    *[
        row("such_one", f"{ja}したカード", f"the card {en}", s.SuchCard, "10.5.4.1", {"way": way})
        for ja, en, way in (("破棄", "discarded", "discard"), ("公開", "shown", "show"), ("除外", "removed", "remove"))
    ],
    row(
        "verb_fact",
        "{what:any_one}が{kind:use}を使用<している|中である>",
        "{what} is using {kind}",
        s.UsesNow,
        "10.13.1",
        also=("{what:any_one}が{kind:use}を使用中の",),
    ),
    row(
        "verb_fact",
        "{what:any_one}が攻撃<している|に参加している|中である|中の>",
        "{what} is attacking",
        s.UsesNow,
        "10.13.1",
        {"kind": "attack"},
    ),
    Phrase(
        "possession",
        "{characteristic:characteristic}",
        "any {characteristic}",
        s.HasAny,
        "2.1.22.1",
        also=("「{characteristic:characteristic}」",),
    ),
)

_AMOUNTS: Final = (
    row(
        "gauge",
        "{what:units}の<うち|中で|>最も{end:end}{figure:figure}",
        "the {end} {figure} of all {what}",
        s.BestOf,
        "10.17.1",
        also=("{what:units}の<中の|うちの>最も{end:end}{figure:figure}",),
    ),
    row("gauge", "対象の<数|ユニットの数>", "the number of targets", s.TargetCount, "10.10.10"),
    Phrase("gauge", "{what:lone}の{figure:figure}", "the {figure} of {what}", f.FigureOf, "4.1.14"),
)

_DEEDS: Final = (
    *verb(
        RU,
        "{what:prey}を<|所有者の|その所有者の|持ち主の|自軍>山札に加え",
        "<puts|put> {what} into the deck",
        s.PutIntoDeck,
        "5.1.1.4",
        besides=((SO, "{what:prey}を<|所有者の|その所有者の|持ち主の|自軍>山札に戻"),),
    ),
    *verb(
        SO,
        "{what:patient}が使用中の効果のダイスを<|すべて>振りなお",
        "<rolls|roll> all dice again of what {what} <what:uses|use>",
        s.RerollUse,
        "3.4.6",
        also=(
            "{what:patient}<の効果の|の>ダイスを<|すべて>振り<なお|直>",
            "{what:patient}が使用中の効果のダイスを<|すべて>振り直",
        ),
    ),
)

_EQUIPMENT: Final = (
    *verb(
        SO,
        "{what:patient}が装備している装備品を{n}つ選び、<|所有者の>手札に戻",
        "<chooses|choose> {n:piece} of equipment of {what} and <returns|return> it to hand",
        s.ReturnEquipment,
        "5.1.1.4",
        also=("{what:patient}<が装備している|の>装備品を{n}つ<|選び、|選んで><|所有者の>手札に戻",),
    ),
    *verb(
        SURU,
        "{what:patient}が装備している装備品を{n}つ選び、<ゲームから|>除外",
        "<chooses|choose> {n:piece} of equipment of {what} and <removes|remove> it from the game",
        s.RemoveEquipment,
        "12.5.1",
        also=("{what:patient}<が装備している|の>装備品を{n}つ<|選び、|選んで><ゲームから|>除外",),
    ),
    *verb(
        RU,
        "{player:side_of}パーティの<最前列|最前列のユニット>と<最後列|最後列のユニット>の<位置|隊列|場所>を入れ替え",
        "the units in the front and in the rear of {player} party change places",
        s.SwapEnds,
        "8.3.3.1",
    ),
    *verb(
        RU,
        "対象の<位置|隊列|並び順>を入れ替え",
        "the targets change places",
        s.SwapTargets,
        "8.3.3.1",
        also=("対象同士の<位置|隊列>を入れ替え",),
    ),
    *verb(
        SURU,
        "<|自軍|自身の|自分の>手札が{n}枚になる<まで|ように>、?カードを補充",
        "<refills|refill> until there are {n:card} in the hand",
        s.RefillTo,
        "12.3.1.3",
        also=("<|自軍|自身の|自分の>手札が{n}枚になる<まで|ように>、?補充",),
    ),
)

_EVENTS: Final = (
    row(
        "event",
        "{by:someone}が{what:struck}に攻撃ダメージを与えた",
        "{by} has dealt attack damage to {what}",
        s.DealtAttack,
        "9.4",
        also=(Spelt("{by:someone}が攻撃ダメージを与えた", {"what": m.AnyOf(n.Units())}),),
    ),
    row(
        "event",
        "{what:someone}が{bound:points}の【{kinds:damage+/}】ダメージを受けた",
        "{what} has taken {bound} {kinds: or } damage",
        s.TookSoMuch,
        "4.5.1",
    ),
    row(
        "event",
        "{what:someone}が{bound:points}のダメージを受けた",
        "{what} has taken {bound} damage",
        s.TookSoMuch,
        "4.5.1",
        {"kinds": ()},
    ),
    row("points", "{n}<点|>以上", "{n} or more", n.AtLeast),
    row("points", "{n}<点|>以下", "{n} or less", n.AtMost),
    row("event", "{what:someone}が戦場<を|から>離れた", "{what} has left the battlefield", s.LeftField, "5.1.1.8"),
    row(
        "event",
        "{what:someone}が{where:goal}<への|へ|に><進軍に成功|進軍して成功>した",
        "{what} has marched to {where} with success",
        s.SucceededAt,
        "12.2.5.2.1",
        also=("{where:goal}<に|へ>{what:someone}が進軍に成功した",),
    ),
    Phrase("goal", "{where:bound_for}", "{where}", also=("{where:territory}",)),
    *[
        row(
            "event",
            f"{{what:someone}}が{{where:goal}}<に|へ>{ja}された",
            f"{{what}} has been {en} to {{where}}",
            s.SummonedAt,
            "12.2.7.1",
            {"way": way},
            also=(f"{{where:goal}}<に|へ>{{what:someone}}が{ja}された",),
        )
        for ja, en, way in (
            ("召喚", "summoned", "any"),
            ("普通召喚", "summoned normally", "normal"),
            ("即時召喚", "summoned instantly", "instant"),
        )
    ],
    row(
        "event",
        "{what:borne_thing}が<|ユニットに>装備された",
        "{what} has been given to a unit",
        s.WasBorne,
        "12.2.8.9",
        also=(Spelt("このユニットがこの装備品を装備した", {"what": h.ThisEquipment()}),),
    ),
    Phrase("borne_thing", "この装備品", "this equipment", h.ThisEquipment, "4.7.2"),
    Phrase("borne_thing", "{what:kind_of_gear}", "any {what@what}", m.AnyOf),
    row(
        "verb_fact",
        "<ダイスの目がすべて同じ|ダイスの目が同じ|すべてのダイスの目が同じ><|である>",
        "all dice show the same",
        s.AllAlike,
        "3.4.5",
        also=("<ダイスが|ダイス結果が|>ゾロ目の",),
    ),
)

# What is done with the card just asked about, not named again: Japanese, before もよい, English, record.
_ELIDED: Final = (
    ("手札に加える", "手札に加えて", "add it to hand", t.AddToHand),
    ("手札に戻す", "手札に戻して", "return it to hand", t.ReturnToHand),
    ("破棄する", "破棄して", "discard it", t.Discard),
    ("ゲームから除外する", "ゲームから除外して", "remove it from the game", t.Remove),
)


def _of_it() -> tuple[Phrase, ...]:
    """Acts on the card of which the sentence asks."""
    rows: list[Phrase] = []
    for ja, before, en, node in _ELIDED:
        rows.append(Phrase("of_it", ja, en, node, "10.5.4.1", {"what": h.ThatCard()}))
        rows.append(Phrase("of_it_te", before, en, node, "10.5.4.1", {"what": h.ThatCard()}))
    place = "<自軍|>山札の<1番|>{place:deck_end}に"
    for category, ends in (("of_it", ("置く", "戻す")), ("of_it_te", ("置いて", "戻して"))):
        both = place + f"<{ends[0]}|{ends[1]}>"
        rows.append(row(category, both, "put it {place} of the deck", t.PutOnDeck, "5.1.1.4", {"what": h.ThatCard()}))
    rows += [
        Phrase("of_it_all", "{effect:of_it}", "{effect}"),
        Phrase("of_it_all", "{effect:of_it_te}もよい", "you may {effect}", n.May, "10.1.14", {"player": h.Oneself()}),
        row(
            "card_case",
            "{what:that}が{sort:kinds}<の場合|である場合|だった場合|なら|ならば|であれば>",
            "{what} is among {sort}",
            s.IsCard,
            "2.1.6.1",
        ),
        Phrase("plan", "{first:act_ren}、{second:asked_it}", "{first}; {second}", s.AndAsk),
        row(
            "asked_it",
            "{condition:card_case}、?{effects:of_it_all}",
            "if {condition}, {effects}",
            n.If,
            "10.12.1",
        ),
    ]
    return tuple(rows)


_BOUNDS: Final = (
    row(
        "sentence",
        "<|ただし、>nは{n}以下<でなければならない|である|とする|の整数である|の整数とする|>。",
        "n is {n} at most.",
        s.AtMostN,
        "1.3.2",
        also=("<|ただし、>nは{n}までとする。", "<|ただし、>nの最大値は{n}<である|とする|>。", "(nは{n}以下)"),
    ),
)

_PICK: Final = (
    "<次の|以下の><うち|中から|効果のうち|効果から|いずれか|効果の中から|うちいずれか|うちから>1つを"
    "<選ぶ|選び、適用する|選んで適用する|選択する|行う|選んで行う|選び、行う>。"
)
_MODES: Final = (
    row(
        "sentence",
        _PICK + "{options:mode+、または}。",
        "choose one: {options: or }.",
        s.Modes,
        "10.1.7",
        also=(
            _PICK + "{options:mode+または}<|。>",
            _PICK + "{options:mode+、}<|。>",
            _PICK + "{options:mode+}<|。>",
            _PICK + "\n{options:bullet+\n}",
            "{options:mode+または}の<うち|いずれか|どちらか|うちいずれか|うちどちらか|中から><|1つを><選ぶ|選び、適用する|選んで適用する|行う>。",
        ),
    ),
    Phrase("mode", "「{effect:plan}」", "“{effect}”", also=("「{effect:plan}。」",)),
    row("bullet", "<・|①|②|③|(1)|(2)|(3)>{effect:plan}<。|>", "“{effect}”"),
)

_LOSSES: Final = (
    Phrase("lost_all", "{lost:lost}", "{lost}"),
    row(
        "lost_all", "{one:lost}<と|&|および>{other:lost_all}", "{one} and {other}", s.LostBoth, "10.15.2.1", number=MANY
    ),
    row(
        "standing_change",
        "「弱点:<好きな|任意の>ダメージ属性(+{n}ダメージ)」",
        "Weakness to a damage attribute of your choice (+{n} damage)",
        s.AnyWeakness,
        "13.1.8.1",
    ),
)

TELLING_PHRASES: Final[tuple[Phrase, ...]] = (
    *_AIMS,
    *_hanging(),
    *_FACTS,
    *_AMOUNTS,
    *_DEEDS,
    *_EQUIPMENT,
    *_EVENTS,
    *_of_it(),
    *_BOUNDS,
    *_MODES,
    *_LOSSES,
)
