"""How conditions are worded: `denied` ends in a denial, `joined` is followed by another condition."""

from typing import Final

from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import uses as x
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.conditions import ALL, given
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_COMPARED: Final = {
    "more": "<より多い|より大きい|を上回る|より高い>",
    "less": "<より少ない|より小さい|を下回る|より低い>",
    "same": "と<同じ|等しい|同数>",
    "least": "以上",
    "most": "以下",
}
_COMPARED_SO: Final = {
    "more": "より<多ければ|大きければ|高ければ>",
    "less": "より<少なければ|小さければ|低ければ>",
}
_THAN: Final = {"more": "more than", "less": "less than", "same": "the same as", "least": "at least", "most": "at most"}


def _counts(groups: str, bound: str, verb: str) -> tuple[Phrase, ...]:
    """How many of a group there are, and that there is one."""
    plain = {
        "いる": ("<いる|存在する|出ている|の|だ|である|>", "<いない|出ていない>", "<おり|いて|で|であり>"),
        "ある": ("<ある|存在する|の|だ|である|>", "ない", "<あり|あって|で|であり>"),
    }[verb]
    some, there = f"{{what:{groups}}}", f"{{bound:{bound}}}"
    ok, no = ("いれば", "いなければ") if verb == "いる" else ("あれば", "なければ")
    exists, lacks, joins = ("いる", "いない", "<おり|いて>") if verb == "いる" else ("ある", "ない", "<あり|あって>")
    return (
        row(
            "simple",
            f"{some}が{there}である",
            "there are {bound} {what}",
            m.CountIs,
            also=(
                f"{some}<が|の数が|の枚数が|の合計が><|場に|、|合わせて|合計>{there}{plain[0]}",
                f"{there}の{some}が{exists}",
                f"場に{some}が{there}{plain[0]}",
            ),
        ),
        row(
            "joined",
            f"{some}が{there}であり",
            "there are {bound} {what}",
            m.CountIs,
            also=(f"{some}<が|の数が|の枚数が>{there}{plain[2]}",),
        ),
        row(
            "simple",
            f"{some}が{exists}",
            "there is {what}",
            q.Exists,
            also=(
                f"{some}が<場に|1{'体' if verb == 'いる' else '枚'}でも>{exists}",
                f"場に{some}が{exists}",
                f"{some}が<場に出ている|存在する>",
            ),
        ),
        row(
            "denied",
            f"{some}が{lacks}",
            "there is {what}",
            q.Exists,
            also=(
                f"{some}が<場に|1{'体' if verb == 'いる' else '枚'}も|1つも>{lacks}",
                f"場に{some}が{lacks}",
                f"{some}が存在しない",
            ),
        ),
        row("joined", f"{some}が{joins}", "there is {what}", q.Exists),
        row("if_so", f"{some}が{ok}", "there is {what}", q.Exists, also=(f"場に{some}が{ok}", f"{some}が場に{ok}")),
        row("if_not", f"{some}が{no}", "there is {what}", q.Exists, also=(f"場に{some}が{no}", f"{some}が場に{no}")),
        row(
            "if_so",
            f"{some}が{there}{ok}",
            "there are {bound} {what}",
            m.CountIs,
            also=(f"{some}が合わせて{there}{ok}", f"{there}の{some}が{ok}"),
        ),
    )


_OWN: Final = (
    ("life", "ライフ", "life", g.LifeOf),
    ("hand", "手札", "hand", g.Held),
    ("land", "領土", "territories", g.LandsOf),
    ("field", "ユニット", "units", g.UnitsOf),
)


def _versus() -> tuple[Phrase, ...]:
    """What a player has, compared with the other player, who is named alone."""
    found: list[Phrase] = []
    for name, ja, en, node in _OWN:
        plural = "<の数|の枚数|>"
        mine = f"{{player:whose}}の{ja}"
        also = (f"{{player:whose}}の<場の|場にいる|>{ja}{plural}",)
        found.append(row(f"{name}_own", mine, f"{{player}} {en}", node, also=also))
        found.append(row(f"{name}_of", "{player:player}", "that of {player}", node))
        for how, spelt in _COMPARED.items() if name != "life" else ():
            for category, word in (("simple", spelt), ("if_so", _COMPARED_SO.get(how, ""))):
                if word:
                    found.append(
                        row(
                            category,
                            f"{{amount:{name}_own}}が{{than:{name}_of}}{word}",
                            f"{{amount}} is {_THAN[how]} {{than}}",
                            q.Compares,
                            const={"how": how},
                            also=(f"{{amount:{name}_own}}<が|は|が、>{{than:{name}_of}}{word}",),
                        )
                    )
    return tuple(found)


