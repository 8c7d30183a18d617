"""How texts say for what they wait (`event`, `moment`), and what is about to happen (`would`)."""

from typing import Final

from fuda.games.hanyo.phrases.moments import MOMENTS
from fuda.games.hanyo.phrases.unit_events import CHANGES, UNITS
from fuda.games.hanyo.phrases.would import MORE_WOULD, WOULD
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.japanese.joining import without_topic
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n
from fuda.language.words import occasions as o

_CARDS: Final = (
    row(
        "event",
        "{player:anyone}がチャージした",
        "{player} <player:charges|charge>",
        h.Charged,
        clause="906.1",
        also=("{player:anyone}がチャージ<する|を行った>",),
    ),
    row(
        "event",
        "{player:player}が{kind:playable}をプレイした",
        "{player} <player:plays|play> a {kind} card",
        h.CommandPlayed,
        clause="804.2",
        also=(
            "{player:player}が{kind:playable}<カード|>を<プレイした|プレイする|使った|使用した>",
            "{player:player}の{kind:playable}<カード|>がプレイされた",
        ),
    ),
    row(
        "event",
        "{what:this_card}がセットされた",
        "{what} is set",
        h.CardSet,
        clause="905.3",
        also=("{what:this_card}をセットした",),
    ),
    row(
        "event",
        "{player:anyone}がデッキを引いた",
        "{player} <player:draws|draw> a card",
        v.Drew,
        clause="904.1",
        also=("{player:anyone}が<デッキを引く|カードを引いた|デッキを1枚引いた|カードを1枚引いた|ドローした>",),
    ),
    row(
        "event",
        "{player:anyone}が手札を捨てた",
        "{player} <player:discards|discard> from hand",
        v.HandDiscarded,
        clause="911.1",
        also=(
            "{player:anyone}<の手札が捨てられた|が手札を捨てる|の手札のカードが捨てられた|が手札を1枚以上捨てた|の手札が捨て場に置かれた>",
        ),
    ),
    row(
        "event",
        "{what:discarded}が捨て場に置かれた",
        "{what} is put into the discard",
        v.PutToDiscard,
        const={"origin": "any"},
        clause="309.1",
        also=(
            "{what:discarded}が<捨てられた|捨て場に移動した>",
            "{what:discarded}を捨て場に置いた",
        ),
    ),
    row(
        "event",
        "{what:discarded}が{origin:origin}から捨て場に置かれた",
        "{what} goes from {origin} into the discard",
        v.PutToDiscard,
        clause="309.1",
        also=(
            "{what:discarded}が{origin:origin}から<捨てられた|捨て場に移動した>",
            "{origin:origin}から{what:discarded}が<捨て場に置かれた|捨てられた>",
            *[
                Spelt(
                    f"{whose}の{zone}<から|の上から>カードが<捨て場に置かれた|捨てられた>",
                    {"what": n.Controlled(player, n.Cards()), "origin": origin},
                )
                for whose, player in (("自分", n.You()), ("相手", n.Opponent()))
                for zone, origin in (("デッキ", "deck"), ("手札", "hand"))
            ],
        ),
    ),
    row("origin", "エリア", "the area", value="area", clause="306.1"),
    row("origin", "手札", "the hand", value="hand", clause="305.1", also=("<自分の手札|相手の手札>",)),
    row("origin", "デッキ", "the deck", value="deck", clause="304.1", also=("<自分のデッキ|相手のデッキ>",)),
    Phrase("discarded", "{it:this_card}", "{it}"),
    row("discarded", "{player:controller}の{what:owned_cards}", "a {what@what} {player}", n.Controlled),
    Phrase("owned_cards", "{what:kinds}", "{what@}"),
    row(
        "event",
        "{player:player}がEXスキルを使った",
        "{player} <player:uses|use> an EX skill",
        v.UsedEx,
        clause="806.1",
        also=("{player:player}がEXスキルを<プレイした|使用した>",),
    ),
    row(
        "event",
        "{player:player}がじゃんけんに勝った",
        "{player} <player:wins|win> rock-paper-scissors",
        v.WonJanken,
        clause="919.1",
        also=("{player:player}がじゃんけんで勝った",),
    ),
    row(
        "event",
        "{player:player}がじゃんけんに負けた",
        "{player} <player:loses|lose> rock-paper-scissors",
        v.LostJanken,
        clause="919.1",
        also=("{player:player}がじゃんけんで負けた",),
    ),
)

_OF_ENERGY: Final = (
    row(
        "befell_energy",
        "捨てられた",
        "loses energy to the discard",
        v.LostEnergy,
        "911.1",
        {"what": t.Topic()},
        also=("捨て場に置かれた",),
    ),
    row(
        "befalls_energy",
        "捨てられる",
        "would lose energy to the discard",
        v.LostEnergy,
        "911.1",
        {"what": t.Topic()},
        also=("捨て場に置かれる",),
    ),
)

