"""How cards in zones, attached cards, zones and skills are named; units.py explains the categories."""

from typing import Final

from fuda.games.hanyo.phrases.skills import SKILLS
from fuda.games.hanyo.phrases.zones import ZONES
from fuda.games.hanyo.words import groups as g
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_OWN_ENERGY: Final = h.EnergyOf(h.ThisUnit())

_HAND: Final = n.InZone(n.Hand(n.You()), n.Cards())

_SIDES: Final = (("自分", n.You()), ("相手", n.Opponent()))

_SELECTED: Final = (
    row("this_card", "このカード", "this card", n.This, also=("<この強化|このコマンド|この強化カード>",)),
    Phrase("card", "{it:this_card}", "{it}"),
    row(
        "card",
        "{zone:discard}にあるこのカード",
        "this card in {zone}",
        n.InZone,
        const={"what": n.This()},
        clause="309.1 812.1",
        also=("<{zone:discard}|{zone:own_discard}><にある|の|に置かれている|から>このカード",),
    ),
    row(
        "card",
        "それら",
        "them",
        n.That,
        number=MANY,
        also=(
            "その<ユニット|コマンド|戦略|戦術|強化>カード",
            "<そのカード|それ|それらのカード|そのエネルギー|それらのエネルギー|選んだカード|公開したカード|見たカード|そのカードすべて|それらすべて>",
        ),
    ),
    row(
        "card",
        "残り",
        "the rest",
        d.Remaining,
        number=MANY,
        also=("<残りのカード|残りすべて|残りのカードすべて|もう1枚|残りの1枚|他のカード|それ以外|それ以外のカード>",),
    ),
    row(
        "held",
        "手札を{n}枚",
        "{n:card} from hand",
        n.Chosen,
        const={"what": _HAND},
        number="n",
        also=(
            "手札<{n}枚を|から{n}枚を|から{n}枚|からカードを{n}枚|のカード{n}枚を|のカードを{n}枚>",
            "手札<を{n}枚|{n}枚を|から{n}枚を|から{n}枚>選<び、|んで|んで、>",
        ),
    ),
    row(
        "held",
        "手札を{n}枚まで",
        "up to {n:card} from hand",
        n.UpTo,
        const={"what": _HAND},
        number="n",
        also=("手札<{n}枚までを|から{n}枚まで>", "手札<を{n}枚まで|から{n}枚まで>選<び、|んで|んで、>"),
    ),
    row("held", "手札を好きな枚数", "any number of cards from hand", q.AnyNumber, const={"what": _HAND}, number=MANY),
    Phrase("card", "{it:top_cards}", "{it}"),
    row(
        "card",
        "{what:cards}{n}枚",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        clause="910.1",
        also=(
            "{n}枚の{what:cards}",
            "{what:cards}<のうち|の中から|の中の|から>{n}枚",
            Spelt("{n}枚", {"what": n.InZone(d.Looked(), n.Cards())}),
        ),
    ),
    row(
        "card",
        "{what:cards}{n}枚まで",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        clause="910.1",
        also=("{n}枚までの{what:cards}", "{what:cards}<のうち|の中から|から|最大>{n}枚まで", "{what:cards}最大{n}枚"),
    ),
    row(
        "card",
        "{what:cards}すべて",
        "all {what}",
        n.All,
        number=MANY,
        also=("<すべての|全ての>{what:cards}", "{what:cards}<全て|全部>", "{what:whole}"),
    ),
    row(
        "card",
        "好きな枚数の{what:cards}",
        "any number of {what}",
        q.AnyNumber,
        number=MANY,
        clause="910.1",
        also=("<任意の枚数の|好きな数の>{what:cards}",),
    ),
    row(
        "card",
        "無作為に{what:cards}{n}枚",
        "{n} {what@n} at random",
        q.AtRandom,
        number="n",
        clause="910.1",
        also=(
            "{what:cards}<から無作為に|からランダムに|無作為に|ランダムに>{n}枚",
            "<無作為に選んだ|ランダムに選んだ|ランダムに>{what:cards}{n}枚",
        ),
    ),
    row(
        "pickedcards",
        "{what:cards}を{n}枚選び、",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        clause="910.1",
        also=(
            "{what:cards}<を{n}枚|{n}枚を|のうち{n}枚を|の中から{n}枚を|の中から{n}枚|から{n}枚を|から{n}枚>選<び、|んで|んで、>",
            "{n}枚の{what:cards}を選<び、|んで|んで、>",
        ),
    ),
    row(
        "pickedcards",
        "{what:cards}を{n}枚まで選び、",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        clause="910.1",
        also=(
            "{what:cards}<を{n}枚まで|{n}枚までを|の中から{n}枚まで|から{n}枚まで|を最大{n}枚|を最大{n}枚まで>選<び、|んで|んで、>",
        ),
    ),
    row(
        "pickedcards",
        "{what:cards}を好きな枚数選び、",
        "any number of {what}",
        q.AnyNumber,
        number=MANY,
        clause="910.1",
        also=(
            "{what:cards}<を|から|の中から><好きな枚数|好きなだけ|任意の枚数|好きな枚数だけ|何枚でも|好きな数>選<び、|んで|んで、>",
        ),
    ),
    row(
        "pickedcards",
        "{what:cards}を無作為に{n}枚選び、",
        "{n} {what@n} at random",
        q.AtRandom,
        number="n",
        clause="910.1",
        also=(
            "{what:cards}<を|から><無作為に|ランダムに>{n}枚<を|>選<び、|んで|んで、>",
            "<無作為に|ランダムに>{what:cards}<を{n}枚|{n}枚を|から{n}枚を>選<び、|んで|んで、>",
            "{what:cards}<を{n}枚|{n}枚を|から{n}枚を>、?<無作為に|ランダムに>選<び、|んで|んで、>",
        ),
    ),
    row(
        "pickedcards",
        "{what:cards}をすべて選び、",
        "all {what}",
        n.All,
        number=MANY,
        also=("{what:cards}を<すべて|全て>選<び、|んで|んで、>",),
    ),
    row(
        "countedcards",
        "{what:cards}を{n}枚",
        "{n} {what@n}",
        n.Chosen,
        number="n",
        also=(Spelt("エネルギー<を{n}枚|{n}枚を>", {"what": _OWN_ENERGY}),),
    ),
    row(
        "countedcards",
        "{what:cards}を{n}枚まで",
        "up to {n} {what@n}",
        n.UpTo,
        number="n",
        also=("{what:cards}を最大{n}枚<まで|>", "{what:cards}を合計{n}枚まで"),
    ),
    row("countedcards", "{what:cards}をすべて", "all {what}", n.All, number=MANY, also=("{what:cards}を<全て|全部>",)),
    row(
        "countedcards",
        "{what:cards}を好きな枚数",
        "any number of {what}",
        q.AnyNumber,
        number=MANY,
        also=("{what:cards}を<任意の枚数|好きなだけ|好きな枚数だけ|好きな数|何枚でも>",),
    ),
    row(
        "countedcards",
        "{what:cards}を無作為に{n}枚",
        "{n} {what@n} at random",
        q.AtRandom,
        number="n",
        also=("{what:cards}<をランダムに|を無作為に|から無作為に|からランダムに>{n}枚<を|>",),
    ),
    # A player's own hand without its owner: only where the number is not plain, which is a word of its own.
    row("countedown", "手札を{n}枚まで", "up to {n:card} from hand", n.UpTo, const={"what": _HAND}, number="n"),
    row(
        "countedown",
        "手札を好きな枚数",
        "any number of cards from hand",
        q.AnyNumber,
        const={"what": _HAND},
        number=MANY,
        also=("手札を<任意の枚数|好きなだけ|好きな枚数だけ|好きな数|何枚でも>",),
    ),
    row(
        "countedown",
        "手札を無作為に{n}枚",
        "{n} random <n:card|cards> from hand",
        q.AtRandom,
        const={"what": _HAND},
        number="n",
        also=(
            "手札<をランダムに|から無作為に|からランダムに>{n}枚<を|>",
            "<無作為に|ランダムに><選んだ|>手札<{n}枚を|を{n}枚>",
            "手札<を|から><無作為に|ランダムに>{n}枚<を|>選<び、|んで|んで、>",
        ),
    ),
    row(
        "countedown",
        "手札を{n}枚選び、",
        "{n:card} from hand",
        n.Chosen,
        const={"what": _HAND},
        number="n",
        also=("手札<を{n}枚|{n}枚を|から{n}枚を|から{n}枚|のカードを{n}枚|のカード{n}枚を>選<び、|んで|んで、>",),
    ),
)