_SIDES: Final = (
    row(
        "simple",
        "{player:player}の<場|配備エリア>に{what:units}がいる",
        "there is {what} on the side of {player}",
        g.SideHas,
        also=(
            "{player:player}の<場|配備エリア>に{what:units}が<出ている|存在する|1体でもいる>",
            "{player:player}に{what:units}がいる",
            "{what:units}が{player:player}の<場|配備エリア>に<いる|出ている|存在する>",
        ),
    ),
    row(
        "denied",
        "{player:player}の<場|配備エリア>に{what:units}がいない",
        "there is {what} on the side of {player}",
        g.SideHas,
        also=(
            "{player:player}の<場|配備エリア>に{what:units}が<出ていない|存在しない|1体もいない>",
            "{what:units}が{player:player}の<場|配備エリア>に<いない|出ていない|1体もいない>",
        ),
    ),
    row(
        "simple",
        "{player:player}の<場|配備エリア>に{what:units}が{bound:bodies}いる",
        "there are {bound} {what} on the side of {player}",
        g.SideCount,
        also=(
            "{player:player}の<場|配備エリア>に{what:units}が{bound:bodies}<出ている|存在する>",
            "{player:player}の<場|配備エリア>に{bound:bodies}の{what:units}がいる",
        ),
    ),
)

_SIDES_SO: Final = (
    row(
        "if_so",
        "{player:player}の<場|配備エリア>に{what:units}がいれば",
        "there is {what} on the side of {player}",
        g.SideHas,
        also=(
            "{player:player}の<場|配備エリア>に{what:units}が<出ていれば|あれば>",
            "{what:units}が{player:player}の<場|配備エリア>にいれば",
        ),
    ),
    row(
        "if_not",
        "{player:player}の<場|配備エリア>に{what:units}がいなければ",
        "there is {what} on the side of {player}",
        g.SideHas,
        also=(
            "{player:player}の<場|配備エリア>に{what:units}が<出ていなければ|なければ>",
            "{what:units}が{player:player}の<場|配備エリア>にいなければ",
        ),
    ),
    row(
        "if_so",
        "{player:player}の<場|配備エリア>に{what:units}が{bound:bodies}いれば",
        "there are {bound} {what} on the side of {player}",
        g.SideCount,
    ),
)
_IF: Final = "<場合|なら|ならば|時|とき|場合は|のなら|であれば|のであれば|のときは|なら、その時>"

_WHOLE: Final = (
    row(
        "iffed",
        "{condition:condition}場合",
        "{condition}",
        also=(f"{{condition:condition}}{_IF}", "{condition:if_all}"),
    ),
    Phrase("if_all", "{condition:if_so}", "{condition}"),
    row("if_all", "{condition:if_not}", "not: {condition}", q.Not),
    row(
        "if_all",
        "{first:joined}、{second:if_all}",
        "{first} and {second}",
        q.And,
        also=("{first:joined}<、かつ|、かつ、|かつ|>{second:if_all}",),
    ),
)

# After so many cards were moved.
_DONE: Final = "|".join(
    [
        f"{each}{end}"
        for each in (
            "捨て",
            "戻し",
            "除外し",
            "破壊し",
            "公開し",
            "選ん",
            "置い",
            "捨札に置い",
            "捨てられ",
            "破壊され",
            "除外され",
        )
        for end in (("だ", "でいた", "でいる") if each.endswith("ん") else ("た", "ていた", "ている"))
    ]
)

