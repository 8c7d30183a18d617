"""How conditions are worded. `denied` ends in a denial, `joined` is followed by another one."""

from typing import Final

from fuda.games.kokuryoku import amount_words as q
from fuda.games.kokuryoku import group_words as g
from fuda.games.kokuryoku import words as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese import conditions
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value

<<<<<<< HEAD
=======
_GIVEN: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "de": ("<である|の|だ|>", "<でない|ではない>", "<であり|で>", "であれば", "<でなければ|ではなければ>"),
    "iru": ("いる", "いない", "<おり|いて>", "いれば", "いなければ"),
    "aru": ("<ある|>", "ない", "<あり|あって>", "あれば", "なければ"),
    "ta": ("た", "ていない", "ており", "ていれば", "ていなければ"),
    "tear": ("<ている|ていた|た>", "<ていない|なかった>", "<ており|ていて>", "ていれば", "ていなければ"),
}

>>>>>>> koku

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
<<<<<<< HEAD
    """A condition in all its forms; its subject may be left out where it is the unit that is spoken of."""
    left_out = _left_out((ja, *[each for each in also if isinstance(each, str)]))
    return conditions.given(ja, verb, en, un, node, clause, const, (*also, *left_out))
=======
    """A condition, its denial, and the form in which another one follows; `%` stands for the verb in the wordings."""
    found: list[Phrase] = []
    also = (*also, *_left_out((ja, *[each for each in also if isinstance(each, str)])))
    for category, place, english in (
        ("simple", 0, en),
        ("denied", 1, un),
        ("joined", 2, en),
        ("if_so", 3, en),
        ("if_not", 4, un),
    ):
        form = _GIVEN[verb][place]
        others: list[str | Spelt] = []
        for each in also:
            spelling = each.choices[0] if isinstance(each, Spelt) else each
            if category != "simple" and "%" not in spelling:
                continue  # what has no place for the verb says it in one form only
            if isinstance(each, Spelt):
                others += [Spelt(spelt.replace("%", form), each.const) for spelt in each.choices]
            else:
                others.append(each.replace("%", form))
        found.append(row(category, ja.replace("%", form), english, node, clause, const, also=tuple(others)))
    return tuple(found)
>>>>>>> koku


