"""How conditions are worded. `denied` ends in a denial, `joined` is followed by another one, `trial` is tried out."""

from typing import Final

from fuda.games.hanyo.phrases.comparing import COMPARED, OVER
from fuda.games.hanyo.phrases.counting import THERE, but_became, counting
from fuda.games.hanyo.phrases.past import DEEDS, PAST, WON
from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.japanese.conditions import given
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import figures as f
from fuda.language.words import measures as q
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Value

_JOINED: Final = (
    Phrase("condition", "{condition:simple}", "{condition}"),
    row("condition", "{condition:denied}", "not: {condition}", q.Not),
    row(
        "condition",
        "{first:joined}、かつ、{second:condition}",
        "{first} and {second}",
        q.And,
        also=("{first:joined}<、|、かつ|かつ|かつ、>{second:condition}",),
    ),
    row(
        "condition",
        "{first:simple}か、または{second:condition}",
        "{first} or {second}",
        q.Or,
        also=("{first:simple}<か、|か|、または|または|、もしくは|もしくは|または、>{second:condition}",),
    ),
)

# So many were moved by the sentence before.
_DONE_SO: Final = (
    *[
        (did, "た")
        for did in ("捨て", "戻し", "公開し", "置い", "加え", "つけ", "つけ替え", "引い", "KOし", "捨て場に置い")
    ],
    *[(did, "られた") for did in ("捨て",)],
    ("取り除い", "た"),
    ("選ん", "だ"),
)

_LYING: Final = (("レスト", "rest"), ("スタン", "stun"))  # verbs for a state

_SIMPLE: Final = (
    *THERE,
    *given(
        "{what:object}がエリアに%",
        "iru",
        "{what} is in an area",
        "{what} is in an area",
        k.IsInArea,
        "306.1",
        also=("{what:object}が<場に|>%",),
    ),
    *counting("units", "bodies", "<いる|存在する|ある>", "<いない|存在しない|ない>"),
    *counting("cards", "sheets", "<ある|存在する>", "<ない|存在しない>"),
    *[
        row(each.category, each.ja, each.en, each.node, each.clause, also=but_became(each))
        for each in counting("counters", "pieces", "<ある|置かれている>", "<ない|置かれていない>")
    ],
    *given(
        "{what:object}が{state:state}%",
        "de",
        "{what} is {state}",
        "{what} is {state}",
        h.IsInState,
        "908.2",
        also=(
            "{what:object}が{state:state}になっている",
            *[Spelt(f"{{what:object}}が{ja}している", {"state": state}) for ja, state in _LYING],
        ),
    )[:1],
    row(
        "denied",
        "{what:object}が{state:state}でない",
        "{what} is {state}",
        h.IsInState,
        clause="908.2",
        also=(
            "{what:object}が{state:state}<ではない|になっていない>",
            *[Spelt(f"{{what:object}}が{ja}していない", {"state": state}) for ja, state in _LYING],
        ),
    ),
    row(
        "joined",
        "{what:object}が{state:state}であり",
        "{what} is {state}",
        h.IsInState,
        clause="908.2",
        also=(
            "{what:object}が{state:state}で",
            *[Spelt(f"{{what:object}}が{ja}して<おり|いて>", {"state": state}) for ja, state in _LYING],
        ),
    ),
    *given(
        "{what:object}がメイン・ユニット%",
        "de",
        "{what} is a main unit",
        "{what} is a main unit",
        h.IsMain,
        "307.2",
        also=("{what:object}が<自分の|>メイン・エリアに<いる|ある>",),
    )[:1],
    row(
        "denied",
        "{what:object}がメイン・ユニットでない",
        "{what} is a main unit",
        h.IsMain,
        clause="307.2",
        also=("{what:object}がメイン・<ユニットではない|エリアにいない>",),
    ),
    row(
        "joined",
        "{what:object}がメイン・ユニットであり",
        "{what} is a main unit",
        h.IsMain,
        clause="307.2",
        also=("{what:object}がメイン・<ユニットで|エリアにいて|エリアにおり>",),
    ),
    *given(
        "{what:object}がスタンバイ・ユニット%",
        "de",
        "{what} is a standby unit",
        "{what} is a standby unit",
        h.IsStandby,
        "308.2",
        also=("{what:object}が<自分の|>スタンバイ・エリアに<いる|ある>",),
    )[:1],
    row(
        "joined",
        "{what:object}がスタンバイ・ユニットであり",
        "{what} is a standby unit",
        h.IsStandby,
        clause="308.2",
        also=("{what:object}がスタンバイ・<ユニットで|エリアにいて|エリアにおり>",),
    ),
    *given(
        "{what:object}が{attribute:attribute}属性%",
        "de",
        "{what} is a {attribute} unit",
        "{what} is a {attribute} unit",
        h.HasAttribute,
        "204.2",
        also=("{what:object}<の属性が{attribute:attribute}%|が{attribute:attribute}属性のユニット%>",),
    ),
    *given(
        "{what:object}が{first:attribute}属性か{second:attribute}属性%",
        "de",
        "{what} is a {first} or {second} unit",
        "{what} is a {first} or {second} unit",
        k.HasEither,
        "204.2",
        also=("{what:object}が{first:attribute}<属性|><または|か|もしくは>{second:attribute}属性%",),
    ),
    row(
        "simple",
        "{what:object}のダメージが{bound:points}である",
        "{what} has {bound} damage",
        h.DamageIs,
        clause="916.3",
        also=(
            "{what:object}の<ダメージ|ダメージマーカー>が{bound:points}<|の|点である>",
            "{what:object}<が受けているダメージが|に置かれているダメージマーカーが>{bound:points}<である|>",
            Spelt("{what:object}がダメージを受けている", {"bound": n.AtLeast(1)}),
            Spelt("{what:object}に<ダメージマーカー|ダメージ>が<置かれている|ある>", {"bound": n.AtLeast(1)}),
            Spelt("{what:object}がダメージを受けていない", {"bound": m.Exactly(0)}),
            Spelt("{what:object}に<ダメージマーカー|ダメージ>が<置かれていない|ない>", {"bound": m.Exactly(0)}),
        ),
    ),
    row(
        "denied",
        "{what:object}のダメージが{bound:points}でない",
        "{what} has {bound} damage",
        h.DamageIs,
        clause="916.3",
    ),
    row(
        "joined",
        "{what:object}のダメージが{bound:points}であり",
        "{what} has {bound} damage",
        h.DamageIs,
        clause="916.3",
        also=(
            "{what:object}のダメージが{bound:points}で",
            Spelt("{what:object}がダメージを受けて<おり|いて>", {"bound": n.AtLeast(1)}),
        ),
    ),
    row(
        "simple",
        "その枚数が{bound:sheets}である",
        "that many is {bound}",
        q.AmountIs,
        const={"amount": q.SoMany()},
        clause="104.2",
        also=(
            "<その枚数|その数|その体数|同じ枚数>が<{bound:sheets}|{bound:bodies}|{bound:pieces}><である|の|だった|>",
            *[
                f"<こうして|この効果で|>{{bound:{bound}}}<{'|'.join([f'{did}{end}' for did, end in _DONE_SO])}>"
                for bound in ("sheets", "bodies", "pieces")
            ],
        ),
    ),
    *given(
        "{what:object}の{figure:other_figure}が{bound:points}%",
        "de",
        "{what} has {bound} {figure}",
        "{what} has {bound} {figure}",
        f.FigureIs,
        "203.2",
        also=(
            "{what:object}が{figure:other_figure}{bound:points}%",
            Spelt("{what:object}のHPが<あと|残り>{bound:points}%", {"figure": "left"}),
        ),
    ),
    *given(
        "{player:whose}のスタンバイ・エリアに空きが%",
        "aru",
        "{player} standby areas are not all occupied",
        "{player} standby areas are not all occupied",
        k.HasRoom,
        "308.1",
        also=("{player:whose}の<空いているスタンバイ・エリア|スタンバイ・エリアの空き>が%",),
    ),
)