# Both players have as much of something.
_BOTH_ALIKE: Final = tuple(
    [
        Spelt(
            f"<お互い|あなたと相手|両プレイヤー>の{ja}が<同じ|等しい|同数|同点><である|の|だ|>",
            {"amount": mine, "than": theirs},
        )
        for ja, mine, theirs in (
            ("ライフ", g.LifeOf(n.You()), g.LifeOf(n.Opponent())),
            (
                "ユニット<の数|>",
                q.CountOf(n.Controlled(n.You(), n.Units())),
                q.CountOf(n.Controlled(n.Opponent(), n.Units())),
            ),
            ("領土<の数|>", q.CountOf(g.Lands(n.You())), q.CountOf(g.Lands(n.Opponent()))),
            (
                "手札<の枚数|の数|>",
                q.CountOf(n.InZone(n.Hand(n.You()), n.Cards())),
                q.CountOf(n.InZone(n.Hand(n.Opponent()), n.Cards())),
            ),
        )
    ]
)

_CONDITIONS: Final = (
    *_SIDES,
    *_SIDES_SO,
    *_WHOLE,
    Phrase("condition", "{condition:simple}", "{condition}"),
    row("condition", "{condition:denied}", "not: {condition}", q.Not),
    row(
        "condition",
        "{first:joined}、{second:condition}",
        "{first} and {second}",
        q.And,
        also=("{first:joined}<、かつ|、かつ、|かつ|>{second:condition}",),
    ),
    row(
        "condition",
        "{first:simple}か、{second:condition}",
        "{first} or {second}",
        q.Or,
        also=("{first:simple}<か、または|、または|または|、もしくは>{second:condition}",),
    ),
    *_counts("units", "bodies", "いる"),
    *_counts("cards", "sheets", "ある"),
    *_counts("lands", "pieces", "ある"),
    *given(
        "{amount:counted_amount}が{bound:scores}%",
        "de",
        "{amount} is {bound}",
        "{amount} is {bound}",
        q.AmountIs,
        also=(
            "{amount:counted_amount}が{bound:points}%",
            "{amount:bare_count}が{bound:points}%",
            *[
                Spelt(f"{{bound:{bound}}}<{done}>", {"amount": q.SoMany()})
                for bound, done in (("sheets", _DONE), ("bodies", _DONE), ("pieces", _DONE))
            ],
        ),
        forms=ALL,
    ),
    *[
        row(
            "simple",
            f"{{amount:counted_amount}}が{{than:compared}}{spelt}",
            f"{{amount}} is {_THAN[how]} {{than}}",
            q.Compares,
            const={"how": how},
            also=(
                f"{{amount:counted_amount}}が、{{than:compared}}{spelt}",
                f"{{amount:bare_count}}が<、|>{{than:compared}}{spelt}",
                f"{{amount:life_own}}<が|は|が、>{{than:life_of}}{spelt}",
                *(_BOTH_ALIKE if how == "same" else ()),
            ),
        )
        for how, spelt in _COMPARED.items()
    ],
    *[
        row(
            "if_so",
            f"{{amount:counted_amount}}が{{than:compared}}{spelt}",
            f"{{amount}} is {_THAN[how]} {{than}}",
            q.Compares,
            const={"how": how},
            also=(
                f"{{amount:counted_amount}}が、{{than:compared}}{spelt}",
                f"{{amount:bare_count}}が<、|>{{than:compared}}{spelt}",
                f"{{amount:life_own}}<が|は|が、>{{than:life_of}}{spelt}",
            ),
        )
        for how, spelt in _COMPARED_SO.items()
    ],
    *given(
        "{amount:sorts_of}が{bound:sorts}%",
        "aru",
        "there are {bound} colours among {amount}",
        "there are {bound} colours among {amount}",
        k.SortsAre,
        "2.2",
        also=("{amount:different}が{bound:bodies}<いる|出ている>", "{amount:different}が{bound:sheets}ある"),
        forms=ALL,
    ),
    row(
        "sorts_of", "{what:everyone}の属性", "{what}", g.ColoursOf, clause="2.2", also=("{what:everyone}の属性の種類",)
    ),
    row(
        "different",
        "属性の異なる{what:everyone}",
        "{what}",
        g.ColoursOf,
        clause="2.2",
        also=("<異なる属性の|属性が異なる|それぞれ属性の異なる>{what:everyone}",),
    ),
    row(
        "simple",
        "{bound:sheets}ある",
        "there are {bound} of those",
        k.ThoseAre,
        clause="M6",
        also=("{bound:bodies}いる", "{bound:pieces}ある"),
    ),
    row("compared", "{amount:counted_amount}", "{amount}", also=("{amount:bare_count}",)),
    row("bare_count", "{what:counting}", "the number of {what}", q.CountOf),
    *given(
        "{what:object}が{colour:hue}%",
        "de",
        "{what} is {colour}",
        "{what} is {colour}",
        g.IsColour,
        "2.2",
        forms=ALL,
    ),
    *given(
        "{what:everyone}がすべて{colour:hue}%",
        "de",
        "all {what} are {colour}",
        "all {what} are {colour}",
        g.IsColour,
        "2.2",
        also=("{what:everyone}がすべて{colour:hue}のユニット%", "{what:everyone}すべてが{colour:hue}%"),
        forms=ALL,
    ),
    row(
        "simple",
        "{what:object}が{label:trait}を持つ",
        "{what} has {label}",
        g.HasTrait,
        also=("{what:object}が{label:trait}を<持っている|持っていた|持った>",),
    ),
    row(
        "denied",
        "{what:object}が{label:trait}を持たない",
        "{what} has {label}",
        g.HasTrait,
        also=("{what:object}が{label:trait}を<持っていない|持っていなかった|持たなかった>",),
    ),
    *given(
        "{what:object}が{state:state}%",
        "de",
        "{what} is {state}",
        "{what} is {state}",
        g.Lies,
        "M5",
        also=("{what:object}が{state:state}の状態%",),
        forms=ALL,
    ),
    *given(
        "{what:object}が場に%",
        "iru",
        "{what} is on the field",
        "{what} is on the field",
        g.OnField,
        "4.2",
        also=(
            "{what:object}が%",
            "{what:object}が<場に出て|場に存在して|自分の場に|あなたの場に|配備エリアに>%",
        ),
        forms=ALL,
    ),
    *given(
        "{what:object}が強化されて%",
        "iru",
        "{what} is boosted",
        "{what} is boosted",
        x.IsBoosted,
        "2.2",
        forms=ALL,
    ),
    *_versus(),
    *given(
        "{what:object}が{kind:kinds}%", "de", "{what} is a {kind@what}", "{what} is a {kind@what}", g.IsKind, forms=ALL
    ),
    Phrase("kinds", "{what:cards}", "{what@}"),
    Phrase("kinds", "{what:units}", "{what@}"),
    # What the sentence is about was named just before, and is not named again.
    *[
        row(category, f"{said}{form}", f"it is {en}", node, clause, const={"what": n.That()})
        for said, en, node, clause in (
            ("{colour:hue}", "{colour}", g.IsColour, "2.2"),
            ("{state:state}", "{state}", g.Lies, "M5"),
            ("{kind:kinds}", "a {kind@}", g.IsKind, ""),
        )
        for category, form in (
            ("its", "<である|の|だ|だった|であった|>"),
            ("its_not", "<でない|ではない|でなかった|ではなかった>"),
        )
    ],
    row(
        "its",
        "{label:trait}を持つ",
        "it has {label}",
        g.HasTrait,
        const={"what": n.That()},
        also=("{label:trait}を<持っている|持っていた>",),
    ),
    row(
        "its_not",
        "{label:trait}を持たない",
        "it has {label}",
        g.HasTrait,
        const={"what": n.That()},
        also=("{label:trait}を<持っていない|持っていなかった>",),
    ),
    Phrase("its_own", "{condition:its}", "{condition}"),
    row("its_own", "{condition:its_not}", "not: {condition}", q.Not),
    row("iffed_it", "{condition:its_own}場合", "{condition}", also=(f"{{condition:its_own}}{_IF}",)),
    row("simple", "{period:period}である", "it is {period}", g.ItIs),
)

CONDITION_PHRASES: Final[tuple[Phrase, ...]] = _CONDITIONS
