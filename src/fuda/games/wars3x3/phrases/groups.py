"""How players, units, cards and territories are named: one algebra of groups, each predicate written once.

`object` is one card, `units` a group (counted 体), `cards` another (枚), `lands` territories (つ); `what` is a choice
from any of them, `picked` and `counted` are the same in the words …を1体選び、 and …を1体. `subject` is what a rule is
about, `someone` what an event is about.
"""

from typing import Final

from fuda.games.wars3x3.phrases.selections import SELECTED_PHRASES
from fuda.games.wars3x3.words import casts as c
from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import things as w
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_PLAYERS: Final = (
    row("player", "あなた", "you", n.You, number=MANY),
    row("player", "相手", "your opponent", n.Opponent, also=("<対戦相手|相手プレイヤー|対戦相手プレイヤー>",)),
    row("player", "自分", "the acting player", q.Own, also=("自身",)),
    row("holder", "あなた", "you", n.You, number=MANY),
    row("holder", "相手", "your opponent", n.Opponent),
    row("holder", "自分", "the acting player", q.Own),
    row("whose", "あなた", "your", n.You),
    row("whose", "相手", "your opponent's", n.Opponent, also=("<対戦相手|相手プレイヤー>",)),
    row("whose", "自分", "the acting player's", q.Own),
    row("whose", "持ち主", "its owner's", n.Owner, also=("<それの持ち主|その持ち主|それぞれの持ち主|コントローラー>",)),
    Phrase("actor", "{player:player}", "{player}"),
    row(
        "actor",
        "そのコントローラー",
        "its controller",
        g.SideOf,
        clause="4.2",
        also=("<その|それの|そのユニットの|そのカードの|それらの><コントローラー|プレイヤー|持ち主>",),
    ),
    row(
        "actor",
        "お互いのプレイヤー",
        "each player",
        a.EachPlayer,
        also=(
            "<お互い|両プレイヤー|各プレイヤー|それぞれのプレイヤー|両方のプレイヤー|すべてのプレイヤー|全てのプレイヤー|双方のプレイヤー|双方>",
        ),
    ),
    row(
        "actor",
        "ライフの少ないプレイヤー",
        "the player with less life",
        g.WithLess,
        const={"figure": "life", "how": "less"},
        also=("ライフ<の|が><少ない|低い|より少ない><方の|ほうの|>プレイヤー",),
    ),
    row(
        "actor",
        "ライフの多いプレイヤー",
        "the player with more life",
        g.WithLess,
        const={"figure": "life", "how": "more"},
        also=("ライフ<の|が><多い|高い|より多い><方の|ほうの|>プレイヤー",),
    ),
    row(
        "actor",
        "手札の少ないプレイヤー",
        "the player with fewer cards in hand",
        g.WithLess,
        const={"figure": "hand", "how": "less"},
        also=("手札<の|が><少ない|より少ない><方の|ほうの|>プレイヤー",),
    ),
    row(
        "actor",
        "手札の多いプレイヤー",
        "the player with more cards in hand",
        g.WithLess,
        const={"figure": "hand", "how": "more"},
        also=("手札<の|が><多い|より多い><方の|ほうの|>プレイヤー",),
    ),
    row(
        "actor",
        "領土の少ないプレイヤー",
        "the player with fewer territories",
        g.WithLess,
        const={"figure": "land", "how": "less"},
        also=("領土<の|が><少ない|より少ない><方の|ほうの|>プレイヤー",),
    ),
    row(
        "actor",
        "ユニットの少ないプレイヤー",
        "the player with fewer units",
        g.WithLess,
        const={"figure": "field", "how": "less"},
        also=("ユニット<の|が|の数が><少ない|より少ない><方の|ほうの|>プレイヤー",),
    ),
    row("turner", "あなた", "your", n.You, also=("自分",)),
    row("turner", "相手", "your opponent's", n.Opponent, also=("<対戦相手|相手プレイヤー>",)),
    row("turner", "お互い", "each player's", a.EachPlayer, also=("<各プレイヤー|両プレイヤー|それぞれのプレイヤー>",)),
)