_OF_SETS: Final = (
    row(
        "simple",
        "{what:object}に強化がセットされている",
        "a card is set on {what}",
        k.HasSets,
        clause="905.3a",
        also=(
            "{what:object}に<カード|強化カード>がセットされている",
            "{what:object}が強化をセットされている",
        ),
    ),
    row(
        "denied",
        "{what:object}に強化がセットされていない",
        "a card is set on {what}",
        k.HasSets,
        clause="905.3a",
        also=("{what:object}にカードがセットされていない",),
    ),
    *given(
        "{what:object}に{group:sort}がセットされて%",
        "iru",
        "a {group@what} is set on {what}",
        "a {group@what} is set on {what}",
        k.HasSetOf,
        "905.3a",
    ),
    row(
        "simple",
        "{what:object}が「{name:name}」を持つ",
        "{what} has “{name}”",
        k.HasSkill,
        clause="902.1b",
        also=("{what:object}が<スキル|EXスキル|>「{name:name}」を<持つ|持っている>",),
    ),
    row(
        "simple",
        "{what:object}の名前に「{name:name}」が含まれる",
        "{what} has “{name}” in the name",
        k.HasName,
        clause="902.1a",
        also=("{what:object}の名前が「{name:name}」を含む",),
    ),
    row(
        "simple",
        "{what:object}がKOしている",
        "{what} is knocked out",
        k.IsKnockedOut,
        clause="909.1",
        also=("{what:object}が<KO状態である|KOされている|KO状態>",),
    ),
    *given(
        "{what:some_card}が{group:special}%",
        "de",
        "{what} is {group}",
        "{what} is {group}",
        f.IsAmong,
        "201.3",
    ),
    row(
        "some_card",
        "それ",
        "it",
        n.That,
        also=(
            "<そのカード|そのユニット|公開したカード|捨てたカード|置いたカード|引いたカード|捨てられたカード|公開されたカード|置かれたカード|選んだカード>",
        ),
    ),
    *given(
        "{what:object}が{of:object}に有利%",
        "de",
        "{what} has the advantage over {of}",
        "{what} has the advantage over {of}",
        k.IsStrongAgainst,
        "205.1",
        also=(
            "{what:object}が{of:object}<に対して|の属性に|の属性に対して>有利%",
            "{of:object}が{what:object}の有利<で指定された|の|に指定された|が指定する|に書かれた>属性%",
            "{of:object}の属性が{what:object}の有利<で指定された|の|に指定された|が指定する|に書かれた>属性%",
            "{what:object}が{of:object}<|の属性><への|に対する>有利を持つ",
        ),
    ),
    *given(
        "{what:object}が{of:object}と同じ属性%",
        "de",
        "{what} shares an attribute with {of}",
        "{what} shares an attribute with {of}",
        k.SharesAttribute,
        "204.2",
        also=(
            "{what:object}<の属性が|が>{of:object}と<同じ属性を持つ|同じ|共通の属性を持つ>",
            "{what:object}と{of:object}<が同じ属性|の属性が同じ>%",
            Spelt("{of:object}と<属性が同じ|同じ属性>%", {"what": h.ThisUnit()}),
        ),
    ),
)

