"""How conditions are worded. `denied` ends in a denial, `joined` is followed by another one."""

from typing import Final

from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese import conditions
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words.nodes import Node, Value


def given(
    ja: str,
    verb: str,
    en: str,
    un: str,
    node: type[Node],
    clause: str = "",
    const: dict[str, Value] | None = None,
    also: tuple[str | Spelt, ...] = (),
) -> tuple[Phrase, ...]:
    """A condition in all its forms; its subject may be left out where it is the unit that is spoken of."""
    left_out = _left_out((ja, *[each for each in also if isinstance(each, str)]))
    return conditions.given(ja, verb, en, un, node, clause, const, (*also, *left_out), conditions.ALL)


def _left_out(patterns: tuple[str, ...]) -> tuple[Spelt, ...]:
    """The same wordings without their subject, which is then the unit that is spoken of."""
    heads = ("{what:one}が", "{what:one}が", "{what:one}の")
    found: list[Spelt] = []
    for each in patterns:
        head = next((head for head in heads if each.startswith(head)), "")
        if head and "{what" not in each[len(head) :] and not each[len(head) :].startswith("<"):
            found.append(Spelt(each[len(head) :], {"what": g.Its()}))
    return tuple(found)


_CONDITIONS: Final = (
    Phrase("condition", "{condition:simple}", "{condition}"),
    row("condition", "{condition:denied}", "not: {condition}", q.Not),
    row("if_so", "{condition:if_not}", "not: {condition}", q.Not),
    row(
        "if_so",
        "{what:units}が{bound:bodies}いれば",
        "there are {bound} {what}",
        m.CountIs,
        also=("{what:units}<が|の数が>、?{bound:bodies}<であれば|いれば>",),
    ),
    row(
        "if_so",
        "{what:cards}が{bound:sheets}あれば",
        "there are {bound} {what}",
        m.CountIs,
        also=("{what:cards}<が|の枚数が>、?{bound:sheets}<であれば|あれば>",),
    ),
    row(
        "if_so",
        "{player:whose}の{thing:thing}が{than:whom}より{how:how_if}",
        "{player} {thing} are {how} those of {than}",
        q.HasMore,
        also=("{player:whose}の{thing:thing}<が|の数が|の枚数が>、?{than:whom}<より|よりも>{how:how_if}",),
    ),
    row("how_if", "多ければ", "more than", value="more", also=("<高ければ|大きければ>",)),
    row("how_if", "少なければ", "less than", value="less", also=("<低ければ|小さければ>",)),
    row(
        "against",
        "{group:units}に対して",
        "this unit is fighting {group}",
        q.FightsAgainst,
        const={"what": o.ThisUnit()},
        clause="X5.1",
        also=("{group:units}<に対しては|との戦闘では|との戦闘中|との戦闘で|を攻撃する時>",),
    ),
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
        also=("{first:simple}<か、|、または|または>{second:condition}",),
    ),
    row(
        "simple",
        "{what:units}が{bound:bodies}である",
        "there are {bound} {what}",
        m.CountIs,
        also=(
            "{what:units}<が|の数が>、?{bound:bodies}<|いる|存在する|の|だ>",
            "{what:units}が{bound:only_bodies}<いない|存在しない>",
            "{bound:bodies}の{what:units}が<いる|存在する>",
        ),
    ),
    row(
        "denied",
        "{what:units}が{bound:bodies}でない",
        "there are {bound} {what}",
        m.CountIs,
        also=("{what:units}が{bound:bodies}<ではない|いない>",),
    ),
    row(
        "joined",
        "{what:units}が{bound:bodies}であり",
        "there are {bound} {what}",
        m.CountIs,
        also=("{what:units}が{bound:bodies}<で|いて|おり>",),
    ),
    row(
        "simple",
        "{what:cards}が{bound:sheets}である",
        "there are {bound} {what}",
        m.CountIs,
        also=(
            "{what:cards}<が|の枚数が>、?{bound:sheets}<|ある|存在する|の|だ>",
            "{what:cards}が{bound:only_sheets}<ない|存在しない>",
            "{bound:sheets}の{what:cards}が<ある|存在する>",
        ),
    ),
    row(
        "denied",
        "{what:cards}が{bound:sheets}でない",
        "there are {bound} {what}",
        m.CountIs,
        also=("{what:cards}が{bound:sheets}<ではない|ない>",),
    ),
    row(
        "joined",
        "{what:cards}が{bound:sheets}であり",
        "there are {bound} {what}",
        m.CountIs,
        also=("{what:cards}が{bound:sheets}<で|あって|あり>",),
    ),
    *given(
        "{what:units}が%",
        "iru",
        "there is {what}",
        "there is {what}",
        q.Exists,
        also=(
            "フィールドに{what:units}が%",
            "場に{what:units}が%",
            "{what:units}がフィールドに%",
            "{what:units}が場に%",
            "{what:units}が1体でも%",
            "{what:units}が1体も%",
        ),
    ),
    row(
        "simple",
        "{player:side}に{what:units}がいる",
        "there are {player} {what}",
        q.SideHas,
        also=("{player:side}のフィールドに{what:units}がいる",),
    ),
    row("denied", "{player:side}に{what:units}がいない", "there are {player} {what}", q.SideHas),
    row(
        "simple",
        "{what:one}の気力が最大気力の半分{how:half_how}である",
        "{what} has {how} half of its maximum spirit",
        q.IsHalf,
        clause="X3.2",
        also=(
            "{what:one}の気力が<最大気力の|最大値の|最大の|>半分{how:half_how}<|である>",
            "{what:one}の気力チップが<最大気力の|最大の|>半分{how:half_how}<|である>",
            Spelt("気力が<最大気力の|最大値の|最大の|>半分{how:half_how}<|である>", {"what": g.Its()}),
        ),
    ),
    row("only_bodies", "{n}体しか", "exactly {n}", m.Exactly),
    row("only_sheets", "{n}枚しか", "exactly {n}", m.Exactly),
    row("half_how", "以下", "at most", value="most"),
    row("half_how", "以上", "at least", value="least"),
    row("half_how", "未満", "less than", value="less", also=("より少ない",)),
    row("half_how", "より多い", "more than", value="more", also=("を超える",)),
    row(
        "likewise",
        "{bound:points}",
        "it is {bound}",
        q.Likewise,
        also=(
            "{bound:sheets}",
            "{bound:bodies}",
            "{bound:pieces}",
            "<{bound:sheets}|{bound:bodies}|{bound:points}>である",
        ),
    ),
    row(
        "simple",
        "これで{bound:sheets}が動いた",
        "{bound} of them were moved so",
        q.AmountIs,
        const={"amount": q.SoMany()},
        also=(
            "<これで|この効果で|そうして|こうして>{bound:sheets}<|の><カード|><を|が><|手札に|戦場外に|国外に|山札に><戻った|戻した|置いた|置かれた|捨てた|引いた|加えた|取り外した>",
            "<その枚数|戻した枚数|置いた枚数|捨てた枚数|取り外した枚数>が{bound:sheets}<である|>",
        ),
    ),
    row("simple", "{what:cards}がある", "there is {what}", q.CardExists),
    row("denied", "{what:cards}がない", "there is {what}", q.CardExists, also=("{what:cards}が1枚もない",)),
)

CONDITION_PHRASES: Final[tuple[Phrase, ...]] = _CONDITIONS