def _piles(category: str) -> tuple[Phrase, ...]:
    """Zones whose name alone can stand for their cards."""
    mine = (Spelt("手札", {"player": q.Own()}),)
    return (
        row(category, "{player:whose}の手札", "{player} hand", n.Hand, clause="W3.3", also=mine),
        row(
            category,
            "捨札",
            "the discard pile",
            n.DiscardPile,
            clause="S1",
            also=("<捨て札|共通の捨札|捨札置き場|あなたの捨札|自分の捨札|相手の捨札|お互いの捨札>",),
        ),
        row(
            category,
            "デッキ",
            "the deck",
            n.Deck,
            clause="W2.2",
            also=("<山札|共通のデッキ|あなたのデッキ|自分のデッキ|相手のデッキ|共通の山札>",),
        ),
    )


_ZONES: Final = (
    *_piles("zone"),
    Phrase("back", "{player:whose}の手札", "{player} hand", n.Hand, clause="W3.3"),
    row("back", "捨札", "the discard pile", n.DiscardPile, clause="S1", also=("<捨て札|共通の捨札>",)),
    row("back", "デッキ", "the deck", n.Deck, clause="W2.2", also=("<山札|共通のデッキ|あなたのデッキ|自分のデッキ>",)),
    *_piles("pile"),
    row(
        "zone",
        "{player:whose}の領土",
        "{player} territories",
        w.Territory,
        clause="4.1",
        also=(Spelt("領土", {"player": q.Own()}),),
    ),
    row("state", "裏側", "face-down", value="face_down", clause="M5", also=("<裏向き|裏側状態|裏|裏の状態>",)),
    row("state", "表側", "face-up", value="face_up", clause="M5", also=("<表向き|表側状態|表>",)),
    row("state", "横側", "sideways", value="sideways", clause="M5", also=("<横向き|横側状態>",)),
    row("hue", "炎属性", "fire", value="fire", clause="2.2", also=("炎",)),
    row("hue", "水属性", "water", value="water", clause="2.2", also=("水",)),
    row("hue", "草属性", "grass", value="grass", clause="2.2", also=("草",)),
    row("hue", "天属性", "heaven", value="heaven", clause="2.2", also=("天",)),
    row("hue", "紫色", "purple", value="purple", clause="Q17", also=("紫",)),
    row("figure", "コスト", "cost", value="cost", clause="3.0a"),
    row("figure", "パワー", "power", value="power", clause="3.0a"),
    row("end", "高い", "highest", value="high", also=("<大きい|大きな|多い|強い>",)),
    row("utmost", "最大", "highest", value="high"),
    row("utmost", "最小", "lowest", value="low"),
    row("end", "低い", "lowest", value="low", also=("<小さい|小さな|少ない|弱い>",)),
)

_ONE: Final = (
    row(
        "object",
        "これ",
        "this card",
        n.This,
        also=("<このユニット|このカード|この魔法|このカード自身|このユニット自身|これ自身|この呪文>",),
    ),
    row(
        "object",
        "それ",
        "it",
        n.That,
        also=(
            "<そのユニット|そのカード|その魔法|その領土|それら|それらのユニット|それらのカード|それらの魔法>",
            # そ stands before の: そのパワー, そのコスト.
            "<そ|それぞれ|両方|そのいずれも|それら全て|それらすべて|その対象|その対象のユニット|その呪文の対象>",
            "<選んだユニット|選んだカード|選んだ魔法|選んだ領土|選ばれたユニット|選ばれたカード|そのユニット・カード|公開したカード|公開されたカード|加えたカード|置いたカード|交換したカード|捨てたカード|破壊したユニット|破壊されたユニット|戻したユニット|戻したカード|除外したカード|場に出したユニット|出したユニット|見たカード|強化したユニット|強化されたユニット|場に出たユニット>",
        ),
    ),
    row(
        "object",
        "引いたカード",
        "what was drawn",
        g.DrawnCards,
        clause="1.1",
        also=("<その引いたカード|新たに引いたカード|ここで引いたカード>",),
    ),
    row("object", "対象のユニット", "the target unit", w.TargetUnit, clause="2.2", also=("<対象ユニット|強化の対象>",)),
    row("object", "{state:state}の{what:object}", "{what} while {state}", n.InState, clause="M5"),
)