_TURNS: Final = (
    row(
        "simple",
        "{player:whoses}のターンである",
        "it is {player} turn",
        n.TurnOf,
        clause="105.1",
        also=("{player:whoses}のターン",),
    ),
    row(
        "denied",
        "{player:whoses}のターンでない",
        "it is {player} turn",
        n.TurnOf,
        clause="105.1",
        also=("{player:whoses}のターンではない",),
    ),
    *given(
        "{player:whoses}の{phase:phase}%",
        "de",
        "it is {player} {phase}",
        "it is {player} {phase}",
        n.PhaseOf,
        "501.1",
        also=("{player:whoses}の{phase:phase}中%",),
    ),
)

_DENIED: Final = {
    "ない": "なければ",
    "{deed:did_not}": "{deed:did_not_if}",
    "{deed:undone}": "{deed:undone_if}",
}

_AFFIRMED: Final = {"である": "であれば", "いる": "いれば", "がある": "があれば", "{how:how}": "{how:how_if}"}


def _provided(phrase: Phrase, category: str, endings: dict[str, str]) -> tuple[Phrase, ...]:
    """The form of a condition before another sentence: いない becomes いなければ, である becomes であれば."""
    found: dict[tuple[tuple[str, Value], ...], list[str]] = {}
    for wording in phrase.wordings:
        for ending, form in endings.items():
            if wording.ja.endswith(ending):
                spelt = wording.ja.removesuffix(ending) + form
                found.setdefault(tuple(wording.const.items()), []).append(spelt)
    made = (phrase.node, phrase.clause)
    if () in found:
        first, *others = found.pop(())
        more = [Wording(spelt, dict(const)) for const, each in found.items() for spelt in each]
        also: tuple[str | Wording, ...] = (*others, *more)
        return (Phrase(category, first, phrase.en, *made, phrase.const, None, phrase.number, also),)
    rows: list[Phrase] = []
    for const, (first, *others) in found.items():
        if not {name for name, _ in const} <= set(_SAID):
            continue
        english = _without(phrase.en, dict(const))
        consts = {**phrase.const, **dict(const)}
        rows.append(Phrase(category, first, english, *made, consts, None, phrase.number, tuple(others)))
    return tuple(rows)


# How a slot is said in English that a wording fills by itself.
_SAID: Final = {"bound": "no", "deed": "had a unit knocked out", "player": "you"}


def _without(english: str, const: dict[str, Value]) -> str:
    """The English of a row without the slots that a wording fills itself."""
    for name in const:
        english = english.replace(f"{{{name}}}", _SAID[name])
    return english.replace("<player:has|have>", "have") if "player" in const else english


ROWS: Final = (*_JOINED, *_SIMPLE, *COMPARED, *_OF_SETS, *OVER, *_TURNS, *PAST, *WON, *DEEDS)

_IF: Final = tuple(
    [
        made
        for each in ROWS
        if each.category in ("simple", "denied")
        for made in (
            _provided(each, "provided", {**_DENIED, **_AFFIRMED})
            if each.category == "simple"
            else _provided(each, "unless", _DENIED)
        )
    ]
)

CONDITION_PHRASES: Final[tuple[Phrase, ...]] = (
    *ROWS,
    *_IF,
    row("provided", "勝てば", "you win", k.HasWon, clause="919.1", also=("<自分が勝てば|相手が負ければ>",)),
    row("provided", "負ければ", "you lose", k.HasLost, clause="919.1", also=("<自分が負ければ|相手が勝てば>",)),
    Phrase("unless_so", "{condition:provided}", "{condition}"),
    row("unless_so", "{condition:unless}", "not: {condition}", q.Not),
)
