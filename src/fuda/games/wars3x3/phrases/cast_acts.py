"""How texts word the acts, conditions and amounts that go with words.casts."""

from typing import Final

from fuda.games.wars3x3.phrases.forms import on
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import casts as c
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.conditions import ALL, given
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_ACTS: Final = (
    *on(
        "{what:what}はすべての特性を{失う/5}",
        "{what} <what:loses|lose> all traits",
        t.LoseTrait,
        "S2",
        const={"label": "*"},
        also=("{what:what}は<、|><特性|すべての特性|特性をすべて>を?{失う/5}".replace("を?", "を"),),
    ),
    *on(
        "お互いの手札を{交換する/s}",
        "<exchanges|exchange> the hands of both players",
        c.SwapHands,
        "W3.3",
        also=(
            "<お互い|両プレイヤー|各プレイヤー>の手札をすべて<{交換する/s}|{入れ替える/1}>",
            "お互いの手札を{入れ替える/1}",
        ),
    ),
    *on(
        "{player:whose}のライフを{change:lifetimes}{する/s}",
        "<changes|change> {player} life: {change}",
        c.ChangeLife,
        "W1.1",
        also=(Spelt("ライフ<を|の>半分<|を>{失う/5}", {"player": q.Own(), "change": q.Half()}),),
    ),
    row("lifetimes", "2倍に", "doubled", q.Twice),
    row("lifetimes", "半分に", "halved", q.Half, also=("半分(<端数切り捨て|切り捨て>)に",)),
    *on(
        "{kind:cards}が出るまでデッキの上からカードを{公開する/s}",
        "<reveals|reveal> cards from the top of the deck until a {kind} comes",
        c.RevealUntil,
        "W2.2",
        also=(
            "{kind:cards}が<出る|公開される|見つかる|1枚出る|めくれる>まで、?デッキの<一番|>上から<カードを|1枚ずつ|順番に|順に|1枚ずつカードを|><{公開する/s}|{めくる/5}>",
            "デッキの<一番|>上から<カードを|1枚ずつ|順番に|順に|>、?{kind:cards}が<出る|公開される|見つかる|1枚出る>まで<{公開する/s}|{めくる/5}>",
        ),
    ),
)

_CONDITIONS: Final = (
    *given(
        "{zone:pile}に{what:cards}が%",
        "aru",
        "there is {what} in {zone}",
        "there is {what} in {zone}",
        c.ZoneHas,
        "S1",
        forms=ALL,
    ),
    *given(
        "{zone:pile}に{what:cards}が{bound:sheets}%",
        "aru",
        "there are {bound} {what} in {zone}",
        "there are {bound} {what} in {zone}",
        c.ZoneCount,
        "S1",
        forms=ALL,
    ),
    row(
        "each_time",
        "1体につき",
        "of them",
        q.SoMany,
        also=(
            "<1枚|1つ>につき",
            "<1体|1枚|1つ>ごとに",
            "<その|選んだ|選ばれた|捨てた|戻した|除外した|破壊した|公開した|置いた|加えた|捨札に置いた|デッキに戻した|手札に戻した><カード|ユニット・カード|ユニット|手札|領土|魔法|><1枚|1体|1つ><につき|ごとに>",
        ),
    ),
    row(
        "simple",
        "それが{bound:bodies}である",
        "there are {bound} of them",
        m.CountIs,
        const={"what": n.That()},
        clause="M6",
        also=(
            "<それ|それら|そのユニット|それらのユニット|選んだユニット><が|の数が><合わせて|合計|>{bound:bodies}<いる|の|だ|である|だった|>",
        ),
    ),
    *given(
        "{player:whose}の配備エリアに空きが%",
        "aru",
        "there is room in {player} deploy area",
        "there is room in {player} deploy area",
        c.HasRoom,
        "4.2",
        also=("{player:whose}の<空いている|空きの>配備エリアが%", "{player:whose}の場に空きが%"),
        forms=ALL,
    ),
    row(
        "simple",
        "{group:units}が{only:object}のみである",
        "{only} <only:is|are> the only one of {group}",
        c.Alone,
        clause="4.2",
        also=(
            "{group:units}が{only:object}<のみ|だけ|1体のみ|1体だけ><である|の|しかいない|>",
            "{group:units}が{only:object}<しか|1体しか|以外に>いない",
            "{only:object}が{group:units}の<唯一のユニット|最後の1体>である",
            "{only:object}が唯一の{group:units}である",
        ),
    ),
    row(
        "counted_amount",
        "{player:whose}の空いている配備エリアの数",
        "the number of empty places of {player} deploy area",
        c.RoomOf,
        clause="4.2",
        also=("{player:whose}の配備エリアの空き<の数|>",),
    ),
    row(
        "counted_amount",
        "{what:object}の再配備で捨札に置いたユニットの数",
        "the number of units given up for {what}",
        c.GivenUpFor,
        clause="4.2b",
        also=(
            Spelt(
                "<この再配備|再配備>で<捨札に置いた|捨札に置かれた|使った|選んだ>ユニットの数",
                {"what": n.This()},
            ),
        ),
    ),
    row(
        "each_time",
        "{what:object}の再配備で捨札に置いたユニット1体につき",
        "unit given up for {what}",
        c.GivenUpFor,
        clause="4.2b",
        also=(
            Spelt(
                "<この再配備|再配備>で<捨札に置いた|捨札に置かれた|使った|選んだ>ユニット1体<につき|ごとに>",
                {"what": n.This()},
            ),
        ),
    ),
)

ENTRY_PHRASES: Final[tuple[Phrase, ...]] = (*_ACTS, *_CONDITIONS)