_GROUPS: Final = (
    row(
        "cards",
        "{of:host}のエネルギー",
        "energy on {of}",
        h.EnergyOf,
        clause="905.2a",
        also=(
            "{of:host}<についている|につけられている|についた|の上の>エネルギー",
            "{of:host}<についている|につけられている|の>エネルギー<カード|>",
            "{of:picked}その<ユニットの|>エネルギー",
            "{of:picked}<それ|そのユニット><について|につけられて>いるエネルギー",
            *[
                Spelt(f"{whose}の<エリアの|エリアにある|>エネルギー", {"of": n.All(n.Controlled(player, n.Units()))})
                for whose, player in _SIDES
            ],
        ),
    ),
    row(
        "cards",
        "{of:host}のセット",
        "<card|cards> set on {of}",
        h.SetOf,
        clause="905.3a",
        also=(
            "{of:host}<にセットされている|にセットされた><カード|強化|強化カード|コマンドカード>",
            "{of:host}<のセットカード|についているセット|の強化>",
            "{of:picked}その<ユニットの|>セット",
            "{of:picked}<それ|そのユニット>にセットされ<ている|た><カード|強化|強化カード>",
            *[
                Spelt(
                    f"{whose}の<エリアの|エリアにある|セットされている|><強化|セット>",
                    {"of": n.All(n.Controlled(player, n.Units()))},
                )
                for whose, player in _SIDES
            ],
            Spelt(
                "<お互いのエリアにある|エリアにある|セットされている|お互いの><強化|セット>", {"of": n.All(n.Units())}
            ),
        ),
    ),
    row(
        "cards",
        "{of:host}についているカード",
        "<card|cards> attached to {of}",
        g.AttachedTo,
        clause="905.1",
        also=("{of:host}<につけられている|につけられた|についた>カード",),
    ),
    row(
        "cards",
        "{zone:hand}",
        "<card|cards> in {zone}",
        n.InZone,
        const={"what": n.Cards()},
        clause="305.4",
        also=("{zone:hand}<のカード|にあるカード>",),
    ),
    row(
        "cards",
        "{zone:hand}の{what:special}",
        "{what@} in {zone}",
        n.InZone,
        clause="305.4",
        also=(
            "{zone:hand}<から|にある|の中の|の中から|から、>{what:special}",
            "{zone:own_hand}<から|の|にある>{what:special}",
        ),
    ),
    row(
        "cards",
        "{zone:discard}の{what:kinds}",
        "{what@} in {zone}",
        n.InZone,
        clause="309.1",
        also=(
            "{zone:discard}<にある|から|の中の|の中から|から、|に置かれている>{what:kinds}",
            "{zone:own_discard}<の|にある|から>{what:kinds}",
            Spelt("{zone:discard}", {"what": n.Cards()}),
        ),
    ),
    row(
        "cards",
        "{zone:looked}から{what:kinds}",
        "{what@} from among {zone}",
        n.InZone,
        also=("{zone:looked}<の|にある|から、|からの>{what:kinds}", Spelt("{zone:looked}", {"what": n.Cards()})),
    ),
    row(
        "cards",
        "{zone:deck}の{what:kinds}",
        "{what@} in {zone}",
        n.InZone,
        clause="304.4",
        also=("{zone:deck}にある{what:kinds}", Spelt("{zone:deck}", {"what": n.Cards()})),
    ),
    row("whole", "{zone:hand}", "cards in {zone}", n.InZone, const={"what": n.Cards()}, clause="911.2"),
    row(
        "top_cards",
        "{zone:pile}の上から{n}枚",
        "the top {n:card} of {zone}",
        d.TopCards,
        number="n",
        clause="304.3",
        also=(
            "{zone:pile}の<一番|>上<から|の>{n}枚<のカード|>",
            "{zone:pile}の<一番|>上から<カード|カードを>{n}枚",
            "{zone:pile}の<一番|>上のカード{n}枚",
            "{zone:own_deck}の<一番|>上<から|の>{n}枚<のカード|>",
            "{zone:own_deck}の<一番|>上から<カード|カードを>{n}枚",
            Spelt("{zone:pile}の<一番上|上><|のカード>", {"n": 1}),
            "{zone:own_discard}の<一番|>上<から|の>{n}枚<のカード|>",
            Spelt("{zone:own_discard}の<一番上|上><|のカード>", {"n": 1}),
            Spelt("{zone:own_deck}の<一番上|上><|のカード>", {"n": 1}),
        ),
    ),
    row(
        "looked",
        "その中",
        "them",
        d.Looked,
        number=MANY,
        clause="910.2",
        also=(
            "<それらの中|そのカードの中|それらのカードの中|見たカードの中|公開したカードの中|公開したカード|そのうち|それらのうち|こうして公開したカード|この効果で公開したカード>",
        ),
    ),
    row("kinds", "カード", "<card|cards>", n.Cards, clause="201.3", also=("<好きな|任意の>カード",)),
    Phrase("kinds", "{what:special}", "{what@}"),
    Phrase("special", "{what:sort}", "{what@}"),
    row("sort", "ユニットカード", "unit <card|cards>", n.UnitCards, clause="201.3"),
    row("sort", "コマンドカード", "command <card|cards>", h.CommandCards, clause="201.3"),
    row(
        "sort",
        "{kind:kind}カード",
        "{kind} <card|cards>",
        h.CommandsOf,
        clause="201.3a",
        also=("コマンド({kind:kind})カード",),
    ),
    row("sort", "「{name:name}」", "“{name}”", h.Named, clause="902.1", also=("「{name:name}」という名前のカード",)),
    row(
        "special",
        "{first:sort}または{second:sort}",
        "{first@} or {second@}",
        q.Either,
        clause="201.3",
        also=("{first:sort}<か|と|や|もしくは>{second:sort}",),
    ),
    row(
        "special",
        "{attribute:attribute}属性の{what:kinds}",
        "{attribute} {what@}",
        h.WithAttribute,
        clause="204.2",
        also=("{attribute:attribute}属性を持つ{what:kinds}",),
    ),
    row(
        "special",
        "名前に「{name:name}」を含む{what:kinds}",
        "{what@} with “{name}” in the name",
        h.NameContains,
        clause="902.1a",
        also=("名前に「{name:name}」が<含まれる|つく>{what:kinds}",),
    ),
    row(
        "special",
        "「{name:name}」を持つ{what:kinds}",
        "{what@} that <has|have> “{name}”",
        g.WithSkill,
        clause="902.1b",
        also=("<スキル|EXスキル>「{name:name}」を<持つ|持っている>{what:kinds}",),
    ),
    row(
        "special",
        "HPが{bound:points}の{what:kinds}",
        "{what@} with {bound} HP",
        h.WithHp,
        clause="203.2",
        also=("HP{bound:points}の{what:kinds}", "表記のHPが{bound:points}の{what:kinds}"),
    ),
    row(
        "special",
        "{excluded:sort}以外の{what:kinds}",
        "{what@} other than {excluded}",
        g.NotKind,
        clause="201.3",
        also=("{excluded:sort}<でない|ではない|を除く>{what:kinds}",),
    ),
    row(
        "special",
        "名前の異なる{what:kinds}",
        "{what@} with different names",
        g.Different,
        clause="202.1",
        also=("<異なる名前の|それぞれ名前の異なる|名前が異なる|互いに名前の異なる>{what:kinds}",),
    ),
    row(
        "special",
        "{of:named_before}と同じ属性の{what:kinds}",
        "{what@} that <shares|share> an attribute with {of}",
        g.SameAttribute,
        clause="204.2",
        also=("{of:named_before}<|の属性>と<同じ属性の|同じ属性を持つ|属性が同じ|共通の属性を持つ>{what:kinds}",),
    ),
    row(
        "special",
        "{of:named_before}と同じ名前の{what:kinds}",
        "{what@} with the name of {of}",
        g.SameName,
        clause="202.1",
        also=(
            "{of:named_before}と<名前が同じ|同名の>{what:kinds}",
            Spelt("<同じ名前の|同名の>{what:kinds}", {"of": n.That()}),
        ),
    ),
    row(
        "named_before",
        "そのカード",
        "it",
        n.That,
        also=(
            "<それ|そのユニット|公開したカード|選んだカード|捨てたカード|置いたカード|加えたカード|公開されたカード>",
        ),
    ),
    row("named_before", "このユニット", "this unit", h.ThisUnit),
    row("named_before", "{player:whose}のメイン・ユニット", "{player} main unit", h.MainUnit, clause="307.2"),
    row("kind", "戦略", "strategy", value="strategy", clause="201.2b"),
    row("kind", "戦術", "tactics", value="tactics", clause="201.2b"),
    row("kind", "強化", "enhancement", value="enhancement", clause="201.2b"),
    Phrase("playable", "{kind:kind}", "{kind}"),
    row("playable", "コマンド", "command", value="command", clause="201.2"),
)

_PILES: Final = (Phrase("pile", "{zone:deck}", "{zone}"), Phrase("pile", "{zone:discard}", "{zone}"))

CARD_PHRASES: Final[tuple[Phrase, ...]] = (*_SELECTED, *_GROUPS, *_PILES, *ZONES, *SKILLS)
