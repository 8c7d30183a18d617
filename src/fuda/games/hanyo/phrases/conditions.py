"""How conditions are worded. `denied` ends in a denial, `joined` is followed by another one, `trial` is tried out."""

from typing import Final

from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.japanese.conditions import given
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import decks as d
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


def _of_there(group: str, how: str, there: str, not_there: str) -> tuple[str | Spelt, ...]:
    """The same of what the sentence says to be somewhere."""
    if group == "units":
        return (
            f"{{what:units_at}}が{how}<|{there}>",
            Spelt(f"{{what:units_at}}が{there}", {"bound": n.AtLeast(1)}),
            Spelt(f"{{what:units_at}}が<|1体も>{not_there}", {"bound": m.Exactly(0)}),
            f"{{what:units}}が{{bound:few_bodies}}{not_there}",
            f"{{what:units_down}}が{how}KO<している|されている>",
            f"{{what:units_in}}{how}{there}",
            Spelt(f"{{what:units_in}}{there}", {"bound": n.AtLeast(1)}),
            Spelt(f"{{what:units_in}}{not_there}", {"bound": m.Exactly(0)}),
            Spelt("{what:units_only}<である|の|で|>", {"bound": m.Exactly(0)}),
            Spelt("{what:units_down}が<|1体でも>KO<している|されている>", {"bound": n.AtLeast(1)}),
            Spelt("{what:units_down}が<|1体も>KO<していない|されていない>", {"bound": m.Exactly(0)}),
            f"{{what:units_there}}{how}{there}",
            Spelt(f"{{what:units_there}}{there}", {"bound": n.AtLeast(1)}),
            Spelt(f"{{what:units_there}}{not_there}", {"bound": m.Exactly(0)}),
        )
    if group == "cards":
        return (
            f"{{what:cards}}が{{bound:few_sheets}}{not_there}",
            f"{{what:cards_there}}が{how}<|{there}|ついている>",
            Spelt(f"{{what:cards_there}}が<{there}|ついている>", {"bound": n.AtLeast(1)}),
            Spelt(f"{{what:cards_there}}が<|1枚も><{not_there}|ついていない>", {"bound": m.Exactly(0)}),
            f"{{what:cards_held}}を{how}<持つ|持っている>",
            Spelt("{what:cards_held}を<持つ|持っている>", {"bound": n.AtLeast(1)}),
            Spelt("{what:cards_held}を<|1枚も>持<たない|っていない>", {"bound": m.Exactly(0)}),
        )
    return (
        f"{{what:counters_there}}が{how}{there}",
        Spelt(f"{{what:counters_there}}が{there}", {"bound": n.AtLeast(1)}),
        Spelt(f"{{what:counters_there}}が{not_there}", {"bound": m.Exactly(0)}),
    )


def _counting(group: str, bound: str, there: str, not_there: str) -> tuple[Phrase, ...]:
    """How many there are of a group, and whether there are any."""
    what, how = f"{{what:{group}}}", f"{{bound:{bound}}}"
    return (
        row(
            "simple",
            f"{what}が{how}である",
            "there are {bound} {what}",
            m.CountIs,
            clause="306.4a",
            also=(
                f"{what}<が|の数が|の枚数が|の合計が|の合計枚数が|が合計>、?{how}<|{there}|の|だ|つけられている|ついている|置かれている|セットされている>",
                f"{how}の{what}が{there}",
                Spelt(f"{what}が<|1体でも|1枚でも|1個でも>{there}", {"bound": n.AtLeast(1)}),
                Spelt(f"{what}が<|1体も|1枚も|1個も>{not_there}", {"bound": m.Exactly(0)}),
                f"{what}が{how}になった",
                *_of_there(group, how, there, not_there),
                Spelt(f"{what}が<ついている|置かれている|セットされている>", {"bound": n.AtLeast(1)}),
                Spelt(f"{what}が<ついていない|置かれていない|セットされていない>", {"bound": m.Exactly(0)}),
            ),
        ),
        row(
            "denied",
            f"{what}が{how}でない",
            "there are {bound} {what}",
            m.CountIs,
            also=(f"{what}が{how}<ではない|{not_there[1:-1]}>",),
        ),
        row(
            "joined",
            f"{what}が{how}であり",
            "there are {bound} {what}",
            m.CountIs,
            also=(
                f"{what}が{how}<で|あって|あり|いて|おり>",
                Spelt(f"{what}が<いて|おり|あり|あって>", {"bound": n.AtLeast(1)}),
            ),
        ),
    )