_WITH: Final = (
    row(
        "event",
        "{what:someone}が{by:by}で{event:doing}",
        "{event} by {what} through {by}",
        o.Befalls,
        clause="813.5",
        also=("{what:someone}が、?{by:by}<で|によって|により>、?{event:doing}",),
    ),
    row(
        "doing",
        "{what:someone}をKOした",
        "{what} is knocked out",
        h.KnockedOutBy,
        clause="813.5",
        const={"by": t.Topic()},
        also=("{what:someone}をKOする",),
    ),
    row(
        "doing",
        "{what:someone}に{bound:points}のダメージを与えた",
        "{bound} damage is dealt to {what}",
        v.DealtDamage,
        clause="916.1",
        const={"by": t.Topic()},
        also=(
            "{what:someone}に{bound:points}<の|点の|>ダメージを与える",
            Spelt("{what:someone}にダメージを<与えた|与える>", {"bound": n.AtLeast(1)}),
        ),
    ),
)

# How the past of an event is said as what happens each time: されたとき, されるたび.
_EACH_TIME: Final = (
    ("れた", "れる"),
    ("した", "する"),
    ("てた", "てる"),
    ("引いた", "引く"),
    ("置いた", "置く"),
    ("勝った", "勝つ"),
    ("使った", "使う"),
    ("戻った", "戻る"),
    ("なった", "なる"),
    ("わった", "わる"),
    ("けた", "ける"),
    ("えた", "える"),
    ("出た", "出る"),
    ("ついた", "つく"),
)


def _each_time(phrase: Phrase) -> Phrase:
    """An event in its dictionary form as well."""
    known = {each.ja for each in phrase.wordings}
    more: list[str | Wording] = []
    for each in phrase.wordings:
        spelt = next((each.ja.removesuffix(past) + now for past, now in _EACH_TIME if each.ja.endswith(past)), "")
        if spelt and spelt not in known:
            known.add(spelt)
            more.append(Wording(spelt, each.const))
    also = (*phrase.wordings[1:], *more)
    return Phrase(
        phrase.category, phrase.ja, phrase.en, phrase.node, phrase.clause, phrase.const, None, phrase.number, also
    )


_EVENTS: Final = tuple([_each_time(each) if each.category == "event" else each for each in (*UNITS, *CHANGES, *_CARDS)])


def _told(category: str, befell: str, known: tuple[Phrase, ...], while_so: str) -> tuple[Phrase, ...]:
    """The same by whose doing, and where something holds at that time."""
    event = f"{{event:{category}}}"
    units = [
        made
        for each in known
        if each.category == category
        for made in without_topic(each, befell, "what", ("{what:someone}が",), t.Topic(), "")
    ]
    cards = [
        made
        for each in known
        if each.category == category
        for made in without_topic(each, f"{befell}_card", "what", ("{what:discarded}が",), t.Topic(), "")
    ]
    return (
        row(
            category,
            f"{{by:by}}によって{event}",
            "{event} through {by}",
            o.CausedBy,
            clause="801.2d",
            also=(f"{{by:by}}<によって|により|で>、?{event}",),
        ),
        row(
            category,
            f"{{what:someone}}が{{by:by}}によって{{event:{befell}}}",
            "{what} {event} through {by}",
            o.Befalls,
            clause="801.2d",
            also=(f"{{what:someone}}が、?{{by:by}}<によって|により|で|に|による|からの>、?{{event:{befell}}}",),
        ),
        row(
            category,
            f"{{what:discarded}}が{{by:by}}によって{{event:{befell}_card}}",
            "{what} {event} through {by}",
            o.Befalls,
            clause="801.2d",
            also=(f"{{what:discarded}}が、?{{by:by}}<によって|により|で>、?{{event:{befell}_card}}",),
        ),
        row(
            category,
            f"{{what:someone}}のエネルギーが{{by:by}}によって{{event:{befell}_energy}}",
            "{what} {event} through {by}",
            o.Befalls,
            clause="801.2d",
            also=(f"{{what:someone}}のエネルギーが、?{{by:by}}<によって|により|で>、?{{event:{befell}_energy}}",),
        ),
        row(
            category,
            f"{{condition:condition}}ときに、{event}",
            "{event} while {condition}",
            o.Given,
            clause="807.2",
            also=(
                f"{{condition:condition}}<{while_so}>、?{event}",
                f"{{condition:period}}<中に|中に、|中、|中|に|に、|の間に|の間、>{event}",
            ),
        ),
        *units,
        *cards,
    )


_TOLD: Final = (
    *_told("event", "befell", _EVENTS, "とき|ときに|時|時に|間|間に|かぎり|限り|場合"),
    # Before a replacement what must hold as long as it lasts is a duration of its own.
    *_told("would", "befalls", (*WOULD, *MORE_WOULD), "ときに|時に"),
)

EVENT_PHRASES: Final[tuple[Phrase, ...]] = (*_OF_ENERGY, *_EVENTS, *_WITH, *MOMENTS, *WOULD, *MORE_WOULD, *_TOLD)