def _controlled(groups: str, inner: str) -> Phrase:
    """What lies on a player's side."""
    some = f"{{what:{inner}}}"
    return row(
        groups,
        f"{{player:player}}の{some}",
        "{what@} {player} <player:controls|control>",
        n.Controlled,
        also=(
            f"{{player:player}}の<場|配備エリア|側><の|にいる|に出ている|にある|で|の中で|にいるすべての|にいる全ての|のすべての|の全ての>{some}",
            f"{{player:player}}の場に<残った|残っている>{some}",
            f"{{player:player}}の<すべての|全ての|各|全>{some}",
            f"<場にいる|場に出ている|場の>{{player:player}}の{some}",
            f"{{player:player}}が<コントロールする|コントロールしている|支配する>{some}",
        ),
    )


_HOW: Final = {"less": "lower than", "more": "higher than"}


def predicates(groups: str, inner: str = "", fights: bool = True) -> tuple[Phrase, ...]:
    """What narrows a group of units or of cards down; magics have no power and no traits of units (`fights`)."""
    inner = inner or groups
    some = f"{{what:{inner}}}"
    apart = {"units": "units", "lands": "units", "onboard": "magics"}.get(inner, "cards")
    return (
        row(
            groups,
            f"{{colours:hue+または}}の{some}",
            "{colours: or } {what@}",
            g.OfColours,
            clause="2.2",
            also=(
                f"{{colours:hue+か}}の{some}",
                f"{{colours:hue+と}}の{some}",
                f"{{colours:hue+や}}の{some}",
                f"{{colours:hue+}}を持つ{some}",
                f"{{colours:hue+、}}の{some}",
                f"{{colours:hue+・}}の{some}",
                f"{{colours:hue+または}}{some}",
                f"属性が{{colours:hue+または}}の{some}",
            ),
        ),
        row(
            groups,
            f"{{as_:object}}と同じ属性の{some}",
            "{what@} of the colour of {as_}",
            g.SameColour,
            clause="2.2",
            also=(f"{{as_:object}}と<同じ色の|同属性の|属性が同じ|同じ属性を持つ|属性の同じ|同じ色を持つ>{some}",),
        ),
        row(
            groups,
            f"コスト{{cost:points}}の{some}",
            "{what@} with cost {cost}",
            n.WithCost,
            also=(
                f"コストが{{cost:points}}<の|である|>{some}",
                f"{{cost:points}}コストの{some}",
                f"コスト{{cost:points}}<である|を持つ>{some}",
            ),
        ),
        row(
            groups,
            f"{{figure:figure}}が最も{{end:end}}{some}",
            "{what@} with the {end} {figure}",
            g.Extreme,
            also=(
                f"{{figure:figure}}<|が>{{end:utmost}}の{some}",
                f"{{figure:figure}}が<一番|もっとも>{{end:end}}{some}",
                f"<最も|一番|もっとも>{{figure:figure}}<が|の>{{end:end}}{some}",
            ),
        ),
        *[
            row(
                groups,
                f"{{than:object}}より{{figure:figure}}の{spelt}{some}",
                f"{{what@}} with a {{figure}} {_HOW[how]} that of {{than}}",
                g.FigureThan,
                const={"how": how},
                also=(
                    f"{{than:object}}<より|よりも>{{figure:figure}}<の|が>{more}{some}",
                    f"{{than:object}}<より|よりも>{more}{{figure:figure}}<の|を持つ>{some}",
                ),
            )
            for how, spelt, more in (
                ("less", "小さい", "<小さい|低い|少ない|小さな>"),
                ("more", "大きい", "<大きい|高い|多い|大きな>"),
            )
        ],
        row(
            groups,
            f"{{than:object}}と同じ{{figure:figure}}の{some}",
            "{what@} with the same {figure} as {than}",
            g.FigureThan,
            const={"how": "same"},
            also=(
                f"{{than:object}}と{{figure:figure}}が<同じ|等しい>{some}",
                f"{{than:object}}と<等しい|同じ>{{figure:figure}}<の|を持つ>{some}",
            ),
        ),
        row(
            groups,
            f"{{figure:figure}}が{{amount:counted_amount}}以下の{some}",
            "{what@} with a {figure} of at most {amount}",
            g.FigureTo,
            const={"how": "most"},
            also=(
                f"{{figure:figure}}が{{amount:counted_amount}}以下<である|の>{some}",
                f"{{amount:its_figure}}以下の{{figure:figure}}<の|を持つ>{some}",
            ),
        ),
        row(
            groups,
            f"{{figure:figure}}が{{amount:counted_amount}}以上の{some}",
            "{what@} with a {figure} of at least {amount}",
            g.FigureTo,
            const={"how": "least"},
            also=(f"{{amount:its_figure}}以上の{{figure:figure}}<の|を持つ>{some}",),
        ),
        row(
            groups,
            f"{{figure:figure}}が{{amount:counted_amount}}に等しい{some}",
            "{what@} with a {figure} equal to {amount}",
            g.FigureTo,
            const={"how": "same"},
            also=(f"{{figure:figure}}が{{amount:counted_amount}}と<同じ|等しい>{some}",),
        ),
        *(_fighting(groups, some) if fights else ()),
        row(
            groups,
            f"{{excluded:{apart}_apart}}以外の{some}",
            "{what@} other than {excluded}",
            q.ButNot,
            also=(f"{{excluded:{apart}_apart}}<ではない|でない>{some}",),
        ),
        row(
            groups,
            f"選ばれなかった{some}",
            "{what@} not chosen",
            g.Unchosen,
            clause="M6",
            also=(f"<選ばれていない|選ばなかった|それ以外の選ばれなかった>{some}",),
        ),
        row(
            groups,
            f"{{excluded:object}}以外の{some}",
            "{what@} other than {excluded}",
            n.Except,
            also=(Spelt(f"<他の|ほかの|別の>{some}", {"excluded": n.This()}),),
        ),
    )