def _but_became(phrase: Phrase) -> tuple[str | Spelt, ...]:
    """The other wordings of a row, without the one that tells of a change: of counters that is an event."""
    kept = [each for each in phrase.wordings[1:] if not each.ja.endswith("になった")]
    return tuple([Spelt(each.ja, each.const) if each.const else each.ja for each in kept])


_THERE: Final = (
    row(
        "cards_there",
        "{zone:discard}に{what:kinds}",
        "{what@} in {zone}",
        n.InZone,
        clause="309.1",
        also=("{zone:own_discard}に{what:kinds}",),
    ),
    row(
        "cards_there",
        "{zone:hand}に{what:special}",
        "{what@} in {zone}",
        n.InZone,
        clause="305.4",
        also=("{zone:own_hand}に{what:special}",),
    ),
    row("cards_there", "{zone:deck}に{what:kinds}", "{what@} in {zone}", n.InZone, clause="304.4"),
    row("cards_there", "{zone:looked}に{what:kinds}", "{what@} from among {zone}", n.InZone, clause="910.2"),
    row("cards_there", "{of:object}にエネルギー", "energy on {of}", h.EnergyOf, clause="905.2a"),
    row("units_there", "{what:units}が他に", "other {what@}", f.Other, also=("他に{what:units}が",)),
    row(
        "units_at",
        "{player:controller}のスタンバイ・エリアに{what:units}",
        "standby {what@} {player}",
        g.OnStandby,
        clause="308.1",
    ),
    row(
        "counters_there",
        "{of:object}に{counter:counter_name}カウンター",
        "{counter} <counter|counters> on {of}",
        c.CountersOn,
        clause="913.3",
    ),
    row(
        "units_in",
        "{what:units}が{player:controller}のエリアに",
        "{what@} {player}",
        n.Controlled,
        clause="306.2",
        also=("{what:units}が{player:controller}の場に",),
    ),
    row("cards_held", "{of:object}がエネルギー", "energy on {of}", h.EnergyOf, clause="905.2a"),
    row("cards_held", "{of:object}がセット", "<card|cards> set on {of}", h.SetOf, clause="905.3a"),
    row(
        "units_only",
        "{what:units}がこのユニットだけ",
        "other {what@}",
        f.Other,
        also=("{what:units}がこのユニットのみ",),
    ),
    row(
        "counters_there",
        "{of:object}にカウンター",
        "<counter|counters> on {of}",
        g.CountersOfAll,
        clause="913.3",
    ),
    row(
        "units_down",
        "{player:controller}のユニット",
        "knocked-out units {player}",
        n.Controlled,
        const={"what": h.KnockedOutUnits()},
        clause="306.7a-2",
    ),
    row("few_bodies", "{n}体しか", "{n} or fewer", n.AtMost),
    row("few_sheets", "{n}枚しか", "{n} or fewer", n.AtMost),
)


def _than_the_other() -> tuple[Spelt, ...]:
    """自分の手札が相手より多い: the same of the other player's."""
    found: list[Spelt] = []
    for one, other, mine, theirs in (("自分", "相手", n.You(), n.Opponent()), ("相手", "自分", n.Opponent(), n.You())):
        for thing, zone in (("手札", n.Hand), ("デッキ", d.DeckOf)):
            amount, than = [q.CountOf(n.InZone(zone(player), n.Cards())) for player in (mine, theirs)]
            found.append(
                Spelt(f"{one}の{thing}<の枚数|>が{other}より<も|>{{how:how}}", {"amount": amount, "than": than})
            )
        for thing, group in (("ユニット", n.Units()), ("スタンバイ・ユニット", h.StandbyUnits())):
            amount, than = [q.CountOf(n.Controlled(player, group)) for player in (mine, theirs)]
            found.append(Spelt(f"{one}の{thing}<の数|>が{other}より<も|>{{how:how}}", {"amount": amount, "than": than}))
    return tuple(found)