def _left_out(patterns: tuple[str, ...]) -> tuple[Spelt, ...]:
    """The same wordings without their subject, which is then the unit that is spoken of."""
    heads = ("{what:one}が、?", "{what:one}が", "{what:one}の")
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
        also=("{first:simple}<か、|、または|または|、もしくは|もしくは|または、>{second:condition}",),
    ),
    row(
        "simple",
        "{what:units}が{bound:bodies}である",
        "there are {bound} {what}",
        m.CountIs,
        also=(
            "{what:units}<が|の数が>、?{bound:bodies}<|いる|存在する|の|だ>",
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
            "フィールド<に|上に>{what:units}が%",
            "場に{what:units}が%",
            "{what:units}がフィールド<に|上に>%",
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
    row("simple", "{what:cards}がある", "there is {what}", q.CardExists),
    row("denied", "{what:cards}がない", "there is {what}", q.CardExists, also=("{what:cards}が1枚もない",)),
    *given("{what:one}が{sort:sort}%", "de", "{what} is a {sort@what}", "{what} is a {sort@what}", o.IsSort, "X4.1"),
    *given(
        "{what:one}が{country:country}国に属し%",
        "tear",
        "{what} belongs to {country}",
        "{what} belongs to {country}",
        o.IsOfCountry,
        also=("{what:one}が{country:country}国<のユニットである|所属である|のユニット>",),
    ),
    *given(
        "{what:one}が{land:ground}に%",
        "iru",
        "{what} is on a {land} square",
        "{what} is on a {land} square",
        o.IsOnLand,
        "K4.4",
        also=("{what:one}が{land:ground}<のマスに|マスに|の上に>%",),
    ),
    *given(
        "{what:one}が{player:whose}の出撃マスに%",
        "iru",
        "{what} is on {player} sortie squares",
        "{what} is on {player} sortie squares",
        o.IsOnSortieSquares,
        "X2.3",
        also=("{what:one}が{player:whose}出撃マスに%",),
    ),
    row(
        "occurred",
        "{what:one}が{player:whose}の出撃マスに入った",
        "{what} came to {player} sortie squares",
        q.CameTo,
        clause="X2.3",
        also=("{what:one}が{player:whose}の出撃マスに<進入した|移動した>",),
    ),
    *given("{what:one}が{state:state}%", "de", "{what} is {state}", "{what} is {state}", o.IsInState, "K5.1"),
    *given(
        "{what:one}の気力が{bound:points}%",
        "de",
        "{what} has {bound} spirit",
        "{what} has {bound} spirit",
        o.SpiritIs,
        "X3.2",
        also=("{what:one}の<気力チップが{bound:chips}%|気力は{bound:points}%>",),
    ),
    *given(
        "{what:one}の{figure:figure}が{bound:points}%",
        "de",
        "the {figure} of {what} is {bound}",
        "the {figure} of {what} is {bound}",
        q.FigureIs,
        "X5.3",
    ),
    *given(
        "{what:one}の気力が最大%",
        "de",
        "{what} is at full spirit",
        "{what} is at full spirit",
        q.IsFull,
        "X3.2",
        also=("{what:one}の気力が最大に<なった|なっている>",),
    ),
    *given("{what:one}の装備が{arms:arms}%", "de", "{what} uses {arms}", "{what} uses {arms}", o.FightsWith, "X5.1"),
    *given(
        "{what:one}が{land:ground}か{other:ground}に%",
        "iru",
        "{what} is on a {land} or {other} square",
        "{what} is on a {land} or {other} square",
        q.IsOnEither,
        "K4.4",
        also=("{what:one}が{land:ground}<か|または|、|もしくは>{other:ground}<|のマス|の上>に%",),
    ),
    row(
        "simple",
        "このカードで攻撃している",
        "this card is used to attack",
        q.AttackingWith,
        clause="X5.1",
        also=("<このカード|この武器|この魔法><で|を使って|を装備して>攻撃している",),
    ),
    row(
        "simple",
        "このカードで戦闘している",
        "this card is used in battle",
        q.ThisFights,
        clause="X5.1",
        also=(
            "<このカード|この武器|この魔法><で戦闘している|で戦闘中である|を戦闘で使っている|を使って戦闘している|で戦闘する>",
        ),
    ),
    row("doing", "{what:one}が攻撃する", "{what} is attacking", o.IsAttacking, clause="X5.1"),
    row("doing", "{what:one}が反撃する", "{what} is counter-attacking", q.IsCountering, clause="X5.6"),
    row("doing", "{what:one}が防御する", "{what} is being attacked", o.IsDefending, clause="X5.1"),
    row(
        "doing",
        "このカードで攻撃する",
        "this card is used to attack",
        q.AttackingWith,
        clause="X5.1",
        also=("<この武器|この魔法>で攻撃する",),
    ),
    row(
        "nested",
        "{first:condition}間、{second:condition}なら",
        "{first} and {second}",
        q.While,
        also=(
            "{first:condition}<間|かぎり|限り|間は|あいだ|場合|時|とき>、{second:condition}<なら|ならば|場合|かぎり|限り|間>",
        ),
    ),
    row(
        "simple",
        "{player:whose}の{thing:thing}が{than:whom}より{how:how}",
        "{player} {thing} are {how} those of {than}",
        q.HasMore,
        also=(
            "{player:whose}の{thing:thing}<が|の数が|の枚数が>、?{than:whom}より<も|>{how:how}",
            "{player:whose}の{thing:thing}<が|の数が|の枚数が>、?{than:whom}のものより<も|>{how:how}",
        ),
    ),
    row(
        "simple",
        "{player:whose}の{thing:thing}が{than:whom}と同じである",
        "{player} {thing} are as many as those of {than}",
        q.HasMore,
        const={"how": "same"},
        also=(
            "{player:whose}の{thing:thing}<が|の数が|の枚数が>{than:whom}と<同じ|同数|同数である|同じ枚数である|同じ数である>",
        ),
    ),
    row(
        "past",
        "{what:one}が{deed:done}",
        "{what} has {deed} this turn",
        q.DidThisTurn,
        clause="K5.0",
        also=(Spelt("{deed:done}", {"what": g.Its()}),),
    ),
    row("past", "{condition:unpast}", "not: {condition}", q.Not),
    row(
        "unpast",
        "{what:one}が{deed:undone}",
        "{what} has {deed} this turn",
        q.DidThisTurn,
        clause="K5.0",
        also=(Spelt("{deed:undone}", {"what": g.Its()}),),
    ),
    row(
        "past",
        "{what:one}が移動も攻撃もしなかった",
        "{what} has neither moved nor attacked this turn",
        q.Idle,
        clause="K5.0",
        also=(
            "{what:one}が<移動も攻撃もしていない|移動も攻撃も行わなかった|攻撃も移動もしていない|攻撃も移動もしなかった|移動も行動もしていない|移動も行動もしなかった>",
        ),
    ),
    row(
        "simple",
        "{what:one}が攻撃している",
        "{what} is attacking",
        o.IsAttacking,
        clause="X5.1",
        also=("{what:one}が<攻撃側である|攻撃ユニットである>", Spelt("攻撃<する|している>", {"what": g.Its()})),
    ),
    row(
        "simple",
        "{what:one}が反撃している",
        "{what} is counter-attacking",
        q.IsCountering,
        clause="X5.6",
        also=("{what:one}が反撃側である", Spelt("反撃<する|している>", {"what": g.Its()})),
    ),
    row(
        "simple",
        "{what:one}が{group:units}と戦闘している",
        "{what} is fighting {group}",
        q.FightsAgainst,
        clause="X5.1",
        also=(
            "{what:one}が{group:units}<と戦闘する|と戦う|と戦闘中である|と戦っている|と戦闘を行う>",
            Spelt("{group:units}<と戦闘する|と戦闘している|と戦う|と戦闘を行う>", {"what": g.Its()}),
            Spelt("戦闘相手が{group:units}である", {"what": o.ThisUnit()}),
        ),
    ),
    *given(
        "{what:object}が%",
        "iru",
        "{what} is on the field",
        "{what} is on the field",
        q.IsThere,
        "X2.3",
        also=("{what:object}が<フィールドに|場に|フィールド上に>%",),
    ),
    *given(
        "このマスに{what:units}が%",
        "iru",
        "there is {what} on this square",
        "there is {what} on this square",
        q.IsHere,
        "K4.4",
        also=("<この土地に|このマスに>{what:units}が%", "{what:units}が<このマスに|この土地に|この土地の上に>%"),
    ),
    *given(
        "{what:units}が他に%",
        "iru",
        "there are other {what}",
        "there are other {what}",
        q.OthersExist,
        "X2.3",
        also=(
            "<他に|ほかに>{what:units}が%",
            "{what:units}が<ほかに|他に1体も|このユニット以外に|このユニットの他に>%",
        ),
    ),
    row(
        "simple",
        "{zone:zone}に{what:kinds}が{bound:sheets}ある",
        "there are {bound} {what} in {zone}",
        q.ZoneHas,
        also=(
            "{zone:zone}に{bound:sheets}の{what:kinds}がある",
            "{zone:zone}に{what:kinds}が{bound:sheets}<あり|存在する>",
        ),
    ),
    row("denied", "{what:one}が攻撃していない", "{what} is attacking", o.IsAttacking, clause="X5.1"),
    row(
        "simple",
        "{what:one}が攻撃されている",
        "{what} is being attacked",
        o.IsDefending,
        clause="X5.1",
        also=(
            "{what:one}が<防御側である|防御ユニットである|防御している|攻撃を受けている>",
            Spelt("<防御する|防御している|攻撃されている|攻撃を受けている>", {"what": g.Its()}),
        ),
    ),
    row("denied", "{what:one}が攻撃されていない", "{what} is being attacked", o.IsDefending, clause="X5.1"),
    row(
        "simple",
        "{what:one}が戦闘している",
        "{what} is fighting",
        q.InBattle,
        clause="X5.1",
        also=("{what:one}が<戦闘中である|戦闘を行っている|戦闘中>",),
    ),
    *given(
        "{what:one}が{group:kindred}%", "de", "{what} is one of the {group}", "{what} is one of the {group}", q.IsAmong
    ),
    *given(
        "{what:one}が{bound:bodies}の{group:units}に隣接し%",
        "tear",
        "{what} is adjacent to {bound} {group}",
        "{what} is adjacent to {bound} {group}",
        q.Touches,
        "X4.2",
        also=(
            "{what:one}に隣接する{group:units}が{bound:bodies}<である|いる>",
            "{what:one}に{bound:bodies}の{group:units}が隣接し%",
            Spelt("隣接する{group:units}が{bound:bodies}<である|いる>", {"what": g.Its()}),
            Spelt("{group:units}<が|に|と>隣接し%", {"bound": n.AtLeast(1), "what": g.Its()}),
            Spelt("{what:one}<が{group:units}に|に{group:units}が|が{group:units}と>隣接し%", {"bound": n.AtLeast(1)}),
        ),
    ),
    *given(
        "{what:one}に{kind:attachable}カードが付与され%",
        "tear",
        "{what} bears a {kind} card",
        "{what} bears a {kind} card",
        q.IsBearing,
        "K4.5",
        also=(
            "{what:one}<に{kind:attachable}カードを付与し%|が{kind:attachable}カードを付与され%|が{kind:attachable}を装備し%|が{kind:attachable}カードを装備し%|に{kind:attachable}が付与され%>",
        ),
    ),
    *given(
        "{what:one}にカードが付与され%",
        "tear",
        "{what} bears a card",
        "{what} bears a card",
        q.IsBearing,
        "K4.5",
        {"kind": "any"},
        also=("{what:one}がカードを付与され%",),
    ),
    row(
        "simple",
        "{what:one}が【{label:label}】を持つ",
        "{what} has {label}",
        q.HasKeyword,
        clause="K5.4b",
        also=("{what:one}が【{label:label}】を持っている",),
    ),
    row(
        "denied",
        "{what:one}が【{label:label}】を持たない",
        "{what} has {label}",
        q.HasKeyword,
        clause="K5.4b",
        also=("{what:one}が【{label:label}】を持っていない",),
    ),
    *given(
        "{player:whose}の{pile:pile}が{bound:chips}%",
        "de",
        "{player} {pile} chips are {bound}",
        "{player} {pile} chips are {bound}",
        q.PileIs,
        "X3.4",
        also=(
            "{player:whose}の{pile:pile}が{bound:chips}<ある|>",
            "{player:whose}の{pile:pile}が{bound:pieces}%",
            Spelt("{pile:pile}が{bound:chips}<である|ある|>", {"player": n.You()}),
        ),
    ),
    *given(
        "手札が{bound:sheets}%",
        "de",
        "you have {bound} cards in hand",
        "you have {bound} cards in hand",
        q.HandIs,
        "K2.2",
        {"player": n.You()},
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}より{how:how}",
        "{amount} is {how} {than}",
        q.Compares,
        also=("{amount:compared}が、?{than:compared}より<も|>{how:how}",),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}と同じである",
        "{amount} is as much as {than}",
        q.Compares,
        const={"how": "same"},
        also=("{amount:compared}が{than:compared}と<等しい|同じ|同数である|同数>",),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}以上である",
        "{amount} is at least {than}",
        q.Compares,
        const={"how": "least"},
        also=("{amount:compared}が{than:compared}以上",),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}以下である",
        "{amount} is at most {than}",
        q.Compares,
        const={"how": "most"},
        also=("{amount:compared}が{than:compared}以下",),
    ),
    row(
        "simple",
        "{player:own}ターンである",
        "it is {player} turn",
        n.TurnOf,
        clause="K3.1",
        also=("{player:own}ターン",),
    ),
    row(
        "simple",
        "{player:own}{phase:phase}である",
        "it is {player} {phase}",
        q.InPhase,
        clause="K3.1",
        also=("{player:own}{phase:phase}",),
    ),
    *given(
        "{what:one}がこのターンに{deed:done}",
        "de",
        "{what} has {deed} this turn",
        "{what} has {deed} this turn",
        q.DidThisTurn,
        "K5.0",
        also=("このターンに{what:one}が{deed:done}", "{what:one}が、?このターン<中に|中|中、|>{deed:done}"),
    )[:1],
    row(
        "denied",
        "{what:one}がこのターンに{deed:undone}",
        "{what} has {deed} this turn",
        q.DidThisTurn,
        clause="K5.0",
        also=("このターンに{what:one}が{deed:undone}", "{what:one}が、?このターン<中に|中|中、|>{deed:undone}"),
    ),
    row(
        "simple",
        "{what:one}がこのターンに移動も攻撃もしなかった",
        "{what} has neither moved nor attacked this turn",
        q.Idle,
        clause="K5.0",
        also=(
            "{what:one}が移動も攻撃もしなかった",
            "{what:one}がこのターン<中に|中|中、|に|>、?<移動も攻撃もしていない|移動も攻撃も行わなかった|攻撃も移動もしていない|攻撃も移動もしなかった|移動も行動もしていない>",
        ),
    ),
)

CONDITION_PHRASES: Final[tuple[Phrase, ...]] = _CONDITIONS