def _fighting(groups: str, some: str) -> tuple[Phrase, ...]:
    """What narrows down cards that can be units: by their power and their traits."""
    return (
        row(
            groups,
            f"パワー{{bound:points}}の{some}",
            "{what@} with power {bound}",
            g.WithPower,
            clause="3.0a",
            also=(f"パワーが{{bound:points}}<の|である|>{some}", f"{{bound:points}}パワーの{some}"),
        ),
        row(
            groups,
            f"{{label:trait}}を持つ{some}",
            "{what@} with {label}",
            n.WithTrait,
            also=(
                f"<特性|>{{label:trait}}<の特性を持つ|を持っている|の|特性を持つ|>{some}",
                f"【{{label:trait}}】を持つ{some}",
                f"「{{label:trait}}」を持つ{some}",
            ),
        ),
        row(
            groups,
            f"{{label:trait}}を持たない{some}",
            "{what@} without {label}",
            g.WithoutTrait,
            also=(
                f"{{label:trait}}<の特性を持たない|を持っていない|以外の>{some}",
                f"【{{label:trait}}】を持たない{some}",
            ),
        ),
    )


def _apart(category: str, base: type[n.Node], named: type[n.Node]) -> tuple[Phrase, ...]:
    """What is named without its noun before 以外の."""
    return (
        row(
            category,
            "{colours:hue+または}",
            "{colours: or } ones",
            g.OfColours,
            const={"what": base()},
            also=("{colours:hue+か}",),
        ),
        row(category, "コスト{cost:points}", "ones with cost {cost}", n.WithCost, const={"what": base()}),
        row(category, "《{name:name}》", "“{name}”", named),
    )


_APART: Final = (
    *_apart("units_apart", n.Units, g.NamedUnits),
    *_apart("cards_apart", n.Cards, g.Named),
    *_apart("magics_apart", w.Magics, g.Named),
    *predicates("narrowed_units", "units"),
    row("narrowed_units", "《{name:name}》", "“{name}”", g.NamedUnits),
    *predicates("narrowed_magics", "onboard", False),
)