_THAN_THE_OTHER: Final = _than_the_other()
_LYING: Final = (("レスト", "rest"), ("スタン", "stun"))  # verbs for a state

_SIMPLE: Final = (
    *_THERE,
    *given(
        "{what:object}がエリアに%",
        "iru",
        "{what} is in an area",
        "{what} is in an area",
        k.IsInArea,
        "306.1",
        also=("{what:object}が<場に|>%",),
    ),
    *_counting("units", "bodies", "<いる|存在する|ある>", "<いない|存在しない|ない>"),
    *_counting("cards", "sheets", "<ある|存在する>", "<ない|存在しない>"),
    *[
        row(each.category, each.ja, each.en, each.node, each.clause, also=_but_became(each))
        for each in _counting("counters", "pieces", "<ある|置かれている>", "<ない|置かれていない>")
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
    *given(
        "{what:object}の{figure:other_figure}が{bound:points}%",
        "de",
        "{what} has {bound} {figure}",
        "{what} has {bound} {figure}",
        f.FigureIs,
        "203.2",
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
    row(
        "simple",
        "{amount:kinds_among}が{bound:sorts}である",
        "the number of {amount} is {bound}",
        q.AmountIs,
        clause="204.2",
        also=("{amount:kinds_among}が{bound:sorts}<|ある|の|いる>",),
    ),
    row(
        "simple",
        "{amount:in_all}が{bound:points}である",
        "{amount} is {bound}",
        q.AmountIs,
        clause="916.3",
        also=("{amount:in_all}が<{bound:points}|{bound:sheets}><|ある|である|の>",),
    ),
    row(
        "in_all",
        "{what:units}の{figure:measure}の合計",
        "the total {figure} of {what}",
        g.TotalOf,
        also=(
            "{what:units}<すべて|全て|>の{figure:measure}の合計<値|枚数|点数|数|>",
            Spelt(
                "{what:units}<すべて|全て|><についている|の>エネルギーの<合計枚数|枚数の合計|合計>",
                {"figure": "energy"},
            ),
        ),
    ),
    row(
        "kinds_among",
        "{what:units}の属性",
        "different attributes among {what}",
        g.KindsOf,
        clause="204.2",
        also=("{what:units}の属性の種類",),
    ),
    row("other_figure", "属性の数", "attributes", value="attributes", clause="204.2"),
    row("other_figure", "HP", "HP", value="hp", clause="203.2", also=("最大HP",)),
    row("other_figure", "表記のHP", "printed HP", value="printed", clause="809.6"),
    row("other_figure", "退却コスト", "retreat cost", value="retreat", clause="206.1"),
    row("other_figure", "残りHP", "HP left", value="left", clause="203.2", also=("<残っているHP|現在のHP|残りのHP>",)),
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
    row(
        "simple",
        "{one:object}が{other:object}より{figure:measure}が{how:how}",
        "{one} has {how} {other} of {figure}",
        k.HasMore,
        also=(
            "{one:object}の{figure:measure}が{other:object}より<も|>{how:how}",
            Spelt("{one:object}が{other:object}より<も|>多くの{figure:measure}を持つ", {"how": "more"}),
            Spelt("{one:object}が{other:object}より<も|>多く{figure:measure}を<持つ|受けている>", {"how": "more"}),
        ),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}より{n}枚以上{how:how}",
        "{amount} is by {n} or more {how} {than}",
        k.MoreBy,
        also=("{amount:compared}が、?{than:compared}より<も|>、?{n}<枚|体|個|点|>以上{how:how}",),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}より{how:how}",
        "{amount} is {how} {than}",
        q.Compares,
        also=(
            "{amount:compared}が、?{than:compared}より<も|>{how:how}",
            *_THAN_THE_OTHER,
        ),
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
    row("how", "多い", "more than", value="more", also=("<高い|大きい>",)),
    row("how", "少ない", "less than", value="less", also=("<低い|小さい>",)),
    row("how_if", "多ければ", "more than", value="more", also=("<高ければ|大きければ>",)),
    row("how_if", "少なければ", "less than", value="less", also=("<低ければ|小さければ>",)),
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
    row(
        "simple",
        "このターンに{what:someone}が{deed:did}",
        "{what} has {deed} this turn",
        k.UnitDid,
        clause="104.2",
        also=(
            "{what:someone}が、?このターン<に|中に>{deed:did}",
            "このターン中に、?{what:someone}が{deed:did}",
            "{what:someone}が、?このターン<中|、|>{deed:had}",
            "このターン<中|、|>、?{what:someone}が{deed:had}",
        ),
    ),
    row(
        "denied",
        "このターンに{what:someone}が{deed:did_not}",
        "{what} has {deed} this turn",
        k.UnitDid,
        clause="104.2",
        also=(
            Spelt("このターン<に|中に|>、?スキルを<使って|使用して>いない", {"what": h.ThisUnit(), "deed": "skill"}),
            "{what:someone}が、?このターン<に|中に|中|、|>{deed:did_not}",
            "このターン<中に|中|、|>、?{what:someone}が{deed:did_not}",
        ),
    ),
    row(
        "simple",
        "このターンに{player:player}が{deed:done}",
        "{player} <player:has|have> {deed} this turn",
        k.PlayerDid,
        clause="104.2",
        also=(
            "{player:player}が、?このターン<に|中に>{deed:done}",
            "このターン中に、?{player:player}が{deed:done}",
            "{player:player}が、?このターン<中|、|>{deed:had_done}",
            "このターン<中|、|>、?{player:player}が{deed:had_done}",
            Spelt("このターン<に|中に>、?{deed:done}", {"player": n.You()}),
            Spelt("このターン<中|、|>、?{deed:had_done}", {"player": n.You()}),
            Spelt(
                "このターン<に|中に>、?{player:controller}のユニットが<KOしていた|KOされていた|KOした|KOされた|KOしている|KOされている>",
                {"deed": "ko"},
            ),
            Spelt(
                "このターン<中|、|>、?{player:controller}のユニットが<KOしていた|KOされていた|KOしている|KOされている>",
                {"deed": "ko"},
            ),
            Spelt(
                "{player:controller}のユニットが、?このターン<に|中に|中|、|>、?<KOしていた|KOされていた|KOしている|KOされている>",
                {"deed": "ko"},
            ),
        ),
    ),
    row(
        "denied",
        "このターンに{player:player}が{deed:undone}",
        "{player} <player:has|have> {deed} this turn",
        k.PlayerDid,
        clause="104.2",
        also=(
            "{player:player}が、?このターン<に|中に|中|、|>{deed:undone}",
            "このターン<中に|中|、|>、?{player:player}が{deed:undone}",
            Spelt("このターン<に|中に|中|、|>、?{deed:undone}", {"player": n.You()}),
            Spelt(
                "このターン<に|中に|中|、|>、?{player:controller}のユニットが<|1体も>KO<して|されて>いない",
                {"deed": "ko"},
            ),
        ),
    ),
    row(
        "simple",
        "勝った",
        "you win",
        k.HasWon,
        clause="919.1",
        also=("自分が勝った",),
    ),
    row(
        "simple",
        "負けた",
        "you lose",
        k.HasLost,
        clause="919.1",
        also=("<自分が負けた|相手が勝った>",),
    ),
    row(
        "trial",
        "じゃんけんして勝てば",
        "if you win rock-paper-scissors",
        h.WonRockPaperScissors,
        clause="919.1",
        also=("<相手と|>じゃんけん<して|をして|し、|を行い、>、?<勝ったなら|勝った場合|勝ったら|勝てば>",),
    ),
    row(
        "trial",
        "じゃんけんに勝ったなら",
        "if you win rock-paper-scissors",
        k.WonAny,
        clause="919.1",
        also=("<自分が|相手と|>じゃんけん<に|で><勝ったなら|勝った場合|勝ったら|勝てば|勝ったとき>",),
    ),
    row(
        "trial",
        "じゃんけんに負けたなら",
        "if you lose rock-paper-scissors",
        k.LostAny,
        clause="919.1",
        also=("<自分が|相手と|>じゃんけん<に|で><負けたなら|負けた場合|負けたら|負ければ|負けたとき>",),
    ),
    row(
        "trial",
        "じゃんけんして負ければ",
        "if you lose rock-paper-scissors",
        k.LostRockPaperScissors,
        clause="919.1",
        also=("<相手と|>じゃんけん<して|をして|し、|を行い、>、?<負けたなら|負けた場合|負けたら|負ければ>",),
    ),
)


def _deed(done: str, undone: str, value: str, english: str, *te: str) -> tuple[Phrase, ...]:
    """What was done in this turn, and what was not, by the forms before いた."""
    past = [f"{each[:-1]}だ" if each.endswith("で") else f"{each[:-1]}た" for each in te]
    had = "had" if done == "did" else "had_done"
    return (
        row(
            f"{undone}_if",
            f"{te[0]}いなければ",
            english,
            value=value,
            also=tuple([f"{each}いなければ" for each in te]),
        ),
        row(had, f"{te[0]}いた", english, value=value, also=tuple([f"{each}<いた|いる>" for each in te])),
        row(done, f"{te[0]}いた", english, value=value, also=(*[f"{each}<いた|いる>" for each in te], *past)),
        row(undone, f"{te[0]}いない", english, value=value, also=tuple([f"{each}<いない|いなかった>" for each in te])),
    )


_DEEDS: Final = (
    *_deed("did", "did_not", "skill", "used a skill", "スキルを使って", "スキルを使用して"),
    *_deed("did", "did_not", "damaged", "taken damage", "ダメージを受けて"),
    *_deed("did", "did_not", "dealt", "dealt damage", "ダメージを与えて"),
    *_deed("did", "did_not", "retreat", "retreated", "退却して"),
    *_deed("did", "did_not", "main", "become a main unit", "メイン・ユニットになって", "メイン・エリアに移動して"),
    *_deed("did", "did_not", "recover", "recovered", "復帰して"),
    *_deed("did", "did_not", "healed", "been healed", "回復して", "HPを回復して", "HPが回復して"),
    *_deed("did", "did_not", "rested", "become rested", "レストして", "レスト状態になって"),
    *_deed("did", "did_not", "stunned", "become stunned", "スタンして", "スタン状態になって"),
    *_deed("did", "did_not", "energized", "been given energy", "エネルギーをつけられて", "エネルギーがつけられて"),
    *_deed("did", "did_not", "set", "been given a set", "強化をセットされて", "カードをセットされて"),
    *_deed("did", "did_not", "countered", "been given a counter", "カウンターを置かれて", "カウンターが置かれて"),
    *_deed("did", "did_not", "charged", "been charged", "チャージされて"),
    *_deed("did", "did_not", "enter", "come into an area", "エリアに出て", "出されて", "エリアに置かれて"),
    *_deed("done", "undone", "charge", "charged a unit", "チャージして", "チャージを行って"),
    *_deed("done", "undone", "retreat", "retreated the main unit", "メイン・ユニットを退却させて", "退却を行って"),
    *_deed("done", "undone", "strategy", "played a strategy", "戦略をプレイして"),
    *_deed("done", "undone", "tactics", "played a tactics card", "戦術をプレイして"),
    *_deed("done", "undone", "enhancement", "played an enhancement", "強化をプレイして"),
    *_deed("done", "undone", "command", "played a command", "コマンドをプレイして", "コマンドカードをプレイして"),
    *_deed("done", "undone", "draw", "drawn a card", "デッキを引いて", "カードを引いて"),
    *_deed("done", "undone", "enter", "put out a unit", "ユニットを出して"),
    *_deed("done", "undone", "discard", "discarded from hand", "手札を捨てて"),
    *_deed("done", "undone", "ko", "had a unit knocked out", "ユニットをKOされて"),
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


_ROWS: Final = (*_JOINED, *_SIMPLE, *_DEEDS)
_IF: Final = tuple(
    [
        made
        for each in _ROWS
        if each.category in ("simple", "denied")
        for made in (
            _provided(each, "provided", {**_DENIED, **_AFFIRMED})
            if each.category == "simple"
            else _provided(each, "unless", _DENIED)
        )
    ]
)
CONDITION_PHRASES: Final[tuple[Phrase, ...]] = (
    *_ROWS,
    *_IF,
    Phrase("unless_so", "{condition:provided}", "{condition}"),
    row("unless_so", "{condition:unless}", "not: {condition}", q.Not),
)