_UNITS: Final = (
    row(
        "units",
        "ユニット",
        "<unit|units>",
        n.Units,
        clause="2.0",
        also=(
            "<場のユニット|場にいるユニット|場に出ているユニット|お互いのユニット|お互いの場のユニット|いずれかの場のユニット>",
            "<両プレイヤーのユニット|両方の場のユニット|好きなユニット|お互いの場にいるユニット|お互いの場に出ているユニット|場にあるユニット>",
        ),
    ),
    row(
        "units",
        "《{name:name}》",
        "“{name}”",
        g.NamedUnits,
        clause="M2",
        also=("<「{name:name}」|《{name:name}》という名前のユニット>",),
    ),
    _controlled("units", "units"),
    *predicates("units"),
    row(
        "units",
        "その呪文の対象になっている{what:units}",
        "{what@} at which it is aimed",
        g.Aimed,
        clause="2.0a",
        also=(
            "<その除去|その強化|その呪文|それ>の対象<になっている|となっている|になった|の|である|に選ばれている|に選ばれた>{what:units}",
        ),
    ),
    row(
        "units",
        "強化されている{what:units}",
        "boosted {what@}",
        g.Boosted,
        clause="2.2",
        also=("強化<された|を受けている|中の>{what:units}",),
    ),
    row(
        "units",
        "強化されていない{what:units}",
        "{what@} that <is|are> not boosted",
        c.Unboosted,
        clause="2.2",
        also=("強化を受けていない{what:units}",),
    ),
    row("units", "そのうち", "of them", g.Those, also=("<その中|それらのうち|それらの中|そのユニットの中>",)),
    row(
        "units",
        "このターンに場に出た{what:units}",
        "{what@} that entered the field in this turn",
        c.JustEntered,
        clause="4.2",
        also=("このターン<中に|、|><場に出た|場に出たばかりの|配備された>{what:units}",),
    ),
)

_CARDS: Final = (
    row("cards", "カード", "<card|cards>", n.Cards),
    row(
        "cards",
        "ユニット・カード",
        "unit <card|cards>",
        n.UnitCards,
        clause="Q17",
        also=("<ユニットカード|ユニットのカード>",),
    ),
    row(
        "cards",
        "呪文・カード",
        "spell <card|cards>",
        g.SpellCards,
        clause="Q17",
        also=("<呪文カード|ユニット・カード以外のカード|ユニット以外のカード>",),
    ),
    row("cards", "魔法", "<magic|magics>", w.Magics, clause="M1", also=("<魔法カード|魔法のカード>",)),
    row("cards", "残ったカード", "remaining <card|cards>", w.Kept, clause="S16"),
    row("cards", "《{name:name}》", "“{name}”", g.Named, clause="M2", also=("「{name:name}」",)),
    row(
        "cards",
        "その中の{what:cards}",
        "{what@} among them",
        n.InZone,
        const={"zone": g.Looked()},
        also=(
            "その中<から|に|にある>{what:cards}",
            "<公開したカードの中|見たカードの中|それらの中|そのうち|公開された中|それらのうち><の|から|に|にある>{what:cards}",
            Spelt(
                "<その中|そのうち|その内|それらのうち|見たカード|それらのカードの中|見たカードの中|その中のカード|公開したカードの中|それらの中|その中のどれか>",
                {"what": n.Cards()},
            ),
        ),
    ),
    _controlled("cards", "onboard"),
    *predicates("cards"),
    row("onboard", "魔法", "<magic|magics>", w.Magics, clause="M1", also=("<魔法カード|魔法のカード>",)),
    *predicates("onboard", "", False),
    row("onboard", "{state:state}の{what:onboard}", "{state} {what@}", n.InState, clause="M5"),
    row(
        "cards",
        "{zone:zone}の{what:cards}",
        "{what@} in {zone}",
        n.InZone,
        also=("{zone:zone}<にある|から|の中から|の中の>{what:cards}", Spelt("{zone:pile}", {"what": n.Cards()})),
    ),
    row(
        "cards",
        "{state:state}の{what:cards}",
        "{state} {what@}",
        n.InState,
        clause="M5",
        also=("{state:state}<である|になっている|状態の>{what:cards}",),
    ),
    row(
        "lands",
        "お互いの領土",
        "<territory|territories>",
        g.Lands,
        const={"player": a.EachPlayer()},
        clause="4.1",
        also=("<両プレイヤー|お互いのプレイヤー|すべてのプレイヤー>の領土",),
    ),
    row(
        "lands",
        "{player:player}の領土",
        "<territory|territories> {player} <player:controls|control>",
        g.Lands,
        clause="4.1",
        also=("{player:player}の場の領土", Spelt("領土", {"player": q.Own()})),
    ),
)

GROUP_PHRASES: Final[tuple[Phrase, ...]] = (*_PLAYERS, *_ZONES, *_ONE, *SELECTED_PHRASES, *_APART, *_UNITS, *_CARDS)
